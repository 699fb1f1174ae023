"""Ghost Rider "Spirit of Vengeance" and "Brimstone Biker"; Green Goblin "Norman Osborn" and "Gobby"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, fallen, pass_on, roll
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

SPIRIT = "ghost-rider-spirit-of-vengeance"
BIKER = "ghost-rider-brimstone-biker"
NORMAN = "green-goblin-norman-osborn"
GOBBY = "green-goblin-gobby"

# Ghost Rider "Spirit of Vengeance"


def test_ghost_rider_spirit_of_vengeance_draws_when_ko_d_as_a_blocked_attacker() -> None:
    """One die from his player's bag into the prep area, next to himself."""
    match = position(
        seat(field=[f"{SPIRIT} 1 attacking"], bag=["sidekick", "sidekick"]),
        seat(field=["thor-odinson 3 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 0, "prep") == [SPIRIT, "sidekick"]
    assert zone(match, 0, "bag") == ["sidekick"]


def test_ghost_rider_spirit_of_vengeance_draws_when_ko_d_as_a_blocker() -> None:
    """Engaged is both sides of a block (DM-G.5)."""
    match = position(
        seat(field=["thor-odinson 3 attacking"]),
        seat(field=[f"{SPIRIT} 1 blocks=0"], bag=["loki-trickster", "sidekick"]),
        step="actions",
    )
    assert match.actor == -1
    play(match, "draw:loki-trickster")
    assert "loki-trickster" in zone(match, 1, "prep") + [
        row["die"] for row in match.view(None)["seats"][1]["rolling"]
    ]


def test_ghost_rider_spirit_of_vengeance_ko_d_by_an_effect_counts_too() -> None:
    """Nightcrawler KOs a blocker before damage: it was engaged."""
    match = position(
        seat(field=["nightcrawler-circus-freak 1 attacking"]),
        seat(field=[SPIRIT], bag=["sidekick"] * 8),
        step="block",
    )
    play(match, f"block:{SPIRIT}:nightcrawler-circus-freak")
    assert fallen(match, 1) == [SPIRIT, "sidekick"]


def test_ghost_rider_spirit_of_vengeance_needs_a_fight() -> None:
    """KO'd in the main step, or as an attacker nobody blocked, he draws nothing."""
    match = position(
        seat(field=[f"{SPIRIT} 1"], bag=["sidekick"] * 2, reserve=["mjolnir-forged-by-odin action-0"])
    )
    play(match, "use:mjolnir-forged-by-odin")
    assert zone(match, 0, "prep") == [SPIRIT]
    unblocked = position(
        seat(field=[f"{SPIRIT} 1 attacking"], bag=["sidekick"] * 2, reserve=["power-bolt action-0"]),
        seat(field=["sidekick"]),
        basics=("power-bolt",),
        step="actions",
    )
    play(unblocked, "use:power-bolt", f"choose:{SPIRIT}")
    assert zone(unblocked, 0, "bag") == ["sidekick", "sidekick"]


def test_ghost_rider_spirit_of_vengeance_alive_draws_nothing() -> None:
    """A fight alone is not enough."""
    match = position(
        seat(field=[f"{SPIRIT} 3 attacking"], bag=["sidekick"]),
        seat(field=["sidekick blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 0, "bag") == ["sidekick"]


# Ghost Rider "Brimstone Biker"


def biker(used: list[str], reserve: list[str]) -> Match:
    """Ghost Rider is fielded."""
    match = position(
        seat(reserve=[f"{BIKER} 1", *reserve], used=used), seat(used=["hulk-annihilator"]), basics=()
    )
    play(match, f"field:{BIKER}")
    return match


def test_ghost_rider_brimstone_biker_fetches_a_used_die() -> None:
    """One die of your choice from your used pile to your prep area."""
    match = biker(["thor-odinson", "loki-trickster", "sidekick"], ["sidekick fist"])
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert zone(match, 0, "prep") == ["thor-odinson"]
    assert zone(match, 0, "used") == ["loki-trickster", "sidekick", "sidekick"]


def test_ghost_rider_brimstone_biker_cannot_fetch_what_paid_for_him() -> None:
    """DM-5.3.10: The die that was spent on this fielding is not there yet; theirs never is."""
    match = biker([], ["sidekick fist"])
    assert zone(match, 0, "prep") == []
    assert zone(match, 0, "used") == ["sidekick"]
    other = biker(["loki-trickster"], ["thor-odinson bolt"])
    assert zone(other, 0, "prep") == ["loki-trickster"]
    assert zone(other, 0, "used") == ["thor-odinson"]


def test_ghost_rider_brimstone_biker_fetches_only_when_fielded() -> None:
    """Not when he attacks."""
    match = position(seat(field=[f"{BIKER} 1"], used=["thor-odinson"]), step="attack")
    attack(match, BIKER)
    assert zone(match, 0, "prep") == []


# Green Goblin "Norman Osborn"


def norman(used: list[str], level: int = 1) -> Match:
    """Green Goblin is fielded; level 1 costs nothing, level 2 one energy."""
    reserve = [f"{NORMAN} {level}"] + ["sidekick fist"] * (level - 1)
    match = position(seat(reserve=reserve, used=used), seat(used=["sidekick"]))
    play(match, f"field:{NORMAN}")
    return match


def test_green_goblin_norman_osborn_rolls_up_to_two_used_sidekicks() -> None:
    """They leave the used pile for the reserve pool; one that shows a character can be fielded."""
    match = norman(["sidekick", "sidekick", "sidekick", "thor-odinson"])
    assert match.actor == 0
    assert keys(match) == ["choose:sidekick", "pass"]
    play(match, "choose:sidekick", "choose:sidekick")
    roll(match, "mask", "level-1")
    assert zone(match, 0, "reserve") == ["sidekick level-1", "sidekick mask"]
    assert zone(match, 0, "used") == ["sidekick", "thor-odinson"]
    assert any(key.startswith("field:sidekick") for key in keys(match))


def test_green_goblin_norman_osborn_may_take_one_or_none() -> None:
    """It is optional."""
    match = norman(["sidekick", "sidekick"])
    play(match, "choose:sidekick", "pass")
    roll(match, "wild")
    assert zone(match, 0, "reserve") == ["sidekick wild"]
    assert zone(match, 0, "used") == ["sidekick"]
    none = norman(["sidekick", "sidekick"])
    play(none, "pass")
    assert zone(none, 0, "used") == ["sidekick", "sidekick"]
    assert zone(none, 0, "reserve") == []


def test_green_goblin_norman_osborn_cannot_take_what_paid_for_him() -> None:
    """DM-5.3.10: With no other Sidekick there nobody is asked."""
    match = norman(["thor-odinson"], level=2)
    assert zone(match, 0, "used") == ["sidekick", "thor-odinson"]
    assert zone(match, 0, "reserve") == []


@pytest.mark.parametrize("user", [0, 1])
def test_green_goblin_norman_osborn_global_throws_a_sidekick(user: int) -> None:
    """1 bolt and the KO of an own Sidekick: 2 damage to any character; for both players."""
    players = [
        seat(field=["thor-odinson 3"], cards={NORMAN: 1}),
        seat(field=["loki-trickster 3"]),
    ]
    players[user]["field"] += [{"die": "sidekick", "level": 1}]
    players[user]["reserve"] = [{"die": "sidekick", "face": "bolt"}]
    match = position(players[0], players[1])
    assert match.actor == user
    play(match, f"global:{NORMAN}")
    assert zone(match, user, "prep") == ["sidekick"]
    assert zone(match, user, "used") == ["sidekick"]
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:thor-odinson"]
    play(match, "choose:loki-trickster")
    assert damage_on(match, 1, "loki-trickster") == 2


@pytest.mark.parametrize(
    ("field", "reserve"),
    [(["thor-odinson 3"], "sidekick bolt"), (["sidekick"], "sidekick fist")],
)
def test_green_goblin_norman_osborn_global_needs_both_parts(field: list[str], reserve: str) -> None:
    """DM-4.9: Without a Sidekick of your own, or without a bolt, it cannot be used."""
    match = position(
        seat(field=field, reserve=[reserve], cards={NORMAN: 1}), seat(field=["sidekick", "loki-trickster"])
    )
    assert not any(key.startswith("global:") for key in keys(match))


# Green Goblin "Gobby"


@pytest.mark.parametrize(("own", "damage"), [(0, 0), (1, 1), (3, 3)])
def test_green_goblin_gobby_hits_for_each_sidekick_of_yours(own: int, damage: int) -> None:
    """1 damage to the opponent for each; theirs, and those in other zones, do not count."""
    match = position(
        seat(field=["sidekick"] * own + ["thor-odinson 1"], reserve=[f"{GOBBY} 1"], used=["sidekick"]),
        seat(field=["sidekick", "sidekick"]),
    )
    play(match, f"field:{GOBBY}")
    assert life(match) == [20, 20 - damage]


def test_green_goblin_gobby_hits_only_when_fielded() -> None:
    """Not when he attacks."""
    match = position(seat(field=["sidekick", f"{GOBBY} 1"]), step="attack")
    attack(match, GOBBY)
    assert life(match) == [20, 18]
