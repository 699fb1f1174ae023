"""DM-5.3: The main step."""

import pytest

import thwack
from tests.kits.dice_masters import keys, left, life, numbers, play, position, roll, seat, step, take, zone

TORCH, BEAST, HULK = "human-torch-playing-with-fire", "beast-mutate-666", "hulk-jade-giant"
SPIDER, CAP, HERO = "spider-man-webhead", "captain-america-natural-leader", "captain-america-american-hero"
FOUR = ["sidekick"] * 4


def test_dm_5_3_1_everything_as_often_as_wanted_and_in_any_order() -> None:
    dice = [*["sidekick mask"] * 4, "sidekick shield", "sidekick 1", "sidekick shield", "smash action-0"]
    mine = seat(reserve=dice, cards={BEAST: 2}, field=["storm-ro 1"])
    match = position(mine, seat(field=["thor-odinson 1"]), basics=("take-cover", "smash"))
    begin = keys(match)
    assert begin == [
        f"buy:{BEAST}",
        "buy:take-cover",
        "buy:smash",
        "field:sidekick",
        "use:smash",
        "global:take-cover",
        "pass",
    ]
    play(match, "global:take-cover", "choose:1", "choose:storm-ro", f"buy:{BEAST}")
    play(match, "pay:sidekick:mask:sidekick:mask", "use:smash", "choose:thor-odinson")
    take(match, "field:sidekick")
    play(match, f"buy:{BEAST}", "pay:sidekick:mask:sidekick:mask", "global:take-cover", "choose:storm-ro")
    assert left(match, 0) == {BEAST: 0, "storm-ro": 0}
    assert numbers(match, 0, "storm-ro") == (2, 3)
    assert zone(match, 1, "prep") == ["thor-odinson"]
    assert zone(match, 0, "field") == ["sidekick 1", "storm-ro 1"]


def test_dm_5_3_2_from_the_own_cards_and_all_basic_actions_in_any_mix() -> None:
    teams = [
        {"name": "", "cards": {BEAST: 2, SPIDER: 1}, "basic_actions": ["smash", "power-bolt"]},
        {"name": "", "cards": {TORCH: 2}, "basic_actions": ["take-cover", "force-beam"]},
    ]
    match = thwack.new("dice_masters", teams=teams, chance="ask")
    roll(match, "sidekick mask", "sidekick mask", "sidekick fist", "sidekick fist")
    play(match, "keep")
    bought = [key for key in keys(match) if key.startswith("buy:")]
    middle = ("smash", "power-bolt", "take-cover", "force-beam")
    assert sorted(bought) == sorted(f"buy:{card}" for card in (BEAST, SPIDER, *middle))
    take(match, f"buy:{BEAST}", "pay:sidekick:mask:sidekick:fist", f"buy:{BEAST}")
    assert zone(match, 0, "used") == [BEAST, BEAST, *FOUR]


def test_dm_5_3_3_one_of_the_type_is_enough() -> None:
    bolts = ["sidekick bolt"] * 3
    mine = seat(reserve=[*bolts, "sidekick fist"], cards={SPIDER: 1}, field=["sidekick"])
    match = position(mine)
    play(match, f"buy:{SPIDER}")
    assert zone(match, 0, "used") == ["sidekick", "sidekick", "sidekick", "sidekick", SPIDER]
    mine = seat(reserve=[*bolts, "sidekick bolt"], cards={SPIDER: 1}, field=["sidekick"])
    assert step(position(mine)) == "attack"  # four bolts and no fist
    mine = seat(reserve=[*bolts, "sidekick bolt"], cards={SPIDER: 1}, field=["sidekick"])
    assert keys(position(mine, basics=("thrown-car",))) == ["buy:thrown-car", "pass"]  # no type


