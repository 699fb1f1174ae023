"""Bloody Mary: every card of the deck, and her Three Times."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    chosen_from,
    duel,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    seen_hand,
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
    pass_turn,
    play,
    settle,
    space,
)
from thwack import Match

BLOODY = ("bloody-mary",)
FACTS = (
    Fact("bloody-requiem", "attack", 3, 4, 3, BLOODY),
    Fact("broken-glass", "versatile", 3, 2, 3, BLOODY),
    Fact("closer-than-she-appears", "scheme", None, 2, 2, BLOODY),
    Fact("evade", "defense", 3, 1, 3, BLOODY),
    Fact("feint", "versatile", 2, 2, 2, BLOODY),
    Fact("ghostly-touch", "attack", 1, 2, 2, BLOODY),
    Fact("infinity-mirror", "versatile", 4, 2, 2, BLOODY),
    Fact("jump-scare", "versatile", 3, 2, 2, BLOODY),
    Fact("mirror-image", "defense", 0, 2, 2, BLOODY),
    Fact("out-of-the-mirror", "attack", 1, 2, 2, BLOODY),
    Fact("speak-three-times", "attack", 3, 2, 2, BLOODY),
    Fact("stolen-memories", "scheme", None, 3, 2, BLOODY),
    Fact("trick-of-the-light", "versatile", 2, 3, 3, BLOODY),
)
MARY = "bloody-mary"
SHIFT = "momentous-shift"


def third(card: str, foil_hand: list[str] | None = None) -> Match:
    """Mary attacks with this card as the third action of her turn; before it she only maneuvered."""
    match = duel(MARY, [card], foil_hand or [], deck=["evade"] * 3, actions=3)
    maneuver(maneuver(match))
    return fight(match, MARY, "sinbad", card)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("bloody-mary", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("bloody-mary", FACTS)


@pytest.mark.parametrize(("held_now", "actions"), [(2, 2), (3, 3), (4, 2)])
def test_ability_gains_an_action_with_exactly_three_cards(held_now: int, actions: int) -> None:
    match = duel(MARY, (["evade"] * 3 + ["feint"])[:held_now], active=FOE)
    pass_turn(match)
    if match.actor == ME and "maneuver" in keys(match):
        assert match.view(None)["actions"] == actions
    else:  # nothing but a maneuver was possible: it began by itself
        assert match.view(None)["actions"] == actions - 1


def test_bloody_requiem_strikes_again_with_the_value_of_the_other_card() -> None:
    """X-1: Exploit, a 4, blocks the 3; the bonus attack is then worth 4, against a new card or none."""
    match = fight(
        duel(MARY, ["bloody-requiem"], ["exploit", "regroup"]), MARY, "sinbad", "bloody-requiem", "exploit"
    )
    assert (health(match, "sinbad"), match.actor) == (15, FOE)
    assert {"defend:regroup", "decline"} < set(keys(match))
    assert match.view(FOE)["combat"]["attack"]["card"] == "bloody-requiem"
    blocked, open_ = play(match.fork(), "defend:regroup"), play(match.fork(), "decline")
    assert (health(blocked, "sinbad"), health(open_, "sinbad")) == (15 - 3, 15 - 4)
    assert sorted(discard(blocked, FOE)) == ["exploit", "regroup"]
    assert discard(blocked, ME) == ["bloody-requiem"]


def test_R_22_what_a_bonus_attack_becomes_can_be_canceled() -> None:
    """Without a card in the first combat the bonus attack stays a 0; a Feint cancels what it becomes."""
    match = settle(fight(duel(MARY, ["bloody-requiem"]), MARY, "sinbad", "bloody-requiem"))
    assert health(match, "sinbad") == 15 - 3
    match = duel(MARY, ["bloody-requiem"], ["exploit", "feint"])
    fight(match, MARY, "sinbad", "bloody-requiem", "exploit")
    play(match, "defend:feint")
    assert health(match, "sinbad") == 15


def test_broken_glass_changes_its_value_and_hurts_in_a_tie() -> None:
    for way, answer, hurt, drawn in (
        ("add-value-1", "exploit", 2, 1),
        ("add-value-1", SHIFT, 1, 0),
        (None, SHIFT, 2, 1),
    ):
        match = duel(MARY, ["broken-glass"], [answer])
        fight(match, MARY, "sinbad", "broken-glass", answer)
        assert len(keys(match)) == 3
        play(match, f"choose:{way}" if way else "decline")
        assert (15 - health(match, "sinbad"), hand_size(match, ME)) == (hurt, 1 + drawn)


def test_closer_than_she_appears_moves_draws_and_acts_again() -> None:
    match = play(duel(MARY, ["feint"]), "scheme:closer-than-she-appears:bloody-mary")
    assert moves(match, MARY) == walks("S02", 1, foes=["S03"])
    play(match, "decline")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (2, 2)


def test_evade_draws_a_card() -> None:
    match = duel(MARY, ["evade"], ["regroup"], active=FOE)
    settle(fight(match, "sinbad", MARY, "regroup", "evade"))
    assert (hand_size(match, ME), health(match, MARY)) == (1, 16)


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(duel(MARY, ["feint"], ["regroup"]), MARY, "sinbad", "feint", "regroup"))
    assert hand_size(match, FOE) == 0


def test_ghostly_touch_boosts_and_heals_as_the_third_action() -> None:
    match = duel(MARY, ["ghostly-touch"], at={MARY: ("S02", 10)}, deck=["evade"] * 3, actions=3)
    maneuver(maneuver(match))
    fight(match, MARY, "sinbad", "ghostly-touch")
    play(match, "boost:evade")
    assert (health(match, "sinbad"), health(match, MARY)) == (15 - 2, 13)
    first = settle(
        fight(duel(MARY, ["ghostly-touch"], at={MARY: ("S02", 10)}), MARY, "sinbad", "ghostly-touch")
    )
    assert (health(first, "sinbad"), health(first, MARY)) == (14, 10)


def test_infinity_mirror_moves_either_fighter() -> None:
    match = fight(duel(MARY, ["infinity-mirror"]), MARY, "sinbad", "infinity-mirror")
    assert {who for who, _ in offered(match, "move")} == {MARY, "sinbad"}
    assert moves(match, "sinbad") == walks("S03", 4, foes=["S02"]) - {"S07"}
    play(match, "move:sinbad:S05")
    assert space(match, "sinbad") == "S05"


def test_jump_scare_is_worth_six_in_another_zone() -> None:
    """From S05, which is yellow, to S04, which is green; S03 and S04 share a zone."""
    for start, value in (("S05", 6), ("S11", 3)):
        match = duel(MARY, ["jump-scare"], at={MARY: start})
        maneuver(match, "move:bloody-mary:S04")
        settle(fight(match, MARY, "sinbad", "jump-scare"))
        assert health(match, "sinbad") == 15 - value


def test_mirror_image_copies_the_attack() -> None:
    for attack, value in (("commanding-impact", 5), ("regroup", 1)):
        match = duel(MARY, ["mirror-image"], [attack], active=FOE)
        settle(fight(match, "sinbad", MARY, attack, "mirror-image"))
        told = next(line["data"] for line in match.story("en") if line["kind"] == "clashed")
        assert (told["n"], told["m"], health(match, MARY)) == (value, value, 16)


def test_out_of_the_mirror_discards_for_its_boost_and_draws_as_the_third_action() -> None:
    match = settle(third("out-of-the-mirror", ["commanding-impact"]))
    assert health(match, "sinbad") == 15 - 1 - 2
    assert hand_size(match, ME) == 1 + 2 + 1
    first = settle(fight(duel(MARY, ["out-of-the-mirror"]), MARY, "sinbad", "out-of-the-mirror"))
    assert (health(first, "sinbad"), hand_size(first, ME)) == (14, 1)


def test_speak_three_times_is_worth_seven_as_the_third_action() -> None:
    assert health(settle(third("speak-three-times")), "sinbad") == 15 - 7
    first = settle(fight(duel(MARY, ["speak-three-times"]), MARY, "sinbad", "speak-three-times"))
    assert health(first, "sinbad") == 15 - 3


def test_stolen_memories_costs_a_card_or_health() -> None:
    """She looks at the hand and chooses; they give the card up or their hero takes its boost."""
    match = duel(MARY, ["stolen-memories", "feint"], ["commanding-impact", "exploit"])
    play(match, "scheme:stolen-memories:bloody-mary")
    assert seen_hand(match, ME, FOE) == ["commanding-impact", "exploit"]
    assert chosen_from(match) == {"commanding-impact", "exploit"}
    play(match, "choose:commanding-impact")
    assert match.actor == FOE
    kept, gone = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert (health(kept, "sinbad"), hand_size(kept, FOE)) == (15 - 2, 2)
    assert (health(gone, "sinbad"), discard(gone, FOE)) == (15, ["commanding-impact"])


def test_trick_of_the_light_may_place_her_next_to_the_foe() -> None:
    match = fight(duel(MARY, ["trick-of-the-light"]), MARY, "sinbad", "trick-of-the-light")
    assert places(match, MARY) == beside("S03") - {"S02"}
    play(match, "place:bloody-mary:S11")
    assert space(match, MARY) == "S11"
