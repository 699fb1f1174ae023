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
    check_secrets,
    check_spoiled,
    check_twins,
    play_checked,
    play_on,
    without_exact,
)
from tests.thorough import batches, dear, examples
from thwack import Match, SceneError
from thwack.games.unmatched.state.table import UnmatchedTable
from thwack.games.unmatched.view import face_down

SETUPS = thwack.setups("unmatched")
HEROES = [hero["id"] for hero in SETUPS["heroes"]["choices"]]
BOARDS = {board["id"]: board["starts"] for board in SETUPS["board"]["choices"]}
MODES = [("duel", 2, 2), ("free-for-all", 3, 3), ("free-for-all", 4, 4), ("teams", 4, 4), ("teams", 4, 3)]
DEPTHS = st.integers(0, 220)


def new(seed: int, mode: tuple[str, int, int] | None = None) -> Match:
    """A match of random heroes on a random board."""
    dice = random.Random(seed)
    name, heroes, people = mode or dice.choice(MODES)
    boards = [board for board, starts in BOARDS.items() if name == "duel" or starts == 4]
    return thwack.new(
        "unmatched",
        seed=seed,
        heroes=dice.sample(HEROES, heroes),
        board=dice.choice(boards),
        mode=name,
        seats=people,
        occupied_place=dice.choice(["not-offered", "not-offered", "fails"]),
    )


@dear(1)
@pytest.mark.parametrize("batch", batches(20, few=3))
def test_random_matches_end_and_every_choice_leaves_a_sound_table(batch: int) -> None:
    """1: All heroes, boards and modes; `check()` after every choice; keys unique; never an empty question."""
    for number in batches(50, few=20):
        seed = 50 * batch + number
        match = new(seed)
        play_checked(match, seed, ["hero defeated"])
        assert match.result is not None
        assert match.result.winners


def test_a_thousand_matches_use_every_hero_board_and_mode() -> None:
    seen: set[Any] = set()
    for seed in range(1000):
        view = new(seed).view(None)
        seen |= {view["board"], view["mode"], *(row["hero"] for row in view["seats"])}
    assert seen == {*HEROES, *BOARDS, "duel", "free-for-all", "teams"}


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=examples(12))
@given(seed=SEEDS, depth=DEPTHS)
def test_replay_fork_and_scene_give_equal_digests(mode: tuple[str, int, int], seed: int, depth: int) -> None:
    """2 and 4"""
    check_twins(play_on(new(seed, mode), seed, depth), seed + 1)


@dear(2)
@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=examples(12))
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_look_the_same_and_can_be_played_to_the_end(
    mode: tuple[str, int, int], seed: int, depth: int, other: int
) -> None:
    """3"""
    check_imagined(play_on(new(seed, mode), seed, depth), other)


@dear(3)
@pytest.mark.parametrize("mode", MODES)
@given(seed=SEEDS, depth=DEPTHS)
def test_the_view_does_not_depend_on_what_the_seat_cannot_know(
    mode: tuple[str, int, int], seed: int, depth: int
) -> None:
    """3"""
    match = play_on(new(seed, mode), seed, depth)
    t = match._table
    assert isinstance(t, UnmatchedTable)
    check_secrets(match, seed, t.cast.slot_owner)


@given(seed=SEEDS)
def test_the_view_is_the_same_whichever_known_card_of_a_hand_lies_face_down(seed: int) -> None:
    """3: who has seen a hand does not see which of its cards was played face down."""
    match, dice = new(seed, MODES[0]), random.Random(seed)
    while match.actor is not None:
        t = match._table
        assert isinstance(t, UnmatchedTable)
        down = face_down(t)
        if down:
            seat = 1 - t.cast.slot_owner[down[0]]
            hand = [s for s in t.piles[4 * (1 - seat) + 1] if s not in down]
            twin = match.fork()
            u = twin._table
            assert isinstance(u, UnmatchedTable)
            if hand:
                a, b = down[0], dice.choice(hand)
                u.identity[a], u.identity[b] = u.identity[b], u.identity[a]
                u.known[a], u.known[b] = u.known[b], u.known[a]
                assert twin.view(seat) == match.view(seat)
        match.play(dice.randrange(len(match.choices)))


