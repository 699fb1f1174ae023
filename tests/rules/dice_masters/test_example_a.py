"""Worked example A of the rulebooks, step by step: Eric against Mike, the first game.

The books tell rolls, draws and results; D-5 and D-6 say what we do where they slip. What they leave open (the
first rolls of some turns, which energy of several) is chosen here so that every printed statement holds.
"""

from collections import Counter

import pytest

import thwack
from tests.kits.dice_masters import die, keys, left, life, numbers, play, roll, step, take, zone
from thwack import Match

ERIC, MIKE = 0, 1
CAP, BEAST = "captain-america-american-hero", "beast-mutate-666"
TORCH, SPIDER = "human-torch-playing-with-fire", "spider-man-webhead"
SK = "sidekick"


def stands(
    match: Match,
    seat: int,
    bag: list[str],
    prep: list[str],
    reserve: list[str],
    field: list[str],
    used: list[str],
) -> None:
    """Every zone of a player, as the example lists them after a step."""
    found = {name: zone(match, seat, name) for name in ("bag", "prep", "reserve", "field", "used")}
    told = {"bag": bag, "prep": prep, "reserve": reserve, "field": field, "used": used}
    assert found == {name: sorted(dice) for name, dice in told.items()}
    assert zone(match, seat, "rolling") == []


def all_dice(match: Match) -> list[Counter[str]]:
    """All dice of each player, in all zones together."""
    found = []
    for seat in (ERIC, MIKE):
        row = match.view(None)["seats"][seat]
        names = [*row["bag"], *row["prep"], *row["used"]]
        names += [one["die"] for part in ("rolling", "reserve", "field") for one in row[part]]
        found.append(Counter(names))
    return found


# The steps, each from where the one before ends


def set_up() -> Match:
    """A.0: Eric acts first, with the cards of the second player (D-6)."""
    teams = ["first-game-second-player", "first-game-first-player"]
    return thwack.new("dice_masters", mode="first-game", teams=teams, chance="ask")


def erics_first_turn(match: Match) -> None:
    """A.1"""
    roll(match, "sidekick fist", "sidekick fist", "sidekick bolt", "sidekick 1")
    play(match, "reroll:sidekick:fist", "reroll:sidekick:fist")
    play(match, "reroll:sidekick:bolt", "reroll:sidekick:level-1")
    roll(match, "sidekick fist", "sidekick shield", "sidekick bolt", "sidekick bolt")
    play(match, f"buy:{CAP}")


def mikes_first_turn(match: Match) -> None:
    """A.2"""
    roll(match, "sidekick bolt", "sidekick fist", "sidekick 1", "sidekick 1")
    play(match, "keep", f"buy:{TORCH}")
    take(match, "field:sidekick", "field:sidekick")
    take(match, "attack:sidekick", "attack:sidekick")


def erics_second_turn(match: Match) -> None:
    """A.3: the first roll is left open by the books."""
    roll(match, "sidekick bolt", "sidekick bolt", "sidekick shield", "sidekick fist")
    play(match, "reroll:sidekick:fist", "keep")
    roll(match, "sidekick 1")
    play(match, "buy:force-beam")
    take(match, "field:sidekick", "pass")


def mikes_second_turn(match: Match) -> None:
    """A.4"""
    roll(match, "sidekick fist", "sidekick 1", "sidekick 1", "sidekick 1")
    take(match, "keep", "field:sidekick", "field:sidekick", "field:sidekick", "pass")


def erics_third_turn(match: Match) -> None:
    """A.5"""
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", "draw:force-beam")
    roll(match, "sidekick mask", "sidekick shield", "sidekick 1", "force-beam action-0")
    take(match, "keep", "use:force-beam", f"buy:{BEAST}", "field:sidekick", "pass")


