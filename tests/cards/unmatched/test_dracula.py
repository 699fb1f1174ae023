"""Dracula: every card, and his thirst."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared_b import (
    BASKET,
    HOOD,
    KNIFE,
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
    seen_hand,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, play, scene, seat, space

HERO = "dracula"
SISTER = "sister"
RESERVE = "prey-upon"  # a scheme in hand, so that the next action is asked for
GREEN = {"S01", "S02", "S03", "S04", "S08", "S09", "S10", "S11"}
FACTS = {
    "ambush": Facts("attack", 2, 3, 2),
    "baptism-of-blood": Facts("scheme", None, 2, 2, (HERO,)),
    "beastform": Facts("attack", 6, 4, 2, (HERO,)),
    "dash": Facts("versatile", 3, 1, 3),
    "do-my-bidding": Facts("defense", 3, 3, 2, (HERO,)),
    "exploit": Facts("versatile", 4, 1, 2),
    "feeding-frenzy": Facts("attack", 2, 3, 2, (HERO,)),
    "feint": Facts("versatile", 2, 2, 3),
    "look-into-my-eyes": Facts("defense", 1, 2, 2, (HERO,)),
    "mistform": Facts("scheme", None, 2, 2, (HERO,)),
    "prey-upon": Facts("scheme", None, 4, 2, (HERO,)),
    "ravening-seduction": Facts("scheme", None, 2, 3, (SISTER,)),
    "thirst-for-sustenance": Facts("attack", 3, 3, 3, (SISTER,)),
}


def castle(hand: Sequence[str] = (), at: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Dracula on S09, the Sisters far away."""
    places = {HERO: "S09", "sister-1": "S06", "sister-2": "S07", "sister-3": "S15", **(at or {})}
    return seat(HERO, hand, places, **more)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies and banner are as printed."""
    assert facts_of(HERO)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, Dracula with 13 health, three Sisters with 1, and 30 cards that are all in the table above."""
    assert move_of(HERO) == 2
    assert fighters_of(HERO) == [(HERO, "hero", 1, 13, "melee"), (SISTER, "sidekick", 3, 1, "melee")]
    assert facts_of(HERO).keys() == FACTS.keys()
    assert deck_size(HERO) == 30


# Bloodthirsty


def before_dracula(at: dict[str, Any] | None = None) -> thwack.Match:
    """The start of Dracula's turn."""
    return pass_turn(scene(castle([RESERVE], at), red(), active=FOE, actions=1))


def test_ability_may_bite_a_fighter_next_to_dracula_and_draw() -> None:
    """At the start of the turn 1 damage may be dealt to a fighter next to Dracula; then draw 1."""
    match = before_dracula({"sister-1": "S08"})
    assert match.actor == ME
    assert keys(match) == ["choose:sister-1", f"choose:{HOOD}", "decline"]
    play(match, f"choose:{HOOD}")
    assert health(match, HOOD) == 13
    assert hand_size(match, ME) == 2
    assert actions(match) == 2


def test_ability_can_bite_a_sister() -> None:
    """His own Sisters do as well."""
    match = before_dracula({"sister-1": "S08"})
    play(match, "choose:sister-1")
    assert (health(match, "sister-1"), space(match, "sister-1")) == (0, None)
    assert hand_size(match, ME) == 2


def test_ability_can_win_the_match() -> None:
    """A hero who falls to it has lost before the first action (Q-17)."""
    match = pass_turn(scene(castle([RESERVE]), red(at={HOOD: ("S10", 1)}), active=FOE, actions=1))
    play(match, f"choose:{HOOD}")
    assert match.result is not None
    assert match.result.winners == (ME,)


def test_ability_can_be_declined() -> None:
    """Without damage there is no card."""
    match = before_dracula()
    play(match, "decline")
    assert health(match, HOOD) == 14
    assert hand(match, ME) == [RESERVE]


def test_ability_needs_somebody_near() -> None:
    """With nobody next to him nothing is asked and nothing drawn."""
    match = before_dracula({HERO: "S38"})
    assert "maneuver" in keys(match)
    assert hand(match, ME) == [RESERVE]


# Cards


@pytest.mark.parametrize(("lost", "damage"), [(TALE, 3), ("the-wolfs-skin", 4), (BASKET, 5)])
def test_ambush_adds_the_boost_of_a_random_discard(lost: str, damage: int) -> None:
    """The opponent discards a card at random, and its boost value is added."""
    match = scene(castle(["ambush", RESERVE]), red([TALE, "the-wolfs-skin", BASKET]), chance="ask")
    attack(match, HERO, HOOD, "ambush")
    assert match.actor == thwack.CHANCE
    assert len(match.choices) == 3
    play(match, f"choose:{lost}")
    assert health(match, HOOD) == 14 - damage
    assert discard(match, FOE) == [lost]


