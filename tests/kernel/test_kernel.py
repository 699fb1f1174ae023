"""The kernel, proved on the toy duel."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fifth.toy_duel import rules as toy
from tests.fifth.toy_duel.game import GAME
from tests.games.properties import slots_of
from thwack import CHANCE, IllegalChoice, Match, SceneError
from thwack.kernel import knowledge, record
from thwack.kernel.chance import MASK, advance, mix, seeded
from thwack.kernel.fan import Fan
from thwack.kernel.knowledge import SWAPS, permute
from thwack.kernel.table import NOBODY, Step, Table, answer, ask_again, glance, put, run, unchain

SEEDS = st.integers(0, 2**64 - 1)


def start(seed: int = 0, chance: bool = False) -> toy.ToyTable:
    t = toy.lay(seed, chance)
    run(t)
    return t


def match(seed: int = 0, chance: bool = False) -> Match:
    t = start(seed, chance)
    return Match(GAME, t, t.fork())


def play_at_random(t: toy.ToyTable, seed: int, most: int = 99) -> int:
    """Answer questions at random; gives how many were answered."""
    dice, count = seed, 0
    while t.actor != NOBODY and count < most:
        dice = advance(dice)
        answer(t, mix(dice) % len(t.options))
        count += 1
    return count


# The agenda


def note(t: Table, number: int) -> None:
    t.it = (*t.it, number)


def note_twice(t: Table, number: int) -> None:
    t.do((note, number), (note, number + 1))


def test_steps_run_in_the_order_written_and_inner_steps_before_later_ones() -> None:
    t = Table()
    t.do((note, 1), (note_twice, 2), (note, 4))
    run(t)
    assert t.it == (1, 2, 3, 4)


def test_then_is_do_as_the_last_thing() -> None:
    t = Table()
    t.then((note, 5))
    assert t.it == (5,)
    assert t.step == (note, 5)


def test_a_question_stops_the_run_and_the_answer_goes_on() -> None:
    t = Table()
    t.do((ask_two,), (note, 9))
    run(t)
    assert (t.actor, len(t.it)) == (1, 0)
    answer(t, 1)
    assert t.it == (2, 9)


def ask_at_length(t: Table, numbers: tuple[int, ...]) -> None:
    if not t.leaves_open(1):
        t.ask(1, [(note, number) for number in numbers])


@pytest.mark.parametrize("numbers", [(1, 2), (3,)])
def test_a_question_left_open_at_a_glance_comes_up_when_it_is_put(numbers: tuple[int, ...]) -> None:
    t = Table()
    t.do((ask_two,), (ask_at_length, numbers), (note, 9))
    run(t)
    twin = Table()
    t.copy_kernel_to(twin)
    glance(t, 0)
    assert (t.actor, t.count, t.it) == (1, 0, (1,))
    put(t)
    answer(twin, 0)
    assert (t.actor, t.options, t.it, t.agenda) == (twin.actor, twin.options, twin.it, twin.agenda)
    assert t.it == ((1,) if len(numbers) > 1 else (1, 3, 9))  # a single answer is taken at once
    put(t)  # nothing is open any more
    assert (t.actor, t.options) == (twin.actor, twin.options)


def ask_two(t: Table) -> None:
    t.ask(1, [(note, 1), (note, 2)])


def ask_one(t: Table) -> None:
    t.ask(1, [(note, 7)])


def test_a_single_option_is_taken_by_itself() -> None:
    t = Table()
    t.do((ask_one,), (note, 8))
    run(t)
    assert t.actor == NOBODY
    assert t.it == (7, 8)


def test_a_fan_is_the_list_it_stands_for() -> None:
    last: tuple[Step, ...] = ((note, 0),)
    fan = Fan(note, [(3, 0b1011), (5, 0), (6, 0b100)], ("x",), last)
    steps: list[Step] = [
        (note, 3, 0, "x"),
        (note, 3, 1, "x"),
        (note, 3, 3, "x"),
        (note, 6, 2, "x"),
        (note, 0),
    ]
    assert list(fan) == steps
    assert len(fan) == 5
    assert [fan[i] for i in range(5)] == steps
    assert fan[-1] == (note, 0)
    assert fan[1:3] == steps[1:3]


# Chance


def test_the_random_numbers_are_the_same_on_every_machine() -> None:
    t = Table()
    t.rng = seeded(7)
    assert [t.below(100) for _ in range(8)] == [72, 64, 54, 60, 34, 18, 91, 90]


@given(SEEDS, st.integers(1, 50))
def test_below_stays_below(seed: int, n: int) -> None:
    t = Table()
    t.rng = seeded(seed)
    assert all(0 <= t.below(n) < n for _ in range(20))


@given(st.integers(0, MASK), st.integers(0, 2**40))
def test_random_numbers_are_as_written_also_where_they_are_reckoned_in_machine_words(
    state: int, n: int
) -> None:
    t, twin = Table(), Table()
    t.rng = twin.rng = before = state
    after = advance(before)
    assert t.below(n) == mix(after) * n >> 64
    assert t.rng == after
    assert twin.several_below(n, 3) == [mix(after) * n >> 64, t.below(n), t.below(n)]
    assert twin.rng == t.rng


@given(st.integers(0, MASK), st.integers(0, 90))
def test_a_shuffle_uses_up_random_numbers_digit_by_digit(state: int, count: int) -> None:
    t = Table()
    t.rng, t.identity = state, list(range(count))
    cards = list(range(count))
    for last in range(count - 1, 0, -1):
        if (count - 1 - last) % SWAPS == 0:
            state = advance(state)
            digits = mix(state)
        digits, other = divmod(digits, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    permute(t, range(count))
    assert t.identity == cards
    assert t.rng == state


def test_chance_can_be_asked() -> None:
    m = match(3, chance=True)
    while m.actor != CHANCE:
        m.play(0)
    assert [choice.key for choice in m.choices] == ["roll:1", "roll:2", "roll:3"]
    m.play("roll:3")
    assert m.actor != CHANCE


# Forks, records, digests


def test_fork_is_complete() -> None:
    """Every column is copied, and no list is shared."""
    t = start(5)
    play_at_random(t, 5, 3)
    twin = t.fork()
    for column in t.COLUMNS:
        mine, theirs = getattr(t, column), getattr(twin, column)
        assert mine == theirs, column
        assert not isinstance(mine, list) or mine is not theirs, column
    assert set(t.COLUMNS) | {"options", "count", "events", "recording", "glancing"} == slots_of(toy.ToyTable)


@given(SEEDS, st.integers(0, 12))
def test_a_fork_goes_the_same_way_and_leaves_the_original_alone(seed: int, depth: int) -> None:
    t = start(seed)
    play_at_random(t, seed, depth)
    before = record.digest(t)
    twin, other = t.fork(), t.fork()
    play_at_random(twin, seed + 1)
    assert record.digest(t) == before
    play_at_random(other, seed + 1)
    assert record.digest(twin) == record.digest(other)


@given(SEEDS, st.integers(0, 12), st.booleans())
def test_a_table_saved_and_loaded_at_any_question_goes_on_the_same_way(
    seed: int, depth: int, ask: bool
) -> None:
    m = match(seed, ask)
    play_at_random(m._table, seed, depth)  # type: ignore[arg-type]  # the toy's own table
    text = json.dumps(record.save(m._table))
    t = toy.ToyTable()
    record.load(t, json.loads(text), GAME)
    if t.actor != NOBODY:
        assert ask_again(t)
    assert record.digest(t) == m.digest()
    play_at_random(t, seed)
    play_at_random(m._table, seed)  # type: ignore[arg-type]
    assert record.digest(t) == m.digest()


def test_equal_states_have_equal_digests_and_others_have_not() -> None:
    assert match(1).digest() == match(1).digest()
    assert match(1).digest() != match(2).digest()


def test_the_digest_is_the_same_on_every_machine() -> None:
    m = match(11)
    m.play(0)
    assert m.digest() == "6762b620ce8f887980216e1e"


@pytest.mark.parametrize(
    "wrong", [{"step": "toy.nobody"}, {"node": "draw(1)"}, {"what": 1}, 1.5, {"step": 3}]
)
def test_a_saved_agenda_that_cannot_be_is_refused(wrong: Any) -> None:
    columns = record.save(start(1))
    columns["agenda"] = [[wrong]]
    with pytest.raises(SceneError):
        record.load(toy.ToyTable(), columns, GAME)


def test_a_saved_table_that_lacks_a_column_is_refused() -> None:
    columns = record.save(start(1))
    del columns["piles"]
    with pytest.raises(SceneError, match="piles"):
        record.load(toy.ToyTable(), columns, GAME)


def test_a_match_can_be_told_from_its_record() -> None:
    m, twin = match(4), match(4)
    taken = []
    for _ in range(4):
        taken.append(m.choices[-1].key)
        m.play(len(m.choices) - 1)
    assert m.record()["choices"] == taken
    for key in m.record()["choices"]:
        twin.play(key)
    assert twin.digest() == m.digest()


# Knowledge


@given(SEEDS, st.integers(0, 12), st.sampled_from([0, 1]), SEEDS)
def test_an_imagined_table_looks_the_same_to_the_seat(seed: int, depth: int, seat: int, other: int) -> None:
    m = match(seed)
    play_at_random(m._table, seed, depth)  # type: ignore[arg-type]
    world = m.imagine(seat, other)
    assert world.view(seat) == m.view(seat)
    world.check()
    play_at_random(world._table, other)  # type: ignore[arg-type]
    assert world.result is not None


def test_imagined_hands_differ() -> None:
    m = match(2)
    hands = {str(m.imagine(0, seed).view(1)["seats"][1]["hand"]) for seed in range(40)}
    assert len(hands) > 10


def test_an_imagined_match_tells_no_secrets_of_the_real_one() -> None:
    m = match(2)
    assert m.log(seat=1)
    assert m.imagine(0, 1).log(seat=1) == []


def test_a_question_that_cannot_come_up_is_no_possible_world() -> None:
    t = start(1)
    t.piles[3 * t.actor + 1] = ()
    assert not ask_again(t)


@given(SEEDS, st.integers(0, 12))
def test_what_a_seat_cannot_know_does_not_change_its_view(seed: int, depth: int) -> None:
    t = start(seed)
    play_at_random(t, seed, depth)
    for seat in (0, 1, None):
        before = GAME.view(t, seat)
        scrambled = t.fork()
        hidden = [s for s in range(len(t.identity)) if not t.known[s] & knowledge.bit(seat)]
        for slot in hidden:
            scrambled.identity[slot] = 99
        assert GAME.view(scrambled, seat) == before


def test_the_log_shows_a_seat_only_what_it_saw() -> None:
    m = match(9)
    mine, theirs, public = m.log(seat=0), m.log(seat=1), m.log()
    assert len(mine) == len(theirs) == len(public) == 6
    assert all("a card" not in line for line in mine if line.startswith("Player 1"))
    assert all("a card" in line for line in mine if line.startswith("Player 2"))
    assert all("a card" in line for line in theirs if line.startswith("Player 1"))
    assert all("a card" in line for line in public)


def test_events_can_be_switched_off() -> None:
    t = start(1)
    t.recording = False
    before = len(unchain(t.events))
    play_at_random(t, 1)
    assert len(unchain(t.events)) == before


# Choices


def test_an_illegal_choice_changes_nothing() -> None:
    m = match(6)
    before = (m.digest(), m.record())
    stale = match(6).choices[0]
    for wrong in (99, -1, "play:77", "", None, 1.0, True, [0]):
        with pytest.raises(IllegalChoice):
            m.play(wrong)  # type: ignore[arg-type]
    assert (m.digest(), m.record()) == before
    m.play(stale)  # a choice of an equal match is found by its key
    assert m.ply == 1


def test_a_stale_choice_that_is_not_on_offer_any_more_is_refused() -> None:
    m = match(6)
    old = m.choices[0]
    while old.key in [choice.key for choice in m.choices]:  # until that card is gone from whoever is asked
        m.play(old.key)
    assert m.actor is not None
    before = m.digest()
    with pytest.raises(IllegalChoice):
        m.play(old)
    assert m.digest() == before


@given(SEEDS)
def test_random_play_ends_with_a_result_and_cards_are_conserved(seed: int) -> None:
    m = match(seed)
    while m.actor is not None:
        assert len(m.choices) > 1
        m.play(seed % len(m.choices))
        m.check()
    assert m.result is not None
    with pytest.raises(IllegalChoice, match="over"):
        m.play(0)
