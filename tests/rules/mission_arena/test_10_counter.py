"""MA-R36 to MA-R39: Counter Attack."""

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    hero,
    home_made,
    made,
    missions,
    pass_to,
    place,
    play,
    points,
    position,
    side,
    squad,
)
from thwack.match import Match

ME, FOE = 0, 1


def clash(attack: int, blow: int, mine: int = 0, theirs: int = 1, **parts: int) -> Match:
    """Rex (Defence 700, Resistance 300) challenges Wall (850/350), who strikes back with so much."""
    cards = made(
        hero("Rex", attack=attack, defence=700, resistance=300, nemesis="nobody"),
        hero("Wall", attack=blow, defence=850, resistance=350, ability="counter_attack"),
        hero("Nobody"),
    )
    ours = side(
        [at("Rex", mine, *["Rex"] * parts.get("wounds", 0)), "MA18"], ["MA11"], missions=["MA15", "MA16"]
    )
    theirs_ = side([at("Wall", theirs, *["Wall"] * parts.get("below", 0))], ["MB14"])
    match = home_made(cards, ours, theirs_, phase="abilities")
    play(match, "activate:Wall", "challenge:Rex:Wall")
    return match


def both(match: Match) -> tuple[int | None, int | None]:
    """The power points of the two, or None if they are gone."""
    found = [place(match, seat, "active-1") for seat in (ME, FOE)]
    mine, theirs = (one["power"] if one["card"] else None for one in found)
    return mine, theirs


@pytest.mark.parametrize("blow", [0, 699, 700, 701, 999, 1000, 1001])
@pytest.mark.parametrize("power", [0, 1])
def test_MA_R37_all_bands_against_the_challenger(blow: int, power: int) -> None:
    match = clash(0, blow, mine=power)
    if blow < 700:
        expected: tuple[int | None, int] = (power, 0)
    elif blow < 1000:
        expected = (0 if power else None, 0)
    else:
        expected = (None, 0)
    found = (both(match)[0], points(match, FOE))
    assert found == (expected[0], int(expected[0] is None))
    assert points(match, ME) == 0


def test_MA_R37_in_a_group_attack_the_launcher_suffers() -> None:
    ours = side([at("MA01", 2), at("MA13", 1)], ["MA11"])
    match = position(ours, side([at("MB19", 1)], ["MB14"]), phase="abilities")
    play(match, "activate:MA01", "activate:MB19", "challenge:MA01:MB19", "choose:MA13")
    # 1600 against 1150/550: exhausted; 1350 against 800/350 of the launcher: defeated
    assert squad(match, ME)[:2] == [None, "MA13"]
    assert place(match, ME, "active-2")["power"] == 1
    assert (points(match, ME), points(match, FOE)) == (0, 1)


def test_MA_R37_one_wound_point_of_a_stack() -> None:
    match = clash(0, 1000, wounds=2)
    found = place(match, ME, "active-1")
    assert (found["card"], found["wounds"], discard(match, ME)) == ("Rex", ["Rex"], ["Rex"])
    assert points(match, FOE) == 1


def test_MA_R37_the_owner_of_the_launcher_says_which_power_card_is_lost() -> None:
    cards = made(hero("Wall", attack=900, ability="counter_attack"))
    ours = side([at("MA07", 2, engaged=1)], ["MA11"])
    match = home_made(cards, ours, side([at("Wall", 2)], ["MB14"]), phase="abilities")
    play(match, "activate:Wall", "challenge:MA07:Wall")
    assert match.actor == ME
    play(match, "choose:unknown:engaged")
    assert place(match, ME, "active-1")["engaged"] == 0


def test_MA_R36_one_who_is_defeated_still_strikes_back() -> None:
    match = clash(1200, 1000)
    assert both(match) == (None, None)
    assert (points(match, ME), points(match, FOE)) == (1, 1)


def test_MA_R36_both_results_come_from_the_values_before_damage() -> None:
    cards = made(
        hero("Rex", attack=1500, defence=700, resistance=300),
        hero("Wall", attack=1000, ability="counter_attack"),
        hero("Weak", "wall", attack=0),
        hero("Soft", "rex", attack=0),
    )
    ours = side([at("Rex", 0, "Soft")], ["MA11"])
    match = home_made(cards, ours, side([at("Wall", 1, "Weak")], ["MB14"]), phase="abilities")
    play(match, "activate:Wall", "challenge:Rex:Wall")
    # the blow is that of the top card before it fell, and Rex struck before falling
    assert (squad(match, ME)[0], squad(match, FOE)[0]) == ("Soft", "Weak")
    assert (points(match, ME), points(match, FOE)) == (1, 1)


def test_MA_R36_a_power_point_lost_at_the_same_time_still_counts() -> None:
    match = clash(850, 700, mine=1, theirs=1)
    assert both(match) == (0, 0)
    assert (points(match, ME), points(match, FOE)) == (0, 0)


def test_MA_R36_no_counter_without_the_ability() -> None:
    match = position(side(["MA13"], ["MA11"]), side([at("MB01", 1)], ["MB14"]), phase="abilities")
    play(match, "pass", "challenge:MA13:MB01")
    assert (squad(match, ME)[0], points(match, FOE)) == ("MA13", 0)


