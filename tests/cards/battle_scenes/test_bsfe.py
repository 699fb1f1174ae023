"""Cards of the set BSFE."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import (
    Row,
    check_effect,
    check_facts,
    check_offer,
    each,
)

FACTS = """
colisao-devastadora-v1 | ability | | | flight |
nova-v1 | character 3/1 | hero | tropa-nova | cosmic-power flight | Sam Alexander
golpe-de-sorte-v1 | ability | | | |
investigacao-aerea-v1 | ability | | | flight |
adam-warlock-v1 | ev 4+2/2 | hero | guarda-do-infinito guardioes-da-galaxia \
    | agility regeneration super-strength telepathy | Adam Warlock
agente-duplo-v1 | character 1/1 | hero villain | hidra shield | ranged-attack |
capitao-mar-vell-v2 | character 5/3 | hero | defensores kree \
    | energy-attack cosmic-power super-strength flight | Mar-Vell
comando-kree-v1 | character 3/1 | villain | kree | agility ranged-attack energy-attack |
demolicao-esmagadora-v1 | ability | | | super-strength |
destinogard-v1 | support 3/1 | | mundo-belico | |
dinamo-escarlate-v1 | character 6/2 | villain | | energy-attack super-strength flight | Gennady Gavrilov
exploracao-impactante-v1 | ability | | | flight |
guerreiro-kree-v1 | character 3/1 | villain | kree | ranged-attack energy-attack |
investigacao-incauta-v1 | ability | | | agility |
investigacao-psiquica-v1 | ability | | | telepathy |
investigacao-quantica-v1 | ability | | | cosmic-power |
joia-do-infinito-poder-v1 | ability | | | |
kun-lun-v1 | support 3/1 | | mundo-belico | |
municao-perfurante-v1 | ability | | | ranged-attack |
qg-portatil-v1 | support 2/2 | | hidra ima | |
rajada-v2 | ability | | | energy-attack |
ronan-o-acusador-v2 | character 6/3 | villain | kree \
    | energy-attack cosmic-power super-strength telekinesis | Ronan
rapido-e-rasteiro-v1 | ability | | | agility |
soldado-h-i-d-r-a-v3 | character 2/1 | villain | hidra | ranged-attack energy-attack |
supersticao-induzida-v1 | ability | | | telepathy |
traidor-kree-v1 | character 3/1 | hero villain | kree | ranged-attack energy-attack cosmic-power |
zona-de-guerra-v1 | support 3/1 | | mundo-belico | |
"""
ACTIONS = """
colisao-devastadora-v1 | flight | 1 | normal | unload this | pierce 1 a character
nova-v1 | cosmic-power | 0 | normal | cosmic 1 | damage 2
golpe-de-sorte-v1 | | none | normal | |
investigacao-aerea-v1 | flight | 1 | unforeseen | |
adam-warlock-v1 | regeneration | 1 | anticipate unforeseen | |
agente-duplo-v1 | ranged-attack | 1 | anticipate | |
capitao-mar-vell-v2 | super-strength | 1 | normal | unload one | damage 4
comando-kree-v1 | energy-attack | 1 | anticipate | |
demolicao-esmagadora-v1 | super-strength | 1 | normal | | damage 4 a character / pierce 4 a support
dinamo-escarlate-v1 | super-strength | 1 | normal | | damage 4
exploracao-impactante-v1 | flight | x | normal | | draw X; damage X+2 to up to X
guerreiro-kree-v1 | energy-attack | 1 | normal | | damage 2
investigacao-incauta-v1 | agility | 1 | unforeseen | |
investigacao-psiquica-v1 | telepathy | 1 | unforeseen | |
investigacao-quantica-v1 | cosmic-power | 1 | unforeseen | cosmic 1 |
joia-do-infinito-poder-v1 | | none | anticipate | |
municao-perfurante-v1 | ranged-attack | 1 | anticipate | | damage 2
rajada-v2 | energy-attack | 1 | normal | unload this | damage 3
ronan-o-acusador-v2 | cosmic-power | 1 | normal | cosmic 2 |
rapido-e-rasteiro-v1 | agility | 1 | anticipate | | damage 2
soldado-h-i-d-r-a-v3 | energy-attack | 1 | normal | unload one | damage 1 each
supersticao-induzida-v1 | telepathy | 1 | anticipate | |
traidor-kree-v1 | cosmic-power | 1 | normal | cosmic 1 | damage 2
"""
WORDS = """
supersticao-induzida-v1 | singularity | telepathy
agente-duplo-v1 | platoon |
agente-duplo-v1 | spy |
capitao-mar-vell-v2 | lead | 1 traidor-kree-v1 A04
capitao-mar-vell-v2 | potentiate | 1 traidor-kree-v1,cavaleiro-da-lua-v1 A04
colisao-devastadora-v1 | readiness | flight
comando-kree-v1 | platoon |
comando-kree-v1 | potentiate | 1 traidor-kree-v1 A04
destinogard-v1 | bars | kun-lun-v1
destinogard-v1 | materialize |
guerreiro-kree-v1 | platoon |
guerreiro-kree-v1 | potentiate | 1 traidor-kree-v1 A04
investigacao-aerea-v1 | readiness | flight
investigacao-aerea-v1 | singularity | flight
investigacao-incauta-v1 | readiness | agility
investigacao-incauta-v1 | singularity | agility
investigacao-psiquica-v1 | readiness | telepathy
investigacao-psiquica-v1 | singularity | telepathy
investigacao-quantica-v1 | readiness | cosmic-power
investigacao-quantica-v1 | singularity | cosmic-power
joia-do-infinito-poder-v1 | readiness |
joia-do-infinito-poder-v1 | unique |
joia-do-infinito-poder-v1 | singularity |
kun-lun-v1 | bars | zona-de-guerra-v1
kun-lun-v1 | materialize |
municao-perfurante-v1 | surprise-anticipation |
rajada-v2 | readiness | energy-attack
rapido-e-rasteiro-v1 | surprise-anticipation |
ronan-o-acusador-v2 | potentiate | 2 B05,capitao-mar-vell-v2 A04
soldado-h-i-d-r-a-v3 | platoon |
soldado-h-i-d-r-a-v3 | spy |
traidor-kree-v1 | platoon |
traidor-kree-v1 | potentiate | 1 B05 capitao-mar-vell-v2
zona-de-guerra-v1 | bars | destinogard-v1
zona-de-guerra-v1 | materialize |
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
