"""Philippa and Dijkstra: every card of the deck, and Two Steps Ahead."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    everywhere,
    fight,
    held,
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
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    to_the_move,
)
from thwack import Match

DIJKSTRA = ("dijkstra",)
PHILIPPA = ("philippa",)
FACTS = (
    Fact("backup-plan", "scheme", None, 2, 2, PHILIPPA),
    Fact("blinding-dust", "defense", 2, 2, 2, PHILIPPA),
    Fact("chain-lightning", "attack", 2, 3, 2, PHILIPPA),
    Fact("cunning", "versatile", 4, 1, 2),
    Fact("do-my-bidding", "defense", 3, 3, 2),
    Fact("lightning-bolt", "attack", 3, 1, 3, PHILIPPA),
    Fact("owlform", "attack", 3, 3, 3, PHILIPPA),
    Fact("paralyzing-fetters", "defense", 2, 3, 2, PHILIPPA),
    Fact("polymorphy", "scheme", None, 3, 2, PHILIPPA),
    Fact("redanian-plot", "versatile", 2, 1, 3),
    Fact("regicide", "attack", 4, 2, 2),
    Fact("spellbreaker", "versatile", 2, 2, 3, PHILIPPA),
    Fact("spymasters-ruse", "scheme", None, 2, 2, DIJKSTRA),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("philippa", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("philippa", FACTS)


def struck(match: Match, card: str, defense: str | None = None) -> Match:
    """Philippa attacks Sinbad."""
    return fight(match, "philippa", "sinbad", card, defense)


def attacked(cards: list[str], attack: str, defense: str, *foil_hand: str) -> Match:
    """Sinbad attacks Philippa."""
    match = duel("philippa", cards, [attack, *foil_hand], active=FOE)
    return fight(match, "sinbad", "philippa", attack, defense)


# Two Steps Ahead


@pytest.mark.parametrize(("more", "offered_"), [(2, False), (1, True)])
def test_ability_fills_a_small_hand(more: int, offered_: bool) -> None:
    """At the end of your turn, with fewer than 4 cards, you may draw until you have 4."""
    top = ["owlform"] * 3 + ["redanian-plot"]
    match = duel("philippa", ["regicide", "cunning"][:more], deck=top, actions=1)
    maneuver(match)
    assert (match.actor == ME) == offered_
    if offered_:
        assert hand_size(play(match.fork(), "decline"), ME) == 3
        play(match, keys(match)[0])
    assert hand_size(match, ME) == 4


# Cards


def test_backup_plan_heals_or_draws() -> None:
    """Set Philippa's health to 5, or draw 3."""
    match = duel("philippa", ["backup-plan"], at={"philippa": ("S02", 2)}, deck=["owlform"] * 3)
    play(match, "scheme:backup-plan:philippa")
    assert health(play(match.fork(), keys(match)[0]), "philippa") == 5
    play(match, keys(match)[1])
    assert held(match, ME) == ["owlform"] * 3


def test_blinding_dust_throws_a_card() -> None:
    """After combat: you may discard a card to deal its boost as damage to the opposing fighter."""
    match = attacked(["blinding-dust", "owlform"], "exploit", "blinding-dust")
    assert health(settle(match.fork()), "sinbad") == 15
    play(match, keys(match)[0])
    assert (health(match, "sinbad"), hand(match, ME)) == (12, [])


def test_chain_lightning_strikes_one_zone() -> None:
    """After combat: choose a zone Philippa is in; 1 damage to each opposing fighter in it."""
    at = {"philippa": "S21"}
    match = duel("philippa", ["chain-lightning"], at=at, foil_at={"sinbad": "S12", "porter": "S35"})
    struck(match, "chain-lightning")
    assert keys(match) == ["choose:yellow", "choose:purple"]
    assert [choice.text("en") for choice in match.choices] == ["Zone: yellow", "Zone: purple"]
    assert match.prompt("en", seat=ME).endswith("Choose a zone.")
    far = play(match.fork(), "choose:purple")
    assert (health(far, "sinbad"), health(far, "porter")) == (13, 5)
    play(match, "choose:yellow")
    assert (health(match, "sinbad"), health(match, "porter")) == (12, 6)


def test_cunning_hurts_whoever_keeps_the_card() -> None:
    """After combat: the opponent may discard 1; if not, 2 damage to the opposing fighter."""
    match = duel("philippa", ["cunning"], ["feint", "feint"])
    struck(match, "cunning")
    assert match.actor == FOE
    paid = play(match.fork(), keys(match)[0])
    assert (health(paid, "sinbad"), hand(paid, FOE)) == (11, ["feint"])
    play(match, "decline")
    assert (health(match, "sinbad"), hand(match, FOE)) == (9, ["feint", "feint"])


