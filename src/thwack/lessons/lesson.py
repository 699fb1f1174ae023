"""A lesson as data, and how its file is read."""

import math
import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from ..content import names
from ..kernel.errors import ContentError
from ..wording import LANGUAGES

Json = Any
Words = Mapping[str, str]  # by language: every text of a lesson stands in all of them

ENDS: Final = ("won", "open")  # the learner has won, or the match could go on
FIELDS: Final = (
    "title",
    "blurb",
    "order",
    "seat",
    "seed",
    "setup",
    "scene",
    "start",
    "step",
    "ends",
    "closing",
)
STEP_FIELDS: Final = ("words", "points", "expect", "times", "other", "then")
READ: Final = 12  # signs in a second, by somebody who thinks about it
FOUND: Final = 6  # seconds until something is found and done
NAMED: Final = re.compile(r"\{([\w-]+)\}")  # a card in a text, by the name that views give it


class Reason(NamedTuple):
    """Why not that: the answer to choices of this pattern."""

    pattern: str
    words: Words


class Step(NamedTuple):
    """One idea: what is said, and what the learner then does. A step that expects nothing is only read."""

    number: int  # from 1
    words: Words
    points: tuple[str, ...] = ()  # things, as `Choice.things` and the view name them
    expect: tuple[str, ...] = ()  # keys or patterns of the choices that go on
    times: int = 1  # how many such choices it takes
    other: tuple[Reason, ...] = ()  # the first that matches answers
    then: tuple[str, ...] = ()  # what the others and chance choose after it, one key after the other


class Lesson(NamedTuple):
    """A match that teaches: how it is set up, its steps, and how it ends."""

    id: str  # unmatched/first
    game: str
    title: Words
    blurb: Words
    steps: tuple[Step, ...]
    closing: Words
    ends: str = "won"
    order: int = 0
    seat: int = 0  # where the learner sits
    seed: int = 0
    setup: Mapping[str, Json] | None = None
    scene: Mapping[str, Json] | None = None
    start: tuple[str, ...] = ()  # what everybody has chosen before the first step
    file: str = ""

    @property
    def minutes(self) -> int:
        """About how long it takes: everything is read, and what is to be done is found on the table."""
        read = sum(len(step.words["en"]) for step in self.steps) / READ
        found = sum(step.times for step in self.steps if step.expect) * FOUND
        return max(1, math.ceil((read + found) / 60))

    def fault(self, step: int, message: str, hint: str = "") -> ContentError:
        """That the lesson is wrong, and where: at a step, or at 0 before all of them."""
        return ContentError(
            message, file=self.file or self.id, card=f"step {step}" if step else "", hint=hint
        )

    def say(self, words: Words, lang: str) -> str:
        """A text in a language, with the names of the cards in it."""
        known = names(self.game, lang)
        return NAMED.sub(lambda found: known[found[1]], words[lang])


