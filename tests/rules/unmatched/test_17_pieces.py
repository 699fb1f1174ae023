"""R-40 to R-54: Rulings about pieces: tokens, several heroes, choices at the set-up."""

import thwack
from tests.cards.unmatched.shared import duel, fight, moves, places
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    to_the_move,
    tokens,
)


def test_R_40_own_fighters_do_not_set_off_traps_and_the_trap_leaves_first() -> None:
    match = duel("robert-muldoon", ["feint"], state={"trap": ["S01", *[None] * 7]})
    maneuver(match, "move:robert-muldoon:S01")
    assert (health(match, "robert-muldoon"), tokens(match, ME)[0]) == (14, "S01")
    match = duel("robert-muldoon", [], ["feint"], active=FOE, state={"trap": ["S04", *[None] * 7]})
    to_the_move(match)
    play(match, "move:sinbad:S04")
    log = [
        line
        for line in map(str.lower, match.log("en"))
        if "trap" in line or "draws" in line or "damage" in line
    ]
    assert ["leaves" in log[-3], "draws" in log[-2], "damage" in log[-1]] == [True] * 3


def test_R_41_seek_the_shadows_lays_what_is_in_the_supply() -> None:
    match = duel("spike", state={"shadow": ["S20", "S21", None]})
    play(match, "scheme:seek-the-shadows:spike")
    assert {key.split(":")[1] for key in keys(match)} == {"shadow-3"}
    assert places(match, "shadow-3") == {"S01", "S02", "S03", "S09"}


def test_R_42_a_move_leaves_one_token_where_it_ends() -> None:
    match = duel("dr-ellie-sattler")
    to_the_move(match)
    assert "S08" in moves(match, "dr-ellie-sattler")  # two steps, one token
    play(match, "move:dr-ellie-sattler:S08", "decline")
    assert (tokens(match, ME), hand_size(match, ME)) == (["S08", *[None] * 4], 2)


def test_R_43_power_man_throws_through_third_players_but_not_through_his_own() -> None:
    match = scene(
        seat("luke-cage", ["power-man"], {"luke-cage": "S03", "misty-knight": "S10"}),
        seat("sinbad", ["regroup", "feint"], {"sinbad": "S04", "porter": "S38"}),
        seat("bigfoot", [], {"bigfoot": "S05", "jackalope": "S36"}),
        mode="free-for-all",
        active=FOE,
    )
    fight(match, "sinbad", "luke-cage", "regroup", "power-man")
    assert "S13" in moves(match, "sinbad")  # past Bigfoot on S05
    assert not moves(match, "sinbad") & {"S02", "S09"}  # not past Luke Cage and Misty Knight
    play(match, "move:sinbad:S13")
    play(match, *[key for key in keys(match) if key == "choose:bigfoot"])
    assert (health(match, "sinbad"), health(match, "bigfoot")) == (15 - 1, 16 - 1)


def test_R_44_a_walk_leaves_the_zone_as_seldom_as_it_can() -> None:
    """From S08 to S10 there are two steps inside the zone; Tomoe's player takes the long way round by S18,
    S19 and S20."""
    free = to_the_move(duel("tomoe-gozen", [], ["feint"], active=FOE, foil_at={"sinbad": "S08"}))
    play(free, "move:sinbad:S10")
    assert health(free, "sinbad") == 15
    match = duel("tomoe-gozen", ["a-warriors-way"], at={"tomoe-gozen": "S04"}, foil_at={"sinbad": "S11"})
    fight(match, "tomoe-gozen", "sinbad", "a-warriors-way")
    play(match, "move:sinbad:S10")  # by S12 or S21 and S20: out once
    assert health(match, "sinbad") == 15 - 2 - 1


def test_R_45_foul_purpose_lies_open_only_where_it_must() -> None:
    riders = {f"red-rider-{n}": 0 for n in (1, 2, 3, 4)}
    for there, seen in (("S20", "foul-purpose"), ("S03", None)):
        match = duel("eredin", ["foul-purpose"], ["feint"], at=riders, foil_at={"sinbad": there})
        play(match, "attack:eredin:sinbad")
        assert match.view(FOE)["combat"]["attack"]["card"] == seen


def test_R_46_a_searched_deck_is_shuffled_even_if_nothing_was_found() -> None:
    at = {"ciri": "S34", "ihuarraquax": "S02"}
    match = fight(duel("ciri", ["searching-strike"], at=at), "ihuarraquax", "sinbad", "searching-strike")
    assert None not in match.view(ME)["seats"][ME]["deck"]
    play(match, "decline")
    assert set(match.view(ME)["seats"][ME]["deck"]) == {None}
    assert any("shuffles" in line for line in match.log("en"))


