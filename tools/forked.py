"""Runs the tests of a hero's cards with that hero changed, for `tools.mutate_cards`.

Each mutant lives in a process of its own, forked from one that has imported the tests and read the other
heroes, which is why a mutant takes half a second. Files stay as they are.
"""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar
from unittest.mock import patch

import pytest

from thwack.games.unmatched.cards import library as shelf
from thwack.games.unmatched.cards.reading import HeroDef, read_hero

from .mutate import ROOT

PATIENCE: Final = 120  # seconds; a mutant that takes longer never comes to an end


class Changed(Protocol):
    """A hero's file that says something else."""

    @property
    def file(self) -> str: ...
    def applied(self, text: str) -> str: ...


M = TypeVar("M", bound=Changed)


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


def is_killed(mutant: Changed) -> bool:
    """Whether a test of that hero's cards fails. What changes nothing is killed where tests fail anyhow."""
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        os._exit(int(run(mutant)))
    return os.waitpid(child, 0)[1] != 0


def run(mutant: Changed) -> int:
    """Run the tests with that hero instead of its own: what pytest exits with."""

    def changed(text: str, name: str, first: int) -> HeroDef:
        return read(mutant.applied(text) if name == f"{mutant.file}.toml" else text, name, first)

    with quiet(), patch.object(shelf, "read_hero", changed):
        return pytest.main(["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", test_of(mutant.file)])


def judge(mutants: Sequence[M], jobs: int) -> Iterator[tuple[M, bool]]:
    """Each mutant, and whether it was killed."""
    prepare()
    with get_context("fork").Pool(jobs) as pool:
        yield from zip(mutants, pool.imap(is_killed, mutants), strict=True)
