"""BS-6: Putting cards in scene."""

from tests.kits.battle_scenes import (
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
    scene,
    seat,
    stage,
    unit,
)

ME, FOE = 0, 1
LOKI = unit("B03", "4")


def test_BS_6_1_characters_supports_and_scenarios_come_from_hand() -> None:
    match = position(seat(hand=["A06", "A14", "A16", "A19"], resources=["A04"] * 9), seat(LOKI))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:A06", "play:A14", "play:A16"]


def test_BS_6_1_nothing_enters_from_resources_or_deck() -> None:
    match = position(seat(hand=["A19"], deck=["A06"] * 3, resources=["A06", "A14", "A16", "A19"]), seat(LOKI))
    assert keys(match) == ["discard:A19", "pass"]


def test_BS_6_1_nothing_enters_outside_the_preparation_phase() -> None:
    parts = {"hand": ["A06", "A14", "A16"], "resources": ["A19"] * 5}
    match = position(seat(unit("A04", "6"), **parts), seat(LOKI, **parts), phase="anticipation")
    assert match.actor == FOE
    assert keys(match) == ["act:B03:deceive", "pass"]
    play(match, "pass")
    assert keys(match) == ["act:A04:thunder-strike", "pass"]


def test_BS_6_2_it_is_loaded_with_exactly_its_initial_energy() -> None:
    match = position(seat(hand=["A06", "A30"], resources=["A19", "A20", "A16", "A14", "A04"]), seat(LOKI))
    play(match, "play:A06")
    assert keys(match) == ["load:A19", "load:A20", "load:A16", "load:A14", "load:A04"]  # any type
    play(match, "load:A16", "load:A04", "load:A14")
    assert carried(match, ME, "A06") == ["A16", "A04", "A14"]
    assert resources(match, ME) == ["A19", "A20"]
    assert keys(match) == ["capacitate:A06:A30", "discard:A30", "pass"]


def test_BS_6_2_a_support_is_loaded_too() -> None:
    match = position(seat(hand=["A14"], resources=["A19", "A20", "A16"]), seat(LOKI))
    play(match, "play:A14", "load:A20", "load:A19")
    assert carried(match, ME, "A14") == ["A20", "A19"]
    assert resources(match, ME) == ["A16"]


def test_BS_6_2_not_from_hand_deck_or_the_opponents_resources() -> None:
    match = position(
        seat(hand=["A06", "A19", "A19"], deck=["A19"] * 3, resources=["A20", "A20"]),
        seat(LOKI, resources=["B19"] * 5),
    )
    assert "play:A06" not in keys(match)  # two cards are not three
    enough = position(
        seat(hand=["A06", "A19"], deck=["A23"], resources=["A20", "A20", "A21", "A22"]),
        seat(LOKI, resources=["B19"]),
    )
    play(enough, "play:A06")
    assert keys(enough) == ["load:A20", "load:A21", "load:A22"]


def test_BS_6_3_a_character_uses_abilities_of_its_powers_only() -> None:
    match = position(seat(unit("A05", "A21", "A28", "B32", stage=2)), seat(LOKI), phase="attack")
    assert keys(match) == [
        "act:A05:ground-slam",
        "act:A05:hammer-fist",  # super strength
        "act:A05:warp",  # colourless
        "pass",
    ]


def test_BS_6_3_a_power_that_is_gained_counts() -> None:
    without = position(seat(unit("A05", "A26", "A28", stage=2)), seat(LOKI), phase="attack")
    assert "act:A05:cosmic-lance" not in keys(without)
    gained = position(seat(unit("A05", "A26", "B32", stage=2)), seat(LOKI), phase="attack")
    assert "act:A05:cosmic-lance" in keys(gained)


