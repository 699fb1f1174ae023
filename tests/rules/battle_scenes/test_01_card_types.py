"""BS-1: The types of card, and what they show."""

import pytest

from tests.kits.battle_scenes import carried, keys, play, position, row, scene, seat, stage, unit
from thwack import SceneError

TYPES = {"character": "A01", "support": "A14", "scenario": "A16", "ability": "A19", "ev": "A13"}


# BS-1.1, BS-1.2


def test_BS_1_1_each_type_enters_in_its_own_way() -> None:
    mine = seat(unit("A03", "4"), hand=[*TYPES.values()], resources=["A08"] * 4, deck=["A08"] * 3)
    match = position(mine, seat(deck=["B06"]))
    offered = [key for key in keys(match) if key.startswith("play:")]
    assert offered == ["play:A01", "play:A14", "play:A16", "play:A13:A03"]  # an ability is loaded, not played


@pytest.mark.parametrize("card", [TYPES["scenario"], TYPES["ability"]])
def test_BS_1_1_scenarios_and_abilities_are_never_among_characters(card: str) -> None:
    with pytest.raises(SceneError, match=r"never in scene by itself \(BS-6\.1\)"):
        position(seat(unit(card, "1")))


def test_BS_1_1_the_scene_tells_types_apart() -> None:
    match = position(seat(unit("A01", "4"), unit("A14", "2"), unit("A13", "6"), hand=["A19"]))
    types = [row(match, 0, ref)["type"] for ref in scene(match, 0)]
    assert types == ["character", "support", "ev"]


def test_BS_1_2_only_characters_act() -> None:
    """Field Command has an action, but a support in scene does not use it."""
    mine = seat(unit("A15", "3"), unit("A13", "6"), unit("A07", "3"), deck=["A08"])
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"]), "attack")
    assert keys(match) == ["act:A13:unibeam", "act:A07:trick-arrow", "pass"]


def test_BS_1_2_some_ev_characters_evolve_from_a_support() -> None:
    mine = seat(
        unit("A14", "2"),
        unit("A03", "4"),
        hand=["fantasma-do-espaco-v1"],
        resources=["A08"] * 2,
        deck=["A08"],
    )
    match = position(mine, seat(deck=["B06"]))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:fantasma-do-espaco-v1:A14"]
    play(match, "play:fantasma-do-espaco-v1:A14")
    assert scene(match, 0) == ["fantasma-do-espaco-v1", "A03"]
    assert stage(match, 0, "fantasma-do-espaco-v1") == 1


# BS-1.3


def test_BS_1_3_a_character_in_scene_shows_all_of_its_card() -> None:
    match = position(seat(unit("A06", "3", stage=2), hand=["A19"]))
    shown = row(match, 0, "A06")
    assert (shown["energy"], shown["shield"], shown["stage"]) == (3, 1, 2)
    assert shown["powers"] == ["agility", "ranged-attack"]
    assert shown["alignments"] == ["hero"]
    assert sorted(shown["affiliations"]) == ["tropa-escudo", "vingadores"]


def test_BS_1_3_an_alignment_may_be_missing_or_double() -> None:
    match = position(seat(unit("A10", "3"), hand=["A19"]))
    assert row(match, 0, "A10")["alignments"] == []
    match = position(seat(unit("patriota-de-ferro-v1", "4"), hand=["A19"]))
    assert row(match, 0, "patriota-de-ferro-v1")["alignments"] == ["hero", "villain"]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_BS_1_3_a_character_has_three_stages(number: int) -> None:
    match = position(seat(unit("A06", "3", stage=number), hand=["A19"]))
    assert stage(match, 0, "A06") == number


def test_BS_1_3_there_is_no_fourth_stage() -> None:
    with pytest.raises(SceneError, match="from 0 to 2, not 3"):
        position(seat(unit("A06", "3", stage=3)))


def test_BS_1_3_a_support_has_no_stages() -> None:
    match = position(seat(unit("A14", "2"), hand=["A19"]))
    assert row(match, 0, "A14")["stage"] is None
    with pytest.raises(SceneError, match="the stage of A14"):
        position(seat(unit("A14", "2", stage=1)))


def test_BS_1_3_an_ev_character_says_what_it_evolves_from() -> None:
    """Titan Frame evolves from Iron Man with 2 more cards, and not from anybody else."""
    mine = seat(unit("A03", "4"), unit("A04", "6"), hand=["A13"], resources=["A08"] * 9, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:A13:A03"]
    play(match, "play:A13:A03")
    assert len(carried(match, 0, "A13")) == 4 + 1 + 2


# BS-1.4


@pytest.mark.parametrize(
    ("step", "active", "offered"),
    [
        ("preparation", 0, ["blind-spot", "tentacles"]),
        ("anticipation", 1, ["trick-arrow", "tentacles"]),
        ("attack", 0, ["ricochet", "blind-spot", "trick-arrow", "tentacles"]),
    ],
)
def test_BS_1_4_an_action_shows_its_timing(step: str, active: int, offered: list[str]) -> None:
    """Ricochet is a normal action, Blind Spot unforeseen, Trick Arrow anticipate, Venom's both of these."""
    mine = seat(unit("A01", "4"), unit("A06", "3"), unit("A07", "3"), unit("venom-v2", "5"), deck=["A08"])
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"]), step, active=active)
    assert match.actor == 0
    found = [key.split(":")[2] for key in keys(match) if key.startswith("act:")]
    assert [name if name in offered else "tentacles" for name in found] == offered


def test_BS_1_4_a_further_cost_is_paid_together_with_the_stages() -> None:
    """Rocha: unload this card: 7 damage, for 2 stages."""
    mine = seat(unit("A05", "rocha-v1", "3", stage=2), deck=["A08"])
    match = position(mine, seat(unit("B01", "6"), unit("B06", "1"), deck=["B06"]), "attack")
    play(match, "act:A05:rocha")
    assert stage(match, 0, "A05") == 0
    assert carried(match, 0, "A05") == ["A08"] * 3  # paid before a target is chosen
    play(match, "target:B01")
    assert len(carried(match, 1, "B01")) == 2


def test_BS_1_4_without_the_further_cost_there_is_no_action() -> None:
    """Atrasar: load a card from resources, and unload this card."""
    mine = seat(unit("A10", "atrasar-v1", "2"), resources=["A19"], deck=["A08"])
    theirs = seat(unit("B03", "4"), deck=["B06"])
    assert "act:A10:atrasar" in keys(position(mine, theirs, "attack"))
    assert "act:A10:atrasar" not in keys(position({**mine, "resources": []}, theirs, "attack"))
