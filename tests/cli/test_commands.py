"""`simulate`, `bench`, `card`, `cards` and `where` print what they promise."""

import json

import pytest

from tests.thorough import dear
from thwack.arena import speed
from thwack.cli.commands import where
from thwack.rulebook import rule_texts

from .kit import assert_all_in, thwack_says


def test_simulate_prints_rates_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "simulate", "unmatched", "--games", "6", "--players", "random,random")
    assert said.code == 0
    assert_all_in(("player 1", "random", "king-arthur", "medusa", "first", "6 games", "median"), said.out)
    assert said.err == "", "no progress bar where nobody looks"


def test_help_names_heroes_and_boards(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate"):
        said = thwack_says(capsys, command, "--help")
        assert_all_in(("heroes of unmatched: achilles, ", "boards of unmatched: ", "sarpedon"), said.out)


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "simulate", "unmatched", "--games", "3", "--mode", "free-for-all", "--json")
    report = json.loads(said.out)
    assert report["players"] == ["random", "random", "random"]
    assert report["games"] == 3


def test_simulate_prints_what_is_there_after_ctrl_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = 0

    def interrupt(bar: object, number: float) -> None:
        nonlocal done
        done += 1
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("thwack.cli.progress.Bar.add", interrupt)
    said = thwack_says(capsys, "simulate", "unmatched", "--games", "50")
    assert said.code == 130
    assert "Stopped: 2 of 50 games were finished." in said.out


def test_bench_prints_the_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = {"decisions": 90000, "matches": 450.5, "forks": 600000, "views": 50000, "walks": 700}
    row |= {"slowest_pair": 70000, "fastest_pair": 95000, "match_bytes": 9100, "fork_bytes": 2500}
    ratio = {"plain Python": {"unmatched": 3.0}, "compiled": {"unmatched": 7.5}}
    peer = {"name": "rlcard uno", "decisions": 30000, "matches": 650.0, "ratio": ratio}
    forms = {form: {"unmatched": row} for form in ratio}
    monkeypatch.setattr(
        "thwack.cli.commands.bench.measure",
        lambda seconds, peer_, progress: {"seconds": seconds, "forms": forms, "peer": peer},
    )
    said = thwack_says(capsys, "bench", "--peer")
    assert_all_in(
        ("unmatched", "90,000", "450.5", "600,000", "rlcard uno", "3.00 times", "7.50 times"), said.out
    )
    assert_all_in(("70,000 to 95,000", "9.1", "2.5", "plain Python", "compiled"), said.out)
    assert json.loads(thwack_says(capsys, "bench", "--json").out)["forms"] == forms
    assert speed.PEER == "rlcard uno"


def test_a_card_in_four_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "unmatched", "alice/jaws-that-bite")
    assert said.code == 0
    names = ("Jaws That Bite", "Bocarra Que Urra", "Fauces que muerden", "Fauci che azzannano")
    assert_all_in(("Attack 4", "boost 2", "Jabberwock", "×2", *names), said.out)
    starts = (
        "After combat: Deal 2 damage",
        "Após o combate: Cause 2",
        "Después del combate:",
        "Dopo il combattimento:",
    )
    assert_all_in(starts, said.out)


def test_an_id_is_meant_before_a_name_in_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(thwack_says(capsys, "card", "medusa", "--json").out)["game"] == "unmatched"
    assert "medusa-v2" in thwack_says(capsys, "card", "battle_scenes", "medusa").err


def test_a_hero_in_four_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "unmatched", "medusa")
    assert_all_in(("move 3", "3× Harpy · health 1", "At the start of your turn", "3× Arpía"), said.out)
    hero = json.loads(thwack_says(capsys, "card", "medusa", "--json").out)
    assert hero["fighters"][1] == {
        "id": "harpy",
        "role": "sidekick",
        "count": 3,
        "health": 1,
        "attack": "melee",
    }


