"""R-82 to R-99: Rulings about Yennefer & Triss, Shredder, Loki, Squirrel Girl and T. Rex."""

from typing import Any

import thwack
from tests.cards.unmatched.shared import beside, everywhere, fight, moves, places, walks, zone_of
from tests.cards.unmatched.test_loki import DOWNFALL, LURE, RESCUE, loki
from tests.cards.unmatched.test_shredder import foot, shredder, swept
from tests.cards.unmatched.test_squirrel_girl import girl, squirrels
from tests.cards.unmatched.test_t_rex import SPARE, ends, rex, tails
from tests.cards.unmatched.test_yennefer_triss import lodge, sisters
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
    play,
    scene,
    seat,
    settle,
    space,
    to_the_move,
)
from thwack.games.unmatched.state.atoms import stand, swap_spaces
from thwack.games.unmatched.state.invariants import check_spaces
from thwack.games.unmatched.state.table import BIT, OFF_BOARD


def test_R_82_a_cancel_does_not_stop_yennefers_boost() -> None:
    near = {"yennefer": "S02", "triss": "S38"}
    match = sisters(["echoing-blast", "magical-barrier"], ["feint"], "yennefer", at=near)
    fight(match, "yennefer", "sinbad", "echoing-blast", "feint")
    play(match, "boost:magical-barrier")
    assert health(match, "sinbad") == 15 - 3 - 3 + 2
    assert "echoing-blast" not in hand(match, ME)  # its own effect was canceled


def test_R_83_each_advisor_adds_to_boosts_and_only_where_there_is_one() -> None:
    match = sisters(["magical-barrier", "advisor-to-the-king"], lead="yennefer", actions=3)
    t = inside(match)
    for slot in [s for s in t.piles[0] if t.cast.card(t.identity[s]).id == "advisor-to-the-king"][:1]:
        t.piles[0] = tuple(s for s in t.piles[0] if s != slot)
        t.piles[3] = (*t.piles[3], slot)
        t.known[slot] = 0xFFFF
        t.ongoing = (*t.ongoing, slot)
    play(match, "scheme:advisor-to-the-king:yennefer", "maneuver", "boost:magical-barrier")
    assert any("Magical Barrier" in line and "5" in line for line in match.log())


def test_R_84_a_deck_that_runs_out_draws_what_is_there() -> None:
    match = play(
        lodge(["magical-barrier", "advisor-to-the-king"], ["exploit"], deck=[]), "choose:magical-barrier"
    )
    assert hand_size(match, ME) == 2
    assert (health(match, "yennefer"), health(match, "sinbad")) == (14 - 3 * 2, 15 - 1)


def test_R_85_a_soldier_between_two_friends_counts_for_either() -> None:
    line = [sorted(("S02", "S01"))]
    match = shredder(["obedient-subjects", "back-to-work"], line, at={"bebop-and-rocksteady": "S01"})
    play(match, "scheme:obedient-subjects:shredder")
    assert match.view(None)["actions"] == 1 + 1


def test_R_86_a_boost_sweeps_and_a_plain_maneuver_does_not() -> None:
    step = sorted(beside("S20") - {"S21"})[0]
    assert foot(swept("feint", step, [sorted(("S20", step))])) == []
    assert len(foot(swept("", step, [sorted(("S20", step))]))) == 1


def test_R_87_a_scheme_before_the_attack_counts_too() -> None:
    card, scheme = "all-according-to-plan", "riches-beyond-compare"
    match = shredder([card], theirs=["regroup", "exploit", "feint"], active=FOE)
    play(match, f"scheme:{scheme}:sinbad")
    settle(match)
    fight(match, "sinbad", "shredder", "regroup", card)
    size = hand_size(match, FOE)
    while match.view(None)["active"] == FOE:
        play(match, "maneuver" if "maneuver" in keys(match) else "decline")
        size = hand_size(match, FOE)
    assert hand_size(match, FOE) == size


def test_R_88_who_stands_as_close_as_can_be_stays() -> None:
    """All other spaces next to Shredder are taken."""
    home = next(spot for spot in sorted(everywhere()) if len(beside(spot)) == 3)
    spots = sorted(beside(home))
    at = {"shredder": home, "bebop-and-rocksteady": (spots[0], 2)}
    match = shredder(["back-to-work"], at=at, foil_at={"sinbad": spots[1], "porter": spots[2]})
    play(match, "scheme:back-to-work:shredder")
    assert (space(match, "bebop-and-rocksteady"), health(match, "bebop-and-rocksteady")) == (spots[0], 5)
    assert offered(match, "place") == []


def test_R_89_whoever_plays_a_trick_is_you_and_loki_is_its_owner() -> None:
    match = loki([], [RESCUE, "feint"], FOE, at=("S02", 9))
    settle(fight(match, "sinbad", "loki", RESCUE))
    assert (health(match, "loki"), discard(match, ME)) == (9 - 2 + 3, ["trick-freyjas-rescue"])


def test_R_89_in_a_mirror_match_each_loki_has_tricks_of_his_own() -> None:
    match = thwack.new("unmatched", heroes=["loki", "loki"], seed=5)
    t = inside(match)
    mine, theirs = ([s for s in range(60) if t.cast.slot_owner[s] == seat] for seat in (0, 1))
    assert {t.identity[s] for s in mine}.isdisjoint({t.identity[s] for s in theirs})
    assert len(t.cast.given) == 8


