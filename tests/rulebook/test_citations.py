"""Whatever a game says has a rule behind it: every kind of question, reason, word and event."""

from importlib import import_module

import pytest

import thwack
from thwack.content import game_named, keyword_rules
from thwack.kernel.citations import Told, kind_of
from thwack.kernel.table import CHANCE
from thwack.match import glossary
from thwack.rulebook import rulebook
from thwack.wording import LANGUAGES
from thwack.wording.lines import Lines

GAMES = thwack.games()
ASKED = {"unmatched": "decision"}  # where the rows of questions stand, if not in `ask`
WORDS = {"unmatched": "glossary"}  # and those of words, if not in `reminder`
FLAGS = {("unmatched", "put_back", "top")}  # numbers that stand for yes and no
IMPLIED = {  # numbers that an event does not hold itself, but its data does
    "mission_arena": {("lots", "attack"), ("lots", "rival_attack"), ("mission", "n"), ("boosted", "n")}
    | {("super_hit", "n")}
}


def rows(game: str, group: str) -> set[str]:
    """The rows of a group in what a game asks and explains."""
    return set(Lines(f"thwack.games.{game}.speech", "asking.toml").rows()[group])


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_reason_and_word_has_its_rule(game: str) -> None:
    cited = game_named(game).citations
    assert cited.prompts.keys() == rows(game, ASKED.get(game, "ask")) | {"over"}
    assert cited.reasons.keys() == rows(game, "why")
    assert cited.keywords.keys() >= rows(game, WORDS.get(game, "reminder"))


def test_every_special_ability_has_its_rule() -> None:
    words = import_module("thwack.games.mission_arena.cards.words")
    abilities = {one.word for one in words.Ability.__subclasses__()}
    keywords = game_named("mission_arena").citations.keywords
    assert len(abilities) == 12
    assert abilities <= keywords.keys()
    assert keywords.keys() - abilities <= rows("mission_arena", "reminder")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_rule_and_names_for_its_numbers(game: str) -> None:
    known = import_module(f"thwack.games.{game}.speech.event_lines").EVENTS
    cited = game_named(game).citations
    assert cited.events.keys() == known.keys() | ({"won"} if game == "unmatched" else set())
    numbers = IMPLIED.get(game, set()) | {
        (kind, slot or sort)
        for kind, arguments in known.items()
        for slot, _, sort in (what.rpartition("=") for what in arguments)
        if sort == "n" and (game, kind, slot) not in FLAGS
    }
    assert {(kind, slot) for kind, one in cited.events.items() for slot in one.numbers} == numbers
    assert {word for one in cited.events.values() for word in one.numbers.values()} == cited.numbers.keys()
    assert all(words.keys() == set(LANGUAGES) for words in cited.numbers.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_is_in_the_rulebook(game: str) -> None:
    assert game_named(game).citations.all() - rulebook(game).rules().keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reminder_has_its_rule(game: str, lang: str) -> None:
    assert keyword_rules(game, lang).keys() == set(glossary(game, lang).values())


@pytest.mark.parametrize("game", GAMES)
def test_in_play_every_question_and_every_reason_has_its_rule(game: str) -> None:
    rules = rulebook(game).rules()
    match = thwack.new(game, seed=3)
    met = set()
    for ply in range(150):
        if match.actor is None:
            break
        assert match.actor == CHANCE or match.prompt_rule() in rules
        for seat in range(match.seats):
            reasons = match.reasons(seat, "it")
            assert match.why_not(seat, "it") == {ref: text for ref, (text, _) in reasons.items()}
            assert {rule for _, rule in reasons.values()} <= rules.keys()
            assert all(type(text) is str for text, _ in reasons.values()), "plain data"
            met |= {rule for _, rule in reasons.values()}
        match.play(ply * 7 % len(match.choices))
    assert len(met) >= 4


def test_a_sentence_knows_its_kind() -> None:
    told = Told("It is over.", "over")
    assert (told, kind_of(told), kind_of("plain")) == ("It is over.", "over", "")
