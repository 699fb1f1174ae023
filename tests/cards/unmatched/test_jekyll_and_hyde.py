"""Jekyll & Hyde: every card, and the two forms."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared_b import (
    BASKET,
    HOOD,
    PELT,
    SPARE,
    TALE,
    Facts,
    actions,
    attack,
    deck_size,
    facts_of,
    fighters_of,
    hand_size,
    is_over,
    move_of,
    movers,
    pass_turn,
    places,
    red,
    seen_deck,
    seen_hand,
)
from tests.kits.unmatched import FOE, ME, deck, discard, hand, health, keys, play, scene, seat, space, state

HERO = "jekyll-and-hyde"
JEKYLL, HYDE = {"form": "jekyll"}, {"form": "hyde"}
CALM, WILD = (
    "calming-research",
    "pure-evil",
)  # schemes of either form: with one in hand the next action is asked for
GREEN = {"S01", "S02", "S03", "S04", "S08", "S09", "S10", "S11"}
AS_JEKYLL = ((HERO,), ("jekyll",), "in_state(jekyll)")
AS_HYDE = ((HERO,), ("hyde",), "in_state(hyde)")
FACTS = {
    "calming-research": Facts("scheme", None, 3, 2, *AS_JEKYLL),
    "distracted-triage": Facts("versatile", 3, 3, 2, *AS_JEKYLL),
    "duality-of-man": Facts("versatile", 3, 1, 2),
    "feint": Facts("versatile", 2, 2, 3),
    "forever-hyde": Facts("attack", 5, 2, 2, *AS_HYDE),
    "madness-relents": Facts("versatile", 4, 2, 2, *AS_HYDE),
    "pure-evil": Facts("scheme", None, 3, 3, *AS_HYDE),
    "recoiling-blow": Facts("attack", 5, 2, 2, *AS_HYDE),
    "scientific-method": Facts("defense", 2, 2, 2, *AS_JEKYLL),
    "skirmish": Facts("versatile", 4, 1, 3),
    "strange-case": Facts("scheme", None, 2, 2, *AS_HYDE),
    "succumb-to-compulsion": Facts("versatile", 2, 2, 3, *AS_JEKYLL),
    "with-haste": Facts("defense", 4, 3, 2, *AS_JEKYLL),
}


def doctor(hand: Sequence[str] = (), where: Any = "S09", **more: Any) -> dict[str, Any]:
    """Jekyll on S09."""
    return seat(HERO, hand, {HERO: where}, state=JEKYLL, **more)


def monster(hand: Sequence[str] = (), where: Any = "S09", **more: Any) -> dict[str, Any]:
    """Hyde on S09."""
    return seat(HERO, hand, {HERO: where}, state=HYDE, **more)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies, banner, tag and the form it needs are as printed."""
    assert facts_of(HERO)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, one fighter with 16 health, and 30 cards that are all in the table above."""
    assert move_of(HERO) == 2
    assert fighters_of(HERO) == [(HERO, "hero", 1, 16, "melee")]
    assert facts_of(HERO).keys() == FACTS.keys()
    assert deck_size(HERO) == 30


# The serum


def test_ability_begins_as_jekyll() -> None:
    """The match begins with Jekyll."""
    assert state(thwack.new("unmatched", heroes=[HERO, HOOD]), ME) == JEKYLL


@pytest.mark.parametrize(("before", "after"), [(JEKYLL, HYDE), (HYDE, JEKYLL)])
def test_ability_may_change_form_at_the_start_of_the_turn(
    before: dict[str, str], after: dict[str, str]
) -> None:
    """At the start of the turn either form may be taken."""
    match = pass_turn(
        scene(seat(HERO, [CALM, WILD], {HERO: "S09"}, state=before), red(), active=FOE, actions=1)
    )
    assert match.actor == ME
    assert keys(match) == ["choose:switch-form", "decline"]
    stay = match.fork()
    play(match, "choose:switch-form")
    assert (state(match, ME), actions(match)) == (after, 2)
    play(stay, "decline")
    assert (state(stay, ME), actions(stay)) == (before, 2)


def test_ability_hyde_is_hurt_after_each_maneuver() -> None:
    """Hyde takes 1 damage after each maneuver."""
    match = scene(monster([WILD]), red())
    play(match, "maneuver", "decline", "decline")
    assert health(match, HERO) == 15
    play(match, "maneuver", "decline", "decline")
    assert health(match, HERO) == 14


def test_ability_jekyll_maneuvers_unhurt_and_hyde_is_not_hurt_by_other_actions() -> None:
    """Jekyll is not hurt by a maneuver, nor Hyde by an attack."""
    match = scene(doctor([CALM]), red())
    play(match, "maneuver", "decline", "decline")
    assert health(match, HERO) == 16
    match = scene(monster(["feint", WILD]), red())
    attack(match, HERO, HOOD, "feint")
    assert health(match, HERO) == 16


def is_usable(row: dict[str, Any], card: str) -> bool:
    """Whether a card in hand, beside a Feint, can be played as a scheme, an attack or a defense."""
    mine = scene(row, red())
    if f"scheme:{card}:{HERO}" in keys(mine):
        return True
    play(mine, f"attack:{HERO}:{HOOD}")
    theirs = play(scene(row, red([BASKET, SPARE]), active=FOE), f"attack:{HOOD}:{HERO}")
    assert "defend:feint" in keys(theirs)
    return f"choose:{card}" in keys(mine) or f"defend:{card}" in keys(theirs)


@pytest.mark.parametrize("card", sorted(card for card, facts in FACTS.items() if facts.needs))
def test_ability_cards_need_their_form(card: str) -> None:
    """JEKYLL cards can be played by Jekyll only, HYDE cards by Hyde only."""
    held = [card, "feint"]
    assert is_usable(doctor(held), card) == (FACTS[card].tags == ("jekyll",))
    assert is_usable(monster(held), card) == (FACTS[card].tags == ("hyde",))


def test_ability_cards_of_either_form_can_boost() -> None:
    """A card that cannot be played now still boosts a maneuver."""
    match = scene(doctor([CALM, WILD, "recoiling-blow"]), red())
    play(match, "maneuver")
    assert {f"boost:{CALM}", f"boost:{WILD}", "boost:recoiling-blow"} <= set(keys(match))


# Cards


DRAWN = ["feint", "skirmish", "with-haste"]


def test_calming_research_heals_and_keeps_one_of_up_to_three_cards() -> None:
    """Heal 2; draw up to 3, keep one of those, put the others at the bottom in any order."""
    match = scene(doctor([CALM, CALM, "duality-of-man"], ("S09", 10), deck=DRAWN), red())
    play(match, f"scheme:{CALM}:{HERO}")
    assert health(match, HERO) == 12
    assert keys(match) == ["choose:0", "choose:1", "choose:2", "choose:3"]
    play(match, "choose:3")
    assert sorted(keys(match)) == [f"choose:{card}" for card in DRAWN]  # only what was drawn
    play(match, "choose:skirmish")
    assert sorted(keys(match)) == ["choose:feint", "choose:with-haste"]
    play(match, "choose:with-haste")
    assert is_over(match)
    assert hand(match, ME) == sorted([CALM, "duality-of-man", "skirmish"])
    assert deck(match, ME)[-2:] == ["with-haste", "feint"]


def test_calming_research_of_missing_cards_may_be_the_end() -> None:
    """U-6.2: what the missing cards set off is not taken for what was drawn."""
    match = scene(doctor([CALM, "duality-of-man"], ("S09", 2), deck=[]), {"hero": "achilles"})
    play(match, f"scheme:{CALM}:{HERO}")
    play(match, "choose:2")
    assert match.result is not None
    assert match.result.winners == (1,)


def test_calming_research_hides_what_went_back() -> None:
    """Only the player knows what lies at the bottom, and what was kept."""
    match = scene(doctor([CALM, CALM], deck=DRAWN), red())
    play(match, f"scheme:{CALM}:{HERO}", "choose:3", "choose:skirmish", "choose:with-haste")
    assert seen_deck(match, ME, ME)[-2:] == ["with-haste", "feint"]
    for eyes in (FOE, None):
        assert seen_hand(match, eyes, ME) == []
        assert set(seen_deck(match, eyes, ME)) == {None}


def test_calming_research_does_not_make_the_rest_of_the_hand_forgotten() -> None:
    """A card of the hand that the opponent has seen cannot have gone back, so it stays known."""
    holmes = seat("sherlock-holmes", ["study-methods"], {"sherlock-holmes": "S10", "dr-watson": "S36"})
    match = scene(doctor([CALM, CALM], deck=DRAWN), holmes, active=FOE, actions=1)
    attack(match, "sherlock-holmes", HERO, "study-methods")
    play(match, "decline")  # the form
    assert seen_hand(match, FOE, ME) == [CALM, CALM]
    play(match, f"scheme:{CALM}:{HERO}", "choose:3", "choose:skirmish", "choose:with-haste")
    assert seen_hand(match, FOE, ME) == [CALM]


@pytest.mark.parametrize("number", [0, 1])
def test_calming_research_can_draw_less(number: int) -> None:
    """With one card drawn it is kept; with none nothing more happens."""
    match = scene(doctor([CALM, CALM], ("S09", 10), deck=DRAWN), red())
    play(match, f"scheme:{CALM}:{HERO}", f"choose:{number}")
    assert is_over(match)
    assert hand(match, ME) == sorted([CALM, *DRAWN[:number]])
    assert deck(match, ME)[0] == DRAWN[number]
    assert health(match, HERO) == 12


def test_distracted_triage_heals_when_it_wins() -> None:
    """If won, heal 2."""
    match = scene(doctor(["distracted-triage", CALM], ("S09", 10)), red())
    attack(match, HERO, HOOD, "distracted-triage")
    assert (health(match, HOOD), health(match, HERO)) == (11, 12)
    match = scene(doctor(["distracted-triage"], ("S09", 10)), red([TALE, SPARE]), active=FOE)
    attack(match, HOOD, HERO, TALE, "distracted-triage")
    assert health(match, HERO) == 12


def test_distracted_triage_does_not_heal_when_it_loses() -> None:
    """If lost, nothing."""
    match = scene(doctor(["distracted-triage", CALM], ("S09", 10)), red([BASKET]))
    attack(match, HERO, HOOD, "distracted-triage", BASKET)
    assert health(match, HERO) == 10


def test_duality_of_man_is_a_six_for_hyde_attacking() -> None:
    """Hyde attacks with a 6, Jekyll with a 3."""
    match = scene(monster(["duality-of-man", WILD]), red())
    attack(match, HERO, HOOD, "duality-of-man")
    assert health(match, HOOD) == 8
    match = scene(doctor(["duality-of-man", CALM]), red())
    attack(match, HERO, HOOD, "duality-of-man")
    assert health(match, HOOD) == 11


def test_duality_of_man_is_a_six_for_jekyll_defending() -> None:
    """Jekyll defends with a 6, Hyde with a 3."""
    match = scene(doctor(["duality-of-man"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "duality-of-man")
    assert health(match, HERO) == 16
    match = scene(monster(["duality-of-man"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "duality-of-man")
    assert health(match, HERO) == 15


@pytest.mark.parametrize(("card", "left"), [("feint", 16), ("duality-of-man", 13)])
def test_feint_cancels_the_effects_of_the_other_card(card: str, left: int) -> None:
    """Cancel every effect on the opponent's card; without it, the knife's 3 damage would come."""
    match = scene(doctor([card, CALM]), red([TALE], knife=True))
    attack(match, HERO, HOOD, card, TALE)
    assert health(match, HERO) == left


def test_feint_cancels_in_defense_too() -> None:
    """Versatile: the same as a defense card, in either form."""
    match = scene(monster(["feint"]), red([TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, HERO, TALE, "feint")
    assert health(match, HERO) == 16


def test_forever_hyde_burns_jekyll_cards() -> None:
    """Any number of JEKYLL cards may be discarded, for +2 each; no other card can be."""
    match = scene(monster(["forever-hyde", "with-haste", "distracted-triage", "feint", WILD]), red())
    attack(match, HERO, HOOD, "forever-hyde")
    assert sorted(keys(match)) == ["choose:distracted-triage", "choose:with-haste", "decline"]
    play(match, "choose:with-haste", "choose:distracted-triage")
    assert health(match, HOOD) == 14 - 9
    assert discard(match, ME) == ["with-haste", "distracted-triage", "forever-hyde"]


def test_forever_hyde_is_a_five_without_them() -> None:
    """Discarding is optional, and is not asked of a hand without JEKYLL cards."""
    match = scene(monster(["forever-hyde", "with-haste", WILD]), red())
    attack(match, HERO, HOOD, "forever-hyde")
    play(match, "decline")
    assert (health(match, HOOD), hand(match, ME)) == (9, [WILD, "with-haste"])
    match = scene(monster(["forever-hyde", WILD]), red())
    attack(match, HERO, HOOD, "forever-hyde")
    assert is_over(match)
    assert health(match, HOOD) == 9


def test_madness_relents_turns_hyde_into_jekyll() -> None:
    """After combat become Jekyll, won or lost, attacking or defending."""
    match = scene(monster(["madness-relents", CALM]), red([BASKET]))
    attack(match, HERO, HOOD, "madness-relents", BASKET)
    assert state(match, ME) == JEKYLL
    match = scene(monster(["madness-relents"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "madness-relents")
    assert (state(match, ME), health(match, HERO)) == (JEKYLL, 16)


def test_pure_evil_appears_in_the_zone_and_hurts_all_around() -> None:
    """Place Hyde in a space of his zone, then 2 damage to each fighter next to him."""
    match = scene(monster([WILD, WILD]), red(at={"huntsman": "S05"}))
    play(match, f"scheme:{WILD}:{HERO}")
    assert places(match, "place", HERO) == GREEN - {"S09", "S10"}
    assert "decline" not in keys(match)
    alone = match.fork()
    play(match, f"place:{HERO}:S11")
    assert (space(match, HERO), health(match, HOOD), health(match, "huntsman")) == ("S11", 12, 9)
    play(alone, f"place:{HERO}:S04")
    assert (health(alone, HOOD), health(alone, "huntsman"), health(alone, HERO)) == (14, 7, 16)


def test_recoiling_blow_leaps_away_and_turns_into_jekyll() -> None:
    """After combat place Hyde in a space of his zone and become Jekyll."""
    match = scene(monster(["recoiling-blow", CALM]), red([TALE], discard=[PELT]))
    attack(match, HERO, HOOD, "recoiling-blow", TALE)
    assert health(match, HOOD) == 11
    assert places(match, "place", HERO) == GREEN - {"S09", "S10"}
    assert "decline" not in keys(match)
    play(match, f"place:{HERO}:S04")
    assert space(match, HERO) == "S04"
    assert state(match, ME) == JEKYLL


@pytest.mark.parametrize(("card", "damage"), [(BASKET, 2), (TALE, 0)])
def test_scientific_method_draws_for_the_damage_taken(card: str, damage: int) -> None:
    """After combat draw as many cards as damage was taken."""
    match = scene(doctor(["scientific-method"]), red([card, SPARE]), active=FOE)
    attack(match, HOOD, HERO, card, "scientific-method")
    assert health(match, HERO) == 16 - damage
    assert hand_size(match, ME) == damage


def test_skirmish_moves_either_fighter_when_it_wins() -> None:
    """If won, one fighter of this combat, one's own or the other, moves up to 2."""
    match = scene(doctor(["skirmish", CALM]), red())
    attack(match, HERO, HOOD, "skirmish")
    assert health(match, HOOD) == 10
    assert movers(match) == {HERO, HOOD}
    assert places(match, "move", HERO) == {"S01", "S02", "S03", "S08", "S18"}
    play(match, f"move:{HERO}:S18")
    assert (space(match, HERO), space(match, HOOD)) == ("S18", "S10")
    assert is_over(match)


