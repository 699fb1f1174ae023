"""Iron Man: the cards 13 to 15. Only level 3 shows a burst."""

import pytest

from tests.cards.dice_masters.fights import FOE, ME, PLAIN, assault, block, field, main_step, siege, turn_over
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone

BOLT = ("power-bolt",)

# "Inventor"

INVENTOR = "iron-man-inventor"


@pytest.mark.parametrize(("level", "bursts", "damage"), [(1, 0, 1), (2, 0, 1), (3, 1, 0)])
def test_iron_man_inventor_takes_less(level: int, bursts: int, damage: int) -> None:
    """Of 2 damage 1 less; with a burst 2 less."""
    match = main_step(seat(field=[f"{INVENTOR} {level}"], reserve=["power-bolt action-0"]), None, BOLT)
    play(match, "use:power-bolt", f"choose:{INVENTOR}")
    assert die(match, ME, INVENTOR)["burst"] == bursts
    assert die(match, ME, INVENTOR)["damage"] == damage


def test_iron_man_inventor_takes_less_each_time() -> None:
    """Every instance is lowered, and none below 0."""
    match = main_step(
        seat(field=[f"{INVENTOR} 1"], reserve=["power-bolt action-0"] * 2 + ["force-beam action-0"]),
        None,
        ("power-bolt", "force-beam"),
    )
    play(match, "use:power-bolt", f"choose:{INVENTOR}", "use:power-bolt", f"choose:{INVENTOR}")
    assert die(match, ME, INVENTOR)["damage"] == 2
    play(match, "use:force-beam")
    assert die(match, ME, INVENTOR)["damage"] == 2


@pytest.mark.parametrize(("level", "damage"), [(1, 2), (2, 2), (3, 1)])
def test_iron_man_inventor_takes_what_is_left(level: int, damage: int) -> None:
    """Of Hawkeye's 3."""
    match = main_step(seat(field=[f"{INVENTOR} {level}"]), seat(reserve=["hawkeye-longbow 1"]), active=FOE)
    play(match, "field:hawkeye-longbow")
    assert die(match, ME, INVENTOR)["damage"] == damage


def test_iron_man_inventor_takes_less_in_combat() -> None:
    """5 damage and 5 D: 4 do not beat him; another character takes all of it."""
    match = siege(
        seat(field=[f"{INVENTOR} 1"]), seat(field=[f"{PLAIN} 3 attacking"]), f"{INVENTOR} > {PLAIN}"
    )
    turn_over(match)
    assert field(match, ME) == [f"{INVENTOR} 1"]
    match = main_step(
        seat(field=[f"{INVENTOR} 1", "thor-odinson 1"], reserve=["power-bolt action-0"]), None, BOLT
    )
    play(match, "use:power-bolt", "choose:thor-odinson")
    assert die(match, ME, "thor-odinson")["damage"] == 2


def test_iron_man_inventor_global_redirects_one_damage() -> None:
    """1 shield: 1 damage that would be dealt to you goes to one of your characters."""
    match = siege(
        seat(field=[f"{PLAIN} 1", "sidekick"], reserve=["sidekick shield"]),
        seat(field=["thor-odinson 1 attacking"], cards={INVENTOR: 1}),
    )
    play(match, "pass")
    assert match.actor == ME
    assert keys(match) == [f"global:{INVENTOR}:seat-0", "pass"]
    play(match, f"global:{INVENTOR}:seat-0")
    assert keys(match) == ["choose:sidekick", f"choose:{PLAIN}"]  # own characters, none of the opponent's
    play(match, "choose:sidekick")
    assert life(match) == [16, 20]
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, ME, "used") == ["sidekick"]


def test_iron_man_inventor_global_may_be_left() -> None:
    """All 5 damage to the player."""
    match = siege(
        seat(field=[f"{PLAIN} 1"], reserve=["sidekick shield"]),
        seat(field=["thor-odinson 1 attacking"], cards={INVENTOR: 1}),
    )
    turn_over(match)
    assert life(match) == [15, 20]


