"""BS-11: Keywords about actions: Single Action, Surprise-Anticipation, Camouflage, Clairvoyance, Share; with
BS-R23, BS-R24, BS-R25 and BS-R28."""

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
    points,
    position,
    resources,
    row,
    scene,
    seat,
    stage,
    unit,
)
from thwack import Match

ME, FOE = 0, 1
LOKI = unit("B03", "4")
DECK = ["A08"] * 9


def deck(match: Match, number: int, eyes: int | None) -> list[str | None]:
    """A deck from the top, as these eyes see it."""
    return list(match.view(eyes)["seats"][number]["deck"])


# BS-11.1: Single Action


def test_BS_11_1_a_single_action_is_not_used_twice() -> None:
    match = position(seat(unit("A01", "A19", "A19", "2")), seat(LOKI), phase="attack")
    play(match, "act:A01:quick-step", "target:B03")
    assert keys(match) == ["act:A01:ricochet", "pass"]  # one more action, but not by the other copy either


def test_BS_11_1_another_character_may_use_it() -> None:
    match = position(
        seat(unit("A01", "A19", "2"), unit("A06", "A19", "2"), deck=DECK),
        seat(LOKI, deck=DECK),
        phase="attack",
    )
    play(match, "act:A01:quick-step", "target:B03")
    assert "act:A06:quick-step" in keys(match)
    assert "act:A01:quick-step" not in keys(match)


def test_BS_11_1_it_comes_back_with_the_next_turn() -> None:
    match = position(
        seat(unit("A01", "A19", "3"), deck=DECK, hand=["A20"]),
        seat(unit("B06", "1"), deck=DECK),
        phase="attack",
    )
    play(match, "act:A01:quick-step", "target:A01", "pass")
    play(match, "pass", "pass", "pass")
    assert (match.view(None)["active"], phase(match)) == (ME, "attack")
    assert "act:A01:quick-step" in keys(match)


# BS-11.2, BS-R23: Surprise-Anticipation


def surprised(*cards: str, **parts: object) -> Match:
    """The opponent of the turn player has a Living Suit and such cards in hand."""
    return position(
        seat(unit("A04", "6"), deck=DECK),
        seat(unit("A10", "A19", "A20", "A23"), unit("A08", "2"), hand=list(cards), deck=DECK, **parts),
        phase="anticipation",
    )


def test_BS_11_2_at_the_start_of_the_opponents_anticipation_step() -> None:
    match = surprised("A22", "A21")
    assert match.actor == FOE
    assert keys(match) == ["load:A22:A10", "load:A22:A08", "pass"]  # any own character; no other card


def test_BS_11_2_load_then_unload_and_use_it_in_that_step() -> None:
    match = surprised("A22")
    play(match, "load:A22:A10")
    assert carried(match, FOE, "A10") == ["A19", "A20", "A23", "A22"]
    assert keys(match) == ["unload:A19", "unload:A20", "unload:A23", "unload:A22"]
    play(match, "unload:A19")
    assert carried(match, FOE, "A10") == ["A20", "A23", "A22"]
    assert keys(match) == ["act:A10:elastic-snare", "pass"]
    play(match, "act:A10:elastic-snare", "target:A04")
    assert (stage(match, FOE, "A10"), stage(match, ME, "A04")) == (0, 0)


def test_BS_11_2_the_usual_needs_hold() -> None:
    match = surprised("A22", "A22")
    play(match, "load:A22:A08", "pass")
    assert carried(match, FOE, "A08") == ["A08", "A08", "A22"]
    play(match, "unload:A08")
    assert match.view(None)["active"] == ME
    assert phase(match) == "attack"  # a recruit has no elasticity: there was nothing to use


def test_BS_11_2_not_later_in_the_step() -> None:
    match = position(
        seat(unit("A04", "6")),
        seat(unit("A10", "3"), unit("A07", "3"), hand=["A22"]),
        phase="anticipation",
    )
    play(match, "pass")
    assert keys(match) == ["act:A07:trick-arrow", "pass"]
    play(match, "act:A07:trick-arrow", "target:A04")
    assert (match.actor, hand(match, FOE)) == (ME, ["A22"])


