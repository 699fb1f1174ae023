"""BS-H6, BS-H7, BS-H10 to BS-H12, BS-H14, BS-H15: Rulings of our own on damage, texts, answers, costs."""

import pytest

from tests.kits.battle_scenes import (
    acts,
    carried,
    hand,
    home_made,
    keys,
    made,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    unit,
)
from tests.kits.battle_scenes_brew import bench, happened, used

ME, FOE = 0, 1
LOKI = unit("B03", "4")
DECK = ["A08"] * 9
COUNTER = "contra-ataque-afiado-v1"
KREE = "guerrilheiro-kree-v1"  # from hand it stops an action of the Anticipation step
UNIVERSE = "capitao-universo-v2"


# BS-H6: lowering


@pytest.mark.parametrize(("less", "left"), [(1, 2), (2, 3), (3, 4), (9, 4)])
def test_BS_H6_what_lowers_damage_comes_after_all_bonuses(less: int, left: int) -> None:
    fog = made("fog", "scenario", f"less_damage(each(character, aligned(villain)), each(unit), {less})")
    match = home_made(
        fog,
        seat(unit("B01", "7"), unit("B06", "1"), unit("B05", "A19", "2"), hand=["A30"]),
        seat(unit("A10", "4", shield_used=1)),
        phase="attack",
        scenario="fog",
    )
    play(match, "choose:B05:B01", "act:B05:quick-step", "target:A10")
    assert len(carried(match, FOE, "A10")) == left  # 1 + 2 - less; the shield was used up


def test_BS_H6_set_to_0_beats_every_bonus() -> None:
    match = position(
        seat(unit("A01", "4"), unit("A03", "4"), unit("A08", "1")),
        seat(unit("thor-v2", "6", shield_used=2)),
        phase="attack",
    )
    play(match, "choose:A03:A01", "act:A03:repulsor-volley", "target:thor-v2", "pass")
    assert len(carried(match, FOE, "thor-v2")) == 6  # energy attack does not hurt him


# BS-H7: copies


def test_BS_H7_a_text_of_another_version_counts_once() -> None:
    guard = made("guard", "character", "shielded(this, 1)", energy=2, shield=0, alter_ego="Steve Rogers")
    for copies in (1, 3):
        match = home_made(guard, seat(unit("A01", *["guard"] * copies, "1")), seat(LOKI))
        assert row(match, ME, "A01")["shield"] == 2


def test_BS_H7_copies_of_the_own_card_add_nothing() -> None:
    guard = made("guard", "character", "shielded(this, 1)", energy=2, shield=0)
    match = home_made(guard, seat(unit("guard", "guard", "guard")), seat(LOKI))
    assert row(match, ME, "guard")["shield"] == 1


def test_BS_H7_different_texts_of_different_versions_count_each() -> None:
    cards = "".join(
        made(name, "character", "shielded(this, 1)", energy=2, shield=0, alter_ego="Steve Rogers")
        for name in ("guard", "ward")
    )
    match = home_made(cards, seat(unit("A01", "guard", "ward", "guard")), seat(LOKI))
    assert row(match, ME, "A01")["shield"] == 3


def test_BS_H7_each_copy_of_an_ability_works() -> None:
    plate = made("plate", "ability", "shielded(this, 1)")
    for copies in (1, 2, 3):
        match = home_made(plate, seat(unit("A01", *["plate"] * copies)), seat(LOKI))
        assert row(match, ME, "A01")["shield"] == 1 + copies


# BS-H10: the power for a text


def test_BS_H10_a_text_of_an_ability_needs_its_power() -> None:
    match = position(seat(unit("A06", "A32"), unit("A04", "A32"), unit("A14", "A32")), seat(LOKI))
    assert [row(match, ME, ref)["shield"] for ref in ("A06", "A04", "A14")] == [3, 2, 1]  # +1 from the jet


def test_BS_H10_the_text_stops_when_the_power_is_lost() -> None:
    match = position(seat(unit("anti-venom-v1", "5"), unit("A07", "A32", "2"), hand=["A30"]), seat(LOKI))
    assert row(match, ME, "A07")["shield"] == 2
    play(match, "choose:anti-venom-v1", "choose:A07", "choose:ranged-attack")
    assert row(match, ME, "A07")["shield"] == 1


def test_BS_H10_texts_about_powers_need_none() -> None:
    wand = made("wand", "ability", "gains(this, magic)", powers=["magic"])
    ring = made("ring", "ability", "host", powers=["telepathy"])
    match = home_made(
        wand + ring,
        seat(unit("A07", "wand", "2"), unit("A06", "ring", "A10"), unit("A02", "A20", "3")),
        seat(LOKI),
    )
    assert "magic" in row(match, ME, "A07")["powers"]
    assert "elasticity" in row(match, ME, "A06")["powers"]  # Host
    assert "ranged-attack" in row(match, ME, "A02")["powers"]  # Arm


