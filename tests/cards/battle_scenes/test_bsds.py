"""Cards of the set BSDS."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
ascendencia-superior-v1 | ability | | | flight |
assombro-superior-v1 | ability | | | telekinesis |
belicosidade-superior-v1 | ability | | | ranged-attack |
celeridade-superior-v1 | ability | | | agility |
como-um-foguete-v1 | ability | | | flight |
competencia-superior-v1 | ability | | | genius |
desastre-metafisico-v1 | ability | | | cosmic-power |
devastador-v1 | character 6/2 | villain | hidra maggia | elasticity super-strength flight | Devastador
dormammu-v1 | ev 7+4/3 | villain | | magic regeneration telekinesis telepathy | Dormammu
estripar-v1 | ability | | | blades |
excentricidade-superior-v1 | ability | | | elasticity |
mysterio-v2 | character 3/1 | villain | sexteto-sinistro | agility genius telepathy | Quentin Beck
nova-v1-personagem-973 | character 6/2 | hero villain | tropa-nova | blades cosmic-power flight | Titus
plenitude-superior-v1 | ability | | | cosmic-power |
prego-de-ferro-v1 | character 4/1 | villain | | agility elasticity genius | Ran Shen
renovacao-superior-v1 | ability | | | regeneration |
valentao-v1 | character 2/1 | villain | maggia | ranged-attack |
valentao-v2 | character 1/1 | villain | maggia | ranged-attack |
violencia-superior-v1 | ability | | | blades |
"""
ACTIONS = """
ascendencia-superior-v1 | flight | none | anticipate | load, bottom | incapacitate 1 a character
assombro-superior-v1 | telekinesis | none | anticipate | |
belicosidade-superior-v1 | ranged-attack | none | anticipate | load, bottom | damage 2
celeridade-superior-v1 | agility | none | anticipate | load, bottom | capacitate 1-2 self
como-um-foguete-v1 | flight | 2 | normal | | single; damage 2; capacitate 1-2 self; act
competencia-superior-v1 | genius | none | anticipate | load, bottom | draw 2
desastre-metafisico-v1 | cosmic-power | 0 | anticipate | cosmic 1 | damage 2
devastador-v1 | | 1 | anticipate | | damage 2
dormammu-v1 | magic | 1 | anticipate | |
estripar-v1 | blades | x | normal | | pierce X+1
excentricidade-superior-v1 | elasticity | none | anticipate | load, bottom | shield -2; damage 1
mysterio-v2 | genius | 1 | normal | | damage 2; draw 1
nova-v1-personagem-973 | cosmic-power | 2 | anticipate | cosmic 2 | damage 3
plenitude-superior-v1 | cosmic-power | none | anticipate | cosmic 3 |
prego-de-ferro-v1 | elasticity | 1 | normal | | damage 2 / pierce 1
renovacao-superior-v1 | regeneration | none | anticipate | |
valentao-v1 | ranged-attack | 1 | normal | | single; damage 2; act
valentao-v2 | ranged-attack | 1 | anticipate | | single; damage 1; act
violencia-superior-v1 | blades | none | anticipate | load, bottom | pierce 1 a character / pierce 2 a support
"""
WORDS = """
desastre-metafisico-v1 | surprise-anticipation |
devastador-v1 | platoon |
estripar-v1 | surprise-attack |
mysterio-v2 | enhancement |
prego-de-ferro-v1 | predator | 2
valentao-v1 | enhancement |
valentao-v1 | platoon |
valentao-v2 | enhancement |
valentao-v2 | platoon |
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
