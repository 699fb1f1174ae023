"""Geralt of Rivia: every card of the deck, and the gear he chooses."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import Fact, duel, fight, held, is_whole_deck, moves, printed, walks
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
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    settle,
    space,
)

HERO, BARD = "geralt-of-rivia", "dandelion"
BY_BARD = {HERO: "S34", BARD: "S02"}
OTHER: dict[str, Any] = {"potion": "tawny-owl", "armor": "forgotten-wolf", "sword": "silver"}
FACTS = (
    Fact("annoying-tune", "versatile", 3, 3, 3, ("dandelion",)),
    Fact("damn-youre-ugly", "versatile", 5, 4, 3, ("geralt-of-rivia",)),
    Fact("disciplined-duelist", "versatile", 4, 2, 3, ("geralt-of-rivia",)),
    Fact(
        "gear-armor-of-the-forgotten-wolf",
        "defense",
        2,
        3,
        2,
        ("geralt-of-rivia",),
        ("gear", "forgotten-wolf"),
    ),
    Fact("gear-blizzard", "scheme", None, 3, 2, ("geralt-of-rivia",), ("gear", "blizzard")),
    Fact("gear-sword-of-silver", "attack", 4, 3, 2, ("geralt-of-rivia",), ("gear", "silver")),
    Fact("gear-sword-of-steel", "attack", 4, 3, 2, ("geralt-of-rivia",), ("gear", "steel")),
    Fact("gear-tawny-owl", "scheme", None, 3, 2, ("geralt-of-rivia",), ("gear", "tawny-owl")),
    Fact("gear-wolf-medallion", "defense", 3, 3, 2, ("geralt-of-rivia",), ("gear", "wolf-medallion")),
    Fact("igni", "attack", 0, 3, 2, ("geralt-of-rivia",)),
    Fact("plot-twist", "versatile", 2, 2, 3, ("dandelion",)),
    Fact("rend", "versatile", 3, 2, 3, ("geralt-of-rivia",)),
    Fact("riposte", "versatile", 2, 2, 2, ("geralt-of-rivia",)),
    Fact("witcher-senses", "scheme", None, 3, 2, ("geralt-of-rivia",)),
    Fact("yrden", "versatile", 2, 2, 3, ("geralt-of-rivia",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_chooses_one_gear_of_each_sort() -> None:
    match = thwack.new("unmatched", heroes=[HERO, "medusa"])
    set_up(match, "choose:tawny-owl", "choose:wolf-medallion", "choose:silver")
    cards = [*deck(match, ME), *hand(match, ME)]
    gear = {card for card in cards if card.startswith("gear")}
    assert (len(cards), gear) == (30, {"gear-tawny-owl", "gear-wolf-medallion", "gear-sword-of-silver"})


def test_annoying_tune_moves_the_foe() -> None:
    match = fight(duel(HERO, ["annoying-tune"], at=BY_BARD), BARD, "sinbad", "annoying-tune")
    assert moves(match, "sinbad") == walks("S03", 4, foes=["S02", "S34"])


def test_damn_youre_ugly_hits_for_five() -> None:
    match = settle(fight(duel(HERO, ["damn-youre-ugly"]), HERO, "sinbad", "damn-youre-ugly"))
    assert health(match, "sinbad") == 15 - 5


def test_disciplined_duelist_answers_the_value_he_meets() -> None:
    card = "disciplined-duelist"
    two = fight(duel(HERO, [card], ["feint"]), HERO, "sinbad", card, "feint")
    assert offered(two, "choose") == []  # Feint cancels it
    three = settle(fight(duel(HERO, [card], ["toil-and-danger"]), HERO, "sinbad", card, "toil-and-danger"))
    assert health(three, "sinbad") == 15 - 1 - 1
    four = fight(
        duel(HERO, [card], ["exploit", "regroup"], foil_deck=["feint"]), HERO, "sinbad", card, "exploit"
    )
    play(four, "choose:regroup")
    assert held(four, FOE) == ["feint"]
    drawn = duel(HERO, [card], ["voyage-giant-snakes"], active=FOE)
    fight(drawn, "sinbad", HERO, "voyage-giant-snakes", card)
    assert hand_size(play(drawn, keys(drawn)[0]), ME) == 1


def test_gear_armor_of_the_forgotten_wolf_counts_neighbours_and_ends_the_turn() -> None:
    card = "gear-armor-of-the-forgotten-wolf"
    match = duel(HERO, [card], ["commanding-impact"], at={BARD: "S01"}, state=OTHER, active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", card))
    assert (health(match, HERO), match.view(None)["active"]) == (16 - 1, ME)


def test_gear_blizzard_keeps_others_from_gaining_actions() -> None:
    match = scene(
        seat(HERO, ["gear-blizzard", "rend"], {HERO: "S02"}),
        seat("raptors", ["they-remember", "working-things-out"], {"raptor-1": "S03"}),
    )
    play(match, f"scheme:gear-blizzard:{HERO}")
    assert offered(match, "move")
    play(match, "decline")
    settle(fight(match, HERO, "raptor-1", "rend"))
    assert match.view(None)["seats"][ME]["in_play"] == ["gear-blizzard"]
    settle(fight(match, "raptor-1", HERO, "they-remember"))
    assert match.view(None)["actions"] == 1


def test_gear_sword_of_silver_ignores_strong_cards() -> None:
    card = "gear-sword-of-silver"
    for answer, hurt in (("exploit", 4), ("toil-and-danger", 1)):
        match = duel(HERO, [card], [answer], state=OTHER)
        settle(fight(match, HERO, "sinbad", card, answer))
        assert health(match, "sinbad") == 15 - hurt


@pytest.mark.parametrize(("left", "actions"), [(15, 3), (9, 2)])
def test_gear_sword_of_steel_acts_again_and_twice_against_the_healthy(left: int, actions: int) -> None:
    card = "gear-sword-of-steel"
    match = settle(fight(duel(HERO, [card], foil_at={"sinbad": ("S03", left)}), HERO, "sinbad", card))
    assert match.view(None)["actions"] == actions


def test_gear_tawny_owl_lets_him_ignore_a_discard() -> None:
    match = scene(
        seat(HERO, ["gear-tawny-owl", "rend", "yrden"], {HERO: "S02"}, state=OTHER),
        seat("sinbad", ["voyage-eyes-like-coals", "riches-beyond-compare"], {"sinbad": "S03"}),
    )
    play(match, f"scheme:gear-tawny-owl:{HERO}")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (2 + 2, 2)
    settle(fight(match, HERO, "sinbad", "rend"))
    if match.view(None)["active"] == ME:
        pass_turn(match)
    before = hand_size(match, ME)
    fight(match, "sinbad", HERO, "voyage-eyes-like-coals")
    assert (match.actor, set(keys(match))) == (ME, {"choose:discard", "decline"})
    play(match, "decline")
    assert hand_size(match, ME) == before


def test_gear_wolf_medallion_cancels_and_ignores_who_is_far() -> None:
    card = "gear-wolf-medallion"
    match = duel(HERO, [card], ["exploit"], active=FOE)
    settle(fight(match, "sinbad", HERO, "exploit", card))
    assert (health(match, HERO), hand_size(match, FOE)) == (16 - 1, 1)
    far = scene(
        seat(HERO, [card], {HERO: "S02"}),
        seat("robin-hood", ["disarming-shot", "steal-from-the-rich"], {"robin-hood": "S10"}),
        active=FOE,
    )
    settle(fight(far, "robin-hood", HERO, "disarming-shot", card))
    assert health(far, HERO) == 16


def test_igni_burns_everybody_beside_him() -> None:
    match = duel(HERO, ["igni"], at={BARD: "S01"}, foil_at={"porter": "S09"})
    settle(fight(match, HERO, "sinbad", "igni"))
    assert (health(match, "sinbad"), health(match, "porter"), health(match, BARD)) == (15 - 2, 6 - 1, 5 - 1)


def test_plot_twist_takes_a_card_and_draws() -> None:
    match = fight(duel(HERO, ["plot-twist"], ["feint", "exploit"], at=BY_BARD), BARD, "sinbad", "plot-twist")
    play(match, "choose:exploit")
    assert (held(match, FOE), hand_size(match, ME)) == (["feint"], 1 + 1)


def test_rend_may_be_boosted() -> None:
    match = fight(duel(HERO, ["rend", "damn-youre-ugly"]), HERO, "sinbad", "rend")
    play(match, "boost:damn-youre-ugly")
    assert health(match, "sinbad") == 15 - 3 - 4


def test_riposte_strikes_or_swaps() -> None:
    match = fight(duel(HERO, ["riposte"]), HERO, "sinbad", "riposte")
    play(match, next(key for key in keys(match) if "trade" in key))
    assert (space(match, HERO), space(match, "sinbad")) == ("S03", "S02")


def test_witcher_senses_find_gear_in_the_deck_or_the_pile() -> None:
    match = duel(HERO, ["witcher-senses", "rend"], discard=["gear-blizzard"])
    play(match, f"scheme:witcher-senses:{HERO}")
    search = next(key for key in keys(match) if "search" in key)
    back = play(match.fork(), next(key for key in keys(match) if key != search))
    assert ("gear-blizzard" in hand(back, ME), "witcher-senses" in discard(back, ME)) == (True, True)
    play(match, search, "choose:gear-sword-of-steel")
    assert ("gear-sword-of-steel" in hand(match, ME), "witcher-senses" in discard(match, ME)) == (True, False)


def test_yrden_holds_the_foe_and_moves_him() -> None:
    match = fight(duel(HERO, ["yrden"], ["leap-away"]), HERO, "sinbad", "yrden", "leap-away")
    assert moves(match, "sinbad") == set()
    while match.actor == FOE:
        play(match, "decline")
    assert moves(match, HERO) == walks("S02", 2, foes=["S03"])
