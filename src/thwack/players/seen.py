"""What a player is handed: its seat's sight of a match, never the match."""

from typing import Any

from ..match import Choices, Match

Json = Any


class Seen:
    """A match as one seat sees it. Whatever a player wants to try, it tries in worlds it imagines."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.game

    @property
    def seats(self) -> int:
        """How many there are."""
        return self._match.seats

    @property
    def ply(self) -> int:
        """How many choices were made in this match."""
        return self._match.ply

    @property
    def view(self) -> dict[str, Json]:
        """All that the seat may know, as plain data."""
        return self._match.view(self.seat)

    @property
    def choices(self) -> Choices:
        """What the seat may choose now."""
        return self._match.choices

    def imagine(self, seed: int) -> Match:
        """A full match that the seat could be in: the same view, hidden things dealt anew."""
        return self._match.imagine(self.seat, seed)
