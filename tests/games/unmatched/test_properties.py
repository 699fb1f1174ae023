"""What must hold for every game (docs/howto/add_a_game.md), under random play in every mode."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import thwack
from thwack import IllegalChoice, Match, SceneError
from thwack.games.unmatched.table import UnmatchedTable
from thwack.games.unmatched.view import face_down
from thwack.kernel.knowledge import bit

SETUPS = thwack.setups("unmatched")
HEROES = [hero["id"] for hero in SETUPS["heroes"]["choices"]]
BOARDS = {board["id"]: board["starts"] for board in SETUPS["board"]["choices"]}
MODES = [("duel", 2, 2), ("free-for-all", 3, 3), ("free-for-all", 4, 4), ("teams", 4, 4), ("teams", 4, 3)]
SEEDS = st.integers(0, 2**32)
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


def play_on(match: Match, seed: int, most: int = 10_000) -> Match:
    """Random choices, up to so many."""
    dice = random.Random(seed)
    for _ in range(most):
        if match.actor is None:
            break
        match.play(dice.randrange(len(match.choices)))
    return match


@pytest.mark.parametrize("batch", range(20))
def test_a_thousand_random_matches_end_and_every_choice_leaves_a_sound_table(batch: int) -> None:
    """1: All heroes, boards and modes; `check()` after every choice; keys unique; never an empty question."""
    for number in range(50):
        seed = 50 * batch + number
        match, dice = new(seed), random.Random(seed)
        while match.actor is not None:
            keys = [choice.key for choice in match.choices]
            assert len(keys) == len(set(keys)) > 1
            match.play(dice.randrange(len(keys)))
            match.check()
            assert match.ply < 10_000
        assert match.result is not None
        assert match.result.winners
        assert match.result.reason == "hero defeated"


def test_the_thousand_matches_use_every_hero_board_and_mode() -> None:
    seen: set[Any] = set()
    for seed in range(1000):
        view = new(seed).view(None)
        seen |= {view["board"], view["mode"], *(row["hero"] for row in view["seats"])}
    assert seen == {*HEROES, *BOARDS, "duel", "free-for-all", "teams"}


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=12)
@given(seed=SEEDS, depth=DEPTHS)
def test_replay_fork_and_scene_give_equal_digests(mode: tuple[str, int, int], seed: int, depth: int) -> None:
    """2 and 4: and from there on everything goes the same way."""
    match = play_on(new(seed, mode), seed, depth)
    twins = [match.fork(), thwack.replay(match.record()), thwack.scene("unmatched", match.scene())]
    for twin in twins:
        assert twin.digest() == match.digest()
        assert [choice.key for choice in twin.choices] == [choice.key for choice in match.choices]
    play_on(match, seed + 1, 60)
    for twin in twins:
        assert play_on(twin, seed + 1, 60).digest() == match.digest()


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=12)
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_look_the_same_and_can_be_played_to_the_end(
    mode: tuple[str, int, int], seed: int, depth: int, other: int
) -> None:
    """3: `imagine(seat, s).view(seat) == view(seat)`."""
    match = play_on(new(seed, mode), seed, depth)
    before = match.digest()
    for seat in range(match.seats):
        world = match.imagine(seat, other)
        assert world.view(seat) == match.view(seat)
        world.check()
        if match.actor == seat:
            assert [choice.key for choice in world.choices] == [choice.key for choice in match.choices]
        assert play_on(world, other).result is not None
    assert match.digest() == before


def scramble(match: Match, seat: int | None, seed: int) -> Match:
    """The same match with all cards dealt anew that this seat has not seen, each player's among their own."""
    twin = match.fork()
    t = twin._table
    assert isinstance(t, UnmatchedTable)
    for owner in range(t.cast.seats):
        slots = [s for s, who in enumerate(t.cast.slot_owner) if who == owner and not t.known[s] & bit(seat)]
        mixed = [t.identity[s] for s in slots]
        random.Random(seed).shuffle(mixed)
        for slot, identity in zip(slots, mixed, strict=True):
            t.identity[slot] = identity
    return twin


