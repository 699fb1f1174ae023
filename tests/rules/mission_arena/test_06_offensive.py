"""MA-6.11, MA-6.12, MA-6.14, MA-6.15: Trap Attack, Brute Force, Double Hit, Bonus Attack."""

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
    place,
    play,
    points,
    position,
    side,
    squad,
    sums,
)
from tests.rules.mission_arena.ability_kit import answer, made, marks, power, use
from thwack.match import Match

# Trap Attack


def trap(mine: Json = None, reserve: Json = "MB14", **parts: Json) -> Match:
    """Black Widow has used Trap Attack; the opponent has Frost Marauder Active and one in Reserve."""
    mine = mine or [at("MA11", 2)]
    match = position(side(mine, ["MA17"], **parts), side(["MB16"], [reserve]), "abilities")
    use(match, "MA11")
    return match


def test_MA_6_11_the_reserve_may_be_challenged() -> None:
    match = trap()
    assert keys(match) == ["challenge:MA11:MB16", "challenge:MA11:MB14", "pass"]
    play(match, "challenge:MA11:MB14")
    assert sums(match) == (700, 650, 250)
    assert outcome(match) == "defeated"  # there is no power point
    assert squad(match, 1)[3] is None
    assert points(match, 0) == 1


def test_MA_6_11_without_it_the_reserve_is_safe() -> None:
    match = position(side([at("MA11", 2)], ["MA17"]), side(["MB16"], ["MB14"]), "abilities")
    play(match, "pass")
    assert keys(match) == ["challenge:MA11:MB16", "pass"]


def test_MA_6_11_for_others_the_reserve_stays_safe() -> None:
    match = trap([at("MA11", 2), "MA09"])
    assert [key for key in keys(match) if "MB14" in key] == ["challenge:MA11:MB14"]


def test_MA_6_11_only_by_an_active_protagonist() -> None:
    match = position(side(["MA09"], [at("MA11", 2)]), side(["MB16"], ["MB14"]), "abilities")
    assert phase(match) == "challenge"


def test_MA_6_11_the_clash_is_as_always() -> None:
    """700 against 650: exhausted where there is a power point; ineffective against 750."""
    match = trap(reserve=at("MB14", 1))
    play(match, "challenge:MA11:MB14")
    assert outcome(match) == "exhausted"
    assert (squad(match, 1)[3], power(match, 1, "reserve-1")) == ("MB14", (0, 0))
    match = trap(reserve="MB06")
    play(match, "challenge:MA11:MB06")
    assert outcome(match) == "ineffective"


def test_MA_6_11_the_win_does_not_resolve_the_mission() -> None:
    match = trap(missions=["MA15", "MA16"])
    play(match, "challenge:MA11:MB14")
    assert points(match, 0) == 1
    pass_to(match, "power-up", 4)
    assert points(match, 0) == 1
    assert missions(match, 0) == ["MA16"]
    assert "MA15" in discard(match, 0)


def test_MA_6_11_the_same_win_in_the_active_squad_resolves_it() -> None:
    """700 against Defence 700 of Frost Marauder, who has no power point."""
    match = trap(missions=["MA15", "MA16"])
    play(match, "challenge:MA11:MB16")
    assert points(match, 0) == 1 + 4
    assert "MA15" in hand(match, 0)


def test_MA_6_11_another_win_resolves_the_mission_all_the_same() -> None:
    match = trap([at("MA11", 2), "MA09"], missions=["MA15", "MA16"])
    play(match, "challenge:MA11:MB14", "challenge:MA09:MB16", "order:MA09:MB16")
    assert points(match, 0) == 1 + 1 + 4


