"""Captain America "Sentinel of Liberty"; Colossus "Russian Bear" and "Piotr Rasputin"."""

import pytest

from tests.cards.dice_masters.high import attack, pass_on, take
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone

CAP = "captain-america-sentinel-of-liberty"

# Captain America "Sentinel of Liberty"


@pytest.mark.parametrize("dice", [1, 2])
def test_captain_america_sentinel_of_liberty_gives_own_sidekicks_2_attack(dice: int) -> None:
    """+2A and no D, once however many dice of the card are there (DM-9.1); nobody else gains."""
    match = position(
        seat(field=[f"{CAP} 1"] * dice + ["sidekick", "ghost-rider-johnny-blaze 1"]),
        seat(field=["sidekick"]),
    )
    assert numbers(match, 0, "sidekick") == (3, 1)
    assert numbers(match, 0, "ghost-rider-johnny-blaze") == (2, 3)
    assert numbers(match, 1, "sidekick") == (1, 1)
    row = match.view(None)["seats"][0]["field"]
    assert [(r["attack"], r["defense"]) for r in row if r["die"] == CAP] == [(3, 3)] * dice


def test_captain_america_sentinel_of_liberty_works_only_while_active() -> None:
    """In the reserve pool he does nothing."""
    match = position(seat(field=["sidekick"], reserve=[f"{CAP} 1"]))
    assert numbers(match, 0, "sidekick") == (1, 1)


@pytest.mark.parametrize("dice", [1, 2])
def test_captain_america_sentinel_of_liberty_makes_their_sidekicks_cost_1_more(dice: int) -> None:
    """With energy for one, the opponent fields one of two; the other and the energy end up used."""
    match = position(
        seat(field=[f"{CAP} 1"] * dice),
        seat(reserve=["sidekick 1", "sidekick 1", "sidekick fist"]),
        active=1,
    )
    take(match, "field:sidekick")
    assert zone(match, 1, "field") == ["sidekick 1"]
    assert match.view(None)["step"] == "attack"
    assert zone(match, 1, "used") == ["sidekick", "sidekick"]


def test_captain_america_sentinel_of_liberty_leaves_other_costs_alone() -> None:
    """Their other characters, and the own Sidekicks, cost what their faces say."""
    match = position(seat(field=[f"{CAP} 1"]), seat(reserve=["hawkeye-longbow 1", "sidekick 1"]), active=1)
    assert keys(match) == ["field:hawkeye-longbow", "pass"]
    own = position(seat(field=[f"{CAP} 1"], reserve=["sidekick 1"]))
    assert "field:sidekick" in keys(own)


def test_captain_america_sentinel_of_liberty_gone_costs_nothing() -> None:
    """Without him the opponent fields Sidekicks for nothing."""
    match = position(seat(used=[CAP]), seat(reserve=["sidekick 1"]), active=1)
    assert "field:sidekick" in keys(match)


# Colossus "Russian Bear"


@pytest.mark.parametrize(("level", "where"), [(1, "used"), (2, "prep"), (3, "prep")])
def test_colossus_russian_bear_with_a_burst_goes_to_prep(level: int, where: str) -> None:
    """Levels 2 and 3 show a burst, level 1 none: unblocked, he damages and retires."""
    match = position(seat(field=[f"colossus-russian-bear {level}"]), seat(field=[]), step="attack")
    play(match, "attack:colossus-russian-bear")
    pass_on(match)
    assert life(match)[1] == 20 - (4, 6, 8)[level - 1]
    other = "prep" if where == "used" else "used"
    assert zone(match, 0, where) == ["colossus-russian-bear"]
    assert zone(match, 0, other) == []


def test_colossus_russian_bear_blocked_stays_in_the_field() -> None:
    """DM-5.5.1: He damaged nobody but a blocker."""
    match = position(seat(field=["colossus-russian-bear 2"]), seat(field=["sidekick"]), step="attack")
    play(match, "attack:colossus-russian-bear", "block:sidekick:colossus-russian-bear")
    pass_on(match)
    assert zone(match, 0, "field") == ["colossus-russian-bear 2"]
    assert zone(match, 0, "prep") == []


