"""The worked situations we check the rules with, step by step: E1 to E9 after the examples that the rulebook
itself gives, S1 to S20 further ones. P1 is seat 0, whose turn it is unless a situation says otherwise."""

from typing import Any

import pytest

import thwack
from tests.kits.battle_scenes import (
    carried,
    hand,
    keys,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    seat_view,
    stage,
    unit,
    verbs,
)
from thwack import Match, SetupError

FILLER = [f"B{number:02}" for number in range(1, 32)]  # three of each are more than a deck needs


def sixty(**cards: int) -> dict[str, Any]:
    """A legal deck but for these cards: the rest is filled up."""
    found = {card.replace("_", "-"): copies for card, copies in cards.items()}
    for card in FILLER:
        left = 60 - sum(found.values())
        found.setdefault(card, max(min(3, left), 0))
    return {"name": "Sixty", "cards": {card: copies for card, copies in found.items() if copies}}


def is_legal(deck: dict[str, Any]) -> bool:
    """Whether a match may be played with a deck."""
    try:
        thwack.new("battle_scenes", decks=[deck, "titans-court"])
    except SetupError:
        return False
    return True


def acts(match: Match) -> list[str]:
    """The actions that are offered."""
    return [key for key in keys(match) if key.startswith("act:")]


def deck_size(match: Match, number: int) -> int:
    """How many cards are in a deck."""
    return len(seat_view(match, number)["deck"])


# 1. Examples of the rulebook


def test_E1_copies() -> None:
    assert is_legal(sixty(viuva_negra_v1=3, viuva_negra_v2=3))
    assert not is_legal(sixty(viuva_negra_v1=4))
    assert not is_legal(sixty(cubo_cosmico_v1=2))
    assert is_legal(sixty(cubo_cosmico_v1=1, escudo_do_capitao_america_v1=1))
    legal = sixty()
    assert is_legal(legal)
    assert not is_legal({"name": "59", "cards": {**legal["cards"], "B01": 2}})
    assert not is_legal({"name": "61", "cards": {**legal["cards"], "A32": 1}})


def test_E2_paid_exchange() -> None:
    mine = seat(hand=["A01", "A03", "A04", "A05", *["A19"] * 6], deck=["A20"] * 50)
    match = position(mine, seat(hand=["B06"], deck=["B06"] * 9), phase="exchange")
    assert keys(match) == ["keep", "mulligan:paid"]  # four characters: nothing is free
    for size, left in ((8, 52), (6, 54)):
        play(match, "mulligan:paid")
        assert len(hand(match, 0)) == size
        assert deck_size(match, 0) == left
        assert match.view(1)["seats"][0]["hand"] == []  # not shown


def test_E3_free_exchange() -> None:
    mine = seat(hand=["A01", *["A19"] * 9], deck=["A20"] * 50)
    match = position(mine, seat(hand=["B06"], deck=["B06"] * 9), phase="exchange")
    assert keys(match) == ["keep", "mulligan:free", "mulligan:paid"]
    play(match, "mulligan:free")
    assert len(hand(match, 0)) == 10
    assert hand(match, 0).count("A01") <= 1  # again one character, or none
    assert match.actor == 0
    assert keys(match) == ["keep", "mulligan:paid"]


def test_E4_first_turn() -> None:
    mine = seat(hand=["A08", "A07", *["A19"] * 8], deck=["A20", "A21", "A22"])
    theirs = seat(hand=["B06"] * 10, deck=["B19", "B20", "B21", "B22", "B23"])
    match = position(mine, theirs, phase="bank")
    play(match, *["bank:A19"] * 4, "pass", *["bank:B06"] * 3, "pass")
    assert phase(match) == "preparation"
    assert resources(match, 0) == [*["A19"] * 4, "A20"]  # 1 card by the Countdown
    assert len(hand(match, 0)) == 6
    assert deck_size(match, 0) == 2  # none was drawn
    play(match, "play:A08", "load:A19", "play:A07", "load:A19", "load:A19", "load:A19", "pass")
    assert (match.actor, match.view(None)["turn"]) == (1, 2)
    assert resources(match, 1) == ["B06", "B06", "B06", "B19", "B20", "B21"]  # 1 + 2 characters + 0 prizes
    assert len(hand(match, 1)) == 8
    assert deck_size(match, 1) == 1


