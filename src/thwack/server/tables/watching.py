"""Those who only watch: whether they may, and how many choices behind the players they are."""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Raw

from ...match import Match
from ..showing import frames, sight
from ..showing.gallery import side_names
from ..showing.refusals import Refused
from ..showing.sight import Watcher
from ..showing.texts import say
from .live import Live


def lets_in(live: Live, own: Sequence[int]) -> bool:
    """Whether somebody with these seats may see what is played: others wait until it is over, if need be."""
    return bool(own) or live.facts.watch is not None or live.state != "playing"


def check_lets_in(live: Live, own: Sequence[int]) -> None:
    """Refuse whoever may not watch."""
    if not lets_in(live, own):
        raise Refused("private")


def last_shown(live: Live, own: Sequence[int]) -> int:
    """The newest position that somebody with these seats may see: after so many choices."""
    made = len(live.made)
    return made if own or live.state == "over" else max(0, made - (live.facts.watch or 0))


def lines_until(live: Live, watcher: Watcher, ply: int) -> list[Raw]:
    """The log as it was before the next choice; all of it at the newest position."""
    names = [sight.seat_name(chair, watcher.lang) for chair in live.chairs]
    if ply == len(live.made):
        return live.chronicle.lines(live.match, watcher.log_eyes, watcher.lang, names)
    return live.chronicle.lines_until(ply, live.match, watcher.log_eyes, watcher.lang, names)


def state_at(
    live: Live, watcher: Watcher, position: Match, lines: list[Raw], online: set[str]
) -> frames.State:
    """An earlier position of a match, with nothing to be chosen; the last one tells how it ended."""
    facts, eyes = live.facts, watcher.eyes
    over = live.result is not None and position.ply == len(live.made)
    waiting = live.state == "waiting"
    return frames.State(
        room=facts.room,
        match=facts.id,
        game=cast(Any, facts.game),
        rated=facts.rated,
        setup=facts.setup,
        version=live.version,
        ply=position.ply,
        question=position.ply,
        seat=eyes,
        own=list(watcher.own),
        actor=None if over or waiting else position.actor,
        prompt=say(sight.wait_for(watcher), watcher.lang) if waiting else position.prompt(watcher.lang, eyes),
        view=position.view(eyes),
        choices=[],
        why_not={},
        lines=cast(Any, lines),
        from_=0,
        seats=sight.seats(live.chairs, watcher.person, online, watcher.lang),
        undo=frames.Undo(False, "", False),
        thinking=False,
        result=sight.result_of(live, watcher) if over else None,
        rematch=live.rematch,
        watch=facts.watch,
        proof=sight.proof_of(live),
        source=sight.source_of(facts),
        plays=tuple(side_names(facts.game, facts.setup, watcher.lang)),
    )


class Gallery:
    """Where those stand who watch a live match from some choices behind."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._position: Match | None = None
        self._undone = 0

    def holds_back(self, own: Sequence[int]) -> bool:
        """Whether somebody with these seats does not see the newest position."""
        return last_shown(self._live, own) < len(self._live.made)

    def _at(self, ply: int) -> Match:
        """The position after so many choices; it goes on from the one that was shown last."""
        live, found = self._live, self._position
        if found is None or found.ply > ply or self._undone != live.undone:
            found, self._undone = live.beginning(), live.undone
        for made in live.made[found.ply : ply]:
            found.play(made.number)
        self._position = found
        return found

    def state(self, watcher: Watcher, have: int, online: set[str]) -> tuple[bytes, int]:
        """The state frame for somebody who has so many lines of the log, and how many there are then."""
        ply = last_shown(self._live, watcher.own)
        lines = lines_until(self._live, watcher, ply)
        frame = state_at(self._live, watcher, self._at(ply), lines, online)
        frame.from_ = min(have, len(lines))
        frame.lines = cast(Any, lines[frame.from_ :])
        return frames.ENCODER.encode(frame), len(lines)
