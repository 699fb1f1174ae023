"""`thwack card`: a card, or a hero's character card, with its text in four languages."""

import argparse
import difflib
from collections.abc import Sequence
from typing import Final

from ...match import games
from ...wording import LANGUAGES
from ..arguments import Commands, Usage, add_content, command, console, lang, print_json
from ..content import load_anyones, load_content
from ..host import Host, Item, host_of, hosts

NAME: Final = "card"
EXAMPLE: Final = """thwack card unmatched alice/jaws-that-bite
thwack card jaws-that-bite --lang pt
thwack card alice
thwack card dice_masters thor-lord-of-asgard
thwack card battle_scenes A01
thwack card mission_arena MA07
thwack card my-hero --content my-hero.toml"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument(
        "words", nargs="+", metavar="[GAME] NAME", help="its id, such as alice/jaws-that-bite or alice"
    )
    parser.set_defaults(more="words")
    parser.add_argument("--lang", type=lang, metavar="L", help=f"one language: {', '.join(LANGUAGES)}")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Find the card and print it."""
    named = args.words[0] in games()
    names = args.words[1:] if named else args.words
    if named:
        load_content(args.words[0], args.content)
    else:
        load_anyones(args.content)
    if not names:
        raise Usage(f"name a card of {args.words[0]}: thwack card {args.words[0]} NAME")
    found = the_card(" ".join(names), [host_of(args.words[0])] if named else hosts())
    if args.json:
        print_json(found.as_json())
    else:
        console().print(found.panel((args.lang,) if args.lang else LANGUAGES))
    return 0


def the_card(name: str, among: Sequence[Host]) -> Item:
    """The one card somebody means, or a sentence."""
    found = [(host, item) for host in among for item in host.find(name)]
    exact = [item for _, item in found if item.id == name]  # an id is meant before a name in another game
    if len(exact) == 1 or len(found) == 1:
        return (exact or [found[0][1]])[0]
    if not found:
        raise Usage(f"there is no card {name!r}; {hint(name, among)}")
    several = len({host.name for host, _ in found}) > 1
    ids = [f"{host.name} {item.id}" if several else item.id for host, item in found]
    raise Usage(f"several cards are called {name!r}; say which: {', '.join(ids)}")


def hint(name: str, among: Sequence[Host]) -> str:
    """The nearest card, or where to find it."""
    hero, _, _ = name.partition("/")
    for host in among:
        if hero in host.heroes():
            own = [item.id for item in host.cards() if item.hero == hero]
            near = difflib.get_close_matches(name, own, n=1, cutoff=0.5)
            return f"did you mean {near[0]!r}?" if near else f"{hero} has {', '.join(own)}"
    ids = [item.id for host in among for item in host.cards()]
    every = [*ids, *(one.partition("/")[2] for one in ids if "/" in one)]
    every += [hero for host in among for hero in host.hero_names()]
    near = difflib.get_close_matches(name.casefold(), every, n=1, cutoff=0.6)
    lists = " and ".join(f"thwack cards {host.name}" for host in among)
    return f"did you mean {near[0]!r}?" if near else f"{lists} list{'s' * (len(among) == 1)} them all"
