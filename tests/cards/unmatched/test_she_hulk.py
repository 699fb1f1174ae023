"""She-Hulk: every card of the deck, and Just Throw Something."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    settle,
    to_the_move,
)

SHE_HULK = ("she-hulk",)
FACTS = (
    Fact("cease-and-desist", "versatile", 1, 2, 3, SHE_HULK),
    Fact("double-jeopardy", "scheme", None, 2, 2, SHE_HULK),
    Fact("green-energy", "versatile", 4, 1, 3, SHE_HULK),
    Fact("jennifer-walters-esq", "scheme", None, 1, 2, SHE_HULK),
    Fact("lady-justice", "defense", 0, 2, 3, SHE_HULK),
    Fact("leap-toward", "scheme", None, 1, 2, SHE_HULK),
    Fact("legalese", "versatile", 2, 1, 3, SHE_HULK),
    Fact("nerve-cluster-strike", "versatile", 3, 1, 3, SHE_HULK),
    Fact("omega-level-threat", "attack", 5, 2, 2, SHE_HULK),
    Fact("sensational", "attack", 4, 2, 3, SHE_HULK),
    Fact("the-defense-rests", "defense", 2, 2, 2, SHE_HULK),
    Fact("the-savage-she-hulk", "attack", 3, 3, 2, SHE_HULK),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("she-hulk", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("she-hulk", FACTS)


def test_ability_throws_a_card_at_somebody() -> None:
    """At the start of your turn, you may discard a card to deal its boost as damage in her zone."""
    cards, near = ["the-savage-she-hulk", "legalese"], {"porter": "S08"}
    match = duel("she-hulk", cards, foil_at=near, active=FOE, actions=1)
    maneuver(match)
    left = settle(match.fork())
    assert (health(left, "sinbad"), hand_size(left, ME)) == (15, 2)
    play(match, keys(match)[0], "choose:the-savage-she-hulk")
    assert chosen_from(match) == {"she-hulk", "sinbad", "porter"}
    play(match, "choose:porter")
    assert (health(match, "porter"), hand(match, ME)) == (3, ["legalese"])


def test_R_37_she_may_be_the_only_one_to_hit() -> None:
    """A fighter in her zone may be She-Hulk herself."""
    match = duel("she-hulk", ["legalese"], foil_at={"sinbad": "S34"}, active=FOE, actions=1)
    maneuver(match)
    play(match, keys(match)[0])
    assert health(match, "she-hulk") == 19


# Cards


@pytest.mark.parametrize(("active", "value"), [(ME, 4), (FOE, 1)])
def test_cease_and_desist_cancels_and_strikes(active: int, value: int) -> None:
    """Immediately: cancel all effects of the other card. During combat: 4 when attacking."""
    match = duel("she-hulk", ["cease-and-desist"], ["regroup"], foil_deck=["feint"] * 3, active=active)
    if active == ME:
        fight(match, "she-hulk", "sinbad", "cease-and-desist", "regroup")
        assert health(match, "sinbad") == 12
    else:
        fight(match, "sinbad", "she-hulk", "regroup", "cease-and-desist")
        assert health(match, "she-hulk") == 20
    assert held(match, FOE) == []


def test_double_jeopardy_draws_and_heals() -> None:
    """Draw 2; heal 2."""
    match = duel("she-hulk", ["double-jeopardy"], at={"she-hulk": ("S02", 9)}, deck=["legalese"] * 2)
    play(match, "scheme:double-jeopardy:she-hulk")
    assert (held(match, ME), health(match, "she-hulk")) == (["legalese"] * 2, 11)


def test_green_energy_hurts_all_neighbours_when_won() -> None:
    """After combat: if won, 1 damage to each fighter next to She-Hulk."""
    match = duel("she-hulk", ["green-energy"], foil_at={"porter": "S01"})
    fight(match, "she-hulk", "sinbad", "green-energy")
    assert (health(match, "sinbad"), health(match, "porter")) == (10, 5)
    lost = duel("she-hulk", ["green-energy"], ["exploit"], foil_at={"porter": "S01"})
    fight(lost, "she-hulk", "sinbad", "green-energy", "exploit")
    assert health(lost, "porter") == 6


def test_jennifer_walters_esq_goes_to_a_start_space() -> None:
    """Place her in a start space; draw 1; gain 1 action."""
    match = duel("she-hulk", ["jennifer-walters-esq"], deck=["legalese"])
    play(match, "scheme:jennifer-walters-esq:she-hulk")
    assert places(match, "she-hulk") == {"S20", "S32", "S14"}  # Sinbad stands on the fourth
    play(match, "place:she-hulk:S20")
    assert (held(match, ME), match.view(None)["actions"]) == (["legalese"], 2)


def test_lady_justice_weighs_their_deck() -> None:
    """During combat: discard the top card of the opponent's deck; add twice its boost."""
    match = duel("she-hulk", ["lady-justice"], ["exploit"], foil_deck=["commanding-impact"], active=FOE)
    fight(match, "sinbad", "she-hulk", "exploit", "lady-justice")
    assert (health(match, "she-hulk"), discard(match, FOE)[0]) == (20, "commanding-impact")


