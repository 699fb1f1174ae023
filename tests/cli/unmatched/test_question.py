"""What a typed answer means."""

import pytest

import thwack
from tests.kits.unmatched import scene, seat
from thwack import Choice
from thwack.cli.question import Unclear
from thwack.cli.unmatched.question import Mover, Question, question_of, understand

MARKS = {"king-arthur": "KA", "merlin": "Me"}


def moving() -> Question:
    """King Arthur and Merlin can move."""
    match = scene(seat("king-arthur", ["feint"], {"king-arthur": "S20", "merlin": "S18"}), seat("medusa"))
    match.play("maneuver")
    match.play("decline")
    return question_of(match.choices)


def key_of(answer: object) -> str:
    """The key of a choice."""
    assert isinstance(answer, Choice), answer
    return answer.key


def test_actions_are_numbered_by_verb_and_the_refusal_is_nought() -> None:
    match = scene(
        seat("king-arthur", ["excalibur"], {"king-arthur": "S31"}), seat("medusa", at={"medusa": "S32"})
    )
    question = question_of(match.choices)
    assert question.refusal is None
    numbers = [number for rows in question.groups().values() for number, _ in rows]
    assert numbers == list(range(1, len(match.choices) + 1))
    assert key_of(understand(question, "1", MARKS)) == question.listed[0].key


def test_a_refusal_is_nought() -> None:
    question = moving()
    assert key_of(understand(question, "0", MARKS)) == "decline"
    assert key_of(understand(question, "decline", MARKS)) == "decline"


@pytest.mark.parametrize(
    "typed", ["1 S19", "1 19", "KA s19", "ka 19", "king-arthur S19", "move:king-arthur:S19"]
)
def test_who_and_where(typed: str) -> None:
    assert key_of(understand(moving(), typed, MARKS)) == "move:king-arthur:S19"


def test_who_first_then_where() -> None:
    question = moving()
    picked = understand(question, "2", MARKS)
    assert isinstance(picked, Mover)
    assert picked.slug == "merlin"
    assert key_of(understand(question, "19", MARKS, picked)) == "move:merlin:S19"


def test_a_space_alone_when_only_one_can_go_there() -> None:
    question = moving()
    merlin, arthur = (
        set(next(m for m in question.movers if m.slug == s).spaces) for s in ("merlin", "king-arthur")
    )
    only, both = sorted(merlin - arthur)[0], sorted(merlin & arthur)[0]
    assert key_of(understand(question, only, MARKS)) == f"move:merlin:{only}"
    unclear = understand(question, both, MARKS)
    assert isinstance(unclear, Unclear)
    assert unclear.reason == "which"


def test_bare_numbers_are_spaces_when_only_one_moves() -> None:
    question = question_of(thwack.new("unmatched", seed=1).choices)
    assert [mover.slug for mover in question.movers] == ["merlin"]
    assert key_of(understand(question, "18", MARKS)) == "place:merlin:S18"
    assert question.lit == set(question.movers[0].spaces)


@pytest.mark.parametrize("typed", ["", "99", "1 99", "-1", "S99", "move", "1 2 3", "²", "KA", "zz S19"])
def test_what_means_nothing_is_said_to_be_wrong(typed: str) -> None:
    question = moving()
    if typed == "KA":
        assert isinstance(understand(question, typed, MARKS), Mover)
    else:
        assert isinstance(understand(question, typed, MARKS), Unclear)


def test_short_numbers_mean_the_same_space() -> None:
    match = scene(seat("king-arthur", [], {"king-arthur": "S09", "merlin": 0}), seat("medusa"))
    while "decline" in [choice.key for choice in match.choices] and match.choices[0].verb != "move":
        match.play("decline")
    question = question_of(match.choices)
    assert key_of(understand(question, "1", MARKS)) == "move:king-arthur:S01"
    assert key_of(understand(question, "s1", MARKS)) == "move:king-arthur:S01"
