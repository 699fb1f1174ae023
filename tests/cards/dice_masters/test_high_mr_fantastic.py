"""Mr. Fantastic "The Invincible Man" and "Elastic"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, level, pass_on, to_attack
from tests.kits.dice_masters import die, keys, life, play, position, seat, zone
from thwack import Match

MAN = "mr-fantastic-the-invincible-man"
ELASTIC = "mr-fantastic-elastic"

# Mr. Fantastic "The Invincible Man"


def blocks(attacker: str, *more: str) -> Match:
    """He blocks this attacker, and damage is about to be done."""
    return position(
        seat(field=[f"{attacker} attacking", *more]), seat(field=[f"{MAN} 1 blocks=0"]), step="actions"
    )


def test_mr_fantastic_the_invincible_man_sends_up_to_2_back() -> None:
    """Of 5 damage at 5 D he keeps 3 or 4; the attacker takes the rest with his own 1."""
    match = blocks("thor-odinson 1")
    assert match.actor == 1
    assert keys(match) == [f"choose:redirect:1:{MAN}", f"choose:redirect:2:{MAN}", "pass"]
    play(match, f"choose:redirect:2:{MAN}")
    assert zone(match, 1, "field") == [f"{MAN} 1"]
    assert zone(match, 0, "field") == ["thor-odinson 1"]
    back = blocks("ghost-rider-johnny-blaze 1")
    play(back, f"choose:redirect:2:{MAN}")
    assert fallen(back, 0) == ["ghost-rider-johnny-blaze"]
    one = blocks("ghost-rider-johnny-blaze 1")
    play(one, f"choose:redirect:1:{MAN}")
    assert zone(one, 0, "field") == ["ghost-rider-johnny-blaze 1"]


def test_mr_fantastic_the_invincible_man_may_keep_it() -> None:
    """It is optional: 5 damage KO him."""
    match = blocks("thor-odinson 1")
    play(match, "pass")
    assert fallen(match, 1) == [MAN]


def test_mr_fantastic_the_invincible_man_sends_it_to_the_attacker_he_blocks() -> None:
    """Not to another attacker, not to a player: nobody else is hurt."""
    match = blocks("thor-odinson 1", "sidekick attacking", "loki-trickster 1")
    play(match, f"choose:redirect:2:{MAN}")
    assert life(match) == [20, 19]
    assert zone(match, 0, "used") == ["sidekick"]
    assert fallen(match, 0) == []


def test_mr_fantastic_the_invincible_man_only_blocks_so() -> None:
    """As an attacker, or at rest, he takes it all."""
    match = position(
        seat(field=[f"{MAN} 1 attacking"]), seat(field=["thor-odinson 1 blocks=0"]), step="actions"
    )
    assert not any("redirect" in key for key in keys(match))
    assert fallen(match, 0) == [MAN]
    resting = position(
        seat(reserve=["power-bolt action-0"]), seat(field=[f"{MAN} 1"]), basics=("power-bolt",)
    )
    play(resting, "use:power-bolt", f"choose:{MAN}")
    assert resting.actor != 1


def test_mr_fantastic_the_invincible_man_sends_back_other_damage_too() -> None:
    """While he blocks, any damage on him: here that of an action die."""
    match = position(
        seat(field=["thor-odinson 1 attacking"], reserve=["power-bolt action-0"]),
        seat(field=[f"{MAN} 1 blocks=0"]),
        basics=("power-bolt",),
        step="actions",
    )
    play(match, "use:power-bolt", f"choose:{MAN}", f"choose:redirect:2:{MAN}")
    assert damage_on(match, 1, MAN) == 0
    assert damage_on(match, 0, "thor-odinson") == 2


@pytest.mark.parametrize("user", [0, 1])
def test_mr_fantastic_the_invincible_man_global_makes_a_character_attack(user: int) -> None:
    """1 mask: any character; one of the active player has to be declared as an attacker."""
    players = [seat(field=["thor-odinson 1", "sidekick"], cards={MAN: 1}), seat(field=["loki-trickster 1"])]
    players[user]["reserve"] = [{"die": "sidekick", "face": "mask"}]
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{MAN}")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:sidekick")
    to_attack(match)
    assert die(match, 0, "sidekick")["attacking"]
    assert keys(match) == ["attack:thor-odinson", "pass"]
    assert zone(match, user, "used") == ["sidekick"]


def test_mr_fantastic_the_invincible_man_global_needs_a_mask() -> None:
    """And it lasts for this turn only: nobody has to attack later on."""
    match = position(seat(field=["sidekick"], reserve=["sidekick bolt"], cards={MAN: 1}))
    assert f"global:{MAN}" not in keys(match)


# Mr. Fantastic "Elastic"


def stretches(level_: int, *attackers: str, more: tuple[str, ...] = ()) -> Match:
    """Mr. Fantastic may block these attackers."""
    return position(
        seat(field=[f"{name} attacking" for name in attackers]),
        seat(field=[f"{ELASTIC} {level_}", *more]),
        step="block",
    )


ATTACKERS = ("sidekick", "hawkeye-longbow 1", "beast-kreature 1")


def test_mr_fantastic_elastic_blocks_one_more_for_one_level() -> None:
    """Level 2: down to level 1, two attackers blocked, the third gets through."""
    match = stretches(2, *ATTACKERS)
    assert [key for key in keys(match) if key.endswith("stretch")] == []
    play(match, f"block:{ELASTIC}:sidekick")
    assert keys(match) == [
        f"block:{ELASTIC}:hawkeye-longbow:stretch",
        f"block:{ELASTIC}:beast-kreature:stretch",
        "pass",
    ]
    play(match, f"block:{ELASTIC}:hawkeye-longbow:stretch")
    assert level(match, 1, ELASTIC) == 1
    assert match.actor == 1
    assert not any(key.startswith("block:") for key in keys(match))


def test_mr_fantastic_elastic_blocks_two_more_for_two_levels() -> None:
    """Level 3: down to level 1, all three blocked; nobody is hit but him."""
    match = stretches(3, *ATTACKERS)
    play(match, f"block:{ELASTIC}:sidekick", f"block:{ELASTIC}:hawkeye-longbow:stretch")
    assert level(match, 1, ELASTIC) == 2
    play(match, f"block:{ELASTIC}:beast-kreature:stretch")
    assert level(match, 1, ELASTIC) == 1
    assert life(match) == [20, 20]
    pass_or_assign(match)
    assert life(match) == [20, 20]
    assert fallen(match, 1) == [ELASTIC]


def pass_or_assign(match: Match) -> None:
    """Split his damage as it comes, until the turn is over."""
    while match.view(None)["turn"] == 1:
        play(match, keys(match)[-1])


def test_mr_fantastic_elastic_splits_his_damage() -> None:
    """DM-5.4.11: At level 1 he has 1 A for two attackers; all of them hit him."""
    match = stretches(2, "sidekick", "sidekick")
    play(match, f"block:{ELASTIC}:sidekick")
    assert [key for key in keys(match) if key.endswith("stretch")]
    play(match, next(key for key in keys(match) if key.endswith("stretch")))
    assert match.actor == 1
    assert [key.rsplit(":", 1)[1] for key in keys(match)] == ["0", "1"]
    play(match, keys(match)[1])
    assert fallen(match, 0) == ["sidekick"]
    assert zone(match, 1, "field") == [f"{ELASTIC} 1"]


def test_mr_fantastic_elastic_may_block_one() -> None:
    """It is optional, and at level 1 there is nothing to spin down (DM-4.9)."""
    match = stretches(3, "sidekick", "hawkeye-longbow 1")
    play(match, f"block:{ELASTIC}:sidekick", "pass")
    assert level(match, 1, ELASTIC) == 3
    assert life(match) == [20, 17]
    low = stretches(1, "sidekick", "hawkeye-longbow 1")
    play(low, f"block:{ELASTIC}:sidekick")
    pass_on(low)
    assert life(low) == [20, 17]


def test_mr_fantastic_elastic_stretches_to_no_one_who_cannot_be_blocked() -> None:
    """DM-7.3: Doctor Doom is blocked by Villains and Sidekicks only."""
    match = stretches(3, "sidekick", "doctor-doom-nemesis 1")
    play(match, f"block:{ELASTIC}:sidekick")
    assert not any(key.endswith("stretch") for key in keys(match))


def test_mr_fantastic_elastic_is_the_only_one_who_stretches() -> None:
    """Another blocker blocks one attacker (DM-5.4.6), and he does not attack so."""
    match = stretches(1, "sidekick", "hawkeye-longbow 1", more=("thor-odinson 3",))
    play(match, "block:thor-odinson:sidekick")
    assert not any(key.startswith("block:thor-odinson") for key in keys(match))
    own = position(seat(field=[f"{ELASTIC} 3"]), seat(field=["sidekick"]), step="attack")
    attack(own, ELASTIC)
    assert keys(own) == [f"block:sidekick:{ELASTIC}", "pass"]