@pytest.mark.parametrize("mode", MODES)
@given(seed=SEEDS, depth=DEPTHS)
def test_the_view_does_not_depend_on_what_the_seat_cannot_know(
    mode: tuple[str, int, int], seed: int, depth: int
) -> None:
    """3: nor does the log; a spectator counts too."""
    match = play_on(new(seed, mode), seed, depth)
    for seat in [*range(match.seats), None]:
        twin = scramble(match, seat, seed)
        assert twin.view(seat) == match.view(seat)
        assert twin.log("en", seat) == match.log("en", seat)


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
    match = play_on(new(seed), seed, depth)
    before = match.digest()
    wrong: Any
    for wrong in (len(match.choices), -1, "attack:nobody:no-one", "", None, 0.5, {}):
        with pytest.raises(IllegalChoice):
            match.play(wrong)
    assert match.digest() == before


@given(seed=SEEDS, depth=DEPTHS, data=st.data())
def test_spoiled_scenes_are_refused_with_our_error(seed: int, depth: int, data: st.DataObject) -> None:
    """6: whatever is changed in the exact part, nothing else than a SceneError comes out."""
    scene = play_on(new(seed), seed, depth).scene()
    columns = scene["exact"]["columns"]
    name = data.draw(st.sampled_from(sorted(columns)))
    spoiled = data.draw(st.sampled_from([None, 7, [], "x", [[{"step": "turn.end_turn"}, 5]], {"a": 1}]))
    if columns[name] == spoiled:
        return
    columns[name] = spoiled
    with pytest.raises(SceneError):
        thwack.scene("unmatched", scene)


@given(seed=SEEDS, depth=DEPTHS)
def test_scenes_without_the_exact_part_can_be_played(seed: int, depth: int) -> None:
    """A person leaves it out; cards of a combat under way go back to the deck then."""
    scene = play_on(new(seed), seed, depth).scene()
    del scene["exact"]
    match = thwack.scene("unmatched", scene, seed=seed)
    match.check()
    assert play_on(match, seed).result is not None


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
    assert match.digest() == "aa8e2b85b4dc5366b7d804c5"


def test_fork_is_complete() -> None:
    """Every column is copied, no list is shared; only what is derived or shared on purpose is no column."""
    t = play_on(new(5), 5, 60)._table
    assert isinstance(t, UnmatchedTable)
    twin = t.fork()
    for column in t.COLUMNS:
        mine, theirs = getattr(t, column), getattr(twin, column)
        assert mine == theirs, column
        assert not isinstance(mine, list) or mine is not theirs, column
    slots = {name for cls in UnmatchedTable.__mro__ for name in getattr(cls, "__slots__", ())}
    assert slots - set(t.COLUMNS) == {"options", "count", "events", "recording", "cast"}


@settings(max_examples=40)
@given(seed=SEEDS, depth=DEPTHS, other=SEEDS)
def test_imagined_matches_can_be_saved_too(seed: int, depth: int, other: int) -> None:
    """Once, a question with a single answer in an imagined match was lost on the way through its scene."""
    match = play_on(new(seed, MODES[0]), seed, depth)
    for seat in range(match.seats):
        world = match.imagine(seat, other)
        twin = thwack.scene("unmatched", world.scene())
        assert (twin.digest(), twin.actor) == (world.digest(), world.actor)
        assert [choice.key for choice in twin.choices] == [choice.key for choice in world.choices]


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
    for wrong in (None, 9, -1, "0"):
        with pytest.raises(thwack.ThwackError):
            match.imagine(wrong, 1)
    with pytest.raises(thwack.ThwackError):
        thwack.card("unmatched", "alice/feint").text("de")
    with pytest.raises(thwack.ThwackError):
        thwack.new("unmatched", board=[])
