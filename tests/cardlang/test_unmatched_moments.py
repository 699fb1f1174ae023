"""Abilities of Unmatched at every moment and event: they happen when their sentence says, and only then; and
results that a later part speaks of."""

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
    play,
    set_up,
    space,
    spaces,
    state,
    to_the_move,
)
from tests.kits.unmatched_brew import ann, arthur, bench, brewed, is_done, used
from thwack import Match
from thwack.cardlang.node import Event, Moment
from thwack.games.unmatched.cards.reading import WORDS
from thwack.games.unmatched.game import Unmatched
from thwack.kernel.table import run

TRIED: Final = {
    "set_up",
    "turn_start",
    "turn_end",
    "after_maneuver",
    "after_attack",
    "damaged",
    "attacks",
    *("during_combat", "at_once"),
    "after_scheme",  # test_unmatched_turns
    "after_combat",
    "fallen",
    *("enters", "moved", "removed", "leaves"),  # test_unmatched_pieces
    "boosting",
    "before_moves",
    "under_attack",
    "wounded",
}


def test_every_moment_and_event_is_tried() -> None:
    assert {word for word, cls in WORDS.items() if issubclass(cls, Moment | Event)} == TRIED


def with_ability(*rules: str, hand: tuple[str, ...] = ("rag", "spare"), active: int = ME) -> Match:
    """Ann with these rules beside King Arthur, who has a card to act with."""
    return bench(brewed(ability=rules), ann(hand), arthur(["excalibur", "prophecy"]), active=active)


def steam(match: Match) -> int:
    """How much Ann has; she began with 3."""
    return int(state(match, ME)["steam"])


def test_at_set_up_happens_once_when_she_is_placed() -> None:
    game = Unmatched()
    game.add_content([("ann.toml", brewed(ability=["at(set_up, gain(steam, 2))"]))])
    table = game.new({"heroes": ["ann", "medusa"]}, 1, False)
    run(table)
    assert steam(set_up(Match(game, table, table.fork()))) == 2


def test_at_once_comes_before_what_happens_during_combat() -> None:
    match = with_ability("at(at_once, gain(steam, 1))", "at(during_combat, spend(steam, 4))")
    play(match, "attack:ann:king-arthur", *["choose:rag"][: "choose:rag" in keys(match)])
    while match.view(None)["combat"]:
        play(match, "decline")
    assert steam(match) == 0


@pytest.mark.parametrize("moment", ["turn_start", "turn_end"])
def test_at_the_start_and_end_of_her_own_turn_only(moment: str) -> None:
    match = with_ability(f"at({moment}, gain(steam, 1))")
    maneuver(match)
    assert steam(match) == 3
    maneuver(match)  # the end of her turn
    assert steam(match) == 3 + (moment == "turn_end")
    assert match.actor == FOE
    maneuver(match)
    maneuver(match)
    assert match.actor == ME
    assert steam(match) == 4


def test_after_her_maneuver_and_not_after_theirs() -> None:
    match = with_ability("at(after_maneuver, gain(steam, 1))")
    maneuver(match)
    assert steam(match) == 4
    play(match, "attack:ann:king-arthur", *[key for key in keys(match) if key == "choose:rag"])
    assert steam(match) == 4


def test_an_action_gained_after_a_maneuver_is_one_more() -> None:
    match = with_ability(
        "at(after_maneuver, if_(at_least(stat(steam), 3), seq(spend(steam, 3), gain_action(1))))"
    )
    maneuver(match)
    assert match.view(None)["actions"] == 2


def test_after_her_attack_and_not_after_theirs() -> None:
    match = with_ability("at(after_attack, gain(steam, 1))")
    play(match, "attack:ann:king-arthur")
    assert steam(match) == 4
    match = with_ability("at(after_attack, gain(steam, 1))", active=FOE)
    play(match, "attack:king-arthur:ann", "decline")
    assert steam(match) == 3


@pytest.mark.parametrize(
    ("who", "hers"), [("the(ann)", 1), ("one(fighter, called(cog))", 0), ("one(fighter, yours)", 1)]
)
def test_whenever_one_of_those_attacks(who: str, hers: int) -> None:
    match = with_ability(f"when(attacks({who}), gain(steam, 1))")
    play(match, "attack:ann:king-arthur")
    assert steam(match) == 3 + hers


@pytest.mark.parametrize(
    ("who", "times"),
    [
        ("the(ann)", 1),
        ("one(fighter, called(cog))", 2),
        ("one(fighter, yours)", 3),
        ("one(fighter, theirs)", 2),
    ],
)
def test_whenever_one_of_those_is_damaged(who: str, times: int) -> None:
    """Everybody takes 1: once for each of them."""
    rule = f"when(damaged({who}), draw(1))"
    match = bench(
        brewed("damage(each(fighter), 1)", ability=[rule]), ann(["trick", "spare"]), arthur(["excalibur"])
    )
    play(match, "scheme:trick:ann")
    assert is_done(match)
    assert hand_size(match, ME) == 1 + times


def test_when_she_boosts_a_maneuver_and_not_when_they_do() -> None:
    """R-57: At once, before anybody moves."""
    match = with_ability("when(boosting, gain(steam, 1))", hand=("plate", "spare"))
    play(match, "maneuver", "boost:plate")
    assert (steam(match), bool(offered(match, "move"))) == (4, True)
    match = with_ability("when(boosting, gain(steam, 1))", hand=("plate", "spare"))
    play(match, "maneuver", "decline")
    assert steam(match) == 3
    match = with_ability("when(boosting, gain(steam, 1))", active=FOE)
    play(match, "maneuver", "boost:excalibur")
    assert steam(match) == 3


