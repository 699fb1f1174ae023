"""Real matches of Mission Arena at the terminal: everything fits on a small screen, and hands stay secret."""

import random
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.thorough import dear
from thwack.cli.folding import Fold, Question
from thwack.cli.host import Look
from thwack.cli.mission_arena import lore
from thwack.cli.mission_arena.host import HOST
from thwack.cli.session import Session
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from ..kit import Script, assert_all_in, thwack_says

SIZES = [(80, 24), (100, 30), (140, 45)]
SETUPS: list[dict[str, Any]] = [
    {},
    {"weak_points": "A"},
    {"abilities": False},
    {"weak_points": "B", "decks": ["avengers"] * 2},
]


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def look_at(match: thwack.Match, size: tuple[int, int], lang: str) -> tuple[Look, Script]:
    """Whoever is asked, at a screen of this size."""
    assert match.actor is not None
    script = Script([], *size)
    seat = match.actor
    return Look(match.view(seat), seat, frozenset({seat}), Words(lang), script), script


@dear(2)
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_every_question_fits_on_every_screen(number: int) -> None:
    chance = random.Random(number)
    match = thwack.new("mission_arena", seed=number, **SETUPS[number])
    lang = LANGUAGES[number]
    while match.actor is not None:
        if chance.random() < 0.1:
            size = chance.choice(SIZES)
            look, script = look_at(match, size, lang)
            question = HOST.question(match.choices, look.view)
            shown = HOST.table(look, question)
            assert script.fits(*shown), match.record()
            script.show(*shown)
            assert max(map(len, script.text.splitlines())) <= size[0]
            for entry_number, entry in enumerate(question.entries(), 1):
                found = HOST.understand(look, question, str(entry_number))
                if isinstance(found, Question):
                    assert isinstance(entry, Fold)
                    assert script.fits(*HOST.table(look, found)), match.record()
                else:
                    assert found == entry
        match.play(chance.randrange(len(match.choices)))


@dear(0)
def test_a_whole_match_by_chance() -> None:
    match = thwack.new("mission_arena", seed=5)
    script = Script(["a"] * 2000, 80, 24)
    session = Session(match, script, Words("it"), {0, 1}, {}, {}, False)
    assert session.run() == 0
    assert session.match.result is not None
    assert_all_in(("Avengers contro Ragnatele e Corte", "Turno 1 di 11"), script.text)


def test_MA_S_4_nobody_sees_hidden_cards() -> None:
    match = thwack.new("mission_arena", seed=4)
    while match.actor == 0:
        match.play(0)
    row = match.view(0)["seats"][0]
    hidden = [*row["hand"], *(one["card"] for squad in ("active", "reserve") for one in row[squad])]
    missions = [one["card"] for seat in match.view(1)["seats"] for one in seat["missions"]]
    look, script = look_at(match, (100, 40), "en")
    script.show(*HOST.table(look, HOST.question(match.choices, look.view)))
    above = script.text.partition("\n──")[0]
    names = {lore.card_name(card, look.say) for card in hidden if card}
    names -= {lore.card_name(card, look.say) for card in missions}
    assert len(names) > 3
    assert not [name for name in names if name in above]
    assert "▒▒▒" in above


def test_a_match_goes_on_later(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    script = Script(["1", f"s {file}"], 80, 24)
    Session(thwack.new("mission_arena", seed=7), script, Words("en"), {0, 1}, {}, {}, False).run()
    assert "Saved in" in script.text
    assert thwack_says(capsys, "replay", str(file)).code == 0
