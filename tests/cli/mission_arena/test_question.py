"""Questions of Mission Arena: sorted by verb, folded where there is much to choose."""

from collections.abc import Iterator, Sequence

import pytest

import thwack
from thwack import Choice
from thwack.cli.folding import Fold
from thwack.cli.mission_arena import asking
from thwack.cli.mission_arena.asking import Question
from thwack.cli.mission_arena.host import HOST
from thwack.cli.question import Unclear
from thwack.cli.words import Words

from ..kit import Script, assert_all_in
from .kit import (
    ACTIVATE,
    BOOST,
    CHALLENGE,
    CHECK,
    DEPLOY,
    FOE,
    ME,
    View,
    abilities,
    deployment,
    fight,
    look_at,
    mine,
    stand_in,
    theirs,
    view,
)

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """The cards are known."""
    with stand_in():
        yield


def asked(shown: View, *keys: str) -> Question:
    """The question with these choices."""
    with stand_in((ME, shown, keys)) as game:
        match = thwack.new("mission_arena")
        match._game = game
        return asking.question_of(match.choices, shown)


def told(question: Question, shown: View) -> list[str]:
    """Every entry in short."""
    return [asking.in_short(entry, question, shown, SAY).plain for entry in question.entries()]


def typed(question: Question, word: str) -> Choice | Question | Unclear:
    """What somebody means who types this."""
    found = HOST.understand(look_at(fight()), question, word)
    assert isinstance(found, Choice | Question | Unclear)
    return found


def opened(question: Question, number: int) -> Question:
    """The question after a fold was opened."""
    found = typed(question, str(number))
    assert isinstance(found, Question)
    assert isinstance(found.picked, Fold)
    return found


def test_boosts_are_folded_by_whom_they_are_for() -> None:
    question = asked(fight(), *BOOST)
    assert told(question, fight()) == ["Captain America (7 …)", "Iron Man (7 …)", "Thor (7 …)"]
    assert len(question.every()) == len(BOOST), "and nothing is lost"
    inner = opened(question, 2)
    assert told(inner, fight())[3] == "Hulk 1100 650+500 ★1"
    chosen = typed(inner, "4")
    assert isinstance(chosen, Choice)
    assert chosen.key == "boost:MA04:MA09"
    assert isinstance(typed(inner, "8"), Unclear)
    anything = typed(inner, "boost:MA01:MA09")
    assert isinstance(anything, Choice), "a key is always understood"


def test_an_open_fold_says_what_it_is_about() -> None:
    look = look_at(fight())
    assert isinstance(look.terminal, Script)
    question = asked(fight(), *BOOST)
    inner = opened(question, 1)
    look.terminal.show(*HOST.table(look, inner))
    assert_all_in(("Boost Captain America", "  4 Hulk 1100 650+500 ★1  Double Hit 2"), look.terminal.text)
    assert "Pass" not in look.terminal.text
    assert HOST.prompt(look, inner).endswith("press Enter to go back")
    assert not HOST.prompt(look, question).endswith("press Enter to go back")


def test_challenges_are_folded_by_who_challenges() -> None:
    shown: View = {**abilities(), "phase": "challenge"}
    question = asked(shown, *CHALLENGE)
    assert told(question, shown) == ["Captain America (3 …)", "Iron Man (3 …)", "Thor (6 …)"]
    assert told(opened(question, 3), shown) == [
        "Thanos 1050 750+450 ♥ ▮▮",
        "Symbiote Drifter 900 800+400 ♥♥ ▮",
        "Web Scout 700 750+300 ♥ ▬",
        "Loki 850 750+350 ♥",
        "Old Oracle 650 700+300 ♥ ▮▮▮▮▮▮▮",
        "Star Trader as a mission",
    ]


def test_the_check_point() -> None:
    """MA-12."""
    shown = {**abilities(), "phase": "check-point"}
    question = asked(shown, *CHECK)
    assert told(question, shown) == [
        "Captain America (2 …)",
        "Iron Man → Black Widow & Hawkeye",
        "Thor → Black Widow & Hawkeye",
        "Black Widow & Hawkeye (3 …)",
        "Captain America (2 …)",
        "Iron Man ← Uncommon 900 800+400 ★2",
        "Team Captain America, Iron Man & Thor 1300 1050+500 ★2 (2 …)",
    ]
    assert told(opened(question, 1), shown) == ["Black Widow & Hawkeye", "Captain America to the top"]
    assert told(opened(question, 4), shown)[0] == "Hulk 1100 650+500 ★1 from hand"
    assert told(opened(question, 7), shown) == ["Active 1", "Active 2"]


