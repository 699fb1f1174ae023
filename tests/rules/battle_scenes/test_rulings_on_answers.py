"""BS-H100 to BS-H114: Rulings on cards that answer from the hand, and on what they answer."""

from tests.cards.battle_scenes.texts.plays import happens, start, take
from tests.kits.battle_scenes import acts, home_made, keys, made, play, seat, unit
from thwack.match import Match

ATTACK = "phase=attack active=1 res=A19*9"


def changes(card: str, where: str, choices: str) -> str:
    """What the choices change in that position."""
    return happens((card, where, choices, ""))


def opened(card: str, where: str, choices: str) -> Match:
    """The match after these choices."""
    match, user = start(card, where)
    take(match, user, card, choices)
    return match


def test_BS_H100_the_question_does_not_tell_of_the_hand() -> None:
    """Whether Gamora is in hand or in the deck, the same player is asked."""
    for hand, deck in (("~", "A19"), ("A19", "gamora-v2")):
        where = f"{ATTACK} hand={hand} deck={deck},A19 me=pal-guarda-do-infinito/2 foe=A08/4@1,B02/3@1"
        match, _ = start("gamora-v2", where)
        match.play("act:A08:covering-fire")
        match.play("target:pal-guarda-do-infinito")
        assert match.actor == 0
    for hand, deck in (("~", "A19"), ("A19", "telepata-infiltrado-v1")):
        where = f"phase=preparation active=1 hand={hand} deck={deck},A19 me=A04/2 foe=A06/4@1,B02/3@1"
        match, _ = start("telepata-infiltrado-v1", where)
        match.play("act:A06:blind-spot")
        match.play("target:A04")
        assert match.actor == 0
    where = f"{ATTACK} hand=A19 deck=A19 prizes1= me=pal-guarda-do-infinito/2 foe=A08/4@1,B02/3@1 res=~"
    match, _ = start("gamora-v2", where)
    match.play("act:A08:covering-fire")
    match.play("target:pal-guarda-do-infinito")
    assert match.actor == 1  # she lies in resources, and everybody knows


def test_BS_H101_who_cannot_be_loaded_does_not_answer() -> None:
    where = "phase=attack active=1 hand=~ {} me=pal-guarda-do-infinito/2 foe=A08/4@1,B02/3@1"
    target = "act:A08:covering-fire target:pal-guarda-do-infinito"
    assert "choose:gamora-v2" not in keys(opened("gamora-v2", where.format("res=A19*2"), target))
    assert "choose:gamora-v2" in keys(opened("gamora-v2", where.format("res=A19*3"), target))


def test_BS_H101_a_scenario_that_answers_is_not_the_one_of_the_turn() -> None:
    where = "phase=preparation active=0 hand=~,A17 me=A06/4@1,A04/4@1 foe=heimdall-v1/3@1,B02/3"
    match = opened("solidao-inabalavel-v1", where, "play")
    assert "play:A17" not in keys(match)
    answered = "phase=anticipation active=0 hand=~ me=A04/4@1 foe=heimdall-v1/3@1,B02/3 scenario=A16"
    choices = "act:heimdall-v1:o-que-tudo-ve act:A04:thunder-strike target:B02 choose:solidao-inabalavel-v1"
    assert "scenario=solidao-inabalavel-v1" in changes("solidao-inabalavel-v1", answered, choices)


def test_BS_H102_an_action_may_be_answered_twice() -> None:
    """Green Goblin enters, then Black Panther stops the action: it has an Illuminati among its targets."""
    where = f"{ATTACK} hand=~,pantera-negra-v2 me=pal-thunderbolts/2,pal-illuminati/2 foe=A03/4@1,B02/3@1"
    choices = "act:A03:repulsor-volley target:pal-thunderbolts target:pal-illuminati choose:duende-verde-v4"
    match = opened("duende-verde-v4", where, choices)
    assert keys(match) == ["choose:pantera-negra-v2", "pass"]
    found = changes("duende-verde-v4", where, f"{choices} choose:pantera-negra-v2")
    assert "pal-thunderbolts.shield_used" not in found


