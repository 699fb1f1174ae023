"""Deadpool: every card of the deck, and how he heals."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    printed,
    seen_hand,
    walks,
    zone_of,
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
    scene,
    seat,
    settle,
    space,
    state,
)
from thwack import Match
from thwack.games.unmatched.cards.library import library

DP = ("deadpool",)
FOOD = ("food",)
FACTS = (
    Fact("and-for-my-next-move", "versatile", 2, 1, 1, DP),
    Fact("call-me", "versatile", 3, 2, 1, DP),
    Fact("cha-ching", "attack", 1, 3, 1, DP),
    Fact("chimichanga-break", "versatile", 2, 2, 1, DP),
    Fact("deadpool-merc-for-hire-llc", "attack", 5, 1, 1, DP),
    Fact("dumpster-divin-deadpool", "scheme", None, 1, 1, DP),
    Fact("eat-me", "defense", 2, 2, 1, DP),
    Fact("excuse-me-while-i-grow-some-limbs", "attack", 3, 1, 1, DP),
    Fact("exploding-card", "attack", 1, 4, 1, DP),
    Fact("faint", "scheme", None, 2, 1, DP),
    Fact("feint", "versatile", 2, 1, 1, DP),
    Fact("gaze-of-stone", "attack", 2, 4, 1, DP),
    Fact("gimme-gimme-chimichanga", "versatile", 3, 1, 1, DP, FOOD),
    Fact("holy-mackerel", "scheme", None, 2, 1, DP),
    Fact("i-always-get-the-last-word", "versatile", 3, 1, 1, DP),
    Fact("im-not-wearing-pants", "versatile", 2, 1, 1, DP),
    Fact("klunkin-heads", "attack", 4, 2, 1, DP),
    Fact("non-retinal-scan-access-to-danger-room", "versatile", 3, 4, 1, DP),
    Fact("passwords", "defense", 5, 1, 1, DP),
    Fact("push-to-teleport", "versatile", 2, 6, 1, DP),
    Fact("robs-pouch-and-shoe-emporium", "attack", 4, 1, 1, DP),
    Fact("super-feint", "versatile", 4, 2, 1, DP),
    Fact("sweeet", "scheme", None, 2, 1, DP),
    Fact("they-have-an-amazing-buffet", "defense", 3, 2, 1, DP, FOOD),
    Fact("three-of-hearts", "attack", 3, 4, 1, DP),
    Fact("time-out-time-out-time-out", "versatile", 0, 3, 1, DP),
    Fact("transit-card", "defense", 2, 1, 1, DP),
    Fact("underrated-super-heroes", "attack", 6, 2, 1, DP),
    Fact("wanna-bet", "attack", 2, 1, 1, DP),
    Fact("xavier-institute-faculty", "attack", 3, 2, 1, DP),
)
SPARE = "dumpster-divin-deadpool"  # the scheme he holds in each of these duels
FULL, SINBAD = 10, 15


def pool(hand: list[str], foil_hand: list[str] | None = None, life: int = 5, **more: Any) -> Match:
    """Deadpool with so much health on S02, next to Sinbad."""
    more.setdefault("at", {"deadpool": ("S02", life)})
    return duel("deadpool", hand, foil_hand or [], **more)


def hits(card: str, defense: str | None = None, **more: Any) -> Match:
    """An attack with this card, up to the first question after the reveal."""
    foes = [defense, "exploit"] if defense else ["exploit"]
    return fight(pool([card], foes, **more), "deadpool", "sinbad", card, defense)


def is_hit(card: str, attack: str = "regroup", **more: Any) -> Match:
    """Sinbad attacks him, and he defends with this card."""
    return fight(pool([card], [attack], active=FOE, **more), "sinbad", "deadpool", attack, card)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("deadpool", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("deadpool", FACTS)


def test_ability_heals_after_each_attack_whoever_won() -> None:
    won = settle(hits("underrated-super-heroes"))
    lost = settle(hits("three-of-hearts", "momentous-shift"))
    assert health(won, "deadpool") == health(lost, "deadpool") == 6
    assert health(settle(is_hit("feint", "momentous-shift", life=5)), "deadpool") == 5 - 1


def test_and_for_my_next_move_hurts_or_moves() -> None:
    match = hits("and-for-my-next-move")
    hurt = play(match.fork(), next(key for key in keys(match) if "damage" in key))
    assert health(hurt, "sinbad") == SINBAD - 2 - 2
    moved = play(match, next(key for key in keys(match) if "move" in key))
    assert moves(moved, "deadpool") == walks("S02", 3, foes=["S03", "S07"])


def test_call_me_is_worth_four_once_he_has_the_number() -> None:
    for number, value in ((0, 3), (1, 4)):
        match = settle(hits("call-me", state={"phone-number": number}))
        assert health(match, "sinbad") == SINBAD - value
        assert state(match, ME) == {"phone-number": 1}


def test_cha_ching_may_be_boosted() -> None:
    match = play(hits("cha-ching"), f"boost:{SPARE}")
    assert health(match, "sinbad") == SINBAD - 1 - 1


def test_chimichanga_break_is_worth_five_with_food() -> None:
    for food, value in ([], 2), (["gimme-gimme-chimichanga"], 5), (["they-have-an-amazing-buffet"], 5):
        match = settle(hits("chimichanga-break", discard=food))
        assert health(match, "sinbad") == SINBAD - value


def test_deadpool_merc_for_hire_llc_hurts_once_more() -> None:
    assert health(settle(hits("deadpool-merc-for-hire-llc")), "sinbad") == SINBAD - 5 - 1


def test_dumpster_divin_deadpool_shuffles_five_cards_in() -> None:
    lost = ["feint", "call-me", "faint", "eat-me", "cha-ching", "sweeet"]
    match = play(pool(["holy-mackerel"], discard=lost), f"scheme:{SPARE}:deadpool")
    for card in lost[:5]:
        play(match, f"choose:{card}")
    assert health(match, "deadpool") == 6
    assert discard(match, ME) == ["sweeet", SPARE]
    assert set(lost[:5]) <= set(deck(match, ME))
    few = play(pool(["holy-mackerel"], discard=["feint"]), f"scheme:{SPARE}:deadpool")
    play(few, *[key for key in keys(few) if key == "choose:feint"])
    assert discard(few, ME) == [SPARE]


def test_eat_me_comes_back_after_a_lost_combat() -> None:
    lost = settle(is_hit("eat-me", "momentous-shift"))
    assert (health(lost, "deadpool"), held(lost, ME)) == (5 - 1, ["eat-me"])
    kept = settle(is_hit("eat-me", "regroup"))
    assert (held(kept, ME), discard(kept, ME)) == ([], ["eat-me"])


def test_excuse_me_while_i_grow_some_limbs_takes_one_card_or_two() -> None:
    card = "excuse-me-while-i-grow-some-limbs"
    won = fight(pool([card], ["exploit", "regroup", "feint"]), "deadpool", "sinbad", card)
    play(won, "choose:exploit", "choose:regroup")
    assert hand_size(won, FOE) == 1
    foes = ["momentous-shift", "exploit", "regroup"]
    lost = fight(pool([card], foes), "deadpool", "sinbad", card, "momentous-shift")
    play(lost, "choose:exploit")
    assert hand_size(lost, FOE) == 1


def test_exploding_card_is_worth_four_if_he_shows_his_hand() -> None:
    match = hits("exploding-card")
    quiet = play(match.fork(), "decline")
    assert (health(quiet, "sinbad"), seen_hand(quiet, FOE, ME)) == (SINBAD - 1, [])
    loud = play(match, next(key for key in keys(match) if key != "decline"))
    assert (health(loud, "sinbad"), seen_hand(loud, FOE, ME)) == (SINBAD - 4, [SPARE])


def test_faint_heals_two() -> None:
    assert health(play(pool(["faint"]), "scheme:faint:deadpool"), "deadpool") == 7


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(pool(["feint"], ["regroup"]), "deadpool", "sinbad", "feint", "regroup"))
    assert hand_size(match, FOE) == 0


def test_gaze_of_stone_is_terrible_if_it_wins() -> None:
    assert health(settle(hits("gaze-of-stone")), "sinbad") == SINBAD - 2 - 8
    assert health(settle(hits("gaze-of-stone", "momentous-shift")), "sinbad") == SINBAD


def test_gimme_gimme_chimichanga_draws_and_heals() -> None:
    match = settle(hits("gimme-gimme-chimichanga", deck=["feint"]))
    assert (held(match, ME), health(match, "deadpool")) == (["feint"], 5 + 1 + 1)


def test_holy_mackerel_takes_all_cards_of_a_name_or_draws() -> None:
    foes = ["regroup", "regroup", "exploit"]
    match = play(pool(["holy-mackerel"], foes, deck=["feint"]), "scheme:holy-mackerel:deadpool")
    assert {refs[0] for refs in offered(match, "choose")} >= {"regroup", "exploit", "feint"}
    hit = play(match.fork(), "choose:regroup")
    assert (hand_size(hit, FOE), discard(hit, FOE), held(hit, ME)) == (1, ["regroup", "regroup"], [])
    miss = play(match, "choose:feint")
    assert (hand_size(miss, FOE), held(miss, ME)) == (3, ["feint"])


def test_i_always_get_the_last_word_hurts_only_in_attack() -> None:
    assert health(settle(hits("i-always-get-the-last-word")), "sinbad") == SINBAD - 3 - 1
    assert health(settle(is_hit("i-always-get-the-last-word")), "sinbad") == SINBAD


def test_im_not_wearing_pants_is_worth_five() -> None:
    assert health(settle(hits("im-not-wearing-pants")), "sinbad") == SINBAD - 5


def test_klunkin_heads_hurts_those_next_to_the_other() -> None:
    near = {"sinbad": "S03", "porter": "S04"}
    won = settle(hits("klunkin-heads", foil_at=near))
    assert (health(won, "sinbad"), health(won, "porter")) == (SINBAD - 4, 6 - 3)
    far = settle(hits("klunkin-heads"))
    assert health(far, "porter") == 6


def test_non_retinal_scan_access_to_danger_room_looks_and_heals() -> None:
    match = settle(hits("non-retinal-scan-access-to-danger-room"))
    assert seen_hand(match, ME, FOE) == ["exploit"]
    assert seen_hand(match, None, FOE) == []
    assert health(match, "deadpool") == 5 + 1 + 1


def test_passwords_lets_the_opponent_choose_from_his_hand() -> None:
    match = pool(["passwords", "faint", "call-me"], ["regroup"], active=FOE)
    fight(match, "sinbad", "deadpool", "regroup", "passwords")
    assert match.actor == FOE
    assert seen_hand(match, FOE, ME) == ["call-me", "faint"]
    assert seen_hand(match, None, ME) == []
    assert set(keys(match)) == {"choose:call-me", "choose:faint"}
    play(match, "choose:call-me")
    assert hand(match, ME) == ["faint"]
    assert "call-me" in discard(match, ME)


def test_push_to_teleport_draws() -> None:
    assert held(settle(hits("push-to-teleport", deck=["feint"])), ME) == ["feint"]


def test_robs_pouch_and_shoe_emporium_moves_the_other_one_space() -> None:
    match = hits("robs-pouch-and-shoe-emporium")
    assert moves(match, "sinbad") == walks("S03", 1, foes=["S02"], friends=["S07"])
    play(match, "move:sinbad:S04")
    assert space(match, "sinbad") == "S04"


def test_super_feint_cancels_draws_and_cannot_be_canceled() -> None:
    match = settle(hits("super-feint", "feint", deck=["faint"]))
    assert (health(match, "sinbad"), held(match, ME)) == (SINBAD - 2, ["faint"])
    match = fight(pool(["super-feint"], ["regroup"]), "deadpool", "sinbad", "super-feint", "regroup")
    assert hand_size(settle(match), FOE) == 0


def test_sweeet_leads_to_two_yellowish_spaces() -> None:
    """R-77: Bell Orchard has an amber and an ochre zone, and nobody is in the way."""
    board = library().boards["bell-orchard"]
    zones = dict(zip(board.slugs, board.zones, strict=True))
    yellowish = {spot for spot, zone in zones.items() if {"amber", "ochre"} & set(zone)}
    start, *others = [spot for spot in board.slugs if spot not in yellowish]
    match = scene(
        seat("deadpool", ["sweeet", "faint"], {"deadpool": start}),
        seat("bruce-lee", [], {"bruce-lee": others[-1]}),
        board="bell-orchard",
    )
    play(match, "scheme:sweeet:deadpool")
    assert moves(match, "deadpool") == yellowish
    goal = min(yellowish)
    play(match, f"move:deadpool:{goal}")
    assert moves(match, "deadpool") == yellowish - {goal}
    assert "decline" not in keys(match)
    play(match, f"move:deadpool:{max(yellowish)}")
    assert space(match, "deadpool") == max(yellowish)


def test_they_have_an_amazing_buffet_heals_but_not_too_much() -> None:
    card = "they-have-an-amazing-buffet"
    assert health(settle(is_hit(card, life=5)), "deadpool") == 7
    assert health(settle(is_hit(card, life=8)), "deadpool") == FULL - 2
    assert health(settle(is_hit(card, life=9)), "deadpool") == FULL - 2


def test_three_of_hearts_draws() -> None:
    match = settle(hits("three-of-hearts", deck=["feint"]))
    assert (health(match, "sinbad"), held(match, ME)) == (SINBAD - 3, ["feint"])


def test_time_out_time_out_time_out_plays_a_card_of_the_deck() -> None:
    card = "time-out-time-out-time-out"
    match = hits(card, deck=["deadpool-merc-for-hire-llc", "eat-me", "faint"])
    found = {refs[0] for refs in offered(match, "choose")}
    assert "deadpool-merc-for-hire-llc" in found
    assert not found & {"eat-me", "faint"}  # a defense card, a scheme
    assert match.view(FOE)["seats"][ME]["deck"][0] is None
    played = settle(play(match.fork(), "choose:deadpool-merc-for-hire-llc"))
    assert health(played, "sinbad") == SINBAD - 5 - 1
    assert set(discard(played, ME)) == {card, "deadpool-merc-for-hire-llc"}
    assert played.view(ME)["seats"][ME]["deck"][0] is None  # shuffled
    none = settle(play(match, "decline"))
    assert (health(none, "sinbad"), discard(none, ME)) == (SINBAD, [card])


def test_time_out_time_out_time_out_finds_immediate_effects_and_defends() -> None:
    card = "time-out-time-out-time-out"
    match = is_hit(card, "regroup", deck=["feint", "underrated-super-heroes"])
    assert "choose:underrated-super-heroes" not in keys(match)
    settle(play(match, "choose:feint"))
    assert hand_size(match, FOE) == 1  # Regroup drew nothing; the spare card is left


def test_transit_card_leads_anywhere_in_his_zone() -> None:
    match = is_hit("transit-card")
    reachable = walks("S02", 99, foes=["S03", "S07"])
    assert moves(match, "deadpool") == (zone_of("S02") & reachable) - {"S02"}
    goal = sorted(moves(match, "deadpool"))[-1]
    play(match, f"move:deadpool:{goal}")
    assert space(match, "deadpool") == goal


def test_underrated_super_heroes_is_worth_six() -> None:
    match = settle(hits("underrated-super-heroes"))
    assert health(match, "sinbad") == SINBAD - 6


def test_wanna_bet_lets_the_winner_draw() -> None:
    won = settle(hits("wanna-bet", deck=["feint"]))
    assert (held(won, ME), hand_size(won, FOE)) == (["feint"], 1)
    lost = settle(hits("wanna-bet", "momentous-shift", deck=["feint"]))
    assert (held(lost, ME), hand_size(lost, FOE)) == ([], 1 + 1)


def test_xavier_institute_faculty_may_be_thrown_from_afar() -> None:
    card = "xavier-institute-faculty"
    match = pool([card, "three-of-hearts"], ["exploit"], foil_at={"sinbad": "S08"})
    play(match, "attack:deadpool:sinbad")
    play(match, *[key for key in keys(match) if key == f"choose:{card}"])
    assert match.actor == FOE
    assert match.view(FOE)["combat"]["attack"]["card"] == card
    assert health(settle(match), "sinbad") == SINBAD - 3
    assert "attack:deadpool:sinbad" not in keys(pool(["three-of-hearts"], foil_at={"sinbad": "S08"}))
