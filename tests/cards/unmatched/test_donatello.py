"""Donatello: every card of the deck, his maneuver and his inventions."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import Fact, duel, fight, is_whole_deck, moves, printed, walks
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
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match

DON, METAL, INVENTION = ("donatello",), ("metalhead",), ("invention",)
FACTS = (
    Fact("bo-staff", "defense", 3, 2, 2, DON),
    Fact("donatello-does-machines", "scheme", None, 3, 2, DON),
    Fact("electro-grenade", "attack", 2, 3, 1, DON, INVENTION),
    Fact("future-of-ninjutsu", "scheme", None, 1, 2, METAL),
    Fact("heroes-in-a-half-shell", "defense", 5, 1, 2, DON),
    Fact("party-wagon", "scheme", None, 2, 2, DON),
    Fact("quick-strike", "versatile", 3, 1, 3),
    Fact("self-defense-grid", "defense", 2, 3, 1, DON, INVENTION),
    Fact("shift-focus", "versatile", 2, 2, 3, DON),
    Fact("short-circuit", "versatile", 3, 2, 3),
    Fact("smoke-bomb", "scheme", None, 3, 1, DON, INVENTION),
    Fact("thinking-ahead", "attack", 3, 2, 3),
    Fact("turtle-power", "attack", 3, 3, 2),
    Fact("untested-enhancements", "versatile", 3, 2, 3, METAL),
)
HERO = "donatello"
GRENADE, GRID, BOMB = "electro-grenade", "self-defense-grid", "smoke-bomb"


def zone(match: Match, name: str) -> list[str]:
    """What lies in a zone of his."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"][name]]


def invented(hand: list[str], *cards: str, **more: Any) -> Match:
    """Donatello with these inventions in his Workshop."""
    zones = {"inventions": [f"{HERO}/{card}" for card in cards]}
    return duel(HERO, hand, more.pop("foil_hand", ()), zones=zones, **more)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_may_draw_two_and_put_one_under_the_deck() -> None:
    """R-61: Any card of the hand."""
    match = play(duel(HERO, deck=["bo-staff", "quick-strike", "turtle-power"]), "maneuver")
    usual = play(match.fork(), "decline")
    assert "bo-staff" in hand(usual, ME)
    assert "quick-strike" not in hand(usual, ME)
    before = hand_size(match, ME)
    play(match, next(key for key in keys(match) if key != "decline"))
    assert hand_size(match, ME) == before + 2
    play(match, "choose:bo-staff")
    assert (hand_size(match, ME), deck(match, ME)[-1]) == (before + 1, "bo-staff")


def test_ability_keeps_no_invention_that_was_only_discarded() -> None:
    """R-62"""
    match = play(duel(HERO, [GRENADE]), "maneuver", "decline", f"boost:{GRENADE}")
    assert (zone(match, "inventions"), discard(match, ME)) == ([], [GRENADE])


def test_bo_staff_hurts_a_neighbour_and_draws() -> None:
    match = duel(HERO, ["bo-staff"], ["regroup"], active=FOE, foil_at={"porter": "S01"})
    fight(match, "sinbad", HERO, "regroup", "bo-staff")
    before = hand_size(match, ME)
    play(match, "choose:porter")
    assert (health(match, "porter"), hand_size(match, ME)) == (5, before + 1)


def test_donatello_does_machines_returns_a_card_to_each_friend() -> None:
    match = scene(
        seat(HERO, ["donatello-does-machines"], {HERO: "S02"}, discard=["quick-strike", "party-wagon"]),
        seat("sinbad"),
        seat("medusa", discard=["feint", "winged-frenzy"]),
        seat("alice"),
        mode="teams",
    )
    play(match, f"scheme:donatello-does-machines:{HERO}")
    play(match, next(key for key in keys(match) if key != "decline"))
    if match.actor == 0 and "choose:quick-strike" in keys(match):
        assert "choose:party-wagon" not in keys(match)
        play(match, "choose:quick-strike")
    assert "quick-strike" in hand(match, 0)
    assert match.actor == 2
    play(match, "decline")
    assert discard(match, 2) == ["feint", "winged-frenzy"]


def test_electro_grenade_removes_cards_for_value_and_stays() -> None:
    pile = ["quick-strike", "turtle-power", "bo-staff"]
    match = fight(duel(HERO, [GRENADE], discard=pile), HERO, "sinbad", GRENADE)
    assert "choose:bo-staff" not in keys(match)
    play(match, "choose:quick-strike", "choose:turtle-power")
    settle(match)
    assert health(match, "sinbad") == 15 - (2 + 2)
    assert zone(match, "removed") == ["quick-strike", "turtle-power"]
    assert (zone(match, "inventions"), discard(match, ME)) == ([GRENADE], ["bo-staff"])


def test_electro_grenade_adds_to_later_attacks_of_all_his_fighters() -> None:
    match = settle(fight(invented(["thinking-ahead"], GRENADE), HERO, "sinbad", "thinking-ahead"))
    assert health(match, "sinbad") == 15 - 4
    match = invented(["quick-strike"], GRENADE, at={"metalhead": "S02", HERO: "S38"})
    settle(fight(match, "metalhead", "sinbad", "quick-strike"))
    assert health(match, "sinbad") == 15 - 4


def test_electro_grenade_stays_when_it_was_canceled() -> None:
    """R-62"""
    match = settle(fight(duel(HERO, [GRENADE], ["feint"]), HERO, "sinbad", GRENADE, "feint"))
    assert zone(match, "inventions") == [GRENADE]


