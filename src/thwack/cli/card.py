"""`thwack card`: a card, or a hero's character card, with its text in four languages."""

import argparse
import difflib
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..match import games
from ..wording import LANGUAGES
from . import lore
from .arguments import Commands, Usage, add_content, command, console, lang, print_json
from .content import load_content
from .lore import Fact
from .words import Words

NAME: Final = "card"
EXAMPLE: Final = """thwack card unmatched alice/jaws-that-bite
thwack card jaws-that-bite --lang pt
thwack card alice
thwack card my-hero --content my-hero.toml"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, "show a card or a hero with its text in four languages", EXAMPLE)
    parser.add_argument(
        "words", nargs="+", metavar="[GAME] NAME", help="its id, such as alice/jaws-that-bite or alice"
    )
    parser.add_argument("--lang", type=lang, metavar="L", help=f"one language: {', '.join(LANGUAGES)}")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Find the card and print it."""
    names = args.words[1:] if args.words[0] in games() else args.words
    load_content(lore.GAME, args.content)
    if not names:
        raise Usage(f"say which card of {args.words[0]}: thwack card {args.words[0]} NAME")
    name, langs = " ".join(names), (args.lang,) if args.lang else LANGUAGES
    if name in lore.content().heroes:
        if args.json:
            print_json(hero_json(name))
        else:
            console().print(hero_panel(name, langs))
        return 0
    fact = the_card(name)
    if args.json:
        print_json(fact.as_json())
    else:
        console().print(panel(fact, langs))
    return 0


def hero_json(slug: str) -> dict[str, Any]:
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


def hero_panel(slug: str, langs: tuple[str, ...]) -> RenderableType:
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
        width=min(console().width, 84),
        padding=(0, 1),
    )


def the_card(name: str) -> Fact:
    """The one card somebody means, or a sentence."""
    found = lore.find_cards(name)
    if len(found) == 1:
        return found[0]
    if found:
        raise Usage(f"several cards are called {name!r}; say which: {', '.join(fact.id for fact in found)}")
    hero, _, _ = name.partition("/")
    if hero in lore.content().heroes:
        own = [fact.id for fact in lore.facts().values() if fact.hero == hero]
        near = difflib.get_close_matches(name, own, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]!r}?" if near and near[0] != hero else f"{hero} has {', '.join(own)}"
        raise Usage(f"there is no card {name!r}; {hint}")
    every = [*lore.facts(), *(fact.id.partition("/")[2] for fact in lore.facts().values())]
    near = difflib.get_close_matches(name.casefold(), every, n=1, cutoff=0.6)
    hint = f"did you mean {near[0]!r}?" if near else "thwack cards unmatched lists them all"
    raise Usage(f"there is no card {name!r}; {hint}")


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


def panel(fact: Fact, langs: tuple[str, ...]) -> RenderableType:
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
        width=min(console().width, 84),
        padding=(0, 1),
    )
