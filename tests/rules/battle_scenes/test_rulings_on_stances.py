"""BS-H160 to BS-H178: Rulings on loads that are kept, prices, alter egos, names that are remembered, combined
effects and further actions with strings attached."""

import pytest

from tests.cards.battle_scenes.texts.plays import happens, start, take
from tests.kits.battle_scenes import Json, carried, keys, play, position, resources, row, seat, unit
from thwack.match import Match

DECK = ["A08"] * 8
THEIRS = ["B06"] * 8


def changes(card: str, where: str, choices: str) -> str:
    """What the choices change in that position."""
    return happens((card, where, choices, ""))


def taken(card: str, where: str, choices: str) -> Match:
    """The position after these choices."""
    match, user = start(card, where)
    take(match, user, card, choices)
    return match


# Loads that are kept


def test_BS_H160_neither_damage_nor_effects_unload_a_card_that_is_kept() -> None:
    """The other side's Supergiant unloads nothing from ours, which has Proxima beside her."""
    mine = seat(unit("supergigante-v1", "A20", "A08"), unit("proxima-meia-noite-v1", "A23", "2"), deck=DECK)
    theirs = seat(unit("supergigante-v1", "3"), hand=["B06"], deck=THEIRS, resources=["B06"])
    match = position(mine, theirs, active=1)
    play(match, "act:supergigante-v1@2:devorar-mentes")
    assert carried(match, 1, "supergigante-v1@2").count("A08") == 3
    assert resources(match, 0) == ["A23"]  # Proxima's ability was the only one that could go


def test_BS_H160_who_leaves_loses_all_cards() -> None:
    mine = seat(unit("supergigante-v1", "3"), unit("proxima-meia-noite-v1", "3"), deck=DECK)
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS))
    play(match, "surrender:supergigante-v1")
    assert len(resources(match, 0)) == 3


def test_BS_H160_damage_of_telekinesis_actions_unloads_cards() -> None:
    mine = seat(unit("mantis-v1", "5"), deck=DECK)
    theirs = seat(unit("graviton-v1-personagem", "5", stage=2), deck=THEIRS)
    match = position(mine, theirs, "attack", active=1)
    play(match, "act:graviton-v1-personagem:investida-de-destrocos", "target:mantis-v1")
    assert len(carried(match, 0, "mantis-v1")) == 5  # nothing to load, so no damage
    mine = seat(unit("mantis-v1", "5"), deck=DECK, resources=["A19"])
    match = position(mine, theirs, "attack", active=1)
    play(match, "act:graviton-v1-personagem:investida-de-destrocos", "target:mantis-v1")
    unloads = [key for key in keys(match) if key.startswith("unload:")]
    assert match.actor == 1
    assert unloads


# Prices


@pytest.mark.parametrize(("stage", "offered"), [(1, []), (2, ["act:A04:thunder-strike"])])
def test_BS_H161_what_costs_one_costs_two(stage: int, offered: list[str]) -> None:
    mine = seat(unit("A04", "3", stage=stage), unit("maquina-de-bloqueio-mental-v1", "3"), deck=DECK)
    match = position(mine, seat(unit("B02", "3"), hand=["B06"], deck=THEIRS), "attack")
    assert [key for key in keys(match) if key.startswith("act:A04:")] == offered


def test_BS_H161_a_cost_that_is_not_to_be_paid_stays_unpaid() -> None:
    where = "phase=attack me=A05/3@0,maquina-de-bloqueio-mental-v1/3 hand=~,A19"
    match = taken("sem-esforco-v1", where, "load:sem-esforco-v1:A05 unload:A08")
    assert "act:A05:sem-esforco:0" in keys(match)


def test_BS_H162_the_texts_of_the_other_alter_ego_work_too() -> None:
    """Sentry's text takes 4 from the shield of whoever has his alter ego, too."""
    mine = seat(unit("irmao-vodu-v1", "sentinela-v1", "3", stage=2), unit("A08", "3"), deck=DECK)
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS), "attack")
    play(match, "act:irmao-vodu-v1:poder-de-loa", "choose:irmao-vodu-v1:sentinela-v1")
    assert row(match, 0, "irmao-vodu-v1")["shield"] == 0  # 1 less 4: fewer characters on the other side
    assert "act:irmao-vodu-v1:poder-de-mil-sois" in keys(match)


def test_BS_H163_at_least_one_card_is_loaded() -> None:
    mine = seat(hand=["homem-hidrico-v1"], resources=["A19", "A20"], deck=DECK)
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS))
    play(match, "play:homem-hidrico-v1")
    assert keys(match) == ["load:A19", "load:A20"]
    play(match, "load:A19")
    assert keys(match) == ["load:A20", "pass"]


