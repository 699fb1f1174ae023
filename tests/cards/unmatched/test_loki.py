"""Loki: every card of the deck, and his tricks in other people's hands."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import Fact, beside, fight, is_whole_deck, moves, places, printed, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    inside,
    keys,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
    to_the_move,
)
from thwack import Match

LOKI = ("loki",)
TRICK = ("trick",)
FACTS = (
    Fact("god-of-mischief", "versatile", 2, 3, 3, LOKI),
    Fact("laevateinn", "versatile", 2, 3, 3, LOKI),
    Fact("looking-for-trouble", "attack", 4, 3, 3, LOKI),
    Fact("malicious-flyting", "versatile", 3, 3, 3, LOKI),
    Fact("ragnarok", "attack", 0, 3, 2, LOKI),
    Fact("shapeshifter", "attack", 0, 2, 4, LOKI),
    Fact("trick-baldrs-downfall", "attack", 4, None, 3, (), TRICK),
    Fact("trick-freyjas-rescue", "versatile", 2, None, 2, (), TRICK),
    Fact("trick-sindris-bet", "defense", 3, None, 2, (), TRICK),
    Fact("trick-svadilfaris-lure", "scheme", None, None, 2, (), TRICK),
    Fact("underhanded", "versatile", 3, 2, 3, LOKI),
)
DOWNFALL, RESCUE = "loki/trick-baldrs-downfall", "loki/trick-freyjas-rescue"
BET, LURE = "loki/trick-sindris-bet", "loki/trick-svadilfaris-lure"


def loki(own: list[str], theirs: list[str] | None = None, active: int = ME, **more: Any) -> Match:
    """Loki next to Sinbad; what is loki/... in Sinbad's hand was given to him."""
    decks = {name: more.pop(name, None) for name in ("deck", "foil_deck")}
    lost = more.pop("lost", ())
    at, foil_at = more.pop("at", "S02"), more.pop("foil_at", "S03")
    return scene(
        seat("loki", own, {"loki": at}, deck=decks["deck"], discard=lost),
        seat("sinbad", theirs or [], {"sinbad": foil_at, "porter": "S07"}, deck=decks["foil_deck"]),
        active=active,
        **more,
    )


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("loki", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("loki", FACTS)


def test_ability_R_89_a_trick_goes_to_the_opponents_hand_and_back_to_his_discard_pile() -> None:
    match = loki(["trick-baldrs-downfall", "underhanded", "shapeshifter"], ["feint", "regroup"])
    settle(fight(match, "loki", "sinbad", "trick-baldrs-downfall"))
    assert hand(match, FOE) == ["feint", DOWNFALL, "regroup"]
    assert match.view(ME)["seats"][FOE]["hand"] == [DOWNFALL]
    assert (discard(match, ME), hand_size(match, FOE)) == ([], 3)
    back = loki([], [DOWNFALL, "feint", "regroup"], FOE)
    assert "scheme" not in "".join(keys(back))
    settle(fight(back, "sinbad", "loki", DOWNFALL))
    assert (discard(back, ME), discard(back, FOE)) == (["trick-baldrs-downfall"], [])


def test_ability_R_89_any_fighter_of_the_holder_may_play_it_but_nobody_boosts_with_it() -> None:
    match = loki([], [DOWNFALL, LURE, "feint"], FOE, foil_at="S38")
    assert f"scheme:{LURE}:porter" in keys(match)
    assert f"scheme:{LURE}:sinbad" in keys(match)
    play(match, "maneuver")
    assert not [refs for refs in offered(match, "boost") if "trick" in refs[0]]


@pytest.mark.parametrize(("choice", "zone"), [("choose:hand", "hand"), ("choose:deck", "deck")])
def test_ability_R_89_a_discarded_trick_comes_home(choice: str, zone: str) -> None:
    crowd = ["feint", "regroup", "exploit", "exploit", "momentous-shift", "momentous-shift", "feint"]
    match = loki(["underhanded"], [DOWNFALL, *crowd], FOE, actions=1)
    play(match, "maneuver")
    while f"choose:{DOWNFALL}" not in keys(match):
        play(match, "decline")
    play(match, f"choose:{DOWNFALL}")
    while match.actor == FOE:
        play(match, next(key for key in keys(match) if "loki" not in key))
    assert keys(match) == ["choose:hand", "choose:deck"]
    play(match, choice)
    found = hand(match, ME) if zone == "hand" else deck(match, ME)[:1]
    assert "trick-baldrs-downfall" in found
    assert discard(match, ME) == []


def test_ability_moves_further_for_each_trick_in_their_hands() -> None:
    for held, steps in (([], 2), ([DOWNFALL], 3), ([DOWNFALL, RESCUE], 4)):
        match = to_the_move(loki(["trick-svadilfaris-lure", "ragnarok"], ["feint", *held]))
        assert moves(match, "loki") == walks("S02", steps, foes=["S03", "S07"])


def test_ability_R_90_a_trick_that_lies_face_down_is_not_told_from_other_cards() -> None:
    match = loki(["underhanded"], [DOWNFALL, "regroup", "feint"], FOE)
    play(match, "attack:sinbad:loki", f"choose:{DOWNFALL}")
    seen = match.view(ME)
    assert seen["combat"]["attack"]["card"] is None
    assert seen["seats"][FOE]["hand"] == [DOWNFALL]
    laid = set()
    for seed in range(40):
        world = match.imagine(ME, seed)
        world.check()
        assert world.view(ME) == seen
        slot = inside(world).combat[2]
        laid.add(inside(world).identity[slot])
        while world.view(None)["combat"]:
            play(world, keys(world)[-1])
    assert len(laid) > 2


def test_ability_R_89_scenes_keep_what_was_given() -> None:
    match = loki(["underhanded", "ragnarok"], [DOWNFALL, "feint"])
    data = {name: part for name, part in match.scene().items() if name != "exact"}
    again = thwack.scene("unmatched", data)
    assert hand(again, FOE) == ["feint", DOWNFALL]
    again.check()
    with pytest.raises(thwack.SceneError, match="cannot have been given"):
        loki([], ["loki/ragnarok"])


def test_ability_R_89_after_a_scheme_he_chooses_who_gets_it() -> None:
    match = scene(
        seat("loki", ["trick-svadilfaris-lure", "ragnarok"], {"loki": "S02"}),
        seat("sinbad", [], {"sinbad": "S31"}),
        seat("medusa", [], {"medusa": "S38"}),
        mode="free-for-all",
    )
    play(match, "scheme:trick-svadilfaris-lure:loki", "place:sinbad:S01")
    assert offered(match, "choose") == [("sinbad",), ("medusa",)]
    play(match, "choose:medusa")
    assert hand(match, 2) == [LURE]


def test_god_of_mischief_ignores_a_trick_and_cancels_anything_else() -> None:
    card = "god-of-mischief"
    match = settle(fight(loki([card, "ragnarok"], [RESCUE]), "loki", "sinbad", card, RESCUE))
    assert health(match, "sinbad") == 15 - 2
    other = settle(fight(loki([card, "ragnarok"], ["regroup"]), "loki", "sinbad", card, "regroup"))
    assert (health(other, "sinbad"), hand_size(other, FOE)) == (15 - 1, 0)


def test_laevateinn_reveals_a_card_and_adds_its_boost() -> None:
    match = loki(["laevateinn", "ragnarok"], ["toil-and-danger"])
    settle(fight(match, "loki", "sinbad", "laevateinn"))
    boost = next(fact for fact in (printed("sinbad", "toil-and-danger"),)).boost or 0
    assert health(match, "sinbad") == 15 - 2 - boost
    assert match.view(ME)["seats"][FOE]["hand"] == ["toil-and-danger"]
    trick = settle(fight(loki(["laevateinn", "ragnarok"], [DOWNFALL]), "loki", "sinbad", "laevateinn"))
    assert health(trick, "sinbad") == 15 - 2
    assert hand(trick, ME) == ["ragnarok", "trick-baldrs-downfall"]
    assert hand_size(trick, FOE) == 0


def test_looking_for_trouble_picks_the_card_they_defend_with() -> None:
    """R-92"""
    card = "looking-for-trouble"
    match = loki([card, "ragnarok"], ["momentous-shift", "regroup", RESCUE, "toil-and-danger"])
    fight(match, "loki", "sinbad", card, "momentous-shift")
    assert match.actor == ME
    assert {refs[0] for refs in offered(match, "choose")} == {
        "momentous-shift",
        "regroup",
        "toil-and-danger",
        RESCUE[5:],
    }
    assert len(match.view(ME)["seats"][FOE]["hand"]) == 4
    play(match, "choose:regroup")
    assert health(match, "sinbad") == 15 - 3
    assert "momentous-shift" in hand(match, FOE)
    none = settle(fight(loki([card, "ragnarok"], ["momentous-shift"]), "loki", "sinbad", card))
    assert health(none, "sinbad") == 15 - 4


def test_looking_for_trouble_lets_the_new_card_do_what_it_says() -> None:
    card = "looking-for-trouble"
    match = loki([card, "ragnarok"], ["momentous-shift", "feint"])
    fight(match, "loki", "sinbad", card, "momentous-shift")
    play(match, "choose:feint")
    assert "The effects of Looking for Trouble are canceled." in match.log()
    assert health(match, "sinbad") == 15 - 2


def test_malicious_flyting_draws_more_against_a_trick() -> None:
    card = "malicious-flyting"
    for theirs, drawn in ((RESCUE, 2), ("regroup", 1), (None, 1)):
        match = loki([card, "ragnarok"], [RESCUE, "regroup"])
        settle(fight(match, "loki", "sinbad", card, theirs))
        assert hand_size(match, ME) == 1 + drawn


def test_ragnarok_adds_three_for_each_trick_they_hold() -> None:
    match = loki(["ragnarok", "underhanded"], [DOWNFALL, BET, "feint"])
    settle(fight(match, "loki", "sinbad", "ragnarok", "feint"))  # it cannot be canceled
    assert health(match, "sinbad") == 15 - 6 + 2


def test_shapeshifter_adds_their_hand_or_gains_an_action() -> None:
    match = loki(["shapeshifter", "underhanded"], ["feint", "regroup", DOWNFALL])
    fight(match, "loki", "sinbad", "shapeshifter")
    first, second = keys(match)
    assert health(play(match.fork(), first), "sinbad") == 15 - 3
    other = play(match.fork(), second)
    assert (health(other, "sinbad"), other.view(None)["actions"]) == (15, 2)


def test_trick_baldrs_downfall_draws_for_loki_and_hurts_anybody_else() -> None:
    match = loki(["trick-baldrs-downfall", "ragnarok"], [])
    settle(fight(match, "loki", "sinbad", "trick-baldrs-downfall"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 4, 2)
    back = settle(fight(loki([], [DOWNFALL, "feint"], FOE), "sinbad", "loki", DOWNFALL))
    assert (health(back, "loki"), health(back, "sinbad"), hand_size(back, ME)) == (16 - 4, 15 - 2, 0)


def test_trick_freyjas_rescue_swaps_values_for_loki() -> None:
    """R-91"""
    match = loki(["trick-freyjas-rescue", "ragnarok"], ["momentous-shift"])
    settle(fight(match, "loki", "sinbad", "trick-freyjas-rescue", "momentous-shift"))
    assert health(match, "sinbad") == 15 - (3 - 2)
    alone = loki(["trick-freyjas-rescue", "ragnarok"], ["momentous-shift"])
    settle(fight(alone, "loki", "sinbad", "trick-freyjas-rescue"))
    assert health(alone, "sinbad") == 15 - 2


def test_trick_freyjas_rescue_heals_loki_when_another_plays_it() -> None:
    match = loki([], [RESCUE, "feint"], FOE, at=("S02", 9))
    settle(fight(match, "sinbad", "loki", RESCUE))
    assert health(match, "loki") == 9 - 2 + 3


def test_trick_sindris_bet_costs_a_card_or_three_points() -> None:
    match = loki(["trick-sindris-bet"], ["toil-and-danger", "feint", "regroup"], FOE)
    fight(match, "sinbad", "loki", "toil-and-danger", "trick-sindris-bet")
    assert match.actor == FOE
    poor = settle(match.fork())
    assert health(poor, "loki") == 16
    paid = play(match.fork(), next(key for key in keys(match) if key != "decline"))
    if "choose:feint" in keys(paid):
        play(paid, "choose:feint")
    assert "feint" in discard(paid, FOE)
    assert [line for line in paid.log() if line.startswith("Attack ")] != [
        line for line in poor.log() if line.startswith("Attack ")
    ]
    assert BET in hand(poor, FOE)


def test_trick_sindris_bet_gives_loki_a_card_when_another_plays_it() -> None:
    match = loki(["ragnarok", "underhanded"], [BET], lost=["shapeshifter", "god-of-mischief"])
    settle(fight(match, "loki", "sinbad", "underhanded", BET))
    assert "god-of-mischief" in hand(match, ME)
    assert "trick-sindris-bet" in discard(match, ME)


def test_trick_svadilfaris_lure_brings_a_foe_or_costs_a_card() -> None:
    match = play(
        loki(["trick-svadilfaris-lure", "ragnarok"], [], foil_at="S38"), "scheme:trick-svadilfaris-lure:loki"
    )
    assert places(match, "sinbad") == beside("S02") - {"S07"}
    play(match, f"place:sinbad:{sorted(places(match, 'sinbad'))[0]}")
    assert space(match, "sinbad") in beside("S02")
    assert hand(match, FOE) == [LURE]
    back = play(loki([], [LURE, "feint"], FOE), f"scheme:{LURE}:sinbad")
    assert (discard(back, FOE), discard(back, ME)) == (["feint"], ["trick-svadilfaris-lure"])


def test_underhanded_is_worth_six_against_a_larger_hand() -> None:
    for theirs, damage in ((["feint", "regroup"], 6), (["feint"], 3)):
        match = loki(["underhanded", "ragnarok"], theirs)
        settle(fight(match, "loki", "sinbad", "underhanded"))
        assert health(match, "sinbad") == 15 - damage
