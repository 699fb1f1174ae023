"""What is wrong with a set-up, a deck or a team is told in the language of the page."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.sources import nodes_of
from tests.thorough import dear
from thwack.cardlang.decklist import some_of
from thwack.games.battle_scenes.cards import decks as battle_scenes
from thwack.games.dice_masters.cards import teams as dice_masters
from thwack.games.mission_arena.cards import decks as mission_arena
from thwack.kernel.errors import SetupError, ThwackError
from thwack.kernel.problem import Problem
from thwack.match import game_named
from thwack.server.showing.problems import tell, worded
from thwack.server.showing.texts import messages

from .kit import Visitor

Json = Any
LANGS = ("en", "pt", "es", "it")
ROOT = Path(thwack.__file__).parent
ENGLISH = re.compile(
    r"(?<![\w'`-])(the|is|are|has|have|and|there|write|cannot|must|with|of|not|only|which|did|you|be)(?![\w'-])"
)
QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'|`[^`]*`|\([A-Z]{2}-[^)]*\)")  # what somebody wrote, and rules

# Texts that are wrong in every way, by game
TEXTS = {
    "battle_scenes": [
        "name:\nname: One\nname: Two\nnonsense\n0 capitao-america-v1\n4 homem-de-ferro-v1\n3 captain americ",
        "3 qqqq\n2 Captain America\n1 loki",
    ],
    "mission_arena": ["3 Thor\n9 MA01\n1 Captain America\n2 zzzz", "name: A\n6 MA02"],
    "dice_masters": [
        "name:\nname: One\nname: Two\nnonsense\nbasic: smash, , smash\n4 sidekick\n2 hulk\n1 hulc\n3 qqqqqq",
        "2 hulk-jade-giant\n2 hulk-jade-giant\n2 hulk-annihilator\n0 beast-genetic-expert\n3 smash\n"
        "basic: storm-ororo",
        "",
    ],
}
# Set-ups that cannot be played: each breaks one rule
SETUPS: dict[str, list[dict[str, Json]]] = {
    "unmatched": [
        {"heroes": "alice"},
        {"mode": "duell"},
        {"mode": 7},
        {"seats": 5},
        {"heroes": ["alice", "nobody"]},
        {"heroes": ["alice"]},
        {"mode": "free-for-all", "heroes": ["alice", "medusa"]},
        {"seats": 3, "mode": "duel"},
        {"board": "moon"},
        {"mode": "teams", "board": "sherwood-forest"},
        {"simultaneous": "never"},
        {"boards": 1},
    ],
    "dice_masters": [
        {"mode": "first"},
        {"life": 99},
        {"basic_actions": "smash"},
        {"basic_actions": ["smosh"]},
        {"basic_actions": ["smash"]},
        {"mode": "draft", "basic_actions": ["smash", "smash", "smash"]},
        {"basic_actions": ["smash"] * 4},
        {"mode": "draft", "teams": ["out-of-the-box", "burning-arrows"]},
        {"teams": ["out-of-the-box"]},
        {"teams": [5, "out-of-the-box"]},
        {"teams": ["nothing-of-that-kind", "out-of-the-box"]},
        {"teams": ["name: Mine\n4 hulk-jade-giant", "out-of-the-box"]},
        {"teams": [{"name": "", "cards": {"hulk-jade-giant": 40}}] * 2},
        {"teams": [{"name": 5, "cards": [], "dice": 3, "basic_actions": 4}] * 2},
        {"teams": [{"cards": {"hulk-jade-giant": "x", "nothing": 1}, "basic_actions": ["nothing"]}] * 2},
    ],
    "battle_scenes": [
        {"decks": 5},
        {"decks": [5, 5]},
        {"decks": ["nothing-of-that-kind", "shield-wall"]},
        {"decks": [{"name": "Mine", "cards": {"capitao-america-v1": 1}}] * 2},
        {"decks": [{"name": 5, "cards": {"capitao-america-v1": "x"}, "dice": 3}] * 2},
        {"decks": [{"cards": 7}] * 2},
        {"first": "me"},
    ],
    "mission_arena": [{"weak_points": "C"}, {"abilities": 5}, {"decks": [{"cards": ["MA01"]}] * 2}],
}


def kinds(problem: Problem) -> Iterator[Problem]:
    """A problem, and those that it is made of."""
    yield problem
    for part in problem.parts.values():
        if isinstance(part, Problem):
            yield from kinds(part)


def of_texts(game: str) -> Iterator[Problem]:
    """All that is wrong with some decks or teams, and with cards that nobody may play."""
    library: Any = getattr(game_named(game), "library", None)
    for text in TEXTS[game]:
        if game == "dice_masters":
            yield from dice_masters.check_team_text(text, library, "tournament")[1]
            yield from dice_masters.check_team_text(text, library, "draft")[1]
            continue
        rules: Any = {"battle_scenes": battle_scenes, "mission_arena": mission_arena}[game]
        deck, unread = rules.sheet_of(text)
        yield from unread + rules.faults_of(library, deck)


def of_setups(game: str) -> Iterator[Problem]:
    """What is wrong with some set-ups."""
    for setup in SETUPS[game]:
        with pytest.raises(SetupError) as told:
            game_named(game).fill_in(setup)
        assert told.value.problem is not None, setup
        assert str(told.value) == told.value.problem
        yield told.value.problem


@cache
def everything() -> list[Problem]:
    """Every problem that the texts and set-ups above have."""
    found = [problem for game in TEXTS for problem in of_texts(game)]
    return found + [problem for game in SETUPS for problem in of_setups(game)] + rare()


def rare() -> list[Problem]:
    """What only unusual cards and home-made content bring about."""
    scenes: Any = getattr(game_named("battle_scenes"), "library", None)
    hidden = replace(scenes.cards["A01"], incomplete="it is not ripe")
    scenes = replace(scenes, cards={**scenes.cards, "A01": hidden})
    unique = next(card for card in scenes.cards.values() if card.is_unique)
    deck, _ = battle_scenes.sheet_of(f"1 {hidden.id}\n2 {unique.id}")
    found = battle_scenes.faults_of(scenes, deck)
    many = some_of(f"loki-v{number}" for number in range(9))
    assert isinstance(many, Problem)
    dice: Any = getattr(game_named("dice_masters"), "library", None)
    hulk = replace(dice.cards["hulk-jade-giant"], incomplete="it is green")
    own = replace(dice, cards={**dice.cards, hulk.id: hulk})
    own.versions = {**dice.versions, "both": ("hulk-jade-giant", "hulk-annihilator")}
    found += dice_masters.check_team_text("4 hulk-jade-giant\n1 both", own, "tournament")[1]
    every = dice_masters.Team("", tuple((card, 9) for card in dice.cards), tuple(dice.cards))
    return [*found, many, *dice_masters.faults_of(every, dice, "tournament")]


@cache
def codes() -> set[str]:
    """Every code in the engine."""
    found = set()
    for file in ROOT.rglob("*.py"):
        for node in nodes_of(file):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                code = node.args[0]
                assert isinstance(code, ast.Constant), (file.name, node.lineno)
                found.add(str(code.value))
    return found


def test_every_kind_of_problem_has_a_wording_and_an_example() -> None:
    start = "server-problem-"
    told = {name.removeprefix(start) for name in messages("en") if name.startswith(start)}
    assert told - codes() == {"mode", "other"}  # a part of others, and what has no data
    assert codes() - told == set()
    shown = {kind.code for problem in everything() for kind in kinds(problem)}
    assert codes() - shown == set()


def test_english_is_what_the_engine_says() -> None:
    for problem in everything():
        for kind in kinds(problem):
            assert worded(kind, "en") == kind


@pytest.mark.parametrize("lang", ["pt", "es", "it"])
def test_no_english_is_left_in_other_languages(lang: str) -> None:
    for problem in everything():
        told = worded(problem, lang)
        assert told != problem
        assert not (found := ENGLISH.search(QUOTED.sub("", told))), (found, told)


@pytest.mark.parametrize("lang", LANGS)
def test_a_fault_without_data_is_told_in_general(lang: str) -> None:
    told = tell(ThwackError("the dog ate it"), lang)
    assert (told == "the dog ate it") == (lang == "en")


@dear(4)
@pytest.mark.parametrize("game", list(TEXTS))
@pytest.mark.parametrize("lang", LANGS)
def test_the_builder_is_told_every_reason_in_its_language(game: str, lang: str, ann: Visitor) -> None:
    wanted = [worded(problem, lang) for problem in of_texts(game)]
    found = []
    for text in TEXTS[game]:
        answer = ann.post(f"/api/games/{game}/check?lang={lang}", {"text": text or "\n"})
        assert not answer["ok"]
        found += answer["problems"]
    assert set(found) <= set(wanted)
    assert len(found) >= len(TEXTS[game])


def test_a_set_up_is_refused_in_the_language_of_the_page(ann: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "level", "level": 1}]
    setup = {"heroes": ["alice"]}
    wish = {"game": "unmatched", "setup": setup, "seats": seats, "listed": False, "rated": False}
    told = {lang: ann.post(f"/api/rooms?lang={lang}", wish, 422)["error"]["text"] for lang in LANGS}
    assert told == {
        "en": "duel takes 2 heroes, not 1",
        "pt": "o modo duelo pede 2 heróis, não 1",
        "es": "el modo duelo pide 2 héroes, no 1",
        "it": "la modalità duello richiede 2 eroi, non 1",
    }
