"""Leonardo and Splinter: every card of the deck, and Team Tactics."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_mandatory,
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
    discard,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    space,
)

LEONARDO = ("leonardo",)
SPLINTER = ("splinter",)
FACTS = (
    Fact("eat-sleep-and-breathe-ninjutsu", "versatile", 3, 1, 3),
    Fact("fearless-leader", "attack", 3, 2, 3),
    Fact("for-sensei", "attack", 4, 1, 2),
    Fact("heroes-in-a-half-shell", "defense", 5, 3, 2, LEONARDO),
    Fact("i-have-a-plan", "versatile", 2, 1, 3),
    Fact("katana", "attack", 6, 2, 2, LEONARDO),
    Fact("leonardo-leads", "scheme", None, 4, 2, LEONARDO),
    Fact("protective-father", "scheme", None, 2, 2, SPLINTER),
    Fact("quick-strike", "versatile", 3, 3, 3),
    Fact("spatial-awareness", "versatile", 3, 3, 3, SPLINTER),
    Fact("turtle-power", "attack", 3, 2, 2, LEONARDO),
    Fact("wise-beyond-his-years", "versatile", 2, 2, 3, LEONARDO),
)
LEO = "leonardo"
SHIFT = "momentous-shift"
SPLINTER_FIGHTS = {LEO: "S34", "splinter": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("leonardo", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("leonardo", FACTS)


def test_ability_moves_any_fighter_one_space_at_the_start_of_the_turn() -> None:
    match = pass_turn(duel(LEO, ["leonardo-leads"], active=FOE))
    assert match.actor == ME
    assert {who for who, _ in offered(match, "move")} == {LEO, "splinter", "sinbad", "porter"}
    assert moves(match, "sinbad") == walks("S03", 1, foes=["S02"])
    play(match, "move:sinbad:S11")
    assert space(match, "sinbad") == "S11"
    assert "maneuver" in keys(match)


def test_eat_sleep_and_breathe_ninjutsu_puts_everybody_around_elsewhere() -> None:
    """Each fighter next to the own one, of either side, in another space of its own zone; it must be."""
    at = {LEO: "S04", "splinter": "S11"}
    match = duel(LEO, ["eat-sleep-and-breathe-ninjutsu"], at=at, foil_at={"sinbad": "S03", "porter": "S05"})
    fight(match, LEO, "sinbad", "eat-sleep-and-breathe-ninjutsu")
    assert is_mandatory(match)
    assert {who for who, _ in offered(match, "place")} == {"sinbad", "porter", "splinter"}
    green = zone_of("S03") - {"S03", "S04", "S11"}
    assert places(match, "sinbad") == places(match, "splinter") == green
    assert places(match, "porter") == zone_of("S05") - {"S05", "S11"}
    play(match, "place:porter:S13", "place:sinbad:S08")
    assert {who for who, _ in offered(match, "place")} == {"splinter"}
    play(match, "place:splinter:S03")
    assert [space(match, who) for who in ("sinbad", "porter", "splinter")] == ["S08", "S13", "S03"]


def test_fearless_leader_adds_two_for_each_friend_next_to_the_foe() -> None:
    for there, value in (("S04", 5), ("S12", 3)):
        match = duel(LEO, ["fearless-leader"], at={"splinter": there})
        settle(fight(match, LEO, "sinbad", "fearless-leader"))
        assert health(match, "sinbad") == 15 - value


def test_fearless_leader_counts_a_teammates_fighters() -> None:
    """U-13.2: they are friendly."""
    match = scene(
        seat(LEO, ["fearless-leader", "leonardo-leads"], {LEO: "S02", "splinter": "S38"}),
        seat("sinbad", [], {"sinbad": "S03", "porter": "S07"}),
        seat("bigfoot", [], {"bigfoot": "S04", "jackalope": "S11"}),
        seat("alice", [], {"alice": "S35", "jabberwock": "S36"}, state={"size": "small"}),
        mode="teams",
    )
    settle(fight(match, LEO, "sinbad", "fearless-leader"))
    assert health(match, "sinbad") == 15 - 3 - 4


def test_for_sensei_moves_both_and_may_discard_for_an_action() -> None:
    match = duel(LEO, ["for-sensei", "katana"])
    fight(match, LEO, "sinbad", "for-sensei")
    assert {who for who, _ in offered(match, "move")} == {LEO, "sinbad"}
    play(match, "move:sinbad:S04", "move:leonardo:S03")
    assert (space(match, LEO), space(match, "sinbad")) == ("S03", "S04")
    kept = settle(match.fork())
    assert kept.view(None)["actions"] == 1
    play(match, keys(match)[0], "choose:katana")
    assert (match.view(None)["actions"], discard(match, ME)) == (2, ["katana", "for-sensei"])


def test_heroes_in_a_half_shell_only_blocks() -> None:
    match = duel(LEO, ["heroes-in-a-half-shell"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", LEO, "commanding-impact", "heroes-in-a-half-shell"))
    assert health(match, LEO) == 16


def test_i_have_a_plan_cancels_and_ignores_for_a_card() -> None:
    match = duel(LEO, ["i-have-a-plan", "katana"], ["regroup"])
    fight(match, LEO, "sinbad", "i-have-a-plan", "regroup")
    kept = settle(match.fork())
    assert (health(kept, "sinbad"), hand_size(kept, FOE)) == (15 - 1, 1)
    play(match, keys(match)[0], "choose:katana")
    assert (health(match, "sinbad"), hand_size(match, FOE)) == (15 - 2, 0)


def test_katana_only_hits() -> None:
    assert health(settle(fight(duel(LEO, ["katana"]), LEO, "sinbad", "katana")), "sinbad") == 15 - 6


def test_leonardo_leads_moves_every_friend_and_draws() -> None:
    """Leonardo himself included."""
    match = play(duel(LEO, ["leonardo-leads"]), "scheme:leonardo-leads:leonardo")
    assert {who for who, _ in offered(match, "move")} == {LEO, "splinter"}
    assert moves(match, LEO) == walks("S02", 3, foes=["S03"])
    play(match, "move:splinter:S36", "move:leonardo:S08")
    assert (space(match, LEO), space(match, "splinter"), hand_size(match, ME)) == ("S08", "S36", 2)


def test_protective_father_swaps_and_heals_both() -> None:
    at = {LEO: ("S02", 10), "splinter": ("S38", 4)}
    match = play(duel(LEO, ["protective-father"], at=at), "scheme:protective-father:splinter")
    kept = settle(match.fork())
    assert (health(kept, LEO), health(kept, "splinter"), kept.view(None)["actions"]) == (10, 4, 2)
    play(match, keys(match)[0])
    assert (space(match, LEO), space(match, "splinter")) == ("S38", "S02")
    assert (health(match, LEO), health(match, "splinter"), match.view(None)["actions"]) == (12, 6, 2)


def test_quick_strike_draws_a_card() -> None:
    for at, who in (({}, LEO), (SPLINTER_FIGHTS, "splinter")):
        draws = settle(fight(duel(LEO, ["quick-strike"], at=at), who, "sinbad", "quick-strike"))
        assert (health(draws, "sinbad"), hand_size(draws, ME)) == (15 - 3, 2)


@pytest.mark.parametrize(
    ("card", "who", "value", "hurt", "drawn"),
    [("spatial-awareness", "splinter", 3, 1, 1), ("wise-beyond-his-years", LEO, 2, 2, 0)],
)
def test_zones_are_compared(card: str, who: str, value: int, hurt: int, drawn: int) -> None:
    """From a space of two zones against one of one zone, but not the other way or from a like one."""
    other = LEO if who == "splinter" else "splinter"
    for mine, theirs, fewer in (("S21", "S12", True), ("S12", "S21", False), ("S12", "S13", False)):
        match = duel(LEO, [card], ["exploit"], at={who: mine, other: "S38"}, foil_at={"sinbad": theirs})
        settle(fight(match, who, "sinbad", card, "exploit"))
        assert health(match, "sinbad") == 15 - hurt * fewer
        assert hand_size(match, ME) == 1 + drawn * fewer


def test_spatial_awareness_compares_nothing_with_the_fallen() -> None:
    """R-16: Who was defeated stands in no zone: no card for that."""
    at = {"splinter": "S21", LEO: "S38"}
    match = duel(LEO, ["spatial-awareness"], at=at, foil_at={"sinbad": ("S31", 9), "porter": ("S12", 2)})
    settle(fight(match, "splinter", "porter", "spatial-awareness"))
    assert (health(match, "porter"), hand_size(match, ME)) == (0, 1)


def test_wise_beyond_his_years_compares_nothing_with_the_fallen() -> None:
    at = {LEO: "S21"}
    match = duel(LEO, ["wise-beyond-his-years"], at=at, foil_at={"sinbad": ("S31", 9), "porter": ("S12", 2)})
    settle(fight(match, LEO, "porter", "wise-beyond-his-years"))
    assert health(match, "porter") == 0


def test_turtle_power_may_be_boosted() -> None:
    match = duel(LEO, ["turtle-power", "leonardo-leads"])
    fight(match, LEO, "sinbad", "turtle-power")
    play(match, "boost:leonardo-leads")
    assert health(match, "sinbad") == 15 - 3 - 4
