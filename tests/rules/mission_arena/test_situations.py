"""Situations that we check the rules with, step by step, beyond the examples of the guide. P1 is seat 0,
whose turn it is unless a situation says otherwise."""

from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    avenger,
    discard,
    hand,
    home_made,
    keys,
    missions,
    outcome,
    pass_to,
    phase,
    place,
    play,
    points,
    position,
    seat_view,
    side,
    squad,
    sums,
    verbs,
)
from thwack import Match

Json = Any
ALL_PLACES = ("active-1", "active-2", "active-3", "reserve-1", "reserve-2")


def deck_size(match: Match, number: int) -> int:
    """How many cards are in a deck."""
    return int(seat_view(match, number)["deck_size"])


def challenges(match: Match) -> list[str]:
    """The challenges that may be declared."""
    return [key for key in keys(match) if key.startswith("challenge:")]


@pytest.mark.parametrize("power", [1, 0])
@pytest.mark.parametrize(
    ("attack", "band"), [(840, "ineffective"), (850, "exhausted"), (1199, "exhausted"), (1200, "defeated")]
)
def test_S1_the_three_bands(attack: int, band: str, power: int) -> None:
    mine = side(["HM01"], ["MA11"], missions=["MA16", "MA13"])
    theirs = side([at("MB01", power), "MB15"])
    match = home_made(avenger("HM01", "hulk", attack=attack), mine, theirs)
    if band == "exhausted" and power == 0:
        band = "defeated"
    play(match, "challenge:HM01:MB01")
    assert phase(match) == "check-point"
    assert (outcome(match), sums(match)) == (band, (attack, 850, 350))
    target = place(match, 1, "active-1")
    assert target["card"] == (None if band == "defeated" else "MB01")
    assert target["power"] == (power if band == "ineffective" else 0)
    assert len(discard(match, 1)) == {"ineffective": 0, "exhausted": 1, "defeated": 1 + power}[band]
    assert points(match, 0) == (1 + 4 if band == "defeated" else 0)
    assert hand(match, 0) == (["MA16"] if band == "defeated" else [])
    assert missions(match, 0) == (["MA13"] if band == "defeated" else ["MA16", "MA13"])


def boosted_iron_man() -> Match:
    """Iron Man, boosted by two cards, has challenged Night Weaver; P2 may answer."""
    mine = side([at("MA04", 2, engaged=1)], ["MA11"], hand=["MA04", "MA05", "MA15", "MA16", "MA17"])
    match = position(mine, side([at("MB06", 1)], hand=["MB06", "MB14", "MB15"]))
    play(match, "challenge:MA04:MB06")
    assert (match.actor, phase(match)) == (0, "boost")
    play(match, "boost:MA04:MA15", "boost:MA04:MA16")
    assert (match.actor, phase(match), sums(match)) == (1, "boost", (1100, 750, 300))  # no third card
    return match


def test_S2_boost_unanswered() -> None:
    match = boosted_iron_man()
    play(match, "pass", "pass", "pass")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 750, 300))
    assert hand(match, 0) == ["MA04", "MA05", "MA17"]


def test_S2_boost_answered_by_boost() -> None:
    match = boosted_iron_man()
    play(match, "boost:MB06:MB14")
    assert (match.actor, phase(match), sums(match)) == (0, "super-hit", (1100, 800, 300))  # no second one
    play(match, "pass", "pass")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 800, 300))  # equal is enough


def test_S2_boost_answered_by_super_hit() -> None:
    match = boosted_iron_man()
    play(match, "pass")
    assert keys(match) == ["super-hit:MA04:MA04", "super-hit:MA04:MA05", "pass"]
    play(match, "pass")
    assert (match.actor, keys(match)) == (1, ["super-hit:MB06:MB06", "pass"])
    play(match, "super-hit:MB06:MB06")
    assert phase(match) == "check-point"  # P1 is not asked again
    assert (outcome(match), sums(match)) == ("exhausted", (1100, 950, 300))
    assert place(match, 1, "active-1")["power"] == 0


