"""Hamlet with Rosencrantz & Guildenstern: every card of the deck, and The Question."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    everywhere,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    settle,
    state,
    to_the_move,
)
from thwack import Match

HAMLET = ("hamlet",)
ROSENCRANTZ_AND_GUILDENSTERN = ("rosencrantz-and-guildenstern",)
FACTS = (
    Fact("blood-will-have-blood", "versatile", 2, 1, 3, HAMLET),
    Fact("cruel-to-be-kind", "attack", 2, 4, 2, HAMLET),
    Fact("maddening-insight", "defense", 0, 1, 2),
    Fact("method-in-the-madness", "scheme", None, 3, 3, HAMLET),
    Fact("nothing-either-good-or-bad", "defense", 2, 1, 3),
    Fact("outrageous-fortune", "versatile", 1, 2, 2, HAMLET),
    Fact("the-ghost", "scheme", None, 1, 2, HAMLET),
    Fact("the-plays-the-thing", "versatile", 3, 2, 3),
    Fact("the-readiness-is-all", "versatile", 2, 2, 2),
    Fact("the-rest-is-silence", "defense", 2, 3, 2, HAMLET),
    Fact("to-sleep-perchance-to-dream", "attack", 3, 2, 3),
    Fact("uncertain-doom", "attack", 2, 3, 3),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("hamlet", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("hamlet", FACTS)


PAIR = "rosencrantz-and-guildenstern"


def asked(*hand: str, at: dict[str, object] | None = None) -> Match:
    """Hamlet's turn begins, and the question is put."""
    match = duel("hamlet", hand, at=at, active=FOE, actions=1, deck=["blood-will-have-blood"] * 3)
    return maneuver(match)


# The Question


def test_ability_to_be_draws_one_more() -> None:
    """TO BE: each maneuver draws 1 more card."""
    match = asked()
    assert keys(match) == ["choose:to-be", "choose:not-to-be"]
    play(match, "choose:to-be")
    assert state(match, ME)["question"] == "to-be"
    if "maneuver" in keys(match):
        play(match, "maneuver")
    assert len(hand(match, ME)) == 2


def test_ability_not_to_be_hurts_and_strengthens() -> None:
    """NOT TO BE: 2 damage to one of your fighters; Hamlet's attacks are worth 2 more."""
    match = play(asked("uncertain-doom", "the-ghost"), "choose:not-to-be")
    assert chosen_from(match) == {"hamlet", PAIR}
    assert is_mandatory(match)
    play(match, f"choose:{PAIR}")
    assert health(match, PAIR) == 4
    settle(fight(match, "hamlet", "sinbad", "uncertain-doom"))
    assert health(match, "sinbad") == 11


def test_ability_is_about_hamlets_own_attacks() -> None:
    """The courtiers get nothing from NOT TO BE."""
    at = {"hamlet": "S34", PAIR: "S02"}
    match = duel("hamlet", ["uncertain-doom"], at=at, state={"question": "not-to-be"})
    settle(fight(match, PAIR, "sinbad", "uncertain-doom"))
    assert health(match, "sinbad") == 13


# Cards


@pytest.mark.parametrize(("hurt", "loss"), [(True, 1), (False, 0)])
def test_blood_will_have_blood_after_a_wound(hurt: bool, loss: int) -> None:
    """After combat: if Hamlet has taken damage this turn, 1 damage to the opposing fighter."""
    card = "exploit" if hurt else "regroup"
    match = duel("hamlet", ["blood-will-have-blood"], [card], active=FOE)
    settle(fight(match, "sinbad", "hamlet", card, "blood-will-have-blood"))
    assert health(match, "sinbad") == 15 - loss


def test_cruel_to_be_kind_may_be_boosted() -> None:
    """During combat: you may boost this card."""
    match = duel("hamlet", ["cruel-to-be-kind", "uncertain-doom"])
    fight(match, "hamlet", "sinbad", "cruel-to-be-kind")
    play(match, "boost:uncertain-doom")
    assert health(match, "sinbad") == 10


def test_maddening_insight_is_worth_the_hand() -> None:
    """During combat: its value is the number of cards in your hand. After combat: if won, they discard 1."""
    cards = ["maddening-insight", *["uncertain-doom"] * 3]
    match = duel("hamlet", cards, ["momentous-shift", "feint", "feint"], active=FOE)
    fight(match, "sinbad", "hamlet", "momentous-shift", "maddening-insight")
    assert health(match, "hamlet") == 15
    play(match, "choose:feint")
    assert held(match, FOE) == ["feint"]


def test_method_in_the_madness_trades_cards() -> None:
    """Put any number of cards under the deck, draw up to as many; gain 1 action."""
    cards = ["method-in-the-madness", "uncertain-doom", "cruel-to-be-kind"]
    match = duel("hamlet", cards, deck=["blood-will-have-blood"] * 3)
    play(match, "scheme:method-in-the-madness:hamlet", "choose:cruel-to-be-kind")
    play(match, "choose:uncertain-doom", "decline")
    assert deck(match, ME)[-2:] == ["cruel-to-be-kind", "uncertain-doom"]
    assert chosen_from(match) == {"0", "1", "2"}
    play(match, "choose:2")
    assert held(match, ME).count("blood-will-have-blood") == 2
    assert match.view(None)["actions"] == 2