def test_BS_11_2_not_in_the_own_turn() -> None:
    match = position(seat(unit("A10", "3"), hand=["A22"], deck=DECK), seat(LOKI, deck=DECK))
    assert "load:A22:A10" not in keys(match)
    play(match, "pass")
    assert (match.actor, keys(match)) == (FOE, ["act:B03:deceive", "pass"])
    play(match, "pass")
    assert keys(match) == ["act:A10:tendril-lash", "pass"]


def test_BS_11_2_not_on_supports() -> None:
    match = position(
        seat(unit("A04", "6")), seat(unit("A14", "2"), unit("A10", "3"), hand=["A22"]), phase="anticipation"
    )
    assert keys(match) == ["load:A22:A10", "pass"]


def test_BS_11_2_the_text_about_being_loaded_comes_before_the_unload() -> None:
    match = position(
        seat(unit("A04", "6")),
        seat(unit("A06", "2", stage=0), hand=["rapido-e-rasteiro-v1"]),
        phase="anticipation",
    )
    play(match, "load:rapido-e-rasteiro-v1:A06")
    assert keys(match) == ["choose:yes", "choose:no"]
    play(match, "choose:yes")
    assert stage(match, FOE, "A06") == 2
    assert keys(match) == ["unload:A08", "unload:rapido-e-rasteiro-v1"]


def test_BS_R23_all_are_loaded_first_then_each_unloads_as_many() -> None:
    match = surprised("A22", "B22", "B22")
    play(match, "load:A22:A10", "load:B22:A10")
    assert keys(match) == ["load:B22:A10", "load:B22:A08", "pass"]
    assert carried(match, FOE, "A10") == ["A19", "A20", "A23", "A22", "B22"]  # nothing unloaded yet
    play(match, "load:B22:A08")
    assert carried(match, FOE, "A08") == ["A08", "A08", "B22"]
    play(match, "unload:A19", "unload:B22")  # two from the one that got two, a new one too
    assert carried(match, FOE, "A10") == ["A20", "A23", "A22"]
    play(match, "unload:A08")
    assert carried(match, FOE, "A08") == ["A08", "B22"]
    assert keys(match) == ["act:A10:elastic-snare", "pass"]


def test_BS_R23_who_has_lost_the_new_card_again_may_fall() -> None:
    boots = made("boots", "ability", "surprise_anticipation", "only_on(named(thor))", powers=["flight"])
    match = home_made(
        boots,
        seat(unit("A04", "6"), deck=DECK),
        seat(unit("A06", "1"), unit("A07", "3"), hand=["boots"]),
        phase="anticipation",
    )
    play(match, "load:boots:A06")  # only Thor can carry it, and one card is still to be unloaded
    assert scene(match, FOE) == ["A07"]
    assert points(match, ME) == 3


# BS-11.3, BS-R24: Camouflage


def test_BS_11_3_from_resources_onto_a_character_of_the_power() -> None:
    match = position(
        seat(unit("A05", "7")),
        seat(unit("A03", "3", stage=1), unit("A07", "3"), unit("A14", "2"), resources=["A21", "A20"]),
        phase="anticipation",
    )
    assert keys(match) == ["act:A03:repulsor-volley", "act:A07:trick-arrow", "load:A21:A03", "pass"]
    play(match, "load:A21:A03")
    assert carried(match, FOE, "A03") == ["A08", "A08", "A08", "A21"]
    assert resources(match, FOE) == ["A20"]


def test_BS_11_3_its_action_can_be_used_in_the_same_step() -> None:
    match = position(
        seat(unit("A05", "4", stage=2)), seat(unit("A04", "3"), resources=["A21"]), phase="anticipation"
    )
    assert keys(match) == ["load:A21:A04", "pass"]
    play(match, "load:A21:A04")
    assert keys(match) == ["act:A04:arc-surge", "pass"]
    play(match, "act:A04:arc-surge", "target:A05")
    assert (stage(match, FOE, "A04"), row(match, ME, "A05")["shield_used"]) == (0, 2)


