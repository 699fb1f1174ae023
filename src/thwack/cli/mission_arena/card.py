"""Cards of Mission Arena as they would lie on the table."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...games.mission_arena.cards.library import CardDef
from .. import lookup
from ..showing import CardItem, framed, in_languages
from ..words import Words
from . import boxes, lore


def item(fact: CardDef) -> CardItem[CardDef]:
    """A card to look at."""
    return CardItem(fact, fact.id, fact.called, panel, lambda one: lookup.as_json(lore.GAME, one.id))


def panel(fact: CardDef, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table: its name, numbers and text in each language."""
    return framed(
        in_languages(langs, lambda say: lines(fact, say)),
        title=fact.name[langs[0]],
        foot=f"{lore.GAME} · {fact.id}",
        ink=lore.colour_of(fact),
        unfinished=Words(langs[0])("card.incomplete", why=fact.incomplete) if fact.incomplete else "",
    )


def lines(fact: CardDef, say: Words) -> list[Text]:
    """The name, traits, numbers and text of a card."""
    name = Text(fact.name[say.lang], style="bold")
    return [name, traits(fact, say), numbers(fact, say), Text(lore.text_of(fact.id, say.lang))]


def traits(fact: CardDef, say: Words) -> Text:
    """What it is, its rarity, alignment, skill and affiliation in one line."""
    kind = say("arena.team" if fact.is_team else "arena.protagonist")
    line = Text.assemble((kind, f"bold {lore.colour_of(fact)}"))
    groups = (
        ("rarity", "rarities"),
        ("alignment", "alignments"),
        ("skill", "skills"),
        ("affiliation", "affiliations"),
    )
    for field, group in groups:
        line.append(f" · {lore.label(group, getattr(fact, field), say.lang)}")
    return line


def numbers(fact: CardDef, say: Words) -> Text:
    """Attack, Defence, Resistance and mission points in one line."""
    parts = [
        Text.assemble(f"{say(f'arena_value.{name}')} ", (str(now), f"bold {ink}"))
        for name, now, ink in zip(
            ("attack", "defence", "resistance"), boxes.printed(fact), boxes.INKS, strict=True
        )
    ]
    points = Text.assemble(f"{say('arena.points')} ", boxes.points(fact.points))
    return Text(" · ").join([*parts, points])


def listing(facts: Sequence[CardDef], lang: str) -> Table:
    """Cards in a list; those that are not finished stand back, and it is said that they are not offered."""
    say = Words(lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("card", no_wrap=True)  # ids are copied
    table.add_column("name", overflow="fold")
    for sign, ink in zip("ADR", boxes.INKS, strict=True):
        table.add_column(Text(sign, style=ink), justify="right", no_wrap=True)
    table.add_column(Text(boxes.POINT, style=boxes.POINTS), justify="right")
    table.add_column(Text(boxes.POWER, style=boxes.POWERS), overflow="fold")
    for fact in facts:
        name = Text(fact.name[lang], style="dim" if fact.incomplete else lore.colour_of(fact))
        if fact.nemesis:
            name.append(f" {boxes.NEMESIS}{lore.label('protagonists', fact.nemesis, lang)}", style="dim")
        if fact.incomplete:
            name.append(f" ({say('card.not_offered')})", style="dim italic")
        values = [Text(str(now), style=ink) for now, ink in zip(boxes.printed(fact), boxes.INKS, strict=True)]
        ability = f"{fact.ability.cost} {lore.ability_name(fact, lang)}" if fact.ability is not None else ""
        table.add_row(Text(fact.id, style="dim"), name, *values, str(fact.points), ability)
    return table