def test_R_90_everybody_knows_which_tricks_a_hand_holds() -> None:
    match = loki(["underhanded"], [DOWNFALL, LURE, "feint"])
    assert match.view(None)["seats"][FOE]["hand"] == [DOWNFALL, LURE]


def test_R_91_what_was_added_is_swapped_too() -> None:
    """Sinbad's voyages add nothing here: 3 against Freyja's 2."""
    match = loki(["trick-freyjas-rescue"], ["momentous-shift", "feint"], FOE)
    settle(fight(match, "sinbad", "loki", "momentous-shift", "trick-freyjas-rescue"))
    assert health(match, "loki") == 16


def test_R_92_the_same_card_may_be_chosen_again() -> None:
    card = "looking-for-trouble"
    match = loki([card, "ragnarok"], ["momentous-shift"])
    fight(match, "loki", "sinbad", card, "momentous-shift")
    if offered(match, "choose"):
        play(match, "choose:momentous-shift")
    assert health(match, "sinbad") == 15 - 1


def test_R_93_a_normal_fighter_shares_with_small_ones_but_not_with_another() -> None:
    match = to_the_move(girl(["eat-nuts"], ["S01", "S01", "S01", "S01"]))
    assert "S01" in moves(match, "squirrel-girl")
    assert "S03" not in moves(match, "squirrel-girl")


def test_R_94_those_off_the_board_come_first() -> None:
    match = play(girl(["eat-nuts"], ["S30"] * 3), "scheme:eat-nuts:squirrel-girl")
    assert {who for who, _ in offered(match, "place")} == {"squirrel-4"}


def test_R_95_only_those_of_the_same_space_fall() -> None:
    match = girl([], ["S07", "S07", "S02"], ["regroup", "exploit"], active=FOE)
    settle(fight(match, "porter", "squirrel-1", "regroup"))
    assert (squirrels(match), space(match, "squirrel-girl")) == (["S02"], "S02")


def test_R_96_she_is_in_the_zones_of_both_spaces() -> None:
    """Thrash hurts the Porter, who shares a zone with one of her spaces only."""
    head = next(
        spot for spot in sorted(everywhere()) if any(zone_of(spot) - zone_of(t) for t in beside(spot))
    )
    tail = next(t for t in sorted(beside(head)) if zone_of(head) - zone_of(t))
    near = sorted(beside(tail) - {head})[0]
    for first, second in ((head, tail), (tail, head)):
        far = sorted(zone_of(head) - zone_of(tail) - beside(head) - beside(tail) - {head, near})[0]
        match = rex(
            ["thrash", SPARE], at={"space": first, "tail": second}, foil_at={"sinbad": near, "porter": far}
        )
        settle(fight(match, "t-rex", "sinbad", "thrash"))
        assert health(match, "porter") == 6 - 1


def test_R_97_she_may_back_out_of_where_she_stands() -> None:
    match = to_the_move(rex(["thrash", SPARE], foil_at={"sinbad": "S03"}))
    assert "S01" in moves(match, "t-rex")  # her tail leads


def test_R_98_placed_by_another_her_own_player_picks_the_other_end() -> None:
    match = play(rex(["ripples-in-the-water", SPARE]), "scheme:ripples-in-the-water:t-rex")
    spot = sorted(places(match, "t-rex"))[0]
    play(match, f"place:t-rex:{spot}")
    assert tails(match) <= beside(spot)
    assert walks(spot, 1) >= tails(match)


def test_R_98_who_trades_places_with_a_large_fighter_has_its_place_alone() -> None:
    """Wherever both stand: the second space is never the one that the other comes to."""
    match = rex(["thrash", SPARE])
    table: Any = match._table
    (large,) = table.cast.tails
    other = next(f for f, at in enumerate(table.space) if f != large and at >= 0)
    for head in range(table.cast.board.size):
        for at in range(table.cast.board.size):
            trial: Any = match.fork()._table
            stand(trial, large, OFF_BOARD)
            stand(trial, other, OFF_BOARD)
            if head == at or (trial.full | BIT[at]) >> head & 1 or trial.full >> at & 1:
                continue
            stand(trial, other, at)
            stand(trial, large, head)
            swap_spaces(trial, other, large)
            check_spaces(trial)


def test_R_99_one_step_is_not_enough_for_momentous_shift() -> None:
    match = rex(["momentous-shift", SPARE, "thrash"])
    to_the_move(match)
    play(match, "move:t-rex:S02")
    play(match, *[f"tail:t-rex:{spot}" for spot in sorted(tails(match))[:1]])
    assert "S02" in ends(match)
    settle(fight(match, "t-rex", "sinbad", "momentous-shift"))
    assert health(match, "sinbad") == 15 - 3


def test_R_89_an_ability_that_follows_a_trick_means_its_own_hero() -> None:
    """King Arthur may boost an attack with a trick; the ability names him, though the card is Loki's."""
    match = scene(
        seat("king-arthur", [DOWNFALL, "excalibur"], {"king-arthur": "S02"}),
        seat("loki", [], {"loki": "S03"}),
    )
    play(match, "attack:king-arthur:loki", f"choose:{DOWNFALL}")
    while match.view(None)["combat"]:
        play(match, "decline")
    assert (health(match, "loki"), health(match, "king-arthur")) == (16 - 4, 18 - 2)