def test_MA_R36_only_attack_and_bonus_attack_count() -> None:
    # Boost and Super Hit are for Defence: 800 against 800/350 of Captain America with 1 power point
    theirs = side([at("MB01", 2)], ["MB14"], hand=["MB15", "MB02"])
    match = position(side([at("MA01", 1)], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:MB01", "challenge:MA01:MB01", "boost:MB01:MB15", "pass", "super-hit:MB01:MB02")
    assert place(match, ME, "active-1")["power"] == 0
    assert squad(match, ME)[0] == "MA01"


def test_MA_R36_a_boost_of_the_challenger_is_no_defence() -> None:
    ours = side([at("MA13", 2)], ["MA11"], hand=["MA15", "MA14"])
    match = position(ours, side([at("MB01", 2)], ["MB14"]), phase="abilities")
    play(match, "activate:MB01", "challenge:MA13:MB01", "boost:MA13:MA15", "pass", "super-hit:MA13:MA14")
    play(match, "choose:unknown")  # 750 + 100 + 200 against 850/350: exhausted; 800 against 700/250: too
    assert (place(match, ME, "active-1")["power"], place(match, FOE, "active-1")["power"]) == (1, 1)


# The mission


def two_fights(answer: str) -> Match:
    """Hulk beats Star Trader, and Hawkeye (750/700/250) challenges Spider-Man (800), who may strike back."""
    ours = side(["MA09", "MA13"], ["MA11"], missions=["MA15", "MA16"])
    match = position(ours, side(["MB14", at("MB01", 1)], ["MB15"]), phase="abilities")
    play(match, answer, "challenge:MA09:MB14", "challenge:MA13:MB01")
    return match


@pytest.mark.parametrize("first", ["order:MA09:MB14", "order:MA13:MB01"])
def test_MA_R38_the_mission_is_lost_even_if_another_challenge_was_won(first: str) -> None:
    match = two_fights("activate:MB01")
    play(match, first)
    assert (points(match, ME), points(match, FOE)) == (1, 1)
    assert (missions(match, ME), hand(match, ME)) == (["MA15", "MA16"], [])
    pass_to(match, "replacement", 4)
    assert "MA15" in discard(match, ME)
    assert missions(match, ME) == ["MA16"]


def test_MA_R38_without_the_counter_attack_it_is_accomplished() -> None:
    match = two_fights("pass")
    play(match, "order:MA09:MB14")
    assert (points(match, ME), points(match, FOE)) == (1 + 4, 0)
    assert hand(match, ME) == ["MA15"]


def test_MA_R38_a_counter_that_only_exhausts_takes_no_mission() -> None:
    match = clash(1200, 700, mine=1)
    assert both(match) == (0, None)
    assert (points(match, ME), hand(match, ME)) == (1 + 4, ["MA15"])


def test_MA_R38_one_lost_wound_point_of_the_challenger_is_enough() -> None:
    match = clash(1200, 1000, wounds=1)
    assert (points(match, ME), hand(match, ME)) == (1, [])


def test_MA_R38_the_next_turn_is_not_touched() -> None:
    match = two_fights("activate:MB01")
    play(match, "order:MA09:MB14")
    pass_to(match, "challenge", 5)
    assert match.view(None)["seats"][ME]["missions"] == [{"card": "MA16", "activated": True}]
    play(match, "challenge:MA09:MB15", "pass")
    pass_to(match, "check-point")
    assert points(match, ME) == 1 + 1 + 4


# Points and fate


def test_MA_R39_a_point_for_the_defender() -> None:
    match = clash(0, 1000)
    assert (points(match, ME), points(match, FOE)) == (0, 1)
    assert match.result is None


def fate(trap: bool, striker: str = "rex", name: str = "rex", **parts: object) -> Match:
    """Rex challenges Wall, Active or in Reserve, whose nemesis may be Rex and who strikes back."""
    cards = made(
        hero("Rex", name, attack=0, ability="trap_attack", **parts),
        hero("Wall", attack=1000, ability="counter_attack", nemesis=striker),
        hero("Other"),
    )
    wall = at("Wall", 1)
    theirs = side(["MB06"], [wall]) if trap else side([wall], ["MB06"])
    match = home_made(cards, side([at("Rex", 2)], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:Rex" if trap else "pass", "activate:Wall", "challenge:Rex:Wall")
    return match


def test_MA_R39_an_active_defender_wins_against_its_nemesis() -> None:
    match = fate(trap=False)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((FOE,), "battle of fate")
    assert match.result.scores == {0: 0, 1: 1}


def test_MA_R39_one_in_reserve_does_not() -> None:
    match = fate(trap=True)
    assert match.result is None
    assert (squad(match, ME)[0], points(match, FOE)) == (None, 1)


def test_MA_R39_nor_against_somebody_else() -> None:
    match = fate(trap=False, striker="other")
    assert (match.result, points(match, FOE)) == (None, 1)
