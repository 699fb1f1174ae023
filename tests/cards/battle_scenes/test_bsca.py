"""Cards of the set BSCA."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import Row, check_effect, check_facts, check_offer, each

FACTS = """
homem-aranha-superior-v1 | ev 5+3/1 | hero villain | vingadores \
    | agility elasticity genius blades | Otto Octavius/Peter Parker
investigacao-complexa-v1 | ability | | | elasticity |
lagarto-v2 | character 5/2 | villain | sexteto-sinistro | agility blades regeneration | Curtis Connors
aberracao-klyntar-v1 | character 5/3 | | simbiontes | agility elasticity regeneration flight |
abutre-v2 | character 3/2 | villain | sexteto-sinistro | genius blades flight | Adrian Toomes
adagas-sai-v1 | ability | | | blades |
alquimico-kree-v1 | character 2/1 | villain | kree | magic cosmic-power |
amigao-da-vizinhanca-v1 | ability | | | agility |
anti-venom-v1 | character 5/3 | hero villain | sexteto-sinistro simbiontes \
    | agility elasticity regeneration super-strength | Eddie Brock
aranhabo-espiao-v1 | support 1/0 | | aliados-do-homem-aranha | |
besouro-v1 | character 4/2 | villain | sexteto-sinistro | ranged-attack energy-attack flight | Abner Jenkins
bombardeio-sinaptico-v1 | ability | | | regeneration |
bugiganga-explosiva-v1 | ability | | | ranged-attack |
capitao-universo-v2 | ev 7+3/3 | hero | aliados-do-homem-aranha \
    | elasticity blades cosmic-power super-strength | Capitão Universo
carnificina-v3 | character 4/2 | villain | simbiontes | agility elasticity blades regeneration | Kletus Casady
chocar-v1 | ability | | | energy-attack |
chuva-de-faiscas-v1 | ability | | | energy-attack |
correntes-de-krakkan-v1 | ability | | | magic |
dr-octopus-v3 | character 4/2 | villain | sexteto-sinistro thunderbolts \
    | elasticity genius super-strength | Otto Octavius
eddie-brock-v1 | character 3/1 | | inimigos-do-homem-aranha simbiontes | | Eddie Brock
esfaqueamento-v1 | ability | | | blades |
faccao-ardilosa-v1 | ability | | | elasticity |
faccao-exploradora-v1 | ability | | | flight |
forca-do-gigante-v1 | ability | | | super-strength |
fuzil-de-guerra-v1 | ability | | | ranged-attack |
gamamundo-v1 | support 3/1 | | mundo-belico | |
guerrilheiro-kree-v1 | character 3/1 | villain | kree | ranged-attack energy-attack |
ilha-das-aranhas-v1 | support 3/1 | | mundo-belico | |
ilha-de-agamotto-v1 | support 3/1 | | mundo-belico | |
joia-do-infinito-mente-v1 | ability | | | |
klyntar-camuflado-v1 | character 3/1 | | simbiontes | agility elasticity regeneration |
klyntar-cascudo-v1 | character 5/2 | | simbiontes | elasticity regeneration super-strength |
klyntar-esvoacante-v1 | character 2/1 | | simbiontes | elasticity regeneration flight |
mary-jane-v1 | character 2/0 | | aliados-do-homem-aranha | | Mary Jane Watson
mascara-noturna-v1 | character 5/2 | hero | construtores vingadores | magic telekinesis telepathy \
    | Máscara Noturna
parasita-klyntar-v1 | character 4/2 | | simbiontes | agility elasticity regeneration |
perfectum-v1 | support 3/1 | | mundo-belico | |
peter-parker-v2 | character 3/1 | | aliados-do-homem-aranha simbiontes | genius | Peter Parker
rastejador-klyntar-v1 | character 3/1 | | simbiontes | elasticity regeneration |
solo-v1 | character 3/1 | | aliados-do-homem-aranha | agility ranged-attack energy-attack | James Bourne
tecnopolis-v1 | support 3/1 | | mundo-belico | |
tatica-armada-v1 | ability | | | ranged-attack |
tatica-desarmada-v1 | ability | | | agility |
venom-v2 | character 5/3 | villain | sexteto-sinistro simbiontes | agility elasticity super-strength \
    | Eddie Brock