def test_ambush_on_an_empty_hand_is_a_two() -> None:
    """Nothing to discard, nothing to add. A Sister can use it too."""
    match = scene(castle(["ambush", RESERVE], {HERO: "S05", "sister-1": "S09"}), red())
    attack(match, "sister-1", HOOD, "ambush")
    assert health(match, HOOD) == 12


def test_baptism_of_blood_heals_and_brings_a_sister_back() -> None:
    """Heal 2; a defeated Sister returns to a space in Dracula's zone."""
    match = scene(castle(["baptism-of-blood", RESERVE], {HERO: ("S09", 5), "sister-2": 0}), red())
    play(match, "scheme:baptism-of-blood:dracula")
    assert health(match, HERO) == 7
    assert movers(match, "place") == {"sister-2"}
    assert places(match, "place", "sister-2") == GREEN - {"S09", "S10"}
    assert "decline" not in keys(match)
    play(match, "place:sister-2:S03")
    assert (health(match, "sister-2"), space(match, "sister-2")) == (1, "S03")
    assert is_over(match)


def test_baptism_of_blood_only_heals_while_all_sisters_stand() -> None:
    """With no Sister defeated there is only the healing, up to full health."""
    match = scene(castle(["baptism-of-blood", RESERVE], {HERO: ("S09", 12)}), red())
    play(match, "scheme:baptism-of-blood:dracula")
    assert is_over(match)
    assert health(match, HERO) == 13


def test_beastform_adds_one_for_each_card_discarded() -> None:
    """Any number of cards may be discarded, for +1 each."""
    match = scene(castle(["beastform", RESERVE, "dash", "mistform"]), red())
    attack(match, HERO, HOOD, "beastform")
    assert keys(match)[-1] == "decline"
    assert len(match.choices) == 4
    play(match, "choose:dash", "choose:mistform", "decline")
    assert health(match, HOOD) == 14 - 8
    assert hand(match, ME) == [RESERVE]
    assert discard(match, ME) == ["dash", "mistform", "beastform"]


def test_beastform_is_a_six_without_discards() -> None:
    """None is also a number."""
    match = scene(castle(["beastform", RESERVE]), red())
    attack(match, HERO, HOOD, "beastform")
    play(match, "decline")
    assert health(match, HOOD) == 8
    assert hand(match, ME) == [RESERVE]


def test_dash_moves_the_fighter_that_used_it() -> None:
    """After combat the own fighter, and only that one, moves up to 3."""
    match = scene(castle(["dash", RESERVE], {HERO: "S05", "sister-1": "S09"}), red())
    attack(match, "sister-1", HOOD, "dash")
    assert health(match, HOOD) == 11
    assert movers(match) == {"sister-1"}
    assert {"S19", "S23", "S11"} <= places(match, "move", "sister-1")  # 3 steps, and never past the foe
    assert "decline" in keys(match)
    play(match, "move:sister-1:S23")
    assert space(match, "sister-1") == "S23"


