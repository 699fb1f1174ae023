"""King Arthur and Merlin: every card of the deck, and Royal Boost."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    draws_whether_won_or_lost,
    duel,
    everywhere,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    seen_hand,
    walks,
    winner_moves_either_fighter,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, deck, discard, fighter, health, keys, offered, play, settle, space
from thwack import Match

KING = ("king-arthur",)
MERLIN = ("merlin",)
FACTS = (
    Fact("aid-the-chosen-one", "attack", 4, 2, 1, MERLIN),
    Fact("bewilderment", "defense", 0, 2, 2, MERLIN),
    Fact("command-the-storms", "scheme", None, 2, 2, MERLIN),
    Fact("divine-intervention", "versatile", 3, 2, 2, KING),
    Fact("excalibur", "attack", 6, 3, 1, KING),
    Fact("feint", "versatile", 2, 1, 3),
    Fact("momentous-shift", "versatile", 3, 1, 3),
    Fact("noble-sacrifice", "attack", 2, 3, 3, KING),
    Fact("prophecy", "scheme", None, 2, 1, MERLIN),
    Fact("regroup", "versatile", 1, 1, 3),
    Fact("restless-spirits", "scheme", None, 2, 1, MERLIN),
    Fact("skirmish", "versatile", 4, 1, 3),
    Fact("swift-strike", "attack", 3, 2, 2),
    Fact("the-aid-of-morgana", "attack", 4, 2, 1, KING),
    Fact("the-holy-grail", "defense", 1, 2, 1, KING),
    Fact("the-lady-of-the-lake", "scheme", None, 2, 1, KING),
)
MERLIN_FIGHTS = {"king-arthur": "S34", "merlin": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("king-arthur", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("king-arthur", FACTS)


# Royal Boost


def test_ability_adds_the_boost_of_a_face_down_card() -> None:
    """When King Arthur attacks, a second card may lie face down beside the first: its boost is added."""
    match = duel("king-arthur", ["regroup", "excalibur"], ["momentous-shift"])
    play(match, "attack:king-arthur:sinbad", "choose:regroup")
    assert keys(match) == ["boost:command-the-storms", "boost:excalibur", "decline"]
    play(match, "boost:excalibur")
    for viewer in (FOE, None):
        assert match.view(viewer)["combat"]["attack"]["boosted_face_down"]
        assert match.view(viewer)["combat"]["attack"]["boost"] is None
        assert match.view(viewer)["combat"]["attack"]["card"] is None
        assert seen_hand(match, viewer, ME) == []
    assert match.view(ME)["combat"]["attack"]["boost"] == "excalibur"
    play(match, "decline")
    assert health(match, "sinbad") == 15 - (1 + 3)
    assert sorted(discard(match, ME)) == ["excalibur", "regroup"]


def test_ability_may_be_left() -> None:
    """Nothing is added, and the card stays in hand."""
    match = fight(duel("king-arthur", ["swift-strike", "prophecy"]), "king-arthur", "sinbad", "swift-strike")
    assert health(match, "sinbad") == 12
    assert held(match, ME) == ["prophecy"]


def test_ability_is_lost_when_an_effect_is_canceled() -> None:
    """Feint cancels what the attack card says, and the boost card is gone for nothing."""
    match = duel("king-arthur", ["swift-strike", "prophecy"], ["feint"])
    fight(match, "king-arthur", "sinbad", "swift-strike", "feint", royal="prophecy")
    assert health(match, "sinbad") == 15 - (3 - 2)
    assert discard(match, ME)[-2:] in (["swift-strike", "prophecy"], ["prophecy", "swift-strike"])


def test_ability_survives_a_feint_against_a_card_without_effect() -> None:
    """Excalibur says nothing, so there is nothing to cancel and the boost stays (Q-12)."""
    match = duel("king-arthur", ["excalibur", "prophecy"], ["feint"])
    fight(match, "king-arthur", "sinbad", "excalibur", "feint", royal="prophecy")
    assert health(match, "sinbad") == 15 - (6 + 2 - 2)


def test_ability_is_not_for_merlin() -> None:
    """When Merlin attacks, no second card is asked for."""
    match = duel("king-arthur", ["regroup", "excalibur"], ["feint"], at=MERLIN_FIGHTS)
    play(match, "attack:merlin:sinbad")
    assert keys(match) == ["defend:feint", "decline"]


# Cards


def test_aid_the_chosen_one_draws_two_if_won() -> None:
    """After combat, if you won: draw 2."""
    top = ["feint", "regroup", "skirmish"]
    won = duel("king-arthur", ["aid-the-chosen-one"], ["momentous-shift"], at=MERLIN_FIGHTS, deck=top)
    fight(won, "merlin", "sinbad", "aid-the-chosen-one", "momentous-shift")
    assert health(won, "sinbad") == 14
    assert held(won, ME) == ["feint", "regroup"]
    lost = duel("king-arthur", ["aid-the-chosen-one"], ["exploit"], at=MERLIN_FIGHTS, deck=top)
    fight(lost, "merlin", "sinbad", "aid-the-chosen-one", "exploit")
    assert health(lost, "sinbad") == 15
    assert held(lost, ME) == []


def bewildered() -> Match:
    """Merlin has met the strongest blow of the foil with Bewilderment."""
    match = duel("king-arthur", ["bewilderment"], ["commanding-impact"], at=MERLIN_FIGHTS, active=FOE)
    return fight(match, "sinbad", "merlin", "commanding-impact", "bewilderment")


def test_bewilderment_prevents_damage_and_places_merlin() -> None:
    """During combat: no damage to Merlin. After combat: you may place Merlin in any space."""
    match = bewildered()
    assert health(match, "merlin") == 7
    assert match.actor == ME
    assert places(match, "merlin") == everywhere() - {"S02", "S03", "S07", "S34"}
    play(match, "place:merlin:S22")
    assert space(match, "merlin") == "S22"


def test_bewilderment_may_leave_merlin_where_he_is() -> None:
    """The placing is optional, the prevention is not."""
    match = play(bewildered(), "decline")
    assert space(match, "merlin") == "S02"
    assert health(match, "merlin") == 7


def test_bewilderment_can_be_canceled() -> None:
    """Canceled, it is a defense of 0."""
    match = duel("king-arthur", ["bewilderment"], ["feint"], at=MERLIN_FIGHTS, active=FOE)
    fight(match, "sinbad", "merlin", "feint", "bewilderment")
    assert health(match, "merlin") == 5
    assert match.actor == FOE


def test_command_the_storms_moves_every_fighter() -> None:
    """Move each fighter on the board, of either side, up to 3 spaces."""
    match = duel("king-arthur", ["command-the-storms"])
    play(match, "scheme:command-the-storms:merlin")
    assert moves(match, "king-arthur") == walks("S02", 3, foes=["S03", "S07"], friends=["S38"])
    assert moves(match, "merlin") == walks("S38", 3, foes=["S03", "S07"], friends=["S02"])
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02", "S38"], friends=["S07"])
    assert moves(match, "porter") == walks("S07", 3, foes=["S02", "S38"], friends=["S03"])
    play(match, "move:sinbad:S05", "move:porter:S06", "move:merlin:S37")
    assert {who for who, _ in offered(match, "move")} == {"king-arthur"}
    play(match, "move:king-arthur:S04")
    assert [space(match, who) for who in ("sinbad", "porter", "merlin", "king-arthur")] == [
        "S05",
        "S06",
        "S37",
        "S04",
    ]
    assert discard(match, ME) == ["command-the-storms"]
    assert "maneuver" in keys(match)


def test_command_the_storms_may_leave_fighters_where_they_are() -> None:
    """Up to 3 includes none."""
    match = play(duel("king-arthur", ["command-the-storms"]), "scheme:command-the-storms:merlin", "decline")
    assert [space(match, who) for who in ("sinbad", "porter", "merlin", "king-arthur")] == [
        "S03",
        "S07",
        "S38",
        "S02",
    ]


def test_divine_intervention_moves_the_king() -> None:
    """After combat: move King Arthur up to 5 spaces."""
    match = fight(
        duel("king-arthur", ["divine-intervention"]), "king-arthur", "sinbad", "divine-intervention"
    )
    assert health(match, "sinbad") == 12
    assert moves(match, "king-arthur") == walks("S02", 5, foes=["S03", "S07"], friends=["S38"])
    assert settle(match.fork()).view(None)["combat"] is None
    play(match, "move:king-arthur:S24")
    assert space(match, "king-arthur") == "S24"
    kept = duel("king-arthur", ["divine-intervention"], ["momentous-shift"], active=FOE)
    fight(kept, "sinbad", "king-arthur", "momentous-shift", "divine-intervention")
    assert kept.actor == ME
    assert moves(play(kept, "move:king-arthur:S01"), "king-arthur") == set()
    assert (space(kept, "king-arthur"), health(kept, "king-arthur")) == ("S01", 18)


def test_excalibur_hits_with_its_printed_value() -> None:
    """An attack of 6 without any effect, for the King alone."""
    match = fight(
        duel("king-arthur", ["excalibur"], ["exploit"]), "king-arthur", "sinbad", "excalibur", "exploit"
    )
    assert health(match, "sinbad") == 15 - (6 - 4)
    assert match.actor == ME
    assert "maneuver" in keys(match)
    merlin = duel("king-arthur", ["excalibur"], at=MERLIN_FIGHTS)
    assert keys(merlin) == ["maneuver", "scheme:command-the-storms:merlin"]


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("king-arthur")


def test_momentous_shift_is_worth_five_after_a_move() -> None:
    """During combat: if its fighter is not where it began the turn, the value is 5."""
    momentous_shift_is_worth_more_after_a_move("king-arthur")


def test_momentous_shift_counts_a_defender_moved_in_the_other_turn() -> None:
    """Whose turn it is does not matter (Q-16): here the attacker's own card moved the King earlier."""
    match = duel("king-arthur", ["momentous-shift"], ["leap-away", "commanding-impact"], active=FOE)
    fight(match, "sinbad", "king-arthur", "leap-away")
    play(match, "move:king-arthur:S04")
    fight(match, "sinbad", "king-arthur", "commanding-impact", "momentous-shift")
    assert health(match, "king-arthur") == 18 - 4 - (5 - 5)


