"""Words of Unmatched about turns, actions, hands, ongoing schemes and where cards go."""

from typing import Any, Final

import pytest

from tests.cardlang.test_unmatched_combat_verbs import clash, clashed
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    settle,
    space,
    spaces,
    state,
    to_the_move,
)
from tests.kits.unmatched_brew import ann, arthur, bench, brewed, can_be_kept, is_done, told, used
from thwack import Match

COVERED: Final = {
    *("end_turn", "spend_action", "draw_to", "they_may", "loser_chooses", "free_attack", "choose_new"),
    *("cancel_later", "to_bottom", "reorder"),
}


def steam(match: Match) -> int:
    """How much Ann has; she began with 3."""
    return int(state(match, ME)["steam"])


# Turns and actions


def test_X_3_end_turn_drops_what_is_left_of_scheme_and_actions() -> None:
    match = bench(
        brewed("seq(gain(steam), end_turn, gain(steam))"), ann(["trick", "spare"]), arthur(["feint"])
    )
    play(match, "scheme:trick:ann")
    assert steam(match) == 4
    assert match.view(None)["active"] == FOE
    assert discard(match, ME) == ["trick"]
    assert "Ann ends the turn." in [line["text"] for line in match.story("en")]


def test_X_3_end_turn_in_defense_silences_the_attacker_and_skips_after_attacking() -> None:
    file = brewed("end_turn", "defense after", ["at(turn_end, gain(steam))"])
    match = bench(file, ann(["trick"]), arthur(["regroup", "prophecy"], deck=["feint"] * 3), active=FOE)
    play(match, "attack:king-arthur:ann")
    while match.view(None)["combat"] is not None:
        play(match, "defend:trick" if offered(match, "defend") else keys(match)[-1])
    assert match.view(None)["active"] == ME
    assert hand(match, FOE) == ["prophecy"]  # Regroup did not draw
    assert discard(match, FOE) == ["regroup"]
    assert steam(match) == 3  # it was his turn that ended


def test_end_turn_after_an_attack_lets_the_end_of_the_turn_happen() -> None:
    file = brewed("end_turn", "attack after", ["at(turn_end, gain(steam))", "at(after_attack, gain(steam))"])
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "attack:ann:king-arthur", "decline")
    assert match.view(None)["active"] == FOE
    assert steam(match) == 4


def test_spend_action_is_a_cost_that_must_be_there() -> None:
    effect = "may(pay(spend_action(1), gain(steam)))"
    assert told(effect) == "You may spend 1 action to gain 1 Steam."
    match = used(effect)
    play(match, keys(match)[0])
    assert steam(match) == 4
    assert match.view(None)["active"] == FOE
    poor = bench(brewed(effect), ann(["trick", "spare"]), arthur(["feint"]), actions=1)
    play(poor, "scheme:trick:ann")
    assert (steam(poor), poor.view(None)["active"]) == (3, FOE)


@pytest.mark.parametrize(("who", "mine", "theirs"), [("you", 4, 0), ("one(player, theirs)", 1, 4)])
def test_draw_to_fills_the_hands_the_sentence_names(who: str, mine: int, theirs: int) -> None:
    effect = f"draw_to(4, who={who})"
    assert "4 cards in hand" in told(effect)
    match = used(effect)
    assert (hand_size(match, ME), hand_size(match, FOE)) == (mine, theirs)
    full = used("draw_to(1)", ann(["trick", "spare", "rag"]), arthur())
    assert hand_size(full, ME) == 2


def test_they_may_asks_them_and_is_done_as_theirs() -> None:
    effect = "they_may(each(player, theirs), draw(2))"
    assert told(effect) == "Each opponent may draw 2 cards."
    match = used(effect)
    assert match.actor == FOE
    assert hand_size(play(match.fork(), "decline"), FOE) == 0
    assert hand_size(play(match, keys(match)[0]), FOE) == 2


@pytest.mark.parametrize(("theirs", "loser"), [("regroup", FOE), ("skirmish", ME)])
def test_loser_chooses_asks_whoever_lost(theirs: str, loser: int) -> None:
    match = clash("loser_chooses(gain(steam), spend(steam, 1))", "attack", "after", theirs)
    while match.actor != loser or "choose:gain-steam" not in keys(match):
        play(match, keys(match)[-1])
    assert can_be_kept(match)
    play(match, "choose:gain-steam")
    assert steam(match) == 4


