"""BS-H70 to BS-H85: Rulings on abilities, scenarios and supports of the later sets."""

from tests.cards.battle_scenes.texts.plays import happens, start, take
from tests.kits.battle_scenes import keys, position, resources, seat, unit


def changes(card: str, where: str, choices: str) -> str:
    """What the choices change in that position."""
    return happens((card, where, choices, ""))


def test_BS_H70_carried_texts_have_no_effect_and_actions_do() -> None:
    """Superior Genetics no longer gives its bearer 2 shield; an action is no permanent text."""
    where = "phase=anticipation foe=A05/genetica-superior-v1+golpe-de-sorte-v1+3@1,B02/3"
    match, user = start("bolha-psionica-v1", where)
    take(match, user, "bolha-psionica-v1", "use target:A05")
    assert [one["shield"] for one in match.view(None)["seats"][1]["scene"]] == [3, 2]
    assert "act:A05:golpe-de-sorte" in keys(match)


def test_BS_H70_what_is_said_of_a_card_that_has_left_still_happens() -> None:
    """Exhaust: unloaded from a character without texts, it still goes to the bottom of the deck."""
    where = "phase=anticipation me=A11/~+3@2,A07/3@1 foe=A05/A21+3@1,B02/3"
    choices = "use target:A05 act:A07:trick-arrow target:A05 unload:A21"
    found = changes("bolha-psionica-v1", where, choices)
    assert "bottom:A21" in found


def test_BS_H71_damage_is_halved_after_what_adds_to_it() -> None:
    """Frenzy adds 1 to a blow of 1; half of 2 is 1."""
    where = (
        "phase=preparation active=1 me=A02/~+3@1,A03/3 scenario=a-espreita-v1@1 foe=B05/saltitar-v2+3@2,B02/3"
    )
    found = changes("rir-do-perigo-v1", where, "act:B05:saltitar target:A02")
    assert "0.A02.shield_used=1" in found


def test_BS_H72_each_source_is_kept_away_by_itself() -> None:
    where = "phase=preparation active=1 me=B10/~+3@1 foe=A06/3@1,B02/3 res=A08*2"
    found = changes(
        "arapuca-defensiva-v1", where, "act:A06:blind-spot target:B10 choose:arapuca-defensiva-v1"
    )
    assert found == "deck0+2,bottom:A08 res0-A08*2 1.A06.stage=0"
    where = where.replace("A08*2", "A08")  # who cannot pay is not asked
    assert "shield_used=1" in changes("arapuca-defensiva-v1", where, "act:A06:blind-spot target:B10")


def test_BS_H73_whoever_puts_a_scenario_in_scene_controls_it() -> None:
    match, user = start("sugestao-coletiva-v1", "phase=anticipation res1=A17 me=A11/~+3@2,A04/3 foe=B02/3")
    take(match, user, "sugestao-coletiva-v1", "use")
    view = match.view(None)
    assert view["scenario"] == {"card": "A17", "owner": 0}
    assert [one["shield"] for one in view["seats"][0]["scene"] if one["ref"] == "A04"] == [3]
    assert match.scene()["scenario"] == {"card": "A17", "owner": 1, "control": 0}


def test_BS_H73_it_goes_to_its_owners_resources() -> None:
    mine = seat(unit("A04", "3"), hand=["A18"], deck=["A08"] * 5)
    scenario = {"card": "B17", "owner": 1, "control": 0}
    match = position(mine, seat(unit("B02", "3"), deck=["B06"] * 5), scenario=scenario)
    match.play("play:A18")
    assert "B17" in resources(match, 1)


def test_BS_H74_the_new_scenario_is_no_part_of_the_hand() -> None:
    where = "scenario=~@1 hand=A18,A19 me=A04/2@1,A05/3"
    assert "res0+A18" in changes("paradoxo-enlouquecedor-v1", where, "play:A18")


def test_BS_H75_the_limit_counts_for_each_player() -> None:
    mine = seat(unit("A05", "3"), hand=["A04"], resources=["A08"] * 6, deck=["A08"] * 5)
    match = position(mine, seat(unit("A04", "3"), deck=["B06"] * 5))
    assert "play:A04" in keys(match)


