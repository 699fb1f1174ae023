"""`python -m tools.digests`: whether plain and compiled Thwack play the same matches, choice by choice.

    python -m tools.digests                     1,000 random matches of each game
    python -m tools.digests --games 50          fewer
    python -m tools.digests dice_masters        of one game

Both play the same random matches between sides drawn from all on offer, each in a process of its own, and
write down the digest of the whole state after every choice. The first difference is told: a game, a seed, and
the number of the choice. It needs a compiled build (`./play --compile`).
"""

import argparse
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import thwack
from thwack.arena.field import field_of
from thwack.compiled import VARIABLE
from tools.compiling import build_for_these_sources
from tools.lock import ROOT

MATCHES: Final = 1_000
LISTEN: Final = "--one-side"  # what this program calls itself with


def digests(game: str, seed: int) -> list[str]:
    """The state of a random match after its set-up and after every choice."""
    roll = random.Random(seed)
    field = field_of(game, {})
    sides = [roll.randrange(len(field.sides)) for _ in range(2)] if field.sides else []
    match = thwack.new(game, seed=seed, **field.setup(*sides))
    found = [match.digest()]
    while match.actor is not None:
        match.play(roll.randrange(len(match.choices)))
        found.append(match.digest())
    return found


def told(game: str, seeds: Sequence[int]) -> Iterator[str]:
    """A line for each match: its seed, how many choices it had, and a digest of all digests."""
    for seed in seeds:
        found = digests(game, seed)
        yield f"{seed} {len(found)} {hashlib.blake2b(' '.join(found).encode(), digest_size=12).hexdigest()}"


def one_side(folder: str, *words: str) -> subprocess.Popen[str]:
    """This program in another process: plain, or with the build in a folder."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if folder:
        environment[VARIABLE] = folder
    command = [sys.executable, "-m", "tools.digests", LISTEN, *words]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def difference(game: str, seeds: Sequence[int], folder: str) -> str:
    """Where plain and compiled part, in a sentence; nothing if they do not."""
    words = (game, str(seeds[0]), str(len(seeds)))
    ours, theirs = one_side("", *words), one_side(folder, *words)
    lines = [side.communicate()[0].splitlines() for side in (ours, theirs)]
    if ours.returncode or theirs.returncode:
        return f"{game}: a match could not be played to its end"
    for plain, compiled in zip(*lines, strict=True):
        if plain != compiled:
            return f"{game}: seed {plain.split()[0]} goes another way ({plain}, compiled {compiled})"
    return ""


def main(argv: Sequence[str]) -> int:
    """Compare, and tell."""
    if argv[:1] == [LISTEN]:
        game, first, count = argv[1:]
        for line in told(game, range(int(first), int(first) + int(count))):
            print(line)
        return 0
    parser = argparse.ArgumentParser(prog="python -m tools.digests", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", help="which games (all)")
    parser.add_argument("--games", type=int, default=MATCHES, help="matches of each game (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    args = parser.parse_args(argv)
    folder = build_for_these_sources()
    if folder is None:
        print("There is no compiled build for these sources: ./play --compile makes it.", file=sys.stderr)
        return 2
    status = 0
    for game in args.game or thwack.games():
        wrong = difference(game, range(args.seed, args.seed + args.games), str(folder))
        print(wrong or f"{game}: {args.games} matches are the same, choice by choice", flush=True)
        status = status or int(bool(wrong))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
