"""Mjolnir "Forged by Odin" and "Thor's Hammer"."""

import pytest

from tests.cards.dice_masters.high import damage_on
from tests.kits.dice_masters import keys, life, play, position, seat, zone

ODIN = "mjolnir-forged-by-odin"
HAMMER = "mjolnir-thors-hammer"

# Mjolnir "Forged by Odin"


@pytest.mark.parametrize(("bursts", "damage"), [(0, 5), (1, 6), (2, 8)])
def test_mjolnir_forged_by_odin_hits_one_character(bursts: int, damage: int) -> None:
    """5 damage; one burst adds 1, two bursts add 3 (DM-11.1). Any character, no player."""
    match = position(
        seat(field=["loki-trickster 3"], reserve=[f"{ODIN} action-{bursts}"]),
        seat(field=["doctor-strange-sorcerer-supreme 3", "thor-odinson 3"]),
    )
    play(match, f"use:{ODIN}")
    assert sorted(keys(match)) == [
        "choose:doctor-strange-sorcerer-supreme",
        "choose:loki-trickster",
        "choose:thor-odinson",
    ]
    play(match, "choose:doctor-strange-sorcerer-supreme")
    assert damage_on(match, 1, "doctor-strange-sorcerer-supreme") == damage
    assert damage_on(match, 1, "thor-odinson") == damage_on(match, 0, "loki-trickster") == 0
    assert zone(match, 0, "used") == [ODIN]
    assert life(match) == [20, 20]


# Mjolnir "Thor's Hammer"


@pytest.mark.parametrize(("bursts", "damage"), [(0, 4), (1, 5), (2, 4)])
def test_mjolnir_thors_hammer_hits_every_character_but_thor(bursts: int, damage: int) -> None:
    """4 to each character of both players, 5 with one burst; two bursts have no text (DM-11.2)."""
    match = position(
        seat(field=["loki-trickster 3", "thor-odinson 1"], reserve=[f"{HAMMER} action-{bursts}"]),
        seat(field=["doctor-strange-sorcerer-supreme 3", "sidekick"]),
    )
    play(match, f"use:{HAMMER}")
    assert damage_on(match, 0, "loki-trickster") == damage
    assert damage_on(match, 1, "doctor-strange-sorcerer-supreme") == damage
    assert damage_on(match, 0, "thor-odinson") == 0
    assert zone(match, 1, "prep") == ["sidekick"]
    assert life(match) == [20, 20]


def test_h_36_mjolnir_thors_hammer_spares_the_thor_of_its_owner_only() -> None:
    """DM-7.4: Any version of yours; the opponent's Thor is no Thor to your card."""
    match = position(
        seat(field=["thor-lord-of-asgard 3"], reserve=[f"{HAMMER} action-0"]), seat(field=["thor-odinson 3"])
    )
    play(match, f"use:{HAMMER}")
    assert damage_on(match, 0, "thor-lord-of-asgard") == 0
    assert damage_on(match, 1, "thor-odinson") == 4


# The Global ability of both


@pytest.mark.parametrize("card", [ODIN, HAMMER])
@pytest.mark.parametrize("user", [0, 1])
def test_mjolnir_forged_by_odin_and_mjolnir_thors_hammer_global_hits_for_1(card: str, user: int) -> None:
    """2 bolts: 1 damage to any character, for both players, though no die of the card was bought."""
    players = [seat(field=["loki-trickster 3"], cards={card: 1}), seat(field=["thor-odinson 3"])]
    players[user]["reserve"] = [{"die": "sidekick", "face": "bolt"}] * 2
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{card}")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert damage_on(match, 1, "thor-odinson") == 1
    assert zone(match, user, "used") == ["sidekick", "sidekick"]


@pytest.mark.parametrize("card", [ODIN, HAMMER])
@pytest.mark.parametrize("reserve", [["sidekick bolt"], ["sidekick bolt", "sidekick fist"]])
def test_mjolnir_forged_by_odin_and_mjolnir_thors_hammer_global_needs_2_bolts(
    card: str, reserve: list[str]
) -> None:
    """DM-4.3: No other energy will do."""
    match = position(seat(field=["loki-trickster 3"], reserve=reserve, cards={card: 1}))
    assert f"global:{card}" not in keys(match)
