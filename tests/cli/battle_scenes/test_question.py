"""Questions of Battle Scenes: sorted by verb, folded where there is much to choose."""

from collections.abc import Iterator, Sequence

import pytest

import thwack
from thwack import Choice
from thwack.cli.battle_scenes import asking
from thwack.cli.battle_scenes.asking import Question
from thwack.cli.battle_scenes.host import HOST
from thwack.cli.folding import Fold
from thwack.cli.question import Unclear
from thwack.cli.words import Words

from ..kit import Script, assert_all_in
from .kit import BANK, ME, PREPARE, TARGETS, View, attack, bank, look_at, preparation, stand_in

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """A few cards are known."""
    with stand_in((ME, preparation(), PREPARE)):
        yield


def asked(shown: View, *keys: str) -> Question:
    """The question with these choices."""
    with stand_in((ME, shown, keys)) as game:
        game.questions = ((ME, shown, keys),)  # choices look their keys up later
        match = thwack.new("battle_scenes")
        match._game = game
        return asking.question_of(match.choices, shown)


def told(question: Question, shown: View) -> list[str]:
    """Every entry in short."""
    return [asking.in_short(entry, shown, SAY).plain for entry in question.entries()]


def typed(question: Question, word: str) -> Choice | Question | Unclear:
    """What somebody means who types this."""
    found = HOST.understand(look_at(preparation()), question, word)
    assert isinstance(found, Choice | Question | Unclear)
    return found


def test_the_opponents_characters_come_before_ones_own() -> None:
    shown = attack()
    mine, theirs = ([one["ref"] for one in row["scene"]] for row in shown["seats"])
    for verb in ("target", "choose"):
        question = asked(shown, *(f"{verb}:{ref}" for ref in (*mine, *theirs)))
        assert [choice.refs[0] for choice in question.listed] == [*theirs, *mine]
    assert asked(shown, "choose:yes", "choose:no").listed[0].key == "choose:yes"


def test_cards_to_load_stand_under_whom_they_are_for() -> None:
    shown = preparation()
    shown["seats"][ME]["scene"][-1] |= {"entering": True, "loaded": ["A20"], "energy": 3}
    question = asked(shown, "load:A19", "load:A21")
    for lines in (asking.listed(question, shown, SAY, ()), asking.brief(question, shown, SAY, 80)):
        script = Script([], 80, 24)
        script.show(lines)
        assert script.text.splitlines()[0].rstrip() == "Load onto Patrol Jet ♥♡♡"
    assert asking.loading(asked(shown, "load:A19", "pass"), shown, SAY) is None
    assert asking.loading(question, preparation(), SAY) is None


def test_much_to_choose_is_folded() -> None:
    question = asked(preparation(), *PREPARE)
    assert told(question, preparation()) == [
        "Captain America V2 ♥4▼2",
        "Thor ♥6▼2",
        "Iron Man: Titan Frame ♥6+2▼3 (Iron Man)",
        "Call to Arms",
        "Captain America V1 (8 …)",
        "Iron Man (7 …)",
        "Hawkeye (7 …)",
        "Iron Man: Field Analysis GE↻1◷",
        "one of 7 cards …",
        "Captain America V1",
        "Iron Man",
    ]
    assert len(question.every()) == len(PREPARE), "and nothing is lost"


def test_the_number_of_a_fold_opens_it() -> None:
    question = asked(preparation(), *PREPARE)
    inner = typed(question, "5")
    assert isinstance(inner, Question)
    assert isinstance(inner.picked, Fold)
    chosen = typed(inner, "8")
    assert isinstance(chosen, Choice)
    assert chosen.key == "capacitate:A01:A02:extra"
    assert isinstance(typed(inner, "9"), Unclear)
    anything = typed(inner, "surrender:A03")
    assert isinstance(anything, Choice), "a key is always understood"


def test_an_open_fold_says_what_it_is_about() -> None:
    question = asked(preparation(), *PREPARE)
    inner = typed(question, "5")
    assert isinstance(inner, Question)
    look = look_at(preparation())
    assert isinstance(look.terminal, Script)
    look.terminal.show(asking.brief(inner, look.view, SAY, 80))
    assert_all_in(
        ("Capacitate Captain America V1", " 7 Hammer Fist ST↻1", "V2 ♥4▼2 extra"), look.terminal.text
    )
    assert "Pass" not in look.terminal.text
    assert HOST.prompt(look, inner).endswith("press Enter to go back")
    assert not HOST.prompt(look, question).endswith("press Enter to go back")


def test_few_choices_are_not_folded() -> None:
    keys = ("discard:A04", "discard:A28", "capacitate:A01:A28", "capacitate:A01:A04", "pass")
    assert told(asked(preparation(), *keys), preparation()) == [
        "Captain America V1 ← Hammer Fist ST↻1",
        "Captain America V1 ← Thor ♥6▼2",
        "Thor ♥6▼2",
        "Hammer Fist ST↻1",
    ]


def test_one_verb_alone_is_not_folded() -> None:
    many = [
        f"discard:{card}" for card in ("A01", "A02", "A03", "A04", "A07", "A13", "A14", "A17", "A19", "A23")
    ]
    assert len(asked(preparation(), *many).entries()) == 10


@pytest.mark.parametrize(
    ("keys", "refusal"),
    [
        (BANK, "pass"),
        (("mulligan:free", "mulligan:paid", "keep"), "keep"),
        (("choose:yes", "choose:no"), "choose:no"),
        (TARGETS, None),
        (("pass",), None),
    ],
)
def test_to_pass_is_nought(keys: Sequence[str], refusal: str | None) -> None:
    question = asked(bank(), *keys)
    assert (question.refusal.key if question.refusal is not None else None) == refusal
    zero = typed(question, "0")
    assert isinstance(zero, Unclear) if refusal is None else isinstance(zero, Choice)


def test_cards_stand_as_in_a_hand() -> None:
    question = asked(bank(), "load:A28", "load:A04", "load:A17", "load:A19", "load:A01")
    assert [choice.refs[0] for choice in question.listed] == ["A01", "A04", "A17", "A19", "A28"]


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("play:A04:materialize", "Thor ♥6▼2 Materialize"),
        ("act:A03:ataque-de-furia:2", "Iron Man: Fit of Rage BL↻X X=2"),
        ("act:A03:something-else", "Iron Man: something-else "),
        ("unload:B01:B24", "Hex MA↻1 (Thanos)"),
        ("unload:B24", "Hex MA↻1"),
        ("target:B06.2", "Raider (2) ♥ ▼"),
        ("choose:a-power", "Choose a-power"),
        ("mulligan:free", "Mulligan free"),
    ],
)
def test_every_choice_in_a_few_words(key: str, shown: str) -> None:
    assert shown in told(asked(attack(), key, "target:A01"), attack())


def test_the_text_of_what_can_be_done_is_shown_where_there_is_room() -> None:
    look = look_at(preparation(), (100, 70))
    question = asked(preparation(), "play:A04", "act:A03:field-analysis", "pass")
    assert isinstance(look.terminal, Script)
    look.terminal.show(*HOST.table(look, question))
    assert_all_in(("[en] What Thor does.", "[en] What Field Analysis does."), look.terminal.text)
    assert_all_in(("  1 Play a04  ♥6▼2", "  2 Act a03 field-analysis  GE↻1◷", "  0 Pass"), look.terminal.text)
