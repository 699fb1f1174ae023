"""Real matches of Battle Scenes at the terminal: everything fits on a small screen, and hands stay secret."""

import random
from pathlib import Path

import pytest

import thwack
from tests.thorough import batches, dear
from thwack.cli.battle_scenes import lore
from thwack.cli.battle_scenes.host import HOST
from thwack.cli.folding import Fold
from thwack.cli.host import Look
from thwack.cli.session import Session
from thwack.cli.words import Words
from thwack.match import setups
from thwack.wording import LANGUAGES

from ..kit import Script, assert_all_in, thwack_says

DECKS = [row["id"] for row in setups("battle_scenes")["decks"]["choices"]]


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def seat(match: thwack.Match, *lines: str, hot_seat: bool = True) -> tuple[Session, Script]:
    """Somebody at both seats with these lines to type, on a small screen."""
    script = Script(lines, 80, 24)
    return Session(match, script, Words("en"), {0, 1}, {}, {}, hot_seat), script


@dear(2)
@pytest.mark.parametrize("number", batches(len(DECKS), few=4))
def test_every_question_fits_on_a_small_screen(number: int) -> None:
    chance = random.Random(number)
    decks = [DECKS[number], chance.choice(DECKS)]
    match = thwack.new("battle_scenes", seed=number, decks=decks)
    lang = LANGUAGES[number % len(LANGUAGES)]
    while match.actor is not None:
        if chance.random() < 0.15:
            script = Script([], 80, 24)
            look = Look(match.view(match.actor), match.actor, frozenset({match.actor}), Words(lang), script)
            question = HOST.question(match.choices, look.view)
            shown = HOST.table(look, question)
            assert script.fits(*shown), match.record()
            script.show(*shown)
            assert max(map(len, script.text.splitlines())) <= 80
            for number, entry in enumerate(question.entries(), 1):
                found = HOST.understand(look, question, str(number))
                assert isinstance(entry, Fold) or found == entry
        match.play(chance.randrange(len(match.choices)))


@dear(0)
def test_a_whole_match_by_chance() -> None:
    session, script = seat(thwack.new("battle_scenes", seed=5), *["a"] * 2000, hot_seat=False)
    assert session.run() == 0
    assert session.match.result is not None
    assert_all_in(("Shield Wall against Titan's Court", "wins!"), script.text)


def test_a_hand_is_not_shown_to_the_other() -> None:
    match = thwack.new("battle_scenes", seed=4, first=0)
    others = [lore.card_name(card, Words("en")) for card in match.view(1)["seats"][1]["hand"]]
    session, script = seat(match)
    session.run()
    assert_all_in(["▌Titan's Court", "hand 10"], script.text)
    assert not [name for name in others if name in script.text]


def test_ids_in_a_list_can_be_copied(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = thwack_says(capsys, "cards", "battle_scenes").out
    assert_all_in([f" {card} " for card in lore.facts()], listed)
    assert max(map(len, listed.splitlines())) <= 80


def test_decks_are_played_by_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = HOST.content() / "decks" / "shield-wall.txt"
    own = tmp_path / "mine.txt"
    own.write_text(
        deck.read_text(encoding="utf-8").replace("name: Shield Wall", "name: Mine"), encoding="utf-8"
    )
    said = thwack_says(capsys, "simulate", "battle_scenes", "--games", "2", "--decks", f"{own},titans-court")
    assert said.code == 0, said.err
    assert_all_in(("Mine", "Titan's Court", "2 games of battle_scenes"), said.out)


def test_a_match_goes_on_later(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    session, script = seat(thwack.new("battle_scenes", seed=7), "keep", f"s {file}", hot_seat=False)
    session.run()
    assert "Saved in" in script.text
    assert thwack_says(capsys, "replay", str(file)).code == 0
