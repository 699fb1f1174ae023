"""The catalogue is what the code says, and its examples work."""

import os
from functools import cache
from typing import Final, NamedTuple

import pytest

from tests.docs.pages import ROOT
from thwack import ContentError
from thwack.cardlang.catalogue import catalogue, signature
from thwack.cardlang.node import Effect, Node, Rule, examples_of, summary_of, walk
from thwack.cardlang.parse import Parser
from thwack.games.battle_scenes.cards import library as scene_library
from thwack.games.battle_scenes.cards import places as battle_scenes_places
from thwack.games.battle_scenes.cards.checking import FOREIGN
from thwack.games.battle_scenes.speech import card_texts as scene_text
from thwack.games.dice_masters.cards import library as dice_library
from thwack.games.dice_masters.cards.checking import FOREIGN_NOUNS, FOREIGN_VERBS
from thwack.games.dice_masters.cards.places import GRAMMAR as DICE_GRAMMAR
from thwack.games.dice_masters.speech import card_texts as dice_text
from thwack.games.mission_arena.cards import library as arena_library
from thwack.games.mission_arena.cards import places as arena_places
from thwack.games.mission_arena.cards.words import Ability
from thwack.games.mission_arena.speech import card_texts as arena_text
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.places import GRAMMAR
from thwack.games.unmatched.cards.reading import PARSER, WORDS
from thwack.games.unmatched.speech.card_texts import effect_text, rule_text
from thwack.games.unmatched.speech.naming import book, names_of
from thwack.wording import LANGUAGES, Names

FILE = ROOT / "docs/catalogue.md"
DICE_WORDS: Final = {
    word: cls for word, cls in dice_library.WORDS.items() if word not in (*FOREIGN_VERBS, *FOREIGN_NOUNS)
}
SCENE_WORDS: Final = {word: cls for word, cls in scene_library.WORDS.items() if word not in FOREIGN}
ARENA_WORDS: Final = arena_library.WORDS
GAMES: Final = {
    "unmatched": WORDS,
    "dice_masters": DICE_WORDS,
    "battle_scenes": SCENE_WORDS,
    "mission_arena": ARENA_WORDS,
}
GUIDES: Final = {
    "unmatched": "[add a card](howto/add_a_card.md)",
    "dice_masters": "[add a dice card](howto/add_a_dice_card.md)",
    "battle_scenes": "[add a scene card](howto/add_a_scene_card.md)",
    "mission_arena": "[add a protagonist](howto/add_a_protagonist.md)",
}
GRAMMARS: Final = {
    "unmatched": GRAMMAR,
    "dice_masters": DICE_GRAMMAR,
    "battle_scenes": battle_scenes_places.GRAMMAR,
    "mission_arena": arena_places.GRAMMAR,
}
PARSERS: Final = {
    "unmatched": PARSER,
    "dice_masters": dice_library.PARSER,
    "battle_scenes": scene_library.PARSER,
    "mission_arena": arena_library.PARSER,
}


class Example(NamedTuple):
    """An example of a word."""

    word: str
    text: str


def is_common(cls: type[Node]) -> bool:
    """Whether a word is of the common language; its examples are of Unmatched."""
    return cls.__module__.startswith("thwack.cardlang.")


EXAMPLES = {
    game: [
        Example(word, text)
        for word, cls in words.items()
        if game == "unmatched" or not is_common(cls)
        for text in examples_of(cls)
    ]
    for game, words in GAMES.items()
}


def tree_of(example: str, parser: Parser) -> Node | None:
    """What an example says; one that cannot be read fails a test of its own."""
    try:
        tree: Node = parser.parse(example, Node)
    except ContentError:
        return None
    return tree


@cache
def everybody() -> Names:
    """The names of all heroes as if they were one, so that an example may speak of any."""
    heroes = [names_of(hero) for hero in library().heroes.values()]
    return Names(
        book=book(),
        speaker="alice",
        persons={slug: row for one in heroes for slug, row in one.persons.items()},
        counts={slug: count for one in heroes for slug, count in one.counts.items()},
        words={slug: row for one in heroes for slug, row in one.words.items()},
        cards={slug: row for one in heroes for slug, row in one.cards.items()},
        rules={"tokens": "fog", "states": "size", "resource": "rage"},
    )


