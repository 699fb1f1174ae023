"""Doctor Strange: every card of the deck, and his Dark Pact."""

import pytest

from tests.cards.unmatched.shared import Fact, duel, fight, held, is_whole_deck, places, printed, sarpedon
from tests.kits.unmatched import FOE, ME, deck, discard, hand, hand_size, health, keys, play, settle, space

HERO = "doctor-strange"
BY_WONG = {HERO: "S34", "wong": "S02"}
STARTS = {row["id"] for row in sarpedon()["space"] if "start" in row}
FACTS = (
    Fact("bolts-of-balthakk", "attack", 2, 3, 4, ()),
    Fact("cloak-of-levitation", "versatile", 2, 1, 2, ("doctor-strange",)),
    Fact("eye-of-agamotto", "scheme", None, 2, 2, ("doctor-strange",)),
    Fact("feint", "versatile", 2, 1, 2, ()),
    Fact("master-of-kamar-taj", "versatile", 2, 2, 3, ()),
    Fact("no-really-im-a-doctor", "scheme", None, 3, 2, ("doctor-strange",)),
    Fact("seven-suns-of-cinnibus", "versatile", 3, 2, 3, ("doctor-strange",)),
    Fact("steadfast-disciple", "versatile", 2, 2, 3, ("wong",)),
    Fact("the-mists-of-munnopor", "defense", 2, 2, 3, ("doctor-strange",)),
    Fact("the-rings-of-raggadorr", "attack", 4, 1, 3, ()),
    Fact("the-winds-of-watoomb", "attack", 4, 1, 3, ("doctor-strange",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


@pytest.mark.parametrize("active", [ME, FOE])
def test_ability_sends_his_card_under_the_deck_for_one_damage(active: int) -> None:
    match = duel(HERO, ["feint"], ["regroup"], active=active)
    if active == ME:
        fight(match, HERO, "sinbad", "feint", "regroup")
    else:
        fight(match, "sinbad", HERO, "regroup", "feint")
    before = hand_size(match, ME)
    left, paid = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert (health(left, HERO), discard(left, ME)) == (14, ["feint"])
    assert (health(paid, HERO), deck(paid, ME)[-1], hand_size(paid, ME)) == (13, "feint", before + 1)


def test_ability_is_for_his_own_cards() -> None:
    match = fight(duel(HERO, ["feint"], at=BY_WONG), "wong", "sinbad", "feint")
    assert (keys(match)[0], health(match, HERO)) == ("maneuver", 14)
    nothing = fight(duel(HERO, [], ["regroup"], active=FOE), "sinbad", HERO, "regroup")
    assert nothing.actor == FOE


def test_bolts_of_balthakk_may_be_boosted_blindly_and_act_again() -> None:
    match = duel(HERO, ["bolts-of-balthakk"], at=BY_WONG, deck=["no-really-im-a-doctor"])
    fight(match, "wong", "sinbad", "bolts-of-balthakk")
    play(match, keys(match)[0])
    assert (health(match, "sinbad"), match.view(None)["actions"]) == (15 - 2 - 3, 2)


@pytest.mark.parametrize(("there", "hurt"), [("S03", 2), ("S10", 0)])
def test_cloak_of_levitation_ignores_a_neighbours_card(there: str, hurt: int) -> None:
    card = "cloak-of-levitation"
    match = duel(HERO, [card], ["exploit"], foil_at={"sinbad": there})
    settle(fight(match, HERO, "sinbad", card, "exploit"))
    assert health(match, "sinbad") == 15 - hurt


def test_eye_of_agamotto_trades_the_hand_for_five_cards() -> None:
    match = play(duel(HERO, ["feint"], deck=["feint"]), f"scheme:eye-of-agamotto:{HERO}")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (5, 2)


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(duel(HERO, ["feint"], ["exploit"]), HERO, "sinbad", "feint", "exploit"))
    assert held(match, FOE) == []


@pytest.mark.parametrize(("wong", "value"), [("S01", 4), ("S08", 2)])
def test_master_of_kamar_taj_is_worth_four_side_by_side(wong: str, value: int) -> None:
    card = "master-of-kamar-taj"
    match = settle(fight(duel(HERO, [card], at={"wong": wong}), HERO, "sinbad", card))
    assert health(match, "sinbad") == 15 - value


def test_no_really_im_a_doctor_puts_a_card_back_and_heals_its_boost() -> None:
    card = "no-really-im-a-doctor"
    match = duel(HERO, ["bolts-of-balthakk", card], at={HERO: ("S02", 5), "wong": ("S01", 2)})
    play(match, f"scheme:{card}:{HERO}", "choose:bolts-of-balthakk")
    assert deck(match, ME)[0] == "bolts-of-balthakk"
    assert {key for key in keys(match) if key.startswith("choose")} == {
        "choose:doctor-strange",
        "choose:wong",
    }
    play(match, "choose:wong")
    assert (health(match, "wong"), health(match, HERO)) == (2 + 3, 5)


@pytest.mark.parametrize(
    ("top", "times", "value"), [("feint", 2, 5), ("bolts-of-balthakk", 1, 6), ("bolts-of-balthakk", 2, 0)]
)
def test_seven_suns_of_cinnibus_burn_out_above_seven(top: str, times: int, value: int) -> None:
    card = "seven-suns-of-cinnibus"
    match = fight(duel(HERO, [card], deck=[top] * 2), HERO, "sinbad", card)
    for _ in range(times):
        play(match, keys(match)[0])
    assert health(settle(match), "sinbad") == 15 - value


@pytest.mark.parametrize(("there", "hurt"), [("S03", 1), ("S10", 0)])
def test_steadfast_disciple_hurts_a_neighbour_and_draws(there: str, hurt: int) -> None:
    card = "steadfast-disciple"
    match = duel(HERO, [card], ["exploit"], at=BY_WONG, foil_at={"sinbad": there})
    settle(fight(match, "wong", "sinbad", card, "exploit"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - hurt, 1 + hurt)


def test_the_mists_of_munnopor_make_them_attack_with_the_next_card() -> None:
    card = "the-mists-of-munnopor"
    top = ["riches-beyond-compare", "exploit", "feint"]
    match = duel(HERO, [card], ["commanding-impact"], active=FOE, foil_deck=top)
    settle(fight(match, "sinbad", HERO, "commanding-impact", card))
    assert {"commanding-impact", "exploit"} <= set(discard(match, FOE))
    assert (health(match, HERO), deck(match, FOE)[-1]) == (14 - 2, "riches-beyond-compare")
    assert "feint" in hand(match, FOE)  # Exploit still draws


def test_the_rings_of_raggadorr_heal_what_they_dealt() -> None:
    card = "the-rings-of-raggadorr"
    match = duel(HERO, [card], at={HERO: ("S02", 5), "wong": ("S01", 1)})
    settle(fight(match, HERO, "sinbad", card))
    assert (health(match, HERO), health(match, "wong")) == (5 + 4, 1 + 4)


def test_the_winds_of_watoomb_blow_both_to_start_spaces() -> None:
    card = "the-winds-of-watoomb"
    match = fight(duel(HERO, [card]), HERO, "sinbad", card)
    assert (match.actor, places(match, HERO)) == (FOE, STARTS - {"S03"})  # Sinbad stands there
    first, second = sorted(STARTS - {"S03"})[:2]
    play(match, f"place:{HERO}:{first}")
    assert (match.actor, places(match, "sinbad")) == (ME, STARTS - {first, "S03"})
    play(match, f"place:sinbad:{second}")
    assert (space(match, HERO), space(match, "sinbad")) == (first, second)
    assert sum("shuffles" in line for line in match.log("en")) == 2
