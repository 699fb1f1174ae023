"""The heat map: every cell has the colour of its share, and the best side comes first."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.heat_map import COLOURS, colour_of, drawn, main, means, read

TABLE = """side,against,games,wins,draws,losses
alice,medusa,2,0,0,2
alice,sinbad,4,2,0,2
medusa,alice,2,2,0,0
medusa,sinbad,2,1,1,0
sinbad,alice,4,2,0,2
sinbad,medusa,2,0,1,1
"""


def test_a_draw_counts_a_half_and_the_best_come_first() -> None:
    assert list(means(read(TABLE)).items()) == [
        ("medusa", 3.5 / 4),
        ("sinbad", 2.5 / 6),
        ("alice", 2 / 6),
    ]


def test_every_pair_has_a_cell_in_its_colour() -> None:
    picture = ElementTree.fromstring(drawn(read(TABLE)))
    cells = {e.get("fill"): e.get("d", "").count("M") for e in picture if e.tag.endswith("path")}
    grey, green = COLOURS[2][1], COLOURS[4][1]
    assert cells == {grey: 2, green: 1, COLOURS[3][1]: 1, COLOURS[1][1]: 1, COLOURS[0][1]: 1}
    told = [e.text for e in picture if e.tag.endswith("text")]
    assert told[:3] == ["medusa", "medusa", "88%"]


@pytest.mark.parametrize(("share", "at"), [(0.0, 0), (0.5, 2), (0.7, 3), (1.0, 4)])
def test_colours_follow_the_share(share: float, at: int) -> None:
    assert colour_of(share) == COLOURS[at][1]


def test_the_command_prints_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matrix.csv"
    file.write_text(TABLE, encoding="utf-8")
    assert (main([str(file)]), capsys.readouterr().out) == (0, drawn(read(TABLE)))
    assert main([]) == 2
