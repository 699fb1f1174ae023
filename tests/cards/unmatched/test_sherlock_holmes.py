"""Sherlock Holmes: every card, and the deductions nobody can cancel."""

from collections.abc import Sequence
from typing import Any

import pytest

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
    places,
    red,
    seen_deck,
    seen_hand,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, play, scene, seat, space

HERO = "sherlock-holmes"
WATSON = "dr-watson"
RESERVE = "confirm-suspicion"  # a scheme in hand, so that the next action is asked for
CANCELER = "what-big-eyes-you-have"  # versatile, value 3: cancels every effect on the other card
FACTS = {
    "administer-aid": Facts("scheme", None, 2, 2, (WATSON,)),
    "confirm-suspicion": Facts("scheme", None, 1, 3, (HERO,)),
    "counterpunch": Facts("versatile", 3, 1, 3, (HERO,)),
    "deduce-strategy": Facts("versatile", 3, 1, 3, (HERO,)),
    "education-never-ends": Facts("versatile", 3, 1, 2),
    "elementary": Facts("defense", 3, 3, 2, (HERO,)),
    "eliminate-the-impossible": Facts("scheme", None, 2, 2, (HERO,)),
    "feint": Facts("versatile", 2, 1, 3),
    "fixed-point-in-a-changing-age": Facts("versatile", 3, 1, 2, (WATSON,)),
    "master-of-disguise": Facts("scheme", None, 2, 2, (HERO,)),
    "service-revolver": Facts("attack", 5, 3, 2, (WATSON,)),
    "study-methods": Facts("versatile", 3, 2, 2),
    "the-game-is-afoot": Facts("attack", 5, 2, 2, (HERO,)),
}


