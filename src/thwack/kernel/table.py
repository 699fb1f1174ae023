"""The state of a match: integer columns, and the agenda of steps still to be done.

A step is a tuple: a module-level function and its arguments, which are ids, numbers, tuples of them, or
frozen effect nodes. A question is a list of steps, one of which will run. So whatever a match is in the
middle of is data.
"""

from collections.abc import Sequence
from types import FunctionType
from typing import Any, ClassVar, Final, Self

from .chance import (
    MASK,
    MIX_1,
    MIX_2,
    SMALL,
    STEP,
    Odds,
    from_word,
    mix,
    mixed_word,
    next_word,
    share_of_word,
    to_word,
)
from .errors import Broken
from .native import mypyc_attr

# The arguments of a step fit the step's own function, which no type of a mixed list of steps can say.
Step = tuple[Any, ...]
Event = tuple[Any, ...]
Chain = tuple[Any, Any] | None  # (older chain, newest item): shared by forks, never copied

CHANCE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has. A game adds its columns, in the order in which they are saved and
    hashed."""

    __slots__ = (
        "actor",
        "agenda",
        "asks_chance",
        "count",
        "events",
        "glancing",
        "identity",
        "it",
        "known",
        "options",
        "recording",
        "result",
        "rng",
        "step",
    )

    #: Every column that is part of the position, in order of declaration.
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "agenda",
        "actor",
        "step",
        "it",
        "rng",
        "asks_chance",
        "identity",
        "known",
        "result",
    )

    def __init__(self) -> None:
        self.agenda: list[Step] = []  # the next step is the last item
        self.actor: int = NOBODY  # who is asked
        self.options: Sequence[
            Step
        ] = ()  # what may be answered; made again by the asking step, so not a column
        self.count: int = 0  # how many options there are
        self.step: Step = ()  # the step that runs, or that asked
        self.it: tuple[int, ...] = ()  # what the last selection or effect was about
        self.rng: int = 0
        self.asks_chance: int = 0  # 1: rolls are questions to CHANCE
        self.identity: list[int] = []  # what lies in each slot (a card, a die)
        self.known: list[int] = []  # bit per seat: who knows what lies in the slot
        self.result: tuple[Any, ...] = ()  # (winners, reason, scores) when it is over
        self.events: Chain = None
        self.recording: bool = True
        self.glancing: bool = False  # nobody wants to know the options: see `glance`

    def copy_kernel_to(self, t: "Table") -> None:
        """The kernel's part of a fork; frozen things are shared."""
        t.agenda = self.agenda[:]
        t.actor = self.actor
        t.options = self.options
        t.count = self.count
        t.step = self.step
        t.it = self.it
        t.rng = self.rng
        t.asks_chance = self.asks_chance
        t.identity = self.identity[:]
        t.known = self.known[:]
        t.result = self.result
        t.events = self.events
        t.recording = self.recording
        t.glancing = self.glancing

    def fork(self) -> Self:
        """An independent copy. Every game writes its own."""
        raise Broken(f"{type(self).__name__} does not say how it is copied")

    def content(self) -> str:
        """A short name of the content that the match is played with, which records pin."""
        return ""

    def do(self, *steps: Step) -> None:
        """Put steps on the agenda; they will run in the order written."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def then(self, step: Step, *later: Step) -> None:
        """Like `do`, as the last thing a step does: the first of the steps runs at once."""
        if later:
            self.agenda.extend(later[::-1])
        self.step = step
        if NATIVE:
            call(self, step)
        else:
            step[0](self, *step[1:])

    def ask(self, seat: int, options: Sequence[Step], seeming: int = 1) -> None:
        """End the step with a question: the option chosen is the step that runs.

        A single option is taken at once, unless there seem to be more: `seeming` is how many there could be
        for all that everybody knows. Where they hang on cards that others cannot see, a question that is not
        put would tell of those cards.
        """
        count = len(options)
        if count == 1 and seeming <= 1:
            self.agenda.append(options[0])
            return
        self.actor = seat
        self.options = options
        self.count = count

    def leaves_open(self, seat: int) -> bool:
        """For a step whose options are long to make, before it makes them: whether it may end with a question
        to that seat, and its options be made when they are wanted."""
        if self.glancing:
            self.actor = seat
        return self.glancing

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1."""
        if NATIVE and n < SMALL:
            word = next_word(to_word(self.rng))
            self.rng = from_word(word)
            return share_of_word(mixed_word(word), n)
        self.rng = state = (self.rng + STEP) & MASK
        return (mix(state) * n) >> 64

    def several_below(self, n: int, count: int) -> list[int]:
        """So many random whole numbers from 0 to n - 1: those that `below` would give one after the other."""
        found: list[int] = []
        if NATIVE and n < SMALL:
            word = to_word(self.rng)
            for _ in range(count):
                word = next_word(word)
                found.append(share_of_word(mixed_word(word), n))
            self.rng = from_word(word)
            return found
        state = self.rng
        for _ in range(count):
            state = z = (state + STEP) & MASK
            z = ((z ^ (z >> 30)) * MIX_1) & MASK
            z = ((z ^ (z >> 27)) * MIX_2) & MASK
            found.append(((z ^ (z >> 31)) * n) >> 64)
        self.rng = state
        return found

    def by_chance(self, options: Sequence[Step]) -> None:
        """End the step by chance: one option runs, each as likely as it is often listed."""
        if self.asks_chance:
            counts: dict[Step, int] = {}
            for option in options:
                counts[option] = counts.get(option, 0) + 1
            self.ask(CHANCE, Odds(counts))
        else:
            self.agenda.append(options[self.below(len(options))])

    def emit(self, *event: Any) -> None:
        """Tell what happened, to whoever listens (the log, the animations)."""
        if self.recording:
            self.events = (self.events, event)

    def finish(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...]) -> None:
        """The match is over: nothing is left to do."""
        self.result = (winners, reason, scores)
        self.agenda.clear()


