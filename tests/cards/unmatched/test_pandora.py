"""Pandora: every card of the deck, and the Miseries of her box."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
    fight,
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
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    settle,
    space,
)
from thwack import Match

PANDORA, DAEMON = ("pandora",), ("kakodaemon",)
FACTS = (
    Fact("aphrodites-beauty", "attack", 0, 3, 3),
    Fact("celestial-raiments", "defense", 0, 3, 2, PANDORA),
    Fact("divine-intervention", "versatile", 3, 1, 2, PANDORA),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("forged-by-hephaestus", "scheme", None, 1, 3),
    Fact("guided-by-the-fates", "versatile", 2, 3, 3),
    Fact("heras-curiosity", "attack", 3, 4, 3, PANDORA),
    Fact("hindsight", "attack", 3, 2, 3, PANDORA),
    Fact("malice", "versatile", 2, 2, 2, DAEMON),
    Fact("offering-to-the-gods", "defense", 2, 1, 2, PANDORA),
    Fact("spite", "attack", 3, 2, 2, DAEMON),
    Fact("zeuss-mischief", "scheme", None, 1, 2, PANDORA),
)
HERO = "pandora"
ALL = ("confusion", "greed", "hope", "misfortune", "pain", "toil", "woe")


def slugs(*names: str) -> list[str]:
    """Miseries by their names."""
    return [f"{HERO}/misery-{name}" for name in names]


def opening(*names: str, **more: Any) -> Match:
    """Pandora's turn begins, with these on top of the box."""
    order = [*names, *[name for name in ALL if name not in names]]
    return pass_turn(duel(HERO, more.pop("hand", []), zones={"box": slugs(*order)}, active=FOE, **more))


def opened(*names: str, hand: list[str], **more: Any) -> Match:
    """A duel in her turn, with these revealed."""
    return duel(HERO, hand, more.pop("foil_hand", ()), zones={"miseries": slugs(*names)}, **more)


def zone(match: Match, name: str, eyes: int | None = None) -> list[str | None]:
    """What these eyes see of the box, or of what was revealed."""
    return list(match.view(eyes)["seats"][ME]["zones"][name])


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_opens_the_box_at_the_start_of_the_turn() -> None:
    """R-64: One card is a must, and stopping costs nothing."""
    match = opening("greed", "misfortune")
    assert (zone(match, "miseries"), set(keys(match))) == (slugs("greed"), {"choose:reveal", "decline"})
    play(match, "decline")
    assert (health(match, HERO), keys(match)[0]) == (14, "maneuver")


def test_ability_hurts_once_for_each_card_at_three_feathers() -> None:
    """R-64"""
    match = opening("greed", "misfortune")
    play(match, "choose:reveal")
    assert (health(match, HERO), keys(match)[0]) == (14 - 2, "maneuver")


def test_ability_shuffles_all_back_at_the_end_of_the_turn() -> None:
    match = pass_turn(play(opening("greed", "pain"), "decline"))
    assert (zone(match, "miseries"), zone(match, "box", ME)) == ([], [None] * 7)


def test_ability_starts_without_a_kakodaemon() -> None:
    match = duel(HERO)
    assert (health(match, "kakodaemon-1"), space(match, "kakodaemon-1")) == (0, None)


def test_misery_confusion_moves_her_a_space() -> None:
    match = opening("confusion")
    assert moves(match, HERO) == walks("S02", 1, foes=["S03"])


def test_misery_greed_draws_a_card() -> None:
    match = opening("greed", hand=["feint"])
    assert hand_size(match, ME) == 2


def test_misery_hope_shows_her_the_next_card() -> None:
    match = opening("hope", "misfortune")
    assert zone(match, "box", ME)[0] == f"{HERO}/misery-misfortune"
    assert zone(match, "box", FOE)[0] is None


def test_misery_misfortune_shows_two_feathers() -> None:
    """With a card of one feather that is too much, with one of none it is not."""
    much, enough = opening("misfortune", "toil"), opening("misfortune", "hope")
    assert health(play(much, "choose:reveal"), HERO) == 14 - 2
    assert health(play(enough, "choose:reveal"), HERO) == 14


def test_misery_pain_hurts_who_is_adjacent() -> None:
    assert health(opening("pain"), "sinbad") == 14


def test_misery_pain_shows_one_feather() -> None:
    much, enough = opening("pain", "misfortune"), opening("pain", "greed")
    assert health(play(much, "choose:reveal"), HERO) == 14 - 2
    assert health(play(enough, "choose:reveal"), HERO) == 14