def test_dm_5_3_3_the_one_of_the_type_cannot_be_kept_back() -> None:
    dice = ["sidekick bolt", "sidekick bolt", "sidekick bolt", "sidekick bolt", "sidekick fist"]
    match = position(seat(reserve=dice, cards={SPIDER: 1}, field=["sidekick"]))
    play(match, f"buy:{SPIDER}")  # there is one way only, so nothing is asked
    assert zone(match, 0, "reserve") == ["sidekick bolt"]
    assert zone(match, 0, "used") == [*FOUR, SPIDER]


def test_dm_5_3_4_the_bought_die_goes_to_used_like_the_dice_that_paid() -> None:
    mine = seat(reserve=["sidekick mask", "sidekick fist"], cards={BEAST: 2}, field=["sidekick"])
    match = position(mine)
    play(match, f"buy:{BEAST}")
    assert zone(match, 0, "used") == [BEAST, "sidekick", "sidekick"]
    assert zone(match, 0, "reserve") == zone(match, 0, "prep") == []
    assert left(match, 0) == {BEAST: 1}


def test_dm_5_3_5_unspent_energy_pays_for_globals_in_the_opponents_turn() -> None:
    mine = seat(reserve=["sidekick shield", "sidekick fist"], field=["sidekick"], bag=FOUR)
    theirs = seat(bag=FOUR, field=["storm-ro 1"])
    match = position(mine, theirs, basics=("take-cover",))
    play(match, "pass", "pass")  # main step and attack
    assert match.view(None)["active"] == 1
    assert zone(match, 0, "reserve") == ["sidekick fist", "sidekick shield"]
    roll(match, "sidekick fist", "sidekick fist", "sidekick bolt", "sidekick 1")
    play(match, "keep", "pass")
    assert match.actor == 0
    assert keys(match) == ["global:take-cover", "pass"]
    play(match, "global:take-cover", "choose:sidekick")
    assert zone(match, 0, "used") == ["sidekick"]
    assert numbers(match, 0, "sidekick") == (1, 2)
    assert zone(match, 0, "reserve") == ["sidekick fist"]


def test_dm_5_3_5_it_is_cleared_when_the_own_next_turn_begins() -> None:
    match = position(seat(reserve=["sidekick fist"], field=["sidekick"], bag=FOUR), seat(bag=FOUR))
    play(match, "pass")
    roll(match, *["sidekick fist"] * 4)
    play(match, "keep")
    assert match.view(None)["active"] == 0
    assert zone(match, 0, "reserve") == []
    assert zone(match, 0, "used") == ["sidekick"]


def test_dm_5_3_6_globals_are_used_in_the_main_step_by_both() -> None:
    mine = seat(reserve=["sidekick shield"], field=["sidekick"])
    theirs = seat(reserve=["sidekick shield", "sidekick shield"], field=["storm-ro 1"])
    match = position(mine, theirs, basics=("take-cover",))
    play(match, "global:take-cover", "choose:sidekick")  # the active player first
    assert match.actor == 1  # the active player can do no more, and has handed over
    play(match, "global:take-cover", "choose:1", "choose:storm-ro")
    assert match.actor == 1  # again
    play(match, "pass")
    assert step(match) == "attack"
    assert numbers(match, 0, "sidekick") == (1, 2)
    assert numbers(match, 1, "storm-ro") == (2, 2)
    assert zone(match, 1, "reserve") == ["sidekick shield"]


def test_dm_5_3_6_the_active_player_acts_as_often_as_wanted_the_other_once() -> None:
    """DM-13.3 and DM-13.4 in the main step: the active player may go on after each Global of the other."""
    mine = seat(reserve=["sidekick shield", "sidekick shield", "sidekick mask"], field=["sidekick"])
    theirs = seat(reserve=["sidekick shield", "sidekick shield"], field=["storm-ro 1"])
    match = position(mine, theirs, basics=("take-cover",))
    play(match, "global:take-cover", "choose:1", "choose:sidekick")
    assert match.actor == 0  # several actions in a row
    play(match, "pass")
    assert match.actor == 1
    play(match, "global:take-cover", "choose:1", "choose:storm-ro")
    assert match.actor == 0  # one, then the active player may go on
    assert keys(match) == ["global:take-cover", "pass"]
    play(match, "pass")
    assert match.actor == 1
    play(match, "pass")
    assert match.actor == 0  # may still go on
    play(match, "global:take-cover", "choose:sidekick")
    assert match.actor == 1  # no energy for more: handed over
    play(match, "pass")
    assert step(match) == "attack"  # both have passed in a row
    assert numbers(match, 0, "sidekick") == (1, 3)


