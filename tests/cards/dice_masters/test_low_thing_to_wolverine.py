"""Thing, Venom, War Machine and Wolverine: the cards 59 to 62."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    in_any_order,
    main_step,
    reserve,
    siege,
    stats,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, position, seat, zone

# Thing "Ever-Lovin' Blue-Eyed"

THING = "thing-ever-lovin-blue-eyed"


def test_thing_ever_lovin_blue_eyed_is_unblockable_when_outnumbered() -> None:
    """Fewer characters than the opponent at the start of the attack step; others may be blocked."""
    match = assault(
        seat(field=[f"{THING} 1", f"{PLAIN} 1"]),
        seat(field=["sidekick", "sidekick", "sidekick"]),
        THING,
        PLAIN,
    )
    assert match.actor == FOE
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]


@pytest.mark.parametrize("foes", [1, 2])
def test_thing_ever_lovin_blue_eyed_can_be_blocked_otherwise(foes: int) -> None:
    """As many or more of your own."""
    match = assault(seat(field=[f"{THING} 1", f"{PLAIN} 1"]), seat(field=["sidekick"] * foes), THING)
    assert keys(match) == [f"block:sidekick:{THING}", "pass"]


def test_thing_ever_lovin_blue_eyed_takes_no_damage_as_a_blocker() -> None:
    """Outnumbered; he deals his own."""
    foes = ["thor-odinson 3", f"{PLAIN} 1"]
    match = main_step(seat(field=[f"{THING} 1"]), seat(field=foes), active=FOE)
    play(match, "pass", "attack:thor-odinson", "pass", f"block:{THING}:thor-odinson")
    assert step(match) == "actions"
    turn_over(match)
    assert field(match, ME) == [f"{THING} 1"]


def test_thing_ever_lovin_blue_eyed_takes_damage_otherwise() -> None:
    """Not outnumbered; or outnumbered, but not blocking."""
    match = main_step(seat(field=[f"{THING} 1"]), seat(field=["thor-odinson 3"]), active=FOE)
    play(match, "pass", "attack:thor-odinson", f"block:{THING}:thor-odinson")
    turn_over(match)
    assert zone(match, ME, "prep") == [THING]
    match = main_step(
        seat(field=[f"{THING} 1"]),
        seat(field=["sidekick", "sidekick"], reserve=["power-bolt action-0"]),
        ("power-bolt",),
        FOE,
    )
    play(match, "pass", "attack:sidekick", "pass", "pass", "use:power-bolt", f"choose:{THING}")
    assert die(match, ME, THING)["damage"] == 2


def test_thing_ever_lovin_blue_eyed_is_checked_at_the_start_of_the_step() -> None:
    """Two dice of his count as two characters; both get it."""
    match = position(seat(field=[f"{THING} 1", f"{THING} 2"]), seat(field=["sidekick"] * 3), step="attack")
    in_any_order(match)
    play(match, f"attack:{THING}:level-1", f"attack:{THING}")
    assert match.view(None)["active"] == FOE  # nobody could block, the turn is over
    assert life(match) == [20, 12]


# Venom "Eddie Brock"

VENOM = "venom-eddie-brock"


def test_venom_eddie_brock_is_blocked_by_fist_characters_only() -> None:
    """No other type, no Sidekick."""
    foes = [
        "sidekick",
        f"{PLAIN} 1",
        "angel-high-ground 1",
        "storm-ro 1",
        "deadpool-assassin 1",
        "hulk-annihilator 1",
    ]
    match = assault(seat(field=[f"{VENOM} 1"]), seat(field=foes), VENOM)
    assert match.actor == FOE
    assert keys(match) == [f"block:deadpool-assassin:{VENOM}", f"block:hulk-annihilator:{VENOM}", "pass"]


def test_venom_eddie_brock_text_is_about_this_die() -> None:
    """Another attacker may be blocked by all."""
    match = assault(seat(field=[f"{VENOM} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), VENOM, PLAIN)
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]


def test_venom_eddie_brock_global_spins_an_opposing_fist_character_down() -> None:
    """1 fist; not your own, not another type, not one at level 1."""
    match = main_step(
        seat(reserve=["sidekick fist"], field=["hulk-annihilator 3"]),
        seat(
            field=["deadpool-assassin 3", "hulk-jade-giant 2", "nightcrawler-fuzzy-elf 1", "thor-odinson 3"],
            cards={VENOM: 1},
        ),
    )
    play(match, f"global:{VENOM}")
    assert keys(match) == ["choose:deadpool-assassin:down", "choose:hulk-jade-giant:down"]
    play(match, "choose:deadpool-assassin:down")
    assert field(match, FOE) == [
        "deadpool-assassin 2",
        "hulk-jade-giant 2",
        "nightcrawler-fuzzy-elf 1",
        "thor-odinson 3",
    ]
    assert zone(match, ME, "used") == ["sidekick"]


def test_venom_eddie_brock_global_is_for_both_players() -> None:
    """For the opponent, opposing are yours."""
    match = main_step(
        seat(field=["hulk-annihilator 3"], cards={VENOM: 1}),
        seat(reserve=["sidekick fist"], field=["deadpool-assassin 3"]),
    )
    play(match, "pass", f"global:{VENOM}")
    assert field(match, ME) == ["hulk-annihilator 2"]
    assert field(match, FOE) == ["deadpool-assassin 3"]


def test_venom_eddie_brock_global_needs_a_target_and_a_fist() -> None:
    """Nobody to spin down, or a bolt: no offer."""
    match = main_step(seat(reserve=["sidekick fist"], cards={VENOM: 1}), seat(field=["deadpool-assassin 1"]))
    assert f"global:{VENOM}" not in keys(match)
    match = main_step(seat(reserve=["sidekick bolt"], cards={VENOM: 1}), seat(field=["deadpool-assassin 2"]))
    assert f"global:{VENOM}" not in keys(match)


# War Machine "Combat Comrade"

WAR = "war-machine-combat-comrade"


@pytest.mark.parametrize("iron_man", ["iron-man-playboy", "iron-man-philanthropist"])
def test_war_machine_combat_comrade_grows_beside_iron_man(iron_man: str) -> None:
    """+2A/+2D, whichever Iron Man it is; each die of his once."""
    match = main_step(seat(field=[f"{WAR} 1", f"{WAR} 2", f"{iron_man} 1", f"{iron_man} 2"]))
    assert stats(match, ME, WAR) == [(1, 5, 6), (2, 6, 7)]
    assert stats(match, ME, iron_man) == [(1, 3, 5), (2, 4, 6)]


def test_war_machine_combat_comrade_stays_as_he_is_without_him() -> None:
    """The opponent's Iron Man is none (DM-7.4), nor is one in the reserve pool."""
    match = main_step(
        seat(field=[f"{WAR} 1"], reserve=["iron-man-playboy 1", "sidekick fist"]),
        seat(field=["iron-man-playboy 1"]),
    )
    assert numbers(match, ME, WAR) == (3, 4)
    play(match, "field:iron-man-playboy")
    assert numbers(match, ME, WAR) == (5, 6)


