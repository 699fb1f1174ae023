"""BS-H1 to BS-H5, BS-H8, BS-H9: Rulings of our own."""

import pytest

from tests.kits.battle_scenes import (
    acts,
    carried,
    hand,
    home_made,
    keys,
    made,
    phase,
    play,
    position,
    resources,
    row,
    seat,
    seat_view,
    stage,
    unit,
)
from thwack import Match


def of(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# BS-H1


def test_BS_H1_no_action_without_a_legal_target() -> None:
    """Sucatear hits a support."""
    mine = seat(unit("A07", "sucatear-v1", "2"), deck=["A08"] * 9)
    theirs = seat(unit("B03", "4"), deck=["B06"] * 9)
    assert of(position(mine, theirs, "attack"), "act") == ["act:A07:trick-arrow"]
    theirs["scene"].append(unit("B14", "2"))
    assert "act:A07:sucatear" in keys(position(mine, theirs, "attack"))


def test_BS_H1_a_target_that_the_effect_cannot_change_is_one() -> None:
    """Web Line on a character at stage 0, the only other one."""
    mine = seat(unit("A09", "3"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9), "attack")
    play(match, "act:A09:web-line")
    assert keys(match) == ["target:A09", "target:B03"]


def test_BS_H1_what_is_chosen_is_announced_before_targets() -> None:
    """Demolição Esmagadora: 4 damage to a character, or 4 piercing damage to a support."""
    mine = seat(unit("A05", "demolicao-esmagadora-v1", "3"), deck=["A08"] * 9)
    theirs = seat(unit("B03", "4"), unit("B14", "2"), unit("B15", "3"), deck=["B06"] * 9)
    match = position(mine, theirs, "attack")
    play(match, "act:A05:demolicao-esmagadora")
    assert keys(match) == ["choose:1", "choose:2"]
    other = match.fork()
    play(match, "choose:1")
    assert keys(match) == ["target:A05", "target:B03"]
    play(other, "choose:2")
    assert keys(other) == ["target:B14", "target:B15"]


def test_BS_H1_only_what_has_a_legal_target_can_be_chosen() -> None:
    mine = seat(unit("A05", "demolicao-esmagadora-v1", "3"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 9), "attack")
    play(match, "act:A05:demolicao-esmagadora")
    assert keys(match) == ["target:A05", "target:B03"]  # there is no support: nothing is asked


# BS-H2


def test_BS_H2_stages_then_further_costs_then_targets() -> None:
    """Punho de Ferro unloads any number of his cards: that many and 1 more piercing damage."""
    mine = seat(unit("punho-de-ferro-v1", "A19", "A20", "A21"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 9), "attack")
    play(match, of(match, "act")[0])
    assert stage(match, 0, "punho-de-ferro-v1") == 0  # the stage is paid
    assert {key.split(":")[-1] for key in of(match, "unload")} == {"A19", "A20", "A21"}  # the further cost
    play(match, next(key for key in keys(match) if key.endswith("A20")), "pass")
    assert keys(match) == ["target:punho-de-ferro-v1", "target:B03"]  # then the target
    play(match, "target:B03")
    assert len(carried(match, 1, "B03")) == 2  # then the effect: 1 + 1 piercing damage


def test_BS_H2_texts_on_being_targeted_come_before_the_effect() -> None:
    """Homem-Aranha Superior may unload a card to cancel an action that targets him."""
    spider = "homem-aranha-superior-v1"
    mine = seat(unit("A05", "rocha-v1", "3", stage=2), deck=["A08"] * 9)
    theirs = seat(unit(spider, "B19", "B20", "3"), unit("B03", "4", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs, "attack")
    play(match, "act:A05:rocha", f"target:{spider}")
    assert match.actor == 1
    assert (stage(match, 0, "A05"), "rocha-v1" in resources(match, 0)) == (0, True)  # paid all the same
    assert len(carried(match, 1, spider)) == 5
    other = match.fork()
    play(match, next(key for key in keys(match) if key != "choose:no"))
    play(match, *([key for key in keys(match) if key.endswith("B19")][:1]))
    assert len(carried(match, 1, spider)) == 4  # the card he paid, and no damage
    play(other, "choose:no")
    assert [r["ref"] for r in other.view(None)["seats"][1]["scene"]] == ["B03"]  # 7 damage, shield 1


# BS-H3


def test_BS_H3_leave_for_one_more_action_is_used_up() -> None:
    """Shadow Step, then Quick Step, then Twin Batons: each of the first two gives one more."""
    mine = seat(unit("B05", "B31", "A19", "A08", stage=2), hand=["A20"], deck=["A08"] * 9)
    match = position(mine, seat(unit("A05", "7", stage=0), hand=["B19"], deck=["B06"] * 9))
    play(match, "act:B05:shadow-step")
    assert of(match, "act") == []
    play(match, "pass")
    assert of(match, "act") == ["act:B05:twin-batons", "act:B05:quick-step"]
    other = match.fork()
    play(match, "act:B05:quick-step", "target:A05")
    assert of(match, "act") == ["act:B05:twin-batons"]
    play(match, "act:B05:twin-batons", "target:A05")
    assert match.view(None)["active"] == 1
    play(other, "act:B05:twin-batons", "target:A05")
    assert other.view(None)["active"] == 1  # that was the one more


def test_BS_H3_several_add_up() -> None:
    """An action that says twice that one more may be used."""
    cards = made("surge", "ability", action=acts("Surge", "seq(act_again, act_again)", 0))
    mine = seat(unit("A04", "surge", "A31", "4", stage=2), deck=["A08"] * 9)
    match = home_made(cards, mine, seat(unit("B01", "6"), deck=["B06"] * 9), phase="attack")
    play(match, "act:A04:surge", "act:A04:thunder-strike", "target:B01")
    assert "act:A04:dive-attack" in keys(match)
    play(match, "act:A04:dive-attack", "target:B01")
    assert match.view(None)["active"] == 1


def test_BS_H3_the_ordinary_action_is_used_first() -> None:
    """Leave that came before the ordinary action is still there after it."""
    cards = made("drill", "ability", "in_preparation(act_again)")
    mine = seat(unit("A06", "drill", "2", stage=2), unit("A04", "6"), hand=["A19"], deck=["A08"] * 9)
    match = home_made(cards, mine, seat(unit("B01", "6"), deck=["B06"] * 9))
    play(match, "choose:A06:drill", "act:A06:blind-spot", "target:B01")
    assert of(match, "act") == ["act:A06:blind-spot"]
    play(match, "pass", "act:A06:blind-spot", "target:B01")
    assert of(match, "act") == ["act:A04:thunder-strike"]


def test_BS_H3_leave_for_this_action_alone() -> None:
    """Mercúrio may use the same action again, at its cost, and no other."""
    quick = "mercurio-v1"
    mine = seat(unit(quick, "A19", "2", stage=2), unit("A04", "6"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B01", "6"), deck=["B06"] * 9), "attack")
    own = next(key for key in of(match, "act") if key.startswith(f"act:{quick}") and "quick-step" not in key)
    assert f"act:{quick}:quick-step" in keys(match)
    play(match, own, "target:B01")
    assert of(match, "act") == [own, "act:A04:thunder-strike"]
    play(match, own, "target:B01")
    assert of(match, "act") == ["act:A04:thunder-strike"]  # no stage is left
    assert row(match, 1, "B01")["shield_used"] == 2


# BS-H4


def test_BS_H4_a_shield_is_never_below_0() -> None:
    """Binding Tendrils: shield -2, on a shield of 1."""
    mine = seat(unit("B10", "B22", "A08"), unit("B06", "1"), deck=["B07"] * 9)
    match = position(mine, seat(unit("A01", "4"), deck=["A08"] * 9), "attack")
    play(match, "act:B10:binding-tendrils", "target:A01")
    assert row(match, 1, "A01")["shield"] == 0
    play(match, "act:B06:plasma-shot", "target:A01")
    assert len(carried(match, 1, "A01")) == 3  # 1 damage, not 2


def test_BS_H4_bonuses_of_the_turn_and_standing_ones_add_up() -> None:
    """Call to Arms +1, Star Buckler +1 while carried, Dive Attack +1 this turn."""
    mine = seat(unit("maquina-de-combate-v1", "A32", "A31", "2"), unit("A04", "A31", "5"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9), "attack", scenario="A17")
    before = row(match, 0, "A04")["shield"]
    assert before == 2 + 1
    play(match, "act:A04:dive-attack", "target:B03")
    assert row(match, 0, "A04")["shield"] == 2 + 1 + 1


def test_BS_H4_a_minus_counts_against_a_bonus() -> None:
    mine = seat(unit("B10", "B22", "A08"), unit("B06", "1"), deck=["B07"] * 9)
    theirs = seat(unit("A01", "4"), deck=["A08"] * 9)
    scenario = {"card": "A17", "owner": 1}
    match = position(mine, theirs, "attack", scenario=scenario)
    play(match, "act:B10:binding-tendrils", "target:A01")
    assert row(match, 1, "A01")["shield"] == 0  # 1 + 1 - 2


def test_BS_H4_what_it_becomes_is_applied_last() -> None:
    """Alucinação: the shield becomes 0, whatever is added, before or later."""
    mine = seat(unit("A11", "alucinacao-v1", "A25", "A08"), unit("A04", "6"), deck=["A08"] * 9)
    match = position(
        mine, seat(unit("A01", "4"), deck=["B06"] * 9), "attack", scenario={"card": "A17", "owner": 1}
    )
    assert row(match, 1, "A01")["shield"] == 2
    play(match, "act:A11:alucinacao", "target:A01")
    assert row(match, 1, "A01")["shield"] == 0
    play(match, "act:A04:thunder-strike", "target:A01")
    assert len(carried(match, 1, "A01")) == 1


# BS-H5


def test_BS_H5_who_searches_may_find_nothing() -> None:
    """Abutre V2 searches for a character of the Sinister Six; the deck is shuffled in any case."""
    for answer in ("choose:dr-octopus-v3", "choose:no"):
        deck = ["dr-octopus-v3", *[f"A{number:02}" for number in range(1, 33)]]
        mine = seat(unit("abutre-v2", "3"), hand=["A19"], deck=deck)
        match = position(mine, seat(deck=["B06"] * 9))
        play(match, "choose:abutre-v2")
        assert keys(match) == ["choose:dr-octopus-v3", "choose:no"]
        play(match, answer)
        found = answer != "choose:no"
        assert ("dr-octopus-v3" in hand(match, 0)) is found
        left = match.scene()["seats"][0]["deck"]
        assert sorted(left) == sorted(deck[1:] if found else deck)
        assert left != (deck[1:] if found else deck)
        assert set(seat_view(match, 0)["deck"]) == {None}


def test_BS_H5_what_is_found_is_shown() -> None:
    mine = seat(unit("abutre-v2", "3"), hand=["A19"], deck=["dr-octopus-v3", "A08", "A08"])
    match = position(mine, seat(deck=["B06"] * 9))
    play(match, "choose:abutre-v2", "choose:dr-octopus-v3")
    assert match.view(1)["seats"][0]["hand"] == ["dr-octopus-v3"]


# BS-H8


@pytest.mark.parametrize("step", ["anticipation", "attack"])
def test_BS_H8_texts_of_both_players_are_ordered_by_one(step: str) -> None:
    """Repulsor Volley hits a bell of either side."""
    cards = "".join(
        made(name, "support", "when(hurt(this), draw(1))", energy=2, shield=0) for name in ("bell", "gong")
    )
    mine = seat(unit("A03", "4"), unit("A07", "3"), unit("bell", "2"), deck=["A19"] * 9)
    theirs = seat(unit("gong", "2"), deck=["B19"] * 9)
    match = home_made(cards, mine, theirs, phase=step, active=1 if step == "anticipation" else 0)
    play(match, "act:A03:repulsor-volley", "target:bell", "target:gong")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:bell", "choose:gong"]
    play(match, "choose:gong")
    assert (hand(match, 0), hand(match, 1)) == (["A19"], ["B19"])


def test_BS_H8_in_the_anticipation_step_it_is_the_turn_players_opponent() -> None:
    """Though the texts are the turn player's own."""
    cards = "".join(
        made(name, "support", f"when(hurt(this), {effect})", energy=2, shield=0)
        for name, effect in (("bell", "draw(1)"), ("gong", "mill(1)"))
    )
    theirs = seat(unit("A03", "4"), unit("A07", "3"), deck=["A08"] * 9)
    mine = seat(unit("bell", "2"), unit("gong", "2"), deck=["B19"] * 9)
    match = home_made(cards, mine, theirs, phase="anticipation", active=0)
    play(match, "act:A03:repulsor-volley", "target:bell", "target:gong")
    assert (match.actor, phase(match)) == (1, "anticipation")
    assert keys(match) == ["choose:bell", "choose:gong"]


# BS-H9


@pytest.mark.parametrize(("turn", "over"), [(199, False), (200, True)])
def test_BS_H9_two_hundred_turns_are_a_draw(turn: int, over: bool) -> None:
    mine = seat(hand=["A19"], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19"], deck=["B06"] * 9), turn=199)
    if turn == 200:
        play(match, "pass")
    assert match.view(None)["turn"] == turn
    assert match.result is None
    play(match, "pass")
    if over:
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((), "turn limit")
    else:
        assert match.result is None
