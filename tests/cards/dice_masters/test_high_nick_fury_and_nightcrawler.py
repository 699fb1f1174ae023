"""Nick Fury "WWII Veteran" and "Patch"; Nightcrawler "Abandoned" and "Circus Freak"."""

import pytest

from tests.cards.dice_masters.high import attack, fallen, pass_on
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone

VETERAN = "nick-fury-wwii-veteran"
PATCH = "nick-fury-patch"
ABANDONED = "nightcrawler-abandoned"
FREAK = "nightcrawler-circus-freak"

# Nick Fury "WWII Veteran"


@pytest.mark.parametrize("dice", [1, 2])
def test_nick_fury_wwii_veteran_leads_your_avengers(dice: int) -> None:
    """+1A/+1D once; he is no Avenger himself, and theirs gain nothing."""
    match = position(
        seat(field=[f"{VETERAN} 1"] * dice + ["thor-odinson 1", "loki-trickster 1", "sidekick"]),
        seat(field=["hulk-annihilator 3"]),
    )
    assert numbers(match, 0, "thor-odinson") == (6, 7)
    assert numbers(match, 0, "loki-trickster") == (1, 5)
    assert numbers(match, 0, "sidekick") == (1, 1)
    assert numbers(match, 1, "hulk-annihilator") == (8, 8)
    rows = [row for row in match.view(None)["seats"][0]["field"] if row["die"] == VETERAN]
    assert [(row["attack"], row["defense"]) for row in rows] == [(1, 3)] * dice


def test_nick_fury_wwii_veteran_must_be_active() -> None:
    """In the reserve pool he leads nobody."""
    match = position(seat(field=["thor-odinson 1"], reserve=[f"{VETERAN} 1"]))
    assert numbers(match, 0, "thor-odinson") == (5, 6)


# Nick Fury "Patch"


@pytest.mark.parametrize("errata", ["printed", "errata"])
@pytest.mark.parametrize("dice", [1, 2])
def test_nick_fury_patch_doubles_what_unblocked_avengers_do(errata: str, dice: int) -> None:
    """Thor deals 5 twice, once whatever the number of Nick Fury dice; Loki is no Avenger."""
    match = position(
        seat(field=[f"{PATCH} 1"] * dice + ["thor-odinson 1 attacking", "loki-trickster 1 attacking"]),
        step="actions",
        errata=errata,
    )
    pass_on(match)
    assert life(match) == [20, 20 - 5 - 5 - 1]


@pytest.mark.parametrize(("errata", "prevented"), [("printed", 2), ("errata", 1)])
def test_nick_fury_patch_printed_is_two_instances_and_errata_one(errata: str, prevented: int) -> None:
    """A Global ability that prevents 1 damage answers each instance once (C-8)."""
    match = position(
        seat(field=[f"{PATCH} 1", "hawkeye-longbow 1 attacking"]),
        seat(reserve=["sidekick shield"] * 2, cards={"vibranium-shield-irreplaceable": 1}),
        step="actions",
        errata=errata,
    )
    while match.view(None)["turn"] == 1:
        play(match, keys(match)[0])
    assert life(match) == [20, 20 - 6 + prevented]


