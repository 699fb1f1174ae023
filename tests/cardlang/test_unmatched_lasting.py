"""What holds for the rest of a turn of Unmatched: for whom, what it keeps from happening, how long."""

from typing import Final

import pytest

from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    space,
    spaces,
    to_the_move,
)
from tests.kits.unmatched_brew import Noun, ann, arthur, bench, brewed, is_done, noun, told, used
from thwack import Match

COVERED: Final = {"this_turn", "hold", "no_draw"}
HELD: Final = [
    noun("this", "your fighter", "ann"),
    noun("the(ann)", "Ann", "ann"),
    noun("each(fighter, yours)", "all your fighters", "ann cog-1 cog-2"),
    noun("one(fighter, called(cog))", "a Cog", "cog-1 cog-2", True),
    noun("each(fighter)", "no fighter", "ann cog-1 cog-2"),
    noun("each(fighter, theirs)", "no opposing fighter", ""),
]


def after(effect: str, *more: str) -> Match:
    """Ann has used her trick; she has rags to attack with and one more action."""
    file = brewed(effect)
    hand = ["trick", "rag", "rag", "spare", *more]
    return play(bench(file, ann(hand), arthur(["feint"]), actions=3), "scheme:trick:ann")


def attack(match: Match) -> Match:
    """Ann attacks King Arthur with a rag, a 1, and he does not defend."""
    play(match, "attack:ann:king-arthur")
    for key in ("choose:rag", "decline"):
        if key in keys(match):
            play(match, key)
    return match


# hold


@pytest.mark.parametrize("who", HELD, ids=lambda who: str(who.said))
def test_hold_keeps_those_the_sentence_names_in_their_spaces(who: Noun) -> None:
    effect = f"hold({who.said})"
    assert who.told.lower() in told(effect).lower()
    for chosen in sorted(who.means) if who.chosen else [""]:
        match = after(effect)
        if chosen:
            play(match, f"choose:{chosen}")
        assert is_done(match)
        to_the_move(match)
        held = {chosen} if chosen else who.means
        assert {refs[0] for refs in offered(match, "move")} == {"ann", "cog-1", "cog-2"} - held


def test_hold_lasts_until_the_turn_is_over() -> None:
    match = pass_turn(pass_turn(after("hold(each(fighter))")))
    to_the_move(match)
    assert {refs[0] for refs in offered(match, "move")} == {"ann", "cog-1", "cog-2"}


@pytest.mark.parametrize(
    "effect", ["move({}, up_to(2))", "place({}, in_zone_of(this))", "trade_places(this, {})"]
)
def test_R_31_who_is_held_is_not_moved_placed_or_swapped_either(effect: str) -> None:
    cog = "one(fighter, called(cog))"
    match = used(f"seq(hold(each(fighter)), {effect.format(cog)})")
    for key in ("choose:cog-1", "decline"):
        if key in keys(match):
            play(match, key)
    assert is_done(match)
    assert [space(match, slug) for slug in ("ann", "cog-1", "cog-2")] == ["S20", "S38", "S37"]


def test_R_31_who_is_held_does_not_vanish() -> None:
    match = used("seq(hold(this), vanish)")
    assert space(match, "ann") == "S20"


def test_who_is_held_is_told_why_there_is_no_move() -> None:
    match = after("hold(the(ann))")
    to_the_move(match)
    assert match.why_not(ME, "en")["ann"] == "Ann cannot leave its space this turn."
    assert "Ann cannot leave its space this turn." in [line["text"] for line in match.story("en")]


# no_draw


@pytest.mark.parametrize(
    ("who", "mine", "theirs"),
    [("you", 0, 1), ("one(player, theirs)", 1, 0), ("each(player, theirs)", 1, 0), ("each(player)", 0, 0)],
)
def test_R_32_who_cannot_draw_draws_nothing_and_is_not_hurt(who: str, mine: int, theirs: int) -> None:
    effect = f"seq(no_draw({who}), draw(1), draw(1, who=each(player, theirs)))"
    assert "cannot draw cards this turn" in told(effect)
    match = used(effect, ann(["trick", "spare"], deck=["rag"]), arthur(deck=["feint"]))
    assert is_done(match)
    assert hand_size(match, ME) == 1 + mine
    assert hand_size(match, FOE) == theirs
    exhausted = used("seq(no_draw(you), draw(3))", ann(["trick", "spare"], deck=[]), arthur())
    assert health(exhausted, "ann") == 6