@pytest.mark.parametrize(("card", "loss"), [("exploit", 2), ("commanding-impact", 0)])
def test_nothing_either_good_or_bad_punishes_the_versatile(card: str, loss: int) -> None:
    """After combat: if the opponent played a versatile card, 2 damage to the opposing fighter."""
    match = duel("hamlet", ["nothing-either-good-or-bad"], [card], active=FOE)
    settle(fight(match, "sinbad", "hamlet", card, "nothing-either-good-or-bad"))
    assert health(match, "sinbad") == 15 - loss


def test_outrageous_fortune_gives_the_card_back_when_lost() -> None:
    """During combat: discard the top card of the deck and add its boost. After combat: if lost, take it."""
    match = duel("hamlet", ["outrageous-fortune"], ["exploit"], deck=["cruel-to-be-kind"])
    settle(fight(match, "hamlet", "sinbad", "outrageous-fortune"))
    assert (health(match, "sinbad"), discard(match, ME)) == (10, ["cruel-to-be-kind", "outrageous-fortune"])
    lost = duel("hamlet", ["outrageous-fortune"], ["exploit"], deck=["blood-will-have-blood"])
    settle(fight(lost, "hamlet", "sinbad", "outrageous-fortune", "exploit"))
    assert held(lost, ME) == ["blood-will-have-blood"]


def test_the_ghost_heals_or_moves() -> None:
    """Heal Hamlet 2, or place him anywhere in his zone and gain 1 action."""
    match = duel("hamlet", ["the-ghost", "the-ghost"], at={"hamlet": ("S02", 9)})
    play(match, "scheme:the-ghost:hamlet")
    healed = play(match.fork(), keys(match)[0])
    assert health(healed, "hamlet") == 11
    play(match, keys(match)[1])
    assert places(match, "hamlet") == zone_of("S02") - {"S02", "S03"}
    play(match, "place:hamlet:S08")
    assert (health(match, "hamlet"), match.view(None)["actions"]) == (9, 2)


def test_the_plays_the_thing_heals_by_what_is_lost() -> None:
    """After combat: the opponent discards 1 at random; if won, Hamlet heals its boost."""
    match = duel("hamlet", ["the-plays-the-thing"], ["commanding-impact"], at={"hamlet": ("S02", 9)})
    settle(fight(match, "hamlet", "sinbad", "the-plays-the-thing"))
    assert (hand(match, FOE), health(match, "hamlet")) == ([], 11)
    lost = duel("hamlet", ["the-plays-the-thing"], ["exploit", "feint"], at={"hamlet": ("S02", 9)})
    settle(fight(lost, "hamlet", "sinbad", "the-plays-the-thing", "exploit"))
    assert (hand_size(lost, FOE), health(lost, "hamlet")) == (1, 9)


def test_the_readiness_is_all_places_and_holds() -> None:
    """After combat: place a fighter of the combat anywhere; it cannot leave that space this turn."""
    match = duel("hamlet", ["the-readiness-is-all"], deck=["uncertain-doom"])
    fight(match, "hamlet", "sinbad", "the-readiness-is-all")
    assert chosen_from(match) == {"hamlet", "sinbad"}
    play(match, "choose:hamlet")
    assert places(match, "hamlet") == everywhere() - {"S02", "S03", "S07", "S38"}
    play(match, "place:hamlet:S20")
    to_the_move(match)
    assert {who for who, _ in offered(match, "move")} == {PAIR}


def test_the_rest_is_silence_ends_the_turn() -> None:
    """After combat: the attacker's turn ends, and what the attacker's card would still do is lost."""
    match = duel("hamlet", ["the-rest-is-silence"], ["exploit"], foil_deck=["feint"], active=FOE)
    fight(match, "sinbad", "hamlet", "exploit", "the-rest-is-silence")
    assert match.view(None)["active"] == ME
    assert hand(match, FOE) == ["riches-beyond-compare"]


def test_to_sleep_perchance_to_dream_moves_or_heals() -> None:
    """After combat: if won, move the foe as far as it was hurt; if lost, heal Hamlet 1."""
    match = duel("hamlet", ["to-sleep-perchance-to-dream"], ["regroup"], at={"hamlet": ("S02", 9)})
    fight(match, "hamlet", "sinbad", "to-sleep-perchance-to-dream", "regroup")
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    assert health(settle(match), "hamlet") == 9
    lost = duel("hamlet", ["to-sleep-perchance-to-dream"], ["exploit"], at={"hamlet": ("S02", 9)})
    settle(fight(lost, "hamlet", "sinbad", "to-sleep-perchance-to-dream", "exploit"))
    assert health(lost, "hamlet") == 10


def test_uncertain_doom_ignores_a_versatile_card() -> None:
    """During combat: if the opponent played a versatile card, its value is ignored."""
    match = duel("hamlet", ["uncertain-doom"], ["exploit"])
    settle(fight(match, "hamlet", "sinbad", "uncertain-doom", "exploit"))
    assert health(match, "sinbad") == 13
