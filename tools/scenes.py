"""`python -m tools.scenes`: random matches of Battle Scenes over all cards on offer.

    python -m tools.scenes --matches 2000 --out scenes.jsonl     play them, or what is left of them
    python -m tools.scenes --cards dup-v1,xavin-v1               with these cards in every deck
    python -m tools.scenes --out scenes.jsonl --matches 0        only the table of what was played before

Decks are random and legal, and the cards take turns, so that all of them are played. Choices are random, and
the same with the same seed. After each of them `check()` looks at the table; keys of a question differ, and
every match comes to an end. What fails is named with its seed, which plays it again (`--seed N --matches 1`).

A match is a line of the file: whoever starts the same command again goes on where it stopped, also after
Ctrl-C. At the end stands a table of the cards one of whose texts never happened: an action or an effect that
was never carried out, a rule that never stood.
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
from typing import Any, Final, NamedTuple

import thwack
from thwack.cardlang.moments import At, When
from thwack.cardlang.node import Context, Effect, Node, Rule, walk
from thwack.games.battle_scenes.cards.library import CardDef, library
from thwack.games.battle_scenes.game import GAME
from thwack.games.battle_scenes.rules.measures import MEANING
from thwack.games.battle_scenes.rules.stats import all_hold, rows
from thwack.games.battle_scenes.state.table import SceneTable

MOST: Final = 20_000  # choices; a match that takes more never comes to an end
DECK: Final = 60
PEOPLE: Final = 26  # characters in a deck, so that something happens
TURN: Final = 16  # cards whose turn it is, in every deck
ACTION: Final = -1  # the part of a card that is its action; its rules are numbered

Parts = dict[Node, list[int]]


class Played(NamedTuple):
    """How a match went: the choices made, what was wrong, and which texts happened, as card and part."""

    seed: int
    choices: int
    fault: str
    cards: list[str]
    happened: list[tuple[str, int]]


# Decks


def offered() -> list[CardDef]:
    """All cards that can be played with."""
    return [card for card in library().cards.values() if card.on_offer]


def deck_of(seed: int, side: int, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """A legal deck. All cards are in a random order, the same for all seeds; each deck takes the next ones of
    it, then whatever chance says."""
    cards = offered()
    turns = cards[:]
    random.Random(0).shuffle(turns)
    first = (2 * seed + side) * TURN
    due = [library().cards[card] for card in wanted]
    due += [turns[(first + n) % len(turns)] for n in range(TURN)]
    people = [card for card in cards if card.type == "character"]
    rng = random.Random(f"{seed} {side}")
    found: Counter[str] = Counter()
    versions: Counter[tuple[str, str]] = Counter()
    while found.total() < DECK:
        card = due.pop(0) if due else rng.choice(people if found.total() < PEOPLE + TURN else cards)
        version = (card.called, card.version)
        if versions[version] < (1 if card.is_unique else 3):
            copies = 1 if card.is_unique or not due else min(2, 3 - versions[version])
            found[card.id] += copies
            versions[version] += copies
    for card_id in list(found):  # two copies of the last one may be one too many
        if found.total() > DECK:
            found[card_id] -= 1
    return {"name": f"Random {seed}-{side}", "cards": {card: count for card, count in found.items() if count}}


# What happens


def effects_of(card: CardDef) -> Parts:
    """The effects on a card, each with the parts of the card it stands in."""
    found: Parts = {}
    for number, rule in enumerate(card.rules):
        for node in walk(rule):
            if isinstance(node, Effect):
                found.setdefault(node, []).append(number)
    if card.action is not None and card.action.effect is not None:
        for node in walk(card.action.effect):
            if isinstance(node, Effect):
                found.setdefault(node, []).append(ACTION)
    return found


def waits(rule: Rule) -> bool:
    """Whether a rule happens when its effect does, not by standing there."""
    return any(isinstance(node, When | At) or hasattr(node, "effect") for node in walk(rule))


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


def play(seed: int, wanted: tuple[str, ...] = ()) -> Played:
    """One match to its end."""
    decks = [deck_of(seed, side, wanted) for side in (0, 1)]
    cards = sorted({card for deck in decks for card in deck["cards"]})
    dice, made, witness = random.Random(seed), 0, Witness()
    fault = ""
    try:
        with watched(witness.note):
            match = thwack.new(GAME.name, seed=seed, decks=decks)  # whose rules are all there
            while match.actor is not None and made < MOST:
                keys = [choice.key for choice in match.choices]
                if len(set(keys)) != len(keys):
                    raise AssertionError(f"two choices have one key: {keys}")
                match.play(dice.randrange(len(keys)))
                match.check()
                witness.look(match._table)  # type: ignore[arg-type]
                made += 1
            if match.result is None:
                raise AssertionError(f"no end after {MOST} choices")
    except Exception as wrong:  # whatever it is, it is to be told, and the others go on
        fault = f"{type(wrong).__name__}: {wrong}"
    return Played(seed, made, fault, cards, sorted(witness.happened))


# All of them


def told(part: tuple[str, int]) -> str:
    """A part of a card in words."""
    card = library().cards[part[0]]
    return "its action" if part[1] == ACTION else card.rules[part[1]].shown()


def table(found: Sequence[Played]) -> list[str]:
    """The cards one of whose texts never happened, with how often they were in a deck."""
    counts = Counter(card for one in found for card in one.cards)
    happened = {part for one in found for part in one.happened}
    lines = []
    for card in offered():
        parts = [(card.id, number) for number in range(len(card.rules))]
        if card.action is not None:
            parts.append((card.id, ACTION))
        quiet = [told(part) for part in parts if part not in happened]
        if quiet:
            lines.append(f"{card.id} ({counts[card.id]}): {'; '.join(quiet)}")
    return lines


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


def start(job: tuple[int, tuple[str, ...]]) -> Played:
    """A match, for a pool."""
    return play(*job)


def main(argv: Sequence[str] | None = None) -> int:
    """Play them, and name what failed and what never happened."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.scenes", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="how many (200)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match (0)")
    parser.add_argument("--cards", default="", metavar="A,B", help="cards that every deck has")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where matches are kept")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    wanted = tuple(card for card in args.cards.split(",") if card)
    found = read(args.out) if args.out else []
    done = {one.seed for one in found}
    todo = [(seed, wanted) for seed in range(args.seed, args.seed + args.matches) if seed not in done]
    if args.out and args.out.exists() and not args.out.read_text(encoding="utf-8").endswith("\n"):
        with args.out.open("a", encoding="utf-8") as file:  # the last line was cut off
            file.write("\n")
    try:
        with Pool(args.processes) as pool:
            for number, one in enumerate(pool.imap_unordered(start, todo), 1):
                found.append(one)
                if args.out:
                    with args.out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(one) + "\n")
                if one.fault:
                    print(f"seed {one.seed}, choice {one.choices}: {one.fault}")
                if number % 25 == 0:
                    print(f"{number} of {len(todo)}", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"stopped; {len(found)} matches so far", file=sys.stderr)
    for line in table(found):
        print(line)
    faults = sum(bool(one.fault) for one in found)
    choices = sum(one.choices for one in found)
    print(f"{len(found)} matches, {choices} choices, {faults} failed, {len(table(found))} cards with a text")
    print("that never happened")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
