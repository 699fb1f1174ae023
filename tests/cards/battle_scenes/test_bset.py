"""Cards of the set BSET."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
abominavel-v1 | character 8/2 | villain | inimigos-do-hulk | regeneration super-strength | Emil Blonsky
ardil-emaranhado-v1 | ability | | | elasticity |
arremetida-veloz-v1 | ability | | | flight |
ataque-de-furia-v1 | ability | | | blades |
atirador-posicionado-v1 | ability | | | ranged-attack |
bumerangue-v1 | character 3/1 | villain | mestres-do-terror | ranged-attack flight | Frederick Myers
capanga-do-rei-v2 | character 1/1 | villain | inimigos-do-demolidor | ranged-attack |
carnificina-v1 | character 5/1 | villain | inimigos-do-homem-aranha | agility elasticity regeneration \
    | Cletus Kasady
cavaleiro-da-lua-v1 | character 4/1 | hero | defensores | agility ranged-attack | Marc Spector
concentrar-poder-v1 | ability | | | energy-attack |
deadpool-v1 | character 4/1 | hero | | agility blades regeneration | Wade Winston Wilson
electro-v1 | character 4/1 | villain | sexteto-sinistro | energy-attack flight | Max Dillon
fragmentacao-molecular-v1 | ability | | | telekinesis |
groxo-v1 | character 3/1 | villain | irmandade-de-mutantes | agility elasticity | Mortimer Tonybee
guerreiro-skrull-v1 | character 4/1 | villain | skrulls | ranged-attack super-strength |
homem-aranha-v2 | character 4/1 | hero | aliados-do-homem-aranha | agility elasticity | Peter Parker
homem-areia-v1 | character 5/2 | villain | sexteto-sinistro | elasticity super-strength | William Baker
mercurio-v1 | character 3/1 | villain | irmandade-de-mutantes | agility | Pietro Maximoff
metralhadora-v1 | ability | | | ranged-attack |
mulher-hulk-v1 | character 5/2 | hero | quarteto-fantastico | super-strength | Jennifer Susan Walters
maquina-de-combate-v1 | character 5/2 | hero | aliados-do-homem-de-ferro \
    | ranged-attack energy-attack super-strength flight | James Rupert Rhodes
psylocke-v1 | character 4/1 | hero | x-men | agility telepathy blades | Elizabeth Braddock
rocket-raccoon-v1 | character 3/1 | hero | guardioes-da-galaxia | agility ranged-attack | Rocket Raccoon
rompante-de-bestialidade-v1 | ability | | | blades |
rompante-de-brutalidade-v1 | ability | | | super-strength |
rompante-de-precisao-v1 | ability | | | ranged-attack |
roubo-de-ideias-v1 | ability | | | genius |
sequencia-de-golpes-v1 | ability | | | super-strength |
veiculo-de-combate-s-h-i-e-l-d-v2 | support 2/1 | | shield | |
thor-v2 | character 6/2 | hero | vingadores | super-strength | Thor Odinson
"""
ACTIONS = """
abominavel-v1 | super-strength | 1 | normal | | damage 4
ardil-emaranhado-v1 | elasticity | 2 | unforeseen | | incapacitate 1 a character
arremetida-veloz-v1 | flight | 1 | anticipate | |
ataque-de-furia-v1 | blades | x | normal | | damage 2X
atirador-posicionado-v1 | ranged-attack | 1 | unforeseen | | damage 1
bumerangue-v1 | ranged-attack | 1 | normal | | pierce 1 / damage 2
capanga-do-rei-v2 | agility | 2 | unforeseen | | damage 2
carnificina-v1 | elasticity | 1 | anticipate | | pierce 1
cavaleiro-da-lua-v1 | ranged-attack | 1 | normal | | damage 1; again
concentrar-poder-v1 | energy-attack | 1 | normal | | damage 2
deadpool-v1 | | 2 | anticipate | | incapacitate 1
electro-v1 | energy-attack | 1 | anticipate | | damage 1
fragmentacao-molecular-v1 | telekinesis | 1 | normal | |
groxo-v1 | elasticity | 1 | anticipate | | damage 1; shield -1
guerreiro-skrull-v1 | | 1 | normal | | damage 2
homem-aranha-v2 | elasticity | 1 | normal | |
homem-areia-v1 | elasticity | 1 | normal | | damage 3
mercurio-v1 | agility | 1 | anticipate unforeseen | | damage 1; again
metralhadora-v1 | ranged-attack | 1 | anticipate | | damage 1; again
mulher-hulk-v1 | super-strength | 1 | normal | | damage 2 to 2
maquina-de-combate-v1 | ranged-attack | 2 | normal | \
    | damage 2 each enemy character / damage 3 each enemy support
psylocke-v1 | telepathy | 1 | normal | | damage 2
rocket-raccoon-v1 | ranged-attack | 0 | normal | | damage 1
rompante-de-bestialidade-v1 | blades | 1 | normal | bottom | pierce 1 to up to 3
rompante-de-brutalidade-v1 | super-strength | 1 | normal | bottom | damage 6
rompante-de-precisao-v1 | ranged-attack | 1 | normal | bottom | pierce 3
roubo-de-ideias-v1 | genius | 1 | normal | | draw 2; opponent discard 1
sequencia-de-golpes-v1 | super-strength | 1 | normal | |
thor-v2 | super-strength | 1 | normal | | damage 3
"""
WORDS = """
capanga-do-rei-v2 | platoon |
guerreiro-skrull-v1 | platoon |
guerreiro-skrull-v1 | shapeshifter |
deadpool-v1 | revive |
thor-v2 | unhurt |
veiculo-de-combate-s-h-i-e-l-d-v2 | fleet |
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
