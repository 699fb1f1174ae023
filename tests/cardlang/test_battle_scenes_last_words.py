"""Verbs of the last cards: names and powers that are noted, rules for good, an X that is named, cards that
are prizes for a turn, and what happens as often as something else."""

from typing import Final

import pytest

from tests.kits.battle_scenes import hand, keys, play, points, resources, row
from tests.kits.battle_scenes_brew import bench, sentence
from thwack.match import Match

COVERED: Final = {"note_power", "note_name", "for_good", "for_each", "cosmic_x", "imprison"}
TRICK: Final = "act:A04:trick"


def tried(effect: str, *choices: str, pay: str = "", rules: tuple[str, ...] = ()) -> Match:
    """The trick is used, with these choices."""
    match = bench(effect, pay, rules)
    play(match, TRICK, *choices)
    return match


@pytest.mark.parametrize(("power", "stages"), [("flight", [2, 1, 1, 1]), ("ranged-attack", [1, 2, 1, 2])])
def test_a_noted_power_is_remembered_by_the_card(power: str, stages: list[int]) -> None:
    effect = "seq(note_power, capacitate(each(character, noted_power), 1))"
    match = tried(effect, f"choose:{power}")
    found = [row(match, int(ref[0] == "B"), ref)["stage"] for ref in ("A04", "A01", "B05", "B07")]
    assert found == stages
    assert "choose a power" in sentence("note_power").lower()


def test_a_noted_name_means_whoever_has_it() -> None:
    effect = "seq(note_name(one(character, theirs)), damage(each(character, noted_name), 1))"
    match = tried(effect, "choose:B05")
    assert [row(match, 1, ref)["shield_used"] for ref in ("B05", "B07")] == [1, 0]
    assert "name and alter ego" in sentence("note_name(one(character, theirs))")


def test_a_rule_for_good_does_not_end_with_the_turn() -> None:
    match = tried("for_good(shielded(each(character), 1))")
    turn = match.view(None)["turn"]
    while match.view(None)["turn"] < turn + 3:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert row(match, 0, "A01")["shield"] == 2
    assert "end of the game" in sentence("for_good(shielded(each(character), 1))")


@pytest.mark.parametrize("count", [0, 1, 2])
def test_for_each_happens_as_often_as_there_are_cards(count: int) -> None:
    effect = 'seq(unload(some(up_to(2), loaded, carried_by(this)), as_="shed"), for_each("shed", draw(1)))'
    match = tried(effect, *["unload:A04:A08"] * count, *["pass"] * (count < 2))
    assert len(hand(match, 0)) == 3 + count
    assert "for each" in sentence(effect).lower()


@pytest.mark.parametrize(("x", "left"), [(1, 2), (3, 0)])
def test_cosmic_x_is_paid_from_resources(x: int, left: int) -> None:
    match = tried("damage(target(unit), x)", f"choose:{x}", pay="cosmic_x(1)")
    while any(key.startswith("choose:") for key in keys(match)):
        match.play(0)
    play(match, "target:B05")
    assert len(resources(match, 0)) == left
    assert row(match, 1, "B05")["shield_used"] == min(x, 1)
    assert "Cosmic Energy 2X" in sentence("cosmic_x(2)")


def test_whoever_is_imprisoned_counts_until_the_end_of_the_turn() -> None:
    match = tried("imprison(target(character, theirs))", "target:B05")
    assert points(match, 0) == 3
    play(match, "pass")
    assert points(match, 0) == 0
    assert "B05" in resources(match, 1)
    assert "into your prizes" in sentence("imprison(target(character, theirs))")