def test_skirmish_moves_nobody_when_it_loses() -> None:
    """A tie is a loss for the attacker."""
    match = scene(doctor(["skirmish", CALM]), red([BASKET]))
    attack(match, HERO, HOOD, "skirmish", BASKET)
    assert is_over(match)
    assert health(match, HOOD) == 14


@pytest.mark.parametrize(("top", "boost"), [("with-haste", 3), ("feint", 2), ("skirmish", 1)])
def test_strange_case_deals_the_boost_of_the_top_card(top: str, boost: int) -> None:
    """Reveal the top card, deal its boost value to a fighter next to Hyde, and take the card."""
    match = scene(monster(["strange-case", WILD], deck=[top]), red(at={"huntsman": "S08"}))
    play(match, f"scheme:strange-case:{HERO}")
    assert sorted(keys(match)) == ["choose:huntsman", f"choose:{HOOD}"]
    play(match, "choose:huntsman")
    assert (health(match, "huntsman"), health(match, HOOD)) == (9 - boost, 14)
    assert hand(match, ME) == sorted([top, WILD])
    assert seen_hand(match, FOE, ME) == seen_hand(match, None, ME) == [top]  # everybody saw it


def test_strange_case_takes_the_card_even_with_nobody_near() -> None:
    """Without a target the card is still revealed and taken."""
    match = scene(monster(["strange-case", WILD], "S38", deck=["with-haste"]), red(at={"huntsman": "S08"}))
    play(match, f"scheme:strange-case:{HERO}")
    assert is_over(match)
    assert hand(match, ME) == sorted(["with-haste", WILD])
    assert (health(match, HOOD), health(match, "huntsman")) == (14, 9)


