"""A match and its choices behave as Python objects do."""

import copy
import pickle
import random

import numpy as np
import pytest

import thwack
from thwack import CHANCE, Choice, IllegalChoice, Match, SetupError

GAMES = thwack.games()


def played(game: str, choices: int, seed: int = 3) -> Match:
    """A match in which so many random choices were made."""
    match = thwack.new(game, seed=seed)
    dice = random.Random(seed)
    while match.ply < choices and match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
    return match


# Copies


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_either_kind_is_a_fork(game: str) -> None:
    """Copies once shared their columns, and a deep copy after some eighty choices was a RecursionError."""
    match = played(game, 90)
    before = match.digest()
    for twin in (copy.copy(match), copy.deepcopy(match), copy.deepcopy([match])[0]):
        assert twin == match
        twin.play(0)
        assert twin.ply == match.ply + 1
        assert match.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_pickled_as_its_record(game: str) -> None:
    match = played(game, 40)
    found = pickle.loads(pickle.dumps(match))
    assert (found, found.ply, found.log()) == (match, match.ply, match.log())
    match.listen(False)
    quiet = pickle.loads(pickle.dumps(match))
    quiet.play(0)
    assert quiet.log() == found.log()


def test_an_imagined_world_is_pickled_too() -> None:
    world = played("unmatched", 40).imagine(0, 9)
    world.play(0)
    assert pickle.loads(pickle.dumps(world)) == world


# Numbers that are no int


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int16])
def test_whole_numbers_of_numpy_are_seeds_seats_and_indices(kind: type[np.int64]) -> None:
    match, same = thwack.new("unmatched", seed=kind(7)), thwack.new("unmatched", seed=7)
    assert match == same
    assert match.record() == same.record()
    assert type(match.record()["seed"]) is int
    assert match.view(kind(1)) == same.view(1)
    assert match.log(seat=kind(0)) == same.log(seat=0)
    assert match.prompt(seat=kind(1)) == same.prompt(seat=1)
    assert match.why_not(kind(0)) == same.why_not(0)
    assert match.imagine(kind(0), kind(5)) == same.imagine(0, 5)
    assert match.choices[kind(1)] == same.choices[1]
    assert type(match.choices[kind(1)].index) is int
    match.play(kind(1))
    same.play(1)
    assert match == same
    assert thwack.new("battle_scenes", first=kind(1)) == thwack.new("battle_scenes", first=1)
    assert thwack.scene("unmatched", match.scene(), seed=kind(4)) == match


def test_true_an_array_and_a_fraction_are_no_numbers() -> None:
    match = thwack.new("unmatched")
    for wrong in (True, np.True_, np.array([1, 0]), 1.0, np.float64(1), None, "1"):
        with pytest.raises(SetupError, match="the seed must be a whole number"):
            thwack.new("unmatched", seed=wrong)  # type: ignore[arg-type]  # that is the point
        with pytest.raises(IllegalChoice, match="is not among the"):
            match.play(wrong)  # type: ignore[arg-type]  # that is the point
    for seat in (True, np.True_, 2, np.int64(2), -1, "0"):
        with pytest.raises(SetupError, match=r"there is no seat .*; the seats are 0 to 1"):
            match.view(seat)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(IllegalChoice):
        match.play(np.int64(999))
    assert match.ply == 0


# Choices


@pytest.mark.parametrize("game", GAMES)
def test_equal_choices_are_equal_and_are_found(game: str) -> None:
    match = played(game, 30)
    twin, world = match.fork(), match.imagine(match.actor or 0, 5)
    for choice in match.choices:
        for other in (match, twin, world):
            assert choice in other.choices
            assert choice.key in other.choices
            assert other.choices[choice.index] == choice
            assert hash(other.choices[choice.index]) == hash(choice)
        assert match.choices.index(choice) == choice.index
    assert len({*match.choices, *twin.choices}) == len(match.choices)
    assert "fly:to-the-moon" not in match.choices
    assert 0 not in match.choices  # an index is not what is chosen
    assert match.choices[0] != match.choices[0].key


def test_answers_to_different_questions_are_different() -> None:
    """Both seats may be asked the same in the same words."""
    match = thwack.new("battle_scenes", first=0)
    keep = match.choices[0]
    assert keep.key == "keep"
    match.play(keep)
    assert (match.actor, match.choices[0].key) == (1, "keep")
    assert match.choices[0] != keep
    assert keep not in match.choices
    assert keep.key in match.choices


@pytest.mark.parametrize("game", ["dice_masters", "mission_arena"])
def test_a_choice_keeps_its_name_when_the_match_goes_on(game: str) -> None:
    """It was named anew after things had moved: as another, or with an IndexError."""
    match = thwack.new(game, seed=1)
    dice = random.Random(1)
    while match.actor is not None:
        key = match.choices.keys()[at := dice.randrange(len(match.choices))]
        choice: Choice = match.choices[at]
        match.play(choice)
        assert (choice.key, repr(choice)) == (key, f"Choice({key!r})")


def test_a_choice_nobody_looked_at_says_so_when_the_match_has_gone_on() -> None:
    match = thwack.new("unmatched")
    first, second = match.choices[0], match.choices[1]
    match.play(second)
    assert repr(first) == "<Choice 0 of a question that was answered>"
    with pytest.raises(IllegalChoice, match="the match has moved on"):
        _ = first.key


# Matches


@pytest.mark.parametrize("game", GAMES)
def test_matches_compare_by_what_they_are_and_cannot_be_hashed(game: str) -> None:
    match = played(game, 20)
    assert match == thwack.replay(match.record())
    assert match != played(game, 21)
    assert match != thwack.new(game, seed=4)
    assert match != match.digest()
    with pytest.raises(TypeError, match=r"use match\.digest\(\)"):
        hash(match)


def test_the_same_numbers_on_other_cards_are_another_match() -> None:
    """Two decks of one shape give the same columns before a card is looked at."""
    mine, other = ({**thwack.new("mission_arena").record()["setup"]} for _ in range(2))
    other["decks"] = list(reversed(mine["decks"]))
    assert thwack.new("mission_arena", **mine) != thwack.new("mission_arena", **other)


@pytest.mark.parametrize("game", GAMES)
def test_repr_is_one_line_and_print_shows_the_table(game: str) -> None:
    match = played(game, 30)
    now = f"seat {match.actor} has {len(match.choices)} choices"
    assert repr(match) == f"<Match of {game} at ply 30: {now}>"
    told = str(match)
    assert told.endswith(match.prompt())
    assert f"Seat {match.actor}: " in told
    assert "(to choose)" in told
    assert max(map(len, told.splitlines()[:-1])) <= 88
    assert match._repr_html_().startswith('<div class="thwack">')
    over = played(game, 10_000)
    assert over.result is not None
    assert repr(over) == f"<Match of {game} at ply {over.ply}: over, winners {over.result.winners}>"
    assert over.result.reason in str(over)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_gives_nothing_away(game: str) -> None:
    """Whatever either seat does not know could be otherwise, and the table would look the same."""
    match = played(game, 30)
    for seat in (0, 1):
        world = match.imagine(seat, 11)
        assert world != match
        assert (str(world), world._repr_html_()) == (str(match), match._repr_html_())


def test_chance_is_named_where_it_is_asked() -> None:
    match = thwack.new("battle_scenes", chance="ask")
    assert match.actor == CHANCE
    assert repr(match) == "<Match of battle_scenes at ply 0: chance has 2 choices>"
    assert "actor chance" in str(match)
