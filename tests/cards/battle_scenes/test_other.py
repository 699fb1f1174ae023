"""Cards of no set."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import (
    Row,
    check_effect,
    check_facts,
    check_offer,
    each,
)

FACTS = """
multiplicacao-de-dna-v1 | ability | | | regeneration |
toque-de-antimateria-v1 | ability | | | cosmic-power |
cubo-cosmico-v1 | ability | | | |
"""
ACTIONS = """
multiplicacao-de-dna-v1 | regeneration | 0 | anticipate | |
toque-de-antimateria-v1 | cosmic-power | 1 | anticipate unforeseen | cosmic 1 | damage 3
"""
WORDS = """
cubo-cosmico-v1 | unique |
multiplicacao-de-dna-v1 | surprise-anticipation |
"""


@each(FACTS)
def test_what_is_printed(row: Row) -> None:
    check_facts(row)


@each(ACTIONS)
def test_when_its_action_is_offered(row: Row) -> None:
    check_offer(row)


@each(ACTIONS, told=True)
def test_what_its_action_does(row: Row) -> None:
    check_effect(row)


@each_word(WORDS)
def test_its_keywords(card: str, word: str, about: list[str]) -> None:
    check_word(card, word, about)
