"""A match at the terminal: shows, asks, understands, goes on."""

import random
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..match import CHANCE, Choice, Match
from ..players import Player, Seen
from ..undo import Past
from . import saves
from .drawing import hanging
from .host import Host, Key, Look, host_of
from .question import Question, Several, Unclear, choice_again
from .reading import Reading
from .terminal import Terminal
from .words import Words

Json = Any
QUIET: Final = 8  # lines of the log shown before a question on a small screen
MORE: Final = "… (l)"  # there is more in the log than is shown
HELP: Final = ("?", "h")


def caller() -> str:
    """What commands begin with: `./play` for whoever came through it, and has no `thwack` in the shell."""
    script = Path(sys.argv[0]).resolve().parent.parent.parent / "play"  # beside .venv/bin/thwack
    if shutil.which("thwack") is None and script.is_file():
        return "./play" if script.parent == Path.cwd() else shlex.quote(str(script))
    return "thwack"


def how_to_play(game: str) -> str:
    """How a match is begun."""
    found = caller()
    return f"thwack play {game}" if found == "thwack" else found


class Left(Exception):
    """The person leaves."""


@dataclass
class Session:
    """A match, the people at the terminal, and the programs at the other seats."""

    match: Match
    terminal: Terminal
    say: Words
    people: set[int]  # seats that the terminal plays
    programs: dict[int, Player]
    seating: dict[str, Json]  # goes into saved files
    hot_seat: bool = False
    past: Past = field(default_factory=Past)
    told: dict[int, int] = field(default_factory=dict)  # per seat: lines of the log already shown
    looking: int | None = None  # the seat whose secrets are on the screen
    shared: frozenset[int] = frozenset()  # seats that one person plays, who sees both hands
    notice: str = ""  # what is to be said before the next question
    news: bool = False  # whether somebody else has chosen since the person at the screen did, or a turn began
    early: str = ""  # what was typed before there was a question
    unread: bool = False  # whether there was no room for what has happened
    turn: tuple[Json, ...] = ()  # the turn of the last question, and whose it was
    chance: random.Random = field(default_factory=random.Random)
    host: Host = field(init=False)

    def __post_init__(self) -> None:
        self.host = host_of(self.match.game)

    @property
    def reading(self) -> Reading:
        """What can be read about the match as it stands."""
        return Reading(self.match, self.host, self.say, self.terminal.console.width)

    def run(self) -> int:
        """Play until the match is over or the person leaves; gives the exit code."""
        self.begin()
        try:
            while self.goes_on:
                self.go_on()
        except Left:
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.terminal.show("")
            self.leave()
            return 130
        self.end()
        return 0

    @property
    def goes_on(self) -> bool:
        """Whether there is anything left to do."""
        return self.match.actor is not None

    def go_on(self) -> None:
        """A program's choice, or a question to a person."""
        seat = self.match.actor
        if seat is None:
            return
        if seat in self.programs:
            self.match.play(self.programs[seat].choose(Seen(self.match, seat)))
            self.past.forget()
            self.news = True
        else:
            self.ask(self.viewer(seat))

    def viewer(self, actor: int) -> int:
        """Whose eyes see the question: a roll that a person answers is seen by the first one."""
        return min(self.people) if actor == CHANCE else actor

    def own(self) -> set[int]:
        """The seats of whoever looks at the screen: one of several people, or all that are here."""
        if not self.hot_seat or self.looking is None:
            return self.people
        return set(self.shared) if self.looking in self.shared else {self.looking}

    def look(self, seat: int) -> Look:
        """What somebody sees who sits there."""
        prompt = self.match.prompt(self.say.lang, seat)
        return Look(self.match.view(seat), seat, frozenset(self.own()), self.say, self.terminal, prompt)

    def begin(self) -> None:
        """Who plays whom, where."""
        view = self.match.view(None)
        names = [self.host.seat_name(view, seat, self.say) for seat in range(self.match.seats)]
        mine = [names[seat] for seat in sorted(self.people)]
        others = [name for seat, name in enumerate(names) if seat not in self.people]
        if not others:
            mine, others = names[:1], names[1:]
        you, them = self.say.listing(mine), self.say.listing(others)
        self.terminal.show(self.host.opening(view, you, them, self.say), "")

    def ask(self, seat: int) -> None:
        """Put the question to a person until there is an answer, and play it."""
        if self.must_pass_on(seat):
            self.pass_on(seat)
        elif self.looking is not None:
            self.terminal.clear()
        self.news = self.news or self.looking != seat
        self.looking = seat
        if self.notice:
            self.terminal.show(Text(self.notice, style="green"))
            self.notice = ""
        look = self.look(seat)
        turn = (look.view.get("turn"), look.view.get("active"))
        self.news = self.news or self.turn not in ((), turn)
        self.turn = turn
        question = self.host.question(self.match.choices, look.view)
        table = self.host.table(look, question)
        self.show_log(seat, table)
        self.terminal.show(*table)
        self.news = False
        chosen = self.answer(look, question)
        if isinstance(chosen, Several):
            self.take(chosen, seat)
        elif chosen is not None:
            self.past.choose(self.match, chosen.key, seat)

    def take(self, several: Several, seat: int) -> None:
        """One choice after the other; if one is gone, the rest is asked."""
        asked = self.match.actor
        for choice in several.choices:
            now = choice_again(choice, self.match.choices) if self.match.actor == asked else None
            if now is None:
                return
            self.past.choose(self.match, now.key, seat)

    def must_pass_on(self, seat: int) -> bool:
        """Whether somebody else comes to the screen, who must not see what is on it."""
        if not self.hot_seat or not self.host.has_secrets or self.looking in (None, seat):
            return False
        return not {self.looking, seat} <= self.shared

    def pass_on(self, seat: int) -> None:
        """Hide what one person saw before the next one looks."""
        self.past.forget()
        self.terminal.clear(everything=True)
        who = self.host.seat_name(self.match.view(None), seat, self.say)
        if self.terminal.read(self.say("ask.pass", who=who)) is None:
            raise Left
        self.terminal.clear(everything=True)

    def answer(self, look: Look, whole: Question) -> Choice | Several | None:
        """What the person chooses; None when the position has changed instead."""
        question = whole  # or a narrower one, after half an answer
        while True:
            early, self.early = self.early, ""
            typed = early or self.read(look, question)
            if not typed:
                question = whole
                self.terminal.clear()
                self.lay(look, question)
                continue
            done = self.command(typed, look, question)
            if isinstance(done, Choice):
                return done
            if done == "again":
                return None
            if done == "done":
                continue
            if early:
                self.terminal.show(Text(self.say("ask.too_early", word=repr(early)), style="yellow"))
                continue
            found = self.host.understand(look, question, typed)
            if isinstance(found, Choice | Several):
                return found
            if isinstance(found, Question):
                question = found
                self.lay(look, question)
            else:
                self.complain(found, question)

    def lay(self, look: Look, question: Question) -> None:
        """Show the table and the choices once more."""
        self.terminal.show(*self.host.table(look, question))

    def read(self, look: Look, question: Question) -> str:
        """What the person types."""
        prompt = self.host.prompt(look, question)
        typed = self.terminal.read(f"{MORE} · {prompt}" if self.unread else prompt)
        if typed is None:
            raise Left
        return typed

    def complain(self, unclear: Unclear, question: Question) -> None:
        """Say why an answer was not understood."""
        if unclear.reason == "which":
            text = self.say("ask.which", example=unclear.example)
        else:
            text = self.say("ask.wrong", word=repr(unclear.word), answers=question.answers())
        self.terminal.show(Text(text, style="yellow"))

    # What is shown

    def show_log(self, seat: int, below: list[RenderableType]) -> None:
        """What has happened since the seat's last choice, as it saw it; `below` is what will be shown next.

        Where there is no room for both, news get a screen of their own; of one's own doings the last are
        shown, or at least that there are some.
        """
        t = self.terminal
        self.unread = False
        lines = self.match.log(self.say.lang, seat)
        fresh = [hanging(line, t.console.width, indent=2) for line in lines[self.told.get(seat, 0) :]]
        self.told[seat] = len(lines)
        if not fresh:
            return
        title = Rule(self.say("title.log"), align="left", style="dim")
        most = t.console.height - 4 if t.live else QUIET
        if t.rows(*fresh) > most and not (t.tall and not t.live):
            while len(fresh) > 1 and t.rows(*fresh) > most:
                del fresh[0]
            fresh = [Text(f"  {MORE}"), *fresh]
        if not t.live or t.fits(title, *fresh, *below):
            t.show(title, *fresh)
        elif self.news:
            t.show(title, *fresh)
            typed = t.read(self.say("ask.go_on"))
            if typed is None:
                raise Left
            self.early = typed
            t.clear()
        else:
            while fresh and not t.fits(title, Text(MORE), *fresh, *below):
                del fresh[0]
            self.unread = not fresh
            if fresh:
                t.show(title, Text(f"  {MORE}"), *fresh)

    # Commands

    def command(self, typed: str, look: Look, question: Question) -> Choice | str:
        """Do a command: gives a choice, "again" when the position is another, "done", or "" if it is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed == "a":
            return self.chance.choice(question.every())
        if typed == "u":
            return self.undo(look.seat)
        if typed == "q":
            raise Left
        if typed in HELP:
            self.show_help()
            return "done"
        shows: dict[str, Callable[[], RenderableType]] = {
            "l": lambda: self.reading.log(look.seat),
            "w": lambda: self.reading.hint(question),
            "i": lambda: self.reading.words(look, question),
        }
        self.unread = self.unread and typed != "l"
        shown = shows[typed]() if typed in shows else self.host.show(look, question, typed)
        if shown is not None:
            self.terminal.show(shown)
            return "done"
        if word == "s":
            self.save_to(rest)
            return "done"
        if word == "c":
            self.terminal.show(*self.reading.card(rest, look))
            return "done"
        return ""

    def keys(self) -> Sequence[Key]:
        """What can be typed, and what it does."""
        return self.host.help

    def show_help(self) -> None:
        """The goal, the steps of a turn, and every command; where there is no room for all, in two parts."""
        rules, commands = self.reading.rules(), self.reading.commands(self.keys())
        if rules is not None:
            self.terminal.show(rules)
            if self.terminal.live and not self.terminal.fits(rules, commands):
                self.early = self.terminal.read(self.say("ask.go_on")) or ""
        self.terminal.show(commands)

    def undo(self, seat: int) -> str:
        """Go back to before the last choice."""
        before = self.past.back()
        if before is None:
            self.terminal.show(Text(self.say("say.no_undo"), style="yellow"))
            return "done"
        self.match = before
        self.told[seat] = len(before.log(self.say.lang, seat))
        self.notice = self.say("say.undone")
        return "again"

    # Files and the end

    def save_to(self, name: str) -> None:
        """Save where the person says."""
        if not name:
            self.terminal.show(Text(self.say("say.save_where"), style="yellow"))
        elif self.try_to_save(Path(name).expanduser()):
            self.terminal.show(Text(self.say("say.saved", file=name), style="green"))

    def try_to_save(self, path: Path) -> bool:
        """Save; a sentence when that is not possible."""
        try:
            saves.save(self.match, self.seating, path)
        except OSError as fault:
            self.terminal.show(Text(self.say("say.not_saved", why=fault.strerror or fault), style="yellow"))
            return False
        return True

    def leave(self) -> None:
        """Keep the match, and say how to go on."""
        path = saves.state_file()
        if self.try_to_save(path):
            going_on = f"{how_to_play(self.match.game)} --resume {shlex.quote(str(path))}"
            self.terminal.show(Text(self.say("say.bye", command=going_on), overflow="fold"))

    def end(self) -> None:
        """The last things that happened, the table, and who has won."""
        seat = self.looking if self.looking is not None else min(self.people)
        view = self.match.view(seat)
        last = self.host.ending(Look(view, seat, frozenset(self.people), self.say, self.terminal))
        self.news = True
        with suppress(Left):
            self.show_log(seat, [*last, ""])
        self.terminal.show(*last)
        winners = self.match.result.winners if self.match.result else ()
        names = [self.host.seat_name(view, winner, self.say) for winner in winners]
        line = self.say.winners(names)
        if names and not self.hot_seat:
            line += " " + self.say("say.you_win" if self.people & set(winners) else "say.you_lose")
        self.terminal.show(Text(line, style="bold green" if self.people & set(winners) else "bold red"))