def test_nick_fury_patch_does_nothing_for_blocked_avengers() -> None:
    """The blocker takes 5 once, and the player nothing."""
    match = position(
        seat(field=[f"{PATCH} 1", "thor-odinson 1 attacking"]),
        seat(field=["loki-trickster 3 blocks=1"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [20, 20]
    assert zone(match, 1, "field") == ["loki-trickster 3"]


def test_nick_fury_patch_is_for_your_side_while_active() -> None:
    """Their Avengers deal their damage once; so do yours without him."""
    match = position(
        seat(field=[f"{PATCH} 1"]), seat(field=["thor-odinson 1 attacking"]), active=1, step="block"
    )
    while match.view(None)["turn"] == 1:
        play(match, "pass")
    assert life(match) == [15, 20]
    gone = position(seat(used=[PATCH], field=["thor-odinson 1 attacking"]), step="actions")
    pass_on(gone)
    assert life(gone) == [20, 15]


# Nightcrawler "Abandoned"


def test_nightcrawler_abandoned_kos_a_blocker_at_the_end_of_the_attack() -> None:
    """One of your choice, after damage: Thor survives the fight and is KO'd all the same."""
    match = position(
        seat(field=[f"{ABANDONED} 3 attacking", "sidekick attacking"]),
        seat(
            field=["professor-x-principal 3 blocks=0", "loki-trickster 3 blocks=0", "thor-odinson 3 blocks=1"]
        ),
        step="actions",
    )
    play(match, keys(match)[0])
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:professor-x-principal"]
    play(match, "choose:loki-trickster")
    assert fallen(match, 1) == ["loki-trickster"]
    assert zone(match, 1, "field") == ["professor-x-principal 3", "thor-odinson 3"]


def test_nightcrawler_abandoned_ko_d_himself_kos_nobody() -> None:
    """Thor KOs him in the fight."""
    match = position(
        seat(field=[f"{ABANDONED} 1 attacking"]), seat(field=["thor-odinson 3 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 0) == [ABANDONED]
    assert fallen(match, 1) == []


def test_nightcrawler_abandoned_only_answers_blockers() -> None:
    """Unblocked, or as a blocker, he KOs nobody."""
    match = position(seat(field=[f"{ABANDONED} 3"]), seat(field=["sidekick"]), step="attack")
    attack(match, ABANDONED)
    play(match, "pass")
    assert zone(match, 1, "field") == ["sidekick 1"]
    other = position(
        seat(field=["loki-trickster 3 attacking"]), seat(field=[f"{ABANDONED} 3 blocks=0"]), step="actions"
    )
    pass_on(other)
    assert zone(other, 0, "field") == ["loki-trickster 3"]


# Nightcrawler "Circus Freak"


def test_nightcrawler_circus_freak_kos_a_blocker_before_damage() -> None:
    """One of your choice; it deals no damage any more, and he stays blocked (G-4)."""
    match = position(
        seat(field=[f"{FREAK} 1 attacking"]),
        seat(field=["thor-odinson 3", "loki-trickster 3"]),
        step="block",
    )
    play(match, f"block:thor-odinson:{FREAK}", f"block:loki-trickster:{FREAK}")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert fallen(match, 1) == ["thor-odinson"]
    pass_on(match)
    assert zone(match, 0, "field") == [f"{FREAK} 1"]
    assert life(match) == [20, 20]


def test_nightcrawler_circus_freak_with_one_blocker_deals_nothing() -> None:
    """G-4: Blocked, with nobody left to hit."""
    match = position(seat(field=[f"{FREAK} 3 attacking"]), seat(field=["thor-odinson 3"]), step="block")
    play(match, f"block:thor-odinson:{FREAK}")
    pass_on(match)
    assert fallen(match, 1) == ["thor-odinson"]
    assert life(match) == [20, 20]
    assert zone(match, 0, "field") == [f"{FREAK} 3"]


def test_nightcrawler_circus_freak_kos_no_blocker_of_another() -> None:
    """Nobody blocks him: the blocker of his comrade is safe; and he does not do it as a blocker."""
    match = position(
        seat(field=[f"{FREAK} 1 attacking", "sidekick attacking"]),
        seat(field=["thor-odinson 3"]),
        step="block",
    )
    play(match, "block:thor-odinson:sidekick")
    pass_on(match)
    assert zone(match, 1, "field") == ["thor-odinson 3"]
    other = position(seat(field=["thor-odinson 3 attacking"]), seat(field=[f"{FREAK} 1"]), step="block")
    play(other, f"block:{FREAK}:thor-odinson")
    pass_on(other)
    assert zone(other, 0, "field") == ["thor-odinson 3"]
