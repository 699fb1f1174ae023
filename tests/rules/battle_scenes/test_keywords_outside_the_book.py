"""BS-D1 to BS-D10: Keywords that are printed on cards but not in the book."""

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
    scene,
    seat,
    stage,
    unit,
)
from thwack import Match

ME, FOE = 0, 1
LOKI = unit("B03", "4")
DECK = ["A08"] * 9


def started(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# BS-D1: Readiness


def test_BS_D1_the_action_may_be_used_in_the_turn_of_entry() -> None:
    card = "investigacao-cientifica-v1"
    match = position(
        seat(hand=["A03", "A30"], resources=[card, "A19", "A08", "A08"], deck=["A19", "A20", "A22"]),
        seat(LOKI),
    )
    play(match, "play:A03")
    assert (row(match, ME, "A03")["since"], keys(match)[0]) == ("now", "capacitate:A03:A30")
    assert started(match, "act") == ["act:A03:investigacao-cientifica"]  # nothing else of his
    play(match, "act:A03:investigacao-cientifica")
    assert stage(match, ME, "A03") == 0
    assert keys(match) == ["discard:A30", "discard:A19", "discard:A20"]


def test_BS_D1_its_power_is_needed() -> None:
    match = position(
        seat(unit("A07", "investigacao-cientifica-v1", "2", since="now"), hand=["A19"]), seat(LOKI)
    )
    assert started(match, "act") == []


def test_BS_D1_readiness_for_some_actions() -> None:
    text = "readiness(of_power(energy_attack))"
    swift = made("swift", "character", text, energy=2, shield=0, powers=["energy-attack", "agility"])
    match = home_made(
        swift,
        seat(unit("swift", "A21", "A19", since="now"), unit("A04", "A21", since="now")),
        seat(LOKI),
        phase="attack",
    )
    assert keys(match) == ["act:swift:arc-surge", "pass"]


# BS-D2: Cosmic Energy


def test_BS_D2_cards_from_resources_go_under_the_deck() -> None:
    match = position(
        seat(unit("nova-v1", "3", stage=0), unit("A08", "1"), resources=["A19", "A20"], deck=["A30"]),
        seat(LOKI),
        phase="attack",
    )
    play(match, "act:nova-v1:poder-nova")
    assert keys(match) == ["choose:A19", "choose:A20"]  # paid before targets are chosen
    play(match, "choose:A20")
    assert resources(match, ME) == ["A19"]
    assert match.view(None)["seats"][ME]["deck"] == [None, "A20"]
    play(match, "target:B03")
    assert len(carried(match, FOE, "B03")) == 3


def test_BS_D2_too_few_resources_are_not_enough() -> None:
    nova = "nova-v1-personagem-973"  # Cosmic Energy 2
    for pile, offered in ((["A19"], False), (["A19", "A20"], True)):
        match = position(
            seat(unit(nova, "6", stage=2), unit("A08", "1"), resources=pile), seat(LOKI), phase="attack"
        )
        assert (f"act:{nova}:poder-nova" in keys(match)) is offered


# BS-D3: Surprise-Attack


def test_BS_D3_at_the_start_of_the_own_attack_step() -> None:
    match = position(
        seat(unit("B05", "B06", "B07", stage=2), hand=["estripar-v1"], deck=DECK), seat(LOKI, deck=DECK)
    )
    assert "load:estripar-v1:B05" not in keys(match)
    play(match, "pass", "pass")
    assert (match.actor, phase(match)) == (ME, "attack")
    assert keys(match) == ["load:estripar-v1:B05", "pass"]
    play(match, "load:estripar-v1:B05", "unload:B06")
    assert carried(match, ME, "B05") == ["B07", "estripar-v1"]
    assert "act:B05:estripar:2" in keys(match)
    play(match, "act:B05:estripar:2", "target:B03")
    assert len(carried(match, FOE, "B03")) == 1  # 2 + 1, piercing


def test_BS_D3_not_in_the_opponents_turn_and_not_after_an_action() -> None:
    theirs = position(
        seat(LOKI), seat(unit("B05", "3"), unit("B07", "4"), hand=["estripar-v1"]), phase="anticipation"
    )
    assert keys(theirs) == ["act:B07:barrage", "pass"]
    late = position(
        seat(unit("B05", "3"), unit("B07", "4"), hand=["estripar-v1"]), seat(LOKI), phase="attack"
    )
    play(late, "pass", "act:B07:barrage", "target:B03", "pass")
    assert keys(late) == ["act:B05:twin-batons", "pass"]


# BS-D4: Predator


def hunting(target: str) -> Match:
    """Lizard strikes in his Preparation; a card in resources waits."""
    match = position(
        seat(unit("lagarto-v2", "4"), unit("A08", "1"), resources=["A19"], hand=["A30"]),
        seat(unit("A05", "7"), unit("A14", "2")),
    )
    play(match, "act:lagarto-v2:reptil-selvagem", f"target:{target}")
    return match


def test_BS_D4_damage_to_a_character_of_the_opponent_feeds_it() -> None:
    match = hunting("A05")
    assert row(match, FOE, "A05")["shield_used"] == 2  # absorbed, and still damage
    assert keys(match) == ["choose:A19", "choose:no"]
    refused = match.fork()
    play(refused, "choose:no")
    assert resources(refused, ME) == ["A19"]
    play(match, "choose:A19")
    assert carried(match, ME, "lagarto-v2") == [*["A08"] * 4, "A19"]


def test_BS_D4_not_for_supports_or_own_characters() -> None:
    for target in ("A14", "A08"):
        match = hunting(target)
        assert started(match, "choose") == []
        assert resources(match, ME)[0] == "A19"


def test_BS_D4_not_for_damage_that_comes_to_nothing() -> None:
    match = position(
        seat(unit("lagarto-v2", "A21", "4"), unit("A08", "1"), resources=["A19"]),
        seat(unit("A06", "3")),
        scenario="A16",  # villains deal 1 less
        phase="attack",
    )
    play(match, "act:lagarto-v2:reptil-selvagem", "target:A06")
    assert keys(match) == ["choose:A19", "choose:no"]  # 2 less 1 is still damage
    claw = made("claw", "ability", powers=["blades"], action=acts("Garra", "damage(target(unit), 1)"))
    harmless = home_made(
        claw,
        seat(unit("lagarto-v2", "claw", "4"), unit("A08", "1"), resources=["A19"]),
        seat(unit("A06", "3")),
        scenario="A16",
        phase="attack",
    )
    play(harmless, "act:lagarto-v2:garra", "target:A06")
    assert keys(harmless) == ["act:A08:covering-fire", "pass"]


# BS-D5, BS-D6: Enhancement and Clone


def test_BS_D5_load_the_own_alter_ego_and_unload_a_card() -> None:
    match = position(
        seat(unit("mysterio-v2", "A19", "A20", "A22"), resources=["mysterio-v2", "A21"], hand=["A30"]),
        seat(LOKI),
    )
    assert "choose:mysterio-v2" in keys(match)
    play(match, "choose:mysterio-v2")
    assert keys(match) == ["unload:A19", "unload:A20", "unload:A22", "unload:mysterio-v2"]
    play(match, "unload:A20")
    assert carried(match, ME, "mysterio-v2") == ["A19", "A22", "mysterio-v2"]
    assert resources(match, ME) == ["A21", "A20"]
    assert "choose:mysterio-v2" not in keys(match)


def test_BS_D5_once_in_a_phase_and_only_the_own_alter_ego() -> None:
    match = position(
        seat(unit("mysterio-v2", "3"), resources=["mysterio-v2", "mysterio-v2"], hand=["A30"]), seat(LOKI)
    )
    play(match, "choose:mysterio-v2", "unload:A08")
    assert started(match, "choose") == []
    others = position(seat(unit("mysterio-v2", "3"), resources=["A21", "A06"], hand=["A30"]), seat(LOKI))
    assert started(others, "choose") == []


def test_BS_D5_a_character_that_entered_now_may_as_well() -> None:
    match = position(
        seat(unit("mysterio-v2", "3", since="now"), resources=["mysterio-v2"], hand=["A30"]), seat(LOKI)
    )
    assert started(match, "choose") == ["choose:mysterio-v2"]


ROBOTS = made("bot", "character", "clone", energy=1, shield=0, alter_ego="Ultron", name="Bot") + made(
    "droid", "character", "clone", energy=1, shield=0, alter_ego="Ultron", name="Droid"
)


def test_BS_D6_any_number_of_that_alter_ego_with_different_names() -> None:
    match = home_made(
        ROBOTS, seat(unit("bot", "1"), hand=["droid", "bot"], resources=["A19"] * 3), seat(LOKI)
    )
    assert started(match, "play") == ["play:droid"]
    play(match, "play:droid")
    assert scene(match, ME) == ["bot", "droid"]
    plain = made("plain", "character", energy=1, shield=0, alter_ego="Ultron")
    other = home_made(
        ROBOTS + plain, seat(unit("bot", "1"), hand=["plain"], resources=["A19"] * 3), seat(LOKI)
    )
    assert started(other, "play") == []


# BS-D7: Lead


def test_BS_D7_once_in_each_preparation_phase() -> None:
    leader = "capitao-america-v1"  # Lead 1, Avengers
    match = position(
        seat(unit(leader, "4", stage=0), unit("A04", "6", stage=0), unit("A08", "1", stage=0), hand=["A30"]),
        seat(unit("A07", "3", stage=0)),
    )
    assert [key for key in keys(match) if key.endswith(":lead")] == [
        f"capacitate:{leader}:{leader}:lead",  # himself as well
        f"capacitate:A04:{leader}:lead",  # no recruit, and nobody of the opponent
    ]
    play(match, f"capacitate:A04:{leader}:lead")
    assert stage(match, ME, "A04") == 1
    assert hand(match, ME) == ["A30"]
    assert not [key for key in keys(match) if key.endswith(":lead")]
    assert "capacitate:A04:A30" in keys(match)  # not the basic one


def test_BS_D7_not_at_stage_2_and_not_in_other_phases() -> None:
    leader = "capitao-america-v1"
    match = position(seat(unit(leader, "4", stage=2), unit("A04", "6", stage=2), hand=["A30"]), seat(LOKI))
    assert not [key for key in keys(match) if key.endswith(":lead")]
    late = position(seat(unit(leader, "4"), unit("A04", "6", stage=0)), seat(LOKI), phase="attack")
    assert not [key for key in keys(late) if key.endswith(":lead")]


# BS-D8: Revive


def test_BS_D8_straight_from_resources_loaded_as_usual() -> None:
    match = position(seat(hand=["A30"], resources=["deadpool-v1", "A19", "A20", "A22", "A23"]), seat(LOKI))
    assert started(match, "play") == ["play:deadpool-v1:revive"]
    play(match, "play:deadpool-v1:revive")
    assert carried(match, ME, "deadpool-v1") == ["A19", "A20", "A22", "A23"]
    assert (stage(match, ME, "deadpool-v1"), row(match, ME, "deadpool-v1")["since"]) == (1, "now")


def test_BS_D8_it_is_no_card_to_be_loaded_with() -> None:
    match = position(seat(hand=["A30"], resources=["deadpool-v1", "A19", "A20", "A22"]), seat(LOKI))
    assert started(match, "play") == []  # three others are not four


def test_BS_D8_the_alter_ego_must_be_free() -> None:
    match = position(
        seat(unit("deadpool-v1", "4"), hand=["A30"], resources=["deadpool-v1", *["A19"] * 4]), seat(LOKI)
    )
    assert started(match, "play") == []


# BS-D9: Shapeshifter


SKRULL = "espiao-skrull-v1"


def test_BS_D9_it_gives_way_to_a_character_of_the_opponents_name() -> None:
    match = position(
        seat(unit(SKRULL, "A19", "A20", "A22"), hand=["B03", "A04", "A30"]), seat(LOKI, unit("B06", "1"))
    )
    play(match, f"choose:{SKRULL}")
    assert keys(match) == ["play:B03", "pass"]  # not Thor
    assert resources(match, ME) == ["A19", "A20", "A22", SKRULL]
    play(match, "play:B03")
    assert scene(match, ME) == ["B03@1"]
    assert carried(match, ME, "B03@1") == ["A19", "A20", "A22", SKRULL]
    assert match.view(None)["seats"][FOE]["prizes"] == []  # it was not knocked out


def test_BS_D9_another_version_will_do_and_nobody_must_enter() -> None:
    match = position(seat(unit(SKRULL, "3"), hand=["B04", "A30"]), seat(LOKI))
    play(match, f"choose:{SKRULL}")
    assert keys(match) == ["play:B04", "pass"]
    play(match, "pass")
    assert (scene(match, ME), phase(match)) == ([], "preparation")


def test_BS_D9_not_in_the_turn_of_entry() -> None:
    match = position(seat(unit(SKRULL, "3", since="now"), hand=["B03"]), seat(LOKI))
    assert started(match, "choose") == []


# BS-D10: Magic Item


def test_BS_D10_a_characteristic_that_texts_refer_to() -> None:
    text = "while_(there_is(loaded, carried_by(this), has(magic_item)), shielded(this, 2))"
    keeper = made("keeper", "character", text, energy=2, shield=0)
    relic = made("relic", "ability", "magic_item")
    with_it = home_made(keeper + relic, seat(unit("keeper", "relic", "1"), hand=["A30"]), seat(LOKI))
    assert row(with_it, ME, "keeper")["shield"] == 2
    assert started(with_it, "choose") == []  # nothing to do with it
    without = home_made(keeper + relic, seat(unit("keeper", "A32", "1")), seat(LOKI))
    assert row(without, ME, "keeper")["shield"] == 0
