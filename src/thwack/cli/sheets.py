"""What players bring to a match as a list in a text file, a deck or a team; or a preset by its name."""

import ast
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from rich.console import RenderableType

from ..kernel.verdict import Files
from .arguments import Usage
from .host import Host, Item, Look, View
from .question import Question
from .showing import CardItem
from .words import Words

Json = Any
LONG: Final = 28  # columns of a deck's name in a table
SEATS: Final = 2
NAMED: Final = re.compile(r"^\s*name\s*:\s*(.+)$", re.MULTILINE | re.IGNORECASE)


class Checks(Protocol):
    """The part of a game that shows its content files: its check.py."""

    def shown_texts(self, name: str, text: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What the cards of a file say, or which a sheet lists."""


class Lore(Protocol):
    """The part of a game that knows what the content says: its lore.py."""

    def facts(self) -> Mapping[str, Any]:
        """Every card by its id."""

    def find_cards(self, name: str) -> Sequence[Any]:
        """The cards somebody may mean."""


class Cards(Protocol):
    """The part of a game that shows single cards: its card.py."""

    def item(self, fact: Any) -> CardItem[Any]:
        """A card to look at."""

    def listing(self, facts: Sequence[Any], lang: str) -> RenderableType:
        """Cards in a list."""


class Layout(Protocol):
    """The part of a game that lays the table: its layout.py."""

    def table(self, look: Look, question: Any) -> list[RenderableType]:
        """The table and the choices."""

    def ending(self, look: Look) -> list[RenderableType]:
        """The table when all is over."""

    def shown(self, look: Look, key: str) -> RenderableType | None:
        """What somebody wants to see."""


class Screen(Protocol):
    """The part of a game that draws the table: its screen.py."""

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Who sits there."""


class SheetHost(Host):
    """The host of a game to which each player brings a sheet. A game says which parts are its own."""

    suffixes = (".toml", ".txt")
    sheets: str  # the set-up option that takes them: decks
    example: str  # two of them
    checks: Checks
    lore: Lore
    card: Cards
    layout: Layout
    screen: Screen

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

    # Cards

    def cards(self) -> Sequence[Item]:
        """Every card."""
        return [self.card.item(fact) for fact in self.lore.facts().values()]

    def find(self, name: str) -> Sequence[Item]:
        """Cards by id or name."""
        return [self.card.item(fact) for fact in self.lore.find_cards(name)]

    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""
        return self.card.listing([item.fact for item in items if isinstance(item, CardItem)], lang)

    # A match

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Players go by what they bring."""
        return self.screen.seat_name(view, seat, say)

    def table(self, look: Look, question: Question) -> list[RenderableType]:
        """The table and the choices."""
        return self.layout.table(look, question)

    def ending(self, look: Look) -> list[RenderableType]:
        """The table when all is over."""
        return self.layout.ending(look)

    def show(self, look: Look, question: Question, key: str) -> RenderableType | None:
        """What the game shows for this key."""
        return self.layout.shown(look, key)


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
