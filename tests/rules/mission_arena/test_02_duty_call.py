"""MA-2: Duty Call."""

from typing import Any

import pytest

from tests.kits.mission_arena import (
    at,
    avenger,
    discard,
    hand,
    home_made,
    keys,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    squad,
)
from thwack import Match

Json = Any


def called(revealed: str, active: list[Json], reserve: list[Json], **parts: Json) -> Match:
    """A turn from its start in which Duty Call reveals this card."""
    deck = ["MA15", "MA16", revealed, *["MA18"] * 9]
    mine = side(active, reserve, deck=deck, **parts)
    return position(mine, side(["MB07", "MB15", "MB14"], ["MB06", "MB04"]), "cool-down")


def challengers(match: Match) -> set[str]:
    """Who may launch a challenge."""
    return {choice.refs[0] for choice in match.choices if choice.verb == "challenge"}


# MA-2.1


def test_MA_2_1_the_top_card_is_revealed_and_discarded() -> None:
    match = called("MA04", ["MA01", "MA04", "MA17"], ["MA11", "MA13"])
    assert match.view(1)["duty"] == {"card": "MA04", "name": "iron-man"}
    assert (discard(match, 0), hand(match, 0)) == (["MA04"], ["MA15", "MA16"])  # not drawn
    for viewer in (0, 1, None):
        assert "Iron Man" in " ".join(match.log("en", viewer))


def test_MA_2_1_that_protagonist_is_out_of_use() -> None:
    active = [at("MA10", 1), at("MA04", 1), "MA17"]
    match = called("MA06", active, [at("MA16", 1), "MA13"], discard=["MA01"])
    assert [place(match, 0, f"active-{number}")["barred"] for number in (1, 2, 3)] == [False, True, False]
    pass_to(match, "abilities")
    assert keys(match) == ["activate:MA10", "activate:MA16", "pass"]  # not Iron Man, of whatever version
    play(match, "pass")
    assert challengers(match) == {"MA10", "MA17"}


def test_MA_2_1_also_in_reserve() -> None:
    match = called("MA16", ["MA10", "MA04", "MA17"], [at("MA16", 1), "MA13"], discard=["MA01"])
    assert place(match, 0, "reserve-1")["barred"]
    pass_to(match, "check-point")
    assert "activate" not in {choice.verb for choice in match.choices}
    match = called("MA18", ["MA10", "MA04", "MA17"], [at("MA16", 1), "MA13"], discard=["MA01"])
    pass_to(match, "abilities")
    assert "activate:MA16" in keys(match)


def test_MA_2_1_for_the_whole_turn_and_no_longer() -> None:
    match = called("MA04", ["MA01", "MA04", "MA17"], ["MA11", "MA13"])
    pass_to(match, "check-point")
    assert place(match, 0, "active-2")["barred"]
    pass_to(match, "power-up", turn=4)
    assert not place(match, 0, "active-2")["barred"]
    assert match.view(None)["duty"]["card"] != "MA04"
    pass_to(match, "challenge", turn=5)
    assert "MA04" in challengers(match)


def test_MA_2_1_the_opponent_of_that_name_is_not_touched() -> None:
    mine = side(["MA01", "MA04", "MA17"], ["MA11", "MA13"], deck=["MA15", "MA16", "MA04", *["MA18"] * 9])
    theirs = side([at("MA06", 1), at("MA02", 1)])
    match = position(mine, theirs, "cool-down")
    assert not place(match, 1, "active-1")["barred"]


# MA-2.2


@pytest.mark.parametrize(("revealed", "barred"), [("MA01", False), ("MA08", False), ("MA20", True)])
def test_MA_2_2_teams(revealed: str, barred: bool) -> None:
    match = called(revealed, [at("MA20", 2), "MA10", "MA17"], ["MA11", "MA13"])
    assert place(match, 0, "active-1")["barred"] is barred
    pass_to(match, "challenge")
    assert ("MA20" in challengers(match)) is not barred


@pytest.mark.parametrize(("revealed", "offered"), [("MA01", True), ("MA20", False)])
def test_MA_2_2_and_their_abilities(revealed: str, offered: bool) -> None:
    match = called(revealed, [at("MA20", 2), at("MA10", 1), "MA17"], ["MA11", "MA13"])
    pass_to(match, "abilities")
    assert ("activate:MA20" in keys(match)) is offered
    assert "activate:MA10" in keys(match)