def test_MA_6_11_a_nemesis_in_reserve_is_defeated_for_good() -> None:
    cards = made("H1", "thor", "trap_attack", nemesis="loki", attack=1000)
    match = home_made(cards, side([at("H1", 2)], ["MA17"]), side(["MB16"], ["MB11"]), "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB11")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_MA_6_11_a_team_traps_too() -> None:
    match = position(side([at("MA19", 2)], ["MA17"]), side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA19")
    play(match, "challenge:MA19:MB14")
    assert sums(match)[0] == 1050


def test_MA_6_11_one_in_reserve_is_challenged_by_one() -> None:
    """MA-R32: Two Trap Attacks, and two in Reserve."""
    cards = made("H1", "hulk", "trap_attack")
    theirs = side(["MB16"], ["MB14", "MB15"])
    match = home_made(cards, side([at("MA11", 2), at("H1", 2)], ["MA17"]), theirs, "abilities")
    use(match, "MA11", "H1")
    play(match, "challenge:MA11:MB14")
    assert keys(match) == ["challenge:H1:MB16", "challenge:H1:MB15", "pass"]


def test_MA_6_11_in_the_turn_of_the_second_player() -> None:
    match = position(
        side(["MB16"], ["MB14"]), side([at("MA11", 2)], ["MA17"], missions=["MA15"]), "abilities", active=1
    )
    play(match, "activate:MA11", "challenge:MA11:MB14")
    assert (squad(match, 0)[3], points(match, 1)) == (None, 1)


def test_MA_H5_a_trap_attack_allows_and_does_not_oblige() -> None:
    match = trap()
    play(match, "challenge:MA11:MB16")
    assert (outcome(match), squad(match, 1)[0]) == ("defeated", None)


# Brute Force


def brute(target: Json, *answers: str, **parts: Json) -> Match:
    """Thor (1000) with Brute Force challenges somebody."""
    match = position(side([at("MA07", 3)], ["MA17"], **parts), side([target], ["MB14"]), "abilities")
    use(match, "MA07")
    answer(match, *answers)
    card = target["card"] if isinstance(target, dict) else target
    play(match, f"challenge:MA07:{card}")
    return match


def test_MA_6_12_defence_is_ignored() -> None:
    """1000 against Defence 1150 and Resistance 550 of a Team."""
    assert outcome(brute(at("MB19", 3))) == "defeated"
    match = position(side([at("MA07", 3)], ["MA17"]), side([at("MB19", 3)], ["MB14"]), "abilities")
    play(match, "pass", "pass", "challenge:MA07:MB19")
    assert outcome(match) == "ineffective"


@pytest.mark.parametrize(("attack", "found"), [(599, "exhausted"), (600, "defeated"), (601, "defeated")])
def test_MA_6_12_as_much_as_resistance_defeats(attack: int, found: str) -> None:
    cards = made("H1", "thor", "brute_force", attack=attack)
    match = home_made(cards, side([at("H1", 3)], ["MA17"]), side([at("MB20", 1)], ["MB14"]), "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB20")
    assert outcome(match) == found
    assert squad(match, 1)[0] == ("MB20" if found == "exhausted" else None)


@pytest.mark.parametrize(("points_of_target", "found"), [(2, "exhausted"), (0, "defeated")])
def test_MA_R40_below_resistance_it_exhausts(points_of_target: int, found: str) -> None:
    """However small the Attack is."""
    cards = made("H1", "thor", "brute_force", attack=0)
    theirs = side([at("MB20", points_of_target)], ["MB14"])
    match = home_made(cards, side([at("H1", 3)], ["MA17"]), theirs, "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB20")
    assert outcome(match) == found
    if points_of_target:
        assert power(match, 1, "active-1") == (1, 0)


def test_MA_R41_bonus_defence_boost_and_super_hit_are_ignored_too() -> None:
    """1000 against Resistance 950, whatever is added to Defence."""
    cards = made("H1", "nebula", "bonus_defence(500)", defence=900, resistance=950)
    theirs = side([at("H1", 3)], ["MB14"], hand=["MB15", "MB15", "MB09"])
    match = home_made(cards, side([at("MA07", 3)], ["MA17"]), theirs, "abilities")
    use(match, "MA07")
    answer(match, "H1")
    play(match, "challenge:MA07:H1", "boost:H1:MB15", "boost:H1:MB15", "pass")
    assert keys(match) == ["super-hit:H1:MB09", "pass"]
    row = match.view(None)["challenges"][0]
    assert (row["defence"], row["brute_force"]) == (900 + 500 + 100, True)
    play(match, "super-hit:H1:MB09")
    assert outcome(match) == "defeated"


def test_MA_R41_boost_of_the_attacker_counts() -> None:
    """A home-made Thor with 500 needs a card more against Resistance 600."""
    cards = made("H1", "thor", "brute_force", attack=500)
    mine = side([at("H1", 3)], ["MA17"], hand=["MA18"])
    match = home_made(cards, mine, side([at("MB20", 1)], ["MB14"]), "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB20", "boost:H1:MA18")
    assert outcome(match) == "defeated"


def test_MA_6_12_it_ends_with_the_own_cool_down() -> None:
    """In turn 5 Thor (1000) hits Defence and Resistance of 1700 again."""
    match = brute(at("MB18", 3))
    pass_to(match, "abilities", 5)
    assert marks(match, 0, "active-1") == []


# Double Hit


def hit(stack: Json, *used: str, weak_points: str = "off") -> Match:
    """Hulk (1100, Scientific) challenges a stack, after he has perhaps used Double Hit."""
    mine, theirs = side([at("MA09", 2)], ["MA17"]), side([stack], ["MB15"])
    match = position(mine, theirs, "abilities", weak_points=weak_points)
    use(match, *used)
    play(match, f"challenge:MA09:{stack['card']}")
    return match


@pytest.mark.parametrize(("below", "gone"), [(4, 2), (2, 2), (1, 2), (0, 1)])
def test_MA_6_14_a_defeat_costs_two_wound_points(below: int, gone: int) -> None:
    """Star Trader 650 and 250; with one wound point only one is lost."""
    match = hit(at("MB14", 0, *["MB14"] * below), "MA09")
    assert outcome(match) == "defeated"
    assert discard(match, 1) == ["MB14"] * gone
    assert squad(match, 1)[0] == ("MB14" if below > 1 else None)
    if below > 1:
        assert len(place(match, 1, "active-1")["wounds"]) == below - 2


def test_MA_6_14_without_it_one_is_lost() -> None:
    match = hit(at("MB14", 0, "MB14", "MB14"))
    assert discard(match, 1) == ["MB14"]


def test_MA_6_14_with_the_last_one_the_power_points_go_too() -> None:
    match = hit(at("MB14", 2, "MB14"), "MA09")
    assert len(discard(match, 1)) == 4
    assert power(match, 1, "active-1") == (0, 0)
    match = hit(at("MB14", 2, "MB14", "MB14"), "MA09")
    assert discard(match, 1) == ["MB14", "MB14"]
    assert power(match, 1, "active-1") == (2, 0)


def test_MA_6_14_it_needs_a_defeat() -> None:
    """1100 against 1000 and 500: a power point is lost, and nothing else."""
    match = hit(at("MB18", 2, "MB18"), "MA09")
    assert outcome(match) == "exhausted"
    assert place(match, 1, "active-1")["wounds"] == ["MB18"]
    assert power(match, 1, "active-1") == (1, 0)


def test_MA_6_14_exhausted_without_power_points_is_a_defeat() -> None:
    match = hit(at("MB18", 0, "MB18", "MB18"), "MA09")
    assert outcome(match) == "defeated"
    assert discard(match, 1) == ["MB18", "MB18"]


@pytest.mark.parametrize("below", [0, 1, 2])
def test_MA_R46_a_double_hit_is_one_point(below: int) -> None:
    assert points(hit(at("MB14", 0, *["MB14"] * below), "MA09"), 0) == 1


def test_MA_R47_double_hit_and_weak_point_a_are_still_two() -> None:
    """Loki is Mystic, the weak point of Scientific."""
    stack = at("MB12", 0, "MB12", "MB12", "MB12")
    assert discard(hit(stack, "MA09", weak_points="A"), 1) == ["MB12", "MB12"]
    assert discard(hit(stack, weak_points="A"), 1) == ["MB12", "MB12"]
    assert discard(hit(stack), 1) == ["MB12"]
    assert discard(hit(at("MB14", 0, "MB14", "MB14"), weak_points="A"), 1) == ["MB14"]  # Cosmic is none


# Bonus Attack


def test_MA_6_15_attack_rises_by_the_printed_number() -> None:
    match = position(side([at("MA10", 1)], ["MA17"]), side([at("MB16", 1)], ["MB14"]), "abilities")
    use(match, "MA10")
    play(match, "challenge:MA10:MB16")
    assert sums(match)[0] == 1150 + 150


def test_MA_6_15_it_turns_the_outcome() -> None:
    """Iron Man 900 and 100 against Defence 1000 of a Team."""
    for used, found in (("MA04", "exhausted"), ("", "ineffective")):
        match = position(side([at("MA04", 1)], ["MA17"]), side([at("MB18", 1)], ["MB14"]), "abilities")
        use(match, *filter(None, [used]))
        play(match, "challenge:MA04:MB18")
        assert outcome(match) == found


def test_MA_6_15_bonuses_add_up() -> None:
    """Iron Man's own and Hawkeye's for Avengers, who stands in Reserve."""
    match = position(side([at("MA04", 1, "MA04")], [at("MA14", 1)]), side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA04", "MA14")
    play(match, "challenge:MA04:MB16")
    assert sums(match)[0] == 900 + 200 + 100


def test_MA_6_15_the_opponent_has_nothing_of_it() -> None:
    """Both have Avengers."""
    match = position(side([at("MA14", 1)], ["MA01"]), side(["MA09"], ["MA04"]), "abilities")
    use(match, "MA14")
    assert place(match, 0, "reserve-1")["attack"] == 950
    assert (place(match, 1, "active-1")["attack"], place(match, 1, "reserve-1")["attack"]) == (1100, 900)


def test_MA_6_15_it_does_not_raise_defence() -> None:
    match = position(side([at("MA10", 1), at("MA14", 1)], ["MA01"]), side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA10", "MA14")
    found = [place(match, 0, where) for where in ("active-1", "active-2", "reserve-1")]
    assert [row["defence"] for row in found] == [700, 700, 800]
    assert [row["resistance"] for row in found] == [500, 300, 350]


def test_MA_R53_it_lasts_until_the_end_of_the_opposing_turn() -> None:
    """Hulk 1150 and 150 in turns 3 and 4, in turn 5 he has 1150 again; paid anew, 150 and no more."""
    match = position(side([at("MA10", 2)], ["MA17"]), side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA10")
    found = []
    for name, turn in (("challenge", 3), ("challenge", 4), ("check-point", 4), ("power-up", 5)):
        pass_to(match, name, turn)
        found.append(place(match, 0, "active-1")["attack"])
    assert found == [1300, 1300, 1300, 1150]
    pass_to(match, "abilities", 5)
    play(match, "activate:MA10")
    assert place(match, 0, "active-1")["attack"] == 1300


# MA-H1: whom a bonus reaches


def test_MA_H1_all_that_fit_active_and_reserve() -> None:
    mine = side([at("MA14", 1), "MA01", "MA17"], ["MA09", "MA15"])
    match = position(mine, side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA14")
    view = match.view(0)["seats"][0]
    found = [row["attack"] for row in view["active"] + view["reserve"]]
    assert found == [800 + 100, 850 + 100, 850, 1100 + 100, 600]


def test_MA_H1_also_those_that_come_later() -> None:
    """Hulk is fielded in the Check Point of the same turn; Iron Viper is no Avenger."""
    mine = side([at("MA14", 1), "MA01", "MA17"], ["MA15", "MA16"], hand=["MA09"])
    match = position(mine, side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA14")
    pass_to(match, "check-point")
    play(match, "swap:MA16:MA09:hand")
    assert place(match, 0, "reserve-2")["attack"] == 1100 + 100


def test_MA_H1_the_own_bonus_goes_with_its_protagonist() -> None:
    match = position(side([at("MA10", 1)], ["MA01"]), side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA10")
    pass_to(match, "check-point")
    play(match, "swap:MA10:MA01")
    assert squad(match, 0)[0] == "MA01"
    assert place(match, 0, "active-1")["attack"] == 850
    assert place(match, 0, "reserve-1")["attack"] == 1150 + 150
    assert (marks(match, 0, "active-1"), marks(match, 0, "reserve-1")) == ([], ["bonus_attack"])


def test_MA_H1_a_bonus_does_not_stay_in_the_place() -> None:
    """Hulk goes to the hand; who comes for him has nothing, and he has nothing when he returns."""
    mine = side(["MA01"], [at("MA10", 1)], hand=["MA13"])
    match = position(mine, side(["MB16"], ["MB14"]), "abilities")
    use(match, "MA10")
    assert place(match, 0, "reserve-1")["attack"] == 1300
    pass_to(match, "check-point")
    play(match, "swap:MA10:MA13:hand")
    assert place(match, 0, "reserve-1")["attack"] == 750
    assert marks(match, 0, "reserve-1") == []


def test_MA_H1_a_name_does_not_reach_its_team() -> None:
    """MA-12.7: Spider-Man is part of the Team, but the Team is not called so."""
    cards = made("H1", "loki", "bonus_attack(100, who=each(protagonist, named(spider_man)))")
    for active, attack in (("MB17", 1050), ("MB01", 900)):
        match = home_made(cards, side([active, at("H1", 1)], ["MA17"]), side(["MB16"], ["MB14"]), "abilities")
        use(match, "H1")
        assert place(match, 0, "active-1")["attack"] == attack
