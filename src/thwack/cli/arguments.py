"""What commands share: arguments that are checked with a sentence, files and consoles."""

import argparse
import difflib
import json
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol

from ..match import games
from ..wording import LANGUAGES
from .commands import ABOUT

if TYPE_CHECKING:
    from rich.console import Console

Json = Any
FAULT: Final = 2


class Usage(Exception):
    """A command line that cannot be understood; the message is one sentence."""


class Commands(Protocol):
    """Where commands are added: argparse has no public name for it."""

    @property
    def choices(self) -> Mapping[str, Any]: ...

    def add_parser(self, name: str, **options: Any) -> "Parser": ...


class Parser(argparse.ArgumentParser):
    """An argument parser whose faults are sentences, and exceptions."""

    def error(self, message: str) -> NoReturn:
        """One sentence, and where to read on."""
        message = message.removeprefix("argument ")
        raise Usage(f"{message} (see {self.prog} --help)")

    offers: Callable[[], str] | None = None  # words at the end of the help that take a moment to find
    late: Callable[[Sequence[str]], None] | None = None  # adds the options that depend on what was typed

    def format_help(self) -> str:
        """The help, with what is on offer."""
        return super().format_help() + (f"\n{self.offers()}" if self.offers else "")


def command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int], example: str) -> Parser:
    """A command with its help and an example."""
    about = ABOUT[name]
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="example:\n" + "\n".join(f"  {line}" for line in example.splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, options=parser._option_string_actions)
    return parser


def nearest(wrong: str, right: Iterable[str], listing: bool = True) -> str:
    """How a sentence about a wrong word ends: with the nearest right one, or with all of them."""
    words = list(right)
    near = difflib.get_close_matches(wrong, words, n=1, cutoff=0.55)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; choose from {', '.join(words)}" if listing and words else ""


def game(word: str) -> str:
    """The name of a game."""
    if word not in games():
        raise ArgumentTypeError(f"there is no game {word!r}{nearest(word, games())}")
    return word


def lang(word: str) -> str:
    """A language."""
    if word not in LANGUAGES:
        raise ArgumentTypeError(f"there is no language {word!r}{nearest(word, LANGUAGES)}")
    return word


def whole(least: int, most: int = 10**18) -> Callable[[str], int]:
    """A whole number within bounds."""

    def number(word: str) -> int:
        try:
            found = int(word)
        except ValueError:
            raise ArgumentTypeError(f"a whole number is needed, not {word!r}") from None
        if not least <= found <= most:
            bound = f"at least {least}" if found < least else f"at most {most}"
            raise ArgumentTypeError(f"the number must be {bound}, not {found}")
        return found

    return number


def seconds(word: str) -> float:
    """A number of seconds, above zero."""
    try:
        found = float(word)
    except ValueError:
        raise ArgumentTypeError(f"a number of seconds is needed, not {word!r}") from None
    if not 0.05 <= found <= 3600:
        raise ArgumentTypeError(f"the seconds must be from 0.05 to 3600, not {word}")
    return found


def words(word: str) -> list[str]:
    """Words with commas between them."""
    found = [part.strip() for part in word.split(",")]
    if not all(found):
        raise ArgumentTypeError(f"words with commas between them are needed, not {word!r}")
    return found


def add_content(parser: Parser) -> None:
    """Content of one's own; `content.load_content` loads it."""
    parser.add_argument(
        "--content",
        action="append",
        default=[],
        metavar="PATH",
        help="home-made content, such as a hero, a board or cards, or a folder; may be given several times",
    )


def read_json(path: str) -> dict[str, Json]:
    """The object in a JSON file, or a sentence."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as fault:
        raise Usage(f"{path}: this is not JSON ({fault})") from None
    if not isinstance(found, dict):
        raise Usage(f"{path}: a record or a scene is a JSON object, not a {type(found).__name__}")
    return found


def print_json(data: Mapping[str, Json]) -> None:
    """Plain data for a program to read."""
    print(json.dumps(data, ensure_ascii=False, indent=None))


def console() -> "Console":
    """Where a command prints: 80 columns when nobody says how wide it is."""
    from rich.console import Console  # it takes a while, and a list of the commands does without

    return Console(file=sys.stdout, highlight=False, soft_wrap=False)
