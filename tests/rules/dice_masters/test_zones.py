"""DM-3: Zones."""

from tests.kits.dice_masters import die, keys, life, numbers, play, position, roll, seat, step, take, zone

TORCH = "human-torch-playing-with-fire"


def test_dm_3_1_an_empty_bag_takes_the_whole_used_pile_when_a_die_must_be_drawn() -> None:
    used = ["sidekick", "sidekick", "sidekick", TORCH, "hulk-jade-giant"]
    match = position(seat(bag=[], used=used), step="clear")
    assert zone(match, 0, "used") == []
    assert zone(match, 0, "bag") == sorted(used)
    play(match, "draw:sidekick", "draw:hulk-jade-giant", "draw:sidekick", f"draw:{TORCH}")
    assert zone(match, 0, "bag") == ["sidekick"]
    assert zone(match, 0, "used") == []


def test_dm_3_1_a_bag_that_holds_enough_is_not_refilled() -> None:
    match = position(seat(bag=["sidekick"] * 4, used=[TORCH]), seat(used=[TORCH], bag=[]), step="clear")
    assert zone(match, 0, "bag") == []  # all four drawn: empty, but no die is needed any more
    assert zone(match, 0, "used") == [TORCH]
    assert zone(match, 1, "used") == [TORCH]  # and never the opponent's pile


