"""Little Red Riding Hood: every card, and the basket."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared_b import (
    BASKET,
    HOOD,
    KNIFE,
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
    places,
    red,
    seen_hand,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, play, scene, seat, space

HUNTSMAN = "huntsman"
PELT = "what-big-ears-you-have"  # cards with a pelt and with a flower; KNIFE is one with a knife
FLOWER = "stones-in-the-belly"
RESERVE = "a-grimm-tale"  # a scheme in hand, so that the next action is asked for
FACTS = {
    "a-grimm-tale": Facts("scheme", None, 3, 2, (HUNTSMAN,), ("flower",)),
    "into-the-woods-knife": Facts("scheme", None, 2, 1, (HOOD,), ("knife",)),
    "into-the-woods-pelt": Facts("scheme", None, 2, 1, (HOOD,), ("flower",)),
    "into-the-woods-wolf": Facts("scheme", None, 2, 1, (HOOD,), ("pelt",)),
    "long-have-i-sought-you": Facts("attack", 4, 2, 3, (HUNTSMAN,), ("knife",)),
    "never-leave-the-path": Facts("scheme", None, 1, 2, (HOOD,), ("pelt",)),
    "once-upon-a-time": Facts("versatile", 2, 1, 2, (), ("flower",)),
    "stones-in-the-belly": Facts("versatile", 2, 1, 3, (), ("flower",)),
    "the-wolfs-skin": Facts("defense", 2, 2, 3, (), ("knife",)),
    "what-a-terrible-big-mouth-you-have": Facts("defense", 2, 2, 2, (HOOD,), ("knife",)),
    "what-big-ears-you-have": Facts("attack", 4, 2, 2, (HOOD,), ("pelt",)),
    "what-big-eyes-you-have": Facts("versatile", 3, 2, 2, (HOOD,), ("pelt",)),
    "what-large-hands-you-have": Facts("attack", 2, 3, 2, (HOOD,), ("pelt",)),
    "whats-that-in-my-basket": Facts("versatile", 4, 3, 4, (HOOD,)),
}


def wulf(hand: Sequence[str] = (), at: dict[str, Any] | None = None, *, rage: int = 0) -> dict[str, Any]:
    """The usual foe here: Beowulf on S09 without Rage, so his cards only hit or block; Wiglaf far away."""
    return seat("beowulf", hand, {"beowulf": "S09", "wiglaf": "S07", **(at or {})}, state={"rage": rage})


BLADE = "the-ancient-heirloom"  # attack, value 3
KING = "the-war-king"  # versatile, value 1
GRENDEL = "the-equal-of-grendel"  # defense, value 3
SKIRMISH = "skirmish"  # versatile, value 4; whoever wins with it moves a fighter
HORN = "golden-drinking-horn"  # a scheme in his hand, so that his next action is asked for


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies, banner and item are as printed."""
    assert facts_of(HOOD)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, she with 14 health, the Huntsman with 9 and ranged, and 30 cards, all in the table above."""
    assert move_of(HOOD) == 2
    assert fighters_of(HOOD) == [(HOOD, "hero", 1, 14, "melee"), (HUNTSMAN, "sidekick", 1, 9, "ranged")]
    assert facts_of(HOOD).keys() == FACTS.keys()
    assert deck_size(HOOD) == 30


# The basket


@pytest.mark.parametrize(
    ("pile", "healed"),
    [([PELT], 4), ([PELT, KNIFE], 2), ([KNIFE, PELT], 4), ([PELT, FLOWER], 2)],
)
def test_ability_the_basket_holds_the_item_of_the_top_discard(pile: list[str], healed: int) -> None:
    """Only the top card of her discard pile counts."""
    match = scene(red([RESERVE, RESERVE], {HOOD: ("S10", 5)}, discard=pile), wulf())
    play(match, f"scheme:{RESERVE}:{HUNTSMAN}")
    assert health(match, HOOD) == 5 + healed


@pytest.mark.parametrize(("item", "healed"), [("pelt", 4), ("flower", 2), ("knife", 2)])
def test_ability_with_an_empty_pile_the_basket_holds_any_one_item(item: str, healed: int) -> None:
    """Nothing was discarded yet: the basket itself shows a sign for whichever item she names."""
    match = scene(red([RESERVE, RESERVE], {HOOD: ("S10", 5)}), wulf())
    play(match, f"scheme:{RESERVE}:{HUNTSMAN}")
    assert keys(match) == ["choose:pelt", "choose:flower", "choose:knife"]
    play(match, f"choose:{item}")
    assert health(match, HOOD) == 5 + healed


def test_ability_with_an_empty_pile_a_combat_card_looks_into_the_basket_too() -> None:
    """Once Upon a Time as the first card of a match: a knife, and 3 more damage."""
    match = scene(red([TALE, RESERVE]), wulf([GRENDEL]))
    attack(match, HOOD, "beowulf", TALE, GRENDEL)
    play(match, "choose:knife")
    assert health(match, "beowulf") == 14


def test_ability_with_an_empty_pile_her_big_ears_defend() -> None:
    """For playing a card the empty basket counts as the item needed."""
    match = scene(red([EARS, TALE]), wulf([BLADE, HORN]), active=FOE)
    play(match, "attack:beowulf:little-red-riding-hood")
    assert keys(match) == [f"defend:{TALE}", f"defend:{EARS}", "decline"]


def test_ability_the_pile_may_be_empty_again() -> None:
    """Her only discard comes back to the hand: from then on the basket holds any item again."""
    match = scene(red([HANDS, TALE, RESERVE], discard=[FLOWER]), wulf())
    attack(match, HOOD, "beowulf", HANDS)
    play(match, "choose:take-top-discard")
    assert discard(match, ME) == [HANDS]
    match = scene(red([HANDS, TALE, RESERVE]), wulf())
    attack(match, HOOD, "beowulf", HANDS)
    play(match, "choose:knife", "choose:take-this-card", f"scheme:{RESERVE}:{HUNTSMAN}")
    assert keys(match) == ["choose:pelt", "choose:flower", "choose:knife"]


def test_ability_the_basket_changes_with_every_card_that_is_discarded() -> None:
    """The card just played shows its item to the next one, but not to itself."""
    match = scene(red(["into-the-woods-wolf", RESERVE, RESERVE], {HOOD: ("S10", 5)}), wulf())
    play(match, f"scheme:into-the-woods-wolf:{HOOD}", "decline", f"scheme:{RESERVE}:{HUNTSMAN}")
    assert health(match, HOOD) == 9
    play(match, f"scheme:{RESERVE}:{HUNTSMAN}")  # now a flower lies on top
    assert health(match, HOOD) == 11


def test_ability_a_boost_changes_the_basket_too() -> None:
    """A card discarded to boost a maneuver lies on top as well."""
    match = scene(red([PELT, RESERVE], {HOOD: ("S10", 5)}, knife=True), wulf())
    play(match, "maneuver", f"boost:{PELT}", "decline", f"scheme:{RESERVE}:{HUNTSMAN}")
    assert health(match, HOOD) == 9


# Cards


@pytest.mark.parametrize(("pile", "healed"), [([PELT], 4), ([FLOWER], 2), ([KNIFE], 2)])
def test_a_grimm_tale_heals_her_more_with_a_pelt(pile: list[str], healed: int) -> None:
    """The Huntsman heals Little Red Riding Hood 2, or 4 with a pelt in the basket."""
    match = scene(red([RESERVE, TALE], {HOOD: ("S10", 5), HUNTSMAN: ("S36", 3)}, discard=pile), wulf())
    assert f"scheme:{RESERVE}:{HOOD}" not in keys(match)
    play(match, f"scheme:{RESERVE}:{HUNTSMAN}")
    assert (health(match, HOOD), health(match, HUNTSMAN)) == (5 + healed, 3)


def into_the_woods(card: str) -> thwack.Match:
    """She moves up to 3 with one of the three cards of that name."""
    match = scene(red([card, RESERVE]), wulf())
    play(match, f"scheme:{card}:{HOOD}")
    assert movers(match) == {HOOD}
    assert {"S20", "S08", "S30", "S01", "S05"} - places(match, "move", HOOD) == {"S08"}  # only past Beowulf
    assert "decline" in keys(match)
    play(match, f"move:{HOOD}:S30")
    assert space(match, HOOD) == "S30"
    assert actions(match) == 2
    assert discard(match, ME) == [card]
    return match


def test_into_the_woods_knife_moves_her_and_gives_an_action() -> None:
    """Move her up to 3, gain an action; then a knife lies in the basket."""
    into_the_woods("into-the-woods-knife")


def test_into_the_woods_pelt_moves_her_and_gives_an_action() -> None:
    """Move her up to 3, gain an action; then a flower lies in the basket."""
    into_the_woods("into-the-woods-pelt")


def test_into_the_woods_wolf_moves_her_and_gives_an_action() -> None:
    """Move her up to 3, gain an action; then a pelt lies in the basket."""
    into_the_woods("into-the-woods-wolf")


@pytest.mark.parametrize(
    ("card", "drawn", "hurt", "asked"),
    [
        ("into-the-woods-knife", 0, 2, False),
        ("into-the-woods-pelt", 3, 0, False),
        ("into-the-woods-wolf", 0, 0, True),
    ],
)
def test_into_the_woods_shows_its_item_to_the_next_card(
    card: str, drawn: int, hurt: int, asked: bool
) -> None:
    """The three cards differ in the item they leave: knife, flower and pelt."""
    match = scene(red([card, "never-leave-the-path", RESERVE]), wulf())
    play(match, f"scheme:{card}:{HOOD}", "decline", f"scheme:never-leave-the-path:{HOOD}")
    assert bool(movers(match, "place")) == asked
    assert hand_size(match, ME) == 1 + drawn
    assert health(match, "beowulf") == 17 - hurt


@pytest.mark.parametrize(("where", "damage"), [("S10", 6), ("S03", 4)])
def test_long_have_i_sought_you_is_a_six_at_close_range(where: str, damage: int) -> None:
    """Value 6 if the Huntsman is next to the other fighter, else 4."""
    match = scene(red([KNIFE, RESERVE], {HOOD: "S36", HUNTSMAN: where}), wulf())
    attack(match, HUNTSMAN, "beowulf", KNIFE)
    assert health(match, "beowulf") == 17 - damage


def test_long_have_i_sought_you_is_for_the_huntsman() -> None:
    """She cannot use it."""
    match = scene(red([KNIFE, RESERVE]), wulf())
    assert f"attack:{HOOD}:beowulf" not in keys(match)


PATH = "never-leave-the-path"


def test_never_leave_the_path_with_a_pelt_places_her_anywhere() -> None:
    """Pelt: place her in any free space and gain an action."""
    match = scene(red([PATH, RESERVE], discard=[PELT]), wulf())
    play(match, f"scheme:{PATH}:{HOOD}")
    assert len(places(match, "place", HOOD)) == 38 - 4
    assert "decline" not in keys(match)
    play(match, f"place:{HOOD}:S34")
    assert (space(match, HOOD), actions(match)) == ("S34", 2)
    assert (hand_size(match, ME), health(match, "beowulf")) == (1, 17)


def test_never_leave_the_path_with_a_knife_hurts_every_foe_in_her_zone() -> None:
    """Knife: 2 damage to each opposing fighter in her zone."""
    match = scene(red([PATH, RESERVE], {HUNTSMAN: "S01"}, knife=True), wulf(at={"wiglaf": "S04"}))
    play(match, f"scheme:{PATH}:{HOOD}")
    assert (health(match, "beowulf"), health(match, "wiglaf"), health(match, HUNTSMAN)) == (15, 7, 9)
    match = scene(red([PATH, RESERVE], knife=True), wulf())
    play(match, f"scheme:{PATH}:{HOOD}")
    assert (health(match, "beowulf"), health(match, "wiglaf")) == (15, 9)
    assert (space(match, HOOD), actions(match), hand_size(match, ME)) == ("S10", 1, 1)


def test_never_leave_the_path_with_a_flower_draws_three() -> None:
    """Flower: draw 3."""
    match = scene(red([PATH, RESERVE], discard=[FLOWER]), wulf())
    play(match, f"scheme:{PATH}:{HOOD}")
    assert is_over(match)
    assert hand_size(match, ME) == 4
    assert (space(match, HOOD), actions(match), health(match, "beowulf")) == ("S10", 1, 17)


@pytest.mark.parametrize(("pile", "damage"), [([KNIFE], 3), ([PELT], 0), ([FLOWER], 0)])
def test_once_upon_a_time_cuts_with_a_knife(pile: list[str], damage: int) -> None:
    """After combat, with a knife in the basket, 3 damage to the other fighter."""
    match = scene(red([TALE, RESERVE], discard=pile), wulf([GRENDEL]))
    attack(match, HOOD, "beowulf", TALE, GRENDEL)
    assert health(match, "beowulf") == 17 - damage


def test_once_upon_a_time_cuts_in_defense_too() -> None:
    """Versatile: the same as a defense card, and the Huntsman can use it."""
    match = scene(red([TALE], {HOOD: "S36", HUNTSMAN: "S10"}, knife=True), wulf([BLADE, HORN]), active=FOE)
    attack(match, "beowulf", HUNTSMAN, BLADE, TALE)
    assert (health(match, HUNTSMAN), health(match, "beowulf")) == (8, 14)


@pytest.mark.parametrize(("lost", "damage"), [("feint", 3), ("vigor-and-courage", 4), (HORN, 5)])
def test_stones_in_the_belly_adds_the_boost_of_a_random_discard(lost: str, damage: int) -> None:
    """With a knife the opponent discards a card at random, and its boost value is added."""
    match = scene(
        red([FLOWER, RESERVE], knife=True), wulf(["feint", "vigor-and-courage", HORN]), chance="ask"
    )
    attack(match, HOOD, "beowulf", FLOWER)
    assert match.actor == thwack.CHANCE
    assert len(match.choices) == 3
    play(match, f"choose:{lost}")
    assert health(match, "beowulf") == 17 - damage
    assert discard(match, FOE) == [lost]


@pytest.mark.parametrize("pile", [[PELT], [TALE]])
def test_stones_in_the_belly_needs_a_knife(pile: list[str]) -> None:
    """Without a knife it is a plain 2."""
    match = scene(red([FLOWER, RESERVE], discard=pile), wulf([HORN]))
    attack(match, HOOD, "beowulf", FLOWER)
    assert health(match, "beowulf") == 15
    assert hand(match, FOE) == [HORN]


@pytest.mark.parametrize(("pile", "drawn"), [([PELT], 2), ([KNIFE], 0), ([FLOWER], 0), ([], 0)])
def test_the_wolfs_skin_draws_with_a_pelt(pile: list[str], drawn: int) -> None:
    """After combat, with a pelt in the basket, draw 2."""
    match = scene(red(["the-wolfs-skin"], discard=pile), wulf([BLADE, HORN]), active=FOE)
    attack(match, "beowulf", HOOD, BLADE, "the-wolfs-skin")
    assert health(match, HOOD) == 13
    assert hand_size(match, ME) == drawn


MOUTH = "what-a-terrible-big-mouth-you-have"


@pytest.mark.parametrize(("pile", "damage"), [([PELT], 3), ([KNIFE], 0), ([FLOWER], 0), ([], 0)])
def test_what_a_terrible_big_mouth_you_have_bites_back_with_a_pelt(pile: list[str], damage: int) -> None:
    """After combat, with a pelt, the attacker takes its card's printed value."""
    match = scene(red([MOUTH], discard=pile), wulf([BLADE, HORN]), active=FOE)
    attack(match, "beowulf", HOOD, BLADE, MOUTH)
    assert (health(match, HOOD), health(match, "beowulf")) == (13, 17 - damage)


