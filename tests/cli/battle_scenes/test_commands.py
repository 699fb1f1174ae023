"""The commands with Battle Scenes: cards, set-up, deck files, and a match at the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import thwack
from thwack import Choice
from thwack.cli.battle_scenes.host import HOST
from thwack.cli.session import Session
from thwack.cli.sheets import sheet_text
from thwack.cli.words import Words
from thwack.players import Player, Seen

from ..kit import Script, assert_all_in, one_sentence, thwack_says
from .kit import BANK, FOE, ME, PREPARE, TARGETS, attack, bank, preparation, stand_in

MATCH = (
    (ME, bank(), BANK),
    (ME, preparation(), PREPARE),
    (FOE, {**preparation(), "actor": FOE, "phase": "anticipation"}, ("act:B01:crushing-will", "pass")),
    (ME, attack(), TARGETS),
)


@pytest.fixture(autouse=True)
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few cards are known, and matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with stand_in(*MATCH):
        yield


# Cards


def test_a_card_in_four_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "battle_scenes", "A01")
    assert said.code == 0, said.err
    assert_all_in(("Captain America V1", "Capitão América", "battle_scenes · A01"), said.out)
    assert_all_in(("Character · V1 · Steve Rogers · Hero · Avengers", "Personagem · V1"), said.out)
    assert_all_in(("♥♥♥♥ Energy 4 · ▼ shield 1 · Agility · Ranged Attack", "Ataque à Distância"), said.out)
    assert_all_in(("Thwack A01", "[es] What Capitán América does."), said.out)


def test_what_is_printed_on_the_other_types(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Energy 6 (+2)" in thwack_says(capsys, "card", "battle_scenes", "A13", "--lang", "en").out
    assert "Scenario · V1" in thwack_says(capsys, "card", "battle_scenes", "A17", "--lang", "en").out


@pytest.mark.parametrize(
    "words",
    [
        ["A11"],
        ["a11"],
        ["Adepta", "Astral", "V1"],
        ["astral-adept"],
        ["Mara", "Vale"],
        ["astral", "ad"],
        ["adept"],
    ],
)
def test_a_card_is_found_by_any_name(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "battle_scenes · A11" in thwack_says(capsys, "card", "battle_scenes", *words).out


def test_a_card_that_cannot_be_found_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "battle_scenes", "Captain America")
    one_sentence(said, "say which: capitao-america-v1, capitao-america-v2", "A01, A02")
    one_sentence(thwack_says(capsys, "card", "battle_scenes", "adepta-astrla"), "did you mean")
    one_sentence(thwack_says(capsys, "card", "battle_scenes", "qqqq"), "thwack cards battle_scenes")
    one_sentence(thwack_says(capsys, "card", "battle_scenes", "spiderman"), "did you mean 'spider-man'?")
    one_sentence(thwack_says(capsys, "card", "battle_scenes", "dept"), "there is no card 'dept'")
    one_sentence(thwack_says(capsys, "card", "battle_scenes", "as"), "there is no card 'as'")


def test_the_cards_in_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "cards", "battle_scenes", "--lang", "pt")
    assert_all_in(("A03", "Homem de Ferro", "♥4▼2", "AE GE VO", "SF↻1", "Ha"), said.out)
    assert "(não disponível)" not in said.out


@pytest.mark.parametrize("name", ["adepta-astral", "astral-adept", "Adepta Astral"])
def test_the_cards_of_one_name_in_any_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(thwack_says(capsys, "cards", "battle_scenes", "--hero", name, "--json").out)
    assert [row["id"] for row in rows["cards"]] == ["A11"]
    assert rows["cards"][0]["game"] == "battle_scenes"
    assert set(rows["cards"][0]["texts"]) == {"en", "pt", "es", "it"}
    said = thwack_says(capsys, "cards", "battle_scenes", "--hero", "astral-adpet")
    one_sentence(said, "there is no hero 'astral-adpet'; did you mean 'astral-adept'?")
    said = thwack_says(capsys, "cards", "battle_scenes", "--hero", "qqqq")
    assert said.err == "thwack: there is no hero 'qqqq'\n"


# Set-up


def test_the_options_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "play", "battle_scenes", "--help").out
    assert_all_in(("--decks A,B", "--first S", "random, 0 or 1", "decks of battle_scenes: a, b"), said)
    one_sentence(thwack_says(capsys, "play", "battle_scenes", "--heroes", "a,b"), "no option '--heroes'")


def test_a_deck_is_a_preset_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("name: Mine\n3 A01\n", encoding="utf-8")
    given: dict[str, Any] = {"decks": ["shield-wall", str(file)], "first": "1"}
    assert HOST.setup(given) == {"decks": ["shield-wall", "name: Mine\n3 A01\n"], "first": "1"}
    file.write_text("\ufeff3 A01\n", encoding="utf-8")
    assert sheet_text(str(file)) == "3 A01\nname: mine\n"


def test_bad_decks_get_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = thwack_says(capsys, "play", "battle_scenes", "--decks", "shield-wall")
    one_sentence(said, "--decks takes two decks", "'shield-wall'")
    said = thwack_says(capsys, "play", "battle_scenes", "--decks", f"a,{tmp_path / 'lost.txt'}")
    one_sentence(said, "lost.txt", "No such file")
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\x00")
    said = thwack_says(capsys, "play", "battle_scenes", "--decks", f"a,{tmp_path / 'odd.txt'}")
    one_sentence(said, "odd.txt", "UTF-8")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("shield-wall", "Shield Wall"),
        ("unheard-of", "unheard-of"),
        ("# mine\nname: My Deck\n3 A01\n", "My Deck"),
        ("3 A01\n3 A02\n", "3 A01"),
        (str({"name": "X'Men", "cards": {}}), "X'Men"),
        ("name: " + "long " * 20 + "\n1 a", "long long long long long lo…"),
    ],
)
def test_a_deck_in_a_report_is_short(given: str, shown: str) -> None:
    assert HOST.side(given) == shown


# A match


class Passes:
    """A player who always takes the last choice."""

    def choose(self, seen: Seen) -> Choice:
        """The last one."""
        return seen.choices[-1]


def sit_down(*lines: str, lang: str = "en", people: tuple[int, ...] = (ME,)) -> tuple[Session, Script]:
    """People at these seats with these lines to type; the other seat passes."""
    script = Script(lines, 80, 40)
    programs: dict[int, Player] = {seat: Passes() for seat in (ME, FOE) if seat not in people}
    match = thwack.new("battle_scenes")
    return Session(match, script, Words(lang), set(people), programs, {}, len(people) > 1), script


def test_a_match_at_the_terminal() -> None:
    session, script = sit_down("0", "5", "", "5", "8", "2")
    assert session.run() == 0
    assert script.text.startswith("Shield Wall against Titan's Court: the first to 15 points wins.")
    assert_all_in(("Set-up · first resources", "Capacitate Captain America V1", "◎ Thanos"), script.text)
    assert "Shield Wall wins! You win!" in script.text
    assert sum(prompt.endswith("press Enter to go back") for prompt in script.prompts) == 2
    assert session.match.ply == 4


@pytest.mark.parametrize("lang", ["pt", "es", "it"])
def test_a_match_in_every_language(lang: str) -> None:
    session, script = sit_down(*"?bmtdil", "c A04", "c Captain America", "a", "a", "a", lang=lang)
    assert session.run() == 0
    assert f"[{lang}] What Thor does." in script.text
    assert max(map(len, script.text.splitlines())) <= 80


def test_of_several_cards_those_in_this_match_are_shown() -> None:
    session, script = sit_down("c Captain America")
    session.run()
    assert "battle_scenes · A02" in script.text
    assert "battle_scenes · A01" not in script.text, "nobody has seen it yet"


def test_of_many_cards_or_of_some_that_nobody_has_seen_there_is_a_list() -> None:
    session, script = sit_down("c black widow")
    session.run()
    assert "battle_scenes · " not in script.text
    assert_all_in(("A06", "viuva-negra-v1"), script.text)
    session, script = sit_down("c kree", "c xylophone")
    session.run()
    assert "battle_scenes · " not in script.text
    assert_all_in(("comando-kree-v1", "invasao-kree-v1", "xylophone"), script.text)


def test_two_people_pass_the_screen_on() -> None:
    session, script = sit_down("pass", "pass", "", "pass", "", "1", people=(ME, FOE))
    assert session.run() == 0
    asked = [prompt for prompt in script.prompts if "Pass the screen" in prompt]
    assert [("Titan's Court" in prompt, "Shield Wall" in prompt) for prompt in asked] == [
        (True, False),
        (False, True),
    ]
