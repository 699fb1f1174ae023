"""What somebody reads at the terminal: hints that agree, cards by part of a name, what asks, what was typed
too early."""

from pathlib import Path

import pytest

import thwack
from tests.cards.unmatched.shared import duel, fight
from tests.kits.unmatched import FOE
from thwack import Match
from thwack.cli.session import Left, Session
from thwack.cli.words import Words
from thwack.players import player_named

from .kit import Script, assert_all_in


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def sit_down(
    match: Match, *lines: str, lang: str = "en", live: bool = False, height: int = 24, seat: int = 0
) -> tuple[Session, Script]:
    """One person with these lines to type, against a random player."""
    script = Script(lines, height=height)
    script.live = live
    programs = {1 - seat: player_named("random", 1)}
    return Session(match, script, Words(lang), {seat}, programs, {"lang": lang}), script


def played(match: Match, *lines: str, lang: str = "en", seat: int = 0) -> str:
    """What is on the screen after these lines."""
    session, script = sit_down(match, *lines, lang=lang, seat=seat)
    session.run()
    return script.text


@pytest.mark.parametrize("game", ["dice_masters", "unmatched"])
def test_who_asks_twice_hears_the_same_hint(game: str) -> None:
    match = thwack.new(game, seed=5)
    while match.actor != 0 or len(match.choices) < 3:
        match.play(match.choices[0].key)
    session, script = sit_down(match, "w", "w")
    session.run()
    hints = [line for line in script.text.splitlines() if "%" in line]
    half = len(hints) // 2
    assert half
    assert hints[:half] == hints[half:]


def test_an_ability_that_asks_is_named_with_what_it_says() -> None:
    match = thwack.new("unmatched", seed=4, heroes=["dracula", "robin-hood"], board="soho")
    text = played(match, "", "02", "08", "01", lang="es")
    assert_all_in(("Habilidad: Sediento de sangre. Elige a un luchador.", "Elegir a Hermana 3"), text)
    assert "puedes causar 1 de daño" in " ".join(text.split()).casefold()


def test_a_card_that_asks_is_named() -> None:
    at = {"medusa": "S34", "harpy-1": "S02"}
    match = duel("medusa", ["clutching-claws"], ["exploit", "feint"], at=at, foil_deck=["feint"])
    fight(match, "harpy-1", "sinbad", "clutching-claws", None)
    text = played(match, lang="pt", seat=FOE)
    assert "Após o combate: Garras Tenazes. Simbad: escolha uma carta para descartar." in text


@pytest.mark.parametrize(
    ("game", "typed", "shown"),
    [
        ("unmatched", "jaws", "Jaws"),
        ("unmatched", "harp", "Medusa"),
        ("unmatched", "merlin", "King Arthur"),
        ("dice_masters", "nick", "Nick Fury"),
        ("unmatched", "excalibr", "Did you mean: Excalibur"),
        ("dice_masters", "nick furry", "Did you mean: Nick Fury"),
        ("mission_arena", "night", "Night Weaver"),
    ],
)
def test_a_card_by_part_of_its_name_or_one_that_is_near(game: str, typed: str, shown: str) -> None:
    assert shown in played(thwack.new(game, seed=1), f"c {typed}")[-2500:]


def test_a_command_typed_too_early_is_done_and_a_number_is_not_taken() -> None:
    session, script = sit_down(thwack.new("unmatched", seed=5), "l", live=True)
    session.run()
    assert script.prompts[0] == "Enter to continue"
    assert "What has happened" in script.text
    session, script = sit_down(thwack.new("unmatched", seed=5), "1", live=True)
    session.run()
    assert "'1' was typed before the choices were shown" in script.text


@pytest.mark.parametrize(("rows", "lines"), [(17, 6), (19, 4), (22, 0)])
def test_what_has_happened_does_not_vanish_without_a_word(rows: int, lines: int) -> None:
    """One's own doings that do not fit above the table: the last of them, or a word before the prompt."""
    match = thwack.new("unmatched", seed=5)
    while len(match.log("en", 0)) < 6:
        match.play(match.choices[0].key)
    session, script = sit_down(match, live=True)
    session.show_log(0, ["x"] * rows)
    assert len(script.text.splitlines()) == lines
    assert session.unread is (not lines)
    look = session.look(0)
    with pytest.raises(Left):
        session.read(look, session.host.question(match.choices, look.view))
    assert script.prompts[0].startswith("… (l) · ") is (not lines)
    script.lines = ["l"]
    with pytest.raises(Left):
        session.answer(look, session.host.question(match.choices, look.view))
    assert not script.prompts[-1].startswith("… (l)"), "who has read it is not told again"


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("unmatched", "99", "'99' is not among the choices: 18, 19, "),
        ("battle_scenes", "99", "'99' is not among the choices: 0, 1."),
        ("mission_arena", "99", "'99' is not among the choices: 1–7."),
    ],
)
def test_a_wrong_answer_is_told_which_there_are(game: str, typed: str, said: str) -> None:
    assert said in played(thwack.new(game, seed=1), typed)