def mikes_main_step(match: Match) -> None:
    """A.6, up to the attack."""
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", f"draw:{TORCH}")
    energy = ("sidekick fist", "sidekick bolt", "sidekick mask", "sidekick shield", "sidekick bolt")
    roll(match, *energy, "sidekick 1", f"{TORCH} 2")
    take(match, "keep", f"field:{TORCH}", "pay:sidekick:mask", "field:sidekick", f"buy:{SPIDER}")


def mikes_attack(match: Match) -> None:
    """A.6, the rest of the turn."""
    take(match, f"attack:{TORCH}", "attack:sidekick", f"block:sidekick:{TORCH}")


def erics_fourth_turn(match: Match) -> None:
    """A.7, up to Mike's blocks."""
    play(match, f"draw:{CAP}")  # then only Sidekicks are in the bag
    energy = ("sidekick fist", "sidekick shield", "sidekick shield")
    roll(match, *energy, "sidekick 1", "sidekick 1", f"{CAP} 3")
    play(match, "keep", f"field:{CAP}", "pay:sidekick:shield:sidekick:shield", "choose:sidekick")
    roll(match, "sidekick mask")
    take(
        match, f"buy:{BEAST}", "field:sidekick", "field:sidekick", f"attack:{CAP}", "attack:sidekick", "pass"
    )


TURNS = (
    erics_first_turn,
    mikes_first_turn,
    erics_second_turn,
    mikes_second_turn,
    erics_third_turn,
    mikes_main_step,
    mikes_attack,
    erics_fourth_turn,
)


def after(count: int) -> Match:
    """The match after so many of the steps."""
    match = set_up()
    for turn in TURNS[:count]:
        turn(match)
    return match


# A.0


def test_example_a_0_the_set_up() -> None:
    match = set_up()
    assert left(match) == {"force-beam": 3, "inner-rage": 3, "thrown-car": 3}
    assert left(match, ERIC) == {BEAST: 2, CAP: 2}
    assert left(match, MIKE) == {TORCH: 2, SPIDER: 2}
    assert life(match) == [10, 10]
    assert zone(match, MIKE, "bag") == [SK] * 8
    assert all_dice(match) == [Counter({SK: 8})] * 2
    assert match.view(None)["active"] == ERIC


# A.1


def test_example_a_1_the_first_roll_would_buy_a_basic_action_but_no_character() -> None:
    match = set_up()
    assert zone(match, ERIC, "bag") == [SK] * 4  # four Sidekicks are drawn
    roll(match, "sidekick fist", "sidekick fist", "sidekick bolt", "sidekick 1")
    other = match.fork()
    play(other, "keep")
    assert keys(other) == ["buy:force-beam", "buy:inner-rage", "field:sidekick", "pass"]


def test_example_a_1_all_four_dice_are_rerolled_and_buy_captain_america() -> None:
    match = set_up()
    roll(match, "sidekick fist", "sidekick fist", "sidekick bolt", "sidekick 1")
    play(match, "reroll:sidekick:fist", "reroll:sidekick:fist")
    play(match, "reroll:sidekick:bolt", "reroll:sidekick:level-1")
    roll(match, "sidekick fist", "sidekick shield", "sidekick bolt", "sidekick bolt")
    assert step(match) == "main"  # no second reroll
    assert zone(match, ERIC, "reserve") == [f"{SK} {face}" for face in ("bolt", "bolt", "fist", "shield")]
    assert f"buy:{BEAST}" not in keys(match)  # there is no mask
    play(match, f"buy:{CAP}")  # for all he has; then nobody is in the field, and the turn ends
    stands(match, ERIC, [SK] * 4, [], [], [], [*[SK] * 4, CAP])
    assert left(match, ERIC) == {BEAST: 2, CAP: 1}
    assert match.view(None)["active"] == MIKE
    assert life(match) == [10, 10]


# A.2


