"""DM-14.6 to DM-14.10: How captures, control and copies end, and who fights whom after them."""

import pytest

from tests.cards.dice_masters.high import accept, attack, fallen, next_turn, pass_on
from tests.kits.dice_masters import (
    die,
    home_made,
    keys,
    life,
    marked,
    numbers,
    play,
    position,
    roll,
    seat,
    take,
    zone,
)
from thwack import Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LOKI, PUPPETEER = "loki-trickster", "loki-illusionist"
ANNA, SHIFT = "rogue-anna-marie", "mystique-shapeshifter"
HULK = "hulk-anger-issues"  # damaged: +2A/+2D, with a burst +3A/+3D
HOLD = "power-bolt action-0"  # something to do, so that a step does not pass by


WITCHES = """
name = { en = "Witch" }
type = "character"
energy = "mask"
affiliations = []
faces = ["mask", "mask-2", "mask-2", "0/2/4", "0/3/5", "0/4/6"]

[[card]]
id = "witch-charmer"
number = 901
subtitle = { en = "Charmer" }
cost = 2
max = 4
rarity = "common"
text = ["when(fielded(this), control(one(character, theirs)))"]

[[card]]
id = "witch-queen"
number = 902
subtitle = { en = "Queen" }
cost = 2
max = 4
rarity = "common"
text = ["when(fielded(this), control(each(character, theirs)))"]

[[card]]
id = "witch-siren"
number = 903
subtitle = { en = "Siren" }
cost = 2
max = 4
rarity = "common"
text = ["when(blocks(this), control(one(character, engaged_with(this))))"]

[[card]]
id = "witch-jailer"
number = 904
subtitle = { en = "Jailer" }
cost = 2
max = 4
rarity = "common"
text = ["when(blocks(this), capture(one(character, engaged_with(this))))"]

[[card]]
id = "witch-huntress"
number = 905
subtitle = { en = "Huntress" }
cost = 2
max = 4
rarity = "common"
text = ["when(is_blocked(this), capture(each(character, engaged_with(this))))"]

[[card]]
id = "witch-martyr"
number = 906
subtitle = { en = "Martyr" }
cost = 2
max = 4
rarity = "common"
text = ["when(fielded(this), seq(ko(this), capture(one(character)), control(one(character))))"]
"""  # cards of our own, where no printed one does what a rule speaks of


# Captures


@pytest.mark.parametrize("face", ["mask", "mask-2"])
def test_dm_14_6_a_captor_that_is_rerolled_and_leaves_lets_its_captive_go(face: str) -> None:
    """Magneto's Global: Loki shows energy and leaves the field (DM-14.4)."""
    match = position(
        seat(reserve=[f"{LOKI} 2", *["sidekick mask"] * 2, HOLD], cards={"magneto-sonderkommando": 1}),
        seat(field=[f"{GHOST_RIDER} 2 damage=1"]),
        basics=("power-bolt",),
    )
    take(match, f"field:{LOKI}")
    play(match, "global:magneto-sonderkommando", f"roll:{LOKI}:{face}")
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 2"]
    assert marked(match, FOE) == {GHOST_RIDER: 1}  # DM-8.1: until the end of the turn


def test_dm_14_6_a_captor_that_is_rerolled_to_another_level_keeps_its_captive() -> None:
    match = position(
        seat(reserve=[f"{LOKI} 2", *["sidekick mask"] * 2, HOLD], cards={"magneto-sonderkommando": 1}),
        seat(field=[f"{GHOST_RIDER} 2"]),
        basics=("power-bolt",),
    )
    take(match, f"field:{LOKI}")
    play(match, "global:magneto-sonderkommando", f"roll:{LOKI}:level-1")
    assert die(match, ME, LOKI)["captive"] == [GHOST_RIDER]


def test_dm_14_6_an_unblocked_captor_goes_to_used_and_its_captive_is_free_of_all_marks() -> None:
    """DM-5.5.2, DM-5.5.3, DM-8.4: Damage and bonus end with the turn."""
    match = position(
        seat(reserve=[f"{LOKI} 2", "sidekick mask", "sidekick bolt"]),
        seat(field=[f"{GHOST_RIDER} 2 damage=1"]),
        basics=("invulnerability",),
    )
    play(match, "global:invulnerability")
    play(match, f"field:{LOKI}")
    attack(match, LOKI)
    pass_on(match)
    assert zone(match, ME, "used") == [LOKI, "sidekick", "sidekick"]
    assert numbers(match, FOE, GHOST_RIDER) == (3, 4)
    assert marked(match, FOE) == {GHOST_RIDER: 0}


