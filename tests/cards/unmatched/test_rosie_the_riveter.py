"""Rosie the Riveter: every card of the deck, and the upgrades of her suit."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    printed,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    settle,
    to_the_move,
)
from thwack import Match

ROSIE, WENDY = ("rosie-the-riveter",), ("wendy-the-welder",)
FACTS = (
    Fact("arc-welding", "versatile", 3, 3, 3, WENDY),
    Fact("d-day", "attack", 3, 1, 3, ROSIE),
    Fact("e-award", "scheme", None, 3, 2, WENDY),
    Fact("full-metal", "versatile", 1, 3, 3, ROSIE),
    Fact("hasty-repairs", "defense", 1, 2, 3, ROSIE),
    Fact("loose-lips-sink-ships", "versatile", 2, 2, 3),
    Fact("momentous-shift", "versatile", 3, 1, 3),
    Fact("overrun", "attack", 3, 1, 3, ROSIE),
    Fact("rapid-development", "scheme", None, 3, 2, WENDY),
    Fact("technological-superiority", "versatile", 3, 2, 3),
    Fact("we-can-do-it", "attack", 4, 2, 2, ROSIE),
)
HERO = "rosie-the-riveter"
ROW = ["merlin-engine", "cavity-magnetron", "sedgley-fist-gun", "whizbang"]


def suit(hand: list[str], *upgrades: str, **more: Any) -> Match:
    """Rosie with these upgrades active."""
    zones = {"active": [f"{HERO}/{slug}" for slug in upgrades]}
    return duel(HERO, hand, more.pop("foil_hand", ()), zones=zones, **more)


def active(match: Match) -> list[str]:
    """The upgrades that are active, the oldest first."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"]["active"]]


