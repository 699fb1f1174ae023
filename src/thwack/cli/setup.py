"""The set-up options of a match on the command line: each game says itself which ones it knows."""

import argparse
import textwrap
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from ..match import games, setups
from .arguments import Parser, whole, words
from .host import DEFAULT, host_of

Json = Any
OURS: Final = "setup."  # what their names begin with among all arguments
MANY: Final = 12  # choices too many to be listed beside an option
SIGNS: Final = {words: "A,B", str: "X"}  # for a value, where a game has no better one


def add_setup(parser: Parser) -> None:
    """The set-up options; they are added when it is known of which game."""
    parser.late = partial(add_options, parser)


def add_options(parser: Parser, typed: Sequence[str]) -> None:
    """The options of the game that was named, or of the first; of all games for whoever asks for help."""
    named = [word for word in typed if word in games()][:1]
    shown = named or [DEFAULT]
    if not named and (not {"-h", "--help"}.isdisjoint(typed) or has_strange_option(parser, typed)):
        shown = list(games())
    found: dict[str, dict[str, dict[str, Json]]] = {}  # by option and game
    for name in shown:
        for option, row in setups(name).items():
            found.setdefault(option, {})[name] = row
    parser.offers = partial(on_offer, shown)
    group = parser.add_argument_group("set-up")
    for option, rows in found.items():
        (first, row), *_ = rows.items()
        kind = kind_of(row)
        sign, _ = host_of(first).options.get(option, (SIGNS.get(kind, "N"), ""))
        texts = [about(name, option, row) for name, row in rows.items()]
        if len(shown) > 1:
            texts = [f"{text} ({name})" for name, text in zip(rows, texts, strict=True)]
        text = "; ".join(texts).replace("%", "%%")
        group.add_argument(flag_of(option), dest=OURS + option, type=kind, metavar=sign, help=text)


def flag_of(option: str) -> str:
    """How an option is typed."""
    return f"--{option.replace('_', '-')}"


def has_strange_option(parser: Parser, typed: Sequence[str]) -> bool:
    """Whether an option is neither the command's nor the first game's: perhaps it is another game's."""
    known = {*parser._option_string_actions, *map(flag_of, setups(DEFAULT))}
    return any(word.startswith("--") and word.partition("=")[0] not in known for word in typed)


def about(name: str, option: str, row: dict[str, Json]) -> str:
    """What an option of a game is, and what may stand there."""
    _, text = host_of(name).options.get(option, ("", ""))
    plain = [told_as(choice) for choice in choices_of(row) if not isinstance(choice, dict)]
    told = ", ".join(plain[:-1]) + " or " * (len(plain) > 1) + "".join(plain[-1:])
    return ": ".join(filter(None, (text, told if len(plain) < MANY else ""))) or option.replace("_", " ")


def told_as(choice: Json) -> str:
    """How a choice is typed."""
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice)


def choices_of(row: dict[str, Json]) -> list[Json]:
    """What may stand there, if that can be listed."""
    found = row.get("choices")
    return list(found) if isinstance(found, list | tuple) else []


def kind_of(row: dict[str, Json]) -> Callable[[str], Json]:
    """How what is typed is read: words, a number, or as it is."""
    if row.get("list"):
        return words
    choices = choices_of(row)
    if choices and all(type(choice) is int for choice in choices):
        return whole(min(choices), max(choices))
    if not choices:
        return number_or_word
    return str


def number_or_word(word: str) -> Json:
    """A whole number, if it looks like one."""
    if not word:
        raise ArgumentTypeError("something must stand there")
    return int(word) if word.removeprefix("-").isdecimal() else word


def setup_of(args: argparse.Namespace) -> dict[str, Json]:
    """The set-up options that were given, as the game takes them."""
    given = {name.removeprefix(OURS): value for name, value in vars(args).items() if name.startswith(OURS)}
    given = {name: value for name, value in given.items() if value is not None}
    return host_of(args.game or DEFAULT).setup(given) if given else {}


def on_offer(which: Sequence[str]) -> str:
    """What games have on offer by name: heroes, boards, teams."""
    lines = []
    for name in which:
        for option, row in setups(name).items():
            found: dict[tuple[str, ...], list[str]] = {}  # by the modes they are for
            for choice in choices_of(row):
                if isinstance(choice, dict):
                    found.setdefault(tuple(choice.get("modes", ())), []).append(choice["id"])
            title = option.replace("_", " ").removesuffix("s") + "s"
            for modes, ids in found.items():
                which = f" for the mode{'s' * (len(modes) > 1)} {' and '.join(modes)}" if modes else ""
                text = f"{title} of {name}{which}: {', '.join(ids)}"
                lines.append(textwrap.fill(text, 78, subsequent_indent="  ", break_on_hyphens=False))
    return "\n".join(lines) + "\n"
