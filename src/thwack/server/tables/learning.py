"""Which lessons and puzzles there are, and how far somebody is with them: that is read off their matches."""

import msgspec

from ...discovery import playable
from ...lessons import Lesson, lessons
from ...puzzles import Puzzle, puzzle_of_day, shipped
from ..people import Person
from ..showing import teaching
from ..showing.gallery import side_names
from ..store import Store
from ..store import statements as sql


class Progress:
    """What somebody has done: the stars by id, none for a lesson, and the rooms of what goes on."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.begun: dict[str, str] = {}  # the room of what was begun last and is not done

    def note(self, name: str, state: str, room: str, result: str | None) -> None:
        """One match more, in the order in which they were begun."""
        self.begun.pop(name, None)
        if state != "over":
            self.begun[name] = room
            return
        stars = int(msgspec.json.decode(result).get("stars", 0)) if result else 0
        self.done[name] = max(stars, self.done.get(name, 0))


async def progress_of(store: Store, person: Person | None) -> Progress:
    """How far somebody is with all of them."""
    found = Progress()
    if person is not None:
        for row in await store.rows(sql.LESSONS_OF, {"which": person.id}):
            found.note(*row)
    return found


async def listed(store: Store, person: Person | None, lang: str) -> list[teaching.LessonInfo]:
    """The lessons of all games, those of a game in their order."""
    progress = await progress_of(store, person)
    return [info(lesson, lang, progress) for game in playable() for lesson in lessons(game)]


def info(lesson: Lesson, lang: str, progress: Progress) -> teaching.LessonInfo:
    """A lesson in words."""
    return teaching.LessonInfo(
        id=lesson.id,
        game=lesson.game,
        title=lesson.say(lesson.title, lang),
        blurb=lesson.say(lesson.blurb, lang),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        done=lesson.id in progress.done,
        room=progress.begun.get(lesson.id),
    )


async def posed(store: Store, person: Person | None, lang: str, day: int) -> list[teaching.PuzzleInfo]:
    """The puzzles of all games, those of a game from the easiest on."""
    progress, today = await progress_of(store, person), puzzle_of_day(day).id
    return [told(one, lang, progress, one.id == today) for game in playable() for one in shipped(game)]


def told(puzzle: Puzzle, lang: str, progress: Progress, today: bool) -> teaching.PuzzleInfo:
    """A puzzle in words."""
    return teaching.PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        plays=side_names(puzzle.game, puzzle.setup, lang),
        seat=puzzle.scene.get("active", 0),
        grade=puzzle.grade,
        moves=puzzle.moves,
        stars=progress.done.get(puzzle.id, 0),
        room=progress.begun.get(puzzle.id),
        today=today,
    )
