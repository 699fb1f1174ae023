"""The catalogue is what the code says, and its examples work."""

import os

import pytest

from tests.docs.pages import ROOT
from thwack import ContentError
from thwack.cardlang.catalogue import catalogue, signature
from thwack.cardlang.node import Effect, Node, Rule, examples_of, summary_of, walk
from thwack.games.unmatched import telling
from thwack.games.unmatched.library import PARSER, WORDS, library
from thwack.wording import LANGUAGES, Names, effect_text, names_of, rule_text

FILE = ROOT / "docs/catalogue.md"
EXAMPLES = [(word, example) for word, cls in WORDS.items() for example in examples_of(cls)]


def is_sentence(example: str) -> bool:
    """Whether an example can stand alone; one that cannot be read fails a test of its own."""
    try:
        return isinstance(PARSER.parse(example, Node), Effect | Rule)
    except ContentError:
        return False


SENTENCES = sorted({example for _, example in EXAMPLES if is_sentence(example)})


def everybody() -> Names:
    """The names of all heroes as if they were one, so that an example may speak of any."""
    heroes = [names_of(hero, telling.book()) for hero in library().heroes.values()]
    return Names(
        book=telling.book(),
        hero="alice",
        fighters={slug: row for one in heroes for slug, row in one.fighters.items()},
        counts={slug: count for one in heroes for slug, count in one.counts.items()},
        words={slug: row for one in heroes for slug, row in one.words.items()},
        cards={slug: row for one in heroes for slug, row in one.cards.items()},
        rules={"tokens": "fog", "states": "size", "resource": "rage"},
    )


def test_the_page_is_as_the_code_says() -> None:
    text = catalogue({"unmatched": WORDS})
    if os.environ.get("THWACK_BLESS"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text, "bless it with THWACK_BLESS=1 ./test tests/docs"


@pytest.mark.parametrize("word", WORDS)
def test_every_word_has_a_line_and_an_example(word: str) -> None:
    assert summary_of(WORDS[word]).endswith(".")
    assert examples_of(WORDS[word])
    assert f"### {word}\n" in catalogue({"unmatched": WORDS})


@pytest.mark.parametrize(("word", "example"), EXAMPLES)
def test_every_example_parses_shows_itself_and_uses_its_word(word: str, example: str) -> None:
    tree = PARSER.parse(example, Node)
    assert isinstance(tree, Node)
    assert WORDS[word] in [type(node) for node in walk(tree)]
    assert PARSER.parse(tree.shown(), Node) == tree


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", SENTENCES)
def test_every_effect_and_rule_reads_in_four_languages(example: str, lang: str) -> None:
    tree = PARSER.parse(example, Node)
    text = (
        effect_text(tree, lang, everybody())
        if isinstance(tree, Effect)
        else rule_text(tree, lang, everybody())
    )
    assert text.endswith(".")
    assert "{" not in text


def test_signatures_show_types_defaults_and_repetition() -> None:
    assert signature(WORDS["draw"]) == 'draw(amount, who: things = you, as_: name = "")'
    assert signature(WORDS["one"]) == "one(kind, *where: filter)"
    assert signature(WORDS["won"]) == "won"
    assert signature(WORDS["keep"]) == "keep(amount, cards: things, rest: slug = top)"


def test_words_that_games_share_are_told_once() -> None:
    text = catalogue({"unmatched": WORDS, "other_game": {"draw": WORDS["draw"]}})
    assert text.count("### draw\n") == 1
    assert "Draw cards or dice. *(effect, every game)*" in text
    assert "*(effect, Unmatched)*" in text
