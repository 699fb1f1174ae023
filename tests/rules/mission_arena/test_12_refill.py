"""MA-12.5, MA-H8, MA-R20: The refill of a Check Point in which a Team was assembled."""

from collections.abc import Sequence

import pytest

from tests.kits.mission_arena import (
    Place,
    at,
    discard,
    hand,
    keys,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    squad,
    verbs,
)
from thwack.match import Match

ME, FOE = 0, 1
FOES = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"])


def check_point(active: Sequence[Place], reserve: Sequence[Place], **parts: list[str]) -> Match:
    """A Check Point of seat 0 against full squads."""
    return position(side(active, reserve, **parts), FOES, phase="check-point")


def after_team(active: Sequence[Place], reserve: Sequence[Place], **parts: list[str]) -> Match:
    """The same once MA19 was assembled: it stands in the first Active place, before these."""
    cards = [*parts.pop("hand", []), "MA13", "MA19"]
    match = check_point(["MA11", *active], reserve, hand=cards, **parts)
    play(match, "assemble:MA19:active-1")
    return match


def deploys(match: Match) -> list[str]:
    """Who may be fielded, and where."""
    return [key for key in keys(match) if key.startswith("deploy")]


def deck_size(match: Match) -> int:
    """How many cards seat 0 has to draw."""
    return int(match.view(None)["seats"][ME]["deck_size"])


# Only after a Team


def test_MA_12_5_without_a_team_nobody_comes_from_hand() -> None:
    match = check_point(["MA01", "MA04"], ["MA11", "MA13"], hand=["MA15", "MA16"])
    assert deploys(match) == []
    play(match, "pass")
    assert (match.view(None)["turn"], match.actor) == (4, FOE)
    assert squad(match, ME) == ["MA01", "MA04", None, "MA11", "MA13"]
    assert hand(match, ME) == ["MA15", "MA16"]


def test_MA_12_5_without_a_team_nothing_is_drawn() -> None:
    match = check_point(["MA01", "MA09", None], ["MA16", "MA15"], deck=["MA18"] * 12)
    play(match, "pass")
    assert (squad(match, ME)[2], deck_size(match), hand(match, ME)) == (None, 12, [])


def test_MA_12_5_a_team_that_was_in_play_before_refills_nothing() -> None:
    match = check_point(["MA19", "MA09"], ["MA16", "MA15"], hand=["MA20", "MA07"])
    assert deploys(match) == []
    play(match, "pass")
    assert squad(match, ME) == ["MA19", "MA09", None, "MA16", "MA15"]


def test_MA_12_5_a_team_of_the_own_last_turn_refills_nothing_in_this_one() -> None:
    match = after_team(["MA01", "MA04"], ["MA07", "MA09"], hand=["MA15"], deck=["MA20"] * 20)
    play(match, "swap:MA07:MA15:hand", "pass")
    for turn in (4, 5):
        pass_to(match, "check-point", turn)
    assert deploys(match) == []


def test_MA_12_5_places_that_were_empty_before_the_team_are_refilled_too() -> None:
    match = after_team([None, "MA04"], ["MA07", None], hand=["MA15", "MA16"])
    play(match, "pass", "deploy:MA15:active-2")
    assert squad(match, ME) == ["MA19", "MA15", "MA04", "MA07", "MA16"]


# From hand


def test_MA_12_5_empty_places_are_filled_from_hand() -> None:
    match = after_team([None, "MA07"], ["MA09", None], hand=["MA15", "MA16", "MA17"])
    play(match, "pass")
    assert (match.actor, verbs(match)) == (ME, {"deploy"})  # nobody may decline
    assert deploys(match) == [
        f"deploy:{card}:{where}" for where in ("active-2", "reserve-2") for card in ("MA15", "MA16", "MA17")
    ]
    play(match, "deploy:MA16:reserve-2", "deploy:MA15:active-2")
    assert squad(match, ME) == ["MA19", "MA15", "MA07", "MA09", "MA16"]
    assert (match.view(None)["turn"], hand(match, ME), deck_size(match)) == (4, ["MA17"], 10)


def test_MA_12_5_active_places_are_filled_from_hand_not_from_the_reserve() -> None:
    match = after_team([], ["MA07", "MA09"], hand=["MA15", "MA16"])
    play(match, "pass")
    assert all(key.startswith(("deploy:MA15:active", "deploy:MA16:active")) for key in keys(match))
    play(match, "deploy:MA15:active-2")
    assert squad(match, ME) == ["MA19", "MA15", "MA16", "MA07", "MA09"]


def test_MA_12_5_nobody_twice_no_teams_no_members_of_a_team() -> None:
    match = after_team(["MA01"], ["MA15", "MA16"], hand=["MA02", "MA20", "MA17"], deck=["MA11", "MA13"])
    play(match, "pass")
    assert squad(match, ME) == ["MA19", "MA01", "MA17", "MA15", "MA16"]
    assert hand(match, ME) == ["MA02", "MA20"]
    match = after_team(["MA01"], ["MA15", "MA16"], hand=["MA02"], deck=["MA11", "MA13"])
    play(match, "pass")  # one place, one card: a member of the Team
    assert (squad(match, ME)[2], hand(match, ME), deck_size(match)) == (None, ["MA02", "MA11"], 1)