def test_war_machine_combat_comrade_loses_it_with_iron_man() -> None:
    """G-3"""
    match = main_step(
        seat(field=[f"{WAR} 2", "iron-man-playboy 1"], reserve=["smash action-0"]), None, ("smash",)
    )
    assert numbers(match, ME, WAR) == (6, 7)
    play(match, "use:smash")
    assert numbers(match, ME, WAR) == (4, 5)


PAY_WAR = "choose:pay-spend-shield-1-heal-you-1"


def test_war_machine_combat_comrade_global_gains_life() -> None:
    """1 shield, when one of your shield characters damages the opponent in the attack step."""
    match = assault(
        seat(field=["angel-high-ground 1"], reserve=["sidekick shield"], life=10),
        seat(cards={WAR: 1}),
        "angel-high-ground",
    )
    play(match, "pass")
    assert match.actor == ME
    assert keys(match) == [PAY_WAR, "pass"]
    assert life(match) == [10, 18]
    play(match, PAY_WAR)
    assert life(match) == [11, 18]
    assert "sidekick" in zone(match, ME, "used")


def test_war_machine_combat_comrade_global_may_be_left() -> None:
    """The shield stays."""
    match = assault(
        seat(field=["angel-high-ground 1"], reserve=["sidekick shield"], life=10, cards={WAR: 1}),
        None,
        "angel-high-ground",
    )
    turn_over(match)
    assert life(match) == [10, 18]
    assert reserve(match, ME) == ["sidekick shield"]


