"""Cards of the set BSPO."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
amarrar-v1 | ability | | | elasticity |
bastao-v1 | ability | | | agility |
chicote-negro-v1 | character 4/1 | villain | mestres-do-terror | ranged-attack elasticity | Anton Vanko
constritor-v1 | character 3/1 | villain | mestres-do-terror | elasticity | Frank Payne
demolidor-v2 | character 4/1 | hero | aliados-do-demolidor | agility ranged-attack | Matthew Michael Murdock
escorpiao-v1 | character 4/2 | villain | mestres-do-terror | agility elasticity | MacDonald Gargan
homem-purpura-v1 | character 3/1 | villain | | telepathy regeneration | Zebediah Killgrave
impacto-arcano-v1 | ability | | | magic |
justica-v1 | character 4/2 | hero | novos-guerreiros | telekinesis flight | Vance Astrovik
lacerar-v1 | ability | | | blades |
lanca-missil-v1 | ability | | | ranged-attack |
malekith-o-maldito-v1 | character 6/2 | villain | inimigos-do-thor | genius magic super-strength | Malekith
miss-marvel-v1 | character 5/2 | hero | vingadores | energy-attack super-strength flight | Carol Danvers
molly-hayes-v1 | character 2/3 | hero | fugitivos | super-strength | Molly Hayes
pegar-de-surpresa-v1 | ability | | | |
pete-wisdom-v1 | character 3/1 | hero | excalibur mi-13 | ranged-attack energy-attack blades \
    | Peter Paul Wisdom
punho-de-ferro-v1 | character 3/1 | hero | herois-de-aluguel | agility | Daniel Rand
rompante-de-poder-v1 | ability | | | energy-attack |
titania-v1 | character 6/3 | villain | mestres-do-terror | super-strength | Mary MacPherran
maria-hill-v1 | character 2/1 | hero | shield | ranged-attack | Maria Hill
soldado-h-i-d-r-a-v1 | character 1/1 | villain | hidra | ranged-attack |
"""
ACTIONS = """
amarrar-v1 | elasticity | 1 | anticipate | | shield -3
bastao-v1 | agility | 1 | anticipate | | shield 1 self; damage 1
chicote-negro-v1 | elasticity | 1 | normal | | damage 2; incapacitate 1
constritor-v1 | elasticity | 1 | unforeseen | | damage 2 / incapacitate 1
demolidor-v2 | agility | 1 | unforeseen | |
escorpiao-v1 | elasticity | 2 | unforeseen | | pierce 1
homem-purpura-v1 | telepathy | 1 | normal | | incapacitate 1-2; again
impacto-arcano-v1 | magic | 1 | normal | |
justica-v1 | telekinesis | 2 | unforeseen | |
lacerar-v1 | blades | 0 | normal | load, unload this | pierce 1
lanca-missil-v1 | ranged-attack | 1 | anticipate | unload one | damage 3
malekith-o-maldito-v1 | magic | 1 | normal | | clairvoyance 3; pierce 1
miss-marvel-v1 | energy-attack | 1 | normal | |
molly-hayes-v1 | super-strength | 1 | normal | |
pegar-de-surpresa-v1 | | 1 | normal | load, unload this | damage 2
pete-wisdom-v1 | blades | 1 | anticipate | | damage 1
punho-de-ferro-v1 | agility | 1 | normal | |
rompante-de-poder-v1 | energy-attack | 1 | normal | bottom | damage 2 to up to 3
titania-v1 | super-strength | 1 | normal | | damage 3
maria-hill-v1 | ranged-attack | 1 | normal | | damage 1
soldado-h-i-d-r-a-v1 | ranged-attack | 1 | normal | unload one | pierce 1
"""
WORDS = """
soldado-h-i-d-r-a-v1 | platoon |
maria-hill-v1 | lead | 1 nick-fury-v1 A04
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
