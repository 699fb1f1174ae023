"""T. Rex: every card of the deck, and how she stands, walks and bites in two spaces."""

from itertools import pairwise
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import Fact, beside, fight, is_whole_deck, moves, places, printed, zone_of
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    hand_size,
    health,
    inside,
    keys,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    settle,
    to_the_move,
)
from thwack import Match

REX = ("t-rex",)
FACTS = (
    Fact("15-000-pounds-of-muscle", "attack", 3, 3, 2, REX),
    Fact("65-million-years-of-gut-instinct", "scheme", None, 3, 2, REX),
    Fact("closer-than-she-appears", "scheme", None, 2, 3, REX),
    Fact("commanding-impact", "attack", 5, 2, 3, REX),
    Fact("momentous-shift", "versatile", 3, 2, 3, REX),
    Fact("reckless-lunge", "attack", 3, 4, 3, REX),
    Fact("ripples-in-the-water", "scheme", None, 2, 3, REX),
    Fact("terrifying-roar", "versatile", 3, 3, 2, REX),
    Fact("thrash", "versatile", 2, 2, 3, REX),
    Fact("when-dinosaurs-ruled-the-earth", "attack", 2, 3, 4, REX),
    Fact("youre-just-making-her-angry", "defense", 1, 1, 2, REX),
)
SPARE = "closer-than-she-appears"


def rex(own: list[str], theirs: list[str] | None = None, active: int = ME, **more: Any) -> Match:
    """T. Rex in S02 and S01, next to Sinbad in S03; the Porter is far away."""
    row = seat("t-rex", own, discard=more.pop("lost", ()), deck=more.pop("deck", None))
    row["fighters"] = {
        "t-rex": {"space": "S02", "tail": "S01", "health": more.pop("dial", 27), **more.pop("at", {})}
    }
    foe = {"sinbad": "S03", "porter": "S38", **more.pop("foil_at", {})}
    return scene(row, seat("sinbad", theirs or [], foe), active=active, **more)


def ends(match: Match) -> set[str | None]:
    """Both of her spaces."""
    row = match.view(None)["seats"][ME]["fighters"]["t-rex"]
    return {row["space"], row["tail"]}


