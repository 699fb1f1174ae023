"""Captain America: the cards 4 to 6."""

from tests.cards.dice_masters.fights import FOE, ME, PLAIN, field, main_step, reserve, turn_over
from tests.kits.dice_masters import keys, life, numbers, play, seat, zone

# "American Hero"

HERO = "captain-america-american-hero"


def test_captain_america_american_hero_rolls_a_used_sidekick() -> None:
    """The die goes to the reserve pool with whatever it shows."""
    match = main_step(seat(reserve=[f"{HERO} 1", "sidekick fist"], used=["sidekick", PLAIN]))
    play(match, f"field:{HERO}")
    assert match.actor == ME
    assert keys(match) == ["choose:sidekick", "pass"]
    play(match, "choose:sidekick", "roll:sidekick:mask")
    assert reserve(match, ME) == ["sidekick mask"]
    assert zone(match, ME, "used") == [PLAIN, "sidekick"]  # the second one paid


def test_captain_america_american_hero_may_roll_a_character() -> None:
    """It can be fielded at once."""
    match = main_step(seat(reserve=[f"{HERO} 1", "sidekick fist"], used=["sidekick"]))
    play(match, f"field:{HERO}", "choose:sidekick", "roll:sidekick:level-1", "field:sidekick")
    assert field(match, ME) == [f"{HERO} 1", "sidekick 1"]


def test_captain_america_american_hero_may_be_declined() -> None:
    """Nothing is rolled."""
    match = main_step(seat(reserve=[f"{HERO} 1", "sidekick fist"], used=["sidekick"]))
    play(match, f"field:{HERO}", "pass")
    assert zone(match, ME, "used") == ["sidekick"] * 2
    assert reserve(match, ME) == []


def test_captain_america_american_hero_takes_no_die_that_paid() -> None:
    """DM-5.3.10: The Sidekick was spent on this very fielding."""
    match = main_step(seat(reserve=[f"{HERO} 1", "sidekick fist"], used=[PLAIN]))
    play(match, f"field:{HERO}")
    assert zone(match, ME, "used") == [PLAIN, "sidekick"]
    assert not any(key.startswith("choose:") for key in keys(match))


def test_captain_america_american_hero_takes_nothing_from_the_opponent() -> None:
    """Their used pile is not yours."""
    match = main_step(seat(reserve=[f"{HERO} 1", "sidekick fist"]), seat(used=["sidekick"]))
    play(match, f"field:{HERO}")
    assert zone(match, FOE, "used") == ["sidekick"]
    assert not any(key.startswith("choose:") for key in keys(match))


def test_captain_america_american_hero_rolls_only_when_he_is_fielded() -> None:
    """A Sidekick that is fielded while he is there sets nothing off."""
    match = main_step(seat(field=[f"{HERO} 1"], reserve=["sidekick 1"], used=["sidekick"]))
    play(match, "field:sidekick")
    assert zone(match, ME, "used") == ["sidekick"]
    assert not any(key.startswith("choose:") for key in keys(match))


# "Natural Leader"

LEADER = "captain-america-natural-leader"


def test_captain_america_natural_leader_helps_own_sidekicks() -> None:
    """+1A/+1D for Sidekicks, for nobody else and not for those of the opponent."""
    match = main_step(seat(field=[f"{LEADER} 1", "sidekick", f"{PLAIN} 1"]), seat(field=["sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)
    assert numbers(match, ME, LEADER) == (3, 3)
    assert numbers(match, ME, PLAIN) == (2, 3)
    assert numbers(match, FOE, "sidekick") == (1, 1)


def test_captain_america_natural_leader_helps_once() -> None:
    """DM-9.1: However many of his dice are there."""
    match = main_step(seat(field=[f"{LEADER} 1", f"{LEADER} 2", "sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)


def test_captain_america_natural_leader_helps_while_active() -> None:
    """G-3: From the moment he is fielded until he leaves, and over the end of the turn."""
    match = main_step(
        seat(reserve=[f"{LEADER} 1", "sidekick fist", "smash action-0"], field=["sidekick"]),
        basics=("smash",),
    )
    assert numbers(match, ME, "sidekick") == (1, 1)
    play(match, f"field:{LEADER}")
    assert numbers(match, ME, "sidekick") == (2, 2)
    later = match.fork()
    turn_over(later)
    assert numbers(later, ME, "sidekick") == (2, 2)
    play(match, "use:smash", f"choose:{LEADER}")
    assert numbers(match, ME, "sidekick") == (1, 1)


# "Star-Spangled Avenger"

AVENGER = "captain-america-star-spangled-avenger"


def test_captain_america_star_spangled_avenger_beats_opposing_sidekicks() -> None:
    """All of them and nobody else; 1 life for each."""
    match = main_step(
        seat(reserve=[f"{AVENGER} 1", "sidekick fist"], field=["sidekick"], life=10),
        seat(field=["sidekick", "sidekick", f"{PLAIN} 1"], life=10),
    )
    play(match, f"field:{AVENGER}")
    assert field(match, FOE) == [f"{PLAIN} 1"]
    assert zone(match, FOE, "prep") == ["sidekick"] * 2
    assert field(match, ME) == [f"{AVENGER} 1", "sidekick 1"]
    assert life(match) == [12, 10]


def test_captain_america_star_spangled_avenger_gains_one_for_one() -> None:
    """One Sidekick, one life."""
    match = main_step(
        seat(reserve=[f"{AVENGER} 1", "sidekick fist"], life=10), seat(field=["sidekick"], life=10)
    )
    play(match, f"field:{AVENGER}")
    assert life(match) == [11, 10]


def test_captain_america_star_spangled_avenger_gains_nothing_without_sidekicks() -> None:
    """Nobody to beat; and life does not rise above its start (DM-6.2)."""
    match = main_step(
        seat(reserve=[f"{AVENGER} 1", "sidekick fist"], life=10), seat(field=[f"{PLAIN} 1"], life=10)
    )
    play(match, f"field:{AVENGER}")
    assert life(match) == [10, 10]
    assert field(match, FOE) == [f"{PLAIN} 1"]
    match = main_step(seat(reserve=[f"{AVENGER} 1", "sidekick fist"]), seat(field=["sidekick"]))
    play(match, f"field:{AVENGER}")
    assert life(match) == [20, 20]


def test_captain_america_star_spangled_avenger_acts_only_when_fielded() -> None:
    """Sidekicks that come later are safe."""
    match = main_step(seat(field=[f"{AVENGER} 1"], reserve=["sidekick 1"]), seat(field=["sidekick"]))
    play(match, "field:sidekick")
    assert field(match, FOE) == ["sidekick 1"]
