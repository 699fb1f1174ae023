"""Cards of Dice Masters as they would lie on the table, with the faces of their die."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..arguments import console
from ..drawing import PANEL
from ..words import Words
from . import lore
from .lore import BASIC, Fact
from .panels import face_row
from .screen import price

Json = Any


@dataclass(frozen=True)
class CardItem:
    """A card to look at."""

    fact: Fact

    @property
    def id(self) -> str:
        """The card's slug."""
        return self.fact.id

    @property
    def hero(self) -> str:
        """The slug of its title."""
        return self.fact.hero

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The card as it would lie on the table."""
        return panel(self.fact, langs)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return self.fact.as_json()


def numbers(fact: Fact, say: Words) -> Text:
    """Type, cost, energy, affiliation, limit and rarity in one line."""
    line = Text.assemble((lore.label("type", fact.type, say.lang), f"bold {fact.colour}"))
    line.append(f" · {say('dice.cost', n=fact.cost)}")
    if fact.energy:
        line.append(" ").append(lore.label("energy", fact.energy, say.lang), style=fact.colour)
    parts = [lore.label("affiliation", one, say.lang) for one in fact.affiliations]
    parts.append(say("dice.use" if fact.type == BASIC else "dice.most", n=fact.max))
    parts.append(lore.label("rarity", fact.rarity, say.lang))
    return line.append("".join(f" · {part}" for part in parts))


def panel(fact: Fact, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table: the die, then its name, numbers and text in each language."""
    first = Words(langs[0])
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for number, one in enumerate(langs):
        say = Words(one)
        if number:
            grid.add_row("", "")
        grid.add_row(one if len(langs) > 1 else "", Text(fact.name[one], style="bold"))
        grid.add_row("", numbers(fact, say))
        text = fact.text(one)
        if text:
            grid.add_row("", Text(text))
    parts: list[RenderableType] = [*face_row(fact.id, first).lines, Text(), grid]
    if fact.incomplete:
        parts.append(Text(first("card.incomplete", why=fact.incomplete), style="yellow"))
    return Panel(
        Group(*parts),
        title=Text(fact.name[langs[0]], style="bold"),
        title_align="left",
        subtitle=Text(f"{lore.GAME} · {fact.id} · #{fact.number}", style="dim"),
        subtitle_align="right",
        border_style=fact.colour,
        width=min(console().width, PANEL),
        padding=(0, 1),
    )


def listing(facts: Sequence[Fact], lang: str) -> Table:
    """Cards in a list, by their numbers."""
    say = Words(lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("#", "card", "name", "cost", "max", "rarity"):
        justify: Literal["left", "right"] = "right" if name in ("#", "cost", "max") else "left"
        table.add_column(name, justify=justify, overflow="fold", no_wrap=name == "card")  # ids are copied
    for fact in facts:
        called = Text(fact.name[lang], style="dim" if fact.incomplete else "")
        cells = (called, price(fact.id, say), str(fact.max), lore.label("rarity", fact.rarity, lang))
        table.add_row(str(fact.number), Text(fact.id, style="dim"), *cells)
    return table