def test_succumb_to_compulsion_moves_and_turns_into_hyde() -> None:
    """After combat move up to 2, then become Hyde."""
    match = scene(doctor(["succumb-to-compulsion", WILD]), red([BASKET]))
    attack(match, HERO, HOOD, "succumb-to-compulsion", BASKET)
    assert places(match, "move", HERO) == {"S01", "S02", "S03", "S08", "S18"}
    play(match, f"move:{HERO}:S08")
    assert space(match, HERO) == "S08"
    assert state(match, ME) == HYDE


def test_succumb_to_compulsion_turns_into_hyde_without_a_move() -> None:
    """Moving is up to 2, the change is not optional; it works in defense too."""
    match = scene(doctor(["succumb-to-compulsion"]), red([TALE, SPARE]), active=FOE)
    attack(match, HOOD, HERO, TALE, "succumb-to-compulsion")
    play(match, "decline")
    assert (space(match, HERO), health(match, HERO), state(match, ME)) == ("S09", 16, HYDE)


def test_with_haste_moves_far() -> None:
    """After combat move up to 4."""
    match = scene(doctor(["with-haste"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "with-haste")
    assert (match.actor, health(match, HERO)) == (ME, 16)
    assert {"S18", "S19", "S29", "S12"} <= places(match, "move", HERO)  # S29 is 4 steps away
    assert "decline" in keys(match)
    play(match, f"move:{HERO}:S29")
    assert space(match, HERO) == "S29"
