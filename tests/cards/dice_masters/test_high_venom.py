"""Venom "Mac Gargan" and "Angelo Fortunato"."""

import pytest

from tests.cards.dice_masters.high import fallen, level, pass_on
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone
from thwack import Match

MAC = "venom-mac-gargan"
ANGELO = "venom-angelo-fortunato"

# Venom "Mac Gargan"


def blocks(attacker: str, level_: int = 1) -> Match:
    """Venom blocks this attacker; his player has 10 life."""
    match = position(
        seat(field=[f"{attacker} attacking"]),
        seat(field=[f"{MAC} {level_} blocks=0"], life=10),
        step="actions",
    )
    pass_on(match)
    return match


@pytest.mark.parametrize(
    "attacker", ["ghost-rider-johnny-blaze 1", "sidekick", "storm-ro 1", "angel-soaring 1"]
)
@pytest.mark.parametrize("level_", [1, 2, 3])
def test_venom_mac_gargan_feeds_on_the_attackers_he_kos(attacker: str, level_: int) -> None:
    """No fist character: 2 damage to the opponent, 1 life for you; bursts mean nothing here (DM-11.2)."""
    match = blocks(attacker, level_)
    assert fallen(match, 0) == [attacker.split()[0]]
    assert life(match) == [18, 11]


def test_venom_mac_gargan_feeds_though_he_falls() -> None:
    """Both are KO'd at the same time."""
    match = blocks("storm-ro 3")
    assert life(match) == [18, 11]
    both = blocks("hawkeye-longbow 2")
    assert fallen(both, 1) == [MAC]
    assert life(both) == [18, 11]


@pytest.mark.parametrize("attacker", ["wolverine-wildboy 1", "thor-odinson 1"])
def test_venom_mac_gargan_does_not_feed_on_fists_or_survivors(attacker: str) -> None:
    """Wolverine is a fist character; Thor survives him."""
    assert life(blocks(attacker)) == [20, 10]


