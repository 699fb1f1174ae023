"""MA-4: Power Up."""

from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    hand,
    keys,
    pass_to,
    phase,
    place,
    play,
    position,
    seat_view,
    side,
    squad,
    verbs,
)
from thwack import Match
from thwack.wording import LANGUAGES

Json = Any
PEOPLE = ["MA01", "MA16", "MA17", "MA11", "MA13"]
SECRET = ["MA08", "MA10", "MA06"]  # Thor, Hulk, Iron Man: of none of them is another in these positions


def ready(deck: list[str], **parts: Json) -> Match:
    """A full squad at the start of Power Up."""
    return position(side(PEOPLE[:3], PEOPLE[3:], deck=deck, **parts), side(["MB07", "MB15"]), "power-up")


def powers(match: Match, number: int = 0) -> list[int]:
    """The power points in a seat's five places."""
    view = seat_view(match, number)
    return [row["power"] for row in view["active"] + view["reserve"]]


def told(match: Match) -> str:
    """All that anybody is shown of a match: views, logs, choices."""
    found = [str(match.view(viewer)) for viewer in (0, 1, None)]
    for lang in LANGUAGES:
        found += [line for viewer in (0, 1, None) for line in match.log(lang, viewer)]
        found += [choice.text(lang) for choice in match.choices]
    return "\n".join([*found, *keys(match)])


# MA-4.1


def test_MA_4_1_three_cards_to_anybody() -> None:
    match = ready(["MA18"] * 5)
    for who in ("MA01", "MA13", "MA13"):
        assert keys(match) == [f"power:{one}" for one in PEOPLE]
        play(match, f"power:{who}")
    assert (powers(match), seat_view(match, 0)["deck_size"]) == ([1, 0, 0, 0, 2], 2)
    assert phase(match) != "power-up"


def test_MA_4_1_no_limit_for_a_protagonist() -> None:
    mine = side([at("MA01", 20), "MA16"], deck=["MA18"] * 3)
    match = position(mine, side(["MB07"]), "power-up")
    play(match, "power:MA01", "power:MA01", "power:MA01")
    assert place(match, 0, "active-1")["power"] == 23


def test_MA_4_1_not_to_an_empty_place() -> None:
    match = position(side(["MA01", None, "MA16"], [None, "MA13"]), side(["MB07"]), "power-up")
    assert keys(match) == ["power:MA01", "power:MA16", "power:MA13"]


def test_MA_4_1_they_are_unseen() -> None:
    match = ready([*SECRET, *["MA18"] * 5])
    names = [thwack.card("mission_arena", card).facts["name"] for card in SECRET]
    for who in ("MA01", "MA01", "MA16"):
        play(match, f"power:{who}")
        assert match.view(0)["seats"][0]["active"][0]["power"] > 0
        shown = told(match)
        assert not any(card in shown for card in SECRET)
        assert not any(name[lang] in shown for name in names for lang in LANGUAGES)
    play(match, "activate:MA01")  # one that is engaged stays face down too
    assert place(match, 0, "active-1")["engaged"] == 2
    pass_to(match, "check-point")
    assert not any(card in told(match) for card in SECRET)


def test_MA_4_1_not_even_by_which_of_them_pays() -> None:
    mine = side([at("MA04", SECRET[:2]), "MA16"], deck=["MA18"])
    match = position(mine, side(["MB07"]), "abilities")
    play(match, "activate:MA04")
    assert phase(match) == "challenge"  # it was not asked which


def test_MA_4_1_nor_by_which_is_lost() -> None:
    theirs = side([at("MB09", ["MB12", "MB03", "MB10"], engaged=1), "MB15"])
    match = position(side(["MA01"], ["MA11"]), theirs)
    play(match, "challenge:MA01:MB09")
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    assert not any(card in told(match) for card in ("MB12", "MB03", "MB10"))


def test_MA_4_1_worlds_differ_in_them_for_both() -> None:
    match = ready([*SECRET, "MA02", "MA05", *["MA18"] * 3])
    play(match, "power:MA01", "power:MA01", "power:MA16")
    for viewer in (0, 1):
        worlds = [match.imagine(viewer, seed) for seed in range(8)]
        assert all(world.view(viewer) == match.view(viewer) for world in worlds)
        found = {tuple(world.scene()["seats"][0]["active"][0]["power"]) for world in worlds}
        assert len(found) > 3