def test_S2_super_hit_against_super_hit() -> None:
    match = boosted_iron_man()
    play(match, "pass", "super-hit:MA04:MA04")
    assert (match.actor, sums(match)) == (1, (1300, 750, 300))  # no second Super Hit with MA05
    play(match, "super-hit:MB06:MB06")
    assert (outcome(match), sums(match)) == ("defeated", (1300, 950, 300))
    assert phase(match) == "check-point"
    assert points(match, 0) == 1


@pytest.mark.parametrize(("challenger", "power", "fate"), [("MA09", 2, False), ("MA05", 4, True)])
def test_S3_wounds(challenger: str, power: int, fate: bool) -> None:
    cards = ["MA15", "MA16", "MA17", "MA18"][:power]
    mine = side([at(challenger, power)], ["MA11"], hand=cards, missions=["MA16"])
    match = position(mine, side([at("MB08", 2, "MB07", "MB07")], ["MB14"]))
    play(match, f"challenge:{challenger}:MB08", *(f"boost:{challenger}:{card}" for card in cards))
    assert (outcome(match), sums(match)) == ("defeated", (1300, 800, 500))
    if fate:
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")
        return
    thanos = place(match, 1, "active-1")
    assert (thanos["card"], thanos["wounds"], thanos["power"]) == ("MB07", ["MB07"], 2)
    assert discard(match, 1) == ["MB08"]
    assert match.result is None
    assert (points(match, 0), missions(match, 0), hand(match, 0)) == (1 + 4, [], ["MA16"])


@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0)])
def test_S4_double_hit(wounds: int, left: int) -> None:
    theirs = side([at("MB09", 1, *["MB09"] * (wounds - 1)), "MB15"])
    match = position(side([at("MA09", 2)], ["MA11"]), theirs, "abilities")
    play(match, "activate:MA09", "challenge:MA09:MB09")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 700, 350))
    found = place(match, 1, "active-1")
    assert (found["card"], found["wounds"]) == ("MB09" if left else None, [])
    assert found["power"] == (1 if left else 0)
    assert discard(match, 1).count("MB09") >= min(wounds, 2)
    assert len(discard(match, 1)) == (2 if left else wounds + 1)
    assert points(match, 0) == 1


def test_S5_trap_attack() -> None:
    mine = side([at("MA11", 2)], ["MA13"], missions=["MA16", "MA15"])
    match = position(mine, side(["MB07"], ["MB14"]), "abilities")
    play(match, "activate:MA11")
    assert challenges(match) == ["challenge:MA11:MB07", "challenge:MA11:MB14"]
    play(match, "challenge:MA11:MB14")
    assert (outcome(match), sums(match)) == ("defeated", (700, 650, 250))
    assert place(match, 1, "reserve-1")["card"] is None
    assert points(match, 0) == 1
    assert (hand(match, 0), missions(match, 0)) == ([], ["MA16", "MA15"])
    pass_to(match, "power-up", turn=4)
    assert missions(match, 0) == ["MA15"]
    assert "MA16" in discard(match, 0)
    assert points(match, 0) == 1


@pytest.mark.parametrize(("target", "fate"), [("MB11", True), ("MB14", False)])
def test_S5_thor_traps_loki(target: str, fate: bool) -> None:
    thor = avenger("HM01", "thor", attack=1000, ability="trap_attack", nemesis="loki")
    match = home_made(thor, side([at("HM01", 2)], ["MA13"]), side(["MB07"], [target]), "abilities")
    play(match, "activate:HM01", f"challenge:HM01:{target}")
    assert outcome(match) == "defeated"
    assert (match.result is not None) is fate
    if match.result is not None:
        assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_S6_counter_attack() -> None:
    mine = side(["MA13", "MA15", "MA18"], ["MA11", "MA01"], missions=["MA16", "MA15"])
    match = position(mine, side([at("MB01", 1)]), "abilities")
    assert (match.actor, keys(match)) == (1, ["activate:MB01", "pass"])
    play(match, "activate:MB01", "challenge:MA13:MB01")
    assert (outcome(match), sums(match)) == ("ineffective", (750, 850, 350))
    assert squad(match, 0) == [None, "MA15", "MA18", "MA11", "MA01"]
    assert (points(match, 0), points(match, 1)) == (0, 1)
    assert place(match, 1, "active-1")["power"] == 1
    play(match, "pass")  # the Check Point
    pass_to(match, "power-up", turn=4)
    assert (points(match, 0), missions(match, 0)) == (0, ["MA15"])
    assert discard(match, 0) == ["MA13", "MA16"]


