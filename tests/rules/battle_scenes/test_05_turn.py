"""BS-5: The turn: Countdown, Draw, Preparation, Adjustment, Combat."""

import pytest

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
from thwack import Match


def of(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# BS-5.1


@pytest.mark.parametrize(
    ("people", "supports", "prizes", "moved"),
    [(0, 0, 0, 1), (2, 0, 0, 3), (0, 0, 3, 4), (1, 0, 2, 4), (1, 2, 0, 2)],
)
def test_BS_5_1_countdown(people: int, supports: int, prizes: int, moved: int) -> None:
    """1, and 1 for each opposing character and each card in the opponent's prizes; supports do not count."""
    theirs = seat(*[unit("B06", "1")] * people, *[unit("B14", "2")] * supports, deck=["B07"] * 9)
    theirs["prizes"] = ["A08"] * prizes
    deck = [f"A{number}" for number in range(19, 29)]
    match = position(seat(hand=["A01"], deck=deck, prizes=["B09"]), theirs, "countdown")
    assert resources(match, 0) == deck[:moved]  # the own prizes do not count
    assert resources(match, 1) == []


def test_BS_5_1_only_without_a_character() -> None:
    theirs = seat(unit("B06", "1"), deck=["B07"] * 9)
    match = position(seat(unit("A08", "1"), deck=["A19"] * 9), theirs, "countdown")
    assert resources(match, 0) == []


def test_BS_5_1_a_support_is_no_character() -> None:
    match = position(seat(unit("A14", "2"), deck=["A19"] * 9), seat(deck=["B07"] * 9), "countdown")
    assert resources(match, 0) == ["A19"]


def test_BS_5_1_an_ev_character_is_one() -> None:
    match = position(seat(unit("A13", "6"), deck=["A19"] * 9), seat(deck=["B07"] * 9), "countdown")
    assert resources(match, 0) == []


# BS-5.2


def test_BS_5_2_one_card_or_two() -> None:
    theirs = seat(deck=["B07"] * 9)
    deck = ["A19", "A20", "A21"]
    match = position(seat(hand=["A01"], deck=deck), theirs, "draw")
    assert hand(match, 0) == ["A01", "A19"]
    match = position(seat(unit("A14", "2"), hand=["A01"], deck=deck), theirs, "draw")
    assert hand(match, 0) == ["A01", "A19"]  # a support is no character
    match = position(seat(unit("A08", "1"), hand=["A01"], deck=deck), theirs, "draw")
    assert hand(match, 0) == ["A01", "A19", "A20"]


# BS-5.3


def test_BS_5_3_in_any_order_and_as_often_as_wanted() -> None:
    mine = seat(
        unit("A03", "4", stage=0),
        unit("A06", "3"),
        hand=["A08", "A08", "A14", "A17", "A19", "A20", "A03", "A21"],
        resources=["A22"] * 4,
        deck=["A23"] * 5,
    )
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 5))
    before = verbs(match)
    assert before == {"capacitate", "play", "act", "discard", "surrender", "pass"}
    play(match, "play:A08", "discard:A19", "capacitate:A03:A20", "play:A08", "load:A19")
    play(match, "act:A06:blind-spot", "target:B03", "play:A17", "capacitate:A03:A03:extra")
    play(match, "play:A14", "load:A22", "load:A20", "surrender:A06", "choose:no", "discard:A21")
    assert scene(match, 0) == ["A03", "A08", "A08.2", "A14"]
    assert phase(match) == "preparation"
    play(match, "pass")
    assert phase(match) != "preparation"


def test_BS_5_3_1_basic_capacitation_once_for_each_character() -> None:
    mine = seat(
        unit("A03", "4", stage=0), unit("A04", "6", stage=0), hand=["A19", "A20", "A21"], deck=["A08"]
    )
    match = position(mine, seat(deck=["B06"]))
    assert len(of(match, "capacitate")) == 6  # any card, for both
    play(match, "capacitate:A03:A20")
    assert (stage(match, 0, "A03"), stage(match, 0, "A04")) == (1, 0)
    assert (resources(match, 0), hand(match, 0)) == (["A20"], ["A19", "A21"])
    assert row(match, 0, "A03")["basic"] is True
    assert of(match, "capacitate") == ["capacitate:A04:A19", "capacitate:A04:A21"]
    play(match, "capacitate:A04:A19")
    assert of(match, "capacitate") == []