def test_BS_11_3_its_text_about_being_camouflaged() -> None:
    match = position(
        seat(unit("A05", "4")),
        seat(unit("A04", "3", stage=0), resources=["carga-total-v1"]),
        phase="anticipation",
    )
    play(match, "load:carga-total-v1:A04")
    assert keys(match) == ["choose:yes", "choose:no"]
    refused = match.fork()
    play(refused, "choose:no")
    assert stage(refused, FOE, "A04") == 0
    play(match, "choose:yes")
    assert stage(match, FOE, "A04") == 1
    assert keys(match) == ["act:A04:carga-total", "pass"]


def test_BS_11_3_not_in_the_own_turn_and_not_from_hand() -> None:
    match = position(
        seat(unit("A03", "4"), resources=["A21"], hand=["A21"], deck=DECK), seat(LOKI, deck=DECK)
    )
    assert not [key for key in keys(match) if key.startswith("load:")]
    play(match, "pass", "pass")
    assert (match.actor, phase(match)) == (ME, "attack")
    assert keys(match) == ["act:A03:repulsor-volley", "pass"]
    theirs = position(seat(unit("A05", "7")), seat(unit("A03", "4"), hand=["A21"]), phase="anticipation")
    assert keys(theirs) == ["act:A03:repulsor-volley", "pass"]


def test_BS_11_3_the_turn_player_does_not_camouflage() -> None:
    match = position(seat(unit("A03", "4"), resources=["A21"]), seat(unit("A07", "3")), phase="anticipation")
    assert (match.actor, keys(match)) == (FOE, ["act:A07:trick-arrow", "pass"])


def test_BS_R24_at_any_time_in_the_step_and_without_unloading() -> None:
    match = position(
        seat(unit("A05", "7")),
        seat(unit("A03", "4"), unit("A04", "6"), resources=["A21", "A21", "B21"]),
        phase="anticipation",
    )
    play(match, "act:A03:repulsor-volley", "target:A05", "pass")
    play(match, "load:A21:A04", "load:A21:A03", "load:B21:A04")
    assert (len(carried(match, FOE, "A04")), len(carried(match, FOE, "A03"))) == (8, 5)
    assert keys(match) == ["act:A04:arc-surge", "act:A04:ember-coil", "pass"]


def test_BS_R24_the_next_own_adjustment_takes_away_what_is_too_much() -> None:
    match = position(
        seat(unit("A05", "7"), deck=DECK),
        seat(unit("A03", "A19", "A20", "A22", "A23"), resources=["A21"], deck=DECK),
        phase="anticipation",
    )
    play(match, "load:A21:A03", "pass")  # Hulk cannot attack
    assert (match.view(None)["active"], len(carried(match, FOE, "A03"))) == (FOE, 5)
    play(match, "pass")
    assert phase(match) == "adjustment"
    assert keys(match) == ["unload:A19", "unload:A20", "unload:A22", "unload:A23", "unload:A21"]
    play(match, "unload:A21")
    assert deck(match, FOE, FOE)[-1] == "A21"  # Exhaust


def test_BS_R24_a_copy_is_camouflaged_once_in_a_step() -> None:
    dart = made(
        "dart",
        "ability",
        "camouflage(energy_attack)",
        powers=["energy-attack"],
        action=acts("Dardo", "damage(target(unit), 1)", 0, "anticipate", pay="unload(this_card)"),
    )
    match = home_made(
        dart,
        seat(unit("A05", "7"), deck=DECK),
        seat(unit("A03", "4"), unit("A04", "6"), resources=["dart"], deck=DECK),
        phase="anticipation",
    )
    play(match, "load:dart:A04", "act:A04:dardo", "target:A05")
    assert resources(match, FOE) == ["dart"]
    assert keys(match) == ["act:A03:repulsor-volley", "pass"]
    two = home_made(
        dart,
        seat(unit("A05", "7"), deck=DECK),
        seat(unit("A03", "4"), unit("A04", "6"), resources=["dart", "dart"], deck=DECK),
        phase="anticipation",
    )
    play(two, "load:dart:A04", "act:A04:dardo", "target:A05")
    assert "load:dart:A03" in keys(two)  # the other copy
    play(two, "load:dart:A03")
    assert "load:dart:A03" not in keys(two)
    assert resources(two, FOE) == ["dart"]


