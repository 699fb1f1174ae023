"""The page about environments says what the code does, and its examples work."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import thwack
from tests.docs.pages import ROOT, blocks, page
from tests.thorough import dear
from thwack.envs import Encoder
from thwack.envs.page import tables
from thwack.players import Random

PAGE = "docs/envs.md"
HOWTO = "docs/howto/train_a_player.md"
SCRIPT = "docs/howto/train_a_player.py"
SOURCE = Path(thwack.__file__).parent


def test_the_tables_are_as_the_code_says() -> None:
    text = page(PAGE)
    for game in thwack.games():
        head, start, rest = text.partition(f"<!-- tables: {game} -->")
        tail = rest[rest.index("<!-- end -->") :]
        text = f"{head}{start}\n\n{tables(game)}\n\n{tail}"
    if os.environ.get("THWACK_BLESS"):
        (ROOT / PAGE).write_text(text, encoding="utf-8")
    assert page(PAGE) == text, "bless it with THWACK_BLESS=1 ./test tests/docs"


def test_the_numbers_of_actions_are_as_the_page_says() -> None:
    for game, actions, most in re.findall(r"^\| ([A-Z][\w ]+) \| (\d+) \| (\d+)", page(PAGE), re.MULTILINE):
        encoder = Encoder(game.lower().replace(" ", "_"))
        assert encoder.actions == int(actions) > int(most)


@pytest.mark.parametrize("example", [*blocks(PAGE, "python"), *blocks(HOWTO, "python")])
def test_the_examples_of_the_pages_run(example: str) -> None:
    exec(compile(example, PAGE, "exec"), {})


def test_the_howto_tells_how_many_weights_there_are() -> None:
    for game, weights in re.findall(r"^\| ([A-Z][\w ]+) \| (\d+) \|", page(HOWTO), re.MULTILINE):
        assert Encoder(game.lower().replace(" ", "_")).width == int(weights)


def test_only_the_environments_need_their_packages() -> None:
    """Whoever just plays need not install them."""
    for file in SOURCE.rglob("*.py"):
        if "envs" not in file.relative_to(SOURCE).parts:
            found = re.findall(
                r"^\s*(?:import|from) (numpy|gymnasium|pettingzoo)", file.read_text(), re.MULTILINE
            )
            assert found == [], file


def test_who_lacks_the_packages_is_told_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import thwack.envs"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = found.stderr.strip().splitlines()[-1]
    assert last.endswith("thwack.envs needs pettingzoo, which is not installed: pip install 'thwack[envs]'")


def script() -> ModuleType:
    """The script of the how-to."""
    found = ModuleType("train_a_player")
    vars(found).update(runpy.run_path(str(ROOT / SCRIPT)))
    return found


@dear(0)
def test_the_script_of_the_howto_learns_something() -> None:
    """In a short game a few hundred matches are enough."""
    howto = script()
    setup = {"mode": "first-game", "life": 4}
    lines: list[str] = []
    weights = howto.train("dice_masters", 256, report=lines.append, **setup)
    assert len(lines) == 1
    player = howto.Learned("dice_masters", weights)
    assert howto.measure("dice_masters", player, "random", 60, 1, **setup) > 0.65
    assert 0.3 < howto.measure("dice_masters", Random(1), "random", 60, 1, **setup) < 0.7


@dear(0)
def test_the_script_of_the_howto_learns_the_same_again() -> None:
    howto = script()
    setup = {"mode": "first-game", "life": 2}
    first, second = (howto.train("dice_masters", 48, seed=3, report=str, **setup) for _ in range(2))
    assert np.array_equal(first, second)
    assert np.abs(first).max() > 0
