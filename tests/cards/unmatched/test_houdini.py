"""Houdini: every card of the deck, and his escapes."""

import pytest

from tests.cards.unmatched.shared import Fact, duel, fight, is_whole_deck, moves, places, printed, walks
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

HARRY, BESS = ("houdini",), ("bess",)
FACTS = (
    Fact("a-magician-never-reveals-his-secrets", "scheme", None, 4, 1, HARRY),
    Fact("all-part-of-the-show", "defense", 2, 2, 2),
    Fact("an-illusion-of-my-own-design", "attack", 4, 1, 2, HARRY),
    Fact("and-the-beautiful-bess", "versatile", 3, 1, 2, BESS),
    Fact("flourish", "attack", 3, 2, 4),
    Fact("for-my-next-trick", "attack", 2, 2, 2),
    Fact("grand-escape", "defense", 2, 3, 3, HARRY),
    Fact("misdirection", "versatile", 2, 1, 3),
    Fact("set-the-stage", "scheme", None, 2, 2, BESS),
    Fact("sleight-of-hand", "attack", 1, 3, 2),
    Fact("smoke-and-mirrors", "versatile", 3, 1, 2),
    Fact("the-big-reveal", "attack", 2, 3, 2, HARRY),
    Fact("vanishing-act", "versatile", 2, 2, 3, HARRY),
)
HERO, SECRET = "houdini", "a-magician-never-reveals-his-secrets"


def boosted(card: str, *others: str) -> Match:
    """A maneuver that is boosted with this card, up to what that sets off."""
    return play(duel(HERO, [card, *others]), "maneuver", f"boost:{card}")


def against_titania(*cards: str) -> Match:
    """Titania looks at Houdini's hand, to shuffle one of his cards in."""
    match = scene(
        seat("titania", ["what-fools-these-mortals-be", "fairy-song"], {"titania": "S02", "oberon": "S04"}),
        seat(HERO, cards, {HERO: "S03", "bess": "S38"}),
    )
    return play(match, "scheme:what-fools-these-mortals-be:oberon")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_escapes_in_a_boosted_maneuver() -> None:
    """R-68: Bess moves as far as the boost takes her."""
    match = boosted("vanishing-act")
    assert len(places(match, HERO)) > 30
    gone = play(match.fork(), f"place:{HERO}:S30")
    assert (space(gone, HERO), moves(gone, HERO)) == ("S30", set())
    assert moves(gone, "bess") == walks("S38", 4, foes=["S03", "S07"], friends=["S30"])
    play(match, "decline")
    assert moves(match, HERO) == walks("S02", 4, foes=["S03", "S07"], friends=["S38"])


def test_ability_does_not_escape_without_a_boost() -> None:
    match = play(duel(HERO, ["flourish"]), "maneuver", "decline")
    assert offered(match, "place") == []


def test_a_magician_never_reveals_his_secrets_draws_and_acts() -> None:
    match = duel(HERO)
    before = hand_size(match, ME)
    play(match, f"scheme:{SECRET}:{HERO}")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (before - 1 + 2, 2)


def test_a_magician_never_reveals_his_secrets_keeps_the_hand_secret() -> None:
    """R-69: The effect is over, and the question is put with or without the card."""
    match = against_titania(SECRET, "flourish")
    assert (match.actor, set(keys(match))) == (FOE, {f"choose:{SECRET}", "decline"})
    play(match, f"choose:{SECRET}")
    assert (match.actor, match.view(ME)["seats"][FOE]["hand"]) == (ME, [SECRET])
    assert hand_size(match, FOE) == 2
    without = against_titania("misdirection", "flourish")
    if without.actor == FOE:
        play(without, "decline")
    assert set(keys(without)) == {"choose:misdirection", "choose:flourish"}


def test_all_part_of_the_show_saves_even_houdini() -> None:
    """R-68"""
    match = duel(HERO, ["all-part-of-the-show"], ["commanding-impact"], at={HERO: ("S02", 2)}, active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "all-part-of-the-show")
    play(match, f"place:{HERO}:S30")
    assert (health(match, HERO), space(match, HERO), match.result) == (4, "S30", None)
    match = duel(HERO, ["all-part-of-the-show", "misdirection"], at={HERO: ("S02", 5)})
    play(match, "maneuver", "boost:all-part-of-the-show")
    assert health(match, HERO) == 7


def test_all_part_of_the_show_cannot_be_canceled() -> None:
    match = scene(
        seat(HERO, ["all-part-of-the-show"], {HERO: ("S02", 2), "bess": "S38"}),
        seat("invisible-man", ["surprise-attack"], {"invisible-man": "S03"}),
        active=FOE,
    )
    fight(match, "invisible-man", HERO, "surprise-attack", "all-part-of-the-show")
    play(match, f"place:{HERO}:S30")
    assert (health(match, HERO), match.result) == (4, None)


def test_all_part_of_the_show_heals_houdini_whoever_boosts_with_it() -> None:
    """R-57: Black Panther has it in the Vibranium Suit."""
    match = scene(
        seat(
            "black-panther",
            ["feint"],
            {"black-panther": ("S02", 5), "shuri": "S04"},
            zones={"suit": [f"{HERO}/all-part-of-the-show"]},
        ),
        seat(HERO, ["flourish"], {HERO: ("S03", 5), "bess": "S38"}),
    )
    play(match, "maneuver", f"boost:{HERO}/all-part-of-the-show")
    assert (health(match, HERO), health(match, "black-panther")) == (7, 5)