def test_future_of_ninjutsu_looks_and_may_sink_a_card() -> None:
    match = duel(HERO, ["future-of-ninjutsu"], foil_deck=["exploit", "regroup"])
    before = hand_size(match, ME)
    play(match, "scheme:future-of-ninjutsu:metalhead", "choose:sinbad")
    assert match.view(ME)["seats"][FOE]["deck"][0] == "exploit"
    assert match.view(None)["seats"][FOE]["deck"][0] is None
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (deck(match, FOE)[0], deck(match, FOE)[-1]) == ("regroup", "exploit")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (before - 1 + 1, 2)


def test_heroes_in_a_half_shell_only_blocks() -> None:
    match = duel(HERO, ["heroes-in-a-half-shell"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "heroes-in-a-half-shell"))
    assert health(match, HERO) == 14


def test_party_wagon_drives_through_and_hurts_one() -> None:
    match = play(duel(HERO, ["party-wagon"]), f"scheme:party-wagon:{HERO}", f"choose:{HERO}")
    assert moves(match, HERO) - {"S02"} == walks("S02", 5) - {"S03", "S07"}
    play(match, f"move:{HERO}:S04")
    while "choose:sinbad" in keys(match):
        play(match, "choose:sinbad")
    assert (health(match, "sinbad"), space(match, HERO)) == (13, "S04")


def test_quick_strike_draws_a_card() -> None:
    match = duel(HERO, ["quick-strike"])
    before = hand_size(match, ME)
    settle(fight(match, HERO, "sinbad", "quick-strike"))
    assert hand_size(match, ME) == before


def test_self_defense_grid_removes_cards_for_health_and_stays() -> None:
    pile = ["quick-strike", "bo-staff", "turtle-power"]
    match = duel(HERO, [GRID], ["regroup"], discard=pile, at={HERO: ("S02", 5)}, active=FOE)
    fight(match, "sinbad", HERO, "regroup", GRID)
    assert "choose:turtle-power" not in keys(match)
    play(match, "choose:quick-strike", "choose:bo-staff")
    settle(match)
    assert (health(match, HERO), zone(match, "inventions")) == (7, [GRID])


def test_self_defense_grid_adds_to_later_defenses() -> None:
    match = invented(["bo-staff"], GRID, foil_hand=["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "bo-staff"))
    assert health(match, HERO) == 14 - (5 - 4)


def test_shift_focus_moves_another_fighter_of_the_zone() -> None:
    match = fight(duel(HERO, ["shift-focus"]), HERO, "sinbad", "shift-focus")
    assert moves(match, HERO) == set()
    assert moves(match, "sinbad") == walks("S03", 3) - {"S02", "S07"}


def test_short_circuit_cancels_after_combat_effects() -> None:
    match = settle(
        fight(duel(HERO, ["short-circuit"], ["regroup"]), HERO, "sinbad", "short-circuit", "regroup")
    )
    assert hand_size(match, FOE) == 0


def test_smoke_bomb_removes_schemes_for_actions_and_does_not_count_itself() -> None:
    """R-62: It stays when the scheme is over, so what it says holds from the next one on."""
    pile = ["party-wagon", "future-of-ninjutsu", "quick-strike"]
    match = play(duel(HERO, [BOMB], discard=pile), f"scheme:{BOMB}:{HERO}")
    play(match, "choose:party-wagon", "choose:future-of-ninjutsu")
    settle(match)
    assert (match.view(None)["actions"], zone(match, "inventions")) == (1 + 2, [BOMB])


def test_smoke_bomb_gives_an_action_for_later_schemes() -> None:
    match = play(invented(["party-wagon"], BOMB), f"scheme:party-wagon:{HERO}", f"choose:{HERO}")
    settle(match)
    assert match.view(None)["actions"] == 2


def test_thinking_ahead_may_put_a_discard_under_the_deck() -> None:
    match = fight(duel(HERO, ["thinking-ahead"], discard=["bo-staff"]), HERO, "sinbad", "thinking-ahead")
    play(match, next(key for key in keys(match) if key != "decline"))
    if "choose:bo-staff" in keys(match):
        play(match, "choose:bo-staff")
    assert (deck(match, ME)[-1], "bo-staff" in discard(match, ME)) == ("bo-staff", False)
    lost = duel(HERO, ["thinking-ahead"], ["leap-away"], discard=["bo-staff"])
    settle(fight(lost, HERO, "sinbad", "thinking-ahead", "leap-away"))
    assert "bo-staff" in discard(lost, ME)


def test_turtle_power_may_be_boosted() -> None:
    match = fight(duel(HERO, ["turtle-power", "bo-staff"]), HERO, "sinbad", "turtle-power")
    assert ("bo-staff",) in offered(match, "boost")
    play(match, "boost:bo-staff")
    assert health(match, "sinbad") == 15 - 5


def test_untested_enhancements_discards_from_the_bottom_for_value() -> None:
    match = invented(["untested-enhancements"], at={"metalhead": "S02", HERO: "S38"})
    low = deck(match, ME)[-1]
    boost = {fact.id: fact.boost for fact in FACTS}[low]
    settle(fight(match, "metalhead", "sinbad", "untested-enhancements"))
    assert health(match, "sinbad") == 15 - 3 - (boost or 0)
    assert low in discard(match, ME)
