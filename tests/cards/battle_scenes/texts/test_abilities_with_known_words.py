"""Abilities made of words that other cards have, too."""

from tests.cards.battle_scenes.texts.plays import Facts, Play, check_play, check_printed, each_fact, each_play

FACTS = """
armamento-complexo-v1 | ability |  | cosmic-power | cosmic-power 1 unforeseen
arsenal-privado-v1 | ability |  | ranged-attack | ranged-attack 0 anticipate unforeseen single-action
contaminacao-benigna-v1 | ability |  | regeneration | regeneration 0 normal
empuxo-gravitacional-v1 | ability |  | cosmic-power | cosmic-power 0 normal
manobra-veloz-v1 | ability |  | flight | flight 1 anticipate
meditacao-v1 | ability |  | agility | agility x anticipate
pacote-surpresa-v1 | ability |  | elasticity | elasticity 1 normal
retracar-o-tempo-v1 | ability |  | magic | magic 1 anticipate
vendaval-grudento-v1 | ability |  | elasticity | elasticity 0 anticipate
enclausurar-v1 | ability |  | elasticity | elasticity 1 anticipate unforeseen
arrumar-a-bagunca-v1 | ability |  | genius | genius 1 anticipate
saraiva-de-amarras-v1 | ability |  | elasticity | elasticity 0 anticipate single-action
broca-mental-v1 | ability |  | telepathy | telepathy x normal
desintegrar-v1 | ability |  | telekinesis | telekinesis 1 unforeseen single-action
uniao-mental-v1 | ability |  | telepathy | telepathy no-cost anticipate unforeseen
viagens-longinquas-v1 | ability |  | flight | flight 1 unforeseen
robustez-v1 | ability |  | regeneration | regeneration 1 normal single-action
tramas-e-tramoias-v1 | ability |  | elasticity | elasticity x unforeseen
transcendencia-superior-v1 | ability |  | magic | magic no-cost anticipate
sincronismo-v1 | ability |  | agility | agility 1 anticipate
raio-paralisante-v1 | ability |  | energy-attack | energy-attack 2 anticipate
pronto-pra-outra-v1 | ability |  | agility | agility 0 normal
fazer-esquecer-v1 | ability |  | telepathy | telepathy 1 anticipate unforeseen
olvidar-v1 | ability |  | telepathy | telepathy 1 anticipate unforeseen
discussao-teorica-v1 | ability |  | genius | genius 1 anticipate unforeseen
faixas-de-cyttorak-v1 | ability |  | magic | magic x anticipate
fissao-atomica-v1 | ability |  | cosmic-power | cosmic-power x anticipate
investigacao-crepitante-v1 | ability |  | energy-attack | energy-attack 1 unforeseen singularity
investigacao-descuidada-v1 | ability |  | blades | blades 1 unforeseen singularity
potencia-superior-v1 | ability |  | energy-attack | energy-attack no-cost anticipate
rever-conceitos-v1 | ability |  | genius | genius 2 anticipate
arrancar-pedaco-v1 | ability |  | blades | blades 1 normal
bombardeio-elastico-v1 | ability |  | elasticity | elasticity 1 normal
erguer-com-a-mente-v1 | ability |  | telekinesis |
golpe-treinado-v1 | ability |  | agility | agility 1 anticipate
por-abaixo-v1 | ability |  | super-strength | super-strength 2 normal
rompante-de-mobilidade-v1 | ability |  | agility | agility 1 normal
investigacao-solitaria-v1 | ability |  | ranged-attack | ranged-attack 1 unforeseen singularity
aparato-mistico-v1 | ability |  | magic | magic 1 anticipate unforeseen
arriscar-a-sorte-v1 | ability |  | elasticity | elasticity 0 anticipate unforeseen
correria-enrolada-v1 | ability |  | agility | agility 1 anticipate unforeseen
corta-e-remenda-v1 | ability |  | blades | blades 1 normal single-action
punho-missil-v1 | ability |  | super-strength | super-strength 1 unforeseen single-action
funeral-eletrico-v1 | ability |  | telekinesis | telekinesis 1 normal
leva-e-traz-v1 | ability |  | flight | flight 1 anticipate unforeseen
aspirador-de-particulas-v1 | ability |  | cosmic-power | cosmic-power 1 normal
chuva-de-meteoros-v1 | ability |  | cosmic-power | cosmic-power x normal
colera-solitaria-v1 | ability |  | super-strength | super-strength 1 normal
espiral-arcana-v1 | ability |  | magic | magic 1 anticipate
explorar-recursos-v1 | ability |  | cosmic-power | cosmic-power 1 normal
hipnotizar-v1 | ability |  | telepathy | telepathy 1 normal
impulso-impulsivo-v1 | ability |  |  | none 1 normal
investida-estrategica-v1 | ability |  | flight | flight 1 normal
manifesto-da-mente-v1 | ability |  | telekinesis | telekinesis 1 anticipate unforeseen single-action
pecas-em-armas-v1 | ability |  | genius | genius 1 normal
reacao-explosiva-v1 | ability |  | energy-attack | energy-attack 1 normal
roubo-de-tecnologia-v1 | ability |  | genius | genius 1 unforeseen
saude-de-ferro-v1 | ability |  | regeneration | regeneration 1 normal
assimilacao-quantica-v1 | ability |  | cosmic-power | cosmic-power 1 anticipate
bomba-quimica-v1 | ability |  | ranged-attack | ranged-attack 1 normal
energias-misticas-v1 | ability |  | super-strength | super-strength 1 normal
focalizar-alvo-v1 | ability |  | energy-attack | energy-attack 1 normal
manipular-vontade-v1 | ability |  | cosmic-power | cosmic-power x anticipate
poder-tribal-v1 | ability |  | energy-attack | energy-attack 2 normal
prancha-do-surfista-v1 | ability |  | cosmic-power | cosmic-power 1 normal
rompante-do-absoluto-v1 | ability |  | cosmic-power | cosmic-power 1 normal
sombras-ilusorias-v1 | ability |  | magic | magic 1 anticipate
suborno-v1 | ability |  | genius | genius 1 normal
capturar-mutante-v1 | ability |  |  | none 2 normal
tatica-cortante-v1 | ability |  | blades | blades 1 unforeseen single-action
dominio-v1 | ability |  | telepathy | telepathy no-cost normal
energia-acumulada-v1 | ability |  | energy-attack | energy-attack 1 normal
evolucao-entropica-v1 | ability |  | telekinesis | telekinesis 1 anticipate unforeseen
explosoes-no-laboratorio-v1 | ability |  | genius | genius 1 anticipate
fator-de-cura-v1 | ability |  | regeneration |
ventos-de-watoomb-v1 | ability |  | magic | magic 1 normal
danca-de-laminas-v1 | ability |  | blades | blades 1 anticipate
impulso-arcano-v1 | ability |  | magic | magic 1 normal
impulso-energetico-v1 | ability |  | energy-attack | energy-attack 1 normal
impulso-habil-v1 | ability |  | agility | agility 1 normal
impulso-paliativo-v1 | ability |  | regeneration | regeneration 1 normal
planejamento-em-equipe-v1 | ability |  | genius | genius 1 normal
sufocamento-v1 | ability |  | elasticity | elasticity x normal
trocar-de-arma-v1 | ability |  | ranged-attack | ranged-attack 1 normal
aceleracao-atomica-v1 | ability |  | telekinesis | telekinesis 0 anticipate
armadura-de-combate-i-m-a-v1 | ability |  | super-strength | super-strength 1 normal
batedor-alado-v1 | ability |  | flight | flight 1 normal
ensinamento-mistico-v1 | ability |  | magic | magic 0 anticipate
enviar-para-o-futuro-v1 | ability |  | magic | magic 1 anticipate
maquinacoes-no-eter-v1 | ability |  | cosmic-power | cosmic-power 1 unforeseen
metabolismo-defensivo-v1 | ability |  | regeneration | regeneration 1 anticipate
ofensiva-aerea-v1 | ability |  | flight | flight 1 normal
reanimar-v1 | ability |  | telepathy | telepathy 0 anticipate
tecnoassalto-v1 | ability |  | genius | genius 1 normal
transformar-em-cinzas-v1 | ability |  | telekinesis | telekinesis 2 normal
triade-arcana-v1 | ability |  | magic | magic 1 normal
acumular-poder-v1 | ability |  | energy-attack | energy-attack 2 anticipate
algemas-de-krakkan-v1 | ability |  | magic | magic 1 anticipate
explorar-possibilidades-v1 | ability |  | genius | genius 1 normal
exploracao-aerea-v1 | ability |  | flight | flight 1 anticipate
incursao-de-batedor-v1 | ability |  | flight | flight 0 normal
inspirar-v1 | ability |  | telepathy | telepathy 1 anticipate
pancada-avassaladora-v1 | ability |  | super-strength | super-strength 1 normal
rompante-expansivo-v1 | ability |  | elasticity | elasticity 1 normal
trespassar-v1 | ability |  | blades | blades x anticipate
planos-de-infiltracao-v1 | ability |  | genius | genius 1 normal
"""
PLAYS = """
armamento-complexo-v1 | | use choose:B23 target:B02 | deck0+1,bottom:B23 res0-B23 0.A12.stage=1 \
    1.B02.shield_used=2
armamento-complexo-v1 | me=estrela-negra-v2/~+3@1,A12/~+3@1 | asks | \
    asks=0:act:A12:armamento-complexo,act:A12:starfall,act:B06:plasma-shot,\
act:estrela-negra-v2:armamento-complexo,act:estrela-negra-v2:devastacao-massiva,pass
arsenal-privado-v1 | me=A06/~+golpe-de-sorte-v1+3@1,A07/3 res=A20,B23 | use choose:yes acts | res0-A20 \
    0.A06.again=True 0.A07.loaded+A20 acts=blind-spot,golpe-de-sorte
contaminacao-benigna-v1 | me=A05/2,B09/2 phase=preparation hand=A10 res=~,B23,B24,B25 | play:A10 \
    load:contaminacao-benigna-v1 load:B23 load:B24 choose:yes choose:A05 | hand0-A10 \
    res0-B23,B24,B25,contaminacao-benigna-v1 0.A05.loaded+B25 0.A10:here@1 0.A10.shield=1 \
    0.A10.powers=elasticity,regeneration 0.A10.loaded=B23,B24,contaminacao-benigna-v1
contaminacao-benigna-v1 | | use choose:B23 choose:B24 choose:B25 | deck0+1,bottom:contaminacao-benigna-v1 \
    res0-B23,B24,B25 0.A05.loaded+B23,B24,B25 0.A05.loaded-contaminacao-benigna-v1
empuxo-gravitacional-v1 | hand=~ me=A12/4 phase=preparation | pass load:empuxo-gravitacional-v1:A12 \
    choose:3 unload:A08 | hand0-empuxo-gravitacional-v1 deck0-3 res0+A08*9,A26,A27,A29 \
    0.A12.loaded+empuxo-gravitacional-v1 0.A12.loaded-A08 0.B06.loaded-A08*8
empuxo-gravitacional-v1 | | use choose:B23 choose:B24 choose:B25 target:B02 | deck0+4,bottom:A10 \
    res0-A10,B23,B24,B25 res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
manobra-veloz-v1 | foe=B02/A31+B06*4@2 | use target:B02 choose:yes | deck0+1,bottom:manobra-veloz-v1 \
    0.A03.stage=1 0.A03.loaded-manobra-veloz-v1 deck1+1,bottom:A31 1.B02.shield_used=2 1.B02.loaded-A31
meditacao-v1 | | use:2 choose:2 unload:B05:meditacao-v1 unload:B05:golpe-de-sorte-v1 | deck0-2 \
    res0+golpe-de-sorte-v1,meditacao-v1 0.B05.stage=0 0.B05.loaded+A26,A27 \
    0.B05.loaded-golpe-de-sorte-v1,meditacao-v1
pacote-surpresa-v1 | hand=~ me=A10/4 phase=preparation | pass load:pacote-surpresa-v1:A10 choose:yes \
    choose:B02 choose:B27 unload:B02:B06 unload:A08 | hand0-pacote-surpresa-v1 res0+A08*10 \
    0.A10.loaded+pacote-surpresa-v1 0.A10.loaded-A08*2 0.B06.loaded-A08*8 res1+B06 res1-B27 \
    1.B02.loaded+B27 1.B02.loaded-B06
pacote-surpresa-v1 | | use target:B02 | 0.B10.stage=1 res1+B06 1.B02.shield=1 1.B02.shield_used=1 \
    1.B02.loaded-B06
retracar-o-tempo-v1 | | use choose:A26 choose:A27 choose:A29 choose:A30 choose:A11:retracar-o-tempo-v1 \
    choose:A26 choose:A27 choose:A29 | deck0+0,top:A30 0.A11.stage=1 0.A11.loaded+A26 \
    0.A11.loaded-retracar-o-tempo-v1
vendaval-grudento-v1 | | use choose:B23 target:B02 target:B10 | deck0+1,bottom:vendaval-grudento-v1 \
    res0-B23 0.B10.stage=1 0.B10.loaded+B23 0.B10.loaded-vendaval-grudento-v1 1.B02.stage=1
enclausurar-v1 | phase=anticipation foe=B02/4@2,A04/3@2 | use choose:B23 target:B02 asks | \
    res0+enclausurar-v1 res0-B23 0.B10.stage=1 0.B10.loaded+B23 0.B10.loaded-enclausurar-v1 \
    asks=1:act:A04:thunder-strike,pass
arrumar-a-bagunca-v1 | | use discard:A19 choose:B23 choose:B24 | hand0+A26,A27 hand0-A19 \
    deck0+0,bottom:B24 res0+A19 res0-B23,B24 0.A03.stage=1
saraiva-de-amarras-v1 | me=B10/~+golpe-de-sorte-v1+3@1 | use target:B02 acts | 1.B02.shield=0 acts=
saraiva-de-amarras-v1 | me=homem-aranha-v2/~+golpe-de-sorte-v1+3@1 | use target:B02 acts | \
    0.homem-aranha-v2.again=True 1.B02.shield=0 acts=golpe-de-sorte,jato-de-teia
broca-mental-v1 | | use:2 target:B02 target:A11 unload:broca-mental-v1 unload:golpe-de-sorte-v1 | \
    res0+broca-mental-v1,golpe-de-sorte-v1 0.A11.stage=0 0.A11.shield=0 \
    0.A11.loaded-broca-mental-v1,golpe-de-sorte-v1 res1+B06*2 1.B02.shield=0 1.B02.loaded-B06*2
desintegrar-v1 | | use unload:A11:desintegrar-v1 acts | res0+desintegrar-v1 0.A11.stage=1 \
    0.A11.again=True 0.A11.loaded-desintegrar-v1 acts=glimpse,golpe-de-sorte
uniao-mental-v1 | me=A11/~+8@1,A03/3@0 | use choose:1 target:A03 | 0.A03.stage=1
uniao-mental-v1 | me=A11/~+8@1,A03/3@0 | use choose:2 | 0.A03.stage=2
viagens-longinquas-v1 | hand=~ me=A03/4 phase=preparation | pass load:viagens-longinquas-v1:A03 \
    choose:A26 unload:A08 | hand0+A26 hand0-viagens-longinquas-v1 deck0-3 res0+A08*9,A27,A29 \
    0.A03.loaded+viagens-longinquas-v1 0.A03.loaded-A08 0.B06.loaded-A08*8
viagens-longinquas-v1 | scenario=A17 | use choose:B23 choose:yes | scenario=none \
    hand0+viagens-longinquas-v1 deck0+1,bottom:A17 res0-B23 0.A03.stage=1 0.A03.shield=2 0.A03.loaded+B23 \
    0.A03.loaded-viagens-longinquas-v1
robustez-v1 | | use choose:3 acts | deck0-3 0.A05.stage=1 0.A05.again=True 0.A05.loaded+A26,A27,A29 \
    acts=golpe-de-sorte,rapid-recovery
tramas-e-tramoias-v1 | phase=preparation | use:2 target:B02 target:B10 | 0.B10.stage=0 1.B02.stage=1
transcendencia-superior-v1 | deck=A08,A26 | use choose:B23 target:B02 choose:A08 | \
    deck0+1,top:A08,bottom:transcendencia-superior-v1 res0-B23 0.A11.loaded+B23 \
    0.A11.loaded-transcendencia-superior-v1 res1+B06*2 1.B02.loaded-B06*2
transcendencia-superior-v1 | deck=A26,A08 | use choose:B23 target:B02 choose:A26 | \
    deck0+1,top:A26,bottom:transcendencia-superior-v1 res0-B23 0.A11.loaded+B23 \
    0.A11.loaded-transcendencia-superior-v1 res1+B06 1.B02.loaded-B06
sincronismo-v1 | me=B05/~+A19@1,B06/A20+A23 | use target:B02 choose:yes choose:B05:sincronismo-v1 \
    choose:B06:A20 | 0.B05.stage=0 0.B05.loaded+A20 0.B05.loaded-sincronismo-v1 \
    0.B06.loaded+sincronismo-v1 0.B06.loaded-A20 1.B02.shield_used=2
raio-paralisante-v1 | phase=anticipation foe=B02/4@2,A04/3@2 | use target:B02 asks | 0.B07.stage=0 \
    res1+A08 1.B02.loaded-A08 asks=1:act:A04:thunder-strike,pass
raio-paralisante-v1 | | use target:A15 | 0.B07.stage=0 res1+B06 1.A15.loaded-B06
pronto-pra-outra-v1 | hand=~ me=B05/4@0 phase=preparation | pass load:pronto-pra-outra-v1:B05 choose:yes \
    choose:1 unload:A08 | hand0-pronto-pra-outra-v1 res0+A08*10 0.B05.stage=1 \
    0.B05.loaded+pronto-pra-outra-v1 0.B05.loaded-A08*2 0.B06.loaded-A08*8
pronto-pra-outra-v1 | | use target:B02 | res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
fazer-esquecer-v1 | phase=anticipation foe=B02/A23+B06*4@1,A04/3@2 | use target:B02 choose:genius asks | \
    0.A11.stage=1 asks=1:act:A04:thunder-strike,act:B02:inevitable-blow,pass
olvidar-v1 | phase=anticipation | use target:B02 choose:genius | 0.A11.stage=1 1.B02.powers-genius
discussao-teorica-v1 | phase=anticipation foe=B02/A23+B06*4@1,A04/3@2 | use target:B02 asks | hand0+A26 \
    deck0-1 0.A03.stage=1 asks=1:act:A04:thunder-strike,act:B02:inevitable-blow,pass
faixas-de-cyttorak-v1 | | use:2 target:B02 target:A11 choose:A26 choose:A27 choose:A26 | deck0+0,top:A27 \
    0.A11.stage=0 1.B02.stage=1
fissao-atomica-v1 | | use:2 choose:B23 choose:B24 target:B02 target:B02 | deck0+2,bottom:B24 res0-B23,B24 \
    0.A12.stage=0 res1+B06*2 1.B02.loaded-B06*2
investigacao-crepitante-v1 | phase=preparation me=B07/~+4@1! | use choose:A26 \
    choose:B07:investigacao-crepitante-v1 | hand0+A26 deck0-2,bottom:investigacao-crepitante-v1 \
    0.B07.stage=0 0.B07.loaded+A27,A29 0.B07.loaded-investigacao-crepitante-v1
investigacao-descuidada-v1 | phase=preparation me=B05/~+4@1! | use choose:B23 \
    unload:B05:investigacao-descuidada-v1 | deck0-3 res0+A26,A27,A29,investigacao-descuidada-v1 res0-B23 \
    0.B05.stage=0 0.B05.loaded+B23 0.B05.loaded-investigacao-descuidada-v1
potencia-superior-v1 | | use choose:B23 choose:1 target:B02 | deck0+1,bottom:potencia-superior-v1 \
    res0-B23 0.B07.loaded+B23 0.B07.loaded-potencia-superior-v1 res1+B06 1.B02.loaded-B06
potencia-superior-v1 | | use choose:B23 choose:2 unload:A15:B06 unload:A15:B06 | \
    deck0+1,bottom:potencia-superior-v1 res0-B23 0.B07.loaded+B23 0.B07.loaded-potencia-superior-v1 \
    res1+B06*2 1.A15.loaded-B06*2
rever-conceitos-v1 | | use choose:yes choose:A19 choose:A03:rever-conceitos-v1 | \
    hand0+A26,A27,rever-conceitos-v1 hand0-A19 deck0-2 0.A03.stage=0 0.A03.loaded+A19 \
    0.A03.loaded-rever-conceitos-v1
arrancar-pedaco-v1 | | use target:A15 | hand0+A26 deck0-1 0.B05.stage=1 1.A15.shield_used=2
arrancar-pedaco-v1 | | use target:B02 | 0.B05.stage=1 1.B02.shield_used=2
bombardeio-elastico-v1 | me=B10/~+4@1,A10/2 | use target:B02 | 0.B10.stage=0 1.B02.shield_used=2
faixas-de-cyttorak-v1 | phase=preparation me=A05/2@1 hand=A11 res=~,A08*2 | play:A11 | hand0-A11 \
    res0-A08*2,faixas-de-cyttorak-v1 0.A11:here@1 0.A11.shield=3 0.A11.powers=magic,telekinesis,telepathy \
    0.A11.loaded=A08*2,faixas-de-cyttorak-v1
erguer-com-a-mente-v1 | phase=preparation me=A05/2@1 hand=A11 res=~,A08*2 | play:A11 | hand0-A11 \
    res0-A08*2,erguer-com-a-mente-v1 0.A05.powers+flight 0.B06.powers+flight 0.A11:here@1 0.A11.shield=1 \
    0.A11.powers=flight,magic,telekinesis,telepathy 0.A11.loaded=A08*2,erguer-com-a-mente-v1
golpe-treinado-v1 | | use target:B02 | 0.B05.stage=1 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
golpe-treinado-v1 | phase=anticipation | use target:B02 | 0.B05.stage=1 1.B02.shield_used=2
por-abaixo-v1 | foe=A15/B06*2,B02/4 | use | res0+por-abaixo-v1 0.A05.stage=0 0.A05.loaded-por-abaixo-v1 \
    res1+A15,B06*2
rompante-de-mobilidade-v1 | me=B05/~+A19+6@1 | use target:B02 choose:yes choose:1 acts | \
    deck0+1,bottom:rompante-de-mobilidade-v1 0.B05.again=True 0.B05.loaded-rompante-de-mobilidade-v1 \
    1.B02.shield_used=2 acts=quick-step,twin-batons
investigacao-solitaria-v1 | phase=preparation me=B07/~+4@1! | use choose:A26 choose:yes choose:B07 | \
    hand0+A26 deck0-2 0.B07.stage=0 0.B07.loaded+A27
aparato-mistico-v1 | me=A11/~+6@1,A07/3@0 deck=A19,A08,A23,A25 | use target:A07 choose:A19 choose:A08 \
    choose:A23 choose:A19 choose:yes choose:A08 | deck0-1,top:A23 0.A11.stage=0 0.A07.stage=1 \
    0.A07.loaded+A19
arriscar-a-sorte-v1 | | use choose:B23 choose:B24 choose:B25 | hand0+A26 deck0+2,bottom:B25 \
    res0-B23,B24,B25 0.B10.loaded+B23 0.B10.loaded-arriscar-a-sorte-v1
correria-enrolada-v1 | me=homem-aranha-v2/~+4@1 | use target:B02 | 0.homem-aranha-v2.stage=0 \
    1.B02.stage=1 1.B02.shield_used=2
correria-enrolada-v1 | | use target:B02 | 0.B05.stage=1 1.B02.shield_used=2
corta-e-remenda-v1 | me=carnificina-v3/~+golpe-de-sorte-v1+4@1 | use target:B02 choose:B23 choose:B24 \
    acts | res0-B23,B24 0.carnificina-v3.stage=0 0.carnificina-v3.again=True \
    0.carnificina-v3.loaded+B23,B24 res1+B06 1.B02.loaded-B06 acts=golpe-de-sorte
corta-e-remenda-v1 | | use target:B02 acts | 0.B05.stage=1 0.B05.again=True res1+B06 1.B02.loaded-B06 \
    acts=golpe-de-sorte,twin-batons
punho-missil-v1 | me=A04/~+golpe-de-sorte-v1+4@1 phase=anticipation | use target:B02 acts | 0.A04.stage=0 \
    0.A04.again=True 1.B02.shield_used=2 acts=
punho-missil-v1 | phase=anticipation | asks | asks=1:act:B02:inevitable-blow,pass
funeral-eletrico-v1 | | use choose:B02 unload:B02:B06 unload:B02:B06 | 0.A11.stage=1 res1+B06*2 \
    1.B02.loaded-B06*2
funeral-eletrico-v1 | me=capitao-universo-v1/~+4@1! | asks | \
    asks=0:act:B06:plasma-shot,act:capitao-universo-v1:funeral-eletrico,pass
funeral-eletrico-v1 | me=A11/~+4@1! | asks | asks=0:act:B06:plasma-shot,pass
leva-e-traz-v1 | phase=preparation me=A05/2 hand=A03 res=~,B23*3 deck=A05,A08,A02,A26 | play:A03 \
    load:leva-e-traz-v1 choose:A05 | hand0+A05 hand0-A03 deck0-1 res0-B23*3,leva-e-traz-v1 0.A03:here@1 \
    0.A03.shield=2 0.A03.powers=energy-attack,flight,genius 0.A03.loaded=B23*3,leva-e-traz-v1
leva-e-traz-v1 | | use choose:A26 choose:A27 | hand0+A29 deck0-1,top:A27 0.A03.stage=1
aspirador-de-particulas-v1 | | use choose:B23 choose:2 choose:B24 | deck0+2,bottom:B24 res0-B23,B24 \
    0.A12.stage=1
aspirador-de-particulas-v1 | | use choose:B23 choose:1 target:B02 | deck0+1,bottom:B23 res0-B23 \
    0.A12.stage=1 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
chuva-de-meteoros-v1 | | use:1 choose:B23 target:B02 target:A12 | deck0+1,bottom:B23 res0-B23 \
    0.A12.stage=1 0.A12.shield_used=2 1.B02.shield_used=2
colera-solitaria-v1 | me=A05/~+golpe-de-sorte-v1+6@1! | use target:B02 asks | 0.A05.stage=0 res1+B06*2 \
    1.B02.shield_used=2 1.B02.loaded-B06*2 asks=0:act:B06:plasma-shot,pass
colera-solitaria-v1 | me=A05/~+golpe-de-sorte-v1+6@1!,B07/2 | asks | \
    asks=0:act:B06:plasma-shot,act:B07:barrage,pass
colera-solitaria-v1 | me=A05/~+golpe-de-sorte-v1+6@1,B07/2 | use target:B02 | 0.A05.stage=0 res1+B06 \
    1.B02.shield_used=2 1.B02.loaded-B06
espiral-arcana-v1 | deck=A08,A19,A17 | use target:B02 choose:A08 choose:A19 choose:A08 | deck0+0,top:A19 \
    0.A11.stage=1 1.B02.shield_used=2
explorar-recursos-v1 | me=nova-v1/~+5@1,nova-v2/2,A12/2 | use choose:B23 choose:B24 | deck0-1,bottom:B23 \
    res0+A26,A27,explorar-recursos-v1 res0-B23,B24 0.nova-v1.stage=0 0.nova-v1.shield=1 \
    0.nova-v1.loaded+B24 0.nova-v1.loaded-explorar-recursos-v1
hipnotizar-v1 | | use choose:B02 choose:B27 | 0.A11.stage=1 deck1+1,bottom:B06 res1-B27 1.B02.loaded+B27 \
    1.B02.loaded-B06
impulso-impulsivo-v1 | | use target:B02 choose:yes discard:A19 acts | hand0-A19 res0+A19 0.A05.stage=1 \
    0.A05.again=True 1.B02.shield_used=2 acts=impulso-impulsivo
investida-estrategica-v1 | me=A03/~+5@1,A07/2 | use target:B02 choose:yes choose:B23 unload:A07:A08 | \
    res0+A08 res0-B23 0.A03.stage=0 0.A07.loaded+B23 0.A07.loaded-A08 1.B02.shield_used=2
manifesto-da-mente-v1 | hand=A17,B16,A19 phase=anticipation | use choose:A17 | scenario=A17 hand0-A17 \
    0.A11.stage=1 0.A11.shield=2
pecas-em-armas-v1 | me=A03/~+5@1,A15/2 | use target:B02 | res0+A08 0.A03.stage=0 0.A15@1.loaded-A08 \
    res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
reacao-explosiva-v1 | res=rajada-v1,B23,A26 | use target:B02 | deck0+1,bottom:rajada-v1 res0-rajada-v1 \
    0.B07.stage=1 res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
roubo-de-tecnologia-v1 | phase=preparation deck=A08,A14,A26 | use choose:A14 | hand0+A14 deck0-1 \
    0.A03.stage=1 res1+B06 1.A15.loaded-B06
saude-de-ferro-v1 | hand=~ me=A05/4@0 phase=preparation | pass load:saude-de-ferro-v1:A05 choose:B23 \
    choose:B24 unload:A08 | hand0-saude-de-ferro-v1 res0+A08*9 res0-B23,B24 \
    0.A05.loaded+B23,B24,saude-de-ferro-v1 0.A05.loaded-A08 0.B06.loaded-A08*8
saude-de-ferro-v1 | me=A05/~+4@1 | use choose:B23 choose:1 | hand0+saude-de-ferro-v1 res0-B23 \
    0.A05.loaded+B23 0.A05.loaded-saude-de-ferro-v1
assimilacao-quantica-v1 | deck=A19,A08,A23,A14,A26 | use choose:B23 choose:A19 choose:A23 choose:A08 | \
    deck0-1,top:A14,bottom:B23 res0+A19,A23 res0-B23 0.A12.stage=1
bomba-quimica-v1 | me=B07/~+4@1,A05/2 | use target:B02 | res0+bomba-quimica-v1 res0-A10 0.B07.stage=0 \
    0.B07.loaded-bomba-quimica-v1 0.A05.loaded+A10 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
energias-misticas-v1 | me=A05/~+4@1,A11/2 | use target:B02 | 0.A05.stage=0 res1+B06*2 1.B02.shield_used=2 \
    1.B02.loaded-B06*2
focalizar-alvo-v1 | me=B07/~+4@1!,A11/2 | use target:B02 | 0.B07.stage=0 1.B02.shield_used=2
focalizar-alvo-v1 | me=B07/~+4@1!,A05/2 | asks | asks=0:act:B06:plasma-shot,pass
manipular-vontade-v1 | | use:1 choose:B23 target:B02 | deck0+1,bottom:B23 res0-B23 0.A12.stage=1 \
    1.B02.stage=1
poder-tribal-v1 | me=A03/~+4@2,A04/2,A05/2 | use target:B02 | 0.A03.stage=0 res1+B06*2 1.B02.loaded-B06*2
prancha-do-surfista-v1 | phase=preparation me=A03/2 hand=A05 res=~,A08*6 | play:A05 | hand0-A05 \
    res0-A08*6,prancha-do-surfista-v1 0.A05:here@1 0.A05.shield=3 \
    0.A05.powers=flight,regeneration,super-strength 0.A05.loaded=A08*6,prancha-do-surfista-v1
prancha-do-surfista-v1 | | use choose:B23 choose:B24 target:B02 | deck0+2,bottom:B24 res0-B23,B24 \
    0.A12.stage=1 res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
rompante-do-absoluto-v1 | | use choose:B23 choose:B24 choose:B25 target:B02 target:B02 target:B09 \
    target:B02 | deck0+4,bottom:rompante-do-absoluto-v1 res0-B23,B24,B25 0.A12.stage=1 \
    0.A12.loaded-rompante-do-absoluto-v1 res1+B06*4 1.B02.loaded-B06*3 1.B09.loaded-B06
sombras-ilusorias-v1 | scenario=B16@1 me=A11/~+4@1 | use target:B02 pass choose:2 choose:A26 | \
    scenario=none deck0+0,top:A27 0.A11.stage=0 res1+B16 1.B02.shield_used=2
sombras-ilusorias-v1 | scenario=A17@1 | use target:B02 pass choose:1 choose:A26 | deck0+0,top:A27 \
    0.A11.stage=1 1.B02.shield_used=1
suborno-v1 | phase=preparation me=B05/2 hand=B02 res=~,A08*4 foe=B09/3@2,A04/3@2 | play:B02 \
    load:suborno-v1 choose:yes choose:B05 choose:1 | hand0+A26 hand0-B02 deck0-1 res0-A08*4,suborno-v1 \
    0.B05.stage=0 0.B02:here@1 0.B02.shield=2 0.B02.powers=genius,super-strength \
    0.B02.loaded=A08*4,suborno-v1
suborno-v1 | me=B02/~+4@1 foe=A04/3 | use | hand0+A26 deck0-1 0.B02.stage=0
capturar-mutante-v1 | me=supra-sentinela-v1/~+4@2 foe=ciclope-v1/5,B02/3 | use | deck0+1 \
    res0+A08*4,capturar-mutante-v1 prizes0+ciclope-v1 0.supra-sentinela-v1:gone res1+A08*5 \
    1.ciclope-v1:gone
suborno-v1 | me=A03/~+4@1 | use | 0.A03.stage=0
tatica-cortante-v1 | me=B05/~+A24+golpe-de-sorte-v1+4@2,A03/2 | use target:B02 acts | 0.B05.stage=1 \
    0.B05.again=True res1+B06 1.B02.loaded-B06 acts=crossed-blades
tatica-cortante-v1 | me=B05/~+A24+golpe-de-sorte-v1+4@2 | use target:B02 acts | 0.B05.stage=1 res1+B06 \
    1.B02.loaded-B06 acts=
dominio-v1 | | use target:B02 choose:1 | 1.B02.stage=1 1.B02.shield=1
energia-acumulada-v1 | me=A03/~+rajada-v1*2+4@1 res=A08*3,A19 | use unload:A03:rajada-v1 \
    unload:A03:rajada-v1 pass target:B02 | res0+rajada-v1*2 res0-A08*2 0.A03.stage=0 0.A03.loaded+A08*2 \
    0.A03.loaded-rajada-v1*2 res1+B06*2 1.B02.loaded-B06*2
evolucao-entropica-v1 | foe=B02/A19+B06,B09/A23+B06 | use choose:2 choose:B02:A19 choose:B09:A23 | \
    0.A11.stage=1 1.B02.loaded+A23 1.B02.loaded-A19 1.B09.loaded+A19 1.B09.loaded-A23
evolucao-entropica-v1 | me=A11/~+A19@1,B06/A23 | use choose:1 choose:A11:evolucao-entropica-v1 | \
    0.A11.stage=0 0.A11.loaded+A23 0.A11.loaded-evolucao-entropica-v1 0.B06.loaded+evolucao-entropica-v1 \
    0.B06.loaded-A23
explosoes-no-laboratorio-v1 | | use choose:B23 choose:B24 | hand0+A26,explosoes-no-laboratorio-v1 \
    deck0+0,bottom:B24 res0-B23,B24 0.A03.stage=1 0.A03.loaded+B23 \
    0.A03.loaded-explosoes-no-laboratorio-v1
fator-de-cura-v1 | phase=preparation me=A05/~+3@1 res=A30,cura-rapida-v1,A10 | \
    choose:A05:fator-de-cura-v1 | res0-cura-rapida-v1 0.A05.stage=0 0.A05.loaded+cura-rapida-v1
ventos-de-watoomb-v1 | | use target:B02 choose:A26 choose:A27 choose:A29 pass | \
    deck0+0,top:A30,bottom:A29 0.A11.stage=1 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
danca-de-laminas-v1 | res=A19,A08 | use target:B02 | res0+danca-de-laminas-v1 res0-A08 0.B05.stage=1 \
    0.B05.loaded+A08 0.B05.loaded-danca-de-laminas-v1 res1+B06*2 1.B02.loaded-B06*2
impulso-arcano-v1 | deck=A08,A19,A17 | use target:B02 choose:A08 choose:A19 choose:A08 choose:yes \
    discard:A19 acts | hand0-A19 deck0+0,top:A19 res0+A19 0.A11.stage=1 0.A11.again=True \
    1.B02.shield_used=2 acts=impulso-arcano
impulso-energetico-v1 | | use unload:B07:impulso-energetico-v1 choose:yes discard:A19 | hand0-A19 \
    res0+A19,impulso-energetico-v1 0.B07.stage=1 0.B07.again=True 0.B07.loaded-impulso-energetico-v1 \
    0.B06.shield_used=1 1.B02.shield_used=1 1.B09.shield_used=1
impulso-habil-v1 | me=B05/~+4@2 | use target:B02 choose:yes discard:A19 use target:B02 choose:no | \
    hand0-A19 res0+A19 0.B05.stage=0 res1+B06*3 1.B02.shield_used=2 1.B02.loaded-B06*3
impulso-paliativo-v1 | res=A19,A08 | use choose:yes discard:A19 acts | hand0-A19 res0-A08 0.A05.stage=1 \
    0.A05.again=True 0.A05.loaded+A08,A19 acts=
planejamento-em-equipe-v1 | me=A03/~+4@1,A05/2 | use | hand0+A26,A27,A29,A30 deck0-4 0.A03.stage=0
planejamento-em-equipe-v1 | me=A03/~+4@1,B05/2 | use | hand0+A26,A27 deck0-2 0.A03.stage=0
sufocamento-v1 | | use:2 target:B02 target:B10 unload:sufocamento-v1 unload:golpe-de-sorte-v1 | \
    res0+A08,golpe-de-sorte-v1,sufocamento-v1 0.B10.stage=0 0.B10.shield=0 \
    0.B10.loaded-A08,golpe-de-sorte-v1,sufocamento-v1 res1+B06*3 1.B02.shield=0 1.B02.loaded-B06*3
trocar-de-arma-v1 | res=A20,A19 | use target:B02 choose:yes | res0+trocar-de-arma-v1 res0-A20 \
    0.B07.stage=1 0.B07.loaded+A20 0.B07.loaded-trocar-de-arma-v1 1.B02.shield_used=2
aceleracao-atomica-v1 | | use | deck0-3 res0+A26,A27,A29 deck1-3 res1+B06*3
armadura-de-combate-i-m-a-v1 | phase=preparation me=A05/2 hand=A03 res=~,A08*3 | play:A03 | hand0-A03 \
    res0-A08*3,armadura-de-combate-i-m-a-v1 0.A03:here@1 0.A03.shield=4 \
    0.A03.powers=energy-attack,flight,genius,super-strength \
    0.A03.loaded=A08*3,armadura-de-combate-i-m-a-v1
armadura-de-combate-i-m-a-v1 | | use target:B02 | 0.A05.stage=1 res1+B06 1.B02.shield_used=2 \
    1.B02.loaded-B06
batedor-alado-v1 | me=A03/~+golpe-de-sorte-v1+4@1 | use choose:A19:hand acts | hand0+batedor-alado-v1 \
    hand0-A19 0.A03.stage=0 0.A03.again=True 0.A03.loaded+A19 0.A03.loaded-batedor-alado-v1 \
    acts=golpe-de-sorte
ensinamento-mistico-v1 | deck=A25,A19,A08,A23 me=A11/~+4@1,A05/2 | use choose:A25 pass choose:yes \
    choose:A05 choose:A19 | deck0-1,top:A08 0.A05.loaded+A25
enviar-para-o-futuro-v1 | | use pass choose:A19 choose:A26 choose:yes | hand0+A27 hand0-A19 \
    deck0+0,top:A26 0.A11.stage=1
maquinacoes-no-eter-v1 | phase=preparation | use choose:B23 choose:B24 target:B02 | deck0+0,bottom:B24 \
    res0+A26,A27 res0-B23,B24 0.A12.stage=1 1.B02.shield_used=2
metabolismo-defensivo-v1 | res=~,B23 me=A05/5@1 phase=anticipation foe=B02/4@2,A04/3@1 | use \
    act:B02:inevitable-blow target:A05 | res0-metabolismo-defensivo-v1 0.A05.stage=0 0.A05.shield_used=2 \
    0.A05.loaded+metabolismo-defensivo-v1 1.B02.stage=1
ofensiva-aerea-v1 | me=A03/~*2+4@1,A05/~+2 foe=B02/~+9,A04/~+2 | use target:B02 unload:ofensiva-aerea-v1 \
    | 0.A03.stage=0 res1+A08,ofensiva-aerea-v1 1.B02.shield_used=2 1.B02.loaded-A08,ofensiva-aerea-v1
reanimar-v1 | me=A11/~+4@0,A05/2@0 | use target:A05 | 0.A05.stage=1
tecnoassalto-v1 | hand=~ me=A03/4 phase=preparation | pass load:tecnoassalto-v1:A03 choose:yes unload:A08 \
    | hand0+A26,A27 hand0-tecnoassalto-v1 deck0-2 res0+A08*9 0.A03.loaded+tecnoassalto-v1 \
    0.A03.loaded-A08 0.B06.loaded-A08*8
tecnoassalto-v1 | | use choose:B23 choose:yes | hand0+tecnoassalto-v1 res0-B23 0.A03.stage=1 \
    0.A03.loaded+B23 0.A03.loaded-tecnoassalto-v1 hand1+A15 res1+B06*12
transformar-em-cinzas-v1 | | use unload:B02:B06 unload:B02:B06 unload:A15:B06 | 0.A11.stage=0 res1+B06*3 \
    1.B02.loaded-B06*2 1.A15.loaded-B06
triade-arcana-v1 | me=A11/~+4@1,A05/~+2 | use target:B02 pass choose:A26 choose:A27 | deck0+0,top:A29 \
    0.A11.stage=0 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
acumular-poder-v1 | phase=preparation active=1 me=B07/~+4@1 foe=A06/3@1,B02/3 | act:A06:blind-spot \
    target:B06 pass use target:B02 | res0+A08 0.B07.stage=0 0.B06.shield_used=1 0.B06.loaded-A08 res1+A08 \
    1.A06.stage=0 1.B02.loaded-A08
acumular-poder-v1 | me=B07/~+4@2 | use target:B02 | 0.B07.stage=0 res1+B06 1.B02.loaded-B06
algemas-de-krakkan-v1 | deck=A08,A07,A26 | use target:B02 choose:A08 choose:A07 choose:A08 | \
    deck0+0,top:A07 0.A11.stage=1 1.B02.stage=0
explorar-possibilidades-v1 | | use choose:B23 | hand0+A26,A27 deck0-1,bottom:B23 res0-B23 0.A03.stage=1
exploracao-aerea-v1 | | use choose:A27 | deck0-1 res0+exploracao-aerea-v1 0.A03.stage=1 0.A03.loaded+A27 \
    0.A03.loaded-exploracao-aerea-v1
incursao-de-batedor-v1 | | use target:B02 choose:A26 | deck0-1 res0+A26 1.B02.shield_used=1
inspirar-v1 | me=A11/~+4@1,A05/2@0,B06/2@0 foe=B02/3@1 | use choose:B23 asks target:A05 target:B06 | \
    res0+inspirar-v1 res0-B23 0.A11.stage=0 0.A11.loaded+B23 0.A11.loaded-inspirar-v1 0.A05.stage=1 \
    0.B06.stage=1 asks=0:target:A05,target:A11,target:B06
pancada-avassaladora-v1 | me=A05/~*2+4@1 | use target:B02 | 0.A05.stage=0 res1+B06*3 1.B02.shield_used=2 \
    1.B02.loaded-B06*3
rompante-expansivo-v1 | | use target:B02 target:B10 target:B06 | deck0+1,bottom:rompante-expansivo-v1 \
    0.B10.stage=1 0.B10.shield=0 0.B10.loaded-rompante-expansivo-v1 0.B06.shield=0 1.B02.shield=0
trespassar-v1 | | use:2 target:B02 | 0.B05.stage=0 res1+B06*2 1.B02.loaded-B06*2
trespassar-v1 | | use:1 target:B02 | 0.B05.stage=1 1.B02.shield_used=2
planos-de-infiltracao-v1 | phase=preparation me=A05/2 hand=A03 res=~,A08*3 deck=A08,A07,A26 | play:A03 \
    load:planos-de-infiltracao-v1 choose:A07 | hand0+A07 hand0-A03 deck0-1 \
    res0-A08*3,planos-de-infiltracao-v1 0.A03:here@1 0.A03.shield=2 \
    0.A03.powers=energy-attack,flight,genius 0.A03.loaded=A08*3,planos-de-infiltracao-v1
planos-de-infiltracao-v1 | hand=A24 me=A03/~+4@1 | use choose:yes choose:A03 \
    unload:A03:planos-de-infiltracao-v1 | hand0+A26,A27 hand0-A24 deck0-2 res0+planos-de-infiltracao-v1 \
    0.A03.stage=0 0.A03.loaded+A24 0.A03.loaded-planos-de-infiltracao-v1
capturar-mutante-v1 | | asks | asks=0:act:A05:golpe-de-sorte,act:A05:ground-slam,act:B06:plasma-shot,pass
armamento-complexo-v1 | phase=preparation me=A05/2 hand=estrela-negra-v2 res=~,A08*5 | \
    play:estrela-negra-v2 | hand0-estrela-negra-v2 res0-A08*5,armamento-complexo-v1 \
    0.estrela-negra-v2:here@1 0.estrela-negra-v2.shield=4 \
    0.estrela-negra-v2.powers=blades,cosmic-power,super-strength \
    0.estrela-negra-v2.loaded=A08*5,armamento-complexo-v1
rever-conceitos-v1 | hand=~ me=A03/4 phase=anticipation | load:rever-conceitos-v1:A03 unload:A08 | \
    hand0-rever-conceitos-v1 res0+A08 0.A03.loaded+rever-conceitos-v1 0.A03.loaded-A08
hipnotizar-v1 | hand=~ me=A11/3 phase=preparation | pass load:hipnotizar-v1:A11 unload:A08 | \
    hand0-hipnotizar-v1 res0+A08*9 0.A11.loaded+hipnotizar-v1 0.A11.loaded-A08 0.B06.loaded-A08*8
transformar-em-cinzas-v1 | hand=~ me=A11/3 phase=preparation | pass load:transformar-em-cinzas-v1:A11 \
    unload:A08 | hand0-transformar-em-cinzas-v1 res0+A08*9 0.A11.loaded+transformar-em-cinzas-v1 \
    0.A11.loaded-A08 0.B06.loaded-A08*8
prancha-do-surfista-v1 | phase=preparation me=A05/2 hand=surfista-prateado-v1 res=~,A08*9 | \
    play:surfista-prateado-v1 load:prancha-do-surfista-v1 | hand0-surfista-prateado-v1 \
    res0-A08*4,prancha-do-surfista-v1 0.surfista-prateado-v1:here@1 0.surfista-prateado-v1.shield=2 \
    0.surfista-prateado-v1.powers=cosmic-power,energy-attack,flight \
    0.surfista-prateado-v1.loaded=A08*4,prancha-do-surfista-v1
prancha-do-surfista-v1 | | copies | copies=1
capturar-mutante-v1 | foe=ciclope-v1/5 me=A05/~+4@2 | asks | \
    asks=0:act:A05:ground-slam,act:B06:plasma-shot,pass
"""


@each_fact(FACTS)
def test_what_is_printed(line: Facts) -> None:
    check_printed(line)


@each_play(PLAYS)
def test_what_it_does(row: Play) -> None:
    check_play(row)
