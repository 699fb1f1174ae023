"""`thwack cards`: every card of a game in a list."""

import argparse
from typing import Final

from ...kernel.errors import SetupError
from ..arguments import Commands, add_content, command, console, game, lang, nearest, print_json
from ..content import load_content
from ..host import host_of

NAME: Final = "cards"
MANY: Final = 100  # more names than anybody reads in a sentence
EXAMPLE: Final = """thwack cards unmatched --hero alice --lang es
thwack cards dice_masters --hero thor
thwack cards battle_scenes --hero loki
thwack cards mission_arena --hero loki --lang it"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--hero", metavar="H", help="only this hero's cards")
    parser.add_argument("--lang", type=lang, default="en", metavar="L", help="the language (en)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    load_content(args.game, args.content)
    host = host_of(args.game)
    wanted = host.heroes() if args.hero is None else host.heroes_called(args.hero)
    if not wanted:
        names = host.hero_names()
        raise SetupError(f"there is no hero {args.hero!r}{nearest(args.hero, names, len(names) < MANY)}")
    found = [item for item in host.cards() if item.hero in wanted]
    if args.json:
        print_json({"game": args.game, "cards": [item.as_json() for item in found]})
    else:
        console().print(host.listing(found, args.lang))
    return 0
