"""Golden Bat: every card of the deck, and The First Superhero."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    everywhere,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    maneuver,
    offered,
    play,
    settle,
    space,
    to_the_move,
)
from thwack import Match

GOLDEN_BAT = ("golden-bat",)
FACTS = (
    Fact("a-punch-to-shake-the-earth", "attack", 1, 1, 3, GOLDEN_BAT),
    Fact("alpine-fortress", "scheme", None, 3, 3, GOLDEN_BAT),
    Fact("arrive-just-in-time", "scheme", None, 2, 2, GOLDEN_BAT),
    Fact("he-laughs-at-your-feebleness", "defense", 5, 3, 2, GOLDEN_BAT),
    Fact("imposing-presence", "defense", 3, 2, 2, GOLDEN_BAT),
    Fact("insight-of-the-ancients", "versatile", 3, 2, 2, GOLDEN_BAT),
    Fact("like-a-flash-of-golden-light", "versatile", 2, 2, 3, GOLDEN_BAT),
    Fact("sight-beyond-sight", "versatile", 2, 1, 3, GOLDEN_BAT),
    Fact("skirmish", "versatile", 4, 1, 2, GOLDEN_BAT),
    Fact("super-strength", "attack", 5, 1, 2, GOLDEN_BAT),
    Fact("terrifying-roar", "versatile", 3, 1, 3, GOLDEN_BAT),
    Fact("vaporizing-eyebeams", "attack", 2, 2, 3, GOLDEN_BAT),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("golden-bat", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("golden-bat", FACTS)


def struck(match: Match, card: str, defense: str | None = None) -> Match:
    """Golden Bat attacks Sinbad."""
    return fight(match, "golden-bat", "sinbad", card, defense)


# The First Superhero


def test_ability_adds_two_before_a_maneuver() -> None:
    """While you have not maneuvered this turn, his attacks are worth 2 more."""
    match = duel("golden-bat", ["super-strength", "super-strength"], deck=["skirmish"], actions=3)
    assert health(struck(match, "super-strength"), "sinbad") == 8
    maneuver(match)
    assert health(struck(match, "super-strength"), "sinbad") == 3


def test_ability_does_not_help_to_defend() -> None:
    """It is about his attacks."""
    match = duel("golden-bat", ["skirmish"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "golden-bat", "commanding-impact", "skirmish"))
    assert health(match, "golden-bat") == 17


# Cards


@pytest.mark.parametrize(("defense", "loss"), [(None, 2), ("exploit", 1)])
def test_a_punch_to_shake_the_earth_hurts_the_whole_zone(defense: str | None, loss: int) -> None:
    """After combat: 1 damage to each opposing fighter in his zone, or 2 if won."""
    match = duel("golden-bat", ["a-punch-to-shake-the-earth"], ["exploit"], foil_at={"porter": "S08"})
    struck(match, "a-punch-to-shake-the-earth", defense)
    assert health(match, "porter") == 6 - loss
    assert health(match, "sinbad") == 15 - loss - (0 if defense else 3)


def test_alpine_fortress_shuffles_draws_and_moves() -> None:
    """Shuffle a discard into the deck; draw 2; move up to 4."""
    match = duel("golden-bat", ["alpine-fortress"], discard=["skirmish", "super-strength"])
    play(match, "scheme:alpine-fortress:golden-bat")
    assert chosen_from(match) == {"skirmish", "super-strength"}
    size = len(deck(match, ME))
    play(match, "choose:skirmish")
    assert (len(deck(match, ME)), discard(match, ME)) == (size - 1, ["super-strength"])
    assert len(held(match, ME)) == 2
    assert moves(match, "golden-bat") == walks("S02", 4, foes=["S03"])


def test_arrive_just_in_time_goes_anywhere() -> None:
    """Place Golden Bat in any space."""
    match = duel("golden-bat", ["arrive-just-in-time"])
    play(match, "scheme:arrive-just-in-time:golden-bat")
    assert places(match, "golden-bat") == everywhere() - {"S02", "S03", "S07"}


def test_he_laughs_at_your_feebleness_is_a_plain_five() -> None:
    """No effect."""
    match = duel("golden-bat", ["he-laughs-at-your-feebleness"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "golden-bat", "commanding-impact", "he-laughs-at-your-feebleness"))
    assert health(match, "golden-bat") == 18


def test_imposing_presence_cancels() -> None:
    """Immediately: cancel all effects of the other card."""
    match = duel("golden-bat", ["imposing-presence"], ["exploit"], foil_deck=["feint"], active=FOE)
    fight(match, "sinbad", "golden-bat", "exploit", "imposing-presence")
    assert held(match, FOE) == []


def test_insight_of_the_ancients_takes_a_random_card_when_won() -> None:
    """After combat: if won, return a random card of the discard pile to the hand."""
    match = duel("golden-bat", ["insight-of-the-ancients"], discard=["skirmish", "super-strength"])
    struck(match, "insight-of-the-ancients")
    assert len(held(match, ME)) == 1
    assert held(match, ME)[0] in ("skirmish", "super-strength")
    lost = duel("golden-bat", ["insight-of-the-ancients"], ["exploit"], discard=["skirmish"], active=FOE)
    fight(lost, "sinbad", "golden-bat", "exploit", "insight-of-the-ancients")
    assert hand(lost, ME) == []


@pytest.mark.parametrize(("at", "goal", "value"), [("S01", "S02", 2), ("S05", "S04", 4)])
def test_like_a_flash_of_golden_light_wants_another_zone(at: str, goal: str, value: int) -> None:
    """During combat: 4 if he began the turn in another zone. After combat: move up to 5."""
    card = "like-a-flash-of-golden-light"
    match = duel("golden-bat", [card], at={"golden-bat": at}, deck=["skirmish"], actions=3)
    assert (goal in zone_of(at)) == (value == 2)
    maneuver(match, f"move:golden-bat:{goal}")
    struck(match, "like-a-flash-of-golden-light")
    assert health(match, "sinbad") == 15 - value
    assert moves(match, "golden-bat") == walks(goal, 5, foes=["S03", "S07"])


def test_sight_beyond_sight_orders_the_top_of_their_deck() -> None:
    """After combat: look at the top 3 cards of the opponent's deck; put them back in any order."""
    match = duel("golden-bat", ["sight-beyond-sight"], foil_deck=["feint", "exploit", "regroup"])
    struck(match, "sight-beyond-sight")
    play(match, "choose:regroup", "choose:exploit")
    assert deck(match, FOE)[:3] == ["regroup", "exploit", "feint"]
    assert match.view(ME)["seats"][FOE]["deck"][:3] == ["regroup", "exploit", "feint"]
    assert match.view(FOE)["seats"][FOE]["deck"][:3] == [None] * 3


def test_skirmish_moves_a_fighter_when_won() -> None:
    """After combat: if won, move a fighter of the combat up to 2."""
    match = duel("golden-bat", ["skirmish"])
    struck(match, "skirmish")
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    assert moves(match, "golden-bat") == walks("S02", 2, foes=["S03"])


def test_super_strength_is_a_plain_five() -> None:
    """No effect; 7 with his ability."""
    assert health(struck(duel("golden-bat", ["super-strength"]), "super-strength"), "sinbad") == 8


def test_terrifying_roar_roots_everybody() -> None:
    """Immediately: no fighter can leave its space this turn."""
    match = duel("golden-bat", ["terrifying-roar"], ["toil-and-danger"], active=FOE)
    settle(fight(match, "sinbad", "golden-bat", "toil-and-danger", "terrifying-roar"))
    to_the_move(match)
    assert offered(match, "move") == []
    settle(match)
    assert space(match, "sinbad") == "S03"


def test_vaporizing_eyebeams_burn_a_card() -> None:
    """After combat: the opponent discards 1 card at random."""
    match = duel("golden-bat", ["vaporizing-eyebeams"], ["feint", "exploit"])
    struck(match, "vaporizing-eyebeams")
    assert len(hand(match, FOE)) == 1
