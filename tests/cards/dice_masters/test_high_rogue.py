"""Rogue "Anna Marie" and "Can't Touch This"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, damage_on, next_turn, pass_on, roll_turn, take
from tests.kits.dice_masters import die, keys, life, numbers, play, position, seat, zone
from thwack import Match

ANNA = "rogue-anna-marie"
TOUCH = "rogue-cant-touch-this"
GUARD = "vibranium-shield-caps-protection"

# Rogue "Anna Marie"


def borrows(used: list[str], reserve: list[str] | None = None, **more: object) -> Match:
    """Rogue is fielded; the opponent has these dice in the used pile and the reserve pool."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist"], **more),
        seat(field=["loki-trickster 1"], used=used, reserve=reserve or []),
        basics=("power-bolt", "force-beam", "gearing-up"),
    )
    play(match, f"field:{ANNA}")
    return match


def test_rogue_anna_marie_captures_an_action_die() -> None:
    """Out of their used pile or reserve pool; no character die, and none of yours."""
    match = borrows(
        ["power-bolt", "thor-odinson", "mjolnir-forged-by-odin", "sidekick"], ["force-beam generic-2"]
    )
    assert match.actor == 0
    assert sorted(keys(match)) == [
        "choose:force-beam:reserve:generic-2",
        "choose:mjolnir-forged-by-odin:used",
        "choose:power-bolt:used",
    ]
    play(match, "choose:power-bolt:used")
    assert die(match, 0, ANNA)["attached"] == ["power-bolt"]
    assert zone(match, 1, "used") == ["mjolnir-forged-by-odin", "sidekick", "thor-odinson"]


def test_rogue_anna_marie_takes_none_of_your_own() -> None:
    """Your used action dice stay where they are."""
    match = borrows(["thor-odinson"])
    assert die(match, 0, ANNA)["attached"] == []
    own = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist"], used=["power-bolt"]),
        seat(field=["loki-trickster 1"]),
        basics=("power-bolt",),
    )
    play(own, f"field:{ANNA}")
    assert die(own, 0, ANNA)["attached"] == []


def test_rogue_anna_marie_uses_it_when_she_attacks() -> None:
    """Free of charge, for you; after the attack step it is in the opponent's used pile."""
    match = borrows(["power-bolt"])
    attack(match, ANNA)
    assert match.actor == 0
    accept(match)
    assert sorted(keys(match)) == [
        "choose:loki-trickster",
        f"choose:{ANNA}",
        "choose:seat-0",
        "choose:seat-1",
    ]
    play(match, "choose:seat-1")
    assert life(match) == [20, 18]
    assert die(match, 0, ANNA)["attached"] == ["power-bolt"]
    assert match.view(None)["step"] == "block"
    pass_on(match)
    assert zone(match, 1, "used") == ["power-bolt"]
    assert life(match) == [20, 16]


def test_rogue_anna_marie_gives_it_back_when_the_attack_step_is_over() -> None:
    """Before the turn ends, to the used pile and not to the reserve pool it came from: Nightcrawler's player
    is still choosing."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist"], field=["nightcrawler-abandoned 3"]),
        seat(field=["loki-trickster 3", "professor-x-principal 3"], reserve=["force-beam generic-2"]),
        basics=("force-beam",),
    )
    play(match, f"field:{ANNA}")
    attack(match, ANNA, "nightcrawler-abandoned")
    accept(match)
    play(match, "block:loki-trickster:nightcrawler-abandoned")
    play(match, "block:professor-x-principal:nightcrawler-abandoned")
    take(match, "assign:loki-trickster")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:professor-x-principal"]
    assert zone(match, 1, "used") == ["force-beam"]
    assert die(match, 1, "loki-trickster")["damage"] >= 1


def test_rogue_anna_marie_may_leave_it_unused() -> None:
    """At the end of the turn it goes back to where it was (DM-14.6)."""
    match = borrows(["power-bolt"])
    attack(match, ANNA)
    play(match, "pass", "pass")
    assert life(match) == [20, 18]
    assert zone(match, 1, "used") == ["power-bolt"]
    resting = borrows([], ["force-beam generic-2"])
    pass_on(resting)
    assert zone(resting, 1, "used") == ["force-beam"]  # their own turn has cleared the reserve pool


def test_rogue_anna_marie_uses_it_without_bursts() -> None:
    """A die from the used pile shows no face; Mjolnir deals 5."""
    match = borrows(["mjolnir-forged-by-odin"], field=["doctor-strange-sorcerer-supreme 3"])
    attack(match, ANNA)
    accept(match)
    play(match, "choose:doctor-strange-sorcerer-supreme")
    assert damage_on(match, 0, "doctor-strange-sorcerer-supreme") == 5


def test_rogue_anna_marie_counts_as_using_an_action_die() -> None:
    """Angel "Soaring" is unblockable in such a turn."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist"], field=["angel-soaring 1"]),
        seat(field=["loki-trickster 1"], used=["force-beam"]),
        basics=("force-beam",),
    )
    play(match, f"field:{ANNA}")
    attack(match, ANNA, "angel-soaring")
    accept(match)
    assert keys(match) == [f"block:loki-trickster:{ANNA}", "pass"]


