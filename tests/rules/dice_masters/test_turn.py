"""DM-5.0 to DM-5.2: The turn; clear and draw; roll and reroll."""

import pytest

import thwack
from tests.kits.dice_masters import die, keys, life, numbers, play, position, roll, seat, step, take, zone
from thwack import CHANCE, Match

TORCH, BEAST, HULK = "human-torch-playing-with-fire", "beast-mutate-666", "hulk-jade-giant"
FOUR = ["sidekick"] * 4


def loose(match: Match, number: int = 0) -> int:
    """The generic energy without a die."""
    return int(match.view(None)["seats"][number]["loose"])


# DM-5.0


def test_dm_5_0_the_steps_of_a_turn_come_in_order() -> None:
    mine = seat(bag=["sidekick", "sidekick", "sidekick", "smash"], cards={TORCH: 1})
    match = position(mine, seat(bag=FOUR), step="clear", basics=("smash",))
    seen = [step(match)]
    for key in ("draw:sidekick", "draw:sidekick", "draw:sidekick"):
        play(match, key)
        seen.append(step(match))
    roll(match, "sidekick bolt", "sidekick bolt", "sidekick 1", "smash action-0")
    seen.append(step(match))
    play(match, "keep")
    seen.append(step(match))
    take(match, "field:sidekick")
    seen.append(step(match))
    play(match, "pass")
    seen.append(step(match))
    play(match, "attack:sidekick")
    seen.append(step(match))
    assert seen == ["clear", "clear", "clear", "roll", "roll", "main", "main", "attack", "actions"]
    assert keys(match) == ["use:smash", "pass"]  # buying belonged to the main step, and that is over
    play(match, "pass")
    assert life(match) == [20, 19]
    assert (match.view(None)["active"], match.view(None)["turn"]) == (1, 2)
    assert step(match) == "roll"


def test_dm_5_0_players_take_turns() -> None:
    match = thwack.new("dice_masters", mode="first-game", chance="ask")
    seen = []
    for _ in range(4):
        seen.append((match.view(None)["active"], match.view(None)["turn"]))
        roll(match, *["sidekick fist"] * 4)
        play(match, "keep", "pass")
    assert seen == [(0, 1), (1, 2), (0, 3), (1, 4)]


# DM-5.1


def test_dm_5_1_1_what_is_left_in_the_reserve_goes_to_used() -> None:
    mine = seat(bag=FOUR, reserve=["sidekick fist", f"{HULK} fist-2"])
    theirs = seat(reserve=["sidekick mask"])
    match = position(mine, theirs, step="clear")
    assert zone(match, 0, "reserve") == []
    assert zone(match, 0, "used") == [HULK, "sidekick"]
    assert zone(match, 1, "reserve") == ["sidekick mask"]  # not the opponent's


def test_dm_5_1_2_four_dice_are_drawn_into_prep() -> None:
    match = position(seat(bag=["sidekick", "sidekick", TORCH, BEAST, HULK]), step="clear")
    play(match, f"draw:{HULK}")
    assert zone(match, 0, "prep") == [HULK]
    play(match, "draw:sidekick", f"draw:{TORCH}")
    assert zone(match, 0, "prep") == sorted([HULK, "sidekick", TORCH])
    assert match.actor == CHANCE
    assert keys(match) == ["draw:sidekick", f"draw:{BEAST}"]
    play(match, f"draw:{BEAST}")
    assert zone(match, 0, "bag") == ["sidekick"]
    assert len(zone(match, 0, "rolling")) == 4


def test_dm_5_1_2_a_short_bag_is_emptied_first_and_then_refilled() -> None:
    mine = seat(bag=[TORCH, TORCH], used=["sidekick", "sidekick", BEAST], reserve=["smash generic-2"])
    match = position(mine, step="clear", basics=("smash",))
    # both Torches are drawn; the rest comes from the used pile, with the die that was just cleared
    assert zone(match, 0, "prep") == [TORCH, TORCH]
    assert zone(match, 0, "bag") == [BEAST, "sidekick", "sidekick", "smash"]
    assert zone(match, 0, "used") == []
    play(match, f"draw:{BEAST}", "draw:smash")
    assert zone(match, 0, "bag") == ["sidekick", "sidekick"]
    assert sorted(row.split()[0] for row in zone(match, 0, "rolling")) == [BEAST, TORCH, TORCH, "smash"]


