"""War Machine "Parnell Jacobs" and "James Rhodes"; Wolverine "Formerly Weapon Ten" and "Canucklehead"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, fallen, pass_on
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone
from thwack import Match

PARNELL = "war-machine-parnell-jacobs"
RHODES = "war-machine-james-rhodes"
WEAPON = "wolverine-formerly-weapon-ten"
CANUCK = "wolverine-canucklehead"

# War Machine "Parnell Jacobs"


@pytest.mark.parametrize("iron", ["iron-man-billionaire 1", "iron-man-inventor 2"])
def test_war_machine_parnell_jacobs_with_iron_man_is_unblockable(iron: str) -> None:
    """Any version of yours in the field; Iron Man himself can be blocked."""
    match = position(seat(field=[f"{PARNELL} 1", iron]), seat(field=["thor-odinson 3"]), step="attack")
    attack(match, PARNELL, iron.split()[0])
    assert keys(match) == [f"block:thor-odinson:{iron.split()[0]}", "pass"]
    play(match, f"block:thor-odinson:{iron.split()[0]}")
    pass_on(match)
    assert life(match) == [20, 17]


def test_war_machine_parnell_jacobs_without_iron_man_is_blocked() -> None:
    """DM-7.4: The opponent's Iron Man does not help, nor one in the used pile."""
    match = position(
        seat(field=[f"{PARNELL} 1"], used=["iron-man-inventor"]),
        seat(field=["iron-man-billionaire 1"]),
        step="attack",
    )
    attack(match, PARNELL)
    assert keys(match) == [f"block:iron-man-billionaire:{PARNELL}", "pass"]


# War Machine "James Rhodes"


def rhodes(*own: str) -> Match:
    """War Machine is fielded beside these."""
    match = position(
        seat(field=list(own), reserve=[f"{RHODES} 1", "sidekick fist"]),
        seat(field=["thor-odinson 3", "iron-man-billionaire 1"]),
    )
    play(match, f"field:{RHODES}")
    return match


def test_war_machine_james_rhodes_with_iron_man_kos_an_opposing_character() -> None:
    """Any of theirs, none of yours."""
    match = rhodes("iron-man-inventor 1", "sidekick")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:iron-man-billionaire", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert zone(match, 1, "prep") == ["thor-odinson"]
    assert zone(match, 1, "field") == ["iron-man-billionaire 1"]
    assert life(match) == [20, 20]


def test_war_machine_james_rhodes_without_iron_man_kos_nobody() -> None:
    """DM-7.4: Theirs does not count; and it happens only when he is fielded."""
    match = rhodes("sidekick")
    assert len(zone(match, 1, "field")) == 2
    other = position(
        seat(field=[f"{RHODES} 1", "iron-man-inventor 1"]), seat(field=["thor-odinson 3"]), step="attack"
    )
    attack(other, RHODES)
    assert zone(other, 1, "field") == ["thor-odinson 3"]


# The Global ability of both


@pytest.mark.parametrize("card", [PARNELL, RHODES])
@pytest.mark.parametrize("user", [0, 1])
def test_war_machine_parnell_jacobs_and_war_machine_james_rhodes_global_gains_life(
    card: str, user: int
) -> None:
    """1 shield, when a shield character of yours damages the opponent in the attack step: 1 life."""
    players = [seat(life=10, cards={card: 1}), seat(life=10)]
    players[user]["field"] = [{"die": "captain-america-natural-leader", "level": 1, "attacking": True}]
    players[user]["reserve"] = [{"die": "sidekick", "face": "shield"}]
    match = position(players[0], players[1], step="actions", active=user)
    assert match.actor == user
    declined = match.fork()
    play(declined, "pass")
    assert life(declined)[user] == 10
    accept(match)
    assert zone(match, user, "reserve") == []
    assert life(match)[user] == 11
    assert life(match)[1 - user] == 7


@pytest.mark.parametrize("card", [PARNELL, RHODES])
@pytest.mark.parametrize(
    ("attacker", "energy"),
    [("thor-odinson 1", "shield"), ("sidekick", "shield"), ("captain-america-natural-leader 1", "fist")],
)
def test_war_machine_parnell_jacobs_and_war_machine_james_rhodes_global_needs_a_shield_twice(
    card: str, attacker: str, energy: str
) -> None:
    """A shield character and shield energy; else nobody is asked."""
    match = position(
        seat(life=10, field=[f"{attacker} attacking"], reserve=[f"sidekick {energy}"], cards={card: 1}),
        seat(reserve=["sidekick shield"], life=10),
        step="actions",
    )
    pass_on(match)
    assert life(match)[0] == 10
    assert life(match)[1] < 10