horror-simbiotico-v1 | character 3/2 | | simbiontes | elasticity regeneration |
"""
ACTIONS = """
homem-aranha-superior-v1 | genius | 0 | normal | |
investigacao-complexa-v1 | elasticity | 1 | unforeseen | |
lagarto-v2 | blades | 1 | unforeseen | | damage 2
aberracao-klyntar-v1 | | 1 | anticipate | |
abutre-v2 | flight | x | anticipate | | damage X+1; draw X
adagas-sai-v1 | blades | 1 | anticipate | | single; pierce 1; act
alquimico-kree-v1 | magic | 1 | normal | |
amigao-da-vizinhanca-v1 | agility | 1 | normal | | damage 2 to up to 2
anti-venom-v1 | | 0 | anticipate unforeseen | |
besouro-v1 | | none | anticipate | |
bombardeio-sinaptico-v1 | regeneration | 2 | anticipate | |
bugiganga-explosiva-v1 | ranged-attack | 1 | normal | | damage 3
capitao-universo-v2 | cosmic-power | x | anticipate | cosmic 1 | pierce X+1
carnificina-v3 | blades | 1 | anticipate unforeseen | |
chocar-v1 | energy-attack | none | anticipate | unload this | incapacitate 1 a character
chuva-de-faiscas-v1 | energy-attack | x | unforeseen | | damage 2 to up to X
correntes-de-krakkan-v1 | magic | 1 | anticipate | | clairvoyance 3; incapacitate 1 a character
dr-octopus-v3 | elasticity | x | anticipate | |
eddie-brock-v1 | | 1 | normal | | damage 2; draw 1
esfaqueamento-v1 | blades | x | normal | | pierce 2 to up to X
faccao-ardilosa-v1 | elasticity | 1 | anticipate | | incapacitate 1 a character
faccao-exploradora-v1 | flight | 1 | anticipate | |
forca-do-gigante-v1 | super-strength | 2 | normal | |
fuzil-de-guerra-v1 | ranged-attack | 1 | anticipate | | damage 2
guerrilheiro-kree-v1 | energy-attack | 1 | normal | | damage 2
joia-do-infinito-mente-v1 | | none | anticipate | |
klyntar-camuflado-v1 | | 1 | anticipate | |
klyntar-cascudo-v1 | elasticity | 1 | normal | | shield -1; damage 2
klyntar-esvoacante-v1 | flight | 1 | normal | |
mary-jane-v1 | | 1 | anticipate | | draw 1
mascara-noturna-v1 | magic | 0 | normal | | clairvoyance 1; damage 3 a character
parasita-klyntar-v1 | agility | 1 | normal | |
peter-parker-v2 | genius | 1 | anticipate | | draw 1
rastejador-klyntar-v1 | regeneration | 1 | anticipate | |
solo-v1 | ranged-attack | 1 | anticipate | | pierce 1
tatica-armada-v1 | ranged-attack | 1 | normal | | pierce 2
tatica-desarmada-v1 | agility | 1 | normal | | damage 3
venom-v2 | elasticity | 1 | anticipate unforeseen | | damage 2
horror-simbiotico-v1 | | 1 | anticipate | | pierce 1
"""
WORDS = """
aberracao-klyntar-v1 | link |
aberracao-klyntar-v1 | platoon |
aberracao-klyntar-v1 | potentiate | 1 eddie-brock-v1 A04
abutre-v2 | potentiate | 1 mysterio-v2 A04
alquimico-kree-v1 | platoon |
alquimico-kree-v1 | potentiate | 1 traidor-kree-v1 A04
amigao-da-vizinhanca-v1 | arm | agility mary-jane-v1
anti-venom-v1 | link |
aranhabo-espiao-v1 | fleet |
besouro-v1 | readiness |
besouro-v1 | singularity |
bombardeio-sinaptico-v1 | surprise-anticipation |
bombardeio-sinaptico-v1 | surprise-attack |
bugiganga-explosiva-v1 | arm | ranged-attack mysterio-v2
carnificina-v3 | link | blades
carnificina-v3 | predator | 1
dr-octopus-v3 | lead | 1 mysterio-v2 A04
dr-octopus-v3 | lead | 1 blecaute-v1 A04
dr-octopus-v3 | potentiate | 1 mysterio-v2,blecaute-v1 A04
faccao-ardilosa-v1 | share | klyntar-cascudo-v1 parasita-klyntar-v1 eddie-brock-v1 homem-areia-v1
faccao-exploradora-v1 | share | klyntar-esvoacante-v1 aberracao-klyntar-v1 parasita-klyntar-v1 A03
fuzil-de-guerra-v1 | exhaust |
gamamundo-v1 | bars | perfectum-v1
gamamundo-v1 | materialize |
gamamundo-v1 | warworld | super-strength
guerrilheiro-kree-v1 | platoon |
guerrilheiro-kree-v1 | potentiate | 1 traidor-kree-v1 A04
horror-simbiotico-v1 | link |
horror-simbiotico-v1 | platoon |
ilha-das-aranhas-v1 | bars | gamamundo-v1
ilha-das-aranhas-v1 | materialize |
ilha-das-aranhas-v1 | warworld | elasticity
ilha-de-agamotto-v1 | bars | gamamundo-v1
ilha-de-agamotto-v1 | materialize |
ilha-de-agamotto-v1 | warworld | magic
investigacao-complexa-v1 | readiness | elasticity
investigacao-complexa-v1 | singularity | elasticity
joia-do-infinito-mente-v1 | readiness |
joia-do-infinito-mente-v1 | unique |
joia-do-infinito-mente-v1 | singularity |
klyntar-camuflado-v1 | link |
klyntar-camuflado-v1 | platoon |
klyntar-cascudo-v1 | link | elasticity
klyntar-cascudo-v1 | platoon |
klyntar-esvoacante-v1 | link | flight
klyntar-esvoacante-v1 | platoon |
lagarto-v2 | predator |
mary-jane-v1 | spy |
parasita-klyntar-v1 | link | agility
parasita-klyntar-v1 | platoon |
perfectum-v1 | bars | gamamundo-v1
perfectum-v1 | materialize |
perfectum-v1 | warworld | energy-attack
rastejador-klyntar-v1 | link | regeneration
rastejador-klyntar-v1 | platoon |
solo-v1 | materialize |
solo-v1 | potentiate | 1 mary-jane-v1 A04
tatica-armada-v1 | tactic | ranged-attack
tatica-desarmada-v1 | tactic | agility
tecnopolis-v1 | bars | gamamundo-v1
tecnopolis-v1 | materialize |
tecnopolis-v1 | warworld | genius
venom-v2 | link | elasticity
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