def call(t: Table, step: Step) -> None:
    """Do a step. By the number of its arguments: compiled code need not pack and unpack them then. Plain
    Python gains nothing by that, so where it counts, the call is written out for it."""
    count = len(step)
    if count == 2:
        step[0](t, step[1])
    elif count == 3:
        step[0](t, step[1], step[2])
    elif count == 4:
        step[0](t, step[1], step[2], step[3])
    elif count == 1:
        step[0](t)
    elif count == 5:
        step[0](t, step[1], step[2], step[3], step[4])
    else:
        step[0](t, *step[1:])


def run(t: Table) -> None:
    """Do what is on the agenda until somebody is asked or nothing is left."""
    agenda = t.agenda
    while agenda and t.actor == NOBODY:
        t.step = step = agenda.pop()
        if NATIVE:
            call(t, step)
        else:
            step[0](t, *step[1:])


def answer(t: Table, index: int) -> None:
    """Take an option and go on."""
    option = t.options[index]
    t.actor = NOBODY
    t.options = ()
    t.count = 0
    t.step = option
    if NATIVE:
        call(t, option)
        run(t)
        return
    option[0](t, *option[1:])
    agenda = t.agenda
    while agenda and t.actor == NOBODY:  # as `run` does: a call less for every choice of every match
        t.step = step = agenda.pop()
        step[0](t, *step[1:])


def take(t: Table, index: int) -> None:
    """Take an option and go on to the next question with a choice, for whoever looks ahead: nobody is there
    to learn anything from a question that is not put."""
    answer(t, index)
    while t.count == 1:
        answer(t, 0)


def glance(t: Table, index: int) -> None:
    """The same, for whoever looks at the position alone: a question may be left open."""
    t.glancing = True
    take(t, index)
    t.glancing = False


def put(t: Table) -> None:
    """Make the options of a question that was left open; if it has but one answer or none, go on."""
    if t.actor != NOBODY and not t.count:
        t.actor = NOBODY
        call(t, t.step)
        if t.actor == NOBODY:
            run(t)
    while t.count == 1:
        answer(t, 0)


def ask_again(t: Table) -> bool:
    """Put the open question once more, after hidden things were dealt anew. A step that asks changes nothing
    else.

    False when it would not come up, or without an answer: then the new deal cannot be the one the table is
    in.
    """
    if t.actor == NOBODY:
        return True
    seat, depth = t.actor, len(t.agenda)
    t.actor = NOBODY
    call(t, t.step)
    if t.actor == seat:
        return len(t.options) > 0
    forced = t.agenda[depth:]
    del t.agenda[depth:]
    t.actor = seat
    t.options = forced  # the answer is forced in this world: it stays a question, with one answer
    t.count = len(forced)
    return len(forced) == 1


def weights(t: Table) -> Sequence[int]:
    """How often each option of a question to chance is in the bag or on the die."""
    options = t.options
    return options.weights if isinstance(options, Odds) else (1,) * t.count


def unchain(chain: Chain) -> list[Any]:
    """The items of a chain, oldest first."""
    items = []
    while chain is not None:
        chain, item = chain
        items.append(item)
    items.reverse()
    return items


#: Whether this is compiled.
NATIVE: Final[bool] = not isinstance(call, FunctionType)
