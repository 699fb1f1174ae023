"""`python -m tools.mutate`: do the tests notice when a rule is wrong? A sampled mutation run over the rules.

    python -m tools.mutate                          forty mutants over the rules of all games
    python -m tools.mutate unmatched --mutants 100 --seed 2 --jobs 4

A mutant is one small mistake in a file of `games/<game>/rules/`: `<` for `<=`, `or` for `and`, one more, a
condition turned round, a call left out. Each is put into a copy of the sources, and the tests of that game's
rules and cards are run on it until one fails: then the mutant is killed. Some that live change nothing that
can be seen, so the share is what the tests notice at the least. The same seed draws the same mutants.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from thwack.arena.report import wilson

from .mistakes import Mistake, mistakes, mutated

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("thwack/games")
PATIENCE: Final = 600  # seconds; a mutant that takes longer never comes to an end
PASSED: Final = (0, 5)  # what pytest ends with; 5: no test is called so


class Mutant(NamedTuple):
    """One mistake in one file."""

    game: str
    file: Path  # below src
    mistake: Mistake

    def __str__(self) -> str:
        return (
            f"{self.file.relative_to(GAMES)}:{self.mistake.line}  {self.mistake.was}  ->  {self.mistake.now}"
        )


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game's rules, in the order of files and lines."""
    files = sorted((ROOT / "src" / GAMES / game / "rules").rglob("*.py"))
    return [
        Mutant(game, file.relative_to(ROOT / "src"), mistake)
        for file in files
        for mistake in mistakes(file.read_text(encoding="utf-8"))
    ]


@contextmanager
def in_place(mutant: Mutant, source: Path) -> Iterator[None]:
    """The copy of the sources with that mistake, and without it afterwards."""
    file = source / mutant.file
    before = file.read_text(encoding="utf-8")
    compiled = file.parent / "__pycache__"
    try:
        file.write_text(mutated(before, mutant.mistake), encoding="utf-8")
        shutil.rmtree(compiled, ignore_errors=True)  # it may be as long and as old as what was compiled
        yield
    finally:
        file.write_text(before, encoding="utf-8")
        shutil.rmtree(compiled, ignore_errors=True)


def tests_of(game: str) -> list[str]:
    """The tests of a game's rules and cards."""
    folders = [f"tests/{kind}/{game}" for kind in ("rules", "cards")]
    return [folder for folder in folders if (ROOT / folder).is_dir()]


def is_killed(mutant: Mutant, source: Path) -> bool:
    """Whether a test of that game's rules or cards fails."""
    with in_place(mutant, source):
        return not passes(tests_of(mutant.game), source)


def passes(tests: Sequence[str], source: Path) -> bool:
    """Whether these tests pass with that copy of the sources."""
    call = [sys.executable, "-m", "pytest", "-x", "-q", "--assert=plain", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            call,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(source)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode in PASSED


@contextmanager
def copies(count: int) -> Iterator[SimpleQueue[Path]]:
    """So many copies of the sources, to be taken and given back."""
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            place = Path(folder, str(number))
            shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("assets", "*.egg-info"))
            free.put(place)
        yield free


def judge(mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant, and whether it was killed."""
    with copies(jobs) as free, ThreadPoolExecutor(jobs) as pool:

        def one(mutant: Mutant) -> bool:
            source = free.get()
            try:
                return is_killed(mutant, source)
            finally:
                free.put(source)

        yield from zip(mutants, pool.map(one, mutants), strict=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Draw mutants, judge them, and say how many were killed."""
    games = sorted(folder.parent.name for folder in (ROOT / "src" / GAMES).glob("*/rules"))
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(games)}; all if none is named")
    parser.add_argument("--mutants", type=int, default=40, metavar="N", help="how many (40)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which ones (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    if unknown := set(args.games) - set(games):
        parser.error(f"there is no game {unknown.pop()!r}; choose from {', '.join(games)}")
    every = [mutant for game in args.games or games for mutant in mutants_of(game)]
    drawn = random.Random(args.seed).sample(every, min(args.mutants, len(every)))
    for game in sorted({mutant.game for mutant in drawn}):
        if not passes(tests_of(game), ROOT / "src"):
            print(f"the tests of {game} fail without any mistake", file=sys.stderr)
            return 2
    killed = 0
    for mutant, dead in judge(drawn, args.jobs):
        killed += dead
        print("killed" if dead else "LIVES ", mutant, flush=True)
    low, high = wilson(killed, len(drawn))
    print(f"{killed} of {len(drawn)} killed, drawn from {len(every)}: {killed / len(drawn):.0%}", end=" ")
    print(f"(95 % interval {low:.0%} to {high:.0%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