# MA-4.2


def test_MA_4_2_they_stay_where_they_are_in_replacement() -> None:
    mine = side([at("MA01", 3), "MA16", "MA17"], [at("MA11", 1), "MA13"])
    match = position(mine, phase="replacement")
    play(match, "swap:MA01:MA11")
    assert squad(match, 0) == ["MA11", "MA16", "MA17", "MA01", "MA13"]
    assert powers(match) == [3, 0, 0, 1, 0]


def test_MA_4_2_when_somebody_steps_up() -> None:
    mine = side(["MA01", "MA16"], [at("MA11", 2)], hand=["MA04"])
    match = position(mine, phase="replacement")
    play(match, "deploy:MA04:reserve-1")
    assert squad(match, 0) == ["MA01", "MA16", "MA11", "MA04", None]
    assert powers(match) == [0, 0, 0, 2, 0]


def test_MA_4_2_when_somebody_goes_to_the_hand() -> None:
    mine = side(["MA01", "MA16", "MA17"], [at("MA11", 2), "MA13"], hand=["MA04"])
    match = position(mine, phase="check-point")
    play(match, "swap:MA11:MA04:hand")
    assert (squad(match, 0)[3], powers(match)) == ("MA04", [0, 0, 0, 2, 0])
    assert hand(match, 0) == ["MA11"]


# MA-R19


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_MA_R19_all_that_are_left(left: int) -> None:
    match = ready(["MA18"] * left)
    for _ in range(left):
        play(match, "power:MA16")
    assert "power" not in verbs(match)
    assert (match.result, powers(match), seat_view(match, 0)["deck_size"]) == (None, [0, left, 0, 0, 0], 0)


# MA-R64


def test_MA_R64_from_the_deck_and_not_from_hand() -> None:
    match = ready(["MA18"] * 5, hand=["MA04", "MA15"])
    assert [choice.refs for choice in match.choices] == [(who,) for who in PEOPLE]  # only to whom
    play(match, "power:MA01", "power:MA01", "power:MA01")
    assert (hand(match, 0), seat_view(match, 0)["deck_size"]) == (["MA04", "MA15"], 2)


# MA-H10


def test_MA_H10_members_of_a_team_are_known_to_both() -> None:
    mine = side(["MA11", "MA16", "MA17"], ["MA15", "MA18"], hand=["MA19", "MA13", "MA14", "MA12"])
    match = position(mine, phase="check-point")
    assert match.view(1)["seats"][0]["hand"] == []
    play(match, "assemble:MA19:active-1")
    for viewer in (0, 1, None):
        team = match.view(viewer)["seats"][0]["active"][0]
        assert (team["card"], team["power"]) == ("MA19", 4)
        assert team["power_cards"] == ["MA11", "MA12", "MA13", "MA14"]
        log = " ".join(match.log("en", viewer))
        assert "Hawkeye" in log
        assert "Black Widow" in log


def test_MA_H10_all_others_nobody_knows() -> None:
    mine = side([at("MA11", SECRET), "MA16", "MA17"], ["MA13", "MA18"], hand=["MA19"])
    match = position(mine, phase="check-point")
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][0]["active"][0]["power_cards"] == []
    play(match, "assemble:MA19:active-1")
    for viewer in (0, 1, None):
        team = match.view(viewer)["seats"][0]["active"][0]
        assert (team["power"], team["power_cards"]) == (5, ["MA11", "MA13"])
    assert not any(card in told(match) for card in SECRET)


def test_MA_H10_so_they_make_a_difference_when_they_pay() -> None:
    mine = side([at("MA11", SECRET[:1]), "MA16", "MA17"], ["MA13", "MA15"], hand=["MA19", "MA04", "MA10"])
    match = position(mine, side(["MB07"], ["MB14"]), "check-point")
    play(match, "assemble:MA19:active-1")
    pass_to(match, "abilities", turn=5)
    play(match, "activate:MA19")
    assert (match.actor, set(keys(match))) == (0, {"choose:MA11", "choose:MA13", "choose:unknown"})
