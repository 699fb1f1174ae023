"""DM-14.10: dice that use the card or the numbers of others."""

import pytest

from tests.cards.dice_masters.high import attack, fallen, next_turn, pass_on, roll_turn
from tests.kits.dice_masters import (
    die,
    keys,
    numbers,
    play,
    position,
    seat,
    take,
)
from thwack import Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LOKI, PUPPETEER = "loki-trickster", "loki-illusionist"
ANNA, SHIFT = "rogue-anna-marie", "mystique-shapeshifter"
HULK = "hulk-anger-issues"  # damaged: +2A/+2D, with a burst +3A/+3D
HOLD = "power-bolt action-0"  # something to do, so that a step does not pass by


def unknown() -> Match:
    """Mystique copies the opponent's Mystique "Unknown" for good; blocked by Thor she copies him."""
    match = position(
        seat(reserve=[f"{SHIFT} 2", HOLD]),
        seat(cards={"mystique-unknown": 1}, field=["thor-odinson 1 damage=4"]),
        basics=("power-bolt",),
    )
    play(match, f"field:{SHIFT}", "choose:mystique-unknown")
    attack(match, SHIFT)
    play(match, f"block:thor-odinson:{SHIFT}")
    assert numbers(match, ME, SHIFT) == (5, 6)
    assert die(match, ME, SHIFT)["acts_as"] == "thor-odinson"
    return match


def test_dm_7_5_a_copy_of_the_turn_ends_and_the_copy_for_good_goes_on() -> None:
    match = unknown()
    pass_on(match)
    assert fallen(match, FOE) == ["thor-odinson"]
    assert numbers(match, ME, SHIFT) == (1, 1)
    assert die(match, ME, SHIFT)["acts_as"] == "mystique-unknown"


def test_dm_7_5_a_copy_until_the_next_turn_ends_and_the_copy_for_good_goes_on() -> None:
    """As the opponent's "Could Be Anyone" she copies stats from turn to turn."""
    match = position(
        seat(reserve=[f"{SHIFT} 2"]),
        seat(cards={"mystique-could-be-anyone": 1}, field=["thor-odinson 1"]),
    )
    play(match, f"field:{SHIFT}", "choose:mystique-could-be-anyone")
    for turn, shown in ((1, (1, 1)), (2, (1, 1)), (3, (5, 6)), (4, (5, 6)), (5, (5, 6))):
        assert match.view(None)["turn"] == turn
        assert numbers(match, ME, SHIFT) == shown
        assert die(match, ME, SHIFT)["acts_as"] == "mystique-could-be-anyone"
        next_turn(match, turn=turn)


def test_dm_14_10_who_leaves_the_field_copies_nobody_even_for_good() -> None:
    """Through the prep area (G-14): Mystique is herself, with her own numbers."""
    match = position(
        seat(
            field=[f"{GHOST_RIDER} 1"],
            reserve=[f"{SHIFT} 3", *["sidekick fist"] * 2, "invulnerability action-0"],
        ),
        seat(cards={"thor-odinson": 1}, field=["hulk-annihilator 3"]),
        basics=("invulnerability",),
    )
    take(match, f"field:{SHIFT}", "choose:thor-odinson")
    assert numbers(match, ME, SHIFT) == (8, 8)
    attack(match, SHIFT)
    play(match, f"block:hulk-annihilator:{SHIFT}", "use:invulnerability")
    assert numbers(match, ME, SHIFT) == (1, 1)
    assert die(match, ME, SHIFT)["acts_as"] is None


def hulks(*levels: int, hit: str, energy: tuple[str, ...] = ()) -> Match:
    """Power Bolt hits the player or one of my Hulks; then the first of them attacks."""
    match = position(
        seat(field=[f"{HULK} {level}" for level in levels], reserve=[HOLD, *energy]),
        seat(field=["mystique-unknown 1"], reserve=["sidekick bolt"]),
        basics=("power-bolt", "invulnerability"),
    )
    play(match, "use:power-bolt")
    take(match, f"choose:{hit}")
    return match


def copied_from(match: Match, attacker: str) -> tuple[int, int]:
    """What Mystique has when she blocks this one."""
    attack(match, attacker)
    take(match, "block:mystique-unknown")
    return numbers(match, FOE, "mystique-unknown")


def test_dm_14_10_a_bonus_that_no_burst_gave_is_not_copied() -> None:
    """Hulk at level 3 shows no burst; at level 1 he does, but a Global's bonus is not by it."""
    match = hulks(3, hit=HULK)
    assert numbers(match, ME, HULK) == (10, 10)
    assert copied_from(match, HULK) == (8, 8)
    match = position(
        seat(field=[f"{HULK} 1"], reserve=["sidekick bolt", HOLD]),
        seat(field=["mystique-unknown 1"]),
        basics=("power-bolt", "invulnerability"),
    )
    play(match, "global:invulnerability", f"choose:{HULK}")
    assert numbers(match, ME, HULK) == (7, 5)
    play(match, "pass")
    assert copied_from(match, HULK) == (6, 5)