def test_what_a_terrible_big_mouth_you_have_takes_the_printed_value() -> None:
    """A 3 that became a 5 still has a 3 printed on it."""
    match = scene(red([MOUTH], discard=[PELT]), wulf([BLADE, HORN], rage=2), active=FOE)
    attack(match, "beowulf", HOOD, BLADE, MOUTH)
    play(match, "choose:pay-spend-rage-2-set-value-5")
    assert (health(match, HOOD), health(match, "beowulf")) == (14 - (5 - 2), 14)


EARS = "what-big-ears-you-have"


def test_what_big_ears_you_have_hits_for_four() -> None:
    """An attack card of value 4."""
    match = scene(red([EARS, RESERVE]), wulf([GRENDEL]))
    attack(match, HOOD, "beowulf", EARS, GRENDEL)
    assert health(match, "beowulf") == 16


def test_what_big_ears_you_have_defends_with_a_knife() -> None:
    """With a knife in the basket it may be played as a defense card."""
    match = scene(red([EARS], knife=True), wulf([BLADE, HORN]), active=FOE)
    attack(match, "beowulf", HOOD, BLADE, EARS)
    assert health(match, HOOD) == 14


@pytest.mark.parametrize("pile", [[FLOWER], ["what-big-eyes-you-have"]])
def test_what_big_ears_you_have_does_not_defend_without_a_knife(pile: list[str]) -> None:
    """Without a knife it is an attack card and nothing else."""
    match = scene(red([EARS, TALE], discard=pile), wulf([BLADE, HORN]), active=FOE)
    play(match, "attack:beowulf:little-red-riding-hood")
    assert keys(match) == [f"defend:{TALE}", "decline"]


