"""Cards as little boxes: a character lies turned as its stage says, with hearts and shields on it."""

from collections.abc import Iterator

import pytest

from thwack.cli.battle_scenes import boxes, lore
from thwack.cli.battle_scenes.boxes import Drawn
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from .kit import stand_in

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """A few cards are known."""
    with stand_in():
        yield


def somebody(stage: int = 1, kind: str = "character", **more: object) -> Drawn:
    """A character with three of four cards."""
    powers = ("agility", "flight")
    facts: dict[str, object] = {"name": "Loki", "kind": kind, "stage": stage, "loaded": 3, "energy": 4}
    rest = {"shield": 2, "used": 1, "powers": powers, "ink": "#ffffff"}
    return Drawn(**{**facts, **rest, **more})  # type: ignore[arg-type]  # as the fields say


def lines(one: Drawn, longest: int = 20, slim: bool = False) -> list[str]:
    """A box as plain lines."""
    return [line.plain for line in boxes.unit(one, SAY, longest, slim)]


@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        (0, ["╭───────╮", "┃Loki   │", "0♥♥♥♡ ▼▽│", "┃AG FL  │", "╰───────╯"]),
        (1, ["╭━━━1━━━╮", "│Loki   │", "│♥♥♥♡ ▼▽│", "│AG FL  │", "╰───────╯"]),
        (2, ["╭───────╮", "│Loki   ┃", "│♥♥♥♡ ▼▽2", "│AG FL  ┃", "╰───────╯"]),
    ],
)
def test_BS_1_3_the_heavy_edge_is_the_stage(stage: int, expected: list[str]) -> None:
    assert lines(somebody(stage)) == expected


def test_a_support_has_corners_and_no_stage() -> None:
    assert lines(somebody(1, "support", powers=()))[0] == "┌───────┐"
    assert not {"1", "┃", "━"} & set("".join(lines(somebody(1, "support"))))


@pytest.mark.parametrize(
    ("loaded", "energy", "shown"), [(3, 4, "♥♥♥♡"), (4, 4, "♥♥♥♥"), (6, 4, "♥♥♥♥+2"), (0, 2, "♡♡")]
)
def test_a_heart_for_each_card(loaded: int, energy: int, shown: str) -> None:
    assert boxes.hearts(loaded, energy).plain == shown


def test_shields_show_what_is_left_this_turn() -> None:
    assert boxes.shields(3, 1).plain == "▼▼▽"
    assert boxes.shields(2, 5).plain == "▽▽"
    assert boxes.shields(0, 0).plain == ""


def test_where_signs_have_no_room_there_are_numbers() -> None:
    assert boxes.vitals(somebody(loaded=8, energy=9), 10).plain == "♥8/9 ▼1"


def test_a_slim_card_has_its_powers_on_the_edge() -> None:
    noted = somebody(0, notes=("new",))
    assert lines(noted, slim=True) == ["╭───────────╮", "┃Loki       │", "0♥♥♥♡ ▼▽ new│", "╰─AG FL─────╯"]


def test_what_tells_two_of_a_name_apart_is_never_cut() -> None:
    one = somebody(name="Captain America", tail="V2", notes=("acted",), number=3, mark=boxes.TARGET)
    assert boxes.title(one, 12) == "Captain… V2"
    assert lines(one, 16)[1] == "│3 ◎ Captain… V2 │"
    assert lines(one, 16)[4] == "╰─acted─────────╯".replace("─╯", "──╯")


def test_cards_in_a_row_are_equally_high_and_fit() -> None:
    some = [somebody(carried=("Hex", "2× Raider")), somebody(carried=()), somebody(name="Captain America")]
    rows = [line.plain for line in boxes.row_of(some, SAY, 60)]
    assert len(rows) == 7
    assert len({len(row) for row in rows}) == 1
    uncut = [line.plain for line in boxes.row_of(some * 3, SAY, 60, cut=False)]
    assert len(uncut) > len(rows)
    assert not [line for line in uncut if "…" in line]
    narrow = [line.plain for line in boxes.row_of(some * 3, SAY, 60)]
    assert max(map(len, narrow)) <= 60
    assert len(narrow) == 14, "in two rows"


def test_many_powers_end_with_a_plus() -> None:
    assert boxes.power_tags(("agility", "flight", "magic", "blades"), SAY, 8).plain == "AG FL +"


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("A04", "Thor ♥6▼2"),
        ("A13", "Iron Man: Titan Frame ♥6+2▼3"),
        ("A17", "Call to Arms"),
        ("A19", "Quick Step AG↻0"),
        ("A23", "Field Analysis GE↻1◷"),
        ("A25", "Warding Sigil MA↻1▲"),
        ("B32", "Reality Shard ↻1▲"),
        ("ataque-de-furia-v1", "Fit of Rage BL↻X"),
        ("celeridade-v1", "Swiftness AG"),
        ("nobody", "nobody"),
    ],
)
def test_a_card_in_a_few_signs(card: str, shown: str) -> None:
    assert boxes.chip(card, SAY).plain == shown


def test_a_card_of_a_hand() -> None:
    assert [line.plain for line in boxes.held("A28", 2, SAY, frozenset())] == [
        "╭Ab─────ST↻1╮",
        "│Hammer Fist│",
        "╰─────────×2╯",
    ]
    assert boxes.held("A04", 1, SAY, frozenset())[0].plain == "╭Ch────♥6▼2╮"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_and_every_type_has_signs_of_its_own(lang: str) -> None:
    say = Words(lang)
    assert len({lore.power_sign(power, say) for power in lore.POWER_COLOURS}) == 13
    assert len({lore.kind_sign(kind, say) for kind in lore.KINDS}) == 5
    assert all(len(lore.power_sign(power, say)) == 2 for power in lore.POWER_COLOURS)
