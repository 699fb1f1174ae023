"""Black Widow: every card of the deck, and her missions."""

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    sarpedon,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    offered,
    play,
    settle,
    space,
)
from thwack import Match

WIDOW, MARIA, MISSION = ("black-widow",), ("maria-hill",), ("mission",)
FACTS = (
    Fact("acting-director-of-s-h-i-e-l-d", "versatile", 4, 3, 3, MARIA),
    Fact("caught-in-a-web", "versatile", 3, 2, 3, WIDOW),
    Fact("double-identity", "defense", 3, 2, 3),
    Fact("fake-out", "attack", 1, 1, 2),
    Fact("feint", "versatile", 2, 1, 3),
    Fact("life-model-decoy", "defense", 0, 2, 2, MARIA),
    Fact("the-budapest-gambit", "scheme", None, 4, 1, WIDOW, MISSION),
    Fact("the-firenze-agenda", "scheme", None, 4, 1, WIDOW, MISSION),
    Fact("the-kinshasa-directive", "scheme", None, 4, 1, WIDOW, MISSION),
    Fact("the-madripoor-sanction", "scheme", None, 4, 1, WIDOW, MISSION),
    Fact("the-moscow-protocol", "scheme", None, 4, 1, WIDOW, MISSION),
    Fact("widows-bite", "attack", 4, 1, 3, WIDOW),
    Fact("widows-kiss", "versatile", 4, 2, 2, WIDOW),
    Fact("widows-line", "versatile", 3, 2, 3, WIDOW),
    Fact("widows-sting", "attack", 5, 2, 2, WIDOW),
)
HERO = "black-widow"
PROTOCOL, GAMBIT, AGENDA = "the-moscow-protocol", "the-budapest-gambit", "the-firenze-agenda"
DIRECTIVE, SANCTION = "the-kinshasa-directive", "the-madripoor-sanction"


def may_play(match: Match, card: str) -> bool:
    """Whether this scheme can be played now."""
    return f"scheme:{card}:{HERO}" in keys(match)


def start_of(who: int) -> str:
    """Where a player starts on Sarpedon."""
    return str(next(row["id"] for row in sarpedon()["space"] if row.get("start") == who + 1))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_starts_with_the_moscow_protocol_and_five_more() -> None:
    """R-59: Everybody knows that she has it."""
    match = thwack.new("unmatched", heroes=[HERO, "sinbad"], board="sarpedon", seed=3)
    assert PROTOCOL in hand(match, ME)
    assert (hand_size(match, ME), len(deck(match, ME))) == (6, 25)
    assert match.view(FOE)["seats"][ME]["hand"] == [PROTOCOL]


def test_acting_director_of_s_h_i_e_l_d_moves_all_and_shuffles_a_scheme_in() -> None:
    card = "acting-director-of-s-h-i-e-l-d"
    match = duel(HERO, [card], at={"maria-hill": "S02", HERO: "S38"}, discard=[AGENDA, "feint"])
    fight(match, "maria-hill", "sinbad", card)
    assert moves(match, "maria-hill") == walks("S02", 3) - {"S03", "S07"}
    settle(match)
    assert AGENDA not in discard(match, ME)
    assert "feint" in discard(match, ME)


def test_caught_in_a_web_cancels_after_combat_effects_alone() -> None:
    match = settle(
        fight(duel(HERO, ["caught-in-a-web"], ["regroup"]), HERO, "sinbad", "caught-in-a-web", "regroup")
    )
    assert hand_size(match, FOE) == 0
    match = duel(HERO, ["caught-in-a-web"], ["momentous-shift"], at={HERO: "S01"}, active=FOE)
    play(match, "maneuver")
    while "move:sinbad:S02" not in keys(match):
        play(match, "decline")
    settle(play(match, "move:sinbad:S02"))
    settle(fight(match, "sinbad", HERO, "momentous-shift", "caught-in-a-web"))
    assert health(match, HERO) == 13 - (5 - 3)  # what comes during combat is not canceled