def test_dm_5_3_7_an_action_die_is_used_without_paying() -> None:
    mine = seat(reserve=["power-bolt action-0", "sidekick fist"], field=["sidekick"])
    match = position(mine, basics=("power-bolt",))
    play(match, "use:power-bolt")
    assert zone(match, 0, "reserve") == ["power-bolt action-0", "sidekick fist"]  # first the effect
    play(match, "choose:seat-1")
    assert life(match) == [20, 18]
    assert zone(match, 0, "reserve") == ["sidekick fist"]
    assert zone(match, 0, "used") == ["power-bolt"]


def test_dm_5_3_7_only_its_action_face_is_an_action() -> None:
    mine = seat(reserve=["power-bolt generic-2", "power-bolt action-1"], field=["sidekick"])
    match = position(mine, basics=("power-bolt",))
    assert keys(match) == ["use:power-bolt", "pass"]


def test_dm_5_3_8_a_lasting_bonus_needs_no_reminder() -> None:
    """The die is in the used pile, even in the bag again, and the bonus holds until the end of the turn."""
    mine = seat(
        reserve=["inner-rage action-0", "gearing-up action-0", "sidekick 1"],
        field=["storm-ro 1", "thor-odinson 1"],
        bag=[],
        used=["sidekick"],
    )
    match = position(mine, seat(bag=FOUR), basics=("inner-rage", "gearing-up"))
    play(match, "use:inner-rage", "choose:storm-ro")  # Thor is the other of the two
    assert zone(match, 0, "used") == ["inner-rage", "sidekick"]
    assert (numbers(match, 0, "storm-ro"), numbers(match, 0, "thor-odinson")) == ((3, 2), (6, 7))
    play(match, "use:gearing-up", "draw:inner-rage")  # the bag is empty: the used pile goes in
    roll(match, "sidekick fist", "inner-rage generic-2")
    assert zone(match, 0, "used") == ["gearing-up"]
    assert "inner-rage generic-2" in zone(match, 0, "reserve")
    assert (numbers(match, 0, "storm-ro"), numbers(match, 0, "thor-odinson")) == ((3, 2), (6, 7))
    assert zone(match, 0, "field") == ["storm-ro 1", "thor-odinson 1"]  # and no action die lies there
    play(match, "pass", "pass")
    assert match.view(None)["active"] == 1
    assert (numbers(match, 0, "storm-ro"), numbers(match, 0, "thor-odinson")) == ((2, 1), (5, 6))


@pytest.mark.parametrize(("face", "cost"), [("level-1", 0), ("level-2", 1), ("level-3", 2)])
def test_dm_5_3_9_the_fielding_cost_is_that_of_the_face(face: str, cost: int) -> None:
    dice = ["sidekick mask", "sidekick fist"]
    for number in range(3):
        mine = seat(reserve=[*dice[:number], f"{TORCH} {face}"], field=["sidekick"])
        match = position(mine)
        able = f"field:{TORCH}" in keys(match)
        assert able == (number >= cost)
        if able:
            take(match, f"field:{TORCH}")
            if 0 < cost < number:
                play(match, "pay:sidekick:mask")
            assert f"{TORCH} {face[-1]}" in zone(match, 0, "field")
            assert zone(match, 0, "used") == ["sidekick"] * cost


