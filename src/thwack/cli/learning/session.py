"""A lesson at the terminal: the table of a match, and the words of a tutor below it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...lessons import Tutor
from ...match import Choice
from ..host import Key, Look
from ..question import Question, Several, choice_again
from ..session import Left, Session, caller
from ..terminal import Terminal
from ..words import Words
from .learnt import Learnt

SHOW_ME: Final = "w"
NOT_HERE: Final = {"a": "not_by_chance", "u": "no_undo", "s": "not_here"}
LEAST_ROWS: Final = 12  # for the table, however long the words are


class LessonSession(Session):
    """A match in which a tutor sits beside the person: it says what to do, and why not something else."""

    def __init__(self, tutor: Tutor, terminal: Terminal, say: Words, learnt: Learnt) -> None:
        super().__init__(tutor.match, terminal, say, {tutor.lesson.seat}, {}, {})
        self.tutor = tutor
        self.learnt = learnt
        self.seat = tutor.lesson.seat
        self.wrong = 0  # choices at this step that did not lead on

    @property
    def goes_on(self) -> bool:
        """Whether the lesson does."""
        return not self.tutor.done

    def begin(self) -> None:
        """What the lesson is about; one that goes on says so."""
        if self.tutor.at:
            self.told[self.seat] = len(self.match.log(self.say.lang, self.seat))
            self.notice = self.say("learn.going_on")
            return
        lesson, lang = self.tutor.lesson, self.say.lang
        self.terminal.show(Text(lesson.say(lesson.title, lang), style="bold"))
        self.terminal.show(lesson.say(lesson.blurb, lang), "")
        self.told[self.seat] = len(self.match.log(lang, self.seat))  # how a scene was laid out is no news

    # A step

    def go_on(self) -> None:
        """Show where the match stands and what the step says; go on when the person has done it."""
        if self.looking is not None:
            self.terminal.clear()
        self.looking = self.seat
        self.news = True
        self.wrong = 0
        if self.notice:
            self.terminal.show(Text(self.notice, style="green"))
            self.notice = ""
        if self.tutor.step.expect:
            self.do()
        else:
            self.read_through()

    def read_through(self) -> None:
        """A step with nothing to choose."""
        words = self.words()
        look = self.look(self.seat)
        with self.room_for(words):
            self.show_step(self.host.ending(look), words)
        while typed := self.terminal.read(self.say("ask.go_on")):
            if typed == "q":
                raise Left
            self.terminal.show(Text(self.say("learn.reading"), style="yellow"))
        if typed is None:
            raise Left
        self.tutor.go_on()

    def do(self) -> None:
        """A step with a choice: put until one leads on."""
        words = self.words()
        look = self.look(self.seat)
        question = self.host.question(self.match.choices, look.view)
        with self.room_for(words):
            self.show_step(self.host.table(look, question), words)
        made = len(self.tutor.choices)
        while len(self.tutor.choices) == made:
            chosen = self.answer(look, question)
            if isinstance(chosen, Several):
                self.take_each(chosen, question)
            elif chosen is not None:
                self.take_one(chosen, question)

    def take_one(self, choice: Choice, question: Question) -> bool:
        """Make a choice; a reason is shown for one that does not lead on."""
        answer = self.tutor.choose(choice.key)
        if answer.why is not None:
            self.wrong += 1
            told = self.tutor.lesson.say(answer.why, self.say.lang)
            self.terminal.show(Panel(Text(told), border_style="yellow", padding=(0, 1)))
            if self.wrong > 1:
                self.terminal.show(self.way(question))
        return answer.goes_on

    def take_each(self, several: Several, question: Question) -> None:
        """One choice after the other, as long as they lead on."""
        for choice in several.choices:
            asked = not self.tutor.done and bool(self.tutor.step.expect) and self.match.actor == self.seat
            now = choice_again(choice, self.match.choices) if asked else None
            if now is None or not self.take_one(now, question):
                return

    # What is shown

    def words(self) -> RenderableType:
        """What the tutor says."""
        now = self.tutor.now(self.say.lang)
        title = self.say("learn.step", title=now["title"], n=now["step"], all=now["steps"])
        return Panel(
            Text(now["words"], style="bold"),
            title=Text(title, style="cyan"),
            title_align="left",
            subtitle=Text(self.say("learn.show_me"), style="dim") if now["choose"] else None,
            subtitle_align="right",
            border_style="cyan",
            padding=(0, 1),
        )

    def show_step(self, table: list[RenderableType], words: RenderableType) -> None:
        """What has happened, the table, and the tutor's words below it."""
        self.show_log(self.seat, table)
        self.terminal.show(*table, words)

    def lay(self, look: Look, question: Question) -> None:
        """The table and the choices once more, with the tutor's words."""
        words = self.words()
        with self.room_for(words):
            self.terminal.show(*self.host.table(look, question), words)

    @contextmanager
    def room_for(self, words: RenderableType) -> Iterator[None]:
        """Meanwhile the screen is as much lower as the words are high, so that the table leaves room."""
        console = self.terminal.console
        height = console.height
        console.height = max(LEAST_ROWS, height - self.terminal.rows(words))
        try:
            yield
        finally:
            console.height = height

    def way(self, question: Question) -> RenderableType:
        """The choices that lead on, and what is to be typed for them."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        expected = self.tutor.expected()
        for choice in self.match.choices:
            if choice.key in expected:
                path = " ".join(word or self.say("key.Enter") for word in question.path_to(choice))
                grid.add_row(Text(path, style="bold cyan"), choice.text(self.say.lang))
        return Panel(grid, title=self.say("learn.this_one"), title_align="left", border_style="dim")

    # Commands

    def command(self, typed: str, look: Look, question: Question) -> Choice | str:
        """As in a match, but the tutor shows the way, and some things are not needed."""
        word = typed.partition(" ")[0]
        if typed == SHOW_ME:
            self.terminal.show(self.way(question))
            return "done"
        if word in NOT_HERE:
            self.terminal.show(Text(self.say(f"learn.{NOT_HERE[word]}"), style="yellow"))
            return "done"
        return super().command(typed, look, question)

    def keys(self) -> Sequence[Key]:
        """What can be typed: the tutor shows the way, and what is not needed is left out."""
        kept = [(typed, name) for typed, name in self.host.help if typed.partition(" ")[0] not in NOT_HERE]
        return [(typed, "way" if typed == SHOW_ME else name) for typed, name in kept]

    # The end

    def leave(self) -> None:
        """Keep how far the person has come, and say how to go on."""
        try:
            self.learnt.leave(self.tutor)
        except OSError as fault:
            self.terminal.show(Text(self.say("say.not_saved", why=fault.strerror or fault), style="yellow"))
        self.terminal.show(Text(self.say("say.bye", command=self.call()), overflow="fold"))

    def call(self) -> str:
        """The command that goes on with this lesson."""
        game, _, name = self.tutor.lesson.id.partition("/")
        return f"{caller()} learn {game} {name}"

    def end(self) -> None:
        """The last things that happened, the closing words, and what to do next."""
        lesson, lang = self.tutor.lesson, self.say.lang
        look = Look(self.match.view(self.seat), self.seat, frozenset({self.seat}), self.say, self.terminal)
        closing = Panel(
            Text(lesson.say(lesson.closing, lang), style="bold"), border_style="green", padding=(0, 1)
        )
        self.news = True
        with self.room_for(closing):
            self.show_step(self.host.ending(look), closing)
        try:
            self.learnt.finish(lesson)
        except OSError as fault:
            self.terminal.show(Text(self.say("say.not_saved", why=fault.strerror or fault), style="yellow"))
        title = lesson.say(lesson.title, lang)
        self.terminal.show(Text(self.say("learn.learnt", title=title), style="bold green"))
        coming = self.learnt.next_of(lesson.game)
        if coming is not None:
            command = f"{caller()} learn {lesson.game}"
            self.terminal.show(Text(self.say("learn.next", command=command), overflow="fold"))
        command = f"{caller()} play {lesson.game} --against level:1"
        self.terminal.show(Text(self.say("learn.play", command=command), overflow="fold"))
