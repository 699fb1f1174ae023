"""New content on trial: a few dozen quick games, and what they tell of it. Do its cards break a match, do all
their clauses happen, is any of them of use?

A game says in its trial.py how its content comes into a match, and which trees stand on its cards.
"""

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ..cardlang.control import Nothing
from ..cardlang.meaning import Meaning
from ..cardlang.node import Context, Node
from ..cardlang.tracing import Clause, Owner, Watch, clauses_of
from ..kernel.errors import ContentError, SetupError
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..kernel.table import run
from ..kernel.verdict import Files, counted
from ..match import Choice, Match, game_named

Json = Any
GAMES: Final = 24  # how many are played with each file, unless somebody wants more or none
LONG: Final = 3_000  # choices after which a match is left as it is
EAGER: Final = 0.85  # how often somebody chooses what a new card is about, if that can be chosen
MOST_COPIES: Final = 5  # of a card in a deck, in any game
AT_ONCE: Final = 8  # new cards in one deck
ENOUGH: Final = 5  # plays of a card after which it says something if a part of it never happened
REFUSALS: Final = frozenset({"decline", "keep", "pass"})
# Ways to get rid of a card without playing it: nobody is eager for them.
WASTE: Final = frozenset({"bank", "boost", "discard", "mulligan", "surrender"})
DEAR: Final = frozenset({"buy"})  # what is wasted on other cards
SOON: Final = 0.3  # how often somebody stops who can only waste cards
# What is done to a card, not with it; some of it helps whom it is done to.
HELP: Final = frozenset({"capacitate", "power"})
ENDURED: Final = frozenset({"capacitate", "pay", "power", "reroll", "target", "unload"})


@dataclass(frozen=True)
class Subject:
    """A card on trial."""

    ref: str  # what choices call it
    name: str  # with what it is: card Slam
    text: str = ""  # what it says
    trees: tuple[Node, ...] = ()
    verb: str = ""  # the choice by which its text is used, where no tree is run
    ways: frozenset[str] = frozenset()  # verbs or steps that count as playing it; if none are named, most do
    often: int = ENOUGH  # how many plays say something
    plays: bool = True  # False: it is part of every match, as an ability is

    def is_played_by(self, choice: Choice) -> bool:
        """Whether a choice plays the card it is about."""
        if not self.ways:
            return choice.verb not in WASTE | ENDURED
        return not self.ways.isdisjoint({choice.verb, choice.step[0].__name__})

    def clauses(self) -> list[Clause]:
        """The parts of its text that do something."""
        return list(dict.fromkeys(Clause(self.ref, effect) for effect in clauses_of(self.trees)))


def nobody(t: Any, ctx: Context) -> str:
    """No card."""
    return ""


def anybody(t: Any, seat: int) -> bool:
    """Every seat."""
    return True


@dataclass(frozen=True)
class Trial:
    """What is tried, and in which matches."""

    game: Game
    subjects: Sequence[Subject]
    setup: Callable[[int], Mapping[str, Json]]  # of the match of that number
    groups: int = 1  # in so many different decks do the cards come: all games are played with each
    meaning: Meaning | None = None  # of the trees
    owner: Owner = nobody  # the card, as choices call it, on which an effect stands
    has_new: Callable[[Any, int], bool] = anybody  # whether a seat plays with what is tried


@dataclass
class Findings:
    """What the games told."""

    games: int = 0
    stopped: bool = False  # by Ctrl-C
    crash: str = ""  # a sentence; nothing if all went well
    notes: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Json]:
        """The findings as plain data."""
        return {"games": self.games, "notes": self.notes}


class Tries(Protocol):
    """The part of a game that brings content into matches: its trial.py."""

    def trial_of(self, game: Any, known: Any, name: str, text: str) -> Trial | None:
        """The trial of a file that is loaded into `game` already; `known` is what the library held before."""


def trial_of(tries: Tries, game: str, name: str, text: str, others: Files) -> Trial | None:
    """The trial of a good file, in a copy of its game that alone knows it; None if it cannot be played."""
    for beside in ([*others], []):
        here: Any = copy.copy(game_named(game))
        with suppress(ContentError):  # another file is wrong, which is said of that file
            here.add_content(beside)
            known = here.library
            here.add_content([(name, text)] if name.endswith(".toml") else [])
            return tries.trial_of(here, known, name, text)
    return None


def tried(trial: Trial, file: str, games: int, progress: Callable[[int], None]) -> Findings:
    """Play, until all games are over or one breaks."""
    clauses = [clause for subject in trial.subjects for clause in subject.clauses()]
    watch = Watch(trial.meaning or Meaning(), clauses, trial.owner)
    used = dict.fromkeys((subject.ref for subject in trial.subjects), 0)
    acted = dict(used)
    found = Findings()
    with watch if trial.meaning is not None else nullcontext():
        for number in range(games * trial.groups):
            try:
                play(trial, number, watch, used, acted)
            except KeyboardInterrupt:
                found.stopped = True
                return found
            except SetupError as fault:
                found.crash = f"{file}: no match can be set up with it: {fault}"
            except Exception as fault:  # whatever it is, it is the card's, or ours
                found.crash = crash(trial, file, watch, number, fault)
            if found.crash:
                return found
            found.games += 1
            progress(1)
    found.notes = notes(trial, watch, used, acted, found.games)
    return found


