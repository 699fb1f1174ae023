"""What must hold for every game (docs/howto/add_a_game.md), under random play in every mode."""

import random
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
    check_spoiled,
    check_twins,
    play_checked,
    play_on,
    without_exact,
)
from tests.kits.dice_masters import random_team
from tests.thorough import batches, dear, examples
from thwack import CHANCE, Match, SceneError

REASONS = ("life",)
MODES = ("first-game", "basic", "tournament", "draft")
DEPTHS = st.integers(0, 400)


def new(seed: int, mode: str = "tournament", chance: str = "seed") -> Match:
    """A match of random legal teams, with random rulings."""
    dice = random.Random(seed)
    options: dict[str, Any] = {}
    if mode in ("basic", "tournament"):
        options["teams"] = [random_team(dice, mode), random_team(dice, mode)]
    if mode == "draft":
        options["life"] = dice.randint(8, 20)
    return thwack.new(
        "dice_masters",
        seed=seed,
        mode=mode,
        chance=chance,
        errata=dice.choice(["printed", "errata"]),
        globals_order=dice.choice(["tournament", "tournament", "every-action"]),
        both_at_zero=dice.choice(["active-wins", "draw"]),
        **options,
    )


@dear(1)
@pytest.mark.parametrize("batch", batches(20, few=3))
def test_random_matches_of_random_teams_end(batch: int) -> None:
    """1: dice are conserved after every choice, eight Sidekicks each."""
    for number in batches(50, few=20):
        seed = 50 * batch + number
        play_checked(new(seed), seed, REASONS)


@dear(2)
@pytest.mark.parametrize("batch", batches(4, few=1))
@pytest.mark.parametrize("size", range(8, 21))
def test_drafts_of_each_size_end(size: int, batch: int) -> None:
    """1, DM-T.7"""
    for seed in range(25 * batch, 25 * batch + 25):
        match = thwack.new("dice_masters", seed=1000 * size + seed, mode="draft", life=size)
        dice = random.Random(seed)
        while match.actor is not None and match.view(None)["draft"] is not None:
            match.play(dice.randrange(len(match.choices)))
            match.check()
        seats = match.view(None)["seats"]
        assert all(sum(row["of"] for row in seat["cards"]) <= size for seat in seats)
        play_on(match, seed)
        match.check()
        assert match.result is not None


@dear(1)
@pytest.mark.parametrize("mode", ["first-game", "basic"])
def test_random_matches_of_the_smaller_modes_end(mode: str) -> None:
    """1"""
    for seed in batches(40, few=15):
        play_checked(new(seed, mode), seed, REASONS)


def test_random_matches_that_ask_for_every_roll_end() -> None:
    """1: with chance="ask"."""
    for seed in batches(25, few=12):
        match = new(seed, MODES[seed % 4], "ask")
        asked = False
        dice = random.Random(seed)
        while match.actor is not None:
            asked |= match.actor == CHANCE
            keys = [choice.key for choice in match.choices]
            assert len(keys) == len(set(keys)) > 1
            match.play(dice.randrange(len(keys)))
            match.check()
        assert asked


def test_a_thousand_matches_use_every_card() -> None:
    seen: set[str] = set()
    for seed in range(1000):
        dice = random.Random(seed)
        for team in (random_team(dice), random_team(dice)):
            seen |= {*team["cards"], *team["basic_actions"]}
    assert seen == {card.id for card in thwack.cards("dice_masters") if card.on_offer}


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=examples(15))
@given(seed=SEEDS, depth=DEPTHS, chance=st.sampled_from(["seed", "ask"]))
def test_replay_fork_and_scene_give_equal_digests(mode: str, seed: int, depth: int, chance: str) -> None:
    """2 and 4"""
    check_twins(play_on(new(seed, mode, chance), seed, depth), seed + 1)


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=examples(12))
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_look_the_same_and_can_be_played_to_the_end(
    mode: str, seed: int, depth: int, other: int
) -> None:
    """3: nothing is hidden, so that everybody sees the same choices."""
    match = play_on(new(seed, mode), seed, depth)
    check_imagined(match, other)
    for seat in (0, 1):
        world = match.imagine(seat, other)
        assert [choice.key for choice in world.choices] == [choice.key for choice in match.choices]


