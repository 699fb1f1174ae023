"""Shredder: every card of the deck, and his Foot Soldiers, who stand on lines."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    fight,
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
    fighter,
    hand_size,
    health,
    inside,
    keys,
    not_where_it_began,
    offered,
    pass_turn,
    play,
    settle,
    space,
    to_the_move,
)
from thwack import Match

SHREDDER = ("shredder",)
PAIR = ("bebop-and-rocksteady",)
FACTS = (
    Fact("all-according-to-plan", "defense", 3, 2, 2, SHREDDER),
    Fact("back-to-work", "scheme", None, 2, 2, SHREDDER),
    Fact("disrupting-strike", "versatile", 3, 1, 2, SHREDDER),
    Fact("gang-up", "attack", 3, 2, 2, PAIR),
    Fact("gruff-escort", "attack", 4, 2, 2, PAIR),
    Fact("long-shot", "versatile", 3, 1, 3),
    Fact("master-of-the-foot", "versatile", 2, 2, 2, SHREDDER),
    Fact("masterful-defense", "defense", 2, 3, 2, SHREDDER),
    Fact("obedient-subjects", "scheme", None, 3, 2, SHREDDER),
    Fact("perplexing-tactics", "versatile", 2, 3, 3, SHREDDER),
    Fact("savagery", "attack", 4, 2, 3),
    Fact("swarming-strike", "attack", 5, 3, 3, SHREDDER),
    Fact("think-hard", "versatile", 3, 2, 2, PAIR),
)
NEAR = [sorted((spot, "S02")) for spot in sorted(beside("S02"))]  # the lines at Shredder's space
THERE = [sorted((spot, "S03")) for spot in sorted(beside("S03"))]  # and at Sinbad's


def shredder(
    own: list[str], foot: list[list[str]] | None = None, theirs: list[str] | None = None, **more: Any
) -> Match:
    """Shredder next to Sinbad, with Foot Soldiers on these lines."""
    return duel("shredder", own, theirs or [], state={"foot-soldier": foot or []}, **more)


def foot(match: Match, who: int = ME) -> list[list[str]]:
    """The lines where Foot Soldiers stand."""
    return [sorted(pair) for pair in match.view(None)["seats"][who]["lines"]["foot-soldier"]]


def to_my_turn(match: Match) -> Match:
    """From the other player's turn to the choice of a line."""
    return pass_turn(match)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("shredder", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("shredder", FACTS)


def test_ability_deploys_a_soldier_on_a_line_next_to_a_friend() -> None:
    match = shredder([], active=FOE, at={"bebop-and-rocksteady": "S38"})
    match = to_my_turn(match)
    lines = {frozenset(ref.split("-")) for (ref,) in offered(match, "choose")}
    wanted = {frozenset((spot, home)) for home in ("S02", "S38") for spot in beside(home)}
    assert (match.actor, lines) == (ME, wanted)
    assert "decline" not in keys(match)
    play(match, keys(match)[0])
    assert len(foot(match)) == 1


def test_ability_R_85_one_on_each_line_and_twenty_four_in_all() -> None:
    board = inside(thwack.new("unmatched", heroes=["shredder", "medusa"])).cast.board
    lines = [[board.slugs[a], board.slugs[b]] for a, b in board.lines]
    free = to_my_turn(shredder([], lines[:23], active=FOE))
    taken = {frozenset(pair) for pair in lines[:23]}
    assert not taken & {frozenset(ref.split("-")) for (ref,) in offered(free, "choose")}
    full = to_my_turn(shredder([], lines[:24], active=FOE))
    assert len(foot(full)) == 24
    assert "maneuver" in keys(full) or offered(full, "boost") or offered(full, "move")


def test_ability_R_85_attacks_whoever_is_next_to_a_soldier() -> None:
    far = {"sinbad": "S20"}
    line = sorted(("S20", sorted(beside("S20"))[0]))
    assert "attack:shredder:sinbad" not in keys(shredder(["savagery"], foil_at=far))
    match = shredder(["savagery"], [line], foil_at=far)
    assert "attack:shredder:sinbad" in keys(match)
    assert "attack:bebop-and-rocksteady:sinbad" in keys(match)
    settle(fight(match, "shredder", "sinbad", "savagery"))
    assert health(match, "sinbad") == 15 - 4
    other = shredder(["savagery"], [sorted(("S38", sorted(beside("S38"))[0]))], foil_at=far)
    assert "attack:shredder:sinbad" not in keys(other)


def swept(boost: str, goal: str, lines: list[list[str]], who: str = "sinbad") -> Match:
    """Sinbad or the Porter walks to a space, in a maneuver that may be boosted."""
    match = shredder([], lines, ["feint", "regroup"], active=FOE, foil_at={"sinbad": "S20", "porter": "S21"})
    to_the_move(match, boost)
    return play(match, f"move:{who}:{goal}")


def test_ability_R_86_a_hero_sweeps_them_off_its_way_in_a_boosted_maneuver() -> None:
    step = sorted(beside("S20") - {"S21"})[0]
    lines = [sorted(("S20", step)), sorted(("S01", "S08"))]
    assert foot(swept("feint", step, lines)) == [sorted(("S01", "S08"))]
    assert len(foot(swept("", step, lines))) == 2
    spot = sorted(beside("S21") - {"S20"})[0]
    side = [sorted(("S21", spot))]
    assert len(foot(swept("feint", spot, side, "porter"))) == 1


def test_ability_R_86_the_way_is_the_one_that_sweeps_most() -> None:
    """Two steps to a space that two ways lead to: the one with Foot Soldiers is taken."""
    for middle in ("S21", "S10"):
        lines = [sorted(("S20", middle)), sorted((middle, "S11"))]
        assert foot(swept("feint", "S11", lines)) == []


def test_ability_R_86_soldiers_come_and_go_with_a_scene() -> None:
    match = shredder(["savagery"], NEAR[:2])
    data = {name: part for name, part in match.scene().items() if name != "exact"}
    assert foot(thwack.scene("unmatched", data)) == foot(match)
    with pytest.raises(thwack.SceneError, match="no line"):
        shredder([], [["S01", "S38"]])


def test_all_according_to_plan_gives_an_action_and_takes_two_cards() -> None:
    card = "all-according-to-plan"
    match = shredder([card], theirs=["regroup", "exploit", "feint"], active=FOE)
    fight(match, "sinbad", "shredder", "regroup", card)
    assert match.view(None)["actions"] == 2
    assert match.view(None)["lasting"] == [{"seat": ME, "card": card}]
    before = hand_size(match, FOE)
    while match.actor == FOE and match.view(None)["active"] == FOE and before >= 0:
        if "maneuver" in keys(match):
            play(match, "maneuver")
            before = hand_size(match, FOE)
        elif "decline" in keys(match):
            play(match, "decline")
        else:
            break
    assert (match.actor, hand_size(match, FOE)) == (FOE, before)
    play(match, keys(match)[0])
    play(match, keys(match)[0])
    assert hand_size(match, FOE) == before - 2


def test_all_according_to_plan_R_87_a_scheme_of_that_turn_spares_them() -> None:
    card, scheme = "all-according-to-plan", "riches-beyond-compare"
    match = shredder([card], theirs=["regroup", "exploit", "feint"], active=FOE)
    fight(match, "sinbad", "shredder", "regroup", card)
    play(match, f"scheme:{scheme}:sinbad")
    size = hand_size(match, FOE)
    settle(match)
    if "maneuver" in keys(match):
        play(match, "maneuver")
        size = hand_size(match, FOE)
        settle(match)
    assert match.view(None)["active"] == ME
    assert hand_size(match, FOE) == size


def test_back_to_work_heals_them_and_brings_them_close() -> None:
    """R-88"""
    match = play(
        shredder(["back-to-work"], at={"bebop-and-rocksteady": ("S38", 2)}), "scheme:back-to-work:shredder"
    )
    assert places(match, "bebop-and-rocksteady") == beside("S02") - {"S03", "S07"}
    play(match, keys(match)[0])
    assert health(match, "bebop-and-rocksteady") == 5
    assert space(match, "bebop-and-rocksteady") in beside("S02")


def test_back_to_work_brings_them_back_with_three_health() -> None:
    match = play(shredder(["back-to-work"], at={"bebop-and-rocksteady": 0}), "scheme:back-to-work:shredder")
    play(match, sorted(keys(match))[0])
    found = fighter(match, "bebop-and-rocksteady")
    assert (found["health"], found["space"] in beside("S02")) == (3, True)


def test_disrupting_strike_keeps_the_printed_value() -> None:
    match = shredder(["disrupting-strike"], theirs=["momentous-shift"])
    not_where_it_began(match, "sinbad")  # worth 5 otherwise
    fight(match, "shredder", "sinbad", "disrupting-strike", "momentous-shift")
    assert "Attack 3 against defense 3: no damage, the defender wins." in match.log()


def test_gang_up_is_worth_six_with_two_soldiers_at_the_foe() -> None:
    near = {"shredder": "S38", "bebop-and-rocksteady": "S02"}
    for soldiers, damage in ((THERE[:1], 3), (THERE[:2], 6)):
        match = fight(shredder(["gang-up"], soldiers, at=near), "bebop-and-rocksteady", "sinbad", "gang-up")
        assert health(match, "sinbad") == 15 - damage


def test_gruff_escort_deploys_two_anywhere_and_moves_shredder() -> None:
    near = {"shredder": "S38", "bebop-and-rocksteady": "S02"}
    match = fight(shredder(["gruff-escort"], at=near), "bebop-and-rocksteady", "sinbad", "gruff-escort")
    assert len(offered(match, "choose")) == len(inside(match).cast.board.lines)
    play(match, keys(match)[0])
    play(match, keys(match)[0])
    assert len(foot(match)) == 2
    assert moves(match, "shredder") == walks("S38", 2)


def test_long_shot_is_worth_five_from_afar() -> None:
    near = settle(fight(shredder(["long-shot"]), "shredder", "sinbad", "long-shot"))
    assert health(near, "sinbad") == 15 - 3
    line = sorted(("S20", sorted(beside("S20"))[0]))
    far = shredder(["long-shot"], [line], foil_at={"sinbad": "S20"})
    assert health(settle(fight(far, "shredder", "sinbad", "long-shot")), "sinbad") == 15 - 5


def test_master_of_the_foot_hurts_all_foes_next_to_soldiers() -> None:
    line = sorted(("S07", sorted(beside("S07") - {"S02", "S03"})[0]))
    match = settle(
        fight(shredder(["master-of-the-foot"], [line]), "shredder", "sinbad", "master-of-the-foot")
    )
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - 2, 5)
    both = shredder(["master-of-the-foot"], [line, THERE[0]])
    settle(fight(both, "shredder", "sinbad", "master-of-the-foot"))
    assert (health(both, "sinbad"), health(both, "shredder")) == (15 - 3, 15)


