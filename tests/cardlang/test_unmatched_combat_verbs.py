"""Verbs of Unmatched about a combat, on attack and on defense cards: whose card or fighter they reach."""

from typing import Final

import pytest

from tests.kits.unmatched import FOE, ME, discard, hand_size, health, keys, offered, play
from tests.kits.unmatched_brew import Noun, ann, arthur, bench, brewed, can_be_kept, noun, standing, told
from thwack import Match

COVERED: Final = {
    "set_value",
    "add_value",
    "boost",
    "blind_boost",
    "cancel",
    "ignore_value",
    "prevent_damage",
    "cap_damage",
}
SIDES: Final = ["attack", "defense"]


def clash(effect: str, side: str, timing: str, theirs: str = "regroup", *, hand: str = "gear") -> Match:
    """Ann's trick, a 3, in an attack on King Arthur or in defense against him; he has Regroup, a 1, or
    another card. The combat goes on until it is over or somebody has to decide."""
    file = brewed(effect, f"{side} {timing}")
    if side == "attack":
        match = bench(file, ann(["trick", hand]), arthur([theirs], deck=["feint"] * 3))
        play(match, "attack:ann:king-arthur")
        play(match, *[key for key in keys(match) if key == "choose:trick"])
        play(match, *[key for key in keys(match) if key == f"defend:{theirs}"])
        assert can_be_kept(match), effect
        return match
    match = bench(file, ann(["trick", hand]), arthur([theirs, "prophecy"], deck=["feint"] * 3), active=FOE)
    play(match, "attack:king-arthur:ann")
    play(match, *[key for key in keys(match) if key == f"choose:{theirs}"])
    play(match, *[key for key in keys(match) if key == "decline" and not offered(match, "defend")])
    play(match, "defend:trick")
    assert can_be_kept(match), effect
    return match


def clashed(match: Match) -> tuple[int, int]:
    """The values that were compared: attack, defense."""
    told = next(line["data"] for line in match.story("en") if line["kind"] == "clashed")
    return told["n"], told["m"]


def values(side: str, mine: int, theirs: int) -> tuple[int, int]:
    """The two values in the order of the log."""
    return (mine, theirs) if side == "attack" else (theirs, mine)


@pytest.mark.parametrize("timing", ["immediately", "during"])
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("effect", "mine", "theirs"),
    [
        ("set_value(5)", 5, 1),
        ("set_value(stat(steam))", 3, 1),
        ("add_value(2)", 5, 1),
        ("add_value(count(hand_of(you)))", 4, 1),
        ("seq(set_value(1), add_value(1))", 2, 1),
        ("ignore_value", 3, 0),
        ("set_value(4, of=their_card)", 3, 4),
        ("set_value(boost_of(their_card), of=their_card)", 3, 1),
        ("add_value(2, of=their_card)", 3, 3),
        ("add_value(value_of(their_card))", 4, 1),
        ("add_value(value_of(this_card))", 6, 1),
    ],
)
def test_a_value_is_changed_on_the_side_that_the_sentence_names(
    effect: str, mine: int, theirs: int, side: str, timing: str
) -> None:
    assert clashed(clash(effect, side, timing)) == values(side, mine, theirs)


@pytest.mark.parametrize("side", SIDES)
def test_boost_adds_a_card_of_the_own_hand(side: str) -> None:
    match = clash("boost", side, "during")  # a gear is the only card
    assert clashed(match) == values(side, 3 + 3, 1)
    assert "gear" in discard(match, ME)
    match = clash("may(boost)", side, "during")
    assert keys(match) == ["boost:gear", "decline"]
    assert clashed(play(match, "decline")) == values(side, 3, 1)


@pytest.mark.parametrize("side", SIDES)
def test_blind_boost_adds_the_top_card_of_the_own_deck(side: str) -> None:
    file = brewed("blind_boost", f"{side} during")
    mine = ann(["trick", "rag"], deck=["plate", "rag", "rag"])
    if side == "attack":
        match = play(bench(file, mine, arthur()), "attack:ann:king-arthur", "choose:trick")
    else:
        match = bench(file, mine, arthur(["regroup", "prophecy"]), active=FOE)
        play(match, "attack:king-arthur:ann", "decline", "defend:trick")
    assert clashed(match)[SIDES.index(side)] == 3 + 2
    assert "plate" in discard(match, ME)


