"""The log of a match as it is told: what the engine tells, and what happens around it."""

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from msgspec import Raw

from ...kernel.table import Chain, Event
from ...match import Match, Mentions
from ..showing import frames
from ..showing.texts import say


class Item(NamedTuple):
    """Something to tell: an event of the match, or a message of the server with the name of a seat."""

    ply: int
    event: Event | None
    kind: str = ""
    seat: int = 0


class Told:
    """The lines of one pair of eyes in one language as they are sent, and the item that each comes from."""

    __slots__ = ("at", "lines", "read")

    def __init__(self) -> None:
        self.lines: list[Raw] = []
        self.at: list[int] = []
        self.read = 0  # items looked at


class Chronicle:
    """All that happened, and the lines of whoever has asked for them."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._marks: list[int] = []  # how many items there were when so many choices had been made
        self._head: Chain = None
        self._told: dict[tuple[int | None, str], Told] = {}

    def follow(self, match: Match) -> None:
        """Take in what has happened since the last time."""
        news, node = [], match.events
        while node is not None and node is not self._head:
            node, event = node
            news.append(event)
        self._head = match.events
        del self._marks[match.ply :]
        while len(self._marks) < match.ply:
            self._marks.append(len(self.items))
        self.items += [Item(match.ply, event) for event in reversed(news)]

    def note(self, ply: int, kind: str, seat: int) -> None:
        """Something that the server itself has to tell."""
        self.items.append(Item(ply, None, kind, seat))

    def go_back(self, match: Match) -> None:
        """The match is at an earlier position: forget what came after."""
        stay = self._marks[match.ply]
        del self.items[stay:], self._marks[match.ply :]
        self._head = match.events
        for told in self._told.values():
            keep = bisect_left(told.at, stay)
            del told.lines[keep:], told.at[keep:]
            told.read = min(told.read, stay)

    def lines(self, match: Match, eyes: int | None, lang: str, names: list[str]) -> list[Raw]:
        """All lines as those eyes may see them, each a `frames.Line` as it is sent."""
        return self._tell(match, eyes, lang, names).lines

    def lines_until(self, ply: int, match: Match, eyes: int | None, lang: str, names: list[str]) -> list[Raw]:
        """The lines of what happened before the next choice."""
        told = self._tell(match, eyes, lang, names)
        return told.lines[: bisect_right(told.at, ply, key=lambda at: self.items[at].ply)]

    def _tell(self, match: Match, eyes: int | None, lang: str, names: list[str]) -> Told:
        told = self._told.setdefault((eyes, lang), Told())
        for at in range(told.read, len(self.items)):
            item = self.items[at]
            text, refs, kind = self._in_words(item, match, eyes, lang, names)
            if text:
                mentions = [frames.Mention(ref, name) for ref, name in refs]
                data = match.facts(item.event, eyes) if item.event is not None else {"seat": item.seat}
                line = frames.Line(len(told.lines), item.ply, kind, text, mentions, data)
                told.lines.append(Raw(frames.ENCODER.encode(line)))
                told.at.append(at)
        told.read = len(self.items)
        return told

    @staticmethod
    def _in_words(
        item: Item, match: Match, eyes: int | None, lang: str, names: list[str]
    ) -> tuple[str, Mentions, str]:
        """An item as a sentence, what it names, and its kind."""
        if item.event is None:
            return say(f"line-{item.kind}", lang, who=names[item.seat]), (), item.kind
        return (*match.tell(item.event, lang, eyes), str(item.event[0]))
