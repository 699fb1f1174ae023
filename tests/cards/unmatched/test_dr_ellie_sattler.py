"""Dr. Ellie Sattler: every card of the deck, and the insight that she and Dr. Malcolm leave behind."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    everywhere,
    feint_cancels_the_other_card,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    settle,
    space,
    tokens,
)

HERO, MALCOLM = "dr-ellie-sattler", "dr-ian-malcolm"
BY_MALCOLM = {HERO: "S34", MALCOLM: "S02"}
FACTS = (
    Fact("chaotician", "versatile", 2, 3, 1, ("dr-ian-malcolm",)),
    Fact("feint", "versatile", 2, 1, 3, ()),
    Fact("hey-hey-hey", "versatile", 3, 3, 1, ()),
    Fact("i-think-were-back-in-business", "versatile", 0, 3, 3, ("dr-ellie-sattler",)),
    Fact("life-finds-a-way", "versatile", 2, 3, 2, ("dr-ian-malcolm",)),
    Fact("lock-the-doors", "defense", 2, 2, 2, ()),
    Fact("must-go-faster", "versatile", 3, 2, 1, ()),
    Fact("regroup", "versatile", 1, 1, 2, ()),
    Fact("sexism-in-survival-situations", "versatile", 1, 2, 2, ("dr-ellie-sattler",)),
    Fact("the-concept-of-attraction", "defense", 2, 2, 3, ()),
    Fact("the-future-ex-mrs-malcolm", "scheme", None, 2, 1, ("dr-ian-malcolm",)),
    Fact("violently-if-necessary", "versatile", 3, 3, 3, ("dr-ellie-sattler",)),
    Fact("woman-inherits-the-earth", "versatile", 2, 3, 3, ("dr-ellie-sattler",)),
    Fact("you-never-had-control-thats-the-illusion", "attack", 2, 2, 3, ("dr-ellie-sattler",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def insight(*spaces: str) -> dict[str, list[str | None]]:
    """Insight on these spaces, the rest in the supply."""
    return {"insight": [*spaces, *[None] * (5 - len(spaces))]}


def test_ability_leaves_insight_where_they_move() -> None:
    """R-42"""
    match = maneuver(duel(HERO, ["feint"]), f"move:{HERO}:S01", f"move:{MALCOLM}:S37")
    assert tokens(match, ME) == ["S01", "S37", None, None, None]


def test_ability_works_whoever_moves_them_and_shares_spaces() -> None:
    match = duel(HERO, [], ["leap-away"], active=FOE, state=insight("S09"))
    fight(match, "sinbad", HERO, "leap-away")
    play(match, f"move:{HERO}:S09")
    assert tokens(match, ME) == ["S09", "S09", None, None, None]


def test_ability_ends_with_the_supply() -> None:
    match = maneuver(duel(HERO, ["feint"], state=insight(*["S20"] * 5)), f"move:{HERO}:S01")
    assert tokens(match, ME) == ["S20"] * 5


def test_chaotician_places_insight_anywhere() -> None:
    match = fight(duel(HERO, ["chaotician"], at=BY_MALCOLM), MALCOLM, "sinbad", "chaotician")
    assert places(match, "insight-1") == everywhere()
    play(match, "place:insight-1:S03")
    assert tokens(match, ME)[0] == "S03"


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_hey_hey_hey_moves_the_other_one() -> None:
    match = fight(duel(HERO, ["hey-hey-hey"]), HERO, "sinbad", "hey-hey-hey")
    assert {who for who, _ in offered(match, "move")} == {MALCOLM}
    assert moves(match, MALCOLM) == walks("S38", 4)


def test_i_think_were_back_in_business_is_worth_the_hand() -> None:
    card = "i-think-were-back-in-business"
    match = settle(fight(duel(HERO, [card, "feint", "feint"]), HERO, "sinbad", card))
    assert health(match, "sinbad") == 15 - 3


def test_life_finds_a_way_heals_both_by_the_card_on_their_deck() -> None:
    at: dict[str, Any] = {HERO: ("S34", 5), MALCOLM: ("S02", 4)}
    match = duel(HERO, ["life-finds-a-way"], at=at, foil_deck=["commanding-impact", "feint"])
    settle(fight(match, MALCOLM, "sinbad", "life-finds-a-way"))
    assert discard(match, FOE) == ["commanding-impact"]
    assert (health(match, HERO), health(match, MALCOLM)) == (5 + 2, 4 + 2)


def test_lock_the_doors_hurts_and_moves() -> None:
    match = duel(HERO, ["lock-the-doors"], ["regroup"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "lock-the-doors")
    assert health(match, "sinbad") == 15 - 2
    assert moves(match, HERO) == walks("S02", 2, foes=["S03"])


def test_must_go_faster_may_place_both_after_a_win() -> None:
    match = fight(duel(HERO, ["must-go-faster"]), HERO, "sinbad", "must-go-faster")
    play(match, f"place:{HERO}:S20", f"place:{MALCOLM}:S21")
    assert (space(match, HERO), space(match, MALCOLM), tokens(match, ME)[0]) == ("S20", "S21", None)
    lost = fight(duel(HERO, ["must-go-faster"], ["exploit"]), HERO, "sinbad", "must-go-faster", "exploit")
    assert offered(lost, "place") == []


def test_regroup_draws_one_or_two() -> None:
    regroup_draws_one_or_two(HERO)


def test_sexism_in_survival_situations_is_worth_four_against_a_hero_and_moves_her() -> None:
    card = "sexism-in-survival-situations"
    match = fight(duel(HERO, [card]), HERO, "sinbad", card)
    assert health(match, "sinbad") == 15 - 4
    assert moves(match, HERO) == walks("S02", 1, foes=["S03"])
    other = duel(HERO, [card], foil_at={"sinbad": "S31", "porter": "S03"})
    settle(fight(other, HERO, "porter", card))
    assert health(other, "porter") == 6 - 1


def test_the_concept_of_attraction_may_place_on_insight() -> None:
    match = duel(HERO, ["the-concept-of-attraction"], ["regroup"], active=FOE, state=insight("S20", "S03"))
    fight(match, "sinbad", HERO, "regroup", "the-concept-of-attraction")
    assert places(match, HERO) == {"S20"}
    play(match, f"place:{HERO}:S20")
    assert (space(match, HERO), tokens(match, ME)[2]) == ("S20", None)  # placed is not moved


def test_the_future_ex_mrs_malcolm_draws_thinks_and_acts_again() -> None:
    match = play(duel(HERO, ["feint"]), f"scheme:the-future-ex-mrs-malcolm:{MALCOLM}")
    assert (hand_size(match, ME), tokens(match, ME)[0]) == (1 + 2, "S38")
    assert match.view(None)["actions"] == 2


@pytest.mark.parametrize(("spot", "damage"), [("S03", 2), ("S04", 2), ("S05", 0)])
def test_violently_if_necessary_hurts_on_and_around_insight(spot: str, damage: int) -> None:
    card = "violently-if-necessary"
    match = duel(HERO, [card], ["exploit"], state=insight(spot, "S06"))
    settle(fight(match, HERO, "sinbad", card, "exploit"))
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - damage, 6 - 2)


def test_woman_inherits_the_earth_draws_and_turns_insight_into_health() -> None:
    card = "woman-inherits-the-earth"
    match = duel(HERO, [card], at={HERO: ("S02", 5)}, state=insight("S20", "S20", "S21"))
    settle(fight(match, HERO, "sinbad", card))
    assert (health(match, HERO), hand_size(match, ME), tokens(match, ME)) == (5 + 3, 1 + 1, [None] * 5)


def test_you_never_had_control_thats_the_illusion_spends_all_insight() -> None:
    card = "you-never-had-control-thats-the-illusion"
    match = settle(fight(duel(HERO, [card], state=insight("S20", "S20", "S21")), HERO, "sinbad", card))
    assert (health(match, "sinbad"), tokens(match, ME)) == (15 - 2 - 3, [None] * 5)
    assert keys(match)[0] == "maneuver"
