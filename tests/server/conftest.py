"""Databases for the tests: a file, and a PostgreSQL server where it is installed."""

import itertools
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from thwack.server.people import people
from thwack.server.store.sqlite import prepare

from .kit import Running, Visitor, settings_for
from .postgres import Cluster, cluster


@pytest.fixture(autouse=True)
def same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same matches whenever it is run."""
    seeds = itertools.count(1)
    monkeypatch.setattr("thwack.server.tables.rooms.seed_of", lambda *_: next(seeds))
    monkeypatch.setattr("thwack.server.tables.rooms.new_secret", lambda: "5e" * 32)


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


@pytest.fixture(scope="session")
def new_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as a server makes it when it starts for the first time."""
    path = tmp_path_factory.mktemp("new") / "thwack.sqlite3"
    prepare(str(path))
    return path


@pytest.fixture
def file_db(new_file: Path, tmp_path: Path) -> str:
    """The URL of a database in a file, with tables and nothing in them."""
    return f"sqlite:///{shutil.copy(new_file, tmp_path)}"


@pytest.fixture(scope="session")
def leaving() -> Iterator[list[Running]]:
    """Servers that nobody waits for while they stop; at the end all of them have stopped."""
    found: list[Running] = []
    yield found
    for one in found:
        one.stop()


@pytest.fixture
def server(file_db: str, leaving: list[Running]) -> Iterator[Running]:
    """A server on a database in a file."""
    yield (found := Running(settings_for(file_db)))
    found.leave()
    leaving.append(found)


@pytest.fixture
def any_server(db: str, leaving: list[Running]) -> Iterator[Running]:
    """A server on each of the databases."""
    yield (found := Running(settings_for(db)))
    found.leave()
    leaving.append(found)


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are slow to try on purpose; here it is not they that are tried."""
    monkeypatch.setattr(people, "PasswordHasher", partial(PasswordHasher, 1, 8, 1))


@pytest.fixture
def ann(server: Running) -> Visitor:
    """Somebody."""
    return Visitor(server.url)


@pytest.fixture
def bob(server: Running) -> Visitor:
    """Somebody else."""
    return Visitor(server.url)
