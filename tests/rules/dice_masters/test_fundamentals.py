"""DM-7: the fundamental rules."""

from tests.kits.dice_masters import die, keys, life, marked, numbers, play, position, seat, zone

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LEADER = "captain-america-natural-leader"
SHIELD = "vibranium-shield-one-of-a-kind"
ROLL = {face: [f"roll:sidekick:{face}"] * 3 for face in ("bolt", "mask")}  # three Sidekicks


def test_dm_7_1_the_text_of_a_card_beats_the_rules() -> None:
    """Cyclops does not split his damage among his blockers."""
    match = position(
        seat(field=["cyclops-slim 1"]), seat(field=[f"{GHOST_RIDER} 2", "hulk-anger-issues 1"]), step="attack"
    )
    play(match, "attack:cyclops-slim", f"block:{GHOST_RIDER}:cyclops-slim")
    play(match, "block:hulk-anger-issues:cyclops-slim")
    assert zone(match, FOE, "field") == ["hulk-anger-issues 1"]  # 4 of 4, and 4 of 5
    assert life(match) == [20, 20]


def test_dm_7_2_effects_reach_only_characters_in_the_field() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1 attacking", "sidekick"], reserve=["power-bolt action-0"]),
        seat(
            field=[f"{LEADER} 1 blocks=0"],
            prep=["hulk-anger-issues"],
            used=["thor-odinson"],
            bag=["beast-kreature"],
            reserve=["sidekick bolt"],
        ),
        step="actions",
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt")
    assert sorted(keys(match)) == [
        f"choose:{LEADER}",
        f"choose:{GHOST_RIDER}",
        "choose:seat-0",
        "choose:seat-1",
        "choose:sidekick",
    ]


def test_dm_7_3_cannot_beats_must_and_can_for_a_block() -> None:
    """Doctor Octopus keeps Thor from blocking; Deadpool wants him as his blocker."""
    match = position(
        seat(field=["doctor-octopus-megalomaniac 1", "deadpool-assassin 1"]),
        seat(field=["thor-odinson 1", f"{GHOST_RIDER} 1"]),
        step="attack",
    )
    play(match, "attack:doctor-octopus-megalomaniac", "attack:deadpool-assassin")
    play(match, "choose:doctor-octopus-megalomaniac", "choose:thor-odinson")
    play(match, "choose:thor-odinson")
    assert (match.actor, sorted(keys(match))) == (
        FOE,
        [
            f"block:{GHOST_RIDER}:deadpool-assassin",
            f"block:{GHOST_RIDER}:doctor-octopus-megalomaniac",
            "pass",
        ],
    )


def test_dm_7_3_who_is_pinned_down_cannot_block_even_where_it_must() -> None:
    """The Vibranium Shield lies against Thor: no bolt character blocks, though Spider-Man wants all to."""
    pinned = "vibranium-shield-irreplaceable"
    match = position(
        seat(
            field=["spider-man-webslinger 1", "sidekick"],
            reserve=[f"{pinned} action-0", "sidekick fist"],
        ),
        seat(field=["thor-odinson 1", f"{GHOST_RIDER} 1", "sidekick"]),
    )
    play(match, f"use:{pinned}", "choose:thor-odinson", "attack:spider-man-webslinger", "attack:sidekick")
    assert match.actor == ME
    play(match, keys(match)[0])
    assert match.view(None)["active"] == FOE  # nobody had a choice
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 1", "thor-odinson 1"]  # the Sidekick has blocked
    assert zone(match, ME, "field") == ["spider-man-webslinger 1"]
    assert life(match) == [20, 19]