def test_after_scheme_happens_after_her_schemes() -> None:
    file = brewed("gain(steam)", ability=["at(after_scheme, gain(steam))"])
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "scheme:trick:ann")
    assert steam(match) == 5
    maneuver(match)
    assert steam(match) == 5


def test_X_10_a_free_attack_comes_next_or_is_lost() -> None:
    rags = ann(["trick", "rag", "rag", "spare"])
    match = bench(brewed("free_attack"), rags, arthur(["feint"]), actions=1)
    play(match, "scheme:trick:ann")
    assert match.actor == ME
    assert offered(match, "attack") == [("ann", "king-arthur")]
    assert match.prompt("en", seat=ME).endswith("Attack without spending an action, or do not.")
    lost = play(match.fork(), "decline")
    assert lost.view(None)["active"] == FOE
    play(match, "attack:ann:king-arthur", "decline")
    assert (health(match, "king-arthur"), match.view(None)["active"]) == (9, FOE)
    only = brewed("free_attack(on=each(fighter, theirs, sidekick))")
    match = bench(only, rags, arthur(["feint"]), actions=1)
    play(match, "scheme:trick:ann")
    assert match.view(None)["active"] == FOE  # Merlin is out of reach


def test_a_free_attack_does_not_outlive_the_turn() -> None:
    match = bench(brewed("seq(free_attack, end_turn)"), ann(["trick", "rag"]), arthur(["feint"]))
    play(match, "scheme:trick:ann")
    assert match.view(None)["active"] == FOE


def test_choose_new_offers_what_was_not_chosen_this_turn() -> None:
    file = brewed("choose_new(gain(steam), spend(steam, 1))")
    match = bench(file, ann(["trick", "trick", "trick", "spare"]), arthur(["feint"]), actions=4)
    play(match, "scheme:trick:ann")
    assert can_be_kept(match)
    play(match, "choose:gain-steam")
    assert steam(match) == 4
    play(match, "scheme:trick:ann")
    assert steam(match) == 3
    play(match, "scheme:trick:ann")
    assert (steam(match), is_done(match)) == (3, True)


# Rules


def test_hand_size_is_what_one_keeps() -> None:
    file = brewed(ability=["hand_size(2)"])
    match = bench(file, ann(["rag", "rag", "gear", "spare"]), arthur(["feint"]), actions=1)
    maneuver(match)
    assert match.actor == ME
    assert match.prompt("en", seat=ME).endswith("end of a turn.")
    play(match, "choose:gear")
    while match.view(None)["active"] == ME:
        play(match, keys(match)[0])
    assert hand_size(match, ME) == 2


def test_move_value_is_that_of_those_the_sentence_names() -> None:
    plain = bench(brewed(), ann(["spare", "rag"]), arthur(["feint"]))
    quick = bench(
        brewed(ability=["move_value(each(fighter, called(cog)), 4)"]),
        ann(["spare", "rag"]),
        arthur(["feint"]),
    )
    to_the_move(plain), to_the_move(quick)
    assert set(spaces(quick, "move", "cog-1")) > set(spaces(plain, "move", "cog-1"))
    assert spaces(quick, "move", "ann") == spaces(plain, "move", "ann")
    assert quick.prompt("en", seat=ME).endswith("Move each of your fighters up to its move value.")
    goal = spaces(quick, "move", "cog-1")[0]
    play(quick, f"move:cog-1:{goal}")
    assert {refs[0] for refs in offered(quick, "move")} == {"ann", "cog-2"}
    assert can_be_kept(quick)


def test_R_33_a_boost_adds_to_every_move_value() -> None:
    file = brewed(ability=["move_value(the(ann), 1)"])
    match = bench(file, ann(["plate", "spare"]), arthur(["feint"]))
    near = set(spaces(to_the_move(match.fork()), "move", "ann"))
    far = set(spaces(to_the_move(match, boost="plate"), "move", "ann"))
    assert far > near


def test_more_cards_in_a_maneuver() -> None:
    file = brewed(ability=["while_(in_state(calm), modify(maneuver_draw, 2))"])
    match = bench(file, ann(["spare", "rag"]), arthur(["feint"]))
    maneuver(match)
    assert hand_size(match, ME) == 5