def test_what_big_ears_you_have_does_not_protect_the_huntsman() -> None:
    """The banner holds in defense too."""
    match = scene(
        red([EARS, TALE], {HOOD: "S36", HUNTSMAN: "S10"}, knife=True), wulf([BLADE, HORN]), active=FOE
    )
    play(match, "attack:beowulf:huntsman")
    assert keys(match) == [f"defend:{TALE}", "decline"]


EYES = "what-big-eyes-you-have"


@pytest.mark.parametrize("card", [EYES, BASKET])
def test_what_big_eyes_you_have_cancels_the_other_card(card: str) -> None:
    """Immediately: cancel every effect on the opponent's card, here the move of a skirmish that was won."""
    match = scene(red([card, RESERVE], knife=True), wulf([SKIRMISH]))
    attack(match, HOOD, "beowulf", card, SKIRMISH)
    assert is_over(match) == (card == EYES)
    assert health(match, "beowulf") == 17


@pytest.mark.parametrize(("pile", "damage"), [([FLOWER], 3), ([KNIFE], 0), ([PELT], 0)])
def test_what_big_eyes_you_have_ignores_the_value_with_a_flower(pile: list[str], damage: int) -> None:
    """With a flower the value of the other card counts as 0."""
    match = scene(red([EYES, RESERVE], discard=pile), wulf([SKIRMISH]))
    attack(match, HOOD, "beowulf", EYES, SKIRMISH)
    assert is_over(match)
    assert health(match, "beowulf") == 17 - damage