def test_BS_H76_cards_put_into_resources_before_the_first_turn_set_nothing_off() -> None:
    mine = seat(unit("A05", "3"), hand=["cura-instantanea-v1"], deck=["A08"] * 5)
    match = position(mine, seat(deck=["B06"] * 5), "bank", turn=0)
    match.play("bank:cura-instantanea-v1")
    assert "cura-instantanea-v1" in resources(match, 0)


def test_BS_H77_each_player_chooses_for_the_own_characters() -> None:
    where = "me=A04/A19+2,A05/A23+2 foe=B02/A23+2,B09/A19+2 hand=~"
    match, user = start("expiar-v1", where)
    take(match, user, "expiar-v1", "play choose:expiar-v1:1 choose:expiar-v1:1 unload:A04:A19")
    assert match.actor == 1
    assert keys(match) == ["unload:B02:A23", "unload:B09:A19"]


def test_BS_H78_energy_now_is_what_is_carried() -> None:
    found = changes("catapulta-de-entulho-v1", "me=A05/~+A14+2@1", "use choose:B23 target:B02")
    assert "1.B02.loaded-B06*4" in found  # four cards and 2, less the shield


def test_BS_H79_a_support_will_do() -> None:
    match, user = start("rompante-enlouquecedor-v1", "me=A11/~+3@1 foe=A15/A19+A23,B09/1")
    take(match, user, "rompante-enlouquecedor-v1", "use")
    assert "choose:A15" in keys(match)


def test_BS_H80_a_scenario_deals_its_damage_itself() -> None:
    """Lurking would add 1 to the damage of the villain, and does not add it to that of the scenario."""
    where = "scenario=~ me=titania-v1/3@1 phase=attack"
    choices = "act:titania-v1:punho-titanico target:B02 choose:yes"
    assert "1.B02.loaded-B06*5" in changes("atacar-ate-derrubar-v1", where, choices)


def test_BS_H81_an_action_is_answered_from_hand_by_the_opponent() -> None:
    where = "me=A05/3 hand=~ phase=attack active=1 foe=A04/3@1,B05/3@1 scenario=A17@1"
    match, user = start("traicao-v1", where)
    take(match, user, "traicao-v1", "act:A04:thunder-strike target:A05 act:B05:twin-batons target:A05")
    assert match.actor == 0
    assert keys(match) == ["play:traicao-v1", "pass"]


def test_BS_H81_the_question_is_put_whatever_the_hand_holds() -> None:
    where = "me=A05/3 hand=A19 deck=traicao-v1,A19 phase=attack active=1 foe=A04/3@1,B05/3@1"
    match, _ = start("traicao-v1", where)
    for key in ("act:A04:thunder-strike", "target:A05", "act:B05:twin-batons", "target:A05"):
        match.play(key)
    assert match.actor == 0
    assert keys(match) == ["pass"]


def test_BS_H82_names_are_those_of_the_cards_of_both_decks() -> None:
    match, user = start("unidos-venceremos-v1", "me=A04/3@1,B05/3@1 foe=B02/3")
    take(match, user, "unidos-venceremos-v1", "play")
    assert "choose:vingadores" in keys(match)
    assert "choose:x-men" not in keys(match)


def test_BS_H83_a_deck_that_cannot_be_searched_gives_nothing() -> None:
    where = "scenario=~ me=A04/3 res=A08*6 hand=nave-dos-guardioes-v1 deck=A26,groot-v1"
    assert "groot" not in changes("planos-frustrados-v1", where, "play:nave-dos-guardioes-v1")


def test_BS_H84_what_enters_by_an_effect_needs_what_others_need() -> None:
    match, user = start("transporte-aereo-v1", "hand=A04 res=A08 me=A03/~+3@2")  # too few cards to load
    take(match, user, "transporte-aereo-v1", "use")
    assert "play:A04" not in keys(match)


def test_BS_H85_who_does_not_search_draws_and_has_found_nothing() -> None:
    where = "scenario=cidade-fantasma-v1@1 me=A05/3 hand=~ res=A08*5 deck=A26,A27,A29"
    found = changes("zeus-v1", where, "play choose:yes")
    assert "hand0+A26,A27" in found
    assert "deck0-2" in found
