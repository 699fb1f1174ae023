"""Tomoe Gozen: every card of the deck, and what it costs to leave her zone."""

from collections.abc import Sequence

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import (
    FOE,
    ME,
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
    to_the_move,
)
from thwack import Match

HERO = "tomoe-gozen"
FACTS = (
    Fact("a-warriors-way", "attack", 2, 1, 2, ("tomoe-gozen",)),
    Fact("a-worthy-opponent", "versatile", 3, 3, 3, ("tomoe-gozen",)),
    Fact("confront-any-demon-or-god", "versatile", 3, 3, 2, ("tomoe-gozen",)),
    Fact("deeds-of-valor", "defense", 2, 2, 3, ("tomoe-gozen",)),
    Fact("fearsome-strength", "attack", 3, 1, 2, ("tomoe-gozen",)),
    Fact("five-against-thousands", "attack", 4, 1, 2, ("tomoe-gozen",)),
    Fact("flash-of-steel", "versatile", 2, 1, 3, ("tomoe-gozen",)),
    Fact("lord-kisos-final-stand", "scheme", None, 2, 3, ("tomoe-gozen",)),
    Fact("piercing-shot", "attack", 2, 1, 3, ("tomoe-gozen",)),
    Fact("refuse-to-retreat", "defense", 3, 2, 2, ("tomoe-gozen",)),
    Fact("skirmish", "versatile", 4, 1, 3, ("tomoe-gozen",)),
    Fact("witness-my-last-battle", "attack", 7, 4, 2, ("tomoe-gozen",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


@pytest.mark.parametrize(("end", "hurt"), [("S20", 1), ("S11", 0)])
def test_ability_hurts_a_hero_who_leaves_her_zone(end: str, hurt: int) -> None:
    match = to_the_move(duel(HERO, [], ["feint"], active=FOE))
    play(match, f"move:sinbad:{end}")
    assert health(match, "sinbad") == 15 - hurt


def test_ability_leaves_sidekicks_alone() -> None:
    match = to_the_move(duel(HERO, [], ["feint"], active=FOE, foil_at={"porter": "S04"}))
    play(match, "move:porter:S05")
    assert health(match, "porter") == 6


def test_ability_counts_placing_but_not_her_own_moving() -> None:
    match = fight(duel(HERO, ["a-warriors-way"]), HERO, "sinbad", "a-warriors-way")
    play(match, "move:sinbad:S12")
    assert health(match, "sinbad") == 15 - 2 - 1
    still = to_the_move(duel(HERO, ["piercing-shot"], at={HERO: "S10"}))
    play(still, f"move:{HERO}:S20")
    assert health(still, "sinbad") == 15


def facing_rex(space: str, tail: str, cards: Sequence[str] = (), active: int = FOE) -> Match:
    """Tomoe Gozen in the green zone, and T. Rex in two spaces."""
    row = seat("t-rex", ["thrash", *cards])
    row["fighters"] = {"t-rex": {"space": space, "tail": tail, "health": 27}}
    return scene(seat(HERO, ["a-warriors-way"], {HERO: "S02"}), row, active=active)


def goes(match: Match, space: str, tail: str) -> Match:
    """T. Rex moves, one end here and the other one there."""
    play(match, f"move:t-rex:{space}")
    return play(match, *[key for key in keys(match) if key == f"tail:t-rex:{tail}"])


@pytest.mark.parametrize(
    ("before", "after", "hurt"),
    [
        (("S11", "S10"), ("S12", "S11"), 0),  # the end that goes ahead is out, the other one is not
        (("S20", "S10"), ("S19", "S20"), 1),  # only the end behind was in
        (("S12", "S21"), ("S20", "S21"), 0),  # never in
    ],
)
def test_ability_watches_both_spaces_of_a_large_hero(
    before: tuple[str, str], after: tuple[str, str], hurt: int
) -> None:
    """R-44, R-96: Only the first of T. Rex's two spaces was looked at."""
    assert health(goes(to_the_move(facing_rex(*before)), *after), "t-rex") == 27 - hurt


@pytest.mark.parametrize(("after", "hurt"), [(("S24", "S20"), 1), (("S03", "S04"), 0), (("S12", "S11"), 0)])
def test_ability_lets_a_large_hero_take_the_way_that_costs_least(after: tuple[str, str], hurt: int) -> None:
    """R-44, R-97: With three steps T. Rex could go out and come back, and need not."""
    match = to_the_move(facing_rex("S11", "S10"), "thrash")
    assert health(goes(match, *after), "t-rex") == 27 - hurt


def test_ability_leads_a_large_hero_out_and_in_again() -> None:
    """R-44, R-97: Tomoe Gozen's own side moves T. Rex on the way that costs most."""
    match = fight(facing_rex("S11", "S10", active=ME), HERO, "t-rex", "a-warriors-way")
    before = health(match, "t-rex")
    assert health(goes(match, "S12", "S11"), "t-rex") == before - 1


@pytest.mark.parametrize(
    ("before", "spot", "tail", "hurt"),
    [(("S20", "S10"), "S28", "S29", 1), (("S20", "S10"), "S19", "S20", 1), (("S03", "S04"), "S11", "S12", 0)],
)
def test_ability_hurts_a_large_hero_who_is_placed_outside_with_both_ends(
    before: tuple[str, str], spot: str, tail: str, hurt: int
) -> None:
    match = facing_rex(*before, ["ripples-in-the-water"])
    play(match, "scheme:ripples-in-the-water:t-rex", f"place:t-rex:{spot}", f"tail:t-rex:{tail}")
    assert health(match, "t-rex") == 27 - hurt


def test_a_warriors_way_moves_the_foe_and_follows_a_hero() -> None:
    match = fight(duel(HERO, ["a-warriors-way"]), HERO, "sinbad", "a-warriors-way")
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"])
    play(match, "move:sinbad:S11")
    assert places(match, HERO) == beside("S11")
    play(match, f"place:{HERO}:S21")
    assert space(match, HERO) == "S21"


def test_a_worthy_opponent_is_worth_five_against_a_hero() -> None:
    card = "a-worthy-opponent"
    hero = settle(fight(duel(HERO, [card]), HERO, "sinbad", card))
    other = settle(fight(duel(HERO, [card], foil_at={"porter": "S09"}), HERO, "porter", card))
    assert (health(hero, "sinbad"), health(other, "porter")) == (15 - 5, 6 - 3)


def test_confront_any_demon_or_god_draws_and_after_a_loss_takes_a_card() -> None:
    card = "confront-any-demon-or-god"
    match = fight(duel(HERO, [card], ["exploit", "feint", "regroup"]), HERO, "sinbad", card, "exploit")
    assert (match.actor, hand_size(match, ME)) == (ME, 1 + 1)
    play(match, "choose:regroup")
    assert "regroup" not in held(match, FOE)


def test_deeds_of_valor_lets_two_through() -> None:
    match = duel(HERO, ["deeds-of-valor"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "deeds-of-valor"))
    assert health(match, HERO) == 14 - 2


def test_fearsome_strength_swaps_and_strikes_a_neighbour() -> None:
    match = fight(duel(HERO, ["fearsome-strength"]), HERO, "sinbad", "fearsome-strength")
    play(match, keys(match)[0])
    assert (space(match, HERO), space(match, "sinbad")) == ("S03", "S02")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    assert health(match, "sinbad") == 15 - 3 - 1


def test_five_against_thousands_comes_back_for_a_card() -> None:
    card = "five-against-thousands"
    match = fight(duel(HERO, [card, "piercing-shot"]), HERO, "sinbad", card)
    play(match, keys(match)[0], "choose:piercing-shot")
    assert card in hand(match, ME)
    far = fight(duel(HERO, [card, "piercing-shot"], foil_at={"sinbad": "S10"}), HERO, "sinbad", card)
    assert card not in hand(far, ME)


def test_flash_of_steel_cancels_a_hero_and_cuts_a_neighbour() -> None:
    match = settle(
        fight(duel(HERO, ["flash-of-steel"], ["exploit"]), HERO, "sinbad", "flash-of-steel", "exploit")
    )
    assert (health(match, "sinbad"), hand_size(match, FOE)) == (15 - 1, 0)


def test_lord_kisos_final_stand_passes_sidekicks_and_heals_or_acts() -> None:
    match = duel(HERO, ["piercing-shot"], at={HERO: ("S02", 5)}, foil_at={"sinbad": "S03", "porter": "S01"})
    play(match, f"scheme:lord-kisos-final-stand:{HERO}")
    assert moves(match, HERO) == walks("S02", 3, foes=["S03"], friends=["S01"])
    assert "S18" in moves(match, HERO)  # past the Porter
    play(match, "decline")
    play(match, next(key for key in keys(match) if "heal" in key))
    assert health(match, HERO) == 7


def test_piercing_shot_draws_two() -> None:
    match = settle(fight(duel(HERO, ["piercing-shot"]), HERO, "sinbad", "piercing-shot"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 2, 1 + 2)


def test_refuse_to_retreat_holds_her_and_costs_a_card() -> None:
    match = duel(HERO, ["refuse-to-retreat"], ["leap-away", "feint"], active=FOE)
    fight(match, "sinbad", HERO, "leap-away", "refuse-to-retreat")
    if match.actor == FOE and offered(match, "choose"):
        play(match, "choose:feint")
    assert moves(match, HERO) == set()
    assert "feint" not in hand(match, FOE)


def test_skirmish_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "skirmish", 2, "exploit")


def test_witness_my_last_battle_is_for_neighbours_and_face_up_and_ends_the_turn() -> None:
    card = "witness-my-last-battle"
    far = duel(HERO, [card], foil_at={"sinbad": "S10"})
    assert offered(far, "attack") == []
    both = duel(HERO, [card, "piercing-shot"], foil_at={"sinbad": "S10"})
    settle(fight(both, HERO, "sinbad", "piercing-shot"))
    assert health(both, "sinbad") == 15 - 2
    match = play(duel(HERO, [card], ["feint"]), f"attack:{HERO}:sinbad")
    assert match.view(FOE)["combat"]["attack"]["card"] == card
    play(match, "decline")
    assert (health(match, "sinbad"), match.view(None)["active"]) == (15 - 7, FOE)
