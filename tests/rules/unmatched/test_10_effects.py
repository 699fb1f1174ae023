"""U-10: Effects."""

from typing import Any

import pytest

from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand_size,
    health,
    hero_file,
    keys,
    maneuver,
    offered,
    play,
    scene,
    scene_of,
    seat,
    space,
    state,
    with_home_made,
)
from thwack import Match

OUTLAWS = {"outlaw-2": "S02", "outlaw-3": "S08", "outlaw-4": "S09"}


def sinbad(cards: list[str], foe: dict[str, Any], **more: Any) -> Match:
    """Sinbad on S20; the foe stands as told."""
    return scene(seat("sinbad", cards, {"sinbad": "S20", "porter": "S28"}), foe, **more)


def test_U_10_1_effects_are_mandatory() -> None:
    """Jaws That Bite must hurt somebody next to the Jabberwock, and only Alice is."""
    match = scene(
        seat("alice", ["jaws-that-bite"], {"alice": "S13", "jabberwock": "S12"}),
        seat("medusa", [], {"medusa": "S36", "harpy-1": "S21", "harpy-2": "S34", "harpy-3": "S30"}),
    )
    play(match, "attack:jabberwock:harpy-1")
    assert health(match, "alice") == 11


def test_U_10_1_with_may_the_player_decides() -> None:
    match = sinbad(
        ["voyage-cannibals-root-of-madness"],
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S38"}),
    )
    play(match, "attack:sinbad:king-arthur")
    assert match.actor == ME
    assert "decline" in keys(match)
    play(match, "decline")
    assert space(match, "sinbad") == "S20"


def test_U_10_2_up_to_includes_none() -> None:
    match = sinbad(["toil-and-danger"], seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S38"}))
    play(match, "attack:sinbad:king-arthur")
    assert {refs[0] for refs in offered(match, "move")} == {"sinbad"}
    play(match, "decline")  # moves 0
    assert space(match, "sinbad") == "S20"


def test_U_10_3_a_printed_value_ignores_changes() -> None:
    """Momentous Shift counts 5, but the number on it is 3, and that is the damage that comes back."""
    red = seat(
        "little-red-riding-hood",
        ["what-a-terrible-big-mouth-you-have"],
        {"little-red-riding-hood": "S21", "huntsman": "S38"},
        discard=["never-leave-the-path"],  # a pelt in the basket
    )
    me = seat(
        "bigfoot", ["momentous-shift"], {"bigfoot": "S19", "jackalope": "S01"}, deck=["jackalope-horns"]
    )
    match = scene(me, red)
    maneuver(match, "move:bigfoot:S20")
    play(match, "attack:bigfoot:little-red-riding-hood", "defend:what-a-terrible-big-mouth-you-have")
    assert health(match, "little-red-riding-hood") == 14 - (5 - 2)
    assert health(match, "bigfoot") == 16 - 3


READING = """
[[card]]
id = "see-through"
name = { en = "See Through" }
type = "versatile"
value = 5
boost = 1
copies = 2
during = "deduce"
after = "damage(foe, printed_value(their_card))"
[[card]]
id = "guard"
name = { en = "Guard" }
type = "versatile"
value = 3
copies = 2
[[card]]
id = "dig"
name = { en = "Dig" }
type = "scheme"
boost = 1
copies = 2
scheme = "damage(one(fighter, theirs), printed_value(top_discard))"
"""


def reader(hand: list[str], discarded: list[str], theirs: str = "guard") -> Match:
    """The Reader beside another one, who has a card."""
    game = with_home_made(*(hero_file(name, 6, READING) for name in ("reader", "writer")))
    mine = seat("reader", hand, {"reader": "S20"}, discard=discarded)
    return scene_of(game, mine, seat("writer", [theirs], {"writer": "S21"}))


def test_U_10_3_a_printed_value_that_was_changed_to_0_is_0() -> None:
    """The Guard has no boost value: deduced, a 0 is printed on it, and not its 3."""
    match = reader(["see-through"], [])
    play(match, "attack:reader:writer", "defend:guard")
    assert health(match, "writer") == 10 - 5


def test_U_10_3_that_of_an_attack_card_too() -> None:
    match = reader(["guard"], [], theirs="see-through")
    play(match, "attack:reader:writer", "defend:see-through")
    assert (health(match, "reader"), health(match, "writer")) == (10, 10)


@pytest.mark.parametrize(("top", "damage"), [("guard", 3), ("dig", 0)])
def test_U_10_3_no_value_is_printed_on_a_scheme(top: str, damage: int) -> None:
    match = reader(["dig"], [top])
    play(match, "scheme:dig:reader")
    assert health(match, "writer") == 10 - damage


def test_U_10_4_an_ignored_value_counts_as_0_whatever_modifies_it() -> None:
    """SMALL Alice defends with 1 more; Highway Robbery ignores the value all the same."""
    alice = {"alice": "S21", "jabberwock": "S38"}
    for size in ("big", "small"):
        match = scene(
            seat("robin-hood", ["highway-robbery"], {"robin-hood": "S01", "outlaw-1": "S20", **OUTLAWS}),
            seat("alice", ["looking-glass"], alice, state={"size": size}),
        )
        play(match, "attack:outlaw-1:alice", "defend:looking-glass")
        assert health(match, "alice") == 13 - 2, size


def test_U_10_5_what_can_be_done_is_done() -> None:
    """Defenders of Sherwood: no Outlaw is defeated, so nobody comes back; the card is still drawn."""
    match = sinbad(
        ["exploit"],
        seat("robin-hood", ["defenders-of-sherwood"], {"robin-hood": "S21", "outlaw-1": "S01", **OUTLAWS}),
    )
    play(match, "attack:sinbad:robin-hood", "defend:defenders-of-sherwood")
    assert hand_size(match, FOE) == 1


def test_U_10_6_a_canceled_effect_is_not_resolved() -> None:
    match = sinbad(
        ["exploit"], seat("king-arthur", ["feint"], {"king-arthur": "S21", "merlin": "S38"}), actions=1
    )
    spared = play(match.fork(), "attack:sinbad:king-arthur", "decline")
    assert hand_size(spared, ME) == 1  # Exploit draws
    play(match, "attack:sinbad:king-arthur", "defend:feint")
    assert hand_size(match, ME) == 0
    assert health(match, "king-arthur") == 18 - (4 - 2)  # its value stays
    assert discard(match, ME) == ["exploit"]


def test_U_10_6_what_is_said_to_be_uncancelable_is_not_canceled() -> None:
    match = scene(
        seat("beowulf", ["the-ancient-heirloom"], {"beowulf": "S20", "wiglaf": "S01"}, state={"rage": 2}),
        seat("king-arthur", ["feint"], {"king-arthur": "S21", "merlin": "S38"}),
    )
    play(match, "attack:beowulf:king-arthur", "defend:feint")
    assert match.actor == ME
    play(match, next(key for key in keys(match) if key != "decline"))
    assert health(match, "king-arthur") == 18 - (5 - 2)
    assert state(match, ME)["rage"] == 0
