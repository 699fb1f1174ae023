"""DM-4: Energy and costs."""

import pytest

from tests.kits.dice_masters import die, keys, left, life, numbers, play, position, seat, step, take, zone

BEAST, STORM = "beast-mutate-666", "storm-african-priestess"
CAP, HULK = "captain-america-natural-leader", "hulk-jade-giant"
#: One card with a Global ability for each type of energy, and one that it works on.
GLOBALS = {
    "fist": "venom-eddie-brock",
    "bolt": "invulnerability",
    "mask": "mr-fantastic-brilliant-scientist",
    "shield": "take-cover",
}


@pytest.mark.parametrize("what", [f"buy:{BEAST}", f"field:{CAP}", "global:take-cover"])
def test_dm_4_1_energy_pays_for_dice_fielding_and_globals(what: str) -> None:
    dice = ["sidekick mask", "sidekick shield", f"{CAP} 1"]
    mine = seat(reserve=dice, cards={BEAST: 1}, field=["sidekick"])
    match = position(mine, basics=("take-cover",))
    play(match, what)
    if what == f"buy:{BEAST}":
        assert step(match) == "attack"  # all energy is spent, so Captain America cannot be fielded
        assert zone(match, 0, "used") == [BEAST, CAP, "sidekick", "sidekick"]
    elif what == f"field:{CAP}":
        assert sorted(keys(match)) == ["pay:sidekick:mask", "pay:sidekick:shield"]
        play(match, "pay:sidekick:mask")
        assert zone(match, 0, "reserve") == ["sidekick shield"]
        assert zone(match, 0, "used") == ["sidekick"]
    else:
        assert zone(match, 0, "reserve") == [f"{CAP} level-1", "sidekick mask"]
        assert zone(match, 0, "used") == ["sidekick"]
        assert numbers(match, 0, "sidekick") == (1, 2)


@pytest.mark.parametrize("kind", [*GLOBALS, "generic-2"])
def test_dm_4_2_each_kind_of_energy_is_its_own(kind: str) -> None:
    """A Global ability asks for one type; only that energy pays for it, and generic energy for none."""
    paid = {"die": "smash" if kind == "generic-2" else "sidekick", "face": kind}
    mine = seat(cards={GLOBALS["fist"]: 1, GLOBALS["mask"]: 1}, field=["sidekick"]) | {"reserve": [paid]}
    theirs = seat(field=["spider-man-tiger 2"])
    match = position(mine, theirs, basics=("invulnerability", "take-cover", "smash"))
    found = [key for key in keys(match) if key.startswith("global:")]
    assert found == ([] if kind == "generic-2" else [f"global:{GLOBALS[kind]}"])


def test_dm_4_3_a_generic_face_gives_two_and_stands_for_no_type() -> None:
    mine = seat(reserve=["smash generic-2", "force-beam generic-2"], cards={BEAST: 1})
    match = position(mine, basics=("smash", "force-beam", "gearing-up"))
    # four energy buy a basic action of 4, but no Beast of 2, which asks for a mask
    assert keys(match) == ["buy:smash", "buy:force-beam", "buy:gearing-up", "pass"]
    play(match, "buy:gearing-up")
    assert zone(match, 0, "used") == ["force-beam", "gearing-up", "smash"]


@pytest.mark.parametrize("kind", GLOBALS)
def test_dm_4_4_a_wild_face_is_one_energy_of_any_type(kind: str) -> None:
    mine = seat(reserve=["sidekick wild"], cards={GLOBALS["fist"]: 1, GLOBALS["mask"]: 1}, field=["sidekick"])
    theirs = seat(field=["spider-man-tiger 2"])
    match = position(mine, theirs, basics=("invulnerability", "take-cover"))
    assert f"global:{GLOBALS[kind]}" in keys(match)
    take(match, f"global:{GLOBALS[kind]}")
    assert zone(match, 0, "reserve") == []  # it was spent as that type, at once
    assert zone(match, 0, "used") == ["sidekick"]


def test_dm_4_4_a_wild_face_is_never_two() -> None:
    match = position(seat(reserve=["sidekick wild"], cards={BEAST: 1}, field=["sidekick"]))
    assert step(match) == "attack"  # one energy: no Beast
    mine = seat(reserve=["sidekick wild", "sidekick bolt"], cards={BEAST: 1}, field=["sidekick"])
    match = position(mine)
    play(match, f"buy:{BEAST}")  # the wild one is the mask
    assert zone(match, 0, "used") == [BEAST, "sidekick", "sidekick"]