@pytest.mark.parametrize(("goal", "gained"), [("S04", 1), ("S05", 0)])
def test_leap_toward_wants_a_foe(goal: str, gained: int) -> None:
    """Move up to 4 through foes; next to a foe, gain 1 action."""
    match = duel("she-hulk", ["leap-toward", "double-jeopardy"])
    play(match, "scheme:leap-toward:she-hulk")
    assert moves(match, "she-hulk") == walks("S02", 4, friends=["S03", "S07"])
    play(match, f"move:she-hulk:{goal}")
    assert match.view(None)["actions"] == 1 + gained


@pytest.mark.parametrize(("defense", "loser"), [("regroup", FOE), ("exploit", ME)])
def test_legalese_leaves_it_to_the_loser(defense: str, loser: int) -> None:
    """After combat: both draw 1 or both discard 1; whoever lost chooses."""
    match = duel("she-hulk", ["legalese", "green-energy"], [defense, "feint"], deck=["green-energy"])
    fight(match, "she-hulk", "sinbad", "legalese", defense)
    assert match.actor == loser
    drawn = play(match.fork(), keys(match)[0])
    assert len(held(drawn, ME)) == 2
    sizes = hand_size(match, ME), hand_size(match, FOE)
    play(match, keys(match)[1])
    while offered(match, "choose"):
        play(match, keys(match)[0])
    assert (hand_size(match, ME), hand_size(match, FOE)) == (sizes[0] - 1, sizes[1] - 1)


def test_nerve_cluster_strike_holds_a_neighbour() -> None:
    """Immediately: if adjacent, the opposing fighter cannot leave its space this turn."""
    match = duel("she-hulk", ["nerve-cluster-strike"], ["toil-and-danger"], active=FOE)
    settle(fight(match, "sinbad", "she-hulk", "toil-and-danger", "nerve-cluster-strike"))
    to_the_move(match)
    assert {who for who, _ in offered(match, "move")} == {"porter"}


@pytest.mark.parametrize(("defense", "left"), [("feint", 0), ("exploit", 2)])
def test_omega_level_threat_burns_two_cards(defense: str, left: int) -> None:
    """After combat: if 2 or more combat damage was dealt, the opponent discards 2 at random."""
    match = duel("she-hulk", ["omega-level-threat"], [defense, "regroup", "momentous-shift"])
    fight(match, "she-hulk", "sinbad", "omega-level-threat", None if defense == "feint" else defense)
    assert hand_size(match, FOE) == (1 if defense == "feint" else 3)  # Exploit draws one


def test_sensational_may_shuffle_a_card_in_when_won() -> None:
    """After combat: if won, you may shuffle a discard into the deck."""
    match = duel("she-hulk", ["sensational"], discard=["legalese", "green-energy"])
    fight(match, "she-hulk", "sinbad", "sensational")
    left = settle(match.fork())
    assert discard(left, ME) == ["legalese", "green-energy", "sensational"]
    play(match, keys(match)[0], "choose:legalese")
    assert discard(match, ME) == ["green-energy", "sensational"]


def test_the_defense_rests_draws_the_damage_taken() -> None:
    """After combat: draw as many cards as the combat damage taken."""
    match = duel("she-hulk", ["the-defense-rests"], ["exploit"], deck=["legalese"] * 3, active=FOE)
    fight(match, "sinbad", "she-hulk", "exploit", "the-defense-rests")
    assert hand(match, ME) == ["legalese"] * 2


def test_the_savage_she_hulk_spends_an_action() -> None:
    """During combat: you may spend an action for a value of 9."""
    match = duel("she-hulk", ["the-savage-she-hulk"])
    fight(match, "she-hulk", "sinbad", "the-savage-she-hulk")
    left = settle(match.fork())
    assert (health(left, "sinbad"), left.view(None)["actions"]) == (12, 1)
    play(match, keys(match)[0])
    assert (health(match, "sinbad"), match.view(None)["active"]) == (6, FOE)
    last = duel("she-hulk", ["the-savage-she-hulk"], actions=1)
    fight(last, "she-hulk", "sinbad", "the-savage-she-hulk")
    assert health(last, "sinbad") == 12
