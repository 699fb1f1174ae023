"""Squirrel Girl: every card of the deck, and her Squirrels, who share spaces."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    everywhere,
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
    fighter,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    settle,
    space,
    to_the_move,
)
from thwack import Match

GIRL = ("squirrel-girl",)
FACTS = (
    Fact("bite-of-steel", "attack", 2, 2, 3, ("squirrel",)),
    Fact("call-of-the-mild", "versatile", 2, 2, 3),
    Fact("dash", "versatile", 3, 2, 2, GIRL),
    Fact("eat-nuts", "scheme", None, 2, 2, GIRL),
    Fact("feint", "versatile", 2, 1, 2, GIRL),
    Fact("fuzzball-special", "attack", 3, 1, 2, GIRL),
    Fact("get-em-tippy-toe", "versatile", 3, 1, 3, GIRL),
    Fact("horde-of-squirrels", "scheme", None, 2, 2, GIRL),
    Fact("kick-butts", "attack", 1, 1, 3, GIRL),
    Fact("nutwork-of-spies", "scheme", None, 2, 1, GIRL),
    Fact("squirgility", "defense", 3, 2, 3, GIRL),
    Fact("squirmish", "versatile", 4, 1, 2, GIRL),
    Fact("unbeatable-squirrel-girl", "versatile", 4, 1, 2, GIRL),
)


def girl(own: list[str], squirrels: list[str], theirs: list[str] | None = None, **more: Any) -> Match:
    """Squirrel Girl next to Sinbad, and Squirrels in these spaces, in their order."""
    at = {f"squirrel-{n + 1}": spot for n, spot in enumerate(squirrels)}
    return duel("squirrel-girl", own, theirs or [], at={**at, **more.pop("at", {})}, **more)


def squirrels(match: Match) -> list[str]:
    """Where Squirrels stand."""
    found = [space(match, f"squirrel-{n}") for n in range(1, 9)]
    return sorted(spot for spot in found if spot is not None)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("squirrel-girl", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("squirrel-girl", FACTS)


def test_ability_summons_a_squirrel_at_the_start_of_the_turn() -> None:
    match = pass_turn(girl([], [], active=FOE))
    assert (match.actor, squirrels(match)) == (ME, [])
    play(match, next(key for key in keys(match) if key != "decline"))
    assert places(match, "squirrel-1") == beside("S02")  # also where Sinbad and the Porter stand
    play(match, "place:squirrel-1:S03")
    assert squirrels(match) == ["S03"]
    refused = pass_turn(girl([], [], active=FOE))
    play(refused, "decline")
    assert squirrels(refused) == []


def test_ability_R_94_with_all_eight_on_the_board_one_of_them_is_placed() -> None:
    spots = ["S30", "S30", "S30", "S31", "S31", "S31", "S34", "S34"]
    match = pass_turn(girl([], spots, active=FOE))
    play(match, next(key for key in keys(match) if key != "decline"))
    assert {who for who, _ in offered(match, "place")} == {f"squirrel-{n}" for n in range(1, 9)}
    play(match, "place:squirrel-7:S01")
    assert squirrels(match) == sorted([*spots[:7], "S01"])


def test_ability_R_93_four_share_a_space_and_a_fifth_does_not() -> None:
    four = ["S09"] * 4
    match = to_the_move(girl(["horde-of-squirrels"], [*four, "S10"]))
    assert "S09" not in moves(match, "squirrel-5")
    assert "S09" in moves(match, "squirrel-girl")
    three = to_the_move(girl(["horde-of-squirrels"], [*four[:3], "S10"]))
    assert "S09" in moves(three, "squirrel-4")
    assert {"S02", "S03"} <= moves(three, "squirrel-4")  # with a friend, or with a foe
    with pytest.raises(thwack.SceneError):
        girl([], ["S09"] * 5)


def test_ability_R_93_nobody_stands_in_anybodys_way() -> None:
    """Sinbad walks through Squirrels and ends with them; a Squirrel walks through Sinbad."""
    ring = sorted(beside("S03") - {"S02"})
    foe = to_the_move(girl([], ring, ["feint"], active=FOE, foil_at={"porter": "S38"}))
    assert moves(foe, "sinbad") == walks("S03", 2, foes=["S02"])
    own = to_the_move(girl(["eat-nuts"], ["S02"], foil_at={"porter": "S38"}))
    assert moves(own, "squirrel-1") == walks("S02", 2)


def test_ability_R_93_who_shares_a_space_is_adjacent() -> None:
    match = girl(["bite-of-steel"], ["S20"], foil_at={"sinbad": "S20"})
    assert "attack:squirrel-1:sinbad" in keys(match)
    foe = girl([], ["S20"], ["regroup", "exploit"], active=FOE, foil_at={"sinbad": "S20"})
    assert "attack:sinbad:squirrel-1" in keys(foe)


def test_ability_R_95_damage_to_one_is_dealt_to_all_in_the_space() -> None:
    match = girl([], ["S03", "S03", "S03", "S10"], ["regroup", "exploit"], active=FOE)
    settle(fight(match, "sinbad", "squirrel-2", "regroup"))
    assert squirrels(match) == ["S10"]
    assert health(match, "squirrel-girl") == 13


def test_ability_scenes_keep_crowds() -> None:
    match = girl(["feint"], ["S03", "S03", "S02"])
    data = {name: part for name, part in match.scene().items() if name != "exact"}
    assert squirrels(thwack.scene("unmatched", data)) == ["S02", "S03", "S03"]


def test_bite_of_steel_is_worth_five_with_four_in_the_zone() -> None:
    far = sorted(everywhere() - zone_of("S03"))[0]
    for spots, damage in ((["S03"] * 4, 5), (["S03"] * 3 + [far], 2)):
        match = girl(["bite-of-steel"], spots)
        settle(fight(match, "squirrel-1", "sinbad", "bite-of-steel"))
        assert health(match, "sinbad") == 15 - damage


def test_call_of_the_mild_is_worth_four_with_four_around_and_draws() -> None:
    far = sorted(everywhere() - zone_of("S02"))[0]
    for spots, damage in ((["S02"] * 4, 4), (["S02"] * 3 + [far], 2)):
        match = girl(["call-of-the-mild"], spots)
        settle(fight(match, "squirrel-girl", "sinbad", "call-of-the-mild"))
        assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - damage, 1 + 2)
    lost = girl(["call-of-the-mild"], [], ["momentous-shift"])
    settle(fight(lost, "squirrel-girl", "sinbad", "call-of-the-mild", "momentous-shift"))
    assert hand_size(lost, ME) == 1


def test_dash_moves_her_up_to_three() -> None:
    match = fight(girl(["dash"], []), "squirrel-girl", "sinbad", "dash")
    assert moves(match, "squirrel-girl") == walks("S02", 3, foes=["S03", "S07"])


def test_eat_nuts_heals_two_and_summons() -> None:
    match = play(girl(["eat-nuts"], [], at={"squirrel-girl": ("S02", 8)}), "scheme:eat-nuts:squirrel-girl")
    assert places(match, "squirrel-1") == beside("S02")
    play(match, "place:squirrel-1:S01")
    assert (health(match, "squirrel-girl"), squirrels(match)) == (10, ["S01"])


def test_feint_cancels_everything() -> None:
    feint_cancels_the_other_card("squirrel-girl")


def test_fuzzball_special_moves_each_squirrel() -> None:
    match = fight(girl(["fuzzball-special"], ["S20", "S30"]), "squirrel-girl", "sinbad", "fuzzball-special")
    assert {who for who, _ in offered(match, "move")} == {"squirrel-1", "squirrel-2"}
    assert moves(match, "squirrel-1") == walks("S20", 3)
    play(match, "move:squirrel-1:S21", "decline")
    assert squirrels(match) == ["S21", "S30"]


def test_get_em_tippy_toe_summons_two_anywhere() -> None:
    match = fight(girl(["get-em-tippy-toe"], []), "squirrel-girl", "sinbad", "get-em-tippy-toe")
    assert places(match, "squirrel-1") == everywhere()
    play(match, "place:squirrel-1:S03", "place:squirrel-2:S31")
    assert squirrels(match) == ["S03", "S31"]


def test_horde_of_squirrels_hurts_somebody_with_four_around() -> None:
    card = "horde-of-squirrels"
    match = play(girl([card], ["S03", "S03", "S04", "S10"]), f"scheme:{card}:squirrel-girl")
    if offered(match, "choose"):
        play(match, "choose:sinbad")
    assert health(match, "sinbad") == 15 - 2
    few = play(girl([card], ["S30", "S31", "S38"]), f"scheme:{card}:squirrel-girl")
    assert (health(few, "sinbad"), health(few, "squirrel-girl")) == (15, 13)


def test_kick_butts_adds_one_for_each_squirrel_at_the_foe() -> None:
    match = girl(["kick-butts"], ["S03", "S03", "S04", "S30"])
    settle(fight(match, "squirrel-girl", "sinbad", "kick-butts"))
    assert health(match, "sinbad") == 15 - 1 - 3


def test_nutwork_of_spies_costs_a_card_or_two() -> None:
    card = "nutwork-of-spies"
    for spots, left in ((["S30"], 2), (["S03", "S03", "S04", "S10"], 1)):
        match = play(girl([card], spots, ["feint", "regroup", "exploit"]), f"scheme:{card}:squirrel-girl")
        assert match.actor == ME
        while offered(match, "choose"):
            play(match, keys(match)[0])
        assert hand_size(match, FOE) == left


def test_squirgility_runs_over_sidekicks_for_nothing() -> None:
    """Three steps, and Squirrels on the way do not count."""
    line = ["S01", "S08"]
    match = girl(["squirgility"], line, ["regroup"], active=FOE, foil_at={"porter": "S38"})
    fight(match, "sinbad", "squirrel-girl", "regroup", "squirgility")
    reached = walks("S02", 3, foes=["S03"]) | walks("S01", 3, foes=["S03"]) | walks("S08", 3, foes=["S03"])
    assert moves(match, "squirrel-girl") == (reached | set(line)) - {"S02"}
    porter = girl(["squirgility"], [], ["regroup"], active=FOE, foil_at={"porter": "S09"})
    fight(porter, "sinbad", "squirrel-girl", "regroup", "squirgility")
    assert moves(porter, "squirrel-girl") > walks("S02", 3, foes=["S03", "S09"])


def test_squirmish_leaves_a_squirrel_behind() -> None:
    match = fight(girl(["squirmish"], []), "squirrel-girl", "sinbad", "squirmish")
    assert squirrels(match) == ["S02"]
    assert places(match, "squirrel-girl") == zone_of("S02") - {"S02", "S03", "S07"}
    play(match, "place:squirrel-girl:S01")
    assert (space(match, "squirrel-girl"), squirrels(match)) == ("S01", ["S02"])


def test_unbeatable_squirrel_girl_cancels_and_ignores_with_four_at_the_foe() -> None:
    card = "unbeatable-squirrel-girl"
    for spots, damage, drawn in ((["S03"] * 4, 4, 0), (["S03"] * 3, 3, 1)):
        match = girl([card], spots, ["regroup"])
        settle(fight(match, "squirrel-girl", "sinbad", card, "regroup"))
        assert (health(match, "sinbad"), hand_size(match, FOE)) == (15 - damage, drawn)
    assert fighter(match, "squirrel-4")["space"] is None
