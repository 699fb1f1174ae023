"""Phoenix "Redd" and "Jeannie"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, damage_on, fallen, next_turn, pass_on, to_attack
from tests.kits.dice_masters import die, keys, life, play, position, seat, zone
from thwack import Match

REDD = "phoenix-redd"
JEANNIE = "phoenix-jeannie"

# Phoenix "Redd"


def blocked(reserve: list[str]) -> Match:
    """Phoenix attacks and is blocked; her player has this energy."""
    match = position(
        seat(field=[f"{REDD} 1 attacking", "sidekick"], reserve=reserve),
        seat(field=["thor-odinson 3", "loki-trickster 3"]),
        step="block",
    )
    play(match, f"block:thor-odinson:{REDD}", "pass")
    return match


def test_phoenix_redd_burns_for_2_bolts_when_blocked() -> None:
    """4 damage to any character, or to the opponent, never to you; before the damage of the fight."""
    match = blocked(["sidekick bolt", "sidekick bolt"])
    assert match.actor == 0
    accept(match)
    assert sorted(keys(match)) == [
        "choose:loki-trickster",
        f"choose:{REDD}",
        "choose:seat-1",
        "choose:sidekick",
        "choose:thor-odinson",
    ]
    play(match, "choose:seat-1")
    assert life(match) == [20, 16]
    assert "sidekick" in zone(match, 0, "used")
    other = blocked(["sidekick bolt", "sidekick bolt"])
    accept(other)
    play(other, "choose:thor-odinson")
    assert fallen(other, 1) == ["thor-odinson"]


def test_phoenix_redd_burns_when_she_blocks() -> None:
    """Engaged is both sides of a block (DM-G.5)."""
    match = position(
        seat(field=["thor-odinson 1 attacking"]),
        seat(field=[f"{REDD} 3"], reserve=["sidekick bolt"] * 2),
        step="block",
    )
    play(match, f"block:{REDD}:thor-odinson")
    assert match.actor == 1
    accept(match)
    play(match, "choose:seat-0")
    assert life(match) == [16, 20]


def test_phoenix_redd_may_keep_her_bolts() -> None:
    """Nobody is burnt and nothing is spent."""
    match = blocked(["sidekick bolt", "sidekick bolt"])
    play(match, "pass")
    pass_on(match)
    assert zone(match, 0, "reserve") == ["sidekick bolt", "sidekick bolt"]
    assert life(match) == [20, 20]


@pytest.mark.parametrize("reserve", [[], ["sidekick bolt"], ["sidekick bolt", "sidekick fist"]])
def test_phoenix_redd_needs_2_bolts(reserve: list[str]) -> None:
    """DM-4.9: In full, and in bolts, or not at all."""
    match = blocked(reserve)
    pass_on(match)
    assert fallen(match, 0) == [REDD]
    assert life(match) == [20, 20]
    assert zone(match, 0, "reserve") == sorted(reserve)


def test_phoenix_redd_unblocked_does_not_burn() -> None:
    """Nobody is engaged with her."""
    match = position(seat(field=[f"{REDD} 1"], reserve=["thor-odinson bolt-2"]), step="attack")
    attack(match, REDD)
    pass_on(match)
    assert life(match) == [20, 15]
    assert zone(match, 0, "reserve") == ["thor-odinson bolt-2"]


# The Global ability of both


@pytest.mark.parametrize("card", [REDD, JEANNIE])
@pytest.mark.parametrize("user", [0, 1])
def test_phoenix_redd_and_phoenix_jeannie_global_makes_a_character_attack(card: str, user: int) -> None:
    """1 bolt, for both players: any character; one of the active player must be declared as an attacker."""
    players = [seat(field=["thor-odinson 1", "sidekick"], cards={card: 1}), seat(field=["loki-trickster 1"])]
    players[user]["reserve"] = [{"die": "sidekick", "face": "bolt"}]
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{card}")
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    to_attack(match)
    assert die(match, 0, "thor-odinson")["attacking"]
    assert keys(match) == ["attack:sidekick", "pass"]
    assert zone(match, user, "used") == ["sidekick"]


@pytest.mark.parametrize("card", [REDD, JEANNIE])
def test_phoenix_redd_and_phoenix_jeannie_global_is_for_this_turn(card: str) -> None:
    """C-21: A character of the other player cannot attack now, and need not in its own turn."""
    match = position(
        seat(field=["thor-odinson 1"], reserve=["sidekick bolt"], cards={card: 1}),
        seat(field=["loki-trickster 1", "sidekick"]),
    )
    play(match, f"global:{card}", "choose:loki-trickster")
    assert keys(match) == ["attack:thor-odinson", "pass"]
    next_turn(match)
    to_attack(match)
    assert keys(match) == ["attack:sidekick", "attack:loki-trickster", "pass"]


@pytest.mark.parametrize("card", [REDD, JEANNIE])
def test_phoenix_redd_and_phoenix_jeannie_global_needs_a_bolt(card: str) -> None:
    """No other energy will do; without it nobody has to attack."""
    match = position(seat(field=["sidekick"], reserve=["sidekick mask"], cards={card: 1}))
    assert keys(match) == ["attack:sidekick", "pass"]


# Phoenix "Jeannie"


def test_phoenix_jeannie_burns_her_blockers_at_the_end_of_the_attack() -> None:
    """Those who survive deal their A to their own player and are KO'd; others are not touched."""
    match = position(
        seat(field=[f"{JEANNIE} 3 attacking", "sidekick attacking"]),
        seat(field=["professor-x-principal 3 blocks=0", "loki-trickster 3 blocks=1"]),
        step="actions",
    )
    pass_on(match)
    assert fallen(match, 1) == ["professor-x-principal"]
    assert zone(match, 1, "field") == ["loki-trickster 3"]
    assert life(match) == [20, 19]


