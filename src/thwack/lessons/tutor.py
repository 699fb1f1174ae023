"""Leads a learner through a lesson. No clocks, no screens: plain data in, plain data out."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..kernel.errors import IllegalChoice, SceneError, SetupError
from ..match import Match, new, scene
from ..wording import language
from .lesson import Lesson, Step, Words, matches

Json = Any
CHANGED: Final = "has a rule or a card changed? Play the lesson again and write the keys anew"


class Answer(NamedTuple):
    """What a choice led to: the lesson goes on, or the reason why the learner should try again."""

    goes_on: bool
    why: Words | None = None


class Tutor:
    """A lesson under way. The match is always at the learner's question, unless a step is only to be read."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0  # how many steps are done
        self.taken = 0  # how many choices of this step are made
        self.choices: list[str] = []  # what the learner chose, and goes on with later
        self.match = self._begin()

    def _begin(self) -> Match:
        lesson = self.lesson
        try:
            if lesson.scene is not None:
                match = scene(lesson.game, lesson.scene, seed=lesson.seed, chance="ask")
            else:
                match = new(lesson.game, seed=lesson.seed, chance="ask", **(lesson.setup or {}))
        except (SceneError, SetupError) as wrong:
            raise lesson.fault(0, f"it cannot be set up: {wrong}") from None
        for key in lesson.start:
            self._take(match, key, 0)
        return match

    @classmethod
    def resume(cls, lesson: Lesson, choices: Sequence[str]) -> "Tutor":
        """The lesson as somebody left it; from its beginning if it has become another since."""
        tutor = cls(lesson)
        for key in choices:
            tutor.read_on()
            if tutor.done or key not in tutor.expected() or not tutor.choose(key).goes_on:
                return cls(lesson)
        return tutor

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        if self.done:
            raise IllegalChoice(f"the lesson {self.lesson.id} is over: nothing can be chosen any more")
        return self.lesson.steps[self.at]

    def now(self, lang: str = "en") -> dict[str, Json]:
        """What to show: the words, what to point at, and the choices that go on, for whoever asks to be
        shown. When all is done, the closing words."""
        language(lang)
        lesson = self.lesson
        step = None if self.done else self.step
        return {
            "lesson": lesson.id,
            "title": lesson.say(lesson.title, lang),
            "step": step.number if step else len(lesson.steps),
            "steps": len(lesson.steps),
            "done": step is None,
            "words": lesson.say(step.words if step else lesson.closing, lang),
            "points": list(step.points) if step else [],
            "choose": bool(step and step.expect),
            "times": step.times if step else 0,
            "taken": self.taken,
            "expected": self.expected() if step else [],
        }

    def expected(self) -> list[str]:
        """The keys of the choices that go on, as they are offered; none where there is only something to
        read."""
        step = self.step
        if not step.expect:
            return []
        self._must_ask(step)
        keys = self.match.choices.keys()
        found = [key for pattern in step.expect for key in keys if matches(pattern, key)]
        if not found:
            raise self.lesson.fault(step.number, f"nothing like {step.expect[0]} is offered there", CHANGED)
        return list(dict.fromkeys(found))

    def choose(self, key: str) -> Answer:
        """Make a choice: it is played if it is expected, else there is a reason why not, and nothing has
        changed. IllegalChoice if it is not offered at all."""
        step = self.step
        if not step.expect:
            raise IllegalChoice(f"there is nothing to choose at step {step.number}: go on")
        if key in self.expected():
            self.match.play(key)
            self.choices.append(key)
            self.taken += 1
            if self.taken == step.times:
                self._finish(step)
            else:
                self._must_ask(step)
            return Answer(True)
        if key not in self.match.choices:
            raise IllegalChoice(f"{key!r} is not among the choices of step {step.number}")
        for reason in step.other:
            if matches(reason.pattern, key):
                return Answer(False, reason.words)
        raise self.lesson.fault(step.number, f"nothing is said about {key}", 'end with choice = "*"')

    def go_on(self) -> None:
        """Leave a step that was only to be read."""
        step = self.step
        if step.expect:
            raise IllegalChoice(f"step {step.number} waits for a choice")
        self._finish(step)

    def read_on(self) -> None:
        """Leave all such steps up to the next choice."""
        while not self.done and not self.step.expect:
            self.go_on()

    def _finish(self, step: Step) -> None:
        """The others play their part, and the next step is there."""
        for key in step.then:
            if self.match.actor == self.lesson.seat:
                raise self.lesson.fault(
                    step.number, f"{key} is for somebody else, but it is the learner who chooses", CHANGED
                )
            self._take(self.match, key, step.number)
        self.at += 1
        self.taken = 0
        if not self.done and self.step.expect:
            self._must_ask(self.step)

    def _must_ask(self, step: Step) -> None:
        if self.match.actor != self.lesson.seat:
            who = "nobody" if self.match.actor is None else f"seat {self.match.actor}"
            raise self.lesson.fault(
                step.number, f"the learner is expected to choose, but it is {who} who does", CHANGED
            )

    def _take(self, match: Match, key: str, step: int) -> None:
        try:
            match.play(key)
        except IllegalChoice as wrong:
            raise self.lesson.fault(step, f"{key} cannot be played: {wrong}", CHANGED) from None