def test_BS_R25_the_turn_player_does_not_answer() -> None:
    match = position(
        seat(unit("A07", "3"), unit("A03", "4")), seat(unit("B07", "4"), LOKI), phase="anticipation"
    )
    play(match, "act:B07:barrage", "target:A07", "pass")
    assert (match.actor, phase(match)) == (FOE, "anticipation")  # not the turn player in between
    play(match, "pass")
    assert (match.actor, phase(match)) == (ME, "attack")


# BS-11.4: Clairvoyance


def foreseeing(**parts: object) -> Match:
    """Loki uses Deceive (Clairvoyance 2, then a card for a scenario); one opposing character at stage 1."""
    return position(
        seat(unit("B03", "4"), unit("B06", "1"), **{"deck": ["B16", "B19", "B20"], **parts}),
        seat(unit("A04", "6"), deck=DECK),
        phase="attack",
    )


def test_BS_11_4_first_costs_and_targets_then_the_cards() -> None:
    match = foreseeing()
    play(match, "act:B03:deceive")
    assert (stage(match, ME, "B03"), deck(match, ME, ME)) == (0, [None] * 3)
    assert keys(match) == ["target:B03", "target:B06", "target:A04"]
    play(match, "target:A04")
    assert match.view(ME)["seats"][ME]["aside"] == ["B16", "B19"]
    assert deck(match, ME, ME) == [None]
    assert stage(match, FOE, "A04") == 1  # the effect has not come yet
    assert keys(match) == ["choose:B16", "choose:B19", "pass"]


def test_BS_11_4_reveal_any_then_the_effect_then_back_in_any_order() -> None:
    match = foreseeing()
    play(match, "act:B03:deceive", "target:A04", "choose:B19", "choose:B16")
    assert stage(match, FOE, "A04") == 0
    assert keys(match) == ["choose:B16", "choose:B19"]  # which goes back first
    play(match, "choose:B16")
    assert hand(match, ME) == ["B19"]  # on top at last, and drawn for the scenario that was revealed
    assert deck(match, ME, ME) == ["B16", None]


def test_BS_11_4_nothing_need_be_revealed() -> None:
    match = foreseeing()
    play(match, "act:B03:deceive", "target:A04", "pass", "choose:B19")
    assert hand(match, ME) == []  # no scenario was revealed
    assert deck(match, ME, ME) == ["B16", "B19", None]


def test_BS_11_4_a_short_deck_gives_what_it_has() -> None:
    match = foreseeing(deck=["B19"])
    play(match, "act:B03:deceive", "target:A04")
    assert match.view(ME)["seats"][ME]["aside"] == ["B19"]
    play(match, "pass")
    assert deck(match, ME, ME) == ["B19"]
    empty = foreseeing(deck=[])
    play(empty, "act:B03:deceive", "target:A04")
    assert stage(empty, FOE, "A04") == 0


@pytest.mark.parametrize(("shown", "left"), [(0, 4), (1, 4), (2, 3)])
def test_BS_11_4_what_was_revealed_counts_for_the_effect(shown: int, left: int) -> None:
    match = position(
        seat(unit("B03", "B24", "3"), unit("B06", "1"), deck=["B19", "B16", "B20"]),
        seat(unit("A06", "4"), deck=DECK),
        phase="attack",
    )
    play(match, "act:B03:hex", "target:A06")
    play(match, *["choose:B19", "choose:B20"][:shown], "pass")
    play(match, "choose:B16", "choose:B19")
    assert len(carried(match, FOE, "A06")) == left  # shield 1


# BS-11.5, BS-R28: Share


def sharing(*scene_: dict[str, object], **parts: object) -> Match:
    """Hawkeye carries Crossed Blades; others are with him."""
    return position(
        seat(unit("A07", "A24", "2"), *scene_, **parts), seat(LOKI, unit("B06", "1")), phase="attack"
    )


