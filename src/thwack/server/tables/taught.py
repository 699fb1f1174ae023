"""A match that teaches: a lesson on the real table. The lesson decides luck and what the opponent does.

What the learner has only read is an entry, too, so that a lesson goes on at the step where it was left.
"""

from copy import copy
from typing import Any, Final

from ...kernel.errors import Broken
from ...lessons import Lead, Lesson, opening
from ...match import Match
from ..showing.refusals import Refused
from ..store import Store
from .entries import Chair, Facts, Made, Sent, told_result
from .led import Led

Json = Any
LEARNT: Final[Json] = {"winners": [], "reason": "lesson"}  # of a lesson that ends before its match does


class Astray(Exception):
    """A choice that may be made, but does not lead on in this lesson; and why, in every language."""

    def __init__(self, why: dict[str, str]) -> None:
        super().__init__(why["en"])
        self.why = why


class Taught(Led):
    """A match, and how far its lesson is."""

    lead: Lead

    def __init__(self, store: Store, facts: Facts, chairs: list[Chair], version: int, lesson: Lesson) -> None:
        self.lesson = lesson
        super().__init__(store, facts, chairs, version)

    def _begin(self) -> None:
        self.lead = Lead(self.lesson)
        super()._begin()

    def beginning(self) -> Match:
        """The first position: what chance decides there is asked for."""
        return opening(self.lesson)

    def may_take_back(self, own: object, person: str) -> str:
        """What was learnt is learnt; who wants to see it again begins anew."""
        return "lesson"

    def led_on(self, made: Made) -> Lead:
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

    def _accept_reading(self) -> None:
        lead = copy(self.lead)
        lead.read()
        self.lead = lead

    def check_choice(self, key: str) -> None:
        """Astray if it is one that does not lead on."""
        why = self.lead.why_not(self.match, key)
        if why is not None:
            raise Astray({lang: self.lesson.say(why, lang) for lang in why})

    def outcome(self, after: Match) -> Json:
        """How it has ended; some lessons end before their match does."""
        return told_result(after.result) or LEARNT

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
