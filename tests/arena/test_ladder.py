"""Ladders: pairs of matches with everything swapped, and a test that ends when it is clear who is better."""

import json
from pathlib import Path

import pytest

import thwack
from tests.arena.kit import Dice
from thwack.arena.backends import Backend
from thwack.arena.elo import expected
from thwack.arena.ladder import Ladder, climb, ladder_of
from thwack.arena.sprt import NEITHER, OPEN, SECOND, Sprt
from thwack.kernel.errors import SetupError


def three(test: Sprt | None = None) -> Ladder:
    return ladder_of("unmatched", ["random", "greedy", "level:1"], seed=8, test=test)


def test_a_pair_is_one_deal_with_players_swapped() -> None:
    ladder = three()
    for pair in range(5):
        one, two = (ladder.job(ladder.number(1, pair, game)) for game in (0, 1))
        assert one.seed == two.seed
        assert one.setup == two.setup, "who takes the other's seat takes the side, too"
        assert one.players == ("random", "level:1")
        assert two.players == ("level:1", "random")
    assert len({ladder.job(number).seed for number in range(600)}) == 300, "every pair has its own deal"


def test_all_pairings_go_through_all_matchups() -> None:
    ladder = three()
    assert ladder.pairings == [(0, 1), (0, 2), (1, 2)]
    heroes = len(thwack.setups("unmatched")["heroes"]["choices"])
    assert len(set(ladder.matchups)) == heroes * (heroes - 1)
    for pairing in range(3):
        met = [ladder.sides(ladder.number(pairing, pair, 0)) for pair in range(heroes * (heroes - 1))]
        assert met == ladder.matchups
    other = ladder_of("unmatched", ["random", "greedy"], seed=6)
    assert other.matchups != ladder.matchups


def test_numbers_and_places_fit() -> None:
    ladder = three()
    assert [ladder.place(number) for number in range(8)] == [
        (0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0), (2, 0, 1), (0, 1, 0), (0, 1, 1),
    ]  # fmt: skip
    assert all(ladder.number(*ladder.place(number)) == number for number in range(50))


def test_named_sides_are_the_only_ones() -> None:
    ladder = ladder_of("unmatched", ["random", "greedy"], sides=["alice", "medusa"], setup={"board": "soho"})
    assert sorted(ladder.matchups) == [(0, 1), (1, 0)]
    assert ladder.job(0).setup["board"] == "soho"
    assert sorted(ladder.job(0).setup["heroes"]) == ["alice", "medusa"]


def test_a_game_in_which_nobody_brings_a_side_can_be_played() -> None:
    ladder = ladder_of("dice_masters", ["random", "greedy"], setup={"mode": "draft"})
    assert ladder.job(3).setup == {"mode": "draft"}


def test_the_standings_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    found = climb(three(), pairs=200)
    assert found.games == 1200
    assert found.players[0].name == "greedy"
    for one in found.players:
        assert one.games == 800
        assert one.rating.low < one.rating.elo < one.rating.high
    by_name = {one.name: one.rating.elo for one in found.players}
    assert by_name["greedy"] - by_name["random"] == pytest.approx(120, abs=40)
    first = found.pairings[0]
    assert (first.first, first.second) == ("random", "greedy")
    assert first.share == pytest.approx(expected(-120), abs=0.04)
    assert sum(first.counts) == 200
    assert first.verdict == SECOND
    assert first.wins + first.draws + first.losses == 400
    data = json.loads(json.dumps(found.as_json()))
    assert data["players"][0]["rank"] == 1
    assert data["pairings"][0]["pairs"] == list(first.counts)


def test_without_a_test_the_interval_says_who_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    pairing = climb(three(), pairs=200).pairings[0]
    assert pairing.difference.high < 0
    assert pairing.verdict == SECOND
    few = climb(three(), pairs=9).pairings
    assert [one.verdict for one in few] == [OPEN] * 3, "nine pairs are too few, whatever happened"


def test_half_a_pair_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch, at_once=1, stop_after=9)
    found = climb(three(), pairs=10)
    assert found.stopped
    assert found.games == 8


def test_real_matches_are_the_same_with_one_and_two_workers(tmp_path: Path) -> None:
    ladder = ladder_of("mission_arena", ["random", "level:1"], seed=2)
    for workers in (1, 2):
        climb(ladder, 1, Backend(workers=workers), tmp_path / f"{workers}.jsonl")
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@pytest.mark.parametrize("at_once", [1, 7, 60])
def test_the_test_ends_pairings_at_the_same_pair_however_many_are_played_at_once(
    at_once: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    test = Sprt(elo0=0, elo1=60)
    Dice(monkeypatch, at_once=1)
    first = climb(three(test), 400, results=tmp_path / "one.jsonl").as_json()
    Dice(monkeypatch, at_once=at_once)
    other = climb(three(test), 400, results=tmp_path / "many.jsonl").as_json()
    assert first.pop("seconds") >= 0
    assert other.pop("seconds") >= 0
    assert first == other
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "many.jsonl").read_bytes()
    assert [pairing["better"] for pairing in first["pairings"]] == ["second", "neither", "first"]
    assert first["games"] < 2400


def test_what_is_decided_is_decided_by_its_last_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    test = Sprt(elo0=0, elo1=60)
    Dice(monkeypatch, at_once=1)
    pairing = climb(three(test), 400).pairings[0]
    assert test.verdict(pairing.counts) != OPEN
    fewer = climb(three(test), sum(pairing.counts) - 1).pairings[0]
    assert test.verdict(fewer.counts) == OPEN


def test_a_test_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    test, file = Sprt(elo0=0, elo1=60), tmp_path / "results.jsonl"
    stopped = Dice(monkeypatch, stop_after=50)
    assert climb(three(test), 400, results=file).stopped
    rest = Dice(monkeypatch)
    found = climb(three(test), 400, results=file)
    assert not {job.number for job in stopped.jobs} & {job.number for job in rest.jobs}
    Dice(monkeypatch, at_once=1)
    climb(three(test), 400, results=tmp_path / "whole.jsonl")
    assert file.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert found.pairings[1].verdict == NEITHER


def test_more_pairs_are_added_to_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Dice(monkeypatch)
    climb(three(), 10, results=file)
    more = Dice(monkeypatch)
    assert climb(three(), 15, results=file).games == 90
    assert len(more.jobs) == 30
    none = Dice(monkeypatch)
    assert climb(three(), 10, results=file).games == 60
    assert none.jobs == []
    assert len(file.read_text().splitlines()) == 91, "nothing is dropped that was asked for before"


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (["random"], "at least two players"),
        (["random", "random"], "random is on the ladder twice"),
        (["random", "gredy"], "did you mean 'greedy'"),
    ],
)
def test_a_ladder_that_cannot_be_gets_a_sentence(players: list[str], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        ladder_of("unmatched", players)


def test_two_are_compared_at_a_time() -> None:
    with pytest.raises(SetupError, match="this set-up has 4 seats"):
        ladder_of("unmatched", ["random", "greedy"], setup={"mode": "teams"})


def test_a_broken_side_is_refused_before_anything_is_played() -> None:
    with pytest.raises(SetupError, match="did you mean 'alice'"):
        ladder_of("unmatched", ["random", "greedy"], sides=["medusa", "alise"])
