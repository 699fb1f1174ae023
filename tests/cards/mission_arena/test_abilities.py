"""Every card of Mission Arena: its special ability does its thing, from that very card.

Each test is for all cards with an ability. Beside the card there are only home-made ones (see shared.py), so
that nothing else is at work."""

import pytest

from tests.cards.mission_arena.printed import PRINTED, Printed
from tests.cards.mission_arena.shared import outcome, position, rows, stack, with_ability
from tests.kits.mission_arena import (
    Place,
    at,
    discard,
    hand,
    keys,
    missions,
    phase,
    place,
    play,
    seat_view,
    side,
    squad,
    sums,
)
from thwack.match import Match

DEAR = ("brute_force", "attack_mission")  # 3 power points
MIDDLE = ("group_attack", "trap_attack", "double_hit", "new_mission")  # 2; all others 1
DEFENSIVE = ("counter_attack", "bonus_defence", "switch")
OTHERS = ["avengers", "web-watch", "black-court", "iron-ring", "unaligned"]
WOUNDS = [1, 2, 3, 4]


def cost(row: Printed) -> int:
    """The power points that its ability needs."""
    return 3 if row.word in DEAR else 2 if row.word in MIDDLE else 1


def own_turn(row: Printed, cards: int = 1, theirs: Place = "wall-5000") -> Match:
    """A stack of the card has used its ability in the own turn, and nobody answers."""
    mine = side([stack(row, cost(row), cards)], ["idle-1"])
    match = position(mine, side([theirs], ["idle-2"], missions=["MA15"], discard=["MB16"]), "abilities")
    play(match, f"activate:{row.card}")
    return match


def in_answer(row: Printed, attacker: str, cards: int = 1, **parts: list[str]) -> Match:
    """A stack of the card has used its ability in the turn of somebody who attacks; idle-2 is beside it."""
    theirs = side([stack(row, cost(row), cards), "idle-2"], ["pal-avengers"], **parts)
    match = position(side([attacker], ["idle-1"]), theirs, "abilities")
    play(match, f"activate:{row.card}")
    return match


@rows(PRINTED)
def test_it_costs_its_power_points(row: Printed) -> None:
    """One fewer is not enough; and it is offered in the turn of its kind."""
    for power in (cost(row) - 1, cost(row)):
        active: list[Place] = [at(row.card, power), "lead-avengers-neutral"]
        column = ["MA16", "MA16"]
        first = side(active, ["idle-1"], hand=["MA16"], discard=["MA16"], missions=column)
        other = side(["wall-5000"], ["idle-2"], missions=["MA15"])
        sides = (other, first) if row.word in DEFENSIVE else (first, other)
        match = position(*sides, "abilities")
        if power < cost(row):
            assert phase(match) == "challenge"
        else:
            play(match, f"activate:{row.card}")
            seat = int(row.word in DEFENSIVE)
            assert place(match, seat, "active-1")["engaged"] == power


# Offensive


@with_ability("group_attack")
def test_group_attack_brings_one_more(row: Printed) -> None:
    """Of its own affiliation, with Attack 100."""
    pals = [f"pal-{row.affiliation}", "pal-iron-ring"]
    mine = side([at(row.card, 2), *pals], ["idle-1"])
    match = position(mine, side(["wall-5000", "skill-combat"], ["idle-2"]), "abilities")
    play(match, f"activate:{row.card}", f"challenge:{row.card}:wall-5000")
    assert keys(match) == [f"choose:{pals[0]}", "pass"]
    play(match, f"choose:{pals[0]}")
    assert sums(match)[0] == row.attack + 100


@with_ability("trap_attack")
def test_trap_attack_reaches_the_reserve(row: Printed) -> None:
    match = own_turn(row)
    play(match, f"challenge:{row.card}:idle-2")
    assert (outcome(match), squad(match, 1)[3]) == ("defeated", None)


@with_ability("brute_force")
def test_brute_force_ignores_defence(row: Printed) -> None:
    """Defence 5000 and Resistance 100."""
    match = own_turn(row, theirs=at("wall-5000", 1))
    play(match, f"challenge:{row.card}:wall-5000")
    assert outcome(match) == "defeated"


@with_ability("attack_mission")
def test_attack_mission_replaces_a_mission(row: Printed) -> None:
    match = own_turn(row)
    play(match, f"challenge:{row.card}:MA15:mission")
    assert missions(match, 1) == ["MB16"]
    assert discard(match, 1) == ["MA15"]


@with_ability("double_hit")
def test_double_hit_takes_two_wound_points(row: Printed) -> None:
    match = own_turn(row, theirs=at("skill-combat", 0, "skill-combat", "skill-combat"))
    play(match, f"challenge:{row.card}:skill-combat")
    assert discard(match, 1)[-2:] == ["skill-combat", "skill-combat"]
    assert place(match, 1, "active-1")["wounds"] == []


@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("bonus_attack")
def test_bonus_attack_for_itself(row: Printed, cards: int) -> None:
    """By its number, or by that for each wound point; the others that it names have it too."""
    match = own_turn(row, cards)
    play(match, f"challenge:{row.card}:wall-5000")
    assert sums(match)[0] == row.attack + row.times(cards)


