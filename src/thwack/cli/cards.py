"""`thwack cards`: every card of a game in a list."""

import argparse
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from ..kernel.errors import SetupError
from . import lore
from .arguments import Commands, add_content, command, console, game, lang, nearest, print_json
from .content import load_content

NAME: Final = "cards"
EXAMPLE: Final = "thwack cards unmatched --hero alice --lang es"


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, "list the cards of a game", EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--hero", metavar="H", help="only this hero's cards")
    parser.add_argument("--lang", type=lang, default="en", metavar="L", help="the language (en)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    load_content(args.game, args.content)
    heroes = list(lore.content().heroes)
    if args.hero is not None and args.hero not in heroes:
        raise SetupError(f"there is no hero {args.hero!r}{nearest(args.hero, heroes)}")
    found = [fact for fact in lore.facts().values() if args.hero in (None, fact.hero)]
    if args.json:
        print_json({"game": args.game, "cards": [fact.as_json() for fact in found]})
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("card", "name", "type", "boost", "×"):
        table.add_column(name, justify="right" if name in ("boost", "×") else "left", overflow="fold")
    hero = ""
    for fact in found:
        if hero and fact.hero != hero:
            table.add_section()
        hero = fact.hero
        kind = Text(
            f"{lore.label('type', fact.type, args.lang)} {'' if fact.value is None else fact.value}".strip()
        )
        kind.stylize(lore.TYPE_STYLES[fact.type])
        boost = "" if fact.boost is None else str(fact.boost)
        table.add_row(Text(fact.id, style="dim"), fact.name[args.lang], kind, boost, str(fact.copies))
    console().print(table)
    return 0
