"""Mission Arena in words: every word of its vocabulary, every card, any ability that could be written; and
the text follows the tree."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thwack.cardlang.amounts import Times
from thwack.cardlang.node import Amount, Effect, Filter, Number, Slug, Things, examples_of, walk
from thwack.cardlang.nouns import THIS, Each
from thwack.games.mission_arena.cards.library import PARSER, WORDS, extended, library
from thwack.games.mission_arena.cards.words import (
    Ability,
    Affiliation,
    Alignment,
    BonusAttack,
    BonusDefence,
    Named,
    NewMission,
    PowerBank,
    Protagonist,
    Recycle,
    Skill,
    Wounds,
)
from thwack.games.mission_arena.speech import card_texts
from thwack.games.mission_arena.state.cast import ABILITIES
from thwack.kernel.errors import SetupError
from thwack.wording import LANGUAGES

# What no text may hold: marks, slots, stray spaces, the same word twice, a preposition before its article.
ROUGH = re.compile(
    r"[\x00-\x09\x0b-\x1f{}]| {2}| [.,;:)]|\.\.|: *$|\(\)|\bNone\b|\b(\w+) \1\b", re.IGNORECASE
)
UNJOINED = {
    "en": r"\ba (?=[aeiou])",
    "pt": r"\b(de|em|a) (os?|as?|este) ",
    "es": r"\b(de|a) el ",
    "it": r"\b(di|a|da|in|su) (il|lo|la|i|gli|le|l') ?",
}

HOME_MADE = """
[protagonists]
dr-moth = { it = "Dr. Falena", en = "Dr. Moth", pt = "Dr. Mariposa", es = "Dr. Polilla" }

[affiliations]
star-corps = { it = "S.C.O.R.P.", en = "S.T.A.R. Corps", pt = "S.T.A.R.", es = "S.T.A.R." }

