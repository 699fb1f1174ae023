"""BS-H31 and following: rulings of our own on cards that came later."""

from tests.kits.battle_scenes import carried, hand, keys, play, position, resources, seat, stage, unit
from thwack.match import Match


def attack(*mine: dict[str, object], **piles: list[str]) -> Match:
    """An Attack step against Thanos."""
    return position(seat(*mine, **piles), seat(unit("B02", "9"), deck=["B06"] * 4), phase="attack")


def test_BS_H31_what_is_loaded_comes_from_the_own_resources() -> None:
    card = "trocar-de-arma-v1"
    piles = {"hand": ["A20"], "deck": ["A20"] * 3, "resources": ["A20", "A19"]}
    match = attack(unit("B07", card, "3", stage=1), unit("B06", "2"), **piles)
    play(match, "act:B07:trocar-de-arma", "target:B02", "choose:yes")
    assert "A20" in carried(match, 0, "B07")
    assert resources(match, 0) == ["A19", card]


def test_BS_H32_an_action_without_a_cost_is_used_at_stage_0() -> None:
    match = attack(unit("A11", "uniao-mental-v1", "3", stage=0), unit("B06", "2"), deck=["A08"])
    play(match, "act:A11:uniao-mental", "target:A11")
    assert stage(match, 0, "A11") == 1


def test_BS_H33_who_has_an_affiliation_shares_it_with_itself() -> None:
    match = attack(unit("A11", "reanimar-v1", "3", stage=0), unit("B06", "2"), deck=["A08"])
    play(match, "act:A11:reanimar")
    assert stage(match, 0, "A11") == 1


def test_BS_H34_a_card_that_goes_nowhere_stays_on_top() -> None:
    card = "investigacao-solitaria-v1"
    piles = {"deck": ["A19", "A23", "A25"]}
    match = position(seat(unit("B07", card, "3", stage=1), **piles), seat(unit("B02", "3"), deck=["B06"]))
    play(match, "act:B07:investigacao-solitaria", "choose:A19", "choose:no")
    assert match.view(0)["seats"][0]["deck"][0] == "A23"


def test_BS_H36_one_of_several_named_cards_may_be_taken_alone() -> None:
    plan = "plano-magistral-preparacao-v1"
    mine = seat(hand=[plan], resources=["plano-magistral-objetivo-v1", "A08"], deck=["A08"])
    match = position(mine, seat(unit("B02", "3"), deck=["B06"]))
    play(match, f"play:{plan}", "choose:plano-magistral-objetivo-v1")
    assert hand(match, 0) == ["plano-magistral-objetivo-v1"]


def test_BS_H37_a_card_in_resources_offers_its_text_once_in_the_phase() -> None:
    card = "vitalidade-mortifera-v1"
    text = f"choose:{card}:2"
    mine = seat(unit("A04", "3"), resources=[card, card], deck=["A08"])
    match = position(mine, seat(unit("B02", "3"), deck=["B06"]))
    assert keys(match).count(text) == 1
    play(match, text)
    assert text in keys(match)  # the other one
    play(match, text)
    assert text not in keys(match)


def test_BS_H35_who_cannot_drop_so_far_does_not_pay() -> None:
    card = "checagem-rapida-v1"
    for level, asked in ((0, False), (1, True)):
        mine = seat(unit("A04", "3", stage=level), hand=[card], deck=["A08"] * 3)
        match = position(mine, seat(unit("B02", "3"), deck=["B06"]))
        play(match, f"play:{card}")
        assert ("choose:yes" in keys(match)) == asked
