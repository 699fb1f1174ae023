"""BS-11: Keywords about actions: Arm, Potentiate, Singularity; with BS-R27 and BS-R31."""

from tests.kits.battle_scenes import (
    acts,
    carried,
    home_made,
    keys,
    made,
    phase,
    play,
    position,
    row,
    seat,
    unit,
)
from tests.rules.battle_scenes.test_11_keywords_in_combat import DECK, FOE, LOKI, ME

# BS-11.12: Arm


def test_BS_11_12_in_preparation_anticipation_and_attack() -> None:
    for phase_, active in (("preparation", ME), ("anticipation", FOE), ("attack", ME)):
        match = position(
            seat(unit("A06", "A20", "2"), deck=DECK), seat(LOKI, deck=DECK), phase=phase_, active=active
        )
        assert (match.actor, phase(match)) == (ME, phase_)
        assert "act:A06:suppressing-volley" in keys(match)


def test_BS_11_12_the_bearer_gains_the_power() -> None:
    match = position(seat(unit("A02", "A20", "3")), seat(LOKI), phase="attack")
    assert row(match, ME, "A02")["powers"] == ["agility", "ranged-attack", "super-strength"]
    assert keys(match) == ["act:A02:hold-the-line", "act:A02:suppressing-volley", "pass"]
    plain = position(seat(unit("A02", "4")), seat(LOKI))
    assert row(plain, ME, "A02")["powers"] == ["agility", "super-strength"]


def test_BS_11_12_with_the_power_other_cards_can_be_used() -> None:
    match = position(seat(unit("A02", "A20", "A32", "2")), seat(LOKI), phase="attack")
    assert "act:A02:guarded-throw" in keys(match)
    assert row(match, ME, "A02")["shield"] == 3  # Star Buckler works, too
    without = position(seat(unit("A02", "A32", "3")), seat(LOKI), phase="attack")
    assert "act:A02:guarded-throw" not in keys(without)
    assert row(without, ME, "A02")["shield"] == 2


def test_BS_11_12_another_bearer_gets_neither() -> None:
    match = position(seat(unit("A04", "A20", "5")), seat(LOKI), phase="attack")
    assert "ranged-attack" not in row(match, ME, "A04")["powers"]
    assert keys(match) == ["act:A04:thunder-strike", "pass"]


def test_BS_11_12_another_bearer_of_the_power_uses_it_as_it_is() -> None:
    early = position(seat(unit("A07", "A20", "2"), hand=["A19"]), seat(LOKI))
    assert "act:A07:suppressing-volley" not in keys(early)
    late = position(seat(unit("A07", "A20", "2")), seat(LOKI), phase="attack")
    assert "act:A07:suppressing-volley" in keys(late)
    theirs = position(seat(LOKI), seat(unit("A07", "A20", "2")), phase="anticipation")
    assert keys(theirs) == ["act:A07:trick-arrow", "pass"]


def test_BS_11_12_it_is_still_one_action_a_turn() -> None:
    match = position(seat(unit("A06", "A20", "2", stage=2), deck=DECK), seat(LOKI, deck=DECK))
    play(match, "act:A06:suppressing-volley", "target:B03")
    assert not [key for key in keys(match) if key.startswith("act:")]
    play(match, "pass", "pass")
    assert match.view(None)["active"] == FOE


def test_BS_11_12_it_is_an_anticipate_action_for_texts_too() -> None:
    crossfire = {"card": "fogo-cruzado-v1", "owner": ME}  # spares those with ranged attack from anticipate
    match = position(
        seat(unit("A06", "A20", "2", stage=2), unit("A08", "1")),
        seat(unit("B07", "4"), LOKI),
        phase="attack",
        scenario=crossfire,
    )
    armed = match.fork()
    play(armed, "act:A06:suppressing-volley")
    assert len(carried(armed, FOE, "B03")) == 3  # the only one without ranged attack: no question
    play(match, "act:A08:covering-fire")
    assert "target:B07" in keys(match)  # a normal action


# BS-11.14, BS-R27: Potentiate


COURT = (unit("B01", "7"), unit("B05", "3"))


def test_BS_11_14_the_next_damage_is_higher() -> None:
    match = position(seat(*COURT), seat(unit("A01", "4")), phase="attack")
    assert "choose:B05:B01" in keys(match)
    play(match, "choose:B05:B01", "act:B05:twin-batons", "target:A01")
    assert len(carried(match, FOE, "A01")) == 1  # 2 + 2, shield 1


def test_BS_11_14_an_action_that_does_not_damage_leaves_it() -> None:
    """An action with two modes, of which the one without damage is chosen."""
    modes = "choose(1, seq(incapacitate(target(character), 1), act_again), damage(target(unit), 1))"
    trick = made("trick", "ability", action=acts("Trick", modes, 0))
    mine = seat(unit("B01", "7"), unit("B05", "trick", "2"), deck=DECK)
    match = home_made(trick, mine, seat(unit("A01", "9"), deck=DECK), phase="attack")
    play(match, "choose:B05:B01", "act:B05:trick", "choose:1", "target:A01")
    play(match, "act:B05:twin-batons", "target:A01")  # 2 and 2 more, against shield 1
    assert len(carried(match, FOE, "A01")) == 6