def test_masterful_defense_heals_for_each_soldier_beside_him() -> None:
    card = "masterful-defense"
    match = shredder([card], NEAR[:3], ["regroup"], active=FOE, at={"shredder": ("S02", 8)})
    settle(fight(match, "sinbad", "shredder", "regroup", card))
    assert health(match, "shredder") == 8 + 3


def test_obedient_subjects_gain_an_action_for_each_soldier_beside_him() -> None:
    match = play(
        shredder(["obedient-subjects", "back-to-work"], NEAR[:3]), "scheme:obedient-subjects:shredder"
    )
    assert match.view(None)["actions"] == 1 + 3


def test_perplexing_tactics_cancel_and_with_ten_soldiers_ignore() -> None:
    board = inside(thwack.new("unmatched", heroes=["shredder", "medusa"])).cast.board
    lines = [[board.slugs[a], board.slugs[b]] for a, b in board.lines]
    for count, damage in ((9, 1), (10, 2)):
        match = shredder(["perplexing-tactics"], lines[:count], ["regroup"])
        settle(fight(match, "shredder", "sinbad", "perplexing-tactics", "regroup"))
        assert (health(match, "sinbad"), hand_size(match, FOE)) == (15 - damage, 0)


def test_savagery_hurts_everybody_around_when_it_wins() -> None:
    close = {"bebop-and-rocksteady": "S01"}
    won = settle(fight(shredder(["savagery"], at=close), "shredder", "sinbad", "savagery"))
    assert (health(won, "sinbad"), health(won, "bebop-and-rocksteady")) == (15 - 5, 6)
    lost = shredder(["savagery"], at=close, theirs=["momentous-shift"])
    not_where_it_began(lost, "sinbad")
    settle(fight(lost, "shredder", "sinbad", "savagery", "momentous-shift"))
    assert (health(lost, "sinbad"), health(lost, "bebop-and-rocksteady")) == (15, 7)


def test_swarming_strike_adds_one_for_each_soldier_beside_him() -> None:
    match = settle(fight(shredder(["swarming-strike"], NEAR[:2]), "shredder", "sinbad", "swarming-strike"))
    assert health(match, "sinbad") == 15 - 5 - 2


def test_think_hard_draws_for_each_soldier_beside_the_foe() -> None:
    near = {"shredder": "S38", "bebop-and-rocksteady": "S02"}
    match = shredder(["think-hard"], THERE[:2], at=near)
    before = hand_size(match, ME)
    settle(fight(match, "bebop-and-rocksteady", "sinbad", "think-hard"))
    assert hand_size(match, ME) == before - 1 + 2
    assert "think-hard" in discard(match, ME)
