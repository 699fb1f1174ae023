"""Sun Wukong: every card of the deck, and the Clones he summons."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    fight,
    held,
    is_whole_deck,
    places,
    printed,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    hand,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    set_up,
    settle,
    space,
)

HERO = "sun-wukong"
CLONES = ("clone-1", "clone-2", "clone-3")
NONE: dict[str, Any] = dict.fromkeys(CLONES, 0)
FACTS = (
    Fact("bewilderment", "defense", 0, 2, 2, ()),
    Fact("fiery-eyes-that-see", "scheme", None, 1, 2, ()),
    Fact("golden-chain-mail", "defense", 4, 2, 2, ()),
    Fact("infinite-strikes", "attack", 2, 2, 3, ()),
    Fact("ox-form", "attack", 7, 2, 2, (), ("form",)),
    Fact("phoenix-form", "scheme", None, 1, 1, (), ("form",)),
    Fact("ruyi-jingo-bang", "attack", 0, 3, 3, ()),
    Fact("seventy-two-transformations", "versatile", 2, 2, 3, ()),
    Fact("sly-monkey", "versatile", 2, 3, 4, ()),
    Fact("taunting-laughter", "attack", 3, 2, 3, ()),
    Fact("tortoise-form", "defense", 5, 2, 2, (), ("form",)),
    Fact("wily-fighting", "versatile", 3, 1, 3, ()),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_summons_a_clone_for_one_damage() -> None:
    match = pass_turn(duel(HERO, ["wily-fighting"], at=NONE, active=FOE))
    left, paid = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert health(left, HERO) == 17
    assert (health(paid, HERO), places(paid, "clone-1")) == (16, beside("S02") - {"S03"})
    play(paid, "place:clone-1:S01")
    assert (space(paid, "clone-1"), health(paid, "clone-1")) == ("S01", 1)


def test_ability_is_not_offered_with_all_clones_in_play() -> None:
    at: dict[str, Any] = dict(zip(CLONES, ("S36", "S37", "S38"), strict=True))
    assert keys(pass_turn(duel(HERO, ["wily-fighting"], at=at, active=FOE)))[0] == "maneuver"


def test_ability_starts_without_clones() -> None:
    match = set_up(thwack.new("unmatched", heroes=[HERO, "medusa"]))
    assert [space(match, clone) for clone in CLONES] == [None] * 3


def test_seventy_two_transformations_bring_a_form_back() -> None:
    card = "seventy-two-transformations"
    match = fight(
        duel(HERO, [card], at=NONE, discard=["ox-form", "phoenix-form", "wily-fighting"]),
        HERO,
        "sinbad",
        card,
    )
    assert set(keys(match)) == {"choose:ox-form", "choose:phoenix-form"}
    play(match, "choose:ox-form")
    assert "ox-form" in hand(match, ME)


def test_bewilderment_keeps_combat_damage_away_and_may_place_him() -> None:
    match = duel(HERO, ["bewilderment"], ["voyage-man-eating-apes"], at=NONE, active=FOE)
    fight(match, "sinbad", HERO, "voyage-man-eating-apes", "bewilderment")
    assert "S31" in places(match, HERO)
    play(match, f"place:{HERO}:S31")
    assert (space(match, HERO), health(match, HERO)) == ("S31", 17 - 2)  # the Apes' own effect still hurts


def test_fiery_eyes_that_see_sink_a_card_and_both_draw() -> None:
    match = duel(HERO, ["fiery-eyes-that-see"], ["feint", "exploit"], at=NONE, foil_deck=["regroup"])
    play(match, f"scheme:fiery-eyes-that-see:{HERO}", "choose:exploit")
    assert (deck(match, FOE)[-1], held(match, FOE)) == ("exploit", ["feint", "regroup"])
    assert hand_size(match, ME) == 1 + 1


def test_golden_chain_mail_turns_the_damage_round() -> None:
    match = duel(HERO, ["golden-chain-mail"], ["commanding-impact"], at=NONE, active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "golden-chain-mail"))
    assert (health(match, HERO), health(match, "sinbad")) == (17, 15 - 1)


def test_infinite_strikes_count_friends_around_and_act_again() -> None:
    at: dict[str, Any] = {**NONE, "clone-1": "S04", "clone-2": "S10"}
    match = settle(fight(duel(HERO, ["infinite-strikes"], at=at), HERO, "sinbad", "infinite-strikes"))
    assert (health(match, "sinbad"), match.view(None)["actions"]) == (15 - 2 - 2, 2)


@pytest.mark.parametrize("answer", ["exploit", None])
def test_ox_form_lets_them_boost_what_they_played(answer: str | None) -> None:
    match = fight(duel(HERO, ["ox-form"], ["exploit", "feint"], at=NONE), HERO, "sinbad", "ox-form", answer)
    if answer is None:
        assert health(settle(match), "sinbad") == 15 - 7
        return
    assert match.actor == FOE
    play(match, keys(match)[0])
    play(match, *[key for key in keys(match) if key == "boost:feint"])
    assert health(settle(match), "sinbad") == 15 - (7 - 4 - 1)


def test_ox_form_cannot_be_canceled() -> None:
    match = fight(duel(HERO, ["ox-form"], ["feint", "exploit"], at=NONE), HERO, "sinbad", "ox-form", "feint")
    play(match, keys(match)[0])
    play(match, *[key for key in keys(match) if key == "boost:exploit"])
    assert "exploit" not in held(match, FOE)


def test_phoenix_form_heals_for_each_clone() -> None:
    at: dict[str, Any] = {**NONE, HERO: ("S02", 9), "clone-1": "S38", "clone-2": "S37"}
    match = play(duel(HERO, ["phoenix-form"], at=at), f"scheme:phoenix-form:{HERO}")
    assert health(match, HERO) == 9 + 2


@pytest.mark.parametrize(("answer", "hurt"), [("regroup", 4), (None, 0)])
def test_ruyi_jingo_bang_strikes_again_who_defended(answer: str | None, hurt: int) -> None:
    match = duel(HERO, ["ruyi-jingo-bang"], ["regroup"], at=NONE)
    settle(fight(match, HERO, "sinbad", "ruyi-jingo-bang", answer))
    assert health(match, "sinbad") == 15 - hurt


def test_sly_monkey_leaves_a_clone_behind() -> None:
    match = fight(duel(HERO, ["sly-monkey"], at=NONE), HERO, "sinbad", "sly-monkey")
    assert places(match, HERO) == zone_of("S02") - {"S02", "S03"}
    play(match, f"place:{HERO}:S04")
    assert (space(match, HERO), space(match, "clone-1")) == ("S04", "S02")
    clone = fight(
        duel(HERO, ["sly-monkey"], at={**NONE, HERO: "S34", "clone-1": "S02"}),
        "clone-1",
        "sinbad",
        "sly-monkey",
    )
    assert offered(clone, "place") == []


def test_taunting_laughter_ignores_their_card_unless_they_discard() -> None:
    match = fight(
        duel(HERO, ["taunting-laughter"], ["exploit", "feint"], at=NONE),
        HERO,
        "sinbad",
        "taunting-laughter",
        "exploit",
    )
    assert match.actor == FOE
    let, paid = (
        play(match.fork(), "decline"),
        play(match.fork(), next(key for key in keys(match) if key != "decline")),
    )
    assert (health(settle(let), "sinbad"), health(settle(paid), "sinbad")) == (15 - 3, 15)


def test_tortoise_form_lets_them_boost_the_attack() -> None:
    match = duel(HERO, ["tortoise-form"], ["commanding-impact", "leap-away"], at=NONE, active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "tortoise-form")
    assert match.actor == FOE
    play(match, keys(match)[0])
    play(match, *[key for key in keys(match) if key == "boost:leap-away"])
    assert health(settle(match), HERO) == 17 - (5 + 1 - 5)


def test_wily_fighting_hurts_all_foes_around() -> None:
    match = duel(HERO, ["wily-fighting"], ["exploit"], at=NONE, foil_at={"porter": "S01"})
    settle(fight(match, HERO, "sinbad", "wily-fighting", "exploit"))
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - 1, 6 - 1)
