"""Robin Hood and the Outlaws: every card of the deck, and Hit And Run."""

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    draws_whether_won_or_lost,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    seen_hand,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    fighter,
    health,
    keys,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match

ROBIN = ("robin-hood",)
OUTLAW = ("outlaw",)
FACTS = (
    Fact("a-hunters-eye", "attack", 5, 4, 3, ROBIN),
    Fact("ambush", "attack", 2, 3, 2),
    Fact("defenders-of-sherwood", "defense", 3, 2, 2),
    Fact("disarming-shot", "attack", 4, 3, 2, ROBIN),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("highway-robbery", "attack", 2, 2, 4, OUTLAW),
    Fact("piercing-shot", "attack", 2, 3, 2, ROBIN),
    Fact("regroup", "versatile", 1, 2, 3),
    Fact("snark", "versatile", 3, 1, 3),
    Fact("steal-from-the-rich", "scheme", None, 3, 3, ROBIN),
    Fact("wily-fighting", "versatile", 3, 1, 3),
)
OUTLAW_FIGHTS = {"robin-hood": "S34", "outlaw-1": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("robin-hood", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("robin-hood", FACTS)


# Hit And Run


@pytest.mark.parametrize(("attacker", "at"), [("robin-hood", {}), ("outlaw-1", OUTLAW_FIGHTS)])
def test_ability_moves_the_attacker_after_the_attack(attacker: str, at: dict[str, str]) -> None:
    """After you attack, you may move the attacking fighter up to 2 spaces."""
    match = fight(duel("robin-hood", ["regroup"], at=at), attacker, "sinbad", "regroup")
    assert match.view(None)["combat"] is None
    assert discard(match, ME) == ["regroup"]
    assert moves(match, attacker) == walks("S02", 2, foes=["S03"])
    assert {who for who, _ in offered(match, "move")} == {attacker}
    stay = play(match.fork(), "decline")
    assert space(stay, attacker) == "S02"
    play(match, f"move:{attacker}:S08")
    assert space(match, attacker) == "S08"
    assert "maneuver" in keys(match)


def test_ability_is_not_for_the_defender() -> None:
    """Attacked, nobody runs."""
    match = fight(
        duel("robin-hood", ["feint"], ["regroup"], active=FOE), "sinbad", "robin-hood", "regroup", "feint"
    )
    assert match.actor == FOE
    assert offered(match, "move") == []


# Cards


def test_a_hunters_eye_hits_with_its_printed_value() -> None:
    """An attack of 5 without any effect, for Robin Hood alone."""
    match = duel("robin-hood", ["a-hunters-eye"], ["exploit"])
    fight(match, "robin-hood", "sinbad", "a-hunters-eye", "exploit")
    assert health(match, "sinbad") == 15 - (5 - 4)
    outlaw = duel("robin-hood", ["a-hunters-eye"], at=OUTLAW_FIGHTS)
    assert offered(outlaw, "attack") == []


def test_ambush_takes_a_card_at_random_and_adds_its_boost() -> None:
    """During combat: the opponent discards a card at random, and its boost value is added."""
    match = duel("robin-hood", ["ambush"], ["commanding-impact", "voyage-home", "feint"], chance="ask")
    fight(match, "robin-hood", "sinbad", "ambush", "feint")
    assert health(match, "sinbad") == 15
    assert held(match, FOE) == ["commanding-impact", "voyage-home"]
    match = duel(
        "robin-hood", ["ambush"], ["commanding-impact", "voyage-whale-island", "regroup"], chance="ask"
    )
    fight(match, "robin-hood", "sinbad", "ambush", "regroup")
    assert match.actor == thwack.CHANCE
    assert set(keys(match)) == {"choose:commanding-impact", "choose:voyage-whale-island"}
    nothing = settle(play(match.fork(), "choose:voyage-whale-island"))
    assert health(nothing, "sinbad") == 15 - (2 + 0 - 1)
    settle(play(match, "choose:commanding-impact"))
    assert health(match, "sinbad") == 15 - (2 + 2 - 1)
    assert sorted(discard(match, FOE)) == ["commanding-impact", "regroup"]
    assert seen_hand(match, ME, FOE) == []


def test_ambush_adds_nothing_against_an_empty_hand() -> None:
    """The rest goes on: it is an attack of 2."""
    match = settle(fight(duel("robin-hood", ["ambush"], at=OUTLAW_FIGHTS), "outlaw-1", "sinbad", "ambush"))
    assert health(match, "sinbad") == 13


def test_defenders_of_sherwood_draws_and_brings_an_outlaw_back() -> None:
    """After combat: draw 1, and a defeated Outlaw returns to a space in Robin Hood's zone."""
    at = {"outlaw-2": 0, "outlaw-4": 0}
    match = duel(
        "robin-hood", ["defenders-of-sherwood"], ["commanding-impact"], at=at, deck=["snark"], active=FOE
    )
    fight(match, "sinbad", "robin-hood", "commanding-impact", "defenders-of-sherwood")
    assert health(match, "robin-hood") == 13 - (5 - 3)
    assert match.actor == ME
    assert held(match, ME) == ["snark"]
    assert places(match, "outlaw-2") == zone_of("S02") - {"S02", "S03"}
    assert {refs[0] for refs in offered(match, "place")} == {"outlaw-2"}
    assert is_mandatory(match)
    play(match, "place:outlaw-2:S11")
    assert fighter(match, "outlaw-2") == {"space": "S11", "health": 1}
    assert fighter(match, "outlaw-4") == {"space": None, "health": 0}
    assert match.actor == FOE


def test_defenders_of_sherwood_draws_even_if_no_outlaw_fell() -> None:
    """What can be done is done; nobody but an Outlaw comes back."""
    hand, foil_hand = ["defenders-of-sherwood"], ["regroup"]
    match = duel("robin-hood", hand, foil_hand, foil_at={"porter": 0}, deck=["snark"], active=FOE)
    fight(match, "sinbad", "robin-hood", "regroup", "defenders-of-sherwood")
    assert held(match, ME) == ["snark"]
    assert match.actor == FOE


def test_defenders_of_sherwood_can_save_the_outlaw_who_used_it() -> None:
    """The Outlaw falls in the combat and comes back after it, next to Robin Hood."""
    match = duel("robin-hood", ["defenders-of-sherwood"], ["commanding-impact"], at=OUTLAW_FIGHTS, active=FOE)
    fight(match, "sinbad", "outlaw-1", "commanding-impact", "defenders-of-sherwood")
    assert fighter(match, "outlaw-1") == {"space": None, "health": 0}
    play(match, "place:outlaw-1:S30")
    assert fighter(match, "outlaw-1") == {"space": "S30", "health": 1}


@pytest.mark.parametrize(
    ("defense", "damage"), [(None, 4), ("regroup", 3), ("momentous-shift", 1), ("exploit", 0)]
)
def test_disarming_shot_draws_as_much_as_it_hurts(defense: str | None, damage: int) -> None:
    """After combat: draw as many cards as damage was dealt."""
    top = ["feint", "feint", "feint", "regroup", "regroup"]
    match = duel("robin-hood", ["disarming-shot"], [defense] if defense else [], deck=top)
    settle(fight(match, "robin-hood", "sinbad", "disarming-shot", defense))
    assert health(match, "sinbad") == 15 - damage
    assert held(match, ME) == top[:damage]
    assert deck(match, ME)[: 5 - damage] == top[damage:]


def test_disarming_shot_counts_damage_beyond_the_last_health() -> None:
    """Our ruling: damage dealt is what the attack deals, also to a fighter with less health left."""
    match = duel(
        "robin-hood", ["disarming-shot"], foil_at={"sinbad": "S11", "porter": ("S03", 1)}, deck=["feint"]
    )
    settle(fight(match, "robin-hood", "porter", "disarming-shot"))
    assert health(match, "porter") == 0
    assert len(held(match, ME)) == 4


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("robin-hood")


def test_highway_robbery_cancels_and_ignores_the_defense() -> None:
    """Immediately: cancel all effects on the other card and ignore its value."""
    match = duel("robin-hood", ["highway-robbery"], ["exploit"], at=OUTLAW_FIGHTS)
    fight(match, "outlaw-1", "sinbad", "highway-robbery", "exploit")
    assert health(match, "sinbad") == 13
    assert held(match, FOE) == []
    robin = duel("robin-hood", ["highway-robbery"], at={"robin-hood": "S02"})
    assert offered(robin, "attack") == []


def test_highway_robbery_is_itself_canceled_by_a_feint() -> None:
    """The defender's Feint resolves first: then the value of 2 counts (Q-11)."""
    match = duel("robin-hood", ["highway-robbery"], ["feint"], at=OUTLAW_FIGHTS)
    fight(match, "outlaw-1", "sinbad", "highway-robbery", "feint")
    assert health(match, "sinbad") == 15


def test_piercing_shot_draws_two() -> None:
    """After combat: draw 2."""
    draws_whether_won_or_lost("robin-hood", "piercing-shot", 2, "robin-hood", 2, "momentous-shift")


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    regroup_draws_one_or_two("robin-hood")


@pytest.mark.parametrize(("foil_at", "drawn"), [("S03", ["feint"]), ("S11", [])])
def test_snark_draws_next_to_the_other_fighter(foil_at: str, drawn: list[str]) -> None:
    """After combat: draw 1 if your fighter is next to the other one."""
    match = duel("robin-hood", ["snark"], foil_at={"sinbad": foil_at}, deck=["feint", "feint"])
    settle(fight(match, "robin-hood", "sinbad", "snark"))
    assert health(match, "sinbad") == 12
    assert held(match, ME) == drawn


def test_snark_draws_nothing_when_the_other_fighter_fell() -> None:
    """A defeated fighter is next to nobody (U-9.18)."""
    foil_at = {"sinbad": "S11", "porter": ("S03", 3)}
    match = duel("robin-hood", ["snark"], foil_at=foil_at, deck=["feint"])
    settle(fight(match, "robin-hood", "porter", "snark"))
    assert health(match, "porter") == 0
    assert held(match, ME) == []


def test_snark_defends_too() -> None:
    """Won or lost does not matter."""
    match = duel("robin-hood", ["snark"], ["commanding-impact"], deck=["regroup"], active=FOE)
    fight(match, "sinbad", "robin-hood", "commanding-impact", "snark")
    assert health(match, "robin-hood") == 11
    assert held(match, ME) == ["regroup"]


def stolen(*foil_hand: str) -> Match:
    """Steal from the Rich is played; the deck is known."""
    match = duel("robin-hood", ["steal-from-the-rich"], foil_hand, deck=["feint", "regroup", "snark"])
    return play(match, "scheme:steal-from-the-rich:robin-hood")


def test_steal_from_the_rich_is_bought_off_with_a_card() -> None:
    """Draw 1; an opponent may discard a card of their choice."""
    match = stolen("exploit", "leap-away")
    assert held(match, ME) == ["feint"]
    assert match.actor == FOE
    assert keys(match) == ["choose:discard-1", "decline"]
    play(match, "choose:discard-1")
    assert chosen_from(match) == {"exploit", "leap-away"}
    play(match, "choose:exploit")
    assert discard(match, FOE) == ["exploit"]
    assert held(match, FOE) == ["leap-away"]
    assert held(match, ME) == ["feint"]


def test_steal_from_the_rich_draws_another_if_they_do_not() -> None:
    """They keep their cards, and you draw 1 more."""
    match = play(stolen("exploit", "leap-away"), "decline")
    assert held(match, FOE) == ["exploit", "leap-away"]
    assert held(match, ME) == ["feint", "regroup"]


def test_steal_from_the_rich_draws_another_from_the_poor() -> None:
    """Without a card to discard they cannot buy it off."""
    match = stolen()
    assert match.actor == ME
    assert held(match, ME) == ["feint", "regroup"]


def test_steal_from_the_rich_asks_one_of_several_opponents() -> None:
    """With more than one opponent, Robin Hood's player picks who may buy it off."""
    match = scene(
        seat("robin-hood", ["steal-from-the-rich", "snark"], deck=["feint", "regroup"]),
        seat("medusa", ["dash", "snipe"]),
        seat("sinbad", ["exploit", "leap-away"]),
        mode="free-for-all",
    )
    play(match, "scheme:steal-from-the-rich:robin-hood")
    assert chosen_from(match) == {"medusa", "sinbad"}
    assert is_mandatory(match)
    play(match, "choose:sinbad")
    assert match.actor == 2
    play(match, "decline")
    assert match.view(ME)["seats"][ME]["hand"] == ["feint", "regroup", "snark"]


def test_wily_fighting_hurts_every_foe_next_to_its_fighter() -> None:
    """After combat: 1 damage to each opposing fighter next to yours."""
    at = {"robin-hood": "S02", "outlaw-1": "S01"}
    match = duel(
        "robin-hood",
        ["wily-fighting"],
        ["toil-and-danger"],
        at=at,
        foil_at={"sinbad": "S03", "porter": "S09"},
    )
    fight(match, "robin-hood", "sinbad", "wily-fighting", "toil-and-danger")
    assert match.actor == FOE
    settle(play(match, "decline"))
    assert [health(match, who) for who in ("sinbad", "porter", "robin-hood", "outlaw-1")] == [14, 5, 13, 1]
    far = duel("robin-hood", ["wily-fighting"], foil_at={"sinbad": "S11", "porter": "S09"})
    settle(fight(far, "robin-hood", "sinbad", "wily-fighting"))
    assert [health(far, who) for who in ("sinbad", "porter")] == [12, 5]


def test_wily_fighting_defends_too() -> None:
    """The attacker is hurt if it stands next to the defender."""
    match = duel("robin-hood", ["wily-fighting"], ["momentous-shift"], at=OUTLAW_FIGHTS, active=FOE)
    fight(match, "sinbad", "outlaw-1", "momentous-shift", "wily-fighting")
    assert (health(match, "outlaw-1"), health(match, "sinbad")) == (1, 14)
