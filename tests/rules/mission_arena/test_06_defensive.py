"""MA-6.20, MA-6.21: Counter Attack and Bonus Defence, with MA-R33, MA-R36 to MA-R39 and MA-H7."""

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

# Counter Attack


def counter(challenger: Json, target: Json = None, **parts: Json) -> Match:
    """Somebody challenges Spider-Man (800, 850, 350), who has used Counter Attack."""
    target = target or at("MB01", 1)
    match = position(side([challenger, "MA16"], ["MA17"], **parts), side([target], ["MB14"]), "abilities")
    answer(match, target["card"])
    card = challenger["card"] if isinstance(challenger, dict) else challenger
    play(match, f"challenge:{card}:{target['card']}")
    return match


def test_MA_6_20_the_challenged_one_strikes_back() -> None:
    """Hawkeye 750 is less than 850; 800 is not less than his 700, and he has no power point."""
    match = counter("MA13")
    assert outcome(match) == "ineffective"
    assert discard(match, 0) == ["MA13"]
    assert (points(match, 0), points(match, 1)) == (0, 1)


def test_MA_6_20_without_it_nobody_strikes_back() -> None:
    match = position(side(["MA13"], ["MA17"]), side([at("MB01", 1)], ["MB14"]), "abilities")
    play(match, "pass", "challenge:MA13:MB01")
    assert squad(match, 0)[0] == "MA13"
    assert points(match, 1) == 0


