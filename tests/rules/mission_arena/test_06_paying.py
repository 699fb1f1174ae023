"""MA-H11: With which power points abilities are paid, and which are lost."""

import pytest

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    keys,
    pass_to,
    phase,
    place,
    play,
    position,
    seat_view,
    side,
)
from tests.rules.mission_arena.ability_kit import answer, marks, power
from thwack.match import Match


def enemy(**parts: Json) -> dict[str, Json]:
    """A side without power points."""
    return side(["MB16", "MB09"], ["MB14"], **parts)


# MA-H11: known and unknown power points


def assembled(*more: str) -> Match:
    """In turn 3 a Team is assembled from Black Widow, who has two power points, and Hawkeye in hand; then in
    turn 5 it is phase 6, and the Team has got three more."""
    mine = side([at("MA11", 2), "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA19", *more])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    return match


def to_turn_5(match: Match, *powered: str) -> None:
    """On to phase 6 of turn 5, with power points for these."""
    while match.view(None)["turn"] < 5:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    while phase(match) != "abilities":
        wanted = [f"power:{card}" for card in powered if f"power:{card}" in keys(match)]
        play(match, wanted[0] if wanted else "pass")


def test_MA_H11_the_player_says_which_power_points_are_engaged() -> None:
    """Black Widow and Hawkeye are known, the others are not; equal ones are one choice."""
    match = assembled()
    assert place(match, 0, "active-1")["power_cards"] == ["MA11", "MA13"]
    to_turn_5(match, "MA19")
    assert power(match, 0, "active-1") == (2 + 2 + 3, 0)
    play(match, "activate:MA19")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13", "choose:unknown"]
    play(match, "choose:MA13")
    assert sorted(keys(match)) == ["choose:MA11", "choose:unknown"]
    play(match, "choose:unknown")
    assert power(match, 0, "active-1") == (7, 2)
    assert marks(match, 0, "active-1") == ["trap_attack"]


def test_MA_H11_what_was_engaged_goes_in_the_cool_down() -> None:
    match = assembled()
    to_turn_5(match, "MA19")
    play(match, "activate:MA19", "choose:MA13", "choose:MA11")
    while match.view(None)["turn"] < 7:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert {"MA11", "MA13"} <= set(discard(match, 0))
    assert place(match, 0, "active-1")["power_cards"] == []


def test_MA_H11_equal_cards_are_no_choice() -> None:
    """Two copies of Hawkeye: either will do."""
    match = assembled("MA13")
    assert place(match, 0, "active-1")["power_cards"] == ["MA11", "MA13", "MA13"]
    to_turn_5(match, "MA17")
    play(match, "activate:MA19", "choose:MA13")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13", "choose:unknown"]
    play(match, "choose:MA13")
    assert power(match, 0, "active-1") == (5, 2)


