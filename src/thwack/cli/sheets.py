"""What players bring to a match as a list in a text file, a deck or a team; or a preset by its name."""

import ast
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from rich.console import RenderableType

from ..kernel.verdict import Files
from .arguments import Usage
from .host import Host

Json = Any
LONG: Final = 28  # columns of a deck's name in a table
SEATS: Final = 2
NAMED: Final = re.compile(r"^\s*name\s*:\s*(.+)$", re.MULTILINE | re.IGNORECASE)


class Checks(Protocol):
    """The part of a game that shows its content files: its check.py."""

    def shown_texts(self, name: str, text: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What the cards of a file say, or which a sheet lists."""


class SheetHost(Host):
    """The host of a game to which each player brings a sheet."""

    suffixes = (".toml", ".txt")
    sheets: str  # the set-up option that takes them: decks
    example: str  # two of them
    checks: Checks

    def presets(self) -> Mapping[str, str]:
        """The names of those that come with the game, by id."""
        return {}

    def setup(self, given: dict[str, Json]) -> dict[str, Json]:
        """Files are read."""
        found = dict(given)
        typed = found.get(self.sheets)
        if typed is not None:
            if len(typed) != SEATS and not self.may_be_any_number(given):
                wrong = ",".join(typed)
                raise Usage(f"--{self.sheets} takes two {self.sheets}, such as {self.example}, not {wrong!r}")
            found[self.sheets] = [sheet_text(one) for one in typed]
        return found

    def may_be_any_number(self, given: Mapping[str, Json]) -> bool:
        """Whether there need not be one for each seat."""
        return False

    def side(self, name: str) -> str:
        """A sheet goes by its name, also when it was given as an id, as the text of a file or as a table."""
        called = self.presets().get(name, name)
        if name.startswith("{"):
            called = str(ast.literal_eval(name).get("name") or name)
        elif "\n" in name:
            found = NAMED.search(name)
            called = found[1].strip() if found else name.strip().partition("\n")[0]
        return called if len(called) <= LONG else called[: LONG - 1] + "…"

    def texts(self, name: str, text: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What the cards say, or which a sheet lists."""
        return self.checks.shown_texts(name, text, lang, others)


def sheet_text(word: str) -> str:
    """A preset's slug as it is; of a file the text in it, with the name of the file if it has none."""
    path = Path(word).expanduser()
    if path.suffix != ".txt" and not path.is_file():
        return word
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Usage(f"{word}: this is not a text file in UTF-8") from None
    return text if NAMED.search(text) else f"{text.rstrip()}\nname: {path.stem}\n"