def told(game: str, tree: Node, lang: str) -> str:
    """What an effect or a rule says in a game."""
    if game == "dice_masters":
        if isinstance(tree, Effect):
            return dice_text.effect_text(tree, None, lang)
        assert isinstance(tree, Rule)
        return " ".join(dice_text.rule_lines((tree,), None, lang))
    if game == "battle_scenes":
        if isinstance(tree, Effect):
            return scene_text.effect_sentences(tree, lang)
        assert isinstance(tree, Rule)
        return " ".join(scene_text.teller(None, lang).passages((tree,)))
    if game == "mission_arena":
        assert isinstance(tree, Ability)
        return arena_text.ability_text(tree, lang)
    if isinstance(tree, Effect):
        return effect_text(tree, lang, everybody())
    assert isinstance(tree, Rule)
    return rule_text(tree, lang, everybody())


def test_the_page_is_as_the_code_says() -> None:
    text = catalogue(GAMES, GUIDES, GRAMMARS)
    if os.environ.get("THWACK_BLESS"):
        FILE.write_text(text, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == text, "bless it with THWACK_BLESS=1 ./test tests/docs"


@cache
def whole_page() -> str:
    """The catalogue as the code says; hundreds of tests look into it."""
    return catalogue(GAMES, GUIDES, GRAMMARS)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_line_and_an_example(game: str) -> None:
    text = whole_page()
    for word, cls in GAMES[game].items():
        assert summary_of(cls).endswith("."), word
        assert examples_of(cls), word
        assert f"### {word}\n\n{summary_of(cls).split()[0]}" in text, word


@pytest.mark.parametrize("game", GAMES)
def test_every_example_parses_shows_itself_and_uses_its_word(game: str) -> None:
    parser = PARSERS[game]
    for word, example in EXAMPLES[game]:
        tree = parser.parse(example, Node)
        assert isinstance(tree, Node), example
        assert GAMES[game][word] in [type(node) for node in walk(tree)], example
        assert parser.parse(tree.shown(), Node) == tree, example


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_and_rule_reads_in_four_languages(game: str) -> None:
    for example in sorted({text for _, text in EXAMPLES[game]}):
        tree = tree_of(example, PARSERS[game])
        if not isinstance(tree, Effect | Rule):
            continue
        for lang in LANGUAGES:
            text = told(game, tree, lang)
            assert text.endswith("."), (example, lang)
            assert "{" not in text, (example, lang)


def test_signatures_show_types_defaults_and_repetition() -> None:
    assert signature(WORDS["draw"]) == 'draw(amount, who: things = you, as_: name = "")'
    assert signature(WORDS["one"]) == "one(kind, *where: filter)"
    assert signature(WORDS["won"]) == "won"
    assert signature(WORDS["keep"]) == "keep(amount, cards: things, rest: slug = top)"
    assert signature(DICE_WORDS["roll"]).startswith("roll(target: things, character: slug = reserve")


def test_words_that_games_share_are_told_once() -> None:
    text = catalogue(GAMES, GUIDES, GRAMMARS)
    assert text.count("### draw\n") == 1
    assert "Draw cards or dice. *(effect, Unmatched, Dice Masters and Battle Scenes)*" in text
    assert "*(things, every game)*" in text
    assert "*(effect, Unmatched)*" in text
    assert "*(effect, Dice Masters)*" in text


def test_words_of_the_common_language_are_in_the_games_that_give_them_a_meaning() -> None:
    assert "become" not in DICE_WORDS
    assert "become" not in SCENE_WORDS
    assert "Change into a state. *(effect, Unmatched)*" in catalogue(GAMES, GUIDES, GRAMMARS)


def test_a_word_that_games_use_in_their_own_ways_has_an_entry_for_each() -> None:
    assert len({WORDS["called"], DICE_WORDS["called"], SCENE_WORDS["called"]}) == 3
    text = catalogue(GAMES, GUIDES, GRAMMARS)
    assert text.count("### called\n") == 3
    parts = text.split("## The words of ")[1:]
    assert [part.split("\n")[0] for part in parts] == [
        "Unmatched",
        "Dice Masters",
        "Battle Scenes",
        "Mission Arena",
    ]
    links = ["[called](#called-2)", "[called](#called-1)", "[called](#called)"]
    assert all(link in part.split("\n## ")[0] for link, part in zip(links, parts[:3], strict=True))
    assert "[called]" not in parts[3].split("\n## ")[0], "there it is named"
    assert "[control](#control-1)" in parts[1], "a heading of the page is called like this word"