def test_MA_12_5_two_versions_of_one_name_fill_one_place() -> None:
    match = after_team([], ["MA15", "MA16"], hand=["MA01", "MA02"], deck=[])
    play(match, "pass", "deploy:MA02:active-2")
    assert squad(match, ME) == ["MA19", "MA02", None, "MA15", "MA16"]
    assert hand(match, ME) == ["MA01"]


def test_MA_12_5_full_squads_are_not_refilled() -> None:
    match = after_team(["MA04", "MA07"], ["MA01", "MA09"], hand=["MA15"])
    assert deploys(match) == []
    play(match, "pass")
    assert (match.view(None)["turn"], hand(match, ME), deck_size(match)) == (4, ["MA15"], 10)


# By drawing


def test_MA_12_5_what_the_hand_lacks_is_drawn() -> None:
    deck = ["MA15", "MA16", "MA17", "MA18"]
    match = after_team([], ["MA09"], hand=["MA01"], deck=deck)
    play(match, "pass", "deploy:MA01:reserve-2")  # two places are left, two cards are drawn
    assert (deck_size(match), hand(match, ME)) == (2, ["MA15", "MA16"])
    play(match, "deploy:MA16:active-2")
    assert squad(match, ME) == ["MA19", "MA16", "MA15", "MA09", "MA01"]


@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_MA_R20_one_card_for_each_empty_place(missing: int) -> None:
    have = ["MA04", "MA07", "MA01"][: 4 - missing]
    match = after_team(have[:2], have[2:], deck=["MA15"] * 10)
    if "pass" in keys(match):
        play(match, "pass")
    if match.view(None)["turn"] == 3:
        play(match, deploys(match)[0])
    assert deck_size(match) == 10 - missing
    assert hand(match, ME) == ["MA15"] * (missing - 1)  # one name, one place
    assert squad(match, ME).count("MA15") == 1
    assert squad(match, ME).count(None) == missing - 1


def test_MA_R20_what_cannot_be_fielded_goes_to_hand_and_places_stay_empty() -> None:
    deck = ["MA20", "MA11", "MA02", "MA15", "MA16"]  # a Team, a member of a Team, a name that is there
    match = after_team(["MA01"], [], deck=deck)
    assert match.view(None)["turn"] == 4  # three places, three cards, nobody to field
    assert squad(match, ME) == ["MA19", "MA01", None, None, None]
    assert (hand(match, ME), deck_size(match)) == (["MA02", "MA11", "MA20"], 2)
    assert discard(match, ME) == []


def test_MA_R20_all_are_drawn_at_once_and_once() -> None:
    match = after_team([], ["MA01", "MA09"], deck=["MA01", "MA15", "MA16", "MA17"])
    play(match, "pass")
    assert squad(match, ME) == ["MA19", "MA15", None, "MA01", "MA09"]
    assert (hand(match, ME), deck_size(match)) == (["MA01"], 2)


def test_MA_R20_those_who_may_be_fielded_must_be() -> None:
    match = after_team([], ["MA01", None], deck=["MA15", "MA16", "MA17", "MA18"])
    if "pass" in keys(match):
        play(match, "pass")
    assert verbs(match) == {"deploy"}
    play(match, "deploy:MA17:active-2", "deploy:MA15:active-3")
    assert squad(match, ME) == ["MA19", "MA17", "MA15", "MA01", "MA16"]
    assert deck_size(match) == 1


def test_MA_R20_a_short_deck_gives_what_it_has_and_nobody_loses() -> None:
    match = after_team([], ["MA01", "MA09"], deck=["MA15"])
    play(match, "pass")
    assert (squad(match, ME)[1:3], deck_size(match), match.result) == (["MA15", None], 0, None)


def test_MA_R20_an_empty_deck_leaves_places_empty() -> None:
    match = after_team([], ["MA01", "MA09"], deck=[])
    play(match, "pass")
    assert (squad(match, ME)[1:3], match.result) == ([None, None], None)


def test_MA_R20_hand_first_even_if_some_of_it_cannot_be_fielded() -> None:
    match = after_team(["MA04"], ["MA01", "MA09"], hand=["MA02", "MA20", "MA15"])
    play(match, "pass")
    assert (squad(match, ME)[2], deck_size(match)) == ("MA15", 10)


# When


def test_MA_H8_it_may_be_done_before_other_parts() -> None:
    match = after_team(["MA04"], ["MA01", "MA09"], hand=["MA15", "MA16", "MA02"])
    play(match, "deploy:MA15:active-3")
    assert phase(match) == "check-point"
    assert {"swap", "wound", "pass"} <= verbs(match)
    play(match, "swap:MA15:MA09", "wound:MA01:MA02", "swap:MA15:MA16:hand")
    assert squad(match, ME) == ["MA19", "MA04", "MA09", "MA02", "MA16"]


