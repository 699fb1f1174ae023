"""The lock files hold what pyproject.toml asks for: exact versions, each with hashes, for every system."""

import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import thwack
from tools.lock import ENTRY, LOCKS, ROOT, entries, main

PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def path_of(lock: str) -> Path:
    """Where a lock file is."""
    return ROOT / "requirements" / f"{lock}.txt"


def locked(lock: str) -> dict[str, str]:
    """The version of each package."""
    return {entry.name: entry.version for entry in entries(path_of(lock))}


def asked(lock: str) -> list[Requirement]:
    """What pyproject.toml says of the extras and groups that the file was made for."""
    kinds = {
        "--extra": PYPROJECT["project"]["optional-dependencies"],
        "--group": PYPROJECT["dependency-groups"],
    }
    words = iter(LOCKS[lock])
    lists = [kinds[kind][name] for kind, name in zip(words, words, strict=True)]
    return [Requirement(text) for text in chain.from_iterable(lists)]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_an_exact_version_with_hashes(lock: str) -> None:
    rest = ENTRY.sub("", path_of(lock).read_text(encoding="utf-8"))
    assert [line for line in rest.splitlines() if not line.startswith("#")] == []
    assert len(locked(lock)) >= len(asked(lock))


@pytest.mark.parametrize("lock", LOCKS)
def test_the_versions_are_those_that_are_allowed(lock: str) -> None:
    versions = locked(lock)
    for requirement in asked(lock):
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is not locked: python -m tools.lock"
        assert requirement.specifier.contains(version), (
            f"{requirement} is not {version}: python -m tools.lock"
        )


def test_tests_run_with_the_versions_that_people_play_with() -> None:
    assert locked("play").items() <= locked("test").items()


def test_a_plain_install_has_no_dependency_and_only_extras_for_players_are_published() -> None:
    project = PYPROJECT["project"]
    assert project["dependencies"] == []
    assert set(project["optional-dependencies"]) == {"play", "postgres", "fast", "clusters", "envs", "peer"}


def test_ranges_stand_in_the_project_and_exact_versions_only_in_the_lock() -> None:
    extras = chain.from_iterable(PYPROJECT["project"]["optional-dependencies"].values())
    groups = chain.from_iterable(PYPROJECT["dependency-groups"].values())
    for requirement in map(Requirement, chain(extras, groups)):
        operators = {part.operator for part in requirement.specifier}
        assert ">=" in operators, f"{requirement} has no lower bound"
        assert "==" not in operators, f"{requirement} is a pin"


def test_the_version_is_said_once() -> None:
    assert "version" not in PYPROJECT["project"]
    assert PYPROJECT["tool"]["hatch"]["version"]["path"] == "src/thwack/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", thwack.__version__)


def test_who_lacks_uv_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    assert main([]) == 2
    assert capsys.readouterr().err == "tools.lock needs uv: pip install uv\n"
