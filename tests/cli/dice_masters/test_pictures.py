"""Dice as little boxes: every face reads as on the real die."""

from collections.abc import Iterator

import pytest

from thwack.cli.dice_masters import dice, lore
from thwack.cli.dice_masters.dice import Drawn
from thwack.cli.dice_masters.lore import Face
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from .kit import face_of, stand_in

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """A few cards are known."""
    with stand_in():
        yield


def lines(drawn: Drawn, say: Words = SAY) -> list[str]:
    """A die as plain lines."""
    return [line.plain for line in dice.die(drawn, say).lines]


def drawn(die: str, face: str, **more: int) -> Drawn:
    """A die without its name."""
    return Drawn(Face(**face_of(die, face)), die, **more)  # type: ignore[arg-type]  # numbers only


@pytest.mark.parametrize(
    ("die", "face", "expected"),
    [
        ("sidekick", "fist", ["╭─────╮", "│  F  │", "╰─────╯"]),
        ("sidekick", "wild", ["╭─────╮", "│  ?  │", "╰─────╯"]),
        ("sidekick", "level-1", ["0─────1", "│  •  │", "╰─────1"]),
        ("thor-odinson", "bolt-2", ["╭─────╮", "│ B B │", "╰─────╯"]),
        ("thor-odinson", "level-2", ["2─────6", "│ ••  │", "╰─────8"]),
        ("hulk-jade-giant", "level-1", ["1─────6", "│  •  │", "*─────5"]),
        ("force-beam", "generic-2", ["╭─────╮", "│  2  │", "╰─────╯"]),
        ("force-beam", "action-0", ["╭─────╮", "│ ACT │", "╰─────╯"]),
        ("force-beam", "action-2", ["╭─────╮", "│ ACT │", "**────╯"]),
    ],
)
def test_a_face_is_three_lines(die: str, face: str, expected: list[str]) -> None:
    assert lines(drawn(die, face)) == expected


def test_current_numbers_stand_in_the_corners_and_are_marked() -> None:
    one = drawn("hulk-jade-giant", "level-2", attack=12, defense=5, damage=3)
    assert lines(one) == ["2────12", "│•• -3│", "*─────5"]
    top, _, below = dice.box(one, SAY)
    inks = {top.plain[s.start : s.end]: str(s.style) for s in top.spans}
    assert dice.MORE in inks["12"]
    assert dice.MORE not in inks["2"], "the cost is the printed one"
    assert any(dice.LESS in str(s.style) for s in below.spans)


def test_the_name_stands_under_the_die() -> None:
    face = Face(**face_of("thor-odinson", "level-1"))
    assert lines(Drawn(face, "thor-odinson", "Thor"))[3].strip() == "Thor"
    long = lines(Drawn(face, "thor-odinson", "Captain Marvellous", count=2))
    assert long[3].strip() == "2× Captain Marvell…"
    assert len({len(line) for line in long}) == 1, "all lines are equally long"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_energy_has_a_sign_of_its_own(lang: str) -> None:
    signs = [lore.energy_sign(energy, Words(lang)) for energy in (*lore.ENERGIES, "wild", "generic")]
    assert len(set(signs)) == 6
    assert all(len(sign) == 1 for sign in signs)


def test_a_tray_is_as_flat_as_it_can_be() -> None:
    one = Drawn(Face(**face_of("sidekick", "fist")), "sidekick", "Sidekick")
    two = Drawn(Face(**face_of("sidekick", "bolt")), "sidekick", "Sidekick")
    assert len(dice.tray([one] * 8, SAY, 78).lines) == 4
    packed = dice.tray([one] * 12 + [two], SAY, 78)
    assert len(packed.lines) == 4
    assert "12× Sidekick" in packed.lines[3].plain, "like dice are drawn once where it is tight"
    faces = [Face(**face_of("thor-odinson", f"level-{n}")) for n in (1, 2, 3)]
    unlike = [Drawn(face, "thor-odinson", "Thor", damage=n) for face in faces for n in range(5)]
    tall = dice.tray(unlike, SAY, 78)
    assert len(tall.lines) == 8
    assert max(line.cell_len for line in tall.lines) <= 78


def test_dice_in_a_line() -> None:
    energy = [Drawn(Face(**face_of("sidekick", face)), "sidekick", "Sidekick") for face in ("fist", "mask")]
    thor = Drawn(Face(**face_of("thor-odinson", "level-1")), "thor-odinson", "Thor", 7, 6, 2)
    found = [text.plain for text in dice.chips([*energy, thor, thor], SAY)]
    assert found == [" F   M  Sidekick", "2× Thor • 7/6 -2"]
