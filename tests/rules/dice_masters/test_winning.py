"""DM-6: Winning."""

import pytest

from tests.kits.dice_masters import life, play, position, seat, take, zone


def test_dm_6_1_who_takes_the_opponent_to_0_wins_at_once() -> None:
    mine = seat(reserve=["power-bolt action-0", "sidekick fist"], field=["sidekick"])
    match = position(mine, seat(life=2), basics=("power-bolt",))
    play(match, "use:power-bolt", "choose:seat-1")
    assert match.actor is None
    assert list(match.choices) == []
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "life")
    assert match.result.scores == {0: 20, 1: 0}
    assert zone(match, 0, "reserve") == ["power-bolt action-0", "sidekick fist"]  # nothing more was done


def test_dm_6_1_one_life_is_enough_to_go_on() -> None:
    mine = seat(reserve=["power-bolt action-0"], field=["sidekick"])
    match = position(mine, seat(life=3), basics=("power-bolt",))
    play(match, "use:power-bolt", "choose:seat-1")
    assert match.result is None
    assert life(match) == [20, 1]


def test_dm_6_1_too_much_damage_is_a_win_like_any_other() -> None:
    match = position(seat(field=["hulk-jade-giant 3"]), seat(life=1), step="attack")
    play(match, "attack:hulk-jade-giant")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert life(match) == [20, 0]


def test_dm_6_1_the_opponent_can_win_in_ones_own_turn() -> None:
    """Silver Surfer's Global costs two damage, and one has to pay it."""
    mine = seat(life=2, reserve=["sidekick shield"], cards={"silver-surfer-sentinel": 1}, bag=["sidekick"])
    match = position(mine)
    play(match, "global:silver-surfer-sentinel")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert zone(match, 0, "prep") == []  # the die was never drawn


@pytest.mark.parametrize(("before", "after"), [(17, 18), (19, 20), (20, 20)])
def test_dm_6_2_life_never_rises_above_its_start(before: int, after: int) -> None:
    """Iron Man "Philanthropist" gives one life whenever he is damaged."""
    mine = seat(field=["iron-man-philanthropist 1", "sidekick"], reserve=["power-bolt action-0"], life=before)
    match = position(mine, basics=("power-bolt",))
    play(match, "use:power-bolt", "choose:iron-man-philanthropist")
    assert life(match) == [after, 20]


def test_dm_6_2_what_is_too_much_is_lost() -> None:
    """Four Sidekicks are four life; of them three are too many, and damage afterwards finds none of these."""
    cap = "captain-america-star-spangled-avenger"
    dice = [f"{cap} 1", "sidekick fist", "force-beam action-2"]
    mine = seat(reserve=dice, life=9, field=["thor-odinson 1"])
    theirs = seat(field=["sidekick", "sidekick", "sidekick", "sidekick"])
    match = position(mine, theirs, basics=("force-beam",), most_life=10)
    play(match, f"field:{cap}")
    assert life(match) == [10, 10]
    assert zone(match, 1, "prep") == ["sidekick"] * 4
    play(match, "use:force-beam")
    assert life(match) == [9, 9]


def test_dm_6_2_no_effect_sets_life_above_its_start_either() -> None:
    """Wall-Crawler sets the opponent's life to 10, which is too much in a game of 8."""
    name = "spider-man-wall-crawler"
    mine = seat(field=[f"{name} 1 attacking"], reserve=["sidekick fist", "sidekick fist"])
    match = position(mine, seat(life=5), step="block", most_life=8)
    take(match, "choose:pay-spend-fist-2-set-life-opponent-10")
    assert life(match) == [8, 5]  # eight, less the three that got through


def test_dm_6_3_the_active_players_side_comes_first() -> None:
    """Both are at 1 life and Force Beam hits both: the opponent first, so only the opponent is at 0."""
    for active in (0, 1):
        seats = [seat(life=1), seat(life=1)]
        seats[active] = seat(life=1, reserve=["force-beam action-2"], field=["thor-odinson 1"])
        match = position(seats[0], seats[1], basics=("force-beam",), active=active)
        play(match, "use:force-beam")
        assert match.result is not None
        assert match.result.winners == (active,)


@pytest.mark.parametrize("active", [0, 1])
def test_dm_6_3_of_two_effects_that_would_win_the_active_players_does(active: int) -> None:
    """Two Novas damage each other in the attack step: each would answer with two damage to the opponent."""
    nova = "nova-the-human-rocket"
    seats = [seat(field=[f"{nova} 2"], life=2) for _ in (0, 1)]
    match = position(seats[0], seats[1], step="attack", active=active)
    play(match, f"attack:{nova}", f"block:{nova}:{nova}")
    assert match.result is not None
    assert match.result.winners == (active,)
    assert life(match)[active] == 2
