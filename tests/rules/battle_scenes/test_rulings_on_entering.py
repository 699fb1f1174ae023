"""BS-H130 to BS-H146: Rulings on cards that enter, evolve, search, look ahead or bind others."""

from tests.cards.battle_scenes.played.plays import happens as played
from tests.cards.battle_scenes.texts.plays import happens, start, take
from tests.kits.battle_scenes import carried, keys, play, position, seat, unit
from thwack.match import Match


def changes(card: str, where: str, choices: str) -> str:
    """What the choices change in that position."""
    return happens((card, where, choices, ""))


def outcome(card: str, scene: str, choices: str) -> str:
    """The same for a character in its scene of few words."""
    return played((card, scene, choices, ""))


def plays(match: Match) -> list[str]:
    """What may be put in scene."""
    return [key for key in keys(match) if key.startswith("play:")]


def test_BS_H130_a_card_in_the_prizes_was_defeated_even_if_it_was_surrendered() -> None:
    mine = seat(unit("kang-o-conquistador-v1", "6"), deck=["A08"] * 9)
    theirs = seat(unit("B05", "3"), unit("B09", "3"), hand=["B05"], deck=["B06"] * 9, resources=["B06"] * 3)
    match = position(mine, theirs, active=1)
    play(match, "surrender:B05")
    assert plays(match) == ["play:B06"]


def test_BS_H131_a_permission_is_for_one_card_and_used_only_where_it_is_needed() -> None:
    mine = seat(
        unit("arnim-zola-v1", "4", stage=2),
        unit("A04", "6"),
        hand=["A04", "A04", "A03"],
        resources=["A08"] * 16,
    )
    match = position(mine, seat(unit("B02", "5")))
    play(match, "act:arnim-zola-v1:tecnica-de-clonagem", "play:A03")  # the ordinary way
    assert plays(match) == ["play:A04:arnim-zola-v1"]
    play(match, "play:A04:arnim-zola-v1")
    assert plays(match) == []


def test_BS_H131_it_stays_when_its_card_has_left() -> None:
    """Publisher, Selene: the permission lasts even if she leaves."""
    scene = "at=hand in=preparation hand=mistica-v1,selene-v1 with=mistica-v1 res=A08*16"
    found = outcome("selene-v1", scene, "play:@ ?play:")
    assert found.endswith("?play: mistica-v1:@")
    mine = seat(unit("mistica-v1", "3"), unit("selene-v1", "4", stage=1), hand=["mistica-v1"])
    assert plays(position(mine, seat(unit("B02", "5")))) == []


def test_BS_H132_what_the_text_asks_for_comes_before_the_load() -> None:
    """Publisher, Invasão Secreta: the cards are counted first, so the character may carry fewer."""
    where = "me=B02/3 foe=B02/3 hand=B02 res=~,A08*4"
    found = changes("invasao-secreta-v1", where, "play:B02:invasao-secreta-v1")
    assert "loaded=A08*4" in found
    where = where.replace("A08*4", "A08*3")  # four cards are not enough for five
    match, _ = start("invasao-secreta-v1", where)
    assert plays(match) == []


def test_BS_H132_whoever_comes_to_carry_nothing_does_not_stay() -> None:
    where = "me=bruce-banner-v1/1 foe=bruce-banner-v1/1 hand=bruce-banner-v1 res=~ deck=A26"
    found = changes("invasao-secreta-v1", where, "play:bruce-banner-v1:invasao-secreta-v1")
    assert "prizes1+bruce-banner-v1" in found


def test_BS_H133_chaos_turns_up_the_top_card_at_once_for_each_card() -> None:
    """Publisher: in the middle of the effect; Cosmic Energy 2 turns up two cards, one after the other."""
    where = "scenario=~ phase=attack me=A12/materia-em-energia-v1+3@1 res=A19,A23 deck=B23,B24,B25"
    found = changes(
        "deflagrar-o-caos-v1", where, "act:A12:materia-em-energia choose:A19 choose:A23 target:B02"
    )
    assert "res0+B23,B24" in found


def test_BS_H134_a_card_of_no_zone_comes_from_hand() -> None:
    scene = "in=preparation with=B02 hand= deck=A08,A08 res=A08*5,B02"
    assert outcome("chacal-v1", scene, "act ?play:").endswith("?play: A08")


