"""Words about answers from the hand with what they take; every card that has them is played in
`tests/cards/battle_scenes/texts/tables/answers_from_hand.txt`."""

from typing import Final

import pytest

from tests.cards.battle_scenes.texts.plays import start
from tests.kits.battle_scenes import home_made, keys, made, play, row, seat, unit
from tests.kits.battle_scenes_brew import bench, sentence
from thwack.games.battle_scenes.cards.reading import WORDS
from thwack.match import Match

COVERED: Final = {
    *("answer_from_hand", "come_in", "hush", "name_support", "next_preparation", "retarget", "sink"),
    *("spare", "stop_search", "take_draw", "while_here"),
}
TRICK: Final = "act:A04:trick"


def tried(effect: str, *choices: str) -> Match:
    """The trick is used, with these choices."""
    match = bench(effect)
    play(match, TRICK, *choices)
    return match


def refs(match: Match, number: int) -> list[str]:
    """Who a player has in scene."""
    return [one["ref"] for one in match.view(None)["seats"][number]["scene"]]


def test_sink_puts_one_with_all_it_carries_under_the_deck() -> None:
    match = bench("sink(one(character, theirs))")
    before = match.view(None)["seats"][1]["deck"]
    carried = len(row(match, 1, "B05")["loaded"])
    play(match, TRICK, "choose:B05")
    while "choose:B05" in keys(match):
        play(match, "choose:B05")
    assert "B05" not in refs(match, 1)
    assert len(match.view(None)["seats"][1]["deck"]) - len(before) == carried + 1
    assert "bottom of the owner's deck" in sentence("sink(one(character, theirs))")


def test_a_rule_for_the_next_preparation_does_not_stand_before() -> None:
    match = tried("next_preparation(shielded(each(character), 1))")
    assert row(match, 0, "A04")["shield"] == 2
    while match.view(None)["phase"] != "preparation":
        match.play(len(match.choices) - 1)
    assert row(match, 0, "A04")["shield"] == 3
    while match.view(None)["phase"] == "preparation":
        match.play(len(match.choices) - 1)
    assert row(match, 0, "A04")["shield"] == 2
    assert "the next turn" in sentence("next_preparation(shielded(each(character), 1))")


def test_a_rule_that_stands_while_one_is_here_outlasts_the_turn() -> None:
    match = tried("while_here(shielded(each(character, besides(this)), 1))")
    for _ in range(2):
        turn = match.view(None)["turn"]
        while match.view(None)["turn"] == turn:
            match.play(len(match.choices) - 1)
    assert row(match, 0, "A01")["shield"] == 2
    assert "as long as this character is in scene" in sentence("while_here(blanks(each(support)))").lower()


def test_a_support_is_named() -> None:
    match = tried('seq(name_support(as_="named"), gets_shield(each(support, chosen("named")), 2))')
    named = [key for key in keys(match) if key.startswith("choose:")]
    assert len(named) > 1
    shields = {ref: row(match, int(ref[0] == "B"), ref)["shield"] for ref in ("A15", "B15")}
    play(match, named[0])
    now = {ref: row(match, int(ref[0] == "B"), ref)["shield"] for ref in ("A15", "B15")}
    assert sum(now.values()) - sum(shields.values()) == 2


ANSWERS: Final = [
    ("when(uses(one(character, theirs)), may(pay(come_in, cancel)))", 2, 0),
    ("when(would_suffer(one(character, yours)), may(pay(come_in, spare)))", 2, 0),
    ("when(is_struck(one(character, yours)), may(pay(come_in, draw(1))))", 2, 1),
    ("when(uses(one(character, theirs)), may(pay(put(this_card, prizes), cancel)))", 1, 0),
]


@pytest.mark.parametrize(("rule", "there", "used"), ANSWERS)
def test_an_answer_comes_from_the_hand(rule: str, there: int, used: int) -> None:
    """A card in hand answers an action of the opponent; damage of 1 meets a shield of 1."""
    card = made("answerer", "character", rules=[f"in_hand({rule})"], energy=1, shield=1)
    mine = seat(unit("B10", *["A19"] * 3), hand=["answerer", "A19"], resources=["A19"] * 2, deck=["A19"] * 3)
    foes = seat(unit("A08", *["A19"] * 3, stage=1), unit("B02", *["A19"] * 3), deck=["A19"] * 3)
    match = home_made(card, mine, foes, phase="attack", active=1)
    play(match, "act:A08:covering-fire", "target:B10")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:answerer", "pass"]
    play(match, "choose:answerer")
    assert len(refs(match, 0)) == there
    assert row(match, 0, "B10")["shield_used"] == used


def test_who_holds_none_is_asked_all_the_same() -> None:
    """BS-H100: Nobody learns from a question whether an answer is in the hand."""
    card = made("answerer", "character", rules=[f"in_hand({ANSWERS[0][0]})"], energy=1, shield=1)
    asked = []
    for hand, deck in (
        (["answerer"], ["A19"] * 3),
        (["A19"], ["answerer", "A19", "A19"]),
        (["A19"], ["A19"] * 3),
    ):
        mine = seat(unit("B10", *["A19"] * 3), hand=hand, resources=["A19"] * 2, deck=deck)
        foes = seat(unit("A08", *["A19"] * 3, stage=1), unit("B02", *["A19"] * 3), deck=["A19"] * 3)
        match = home_made(card, mine, foes, phase="attack", active=1)
        match.play("act:A08:covering-fire")
        match.play("target:B10")
        asked.append(match.actor)
    assert asked == [0, 0, 1]


ASKED: Final = [
    ("gamora-v2", "pal-guarda-do-infinito/2", "answer Covering Fire of Shield Recruit"),
    ("enfermeira-noturna-v1", "A04/3", "answer 1 damage to Thor"),
    ("shang-chi-v1", "pal-herois-de-aluguel/2", "answer from hand"),
]


@pytest.mark.parametrize(("card", "me", "told"), ASKED)
def test_the_question_says_what_may_be_answered(card: str, me: str, told: str) -> None:
    match, _ = start(card, f"phase=attack active=1 res=A19*9 hand=~ me={me} foe=A08/4@1,B02/3@1")
    play(match, "act:A08:covering-fire", f"target:{me.partition('/')[0]}")
    assert told in match.prompt("en", 0)
    assert told in match.prompt("en", 1)


@pytest.mark.parametrize("word", sorted(COVERED))
def test_every_word_here_is_a_word(word: str) -> None:
    assert word in WORDS