def test_dm_5_3_9_any_energy_will_do() -> None:
    for paid in ("sidekick fist", "sidekick wild", "smash generic-2", f"{HULK} fist"):
        match = position(seat(reserve=[paid, f"{TORCH} 2"], field=["sidekick"]), basics=("smash",))
        play(match, f"field:{TORCH}")
        assert zone(match, 0, "field") == [f"{TORCH} 2", "sidekick 1"]
        assert zone(match, 0, "used") == [paid.split()[0]]
    match = position(seat(loose=1, reserve=[f"{TORCH} 2"], field=["sidekick"]))
    play(match, f"field:{TORCH}")  # also the energy of DM-5.1.3
    assert zone(match, 0, "field") == [f"{TORCH} 2", "sidekick 1"]


def test_dm_5_3_10_a_die_spent_on_the_fielding_cannot_be_chosen() -> None:
    mine = seat(reserve=["sidekick fist", f"{HERO} 1"], field=["sidekick"])
    match = position(mine)
    play(match, f"field:{HERO}")
    assert step(match) == "attack"  # the only Sidekick in the used pile is the one that paid
    assert zone(match, 0, "used") == ["sidekick"]


def test_dm_5_3_10_one_that_was_there_before_can() -> None:
    mine = seat(reserve=["sidekick fist", f"{HERO} 1"], field=["sidekick"], used=["sidekick"])
    match = position(mine)
    play(match, f"field:{HERO}")
    assert keys(match) == ["choose:sidekick", "pass"]
    play(match, "choose:sidekick")
    roll(match, "sidekick mask")
    assert zone(match, 0, "reserve") == ["sidekick mask"]
    assert zone(match, 0, "used") == ["sidekick"]  # the one that paid


def test_dm_5_3_10_of_two_only_the_older_one() -> None:
    """Norman Osborn may roll two Sidekicks out of the used pile, but one of them has paid for him."""
    goblin = "green-goblin-norman-osborn"
    mine = seat(reserve=["sidekick fist", f"{goblin} 2"], field=["sidekick"], used=["sidekick"])
    match = position(mine)
    play(match, f"field:{goblin}", "choose:sidekick")
    roll(match, "sidekick mask")
    assert zone(match, 0, "used") == ["sidekick"]


def test_dm_5_3_10_dice_spent_earlier_in_the_turn_can_be_chosen() -> None:
    mine = seat(reserve=["sidekick mask", "sidekick mask", f"{HERO} 1", "smash generic-2"], cards={BEAST: 1})
    match = position(mine | seat(field=["sidekick"]), basics=("smash",))
    play(match, f"buy:{BEAST}", "pay:sidekick:mask:sidekick:mask", f"field:{HERO}")
    assert keys(match) == ["choose:sidekick", "pass"]


def test_dm_5_3_11_nobody_has_to_field_and_the_unfielded_go_to_used() -> None:
    mine = seat(reserve=["sidekick 1", f"{TORCH} 3", "sidekick fist", "smash action-0"], field=["sidekick"])
    match = position(mine, basics=("smash",))
    play(match, "pass")
    assert step(match) == "attack"
    assert zone(match, 0, "field") == ["sidekick 1"]
    assert zone(match, 0, "used") == [TORCH, "sidekick"]
    assert zone(match, 0, "reserve") == ["sidekick fist", "smash action-0"]


def test_dm_5_3_11_they_go_only_when_the_step_is_over() -> None:
    mine = seat(reserve=["sidekick 1"], field=["sidekick"])
    theirs = seat(reserve=["sidekick shield"])
    match = position(mine, theirs, basics=("take-cover",))
    play(match, "pass")
    assert match.actor == 1
    assert zone(match, 0, "reserve") == ["sidekick level-1"]  # the opponent may still use a Global
    play(match, "pass")
    assert match.actor == 0
    play(match, "field:sidekick")  # and the active player may go on (DM-13.3)
    assert [row["die"] for row in match.view(None)["seats"][0]["field"]] == ["sidekick", "sidekick"]