def test_dm_3_2_dice_in_prep_are_rolled_on_their_owners_next_turn() -> None:
    match = position(
        seat(reserve=["force-beam action-0"], bag=["sidekick"] * 4, field=["sidekick"]),
        seat(bag=["sidekick"] * 4, prep=[TORCH], cards={TORCH: 1}),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")  # the own Sidekick is KO'd
    assert zone(match, 0, "prep") == ["sidekick"]
    assert match.view(None)["active"] == 1  # nobody was left to attack
    roll(match, *["sidekick fist"] * 4, f"{TORCH} bolt")  # the opponent's four and the one that waited
    assert zone(match, 0, "prep") == ["sidekick"]  # the opponent's roll leaves it alone
    play(match, "keep", "pass")
    assert match.view(None)["active"] == 0
    assert len(zone(match, 0, "rolling")) == 5  # four drawn, and the one that waited


def test_dm_3_3_only_dice_in_the_reserve_pay_act_and_are_fielded() -> None:
    dice = ["sidekick fist", "sidekick fist", "sidekick fist", "smash action-0", f"{TORCH} 1"]
    rest = ["sidekick", "smash", TORCH]
    match = position(seat(reserve=dice, cards={"spider-man-webhead": 1}), basics=("smash",))
    assert keys(match) == ["buy:smash", f"field:{TORCH}", "use:smash", "pass"]
    mine = seat(bag=rest, prep=rest, used=[TORCH], cards={"spider-man-webhead": 1})
    assert position(mine, basics=("smash",)).view(None)["active"] == 1  # nothing to do: the turn is over


def test_dm_3_4_characters_in_the_field_attack_and_block() -> None:
    mine = seat(field=["sidekick"], prep=[TORCH], bag=[TORCH], used=[TORCH])
    theirs = seat(field=["beast-big-boy-blue 2"], reserve=["sidekick fist"], prep=["sidekick"])
    match = position(mine, theirs, step="attack")
    assert keys(match) == ["attack:sidekick", "pass"]
    play(match, "attack:sidekick")
    assert keys(match) == ["block:beast-big-boy-blue:sidekick", "pass"]


def test_dm_3_5_who_is_in_the_attack_zone_is_still_in_the_field() -> None:
    leader = "captain-america-natural-leader"
    match = position(
        seat(field=[f"{leader} 1", "sidekick"], reserve=["force-beam action-0"]),
        basics=("force-beam",),
        step="attack",
    )
    take(match, f"attack:{leader}", "pass")
    assert step(match) == "actions"
    assert die(match, 0, leader)["attacking"]
    assert numbers(match, 0, "sidekick") == (2, 2)  # the text of an attacker holds
    play(match, "use:force-beam")
    assert life(match) == [20, 17]
    assert zone(match, 0, "used") == [leader, "force-beam"]


def test_dm_3_5_damage_to_all_characters_reaches_the_attack_zone() -> None:
    mine = seat(field=["sidekick attacking"], reserve=["force-beam action-0"], bag=["sidekick"])
    theirs = seat(field=["sidekick blocks=0"], bag=[])
    match = position(mine, theirs, basics=("force-beam",), step="actions")
    play(match, "use:force-beam")
    assert [zone(match, number, "field") for number in (0, 1)] == [[], []]
    assert zone(match, 0, "prep") == ["sidekick"]


def test_dm_3_6_used_dice_wait_in_the_used_pile() -> None:
    mine = seat(reserve=["sidekick bolt", "sidekick bolt"], cards={TORCH: 1}, bag=["sidekick"] * 4)
    match = position(mine, seat(bag=["sidekick"] * 4))
    play(match, f"buy:{TORCH}")
    assert zone(match, 0, "used") == [TORCH, "sidekick", "sidekick"]
    roll(match, *["sidekick fist"] * 4)
    play(match, "keep")
    assert match.view(None)["active"] == 0
    assert zone(match, 0, "used") == [TORCH, "sidekick", "sidekick"]  # not in the bag, nor in the roll
    assert len(zone(match, 0, "rolling")) == 4


def test_dm_3_7_the_usual_way_of_a_die() -> None:
    """From the bag over prep, reserve, field and attack zone to the used pile, and back into the bag."""
    cap = "captain-america-natural-leader"
    mine = seat(bag=["sidekick"] * 3 + [cap], cards={})
    match = position(mine, seat(bag=["sidekick"] * 4), step="clear")
    play(match, "draw:sidekick", "draw:sidekick", "draw:sidekick")  # the last one follows by itself
    assert zone(match, 0, "bag") == []
    roll(match, "sidekick fist", "sidekick fist", "sidekick 1", f"{cap} 1")
    assert f"{cap} level-1" in zone(match, 0, "rolling")
    play(match, "keep")
    assert f"{cap} level-1" in zone(match, 0, "reserve")
    play(match, f"field:{cap}")
    assert zone(match, 0, "field") == [f"{cap} 1"]
    assert zone(match, 0, "used") == ["sidekick"]  # spent energy, at once
    take(match, "pass")
    assert step(match) == "attack"
    assert zone(match, 0, "used") == ["sidekick", "sidekick"]  # and the Sidekick that was not fielded
    assert zone(match, 0, "reserve") == ["sidekick fist"]  # unspent energy stays
    play(match, f"attack:{cap}")
    assert life(match) == [20, 17]
    assert zone(match, 0, "field") == []
    assert zone(match, 0, "used") == [cap, "sidekick", "sidekick"]  # an unblocked attacker
    assert zone(match, 0, "reserve") == ["sidekick fist"]
    roll(match, *["sidekick mask"] * 4)
    play(match, "keep")
    assert match.view(None)["active"] == 0
    assert zone(match, 0, "used") == []  # the bag was empty: they went in, with the fist
    assert sorted(zone(match, 0, "bag")) == [cap, *["sidekick"] * 3]


def test_dm_3_7_a_blocked_survivor_goes_back_and_a_ko_leads_to_prep() -> None:
    mine = seat(field=["beast-big-boy-blue 2 attacking"], bag=["sidekick"] * 4)
    theirs = seat(field=["sidekick blocks=0"], bag=["sidekick"] * 4)
    match = position(mine, theirs, step="block")
    assert match.view(None)["active"] == 1
    assert zone(match, 0, "field") == ["beast-big-boy-blue 2"]
    assert zone(match, 1, "field") == []
    assert len(zone(match, 1, "rolling")) == 5  # the KO'd Sidekick is rolled with the four


def test_dm_3_7_unused_actions_go_at_the_end_of_the_turn() -> None:
    mine = seat(reserve=["smash action-0", "smash generic-2"], field=["sidekick"], bag=["sidekick"] * 4)
    match = position(mine, seat(bag=["sidekick"] * 4), basics=("smash",))
    play(match, "pass")
    assert step(match) == "attack"
    assert zone(match, 0, "reserve") == ["smash action-0", "smash generic-2"]
    play(match, "pass")
    assert match.view(None)["active"] == 1
    assert zone(match, 0, "reserve") == ["smash generic-2"]
    assert zone(match, 0, "used") == ["smash"]
