"""Vibranium Shield "Irreplaceable" and "Cap's Protection"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, next_turn, pass_on, to_attack
from tests.kits.dice_masters import die, keys, life, play, position, seat, zone
from thwack import Match

PIN = "vibranium-shield-irreplaceable"
GUARD = "vibranium-shield-caps-protection"

# Vibranium Shield "Irreplaceable"


def pins(*field: str, bursts: int = 0, own: tuple[str, ...] = ("sidekick", "wolverine-wildboy 1")) -> Match:
    """The shield is used against these characters."""
    match = position(seat(field=list(own), reserve=[f"{PIN} action-{bursts}"]), seat(field=list(field)))
    play(match, f"use:{PIN}")
    return match


@pytest.mark.parametrize("bursts", [0, 1, 2])
def test_vibranium_shield_irreplaceable_keeps_a_type_from_blocking(bursts: int) -> None:
    """It lies against one opposing character; all of that type cannot block, the others can."""
    match = pins("wolverine-wildboy 2", "hulk-annihilator 1", "thor-odinson 1", "sidekick", bursts=bursts)
    assert match.actor == 0
    play(match, next(key for key in keys(match) if key.startswith("choose:wolverine-wildboy")))
    assert die(match, 1, "wolverine-wildboy")["attached"] == [PIN]
    assert zone(match, 0, "used") == []
    attack(match, "sidekick")
    assert keys(match) == ["block:sidekick:sidekick", "block:thor-odinson:sidekick", "pass"]


def test_vibranium_shield_irreplaceable_is_laid_against_theirs() -> None:
    """No character of yours, and no Sidekick: it has no type (G-11)."""
    match = pins("thor-odinson 1", "loki-trickster 1", "sidekick")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:thor-odinson"]


def test_vibranium_shield_irreplaceable_keeps_a_type_from_attacking() -> None:
    """In the opponent's next turn; then the die goes to your used pile and all is over."""
    match = pins("hulk-annihilator 1", "thor-odinson 1", "sidekick")
    play(match, "choose:hulk-annihilator")
    next_turn(match)
    to_attack(match)
    assert match.actor == 1
    assert keys(match) == ["attack:sidekick", "attack:thor-odinson", "pass"]
    assert zone(match, 0, "used") == []
    pass_on(match, 2)
    assert zone(match, 0, "used") == [PIN]
    assert die(match, 1, "hulk-annihilator")["attached"] == []
    next_turn(match, turn=2)
    next_turn(match, turn=3)
    to_attack(match)
    assert "attack:hulk-annihilator" in keys(match)


@pytest.mark.parametrize("leaves", ["ko", "reroll"])
def test_h_37_vibranium_shield_irreplaceable_stays_when_the_character_leaves(leaves: str) -> None:
    """The type was named when the die was laid: until the end of the opponent's next turn."""
    match = position(
        seat(
            field=["sidekick"],
            reserve=[f"{PIN} action-0", "smash action-0", "storm-african-priestess 1"],
        ),
        seat(field=["hulk-annihilator 1", "spider-man-webhead 2", "sidekick"]),
        basics=("smash",),
    )
    play(match, f"use:{PIN}", "choose:hulk-annihilator")
    if leaves == "ko":
        play(match, "use:smash", "choose:hulk-annihilator")
    else:
        play(match, "field:storm-african-priestess", "choose:hulk-annihilator", "roll:hulk-annihilator:fist")
    assert PIN not in zone(match, 0, "used")
    attack(match, "sidekick")
    assert keys(match) == ["block:sidekick:sidekick", "pass"]
    next_turn(match)
    to_attack(match)
    assert keys(match) == ["attack:sidekick", "pass"]
    assert (
        "Vibranium Shield: Irreplaceable keeps it from attacking and blocking." in match.why_not(1).values()
    )
    pass_on(match, 2)
    assert PIN in zone(match, 0, "used")


def test_vibranium_shield_irreplaceable_does_not_bind_your_side() -> None:
    """Your own characters of that type attack; in the opponent's turn they block."""
    match = pins("hulk-annihilator 1", "thor-odinson 1")
    play(match, "choose:hulk-annihilator")
    to_attack(match)
    assert "attack:wolverine-wildboy" in keys(match)
    next_turn(match)
    attack(match, "thor-odinson")
    assert "block:wolverine-wildboy:thor-odinson" in keys(match)