def test_R_47_mists_hide_the_order_and_an_empty_deck_attacks_with_nothing() -> None:
    schemes = ["riches-beyond-compare"]
    match = duel("doctor-strange", ["the-mists-of-munnopor"], ["exploit"], active=FOE, foil_deck=schemes)
    settle(fight(match, "sinbad", "doctor-strange", "exploit", "the-mists-of-munnopor"))
    assert match.view(ME)["seats"][FOE]["deck"][-1] is None
    assert offered(match, "choose") == []
    empty = duel("doctor-strange", ["the-mists-of-munnopor"], ["exploit"], active=FOE, foil_deck=[])
    settle(fight(empty, "sinbad", "doctor-strange", "exploit", "the-mists-of-munnopor"))
    assert (health(empty, "doctor-strange"), deck(empty, FOE)) == (14, [])
    assert "exploit" in discard(empty, FOE)


def test_R_48_whoever_takes_over_is_the_fighter_of_the_attack() -> None:
    match = duel(
        "yennenga", ["surprise-volley"], ["leap-away"], at={"archer-1": 0}, foil_at={"sinbad": "S03"}
    )
    fight(match, "yennenga", "sinbad", "surprise-volley", "leap-away")
    play(match, keys(match)[0])
    play(match, "place:archer-1:S11")
    assert {who for who, _ in offered(match, "move")} == {"archer-1", "sinbad"}  # Leap Away moves who fights


def test_R_49_shared_damage_counts_as_dealt() -> None:
    at = {"archer-1": "S01", "archer-2": "S08"}
    match = duel("yennenga", [], ["regroup"], at=at, active=FOE, foil_deck=["feint", "feint", "feint"])
    fight(match, "sinbad", "yennenga", "regroup")
    play(match, "choose:archer-1")
    assert (health(match, "yennenga"), health(match, "archer-1")) == (15, 1)
    assert hand_size(match, FOE) == 1 + 2  # Regroup draws two, for the attack was won


def test_R_50_unlike_heroes_pick_who_stands_on_the_start_space() -> None:
    match = thwack.new("unmatched", heroes=["cloak-and-dagger", "raptors"])
    assert {who for who, _ in offered(match, "place")} == {"cloak", "dagger"}
    play(match, keys(match)[1])
    while match.view(None)["seats"][1]["fighters"]["raptor-1"]["space"] is None:
        play(match, keys(match)[0])
    assert {who for who, _ in offered(match, "place")} == {"raptor-2"}


def test_R_51_clones_come_again_and_chain_mail_wins() -> None:
    clones = {f"clone-{n}": 0 for n in (1, 2, 3)}
    match = pass_turn(duel("sun-wukong", ["wily-fighting"], at=clones, active=FOE))
    play(match, keys(match)[0])
    play(match, "place:clone-1:S01")
    assert health(match, "clone-1") == 1
    kept = duel("sun-wukong", ["golden-chain-mail"], ["regroup"], at=clones, active=FOE)
    settle(fight(kept, "sinbad", "sun-wukong", "regroup", "golden-chain-mail"))
    assert hand_size(kept, FOE) == 1 + 1  # Regroup draws one, for the attack was lost


def test_R_52_what_is_not_chosen_lies_open_and_out_of_the_game() -> None:
    match = play(thwack.new("unmatched", heroes=["medusa", "buffy"]), "choose:giles")
    row = match.view(None)["seats"][1]
    assert sorted(set(row["zones"]["removed"])) == [
        "buffy/military-knowledge",
        "buffy/right-hand-man",
    ]
    assert (row["state"], "xander" in row["fighters"]) == ({"companion": "giles"}, False)


def test_R_53_the_first_defeat_is_none() -> None:
    """Bruce Lee's One-Inch Punch would come back if she were defeated."""
    match = scene(
        seat("bruce-lee", ["one-inch-punch", "nunchaku"], {"bruce-lee": "S03"}),
        seat("elektra", [], {"elektra": ("S02", 1)}),
    )
    play(match, "scheme:one-inch-punch:bruce-lee")
    play(match, *[key for key in keys(match) if key == "choose:elektra"])
    assert "one-inch-punch" in discard(match, ME)
    assert match.view(None)["seats"][FOE]["fighters"]["elektra"] == {
        "space": None,
        "tail": None,
        "health": 9,
        "most": 9,
        "number": 0,
        "hero": True,
    }
    assert match.result is None


def test_R_54_tawny_owl_is_no_help_against_own_costs() -> None:
    state = {"potion": "tawny-owl"}
    match = duel(
        "geralt-of-rivia", ["gear-tawny-owl", *["rend"] * 3, *["riposte"] * 2], state=state, actions=1
    )
    play(match, "scheme:gear-tawny-owl:geralt-of-rivia")
    pass_turn(match)
    assert hand_size(match, ME) <= 7  # the hand limit still holds
