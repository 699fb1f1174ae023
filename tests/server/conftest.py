"""Databases for the tests: a file, and a PostgreSQL server where it is installed."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from .kit import Running, Visitor, running
from .postgres import Cluster, cluster


@pytest.fixture(autouse=True)
def same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same matches whenever it is run."""
    seeds = itertools.count(1)
    monkeypatch.setattr("thwack.server.rooms.new_seed", lambda: next(seeds))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster | None]:
    """A PostgreSQL server of our own, if PostgreSQL is installed."""
    with cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/thwack.sqlite3"
    found: Cluster | None = request.getfixturevalue("postgres")
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    return found.database()


@pytest.fixture
def file_db(tmp_path: Path) -> str:
    """The URL of an empty database in a file."""
    return f"sqlite:///{tmp_path}/thwack.sqlite3"


@pytest.fixture
def server(file_db: str) -> Iterator[Running]:
    """A server on a database in a file."""
    with running(file_db) as found:
        yield found


@pytest.fixture
def any_server(db: str) -> Iterator[Running]:
    """A server on each of the databases."""
    with running(db) as found:
        yield found


@pytest.fixture
def ann(server: Running) -> Visitor:
    """Somebody."""
    return Visitor(server.url)


@pytest.fixture
def bob(server: Running) -> Visitor:
    """Somebody else."""
    return Visitor(server.url)