def raised(row: Printed, value: str, cards: int) -> dict[str, int]:
    """How much more Attack or Defence a home-made card of each affiliation has by the ability."""
    found = {}
    for one in OTHERS:
        first = side([stack(row, 1, cards)], [f"pal-{one}"])
        second = side(["wall-5000"], ["idle-2"])
        seat = int(row.word in DEFENSIVE)
        match = position(*((second, first) if seat else (first, second)), "abilities")
        before = place(match, seat, "reserve-1")[value]
        play(match, f"activate:{row.card}")
        found[one] = place(match, seat, "reserve-1")[value] - before
    return found


@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("bonus_attack")
def test_bonus_attack_for_others(row: Printed, cards: int) -> None:
    expected = {one: row.times(cards) if one == row.target else 0 for one in OTHERS}
    assert raised(row, "attack", cards) == expected
    assert set(raised(row, "defence", cards).values()) == {0}


# Defensive


@with_ability("counter_attack")
def test_counter_attack_strikes_back(row: Printed) -> None:
    """Home-made, with no Defence and no power point: whoever attacks falls."""
    match = in_answer(row, "skill-combat")
    play(match, f"challenge:skill-combat:{row.card}")
    assert discard(match, 0) == ["skill-combat"]


@with_ability("counter_attack")
def test_counter_attack_strikes_with_its_attack(row: Printed) -> None:
    for defence, falls in ((row.attack, True), (row.attack + 1, False)):
        match = in_answer(row, f"wall-{defence}")
        play(match, f"challenge:wall-{defence}:{row.card}")
        assert (f"wall-{defence}" in discard(match, 0)) == falls


@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("bonus_defence")
def test_bonus_defence_for_itself(row: Printed, cards: int) -> None:
    match = in_answer(row, "attack-5000", cards)
    play(match, f"challenge:attack-5000:{row.card}")
    assert sums(match)[1:] == (row.defence + row.times(cards), row.resistance)


@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("bonus_defence")
def test_bonus_defence_for_others(row: Printed, cards: int) -> None:
    expected = {one: row.times(cards) if one == row.target else 0 for one in OTHERS}
    assert raised(row, "defence", cards) == expected
    assert set(raised(row, "attack", cards).values()) == {0}


@with_ability("switch")
def test_switch_steps_in(row: Printed) -> None:
    match = in_answer(row, "skill-combat")
    play(match, "challenge:skill-combat:idle-2", f"swap:{row.card}:idle-2")
    assert squad(match, 1)[:2] == ["idle-2", row.card]
    assert sums(match)[1:] == (row.defence, row.resistance)


# Support


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("new_mission")
def test_new_mission_exchanges_missions(row: Printed, cards: int, seat: int) -> None:
    """As many as there are wound points, at most 3; in both turns."""
    column, new = ["MA01", "MA02", "MA03", "MA04", "MA05"], ["MB01", "MB02", "MB03", "MB04"]
    mine = side([stack(row, 2, cards)], ["idle-1"], missions=column, hand=new)
    other = side(["wall-5000"], ["idle-2"])
    match = position(*((other, mine) if seat else (mine, other)), "abilities")
    play(match, f"activate:{row.card}")
    for number in range(row.times(cards)):
        play(match, f"choose:mission-{number + 2}:{new[number]}")
    assert phase(match) == "challenge"
    count = row.times(cards)
    assert missions(match, seat) == ["MA01", *new[:count], *column[1 + count :]]


@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("power_bank")
def test_power_bank_pays_for_those_it_names(row: Printed, cards: int) -> None:
    """By affiliation or alignment: each home-made leader whom it reaches, and no other."""
    for affiliation in OTHERS:
        for alignment in ("good", "neutral", "evil"):
            leader = f"lead-{affiliation}-{alignment}"
            mine = side([stack(row, 1, cards), leader], ["idle-1"])
            match = position(mine, side(["wall-5000"], ["idle-2"]), "abilities")
            fits = row.target in (affiliation, alignment)
            assert (phase(match) == "abilities") == fits
            if fits:
                play(match, f"activate:{row.card}")
                assert seat_view(match, 0)["bank"] == min(1 + cards, 3)
                play(match, f"activate:{leader}")
                assert place(match, 0, "active-2")["marks"] == ["group_attack"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", WOUNDS)
@with_ability("recycle")
def test_recycle_takes_cards_back(row: Printed, cards: int, seat: int) -> None:
    pile = ["MA01", "MA02", "MA03", "MA04", "MA05"]
    mine = side([stack(row, 1, cards)], ["idle-1"], discard=pile)
    other = side(["wall-5000"], ["idle-2"])
    match = position(*((other, mine) if seat else (mine, other)), "abilities")
    play(match, f"activate:{row.card}")
    count = row.times(cards)
    play(match, *[f"choose:{card}" for card in pile[1 : 1 + count]])
    assert phase(match) == "challenge"
    assert hand(match, seat) == pile[1 : 1 + count]
    assert discard(match, seat) == ["MA01", *pile[1 + count :]]