def baker_street(hand: Sequence[str] = (), at: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Holmes on S09, Watson far away."""
    return seat(HERO, hand, {HERO: "S09", WATSON: "S07", **(at or {})}, **more)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies and banner are as printed."""
    assert facts_of(HERO)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, Holmes with 16 health, Watson with 8 and ranged, and 30 cards, all in the table above."""
    assert move_of(HERO) == 2
    assert fighters_of(HERO) == [(HERO, "hero", 1, 16, "melee"), (WATSON, "sidekick", 1, 8, "ranged")]
    assert facts_of(HERO).keys() == FACTS.keys()
    assert deck_size(HERO) == 30


# Irrefutable deductions


def test_ability_effects_on_cards_of_holmes_cannot_be_canceled() -> None:
    """Opponents cannot cancel effects on cards whose banner is Holmes."""
    match = scene(baker_street(["counterpunch", RESERVE]), red([CANCELER], discard=[PELT]))
    attack(match, HERO, HOOD, "counterpunch", CANCELER)
    assert health(match, HOOD) == 12


def test_ability_effects_on_cards_of_watson_cannot_be_canceled() -> None:
    """Nor on those whose banner is Watson."""
    near = {HERO: ("S09", 10), WATSON: ("S02", 5)}
    match = scene(
        baker_street(["fixed-point-in-a-changing-age", RESERVE], near), red([CANCELER], discard=[PELT])
    )
    attack(match, WATSON, HOOD, "fixed-point-in-a-changing-age", CANCELER)
    assert (health(match, HERO), health(match, WATSON)) == (11, 6)


@pytest.mark.parametrize(("defense", "drawn"), [(CANCELER, 0), (BASKET, 2)])
def test_ability_does_not_protect_cards_that_anybody_can_use(defense: str, drawn: int) -> None:
    """Cards with the banner ANY can still be canceled."""
    match = scene(baker_street(["education-never-ends", RESERVE]), red([defense], discard=[PELT]))
    attack(match, HERO, HOOD, "education-never-ends", defense)
    assert hand_size(match, ME) == 1 + drawn


# Cards


def test_administer_aid_brings_watson_to_holmes() -> None:
    """Place Watson next to Holmes, heal Holmes 1, draw 1."""
    match = scene(baker_street(["administer-aid", RESERVE], {HERO: ("S09", 10)}), red())
    play(match, "scheme:administer-aid:dr-watson")
    assert places(match, "place", WATSON) == {"S01", "S02", "S08"}
    assert "decline" not in keys(match)
    play(match, "place:dr-watson:S02")
    assert space(match, WATSON) == "S02"
    assert health(match, HERO) == 11
    assert hand_size(match, ME) == 2


def test_administer_aid_needs_watson() -> None:
    """Only Watson can use it, and not when he is defeated."""
    match = scene(baker_street(["administer-aid", RESERVE], {WATSON: 0}), red())
    assert f"scheme:{RESERVE}:{HERO}" in keys(match)
    assert not any(key.startswith("scheme:administer-aid") for key in keys(match))


def test_confirm_suspicion_hurts_a_hero_who_holds_such_a_card() -> None:
    """Name a value: the opponent discards such a card of their choice, and their hero takes its boost."""
    match = scene(baker_street([RESERVE, RESERVE]), red([TALE, "the-wolfs-skin", BASKET, SPARE]))
    play(match, f"scheme:{RESERVE}:{HERO}")
    assert match.actor == ME
    assert keys(match) == ["choose:2", "choose:3", "choose:4"]  # the values in that deck
    play(match, "choose:2")
    assert match.actor == FOE
    assert sorted(keys(match)) == [f"choose:{TALE}", "choose:the-wolfs-skin"]
    play(match, "choose:the-wolfs-skin")
    assert health(match, HOOD) == 12
    assert discard(match, FOE) == ["the-wolfs-skin"]
    assert seen_hand(match, ME) == []  # the rest of the hand stays hidden


def test_confirm_suspicion_shows_the_hand_when_there_is_no_such_card() -> None:
    """With no such card the whole hand is revealed, to everybody."""
    match = scene(baker_street([RESERVE, RESERVE]), red([TALE, BASKET, SPARE]))
    play(match, f"scheme:{RESERVE}:{HERO}", "choose:3")
    assert is_over(match)
    assert health(match, HOOD) == 14
    assert discard(match, FOE) == []
    assert seen_hand(match, ME) == seen_hand(match, None) == sorted([TALE, BASKET, SPARE])


def test_counterpunch_hits_again_when_adjacent() -> None:
    """After combat, if Holmes is next to the other fighter, 2 damage to it."""
    match = scene(baker_street(["counterpunch", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "counterpunch", BASKET)
    assert health(match, HOOD) == 12
    match = scene(baker_street(["counterpunch"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "counterpunch")
    assert (health(match, HERO), health(match, HOOD)) == (15, 12)


def test_counterpunch_does_not_reach_a_distant_fighter() -> None:
    """Shot at from afar, Holmes cannot hit back."""
    match = scene(
        baker_street(["counterpunch"]), red([TALE, SPARE], {HOOD: "S36", "huntsman": "S03"}), active=FOE
    )
    attack(match, "huntsman", HERO, TALE, "counterpunch")
    assert health(match, "huntsman") == 9


@pytest.mark.parametrize(("choice", "damage"), [("choose:deduce", 2), ("decline", 1)])
def test_deduce_strategy_may_turn_a_value_into_its_boost(choice: str, damage: int) -> None:
    """The printed value of the other card may become its boost value: here 2 becomes 1."""
    match = scene(baker_street(["deduce-strategy", RESERVE]), red([TALE]))
    attack(match, HERO, HOOD, "deduce-strategy", TALE)
    play(match, choice)
    assert health(match, HOOD) == 14 - damage


@pytest.mark.parametrize(("choice", "damage"), [("choose:deduce", 0), ("decline", 1)])
def test_deduce_strategy_defends(choice: str, damage: int) -> None:
    """Versatile: an attack of 4 with boost 3 becomes a 3."""
    match = scene(baker_street(["deduce-strategy"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "deduce-strategy")
    play(match, choice)
    assert health(match, HERO) == 16 - damage


def test_education_never_ends_teaches_the_loser() -> None:
    """If won, the opponent draws 1; if lost, draw 2."""
    match = scene(baker_street(["education-never-ends", RESERVE]), red())
    attack(match, HERO, HOOD, "education-never-ends")
    assert health(match, HOOD) == 11
    assert (hand_size(match, ME), hand_size(match, FOE)) == (1, 1)
    match = scene(baker_street(["education-never-ends", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "education-never-ends", BASKET)
    assert (hand_size(match, ME), hand_size(match, FOE)) == (3, 0)


def test_elementary_is_played_face_up_with_a_prediction() -> None:
    """It lies open while the attack card lies hidden, and names a value that deck can attack with."""
    match = scene(baker_street(["elementary"]), red([TALE, BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "elementary")
    assert match.actor == ME
    assert keys(match) == ["choose:2", "choose:3", "choose:4"]
    assert match.view(FOE)["combat"]["defense"]["card"] == "elementary"
    assert match.view(ME)["combat"]["attack"]["card"] is None
    assert match.view(None)["combat"]["attack"]["card"] is None


@pytest.mark.parametrize(("prediction", "damage"), [(4, 0), (2, 1), (3, 1)])
def test_elementary_ignores_a_value_it_foretold(prediction: int, damage: int) -> None:
    """A right prediction: the attack value is ignored. A wrong one: only a defense of 3."""
    match = scene(baker_street(["elementary"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "elementary")
    play(match, f"choose:{prediction}")
    assert health(match, HERO) == 16 - damage


@pytest.mark.parametrize(("prediction", "damage"), [(2, 0), (4, 3)])
def test_elementary_cancels_a_card_it_foretold(prediction: int, damage: int) -> None:
    """A right prediction also cancels the card's effects, here 3 damage after combat."""
    match = scene(baker_street(["elementary"]), red([TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, HERO, TALE, "elementary")
    play(match, f"choose:{prediction}")
    assert health(match, HERO) == 16 - damage


def test_eliminate_the_impossible_picks_a_card_from_the_hand() -> None:
    """Look at an opponent's hand and choose a card they discard; what stays is known to Holmes alone."""
    match = scene(baker_street(["eliminate-the-impossible", RESERVE]), red([TALE, BASKET, SPARE]))
    play(match, f"scheme:eliminate-the-impossible:{HERO}")
    assert match.actor == ME
    assert sorted(keys(match)) == sorted([f"choose:{TALE}", f"choose:{BASKET}", f"choose:{SPARE}"])
    play(match, f"choose:{BASKET}")
    assert discard(match, FOE) == [BASKET]
    assert seen_hand(match, ME) == sorted([TALE, SPARE])
    assert seen_hand(match, None) == []


@pytest.mark.parametrize(("card", "left"), [("feint", 16), ("study-methods", 13)])
def test_feint_cancels_the_effects_of_the_other_card(card: str, left: int) -> None:
    """Cancel every effect on the opponent's card; without it, the knife's 3 damage would come."""
    match = scene(baker_street([card, RESERVE]), red([TALE], knife=True))
    attack(match, HERO, HOOD, card, TALE)
    assert health(match, HERO) == left


def test_feint_cancels_in_defense_too() -> None:
    """Versatile: the same as a defense card, and Watson can use it."""
    at = {WATSON: "S09", HERO: "S06"}
    match = scene(baker_street(["feint"], at), red([TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, WATSON, TALE, "feint")
    assert health(match, WATSON) == 8


@pytest.mark.parametrize(("watson", "gain"), [("S02", 1), ("S03", 0)])
def test_fixed_point_in_a_changing_age_heals_both_when_together(watson: str, gain: int) -> None:
    """After combat, if Watson is next to Holmes, each of them heals 1."""
    at = {HERO: ("S09", 10), WATSON: (watson, 5)}
    match = scene(baker_street(["fixed-point-in-a-changing-age", RESERVE], at), red())
    attack(match, WATSON, HOOD, "fixed-point-in-a-changing-age")
    assert health(match, HOOD) == 11
    assert (health(match, HERO), health(match, WATSON)) == (10 + gain, 5 + gain)


def test_master_of_disguise_swaps_holmes_with_the_other_hero() -> None:
    """Holmes trades places with an opposing hero, who takes 1 damage."""
    match = scene(baker_street(["master-of-disguise", RESERVE]), red(at={HOOD: "S38"}))
    play(match, f"scheme:master-of-disguise:{HERO}")
    assert is_over(match)
    assert (space(match, HERO), space(match, HOOD)) == ("S38", "S09")
    assert (health(match, HERO), health(match, HOOD)) == (16, 13)


def test_master_of_disguise_asks_which_of_several_heroes() -> None:
    """With several opponents one of their heroes is chosen, and only the heroes are on offer."""
    match = scene(
        baker_street(["master-of-disguise", RESERVE]),
        red(),
        seat("dracula"),
        board="sarpedon",
        mode="free-for-all",
    )
    play(match, f"scheme:master-of-disguise:{HERO}")
    assert keys(match) == [f"choose:{HOOD}", "choose:dracula"]
    there = space(match, "dracula")
    play(match, "choose:dracula")
    assert (space(match, HERO), space(match, "dracula")) == (there, "S09")
    assert (health(match, "dracula"), health(match, HOOD)) == (12, 14)


def test_service_revolver_hits_for_five() -> None:
    """No effect: Watson shoots for 5, also across his zone; Holmes cannot use it."""
    match = scene(baker_street(["service-revolver", RESERVE], {WATSON: "S01"}), red([TALE], discard=[PELT]))
    assert f"attack:{HERO}:{HOOD}" not in keys(match)
    attack(match, WATSON, HOOD, "service-revolver", TALE)
    assert is_over(match)
    assert health(match, HOOD) == 11


def test_study_methods_shows_the_hand_when_it_wins() -> None:
    """If won, look at the opponent's hand; nobody else sees it."""
    match = scene(baker_street(["study-methods", RESERVE]), red([TALE, BASKET]))
    attack(match, HERO, HOOD, "study-methods")
    assert health(match, HOOD) == 11
    assert seen_hand(match, ME) == sorted([TALE, BASKET])
    assert seen_hand(match, None) == []


def test_study_methods_shows_nothing_when_it_loses() -> None:
    """If lost, there is nothing to see."""
    match = scene(baker_street(["study-methods", RESERVE]), red([TALE, BASKET]))
    attack(match, HERO, HOOD, "study-methods", BASKET)
    assert seen_hand(match, ME) == []


def test_study_methods_knows_nothing_of_later_draws() -> None:
    """What is drawn afterwards is hidden again, and so is the deck."""
    match = scene(baker_street(["study-methods"], deck=[RESERVE]), red([TALE]), actions=1)
    attack(match, HERO, HOOD, "study-methods")
    play(match, "maneuver", "decline", "decline")
    assert match.actor == FOE
    assert hand_size(match, FOE) == 2
    assert seen_hand(match, ME) == [TALE]
    assert set(seen_deck(match, ME, FOE)) == {None}


def test_the_game_is_afoot_moves_holmes() -> None:
    """After combat, won or lost, Holmes moves up to 3."""
    match = scene(baker_street(["the-game-is-afoot", RESERVE]), red([TALE], discard=[PELT]))
    attack(match, HERO, HOOD, "the-game-is-afoot", TALE)
    assert health(match, HOOD) == 11
    assert {"S18", "S19", "S04"} <= places(match, "move", HERO)
    assert "S20" not in places(match, "move", HERO)  # only past the foe
    play(match, f"move:{HERO}:S19")
    assert space(match, HERO) == "S19"
    assert actions(match) == 1


def test_the_game_is_afoot_can_stay() -> None:
    """Up to 3 includes none."""
    match = scene(baker_street(["the-game-is-afoot", RESERVE]), red())
    attack(match, HERO, HOOD, "the-game-is-afoot")
    play(match, "decline")
    assert space(match, HERO) == "S09"
    assert hand(match, ME) == [RESERVE]