def test_vibranium_shield_irreplaceable_without_a_target_is_spent() -> None:
    """It goes to the used pile like any action die."""
    match = pins("sidekick")
    assert zone(match, 0, "used") == [PIN]


# Vibranium Shield "Cap's Protection"


def guarded(theirs: tuple[str, ...] = (), reserve: tuple[str, ...] = ()) -> Match:
    """The shield lies by Loki."""
    match = position(
        seat(field=["loki-trickster 1", "sidekick"], reserve=[f"{GUARD} action-0", *reserve]),
        seat(field=["thor-odinson 3", *theirs]),
        basics=("power-bolt", "smash", "force-beam"),
    )
    play(match, f"use:{GUARD}", "choose:loki-trickster")
    return match


@pytest.mark.parametrize("bursts", [0, 1, 2])
def test_vibranium_shield_caps_protection_lies_by_a_character_of_yours(bursts: int) -> None:
    """None of theirs; the die does not go to the used pile."""
    match = position(
        seat(field=["loki-trickster 1", "sidekick"], reserve=[f"{GUARD} action-{bursts}"]),
        seat(field=["thor-odinson 3"]),
    )
    play(match, f"use:{GUARD}")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:sidekick"]
    play(match, "choose:loki-trickster")
    assert die(match, 0, "loki-trickster")["attached"] == [GUARD]
    assert zone(match, 0, "used") == []


def test_vibranium_shield_caps_protection_prevents_all_damage_of_the_turn() -> None:
    """When damage comes you may move it to the used pile: this damage and all that follows is prevented."""
    match = guarded(reserve=("power-bolt action-0", "power-bolt action-0"))
    play(match, "use:power-bolt", "choose:loki-trickster")
    assert match.actor == 0
    assert keys(match) == [f"use:{GUARD}:loki-trickster", "pass"]
    play(match, f"use:{GUARD}:loki-trickster")
    assert damage_on(match, 0, "loki-trickster") == 0
    assert zone(match, 0, "used") == ["power-bolt", GUARD]
    play(match, "use:power-bolt", "choose:loki-trickster")
    assert damage_on(match, 0, "loki-trickster") == 0


def test_vibranium_shield_caps_protection_may_stay() -> None:
    """Then the damage is done, and the shield is there for the next."""
    match = guarded(reserve=("power-bolt action-0", "power-bolt action-0"))
    play(match, "use:power-bolt", "choose:loki-trickster", "pass")
    assert damage_on(match, 0, "loki-trickster") == 2
    play(match, "use:power-bolt", "choose:loki-trickster", f"use:{GUARD}:loki-trickster")
    assert damage_on(match, 0, "loki-trickster") == 2


def test_vibranium_shield_caps_protection_holds_over_turns_and_in_combat() -> None:
    """It stays at the end of the turn; Loki blocks Thor and takes nothing."""
    match = guarded()
    next_turn(match)
    assert die(match, 0, "loki-trickster")["attached"] == [GUARD]
    attack(match, "thor-odinson")
    play(match, "block:loki-trickster:thor-odinson", "pass")
    assert match.actor == 0
    play(match, f"use:{GUARD}:loki-trickster")
    assert zone(match, 0, "field") == ["loki-trickster 1", "sidekick 1"]
    assert GUARD in zone(match, 0, "used")


def test_vibranium_shield_caps_protection_ends_with_the_turn() -> None:
    """Once it was used, the next turn finds the character bare."""
    match = position(
        seat(field=["loki-trickster 1", "sidekick"], reserve=[f"{GUARD} action-0", "power-bolt action-0"]),
        seat(field=["thor-odinson 3"]),
        basics=("power-bolt",),
    )
    play(match, f"use:{GUARD}", "choose:loki-trickster", "use:power-bolt", "choose:loki-trickster")
    play(match, f"use:{GUARD}:loki-trickster")
    next_turn(match)
    attack(match, "thor-odinson")
    play(match, "block:loki-trickster:thor-odinson", "pass")
    assert fallen(match, 0) == ["loki-trickster"]


