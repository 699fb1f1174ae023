"""Words of later sets with all that they take: prices in stages, players who may, who deals damage, what
texts wait for, where they work from."""

from typing import Final

import pytest

from tests.kits.battle_scenes import acts, hand, home_made, keys, made, play, position, row, seat, stage, unit
from tests.kits.battle_scenes_brew import bench, sentence
from thwack.match import Match

COVERED: Final = {"exert", "lets", "shuffle"}
TRICK: Final = "act:A04:trick"


def tried(effect: str, *choices: str, rules: tuple[str, ...] = ()) -> Match:
    """The trick is used, with these choices."""
    match = bench(effect, rules=rules)
    play(match, TRICK, *choices)
    return match


@pytest.mark.parametrize(
    ("noun", "choices", "lowered"),
    [
        ("this", (), ["A04"]),
        ("target(character)", ("target:B05",), ["B05"]),
        ("one(character, theirs)", ("choose:B07",), ["B07"]),
        ("each(character, yours)", (), ["A04", "A01"]),
    ],
)
def test_exert_lowers_whom_it_names(noun: str, choices: tuple[str, ...], lowered: list[str]) -> None:
    match = tried(f"pay(exert({noun}, 1), draw(1))", *choices)
    found = [ref for ref in ("A04", "A01", "B05", "B07") if stage(match, int(ref[0] == "B"), ref) == 0]
    assert sorted(found) == sorted(lowered)
    assert len(hand(match, 0)) == 4
    assert "ncapacitate" in sentence(f"pay(exert({noun}, 1), draw(1))")


def test_who_cannot_drop_so_far_does_not_exert_itself() -> None:
    match = tried("pay(exert(one(character, yours), 2), draw(1))")
    assert [stage(match, 0, ref) for ref in ("A04", "A01")] == [1, 1]
    assert len(hand(match, 0)) == 3


@pytest.mark.parametrize(("who", "seats"), [("you", [0]), ("opponent", [1]), ("each(player)", [0, 1])])
def test_lets_asks_the_player_it_names(who: str, seats: list[int]) -> None:
    match = tried(f"lets({who}, draw(1))")
    for number in seats:
        assert match.actor == number
        play(match, "choose:yes")
    assert [len(hand(match, number)) for number in (0, 1)] == [3 + seats.count(0), 3 + seats.count(1)]
    assert "may draw 1 card" in sentence(f"lets({who}, draw(1))")


def test_lets_the_owner_of_one_that_has_fallen_draw() -> None:
    match = tried("seq(pierce(target(unit), 9), lets(owner_of(target(unit)), draw(1)))", "target:B05")
    assert keys(match) != ["choose:yes", "choose:no"]  # who has left is no target any more
    prey = 'that("prey")'
    drawn = f"lets(owner_of({prey}), draw(1))"
    match = tried(f'seq(pick(one(unit, theirs), as_="prey"), pierce({prey}, 9), {drawn})', "choose:B05")
    assert match.actor == 1
    play(match, "choose:yes")
    assert len(hand(match, 1)) == 4


def test_whoever_deals_damage_is_left_out_by_other() -> None:
    match = tried("deal(target(character), one(character, other), 1)", "target:B05")
    assert keys(match) == ["choose:A04", "choose:A01", "choose:B07"]
    match = tried("deal(this_card, one(character, other), 1)")
    assert keys(match) == ["choose:A01", "choose:B05", "choose:B07"]


def waiting(rule: str, **mine: list[str]) -> Match:
    """Thor and Cap against Nebula, under a scenario with one text."""
    blow = made("blow", "ability", action=acts("Blow", "damage(target(unit), 1)"))
    file = made("chronicle", "scenario", rule) + blow
    ours = seat(unit("A04", "blow", "3"), unit("A01", "blow", "3"), deck=["A08"] * 4, **mine)
    theirs = seat(unit("B05", "blow", "3"), deck=["B06"] * 4)
    return home_made(file, ours, theirs, phase="attack", scenario={"card": "chronicle", "owner": 0})


def test_uses_comes_before_the_effect_and_has_used_after_it() -> None:
    for word, hurt in (("uses", 0), ("has_used", 1)):
        match = waiting(f"when({word}(one(character, yours)), may(draw(1)))")
        play(match, "act:A04:blow", "target:B05")
        assert keys(match) == ["choose:yes", "choose:no"]
        assert row(match, 1, "B05")["shield_used"] == hurt


def test_uses_minds_which_action_it_is() -> None:
    for which, asked in (("called(blow)", True), ("of_power(magic)", False)):
        match = waiting(f"when(uses(one(character, yours), {which}), may(draw(1)))")
        play(match, "act:A04:blow", "target:B05")
        assert ("choose:yes" in keys(match)) == asked


def test_an_action_that_is_used_may_be_cancelled() -> None:
    match = waiting("when(uses(one(character, yours)), cancel)")
    play(match, "act:A04:blow", "target:B05")
    assert row(match, 1, "B05")["shield_used"] == 0


def test_joins_gives_an_affiliation_that_other_texts_see() -> None:
    match = waiting("joins(each(character, theirs), x_men)")
    assert "x-men" in row(match, 1, "B05")["affiliations"]
    assert "x-men" not in row(match, 0, "A04")["affiliations"]


def test_in_resources_is_silent_in_scene_and_speaks_from_resources() -> None:
    rule = "in_resources(in_preparation(draw(1)))"
    file = made("relic", "ability", rule)
    for piles, loaded, offered in (({"resources": ["relic"]}, "3", True), ({}, "relic", False)):
        ours = seat(unit("A04", loaded), deck=["A08"] * 4, **piles)
        match = home_made(file, ours, seat(unit("B05", "3"), deck=["B06"]))
        assert ("choose:relic" in keys(match)) == offered


def test_energy_least_and_doubled_are_about_those_in_scene() -> None:
    match = waiting("shielded(each(character, energy_least(6)), 2)")
    assert [row(match, 0, ref)["shield"] for ref in ("A04", "A01")] == [4, 1]
    twins = position(
        seat(unit("A04", "3"), deck=["A08"]),
        seat(unit("A04", "3"), deck=["B06"]),
        phase="attack",
        scenario={"card": "singularidade-temporal-v1", "owner": 0},
    )
    assert not any(key.startswith("act:") for key in keys(twins))


def test_shuffle_forgets_the_order_that_was_known() -> None:
    match = tried("seq(look(top(2)), shuffle)")
    assert set(match.view(0)["seats"][0]["deck"]) == {None}
    assert len(match.view(0)["seats"][0]["deck"]) == 6
    assert sentence("shuffle") == "Shuffle your deck."


def test_half_rounds_down_and_half_up_rounds_up() -> None:
    for word, drawn in (("half", 2), ("half_up", 3)):
        match = tried(f"draw({word}(5))")
        assert len(hand(match, 0)) == 3 + drawn


def test_who_is_targeted_may_answer_the_user() -> None:
    rules = ("when(is_targeted(this), pierce(it, 1))",)
    match = bench("damage(target(unit), 1)", rules=rules)
    play(match, TRICK, "target:A04", "unload:A08")
    assert len(row(match, 0, "A04")["loaded"]) == 4  # its own action targets it