def test_misery_toil_adds_to_her_attacks_this_turn() -> None:
    match = play(opening("toil", hand=["divine-intervention"]), "decline")
    settle(fight(match, HERO, "sinbad", "divine-intervention"))
    assert health(match, "sinbad") == 15 - 4


def test_misery_woe_summons_a_kakodaemon() -> None:
    match = opening("woe")
    assert places(match, "kakodaemon-1") == zone_of("S02") - {"S02", "S03", "S07"}
    play(match, "place:kakodaemon-1:S04")
    assert health(match, "kakodaemon-1") == 1
    both = opening("woe", at={"kakodaemon-1": ("S30", 1), "kakodaemon-2": ("S31", 1)})
    assert {who for who, _ in offered(both, "place")} == {"kakodaemon-1", "kakodaemon-2"}


def test_aphrodites_beauty_cancels_and_heals_for_each_misery() -> None:
    match = opened("greed", "hope", hand=["aphrodites-beauty"], foil_hand=["regroup"], at={HERO: ("S02", 5)})
    settle(fight(match, HERO, "sinbad", "aphrodites-beauty", "regroup"))
    assert (hand_size(match, FOE), health(match, HERO)) == (0, 7)


def test_celestial_raiments_ignores_their_value() -> None:
    match = opened(hand=["celestial-raiments"], foil_hand=["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", HERO, "commanding-impact", "celestial-raiments"))
    assert health(match, HERO) == 14


def test_divine_intervention_moves_her_five() -> None:
    match = fight(opened(hand=["divine-intervention"]), HERO, "sinbad", "divine-intervention")
    assert moves(match, HERO) == walks("S02", 5, foes=["S03", "S07"])


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_forged_by_hephaestus_places_who_plays_it() -> None:
    match = play(opened(hand=["forged-by-hephaestus"]), f"scheme:forged-by-hephaestus:{HERO}")
    play(match, f"place:{HERO}:S30")
    assert (space(match, HERO), match.view(None)["actions"]) == ("S30", 2)


def test_guided_by_the_fates_discards_for_value_and_heals_when_won() -> None:
    match = opened(hand=["guided-by-the-fates"], at={HERO: ("S02", 5)}, deck=["heras-curiosity"])
    settle(fight(match, HERO, "sinbad", "guided-by-the-fates"))
    assert (health(match, "sinbad"), health(match, HERO)) == (15 - 6, 7)


def test_heras_curiosity_adds_for_each_misery_and_looks() -> None:
    match = opened("greed", "hope", hand=["heras-curiosity"], foil_hand=["regroup"])
    settle(fight(match, HERO, "sinbad", "heras-curiosity"))
    assert health(match, "sinbad") == 15 - 5
    assert match.view(ME)["seats"][FOE]["hand"] == ["regroup"]


def test_hindsight_puts_a_discard_on_the_deck_when_won() -> None:
    match = opened(hand=["hindsight"], discard=["malice"])
    fight(match, HERO, "sinbad", "hindsight")
    play(match, *[key for key in keys(match) if key == "choose:malice"])
    assert (deck(match, ME)[0], "malice" in discard(match, ME)) == ("malice", False)


def test_malice_discards_a_card() -> None:
    at = {"kakodaemon-1": ("S02", 1), HERO: "S30"}
    match = fight(
        opened(hand=["malice"], foil_hand=["exploit", "regroup"], at=at), "kakodaemon-1", "sinbad", "malice"
    )
    play(match, "choose:exploit")
    assert hand_size(match, FOE) == 1


def test_offering_to_the_gods_may_be_boosted_and_hurts_when_won() -> None:
    match = opened(hand=["offering-to-the-gods", "hindsight"], foil_hand=["regroup"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "offering-to-the-gods")
    assert ("hindsight",) in offered(match, "boost")
    settle(match)
    assert health(match, "sinbad") == 15 - 2


def test_spite_hurts_all_around() -> None:
    match = opened(hand=["spite"], at={"kakodaemon-1": ("S02", 1), HERO: "S01"})
    settle(fight(match, "kakodaemon-1", "sinbad", "spite"))
    assert (health(match, "sinbad"), health(match, HERO)) == (15 - 3 - 1, 13)


def test_zeuss_mischief_draws_for_each_misery_moves_a_foe_and_acts() -> None:
    match = opened("greed", "hope", hand=["zeuss-mischief"])
    before = hand_size(match, ME)
    play(match, f"scheme:zeuss-mischief:{HERO}")
    assert hand_size(match, ME) == before - 1 + 2
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}
    settle(match)
    assert match.view(None)["actions"] == 2