@pytest.mark.parametrize(("answer", "drawn"), [("choose:yes", 2), ("choose:no", 1)])
def test_E5_spy_and_surrender(answer: str, drawn: int) -> None:
    mine = seat(unit("A06", "A08", "A19", "A20"), deck=["A21", "A22", "A23"])
    match = position(mine, seat(deck=["B06"] * 5))
    play(match, "surrender:A06")
    assert sorted(resources(match, 0)) == ["A08", "A19", "A20"]
    assert seat_view(match, 1)["prizes"] == ["A06"]
    assert points(match, 1) == 3
    assert hand(match, 0) == []  # Spy is asked first
    play(match, answer)
    assert hand(match, 0) == ["A21", "A22"][:drawn]


def test_E6_camouflage_and_exhaust() -> None:
    mine = seat(unit("A03", "3", stage=0), resources=["carga-total-v1"], deck=["A20", "A21", "A22"])
    theirs = seat(unit("B01", "6"), unit("B03", "4"), deck=["B06"] * 3)
    match = position(mine, theirs, "anticipation", active=1)
    assert match.actor == 0
    assert keys(match) == ["load:carga-total-v1:A03", "pass"]  # no stage for Repulsor Volley
    play(match, "load:carga-total-v1:A03")
    assert len(carried(match, 0, "A03")) == 4
    play(match, "choose:yes")
    assert stage(match, 0, "A03") == 1
    play(match, "act:A03:carga-total", "target:B03")
    assert stage(match, 0, "A03") == 0
    assert len(carried(match, 1, "B03")) == 3  # 2 damage, shield 1
    assert (match.actor, phase(match)) == (1, "attack")
    play(match, "act:B01:crushing-will", "target:A03", "unload:carga-total-v1")  # 3 damage, shield 2
    assert match.scene()["seats"][0]["deck"] == ["A20", "A21", "A22", "carga-total-v1"]
    assert resources(match, 0) == []


def test_E7_share() -> None:
    """Hawkeye bears Crossed Blades; Swordsman has Blades and is an Avenger, Nebula is none, Thor no blade."""
    mine = seat(
        unit("A07", "A24", "A08", "A08"),
        unit("espadachim-v1", "3"),
        unit("B05", "3"),
        unit("A04", "6"),
        deck=["A08"] * 3,
    )
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 3), "attack")
    users = {key.split(":")[1] for key in acts(match) if key.endswith("crossed-blades")}
    assert users == {"A07", "espadachim-v1"}
    play(match, "act:espadachim-v1:crossed-blades", "target:B03")
    assert stage(match, 0, "espadachim-v1") == 0
    assert len(carried(match, 1, "B03")) == 3  # piercing
    assert "A24" in carried(match, 0, "A07")
    assert stage(match, 0, "A07") == 1
    assert {"act:A07:crossed-blades", "act:A07:trick-arrow"} <= set(acts(match))


def test_E8_link_in_scene_gives_the_action_to_nobody() -> None:
    mine = seat(unit("A07", "3"), unit("A15", "3"), deck=["A08"] * 3)
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 3), "attack")
    assert acts(match) == ["act:A07:trick-arrow"]


@pytest.mark.parametrize(("step", "active"), [("anticipation", 1), ("attack", 0)])
def test_E8_link_gives_the_action_to_the_bearer(step: str, active: int) -> None:
    mine = seat(unit("A07", "A15", "A08", "A08"), deck=["A20", "A21"])
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 3), step, active=active)
    assert match.actor == 0
    play(match, "act:A07:tactical-feed")
    assert stage(match, 0, "A07") == 0
    assert "A20" in hand(match, 0)


