"""William Shakespeare: every card of the deck, and the Line."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    fight,
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

BARD, ACTOR = ("william-shakespeare",), ("actor",)
FACTS = (
    Fact("again", "versatile", 3, 2, 3, ACTOR),
    Fact("alas", "versatile", 2, 2, 2, BARD),
    Fact("all-are-punished", "attack", 4, 2, 2),
    Fact("deceive", "versatile", 2, 1, 3),
    Fact("et-tu-brute", "versatile", 3, 3, 2),
    Fact("horror", "attack", 4, 3, 5, BARD, ("horror",)),
    Fact("my-kingdom-for-a-horse", "attack", 5, 3, 3, BARD),
    Fact("once-more-unto-the-breach", "versatile", 3, 2, 2, BARD),
    Fact("places-places", "attack", 3, 1, 2),
    Fact("revise", "versatile", 1, 2, 2),
    Fact("such-sweet-sorrow", "versatile", 4, 2, 2, ACTOR),
    Fact("the-ides-of-march", "versatile", 2, 2, 2, BARD),
)
HERO = "william-shakespeare"
SIX, FOUR = "my-kingdom-for-a-horse", "the-ides-of-march"
SYLLABLES = {
    "again": 2,
    "alas": 2,
    "deceive": 2,
    "horror": 2,
    "revise": 2,
    SIX: 6,
    "once-more-unto-the-breach": 6,
}


def stage(
    cards: list[str], foil_hand: list[str] | None = None, line: tuple[str, ...] = (), **more: Any
) -> Match:
    """Shakespeare beside Sinbad with these cards in the Line; who is active holds a card more."""
    at = {HERO: "S02", "actor-1": "S38", "actor-2": "S37", "actor-3": "S36", **more.pop("at", {})}
    zones = {"line": [f"shakespeare/{card}" for card in line]}
    mine = more.get("active", ME) == ME
    theirs = foil_hand or []
    if mine:
        cards = [*cards, "such-sweet-sorrow"]
    else:
        theirs = [*theirs, "riches-beyond-compare"]
    foe = seat("sinbad", theirs, {"sinbad": "S03", "porter": "S07"})
    return scene(seat("shakespeare", cards, at, zones=zones), foe, **more)


def completing(card: str, fighter: str = HERO, **more: Any) -> Match:
    """An attack with a card that makes the Line ten syllables long."""
    left = 10 - SYLLABLES.get(card, 4)
    line = {4: (FOUR,), 6: (SIX,), 8: (SIX, "revise")}[left]
    at = more.pop("at", {})
    if fighter != HERO:
        at = {HERO: "S30", fighter: "S02", **at}
    return fight(stage([card], line=line, at=at, **more), fighter, "sinbad", card)


def line(match: Match) -> list[str]:
    """The cards of the Line, the first first."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"]["line"]]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("shakespeare", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("shakespeare", FACTS)


def test_ability_joins_cards_of_combats_to_the_line() -> None:
    """R-67: In attack and in defense, canceled or not."""
    match = settle(fight(stage(["horror"], ["feint"]), HERO, "sinbad", "horror", "feint"))
    assert (line(match), discard(match, ME)) == (["horror"], [])
    match = stage(["alas"], ["regroup"], active=FOE)
    settle(fight(match, "sinbad", HERO, "regroup", "alas"))
    assert line(match) == ["alas"]


def test_ability_discards_a_line_that_is_too_long() -> None:
    """R-67: Nothing is completed."""
    match = stage([FOUR], line=(SIX, "horror"))
    settle(fight(match, HERO, "sinbad", FOUR))
    assert (line(match), health(match, "sinbad")) == ([], 15 - 2)
    assert discard(match, ME) == [SIX, "horror", FOUR]


def test_again_may_return_the_first_card_and_completes_with_a_card() -> None:
    match = stage(["again"], line=(SIX, "horror"), at={HERO: "S30", "actor-1": "S02"})
    fight(match, "actor-1", "sinbad", "again")
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (line(match), SIX in hand(match, ME)) == (["horror", "again"], True)
    done = completing("again", "actor-1")
    before = hand_size(done, ME)
    settle(done)
    assert (hand_size(done, ME), line(done)) == (before + 1, [])


def test_alas_heals_when_lost_and_completes_with_cards_and_health() -> None:
    match = stage(["alas"], ["leap-away"], at={HERO: ("S02", 5)})
    settle(fight(match, HERO, "sinbad", "alas", "leap-away"))
    assert health(match, HERO) == 6
    match = stage(["alas"], line=(SIX, "revise"), at={HERO: ("S02", 5)})
    before = hand_size(match, ME)
    settle(fight(match, HERO, "sinbad", "alas"))
    assert (health(match, HERO), hand_size(match, ME)) == (7, before - 1 + 2)


def test_all_are_punished_hurts_all_others_in_the_zone_and_completes_with_a_card() -> None:
    match = stage(["all-are-punished"], at={"actor-1": "S04"})
    settle(fight(match, HERO, "sinbad", "all-are-punished"))
    assert (health(match, "sinbad"), health(match, "actor-1"), health(match, HERO)) == (10, 0, 13)
    match = fight(stage(["all-are-punished"], line=(SIX,)), HERO, "sinbad", "all-are-punished")
    assert (hand_size(match, ME), line(match)) == (2 - 1 + 1, [])


def test_deceive_cancels_and_completes_by_coming_back() -> None:
    match = fight(stage(["deceive", "horror"], ["regroup"]), HERO, "sinbad", "deceive", "regroup")
    assert hand_size(match, FOE) == 0
    done = completing("deceive")
    assert (line(done), "deceive" in hand(done, ME), "deceive" in discard(done, ME)) == ([], True, False)


def test_et_tu_brute_counts_fighters_beside_the_foe_and_completes_by_placing_all() -> None:
    match = settle(fight(stage(["et-tu-brute"], at={"actor-1": "S04"}), HERO, "sinbad", "et-tu-brute"))
    assert health(match, "sinbad") == 15 - 5
    done = completing("et-tu-brute")
    assert {who for who, _ in offered(done, "place")} == {HERO, "actor-1", "actor-2", "actor-3"}


def test_horror_counts_horrors_and_completes_with_damage() -> None:
    match = settle(fight(stage(["horror"], line=("horror", "horror")), HERO, "sinbad", "horror"))
    assert health(match, "sinbad") == 15 - 6
    done = settle(completing("horror"))
    assert health(done, "sinbad") == 15 - 4 - 2


def test_my_kingdom_for_a_horse_completes_with_two_actions() -> None:
    done = fight(stage([SIX, "horror"], line=(FOUR,)), HERO, "sinbad", SIX)
    assert done.view(None)["actions"] == 1 + 2


def test_once_more_unto_the_breach_brings_actors_back() -> None:
    fallen = {"actor-1": 0, "actor-2": 0}
    match = fight(
        stage(["once-more-unto-the-breach"], at=fallen), HERO, "sinbad", "once-more-unto-the-breach"
    )
    assert places(match, "actor-1") == zone_of("S02") - {"S02", "S03", "S07"}
    match = completing("once-more-unto-the-breach", at=fallen)
    for _ in range(2):
        play(match, keys(match)[0])
    assert (health(match, "actor-1"), health(match, "actor-2")) == (1, 1)


def test_places_places_moves_actors_and_completes_away_from_them() -> None:
    match = fight(stage(["places-places"]), HERO, "sinbad", "places-places")
    assert {who for who, _ in offered(match, "move")} == {"actor-1", "actor-2", "actor-3"}
    done = completing("places-places")
    while offered(done, "move"):
        play(done, "decline")
    taken = zone_of("S38") | zone_of("S37") | zone_of("S36")
    assert places(done, HERO)
    assert not places(done, HERO) & taken


def test_revise_draws_and_completes_by_moving_everybody() -> None:
    won = fight(stage(["revise"]), HERO, "sinbad", "revise")
    lost = fight(stage(["revise"], ["momentous-shift"]), HERO, "sinbad", "revise", "momentous-shift")
    assert (hand_size(won, ME), hand_size(lost, ME)) == (2 - 1 + 2, 2 - 1 + 1)
    match = fight(stage(["revise"], line=(SIX, "horror")), HERO, "sinbad", "revise")
    assert {"sinbad", "porter", HERO} <= {who for who, _ in offered(match, "move")}


def test_such_sweet_sorrow_moves_and_completes_with_a_card() -> None:
    at = {HERO: "S30", "actor-1": "S02"}
    match = fight(stage(["such-sweet-sorrow"], at=at), "actor-1", "sinbad", "such-sweet-sorrow")
    assert moves(match, "actor-1") == walks("S02", 2, foes=["S03", "S07"])
    done = completing("such-sweet-sorrow", "actor-1")
    before = hand_size(done, ME)
    assert hand_size(settle(done), ME) == before + 1


def test_the_ides_of_march_completes_with_damage() -> None:
    done = completing(FOUR)
    play(done, "choose:porter")
    assert (health(done, "porter"), space(done, "porter")) == (4, "S07")
