"""BS-F1 to BS-F21: What the publisher has answered about single cards. Where those cards are not on offer,
cards made up for the test ask the same question."""

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
SPIDER = "homem-aranha-superior-v1"  # may unload a card to cancel an action that targets it
COUNTER = "contra-ataque-afiado-v1"  # answers damage by an action that targeted its bearer
KNIGHT = "cavaleiro-da-lua-v1"  # 1 damage, and again


def started(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# Damage


@pytest.mark.parametrize(("potentiated", "left"), [(False, 2), (True, 0)])
def test_BS_F1_redirected_damage_keeps_its_bonuses(potentiated: bool, left: int) -> None:
    """A vehicle (Energy 3, shield 1) takes the damage for Maria Hill."""
    car = "veiculo-de-combate-s-h-i-e-l-d-v3"
    match = position(
        seat(unit("maria-hill-v1", "2"), hand=[car], resources=["A08"] * 3, deck=DECK),
        seat(unit("B01", "7"), unit("B05", "3"), deck=DECK),
    )
    play(match, f"play:{car}", "pass", "act:maria-hill-v1:na-mira", "target:B01", "pass")
    assert (match.actor, phase(match)) == (FOE, "attack")
    if potentiated:
        play(match, "choose:B05:B01")
    play(match, "act:B05:twin-batons", "target:maria-hill-v1")
    assert len(carried(match, ME, "maria-hill-v1")) == 2
    assert len(carried(match, ME, car) if car in scene(match, ME) else []) == left


def test_BS_F2_damage_that_a_shield_absorbs_was_received() -> None:
    match = position(
        seat(unit("A08", "1"), unit("A06", "3")), seat(unit("A07", COUNTER, "2"), LOKI), phase="attack"
    )
    play(match, "act:A08:covering-fire", "target:A07")
    assert len(carried(match, FOE, "A07")) == 3  # shield 1
    assert scene(match, ME) == ["A06"]  # 1 piercing damage in answer, and it had one card
    taken = position(
        seat(unit("miss-marvel-v1", "5", shield_used=2)), seat(unit("A05", "7"), deck=DECK), phase="attack"
    )
    play(taken, "act:miss-marvel-v1:liberar-energia", "target:A05")
    assert (phase(taken), len(carried(taken, FOE, "A05"))) == ("preparation", 7)
    enough = position(
        seat(unit("miss-marvel-v1", "5", shield_used=3)), seat(unit("A05", "7"), deck=DECK), phase="attack"
    )
    play(enough, "act:miss-marvel-v1:liberar-energia", "target:A05")
    assert len(carried(enough, FOE, "A05")) == 6  # 3 + 1, shield 3


def test_BS_F3_damage_that_came_to_nothing_was_not_dealt() -> None:
    match = position(
        seat(unit("B06", "1"), unit("B05", "3")),
        seat(unit("A07", COUNTER, "2")),
        phase="attack",
        scenario="A16",  # villains deal 1 less
    )
    play(match, "act:B06:plasma-shot", "target:A07")
    assert scene(match, ME) == ["B06", "B05"]  # no answer
    assert row(match, FOE, "A07")["shield_used"] == 0
    play(match, "act:B05:twin-batons", "target:A07")
    assert len(carried(match, ME, "B05")) == 2  # 1 damage was left, and that was answered


@pytest.mark.parametrize(("unloaded", "left"), [("cubo-cosmico-v1", 6), ("A08", 5)])
def test_BS_F4_a_bonus_whose_source_has_gone_does_not_count(unloaded: str, left: int) -> None:
    """The Cosmic Cube adds 1; a cost may unload it before the damage happens."""
    hero = "capitao-mar-vell-v2"
    match = position(
        seat(unit(hero, "cubo-cosmico-v1", "4"), unit("A08", "1")), seat(unit("A05", "7")), phase="attack"
    )
    play(match, f"act:{hero}:sacrificio-heroico", f"unload:{hero}:{unloaded}", "target:A05")
    assert len(carried(match, FOE, "A05")) == left  # 4 or 5, shield 3


def test_BS_F5_the_same_target_may_be_named_twice() -> None:
    card = "escudo-do-capitao-america-v1"  # 2 damage to each of up to X targets
    match = position(
        seat(unit("A01", card, "3", stage=2), unit("A01", "4")), seat(unit("A05", "7")), phase="attack"
    )
    play(match, "choose:A01:A01.2", "act:A01:arremesso-de-escudo:2", "target:A05")
    assert "target:A05" in keys(match)
    once = match.fork()
    play(once, "pass")
    assert row(once, FOE, "A05")["shield_used"] == 3  # 2 + 1
    play(match, "target:A05")
    assert len(carried(match, FOE, "A05")) == 5  # 4 + 1, not 4 + 2


def test_BS_F5_different_targets_where_the_text_says_so() -> None:
    match = position(seat(unit("A03", "4")), seat(unit("A05", "7"), LOKI), phase="attack")
    play(match, "act:A03:repulsor-volley", "target:A05")
    assert keys(match) == ["target:A03", "target:B03", "pass"]


QUAKE = made(
    "quake", "ability", action=acts("Tremor", "seq(damage(each(unit, theirs), 2), draw(1))"), powers=[]
)
HIDDEN = made("veil", "support", "untargetable(each(character, yours))", energy=1, shield=0)


def test_BS_F6_an_action_without_target_is_not_stopped_by_limits_on_targets() -> None:
    match = home_made(
        QUAKE + HIDDEN,
        seat(unit("A08", "quake"), unit("A06", "3"), deck=DECK),
        seat(unit("veil", "2"), unit("B05", "3")),
        phase="attack",
    )
    aimed = match.fork()
    play(aimed, "act:A08:covering-fire")
    assert keys(aimed) == ["target:A08", "target:A06", "target:veil"]
    play(match, "act:A08:tremor")
    assert len(carried(match, FOE, "B05")) == 2


def test_BS_F6_nor_does_it_set_off_texts_about_being_targeted() -> None:
    match = home_made(
        QUAKE,
        seat(unit("A08", "quake"), unit("A06", "3"), deck=DECK),
        seat(unit(SPIDER, "4"), LOKI),
        phase="attack",
    )
    aimed = match.fork()
    play(aimed, "act:A08:covering-fire", f"target:{SPIDER}")
    assert (aimed.actor, keys(aimed)) == (FOE, ["choose:yes", "choose:no"])
    play(match, "act:A08:tremor")
    assert match.actor == ME
    assert len(carried(match, FOE, SPIDER)) == 3


# Using actions


def test_BS_F7_what_waits_for_the_action_comes_between_costs_and_effect() -> None:
    match = position(seat(unit("A04", "6"), unit("A08", "1")), seat(unit(SPIDER, "4")), phase="attack")
    play(match, "act:A04:thunder-strike", f"target:{SPIDER}")
    assert stage(match, ME, "A04") == 0  # paid
    assert (match.actor, len(carried(match, FOE, SPIDER))) == (FOE, 4)  # and nothing has happened
    let = match.fork()
    play(let, "choose:no")
    assert len(carried(let, FOE, SPIDER)) == 2
    play(match, "choose:yes")
    assert len(carried(match, FOE, SPIDER)) == 3
    assert (match.actor, stage(match, ME, "A04")) == (ME, 0)


@pytest.mark.parametrize("have", [1, 2])
def test_BS_F8_an_action_that_is_repeated_is_paid_each_time(have: int) -> None:
    match = position(
        seat(unit(KNIGHT, "4", stage=have), unit("A08", "1")), seat(unit("A05", "7")), phase="attack"
    )
    for paid in range(have):
        assert stage(match, ME, KNIGHT) == have - paid
        play(match, f"act:{KNIGHT}:bumerangue-de-marfim", "target:A05")
    assert keys(match) == ["act:A08:covering-fire", "pass"]


def test_BS_F9_a_cancelled_action_is_not_used_again() -> None:
    match = position(
        seat(unit(KNIGHT, "4", stage=2), unit("A08", "1")), seat(unit(SPIDER, "4")), phase="attack"
    )
    play(match, f"act:{KNIGHT}:bumerangue-de-marfim", f"target:{SPIDER}")
    let = match.fork()
    play(let, "choose:no")
    assert f"act:{KNIGHT}:bumerangue-de-marfim" in keys(let)
    play(match, "choose:yes")
    assert (stage(match, ME, KNIGHT), keys(match)) == (1, ["act:A08:covering-fire", "pass"])


def test_BS_F10_losing_a_power_beats_gaining_it() -> None:
    match = position(
        seat(unit("anti-venom-v1", "5"), unit("A05", "B32", "A26", stage=2), hand=["A30"], deck=DECK),
        seat(LOKI),
    )
    assert "cosmic-power" in row(match, ME, "A05")["powers"]
    play(match, "choose:anti-venom-v1", "choose:A05", "choose:cosmic-power")
    assert row(match, ME, "A05")["powers"] == ["regeneration", "super-strength"]
    play(match, "pass", "pass")
    assert "act:A05:cosmic-lance" not in keys(match)


# Entering and loading


MANSION = made("mansion", "support", "gains(each(character, yours), flight)", energy=1, shield=0)
FLIER = made(
    "flier", "character", "when(enters(this), if_(is_(this, powered(flight)), draw(1)))", energy=1, shield=0
)
WATCH = made(
    "watch", "support", "when(enters(one(character, yours, powered(flight))), draw(1))", energy=1, shield=0
)


def test_BS_F11_standing_texts_apply_before_texts_that_wait_for_an_entry() -> None:
    parts = {"hand": ["flier", "A30"], "resources": ["A19", "A20"], "deck": ["A21", "A22"]}
    match = home_made(MANSION + FLIER, seat(unit("mansion", "1"), **parts), seat(LOKI))
    play(match, "play:flier", "load:A19")
    assert hand(match, ME) == ["A21", "A30"]
    alone = home_made(MANSION + FLIER, seat(**parts), seat(LOKI))
    play(alone, "play:flier", "load:A19")
    assert hand(alone, ME) == ["A30"]


def test_BS_F11_others_that_wait_see_it_so_as_well() -> None:
    match = home_made(
        MANSION + WATCH,
        seat(unit("mansion", "1"), unit("watch", "1"), hand=["A08", "A30"], resources=["A19"], deck=["A21"]),
        seat(LOKI),
    )
    play(match, "play:A08")
    assert hand(match, ME) == ["A21", "A30"]


def test_BS_F12_a_card_in_hand_is_no_character_you_control() -> None:
    call = made(
        "call",
        "ability",
        action=acts(
            "Chamar", "may(put(one(card, yours, powered(flight), in_(hand)), deck_bottom))", 0, "unforeseen"
        ),
    )
    match = home_made(
        MANSION + call,
        seat(unit("mansion", "1"), unit("A06", "call", "1"), hand=["A07", "A04"], deck=DECK),
        seat(LOKI),
    )
    assert "flight" in row(match, ME, "A06")["powers"]
    play(match, "act:A06:chamar")
    assert keys(match) == ["choose:A04", "choose:no"]  # Hawkeye would fly only in scene


EYE = made("eye", "ability", "when(loaded_from(resources, powered(magic)), draw(1))", powers=["magic"])
WAND = made("wand", "ability", "gains(this, magic)", powers=["magic"])


@pytest.mark.parametrize("more", [(), ("A22",)])  # without it all of them are loaded, but still in some order
def test_BS_F13_loaded_one_by_one_in_the_players_order(more: tuple[str, ...]) -> None:
    match = home_made(
        EYE + WAND,
        seat(hand=["A06", "A30"], resources=["eye", "A19", "wand", *more], deck=["A21", "A20"]),
        seat(LOKI),
    )
    play(match, "play:A06")
    late = match.fork()
    play(match, "load:wand", "load:eye", *[f"load:{card}" for card in ("A19",) if more])
    assert carried(match, ME, "A06") == ["wand", "eye", "A19"]
    assert hand(match, ME) == ["A21", "A30"]  # the wand's power was there when the eye came
    play(late, "load:eye", *[f"load:{card}" for card in ("A19", "wand") if more])
    assert carried(late, ME, "A06") == ["eye", "A19", "wand"]
    assert hand(late, ME) == ["A30"]


# Effects and their end


@pytest.mark.parametrize(
    ("who", "shield"), [("target(character)", 1), ("each(character, yours, alter_ego(natasha_romanoff))", 3)]
)
def test_BS_F14_what_chose_a_character_ends_with_it_and_an_alter_ego_does_not(who: str, shield: int) -> None:
    ward = made(
        "ward",
        "ability",
        action=acts("Guardar", f"this_turn(shielded({who}, 2))", 0, "unforeseen"),
        powers=[],
    )
    match = home_made(
        ward,
        seat(unit("A07", "ward", "2"), unit("A06", "3"), hand=["retirada-estrategica-v1"], resources=["A19"]),
        seat(LOKI),
    )
    play(match, "act:A07:guardar")
    if "target:A06" in keys(match):
        play(match, "target:A06")
    assert row(match, ME, "A06")["shield"] == 3
    play(match, "play:retirada-estrategica-v1", "choose:A06", "play:A06", "load:A19")
    assert row(match, ME, "A06")["shield"] == shield


def test_BS_F15_as_much_as_can_be_done_in_the_printed_order() -> None:
    match = position(
        seat(unit("A03", "B23", "3"), hand=["A30"], deck=["A19", "A20"]), seat(LOKI)
    )  # draw 1, the opponent discards 1
    play(match, "act:A03:dark-schemes")
    assert hand(match, ME) == ["A19", "A30"]
    assert (match.actor, hand(match, FOE)) == (ME, [])
    dive = position(seat(unit("A04", "A31"), unit("A08", "1")), seat(LOKI), phase="attack")
    play(dive, "act:A04:dive-attack", "target:A04")  # 2 damage to himself, shield 2; then his shield grows
    assert row(dive, ME, "A04")["shield"] == 3
    gone = position(seat(unit("A04", "A31", shield_used=2), unit("A08", "1")), seat(LOKI), phase="attack")
    play(gone, "act:A04:dive-attack", "target:A04")
    assert (scene(gone, ME), points(gone, FOE)) == (["A08"], 6)  # no one is left to get a shield


def test_BS_F16_what_comes_after_the_winning_points_does_not_happen() -> None:
    """2 damage, then draw 1: from an empty deck, which would lose."""
    match = position(
        seat(unit("mysterio-v2", "3"), prizes=["B01", "B02"]), seat(unit("B05", "1"), LOKI), phase="attack"
    )
    play(match, "act:mysterio-v2:efeitos-especiais", "target:B05")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((ME,), "fifteen points")
    lost = position(
        seat(unit("mysterio-v2", "3"), prizes=["B01"]), seat(unit("B05", "1"), LOKI), phase="attack"
    )
    play(lost, "act:mysterio-v2:efeitos-especiais", "target:B05")
    assert lost.result is not None
    assert (lost.result.winners, lost.result.reason) == ((FOE,), "empty deck")


def test_BS_F17_each_source_of_damage_is_lowered_by_itself() -> None:
    twice = made(
        "twice",
        "ability",
        action=acts("Duplo", "seq(damage(target(unit), 2), damage(target(unit), 2))"),
        powers=[],
    )
    match = home_made(
        twice,
        seat(unit("B06", "twice"), unit("B05", "1")),
        seat(unit("A05", "7"), unit("A06", "3")),
        phase="attack",
        scenario="A16",  # villains deal 1 less
    )
    play(match, "act:B06:duplo", "target:A05")
    assert row(match, FOE, "A05")["shield_used"] == 2  # 1 and 1, not 3
    volley = position(
        seat(unit("B07", "4"), unit("B05", "1")),
        seat(unit("A05", "7"), unit("A06", "3")),
        phase="attack",
        scenario="A16",
    )
    play(volley, "act:B07:barrage", "target:A05", "target:A06")
    assert [row(volley, FOE, ref)["shield_used"] for ref in ("A05", "A06")] == [0, 0]


def test_BS_F18_from_stage_0_straight_to_2() -> None:
    card = "celeridade-superior-v1"
    match = position(
        seat(unit("A04", "6"), deck=DECK),
        seat(unit("A06", card, "2", stage=0), resources=["A19"], deck=DECK, hand=["A30"]),
        phase="anticipation",
    )
    play(match, "act:A06:celeridade-superior")
    assert keys(match) == ["choose:1", "choose:2"]
    before = len(match.log())
    play(match, "choose:2")
    assert stage(match, FOE, "A06") == 2
    assert [line for line in match.log()[before:] if "stage" in line] == ["Black Widow rises to stage 2."]


def test_BS_F19_cards_put_elsewhere_do_not_go_back_on_top() -> None:
    match = position(
        seat(unit("A04", "6"), deck=DECK),
        seat(unit("A11", "necromancia-v1", "2"), resources=["A07"], deck=["A06", "A19", "A20", "A21"]),
        phase="anticipation",
    )
    play(match, "act:A11:necromancia", "choose:A06", "pass", "choose:yes")
    assert resources(match, FOE) == ["A07", "A06"]
    play(match, "choose:A07", "choose:A19")
    assert hand(match, FOE) == ["A07"]
    assert match.view(FOE)["seats"][FOE]["deck"] == ["A20", "A19", None]
    assert match.view(FOE)["seats"][FOE]["aside"] == []


def test_BS_F20_a_when_loaded_effect_stays_when_the_card_goes() -> None:
    card = "municao-perfurante-v1"
    match = position(
        seat(unit("A05", "7", stage=2)), seat(unit("A07", "A20", "2"), hand=[card]), phase="anticipation"
    )
    play(match, f"load:{card}:A07", f"unload:{card}")
    assert carried(match, FOE, "A07") == ["A20", "A08", "A08"]
    play(match, "act:A07:trick-arrow", "target:A05")
    assert len(carried(match, ME, "A05")) == 6
    armed = position(
        seat(unit("A05", "7", stage=2)), seat(unit("A06", "A20", "2"), hand=[card]), phase="anticipation"
    )
    plain = armed.fork()
    play(plain, "pass", "act:A06:suppressing-volley", "target:A05")
    assert len(carried(plain, ME, "A05")) == 7  # shield 3
    play(armed, f"load:{card}:A06", f"unload:{card}", "act:A06:suppressing-volley", "target:A05")
    assert len(carried(armed, ME, "A05")) == 5  # piercing


# BS-F21: what is needed to use an action


def offered(bearer: dict[str, object], **parts: str) -> list[str]:
    """What actions a character is offered in the own Attack step, or in a phase given."""
    match = position(
        seat(bearer, hand=["A30"], deck=DECK),
        seat(unit("B06", "1"), deck=DECK),
        **{"phase": "attack", **parts},
    )
    return started(match, "act") if match.actor == ME and match.view(None)["active"] == ME else []


def test_BS_F21_in_scene_since_the_start_of_the_turn() -> None:
    assert offered(unit("A06", "3")) == ["act:A06:blind-spot"]
    assert offered(unit("A06", "3", since="now")) == []


def test_BS_F21_an_ev_that_evolved_need_not_have_been() -> None:
    match = position(
        seat(unit("A03", "4"), hand=["A13"], resources=["A08"] * 2, deck=DECK),
        seat(unit("B06", "1"), deck=DECK),
    )
    play(match, "play:A13:A03", "pass", "unload:A03")
    assert phase(match) == "attack"
    assert "act:A13:unibeam" in keys(match)


def test_BS_F21_the_power_and_where_the_action_is() -> None:
    assert offered(unit("A07", "A24", "A19", "A04")) == ["act:A07:trick-arrow", "act:A07:crossed-blades"]
    assert offered(unit("A02", "A01", "A06", "2")) == ["act:A02:hold-the-line", "act:A02:ricochet"]


def test_BS_F21_the_timing_fits_the_phase() -> None:
    assert offered(unit("A06", "A19", "2"), phase="preparation") == ["act:A06:blind-spot"]
    assert offered(unit("A06", "A19", "2")) == ["act:A06:blind-spot", "act:A06:quick-step"]
    match = position(
        seat(unit("B06", "1")), seat(unit("A06", "A19", "A23", "1"), unit("A07", "3")), phase="anticipation"
    )
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_BS_F21_no_other_action_this_turn() -> None:
    match = position(seat(unit("A06", "A19", "2", stage=2), unit("A08", "1")), seat(LOKI), phase="attack")
    play(match, "act:A06:blind-spot", "target:B03")
    assert keys(match) == ["act:A08:covering-fire", "pass"]