def test_E9_fleet() -> None:
    mine = seat(
        unit("A14", "2"),
        unit("A15", "3"),
        unit("A06", "3"),
        unit("A03", "4"),
        hand=["A14", "A15"],
        resources=["A08"] * 6,
        deck=["A08"],
    )
    match = position(mine, seat(deck=["B06"] * 3))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:A14"]
    assert row(match, 0, "A06")["shield"] == 2  # Shield Corps, one Patrol Jet
    play(match, "play:A14")
    assert scene(match, 0) == ["A14", "A15", "A06", "A03", "A14.2"]
    assert row(match, 0, "A06")["shield"] == 3
    assert row(match, 0, "A03")["shield"] == 2  # no Shield Corps


# 2. Further situations


def test_S1_shield_over_one_turn() -> None:
    """Iron Man has shield 2 and takes 1, 2, 1 and 1 piercing damage."""
    mine = seat(
        unit("B06", "B07"),
        unit("B05", "B07", "B07", "B07"),
        unit("B06", "B07"),
        unit("B04", "B07", "B07", "B07"),
        deck=["B09"] * 4,
    )
    theirs = seat(unit("A03", "A19", "A20", "A21", "A22"), deck=["A08"] * 4)
    match = position(mine, theirs, "attack")
    play(match, "act:B06:plasma-shot", "target:A03")
    assert carried(match, 1, "A03") == ["A19", "A20", "A21", "A22"]
    assert row(match, 1, "A03")["shield_used"] == 1
    play(match, "act:B05:twin-batons", "target:A03")
    assert match.actor == 0  # the dealer of the damage chooses
    assert keys(match) == ["unload:A19", "unload:A20", "unload:A21", "unload:A22"]
    play(match, "unload:A20", "act:B06.2:plasma-shot", "target:A03", "unload:A19")
    assert carried(match, 1, "A03") == ["A21", "A22"]
    assert row(match, 1, "A03")["shield_used"] == 2
    play(match, "act:B04:hidden-dagger", "target:A03", "unload:A22")
    assert carried(match, 1, "A03") == ["A21"]
    assert resources(match, 1) == ["A20", "A19", "A22"]
    play(match, "pass")
    assert match.view(None)["active"] == 1
    assert row(match, 1, "A03")["shield_used"] == 0


def test_S1_the_shield_is_whole_again_in_the_next_turn() -> None:
    mine = seat(unit("B08", "4"), unit("B07", "4"), deck=["B09"] * 4)
    theirs = seat(unit("A02", "4"), deck=["A08"] * 4)
    match = position(mine, theirs, "attack")
    play(match, "act:B08:swoop", "target:A02", "pass")  # the shield of 2 is used up
    assert match.view(None)["active"] == 1
    play(match, "pass", "act:B07:barrage", "target:A02", "pass")
    assert row(match, 1, "A02")["shield_used"] == 1
    assert len(carried(match, 1, "A02")) == 4


def test_S2_phases_add_up() -> None:
    mine = seat(unit("A06", "3"), unit("A04", "6"), deck=["A08"] * 4)
    theirs = seat(unit("B03", "4", stage=0), deck=["B06"] * 4)
    match = position(mine, theirs)
    play(match, "act:A06:blind-spot", "target:B03")
    assert len(carried(match, 1, "B03")) == 3
    play(match, "pass")
    assert phase(match) == "attack"
    assert acts(match) == ["act:A04:thunder-strike"]  # Black Widow has acted
    play(match, "act:A04:thunder-strike", "target:B03")
    assert scene(match, 1) == []
    assert points(match, 0) == 4
    assert seat_view(match, 0)["prizes"] == ["B03"]


def test_S3_winning_by_a_surrender() -> None:
    mine = seat(unit("A03", "4"), prizes=["B09", "B13"], deck=["A08"] * 4)
    theirs = seat(unit("B06", "1"), deck=["B07"] * 4)
    match = position(mine, theirs, active=1)
    assert points(match, 0) == 14
    play(match, "surrender:B06")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == {0: 15, 1: 0}
    assert hand(match, 1) == []


def test_S4_countdown_with_a_short_deck() -> None:
    mine = seat(deck=["A19", "A20", "A21", "A22"], hand=["A23"])
    theirs = seat(unit("B06", "1"), unit("B06", "1"), unit("B06", "1"), prizes=["A03", "A08"], deck=["B07"])
    match = position(mine, theirs, "countdown")
    assert resources(match, 0) == ["A19", "A20", "A21", "A22"]
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "empty deck")
    assert phase(match) == "draw"


