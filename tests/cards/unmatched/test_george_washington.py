"""George Washington: every card of the deck, and his ruses."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
)
from tests.kits.unmatched import FOE, ME, hand_size, health, keys, offered, play, settle, space, state
from thwack import Match

WASHINGTON, SPY = ("george-washington",), ("culper-spy",)
FACTS = (
    Fact("agent-711", "attack", 4, 3, 2, WASHINGTON),
    Fact("allies-everywhere", "attack", 1, 3, 3, WASHINGTON),
    Fact("circumvent", "attack", 3, 2, 2),
    Fact("feint", "versatile", 2, 3, 3),
    Fact("gather-information", "scheme", None, 2, 2, WASHINGTON),
    Fact("lead-astray", "attack", 5, 2, 2, WASHINGTON),
    Fact("make-a-stand", "versatile", 3, 1, 3),
    Fact("misinformation", "versatile", 4, 2, 3),
    Fact("network-of-spies", "versatile", 2, 2, 2, WASHINGTON),
    Fact("recruit-to-the-ring", "versatile", 2, 1, 2),
    Fact("sabotage", "attack", 3, 3, 2),
    Fact("sympathetic-stain", "scheme", None, 3, 2, SPY),
    Fact("undercover-agent", "defense", 1, 2, 2, WASHINGTON),
)
HERO = "george-washington"


def strike(card: str, foil_hand: list[str] | None = None, ruse: bool = True, **more: Any) -> Match:
    """An attack on Sinbad, with a ruse or without, up to his answer."""
    match = play(duel(HERO, [card], foil_hand or [], **more), f"attack:{HERO}:sinbad")
    return play(match, next(key for key in keys(match) if (key != "decline") == ruse))


def undefended(match: Match) -> Match:
    """Sinbad lets it happen."""
    while match.actor == FOE:
        play(match, "decline")
    return match


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_spends_a_ruse_that_a_random_card_removes() -> None:
    """R-65"""
    match = strike("circumvent", ["exploit", "leap-away"])
    assert (match.actor, state(match, ME)["ruse"]) == (FOE, 3)
    play(match, next(key for key in keys(match) if key != "decline"))
    assert hand_size(match, FOE) == 1
    left = match.view(FOE)["seats"][FOE]["hand"][0]
    settle(play(match, f"defend:{left}"))
    assert health(match, "sinbad") == 15  # 3 against 4: the value is not ignored


def test_ability_asks_nobody_without_a_hand() -> None:
    """R-65: Without a card there is nothing to remove the ruse with."""
    match = strike("circumvent")
    assert match.view(None)["combat"] is None
    assert health(match, "sinbad") == 15 - 3


def test_agent_711_deals_seven_with_a_ruse_when_won() -> None:
    assert health(settle(strike("agent-711")), "sinbad") == 15 - 4 - 7
    assert health(settle(strike("agent-711", ruse=False)), "sinbad") == 15 - 4
    lost = strike("agent-711", ["leap-away", "leap-away"])
    play(lost, "decline", "defend:leap-away")
    assert health(settle(lost), "sinbad") == 15


def test_allies_everywhere_attacks_again_and_heals_with_a_ruse() -> None:
    for ruse, healed in ((True, 3), (False, 0)):
        match = duel(HERO, ["allies-everywhere", "circumvent"], at={HERO: ("S02", 5)})
        play(match, f"attack:{HERO}:sinbad", "choose:allies-everywhere")
        play(match, next(key for key in keys(match) if (key != "decline") == ruse))
        assert (health(match, HERO), offered(match, "attack")) == (5 + healed, [(HERO, "sinbad")])


def test_circumvent_ignores_their_value_with_a_ruse() -> None:
    match = strike("circumvent", ["leap-away", "exploit"])
    play(match, "decline", "defend:leap-away")
    assert health(settle(match), "sinbad") == 15 - 3


def test_feint_cancels_the_other_card() -> None:
    match = strike("feint", ["regroup"], ruse=False)
    settle(play(match, "defend:regroup"))
    assert hand_size(match, FOE) == 0


def test_gather_information_draws_three_and_moves_everybody() -> None:
    match = duel(HERO, ["gather-information"])
    before = hand_size(match, ME)
    play(match, f"scheme:gather-information:{HERO}")
    assert hand_size(match, ME) == before - 1 + 3
    assert moves(match, HERO) == walks("S02", 3) - {"S03", "S07"}


def test_lead_astray_moves_a_fighter_of_the_combat() -> None:
    match = strike("lead-astray", ruse=False)
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"], friends=["S07"])
    assert moves(match, HERO) == walks("S02", 2, foes=["S03", "S07"])


def test_make_a_stand_is_worth_five_where_the_turn_began() -> None:
    assert health(strike("make-a-stand", ruse=False), "sinbad") == 15 - 5
    match = duel(HERO, ["make-a-stand"], at={HERO: "S01"})
    play(match, "maneuver")
    while f"move:{HERO}:S02" not in keys(match):
        play(match, "decline")
    settle(play(match, f"move:{HERO}:S02"))
    play(match, f"attack:{HERO}:sinbad")
    if "choose:make-a-stand" in keys(match):
        play(match, "choose:make-a-stand")
    play(match, "decline")
    assert health(match, "sinbad") == 15 - 3


def test_misinformation_regains_a_ruse_when_won() -> None:
    match = settle(strike("misinformation", state={"ruse": 2}))
    assert state(match, ME)["ruse"] == 2  # one spent, one regained
    match = strike("misinformation", ["leap-away"], ruse=False, state={"ruse": 2})
    settle(play(match, "defend:leap-away"))
    assert state(match, ME)["ruse"] == 2


def test_network_of_spies_counts_friends_in_the_zone() -> None:
    at = {"culper-spy-1": "S01", "culper-spy-2": "S04", "culper-spy-3": "S38"}
    assert health(strike("network-of-spies", ruse=False, at=at), "sinbad") == 15 - (2 + 2)


def test_recruit_to_the_ring_brings_a_spy_back() -> None:
    match = strike("recruit-to-the-ring", ruse=False, at={"culper-spy-1": 0})
    assert len(places(match, "culper-spy-1")) > 20  # won: anywhere
    lost = strike("recruit-to-the-ring", ["momentous-shift"], ruse=False, at={"culper-spy-1": 0})
    play(lost, "defend:momentous-shift")
    assert places(lost, "culper-spy-1") == walks("S02", 1) - {"S03", "S07"}


def test_sabotage_discards_two_with_a_ruse_when_won() -> None:
    match = strike("sabotage", ["exploit", "leap-away", "regroup"])
    undefended(match)
    assert (hand_size(match, FOE), health(match, "sinbad")) == (1, 12)
    assert hand_size(undefended(strike("sabotage", ["exploit", "regroup"], ruse=False)), FOE) == 2


def test_sympathetic_stain_discards_and_regains_beside_a_spy() -> None:
    for spot, gone in (("S01", 1), ("S38", 0)):
        at = {"culper-spy-1": spot, HERO: "S30"}
        match = duel(
            HERO,
            ["sympathetic-stain"],
            ["exploit", "regroup"],
            at=at,
            state={"ruse": 1},
            foil_at={"sinbad": "S02"},
        )
        play(match, "scheme:sympathetic-stain:culper-spy-1")
        assert match.view(ME)["seats"][FOE]["hand"] == ["exploit", "regroup"]
        if gone:
            play(match, "choose:exploit")
        assert (hand_size(match, FOE), state(match, ME)["ruse"]) == (2 - gone, 1 + gone)


def test_undercover_agent_lets_a_spy_take_the_blow() -> None:
    at = {"culper-spy-1": "S01"}
    match = duel(HERO, ["undercover-agent"], ["commanding-impact"], at=at, active=FOE)
    play(match, f"attack:sinbad:{HERO}", "defend:undercover-agent")
    assert offered(match, "choose") == [("culper-spy-1",)]
    play(match, "choose:culper-spy-1")
    assert (health(match, HERO), health(match, "culper-spy-1"), space(match, HERO)) == (14, 0, "S01")
