"""The Wayward Sisters: every card of the deck, the Cauldron and the spells."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import Fact, fight, is_whole_deck, places, printed, sarpedon, zone_of
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match

FACTS = (
    Fact("all-seeing-familiar", "attack", 4, 2, 2),
    Fact("curious-familiar", "versatile", 2, 3, 2),
    Fact("double-double", "attack", 3, 2, 3),
    Fact("fire-burn-and-cauldron-bubble", "versatile", 3, 2, 3),
    Fact("hurly-burly", "attack", 3, 1, 3),
    Fact("pricking-of-my-thumbs", "defense", 2, 1, 2),
    Fact("prophecy", "scheme", None, 2, 2),
    Fact("something-wicked-this-way-comes", "scheme", None, 3, 2),
    Fact("the-stars-align", "versatile", 0, 1, 3),
    Fact("toil-and-trouble", "defense", 2, 3, 3),
    Fact("unnatural-remedy", "defense", 1, 2, 2),
    Fact("ward", "versatile", 3, 2, 3),
)
ONE, TWO, THREE = (f"wayward-sister-{n}" for n in (1, 2, 3))


def heath(
    cards: list[str], foil_hand: list[str] | None = None, brew: tuple[str, ...] = (), **more: Any
) -> Match:
    """A Sister beside Sinbad, the others far away, with these cards in the Cauldron; who is active holds a
    scheme more."""
    at = {ONE: "S02", TWO: "S37", THREE: "S36", **more.pop("at", {})}
    zones = {"cauldron": [f"wayward-sisters/{card}" for card in brew]}
    theirs = foil_hand or []
    if more.get("active", ME) == ME:
        cards = [*cards, "prophecy"]
    else:
        theirs = [*theirs, "riches-beyond-compare"]
    own = seat(
        "wayward-sisters",
        cards,
        at,
        zones=zones,
        deck=more.pop("deck", None),
        discard=more.pop("discard", ()),
    )
    return scene(own, seat("sinbad", theirs, {"sinbad": "S03", "porter": "S07"}), **more)


def cauldron(match: Match) -> list[str]:
    """What is in it."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"]["cauldron"]]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("wayward-sisters", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("wayward-sisters", FACTS)


def test_ability_takes_every_card_on_its_way_to_the_discard_pile() -> None:
    """R-55: Played, used to boost, or discarded."""
    match = settle(fight(heath(["ward", "double-double"]), ONE, "sinbad", "double-double"))
    assert (cauldron(match), discard(match, ME)) == (["double-double"], [])
    match = play(heath(["ward"]), "maneuver", "boost:ward")
    assert cauldron(match) == ["ward"]


def test_ability_casts_a_spell_after_an_attack_and_empties_the_cauldron() -> None:
    """R-55: The attack card is in it by then; without a spell nothing is discarded."""
    match = fight(heath(["double-double"], brew=("ward", "hurly-burly")), ONE, "sinbad", "double-double")
    assert len(keys(match)) == 4 + 1
    kept = play(match.fork(), "decline")
    assert (len(cauldron(kept)), discard(kept, ME)) == (3, [])
    play(match, "choose:gain-action")
    assert (cauldron(match), len(discard(match, ME)), match.view(None)["actions"]) == ([], 3, 2)


def test_ability_offers_spells_by_their_ingredients() -> None:
    match = fight(heath(["double-double"], brew=("ward",)), ONE, "sinbad", "double-double")
    assert len(keys(match)) == 2
    play(match, keys(match)[0])
    assert {"choose:sinbad", f"choose:{ONE}"} <= set(keys(match))
    play(match, "choose:sinbad")
    assert health(match, "sinbad") == 15 - (3 + 1) - 1
    none = fight(heath(["double-double"]), ONE, "sinbad", "double-double")
    assert "maneuver" in keys(none)


def test_ability_heals_or_moves_by_other_spells() -> None:
    brew = ("unnatural-remedy", "curious-familiar")
    match = fight(heath(["ward"], brew=brew, at={TWO: ("S37", 3)}), ONE, "sinbad", "ward")
    settle_place(match)
    before = hand_size(match, ME)
    play(match, next(key for key in keys(match) if "heal" in key), f"choose:{TWO}")
    assert (hand_size(match, ME), health(match, TWO)) == (before + 1, 4)
    match = fight(heath(["double-double"], brew=("unnatural-remedy",)), ONE, "sinbad", "double-double")
    play(match, next(key for key in keys(match) if "move" in key))
    assert {"sinbad", "porter", ONE, TWO, THREE} == {who for who, _ in offered(match, "move")}


INGREDIENTS = {
    "snake": ("hurly-burly", "pricking-of-my-thumbs", "toil-and-trouble", "unnatural-remedy"),
    "bat": ("curious-familiar", "fire-burn-and-cauldron-bubble", "something-wicked-this-way-comes", "ward"),
    "lizard": ("all-seeing-familiar", "double-double", "prophecy", "the-stars-align"),
}


@pytest.mark.parametrize(
    ("card", "ingredient"), [(card, name) for name, cards in INGREDIENTS.items() for card in cards]
)
def test_every_card_is_one_ingredient(card: str, ingredient: str) -> None:
    """Double, Double counts the different ones."""
    for name, others in INGREDIENTS.items():
        brew = (card, next(other for other in others if other != card))
        match = heath(["double-double"], brew=brew)
        fight(match, ONE, "sinbad", "double-double")
        assert health(match, "sinbad") == 15 - 3 - (1 if name == ingredient else 2), name


def settle_place(match: Match) -> None:
    """Ward places Sinbad; anywhere will do."""
    if offered(match, "place"):
        play(match, keys(match)[0])


def test_ability_loses_with_the_third_sister() -> None:
    at = {ONE: ("S02", 1), TWO: 0}
    match = heath([], ["commanding-impact"], at=at, active=FOE)
    fight(match, "sinbad", ONE, "commanding-impact")
    assert (health(match, ONE), match.result) == (0, None)
    last = heath([], ["commanding-impact"], at={**at, THREE: 0}, active=FOE)
    fight(last, "sinbad", ONE, "commanding-impact")
    assert last.result is not None


def test_all_seeing_familiar_stirs_and_looks_at_the_top_card() -> None:
    match = heath(["all-seeing-familiar"], discard=["ward"], deck=["hurly-burly", "prophecy"])
    fight(match, ONE, "sinbad", "all-seeing-familiar")
    assert "ward" in cauldron(match)
    play(match, next(key for key in keys(match) if "lay" in key))
    assert "hurly-burly" in cauldron(match)


def test_curious_familiar_takes_a_card_out() -> None:
    match = fight(heath(["curious-familiar"], brew=("ward",)), ONE, "sinbad", "curious-familiar")
    assert ("ward" in hand(match, ME), cauldron(match)) == (True, ["curious-familiar"])


def test_double_double_counts_ingredients() -> None:
    match = fight(
        heath(["double-double"], brew=("ward", "ward", "hurly-burly")), ONE, "sinbad", "double-double"
    )
    assert health(match, "sinbad") == 15 - (3 + 2)


def test_fire_burn_and_cauldron_bubble_stirs() -> None:
    match = heath(["fire-burn-and-cauldron-bubble"], discard=["ward"])
    settle(fight(match, ONE, "sinbad", "fire-burn-and-cauldron-bubble"))
    assert cauldron(match) == ["ward", "fire-burn-and-cauldron-bubble"]


def test_hurly_burly_lets_the_foe_choose() -> None:
    match = heath(["hurly-burly"], deck=["toil-and-trouble", "prophecy"])
    fight(match, ONE, "sinbad", "hurly-burly")
    assert (match.actor, len(keys(match))) == (FOE, 2)
    given = play(match.fork(), next(key for key in keys(match) if "take" in key))
    play(match, next(key for key in keys(match) if "lay" in key))
    assert ("toil-and-trouble" in hand(given, ME), health(given, "sinbad")) == (True, 12)
    assert ("toil-and-trouble" in cauldron(match), health(match, "sinbad")) == (True, 15 - (3 + 3))


def test_pricking_of_my_thumbs_gives_the_damage_back() -> None:
    match = heath(["pricking-of-my-thumbs"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", ONE, "commanding-impact", "pricking-of-my-thumbs"))
    assert (health(match, ONE), health(match, "sinbad")) == (6 - 3, 15 - 3)


def test_prophecy_keeps_two_of_four() -> None:
    top = ["ward", "hurly-burly", "double-double", "the-stars-align"]
    match = play(heath(["ward"], deck=top), f"scheme:prophecy:{ONE}")
    play(match, "choose:ward", "choose:hurly-burly", "choose:the-stars-align")
    assert {"ward", "hurly-burly"} <= set(hand(match, ME))
    assert deck(match, ME)[:2] == ["the-stars-align", "double-double"]


def test_something_wicked_this_way_comes_casts_two_for_nothing() -> None:
    match = heath(["something-wicked-this-way-comes"], brew=("ward",))
    play(match, f"scheme:something-wicked-this-way-comes:{ONE}", "choose:gain-action")
    assert (match.view(None)["actions"], len(keys(match))) == (2, 3)
    play(match, next(key for key in keys(match) if "damage" in key), "choose:sinbad")
    assert (health(match, "sinbad"), "ward" in cauldron(match)) == (14, True)


def test_the_stars_align_is_worth_the_zones_held() -> None:
    match = heath(["the-stars-align"], at={TWO: ("S37", 6), THREE: 0})
    fight(match, ONE, "sinbad", "the-stars-align")
    rows = {row["id"]: row["zones"] for row in sarpedon()["space"]}
    assert health(match, "sinbad") == 15 - len({*rows["S02"], *rows["S37"]})


def test_toil_and_trouble_counts_ingredients() -> None:
    match = heath(["toil-and-trouble"], ["commanding-impact"], brew=("ward", "double-double"), active=FOE)
    settle(fight(match, "sinbad", ONE, "commanding-impact", "toil-and-trouble"))
    assert health(match, ONE) == 6 - (5 - 4)


def test_unnatural_remedy_heals_for_cards_of_the_cauldron() -> None:
    at = {ONE: ("S02", 2), TWO: ("S37", 2)}
    match = heath(["unnatural-remedy"], ["regroup"], brew=("ward", "hurly-burly"), at=at, active=FOE)
    fight(match, "sinbad", ONE, "regroup", "unnatural-remedy")
    play(match, "choose:ward", "choose:hurly-burly")
    play(match, f"choose:{ONE}", f"choose:{ONE}")
    assert (health(match, ONE), sorted(discard(match, ME))) == (4, ["hurly-burly", "ward"])


def test_ward_places_the_foe_in_the_zone() -> None:
    match = fight(heath(["ward"]), ONE, "sinbad", "ward")
    assert places(match, "sinbad") == zone_of("S02") - {"S02", "S03", "S07"}
    play(match, "place:sinbad:S04")
    assert space(match, "sinbad") == "S04"
