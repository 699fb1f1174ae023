"""Punisher "Vigilante" and "Big Nothing"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, damage_on, fallen, pass_on
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

VIGILANTE = "punisher-vigilante"
NOTHING = "punisher-big-nothing"

# Punisher "Vigilante"


def vigilante(*bag: str, life_: int = 20) -> Match:
    """Punisher attacks with this bag."""
    match = position(
        seat(field=[f"{VIGILANTE} 1"], bag=list(bag)),
        seat(field=["loki-trickster 1"], life=life_),
        step="attack",
    )
    attack(match, VIGILANTE)
    return match


def test_punisher_vigilante_fetches_another_from_the_bag() -> None:
    """Into the prep area, before blocks, unless the opponent pays."""
    match = vigilante(VIGILANTE, VIGILANTE, "sidekick")
    assert match.actor == 1
    play(match, "pass")
    assert zone(match, 0, "prep") == [VIGILANTE]
    assert zone(match, 0, "bag") == [VIGILANTE, "sidekick"]
    assert life(match) == [20, 20]
    assert match.view(None)["step"] == "block"


def test_punisher_vigilante_is_bought_off_with_3_life() -> None:
    """The bag stays as it is."""
    match = vigilante(VIGILANTE, "sidekick")
    accept(match)
    assert life(match) == [20, 17]
    assert zone(match, 0, "bag") == [VIGILANTE, "sidekick"]
    assert zone(match, 0, "prep") == []


def test_punisher_vigilante_cannot_be_bought_off_with_less() -> None:
    """DM-4.9: In full or not at all."""
    match = vigilante(VIGILANTE, "sidekick", life_=2)
    assert zone(match, 0, "prep") == [VIGILANTE]
    assert life(match) == [20, 2]


def test_punisher_vigilante_finds_punishers_only() -> None:
    """Without one in the bag nobody is asked; the used pile does not count."""
    match = position(
        seat(field=[f"{VIGILANTE} 1"], bag=["sidekick", "thor-odinson"], used=[VIGILANTE]),
        seat(field=["loki-trickster 1"]),
        step="attack",
    )
    attack(match, VIGILANTE)
    assert keys(match) == [f"block:loki-trickster:{VIGILANTE}", "pass"]
    assert zone(match, 0, "prep") == []


def test_punisher_vigilante_fetches_when_he_attacks_only() -> None:
    """Not when another does."""
    match = position(seat(field=[f"{VIGILANTE} 1", "sidekick"], bag=[VIGILANTE]), step="attack")
    attack(match, "sidekick")
    assert zone(match, 0, "bag") == [VIGILANTE]


# Punisher "Big Nothing"


def big(*field: str, dice: int = 1, life_: int = 20) -> Match:
    """Punisher attacks these."""
    match = position(
        seat(field=[f"{NOTHING} 1"] * dice + ["angel-soaring 1"]), seat(field=list(field), life=life_)
    )
    attack(match, *[NOTHING] * dice)
    return match


def test_punisher_big_nothing_hits_every_opposing_character() -> None:
    """2 damage each, before blocks, unless the opponent pays; his own side is safe."""
    match = big("thor-odinson 3", "storm-ro 2", "sidekick")
    assert match.actor == 1
    play(match, "pass")
    assert damage_on(match, 1, "thor-odinson") == 2
    assert zone(match, 1, "prep") == ["sidekick", "storm-ro"]
    assert damage_on(match, 0, "angel-soaring") == 0
    assert life(match) == [20, 20]
    assert match.view(None)["step"] == "block"


def test_punisher_big_nothing_is_bought_off_with_4_life() -> None:
    """Nobody is hurt."""
    match = big("thor-odinson 3", "sidekick")
    accept(match)
    assert life(match) == [20, 16]
    assert zone(match, 1, "field") == ["sidekick 1", "thor-odinson 3"]
    assert damage_on(match, 1, "thor-odinson") == 0


@pytest.mark.parametrize("life_", [3, 4])
def test_punisher_big_nothing_costs_4_in_full(life_: int) -> None:
    """With 3 life nobody is asked; with 4 the opponent could pay, and lose."""
    match = big("thor-odinson 3", life_=life_)
    if life_ == 3:
        assert damage_on(match, 1, "thor-odinson") == 2
    else:
        accept(match)
        assert match.result is not None
        assert match.result.winners == (0,)


def test_punisher_big_nothing_asks_for_each_die() -> None:
    """DM-9.3: Two dice, two payments or two volleys."""
    match = big("thor-odinson 3", dice=2)
    play(match, "pass")
    accept(match)
    assert damage_on(match, 1, "thor-odinson") == 2
    assert life(match) == [20, 16]


def test_punisher_big_nothing_without_a_target_asks_nobody() -> None:
    """The attack goes on: 4 damage."""
    match = big()
    pass_on(match)
    assert life(match) == [20, 16]
    assert fallen(match, 1) == []
