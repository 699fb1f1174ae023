"""Cards of Battle Scenes as they would lie on the table."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...games.battle_scenes.cards.library import CardDef
from .. import lookup
from ..showing import CardItem, framed, in_languages
from ..words import Words
from . import boxes, lore


def item(fact: CardDef) -> CardItem[CardDef]:
    """A card to look at."""
    return CardItem(fact, fact.id, fact.called, panel, lambda one: lookup.as_json(lore.GAME, one.id))


def kind_line(fact: CardDef, say: Words) -> Text:
    """Type, version, alter ego, alignment and affiliations in one line."""
    kind = say.find(f"kind.{fact.type}")
    line = Text.assemble((kind[0].upper() + kind[1:], f"bold {lore.colour_of(fact)}"))
    parts = [fact.version, lore.content().alter_ego(fact, say.lang)]
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
    printed = f" · {fact.printed[0]}" if fact.printed else ""
    return framed(
        in_languages(langs, lambda say: lines(fact, say)),
        title=f"{fact.name[langs[0]]} {fact.version}".rstrip(),
        foot=f"{lore.GAME} · {fact.id}{printed}",
        ink=lore.colour_of(fact),
        unfinished=Words(langs[0])("card.incomplete", why=fact.incomplete) if fact.incomplete else "",
    )


def lines(fact: CardDef, say: Words) -> list[Text]:
    """The name, numbers and text of a card."""
    numbers = [numbers_line(fact, say)] if lore.can_carry(fact) else []
    name = Text(fact.name[say.lang], style="bold")
    return [name, kind_line(fact, say), *numbers, Text(lore.text_of(fact.id, say.lang))]


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
