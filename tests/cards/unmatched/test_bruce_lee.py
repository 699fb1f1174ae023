"""Bruce Lee: every card of the deck, and Fleet of Foot."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    chosen_from,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    health,
    keys,
    maneuver,
    pass_turn,
    play,
    settle,
    space,
)

BRUCE_LEE = ("bruce-lee",)
JKD = "jeet-kune-do"
FACTS = (
    Fact("be-like-water", "defense", 3, 4, 4, BRUCE_LEE),
    Fact("bring-it-on", "scheme", None, 3, 1, BRUCE_LEE),
    Fact("feint", "versatile", 2, 2, 3, BRUCE_LEE),
    Fact("hoo-whaaaaa", "scheme", None, 3, 1, BRUCE_LEE),
    Fact("jeet-kune-do-corkscrew-finger-jab", "attack", 3, 2, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("jeet-kune-do-downward-side-kick", "attack", 3, 2, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("jeet-kune-do-high-straight-lead", "attack", 3, 3, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("jeet-kune-do-intercepting-fist", "attack", 3, 2, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("jeet-kune-do-short-lead-hook", "attack", 3, 3, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("jeet-kune-do-wrist-lock", "attack", 3, 2, 1, BRUCE_LEE, ("jeet-kune-do",)),
    Fact("little-dragon", "versatile", 2, 3, 2, BRUCE_LEE),
    Fact("momentous-shift", "versatile", 3, 1, 3, BRUCE_LEE),
    Fact("nunchaku", "scheme", None, 3, 2, BRUCE_LEE),
    Fact("one-inch-punch", "scheme", None, 3, 1, BRUCE_LEE),
    Fact("regroup", "versatile", 1, 2, 3, BRUCE_LEE),
    Fact("skirmish", "versatile", 4, 1, 3, BRUCE_LEE),
    Fact("taste-of-blood", "defense", 3, 3, 1, BRUCE_LEE),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("bruce-lee", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("bruce-lee", FACTS)


# Fleet of Foot


def test_ability_takes_a_step_at_the_end_of_the_turn() -> None:
    """At the end of your turn, move Bruce Lee up to 1 space."""
    match = duel("bruce-lee", (), actions=1, deck=["feint"])
    play(match, "maneuver", "decline", "decline")
    assert match.actor == ME
    assert moves(match, "bruce-lee") == {"S01", "S09"}
    left = play(match.fork(), "decline")
    assert (space(left, "bruce-lee"), left.view(None)["active"]) == ("S02", FOE)
    play(match, "move:bruce-lee:S09")
    assert (space(match, "bruce-lee"), match.view(None)["active"]) == ("S09", FOE)


# Cards


def test_be_like_water_takes_a_jeet_kune_do_card_back() -> None:
    """After combat: return a JEET KUNE DO card from the discard pile to the hand."""
    pile = [f"{JKD}-wrist-lock", "feint", f"{JKD}-short-lead-hook"]
    match = duel("bruce-lee", ["be-like-water"], ["exploit"], discard=pile, active=FOE)
    fight(match, "sinbad", "bruce-lee", "exploit", "be-like-water")
    assert match.actor == ME
    assert chosen_from(match) == {f"{JKD}-wrist-lock", f"{JKD}-short-lead-hook"}
    play(match, f"choose:{JKD}-wrist-lock")
    assert hand(match, ME) == [f"{JKD}-wrist-lock"]
    bare = duel("bruce-lee", ["be-like-water"], ["exploit"], discard=["feint"], active=FOE)
    settle(fight(bare, "sinbad", "bruce-lee", "exploit", "be-like-water"))
    assert hand(bare, ME) == []


def test_bring_it_on_fetches_a_foe_of_the_zone() -> None:
    """Place an opposing fighter of Bruce Lee's zone next to him; gain 1 action."""
    match = duel("bruce-lee", ["nunchaku"], foil_at={"sinbad": "S08", "porter": "S07"})
    play(match, "scheme:bring-it-on:bruce-lee")
    assert places(match, "sinbad") == beside("S02")
    assert places(match, "porter") == set()
    play(match, "place:sinbad:S03")
    assert (space(match, "sinbad"), match.view(None)["actions"]) == ("S03", 2)


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects of the other card."""
    feint_cancels_the_other_card("bruce-lee")


def test_hoo_whaaaaa_takes_a_card_back_and_gives_an_action() -> None:
    """Return a JEET KUNE DO card to the hand; gain 1 action."""
    pile = [f"{JKD}-wrist-lock", "feint"]
    match = duel("bruce-lee", ["hoo-whaaaaa"], discard=pile)
    play(match, "scheme:hoo-whaaaaa:bruce-lee")
    assert held(match, ME) == [f"{JKD}-wrist-lock"]
    assert match.view(None)["actions"] == 2


@pytest.mark.parametrize(
    "card",
    ["corkscrew-finger-jab", "downward-side-kick", "intercepting-fist", "short-lead-hook", "wrist-lock"],
)
def test_jeet_kune_do_cards_give_an_action(card: str) -> None:
    """After combat: gain 1 action; each is worth 3."""
    match = duel("bruce-lee", [f"{JKD}-{card}"])
    settle(fight(match, "bruce-lee", "sinbad", f"{JKD}-{card}"))
    assert match.view(None)["actions"] == 2
    assert health(match, "sinbad") == 12 - (card == "corkscrew-finger-jab")


def test_jeet_kune_do_corkscrew_finger_jab_hurts_once_more() -> None:
    """After combat: 1 damage to the opposing fighter."""
    match = duel("bruce-lee", [f"{JKD}-corkscrew-finger-jab"], ["exploit"])
    settle(fight(match, "bruce-lee", "sinbad", f"{JKD}-corkscrew-finger-jab", "exploit"))
    assert health(match, "sinbad") == 14


def test_jeet_kune_do_downward_side_kick_knocks_a_card_away() -> None:
    """After combat: the opponent discards 1 card at random."""
    match = duel("bruce-lee", [f"{JKD}-downward-side-kick"], ["exploit", "feint"])
    settle(fight(match, "bruce-lee", "sinbad", f"{JKD}-downward-side-kick"))
    assert len(hand(match, FOE)) == 1


@pytest.mark.parametrize(("mover", "value"), [("bruce-lee", 5), ("sinbad", 5), ("", 3)])
def test_jeet_kune_do_high_straight_lead_is_worth_more_after_a_move(mover: str, value: int) -> None:
    """During combat: 5 if a fighter of the combat began the turn elsewhere. After combat: gain 1 action."""
    at = "S01" if mover == "bruce-lee" else "S02"
    there = "S08" if mover == "sinbad" else "S03"
    match = duel(
        "bruce-lee",
        [f"{JKD}-high-straight-lead", "nunchaku"],
        at={"bruce-lee": at},
        foil_at={"sinbad": there},
        deck=["feint"],
    )
    if mover == "bruce-lee":
        maneuver(match, "move:bruce-lee:S02")
    if mover == "sinbad":
        play(match, "scheme:bring-it-on:bruce-lee", "place:sinbad:S03")
    before = match.view(None)["actions"]
    fight(match, "bruce-lee", "sinbad", f"{JKD}-high-straight-lead")
    assert health(match, "sinbad") == 15 - value
    assert match.view(None)["actions"] == before


def test_jeet_kune_do_intercepting_fist_cancels() -> None:
    """Immediately: cancel all effects of the other card."""
    match = duel("bruce-lee", [f"{JKD}-intercepting-fist"], ["regroup"], foil_deck=["feint"] * 3)
    settle(fight(match, "bruce-lee", "sinbad", f"{JKD}-intercepting-fist", "regroup"))
    assert hand(match, FOE) == []


def test_jeet_kune_do_short_lead_hook_may_trade_places() -> None:
    """After combat: Bruce Lee may trade places with the opposing fighter."""
    match = duel("bruce-lee", [f"{JKD}-short-lead-hook"])
    fight(match, "bruce-lee", "sinbad", f"{JKD}-short-lead-hook")
    left = settle(match.fork())
    assert (space(left, "bruce-lee"), space(left, "sinbad")) == ("S02", "S03")
    play(match, keys(match)[0])
    assert (space(match, "bruce-lee"), space(match, "sinbad")) == ("S03", "S02")


def test_jeet_kune_do_wrist_lock_draws() -> None:
    """After combat: draw 1."""
    match = duel("bruce-lee", [f"{JKD}-wrist-lock"], deck=["feint"])
    settle(fight(match, "bruce-lee", "sinbad", f"{JKD}-wrist-lock"))
    assert held(match, ME) == ["feint"]


@pytest.mark.parametrize(("more", "value"), [([], 6), (["feint"], 2)])
def test_little_dragon_is_worth_six_from_an_empty_hand(more: list[str], value: int) -> None:
    """During combat: 6 if your hand is empty. After combat: draw 2."""
    match = duel("bruce-lee", ["little-dragon", *more], ["exploit"], deck=["feint"] * 2, active=FOE)
    settle(fight(match, "sinbad", "bruce-lee", "exploit", "little-dragon"))
    assert health(match, "bruce-lee") == 14 - max(4 - value, 0)
    assert hand(match, ME) == ["feint"] * (2 + len(more))


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    """During combat: 5 if its fighter began the turn elsewhere."""
    momentous_shift_is_worth_more_after_a_move("bruce-lee")


def test_nunchaku_adds_one_to_every_attack_of_the_turn() -> None:
    """This turn his attacks are worth 1 more; gain 1 action."""
    match = duel("bruce-lee", ["nunchaku", "skirmish", "skirmish"])
    play(match, "scheme:nunchaku:bruce-lee")
    assert match.view(None)["actions"] == 2
    assert match.view(None)["lasting"] == [{"seat": ME, "card": "nunchaku"}]
    settle(fight(match, "bruce-lee", "sinbad", "skirmish"))
    settle(fight(match, "bruce-lee", "sinbad", "skirmish"))
    assert health(match, "sinbad") == 5
    two = duel("bruce-lee", ["nunchaku", "nunchaku", "skirmish"])
    play(two, "scheme:nunchaku:bruce-lee", "scheme:nunchaku:bruce-lee")
    assert health(settle(fight(two, "bruce-lee", "sinbad", "skirmish")), "sinbad") == 9


def test_nunchaku_does_not_help_to_defend() -> None:
    """It is about his attacks, and over with his turn."""
    match = duel("bruce-lee", ["nunchaku", "skirmish"], ["commanding-impact"], deck=["feint"] * 3)
    play(match, "scheme:nunchaku:bruce-lee")
    pass_turn(match)
    settle(fight(match, "sinbad", "bruce-lee", "commanding-impact", "skirmish"))
    assert health(match, "bruce-lee") == 13


def test_one_inch_punch_comes_back_if_it_defeats() -> None:
    """2 damage to a fighter next to Bruce Lee; if that defeats it, this card returns to the hand."""
    match = duel("bruce-lee", ["one-inch-punch"], foil_at={"porter": ("S01", 2)})
    play(match, "scheme:one-inch-punch:bruce-lee")
    assert chosen_from(match) == {"sinbad", "porter"}
    strong = play(match.fork(), "choose:sinbad")
    assert (health(strong, "sinbad"), discard(strong, ME), held(strong, ME)) == (13, ["one-inch-punch"], [])
    play(match, "choose:porter")
    assert (health(match, "porter"), discard(match, ME), held(match, ME)) == (0, [], ["one-inch-punch"])


def test_regroup_draws_one_or_two() -> None:
    """After combat: draw 1, or 2 if won."""
    regroup_draws_one_or_two("bruce-lee")


def test_skirmish_moves_either_fighter() -> None:
    """After combat: if won, move a fighter of the combat up to 2."""
    winner_moves_either_fighter("bruce-lee", "skirmish", 2, "leap-away")


@pytest.mark.parametrize(("left", "drawn"), [(6, 0), (5, 3)])
def test_taste_of_blood_draws_when_he_is_hurt(left: int, drawn: int) -> None:
    """After combat: with 5 or less health, draw 3."""
    at = {"bruce-lee": ("S02", left)}
    match = duel("bruce-lee", ["taste-of-blood"], ["regroup"], at=at, deck=["skirmish"] * 3, active=FOE)
    settle(fight(match, "sinbad", "bruce-lee", "regroup", "taste-of-blood"))
    assert hand(match, ME) == ["skirmish"] * drawn