def test_rogue_anna_marie_ko_d_gives_it_back() -> None:
    """DM-14.6: At once, to the zone it came from."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist", "mjolnir-forged-by-odin action-0"]),
        seat(field=["loki-trickster 1"], used=["force-beam"]),
        basics=("force-beam",),
    )
    play(match, f"field:{ANNA}", "use:mjolnir-forged-by-odin", f"choose:{ANNA}")
    assert zone(match, 1, "used") == ["force-beam"]


def test_rogue_anna_marie_has_nothing_to_use_in_a_later_turn() -> None:
    """The capture ended with the turn; her attack asks nothing."""
    match = position(
        seat(field=[f"{ANNA} 1"]),
        seat(field=["loki-trickster 1"], used=["force-beam"]),
        basics=("force-beam",),
        step="attack",
    )
    attack(match, ANNA)
    assert keys(match) == [f"block:loki-trickster:{ANNA}", "pass"]


def test_rogue_anna_marie_is_stopped_by_the_telepath() -> None:
    """Professor X "Powerful Telepath" forbids actions: the borrowed one, too."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist"]),
        seat(field=["professor-x-powerful-telepath 1"], used=["force-beam"]),
        basics=("force-beam",),
    )
    play(match, f"field:{ANNA}")
    attack(match, ANNA)
    assert match.actor == 1
    assert damage_on(match, 1, "professor-x-powerful-telepath") == 0


def test_rogue_anna_marie_can_borrow_a_shield() -> None:
    """The shield stays by your character after the turn; used, it goes to its owner's used pile."""
    match = borrows([GUARD], field=["thor-odinson 3"])
    attack(match, ANNA)
    accept(match)
    play(match, "choose:thor-odinson", "pass")
    assert match.view(None)["turn"] == 2
    assert die(match, 0, "thor-odinson")["attached"] == [GUARD]
    assert zone(match, 1, "used") == []
    roll_turn(match)
    attack(match, "loki-trickster")
    play(match, "block:thor-odinson:loki-trickster", f"use:{GUARD}:thor-odinson")
    assert GUARD in zone(match, 1, "used")


# Rogue "Can't Touch This"


def touches(*field: str, own: tuple[str, ...] = (), reserve: tuple[str, ...] = ()) -> Match:
    """Rogue is fielded against these characters."""
    match = position(
        seat(field=list(own), reserve=[f"{TOUCH} 1", "sidekick fist", *reserve]),
        seat(field=list(field)),
        basics=("power-bolt",),
    )
    play(match, f"field:{TOUCH}")
    return match


def test_rogue_cant_touch_this_captures_and_copies() -> None:
    """One opposing character: it lies under her, and she has its numbers and its text."""
    match = touches("thor-lord-of-asgard 2", "venom-eddie-brock 1", "sidekick", own=("angel-soaring 1",))
    assert sorted(keys(match)) == [
        "choose:sidekick",
        "choose:thor-lord-of-asgard",
        "choose:venom-eddie-brock",
    ]
    play(match, "choose:thor-lord-of-asgard")
    assert zone(match, 1, "field") == ["sidekick 1", "venom-eddie-brock 1"]
    assert die(match, 0, TOUCH)["captive"] == ["thor-lord-of-asgard"]
    assert numbers(match, 0, TOUCH) == (6, 8)
    attack(match, TOUCH)
    assert keys(match) == [f"block:sidekick:{TOUCH}", "pass"]  # fist characters cannot block her now


def test_rogue_cant_touch_this_gives_all_back_at_the_end_of_the_turn() -> None:
    """DM-14.6: The captive is in its field again at its level, and she is herself."""
    match = touches("thor-lord-of-asgard 2")
    next_turn(match)
    assert zone(match, 1, "field") == ["thor-lord-of-asgard 2"]
    assert numbers(match, 0, TOUCH) == (2, 3)
    assert die(match, 0, TOUCH)["acts_as"] is None
    assert die(match, 0, TOUCH)["captive"] == []


def test_rogue_cant_touch_this_ko_d_gives_the_captive_back() -> None:
    """DM-14.6: At once."""
    match = touches("hawkeye-longbow 1", reserve=("power-bolt action-0",), own=("sidekick",))
    assert numbers(match, 0, TOUCH) == (3, 1)
    play(match, "use:power-bolt", f"choose:{TOUCH}")
    assert zone(match, 0, "prep") == [TOUCH]
    assert zone(match, 1, "field") == ["hawkeye-longbow 1"]


def test_rogue_cant_touch_this_uses_a_text_while_active() -> None:
    """DM-14.10: As Natural Leader she helps your Sidekicks; theirs have no leader any more."""
    match = touches("captain-america-natural-leader 1", "sidekick", own=("sidekick",))
    take(match, "choose:captain-america-natural-leader")
    assert numbers(match, 0, "sidekick") == (2, 2)
    assert numbers(match, 1, "sidekick") == (1, 1)


def test_rogue_cant_touch_this_needs_somebody() -> None:
    """Without an opposing character she is herself; and it happens only when she is fielded."""
    match = touches()
    assert numbers(match, 0, TOUCH) == (2, 3)
    other = position(seat(field=[f"{TOUCH} 1"]), seat(field=["thor-odinson 2"]), step="attack")
    attack(other, TOUCH)
    assert keys(other) == [f"block:thor-odinson:{TOUCH}", "pass"]


@pytest.mark.parametrize("level", [1, 3])
def test_rogue_cant_touch_this_copies_numbers_whatever_her_level(level: int) -> None:
    """The numbers of the captive's face, not those of her own level."""
    match = position(
        seat(reserve=[f"{TOUCH} {level}", "sidekick fist", "sidekick fist"]), seat(field=["loki-trickster 2"])
    )
    take(match, f"field:{TOUCH}")
    assert numbers(match, 0, TOUCH) == (1, 7)
