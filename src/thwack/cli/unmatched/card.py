"""Cards and character cards of Unmatched as they would lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...wording import LANGUAGES
from ..showing import CardItem, framed, in_languages
from ..words import Words
from . import lore
from .lore import Fact

Json = Any


def item(fact: Fact) -> CardItem[Fact]:
    """A card to look at."""
    return CardItem(fact, fact.id, fact.hero, panel, Fact.as_json)


@dataclass(frozen=True)
class HeroItem:
    """A hero's character card to look at."""

    hero: str

    @property
    def id(self) -> str:
        """The hero's slug."""
        return self.hero

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The character card: fighters, health, move and ability."""
        return hero_panel(self.hero, langs)

    def as_json(self) -> dict[str, Json]:
        """The character card as plain data."""
        return hero_json(self.hero)


def hero_json(slug: str) -> dict[str, Json]:
    """A hero's character card as plain data."""
    hero = lore.hero(slug)
    fighters = [
        {
            "id": f.id,
            "role": f.role,
            "count": f.count,
            "health": f.health,
            "attack": "ranged" if f.ranged else "melee",
        }
        for f in hero.fighters
    ]
    ability = {
        "name": hero.ability_name,
        "texts": {lang: list(lore.ability(slug, lang)) for lang in LANGUAGES},
    }
    return {
        "game": lore.GAME,
        "id": slug,
        "name": hero.name,
        "move": hero.move,
        "fighters": fighters,
        "ability": ability,
    }


def hero_panel(slug: str, langs: Sequence[str]) -> RenderableType:
    """A hero's character card: fighters, health, move and ability."""
    grid = in_languages(langs, lambda say: hero_lines(slug, say))
    return framed(grid, title=lore.hero_name(slug, langs[0]), ink="cyan")


def hero_lines(slug: str, say: Words) -> list[Text | str]:
    """The name, move and fighters of a hero, and the ability."""
    hero, lang = lore.hero(slug), say.lang
    lines: list[Text | str] = [
        Text.assemble((hero.name[lang], "bold"), f" · {say('hero.move', n=hero.move)}")
    ]
    for fighter in hero.fighters:
        kind = say("hero.ranged" if fighter.ranged else "hero.melee")
        count = f"{fighter.count}× " if fighter.count > 1 else ""
        lines.append(f"{count}{fighter.name[lang]['one']} · {say('hero.health', n=fighter.health)} · {kind}")
    ability = Text("\n".join(lore.ability(slug, lang)))
    return [*lines, Text(hero.ability_name[lang], style="italic"), ability]


def numbers(fact: Fact, say: Words) -> Text:
    """Type, value, boost and banner in one line."""
    banner = [lore.fighter_name(fact.hero, name, say.lang) for name in fact.banner] or [
        lore.label("banner", "any", say.lang)
    ]
    line = Text()
    value = "" if fact.value is None else f" {fact.value}"
    line.append(
        f"{lore.label('type', fact.type, say.lang)}{value}", style=f"bold {lore.TYPE_STYLES[fact.type]}"
    )
    if fact.boost is not None:
        line.append(f" · {lore.label('fact', 'boost', say.lang)} {fact.boost}")
    line.append(" · ")
    line.append(" / ".join(banner), style="italic")
    return line


def panel(fact: Fact, langs: Sequence[str]) -> RenderableType:
    """The card as it would lie on the table."""
    hero = lore.hero_name(fact.hero, langs[0])
    return framed(
        in_languages(langs, lambda say: lines(fact, say)),
        title=fact.name[langs[0]],
        foot=f"{hero} · {fact.id} · ×{fact.copies}",
        ink=lore.TYPE_STYLES[fact.type],
        unfinished=Words(langs[0])("card.incomplete", why=fact.incomplete) if fact.incomplete else "",
    )


def lines(fact: Fact, say: Words) -> list[Text]:
    """The name, numbers and text of a card."""
    return [Text(fact.name[say.lang], style="bold"), numbers(fact, say), Text(fact.text(say.lang))]


def listing(facts: Sequence[Fact], lang: str) -> Table:
    """Cards in a list, hero by hero."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("card", "name", "type", "boost", "×"):
        table.add_column(name, justify="right" if name in ("boost", "×") else "left", overflow="fold")
    hero = ""
    for fact in facts:
        if hero and fact.hero != hero:
            table.add_section()
        hero = fact.hero
        value = "" if fact.value is None else fact.value
        kind = Text(f"{lore.label('type', fact.type, lang)} {value}".strip())
        kind.stylize(lore.TYPE_STYLES[fact.type])
        boost = "" if fact.boost is None else str(fact.boost)
        table.add_row(Text(fact.id, style="dim"), fact.name[lang], kind, boost, str(fact.copies))
    return table
