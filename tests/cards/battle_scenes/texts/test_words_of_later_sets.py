"""Cards made of words of later sets: prices in stages, what waits for actions, texts from resources."""

from tests.cards.battle_scenes.texts.plays import Facts, Play, check_play, check_printed, each_fact, each_play

FACTS = """
emboscada-interplanetaria-v1 | scenario |  |  |
agroglifos-v1 | scenario |  |  |
aranhaverso-v1 | scenario |  |  |
venomverso-v1 | scenario |  |  |
checagem-rapida-v1 | scenario |  |  |
estratagema-infalivel-v1 | scenario |  |  |
movimento-imprevisivel-v1 | scenario |  |  |
planar-invisivel-v1 | scenario |  |  |
revigoramento-incrivel-v1 | scenario |  |  |
presenca-estarrecedora-v1 | scenario |  |  |
descobertas-infindaveis-v1 | scenario |  |  |
seguranca-pessoal-v1 | scenario |  |  |
recrutar-mutantes-v1 | scenario |  |  |
reunir-a-gangue-v1 | scenario |  |  |
familia-unida-v1 | scenario |  |  |
insultos-e-provocacoes-v1 | scenario |  |  |
nano-sentinelas-v1 | scenario |  |  |
desmaterializacao-impossivel-v1 | scenario |  |  |
batedor-avancado-v1 | scenario |  |  |
projetil-inesperado-v1 | scenario |  |  |
rajada-implacavel-v1 | scenario |  |  |
quebrar-com-tudo-v1 | scenario |  |  |
energia-estatica-v1 | scenario |  |  |
explosao-certeira-v1 | scenario |  |  |
explosao-erratica-v1 | scenario |  |  |
calmaria-v1 | scenario |  |  |
desfechos-paralelos-v1 | scenario |  |  |
herois-de-aluguel-v1 | scenario |  |  |
multiplas-opcoes-v1 | scenario |  |  |
invasao-de-alienigenas-v1 | scenario |  |  |
fogo-fatuo-v1 | ability |  | energy-attack | energy-attack 1 anticipate
vendaval-do-infortunio-v1 | ability |  | telekinesis | telekinesis 1 normal
possessao-sinistra-v1 | scenario |  |  |
sensor-de-movimento-v1 | support 2/1 | hidra |  |
em-meio-ao-caos-v1 | ability |  | agility | agility 1 normal
resistencia-extrema-v1 | scenario |  |  |
singularidade-temporal-v1 | scenario |  |  |
plano-magistral-estrategia-v1 | scenario |  |  |
plano-magistral-execucao-v1 | scenario |  |  |
plano-magistral-objetivo-v1 | scenario |  |  |
plano-magistral-preparacao-v1 | scenario |  |  |
mercado-negro-v1 | scenario |  |  |
conversor-molecular-v1 | support 2/1 |  |  |
minerio-clandestino-v1 | support 3/1 |  |  |
interceptador-de-voz-v1 | support 1/1 | shield |  |
onda-de-boatos-v1 | scenario |  |  |
programacao-defeituosa-v1 | scenario |  |  |
posto-de-monitoramento-v1 | support 4/1 | sentinelas |  |
reestruturacao-simbiotica-v1 | ability |  | regeneration | regeneration no-cost anticipate
imunoeficiencia-v1 | ability |  | regeneration | regeneration 1 anticipate
vitalidade-mortifera-v1 | scenario |  |  |
escavar-v1 | ability |  | super-strength | super-strength 1 normal
desobstruir-v1 | ability |  | super-strength | super-strength 1 anticipate
adaga-psiquica-v1 | ability |  | telepathy | telepathy 1 normal
defesas-comprometidas-v1 | ability |  | blades | blades 1 normal
instigar-furia-v1 | ability |  | telepathy | telepathy 1 normal
chamado-do-telepata-v1 | ability |  | telepathy | telepathy 0 unforeseen
assombrar-v1 | ability |  | telekinesis | telekinesis 2 normal
"""
PLAYS = """
emboscada-interplanetaria-v1 | scenario=~ hand=estrela-negra-v2 res=A08*6 deck=A26*4,B02,A08 | \
    play:estrela-negra-v2 choose:yes choose:B02 | scenario=none hand0+B02 hand0-estrela-negra-v2 deck0-5 \
    res0+A26*4,emboscada-interplanetaria-v1 res0-A08*6 0.estrela-negra-v2:here@1 \
    0.estrela-negra-v2.shield=3 0.estrela-negra-v2.powers=blades,super-strength \
    0.estrela-negra-v2.loaded=A08*6
agroglifos-v1 | scenario=~ hand=A12 res=A08*5,A19,A23,A25 me=A04/3 | play:A12 load:A08 load:A08 load:A08 \
    load:A08 load:A08 choose:yes choose:A19 choose:A23 choose:A26 choose:A27 | scenario=none hand0+A29,A30 \
    hand0-A12 deck0-2,bottom:A23 res0+A26,A27,agroglifos-v1 res0-A08*5,A19,A23 0.A12:here@0 0.A12.shield=2 \
    0.A12.powers=cosmic-power,flight 0.A12.loaded=A08*5
aranhaverso-v1 | | play | scenario=aranhaverso-v1 hand0+A26 hand0-aranhaverso-v1 deck0-1
aranhaverso-v1 | scenario=~ hand=homem-aranha-v2 res=A08*4 deck=A26,mary-jane-v1,A08 | \
    play:homem-aranha-v2 choose:yes choose:2 choose:mary-jane-v1 | scenario=none hand0+mary-jane-v1 \
    hand0-homem-aranha-v2 deck0-1 res0+aranhaverso-v1 res0-A08*4 0.homem-aranha-v2:here@1 \
    0.homem-aranha-v2.shield=1 0.homem-aranha-v2.powers=agility,elasticity 0.homem-aranha-v2.loaded=A08*4
aranhaverso-v1 | scenario=~ hand=homem-aranha-v2 res=A08*4 deck=A26,mary-jane-v1,A08 | \
    play:homem-aranha-v2 choose:yes choose:1 | scenario=none hand0-homem-aranha-v2 deck0-2 \
    res0+A26,aranhaverso-v1,mary-jane-v1 res0-A08*4 0.homem-aranha-v2:here@1 0.homem-aranha-v2.shield=1 \
    0.homem-aranha-v2.powers=agility,elasticity 0.homem-aranha-v2.loaded=A08*4
venomverso-v1 | | play | scenario=venomverso-v1 hand0+A26 hand0-venomverso-v1 deck0-1
venomverso-v1 | scenario=~ hand=A10 res=A08*3 deck=A26,B10,A08 | play:A10 choose:yes choose:2 choose:B10 | \
    scenario=none hand0+B10 hand0-A10 deck0-1 res0+venomverso-v1 res0-A08*3 0.A10:here@1 0.A10.shield=1 \
    0.A10.powers=elasticity,regeneration 0.A10.loaded=A08*3
checagem-rapida-v1 | me=A04/3@1 | play choose:yes choose:A04 discard:A19 | scenario=checagem-rapida-v1 \
    hand0+A26,A27 hand0-A19,checagem-rapida-v1 deck0-2 res0+A19 0.A04.stage=0
checagem-rapida-v1 | me=A04/3@0,B06/3@0 hand=~,A19 | play asks | scenario=checagem-rapida-v1 hand0+A26 \
    hand0-checagem-rapida-v1 deck0-1 \
    asks=0:capacitate:A04:A19,capacitate:A04:A26,capacitate:B06:A19,capacitate:B06:A26,discard:A19,\
discard:A26,pass,surrender:A04,surrender:B06
estratagema-infalivel-v1 | me=A03/3@1 | play choose:yes | scenario=estratagema-infalivel-v1 hand0+A26 \
    hand0-estratagema-infalivel-v1 deck0-1 0.A03.stage=0 hand1-B06 res1+B06
estratagema-infalivel-v1 | me=A03/3@0 | play | scenario=estratagema-infalivel-v1 \
    hand0-estratagema-infalivel-v1
movimento-imprevisivel-v1 | me=B05/3@1 | play choose:yes choose:B02 choose:2 | \
    scenario=movimento-imprevisivel-v1 hand0-movimento-imprevisivel-v1 0.B05.stage=0 1.B02.stage=0
planar-invisivel-v1 | me=A03/3@1 foe=A07/3@1 | play choose:yes pass act:A07:trick-arrow asks | \
    scenario=planar-invisivel-v1 hand0-planar-invisivel-v1 res0+A08*8 0.A03.stage=0 0.B06.loaded-A08*8 \
    1.A07.stage=0 asks=1:target:A07,target:B06
revigoramento-incrivel-v1 | me=A11/3@1,A04/3@0 | play choose:yes choose:A04 choose:B06 | \
    scenario=revigoramento-incrivel-v1 hand0-revigoramento-incrivel-v1 0.A11.stage=0 0.A04.stage=1 \
    0.B06.stage=2
presenca-estarrecedora-v1 | scenario=~ hand=A11 res=A08*3 | play:A11 choose:yes choose:player-2 | \
    scenario=none hand0-A11 res0+presenca-estarrecedora-v1 res0-A08*3 deck1-5 res1+B06*5 0.A11:here@0 \
    0.A11.shield=1 0.A11.powers=magic,telekinesis,telepathy 0.A11.loaded=A08*3
descobertas-infindaveis-v1 | scenario=~ hand=A03 res=A08*4 | play:A03 choose:yes | scenario=none \
    hand0+A26,A27,A29 hand0-A03 deck0-3 res0+descobertas-infindaveis-v1 res0-A08*4 0.A03:here@0 \
    0.A03.shield=2 0.A03.powers=energy-attack,flight,genius 0.A03.loaded=A08*4
seguranca-pessoal-v1 | scenario=~ hand=A03 res=A08*4 me=A04/3 | play:A03 choose:yes choose:yes choose:A04 \
    | scenario=none hand0+A04 hand0-A03 res0+seguranca-pessoal-v1 res0-A08 0.A04:gone 0.A03:here@1 \
    0.A03.shield=3 0.A03.powers=energy-attack,flight,genius 0.A03.loaded=A08*4
recrutar-mutantes-v1 | me=groxo-v1/3 deck=A26,magneto-v1,A08 | play choose:magneto-v1 | \
    scenario=recrutar-mutantes-v1 hand0+magneto-v1 hand0-recrutar-mutantes-v1 deck0-1
recrutar-mutantes-v1 | scenario=~ hand=groxo-v1 res=A08*3 deck=A26,magneto-v1,A08 | play:groxo-v1 \
    choose:yes choose:magneto-v1 | scenario=none hand0+magneto-v1 hand0-groxo-v1 deck0-1 \
    res0+recrutar-mutantes-v1 res0-A08*3 0.groxo-v1:here@1 0.groxo-v1.shield=1 \
    0.groxo-v1.powers=agility,elasticity 0.groxo-v1.loaded=A08*3
reunir-a-gangue-v1 | me=pal-gangue-da-demolicao/2 deck=A26,pal-gangue-da-demolicao,A08 | play \
    choose:pal-gangue-da-demolicao | scenario=reunir-a-gangue-v1 hand0+pal-gangue-da-demolicao \
    hand0-reunir-a-gangue-v1 deck0-1
reunir-a-gangue-v1 | scenario=~ hand=pal-gangue-da-demolicao res=A08*2 | play:pal-gangue-da-demolicao \
    choose:yes | scenario=none hand0-pal-gangue-da-demolicao deck0-3 res0+A26,A27,A29,reunir-a-gangue-v1 \
    res0-A08*2 0.pal-gangue-da-demolicao:here@1 0.pal-gangue-da-demolicao.shield=1 \
    0.pal-gangue-da-demolicao.powers=blades 0.pal-gangue-da-demolicao.loaded=A08*2
familia-unida-v1 | scenario=~ hand=pal-quarteto-futuro res=A08*2 deck=A26,pal-quarteto-futuro,A08 | \
    play:pal-quarteto-futuro choose:yes choose:pal-quarteto-futuro:deck | scenario=none deck0-1 \
    res0+familia-unida-v1 res0-A08*2 0.pal-quarteto-futuro:here@1 0.pal-quarteto-futuro.shield=1 \
    0.pal-quarteto-futuro.powers=blades 0.pal-quarteto-futuro.loaded=A08*2
insultos-e-provocacoes-v1 | me=A04/3@1 | play choose:yes choose:A04 choose:B06 | \
    scenario=insultos-e-provocacoes-v1 hand0+A26 hand0-insultos-e-provocacoes-v1 deck0-1 0.A04.stage=2 \
    0.B06.stage=2 1.B09.stage=1
insultos-e-provocacoes-v1 | me=A04/3@1 foe=B02/3@2 hand=~ | play asks | scenario=insultos-e-provocacoes-v1 \
    hand0+A26 hand0-insultos-e-provocacoes-v1 deck0-1 \
    asks=0:capacitate:A04:A26,capacitate:B06:A26,discard:A26,pass,surrender:A04,surrender:B06
nano-sentinelas-v1 | me=A10/3@1 foe=ciclope-v1/5,B02/5 | play choose:yes choose:ciclope-v1 | \
    scenario=nano-sentinelas-v1 hand0-nano-sentinelas-v1 0.A10.stage=0 res1+A08*2 \
    1.ciclope-v1.loaded-A08*2
nano-sentinelas-v1 | me=A10/3@1 foe=ciclope-v1/5,B02/5 | play choose:yes choose:B02 | \
    scenario=nano-sentinelas-v1 hand0-nano-sentinelas-v1 0.A10.stage=0 1.B02.shield_used=2
desmaterializacao-impossivel-v1 | me=A11/3@1 foe=B02/A19+B06*3 | play choose:yes | \
    scenario=desmaterializacao-impossivel-v1 hand0-desmaterializacao-impossivel-v1 0.A11.stage=0 hand1+A19 \
    1.B02.loaded-A19
batedor-avancado-v1 | me=A04/3@1 foe=none hand1=A19,B06 | play choose:yes choose:A04 choose:A19 | \
    scenario=batedor-avancado-v1 hand0-batedor-avancado-v1 0.A04.stage=0 hand1-A19 res1+A19
batedor-avancado-v1 | me=A04/3@1 hand1=A19,B06 hand=~,A19 | play asks | scenario=batedor-avancado-v1 \
    hand0-batedor-avancado-v1 \
    asks=0:capacitate:A04:A19,capacitate:B06:A19,discard:A19,pass,surrender:A04,surrender:B06
projetil-inesperado-v1 | me=A07/3@1 | play choose:yes choose:A07 asks choose:B02 | \
    scenario=projetil-inesperado-v1 hand0-projetil-inesperado-v1 0.A07.stage=0 res1+B06 1.B02.loaded-B06 \
    asks=0:choose:B02,choose:B06,choose:B09
rajada-implacavel-v1 | me=A03/3@1 | play choose:yes | scenario=rajada-implacavel-v1 \
    hand0-rajada-implacavel-v1 0.A03.stage=0 res1+B06*2 1.A15.loaded-B06*2
quebrar-com-tudo-v1 | scenario=~ hand=A04 res=A08*6 me=A03/3 | play:A04 choose:yes asks choose:A15 | \
    scenario=none hand0-A04 res0+quebrar-com-tudo-v1 res0-A08*6 res1+B06*2 1.A15.shield_used=2 \
    1.A15.loaded-B06*2 0.A04:here@0 0.A04.shield=2 0.A04.powers=energy-attack,flight,super-strength \
    0.A04.loaded=A08*6 asks=0:choose:A03,choose:A15,choose:B06
energia-estatica-v1 | scenario=~ hand=A03 res=A08*4 me=A05/3 | play:A03 choose:yes asks choose:B02 | \
    scenario=none hand0-A03 res0+energia-estatica-v1 res0-A08*4 1.B02.shield_used=2 0.A03:here@0 \
    0.A03.shield=2 0.A03.powers=energy-attack,flight,genius 0.A03.loaded=A08*4 \
    asks=0:choose:A15,choose:B02,choose:B09
explosao-certeira-v1 | | play choose:B02 asks choose:yes | scenario=explosao-certeira-v1 \
    hand0-explosao-certeira-v1 hand1+B06 deck1-1 res1+B06 1.B02.loaded-B06 asks=1:choose:no,choose:yes
explosao-erratica-v1 | | play choose:A15 choose:yes | scenario=explosao-erratica-v1 \
    hand0-explosao-erratica-v1 hand1+B06 deck1-1 1.A15.shield_used=2
calmaria-v1 | | play | scenario=calmaria-v1 hand0+A26 hand0-calmaria-v1 deck0-1
calmaria-v1 | scenario=~ hand=A17,A19 | play:A17 | scenario=A17 hand0+A26 hand0-A17 deck0-1 \
    res0+calmaria-v1 0.A04.shield=3
desfechos-paralelos-v1 | | play | scenario=desfechos-paralelos-v1 hand0-desfechos-paralelos-v1 deck0-2 \
    res0+A26,A27
desfechos-paralelos-v1 | scenario=~@1 hand=A17,A19 | play:A17 | scenario=A17 hand0-A17 0.A04.shield=3 \
    hand1+B06 deck1-1 res1+desfechos-paralelos-v1
herois-de-aluguel-v1 | me=pal-herois-de-aluguel/2 deck=A26,pal-herois-de-aluguel,A08 | play \
    choose:pal-herois-de-aluguel | scenario=herois-de-aluguel-v1 hand0+pal-herois-de-aluguel \
    hand0-herois-de-aluguel-v1 deck0-1
herois-de-aluguel-v1 | deck=A26,pal-herois-de-aluguel,A08 | play | scenario=herois-de-aluguel-v1 \
    hand0-herois-de-aluguel-v1
herois-de-aluguel-v1 | scenario=~ hand=A17,A19 me=pal-herois-de-aluguel/2 \
    deck=A26,pal-herois-de-aluguel,A08 | play:A17 choose:pal-herois-de-aluguel | scenario=A17 \
    hand0+pal-herois-de-aluguel hand0-A17 deck0-1 res0+herois-de-aluguel-v1
multiplas-opcoes-v1 | scenario=~ phase=attack me=A10/3@1 | act:A10:tendril-lash target:B02 asks choose:yes \
    | hand0+A26 deck0-1 0.A10.stage=0 1.B02.shield_used=2 asks=0:choose:no,choose:yes
multiplas-opcoes-v1 | scenario=~ phase=attack me=A04/3@1 | act:A04:thunder-strike target:B02 | \
    0.A04.stage=0 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
invasao-de-alienigenas-v1 | scenario=~ res=pal-alienigenas,A08 | choose:invasao-de-alienigenas-v1 | \
    hand0+pal-alienigenas res0-pal-alienigenas
invasao-de-alienigenas-v1 | scenario=~ phase=attack me=pal-alienigenas/golpe-de-sorte-v1+2@1 | \
    act:pal-alienigenas:golpe-de-sorte target:B02 choose:yes choose:no | deck0-2 res0+A26,A27 \
    1.B02.shield_used=2
fogo-fatuo-v1 | me=capitao-universo-v1/~+4@1 | use target:B02 choose:2 | deck0-2 res0+A26,A27 \
    0.capitao-universo-v1.stage=0 1.B02.shield_used=2
fogo-fatuo-v1 | | use target:B02 | 0.B07.stage=1 1.B02.shield_used=2
vendaval-do-infortunio-v1 | phase=anticipation me=A11/~+3@0,A09/golpe-treinado-v1+3@1 | \
    act:A09:golpe-treinado target:B02 | deck0-1 res0+A26 0.A09.stage=0 1.B02.shield_used=2
vendaval-do-infortunio-v1 | me=A11/~+3@1,A09/golpe-treinado-v1+3@1 | act:A09:golpe-treinado target:B02 | \
    0.A09.stage=0 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
vendaval-do-infortunio-v1 | | use choose:B02 unload:B02:B06 unload:B02:B06 | 0.A11.stage=1 res1+B06*2 \
    1.B02.loaded-B06*2
possessao-sinistra-v1 | me=A04/3@1 phase=preparation | play choose:A04 pass act:A04:thunder-strike \
    target:B02 | scenario=possessao-sinistra-v1 hand0-possessao-sinistra-v1 res0+A08*9 0.A04.stage=0 \
    0.A04.loaded-A08 0.B06.loaded-A08*8 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06
sensor-de-movimento-v1 | me=~/2,B06/3 phase=preparation active=1 foe=A06/3@1,B02/3 | act:A06:blind-spot \
    target:B06 choose:yes | res0+A08*2 0.sensor-de-movimento-v1.loaded-A08 0.B06.shield_used=1 \
    0.B06.loaded-A08 res1+A08 1.A06.stage=0 1.A06.loaded-A08
sensor-de-movimento-v1 | me=~/2,agente-duplo-v1/3 phase=preparation active=1 foe=A06/3@1,B02/3 | \
    act:A06:blind-spot target:B06 choose:yes | res0+A08 0.B06.shield_used=1 0.B06.loaded-A08 res1+A08 \
    1.A06.stage=0 1.A06.loaded-A08
em-meio-ao-caos-v1 | me=B05/~+4@2,A11/desintegrar-v1+3@2 phase=attack | act:B05:em-meio-ao-caos target:B02 \
    asks | 0.B05.stage=1 1.B02.shield_used=2 \
    asks=0:act:A11:desintegrar,act:A11:glimpse,act:B06:plasma-shot,pass
em-meio-ao-caos-v1 | me=B05/~+4@2,A11/erosao-psionica-v1+alteracao-subatomica-v1+3@2 phase=attack | \
    act:A11:alteracao-subatomica unload:B02:B06 act:B05:em-meio-ao-caos target:B02 asks | 0.B05.stage=1 \
    0.B05.again=True 0.A11.stage=1 res1+B06 1.B02.shield_used=2 1.B02.loaded-B06 \
    asks=0:act:B05:em-meio-ao-caos,act:B05:twin-batons,act:B06:plasma-shot,pass
em-meio-ao-caos-v1 | me=B05/~+4@2 | use target:B02 | 0.B05.stage=1 1.B02.shield_used=1
resistencia-extrema-v1 | | play | scenario=resistencia-extrema-v1 hand0+A26 hand0-resistencia-extrema-v1 \
    deck0-1
resistencia-extrema-v1 | scenario=~ phase=attack me=A03/3@1 foe=B09/5,B02/9 | act:A03:repulsor-volley \
    target:B09 target:B02 | 0.A03.stage=0 1.B02.shield_used=1
singularidade-temporal-v1 | | play | scenario=singularidade-temporal-v1 hand0+A26 \
    hand0-singularidade-temporal-v1 deck0-1
singularidade-temporal-v1 | scenario=~ phase=attack me=A04/3@1,A05/3@1 foe=thor-v2/3,B02/3 | asks | \
    asks=0:act:B06:plasma-shot,pass
plano-magistral-estrategia-v1 | scenario=plano-magistral-objetivo-v1 | play | \
    scenario=plano-magistral-estrategia-v1 hand0+A26,A27,A29 hand0-plano-magistral-estrategia-v1 deck0-3 \
    res0+plano-magistral-objetivo-v1
plano-magistral-estrategia-v1 | scenario=plano-magistral-execucao-v1 | play | \
    scenario=plano-magistral-estrategia-v1 hand0-plano-magistral-estrategia-v1 \
    res0+plano-magistral-execucao-v1
plano-magistral-execucao-v1 | scenario=plano-magistral-estrategia-v1@1 | play | \
    scenario=plano-magistral-execucao-v1 hand0+A26,A27,A29 hand0-plano-magistral-execucao-v1 deck0-3 \
    res1+plano-magistral-estrategia-v1
plano-magistral-objetivo-v1 | scenario=plano-magistral-execucao-v1 | play | \
    scenario=plano-magistral-objetivo-v1 hand0+A26,A27,A29 hand0-plano-magistral-objetivo-v1 deck0-3 \
    res0+plano-magistral-execucao-v1
plano-magistral-preparacao-v1 | res=plano-magistral-execucao-v1,plano-magistral-objetivo-v1,A08 | play \
    choose:plano-magistral-objetivo-v1 choose:plano-magistral-execucao-v1 | \
    scenario=plano-magistral-preparacao-v1 hand0+plano-magistral-execucao-v1,plano-magistral-objetivo-v1 \
    hand0-plano-magistral-preparacao-v1 res0-plano-magistral-execucao-v1,plano-magistral-objetivo-v1
mercado-negro-v1 | scenario=~ phase=attack active=1 res=mercado-negro-v1,A08 me=A04/3 foe=B02/3@1 | pass | \
    hand0+A29,A30 deck0-4 res0+A26,A27
mercado-negro-v1 | scenario=~ phase=attack active=1 res=A08 me=A04/3 foe=B02/3@1 | pass | hand0+A27,A29 \
    deck0-3 res0+A26
conversor-molecular-v1 | me=A03/3@1 hand=~ res=A08*2 | play choose:yes | hand0-conversor-molecular-v1 \
    res0-A08*2 0.A03.stage=0 0.conversor-molecular-v1.shield=1 0.conversor-molecular-v1.loaded=A08*2
conversor-molecular-v1 | me=A03/3@1 hand=~ res=A08*2 | play choose:no | hand0-conversor-molecular-v1 \
    res0+conversor-molecular-v1
conversor-molecular-v1 | me=A04/3@1 hand=~ res=A08*2 | play | hand0-conversor-molecular-v1 \
    res0+conversor-molecular-v1
conversor-molecular-v1 | me=~/2,A03/3 phase=attack active=1 foe=B02/3@1 | pass choose:yes | hand0+A29,A30 \
    deck0-4 res0+A26,A27
minerio-clandestino-v1 | me=B05/3@1 hand=~ res=A08*3 | play choose:yes choose:B05 | \
    hand0-minerio-clandestino-v1 res0-A08*3 0.B05.stage=0 0.minerio-clandestino-v1.shield=1 \
    0.minerio-clandestino-v1.loaded=A08*3
minerio-clandestino-v1 | me=B05/3@1,~/2 | choose:minerio-clandestino-v1 choose:player-2 | res0+A08 \
    0.minerio-clandestino-v1.loaded-A08 deck1-2 res1+B06*2
interceptador-de-voz-v1 | me=~/2,maria-hill-v1/2@1 | choose:interceptador-de-voz-v1 | hand0+A26 deck0-1 \
    0.maria-hill-v1.stage=0
interceptador-de-voz-v1 | me=~/2,maria-hill-v1/2@0 hand=A19 | asks | \
    asks=0:capacitate:B06:A19,capacitate:maria-hill-v1:A19,\
capacitate:maria-hill-v1:maria-hill-v1:lead,discard:A19,pass,surrender:B06,surrender:maria-hill-v1
onda-de-boatos-v1 | me=A04/3 foe=B02/2 | play | scenario=onda-de-boatos-v1 hand0+A26 \
    hand0-onda-de-boatos-v1 deck0-1 \
    0.A04.affiliations+aliados-do-capitao-america,aliados-do-homem-de-ferro \
    0.B06.affiliations+aliados-do-capitao-america,aliados-do-homem-de-ferro \
    1.B02.affiliations+aliados-do-capitao-america,aliados-do-homem-de-ferro
programacao-defeituosa-v1 | me=supra-sentinela-v1/3 foe=B02/2 | play | scenario=programacao-defeituosa-v1 \
    hand0+A26 hand0-programacao-defeituosa-v1 deck0-1 0.B06.affiliations+irmandade-de-mutantes,x-men \
    1.B02.affiliations+irmandade-de-mutantes,x-men
programacao-defeituosa-v1 | me=A04/3 foe=B02/2 | play | scenario=programacao-defeituosa-v1 hand0+A26 \
    hand0-programacao-defeituosa-v1 deck0-1
posto-de-monitoramento-v1 | hand=~ res=A08*4 deck=A26,pal-sentinelas,A08 | play choose:pal-sentinelas:deck \
    | hand0+pal-sentinelas hand0-posto-de-monitoramento-v1 deck0-1 res0-A08*4 \
    0.posto-de-monitoramento-v1.shield=1 0.posto-de-monitoramento-v1.loaded=A08*4
posto-de-monitoramento-v1 | me=~/3 | choose:posto-de-monitoramento-v1 choose:B02 | res0+A08 \
    0.posto-de-monitoramento-v1.loaded-A08 1.B02.affiliations+irmandade-de-mutantes,x-men
reestruturacao-simbiotica-v1 | phase=preparation me=A05/2,A10/2 res=~,B23 | \
    choose:reestruturacao-simbiotica-v1 choose:A05 choose:yes | res0-B23,reestruturacao-simbiotica-v1 \
    0.A05.loaded+reestruturacao-simbiotica-v1 0.A10.loaded+B23
reestruturacao-simbiotica-v1 | | use choose:B23 | res0-B23 0.A05.loaded+B23
imunoeficiencia-v1 | phase=preparation me=A05/2 res=~,B23 | choose:imunoeficiencia-v1 | \
    res0-imunoeficiencia-v1 0.A05.loaded+imunoeficiencia-v1
imunoeficiencia-v1 | | use choose:B23 choose:B24 | res0+imunoeficiencia-v1 res0-B23,B24 0.A05.stage=1 \
    0.A05.loaded+B23,B24 0.A05.loaded-imunoeficiencia-v1
vitalidade-mortifera-v1 | | play | scenario=vitalidade-mortifera-v1 hand0+A26 \
    hand0-vitalidade-mortifera-v1 deck0-1
vitalidade-mortifera-v1 | scenario=~ me=pal-tentaculo/2@0 | choose:vitalidade-mortifera-v1:1 \
    choose:pal-tentaculo choose:2 | scenario=none deck0+1,bottom:vitalidade-mortifera-v1 \
    0.pal-tentaculo.stage=2
vitalidade-mortifera-v1 | res=~,A08 hand=A19 me=pal-tentaculo/2@0 | choose:vitalidade-mortifera-v1:2 \
    choose:pal-tentaculo choose:2 | deck0+1,bottom:vitalidade-mortifera-v1 res0-vitalidade-mortifera-v1 \
    0.pal-tentaculo.stage=2
escavar-v1 | phase=preparation me=A05/2 res=~,B23 foe=none | choose:escavar-v1 unload:A05:A08 | res0+A08 \
    res0-escavar-v1 0.A05.loaded+escavar-v1 0.A05.loaded-A08
escavar-v1 | phase=preparation me=A05/2 res=~ hand=A19 | asks | \
    asks=0:capacitate:A05:A19,capacitate:B06:A19,discard:A19,pass,surrender:A05,surrender:B06
escavar-v1 | | use choose:3 target:B02 | deck0-7 res0+A26,A27,A29,A30,A31,B28,B29 0.A05.stage=1 \
    1.B02.shield_used=2
escavar-v1 | | use choose:2 | deck0-7 res0+A26,A27,A29,A30,A31,B28,B29 0.A05.stage=1
desobstruir-v1 | | use choose:1 target:B02 | 0.A05.stage=1 1.B02.shield_used=2
desobstruir-v1 | | use choose:2 | deck0-2 res0+A26,A27 0.A05.stage=1
desobstruir-v1 | | use choose:3 target:B02 | deck0-2 res0+A26,A27 0.A05.stage=1 1.B02.shield_used=2
adaga-psiquica-v1 | phase=preparation me=A05/2 hand=A11 res=~,A08*2 | play:A11 load:adaga-psiquica-v1 \
    choose:yes choose:B02 | hand0-A11 res0-A08*2,adaga-psiquica-v1 1.B02.shield_used=1 0.A11:here@1 \
    0.A11.shield=1 0.A11.powers=magic,telekinesis,telepathy 0.A11.loaded=A08*2,adaga-psiquica-v1
adaga-psiquica-v1 | me=A11/~+3@1,A07/3@1 | act:A07:trick-arrow target:B02 use target:B02 | 0.A11.stage=0 \
    0.A07.stage=0 res1+B06*3 1.B02.stage=1 1.B02.loaded-B06*3
adaga-psiquica-v1 | | use target:B02 | 0.A11.stage=1 1.B02.stage=1
defesas-comprometidas-v1 | phase=preparation me=A05/2 hand=B05 res=~,A08*2 | play:B05 \
    load:defesas-comprometidas-v1 choose:yes | hand0-B05 res0-A08*2,defesas-comprometidas-v1 res1+B06 \
    1.A15.loaded-B06 0.B05:here@1 0.B05.shield=1 0.B05.powers=agility,blades \
    0.B05.loaded=A08*2,defesas-comprometidas-v1
defesas-comprometidas-v1 | | use choose:2 | 0.B05.stage=1 res1+B06*3 1.A15.loaded-B06*3
instigar-furia-v1 | | use target:B02 | 0.A11.stage=1 1.B02.stage=1 1.B09.shield_used=2
chamado-do-telepata-v1 | phase=preparation me=A11/~+3@1! deck=A26,B06,A04 | use choose:B23 asks choose:A04 \
    | hand0+A04 res0-B23 0.A11.loaded+B23 0.A11.loaded-chamado-do-telepata-v1 asks=0:choose:A04,choose:no
assombrar-v1 | deck=A08*12 deck1=B06*12 | use choose:2 | 0.A11.stage=0 deck1-8 res1+B06*8
assombrar-v1 | deck=A08*12 deck1=B06*12 | use choose:1 | deck0-8 res0+A08*8 0.A11.stage=0
"""


@each_fact(FACTS)
def test_what_is_printed(line: Facts) -> None:
    check_printed(line)


@each_play(PLAYS)
def test_what_it_does(row: Play) -> None:
    check_play(row)
