"""Cards of the set BSAQ."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
carga-total-v1 | ability | | | energy-attack |
colecao-de-explosivos-v1 | ability | | | ranged-attack |
dr-samson-v1 | character 5/2 | hero | | genius regeneration super-strength | Leonard Samson
estrela-negra-v2 | character 6/3 | villain | ordem-negra | blades super-strength | Estrela Negra
faccao-mortal-v1 | ability | | | blades |
fantasma-do-espaco-v1 | ev 4+2/2 | villain | | genius | Fantasma do Espaço
golpe-de-vento-v1 | ability | | | flight |
improbabilidade-v1 | ability | | | telekinesis |
inferno-v1 | character 3/1 | hero | inumanos | energy-attack regeneration flight | Dante Pertuz
inutilizar-v1 | ability | | | blades |
investigacao-cientifica-v1 | ability | | | genius |
investigacao-curativa-v1 | ability | | | regeneration |
investigacao-mistica-v1 | ability | | | magic |
investigacao-paranormal-v1 | ability | | | telekinesis |
joia-do-infinito-alma-v1 | ability | | | |
missil-energetico-v1 | ability | | | energy-attack |
satana-v1 | character 4/1 | hero villain | thunderbolts | energy-attack magic telepathy | Satana Hellstrom
surpresa-dolorosa-v1 | ability | | | super-strength |
tremor-v1-personagem | character 3/1 | hero | inumanos shield | ranged-attack telekinesis | Daisy Johnson
impeto-desperto-v1 | ability | | | telepathy |
"""
ACTIONS = """
carga-total-v1 | energy-attack | 1 | anticipate | | damage 2
colecao-de-explosivos-v1 | ranged-attack | 1 | normal | | damage 3; again
dr-samson-v1 | super-strength | 1 | normal | | damage 3; draw 1
estrela-negra-v2 | super-strength | 1 | normal | | damage 3
faccao-mortal-v1 | blades | 2 | anticipate | | pierce 2
fantasma-do-espaco-v1 | | 1 | unforeseen | |
golpe-de-vento-v1 | flight | 2 | anticipate | | incapacitate 1 a character
improbabilidade-v1 | telekinesis | 2 | anticipate | |
inferno-v1 | energy-attack | 2 | normal | |
inutilizar-v1 | blades | 1 | anticipate | | damage 2 a character / pierce 3 a support
investigacao-cientifica-v1 | genius | 1 | unforeseen | |
investigacao-curativa-v1 | regeneration | 1 | unforeseen | |
investigacao-mistica-v1 | magic | 1 | unforeseen | |
investigacao-paranormal-v1 | telekinesis | 1 | unforeseen | |
joia-do-infinito-alma-v1 | | none | unforeseen | |
missil-energetico-v1 | energy-attack | 2 | anticipate | | damage 3; capacitate 1 self
satana-v1 | magic | 1 | normal | |
surpresa-dolorosa-v1 | super-strength | 1 | anticipate | |
tremor-v1-personagem | telekinesis | 2 | unforeseen | |
impeto-desperto-v1 | telepathy | 0 | anticipate | load, unload this | capacitate 1 a character
"""
WORDS = """
carga-total-v1 | exhaust |
colecao-de-explosivos-v1 | surprise-attack |
faccao-mortal-v1 | share | B05 B08 B07 wolverine-v3
fantasma-do-espaco-v1 | platoon | A15
golpe-de-vento-v1 | surprise-anticipation |
improbabilidade-v1 | surprise-anticipation |
inutilizar-v1 | surprise-anticipation |
investigacao-cientifica-v1 | readiness | genius
investigacao-curativa-v1 | readiness | regeneration
investigacao-mistica-v1 | readiness | magic
investigacao-paranormal-v1 | readiness | telekinesis
joia-do-infinito-alma-v1 | readiness |
joia-do-infinito-alma-v1 | unique |
surpresa-dolorosa-v1 | surprise-anticipation |
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
