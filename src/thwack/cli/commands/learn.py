"""`thwack learn`: lessons on the real table, and which of them are learnt."""

import argparse
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ...kernel.spoken import in_words
from ...lessons import SUFFIX, Lesson, check, lessons, read_lesson
from ...match import game_named, games
from ...wording import LANGUAGES
from ..arguments import Commands, Usage, command, console, game, lang, nearest, print_json
from ..learning.learnt import Learnt
from ..learning.session import LessonSession
from ..session import caller
from ..terminal import Terminal
from ..words import Words

Json = Any
NAME: Final = "learn"
EXAMPLE: Final = """thwack learn                      (which lessons there are)
thwack learn unmatched            (the next one that is not learnt)
thwack learn unmatched first --lang pt
thwack learn unmatched my-lesson.toml   (one of your own: it is checked first)"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, nargs="?", metavar="GAME", help=", ".join(games()))
    parser.add_argument(
        "lesson",
        nargs="?",
        metavar="LESSON",
        help="a lesson, or a file with one (the next that is not learnt)",
    )
    parser.add_argument(
        "--lang", type=lang, metavar="L", help=f"{', '.join(LANGUAGES)} (that of the last lesson, or en)"
    )
    parser.add_argument("--restart", action="store_true", help="from the beginning, not from where you left")
    parser.add_argument("--json", action="store_true", help="the list, for a program to read")


def run(args: argparse.Namespace) -> int:
    """List the lessons, or begin one."""
    learnt = Learnt()
    language = args.lang or (learnt.lang if learnt.lang in LANGUAGES else "en")
    say = Words(language)
    if args.json:
        print_json({"lessons": listed(learnt, args.game, language)})
        return 0
    if args.game is None:
        show_list(learnt, say)
        return 0
    terminal = Terminal()
    lesson = chosen(args, learnt, terminal, say)
    learnt.lang = language
    if args.restart or lesson.id in learnt.done:
        learnt.begun.pop(lesson.id, None)
    return LessonSession(learnt.tutor(lesson), terminal, say, learnt).run()


def chosen(args: argparse.Namespace, learnt: Learnt, terminal: Terminal, say: Words) -> Lesson:
    """The lesson that was named, or the next one; when all are learnt, the first."""
    if args.lesson is not None and args.lesson.endswith(SUFFIX):
        return from_file(args.game, Path(args.lesson))
    there = {lesson.id.partition("/")[2]: lesson for lesson in lessons(args.game)}
    if not there:
        raise Usage(f"{args.game} has no lessons yet; thwack play {args.game} begins a match")
    if args.lesson is not None:
        if args.lesson not in there:
            raise Usage(f"{args.game} has no lesson {args.lesson!r}{nearest(args.lesson, there)}")
        return there[args.lesson]
    coming = learnt.next_of(args.game)
    if coming is None:
        terminal.show(Text(say("learn.again", game=title_of(args.game, say.lang)), style="green"))
    return coming or next(iter(there.values()))


def from_file(game_name: str, path: Path) -> Lesson:
    """A lesson that somebody is writing: it is played through first, and what does not fit is told."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Usage(f"{path}: it is not UTF-8 text") from None
    lesson = read_lesson(game_name, path.stem, text, str(path))
    check(lesson)
    return lesson


def title_of(name: str, language: str) -> str:
    """What a game is called."""
    return in_words(game_named(name).about.title, language)


def listed(learnt: Learnt, only: str | None, language: str) -> list[Json]:
    """Every lesson as plain data, with how far somebody has come."""
    found = []
    shelf = sorted(games(), key=lambda name: (game_named(name).about.order, name))
    for lesson in (lesson for name in shelf if only in (None, name) for lesson in lessons(name)):
        tutor = learnt.tutor(lesson) if lesson.id in learnt.begun else None
        found.append(
            {
                "lesson": lesson.id,
                "game": lesson.game,
                "title": lesson.say(lesson.title, language),
                "blurb": lesson.say(lesson.blurb, language),
                "steps": len(lesson.steps),
                "at": tutor.at if tutor else 0,
                "done": lesson.id in learnt.done,
            }
        )
    return found


def show_list(learnt: Learnt, say: Words) -> None:
    """Games, their lessons, and what is learnt."""
    rows = listed(learnt, None, say.lang)
    out = console()
    for name in dict.fromkeys(row["game"] for row in rows):
        out.print(Text(title_of(name, say.lang), style="bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in (row for row in rows if row["game"] == name):
            grid.add_row(*line(row, say))
        out.print(grid)
    if rows:
        first = next((row for row in rows if not row["done"]), rows[0])
        out.print(Text(say("learn.start", command=f"{caller()} learn {first['game']}"), style="dim"))


def line(row: Json, say: Words) -> tuple[Text, Text, Text]:
    """A lesson in the list: whether it is learnt, its name, and its title."""
    if row["done"]:
        sign, how = Text("  ●", style="green"), say("learn.done")
    elif row["at"]:
        sign, how = Text("  ◐", style="yellow"), say("learn.begun", n=row["at"] + 1, all=row["steps"])
    else:
        sign, how = Text("  ○", style="dim"), say("learn.new")
    name = row["lesson"].partition("/")[2]
    return sign, Text(name, style="cyan"), Text(f"{row['title']} ({how})")
