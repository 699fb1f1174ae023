"""What docs/scenes.md tells about Mission Arena: fields, phases, defaults, positions and puzzles."""

import json
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with, page
from tests.docs.puzzles import solving
from tests.kits import mission_arena
from tests.thorough import dear
from thwack import Match
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.options import DEFAULT_DECKS
from thwack.games.mission_arena.scene import PLACE, SEAT, TOP
from thwack.games.mission_arena.state.table import PHASES

PAGE = "docs/scenes.md"


def part() -> str:
    """What the page tells about Mission Arena."""
    return page(PAGE).partition("\n## Mission Arena")[2].partition("\n## ")[0]


def shown(word: str) -> Match:
    """A position of the page, by a word in it."""
    return thwack.scene("mission_arena", json.loads(block_with(PAGE, "json", word)))


@pytest.mark.parametrize("name", sorted(TOP | SEAT | PLACE))
def test_every_part_of_a_scene_is_told(name: str) -> None:
    assert f"| `{name}` |" in part()


# Phases


@pytest.mark.parametrize(("number", "name"), list(enumerate(PHASES)))
def test_every_phase_is_told_with_its_number(number: int, name: str) -> None:
    assert f'| {f"{number} " if number else ""}| `"{name}"` |' in part()


@pytest.mark.parametrize(
    ("name", "phase", "actor"),
    [
        ("cool-down", "replacement", 0),
        ("duty-call", "replacement", 0),
        ("replacement", "replacement", 0),
        ("power-up", "power-up", 0),
        ("mission", "abilities", 0),
        ("abilities", "abilities", 0),
        ("challenge", "challenge", 0),
        ("boost", "check-point", 0),
        ("super-hit", "check-point", 0),
        ("resolution", "check-point", 0),
        ("mission-resolution", "check-point", 0),
        ("check-point", "check-point", 0),
    ],
)
def test_every_phase_goes_on_as_the_page_says(name: str, phase: str, actor: int) -> None:
    mine = mission_arena.side(
        [mission_arena.at("MA01", 3), "MA04", "MA07"], ["MA11", "MA13"], missions=["MA18"]
    )
    theirs = mission_arena.side([mission_arena.at("MB01", 3)])
    for told in (name, PHASES.index(name)):
        match = mission_arena.position(mine, theirs, phase=told)
        assert (mission_arena.phase(match), match.actor) == (phase, actor)


def test_squads_are_filled_in_the_set_up() -> None:
    match = mission_arena.position(mission_arena.side(["MA01"], hand=["MA04", "MA07"]), phase="deploy")
    assert mission_arena.keys(match) == ["deploy:MA04:active-2", "deploy:MA07:active-2"]
    assert (match.view(0)["turn"], match.view(0)["first"]) == (0, None)


# Defaults


def test_defaults_are_those_of_the_page() -> None:
    match = shown('"active": ["MB01"]')
    view = match.view(0)
    assert (view["phase"], view["turn"], view["active"], view["first"]) == ("challenge", 3, 0, 0)
    assert (view["abilities"], view["weak_points"]) == (True, "off")
    for seat, (row, deck) in enumerate(zip(view["seats"], DEFAULT_DECKS, strict=True)):
        assert library().decks[deck].name in part()
        assert row["deck_size"] == library().decks[deck].size - 1
        assert (row["points"], row["hand_size"], row["missions"], row["discard"]) == (0, 0, [], [])
        place = mission_arena.place(match, seat, "active-1")
        assert (place["wounds"], place["power"], place["engaged"]) == ([], 0, 0)


@pytest.mark.parametrize(
    ("phase", "turn", "activated"), [(4, 3, False), (6, 3, True), (7, 3, True), (12, 3, False), (6, 1, False)]
)
def test_a_mission_is_activated_when_the_page_says(phase: int, turn: int, activated: bool) -> None:
    mine = mission_arena.side(
        [mission_arena.at("MA01", 3), "MA04"], ["MA11"], missions=["MA18"], hand=["MA11"]
    )
    match = mission_arena.position(mine, mission_arena.side(["MB01"]), phase=phase, turn=turn)
    assert match.view(0)["seats"][0]["missions"] == [{"card": "MA18", "activated": activated}]