@pytest.mark.parametrize("side", SIDES)
def test_cancel_stops_the_other_card_and_not_the_own(side: str) -> None:
    """Regroup draws a card for King Arthur; with `cancel` it does not."""
    drawn = [hand_size(clash(effect, side, "immediately"), FOE) for effect in ("nothing", "cancel")]
    assert drawn[0] > drawn[1]
    match = clash("seq(cancel, add_value(1))", side, "immediately")
    assert clashed(match) == values(side, 4, 1)


PROTECTED: Final = [
    noun("this", "your fighter", "ann"),
    noun("foe", "the opposing fighter", "king-arthur"),
    noun("one(fighter, in_combat)", "one of the fighters in the combat", "ann king-arthur", True),
    noun("one(fighter, yours)", "one of your fighters", "ann cog-1 cog-2", True),
    noun("each(fighter, yours)", "each of your fighters", "ann cog-1 cog-2"),
    noun("each(fighter, theirs)", "each opposing fighter", "king-arthur merlin"),
    noun("each(fighter)", "each fighter", "ann cog-1 cog-2 king-arthur merlin"),
]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("who", PROTECTED, ids=lambda who: str(who.said))
def test_prevent_damage_spares_those_the_sentence_names(who: Noun, side: str) -> None:
    """After it, everybody would take 1: `each` reaches all, one is chosen."""
    effect = f"seq(prevent_damage({who.said}), damage(each(fighter), 1))"
    assert "takes no damage for the rest of this combat" in told(effect)
    for chosen in sorted(who.means) if who.chosen else [""]:
        match = clash("nothing", side, "immediately")
        before = standing(bench(brewed(), ann(), arthur()))
        match = clash(effect, side, "immediately")
        if who.chosen:
            assert {key.removeprefix("choose:") for key in keys(match)} == who.means
            play(match, f"choose:{chosen}")
        spared = {chosen} if who.chosen else set(who.means)
        now = standing(match)
        assert {slug for slug in now if now[slug][1] == before[slug][1]} == spared


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("noun_", "hurt"), [("foe", "king-arthur"), ("this", "ann")])
def test_foe_and_this_are_the_two_of_the_combat(noun_: str, hurt: str, side: str) -> None:
    plain, more = clash("nothing", side, "immediately"), clash(f"damage({noun_}, 2)", side, "immediately")
    other = {"king-arthur": "ann", "ann": "king-arthur"}[hurt]
    assert health(plain, hurt) - health(more, hurt) == 2
    assert health(plain, other) == health(more, other)


@pytest.mark.parametrize("side", SIDES)
def test_opponent_is_the_other_player(side: str) -> None:
    plain = clash("nothing", side, "after")
    more = clash("draw(1, who=opponent)", side, "after")
    assert hand_size(more, FOE) == hand_size(plain, FOE) + 1
    assert hand_size(more, ME) == hand_size(plain, ME)


@pytest.mark.parametrize(("side", "health_left"), [("attack", (6, 8)), ("defense", (6 - 1, 10))])
def test_cap_damage_spares_who_is_attacked(side: str, health_left: tuple[int, int]) -> None:
    """Ann takes 1 of 3 at most when she defends; her attack on somebody else is not capped."""
    match = clash("cap_damage(1)", side, "during", "regroup" if side == "attack" else "excalibur")
    assert (health(match, "ann"), health(match, "king-arthur")) == health_left
    assert told("cap_damage(1)") == "Your fighter takes no more than 1 combat damage in this combat."


@pytest.mark.parametrize("cards", ["seq(cap_damage(2), cap_damage(1))", "seq(cap_damage(1), cap_damage(2))"])
def test_the_lowest_of_several_caps_counts(cards: str) -> None:
    assert health(clash(cards, "defense", "during", "excalibur"), "ann") == 5
