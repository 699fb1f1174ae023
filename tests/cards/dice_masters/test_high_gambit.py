"""Gambit "Le Diable Blanc" and "Cardsharp"."""

import pytest

from tests.cards.dice_masters.high import accept, roll
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

BLANC = "gambit-le-diable-blanc"
SHARP = "gambit-cardsharp"


def fielded(card: str, level: int, *bag: str, field: tuple[str, ...] = ()) -> Match:
    """Gambit is fielded with this bag."""
    match = position(
        seat(
            reserve=[f"{card} {level}", *["sidekick fist"] * (2 if level == 3 else 1)],
            bag=list(bag),
            field=list(field),
        ),
        seat(field=["thor-odinson 3"]),
    )
    play(match, f"field:{card}")
    return match


# Gambit "Le Diable Blanc"


def test_gambit_le_diable_blanc_without_a_burst_draws_and_rolls_two() -> None:
    """Level 3: characters are fielded free of charge, the rest goes to the used pile."""
    match = fielded(BLANC, 3, "ghost-rider-johnny-blaze", "ghost-rider-johnny-blaze")
    roll(match, "level-3", "bolt-2")
    assert zone(match, 0, "field") == [f"{BLANC} 3", "ghost-rider-johnny-blaze 3"]
    assert zone(match, 0, "used") == ["ghost-rider-johnny-blaze", "sidekick", "sidekick"]
    assert zone(match, 0, "reserve") == zone(match, 0, "prep") == zone(match, 0, "bag") == []


def test_gambit_le_diable_blanc_without_a_burst_leaves_the_third_die() -> None:
    """Two of three dice leave the bag, by chance."""
    match = fielded(BLANC, 3, "sidekick", "sidekick", "thor-lord-of-asgard")
    play(match, "draw:sidekick", "draw:thor-lord-of-asgard")
    roll(match, "level-1", "level-2")
    assert zone(match, 0, "field") == [f"{BLANC} 3", "sidekick 1", "thor-lord-of-asgard 2"]
    assert zone(match, 0, "bag") == ["sidekick"]


@pytest.mark.parametrize("level", [1, 2])
def test_gambit_le_diable_blanc_with_a_burst_rolls_two_of_three(level: int) -> None:
    """Levels 1 and 2 show one burst: draw three, choose two to roll, put the third back."""
    match = fielded(BLANC, level, "sidekick", "thor-lord-of-asgard", "loki-trickster", "sidekick", "storm-ro")
    play(match, "draw:sidekick", "draw:thor-lord-of-asgard", "draw:loki-trickster")
    assert match.actor == 0
    assert keys(match) == ["choose:sidekick", "choose:thor-lord-of-asgard", "choose:loki-trickster"]
    play(match, "choose:loki-trickster", "choose:thor-lord-of-asgard")
    roll(match, "level-1", "bolt")
    assert zone(match, 0, "field") == [f"{BLANC} {level}", "loki-trickster 1"]
    assert zone(match, 0, "used") == ["sidekick", "thor-lord-of-asgard"]
    assert zone(match, 0, "bag") == ["sidekick", "sidekick", "storm-ro"]
    assert zone(match, 0, "prep") == []


def test_gambit_le_diable_blanc_fields_so_that_texts_hear_of_it() -> None:
    """DM-9.2: Black Widow is fielded, so she spins the opposing Thor to level 1."""
    match = fielded(BLANC, 3, "black-widow-killer-instinct", "black-widow-killer-instinct")
    roll(match, "level-1", "fist")
    assert zone(match, 1, "field") == ["thor-odinson 1"]


def test_gambit_le_diable_blanc_draws_what_there_is() -> None:
    """G-7: One die and nothing used before: no damage for the missing one."""
    match = fielded(BLANC, 3, "sidekick")
    while match.actor == -1:
        play(match, keys(match)[0])
    assert life(match) == [20, 20]


# Gambit "Cardsharp"


@pytest.mark.parametrize(("face", "damage"), [("level-1", 5), ("level-3", 8)])
def test_gambit_cardsharp_hits_with_the_character_he_draws(face: str, damage: int) -> None:
    """It deals its A to the opponent and goes to the used pile; this comes in the main step."""
    match = fielded(SHARP, 1, "thor-lord-of-asgard")
    assert match.actor == 0
    accept(match)
    roll(match, face)
    assert life(match) == [20, 20 - damage]
    assert zone(match, 0, "used") == ["sidekick", "thor-lord-of-asgard"]
    assert zone(match, 0, "field") == [f"{SHARP} 1"]


def test_gambit_cardsharp_keeps_energy_in_the_reserve_pool() -> None:
    """Other faces go to the reserve pool, and nobody is hurt."""
    match = fielded(SHARP, 2, "thor-lord-of-asgard")
    accept(match)
    roll(match, "bolt-2")
    assert life(match) == [20, 20]
    assert zone(match, 0, "reserve") == ["thor-lord-of-asgard bolt-2"]


def test_gambit_cardsharp_may_draw_nothing() -> None:
    """The bag stays as it is."""
    match = fielded(SHARP, 3, "thor-lord-of-asgard")
    play(match, "pass")
    assert zone(match, 0, "bag") == ["thor-lord-of-asgard"]
    assert life(match) == [20, 20]


def test_gambit_cardsharp_draws_one_die_whatever_the_burst() -> None:
    """DM-11.2: Level 1 shows a burst that this card has no text for."""
    match = fielded(SHARP, 1, "sidekick", "sidekick")
    accept(match)
    roll(match, "level-1")
    assert life(match) == [20, 19]
    assert zone(match, 0, "bag") == ["sidekick"]


def test_gambit_cardsharp_hits_with_what_the_die_shows() -> None:
    """DM-7.2: Bonuses are for characters in the field: the Sidekick in the reserve pool has 1 A."""
    match = fielded(SHARP, 1, "sidekick", field=("captain-america-natural-leader 1",))
    accept(match)
    roll(match, "level-1")
    assert life(match) == [20, 19]