def ongoing(rule: str, until: str, **more: Any) -> Match:
    """Ann's trick is a scheme that stays."""
    file = brewed("nothing").replace(
        "scheme = 'nothing'", f"scheme = 'nothing'\nrules = ['ongoing({rule}, {until})']", 1
    )
    return bench(file, ann(["trick", "spare"], **more), arthur(["feint"]))


def test_X_4_an_ongoing_scheme_stays_and_works_until_its_condition_holds() -> None:
    match = ongoing("at(turn_start, gain(steam))", "at_least(stat(steam), 5)")
    play(match, "scheme:trick:ann")
    assert match.view(None)["seats"][ME]["in_play"] == ["trick"]
    assert discard(match, ME) == []
    pass_turn(match)
    pass_turn(match)
    assert steam(match) == 4
    pass_turn(pass_turn(match))
    assert (steam(match), match.view(None)["seats"][ME]["in_play"]) == (5, ["trick"])
    pass_turn(match)
    assert (match.view(None)["seats"][ME]["in_play"], discard(match, ME)[-1]) == ([], "trick")
    pass_turn(match)
    assert steam(match) == 5


def test_two_ongoing_schemes_of_one_name_ask_for_no_order() -> None:
    plain = "scheme = 'nothing'"
    rule = "ongoing(at(turn_start, gain(steam)), in_state(wild))"
    file = brewed("nothing").replace(plain, f"{plain}\nrules = ['{rule}']", 1)
    match = bench(file, ann(["trick", "trick", "spare"]), arthur(["feint"]))
    play(match, "scheme:trick:ann", "scheme:trick:ann")
    pass_turn(match)
    assert (steam(match), match.view(None)["active"]) == (5, ME)


def test_R_36_ongoing_schemes_are_looked_at_last() -> None:
    match = ongoing("at(turn_end, gain(steam))", "at_least(stat(steam), 4)")
    play(match, "scheme:trick:ann")
    pass_turn(match)
    assert (steam(match), discard(match, ME)[-1]) == (4, "trick")


def test_X_4_a_combat_does_not_clean_up_an_ongoing_scheme() -> None:
    match = ongoing("modify(move, 1)", "in_state(wild)")
    play(match, "scheme:trick:ann")
    pass_turn(match)
    play(match, "attack:king-arthur:ann")
    settle(match)
    assert match.view(None)["seats"][ME]["in_play"] == ["trick"]


def test_an_ongoing_scheme_is_part_of_a_scene() -> None:
    match = ongoing("move_value(the(ann), 5)", "in_state(wild)")
    play(match, "scheme:trick:ann")
    assert match.scene()["seats"][ME]["in_play"] == ["trick"]
    far = set(spaces(to_the_move(match), "move", "ann"))
    assert far > set(spaces(to_the_move(used("nothing")), "move", "ann"))


# Combats


def test_cancel_later_spares_what_comes_immediately() -> None:
    file = brewed("seq(cancel_later, add_value(1))", "versatile immediately")
    match = bench(file, ann(["trick", "spare"]), arthur(["regroup"]))
    play(match, "attack:ann:king-arthur", "defend:regroup")
    assert (hand_size(match, FOE), health(match, "king-arthur")) == (0, 7)  # Regroup drew nothing
    match = bench(file, ann(["trick"]), arthur(["feint", "prophecy"]), active=FOE)
    play(match, "attack:king-arthur:ann", "decline", "defend:trick")
    assert clashed(match) == (2, 4)  # the defender is first, and Feint has nothing left to cancel
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "attack:ann:king-arthur", "defend:feint")
    assert clashed(match) == (3, 2)  # Feint came first


def test_canceled_is_known_after_combat() -> None:
    file = brewed("if_(canceled, gain(steam))", "attack after").replace(
        "after = ", "immediately = 'cancel_later'\nafter = ", 1
    )
    for theirs, gained in (("regroup", 1), ("feint", 0)):
        match = bench(file, ann(["trick", "spare"]), arthur([theirs]))
        play(match, "attack:ann:king-arthur", f"defend:{theirs}")
        assert steam(match) == 3 + gained


@pytest.mark.parametrize(("at", "between"), [("S20", 0), ("S19", 1), ("S18", 2), ("S08", 3)])
def test_spaces_between_are_counted_on_the_shortest_way(at: str, between: int) -> None:
    effect = "gain(steam, spaces_between(this, each(fighter, theirs, hero)))"
    match = used(effect, ann(["trick", "spare"], {"ann": (at, 6)}, state={"steam": 0}), arthur())
    assert steam(match) == between


