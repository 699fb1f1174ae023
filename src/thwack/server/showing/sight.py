"""What a person gets to see of a live match: the state frame, for those eyes and in that language."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from ...kernel.things import Things
from ...match import Match, Result
from ...puzzles import stars_for
from ..tables.absence import Absence
from ..tables.entries import AGREED, Chair, Facts
from ..tables.live import Live
from ..tables.posed import Posed
from ..tables.taught import Taught
from . import frames, teaching
from .gallery import side_names
from .texts import say

Json = Any
NOTHING: Final[dict[str, Json]] = {}


class Watcher(NamedTuple):
    """Who looks: the person, the seats that person has, through whose eyes, in which language."""

    person: str | None
    own: tuple[int, ...]
    eyes: int | None
    lang: str
    muted: frozenset[str] = frozenset()  # people whom the watcher does not hear

    @property
    def log_eyes(self) -> int | None:
        """Whose log it is: two who share one screen get the one that everybody may read."""
        return None if len(self.own) > 1 else self.eyes


def seat_name(chair: Chair, lang: str) -> str:
    """Who sits there."""
    if chair.kind == "level":
        return say("level", lang, n=chair.level or 0)
    if chair.kind == "tutor":
        return say("tutor", lang)
    if chair.kind == "person" and chair.person is None:  # of a match that came as a file
        return say("somebody", lang)
    return chair.name if chair.kind in ("person", "bot") else say("open-seat", lang)


def seats(
    chairs: Sequence[Chair],
    person: str | None,
    online: set[str],
    lang: str,
    muted: frozenset[str] = frozenset(),
) -> list[frames.Seat]:
    """The seats as somebody sees them."""
    return [
        frames.Seat(
            name=seat_name(chair, lang),
            kind=cast(Any, chair.kind),
            level=chair.level,
            online=chair.player is not None or chair.kind == "tutor" or chair.person in online,
            you=person is not None and chair.person == person,
            account=chair.account,
            muted=chair.person in muted,
            rating=chair.rating,
        )
        for chair in chairs
    ]


def result_of(live: Live, watcher: Watcher) -> frames.Result | None:
    """How it ended, in words."""
    if live.result is None:
        return None
    if live.ended and live.match.result is None and live.closing is None:
        text = say(f"error-{live.ended}", watcher.lang)
        return frames.Result(list(live.result.winners), live.result.reason, text)
    return told(live.match, live.result, live.closing, live.chairs, watcher)


def told(
    match: Match,
    result: Result,
    closing: tuple[str, int] | None,
    chairs: Sequence[Chair],
    watcher: Watcher,
) -> frames.Result:
    """A result in words: the engine's own, or that somebody gave up, ran out of time or had left, or that all
    agreed to a draw."""
    if result == AGREED:
        text = say("drawn", watcher.lang)
    elif closing is None:
        text = match.prompt(watcher.lang, watcher.eyes)
    else:
        text = say(f"line-{closing[0]}", watcher.lang, who=seat_name(chairs[closing[1]], watcher.lang))
    return frames.Result(list(result.winners), result.reason, text)


def wait_for(watcher: Watcher) -> str:
    """What is said at a table that waits: to those who sit there, and to those who are invited."""
    return "waiting" if watcher.own else "invited"


def offers_of(live: Live, watcher: Watcher) -> list[frames.Offer]:
    """What is offered at the table; only those who sit there are told."""
    if not watcher.own:
        return []
    over = live.state == "over"
    return [
        frames.Offer(cast(Any, offer.what), offer.seat, watcher.person in offer.agreed)
        for offer in live.offers
        if over == (offer.what == "rematch")
    ]


def clock_of(live: Live) -> frames.Clock | None:
    """What was agreed on for the time of each."""
    return None if live.clock is None else frames.Clock(*cast(Any, live.clock.rule))


def times_of(live: Live, absence: Absence, watcher: Watcher) -> frames.Times | None:
    """What the clock shows."""
    clock, rule = live.clock, clock_of(live)
    if clock is None or rule is None:
        return None
    since = clock.times.since
    return frames.Times(
        clock=rule,
        left=clock.left([chair.player is None for chair in live.chairs]),
        seat=None if since is None else clock.times.seat,
        starts=max(0, (since or 0) - clock.now()),
        away=absence.left(),
        claims=cast(Any, absence.claims(watcher.person)),
    )


def proof_of(live: Live) -> frames.Proof | None:
    """What proves that nobody chose the luck of a match; the secret is told when it is over."""
    if live.commitment is None:
        return None
    return frames.Proof(live.commitment, live.facts.secret if live.state == "over" else None)


def source_of(facts: Facts) -> frames.Source | None:
    """What a match goes on from."""
    if facts.source is None:
        return None
    return frames.Source(facts.source, facts.source_ply, facts.same_luck)


def lesson_of(live: Live, watcher: Watcher) -> teaching.Lesson | None:
    """What the tutor says to the learner."""
    if not isinstance(live, Taught) or not watcher.own:
        return None
    now = live.lead.now(live.match, watcher.lang)
    return teaching.Lesson(
        id=now["lesson"],
        title=now["title"],
        step=now["step"],
        steps=now["steps"],
        done=now["done"],
        words=now["words"],
        points=now["points"],
        expected=now["expected"] if live.asks else [],
        reads=live.lead.tells,
        taken=now["taken"],
        times=now["times"],
    )


def puzzle_of(live: Live, watcher: Watcher) -> teaching.Puzzle | None:
    """How far the solver of a puzzle is."""
    if not isinstance(live, Posed) or not watcher.own:
        return None
    puzzle, lead = live.puzzle, live.lead
    states = {"solved": lead.done, "failed": lead.failed, "asks": lead.asks, "plays": True}
    return teaching.Puzzle(
        id=puzzle.id,
        grade=puzzle.grade,
        moves=puzzle.moves,
        made=len(lead.asked),
        state=cast(Any, next(name for name, now in states.items() if now)),
        lucky=lead.lucky,
        misses=live.misses,
        stars=stars_for(live.misses),
    )


def choices_of(match: Match, lang: str, keys: Sequence[str] | None = None) -> list[frames.Choice]:
    """What may be chosen, in words; whoever knows the keys already hands them over."""
    found = []
    choices = match.choices
    for key, text, things in zip(keys or choices.keys(), choices.texts(lang), choices.things(), strict=True):
        verb, *refs = key.split(":")
        found.append(frames.Choice(key, verb, refs, text, things_of(things)))
    return found


def things_of(found: Things) -> frames.Things:
    """What a choice is about, as it is sent."""
    start, goal, facts = found
    return frames.Things(start, goal, dict(facts) if facts else NOTHING)


class Sight:
    """The states of one live match. What several watchers share is made once for each question."""

    def __init__(self, live: Live, absence: Absence) -> None:
        self._live = live
        self._absence = absence
        self._parts: dict[tuple[Json, ...], msgspec.Raw | str] = {}
        self._question = -1
        self._sides: dict[str, tuple[str, ...]] = {}

    def _plays(self, lang: str) -> tuple[str, ...]:
        """What each seat plays: it never changes."""
        if lang not in self._sides:
            self._sides[lang] = tuple(side_names(self._live.facts.game, self._live.facts.setup, lang))
        return self._sides[lang]

    def _part(self, name: str, eyes: int | None, lang: str, playing: bool) -> msgspec.Raw:
        live = self._live
        if self._question != live.question:
            self._parts.clear()
            self._question = live.question
        key = (name, eyes, lang, playing)
        if key not in self._parts:
            self._parts[key] = msgspec.Raw(frames.ENCODER.encode(self._make(name, eyes, lang, playing)))
        return cast(msgspec.Raw, self._parts[key])

    def _make(self, name: str, eyes: int | None, lang: str, playing: bool) -> Json:
        match = self._live.match
        if name == "view":
            return match.view(eyes)  # it is not kept: what is sent is
        if name == "rule":
            return match.prompt_rule()
        if name == "choices":
            return (
                choices_of(match, lang, self._live.position.keys) if playing and eyes == match.actor else []
            )
        if name == "why_not":
            reasons = match.reasons(eyes, lang) if playing and eyes is not None else {}
            rules = {ref: rule for ref, (_, rule) in reasons.items() if rule}
            self._parts["why_rules", eyes, lang, playing] = msgspec.Raw(frames.ENCODER.encode(rules))
            return {ref: text for ref, (text, _) in reasons.items()}
        return match.prompt(lang, eyes)

    def undo(self, watcher: Watcher) -> frames.Undo:
        """Whether the watcher's last choice can be taken back."""
        live = self._live
        if watcher.person is None or not watcher.own:
            return frames.Undo(False, "", False)
        why = live.may_take_back(watcher.own, watcher.person)
        ask = why in ("learnt", "others") and bool(live.others(watcher.person))
        return frames.Undo(not why, say(f"error-undo-{why}", watcher.lang) if why else "", ask)

    def state(self, watcher: Watcher, have: int, online: set[str], thinking: bool) -> tuple[bytes, int]:
        """The state frame for somebody who has so many lines of the log, and how many there are then."""
        live, lang, eyes = self._live, watcher.lang, watcher.eyes
        names = [seat_name(chair, lang) for chair in live.chairs]
        lines = live.chronicle.lines(live.match, watcher.log_eyes, lang, names)
        start = min(have, len(lines))
        playing = live.asks and not live.paused
        result = result_of(live, watcher)
        if live.state == "waiting":
            prompt: Json = say(wait_for(watcher), lang)
        elif live.paused and result is None:
            prompt = say("paused", lang)
        else:
            prompt = result.text if result else self._part("prompt", eyes, lang, playing)
        facts = live.facts
        frame = frames.State(
            room=facts.room,
            match=facts.id,
            game=cast(Any, facts.game),
            rated=facts.rated,
            setup=facts.setup,
            version=live.version,
            ply=live.match.ply,
            question=live.question,
            seat=eyes,
            own=list(watcher.own),
            actor=live.actor,
            prompt=prompt,
            view=cast(Any, self._part("view", eyes, "", playing)),
            choices=cast(Any, self._part("choices", eyes, lang, playing)),
            why_not=cast(Any, self._part("why_not", eyes, lang, playing)),
            lines=cast(Any, lines[start:]),
            from_=start,
            seats=seats(live.chairs, watcher.person, online, lang, watcher.muted),
            undo=self.undo(watcher),
            thinking=thinking,
            result=result,
            rematch=live.rematch,
            watch=facts.watch,
            proof=proof_of(live),
            source=source_of(facts),
            lesson=lesson_of(live, watcher),
            puzzle=puzzle_of(live, watcher),
            practice=facts.practice,
            plays=self._plays(lang),
            offers=offers_of(live, watcher),
            paused=live.paused,
            times=times_of(live, self._absence, watcher),
            rule="" if live.state == "waiting" else cast(Any, self._part("rule", None, "", False)),
            why_rules=cast(Any, self._part("why_rules", eyes, lang, playing)),
        )
        return frames.ENCODER.encode(frame), len(lines)
