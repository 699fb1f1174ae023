"""Cards of the set BSMI."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
alteracao-subatomica-v1 | ability | | | telekinesis |
chuva-de-raios-v1 | ability | | | energy-attack |
conversas-telepaticas-v1 | ability | | | telepathy |
fera-v2 | character 4/1 | hero | x-men | agility genius blades | Henry Philip McCoy
fenix-negra-v1 | ev 7+2/2 | villain | | energy-attack telekinesis telepathy flight \
    | Jean Grey-Summers
gaviao-arqueiro-v1-personagem | character 3/1 | hero villain | thunderbolts vingadores-sombrios \
    | agility ranged-attack | Lester
hiperion-v1 | character 8/5 | hero | esquadrao-supremo | energy-attack super-strength flight | Marcus Milton
impulso-brutal-v1 | ability | | | super-strength |
impulso-expansivo-v1 | ability | | | elasticity |
impulso-intelectual-v1 | ability | | | genius |
impulso-selvagem-v1 | ability | | | blades |
impulso-sobrenatural-v1 | ability | | | telekinesis |
impulso-violento-v1 | ability | | | ranged-attack |
mefisto-v1 | ev 8+3/3 | villain | mao-de-seis-dedos | magic telepathy | Mefisto
mercurio-v2 | character 3/1 | hero | vingadores | agility | Pietro Maximoff
patriota-de-ferro-v1 | character 4/2 | hero villain | vingadores-sombrios \
    | energy-attack genius super-strength flight | Norman Osborn
tecnica-tribal-v1 | ability | | | agility |
ultron-14-v1 | character 6/3 | villain | mestres-do-terror | energy-attack genius | Ultron
voar-alto-v1 | ability | | | flight |
x-23-v1 | character 4/1 | hero | x-men | agility blades regeneration | Laura Kinney
"""
ACTIONS = """
alteracao-subatomica-v1 | telekinesis | 1 | anticipate | |
chuva-de-raios-v1 | energy-attack | 1 | normal | |
conversas-telepaticas-v1 | telepathy | 0 | anticipate | | draw 1 each player
fera-v2 | genius | 1 | anticipate unforeseen | |
fenix-negra-v1 | telekinesis | 1 | normal | |
gaviao-arqueiro-v1-personagem | ranged-attack | 1 | normal | | pierce 1 a character / pierce 2 a support
hiperion-v1 | super-strength | 1 | normal | | damage 4
impulso-brutal-v1 | super-strength | 1 | normal | | damage 3; discard 1: again
impulso-expansivo-v1 | elasticity | 1 | normal | | shield -1; damage 2; discard 1: again
impulso-intelectual-v1 | genius | 1 | normal | | draw 2; discard 1: again
impulso-selvagem-v1 | blades | 1 | normal | | pierce 1; discard 1: again
impulso-sobrenatural-v1 | telekinesis | 1 | normal | |
impulso-violento-v1 | ranged-attack | 1 | normal | | damage 1 to up to 3; discard 1: again
mefisto-v1 | | 0 | normal | | pierce 1 a character
mercurio-v2 | agility | 0 | anticipate | | single; damage 1; capacitate 1 self; act
patriota-de-ferro-v1 | energy-attack | 1 | normal | | pierce 1
tecnica-tribal-v1 | agility | 1 | normal | |
ultron-14-v1 | energy-attack | 2 | normal | unload one | damage 3 each other
voar-alto-v1 | flight | 1 | anticipate unforeseen | load, bottom | incapacitate 1-2
x-23-v1 | blades | 1 | normal | | damage 3
"""
WORDS = """
patriota-de-ferro-v1 | lead | 1 gaviao-arqueiro-v1-personagem A04
patriota-de-ferro-v1 | lead | 1 blecaute-v1 A04
ultron-14-v1 | enhancement |
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
