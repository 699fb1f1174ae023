"""U-2: The set-up."""

import pytest

import thwack
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    fighter,
    hand,
    hand_size,
    keys,
    offered,
    play,
    scene,
    seat,
    set_up,
    space,
    spaces,
    tokens,
)
from thwack import Match
from thwack.games.unmatched.game import Unmatched
from thwack.kernel.errors import SetupError
from thwack.kernel.table import run


def test_U_2_1_a_board_and_a_hero_each_are_chosen() -> None:
    match = thwack.new("unmatched", heroes=["sinbad", "dracula"], board="marmoreal")
    view = match.view(None)
    assert view["board"] == "marmoreal"
    assert [row["hero"] for row in view["seats"]] == ["sinbad", "dracula"]
    assert list(view["seats"][FOE]["fighters"]) == ["dracula", "sister-1", "sister-2", "sister-3"]
    with pytest.raises(SetupError, match="king-arthur"):
        thwack.new("unmatched", heroes=["king-artur", "medusa"])
    mirror = thwack.new("unmatched", heroes=["medusa", "medusa"]).view(None)
    assert [row["hero"] for row in mirror["seats"]] == ["medusa", "medusa"]


def test_U_2_2_every_fighter_begins_with_its_starting_health() -> None:
    match = set_up(thwack.new("unmatched"))
    assert [fighter(match, slug)["health"] for slug in ("king-arthur", "merlin", "medusa")] == [18, 7, 16]
    assert fighter(match, "harpy-1")["health"] == 1  # no dial


def test_U_2_3_decks_are_shuffled_and_five_cards_drawn() -> None:
    match = thwack.new("unmatched", seed=1)
    for who in (ME, FOE):
        assert len(hand(match, who)) == 5
        assert len(deck(match, who)) == 25
        assert match.view(1 - who)["seats"][who]["hand"] == []
        assert match.view(1 - who)["seats"][who]["deck"] == [None] * 25
        assert match.view(who)["seats"][who]["deck"] == [None] * 25  # face down for its owner too
    orders = {tuple(deck(thwack.new("unmatched", seed=seed), ME)) for seed in range(5)}
    assert len(orders) == 5


def test_U_2_4_the_first_player_places_hero_and_sidekicks_first() -> None:
    match = thwack.new("unmatched")
    assert match.actor == ME
    assert {choice.verb for choice in match.choices} == {"place"}
    assert space(match, "king-arthur") == "S20"  # start space 1
    assert space(match, "medusa") is None
    play(match, "place:merlin:S29")
    assert space(match, "merlin") == "S29"


def test_U_2_5_then_the_second_player_does_the_same_on_start_space_2() -> None:
    match = play(thwack.new("unmatched"), "place:merlin:S18")
    assert match.actor == FOE
    assert space(match, "medusa") == "S32"
    play(match, "place:harpy-1:S21", "place:harpy-2:S22", "place:harpy-3:S36")
    assert [space(match, f"harpy-{n}") for n in (1, 2, 3)] == ["S21", "S22", "S36"]
    assert match.view(None)["turn"] == 1


def test_U_2_6_sidekicks_go_on_separate_spaces_in_any_zone_of_the_hero() -> None:
    match = thwack.new("unmatched")
    assert spaces(match, "place", "merlin") == ["S18", "S19", "S23", "S28", "S29"]  # blue
    play(match, "place:merlin:S18", "place:harpy-1:S21")
    assert "S21" not in spaces(match, "place", "harpy-2")
    on_two_zones = thwack.new("unmatched", board="marmoreal")  # its start space 1 is red and yellow
    assert spaces(on_two_zones, "place", "merlin") == ["M01", "M07", "M08", "M20", "M21"]


def test_U_2_7_a_sidekick_whose_zone_is_full_goes_on_any_free_space() -> None:
    """Robin Hood starts in the brown zone of five spaces; Medusa's Harpies have taken two of them."""
    match = thwack.new(
        "unmatched", heroes=["king-arthur", "medusa", "sinbad", "robin-hood"], mode="free-for-all"
    )
    play(match, "place:merlin:S18", "place:harpy-1:S22", "place:harpy-2:S25", "place:harpy-3:S26")
    play(match, "place:porter:S01")
    assert spaces(match, "place", "outlaw-1") == ["S06", "S07"]
    play(match, "place:outlaw-1:S06")  # S07 is then the only one left for the second
    assert space(match, "outlaw-2") == "S07"
    taken = {"S20", "S18", "S32", "S22", "S25", "S26", "S03", "S01", "S14", "S06", "S07"}
    everywhere = {f"S{n:02}" for n in range(1, 39)}
    assert set(spaces(match, "place", "outlaw-3")) == everywhere - taken