def test_BS_H102_nobody_answers_what_has_no_effect() -> None:
    where = f"{ATTACK} hand=~,pantera-negra-v2 me=pal-tentaculo/2,pal-illuminati/2 foe=A03/4@1,B02/3@1"
    choices = "act:A03:repulsor-volley target:pal-tentaculo target:pal-illuminati choose:elektra-v3"
    assert "choose:pantera-negra-v2" not in keys(opened("elektra-v3", where, choices))


def test_BS_H102_the_user_s_player_may_put_blade_in_scene_but_not_stop_for_nothing() -> None:
    own = "phase=attack hand=~ res=A19*9 me=duende-verde-v3/4@1 foe=B02/9"
    match = opened("blade-v2", own, "act:duende-verde-v3:colera-sangrenta target:B02")
    assert keys(match) == ["choose:blade-v2", "pass"]
    own = "phase=preparation hand=~ me=A06/4@1 foe=B02/9"
    match = opened("telepata-infiltrado-v1", own, "act:A06:blind-spot target:B02")
    assert "choose:telepata-infiltrado-v1" not in keys(match)


def test_BS_H103_only_that_damage_becomes_0() -> None:
    """Publisher, Enfermeira Noturna: the other target still takes it."""
    where = "phase=attack active=1 hand=~ me=A04/3,A03/3 foe=A03/3@1,B02/3@1"
    choices = "act:A03@2:repulsor-volley target:A04 target:A03@1 choose:enfermeira-noturna-v1 load:B23"
    found = changes("enfermeira-noturna-v1", where, choices)
    assert "0.A03@1.shield_used=1" in found
    assert "0.A04.shield_used" not in found


def test_BS_H103_damage_that_comes_to_0_is_not_answered() -> None:
    """Call of villains: damage of a villain that is reduced to 0 needs no nurse."""
    where = "phase=attack active=1 hand=~ me=A04/3 foe=B06/3@1,B02/3@1 scenario=A16"
    match, _ = start("enfermeira-noturna-v1", where)
    match.play("act:B06@2:plasma-shot")
    match.play("target:A04")
    assert match.actor == 1


def test_BS_H104_a_search_that_is_stopped_does_not_shuffle() -> None:
    where = "phase=preparation active=1 hand=~ me=A04/3 foe=nico-minoru-v1/3@1 deck1=B24,B06,B23 hand1=B06"
    match = opened("nao-era-bem-isso-v1", where, "act:nico-minoru-v1:criatividade-magica choose:yes")
    take(match, "", "nao-era-bem-isso-v1", "choose:nao-era-bem-isso-v1")
    log = " ".join(match.log())
    assert "does not search" in log
    assert "shuffles" not in log


def test_BS_H104_who_does_not_search_is_not_answered() -> None:
    where = "phase=preparation active=1 hand=~ me=A04/3 foe=nico-minoru-v1/3@1 deck1=B24,B06,B23 hand1=B06"
    match = opened("nao-era-bem-isso-v1", where, "act:nico-minoru-v1:criatividade-magica choose:no")
    assert match.actor == 1
    assert match.view(None)["scenario"] is None


def test_BS_H105_some_of_the_cards_that_were_looked_at_go_below() -> None:
    """Publisher, Atrasos e Problemas: the card meant for resources goes to the bottom."""
    sift = 'seq(look(top(2), as_="seen"), put(one(card, among("seen")), resources))'
    card = made("sift", "ability", action=acts("Sift", sift, cost=0))
    mine = seat(unit("A04", "3"), resources=["atrasos-e-problemas-v1"], deck=["A19"] * 4)
    foes = seat(unit("A05", "sift", "3", stage=1), unit("B02", "3", stage=1), deck=["A23", "A26", "A27"])
    match = home_made(card, mine, foes, phase="attack", active=1)
    play(match, "act:A05:sift", "choose:A26", "choose:yes")
    assert match.view(None)["seats"][1]["resources"] == []
    assert match.view(1)["seats"][1]["deck"][-1] == "A26"


