"""A target band: what lies outside it, and balances that end early where it is clear."""

import json
from pathlib import Path

import pytest

from tests.arena.kit import Dice
from tests.arena.test_balance import decks, rigged
from thwack.arena.balance import Balance, balance_of, weigh
from thwack.arena.job import Job, Played, play_job
from thwack.arena.matrix import INSIDE, OUTSIDE, UNCLEAR, Band, matrix_of
from thwack.kernel.errors import SetupError

EVEN = Band(0.4, 0.6)


@pytest.mark.parametrize(
    ("interval", "verdict"),
    [
        ((0.45, 0.55), INSIDE),
        ((0.4, 0.6), INSIDE),
        ((0.61, 0.9), OUTSIDE),
        ((0.1, 0.39), OUTSIDE),
        ((0.55, 0.65), UNCLEAR),
        ((0.3, 0.7), UNCLEAR),
    ],
)
def test_an_interval_lies_inside_outside_or_across(interval: tuple[float, float], verdict: str) -> None:
    assert EVEN.verdict(interval) == verdict


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.4), (0.5, 0.6), (-0.1, 0.6), (0.4, 1.1), (0.7, 0.9)])
def test_a_band_that_cannot_be_gets_a_sentence(low: float, high: float) -> None:
    with pytest.raises(SetupError, match="such as 40:60"):
        balance_of("mission_arena", "random", early=Band(low, high))


def test_pairs_of_matches_tell_when_it_is_clear() -> None:
    assert not EVEN.is_clear([0, 0, 0, 0, 4]), "eight wins of eight are few"
    assert EVEN.is_clear([0, 0, 0, 0, 10])
    assert EVEN.is_clear([10, 0, 0, 0, 0])
    assert not EVEN.is_clear([0, 0, 50, 0, 0])
    assert EVEN.is_clear([0, 0, 200, 0, 0]), "an even cell is clear too, after many games"


def test_what_lies_outside_is_listed_once_with_the_better_side_first() -> None:
    balance = decks()
    a, b, c, d = balance.field.names
    winner = {(side, d): side for side in (a, b, c)}
    found = matrix_of(balance, rigged(balance, 40, winner), False, 1.0)
    assert {(side, other) for side, other, _ in found.apart(EVEN)} == {(a, d), (b, d), (c, d)}
    assert {row.name for row in found.beyond(EVEN)} == {a, b, c, d}
    assert [row.name for row in found.beyond(Band(0.3, 0.7))] == [d]
    told = json.loads(json.dumps(found.judged(EVEN)))
    assert told["pairs"][0]["share"] == 1
    assert told["pairs"][0]["interval"][0] > 0.6


def early(seed: int = 3) -> Balance:
    """Decks whose matches dice decide: about even, so it is soon clear that they lie in a wide band."""
    return balance_of("mission_arena", "random", seed=seed, early=Band(0.25, 0.75))


def test_a_cell_ends_when_it_is_clear(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dice = Dice(monkeypatch)
    found = weigh(early(), 200, results=tmp_path / "early.jsonl")
    assert len(dice.jobs) < 6 * 200
    for tally in found.cells.values():
        assert 10 <= tally.games < 200
        assert tally.games % 2 == 0


def test_it_is_the_same_however_many_play_and_goes_on_where_it_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = [tmp_path / f"{at_once}.jsonl" for at_once in (1, 40)]
    found = []
    for file, at_once in zip(files, (1, 40), strict=True):
        Dice(monkeypatch, at_once)
        found.append(weigh(early(), 200, results=file).cells)
    assert found[0] == found[1]
    assert files[0].read_bytes() == files[1].read_bytes()
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(b"".join(files[0].read_bytes().splitlines(keepends=True)[:15]))
    Dice(monkeypatch)
    assert weigh(early(), 200, results=torn).cells == found[0]
    dice = Dice(monkeypatch)
    assert weigh(early(), 200, results=torn).cells == found[0]
    assert dice.jobs == [], "nothing is left to play"


def test_ends_and_turns_are_counted() -> None:
    balance = decks()
    played = {
        number: Played(number, (0,), 100, 0, 3 + number % 2, "fate" if number < 4 else "points")
        for number in balance.numbers(2)
    }
    found = matrix_of(balance, played, False, 1.0)
    assert found.endings == {"points": 8, "fate": 4}
    told = found.as_json()
    assert told["turns"]["counts"] == {3: 6, 4: 6}
    assert (told["turns"]["mean"], told["endings"]) == (3.5, found.endings)


def test_a_match_tells_its_turns_and_why_it_was_over() -> None:
    found = play_job("mission_arena", Job(0, ("random", "random"), {}, 5, (1, 2)))
    assert found.ending in ("mission complete", "battle of fate", "total destruction")
    assert 2 <= found.turns <= 11
