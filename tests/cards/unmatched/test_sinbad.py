"""Sinbad and the Porter: every card of the deck, and the 7 Voyages."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    draws_whether_won_or_lost,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    printed,
    regroup_draws_one_or_two,
    seen_hand,
    walks,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import FOE, ME, discard, health, keys, offered, play, scene, seat, settle, space
from thwack import Match

SINBAD = ("sinbad",)
PORTER = ("porter",)
VOYAGE = ("voyage",)
FACTS = (
    Fact("by-fortune-and-fate", "attack", 3, 1, 3, PORTER),
    Fact("commanding-impact", "attack", 5, 2, 1),
    Fact("exploit", "versatile", 4, 1, 2),
    Fact("feint", "versatile", 2, 1, 3),
    Fact("leap-away", "versatile", 4, 1, 2),
    Fact("momentous-shift", "versatile", 3, 1, 3),
    Fact("regroup", "versatile", 1, 1, 3),
    Fact("riches-beyond-compare", "scheme", None, 1, 2, SINBAD),
    Fact("toil-and-danger", "versatile", 3, 1, 4, SINBAD),
    Fact("voyage-cannibals-root-of-madness", "attack", 2, 0, 1, SINBAD, VOYAGE),
    Fact("voyage-eyes-like-coals", "attack", 2, 0, 1, SINBAD, VOYAGE),
    Fact("voyage-giant-snakes", "attack", 2, 0, 1, SINBAD, VOYAGE),
    Fact("voyage-home", "attack", 2, 1, 1, SINBAD, VOYAGE),
    Fact("voyage-king-of-serendib", "attack", 2, 0, 1, SINBAD, VOYAGE),
    Fact("voyage-man-eating-apes", "attack", 2, 0, 1, SINBAD, VOYAGE),
    Fact("voyage-whale-island", "attack", 2, 0, 1, SINBAD, VOYAGE),
)
APES = "voyage-man-eating-apes"
CANNIBALS = "voyage-cannibals-root-of-madness"
COALS = "voyage-eyes-like-coals"
HOME = "voyage-home"
SERENDIB = "voyage-king-of-serendib"
SNAKES = "voyage-giant-snakes"
WHALE = "voyage-whale-island"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies, banner and tags of each card."""
    assert printed("sinbad", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("sinbad", FACTS)


# 7 Voyages


@pytest.mark.parametrize("voyages", [(), (HOME,), (HOME, APES, WHALE)])
def test_ability_lengthens_a_maneuver_by_each_voyage(voyages: tuple[str, ...]) -> None:
    """On a maneuver your fighters move 1 space further for each VOYAGE card in your discard pile."""
    match = duel("sinbad", discard=[*voyages, "feint"], deck=["regroup"])
    play(match, "maneuver", "decline")
    steps = 2 + len(voyages)
    assert moves(match, "sinbad") == walks("S02", steps, foes=["S03", "S07"], friends=["S38"])
    assert moves(match, "porter") == walks("S38", steps, foes=["S03", "S07"], friends=["S02"])


def test_ability_counts_a_voyage_discarded_for_the_boost() -> None:
    """The boost card lies in the discard pile before anybody moves: a VOYAGE of boost 0 still adds 1."""
    match = play(duel("sinbad", [WHALE], deck=["regroup"]), "maneuver", f"boost:{WHALE}")
    assert moves(match, "sinbad") == walks("S02", 2 + 0 + 1, foes=["S03"])


def test_ability_is_for_maneuvers_alone() -> None:
    """A card that moves Sinbad moves him as far as it says."""
    match = duel("sinbad", ["toil-and-danger"], discard=[HOME, APES])
    fight(match, "sinbad", "bigfoot", "toil-and-danger")
    assert moves(match, "sinbad") == walks("S02", 3, foes=["S03"])


# Cards


def test_by_fortune_and_fate_draws_two() -> None:
    """After combat: draw 2."""
    draws_whether_won_or_lost("sinbad", "by-fortune-and-fate", 2, "porter", 3, "momentous-shift")


def test_commanding_impact_draws_a_card() -> None:
    """After combat: draw 1."""
    draws_whether_won_or_lost("sinbad", "commanding-impact", 1, "sinbad", 5, None)


def test_commanding_impact_draws_even_if_lost() -> None:
    """Alice, SMALL, stops all of it."""
    match = scene(
        seat("sinbad", ["commanding-impact", "feint"], {"sinbad": "S02", "porter": "S38"}, deck=["regroup"]),
        seat("alice", ["skirmish"], {"alice": "S03", "jabberwock": "S07"}, state={"size": "small"}),
    )
    settle(fight(match, "sinbad", "alice", "commanding-impact", "skirmish"))
    assert health(match, "alice") == 13
    assert match.view(ME)["seats"][ME]["hand"] == ["feint", "regroup"]


def test_exploit_draws_a_card() -> None:
    """After combat: draw 1."""
    draws_whether_won_or_lost("sinbad", "exploit", 1, "sinbad", 4, "hoax")
    match = duel("sinbad", ["exploit"], ["larger-than-life"], deck=["feint"], active=FOE)
    fight(match, "bigfoot", "sinbad", "larger-than-life", "exploit")
    assert health(match, "sinbad") == 13
    assert held(match, ME) == ["feint"]


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("sinbad")


def test_leap_away_moves_either_fighter_if_won() -> None:
    """After combat, if you won: move one fighter of the combat up to 4 spaces."""
    winner_moves_either_fighter("sinbad", "leap-away", 4, "skirmish")


def test_momentous_shift_is_worth_five_after_a_move() -> None:
    """During combat: if its fighter is not where it began the turn, the value is 5."""
    momentous_shift_is_worth_more_after_a_move("sinbad")


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    regroup_draws_one_or_two("sinbad")


def test_riches_beyond_compare_draws_three() -> None:
    """Draw 3."""
    match = duel("sinbad", (), deck=["feint", "regroup", "exploit", "leap-away"])
    play(match, "scheme:riches-beyond-compare:sinbad")
    assert match.view(ME)["seats"][ME]["hand"] == ["exploit", "feint", "regroup"]
    assert discard(match, ME) == ["riches-beyond-compare"]


def test_toil_and_danger_moves_sinbad() -> None:
    """After combat: move Sinbad up to 3 spaces."""
    match = fight(duel("sinbad", ["toil-and-danger"]), "sinbad", "bigfoot", "toil-and-danger")
    assert health(match, "bigfoot") == 13
    assert moves(match, "sinbad") == walks("S02", 3, foes=["S03"])
    assert {who for who, _ in offered(match, "move")} == {"sinbad"}
    assert space(settle(match.fork()), "sinbad") == "S02"
    play(match, "move:sinbad:S20")
    assert space(match, "sinbad") == "S20"
    lost = duel("sinbad", ["toil-and-danger"], ["larger-than-life"], active=FOE)
    fight(lost, "bigfoot", "sinbad", "larger-than-life", "toil-and-danger")
    assert health(lost, "sinbad") == 12
    assert lost.actor == ME
    assert space(play(lost, "move:sinbad:S08"), "sinbad") == "S08"


# Voyages


def voyage(card: str, gone: Sequence[str] = (), defense: str | None = None, **more: Any) -> Match:
    """Sinbad attacks with a VOYAGE, a Feint and these others being in his discard pile."""
    match = duel("sinbad", [card], discard=["feint", *gone], **more)
    return fight(match, "sinbad", "bigfoot", card, defense)


@pytest.mark.parametrize("card", [CANNIBALS, COALS, SNAKES, HOME, SERENDIB, APES, WHALE])
@pytest.mark.parametrize("others", [0, 1, 6])
def test_voyages_grow_with_the_others_in_the_discard_pile(card: str, others: int) -> None:
    """During combat: +1 for each other VOYAGE card in your discard pile."""
    gone = tuple(v for v in (CANNIBALS, COALS, SNAKES, HOME, SERENDIB, APES, WHALE) if v != card)[:others]
    match = settle(voyage(card, gone, deck=["regroup"]))
    after_combat = 2 if card == APES else 0
    assert health(match, "bigfoot") == 16 - (2 + others) - after_combat


def test_voyage_cannibals_root_of_madness_may_move_sinbad() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: you may move Sinbad up to 2 spaces."""
    match = voyage(CANNIBALS, (HOME,))
    assert health(match, "bigfoot") == 16 - 3
    assert moves(match, "sinbad") == walks("S02", 2, foes=["S03"])
    assert space(play(match.fork(), "decline"), "sinbad") == "S02"
    play(match, "move:sinbad:S10")
    assert space(match, "sinbad") == "S10"


def test_voyage_eyes_like_coals_costs_the_opponent_a_card_at_random() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: the opponent discards 1 at random."""
    match = duel(
        "sinbad", [COALS], ["feint", "hoax", "savagery"], discard=["exploit", HOME, APES], chance="ask"
    )
    fight(match, "sinbad", "bigfoot", COALS)
    assert health(match, "bigfoot") == 16 - 4
    assert match.actor == thwack.CHANCE
    assert keys(match) == ["choose:feint", "choose:hoax", "choose:savagery"]
    play(match, "choose:hoax")
    assert match.actor == ME
    assert discard(match, FOE) == ["hoax"]
    assert match.view(FOE)["seats"][FOE]["hand"] == ["feint", "savagery"]
    assert seen_hand(match, ME, FOE) == []


def test_voyage_eyes_like_coals_takes_any_card() -> None:
    """Left to the seed, each card of the hand can be the one."""
    taken = set()
    for seed in range(30):
        match = duel("sinbad", [COALS], ["feint", "hoax", "savagery"], seed=seed)
        taken |= set(discard(fight(match, "sinbad", "bigfoot", COALS), FOE))
    assert taken == {"feint", "hoax", "savagery"}


def test_voyage_giant_snakes_shows_the_hand() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: look at the opponent's hand."""
    match = voyage(SNAKES, (HOME,), foil_hand=["savagery", "hoax", "hoax"])
    assert health(match, "bigfoot") == 16 - 3
    assert seen_hand(match, ME, FOE) == ["hoax", "hoax", "savagery"]
    assert seen_hand(match, None, FOE) == []
    assert match.imagine(ME, 5).view(FOE)["seats"][FOE]["hand"] == ["hoax", "hoax", "savagery"]
    assert match.actor == ME


def test_voyage_giant_snakes_shows_nothing_when_canceled() -> None:
    """Feint keeps the hand secret."""
    match = voyage(SNAKES, (HOME,), foil_hand=["savagery", "feint"], defense="feint")
    assert health(match, "bigfoot") == 16
    assert seen_hand(match, ME, FOE) == []


def test_voyage_home_takes_the_other_voyages_back() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: take all of those into hand."""
    match = voyage(HOME, (APES, WHALE))
    assert health(match, "bigfoot") == 16 - 4
    assert held(match, ME) == [APES, WHALE]
    assert discard(match, ME) == ["feint", HOME]
    assert seen_hand(match, FOE, ME) == [APES, WHALE]
    lost = duel("sinbad", [HOME], ["hoax"], discard=[APES, "exploit"])
    settle(fight(lost, "sinbad", "bigfoot", HOME, "hoax"))
    assert health(lost, "bigfoot") == 16
    assert held(lost, ME) == [APES]
    assert discard(lost, ME) == ["exploit", HOME]


def test_voyage_king_of_serendib_draws_a_card() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: draw 1."""
    match = voyage(SERENDIB, (APES,), deck=["exploit", "feint"])
    assert health(match, "bigfoot") == 16 - 3
    assert held(match, ME) == ["exploit"]


def test_voyage_man_eating_apes_bites_after_the_combat() -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: 2 damage to the other fighter."""
    match = duel("sinbad", [APES], ["momentous-shift"], discard=[HOME])
    fight(match, "sinbad", "bigfoot", APES, "momentous-shift")
    assert health(match, "bigfoot") == 16 - 0 - 2
    assert health(voyage(APES, (HOME,)), "bigfoot") == 16 - 3 - 2


@pytest.mark.parametrize(("before", "after"), [(8, 10), (14, 15), (15, 15)])
def test_voyage_whale_island_heals_sinbad(before: int, after: int) -> None:
    """During combat: +1 for each other discarded VOYAGE. After combat: heal Sinbad 2, at most to full."""
    match = voyage(WHALE, (APES,), at={"sinbad": ("S02", before)})
    assert health(match, "bigfoot") == 16 - 3
    assert health(match, "sinbad") == after
    assert is_mandatory(match)
    assert match.actor == ME
