"""Abilities, scenarios and supports made of words that change what others do."""

from tests.cards.battle_scenes.texts.plays import Facts, Play, check_play, check_printed, each_fact, each_play

FACTS = """
esperteza-das-ruas-v1 | ability |  | ranged-attack | ranged-attack 2 normal
manchete-do-clarim-v1 | scenario |  |  |
assombro-v1 | ability |  | telekinesis | telekinesis no-cost normal
bifrost-ponte-do-arco-iris-v1 | support 5/2 | asgardianos |  |
"""
PLAYS = """
esperteza-das-ruas-v1 | phase=preparation me=rei-do-crime-v1/~+3@2 hand=A19 | use target:B02 | \
    0.rei-do-crime-v1.stage=0 res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
esperteza-das-ruas-v1 | phase=preparation me=B07/~+3@2 hand=A19 | asks | \
    asks=0:capacitate:B06:A19,discard:A19,pass,surrender:B06,surrender:B07
esperteza-das-ruas-v1 | | use target:B02 | 0.B07.stage=0 res1+B06*2 1.B02.shield_used=2 1.B02.loaded-B06*2
manchete-do-clarim-v1 | me=A04/3@1 hand=~ | play choose:B02 pass act:A04:thunder-strike target:B02 | \
    scenario=manchete-do-clarim-v1 hand0-manchete-do-clarim-v1 res0+A08*8 0.A04.stage=0 0.B06.loaded-A08*8 \
    res1+B06*3 1.B02.shield_used=2 1.B02.loaded-B06*3
assombro-v1 | foe=B02/B06*2,B09/B06 | use | res1+B06 1.B02.loaded-B06
bifrost-ponte-do-arco-iris-v1 | me=A04/3 hand=~ res=A08*5 deck=A26,pal-asgardianos,A08 | play \
    choose:pal-asgardianos | hand0+pal-asgardianos hand0-bifrost-ponte-do-arco-iris-v1 deck0-1 res0-A08*5 \
    0.bifrost-ponte-do-arco-iris-v1.shield=2 0.bifrost-ponte-do-arco-iris-v1.loaded=A08*5
bifrost-ponte-do-arco-iris-v1 | me=~/3,pal-asgardianos/2 phase=preparation active=1 foe=A06/3@1,B02/3 | \
    act:A06:blind-spot target:pal-asgardianos | 1.A06.stage=0
bifrost-ponte-do-arco-iris-v1 | me=~/3,pal-asgardianos/2 | choose:bifrost-ponte-do-arco-iris-v1 choose:yes \
    choose:B23 | res0+A08 res0-B23 0.bifrost-ponte-do-arco-iris-v1.loaded-A08 0.pal-asgardianos.loaded+B23
"""


@each_fact(FACTS)
def test_what_is_printed(line: Facts) -> None:
    check_printed(line)


@each_play(PLAYS)
def test_what_it_does(row: Play) -> None:
    check_play(row)
