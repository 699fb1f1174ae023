"""Titania: every card of the deck, and her Glamours."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import Fact, duel, fight, is_whole_deck, moves, places, printed, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    space,
    to_the_move,
)
from thwack import Match

QUEEN, KING = ("titania",), ("oberon",)
FACTS = (
    Fact("a-momentary-glance", "scheme", None, 4, 2, QUEEN),
    Fact("as-wise-as-beautiful", "versatile", 2, 2, 3, QUEEN),
    Fact("but-a-dream", "defense", 0, 2, 2, QUEEN),
    Fact("fairy-song", "versatile", 3, 2, 3),
    Fact("gift-of-the-fair-folk", "scheme", None, 2, 3),
    Fact("met-by-moonlight", "attack", 5, 2, 3, KING),
    Fact("parting-gift", "versatile", 2, 1, 2),
    Fact("protection-of-the-fairy-woods", "defense", 2, 1, 3),
    Fact("queen-of-the-fairies", "attack", 2, 3, 2, QUEEN),
    Fact("the-moon-looks-down", "versatile", 3, 2, 2, QUEEN),
    Fact("what-fools-these-mortals-be", "scheme", None, 2, 2, KING),
    Fact("whisked-away", "versatile", 4, 1, 3),
)
HERO = "titania"


def charmed(glamour: str, hand: list[str], foil_hand: list[str] | None = None, **more: Any) -> Match:
    """Titania with this Glamour face up."""
    zones = {"glamour": [f"{HERO}/glamour-of-{glamour}"]} if glamour else None
    return duel(HERO, hand, foil_hand or [], zones=zones, **more)


def zone(match: Match, name: str, eyes: int | None = None) -> list[str | None]:
    """A zone of hers."""
    return list(match.view(eyes)["seats"][ME]["zones"][name])


def payment(match: Match) -> str:
    """The key of what costs the Glamour."""
    return next(key for key in keys(match) if "fade" in key)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_turns_up_a_glamour_if_none_lies_open() -> None:
    """R-63: Nobody knows what comes."""
    match = duel(HERO, active=FOE)
    assert zone(match, "glamours", ME) == [None] * 6
    pass_turn(match)
    assert (len(zone(match, "glamour")), len(zone(match, "glamours"))) == (1, 5)
    kept = pass_turn(charmed("rhyme", [], active=FOE))
    assert zone(kept, "glamour") == ["titania/glamour-of-rhyme"]


def test_glamour_of_greed_may_draw_at_the_end_of_the_turn() -> None:
    match = charmed("greed", [], actions=1)
    before = hand_size(match, ME)
    play(match, "maneuver")
    while match.view(None)["active"] == ME:
        accept = [key for key in keys(match) if "draw" in key]
        play(match, *(accept or ["decline"]))
    assert hand_size(match, ME) == before + 2


def test_glamour_of_invisibility_moves_through_foes() -> None:
    """R-63: In a maneuver and by effects."""
    match = to_the_move(charmed("invisibility", ["fairy-song"]))
    assert moves(match, HERO) == walks("S02", 2) - {"S03", "S07"}
    usual = to_the_move(charmed("greed", ["fairy-song"]))
    assert moves(usual, HERO) == walks("S02", 2, foes=["S03", "S07"])


def test_glamour_of_jealousy_lets_the_other_defend() -> None:
    match = charmed("jealousy", [], ["commanding-impact"], active=FOE)
    play(match, f"attack:sinbad:{HERO}")
    assert match.actor == ME
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (health(match, HERO), health(match, "oberon"), space(match, HERO)) == (12, 1, "S38")


def test_glamour_of_love_moves_a_foe_before_the_own_fighters() -> None:
    match = charmed("love", ["fairy-song"])
    play(match, "maneuver", "decline")
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}
    play(match, "move:sinbad:S04")
    assert moves(match, HERO)


def test_glamour_of_rhyme_acts_again_after_a_scheme() -> None:
    match = play(charmed("rhyme", ["a-momentary-glance"]), f"scheme:a-momentary-glance:{HERO}")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    assert match.view(None)["actions"] == 2


def test_glamour_of_sleep_takes_combat_damage_alone() -> None:
    match = charmed("sleep", ["parting-gift"])
    fight(match, HERO, "sinbad", "parting-gift")
    play(match, keys(match)[0])
    assert (health(match, HERO), health(match, "sinbad")) == (12, 15 - 2 - 2)


def test_a_momentary_glance_hurts_anybody_in_the_zone() -> None:
    match = play(charmed("", ["a-momentary-glance"]), f"scheme:a-momentary-glance:{HERO}")
    assert f"choose:{HERO}" in keys(match)
    assert health(play(match, "choose:sinbad"), "sinbad") == 13


def test_as_wise_as_beautiful_draws_one_or_two() -> None:
    match = fight(charmed("rhyme", ["as-wise-as-beautiful"]), HERO, "sinbad", "as-wise-as-beautiful")
    before = hand_size(match, ME)
    two, one = play(match.fork(), payment(match)), play(match, "choose:draw-1")
    assert (hand_size(one, ME), zone(one, "glamour")) == (before + 1, ["titania/glamour-of-rhyme"])
    assert (hand_size(two, ME), zone(two, "faded")) == (before + 2, ["titania/glamour-of-rhyme"])


def test_but_a_dream_sends_the_attack_back_and_draws() -> None:
    match = charmed("", ["but-a-dream"], ["regroup"], active=FOE)
    before = hand_size(match, FOE)
    settle(fight(match, "sinbad", HERO, "regroup", "but-a-dream"))
    assert (health(match, HERO), hand_size(match, FOE), hand_size(match, ME)) == (12, before, 1)


def test_fairy_song_is_worth_five_for_the_glamour() -> None:
    match = fight(charmed("rhyme", ["fairy-song"]), HERO, "sinbad", "fairy-song")
    kept, paid = play(match.fork(), "decline"), play(match, payment(match))
    assert (health(kept, "sinbad"), health(paid, "sinbad")) == (12, 10)
    assert health(fight(charmed("", ["fairy-song"]), HERO, "sinbad", "fairy-song"), "sinbad") == 12


def test_gift_of_the_fair_folk_does_two_of_three() -> None:
    match = charmed("", ["gift-of-the-fair-folk"], at={HERO: ("S02", 5)})
    play(match, f"scheme:gift-of-the-fair-folk:{HERO}")
    before = hand_size(match, ME)
    play(match, next(key for key in keys(match) if "draw" in key))
    play(match, next(key for key in keys(match) if "heal" in key), f"choose:{HERO}")
    assert (hand_size(match, ME), health(match, HERO)) == (before + 2, 7)
    match = play(charmed("", ["gift-of-the-fair-folk"]), f"scheme:gift-of-the-fair-folk:{HERO}")
    play(match, next(key for key in keys(match) if "move" in key), "choose:sinbad", "choose:porter")
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}


def test_met_by_moonlight_places_oberon_beside_titania() -> None:
    match = charmed("", ["met-by-moonlight"], at={"oberon": "S02", HERO: "S30"})
    fight(match, "oberon", "sinbad", "met-by-moonlight")
    assert places(match, "oberon") == walks("S30", 1)


def test_parting_gift_may_hurt_both() -> None:
    match = fight(charmed("", ["parting-gift"]), HERO, "sinbad", "parting-gift")
    kept, given = play(match.fork(), "decline"), play(match, keys(match)[0])
    assert (health(kept, HERO), health(kept, "sinbad")) == (12, 13)
    assert (health(given, HERO), health(given, "sinbad")) == (10, 11)


def test_protection_of_the_fairy_woods_cancels_for_the_glamour() -> None:
    match = charmed("rhyme", ["protection-of-the-fairy-woods"], ["regroup"], active=FOE)
    before = hand_size(match, FOE)
    fight(match, "sinbad", HERO, "regroup", "protection-of-the-fairy-woods")
    settle(play(match, payment(match)))
    assert hand_size(match, FOE) == before - 1


def test_queen_of_the_fairies_counts_discarded_glamours() -> None:
    zones = {"faded": [f"{HERO}/glamour-of-{name}" for name in ("love", "sleep")]}
    match = settle(
        fight(duel(HERO, ["queen-of-the-fairies"], zones=zones), HERO, "sinbad", "queen-of-the-fairies")
    )
    assert health(match, "sinbad") == 15 - 4


def test_the_moon_looks_down_puts_a_glamour_under_the_deck() -> None:
    zones = {"faded": [f"{HERO}/glamour-of-love"]}
    match = duel(HERO, ["the-moon-looks-down"], zones=zones)
    fight(match, HERO, "sinbad", "the-moon-looks-down")
    assert (zone(match, "faded"), zone(match, "glamours")[-1]) == ([], f"{HERO}/glamour-of-love")


def test_what_fools_these_mortals_be_shuffles_a_card_in() -> None:
    match = charmed("", ["what-fools-these-mortals-be"], ["exploit", "regroup"])
    play(match, "scheme:what-fools-these-mortals-be:oberon")
    play(match, "choose:exploit")
    assert match.view(FOE)["seats"][FOE]["hand"] == ["regroup"]


def test_whisked_away_moves_or_places() -> None:
    match = fight(charmed("rhyme", ["whisked-away"]), HERO, "sinbad", "whisked-away")
    far, near = (
        play(match.fork(), payment(match)),
        play(match, next(k for k in keys(match) if "up_to" in k or "move" in k)),
    )
    assert moves(near, HERO) == walks("S02", 2, foes=["S03", "S07"])
    assert len(places(far, HERO)) > 30


def test_ability_works_in_a_team() -> None:
    """R-63: What a Glamour says is about the own fighters."""
    match = scene(
        seat(HERO, ["fairy-song", "a-momentary-glance"], zones={"glamour": [f"{HERO}/glamour-of-love"]}),
        seat("sinbad"),
        seat("medusa"),
        seat("alice"),
        mode="teams",
    )
    play(match, "maneuver", "decline")
    assert {who for who, _ in offered(match, "move")} <= {"sinbad", "porter", "alice", "jabberwock"}
