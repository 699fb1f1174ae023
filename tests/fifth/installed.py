"""The fifth game, installed for as long as a test takes."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.discovery.kit import reachable

FOLDER = Path(__file__).parent
GAME = "toy_duel"
DRESSED = "dressed_duel"


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if somebody had installed the packages of a folder, for processes that are started too."""
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with reachable(folder, monkeypatch):
        yield


def toy_duel(monkeypatch: pytest.MonkeyPatch) -> AbstractContextManager[None]:
    """While the package of the toy duel is installed."""
    return installed(FOLDER, monkeypatch)
