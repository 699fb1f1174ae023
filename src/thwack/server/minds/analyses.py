"""What a strong player thinks of a match that is over, decision by decision.

It is worked out in the processes of opponents, a little at a time: as long as somebody asks it gets on, and
who leaves stops it. What is known by then stays in memory for a while, and all of it in the database.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from ..showing import bodies
from ..showing.refusals import Refused
from ..store import Taken, Work
from ..store import statements as sql
from ..tables.entries import sides_of
from ..tables.hub import Hub
from ..tables.live import Live
from ..tables.place import Place
from ..tables.replays import Replays
from .opponents import Case, Opponents, Verdict

SLICE: Final = 0.3  # seconds of thought for one answer: an opponent who must choose waits no longer
KEPT: Final = 32  # matches whose verdicts are in memory
COSTLY: Final = 0.05  # chance of winning that a choice must cost to be told of
SHOWN: Final = 5  # of the worst choices, for each seat
READER: Final = msgspec.json.Decoder(list[Verdict])


class Analyses:
    """The verdicts on matches."""

    def __init__(self, hub: Hub, opponents: Opponents, replays: Replays) -> None:
        self._hub = hub
        self._opponents = opponents
        self._replays = replays
        self._known: OrderedDict[str, list[Verdict]] = OrderedDict()
        self._turn = asyncio.Lock()  # one slice at a time: opponents come first

    async def look(self, place: Place, since: int, lang: str) -> bodies.Analysis:
        """What is known from a decision on; if that is nothing, some more is worked out first."""
        live = place.live
        check_over(live)
        case = live.case()
        known = await self._verdicts(case)
        if since >= len(known) < len(case.choices):
            async with self._turn:
                if since >= len(known) < len(case.choices):  # nobody else was faster
                    await self._get_on(case, known)
        told = [
            bodies.Moment(at, one.seat, one.chance, one.best_chance)
            for at, one in enumerate(known[since:], since)
        ]
        done = len(known) == len(case.choices)
        worst = self._worst(live, known, lang) if done else []
        return bodies.Analysis(case.match, len(case.choices), len(known), sides_of(live.match), told, worst)

    async def _verdicts(self, case: Case) -> list[Verdict]:
        """Those that are known: in memory, or in the database."""
        if case.match not in self._known:
            rows = await self._hub.store.rows(sql.GET_ANALYSIS, {"which": case.match})
            self._known.setdefault(case.match, READER.decode(rows[0][0]) if rows else [])
        self._known.move_to_end(case.match)
        found = self._known[case.match]
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _get_on(self, case: Case, known: list[Verdict]) -> None:
        known += await self._opponents.judge(case, len(known), SLICE)
        if len(known) == len(case.choices):
            row = {"match": case.match, "verdicts": msgspec.json.encode(known).decode()}
            try:
                await self._hub.store.write(Work(sql.ADD_ANALYSIS, row))
            except Taken:  # another server has come to the same
                return
            self._hub.log.tell("analysis", match=case.match, plies=len(known))

    def _worst(self, live: Live, known: Sequence[Verdict], lang: str) -> list[bodies.Mistake]:
        """The choices that cost most, in words."""
        positions = self._replays.course(live).positions
        found = []
        for at in costliest(known):
            one, choices = known[at], positions[at].choices
            text, better = choices[live.made[at].number].text(lang), choices[one.best].text(lang)
            found.append(bodies.Mistake(at, one.seat, one.chance, one.best_chance, text, better))
        return found


def check_over(live: Live) -> None:
    """Whether everything about a match may be told: it tells what was hidden."""
    if live.state != "over":
        raise Refused("unfinished")
    if live.teaches:  # its luck is no luck, and its opponent plays a part
        raise Refused("lesson")


def costliest(known: Sequence[Verdict]) -> list[int]:
    """The numbers of the choices that cost most, a few of each seat, the worst first."""
    found: list[int] = []
    of_seat: dict[int, int] = {}
    for at in sorted(range(len(known)), key=lambda at: known[at].chance - known[at].best_chance):
        one = known[at]
        if one.best_chance - one.chance < COSTLY:
            break
        of_seat[one.seat] = of_seat.get(one.seat, 0) + 1
        if of_seat[one.seat] <= SHOWN:
            found.append(at)
    return found
