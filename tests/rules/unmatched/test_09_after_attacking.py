"""U-9.15: What a character card says after an attack still knows how the combat went."""

import pytest

from tests.kits.unmatched import FOE, ME, fighter, hand_size, health, keys, play
from tests.kits.unmatched_brew import ann, arthur, bench, brewed


@pytest.mark.parametrize(
    ("condition", "defense", "drawn"),
    [("won", "", 1), ("won", "skirmish", 0), ("lost", "", 0), ("lost", "skirmish", 1), ("attacking", "", 1)],
)
def test_U_9_15_an_ability_after_attacking_asks_who_won(condition: str, defense: str, drawn: int) -> None:
    """Once the combat was forgotten before it could be asked for, and neither happened."""
    file = brewed(place="attack after", ability=[f"at(after_attack, if_({condition}, draw(1)))"])
    match = bench(file, ann(["trick", "rag"]), arthur([defense] if defense else []))
    play(match, "attack:ann:king-arthur", "choose:trick")
    if defense:
        play(match, f"defend:{defense}")
    if keys(match) and keys(match)[-1] == "decline":
        play(match, "decline")
    assert match.view(None)["combat"] is None
    assert hand_size(match, ME) == 1 + drawn


def test_U_9_15_the_damage_dealt_is_still_known() -> None:
    match = bench(brewed(place="attack after", ability=["at(after_attack, heal(this, dealt))"]))
    play(match, "attack:ann:king-arthur")
    assert (health(match, "king-arthur"), health(match, "ann")) == (7, 9)


def test_U_9_15_the_other_fighter_player_and_card_are_still_known() -> None:
    """King Arthur defended with Regroup, a 1 with a boost of 1, and has to discard."""
    rule = "at(after_attack, seq(damage(foe, boost_of(their_card)), discard(1, who=opponent)))"
    match = bench(brewed(place="attack after", ability=[rule]), ann(), arthur(["regroup", "excalibur"]))
    play(match, "attack:ann:king-arthur", "defend:regroup")
    assert health(match, "king-arthur") == 10 - 2 - 1  # 3 against 1, then the boost of Regroup
    assert match.actor == FOE


def test_U_9_15_either_fighter_of_the_combat_may_be_moved() -> None:
    match = bench(
        brewed(place="attack after", ability=["at(after_attack, move(one(fighter, in_combat), up_to(1)))"])
    )
    play(match, "attack:ann:king-arthur")
    assert {key.split(":")[1] for key in keys(match) if key.startswith("move")} == {"ann", "king-arthur"}


def test_U_9_15_a_defeated_foe_is_known_but_takes_no_more() -> None:
    rule = "at(after_attack, if_(is_(foe, undefeated), draw(2), damage(foe, 1)))"
    match = bench(
        brewed(place="attack after", ability=[rule]),
        ann(["trick", "rag"], {"cog-1": "S19"}),
        arthur(at={"king-arthur": "S29", "merlin": ("S21", 1)}),
    )
    play(match, "attack:ann:merlin", "choose:trick")
    assert fighter(match, "merlin") == {"space": None, "health": 0}
    assert hand_size(match, ME) == 1


def test_R_12_no_action_is_gained_in_the_turn_of_another() -> None:
    """A versatile card says it under `attacking`: in defense the attacker's actions stay as they were."""
    file = brewed("if_(attacking, gain_action(1))", "versatile after")
    match = bench(file, ann(["trick", "rag"]), arthur(["excalibur"]))
    play(match, "attack:ann:king-arthur", "choose:trick")
    assert match.view(None)["actions"] == 2
    match = bench(file, ann(), arthur(["excalibur", "prophecy", "regroup"]), active=1)
    play(match, "attack:king-arthur:ann", "choose:excalibur", "decline", "defend:trick")
    assert match.view(None)["actions"] == 1
