"""Ghost Rider: every card of the deck, and his Hellfire."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
    fight,
    is_whole_deck,
    moves,
    printed,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    settle,
    space,
    state,
)
from thwack import Match

GHOST = ("ghost-rider",)
FACTS = (
    Fact("blaze-of-glory", "attack", 2, 3, 2, GHOST),
    Fact("chains-of-hellfire", "scheme", None, 2, 2, GHOST),
    Fact("control-the-demon", "versatile", 0, 1, 3, GHOST),
    Fact("deal-with-the-devil", "defense", 2, 1, 2, GHOST),
    Fact("feint", "versatile", 2, 1, 2, GHOST),
    Fact("hell-rides-with-me", "scheme", None, 3, 2, GHOST),
    Fact("i-brought-the-devil-with-me", "attack", 3, 2, 3, GHOST),
    Fact("i-finally-escaped-hell", "versatile", 3, 1, 3, GHOST),
    Fact("penance-stare", "versatile", 3, 2, 2, GHOST),
    Fact("spirit-of-vengeance", "attack", 5, 2, 3, GHOST),
    Fact("stoke-the-flames", "defense", 2, 2, 3, GHOST),
    Fact("the-wicked-will-burn", "versatile", 3, 2, 3, GHOST),
)
RIDER = "ghost-rider"


def burning(hellfire: int, hand: list[str], foil_hand: list[str] | None = None, **more: Any) -> Match:
    """Ghost Rider on S02 with so much Hellfire, Sinbad next to him."""
    return duel(RIDER, hand, foil_hand or [], state={"hellfire": hellfire}, **more)


def fire(match: Match) -> int:
    """How much is left."""
    return int(state(match, ME)["hellfire"])


def ride(match: Match) -> Match:
    """A maneuver with Hellfire, up to the question where to."""
    play(match, "maneuver")
    return play(match, next(key for key in keys(match) if "spend-hellfire" in key))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("ghost-rider", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("ghost-rider", FACTS)


def test_ability_begins_with_five_hellfire() -> None:
    assert fire(thwack.new("unmatched", seed=1, heroes=[RIDER, "sinbad"])) == 5


def test_ability_rides_through_foes_and_burns_them() -> None:
    """Four spaces for 1 Hellfire, through anybody; each foe on the way takes 1, however often passed."""
    match = ride(burning(3, ["feint"]))
    assert fire(match) == 2
    assert moves(match, RIDER) == walks("S02", 4) - {"S03"} | {"S02"}
    play(match, "move:ghost-rider:S05")
    assert (space(match, RIDER), health(match, "sinbad")) == ("S05", 14)
    assert match.view(None)["actions"] == 1


def test_R_19_of_several_ways_the_mover_chooses_whom_to_pass() -> None:
    """To S11 one can ride through Sinbad on S03, through the Porter on S10, or round by S09 and S10."""
    match = ride(burning(3, ["feint"], foil_at={"sinbad": "S03", "porter": "S10"}))
    play(match, "move:ghost-rider:S11")
    assert set(keys(match)) == {"choose:sinbad", "choose:porter", "choose:sinbad:porter"}
    assert "choose whom to move through" in match.prompt("en")
    assert [c.text("en") for c in match.choices if c.key == "choose:sinbad:porter"] == [
        "Move through Sinbad and the Porter"
    ]
    play(match, "choose:sinbad:porter")
    assert (health(match, "sinbad"), health(match, "porter"), space(match, RIDER)) == (14, 5, "S11")


def test_ability_is_one_of_the_choices_of_a_maneuver() -> None:
    """Without Hellfire it is not offered; a boost and a plain move are as always."""
    match = play(burning(0, ["feint"]), "maneuver")
    assert not any("spend-hellfire" in key for key in keys(match))
    match = play(burning(1, ["feint"]), "maneuver", "decline")
    assert moves(match, RIDER) == walks("S02", 2, foes=["S03"])
    stay = settle(ride(burning(1, ["feint"])))
    assert (fire(stay), space(stay, RIDER)) == (0, "S02")


def test_blaze_of_glory_burns_everybody_in_the_zone() -> None:
    match = fight(burning(5, ["blaze-of-glory"], ["exploit"]), RIDER, "sinbad", "blaze-of-glory", "exploit")
    play(match, "choose:2")
    assert (health(match, "sinbad"), health(match, RIDER), health(match, "porter")) == (13, 15, 6)
    assert fire(match) == 3


def test_chains_of_hellfire_fills_it_up() -> None:
    assert (
        fire(play(burning(0, ["feint", "chains-of-hellfire"]), "scheme:chains-of-hellfire:ghost-rider")) == 5
    )


def test_control_the_demon_grows_with_hellfire() -> None:
    for amount in (0, 4):
        match = settle(fight(burning(amount, ["control-the-demon"]), RIDER, "sinbad", "control-the-demon"))
        assert (health(match, "sinbad"), fire(match)) == (15 - amount, amount)


def test_deal_with_the_devil_adds_what_is_spent() -> None:
    match = burning(4, ["deal-with-the-devil"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", RIDER, "commanding-impact", "deal-with-the-devil")
    play(match, "choose:2")
    assert (health(match, RIDER), fire(match)) == (17 - 1, 2)


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(RIDER)


def test_hell_rides_with_me_moves_him_and_one_beside_him() -> None:
    match = burning(1, ["feint", "hell-rides-with-me"])
    play(match, "scheme:hell-rides-with-me:ghost-rider")
    play(match, "choose:sinbad", "move:ghost-rider:S08")
    assert moves(match, "sinbad") == walks("S03", 4, foes=["S08"]) - {"S07"}
    play(match, "move:sinbad:S04")
    assert (space(match, RIDER), space(match, "sinbad")) == ("S08", "S04")
    assert (fire(match), match.view(None)["actions"]) == (3, 2)
    alone = burning(1, ["feint", "hell-rides-with-me"])
    play(alone, "scheme:hell-rides-with-me:ghost-rider", "decline")
    play(alone, "move:ghost-rider:S08")
    assert offered(alone, "move") == []


def test_i_brought_the_devil_with_me_buys_an_action() -> None:
    card = "i-brought-the-devil-with-me"
    match = fight(burning(2, [card]), RIDER, "sinbad", card)
    play(match, keys(match)[0])
    assert (fire(match), match.view(None)["actions"]) == (0, 2)
    poor = fight(burning(1, [card]), RIDER, "sinbad", card)
    assert (fire(poor), poor.view(None)["actions"]) == (1, 1)


def test_i_finally_escaped_hell_buys_a_move() -> None:
    card = "i-finally-escaped-hell"
    match = fight(burning(2, [card]), RIDER, "sinbad", card)
    play(match, keys(match)[0])
    assert moves(match, RIDER) == walks("S02", 2, foes=["S03"])
    play(match, "move:ghost-rider:S08")
    assert (fire(match), space(match, RIDER)) == (1, "S08")


def test_penance_stare_adds_their_boost_once_or_twice() -> None:
    """Exploit is a 4 with a boost of 1."""
    match = fight(burning(2, ["penance-stare"], ["exploit"]), RIDER, "sinbad", "penance-stare", "exploit")
    once, twice = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert (health(once, "sinbad"), fire(once)) == (15, 2)
    assert (health(twice, "sinbad"), fire(twice)) == (14, 0)


def test_spirit_of_vengeance_buys_two_cards() -> None:
    match = fight(burning(1, ["spirit-of-vengeance"]), RIDER, "sinbad", "spirit-of-vengeance")
    play(match, keys(match)[0])
    assert (fire(match), hand_size(match, ME)) == (0, 3)


def test_stoke_the_flames_turns_damage_into_hellfire() -> None:
    match = burning(1, ["stoke-the-flames"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", RIDER, "commanding-impact", "stoke-the-flames"))
    assert (health(match, RIDER), fire(match)) == (14, 4)


def test_the_wicked_will_burn_gains_hellfire_after_a_move() -> None:
    still = settle(fight(burning(1, ["the-wicked-will-burn"]), RIDER, "sinbad", "the-wicked-will-burn"))
    assert fire(still) == 1
    match = burning(1, ["the-wicked-will-burn"], at={RIDER: "S01"})
    maneuver(match, "move:ghost-rider:S02")
    settle(fight(match, RIDER, "sinbad", "the-wicked-will-burn"))
    assert fire(match) == 3