def test_example_a_2_mike_buys_the_torch_and_attacks_with_two_sidekicks() -> None:
    match = after(1)
    assert zone(match, MIKE, "bag") == [SK] * 4
    roll(match, "sidekick bolt", "sidekick fist", "sidekick 1", "sidekick 1")
    play(match, "keep", f"buy:{TORCH}")
    assert zone(match, MIKE, "used") == [TORCH, SK, SK]
    take(match, "field:sidekick", "field:sidekick")  # they cost nothing
    assert zone(match, MIKE, "field") == [f"{SK} 1"] * 2
    take(match, "attack:sidekick", "attack:sidekick")  # Eric has no blocker
    assert life(match) == [8, 10]
    stands(match, MIKE, [SK] * 4, [], [], [], [*[SK] * 4, TORCH])
    assert match.view(None)["active"] == ERIC


# A.3


def test_example_a_3_eric_buys_a_force_beam_and_fields_a_sidekick() -> None:
    match = after(2)
    assert zone(match, ERIC, "bag") == []  # the last four Sidekicks
    roll(match, "sidekick bolt", "sidekick bolt", "sidekick shield", "sidekick fist")
    play(match, "reroll:sidekick:fist", "keep")
    roll(match, "sidekick 1")
    assert keys(match) == [
        "buy:force-beam",
        "buy:inner-rage",
        "field:sidekick",
        "pass",
    ]  # no mask, too little
    play(match, "buy:force-beam")
    assert left(match)["force-beam"] == 2
    take(match, "field:sidekick", "pass")
    stands(match, ERIC, [], [], [], [f"{SK} 1"], [*[SK] * 7, CAP, "force-beam"])
    assert match.view(None)["active"] == MIKE
    assert life(match) == [8, 10]


# A.4


def test_example_a_4_mike_fields_three_sidekicks_and_keeps_a_fist() -> None:
    match = after(3)
    assert zone(match, MIKE, "bag") == []
    mikes_second_turn(match)
    stands(match, MIKE, [], [], [f"{SK} fist"], [f"{SK} 1"] * 3, [*[SK] * 4, TORCH])
    assert life(match) == [8, 10]
    assert match.view(None)["active"] == ERIC


# A.5


def test_example_a_5_the_used_pile_goes_into_the_empty_bag() -> None:
    match = after(4)
    assert zone(match, ERIC, "bag") == sorted([*[SK] * 7, CAP, "force-beam"])
    assert zone(match, ERIC, "used") == []
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", "draw:force-beam")
    assert zone(match, ERIC, "bag") == sorted([*[SK] * 4, CAP])


def test_example_a_5_force_beam_kos_all_sidekicks_of_both_players() -> None:
    match = after(4)
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", "draw:force-beam")
    roll(match, "sidekick mask", "sidekick shield", "sidekick 1", "force-beam action-0")
    play(match, "keep", "use:force-beam")
    assert [zone(match, seat, "prep") for seat in (ERIC, MIKE)] == [[SK], [SK] * 3]
    assert [zone(match, seat, "field") for seat in (ERIC, MIKE)] == [[], []]
    assert zone(match, ERIC, "used") == ["force-beam"]
    assert life(match) == [8, 10]


def test_example_a_5_eric_buys_beast_and_fields_the_sidekick_he_rolled() -> None:
    match = after(5)
    assert left(match, ERIC) == {BEAST: 1, CAP: 1}
    stands(match, ERIC, [*[SK] * 4, CAP], [SK], [], [f"{SK} 1"], [SK, SK, "force-beam", BEAST])
    # Mike's turn has begun: his fist is cleared, and the bag is filled again (A.6)
    assert zone(match, MIKE, "field") == []
    assert zone(match, MIKE, "prep") == [SK] * 3
    assert life(match) == [8, 10]


def test_example_a_5_mikes_fist_stays_in_his_reserve_through_erics_turn() -> None:
    match = after(4)
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", "draw:force-beam")
    roll(match, "sidekick mask", "sidekick shield", "sidekick 1", "force-beam action-0")
    take(match, "keep", "use:force-beam", f"buy:{BEAST}", "field:sidekick")
    assert step(match) == "attack"
    stands(match, MIKE, [], [SK] * 3, [f"{SK} fist"], [], [*[SK] * 4, TORCH])


