"""MA-12.6: Moving up to a larger Team."""

import pytest

from tests.kits.mission_arena import (
    at,
    hand,
    hero,
    home_made,
    keys,
    made,
    pass_to,
    place,
    play,
    position,
    side,
    squad,
)
from thwack.match import Match

ME = 0


def teams(match: Match) -> list[str]:
    """What may be assembled."""
    return [key for key in keys(match) if key.startswith("assemble")]


def test_MA_12_6_a_larger_team_takes_in_the_smaller_one() -> None:
    ours = side(["MA15", at("MA19", 2, engaged=1)], ["MA09"], hand=["MA01", "MA21", "MA16"], deck=[])
    match = position(ours, phase="check-point")
    assert teams(match) == ["assemble:MA21:active-2"]  # its place, no other
    play(match, "assemble:MA21:active-2")
    found = place(match, ME, "active-2")
    assert (found["card"], found["power"], found["engaged"]) == ("MA21", 5, 1)
    assert found["power_cards"] == ["MA01", "MA09", "MA19"]
    assert squad(match, ME) == ["MA15", "MA21", None, None, None]
    assert hand(match, ME) == ["MA16"]


@pytest.mark.parametrize(
    ("small", "large", "further"),
    [
        ("MA19", "MA21", ["MA01", "MA09"]),
        ("MA20", "MA22", ["MA09", "MA11"]),
        ("MB17", "MB19", ["MB06", "MB13"]),
        ("MB18", "MB20", ["MB13", "MB16"]),
    ],
)
def test_MA_12_6_every_step_of_the_set(small: str, large: str, further: list[str]) -> None:
    one, two = further
    for active, cards in (([one, two], []), ([one], [two]), ([two], [one]), ([], [one, two])):
        match = position(side([at(small, 1), *active], hand=[*cards, large], deck=[]), phase="check-point")
        play(match, f"assemble:{large}:active-1")
        found = place(match, ME, "active-1")
        assert (found["card"], found["power_cards"], found["power"]) == (large, sorted([small, *further]), 4)
    for lack in further:
        rest = [card for card in further if card != lack]
        match = position(side([at(small, 1)], hand=[*rest, large], deck=[]), phase="check-point")
        assert teams(match) == []


@pytest.mark.parametrize(
    ("small", "large"), [("MA19", "MA20"), ("MA19", "MA22"), ("MA20", "MA21"), ("MA21", "MA22")]
)
def test_MA_12_6_only_to_a_team_with_all_of_its_members(small: str, large: str) -> None:
    everybody = ["MA01", "MA04", "MA07", "MA09", "MA11", "MA13", large]
    found = teams(position(side([small], hand=everybody, deck=[]), phase="check-point"))
    assert (found != []) == (small == "MA19" and large == "MA20")  # these two share nobody


def test_MA_12_6_with_the_wounds_of_the_smaller_team() -> None:
    ours = side([], [at("MB17", 1, "MB17", "MB17")], hand=["MB06", "MB06", "MB13", "MB19"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "assemble:MB19:reserve-1")
    found = place(match, ME, "reserve-1")
    assert (found["wounds"], found["power"]) == ([], 1 + 3 + 3)
    assert found["power_cards"] == ["MB06", "MB06", "MB13", "MB17", "MB17", "MB17"]


CHAIN = made(
    hero("Two", members=["ann", "bea"]),
    hero("Three", members=["ann", "bea", "cid"]),
    hero("Same", members=["cid", "bea", "ann"]),
    hero("Four", members=["ann", "bea", "cid", "dan"]),
    hero("Five", members=["ann", "bea", "cid", "dan", "eve"]),
    *(hero(name) for name in ("Ann", "Bea", "Cid", "Dan", "Eve")),
)


def test_MA_12_6_step_by_step_from_two_to_five() -> None:
    hand_ = ["Ann", "Bea", "Cid", "Dan", "Eve", "Two", "Three", "Four", "Five"]
    full = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"], deck=["MB04"] * 30)
    ours = side([None, "MA16", "MA17"], ["MA18", "MA01"], hand=hand_, deck=["MA15"] * 30)
    match = home_made(CHAIN, ours, full, phase="check-point", turn=3)
    inside = ["Ann", "Bea"]
    for turn, team, below, came in (
        (3, "Two", "", ""),
        (5, "Three", "Two", "Cid"),
        (7, "Four", "Three", "Dan"),
        (9, "Five", "Four", "Eve"),
    ):
        pass_to(match, "check-point", turn)
        play(match, f"assemble:{team}:active-1")
        inside += [card for card in (below, came) if card]
        found = place(match, ME, "active-1")
        assert (found["card"], found["power_cards"]) == (team, sorted(inside))


def test_MA_12_6_or_several_members_at_once() -> None:
    ours = side([at("Two", 1)], ["Cid"], hand=["Dan", "Eve", "Four", "Five"], deck=[])
    match = home_made(CHAIN, ours, side(), phase="check-point")
    assert teams(match) == ["assemble:Four:active-1", "assemble:Five:active-1"]
    play(match, "assemble:Five:active-1")
    assert place(match, ME, "active-1")["power_cards"] == ["Cid", "Dan", "Eve", "Two"]
    assert hand(match, ME) == ["Four"]


def test_MA_R58_members_inside_the_old_team_count_as_present() -> None:
    ours = side(["MB17"], ["MB06"], hand=["MB13", "MB19"], deck=[])
    assert teams(position(ours, phase="check-point")) == ["assemble:MB19:active-1"]
    without = side(["MB01"], ["MB06"], hand=["MB13", "MB19"], deck=[])  # and no Web Scout
    assert teams(position(without, phase="check-point")) == []


def test_MA_R58_not_from_a_larger_team_to_a_smaller_or_equal_one() -> None:
    ours = side(["Three"], hand=["Ann", "Bea", "Cid", "Two", "Same"], deck=[])
    assert teams(home_made(CHAIN, ours, side(), phase="check-point")) == []


def test_MA_H9_copies_of_members_inside_stay_in_hand() -> None:
    ours = side(["MB17"], ["MB06"], hand=["MB01", "MB04", "MB06", "MB13", "MB19"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "assemble:MB19:active-1")
    assert hand(match, ME) == ["MB01", "MB04"]
    assert place(match, ME, "active-1")["power_cards"] == ["MB06", "MB06", "MB13", "MB17"]


def test_MA_H9_it_takes_the_place_of_the_smaller_one() -> None:
    ours = side(["MB06", "MB13", "MB17"], hand=["MB19"], deck=[])
    match = position(ours, phase="check-point")
    assert teams(match) == ["assemble:MB19:active-3"]


def test_MA_H9_another_team_that_shares_a_member_forbids_it() -> None:
    cards = made(hero("Duo", members=["night-weaver", "thor"]))
    ours = side(["MB17", "Duo"], hand=["MB06", "MB13", "MB19"], deck=[])
    assert teams(home_made(cards, ours, side(), phase="check-point")) == []