def test_S6_both_are_exhausted() -> None:
    mine = side([at("MA07", 1), "MA15", "MA18"], ["MA11", "MA01"], missions=["MA16"])
    match = position(mine, side([at("MB01", 1)]), "abilities")
    play(match, "activate:MB01", "challenge:MA07:MB01")
    assert (outcome(match), sums(match)) == ("exhausted", (1000, 850, 350))
    spider, thor = place(match, 1, "active-1"), place(match, 0, "active-1")
    assert (spider["card"], spider["power"], spider["engaged"]) == ("MB01", 0, 0)
    assert spider["marks"] == ["counter_attack"]
    assert (thor["card"], thor["power"]) == ("MA07", 0)
    assert (points(match, 0), points(match, 1)) == (0, 0)
    assert missions(match, 0) == ["MA16"]


def test_S7_brute_force_against_a_team() -> None:
    match = position(side([at("MA07", 3)], ["MA11"]), side([at("MB19", 1), "MB15"]), "abilities")
    plain = match.fork()
    play(match, "activate:MA07", "pass", "challenge:MA07:MB19")
    assert (outcome(match), place(match, 1, "active-1")["card"]) == ("defeated", None)
    play(plain, "pass", "pass", "challenge:MA07:MB19")
    assert outcome(plain) == "ineffective"


def test_S7_brute_force_against_bonus_defence() -> None:
    card = avenger(
        "HM01", "star-trader", ability="bonus_defence(100, each(protagonist, affiliation(web_watch)))"
    )
    theirs = side([at("MB19", 1), "MB15"], [at("HM01", 1)])
    match = home_made(card, side([at("MA07", 3)], ["MA11"]), theirs, "abilities")
    play(match, "activate:MA07", "activate:HM01", "pass")
    assert place(match, 1, "active-1")["defence"] == 1250
    play(match, "challenge:MA07:MB19")
    assert (outcome(match), place(match, 1, "active-1")["card"]) == ("defeated", None)


@pytest.mark.parametrize(("power", "band"), [(2, "exhausted"), (0, "defeated")])
def test_S7_brute_force_below_resistance(power: int, band: str) -> None:
    thor = avenger("HM01", "thor", attack=500, ability="brute_force")
    match = home_made(thor, side([at("HM01", 3)], ["MA11"]), side([at("MB20", power)]), "abilities")
    play(match, "activate:HM01", "challenge:HM01:MB20")
    assert outcome(match) == band
    assert place(match, 1, "active-1")["power"] == (1 if power else 0)
    assert place(match, 1, "active-1")["card"] == ("MB20" if power else None)


@pytest.mark.parametrize(("taken", "left"), [("MB07", "MB09"), ("MB09", "MB07")])
def test_S8_attack_mission(taken: str, left: str) -> None:
    mine = side([at("MA08", 3)], ["MA11"], missions=["MA16"])
    theirs = side(["MB04"], missions=["MB15", "MB06", "MB01"], discard=["MB07", "MB09"])
    match = position(mine, theirs, "abilities")
    play(match, "activate:MA08")
    assert "challenge:MA08:MB15:mission" in keys(match)
    play(match, "challenge:MA08:MB15:mission")
    assert (match.actor, sorted(keys(match))) == (0, ["choose:MB07", "choose:MB09"])
    assert (outcome(match), sums(match)) == ("defeated", (1050, 700, 300))
    play(match, f"choose:{taken}")
    assert missions(match, 1) == [taken, "MB06", "MB01"]
    assert discard(match, 1) == [left, "MB15"]
    assert points(match, 0) == 0
    assert (missions(match, 0), hand(match, 0)) == (["MA16"], [])
    pass_to(match, "power-up", turn=4)
    assert (points(match, 0), missions(match, 0)) == (0, [])


