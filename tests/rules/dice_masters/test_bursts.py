"""DM-11: Bursts."""

import pytest

from tests.kits.dice_masters import keys, life, marked, numbers, play, position, seat, zone

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5


@pytest.mark.parametrize(
    ("face", "hurt", "lost"), [("action-0", 1, 0), ("action-1", 2, 0), ("action-2", 2, 1)]
)
def test_dm_11_1_one_burst_and_two_bursts_are_different_results(face: str, hurt: int, lost: int) -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 2"], reserve=[f"force-beam {face}"]),
        seat(field=[f"{GHOST_RIDER} 3"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert (marked(match, ME), marked(match, FOE)) == ({GHOST_RIDER: hurt}, {GHOST_RIDER: hurt})
    assert life(match) == [20 - lost, 20 - lost]


@pytest.mark.parametrize(("face", "levels"), [("action-0", [1]), ("action-1", [1]), ("action-2", [1, 2])])
def test_dm_11_1_a_text_for_two_bursts_needs_two(face: str, levels: list[int]) -> None:
    """Smash! knows only `**`."""
    match = position(
        seat(field=["sidekick"], reserve=[f"smash {face}"]),
        seat(field=["thor-odinson 1", "hulk-annihilator 2", f"{GHOST_RIDER} 3"]),
        basics=("smash",),
    )
    play(match, "use:smash")
    names = {1: ["choose:sidekick", "choose:thor-odinson"], 2: ["choose:hulk-annihilator"]}
    assert sorted(keys(match)) == sorted(name for level in levels for name in names[level])


@pytest.mark.parametrize(("face", "more"), [("action-0", 1), ("action-1", 2), ("action-2", 2)])
def test_dm_11_1_a_text_for_either_takes_both(face: str, more: int) -> None:
    match = position(seat(field=[f"{GHOST_RIDER} 1"], reserve=[f"inner-rage {face}"]), basics=("inner-rage",))
    play(match, "use:inner-rage")
    assert numbers(match, ME, GHOST_RIDER) == (2 + more, 3 + more)


@pytest.mark.parametrize("face", ["action-0", "action-1", "action-2"])
def test_dm_11_2_a_burst_without_a_mark_on_the_card_does_nothing(face: str) -> None:
    match = position(
        seat(field=["sidekick"], reserve=[f"power-bolt {face}"]),
        seat(field=[f"{GHOST_RIDER} 2"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{GHOST_RIDER}")
    assert marked(match, FOE) == {GHOST_RIDER: 2}


def test_dm_11_2_nor_do_two_bursts_where_the_card_knows_one() -> None:
    """Thor's Hammer: 4 damage, 5 with one burst."""
    for face, hurt in (("action-0", 4), ("action-1", 5), ("action-2", 4)):
        match = position(
            seat(field=["thor-odinson 1"], reserve=[f"mjolnir-thors-hammer {face}"]),
            seat(field=["hulk-annihilator 3"]),
        )
        play(match, "use:mjolnir-thors-hammer")
        assert marked(match, FOE) == {"hulk-annihilator": hurt}
        assert marked(match, ME) == {"thor-odinson": 0}


def test_dm_11_3_what_a_burst_says_must_be_done() -> None:
    """Focus Power: the second spin cannot be refused, not even if it helps the opponent."""
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["focus-power action-1"]),
        seat(field=["sidekick", "thor-odinson 3"]),
        basics=("focus-power",),
    )
    play(match, "use:focus-power")
    assert keys(match) == [f"choose:{GHOST_RIDER}:up", "choose:thor-odinson:down"]
    play(match, "choose:thor-odinson:down")
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 2"]  # nothing else was possible
    assert zone(match, FOE, "field") == ["sidekick 1", "thor-odinson 2"]


def test_dm_11_3_a_burst_that_replaces_a_text_leaves_no_choice_between_the_two() -> None:
    """Beast at level 1 draws two and loses one of them; he cannot keep to the one that he would draw."""
    match = position(
        seat(field=["sidekick"]),
        seat(field=["beast-mutate-666 1"], bag=["thor-odinson", "hulk-annihilator", *["sidekick"] * 4]),
        step="attack",
    )
    play(match, "attack:sidekick", "block:beast-mutate-666:sidekick")
    play(match, "draw:thor-odinson", "draw:hulk-annihilator")
    assert (match.actor, keys(match)) == (FOE, ["choose:thor-odinson", "choose:hulk-annihilator"])
    play(match, "choose:thor-odinson")
    assert zone(match, FOE, "used") == ["thor-odinson"]
    rolling = [row["die"] for row in match.view(None)["seats"][FOE]["rolling"]]
    assert sorted(rolling) == ["hulk-annihilator", *["sidekick"] * 4]


def test_dm_11_4_a_spin_that_ends_a_standing_bonus_can_ko() -> None:
    """Venom's burst gives his fist characters +1A/+1D; Thing, with 3 damage and D 3, lives by it."""
    match = position(
        seat(
            field=["venom-angelo-fortunato 2", "thing-grim-ben 1 damage=3"], reserve=["focus-power action-0"]
        ),
        basics=("focus-power",),
    )
    assert numbers(match, ME, "thing-grim-ben") == (4, 4)
    play(match, "use:focus-power", "choose:venom-angelo-fortunato:down")
    assert zone(match, ME, "field") == ["venom-angelo-fortunato 1"]
    assert zone(match, ME, "prep") == ["thing-grim-ben"]


def test_dm_11_4_a_spin_switches_a_burst_on_and_off() -> None:
    """Hulk shows a burst on level 2, with which he KOs anybody, and none on level 3."""
    level_1 = ["choose:sidekick:seat-1", "choose:thor-odinson"]
    for level, way, targets in ((3, "down", [f"choose:{GHOST_RIDER}", *level_1]), (2, "up", level_1)):
        match = position(
            seat(
                field=[f"hulk-jade-giant {level}", "sidekick"],
                reserve=["focus-power action-0", "power-bolt action-0"],
            ),
            seat(field=["sidekick", "thor-odinson 1", f"{GHOST_RIDER} 2"]),
            basics=("focus-power", "power-bolt"),
        )
        play(match, "use:focus-power", f"choose:hulk-jade-giant:{way}")
        play(match, "use:power-bolt", "choose:hulk-jade-giant")
        assert (match.actor, sorted(keys(match))) == (ME, targets)