def test_BS_5_3_1_again_in_the_next_turn() -> None:
    mine = seat(unit("A04", "6", stage=0), hand=["A19", "A20"], deck=["A21"] * 5)
    match = position(mine, seat(hand=["B19"], deck=["B20"] * 5))
    play(match, "capacitate:A04:A19", "pass", "pass", "pass")  # Preparation, Attack, the other's Preparation
    assert (match.view(None)["active"], stage(match, 0, "A04")) == (0, 1)
    assert "capacitate:A04:A20" in keys(match)


def test_BS_5_3_1_whoever_entered_this_turn_can_be_raised() -> None:
    mine = seat(unit("A03", "4", since="now"), unit("A14", "2"), hand=["A19"], deck=["A08"])
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"]))
    assert of(match, "capacitate") == ["capacitate:A03:A19"]  # no support, and no opposing character


def test_BS_5_3_2_extra_capacitation_with_the_same_alter_ego() -> None:
    """Another version will do; Titan Frame is no character card in hand (BS-R13)."""
    mine = seat(
        unit("A02", "4", stage=0), unit("A03", "4", stage=2), hand=["A01", "A02", "A13", "A04"], deck=["A08"]
    )
    match = position(mine, seat(deck=["B06"]))
    extra = [key for key in keys(match) if key.endswith(":extra")]
    assert extra == ["capacitate:A02:A01:extra", "capacitate:A02:A02:extra"]
    play(match, "capacitate:A02:A01:extra")
    assert (stage(match, 0, "A02"), resources(match, 0)) == (1, ["A01"])
    play(match, "capacitate:A02:A02:extra")  # not limited to one
    assert stage(match, 0, "A02") == 2


def test_BS_5_3_2_the_same_name_without_an_alter_ego() -> None:
    mine = seat(unit("A08", "1", stage=0), hand=["A08", "A10"], deck=["A19"])
    match = position(mine, seat(deck=["B06"]))
    assert [key for key in keys(match) if key.endswith(":extra")] == ["capacitate:A08:A08:extra"]


def test_BS_5_3_2_basic_and_extra_in_one_turn() -> None:
    mine = seat(unit("A03", "4", stage=0), hand=["A03", "A19"], deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    play(match, "capacitate:A03:A03:extra", "capacitate:A03:A19")
    assert stage(match, 0, "A03") == 2


def test_BS_5_3_3_one_character_of_an_alter_ego() -> None:
    mine = seat(unit("A01", "4"), hand=["A01", "A02", "A03"], resources=["A19"] * 4, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "play") == ["play:A03"]


def test_BS_5_3_3_a_carried_character_does_not_stand_in_the_way() -> None:
    mine = seat(unit("A04", "A01"), hand=["A01"], resources=["A19"] * 4, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "play") == ["play:A01"]


def test_BS_5_3_3_the_name_counts_without_an_alter_ego() -> None:
    mine = seat(unit("A10", "3"), hand=["A10", "B10"], resources=["A19"] * 4, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "play") == ["play:B10"]


def test_BS_5_3_3_one_support_of_a_name() -> None:
    mine = seat(unit("A15", "3"), hand=["A15", "B15"], resources=["A19"] * 4, deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "play") == ["play:B15"]


def test_BS_5_3_3_one_scenario_a_turn() -> None:
    mine = seat(hand=["A17", "A17", "A16"], deck=["A08"] * 5)
    match = position(mine, seat(hand=["B17"], deck=["B06"] * 5))
    play(match, "play:A17")
    assert of(match, "play") == []
    play(match, "pass")
    assert "play:B17" in keys(match)  # the other player has not played one
    play(match, "pass")
    assert {"play:A17", "play:A16"} <= set(keys(match))


def test_BS_5_3_3_an_ev_character_needs_its_base() -> None:
    mine = seat(unit("A04", "6"), hand=["A13"], resources=["A19"] * 8, deck=["A08"])
    match = position(mine, seat(unit("A03", "4"), deck=["B06"]))
    assert of(match, "play") == []  # an opponent's Iron Man is no base


def test_BS_5_3_3_an_ev_character_needs_a_free_alter_ego() -> None:
    """A second Mephisto may evolve from the first, but from no other villain while the first is there."""
    mine = seat(
        unit("B07", "4"),
        unit("mefisto-v1", "8"),
        hand=["mefisto-v1"],
        resources=["A19"] * 8,
        deck=["A08"],
    )
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "play") == ["play:mefisto-v1:mefisto-v1"]