def test_BS_11_5_others_of_the_power_and_a_common_affiliation() -> None:
    avenger = made("edge", "character", energy=2, shield=0, powers=["blades"], affiliations=["vingadores"])
    match = home_made(
        avenger,
        seat(unit("A07", "A24", "2"), unit("edge", "2"), unit("A04", "6"), unit("B05", "3")),
        seat(LOKI),
        phase="attack",
    )
    assert [key for key in keys(match) if "crossed-blades" in key] == [
        "act:A07:crossed-blades",
        "act:edge:crossed-blades",  # not Thor (no blades), not Nebula (no Avenger)
    ]
    play(match, "act:edge:crossed-blades", "target:B03")
    assert len(carried(match, FOE, "B03")) == 3
    assert [stage(match, ME, ref) for ref in ("edge", "A07")] == [0, 1]
    assert carried(match, ME, "A07") == ["A24", "A08", "A08"]
    assert "act:A07:crossed-blades" in keys(match)  # the bearer may still act


def test_BS_11_5_not_characters_of_the_opponent() -> None:
    match = position(
        seat(unit("A04", "6")),
        seat(unit("A07", "3")),
        phase="anticipation",
        scenario={"card": "B17", "owner": 1},
    )
    assert keys(match) == ["act:A07:trick-arrow", "pass"]
    other = position(seat(unit("A07", "A24", "2")), seat(unit("A07", "3")), phase="anticipation")
    assert keys(other) == ["act:A07@2:trick-arrow", "pass"]


def test_BS_11_5_only_while_it_is_carried() -> None:
    match = sharing(unit("A07", "3", stage=2), resources=["A24"])
    assert "act:A07.2:crossed-blades" in keys(match)
    unloaded = position(
        seat(unit("A07", "3"), unit("A07", "3"), resources=["A24"]), seat(LOKI), phase="attack"
    )
    assert not [key for key in keys(unloaded) if "crossed-blades" in key]


def test_BS_11_5_the_power_it_names_is_needed_whatever_the_action_asks_for() -> None:
    horn = made("horn", "ability", "share(agility)", action=acts("Tocar", "draw(1)"))  # a colourless action
    match = home_made(
        horn, seat(unit("A07", "horn", "2"), unit("A06", "3"), unit("A04", "6")), seat(LOKI), phase="attack"
    )
    assert [key for key in keys(match) if "tocar" in key] == ["act:A07:tocar", "act:A06:tocar"]  # not Thor


SAW = made(
    "saw",
    "ability",
    "share(blades)",
    powers=["blades"],
    action=acts("Serra", "pierce(target(unit), 1)", 1, "anticipate", power="blades", pay="unload(this_card)"),
)


def test_BS_R28_unload_this_card_means_the_carried_card() -> None:
    match = home_made(
        SAW, seat(unit("A07", "saw", "2"), unit("A07", "3"), deck=DECK), seat(LOKI), phase="attack"
    )
    play(match, "act:A07.2:serra", "target:B03")
    assert carried(match, ME, "A07") == ["A08", "A08"]
    assert carried(match, ME, "A07.2") == ["A08"] * 3
    assert [stage(match, ME, ref) for ref in ("A07", "A07.2")] == [1, 0]
    assert resources(match, ME) == ["saw"]


def test_BS_R28_the_bearer_may_fall_by_it() -> None:
    match = home_made(SAW, seat(unit("A07", "saw"), unit("A07", "3")), seat(LOKI), phase="attack")
    play(match, "act:A07.2:serra", "target:B03")
    assert scene(match, ME) == ["A07"]
    assert points(match, FOE) == 3
    assert len(carried(match, FOE, "B03")) == 3


def test_BS_R28_timing_looks_at_the_user() -> None:
    match = sharing(unit("A07", "3", since="now"))
    assert "act:A07.2:crossed-blades" not in keys(match)
    new = position(seat(unit("A07", "A24", "2", since="now"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert keys(new) == ["act:A07.2:trick-arrow", "act:A07.2:crossed-blades", "pass"]


def test_BS_R28_the_users_stages_count() -> None:
    match = sharing(unit("A07", "3", stage=0))
    assert "act:A07.2:crossed-blades" not in keys(match)
    tired = position(seat(unit("A07", "A24", "2", stage=0), unit("A07", "3")), seat(LOKI), phase="attack")
    assert "act:A07.2:crossed-blades" in keys(tired)
