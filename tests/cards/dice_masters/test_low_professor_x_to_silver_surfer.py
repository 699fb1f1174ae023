"""Professor X, Punisher, Rogue and Silver Surfer: the cards 55 to 58."""

from typing import Any

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    field,
    in_any_order,
    main_step,
    ready,
    stats,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, position, seat, zone
from thwack.match import Match

# Professor X "Principal"

PROFESSOR = "professor-x-principal"


def rolled_dice(mine: dict[str, Any], theirs: dict[str, Any], active: int = FOE) -> Match:
    """The roll and reroll step: the active player's dice have been rolled."""
    return position(ready(mine), ready(theirs), step="roll", active=active)


def test_professor_x_principal_keeps_the_opponent_from_rerolls() -> None:
    """They may pay 2 life for it, or keep what they have."""
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1"]), seat(rolling=["sidekick fist", "sidekick 1"]))
    assert match.actor == FOE
    assert keys(match) == ["pay:life", "keep"]
    play(match, "keep")
    assert life(match) == [20, 20]
    assert step(match) == "main"
    assert zone(match, FOE, "reserve") == ["sidekick fist", "sidekick level-1"]


def test_professor_x_principal_is_switched_off_for_two_life() -> None:
    """For that turn; then any dice may be rerolled."""
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1"]), seat(rolling=["sidekick fist", "sidekick 1"]))
    play(match, "pay:life")
    assert life(match) == [20, 18]
    assert keys(match) == ["reroll:sidekick:fist", "reroll:sidekick:level-1", "keep"]
    play(match, "reroll:sidekick:fist", "keep", "roll:sidekick:level-1")
    assert zone(match, FOE, "reserve") == ["sidekick level-1", "sidekick level-1"]


def test_professor_x_principal_asks_once_for_two_dice_of_his() -> None:
    """DM-9.1: 2 life in all."""
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1", f"{PROFESSOR} 2"]), seat(rolling=["sidekick fist"]))
    play(match, "pay:life")
    assert life(match) == [20, 18]
    assert keys(match) == ["reroll:sidekick:fist", "keep"]


def test_professor_x_principal_leaves_his_own_player_alone() -> None:
    """And does nothing while he is not in the field."""
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1"], rolling=["sidekick fist"]), seat(), ME)
    assert keys(match) == ["reroll:sidekick:fist", "keep"]
    match = rolled_dice(seat(cards={PROFESSOR: 2}), seat(rolling=["sidekick fist"]))
    assert keys(match) == ["reroll:sidekick:fist", "keep"]


def test_professor_x_principal_wants_the_whole_price() -> None:
    """DM-4.9: Not with 1 life; with 2 it is the end."""
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1"]), seat(rolling=["sidekick fist", "sidekick 1"], life=1))
    assert "pay:life" not in keys(match)
    assert not any(key.startswith("reroll:") for key in keys(match))
    match = rolled_dice(seat(field=[f"{PROFESSOR} 1"]), seat(rolling=["sidekick fist"], life=2))
    play(match, "pay:life")
    assert match.result is not None
    assert match.result.winners == (ME,)


# Punisher "McRook"

PUNISHER = "punisher-mcrook"