def test_dm_14_6_a_captured_die_strikes_nobody() -> None:
    """It does not exist for the game: the puppet that has gone back to its owner and was captured then."""
    match = position(
        seat(reserve=[f"{PUPPETEER} 1", f"{LOKI} 3", *["sidekick fist"] * 3, "smash action-0"]),
        seat(field=["thor-odinson 2", "sidekick"]),
        basics=("smash",),
    )
    take(match, f"field:{PUPPETEER}", "choose:thor-odinson")
    play(match, "use:smash", f"choose:{PUPPETEER}")
    take(match, f"field:{LOKI}", "choose:thor-odinson")
    pass_on(match)
    assert life(match) == [20, 20]
    assert zone(match, FOE, "field") == ["sidekick 1", "thor-odinson 2"]


def borrowed(*mine: str) -> Match:
    """Rogue has captured Force Beam out of the reserve pool, attacks and uses it; Loki blocks her."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist", HOLD, *mine]),
        seat(field=[f"{LOKI} 3"], reserve=["force-beam generic-2"]),
        basics=("force-beam", "power-bolt", "smash"),
    )
    play(match, f"field:{ANNA}")
    assert zone(match, FOE, "reserve") == []
    attack(match, ANNA)
    accept(match)
    play(match, f"block:{LOKI}:{ANNA}")
    return match


def test_dm_14_6_a_borrowed_action_die_goes_where_the_text_says_when_its_captor_is_kod() -> None:
    """It was used, so to the used pile, and not back to the reserve pool to be spent."""
    match = borrowed("smash action-0")
    play(match, "use:smash")  # the only character at level 1
    assert zone(match, ME, "prep") == [ANNA]
    assert zone(match, FOE, "reserve") == []
    assert zone(match, FOE, "used") == ["force-beam"]


def test_dm_14_6_one_that_was_not_used_goes_back_to_the_reserve() -> None:
    """With the face it had, as soon as its captor is KO'd."""
    match = position(
        seat(reserve=[f"{ANNA} 1", "sidekick fist", HOLD, "smash action-0"]),
        seat(reserve=["force-beam generic-2"]),
        basics=("force-beam", "power-bolt", "smash"),
    )
    play(match, f"field:{ANNA}", "use:smash")
    assert zone(match, FOE, "reserve") == ["force-beam generic-2"]
    assert zone(match, FOE, "used") == []


def test_dm_14_6_and_14_7_who_is_gone_takes_nobody() -> None:
    """A text that KOs its own die first."""
    match = home_made(
        WITCHES,
        seat(reserve=["witch-martyr 1", HOLD]),
        seat(field=[f"{GHOST_RIDER} 1", "sidekick"]),
        basic_actions=["power-bolt"],
    )
    play(match, "field:witch-martyr", f"choose:{GHOST_RIDER}", f"choose:{GHOST_RIDER}")  # in vain
    assert zone(match, ME, "prep") == ["witch-martyr"]
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 1", "sidekick 1"]


def test_dm_14_4_a_controlled_die_that_is_rerolled_to_energy_goes_to_its_owners_reserve() -> None:
    """G-13: Energy may lie there in either turn; whoever controlled it may attack again (DM-14.7)."""
    venom = "venom-mac-gargan"
    match = position(
        seat(reserve=[f"{PUPPETEER} 1", *["sidekick mask"] * 2], cards={"magneto-sonderkommando": 1}),
        seat(field=[f"{venom} 3"]),
    )
    take(match, f"field:{PUPPETEER}")
    play(match, "global:magneto-sonderkommando", f"choose:{venom}", f"roll:{venom}:fist-2")
    assert zone(match, FOE, "reserve") == [f"{venom} fist-2"]
    assert zone(match, FOE, "field") == []
    assert keys(match) == [f"attack:{PUPPETEER}", "pass"]


# Control


def puppets(*field: str, reserve: tuple[str, ...] = ()) -> Match:
    """Two Lokis at the same level, each with a puppet: Thor and Ghost Rider."""
    match = position(
        seat(field=list(field), reserve=[*[f"{PUPPETEER} 1"] * 2, *["sidekick mask"] * 2, *reserve]),
        seat(field=["thor-odinson 2", f"{GHOST_RIDER} 3"]),
        basics=("smash", "power-bolt"),
    )
    take(match, f"field:{PUPPETEER}", "choose:thor-odinson", f"field:{PUPPETEER}")
    return match