def test_war_machine_combat_comrade_global_answers_every_source() -> None:
    """Two shield characters, two shields, two life."""
    match = assault(
        seat(
            field=["angel-high-ground 1", "captain-america-american-hero 1"],
            reserve=["sidekick shield"] * 2,
            life=10,
            cards={WAR: 1},
        ),
        None,
        "angel-high-ground",
        "captain-america-american-hero",
    )
    play(match, "pass")
    while PAY_WAR not in keys(match):
        play(match, keys(match)[0])
    play(match, PAY_WAR)
    assert life(match) == [11, 15]
    play(match, PAY_WAR)
    assert life(match) == [12, 15]


def test_war_machine_combat_comrade_global_needs_a_shield_character_and_a_shield() -> None:
    """Not for Ghost Rider, not for a blocked one, not with a fist, not for the damaged player."""
    cases = [
        (PLAIN, ["sidekick shield"], [], False),
        ("angel-high-ground", ["sidekick fist"], [], False),
        ("angel-high-ground", ["sidekick shield"], [], True),
        ("angel-high-ground", [], ["sidekick shield"], False),
    ]
    for attacker, mine, theirs, blocked in cases:
        match = assault(
            seat(field=[f"{attacker} 1"], reserve=mine, life=10, cards={WAR: 1}),
            seat(field=["sidekick"], reserve=theirs, life=10),
            attacker,
        )
        block(match, *([f"sidekick > {attacker}"] if blocked else []))
        play(match, "pass")
        assert match.view(None)["active"] == FOE
        assert life(match)[ME] == 10


def test_war_machine_combat_comrade_global_is_for_the_attack_step() -> None:
    """Damage of a character in the main step does not count."""
    match = main_step(
        seat(
            field=["human-torch-flame-on 1"],
            reserve=["sidekick 1", "sidekick shield"],
            life=10,
            cards={WAR: 1},
        )
    )
    play(match, "field:sidekick", "choose:seat-1")
    assert life(match) == [10, 19]
    assert "use:gearing-up" in keys(match)


def test_war_machine_combat_comrade_global_is_for_the_opponent_in_their_turn() -> None:
    """DM-12.1: Whoever has the card."""
    match = siege(
        seat(cards={WAR: 1}),
        seat(field=["angel-high-ground 1 attacking"], reserve=["sidekick shield"], life=10),
    )
    play(match, "pass")
    assert match.actor == FOE
    play(match, PAY_WAR)
    assert life(match) == [18, 11]


# Wolverine "Wildboy"

WILDBOY = "wolverine-wildboy"


def test_wolverine_wildboy_spins_somebody_down_when_he_attacks_alone() -> None:
    """One opposing character, one level, before blocks; not one at level 1."""
    match = assault(
        seat(field=[f"{WILDBOY} 1", f"{PLAIN} 3"]),
        seat(field=["thor-odinson 3", "sidekick", f"{PLAIN} 2"]),
        WILDBOY,
    )
    assert match.actor == ME
    assert sorted(keys(match)) == [f"choose:{PLAIN}:level-2:down", "choose:thor-odinson:down", "pass"]
    play(match, "choose:thor-odinson:down")
    assert field(match, FOE) == [f"{PLAIN} 2", "sidekick 1", "thor-odinson 2"]
    assert step(match) == "block"


def test_wolverine_wildboy_may_leave_it() -> None:
    """Nobody is spun."""
    match = assault(seat(field=[f"{WILDBOY} 2"]), seat(field=["thor-odinson 3"]), WILDBOY)
    play(match, "pass")
    assert field(match, FOE) == ["thor-odinson 3"]
    assert step(match) == "block"


def test_wolverine_wildboy_spins_nobody_in_company() -> None:
    """G-15: Exactly one attacker; a second Wolverine is company, too."""
    match = assault(
        seat(field=[f"{WILDBOY} 1", "sidekick"]), seat(field=["thor-odinson 3"]), WILDBOY, "sidekick"
    )
    assert match.actor == FOE
    assert step(match) == "block"
    match = assault(
        seat(field=[f"{WILDBOY} 1", f"{WILDBOY} 2"]),
        seat(field=["thor-odinson 3"]),
        f"{WILDBOY}:level-1",
        WILDBOY,
    )
    in_any_order(match)
    assert match.actor == FOE
    assert field(match, FOE) == ["thor-odinson 3"]


def test_wolverine_wildboy_spins_nobody_when_another_attacks_alone() -> None:
    """He has to attack himself."""
    match = assault(seat(field=[f"{WILDBOY} 1", "sidekick"]), seat(field=["thor-odinson 3"]), "sidekick")
    assert match.actor == FOE
    assert step(match) == "block"
