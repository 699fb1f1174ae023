"""Every lesson that comes with Thwack fits its game, in every language."""

import re
from functools import cache

import pytest

from thwack.content import names
from thwack.lessons import Lesson, Tutor, check, lesson_named, lessons
from thwack.lessons.checking import names_seen
from thwack.match import games
from thwack.wording import LANGUAGES

TAUGHT = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
ALL = [lesson.id for game in TAUGHT for lesson in lessons(game)]
MOST_SIGNS = 250  # of a step: two sentences
MOST_STEPS = 24


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_fits_its_game(name: str) -> None:
    """It is played through by every choice it expects; each other choice is answered, each thing is there."""
    check(lesson_named(name))


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_can_be_read_in_every_language(name: str) -> None:
    for lang in LANGUAGES:
        tutor = Tutor(lesson_named(name))
        said = []
        while not tutor.done:
            now = tutor.now(lang)
            said.append(now["words"])
            if now["choose"]:
                tutor.choose(now["expected"][0])
            else:
                tutor.go_on()
        said.append(tutor.now(lang)["words"])
        for words in said:
            assert not re.search(r"[{}]", words), words
            assert len(words) <= MOST_SIGNS, f"{lang} {len(words)}: {words}"
            assert words[-1] in ".!?", words


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_names_nobody_who_is_not_there(name: str) -> None:
    """A card whose whole name stands in a text, in any language, can be seen while it is said."""
    lesson = lesson_named(name)
    tutor = Tutor(lesson)
    while not tutor.done:
        step = tutor.step
        seen = set(names_seen(tutor.match, lesson.seat))
        for words in (step.words, *(reason.words for reason in step.other)):
            for lang in LANGUAGES:
                for card in named_in(lesson, words[lang], lang):
                    assert card & seen, f"{name}, step {step.number}, {lang}: {card} is not on the table"
        if step.expect:
            tutor.choose(tutor.expected()[0])
        else:
            tutor.go_on()


def named_in(lesson: Lesson, text: str, lang: str) -> list[frozenset[str]]:
    """The cards whose names stand there, each as all the cards of that name."""
    return [slugs for name, slugs in called(lesson.game, lang).items() if f" {name} " in spaced(text)]


@cache
def called(game: str, lang: str) -> dict[str, frozenset[str]]:
    """By names of two words or more, the cards that bear them. Single words may mean something else."""
    found: dict[str, set[str]] = {}
    for slug, name in names(game, lang).items():
        if " " in name:
            found.setdefault(spaced(name).strip(), set()).add(slug)
    return {name: frozenset(slugs) for name, slugs in found.items()}


def spaced(text: str) -> str:
    """A text with single spaces for all that is no letter."""
    return " " + re.sub(r"[^\w]+", " ", text) + " "


@pytest.mark.parametrize("game", TAUGHT)
def test_every_game_begins_with_a_match_that_is_won(game: str) -> None:
    first = lessons(game)[0]
    assert first.id == f"{game}/first"
    assert first.ends == "won"
    assert 12 <= len(first.steps) <= MOST_STEPS


def test_every_game_that_is_played_here_is_taught() -> None:
    assert set(TAUGHT) <= set(games())


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_the_same_every_time(name: str) -> None:
    one, other = (played(lesson_named(name)) for _ in range(2))
    assert one.match.digest() == other.match.digest()


def played(lesson: Lesson) -> Tutor:
    """A lesson, played to its end."""
    tutor = Tutor(lesson)
    while not tutor.done:
        tutor.read_on()
        if not tutor.done:
            tutor.choose(tutor.expected()[0])
    return tutor