def test_BS_H105_the_countdown_is_no_effect() -> None:
    """A player without characters puts cards into resources, and nobody is asked."""
    where = "res=~ phase=attack active=0 me=A04/3@0 foe=none deck1=A23,A17,A26,A27"
    found = changes("atrasos-e-problemas-v1", where, "pass asks")
    assert "res1+" in found
    assert "asks=1" in found


def test_BS_H106_who_keeps_a_card_is_not_knocked_out() -> None:
    where = "me=B10/~+A19@1 phase=preparation active=1 foe=B09/3,A06/3@1 res="
    found = changes("geracao-espontanea-v1", where, "act:A06:blind-spot target:B10")
    assert "0.B10.loaded-A19" in found
    assert "0.B10:gone" not in found


def test_BS_H106_whoever_leaves_leaves_no_card() -> None:
    where = "me=B10/~*2@1,hela-v1/3 phase=preparation"
    found = changes("geracao-espontanea-v1", where, "surrender:B10")
    assert "res0+geracao-espontanea-v1*2" in found


def test_BS_H107_the_new_target_must_be_a_legal_one() -> None:
    """Yellowjacket below stage 2 cannot be the target of unforeseen actions."""
    where = "scenario=~ phase=preparation active=1 me=jaqueta-amarela-v1/3@1,B10/3 foe=A06/3@1,B02/3"
    match = opened("proteger-os-inocentes-v1", where, "act:A06:blind-spot target:B10")
    assert match.actor == 1
    found = changes(
        "proteger-os-inocentes-v1",
        where.replace("3@1,B10", "3@2,B10"),
        "act:A06:blind-spot target:B10 choose:yes",
    )
    assert "0.jaqueta-amarela-v1.shield_used=2" in found


def test_BS_H107_texts_look_at_the_new_target() -> None:
    """Loki may discard a card when the action comes to him."""
    where = f"{ATTACK} me=norman-osborn-v1/3,loki-v3/4,B10/3 hand=loki-v3,A19 foe=A08/4@1,B02/3@1 scenario=~"
    choices = "act:A08:covering-fire target:B10 choose:yes choose:loki-v3 choose:yes"
    found = changes("proteger-os-inocentes-v1", where, choices)
    assert "res0+loki-v3" in found
    assert "shield_used" not in found


def test_BS_H108_healing_metastasis_asks_for_regeneration() -> None:
    where = "phase=anticipation active=0 me={}/~*3@1 foe=A07/3@1,B02/3"
    arrow = "act:A07:trick-arrow target:{}"
    kept = changes("metastase-curativa-v1", where.format("A05"), arrow.format("A05"))
    lost = changes("metastase-curativa-v1", where.format("A04"), arrow.format("A04"))
    assert "loaded" not in kept
    assert "0.A04.loaded-metastase-curativa-v1" in lost


def test_BS_H109_what_was_not_found_is_not_counted() -> None:
    where = "phase=preparation active=1 me=~/4 foe=nico-minoru-v1/3@1,B02/3 deck1=B24,B06 hand1=B06"
    found = changes("heimdall-v1", where, "act:nico-minoru-v1:criatividade-magica choose:no asks")
    assert "asks=1" in found
    assert "loaded" not in found


def test_BS_H110_points_are_what_is_printed() -> None:
    where = "phase=preparation me=B10/~+3@1 res=A19"
    match = opened("fisico-privilegiado-v1", where, "surrender:B10")
    assert match.view(None)["seats"][1]["points"] == 3


def test_BS_H111_the_replica_of_another_player_is_not_meant() -> None:
    where = "scenario=~ phase=attack me=loki-v3/4,A07/3@1 foe=replica-de-loki-v1/1,B02/3"
    found = changes("imagem-falsa-v1", where, "act:A07:trick-arrow target:replica-de-loki-v1")
    assert "prizes0+replica-de-loki-v1" in found