def test_BS_H164_a_support_pays_with_any_of_its_cards() -> None:
    mine = seat(
        unit("soldado-h-i-d-r-a-v1", "2"), unit("arsenal-h-i-d-r-a-v1", "A19", "A20"), deck=DECK, hand=["A08"]
    )
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS), "attack")
    play(match, "act:soldado-h-i-d-r-a-v1:tatica-suicida", "choose:arsenal-h-i-d-r-a-v1")
    assert keys(match) == ["unload:arsenal-h-i-d-r-a-v1:A19", "unload:arsenal-h-i-d-r-a-v1:A20"]


def test_BS_H164_this_card_stays_where_it_is_if_a_support_pays() -> None:
    mine = seat(
        unit("marreta-v1", "pe-de-cabra-encantado-v1", "2"), unit("arsenal-h-i-d-r-a-v1", "2"), deck=DECK
    )
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS), "attack")
    play(match, "act:marreta-v1:golpe-de-pe-de-cabra", "choose:arsenal-h-i-d-r-a-v1", "target:B02")
    assert "pe-de-cabra-encantado-v1" in carried(match, 0, "marreta-v1")
    assert carried(match, 0, "arsenal-h-i-d-r-a-v1") == ["A08"]


def test_BS_H165_two_different_effects_in_the_printed_order() -> None:
    where = "me=barao-zemo-v1/~+3@2 foe=B02/A15+3,A15/5"
    match = taken("especialista-em-municoes-v1", where, "use choose:6")
    assert match.view(None)["using"] is not None  # both targets were plain: it pierces 2, then 3
    play(match, "unload:A15")
    assert len(carried(match, 1, "B02")) == 2
    assert len(carried(match, 1, "A15")) == 2


JAMESON = unit("j-j-jameson-v1", "5")  # villains must aim at him
DECOY = unit("chamariz-holografico-v1", "5")  # damage must be aimed at it


def combined(*theirs: Json) -> Match:
    """A villain may damage anybody and pierce a support as one action."""
    mine = seat(
        unit("barao-zemo-v1", "especialista-em-municoes-v1", "3", stage=2), unit("A08", "3"), deck=DECK
    )
    match = position(mine, seat(*theirs, deck=THEIRS), "attack")
    play(match, "act:barao-zemo-v1:especialista-em-municoes")
    return match


def test_BS_H53_a_combined_action_cannot_slip_past_who_only_the_first_effect_may_aim_at() -> None:
    match = combined(JAMESON, unit("B02", "5"), unit("A15", "5"))
    play(match, "choose:5")
    assert len(carried(match, 1, "j-j-jameson-v1")) == 3
    assert len(carried(match, 1, "A15")) == 2


def test_BS_H53_the_second_effect_may_still_aim_at_what_the_first_left_out() -> None:
    match = combined(DECOY, unit("B02", "5"), unit("A15", "5"))
    play(match, "choose:5", "target:B02")
    assert len(carried(match, 1, "chamariz-holografico-v1")) == 2
    assert len(carried(match, 1, "A15")) == 5


def test_BS_H53_two_effects_together_have_a_target_for_each_of_two_duties() -> None:
    """The damage alone cannot be used; what only supports suffer is none of Jameson's business."""
    match = combined(JAMESON, DECOY, unit("A15", "5"))
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:3", "choose:5"]
    play(match, "choose:5")
    assert len(carried(match, 1, "j-j-jameson-v1")) == 3
    assert len(carried(match, 1, "chamariz-holografico-v1")) == 2


# Texts that wait


def test_BS_H166_it_comes_before_the_damage_and_the_damage_is_dealt() -> None:
    mine = seat(unit("graviton-v1-personagem", "5"), deck=DECK)
    match = position(mine, seat(unit("B02", "1"), unit("B09", "3"), deck=THEIRS), "attack", active=1)
    play(match, "act:B02:inevitable-blow", "target:graviton-v1-personagem")
    assert [one["ref"] for one in match.view(None)["seats"][1]["scene"]] == ["B09"]
    assert row(match, 0, "graviton-v1-personagem")["shield_used"] == 3


@pytest.mark.parametrize(("phase", "offered"), [("attack", ["choose:yes", "choose:no"]), ("preparation", [])])
def test_BS_H167_an_effect_that_loads_counts_in_combat(phase: str, offered: list[str]) -> None:
    where = f"me=carnificina-v2/A27+3@2 phase={phase} res=A19,A20"
    match = taken("carnificina-v2", where, "act:carnificina-v2:rapid-recovery choose:A19 choose:A20")
    assert [key for key in keys(match) if key.startswith("choose:")] == offered