def test_vibranium_shield_caps_protection_guards_one_character() -> None:
    """Neither the player nor a comrade; and a KO is no damage."""
    match = guarded(reserve=("power-bolt action-0", "force-beam action-0", "smash action-0"))
    play(match, "use:power-bolt", "choose:seat-0")
    assert life(match) == [18, 20]
    play(match, "use:force-beam", f"use:{GUARD}:loki-trickster")
    assert zone(match, 0, "prep") == ["sidekick"]
    assert damage_on(match, 0, "loki-trickster") == 0
    play(match, "use:smash")
    assert zone(match, 0, "prep") == ["loki-trickster", "sidekick"]


def test_vibranium_shield_caps_protection_goes_with_its_character() -> None:
    """A shield by a character that leaves play goes to the used pile."""
    match = guarded(reserve=("smash action-0",))
    play(match, "use:smash", "choose:loki-trickster")
    assert zone(match, 0, "prep") == ["loki-trickster"]
    assert zone(match, 0, "used") == ["smash", GUARD]


def test_vibranium_shield_caps_protection_without_a_character_is_spent() -> None:
    """Nobody to put it by."""
    match = position(seat(reserve=[f"{GUARD} action-0", "sidekick fist"]), seat(field=["thor-odinson 3"]))
    play(match, f"use:{GUARD}")
    assert GUARD in zone(match, 0, "used")


# The Global ability of both


@pytest.mark.parametrize("card", [PIN, GUARD])
@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize("target", ["loki-trickster", "seat-0", "seat-1", "thor-odinson"])
def test_vibranium_shield_irreplaceable_and_vibranium_shield_caps_protection_global_prevents_1(
    card: str, user: int, target: str
) -> None:
    """1 shield, for both players, in answer to damage on any character or player."""
    players = [
        seat(field=["loki-trickster 1"], cards={card: 1}, reserve=["power-bolt action-0"]),
        seat(field=["thor-odinson 3"]),
    ]
    players[user].setdefault("reserve", []).append({"die": "sidekick", "face": "shield"})
    match = position(players[0], players[1], basics=("power-bolt",))
    play(match, "use:power-bolt", f"choose:{target}")
    assert match.actor == user
    assert keys(match) == [f"global:{card}:{target}", "pass"]
    paid = match.fork()
    play(paid, f"global:{card}:{target}")
    play(match, "pass")
    assert damage_to(paid, target) == 1
    assert damage_to(match, target) == 2
    assert zone(paid, user, "reserve") == []
    assert zone(match, user, "reserve") == ["sidekick shield"]


def damage_to(match: Match, target: str) -> int:
    """The damage that a character or a player took."""
    if target.startswith("seat-"):
        return 20 - life(match)[int(target[-1])]
    return damage_on(match, 0 if target == "loki-trickster" else 1, target)


@pytest.mark.parametrize("card", [PIN, GUARD])
def test_vibranium_shield_irreplaceable_and_vibranium_shield_caps_protection_global_answers_once(
    card: str,
) -> None:
    """C-8: Two shields do not prevent 2 of one instance; nothing else pays; it needs damage to answer."""
    match = position(
        seat(
            field=["loki-trickster 1"],
            cards={card: 1},
            reserve=["power-bolt action-0", "sidekick shield", "sidekick shield"],
        ),
        seat(field=["thor-odinson 3"]),
        basics=("power-bolt",),
    )
    assert keys(match) == ["use:power-bolt", "pass"]
    play(match, "use:power-bolt", "choose:seat-1", f"global:{card}:seat-1")
    assert life(match) == [20, 19]
    assert not any(key.startswith("global:") for key in keys(match))
    assert zone(match, 0, "reserve") == ["sidekick shield"]
    fist = position(
        seat(field=["loki-trickster 1"], cards={card: 1}, reserve=["power-bolt action-0", "sidekick fist"]),
        basics=("power-bolt",),
    )
    play(fist, "use:power-bolt", "choose:seat-1")
    assert life(fist) == [20, 18]