@given(seed=SEEDS, depth=DEPTHS, other=st.integers(0, 2**64 - 1))
def test_views_and_logs_do_not_depend_on_the_chance_to_come(seed: int, depth: int, other: int) -> None:
    """3: all dice are open; what nobody knows is the random state."""
    match = play_on(new(seed), seed, depth)
    twin = match.fork()
    twin._table.rng = other
    for seat in (0, 1, None):
        assert twin.view(seat) == match.view(seat)
        assert twin.log("en", seat) == match.log("en", seat)
    assert [choice.text() for choice in twin.choices] == [choice.text() for choice in match.choices]


@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_an_imagined_future_is_not_the_real_one(seed: int, depth: int, other: int) -> None:
    """3: the worlds a player imagines do not tell what the dice will show."""
    match = play_on(new(seed), seed, depth)
    assert match.imagine(0, other)._table.rng != match._table.rng


@given(seed=SEEDS, depth=DEPTHS)
def test_illegal_choices_raise_and_change_nothing(seed: int, depth: int) -> None:
    """6"""
    check_refusals(play_on(new(seed), seed, depth))


@given(seed=SEEDS, depth=DEPTHS, data=st.data())
def test_spoiled_scenes_are_refused_with_our_error(seed: int, depth: int, data: st.DataObject) -> None:
    """6"""
    check_spoiled(play_on(new(seed), seed, depth), data)


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=examples(25))
@given(seed=SEEDS, depth=DEPTHS)
def test_scenes_without_the_exact_part_can_be_played(mode: str, seed: int, depth: int) -> None:
    """A person leaves it out."""
    check_playable("dice_masters", without_exact(play_on(new(seed, mode), seed, depth)), seed)


def test_the_same_seed_gives_the_same_match_on_every_machine() -> None:
    match = play_on(thwack.new("dice_masters", seed=7), 7, 150)
    assert match.digest() == "122b919b57e017493df9026c"


def test_fork_is_complete() -> None:
    check_fork(play_on(new(5), 5, 60)._table)


HULK = {"die": "hulk-jade-giant", "level": 1}
BAD_SCENES: list[dict[str, Any]] = [
    {"mode": "solitaire"},
    {"active": 2},
    {"step": "supper"},
    {"step": []},
    {"errata": "maybe"},
    {"most_life": 0},
    {"basic_actions": "smash"},
    {"basic_actions": ["hulk-jade-giant"]},
    {"basic_actions": ["kick"]},
    {"what": 1},
    {"seats": []},
    {"seats": [{}, 3]},
    {"seats": [{"life": 21}, {}]},
    {"seats": [{"hand": []}, {}]},
    {"seats": [{"cards": []}, {}]},
    {"seats": [{"cards": {"hulk-pink-giant": 1}}, {}]},
    {"seats": [{"cards": {"hulk-jade-giant": -1}}, {}]},
    {"seats": [{"bag": ["sidekick"] * 9}, {}]},
    {"seats": [{"bag": "sidekick"}, {}]},
    {"seats": [{"used": ["smash"]}, {}]},
    {"seats": [{"reserve": [{"die": "sidekick", "face": "fist-2"}]}, {}]},
    {"seats": [{"reserve": ["sidekick"]}, {}]},
    {"seats": [{"reserve": [{"face": "fist"}]}, {}]},
    {"seats": [{"field": [{"die": "sidekick", "level": 2}]}, {}]},
    {"seats": [{"field": [{"die": "hulk-jade-giant", "level": 4}]}, {}]},
    {"seats": [{"field": [{**HULK, "damage": -1}]}, {}]},
    {"seats": [{"field": [{**HULK, "attacking": True}]}, {}]},
    {"step": "block", "seats": [{"field": [HULK]}, {"field": [{**HULK, "attacking": True}]}]},
    {"step": "actions", "seats": [{"field": [HULK]}, {"field": [{**HULK, "blocks": 0}]}]},
    {"step": "actions", "seats": [{"field": [HULK]}, {"field": [{**HULK, "blocks": 3}]}]},
    {"mode": "draft", "draft": {"picked": 3}},
    {"mode": "draft", "draft": {"picked": [[{"card": "nobody"}], []]}},
]


@pytest.mark.parametrize("wrong", BAD_SCENES, ids=str)
def test_a_scene_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    """6"""
    good: dict[str, Any] = {"seats": [{}, {}]}
    thwack.scene("dice_masters", good)
    with pytest.raises(SceneError):
        thwack.scene("dice_masters", {**good, **wrong})