@pytest.mark.parametrize(("pile", "damage"), [([FLOWER], 0), ([KNIFE], 1)])
def test_what_big_eyes_you_have_sees_in_defense_too(pile: list[str], damage: int) -> None:
    """Versatile: the same against an attack."""
    match = scene(red([EYES], discard=pile), wulf([SKIRMISH, HORN]), active=FOE)
    attack(match, "beowulf", HOOD, SKIRMISH, EYES)
    assert is_over(match)
    assert health(match, HOOD) == 14 - damage


HANDS = "what-large-hands-you-have"


@pytest.mark.parametrize("pile", [[KNIFE], [PELT]])
def test_what_large_hands_you_have_may_come_back(pile: list[str]) -> None:
    """After combat it may return to the hand, where everybody knows it."""
    match = scene(red([HANDS, RESERVE], discard=pile), wulf())
    attack(match, HOOD, "beowulf", HANDS)
    assert keys(match) == ["choose:take-this-card", "decline"]
    play(match, "choose:take-this-card")
    assert health(match, "beowulf") == 15
    assert hand(match, ME) == sorted([HANDS, RESERVE])
    assert discard(match, ME) == pile
    assert seen_hand(match, FOE, ME) == [HANDS]


def test_what_large_hands_you_have_takes_the_top_discard_instead_with_a_flower() -> None:
    """With a flower the top card of the discard pile may be taken instead."""
    match = scene(red([HANDS, RESERVE], discard=[KNIFE, FLOWER]), wulf())
    attack(match, HOOD, "beowulf", HANDS)
    assert keys(match) == ["choose:take-this-card", "choose:take-top-discard", "decline"]
    same = match.fork()
    play(match, "choose:take-top-discard")
    assert hand(match, ME) == sorted([FLOWER, RESERVE])
    assert discard(match, ME) == [KNIFE, HANDS]
    play(same, "choose:take-this-card")
    assert hand(same, ME) == sorted([HANDS, RESERVE])
    assert discard(same, ME) == [KNIFE, FLOWER]


