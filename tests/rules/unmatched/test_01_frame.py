"""U-1: The frame."""

import thwack
from tests.kits.unmatched import (
    FOE,
    ME,
    fighter,
    hand,
    keys,
    maneuver,
    play,
    scene,
    seat,
    set_up,
    space,
    spaces,
    to_the_move,
)


def test_U_1_1_two_players_with_one_hero_each_are_the_base_game() -> None:
    match = thwack.new("unmatched")
    assert match.seats == 2
    assert match.view(None)["mode"] == "duel"
    assert [row["hero"] for row in match.view(None)["seats"]] == ["king-arthur", "medusa"]


def test_U_1_2_an_effect_that_contradicts_a_rule_wins_over_it() -> None:
    """Bigfoot is shut in by foes, whom a move may not pass (U-6.5); the card says that this one may."""
    match = scene(
        seat("bigfoot", ["crash-through-the-trees"], {"bigfoot": "S07", "jackalope": "S38"}),
        seat("king-arthur", [], {"king-arthur": "S06", "merlin": "S15"}),
    )
    walking = to_the_move(match.fork())
    assert spaces(walking, "move", "bigfoot") == []
    play(match, "scheme:crash-through-the-trees:bigfoot")
    assert {"S14", "S17"} <= set(spaces(match, "move", "bigfoot"))


def test_U_1_3_the_pieces_are_one_hero_and_any_number_of_sidekicks() -> None:
    pieces = {}
    for heroes in (["alice", "medusa"], ["invisible-man", "robin-hood"]):
        for row in thwack.new("unmatched", heroes=heroes).view(None)["seats"]:
            pieces[row["hero"]] = list(row["fighters"])
    assert pieces["invisible-man"] == ["invisible-man"]
    assert pieces["alice"] == ["alice", "jabberwock"]
    assert pieces["medusa"] == ["medusa", "harpy-1", "harpy-2", "harpy-3"]
    assert len(pieces["robin-hood"]) == 5


def test_U_1_4_the_character_card_gives_health_move_and_range() -> None:
    match = scene(
        seat("medusa", ["snipe"], {"medusa": "S28", "harpy-1": "S38", "harpy-2": "S37", "harpy-3": "S33"}),
        seat("king-arthur", ["skirmish"], {"king-arthur": "S20", "merlin": "S08"}),
    )
    assert fighter(match, "medusa")["health"] == 16
    assert fighter(match, "king-arthur")["health"] == 18
    assert "attack:medusa:king-arthur" in keys(match)  # ranged, in the same zone
    to_the_move(match)
    assert "S20" not in spaces(match, "move", "medusa")
    assert "S18" in spaces(match, "move", "medusa")  # two steps
    assert "S19" in spaces(match, "move", "medusa")  # two steps
    assert "S08" not in spaces(match, "move", "medusa")
    assert "S24" in spaces(match, "move", "medusa")  # three: S29, S30, S24
    assert "S21" not in spaces(match, "move", "medusa")  # four
    play(match, "decline")
    maneuver(match)
    assert match.actor == FOE
    assert "attack:king-arthur:medusa" not in keys(match)  # melee, not adjacent
    to_the_move(match)
    assert "S23" in spaces(match, "move", "king-arthur")  # two steps
    assert "S29" not in spaces(match, "move", "king-arthur")  # three steps


def test_U_1_5_whoever_first_brings_the_opposing_hero_to_zero_wins() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", [], {"king-arthur": ("S21", 5), "merlin": "S38"}),
    )
    play(match, "attack:sinbad:king-arthur")
    assert match.actor is None
    assert match.result is not None
    assert match.result.winners == (ME,)
    assert space(match, "king-arthur") is None
    assert hand(match, ME) != []  # the card's own effect still happened
    assert set_up(thwack.new("unmatched")).result is None