def matches(pattern: str, key: str) -> bool:
    """Whether a choice is meant: `*` stands for anything."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), key) is not None


# Reading


def read_lesson(game: str, name: str, text: str, file: str = "") -> Lesson:
    """A lesson file; ContentError with the file, the step and a cure if it cannot be."""
    return _Reader(game, file or f"{game}/{name}.toml").lesson(name, text)


class _Reader:
    """Reads one file, and knows where in it something is wrong."""

    def __init__(self, game: str, file: str) -> None:
        self.game = game
        self.file = file
        self.place = ""
        self.known = names(game)

    def fault(self, message: str, hint: str = "") -> ContentError:
        return ContentError(message, file=self.file, card=self.place, hint=hint)

    def lesson(self, name: str, text: str) -> Lesson:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            raise self.fault(f"this is not valid TOML: {wrong}", "correct that line") from None
        self.only(data, FIELDS)
        if ("setup" in data) == ("scene" in data):
            raise self.fault("a lesson has a setup or a scene", "keep one of them")
        ends = data.get("ends", "won")
        if ends not in ENDS:
            raise self.fault(f"a lesson cannot end {ends!r}", f"choose from {', '.join(ENDS)}")
        rows = data.get("step")
        if not isinstance(rows, list) or not rows:
            raise self.fault("the lesson has no steps", "write [[step]]")
        return Lesson(
            id=f"{self.game}/{name}",
            game=self.game,
            title=self.words(data, "title"),
            blurb=self.words(data, "blurb"),
            steps=tuple(self.step(number, row) for number, row in enumerate(rows, 1)),
            closing=self.closing(data),
            ends=ends,
            order=self.number(data, "order"),
            seat=self.number(data, "seat"),
            seed=self.number(data, "seed"),
            setup=self.table(data, "setup"),
            scene=self.table(data, "scene"),
            start=self.texts(data, "start"),
            file=self.file,
        )

    def closing(self, data: Mapping[str, Json]) -> Words:
        self.place = ""
        return self.words(data, "closing")

    def step(self, number: int, row: Json) -> Step:
        self.place = f"step {number}"
        if not isinstance(row, Mapping):
            raise self.fault("a step is a table", "write [[step]]")
        self.only(row, STEP_FIELDS)
        others = row.get("other", [])
        if not isinstance(others, list) or not all(isinstance(one, Mapping) for one in others):
            raise self.fault("other is a list of reasons", "write [[step.other]]")
        found = Step(
            number,
            self.words(row, "words"),
            self.texts(row, "points"),
            self.texts(row, "expect"),
            self.number(row, "times", 1),
            tuple(self.reason(one) for one in others),
            self.texts(row, "then"),
        )
        if not found.expect and ("other" in row or "times" in row):
            raise self.fault("nothing is expected", "write expect, or leave other and times out")
        return found

    def reason(self, row: Mapping[str, Json]) -> Reason:
        self.only(row, ("choice", "why"))
        pattern = row.get("choice")
        if not isinstance(pattern, str) or not pattern:
            raise self.fault("a reason does not say which choice it is about", 'such as choice = "attack:*"')
        return Reason(pattern, self.words(row, "why"))

    def words(self, row: Mapping[str, Json], field: str) -> Words:
        found = row.get(field)
        if not isinstance(found, Mapping) or not all(isinstance(one, str) for one in found.values()):
            raise self.fault(f"{field} is missing", f"write it in {', '.join(LANGUAGES)}")
        if set(found) != set(LANGUAGES) or not all(one.strip() for one in found.values()):
            raise self.fault(f"{field} is not there in every language", f"write it in {', '.join(LANGUAGES)}")
        told = {lang: sorted(NAMED.findall(found[lang])) for lang in LANGUAGES}
        for lang in LANGUAGES:
            if told[lang] != told["en"]:
                raise self.fault(f"{field} names other cards in {lang} than in en", "name the same ones")
        for name in told["en"]:
            if name not in self.known:
                raise self.fault(f"{field} names {{{name}}}, but {self.game} has no such card")
        return {lang: found[lang].strip() for lang in LANGUAGES}

    def only(self, row: Mapping[str, Json], known: Collection[str]) -> None:
        for field in row:
            if field not in known:
                raise self.fault(f"unknown field {field}", f"there are {', '.join(known)}")

    def texts(self, row: Mapping[str, Json], field: str) -> tuple[str, ...]:
        found = row.get(field, [])
        if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
            raise self.fault(f"{field} is not a list of texts", f'such as {field} = ["maneuver"]')
        return tuple(found)

    def number(self, row: Mapping[str, Json], field: str, least: int = 0) -> int:
        found = row.get(field, least)
        if not isinstance(found, int) or isinstance(found, bool) or found < least:
            raise self.fault(f"{field} is not a whole number from {least} on")
        return found

    def table(self, row: Mapping[str, Json], field: str) -> Mapping[str, Json] | None:
        found = row.get(field)
        if found is not None and not isinstance(found, Mapping):
            raise self.fault(f"{field} is not a table", f"write [{field}]")
        return found