def test_of_type_looks_at_what_is_printed() -> None:
    match = clash("if_(is_(their_card, of_type(versatile)), add_value(2))", "attack", "during", "regroup")
    assert clashed(match) == (5, 1)
    match = clash(
        "if_(is_(their_card, of_type(attack_or_versatile)), add_value(2))", "defense", "during", "excalibur"
    )
    assert clashed(match) == (6, 5)
    seat = ann(["trick", "spare", "rag", "gear", "plate"])
    sorts = used("discard(any_number, of_type(defense_or_versatile))", seat, arthur())
    assert {refs[0] for refs in offered(sorts, "choose")} == {"gear", "plate"}


def test_start_space_and_owned_by_say_where_and_whose() -> None:
    match = used("place(this, start_space)")
    assert set(spaces(match, "place", "ann")) == {"S32", "S03", "S14"}
    match = used("damage(each(fighter, owned_by(each(player, theirs))), 1)")
    assert (health(match, "king-arthur"), health(match, "merlin"), health(match, "ann")) == (9, 4, 6)


def test_began_in_zone_looks_at_where_the_turn_began() -> None:
    for goal, gained in (("S19", 1), ("S10", 0)):
        file = brewed("if_(is_(this, began_in_zone), gain(steam))")
        match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
        maneuver(match, f"move:ann:{goal}")
        play(match, "scheme:trick:ann")
        assert steam(match) == 3 + gained


# The turn so far


def test_words_about_the_turn_so_far() -> None:
    file = brewed("if_(maneuvered, gain(steam))")
    match = bench(file, ann(["trick", "trick", "spare"]), arthur(["feint"]), actions=3)
    play(match, "scheme:trick:ann")
    assert steam(match) == 3
    maneuver(match)
    play(match, "scheme:trick:ann")
    assert steam(match) == 4


def test_has_left_counts_even_after_coming_back() -> None:
    file = brewed("if_(not_(is_(this, has_left)), gain(steam))")
    still = play(bench(file, ann(["trick", "spare"]), arthur(["feint"])), "scheme:trick:ann")
    assert steam(still) == 4
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]), actions=4)
    maneuver(match, "move:ann:S19")
    maneuver(match, "move:ann:S20")
    play(match, "scheme:trick:ann")
    assert steam(match) == 3


def test_hero_hurt_and_hero_attacked_are_about_the_hero() -> None:
    for who, gained in (("this", 1), ("one(fighter, called(cog))", 0)):
        match = used(f"seq(damage({who}, 1), if_(hero_hurt, gain(steam)))")
        play(match, *[key for key in keys(match) if key == "choose:cog-1"])
        assert steam(match) == 3 + gained
    file = brewed(ability=["while_(hero_attacked, modify(attack_value, 2))"])
    match = bench(file, ann(["rag", "rag", "spare"]), arthur(), actions=3)
    play(match, "attack:ann:king-arthur")
    assert health(match, "king-arthur") == 9
    play(match, "attack:ann:king-arthur")
    assert health(match, "king-arthur") == 6


def test_lost_this_turn_first_loss_and_cards_played() -> None:
    file = brewed(
        "if_(lost_this_turn, set_value(9))",
        "attack during",
        ["at(after_attack, if_(first_loss, gain(steam)))"],
    )
    match = bench(
        file, ann(["trick", "trick", "trick", "spare"]), arthur(["skirmish", "skirmish"]), actions=4
    )
    for gained, defense in ((1, "defend:skirmish"), (1, "decline"), (1, "defend:skirmish")):
        play(match, "attack:ann:king-arthur", defense)
        settle(match)
        assert steam(match) == 3 + gained
    assert health(match, "king-arthur") == 0
    file = brewed("gain(steam, other_cards_played)")
    match = bench(file, ann(["trick", "trick", "rag", "spare"], state={"steam": 0}), arthur(), actions=4)
    play(match, "scheme:trick:ann")
    assert steam(match) == 0
    play(match, "attack:ann:king-arthur", "scheme:trick:ann")
    assert steam(match) == 2


# Where cards go


