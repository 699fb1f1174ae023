"""Protagonists as little cards: numbers, power points upright or turned, hearts, what is active."""

from collections.abc import Iterator

import pytest

from thwack.cli.mission_arena import boxes, lore
from thwack.cli.mission_arena.boxes import BARE, CLOSE, FULL, LOOSE, MEDIUM, SLIM, Drawn
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from .kit import stand_in

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """The cards are known."""
    with stand_in():
        yield


def thor(**more: object) -> Drawn:
    """Thor, with a copy under him and three power points."""
    values = (1000, 750, 400)
    facts: dict[str, object] = {"place": "active-1", "name": "Thor", "ink": "#ffffff", "values": values}
    rest = {
        "printed": values,
        "power": 3,
        "engaged": 1,
        "hearts": 2,
        "ability": "Brute Force 3",
        "nemesis": "Loki",
    }
    return Drawn(**{**facts, **rest, **more})  # type: ignore[arg-type]  # as the fields say


def lines(one: Drawn, wide: int, rows: int, form: int = BARE) -> list[str]:
    """A card as plain lines."""
    return [line.plain for line in boxes.card(one, wide, rows, form)]


def test_a_slim_card_has_its_state_on_the_edge() -> None:
    assert lines(thor(), 13, SLIM) == ["╭Thor─────────╮", "│1000 750+400 │", "╰♥♥ ▮▮▬ ↯Loki─╯"]


def test_a_larger_card_has_its_ability() -> None:
    assert lines(thor(), 18, MEDIUM, CLOSE) == [
        "╭Thor──────────────╮",
        "│A1000 D750 R400   │",
        "│♥♥ ▮▮▬ ↯Loki      │",
        "╰Brute Force 3─────╯",
    ]


def test_what_is_active_is_on_the_edge() -> None:
    assert lines(thor(marks=("group", "+A"), used=True), 18, FULL, CLOSE)[-2:] == [
        "│✓ Brute Force 3   │",
        "╰group +A──────────╯",
    ]
    assert lines(thor(marks=("group", "+A")), 13, SLIM)[-1] == "╰♥♥ ▮▮▬ ↯Loki─╯", "where there is room"
    assert lines(thor(marks=("group",), nemesis=""), 13, SLIM)[-1] == "╰♥♥ ▮▮▬ group─╯"


def test_a_team_has_a_double_frame_and_members() -> None:
    shown = lines(thor(members=("Thor", "Hulk")), 18, FULL, CLOSE)
    assert shown[0] == "╔Thor══════════════╗"
    assert shown[-2:] == ["║Thor · Hulk       ║", "╚Brute Force 3═════╝"]


def test_an_empty_place_keeps_its_power_points() -> None:
    empty = Drawn("reserve-2", label="Reserve 2", power=2, engaged=1)
    assert lines(empty, 13, SLIM) == ["╭Reserve 2┄┄┄┄╮", "┊             ┊", "╰▮▬┄┄┄┄┄┄┄┄┄┄┄╯"]


def test_a_hidden_card_shows_nothing() -> None:
    hidden = Drawn("active-1", label="Active 1", hidden=True)
    assert lines(hidden, 5, SLIM) == ["╭─────╮", "│▒▒▒▒▒│", "╰─────╯"]


def test_the_skill_is_told_where_it_matters() -> None:
    assert lines(thor(skill="Cos"), 13, MEDIUM)[-1] == "╰Brute Fo…─Cos╯"


def test_whoever_is_barred_or_in_a_challenge_is_marked() -> None:
    assert lines(thor(number=3, role="b▸", barred=True), 16, SLIM)[0] == "╭3 b▸ ⊘ Thor─────╮"
    assert thor(role="▸").frame == boxes.FIGHT
    assert thor(place="reserve-1").frame != thor().frame


@pytest.mark.parametrize(
    ("power", "engaged", "width", "shown"),
    [(3, 1, 9, "▮▮▬"), (2, 2, 9, "▬▬"), (7, 3, 6, "4▮3▬"), (7, 0, 6, "7▮"), (7, 7, 6, "7▬"), (0, 0, 6, "")],
)
def test_MA_6_2_an_engaged_power_point_is_turned(power: int, engaged: int, width: int, shown: str) -> None:
    assert boxes.pips(power, engaged, width).plain == shown


def test_numbers_have_letters_where_there_is_room() -> None:
    values = (850, 800, 350)
    assert boxes.numbers(values, values, LOOSE).plain == "A 850  D 800  R 350"
    assert boxes.numbers(values, values).plain == "850 800+350"
    assert boxes.form_for([thor(), thor(values=(850, 750, 400))], [19, 18]) == 1
    assert boxes.form_for([thor()], [14]) == BARE


def test_a_raised_number_stands_out() -> None:
    raised = boxes.numbers((950, 800, 350), (850, 800, 350))
    assert [str(span.style) for span in raised.spans if raised.plain[span.start : span.end] == "950"] == [
        boxes.MORE
    ]


def test_long_names_give_way_so_that_all_have_room() -> None:
    some = [thor(name="Explorador de la Telaraña"), thor(), thor(), thor(), thor()]
    rows, starts = boxes.row_of([some[:3], some[3:]], MEDIUM, 80)
    assert {row.cell_len for row in rows} == {rows[0].cell_len}
    assert rows[0].cell_len <= 80
    assert "…" in rows[0].plain
    assert starts[0] == 0
    assert rows[0].plain[starts[1]] == "╭"


def test_a_card_in_a_few_signs() -> None:
    assert boxes.chip("MA09", SAY).plain == "Hulk 1100 650+500 ★1"
    twins = lore.twins_in(["MA09", "MA10", "MA07"], SAY)
    assert boxes.chip("MA09", SAY, twins, 2).plain == "2× Hulk (Common) 1100 650+500 ★1"
    assert boxes.chip("unheard-of", SAY).plain.strip() == "unheard-of"
    assert boxes.ability_of("MB10", SAY).plain == "Trap Attack 2 · ↯Thanos"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_signs_of_skills_tell_them_apart(lang: str) -> None:
    signs = [row[lang][:3] for row in lore.content().skills.values()]
    assert len({*signs}) == len(signs)