def test_S5_two_draws_one_card() -> None:
    match = position(seat(unit("A03", "4"), deck=["A19"]), seat(deck=["B06"]), "draw")
    assert hand(match, 0) == ["A19"]
    assert match.result is not None
    assert match.result.winners == (1,)


def test_S6_stages() -> None:
    mine = seat(hand=["A03", "A03", "A19", "A20", "A03"], resources=["A08"] * 4, deck=["A21"] * 9)
    theirs = seat(unit("B03", "4", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "play:A03")
    assert stage(match, 0, "A03") == 1
    play(match, "pass")  # nobody may act: the Attack step passes by itself
    assert (match.actor, match.view(None)["active"]) == (1, 1)
    play(match, "pass")
    assert (match.actor, phase(match)) == (0, "anticipation")
    play(match, "act:A03:repulsor-volley", "target:B03", "pass")
    assert stage(match, 0, "A03") == 0
    assert (match.actor, match.view(None)["active"], phase(match)) == (0, 0, "preparation")
    without = match.fork()
    play(without, "pass")
    assert without.view(None)["active"] == 1  # at stage 0 there was nothing to do in the Attack step
    assert "capacitate:A03:A19" in keys(match)
    assert "capacitate:A03:A03:extra" in keys(match)
    play(match, "capacitate:A03:A19")
    assert stage(match, 0, "A03") == 1
    assert [key for key in keys(match) if key.startswith("capacitate")] == ["capacitate:A03:A03:extra"]
    play(match, "capacitate:A03:A03:extra")
    assert stage(match, 0, "A03") == 2
    assert "A03" in hand(match, 0)
    assert "capacitate" not in verbs(match)


def test_S7_carried_other_version() -> None:
    mine = seat(hand=["A02"], resources=["A01", "A01", "A19", "A31"], deck=["A21"] * 9)
    mine["scene"] = [unit("A03", "4", stage=0)]
    theirs = seat(unit("B04", "3", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "play:A02")
    assert row(match, 0, "A02")["powers"] == ["agility", "ranged-attack", "super-strength"]
    play(match, "pass")
    assert (phase(match), acts(match)) == ("attack", [])  # he cannot act in this turn
    play(match, "pass", "pass")
    assert (match.view(None)["active"], phase(match)) == (0, "preparation")
    play(match, "pass")
    assert phase(match) == "attack"
    assert "act:A02:ricochet" in acts(match)
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:A03:A01"]
    play(match, "choose:A03:A01")
    assert not [key for key in keys(match) if key.startswith("choose:")]  # Potentiate was there once


def test_S7_what_is_unloaded_is_lost() -> None:
    mine = seat(unit("B04", "3"), unit("B08", "4"), deck=["B06"] * 9)
    theirs = seat(unit("A02", "A01", "A01", "A19"), unit("A03", "4", stage=0), deck=["A21"] * 9)
    match = position(mine, theirs)
    play(match, "act:B04:hidden-dagger", "target:A02", "unload:A01")
    assert row(match, 1, "A02")["powers"] == ["agility", "ranged-attack", "super-strength"]
    match = position(mine, {**theirs, "scene": [unit("A02", "A01", "A19"), unit("A03", "4", stage=0)]})
    play(match, "act:B04:hidden-dagger", "target:A02", "unload:A01")
    assert row(match, 1, "A02")["powers"] == ["agility", "super-strength"]
    play(match, "pass", "pass")  # the Attack step of the winged one, then the other's turn
    assert (match.actor, phase(match)) == (1, "preparation")
    play(match, "pass")
    assert phase(match) == "attack"
    assert keys(match) == ["act:A02:hold-the-line", "act:A02:quick-step", "pass"]


def test_S8_ability_needs_its_power() -> None:
    carry = ("A21", "A28", "A26", "A08", "A08", "A08")
    theirs = seat(unit("B03", "4", stage=0), deck=["B06"] * 9)
    match = position(seat(unit("A05", *carry, stage=2), deck=["A08"]), theirs, "attack")
    assert acts(match) == ["act:A05:ground-slam", "act:A05:hammer-fist"]
    match = position(seat(unit("A05", *carry, "B32", stage=2), deck=["A08"]), theirs, "attack")
    assert acts(match) == [
        "act:A05:ground-slam",
        "act:A05:hammer-fist",
        "act:A05:cosmic-lance",
        "act:A05:warp",
    ]


def test_S8_a_support_that_carries_an_ability_gives_it_to_nobody() -> None:
    mine = seat(unit("A14", "A28", "A08"), unit("A04", "6"), deck=["A08"])
    match = position(mine, seat(deck=["B06"] * 9), "attack")
    assert acts(match) == ["act:A04:thunder-strike"]


def test_S9_scenario_change() -> None:
    mine = seat(hand=["A17", "A16"], deck=["A08"] * 3)
    match = position(mine, seat(deck=["B06"] * 3), scenario={"card": "B16", "owner": 1})
    play(match, "play:A17")
    assert match.view(None)["scenario"] == {"card": "A17", "owner": 0}
    assert resources(match, 1) == ["B16"]
    assert keys(match) == ["discard:A16", "pass"]


def test_S10_surprise_anticipation() -> None:
    mine = seat(unit("A10", "3"), unit("A07", "3"), hand=["A22", "A22"], deck=["A08"] * 3)
    theirs = seat(unit("B05", "3"), deck=["B06"] * 3)
    match = position(mine, theirs, "anticipation", active=1)
    assert match.actor == 0
    play(match, "load:A22:A10")
    assert carried(match, 0, "A10") == ["A08", "A08", "A08", "A22"]
    play(match, "pass")
    assert keys(match) == ["unload:A08", "unload:A22"]  # the new one, too
    play(match, "unload:A08")
    assert carried(match, 0, "A10") == ["A08", "A08", "A22"]
    assert hand(match, 0) == ["A22"]
    assert "load" not in verbs(match)  # the start of the step is over
    play(match, "act:A10:elastic-snare", "target:B05")
    assert stage(match, 0, "A10") == 0
    assert stage(match, 1, "B05") == 0
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_S11_adjustment_comes_before_combat() -> None:
    mine = seat(
        unit("A05", "A19", "A20", "6"),
        unit("A07", "A15", "A08", "A08"),
        hand=["A21", "A22", *["A23"] * 7],
        deck=["A24", "A25"],
    )
    match = position(mine, seat(deck=["B06"] * 3))
    play(match, "pass")
    assert phase(match) == "adjustment"
    assert keys(match) == ["unload:A19", "unload:A20", "unload:A08"]
    play(match, "unload:A20")
    assert len(carried(match, 0, "A05")) == 7
    assert keys(match) == ["discard:A21", "discard:A22", "discard:A23"]
    play(match, "discard:A21", "discard:A23")
    assert (phase(match), len(hand(match, 0))) == ("attack", 7)
    play(match, "act:A07:tactical-feed")
    assert len(hand(match, 0)) == 8
    play(match, *(["pass"] if match.actor == 0 else []))
    assert match.view(None)["active"] == 1
    assert len(hand(match, 0)) == 8


def test_S12_tactic() -> None:
    mine = seat(unit("A04", "A28", "5"), resources=["A31", "A28"], deck=["A08"] * 3)
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 3), "adjustment")
    assert keys(match) == ["load:A31:A04:A28", "pass"]
    play(match, "load:A31:A04:A28")
    assert sorted(carried(match, 0, "A04")) == [*["A08"] * 5, "A31"]
    assert resources(match, 0) == ["A28", "A28"]
    assert "act:A04:dive-attack" in acts(match)