def test_venom_mac_gargan_does_not_feed_when_he_attacks() -> None:
    """The blocker he KOs does not count."""
    match = position(
        seat(field=[f"{MAC} 1 attacking"], life=10), seat(field=["sidekick blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 1) == ["sidekick"]
    assert life(match) == [10, 20]


def test_venom_mac_gargan_does_not_feed_on_what_others_ko() -> None:
    """His comrade KOs the other attacker."""
    match = position(
        seat(field=["sidekick attacking", "thor-odinson 1 attacking"]),
        seat(field=["loki-trickster 1 blocks=0", f"{MAC} 3 blocks=1"], life=10),
        step="actions",
    )
    pass_on(match)
    assert fallen(match, 0) == ["sidekick", "thor-odinson"]
    assert life(match) == [18, 11]


# The Global ability of both


@pytest.mark.parametrize("card", [MAC, ANGELO])
@pytest.mark.parametrize("user", [0, 1])
def test_venom_mac_gargan_and_venom_angelo_fortunato_global_spins_a_fist_character_down(
    card: str, user: int
) -> None:
    """1 fist, for both players: an opposing fist character, one level; none at level 1, none of yours."""
    players = [seat(cards={card: 1}), seat()]
    players[user] = seat(**players[user], field=["wolverine-wildboy 3"], reserve=["sidekick fist"])
    theirs = ["colossus-unstoppable 3", "black-widow-natural 2", "thor-odinson 2", "hulk-annihilator 1"]
    players[1 - user] = seat(**players[1 - user], field=theirs)
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{card}")
    assert sorted(keys(match)) == ["choose:black-widow-natural:down", "choose:colossus-unstoppable:down"]
    play(match, "choose:colossus-unstoppable:down")
    assert level(match, 1 - user, "colossus-unstoppable") == 2
    assert level(match, 1 - user, "black-widow-natural") == 2
    assert zone(match, user, "used") == ["sidekick"]


@pytest.mark.parametrize("card", [MAC, ANGELO])
@pytest.mark.parametrize(
    ("theirs", "energy"),
    [("wolverine-wildboy 1", "fist"), ("thor-odinson 3", "fist"), ("wolverine-wildboy 2", "bolt")],
)
def test_venom_mac_gargan_and_venom_angelo_fortunato_global_needs_its_target_and_a_fist(
    card: str, theirs: str, energy: str
) -> None:
    """DM-14.5: Nobody at level 1; no other type; no other energy."""
    match = position(
        seat(field=["sidekick"], reserve=[f"sidekick {energy}"], cards={card: 1}), seat(field=[theirs])
    )
    assert f"global:{card}" not in keys(match)


# Venom "Angelo Fortunato"


@pytest.mark.parametrize("dice", [1, 2])
def test_venom_angelo_fortunato_weakens_their_characters(dice: int) -> None:
    """-2A/-2D for opposing characters that are no fist characters, once; his own side is not weakened."""
    match = position(
        seat(field=[f"{ANGELO} 1"] * dice + ["thor-odinson 1"]),
        seat(field=["loki-trickster 1", "wolverine-wildboy 3", "doctor-strange-sorcerer-supreme 1"]),
    )
    assert numbers(match, 1, "loki-trickster") == (0, 3)
    assert numbers(match, 1, "doctor-strange-sorcerer-supreme") == (2, 4)
    assert numbers(match, 1, "wolverine-wildboy") == (8, 4)
    assert numbers(match, 0, "thor-odinson") == (5, 6)


@pytest.mark.parametrize(("level_", "bonus"), [(1, 0), (2, 1), (3, 1)])
def test_venom_angelo_fortunato_with_a_burst_strengthens_your_fists(level_: int, bonus: int) -> None:
    """Levels 2 and 3 show a burst: +1A/+1D for your fist characters, himself included."""
    match = position(
        seat(field=[f"{ANGELO} {level_}", "wolverine-wildboy 3", "thor-odinson 1", "sidekick"]),
        seat(field=["hulk-annihilator 3"]),
    )
    assert numbers(match, 0, "wolverine-wildboy") == (8 + bonus, 4 + bonus)
    assert numbers(match, 0, ANGELO) == (3 + level_ + bonus, 3 + level_ + bonus)
    assert numbers(match, 0, "thor-odinson") == (5, 6)
    assert numbers(match, 0, "sidekick") == (1, 1)
    assert numbers(match, 1, "hulk-annihilator") == (8, 8)


def test_venom_angelo_fortunato_with_two_dice_counts_any_burst_once() -> None:
    """H-1, DM-9.1: One die shows a burst and one does not; both show one."""
    for levels in ((1, 2), (2, 3)):
        match = position(seat(field=[f"{ANGELO} {n}" for n in levels] + ["wolverine-wildboy 3"]))
        assert numbers(match, 0, "wolverine-wildboy") == (9, 5)


def test_venom_angelo_fortunato_kos_who_is_too_weak() -> None:
    """DM-8.3: When he is fielded, Sidekicks fall; those fielded later fall at once."""
    match = position(
        seat(reserve=[f"{ANGELO} 1", "sidekick fist"]),
        seat(field=["sidekick", "storm-ro 2", "ghost-rider-johnny-blaze 1"]),
    )
    play(match, f"field:{ANGELO}")
    assert zone(match, 1, "prep") == ["sidekick", "storm-ro"]
    assert zone(match, 1, "field") == ["ghost-rider-johnny-blaze 1"]
    later = position(seat(field=[f"{ANGELO} 1"]), seat(reserve=["sidekick 1"]), active=1)
    play(later, "field:sidekick")
    assert zone(later, 1, "prep") == ["sidekick"]


def test_venom_angelo_fortunato_must_be_active() -> None:
    """G-3: In the used pile he weakens nobody."""
    match = position(seat(used=[ANGELO], field=["wolverine-wildboy 3"]), seat(field=["loki-trickster 1"]))
    assert numbers(match, 1, "loki-trickster") == (1, 5)
    assert numbers(match, 0, "wolverine-wildboy") == (8, 4)