def test_MA_H8_once_begun_all_places_are_filled_from_hand() -> None:
    match = after_team([], ["MA01", "MA09"], hand=["MA15", "MA16", "MA17"])
    play(match, "deploy:MA15:active-2")
    assert verbs(match) == {"deploy"}
    play(match, "deploy:MA17:active-3")
    assert "swap" in verbs(match)


def test_MA_H8_nothing_is_drawn_before_the_end() -> None:
    match = after_team([], ["MA01", "MA09"], hand=["MA15"], deck=["MA16", "MA17"])
    play(match, "deploy:MA15:active-2")
    assert (deck_size(match), squad(match, ME)[2]) == (2, None)
    assert "swap" in verbs(match)
    play(match, "pass")
    assert (deck_size(match), squad(match, ME)[2]) == (1, "MA16")


def test_MA_H8_it_is_not_offered_without_somebody_in_hand() -> None:
    match = after_team([], ["MA01", "MA09"], hand=["MA02", "MA20"])
    assert (deploys(match), deck_size(match)) == ([], 10)


def test_MA_H8_it_is_offered_after_the_team_and_not_before() -> None:
    hand_ = ["MA15", "MA16", "MA17", "MA18", "MA19"]
    match = check_point(["MA11", "MA13"], ["MA01", "MA04"], hand=hand_)
    assert deploys(match) == []
    play(match, "swap:MA01:MA18:hand", "assemble:MA19:active-1")
    assert deploys(match)
    play(match, "pass")
    assert match.view(None)["turn"] == 3  # the places must be filled
    play(match, "deploy:MA17:active-2", "deploy:MA15:active-3")
    assert squad(match, ME) == ["MA19", "MA17", "MA15", "MA18", "MA04"]


def test_MA_H8_and_by_drawing_if_the_hand_is_short() -> None:
    match = after_team([None, "MA07"], ["MA01", None], hand=["MA15"], deck=["MA16", "MA17"])
    play(match, "deploy:MA15:reserve-2", "pass")
    assert (squad(match, ME), deck_size(match)) == (["MA19", "MA16", "MA07", "MA01", "MA15"], 1)


def test_MA_H8_it_is_compulsory() -> None:
    match = after_team(["MA04"], ["MA01", "MA09"], hand=["MA15", "MA16"])
    play(match, "pass")
    assert keys(match) == ["deploy:MA15:active-3", "deploy:MA16:active-3"]


def test_MA_H8_moving_up_is_the_team_of_that_check_point() -> None:
    hand_ = ["MA11", "MA13", "MA19", "MA21", "MA09", "MA01"]
    match = check_point(["MA15"], ["MA16"], hand=hand_, deck=[])
    play(match, "assemble:MA19:active-2")
    assert not any(key.startswith("assemble") for key in keys(match))
    moved = check_point(["MA19"], [], hand=["MA21", "MA09", "MA01", "MA04", "MA07", "MA20", "MA16"], deck=[])
    play(moved, "assemble:MA21:active-1")
    assert not any(key.startswith("assemble") for key in keys(moved))


def test_MA_H8_the_exchange_within_a_stack_is_once() -> None:
    match = check_point([at("MA01", 0, "MA02")], [at("MA11", 0, "MA12")], deck=[])
    play(match, "swap:MA11:MA12:stack")
    assert not any(key.endswith(":stack") for key in keys(match))


# Which place


def test_MA_H14_places_are_filled_in_any_order() -> None:
    for order in (("reserve-2", "active-2"), ("active-2", "reserve-2")):
        match = after_team([None, "MA07"], ["MA01", None], hand=["MA15", "MA16"])
        play(match, "pass", f"deploy:MA15:{order[0]}")
        assert place(match, ME, order[0])["card"] == "MA15"
        assert place(match, ME, order[1])["card"] == "MA16"


def test_MA_H14_a_place_with_power_points_is_a_choice_of_its_own() -> None:
    match = after_team([None, at(None, 2, engaged=1)], ["MA01", "MA09"], hand=["MA15", "MA16"])
    play(match, "pass")
    assert deploys(match) == [
        f"deploy:{card}:{where}" for where in ("active-2", "active-3") for card in ("MA15", "MA16")
    ]
    play(match, "deploy:MA15:active-3")
    found = place(match, ME, "active-3")
    assert (found["card"], found["power"], found["engaged"]) == ("MA15", 2, 1)
    assert place(match, ME, "active-2")["power"] == 0


def test_MA_H14_those_that_a_member_left_behind_belong_to_the_newcomer() -> None:
    match = check_point(["MA11", "MA01"], [at("MA13", 3), "MA04"], hand=["MA19", "MA15", "MA16"])
    play(match, "assemble:MA19:active-1", "deploy:MA15:reserve-1")
    assert (place(match, ME, "reserve-1")["card"], place(match, ME, "reserve-1")["power"]) == ("MA15", 3)


def test_MA_H14_places_that_are_alike_are_one_choice() -> None:
    match = after_team([None, None], [None, None], hand=["MA15", "MA16"], deck=[])
    assert deploys(match) == [
        f"deploy:{card}:{where}" for where in ("active-2", "reserve-1") for card in ("MA15", "MA16")
    ]