def test_U_2_8_the_player_on_start_space_1_takes_the_first_turn() -> None:
    match = set_up(thwack.new("unmatched"))
    assert match.view(None)["active"] == ME
    assert match.actor == ME
    assert space(match, "king-arthur") == "S20"
    assert "maneuver" in keys(match)
    assert hand_size(match, ME) == 5  # nothing is drawn for the start of a turn


def test_X_9_alice_chooses_her_size_after_everybody_of_hers_is_placed() -> None:
    match = thwack.new("unmatched", heroes=["alice", "medusa"])
    play(match, "place:jabberwock:S19")
    assert match.actor == ME
    assert keys(match) == ["choose:big", "choose:small"]
    assert space(match, "medusa") is None
    play(match, "choose:small")
    assert match.view(None)["seats"][ME]["state"] == {"size": "small"}


def test_X_9_fog_is_laid_on_separate_spaces_in_the_zone_of_the_invisible_man() -> None:
    match = thwack.new("unmatched", heroes=["invisible-man", "medusa"])
    assert spaces(match, "place", "fog-1") == ["S18", "S19", "S23", "S28", "S29"]
    play(match, "place:fog-1:S19")
    assert "S19" not in spaces(match, "place", "fog-2")
    play(match, "place:fog-2:S18", "place:fog-3:S29")
    laid = match.view(None)["seats"][ME]["tokens"]
    assert [token["space"] for token in laid.values()] == ["S19", "S18", "S29"]


def test_X_12_no_fog_is_laid_where_a_fighter_stands() -> None:
    """Placed as sidekicks are: not under the Invisible Man himself, though he stands in his zone."""
    match = thwack.new("unmatched", heroes=["invisible-man", "medusa"])
    assert space(match, "invisible-man") == "S20"
    while match.view(None)["turn"] == 0 and offered(match, "place")[0][0].startswith("fog"):
        assert "S20" not in spaces(match, "place", offered(match, "place")[0][0])
        play(match, keys(match)[0])


def test_X_12_a_scene_without_fog_lays_it_as_at_the_set_up() -> None:
    match = scene(seat("invisible-man", at={"invisible-man": "S18"}), seat("medusa", at={"medusa": "S38"}))
    assert "S18" not in tokens(match, ME)


def strip(size: int, first_zone: int) -> str:
    """A board that is one row of spaces; hero 1 starts at its left end, in a zone of so many spaces."""
    rows = []
    for n in range(size):
        start = "start = 1\n" if n == 0 else "start = 2\n" if n == first_zone + 3 else ""
        zone = "near" if n < first_zone else "far"
        rows.append(f'[[space]]\nid = "T{n}"\nzones = ["{zone}"]\nx = {n / size}\ny = 0.5\n{start}')
    lines = ", ".join(f'["T{n}", "T{n + 1}"]' for n in range(size - 1))
    head = f'id = "strip"\nname = {{ en = "Strip" }}\nzones = ["near", "far"]\nlines = [{lines}]\n'
    return head + "\n".join(rows)


def test_R_13_a_sidekick_that_finds_its_zone_full_leaves_the_start_spaces_of_others_alone() -> None:
    game = Unmatched()
    game.add_content([("strip.toml", strip(10, 2))])
    table = game.new({"heroes": ["medusa", "king-arthur"], "board": "strip"}, 1, False)
    run(table)
    match = Match(game, table, table.fork())
    play(match, "place:harpy-2:T2")
    assert spaces(match, "place", "harpy-3") == ["T3", "T4", "T6", "T7", "T8", "T9"]
    set_up(match)
    assert space(match, "king-arthur") == "T5"


def test_R_13_a_board_too_small_for_everybody_is_refused() -> None:
    with pytest.raises(thwack.ContentError, match=r"9 spaces cannot hold everybody .*need 10"):
        Unmatched().add_content([("strip.toml", strip(9, 2))])
