"""A puzzle on the real table. Every choice may be made there; a wrong one is answered as well as can be, and
is then taken back for another try."""

from collections.abc import Sequence
from typing import Any

from ...match import Choice, Match
from ...puzzles import SHOWN, Attempt, Puzzle, stars_for
from ..showing.refusals import Refused
from ..store import Store
from .entries import Chair, Facts, Made, told_result
from .led import Led

Json = Any


class Posed(Led):
    """A match, and how far whoever solves it has come."""

    lead: Attempt

    def __init__(self, store: Store, facts: Facts, chairs: list[Chair], version: int, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        super().__init__(store, facts, chairs, version)

    def _begin(self) -> None:
        self.lead = Attempt(self.puzzle)
        self.misses = 0  # wrong tries
        super()._begin()

    def beginning(self) -> Match:
        """The position that is to be solved, as if nothing had happened before."""
        return self.puzzle.posed()

    def led_on(self, made: Made) -> Attempt:
        """How far one is after that choice."""
        return Attempt.after(self.puzzle, [*(one.key for one in self.made), made.key])

    def _accept_choice(self, after: Match, made: Made, recent: bool = True) -> None:
        asked = self.lead.asks
        super()._accept_choice(after, made, recent)
        self.misses += asked and bool(self.lead.wrong)
        if not self.lead.done and not self.ended:
            self.result = None  # somebody may have won, but the puzzle goes on

    def outcome(self, after: Match) -> Json:
        """How it has ended, and how well."""
        return {**told_result(after.result), "stars": stars_for(self.misses)}

    def way(self, seat: int, question: int) -> list[Choice]:
        """What is right, for whoever has tried a few times."""
        self.check_actor(seat, question)
        if self.misses < SHOWN:
            raise Refused("untried")
        keys = self.lead.right
        return [choice for choice in self.match.choices if choice.key in keys]

    # Another try

    def plays_alone(self, person: str) -> bool:
        """Nobody minds that a choice is taken back."""
        return True

    def last_of(self, own: Sequence[int]) -> int | None:
        """The last choice that was asked for: it is taken back with all that has answered it."""
        return self.lead.asked[-1] if self.lead.asked else None

    def _accept_undo(self, position: Match, seat: int) -> None:
        super()._accept_undo(position, seat)
        self.lead = Attempt.after(self.puzzle, [one.key for one in self.made])