@pytest.mark.parametrize("pile", [[KNIFE], [FLOWER]])
def test_what_large_hands_you_have_can_be_left(pile: list[str]) -> None:
    """Taking a card back is optional."""
    match = scene(red([HANDS, RESERVE], discard=pile), wulf())
    attack(match, HOOD, "beowulf", HANDS)
    play(match, "decline")
    assert hand(match, ME) == [RESERVE]
    assert discard(match, ME) == [*pile, HANDS]


def test_whats_that_in_my_basket_hits_and_blocks_for_four() -> None:
    """A versatile card of value 4 without an effect; only she can use it."""
    match = scene(red([BASKET, RESERVE], {HUNTSMAN: "S01"}), wulf([GRENDEL]))
    assert f"attack:{HUNTSMAN}:beowulf" not in keys(match)
    attack(match, HOOD, "beowulf", BASKET, GRENDEL)
    assert health(match, "beowulf") == 16
    match = scene(red([BASKET]), wulf(["fatal-struggle", HORN]), active=FOE)
    attack(match, "beowulf", HOOD, "fatal-struggle", BASKET)
    assert health(match, HOOD) == 14


@pytest.mark.parametrize(
    ("item", "drawn", "hurt", "asked"),
    [("pelt", 0, 0, True), ("knife", 0, 2, False), ("flower", 3, 0, False)],
)
def test_whats_that_in_my_basket_counts_as_any_one_item(
    item: str, drawn: int, hurt: int, asked: bool
) -> None:
    """On top of the discard pile it is whichever item its player names, but only one."""
    match = scene(red([PATH, RESERVE], discard=[KNIFE, BASKET]), wulf())
    play(match, f"scheme:{PATH}:{HOOD}")
    assert keys(match) == ["choose:pelt", "choose:flower", "choose:knife"]
    play(match, f"choose:{item}")
    assert bool(movers(match, "place")) == asked
    assert hand_size(match, ME) == 1 + drawn
    assert health(match, "beowulf") == 17 - hurt


def test_whats_that_in_my_basket_is_a_knife_for_a_defense() -> None:
    """It also lets What Big Ears You Have defend."""
    match = scene(red([EARS], discard=[BASKET]), wulf([BLADE, HORN]), active=FOE)
    attack(match, "beowulf", HOOD, BLADE, EARS)
    assert health(match, HOOD) == 14


def test_whats_that_in_my_basket_is_named_for_combat_cards_too() -> None:
    """A combat card that looks for an item asks its player first."""
    match = scene(red([TALE, RESERVE], discard=[BASKET]), wulf([GRENDEL]))
    attack(match, HOOD, "beowulf", TALE, GRENDEL)
    assert match.actor == ME
    other = match.fork()
    play(match, "choose:knife")
    assert health(match, "beowulf") == 14
    play(other, "choose:pelt")
    assert health(other, "beowulf") == 17