def test_BS_H112_plagiarism_leaves_for_a_support_of_that_name_only() -> None:
    where = "scenario=~ phase=preparation hand=A14 res=A19*3 me=A04/3 foe=B14/3,B02/3"
    assert not any(key.startswith("choose:plagio") for key in keys(opened("plagio-v1", where, "")))


def test_BS_H113_sealed_scenarios_pay_for_nothing() -> None:
    where = "phase=preparation active=1 me=~/6,A04/3 hand1=A08 res1=A17 foe=B02/3@1"
    assert "play:A08" not in keys(opened("taa-ii-v1", where, ""))
    assert "play:A08" in keys(opened("taa-ii-v1", where.replace("res1=A17", "res1=A19"), ""))


def test_BS_H113_texts_of_sealed_scenarios_do_not_work() -> None:
    """Vile scheme in resources no longer gives an affiliation."""
    where = "phase=preparation hand=~ res=A19*6 me=A04/3 foe=duende-verde-v3/3 res1=estratagema-vil-v1"
    found = changes("taa-ii-v1", where, "play")
    assert "1.duende-verde-v3.affiliations-alienigenas" in found


def test_BS_H114_the_shield_stays_where_nothing_would_be_dealt() -> None:
    where = "phase=attack active=1 me=A04/~+3 foe=B06/3@1,B02/3@1 scenario=A16"
    found = changes("escudo-improvisado-v1", where, "act:B06@2:plasma-shot target:A04")
    assert "escudo" not in found


def test_publisher_each_draw_of_an_action_counts_for_each_copy() -> None:
    """Experimentos Sabotados: two draws, two copies, four times 1 damage."""
    study = made(
        "study", "ability", powers=["genius"], action=acts("Study", "seq(draw(1), draw(1))", power="genius")
    )
    mine = seat(unit("A03", "study", "experimentos-sabotados-v1", "experimentos-sabotados-v1", "3", stage=1))
    mine |= {"deck": ["A19"] * 4}
    match = home_made(study, mine, seat(unit("B09", "5"), deck=["A19"] * 3), phase="attack")
    play(match, "act:A03:study")
    blows = 0
    while match.actor == 0 and "pass" not in keys(match):
        wanted = [key for key in keys(match) if key == "choose:B09"] or keys(match)
        blows += wanted[0] == "choose:B09"
        match.play(wanted[0])
    assert blows == 4


def test_publisher_hela_is_exiled_herself() -> None:
    """A retreat effect on her sends her to the prizes."""
    retreat = made(
        "retreat", "ability", action=acts("Retreat", "return_(one(character, yours), hand)", cost=0)
    )
    mine = seat(unit("hela-v1", "retreat", "3", stage=1), unit("A04", "3"), deck=["A19"] * 4)
    match = home_made(retreat, mine, seat(unit("B09", "5"), deck=["A19"] * 3), phase="attack")
    play(match, "act:hela-v1:retreat", "choose:hela-v1")
    assert match.view(None)["seats"][1]["prizes"] == ["hela-v1"]


def test_publisher_a_canceled_action_gives_no_leave_to_repeat_it() -> None:
    """Homem-Aranha V4: if the action is stopped, it may not be used again."""
    where = "phase=preparation active=1 hand=~ me=A04/3 foe=homem-aranha-v4/3@2,B02/3"
    match = opened("telepata-infiltrado-v1", where, "act:homem-aranha-v4:aranha-de-ferro target:A04")
    take(match, "", "telepata-infiltrado-v1", "choose:telepata-infiltrado-v1")
    assert not any(key.startswith("act:homem-aranha-v4") for key in keys(match))


def test_publisher_redirected_damage_meets_what_guards_its_taker() -> None:
    """Victor Mancha V2: what he takes for others may come to 0."""
    where = "phase=anticipation active=0 me=~/escudo-improvisado-v1+3@1,pal-fugitivos/2 foe=A07/3@1,B02/5@1"
    choices = "act:A07:trick-arrow target:pal-fugitivos choose:victor-mancha-v2"
    found = changes("victor-mancha-v2", where, choices)
    assert "0.victor-mancha-v2.loaded-escudo-improvisado-v1" in found
    assert "res0+" not in found
