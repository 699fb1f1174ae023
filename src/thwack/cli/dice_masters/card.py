"""Cards of Dice Masters as they would lie on the table, with the faces of their die."""

from collections.abc import Sequence
from typing import Literal

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..showing import CardItem, framed, in_languages
from ..words import Words
from . import lore
from .lore import BASIC, Fact
from .panels import face_row
from .screen import price


def item(fact: Fact) -> CardItem[Fact]:
    """A card to look at."""
    return CardItem(fact, fact.id, fact.hero, panel, Fact.as_json)


def numbers(fact: Fact, say: Words) -> Text:
    """Type, cost, energy, affiliation, limit and rarity in one line."""
    line = Text.assemble((lore.label("type", fact.type, say.lang), f"bold {fact.colour}"))
    line.append(f" · {say('dice.cost', n=fact.cost)}")
    if fact.energy:
        line.append(", ").append(lore.label("energy", fact.energy, say.lang), style=fact.colour)
    parts = [lore.label("affiliation", one, say.lang) for one in fact.affiliations]
    parts.append(say("dice.use" if fact.type == BASIC else "dice.most", n=fact.max))
    parts.append(lore.label("rarity", fact.rarity, say.lang))
    return line.append("".join(f" · {part}" for part in parts))


def panel(fact: Fact, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table: the die, then its name, numbers and text in each language."""
    first = Words(langs[0])
    return framed(
        *face_row(fact.id, first).lines,
        Text(),
        in_languages(langs, lambda say: lines(fact, say)),
        title=fact.name[langs[0]],
        foot=f"{lore.GAME} · {fact.id} · #{fact.number}",
        ink=fact.colour,
        unfinished=first("card.incomplete", why=fact.incomplete) if fact.incomplete else "",
    )


def lines(fact: Fact, say: Words) -> list[Text]:
    """The name, numbers and text of a card."""
    return [Text(fact.name[say.lang], style="bold"), numbers(fact, say), Text(fact.text(say.lang))]


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