def test_phoenix_jeannie_leaves_those_to_rest_who_fell_in_the_fight() -> None:
    """KO'd by her damage, they hit nobody (DM-5.4.14)."""
    match = position(
        seat(field=[f"{JEANNIE} 3 attacking"]),
        seat(field=["doctor-strange-sorcerer-supreme 2 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert fallen(match, 1) == ["doctor-strange-sorcerer-supreme"]
    assert life(match) == [20, 20]


def test_phoenix_jeannie_makes_each_survivor_hit_its_own_player() -> None:
    """Two Lokis (1 A) and a Professor (1 A) survive: 3 damage, and all three are KO'd."""
    match = position(
        seat(field=[f"{JEANNIE} 1 attacking"]),
        seat(
            field=[
                "loki-trickster 1 blocks=0",
                "loki-trickster 2 blocks=0",
                "professor-x-principal 3 blocks=0",
            ]
        ),
        step="actions",
    )
    while keys(match)[0].startswith("assign:"):
        play(match, keys(match)[1] if keys(match)[1].endswith(":1") else keys(match)[0])
    assert life(match) == [20, 17]
    assert fallen(match, 1) == ["loki-trickster", "loki-trickster", "professor-x-principal"]
    assert zone(match, 0, "field") == [f"{JEANNIE} 1"]


def test_phoenix_jeannie_burns_the_attacker_she_blocks() -> None:
    """As a blocker: the attacker hits its own player, the opponent of Phoenix."""
    match = position(
        seat(field=["loki-trickster 2 attacking", "professor-x-principal 2 attacking"]),
        seat(field=[f"{JEANNIE} 1 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [19, 19]
    assert fallen(match, 0) == ["loki-trickster"]
    assert zone(match, 0, "used") == ["professor-x-principal"]


def test_phoenix_jeannie_ko_d_burns_nobody() -> None:
    """She is gone at the end of the attack step."""
    match = position(
        seat(field=[f"{JEANNIE} 1 attacking"]), seat(field=["thor-odinson 3 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 0) == [JEANNIE]
    assert life(match) == [20, 20]
    assert zone(match, 1, "field") == ["thor-odinson 3"]


def test_phoenix_jeannie_unblocked_burns_nobody() -> None:
    """Nobody is engaged with her."""
    match = position(
        seat(field=[f"{JEANNIE} 1", "sidekick"]), seat(field=["loki-trickster 1"]), step="attack"
    )
    attack(match, JEANNIE)
    play(match, "pass")
    assert life(match) == [20, 15]
    assert zone(match, 1, "field") == ["loki-trickster 1"]
    assert damage_on(match, 1, "loki-trickster") == 0