# Draws two, and then Duty Call reveals the third
DUTY = ["MA15", "MA16", "MA06", *["MA18"] * 9]


def test_S9_duty_call() -> None:
    mine = side([at("MA05", 1), at("MA01", 2), "MA18"], ["MA11", "MA13"], deck=DUTY)
    match = position(mine, side(["MB07", "MB15"]), "cool-down")
    assert match.view(None)["duty"] == {"card": "MA06", "name": "iron-man"}
    assert discard(match, 0) == ["MA06"]
    assert [place(match, 0, f"active-{n}")["barred"] for n in (1, 2, 3)] == [True, False, False]
    play(match, "pass", "power:MA05", "power:MA05", "power:MA18")
    assert place(match, 0, "active-1")["power"] == 3
    assert (phase(match), keys(match)) == ("abilities", ["activate:MA01", "pass"])
    play(match, "activate:MA01")
    assert not any(key.startswith("challenge:MA05") for key in keys(match))
    play(match, "challenge:MA01:MB07")
    assert challenges(match) == ["challenge:MA18:MB15"]  # nobody was there to be a partner


def test_S9_and_the_turn_after() -> None:
    iron_man = avenger("HM01", "iron-man", defence=1000, ability="counter_attack")
    mine = side([at("HM01", 1), "MA01", "MA18"], ["MA11", "MA13"], deck=DUTY)
    match = home_made(iron_man, mine, side(["MB04"], ["MB14", "MB15"]), "cool-down")
    assert place(match, 0, "active-1")["barred"]
    play(match, "pass", "power:HM01", "power:HM01", "power:HM01")
    pass_to(match, "abilities", turn=4)
    assert (match.actor, keys(match)) == (0, ["activate:HM01", "pass"])
    assert not place(match, 0, "active-1")["barred"]
    play(match, "activate:HM01")
    assert match.actor == 1
    play(match, "challenge:MB04:HM01")
    pass_to(match, "boost")
    assert match.actor == 0
    play(match, "boost:HM01:MA15")
    assert match.view(None)["challenges"][0]["defence_parts"] == [
        {"of": "printed", "n": 1000},
        {"of": "boost", "n": 50},
    ]


@pytest.mark.parametrize(("revealed", "barred"), [("MA04", False), ("MA20", True)])
def test_S9_teams(revealed: str, barred: bool) -> None:
    mine = side([at("MA20", 2), "MA18"], ["MA11", "MA13"], deck=["MA15", "MA16", revealed, *["MA18"] * 9])
    match = position(mine, side(["MB07", "MB15"]), "cool-down")
    assert match.view(None)["duty"]["card"] == revealed
    assert place(match, 0, "active-1")["barred"] is barred
    pass_to(match, "power-up")
    play(match, "power:MA20", "power:MA20", "power:MA20")
    assert ("activate:MA20" in keys(match)) is not barred
    pass_to(match, "challenge")
    assert any(key.startswith("challenge:MA20:") for key in keys(match)) is not barred


def test_S10_no_card_to_draw() -> None:
    match = position(side(["MA01"], ["MA11"], deck=[]), side(["MB07"], points=0), "cool-down")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "total destruction")


def test_S10_one_card() -> None:
    mine = side(["MA01", "MA18", "MA15"], ["MA11", "MA13"], deck=["MA16"])
    match = position(mine, side(["MB07"]), "cool-down")
    assert (match.result, hand(match, 0), deck_size(match, 0)) == (None, ["MA16"], 0)
    assert (match.view(None)["duty"], discard(match, 0)) == (None, [])
    play(match, "pass")  # nobody moves
    assert phase(match) == "challenge"
    assert sum(place(match, 0, name)["power"] for name in ALL_PLACES) == 0


