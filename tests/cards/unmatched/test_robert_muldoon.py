"""Robert Muldoon: every card of the deck, and his traps."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    walks,
    winner_moves_either_fighter,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    space,
    to_the_move,
    tokens,
)

HERO = "robert-muldoon"
WORKERS = ("ingen-worker-1", "ingen-worker-2", "ingen-worker-3")
FACTS = (
    Fact("call-for-backup", "scheme", None, 3, 2, ("robert-muldoon",)),
    Fact("feint", "versatile", 2, 1, 3, ()),
    Fact("ive-hunted-most-things-that-can-hunt-you", "defense", 4, 1, 2, ("robert-muldoon",)),
    Fact("leap-away", "versatile", 4, 2, 3, ()),
    Fact("regroup", "versatile", 1, 1, 3, ()),
    Fact("remote-detonation", "scheme", None, 2, 3, ()),
    Fact("rending-shot", "attack", 3, 1, 4, ()),
    Fact("second-shot", "attack", 2, 3, 2, ()),
    Fact("shoot-her", "attack", 3, 1, 2, ("robert-muldoon",)),
    Fact("tactical-advance", "versatile", 3, 3, 3, ("ingen-worker",)),
    Fact("they-should-all-be-destroyed", "attack", 4, 3, 3, ("robert-muldoon",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def traps(*spaces: str | None) -> dict[str, list[str | None]]:
    """Traps on these spaces, the others in the supply."""
    return {"trap": [*spaces, *[None] * (8 - len(spaces))]}


def test_ability_places_a_trap_on_a_clear_space_of_his_zone() -> None:
    match = pass_turn(duel(HERO, ["feint"], active=FOE, state=traps("S01")))
    assert places(match, "trap-2") == zone_of("S02") - {"S01", "S02", "S03"}
    play(match, "place:trap-2:S04")
    assert tokens(match, ME)[:3] == ["S01", "S04", None]


def test_ability_stops_a_foe_who_steps_on_a_trap() -> None:
    """X-13: S05 lies behind S04; the trap goes to the box, its owner draws, the fighter takes 1 damage."""
    match = duel(HERO, ["feint"], ["feint"], active=FOE, state=traps("S04", "S10", "S11"))
    to_the_move(match)
    assert moves(match, "sinbad") == {"S04", "S10", "S11"}
    play(match, "move:sinbad:S04", "decline")
    assert (space(match, "sinbad"), health(match, "sinbad")) == ("S04", 15 - 1)
    assert (hand_size(match, ME), tokens(match, ME)[:2]) == (2, [None, "S10"])
    assert match.view(None)["seats"][ME]["tokens"]["trap-1"]["out"]
    assert "trap-1" not in {who for who, _ in offered(pass_turn(match), "place")}  # never again


def test_ability_catches_whoever_is_placed_on_a_trap_too() -> None:
    """X-13: Slingshot places Ms. Marvel, which is no movement, but she enters the space."""
    match = scene(
        seat(HERO, ["regroup", "second-shot"], {HERO: "S02"}, state=traps("S09")),
        seat("ms-marvel", ["slingshot"], {"ms-marvel": "S03"}),
    )
    settle(fight(match, HERO, "ms-marvel", "regroup", "slingshot"))
    play(match, "place:ms-marvel:S09")
    assert (health(match, "ms-marvel"), tokens(match, ME)[0]) == (14 - 1, None)


def test_ability_leaves_own_fighters_alone() -> None:
    """R-40"""
    match = duel(HERO, ["feint"], state=traps("S01"))
    maneuver(match, "move:robert-muldoon:S01")
    assert (health(match, HERO), tokens(match, ME)[0]) == (14, "S01")


def test_call_for_backup_does_two_of_three() -> None:
    at: dict[str, Any] = {WORKERS[0]: 0, WORKERS[1]: 0, WORKERS[2]: "S38"}
    match = play(duel(HERO, ["feint"], at=at), "scheme:call-for-backup:robert-muldoon")
    assert len(keys(match)) == 3
    draw, back = (next(key for key in keys(match) if word in key) for word in ("draw", "bring"))
    play(match, draw, back)
    play(match, f"place:{WORKERS[0]}:S01", f"place:{WORKERS[1]}:S04")
    assert (hand_size(match, ME), space(match, WORKERS[0]), space(match, WORKERS[1])) == (1 + 2, "S01", "S04")
    match = play(duel(HERO, ["feint"], at=at), "scheme:call-for-backup:robert-muldoon")
    play(match, next(key for key in keys(match) if "token" in key))
    play(match, "place:trap-1:S01", "place:trap-2:S04", "decline")
    assert tokens(match, ME)[:3] == ["S01", "S04", None]


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_ive_hunted_most_things_that_can_hunt_you_moves_everybody_through_foes() -> None:
    match = duel(HERO, ["ive-hunted-most-things-that-can-hunt-you"], ["regroup"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "ive-hunted-most-things-that-can-hunt-you")
    assert moves(match, HERO) == walks("S02", 5, friends=["S03"]) - {"S07"}
    assert "move:ingen-worker-1:S33" in keys(match)
    play(match, "move:robert-muldoon:S12")
    assert space(match, HERO) == "S12"


def test_leap_away_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "leap-away", 4, "exploit")


def test_regroup_draws_one_or_two() -> None:
    regroup_draws_one_or_two(HERO)


def test_remote_detonation_blows_up_a_trap_near_a_worker() -> None:
    match = duel(HERO, ["remote-detonation"], at={WORKERS[0]: "S08"}, state=traps("S04", "S10", "S19"))
    play(match, "scheme:remote-detonation:robert-muldoon")
    assert {key for key in keys(match) if "trap" in key} == {"choose:trap-1", "choose:trap-2"}
    play(match, "choose:trap-1")
    assert (health(match, "sinbad"), tokens(match, ME)[:2], hand_size(match, ME)) == (14, [None, "S10"], 2)


def test_rending_shot_moves_the_foe() -> None:
    match = fight(duel(HERO, ["rending-shot"]), HERO, "sinbad", "rending-shot")
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"])


def test_second_shot_may_be_boosted() -> None:
    match = fight(duel(HERO, ["second-shot"]), HERO, "sinbad", "second-shot")
    play(match, "boost:call-for-backup")
    assert health(match, "sinbad") == 15 - 2 - 3


def test_shoot_her_is_worth_five_as_the_first_action() -> None:
    first = settle(fight(duel(HERO, ["shoot-her"]), HERO, "sinbad", "shoot-her"))
    assert health(first, "sinbad") == 15 - 5
    second = maneuver(duel(HERO, ["shoot-her"]))
    settle(fight(second, HERO, "sinbad", "shoot-her"))
    assert health(second, "sinbad") == 15 - 3


def test_tactical_advance_moves_each_worker() -> None:
    at = {HERO: "S34", WORKERS[0]: "S02"}
    match = fight(duel(HERO, ["tactical-advance"], at=at), WORKERS[0], "sinbad", "tactical-advance")
    assert {who for who, _ in offered(match, "move")} == set(WORKERS)
    assert moves(match, WORKERS[0]) == walks("S02", 2, foes=["S03"])


@pytest.mark.parametrize(("spots", "more"), [((), 0), (("S04", "S10", "S20"), 2)])
def test_they_should_all_be_destroyed_counts_traps_around_the_foe(spots: tuple[str, ...], more: int) -> None:
    match = duel(HERO, ["they-should-all-be-destroyed"], state=traps(*spots))
    settle(fight(match, HERO, "sinbad", "they-should-all-be-destroyed"))
    assert health(match, "sinbad") == 15 - 4 - more
