"""Which lessons there are, and how far somebody is with them: that is read off their matches."""

from ...discovery import playable
from ...lessons import Lesson, lessons
from ..people import Person
from ..showing import bodies
from ..store import Store
from ..store import statements as sql


async def listed(store: Store, person: Person | None, lang: str) -> list[bodies.LessonInfo]:
    """The lessons of all games, those of a game in their order."""
    done: set[str] = set()
    begun: dict[str, str] = {}  # the room of what was begun last and is not done
    if person is not None:
        for lesson, state, room in await store.rows(sql.LESSONS_OF, {"which": person.id}):
            begun.pop(lesson, None)
            if state == "over":
                done.add(lesson)
            else:
                begun[lesson] = room
    return [
        info(lesson, lang, lesson.id in done, begun.get(lesson.id))
        for game in playable()
        for lesson in lessons(game)
    ]


def info(lesson: Lesson, lang: str, done: bool, room: str | None) -> bodies.LessonInfo:
    """A lesson in words."""
    return bodies.LessonInfo(
        id=lesson.id,
        game=lesson.game,
        title=lesson.say(lesson.title, lang),
        blurb=lesson.say(lesson.blurb, lang),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        done=done,
        room=room,
    )