def test_BS_11_14_not_itself_and_not_without_the_characteristic() -> None:
    match = position(seat(*COURT, unit("B06", "1"), unit("B15", "3")), seat(LOKI), phase="attack")
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:B05:B01"]


def test_BS_11_14_once_a_turn_for_each_card() -> None:
    match = position(seat(*COURT, unit("B12", "5")), seat(unit("A01", "4")), phase="attack")
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:B05:B01", "choose:B12:B01"]
    play(match, "choose:B05:B01")
    assert not [key for key in keys(match) if key.startswith("choose:")]


def test_BS_11_14_only_in_the_own_attack_step() -> None:
    early = position(seat(*COURT, hand=["B19"]), seat(LOKI))
    assert "choose:B05:B01" not in keys(early)
    theirs = position(seat(LOKI), seat(*COURT, unit("B07", "4")), phase="anticipation")
    assert keys(theirs) == ["act:B07:barrage", "pass"]


def test_BS_11_14_only_the_next_action_with_damage() -> None:
    match = position(
        seat(unit("B01", "7"), unit("B05", "A19", "2")),
        seat(unit("A05", "7"), unit("A06", "3")),
        phase="attack",
    )
    play(match, "choose:B05:B01", "act:B05:quick-step", "target:A05")
    assert row(match, FOE, "A05")["shield_used"] == 3  # 1 + 2
    play(match, "act:B05:twin-batons", "target:A06")
    assert len(carried(match, FOE, "A06")) == 2  # 2, shield 1


def test_BS_11_14_an_action_without_damage_does_not_use_it_up() -> None:
    match = position(seat(unit("B01", "7"), unit("B05", "B31", "2")), seat(unit("A05", "7")), phase="attack")
    play(match, "choose:B05:B01", "act:B05:shadow-step", "act:B05:twin-batons", "target:A05")
    assert len(carried(match, FOE, "A05")) == 6  # 2 + 2, shield 3


def test_BS_11_14_one_character_is_potentiated_once() -> None:
    match = position(seat(unit("A01", "4"), unit("A01", "4"), unit("A07", "3")), seat(LOKI), phase="attack")
    play(match, "choose:A07:A01")
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:A01:A01.2"]


def test_BS_R27_each_of_several_targets_takes_more() -> None:
    match = position(
        seat(unit("A01", "4"), unit("A03", "4")), seat(unit("B05", "3"), unit("B03", "4")), phase="attack"
    )
    play(match, "choose:A03:A01", "act:A03:repulsor-volley", "target:B05", "target:B03")
    assert [len(carried(match, FOE, ref)) for ref in ("B05", "B03")] == [2, 3]  # 1 + 1 each, shield 1


def test_BS_R27_who_is_no_target_takes_no_more() -> None:
    blast = made(
        "blast",
        "ability",
        powers=["flight"],
        action=acts("Onda", "damage(each(unit, theirs), 1)", 1, power="flight"),
    )
    match = home_made(
        blast, seat(unit("A01", "4"), unit("A03", "blast", "3")), seat(unit("B05", "3")), phase="attack"
    )
    play(match, "choose:A03:A01", "act:A03:onda")
    assert len(carried(match, FOE, "B05")) == 3  # 1, all absorbed


def test_BS_R27_the_chosen_one_may_have_potentiate_itself() -> None:
    match = position(seat(unit("A01", "4"), unit("A01", "4")), seat(LOKI), phase="attack")
    assert {"choose:A01:A01.2", "choose:A01.2:A01"} <= set(keys(match))


def test_BS_R27_it_ends_with_the_turn() -> None:
    match = position(
        seat(*COURT, hand=["B19"], deck=DECK), seat(unit("A05", "7"), deck=DECK, hand=["A19"]), phase="attack"
    )
    play(match, "choose:B05:B01", "pass", "pass")
    assert (match.view(None)["active"], phase(match)) == (ME, "preparation")
    play(match, "pass", "act:B05:twin-batons", "target:A05")
    assert row(match, FOE, "A05")["shield_used"] == 2


# BS-11.15, BS-R31: Singularity


def test_BS_11_15_one_a_turn_for_each_player() -> None:
    match = position(
        seat(unit("A03", "A23", "3"), unit("A09", "B23", "2"), deck=DECK),
        seat(LOKI, deck=DECK, hand=["A19"]),
    )
    assert {"act:A03:field-analysis", "act:A09:dark-schemes"} <= set(keys(match))
    play(match, "act:A03:field-analysis")
    assert not [key for key in keys(match) if "dark-schemes" in key]  # another name, another user


def test_BS_R31_over_the_whole_turn() -> None:
    gem = "joia-do-infinito-mente-v1"  # Singularity, anticipate, without a cost
    match = position(
        seat(unit("A03", "A23", "3"), unit("A07", gem, "2"), deck=DECK),
        seat(unit("B06", "1"), unit("B07", gem, "3"), deck=DECK),
    )
    play(match, "act:A03:field-analysis")
    play(match, "pass")
    assert (match.actor, phase(match)) == (FOE, "anticipation")
    assert "act:B07:onisciencia" in keys(match)  # the opponent has used none
    play(match, "pass")
    assert (match.actor, phase(match)) == (ME, "attack")
    assert keys(match) == ["act:A07:trick-arrow", "pass"]
    fresh = position(seat(unit("A07", gem, "2")), seat(LOKI), phase="attack")
    assert "act:A07:onisciencia" in keys(fresh)
