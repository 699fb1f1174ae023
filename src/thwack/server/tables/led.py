"""A match through which somebody is led: data say what everybody else does, and when it is over.

It is kept like any other match, as a list of choices: those of whoever is led, of the others and of chance.
"""

from typing import Any, Protocol

from ...kernel.errors import ThwackError
from ...kernel.table import CHANCE
from ...match import Match
from ..showing.refusals import Refused
from ..store import Row
from .entries import BY_PROGRAM, Made, Sent, told_result
from .live import Live

Json = Any


class Leading(Protocol):
    """How far one is."""

    @property
    def due(self) -> str | None:
        """What is chosen next without being asked; None: it is for whoever is led to go on."""

    @property
    def asks(self) -> bool:
        """Whether whoever is led has to choose."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to come."""


class Led(Live):
    """A match, and how far whoever is led has come."""

    teaches = True
    lead: Leading

    # What it is now

    @property
    def state(self) -> str:
        """It is over when all is done, not when the match is."""
        return "over" if self.ended or self.lead.done else "playing"

    @property
    def asks(self) -> bool:
        """Whether something is to be chosen; not while there is something to read, or others play."""
        return self.state == "playing" and self.lead.asks

    @property
    def actor(self) -> int | None:
        """The seat that must choose; chance has none."""
        found = super().actor
        return None if found == CHANCE else found

    @property
    def part(self) -> int | None:
        """The seat of whoever does what comes next, chance or an opponent, if it is their turn."""
        return self.match.actor if self.state == "playing" and self.lead.due is not None else None

    # Entries

    def take_in(self, rows: list[Row]) -> None:  # type: ignore[override]  # it is always a list
        """Entries that are already kept. If what leads is another one since, it ends there."""
        try:
            super().take_in(rows)
        except ThwackError:
            self.end("lesson-changed", None)

    def led_on(self, made: Made) -> Leading:
        """How far one is after that choice; an error of ours if it leads nowhere."""
        raise NotImplementedError

    def _accept_choice(self, after: Match, made: Made, recent: bool = True) -> None:
        lead = self.led_on(made)
        super()._accept_choice(after, made, recent=False)
        self.lead = lead

    # Going on

    def check_choice(self, key: str) -> None:
        """Refuse a choice that may be made, but not now."""

    async def choose(self, seat: int, question: int, key: str, sent: Sent) -> None:
        """Make a choice."""
        async with self.lock:
            if self.is_repeat(seat, sent):
                return sent.acknowledge()
            self.check_actor(seat, question)
            if not self.asks or key not in self.position.keys:
                raise Refused("illegal")
            self.check_choice(key)
            await self._make(seat, key, sent)
            await self._let_chance()
        self.changed()

    async def play_part(self) -> None:
        """Somebody else does what comes next."""
        async with self.lock:
            actor, key = self.part, self.lead.due
            if actor is None or key is None:
                return
            await self._make(actor, key, BY_PROGRAM)
            await self._let_chance()
        self.changed()

    async def _let_chance(self) -> None:
        """Dice fall and cards are drawn at once: nobody waits for chance."""
        while self.part == CHANCE and self.lead.due is not None:
            await self._make(CHANCE, self.lead.due, BY_PROGRAM)

    def outcome(self, after: Match) -> Json:
        """How it has ended, as it is kept."""
        return told_result(after.result)

    async def _make(self, seat: int, key: str, sent: Sent) -> None:
        index = self.position.keys.index(key)
        made = Made(index, key, seat)
        after = self.match.fork()
        after.play(index)
        done = self.led_on(made).done
        await self._keep("choice", made, after, sent, self.outcome(after) if done else None)
        self._accept_choice(after, made)
        self._count(seat, sent)

    async def resign(self, seat: int, sent: Sent) -> None:
        """Nobody gives up here: who has had enough leaves, and comes back."""
        raise Refused("lesson")
