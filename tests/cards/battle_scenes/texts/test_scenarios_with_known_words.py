"""Scenarios and supports made of words that other cards have, too."""

from tests.cards.battle_scenes.texts.plays import Facts, Play, check_play, check_printed, each_fact, each_play

FACTS = """
ben-urich-investiga-v2 | scenario |  |  |
doenca-e-cura-v1 | scenario |  |  |
iluminacao-inumana-v1 | scenario |  |  |
novos-horizontes-v1 | scenario |  |  |
pulso-ionico-v1 | scenario |  |  |
reuniao-de-guerreiros-v1 | scenario |  |  |
escolta-armada-v1 | scenario |  |  |
implodir-v1 | scenario |  |  |
massacre-impiedoso-v1 | scenario |  |  |
revolta-dos-inocentes-v1 | scenario |  |  |
resposta-a-ameaca-v1 | scenario |  |  |
ataque-surpresa-v1 | scenario |  |  |
invocar-o-relampago-v1 | scenario |  |  |
detonador-remoto-v1 | scenario |  |  |
guerra-kree-skrull-v1 | scenario |  |  |
surpresa-inesperada-v1 | scenario |  |  |
bater-em-retirada-v1 | scenario |  |  |
caca-aos-renegados-v1 | scenario |  |  |
oposicao-ao-registro-v1 | scenario |  |  |
guerra-civil-v2 | scenario |  |  |
informacoes-privilegiadas-v1 | scenario |  |  |
revista-minuciosa-v1 | scenario |  |  |
batalha-nos-ceus-v1 | scenario |  |  |
combate-ao-crime-v1-cenario | scenario |  |  |
pulso-eletromagnetico-v1 | scenario |  |  |
traidor-v1 | scenario |  |  |
vespera-do-julgamento-v1 | scenario |  |  |
invasao-kree-v1 | scenario |  |  |
guerra-civil-v1 | scenario |  |  |
lavagem-de-dinheiro-v1 | scenario |  |  |
assaltos-nas-vizinhancas-v1 | scenario |  |  |
estrategia-de-guerrilha-v1 | scenario |  |  |
em-meio-a-multidao-v1 | scenario |  |  |
entrando-de-cabeca-v1 | scenario |  |  |
planos-expostos-v1 | scenario |  |  |
investigar-ruinas-v1 | scenario |  |  |
cerebro-v1 | support 4/2 | x-men |  | telepathy 0 normal
canhao-automatico-v1 | support 3/1 |  |  |
toupeira-mecanica-v1 | support 3/0 |  |  |
explosivo-escondido-v1 | support 1/0 | ima |  |
sala-de-perigo-v1 | support 3/1 | x-men |  |
toxina-v1-personagem-ev | ev 4/2 | aliados-do-homem-aranha simbiontes | elasticity blades \
    regeneration super-strength | elasticity x anticipate
mansao-xavier-v1 | support 6/2 | x-men |  |
"""
PLAYS = """
ben-urich-investiga-v2 | hand1=A19,B06 | play choose:1 choose:yes | scenario=ben-urich-investiga-v2 \
    hand0-ben-urich-investiga-v2 hand1+B06 hand1-A19 deck1+0,bottom:A19
ben-urich-investiga-v2 | | play choose:2 choose:yes choose:A19 | scenario=ben-urich-investiga-v2 \
    hand0+A26 hand0-A19,ben-urich-investiga-v2 deck0+0,bottom:A19
ben-urich-investiga-v2 | me=none | play asks | scenario=ben-urich-investiga-v2 \
    hand0-ben-urich-investiga-v2 asks=0:discard:A19,discard:A23,discard:A25,pass
doenca-e-cura-v1 | me=A05/3@1 | play choose:yes choose:B23 unload:B06:A08 | scenario=doenca-e-cura-v1 \
    hand0-doenca-e-cura-v1 res0+A08 res0-B23 0.A05.loaded+B23 0.B06.loaded-A08
doenca-e-cura-v1 | me=A04/3@1 | play | scenario=doenca-e-cura-v1 hand0-doenca-e-cura-v1
iluminacao-inumana-v1 | scenario=~ me=A05/2 hand=pal-inumanos res=A08*9 | play:pal-inumanos choose:yes | \
    hand0-pal-inumanos deck0-1 res0+A26 res0-A08*2 0.pal-inumanos:here@2 0.pal-inumanos.shield=1 \
    0.pal-inumanos.powers=blades 0.pal-inumanos.loaded=A08*2
novos-horizontes-v1 | scenario=~ deck=A08,A17,A26 | choose:novos-horizontes-v1 choose:A17 | hand0+A17 \
    deck0-1
novos-horizontes-v1 | scenario=~ deck=A08,A17,A26 me=none hand=A19 | asks | asks=0:discard:A19,pass
pulso-ionico-v1 | me=A15/2 foe=B15/B06*3 | play | scenario=pulso-ionico-v1 hand0+A26 \
    hand0-pulso-ionico-v1 deck0-1 res0+A08 0.A15.loaded-A08 res1+B06 1.B15.loaded-B06
reuniao-de-guerreiros-v1 | me=pal-os-tres-guerreiros/2 deck=A26,pal-os-tres-guerreiros*3 | play \
    choose:pal-os-tres-guerreiros choose:pal-os-tres-guerreiros | scenario=reuniao-de-guerreiros-v1 \
    hand0+pal-os-tres-guerreiros*2 hand0-reuniao-de-guerreiros-v1 deck0-2
reuniao-de-guerreiros-v1 | deck=A26,pal-os-tres-guerreiros | play | scenario=reuniao-de-guerreiros-v1 \
    hand0-reuniao-de-guerreiros-v1
escolta-armada-v1 | deck=valentao-v1,A08,valentao-v2 | play | scenario=escolta-armada-v1 \
    hand0-escolta-armada-v1 deck0-1 res0+valentao-v1
escolta-armada-v1 | scenario=~ me=A05/2 hand=devastador-v1 res=A08*9 deck=A26,valentao-v1 | \
    play:devastador-v1 choose:valentao-v1:deck | hand0+valentao-v1 hand0-devastador-v1 deck0-1 res0-A08*6 \
    0.devastador-v1:here@1 0.devastador-v1.shield=2 \
    0.devastador-v1.powers=elasticity,flight,super-strength 0.devastador-v1.loaded=A08*6
implodir-v1 | me=A15/3 | play choose:yes | scenario=implodir-v1 hand0+A26 hand0-implodir-v1 deck0-1 \
    res0+A08*3,A15 1.A15.shield=2 1.A15.loaded=B06*12
implodir-v1 | me=A15/3! | play | scenario=implodir-v1 hand0+A26 hand0-implodir-v1 deck0-1
massacre-impiedoso-v1 | | play | scenario=massacre-impiedoso-v1 hand0+A26 hand0-massacre-impiedoso-v1 \
    deck0-1
massacre-impiedoso-v1 | scenario=~ phase=attack me=carnificina-v3/5@1 | \
    act:carnificina-v3:carnificina-maxima choose:1 target:B02 choose:no | 0.carnificina-v3.stage=0 \
    res1+B06*2 1.B02.loaded-B06*2
massacre-impiedoso-v1 | scenario=~ phase=attack me=A04/5@1 foe=carnificina-v3/9 | act:A04:thunder-strike \
    target:carnificina-v3 | 0.A04.stage=0 res1+A08 1.carnificina-v3.shield_used=2 \
    1.carnificina-v3.loaded-A08
revolta-dos-inocentes-v1 | | play | scenario=revolta-dos-inocentes-v1 hand0+A26 \
    hand0-revolta-dos-inocentes-v1 deck0-1
revolta-dos-inocentes-v1 | scenario=~ phase=attack me=A04/5@1 foe=carnificina-v3/9 | \
    act:A04:thunder-strike target:carnificina-v3 | 0.A04.stage=0 res1+A08*2 \
    1.carnificina-v3.shield_used=2 1.carnificina-v3.loaded-A08*2
resposta-a-ameaca-v1 | deck=A26,cavaleiro-da-lua-v1,A08 | play choose:cavaleiro-da-lua-v1 | \
    scenario=resposta-a-ameaca-v1 hand0+cavaleiro-da-lua-v1 hand0-resposta-a-ameaca-v1 deck0-1
resposta-a-ameaca-v1 | deck=A26,cavaleiro-da-lua-v1,A08 foe=A04/3 | play | scenario=resposta-a-ameaca-v1 \
    hand0-resposta-a-ameaca-v1
resposta-a-ameaca-v1 | scenario=~ phase=attack me=cavaleiro-da-lua-v1/4@1 | \
    act:cavaleiro-da-lua-v1:bumerangue-de-marfim target:B02 | 0.cavaleiro-da-lua-v1.stage=0 \
    0.cavaleiro-da-lua-v1.again=True 1.B02.shield_used=2
ataque-surpresa-v1 | scenario=~ hand=A05 res=A08*7 me=A04/2@1 | play:A05 choose:yes | hand0-A05 \
    res0-A08*7 0.A05:here@2 0.A05.shield=3 0.A05.powers=regeneration,super-strength 0.A05.loaded=A08*7
invocar-o-relampago-v1 | hand1=A17,B06 | play choose:A17 | scenario=invocar-o-relampago-v1 \
    hand0-invocar-o-relampago-v1 hand1-A17 res1+A17
invocar-o-relampago-v1 | scenario=~ phase=attack me=B07/3@1 foe=thor-v1/mjolnir-v1+3,B02/3 | \
    act:B07:barrage asks | 0.B07.stage=0 asks=0:target:B02,target:B06,target:B07
detonador-remoto-v1 | | play choose:1 | scenario=detonador-remoto-v1 hand0-detonador-remoto-v1 res1+B06*3 \
    1.A15.loaded-B06*3
detonador-remoto-v1 | | play choose:2 | scenario=detonador-remoto-v1 hand0+A26 hand0-detonador-remoto-v1 \
    deck0-1
detonador-remoto-v1 | foe=B02/3 | play | scenario=detonador-remoto-v1 hand0+A26 hand0-detonador-remoto-v1 \
    deck0-1
guerra-kree-skrull-v1 | | play | scenario=guerra-kree-skrull-v1 hand0+A26 hand0-guerra-kree-skrull-v1 \
    deck0-1
guerra-kree-skrull-v1 | scenario=~ phase=attack me=A04/5@1 | act:A04:thunder-strike target:B02 | \
    0.A04.stage=0 1.B02.shield_used=2
guerra-kree-skrull-v1 | scenario=~ phase=attack me=guerreiro-kree-v1/3@1 | \
    act:guerreiro-kree-v1:pulso-energetico target:B02 | 0.guerreiro-kree-v1.stage=0 1.B02.shield_used=2
surpresa-inesperada-v1 | scenario=~ | choose:surpresa-inesperada-v1 choose:B27 | hand0+A26 deck0-1 \
    hand1+B06,B27 deck1-1 res1-B27
bater-em-retirada-v1 | me=A04/3,A14/2,A05/2! | play asks choose:A14 | scenario=bater-em-retirada-v1 \
    hand0+A14 hand0-bater-em-retirada-v1 res0+A08*2 asks=0:choose:A04,choose:A14,choose:B06
caca-aos-renegados-v1 | | play choose:1 choose:B02 | scenario=caca-aos-renegados-v1 \
    hand0-caca-aos-renegados-v1 1.B02.shield_used=2
caca-aos-renegados-v1 | deck=A26,homem-de-ferro-v1,A03 | play choose:2 choose:homem-de-ferro-v1:deck | \
    scenario=caca-aos-renegados-v1 hand0+homem-de-ferro-v1 hand0-caca-aos-renegados-v1 deck0-1
oposicao-ao-registro-v1 | | play choose:1 choose:B02 | scenario=oposicao-ao-registro-v1 \
    hand0-oposicao-ao-registro-v1 1.B02.shield_used=2
oposicao-ao-registro-v1 | deck=A26,capitao-america-v1,A08 | play choose:2 choose:capitao-america-v1:deck \
    | scenario=oposicao-ao-registro-v1 hand0+capitao-america-v1 hand0-oposicao-ao-registro-v1 deck0-1
guerra-civil-v2 | | play | scenario=guerra-civil-v2 hand0+A26 hand0-guerra-civil-v2 deck0-1
guerra-civil-v2 | scenario=~ phase=attack me=A04/5@1 foe=caca-hulk-v1/8,B02/9 | act:A04:thunder-strike \
    target:caca-hulk-v1 | 0.A04.stage=0 res1+A08 1.caca-hulk-v1.shield_used=3 1.caca-hulk-v1.loaded-A08
informacoes-privilegiadas-v1 | | play choose:A19 | scenario=informacoes-privilegiadas-v1 hand0+A26,A27 \
    hand0-A19,informacoes-privilegiadas-v1 deck0-1,bottom:A19
revista-minuciosa-v1 | | play | scenario=revista-minuciosa-v1 hand0+A26 hand0-revista-minuciosa-v1 \
    deck0-2 res0+A27 deck1-1 res1+B06
batalha-nos-ceus-v1 | | play | scenario=batalha-nos-ceus-v1 hand0+A26 hand0-batalha-nos-ceus-v1 deck0-1
batalha-nos-ceus-v1 | scenario=~ phase=attack me=A04/5@1,A05/5@1 foe=A03/3,B02/3 | act:A04:thunder-strike \
    asks | 0.A04.stage=0 asks=0:target:A03,target:A04
batalha-nos-ceus-v1 | scenario=~ phase=attack me=A04/5@1,B07/5@1 foe=A03/3,B02/3 | act:B07:barrage asks | \
    0.B07.stage=0 asks=0:target:B02,target:B06,target:B07
combate-ao-crime-v1-cenario | | play | scenario=combate-ao-crime-v1-cenario hand0+A26 \
    hand0-combate-ao-crime-v1-cenario deck0-1
combate-ao-crime-v1-cenario | scenario=~ phase=attack me=patriota-de-ferro-v1/5@1 | \
    act:patriota-de-ferro-v1:rajada-repulsora target:B02 | 0.patriota-de-ferro-v1.stage=0 res1+B06*2 \
    1.B02.loaded-B06*2
pulso-eletromagnetico-v1 | me=A15/3 foe=B15/B06*4 | play | scenario=pulso-eletromagnetico-v1 hand0+A26 \
    hand0-pulso-eletromagnetico-v1 deck0-1 0.A15.shield_used=2 1.B15.shield_used=2
traidor-v1 | foe=A03/A08*5,B02/A08*5 | play choose:A03 | scenario=traidor-v1 hand0-traidor-v1 res1+A08 \
    1.A03.loaded-A08
traidor-v1 | foe=A03/A08*5,B02/A08*5 | play choose:B02 | scenario=traidor-v1 hand0-traidor-v1 \
    1.B02.shield_used=1
vespera-do-julgamento-v1 | deck=A26,pal-arautos-de-galactus,A08 | play \
    choose:pal-arautos-de-galactus:deck | scenario=vespera-do-julgamento-v1 hand0+pal-arautos-de-galactus \
    hand0-vespera-do-julgamento-v1 deck0-2 res0+A26
vespera-do-julgamento-v1 | deck=A26,pal-arautos-de-galactus,A08 me=pal-arautos-de-galactus/3 | play | \
    scenario=vespera-do-julgamento-v1 hand0-vespera-do-julgamento-v1 deck0-1 res0+A26
invasao-kree-v1 | deck=A26,guerreiro-kree-v1,A08 foe=none | play choose:guerreiro-kree-v1:deck | \
    scenario=invasao-kree-v1 hand0+guerreiro-kree-v1 hand0-invasao-kree-v1 deck0-1
invasao-kree-v1 | deck=A26,guerreiro-kree-v1,A08 | play | scenario=invasao-kree-v1 hand0-invasao-kree-v1
invasao-kree-v1 | scenario=~ phase=attack me=guerreiro-kree-v1/3@1 | \
    act:guerreiro-kree-v1:pulso-energetico target:B02 | 0.guerreiro-kree-v1.stage=0 res1+B06 \
    1.B02.shield_used=2 1.B02.loaded-B06
guerra-civil-v1 | | play | scenario=guerra-civil-v1 hand0+A26 hand0-guerra-civil-v1 deck0-1
guerra-civil-v1 | scenario=~ phase=attack me=A04/5@1 foe=A05/9,B02/9 | act:A04:thunder-strike target:A05 \
    | 0.A04.stage=0 res1+A08 1.A05.shield_used=3 1.A05.loaded-A08
guerra-civil-v1 | scenario=~@1 phase=attack me=A04/5@1 foe=A05/9,B02/9 | act:A04:thunder-strike \
    target:A05 | 0.A04.stage=0 res1+A08 1.A05.shield_used=3 1.A05.loaded-A08
lavagem-de-dinheiro-v1 | me=B05/2,B07/2,A04/3 | play choose:yes choose:B05 | \
    scenario=lavagem-de-dinheiro-v1 hand0-lavagem-de-dinheiro-v1 deck0-3 res0+A26,A27,A29
assaltos-nas-vizinhancas-v1 | scenario=~ me=abutre-v2/2 hand=B07 res=A08*4 | play:B07 | scenario=none \
    hand0-B07 deck0-4 res0+A26,A27,A29,A30,assaltos-nas-vizinhancas-v1 res0-A08*4 0.B07:here@1 \
    0.B07.shield=2 0.B07.powers=energy-attack,ranged-attack 0.B07.loaded=A08*4
assaltos-nas-vizinhancas-v1 | scenario=~ me=abutre-v2/2! hand=B07 res=A08*4 | play:B07 | hand0-B07 \
    res0-A08*4 0.B07:here@1 0.B07.shield=2 0.B07.powers=energy-attack,ranged-attack 0.B07.loaded=A08*4
estrategia-de-guerrilha-v1 | res=A08,A19 | play choose:A19 | scenario=estrategia-de-guerrilha-v1 \
    hand0+A19 hand0-estrategia-de-guerrilha-v1 deck0-1 res0+A26 res0-A19
em-meio-a-multidao-v1 | me=pal-fugitivos/2 deck=A26,pal-fugitivos,A08 | play choose:A08 | \
    scenario=em-meio-a-multidao-v1 hand0+A08 hand0-em-meio-a-multidao-v1 deck0-1
em-meio-a-multidao-v1 | scenario=~ phase=attack active=1 me=pal-fugitivos/2 foe=A04/3@1 | \
    act:A04:thunder-strike asks | 1.A04.stage=0 asks=1:target:A04,target:B06
em-meio-a-multidao-v1 | scenario=~ phase=attack active=1 me=pal-fugitivos/2,pal-fugitivos/2 foe=A04/3@1 | \
    act:A04:thunder-strike asks | 1.A04.stage=0 \
    asks=1:target:A04,target:B06,target:pal-fugitivos,target:pal-fugitivos.2
entrando-de-cabeca-v1 | me=A08/2,A04/3 | play choose:yes choose:A08 | scenario=entrando-de-cabeca-v1 \
    hand0-entrando-de-cabeca-v1 res0+A08*2 0.A08:gone hand1-B06 res1+B06 prizes1+A08
planos-expostos-v1 | hand1=A19,B06 | play choose:A19 | scenario=planos-expostos-v1 \
    hand0-planos-expostos-v1 hand1-A19 res1+A19
investigar-ruinas-v1 | deck=A08,mjolnir-v1,A26 | play choose:mjolnir-v1 | scenario=investigar-ruinas-v1 \
    hand0+mjolnir-v1 hand0-investigar-ruinas-v1 deck0-1
cerebro-v1 | me=~/3,professor-x-v1/3@1 phase=attack deck=A08,ciclope-v1,A26 | \
    act:professor-x-v1:isolar-mutantes choose:ciclope-v1 | hand0+ciclope-v1 deck0-1
canhao-automatico-v1 | me=~/3 | choose:canhao-automatico-v1 choose:B02 | 1.B02.shield_used=1
toupeira-mecanica-v1 | me=~/3 | choose:toupeira-mecanica-v1 choose:B27 | res0+A08 \
    0.toupeira-mecanica-v1.loaded-A08 deck1+1,bottom:B27 res1-B27
explosivo-escondido-v1 | me=~/3 | choose:explosivo-escondido-v1 choose:B02 | res0+A08 \
    0.explosivo-escondido-v1.loaded-A08 1.B02.shield_used=2
explosivo-escondido-v1 | me=~/3! | asks | \
    asks=0:capacitate:B06:A19,capacitate:B06:A23,capacitate:B06:A25,discard:A19,discard:A23,\
discard:A25,pass,surrender:B06
sala-de-perigo-v1 | me=~/2,ciclope-v1/A19+A23 | choose:sala-de-perigo-v1 choose:sala-de-perigo-v1:A08 \
    choose:ciclope-v1:A19 | 0.sala-de-perigo-v1.loaded+A19 0.sala-de-perigo-v1.loaded-A08 \
    0.ciclope-v1.loaded+A08 0.ciclope-v1.loaded-A19
toxina-v1-personagem-ev | me=eddie-brock-v1/3@1 hand=~ res=A08*2 | \
    play:toxina-v1-personagem-ev:eddie-brock-v1 choose:B02 | hand0-toxina-v1-personagem-ev res0-A08*2 \
    0.eddie-brock-v1:gone 1.B02.stage=0 0.toxina-v1-personagem-ev:here@1 \
    0.toxina-v1-personagem-ev.shield=2 \
    0.toxina-v1-personagem-ev.powers=blades,elasticity,regeneration,super-strength \
    0.toxina-v1-personagem-ev.loaded=A08*5,eddie-brock-v1
toxina-v1-personagem-ev | me=~/5@2 phase=attack | use:2 target:B02 | 0.toxina-v1-personagem-ev.stage=0 \
    res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
mansao-xavier-v1 | me=~/5 hand=ciclope-v1 res=A08*5 | play:ciclope-v1 | hand0-ciclope-v1 deck0-2 \
    res0+A26,A27 res0-A08*4 0.ciclope-v1:here@1 0.ciclope-v1.shield=1 0.ciclope-v1.powers=energy-attack \
    0.ciclope-v1.loaded=A08*4
mansao-xavier-v1 | me=~/5,ciclope-v1/2@1 | capacitate:ciclope-v1:mansao-xavier-v1:lead | \
    0.ciclope-v1.stage=2
"""


@each_fact(FACTS)
def test_what_is_printed(line: Facts) -> None:
    check_printed(line)


@each_play(PLAYS)
def test_what_it_does(row: Play) -> None:
    check_play(row)