def test_BS_H168_damage_that_others_deal_is_not_your_unloading() -> None:
    mine = seat(unit("A05", "posso-comer-isso-v1", "A20", "2"), resources=["A27"], deck=DECK)
    match = position(mine, seat(unit("A05", "3", stage=2), deck=THEIRS), "attack", active=1)
    play(match, "act:A05@2:ground-slam", "target:A05@1", "unload:A20")
    assert resources(match, 0) == ["A27", "A20"]
    assert "choose:A27" not in keys(match)


def test_BS_H169_whoever_gives_up_an_own_support_is_not_robbed() -> None:
    """The soldier's cost takes the last card of an own support."""
    mine = seat(unit("soldado-h-i-d-r-a-v1", "2"), unit("arsenal-h-i-d-r-a-v1", "1"), deck=DECK)
    theirs = seat(unit("B02", "3"), deck=THEIRS)
    scenario = {"card": "busca-e-apreensao-v1", "owner": 1}
    match = position(mine, theirs, "attack", scenario=scenario)
    play(match, "act:soldado-h-i-d-r-a-v1:tatica-suicida", "choose:arsenal-h-i-d-r-a-v1", "target:B02")
    assert "arsenal-h-i-d-r-a-v1" in resources(match, 0)
    assert match.view(None)["seats"][1]["points"] == 0


def test_BS_H169_a_seized_support_is_worth_its_energy() -> None:
    where = "scenario=~ phase=attack me=A04/3@2 foe=A15/1,B02/3"
    match = taken("busca-e-apreensao-v1", where, "act:A04:thunder-strike target:A15 choose:yes")
    assert match.view(None)["seats"][0]["points"] == 3


# What is remembered


def test_BS_H170_the_name_is_remembered_after_its_bearer_has_left() -> None:
    """Whoever was chosen comes back, and takes 2 more."""
    mine = seat(unit("A08", "1"), hand=["korath-o-perseguidor-v1"], resources=["A08"] * 5, deck=DECK)
    theirs = seat(unit("B04", "3"), unit("B09", "6"), hand=["B04"], deck=THEIRS)
    match = position(mine, theirs)
    play(match, "play:korath-o-perseguidor-v1", "choose:B04", "pass", "pass", "surrender:B04")
    while "play:B04" not in keys(match):
        match.play(0)
    play(match, "play:B04", "pass", "pass", "pass")
    play(match, "act:korath-o-perseguidor-v1:bastoes-energeticos", "target:B04")
    assert len(carried(match, 1, "B04")) == 2  # 3 damage on a shield of 2


def test_BS_H171_an_x_that_reaches_nobody_is_not_offered() -> None:
    where = "me=A12/~+3@1 res=A08*9 foe=B04/3,B02/9"
    match = taken("prisao-extradimensional-v1", where, "use")
    assert keys(match) == ["choose:3", "choose:4"]


def test_BS_H172_a_cost_may_be_paid_with_a_card_of_an_opponent() -> None:
    where = "me=A05/~+3@1 foe=B02/B20+3 res=A08"
    assert "res1+B20" in changes("posso-comer-isso-v1", where, "use")


def test_BS_H173_a_card_that_lends_nothing_may_be_used_by_its_power() -> None:
    """Quick Step is barred, and Shadow Step lends its bearer Agility."""
    mine = seat(unit("dup-v1", "A19", "B31", "2", stage=2), unit("A08", "2"), deck=DECK)
    match = position(mine, seat(unit("B02", "9"), deck=THEIRS), "attack")
    play(match, "act:dup-v1:xxxx-x", "choose:dup-v1:A19")
    assert "act:dup-v1:quick-step" in keys(match)
    match = position(mine, seat(unit("B02", "9"), deck=THEIRS), "attack")
    play(match, "act:dup-v1:xxxx-x", "choose:dup-v1:B31")
    assert "act:dup-v1:shadow-step" in keys(match)


def test_BS_H174_damage_counts_after_its_dealer_has_left() -> None:
    mine = seat(
        unit("homem-gorila-v1", "5", stage=2), unit("bumerangue-v1", "alvejar-comparsas-v1", "2"), deck=DECK
    )
    match = position(mine, seat(unit("B02", "12"), hand=["B06"], deck=THEIRS))
    play(match, "act:bumerangue-v1:alvejar-comparsas", "target:B02", "surrender:bumerangue-v1", "pass")
    before = len(carried(match, 1, "B02"))
    play(match, "act:homem-gorila-v1:furia-da-selva", "target:B02")
    assert before - len(carried(match, 1, "B02")) == 5