def test_S13_host_and_link() -> None:
    theirs = seat(unit("B04", "3"), deck=["B06"] * 3)
    mine = seat(unit("A09", "A10", "A22", "A08"), unit("A12", "A10", "A22", "3"), deck=["A08"] * 3)
    match = position(mine, theirs, "attack")
    assert row(match, 0, "A09")["powers"] == ["agility", "elasticity", "genius"]
    assert row(match, 0, "A12")["powers"] == ["cosmic-power", "flight"]
    assert acts(match) == [
        "act:A09:web-line",
        "act:A09:tendril-lash",
        "act:A09:elastic-snare",
        "act:A12:starfall",
    ]


def test_S13_host_without_the_link() -> None:
    mine = seat(unit("B04", "3"), deck=["B06"] * 3)
    theirs = seat(unit("A09", "A10", "A22", "A08"), deck=["A08"] * 3)
    match = position(mine, theirs)
    play(match, "act:B04:hidden-dagger", "target:A09", "unload:A10")
    assert row(match, 1, "A09")["powers"] == ["agility", "genius"]
    play(match, "pass")
    assert (match.actor, phase(match)) == (1, "anticipation")
    assert keys(match) == ["act:A09:web-line", "pass"]


@pytest.mark.parametrize(("step", "active"), [("preparation", 0), ("anticipation", 1), ("attack", 0)])
def test_S14_arm(step: str, active: int) -> None:
    mine = seat(
        unit("A06", "A20", "A08", "A08"), unit("A04", "A20", "5"), unit("A02", "A20", "3"), deck=["A08"] * 9
    )
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9), step, active=active)
    assert match.actor == 0
    users = [key.split(":")[1] for key in acts(match) if key.endswith("suppressing-volley")]
    assert users == ["A06", "A02"]
    assert "ranged-attack" in row(match, 0, "A02")["powers"]
    assert "ranged-attack" not in row(match, 0, "A04")["powers"]


