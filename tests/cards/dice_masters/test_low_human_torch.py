"""Human Torch: the cards 10 to 12."""

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    field,
    in_any_order,
    main_step,
    reserve,
    stats,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone

BOLT = ("power-bolt",)

# "Flame On!"

FLAME = "human-torch-flame-on"


def test_human_torch_flame_on_hurts_somebody_when_you_field() -> None:
    """1 damage to any character or player."""
    match = main_step(
        seat(field=[f"{FLAME} 1"], reserve=["sidekick 1"]), seat(field=[f"{PLAIN} 1"], cards={"storm-ro": 1})
    )
    play(match, "field:sidekick")
    assert match.actor == ME
    assert keys(match) == [
        "choose:sidekick",
        f"choose:{FLAME}",
        f"choose:{PLAIN}",
        "choose:seat-1",
        "choose:seat-0",
    ]
    other = match.fork()
    play(match, f"choose:{PLAIN}")
    assert die(match, FOE, PLAIN)["damage"] == 1
    assert life(match) == [20, 20]
    play(other, "choose:seat-1")
    assert life(other) == [20, 19]
    assert die(other, FOE, PLAIN)["damage"] == 0


def test_human_torch_flame_on_must_be_used() -> None:
    """There is no "may"."""
    match = main_step(seat(field=[f"{FLAME} 1"], reserve=["sidekick 1"]))
    play(match, "field:sidekick")
    assert "pass" not in keys(match)


def test_human_torch_flame_on_burns_when_he_is_fielded() -> None:
    """C-6: A "while active" text: he is active when he has been fielded."""
    match = main_step(seat(reserve=[f"{FLAME} 1"]))
    play(match, f"field:{FLAME}", "choose:seat-1")
    assert life(match) == [20, 19]


def test_human_torch_flame_on_burns_once_with_two_dice() -> None:
    """DM-9.1, and once for each fielding."""
    match = main_step(seat(field=[f"{FLAME} 1", f"{FLAME} 2"], reserve=["sidekick 1", "sidekick 1"]))
    play(match, "field:sidekick", "choose:seat-1")
    assert "field:sidekick" in keys(match)
    assert life(match) == [20, 19]
    play(match, "field:sidekick", "choose:seat-1")
    assert life(match) == [20, 18]


def test_human_torch_flame_on_does_not_burn_when_the_opponent_fields() -> None:
    """Only your characters."""
    match = main_step(seat(field=[f"{FLAME} 1"]), seat(reserve=["sidekick 1"]), active=FOE)
    play(match, "field:sidekick")
    assert life(match) == [20, 20]
    assert match.actor == FOE
    assert "use:gearing-up" in keys(match)


def test_human_torch_flame_on_needs_to_be_active() -> None:
    """DM-9.1: The card alone does nothing."""
    match = main_step(seat(reserve=["sidekick 1"], cards={FLAME: 2}))
    play(match, "field:sidekick")
    assert "use:gearing-up" in keys(match)


def test_human_torch_flame_on_global_adds_to_the_damage_of_an_action() -> None:
    """1 bolt: 3 damage instead of 2; the card needs no die in the field (DM-12.1)."""
    match = main_step(seat(reserve=["power-bolt action-0", "sidekick bolt"]), seat(cards={FLAME: 1}), BOLT)
    play(match, "use:power-bolt", "choose:seat-1")
    assert keys(match) == [f"global:{FLAME}:seat-1", "pass"]
    assert life(match) == [20, 20]
    play(match, f"global:{FLAME}:seat-1")
    assert life(match) == [20, 17]
    assert zone(match, ME, "used") == ["power-bolt", "sidekick"]


def test_human_torch_flame_on_global_may_be_left() -> None:
    """2 damage, and the bolt stays."""
    match = main_step(seat(reserve=["power-bolt action-0", "sidekick bolt"], cards={FLAME: 1}), None, BOLT)
    play(match, "use:power-bolt", "choose:seat-1", "pass")
    assert life(match) == [20, 18]
    assert reserve(match, ME) == ["sidekick bolt"]


def test_human_torch_flame_on_global_answers_an_instance_once() -> None:
    """C-7: Not again for the same damage."""
    match = main_step(
        seat(reserve=["power-bolt action-0", "sidekick bolt", "sidekick bolt"], cards={FLAME: 1}), None, BOLT
    )
    play(match, "use:power-bolt", "choose:seat-1", f"global:{FLAME}:seat-1")
    assert life(match) == [20, 17]
    assert reserve(match, ME) == ["sidekick bolt"]


