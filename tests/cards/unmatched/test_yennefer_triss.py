"""Yennefer and Triss: every card of the deck, and what either of them does as the hero."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import Fact, everywhere, fight, is_whole_deck, places, printed, zone_of
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    fighter,
    hand,
    hand_size,
    health,
    inside,
    keys,
    not_where_it_began,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    settle,
    space,
    state,
    to_the_move,
)
from thwack import Match

FACTS = (
    Fact("advisor-to-the-king", "scheme", None, 2, 3),
    Fact("ball-lightning", "versatile", 3, 1, 3),
    Fact("echoing-blast", "attack", 3, 1, 3),
    Fact("incinerate", "attack", 7, 2, 3, ("yennefer",)),
    Fact("lodge-of-sorceresses", "scheme", None, 2, 2),
    Fact("magical-barrier", "defense", 4, 3, 3),
    Fact("merigolds-hailstorm", "attack", 4, 3, 2, ("triss",)),
    Fact("paralyzing-fetters", "defense", 2, 2, 3),
    Fact("portal-to-anywhere", "attack", 1, 2, 3),
    Fact("quick-and-ready", "versatile", 2, 2, 2),
    Fact("telepathy", "versatile", 3, 1, 3),
)


def sisters(
    own: list[str],
    theirs: list[str] | None = None,
    lead: str = "triss",
    active: int = ME,
    at: dict[str, Any] | None = None,
    **more: Any,
) -> Match:
    """Triss next to Sinbad, Yennefer far away; mostly Triss leads, who asks nothing in a fight."""
    here = {"triss": "S02", "yennefer": "S38", **(at or {})}
    decks = {name: more.pop(name, None) for name in ("deck", "foil_deck")}
    return scene(
        seat("yennefer-triss", own, here, state={"lead": lead}, deck=decks["deck"]),
        seat("sinbad", theirs or [], {"sinbad": "S03", "porter": "S07"}, deck=decks["foil_deck"]),
        active=active,
        **more,
    )


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("yennefer-triss", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("yennefer-triss", FACTS)


@pytest.mark.parametrize("lead", ["yennefer", "triss"])
def test_ability_R_82_one_is_the_hero_the_other_a_sidekick(lead: str) -> None:
    other = "triss" if lead == "yennefer" else "yennefer"
    match = thwack.new("unmatched", heroes=["yennefer-triss", "medusa"], seed=2)
    assert keys(match) == ["choose:yennefer", "choose:triss"]
    set_up(match, f"choose:{lead}")
    assert state(match, ME) == {"lead": lead}
    row = match.view(None)["seats"][ME]["fighters"]
    assert (row[lead]["hero"], row[lead]["health"], row[lead]["most"]) == (True, 14, 14)
    assert (row[other]["hero"], row[other]["health"], row[other]["most"]) == (False, 6, 6)
    assert space(match, lead) == "S20"
    again = thwack.scene("unmatched", {k: v for k, v in match.scene().items() if k != "exact"})
    assert state(again, ME) == {"lead": lead}


def test_ability_R_82_the_match_is_lost_with_the_hero_alone() -> None:
    for lead, over in (("triss", True), ("yennefer", False)):
        match = sisters([], ["toil-and-danger", "regroup"], lead, FOE, at={"triss": ("S02", 1)})
        fight(match, "sinbad", "triss", "toil-and-danger")
        settle(match)
        assert fighter(match, "triss") == {"space": None, "health": 0}
        assert (match.view(None)["result"] is not None) == over


def test_ability_yennefer_may_boost_her_attacks_as_the_hero() -> None:
    near = {"yennefer": "S02", "triss": "S38"}
    own = ["echoing-blast", "magical-barrier"]
    match = fight(sisters(own, lead="yennefer", at=near), "yennefer", "sinbad", "echoing-blast")
    assert offered(match, "boost") == [("magical-barrier",)]
    settle_with = play(match.fork(), "boost:magical-barrier")
    assert health(settle_with, "sinbad") == 15 - 3 - 3
    assert health(settle(match), "sinbad") == 15 - 3
    second = fight(sisters(own, lead="triss", at=near), "yennefer", "sinbad", "echoing-blast")
    assert health(second, "sinbad") == 15 - 3
    other = fight(sisters(own, lead="yennefer"), "triss", "sinbad", "echoing-blast")
    assert health(other, "sinbad") == 15 - 3
    defends = sisters(["magical-barrier", "telepathy"], ["regroup", "exploit"], "yennefer", FOE, at=near)
    fight(defends, "sinbad", "yennefer", "regroup", "telepathy")
    assert offered(defends, "boost") == []


def test_ability_triss_hurts_a_neighbour_after_her_schemes() -> None:
    card = "advisor-to-the-king"
    match = play(sisters([card, "telepathy"]), f"scheme:{card}:triss")
    assert health(match, "sinbad") == 15 - 2
    friend = play(sisters([card, "telepathy"], at={"yennefer": "S01"}), f"scheme:{card}:triss")
    assert {refs[0] for refs in offered(friend, "choose")} == {"sinbad", "yennefer"}
    for lead, user in (("yennefer", "triss"), ("triss", "yennefer")):
        none = play(sisters([card, "telepathy"], lead=lead), f"scheme:{card}:{user}")
        assert health(none, "sinbad") == 15, (lead, user)


def test_advisor_to_the_king_heals_draws_and_adds_to_boosts_until_no_attack() -> None:
    """R-83"""
    card = "advisor-to-the-king"
    hurt = {"triss": ("S02", 9), "yennefer": ("S38", 3)}
    match = sisters([card, "telepathy"], at=hurt, deck=["magical-barrier", "echoing-blast"], actions=3)
    play(match, f"scheme:{card}:triss")
    assert (health(match, "triss"), health(match, "yennefer")) == (10, 4)
    assert hand(match, ME) == ["magical-barrier", "telepathy"]
    assert match.view(None)["seats"][ME]["in_play"] == [card]
    further = to_the_move(match.fork(), "magical-barrier")  # 2 + 3 + 1
    assert ("triss", "S21") in offered(further, "move") or len(offered(further, "move")) > 20
    lines = [line for line in further.log() if "Magical Barrier" in line]
    assert any("4" in line for line in lines)
    attacked = fight(match.fork(), "triss", "sinbad", "telepathy")
    pass_turn(settle(attacked))
    assert attacked.view(None)["seats"][ME]["in_play"] == [card]
    pass_turn(match)
    assert match.view(None)["seats"][ME]["in_play"] == []
    assert card in discard(match, ME)


def test_ball_lightning_makes_the_opponent_discard_or_both() -> None:
    won = sisters(["ball-lightning", "telepathy"], ["exploit", "regroup"])
    fight(won, "triss", "sinbad", "ball-lightning")
    assert won.actor == FOE
    play(won, "choose:exploit")
    assert (hand_size(won, FOE), hand_size(won, ME)) == (1, 1)
    lost = sisters(["ball-lightning", "telepathy", "telepathy"], ["exploit", "momentous-shift"])
    fight(lost, "triss", "sinbad", "ball-lightning", "momentous-shift")
    assert (hand_size(lost, FOE), hand_size(lost, ME)) == (0, 1)


def test_echoing_blast_comes_back_when_it_wins() -> None:
    won = fight(sisters(["echoing-blast", "telepathy"]), "triss", "sinbad", "echoing-blast")
    assert hand(won, ME) == ["echoing-blast", "telepathy"]
    lost = sisters(["echoing-blast", "telepathy"], ["momentous-shift"])
    fight(lost, "triss", "sinbad", "echoing-blast", "momentous-shift")
    assert hand(lost, ME) == ["telepathy"]


def test_incinerate_is_worth_seven_unless_two_cards_are_discarded() -> None:
    near = {"yennefer": "S02", "triss": "S38"}
    match = sisters(["incinerate", "telepathy"], ["exploit", "regroup", "feint"], at=near)
    fight(match, "yennefer", "sinbad", "incinerate", "feint")  # it cannot be canceled
    assert match.actor == FOE
    refused = settle(match.fork())
    assert health(refused, "sinbad") == 15 - 7 + 2
    paid = play(match.fork(), next(key for key in keys(match) if key != "decline"))
    while paid.actor == FOE:
        play(paid, keys(paid)[0])
    assert (health(paid, "sinbad"), hand_size(paid, FOE)) == (15, 0)
    poor = fight(
        sisters(["incinerate", "telepathy"], ["exploit"], at=near), "yennefer", "sinbad", "incinerate"
    )
    assert health(poor, "sinbad") == 15 - 7


def lodge(own: list[str], theirs: list[str], **more: Any) -> Match:
    """The Lodge is called by Yennefer, who stands alone."""
    match = sisters(["lodge-of-sorceresses", *own], theirs, lead="yennefer", **more)
    return play(match, "scheme:lodge-of-sorceresses:yennefer")


def test_lodge_of_sorceresses_draws_by_boost_and_hurts_who_drew_most() -> None:
    match = lodge(["magical-barrier", "telepathy"], ["exploit", "regroup"])  # boosts 3, 1; 1, 1
    assert (match.actor, offered(match, "choose")) == (ME, [("magical-barrier",), ("telepathy",)])
    play(match, "choose:magical-barrier")
    assert match.actor == FOE
    play(match, "choose:exploit")
    assert (hand_size(match, ME), hand_size(match, FOE)) == (2 + 3, 2 + 1)
    assert (health(match, "yennefer"), health(match, "triss"), health(match, "sinbad")) == (14 - 3, 6, 15)
    assert "magical-barrier" in match.view(FOE)["seats"][ME]["hand"]
    tied = play(lodge(["telepathy"], ["exploit", "regroup"]), "choose:regroup")
    assert (health(tied, "yennefer"), health(tied, "sinbad")) == (14 - 1, 15 - 1)


def test_lodge_of_sorceresses_R_84_nobody_sees_what_the_other_chose() -> None:
    """The next player sees a hand one card smaller, and imagines any card of it."""
    match = lodge(["magical-barrier", "telepathy"], ["exploit", "regroup"])
    play(match, "choose:magical-barrier")
    seen = match.view(FOE)["seats"][ME]
    assert (seen["hand"], seen["hand_size"], seen["in_play"]) == ([], 1, ["lodge-of-sorceresses"])
    worlds = [match.imagine(FOE, seed) for seed in range(40)]
    laid = {inside(w).identity[inside(w).lasting[0][2][0]] for w in worlds}
    assert len(laid) > 3
    assert all(world.view(FOE) == match.view(FOE) for world in worlds)


def test_lodge_of_sorceresses_R_84_a_card_known_before_may_or_may_not_lie_there() -> None:
    match = lodge(["magical-barrier", "telepathy"], ["exploit", "regroup"])
    t = inside(match)
    for slot in t.piles[1]:
        t.known[slot] = 0xFFFF  # both have been shown
    play(match, "choose:telepathy")
    assert match.view(FOE)["seats"][ME]["hand"] == ["magical-barrier", "telepathy"]
    laid = {t.cast.card(inside(w).identity[inside(w).lasting[0][2][0]]).id for w in worlds_of(match)}
    assert laid == {"magical-barrier", "telepathy"}


def worlds_of(match: Match) -> list[Match]:
    """What the opponent may think."""
    return [match.imagine(FOE, seed) for seed in range(20)]


def test_lodge_of_sorceresses_who_has_no_card_draws_none() -> None:
    match = lodge(["telepathy"], [])
    assert (hand_size(match, ME), hand_size(match, FOE)) == (2, 0)
    assert (health(match, "yennefer"), health(match, "sinbad")) == (13, 15)


def test_magical_barrier_heals_at_once() -> None:
    match = sisters(["magical-barrier"], ["regroup", "exploit"], active=FOE, at={"triss": ("S02", 9)})
    fight(match, "sinbad", "triss", "regroup", "magical-barrier")
    assert health(match, "triss") == 10


def test_merigolds_hailstorm_lets_the_opponent_choose_the_pain() -> None:
    card = "merigolds-hailstorm"
    match = sisters([card, "telepathy"], ["exploit", "regroup", "feint"], foil_deck=["feint"] * 2)
    fight(match, "triss", "sinbad", card)
    assert (match.actor, len(keys(match))) == (FOE, 3)
    cards = play(match.fork(), next(key for key in keys(match) if "discard-2" in key))
    while cards.actor == FOE:
        play(cards, keys(cards)[0])
    assert hand_size(cards, FOE) == 1
    wound = play(match.fork(), next(key for key in keys(match) if "damage" in key))
    assert health(wound, "sinbad") == 15 - 4 - 3
    before = len(match.view(None)["seats"][FOE]["deck"])
    mill = play(match.fork(), next(key for key in keys(match) if "top" in key))
    assert len(mill.view(None)["seats"][FOE]["deck"]) == before - 4
    assert len(discard(mill, FOE)) == 4


def test_paralyzing_fetters_keep_the_printed_value() -> None:
    moved = sisters(["paralyzing-fetters"], ["momentous-shift", "regroup"], active=FOE)
    not_where_it_began(moved, "sinbad")  # it began elsewhere: worth 5
    fight(moved, "sinbad", "triss", "momentous-shift", "paralyzing-fetters")
    assert health(moved, "triss") == 14 - (3 - 2)


def test_portal_to_anywhere_places_a_fighter_and_gains_an_action() -> None:
    match = fight(
        sisters(["portal-to-anywhere", "advisor-to-the-king"]), "triss", "sinbad", "portal-to-anywhere"
    )
    assert places(match, "sinbad") == everywhere() - {"S02", "S03", "S07", "S38"} == places(match, "triss")
    play(match, "place:sinbad:S31")
    assert (space(match, "sinbad"), match.view(None)["actions"]) == ("S31", 2)


def test_quick_and_ready_places_its_fighter_in_the_zone_and_draws() -> None:
    match = fight(sisters(["quick-and-ready", "telepathy"]), "triss", "sinbad", "quick-and-ready")
    assert places(match, "triss") == zone_of("S02") - {"S02", "S03", "S07", "S38"}
    play(match, sorted(key for key in keys(match) if key.startswith("place:triss:"))[0])
    assert hand_size(match, ME) == 1 + 1


def test_telepathy_cancels_unless_a_card_is_discarded() -> None:
    match = fight(
        sisters(["telepathy", "echoing-blast"], ["regroup", "exploit"]),
        "triss",
        "sinbad",
        "telepathy",
        "regroup",
    )
    assert match.actor == FOE
    canceled = settle(match.fork())
    assert hand_size(canceled, FOE) == 1
    paid = play(match.fork(), next(key for key in keys(match) if key != "decline"))
    assert hand_size(paid, FOE) == 0 + 1
    assert "exploit" in discard(paid, FOE)
