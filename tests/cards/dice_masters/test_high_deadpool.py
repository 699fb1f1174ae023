"""Deadpool "Jack" and "Chiyonosake"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, damage_on, fallen, is_fielded, pass_on
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

FOES = ("thor-odinson 3", "loki-trickster 3", "sidekick")


def attacks(card: str, *field: str, level: int = 1) -> Match:
    """Deadpool attacks."""
    match = position(seat(field=[f"{card} {level}", "storm-ro 3"]), seat(field=list(field)), step="attack")
    attack(match, card)
    return match


@pytest.mark.parametrize("card", ["deadpool-jack", "deadpool-chiyonosake"])
def test_deadpool_jack_and_deadpool_chiyonosake_force_a_block(card: str) -> None:
    """You name one opposing character, and it blocks him; the others do as they like."""
    match = attacks(card, *FOES)
    assert match.actor == 0
    accept(match)
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson", "choose:loki-trickster"]
    play(match, "choose:loki-trickster")
    assert match.actor == 1
    assert keys(match) == [f"block:sidekick:{card}", f"block:thor-odinson:{card}", "pass"]
    play(match, "pass")
    assert life(match) == [20, 20]


@pytest.mark.parametrize("card", ["deadpool-jack", "deadpool-chiyonosake"])
def test_deadpool_jack_and_deadpool_chiyonosake_may_name_nobody(card: str) -> None:
    """Then nobody has to block, nobody is KO'd, and the damage goes through."""
    match = attacks(card, *FOES)
    play(match, "pass", "pass")
    pass_on(match)
    assert life(match) == [20, 18]
    assert zone(match, 1, "field") == ["loki-trickster 3", "sidekick 1", "thor-odinson 3"]
    assert zone(match, 0, "used") == [card]


# Deadpool "Jack"


def test_deadpool_jack_kos_his_prey_at_the_end_of_the_turn() -> None:
    """It survives the fight and is KO'd all the same, not before; other blockers are not."""
    match = attacks("deadpool-jack", *FOES)
    accept(match)
    play(match, "choose:loki-trickster", "block:thor-odinson:deadpool-jack")
    assert is_fielded(match, 1, "loki-trickster")
    play(match, "pass", "assign:thor-odinson:0")
    assert fallen(match, 1) == ["loki-trickster"]
    assert zone(match, 1, "field") == ["sidekick 1", "thor-odinson 3"]


def test_deadpool_jack_kos_his_prey_even_if_he_falls() -> None:
    """The end of the turn does not ask whether Deadpool is still there."""
    match = attacks("deadpool-jack", "thor-odinson 3")
    accept(match)
    assert zone(match, 0, "prep") == ["deadpool-jack"]
    assert fallen(match, 1) == ["thor-odinson"]


def test_deadpool_jack_cannot_make_those_block_who_cannot() -> None:
    """G-17, DM-7.3: Nobody blocks; the prey is KO'd at the end of the turn all the same."""
    match = position(
        seat(field=["deadpool-jack 1"], reserve=["distraction action-0"]),
        seat(field=["thor-odinson 3"]),
        basics=("distraction",),
    )
    play(match, "use:distraction")
    attack(match, "deadpool-jack")
    accept(match)
    assert life(match) == [20, 18]
    assert fallen(match, 1) == ["thor-odinson"]


# Deadpool "Chiyonosake"


def test_deadpool_chiyonosake_hits_everybody_when_he_kos_his_prey() -> None:
    """2 damage to every opposing character: one with 3 D survives; none to his own side."""
    match = attacks("deadpool-chiyonosake", "sidekick", "ghost-rider-johnny-blaze 1", "storm-ro 3")
    accept(match)
    play(match, "choose:sidekick", "pass")
    assert fallen(match, 1) == ["sidekick", "storm-ro"]
    assert zone(match, 1, "field") == ["ghost-rider-johnny-blaze 1"]
    assert zone(match, 0, "field") == ["deadpool-chiyonosake 1", "storm-ro 3"]
    assert life(match) == [20, 20]


def test_deadpool_chiyonosake_hits_with_2() -> None:
    """A character with 2 D falls to it; the damage on one that survives is taken off in clean up."""
    match = attacks("deadpool-chiyonosake", "sidekick", "thor-odinson 3", "angel-high-ground 1")
    accept(match)
    play(match, "choose:sidekick", "block:thor-odinson:deadpool-chiyonosake", "pass")
    play(match, "assign:sidekick:1")
    assert fallen(match, 1) == ["angel-high-ground", "sidekick"]
    assert zone(match, 1, "field") == ["thor-odinson 3"]


def test_deadpool_chiyonosake_needs_the_ko_of_his_prey() -> None:
    """A prey that survives, or the KO of another blocker, sets nothing off."""
    match = attacks("deadpool-chiyonosake", "thor-odinson 3", "sidekick", "angel-high-ground 1")
    accept(match)
    play(match, "choose:thor-odinson", "block:sidekick:deadpool-chiyonosake", "pass")
    play(match, "assign:sidekick:2")
    assert fallen(match, 1) == ["sidekick"]
    assert zone(match, 1, "field") == ["angel-high-ground 1", "thor-odinson 3"]


def test_deadpool_chiyonosake_is_not_helped_by_others() -> None:
    """His prey falls to an action die, not to him."""
    match = position(
        seat(field=["deadpool-chiyonosake 1"], reserve=["power-bolt action-0"]),
        seat(field=["sidekick", "angel-high-ground 1"]),
        basics=("power-bolt",),
        step="attack",
    )
    attack(match, "deadpool-chiyonosake")
    accept(match)
    play(match, "choose:sidekick", "pass", "use:power-bolt", "choose:sidekick")
    pass_on(match)
    assert fallen(match, 1) == ["sidekick"]
    assert zone(match, 1, "field") == ["angel-high-ground 1"]
    assert damage_on(match, 1, "angel-high-ground") == 0