def tails(match: Match) -> set[str]:
    """Where her other end may go now."""
    return {where for _, where in offered(match, "tail")}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("t-rex", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("t-rex", FACTS)


def test_ability_R_96_starts_in_two_adjacent_spaces() -> None:
    match = thwack.new("unmatched", heroes=["t-rex", "medusa"], seed=3)
    start = match.view(None)["seats"][ME]["fighters"]["t-rex"]["space"]
    assert tails(match) == beside(start)
    chosen = sorted(tails(match))[0]
    set_up(match, f"tail:t-rex:{chosen}")
    assert ends(match) == {start, chosen}


def test_ability_R_96_nobody_else_can_stand_in_either_space() -> None:
    match = to_the_move(rex([], ["feint", "regroup"], FOE, foil_at={"sinbad": "S08"}))
    assert not {"S01", "S02"} & moves(match, "sinbad")
    with pytest.raises(thwack.SceneError):
        rex([], foil_at={"sinbad": "S01"})
    with pytest.raises(thwack.SceneError, match="other end"):
        rex([], at={"tail": "S38"})


def test_ability_R_97_either_end_goes_first_and_the_other_follows() -> None:
    match = to_the_move(rex(["commanding-impact", SPARE]))
    steps = {
        (there, lead)
        for lead, last in (("S02", "S01"), ("S01", "S02"))
        for there in beside(lead) - {last, "S03"}
    }
    assert moves(match, "t-rex") == {spot for pair in steps for spot in pair}
    one = play(match.fork(), "move:t-rex:S09")
    assert (tails(one) or ends(one) - {"S09"}) == {lead for there, lead in steps if there == "S09"}
    back = play(match.fork(), "move:t-rex:S01")
    assert tails(back) == {there for there, lead in steps if lead == "S01"}
    play(back, f"tail:t-rex:{sorted(tails(back))[0]}")
    assert "S01" in ends(back)
    assert "S02" not in ends(back)


def test_ability_R_97_a_boost_takes_her_further_but_never_through_foes() -> None:
    match = to_the_move(rex(["commanding-impact", SPARE]), "commanding-impact")  # three steps
    walls = {"S03"}
    pairs = {("S02", "S01")}
    for _ in range(3):
        more = set()
        for a, b in pairs:
            for lead, last in ((a, b), (b, a)):
                more |= {(there, lead) for there in beside(lead) - walls - {last}}
        pairs |= more
    assert moves(match, "t-rex") == {spot for pair in pairs for spot in pair if set(pair) != {"S01", "S02"}}


def test_ability_R_96_bites_two_spaces_away_from_either_end() -> None:
    near = {"S01", "S02"} | beside("S01") | beside("S02")
    two = near | {far for spot in near for far in beside(spot)}
    for spot in ("S04", "S05", "S18", "S31"):
        match = rex(["commanding-impact", SPARE], foil_at={"sinbad": spot})
        assert ("attack:t-rex:sinbad" in keys(match)) == (spot in two), spot


def test_ability_R_96_is_attacked_from_next_to_either_end() -> None:
    for spot in sorted(beside("S01") | beside("S02") | {"S04", "S31"}):
        if spot not in ("S01", "S02"):
            match = rex([], ["regroup", "exploit"], FOE, foil_at={"sinbad": spot})
            assert ("attack:sinbad:t-rex" in keys(match)) == (spot in beside("S01") | beside("S02")), spot


def test_ability_draws_at_the_end_of_her_turn() -> None:
    match = rex([SPARE], actions=1)
    before = len(match.view(None)["seats"][ME]["deck"])
    pass_turn(match)
    assert len(match.view(None)["seats"][ME]["deck"]) == before - 2


def test_ability_R_98_her_player_picks_the_other_end_when_she_is_placed_or_swapped() -> None:
    match = play(rex(["ripples-in-the-water", SPARE]), "scheme:ripples-in-the-water:t-rex")
    spot = sorted(places(match, "t-rex") - {"S01", "S02"})[-1]
    play(match, f"place:t-rex:{spot}")
    assert (match.actor, tails(match) <= beside(spot)) == (ME, True)


def test_15_000_pounds_of_muscle_ignores_the_defense_and_hurts_her() -> None:
    card = "15-000-pounds-of-muscle"
    match = settle(fight(rex([card, SPARE], ["momentous-shift"]), "t-rex", "sinbad", card, "momentous-shift"))
    assert (health(match, "sinbad"), health(match, "t-rex")) == (15 - 3, 27 - 2)


def test_65_million_years_of_gut_instinct_takes_a_card_of_another_name() -> None:
    card = "65-million-years-of-gut-instinct"
    match = rex([card, SPARE], lost=[card, "thrash", "reckless-lunge"])
    play(match, f"scheme:{card}:t-rex")
    assert {refs[0] for refs in offered(match, "choose")} == {"thrash", "reckless-lunge"}
    play(match, "choose:thrash")
    assert hand(match, ME) == [SPARE, "thrash"]


def test_closer_than_she_appears_moves_draws_and_gains_an_action() -> None:
    match = play(rex([SPARE, "ripples-in-the-water"]), f"scheme:{SPARE}:t-rex")
    assert "S09" in moves(match, "t-rex")
    settle(match)
    assert (hand_size(match, ME), match.view(None)["actions"]) == (2, 2)


def test_commanding_impact_draws() -> None:
    match = settle(fight(rex(["commanding-impact", SPARE]), "t-rex", "sinbad", "commanding-impact"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 5, 2)


def test_momentous_shift_R_99_is_worth_five_when_she_left_both_spaces() -> None:
    card = "momentous-shift"
    for began, damage in ((("S02", "S01"), 3), (("S01", "S08"), 3), (("S30", "S31"), 5)):
        match = rex([card, SPARE])
        t = inside(match)
        t.began[0] = t.cast.board.index[began[0]]
        t.counters[t.cast.tails[0] + 1] = t.cast.board.index[began[1]] + 1
        settle(fight(match, "t-rex", "sinbad", card))
        assert health(match, "sinbad") == 15 - damage, began


def test_reckless_lunge_hurts_both() -> None:
    match = settle(fight(rex(["reckless-lunge", SPARE]), "t-rex", "sinbad", "reckless-lunge"))
    assert (health(match, "sinbad"), health(match, "t-rex")) == (15 - 3 - 3, 27 - 3)


def test_ripples_in_the_water_places_her_and_costs_neighbours_a_card() -> None:
    card = "ripples-in-the-water"
    match = play(rex([card, SPARE], ["feint", "regroup"], foil_at={"sinbad": "S10"}), f"scheme:{card}:t-rex")
    zone = zone_of("S02") | zone_of("S01")
    assert places(match, "t-rex") <= zone
    play(match, "place:t-rex:S03")
    assert "S10" in beside("S03")
    play(match, *[f"tail:t-rex:{sorted(tails(match))[0]}"][: bool(tails(match))])
    assert hand_size(match, FOE) == 1
    away = play(rex([card, SPARE], ["feint", "regroup"], foil_at={"sinbad": "S31"}), f"scheme:{card}:t-rex")
    play(away, "place:t-rex:S01", *[])
    play(away, *[f"tail:t-rex:{spot}" for spot in sorted(tails(away))[:1]])
    assert hand_size(away, FOE) == 2


def test_terrifying_roar_holds_everybody() -> None:
    match = settle(fight(rex(["terrifying-roar", SPARE]), "t-rex", "sinbad", "terrifying-roar"))
    to_the_move(match)
    assert offered(match, "move") == []


def test_thrash_may_be_boosted_and_hurts_the_zone() -> None:
    match = rex(["thrash", SPARE], foil_at={"porter": "S09"})
    fight(match, "t-rex", "sinbad", "thrash")
    play(match, f"boost:{SPARE}")
    assert health(match, "sinbad") == 15 - 4 - 1
    assert health(match, "porter") == 6 - ("S09" in zone_of("S02") | zone_of("S01"))


def test_when_dinosaurs_ruled_the_earth_draws_acts_and_hurts_her() -> None:
    card = "when-dinosaurs-ruled-the-earth"
    match = fight(rex([card, SPARE, "ripples-in-the-water"]), "t-rex", "sinbad", card)
    play(match, "boost:ripples-in-the-water")
    assert (health(match, "sinbad"), health(match, "t-rex")) == (15 - 4, 25)
    assert (hand_size(match, ME), match.view(None)["actions"]) == (2, 2)
    lost = rex([card, SPARE], ["momentous-shift"])
    settle(fight(lost, "t-rex", "sinbad", card, "momentous-shift"))
    assert (health(lost, "t-rex"), hand_size(lost, ME)) == (27, 1)


def test_youre_just_making_her_angry_comes_back_when_it_wins() -> None:
    card = "youre-just-making-her-angry"
    match = rex([card, "reckless-lunge"], ["regroup", "exploit"], FOE)
    fight(match, "sinbad", "t-rex", "regroup", card)
    play(match, "boost:reckless-lunge")
    assert hand(match, ME) == [card]
    lost = rex([card, SPARE], ["toil-and-danger", "exploit"], FOE)
    settle(fight(lost, "sinbad", "t-rex", "toil-and-danger", card))
    assert card in discard(lost, ME)


def test_ability_scenes_keep_both_ends() -> None:
    match = rex(["thrash", SPARE])
    data = {name: part for name, part in match.scene().items() if name != "exact"}
    assert ends(thwack.scene("unmatched", data)) == {"S01", "S02"}
    assert all(a in beside(b) for a, b in pairwise(sorted(str(end) for end in ends(match))))


def test_ability_R_97_a_trap_stops_and_hurts_her_whichever_end_steps_on_it() -> None:
    """Robert Muldoon has a trap in S09: she comes there with either end, and no further."""
    row = seat("t-rex", ["commanding-impact", SPARE])
    row["fighters"] = {"t-rex": {"space": "S02", "tail": "S01"}}
    trap = {"trap": ["S09", *[None] * 7]}
    match = scene(row, seat("robert-muldoon", [], {"robert-muldoon": "S31"}, state=trap))
    to_the_move(match, "commanding-impact")
    beyond = play(match.fork(), "move:t-rex:S09")
    assert tails(beyond) <= {"S01", "S02", "S08", "S10", "S18"}
    play(beyond, *[f"tail:t-rex:{spot}" for spot in sorted(tails(beyond))[:1]])
    assert health(beyond, "t-rex") == 27 - 1
    tail_first = play(match.fork(), "move:t-rex:S02")
    assert "S09" in tails(tail_first)
    play(tail_first, "tail:t-rex:S09")
    assert health(tail_first, "t-rex") == 27 - 1
    around = play(match.fork(), "move:t-rex:S08")
    play(around, *[f"tail:t-rex:{spot}" for spot in sorted(tails(around) - {"S09"})[:1]])
    assert health(around, "t-rex") == 27