def test_BS_H135_a_card_that_was_revealed_and_not_used_stays_on_top() -> None:
    found = outcome("cavaleiro-da-lua-v2", "in=adjustment deck=A17,A26", "c:yes c:no")
    assert found == "nothing"


def test_BS_H136_since_the_start_of_the_turn_goes_with_control() -> None:
    scene = "at=hand in=preparation with=A04*2:3! hand= res="
    assert outcome("mistica-v2", scene, "?c:") == "?c: none"
    assert outcome("mistica-v2", scene.replace("!", ""), "?c:") == "?c: @"


def test_BS_H136_a_gem_that_was_loaded_this_turn_does_not_do() -> None:
    scene = "at=hand in=preparation res=joia-do-infinito-tempo-v1,A08*5"
    assert outcome("thanos-v2", scene, "play:@ ?c:").endswith("?c: none")


def test_BS_H137_the_next_turn_is_that_of_whoever_controls_the_target() -> None:
    """Aimed at an own character, it holds in the player's own next turn, and not in the opponent's."""
    mine = seat(unit("martinex-v1", "4", stage=1), unit("A04", "6"), hand=["A19"], deck=["A26"] * 9)
    match = position(mine, seat(deck=["B06"] * 9), phase="attack")
    play(match, "act:martinex-v1:fogo-e-gelo", "target:A04", "pass")
    while match.actor == 1:
        play(match, "pass")
    raised = [key for key in keys(match) if key.startswith("capacitate:")]
    assert raised
    assert not any(key.startswith("capacitate:A04") for key in raised)


def test_BS_H138_actions_without_a_target_are_barred_too() -> None:
    """Publisher, Armadilha Reforçada; it is enough that the support is one of the targets."""
    mine = seat(unit("A04", "6"), hand=["armadilha-reforcada-v1"], resources=["A08"] * 3, deck=["A08"] * 9)
    theirs = seat(unit("A03", "A23", "A23", "A08", "A08", stage=2), hand=["A19"], deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "play:armadilha-reforcada-v1", "choose:A03", "pass")
    assert "act:A03:repulsor-volley" in keys(match)
    play(match, "pass")
    while match.actor == 0:
        play(match, "pass")
    assert not any(key.startswith("act:A03:field-analysis") for key in keys(match))


def test_BS_H139_a_shield_that_is_lowered_takes_damage_with_its_bonuses() -> None:
    """Publisher, Flores e Espinhos: the change comes before bonuses, and the action is no damaging one."""
    where = "scenario=~ phase=attack me=B10/cegar-v1+3@2,A04/3"
    found = changes("flores-e-espinhos-v1", where, "act:B10:cegar target:B02")
    assert "1.B02.shield_used=1" in found
    assert "shield=" not in found


def test_BS_H140_predator_is_lost_while_both_are_in_scene() -> None:
    mine = seat(
        unit("chacal-v1", "A19", "2", stage=2),
        unit("A08", "1", stage=0),
        hand=["elsa-bloodstone-v1"],
        resources=["A08"] * 4,
    )
    match = position(mine, seat(unit("B02", *["B06"] * 5, stage=2)))
    play(match, "play:elsa-bloodstone-v1", "choose:yes", "choose:chacal-v1", "pass")
    play(match, "act:chacal-v1:quick-step", "target:B02")
    assert len(carried(match, 0, "chacal-v1")) == 3  # it has not fed


def test_BS_H141_only_alter_egos_of_the_match_are_named() -> None:
    """Publisher, Beyonder: it cannot be used on characters without an alter ego."""
    found = outcome("beyonder-v1", "vs=B06 with=A04", "act ?c:")
    assert found == "?c: beyonder,thor-odinson"


def test_BS_H142_what_comes_to_an_open_hand_is_seen_and_stays_known() -> None:
    theirs = seat(unit("B02", "5"), hand=["A19", "B05"], deck=["A23", "A25", "B06"])
    match = position(seat(unit("A04", "6"), hand=["ben-urich-investiga-v1", "A17"], deck=["A08"] * 9), theirs)
    assert seen(match) == []
    play(match, "play:ben-urich-investiga-v1")
    assert seen(match) == ["A19", "B05"]
    play(match, "pass", "pass")
    assert match.actor == 1
    assert seen(match) == ["A19", "A23", "A25", "B05"]