def test_BS_H175_what_holds_for_good_holds_for_everybody() -> None:
    mine = seat(unit("raio-negro-v1", "golpe-de-sorte-v1", "4", stage=2), deck=DECK)
    theirs = seat(unit("raio-negro-v1", "5", stage=2), unit("B02", "2"), deck=THEIRS)
    match = position(mine, theirs, "attack")
    play(match, "act:raio-negro-v1@1:grito-hipersonico", "target:B02")
    while match.view(None)["turn"] < 9 and match.actor is not None:
        assert not [key for key in keys(match) if "grito-hipersonico" in key]
        match.play("pass" if "pass" in keys(match) else 0)


def test_BS_H176_actions_are_known_by_their_names() -> None:
    mine = seat(unit("mesmero-v1", "3", stage=1), deck=DECK)
    theirs = seat(unit("A03", "A21", "B28", "2", stage=2), deck=THEIRS)
    match = position(mine, theirs)
    play(match, "act:mesmero-v1:hipnose", "target:A03")
    assert keys(match) == ["choose:repulsor-volley", "choose:arc-surge", "choose:force-grip"]


def test_BS_H177_points_are_looked_at_when_both_cards_have_moved() -> None:
    """12 points, less 4, and 6 more are no 15."""
    mine = seat(unit("A08", "1"), hand=["A04"], deck=DECK)
    theirs = seat(unit("B02", "3"), prizes=["garra-sonica-v1", "A05"], deck=THEIRS)
    match = position(mine, theirs)
    play(match, "choose:garra-sonica-v1")
    view = match.view(None)
    assert view["result"] is None
    assert view["seats"][1]["points"] == 13
    assert "garra-sonica-v1" in match.view(0)["seats"][0]["hand"]


def test_BS_H178_the_card_is_unloaded_before_the_effect() -> None:
    mine = seat(unit("B05", "entrada-triunfal-v1", "A19", "3", stage=2, since="now"), deck=DECK)
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS), "attack")
    play(match, "act:B05:entrada-triunfal", "target:B02", "act:B05:quick-step", "target:B02")
    assert [key for key in keys(match) if key.startswith("unload:B05:")]
    assert row(match, 1, "B02")["shield_used"] == 1
    play(match, "unload:B05:A08")
    assert row(match, 1, "B02")["shield_used"] == 2
    assert "act:B05:twin-batons" not in keys(match)  # leave to use one more action does not lift BS-6.5


# A decoy


def test_BS_H53_an_action_with_several_targets_must_have_the_decoy_among_them() -> None:
    mine = seat(unit("chamariz-holografico-v1", "2"), unit("A05", "3"), unit("A01", "3"), deck=DECK)
    match = position(mine, seat(unit("B07", "3", stage=1), deck=THEIRS), "attack", active=1)
    play(match, "act:B07:barrage", "target:A05")
    assert len(carried(match, 0, "chamariz-holografico-v1")) == 1  # nobody else was left to choose


def test_BS_H53_two_duties_on_one_target_keep_the_action_from_being_used() -> None:
    mine = seat(unit("chamariz-holografico-v1", "2"), unit("j-j-jameson-v1", "3"), deck=DECK)
    theirs = seat(unit("B02", "3", stage=1), unit("B06", "3", stage=1), hand=["B06"], deck=THEIRS)
    match = position(mine, theirs, "attack", active=1)
    assert not [key for key in keys(match) if key.startswith("act:")]


# Like cards are one choice


def test_BS_H177_two_of_them_in_the_prizes_are_one_choice() -> None:
    mine = seat(unit("A08", "1"), hand=["A04"], deck=DECK)
    theirs = seat(unit("B02", "3"), prizes=["garra-sonica-v1", "garra-sonica-v1"], deck=THEIRS)
    match = position(mine, theirs)
    assert [key for key in keys(match) if "garra" in key] == ["choose:garra-sonica-v1"]


def test_BS_H37_two_like_abilities_on_one_bearer_are_one_choice_at_a_time() -> None:
    """Each may be used once in the phase; two options with one key were offered."""
    mine = seat(
        unit("barao-strucker-v1", "negociata-v1", "negociata-v1", "1"), deck=DECK, resources=["A20"] * 2
    )
    match = position(mine, seat(unit("B02", "3"), deck=THEIRS))
    for _ in range(2):
        assert keys(match).count("choose:barao-strucker-v1:negociata-v1") == 1
        match.play("choose:barao-strucker-v1:negociata-v1")
        while "pass" not in keys(match):
            match.play(0)
    assert "choose:barao-strucker-v1:negociata-v1" not in keys(match)