def play(trial: Trial, number: int, watch: Watch, used: dict[str, int], acted: dict[str, int]) -> None:
    """One match; all seats choose at random, and gladly what the new cards are about."""
    dice = random.Random(number)
    setup = trial.game.fill_in(trial.setup(number))
    table = trial.game.new(setup, number, asks_chance=False)
    table.recording = False
    run(table)
    match = Match(trial.game, table, {"setup": setup, "seed": number, "chance": "seed"})
    cards = {subject.ref: subject for subject in trial.subjects}
    while match.actor is not None and match.ply < LONG:
        wanted = used.keys() if trial.has_new(table, match.actor) else frozenset()
        index = chosen(match, wanted, dice)
        choice = match.choices[index]
        for ref in wanted & set(choice.refs):
            used[ref] += cards[ref].is_played_by(choice)
            acted[ref] += choice.verb == cards[ref].verb
        watch.begin_choice(choice.key)
        match.play(index)
    trial.game.check(table)
    watch.over(table)


def helps(choice: Choice, wanted: Set[str]) -> bool:
    """Whether a choice plays a new card, or helps one that is in play."""
    about = choice.refs[:1] if choice.verb in HELP else choice.refs
    return choice.verb not in ENDURED - HELP and not wanted.isdisjoint(about)


def chosen(match: Match, wanted: Set[str], dice: random.Random) -> int:
    """Any choice; mostly one about a new card, or else one by which something happens."""
    choices = match.choices
    if len(choices) == 1:
        return 0
    busy = [one for one in choices if one.verb not in WASTE | REFUSALS]
    liked = [one for one in busy if helps(one, wanted)]
    others = [one for one in busy if one.verb not in DEAR] if wanted else busy
    if (liked or others) and dice.random() < EAGER:
        return dice.choice(liked or others).index
    stops = [one for one in choices if one.verb in REFUSALS]
    if stops and not busy and dice.random() < SOON:
        return dice.choice(stops).index
    return dice.randrange(len(choices))


# What is told


def crash(trial: Trial, file: str, watch: Watch, number: int, fault: Exception) -> str:
    """One sentence: which card, which expression, and what went wrong."""
    card, effect = watch.now
    if isinstance(effect, Nothing):  # no tree was running
        refs = watch.choice.split(":")
        card = next((one.ref for one in trial.subjects if one.ref in refs), "")
        what = f"a match breaks after the choice {watch.choice}" if refs[0] else "no match can begin"
    else:
        what = f"{effect.shown()} breaks the match"
    place = next((f"{file}: {one.name}" for one in trial.subjects if one.ref == card), file)
    return f"{place}: {what} (game {number}: {type(fault).__name__}: {fault})"


def notes(
    trial: Trial, watch: Watch, used: Mapping[str, int], acted: Mapping[str, int], games: int
) -> list[str]:
    """Cards that were of no use, and clauses that never happened though their card was played often."""
    found = []
    for subject in trial.subjects:
        card = f'{subject.name}, "{subject.text}"' if subject.text else subject.name
        plays, acts = used[subject.ref], acted[subject.ref]
        found += [f"{card}: {note}" for note in notes_of(subject, watch, plays, acts, games)]
    return found


def notes_of(subject: Subject, watch: Watch, plays: int, acts: int, games: int) -> list[str]:
    """What is to be said of one card."""
    clauses = subject.clauses()
    plays = max([plays, *(watch.begun[clause] for clause in clauses)])  # some are played without a choice
    idle = [clause for clause in clauses if not watch.happened[clause]]
    if not subject.plays:
        return [told(watch, clause) for clause in idle if not watch.begun[clause]]
    if not plays and len(idle) == len(clauses):
        return [f"never played in {counted(games, 'game')}"]
    if plays < subject.often:
        return []
    if subject.verb and not acts:
        return [f"played {counted(plays, 'time')}, never used"]
    if clauses and len(idle) == len(clauses):
        return [f"played {counted(plays, 'time')}, always without effect"]
    return [told(watch, clause) for clause in idle]


def told(watch: Watch, clause: Clause) -> str:
    """What is said of a clause that did nothing."""
    text, begun = clause.effect.shown(), watch.begun[clause]
    return f"{text} ran {counted(begun, 'time')} and changed nothing" if begun else f"{text} never happened"


# Decks with new cards in them


def decks_with(
    wanted: Sequence[str],
    size: int,
    fill: Callable[[Sequence[str]], Iterable[str]],
    faults: Callable[[str], Sequence[Problem]],
) -> list[str]:
    """Decks as text, so that each of the cards is in one: as many copies of it as may be, and beside it those
    with which it is filled up."""
    decks, left = [], list(wanted)
    while left:
        some = left[:AT_ONCE]
        deck: Counter[str] = Counter()
        for card in (*some * MOST_COPIES, *(one for one in fill(some) for _ in range(MOST_COPIES))):
            if deck.total() < size and fits(deck + Counter([card]), faults):
                deck[card] += 1
        placed = [card for card in left if card in deck]
        if not placed:  # it cannot be played at all, as a Team without its members
            placed = some
        else:
            decks.append(written(deck))
        left = [card for card in left if card not in placed]
    return decks


def fits(deck: Counter[str], faults: Callable[[str], Sequence[Problem]]) -> bool:
    """Whether a deck that is still too small has not too many of anything."""
    return all(one.code == "deck-size" for one in faults(written(deck)))


def written(deck: Counter[str]) -> str:
    """A deck as text."""
    return "name: Trial\n" + "".join(f"{copies} {card}\n" for card, copies in deck.items())


def cards_in(deck: str) -> str:
    """The lines of a deck or a team that name cards."""
    return "\n".join(line for line in deck.splitlines() if line and not line.startswith(("name", "#")))


def mirrored(pair: list[Json], number: int) -> list[Json]:
    """Two sides; in every other match they have changed seats."""
    return pair[:: -1 if number % 2 else 1]


def flat(text: str) -> str:
    """The text of a card in one line."""
    return " ".join(text.split())