def waiting(match: Match) -> list[str]:
    """Those that are not, the next first."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"]["upgrades"]]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_activates_the_leftmost_at_the_start_of_the_turn() -> None:
    match = duel(HERO, active=FOE)
    assert (active(match), waiting(match)) == ([], ROW)
    pass_turn(match)
    assert (active(match), waiting(match)) == (ROW[:1], ROW[1:])


def test_ability_deactivates_all_at_the_end_of_a_turn_with_four() -> None:
    """R-58: The row is as it was."""
    match = pass_turn(suit([], *ROW))
    assert (active(match), waiting(match)) == ([], ROW)
    match = pass_turn(suit([], *ROW[:3]))
    assert active(match) == ROW[:3]


def test_merlin_engine_takes_rosie_further_in_a_maneuver() -> None:
    """R-58: Rosie alone, and no further in a move of a card."""
    match = to_the_move(suit(["momentous-shift"], "merlin-engine", at={"wendy-the-welder": "S20"}))
    assert moves(match, HERO) == walks("S02", 3, foes=["S03", "S07"], friends=["S20"])
    assert moves(match, "wendy-the-welder") == walks("S20", 2, foes=["S03", "S07"], friends=["S02"])
    match = fight(suit(["overrun"], "merlin-engine"), HERO, "sinbad", "overrun")
    assert moves(match, HERO) <= {*walks("S02", 3), "S02"}


def test_cavity_magnetron_may_draw_after_rosie_attacks() -> None:
    match = fight(suit(["full-metal"], "cavity-magnetron"), HERO, "sinbad", "full-metal")
    assert not is_mandatory(match)
    before = hand_size(match, ME)
    play(match, keys(match)[0])
    assert hand_size(match, ME) == before + 1
    other = suit(["arc-welding"], "cavity-magnetron", at={"wendy-the-welder": "S02", HERO: "S38"})
    fight(other, "wendy-the-welder", "sinbad", "arc-welding")
    play(other, keys(other)[0])
    assert "maneuver" in keys(other)


def test_sedgley_fist_gun_adds_to_rosies_attacks() -> None:
    match = settle(fight(suit(["overrun"], "sedgley-fist-gun"), HERO, "sinbad", "overrun"))
    assert health(match, "sinbad") == 15 - 4
    off = settle(fight(suit(["overrun"]), HERO, "sinbad", "overrun"))
    assert health(off, "sinbad") == 15 - 3


def test_whizbang_makes_rosie_ranged() -> None:
    """R-58: S04 shares a zone with S02, and is not next to it."""
    for upgrades, reached in ((("whizbang",), True), ((), False)):
        match = suit(["overrun"], *upgrades, foil_at={"sinbad": "S04"})
        assert (f"attack:{HERO}:sinbad" in keys(match)) == reached


def test_arc_welding_activates_or_hurts_who_is_adjacent() -> None:
    at = {"wendy-the-welder": "S02", HERO: "S38"}
    match = fight(suit(["arc-welding"], at=at), "wendy-the-welder", "sinbad", "arc-welding")
    on, hit = play(match.fork(), "choose:activate"), match
    play(hit, next(key for key in keys(hit) if "damage" in key))
    assert (active(on), health(on, "sinbad")) == (ROW[:1], 15 - 3)
    assert (active(hit), health(hit, "sinbad")) == ([], 15 - 3 - 1)


def test_d_day_activates_all_or_hurts_and_heals_and_attacks_again() -> None:
    match = fight(suit(["d-day", "overrun"]), HERO, "sinbad", "d-day")
    play(match, "decline")  # the Magnetron's card
    assert (active(match), offered(match, "attack")) == (ROW, [(HERO, "sinbad")])
    match = suit(["d-day", "overrun"], *ROW, at={HERO: ("S02", 5)})
    fight(match, HERO, "sinbad", "d-day")
    play(match, "decline")  # the Magnetron's card
    assert (health(match, "sinbad"), health(match, HERO)) == (15 - 3 - 1 - 1, 6)


def test_e_award_changes_an_upgrade_and_moves_everybody() -> None:
    match = play(suit(["e-award"], "merlin-engine"), "scheme:e-award:wendy-the-welder")
    on, off = play(match.fork(), "choose:activate"), play(match, "choose:deactivate")
    assert (active(on), active(off)) == (ROW[:2], [])
    assert waiting(off) == [*ROW[1:], ROW[0]]
    assert moves(off, HERO) == walks("S02", 3, foes=["S03", "S07"])


def test_full_metal_adds_one_for_each_active_upgrade() -> None:
    match = settle(fight(suit(["full-metal"], *ROW[:2]), HERO, "sinbad", "full-metal"))
    assert health(match, "sinbad") == 15 - 3


def test_hasty_repairs_heals_three_for_an_upgrade() -> None:
    for upgrades, healed in ((("merlin-engine",), 3), ((), 0)):
        match = suit(["hasty-repairs"], *upgrades, foil_hand=["regroup"], active=FOE, at={HERO: ("S02", 5)})
        settle(fight(match, "sinbad", HERO, "regroup", "hasty-repairs"))
        assert (health(match, HERO), active(match)) == (5 + healed, [])


def test_loose_lips_sink_ships_takes_their_top_boost_from_their_card() -> None:
    match = suit(
        ["loose-lips-sink-ships"], foil_hand=["momentous-shift"], foil_deck=["commanding-impact", "feint"]
    )
    settle(fight(match, HERO, "sinbad", "loose-lips-sink-ships", "momentous-shift"))
    assert health(match, "sinbad") == 15 - (2 - (3 - 2))
    assert match.view(None)["seats"][FOE]["deck"][0] == "commanding-impact"


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    momentous_shift_is_worth_more_after_a_move(HERO, drawn="overrun")


def test_overrun_hurts_whom_rosie_moves_through() -> None:
    match = fight(duel(HERO, ["overrun"]), HERO, "sinbad", "overrun")
    play(match, f"move:{HERO}:S05")
    if "choose:sinbad" in keys(match):
        play(match, "choose:sinbad")
    assert health(match, "sinbad") == 15 - 3 - 1


def test_rapid_development_draws_two_changes_an_upgrade_and_attacks() -> None:
    match = suit(["rapid-development", "overrun"], at={"wendy-the-welder": "S01"})
    before = hand_size(match, ME)
    play(match, "scheme:rapid-development:wendy-the-welder", "choose:activate")
    assert (active(match), hand_size(match, ME)) == (ROW[:1], before - 1 + 2)
    assert (HERO, "sinbad") in offered(match, "attack")


def test_technological_superiority_cancels_with_three() -> None:
    for upgrades, drawn in ((ROW[1:], 0), (ROW[:2], 1)):
        match = suit(["technological-superiority"], *upgrades, foil_hand=["regroup"])
        settle(fight(match, HERO, "sinbad", "technological-superiority", "regroup"))
        assert hand_size(match, FOE) == drawn


def test_we_can_do_it_activates_at_once() -> None:
    """R-58: The Fist Gun it activates adds to the same attack."""
    match = suit(["we-can-do-it"], *ROW[:2])
    settle(fight(match, HERO, "sinbad", "we-can-do-it"))
    assert (active(match), health(match, "sinbad")) == (ROW[:3], 15 - 5)
