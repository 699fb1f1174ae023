"""A match at the terminal: shows, asks, understands, goes on."""

import random
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..match import CHANCE, Choice, Match
from ..players import Player, Seen
from . import card, lore, saves, screen
from .question import Mover, Question, Unclear, question_of, understand
from .terminal import Terminal
from .undo import Past
from .words import Words

Json = Any
QUIET: Final = 8  # lines of the log shown before a question on a small screen
LOW: Final = 9  # rows to which the map shrinks where there is little room
HELP: Final = (
    ("1 2 3 …", "choose"),
    ("Enter", "again"),
    ("a", "auto"),
    ("u", "undo"),
    ("b", "board"),
    ("m", "hand"),
    ("c NAME", "card"),
    ("d", "discards"),
    ("l", "log"),
    ("s FILE", "save"),
    ("q", "quit"),
)


def how_to_play(game: str) -> str:
    """How a match is begun: with `./play` by whoever came through it, and has no `thwack` in the shell."""
    script = Path(sys.argv[0]).resolve().parent.parent.parent / "play"  # beside .venv/bin/thwack
    if shutil.which("thwack") is None and script.is_file():
        return "./play" if script.parent == Path.cwd() else shlex.quote(str(script))
    return f"thwack play {game}"


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
    news: bool = False  # whether somebody else has chosen since the person at the screen did
    chance: random.Random = field(default_factory=random.Random)

    def run(self) -> int:
        """Play until the match is over or the person leaves; gives the exit code."""
        self.begin()
        try:
            while (seat := self.match.actor) is not None:
                if seat in self.programs:
                    self.match.play(self.programs[seat].choose(Seen(self.match, seat)))
                    self.past.forget()
                    self.news = True
                else:
                    self.ask(self.viewer(seat))
        except Left:
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.terminal.show("")
            self.leave()
            return 130
        self.end()
        return 0

    def viewer(self, actor: int) -> int:
        """Whose eyes see the question: a roll that a person answers is seen by the first one."""
        return min(self.people) if actor == CHANCE else actor

    def own(self) -> set[int]:
        """The seats of whoever looks at the screen: one of several people, or all that are here."""
        if not self.hot_seat or self.looking is None:
            return self.people
        return set(self.shared) if self.looking in self.shared else {self.looking}

    def begin(self) -> None:
        """Who plays whom, where."""
        view = self.match.view(None)
        names = [lore.hero_name(row["hero"], self.say.lang) for row in view["seats"]]
        mine = [names[seat] for seat in sorted(self.people)]
        others = [name for seat, name in enumerate(names) if seat not in self.people]
        if not others:
            mine, others = names[:1], names[1:]
        place = lore.board(view["board"]).name[self.say.lang]
        self.terminal.show(
            self.say("say.begin", you=self.say.listing(mine), them=self.say.listing(others), board=place), ""
        )

    def ask(self, seat: int) -> None:
        """Put the question to a person until there is an answer, and play it."""
        if self.hot_seat and self.looking not in (None, seat) and not {self.looking, seat} <= self.shared:
            self.pass_on(seat)
        elif self.looking is not None:
            self.terminal.clear()
        self.news = self.news or self.looking != seat
        self.looking = seat
        if self.notice:
            self.terminal.show(Text(self.notice, style="green"))
            self.notice = ""
        view = self.match.view(seat)
        question = question_of(self.match.choices)
        table = self.table(view, question, seat)
        self.show_log(seat, table)
        self.terminal.show(*table)
        self.news = False
        chosen = self.answer(view, question, seat)
        if chosen is not None:
            self.past.choose(self.match, chosen.key, seat)

    def pass_on(self, seat: int) -> None:
        """Hide what one person saw before the next one looks."""
        self.past.forget()
        self.terminal.clear(everything=True)
        hero = self.match.view(None)["seats"][seat]["hero"]
        if self.terminal.read(self.say("ask.pass", who=lore.hero_name(hero, self.say.lang))) is None:
            raise Left
        self.terminal.clear(everything=True)

    def answer(self, view: dict[str, Json], question: Question, seat: int) -> Choice | None:
        """What the person chooses; None when the position has changed instead."""
        picked: Mover | None = None
        letters = screen.markers(view, self.say.lang)
        while True:
            typed = self.terminal.read(self.prompt(question, view, picked))
            if typed is None:
                raise Left
            if not typed:
                picked = None
                self.terminal.clear()
                self.terminal.show(*self.table(view, question, seat))
                continue
            done = self.command(typed, view, question, seat)
            if isinstance(done, Choice):
                return done
            if done == "again":
                return None
            if done == "done":
                continue
            found = understand(question, typed, letters, picked)
            if isinstance(found, Choice):
                return found
            if isinstance(found, Mover):
                picked = found
                width, height = self.terminal.map_size
                self.terminal.show(screen.battlefield(view, self.say, width, height, set(found.spaces)))
                self.terminal.show(screen.movers(question, view, self.say, picked))
            else:
                self.complain(found)

    def prompt(self, question: Question, view: dict[str, Json], picked: Mover | None) -> str:
        """What is asked for."""
        if not question.movers:
            return self.say("ask.number")
        only = picked or (question.movers[0] if len(question.movers) == 1 else None)
        example = next(iter((only or question.movers[0]).spaces))
        if only is None:
            return self.say("ask.fighter", space=example)
        text = self.say("ask.space", who=screen.mover_name(only, view, self.say), space=example)
        return f"{text}; {self.say('ask.back')}" if picked is not None else text

    def complain(self, unclear: Unclear) -> None:
        """Say why an answer was not understood."""
        if unclear.reason == "which":
            text = self.say("ask.which", example=unclear.example)
        else:
            text = self.say("ask.wrong", word=repr(unclear.word))
        self.terminal.show(Text(text, style="yellow"))

    # What is shown

    def show_log(self, seat: int, below: list[RenderableType]) -> None:
        """What has happened since the seat's last choice, as it saw it; `below` is what will be shown next.

        Where there is no room for both, news get a screen of their own, and one's own doings are left out.
        """
        t = self.terminal
        lines = self.match.log(self.say.lang, seat)
        fresh = [Text(f"  {line}") for line in lines[self.told.get(seat, 0) :]]
        self.told[seat] = len(lines)
        if not fresh:
            return
        title = Rule(self.say("title.log"), align="left", style="dim")
        most = t.console.height - 4 if t.live else QUIET
        if len(fresh) > most and not (t.tall and not t.live):
            fresh = [Text("  … (l)"), *fresh[-most:]]
        if not t.live or t.fits(title, *fresh, *below):
            t.show(title, *fresh)
        elif self.news:
            t.show(title, *fresh)
            if t.read(self.say("ask.go_on")) is None:
                raise Left
            t.clear()

    def table(self, view: dict[str, Json], question: Question, seat: int) -> list[RenderableType]:
        """The map, the sides and the choices, as much as the question needs and the screen holds."""
        t, say = self.terminal, self.say
        shown: list[RenderableType] = [Rule(screen.heading(view, say), align="left", style="dim")]
        parts: list[RenderableType] = [screen.sides(view, say, self.own(), t.side_width)]
        if view["combat"]:
            parts.append(screen.combat(view, say))
        width, height = t.map_size
        if t.wide:
            shown.append(self.side_by_side(view, question, seat, parts))
            return [*shown, self.choices(view, question, seat, shown)]
        actions = any(choice.verb in ("maneuver", "attack") for choice in question.listed)
        if actions or t.tall:
            parts.append(screen.small_hand(view, seat, say, t.console.width))
        if not (actions or question.movers or t.tall):  # all about cards
            return [*shown, *parts, self.choices(view, question, seat, [*shown, *parts])]
        for rows in range(height, LOW - 1, -1):
            field_ = screen.battlefield(view, say, width, rows, question.lit)
            below = self.choices(view, question, seat, [*shown, field_, *parts])
            if t.fits(*shown, field_, *parts, below):
                break
        return [*shown, field_, *parts, below]

    def side_by_side(
        self, view: dict[str, Json], question: Question, seat: int, parts: list[RenderableType]
    ) -> Table:
        """The map, and beside it the sides and the hand."""
        t, say = self.terminal, self.say
        width, height = t.map_size
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(width=width + 1)
        grid.add_column(ratio=1)
        beside = Group(*parts, screen.hand(view, seat, say))
        if not t.fits_beside_map(beside):
            beside = Group(*parts, screen.hand(view, seat, say, texts=False))
        grid.add_row(screen.battlefield(view, say, width, height, question.lit), beside)
        return grid

    def choices(
        self, view: dict[str, Json], question: Question, seat: int, above: list[RenderableType]
    ) -> RenderableType:
        """What can be chosen, with as much about it as there is room for."""
        t, say = self.terminal, self.say
        if question.movers:
            return screen.movers(question, view, say, None)
        full = screen.listed(question, view, seat, say, texts=not t.wide, headings=t.wide or t.tall)
        if not t.fits(*above, full):
            full = screen.listed(question, view, seat, say, texts=False, headings=False)
        if not t.fits(*above, full):
            full = screen.listed(question, view, seat, say, texts=False, headings=False, brief=True)
        return full

    # Commands

    def command(self, typed: str, view: dict[str, Json], question: Question, seat: int) -> Choice | str:
        """Do a command: gives a choice, "again" when the position is another, "done", or "" if it is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed == "a":
            return self.chance.choice(question.every())
        if typed == "u":
            return self.undo(seat)
        if typed == "q":
            raise Left
        shows: dict[str, Callable[[], RenderableType]] = {
            "b": lambda: self.whole_board(view, question),
            "m": lambda: screen.hand(view, seat, self.say),
            "d": lambda: screen.discards(view, self.say),
            "l": lambda: self.whole_log(seat),
            "h": self.help,
            "?": self.help,
        }
        if typed in shows:
            self.terminal.show(shows[typed]())
            return "done"
        if word == "s":
            self.save_to(rest)
            return "done"
        if word == "c":
            self.show_card(rest, view)
            return "done"
        return ""

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

    def whole_board(self, view: dict[str, Json], question: Question) -> RenderableType:
        """The map and everybody on it."""
        width, height = self.terminal.map_size
        field_ = screen.battlefield(view, self.say, width, height, question.lit)
        return Group(field_, screen.sides(view, self.say, self.own(), self.terminal.console.width))

    def whole_log(self, seat: int) -> RenderableType:
        """All that the seat has seen."""
        lines = self.match.log(self.say.lang, seat)
        text = Text("\n").join(Text(line) for line in lines) if lines else Text(self.say("say.nothing_yet"))
        return Panel(text, title=self.say("title.whole_log"), title_align="left", border_style="dim")

    def help(self) -> RenderableType:
        """Every command."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for keys, name in HELP:
            grid.add_row(Text(keys, style="bold cyan"), self.say(f"help.{name}"))
        return Panel(grid, title=self.say("title.help"), title_align="left", border_style="dim")

    def show_card(self, name: str, view: dict[str, Json]) -> None:
        """A card by its name; of several the one that is in this match."""
        if not name:
            self.terminal.show(Text(self.say("say.show_what"), style="yellow"))
            return
        heroes = [
            hero
            for hero in lore.content().heroes.values()
            if name.casefold() in (hero.id, *map(str.casefold, hero.name.values()))
        ]
        for hero in heroes:
            self.terminal.show(card.hero_panel(hero.id, (self.say.lang,)))
        if heroes:
            return
        found = lore.find_cards(name)
        here = [fact for fact in found if fact.hero in [row["hero"] for row in view["seats"]]]
        for fact in here or found[:1]:
            self.terminal.show(card.panel(fact, (self.say.lang,)))
        if not found:
            self.terminal.show(Text(self.say("say.no_such_card", word=repr(name)), style="yellow"))

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
        """The last things that happened, the board, and who has won."""
        seat = self.looking if self.looking is not None else min(self.people)
        view = self.match.view(seat)
        width, height = self.terminal.map_size
        last: list[RenderableType] = [
            screen.battlefield(view, self.say, width, height, set()),
            screen.sides(view, self.say, self.people, self.terminal.console.width),
        ]
        self.news = True
        with suppress(Left):
            self.show_log(seat, [*last, ""])
        self.terminal.show(*last)
        winners = view["result"]["winners"]
        names = [lore.hero_name(view["seats"][winner]["hero"], self.say.lang) for winner in winners]
        who = self.say.listing(names)
        line = (
            self.say("say.win" if len(names) > 1 else "say.wins", who=who) if names else self.say("say.draw")
        )
        if names and not self.hot_seat:
            line += " " + self.say("say.you_win" if self.people & set(winners) else "say.you_lose")
        self.terminal.show(Text(line, style="bold green" if self.people & set(winners) else "bold red"))