def test_noble_sacrifice_may_be_boosted() -> None:
    """During combat: you may boost this attack."""
    match = duel("king-arthur", ["noble-sacrifice", "excalibur", "feint"], ["momentous-shift"])
    fight(match, "king-arthur", "sinbad", "noble-sacrifice", "momentous-shift")
    assert match.actor == ME
    assert keys(match) == ["boost:command-the-storms", "boost:excalibur", "boost:feint", "decline"]
    left = play(match.fork(), "decline")
    assert health(left, "sinbad") == 15
    assert held(left, ME) == ["excalibur", "feint"]
    play(match, "boost:excalibur")
    assert health(match, "sinbad") == 15 - (2 + 3 - 3)
    assert held(match, ME) == ["feint"]
    assert "excalibur" in discard(match, ME)


def test_noble_sacrifice_adds_to_the_royal_boost() -> None:
    """Both boosts count."""
    match = duel("king-arthur", ["noble-sacrifice", "excalibur", "prophecy"])
    fight(match, "king-arthur", "sinbad", "noble-sacrifice", royal="excalibur")
    play(match, "boost:prophecy")
    assert health(match, "sinbad") == 15 - (2 + 3 + 2)


def prophesied(*chosen: str) -> Match:
    """Prophecy over four known cards."""
    top = ["excalibur", "feint", "skirmish", "regroup", "swift-strike"]
    match = duel("king-arthur", ["prophecy"], deck=top)
    play(match, "scheme:prophecy:merlin")
    assert chosen_from(match) == {"excalibur", "feint", "skirmish", "regroup"}
    assert is_mandatory(match)
    return play(match, *[f"choose:{card}" for card in chosen])


