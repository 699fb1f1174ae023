"""The Chupacabra: every card of the deck, and The Hunger."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_whole_deck,
    moves,
    printed,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
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

CHUPACABRA = ("chupacabra",)
FACTS = (
    Fact("ambush", "attack", 2, 3, 2, CHUPACABRA),
    Fact("blood-in-the-air", "attack", 4, 4, 3, CHUPACABRA),
    Fact("feeding", "attack", 4, 2, 3, CHUPACABRA),
    Fact("feint", "versatile", 2, 2, 3, CHUPACABRA),
    Fact("natural-toughness", "defense", 3, 3, 2, CHUPACABRA),
    Fact("ravenous-lunge", "versatile", 3, 2, 3, CHUPACABRA),
    Fact("the-more-they-struggle", "attack", 0, 3, 3, CHUPACABRA),
    Fact("tooth-and-tail", "versatile", 2, 2, 3, CHUPACABRA),
    Fact("traveler-of-the-night", "scheme", None, 3, 3, CHUPACABRA),
    Fact("unsettle", "scheme", None, 2, 2, CHUPACABRA),
    Fact("wounded-beast", "versatile", 3, 1, 3, CHUPACABRA),
)
CHUPA = "chupacabra"
SHIFT = "momentous-shift"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("chupacabra", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("chupacabra", FACTS)


def test_ability_may_draw_after_an_attack() -> None:
    """After you attack, you may draw 1 card; not after a defense."""
    match = fight(duel(CHUPA, ["feint"]), CHUPA, "sinbad", "feint")
    assert match.view(None)["combat"] is None
    assert keys(match) == ["choose:draw-1", "decline"]
    play(match, "choose:draw-1")
    assert hand_size(match, ME) == 2
    match = duel(CHUPA, ["feint"], ["regroup"], active=FOE)
    fight(match, "sinbad", CHUPA, "regroup", "feint")
    assert match.actor == FOE


def test_ambush_discards_a_card_for_its_boost() -> None:
    match = duel(CHUPA, ["ambush"], ["commanding-impact"])
    settle(fight(match, CHUPA, "sinbad", "ambush"))
    assert (health(match, "sinbad"), discard(match, FOE)) == (15 - 2 - 2, ["commanding-impact"])


def test_blood_in_the_air_may_be_boosted_after_a_won_combat() -> None:
    """Not in the first attack of a turn, but in one after an attack that was won, not lost."""
    first = fight(duel(CHUPA, ["blood-in-the-air", "feeding"]), CHUPA, "sinbad", "blood-in-the-air")
    assert offered(first, "boost") == []
    match = duel(CHUPA, ["feint", "blood-in-the-air", "feeding"])
    settle(fight(match, CHUPA, "sinbad", "feint"))
    fight(match, CHUPA, "sinbad", "blood-in-the-air")
    play(match, "boost:feeding", "decline")
    assert health(match, "sinbad") == 15 - 2 - 4 - 2
    match = duel(CHUPA, ["feint", "blood-in-the-air", "feeding"], [SHIFT])
    settle(fight(match, CHUPA, "sinbad", "feint", SHIFT))
    fight(match, CHUPA, "sinbad", "blood-in-the-air")
    assert offered(match, "boost") == []


def test_blood_in_the_air_forgets_the_turn_before() -> None:
    """What was won in the last turn counts no more."""
    match = duel(CHUPA, ["feint", "blood-in-the-air", "feeding"], actions=1)
    settle(fight(match, CHUPA, "sinbad", "feint"))
    settle(play(match))  # Sinbad can do nothing but maneuver
    assert (match.actor, match.view(None)["turn"]) == (ME, 5)
    fight(match, CHUPA, "sinbad", "blood-in-the-air")
    assert offered(match, "boost") == []


def test_feeding_gains_an_action_and_health_when_hurt() -> None:
    for now, after, left in ((7, 8, 2), (8, 8, 1)):
        match = duel(CHUPA, ["feeding"], at={CHUPA: ("S02", now)})
        settle(fight(match, CHUPA, "sinbad", "feeding"))
        assert (health(match, CHUPA), match.view(None)["actions"]) == (after, left)


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(CHUPA)


def test_natural_toughness_returns_when_lost() -> None:
    for attack, hand_now in (("commanding-impact", ["natural-toughness"]), ("regroup", [])):
        match = duel(CHUPA, ["natural-toughness"], [attack], active=FOE)
        fight(match, "sinbad", CHUPA, attack, "natural-toughness")
        assert held(match, ME) == hand_now


def test_ravenous_lunge_heals_one_or_two() -> None:
    for defense, healed in ((None, 2), ("exploit", 1)):
        match = duel(CHUPA, ["ravenous-lunge"], ["exploit"], at={CHUPA: ("S02", 5)})
        settle(fight(match, CHUPA, "sinbad", "ravenous-lunge", defense))
        assert health(match, CHUPA) == 5 + healed


@pytest.mark.parametrize(("defense", "value"), [("exploit", 8), ("regroup", 2), (None, 0)])
def test_the_more_they_struggle_is_twice_the_other_card(defense: str | None, value: int) -> None:
    match = duel(CHUPA, ["the-more-they-struggle"], ["exploit", "regroup"])
    settle(fight(match, CHUPA, "sinbad", "the-more-they-struggle", defense))
    blocked = {"exploit": 4, "regroup": 1, None: 0}[defense]
    assert health(match, "sinbad") == 15 - (value - blocked)


def test_tooth_and_tail_bites_up_to_two_and_heals_for_each() -> None:
    """One, both or nobody of those next to it; 1 health for each that was damaged."""

    def bites() -> Match:
        foil = {"sinbad": "S03", "porter": "S09"}
        match = duel(CHUPA, ["tooth-and-tail"], ["exploit"], at={CHUPA: ("S02", 5)}, foil_at=foil)
        return fight(match, CHUPA, "sinbad", "tooth-and-tail", "exploit")

    assert keys(bites()) == ["choose:sinbad", "choose:porter", "decline"]
    both = play(bites(), "choose:porter", "choose:sinbad")
    assert (health(both, "sinbad"), health(both, "porter"), health(both, CHUPA)) == (14, 5, 7)
    one = play(bites(), "choose:porter", "decline")
    assert (health(one, "sinbad"), health(one, "porter"), health(one, CHUPA)) == (15, 5, 6)
    none = play(bites(), "decline")
    assert (health(none, "sinbad"), health(none, "porter"), health(none, CHUPA)) == (15, 6, 5)


def test_traveler_of_the_night_moves_through_anybody_and_gains_an_action() -> None:
    match = play(duel(CHUPA, ["unsettle"]), "scheme:traveler-of-the-night:chupacabra")
    assert moves(match, CHUPA) == walks("S02", 4) - {"S03"}
    play(match, "move:chupacabra:S05")
    assert (space(match, CHUPA), match.view(None)["actions"]) == ("S05", 2)


def test_unsettle_makes_an_opponent_in_the_zone_discard() -> None:
    """One card, or two for 2 damage; nobody in the zone, nothing happens."""

    def unsettled(where: str = "S03") -> Match:
        match = duel(CHUPA, ["unsettle"], ["feint", "exploit", "regroup"], foil_at={"sinbad": where})
        return play(match, "scheme:unsettle:chupacabra")

    one = play(unsettled(), "decline", "choose:feint")
    assert (health(one, CHUPA), hand_size(one, FOE), one.actor) == (14, 2, ME)
    two = play(unsettled(), keys(unsettled())[0], "choose:feint", "choose:exploit")
    assert (health(two, CHUPA), hand_size(two, FOE)) == (12, 1)
    far = settle(unsettled("S31"))
    assert (hand_size(far, FOE), far.actor) == (3, ME)


def test_unsettle_chooses_among_those_with_somebody_in_the_zone() -> None:
    """In a free-for-all an opponent whose fighters are elsewhere cannot be chosen."""
    match = scene(
        seat(CHUPA, ["unsettle", "traveler-of-the-night"], {CHUPA: "S02"}),
        seat("sinbad", ["feint"], {"sinbad": "S03", "porter": "S07"}),
        seat("bigfoot", ["feint"], {"bigfoot": "S31", "jackalope": "S30"}),
        seat("alice", ["feint"], {"alice": "S35", "jabberwock": "S01"}, state={"size": "small"}),
        mode="free-for-all",
    )
    play(match, "scheme:unsettle:chupacabra")
    assert chosen_from(match) == {"sinbad", "alice"}


def test_wounded_beast_is_worth_five_when_hurt() -> None:
    for now, value in ((7, 5), (8, 3)):
        match = duel(CHUPA, ["wounded-beast"], at={CHUPA: ("S02", now)})
        settle(fight(match, CHUPA, "sinbad", "wounded-beast"))
        assert health(match, "sinbad") == 15 - value
