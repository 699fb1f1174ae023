"""Which lessons there are: the files in the folder of each game."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ..discovery import games
from ..kernel.errors import ContentError, SetupError
from .lesson import Lesson, read_lesson

SUFFIX: Final = ".toml"


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none if nobody has written any."""
    if game not in games():
        raise SetupError(f"there is no game {game!r}; the games are {', '.join(games())}")
    return _shipped(game)


@cache
def _shipped(game: str) -> tuple[Lesson, ...]:
    return lessons_in(resources.files(__package__).joinpath(game), game)


def lessons_in(folder: Traversable, game: str) -> tuple[Lesson, ...]:
    """The lessons of a game that lie in a folder, in their order."""
    if not folder.is_dir():
        return ()
    found = []
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(SUFFIX):
            try:
                text = file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                raise ContentError("it is not UTF-8 text", file=str(file)) from None
            name = file.name.removesuffix(SUFFIX)
            found.append(read_lesson(game, name, text, f"{game}/{file.name}"))
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.id)))


def lesson_named(name: str) -> Lesson:
    """The lesson of that id, such as unmatched/first."""
    game = name.partition("/")[0]
    known = {lesson.id: lesson for lesson in lessons(game)}
    if name not in known:
        there = f"choose from {', '.join(known)}" if known else f"{game} has no lessons"
        raise SetupError(f"there is no lesson {name!r}; {there}")
    return known[name]
