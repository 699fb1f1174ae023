"""Elo, the sequential test and Nash averaging against values that are known from elsewhere."""

import math
import random

import pytest

from tests.thorough import dear
from thwack.arena.elo import SCALE, Rating, Unit, difference, expected, ratings
from thwack.arena.linear import inverse, solved, times
from thwack.arena.nash import nash
from thwack.arena.sprt import FIRST, NEITHER, OPEN, SECOND, Sprt
from thwack.kernel.errors import SetupError

Z95 = 1.959964


def test_equations_are_solved_and_matrices_inverted() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, -1.0]]
    assert solved(matrix, [7.0, 3.0, 0.0]) == pytest.approx([1.0, 2.0, 3.0])
    product = times(matrix, inverse(matrix))
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])
    with pytest.raises(ZeroDivisionError):
        solved([[1.0, 2.0], [2.0, 4.0]], [1.0, 2.0])


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0.0), (0.75, 190.8), (0.64, 99.9), (10 / 11, 400.0)])
def test_elo_tells_who_wins_how_often(share: float, elo: float) -> None:
    assert expected(elo) == pytest.approx(share, abs=1e-3)


def test_two_players_are_as_far_apart_as_their_share_says() -> None:
    units = [Unit(0, 1, 1, 1)] * 750 + [Unit(0, 1, 0, 1)] * 250
    found = difference(units)
    reach = Z95 * SCALE / math.sqrt(1000 * 0.75 * 0.25)
    assert found == pytest.approx((190.8, 190.8 - reach, 190.8 + reach), abs=0.6)
    first, second = ratings(2, units)
    assert first.elo == pytest.approx(95.4, abs=0.3)
    assert first.elo == pytest.approx(-second.elo)
    assert first.high - first.elo == pytest.approx(reach / 2, abs=0.3), "around the mean of both"


def test_ratings_are_those_under_which_the_results_were_expected() -> None:
    true = [150.0, 20.0, -170.0]
    units = []
    for a, b in ((0, 1), (0, 2), (1, 2)):
        wins = round(10000 * expected(true[a] - true[b]))
        units += [Unit(a, b, 1, 1)] * wins + [Unit(a, b, 0, 1)] * (10000 - wins)
    assert [one.elo for one in ratings(3, units)] == pytest.approx(true, abs=0.5)


def test_a_draw_is_half_a_win() -> None:
    assert difference([Unit(0, 1, 0.5, 1)] * 100).elo == 0
    mixed = [Unit(0, 1, 0.5, 1), Unit(0, 1, 1, 1)] * 400
    assert difference(mixed).elo == pytest.approx(190.8, abs=0.5)


def test_whoever_has_won_everything_has_a_finite_rating_with_a_wide_interval() -> None:
    found = difference([Unit(0, 1, 2, 2)] * 20)
    assert 400 < found.elo < 1200
    assert found.high - found.low > 300
    assert found.low > 0


def test_nothing_played_is_nothing_known() -> None:
    assert ratings(2, []) == [Rating(0.0, -1108.7, 1108.7)] * 2


def test_pairs_that_even_the_luck_out_narrow_the_interval() -> None:
    single = [Unit(0, 1, 1, 1), Unit(0, 1, 0, 1)] * 200
    even = [Unit(0, 1, 1, 2)] * 200
    swings = [Unit(0, 1, 2, 2), Unit(0, 1, 0, 2)] * 100
    widths = [found.high - found.low for found in map(difference, (even, single, swings))]
    assert widths[0] < widths[1] / 5
    assert widths[2] == pytest.approx(widths[1] * math.sqrt(2), rel=0.02)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    dice = random.Random(7)
    held = 0
    for _ in range(300):
        units = []
        for _ in range(60):  # a deal is worth something, for both in turn
            luck = dice.gauss(0, 150)
            points = [float(dice.random() < expected(80 + side * luck)) for side in (1, -1)]
            units.append(Unit(0, 1, sum(points), 2))
        found = difference(units)
        held += found.low <= 74 <= found.high  # luck draws a difference of 80 a little to the middle
    assert 0.91 <= held / 300 <= 0.98


