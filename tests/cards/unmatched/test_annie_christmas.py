"""Annie Christmas and Charlie: every card of the deck, and her Necklace of Pearls."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_whole_deck,
    places,
    printed,
    seen_hand,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, deck, hand_size, health, keys, offered, play, settle, space

ANNIE = ("annie-christmas",)
CHARLIE = ("charlie",)
FACTS = (
    Fact("a-few-more-pearls", "scheme", None, 2, 3, ANNIE),
    Fact("better-together", "versatile", 4, 1, 4),
    Fact("bottom-dealing", "attack", 3, 2, 2, CHARLIE),
    Fact("captains-orders", "scheme", None, 2, 2, ANNIE),
    Fact("keep-your-hands-to-yourself", "versatile", 3, 2, 3, ANNIE),
    Fact("lagniappe", "attack", 5, 2, 3, ANNIE),
    Fact("long-shot", "versatile", 3, 1, 2),
    Fact("mississippi-queen", "defense", 2, 3, 3, ANNIE),
    Fact("quite-a-pair", "versatile", 3, 2, 2),
    Fact("slick-talker", "defense", 3, 3, 2),
    Fact("striking-beauty", "versatile", 1, 3, 2, ANNIE),
    Fact("the-turn-and-the-river", "versatile", 2, 3, 2, CHARLIE),
)
HERO = "annie-christmas"
SHIFT = "momentous-shift"
CHARLIE_FIGHTS = {HERO: "S34", "charlie": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("annie-christmas", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("annie-christmas", FACTS)


@pytest.mark.parametrize(("annie", "more"), [(14, 2), (15, 0)])
def test_ability_adds_two_while_she_has_less_health(annie: int, more: int) -> None:
    """Annie against Sinbad, who has as much or more; never for Charlie."""
    foil = {"sinbad": ("S03", 15 if more else 14)}
    match = settle(
        fight(duel(HERO, ["striking-beauty"], ["exploit"], foil_at=foil), HERO, "sinbad", "striking-beauty")
    )
    assert health(match, "sinbad") == foil["sinbad"][1] - 1 - more - 2
    match = duel(HERO, ["the-turn-and-the-river"], at=CHARLIE_FIGHTS)
    settle(fight(match, "charlie", "sinbad", "the-turn-and-the-river"))
    assert health(match, "sinbad") == 15 - 2


def test_a_few_more_pearls_hurts_everybody_around_annie() -> None:
    match = duel(HERO, ["a-few-more-pearls", "long-shot"], foil_at={"porter": "S01"})
    play(match, "scheme:a-few-more-pearls:annie-christmas")
    assert (health(match, "sinbad"), health(match, "porter")) == (13, 4)


def test_better_together_heals_both_next_to_each_other() -> None:
    for charlie, healed in (("S01", 1), ("S38", 0)):
        at = {HERO: ("S02", 8), "charlie": (charlie, 4)}
        match = settle(fight(duel(HERO, ["better-together"], at=at), HERO, "sinbad", "better-together"))
        assert (health(match, HERO), health(match, "charlie")) == (8 + healed, 4 + healed)


def test_bottom_dealing_adds_the_boost_of_the_last_card() -> None:
    """It is shown to all, and may be put on top."""
    match = duel(HERO, ["bottom-dealing"], at=CHARLIE_FIGHTS, deck=["long-shot", "long-shot"])
    last = deck(match, ME)[-1]
    fight(match, "charlie", "sinbad", "bottom-dealing")
    assert match.view(FOE)["seats"][ME]["deck"][-1] == last
    kept, lifted = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    boost = printed(HERO, last).boost or 0
    assert health(kept, "sinbad") == health(lifted, "sinbad") == 15 - 3 - boost
    assert (deck(kept, ME)[-1], deck(kept, ME)[0]) == (last, "long-shot")
    assert (deck(lifted, ME)[0], match.view(FOE)["seats"][ME]["deck"][-1]) == (last, last)


def test_captains_orders_places_both_and_acts_again() -> None:
    match = play(duel(HERO, ["captains-orders", "long-shot"]), "scheme:captains-orders:annie-christmas")
    assert places(match, HERO) == zone_of("S02") - {"S02", "S03"}
    play(match, "place:annie-christmas:S08")
    assert places(match, "charlie") == zone_of("S08") - {"S08", "S03"}
    play(match, "place:charlie:S09")
    assert (space(match, HERO), space(match, "charlie"), match.view(None)["actions"]) == ("S08", "S09", 2)


def test_keep_your_hands_to_yourself_moves_both() -> None:
    match = fight(duel(HERO, ["keep-your-hands-to-yourself"]), HERO, "sinbad", "keep-your-hands-to-yourself")
    assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}
    play(match, "move:sinbad:S11", "move:annie-christmas:S08")
    assert (space(match, HERO), space(match, "sinbad")) == ("S08", "S11")


def test_lagniappe_draws_for_her_own_blood() -> None:
    """No damage, 1 for a card, 2 for two; what it costs counts for the necklace."""
    match = fight(duel(HERO, ["lagniappe"], foil_at={"sinbad": ("S03", 13)}), HERO, "sinbad", "lagniappe")
    assert len(keys(match)) == 3
    two, none = play(match.fork(), keys(match)[1]), play(match.fork(), "decline")
    assert (health(two, HERO), hand_size(two, ME), health(two, "sinbad")) == (12, 3, 13 - 5 - 2)
    assert (health(none, HERO), hand_size(none, ME), health(none, "sinbad")) == (14, 1, 13 - 5)
    one = play(match.fork(), keys(match)[0])
    assert (health(one, HERO), hand_size(one, ME)) == (13, 2)


def test_long_shot_is_worth_five_from_afar() -> None:
    for charlie, value in (("S01", 5), ("S02", 3)):
        match = duel(HERO, ["long-shot"], at={HERO: "S34", "charlie": charlie})
        settle(fight(match, "charlie", "sinbad", "long-shot"))
        assert health(match, "sinbad") == 15 - value


@pytest.mark.parametrize("attack", ["commanding-impact"])
def test_mississippi_queen_cannot_fall_this_turn(attack: str) -> None:
    """R-21: Damage leaves her 1 health until the turn is over, and still counts as dealt."""
    match = duel(HERO, ["mississippi-queen"], [attack, "exploit"], at={HERO: ("S02", 2)}, active=FOE)
    settle(fight(match, "sinbad", HERO, attack, "mississippi-queen"))
    assert (health(match, HERO), match.result) == (1, None)
    settle(fight(match, "sinbad", HERO, "exploit"))
    assert (health(match, HERO), match.result) == (1, None)
    later = duel(HERO, [], [attack], at={HERO: ("S02", 2)}, active=FOE)
    settle(fight(later, "sinbad", HERO, attack))
    assert health(later, HERO) == 0


def test_R_21_damage_that_leaves_one_health_was_dealt() -> None:
    """Sinbad has won the combat: his Leap Away moves somebody."""
    match = duel(HERO, ["mississippi-queen"], ["leap-away"], at={HERO: ("S02", 1)}, active=FOE)
    fight(match, "sinbad", HERO, "leap-away", "mississippi-queen")
    assert (health(match, HERO), match.actor) == (1, FOE)
    assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}


def test_quite_a_pair_cancels_for_two_alike() -> None:
    """The two are shown to all and stay in the hand."""
    match = duel(HERO, ["quite-a-pair", "long-shot", "long-shot"], ["regroup"])
    fight(match, HERO, "sinbad", "quite-a-pair", "regroup")
    kept = play(match.fork(), "decline")
    assert hand_size(kept, FOE) == 1
    play(match, keys(match)[0])
    assert seen_hand(match, FOE, ME) == ["long-shot", "long-shot"]
    assert hand_size(match, FOE) == 0
    single = duel(HERO, ["quite-a-pair", "long-shot"], ["regroup"])
    fight(single, HERO, "sinbad", "quite-a-pair", "regroup")
    play(single, keys(single)[0])
    assert (hand_size(single, FOE), seen_hand(single, FOE, ME)) == (1, [])


@pytest.mark.parametrize(("who", "other", "at"), [(HERO, "charlie", {}), ("charlie", HERO, CHARLIE_FIGHTS)])
def test_slick_talker_swaps_the_two(who: str, other: str, at: dict[str, str]) -> None:
    match = duel(HERO, ["slick-talker"], ["commanding-impact"], at=at, active=FOE)
    away = space(match, other)
    fight(match, "sinbad", who, "commanding-impact", "slick-talker")
    before = health(match, other)
    play(match, keys(match)[0])
    assert (space(match, who), space(match, other)) == (away, "S02")
    assert health(match, other) == before - 2


def test_striking_beauty_hurts_more_when_won() -> None:
    for defense, hurt in ((None, 1 + 2), ("exploit", 1)):
        foil = {"sinbad": ("S03", 10)}
        match = duel(HERO, ["striking-beauty"], ["exploit"], foil_at=foil)
        settle(fight(match, HERO, "sinbad", "striking-beauty", defense))
        assert health(match, "sinbad") == 10 - hurt


def test_the_turn_and_the_river_draws_two() -> None:
    match = settle(
        fight(
            duel(HERO, ["the-turn-and-the-river"], at=CHARLIE_FIGHTS),
            "charlie",
            "sinbad",
            "the-turn-and-the-river",
        )
    )
    assert hand_size(match, ME) == 3