def test_do_my_bidding_picks_the_attack() -> None:
    """Immediately: their card goes back; look at the hand and pick what they play."""
    match = attacked(["do-my-bidding"], "commanding-impact", "do-my-bidding", "feint")
    assert match.actor == ME
    assert chosen_from(match) == {"commanding-impact", "feint"}
    play(match, "choose:feint")
    assert health(match, "philippa") == 12
    assert "commanding-impact" in hand(match, FOE)


@pytest.mark.parametrize(("first", "left"), [(False, 11), (True, 12)])
def test_lightning_bolt_strikes_the_zone_of_who_stood_still(first: bool, left: int) -> None:
    """After combat: with no maneuver this turn, 1 damage to each opposing fighter in her zone."""
    match = duel("philippa", ["lightning-bolt"], deck=["owlform"], actions=3)
    if first:
        maneuver(match)
    struck(match, "lightning-bolt")
    assert health(match, "sinbad") == left


def test_owlform_grows_with_what_is_discarded() -> None:
    """During combat: discard any number of cards; 1 more for each."""
    match = duel("philippa", ["owlform", "cunning", "regicide"])
    struck(match, "owlform")
    play(match, "choose:cunning", "choose:regicide", "decline")
    assert health(match, "sinbad") == 10


def test_paralyzing_fetters_keep_the_printed_value() -> None:
    """Immediately: the opponent's card keeps its printed value."""
    pile = ["voyage-giant-snakes", "voyage-whale-island"]
    match = scene(
        seat("philippa", ["paralyzing-fetters"], {"philippa": "S02", "dijkstra": "S38"}),
        seat("sinbad", ["voyage-home", "riches-beyond-compare"], {"sinbad": "S03"}, discard=pile),
        active=FOE,
    )
    settle(fight(match, "sinbad", "philippa", "voyage-home", "paralyzing-fetters"))
    assert health(match, "philippa") == 12


def test_polymorphy_flies_until_nobody_is_near() -> None:
    """Place Philippa anywhere; her move value is 5 while a foe is in her zone at the end of your turns."""
    match = duel("philippa", ["polymorphy"], deck=["owlform"] * 3)
    play(match, "scheme:polymorphy:philippa")
    assert places(match, "philippa") == everywhere() - {"S02", "S03", "S07", "S38"}
    play(match, "place:philippa:S01")
    to_the_move(match)
    assert moves(match, "philippa") == walks("S01", 5, foes=["S03"])
    assert moves(match, "dijkstra") == walks("S38", 2)
    play(match, "decline", "decline")
    assert match.view(None)["seats"][ME]["in_play"] == ["polymorphy"]
    pass_turn(match)
    maneuver(match, "move:philippa:S20")
    pass_turn(match)
    assert match.view(None)["seats"][ME]["in_play"] == []


def test_redanian_plot_ignores_a_value_or_costs_a_card() -> None:
    """Immediately: the opponent may discard 1; if not, the value of their card is ignored."""
    match = duel("philippa", ["redanian-plot"], ["exploit", "feint"])
    struck(match, "redanian-plot", "exploit")
    assert match.actor == FOE
    assert health(play(match.fork(), keys(match)[0]), "sinbad") == 15
    play(match, "decline")
    assert health(match, "sinbad") == 13


@pytest.mark.parametrize(("target", "value"), [("sinbad", 6), ("porter", 4)])
def test_regicide_is_for_heroes(target: str, value: int) -> None:
    """During combat: 6 against a hero."""
    match = duel("philippa", ["regicide"], foil_at={"porter": "S01"})
    before = health(match, target)
    fight(match, "philippa", target, "regicide")
    assert health(match, target) == before - value


def test_spellbreaker_cancels_and_ends_the_turn() -> None:
    """Immediately: cancel. After combat: end the turn."""
    match = duel("philippa", ["spellbreaker"], ["regroup"], foil_deck=["feint"])
    struck(match, "spellbreaker", "regroup")
    assert hand(match, FOE) == []
    settle(match)
    assert match.view(None)["active"] == FOE


def test_spymasters_ruse_changes_two_cards() -> None:
    """An opponent reveals 4 cards of the hand; choose 2 they discard; they draw 2."""
    cards = ["feint", "exploit", "regroup", "leap-away", "momentous-shift"]
    match = duel("philippa", ["spymasters-ruse"], cards, foil_deck=["feint", "regroup"])
    play(match, "scheme:spymasters-ruse:dijkstra")
    assert match.actor == FOE
    play(match, "choose:exploit", "choose:regroup", "choose:feint", "choose:leap-away")
    assert match.actor == ME
    assert chosen_from(match) == {"exploit", "regroup", "feint", "leap-away"}
    assert seen_hand(match, ME, FOE) == ["exploit", "feint", "leap-away", "regroup"]
    play(match, "choose:exploit", "choose:leap-away")
    assert discard(match, FOE) == ["exploit", "leap-away"]
    assert hand(match, FOE) == ["feint", "feint", "momentous-shift", "regroup", "regroup"]
