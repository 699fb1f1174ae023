"""Cards of the set BSIV."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
belicosidade-v1 | ability | | | ranged-attack |
blecaute-v1 | character 4/1 | hero villain | thunderbolts | energy-attack cosmic-power flight | Marcus Daniels
brutalidade-v1 | ability | | | super-strength |
calor-estelar-v1 | ability | | | cosmic-power |
capitao-universo-v1 | ev 7+4/3 | hero | | energy-attack cosmic-power telekinesis flight \
    | Capitão Universo
caca-hulk-v1 | ev 7+3/3 | hero | aliados-do-homem-de-ferro \
    | energy-attack super-strength flight | Anthony Edward Stark
celeridade-v1 | ability | | | agility |
competencia-v1 | ability | | | genius |
demolicao-v1 | character 5/2 | hero | vingadores | super-strength | Dennis Dunphy
espadachim-v1 | character 3/1 | hero | vingadores | energy-attack blades | Jacques Duquesne
estrela-cadente-v1 | ability | | | cosmic-power |
excentricidade-v1 | ability | | | elasticity |
forca-excessiva-v1 | ability | | | super-strength |
hulkling-v1 | character 5/2 | hero | jovens-vingadores | elasticity super-strength flight | Theodore Altman
miss-america-v1 | character 5/3 | hero | jovens-vingadores | super-strength flight | America Chavez
mr-hyde-v1 | character 5/1 | villain | mestres-do-terror thunderbolts | genius | Calvin Zabo
plenitude-v1 | ability | | | cosmic-power |
potencia-v1 | ability | | | energy-attack |
prensa-pensil-v1 | ability | | | elasticity |
renovacao-v1 | ability | | | regeneration |
submetralhadora-v1 | ability | | | ranged-attack |
toxina-v1 | character 5/1 | villain | sexteto-selvagem | elasticity blades regeneration | Eddie Brock
transcendencia-v1 | ability | | | magic |
violencia-v1 | ability | | | blades |
viuva-negra-v2 | character 3/1 | hero | shield vingadores | agility ranged-attack | Natalia Alianovna Romanova
"""
ACTIONS = """
belicosidade-v1 | ranged-attack | none | normal | | pierce 1
blecaute-v1 | cosmic-power | 0 | anticipate | cosmic 2 | damage 2
brutalidade-v1 | super-strength | none | normal | | damage 3
calor-estelar-v1 | cosmic-power | x | normal | cosmic X | damage X+2 to up to X
capitao-universo-v1 | cosmic-power | 2 | normal | cosmic 1 | pierce 3 a character
caca-hulk-v1 | super-strength | 1 | normal | |
celeridade-v1 | agility | none | normal | | damage 1; capacitate 1-2 self
competencia-v1 | genius | none | normal | | draw 2
demolicao-v1 | super-strength | 1 | normal | | damage 3
espadachim-v1 | blades | 1 | normal | | damage 2
estrela-cadente-v1 | cosmic-power | 1 | anticipate | cosmic 2 | pierce 2
excentricidade-v1 | elasticity | none | normal | | shield -1; damage 2
forca-excessiva-v1 | super-strength | 1 | normal | load, unload this | damage 5
hulkling-v1 | super-strength | 1 | normal | | damage 3 / damage 2 to up to 2
miss-america-v1 | super-strength | 1 | normal | | damage 3
mr-hyde-v1 | | 1 | normal | |
plenitude-v1 | cosmic-power | none | normal | cosmic 1 | damage 3
potencia-v1 | energy-attack | none | normal | | damage 1 each enemy character
prensa-pensil-v1 | elasticity | x | normal | | shield -X; damage 2X
renovacao-v1 | regeneration | none | normal | |
submetralhadora-v1 | ranged-attack | 1 | normal | | pierce 1; again
toxina-v1 | blades | 1 | anticipate | | pierce 1; again
transcendencia-v1 | magic | none | normal | | clairvoyance 2; damage 2
violencia-v1 | blades | none | normal | | pierce 1
viuva-negra-v2 | ranged-attack | 1 | unforeseen | |
"""
WORDS = """
hulkling-v1 | shapeshifter |
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
