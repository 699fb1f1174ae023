"""MA-8: Boost."""

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    hero,
    home_made,
    keys,
    made,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    sums,
    verbs,
)
from thwack.match import Match

ME, FOE = 0, 1
CARDS = ["MA15", "MA16", "MA17", "MA18"]
THEIRS = ["MB04", "MB14", "MB15", "MB16"]


def duel(mine: int = 2, theirs: int = 2, cards: list[str] = CARDS, answers: list[str] = THEIRS) -> Match:
    """Captain America (850) challenges Night Weaver (750/300); both have so many power points."""
    match = position(
        side([at("MA01", mine)], ["MA11"], hand=cards), side([at("MB06", theirs)], ["MB01"], hand=answers)
    )
    play(match, "challenge:MA01:MB06")
    return match


def boosts(who: str, cards: list[str]) -> list[str]:
    """What is offered to one who may be boosted."""
    return [*(f"boost:{who}:{card}" for card in cards), "pass"]


def test_MA_8_1_a_hundred_more_attack_for_each_card_discarded() -> None:
    match = duel(mine=3)
    assert (phase(match), match.actor, keys(match)) == ("boost", ME, boosts("MA01", CARDS))
    found = []
    for card in ("MA17", "MA15", "MA18"):
        play(match, f"boost:MA01:{card}")
        found.append(sums(match))
    assert found == [(950, 750, 300), (1050, 750, 300), (1150, 750, 300)]
    assert discard(match, ME) == ["MA17", "MA15", "MA18"]
    assert hand(match, ME) == ["MA16"]
    assert match.actor == FOE  # three power points, three cards
    assert match.view(None)["challenges"][0]["attack_parts"] == [
        {"of": "printed", "n": 850},
        {"of": "boost", "n": 300},
    ]


def test_MA_8_1_no_more_cards_than_power_points() -> None:
    match = duel(mine=2)
    play(match, "boost:MA01:MA15")
    assert keys(match) == boosts("MA01", ["MA16", "MA17", "MA18"])
    play(match, "boost:MA01:MA16")
    assert match.actor == FOE
    assert sums(match)[0] == 1050


def test_MA_8_1_power_points_are_counted_and_not_spent() -> None:
    match = duel(mine=2, theirs=0)
    play(match, "boost:MA01:MA15", "boost:MA01:MA16")
    assert place(match, ME, "active-1")["power"] == 2


def test_MA_8_1_not_without_power_points() -> None:
    assert duel(mine=0).actor == FOE
    assert duel(mine=1).actor == ME


def test_MA_8_1_not_without_cards() -> None:
    assert duel(cards=[]).actor == FOE
    match = duel(mine=3, cards=["MA15"])
    play(match, "boost:MA01:MA15")
    assert match.actor == FOE


def test_MA_8_1_only_active_ones_in_a_challenge() -> None:
    ours = side([at("MA01", 2), at("MA07", 2), at("MA04", 2)], [at("MA11", 2)], hand=["MA15"])
    match = position(ours, side(["MB06", "MB01", "MB09"], ["MB14"]))
    play(match, "challenge:MA01:MB06", "challenge:MA04:MB09", "pass")
    assert keys(match) == ["boost:MA01:MA15", "boost:MA04:MA15", "pass"]


def test_MA_8_1_for_one_protagonist_only() -> None:
    ours = side([at("MA01", 2), at("MA07", 2)], ["MA11"], hand=["MA15", "MA16", "MA17"])
    match = position(ours, side(["MB06", "MB01"], ["MB14"]))
    play(match, "challenge:MA01:MB06", "challenge:MA07:MB01", "boost:MA07:MA16")
    assert keys(match) == boosts("MA07", ["MA15", "MA17"])
    assert (sums(match, 0)[0], sums(match, 1)[0]) == (850, 1100)


def test_MA_8_1_a_partner_can_be_boosted() -> None:
    ours = side([at("MA01", 2), at("MA04", 2)], ["MA11"], hand=["MA15", "MA16"])
    match = position(ours, side(["MB01"], ["MB14"]), phase="abilities")
    play(match, "activate:MA01")
    pass_to(match, "challenge")
    play(match, "challenge:MA01:MB01", "choose:MA04")
    assert keys(match) == [*boosts("MA01", ["MA15", "MA16"])[:-1], *boosts("MA04", ["MA15", "MA16"])]
    play(match, "boost:MA04:MA15")
    found = match.view(None)["challenges"][0]
    assert found["attack"] == 850 + 900 + 100
    assert found["attack_parts"] == [
        {"of": "printed", "n": 850},
        {"of": "partner", "n": 900},
        {"of": "boost", "n": 100},
    ]