def test_no_draw_holds_for_maneuvers_and_ends_with_the_turn() -> None:
    match = after("no_draw(you)")
    before = hand_size(match, ME)
    maneuver(match)
    assert hand_size(match, ME) == before
    pass_turn(pass_turn(match))
    before = hand_size(match, ME)
    maneuver(match)
    assert hand_size(match, ME) == before + 1


# this_turn


@pytest.mark.parametrize(
    ("rule", "loss"),
    [
        ("modify(attack_value, 2)", 3),
        ("modify(attack_value, 2, of=the(ann))", 3),
        ("modify(attack_value, 2, of=each(fighter, called(cog)))", 1),
        ("modify(defense_value, 2)", 1),
        ("fixed_value(4)", 4),
    ],
)
def test_this_turn_a_rule_holds_for_those_the_sentence_names(rule: str, loss: int) -> None:
    match = after(f"this_turn({rule})")
    assert health(attack(match), "king-arthur") == 10 - loss
    assert health(attack(match), "king-arthur") == 10 - 2 * loss


def test_this_turn_is_over_with_the_turn() -> None:
    match = after("this_turn(fixed_value(4))")
    pass_turn(pass_turn(match))
    assert health(attack(match), "king-arthur") == 9


def test_this_turn_several_rules_add_up() -> None:
    both = "seq(this_turn(modify(attack_value, 2)), this_turn(modify(attack_value, 1)))"
    assert health(attack(after(both)), "king-arthur") == 10 - 4


def test_this_turn_one_moves_further() -> None:
    goals = []
    for effect in ("this_turn(modify(move, 2))", "nothing"):
        goals.append(set(spaces(to_the_move(after(effect)), "move", "cog-1")))
    assert goals[0] > goals[1]


def test_a_fixed_value_takes_no_addition_and_no_other_value() -> None:
    """Only the values of the player's own cards are fixed."""
    match = bench(
        brewed("seq(set_value(9), add_value(2), this_turn(fixed_value(2)))", "attack during"),
        ann(["trick", "spare"]),
        arthur(["feint"]),
    )
    play(match, "attack:ann:king-arthur", "decline")
    assert health(match, "king-arthur") == 8


def test_the_view_names_the_cards_that_last() -> None:
    match = after("this_turn(fixed_value(4))")
    assert match.view(None)["lasting"] == [{"seat": ME, "card": "trick"}]
    assert pass_turn(match).view(None)["lasting"] == []


# only_combat_damage


@pytest.mark.parametrize(
    ("rule", "left"),
    [
        ("only_combat_damage(the(ann))", (6, 2)),
        ("while_(in_state(calm), only_combat_damage(the(ann)))", (6, 2)),
        ("while_(in_state(wild), only_combat_damage(the(ann)))", (5, 2)),
        ("only_combat_damage(each(fighter, yours))", (6, 3)),
    ],
)
def test_only_combat_damage_keeps_effects_from_hurting(rule: str, left: tuple[int, int]) -> None:
    match = bench(brewed("damage(each(fighter), 1)", ability=[rule]), ann(["trick", "spare"]), arthur())
    play(match, "scheme:trick:ann")
    assert (health(match, "ann"), health(match, "cog-1")) == left
    assert health(match, "king-arthur") == 9


def test_only_combat_damage_lets_combat_damage_through() -> None:
    file = brewed(ability=["only_combat_damage(the(ann))"])
    match = bench(file, ann([]), arthur(["excalibur", "prophecy"]), active=FOE)
    play(match, "attack:king-arthur:ann", "decline")
    assert health(match, "ann") == 0


# hand_empty


@pytest.mark.parametrize(
    ("who", "mine", "theirs", "holds"),
    [
        ("hand_empty", [], ["feint"], True),
        ("hand_empty", ["rag"], [], False),
        ("hand_empty(who=each(player, theirs))", ["rag"], [], True),
        ("hand_empty(who=each(player, theirs))", [], ["feint"], False),
    ],
)
def test_hand_empty_looks_at_the_hand_the_sentence_names(
    who: str, mine: list[str], theirs: list[str], holds: bool
) -> None:
    match = bench(brewed(f"if_({who}, gain(steam))"), ann(["trick", *mine]), arthur(theirs))
    play(match, "scheme:trick:ann")
    assert match.view(None)["seats"][ME]["state"]["steam"] == 3 + holds
