"""MA-10.8: Weak points, in both variants."""

import pytest

from tests.kits.mission_arena import at, hero, home_made, made, place, play, points, position, side, sums
from thwack.match import Match

ME, FOE = 0, 1
CYCLE = ["scientific", "mystic", "cosmic", "technological", "combat"]
PAIRS = [(mine, theirs) for mine in CYCLE for theirs in CYCLE]
STRONG = {  # as the guide lists it
    ("scientific", "mystic"),
    ("mystic", "cosmic"),
    ("cosmic", "technological"),
    ("technological", "combat"),
    ("combat", "scientific"),
}


def clash(mine: str, theirs: str, variant: str, attack: int = 2000, size: int = 3, **parts: int) -> Match:
    """A challenger and a stack, each of a skill; Defence 500, Resistance 200."""
    cards = made(
        hero("Rex", skill=mine, attack=attack), hero("Wall", skill=theirs), hero("Ruin", skill="cosmic")
    )
    theirs_ = side([at("Wall", parts.get("power", 0), *["Wall"] * (size - 1)), "Ruin"], ["MB14"])
    match = home_made(cards, side(["Rex"], ["MA11"]), theirs_, weak_points=variant)
    play(match, "challenge:Rex:Wall")
    return match


def wounds(match: Match) -> int:
    """How many wound points are left to the challenged one."""
    found = place(match, FOE, "active-1")
    return 0 if found["card"] is None else 1 + len(found["wounds"])


def attack_of(match: Match) -> int:
    """The Attack that was compared."""
    return int(match.view(None)["challenges"][0]["attack"])


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_MA_10_8_variant_a_makes_it_a_double_hit(mine: str, theirs: str) -> None:
    match = clash(mine, theirs, "A")
    assert (wounds(match), attack_of(match)) == (1 if (mine, theirs) in STRONG else 2, 2000)
    assert points(match, ME) == 1  # one defeat


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_MA_10_8_variant_b_gives_five_hundred_attack(mine: str, theirs: str) -> None:
    match = clash(mine, theirs, "B")
    assert (wounds(match), attack_of(match)) == (2, 2500 if (mine, theirs) in STRONG else 2000)


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_MA_10_8_without_the_option_skills_do_not_matter(mine: str, theirs: str) -> None:
    match = clash(mine, theirs, "off")
    assert (wounds(match), attack_of(match)) == (2, 2000)


@pytest.mark.parametrize(("size", "left"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_MA_10_8_variant_a_and_stacks_of_all_sizes(size: int, left: int) -> None:
    match = clash("mystic", "cosmic", "A", size=size, power=2)
    assert (wounds(match), points(match, ME)) == (left, 1)
    assert place(match, FOE, "active-1")["power"] == (2 if left else 0)


def test_MA_10_8_variant_a_counts_only_on_a_defeat() -> None:
    match = clash("mystic", "cosmic", "A", attack=699, power=1)
    assert (wounds(match), place(match, FOE, "active-1")["power"]) == (3, 0)
    match = clash("mystic", "cosmic", "A", attack=699, power=0)
    assert wounds(match) == 1


@pytest.mark.parametrize(
    ("attack", "expected"),
    [(0, "exhausted"), (199, "exhausted"), (200, "defeated"), (700, "defeated")],
)
def test_MA_10_8_variant_b_moves_the_bands(attack: int, expected: str) -> None:
    match = clash("combat", "scientific", "B", attack=attack, power=1)
    assert match.view(None)["challenges"][0]["outcome"] == expected


def test_MA_10_8_variant_b_is_told_as_a_part() -> None:
    match = position(side(["MA16", "MA01"], ["MA11"]), side(["MB07", "MB09"], ["MB14"]), weak_points="B")
    play(match, "challenge:MA16:MB07", "challenge:MA01:MB09")
    rows = match.view(None)["challenges"]
    assert rows[0]["attack_parts"] == [{"of": "printed", "n": 650}, {"of": "weak-point", "n": 500}]
    assert rows[1]["attack_parts"] == [{"of": "printed", "n": 850}]
    assert sums(match) == (1150, 750, 450)


# Whose skill


def group(launcher: str, partner: str, variant: str) -> Match:
    """A Group Attack on a mystic stack of three."""
    cards = made(
        hero("Chief", skill=launcher, ability="group_attack"),
        hero("Mate", skill=partner),
        hero("Wall", skill="mystic"),
    )
    ours = side([at("Chief", 2), "Mate"], ["MA11"])
    match = home_made(
        cards, ours, side([at("Wall", 0, "Wall", "Wall")], ["MB14"]), phase="abilities", weak_points=variant
    )
    play(match, "activate:Chief", "challenge:Chief:Wall", "choose:Mate")
    return match


@pytest.mark.parametrize(
    ("launcher", "partner", "is_weak"),
    [
        ("scientific", "cosmic", True),
        ("cosmic", "scientific", False),
        ("scientific", "scientific", True),
        ("combat", "combat", False),
    ],
)
def test_MA_R48_in_a_group_attack_the_launchers_skill(launcher: str, partner: str, is_weak: bool) -> None:
    assert attack_of(group(launcher, partner, "B")) == (2500 if is_weak else 2000)
    assert wounds(group(launcher, partner, "A")) == (1 if is_weak else 2)


def counter(variant: str) -> Match:
    """A mystic stack of three challenges a scientific one who strikes back."""
    cards = made(
        hero("Rex", skill="mystic", attack=0, defence=500, resistance=200),
        hero("Wall", skill="scientific", attack=700, ability="counter_attack"),
    )
    match = home_made(
        cards,
        side([at("Rex", 0, "Rex", "Rex")], ["MA11"]),
        side([at("Wall", 1)], ["MB14"]),
        phase="abilities",
        weak_points=variant,
    )
    play(match, "activate:Wall", "challenge:Rex:Wall")
    return match


@pytest.mark.parametrize("variant", ["off", "A", "B"])
def test_MA_R48_not_for_counter_attack(variant: str) -> None:
    match = counter(variant)
    assert len(place(match, ME, "active-1")["wounds"]) == 1  # one of three is lost
    assert points(match, FOE) == 1


@pytest.mark.parametrize(("power", "left"), [(1, 0), (0, None)])
def test_MA_R48_a_counter_attack_gets_no_five_hundred(power: int, left: int | None) -> None:
    cards = made(
        hero("Rex", skill="mystic", attack=0, defence=500, resistance=201),
        hero("Wall", skill="scientific", attack=700, ability="counter_attack"),
    )
    ours = side([at("Rex", power)], ["MA11"])
    match = home_made(cards, ours, side([at("Wall", 1)], ["MB14"]), phase="abilities", weak_points="B")
    play(match, "activate:Wall", "challenge:Rex:Wall")
    found = place(match, ME, "active-1")
    assert (found["power"] if found["card"] else None) == left


def test_MA_R48_the_weak_point_of_the_challenger_does_not_matter() -> None:
    match = clash("cosmic", "mystic", "B")  # the challenged one is strong against the challenger
    assert (attack_of(match), match.view(None)["challenges"][0]["defence"]) == (2000, 500)
