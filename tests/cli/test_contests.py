"""`ladder` and `balance`: tables, files, sentences; what is home-made is read before anything is played."""

import csv
import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import thwack
from tests.arena.kit import FIRST_TWELVE, Dice
from tests.arena.test_balance import decks, rigged
from tests.docs.pages import block_with
from thwack import discovery
from thwack.arena.matrix import Band, matrix_of
from thwack.cli.commands import balance
from thwack.games.mission_arena.game import MissionArena
from thwack.games.unmatched.game import Unmatched

from .kit import assert_all_in, one_sentence, thwack_says

LAMPLIGHTER = block_with("docs/howto/add_a_hero.md", "toml", "lamplighter")
SQUADS = block_with("docs/howto/build_a_deck.md", "text", "name: Iron and Lightning")
HERE = ("--workers", "1")


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with nothing loaded and nothing kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(discovery._loaded, "unmatched", Unmatched())
    monkeypatch.setitem(discovery._loaded, "mission_arena", MissionArena())
    return tmp_path


def kept(desk: Path) -> list[Path]:
    return sorted((desk / "state/thwack/arena").glob("*.jsonl"))


def test_a_ladder_prints_standings_a_plot_and_pairings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Dice(monkeypatch)
    words = ("ladder", "unmatched", "--players", "random,greedy,level:5", "--pairs", "60", *HERE)
    said = thwack_says(capsys, *words)
    assert said.code == 0
    assert said.err == ""
    assert_all_in(("Elo", "95 %", "├", "●", "┤", "random : greedy", "360 games of unmatched"), said.out)
    lines = said.out.splitlines()
    assert [next(i for i, line in enumerate(lines) if name in line) for name in ("level:5", "greedy")] == [
        3,
        4,
    ]
    assert max(map(len, lines)) <= 80


def test_a_ladder_for_a_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    Dice(monkeypatch)
    words = ("ladder", "unmatched", "--pairs", "30", "--sprt", "--elo1", "200", *HERE, "--json")
    found = json.loads(thwack_says(capsys, *words).out)
    assert [one["name"] for one in found["players"]] == ["greedy", "random"]
    assert found["tested"]
    assert found["test"]["elo1"] == 200
    assert found["results"] == str(kept(desk)[0])