# The positions of the page


def test_the_position_of_the_page_is_as_it_tells() -> None:
    match = shown('"weak_points": "A"')
    iron_man = mission_arena.place(match, 0, "active-1")
    assert (iron_man["wounds"], iron_man["power"], iron_man["engaged"]) == (["MA06", "MA04"], 3, 1)
    assert {"assemble:MA19:active-2", "wound:MA04:MA05", "swap:MA04:MA06:stack"} <= set(
        mission_arena.keys(match)
    )
    theirs = mission_arena.seat_view(match, 1)
    assert (theirs["deck_size"], theirs["active"][0]["power_cards"]) == (4, [])
    scene = match.scene()["seats"][1]
    rest = [*scene["deck"], *scene["active"][0]["power"]]
    assert sorted(rest) == ["MB07", *["MB13"] * 5]
    mission_arena.pass_to(match, "replacement", 4)
    assert mission_arena.discard(match, 0)[-1] == "MA18"
    assert mission_arena.points(match, 0) == 0


def test_the_position_of_the_screen_has_the_cards_of_two_decks() -> None:
    match = shown('"turn": 7')
    for seat, deck in zip(match.scene()["seats"], DEFAULT_DECKS, strict=True):
        assert seat["list"] == dict(library().decks[deck].cards)


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ({"card": "MA01", "wounds": ["MA04"]}, "MA-12.3"),
        ({"card": "MA01", "wounds": ["MA01"] * 5}, "MA-12.3"),
        ({"card": "MA01", "power": 1, "engaged": 2}, "engaged"),
        ({"power": 1, "wounds": ["MA01"]}, 'no "card"'),
    ],
)
def test_a_place_that_cannot_be_is_refused(place: dict[str, Any], message: str) -> None:
    with pytest.raises(thwack.SceneError, match=message):
        mission_arena.position(mission_arena.side([place]))


def test_nobody_is_there_twice() -> None:
    for other in ("MA12", "MA19"):
        with pytest.raises(thwack.SceneError, match=r"MA-R23, MA-12\.4"):
            mission_arena.position(mission_arena.side(["MA11", other]))


# Puzzles


@dear(0)
def test_nobody_steps_in() -> None:
    match = shown('"card": "MA05", "power": 1')
    assert solving(match) == ["activate:MA05"]
    mission_arena.play(match, "activate:MA05")
    assert solving(match) == ["activate:MA11"]
    mission_arena.play(match, "activate:MA11", "activate:MB02", "activate:MB04")
    wanted = ["challenge:MA05:MB07", "challenge:MA01:MB02", "challenge:MA11:MB04"]
    for number, key in enumerate(wanted):
        assert solving(match) == wanted[number:]
        mission_arena.play(match, key)
    assert solving(match) == ["boost:MA05:MA15"], "the other Iron Man is for the Super Hit"
    mission_arena.play(match, "boost:MA05:MA15", "super-hit:MA05:MA04", "order:MA05:MB07")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_all_three() -> None:
    match = shown('"turn": 11')
    assert solving(match) == ["activate:MA10"]
    mission_arena.play(match, "activate:MA10")
    wanted = ["challenge:MA10:MB09", "challenge:MA07:MB16", "challenge:MA13:MB07"]
    for number, key in enumerate(wanted):
        assert solving(match) == wanted[number:]
        mission_arena.play(match, key)
    assert solving(match) == ["pass"], "the other Thor is for the Super Hit"
    mission_arena.play(match, "pass", "pass")
    assert solving(match) == ["super-hit:MA07:MA07"]
    mission_arena.play(match, "super-hit:MA07:MA07", "super-hit:MB09:MB09")
    mission_arena.play(match, "order:MA10:MB09", "order:MA07:MB16")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), {0: 9, 1: 8})