def test_iron_man_inventor_global_answers_an_instance_once() -> None:
    """C-8: Two shields, one damage; but two attackers are two instances."""
    match = siege(
        seat(field=[f"{PLAIN} 2"], reserve=["sidekick shield", "sidekick shield"], cards={INVENTOR: 1}),
        seat(field=["thor-odinson 1 attacking"]),
    )
    play(match, "pass", f"global:{INVENTOR}:seat-0")
    assert life(match) == [16, 20]
    match = siege(
        seat(field=["thor-odinson 2"], reserve=["sidekick shield", "sidekick shield"], cards={INVENTOR: 1}),
        seat(field=["sidekick attacking", f"{PLAIN} 1 attacking"]),
    )
    play(match, "pass", f"global:{INVENTOR}:seat-0:1", f"global:{INVENTOR}:seat-0:2")
    assert life(match) == [19, 20]


def test_iron_man_inventor_global_is_for_both_players() -> None:
    """DM-12.1: The active player, too, in the main step."""
    match = main_step(
        seat(field=[f"{PLAIN} 1"], reserve=["power-bolt action-0", "sidekick shield"]),
        seat(cards={INVENTOR: 1}),
        BOLT,
    )
    play(match, "use:power-bolt", "choose:seat-0", f"global:{INVENTOR}:seat-0")
    assert life(match) == [19, 20]
    assert die(match, ME, PLAIN)["damage"] == 1


def test_iron_man_inventor_global_does_not_answer_other_damage() -> None:
    """Not damage to the opponent, not damage to a character."""
    for target in ("seat-1", PLAIN):
        match = main_step(
            seat(
                field=[f"{PLAIN} 2"], reserve=["power-bolt action-0", "sidekick shield"], cards={INVENTOR: 1}
            ),
            None,
            BOLT,
        )
        play(match, "use:power-bolt", f"choose:{target}")
        assert "use:gearing-up" in keys(match)
        assert life(match) == [20, 18 if target == "seat-1" else 20]


def test_iron_man_inventor_global_needs_a_shield_and_a_character() -> None:
    """Another energy will not do; with nobody in the field there is no new target."""
    for energy, own in (("fist", [f"{PLAIN} 1"]), ("shield", [])):
        match = main_step(
            seat(field=own, reserve=["power-bolt action-0", f"sidekick {energy}"], cards={INVENTOR: 1}),
            None,
            BOLT,
        )
        play(match, "use:power-bolt", "choose:seat-0")
        assert life(match) == [18, 20]


def test_iron_man_inventor_lowers_what_is_redirected_to_him() -> None:
    """1 less of 1: nothing is left."""
    match = main_step(
        seat(field=[f"{INVENTOR} 1"], reserve=["power-bolt action-0", "sidekick shield"]), None, BOLT
    )
    play(match, "use:power-bolt", "choose:seat-0", f"global:{INVENTOR}:seat-0")
    assert life(match) == [19, 20]
    assert die(match, ME, INVENTOR)["damage"] == 0


# "Philanthropist"

PHIL = "iron-man-philanthropist"


@pytest.mark.parametrize(("level", "gained"), [(1, 1), (2, 1), (3, 2)])
def test_iron_man_philanthropist_gains_life_when_he_is_hurt(level: int, gained: int) -> None:
    """1 life, with a burst 2, however much damage it is."""
    match = main_step(
        seat(field=[f"{PHIL} {level}"], life=10), seat(reserve=["power-bolt action-0"], life=10), BOLT, FOE
    )
    play(match, "use:power-bolt", f"choose:{PHIL}")
    assert die(match, ME, PHIL)["damage"] == 2
    assert life(match) == [10 + gained, 10]


@pytest.mark.parametrize(("level", "before", "gained"), [(2, 4, 1), (3, 5, 2)])
def test_iron_man_philanthropist_gains_when_the_damage_beats_him(
    level: int, before: int, gained: int
) -> None:
    """C-9: With the burst that he showed (DM-5.4.14)."""
    match = main_step(
        seat(field=[f"{PHIL} {level} damage={before}"], life=10, reserve=["power-bolt action-0"]), None, BOLT
    )
    play(match, "use:power-bolt", f"choose:{PHIL}")
    assert zone(match, ME, "prep") == [PHIL]
    assert life(match) == [10 + gained, 20]


def test_iron_man_philanthropist_gains_for_every_instance() -> None:
    """Two blockers of one attacker are two."""
    match = assault(seat(field=[f"{PHIL} 2"], life=10), seat(field=["sidekick", f"{PLAIN} 1"]), PHIL)
    block(match, f"sidekick > {PHIL}", f"{PLAIN} > {PHIL}")
    play(match, "pass", "assign:sidekick:4")
    assert life(match) == [12, 20]


