"""Cards of Battle Scenes as they would lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..arguments import console
from ..drawing import PANEL
from ..words import Words
from . import boxes, lore
from .lore import Action, Fact

Json = Any


@dataclass(frozen=True)
class CardItem:
    """A card to look at."""

    fact: Fact

    @property
    def id(self) -> str:
        """The card's id."""
        return self.fact.id

    @property
    def hero(self) -> str:
        """The slug of its name."""
        return self.fact.hero

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The card as it would lie on the table."""
        return panel(self.fact, langs)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return self.fact.as_json()


def kind_line(fact: Fact, say: Words) -> Text:
    """Type, version, alter ego, alignment and affiliations in one line."""
    kind = say.find(f"kind.{fact.type}")
    line = Text.assemble((kind[0].upper() + kind[1:], f"bold {fact.colour}"))
    parts = [fact.version, fact.alter_ego]
    parts += [lore.label("alignments", one, say.lang) for one in fact.alignments]
    parts.append(" / ".join(lore.label("affiliations", one, say.lang) for one in fact.affiliations))
    return line.append("".join(f" · {part}" for part in parts if part))


def numbers_line(fact: Fact, say: Words) -> Text | None:
    """Energy, shield and powers in one line."""
    if not fact.has_energy:
        return None
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


def action_line(action: Action, say: Words) -> Text:
    """Name, power, cost and timing of an action in one line."""
    line = Text.assemble((action.name[say.lang], "bold italic"))
    if action.power:
        line.append(" · ").append(lore.label_of_power(action.power, say), lore.power_colour(action.power))
    cost = say("scenes.no_cost") if action.cost == "none" else say("scenes.cost", n=action.cost.upper())
    line.append(f" · {cost}")
    return line.append(f" · {' / '.join(say.find(f'timing.{one}') for one in action.timing)}")


def panel(fact: Fact, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table: its name, numbers, action and text in each language."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for number, one in enumerate(langs):
        say = Words(one)
        if number:
            grid.add_row("", "")
        grid.add_row(one if len(langs) > 1 else "", Text(fact.name[one], style="bold"))
        rows: list[Text | None] = [kind_line(fact, say), numbers_line(fact, say)]
        rows.append(action_line(fact.action, say) if fact.action is not None else None)
        for row in rows:
            if row is not None:
                grid.add_row("", row)
        if fact.text(one):
            grid.add_row("", Text(fact.text(one)))
    parts: list[RenderableType] = [grid]
    if fact.incomplete:
        parts.append(Text(Words(langs[0])("card.incomplete", why=fact.incomplete), style="yellow"))
    printed = f" · {', '.join(fact.printed)}" if fact.printed else ""
    return Panel(
        Group(*parts),
        title=Text(f"{fact.name[langs[0]]} {fact.version}".rstrip(), style="bold"),
        title_align="left",
        subtitle=Text(f"{lore.GAME} · {fact.id}{printed}", style="dim"),
        subtitle_align="right",
        border_style=fact.colour,
        width=min(console().width, PANEL),
        padding=(0, 1),
    )


def listing(facts: Sequence[Fact], lang: str) -> Table:
    """Cards in a list; those that are not finished stand back."""
    say = Words(lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("", "card", "name"):
        table.add_column(name, overflow="fold", no_wrap=name != "name")  # ids are copied
    for fact in facts:
        kind = Text(lore.kind_sign(fact.type, say), style=f"bold {fact.colour}")
        parts = [Text(fact.name[lang], style="dim" if fact.incomplete else ""), boxes.numbers(fact, say)]
        parts += [boxes.power_tags(fact.powers, say)] if fact.has_energy else []
        table.add_row(kind, Text(fact.id, style="dim"), Text(" ").join(part for part in parts if part))
    return table
