"""A match at one question, for several who look at it: what each wants to know is worked out once."""

from typing import Any

from .match import Match

Json = Any


class Position:
    """A match at one question. What several want to know of it is worked out once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[int | None, Json] = {}
        self._keys: list[str] | None = None

    def view(self, eyes: int | None) -> Json:
        """What these eyes see."""
        if eyes not in self._views:
            self._views[eyes] = self.match.view(eyes)
        return self._views[eyes]

    @property
    def keys(self) -> list[str]:
        """What may be chosen, in order."""
        if self._keys is None:
            self._keys = self.match.choices.keys()
        return self._keys

    def looks_like(self, world: Match, seat: int) -> bool:
        """Whether the seat sees the same in that world, and may choose the same."""
        if world.actor != self.match.actor or len(world.choices) != len(self.match.choices):
            return False
        if world.is_plainly_like(self.match, seat):
            return True
        return world.choices.keys() == self.keys and bool(world.view(seat) == self.view(seat))
