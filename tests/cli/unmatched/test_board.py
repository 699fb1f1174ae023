"""The map: nothing overlaps, everything is there, and it says who stands where."""

import pytest

from thwack.cli.unmatched import lore
from thwack.cli.unmatched.board import ZONES, Mark, draw, label, lay_out, legend, letters, prefix_of, width_of
from thwack.wording import LANGUAGES

BOARDS = sorted(lore.content().boards)
SIZES = [(78, 12), (78, 17), (74, 24), (90, 24)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", BOARDS)
def test_no_space_covers_another(name: str, size: tuple[int, int]) -> None:
    board = lore.board(name)
    taken: set[tuple[int, int]] = set()
    for space, (column, row) in enumerate(lay_out(board, *size)):
        cells = {(c, row) for c in range(column, column + width_of(board, space))}
        assert not cells & taken
        assert column >= 1
        assert column + width_of(board, space) <= size[0]
        assert 0 <= row < size[1]
        taken |= cells


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_is_on_the_map_with_its_zones(name: str) -> None:
    board = lore.board(name)
    lines = draw(board, {}, 78, 17).plain.split("\n")
    assert len(lines) == 17
    assert max(map(len, lines)) <= 78
    zone = letters(board, "en")
    for space, (column, row) in enumerate(lay_out(board, 78, 17)):
        tile = label(board, space) + "".join(zone[z] for z in board.zones[space])
        assert lines[row][column : column + len(tile)] == tile


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_zone_has_a_letter_and_a_colour_of_its_own(name: str, lang: str) -> None:
    board = lore.board(name)
    zone = letters(board, lang)
    assert len(set(zone.values())) == len(board.zone_names)
    assert set(board.zone_names) <= set(ZONES)
    assert all(f"{letter} " in legend(board, lang).plain for letter in zone.values())


def test_fighters_stand_where_they_stand() -> None:
    board = lore.board("sarpedon")
    drawn = draw(board, {"S20": Mark("KA", "bold black on cyan")}, 78, 17).plain
    assert "KAL" in drawn
    assert "20L" not in drawn


def test_spaces_that_can_be_chosen_are_marked() -> None:
    board = lore.board("sarpedon")
    assert "›" not in draw(board, {}, 78, 17).plain
    drawn = draw(board, {}, 78, 17, lit={"S19", "S24"}).plain
    assert drawn.count("›") == 2
    assert "›19L" in drawn


def test_tokens_and_secret_passages_are_marked() -> None:
    assert "≈" in draw(lore.board("sarpedon"), {}, 78, 17, tokens={"S19"}).plain
    manor = lore.board("baskerville-manor")
    assert draw(manor, {}, 78, 17).plain.count("§") == 4
    assert "secret passage" in legend(manor, "en").plain


def test_lines_are_drawn_between_spaces() -> None:
    drawn = draw(lore.board("soho"), {}, 78, 17).plain
    assert any(0x2800 < ord(sign) < 0x2900 for sign in drawn)


@pytest.mark.parametrize(
    ("name", "prefix"), [("sarpedon", "S"), ("bell-orchard", "BO"), ("sherwood-forest", "s")]
)
def test_the_map_leaves_out_what_all_ids_begin_with(name: str, prefix: str) -> None:
    assert prefix_of(lore.board(name)) == prefix
