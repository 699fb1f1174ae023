"""What must hold for every game (docs/howto/add_a_game.md), under random play of presets and random decks."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
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
from tests.kits.battle_scenes import random_deck
from tests.thorough import batches, dear, examples
from thwack import CHANCE, Match, SceneError
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.rules.stats import rows
from thwack.games.battle_scenes.state.table import SceneTable
from thwack.kernel.knowledge import bit

DEPTHS = st.integers(0, 250)
PRESETS = sorted(library().decks)
REASONS = ("fifteen points", "empty deck", "turn limit")


def decks_of(seed: int) -> list[Any]:
    """Two presets, or two random decks, or one of each."""
    dice = random.Random(seed)
    return [dice.choice(PRESETS) if dice.random() < 0.4 else random_deck(dice) for _ in (0, 1)]


def new(seed: int, chance: str = "seed") -> Match:
    """A match of presets or random decks."""
    return thwack.new("battle_scenes", seed=seed, chance=chance, decks=decks_of(seed))


def cards_in(match: Match) -> Counter[str]:
    """All cards of a match, wherever they are, as the position tells them."""
    found: Counter[str] = Counter()
    scene = match.scene()
    for seat in scene["seats"]:
        for zone in ("hand", "deck", "resources", "prizes"):
            found.update(seat[zone])
        for unit in seat["scene"]:
            found.update([unit["card"], *unit["loaded"]])
    if scene["scenario"]:
        found[scene["scenario"]["card"]] += 1
    return found


def eager(key: str) -> float:
    """Whoever throws cards away sees little of the rules."""
    return 0.15 if key.startswith(("discard", "surrender", "pass")) else 1


def play_conserving(match: Match, seed: int) -> None:
    """To the end, sound after every choice, without a card lost; every other match plays on eagerly."""
    before = cards_in(match)
    play_checked(match, seed, REASONS, eager if seed % 2 else lambda key: 1)
    assert cards_in(match) == before


@dear(1)
@pytest.mark.parametrize("batch", batches(20, few=3))
def test_random_matches_end(batch: int) -> None:
    """1: cards are conserved after every choice."""
    for number in batches(50, few=20):
        seed = 50 * batch + number
        play_conserving(new(seed), seed)


def test_a_thousand_matches_use_every_card_and_every_preset() -> None:
    seen: set[str] = set()
    presets: set[str] = set()
    for seed in range(1000):
        for deck in decks_of(seed):
            if isinstance(deck, str):
                presets.add(deck)
            else:
                seen |= set(deck["cards"])
    assert presets == set(PRESETS)
    assert seen == {card.id for card in thwack.cards("battle_scenes") if card.on_offer}


def test_chance_may_be_asked_who_begins() -> None:
    """1, BS-4.1: the only thing that is left to chance besides shuffles."""
    for seed in range(10):
        match = new(seed, "ask")
        assert match.actor == CHANCE
        assert [choice.key for choice in match.choices] == ["choose:player-1", "choose:player-2"]
        match.play(seed % 2)
        assert match.view(None)["first"] == seed % 2
        play_conserving(match, seed)


@settings(max_examples=examples(40))
@given(seed=SEEDS, depth=DEPTHS, chance=st.sampled_from(["seed", "ask"]))
def test_replay_fork_and_scene_give_equal_digests(seed: int, depth: int, chance: str) -> None:
    """2 and 4"""
    check_twins(play_on(new(seed, chance), seed, depth), seed + 1)


@settings(max_examples=examples(40))
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_look_the_same_and_can_be_played_to_the_end(
    seed: int, depth: int, other: int
) -> None:
    """3"""
    check_imagined(play_on(new(seed), seed, depth), other)


@given(seed=SEEDS, depth=DEPTHS)
def test_the_view_does_not_depend_on_what_the_seat_cannot_know(seed: int, depth: int) -> None:
    """3"""
    match = play_on(new(seed), seed, depth)
    t = match._table
    assert isinstance(t, SceneTable)
    check_secrets(match, seed, t.cast.owner)


@given(seed=SEEDS, depth=DEPTHS)
def test_hands_decks_and_what_is_set_aside_are_hidden(seed: int, depth: int) -> None:
    """3: a spectator sees of them only what was shown to everybody."""
    match = play_on(new(seed), seed, depth)
    t = match._table
    assert isinstance(t, SceneTable)
    hidden = [s for pile in t.piles for s in pile if t.place[s] in (0, 1, 4) and not t.known[s] & bit(None)]
    view = match.view(None)
    shown = sum(len(row["hand"]) for row in view["seats"])
    shown += sum(card is not None for row in view["seats"] for card in row["deck"] + row["aside"])
    total = sum(row["hand_size"] + len(row["deck"]) + len(row["aside"]) for row in view["seats"])
    assert total - shown == len(hidden)


@given(seed=SEEDS, depth=DEPTHS)
def test_what_was_worked_out_still_holds(seed: int, depth: int) -> None:
    """The cache of a table says what an empty one would."""
    t = play_on(new(seed), seed, depth)._table
    assert isinstance(t, SceneTable)
    fresh = t.fork()
    fresh.cache = {}
    for sort in sorted(t.cast.sorts, key=lambda cls: cls.word):
        assert list(rows(t, sort)) == list(rows(fresh, sort)), sort
    match = play_on(new(seed), seed, depth)
    before = match.view(None)
    match._table.cache = {}  # type: ignore[attr-defined]
    assert match.view(None) == before


@example(seed=413, depth=13)  # Captain America's allies, while texts may be blanked
@given(seed=SEEDS, depth=DEPTHS)
def test_whoever_looks_at_a_fork_first_sees_the_same(seed: int, depth: int) -> None:
    """Forks share what was worked out: nothing half-done may lie there."""
    match = play_on(new(seed), seed, depth)
    for seat in (0, 1, None):
        assert match.fork().view(seat) == match.view(seat)


@given(seed=SEEDS, depth=DEPTHS)
def test_illegal_choices_raise_and_change_nothing(seed: int, depth: int) -> None:
    """6"""
    check_refusals(play_on(new(seed), seed, depth))


@given(seed=SEEDS, depth=DEPTHS, data=st.data())
def test_spoiled_scenes_are_refused_with_our_error(seed: int, depth: int, data: st.DataObject) -> None:
    """6"""
    check_spoiled(play_on(new(seed), seed, depth), data)


@settings(max_examples=examples(40))
@given(seed=SEEDS, depth=DEPTHS)
def test_scenes_without_the_exact_part_can_be_played(seed: int, depth: int) -> None:
    """A person leaves it out; a position in which somebody is just being loaded cannot be told without it."""
    match = play_on(new(seed), seed, depth)
    scene = without_exact(match)
    if any(not unit["loaded"] for row in scene["seats"] for unit in row["scene"]):
        with pytest.raises(SceneError, match="BS-R1"):
            thwack.scene("battle_scenes", scene)
        return
    if any(row["points"] >= 15 for row in match.view(None)["seats"]):
        with pytest.raises(SceneError, match=r"BS-9\.1"):
            thwack.scene("battle_scenes", scene)
        return
    check_playable("battle_scenes", scene, seed)


def test_the_same_seed_gives_the_same_match_on_every_machine() -> None:
    match = play_on(thwack.new("battle_scenes", seed=7), 7, 100)
    assert match.digest() == "26585a7c92a85a45ad118c59"


def test_fork_is_complete() -> None:
    check_fork(play_on(new(5), 5, 60)._table, {"cache"})


THOR = {"card": "A04", "loaded": ["A08"]}
BAD_SCENES: list[dict[str, Any]] = [
    {"active": 2},
    {"first": -1},
    {"phase": "supper"},
    {"phase": []},
    {"turn": "late"},
    {"what": 1},
    {"scenario": 5},
    {"scenario": "A04"},
    {"scenario": "atlantis"},
    {"scenario": {"card": "A17", "owner": 3}},
    {"scenario": {"card": "A17", "colour": 3}},
    {"seats": []},
    {"seats": [{}, 3]},
    {"seats": [{}, {}, {}]},
    {"seats": [{"life": 21}, {}]},
    {"seats": [{"hand": "A01"}, {}]},
    {"seats": [{"hand": ["A99"]}, {}]},
    {"seats": [{"deck": [5]}, {}]},
    {"seats": [{"prizes": ["B01", "B01", "B02"]}, {}]},  # 19 points
    {"seats": [{"scene": ["A04"]}, {}]},
    {"seats": [{"scene": [{"loaded": ["A08"]}]}, {}]},
    {"seats": [{"scene": [{"card": "A04"}]}, {}]},  # carries nothing
    {"seats": [{"scene": [{"card": "A28", "loaded": ["A08"]}]}, {}]},  # an ability
    {"seats": [{"scene": [{**THOR, "stage": 3}]}, {}]},
    {"seats": [{"scene": [{**THOR, "since": "ever"}]}, {}]},
    {"seats": [{"scene": [{**THOR, "shield_used": -1}]}, {}]},
    {"seats": [{"scene": [{**THOR, "mood": "grim"}]}, {}]},
    {"seats": [{"scene": [{"card": "A14", "loaded": ["A08"], "stage": 1}]}, {}]},  # a support has no stages
    {"seats": [{"list": {"A01": 1}, "hand": ["A01", "A01"]}, {}]},
    {"seats": [{"list": ["A01"]}, {}]},
    {"seats": [{"list": {"A01": 0}}, {}]},
]


@pytest.mark.parametrize("wrong", BAD_SCENES, ids=str)
def test_a_scene_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    """6"""
    good: dict[str, Any] = {"seats": [{"deck": ["A08"] * 9}, {"deck": ["B06"] * 9}]}
    thwack.scene("battle_scenes", good)
    with pytest.raises(SceneError):
        thwack.scene("battle_scenes", {**good, **wrong})
