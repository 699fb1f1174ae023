"""`python -m tools.scenes`: random matches of Battle Scenes over all cards on offer.

    python -m tools.scenes --matches 2000 --out scenes.jsonl     play them, or what is left of them
    python -m tools.scenes --matches 2000 --rare 1000 --out scenes.jsonl     then more for rare texts
    python -m tools.scenes --cards dup-v1,xavin-v1               with these cards in every deck
    python -m tools.scenes --out scenes.jsonl --matches 0        only the table of what was played before

Decks are random and legal, and the cards take turns, so that all of them are played. Choices are random, and
the same with the same seed. After each of them `check()` looks at the table; keys of a question differ, and
every match comes to an end. What fails is named with its seed, which plays it again (`--seed N --matches 1`).

Some texts need others beside them, so chance alone hardly ever brings them about. `--rare` plays matches for
those that never happened: decks around a few of these cards, with whom they speak of, and choices that prefer
them. `--around A,B --seed N --matches 1` plays such a match again.

A match is a line of the file: whoever starts the same command again goes on where it stopped, also after
Ctrl-C. At the end stands a table of the cards one of whose texts never happened: an action or an effect that
was never carried out, a rule that never stood. It says which test plays such a card by hand.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

import thwack
from tests.cards.battle_scenes.covered import places_of_tests
from thwack.cardlang.moments import At, When
from thwack.cardlang.node import Context, Effect, Node, Rule, walk
from thwack.games.battle_scenes.cards.keywords import Delay
from thwack.games.battle_scenes.cards.library import CardDef, library
from thwack.games.battle_scenes.game import GAME
from thwack.games.battle_scenes.rules.measures import MEANING
from thwack.games.battle_scenes.rules.stats import all_hold, rows
from thwack.games.battle_scenes.state.table import SceneTable
from thwack.games.battle_scenes.state.texts import texts_of

from .scene_decks import deck_around, deck_of, offered

MOST: Final = 20_000  # choices; a match that takes more never comes to an end
AROUND: Final = 3  # cards that never happened, in the decks of one match
LEANING: Final = 0.6  # how often a choice about them is preferred
RARE: Final = 1_000_000  # seeds of matches that are played for them begin here
ROUND: Final = 50  # such matches before it is looked again what never happened
ACTION: Final = -1  # the part of a card that is its action; its rules are numbered

Parts = dict[Node, list[int]]


class Played(NamedTuple):
    """How a match went: the choices made, what was wrong, and which texts happened, as card and part."""

    seed: int
    choices: int
    fault: str
    cards: list[str]
    happened: list[tuple[str, int]]


# What happens


def effects_of(card: CardDef) -> Parts:
    """The effects on a card, each with the parts of the card it stands in."""
    found: Parts = {}
    for text in texts_of(card.rules):  # a keyword may stand for an effect
        for node in (*walk(card.rules[text.number]), *walk(text.rule)):
            if isinstance(node, Effect) and text.number not in found.get(node, ()):
                found.setdefault(node, []).append(text.number)
    if card.action is not None and card.action.effect is not None:
        for node in walk(card.action.effect):
            if isinstance(node, Effect):
                found.setdefault(node, []).append(ACTION)
    return found


def waits(rule: Rule) -> bool:
    """Whether a rule happens when its effect does, not by standing there."""
    return any(isinstance(node, When | At | Delay) or hasattr(node, "effect") for node in walk(rule))


@contextmanager
def watched(note: Callable[[SceneTable, Node, Context], None]) -> Iterator[None]:
    """Every effect that is carried out is noted first."""
    before = dict(MEANING.effects)

    def listening(do: Callable[..., None]) -> Callable[..., None]:
        def run(t: SceneTable, node: Node, ctx: Context) -> None:
            note(t, node, ctx)
            do(t, node, ctx)

        return run

    MEANING.effects.update({sort: listening(do) for sort, do in before.items()})
    try:
        yield
    finally:
        MEANING.effects.clear()
        MEANING.effects.update(before)


class Witness:
    """Sees which texts happen."""

    def __init__(self) -> None:
        self.happened: set[tuple[str, int]] = set()
        self.known: dict[str, Parts] = {}

    def note(self, t: SceneTable, node: Node, ctx: Context) -> None:
        """An effect of a card is carried out."""
        if ctx.card >= 0:
            card = t.cast.sheets[t.identity[ctx.card]].card
            parts = self.known.setdefault(card.id, effects_of(card))
            self.happened.update((card.id, part) for part in parts.get(node, ()))

    def look(self, t: SceneTable) -> None:
        """Which rules stand now."""
        for sort in t.cast.sorts:
            for text, ctx in rows(t, sort):
                card = t.cast.sheets[t.identity[ctx.card]].card
                if (card.id, text.number) not in self.happened and not waits(text.rule):
                    if all_hold(t, text, ctx):
                        self.happened.add((card.id, text.number))


def play(seed: int, wanted: tuple[str, ...] = (), around: tuple[str, ...] = ()) -> Played:
    """One match to its end: with these cards in every deck, or with decks around them."""
    decks = [deck_around(seed, side, around) if around else deck_of(seed, side, wanted) for side in (0, 1)]
    cards = sorted({card for deck in decks for card in deck["cards"]})
    dice, made, witness = random.Random(seed), 0, Witness()
    liked = liked_in(around)
    fault = ""
    try:
        with watched(witness.note):
            match = thwack.new(GAME.name, seed=seed, decks=decks)  # whose rules are all there
            while match.actor is not None and made < MOST:
                keys = [choice.key for choice in match.choices]
                if len(set(keys)) != len(keys):
                    raise AssertionError(f"two choices have one key: {keys}")
                match.play(chosen(keys, liked, dice))
                match.check()
                witness.look(match._table)  # type: ignore[arg-type]
                made += 1
            if match.result is None:
                raise AssertionError(f"no end after {MOST} choices")
    except Exception as wrong:  # whatever it is, it is to be told, and the others go on
        fault = f"{type(wrong).__name__}: {wrong}{told_around(around)}"
    return Played(seed, made, fault, cards, sorted(witness.happened))


def liked_in(around: tuple[str, ...]) -> frozenset[str]:
    """What the keys of choices about these cards have in them."""
    found = [library().cards[card] for card in around]
    return frozenset((*around, *(card.action.slug for card in found if card.action is not None)))


def chosen(keys: Sequence[str], liked: frozenset[str], dice: random.Random) -> int:
    """A random choice; where cards are preferred, often one about them."""
    if liked and dice.random() < LEANING:
        about = [n for n, key in enumerate(keys) if any(w.split(".")[0] in liked for w in key.split(":"))]
        if about:
            return dice.choice(about)
    return dice.randrange(len(keys))


def told_around(around: tuple[str, ...]) -> str:
    """How such a match is played again."""
    return f" (--around {','.join(around)})" if around else ""


# All of them


def told(part: tuple[str, int]) -> str:
    """A part of a card in words."""
    card = library().cards[part[0]]
    return "its action" if part[1] == ACTION else card.rules[part[1]].shown()


def quiet_in(found: Sequence[Played]) -> dict[str, list[str]]:
    """The cards one of whose texts never happened, each with those texts."""
    happened = {part for one in found for part in one.happened}
    quiet = {}
    for card in offered():
        parts = [(card.id, number) for number in range(len(card.rules))]
        if card.action is not None:
            parts.append((card.id, ACTION))
        if never := [told(part) for part in parts if part not in happened]:
            quiet[card.id] = never
    return quiet


def table(found: Sequence[Played]) -> list[str]:
    """Those cards, with how often they were in a deck and the tests that play them by hand."""
    counts = Counter(card for one in found for card in one.cards)
    tests = places_of_tests()
    return [
        f"{card} ({counts[card]}): {'; '.join(never)} [{', '.join(tests.get(card, ['untested']))}]"
        for card, never in quiet_in(found).items()
    ]


def read(file: Path) -> list[Played]:
    """The matches of a file; a line that was cut off is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            seed, choices, fault, cards, happened = json.loads(line)
        except ValueError:
            continue
        found.append(Played(seed, choices, fault, cards, [(card, part) for card, part in happened]))
    return found


