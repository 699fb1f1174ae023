"""What somebody has learnt at this terminal, in a file beside the last match."""

import json
from pathlib import Path
from typing import Any, Final

from ...lessons import Lesson, Tutor, lessons
from ...puzzles import Puzzle, shipped
from ..saves import state_file

Json = Any
FILE: Final = "lessons.json"


def learnt_file() -> Path:
    """Where it is kept."""
    return state_file().with_name(FILE)


class Learnt:
    """Lessons that are done, those under way with the choices made in them, puzzles, and the language."""

    def __init__(self) -> None:
        data = self._read()
        done, begun = data.get("done"), data.get("begun")
        self.lang = str(data.get("lang", ""))
        self.done: set[str] = {str(one) for one in done} if isinstance(done, list) else set()
        stars = data.get("stars")
        self.stars: dict[str, int] = {}  # puzzles that are solved
        for name, found in stars.items() if isinstance(stars, dict) else ():
            if type(found) is int:
                self.stars[str(name)] = found
        self.begun: dict[str, list[str]] = {}
        for name, keys in begun.items() if isinstance(begun, dict) else ():
            if isinstance(keys, list):
                self.begun[str(name)] = [str(key) for key in keys]

    def _read(self) -> dict[str, Json]:
        """The file, if there is one that can be read: whoever lost it begins anew."""
        try:
            found = json.loads(learnt_file().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def keep(self) -> None:
        """Write it; whoever reads the file meanwhile sees the old one or the new one."""
        path = learnt_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        data = {"lang": self.lang, "done": sorted(self.done), "begun": self.begun, "stars": self.stars}
        new.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        new.replace(path)

    def leave(self, tutor: Tutor) -> None:
        """Remember how far somebody has come."""
        if tutor.choices:
            self.begun[tutor.lesson.id] = list(tutor.choices)
        self.keep()

    def finish(self, lesson: Lesson) -> None:
        """Remember that a lesson is learnt."""
        self.done.add(lesson.id)
        self.begun.pop(lesson.id, None)
        self.keep()

    def solve(self, puzzle: str, stars: int) -> None:
        """Remember that a puzzle is solved, and how well it ever was."""
        self.stars[puzzle] = max(stars, self.stars.get(puzzle, 0))
        self.keep()

    def next_puzzle(self, game: str) -> Puzzle | None:
        """The easiest puzzle of a game that is not solved."""
        return next((puzzle for puzzle in shipped(game) if puzzle.id not in self.stars), None)

    def tutor(self, lesson: Lesson) -> Tutor:
        """A lesson, where it was left."""
        return Tutor.resume(lesson, self.begun.get(lesson.id, ()))

    def next_of(self, game: str) -> Lesson | None:
        """The first lesson of a game that is not learnt."""
        return next((lesson for lesson in lessons(game) if lesson.id not in self.done), None)