def test_BS_6_3_a_support_does_nothing_with_abilities() -> None:
    match = position(seat(unit("A14", "A19", "A28"), unit("A04", "6")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A04:thunder-strike", "pass"]
    buckler = position(seat(unit("A14", "A32", "A08"), unit("A14", "2")), seat(LOKI))
    assert [row(buckler, ME, ref)["shield"] for ref in ("A14", "A14.2")] == [1, 1]


def test_BS_6_4_another_version_lends_powers_action_affiliations_and_text() -> None:
    match = position(seat(unit("A01", "A02", "A08"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert row(match, ME, "A01")["powers"] == ["agility", "ranged-attack", "super-strength"]
    assert row(match, ME, "A01")["affiliations"] == ["tropa-escudo", "vingadores"]
    assert {"act:A01:ricochet", "act:A01:hold-the-line"} <= set(keys(match))
    other = position(seat(unit("A02", "A01", "A08"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert {"act:A02:ricochet", "choose:A07:A01"} <= set(keys(other))  # Potentiate of the carried version


def test_BS_6_4_not_its_shield_or_energy() -> None:
    match = position(seat(unit("A01", "A02", "A02", "A08", "A08")), seat(LOKI))
    assert (row(match, ME, "A01")["shield"], row(match, ME, "A01")["energy"]) == (1, 4)


def test_BS_6_4_alignments_are_lent() -> None:
    turncoat = made("turncoat", "character", energy=2, shield=0, alter_ego="Loki", alignments=["hero"])
    match = home_made(turncoat, seat(unit("B03", "turncoat", "3")), seat(unit("A06", "3")))
    assert row(match, ME, "B03")["alignments"] == ["hero", "villain"]


def test_BS_6_4_who_has_no_alter_ego_goes_by_name() -> None:
    recruit = made(
        "veteran", "character", name="Recruta do Escudo", energy=2, shield=0, powers=["genius"], version="V2"
    )
    match = home_made(recruit, seat(unit("A08", "veteran")), seat(LOKI))
    assert row(match, ME, "A08")["powers"] == ["ranged-attack", "genius"]


def test_BS_6_4_another_character_lends_nothing() -> None:
    match = position(seat(unit("A07", "A04", "A05")), seat(LOKI), phase="attack")
    assert row(match, ME, "A07")["powers"] == ["ranged-attack", "blades"]
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_BS_6_4_what_was_lent_goes_with_the_card() -> None:
    match = position(
        seat(unit("A04", "6")), seat(unit("B04", "B03", "B03", "B06", "B06")), phase="attack", active=ME
    )
    assert "telepathy" in row(match, FOE, "B04")["powers"]
    play(match, "act:A04:thunder-strike", "target:B04", "unload:B06")
    assert carried(match, FOE, "B04") == ["B03", "B03", "B06"]  # 3 damage, 2 absorbed
    assert "telepathy" in row(match, FOE, "B04")["powers"]
    again = position(seat(unit("A05", "7", stage=2)), seat(unit("B04", "B03", "B03", "B06")), phase="attack")
    play(again, "act:A05:ground-slam", "target:B04", "unload:B03", "unload:B03")
    assert row(again, FOE, "B04")["powers"] == ["blades", "magic"]


def test_BS_6_5_it_enters_at_stage_1_and_cannot_act_in_that_turn() -> None:
    match = position(
        seat(hand=["A06", "A30"], resources=["A19", "A08", "A23"], deck=["A08"] * 4),
        seat(LOKI, deck=["A08"] * 4),
    )
    play(match, "play:A06")
    assert (stage(match, ME, "A06"), row(match, ME, "A06")["since"]) == (1, "now")
    assert keys(match) == ["capacitate:A06:A30", "discard:A30", "pass"]  # not Blind Spot, which is unforeseen
    play(match, "pass", "pass")
    assert (match.view(None)["active"], phase(match)) == (FOE, "preparation")  # nobody could attack


def test_BS_6_5_it_can_act_in_the_opponents_next_turn() -> None:
    match = position(
        seat(hand=["A07"], resources=["A08"] * 3, deck=["A08"] * 4), seat(LOKI, deck=["A08"] * 4)
    )
    play(match, "play:A07", "pass")  # the opponent does nothing in Anticipation
    assert (match.view(None)["active"], match.actor) == (FOE, FOE)
    play(match, "pass")
    assert (match.actor, phase(match)) == (ME, "anticipation")
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_BS_6_5_a_support_has_no_stage() -> None:
    match = position(seat(hand=["A14"], resources=["A08"] * 2), seat(LOKI))
    play(match, "play:A14")
    assert row(match, ME, "A14")["stage"] is None


def test_BS_6_6_a_scenario_is_not_loaded_and_replaces_the_old_one() -> None:
    match = position(
        seat(hand=["A17", "A18"], resources=["A08"] * 3), seat(LOKI), scenario={"card": "B17", "owner": FOE}
    )
    play(match, "play:A17")
    assert match.view(None)["scenario"] == {"card": "A17", "owner": ME}
    assert resources(match, ME) == ["A08"] * 3
    assert resources(match, FOE) == ["B17"]  # its owner's
    assert "play:A18" not in keys(match)
    assert hand(match, ME) == ["A18"]


def test_BS_6_6_only_the_new_scenario_works() -> None:
    match = position(seat(unit("A01", "4"), hand=["A17"]), seat(LOKI), scenario={"card": "B17", "owner": FOE})
    assert (row(match, ME, "A01")["shield"], row(match, FOE, "B03")["shield"]) == (1, 2)
    play(match, "play:A17")
    assert (row(match, ME, "A01")["shield"], row(match, FOE, "B03")["shield"]) == (2, 1)
    assert scene(match, ME) == ["A01"]
