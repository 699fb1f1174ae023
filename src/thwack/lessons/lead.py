"""Where somebody is in a lesson, whoever plays its match. No clocks, no screens: plain data in and out."""

from typing import Any, Final

from ..kernel.errors import IllegalChoice
from ..match import Match
from ..wording import language
from .lesson import Lesson, Step, Words, matches

Json = Any
CHANGED: Final = "has a rule or a card changed? Play the lesson again and write the keys anew"


class Lead:
    """How far a lesson is. It is told what was chosen, and says what comes next: something to read, a choice
    of the learner, or what the others do."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0  # how many steps are done
        self.taken = 0  # how many choices of this step are made
        self._others = lesson.start  # what the others choose before it goes on
        self._played = 0  # how much of that they have chosen
        self.begun = not lesson.start  # until then anybody may have to choose, even the learner

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

    @property
    def due(self) -> str | None:
        """What somebody else chooses next, chance or an opponent; None: it is for the learner to go on."""
        return self._others[self._played] if self._played < len(self._others) else None

    @property
    def asks(self) -> bool:
        """Whether the learner has to choose."""
        return not self.done and self.due is None and bool(self.step.expect)

    @property
    def tells(self) -> bool:
        """Whether the learner has only to read."""
        return not self.done and self.due is None and not self.step.expect

    # What leads on

    def expected(self, match: Match) -> list[str]:
        """The keys of the choices that go on, as they are offered; none where there is nothing to choose."""
        if not self.asks:
            return []
        step = self.step
        self.check_asked(match)
        keys = match.choices.keys()
        found = [key for pattern in step.expect for key in keys if matches(pattern, key)]
        if not found:
            raise self.lesson.fault(step.number, f"nothing like {step.expect[0]} is offered there", CHANGED)
        return list(dict.fromkeys(found))

    def check_asked(self, match: Match) -> None:
        """That the match is at the learner's question, where a choice is expected."""
        if self.asks and match.actor != self.lesson.seat:
            who = "nobody" if match.actor is None else f"seat {match.actor}"
            raise self.lesson.fault(
                self.step.number, f"the learner is expected to choose, but it is {who} who does", CHANGED
            )

    def why_not(self, match: Match, key: str) -> Words | None:
        """Why a choice does not lead on; None if it does. IllegalChoice if it is not offered at all."""
        step = self.step
        if not self.asks:
            raise IllegalChoice(f"there is nothing to choose at step {step.number}: go on")
        if key in self.expected(match):
            return None
        if key not in match.choices:
            raise IllegalChoice(f"{key!r} is not among the choices of step {step.number}")
        for reason in step.other:
            if matches(reason.pattern, key):
                return reason.words
        raise self.lesson.fault(step.number, f"nothing is said about {key}", 'end with choice = "*"')

    # Going on

    def take(self) -> None:
        """The learner has made a choice that leads on."""
        step = self.step
        self.taken += 1
        if self.taken == step.times:
            self._leave_to_others(step)

    def read(self) -> None:
        """The learner has read what there was to read."""
        step = self.step
        if step.expect:
            raise IllegalChoice(f"step {step.number} waits for a choice")
        self._leave_to_others(step)

    def follow(self) -> None:
        """Somebody else has chosen what was due."""
        self._played += 1
        if self.due is None and self.begun:
            self._finish()
        elif self.due is None:
            self.begun = True

    def _leave_to_others(self, step: Step) -> None:
        self._others, self._played = step.then, 0
        if self.due is None:
            self._finish()

    def _finish(self) -> None:
        """The next step is there."""
        self._others, self._played = (), 0
        self.at += 1
        self.taken = 0

    def now(self, match: Match, lang: str = "en") -> dict[str, Json]:
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
            "choose": self.asks,
            "times": step.times if step else 0,
            "taken": self.taken,
            "expected": self.expected(match),
        }