def test_MA_6_20_it_counts_for_the_one_who_used_it_alone() -> None:
    match = position(side(["MA13"], ["MA17"]), side([at("MB01", 1), "MB09"], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA13:MB09")
    assert squad(match, 0)[0] == "MA13"


def test_MA_6_20_in_every_challenge_of_its_turn_and_not_in_the_next() -> None:
    """It is paid for one turn; in turn 5 Spider-Man has cooled down."""
    match = counter("MA09")
    assert marks(match, 1, "active-1") == ["counter_attack"]
    pass_to(match, "challenge", 5)
    assert marks(match, 1, "active-1") == []


def two_turns(cards: str, mine: dict[str, Json], theirs: dict[str, Json], *used: str) -> Match:
    """Seat 0 uses these in turn 3, which goes on to its Check Point."""
    match = home_made(cards, mine, theirs, "abilities")
    use(match, *used)
    pass_to(match, "check-point", 3)
    return match


WALL = made("H1", "loki", attack=0, defence=1000)  # 1000: more than Captain America's 900


@pytest.mark.parametrize(("used", "falls"), [([], False), (["MA14"], True)])
def test_MA_6_20_with_a_bonus_attack_that_is_already_active(used: list[str], falls: bool) -> None:
    """Captain America 900, and 100 that Hawkeye gave in the turn before."""
    mine = side([at("MA03", 1), "MA09", "MA07"], [at("MA14", 1), "MA11"])
    match = two_turns(WALL, mine, side(["MB16", "H1", "MB09"], ["MB14", "MB15"]), *used)
    pass_to(match, "abilities", 4)
    play(match, "pass", "activate:MA03", "challenge:H1:MA03")
    pass_to(match, "check-point", 4)
    assert ("H1" in discard(match, 1)) == falls


@pytest.mark.parametrize("word", ["brute_force", "double_hit"])
def test_MA_6_20_with_nothing_else_of_its_turn(word: str) -> None:
    """Thor has used Brute Force or Double Hit, has another card on top now, and strikes back."""
    cards = made("H1", "thor", word, attack=900) + made("H2", "thor", "counter_attack", attack=900)
    defence = 1000 if word == "brute_force" else 0
    cards += made("H3", "loki", attack=0, defence=defence, resistance=100)
    mine = side([at("H1", 4, "H2"), "MA09", "MA01"], ["MA13", "MA11"])
    theirs = side(["MB16", at("H3", 0, "H3", "H3"), "MB09"], ["MB14", "MB15"])
    match = two_turns(cards, mine, theirs, "H1")
    play(match, "swap:H1:H2:stack")
    pass_to(match, "abilities", 4)
    play(match, "pass", "activate:H2", "challenge:H3:H2")
    assert set(marks(match, 0, "active-1")) == {word, "counter_attack"}
    pass_to(match, "check-point", 4)
    assert len(place(match, 1, "active-2")["wounds"]) == (2 if word == "brute_force" else 1)


def test_MA_6_20_boost_and_super_hit_of_the_defender_do_not_strike() -> None:
    """800 is less than 850, however much Defence was added."""
    theirs = side([at("MB01", 2)], ["MB14"], hand=["MB02", "MB15"])
    match = position(side(["MA03"], ["MA17"]), theirs, "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA03:MB01", "boost:MB01:MB15", "pass", "super-hit:MB01:MB02")
    assert sums(match) == (900, 850 + 50 + 200, 350)
    assert squad(match, 0)[0] == "MA03"


def test_MA_R48_no_weak_point_for_a_counter_attack() -> None:
    """Scientific against Mystic would be 500 more; 800 is less than 1000."""
    for weak_points in ("A", "B"):
        match = home_made(
            made("H1", "loki", attack=0, defence=1000 if weak_points == "B" else 0, resistance=0),
            side([at("H1", 0, "H1", "H1")], ["MA17"]),
            side([at("MB01", 1)], ["MB14"]),
            "abilities",
            weak_points=weak_points,
        )
        answer(match, "MB01")
        play(match, "challenge:H1:MB01")
        assert len(place(match, 0, "active-1")["wounds"]) == (2 if weak_points == "B" else 1)


def test_MA_6_20_the_boost_of_the_challenger_does_not_protect_it() -> None:
    """It went into Attack."""
    mine = side([at("MA13", 1)], ["MA17"], hand=["MA18", "MA14"])
    match = position(mine, side([at("MB01", 1)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA13:MB01", "boost:MA13:MA18", "super-hit:MA13:MA14")
    assert sums(match)[0] == 750 + 100 + 200
    assert power(match, 0, "active-1") == (0, 0)  # exhausted: 800 against 700


def test_MA_6_20_it_strikes_back_from_reserve_against_a_trap_attack() -> None:
    """Black Widow 700 is less than 850; Counter Attack 800 is not less than 750."""
    match = position(side([at("MA11", 2)], ["MA17"]), side(["MB16"], [at("MB01", 1)]), "abilities")
    use(match, "MA11")
    answer(match, "MB01")
    play(match, "challenge:MA11:MB01")
    assert outcome(match) == "ineffective"
    assert power(match, 0, "active-1") == (1, 1)


def test_MA_6_20_a_team_strikes_back() -> None:
    match = counter("MA09", at("MB19", 1))
    assert discard(match, 0) == ["MA09"]  # 1350 against 1150


# MA-R36 to MA-R39


def test_MA_R36_who_is_defeated_still_strikes_back() -> None:
    cards = made("H1", "loki", "counter_attack", attack=1200, defence=500, resistance=100)
    match = home_made(cards, side(["MA09", "MA16"], ["MA17"]), side([at("H1", 1)], ["MB14"]), "abilities")
    answer(match, "H1")
    play(match, "challenge:MA09:H1")
    assert (squad(match, 0)[0], squad(match, 1)[0]) == (None, None)
    assert (points(match, 0), points(match, 1)) == (1, 1)


def test_MA_R36_it_strikes_with_the_card_that_was_on_top_before() -> None:
    """Below lies one with Attack 0."""
    cards = made("H1", "loki", "counter_attack", attack=1200, defence=500, resistance=100)
    cards += made("H2", "loki", attack=0)
    match = home_made(cards, side(["MA09"], ["MA17"]), side([at("H1", 1, "H2")], ["MB14"]), "abilities")
    answer(match, "H1")
    play(match, "challenge:MA09:H1")
    assert (squad(match, 0)[0], squad(match, 1)[0]) == (None, "H2")


def test_MA_R36_the_attack_is_that_of_before_too() -> None:
    """Thor falls by the Counter Attack, and his attack defeats all the same."""
    cards = made("H1", "loki", "counter_attack", attack=5000, defence=900, resistance=100)
    match = home_made(cards, side(["MA07"], ["MA17"]), side([at("H1", 2)], ["MB14"]), "abilities")
    answer(match, "H1")
    play(match, "challenge:MA07:H1")
    assert (points(match, 0), points(match, 1)) == (1, 1)
    assert ("MA07" in discard(match, 0), "H1" in discard(match, 1)) == (True, True)


BANDS = [(749, "MA07", 2), (750, "MA07", 1), (1149, "MA07", 1), (1150, None, 0)]


@pytest.mark.parametrize(("attack", "stands", "left"), BANDS)
def test_MA_R37_all_three_outcomes_against_the_challenger(attack: int, stands: str | None, left: int) -> None:
    """Thor has 750 and 400, and two power points."""
    cards = made("H1", "loki", "counter_attack", attack=attack, defence=4000)
    match = home_made(cards, side([at("MA07", 2)], ["MA17"]), side([at("H1", 1)], ["MB14"]), "abilities")
    answer(match, "H1")
    play(match, "challenge:MA07:H1")
    assert (squad(match, 0)[0], power(match, 0, "active-1")[0]) == (stands, left)
    assert points(match, 1) == (stands is None)


def test_MA_R37_a_stack_loses_one_wound_point() -> None:
    match = counter(at("MA13", 0, "MA13", "MA13"))
    assert place(match, 0, "active-1")["wounds"] == ["MA13"]
    assert points(match, 1) == 1


def test_MA_R37_the_owner_chooses_what_exhaustion_takes() -> None:
    """Thor has paid for Brute Force; one of his power points is not engaged."""
    cards = made("H1", "loki", "counter_attack", attack=800, defence=4000, resistance=4000)
    match = home_made(cards, side([at("MA07", 4)], ["MA17"]), side([at("H1", 2)], ["MB14"]), "abilities")
    use(match, "MA07")
    answer(match, "H1")
    play(match, "challenge:MA07:H1")
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    assert (match.actor, keys(match)) == (0, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown")
    assert power(match, 0, "active-1") == (3, 3)
    assert power(match, 1, "active-1") == (1, 0)


def both(first: str) -> Match:
    """Hulk wins his challenge, Hawkeye falls by a Counter Attack; this one is resolved first."""
    mine = side(["MA09", "MA13"], ["MA17"], missions=["MA15", "MA16"])
    match = position(mine, side(["MB16", at("MB01", 1)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA09:MB16", "challenge:MA13:MB01", f"order:{first}")
    return match


@pytest.mark.parametrize("first", ["MA09:MB16", "MA13:MB01"])
def test_MA_R38_the_mission_is_not_resolved_even_if_another_challenge_is_won(first: str) -> None:
    match = both(first)
    assert (points(match, 0), points(match, 1)) == (1, 1)
    assert "MA15" not in hand(match, 0)
    pass_to(match, "power-up", 4)
    assert (points(match, 0), missions(match, 0)) == (1, ["MA16"])
    assert "MA15" in discard(match, 0)


def test_MA_R38_a_challenger_that_survives_spoils_nothing() -> None:
    """Thor is only exhausted."""
    mine = side(["MA09", at("MA07", 1)], ["MA17"], missions=["MA15", "MA16"])
    match = position(mine, side(["MB16", at("MB01", 1)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA09:MB16", "challenge:MA07:MB01", "order:MA07:MB01")
    assert (points(match, 0), points(match, 1)) == (1 + 4, 0)
    assert power(match, 0, "active-2") == (0, 0)


def test_MA_R39_a_defeat_by_counter_attack_is_a_point_for_the_defender() -> None:
    assert points(counter("MA13"), 1) == 1
    assert points(counter(at("MA13", 1)), 1) == 0


WARY = made("H2", "spider-man", "counter_attack", nemesis="gear-tyrant")


def test_MA_R39_an_active_defender_defeats_its_nemesis() -> None:
    """A Spider-Man whose nemesis is Gear Tyrant."""
    match = home_made(WARY, side(["MA17"], ["MA18"]), side([at("H2", 1)], ["MB14"]), "abilities")
    answer(match, "H2")
    play(match, "challenge:MA17:H2")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "battle of fate")


def test_MA_R39_one_in_reserve_does_not() -> None:
    """A Gear Tyrant with Trap Attack falls to that Spider-Man, who is in Reserve."""
    cards = WARY + made("H1", "gear-tyrant", "trap_attack", attack=0, defence=100, resistance=100)
    mine = side([at("H1", 2)], ["MA18"])
    match = home_made(cards, mine, side(["MB16"], [at("H2", 1)]), "abilities")
    use(match, "H1")
    answer(match, "H2")
    play(match, "challenge:H1:H2")
    assert (squad(match, 0)[0], points(match, 1)) == (None, 1)
    assert match.result is None


def test_MA_R39_nobody_but_the_nemesis() -> None:
    match = counter("MA13")
    assert match.result is None


FATES = [(2000, 2000, ()), (2000, 0, (0,)), (0, 2000, (1,))]


@pytest.mark.parametrize(("attack", "back", "winners"), FATES)
def test_MA_H7_both_defeat_their_nemesis_at_the_same_moment(
    attack: int, back: int, winners: tuple[int, ...]
) -> None:
    """That is a draw; one of them alone wins."""
    cards = made("H1", "thor", attack=attack, defence=500, nemesis="loki")
    cards += made("H2", "loki", "counter_attack", attack=back, defence=500, nemesis="thor")
    match = home_made(cards, side(["H1"], ["MA18"]), side([at("H2", 1)], ["MB14"]), "abilities")
    answer(match, "H2")
    play(match, "challenge:H1:H2")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, "battle of fate")


# Bonus Defence


def test_MA_6_21_defence_rises_and_turns_the_outcome() -> None:
    """Iron Viper 700 and 300, with 100 more, against Hawkeye 750."""
    for used, found, defence in (([], "exhausted", 700), (["MA18"], "ineffective", 800)):
        match = position(side(["MA13"], ["MA17"]), side([at("MA18", 1)], ["MB14"]), "abilities")
        answer(match, *used)
        play(match, "challenge:MA13:MA18")
        assert sums(match) == (750, defence, 300)
        assert outcome(match) == found


def test_MA_6_21_it_raises_what_a_defeat_needs() -> None:
    """Spider-Man 900 and 400, with 100 more: Attack 1350 exhausts."""
    for used, found in (([], "defeated"), (["MB03"], "exhausted")):
        match = position(side(["MB18"], ["MA17"]), side([at("MB03", 1)], ["MB14"]), "abilities")
        answer(match, *used)
        play(match, "challenge:MB18:MB03")
        assert outcome(match) == found


def test_MA_6_21_for_an_affiliation_it_helps_a_team_as_well() -> None:
    """Night Weaver, and a Team of Web Watch without her."""
    match = position(side(["MA09"], ["MA17"]), side([at("MB06", 1), "MB17"], ["MB14"]), "abilities")
    answer(match, "MB06")
    found = [place(match, 1, where)["defence"] for where in ("active-1", "active-2", "reserve-1")]
    assert found == [750 + 50, 950 + 50, 650]


def test_MA_6_21_neither_attack_nor_the_opponent_has_something_of_it() -> None:
    match = position(side(["MA09"], ["MA01"]), side([at("MA02", 1)], ["MA11"]), "abilities")
    answer(match, "MA02")
    assert place(match, 1, "active-1")["attack"] == 850
    assert (place(match, 1, "reserve-1")["defence"], place(match, 1, "reserve-1")["attack"]) == (800, 700)
    assert (place(match, 0, "active-1")["defence"], place(match, 0, "reserve-1")["defence"]) == (650, 800)


def test_MA_6_21_it_is_gone_in_the_own_turn() -> None:
    match = position(side(["MA09"], ["MA17"]), side([at("MB06", 1), "MB17"], ["MB14"]), "abilities")
    answer(match, "MB06")
    pass_to(match, "check-point", 3)
    assert place(match, 1, "active-2")["defence"] == 1000
    pass_to(match, "power-up", 4)
    assert place(match, 1, "active-2")["defence"] == 950


def test_MA_R33_the_defender_answers_before_challenges_are_declared() -> None:
    match = position(side([at("MA09", 2)], ["MA17"]), side([at("MB01", 1)], ["MB14"]), "abilities")
    play(match, "activate:MA09")  # what the attacker declared is seen
    assert (match.actor, phase(match), keys(match)) == (1, "abilities", ["activate:MB01", "pass"])
    play(match, "pass", "challenge:MA09:MB01")
    assert phase(match) == "check-point"  # and nobody was asked again
    assert marks(match, 1, "active-1") == []
