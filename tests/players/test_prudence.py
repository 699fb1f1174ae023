"""Common sense: what a choice costs, whom it hurts, whom it helps, and what players make of that."""

import pytest

import thwack
from thwack import Match
from thwack.players import Candidate, Seen, player_named
from thwack.players.ismcts import DOUBT, PLAINLY, is_nearly
from thwack.players.prudence import FREE, PLAIN, PRUDENT, Equals, Judge

SIDEKICK = {"die": "sidekick"}
ENERGY = [{"die": "sidekick", "face": "wild"}, {"die": "sidekick", "face": "bolt"}]


def global_on_offer(own: int) -> Match:
    """Dice Masters, the opponent's main step: energy for +1A, for any of two Sidekicks or so many own."""
    seats = [{"field": [SIDEKICK] * 2}, {"field": [SIDEKICK] * own, "reserve": ENERGY}]
    scene = {"step": "main", "basic_actions": ["invulnerability"], "seats": seats}
    match = thwack.scene("dice_masters", scene)
    assert match.actor == 1
    assert match.choices.keys() == ["global:invulnerability", "pass"]
    return match


def power_bolt() -> Match:
    """Dice Masters: 2 damage to one of four, among them the one who deals it."""
    seats = [
        {"field": [SIDEKICK], "reserve": [{"die": "power-bolt", "face": "action-0"}]},
        {"field": [SIDEKICK]},
    ]
    match = thwack.scene("dice_masters", {"step": "main", "basic_actions": ["power-bolt"], "seats": seats})
    match.play("use:power-bolt")
    return match


def index_of(match: Match, key: str) -> int:
    """Which choice goes by that key."""
    return match.choices.keys().index(key)


@pytest.mark.parametrize("seed", range(12))
def test_of_equal_choices_greedy_spends_nothing(seed: int) -> None:
    """The version before paid for that Global in five of twelve cases, twice for the other's Sidekick."""
    match = global_on_offer(own=2)
    assert player_named("greedy", seed).choose(Seen(match, 1)).key == "pass"


@pytest.mark.parametrize("level", range(1, 6))
def test_no_level_pays_to_help_the_other_side(level: int) -> None:
    match = global_on_offer(own=0)
    for seed in range(2 if level == 5 else 10):
        assert player_named(f"level:{level}", seed).choose(Seen(match, 1)).key == "pass"


def test_a_toll_tells_whom_a_choice_hurts() -> None:
    match = power_bolt()
    judge = Judge(match, 0)
    own, other = (index_of(match, f"choose:sidekick:seat-{seat}") for seat in (0, 1))
    assert judge.toll(own).own < 0 == judge.toll(own).theirs
    assert judge.toll(other).theirs < 0 == judge.toll(other).own
    assert judge.is_misdirected(own)
    assert judge.is_misdirected(index_of(match, "choose:seat-0"))
    assert not judge.is_misdirected(other)
    assert not judge.is_misdirected(index_of(match, "choose:seat-1"))


def test_what_happens_in_any_case_is_nobodys_doing() -> None:
    """Unmatched: a defense card does not do the damage that comes after it."""
    seats = [
        {"hero": "king-arthur", "hand": ["swift-strike"], "fighters": {"king-arthur": {"space": "S10"}}},
        {"hero": "medusa", "hand": ["feint"], "fighters": {"medusa": {"space": "S11"}}},
    ]
    match = thwack.scene("unmatched", {"seats": seats})
    match.play("attack:king-arthur:medusa")
    while match.actor == 0:
        match.play(0)
    judge = Judge(match, 1)
    assert judge.toll(index_of(match, "defend:feint")).own == 0
    assert judge.toll(index_of(match, "decline")) == FREE


def test_a_game_that_counts_nothing_prefers_to_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.players.prudence.measure_of", {"dice_masters": None}.__getitem__)
    match = global_on_offer(own=2)
    found = [Candidate(0, 0.5), Candidate(1, 0.5)]
    assert PRUDENT.settle([match], 1, found, Equals((0, 1), (0, 1)))[0].index == index_of(match, "pass")


def test_where_not_all_equal_choices_are_looked_at_the_sensible_ones_are() -> None:
    match = power_bolt()
    count = len(match.choices)
    assert PLAIN.rank([match], 0, [0.5] * count, 2) == list(range(count))
    judge = Judge(match, 0)
    assert not any(judge.is_misdirected(index) for index in PRUDENT.rank([match], 0, [0.5] * count, 2)[:2])
    best = [0.5] * (count - 1) + [0.6]
    assert PRUDENT.rank([match], 0, best, 2)[0] == count - 1  # what looks better comes first all the same


def test_what_aims_at_the_own_side_must_be_better_than_all_that_may_be_as_good() -> None:
    match = power_bolt()
    own, other = (index_of(match, f"choose:sidekick:seat-{seat}") for seat in (0, 1))
    found = [Candidate(own, 0.6), Candidate(other, 0.58)]
    assert PLAIN.settle([match], 0, found, Equals((own, other), (own,))) == found
    assert PRUDENT.settle([match], 0, found, Equals((own,), (own,))) == found
    settled = PRUDENT.settle([match], 0, found, Equals((own, other), (own,)))
    assert settled == [Candidate(other, 0.58), Candidate(own, 0.58)]  # nobody claims to skip a better one


def test_a_few_walks_do_not_speak_for_folly() -> None:
    first = [0.6] * DOUBT.sure
    assert is_nearly([0.55] * (DOUBT.sure - 1), first)  # too early to say
    assert not is_nearly([0.55] * DOUBT.sure, first)
    assert not is_nearly([0.6 - 1.1 * PLAINLY] * 4, first)  # plainly worse