def test_MA_2_2_another_team_is_not_touched() -> None:
    match = called("MA20", [at("MA19", 2), "MA01", "MA17"], ["MA04", "MA07"])
    assert not any(place(match, 0, f"active-{number}")["barred"] for number in (1, 2, 3))
    assert not place(match, 0, "reserve-1")["barred"]  # nor are the members of the one that was revealed


# MA-R16


def test_MA_R16_in_the_turn_of_the_opponent_it_does_all() -> None:
    iron_man = avenger("HM01", "iron-man", ability="counter_attack")
    deck = ["MA15", "MA16", "MA04", *["MA18"] * 9]
    mine = side([at("HM01", 1), "MA17", "MA15"], ["MA11", "MA13"], deck=deck)
    match = home_made(iron_man, mine, side(["MB04", "MB15"], ["MB06", "MB14"]), "cool-down")
    assert place(match, 0, "active-1")["barred"]
    pass_to(match, "abilities", turn=4)
    assert (match.actor, "activate:HM01" in keys(match)) == (0, True)
    play(match, "activate:HM01", "challenge:MB04:HM01")  # it can be challenged, and strikes back
    pass_to(match, "check-point")
    assert (squad(match, 1)[0], place(match, 1, "active-1")["power"]) == ("MB04", 3 - 1)


def test_MA_R16_power_points_and_moves() -> None:
    match = called("MA04", ["MA01", "MA04", "MA17"], ["MA11", "MA13"])
    assert "swap:MA04:MA11" in keys(match)
    play(match, "swap:MA04:MA11")
    assert squad(match, 0) == ["MA01", "MA11", "MA17", "MA04", "MA13"]
    play(match, "power:MA04", "power:MA04", "power:MA04")
    assert place(match, 0, "reserve-1")["power"] == 3


def test_MA_R16_wound_points_swaps_and_teams() -> None:
    parts = {"hand": ["MA05", "MA20", "MA07"]}
    match = called("MA06", ["MA01", "MA04", "MA17"], ["MA11", "MA13"], **parts)
    pass_to(match, "check-point")
    assert {"wound:MA04:MA05", "swap:MA04:MA11", "assemble:MA20:active-2"} <= set(keys(match))
    play(match, "assemble:MA20:active-2")
    assert place(match, 0, "active-2")["card"] == "MA20"


def test_MA_R16_no_partner_in_a_group_attack() -> None:
    match = called("MA04", [at("MA01", 2), "MA04", "MA10"], ["MA11", "MA13"])
    pass_to(match, "abilities")
    play(match, "activate:MA01", "challenge:MA01:MB07")
    assert keys(match) == ["choose:MA10", "pass"]


# MA-R17


def test_MA_R17_also_who_comes_later_in_the_turn() -> None:
    match = called("MA06", ["MA01", "MA17"], ["MA11"], hand=["MA04"])
    assert phase(match) == "replacement"
    play(match, "deploy:MA04:reserve-1")
    assert place(match, 0, "reserve-1")["barred"]
    while phase(match) == "replacement" and "pass" not in keys(match):
        play(match, keys(match)[0])
    play(match, "swap:MA01:MA04")
    assert (squad(match, 0)[0], place(match, 0, "active-1")["barred"]) == ("MA04", True)
    pass_to(match, "challenge")
    assert "MA04" not in challengers(match)
    assert "MA17" in challengers(match)


# MA-R18


def test_MA_R18_skipped_with_an_empty_deck() -> None:
    five = (["MA01", "MA04", "MA17"], ["MA11", "MA13"])
    match = position(side(*five, deck=["MA15", "MA16"]), side(["MB07"]), "cool-down")
    assert (match.result, match.view(None)["duty"], discard(match, 0)) == (None, None, [])
    assert hand(match, 0) == ["MA15", "MA16"]
    assert not any(place(match, 0, f"active-{number}")["barred"] for number in (1, 2, 3))
    pass_to(match, "challenge")
    assert challengers(match) == {"MA01", "MA04", "MA17"}


def test_MA_R18_nor_does_the_card_of_the_opponent_count_then() -> None:
    deck = ["MA15", "MA16", "MA04", *["MA18"] * 9]
    mine = side(["MA01", "MA10", "MA17"], ["MA11", "MA13"], deck=deck)
    theirs = side(["MA06", "MB15", "MB14"], ["MB06", "MB04"], deck=["MB07", "MB09"])
    match = position(mine, theirs, "cool-down")
    assert match.view(None)["duty"]["name"] == "iron-man"
    pass_to(match, "challenge", turn=4)
    assert match.view(None)["duty"] is None
    assert "MA06" in challengers(match)
