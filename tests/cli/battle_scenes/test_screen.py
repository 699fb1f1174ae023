"""The table of Battle Scenes in the terminal: everything is there, in its place, and it fits."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from rich.console import RenderableType

from tests.games.declared import faults
from tests.thorough import dear, screens
from thwack.cli.battle_scenes import layout, lore, screen
from thwack.cli.battle_scenes.asking import Question
from thwack.cli.battle_scenes.host import HOST
from thwack.cli.host import Look
from thwack.cli.words import Words
from thwack.games.battle_scenes.view_types import View
from thwack.wording import LANGUAGES

from ..kit import Script, assert_all_in
from ..stand_in import assert_fits, table_of, text_of
from .kit import BANK, FOE, ME, PREPARE, TARGETS, Json, attack, bank, crowd, look_at, preparation, stand_in

SAY = Words("en")
SIZES = [(80, 24), (80, 32), (80, 40), (100, 36), (120, 30), (120, 40), (160, 50)]
SCENES: dict[str, tuple[Callable[[], Json], Sequence[str]]] = {
    "preparation": (preparation, PREPARE),
    "attack": (attack, TARGETS),
    "bank": (bank, BANK),
    "crowd": (crowd, PREPARE),
}


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """A few cards are known."""
    with stand_in():
        yield


@pytest.mark.parametrize("name", SCENES)
def test_views_written_by_hand_are_as_declared(name: str) -> None:
    assert faults(SCENES[name][0](), View) == []


def table(look: Look, keys: Sequence[str]) -> list[RenderableType]:
    """The table with these choices."""
    with stand_in((ME, look.view, keys)):
        return table_of(look)


@dear(14)
@pytest.mark.parametrize(("size", "lang"), screens(SIZES), ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_it_fits_in_every_size_and_language(name: str, size: tuple[int, int], lang: str) -> None:
    make, keys = SCENES[name]
    look = look_at(make(), size, lang)
    assert_fits(look, table(look, keys))


@pytest.mark.parametrize(
    ("winners", "reason", "why"),
    [
        ([ME], "fifteen points", "Shield Wall has reached 15 points."),
        ([ME], "empty deck", "Titan's Court must draw from an empty deck."),
        ([FOE], "empty deck", "Shield Wall must draw from an empty deck."),
        ([], "turn limit", "There are no more turns."),
    ],
)
def test_the_end_says_why(winners: list[int], reason: str, why: str) -> None:
    look = look_at({**preparation(), "result": {"winners": winners, "reason": reason}})
    assert text_of(look, *HOST.ending(look)).splitlines()[-1] == why


def test_the_opponent_is_above_and_you_are_below() -> None:
    look = look_at(preparation())
    lines = text_of(look, *table(look, PREPARE)).splitlines()
    order = ["Turn 7 · Shield Wall", "[preparation]", "▌Titan's Court", "Thanos", "Scenario: Call to Arms"]
    order += ["Hawkeye", "▌Shield Wall (you)", "Your hand", "Put in scene"]
    places = [next(number for number, line in enumerate(lines) if part in line) for part in order]
    assert places == sorted(places)


def test_players_go_by_their_decks() -> None:
    shown = preparation()
    assert screen.seat_name(shown, FOE, SAY) == "Titan's Court"
    shown["seats"][FOE]["name"] = "Shield Wall"
    assert [screen.seat_name(shown, seat, SAY) for seat in (ME, FOE)] == ["Shield Wall 1", "Shield Wall 2"]
    shown["seats"][FOE]["name"] = ""
    assert screen.seat_name(shown, ME, SAY) == "Player 1"


# The heading


def test_the_phases_are_a_track() -> None:
    [wide] = screen.heading(preparation(), SAY, 120)
    assert wide.plain == (
        "Turn 7 · Shield Wall · countdown › draw › [preparation] › adjustment › anticipation › attack"
    )
    assert [line.plain for line in screen.heading(preparation(), SAY, 80, rows=2)] == [
        "Turn 7 · Shield Wall",
        " countdown › draw › [preparation] › adjustment › anticipation › attack",
    ]
    [short] = screen.heading(attack(), SAY, 80)
    assert short.plain == "Turn 7 · Shield Wall · ●●●●●◉ attack"


def test_before_the_first_turn_there_is_no_track() -> None:
    assert [line.plain for line in screen.heading(bank(), SAY, 80)] == ["Set-up · first resources"]


# Sides


def test_points_are_a_bar_up_to_fifteen() -> None:
    shown = preparation()
    assert screen.points(shown, ME).plain == "━━━━━━━──────── 7/15"
    shown["seats"][ME]["points"] = 17
    assert screen.points(shown, ME).plain == "━" * 15 + " 17/15"


def test_resources_are_counted_by_type() -> None:
    text = screen.side(preparation(), ME, SAY, True, 120).plain
    assert "hand 8 · deck 30 · resources 7: 2 Ch 1 Su 1 Sc 3 Ab · prizes 2" in text
    brief = screen.side(preparation(), ME, SAY, True, 120, brief=True).plain
    assert brief.endswith("hand 8 · deck 30 · resources 7")


def test_what_one_knows_of_hidden_cards_is_told() -> None:
    shown = preparation()
    shown["seats"][FOE]["hand"] = ["B24", "B24", "B05"]
    assert "known: 2× Hex, Nebula" in screen.side(shown, FOE, SAY, False, 200).plain
    assert "known" not in screen.side(shown, ME, SAY, True, 200).plain
    shown["seats"][ME]["aside"] = ["A04", None]
    assert "set aside: Thor, ?" in screen.side(shown, ME, SAY, True, 200).plain


# Scenes


def test_every_character_is_a_card() -> None:
    look = look_at(attack(), (80, 40))
    text = text_of(look, screen.scene(screen.drawn(look.view, FOE, SAY), SAY, 80))
    assert text.splitlines() == [
        " ╭━━━━━━1━━━━━━╮ ╭━━━1━━━╮ ╭────────────╮ ┌────────────┐",
        " │◎ Thanos     │ │Raider │ ┃◎ Raider (2)│ │Raider Skiff│",
        " │♥♥♥♥♥♥♥+1 ▼▼▼│ │♥ ▼    │ 0♥ ▼         │ │♥♡ ▽▽       │",
        " │CO ST TP     │ │RA     │ ┃RA          │ │            │",
        " ╰─────────────╯ ╰───────╯ ╰────────────╯ └────────────┘",
    ]


def test_who_came_this_turn_and_who_has_acted_is_noted() -> None:
    text = text_of(look_at(preparation()), screen.scene(screen.drawn(preparation(), ME, SAY), SAY, 80))
    assert_all_in(("╰─acted", "╰─new"), text)


def test_versions_are_told_where_several_are_about() -> None:
    shown = preparation()
    assert "Captain America" in lore.twins_in(shown, SAY), "V1 in scene, V2 in hand"
    assert screen.drawn(shown, ME, SAY)[0].tail == "V1"
    assert screen.drawn(shown, ME, SAY)[1].tail == ""


def test_without_room_a_character_is_a_few_signs() -> None:
    some = screen.drawn(preparation(), ME, SAY)
    text = screen.scene_in_lines(some, SAY, 200).plain
    assert "2 Captain America V1 ♥♥♥♥ ▼ AG RA ST · 0 Iron Man ♥♥♥♡ ▼▽ EN GE FL acted" in text
    assert text.endswith("▪ Patrol Jet ♥♥ ▼")


def test_an_empty_scene_is_no_fault() -> None:
    assert screen.scene([], SAY, 80).plain == " –"
    assert screen.scene_in_lines([], SAY, 80).plain == " –"
    assert screen.small_hand(bank() | {"seats": [{**bank()["seats"][FOE]}] * 2}, ME, SAY, 80).plain.endswith(
        "–"
    )


def test_the_scenario_and_the_action_under_way_are_in_the_middle() -> None:
    assert screen.middle(preparation(), SAY, 80).plain.startswith(
        "── Scenario: Call to Arms (Shield Wall) ──"
    )
    text = screen.middle(attack(), SAY, 100).plain
    assert "▸ Captain America V1: Ricochet RA↻1 ◎ Thanos, Raider (2) ──" in text
    assert len(screen.middle(attack(), SAY, 50).plain.splitlines()) == 2


def test_an_x_that_was_paid_is_told() -> None:
    shown = attack()
    shown["using"] = {"unit": "A01", "card": "ataque-de-furia-v1", "x": 2, "targets": []}
    found = screen.under_way(shown, SAY)
    assert found is not None
    assert found.plain == "▸ Captain America V1: Fit of Rage BL↻X=2"


# The hand and the rest


def test_the_hand_by_type() -> None:
    text = screen.small_hand(preparation(), ME, SAY, 300).plain
    assert text == (
        "Your hand: Ch Captain America V2 ♥4▼2 · Thor ♥6▼2 · Hawkeye ♥3▼1 · EV Iron Man: Titan Frame ♥6+2▼3"
        " · Sc Call to Arms · Ab Quick Step AG↻0 · 2× Hammer Fist ST↻1"
    )
    look = look_at(preparation())
    boxed = text_of(look, screen.hand(look.view, ME, SAY, 80))
    assert_all_in(("╭Ch────♥6▼2╮", "│Hammer Fist│", "×2╯"), boxed)


def test_on_a_wide_screen_the_hand_stands_beside_with_its_texts() -> None:
    look = look_at(preparation(), (140, 44))
    lines = text_of(look, *table(look, PREPARE)).splitlines()
    assert any("▌Titan's Court" in line and "Your hand" in line for line in lines)
    assert any("[en] What Thor does." in line for line in lines)


def test_on_a_wide_screen_the_action_under_way_can_be_read() -> None:
    look = look_at(attack(), (140, 44))
    text = text_of(look, *table(look, TARGETS))
    assert "[en] What Captain America does." in text.partition("╯")[2]


def test_targets_have_the_numbers_of_the_choices() -> None:
    look = look_at(attack(), (80, 24))
    text = text_of(look, *table(look, TARGETS))
    assert_all_in(("│1 ◎ Thanos", "│2 Raider", "3 ◎ Raider (2)", "│5 ▸ Captain America V1"), text)
    assert_all_in(("1 Thanos ♥♥♥♥♥♥♥+1 ▼▼▼", "4 Raider Skiff ♥♡ ▽▽"), text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_asks_is_shown_everything(lang: str) -> None:
    look = look_at(preparation(), lang=lang)
    for key in ("b", "m", "t", "d", "i"):
        shown = HOST.show(look, Question(), key)
        assert shown is not None
        text_of(look, shown)
    assert HOST.show(look, Question(), "x") is None
    assert isinstance(look.terminal, Script)
    text = look.terminal.text
    assert max(map(len, text.splitlines())) <= 80
    assert text.count(f"[{lang}] What Loki does.") == 1, "the same text is shown once"
    assert text.count(f"[{lang}] What Thor does.") == 1, "of the hand"


def test_the_ending_is_the_table() -> None:
    look = look_at({**attack(), "result": {"winners": [ME], "reason": "points"}})
    assert_all_in(("▌Shield Wall", "▌Titan's Court"), text_of(look, *layout.ending(look)))


def test_a_stage_is_no_phase_in_spanish() -> None:
    say = Words("es")
    assert_all_in(("etapa",), say("scenes.stages"))
    assert_all_in(("etapas",), say("scenes.turned"))