def test_punisher_mcrook_beats_a_character_as_he_attacks() -> None:
    """One opposing character, unless the opponent pays 2 life."""
    match = assault(
        seat(field=[f"{PUNISHER} 1", "sidekick"]), seat(field=["sidekick", "thor-odinson 3"]), PUNISHER
    )
    assert match.actor == ME
    assert keys(match) == ["choose:sidekick:seat-1", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert match.actor == FOE
    assert keys(match) == ["choose:pay-life-2", "pass"]
    play(match, "pass")
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    assert life(match) == [20, 20]
    assert step(match) == "block"


def test_punisher_mcrook_may_be_bought_off() -> None:
    """2 life, and the character stays."""
    match = assault(seat(field=[f"{PUNISHER} 1"]), seat(field=["thor-odinson 3"]), PUNISHER)
    play(match, "choose:pay-life-2")
    assert life(match) == [20, 18]
    assert field(match, FOE) == ["thor-odinson 3"]


def test_punisher_mcrook_takes_no_less_than_two() -> None:
    """DM-4.9: With 1 life there is nothing to pay with."""
    match = assault(seat(field=[f"{PUNISHER} 1"]), seat(field=["thor-odinson 3"], life=1), PUNISHER)
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    assert life(match) == [20, 1]


def test_punisher_mcrook_each_die_for_itself_and_only_as_it_attacks() -> None:
    """DM-9.3; nobody to choose, nothing to pay."""
    match = assault(
        seat(field=[f"{PUNISHER} 1", f"{PUNISHER} 1"]),
        seat(field=["thor-odinson 3", "sidekick"]),
        PUNISHER,
        PUNISHER,
    )
    play(match, "choose:thor-odinson", "pass", "choose:pay-life-2")
    assert field(match, FOE) == ["sidekick 1"]
    assert life(match) == [20, 18]
    match = assault(seat(field=[f"{PUNISHER} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), PLAIN)
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]
    match = assault(seat(field=[f"{PUNISHER} 1"]), None, PUNISHER)
    assert step(match) == "actions"


# Rogue "Anna Raven"

ROGUE = "rogue-anna-raven"


def test_rogue_anna_raven_captures_a_used_die_and_copies_it() -> None:
    """At level 1: Thor's 5/6, whatever her own level."""
    match = main_step(
        seat(reserve=[f"{ROGUE} 2", "sidekick fist", "sidekick fist"], used=["sidekick"]),
        seat(used=["thor-odinson", "sidekick"], field=[f"{PLAIN} 3"]),
    )
    play(match, f"field:{ROGUE}")
    assert match.actor == ME
    assert len(keys(match)) == 2
    assert keys(match)[1] == "pass"
    play(match, keys(match)[0])
    assert sorted(keys(match)) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert die(match, ME, ROGUE)["captive"] == ["thor-odinson"]
    assert numbers(match, ME, ROGUE) == (5, 6)
    assert zone(match, FOE, "used") == ["sidekick"]
    assert die(match, ME, ROGUE)["acts_as"] is None  # the numbers, not the text


def test_rogue_anna_raven_gives_it_back_at_the_end_of_the_turn() -> None:
    """To the used pile; she has her own numbers again."""
    match = main_step(seat(reserve=[f"{ROGUE} 1", "sidekick fist"]), seat(used=["thor-odinson"]))
    play(match, f"field:{ROGUE}")
    play(match, keys(match)[0])
    assert numbers(match, ME, ROGUE) == (5, 6)
    turn_over(match)
    assert numbers(match, ME, ROGUE) == (2, 3)
    assert zone(match, FOE, "used") == ["thor-odinson"]


def test_rogue_anna_raven_may_be_declined() -> None:
    """Nothing is captured."""
    match = main_step(seat(reserve=[f"{ROGUE} 1", "sidekick fist"]), seat(used=["thor-odinson"]))
    play(match, f"field:{ROGUE}", "pass")
    assert numbers(match, ME, ROGUE) == (2, 3)
    assert zone(match, FOE, "used") == ["thor-odinson"]


def test_rogue_anna_raven_finds_no_die_with_levels() -> None:
    """An action die has no level; your own used pile does not count."""
    match = main_step(
        seat(reserve=[f"{ROGUE} 1", "sidekick fist"], used=["thor-odinson"]),
        seat(used=["smash", "vibranium-shield-one-of-a-kind"]),
        ("smash",),
    )
    play(match, f"field:{ROGUE}")
    assert "use:gearing-up" in keys(match)
    assert numbers(match, ME, ROGUE) == (2, 3)


# Silver Surfer "Silverado"

SURFER = "silver-surfer-silverado"


@pytest.mark.parametrize(("mine", "theirs", "after"), [(10, 11, (7, 7)), (10, 10, (5, 5)), (11, 10, (5, 5))])
def test_silver_surfer_silverado_grows_when_you_are_behind(
    mine: int, theirs: int, after: tuple[int, int]
) -> None:
    """+2A/+2D at the start of the attack step if the opponent has more life."""
    match = main_step(seat(field=[f"{SURFER} 1"], life=mine), seat(life=theirs))
    assert numbers(match, ME, SURFER) == (5, 5)
    play(match, "pass")
    assert step(match) == "attack"
    assert numbers(match, ME, SURFER) == after
    turn_over(match)
    assert numbers(match, ME, SURFER) == (5, 5)


def test_silver_surfer_silverado_grows_in_the_opponents_attack_step_too() -> None:
    """Each die for itself."""
    match = main_step(
        seat(field=[f"{SURFER} 1", f"{SURFER} 2"], life=10), seat(field=["sidekick"], life=11), active=FOE
    )
    play(match, "pass")
    in_any_order(match)
    assert step(match) == "attack"
    assert stats(match, ME, SURFER) == [(1, 7, 7), (2, 9, 7)]


def test_silver_surfer_silverado_global_draws_a_die() -> None:
    """1 shield and 2 damage: 1 die from the bag into the prep area."""
    match = main_step(seat(reserve=["sidekick shield"], field=["sidekick"]), seat(cards={SURFER: 1}))
    play(match, f"global:{SURFER}")
    assert life(match) == [18, 20]
    assert zone(match, ME, "used") == ["sidekick"]
    play(match, f"draw:{PLAIN}")
    assert zone(match, ME, "prep") == [PLAIN]


def test_silver_surfer_silverado_global_is_for_once_in_the_own_turn() -> None:
    """Not again, and not in the opponent's turn."""
    match = main_step(seat(reserve=["sidekick shield"] * 2, field=["sidekick"], cards={SURFER: 1}))
    play(match, f"global:{SURFER}", "draw:sidekick")
    assert f"global:{SURFER}" not in keys(match)
    match = main_step(seat(field=["sidekick"], cards={SURFER: 1}), seat(reserve=["sidekick shield"]))
    play(match, "pass")
    assert match.actor == ME
    assert step(match) == "attack"


def test_silver_surfer_silverado_global_works_in_the_attack_step_of_the_own_turn() -> None:
    """After blocks; another energy will not do."""
    match = assault(
        seat(field=["sidekick"], reserve=["sidekick shield"], cards={SURFER: 1}), None, "sidekick"
    )
    play(match, f"global:{SURFER}", "draw:sidekick")
    assert zone(match, ME, "prep") == ["sidekick"]
    match = main_step(seat(reserve=["sidekick fist"], field=["sidekick"], cards={SURFER: 1}))
    assert f"global:{SURFER}" not in keys(match)


def test_silver_surfer_silverado_global_damage_may_be_the_end() -> None:
    """DM-6.1: 2 damage at 2 life."""
    match = main_step(seat(reserve=["sidekick shield"], field=["sidekick"], cards={SURFER: 1}, life=2))
    play(match, f"global:{SURFER}")
    assert match.result is not None
    assert match.result.winners == (FOE,)
