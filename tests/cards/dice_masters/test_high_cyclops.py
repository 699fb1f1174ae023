"""Cyclops "If Looks Could Kill" and "Scott Summers"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, pass_on
from tests.kits.dice_masters import die, keys, life, play, position, seat, zone
from thwack import Match

# Cyclops "If Looks Could Kill"


@pytest.mark.parametrize(("level", "damage"), [(1, 4), (2, 5), (3, 6)])
def test_cyclops_if_looks_could_kill_hits_every_opposing_character(level: int, damage: int) -> None:
    """His A to each of them, and to nobody else, before blockers are assigned."""
    match = position(
        seat(field=[f"cyclops-if-looks-could-kill {level}", "thor-odinson 3"]),
        seat(field=["thor-lord-of-asgard 3", "sidekick", "loki-trickster 2"]),
        step="attack",
    )
    attack(match, "cyclops-if-looks-could-kill")
    assert match.view(None)["step"] == "block"
    assert damage_on(match, 1, "thor-lord-of-asgard") == damage_on(match, 1, "loki-trickster") == damage
    assert damage_on(match, 0, "thor-odinson") == 0
    assert fallen(match, 1) == ["sidekick"]
    assert life(match) == [20, 20]
    assert not any("sidekick" in key for key in keys(match))


def test_cyclops_if_looks_could_kill_does_nothing_while_another_attacks() -> None:
    """Only when he is declared as an attacker."""
    match = position(
        seat(field=["cyclops-if-looks-could-kill 3", "thor-odinson 3"]),
        seat(field=["sidekick"]),
        step="attack",
    )
    attack(match, "thor-odinson")
    assert zone(match, 1, "field") == ["sidekick 1"]


def test_cyclops_if_looks_could_kill_hits_once_for_each_die() -> None:
    """DM-9.3: It is no "while active" text."""
    match = position(
        seat(field=["cyclops-if-looks-could-kill 1"] * 2), seat(field=["silver-surfer-silverado 3"])
    )
    attack(match, "cyclops-if-looks-could-kill", "cyclops-if-looks-could-kill")
    assert fallen(match, 1) == ["silver-surfer-silverado"]


# Cyclops "Scott Summers"


def scott(*blockers: str, level: int = 3) -> Match:
    """Cyclops attacks and all of them block; the damage comes next."""
    match = position(
        seat(field=[f"cyclops-scott-summers {level} attacking"]),
        seat(field=[f"{name} blocks=0" for name in blockers]),
        step="actions",
    )
    return match


def test_cyclops_scott_summers_may_go_past_his_blocker() -> None:
    """His damage goes to the opponent and not to the blocker; in clean up he goes to the used pile."""
    match = scott("ghost-rider-johnny-blaze 1")
    assert match.actor == 0
    assert keys(match) == ["choose:opponent", "choose:blockers"]
    play(match, "choose:opponent")
    assert life(match) == [20, 14]
    assert zone(match, 1, "field") == ["ghost-rider-johnny-blaze 1"]
    assert zone(match, 0, "used") == ["cyclops-scott-summers"]
    assert zone(match, 0, "field") == []


def test_cyclops_scott_summers_may_hit_his_blocker() -> None:
    """Then he stays in the field like any blocked attacker (DM-5.5.1)."""
    match = scott("ghost-rider-johnny-blaze 1")
    play(match, "choose:blockers")
    assert life(match) == [20, 20]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze"]
    assert zone(match, 0, "field") == ["cyclops-scott-summers 3"]


def test_cyclops_scott_summers_still_takes_damage() -> None:
    """The blocker hits him: KO'd, he goes to the prep area and not to the used pile."""
    match = scott("ghost-rider-johnny-blaze 3")
    play(match, "choose:opponent")
    assert life(match) == [20, 14]
    assert zone(match, 0, "prep") == ["cyclops-scott-summers"]
    assert zone(match, 0, "used") == []


def test_cyclops_scott_summers_chooses_for_all_blockers_at_once() -> None:
    """Past both of them, or split among them."""
    match = scott("sidekick", "sidekick")
    play(match, "choose:blockers")
    assert [key for key in keys(match) if key.startswith("assign:")]
    past = scott("sidekick", "sidekick")
    play(past, "choose:opponent")
    assert life(past) == [20, 14]
    assert zone(past, 1, "field") == ["sidekick 1", "sidekick 1"]


def test_cyclops_scott_summers_unblocked_has_nothing_to_choose() -> None:
    """DM-5.4.15: The damage goes to the opponent anyway."""
    match = position(seat(field=["cyclops-scott-summers 1"]), step="attack")
    attack(match, "cyclops-scott-summers")
    assert life(match) == [20, 16]
    assert zone(match, 0, "used") == ["cyclops-scott-summers"]


def test_cyclops_scott_summers_has_no_choice_as_a_blocker() -> None:
    """The text is about being blocked."""
    match = position(
        seat(field=["thor-odinson 3 attacking"]),
        seat(field=["cyclops-scott-summers 1 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [20, 20]
    assert fallen(match, 1) == ["cyclops-scott-summers"]


def test_cyclops_scott_summers_chooses_for_each_die() -> None:
    """DM-9.3: One goes past, the other does not."""
    match = position(
        seat(field=["cyclops-scott-summers 1 attacking", "cyclops-scott-summers 3 attacking"]),
        seat(field=["thor-odinson 3 blocks=0", "loki-trickster 3 blocks=1"]),
        step="actions",
    )
    play(match, "choose:opponent", "choose:blockers")
    assert life(match) == [20, 16]
    assert zone(match, 0, "prep") == ["cyclops-scott-summers"]
    assert die(match, 0, "cyclops-scott-summers")["level"] == 3