def test_S10_four_cards() -> None:
    mine = side(["MA01", "MA18", "MA15"], ["MA11", "MA13"], deck=["MA16", "MA04", "MA07", "MA09"])
    match = position(mine, side(["MB07"]), "cool-down")
    assert hand(match, 0) == ["MA04", "MA16"]
    assert match.view(None)["duty"] == {"card": "MA07", "name": "thor"}
    play(match, "pass", "power:MA01")
    assert phase(match) == "challenge"
    assert (place(match, 0, "active-1")["power"], deck_size(match, 0)) == (1, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_S11_eleven_turns(first: int) -> None:
    match = thwack.new("mission_arena", seed=4, first=first)
    turns: dict[int, int] = {}
    while match.actor is not None:
        view = match.view(None)
        turns.setdefault(view["turn"], view["active"])
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    turns.pop(0)  # the squads
    assert turns == {number: (number + 1 + first) % 2 for number in range(1, 12)}
    assert [missions(match, seat) for seat in (0, 1)] == [[], []]
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "mission complete")  # nobody challenged


@pytest.mark.parametrize(("scored", "winners"), [((3, 2), (0,)), ((2, 3), (1,)), ((2, 2), ())])
def test_S11_end_and_tie(scored: tuple[int, int], winners: tuple[int, ...]) -> None:
    mine = side(["MA01"], ["MA11"], points=scored[0])
    theirs = side(["MB07"], ["MB14"], points=scored[1])
    match = position(mine, theirs, "check-point", turn=11)
    assert match.result is None
    play(match, "pass")
    pass_to_end(match)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, "mission complete")
    assert match.result.scores == dict(enumerate(scored))


def pass_to_end(match: Match) -> None:
    """The squads may still have to be refilled."""
    while match.actor is not None:
        play(match, keys(match)[0])


def test_S12_weak_points_variant_b() -> None:
    mine = side(["MA16", "MA09"], ["MA11"])
    match = position(mine, side([at("MB07", 1), at("MB04", 1)]), weak_points="B")
    play(match, "challenge:MA16:MB07", "challenge:MA09:MB04")
    assert [sums(match, 0), sums(match, 1)] == [(1150, 750, 450), (1100, 750, 300)]
    play(match, "order:MA16:MB07")
    assert [outcome(match, 0), outcome(match, 1)] == ["exhausted", "defeated"]
    assert place(match, 1, "active-1")["power"] == 0


def test_S12_weak_points_variant_a() -> None:
    match = position(side(["MA16"], ["MA11"]), side([at("MB07", 1)]), weak_points="A")
    play(match, "challenge:MA16:MB07")
    assert (outcome(match), sums(match)) == ("ineffective", (650, 750, 450))


@pytest.mark.parametrize(("variant", "left"), [("A", None), ("off", "MB07")])
def test_S12_variant_a_hits_twice(variant: str, left: str | None) -> None:
    mine = side([at("MA16", 6)], ["MA11"], hand=["MA15"] * 6)
    match = position(mine, side([at("MB07", 1, "MB07")]), weak_points=variant)
    play(match, "challenge:MA16:MB07", *["boost:MA16:MA15"] * 6)
    assert (outcome(match), sums(match)) == ("defeated", (1250, 750, 450))
    assert place(match, 1, "active-1")["card"] == left
    assert discard(match, 1).count("MB07") >= (1 if left else 2)
    assert points(match, 0) == 1


def test_S13_good_and_evil() -> None:
    cards = avenger("HM01", "gear-tyrant", alignment="evil") + avenger(
        "HM02", "relic-hunter", alignment="neutral"
    )
    both = side([at("MA01", 2), "HM01", "HM02"])
    match = home_made(cards, both, side(["MB07", "MB09"]), "abilities")
    play(match, "activate:MA01", "challenge:MA01:MB07")
    assert keys(match) == ["choose:HM02", "pass"]
    play(match, "choose:HM02")
    assert match.view(None)["challenges"][0]["partner"] == "HM02"
    assert challenges(match) == ["challenge:HM01:MB09"]
    alone = home_made(cards, side([at("MA01", 2), "HM01"]), side(["MB07", "MB09"]), "abilities")
    play(alone, "activate:MA01", "challenge:MA01:MB07")
    assert "choose" not in verbs(alone)
    assert alone.view(None)["challenges"][0]["partner"] is None


