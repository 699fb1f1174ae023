"""Magneto "Holocaust Survivor" and "Sonderkommando"."""

import pytest

from tests.cards.dice_masters.high import level, roll, to_attack
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone

SURVIVOR = "magneto-holocaust-survivor"
SONDER = "magneto-sonderkommando"

# Magneto "Holocaust Survivor"


@pytest.mark.parametrize("dice", [1, 2])
def test_magneto_holocaust_survivor_spins_a_villain_up_for_2_energy(dice: int) -> None:
    """Any energy; a Villain of either side below the top level, and nobody else."""
    match = position(
        seat(
            field=[f"{SURVIVOR} 3"] * dice + ["loki-trickster 1", "thor-odinson 1"],
            reserve=["sidekick fist", "sidekick mask"],
        ),
        seat(field=["venom-eddie-brock 2", "ghost-rider-johnny-blaze 1"]),
    )
    assert keys(match).count(f"use:{SURVIVOR}") == 1
    play(match, f"use:{SURVIVOR}")
    assert sorted(keys(match)) == ["choose:loki-trickster:up", "choose:venom-eddie-brock:up"]
    play(match, "choose:loki-trickster:up")
    assert level(match, 0, "loki-trickster") == 2
    assert zone(match, 0, "reserve") == []
    assert zone(match, 0, "used") == ["sidekick", "sidekick"]


def test_magneto_holocaust_survivor_can_do_it_again() -> None:
    """As often as it is paid for; generic energy will do; he may spin himself."""
    match = position(
        seat(field=[f"{SURVIVOR} 1"], reserve=["power-bolt generic-2", "power-bolt generic-2"]),
        seat(field=["sidekick"]),
        basics=("power-bolt",),
    )
    play(match, f"use:{SURVIVOR}", f"use:{SURVIVOR}")
    assert level(match, 0, SURVIVOR) == 3


@pytest.mark.parametrize(
    ("field", "reserve"),
    [
        ([f"{SURVIVOR} 1"], ["sidekick fist"]),  # 1 energy
        ([f"{SURVIVOR} 3"], ["sidekick fist"] * 2),  # no Villain below the top
        (["loki-trickster 1"], ["sidekick fist"] * 2),  # not active
    ],
)
def test_magneto_holocaust_survivor_needs_energy_and_a_villain(field: list[str], reserve: list[str]) -> None:
    """Else it is not offered."""
    match = position(seat(field=field, reserve=reserve, cards={SURVIVOR: 1}), seat(field=["thor-odinson 1"]))
    assert f"use:{SURVIVOR}" not in keys(match)


def test_magneto_holocaust_survivor_is_for_his_own_player() -> None:
    """It is no Global ability: the opponent cannot use it, in neither turn."""
    for active in (0, 1):
        match = position(
            seat(field=[f"{SURVIVOR} 1"]),
            seat(field=["venom-eddie-brock 1"], reserve=["sidekick fist"] * 2),
            active=active,
        )
        assert f"use:{SURVIVOR}" not in keys(match)


# The Global ability of both


@pytest.mark.parametrize("card", [SURVIVOR, SONDER])
@pytest.mark.parametrize("user", [0, 1])
def test_magneto_holocaust_survivor_and_magneto_sonderkommando_global_rerolls_a_villain(
    card: str, user: int
) -> None:
    """1 mask, for both players, any Villain in the field; a character face stays there at its new level."""
    players = [
        seat(field=["loki-trickster 2", "sidekick"], cards={card: 1}),
        seat(field=["venom-eddie-brock 1"]),
    ]
    players[user]["reserve"] = [{"die": "sidekick", "face": "mask"}]
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{card}")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:venom-eddie-brock"]
    play(match, "choose:loki-trickster")
    roll(match, "level-3")
    assert level(match, 0, "loki-trickster") == 3
    assert zone(match, user, "used") == ["sidekick"]


@pytest.mark.parametrize("card", [SURVIVOR, SONDER])
def test_magneto_holocaust_survivor_and_magneto_sonderkommando_global_may_cost_the_villain(card: str) -> None:
    """DM-14.4: An energy face goes to the reserve pool of the die's owner."""
    match = position(
        seat(field=["loki-trickster 2", "sidekick"], reserve=["sidekick mask"], cards={card: 1}),
        seat(field=["venom-eddie-brock 1"]),
    )
    play(match, f"global:{card}", "choose:venom-eddie-brock")
    roll(match, "fist-2")
    assert zone(match, 1, "field") == []
    assert zone(match, 1, "reserve") == ["venom-eddie-brock fist-2"]
    own = position(
        seat(field=["loki-trickster 2", "sidekick"], reserve=["sidekick mask"], cards={card: 1}),
    )
    play(own, f"global:{card}")
    roll(own, "mask")
    assert zone(own, 0, "reserve") == ["loki-trickster mask"]


@pytest.mark.parametrize("card", [SURVIVOR, SONDER])
def test_magneto_holocaust_survivor_and_magneto_sonderkommando_global_needs_a_mask_and_a_villain(
    card: str,
) -> None:
    """A fist will not do, nor will anybody else in the field."""
    for field, energy in (("loki-trickster 1", "fist"), ("thor-odinson 1", "mask")):
        match = position(seat(field=[field], reserve=[f"sidekick {energy}"], cards={card: 1}))
        assert f"global:{card}" not in keys(match)


# Magneto "Sonderkommando"


@pytest.mark.parametrize("dice", [1, 2])
def test_magneto_sonderkommando_leads_your_other_villains(dice: int) -> None:
    """+2A/+2D once, for your other Villains; no Magneto, no other character, no Villain of theirs."""
    match = position(
        seat(field=[f"{SONDER} 1"] * dice + ["loki-trickster 1", "thor-odinson 1"]),
        seat(field=["venom-eddie-brock 1"]),
    )
    assert numbers(match, 0, "loki-trickster") == (3, 7)
    assert numbers(match, 0, "thor-odinson") == (5, 6)
    assert numbers(match, 1, "venom-eddie-brock") == (4, 4)
    rows = [row for row in match.view(None)["seats"][0]["field"] if row["die"] == SONDER]
    assert [(row["attack"], row["defense"]) for row in rows] == [(4, 4)] * dice


def test_magneto_sonderkommando_must_be_active() -> None:
    """G-3: When he is gone the bonus is gone, and whoever lives by it falls."""
    match = position(
        seat(field=["loki-trickster 1"], used=[SONDER]),
    )
    assert numbers(match, 0, "loki-trickster") == (1, 5)
    falls = position(
        seat(field=[f"{SONDER} 1", "loki-trickster 1 damage=5"], reserve=["mjolnir-forged-by-odin action-0"]),
        seat(),
    )
    play(falls, "use:mjolnir-forged-by-odin", f"choose:{SONDER}")
    assert sorted(zone(falls, 0, "prep")) == ["loki-trickster", SONDER]
    to_attack(falls)
    assert life(falls) == [20, 20]
