"""The fifth game, installed for as long as a test takes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.discovery.kit import reachable

FOLDER = Path(__file__).parent
GAME = "toy_duel"


@contextmanager
def toy_duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if somebody had installed the package of the toy duel, for processes that are started too."""
    paths = [str(FOLDER), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with reachable(FOLDER, monkeypatch):
        yield
