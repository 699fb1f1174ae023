"""R-71 to R-84: Rulings about heroes with a rule of their own."""

from tests.cards.unmatched.shared import beside, duel, fight, moves, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    play,
    scene,
    seat,
    settle,
    space,
    state,
    to_the_move,
)
from thwack import CHANCE
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.rules.oneoffs.track import best_way


def test_R_71_an_x_does_nothing_but_the_rest_of_the_card_happens() -> None:
    match = duel("krang", ["iq-of-968"], state={"machine": 0}, at={"krang": ("S02", 5)}, chance="ask")
    play(match, "scheme:iq-of-968:krang", "roll:die:x", "decline", "roll:die:x", "decline")
    assert (hand_size(match, ME), health(match, "krang"), state(match, ME)) == (1, 5, {"machine": 3})


def test_R_71_without_a_machine_nobody_is_asked_to_roll_again() -> None:
    match = duel("krang", ["android-arms-missiles"], state={"machine": 0}, chance="ask")
    fight(match, "krang", "sinbad", "android-arms-missiles")
    assert match.actor == CHANCE
    play(match, "roll:die:x")
    assert health(match, "sinbad") == 14


def test_R_72_a_die_symbol_that_is_only_read_counts_as_an_x() -> None:
    """Beowulf gains Rage equal to the boost value of a card that is discarded at random."""
    match = scene(
        seat("beowulf", ["vigor-and-courage"], {"beowulf": "S30"}, state={"rage": 0}),
        seat("krang", ["iq-of-968"], {"krang": "S02"}),
        chance="ask",
    )
    play(match, "scheme:vigor-and-courage:beowulf")
    assert (state(match, ME), hand_size(match, FOE)) == ({"rage": 0}, 0)
    boosted = duel("krang", ["iq-of-968"], foil_at={"sinbad": "S31"}, chance="ask")
    play(boosted, "maneuver", "boost:iq-of-968", "roll:die:4", "decline")
    assert moves(boosted, "krang") == walks("S02", 2 + 4, foes=["S31", "S07"])


def test_R_72_only_its_owner_rolls_for_a_die_symbol() -> None:
    """Black Panther has a card of Krang's in his Suit, and no die."""
    match = to_the_move(
        scene(
            seat("black-panther", ["feint"], {"black-panther": "S02"}, zones={"suit": ["krang/iq-of-968"]}),
            seat("krang", [], {"krang": "S31"}),
            chance="ask",
        ),
        boost="krang/iq-of-968",
    )
    assert match.actor == ME
    value = library().heroes["black-panther"].move
    assert moves(match, "black-panther") == walks("S02", value, friends=["S01"])  # Shuri stands there


def test_R_73_a_card_that_flies_lies_open_only_out_of_reach() -> None:
    for there, seen in (("S08", "android-arms-missiles"), ("S03", None)):
        match = duel("krang", ["android-arms-missiles"], ["exploit"], foil_at={"sinbad": there})
        play(match, "attack:krang:sinbad")
        play(match, *[key for key in keys(match) if key == "choose:android-arms-missiles"])
        assert match.actor == FOE
        assert match.view(FOE)["combat"]["attack"]["card"] == seen


def test_R_74_letters_count_and_no_card_has_no_name() -> None:
    """IQ of 968 has seven letters and digits, as many as Exploit: a draw, so none is longer."""
    for theirs, drawn in ((["exploit"], 0), ([], 1)):
        match = duel("krang", ["warlord-of-dimension-x"], deck=["iq-of-968"], foil_deck=theirs)
        settle(fight(match, "krang", "sinbad", "warlord-of-dimension-x"))
        assert hand_size(match, ME) == 1 + drawn


def test_R_75_what_deadpool_asks_of_a_table_is_read_from_the_match() -> None:
    """Food lies in the discard pile; a card that was played has a name on it."""
    match = duel("deadpool", ["call-me"], at={"deadpool": "S02"})
    settle(fight(match, "deadpool", "sinbad", "call-me"))
    assert (health(match, "sinbad"), state(match, ME)) == (15 - 3, {"phone-number": 1})
    fed = duel("deadpool", ["chimichanga-break"], discard=["gimme-gimme-chimichanga"])
    assert health(settle(fight(fed, "deadpool", "sinbad", "chimichanga-break")), "sinbad") == 15 - 5


def test_R_76_the_card_that_was_found_is_a_new_card() -> None:
    """What the defender did to the value of the first card does not hold for the second."""
    card = "time-out-time-out-time-out"
    match = duel("deadpool", [card], ["exploit"], deck=["underrated-super-heroes"])
    fight(match, "deadpool", "sinbad", card)
    settle(play(match, "choose:underrated-super-heroes"))
    assert health(match, "sinbad") == 15 - 6


def test_R_77_where_no_yellowish_space_can_be_reached_he_stays() -> None:
    """Robin Hood's people stand all around him."""
    around = sorted(beside("S01"))
    foes = dict(zip(["outlaw-1", "outlaw-2", "outlaw-3", "outlaw-4"], around, strict=False))
    match = scene(
        seat("deadpool", ["sweeet", "faint"], {"deadpool": "S01"}),
        seat("robin-hood", [], {"robin-hood": "S38", **foes}),
    )
    assert len(around) <= 4
    play(match, "scheme:sweeet:deadpool")
    assert (space(match, "deadpool"), match.view(None)["actions"]) == ("S01", 1)


def test_R_78_any_card_of_the_known_deck_may_be_named_once() -> None:
    match = play(duel("deadpool", ["holy-mackerel"], ["exploit"]), "scheme:holy-mackerel:deadpool")
    named = keys(match)
    assert len(set(named)) == len(named) == len({card.id for card in library().heroes["sinbad"].cards})


def track(*spaces: str) -> dict[str, list[str | None]]:
    """John Henry's track on these spaces, the rest in the supply."""
    return {"track": [*spaces, *[None] * (10 - len(spaces))]}


def test_R_79_entering_track_costs_nothing_and_leaving_it_does() -> None:
    match = to_the_move(duel("john-henry", ["larger-than-life"], state=track("S01", "S08", "S18")))
    reached = walks("S02", 2, foes=["S03", "S07"])
    for spot in ("S01", "S08", "S18"):
        reached |= {spot} | walks(spot, 2, foes=["S03", "S07"])
    assert moves(match, "john-henry") == reached - {"S02"}


def test_R_80_a_line_that_is_used_twice_counts_once() -> None:
    """One step there and one back, twice: S01 and S02 are joined by one line."""
    match = duel("john-henry", ["striking-fire"], foil_at={"sinbad": "S31", "porter": "S38"}, actions=4)
    board = library().boards["sarpedon"]
    here, there = board.index["S02"], board.index["S01"]
    once = best_way(board, here, there, 1, 0, 0, 0)
    assert (once.bit_count(), best_way(board, there, here, 1, 0, 0, once)) == (1, once)
    play(match, "scheme:striking-fire:john-henry", "move:john-henry:S01")
    assert state(match, ME)["path"] >= 3  # by S09 and S08, for there are steps enough


def test_R_81_who_is_silenced_still_has_other_effects() -> None:
    """Momentous Shift works during combat; Knock Them Silly stops only what comes after it."""
    card = "knock-them-silly"
    match = duel("john-henry", [card], ["momentous-shift"])
    settle(fight(match, "john-henry", "sinbad", card, "momentous-shift"))
    assert health(match, "sinbad") == 15 - 1