def test_S15_potentiate() -> None:
    mine = seat(unit("B01", "6"), unit("B05", "3"), unit("B12", "5"), deck=["B06"] * 9)
    theirs = seat(unit("A01", "4"), deck=["A08"] * 9)
    match = position(mine, theirs, "attack")
    offered = [key for key in keys(match) if key.startswith("choose:")]
    assert offered == ["choose:B05:B01", "choose:B12:B01"]  # not Thanos himself
    play(match, "choose:B05:B01")
    assert not [key for key in keys(match) if key.startswith("choose:")]
    play(match, "act:B05:twin-batons", "target:A01")
    assert len(carried(match, 1, "A01")) == 1  # 4 damage, 1 absorbed


def test_S15_nobody_is_potentiated_twice() -> None:
    mine = seat(unit("B01", "6"), unit("ronan-o-acusador-v2", "4"), unit("B05", "3"), deck=["B06"] * 9)
    match = position(mine, seat(unit("A03", "4"), deck=["A08"] * 9), "attack")
    assert {"choose:B05:B01", "choose:B05:ronan-o-acusador-v2"} <= set(keys(match))
    play(match, "choose:B05:B01")
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:B01:ronan-o-acusador-v2"]


def test_S16_clairvoyance_order() -> None:
    mine = seat(unit("B03", "4"), deck=["B16", "B17", "B19", "B20"])
    theirs = seat(unit("A01", "4"), deck=["A08"] * 9)
    match = position(mine, theirs, "attack")
    play(match, "act:B03:deceive")
    assert stage(match, 0, "B03") == 0
    assert keys(match) == ["target:B03", "target:A01"]
    assert seat_view(match, 0)["aside"] == []
    play(match, "target:A01")
    assert seat_view(match, 0)["aside"] == ["B16", "B17"]
    assert match.view(1)["seats"][0]["aside"] == [None, None]
    assert stage(match, 1, "A01") == 1  # the effect comes after the revealing
    play(match, "choose:B16")
    assert match.view(1)["seats"][0]["aside"] == ["B16", None]
    play(match, "pass")
    assert stage(match, 1, "A01") == 0
    assert keys(match) == ["choose:B16", "choose:B17"]
    play(match, "choose:B17")  # the last one lies on top
    assert hand(match, 0) == ["B16"]
    assert match.scene()["seats"][0]["deck"] == ["B17", "B19", "B20"]


def test_S16_without_a_scenario_nothing_is_drawn() -> None:
    mine = seat(unit("B03", "4"), deck=["B16", "B19", "B20"])
    match = position(mine, seat(unit("A01", "4"), deck=["A08"] * 9), "attack")
    play(match, "act:B03:deceive", "target:A01", "choose:B19", "pass", "choose:B16")
    assert hand(match, 0) == []
    assert match.scene()["seats"][0]["deck"] == ["B19", "B16", "B20"]


