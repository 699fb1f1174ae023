"""MA-6.30 to MA-6.32: New Mission, Power Bank, Recycle, with MA-R49 to MA-R52 and MA-H3."""

import pytest

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    hand,
    home_made,
    keys,
    missions,
    outcome,
    pass_to,
    phase,
    play,
    position,
    seat_view,
    side,
)
from tests.rules.mission_arena.ability_kit import answer, made, marks, power
from thwack.match import Match

COLUMN = ["MA01", "MA02", "MA03", "MA04", "MA05"]


def enemy(**parts: Json) -> dict[str, Json]:
    """A side without power points."""
    return side(["MB16", "MB09"], ["MB14"], **parts)


def bank(match: Match, seat: int = 0) -> int:
    """The temporary points of a seat."""
    found: int = seat_view(match, seat)["bank"]
    return found


# New Mission


def broker(cards: int = 1, **parts: Json) -> dict[str, Json]:
    """Grey Broker, a stack of so many cards, with the power points for New Mission."""
    things: dict[str, Json] = {"missions": COLUMN[:3], "hand": ["MA16"], **parts}
    return side([at("MA15", 2, *["MA15"] * (cards - 1))], ["MA17"], **things)


def test_MA_6_30_a_mission_that_is_not_activated_is_exchanged() -> None:
    match = position(broker(hand=["MA16", "MA18"]), enemy(), "abilities")
    assert seat_view(match, 0)["missions"][0] == {"card": "MA01", "activated": True}
    play(match, "activate:MA15")
    assert keys(match) == [
        "choose:mission-2:MA16",
        "choose:mission-2:MA18",
        "choose:mission-3:MA16",
        "choose:mission-3:MA18",
        "pass",
    ]
    play(match, "choose:mission-2:MA18")
    assert missions(match, 0) == ["MA01", "MA18", "MA03"]  # in the same place
    assert phase(match) == "challenge"


