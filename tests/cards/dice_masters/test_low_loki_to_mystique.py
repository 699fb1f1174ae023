"""Loki, Magneto, Mr. Fantastic and Mystique: the cards 47 to 50."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    main_step,
    siege,
    start_turn,
    stats,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone

# Loki "Trickster"

LOKI = "loki-trickster"


@pytest.mark.parametrize(
    ("level", "able"),
    [
        (1, ["sidekick"]),
        (2, ["captain-america-american-hero", "sidekick"]),
        (3, ["captain-america-american-hero", "sidekick", "thor-odinson"]),
    ],
)
def test_loki_trickster_captures_up_to_his_level(level: int, able: list[str]) -> None:
    """One opposing character; it lies under him until the end of the turn."""
    match = main_step(
        seat(reserve=[f"{LOKI} {level}", "sidekick fist", "sidekick fist"], field=[f"{PLAIN} 1"]),
        seat(field=["sidekick", "captain-america-american-hero 2", "thor-odinson 3"]),
    )
    play(match, f"field:{LOKI}")
    if len(able) > 1:
        assert sorted(keys(match)) == [f"choose:{name}" for name in able]
        play(match, f"choose:{able[-1]}")
    assert die(match, ME, LOKI)["captive"] == [able[-1]]
    assert able[-1] not in [row["die"] for row in match.view(None)["seats"][FOE]["field"]]
    turn_over(match)
    assert field(match, FOE) == ["captain-america-american-hero 2", "sidekick 1", "thor-odinson 3"]
    assert die(match, ME, LOKI)["captive"] == []


def test_loki_trickster_gives_it_back_when_he_is_beaten() -> None:
    """DM-14.6"""
    match = main_step(
        seat(reserve=[f"{LOKI} 1", "sidekick fist", "smash action-0"]), seat(field=["sidekick"]), ("smash",)
    )
    play(match, f"field:{LOKI}")
    assert field(match, FOE) == []
    play(match, "use:smash")
    assert zone(match, ME, "prep") == [LOKI]
    assert field(match, FOE) == ["sidekick 1"]


def test_loki_trickster_captures_nobody_higher_and_only_when_fielded() -> None:
    """Thor at level 2 is safe from level 1; a fielded Sidekick sets nothing off."""
    match = main_step(seat(reserve=[f"{LOKI} 1", "sidekick fist"]), seat(field=["thor-odinson 2"]))
    play(match, f"field:{LOKI}")
    assert field(match, FOE) == ["thor-odinson 2"]
    match = main_step(seat(field=[f"{LOKI} 3"], reserve=["sidekick 1"]), seat(field=["thor-odinson 2"]))
    play(match, "field:sidekick")
    assert field(match, FOE) == ["thor-odinson 2"]


# Magneto "Former Comrade"

MAGNETO = "magneto-former-comrade"


def test_magneto_former_comrade_grows_against_x_men() -> None:
    """+2A/+2D while he is engaged with one, as a blocker and as an attacker; level 1: 4/4."""
    match = siege(
        seat(field=[f"{MAGNETO} 1"]),
        seat(field=["beast-kreature 2 attacking"]),
        f"{MAGNETO} > beast-kreature",
    )
    assert numbers(match, ME, MAGNETO) == (6, 6)
    match = assault(seat(field=[f"{MAGNETO} 1"]), seat(field=[f"{PLAIN} 1", "cyclops-slim 1"]), MAGNETO)
    assert numbers(match, ME, MAGNETO) == (4, 4)
    block(match, f"{PLAIN} > {MAGNETO}", f"cyclops-slim > {MAGNETO}")
    assert numbers(match, ME, MAGNETO) == (6, 6)


def test_magneto_former_comrade_stays_as_he_is_against_others() -> None:
    """Not an X-Man; or one that fights somebody else."""
    match = assault(seat(field=[f"{MAGNETO} 1"]), seat(field=[f"{PLAIN} 1", "cyclops-slim 1"]), MAGNETO)
    block(match, f"{PLAIN} > {MAGNETO}")
    assert numbers(match, ME, MAGNETO) == (4, 4)
    match = assault(
        seat(field=[f"{MAGNETO} 1", f"{PLAIN} 1"]), seat(field=["cyclops-slim 1"]), MAGNETO, PLAIN
    )
    block(match, f"cyclops-slim > {PLAIN}")
    assert numbers(match, ME, MAGNETO) == (4, 4)


def test_magneto_former_comrade_bonus_ends_with_the_engagement() -> None:
    """Twice the text for two dice of his is once each; after the turn it is gone."""
    match = siege(
        seat(field=[f"{MAGNETO} 2", f"{MAGNETO} 3"]),
        seat(field=["beast-kreature 3 attacking"]),
        f"{MAGNETO}:level-2 > beast-kreature",
    )
    assert stats(match, ME, MAGNETO) == [(2, 7, 9), (3, 6, 8)]
    turn_over(match)
    assert stats(match, ME, MAGNETO) == [(2, 5, 7), (3, 6, 8)]


# Mr. Fantastic "Brilliant Scientist"

REED = "mr-fantastic-brilliant-scientist"


@pytest.mark.parametrize(("level", "after"), [(1, (3, 7)), (2, (4, 8)), (3, (4, 9))])
def test_mr_fantastic_brilliant_scientist_grows_while_he_blocks(level: int, after: tuple[int, int]) -> None:
    """+2A/+2D: 1/5, 2/6, 2/7; then it is over."""
    match = siege(seat(field=[f"{REED} {level}"]), seat(field=["sidekick attacking"]), f"{REED} > sidekick")
    assert numbers(match, ME, REED) == after
    turn_over(match)
    assert numbers(match, ME, REED) == (after[0] - 2, after[1] - 2)


def test_mr_fantastic_brilliant_scientist_stays_as_he_is_otherwise() -> None:
    """At home, and as a blocked attacker."""
    match = siege(
        seat(field=[f"{REED} 1", f"{REED} 1"]), seat(field=["sidekick attacking"]), f"{REED} > sidekick"
    )
    assert stats(match, ME, REED) == [(1, 1, 5), (1, 3, 7)]
    match = assault(seat(field=[f"{REED} 1"]), seat(field=["sidekick"]), REED)
    block(match, f"sidekick > {REED}")
    assert numbers(match, ME, REED) == (1, 5)


def test_mr_fantastic_brilliant_scientist_global_makes_somebody_attack() -> None:
    """1 mask, by the opponent in your main step: that character has to attack."""
    match = main_step(
        seat(field=["sidekick", f"{PLAIN} 1"]), seat(reserve=["sidekick mask"], cards={REED: 1})
    )
    play(match, "pass")
    assert match.actor == FOE
    play(match, f"global:{REED}")
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick"]
    play(match, "choose:sidekick")
    assert zone(match, FOE, "used") == ["sidekick"]
    play(match, "pass")
    assert step(match) == "attack"
    assert die(match, ME, "sidekick")["attacking"] is True  # there was no choice
    assert keys(match) == [f"attack:{PLAIN}", "pass"]


def test_mr_fantastic_brilliant_scientist_global_is_for_the_active_player_too() -> None:
    """Any character may be chosen; one of the opponent's does not attack in your turn."""
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick mask"], cards={REED: 1}), seat(field=[f"{PLAIN} 1"])
    )
    play(match, f"global:{REED}")
    assert keys(match) == ["choose:sidekick", f"choose:{PLAIN}"]
    play(match, f"choose:{PLAIN}", "pass")
    assert keys(match) == ["attack:sidekick", "pass"]


