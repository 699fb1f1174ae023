"""What a tutor does, and which lesson files are refused."""

import json
from pathlib import Path

import pytest

from thwack.kernel.errors import ContentError, IllegalChoice, SetupError
from thwack.lessons import Lesson, Tutor, check, lesson_named, lessons, lessons_in, read_lesson


def words(text: str) -> str:
    """A text in four languages, as a lesson file has it."""
    return "{ " + ", ".join(f'{lang} = "{text}"' for lang in ("en", "pt", "es", "it")) + " }"


HEAD = f"""
title = {words("Short")}
blurb = {words("A short one.")}
closing = {words("Done.")}
ends = "open"
"""
SCENE = """
[scene]
board = "sarpedon"
[[scene.seats]]
hero = "king-arthur"
hand = ["feint", "regroup"]
deck = ["excalibur"]
fighters.king-arthur = { space = "S30" }
[[scene.seats]]
hero = "medusa"
hand = ["dash"]
fighters.medusa = { space = "S31" }
"""
READ = f"""
[[step]]
words = {words("Look at {feint}.")}
points = ["fighter:medusa"]
"""
ATTACK = f"""
[[step]]
words = {words("Attack.")}
expect = ["attack:king-arthur:medusa"]
[[step.other]]
choice = "attack:*"
why = {words("Not that one.")}
[[step.other]]
choice = "*"
why = {words("Attack instead.")}
"""
CARD = f"""
[[step]]
words = {words("Which card?")}
expect = ["choose:*"]
"""


def lesson(*steps: str, head: str = HEAD + SCENE) -> Lesson:
    """A lesson of these steps."""
    return read_lesson("unmatched", "short", head + "".join(steps))


# What a tutor does


def test_a_step_to_be_read_is_left_by_going_on() -> None:
    tutor = Tutor(lesson(READ, ATTACK))
    now = tutor.now()
    assert now["words"] == "Look at Feint."
    assert tutor.now("pt")["words"] == "Look at Dissimulação."
    assert not now["choose"]
    with pytest.raises(IllegalChoice, match="nothing to choose at step 1"):
        tutor.choose("maneuver")
    tutor.go_on()
    assert tutor.now()["expected"] == ["attack:king-arthur:medusa"]
    with pytest.raises(IllegalChoice, match="step 2 waits for a choice"):
        tutor.go_on()


def test_another_choice_is_answered_with_the_first_reason_that_fits() -> None:
    tutor = Tutor(lesson(ATTACK))
    before = tutor.match.digest()
    answer = tutor.choose("maneuver")
    assert not answer.goes_on
    assert answer.why is not None
    assert answer.why["en"] == "Attack instead."
    assert tutor.match.digest() == before
    assert not tutor.choices


def test_what_is_not_offered_is_no_choice() -> None:
    with pytest.raises(IllegalChoice, match="'attack:medusa:merlin' is not among the choices of step 1"):
        Tutor(lesson(ATTACK)).choose("attack:medusa:merlin")


def test_a_lesson_that_is_over_takes_no_choice() -> None:
    tutor = Tutor(lesson(ATTACK))
    assert tutor.choose("attack:king-arthur:medusa").goes_on
    assert tutor.done
    assert tutor.now()["words"] == "Done."
    with pytest.raises(IllegalChoice, match="is over"):
        tutor.choose("choose:feint")


def test_what_is_shown_is_plain_data() -> None:
    tutor = Tutor(lesson(READ, ATTACK))
    now = tutor.now()
    assert json.loads(json.dumps(now)) == now
    assert now["points"] == ["fighter:medusa"]
    assert (now["step"], now["steps"]) == (1, 2)


def test_a_step_may_take_several_choices() -> None:
    first = next(one for one in lesson_named("dice_masters/first").steps if one.times == 3)
    tutor = Tutor(lesson_named("dice_masters/first"))
    while tutor.done or tutor.step is not first:
        tutor.read_on()
        if tutor.step is not first:
            tutor.choose(tutor.expected()[0])
    for taken in range(3):
        assert (tutor.step, tutor.now()["taken"]) == (first, taken)
        tutor.choose(tutor.expected()[-1])
    assert tutor.step is not first


def test_a_lesson_goes_on_where_it_was_left() -> None:
    tutor = Tutor(lesson(READ, ATTACK, CARD))
    tutor.go_on()
    tutor.choose("attack:king-arthur:medusa")
    again = Tutor.resume(tutor.lesson, tutor.choices)
    assert again.at == 2
    assert again.match.digest() == tutor.match.digest()


@pytest.mark.parametrize("choices", [["maneuver"], ["attack:king-arthur:medusa", "no-such-choice"]])
def test_a_lesson_that_has_changed_begins_anew(choices: list[str]) -> None:
    assert Tutor.resume(lesson(READ, ATTACK, CARD), choices).at == 0


# Lessons that do not fit