def test_BS_H10_how_the_card_itself_moves_needs_none() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1"), deck=DECK),
        seat(unit("A07", "A21"), LOKI, hand=["A22"], deck=["A19"]),
        phase="anticipation",
    )
    assert "load:A22:A07" in keys(match)  # Surprise-Anticipation, without elasticity
    play(match, "load:A22:A07", "unload:A21")
    assert match.view(FOE)["seats"][FOE]["deck"] == [None, "A21"]  # Exhaust, without energy attack
    assert resources(match, FOE) == []


def test_BS_H10_share_is_for_others_and_needs_no_power_of_the_bearer() -> None:
    match = position(seat(unit("A04", "A24", "5"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert [key for key in keys(match) if "crossed-blades" in key] == ["act:A07:crossed-blades"]


# BS-H11: answers to damage


def test_BS_H11_who_has_left_does_not_answer() -> None:
    match = position(
        seat(unit("A06", "3"), unit("A04", "6")), seat(unit("A07", COUNTER, "1"), LOKI), phase="attack"
    )
    play(match, "act:A06:blind-spot", "target:A07", f"unload:{COUNTER}")
    assert carried(match, FOE, "A07") == ["A08"]  # the card is gone, but its bearer is there
    assert len(carried(match, ME, "A06")) == 2
    gone = position(
        seat(unit("A04", "6"), unit("A06", "3")), seat(unit("A07", COUNTER, "1"), LOKI), phase="attack"
    )
    play(gone, "act:A04:thunder-strike", "target:A07")
    assert scene(gone, FOE) == ["B03"]
    assert len(carried(gone, ME, "A04")) == 6


# BS-H12: answers from hand


def test_BS_H12_the_opponent_of_the_user_may_stop_an_action_of_the_anticipation_step() -> None:
    match = position(
        seat(unit("A04", "6"), hand=[KREE], deck=["A19", "A20"]),
        seat(unit("B03", "4"), hand=[KREE], deck=DECK),
        phase="anticipation",
    )
    play(match, "act:B03:deceive", "target:A04")
    assert (match.actor, keys(match)) == (ME, [f"choose:{KREE}", "pass"])
    let = match.fork()
    play(let, "pass")
    assert let.actor == FOE  # the effect begins, and nobody else is asked
    play(match, f"choose:{KREE}")
    assert match.view(None)["seats"][FOE]["prizes"] == [KREE]
    assert (points(match, FOE), hand(match, ME)) == (3, ["A19"])
    assert row(match, ME, "A04")["stage"] == 1
    assert row(match, FOE, "B03")["stage"] == 0  # paid for nothing


def test_BS_H12_not_in_the_attack_step() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1")),
        seat(unit("B03", "4"), hand=[KREE], deck=DECK),
        phase="attack",
    )
    play(match, "act:A04:thunder-strike", "target:B03")
    assert match.actor == ME
    assert len(carried(match, FOE, "B03")) == 2


def test_BS_H12_only_for_an_own_character_that_is_targeted() -> None:
    ally = made("ally", "character", energy=2, shield=0, affiliations=["aliados-do-homem-aranha"])
    parts = {"hand": [UNIVERSE], "resources": ["A19"] * 5, "deck": DECK}
    match = home_made(
        ally,
        seat(unit("A04", "6"), unit("ally", "2", stage=0), unit("A08", "1")),
        seat(unit("ally", "2"), unit("A07", "3"), **parts),
        phase="attack",
    )
    elsewhere = match.fork()
    play(elsewhere, "act:A04:thunder-strike", "target:A07")
    assert elsewhere.actor == ME
    theirs = match.fork()
    play(theirs, "act:A04:thunder-strike", "target:ally@1")
    assert theirs.actor == ME  # an ally, but of the other side
    play(match, "act:A04:thunder-strike", "target:ally@2")
    assert (match.actor, keys(match)) == (FOE, [f"play:{UNIVERSE}:ally@2", "pass"])
    play(match, f"play:{UNIVERSE}:ally@2")
    assert scene(match, FOE) == [UNIVERSE, "A07"]
    assert (match.actor, row(match, FOE, UNIVERSE)["shield_used"]) == (ME, 0)  # the action had no effect


def test_BS_H12_actions_without_damage_can_be_stopped_too() -> None:
    stop = made("stop", "character", "stops_anticipation", energy=1, shield=0)
    look = made("look", "ability", action=acts("Olhar", "draw(1)", 0, "anticipate"))
    match = home_made(
        stop + look,
        seat(unit("A04", "6"), hand=["stop"], deck=DECK),
        seat(unit("A07", "look", "2"), deck=DECK),
        phase="anticipation",
    )
    play(match, "act:A07:olhar", "choose:stop")
    assert hand(match, FOE) == []


def test_BS_H14_a_cost_of_several_cards_is_paid_in_full() -> None:
    for amount, offers in (("3", True), ("4", False), ("up_to(4)", True), ("from_to(4, 5)", False)):
        match = bench("draw(1)", pay=f"load(some({amount}, card, yours, in_(resources)), this)")
        assert ("act:A04:trick" in keys(match)) == offers, amount


def test_BS_H15_a_player_of_your_choice_is_one_player() -> None:
    match = used("draw(1, who=one(player))", "choose:player-2")
    assert [data["who"] for data in happened(match, "drawn")] == [1]