def test_dm_4_5_each_symbol_is_one_energy() -> None:
    mine = seat(reserve=[f"{STORM} mask-2"], cards={BEAST: 1, STORM: 1}, field=["sidekick"])
    match = position(mine)
    assert keys(match) == [f"buy:{BEAST}", "pass"]  # two masks: enough for Beast (2), not for Storm (3)
    mine = seat(reserve=[f"{STORM} mask-2", "sidekick fist"], cards={BEAST: 1, STORM: 1})
    assert keys(position(mine)) == [f"buy:{BEAST}", f"buy:{STORM}", "pass"]


def test_dm_4_6_dice_that_pay_go_to_used_at_once() -> None:
    mine = seat(reserve=["sidekick shield", "sidekick bolt"], field=["sidekick", "storm-ro 1"])
    match = position(mine, basics=("take-cover",))
    play(match, "global:take-cover")
    assert keys(match) == ["choose:sidekick", "choose:storm-ro"]  # the effect still has to begin
    assert zone(match, 0, "reserve") == ["sidekick bolt"]
    assert zone(match, 0, "used") == ["sidekick"]


def test_dm_4_7_a_double_face_is_spent_in_part_for_a_purchase() -> None:
    mine = seat(reserve=[f"{STORM} mask-2", "sidekick fist"], cards={BEAST: 1}, field=["sidekick"])
    match = position(mine)
    play(match, f"buy:{BEAST}")
    assert keys(match) == [f"pay:{STORM}:mask-2", f"pay:sidekick:fist:{STORM}:mask-2:part"]
    play(match, f"pay:sidekick:fist:{STORM}:mask-2:part")
    assert zone(match, 0, "reserve") == [f"{STORM} mask"]
    assert zone(match, 0, "used") == [BEAST, "sidekick"]


def test_dm_4_7_a_double_face_is_spent_in_part_for_fielding() -> None:
    mine = seat(reserve=[f"{HULK} fist-2", f"{CAP} 1"], field=["sidekick"], cards={})
    match = position(mine)
    play(match, f"field:{CAP}")
    assert zone(match, 0, "reserve") == [f"{HULK} fist"]  # one is left
    assert zone(match, 0, "used") == []
    assert zone(match, 0, "field") == [f"{CAP} 1", "sidekick 1"]


def test_dm_4_7_a_double_face_is_spent_in_part_for_a_global() -> None:
    mine = seat(reserve=["captain-america-american-hero shield-2"], field=["sidekick"])
    match = position(mine, basics=("take-cover",))
    play(match, "global:take-cover", "choose:1")
    assert zone(match, 0, "reserve") == ["captain-america-american-hero shield"]
    assert zone(match, 0, "used") == []
    assert numbers(match, 0, "sidekick") == (1, 2)
    play(match, "global:take-cover")  # the rest is spent like any other energy
    assert zone(match, 0, "used") == ["captain-america-american-hero"]
    assert numbers(match, 0, "sidekick") == (1, 3)


def test_dm_4_7_the_rest_stays_in_the_reserve_for_the_opponents_turn() -> None:
    mine = seat(reserve=[f"{HULK} fist-2", f"{CAP} 1"], bag=["sidekick"] * 4)
    match = position(mine, seat(bag=["sidekick"] * 4))
    play(match, f"field:{CAP}", "pass")
    assert match.view(None)["active"] == 1
    assert zone(match, 0, "reserve") == [f"{HULK} fist"]


def test_dm_4_8_what_is_left_of_a_generic_die_is_lost() -> None:
    mine = seat(reserve=["smash generic-2", f"{CAP} 1", "sidekick shield"], cards={}, field=["sidekick"])
    match = position(mine, basics=("smash", "take-cover"))
    play(match, f"field:{CAP}", "pay:smash:generic-2")
    # nothing else could be paid for, so nothing was offered, and the rest is gone
    assert keys(match) == ["global:take-cover", "pass"]
    assert match.view(None)["seats"][0]["loose"] == 0
    assert zone(match, 0, "used") == ["smash"]
    assert zone(match, 0, "reserve") == ["sidekick shield"]


def test_dm_4_8_one_generic_die_pays_for_two_fieldings_together() -> None:
    mine = seat(reserve=["smash generic-2", f"{CAP} 1", "storm-ro 2"], field=["sidekick"])
    match = position(mine, basics=("smash",))
    play(match, f"field:{CAP}")  # only the generic die can pay
    assert keys(match) == ["field:storm-ro", "pass"]
    assert match.view(None)["seats"][0]["loose"] == 1
    play(match, "field:storm-ro")
    assert step(match) == "attack"
    assert zone(match, 0, "field") == [f"{CAP} 1", "sidekick 1", "storm-ro 2"]
    assert zone(match, 0, "used") == ["smash"]