@pytest.mark.parametrize("cards", ["this_card", "one(card, discarded)", "at_random(1, card, discarded)"])
def test_shuffle_in_puts_cards_into_the_deck(cards: str) -> None:
    match = used(
        f"shuffle_in({cards})", ann(["trick", "spare"], discard=["gear"], deck=["rag"] * 3), arthur()
    )
    gone = "trick" if cards == "this_card" else "gear"
    kept = ["gear"] if gone == "trick" else ["trick"]
    assert is_done(match)
    assert discard(match, ME) == kept
    assert gone in deck(match, ME)
    assert set(match.view(ME)["seats"][ME]["deck"]) == {None}


def test_R_34_a_card_that_left_the_combat_is_no_card_of_it() -> None:
    file = brewed("seq(shuffle_in(this_card), gain(steam))", "attack after")
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "attack:ann:king-arthur", "decline")
    assert match.view(None)["combat"] is None
    assert (steam(match), "trick" in discard(match, ME)) == (4, False)


@pytest.mark.parametrize(("amount", "taken"), [(1, 1), (2, 2), (3, 2)])
def test_at_random_takes_so_many_or_as_many_as_there_are(amount: int, taken: int) -> None:
    seat = ann(["trick", "spare"], discard=["gear", "rag"])
    match = used(f"take(at_random({amount}, card, discarded))", seat, arthur())
    assert hand_size(match, ME) == 1 + taken
    assert set(hand(match, ME)) <= {"gear", "rag", "spare"}
    match = used(f"may(take(at_random({amount}, card, discarded)))", seat, arthur())
    assert hand_size(play(match, "decline"), ME) == 1


def test_to_bottom_sinks_a_card_that_its_player_still_knows() -> None:
    match = used(
        'seq(look(top(1), as_="seen"), may(to_bottom(that("seen"))))',
        ann(["trick", "spare"], deck=["gear", "rag"]),
        arthur(),
    )
    left = play(match.fork(), "decline")
    assert deck(left, ME)[0] == "gear"
    play(match, keys(match)[0])
    assert deck(match, ME)[0] == "rag"
    assert match.view(ME)["seats"][ME]["deck"][-1] == "gear"
    assert match.view(FOE)["seats"][ME]["deck"][-1] is None


def test_reorder_lays_their_cards_in_an_order_that_only_one_knows() -> None:
    effect = 'seq(look(top_of(each(player, theirs), amount=3), as_="seen"), reorder(that("seen")))'
    match = used(effect, ann(["trick", "spare"]), arthur(deck=["feint", "regroup", "skirmish"]))
    assert can_be_kept(match)
    play(match, "choose:skirmish", "choose:feint")
    assert is_done(match)
    assert deck(match, FOE)[:3] == ["skirmish", "feint", "regroup"]
    assert match.view(ME)["seats"][FOE]["deck"][:3] == ["skirmish", "feint", "regroup"]
    assert match.view(FOE)["seats"][FOE]["deck"][:3] == [None] * 3


def test_put_back_under_the_deck_any_number() -> None:
    effect = 'seq(put_back(any_number, to=bottom, as_="gone"), gain(steam, count(that("gone"))))'
    match = used(effect, ann(["trick", "spare", "rag", "gear"]), arthur())
    play(match, "choose:gear", "choose:rag", "decline")
    assert deck(match, ME)[-2:] == ["gear", "rag"]
    assert steam(match) == 5
    cost = "may(pay(put_back(1, to=bottom), gain(steam)))"
    assert told(cost) == "You may put 1 card from your hand on the bottom of your deck to gain 1 Steam."
    poor = bench(brewed(cost), ann(["trick"]), arthur(["feint"]))
    play(poor, "scheme:trick:ann")
    assert steam(poor) == 3


def test_bring_back_with_so_much_health() -> None:
    effect = "bring_back(one(fighter, called(cog), defeated), in_zone_of(this), health=2)"
    assert told(effect).endswith("with 2 health.")
    match = used(effect, ann(["trick", "spare"], {"cog-1": 0}), arthur())
    play(match, keys(match)[0])
    assert (health(match, "cog-1"), space(match, "cog-1") is not None) == (2, True)


def test_damage_that_defeats_a_sidekick_is_damage_too() -> None:
    file = brewed(
        "damage(each(fighter, called(cog)), 9)", ability=["when(damaged(one(fighter, yours)), gain(steam))"]
    )
    match = bench(file, ann(["trick", "spare"]), arthur(["feint"]))
    play(match, "scheme:trick:ann")
    assert steam(match) == 5