@pytest.mark.parametrize("card", [PARNELL, RHODES])
def test_war_machine_parnell_jacobs_and_war_machine_james_rhodes_global_needs_damage_to_the_player(
    card: str,
) -> None:
    """A blocker that is hurt does not count; each attacker that gets through counts once."""
    match = position(
        seat(
            life=10,
            field=["captain-america-natural-leader 1 attacking"],
            reserve=["sidekick shield"],
            cards={card: 1},
        ),
        seat(field=["sidekick blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [10, 20]
    two = position(
        seat(
            life=10,
            field=["captain-america-natural-leader 1 attacking", "angel-soaring 1 attacking"],
            reserve=["sidekick shield"] * 2,
            cards={card: 1},
        ),
        step="actions",
    )
    while two.view(None)["turn"] == 1:
        play(two, keys(two)[0])
    assert life(two) == [12, 15]


@pytest.mark.parametrize("card", [PARNELL, RHODES])
def test_war_machine_parnell_jacobs_and_war_machine_james_rhodes_global_is_for_the_attack_step(
    card: str,
) -> None:
    """In the main step a shield character that Gambit draws damages the opponent, and nobody is asked."""
    match = position(
        seat(
            life=10,
            reserve=["gambit-cardsharp 1", "sidekick fist", "sidekick shield"],
            bag=["captain-america-natural-leader"],
            cards={card: 1},
        )
    )
    play(match, "field:gambit-cardsharp", "pay:sidekick:fist")
    accept(match)
    play(match, "roll:captain-america-natural-leader:level-1")
    assert life(match) == [10, 17]


# Wolverine "Formerly Weapon Ten"


@pytest.mark.parametrize(("level", "expected"), [(1, (9, 6)), (2, (10, 7)), (3, (12, 8))])
def test_wolverine_formerly_weapon_ten_alone_grows(level: int, expected: tuple[int, int]) -> None:
    """+4A/+4D when he is the only attacker; his bursts mean nothing here (DM-11.2)."""
    match = position(
        seat(field=[f"{WEAPON} {level}", "sidekick"]), seat(field=["thor-odinson 3"]), step="attack"
    )
    assert numbers(match, 0, WEAPON) == (expected[0] - 4, expected[1] - 4)
    attack(match, WEAPON)
    assert numbers(match, 0, WEAPON) == expected
    assert numbers(match, 0, "sidekick") == (1, 1)


def test_wolverine_formerly_weapon_ten_in_company_does_not() -> None:
    """G-15: With another attacker, even of his own card."""
    match = position(seat(field=[f"{WEAPON} 1", "sidekick"]), seat(field=["thor-odinson 3"]), step="attack")
    attack(match, WEAPON, "sidekick")
    assert numbers(match, 0, WEAPON) == (5, 2)
    other = position(seat(field=[f"{WEAPON} 1", "sidekick"]), seat(field=["thor-odinson 3"]), step="attack")
    attack(other, "sidekick")
    assert numbers(other, 0, WEAPON) == (5, 2)


def test_wolverine_formerly_weapon_ten_is_himself_after_the_turn() -> None:
    """DM-7.5: Blocked, he comes back without the bonus."""
    match = position(seat(field=[f"{WEAPON} 1"]), seat(field=["sidekick"]), step="attack")
    attack(match, WEAPON)
    play(match, f"block:sidekick:{WEAPON}")
    pass_on(match)
    assert numbers(match, 0, WEAPON) == (5, 2)
    assert fallen(match, 1) == ["sidekick"]


# Wolverine "Canucklehead"


def canuck(*attackers: str) -> Match:
    """These attack."""
    match = position(
        seat(field=[f"{CANUCK} 1", f"{CANUCK} 1", "sidekick"]), seat(field=["thor-odinson 3"]), step="attack"
    )
    attack(match, *attackers)
    return match


def test_wolverine_canucklehead_alone_is_unblockable() -> None:
    """The only attacker: nobody blocks."""
    match = canuck(CANUCK)
    assert match.view(None)["turn"] == 2  # nobody was asked to block
    assert life(match) == [20, 15]


def test_wolverine_canucklehead_in_company_is_blocked() -> None:
    """G-15: With another attacker, even of his own card; and he makes nobody else unblockable."""
    match = canuck(CANUCK, "sidekick")
    assert any(key.startswith(f"block:thor-odinson:{CANUCK}") for key in keys(match))
    twins = canuck(CANUCK, CANUCK)
    assert any(key.startswith(f"block:thor-odinson:{CANUCK}") for key in keys(twins))
    other = canuck("sidekick")
    assert "block:thor-odinson:sidekick" in keys(other)
