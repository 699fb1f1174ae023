"""A puzzle at the terminal: the table of a match, what is wanted of it, and the answer to every try."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from ...match import Choice, Match
from ...puzzles import MOST_STARS, SHOWN, Attempt, Puzzle, stars_for
from ..host import Look
from ..question import Question, Several
from ..session import Left, Session, caller
from ..terminal import Terminal
from ..words import Words
from .learnt import Learnt

NOT_HERE: Final = {"a": "not_by_chance", "s": "not_kept"}
SHOW_ME: Final = "w"


class PuzzleSession(Session):
    """A match that begins at a puzzle: whoever solves it plays its seat, and what others do is known."""

    def __init__(self, puzzle: Puzzle, terminal: Terminal, say: Words, learnt: Learnt) -> None:
        match = puzzle.posed()
        assert match.actor is not None
        self.seat = match.actor
        super().__init__(match, terminal, say, {self.seat}, {}, {})
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle)
        self.learnt = learnt
        self.misses = 0
        self.made: list[tuple[Match, str]] = []  # each choice, and where it was made

    @property
    def goes_on(self) -> bool:
        """Whether it is still to be solved."""
        return not self.attempt.done

    def go_on(self) -> None:
        """What is answered, another try, or the solver's choice."""
        if self.attempt.due is not None:
            self.play(self.attempt.due)
            self.news = True
        elif self.attempt.failed:
            self.try_again()
        else:
            self.ask(self.seat)

    def begin(self) -> None:
        """What is wanted; how a scene was laid out is no news."""
        super().begin()
        stars = "★" * self.puzzle.grade + "☆" * (5 - self.puzzle.grade)
        goal = self.say("puzzle.goal", n=self.puzzle.moves)
        title = Text(f"{stars} · {self.puzzle.id}", style="cyan")
        self.terminal.show(Panel(Text(goal, style="bold"), title=title, title_align="left"))
        self.told[self.seat] = len(self.match.log(self.say.lang, self.seat))

    def play(self, key: str) -> None:
        """Somebody's choice, on the table and in the puzzle."""
        self.made.append((self.match.fork(), key))
        self.match.play(key)
        self.attempt.take(key)

    def ask(self, seat: int) -> None:
        """Put the question until there is an answer, and play it."""
        if self.looking is not None:
            self.terminal.clear()
        self.looking = seat
        if self.notice:
            self.terminal.show(Text(self.notice, style="green"))
            self.notice = ""
        look = self.look(seat)
        question = self.host.question(self.match.choices, look.view)
        table = self.host.table(look, question)
        self.show_log(seat, table)
        left = self.puzzle.moves - len(self.attempt.asked)
        self.terminal.show(*table, Text(self.say("puzzle.left", n=left), style="bold"))
        self.news = False
        chosen = self.answer(look, question)
        if isinstance(chosen, Choice):
            self.play(chosen.key)
        elif isinstance(chosen, Several):
            self.play(chosen.choices[0].key)  # the next is asked for: it may be the wrong one
        self.misses += bool(self.attempt.wrong)

    def try_again(self) -> None:
        """The answer to a wrong choice is on the table; then it is taken back."""
        look = Look(self.match.view(self.seat), self.seat, frozenset({self.seat}), self.say, self.terminal)
        self.news = True
        self.show_log(self.seat, [])
        self.terminal.show(*self.host.ending(look))
        why = self.say("puzzle.lucky" if self.attempt.lucky else "puzzle.wrong")
        self.terminal.show(Panel(Text(why), border_style="yellow", padding=(0, 1)))
        if self.terminal.read(self.say("puzzle.again")) is None:
            raise Left
        self.back()

    def back(self) -> None:
        """To where the last choice was made that was asked for."""
        at = self.attempt.asked[-1]
        self.match = self.made[at][0]
        del self.made[at:]
        self.attempt = Attempt.after(self.puzzle, [key for _, key in self.made])
        self.told[self.seat] = len(self.match.log(self.say.lang, self.seat))

    # Commands

    def command(self, typed: str, look: Look, question: Question) -> Choice | str:
        """As in a match, but what is right is told only to whoever has tried."""
        word = typed.partition(" ")[0]
        if typed == SHOW_ME:
            self.show_way(question)
            return "done"
        if word in NOT_HERE:
            self.terminal.show(Text(self.say(f"puzzle.{NOT_HERE[word]}"), style="yellow"))
            return "done"
        return super().command(typed, look, question)

    def show_way(self, question: Question) -> None:
        """What is right, after a few wrong tries."""
        if self.misses < SHOWN:
            self.terminal.show(Text(self.say("puzzle.not_yet", n=SHOWN), style="yellow"))
            return
        for key in self.attempt.right:
            choice = self.match.choices[self.match.choices.keys().index(key)]
            path = " ".join(word or self.say("key.Enter") for word in question.path_to(choice))
            self.terminal.show(Text.assemble((path, "bold cyan"), "  ", choice.text(self.say.lang)))

    def undo(self, seat: int) -> str:
        """A choice that was right can be made once more."""
        if not self.attempt.asked:
            self.terminal.show(Text(self.say("say.no_undo"), style="yellow"))
            return "done"
        self.back()
        self.notice = self.say("say.undone")
        return "again"

    # The end

    def leave(self) -> None:
        """Say how to come back."""
        game, _, number = self.puzzle.id.partition("/puzzle-")
        command = f"{caller()} puzzles {game} --try {number}"
        self.terminal.show(Text(self.say("say.bye", command=command), overflow="fold"))

    def end(self) -> None:
        """The table, how well it was solved, and what to do next."""
        look = Look(self.match.view(self.seat), self.seat, frozenset({self.seat}), self.say, self.terminal)
        self.news = True
        self.show_log(self.seat, [])
        self.terminal.show(*self.host.ending(look))
        stars = stars_for(self.misses)
        told = "★" * stars + "☆" * (MOST_STARS - stars)
        self.terminal.show(Text(self.say("puzzle.solved", stars=told), style="bold green"))
        try:
            self.learnt.solve(self.puzzle.id, stars)
        except OSError as fault:
            self.terminal.show(Text(self.say("say.not_saved", why=fault.strerror or fault), style="yellow"))
        command = f"{caller()} puzzles {self.puzzle.game} --try"
        self.terminal.show(Text(self.say("puzzle.next", command=command), overflow="fold"))
