"""Lessons: matches with fixed luck that teach a game, written as data.

A lesson is a TOML file in the folder of its game: a position, and steps with words in four languages, things
to point at, the choices that are expected and reasons against the others. `Tutor` leads somebody through one
and speaks plain data, so any table can put it on a screen; `Lead` does the same where the match is played
elsewhere. `check` plays one through and says where it does not fit. docs/howto/write_a_lesson.md shows how to
write one.
"""

from .checking import check
from .lead import Lead
from .lesson import Lesson, Reason, Step, read_lesson
from .library import SUFFIX, lesson_named, lessons, lessons_in
from .tutor import Answer, Tutor, opening

__all__ = [
    "SUFFIX",
    "Answer",
    "Lead",
    "Lesson",
    "Reason",
    "Step",
    "Tutor",
    "check",
    "lesson_named",
    "lessons",
    "lessons_in",
    "opening",
    "read_lesson",
]
