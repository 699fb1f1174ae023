"""What must hold for every game (docs/howto/add_a_game.md), under random play with every set of rules."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import thwack
from tests.games.properties import (
    SEEDS,
    check_fork,
    check_imagined,
    check_playable,
    check_refusals,
    check_secrets,
    check_spoiled,
    check_twins,
    play_checked,
    play_on,
    without_exact,
)
from tests.thorough import batches, dear, examples
from thwack import CHANCE, Match, SceneError
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.state.table import ArenaTable
from thwack.kernel.knowledge import bit

DEPTHS = st.integers(0, 200)
PRESETS = sorted(library().decks)
REASONS = ("mission complete", "total destruction", "battle of fate")
RULES = [(abilities, weak) for abilities in (True, False) for weak in ("off", "A", "B")]


def random_deck(dice: random.Random) -> dict[str, Any]:
    """A legal deck of cards on offer: at most five of a name, and enough who can be fielded."""
    cards = [card for card in library().cards.values() if card.on_offer]
    singles = [card for card in cards if not card.is_team]
    found: Counter[str] = Counter()
    names: Counter[str] = Counter()
    while found.total() < 56:
        card = dice.choice(singles if found.total() < 40 else cards)
        if names[card.called] < 5:
            found[card.id] += 1
            names[card.called] += 1
    return {"name": "Random", "cards": dict(found)}


def decks_of(dice: random.Random) -> list[Any]:
    """Two presets, or two random decks, or one of each."""
    return [dice.choice(PRESETS) if dice.random() < 0.5 else random_deck(dice) for _ in (0, 1)]


def new(seed: int, rules: tuple[bool, str] | None = None, chance: str = "seed") -> Match:
    """A match of presets or random decks."""
    dice = random.Random(seed)
    abilities, weak = rules or dice.choice(RULES)
    return thwack.new(
        "mission_arena",
        seed=seed,
        chance=chance,
        decks=decks_of(dice),
        abilities=abilities,
        weak_points=weak,
        first=dice.choice(["random", 0, 1]),
    )


def table_of(match: Match) -> ArenaTable:
    t = match._table
    assert isinstance(t, ArenaTable)
    return t


def cards_in(match: Match) -> list[Counter[str]]:
    """All cards of each player, wherever they are, as the position tells them."""
    found = []
    for row in match.scene()["seats"]:
        cards = Counter(card for zone in ("hand", "deck", "discard", "missions") for card in row[zone])
        for place in row["active"] + row["reserve"]:
            if place:
                cards.update([*([place["card"]] if place["card"] else []), *place["wounds"], *place["power"]])
        found.append(cards)
    return found


def eager(key: str) -> float:
    """Teams are rare, and whoever passes sees little of the rules."""
    return 0.4 if key == "pass" else 3 if key.startswith("assemble") else 1


@dear(2)
@pytest.mark.parametrize("batch", batches(20, few=1))
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_random_matches_with_each_set_of_rules_end(rules: tuple[bool, str], batch: int) -> None:
    """1: cards are conserved after every choice."""
    for seed in range(50 * batch, 50 * batch + 50):
        match = new(seed, rules)
        before = cards_in(match)
        play_checked(match, seed, REASONS, eager if seed % 2 else lambda key: 1)
        assert cards_in(match) == before


def test_a_thousand_matches_use_every_card_every_preset_and_both_beginners() -> None:
    seen: set[str] = set()
    presets: set[str] = set()
    firsts: set[Any] = set()
    for seed in range(1000):
        dice = random.Random(seed)
        dice.choice(RULES)
        for deck in decks_of(dice):
            if isinstance(deck, str):
                presets.add(deck)
            else:
                seen |= set(deck["cards"])
        firsts.add(dice.choice(["random", 0, 1]))
    assert presets == set(PRESETS)
    assert seen == {card.id for card in thwack.cards("mission_arena") if card.on_offer}
    assert firsts == {"random", 0, 1}


def test_random_matches_reach_every_ending() -> None:
    """MA-0.7: all three ways to win, and the draw."""
    reasons: set[tuple[str, int]] = set()
    for seed in range(400):
        result = play_on(new(seed), seed).result
        assert result is not None
        reasons.add((result.reason, len(result.winners)))
    assert {("mission complete", 1), ("mission complete", 0), ("battle of fate", 1)} <= reasons


def test_chance_may_be_asked_for_the_lots() -> None:
    """1, MA-S.5: the only thing that is left to chance besides shuffles."""
    for seed in range(10):
        match = thwack.new("mission_arena", seed=seed, chance="ask")
        while match.actor != CHANCE:
            match.play(0)
        assert {choice.key.rpartition(":")[0] for choice in match.choices} == {"choose:player-1"}
        match.play(0)
        assert {choice.key.rpartition(":")[0] for choice in match.choices} == {"choose:player-2"}
        play_checked(match, seed, REASONS)


@settings(max_examples=examples(60))
@given(seed=SEEDS, depth=DEPTHS, chance=st.sampled_from(["seed", "ask"]))
def test_replay_fork_and_scene_give_equal_digests(seed: int, depth: int, chance: str) -> None:
    """2 and 4"""
    check_twins(play_on(new(seed, chance=chance), seed, depth), seed + 1)


@settings(max_examples=examples(60))
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_look_the_same_and_can_be_played_to_the_end(
    seed: int, depth: int, other: int
) -> None:
    """3"""
    check_imagined(play_on(new(seed), seed, depth), other)


@settings(max_examples=examples(60))
@given(seed=SEEDS, depth=st.integers(0, 12), other=SEEDS)
def test_squads_that_lie_face_down_are_imagined_too(seed: int, depth: int, other: int) -> None:
    """3, MA-S.3: no Team, no name twice, and the view stays the same."""
    check_imagined(play_on(new(seed), seed, depth), other)


@given(seed=SEEDS, depth=DEPTHS)
def test_the_view_does_not_depend_on_what_the_seat_cannot_know(seed: int, depth: int) -> None:
    """3"""
    match = play_on(new(seed), seed, depth)
    check_secrets(match, seed, table_of(match).cast.owner)


@given(seed=SEEDS, depth=DEPTHS)
def test_nobody_sees_power_points_that_were_drawn_unseen(seed: int, depth: int) -> None:
    """3, MA-4.1, MA-H10: not even their owner, unless everybody has seen them; no key or text names them."""
    match = play_on(new(seed), seed, depth)
    t = table_of(match)
    for seat in (0, 1, None):
        rows = match.view(seat)["seats"]
        for number, row in enumerate(rows):
            for at, place in enumerate(row["active"] + row["reserve"], 5 * number):
                cards = t.power[at] + t.engaged[at]
                assert place["power"] == len(cards)
                assert len(place["power_cards"]) == sum(t.known[slot] & bit(seat) != 0 for slot in cards)
    for place in range(10):
        for slot in t.power[place] + t.engaged[place]:
            assert t.known[slot] in (0, 0xFFFF)


@given(seed=SEEDS, depth=DEPTHS)
def test_choices_do_not_depend_on_what_the_chooser_cannot_know(seed: int, depth: int) -> None:
    """3: neither keys nor sentences."""
    match = play_on(new(seed), seed, depth)
    if match.actor is not None:
        world = match.imagine(match.actor, seed)
        assert [choice.key for choice in world.choices] == [choice.key for choice in match.choices]
        assert [choice.text("it") for choice in world.choices] == [c.text("it") for c in match.choices]


@given(seed=SEEDS, depth=DEPTHS)
def test_illegal_choices_raise_and_change_nothing(seed: int, depth: int) -> None:
    """6"""
    check_refusals(play_on(new(seed), seed, depth))


@given(seed=SEEDS, depth=DEPTHS, data=st.data())
def test_spoiled_scenes_are_refused_with_our_error(seed: int, depth: int, data: st.DataObject) -> None:
    """6"""
    check_spoiled(play_on(new(seed), seed, depth), data)


@settings(max_examples=examples(60))
@given(seed=SEEDS, depth=DEPTHS)
def test_scenes_without_the_exact_part_can_be_played(seed: int, depth: int) -> None:
    """A person leaves it out: the phase begins anew."""
    check_playable("mission_arena", without_exact(play_on(new(seed), seed, depth)), seed)


@given(seed=SEEDS, depth=DEPTHS)
def test_a_short_scene_says_the_same_as_a_long_one(seed: int, depth: int) -> None:
    """Power points may be counted instead of named."""
    match = play_on(new(seed), seed, depth)
    scene = without_exact(match)
    for row in scene["seats"]:
        for place in row["active"] + row["reserve"]:
            if place:
                place["power"] = len(place["power"])
    if match.actor is not None:
        twin = thwack.scene("mission_arena", scene, seed=seed)
        twin.check()
        assert sum(map(Counter.total, cards_in(twin))) == sum(map(Counter.total, cards_in(match)))


def test_the_same_seed_gives_the_same_match_on_every_machine() -> None:
    match = play_on(thwack.new("mission_arena", seed=7), 7, 100)
    assert match.digest() == "9ec1f3451dc164f457630945"


def test_fork_is_complete() -> None:
    check_fork(table_of(play_on(new(5), 5, 60)))


THOR = {"card": "MA07", "power": 2}
BAD_SCENES: list[dict[str, Any]] = [
    {"active": 2},
    {"phase": "supper"},
    {"phase": []},
    {"phase": 13},
    {"phase": True},
    {"turn": "late"},
    {"turn": 12},
    {"what": 1},
    {"abilities": "level 1"},
    {"weak_points": "C"},
    {"activated": 1},
    {"activated": True},  # without a mission
    {"seats": []},
    {"seats": [{}, 3]},
    {"seats": [{}, {}, {}]},
    {"seats": [{"life": 21}, {}]},
    {"seats": [{"points": -1}, {}]},
    {"seats": [{"hand": "MA01"}, {}]},
    {"seats": [{"hand": ["MA99"]}, {}]},
    {"seats": [{"deck": [5]}, {}]},
    {"seats": [{"missions": ["MA01"] * 6}, {}]},
    {"seats": [{"active": "MA01"}, {}]},
    {"seats": [{"active": [7]}, {}]},
    {"seats": [{"active": ["MA01", "MA04", "MA07", "MA09"]}, {}]},
    {"seats": [{"reserve": ["MA01", "MA04", "MA07"]}, {}]},
    {"seats": [{"active": ["MA01", "MA02"]}, {}]},  # one name twice
    {"seats": [{"active": ["MA11"], "reserve": ["MA19"]}, {}]},  # a member beside its Team
    {"seats": [{"active": [{"wounds": ["MA07"]}]}, {}]},
    {"seats": [{"active": [{**THOR, "wounds": ["MA01"]}]}, {}]},
    {"seats": [{"active": [{**THOR, "wounds": ["MA07"] * 5}]}, {}]},
    {"seats": [{"active": [{**THOR, "engaged": 3}]}, {}]},
    {"seats": [{"active": [{**THOR, "power": -1}]}, {}]},
    {"seats": [{"active": [{**THOR, "power": "two"}]}, {}]},
    {"seats": [{"active": [{**THOR, "mood": "grim"}]}, {}]},
    {"seats": [{"active": [{"card": 7}]}, {}]},
    {"seats": [{"list": {"MA01": 1}, "hand": ["MA01", "MA01"]}, {}]},
    {"seats": [{"list": ["MA01"]}, {}]},
    {"seats": [{"list": {"MA01": 0}}, {}]},
    {"seats": [{"list": {"MA07": 1}, "active": [THOR]}, {}]},  # no cards for its power points
]


@pytest.mark.parametrize("wrong", BAD_SCENES, ids=str)
def test_a_scene_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    """6"""
    good: dict[str, Any] = {"seats": [{"active": [THOR]}, {"active": ["MB01"]}]}
    thwack.scene("mission_arena", good)
    with pytest.raises(SceneError):
        thwack.scene("mission_arena", {**good, **wrong})


@pytest.mark.parametrize("name", ["Check Point", "check_point", "check-point", 12])
def test_a_scene_may_call_its_phase_as_people_do(name: str | int) -> None:
    scene = {"phase": name, "seats": [{"active": ["MA07"], "reserve": ["MA04"]}, {}]}
    assert thwack.scene("mission_arena", scene).view(None)["phase"] == "check-point"