# A.6


def test_example_a_6_the_fist_is_cleared_and_the_bag_filled_again() -> None:
    match = after(5)
    assert zone(match, MIKE, "reserve") == []
    assert zone(match, MIKE, "used") == []
    assert zone(match, MIKE, "bag") == sorted([*[SK] * 5, TORCH])
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", f"draw:{TORCH}")
    assert zone(match, MIKE, "bag") == [SK] * 2
    assert len(zone(match, MIKE, "rolling")) == 7  # four drawn and three that waited


def test_example_a_6_the_torch_is_fielded_first_so_nothing_makes_it_stronger() -> None:
    match = after(6)
    assert numbers(match, MIKE, TORCH) == (3, 3)
    assert die(match, MIKE, TORCH)["cost"] == 1
    stands(match, MIKE, [SK] * 2, [], [], [f"{TORCH} 2", f"{SK} 1"], [*[SK] * 5, SPIDER])
    assert left(match, MIKE) == {TORCH: 1, SPIDER: 1}


def test_d_5_mikes_third_turn_has_a_main_step_and_then_the_attack() -> None:
    """One of the books leaves the main step out; the totals of both need it."""
    match = after(5)
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick", f"draw:{TORCH}")
    energy = ("sidekick fist", "sidekick bolt", "sidekick mask", "sidekick shield", "sidekick bolt")
    roll(match, *energy, "sidekick 1", f"{TORCH} 2")
    play(match, "keep")
    assert step(match) == "main"
    take(match, f"field:{TORCH}", "pay:sidekick:mask", "field:sidekick", f"buy:{SPIDER}")
    assert step(match) == "attack"
    assert numbers(match, MIKE, TORCH) == (3, 3)  # fielded without a bonus
    assert SPIDER in zone(match, MIKE, "used")
    mikes_attack(match)
    assert life(match) == [7, 10]


def test_example_a_6_the_torch_beats_its_blocker_and_the_sidekick_gets_through() -> None:
    match = after(7)
    assert life(match) == [7, 10]
    stands(match, MIKE, [SK] * 2, [], [], [f"{TORCH} 2"], [*[SK] * 6, SPIDER])
    assert die(match, MIKE, TORCH)["damage"] == 0
    assert zone(match, ERIC, "field") == []
    assert zone(match, ERIC, "prep") == [SK] * 2
    assert zone(match, ERIC, "used") == sorted([SK, SK, "force-beam", BEAST])
    assert zone(match, ERIC, "bag") == sorted([*[SK] * 4, CAP])
    assert match.view(None)["active"] == ERIC


# A.7


def test_example_a_7_captain_america_is_fielded_and_rolls_an_older_sidekick() -> None:
    match = after(7)
    play(match, f"draw:{CAP}")
    assert zone(match, ERIC, "bag") == [SK]
    energy = ("sidekick fist", "sidekick shield", "sidekick shield")
    roll(match, *energy, "sidekick 1", "sidekick 1", f"{CAP} 3")
    assert len(zone(match, ERIC, "rolling")) == 6
    play(match, "keep", f"field:{CAP}", "pay:sidekick:shield:sidekick:shield")
    assert numbers(match, ERIC, CAP) == (5, 5)
    assert zone(match, ERIC, "used") == sorted([*[SK] * 4, "force-beam", BEAST])
    assert keys(match) == ["choose:sidekick", "pass"]
    play(match, "choose:sidekick")
    roll(match, "sidekick mask")
    assert zone(match, ERIC, "used") == sorted([*[SK] * 3, "force-beam", BEAST])
    assert "sidekick mask" in zone(match, ERIC, "reserve")