def test_human_torch_flame_on_global_adds_to_one_of_the_targets() -> None:
    """C-7: Force Beam hits all; one of them takes 1 more, for one bolt, and no other for a second."""
    match = main_step(
        seat(reserve=["force-beam action-0", "sidekick bolt", "sidekick bolt"], cards={FLAME: 1}),
        seat(field=[f"{PLAIN} 1", "thor-odinson 1"]),
        ("force-beam",),
    )
    play(match, "use:force-beam")
    assert keys(match) == [f"global:{FLAME}:{PLAIN}", f"global:{FLAME}:thor-odinson", "pass"]
    play(match, f"global:{FLAME}:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 2
    assert die(match, FOE, PLAIN)["damage"] == 1
    assert reserve(match, ME) == ["sidekick bolt"]


def test_human_torch_flame_on_global_is_for_the_one_who_deals_the_damage() -> None:
    """The other player cannot add to it, but both may use it with dice of their own."""
    match = main_step(
        seat(reserve=["power-bolt action-0"], cards={FLAME: 1}), seat(reserve=["sidekick bolt"]), BOLT
    )
    play(match, "use:power-bolt", "choose:seat-1")
    assert life(match) == [20, 18]
    match = main_step(
        seat(cards={FLAME: 1}), seat(reserve=["power-bolt action-0", "sidekick bolt"]), BOLT, active=FOE
    )
    play(match, "use:power-bolt", "choose:seat-0", f"global:{FLAME}:seat-0")
    assert life(match) == [17, 20]


def test_human_torch_flame_on_global_costs_a_bolt() -> None:
    """Another energy will not do; wild energy will (DM-4.4)."""
    for energy, life_left in (("fist", 18), ("wild", 17)):
        match = main_step(
            seat(reserve=["power-bolt action-0", f"sidekick {energy}"], cards={FLAME: 1}), None, BOLT
        )
        play(match, "use:power-bolt", "choose:seat-1")
        if energy == "wild":
            play(match, f"global:{FLAME}:seat-1")
        assert life(match) == [20, life_left]


def test_human_torch_flame_on_global_adds_to_the_damage_of_a_global() -> None:
    """Mjolnir's: 2 damage instead of 1."""
    match = main_step(
        seat(reserve=["sidekick bolt"] * 3, cards={FLAME: 1, "mjolnir-fist-of-the-righteous": 1}),
        seat(field=["thor-odinson 1"]),
    )
    play(match, "global:mjolnir-fist-of-the-righteous", f"global:{FLAME}:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 2


def test_human_torch_flame_on_global_adds_nothing_to_the_damage_of_characters() -> None:
    """Neither to his own text nor to combat damage."""
    match = main_step(seat(field=[f"{FLAME} 1"], reserve=["sidekick 1", "sidekick bolt"]))
    play(match, "field:sidekick", "choose:seat-1")
    assert life(match) == [20, 19]
    match = assault(seat(field=["sidekick"], reserve=["sidekick bolt"], cards={FLAME: 1}), None, "sidekick")
    turn_over(match)
    assert life(match) == [20, 19]


# "Matchstick"

MATCH = "human-torch-matchstick"


def test_human_torch_matchstick_rolls_a_used_torch_when_you_field() -> None:
    """A character goes to the reserve pool."""
    match = main_step(seat(field=[f"{MATCH} 1"], reserve=["sidekick 1"], used=[MATCH, PLAIN]))
    play(match, "field:sidekick")
    assert match.actor == ME
    assert keys(match) == [f"choose:{MATCH}", "pass"]
    play(match, f"choose:{MATCH}", f"roll:{MATCH}:level-2")
    assert reserve(match, ME) == [f"{MATCH} level-2"]
    assert zone(match, ME, "used") == [PLAIN]


def test_human_torch_matchstick_puts_energy_back() -> None:
    """Any other face: the used pile again."""
    match = main_step(seat(field=[f"{MATCH} 1"], reserve=["sidekick 1"], used=[MATCH]))
    play(match, "field:sidekick", f"choose:{MATCH}", f"roll:{MATCH}:bolt-2")
    assert reserve(match, ME) == []
    assert zone(match, ME, "used") == [MATCH]


def test_human_torch_matchstick_may_be_declined() -> None:
    """No roll."""
    match = main_step(seat(field=[f"{MATCH} 1"], reserve=["sidekick 1"], used=[MATCH]))
    play(match, "field:sidekick", "pass")
    assert zone(match, ME, "used") == [MATCH]
    assert match.actor == ME


def test_human_torch_matchstick_rolls_on_every_fielding_once() -> None:
    """DM-9.1: Two dice of the card, one roll for each fielding."""
    match = main_step(
        seat(field=[f"{MATCH} 1"] * 2, reserve=["sidekick 1", "sidekick 1"], used=[MATCH, MATCH])
    )
    play(match, "field:sidekick", f"choose:{MATCH}", f"roll:{MATCH}:bolt")
    assert "field:sidekick" in keys(match)
    play(match, "field:sidekick", f"choose:{MATCH}", f"roll:{MATCH}:level-1")
    assert reserve(match, ME) == [f"{MATCH} level-1"]


def test_human_torch_matchstick_takes_no_die_that_paid() -> None:
    """DM-5.3.10: A Torch die that showed energy and paid for this fielding."""
    match = main_step(seat(field=[f"{MATCH} 1"], reserve=[f"{PLAIN} 1", f"{MATCH} bolt"]))
    play(match, f"field:{PLAIN}")
    assert zone(match, ME, "used") == [MATCH]
    assert not any(key.startswith("choose:") for key in keys(match))


def test_human_torch_matchstick_does_nothing_for_the_opponent() -> None:
    """Their fielding, their used pile."""
    match = main_step(
        seat(field=[f"{MATCH} 1"], used=[MATCH]), seat(reserve=["sidekick 1"], used=[PLAIN]), active=FOE
    )
    play(match, "field:sidekick")
    assert match.actor == FOE
    assert zone(match, ME, "used") == [MATCH]


def test_human_torch_matchstick_needs_to_be_active() -> None:
    """DM-9.1"""
    match = main_step(seat(reserve=["sidekick 1"], used=[MATCH]))
    play(match, "field:sidekick")
    assert not any(key.startswith("choose:") for key in keys(match))


# "Playing with Fire"

FIRE = "human-torch-playing-with-fire"


def test_human_torch_playing_with_fire_grows_with_the_first_fielding() -> None:
    """+1A/+1D the first time each turn; level 1: 2/2."""
    match = main_step(seat(field=[f"{FIRE} 1"], reserve=["sidekick 1", "sidekick 1"]))
    assert numbers(match, ME, FIRE) == (2, 2)
    play(match, "field:sidekick")
    assert numbers(match, ME, FIRE) == (3, 3)
    assert numbers(match, ME, "sidekick") == (1, 1)
    play(match, "field:sidekick")
    assert numbers(match, ME, FIRE) == (3, 3)


def test_human_torch_playing_with_fire_grows_all_that_are_there() -> None:
    """DM-9.3: Every Human Torch die in the field, but not the one just fielded."""
    match = main_step(seat(field=[f"{FIRE} 2", f"{FIRE} 3"], reserve=[f"{FIRE} 1"]))
    play(match, f"field:{FIRE}")
    in_any_order(match)
    assert stats(match, ME, FIRE) == [(1, 2, 2), (2, 4, 4), (3, 5, 5)]


def test_human_torch_playing_with_fire_comes_too_late_as_the_first_one() -> None:
    """He was not there; the second fielding is not the first."""
    match = main_step(seat(reserve=[f"{FIRE} 1", "sidekick 1"]))
    play(match, f"field:{FIRE}", "field:sidekick")
    assert numbers(match, ME, FIRE) == (2, 2)


def test_human_torch_playing_with_fire_leaves_the_opponent_alone() -> None:
    """Their fielding does nothing for him."""
    match = main_step(seat(field=[f"{FIRE} 1"]), seat(reserve=["sidekick 1"]), active=FOE)
    play(match, "field:sidekick")
    assert numbers(match, ME, FIRE) == (2, 2)


def test_human_torch_playing_with_fire_bonus_ends_with_the_turn() -> None:
    """DM-7.5"""
    match = main_step(seat(field=[f"{FIRE} 1"], reserve=["sidekick 1"]))
    play(match, "field:sidekick")
    turn_over(match)
    assert field(match, ME) == [f"{FIRE} 1", "sidekick 1"]
    assert numbers(match, ME, FIRE) == (2, 2)
