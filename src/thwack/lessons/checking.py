"""Whether a lesson fits the game: it is played through, and looked at from every side."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..match import Match
from .lesson import NAMED, Lesson, Step, matches
from .tutor import Tutor

Json = Any


def check(lesson: Lesson) -> None:
    """Play it through by every choice that it expects; ContentError with the step where it does not fit."""
    tutor = Tutor(lesson)
    answered: set[str] = set()
    while not tutor.done:
        step = tutor.step
        if not tutor.taken:
            _check_things(tutor, step)
            answered = set()
        if not step.expect:
            tutor.go_on()
            continue
        expected = tutor.expected()
        answered |= _reasons_given(tutor, step, expected)
        if tutor.taken == step.times - 1:
            _check_reasons(tutor, step, answered)
        for key in expected[1:]:
            other = Tutor.resume(lesson, tutor.choices)
            other.read_on()
            other.choose(key)
            _play_out(other)
        tutor.choose(expected[0])
    _check_mentions(tutor, 0, lesson.closing)
    _check_end(tutor)


def _play_out(tutor: Tutor) -> None:
    while not tutor.done:
        tutor.read_on()
        if not tutor.done:
            tutor.choose(tutor.expected()[0])
    _check_end(tutor)


def _check_end(tutor: Tutor) -> None:
    lesson, result = tutor.lesson, tutor.match.result
    won = result is not None and lesson.seat in result.winners
    if lesson.ends == "won" and not won:
        raise lesson.fault(len(lesson.steps), "the lesson should end with a win, and does not")
    if lesson.ends == "open" and result is not None:
        raise lesson.fault(len(lesson.steps), "the lesson should end before the match does", 'ends = "won"?')


def _reasons_given(tutor: Tutor, step: Step, expected: list[str]) -> set[str]:
    """The patterns of the reasons that the other choices are answered with: every one of them is answered."""
    lesson, keys = tutor.lesson, tutor.match.choices.keys()
    for pattern in step.expect:
        if not tutor.taken and not any(matches(pattern, key) for key in keys):
            raise lesson.fault(step.number, f"nothing like {pattern} is offered there")
    found = set()
    for key in (key for key in keys if key not in expected):
        reason = next((one for one in step.other if matches(one.pattern, key)), None)
        if reason is None:
            raise lesson.fault(step.number, f"nothing is said about {key}", 'end with choice = "*"')
        found.add(reason.pattern)
    return found


def _check_reasons(tutor: Tutor, step: Step, answered: set[str]) -> None:
    """No reason stands there for nothing."""
    for reason in step.other:
        _check_mentions(tutor, step.number, reason.words)
        if reason.pattern not in answered:
            raise tutor.lesson.fault(step.number, f"no choice is answered by the reason for {reason.pattern}")


def _check_things(tutor: Tutor, step: Step) -> None:
    """What is pointed at and what is named is on the table."""
    seen = set(names_seen(tutor.match, tutor.lesson.seat))
    for thing in step.points:
        if thing not in seen and thing.rpartition(":")[2] not in seen:
            raise tutor.lesson.fault(step.number, f"{thing} is not on the table, and cannot be pointed at")
    _check_mentions(tutor, step.number, step.words)


def _check_mentions(tutor: Tutor, step: int, words: Mapping[str, str]) -> None:
    seen = set(names_seen(tutor.match, tutor.lesson.seat))
    for name in NAMED.findall(words["en"]):
        if name not in seen:
            raise tutor.lesson.fault(step, f"{name} is named, but not on the table")


def names_seen(match: Match, seat: int) -> Iterator[str]:
    """Everything that the view names, and what the choices are about."""
    yield from _names_in(match.view(seat))
    if match.actor == seat:
        for things in match.choices.things():
            yield from (*things.start, *things.goal)
        for choice in match.choices:
            yield from choice.refs


def _names_in(part: Json) -> Iterator[str]:
    if isinstance(part, Mapping):
        for name, value in part.items():
            yield str(name)
            yield from _names_in(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _names_in(value)
    elif isinstance(part, str | int) and not isinstance(part, bool):
        yield str(part)