def test_MA_H11_unknown_ones_are_engaged_without_a_question() -> None:
    match = position(side([at("MA19", 5)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA19")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (5, 2))


def test_MA_H11_all_known_ones_are_engaged_without_a_question() -> None:
    """The Team has exactly Black Widow and Hawkeye under it."""
    mine = side(["MA11", "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA19")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (2, 2))


def test_MA_H11_the_one_of_all_that_are_left_is_not_asked_for() -> None:
    """Two of Widow, Hawkeye, Hawkeye: after Widow only Hawkeyes are left."""
    mine = side(["MA11", "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA19", "choose:MA11")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (3, 2))


def third(match: Match) -> Match:
    """In turn 3 a Team is assembled in the third place, of Black Widow with two power points, and Hawkeye."""
    play(match, "assemble:MA19:active-3")
    return match


def rivals() -> Match:
    """Seat 0 can assemble it; seat 1 has Thanos (1050), enough against 900 and too little for 1300."""
    mine = side(["MA01", "MA04", at("MA11", 2)], ["MA17", "MA15"], hand=["MA13", "MA19"])
    return position(mine, side(["MB07", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")


def test_MA_H11_exhaustion_asks_which_of_known_and_unknown_ones() -> None:
    match = third(rivals())
    pass_to(match, "challenge", 4)
    play(match, "challenge:MB07:MA19")
    pass_to(match, "resolution", 4)
    assert (match.actor, sorted(keys(match))) == (0, ["choose:MA11", "choose:MA13", "choose:unknown"])
    play(match, "choose:MA13")
    assert discard(match, 0) == ["MA13"]
    assert place(match, 0, "active-3")["power_cards"] == ["MA11"]
    assert power(match, 0, "active-3") == (3, 0)


def test_MA_H11_exhaustion_asks_for_known_ones_that_are_engaged() -> None:
    match = third(rivals())
    to_turn_5(match, "MA17")
    play(match, "activate:MA19", "choose:MA13", "choose:unknown")
    pass_to(match, "challenge", 6)
    play(match, "challenge:MB07:MA19")
    pass_to(match, "resolution", 6)
    ready, turned = ["choose:MA11", "choose:unknown"], ["choose:MA13:engaged", "choose:unknown:engaged"]
    assert sorted(keys(match)) == sorted(ready + turned)
    play(match, "choose:MA13:engaged")
    assert power(match, 0, "active-3") == (3, 1)
    assert discard(match, 0)[-1] == "MA13"


def test_MA_H11_the_second_player_is_asked_in_the_same_way() -> None:
    """A Team with Switch (1) in the third place: Spider-Man and Web Scout are known."""
    theirs = side(["MB07", "MB09", at("MB01", 2)], ["MB14", "MB15"], hand=["MB04", "MB17"])
    match = position(side(["MA01", "MA04", "MA09"], ["MA17", "MA15"]), theirs, "check-point", active=1)
    play(match, "assemble:MB17:active-3")
    pass_to(match, "abilities", 4)
    play(match, *["pass"] * (match.actor == 0), "activate:MB17")
    assert (match.actor, sorted(keys(match))) == (1, ["choose:MB01", "choose:MB04", "choose:unknown"])
    play(match, "choose:MB04")
    assert (power(match, 1, "active-3"), marks(match, 1, "active-3")) == ((4, 1), ["switch"])


# MA-H11: own power points and temporary ones


@pytest.mark.parametrize(
    ("own", "cards", "expected"),
    [
        (0, 1, []),  # 2 of the bank, nothing to choose
        (1, 1, ["choose:bank-1", "choose:bank-2"]),
        (2, 1, ["choose:bank-0", "choose:bank-1", "choose:bank-2"]),
        (5, 2, ["choose:bank-0", "choose:bank-1", "choose:bank-2"]),  # never more than it costs
    ],
)
def test_MA_H11_the_player_mixes_temporary_and_own_points(own: int, cards: int, expected: list[str]) -> None:
    """Captain America needs 2 for Group Attack."""
    bank = at("MA05", 1, *["MA05"] * (cards - 1))
    match = position(side([bank, at("MA01", own)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA01")
    if not expected:
        assert phase(match) == "challenge"
        return
    assert keys(match) == expected
    for key in expected:
        other = match.fork()
        play(other, key)
        used = int(key[-1])
        assert power(other, 0, "active-2") == (own, 2 - used)
        assert marks(other, 0, "active-2") == ["group_attack"]


def test_MA_H11_what_is_not_used_of_the_bank_is_left_for_others() -> None:
    """Captain America uses one of two; Hulk the other."""
    mine = side([at("MA05", 1), at("MA01", 1), "MA10"], ["MA17"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA01", "choose:bank-1")
    assert seat_view(match, 0)["bank"] == 1
    play(match, "activate:MA10")
    assert marks(match, 0, "active-3") == ["bonus_attack"]
    assert power(match, 0, "active-3") == (0, 0)


def test_MA_H11_a_mix_of_bank_and_known_cards() -> None:
    """A Team with Trap Attack (2) pays one temporary point and one of its known cards."""
    mine = side(["MA11", at("MA05", 1), "MA01"], ["MA17", "MA15"], hand=["MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA05", "activate:MA19", "choose:bank-1")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13"]
    play(match, "choose:MA11")
    assert power(match, 0, "active-1") == (2, 1)


def test_MA_H11_the_defender_mixes_too() -> None:
    match = position(enemy(), side([at("MA13", 1)], [at("MA05", 1)]), "abilities")
    play(match, "activate:MA05", "activate:MA13")
    assert (match.actor, keys(match)) == (1, ["choose:bank-0", "choose:bank-1"])
    play(match, "choose:bank-0")
    assert (power(match, 1, "active-1"), marks(match, 1, "active-1")) == ((1, 1), ["counter_attack"])


def test_MA_H11_exhaustion_asks_for_engaged_or_not() -> None:
    """Spider-Man has engaged one of two for Counter Attack."""
    match = position(side(["MA07"], ["MA17"]), side([at("MB01", 2)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA07:MB01")
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    assert power(match, 1, "active-1") == (1, 0)