def test_an_illusion_of_my_own_design_lets_both_boost() -> None:
    match = duel(HERO, ["an-illusion-of-my-own-design", "flourish"], ["exploit", "commanding-impact"])
    fight(match, HERO, "sinbad", "an-illusion-of-my-own-design", "exploit")
    assert match.actor == FOE
    play(match, keys(match)[0])
    play(match, *[key for key in keys(match) if key == "boost:commanding-impact"])
    assert match.actor == ME
    play(match, "boost:flourish")
    settle(match)
    assert health(match, "sinbad") == 15  # 4 + 2 against 4 + 2


def test_and_the_beautiful_bess_draws_when_a_foe_discards_her() -> None:
    match = duel(HERO, ["and-the-beautiful-bess"], ["riches-beyond-compare"], active=FOE)
    assert hand(match, ME) == ["and-the-beautiful-bess"]
    match = scene(
        seat(HERO, ["and-the-beautiful-bess"], {HERO: "S02", "bess": "S38"}, deck=["flourish", "flourish"]),
        seat("black-widow", ["widows-bite", "feint"], {"black-widow": "S03", "maria-hill": "S37"}),
        active=FOE,
    )
    play(match, f"attack:black-widow:{HERO}", "choose:widows-bite", "decline")
    assert hand(match, ME) == ["flourish"]
    assert boosted("and-the-beautiful-bess", "flourish").view(None)["actions"] == 2


def test_flourish_may_be_boosted_and_draws_as_a_boost() -> None:
    match = fight(duel(HERO, ["flourish", "flourish"], deck=["misdirection"]), HERO, "sinbad", "flourish")
    play(match, "boost:flourish")
    assert (health(match, "sinbad"), "misdirection" in hand(match, ME)) == (15 - 5, True)


def test_for_my_next_trick_moves_draws_and_acts() -> None:
    match = duel(HERO, ["for-my-next-trick"])
    before = hand_size(match, ME)
    fight(match, HERO, "sinbad", "for-my-next-trick")
    assert {who for who, _ in offered(match, "move")} == {HERO, "bess"}
    settle(match)
    assert (hand_size(match, ME), match.view(None)["actions"]) == (before, 2)


def test_grand_escape_may_be_boosted_and_places_when_won() -> None:
    match = duel(HERO, ["grand-escape", "flourish"], ["regroup"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "grand-escape")
    assert ("flourish",) in offered(match, "boost")
    play(match, "decline")
    assert len(places(match, HERO)) > 30


def test_misdirection_cancels_and_hurts_as_a_boost() -> None:
    match = settle(
        fight(duel(HERO, ["misdirection"], ["regroup"]), HERO, "sinbad", "misdirection", "regroup")
    )
    assert hand_size(match, FOE) == 0
    match = boosted("misdirection", "flourish")
    assert {f"choose:{HERO}", "choose:sinbad", "choose:bess"} <= set(keys(match))
    assert health(play(match, "choose:sinbad"), "sinbad") == 13


def test_set_the_stage_draws_three_for_one_and_discards_as_a_boost() -> None:
    match = play(duel(HERO, ["set-the-stage", "flourish"]), "scheme:set-the-stage:bess")
    play(match, "choose:flourish")
    assert (hand_size(match, ME), deck(match, ME)[0]) == (1 + 3, "flourish")
    match = duel(HERO, ["set-the-stage", "flourish"], ["exploit", "regroup"])
    play(match, "maneuver", "boost:set-the-stage")
    play(match, "choose:exploit")
    assert discard(match, FOE) == ["exploit"]


def test_sleight_of_hand_plays_another_card() -> None:
    match = duel(HERO, ["sleight-of-hand", "flourish", "vanishing-act"])
    fight(match, HERO, "sinbad", "sleight-of-hand")
    assert set(keys(match)) == {"choose:flourish", "choose:vanishing-act", "decline"}
    play(match, "choose:flourish")
    assert "sleight-of-hand" in hand(match, ME)
    settle(match)
    assert (health(match, "sinbad"), discard(match, ME)) == (15 - 3, ["flourish"])
    kept = settle(fight(duel(HERO, ["sleight-of-hand"]), HERO, "sinbad", "sleight-of-hand"))
    assert health(kept, "sinbad") == 14
    before = duel(HERO, ["sleight-of-hand", "flourish"])
    size = hand_size(before, ME)
    assert hand_size(play(before, "maneuver", "boost:sleight-of-hand"), ME) == size + 1


def test_smoke_and_mirrors_swaps_who_fights() -> None:
    match = duel(HERO, ["smoke-and-mirrors"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "smoke-and-mirrors")
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (health(match, HERO), health(match, "bess"), space(match, HERO)) == (14, 3, "S38")
    match = fight(duel(HERO, ["smoke-and-mirrors"]), HERO, "sinbad", "smoke-and-mirrors")
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (space(match, "bess"), health(match, "sinbad")) == ("S02", 12)


def test_the_big_reveal_boosts_twice_and_takes_one_back() -> None:
    match = fight(
        duel(HERO, ["the-big-reveal", "flourish", "vanishing-act"]), HERO, "sinbad", "the-big-reveal"
    )
    play(match, "boost:flourish", "boost:vanishing-act")
    assert health(match, "sinbad") == 15 - (2 + 2 + 2)
    assert set(keys(match)) == {"choose:flourish", "choose:vanishing-act"}
    play(match, "choose:vanishing-act")
    assert "vanishing-act" in hand(match, ME)
    assert "flourish" in discard(match, ME)


def test_vanishing_act_moves_either_fighter_through_foes() -> None:
    match = fight(duel(HERO, ["vanishing-act"]), HERO, "sinbad", "vanishing-act")
    assert moves(match, HERO) == walks("S02", 3) - {"S03", "S07"}
    assert moves(match, "sinbad")
