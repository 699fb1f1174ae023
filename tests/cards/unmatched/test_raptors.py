"""The Raptors: every card of the deck, and the pack: three heroes with a dial each."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    beside,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
    spaces,
)
from thwack import Match

HERO = "raptors"
ONE, TWO, THREE = "raptor-1", "raptor-2", "raptor-3"
FACTS = (
    Fact("ambush", "attack", 2, 3, 3, ()),
    Fact("clever-girl", "attack", 3, 3, 3, ()),
    Fact("coordinated-attack-pattern", "scheme", None, 2, 2, ()),
    Fact("decoy", "defense", 3, 1, 4, ()),
    Fact("disengage", "attack", 4, 2, 2, ()),
    Fact("eaten-alive", "versatile", 4, 2, 3, ()),
    Fact("eviscerate", "attack", 5, 3, 2, ()),
    Fact("feint", "versatile", 2, 1, 3, ()),
    Fact("pack-hunters", "attack", 4, 2, 2, ()),
    Fact("they-remember", "attack", 2, 2, 4, ()),
    Fact("working-things-out", "scheme", None, 2, 2, ()),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def pack(
    hand: list[str], foil_hand: list[str] | None = None, at: dict[str, Any] | None = None, **more: Any
) -> Match:
    """The first Raptor next to Sinbad, the others far away, unless told otherwise."""
    places = {ONE: "S02", TWO: "S38", THREE: "S37", **(at or {})}
    spare = ["working-things-out"] if more.get("active", ME) == ME else []
    other = [] if spare else ["riches-beyond-compare"]
    return scene(
        seat(HERO, [*hand, *spare], places, deck=more.pop("deck", None)),
        seat(
            "sinbad",
            [*(foil_hand or []), *other],
            {"sinbad": "S03", "porter": "S07"},
            deck=more.pop("foil_deck", None),
        ),
        **more,
    )


@pytest.mark.parametrize(("at", "more"), [({}, 0), ({TWO: "S04"}, 1), ({TWO: "S04", THREE: "S10"}, 2)])
def test_ability_adds_one_for_each_other_raptor_beside_the_foe(at: dict[str, Any], more: int) -> None:
    match = settle(fight(pack(["eviscerate"], at=at), ONE, "sinbad", "eviscerate"))
    assert health(match, "sinbad") == 15 - 5 - more


def test_ability_is_no_help_in_defense() -> None:
    match = pack(["eaten-alive"], ["exploit"], {TWO: "S04", THREE: "S10"}, active=FOE)
    settle(fight(match, "sinbad", ONE, "exploit", "eaten-alive"))
    assert health(match, ONE) == 7


def test_ability_sets_up_three_heroes_and_loses_with_the_last() -> None:
    match = thwack.new("unmatched", heroes=["raptors", "medusa"])
    assert space(match, ONE) is not None
    assert spaces(match, "place", TWO)
    match = pack([], ["commanding-impact"], {ONE: ("S02", 1), TWO: 0}, active=FOE)
    settle(fight(match, "sinbad", ONE, "commanding-impact"))
    assert (health(match, ONE), match.result) == (0, None)
    last = pack([], ["commanding-impact"], {ONE: ("S02", 1), TWO: 0, THREE: 0}, active=FOE)
    settle(fight(last, "sinbad", ONE, "commanding-impact"))
    assert last.result is not None
    assert last.result.winners == (FOE,)


def test_ambush_adds_the_boost_of_a_card_they_lose() -> None:
    match = settle(fight(pack(["ambush"], ["commanding-impact"]), ONE, "sinbad", "ambush"))
    assert (health(match, "sinbad"), held(match, FOE)) == (15 - 2 - 2, [])


@pytest.mark.parametrize(("at", "actions"), [({}, 2), ({ONE: "S02"}, 2)])
def test_clever_girl_acts_again_beside_the_foe(at: dict[str, Any], actions: int) -> None:
    match = settle(fight(pack(["clever-girl"], at=at), ONE, "sinbad", "clever-girl"))
    assert match.view(None)["actions"] == actions
    gone = pack(["clever-girl"], ["leap-away"])
    fight(gone, ONE, "sinbad", "clever-girl", "leap-away")
    play(gone, "move:sinbad:S11")
    assert gone.view(None)["actions"] == 1


def test_coordinated_attack_pattern_gathers_the_others() -> None:
    match = play(
        pack(["coordinated-attack-pattern"]), f"scheme:coordinated-attack-pattern:{ONE}", f"choose:{ONE}"
    )
    assert {who for who, _ in offered(match, "place")} == {TWO, THREE}
    assert places(match, TWO) == zone_of("S02") - {"S02", "S03"}
    play(match, f"place:{TWO}:S04", "decline")
    assert (space(match, TWO), space(match, THREE)) == ("S04", "S37")


def test_decoy_may_place_another_raptor_beside_the_foe() -> None:
    match = fight(pack(["decoy"], ["regroup"], {THREE: 0}, active=FOE), "sinbad", ONE, "regroup", "decoy")
    assert {who for who, _ in offered(match, "place")} == {TWO}  # who fights stays, who fell stays away
    assert places(match, TWO) == beside("S03") - {"S02"}
    play(match, f"place:{TWO}:S10")
    assert space(match, TWO) == "S10"


def test_disengage_places_her_elsewhere_in_her_zone() -> None:
    match = fight(pack(["disengage"]), ONE, "sinbad", "disengage")
    assert places(match, ONE) == zone_of("S02") - {"S02", "S03"}


def test_eaten_alive_bites_a_neighbour_after_a_win() -> None:
    match = settle(fight(pack(["eaten-alive"]), ONE, "sinbad", "eaten-alive"))
    assert health(match, "sinbad") == 15 - 4 - 1


def test_eviscerate_hits_for_five() -> None:
    match = settle(fight(pack(["eviscerate"]), ONE, "sinbad", "eviscerate"))
    assert health(match, "sinbad") == 15 - 5


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(pack(["feint"], ["exploit"]), ONE, "sinbad", "feint", "exploit"))
    assert held(match, FOE) == []


def test_pack_hunters_hurt_for_each_raptor_around_after_a_win() -> None:
    match = settle(fight(pack(["pack-hunters"], at={TWO: "S04"}), ONE, "sinbad", "pack-hunters"))
    assert health(match, "sinbad") == 15 - 4 - 1 - 2


def test_they_remember_and_act_again() -> None:
    match = settle(fight(pack(["they-remember"]), ONE, "sinbad", "they-remember"))
    assert (match.view(None)["actions"], hand_size(match, ME)) == (2, 1)


def test_working_things_out_moves_all_through_foes() -> None:
    match = play(pack(["feint"]), f"scheme:working-things-out:{ONE}")
    assert moves(match, ONE) == walks("S02", 3, friends=["S03"])
    assert {who for who, _ in offered(match, "move")} == {ONE, TWO, THREE}
    play(match, f"move:{ONE}:S11", "decline")
    assert (space(match, ONE), match.view(None)["actions"], keys(match)[0]) == ("S11", 2, "maneuver")
