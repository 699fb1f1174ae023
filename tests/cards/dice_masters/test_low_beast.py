"""Beast: the cards 1 to 3 and 66."""

from tests.cards.dice_masters.fights import FOE, ME, PLAIN, assault, block, fight, siege, stats, turn_over
from tests.kits.dice_masters import keys, life, numbers, play, seat, zone

# "Big Boy Blue"

BLUE = "beast-big-boy-blue"


def test_beast_big_boy_blue_gets_one_as_it_blocks() -> None:
    """DM-5.4.7: +1A/+1D, level 2: 2/3."""
    match = siege(seat(field=[f"{BLUE} 2"]), seat(field=["sidekick attacking"]), f"{BLUE} > sidekick")
    assert numbers(match, ME, BLUE) == (3, 4)
    assert numbers(match, FOE, "sidekick") == (1, 1)


def test_beast_big_boy_blue_gets_one_at_level_three() -> None:
    """No burst there: 2/4."""
    match = siege(seat(field=[f"{BLUE} 3"]), seat(field=["sidekick attacking"]), f"{BLUE} > sidekick")
    assert numbers(match, ME, BLUE) == (3, 5)


def test_beast_big_boy_blue_gets_two_with_a_burst() -> None:
    """DM-11.1: +2A/+2D instead, level 1: 1/2."""
    match = siege(seat(field=[f"{BLUE} 1"]), seat(field=["sidekick attacking"]), f"{BLUE} > sidekick")
    assert numbers(match, ME, BLUE) == (3, 4)


def test_beast_big_boy_blue_gets_nothing_without_a_block() -> None:
    """He watches."""
    match = siege(seat(field=[f"{BLUE} 2"]), seat(field=["sidekick attacking"]))
    assert numbers(match, ME, BLUE) == (2, 3)


def test_beast_big_boy_blue_gets_nothing_as_he_attacks_and_is_blocked() -> None:
    """Only as he blocks himself."""
    match = assault(seat(field=[f"{BLUE} 2"]), seat(field=["sidekick"]), BLUE)
    block(match, f"sidekick > {BLUE}")
    assert numbers(match, ME, BLUE) == (2, 3)


def test_beast_big_boy_blue_each_die_for_itself() -> None:
    """DM-9.3: Of two dice only the one that blocks gets something; two that block get it once each."""
    foes = seat(field=["sidekick attacking"])
    match = siege(seat(field=[f"{BLUE} 1", f"{BLUE} 2"]), foes, f"{BLUE}:level-2 > sidekick")
    assert stats(match, ME, BLUE) == [(1, 1, 2), (2, 3, 4)]
    match = siege(
        seat(field=[f"{BLUE} 1", f"{BLUE} 2"]),
        foes,
        f"{BLUE}:level-1 > sidekick",
        f"{BLUE} > sidekick",
    )
    assert keys(match) == [f"choose:{BLUE}:level-1", f"choose:{BLUE}:level-2"]
    play(match, f"choose:{BLUE}:level-1")
    assert stats(match, ME, BLUE) == [(1, 3, 4), (2, 3, 4)]


def test_beast_big_boy_blue_bonus_ends_with_the_turn() -> None:
    """DM-7.5"""
    match = siege(seat(field=[f"{BLUE} 2"]), seat(field=["sidekick attacking"]), f"{BLUE} > sidekick")
    turn_over(match)
    assert numbers(match, ME, BLUE) == (2, 3)
    assert zone(match, FOE, "prep") == ["sidekick"]


# "Genetic Expert"

EXPERT = "beast-genetic-expert"


def test_beast_genetic_expert_gains_a_life_when_he_is_beaten_as_a_blocker() -> None:
    """1 life for his player, and nothing for the opponent."""
    match = siege(
        seat(field=[f"{EXPERT} 2"], life=10),
        seat(field=[f"{PLAIN} 2 attacking"], life=10),
        f"{EXPERT} > {PLAIN}",
    )
    assert life(match) == [10, 10]
    turn_over(match)
    assert life(match) == [11, 10]
    assert zone(match, ME, "prep") == [EXPERT]


