"""The commands with Mission Arena: cards, set-up, deck files, and a match at the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import thwack
from thwack import Choice
from thwack.cli.mission_arena.host import HOST
from thwack.cli.session import Session
from thwack.cli.words import Words
from thwack.players import Player, Seen

from ..kit import Script, assert_all_in, one_sentence, thwack_says
from .kit import ACTIVATE, BOOST, DEPLOY, FOE, ME, abilities, deployment, fight, stand_in

MATCH = (
    (ME, deployment(), DEPLOY),
    (ME, abilities(), ACTIVATE),
    (FOE, {**abilities(), "actor": FOE}, ("activate:MB13", "pass")),
    (ME, fight(), BOOST),
)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")


# Cards


def test_a_card_in_four_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "MB10")
    assert said.code == 0, said.err
    assert_all_in(
        ("Protagonist · Rare · Good · Technological · Black Court", "mission_arena · MB10"), said.out
    )
    assert_all_in(
        ("Attack 900 · Defence 750 · Resistance 350 · Mission Points ★2", "Nemesis Thanos"), said.out
    )
    assert_all_in(
        ("Attacco 900 · Difesa 750 · Resistenza 350 · Punti Missione ★2", "Trap Attack (2"), said.out
    )


def test_a_team_says_who_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "mission_arena", "MA19", "--lang", "it")
    assert_all_in(("Team · Non comune", "Team di Black Widow e Hawkeye."), said.out)


@pytest.mark.parametrize("words", [["MA15"], ["ma15"], ["Grey", "Broker"], ["negociador-gris"], ["broker"]])
def test_a_card_is_found_by_any_name(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "mission_arena · MA15" in thwack_says(capsys, "card", "mission_arena", *words).out


def test_a_card_that_cannot_be_found_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    one_sentence(thwack_says(capsys, "card", "mission_arena", "Captain America"), "say which", "MA01, MA02")
    one_sentence(thwack_says(capsys, "card", "mission_arena", "gray-broker"), "did you mean 'grey-broker'?")
    one_sentence(thwack_says(capsys, "card", "mission_arena", "qqqq"), "thwack cards mission_arena")


def test_the_cards_in_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "cards", "mission_arena", "--lang", "it")
    assert_all_in(("MA05", "Iron Man ↯Thanos", "900", "800", "400", "1 Power Bank"), said.out)
    assert_all_in([f" {card} " for card in ("MA01", "MA22", "MB20")], said.out)
    assert max(map(len, said.out.splitlines())) <= 80
    rows = json.loads(thwack_says(capsys, "cards", "mission_arena", "--hero", "viuda negra", "--json").out)
    assert [row["id"] for row in rows["cards"]] == ["MA11", "MA12"]
    assert set(rows["cards"][0]["texts"]) == {"en", "pt", "es", "it"}


# Set-up


def test_the_options_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "play", "mission_arena", "--help").out
    assert_all_in(("--decks A,B", "--abilities X", "on or off", "--weak-points V", "off, A or B"), said)
    assert_all_in(("--first S", "random, 0 or 1", "decks of mission_arena: avengers"), said)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--decks", "avengers"], ["--decks takes two decks", "'avengers'"]),
        (["--decks", "avengers,avngers"], ["no preset deck 'avngers'", "avengers"]),
        (["--decks", "avengers,lost.txt"], ["lost.txt", "No such file"]),
        (["--abilities", "maybe"], ["abilities cannot be 'maybe'", "on, off"]),
        (["--weak-points", "C"], ["weak_points cannot be 'C'", "off, A, B"]),
        (["--first", "2"], ["first cannot be '2'", "random, 0, 1"]),
        (["--heroes", "thor,loki"], ["no option '--heroes'"]),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], parts: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    one_sentence(thwack_says(capsys, "play", "mission_arena", *words), *parts)


def test_a_deck_that_may_not_be_played_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("name: Mine\n9 MA01\n", encoding="utf-8")
    said = thwack_says(capsys, "play", "mission_arena", "--decks", f"avengers,{file}")
    one_sentence(
        said, "the deck of seat 1, Mine, cannot be played", "it has 9 cards", "Captain America appears 9"
    )


def test_decks_are_played_by_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.txt"
    deck = (HOST.content() / "decks" / "avengers.txt").read_text(encoding="utf-8")
    own.write_text(deck.replace("name: Avengers", "name: Mine"), encoding="utf-8")
    options = ("--abilities", "off", "--weak-points", "b", "--first", "1")
    said = thwack_says(
        capsys, "simulate", "mission_arena", "--games", "2", "--decks", f"{own},webs-and-court", *options
    )
    assert said.code == 0, said.err
    assert_all_in(("Mine", "Webs and Court", "2 games of mission_arena"), said.out)


# A match


@pytest.fixture
def match() -> Iterator[None]:
    """A match that was written before."""
    with stand_in(*MATCH):
        yield


class Passes:
    """A player who always takes the last choice."""

    def choose(self, seen: Seen) -> Choice:
        """The last one."""
        return seen.choices[-1]


def sit_down(*lines: str, lang: str = "en", people: tuple[int, ...] = (ME,)) -> tuple[Session, Script]:
    """People at these seats with these lines to type; the other seat passes."""
    script = Script(lines, 80, 40)
    programs: dict[int, Player] = {seat: Passes() for seat in (ME, FOE) if seat not in people}
    match = thwack.new("mission_arena")
    return Session(match, script, Words(lang), set(people), programs, {}, len(people) > 1), script


@pytest.mark.usefixtures("match")
def test_a_match_at_the_terminal() -> None:
    session, script = sit_down("4", "0", "1", "", "1", "3")
    assert session.run() == 0
    assert script.text.startswith("Avengers against Webs and Court: most mission points after 11 turns wins")
    assert "whoever defeats a nemesis with an Active protagonist wins at once" in script.text.replace(
        " \n", " "
    )
    assert_all_in(("Set-up · deployment", "Deploy Active 2", "Boost Captain America", "━▶"), script.text)
    assert "Avengers wins! You win!" in script.text
    assert sum(prompt.endswith("press Enter to go back") for prompt in script.prompts) == 2
    assert session.match.ply == 4


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize("lang", ["pt", "es", "it"])
def test_a_match_in_every_language(lang: str) -> None:
    session, script = sit_down(*"?bmtdil", "c MA04", "c thanos", "a", "a", "a", lang=lang)
    assert session.run() == 0
    assert f"[{lang}] What Iron Man does." in script.text or "Homem de Ferro" in script.text
    assert max(map(len, script.text.splitlines())) <= 80


@pytest.mark.usefixtures("match")
def test_two_people_pass_the_screen_on() -> None:
    session, script = sit_down("1", "pass", "", "pass", "", "pass", people=(ME, FOE))
    assert session.run() == 0
    asked = [prompt for prompt in script.prompts if "Pass the screen" in prompt]
    assert ["Webs and Court" in prompt for prompt in asked] == [True, False]