def test_dash_moves_after_a_defense_too() -> None:
    """Won or lost, attacking or defending; none is also a move."""
    match = scene(castle(["dash"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "dash")
    assert (match.actor, health(match, HERO)) == (ME, 12)
    play(match, "decline")
    assert space(match, HERO) == "S09"


BIDDEN = [BASKET, TALE, "the-wolfs-skin", KNIFE, SPARE]


def bid() -> thwack.Match:
    """She attacks with a 4, and Dracula answers with Do My Bidding."""
    match = scene(castle(["do-my-bidding"]), red(BIDDEN, discard=[PELT]), active=FOE)
    return attack(match, HOOD, HERO, BASKET, "do-my-bidding")


def test_do_my_bidding_chooses_another_attack_card() -> None:
    """The attack card goes back; Dracula sees the hand and picks the attack card played in its place."""
    match = bid()
    assert match.actor == ME
    assert sorted(keys(match)) == sorted([f"choose:{BASKET}", f"choose:{TALE}"])  # what that attacker can use
    assert seen_hand(match, ME) == sorted(BIDDEN)
    play(match, f"choose:{TALE}")
    assert health(match, HERO) == 13
    assert hand(match, FOE) == sorted([BASKET, "the-wolfs-skin", KNIFE, SPARE])
    assert discard(match, FOE) == [PELT, TALE]


def test_do_my_bidding_leaves_dracula_knowing_the_hand() -> None:
    """Dracula knows what is left of the hand; a spectator knows only the card that lay open."""
    match = bid()
    play(match, f"choose:{TALE}")
    assert seen_hand(match, ME) == sorted([BASKET, "the-wolfs-skin", KNIFE, SPARE])
    assert seen_hand(match, None) == [BASKET]


def test_do_my_bidding_may_choose_the_same_card() -> None:
    """The same card is allowed."""
    match = bid()
    play(match, f"choose:{BASKET}")
    assert health(match, HERO) == 12
    assert discard(match, FOE) == [PELT, BASKET]


def test_do_my_bidding_lets_the_new_card_work() -> None:
    """The effects of the card that is played instead resolve, those of the first do not."""
    match = scene(castle(["do-my-bidding"]), red([BASKET, TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, HERO, BASKET, "do-my-bidding")
    play(match, f"choose:{TALE}")
    assert health(match, HERO) == 10  # 2 against 3, then the knife
    match = scene(castle(["do-my-bidding"]), red([BASKET, TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, HERO, TALE, "do-my-bidding")
    play(match, f"choose:{BASKET}")
    assert health(match, HERO) == 12


def test_exploit_draws_a_card() -> None:
    """After combat draw 1, won or lost."""
    match = scene(castle(["exploit", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "exploit", BASKET)
    assert hand_size(match, ME) == 2
    match = scene(castle(["exploit"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "exploit")
    assert health(match, HERO) == 13
    assert hand_size(match, ME) == 1


@pytest.mark.parametrize(
    ("sisters", "damage"), [((), 2), (("S01",), 3), (("S01", "S11"), 4), (("S01", "S11", "S04"), 5)]
)
def test_feeding_frenzy_adds_one_for_each_sister_in_the_zone_of_the_prey(
    sisters: tuple[str, ...], damage: int
) -> None:
    """+1 for each Sister in the other fighter's zone; those elsewhere do not count."""
    at = {f"sister-{number + 1}": where for number, where in enumerate(sisters)}
    match = scene(castle(["feeding-frenzy", RESERVE], at), red())
    attack(match, HERO, HOOD, "feeding-frenzy")
    assert health(match, HOOD) == 14 - damage


@pytest.mark.parametrize(("card", "left"), [("feint", 13), ("exploit", 10)])
def test_feint_cancels_the_effects_of_the_other_card(card: str, left: int) -> None:
    """Cancel every effect on the opponent's card; without it, the knife's 3 damage would come."""
    match = scene(castle([card, RESERVE]), red([TALE], knife=True))
    attack(match, HERO, HOOD, card, TALE)
    assert health(match, HERO) == left


def test_feint_cancels_in_defense_too() -> None:
    """Versatile: the same as a defense card, and a Sister can use it."""
    match = scene(
        castle(["feint"], {HERO: "S05", "sister-3": "S09"}), red([TALE, SPARE], knife=True), active=FOE
    )
    attack(match, HOOD, "sister-3", TALE, "feint")
    assert health(match, "sister-3") == 1


@pytest.mark.parametrize(("card", "damage"), [(BASKET, 0), (TALE, 0), ("what-big-ears-you-have", 1)])
def test_look_into_my_eyes_adds_the_boost_of_the_attack_card(card: str, damage: int) -> None:
    """The boost value of the attack card is added to this defense of 1: 3, 1 or 2 here."""
    match = scene(castle(["look-into-my-eyes"]), red([card, SPARE]), active=FOE)
    attack(match, HOOD, HERO, card, "look-into-my-eyes")
    assert health(match, HERO) == 13 - damage


def test_mistform_places_dracula_anywhere_and_gives_an_action() -> None:
    """Place Dracula in any free space; an action is gained."""
    match = scene(castle(["mistform", RESERVE]), red())
    play(match, "scheme:mistform:dracula")
    assert movers(match, "place") == {HERO}
    assert len(places(match, "place", HERO)) == 38 - 6
    assert "decline" not in keys(match)
    play(match, "place:dracula:S34")
    assert space(match, HERO) == "S34"
    assert actions(match) == 2


def test_prey_upon_feeds_on_every_foe_around() -> None:
    """1 damage to each opposing fighter next to Dracula, who heals 1 for each."""
    at = {HERO: ("S09", 5), "sister-1": "S02"}
    match = scene(castle(["prey-upon", "mistform"], at), red(at={"huntsman": "S08"}))
    play(match, "scheme:prey-upon:dracula")
    assert (health(match, HOOD), health(match, "huntsman")) == (13, 8)
    assert health(match, HERO) == 7
    assert health(match, "sister-1") == 1


def test_prey_upon_feeds_only_on_what_is_near() -> None:
    """One foe near, one healed; nobody near, nothing."""
    match = scene(castle(["prey-upon", "mistform"], {HERO: ("S09", 5)}), red())
    play(match, "scheme:prey-upon:dracula")
    assert (health(match, HOOD), health(match, "huntsman"), health(match, HERO)) == (13, 9, 6)
    match = scene(castle(["prey-upon", "mistform"], {HERO: ("S38", 5)}), red())
    play(match, "scheme:prey-upon:dracula")
    assert (health(match, HOOD), health(match, HERO)) == (14, 5)


def test_ravening_seduction_draws_a_fighter_among_the_sisters() -> None:
    """Move any fighter up to 2, then deal it 1 damage for each Sister next to it."""
    at = {"sister-1": "S20", "sister-2": "S24"}
    match = scene(castle(["ravening-seduction", RESERVE], at), red())
    play(match, "scheme:ravening-seduction:sister-1")
    assert sorted(keys(match)) == sorted(
        f"choose:{who}" for who in (HERO, "sister-1", "sister-2", "sister-3", HOOD, "huntsman")
    )
    play(match, f"choose:{HOOD}")
    assert movers(match) == {HOOD}
    assert places(match, "move", HOOD) == {
        "S02",
        "S03",
        "S04",
        "S11",
        "S12",
        "S21",
    }  # not past Dracula or a Sister
    play(match, f"move:{HOOD}:S21")
    assert space(match, HOOD) == "S21"
    assert health(match, HOOD) == 12


def test_ravening_seduction_hurts_a_fighter_that_is_not_moved() -> None:
    """Moving is up to 2, the damage is not optional."""
    match = scene(castle(["ravening-seduction", RESERVE], {"sister-1": "S20"}), red())
    play(match, "scheme:ravening-seduction:sister-1", f"choose:{HOOD}", "decline")
    assert space(match, HOOD) == "S10"
    assert health(match, HOOD) == 13


def test_ravening_seduction_far_from_the_sisters_only_moves() -> None:
    """No Sister near, no damage; a friend can be moved as well."""
    match = scene(castle(["ravening-seduction", RESERVE]), red())
    play(match, "scheme:ravening-seduction:sister-1", f"choose:{HERO}", "move:dracula:S18")
    assert space(match, HERO) == "S18"
    assert health(match, HERO) == 13


def test_thirst_for_sustenance_brings_dracula_when_it_wins() -> None:
    """If won, place Dracula next to the other fighter."""
    match = scene(
        castle(["thirst-for-sustenance", RESERVE], {HERO: "S38", "sister-1": "S09"}),
        red([TALE], discard=[PELT]),
    )
    attack(match, "sister-1", HOOD, "thirst-for-sustenance", TALE)
    assert health(match, HOOD) == 13
    assert movers(match, "place") == {HERO}
    assert places(match, "place", HERO) == {"S03", "S11", "S20"}
    assert "decline" not in keys(match)
    play(match, "place:dracula:S20")
    assert space(match, HERO) == "S20"


def test_thirst_for_sustenance_brings_nobody_when_it_loses() -> None:
    """If lost, Dracula stays."""
    match = scene(castle(["thirst-for-sustenance", RESERVE], {HERO: "S38", "sister-1": "S09"}), red([BASKET]))
    attack(match, "sister-1", HOOD, "thirst-for-sustenance", BASKET)
    assert is_over(match)
    assert space(match, HERO) == "S38"


def test_thirst_for_sustenance_finds_no_place_next_to_the_defeated() -> None:
    """A fighter that fell is next to nothing (U-9.18)."""
    at = {HERO: "S38", "sister-1": "S09"}
    match = scene(
        castle(["thirst-for-sustenance", RESERVE], at), red(at={HOOD: "S25", "huntsman": ("S10", 3)})
    )
    attack(match, "sister-1", "huntsman", "thirst-for-sustenance")
    assert is_over(match)
    assert (health(match, "huntsman"), space(match, HERO)) == (0, "S38")


def test_thirst_for_sustenance_is_for_sisters() -> None:
    """Dracula cannot use it."""
    match = scene(castle(["thirst-for-sustenance", RESERVE]), red())
    assert f"attack:{HERO}:{HOOD}" not in keys(match)