def test_beast_genetic_expert_also_hits_the_opponent_with_a_burst() -> None:
    """1 life, and 2 damage to the opponent; the burst was on the face he showed when he was beaten."""
    match = siege(
        seat(field=[f"{EXPERT} 1"], life=10),
        seat(field=[f"{PLAIN} 2 attacking"], life=10),
        f"{EXPERT} > {PLAIN}",
    )
    turn_over(match)
    assert life(match) == [11, 8]


def test_beast_genetic_expert_gains_nothing_if_he_survives() -> None:
    """A block is not enough."""
    match = siege(
        seat(field=[f"{EXPERT} 1"], life=10), seat(field=["sidekick attacking"]), f"{EXPERT} > sidekick"
    )
    turn_over(match)
    assert life(match) == [10, 20]


def test_beast_genetic_expert_gains_nothing_as_an_attacker() -> None:
    """Beaten, but no blocker."""
    match = assault(seat(field=[f"{EXPERT} 1"], life=10), seat(field=[f"{PLAIN} 2"], life=10), EXPERT)
    block(match, f"{PLAIN} > {EXPERT}")
    turn_over(match)
    assert life(match) == [10, 10]
    assert zone(match, ME, "prep") == [EXPERT]


def test_beast_genetic_expert_gains_nothing_when_he_is_beaten_at_home() -> None:
    """By Smash!, not as a blocker."""
    match = siege(
        seat(field=[f"{EXPERT} 1"], life=10),
        seat(field=["sidekick attacking"], reserve=["smash action-0"]),
        basics=("smash",),
    )
    play(match, "use:smash", f"choose:{EXPERT}")
    turn_over(match)
    assert life(match) == [9, 20]


def test_beast_genetic_expert_gains_when_an_effect_beats_the_blocker() -> None:
    """Any KO will do while he blocks."""
    match = siege(
        seat(field=[f"{EXPERT} 1"], life=10),
        seat(field=["sidekick attacking"], reserve=["smash action-0"], life=10),
        f"{EXPERT} > sidekick",
        basics=("smash",),
    )
    play(match, "use:smash", f"choose:{EXPERT}")
    assert life(match) == [11, 8]


def test_beast_genetic_expert_comes_too_late_for_a_player_without_life() -> None:
    """C-1: The game is over before the life is gained."""
    match = siege(
        seat(field=[f"{EXPERT} 1"], life=1),
        seat(field=[f"{PLAIN} 2 attacking", "sidekick attacking"]),
        f"{EXPERT} > {PLAIN}",
    )
    fight(match)
    assert match.result is not None
    assert match.result.winners == (FOE,)


# "Mutate #666"

MUTATE = "beast-mutate-666"


def test_beast_mutate_666_draws_a_die_as_it_blocks() -> None:
    """From the bag into the prep area."""
    match = siege(seat(field=[f"{MUTATE} 2"]), seat(field=["sidekick attacking"]), f"{MUTATE} > sidekick")
    assert keys(match) == ["draw:sidekick", f"draw:{PLAIN}"]
    play(match, f"draw:{PLAIN}")
    assert zone(match, ME, "prep") == [PLAIN]
    assert zone(match, ME, "bag") == ["sidekick"] * 4
    assert zone(match, ME, "used") == []
    assert "use:gearing-up" in keys(match)


def test_beast_mutate_666_draws_two_with_a_burst_and_discards_one() -> None:
    """One of the two goes to the used pile, the player's choice."""
    match = siege(seat(field=[f"{MUTATE} 1"]), seat(field=["sidekick attacking"]), f"{MUTATE} > sidekick")
    play(match, f"draw:{PLAIN}")  # then only Sidekicks are left
    assert match.actor == ME
    assert keys(match) == [f"choose:{PLAIN}", "choose:sidekick"]
    play(match, "choose:sidekick")
    assert zone(match, ME, "prep") == [PLAIN]
    assert zone(match, ME, "used") == ["sidekick"]
    assert zone(match, ME, "bag") == ["sidekick"] * 3


def test_beast_mutate_666_draws_nothing_without_a_block() -> None:
    """Nor as an attacker."""
    match = siege(seat(field=[f"{MUTATE} 2"]), seat(field=["sidekick attacking"]))
    assert "use:gearing-up" in keys(match)
    match = assault(seat(field=[f"{MUTATE} 2"]), seat(field=["sidekick"]), MUTATE)
    block(match, f"sidekick > {MUTATE}")
    assert "use:gearing-up" in keys(match)


