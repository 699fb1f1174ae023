"""Ciri: every card of the deck, and the power that grows with every SOURCE card."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    printed,
    walks,
)
from tests.kits.unmatched import FOE, ME, deck, discard, hand, hand_size, health, keys, maneuver, play, settle

HERO, UNICORN = "ciri", "ihuarraquax"
BY_UNICORN = {HERO: "S34", UNICORN: "S02"}
POOL = ["lion-cub-of-cintra"] * 2 + ["pushed-to-the-brink"] * 2 + ["zireael"] * 2
POOL += ["the-lady-of-space-and-time", "child-of-the-elder-blood", "child-of-the-elder-blood"]
FACTS = (
    Fact("bane-of-the-aen-elle", "attack", 4, 4, 3, ("ihuarraquax",)),
    Fact("blink", "versatile", 4, 1, 3, ("ciri",)),
    Fact("channel-the-source", "attack", 2, 3, 3, ("ciri",)),
    Fact("child-of-the-elder-blood", "scheme", None, 2, 2, ("ciri",), ("source",)),
    Fact("lion-cub-of-cintra", "attack", 2, 2, 3, ("ciri",), ("source",)),
    Fact("parry", "defense", 3, 1, 3, ()),
    Fact("pushed-to-the-brink", "versatile", 3, 2, 3, ("ciri",), ("source",)),
    Fact("searching-strike", "versatile", 3, 3, 3, ("ihuarraquax",)),
    Fact("the-lady-of-space-and-time", "versatile", 2, 2, 2, ("ciri",), ("source",)),
    Fact("unicorn-ally", "scheme", None, 2, 2, ()),
    Fact("zireael", "versatile", 2, 2, 3, ("ciri",), ("source",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


@pytest.mark.parametrize("sources", [7, 6])
def test_ability_shields_her_cards_with_seven_sources(sources: int) -> None:
    match = duel(HERO, ["blink"], ["feint"], discard=POOL[:sources])
    fight(match, HERO, "sinbad", "blink", "feint")
    assert bool(moves(match, HERO)) == (sources == 7)


def test_bane_of_the_aen_elle_runs_through_foes_and_hurts_one() -> None:
    card = "bane-of-the-aen-elle"
    match = fight(duel(HERO, [card], at=BY_UNICORN), UNICORN, "sinbad", card)
    play(match, f"move:{UNICORN}:S04")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"][:1])
    play(match, *[key for key in keys(match) if key == "choose:sinbad"][:1])
    assert health(match, "sinbad") == 15 - 4 - 1


def test_blink_moves_her_through_foes() -> None:
    match = fight(duel(HERO, ["blink"]), HERO, "sinbad", "blink")
    assert moves(match, HERO) == walks("S02", 3, friends=["S03"])


def test_channel_the_source_adds_two_for_each_source_card_discarded() -> None:
    card = "channel-the-source"
    match = fight(duel(HERO, [card, "zireael", "lion-cub-of-cintra", "parry"]), HERO, "sinbad", card)
    assert "choose:parry" not in keys(match)
    play(match, "choose:zireael", "choose:lion-cub-of-cintra", "decline")
    assert health(match, "sinbad") == 15 - 2 - 4


@pytest.mark.parametrize(("sources", "hurt"), [(3, 0), (4, 1), (8, 3)])
def test_child_of_the_elder_blood_hurts_everybody_else_around(sources: int, hurt: int) -> None:
    """She holds the ninth herself: what is played is not in the pile yet."""
    pool = [card for card in POOL if card != "child-of-the-elder-blood"] + ["lion-cub-of-cintra", "zireael"]
    match = duel(HERO, [], discard=pool[:sources], at={UNICORN: "S01"}, foil_at={"porter": "S07"})
    if sources == 8:
        match = duel(HERO, [], discard=[*pool[:8], "the-lady-of-space-and-time"], at={UNICORN: "S01"})
    play(match, f"scheme:child-of-the-elder-blood:{HERO}")
    assert (health(match, "sinbad"), health(match, UNICORN), health(match, HERO)) == (15 - hurt, 7 - hurt, 15)


@pytest.mark.parametrize(("sources", "value"), [(0, 2), (1, 4), (4, 4), (5, 7)])
def test_lion_cub_of_cintra_grows_with_sources(sources: int, value: int) -> None:
    card = "lion-cub-of-cintra"
    match = settle(fight(duel(HERO, [card], discard=POOL[:sources]), HERO, "sinbad", card))
    assert health(match, "sinbad") == 15 - value


def test_parry_cancels_the_other_card() -> None:
    match = duel(HERO, ["parry"], ["exploit"], active=FOE)
    settle(fight(match, "sinbad", HERO, "exploit", "parry"))
    assert hand_size(match, FOE) == 1


@pytest.mark.parametrize(("sources", "foe", "porter"), [(1, 0, 0), (2, 1, 0), (7, 0, 2)])
def test_pushed_to_the_brink_strikes_near_or_far(sources: int, foe: int, porter: int) -> None:
    card = "pushed-to-the-brink"
    pool = ["zireael", *[c for c in POOL if c != card], "zireael"]
    match = duel(HERO, [card], ["exploit"], discard=pool[:sources], foil_at={"porter": "S05"})
    fight(match, HERO, "sinbad", card, "exploit")
    if sources == 7:
        assert set(keys(match)) == {"choose:sinbad"} | {"choose:porter"}
        play(match, "choose:porter")
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - foe, 6 - porter)


def test_searching_strike_may_find_a_source_card_after_a_win() -> None:
    card = "searching-strike"
    match = duel(HERO, [card], at=BY_UNICORN, deck=["parry", "blink", "zireael"])
    fight(match, UNICORN, "sinbad", card)
    assert "choose:parry" not in keys(match)
    before = len(deck(match, ME))
    play(match, "choose:zireael")
    assert ("zireael" in hand(match, ME), len(deck(match, ME))) == (True, before - 1)
    assert "zireael" in match.view(FOE)["seats"][ME]["hand"]  # it was revealed
    left = fight(duel(HERO, [card], at=BY_UNICORN), UNICORN, "sinbad", card)
    play(left, "decline")
    assert hand_size(left, ME) == 1


@pytest.mark.parametrize(("sources", "drawn"), [(2, 0), (3, 0), (8, 2)])
def test_the_lady_of_space_and_time_brings_a_card_back(sources: int, drawn: int) -> None:
    card = "the-lady-of-space-and-time"
    pool = ["zireael", "lion-cub-of-cintra", *POOL]
    match = duel(HERO, [card], discard=["parry", *[c for c in pool if c != card][:sources]], deck=["blink"])
    fight(match, HERO, "sinbad", card)
    if sources > 2:
        play(match, "choose:parry")
    assert hand_size(match, ME) == 1 + drawn
    assert (deck(match, ME)[0] == "parry") == (sources == 3)


def test_unicorn_ally_heals_and_draws_after_every_combat_for_a_while() -> None:
    match = duel(HERO, ["blink", "unicorn-ally"], at={HERO: ("S02", 5)}, actions=3)
    play(match, f"scheme:unicorn-ally:{HERO}")
    assert health(match, HERO) == 7
    settle(fight(match, HERO, "sinbad", "blink"))
    assert (hand_size(match, ME), match.view(None)["seats"][ME]["in_play"]) == (2, ["unicorn-ally"])
    full = duel(HERO, ["blink", "parry", "parry", "unicorn-ally"], actions=2)
    play(full, f"scheme:unicorn-ally:{HERO}")
    maneuver(full)
    assert "unicorn-ally" in discard(full, ME)


@pytest.mark.parametrize(("sources", "value", "left"), [(2, 2, 1), (3, 4, 1), (5, 4, 0)])
def test_zireael_grows_and_costs_them_a_card(sources: int, value: int, left: int) -> None:
    pool = ["lion-cub-of-cintra", *[card for card in POOL if card != "zireael"]]
    match = settle(
        fight(duel(HERO, ["zireael"], ["feint"], discard=pool[:sources]), HERO, "sinbad", "zireael")
    )
    assert (health(match, "sinbad"), len(held(match, FOE))) == (15 - value, left)
