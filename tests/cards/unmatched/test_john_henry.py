"""John Henry: every card of the deck, his track and his ways."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    settle,
    space,
    state,
    to_the_move,
)
from thwack import Match

HERO = "john-henry"
JOHN = (HERO,)
HAMMER = ("hammer",)
FACTS = (
    Fact("bring-down-the-mountain", "versatile", 3, 1, 2, JOHN),
    Fact("cool-drink-of-water", "defense", 0, 2, 3, JOHN),
    Fact("deeds-of-valor", "defense", 2, 2, 2, JOHN),
    Fact("eighteen-pound-hammer", "attack", 6, 2, 2, JOHN, HAMMER),
    Fact("hear-that-cold-steel-ring", "attack", 2, 3, 2, JOHN),
    Fact("knock-them-silly", "versatile", 4, 1, 3, JOHN),
    Fact("larger-than-life", "attack", 6, 4, 2, JOHN),
    Fact("momentous-shift", "versatile", 3, 1, 3, JOHN),
    Fact("nine-pound-hammer", "attack", 3, 2, 3, JOHN, HAMMER),
    Fact("power-through", "versatile", 3, 3, 3, JOHN),
    Fact("striking-fire", "scheme", None, 2, 3, JOHN),
    Fact("twelve-pound-hammer", "attack", 4, 2, 2, JOHN, HAMMER),
)
SINBAD = 15


def track(*spaces: str) -> dict[str, list[str | None]]:
    """Track on these spaces, the rest in the supply."""
    return {"track": [*spaces, *[None] * (10 - len(spaces))]}


def walked(card: str, foes: list[str] | None = None, **more: Any) -> Match:
    """He comes from S08 to S02 along four lines, by the track on S01 and S09, and holds this card."""
    at, lines = {HERO: "S08"}, track("S01", "S09")
    match = duel(HERO, [card], foes or [], at=at, state=lines, actions=3, **more)
    return maneuver(match, "move:john-henry:S02")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_lays_track_at_the_start_of_the_turn() -> None:
    match = pass_turn(duel(HERO, ["momentous-shift"], active=FOE, state=track("S01")))
    assert "decline" not in keys(match)
    assert places(match, "track-2") == zone_of("S02") - {"S01", "S02", "S03"}
    play(match, "place:track-2:S09")
    assert match.view(None)["seats"][ME]["tokens"]["track-2"]["space"] == "S09"


def test_ability_moves_a_token_when_the_supply_is_empty() -> None:
    far = [f"S{n}" for n in range(20, 30)]
    match = pass_turn(duel(HERO, ["momentous-shift"], active=FOE, state=track(*far)))
    assert {who for who, _ in offered(match, "place")} == {f"track-{n}" for n in range(1, 11)}
    play(match, "place:track-3:S09")
    assert match.view(None)["seats"][ME]["tokens"]["track-3"]["space"] == "S09"


def test_ability_R_79_track_does_not_count_when_his_player_moves_him() -> None:
    plain = moves(to_the_move(duel(HERO, ["larger-than-life"])), HERO)
    assert plain == walks("S02", 2, foes=["S03", "S07"])
    match = to_the_move(duel(HERO, ["larger-than-life"], state=track("S01", "S09", "S10")))
    free = {"S01", "S09", "S10"}
    expected = set(free)
    for spot in ("S02", *free):
        expected |= walks(spot, 2, foes=["S03", "S07"])
    assert moves(match, HERO) == expected - {"S02"}


def test_ability_R_79_track_counts_when_another_moves_him() -> None:
    """Leap Away moves a fighter of the combat up to 4 spaces."""
    match = duel(HERO, [], ["leap-away"], active=FOE, state=track("S01", "S09", "S10"))
    fight(match, "sinbad", HERO, "leap-away")
    assert match.actor == FOE
    assert moves(match, HERO) == walks("S02", 4, foes=["S03", "S07"])


def test_ability_R_80_different_lines_of_the_turn_are_counted() -> None:
    match = duel(HERO, ["larger-than-life"], at={HERO: "S08"}, state=track("S01", "S09"))
    assert state(match, ME)["path"] == 0
    maneuver(match, "move:john-henry:S02")
    assert state(match, ME)["path"] == 4
    plain = maneuver(duel(HERO, ["larger-than-life"], at={HERO: "S08"}), "move:john-henry:S02")
    assert state(plain, ME)["path"] == 2
    assert state(pass_turn(match), ME)["path"] == 0


def test_bring_down_the_mountain_counts_hammers() -> None:
    lost = ["nine-pound-hammer", "twelve-pound-hammer", "power-through"]
    match = duel(HERO, ["bring-down-the-mountain"], discard=lost)
    settle(fight(match, HERO, "sinbad", "bring-down-the-mountain"))
    assert health(match, "sinbad") == SINBAD - 3 - 2


def test_cool_drink_of_water_heals_and_draws() -> None:
    match = duel(HERO, ["cool-drink-of-water"], ["regroup"], at={HERO: ("S02", 10)}, active=FOE)
    settle(fight(match, "sinbad", HERO, "regroup", "cool-drink-of-water"))
    assert (health(match, HERO), hand_size(match, ME)) == (10 - 1 + 3, 1)


def test_deeds_of_valor_lets_two_damage_through() -> None:
    match = duel(HERO, ["deeds-of-valor"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "deeds-of-valor"))
    assert health(match, HERO) == 17 - 2


def test_eighteen_pound_hammer_cancels_after_a_long_way() -> None:
    card = "eighteen-pound-hammer"
    far = settle(fight(walked(card, ["regroup"]), HERO, "sinbad", card, "regroup"))
    assert (health(far, "sinbad"), hand_size(far, FOE)) == (SINBAD - 5, 0)
    near = settle(fight(duel(HERO, [card], ["regroup"]), HERO, "sinbad", card, "regroup"))
    assert hand_size(near, FOE) == 1


def test_hear_that_cold_steel_ring_draws_moves_and_attacks_again() -> None:
    card = "hear-that-cold-steel-ring"
    match = fight(duel(HERO, [card, "larger-than-life"], deck=["striking-fire"]), HERO, "sinbad", card)
    assert health(match, "sinbad") == SINBAD - 2
    assert moves(match, HERO) == walks("S02", 1, foes=["S03"])
    play(match, "decline")
    play(match, "attack:john-henry:sinbad")
    settle(match)
    assert (health(match, "sinbad"), match.view(None)["actions"]) == (SINBAD - 2 - 6, 1)
    assert hand_size(match, ME) == 1 + 1


def test_knock_them_silly_silences_whom_it_beats() -> None:
    card = "knock-them-silly"
    won = settle(fight(duel(HERO, [card], ["regroup"]), HERO, "sinbad", card, "regroup"))
    assert (health(won, "sinbad"), hand_size(won, FOE)) == (SINBAD - 3, 0)
    kept = duel(HERO, [card], ["regroup"], active=FOE)
    settle(fight(kept, "sinbad", HERO, "regroup", card))
    assert discard(kept, FOE) == ["regroup"]
    assert hand_size(kept, FOE) == 1  # the spare card alone
    lost = settle(fight(duel(HERO, [card], ["exploit"]), HERO, "sinbad", card, "exploit"))
    assert health(lost, "sinbad") == SINBAD
    again = settle(
        fight(duel(HERO, ["power-through"], ["regroup"]), HERO, "sinbad", "power-through", "regroup")
    )
    assert hand_size(again, FOE) == 1


def test_larger_than_life_is_worth_six() -> None:
    match = settle(fight(duel(HERO, ["larger-than-life"]), HERO, "sinbad", "larger-than-life"))
    assert health(match, "sinbad") == SINBAD - 6


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    momentous_shift_is_worth_more_after_a_move(HERO, "power-through")


def test_nine_pound_hammer_shakes_the_zone_after_a_long_way() -> None:
    card, there = "nine-pound-hammer", {"sinbad": "S03", "porter": "S11"}
    far = settle(fight(walked(card, foil_at=there), HERO, "sinbad", card))
    assert (health(far, "sinbad"), health(far, "porter")) == (SINBAD - 3 - 2, 6 - 2)
    near = settle(fight(duel(HERO, [card], foil_at=there), HERO, "sinbad", card))
    assert (health(near, "sinbad"), health(near, "porter")) == (SINBAD - 3, 6)


def test_power_through_moves_a_fighter_of_the_combat_over_track() -> None:
    match = fight(duel(HERO, ["power-through"], state=track("S04", "S05")), HERO, "sinbad", "power-through")
    assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}
    expected = {"S04", "S05"}
    for spot in ("S03", "S04", "S05"):
        expected |= walks(spot, 2, foes=["S02"], friends=["S07"])
    assert moves(match, "sinbad") == expected - {"S03", "S02", "S07"}


def test_striking_fire_moves_four_and_acts_again() -> None:
    match = play(duel(HERO, ["striking-fire"]), "scheme:striking-fire:john-henry")
    assert moves(match, HERO) == walks("S02", 4, foes=["S03", "S07"])
    play(match, "move:john-henry:S18")
    assert (space(match, HERO), match.view(None)["actions"]) == ("S18", 2)


def test_twelve_pound_hammer_places_a_fighter_on_track_after_a_long_way() -> None:
    card = "twelve-pound-hammer"
    match = fight(walked(card), HERO, "sinbad", card)
    assert places(match, "sinbad") == places(match, HERO) == {"S01", "S09"}
    assert "decline" in keys(match)
    play(match, "place:sinbad:S01")
    assert space(match, "sinbad") == "S01"
    near = fight(duel(HERO, [card], state=track("S01")), HERO, "sinbad", card)
    assert offered(near, "place") == []