def test_a_card_by_its_name_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "Bocarra", "que", "urra", "--lang", "pt")
    assert_all_in(("Bocarra Que Urra", "Ataque 4", "Jaguadarte"), said.out)
    assert "Jaws" not in said.out


def test_a_card_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    card = json.loads(thwack_says(capsys, "card", "excalibur", "--json").out)
    assert card["id"] == "king-arthur/excalibur"
    assert card["value"] == 6
    assert set(card["texts"]) == {"en", "pt", "es", "it"}
    assert card["on_offer"]


def test_the_cards_of_a_hero(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "cards", "unmatched", "--hero", "Medusa", "--lang", "es")
    assert_all_in(("medusa/gaze-of-stone", "Ataque 2"), said.out)
    assert "alice/" not in said.out
    listed = json.loads(thwack_says(capsys, "cards", "unmatched", "--json").out)
    assert len(listed["cards"]) > 150


def test_where_finds_the_rule_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "where", "u-9.17")
    assert said.code == 0
    assert_all_in(("U-9.17 Two effects at the same moment", "attack.py:"), said.out)
    found = json.loads(thwack_says(capsys, "where", "U-9.17", "--json").out)
    assert found["rule"] == "U-9.17"
    assert all(set(place) == {"file", "line", "inside", "text"} for place in found["places"])
    told = json.loads(thwack_says(capsys, "where", "U-9.17", "--lang", "es", "--json").out)
    assert told["texts"] == {"U-9.17": rule_texts("es")["U-9.17"]}


@dear(2)
@pytest.mark.parametrize(
    ("rule", "begin", "end"),
    [
        ("dm-t.8", "Basic team: as in the table.", "the middle"),
        ("DM-G.5", "Engaged:", "of that block."),
        ("H-20", "Costs that are paid together", "batch only"),
        ("DM-5.1.3", "", ""),
        ("D-8", "", ""),
        ("bs-r12", "How does an EV character evolve?", "own Initial Energy"),
    ],
)
def test_where_knows_ids_with_letters_and_whole_texts(
    rule: str, begin: str, end: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = thwack_says(capsys, "where", rule, "--json")
    text = json.loads(said.out)["texts"][rule.upper()]
    assert text.startswith(begin)
    assert end in text
    assert "\n" not in text
    assert not text.endswith(("in", "and", "of", "the")), "the text goes on in the next line"


@pytest.mark.parametrize(
    ("line", "rule", "cited"),
    [
        ('"""U-9.1: First."""', "U-9.1", True),
        ('"""U-9.17: Later."""', "U-9.1", False),
        ('"""U-9.17: Later."""', "U-9", True),
        ('"""U-2.3 to U-2.8: All."""', "U-2.5", True),
        ('"""U-2.3 to U-2.8: All."""', "U-2.9", False),
        ('"""DM-T.7: Draft."""', "DM-T.7", True),
        ('"""DM-T.7: Draft."""', "DM-T", True),
        ('"""DM-T.7 to DM-T.9: All."""', "DM-T.8", True),
        ("def test_DM_T_8_a_basic_team() -> None:", "DM-T.8", True),
        ('"""U-2.3 to U-2.8: All."""', "DM-T", False),
        ("# X-9, Q-19", "Q-19", True),
        ("# Q-199", "Q-19", False),
        ("def test_U_2_5_then() -> None:", "U-2.5", True),
        ("def test_U_2_51_then() -> None:", "U-2.5", False),
        ('"""BS-R1: Knocked out."""', "BS-R1", True),
        ('"""BS-R12: Evolve."""', "BS-R1", False),
        ('"""BS-R12: Evolve."""', "BS-R", True),
        ('"""BS-R3 to BS-R5: All."""', "BS-R4", True),
        ('"""BS-R3 to BS-R5: All."""', "BS-F4", False),
        ("def test_BS_R12_a_base_is_carried() -> None:", "BS-R12", True),
    ],
)
def test_where_reads_citations(line: str, rule: str, cited: bool) -> None:
    assert where.cites(line, rule) is cited