@pytest.mark.parametrize("there", [0, 1, 2, 3])
def test_dm_5_1_3_each_missing_die_costs_one_life_and_gives_one_generic_energy(there: int) -> None:
    dice = ["sidekick"] * there
    match = position(seat(bag=dice[: there // 2], used=dice[there // 2 :], field=[f"{HULK} 3"]), step="clear")
    roll(match, *["sidekick fist"] * there)
    missing = 4 - there
    assert life(match) == [20 - missing, 20]
    assert loose(match) == missing
    assert zone(match, 0, "bag") == zone(match, 0, "used") == []


def test_dm_5_1_3_the_energy_pays_like_any_generic_energy() -> None:
    mine = seat(bag=["sidekick", "sidekick"], field=["sidekick"], cards={BEAST: 1})
    match = position(mine, step="clear", basics=("invulnerability",))
    roll(match, "sidekick shield", "sidekick fist")
    play(match, "keep")
    assert (life(match), loose(match)) == ([18, 20], 2)
    assert keys(match) == ["buy:invulnerability", "pass"]  # no mask for Beast, no bolt for the Global
    play(match, "buy:invulnerability", "pay:generic:generic")
    assert loose(match) == 0
    assert zone(match, 0, "reserve") == ["sidekick fist", "sidekick shield"]


def test_dm_5_1_3_four_dice_are_enough() -> None:
    match = position(seat(bag=["sidekick"], used=["sidekick"] * 3), step="clear")
    assert (life(match), loose(match)) == ([20, 20], 0)


def test_dm_5_1_4_dice_that_wait_in_prep_do_not_make_the_draw_smaller() -> None:
    match = position(seat(bag=[*FOUR, "sidekick"], prep=[TORCH, TORCH]), step="clear")
    assert zone(match, 0, "bag") == ["sidekick"]
    assert len(zone(match, 0, "rolling")) == 6


def test_dm_5_1_4_nor_do_they_make_up_for_missing_dice() -> None:
    match = position(seat(bag=["sidekick"], prep=[TORCH, TORCH, TORCH]), step="clear")
    assert life(match) == [17, 20]
    assert len(zone(match, 0, "rolling")) == 4


# DM-5.2


def test_dm_5_2_1_all_dice_in_prep_are_rolled() -> None:
    match = position(seat(bag=FOUR, prep=[BEAST, "smash"]), step="clear", basics=("smash",))
    assert zone(match, 0, "prep") == []
    faces = [*["sidekick fist"] * 3, "sidekick wild", f"{BEAST} 3", "smash action-1"]
    roll(match, *faces)
    assert match.actor == 0
    assert zone(match, 0, "rolling") == sorted(
        [*["sidekick fist"] * 3, "sidekick wild", f"{BEAST} level-3", "smash action-1"]
    )


def test_dm_5_2_2_any_of_them_are_rerolled_as_one_group() -> None:
    match = position(seat(bag=FOUR, prep=[BEAST]), step="clear")
    roll(match, "sidekick fist", "sidekick fist", "sidekick mask", "sidekick 1", f"{BEAST} mask-2")
    shown = ["sidekick:fist", "sidekick:mask", "sidekick:level-1", f"{BEAST}:mask-2"]
    assert sorted(keys(match)) == sorted(["keep", *(f"reroll:{one}" for one in shown)])
    play(match, "reroll:sidekick:fist", f"reroll:{BEAST}:mask-2")
    assert match.actor == 0  # nothing is rolled before all are chosen
    assert zone(match, 0, "rolling").count("sidekick fist") == 2
    play(match, "keep")
    roll(match, "sidekick bolt", f"{BEAST} 1")
    assert zone(match, 0, "reserve") == sorted(
        ["sidekick bolt", "sidekick fist", "sidekick level-1", "sidekick mask", f"{BEAST} level-1"]
    )


def test_dm_5_2_2_none_need_be_rerolled() -> None:
    match = position(seat(bag=FOUR, cards={BEAST: 1}), step="clear")
    roll(match, "sidekick mask", "sidekick fist", "sidekick mask", "sidekick mask")
    play(match, "keep")
    assert match.actor == 0
    assert zone(match, 0, "reserve") == ["sidekick fist", *["sidekick mask"] * 3]


def test_dm_5_2_2_all_may_be_rerolled() -> None:
    match = position(seat(bag=FOUR, cards={BEAST: 1}), step="clear")
    roll(match, *["sidekick fist"] * 4)
    play(match, *["reroll:sidekick:fist"] * 4)
    roll(match, *["sidekick mask"] * 4)
    assert zone(match, 0, "reserve") == ["sidekick mask"] * 4


def test_dm_5_2_3_there_is_no_second_reroll() -> None:
    match = position(seat(bag=FOUR, cards={BEAST: 1}), step="clear")
    roll(match, "sidekick fist", "sidekick bolt", "sidekick mask", "sidekick mask")
    play(match, "reroll:sidekick:fist", "keep")
    roll(match, "sidekick shield")
    assert step(match) == "main"
    assert not any(key.startswith("reroll") for key in keys(match))


def test_dm_5_2_4_then_all_go_to_the_reserve() -> None:
    match = position(seat(bag=FOUR, prep=[TORCH], cards={BEAST: 1}), step="clear")
    roll(match, "sidekick mask", "sidekick mask", "sidekick 1", "sidekick wild", f"{TORCH} bolt-2")
    assert zone(match, 0, "reserve") == []
    play(match, "keep")
    assert zone(match, 0, "rolling") == []
    assert zone(match, 0, "reserve") == sorted(
        [f"{TORCH} bolt-2", "sidekick level-1", "sidekick mask", "sidekick mask", "sidekick wild"]
    )


@pytest.mark.parametrize(("face", "damage"), [("action-0", 1), ("action-1", 2), ("action-2", 2)])
def test_dm_5_2_5_a_burst_uses_the_text_for_it(face: str, damage: int) -> None:
    mine = seat(reserve=[f"force-beam {face}"], field=["thor-odinson 3"])
    match = position(mine, basics=("force-beam",))
    play(match, "use:force-beam")
    assert die(match, 0, "thor-odinson")["damage"] == damage
    assert life(match) == ([19, 19] if face == "action-2" else [20, 20])


@pytest.mark.parametrize("face", ["action-0", "action-1", "action-2"])
def test_dm_5_2_5_without_a_text_for_it_a_burst_means_nothing(face: str) -> None:
    mine = seat(reserve=[f"power-bolt {face}"], field=["thor-odinson 3"])
    match = position(mine, basics=("power-bolt",))
    play(match, "use:power-bolt", "choose:seat-1")
    assert life(match) == [20, 18]
    # a burst on a character whose card has no text for it
    match = position(seat(field=["iron-man-playboy 3"]), step="attack")
    assert die(match, 0, "iron-man-playboy")["burst"] == 1
    assert numbers(match, 0, "iron-man-playboy") == (5, 7)
