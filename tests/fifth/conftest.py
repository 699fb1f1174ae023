"""The fifth game is there for the tests of this folder."""

from collections.abc import Iterator

import pytest

from .installed import toy_duel


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with toy_duel(monkeypatch):
        yield
