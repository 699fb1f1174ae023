"""The page about measuring: its Python example runs, and what it says of defaults is so."""

import pytest

from tests.docs.pages import block_with, page
from thwack.arena.elo import PRIOR, expected
from thwack.arena.matrix import ENOUGH as PAIRS
from thwack.arena.matrix import LOOKS
from thwack.arena.sprt import Sprt
from thwack.arena.standings import ENOUGH

PAGE = "docs/howto/measure_strength_and_balance.md"


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block_with(PAGE, "python", "climb"), PAGE, "exec"), {})
    assert "Rating(elo=" in capsys.readouterr().out


def test_the_defaults_are_those_of_the_page() -> None:
    text = " ".join(page(PAGE).split())
    assert f"`--elo1` points stronger ({Sprt().elo1:g}) rather than `--elo0` ({Sprt().elo0:g})" in text
    assert 2 * Sprt().alpha == Sprt().beta == 1 / 20
    assert f"A wide prior ({PRIOR:g} points)" in text
    assert "a lead of 100 points is 64 %, 200 is 76 %" in text
    assert [round(100 * expected(elo)) for elo in (100, 200)] == [64, 76]
    assert (ENOUGH, LOOKS, PAIRS) == (10, 3, 5)
    assert "after at least ten pairs" in text
    assert "from the fifth on, with an interval of three standard errors" in text
