"""Hulk "Green Goliath"; Human Torch "Johnny Storm"; Iron Man "Billionaire"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, pass_on
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

HULK = "hulk-green-goliath"
TORCH = "human-torch-johnny-storm"
IRON = "iron-man-billionaire"

# Hulk "Green Goliath"


def bolt(level: int, target: str, dice: int = 1) -> Match:
    """The opponent uses Power Bolt: 2 damage to Hulk or his player."""
    match = position(
        seat(field=[f"{HULK} {level}"] * dice + ["loki-trickster 1"]),
        seat(field=["thor-odinson 3", "silver-surfer-silverado 1"], reserve=["power-bolt action-0"]),
        basics=("power-bolt",),
        active=1,
    )
    play(match, "use:power-bolt", f"choose:{target}")
    return match


@pytest.mark.parametrize(("level", "damage"), [(1, 3), (2, 3), (3, 2)])
@pytest.mark.parametrize("target", ["seat-0", HULK])
def test_hulk_green_goliath_hits_back_at_every_opposing_character(
    level: int, damage: int, target: str
) -> None:
    """When you or Hulk take damage: 3 with the burst of levels 1 and 2, else 2; his own side is safe."""
    match = bolt(level, target)
    assert damage_on(match, 1, "thor-odinson") == damage
    assert damage_on(match, 1, "silver-surfer-silverado") == damage
    assert damage_on(match, 0, "loki-trickster") == 0
    assert life(match) == [18 if target == "seat-0" else 20, 20]


def test_hulk_green_goliath_hits_back_once_with_two_dice() -> None:
    """DM-9.1"""
    match = bolt(3, "seat-0", dice=2)
    assert damage_on(match, 1, "thor-odinson") == 2


def test_hulk_green_goliath_speaks_with_the_face_that_is_hit() -> None:
    """H-1: The die that is damaged shows no burst; if the player is hit, any burst counts."""
    for target, damage in ((f"{HULK}:level-3", 2), (f"{HULK}:level-1", 3), ("seat-0", 3)):
        match = position(
            seat(field=[f"{HULK} 3", f"{HULK} 1"]),
            seat(field=["thor-odinson 3"], reserve=["power-bolt action-0"]),
            basics=("power-bolt",),
            active=1,
        )
        play(match, "use:power-bolt", f"choose:{target}")
        assert damage_on(match, 1, "thor-odinson") == damage


def test_hulk_green_goliath_hits_back_once_for_one_source() -> None:
    """C-4: Force Beam with two bursts hits him and his player: one source, one answer."""
    match = position(
        seat(field=[f"{HULK} 3"]),
        seat(field=["thor-odinson 3"], reserve=["force-beam action-2"]),
        basics=("force-beam",),
        active=1,
    )
    play(match, "use:force-beam")
    assert life(match) == [19, 19]
    assert damage_on(match, 1, "thor-odinson") == 2 + 2


def test_hulk_green_goliath_hits_back_for_each_source() -> None:
    """C-4: Two attackers that get through are two sources."""
    match = position(
        seat(field=[f"{HULK} 3"]),
        seat(field=["sidekick attacking", "ghost-rider-johnny-blaze 1 attacking", "thor-odinson 2"]),
        active=1,
        step="actions",
    )
    pass_on(match)
    assert life(match) == [17, 20]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze", "sidekick"]
    assert zone(match, 1, "field") == ["thor-odinson 2"]


@pytest.mark.parametrize(("level", "damage"), [(1, 3), (3, 2)])
def test_hulk_green_goliath_hits_back_with_his_last_breath(level: int, damage: int) -> None:
    """C-9, DM-5.4.14: The damage that KOs him counts, with the burst that he showed."""
    match = position(
        seat(field=[f"{HULK} {level}"]),
        seat(field=["thor-odinson 3"], reserve=["mjolnir-forged-by-odin action-2"]),
        active=1,
    )
    play(match, "use:mjolnir-forged-by-odin", f"choose:{HULK}")
    assert zone(match, 0, "prep") == [HULK]
    assert damage_on(match, 1, "thor-odinson") == damage


def test_hulk_green_goliath_does_not_answer_a_ko() -> None:
    """C-5: A KO by an effect is no damage; neither is damage to others of his side, or life that was paid."""
    match = position(
        seat(field=[f"{HULK} 1", "thor-odinson 3"]),
        seat(field=["loki-trickster 3"], reserve=["smash action-0", "power-bolt action-0"]),
        basics=("smash", "power-bolt"),
        active=1,
    )
    play(match, "use:power-bolt", "choose:thor-odinson", "use:smash")
    assert zone(match, 0, "prep") == [HULK]
    assert damage_on(match, 1, "loki-trickster") == 0
    paid = position(
        seat(field=[f"{HULK} 1"], reserve=["power-bolt action-0"]),
        seat(field=["professor-x-powerful-telepath 3"]),
        basics=("power-bolt",),
    )
    play(paid, "pay:life:actions")
    assert life(paid) == [18, 20]
    assert damage_on(paid, 1, "professor-x-powerful-telepath") == 0


def test_hulk_green_goliath_does_not_answer_damage_to_the_opponent() -> None:
    """Only you and Hulk count."""
    match = position(
        seat(field=[f"{HULK} 1"], reserve=["power-bolt action-0"]),
        seat(field=["loki-trickster 3"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:seat-1")
    assert life(match) == [20, 18]
    assert damage_on(match, 1, "loki-trickster") == 0


# Human Torch "Johnny Storm"


def torch(reserve: list[str], dice: int = 1) -> Match:
    """Human Torch is active."""
    return position(
        seat(field=[f"{TORCH} 3"] * dice, reserve=reserve), seat(field=["thor-odinson 3", "loki-trickster 3"])
    )


def test_human_torch_johnny_storm_burns_when_you_field_a_character() -> None:
    """1 damage to the opponent and 1 to a character of your choice, of either side."""
    match = torch(["sidekick 1"])
    play(match, "field:sidekick")
    assert life(match) == [20, 19]
    assert match.actor == 0
    assert sorted(keys(match)) == [
        "choose:human-torch-johnny-storm",
        "choose:loki-trickster",
        "choose:sidekick",
        "choose:thor-odinson",
    ]
    play(match, "choose:loki-trickster")
    assert damage_on(match, 1, "loki-trickster") == 1
    assert damage_on(match, 1, "thor-odinson") == 0


def test_human_torch_johnny_storm_burns_once_with_two_dice() -> None:
    """DM-9.1"""
    match = torch(["sidekick 1"], dice=2)
    play(match, "field:sidekick", "choose:loki-trickster")
    assert life(match) == [20, 19]
    assert damage_on(match, 1, "loki-trickster") == 1


def test_human_torch_johnny_storm_burns_each_time() -> None:
    """Not only for the first of a turn."""
    match = torch(["sidekick 1", "beast-kreature 1"])
    play(match, "field:sidekick", "choose:loki-trickster", "field:beast-kreature", "choose:loki-trickster")
    assert life(match) == [20, 18]
    assert damage_on(match, 1, "loki-trickster") == 2


def test_human_torch_johnny_storm_burns_for_himself() -> None:
    """H-35: He is active when he lies in the field."""
    match = position(seat(reserve=[f"{TORCH} 1"]), seat(field=["loki-trickster 3"]))
    play(match, f"field:{TORCH}")
    assert life(match) == [20, 19]
    play(match, "choose:loki-trickster")
    assert damage_on(match, 1, "loki-trickster") == 1


def test_human_torch_johnny_storm_does_not_burn_for_the_opponent() -> None:
    """Their fielding does not count, and he must be active."""
    match = position(seat(field=[f"{TORCH} 3"]), seat(reserve=["sidekick 1"]), active=1)
    play(match, "field:sidekick")
    assert life(match) == [20, 20]
    inactive = position(seat(used=[TORCH], reserve=["sidekick 1"]), seat(field=["thor-odinson 3"]))
    play(inactive, "field:sidekick")
    assert life(inactive) == [20, 20]


# Iron Man "Billionaire"


@pytest.mark.parametrize(
    ("attacker", "falls"),
    [
        ("hulk-annihilator 3", False),
        ("thor-odinson 3", False),
        ("magneto-former-comrade 3", False),
        ("doctor-octopus-megalomaniac 3", True),
    ],
)
def test_iron_man_billionaire_is_hurt_by_shield_characters_only(attacker: str, falls: bool) -> None:
    """6 or more damage at 5 D: from fist, bolt and mask characters none of it counts."""
    match = position(
        seat(field=[f"{attacker} attacking"]), seat(field=[f"{IRON} 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 1) == ([IRON] if falls else [])


def test_iron_man_billionaire_is_not_hurt_by_sidekicks() -> None:
    """G-11: A Sidekick has no type, so it is no shield character."""
    match = position(
        seat(field=["captain-america-sentinel-of-liberty 1", *["sidekick attacking"] * 2]),
        seat(field=[f"{IRON} 1 blocks=1"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 1, "field") == [f"{IRON} 1"]


def test_iron_man_billionaire_is_hurt_by_actions_and_globals() -> None:
    """An action die and a Global ability are no characters."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "sidekick bolt", "sidekick bolt"]),
        seat(field=[f"{IRON} 1"], cards={"mjolnir-forged-by-odin": 1}),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{IRON}", "global:mjolnir-forged-by-odin", f"choose:{IRON}")
    assert damage_on(match, 1, IRON) == 3


def test_iron_man_billionaire_is_not_hurt_by_the_text_of_a_character() -> None:
    """Cyclops is a bolt character: his text damages the others only."""
    match = position(
        seat(field=["cyclops-if-looks-could-kill 1"]),
        seat(field=[f"{IRON} 1", "thor-odinson 3"]),
        step="attack",
    )
    attack(match, "cyclops-if-looks-could-kill")
    assert damage_on(match, 1, IRON) == 0
    assert damage_on(match, 1, "thor-odinson") == 4


def test_iron_man_billionaire_protects_nobody_else() -> None:
    """Neither his player nor his comrades."""
    match = position(
        seat(field=["hulk-annihilator 1 attacking", "thor-odinson 1 attacking"]),
        seat(field=[f"{IRON} 1", "ghost-rider-johnny-blaze 1 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [20, 15]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze"]