def test_double_identity_lets_the_other_defend() -> None:
    match = duel(HERO, ["double-identity"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "double-identity")
    play(match, next(key for key in keys(match) if key != "decline"))
    assert (health(match, HERO), health(match, "maria-hill")) == (13, 6 - 2)
    assert (space(match, HERO), space(match, "maria-hill")) == ("S38", "S02")


def test_fake_out_draws_and_acts_when_lost() -> None:
    match = duel(HERO, ["fake-out"], ["exploit"])
    before = hand_size(match, ME)
    settle(fight(match, HERO, "sinbad", "fake-out", "exploit"))
    assert (hand_size(match, ME), match.view(None)["actions"]) == (before, 2)
    won = settle(fight(duel(HERO, ["fake-out"]), HERO, "sinbad", "fake-out"))
    assert won.view(None)["actions"] == 1


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_life_model_decoy_brings_maria_back_with_three() -> None:
    match = duel(
        HERO,
        ["life-model-decoy"],
        ["commanding-impact"],
        at={"maria-hill": ("S02", 2), HERO: "S30"},
        active=FOE,
    )
    fight(match, "sinbad", "maria-hill", "commanding-impact", "life-model-decoy")
    assert places(match, "maria-hill")
    where = sorted(places(match, "maria-hill"))[0]
    play(match, f"place:maria-hill:{where}")
    assert (health(match, "maria-hill"), space(match, "maria-hill")) == (3, where)
    unhurt = duel(HERO, ["life-model-decoy"], ["regroup"], at={"maria-hill": "S02", HERO: "S30"}, active=FOE)
    fight(unhurt, "sinbad", "maria-hill", "regroup", "life-model-decoy")
    assert (health(unhurt, "maria-hill"), offered(unhurt, "place")) == (5, [])


def test_the_budapest_gambit_with_few_cards_draws_five() -> None:
    """The spare card of a duel is the Gambit itself."""
    top = ["feint", "fake-out", "widows-bite", "widows-line", "feint", "fake-out", AGENDA]
    match = duel(HERO, ["widows-bite"], ["exploit", "regroup"], deck=top)
    play(match, f"scheme:{GAMBIT}:{HERO}")
    assert hand_size(match, FOE) == 1
    assert hand_size(match, ME) == 1 + 5 + 1
    assert AGENDA in hand(match, ME)
    assert not may_play(duel(HERO, ["feint", "feint", "fake-out"]), GAMBIT)


def test_the_firenze_agenda_beside_a_hero_hurts_all_in_the_zone() -> None:
    match = duel(HERO, [AGENDA], foil_at={"porter": "S04"})
    assert may_play(match, AGENDA)
    play(match, f"scheme:{AGENDA}:{HERO}")
    assert (health(match, "sinbad"), health(match, "porter")) == (13, 4)
    assert not may_play(duel(HERO, [AGENDA], foil_at={"sinbad": "S04", "porter": "S03"}), AGENDA)


def test_the_kinshasa_directive_at_home_discards_two() -> None:
    match = duel(HERO, [DIRECTIVE], ["exploit", "regroup", "feint"], at={HERO: start_of(ME)})
    play(match, f"scheme:{DIRECTIVE}:{HERO}")
    while match.actor == FOE:
        play(match, keys(match)[0])
    assert hand_size(match, FOE) == 1
    assert not may_play(duel(HERO, [DIRECTIVE]), DIRECTIVE)


def test_the_madripoor_sanction_in_their_start_hurts_their_fighters() -> None:
    match = duel(HERO, [SANCTION], at={HERO: start_of(FOE)})
    play(match, f"scheme:{SANCTION}:{HERO}")
    assert (health(match, "sinbad"), health(match, "porter")) == (13, 4)
    assert not may_play(duel(HERO, [SANCTION]), SANCTION)
    assert not may_play(duel(HERO, [SANCTION], at={HERO: start_of(ME)}), SANCTION)


def test_the_moscow_protocol_after_damage_draws_acts_and_finds_a_mission() -> None:
    """R-59: The cards that were revealed are shuffled in."""
    match = duel(HERO, [PROTOCOL, "widows-sting"], deck=["feint", "feint", "fake-out", AGENDA, "fake-out"])
    assert not may_play(match, PROTOCOL)
    settle(fight(match, HERO, "sinbad", "widows-sting"))
    before, left = hand_size(match, ME), len(deck(match, ME))
    play(match, f"scheme:{PROTOCOL}:{HERO}")
    assert (hand_size(match, ME), len(deck(match, ME))) == (before - 1 + 1 + 1, left - 2)
    assert match.view(None)["actions"] == 1
    assert AGENDA in match.view(FOE)["seats"][ME]["hand"]
    assert set(match.view(FOE)["seats"][ME]["deck"]) == {None}


def test_widows_bite_discards_when_won() -> None:
    match = fight(duel(HERO, ["widows-bite"], ["regroup", "exploit"]), HERO, "sinbad", "widows-bite")
    play(match, "choose:regroup")
    assert discard(match, FOE) == ["regroup"]
    lost = settle(
        fight(
            duel(HERO, ["widows-bite"], ["regroup", "leap-away"]), HERO, "sinbad", "widows-bite", "leap-away"
        )
    )
    assert hand_size(lost, FOE) == 1


def test_widows_kiss_holds_the_other_fighter() -> None:
    match = duel(HERO, ["widows-kiss"], ["leap-away"])
    fight(match, HERO, "sinbad", "widows-kiss", "leap-away")
    assert moves(match, "sinbad") == set()
    assert moves(match, HERO)


def test_widows_line_moves_the_other_fighter() -> None:
    match = fight(duel(HERO, ["widows-line"]), HERO, "sinbad", "widows-line")
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"], friends=["S07"])


def test_widows_sting_moves_her() -> None:
    match = fight(duel(HERO, ["widows-sting"]), HERO, "sinbad", "widows-sting")
    assert moves(match, HERO) == walks("S02", 3, foes=["S03", "S07"])