def test_prophecy_takes_two_of_four_and_orders_the_rest() -> None:
    """Look at the top 4 cards of the deck: take 2 and put the others back on top in any order."""
    match = prophesied("excalibur", "regroup")
    assert chosen_from(match) == {"feint", "skirmish"}
    assert is_mandatory(match)
    play(match, "choose:skirmish")
    assert held(match, ME) == ["excalibur", "regroup"]
    assert deck(match, ME)[:3] == ["skirmish", "feint", "swift-strike"]
    assert len(deck(match, ME)) == 30 - 1 - 1 - 2
    assert discard(match, ME) == ["prophecy"]


def test_prophecy_is_seen_by_its_player_alone() -> None:
    """The looker knows the top of the deck; the opponent cannot tell what was taken or left."""
    match = prophesied("excalibur", "regroup", "skirmish")
    other = prophesied("feint", "skirmish", "regroup")
    assert match.view(ME)["seats"][ME]["deck"][:3] == ["skirmish", "feint", None]
    for viewer in (FOE, None):
        assert seen_hand(match, viewer, ME) == []
        assert match.view(viewer)["seats"][ME]["hand_size"] == 3
        assert set(match.view(viewer)["seats"][ME]["deck"]) == {None}
        assert match.view(viewer) == other.view(viewer)


