"""What a record or an exact scene pins: the version of the rules, and the content it is played with.

Only what the match uses is pinned, and only what rules can notice: more cards beside it, or a better name for
one, change nothing in how it goes on.
"""

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .errors import Broken
from .game import Game
from .native import mypyc_attr
from .table import Table

Json = Any


def definition(value: Any, words: Collection[str]) -> Json:
    """A card or whatever else content defines as plain data, without the fields that are words for people."""
    if value is None or isinstance(value, int | str):
        return value
    if hasattr(value, "shown"):
        return {"node": value.shown()}
    if isinstance(value, Mapping):
        return {str(name): definition(part, words) for name, part in value.items()}
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in words]
        return {name: definition(getattr(value, name), words) for name in names}
    return [definition(part, words) for part in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pinned:
    """The cast of a match, as far as records pin it."""

    _content: str = ""
    _told: dict[Any, Any] | None = None

    def pinned(self) -> list[Json]:
        """The content that the match is played with, in the order in which it is, as plain data."""
        raise Broken(f"{type(self).__name__} does not say what records pin")

    def content(self) -> str:
        """A short name of that, worked out when it is first asked for."""
        if not self._content:
            text = json.dumps(self.pinned(), separators=(",", ":"), sort_keys=True, ensure_ascii=True)
            self._content = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        return self._content

    def told(self) -> dict[Any, Any]:
        """What was told already in matches of this cast, by what it is about: whoever tells fills it."""
        if self._told is None:
            self._told = {}
        return self._told


def pins(game: Game, t: Table) -> dict[str, Json]:
    """What is written into a record or an exact scene."""
    return {"rules": game.rules, "content": t.content()}


def wrong_rules(game: Game, pinned: Mapping[str, Json]) -> str:
    """What is wrong with the rules that something pins, or nothing. Before versions there was the first."""
    version = pinned.get("rules", 1)
    if version == game.rules:
        return ""
    return f"was made with version {version} of the rules of {game.name}, and this is version {game.rules}"


def wrong_content(game: Game, t: Table, pinned: Mapping[str, Json]) -> str:
    """What is wrong with the content that something pins, or nothing. Before, all content was pinned."""
    if pinned.get("content") in (t.content(), game.content_hash):
        return ""
    return "was made with other cards"


def look_through(game: Game, table: Table) -> None:
    """Look at all that can be seen of a position, so that one that does not add up is noticed."""
    game.check(table)
    for seat in (*range(game.seats(table)), None):
        game.view(table, seat)
    for step in table.options:
        game.describe(table, step)