@pytest.mark.parametrize(("which", "free"), [(1, "thor-odinson 2"), (2, f"{GHOST_RIDER} 3")])
def test_dm_14_9_two_controllers_are_two_choices(which: int, free: str) -> None:
    """Which of them is KO'd decides who goes back to the opponent."""
    match = puppets(reserve=("smash action-0", HOLD))
    play(match, "use:smash", f"choose:{PUPPETEER}:{which}")
    assert zone(match, FOE, "field") == [free]


def test_dm_14_7_two_like_puppets_are_two_choices() -> None:
    """Which of them is KO'd decides which Loki may attack."""
    match = position(
        seat(
            reserve=[f"{PUPPETEER} 1", f"{PUPPETEER} 3", *["sidekick mask"] * 3, "smash action-0"],
        ),
        seat(field=[f"{GHOST_RIDER} 1", f"{GHOST_RIDER} 1", "hulk-jade-giant 3"]),
        basics=("smash",),
    )
    take(match, f"field:{PUPPETEER}:level-1", f"choose:{GHOST_RIDER}", f"field:{PUPPETEER}")
    play(match, f"choose:{GHOST_RIDER}:seat-1", "use:smash")
    freed = []
    for n in (1, 2):
        twin = match.fork()
        play(twin, f"choose:{GHOST_RIDER}:{n}")
        freed += [key for key in keys(twin) if key.startswith(f"attack:{PUPPETEER}")]
    assert sorted(freed) == [f"attack:{PUPPETEER}:level-1", f"attack:{PUPPETEER}:level-3"]


def test_dm_14_7_who_still_controls_somebody_may_not_attack() -> None:
    """One of two puppets is KO'd; when the other is, too, the controller may attack."""
    match = home_made(
        WITCHES,
        seat(reserve=["witch-queen 1", "smash action-0", "smash action-2", HOLD]),
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
        basic_actions=["smash", "power-bolt"],
    )
    play(match, "field:witch-queen", "use:smash:action-0", "choose:sidekick")
    other = match.fork()
    play(match, "pass")
    assert keys(match) == [f"attack:{GHOST_RIDER}", "pass"]
    play(other, "use:smash", f"choose:{GHOST_RIDER}", "pass")
    assert keys(other) == ["attack:witch-queen", "pass"]


@pytest.mark.parametrize("witch", ["witch-siren", "witch-jailer"])
def test_dm_14_9_a_puppet_that_somebody_else_takes_still_goes_back_to_its_owner(witch: str) -> None:
    """My witch sends Ghost Rider, whom she controls; a witch of his owner blocks and takes him."""
    match = home_made(
        WITCHES,
        seat(reserve=["witch-charmer 1", HOLD]),
        seat(field=[f"{GHOST_RIDER} 3", f"{witch} 1"]),
        basic_actions=["power-bolt"],
    )
    play(match, "field:witch-charmer", f"choose:{GHOST_RIDER}")
    attack(match, GHOST_RIDER)
    play(match, f"block:{witch}:{GHOST_RIDER}")
    assert zone(match, ME, "field") == ["witch-charmer 1"]
    pass_on(match)
    assert zone(match, ME, "field") == ["witch-charmer 1"]
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 3", f"{witch} 1"]
    assert die(match, FOE, GHOST_RIDER)["controlled"] is False


# Blocks


@pytest.mark.parametrize("witch", ["witch-siren", "witch-jailer"])
def test_dm_14_6_and_14_7_an_attacker_that_was_taken_no_longer_fights(witch: str) -> None:
    """G-5: Its other blocker blocks nobody; at the end of the turn it is in its owner's field."""
    match = home_made(
        WITCHES,
        seat(field=[f"{GHOST_RIDER} 3"], reserve=[HOLD]),
        seat(field=[f"{witch} 1", "sidekick"]),
        step="attack",
        basic_actions=["power-bolt"],
    )
    play(match, f"attack:{GHOST_RIDER}")
    take(match, f"block:{witch}", "block:sidekick")
    assert zone(match, ME, "field") == []
    assert die(match, FOE, "sidekick")["blocks"] == []
    if witch == "witch-siren":
        row = die(match, FOE, GHOST_RIDER)
        assert (row["attacking"], row["blocked"], row["controlled"]) == (False, False, True)
    pass_on(match)
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 3"]
    assert zone(match, FOE, "field") == ["sidekick 1", f"{witch} 1"]
    assert life(match) == [20, 20]