def test_example_a_7_the_two_dice_that_paid_cannot_be_rolled() -> None:
    """With nothing else in the used pile there is no choice."""
    match = after(7)
    play(match, f"draw:{CAP}")
    energy = ("sidekick fist", "sidekick shield", "sidekick shield")
    roll(match, *energy, "sidekick 1", "sidekick 1", f"{CAP} 3")
    scene = match.scene()
    del scene["exact"]
    scene["seats"][ERIC]["used"] = []
    bare = thwack.scene("dice_masters", scene, chance="ask")
    play(bare, "keep", f"field:{CAP}", "pay:sidekick:shield:sidekick:shield")
    assert zone(bare, ERIC, "used") == [SK, SK]
    assert not any(key.startswith("choose") for key in keys(bare))


def test_example_a_7_before_the_blocks() -> None:
    match = after(8)
    assert match.actor == MIKE
    assert step(match) == "block"
    assert left(match, ERIC) == {BEAST: 0, CAP: 1}
    field = [f"{CAP} 3", f"{SK} 1", f"{SK} 1"]
    stands(match, ERIC, [SK], [], [], field, [*[SK] * 5, "force-beam", BEAST, BEAST])
    stands(match, MIKE, [SK] * 2, [], [], [f"{TORCH} 2"], [*[SK] * 6, SPIDER])
    attackers = [row["die"] for row in match.view(None)["seats"][ERIC]["field"] if row["attacking"]]
    assert sorted(attackers) == [CAP, SK]  # one Sidekick stays at home
    assert life(match) == [7, 10]
    assert {choice.refs[:2] for choice in match.choices} == {(TORCH, SK), (TORCH, CAP), ()}


def test_example_a_7_the_torch_blocks_captain_america() -> None:
    match = after(8)
    play(match, f"block:{TORCH}:{CAP}")
    assert life(match) == [7, 9]
    stands(match, ERIC, [SK], [], [], [f"{CAP} 3", f"{SK} 1"], [*[SK] * 6, "force-beam", BEAST, BEAST])
    assert die(match, ERIC, CAP)["damage"] == 0
    assert zone(match, MIKE, "field") == []
    assert TORCH in zone(match, MIKE, "prep")


def test_example_a_7_the_torch_blocks_the_sidekick() -> None:
    match = after(8)
    take(match, f"block:{TORCH}:{SK}")
    assert life(match) == [7, 5]  # the five points of the text
    stands(match, ERIC, [SK], [SK], [], [f"{SK} 1"], [*[SK] * 5, CAP, "force-beam", BEAST, BEAST])
    assert zone(match, MIKE, "field") == [f"{TORCH} 2"]
    assert die(match, MIKE, TORCH)["damage"] == 0


def test_example_a_7_nobody_blocks() -> None:
    match = after(8)
    play(match, "pass")
    assert life(match) == [7, 4]
    stands(match, ERIC, [SK], [], [], [f"{SK} 1"], [*[SK] * 6, CAP, "force-beam", BEAST, BEAST])
    assert zone(match, MIKE, "field") == [f"{TORCH} 2"]


# A.8


@pytest.mark.parametrize("block", [f"block:{TORCH}:{CAP}", f"block:{TORCH}:{SK}", "pass"])
def test_example_a_8_dice_and_life_add_up_all_the_time(block: str) -> None:
    match = set_up()
    lives = []
    for turn in TURNS:
        turn(match)
        lives.append(life(match))
        for seat, dice in enumerate(all_dice(match)):
            bought = Counter({card: 2 - number for card, number in left(match, seat).items()})
            assert dice[SK] == 8
            assert {name: number for name, number in dice.items() if name in bought} == +bought
    assert [one[ERIC] for one in lives] == [10, 8, 8, 8, 8, 8, 7, 7]  # the attack of A.6 is a step of its own
    assert {one[MIKE] for one in lives} == {10}
    take(match, block)
    assert [dice[SK] for dice in all_dice(match)] == [8, 8]
    assert all_dice(match)[ERIC] == Counter({SK: 8, CAP: 1, "force-beam": 1, BEAST: 2})
    assert all_dice(match)[MIKE] == Counter({SK: 8, TORCH: 1, SPIDER: 1})
