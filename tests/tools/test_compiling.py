"""`python -m tools.compiling`: what is compiled, and that nothing half done is left behind."""

import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.thorough import dear
from tools import compiling
from tools.compiling import PLAIN, SOURCE, Uncompiled, build_for_these_sources, make, shared_doors, sources
from tools.digests import difference

MODULE = """#include <Python.h>
static struct PyModuleDef door = {PyModuleDef_HEAD_INIT, "thwack__mypyc"};
PyMODINIT_FUNC PyInit_thwack__mypyc(void) { return PyModule_Create(&door); }
"""


def silent(line: str) -> None:
    """Nobody looks."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for builds, of a program that is much smaller than ours."""
    pytest.importorskip("mypyc")

    def translate(files: Sequence[Path], scratch: Path) -> list[Path]:
        (scratch / "one.c").write_text(MODULE)
        return [scratch / "one.c"]

    monkeypatch.setattr(compiling, "translate", translate)
    monkeypatch.setattr(compiling, "PLACE", tmp_path / "compiled")
    return tmp_path / "compiled"


def test_the_rules_and_the_state_of_every_game_are_compiled() -> None:
    found = {file.relative_to(SOURCE).as_posix() for file in sources()}
    for game in SOURCE.glob("games/*/game.py"):
        for room in ("rules", "state"):
            files = [file for file in (game.parent / room).rglob("*.py") if file.name != "__init__.py"]
            assert files
            assert {file.relative_to(SOURCE).as_posix() for file in files} <= found
    assert {"kernel/table.py", "cardlang/meaning.py", "players/ismcts.py"} <= found


def test_every_exception_is_of_something_and_has_a_reason() -> None:
    for pattern, reason in PLAIN.items():
        assert list(SOURCE.glob(pattern)), pattern
        assert reason


def test_modules_with_the_same_last_name_have_different_doors() -> None:
    names = ["a.table", "b.table", "a.cast", "c.table", "b.cast"]
    assert shared_doors(names) == [["a.table", "a.cast"], ["b.table", "b.cast"], ["c.table"]]


@dear(0)
def test_a_build_is_made_once_and_replaces_that_of_other_sources(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "stamp", lambda: f"{sys.implementation.cache_tag}-one")
    first = make(silent, 1)
    assert build_for_these_sources() == first
    assert make(silent, 1) == first
    monkeypatch.setattr(compiling, "stamp", lambda: f"{sys.implementation.cache_tag}-two")
    assert build_for_these_sources() is None
    second = make(silent, 1)
    assert list(place.iterdir()) == [second]


@pytest.mark.parametrize("compiler", ["false", "/no/such/compiler"])
def test_a_broken_compiler_gives_a_sentence_and_leaves_nothing(
    compiler: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = sysconfig.get_config_var
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: compiler if name == "CC" else known(name))
    with pytest.raises(Uncompiled, match="the C compiler"):
        make(silent, 1)
    assert list(place.iterdir()) == []


def test_whoever_interrupts_it_finds_nothing_half_done(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(compiling, "link", interrupted)
    with pytest.raises(KeyboardInterrupt):
        make(silent, 1)
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("game", ["battle_scenes", "dice_masters", "mission_arena", "unmatched"])
def test_plain_and_compiled_play_the_same_matches(game: str) -> None:
    """A few; `python -m tools.digests` compares a thousand of each game."""
    folder = build_for_these_sources()
    if folder is None:
        pytest.skip("there is no compiled build for these sources")
    assert difference(game, range(7_000, 7_004), str(folder)) == ""