def test_dm_14_6_a_captured_blocker_comes_back_and_blocks_nobody() -> None:
    """Its captor is KO'd in the same turn: it is like the Sidekick that stayed at home, one choice with it.
    G-4: who was blocked by it has stayed blocked."""
    match = home_made(
        WITCHES,
        seat(field=["witch-huntress 1", f"{GHOST_RIDER} 3"], reserve=["smash action-0", HOLD]),
        seat(field=["sidekick", "sidekick"]),
        step="attack",
        basic_actions=["smash", "power-bolt"],
    )
    play(match, "attack:witch-huntress", "pass", "block:sidekick:witch-huntress", "pass")
    assert die(match, ME, "witch-huntress")["captive"] == ["sidekick"]
    assert die(match, ME, "witch-huntress")["blocked"] is True
    play(match, "use:smash", "choose:witch-huntress", "use:power-bolt")
    assert sorted(keys(match)) == [
        f"choose:{GHOST_RIDER}",
        "choose:seat-0",
        "choose:seat-1",
        "choose:sidekick",
    ]


def test_g_5_who_blocked_a_withdrawn_attacker_blocks_nobody() -> None:
    """Two Sidekicks that blocked two attackers are alike when both attackers are back in the field."""
    match = position(
        seat(field=[f"{GHOST_RIDER} 3", "thor-odinson 3"], reserve=["sidekick mask", "sidekick mask", HOLD]),
        seat(field=["sidekick", "sidekick"]),
        step="attack",
        basics=("distraction", "power-bolt"),
    )
    play(match, f"attack:{GHOST_RIDER}", "attack:thor-odinson")
    play(match, f"block:sidekick:{GHOST_RIDER}", "block:sidekick:thor-odinson")
    assert die(match, ME, GHOST_RIDER)["blocked"] is True
    take(match, "global:distraction")
    play(match, *[key for key in keys(match) if key.endswith("2")], f"choose:{GHOST_RIDER}")
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 3", "thor-odinson 3"]
    for name in (GHOST_RIDER, "thor-odinson"):
        row = die(match, ME, name)
        assert (row["attacking"], row["blocked"]) == (False, False)
    play(match, "use:power-bolt")
    assert "choose:sidekick" in keys(match)


# Coming back in the same turn, and in a later one


def test_g_14_who_comes_back_has_nothing_left_of_what_was_on_it() -> None:
    """Blocked, with a bonus and kept from dealing damage, Ghost Rider is KO'd: he is like the one at home."""
    energy = ["sidekick bolt", "sidekick fist"]
    match = position(
        seat(
            field=[f"{GHOST_RIDER} 1", f"{GHOST_RIDER} 1"],
            reserve=["invulnerability action-0", "smash action-0", HOLD, *energy],
        ),
        seat(field=["thor-odinson 3"]),
        step="attack",
        basics=("invulnerability", "smash", "power-bolt"),
    )
    play(match, f"attack:{GHOST_RIDER}", "pass", f"block:thor-odinson:{GHOST_RIDER}")
    play(match, "use:invulnerability", "global:invulnerability", f"choose:{GHOST_RIDER}:1")
    play(match, "global:smash", "use:smash", f"choose:{GHOST_RIDER}:1")
    rows = [row for row in match.view(None)["seats"][ME]["field"] if row["die"] == GHOST_RIDER]
    assert {**rows[0], "id": ""} == {**rows[1], "id": ""}
    assert (rows[0]["attack"], rows[0]["blocked"], rows[0]["attacking"]) == (2, False, False)
    play(match, "use:power-bolt")
    assert f"choose:{GHOST_RIDER}" in keys(match)  # one choice


def test_dm_5_4_6_who_was_kod_as_a_blocker_blocks_one_attacker_when_it_is_back() -> None:
    """Two turns later: the block of that time is forgotten."""
    match = position(
        seat(field=["thor-odinson 3", "hulk-annihilator 3"], bag=["sidekick"] * 8),
        seat(field=[f"{GHOST_RIDER} 1"], bag=["sidekick"] * 4),
        step="attack",
    )
    play(match, "attack:thor-odinson", "pass", f"block:{GHOST_RIDER}:thor-odinson")
    assert fallen(match, FOE) == [GHOST_RIDER]
    roll(match, f"{GHOST_RIDER} 1", *["sidekick fist"] * 4)
    play(match, "keep", f"field:{GHOST_RIDER}")
    next_turn(match, turn=2)
    attack(match, "thor-odinson", "hulk-annihilator")
    play(match, f"block:{GHOST_RIDER}:hulk-annihilator")
    assert life(match) == [20, 12]  # Thor was not blocked
    assert marked(match, ME) == {"hulk-annihilator": 0}  # the turn is over
    assert fallen(match, FOE) == [GHOST_RIDER]