def test_BS_5_3_4_cards_are_discarded() -> None:
    match = position(seat(hand=["A19", "A20", "A20"]), seat())
    assert of(match, "discard") == ["discard:A19", "discard:A20"]
    play(match, "discard:A20", "discard:A19")
    assert resources(match, 0)[:2] == ["A20", "A19"]


def test_BS_5_3_5_surrender() -> None:
    mine = seat(unit("A03", "A19", "A20"), unit("A04", "6"), hand=["A21"], deck=["A22", "A23"])
    match = position(mine, seat(deck=["B06"] * 5))
    play(match, "surrender:A03")
    assert scene(match, 0) == ["A04"]
    assert sorted(resources(match, 0)) == ["A19", "A20"]
    assert (seat_view(match, 1)["prizes"], points(match, 1)) == (["A03"], 4)
    assert hand(match, 0) == ["A21", "A22"]
    assert phase(match) == "preparation"


def test_BS_5_3_5_only_own_characters_that_were_there_before() -> None:
    mine = seat(unit("A03", "4", since="now"), unit("A14", "2"), unit("A04", "6"), hand=["A21"], deck=["A08"])
    match = position(mine, seat(unit("B03", "4"), deck=["B06"]))
    assert of(match, "surrender") == ["surrender:A04"]


def test_BS_5_3_6_unforeseen_actions() -> None:
    mine = seat(
        unit("A06", "3"),
        unit("A02", "4", since="now"),
        unit("A07", "3"),
        unit("A04", "6"),
        hand=["A19"],
        deck=["A08"],
    )
    match = position(mine, seat(unit("B03", "4"), deck=["B06"]))
    assert of(match, "act") == ["act:A06:blind-spot"]  # no normal, no anticipate action, nobody new
    play(match, "act:A06:blind-spot", "target:B03")
    assert len(carried(match, 1, "B03")) == 3
    assert phase(match) == "preparation"


def test_BS_5_3_7_nobody_rises_above_stage_2() -> None:
    mine = seat(unit("A03", "4", stage=2), hand=["A03", "A19"], deck=["A08"])
    match = position(mine, seat(deck=["B06"]))
    assert of(match, "capacitate") == []


def test_BS_5_3_7_nor_by_leading() -> None:
    """Captain America V1 leads Avengers (BS-D7)."""
    mine = seat(
        unit("capitao-america-v1", "4"),
        unit("A03", "4", stage=2),
        unit("A04", "6", stage=1),
        hand=["A19"],
        deck=["A08"],
    )
    match = position(mine, seat(deck=["B06"]))
    leads = [key for key in keys(match) if key.endswith(":lead")]
    assert "capacitate:A04:capitao-america-v1:lead" in leads
    assert "capacitate:A03:capitao-america-v1:lead" not in leads


# BS-5.4


def test_BS_5_4_energy_first_then_the_hand() -> None:
    mine = seat(
        unit("A08", "A19", "A20"),
        unit("A14", "A21", "A22", "A23"),
        unit("A03", "4"),
        hand=["A24", "A26", *["A25"] * 7],
        deck=["A26"],
    )
    match = position(mine, seat(deck=["B06"]), "adjustment")
    assert keys(match) == ["unload:A19", "unload:A20"]
    play(match, "unload:A20")
    assert keys(match) == ["unload:A21", "unload:A22", "unload:A23"]  # a support, too
    play(match, "unload:A22")
    assert (carried(match, 0, "A08"), carried(match, 0, "A14")) == (["A19"], ["A21", "A23"])
    assert len(carried(match, 0, "A03")) == 4  # not too many
    assert keys(match) == ["discard:A24", "discard:A26", "discard:A25"]
    play(match, "discard:A24", "discard:A25")
    assert hand(match, 0) == [*["A25"] * 6, "A26"]
    assert phase(match) == "attack"