def test_S17_singularity() -> None:
    mine = seat(
        unit("A03", "A23", "3"), unit("A09", "A23", "A08", "A08"), hand=["A31"], deck=["A19", "A20", "A21"]
    )
    theirs = seat(unit("B03", "supersticao-induzida-v1", "3"), resources=["B16"], deck=["B06"] * 3)
    match = position(mine, theirs)
    assert acts(match) == ["act:A03:field-analysis", "act:A09:field-analysis"]
    play(match, "act:A03:field-analysis", "discard:A31")
    assert hand(match, 0) == ["A19", "A20"]
    assert acts(match) == []
    play(match, "pass")
    assert (phase(match), match.actor) == ("anticipation", 1)
    assert "act:B03:supersticao-induzida" in acts(match)  # the other player has not used one
    play(match, "pass")
    assert (phase(match), match.actor) == ("attack", 0)
    assert acts(match) == ["act:A09:web-line"]  # nor in the Attack step


def test_S18_single_action_with_extra_action() -> None:
    mine = seat(unit("A01", "A19", "3"), unit("A12", "5"), deck=["A08"] * 3)
    match = position(mine, seat(unit("B01", "6"), deck=["B06"] * 3), "attack")
    play(match, "act:A01:quick-step", "target:B01")
    assert stage(match, 0, "A01") == 1
    assert row(match, 1, "B01")["shield_used"] == 1
    assert acts(match) == ["act:A01:ricochet", "act:A12:starfall"]
    play(match, "act:A01:ricochet", "target:B01")
    assert row(match, 1, "B01")["shield_used"] == 3
    assert acts(match) == ["act:A12:starfall"]


def test_S19_evolution() -> None:
    mine = seat(
        unit("A03", "A19", "3", stage=2),
        hand=["A13"],
        resources=["A20", "A21", "A22", "A23", "A24"],
        deck=["A08"] * 3,
    )
    theirs = seat(unit("B01", "6", stage=0), unit("B04", "1", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "play:A13:A03", "load:A20", "load:A24")
    assert scene(match, 0) == ["A13"]
    assert stage(match, 0, "A13") == 2
    assert sorted(carried(match, 0, "A13")) == ["A03", "A08", "A08", "A08", "A19", "A20", "A24"]
    assert resources(match, 0) == ["A21", "A22", "A23"]
    play(match, "pass")
    assert phase(match) == "adjustment"
    play(match, "unload:A19")
    assert len(carried(match, 0, "A13")) == 6
    assert (phase(match), match.actor) == ("attack", 0)
    play(match, "act:A13:unibeam", "target:B01")
    assert len(carried(match, 1, "B01")) == 5


def test_S19_an_ev_character_is_worth_its_own_energy() -> None:
    mine = seat(unit("B04", "3"), deck=["B06"] * 9)
    match = position(mine, seat(unit("A13", "A03"), deck=["A08"] * 9))
    play(match, "act:B04:hidden-dagger", "target:A13")
    assert points(match, 0) == 6
    assert seat_view(match, 0)["prizes"] == ["A13"]
    assert resources(match, 1) == ["A03"]


@pytest.mark.parametrize(("since", "cards", "evolves"), [("earlier", 2, 1), ("earlier", 1, 0), ("now", 2, 0)])
def test_S19_what_evolution_needs(since: str, cards: int, evolves: int) -> None:
    mine = seat(unit("A03", "4", since=since), hand=["A13"], resources=["A20"] * cards, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert keys(match).count("play:A13:A03") == evolves


def test_S20_materialize() -> None:
    mine = seat(hand=["A12", "A31"], deck=["A19", "A20", "A21", "A22", "A23", *["A08"] * 7])
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 5))
    assert "play:A12" not in keys(match)  # there are no resources
    play(match, "play:A12:materialize")
    assert carried(match, 0, "A12") == ["A19", "A20", "A21", "A22", "A23"]
    assert deck_size(match, 0) == 7
    assert stage(match, 0, "A12") == 1
    play(match, "pass")
    assert match.view(None)["active"] == 1  # no action in this turn
