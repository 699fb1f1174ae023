"""Cards of Battle Scenes as they would lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.battle_scenes.library import CardDef
from ..arguments import console
from ..drawing import PANEL
from ..words import Words
from . import boxes, lore

Json = Any


@dataclass(frozen=True)
class CardItem:
    """A card to look at."""

    fact: CardDef

    @property
    def id(self) -> str:
        """The card's id."""
        return self.fact.id

    @property
    def hero(self) -> str:
        """The slug of its name."""
        return self.fact.called

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The card as it would lie on the table."""
        return panel(self.fact, langs)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return lore.as_json(self.fact)


def kind_line(fact: CardDef, say: Words) -> Text:
    """Type, version, alter ego, alignment and affiliations in one line."""
    kind = say.find(f"kind.{fact.type}")
    line = Text.assemble((kind[0].upper() + kind[1:], f"bold {lore.colour_of(fact)}"))
    parts = [fact.version, fact.alter_ego]
    parts += [lore.label("alignments", one, say.lang) for one in fact.alignments]
    parts.append(" / ".join(lore.label("affiliations", one, say.lang) for one in fact.affiliations))
    return line.append("".join(f" · {part}" for part in parts if part))


def numbers_line(fact: CardDef, say: Words) -> Text:
    """Energy, shield and powers in one line."""
    more = f" (+{fact.extra})" if fact.extra else ""
    line = Text.assemble(
        boxes.hearts(fact.energy, fact.energy), f" {say('scenes.energy', n=fact.energy)}{more}"
    )
    if fact.shield:
        line.append(" · ").append_text(boxes.shields(fact.shield, 0))
        line.append(f" {say('scenes.shield', n=fact.shield)}")
    for power in fact.powers:
        line.append(" · ").append(lore.label_of_power(power, say), style=lore.power_colour(power))
    return line


def panel(fact: CardDef, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table: its name, numbers and text in each language."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for number, one in enumerate(langs):
        say = Words(one)
        if number:
            grid.add_row("", "")
        grid.add_row(one if len(langs) > 1 else "", Text(fact.name[one], style="bold"))
        grid.add_row("", kind_line(fact, say))
        if lore.can_carry(fact):
            grid.add_row("", numbers_line(fact, say))
        if lore.text_of(fact.id, one):
            grid.add_row("", Text(lore.text_of(fact.id, one)))
    parts: list[RenderableType] = [grid]
    if fact.incomplete:
        parts.append(Text(Words(langs[0])("card.incomplete", why=fact.incomplete), style="yellow"))
    printed = f" · {fact.printed[0]}" if fact.printed else ""
    return Panel(
        Group(*parts),
        title=Text(f"{fact.name[langs[0]]} {fact.version}".rstrip(), style="bold"),
        title_align="left",
        subtitle=Text(f"{lore.GAME} · {fact.id}{printed}", style="dim"),
        subtitle_align="right",
        border_style=lore.colour_of(fact),
        width=min(console().width, PANEL),
        padding=(0, 1),
    )


def listing(facts: Sequence[CardDef], lang: str) -> Table:
    """Cards in a list; those that are not finished stand back, and it is said that they are not offered."""
    say = Words(lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("", "card", "name"):
        table.add_column(name, overflow="fold", no_wrap=name != "name")  # ids are copied
    for fact in facts:
        kind = Text(lore.kind_sign(fact.type, say), style=f"bold {lore.colour_of(fact)}")
        parts = [Text(fact.name[lang], style="dim" if fact.incomplete else ""), boxes.numbers(fact, say)]
        parts += [boxes.power_tags(fact.powers, say)] if lore.can_carry(fact) else []
        parts += [Text(f"({say('card.not_offered')})", style="dim italic")] if fact.incomplete else []
        table.add_row(kind, Text(fact.id, style="dim"), Text(" ").join(part for part in parts if part))
    return table
