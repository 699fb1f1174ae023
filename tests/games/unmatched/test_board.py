"""Walking by bit masks gives what walking space by space gives."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.thorough import examples
from thwack.games.unmatched.cards.board import Board
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.state.table import bits

BOARDS = sorted(library().boards)


def walked(board: Board, start: int, steps: int, blocked: set[int], linked: set[int]) -> set[int]:
    """A plain breadth-first walk."""
    seen, edge = {start}, {start}
    for _ in range(steps):
        found = {s for space in edge for s in bits(board.steps[space])}
        if edge & linked:
            found |= linked
        edge = found - blocked - seen
        seen |= edge
    return seen


@settings(max_examples=examples(400))
@given(st.sampled_from(BOARDS), st.data())
def test_reach_is_what_a_plain_walk_finds(slug: str, data: st.DataObject) -> None:
    board = library().boards[slug]
    spaces = st.integers(0, board.size - 1)
    start = data.draw(spaces)
    steps = data.draw(st.integers(0, 14))
    blocked = data.draw(st.sets(spaces, max_size=6)) - {start}
    linked = data.draw(st.one_of(st.just(set[int]()), st.sets(spaces, min_size=3, max_size=3)))
    found = board.reach(start, steps, sum(1 << s for s in blocked), sum(1 << s for s in linked))
    assert set(bits(found)) == walked(board, start, steps, blocked, linked)


def test_neighbours_and_zones_are_those_of_the_file() -> None:
    for board in library().boards.values():
        for space in range(board.size):
            near = {b for a, b in board.lines if a == space} | {a for a, b in board.lines if b == space}
            assert set(bits(board.around(1 << space))) == near
            zone = {s for s in range(board.size) if set(board.zones[s]) & set(board.zones[space])}
            assert set(bits(board.share_zone(1 << space))) == zone
