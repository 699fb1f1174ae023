"""R-70: One hero twice, or more often, in a match: everything of the later copies is told apart."""

import json

import pytest

import thwack
from tests.cli.kit import thwack_says
from tests.games.properties import (
    check_imagined,
    check_playable,
    check_secrets,
    check_twins,
    play_checked,
    play_on,
    without_exact,
)
from tests.kits.unmatched import discard, hand, health, keys, play, scene, seat, space
from tests.thorough import dear
from thwack import Match
from thwack.cli.unmatched import lore, screen
from thwack.games.unmatched.state.table import UnmatchedTable

SETUPS = thwack.setups("unmatched")
HEROES = [hero["id"] for hero in SETUPS["heroes"]["choices"]]
BOARDS = [board["id"] for board in SETUPS["board"]["choices"]]
FOUR = [board["id"] for board in SETUPS["board"]["choices"] if board["starts"] == 4]


def mirror(hero: str, seed: int, seats: int = 2) -> Match:
    """So many of one hero, on the boards in turn."""
    boards = BOARDS if seats == 2 else FOUR
    return thwack.new("unmatched", seed=seed, heroes=[hero] * seats, board=boards[seed % len(boards)])


@dear(8)
@pytest.mark.parametrize("hero", HEROES)
def test_R_70_every_hero_plays_itself(hero: str) -> None:
    """Keys are unique at every question, and every choice leaves a sound table; so in a crowd."""
    at = HEROES.index(hero)
    for match in (mirror(hero, at), mirror(hero, at, 3 + at % 2)):
        play_checked(match, at, ["hero defeated"])
        assert match.result is not None
        assert thwack.replay(match.record()).digest() == match.digest()


@dear(6)
@pytest.mark.parametrize("hero", HEROES)
def test_R_70_mirrors_fork_imagine_and_go_to_scenes_and_back(hero: str) -> None:
    at = HEROES.index(hero)
    check_twins(play_on(mirror(hero, at), at, 60), at)
    match = play_on(mirror(hero, at + 1), at, 50)
    check_imagined(match, at)
    check_playable("unmatched", without_exact(match), at)
    t = match._table
    assert isinstance(t, UnmatchedTable)
    check_secrets(match, at, t.cast.slot_owner)


def test_R_70_the_second_copy_has_slugs_of_its_own_and_the_first_keeps_them() -> None:
    view = mirror("medusa", 1, 3).view(None)
    assert [row["hero"] for row in view["seats"]] == ["medusa"] * 3
    assert [row["copy"] for row in view["seats"]] == [1, 2, 3]
    first, second, third = (list(row["fighters"]) for row in view["seats"])
    assert first == ["medusa", "harpy-1", "harpy-2", "harpy-3"]
    assert second == ["medusa@2", "harpy-1@2", "harpy-2@2", "harpy-3@2"]
    assert third == ["medusa@3", "harpy-1@3", "harpy-2@3", "harpy-3@3"]


def test_R_70_tokens_of_both_copies_are_told_apart() -> None:
    match = mirror("invisible-man", 1)
    rows = match.view(None)["seats"]
    assert list(rows[0]["tokens"]) == ["fog-1", "fog-2", "fog-3"]
    assert list(rows[1]["tokens"]) == ["fog-1@2", "fog-2@2", "fog-3@2"]
    told = [line for line in play_on(match, 3, 200).log("en") if "Fog" in line or "fog" in line]
    assert any("(2)" in line for line in told)


def test_R_70_a_banner_means_the_own_copy() -> None:
    """The first Alice's card cannot be used by the second; each hand holds cards of its own."""
    match = scene(
        seat("alice", ["looking-glass", "feint"], {"alice": "S01", "jabberwock": "S20"}),
        seat("alice", ["feint"], {"alice@2": "S02", "jabberwock@2": "S21"}),
    )
    assert "attack:alice:alice@2" in keys(match)
    assert not [key for key in keys(match) if key.startswith("attack:alice@2")]
    play(match, "attack:alice:alice@2", "choose:feint", "defend:feint")
    assert "looking-glass" in hand(match, 0)
    assert discard(match, 0) == discard(match, 1) == ["feint"]
    assert health(match, "alice") == 13
    assert health(match, "alice@2") == 11  # the first is big, and adds 2


def test_R_70_who_is_meant_can_be_told_in_four_languages() -> None:
    match = scene(
        seat("medusa", ["feint"], {"medusa": "S01", "harpy-1": "S20"}),
        seat("medusa", [], {"medusa@2": "S02", "harpy-1@2": "S21"}),
    )
    attack = next(choice for choice in match.choices if choice.key == "attack:medusa:medusa@2")
    assert [attack.text(lang) for lang in ("en", "pt", "es", "it")] == [
        "Attack Medusa (2) with Medusa",
        "Atacar Medusa (2) com Medusa",
        "Atacar a Medusa (2) con Medusa",
        "Attaccare Medusa (2) con Medusa",
    ]
    assert space(match, "harpy-1@2") == "S21"


@dear(0)
def test_R_70_mirrors_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--heroes", "medusa,medusa", "--games", "4", "--players", "greedy,random", "--json")
    said = json.loads(thwack_says(capsys, "simulate", "unmatched", *words).out)
    assert sum(said["wins"]) + said["draws"] == 4


def test_R_70_the_terminal_names_and_marks_both() -> None:
    view = screen.seen(mirror("medusa", 1).view(0))
    letters = screen.markers(view, "en")
    assert len(set(letters.values())) == len(letters) == 8
    assert (letters["medusa"], letters["medusa@2"]) == ("ME", "M2")
    assert lore.fighter_name("medusa", "harpy-2@2", "en") == "Harpy 2 (2)"
    assert lore.player_name(view["seats"][1], "it") == "Medusa (2)"


def test_R_70_a_scene_of_a_mirror_names_fighters_as_the_view_does() -> None:
    match = mirror("king-arthur", 4)
    data = json.loads(json.dumps(match.scene()))
    assert list(data["seats"][1]["fighters"]) == ["king-arthur@2", "merlin@2"]
    assert thwack.scene("unmatched", data).digest() == match.digest()
    wrong = {**data["seats"][1], "fighters": {"merlin": {"space": "S01"}}}
    with pytest.raises(thwack.SceneError, match="merlin@2"):
        thwack.scene("unmatched", {**data, "seats": [data["seats"][0], wrong]})