def test_S14_switch_and_zones() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1)])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09")
    assert (match.actor, keys(match)) == (1, ["swap:MB04:MB09", "pass"])
    play(match, "swap:MB04:MB09")
    scout, nebula = place(match, 1, "active-2"), place(match, 1, "reserve-1")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 2, 1)
    assert (nebula["card"], nebula["power"], nebula["engaged"]) == ("MB09", 1, 1)
    assert (outcome(match), sums(match)) == ("exhausted", (1000, 750, 300))
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    scout = place(match, 1, "active-2")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 1, 0)
    assert place(match, 1, "reserve-1")["power"] == 1


def test_S14_engaged_until_cool_down() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1), "MB14"])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09", "swap:MB04:MB09", "choose:unknown")
    scout = place(match, 1, "active-2")
    assert (scout["power"], scout["engaged"]) == (1, 1)
    pass_to(match, "power-up", turn=4)
    assert place(match, 1, "active-2")["power"] == 0
    assert place(match, 1, "reserve-1")["power"] == 0


def test_S14_the_other_one_is_usable() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1), "MB14"])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09", "swap:MB04:MB09", "choose:unknown:engaged")
    pass_to(match, "abilities", turn=5)
    play(match, "pass")  # P1 uses nothing
    assert (match.actor, keys(match)) == (1, ["activate:MB04", "pass"])
    play(match, "activate:MB04")
    scout = place(match, 1, "active-2")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 1, 1)


@pytest.mark.parametrize(("wounds", "gained"), [(1, 2), (2, 3), (3, 3), (5, 3)])
def test_S15_power_bank(wounds: int, gained: int) -> None:
    mine = side([at("MA05", 1, *["MA04"] * (wounds - 1)), "MA01"], ["MA11"], hand=["MA15"])
    match = position(mine, side(["MB07", "MB15"]), "abilities")
    assert keys(match) == ["activate:MA05", "pass"]  # Captain America cannot pay
    play(match, "activate:MA05")
    assert seat_view(match, 0)["bank"] == gained
    assert place(match, 0, "active-1")["engaged"] == 1
    assert keys(match) == ["activate:MA01", "pass"]
    play(match, "activate:MA01")
    assert place(match, 0, "active-2")["marks"] == ["group_attack"]
    assert (phase(match), seat_view(match, 0)["bank"]) == ("challenge", 0)  # one that was left is gone
    assert place(match, 0, "active-2")["power"] == 0


def test_S15_unused_points_vanish_and_are_no_cards() -> None:
    mine = side([at("MA05", 1), "MA01"], ["MA11"], hand=["MA15"])
    match = position(mine, side(["MB07", "MB15"]), "abilities")
    play(match, "activate:MA05", "pass")
    assert (phase(match), seat_view(match, 0)["bank"]) == ("challenge", 0)
    play(match, "challenge:MA01:MB07", "challenge:MA05:MB15")
    assert (phase(match), keys(match)) == ("boost", ["boost:MA05:MA15", "pass"])  # not Captain America


def test_S15_nor_do_they_save_from_exhaustion() -> None:
    mine = side([at("MA05", 1), "MA02"], ["MA11"])
    match = position(mine, side(["MB07"], ["MB14"]), "abilities", active=1)
    play(match, "activate:MA05", "pass", "challenge:MB07:MA02")
    assert sums(match) == (1050, 850, 350)  # the band of exhaustion
    assert (outcome(match), place(match, 0, "active-2")["card"]) == ("defeated", None)


def test_S16_new_mission() -> None:
    mine = side([at("MA15", 2)], ["MA11"], hand=["MA13", "MA21"], missions=["MA16", "MA01", "MA07"])
    match = position(mine, side(["MB07"]), "abilities")
    assert seat_view(match, 0)["missions"][0] == {"card": "MA16", "activated": True}
    play(match, "activate:MA15")
    assert [key for key in keys(match) if key != "pass"] == [
        "choose:mission-2:MA13",
        "choose:mission-2:MA21",
        "choose:mission-3:MA13",
        "choose:mission-3:MA21",
    ]
    for key, column in (
        ("choose:mission-2:MA21", ["MA16", "MA21", "MA07"]),
        ("choose:mission-3:MA13", ["MA16", "MA01", "MA13"]),
    ):
        other = match.fork()
        play(other, key)
        assert phase(other) == "challenge"  # only one
        assert missions(other, 0) == column