def test_mr_fantastic_brilliant_scientist_global_costs_a_mask_and_ends_with_the_turn() -> None:
    """A bolt will not do; C-21: next turn nobody has to attack."""
    match = main_step(seat(field=["sidekick"], reserve=["sidekick bolt"], cards={REED: 1}))
    assert f"global:{REED}" not in keys(match)
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick mask"], cards={REED: 1}), seat(field=["thor-odinson 1"])
    )
    play(match, f"global:{REED}", "choose:thor-odinson")
    turn_over(match)
    start_turn(match)
    play(match, "pass")
    assert match.actor == FOE
    assert keys(match) == ["attack:thor-odinson", "pass"]


# Mystique "Unknown"

MYSTIQUE = "mystique-unknown"


@pytest.mark.parametrize(("level", "after"), [(1, (6, 8)), (2, (6, 8)), (3, (7, 9))])
def test_mystique_unknown_takes_over_numbers_when_she_blocks(level: int, after: tuple[int, int]) -> None:
    """Of the character she is engaged with: Thor at level 2, 6/8; with her own burst +1A/+1D."""
    match = siege(
        seat(field=[f"{MYSTIQUE} {level}"]),
        seat(field=["thor-odinson 2 attacking"]),
        f"{MYSTIQUE} > thor-odinson",
    )
    assert numbers(match, ME, MYSTIQUE) == after
    assert die(match, ME, MYSTIQUE)["acts_as"] == "thor-odinson"
    assert numbers(match, FOE, "thor-odinson") == (6, 8)
    assert field(match, ME) == [f"{MYSTIQUE} {level}"]


def test_mystique_unknown_chooses_among_her_blockers() -> None:
    """One of those she is engaged with, not one that stays at home."""
    match = assault(
        seat(field=[f"{MYSTIQUE} 1"]), seat(field=["sidekick", "thor-odinson 1", f"{PLAIN} 3"]), MYSTIQUE
    )
    block(match, f"sidekick > {MYSTIQUE}", f"thor-odinson > {MYSTIQUE}")
    assert match.actor == ME
    assert sorted(keys(match)) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert numbers(match, ME, MYSTIQUE) == (5, 6)


def test_mystique_unknown_takes_over_the_text() -> None:
    """DM-14.10: She is Iron Man "Philanthropist" and gains life when she is hurt."""
    match = siege(
        seat(field=[f"{MYSTIQUE} 1"], life=10),
        seat(field=["iron-man-philanthropist 1 attacking"], life=10),
        f"{MYSTIQUE} > iron-man-philanthropist",
    )
    turn_over(match)
    assert life(match) == [11, 11]  # 3 damage each on 5 D


def test_mystique_unknown_is_herself_again_after_the_turn() -> None:
    """DM-7.5"""
    match = siege(
        seat(field=[f"{MYSTIQUE} 1"]), seat(field=["thor-odinson 2 attacking"]), f"{MYSTIQUE} > thor-odinson"
    )
    turn_over(match)
    assert numbers(match, ME, MYSTIQUE) == (1, 1)
    assert die(match, ME, MYSTIQUE)["acts_as"] is None


def test_mystique_unknown_stays_herself_without_an_engagement() -> None:
    """Unblocked, or at home."""
    match = assault(
        seat(field=[f"{MYSTIQUE} 3", f"{MYSTIQUE} 1"]), seat(field=["thor-odinson 1"]), f"{MYSTIQUE}:level-3"
    )
    block(match)
    assert stats(match, ME, MYSTIQUE) == [(1, 1, 1), (3, 1, 1)]
