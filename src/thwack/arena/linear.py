"""Linear equations of a few dozen unknowns, in plain Python."""

from collections.abc import Sequence

Matrix = list[list[float]]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination with pivots."""
    return [row[0] for row in divided(matrix, [[value] for value in right])]


def inverse(matrix: Sequence[Sequence[float]]) -> Matrix:
    """The inverse of a matrix."""
    size = len(matrix)
    return divided(matrix, [[float(i == j) for j in range(size)] for i in range(size)])


def divided(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> Matrix:
    """The solutions for several right sides, one in each column."""
    size = len(matrix)
    rows = [[*line, *values] for line, values in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        top = rows[i][i]
        if not top:
            raise ZeroDivisionError("these equations have no single solution")
        rows[i] = [value / top for value in rows[i]]
        for j in range(size):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def times(left: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> Matrix:
    """The product of two matrices."""
    columns = list(zip(*right, strict=True))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in left]