def test_few_choices_are_not_folded() -> None:
    keys = ("wound:MA01:MA02", "wound:MA01:MA03", "swap:MA01:MA19", "pass")
    assert told(asked(abilities(), *keys), abilities()) == [
        "Captain America → Black Widow & Hawkeye",
        "Captain America ← Uncommon 850 850+350 ★2",
        "Captain America ← Rare 900 850+400 ★1",
    ]


def test_what_all_choices_share_stands_above_them() -> None:
    question = asked(deployment(), *DEPLOY)
    head = asking.opened(question, deployment(), SAY)
    assert head is not None
    assert head.plain == "Deploy Active 2"
    assert told(question, deployment())[-1] == "Team Black Widow & Hawkeye 1050 900+400 ★3"
    alone = asked(fight(), "boost:MA01:MA09", "boost:MA01:MA12", "pass")
    head = asking.opened(alone, fight(), SAY)
    assert head is not None
    assert head.plain == "Boost Captain America"
    assert told(alone, fight()) == ["Hulk 1100 650+500 ★1", "Black Widow 750 750+300 ★3"]


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("choose:mission-2:MA16", "Mission 2 → Relic Hunter 650 700+300 ★4"),
        ("choose:unknown", "a face-down card"),
        ("choose:unknown:engaged", "a face-down card engaged"),
        ("choose:MA09:engaged", "Hulk 1100 650+500 ★1 engaged"),
        ("choose:bank-1", "Power Bank 1"),
        ("choose:player-1:MA09", "Player 1 → Hulk 1100 650+500 ★1"),
        ("swap:MA01:reserve-2", "Captain America → Reserve 2"),
        ("super-hit:MB14:MB14:mission", "Star Trader ← Common 600 650+250 ★4 as a mission"),
        ("order:MA01:MB07", "Captain America ▸ Thanos"),
        ("power:MA07", "Thor"),
        ("replace:MA19:active-3", "Black Widow & Hawkeye → Active 3"),
        ("mystery", "Mystery"),
    ],
)
def test_every_choice_in_a_few_words(key: str, shown: str) -> None:
    assert shown in told(asked(fight(), key, "pass", "activate:MA04"), fight())


def test_many_cards_to_choose_from_are_told_by_name() -> None:
    keys = [f"choose:MA{number:02}" for number in range(1, 19)]
    assert told(asked(abilities(), *keys), abilities())[8] == "Hulk (Common)"


@pytest.mark.parametrize(
    ("keys", "refusal"),
    [(BOOST, "pass"), (DEPLOY, None), (("pass",), None)],
)
def test_to_pass_is_nought(keys: Sequence[str], refusal: str | None) -> None:
    question = asked(fight(), *keys)
    assert (question.refusal.key if question.refusal is not None else None) == refusal
    zero = typed(question, "0")
    assert isinstance(zero, Unclear) if refusal is None else isinstance(zero, Choice)


# Numbers on the table


def test_the_table_shows_the_numbers_of_choices() -> None:
    assert asked(abilities(), *ACTIVATE).numbers(abilities()) == {(ME, "active-2"): 1, (ME, "reserve-1"): 2}
    boost = asked(fight(), *BOOST)
    assert boost.numbers(fight()) == {(ME, f"active-{number}"): number for number in (1, 2, 3)}
    assert opened(boost, 1).numbers(fight()) == {}, "those are cards of the hand"


def test_targets_have_numbers_of_their_own() -> None:
    shown: View = {**abilities(), "phase": "challenge"}
    question = asked(shown, *CHALLENGE)
    assert opened(question, 1).numbers(shown) == {(FOE, f"active-{number}"): number for number in (1, 2, 3)}
    assert opened(question, 3).numbers(shown)[FOE, "mission-1"] == 6


def test_partners_and_missions_have_numbers() -> None:
    shown: View = {**abilities(), "phase": "challenge"}
    assert asked(shown, "choose:MA04", "choose:MA07", "pass").numbers(shown) == {
        (ME, "active-2"): 1,
        (ME, "active-3"): 2,
    }
    keys = [
        f"choose:mission-{number}:{card}" for number in (2, 3) for card in ("MA09", "MA12", "MA16", "MA19")
    ]
    question = asked(abilities(), *keys, "pass")
    assert question.numbers(abilities()) == {(ME, "mission-2"): 1, (ME, "mission-3"): 2}
    assert told(question, abilities()) == ["Mission 2 (4 …)", "Mission 3 (4 …)"]


def test_chance_has_no_numbers() -> None:
    shown = view(mine(), theirs(), actor=-1)
    assert asked(shown, "choose:player-1:MA09", "choose:player-1:MA01").numbers(shown) == {}
