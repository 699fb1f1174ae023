"""Leads a learner through a lesson. No clocks, no screens: plain data in, plain data out."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel.errors import IllegalChoice, SceneError, SetupError
from ..match import Match, new, scene
from .lead import CHANGED, Lead
from .lesson import Lesson, Step, Words

Json = Any


class Answer(NamedTuple):
    """What a choice led to: the lesson goes on, or the reason why the learner should try again."""

    goes_on: bool
    why: Words | None = None


def opening(lesson: Lesson) -> Match:
    """The match of a lesson before anybody has chosen; what chance decides is asked for."""
    try:
        if lesson.scene is not None:
            return scene(lesson.game, lesson.scene, seed=lesson.seed, chance="ask")
        return new(lesson.game, seed=lesson.seed, chance="ask", **(lesson.setup or {}))
    except (SceneError, SetupError) as wrong:
        raise lesson.fault(0, f"it cannot be set up: {wrong}") from None


class Tutor:
    """A lesson under way. The match is always at the learner's question, unless a step is only to be read."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.choices: list[str] = []  # what the learner chose, and goes on with later
        self.match = opening(lesson)
        self._lead = Lead(lesson)
        self._let_others(0)

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
    def at(self) -> int:
        """How many steps are done."""
        return self._lead.at

    @property
    def taken(self) -> int:
        """How many choices of this step are made."""
        return self._lead.taken

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self._lead.done

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self._lead.step

    def now(self, lang: str = "en") -> dict[str, Json]:
        """What to show: the words, what to point at, and the choices that go on, for whoever asks to be
        shown. When all is done, the closing words."""
        return self._lead.now(self.match, lang)

    def expected(self) -> list[str]:
        """The keys of the choices that go on, as they are offered; none where there is only something to
        read."""
        return self._lead.expected(self.match)

    def choose(self, key: str) -> Answer:
        """Make a choice: it is played if it is expected, else there is a reason why not, and nothing has
        changed. IllegalChoice if it is not offered at all."""
        step = self.step
        why = self._lead.why_not(self.match, key)
        if why is not None:
            return Answer(False, why)
        self.match.play(key)
        self.choices.append(key)
        self._lead.take()
        self._let_others(step.number)
        return Answer(True)

    def go_on(self) -> None:
        """Leave a step that was only to be read."""
        step = self.step
        self._lead.read()
        self._let_others(step.number)

    def read_on(self) -> None:
        """Leave all such steps up to the next choice."""
        while not self.done and not self.step.expect:
            self.go_on()

    def _let_others(self, step: int) -> None:
        """The others play their part, and the next step is there."""
        lesson, lead = self.lesson, self._lead
        while (key := lead.due) is not None:
            if lead.begun and self.match.actor == lesson.seat:
                raise lesson.fault(
                    step, f"{key} is for somebody else, but it is the learner who chooses", CHANGED
                )
            try:
                self.match.play(key)
            except IllegalChoice as wrong:
                raise lesson.fault(step, f"{key} cannot be played: {wrong}", CHANGED) from None
            lead.follow()
        lead.check_asked(self.match)
