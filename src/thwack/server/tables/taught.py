"""A match that teaches: a lesson on the real table. The lesson decides luck and what the opponent does.

It is kept like any other match, as a list of choices: those of the learner, of the opponent and of chance.
What the learner has only read is an entry, too, so that a lesson goes on at the step where it was left.
"""

from copy import copy
from typing import Any, Final

from ...kernel.errors import Broken, ThwackError
from ...kernel.table import CHANCE
from ...lessons import Lead, Lesson, opening
from ...match import Match
from ..showing.refusals import Refused
from ..store import Row, Store
from .entries import BY_PROGRAM, Chair, Facts, Made, Sent, told_result
from .live import Live

Json = Any
LEARNT: Final[Json] = {"winners": [], "reason": "lesson"}  # of a lesson that ends before its match does


class Astray(Exception):
    """A choice that may be made, but does not lead on in this lesson; and why, in every language."""

    def __init__(self, why: dict[str, str]) -> None:
        super().__init__(why["en"])
        self.why = why


class Taught(Live):
    """A match, and how far its lesson is."""

    lead: Lead

    def __init__(self, store: Store, facts: Facts, chairs: list[Chair], version: int, lesson: Lesson) -> None:
        self.lesson = lesson
        super().__init__(store, facts, chairs, version)

    def _begin(self) -> None:
        assert self.lesson is not None
        self.lead = Lead(self.lesson)
        super()._begin()

    def beginning(self) -> Match:
        """The first position: what chance decides there is asked for."""
        assert self.lesson is not None
        return opening(self.lesson)

    # What it is now

    @property
    def state(self) -> str:
        """It is over when all is learnt, not when the match is."""
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
        """The seat of whoever does what the lesson says, chance or an opponent, if it is their turn."""
        return self.match.actor if self.state == "playing" and self.lead.due is not None else None

    def may_take_back(self, own: object, person: str) -> str:
        """What was learnt is learnt; who wants to see it again begins anew."""
        return "lesson"

    # Entries

    def take_in(self, rows: list[Row]) -> None:  # type: ignore[override]  # it is always a list
        """Entries that are already kept. If the lesson is another one since, it ends there."""
        try:
            super().take_in(rows)
        except ThwackError:
            self.end("lesson-changed", None)

    def _led(self, made: Made) -> Lead:
        """How far the lesson is after that choice; Broken if it leads nowhere."""
        lead = copy(self.lead)
        if lead.due is not None:
            if made.key != lead.due:
                raise Broken(f"{made.key} is not what comes next in {lead.lesson.id}")
            lead.follow()
        elif made.key in lead.expected(self.match):
            lead.take()
        else:
            raise Broken(f"{made.key} does not lead on in {lead.lesson.id}")
        return lead

    def _accept_choice(self, after: Match, made: Made, recent: bool = True) -> None:
        lead = self._led(made)
        super()._accept_choice(after, made, recent=False)
        self.lead = lead

    def _accept_reading(self) -> None:
        lead = copy(self.lead)
        lead.read()
        self.lead = lead

    # Going on

    async def choose(self, seat: int, question: int, key: str, sent: Sent) -> None:
        """Make a choice that leads on; Astray if it is another one."""
        async with self.lock:
            if self.is_repeat(seat, sent):
                return sent.acknowledge()
            self.check_actor(seat, question)
            if not self.asks or key not in self.position.keys:
                raise Refused("illegal")
            why = self.lead.why_not(self.match, key)
            if why is not None:
                raise Astray({lang: self.lead.lesson.say(why, lang) for lang in why})
            await self._make(seat, key, sent)
            await self._let_chance()
        self.changed()

    async def read_on(self, seat: int, question: int, sent: Sent) -> None:
        """The learner has read what there was to read."""
        async with self.lock:
            if self.is_repeat(seat, sent):
                return sent.acknowledge()
            if question != self.question:
                raise Refused("stale")
            if self.state != "playing" or not self.lead.tells:
                raise Refused("illegal")
            lead = copy(self.lead)
            lead.read()
            await self._keep("read", Made(0, "", seat), self.match, sent, LEARNT if lead.done else None)
            self.lead = lead
            self._count(seat, sent)
            await self._let_chance()
        self.changed()

    async def play_part(self) -> None:
        """Somebody else does what the lesson says."""
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

    async def _make(self, seat: int, key: str, sent: Sent) -> None:
        index = self.position.keys.index(key)
        made = Made(index, key, seat)
        after = self.match.fork()
        after.play(index)
        done = self._led(made).done
        result = told_result(after.result) or LEARNT
        await self._keep("choice", made, after, sent, result if done else None)
        self._accept_choice(after, made)
        self._count(seat, sent)

    async def resign(self, seat: int, sent: Sent) -> None:
        """Nobody gives up here: who has had enough leaves, and comes back."""
        raise Refused("lesson")
