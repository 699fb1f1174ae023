"""`python -m tools.pairs`: every hero of Unmatched plays every other, and itself.

    python -m tools.pairs --processes 16             all pairs, on all boards in turn
    python -m tools.pairs --heroes krang,medusa      those two against all

Choices are random, and the same with the same seed. After each of them `check()` looks at the table; keys of
a question differ, and every match comes to an end and replays to the same digest. What fails is named with
its heroes, board and seed.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import product
from multiprocessing import Pool
from typing import Final, NamedTuple

import thwack

MOST: Final = 20_000  # choices; a match that takes more never comes to an end


class Pair(NamedTuple):
    """A match to be played."""

    one: str
    other: str
    board: str
    seed: int


class Played(NamedTuple):
    """How it went: the choices made, and what was wrong."""

    pair: Pair
    choices: int
    fault: str


def pairs(heroes: Sequence[str], seed: int = 0) -> list[Pair]:
    """Each of these against every hero on offer; the boards come in turn."""
    setups = thwack.setups("unmatched")
    known = [hero["id"] for hero in setups["heroes"]["choices"]]
    boards = [board["id"] for board in setups["board"]["choices"]]
    met = list(product(heroes or known, known))
    return [Pair(one, other, boards[n % len(boards)], seed + n) for n, (one, other) in enumerate(met)]


def play(pair: Pair) -> Played:
    """One match to its end."""
    heroes, dice, made = [pair.one, pair.other], random.Random(pair.seed), 0
    try:
        match = thwack.new("unmatched", seed=pair.seed, heroes=heroes, board=pair.board)
        while match.actor is not None and made < MOST:
            keys = [choice.key for choice in match.choices]
            if len(set(keys)) != len(keys):
                return Played(pair, made, f"two choices have one key: {keys}")
            match.play(dice.randrange(len(keys)))
            match.check()
            made += 1
        if match.result is None:
            return Played(pair, made, f"no end after {MOST} choices")
        if thwack.replay(match.record()).digest() != match.digest():
            return Played(pair, made, "the record replays to another match")
    except Exception as fault:  # whatever it is, it is to be told, and the others go on
        return Played(pair, made, f"{type(fault).__name__}: {fault}")
    return Played(pair, made, "")


def main(argv: Sequence[str] | None = None) -> int:
    """Play them, and name what failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.pairs", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--heroes", default="", metavar="A,B", help="only these, against all")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which choices (0)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    todo = pairs([hero for hero in args.heroes.split(",") if hero], args.seed)
    choices, faults = 0, 0
    with Pool(args.processes) as pool:
        for found in pool.imap_unordered(play, todo, chunksize=8):
            choices += found.choices
            if found.fault:
                faults += 1
                one, other, board, seed = found.pair
                print(f"{one} - {other} on {board}, seed {seed}, choice {found.choices}: {found.fault}")
    print(f"{len(todo)} matches, {choices} choices, {faults} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