def test_balance_prints_a_ranking_and_a_matrix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Dice(monkeypatch)
    words = ("balance", "unmatched", "--heroes", ",".join(FIRST_TWELVE), "--player", "random")
    said = thwack_says(capsys, *words, "--games-per-cell", "4", *HERE)
    assert said.code == 0
    assert_all_in(("Nash", "little-red-riding-hood", "wins of, against", "264 games of unmatched"), said.out)
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_matrix_that_is_too_wide_is_not_cut(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words: tuple[str, ...] = (
        "balance",
        "unmatched",
        "--heroes",
        ",".join(FIRST_TWELVE),
        "--player",
        "random",
        "--games-per-cell",
        "1",
        *HERE,
    )
    Dice(monkeypatch)
    whole = thwack_says(capsys, *words).out
    assert "100" in whole.partition("wins of, against")[2]
    assert "…" not in whole
    monkeypatch.setenv("COLUMNS", "70")
    said = thwack_says(capsys, *words).out
    assert "wins of, against" not in said
    assert "wider than this screen" in said


def test_balance_writes_a_page_and_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    Dice(monkeypatch)
    words = ("balance", "mission_arena", "--player", "random", "--games-per-cell", "2", *HERE)
    said = thwack_says(capsys, *words, "--html", "page.html", "--csv", "table.csv", "--json")
    found = json.loads(said.out)
    assert len(found["cells"]) == 12
    assert len(list(csv.DictReader((desk / "table.csv").open(encoding="utf-8")))) == 12
    page = (desk / "page.html").read_text(encoding="utf-8")
    assert "<h1>Balance of Mission Arena</h1>" in page
    assert "Webs and Court" in page, "a deck goes by its name"


def test_balance_tells_what_lies_outside_a_band(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Dice(monkeypatch)
    words = ("balance", "mission_arena", "--player", "random", "--games-per-cell", "40", *HERE)
    said = thwack_says(capsys, *words, "--band", "0:100").out
    assert_all_in(("outside 0 to 100 %: none.", "wholly outside 0 to 100 %: none."), said)
    found = json.loads(thwack_says(capsys, *words, "--band", "10:90", "--early", "--json").out)
    assert (found["band"]["low"], found["band"]["pairs"], found["band"]["sides"]) == (0.1, [], [])
    assert 60 <= found["games"] < 240, "it was clear before"


def test_pairs_outside_a_band_are_listed_with_their_intervals() -> None:
    contest = decks()
    winner = {("avengers", name): "avengers" for name in contest.field.names}
    found = matrix_of(contest, rigged(contest, 40, winner), False, 1.0)
    paper = Console(width=80, file=io.StringIO(), record=True)
    balance.tell_band(paper, found, Band(0.4, 0.6), {name: name.upper() for name in contest.field.names})
    said = paper.export_text()
    assert_all_in(("outside 40 to 60 %: AVENGERS 100.0 %,", "wholly outside 40 to 60 %: 3:"), said)
    assert "  AVENGERS against PACT-OF-FROST: 100.0 % (91–100)\n" in said


def test_balance_tells_how_games_end_and_how_long_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("balance", "mission_arena", "--decks", "avengers,pact-of-frost", "--player", "random")
    said = thwack_says(capsys, *words, "--games-per-cell", "2", "--workers", "1", "--cards")
    assert_all_in(
        ("Avengers: never used: ", "It wins more often with: none, as far as can be told."), said.out
    )
    text = " ".join(said.out.split())
    assert_all_in(("A game takes", "turns, and one in twenty is over by turn", "Games end by: "), text)


def test_the_same_command_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    words = ("balance", "mission_arena", "--player", "random", "--games-per-cell", "4", *HERE)
    Dice(monkeypatch, stop_after=7)
    said = thwack_says(capsys, *words)
    assert said.code == 130
    assert_all_in(("Stopped: 7 of 24 games were played.", str(kept(desk)[0]), "goes on from there"), said.out)
    dice = Dice(monkeypatch)
    said = thwack_says(capsys, *words)
    assert said.code == 0
    assert "7 games were already in" in said.out
    assert len(dice.jobs) == 17
    assert "24 games" in said.out


def test_one_home_made_hero_meets_the_field(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    (desk / "lamplighter.toml").write_text(LAMPLIGHTER, encoding="utf-8")
    heroes = len(thwack.setups("unmatched")["heroes"]["choices"])
    dice = Dice(monkeypatch)
    words = ("balance", "unmatched", "--heroes", "lamplighter.toml", "--player", "random")
    said = thwack_says(capsys, *words, "--games-per-cell", "2", *HERE)
    assert said.code == 0
    assert_all_in(("lamplighter against", "medusa", "sinbad", "all", f"{2 * heroes} games"), said.out)
    assert all("lamplighter" in job.setup["heroes"] for job in dice.jobs)


def test_a_broken_hero_is_refused_before_any_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    broken = LAMPLIGHTER.replace("damage(", "damadge(", 1)
    assert broken != LAMPLIGHTER
    (desk / "broken.toml").write_text(broken, encoding="utf-8")
    dice = Dice(monkeypatch)
    said = thwack_says(capsys, "balance", "unmatched", "--heroes", "broken.toml,alice", *HERE)
    one_sentence(said, "broken.toml", "did you mean")
    assert dice.jobs == []
    assert kept(desk) == []


def test_a_deck_of_ones_own_meets_the_field(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    (desk / "mine.txt").write_text(SQUADS, encoding="utf-8")
    dice = Dice(monkeypatch)
    words = ("balance", "mission_arena", "--decks", "mine.txt", "--player", "random")
    said = thwack_says(capsys, *words, "--games-per-cell", "2", *HERE)
    assert said.code == 0
    assert_all_in(("Iron and Lightning against", "Pact of Frost", "8 games"), said.out)
    assert len(dice.jobs) == 8
    (desk / "mine.txt").write_text(SQUADS.replace("name: Iron", "name: Other Iron"), encoding="utf-8")
    thwack_says(capsys, *words, "--games-per-cell", "2", *HERE)
    assert len(kept(desk)) == 2, "another deck is another plan"


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["ladder", "unmatched", "--players", "random"], "at least two players"),
        (["ladder", "unmatched", "--players", "random,gredy"], "did you mean 'greedy'"),
        (["ladder", "unmatched", "--pairs", "0"], "at least 1"),
        (["ladder", "unmatched", "--elo1", "x"], "--elo1: a number of Elo points is needed, not 'x'"),
        (["ladder", "unmatched", "--elo0", "50"], "the test needs"),
        (["ladder", "unmatched", "--backend", "lokky"], "did you mean 'loky'"),
        (["ladder", "unmatched", "--cluster", "127.0.0.1:1"], "loky has no cluster"),
        (["ladder", "unmatched", "--heroes", "alice,medusaa"], "did you mean 'medusa'"),
        (["ladder", "unmatched", "--mode", "teams"], "4 seats"),
        (["ladder", "unmatched", "--results", "."], "."),
        (["balance", "unmatched", "--player", "gredy"], "did you mean 'greedy'"),
        (["balance", "unmatched", "--heroes", "no-such.toml"], "no-such.toml"),
        (["balance", "unmatched", "--heroes", "alice,alice"], "once"),
        (["balance", "unmatched", "--games-per-cell", "few"], "whole number"),
        (["balance", "unmatched", "--band", "60:40"], "'60:40' is no band"),
        (["balance", "unmatched", "--band", "40"], "as 40:60"),
        (["balance", "unmatched", "--early"], "--early needs a band"),
        (["balance", "unmatched", "--html", "x.html", "--gmes-per-cell", "1"], "--games-per-cell"),
        (["balance", "mission_arena", "--decks", "no-such.txt"], "no-such.txt"),
        (["balance", "mission_arena", "--decks", "avengers,avengers"], "twice"),
        (["balance", "dice_masters", "--mode", "draft"], "no two sides"),
        (["balance"], "GAME"),
        (["simulate", "unmatched", "--backend", "ry"], "did you mean 'ray'"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, *words)
    one_sentence(said, part)
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_cards_alone_are_no_side(capsys: pytest.CaptureFixture[str], desk: Path) -> None:
    cards = block_with("docs/howto/add_a_protagonist.md", "toml", "lock-keeper")
    (desk / "river.toml").write_text(cards, encoding="utf-8")
    said = thwack_says(capsys, "balance", "mission_arena", "--decks", "river.toml")
    one_sentence(said, "river.toml", "--content")


def test_a_page_that_cannot_be_written_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = Dice(monkeypatch)
    for option in ("--html", "--csv"):
        said = thwack_says(capsys, "balance", "mission_arena", "--player", "random", option, "no/such/file")
        one_sentence(said, "no/such")
    assert dice.jobs == []
