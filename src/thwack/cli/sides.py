"""The sides that are compared: heroes, decks or teams, by name or as files of one's own."""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..arena.field import dealt_option
from ..match import setups
from .arguments import Parser, Usage
from .content import load_content
from .host import DEFAULT, host_of
from .setup import OURS, add_options, setup_of
from .sheets import SheetHost, sheet_text

Json = Any
CARDS: Final = ".toml"


class Given(NamedTuple):
    """What a contest is about, from the command line."""

    setup: dict[str, Json]  # without the sides
    sides: list[Json] | None  # None: all on offer
    content: list[str]


def add_sides(parser: Parser, text: str) -> None:
    """The set-up options; the one for sides takes any number of them here."""
    parser.late = partial(_add, parser, text)


def _add(parser: Parser, text: str, typed: Sequence[str]) -> None:
    add_options(parser, typed)
    for action in parser._actions:
        option = action.dest.removeprefix(OURS)
        if action.dest.startswith(OURS) and option in ("heroes", "teams", "decks"):
            action.metavar, action.help = "A,B,...", text.format(sides=option)


def given(args: argparse.Namespace) -> Given:
    """Load what is home-made, and read the sides: every file is looked at before anything is played."""
    game = args.game or DEFAULT
    content = load_content(game, args.content)
    place = OURS + dealt_option(game)
    typed: list[str] | None = getattr(args, place, None)
    if typed is not None:
        setattr(args, place, None)
    setup = setup_of(args)
    sides = [side for word in typed for side in read_side(game, word, content)] if typed else None
    return Given(setup, sides, content)


def read_side(game: str, word: str, content: list[str]) -> list[Json]:
    """A side by its name, from a deck file, or all that come with a file of heroes."""
    if Path(word).suffix != CARDS:
        return [sheet_text(word)] if isinstance(host_of(game), SheetHost) else [word]
    before = offered(game)
    content += load_content(game, [word])
    found = [side for side in offered(game) if side not in before]
    if not found:
        option = dealt_option(game)
        raise Usage(f"{word}: nothing in this file is on offer among the {option}; cards go to --content")
    return found


def offered(game: str) -> list[str]:
    """The ids of all sides on offer."""
    return [one["id"] for one in setups(game)[dealt_option(game)]["choices"]]


def proper_names(game: str, called: Mapping[str, str]) -> dict[str, str]:
    """Sides as they are called in print, where they go by their ids elsewhere."""
    rows = {one["id"]: one["name"] for one in setups(game)[dealt_option(game)]["choices"]}
    names = {side: name["en"] if isinstance(name, dict) else name for side, name in rows.items()}
    return {side: names.get(side, text) for side, text in called.items()}
