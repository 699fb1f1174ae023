"""Cloak and Dagger: every card of the deck, and what each of them does after an attack."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    beside,
    everywhere,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
)
from tests.kits.unmatched import FOE, ME, hand_size, health, keys, offered, play, scene, seat, settle, space
from thwack import Match

HERO, CLOAK, DAGGER = "cloak-and-dagger", "cloak", "dagger"
FACTS = (
    Fact("channel-the-dark", "attack", 2, 2, 3, ()),
    Fact("chosen-fate", "scheme", None, 1, 2, ()),
    Fact("commanding-impact", "attack", 5, 2, 3, ()),
    Fact("darkforce-dimension", "attack", 4, 3, 2, ("cloak",)),
    Fact("feint", "versatile", 2, 1, 3, ()),
    Fact("into-darkness", "versatile", 3, 2, 3, ()),
    Fact("into-the-void", "attack", 2, 1, 3, ()),
    Fact("lightforce-barrage", "attack", 7, 3, 2, ("dagger",)),
    Fact("living-shadow", "defense", 2, 2, 3, ()),
    Fact("perfect-balance", "versatile", 4, 2, 2, ()),
    Fact("the-living-light", "versatile", 3, 2, 2, ()),
    Fact("traverse-the-darkforce", "versatile", 2, 1, 2, ()),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def pair(
    hand: list[str], foil_hand: list[str] | None = None, at: dict[str, Any] | None = None, **more: Any
) -> Match:
    """Cloak next to Sinbad, Dagger on his other side, unless told otherwise."""
    mine = more.get("active", ME) == ME
    here = {CLOAK: "S02", DAGGER: "S10", **(at or {})}
    return scene(
        seat(HERO, [*hand, *(["chosen-fate"] if mine else [])], here),
        seat(
            "sinbad",
            [*(foil_hand or []), *([] if mine else ["riches-beyond-compare"])],
            {"sinbad": "S03", "porter": "S07"},
        ),
        **more,
    )


def test_ability_of_cloak_costs_them_a_card() -> None:
    match = fight(pair(["commanding-impact"], ["feint"]), CLOAK, "sinbad", "commanding-impact")
    assert (held(match, FOE), match.view(None)["actions"]) == ([], 1)


def test_ability_of_dagger_acts_again() -> None:
    match = fight(pair(["commanding-impact"], ["feint"]), DAGGER, "sinbad", "commanding-impact")
    assert (held(match, FOE), match.view(None)["actions"]) == (["feint"], 2)


def test_ability_needs_two_damage() -> None:
    match = settle(
        fight(
            pair(["commanding-impact"], ["exploit", "feint"]), CLOAK, "sinbad", "commanding-impact", "exploit"
        )
    )
    assert "feint" in held(match, FOE)


def test_ability_lets_either_begin_on_the_start_space() -> None:
    match = thwack.new("unmatched", heroes=[HERO, "medusa"])
    assert {who for who, _ in offered(match, "place")} == {CLOAK, DAGGER}
    start = places(match, DAGGER)
    assert len(start) == 1
    play(match, f"place:{DAGGER}:{next(iter(start))}")
    assert {who for who, _ in offered(match, "place")} == {CLOAK}


def test_channel_the_dark_brings_the_foe_to_dagger() -> None:
    match = fight(pair(["channel-the-dark"], at={DAGGER: "S20"}), CLOAK, "sinbad", "channel-the-dark")
    assert places(match, "sinbad") == beside("S20")
    play(match, "place:sinbad:S19")
    assert match.view(None)["actions"] == 2
    other = settle(fight(pair(["channel-the-dark"]), DAGGER, "sinbad", "channel-the-dark"))
    assert offered(other, "place") == []


def test_chosen_fate_moves_health_from_one_to_the_other_and_draws() -> None:
    match = play(pair(["feint"], at={CLOAK: ("S02", 3), DAGGER: ("S10", 8)}), f"scheme:chosen-fate:{CLOAK}")
    play(match, f"choose:{DAGGER}", "choose:4")
    assert (health(match, CLOAK), health(match, DAGGER), hand_size(match, ME)) == (7, 4, 1 + 2)


def test_commanding_impact_draws_a_card() -> None:
    match = settle(fight(pair(["commanding-impact"]), DAGGER, "sinbad", "commanding-impact"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 5, 1 + 1)


def test_darkforce_dimension_sends_the_foe_anywhere_and_costs_a_card() -> None:
    match = fight(
        pair(["darkforce-dimension"], ["feint", "regroup", "exploit"]), CLOAK, "sinbad", "darkforce-dimension"
    )
    assert "S36" in places(match, "sinbad") <= everywhere()
    play(match, "place:sinbad:S36", "choose:feint", "choose:regroup")
    assert (space(match, "sinbad"), held(match, FOE)) == ("S36", ["exploit"])


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(pair(["feint"], ["exploit"]), CLOAK, "sinbad", "feint", "exploit"))
    assert held(match, FOE) == []


def test_into_darkness_moves_a_fighter_of_the_combat() -> None:
    match = fight(pair(["into-darkness"]), CLOAK, "sinbad", "into-darkness")
    assert {who for who, _ in offered(match, "move")} == {CLOAK, "sinbad"}
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02", "S10"])


def test_into_the_void_may_be_boosted() -> None:
    match = fight(pair(["into-the-void", "darkforce-dimension"]), CLOAK, "sinbad", "into-the-void")
    play(match, "boost:darkforce-dimension")
    assert health(match, "sinbad") == 15 - 2 - 3


def test_lightforce_barrage_hurts_her_as_much() -> None:
    card = "lightforce-barrage"
    match = settle(fight(pair([card], ["regroup"]), DAGGER, "sinbad", card, "regroup"))
    assert (health(match, "sinbad"), health(match, DAGGER)) == (15 - 6, 8 - 6)
    shielded = settle(fight(pair([card], ["feint"]), DAGGER, "sinbad", card, "feint"))
    assert health(shielded, DAGGER) == 8 - 5


def test_living_shadow_swaps_dagger_for_cloak() -> None:
    match = pair(["living-shadow"], ["commanding-impact"], at={CLOAK: "S20", DAGGER: "S02"}, active=FOE)
    settle(fight(match, "sinbad", DAGGER, "commanding-impact", "living-shadow"))
    assert (space(match, CLOAK), space(match, DAGGER)) == ("S02", "S20")
    assert (health(match, CLOAK), health(match, DAGGER)) == (8 - 1, 8)
    other = pair(["living-shadow"], ["commanding-impact"], active=FOE)
    settle(fight(other, "sinbad", CLOAK, "commanding-impact", "living-shadow"))
    assert health(other, CLOAK) == 8 - 3


@pytest.mark.parametrize(("at", "value"), [({}, 6), ({DAGGER: "S20"}, 4)])
def test_perfect_balance_is_worth_six_between_them(at: dict[str, Any], value: int) -> None:
    match = settle(fight(pair(["perfect-balance"], at=at), CLOAK, "sinbad", "perfect-balance"))
    assert health(match, "sinbad") == 15 - value


def test_the_living_light_heals_the_other_one() -> None:
    at: dict[str, Any] = {CLOAK: ("S02", 4), DAGGER: ("S10", 4)}
    card = "the-living-light"
    by_dagger = settle(fight(pair([card], ["exploit"], at), DAGGER, "sinbad", card, "exploit"))
    assert (health(by_dagger, CLOAK), health(by_dagger, DAGGER)) == (6, 4)
    by_cloak = pair([card], ["regroup"], at, active=FOE)
    settle(fight(by_cloak, "sinbad", CLOAK, "regroup", card))
    assert (health(by_cloak, CLOAK), health(by_cloak, DAGGER)) == (4, 6)


def test_traverse_the_darkforce_moves_both() -> None:
    match = fight(pair(["traverse-the-darkforce"]), CLOAK, "sinbad", "traverse-the-darkforce")
    assert {who for who, _ in offered(match, "move")} == {CLOAK, DAGGER}
    assert moves(match, CLOAK) == walks("S02", 2, foes=["S03"], friends=["S10"])
    assert keys(match)