Job = tuple[int, tuple[str, ...], tuple[str, ...]]


def start(job: Job) -> Played:
    """A match, for a pool."""
    return play(*job)


def rare(found: Sequence[Played], numbers: Sequence[int]) -> list[Job]:
    """Matches for the cards one of whose texts never happened, which take turns."""
    quiet = list(quiet_in(found))
    if not quiet:
        return []
    return [
        (RARE + n, (), tuple(quiet[(AROUND * n + place) % len(quiet)] for place in range(AROUND)))
        for n in numbers
    ]


class Run:
    """Plays matches, keeps them and tells how far it is."""

    def __init__(self, out: Path | None, processes: int) -> None:
        self.out = out
        self.processes = processes
        self.found = read(out) if out else []
        if out and out.exists() and not out.read_text(encoding="utf-8").endswith("\n"):
            with out.open("a", encoding="utf-8") as file:  # the last line was cut off
                file.write("\n")

    def left(self, seeds: Sequence[int]) -> list[int]:
        """The seeds that were not played yet."""
        done = {one.seed for one in self.found}
        return [seed for seed in seeds if seed not in done]

    def play(self, jobs: Sequence[Job]) -> None:
        """All of these."""
        with Pool(self.processes) as pool:
            for number, one in enumerate(pool.imap_unordered(start, jobs), 1):
                self.found.append(one)
                if self.out:
                    with self.out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(one) + "\n")
                if one.fault:
                    print(f"seed {one.seed}, choice {one.choices}: {one.fault}")
                if number % 25 == 0:
                    print(f"{number} of {len(jobs)}", file=sys.stderr)

    def play_rare(self, count: int) -> None:
        """So many for what never happened, and now and then a look at what that is."""
        todo = [seed - RARE for seed in self.left(range(RARE, RARE + count))]
        for at in range(0, len(todo), ROUND):
            self.play(rare(self.found, todo[at : at + ROUND]))


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    about = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.scenes", description=about)
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="how many (200)")
    parser.add_argument("--rare", type=int, default=0, metavar="N", help="more, for what never happened (0)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match (0)")
    parser.add_argument("--cards", default="", metavar="A,B", help="cards that every deck has")
    parser.add_argument("--around", default="", metavar="A,B", help="cards that decks are drawn around")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where matches are kept")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many at the same time (1)")
    found = parser.parse_args(argv)
    for card in (*listed(found.cards), *listed(found.around)):
        if card not in library().cards or not library().cards[card].on_offer:
            parser.error(f"there is no card {card!r}")
    return found


def listed(text: str) -> tuple[str, ...]:
    """The cards of an option."""
    return tuple(card for card in text.split(",") if card)


def main(argv: Sequence[str] | None = None) -> int:
    """Play them, and name what failed and what never happened."""
    args = arguments(argv)
    run = Run(args.out, args.processes)
    wanted, around = listed(args.cards), listed(args.around)
    try:
        run.play([(seed, wanted, around) for seed in run.left(range(args.seed, args.seed + args.matches))])
        run.play_rare(args.rare)
    except KeyboardInterrupt:
        print(f"stopped; {len(run.found)} matches so far", file=sys.stderr)
    lines = table(run.found)
    print(*lines, sep="\n")
    faults = sum(bool(one.fault) for one in run.found)
    choices = sum(one.choices for one in run.found)
    print(f"{len(run.found)} matches, {choices} choices, {faults} failed, {len(lines)} cards with a text")
    print("that never happened")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