def test_iron_man_philanthropist_gains_nothing_for_others() -> None:
    """Neither his player nor another character nor his other die: one life in all."""
    for target, after in (("seat-0", 8), (PLAIN, 10), (PHIL, 11)):
        match = main_step(
            seat(field=[f"{PHIL} 1", f"{PHIL} 1", f"{PLAIN} 1"], life=10, reserve=["power-bolt action-0"]),
            None,
            BOLT,
        )
        play(match, "use:power-bolt", f"choose:{target}")
        assert life(match)[ME] == after


def test_iron_man_philanthropist_gains_nothing_for_a_ko() -> None:
    """Smash! is no damage."""
    match = main_step(seat(field=[f"{PHIL} 1"], life=10, reserve=["smash action-0"]), None, ("smash",))
    play(match, "use:smash")
    assert zone(match, ME, "prep") == [PHIL]
    assert life(match) == [10, 20]


# "Playboy"

PLAYBOY = "iron-man-playboy"


def test_iron_man_playboy_hits_back_in_the_attack_step() -> None:
    """3 damage to an opposing attacker or blocker, the player's choice; not to those at home
    and not to an own blocker."""
    match = siege(
        seat(field=[f"{PLAYBOY} 2", f"{PLAIN} 1"]),
        seat(
            field=["thor-odinson 1 attacking", f"{PLAIN} 2 attacking", "beast-kreature 3"],
            reserve=["power-bolt action-0"],
        ),
        f"{PLAIN} > thor-odinson",
        basics=BOLT,
    )
    play(match, "use:power-bolt", f"choose:{PLAYBOY}")
    assert match.actor == ME
    assert keys(match) == [f"choose:{PLAIN}:level-2", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 3
    assert die(match, ME, PLAYBOY)["damage"] == 2


def test_iron_man_playboy_hits_blockers_when_he_attacks() -> None:
    """And after combat damage, also the one that beats him (C-9)."""
    match = assault(seat(field=[f"{PLAYBOY} 1"]), seat(field=[f"{PLAIN} 3", "thor-odinson 2"]), PLAYBOY)
    block(match, f"{PLAIN} > {PLAYBOY}", f"thor-odinson > {PLAYBOY}")
    play(match, "pass", f"assign:{PLAIN}:0")
    # 3 for Thor; then each blocker was a source, so he hits twice
    assert match.actor == ME
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 6
    assert match.actor == ME
    play(match, f"choose:{PLAIN}")
    assert zone(match, ME, "prep") == [PLAYBOY]
    assert field(match, FOE) == [f"{PLAIN} 3", "thor-odinson 2"]


def test_iron_man_playboy_hits_with_three_at_level_three() -> None:
    """The burst on level 3 means nothing on this card (DM-11.2)."""
    match = siege(
        seat(field=[f"{PLAYBOY} 3"]),
        seat(field=["thor-odinson 1 attacking"], reserve=["power-bolt action-0"]),
        basics=BOLT,
    )
    play(match, "use:power-bolt", f"choose:{PLAYBOY}")
    assert die(match, FOE, "thor-odinson")["damage"] == 3


def test_iron_man_playboy_hits_nobody_in_the_main_step() -> None:
    """The attack step only."""
    match = main_step(
        seat(field=[f"{PLAYBOY} 2"]),
        seat(field=["thor-odinson 1"], reserve=["power-bolt action-0"]),
        BOLT,
        active=FOE,
    )
    play(match, "use:power-bolt", f"choose:{PLAYBOY}")
    assert die(match, FOE, "thor-odinson")["damage"] == 0


def test_iron_man_playboy_hits_nobody_when_others_are_hurt() -> None:
    """Only damage to himself."""
    match = siege(
        seat(field=[f"{PLAYBOY} 2", f"{PLAIN} 1"]),
        seat(field=["thor-odinson 1 attacking"], reserve=["power-bolt action-0"]),
        basics=BOLT,
    )
    play(match, "use:power-bolt", f"choose:{PLAIN}")
    assert die(match, FOE, "thor-odinson")["damage"] == 0
    assert numbers(match, ME, PLAYBOY) == (4, 6)
