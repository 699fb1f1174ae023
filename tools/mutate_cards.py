"""`python -m tools.mutate_cards`: do the tests notice when a card of Unmatched says something else?

    python -m tools.mutate_cards                     forty mutants over the cards of all heroes
    python -m tools.mutate_cards krang --mutants 500 --jobs 2
    python -m tools.mutate_cards --idle --mutants 9999     all that make an effect or a rule do nothing

A mutant is one change in a hero's file: an effect that does nothing, a rule of an ability or a card that is
left out, or a number of an effect, a value or a boost that is one higher. It must be a file that can be read,
or the change would be noticed without a test. The tests of that hero's cards are run on it; if one fails, it
is killed. The same seed draws the same mutants.

Each mutant lives in a process of its own, forked from one that has imported the tests and read the other
heroes, which is why a mutant takes half a second. Files stay as they are.
"""

import argparse
import os
import random
import re
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

import pytest

from thwack.arena.report import wilson
from thwack.games.unmatched.cards import library as shelf
from thwack.games.unmatched.cards.reading import HeroDef, read_hero
from thwack.kernel.errors import ContentError

from .mutate import ROOT

HEROES: Final = Path("thwack/games/unmatched/cards/content/heroes")
EFFECT: Final = re.compile(r"(immediately|during|after|scheme|boosted|line|opened) = (?P<effect>.+)")
RULE: Final = re.compile(r"(rules = \[.*|    [\"'].*[\"'],)")
FACT: Final = re.compile(r"(value|boost|health|move) = (?P<number>\d+)")
NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.])")
PATIENCE: Final = 120  # seconds; a mutant that takes longer never comes to an end


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

    @property
    def is_idle(self) -> bool:
        """Whether what it changed does nothing any more."""
        return self.now in ("", "rules = []") or self.now.endswith('= "nothing"')


def changes(line: str) -> Iterator[str]:
    """Every way to change a line of a hero's file."""
    effect, rule, fact = EFFECT.match(line), RULE.match(line), FACT.match(line)
    if effect:
        yield f'{effect[1]} = "nothing"'
    if rule:
        yield "rules = []" if line.startswith("rules") else ""
    if effect or rule:
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


@cache
def read(text: str, name: str, first: int) -> HeroDef:
    """A hero, read once."""
    return read_hero(text, name, first)


def prepare() -> None:
    """Import what all tests of cards need, and read all heroes, but make no library of them yet."""
    with quiet():
        pytest.main(["-q", "--collect-only", "-p", "no:cacheprovider", str(ROOT / "tests/test_plain.py")])
    with patch.object(shelf, "read_hero", read):
        shelf.library()
    shelf.library.cache_clear()


@contextmanager
def quiet() -> Iterator[None]:
    """What is said goes nowhere, even if a process of our own says it."""
    kept = [os.dup(1), os.dup(2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        for number in (1, 2):
            os.dup2(nowhere, number)
        yield
    finally:
        for number, old in enumerate(kept, 1):
            os.dup2(old, number)
            os.close(old)
        os.close(nowhere)


def is_killed(mutant: Mutant) -> bool:
    """Whether a test of that hero's cards fails. What changes nothing is killed where tests fail anyhow."""
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        os._exit(int(run(mutant)))
    return os.waitpid(child, 0)[1] != 0


def run(mutant: Mutant) -> int:
    """Run the tests with that hero instead of its own: what pytest exits with."""

    def changed(text: str, name: str, first: int) -> HeroDef:
        return read(mutant.applied(text) if name == f"{mutant.hero}.toml" else text, name, first)

    with quiet(), patch.object(shelf, "read_hero", changed):
        return pytest.main(["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", test_of(mutant.hero)])


def judge(mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant, and whether it was killed."""
    prepare()
    with get_context("fork").Pool(jobs) as pool:
        yield from zip(mutants, pool.imap(is_killed, mutants), strict=True)


def first_lines(files: Mapping[str, Path], drawn: Sequence[Mutant]) -> list[tuple[str, str]]:
    """The heroes of these mutants, each with the first line of its file."""
    heroes = sorted({mutant.hero for mutant in drawn})
    return [(hero, files[hero].read_text(encoding="utf-8").splitlines()[0]) for hero in heroes]


def main(argv: Sequence[str] | None = None) -> int:
    """Draw mutants, judge them, and say how many were killed."""
    files = {file.stem: file for file in sorted((ROOT / "src" / HEROES).glob("*.toml"))}
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate_cards", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("heroes", nargs="*", metavar="HERO", help="all if none is named")
    parser.add_argument("--mutants", type=int, default=40, metavar="N", help="how many (40)")
    parser.add_argument("--idle", action="store_true", help="only those that make something do nothing")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which ones (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    if unknown := set(args.heroes) - set(files):
        parser.error(f"there is no hero {unknown.pop()!r}")
    heroes = args.heroes or list(files)
    every = [m for hero in heroes for m in mutants_of(hero, files[hero].read_text(encoding="utf-8"))]
    every = [m for m in every if m.is_idle or not args.idle]
    drawn = random.Random(args.seed).sample(every, min(args.mutants, len(every)))
    whole = [Mutant(hero, 1, first, first) for hero, first in first_lines(files, drawn)]
    if broken := [mutant.hero for mutant, dead in judge(whole, args.jobs) if dead]:
        print(f"these tests fail without any mistake: {', '.join(broken)}", file=sys.stderr)
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