def test_an_expected_choice_that_is_gone_is_told_with_its_step() -> None:
    wrong = ATTACK.replace("attack:king-arthur:medusa", "attack:king-arthur:harpy-1")
    with pytest.raises(ContentError, match=r"short\.toml: step 2: nothing like attack:king-arthur:harpy-1"):
        check(lesson(READ, wrong))


def test_a_key_of_the_others_that_is_gone_is_told_with_its_step() -> None:
    wrong = CARD.replace('expect = ["choose:*"]', 'expect = ["choose:feint"]\nthen = ["defend:feint"]')
    wrong += f'[[step.other]]\nchoice = "*"\nwhy = {words("No.")}\n'
    with pytest.raises(ContentError, match=r"step 2: defend:feint .*the learner who chooses"):
        check(lesson(ATTACK, wrong))
    wrong = READ + 'then = ["maneuver"]\n'
    with pytest.raises(ContentError, match=r"step 1: maneuver is for somebody else"):
        check(lesson(wrong, ATTACK))


def test_a_choice_without_an_answer_is_told() -> None:
    silent = ATTACK.rpartition("[[step.other]]")[0]
    with pytest.raises(ContentError, match=r"step 1: nothing is said about maneuver"):
        check(lesson(silent))


def test_a_reason_for_nothing_is_told() -> None:
    with pytest.raises(ContentError, match=r"step 1: no choice is answered by the reason for defend:\*"):
        check(lesson(ATTACK.replace('choice = "attack:*"', 'choice = "defend:*"')))


def test_a_thing_that_is_not_there_is_told() -> None:
    with pytest.raises(ContentError, match=r"step 1: fighter:alice is not on the table"):
        check(lesson(READ.replace("fighter:medusa", "fighter:alice"), ATTACK))


def test_a_card_that_is_named_but_not_there_is_told() -> None:
    with pytest.raises(ContentError, match=r"step 1: excalibur is named, but not on the table"):
        check(lesson(READ.replace("{feint}", "{excalibur}"), ATTACK))


def test_a_lesson_that_ends_otherwise_is_told() -> None:
    with pytest.raises(ContentError, match=r"should end with a win"):
        check(lesson(READ, head=HEAD.replace('"open"', '"won"') + SCENE))


def test_a_scene_that_cannot_be_is_told() -> None:
    with pytest.raises(ContentError, match=r"short\.toml: it cannot be set up: .*nobody"):
        check(lesson(READ, head=HEAD + SCENE.replace('"medusa"', '"nobody"')))


def test_a_lesson_that_fits_is_silent() -> None:
    check(lesson(READ, READ))


# Files


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[scene]", "[scene", "this is not valid TOML"),
        ('ends = "open"', 'ends = "lost"', "cannot end 'lost' (choose from won, open)"),
        ("title =", "titel =", "unknown field titel (there are title"),
        ("[[step]]", "[[steps]]", "unknown field steps"),
        ('pt = "A short one."', 'fr = "A short one."', "blurb is not there in every language"),
        ('pt = "Attack."', 'pt = " "', "step 2: words is not there in every language"),
        ('pt = "Look at {feint}."', 'pt = "Look."', "step 1: words names other cards in pt than in en"),
        ("{feint}", "{fient}", "step 1: words names {fient}, but unmatched has no such card"),
        ('choice = "attack:*"', "", "step 2: a reason does not say which choice it is about"),
        ('expect = ["attack:king-arthur:medusa"]', "", "step 2: nothing is expected"),
        ('expect = ["attack', 'expect = [3, "attack', "step 2: expect is not a list of texts"),
        ('points = ["fighter:medusa"]', "times = 0", "step 1: times is not a whole number from 1 on"),
        ("[scene]", "[setup]\n[scene]", "a lesson has a setup or a scene (keep one of them)"),
        ("why =", "because =", "step 2: unknown field because (there are choice, why)"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_place(old: str, new: str, told: str) -> None:
    text = HEAD + SCENE + READ + ATTACK
    assert old in text
    with pytest.raises(ContentError) as fault:
        read_lesson("unmatched", "short", text.replace(old, new))
    assert str(fault.value).startswith("unmatched/short.toml: ")
    assert told in str(fault.value)


def test_lessons_are_found_in_a_folder_by_their_order(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("order = 2\n" + HEAD + SCENE + READ, encoding="utf-8")
    (tmp_path / "b.toml").write_text("order = 1\n" + HEAD + SCENE + READ, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a lesson", encoding="utf-8")
    assert [one.id for one in lessons_in(tmp_path, "unmatched")] == ["unmatched/b", "unmatched/a"]


def test_a_lesson_or_game_that_is_none_is_told() -> None:
    with pytest.raises(SetupError, match="there is no lesson 'unmatched/last'; choose from unmatched/first"):
        lesson_named("unmatched/last")
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        lessons("chess")
