"""Cards of the set BSGC."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
amarras-invisiveis-v1 | ability | | | elasticity |
carga-furiosa-v1 | ability | | | blades |
cicatriz-verde-v1 | ev 9+3/4 | | | blades regeneration super-strength | Bruce Banner
dr-estranho-v3 | character 3/1 | hero | defensores | magic telekinesis | Stephen Strange
fenomeno-paranormal-v1 | ability | | | telekinesis |
justiceiro-v1-personagem | character 3/2 | hero | shield | agility ranged-attack energy-attack | Jake Gallows
necromancia-v1 | ability | | | magic |
nova-v2 | character 4/1 | hero | tropa-nova | cosmic-power flight | Sam Alexander
pegar-ou-largar-v1 | ability | | | flight |
rajadas-e-disparos-v1 | ability | | | energy-attack |
seduzir-v1 | ability | | | telepathy |
veiculo-de-combate-s-h-i-e-l-d-v3 | support 3/1 | | shield | |
"""
ACTIONS = """
amarras-invisiveis-v1 | elasticity | 1 | anticipate | |
carga-furiosa-v1 | blades | 1 | normal | |
cicatriz-verde-v1 | super-strength | 2 | normal | | damage 7 / damage 4 to up to 2
dr-estranho-v3 | magic | 1 | normal | | clairvoyance 2; damage 2
fenomeno-paranormal-v1 | telekinesis | 1 | normal | |
justiceiro-v1-personagem | ranged-attack | 1 | unforeseen | |
necromancia-v1 | magic | 1 | anticipate | |
nova-v2 | cosmic-power | 1 | normal | cosmic 1 |
pegar-ou-largar-v1 | flight | 1 | normal | | draw 2; discard 2
rajadas-e-disparos-v1 | energy-attack | 1 | anticipate | |
seduzir-v1 | telepathy | 2 | anticipate | |
"""
WORDS = """
amarras-invisiveis-v1 | surprise-anticipation |
dr-estranho-v3 | enhancement |
necromancia-v1 | surprise-anticipation |
nova-v2 | surprise-anticipation |
rajadas-e-disparos-v1 | surprise-anticipation |
seduzir-v1 | surprise-anticipation |
veiculo-de-combate-s-h-i-e-l-d-v3 | fleet |
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
