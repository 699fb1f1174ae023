"""The mutation run over cards: what is changed, that tests notice, and that files are whole afterwards."""

import subprocess
import sys

import pytest

from tests.thorough import dear
from tools import mutate_cards
from tools.mutate import ROOT
from tools.mutate_cards import SHELVES, can_be_read, changes, drawn, mutants_of, untouched

ONE_FILE = {"unmatched": "medusa", "battle_scenes": "bsum"}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('after = "draw(1)"', ['after = "nothing"', 'after = "draw(2)"']),
        ('during = "may(boost)"', ['during = "nothing"']),
        ('effect = "damage(target(unit), 2)"', ['effect = "nothing"', 'effect = "damage(target(unit), 3)"']),
        ('pay = "cosmic_energy(1)"', ["", 'pay = "cosmic_energy(2)"']),
        ("value = 3", ["value = 4"]),
        ("shield = 0", ["shield = 1"]),
        ('    "hand_size(3)",', ["", '    "hand_size(4)",']),
        ('rules = ["hand_size(3)"]', ["rules = []", 'rules = ["hand_size(4)"]']),
        ('rules = ["from_afar"]', ["rules = []"]),
        ("copies = 3", []),
        ('cost = "x"', []),
        ('id = "3-of-hearts"', []),
    ],
)
def test_effects_and_numbers_are_changed_and_nothing_else(line: str, wrong: list[str]) -> None:
    assert list(changes(line)) == wrong


@pytest.mark.parametrize("game", SHELVES)
def test_every_mutant_is_another_file_that_can_be_read(game: str) -> None:
    shelf, file = SHELVES[game], ONE_FILE[game]
    text = shelf.files[file].read_text(encoding="utf-8")
    every = mutants_of(file, text)
    assert len({mutant.applied(text) for mutant in every} - {text}) == len(every)
    found, about = drawn(shelf, [file], 12, 3)
    assert len(found) == 12 < about <= len(every)
    assert all(can_be_read(mutant, shelf, text) for mutant in found)
    assert drawn(shelf, [file], 12, 3) == (found, about), "the same seed draws the same mutants"


@pytest.mark.parametrize("game", SHELVES)
def test_what_cannot_be_read_is_not_drawn(game: str) -> None:
    shelf, file = SHELVES[game], ONE_FILE[game]
    text = shelf.files[file].read_text(encoding="utf-8")
    mutant = mutants_of(file, text)[0]
    assert not can_be_read(mutant._replace(now="drow = 1"), shelf, text)


@pytest.mark.parametrize("game", SHELVES)
def test_what_does_nothing_is_told_apart(game: str) -> None:
    shelf, file = SHELVES[game], ONE_FILE[game]
    idle, _ = drawn(shelf, [file], 30, 3, idle=True)
    assert idle
    assert all("nothing" in mutant.now or mutant.now in ("", "rules = []") for mutant in idle)
    other, _ = drawn(shelf, [file], 30, 3)
    assert any(not mutant.is_idle for mutant in other)


@dear(0)
@pytest.mark.parametrize("game", SHELVES)
def test_a_changed_card_is_noticed_and_the_file_stays_whole(game: str) -> None:
    shelf, name = SHELVES[game], ONE_FILE[game]
    text = shelf.files[name].read_text(encoding="utf-8")
    mutant = next(m for m in mutants_of(name, text) if "nothing" in m.now)
    both = [mutant, *untouched(shelf, [mutant])]
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "from tools.mutate_cards import *\n"
            f"print([killed for _, killed in SHELVES[{game!r}].judge({both}, 1)])",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "[True, False]"
    assert shelf.files[name].read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("game", "one"), [("unmatched", "hero"), ("battle_scenes", "set")])
def test_what_is_not_there_is_refused(game: str, one: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutate_cards.main(["--game", game, "nobody"])
    assert f"there is no {one} 'nobody'" in capsys.readouterr().err