def test_dm_7_3_cannot_beats_must_for_an_attack() -> None:
    """A Vibranium Shield pins Thing down; the Global that makes him attack does not free him."""
    pinned = "vibranium-shield-irreplaceable"
    match = position(
        seat(field=["sidekick"], reserve=[f"{pinned} action-0"], cards={"phoenix-jeannie": 1}),
        seat(
            field=["thing-grim-ben 1", f"{GHOST_RIDER} 1"],
            bag=["thing-grim-ben", "sidekick", "sidekick", "sidekick"],
        ),
    )
    play(match, f"use:{pinned}", "choose:thing-grim-ben", "pass")
    play(match, "draw:thing-grim-ben", *ROLL["bolt"], "roll:thing-grim-ben:fist", "keep")
    play(match, "global:phoenix-jeannie", "choose:1", "choose:thing-grim-ben", "pass")
    assert (match.actor, keys(match)) == (FOE, [f"attack:{GHOST_RIDER}", "pass"])
    assert die(match, FOE, "thing-grim-ben")["attacking"] is False
    free = position(
        seat(field=["thing-grim-ben 1", f"{GHOST_RIDER} 1"], reserve=["sidekick bolt"]),
        seat(cards={"phoenix-jeannie": 1}),
    )
    play(free, "global:phoenix-jeannie", "choose:thing-grim-ben", "pass")
    assert free.view(None)["active"] == FOE  # he attacked, alone
    assert zone(free, ME, "used") == ["sidekick", "thing-grim-ben"]


def test_dm_7_4_a_name_means_the_dice_of_the_cards_owner() -> None:
    """Only my own Hulks grow; the opponent's Hulk neither triggers mine nor gains by him."""
    match = position(
        seat(
            field=["hulk-anger-issues 3", "sidekick"],
            reserve=["mjolnir-forged-by-odin action-0", "power-bolt action-0"],
        ),
        seat(field=["hulk-annihilator 3"]),
        basics=("power-bolt",),
    )
    play(match, "use:mjolnir-forged-by-odin", "choose:hulk-annihilator")
    assert marked(match, FOE) == {"hulk-annihilator": 5}
    assert numbers(match, ME, "hulk-anger-issues") == (8, 8)
    play(match, "use:power-bolt", "choose:seat-0")
    assert numbers(match, ME, "hulk-anger-issues") == (10, 10)
    assert numbers(match, FOE, "hulk-annihilator") == (8, 8)


def test_dm_7_5_effects_and_bonuses_end_with_the_turn() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["sidekick bolt", "sidekick mask"]),
        seat(field=[f"{GHOST_RIDER} 2"]),
        basics=("invulnerability", "distraction", "take-cover"),
    )
    play(match, "global:invulnerability", f"choose:{GHOST_RIDER}:level-1")
    assert numbers(match, ME, GHOST_RIDER) == (3, 3)
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert numbers(match, ME, GHOST_RIDER) == (2, 3)


def test_dm_7_5_who_could_not_block_can_block_in_the_next_attack() -> None:
    match = position(
        seat(field=["sidekick"] * 2, reserve=["distraction action-0"], bag=["sidekick"] * 4),
        seat(field=[f"{GHOST_RIDER} 2"], bag=["sidekick"] * 4),
        basics=("distraction",),
    )
    play(match, "use:distraction", "attack:sidekick", "pass")
    assert life(match) == [20, 19]  # no block was possible
    play(match, *ROLL["bolt"], "roll:sidekick:bolt", "keep", "pass", "pass")
    play(match, *ROLL["bolt"], "roll:sidekick:bolt", "keep", "pass", "attack:sidekick")
    assert (match.actor, keys(match)) == (FOE, [f"block:{GHOST_RIDER}:sidekick", "pass"])


def test_dm_7_5_a_rule_for_the_turn_ends_with_it() -> None:
    """Bolt characters take no damage in my turn; in the opponent's, Force Beam hits Thor."""
    match = position(
        seat(field=["thor-odinson 1"], reserve=[f"{SHIELD} action-0"]),
        seat(field=["hulk-annihilator 3"], bag=["force-beam", *["sidekick"] * 3]),
        basics=("force-beam",),
    )
    play(match, f"use:{SHIELD}")
    play(match, next(key for key in keys(match) if "bolt" in key), "pass")
    play(match, "draw:force-beam", *ROLL["bolt"], "roll:force-beam:action-1", "keep", "use:force-beam")
    assert marked(match, ME) == {"thor-odinson": 2}
