"""The mutation run over cards: what is changed, that tests notice, and that files are whole afterwards."""

import subprocess
import sys

import pytest

from tests.thorough import dear
from tools import mutate_cards
from tools.mutate import ROOT
from tools.mutate_cards import HEROES, Mutant, changes, mutants_of

MEDUSA = ROOT / "src" / HEROES / "medusa.toml"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('after = "draw(1)"', ['after = "nothing"', 'after = "draw(2)"']),
        ('during = "may(boost)"', ['during = "nothing"']),
        ("value = 3", ["value = 4"]),
        ('    "hand_size(3)",', ["", '    "hand_size(4)",']),
        ('rules = ["from_afar"]', ["rules = []"]),
        ("copies = 3", []),
        ('id = "3-of-hearts"', []),
    ],
)
def test_effects_and_numbers_are_changed_and_nothing_else(line: str, wrong: list[str]) -> None:
    assert list(changes(line)) == wrong


def test_every_mutant_is_another_file_that_can_be_read() -> None:
    text = MEDUSA.read_text(encoding="utf-8")
    found = mutants_of("medusa", text)
    assert len(found) > 20
    assert len({mutant.applied(text) for mutant in found}) == len(found)
    assert text not in {mutant.applied(text) for mutant in found}


def test_what_does_nothing_is_told_apart() -> None:
    mutants = mutants_of("medusa", MEDUSA.read_text(encoding="utf-8"))
    assert {m.now for m in mutants if m.is_idle} >= {'during = "nothing"', 'after = "nothing"', ""}
    assert not any(m.is_idle for m in mutants if m.was.startswith("value"))


@dear(0)
def test_a_changed_card_is_noticed_and_the_file_stays_whole() -> None:
    text = MEDUSA.read_text(encoding="utf-8")
    mutant = next(m for m in mutants_of("medusa", text) if "nothing" in m.now)
    same = Mutant("medusa", 1, text.splitlines()[0], text.splitlines()[0])
    said = subprocess.run(
        [sys.executable, "-c", f"from tools.mutate_cards import *\nprint(list(judge({[mutant, same]}, 1)))"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == str([(mutant, True), (same, False)])
    assert MEDUSA.read_text(encoding="utf-8") == text


def test_a_hero_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutate_cards.main(["nobody"])
    assert "there is no hero 'nobody'" in capsys.readouterr().err