@given(seed=SEEDS, depth=DEPTHS)
def test_illegal_choices_raise_and_change_nothing(seed: int, depth: int) -> None:
    """6"""
    check_refusals(play_on(new(seed), seed, depth))


@given(seed=SEEDS, depth=DEPTHS, data=st.data())
def test_spoiled_scenes_are_refused_with_our_error(seed: int, depth: int, data: st.DataObject) -> None:
    """6"""
    check_spoiled(play_on(new(seed), seed, depth), data)


@given(seed=SEEDS, depth=DEPTHS)
def test_scenes_without_the_exact_part_can_be_played(seed: int, depth: int) -> None:
    """A person leaves it out; cards of a combat under way go back to the deck then."""
    check_playable("unmatched", without_exact(play_on(new(seed), seed, depth)), seed)


@pytest.mark.parametrize("hero", ["geralt-of-rivia", "buffy"])
@pytest.mark.parametrize("depth", range(6))
def test_R_52_scenes_can_be_kept_before_and_after_the_loadout_is_chosen(hero: str, depth: int) -> None:
    """Once the cards of what is left at home were in the deck of a scene that cannot have them."""
    match = thwack.new("unmatched", heroes=[hero, "medusa"], seed=3)
    for _ in range(depth):
        match.play(len(match.choices) - 1)
    check_imagined(match, 5)
    check_playable("unmatched", without_exact(match), 4)


@given(seed=SEEDS, depth=DEPTHS)
def test_every_choice_and_event_reads_in_four_languages(seed: int, depth: int) -> None:
    match = play_on(new(seed), seed, depth)
    for lang in ("en", "pt", "es", "it"):
        texts = [choice.text(lang) for choice in match.choices]
        assert all(text and "{" not in text for text in texts)
        assert all(line and "{" not in line for line in match.log(lang))


def test_the_same_seed_gives_the_same_match_on_every_machine() -> None:
    match = play_on(
        thwack.new("unmatched", seed=7, heroes=["king-arthur", "medusa"], board="sarpedon"), 7, 100
    )
    assert match.digest() == "dbd85807ea9506fbfb51c420"


def test_fork_is_complete() -> None:
    check_fork(play_on(new(5), 5, 60)._table)


BAD_SCENES: list[dict[str, Any]] = [
    {"options": "abc"},
    {"options": [1]},
    {"options": {"heroes": ["alice", "medusa"]}},
    {"board": []},
    {"board": "nowhere"},
    {"mode": {}},
    {"active": 7},
    {"actions": "two"},
    {"seats": []},
    {"seats": [{"hero": []}, {"hero": "medusa"}]},
    {"seats": [{"hero": "alice", "hand": ["no-such-card"]}, {"hero": "medusa"}]},
    {"seats": [{"hero": "alice", "hand": ["snicker-snack"] * 2}, {"hero": "medusa"}]},
    {"seats": [{"hero": "alice", "fighters": {"alice": {"space": "S99"}}}, {"hero": "medusa"}]},
    {"seats": [{"hero": "alice", "fighters": {"alice": {"health": 99}}}, {"hero": "medusa"}]},
    {"seats": [{"hero": "alice", "state": {"size": "huge"}}, {"hero": "medusa"}]},
    {"seats": [{"hero": "invisible-man", "state": {"fog": [["S01"], "S02", "S03"]}}, {"hero": "medusa"}]},
    {"what": 1},
]


@pytest.mark.parametrize("wrong", BAD_SCENES, ids=str)
def test_a_scene_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    """6"""
    good: dict[str, Any] = {"seats": [{"hero": "alice"}, {"hero": "medusa"}]}
    thwack.scene("unmatched", good)
    with pytest.raises(SceneError):
        thwack.scene("unmatched", {**good, **wrong})


def test_bad_arguments_raise_our_errors() -> None:
    """6"""
    match = new(1)
    wrong: Any
    for wrong in ("x", None, 1.5):
        with pytest.raises(thwack.ThwackError):
            match.imagine(0, wrong)
    for wrong in (9, -1, "0"):
        with pytest.raises(thwack.ThwackError):
            match.imagine(wrong, 1)
    with pytest.raises(thwack.ThwackError):
        thwack.card("unmatched", "alice/feint").text("de")
    with pytest.raises(thwack.ThwackError):
        thwack.new("unmatched", board=[])
