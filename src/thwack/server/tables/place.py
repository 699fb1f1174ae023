"""One match under way and those who look at it: they are shown what changes, and opponents think for them."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ...kernel.table import CHANCE
from ...players import BotError
from ...players.reasons import worded
from ..logs import Log
from ..minds.opponents import Opponents
from ..showing import frames
from ..showing.refusals import Refused
from ..showing.shows import Shows, Watching
from ..showing.sight import Sight
from . import pace
from .absence import Absence
from .entries import BY_PROGRAM
from .led import Led
from .live import Live
from .posed import Posed
from .watching import Gallery

SOON: Final = 0.5  # seconds until an opponent who could not choose tries again, at first
LATE: Final = 30.0  # and at last
PART: Final = 2.5  # of the least time that an opponent takes: so long one follows what happens in a lesson


class Place:
    """A live match and those who look at it."""

    def __init__(self, live: Live, opponents: Opponents, shows: Shows, log: Log, seconds: float) -> None:
        self.live = live
        self.absence = Absence(live)
        self.sight = Sight(live, self.absence)
        self.gallery = Gallery(live)
        self.watchers: set[Watching] = set()
        self._coming = 0  # open connections, some of which may not have come in yet
        self.used = time.monotonic()
        self._opponents = opponents
        self._shows = shows
        self._log = log
        self._pace = seconds
        self._dice = random.SystemRandom()
        self._thinking: asyncio.Task[None] | None = None
        self._away: asyncio.TimerHandle | None = None  # when somebody will have left
        live.changed = self.changed

    # Who looks

    @property
    def online(self) -> set[str]:
        """The people who are here."""
        return {watcher.person for watcher in self.watchers if watcher.person}

    @property
    def is_needed(self) -> bool:
        """Whether somebody looks, is about to, or has something done to it."""
        return bool(self._coming or self.watchers or self.live.lock.locked())

    @contextmanager
    def kept(self) -> Iterator[None]:
        """It is not forgotten for as long as somebody is connected."""
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    def enter(self, watcher: Watching) -> None:
        """Somebody comes to look; the others see it, and an opponent who waited goes on."""
        self.watchers.add(watcher)
        self.changed(but=watcher)

    def leave(self, watcher: Watching) -> None:
        """Somebody has gone, if they ever came in."""
        if watcher not in self.watchers:
            return
        self.used = time.monotonic()
        self.watchers.discard(watcher)
        self._shows.drop(watcher)
        self.live.version += 1
        self.changed()

    def changed(self, but: Watching | None = None) -> None:
        """Show everybody how things are, and let an opponent think if it is its turn."""
        if self.watchers:
            self.used = time.monotonic()
        if but is not None:
            self.live.version += 1
        self._look_who_is_away()
        self._shows.add(watcher for watcher in self.watchers if watcher is not but)
        self._wake()

    def _look_who_is_away(self) -> None:
        """When the next one has left for good, the others are shown what they may do."""
        if self._away is not None:
            self._away.cancel()
        soon = self.absence.look(self.online) if self.live.clock is not None else None
        if soon is None:
            self._away = None
        else:
            self._away = asyncio.get_running_loop().call_later(soon / 1000, self._has_left)

    def _has_left(self) -> None:
        self.live.version += 1
        self.changed()

    # Talking

    def say(self, person: str, seat: int, phrase: frames.Phrase) -> None:
        """Somebody at the table says something to all there; whoever has muted them does not hear it."""
        for watcher in tuple(self.watchers):
            if self.live.seats_of(watcher.person) and person not in watcher.muted:
                watcher.hear(frames.Said(seat, phrase))

    # Opponents

    @property
    def thinker(self) -> int | None:
        """The seat of the opponent program that must choose now, or of whoever plays a part."""
        if isinstance(self.live, Led):
            return self.live.part
        actor = self.live.actor
        return actor if actor is not None and self.live.chairs[actor].player is not None else None

    def _wake(self) -> None:
        if self.thinker is not None and self.watchers and self._thinking is None:
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Let opponents choose as long as it is their turn and somebody looks. If one could not (its process
        was killed, the disk is full), it tries again: later each time, but it never stays silent for good."""
        wait = SOON
        try:
            while (seat := self.thinker) is not None and self.watchers:
                try:
                    await self._let_choose(seat)
                    wait = SOON
                except Refused as refusal:
                    self._log.tell("opponent_refused", match=self.live.facts.id, code=refusal.code)
                except Exception as fault:
                    self._log.tell(
                        "fault", where="opponent", match=self.live.facts.id, kind=type(fault).__name__
                    )
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LATE)
        finally:
            self._thinking = None

    async def _let_choose(self, seat: int) -> None:
        """One choice of the program at that seat; one that cannot choose has lost."""
        live = self.live
        if isinstance(live, Led):
            await asyncio.sleep(0.0 if seat == CHANCE else self._pace * PART)
            return await live.play_part()
        question, player = live.question, live.chairs[seat].player or "random"
        in_turn = live.match.view(None).get("active") == seat
        due, began = pace.drawn(self._pace, player, in_turn, self._dice), time.monotonic()
        try:
            index = await self._opponents.choose(live.case(), seat, player)
        except BotError as fault:
            self._log.tell("bot_failed", match=live.facts.id, why=str(fault))
            if live.question == question and self.thinker == seat:
                await live.resign(seat, BY_PROGRAM)
            return
        took = time.monotonic() - began
        await asyncio.sleep(pace.left(due, took))
        if live.question == question and self.thinker == seat:
            await live.choose(seat, question, live.match.choices[index].key, BY_PROGRAM)
            self._log.tell("opponent", match=live.facts.id, seat=seat, ply=live.match.ply, s=round(took, 3))

    async def hint(self, seat: int, question: int, lang: str) -> frames.Hint:
        """What a strong player thinks of the choices of that seat."""
        live = self.live
        if isinstance(live, Posed):
            right = [frames.Candidate(one.key, one.text(lang), 1.0) for one in live.way(seat, question)]
            return frames.Hint(question, right, "")
        if live.facts.rated or live.teaches:
            raise Refused("lesson" if live.teaches else "rated")
        live.check_actor(seat, question)
        choices = live.match.choices
        advice, reason = await self._opponents.advise(live.case(), seat)
        found = [(choices[one.number], one.chance) for one in advice]
        told = [frames.Candidate(choice.key, choice.text(lang), chance) for choice, chance in found]
        why = worded(live.facts.game, reason, told[1].text, lang) if told[1:] else ""
        return frames.Hint(question, told, why)

    async def rest(self) -> None:
        """Stop thinking and counting: the server stops."""
        if self._away is not None:
            self._away.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