def test_BS_5_4_only_ones_own_and_only_above_seven() -> None:
    mine = seat(unit("A03", "4"), hand=["A19", *["A25"] * 6], deck=["A26"])
    theirs = seat(unit("B06", "B19", "B20", "B21"), hand=["B19", "B20", *["B21"] * 7], deck=["B06"])
    match = position(mine, theirs, "adjustment")
    assert phase(match) == "anticipation"  # nothing was asked
    assert len(hand(match, 0)) == 7
    assert len(hand(match, 1)) == 9
    assert len(carried(match, 1, "B06")) == 3


# BS-5.5


def everybody() -> list[dict[str, object]]:
    """One character for each timing: normal, unforeseen, anticipate."""
    return [unit("A04", "6"), unit("A06", "3"), unit("A07", "3")]


def test_BS_5_5_anticipation_belongs_to_the_opponent() -> None:
    theirs = seat(unit("B03", "4"), unit("B07", "4"), unit("B05", "3"), deck=["B06"])
    match = position(seat(*everybody(), deck=["A08"]), theirs, "anticipation")
    assert match.actor == 1
    assert keys(match) == ["act:B03:deceive", "act:B07:barrage", "pass"]
    play(match, "pass")
    assert (match.actor, phase(match)) == (0, "attack")


def test_BS_5_5_in_the_attack_step_all_timings_fit() -> None:
    theirs = seat(unit("B03", "4", stage=0), deck=["B06"])
    match = position(seat(*everybody(), deck=["A08"]), theirs, "attack")
    assert of(match, "act") == ["act:A04:thunder-strike", "act:A06:blind-spot", "act:A07:trick-arrow"]
    play(match, "act:A07:trick-arrow", "target:B03")
    assert of(match, "act") == ["act:A04:thunder-strike", "act:A06:blind-spot"]
    play(match, "pass")
    assert match.view(None)["active"] == 1


def test_BS_5_5_nobody_acts_who_is_new() -> None:
    mine = seat(unit("A04", "6", since="now"), unit("A06", "3"), deck=["A08"])
    theirs = seat(unit("B03", "4", since="now"), unit("B07", "4"), deck=["B06"])
    match = position(mine, theirs, "anticipation")
    assert of(match, "act") == ["act:B07:barrage"]
    play(match, "pass")
    assert of(match, "act") == ["act:A06:blind-spot"]


def test_BS_5_5_several_characters_act_in_a_step() -> None:
    mine = seat(unit("A05", "7"), deck=["A08"])
    theirs = seat(unit("B03", "B28", "3"), unit("B07", "4"), unit("A07", "3"), deck=["B06"] * 3)
    match = position(mine, theirs, "anticipation")
    play(match, "act:B07:barrage", "target:A05", "pass", "act:B03:force-grip", "target:A05")
    assert row(match, 0, "A05")["shield_used"] == 1
    assert stage(match, 0, "A05") == 0
    assert of(match, "act") == ["act:A07:trick-arrow"]


# BS-5.6


def test_BS_5_6_one_action_a_turn() -> None:
    mine = seat(unit("A06", "A19", "2", stage=2), unit("A04", "6", stage=2), deck=["A08"])
    match = position(mine, seat(unit("B01", "6"), deck=["B06"]))
    play(match, "act:A06:blind-spot", "target:B01")
    assert row(match, 0, "A06")["acted"] == 1
    assert "act" not in verbs(match)
    play(match, "pass")
    assert of(match, "act") == ["act:A04:thunder-strike"]  # Black Widow has had hers in Preparation
    play(match, "act:A04:thunder-strike", "target:B01")
    assert match.view(None)["active"] == 1  # and Thor his, with a stage left


def test_BS_5_6_the_next_turn_brings_another() -> None:
    mine = seat(unit("A07", "3", stage=2), deck=["A08"] * 5)
    match = position(mine, seat(unit("B01", "6", stage=0), hand=["B19"], deck=["B06"] * 5), "attack")
    play(match, "act:A07:trick-arrow", "target:B01", "pass")
    assert (match.actor, match.view(None)["active"], phase(match)) == (0, 1, "anticipation")
    assert of(match, "act") == ["act:A07:trick-arrow"]
