"""Looking back at a match: at any choice, through the eyes that whoever asks may use."""

from collections import OrderedDict
from typing import Any, Final, NamedTuple, cast

from ...match import Match
from ..people import Person
from ..showing import bodies, frames, sight
from ..showing.gallery import side_names
from ..showing.refusals import Refused
from ..showing.sight import Watcher
from .hub import Hub
from .live import Live
from .place import Place
from .watching import check_lets_in, last_shown, lines_until, state_at

Json = Any
KEPT: Final = 8  # matches whose positions are remembered


class Course(NamedTuple):
    """A match from its first position to its last, and with which of them a turn begins."""

    key: tuple[str, int]
    positions: list[Match]
    turns: list[int]


class Replays:
    """Matches to look back at."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[str, Course] = OrderedDict()

    def course(self, live: Live) -> Course:
        """A match from its first position to its last."""
        key = (live.facts.id, live.question)
        found = self._kept.pop(live.facts.id, None)
        if found is None or found.key != key:
            found = course_of(live, key)
        self._kept[live.facts.id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def info(
        self, place: Place, person: Person | None, seat: int | None, lang: str
    ) -> bodies.ReplayInfo:
        """The whole match: its turns and its log."""
        live = place.live
        watcher = watcher_for(live, person, seat, lang)
        course, last = self.course(live), last_shown(live, watcher.own)
        return bodies.ReplayInfo(
            match=live.facts.id,
            game=cast(Any, live.facts.game),
            plies=last,
            turns=[ply for ply in course.turns if ply <= last],
            lines=cast(Any, lines_until(live, watcher, last)),
            seats=sight.seats(live.chairs, watcher.person, place.online, lang),
            plays=side_names(live.facts.game, live.facts.setup, lang),
            result=sight.result_of(live, watcher),
        )

    async def at(
        self, place: Place, person: Person | None, seat: int | None, ply: int, lang: str
    ) -> frames.State:
        """The position after so many choices, and the log until then."""
        live = place.live
        watcher = watcher_for(live, person, seat, lang)
        if ply > last_shown(live, watcher.own):
            raise Refused("not_found")
        position = self.course(live).positions[ply]
        return state_at(live, watcher, position, lines_until(live, watcher, ply), place.online)

    async def record(self, place: Place) -> dict[str, Json]:
        """The record of a match that is over: it tells everything, the secret too, so that its luck can be
        checked. One that was dealt anew brings the match that it goes on from."""
        live, facts = place.live, place.live.facts
        if live.state != "over":
            raise Refused("forbidden")
        found = live.match.record()
        if live.match.result is None and not live.ended:  # no choice says so
            by, seat = live.closing or ("draw", 0)
            found["ended"] = {"by": by, "seat": seat}
        if facts.source and not facts.same_luck:
            try:
                source = (await self._hub.place(facts.source)).live
            except Refused:  # of older rules: nothing can be checked without it
                return found
            found["source"] = source.position_after(facts.source_ply).record()
        if facts.commitment:
            found["proof"] = {"commitment": facts.commitment, "secret": facts.secret}
        return found


def watcher_for(live: Live, person: Person | None, seat: int | None, lang: str) -> Watcher:
    """Through whose eyes somebody may look: one's own; anybody's once it is over."""
    own = tuple(live.seats_of(person.id if person else None))
    if seat is None:
        seat = own[0] if own else None
    elif seat >= len(live.chairs):
        raise Refused("not_found")
    elif seat not in own and live.state != "over":
        raise Refused("forbidden")
    check_lets_in(live, own)
    return Watcher(person.id if person else None, own, seat, lang)


def course_of(live: Live, key: tuple[str, int]) -> Course:
    """All positions of a match."""
    match = live.beginning()
    positions, turns = [match.fork()], [0]
    turn = match.view(None).get("turn")
    for made in live.made:
        match.play(made.number)
        positions.append(match.fork())
        if (now := match.view(None).get("turn")) != turn:
            turns.append(match.ply)
            turn = now
    return Course(key, positions, turns)