def test_colossus_russian_bear_whose_damage_was_prevented_goes_to_used() -> None:
    """DM-10.1: A die that damaged nobody. Bonuses take his A down to 2, and 2 are prevented."""
    shields = ("vibranium-shield-irreplaceable", "vibranium-shield-caps-protection")
    match = position(
        seat(field=["colossus-russian-bear 2"]),
        seat(
            field=["doctor-doom-reed-richards-rival 1"],
            reserve=["sidekick shield"] * 5,
            cards={"doctor-doom-nemesis": 1, **dict.fromkeys(shields, 1)},
        ),
        step="attack",
    )
    play(match, "attack:colossus-russian-bear", "pass", "global:doctor-doom-nemesis", "choose:3")
    play(match, *["choose:colossus-russian-bear"] * 3, "pass")
    play(match, *[f"global:{shield}:seat-1" for shield in shields])
    pass_on(match)
    assert life(match) == [20, 20]
    assert zone(match, 0, "used") == ["colossus-russian-bear"]


def test_colossus_russian_bear_gives_its_place_to_no_other_die() -> None:
    """DM-9.3: Only the die with the burst goes to prep."""
    match = position(
        seat(field=["colossus-russian-bear 1", "colossus-russian-bear 2", "sidekick"]), step="attack"
    )
    attack(match, "colossus-russian-bear", "colossus-russian-bear", "sidekick")
    take(match, "choose:colossus-russian-bear")
    pass_on(match)
    assert zone(match, 0, "prep") == ["colossus-russian-bear"]
    assert zone(match, 0, "used") == ["colossus-russian-bear", "sidekick"]


# Colossus "Piotr Rasputin"


@pytest.mark.parametrize(
    ("field", "damage"),
    [
        (["colossus-piotr-rasputin 1"], 0),
        (["colossus-piotr-rasputin 2"], 2),
        (["colossus-piotr-rasputin 1", "thor-odinson 2", "ghost-rider-johnny-blaze 3", "sidekick"], 4),
        (["colossus-piotr-rasputin 1", "colossus-piotr-rasputin 1", "thor-odinson 3"], 2),
        (["colossus-piotr-rasputin 3", "colossus-piotr-rasputin 2"], 4),
        (["thor-odinson 3"], 0),
    ],
)
def test_colossus_piotr_rasputin_hits_at_the_end_of_your_turn(field: list[str], damage: int) -> None:
    """2 for each character of yours at level 2 or 3; more Colossus dice do not multiply it (DM-9.1)."""
    match = position(seat(field=field, cards={"colossus-piotr-rasputin": 1}), seat(field=["thor-odinson 3"]))
    assert life(match) == [20, 20]
    pass_on(match)
    assert life(match) == [20, 20 - damage]


def test_colossus_piotr_rasputin_lets_each_character_deal_its_own_damage() -> None:
    """Three instances of 2: the Global of Vibranium Shield answers each of them once (C-8)."""
    match = position(
        seat(field=["colossus-piotr-rasputin 2", "thor-odinson 3", "ghost-rider-johnny-blaze 2"]),
        seat(cards={"vibranium-shield-one-of-a-kind": 1}, reserve=["sidekick shield"] * 3),
    )
    key = "global:vibranium-shield-one-of-a-kind:seat-1"
    while not any(found.startswith(key) for found in keys(match)):
        play(match, "pass")
    for _ in range(3):
        play(match, next(found for found in keys(match) if found.startswith(key)))
    assert life(match) == [20, 17]


def test_colossus_piotr_rasputin_rests_in_the_opponents_turn() -> None:
    """Only at the end of your own turn."""
    match = position(seat(field=["colossus-piotr-rasputin 3"]), seat(), active=1)
    pass_on(match)
    assert life(match) == [20, 20]


def test_colossus_piotr_rasputin_counts_who_is_left_after_the_attack() -> None:
    """An unblocked attacker is in the used pile by then (DM-5.5.2)."""
    match = position(seat(field=["colossus-piotr-rasputin 1", "thor-odinson 2"]), step="attack")
    play(match, "attack:thor-odinson", "pass")
    pass_on(match)
    assert life(match) == [20, 14]
