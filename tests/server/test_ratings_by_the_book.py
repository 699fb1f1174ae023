"""Glicko-2: the example of Glickman's paper, and whether strengths that are known are found."""

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

import thwack
from thwack.server.standing.glicko import SCALE, STEADY, Strength, aged, chance, rated, weight
from thwack.server.standing.yardstick import levels

STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
PLAYER = Strength(1500, 200, 0.06)
GAMES = ((Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0))


def test_the_example_of_the_paper() -> None:
    found = rated(PLAYER, GAMES)
    mu, phi = (found.rating - 1500) / SCALE, found.deviation / SCALE
    assert (round(mu, 4), round(phi, 4)) == (-0.2069, 0.8722)
    assert int(found.volatility * 100_000) == 5999, "the paper cuts 0.059996 off after 0.05999"
    # It goes on with those rounded numbers, and prints:
    assert round(round(mu, 4) * SCALE + 1500, 2) == 1464.06
    assert round(found.deviation, 2) == 151.52
    assert found.rating == pytest.approx(1464.06, abs=0.01)


def test_what_the_paper_prints_on_the_way() -> None:
    """Its table: g and E of the three opponents."""
    scaled = [((other.rating - 1500) / SCALE, other.deviation / SCALE) for other, _ in GAMES]
    assert [round(weight(phi), 4) for _, phi in scaled] == [0.9955, 0.9531, 0.7242]
    assert [round(chance(0, mu, phi), 3) for mu, phi in scaled] == [0.639, 0.432, 0.303]


def test_who_does_not_play_is_known_less() -> None:
    deviation, volatility = aged(PLAYER, 1.0)
    assert deviation == pytest.approx((200**2 + (0.06 * SCALE) ** 2) ** 0.5)
    assert volatility == 0.06
    assert rated(PLAYER, ()) == Strength(1500, deviation, 0.06)
    assert aged(Strength(1500, 60), 78)[0] == pytest.approx(110, abs=1), "a year of 78 periods"
    assert aged(Strength(), 1000)[0] == 350, "nobody is known less than somebody new"


def test_of_two_one_gains_and_one_loses() -> None:
    new = Strength()
    won, lost, drawn = (rated(new, [(new, score)]) for score in (1.0, 0.0, 0.5))
    assert won.rating + lost.rating == pytest.approx(3000)
    assert won.rating > 1600
    assert drawn.rating == pytest.approx(1500)
    assert won.deviation == pytest.approx(drawn.deviation, abs=0.1)
    assert won.deviation < 300 < new.deviation


def test_known_strengths_lie_within_two_deviations() -> None:
    """10,000 matches of 200 players whose strengths we know, one a day for each of them."""
    dice = random.Random(2012)
    players = 200
    strengths = [dice.gauss(1500, 250) for _ in range(players)]
    found = [Strength() for _ in range(players)]
    order = list(range(players))
    for _ in range(100):
        dice.shuffle(order)
        for one, other in zip(order[::2], order[1::2], strict=True):
            wins = dice.random() < 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            before = found[one], found[other]
            found[one] = rated(before[0], [(before[1], float(wins))], 1 / 4.66)
            found[other] = rated(before[1], [(before[0], float(not wins))], 1 / 4.66)
    within = sum(
        abs(one.rating - true) <= 2 * one.deviation for one, true in zip(found, strengths, strict=True)
    )
    assert within >= 0.95 * players
    assert max(one.deviation for one in found) < 110, "and that is not because nothing is known"
    assert all(0.5 * STEADY < one.volatility < 2 * STEADY for one in found)


def test_programs_stand_where_the_ladders_put_them() -> None:
    """The leads of docs/strength.md, one after the other, from level 3 at 1500."""
    text = STRENGTH.read_text(encoding="utf-8").partition("## Levels")[2].partition("## ")[0]
    for game in thwack.games():
        (row,) = re.findall(rf"^\| {game} \|(.*)$", text, re.MULTILINE)
        leads = [int(lead) for lead in re.findall(r"([+-]\d+) \(", row)]
        found = levels(game)
        assert found[2] == 1500
        assert [high - low for low, high in pairwise(found)] == leads
