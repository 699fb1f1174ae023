"""`python -m tools.mutate_cards`: do the tests notice when a card of Unmatched says something else?

    python -m tools.mutate_cards                     forty mutants over the cards of all heroes
    python -m tools.mutate_cards krang --mutants 500 --jobs 4

A mutant is one change in a hero's file: an effect that does nothing, or a number of an effect, a value or a
boost that is one higher. It must be a file that can be read, or the change would be noticed without a test.
The tests of that hero's cards are run on it; if one fails, it is killed. The same seed draws the same
mutants.
"""

import argparse
import random
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from thwack.arena.report import wilson
from thwack.games.unmatched.cards.reading import read_hero
from thwack.kernel.errors import ContentError

from .mutate import ROOT, copies, passes

HEROES: Final = Path("thwack/games/unmatched/cards/content/heroes")
EFFECT: Final = re.compile(r"(immediately|during|after|scheme|boosted) = (?P<effect>.+)")
RULE: Final = re.compile(r"(rules = \[.*|    \".*\",)")
FACT: Final = re.compile(r"(value|boost|health|move) = (?P<number>\d+)")
NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.])")


class Mutant(NamedTuple):
    """One line of a hero's file that says something else."""

    hero: str
    line: int  # from 1
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.hero}.toml:{self.line}  {self.was}  ->  {self.now}"

    def applied(self, text: str) -> str:
        """The file with that change."""
        lines = text.splitlines()
        lines[self.line - 1] = self.now
        return "\n".join(lines) + "\n"


def changes(line: str) -> Iterator[str]:
    """Every way to change a line of a hero's file."""
    effect, fact = EFFECT.match(line), FACT.match(line)
    if effect:
        yield f'{effect[1]} = "nothing"'
    if effect or RULE.match(line):
        for found in NUMBER.finditer(line):
            yield f"{line[: found.start()]}{int(found[0]) + 1}{line[found.end() :]}"
    if fact:
        yield f"{fact[1]} = {int(fact['number']) + 1}"


def mutants_of(hero: str, text: str) -> list[Mutant]:
    """Every mutant of a hero's file that can be read."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for now in changes(line):
            mutant = Mutant(hero, number, line, now)
            if now != line and can_be_read(mutant.applied(text)):
                found.append(mutant)
    return found


def can_be_read(text: str) -> bool:
    """Whether a hero's file is refused."""
    try:
        read_hero(text, "mutant.toml")
    except ContentError:
        return False
    return True


def test_of(hero: str) -> str:
    """The file with the tests of a hero's cards."""
    return f"tests/cards/unmatched/test_{hero.replace('-', '_')}.py"


def is_killed(mutant: Mutant, source: Path) -> bool:
    """Whether a test of that hero's cards fails."""
    file = source / HEROES / f"{mutant.hero}.toml"
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.applied(before), encoding="utf-8")
        return not passes([test_of(mutant.hero)], source)
    finally:
        file.write_text(before, encoding="utf-8")


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
    files = {file.stem: file for file in sorted((ROOT / "src" / HEROES).glob("*.toml"))}
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate_cards", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("heroes", nargs="*", metavar="HERO", help="all if none is named")
    parser.add_argument("--mutants", type=int, default=40, metavar="N", help="how many (40)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which ones (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    if unknown := set(args.heroes) - set(files):
        parser.error(f"there is no hero {unknown.pop()!r}")
    heroes = args.heroes or list(files)
    every = [m for hero in heroes for m in mutants_of(hero, files[hero].read_text(encoding="utf-8"))]
    drawn = random.Random(args.seed).sample(every, min(args.mutants, len(every)))
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