def test_prophecy_does_with_a_short_deck_what_it_can() -> None:
    """With three cards left, two are taken and one stays; looking is no draw (Q-8)."""
    rest = [f.id for f in FACTS for _ in range(f.copies)]
    for gone in ("prophecy", "command-the-storms", "excalibur", "feint", "skirmish"):
        rest.remove(gone)
    match = duel("king-arthur", ["prophecy"], deck=["excalibur", "feint", "skirmish"], discard=rest)
    play(match, "scheme:prophecy:merlin", "choose:feint", "choose:skirmish")
    assert held(match, ME) == ["feint", "skirmish"]
    assert deck(match, ME) == ["excalibur"]
    assert health(match, "merlin") == 7


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    regroup_draws_one_or_two("king-arthur")


SPIRITS = {"king-arthur": "S34", "merlin": "S10"}


def test_restless_spirits_hurts_foes_in_two_neighbouring_spaces() -> None:
    """Choose a space in Merlin's zone and one next to it: 2 damage to each opposing fighter there."""
    match = duel("king-arthur", ["restless-spirits"], at=SPIRITS, foil_at={"sinbad": "S04", "porter": "S05"})
    play(match, "scheme:restless-spirits:merlin")
    assert chosen_from(match) == zone_of("S10")
    assert is_mandatory(match)
    play(match, "choose:S04")
    assert chosen_from(match) == {"S03", "S05", "S11"}
    assert is_mandatory(match)
    play(match, "choose:S05")
    assert (health(match, "sinbad"), health(match, "porter")) == (13, 4)
    assert held(match, ME) == []


def test_restless_spirits_spares_friends_and_everybody_elsewhere() -> None:
    """Own fighters in the spaces take nothing, nor does a foe in another space."""
    at = {"king-arthur": "S09", "merlin": "S10"}
    match = duel("king-arthur", ["restless-spirits"], at=at, foil_at={"sinbad": "S03"})
    play(match, "scheme:restless-spirits:merlin", "choose:S09", "choose:S10")
    assert (health(match, "king-arthur"), health(match, "merlin"), health(match, "sinbad")) == (18, 7, 15)


def test_restless_spirits_draws_if_somebody_fell() -> None:
    """If any of them was defeated, draw 1 (once)."""
    foil_at = {"sinbad": "S04", "porter": ("S05", 2)}
    match = duel(
        "king-arthur", ["restless-spirits"], at=SPIRITS, foil_at=foil_at, deck=["excalibur", "feint"]
    )
    play(match, "scheme:restless-spirits:merlin", "choose:S04", "choose:S05")
    assert fighter(match, "porter") == {"space": None, "health": 0}
    assert held(match, ME) == ["excalibur"]


def test_skirmish_moves_either_fighter_if_won() -> None:
    """After combat, if you won: move one fighter of the combat up to 2 spaces."""
    winner_moves_either_fighter("king-arthur", "skirmish", 2, "exploit")


def test_skirmish_moves_only_who_is_still_there() -> None:
    """A fighter that fell in the combat cannot be moved."""
    match = duel("king-arthur", ["skirmish"], foil_at={"sinbad": "S11", "porter": ("S03", 4)})
    fight(match, "king-arthur", "porter", "skirmish")
    assert {who for who, _ in offered(match, "move")} == {"king-arthur"}


