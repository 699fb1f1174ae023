"""Angel "Soaring"; Black Widow "Killer Instinct" and "Tsarina"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, next_turn, pass_on
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone
from thwack import Match

# Angel "Soaring"


def angel_attacks(*before: str, dice: int = 1) -> Match:
    """Angel attacks, after these choices in the main step; a Sidekick could block."""
    match = position(
        seat(field=["angel-soaring 1"] * dice, reserve=["power-bolt action-0"]),
        seat(field=["sidekick"]),
        basics=("power-bolt",),
    )
    play(match, *before)
    attack(match, *["angel-soaring"] * dice)
    return match


def test_angel_soaring_is_unblockable_after_an_action() -> None:
    """You used an action die this turn: nobody blocks, and the damage goes through."""
    match = angel_attacks("use:power-bolt", "choose:seat-1")
    assert match.view(None)["turn"] == 2  # nobody was asked to block
    assert life(match) == [20, 16]
    assert zone(match, 0, "used") == ["angel-soaring", "power-bolt"]


def test_angel_soaring_can_be_blocked_without_an_action() -> None:
    """The action die lies unused in the reserve pool."""
    match = angel_attacks()
    assert match.actor == 1
    assert keys(match) == ["block:sidekick:angel-soaring", "pass"]


def test_angel_soaring_counts_for_each_of_its_dice() -> None:
    """Every die of the card is unblockable."""
    match = angel_attacks("use:power-bolt", "choose:seat-1", dice=2)
    assert match.view(None)["turn"] == 2
    assert life(match) == [20, 14]


def test_angel_soaring_forgets_the_action_at_the_end_of_the_turn() -> None:
    """An action of an earlier turn, or of the opponent, does not help."""
    theirs = position(
        seat(field=["angel-soaring 1", "sidekick"]),
        seat(field=["sidekick", "ghost-rider-johnny-blaze 1"], reserve=["power-bolt action-0"]),
        basics=("power-bolt",),
        active=1,
    )
    play(theirs, "use:power-bolt", "choose:seat-0")
    next_turn(theirs)
    attack(theirs, "angel-soaring")
    assert "block:sidekick:angel-soaring" in keys(theirs)


# Black Widow "Killer Instinct"


def killer(*field: str, own: tuple[str, ...] = ()) -> Match:
    """Black Widow is fielded against these characters."""
    mine = seat(reserve=["black-widow-killer-instinct 1"], field=list(own))
    match = position(mine, seat(field=list(field)))
    play(match, "field:black-widow-killer-instinct")
    return match


def test_black_widow_killer_instinct_spins_an_opposing_character_to_level_1() -> None:
    """From level 3 at once, and nobody else."""
    match = killer("thor-odinson 3", "ghost-rider-johnny-blaze 2", own=("loki-trickster 3",))
    assert match.actor == 0
    assert keys(match) == ["choose:thor-odinson", "choose:ghost-rider-johnny-blaze"]
    play(match, "choose:thor-odinson")
    assert zone(match, 1, "field") == ["ghost-rider-johnny-blaze 2", "thor-odinson 1"]
    assert numbers(match, 1, "thor-odinson") == (5, 6)
    assert "loki-trickster 3" in zone(match, 0, "field")


def test_black_widow_killer_instinct_happens_only_when_fielded() -> None:
    """Not when she attacks, and not without an opposing character."""
    match = position(
        seat(field=["black-widow-killer-instinct 1"]), seat(field=["thor-odinson 3"]), step="attack"
    )
    attack(match, "black-widow-killer-instinct")
    play(match, "pass")
    assert "thor-odinson 3" in zone(match, 1, "field")
    alone = killer()
    assert keys(alone) == ["attack:black-widow-killer-instinct", "pass"]


def test_black_widow_killer_instinct_lasts() -> None:
    """A spin is no bonus: the level stays after the turn."""
    match = killer("thor-odinson 3")
    next_turn(match)
    assert zone(match, 1, "field") == ["thor-odinson 1"]


# Black Widow "Tsarina"


def tsarina(*field: str, dice: int = 1) -> Match:
    """Black Widow attacks."""
    match = position(
        seat(field=["black-widow-tsarina 1"] * dice, life=20), seat(field=list(field)), step="attack"
    )
    attack(match, *["black-widow-tsarina"] * dice)
    return match


def test_black_widow_tsarina_deals_2_when_nobody_is_spun() -> None:
    """The opponent is asked and refuses; this comes before blocks."""
    match = tsarina("thor-odinson 2")
    assert match.actor == 1
    play(match, "pass")
    assert life(match) == [20, 18]
    assert zone(match, 1, "field") == ["thor-odinson 2"]
    assert keys(match) == ["block:thor-odinson:black-widow-tsarina", "pass"]


def test_black_widow_tsarina_is_bought_off_with_a_level() -> None:
    """The opponent spins one of their own characters down, and takes nothing."""
    match = tsarina("thor-odinson 3", "ghost-rider-johnny-blaze 2", "sidekick")
    accept(match)
    assert keys(match) == ["choose:thor-odinson:down", "choose:ghost-rider-johnny-blaze:down"]
    play(match, "choose:thor-odinson:down")
    assert life(match) == [20, 20]
    assert "thor-odinson 2" in zone(match, 1, "field")


def test_black_widow_tsarina_cannot_be_bought_off_at_level_1() -> None:
    """Nobody can be spun down (DM-4.9): the damage comes without a question."""
    match = tsarina("thor-odinson 1", "sidekick")
    assert life(match) == [20, 18]


@pytest.mark.parametrize("dice", [1, 2])
def test_black_widow_tsarina_asks_once_for_each_die(dice: int) -> None:
    """DM-9.3: The text belongs to each die; all this before the damage of the attack."""
    match = tsarina(dice=dice)
    if match.actor == 1:
        play(match, "pass")
    pass_on(match)
    assert life(match) == [20, 20 - 4 * dice]