def test_MA_6_30_the_new_one_counts_when_its_turn_comes() -> None:
    match = position(broker(), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA16")
    pass_to(match, "challenge", 5)
    assert seat_view(match, 0)["missions"][0] == {"card": "MA16", "activated": True}


def test_MA_6_30_in_the_first_turn_no_mission_is_activated() -> None:
    match = position(broker(), enemy(), "abilities", turn=1)
    play(match, "activate:MA15")
    assert keys(match)[0] == "choose:mission-1:MA16"


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_MA_6_30_with_a_drop_one_for_each_wound_point_up_to_three(cards: int) -> None:
    mine = broker(cards, missions=COLUMN, hand=["MA16", "MA17", "MA18", "MA19"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA15")
    for mission, card in [(5, "MA16"), (2, "MA17"), (3, "MA18")][:cards]:
        play(match, f"choose:mission-{mission}:{card}")
    assert phase(match) == "challenge"
    new = {5: "MA16", 2: "MA17", 3: "MA18"}
    count = min(cards, 3)
    changed = dict(list(new.items())[:count])
    assert missions(match, 0) == [changed.get(at_, old) for at_, old in enumerate(COLUMN, 1)]


def test_MA_6_30_without_a_drop_one() -> None:
    match = home_made(
        made("H1", "loki", "new_mission"),
        side([at("H1", 2, "H1", "H1")], ["MA17"], missions=COLUMN[:3], hand=["MA16", "MA18"]),
        enemy(),
        "abilities",
    )
    play(match, "activate:H1", "choose:mission-2:MA16")
    assert phase(match) == "challenge"


def test_MA_H3_the_mission_that_is_replaced_goes_to_the_hand() -> None:
    match = position(broker(), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-3:MA16")
    assert hand(match, 0) == ["MA03"]
    assert discard(match, 0) == []


def test_MA_H3_each_mission_once() -> None:
    """The second time only the other mission, also for the card that came to hand."""
    match = position(broker(2, missions=COLUMN[:3]), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA16")
    assert keys(match) == ["choose:mission-3:MA02", "pass"]
    play(match, "choose:mission-3:MA02")
    assert missions(match, 0) == ["MA01", "MA16", "MA02"]


def test_MA_H3_the_player_may_stop_early() -> None:
    match = position(broker(3, missions=COLUMN), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA16", "pass")
    assert phase(match) == "challenge"
    assert missions(match, 0) == ["MA01", "MA16", *COLUMN[2:]]


def test_MA_H3_it_ends_when_there_is_no_further_mission() -> None:
    match = position(broker(3, missions=COLUMN[:2]), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA16")
    assert phase(match) == "challenge"


def test_MA_R51_new_mission_in_the_opponents_turn() -> None:
    """None of the own missions is activated then: the first may be exchanged."""
    match = position(enemy(), broker(), "abilities")
    play(match, "activate:MA15")
    assert (match.actor, keys(match)) == (1, [f"choose:mission-{n}:MA16" for n in (1, 2, 3)] + ["pass"])
    play(match, "choose:mission-1:MA16")
    assert missions(match, 1) == ["MA16", "MA02", "MA03"]


def test_MA_R51_recycle_in_both_turns_once_in_each() -> None:
    mine = side([at("MA16", 3)], ["MA17"], discard=["MA01", "MA02", "MA03"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA16", "choose:MA02")
    assert phase(match) == "challenge"
    pass_to(match, "abilities", 4)
    while match.actor == 1:
        play(match, "pass")
    assert keys(match) == ["activate:MA16", "pass"]
    play(match, "activate:MA16", "choose:MA01")
    assert phase(match) != "abilities"
    assert "MA01" in hand(match, 0)
    assert {"MA01", "MA02", "MA03"} & set(discard(match, 0)) == {"MA03"}


def test_MA_R52_a_team_card_may_be_a_mission() -> None:
    match = position(broker(hand=["MA19"]), enemy(), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA19")
    assert missions(match, 0) == ["MA01", "MA19", "MA03"]


# Recycle


def test_MA_6_32_a_card_of_choice_from_the_discard_pile() -> None:
    mine = side([at("MA16", 1)], ["MA17"], discard=["MA01", "MA18", "MA01"], hand=["MA15"])
    match = position(mine, enemy(discard=["MB01"]), "abilities")
    play(match, "activate:MA16")
    assert sorted(keys(match)) == ["choose:MA01", "choose:MA18"]  # and it is not declined
    play(match, "choose:MA18")
    assert (hand(match, 0), discard(match, 0)) == (["MA15", "MA18"], ["MA01", "MA01"])


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_MA_6_32_with_a_drop_one_for_each_wound_point_up_to_three(cards: int) -> None:
    pile = ["MA01", "MA02", "MA03", "MA04", "MA05"]
    mine = side([at("MA16", 1, *["MA16"] * (cards - 1))], ["MA17"], discard=pile)
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA16")
    play(match, *[f"choose:{card}" for card in ("MA03", "MA01", "MA05")[: min(cards, 3)]])
    assert phase(match) == "challenge"
    assert hand(match, 0) == sorted(["MA03", "MA01", "MA05"][: min(cards, 3)])


def test_MA_6_32_with_fewer_cards_it_takes_all() -> None:
    mine = side([at("MA16", 1, "MA16", "MA16")], ["MA17"], discard=["MA01", "MA01"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA16")
    assert (hand(match, 0), discard(match, 0)) == (["MA01", "MA01"], [])


def test_MA_6_32_without_a_drop_one() -> None:
    cards = made("H1", "loki", "recycle") + made("H2", "thor", "recycle(2)")
    mine = side([at("H1", 1, "H1", "H1"), at("H2", 1)], ["MA17"], discard=["MA01"] * 5)
    match = home_made(cards, mine, enemy(), "abilities")
    play(match, "activate:H1")
    assert hand(match, 0) == ["MA01"]
    play(match, "activate:H2")
    assert hand(match, 0) == ["MA01"] * 3


def test_MA_6_32_both_know_what_was_taken() -> None:
    match = position(side([at("MA16", 1)], ["MA17"], discard=["MA01"]), enemy(), "abilities")
    play(match, "activate:MA16")
    assert match.view(1)["seats"][0]["hand"] == ["MA01"]


# Power Bank


def test_MA_6_31_it_pays_for_others() -> None:
    """Iron Man gains 2 with one power point; Captain America, who has none, leads a Group Attack."""
    match = position(side([at("MA05", 1), "MA01"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05")
    assert (bank(match), power(match, 0, "active-1")) == (2, (1, 1))
    assert keys(match) == ["activate:MA01", "pass"]
    play(match, "activate:MA01")
    assert (bank(match), power(match, 0, "active-2")) == (0, (0, 0))
    assert marks(match, 0, "active-2") == ["group_attack"]


def test_MA_6_31_only_for_those_whom_the_card_names() -> None:
    """Iron Viper's ability is Defensive; Relic Hunter's is not of the Avengers; Hulk's is, and costs 2."""
    mine = side(
        [at("MA05", 1), "MA16", "MA09"], ["MA15"], discard=["MA17"], hand=["MA17"], missions=COLUMN[2:]
    )
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA05")
    assert keys(match) == ["activate:MA09", "pass"]


def test_MA_6_31_by_alignment() -> None:
    """Star Trader's points are for neutral ones: Symbiote Drifter, not Nebula."""
    mine = side([at("MB14", 1), "MB13", "MB09"], ["MB16"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MB14")
    assert keys(match) == ["activate:MB13", "pass"]


REACHES = [
    ("skill(combat)", ["activate:MA01"]),
    ("named(hulk)", ["activate:MA09"]),
    ("affiliation(iron_ring)", []),
    ("alignment(good), affiliation(avengers)", ["activate:MA01", "activate:MA09"]),
]


@pytest.mark.parametrize(("filters", "expected"), REACHES)
def test_MA_6_31_by_skill_and_name(filters: str, expected: list[str]) -> None:
    cards = made("H1", "loki", f"power_bank(each(protagonist, {filters}))")
    match = home_made(cards, side([at("H1", 1), "MA01", "MA09"], ["MA17"]), enemy(), "abilities")
    if expected:
        play(match, "activate:H1")
        assert keys(match) == [*expected, "pass"]
    else:
        assert phase(match) == "challenge"


def test_MA_6_31_not_for_itself() -> None:
    """A home-made bank that would fit its own card."""
    cards = made("H1", "hulk", "power_bank(each(protagonist, affiliation(avengers)))")
    match = home_made(cards, side([at("H1", 2), "MA01"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:H1")
    assert keys(match) == ["activate:MA01", "pass"]


def test_MA_6_31_for_several_abilities() -> None:
    """A stack of two gains 3: Bonus Attack of Hulk and Group Attack of Captain America."""
    match = position(side([at("MA05", 1, "MA04"), "MA01", "MA10"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA10")
    assert bank(match) == 2
    play(match, "activate:MA01")
    assert (bank(match), phase(match)) == (0, "challenge")


def test_MA_6_31_what_is_left_is_too_little_for_the_next() -> None:
    match = position(side([at("MA05", 1), "MA01", "MA10"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA10")
    assert (bank(match), phase(match)) == (0, "challenge")  # the last point is gone with phase 6


def test_MA_6_31_in_the_opponents_turn_it_pays_for_an_answer() -> None:
    match = position(enemy(), side(["MA13", "MA01"], [at("MA05", 1)]), "abilities")
    play(match, "activate:MA05")
    assert (match.actor, keys(match)) == (1, ["activate:MA13", "pass"])
    play(match, "activate:MA13")
    assert marks(match, 1, "active-1") == ["counter_attack"]


def test_MA_6_31_the_opponent_cannot_use_them() -> None:
    """Both have Star Trader's friends; the points are those of the turn player."""
    mine = side([at("MB14", 1), "MB13"], ["MB16"])
    theirs = side(["MB15", "MB13"], ["MB09"], discard=["MB01"])
    match = position(mine, theirs, "abilities")
    play(match, "activate:MB14", "pass")
    assert phase(match) == "challenge"


def test_MA_6_31_the_opponent_pays_with_own_points_only() -> None:
    mine = side([at("MB14", 1), "MB13"], ["MB16"])
    theirs = side([at("MB15", 1), "MB13"], ["MB09"], discard=["MB01"])
    match = position(mine, theirs, "abilities")
    play(match, "activate:MB14", "pass", "activate:MB15")
    assert (phase(match), power(match, 1, "active-1")) == ("challenge", (1, 1))


def test_MA_6_31_one_bank_pays_for_another() -> None:
    """Star Trader for a home-made neutral Iron Man with Power Bank, he for Captain America."""
    cards = made("H1", "iron-man", "power_bank(each(protagonist, affiliation(avengers)))")
    match = home_made(cards, side([at("MB14", 1), "H1", "MA01"], ["MA17"]), enemy(), "abilities")
    assert keys(match) == ["activate:MB14", "pass"]
    play(match, "activate:MB14", "activate:H1")
    assert bank(match) == 1 + 2
    play(match, "activate:MA01")
    assert marks(match, 0, "active-3") == ["group_attack"]
    assert bank(match) == 0  # and Star Trader's last point went with phase 6


def test_MA_6_31_two_banks_together() -> None:
    """Thor needs 3: 2 of one and 1 of the other."""
    cards = made("H1", "loki", "power_bank(each(protagonist, named(thor)))", affiliation="unaligned")
    match = home_made(cards, side([at("MA05", 1), at("H1", 1), "MA07"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05")
    assert keys(match) == ["activate:H1", "pass"]
    play(match, "activate:H1", "activate:MA07")
    assert marks(match, 0, "active-3") == ["brute_force"]


def test_MA_R49_a_power_bank_gains_three_at_most() -> None:
    for below, gain in ((0, 2), (1, 3), (2, 3), (4, 3)):
        match = position(side([at("MA05", 1, *["MA05"] * below), "MA01"], ["MA17"]), enemy(), "abilities")
        play(match, "activate:MA05")
        assert bank(match) == gain


def test_MA_R50_unused_points_vanish_at_the_end_of_the_phase() -> None:
    match = position(side([at("MA05", 1), "MA01"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05")
    assert bank(match) == 2
    play(match, "pass")
    assert (phase(match), bank(match)) == ("challenge", 0)


def test_MA_R50_they_are_no_cards_for_boost() -> None:
    match = position(side([at("MA05", 1), "MA01"], ["MA17"], hand=["MA18"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA01", "challenge:MA01:MB16", "pass", "pass")
    assert phase(match) != "boost"


def test_MA_R50_and_none_against_exhaustion() -> None:
    """Hawkeye pays Counter Attack with temporary points, is exhausted, and falls: he has no power card."""
    match = position(side(["MA09", "MA16"], ["MA17"]), side(["MA13"], [at("MA05", 1)]), "abilities")
    play(match, "activate:MA05", "activate:MA13", "challenge:MA09:MA13")
    assert outcome(match) == "defeated"


def test_MA_R50_nothing_is_engaged_and_the_ability_lasts_as_always() -> None:
    match = position(side([at("MA05", 1), "MA10"], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA10")
    assert power(match, 0, "active-2") == (0, 0)
    pass_to(match, "challenge", 4)
    assert marks(match, 0, "active-2") == ["bonus_attack"]
    pass_to(match, "power-up", 5)
    assert marks(match, 0, "active-2") == []


def test_MA_6_31_answered_by_the_defender_too() -> None:
    """A bank of the defender is closed at the end as well."""
    match = position(enemy(), side(["MA13"], [at("MA05", 1)]), "abilities")
    answer(match, "MA05")
    assert (phase(match), bank(match, 1)) == ("challenge", 0)
