"""Angel and Faith: every card of the deck, and the Brooding Hero."""

import pytest

from tests.cards.unmatched.shared import (
    HEALTH,
    Fact,
    chosen_from,
    draws_whether_won_or_lost,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, hand_size, health, keys, offered, play, settle, space

ANGEL = ("angel",)
FAITH = ("faith",)
FACTS = (
    Fact("angelus-scourge-of-europe", "attack", 5, 3, 3, ANGEL),
    Fact("brooding", "versatile", 3, 2, 2, ANGEL),
    Fact("cursed-with-a-soul", "attack", 4, 3, 2, ANGEL),
    Fact("disengage", "attack", 4, 2, 3),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("five-by-five", "attack", 5, 3, 2, FAITH),
    Fact("haunted-by-the-faces", "defense", 3, 2, 2, ANGEL),
    Fact("killer-of-the-dead", "scheme", None, 3, 3, FAITH),
    Fact("momentous-shift", "versatile", 3, 1, 3),
    Fact("regroup", "versatile", 1, 1, 3),
    Fact("the-rogue-slayer", "versatile", 3, 3, 2, FAITH),
    Fact("wisdom-of-ages", "attack", 3, 2, 2, ANGEL),
)
FAITH_FIGHTS = {"angel": "S34", "faith": "S02"}
SHIFT = "momentous-shift"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("angel", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    assert is_whole_deck("angel", FACTS)


@pytest.mark.parametrize(("fighter", "at"), [("angel", {}), ("faith", FAITH_FIGHTS)])
def test_ability_draws_after_an_attack_that_was_lost(fighter: str, at: dict[str, str]) -> None:
    """After you attack, if you lost the combat, draw 1 card: for Angel and for Faith."""
    match = duel("angel", ["feint"], [SHIFT], at=at)
    settle(fight(match, fighter, "sinbad", "feint", SHIFT))
    assert hand_size(match, ME) == 1 + 1
    match = duel("angel", ["feint"], at=at)
    settle(fight(match, fighter, "sinbad", "feint"))
    assert hand_size(match, ME) == 1


def test_ability_is_about_attacks_alone() -> None:
    """Who lost in defense draws nothing."""
    match = duel("angel", [], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "angel", "commanding-impact"))
    assert hand_size(match, ME) == 0


def test_angelus_scourge_of_europe_only_hits() -> None:
    match = settle(fight(duel("angel", ["angelus-scourge-of-europe"]), "angel", "sinbad", "angelus"))
    assert health(match, "sinbad") == HEALTH["sinbad"] - 5


def test_brooding_hurts_whoever_beat_it() -> None:
    """If you lost the combat, the opposing fighter takes 1: as attack and as defense."""
    match = settle(fight(duel("angel", ["brooding"], [SHIFT]), "angel", "sinbad", "brooding", SHIFT))
    assert health(match, "sinbad") == HEALTH["sinbad"] - 1
    match = duel("angel", ["brooding"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "angel", "commanding-impact", "brooding"))
    assert (health(match, "angel"), health(match, "sinbad")) == (16 - 2, HEALTH["sinbad"] - 1)
    match = settle(fight(duel("angel", ["brooding"]), "angel", "sinbad", "brooding"))
    assert health(match, "sinbad") == HEALTH["sinbad"] - 3


def test_cursed_with_a_soul_heals_when_lost() -> None:
    for defense, now in (("exploit", 11), ("regroup", 10)):
        match = duel("angel", ["cursed-with-a-soul"], [defense], at={"angel": ("S02", 10)})
        settle(fight(match, "angel", "sinbad", "cursed-with-a-soul", defense))
        assert health(match, "angel") == now


def test_disengage_places_the_fighter_in_its_zone() -> None:
    match = fight(duel("angel", ["disengage"]), "angel", "sinbad", "disengage")
    assert places(match, "angel") == zone_of("S02") - {"S02", "S03"}
    assert is_mandatory(match)
    play(match, "place:angel:S01")
    assert space(match, "angel") == "S01"


def test_feint_cancels_the_other_card() -> None:
    foe_hand = hand_size(
        settle(fight(duel("angel", ["feint"], ["regroup"]), "angel", "sinbad", "feint", "regroup")), FOE
    )
    assert foe_hand == 0
    feint_cancels_the_other_card("angel")


def test_five_by_five_moves_faith_through_anybody() -> None:
    match = fight(duel("angel", ["five-by-five"], at=FAITH_FIGHTS), "faith", "sinbad", "five-by-five")
    assert health(match, "sinbad") == HEALTH["sinbad"] - 5
    assert moves(match, "faith") == walks("S02", 5) - {"S03", "S07", "S34"}
    play(match, "move:faith:S05")
    assert space(match, "faith") == "S05"


def test_haunted_by_the_faces_may_place_angel_when_lost() -> None:
    match = duel("angel", ["haunted-by-the-faces"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", "angel", "commanding-impact", "haunted-by-the-faces")
    assert places(match, "angel") == zone_of("S02") - {"S02", "S03"}
    assert keys(match)[-1] == "decline"
    play(match, "place:angel:S01")
    assert space(match, "angel") == "S01"
    match = duel("angel", ["haunted-by-the-faces"], ["regroup"], active=FOE)
    fight(match, "sinbad", "angel", "regroup", "haunted-by-the-faces")
    assert offered(match, "place") == []


def test_killer_of_the_dead_hurts_somebody_next_to_faith() -> None:
    match = duel("angel", [], at={"faith": "S04"}, foil_at={"sinbad": "S03", "porter": "S05"})
    play(match, "scheme:killer-of-the-dead:faith")
    assert chosen_from(match) == {"sinbad", "porter"}
    play(match, "choose:porter")
    assert health(match, "porter") == HEALTH["porter"] - 2


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    momentous_shift_is_worth_more_after_a_move("angel")


def test_regroup_draws_one_or_two() -> None:
    match = duel("angel", ["regroup"], deck=["feint"] * 3)
    settle(fight(match, "angel", "sinbad", "regroup"))
    assert held(match, ME) == ["feint", "feint"]
    kept = duel("angel", ["regroup"], ["regroup"], deck=["feint"] * 3, active=FOE)
    settle(fight(kept, "sinbad", "angel", "regroup", "regroup"))
    assert held(kept, ME) == ["feint", "feint"]
    beaten = duel("angel", ["regroup"], [SHIFT], deck=["feint"] * 3, active=FOE)
    settle(fight(beaten, "sinbad", "angel", SHIFT, "regroup"))
    assert held(beaten, ME) == ["feint"]


def test_the_rogue_slayer_hurts_everybody_next_to_faith() -> None:
    at = {"angel": "S34", "faith": "S04"}
    match = duel("angel", ["the-rogue-slayer"], at=at, foil_at={"sinbad": "S03", "porter": "S05"})
    settle(fight(match, "faith", "sinbad", "the-rogue-slayer"))
    assert health(match, "sinbad") == HEALTH["sinbad"] - 3 - 1
    assert health(match, "porter") == HEALTH["porter"] - 1


def test_wisdom_of_ages_draws_a_card() -> None:
    draws_whether_won_or_lost("angel", "wisdom-of-ages", 1, "angel", 3, None)