def test_swift_strike_moves_its_fighter() -> None:
    """After combat: move the fighter that used it up to 4 spaces."""
    match = fight(duel("king-arthur", ["swift-strike"]), "king-arthur", "sinbad", "swift-strike")
    assert health(match, "sinbad") == 12
    assert moves(match, "king-arthur") == walks("S02", 4, foes=["S03"])
    assert moves(match, "merlin") == set()
    stay = settle(match.fork())
    assert space(stay, "king-arthur") == "S02"
    play(match, "move:king-arthur:S18")
    assert space(match, "king-arthur") == "S18"
    merlin = duel("king-arthur", ["swift-strike"], ["exploit"], at=MERLIN_FIGHTS)
    fight(merlin, "merlin", "sinbad", "swift-strike", "exploit")
    assert moves(merlin, "merlin") == walks("S02", 4, foes=["S03"])
    assert moves(merlin, "king-arthur") == set()


def test_the_aid_of_morgana_draws_two() -> None:
    """After combat: draw 2."""
    draws_whether_won_or_lost("king-arthur", "the-aid-of-morgana", 2, "king-arthur", 4, "exploit")


@pytest.mark.parametrize(("before", "after"), [(18, 16), (7, 5), (6, 8), (3, 8)])
def test_the_holy_grail_sets_a_low_health_to_eight(before: int, after: int) -> None:
    """After combat: if King Arthur is undefeated and has 4 health or less, his health becomes 8."""
    at = {"king-arthur": ("S02", before)}
    match = duel("king-arthur", ["the-holy-grail"], ["momentous-shift"], at=at, active=FOE)
    fight(match, "sinbad", "king-arthur", "momentous-shift", "the-holy-grail")
    assert health(match, "king-arthur") == after


def test_the_holy_grail_does_not_raise_the_dead() -> None:
    """A defeated King stays defeated, and the match is over."""
    at = {"king-arthur": ("S02", 2)}
    match = duel("king-arthur", ["the-holy-grail"], ["momentous-shift"], at=at, active=FOE)
    fight(match, "sinbad", "king-arthur", "momentous-shift", "the-holy-grail")
    assert health(match, "king-arthur") == 0
    assert match.result is not None
    assert match.result.winners == (FOE,)


def test_the_lady_of_the_lake_fetches_excalibur_from_the_deck() -> None:
    """Search deck and discard pile for Excalibur and take it; a searched deck is shuffled."""
    top = ["feint", "feint", "feint", "excalibur"]
    match = duel("king-arthur", ["the-lady-of-the-lake"], deck=top)
    before = deck(match, ME)
    play(match, "scheme:the-lady-of-the-lake:king-arthur")
    assert held(match, ME) == ["excalibur"]
    left = [card for card in before if card != "excalibur"]
    assert sorted(deck(match, ME)) == sorted(left)
    assert deck(match, ME) != left
    assert set(match.view(ME)["seats"][ME]["deck"]) == {None}
    assert discard(match, ME) == ["the-lady-of-the-lake"]


def test_the_lady_of_the_lake_fetches_excalibur_from_the_discard_pile() -> None:
    """From the discard pile nothing needs to be shuffled."""
    match = duel("king-arthur", ["the-lady-of-the-lake"], discard=["regroup", "excalibur", "feint"])
    before = deck(match, ME)
    play(match, "scheme:the-lady-of-the-lake:king-arthur")
    assert held(match, ME) == ["excalibur"]
    assert deck(match, ME) == before
    assert discard(match, ME) == ["regroup", "feint", "the-lady-of-the-lake"]
    assert seen_hand(match, FOE, ME) == ["excalibur"]


def test_the_lady_of_the_lake_finds_nothing_when_excalibur_is_in_hand() -> None:
    """The rest of the effect is done as far as possible."""
    match = duel("king-arthur", ["the-lady-of-the-lake", "excalibur"])
    play(match, "scheme:the-lady-of-the-lake:king-arthur")
    assert held(match, ME) == ["excalibur"]
    assert len(deck(match, ME)) == 30 - 1 - 2
