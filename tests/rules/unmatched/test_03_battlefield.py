"""U-3: The battlefield."""

import pytest

import thwack
from tests.kits.unmatched import keys, offered, scene, seat, spaces, to_the_move
from thwack.kernel.errors import SceneError


def test_U_3_1_a_space_holds_one_fighter() -> None:
    with pytest.raises(SceneError, match=r"U-3\.1"):
        scene(seat("sinbad", [], {"sinbad": "S20"}), seat("bigfoot", [], {"bigfoot": "S20"}))
    match = scene(
        seat("sinbad", [], {"sinbad": "S20", "porter": "S19"}),
        seat("bigfoot", [], {"bigfoot": "S10", "jackalope": "S38"}),
    )
    to_the_move(match)
    assert "S19" not in spaces(match, "move", "sinbad")
    assert "S10" not in spaces(match, "move", "sinbad")
    assert "S23" in spaces(match, "move", "sinbad")


def test_U_3_2_spaces_are_adjacent_exactly_when_a_line_joins_them() -> None:
    """S20 is joined to S10, S19, S21 and S24; S11 lies as near on the drawing, but there is no line."""
    for here, expected in (
        ("S10", True),
        ("S19", True),
        ("S21", True),
        ("S24", True),
        ("S11", False),
        ("S29", False),
    ):
        match = scene(
            seat("sinbad", ["exploit"], {"sinbad": "S20", "porter": "S38"}),
            seat("bigfoot", [], {"bigfoot": here, "jackalope": "S01"}),
        )
        assert ("attack:sinbad:bigfoot" in keys(match)) is expected, here


def test_U_3_3_a_zone_may_lie_in_different_parts_of_the_board() -> None:
    """On Soho the green zone is H15 and H18, and far away H23 and H24."""
    match = scene(
        seat("medusa", ["snipe"], {"medusa": "H15", "harpy-1": "H01", "harpy-2": "H02", "harpy-3": "H03"}),
        seat(
            "robin-hood", [], {"robin-hood": "H24", "outlaw-1": "H18", "outlaw-2": "H22", "outlaw-3": "H10"}
        ),
        board="soho",
    )
    aimed = {refs[1] for refs in offered(match, "attack") if refs[0] == "medusa"}
    assert {"robin-hood", "outlaw-1"} <= aimed
    assert not aimed & {"outlaw-2", "outlaw-3"}


def test_U_3_4_a_space_with_several_patterns_is_in_all_those_zones() -> None:
    """S22 is yellow, brown and purple."""
    match = scene(
        seat("medusa", ["snipe"], {"medusa": "S22", "harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"}),
        seat(
            "robin-hood",
            [],
            {"robin-hood": "S05", "outlaw-1": "S07", "outlaw-2": "S34", "outlaw-3": "S11", "outlaw-4": "S27"},
        ),
    )
    aimed = {refs[1] for refs in offered(match, "attack") if refs[0] == "medusa"}
    assert aimed == {"robin-hood", "outlaw-1", "outlaw-2"}


def test_U_3_5_a_battlefield_is_one_battlefield_however_it_is_drawn() -> None:
    boards = thwack.setups("unmatched")["board"]["choices"]
    names = [board["name"]["en"] for board in boards]
    assert len(names) == len(set(names)) == 9


def test_X_6_a_secret_passage_joins_spaces_for_movement() -> None:
    """B05, B06, B15 and B28 have one: a step leads from each to each."""
    match = scene(
        seat("sinbad", ["exploit"], {"sinbad": "B05", "porter": "B22"}),
        seat("bigfoot", [], {"bigfoot": "B17", "jackalope": "B07"}),
        board="baskerville-manor",
    )
    to_the_move(match)
    assert {"B06", "B15", "B28"} <= set(spaces(match, "move", "sinbad"))  # one step
    assert {"B04", "B16", "B18", "B25", "B26"} <= set(spaces(match, "move", "sinbad"))  # one more
    assert "B09" not in spaces(match, "move", "sinbad")


def test_X_6_a_secret_passage_is_no_way_to_attack_through() -> None:
    match = scene(
        seat("sinbad", ["exploit"], {"sinbad": "B05", "porter": "B22"}),
        seat("bigfoot", [], {"bigfoot": "B28", "jackalope": "B01"}),
        board="baskerville-manor",
    )
    assert "attack:sinbad:bigfoot" not in keys(match)
    assert "attack:sinbad:jackalope" in keys(match)


def test_X_6_a_foe_in_a_secret_passage_blocks_only_the_own_space() -> None:
    match = scene(
        seat("sinbad", [], {"sinbad": "B05", "porter": "B22"}),
        seat("bigfoot", [], {"bigfoot": "B28", "jackalope": "B01"}),
        board="baskerville-manor",
    )
    to_the_move(match)
    reached = spaces(match, "move", "sinbad")
    assert "B28" not in reached
    assert "B26" not in reached
    assert "B15" in reached