def test_MA_8_1_equal_cards_are_one_choice_and_go_one_at_a_time() -> None:
    match = duel(cards=["MA15", "MA15", "MA16"])
    play(match, "boost:MA01:MA15")
    assert keys(match) == boosts("MA01", ["MA15", "MA16"])
    play(match, "boost:MA01:MA15")
    assert (hand(match, ME), discard(match, ME)) == (["MA16"], ["MA15", "MA15"])


def test_MA_8_1_it_can_turn_an_exhausted_target_into_a_defeated_one() -> None:
    for spent, outcome in ((0, "exhausted"), (1, "exhausted"), (2, "defeated")):
        match = duel(answers=[])
        for card in CARDS[:spent]:
            play(match, f"boost:MA01:{card}")
        pass_to(match, "check-point")
        assert match.view(None)["challenges"][0]["outcome"] == outcome


def test_MA_8_2_fifty_more_defence_for_each_card_discarded() -> None:
    match = duel(theirs=2)
    play(match, "pass")
    assert (phase(match), match.actor, keys(match)) == ("boost", FOE, boosts("MB06", THEIRS))
    play(match, "boost:MB06:MB15")
    assert sums(match) == (850, 800, 300)
    assert keys(match) == boosts("MB06", ["MB04", "MB14", "MB16"])
    play(match, "boost:MB06:MB04")  # two power points: no third card
    assert phase(match) == "check-point"
    found = match.view(None)["challenges"][0]
    assert (found["attack"], found["defence"], found["resistance"]) == (850, 850, 300)
    assert (discard(match, FOE)[:2], hand(match, FOE)) == (["MB15", "MB04"], ["MB14", "MB16"])


def test_MA_8_2_the_parts_of_the_defence_are_told() -> None:
    match = duel(theirs=3)
    play(match, "pass", "boost:MB06:MB15", "boost:MB06:MB14")
    assert match.view(None)["challenges"][0]["defence_parts"] == [
        {"of": "printed", "n": 750},
        {"of": "boost", "n": 100},
    ]


def test_MA_8_2_only_for_one_who_is_challenged() -> None:
    theirs = side([at("MB06", 1), at("MB01", 1), at("MB09", 1)], [at("MB14", 1)], hand=["MB04", "MB15"])
    match = position(side(["MA01", "MA04"], ["MA11"]), theirs)
    play(match, "challenge:MA01:MB06", "challenge:MA04:MB09")
    assert match.actor == FOE
    assert keys(match) == [*boosts("MB06", ["MB04", "MB15"])[:-1], *boosts("MB09", ["MB04", "MB15"])]
    play(match, "boost:MB09:MB15")  # its one power point
    rows = match.view(None)["challenges"]
    assert [row["defence"] for row in rows] == [750, 750]


def test_MA_8_2_not_without_power_points_or_cards() -> None:
    for match in (duel(theirs=0), duel(answers=[])):
        play(match, "pass")
        assert phase(match) == "check-point"