def seen(match: Match) -> list[str]:
    """The opponent's hand, as seat 0 sees it."""
    return list(match.view(0)["seats"][1]["hand"])


def test_BS_H143_hulk_comes_with_one_card_at_least() -> None:
    scene = "turn=theirs plain=1 vs=B02*2 res=A23,A19 deck=A26,hulk-v1"
    found = outcome(
        "bruce-banner-v1", scene, "act:B02:inevitable-blow t:@ c:hulk-v1:deck ?pass load:A19 ?pass"
    )
    assert "?pass none" in found
    assert found.endswith("?pass yes")


def test_BS_H144_the_lizard_with_a_genius_ability_has_no_choice() -> None:
    """Publisher, Lagarto: all effects, with a target for the damage."""
    found = outcome("lagarto-v1", "carry=A23", "act ?c: t:B02 discard:B06")
    assert "?c: none" in found
    assert "B02 used1" in found


def test_BS_H145_targets_are_all_of_one_kind() -> None:
    """Characters as printed, or supports in their place; a mix is neither."""
    where = "scenario=~ phase=attack me=B10/sufocamento-v1+3@2,B06/1 foe=B02/9,A15/9,zeus-v1/9,kun-lun-v1/9"
    match, user = start("destruir-e-dizimar-v1", where)
    take(match, user, "destruir-e-dizimar-v1", "act:B10:sufocamento:2 target:A15")
    assert sorted(keys(match)) == ["target:kun-lun-v1", "target:zeus-v1"]


def test_BS_H146_with_a_cost_of_x_one_stage_less_is_paid_than_named() -> None:
    mine = seat(
        unit("golias-v1", "5", stage=2),
        unit("A08", "1", stage=0),
        hand=["potencia-incomparavel-v1"],
        deck=["A08"] * 5,
    )
    match = position(mine, seat(unit("B02", *["B06"] * 5, stage=2)))
    play(match, "play:potencia-incomparavel-v1", "choose:yes", "pass")
    offered = [key for key in keys(match) if key.startswith("act:golias-v1:pisotear")]
    assert offered == [f"act:golias-v1:pisotear:{x}" for x in (0, 1, 2)]


# Answers of the publisher


def test_sabotage_counts_what_the_turn_player_put_there_and_goes() -> None:
    found = changes("sabotagem-v1", "scenario=~ me=A04/3 phase=attack foe=none deck1=B06*9 hand=", "pass")
    assert "scenario=none deck0-3" in found
    assert "deck1-4" in found  # three for the Countdown, and a card is drawn


def test_the_second_search_of_ultron_is_not_there_for_a_copy_it_carries() -> None:
    """Publisher, Ultron-61112: one copy of the text a turn, however many cards it carries."""
    scene = "in=preparation carry=ultron-61112-v1 deck=A26,ultron-5-v1,ultron-5-v1"
    found = outcome("ultron-61112-v1", scene, "c:@ c:A08 c:ultron-5-v1 u:A08:A08 ?c:")
    assert found.endswith("?c: none")


def test_where_a_search_becomes_a_draw_ultron_unloads_nothing() -> None:
    """Publisher, Ultron-61112 and Cidade Fantasma (BS-H85)."""
    scene = "in=preparation their-scenario=cidade-fantasma-v1 deck=A26,ultron-5-v1"
    found = outcome("ultron-61112-v1", scene, "c:@")
    assert "me h+1" in found
    assert "r+1" not in found


def test_what_a_kree_sentry_keeps_in_mind_outlives_its_model() -> None:
    """BS-F14: the bonus follows the name or alter ego when the chosen one has left."""
    mine = seat(
        unit("A04", "6", stage=2), hand=["sentinela-kree-v1"], resources=["A08"] * 3, deck=["A26"] * 9
    )
    theirs = seat(unit("A09", "1", stage=0), unit("homem-aranha-v2", "4", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "play:sentinela-kree-v1", "choose:A09", "pass")
    play(match, "act:A04:thunder-strike", "target:A09")
    while "act:sentinela-kree-v1:projeteis-concussivos" not in keys(match):
        play(match, "pass")
    assert not any(row["ref"] == "A09" for row in match.view(None)["seats"][1]["scene"])
    play(match, "act:sentinela-kree-v1:projeteis-concussivos", "target:homem-aranha-v2")
    assert len(carried(match, 1, "homem-aranha-v2")) == 2
