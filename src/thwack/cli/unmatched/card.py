"""Cards and character cards of Unmatched as they would lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...wording import LANGUAGES
from ..arguments import console
from ..drawing import PANEL
from ..words import Words
from . import lore
from .lore import Fact

Json = Any


@dataclass(frozen=True)
class CardItem:
    """A card to look at."""

    fact: Fact

    @property
    def id(self) -> str:
        """`hero/card`."""
        return self.fact.id

    @property
    def hero(self) -> str:
        """Whose card it is."""
        return self.fact.hero

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The card as it would lie on the table."""
        return panel(self.fact, langs)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return self.fact.as_json()


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
    hero = lore.hero(slug)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for number, one in enumerate(langs):
        say = Words(one)
        if number:
            grid.add_row("", "")
        grid.add_row(
            one if len(langs) > 1 else "",
            Text.assemble((hero.name[one], "bold"), f" · {say('hero.move', n=hero.move)}"),
        )
        for fighter in hero.fighters:
            kind = say("hero.ranged" if fighter.ranged else "hero.melee")
            count = f"{fighter.count}× " if fighter.count > 1 else ""
            grid.add_row(
                "", f"{count}{fighter.name[one]['one']} · {say('hero.health', n=fighter.health)} · {kind}"
            )
        grid.add_row("", Text(hero.ability_name[one], style="italic"))
        grid.add_row("", Text("\n".join(lore.ability(slug, one))))
    return Panel(
        grid,
        title=f"[bold]{hero.name[langs[0]]}[/]",
        title_align="left",
        border_style="cyan",
        width=min(console().width, PANEL),
        padding=(0, 1),
    )


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
    parts: list[RenderableType] = [grid]
    if fact.incomplete:
        parts.append(Text(Words(langs[0])("card.incomplete", why=fact.incomplete), style="yellow"))
    hero = lore.hero_name(fact.hero, langs[0])
    return Panel(
        Group(*parts),
        title=f"[bold]{fact.name[langs[0]]}[/]",
        title_align="left",
        subtitle=f"[dim]{hero} · {fact.id} · ×{fact.copies}[/]",
        subtitle_align="right",
        border_style=lore.TYPE_STYLES[fact.type],
        width=min(console().width, PANEL),
        padding=(0, 1),
    )


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