def test_when_she_boosts_a_card_in_a_combat() -> None:
    match = bench(
        brewed("may(boost)", "attack during", ["when(boosting, gain(steam, 1))"]),
        ann(["trick", "plate"]),
        arthur(["prophecy"]),
    )
    play(match, "attack:ann:king-arthur", "choose:trick")
    assert steam(match) == 3
    play(match, "boost:plate")
    assert steam(match) == 4


@pytest.mark.parametrize("boost", ["boost:plate", "decline"])
def test_before_her_fighters_move_in_a_maneuver_and_not_before_theirs(boost: str) -> None:
    """Boosted or not, and before she is asked where to."""
    rule = "at(before_moves, damage(the(ann), 1))"
    match = with_ability(rule, hand=("plate", "spare"))
    play(match, "maneuver", boost)
    assert (health(match, "ann"), bool(offered(match, "move"))) == (5, True)
    match = with_ability(rule, active=FOE)
    to_the_move(match)
    assert (health(match, "ann"), bool(offered(match, "move"))) == (6, True)


def test_under_attack_before_she_chooses_a_card_and_not_when_she_attacks() -> None:
    match = with_ability("at(under_attack, gain(steam, 1))", hand=("gear",), active=FOE)
    play(match, "attack:king-arthur:ann", "choose:excalibur", "decline")
    assert (match.actor, steam(match), bool(offered(match, "defend"))) == (ME, 4, True)
    match = with_ability("at(under_attack, gain(steam, 1))")
    play(match, "attack:ann:king-arthur")
    assert steam(match) == 3


def test_under_attack_another_may_step_in() -> None:
    match = bench(
        brewed(ability=["at(under_attack, may(step_in(one(fighter, called(cog)))))"]),
        ann(["gear"], {"cog-1": "S10"}),
        arthur(["excalibur", "prophecy"]),
        active=FOE,
    )
    play(match, "attack:king-arthur:ann", "choose:excalibur", "decline")
    play(match, "choose:cog-1")
    assert (health(match, "ann"), health(match, "cog-1")) == (6, 0)


@pytest.mark.parametrize(
    ("who", "times"), [("the(ann)", 1), ("one(fighter, called(cog))", 0), ("one(fighter, theirs)", 0)]
)
def test_whenever_one_of_those_takes_combat_damage(who: str, times: int) -> None:
    rule = f"when(wounded({who}), gain(steam, 1))"
    match = bench(brewed(ability=[rule]), ann([]), arthur(["regroup", "prophecy"]), active=FOE)
    play(match, "attack:king-arthur:ann", "choose:regroup", "decline")
    assert health(match, "ann") == 5
    assert steam(match) == 3 + times


def test_damage_by_an_effect_wounds_nobody() -> None:
    rule = "when(wounded(the(ann)), gain(steam, 1))"
    match = bench(brewed("damage(the(ann), 1)", ability=[rule]), ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "scheme:trick:ann")
    assert (health(match, "ann"), steam(match)) == (5, 3)


@pytest.mark.parametrize(
    ("rule", "more"),
    [
        ("modify(attack_value, 2)", 2),
        ("modify(attack_value, 2, of=each(fighter, called(cog)))", 0),
        ("modify(defense_value, 2)", 0),
        ("while_(in_state(calm), modify(attack_value, 2))", 2),
        ("while_(in_state(wild), modify(attack_value, 2))", 0),
        ("while_(attacking, modify(attack_value, 1))", 1),
        ("while_(is_(foe, hero), modify(attack_value, stat(steam)))", 3),
    ],
)
def test_a_value_is_modified_for_those_the_sentence_names(rule: str, more: int) -> None:
    match = with_ability(rule)
    play(match, "attack:ann:king-arthur")
    assert health(match, "king-arthur") == 10 - 1 - more


@pytest.mark.parametrize(("rule", "more"), [("modify(move, 2)", True), ("modify(attack_value, 2)", False)])
def test_the_move_value_is_modified_for_a_maneuver(rule: str, more: bool) -> None:
    goals = []
    for match in (with_ability(rule, hand=("rag", "spare")), with_ability(hand=("rag", "spare"))):
        to_the_move(match)
        goals.append(set(spaces(match, "move", "cog-1")))
    assert (goals[0] > goals[1]) == more
    assert goals[0] >= goals[1]


# Results by name


@pytest.mark.parametrize(
    "effect",
    [
        'seq(damage(one(fighter, theirs), 1, as_="x"), place(that("x")))',
        'seq(may(damage(one(fighter, theirs), 1, as_="x")), place(that("x")))',
        'seq(if_(in_state(calm), damage(one(fighter, theirs), 1, as_="x")), place(that("x")))',
        'seq(seq(draw(1), damage(one(fighter, theirs), 1, as_="x")), place(that("x")))',
        'pay(damage(one(fighter, theirs), 1, as_="x"), place(that("x")))',
    ],
)
def test_a_result_is_known_to_what_comes_after_it(effect: str) -> None:
    """Once a name given under a condition was forgotten."""
    match = play(used(effect), "choose:merlin")
    assert {key.split(":")[1] for key in keys(match)} == {"merlin"}
    play(match, keys(match)[0])
    assert (health(match, "merlin"), space(match, "merlin") != "S07") == (4, True)


def test_a_result_that_did_not_come_about_is_nothing() -> None:
    effect = (
        'seq(if_(in_state(wild), damage(one(fighter, theirs), 1, as_="x")), if_(did("x"), draw(2), draw(1)))'
    )
    assert hand_size(used(effect), ME) == 1 + 1