def test_dm_4_8_the_rest_does_not_wait_for_a_later_cost() -> None:
    mine = seat(reserve=["smash generic-2", f"{CAP} 1", "storm-ro 2"], field=["sidekick"])
    match = position(mine, basics=("smash",))
    play(match, f"field:{CAP}", "pass")  # the second fielding is not paid together with the first
    assert step(match) == "attack"
    assert zone(match, 0, "field") == [f"{CAP} 1", "sidekick 1"]
    assert zone(match, 0, "used") == ["smash", "storm-ro"]


def test_dm_4_8_several_dice_bought_together() -> None:
    """Three for Inner Rage, two for Beast, out of two generic dice and a mask: nothing is lost."""
    reserve = ["smash generic-2", "smash generic-2", "sidekick mask"]
    mine = seat(reserve=reserve, cards={BEAST: 1}, field=["sidekick"])
    match = position(mine, basics=("smash", "inner-rage"))
    play(match, "buy:inner-rage", "pay:smash:generic-2:smash:generic-2")
    assert keys(match) == [f"buy:{BEAST}", "pass"]
    play(match, f"buy:{BEAST}")
    assert zone(match, 0, "used") == [BEAST, "inner-rage", "sidekick", "smash", "smash"]
    assert zone(match, 0, "reserve") == []
    assert (left(match)["inner-rage"], left(match, 0)[BEAST]) == (2, 0)


def test_dm_4_9_too_little_energy_buys_fields_and_uses_nothing() -> None:
    mine = seat(reserve=["sidekick mask", f"{CAP} 2"], cards={BEAST: 1}, field=["sidekick"])
    match = position(mine, basics=("take-cover",))
    assert step(match) == "attack"  # one mask: no Beast (2), no fielding for 2, no Global for a shield


def test_dm_4_9_a_cost_that_is_not_energy_is_paid_in_full_too() -> None:
    """Green Goblin's Global costs a bolt and a Sidekick of one's own in the field."""
    goblin = "green-goblin-norman-osborn"
    mine = seat(reserve=["sidekick bolt"], cards={goblin: 1}, field=["storm-ro 1"])
    match = position(mine, seat(field=["sidekick"]))
    assert step(match) == "attack"
    mine = seat(reserve=["sidekick bolt"], cards={goblin: 1}, field=["storm-ro 1", "sidekick"])
    match = position(mine, seat(field=["thor-odinson 1"]))
    play(match, f"global:{goblin}", "choose:thor-odinson")
    assert zone(match, 0, "prep") == ["sidekick"]
    assert die(match, 1, "thor-odinson")["damage"] == 2


@pytest.mark.parametrize("level", [1, 2])
def test_dm_4_9_no_spinning_down_as_a_cost_at_level_1(level: int) -> None:
    """Black Widow "Tsarina" deals two damage unless the opponent spins an own character down."""
    widow = "black-widow-tsarina"
    match = position(seat(field=[f"{widow} 1"]), seat(field=[f"{BEAST} {level}"]), step="attack")
    play(match, f"attack:{widow}")
    if level == 1:
        assert life(match) == [20, 18]  # not even asked
        assert step(match) == "block"
    else:
        assert match.actor == 1
        take(match, "choose:spin-one-character-yours-down")
        assert life(match) == [20, 20]
        assert die(match, 1, BEAST)["level"] == 1


@pytest.mark.parametrize("level", [1, 2])
def test_dm_4_9_nor_for_a_further_block(level: int) -> None:
    """Mr. Fantastic "Elastic" spins down a level for each further attacker he blocks."""
    name, first = "mr-fantastic-elastic", "storm-african-priestess"
    mine = seat(field=[f"{first} 1 attacking", f"{BEAST} 2 attacking"])
    match = position(mine, seat(field=[f"{name} {level}"]), step="block")
    play(match, f"block:{name}:{first}")
    if level == 1:
        assert life(match) == [20, 18]  # no choice was left: Beast got through
        assert die(match, 1, name)["level"] == 1
    else:
        assert keys(match) == [f"block:{name}:{BEAST}:stretch", "pass"]
        play(match, f"block:{name}:{BEAST}:stretch")
        assert die(match, 1, name)["level"] == 1
        assert life(match) == [20, 20]