def test_dm_14_10_nor_is_a_bonus_by_another_die_without_a_burst() -> None:
    """The Hulk at level 3 is damaged and gives both +2A/+2D, though the one at level 1 shows a burst."""
    match = hulks(1, 3, hit=f"{HULK}:level-3")
    assert copied_from(match, f"{HULK}:level-1") == (6, 5)


@pytest.mark.parametrize(
    ("levels", "hit", "attacker", "shown"),
    [
        ((1, 3), f"{HULK}:level-1", f"{HULK}:level-3", (8, 8)),  # the burst of the other one
        ((1, 1), HULK, f"{HULK}:1", (9, 8)),
        ((1, 1), HULK, f"{HULK}:2", (9, 8)),  # both show it
    ],
)
def test_dm_14_10_a_burst_gives_to_the_dice_that_show_it(
    levels: tuple[int, int], hit: str, attacker: str, shown: tuple[int, int]
) -> None:
    """A damaged Hulk with a burst gives all my Hulks +3A/+3D."""
    match = hulks(*levels, hit=hit)
    assert copied_from(match, attacker) == shown


def test_dm_14_10_a_burst_that_the_text_does_not_speak_of_gives_nothing() -> None:
    """DM-11.2: Wolverine, alone, has +4A/+4D whatever he shows."""
    wolverine = "wolverine-formerly-weapon-ten"
    match = position(
        seat(field=[f"{wolverine} 1"], reserve=[HOLD]),
        seat(field=["mystique-unknown 1"]),
        basics=("power-bolt",),
        step="attack",
    )
    assert die(match, ME, wolverine)["burst"] == 1
    assert copied_from(match, wolverine) == (5, 2)
    assert numbers(match, ME, wolverine) == (9, 6)


def test_dm_14_10_a_static_bonus_that_no_burst_gives_is_not_copied() -> None:
    """Mr. Fantastic has +2A/+2D while he blocks."""
    blocker = "mr-fantastic-brilliant-scientist"
    match = position(
        seat(field=["mystique-unknown 1"], reserve=[HOLD]),
        seat(field=[f"{blocker} 1"]),
        basics=("power-bolt",),
        step="attack",
    )
    play(match, "attack:mystique-unknown", f"block:{blocker}:mystique-unknown")
    assert numbers(match, FOE, blocker) == (3, 7)
    assert numbers(match, ME, "mystique-unknown") == (1, 5)


def test_dm_14_10_the_burst_of_an_action_die_is_not_that_of_the_character() -> None:
    """Take Cover with a burst gives Hulk +5D."""
    match = position(
        seat(field=[f"{HULK} 1"], reserve=["take-cover action-1", HOLD]),
        seat(field=["mystique-unknown 1"]),
        basics=("power-bolt", "take-cover"),
    )
    play(match, "use:take-cover")
    assert numbers(match, ME, HULK) == (6, 10)
    play(match, "pass")
    assert copied_from(match, HULK) == (6, 5)


def test_dm_14_10_copied_stats_come_with_the_burst_of_a_die_that_copies() -> None:
    """My Mystique copies Thor and has +1A/+1D by her burst; theirs copies mine."""
    match = position(
        seat(field=["mystique-unknown 3"], reserve=[HOLD]),
        seat(field=["mystique-unknown 1", "thor-odinson 1"]),
        step="attack",
        basics=("power-bolt",),
    )
    play(match, "attack:mystique-unknown")
    take(match, "block:mystique-unknown", "block:thor-odinson", "choose:thor-odinson")
    assert numbers(match, ME, "mystique-unknown") == (6, 7)
    assert numbers(match, FOE, "mystique-unknown") == (6, 7)


@pytest.mark.parametrize(("level", "shown"), [(1, (4, 4)), (2, (6, 6)), (3, (7, 7))])
def test_dm_14_10_copied_stats_come_with_what_a_burst_gives_while_active(
    level: int, shown: tuple[int, int]
) -> None:
    """With a burst, at levels 2 and 3, Venom has +1A/+1D like all fist characters of his player."""
    venom, rogue = "venom-angelo-fortunato", "rogue-cant-touch-this"
    match = position(seat(reserve=[f"{rogue} 1", "sidekick fist"]), seat(field=[f"{venom} {level}"]))
    assert numbers(match, FOE, venom) == shown
    play(match, f"field:{rogue}")
    assert numbers(match, ME, rogue) == shown


def test_dm_7_5_a_forced_block_is_for_one_turn() -> None:
    """Deadpool makes Professor X block him; two turns later he lets him choose."""
    deadpool, prey = "deadpool-assassin", "professor-x-principal"
    match = position(
        seat(field=[f"{deadpool} 3"], bag=["sidekick"] * 8),
        seat(field=[f"{prey} 3"], bag=["sidekick"] * 8),
        step="attack",
    )
    attack(match, deadpool)
    play(match, f"choose:{prey}")
    assert match.view(None)["turn"] == 2  # the block was no choice
    roll_turn(match)
    next_turn(match, turn=2)
    attack(match, deadpool)
    play(match, "pass")
    assert keys(match) == [f"block:{prey}:{deadpool}", "pass"]
