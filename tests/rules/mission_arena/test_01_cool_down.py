"""MA-1: Cool Down and draw."""

import pytest

from tests.kits.mission_arena import at, discard, hand, keys, pass_to, place, play, position, seat_view, side

FIVE = (["MA01", "MA15", "MA16"], ["MA11", "MA13"])  # nobody has a power point: nothing to be asked


# MA-1.1


def test_MA_1_1_engaged_power_points_go() -> None:
    active = [at("MA01", ["MA04", "MA07", "MA09"], engaged=2), at("MA15", 1), at("MA16", 1, engaged=1)]
    mine = side(active, [at("MA11", ["MA10"], engaged=1), at("MA13", 2)])
    match = position(mine, side([at("MB07", 2, engaged=1)]), "cool-down")
    rows = [place(match, 0, name) for name in ("active-1", "active-2", "active-3", "reserve-1", "reserve-2")]
    assert [(row["power"], row["engaged"]) for row in rows] == [(1, 0), (1, 0), (0, 0), (0, 0), (2, 0)]
    assert {"MA07", "MA09", "MA10"} < set(discard(match, 0))
    assert "MA04" not in discard(match, 0)
    theirs = place(match, 1, "active-1")
    assert (theirs["power"], theirs["engaged"]) == (2, 1)  # theirs stay until their own
    assert discard(match, 1) == []


def test_MA_1_1_what_they_paid_for_ends() -> None:
    mine = side([at("MA04", 1), at("MA01", 2), at("MA14", 1)], ["MA11", "MA15"])
    match = position(mine, side(["MB15", "MB14", "MB04"], ["MB06", "MB13"]), "abilities")
    play(match, "activate:MA04", "activate:MA01", "activate:MA14")
    assert place(match, 0, "active-1")["attack"] == 900 + 100 + 100
    assert place(match, 0, "active-2")["marks"] == ["group_attack"]
    pass_to(match, "challenge", turn=4)
    assert place(match, 0, "active-1")["attack"] == 1100  # through the turn of the opponent
    assert [place(match, 0, f"active-{number}")["engaged"] for number in (1, 2, 3)] == [1, 2, 1]
    pass_to(match, "replacement", turn=5)
    assert [place(match, 0, f"active-{number}")["attack"] for number in (1, 2, 3)] == [900, 850, 800]
    assert [place(match, 0, f"active-{number}")["marks"] for number in (1, 2, 3)] == [[], [], []]
    assert [place(match, 0, f"active-{number}")["power"] for number in (1, 2, 3)] == [0, 0, 0]


# MA-1.2


@pytest.mark.parametrize(("left", "drawn"), [(5, 2), (2, 2), (1, 1)])
def test_MA_1_2_two_cards_or_what_there_is(left: int, drawn: int) -> None:
    deck = ["MA04", "MA07", "MA18", "MA18", "MA18"][:left]
    match = position(side(*FIVE, hand=["MA10"], deck=deck), side(["MB07"]), "cool-down")
    assert match.result is None
    assert hand(match, 0) == sorted(["MA10", *deck[:drawn]])
    assert seat_view(match, 1)["hand_size"] == 0
    assert match.view(1)["seats"][0]["hand"] == []


def test_MA_1_2_who_cannot_draw_has_lost() -> None:
    theirs = side(["MB07"], deck=[], points=0)
    match = position(side(*FIVE, hand=["MA10"] * 5, points=9, deck=[]), theirs, "cool-down")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "total destruction")
    assert keys(match) == []


def test_MA_1_2_also_in_the_first_turn() -> None:
    match = position(side(*FIVE, deck=[]), side(["MB07"]), "cool-down", turn=1)
    assert match.result is not None
    assert match.result.winners == (1,)


# MA-R67


def test_MA_R67_discarded_power_points_lie_face_up() -> None:
    mine = side([at("MA01", ["MA04"], engaged=1), "MA15", "MA16"], ["MA11", "MA13"], deck=["MA18"] * 9)
    match = position(mine, side([at("MB09", ["MB12"]), "MB14"]), "cool-down")
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][0]["discard"] == ["MA04", "MA18"]  # and the card of Duty Call
    pass_to(match, "challenge")
    play(match, "challenge:MA01:MB09", "pass")
    pass_to(match, "check-point")
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][1]["discard"] == ["MB12"]  # exhausted
        assert "Loki" in " ".join(match.log("en", viewer))  # nobody knew it before


def test_MA_R67_all_of_one_who_is_defeated() -> None:
    theirs = side([at("MB15", ["MB08", "MB03"], engaged=1), "MB14"])
    match = position(side(["MA09"], ["MA11"]), theirs)
    play(match, "challenge:MA09:MB15")
    for viewer in (0, 1, None):
        assert sorted(match.view(viewer)["seats"][1]["discard"]) == ["MB03", "MB08", "MB15"]