def test_beast_mutate_666_draws_for_each_die_that_blocks() -> None:
    """C-2: Two dice may block one attacker."""
    match = siege(
        seat(field=[f"{MUTATE} 2", f"{MUTATE} 2"]),
        seat(field=["sidekick attacking"]),
        f"{MUTATE} > sidekick",
        f"{MUTATE} > sidekick",
    )
    play(match, "draw:sidekick", "draw:sidekick")
    assert zone(match, ME, "prep") == ["sidekick"] * 2


def test_beast_mutate_666_refills_an_empty_bag_and_costs_no_life() -> None:
    """C-3, G-7: The used pile goes into the bag; what is missing then costs nothing."""
    match = siege(
        seat(field=[f"{MUTATE} 1"], bag=[], used=["sidekick", PLAIN], life=10),
        seat(field=["sidekick attacking"]),
        f"{MUTATE} > sidekick",
    )
    play(match, f"draw:{PLAIN}", f"choose:{PLAIN}")
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, ME, "used") == [PLAIN]
    match = siege(
        seat(field=[f"{MUTATE} 2"], bag=[], life=10),
        seat(field=["sidekick attacking"]),
        f"{MUTATE} > sidekick",
    )
    assert life(match) == [10, 20]
    assert zone(match, ME, "prep") == []


# "Kreature"

KREATURE = "beast-kreature"


def test_beast_kreature_spins_down_whom_it_blocks() -> None:
    """One level, and only that character."""
    match = siege(
        seat(field=[f"{KREATURE} 2", f"{PLAIN} 3"], life=10),
        seat(field=[f"{PLAIN} 3 attacking", "thor-odinson 3 attacking"]),
        f"{KREATURE} > thor-odinson",
    )
    assert zone(match, FOE, "field") == [f"{PLAIN} 3", "thor-odinson 2"]
    assert zone(match, ME, "field") == [f"{KREATURE} 2", f"{PLAIN} 3"]
    assert life(match) == [10, 20]


def test_beast_kreature_beats_an_attacker_at_level_one() -> None:
    """Without a burst that is all."""
    match = siege(
        seat(field=[f"{KREATURE} 2"], life=10),
        seat(field=["thor-odinson 1 attacking"]),
        f"{KREATURE} > thor-odinson",
    )
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    assert zone(match, FOE, "field") == []
    assert life(match) == [10, 20]


def test_beast_kreature_gains_two_life_with_a_burst_and_a_ko() -> None:
    """2 life."""
    match = siege(
        seat(field=[f"{KREATURE} 1"], life=10), seat(field=["sidekick attacking"]), f"{KREATURE} > sidekick"
    )
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert life(match) == [12, 20]


def test_beast_kreature_gains_nothing_with_a_burst_and_no_ko() -> None:
    """It was only spun down."""
    match = siege(
        seat(field=[f"{KREATURE} 1"], life=10),
        seat(field=["thor-odinson 2 attacking"]),
        f"{KREATURE} > thor-odinson",
    )
    assert zone(match, FOE, "field") == ["thor-odinson 1"]
    assert life(match) == [10, 20]


def test_beast_kreature_two_dice_spin_and_then_beat() -> None:
    """DM-9.3: Each block does it."""
    match = siege(
        seat(field=[f"{KREATURE} 2", f"{KREATURE} 2"], life=10),
        seat(field=["thor-odinson 2 attacking"]),
        f"{KREATURE} > thor-odinson",
        f"{KREATURE} > thor-odinson",
    )
    assert zone(match, FOE, "prep") == ["thor-odinson"]


def test_beast_kreature_does_nothing_as_an_attacker() -> None:
    """He is blocked, that is not blocking."""
    match = assault(seat(field=[f"{KREATURE} 1"], life=10), seat(field=["sidekick", f"{PLAIN} 2"]), KREATURE)
    block(match, f"sidekick > {KREATURE}", f"{PLAIN} > {KREATURE}")
    assert zone(match, FOE, "field") == [f"{PLAIN} 2", "sidekick 1"]
    assert life(match) == [10, 20]