def test_with_two_outcomes_the_ratio_is_that_of_wald() -> None:
    test = Sprt(elo0=0, elo1=50)
    s0, s1 = expected(0), expected(50)
    wald = 60 * math.log(s1 / s0) + 40 * math.log((1 - s1) / (1 - s0))
    assert test.llr([40, 0, 0, 0, 60]) == pytest.approx(wald, abs=0.01)


def test_near_the_middle_the_ratio_is_that_of_a_normal_distribution() -> None:
    counts, test = [300, 1400, 3000, 1500, 350], Sprt(elo0=0, elo1=5)
    total = sum(counts)
    mean = sum(c * o / 4 for o, c in enumerate(counts)) / total
    spread = sum(c * (o / 4 - mean) ** 2 for o, c in enumerate(counts)) / total
    s0, s1 = expected(0), expected(5)
    normal = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread)
    assert test.llr(counts) == pytest.approx(normal, rel=0.02)


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(alpha=0.05, beta=0.05).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt().llr([0, 0, 0, 0, 0]) == 0


def test_the_test_says_who_is_better_or_that_neither_is() -> None:
    test = Sprt()
    assert test.verdict([0, 0, 10, 30, 30]) == FIRST
    assert test.verdict([30, 30, 10, 0, 0]) == SECOND
    assert test.verdict([100, 200, 600, 200, 100]) == NEITHER
    assert test.verdict([1, 2, 3, 2, 2]) == OPEN
    assert test.verdict([0, 0, 0, 0, 5]) == OPEN, "five won pairs can be luck"
    assert test.verdict([0, 0, 0, 0, 40]) == FIRST


@dear(0)
@pytest.mark.parametrize(("elo", "answer"), [(0.0, NEITHER), (100.0, FIRST), (-100.0, SECOND)])
def test_the_test_errs_as_seldom_as_it_promises(elo: float, answer: str) -> None:
    dice, test = random.Random(5), Sprt(elo0=0, elo1=100)
    right = 0
    for _ in range(60):
        counts = [0] * 5
        while (found := test.verdict(counts)) == OPEN:
            wins = sum(dice.random() < expected(elo) for _ in range(2))
            counts[2 * wins] += 1
        right += found == answer
    assert right / 60 >= 0.9, "one in twenty may be wrong"


@pytest.mark.parametrize(
    "test", [Sprt(elo0=10, elo1=5), Sprt(elo0=-5), Sprt(alpha=0), Sprt(beta=0.6), Sprt(elo1=9999)]
)
def test_a_test_that_cannot_be_gets_a_sentence(test: Sprt) -> None:
    with pytest.raises(SetupError, match=r"the test needs|the error rates"):
        test.check()


def test_rock_paper_scissors_are_equally_good() -> None:
    found = nash([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert found.weights == pytest.approx([1 / 3] * 3)
    assert found.scores == pytest.approx([0, 0, 0])


def test_uneven_cycles_have_the_weights_of_the_book() -> None:
    found = nash([[0, 1, -3], [-1, 0, 2], [3, -2, 0]])
    assert found.weights == pytest.approx([2 / 6, 3 / 6, 1 / 6], abs=1e-3)
    assert found.scores == pytest.approx([0, 0, 0], abs=1e-3)


def test_whoever_beats_everybody_has_all_the_weight() -> None:
    found = nash([[0, 1, 2], [-1, 0, 1], [-2, -1, 0]])
    assert found.weights == pytest.approx([1, 0, 0], abs=1e-6)
    assert found.scores == pytest.approx([0, -1, -2], abs=1e-6)


def test_copies_of_a_side_share_its_weight() -> None:
    found = nash([[0, 0, 1, -1], [0, 0, 1, -1], [-1, -1, 0, 1], [1, 1, -1, 0]])
    assert found.weights == pytest.approx([1 / 6, 1 / 6, 1 / 3, 1 / 3], abs=1e-3)


def test_nobody_has_more_against_the_mixture_than_those_in_it() -> None:
    dice = random.Random(2)
    for size in (2, 5, 12):
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                matrix[i][j] = dice.gauss(0, 1)
                matrix[j][i] = -matrix[i][j]
        found = nash(matrix)
        assert sum(found.weights) == pytest.approx(1)
        assert max(found.scores) < 1e-3
        assert all(w < 1e-3 or abs(s) < 1e-3 for w, s in zip(found.weights, found.scores, strict=True))
