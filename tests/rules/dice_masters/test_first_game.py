"""DM-2: The first game."""

import thwack
from tests.kits.dice_masters import keys, left, life, play, position, roll, seat, zone
from thwack import Match

TORCH, SPIDER = "human-torch-playing-with-fire", "spider-man-webhead"
BEAST, CAP = "beast-mutate-666", "captain-america-american-hero"
BASICS = ("force-beam", "inner-rage", "thrown-car")


def first_game() -> Match:
    """The set-up, before the first roll."""
    return thwack.new("dice_masters", mode="first-game", chance="ask")


def test_dm_2_1_three_basic_actions_with_three_dice_each() -> None:
    assert left(first_game()) == {"force-beam": 3, "inner-rage": 3, "thrown-car": 3}


def test_dm_2_2_both_players_buy_basic_actions_while_there_are_any() -> None:
    match = first_game()
    roll(match, "sidekick fist", "sidekick bolt", "sidekick mask", "sidekick 1")
    play(match, "keep", "buy:force-beam", "pass")
    assert left(match)["force-beam"] == 2
    roll(match, "sidekick fist", "sidekick shield", "sidekick mask", "sidekick 1")
    play(match, "keep", "buy:force-beam")
    assert left(match)["force-beam"] == 1
    assert [zone(match, number, "used").count("force-beam") for number in (0, 1)] == [1, 1]


def test_dm_2_2_nobody_buys_a_die_that_is_not_there() -> None:
    mine = seat(reserve=["sidekick fist", "sidekick fist", "sidekick fist"], used=["force-beam"])
    theirs = seat(used=["force-beam", "force-beam"])
    match = position(mine, theirs, basics=("force-beam", "inner-rage"))
    assert left(match) == {"force-beam": 0, "inner-rage": 3}
    assert keys(match) == ["buy:inner-rage", "pass"]


def test_dm_2_3_who_has_which_cards() -> None:
    match = first_game()
    assert left(match, 0) == {TORCH: 2, SPIDER: 2}
    assert left(match, 1) == {BEAST: 2, CAP: 2}
    assert match.view(None)["active"] == 0


def test_dm_2_4_nobody_buys_from_the_opponents_cards() -> None:
    match = first_game()
    roll(match, "sidekick shield", "sidekick bolt", "sidekick mask", "sidekick fist")
    play(match, "keep")
    bought = {key for key in keys(match) if key.startswith("buy:")}
    assert bought == {f"buy:{card}" for card in (TORCH, SPIDER, *BASICS)}
    # a card that both have is bought from the own one
    mine = seat(reserve=["sidekick mask", "sidekick mask"], cards={BEAST: 1})
    match = position(mine, seat(cards={BEAST: 2}))
    play(match, f"buy:{BEAST}")
    assert (left(match, 0), left(match, 1)) == ({BEAST: 0}, {BEAST: 2})


def test_dm_2_4_an_empty_card_is_not_filled_from_the_opponents() -> None:
    mine = seat(reserve=["sidekick mask", "sidekick mask"], cards={BEAST: 0}, used=[BEAST])
    match = position(mine, seat(cards={BEAST: 2}), step="main")
    assert not any(key.startswith("buy:") for key in keys(match))


def test_dm_2_5_eight_sidekicks_in_each_bag() -> None:
    match = first_game()
    assert zone(match, 1, "bag") == ["sidekick"] * 8
    assert len(zone(match, 0, "bag")) == 4  # four are drawn already
    assert len(zone(match, 0, "rolling")) == 4
    for number in (0, 1):
        rows = match.view(None)["seats"][number]
        assert rows["prep"] == rows["reserve"] == rows["field"] == rows["used"] == []


def test_dm_2_6_ten_life() -> None:
    match = first_game()
    assert life(match) == [10, 10]
    assert [row["most_life"] for row in match.view(None)["seats"]] == [10, 10]
