"""Cards of the set BSOS."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
atropelamento-v1 | ability | | | super-strength |
diablo-v1 | character 3/1 | villain | mestres-do-terror | magic telepathy | Esteban De Ablo
emissao-termica-v1 | ability | | | energy-attack |
flamejante-v1 | character 4/1 | | imperio-shiar | energy-attack cosmic-power flight | Flamejante
forca-tatica-v1 | character 4/2 | villain | hidra | ranged-attack energy-attack super-strength flight |
marreta-v1 | character 6/2 | villain | hidra | energy-attack super-strength flight |
motoqueiro-fantasma-v1-personagem | character 5/2 | hero | quarteto-fantastico \
    | elasticity magic regeneration super-strength | Daniel Ketch
nova-v1-personagem | character 4/2 | hero | tropa-nova novos-guerreiros | cosmic-power flight | Richard Rider
obliterar-v1 | ability | | | cosmic-power |
samurai-de-prata-v1 | character 4/1 | villain | hidra | energy-attack blades | Kenuichio Harada
saque-rapido-v1 | ability | | | ranged-attack |
supra-sentinela-v1 | ev 3+2/1 | | sentinelas | | Sentinela
surgir-das-sombras-v1 | ability | | | agility |
turbo-v1 | character 3/2 | hero | novos-guerreiros | energy-attack flight | Michiko Musashi
wolverine-v3 | character 4/1 | hero | quarteto-fantastico | agility blades regeneration | James Howlett
"""
ACTIONS = """
atropelamento-v1 | super-strength | 2 | normal | | damage 5
diablo-v1 | magic | 1 | normal | | clairvoyance 2; shield -3 a character
emissao-termica-v1 | energy-attack | 1 | normal | | pierce 1 to up to 2
flamejante-v1 | energy-attack | 1 | normal | | damage 2
forca-tatica-v1 | energy-attack | 2 | normal | | damage 4
marreta-v1 | super-strength | 1 | normal | | damage 2 to 2
motoqueiro-fantasma-v1-personagem | magic | x | normal | | clairvoyance X; damage 3 to up to X
nova-v1-personagem | cosmic-power | 0 | normal | cosmic 2 | damage 3
obliterar-v1 | cosmic-power | 2 | normal | cosmic 3 | damage 9
samurai-de-prata-v1 | blades | 2 | normal | | pierce 3
saque-rapido-v1 | ranged-attack | 0 | anticipate | load, bottom | damage 2
supra-sentinela-v1 | | 1 | normal | |
surgir-das-sombras-v1 | agility | 1 | anticipate | |
turbo-v1 | flight | 1 | normal | | damage 2
wolverine-v3 | blades | 1 | normal | | pierce 2
"""
WORDS = """
atropelamento-v1 | surprise-attack |
flamejante-v1 | unhurt |
marreta-v1 | unhurt |
motoqueiro-fantasma-v1-personagem | revive |
saque-rapido-v1 | surprise-anticipation |
supra-sentinela-v1 | platoon | flamejante-v1
surgir-das-sombras-v1 | surprise-anticipation |
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