[[card]]
id = "HM01"
name = "dr-moth"
rarity = "common"
alignment = "good"
skill = "cosmic"
affiliation = "star-corps"
attack = 700
defence = 700
resistance = 300
points = 2
nemesis = "dr-moth"
ability = "bonus_attack(50, each(protagonist, affiliation(star_corps)))"
"""


def told(expression: str, lang: str = "en") -> str:
    """An ability in sentences, behind its name."""
    found: Ability = PARSER.parse(expression, Effect)
    return card_texts.ability_text(found, lang)


def check(found: str, lang: str) -> None:
    """A finished text."""
    assert found, lang
    assert not ROUGH.search(found), found
    assert not re.search(UNJOINED[lang], found, re.IGNORECASE), found


# Every word


def test_every_word_has_a_row_in_every_language() -> None:
    assert card_texts.book().missing(WORDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_and_kind_has_a_name(lang: str) -> None:
    names = library()
    for ability in ABILITIES:
        assert names.abilities[ability.word][lang]
        assert names.kinds[ability.kind][lang]


@pytest.mark.parametrize("word", sorted(WORDS))
def test_the_examples_of_a_word_can_be_told(word: str) -> None:
    for example in examples_of(WORDS[word]) if issubclass(WORDS[word], Effect) else ():
        for lang in LANGUAGES:
            check(told(example, lang), lang)


# Every card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_without_a_rough_edge(lang: str) -> None:
    for card in library().by_number:
        found = card_texts.card_text(card, lang)
        for line in found.splitlines():
            check(line, lang)
            assert line[0].isupper(), line
            assert line.endswith("."), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_with_different_trees_read_the_same(lang: str) -> None:
    read: dict[str, set[str]] = {}
    for card in library().by_number:
        if card.ability is not None:
            text = card_texts.card_text(card, lang)
            read.setdefault(text, set()).add(f"{card.members} {card.ability.shown()} {card.nemesis}")
    assert {found: trees for found, trees in read.items() if len(trees) > 1} == {}


def test_a_card_tells_its_members_its_ability_and_its_nemesis() -> None:
    cards = library().cards
    assert card_texts.card_text(cards["MB10"], "en").splitlines() == [
        "Trap Attack (2, offensive): while in your Active squad, this protagonist may challenge a "
        "protagonist of the opposing Reserve squad this turn; such a win does not resolve your mission.",
        "Nemesis Thanos: if this protagonist defeats its nemesis while Active, you win at once.",
    ]
    team = card_texts.card_text(cards["MB17"], "it").splitlines()
    assert team[0] == "Team di Spider-Man e Web Scout."
    assert team[1].startswith("Switch (1, difensiva): subito prima dello scontro")
    with pytest.raises(SetupError):
        card_texts.card_text(cards["MA04"], "fr")


def test_a_name_with_dots_ends_no_sentence() -> None:
    more = extended(library(), [("home.toml", HOME_MADE)])
    first, second = card_texts.card_text(more.cards["HM01"], "en", more).splitlines()
    assert "all your S.T.A.R. Corps protagonists get +50 Attack" in first
    assert second.startswith("Nemesis Dr. Moth: if")
    ability = more.cards["HM01"].ability
    assert ability is not None
    assert "di affiliazione S.C.O.R.P. ricevono" in card_texts.ability_text(ability, "it", more)


# Whom and how much


def test_a_bonus_agrees_with_whom_it_reaches() -> None:
    avengers = "bonus_defence(times(50, wounds), each(protagonist, affiliation(avengers)))"
    assert told(avengers, "it") == (
        "tutti i tuoi protagonisti di affiliazione Avengers ricevono +50 Difesa per ogni Punto Ferita di "
        "questo protagonista (massimo 3) fino alla fine del turno."
    )
    spider = "bonus_attack(150, each(protagonist, named(spider_man)))"
    assert [told(spider, lang).partition(" +150")[0] for lang in LANGUAGES] == [
        "your protagonist Spider-Man gets",
        "seu protagonista Homem-Aranha recebe",
        "tu protagonista Spider-Man recibe",
        "il tuo protagonista Spider-Man riceve",
    ]


def test_traits_are_listed() -> None:
    both = "power_bank(each(protagonist, skill(cosmic), alignment(evil)))"
    assert told(both, "en").endswith("for the special abilities of your other evil Cosmic protagonists.")
    assert told(both, "pt").endswith(
        "nas capacidades especiais dos seus outros protagonistas de alinhamento Mau e habilidade Cósmica."
    )
    three = "bonus_attack(50, each(protagonist, affiliation(iron_ring), skill(combat), alignment(good)))"
    assert "di allineamento Buono, Skill Combattimento e affiliazione Iron Ring" in told(three, "it")


def test_cards_and_missions_are_one_or_many() -> None:
    assert told("recycle", "it") == "prendi in mano 1 carta a tua scelta dai tuoi scarti."
    assert told("recycle(3)", "it") == "prendi in mano 3 carte a tua scelta dai tuoi scarti."
    assert told("recycle(wounds)", "it").endswith("per ogni Punto Ferita di questo protagonista (massimo 3).")
    assert told("new_mission", "es") == "cambia una de tus misiones no activadas por una carta de tu mano."
    assert "hasta 2 de tus misiones" in told("new_mission(2)", "es")


def test_a_choice_is_told_in_short() -> None:
    ability: Any = PARSER.parse("bonus_attack(100, each(protagonist, named(thor)))", Effect)
    assert card_texts.ability_phrase(ability, "pt") == "dar +100 de Ataque ao seu protagonista Thor"
    assert card_texts.ability_phrase(ability, "it") == "dare +100 Attacco al tuo protagonista Thor"


# Any ability


def slugs(group: dict[str, dict[str, str]]) -> st.SearchStrategy[Slug]:
    """One of these names."""
    return st.sampled_from(sorted(group)).map(Slug)


FILTERS: st.SearchStrategy[Filter] = st.one_of(
    slugs(library().affiliations).map(Affiliation),
    slugs(library().skills).map(Skill),
    slugs(library().alignments).map(Alignment),
    slugs(library().protagonists).map(Named),
)
WHERE = st.lists(FILTERS, min_size=1, max_size=4, unique_by=lambda f: f.word).map(
    lambda found: tuple(sorted(found, key=lambda f: f.word))
)
EACH: st.SearchStrategy[Things] = WHERE.map(lambda where: Each(Protagonist(), where))
WHO = st.one_of(st.just(THIS), EACH)
NUMBER = st.integers(1, 999).map(Number)
BONUS: st.SearchStrategy[Amount] = st.one_of(NUMBER, NUMBER.map(lambda n: Times(n, Wounds())))
COUNT: st.SearchStrategy[Amount] = st.one_of(st.integers(1, 3).map(Number), st.just(Wounds()))
TREES: st.SearchStrategy[Ability] = st.one_of(
    st.builds(BonusAttack, BONUS, WHO),
    st.builds(BonusDefence, BONUS, WHO),
    st.builds(NewMission, COUNT),
    st.builds(Recycle, COUNT),
    st.builds(PowerBank, EACH),
    st.sampled_from([ability for ability in ABILITIES if not ability.__annotations__]).map(lambda cls: cls()),
)


@given(TREES, st.sampled_from(LANGUAGES))
def test_any_ability_is_told_without_a_rough_edge(ability: Ability, lang: str) -> None:
    assert PARSER.parse(ability.shown(), Effect) == ability
    check(card_texts.ability_text(ability, lang), lang)
    check(card_texts.ability_phrase(ability, lang), lang)
    check(card_texts.ability_head(ability, lang), lang)


@given(TREES, TREES, st.sampled_from(LANGUAGES))
def test_another_tree_reads_otherwise(one: Ability, other: Ability, lang: str) -> None:
    same = card_texts.ability_text(one, lang) == card_texts.ability_text(other, lang)
    assert same == (one == other)


@given(TREES, st.sampled_from(LANGUAGES))
def test_every_number_and_name_of_a_tree_is_told(ability: Ability, lang: str) -> None:
    found = card_texts.ability_text(ability, lang)
    for node in walk(ability):
        if isinstance(node, Number) and node.n > 1:
            assert str(node.n) in found
        if isinstance(node, Affiliation | Skill | Alignment | Named):
            name = getattr(library(), card_texts.GROUPS[node.word])[node.name][lang]
            assert name.lower() in found.lower()


@given(st.data(), st.sampled_from(LANGUAGES))
def test_a_changed_bonus_changes_the_sentence(data: st.DataObject, lang: str) -> None:
    """The same ability with another amount, for others, or of the other sort."""
    amount, who = data.draw(BONUS), data.draw(WHO)
    other_amount, other_who = data.draw(BONUS), data.draw(WHO)
    told = {
        tree: card_texts.ability_text(tree, lang)
        for tree in (
            BonusAttack(amount, who),
            BonusAttack(other_amount, who),
            BonusAttack(amount, other_who),
            BonusDefence(amount, who),
        )
    }
    assert len(set(told.values())) == len(told)