def test_MA_8_2_an_attacked_mission_is_not_boosted() -> None:
    theirs = side([at("MB01", 2)], [at("MB14", 2)], missions=["MB15"], hand=["MB04"])
    match = position(side([at("MA08", 3)], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:MA08", "pass", "challenge:MA08:MB15:mission")
    assert phase(match) == "check-point"
    assert hand(match, FOE) == ["MB04"]


# Rulings


@pytest.mark.parametrize("spent", range(4))
def test_MA_R24_any_number_of_cards_up_to_the_power_points(spent: int) -> None:
    match = duel(mine=3)
    for card in CARDS[:spent]:
        play(match, f"boost:MA01:{card}")
    if spent < 3:
        play(match, "pass")
    assert (match.actor, sums(match)[0]) == (FOE, 850 + 100 * spent)
    assert len(hand(match, ME)) == 4 - spent


def test_MA_R25_once_for_each_player_in_a_turn() -> None:
    ours = side([at("MA01", 1), at("MA04", 1)], ["MA11"], hand=["MA15", "MA16"])
    theirs = side([at("MB06", 1), at("MB09", 1)], hand=["MB14", "MB15"])
    match = position(ours, theirs)
    play(match, "challenge:MA01:MB06", "challenge:MA04:MB09", "boost:MA01:MA15")
    assert match.actor == FOE  # Iron Man gets nothing
    play(match, "boost:MB06:MB14")
    assert phase(match) == "resolution"
    play(match, "order:MA04:MB09")
    assert phase(match) == "check-point"
    assert [(row["attack"], row["defence"]) for row in match.view(None)["challenges"]] == [
        (950, 800),
        (900, 700),
    ]


def test_MA_R25_in_the_next_turn_again() -> None:
    match = duel(mine=1, theirs=1)
    play(match, "boost:MA01:MA15", "boost:MB06:MB14")
    pass_to(match, "challenge", 4)
    assert match.view(None)["challenges"] == []
    play(match, "challenge:MB06:MA01")
    pass_to(match, "boost")
    assert keys(match)[0].startswith("boost:MB06:")
    assert sums(match) == (750, 800, 350)  # nothing of the last Boost counts


def test_MA_R26_engaged_power_points_count() -> None:
    ours = side([at("MA01", 3, engaged=2)], ["MA11"], hand=CARDS)
    match = position(ours, side([at("MB06", 1, engaged=1)], ["MB01"], hand=THEIRS))
    play(match, "challenge:MA01:MB06", "boost:MA01:MA15", "boost:MA01:MA16", "boost:MA01:MA17")
    assert (match.actor, sums(match)[0]) == (FOE, 1150)
    play(match, "boost:MB06:MB04")
    assert match.view(None)["challenges"][0]["defence"] == 800


def test_MA_R27_the_target_of_a_trap_attack_may_be_boosted() -> None:
    theirs = side([at("MB06", 2)], [at("MB14", 2), at("MB01", 2)], hand=["MB04"])
    match = position(side([at("MA11", 2)], ["MA13"]), theirs, phase="abilities")
    play(match, "activate:MA11")
    pass_to(match, "challenge")
    play(match, "challenge:MA11:MB14")
    assert keys(match) == ["boost:MB14:MB04", "pass"]
    play(match, "boost:MB14:MB04")
    assert match.view(None)["challenges"][0]["defence"] == 700


def test_MA_R29_the_turn_player_first_in_both_phases_and_all_is_open() -> None:
    ours = side([at("MA01", 1)], ["MA11"], hand=["MA02", "MA15"])
    match = position(ours, side([at("MB06", 1)], ["MB01"], hand=["MB06", "MB14"]))
    play(match, "challenge:MA01:MB06")
    order = []
    for key in ("boost:MA01:MA15", "boost:MB06:MB14", "super-hit:MA01:MA02", "super-hit:MB06:MB06"):
        order.append((match.actor, phase(match)))
        play(match, key)
        found = match.view(FOE)["seats"][ME]["discard"] + match.view(ME)["seats"][FOE]["discard"]
        assert key.rpartition(":")[2] in found
    assert order == [(ME, "boost"), (FOE, "boost"), (ME, "super-hit"), (FOE, "super-hit")]


def test_MA_R29_whoever_passed_does_not_come_again() -> None:
    match = duel()
    play(match, "pass", "boost:MB06:MB14", "boost:MB06:MB15")
    assert phase(match) == "check-point"
    assert sum(card in CARDS for card in hand(match, ME)) == 4


def test_MA_R29_the_second_seat_is_first_in_its_own_turn() -> None:
    ours = side([at("MA01", 1)], hand=["MA15", "MA02"])
    match = position(ours, side([at("MB06", 1)], ["MB01"], hand=["MB06", "MB14"]), active=FOE)
    play(match, "challenge:MB06:MA01")
    order = []
    for key in ("boost:MB06:MB14", "boost:MA01:MA15", "super-hit:MB06:MB06"):
        order.append(match.actor)
        play(match, key)
    assert [*order, match.actor] == [FOE, ME, FOE, ME]
    assert sums(match) == (750 + 100 + 200, 800 + 50, 350)


def test_MA_R30_boost_is_the_phase_after_challenge() -> None:
    ours = side([at("MA01", 1)], ["MA11"], hand=["MA15", "MA02"], deck=["MA15"] * 9)
    match = position(ours, side([at("MB06", 1)], hand=["MB14", "MB15"]), phase="replacement", abilities=False)
    found: list[tuple[str, bool]] = []
    while match.view(None)["turn"] == 3 and match.actor is not None:
        found.append((phase(match), "boost" in verbs(match)))
        offered = keys(match)
        play(match, offered[0] if phase(match) in ("challenge", "power-up") else "pass")
    order = ["replacement", "power-up", "challenge", "boost", "super-hit", "check-point"]
    assert list(dict(found)) == order
    assert {name for name, offered_it in found if offered_it} == {"boost"}


# Switch


def switched(*answers: str) -> Match:
    """Iron Man (900) against Night Weaver (750/300, 1 power point); Web Scout (750/300) has Switch."""
    theirs = side([at("MB06", 1)], [at("MB04", 1)], hand=["MB06", "MB14"])
    match = position(side(["MA04"], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:MB04", "pass", "challenge:MA04:MB06", *answers)
    return match


def test_MA_H6_boost_stays_with_the_one_it_was_played_for() -> None:
    match = switched("boost:MB06:MB14", "pass", "swap:MB04:MB06")
    found = match.view(None)["challenges"][0]
    assert (found["target"], found["defence"], found["to"]) == ("MB04", 750, "active-1")
    without = switched("boost:MB06:MB14", "pass", "pass")
    found = without.view(None)["challenges"][0]
    assert (found["target"], found["defence"]) == ("MB06", 800)


def test_MA_H6_super_hit_stays_with_the_one_it_was_played_for() -> None:
    match = switched("pass", "super-hit:MB06:MB06", "swap:MB04:MB06")
    found = match.view(None)["challenges"][0]
    assert (found["target"], found["defence"]) == ("MB04", 750)
    without = switched("pass", "super-hit:MB06:MB06", "pass")
    found = without.view(None)["challenges"][0]
    assert (found["target"], found["defence"]) == ("MB06", 950)


def test_MA_H6_it_goes_with_the_one_who_makes_room() -> None:
    # Night Weaver, boosted and replaced, is challenged by nobody any more; in either seat
    for seat in (ME, FOE):
        defender = side([None, at("MB06", 1)], [None, at("MB04", 1)], hand=["MB06", "MB14"])
        attacker = side(["MA04"], ["MA11"])
        ours, theirs = (defender, attacker) if seat == ME else (attacker, defender)
        match = position(ours, theirs, phase="abilities", active=1 - seat)
        play(match, "activate:MB04", "pass", "challenge:MA04:MB06", "boost:MB06:MB14", "super-hit:MB06:MB06")
        play(match, "swap:MB04:MB06")
        found = match.view(None)["challenges"][0]
        assert (found["target"], found["defence"]) == ("MB04", 750)


def test_MA_H6_boost_and_super_hit_of_another_fight_stay_where_they_are() -> None:
    for seat in (ME, FOE):
        defender = side([at("MB01", 1), "MB06"], [at("MB04", 1)], hand=["MB02", "MB14"])
        attacker = side([at("MA04", 1), at("MA01", 1)], ["MA11"], hand=["MA05", "MA15"])
        ours, theirs = (defender, attacker) if seat == ME else (attacker, defender)
        match = position(ours, theirs, phase="abilities", active=1 - seat)
        play(match, "pass", "activate:MB04")
        pass_to(match, "challenge")
        play(match, "challenge:MA04:MB01", "challenge:MA01:MB06")
        play(match, "boost:MA04:MA15", "boost:MB01:MB14", "super-hit:MA04:MA05", "super-hit:MB01:MB02")
        play(match, "order:MA01:MB06", "swap:MB04:MB06")
        rows = match.view(None)["challenges"]
        assert [(row["target"], row["attack"], row["defence"]) for row in rows] == [
            ("MB01", 900 + 100 + 200, 850 + 50 + 200),
            ("MB04", 850, 750),
        ]


def test_MA_H1_a_bonus_goes_along_when_switch_changes_places() -> None:
    cards = made(
        hero("Left", defence=600, ability="bonus_defence(100)"), hero("Right", defence=700, ability="switch")
    )
    theirs = side([None, at("Left", 1)], [None, at("Right", 2)])
    match = home_made(cards, side(["MA16"], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:Left", "activate:Right", "challenge:MA16:Left", "swap:Right:Left")
    found = [place(match, FOE, where) for where in ("active-2", "reserve-2")]
    assert [(row["card"], row["defence"]) for row in found] == [("Right", 700), ("Left", 600 + 100)]
