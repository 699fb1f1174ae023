"""Thing "Grim Ben" and "Idol of Millions"; Thor "God of Thunder"."""

import pytest

from tests.cards.dice_masters.high import attack, pass_on, roll, take, to_attack
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone
from thwack import Match

BEN = "thing-grim-ben"
IDOL = "thing-idol-of-millions"
THOR = "thor-god-of-thunder"

# Thing "Grim Ben"


@pytest.mark.parametrize(
    ("own", "theirs", "expected"),
    [(0, 2, (6, 6)), (1, 3, (6, 6)), (0, 1, (3, 3)), (1, 1, (3, 3)), (0, 0, (3, 3))],
)
def test_thing_grim_ben_grows_when_outnumbered(own: int, theirs: int, expected: tuple[int, int]) -> None:
    """+3A/+3D at the start of the attack step, only with fewer characters than the opponent."""
    match = position(
        seat(field=[f"{BEN} 1"] + ["sidekick"] * own), seat(field=["sidekick"] * theirs), step="attack"
    )
    assert numbers(match, 0, BEN) == expected


def test_thing_grim_ben_grows_in_their_attack_step_too() -> None:
    """Every attack step has a start; both his dice grow, nobody else does."""
    match = position(
        seat(field=[f"{BEN} 1", f"{BEN} 2"]), seat(field=["sidekick"] * 3), step="attack", active=1
    )
    take(match, f"choose:{BEN}")
    rows = match.view(None)["seats"][0]["field"]
    assert sorted((row["attack"], row["defense"]) for row in rows) == [(6, 6), (8, 8)]
    assert {(row["attack"], row["defense"]) for row in match.view(None)["seats"][1]["field"]} == {(1, 1)}


def test_thing_grim_ben_is_himself_before_and_after() -> None:
    """Not in the main step, and not after the turn (DM-7.5)."""
    match = position(
        seat(field=[f"{BEN} 1"], reserve=["power-bolt action-0"]),
        seat(field=["sidekick"] * 2),
        basics=("power-bolt",),
    )
    assert numbers(match, 0, BEN) == (3, 3)
    to_attack(match)
    assert numbers(match, 0, BEN) == (6, 6)
    pass_on(match)
    assert numbers(match, 0, BEN) == (3, 3)


# Thing "Idol of Millions"


def idol(own: int, theirs: int, *bag: str) -> Match:
    """Thing is fielded among so many Sidekicks."""
    match = position(
        seat(field=["sidekick"] * own, reserve=[f"{IDOL} 1", "thor-odinson bolt"], bag=list(bag)),
        seat(field=["sidekick"] * theirs),
    )
    play(match, f"field:{IDOL}")
    return match


def test_thing_idol_of_millions_draws_and_rolls_three_when_outnumbered() -> None:
    """Into the reserve pool, for use in this turn; there is no reroll."""
    match = idol(0, 2, "loki-trickster", "loki-trickster", "loki-trickster")
    roll(match, "level-1", "mask", "mask-2")
    assert zone(match, 0, "reserve") == [
        "loki-trickster level-1",
        "loki-trickster mask",
        "loki-trickster mask-2",
    ]
    assert match.actor == 0
    assert zone(match, 0, "prep") == zone(match, 0, "bag") == []
    assert any(key.startswith("field:loki-trickster") for key in keys(match))


@pytest.mark.parametrize(("own", "theirs"), [(0, 1), (1, 2), (2, 2), (0, 0)])
def test_thing_idol_of_millions_draws_nothing_else(own: int, theirs: int) -> None:
    """He is in the field by then and counts."""
    match = idol(own, theirs, "loki-trickster", "loki-trickster", "loki-trickster")
    assert len(zone(match, 0, "bag")) == 3
    assert zone(match, 0, "reserve") == []


def test_thing_idol_of_millions_draws_only_when_fielded() -> None:
    """Not when he attacks."""
    match = position(
        seat(field=[f"{IDOL} 1"], bag=["loki-trickster"] * 3), seat(field=["sidekick"] * 3), step="attack"
    )
    attack(match, IDOL)
    assert len(zone(match, 0, "bag")) == 3


# Thor "God of Thunder"


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        ([], (5, 6)),
        (["sidekick", "loki-trickster 1"], (5, 6)),
        (["venom-eddie-brock 1"], (9, 10)),
        (["venom-eddie-brock 1", "hulk-annihilator 1", "sidekick"], (13, 14)),
    ],
)
def test_thor_god_of_thunder_grows_with_opposing_fist_characters(
    theirs: list[str], expected: tuple[int, int]
) -> None:
    """+4A/+4D for each in their field; those of your own side do not count."""
    match = position(seat(field=[f"{THOR} 1", "wolverine-wildboy 1"]), seat(field=theirs), step="attack")
    assert numbers(match, 0, THOR) == expected
    assert numbers(match, 0, "wolverine-wildboy") == (5, 2)


def test_thor_god_of_thunder_grows_in_every_attack_step() -> None:
    """In the opponent's too, for each of his dice; not in the main step, and until the end of turn."""
    match = position(
        seat(field=[f"{THOR} 1", f"{THOR} 2"]),
        seat(field=["venom-eddie-brock 1"], reserve=["power-bolt action-0"]),
        basics=("power-bolt",),
        active=1,
    )
    assert sorted(row["attack"] for row in match.view(None)["seats"][0]["field"]) == [5, 6]
    to_attack(match)
    take(match, f"choose:{THOR}")
    assert sorted(row["attack"] for row in match.view(None)["seats"][0]["field"]) == [9, 10]
    pass_on(match)
    assert sorted(row["attack"] for row in match.view(None)["seats"][0]["field"]) == [5, 6]


def test_thor_god_of_thunder_hits_with_the_bonus() -> None:
    """9 damage to the opponent."""
    match = position(seat(field=[f"{THOR} 1"]), seat(field=["venom-eddie-brock 1"]), step="attack")
    attack(match, THOR)
    play(match, "pass")
    assert life(match) == [20, 11]
