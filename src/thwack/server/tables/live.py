"""A match under way. Whatever happens to it goes through here, one thing after the other.

A choice: check the question's number, drop a repeat, apply, append, commit, and only then acknowledge and
show it. A match is its set-up, its seed and its entries; all else here can be made again from them.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...kernel.errors import Broken
from ...match import Match, Result
from ...position import Position
from ...undo import gave_nothing_away
from ..minds.opponents import Case, begun
from ..showing.refusals import Refused
from ..store import Row, Store, Taken, Work
from ..store import statements as sql
from .chronicle import Chronicle
from .clocks import Clock
from .entries import (
    AGREED,
    BY_PROGRAM,
    CLOSINGS,
    NOBODY,
    Chair,
    Facts,
    Made,
    Sent,
    result_of_closing,
    tail_of,
    told_result,
)
from .offers import Offers

Json = Any


class Live:
    """A match, its log, and what people may do with it now."""

    teaches = False  # a lesson or a puzzle does (`led.py`)
    clock: Clock | None = None  # if it has one (`timed.py`)

    def __init__(self, store: Store, facts: Facts, chairs: list[Chair], version: int = 0) -> None:
        self.facts = facts
        self.chairs = chairs
        self.version = version
        self.rematch: str | None = None
        self.commitment = facts.commitment
        self.lock = asyncio.Lock()
        self.offers = Offers(store, facts.id)
        self.cancelled = False  # nobody came, and whoever waited has left
        self.changed: Callable[[], None] = lambda: None  # whom to tell; set by the hub
        self.over: Callable[[], None] = lambda: None  # and once the result is kept
        self._store = store
        self._repeats: set[tuple[int, str, int]] = set()
        self.entries = 0
        self._begin()

    def _begin(self) -> None:
        self.position = Position(self.beginning())
        self.made: list[Made] = []
        self.past: list[tuple[Match, Made]] = []  # positions that may come back, and the choice made there
        self.result: Result | None = None
        self.closing: tuple[str, int] | None = None  # how people ended it, and whose seat is told of
        self.paused = False
        self.ended = ""  # why it cannot go on: other rules, other cards
        self.undone = 0  # how often something was taken back
        self.chronicle = Chronicle()
        if self.facts.scene is not None:
            self.chronicle.note(0, "anew", 0)
        self.chronicle.follow(self.match)

    def beginning(self) -> Match:
        """The first position."""
        return begun(self.facts.game, self.facts.setup, self.facts.seed, self.facts.scene)

    # What it is now

    @property
    def match(self) -> Match:
        """The match at the open question."""
        return self.position.match

    @property
    def state(self) -> str:
        """Waiting for people, playing, or over."""
        if self.result is not None:
            return "over"
        for chair in self.chairs:
            if chair.kind == "open":
                return "waiting"
        return "playing"

    @property
    def actor(self) -> int | None:
        """The seat that must choose, if the match goes on."""
        return self.match.actor if self.state == "playing" and not self.paused else None

    @property
    def asks(self) -> bool:
        """Whether something is to be chosen now."""
        return self.state == "playing"

    @property
    def question(self) -> int:
        """The number of the open question: each entry puts another one."""
        return self.entries

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits."""
        return [at for at, chair in enumerate(self.chairs) if person and chair.person == person]

    def case(self) -> Case:
        """The match as an opponent's process needs it."""
        facts = self.facts
        made = tuple(made.number for made in self.made)
        return Case(facts.id, facts.game, facts.setup, facts.seed, made, facts.dice, facts.scene)

    def is_repeat(self, seat: int, sent: Sent) -> bool:
        """Whether that was already done."""
        return sent.client is not None and (seat, sent.client, sent.seq) in self._repeats

    # Entries

    def take_in(self, rows: Sequence[Row]) -> None:
        """Entries that are already kept: of a match that is loaded, or made through another server."""
        tail = tail_of(rows)
        for n, kind, seat, number, key, client, seq in rows:
            if n != self.entries:
                raise Broken(f"entry {self.entries} of match {self.facts.id} is missing")
            if kind == "choice":
                choices = self.match.choices
                if not 0 <= number < len(choices) or choices[number].key != key:
                    if self.ended:
                        return  # it is shown as far as it goes
                    raise Broken(f"entry {n} of match {self.facts.id} cannot be made again")
                after = self.match.fork()
                after.play(number)
                self._accept_choice(after, Made(number, key, seat), recent=n >= tail)
            elif kind == "undo":
                self._accept_undo(self._at(number), seat)
            elif kind == "read":
                self._accept_reading()
            elif kind in CLOSINGS:
                self._accept_closing(kind, seat)
            elif kind == "program":
                self._accept_program(seat)
            else:
                self._accept_agreed(kind, seat)
            self._count(seat, Sent(client, seq, lambda: None))
            self.version += 1

    def _accept_reading(self) -> None:
        raise Broken(f"match {self.facts.id} is no lesson: there is nothing to read")

    def end(self, why: str, result: str | None) -> None:
        """It was begun with other rules or cards and cannot go on: whoever looks sees it as far as it can be
        made again, and how it ended, if it did."""
        self.ended = why
        kept: dict[str, Json] = msgspec.json.decode(result) if result else {"winners": (), "reason": why}
        self.result = Result(tuple(kept["winners"]), kept["reason"], {})

    def _count(self, seat: int, sent: Sent) -> None:
        self.entries += 1
        self.offers.lapse()
        self.remember(seat, sent)

    def remember(self, seat: int, sent: Sent) -> None:
        """That was done: whoever sends it again sends a repeat."""
        if sent.client is not None and sent.seq is not None:
            self._repeats.add((seat, sent.client, sent.seq))

    async def _keep(
        self,
        kind: str,
        made: Made,
        after: Match | None,
        sent: Sent,
        result: Json = None,
        *more: Work,
    ) -> None:
        """Append an entry and more, and commit; if another server was faster, see what it wrote."""
        number, key, seat = made
        entry = {"match": self.facts.id, "n": self.entries, "kind": kind, "seat": seat, "number": number}
        entry |= {"key": key, "client": sent.client, "seq": sent.seq, "at": int(time.time() * 1000)}
        entry["next"] = NOBODY if after is None or after.actor is None else after.actor
        work = [Work(sql.ADD_ENTRY, entry), *more]
        if result is not None:
            told = msgspec.json.encode(result).decode()
            work.append(Work(sql.SET_RESULT, {"which": self.facts.id, "state": "over", "result": told}))
        try:
            await self._store.write(*work, tell=self.facts.id)
        except Taken:
            await self.catch_up()
            raise Refused("stale") from None
        self.version += 1
        sent.acknowledge()
        if result is not None:
            self.over()

    async def catch_up(self) -> None:
        """Take in what others have written."""
        which = {"which": self.facts.id}
        self.take_in(await self._store.rows(sql.GET_ENTRIES, {**which, "since": self.entries}))
        self.offers.take_in(await self._store.rows(sql.GET_OFFERS, which), self.entries)
        self.changed()

    # Choices

    def check_actor(self, seat: int, question: int) -> None:
        """Whether that seat may answer that question now."""
        if self.state != "playing":
            raise Refused(self.state)
        if self.paused:
            raise Refused("paused")
        if question != self.question:
            raise Refused("stale")
        if self.match.actor != seat:
            raise Refused("not_yours")

    async def choose(self, seat: int, question: int, key: str, sent: Sent) -> None:
        """Make a choice."""
        async with self.lock:
            if self.is_repeat(seat, sent):
                return sent.acknowledge()
            self.check_actor(seat, question)
            if key not in self.position.keys:
                raise Refused("illegal")
            index = self.position.keys.index(key)
            made = Made(index, key, seat)
            after = self.match.fork()
            after.play(index)
            await self._keep("choice", made, after, sent, told_result(after.result))
            self._accept_choice(after, made)
            self._count(seat, sent)
        self.changed()

    def _accept_choice(self, after: Match, made: Made, recent: bool = True) -> None:
        before, self.position = self.match, Position(after)
        self.made.append(made)
        if not self.ended:
            self.result = after.result
        self.chronicle.follow(after)
        again = recent and after.actor == made.seat and self.chairs[made.seat].kind == "person"
        if again and after.kept_still(before, made.seat):  # whoever asks for it back is told for sure
            self.past.append((before, made))
        else:
            self.past.clear()

    # Taking back

    def others(self, person: str) -> set[str]:
        """The other people at the table."""
        return {chair.person for chair in self.chairs if chair.person and chair.person != person}

    def plays_alone(self, person: str) -> bool:
        """Whether one person has all seats, or practises, and so nobody to ask."""
        return self.facts.practice or all(chair.person == person for chair in self.chairs)

    def last_of(self, own: Sequence[int]) -> int | None:
        """How many choices had been made before the last one of these seats."""
        return next((at for at in reversed(range(len(self.made))) if self.made[at].seat in own), None)

    def may_take_back(self, own: Sequence[int], person: str) -> str:
        """Whether the last choice can be taken back at once: "" or why not."""
        if self.state != "playing" or self.paused:
            return "paused" if self.paused else self.state
        if self.last_of(own) is None:
            return "nothing"
        if self.plays_alone(person) or (self.past and self.past[-1][1].seat in own):
            return ""
        return "learnt" if self.made[-1].seat in own else "others"

    async def take_back(self, own: Sequence[int], person: str, sent: Sent) -> None:
        """Take the last choice back, or ask the others to agree."""
        async with self.lock:
            if self.is_repeat(own[0], sent):
                return sent.acknowledge()
            why = self.may_take_back(own, person)
            if not why and not self.plays_alone(person):
                before, made = self.past[-1]
                if not gave_nothing_away(before, made.key, self.match, made.seat):
                    self.past.clear()
                    why = "learnt"
            if not why:
                await self.go_back(own[0], self.last_of(own) or 0, sent)
            elif why in ("learnt", "others") and self.others(person):
                await self.offers.make("undo", own[0], self.entries)
                self.remember(own[0], sent)
                self.version += 1
                sent.acknowledge()
            else:
                raise Refused(f"undo-{why}")
        self.changed()

    async def go_back(self, seat: int, ply: int, sent: Sent) -> None:
        """Take choices back until so many are left."""
        position = self._at(ply)
        await self._keep("undo", Made(ply, "", seat), position, sent)
        self._accept_undo(position, seat)
        self._count(seat, sent)

    def position_after(self, ply: int) -> Match:
        """The position after so many choices."""
        position = self.beginning()
        for made in self.made[:ply]:
            position.play(made.number)
        return position

    def _at(self, ply: int) -> Match:
        """The position after so many choices, the very one that was there if it may come back."""
        if self.past and ply == len(self.made) - 1:
            return self.past[-1][0]
        return self.position_after(ply)

    def _accept_undo(self, position: Match, seat: int) -> None:
        free = bool(self.past) and self.past[-1][0] is position
        self.past = self.past[:-1] if free else []
        self.position = Position(position)
        del self.made[position.ply :]
        if not self.ended:
            self.result = None
        self.undone += 1
        self.chronicle.go_back(position)
        self.chronicle.note(position.ply, "undone", seat)

    # Giving up

    async def resign(self, seat: int, sent: Sent) -> None:
        """Give up: the others have won."""
        async with self.lock:
            if self.is_repeat(seat, sent):
                return sent.acknowledge()
            if self.state != "playing":
                raise Refused(self.state)
            await self._close("resign", seat, sent)
        self.changed()

    async def _close(self, kind: str, seat: int, sent: Sent) -> None:
        """End it without another choice."""
        result = result_of_closing(self.match, kind, seat)
        await self._keep(kind, Made(0, "", seat), None, sent, told_result(result))
        self._accept_closing(kind, seat)
        self._count(seat, sent)

    def _accept_closing(self, kind: str, seat: int) -> None:
        self.result = result_of_closing(self.match, kind, seat)
        self.closing = (CLOSINGS[kind], seat)
        self.past.clear()
        self.chronicle.note(self.match.ply, CLOSINGS[kind], seat)

    def _accept_program(self, seat: int) -> None:
        self.past.clear()
        self.chronicle.note(self.match.ply, "program", seat)

    # What all have agreed to

    async def agreed(self, what: str, seat: int) -> None:
        """A draw, a pause, or the end of one, as that seat has offered; whoever calls this has the lock."""
        result = told_result(AGREED) if what == "draw" else None
        after = self.match if what == "resume" else None
        await self._keep(what, Made(0, "", seat), after, BY_PROGRAM, result)
        self._accept_agreed(what, seat)
        self._count(seat, BY_PROGRAM)

    def _accept_agreed(self, what: str, seat: int) -> None:
        self.paused = what == "pause"
        if what == "draw" and not self.ended:
            self.result = AGREED
        self.past.clear()
        self.chronicle.note(self.match.ply, {"draw": "drawn", "pause": "paused"}.get(what, "resumed"), seat)
