"""Silver Surfer "Sentinel" and "Sky-Rider"."""

import pytest

from tests.cards.dice_masters.high import pass_on, take, to_attack
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone

SENTINEL = "silver-surfer-sentinel"
SKY = "silver-surfer-sky-rider"

# Silver Surfer "Sentinel"


@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "drawn"),
    [(19, 20, 1, 5), (20, 20, 1, 4), (20, 19, 1, 4), (10, 20, 2, 5), (19, 20, 0, 4)],
)
def test_silver_surfer_sentinel_draws_one_more_while_behind(
    mine: int, theirs: int, dice: int, drawn: int
) -> None:
    """In your clear and draw step, while the opponent has more life; once, however many dice (DM-9.1)."""
    match = position(
        seat(life=mine, field=[f"{SENTINEL} 1"] * dice, cards={SENTINEL: 1}), seat(life=theirs), step="clear"
    )
    assert len(match.view(None)["seats"][0]["rolling"]) == drawn
    assert life(match) == [mine, theirs]


def test_silver_surfer_sentinel_costs_nothing_when_his_die_is_missing() -> None:
    """H-21: Four dice in the bag, none to add, and no damage for the fifth."""
    match = position(
        seat(life=10, field=[f"{SENTINEL} 1"], bag=["sidekick"] * 4), seat(life=20), step="clear"
    )
    assert len(match.view(None)["seats"][0]["rolling"]) == 4
    assert life(match) == [10, 20]


def test_silver_surfer_sentinel_draws_nothing_for_the_opponent() -> None:
    """In their turn they draw four."""
    match = position(seat(life=10, field=[f"{SENTINEL} 1"]), seat(life=20), step="clear", active=1)
    assert len(match.view(None)["seats"][1]["rolling"]) == 4


# The Global ability of both


@pytest.mark.parametrize("card", [SENTINEL, SKY])
@pytest.mark.parametrize("user", [0, 1])
def test_silver_surfer_sentinel_and_silver_surfer_sky_rider_global_draws_for_2_damage(
    card: str, user: int
) -> None:
    """1 shield and 2 damage to yourself: a die from your bag into your prep area, once in your own turn."""
    players = [seat(field=["sidekick"], cards={card: 1}), seat(field=["sidekick"])]
    players[user]["reserve"] = [{"die": "sidekick", "face": "shield"}] * 2
    players[user]["bag"] = ["sidekick", "sidekick"]
    match = position(players[0], players[1], active=user)
    play(match, f"global:{card}")
    assert life(match)[user] == 18
    assert life(match)[1 - user] == 20
    assert zone(match, user, "prep") == ["sidekick"]
    assert zone(match, user, "bag") == ["sidekick"]
    assert zone(match, user, "used") == ["sidekick"]
    assert f"global:{card}" not in keys(match)


@pytest.mark.parametrize("card", [SENTINEL, SKY])
def test_silver_surfer_sentinel_and_silver_surfer_sky_rider_global_is_for_your_own_turn(card: str) -> None:
    """In the opponent's turn it cannot be used, and a fist does not pay for it."""
    match = position(
        seat(field=["sidekick"], cards={card: 1}), seat(field=["sidekick"], reserve=["sidekick shield"])
    )
    assert match.actor == 0
    assert keys(match) == ["attack:sidekick", "pass"]
    fist = position(seat(field=["sidekick"], reserve=["sidekick fist"], cards={card: 1}))
    assert keys(fist) == ["attack:sidekick", "pass"]


@pytest.mark.parametrize("card", [SENTINEL, SKY])
def test_silver_surfer_sentinel_and_silver_surfer_sky_rider_global_can_cost_the_last_life(card: str) -> None:
    """DM-6.1: The damage comes first."""
    match = position(seat(life=2, field=["sidekick"], reserve=["sidekick shield"], cards={card: 1}))
    play(match, f"global:{card}")
    assert match.result is not None
    assert match.result.winners == (1,)


# Silver Surfer "Sky-Rider"


@pytest.mark.parametrize(
    ("mine", "theirs", "level", "expected"),
    [
        (19, 20, 1, (10, 10)),
        (19, 20, 2, (14, 10)),
        (19, 20, 3, (16, 14)),
        (20, 20, 1, (5, 5)),
        (20, 19, 1, (5, 5)),
    ],
)
def test_silver_surfer_sky_rider_doubles_at_the_start_of_an_attack_step(
    mine: int, theirs: int, level: int, expected: tuple[int, int]
) -> None:
    """A and D, if the opponent has more life."""
    match = position(
        seat(life=mine, field=[f"{SKY} {level}", "sidekick"]),
        seat(life=theirs, field=["sidekick"]),
        step="attack",
    )
    assert numbers(match, 0, SKY) == expected
    assert numbers(match, 0, "sidekick") == (1, 1)


def test_silver_surfer_sky_rider_doubles_in_their_attack_step_too() -> None:
    """Every attack step has a start; each of his dice doubles."""
    match = position(
        seat(life=10, field=[f"{SKY} 1", f"{SKY} 2"]), seat(field=["sidekick"]), step="attack", active=1
    )
    take(match, f"choose:{SKY}")
    rows = match.view(None)["seats"][0]["field"]
    assert sorted((row["attack"], row["defense"]) for row in rows) == [(10, 10), (14, 10)]


def test_silver_surfer_sky_rider_is_himself_before_and_after() -> None:
    """Not in the main step, and not after the turn (DM-7.5)."""
    match = position(
        seat(life=10, field=[f"{SKY} 1"], reserve=["power-bolt action-0"]), seat(), basics=("power-bolt",)
    )
    assert numbers(match, 0, SKY) == (5, 5)
    to_attack(match)
    assert numbers(match, 0, SKY) == (10, 10)
    pass_on(match)
    assert numbers(match, 0, SKY) == (5, 5)
