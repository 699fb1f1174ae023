"""Nova "Bucket Head" and "The Human Rocket"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, next_turn, pass_on, take
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

BUCKET = "nova-bucket-head"
ROCKET = "nova-the-human-rocket"

# Nova "Bucket Head"


def bolts(count: int, *own: str) -> Match:
    """The active player may hit Nova with Power Bolts."""
    return position(
        seat(field=["thor-odinson 3"], reserve=["power-bolt action-0"] * count),
        seat(field=[f"{BUCKET} 3", *own]),
        basics=("power-bolt",),
    )


def test_nova_bucket_head_redirects_the_first_damage_of_a_turn() -> None:
    """All of it, to any character, if you wish."""
    match = bolts(1, "loki-trickster 3")
    play(match, "use:power-bolt", f"choose:{BUCKET}")
    assert match.actor == 1
    assert keys(match) == [f"choose:redirect:2:{BUCKET}", "pass"]
    play(match, f"choose:redirect:2:{BUCKET}")
    assert {"choose:thor-odinson", "choose:loki-trickster"} <= set(keys(match))
    assert not any("seat" in key for key in keys(match))
    play(match, "choose:thor-odinson")
    assert damage_on(match, 1, BUCKET) == 0
    assert damage_on(match, 0, "thor-odinson") == 2


@pytest.mark.parametrize("redirects", [True, False])
def test_nova_bucket_head_redirects_no_second_damage(redirects: bool) -> None:
    """The first was redirected or taken: the second cannot be."""
    match = bolts(2)
    play(match, "use:power-bolt", f"choose:{BUCKET}")
    if redirects:
        play(match, f"choose:redirect:2:{BUCKET}", "choose:thor-odinson")
    else:
        play(match, "pass")
    play(match, "use:power-bolt", f"choose:{BUCKET}")
    assert match.actor == 0
    assert damage_on(match, 1, BUCKET) == (2 if redirects else 4)


def test_nova_bucket_head_redirects_one_of_two_blows() -> None:
    """Two blockers hit him at the same time: two instances, one of which can be redirected."""
    match = position(
        seat(field=[f"{BUCKET} 1 attacking"]),
        seat(field=["loki-trickster 1 blocks=0", "sidekick blocks=0"]),
        step="actions",
    )
    while keys(match)[0].startswith("assign"):
        play(match, keys(match)[0])
    assert [key for key in keys(match) if key.startswith("choose:redirect")]
    play(match, keys(match)[0])
    play(match, "choose:sidekick")
    assert not any(key.startswith("choose:redirect") for key in keys(match))
    assert "sidekick" in fallen(match, 1)


def test_nova_bucket_head_redirects_for_each_die_and_each_turn() -> None:
    """DM-9.3: Two dice, two first times; and the next turn has a first time again."""
    match = position(
        seat(field=["loki-trickster 3"], reserve=["force-beam action-0"]),
        seat(field=[f"{BUCKET} 3", f"{BUCKET} 1"], prep=["force-beam"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam", f"choose:redirect:1:{BUCKET}:level-3", "choose:loki-trickster")
    play(match, f"choose:redirect:1:{BUCKET}:level-1", "choose:loki-trickster")
    assert damage_on(match, 0, "loki-trickster") == 3
    next_turn(match, "action-0")
    play(match, "use:force-beam")
    assert len([key for key in keys(match) if key.startswith(f"choose:redirect:1:{BUCKET}")]) == 2


def test_nova_bucket_head_himself_comes_last_among_the_targets() -> None:
    """He may keep the damage (DM-10.2), but nobody should do so by taking the first choice."""
    match = bolts(1, "loki-trickster 3")
    play(match, "use:power-bolt", f"choose:{BUCKET}")
    play(match, keys(match)[0])
    assert len(keys(match)) > 1
    assert keys(match)[-1] == f"choose:{BUCKET}"


def test_nova_bucket_head_does_not_protect_others() -> None:
    """Damage to the player or to a comrade is not his."""
    match = bolts(2, "loki-trickster 3")
    play(match, "use:power-bolt", "choose:loki-trickster", "use:power-bolt", "choose:seat-1")
    assert damage_on(match, 1, "loki-trickster") == 2
    assert life(match) == [20, 18]


# Nova "The Human Rocket"


def test_nova_the_human_rocket_hits_the_opponent_when_hurt_in_the_attack_step() -> None:
    """2 damage to the opponent, as an attacker and as a blocker."""
    match = position(
        seat(field=[f"{ROCKET} 3 attacking"]), seat(field=["loki-trickster 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert life(match) == [20, 18]
    other = position(
        seat(field=["loki-trickster 1 attacking"]), seat(field=[f"{ROCKET} 3 blocks=0"]), step="actions"
    )
    pass_on(other)
    assert life(other) == [18, 20]


def test_nova_the_human_rocket_hits_with_his_last_breath() -> None:
    """C-9: The damage that KOs him counts."""
    match = position(
        seat(field=[f"{ROCKET} 1 attacking"]), seat(field=["thor-odinson 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 0) == [ROCKET]
    assert life(match) == [20, 18]


def test_nova_the_human_rocket_hits_each_time() -> None:
    """Two dice hit by an action die, and one of them by its blocker: three times (DM-9.3)."""
    match = position(
        seat(field=[f"{ROCKET} 3 attacking", f"{ROCKET} 2"], reserve=["force-beam action-0"]),
        seat(field=["loki-trickster 3 blocks=0"]),
        basics=("force-beam",),
        step="actions",
    )
    play(match, "use:force-beam")
    take(match, f"choose:{ROCKET}")
    pass_on(match)
    assert life(match) == [20, 14]


def test_nova_the_human_rocket_rests_in_the_main_step() -> None:
    """Damage in the main step sets nothing off."""
    match = position(
        seat(field=[f"{ROCKET} 3"], reserve=["power-bolt action-0"]),
        seat(field=["sidekick"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{ROCKET}")
    assert damage_on(match, 0, ROCKET) == 2
    assert life(match) == [20, 20]


def test_nova_the_human_rocket_unhurt_does_nothing() -> None:
    """Unblocked, he deals his damage and takes none."""
    match = position(seat(field=[f"{ROCKET} 1"]), seat(), step="attack")
    attack(match, ROCKET)
    assert life(match) == [20, 16]
    assert zone(match, 0, "used") == [ROCKET]
