"""Rulings about zones of heroes: R-55 and those that follow."""

import thwack
from tests.cards.unmatched.shared import duel, fight, moves, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    hand_size,
    health,
    keys,
    play,
    scene,
    seat,
    settle,
    to_the_move,
)
from thwack import Match

ROSIE, JILL = "rosie-the-riveter", "dr-jill-trent"


def zones(match: Match, eyes: int | None = None, who: int = ME) -> dict[str, list[str | None]]:
    """A player's zones, as these eyes see them."""
    found: dict[str, list[str | None]] = match.view(eyes)["seats"][who]["zones"]
    return found


def test_R_55_a_zone_is_open_and_its_cards_are_in_no_other_pile() -> None:
    match = duel("black-panther", zones={"suit": ["sinbad/exploit"]})
    assert [zones(match, eyes)["suit"] for eyes in (ME, FOE, None)] == [["sinbad/exploit"]] * 3
    seats = match.scene()["seats"]
    assert sum(len(seats[FOE][pile]) for pile in ("hand", "deck", "discard")) == 30 - 1
    assert zones(match, None, FOE) == {}


def test_R_55_a_position_with_zones_can_be_written_and_read() -> None:
    match = duel(ROSIE, zones={"active": [f"{ROSIE}/whizbang"]})
    again = thwack.scene("unmatched", match.scene())
    assert zones(again) == zones(match)


def test_R_56_a_card_of_the_suit_goes_to_its_owners_discard_pile() -> None:
    match = duel("black-panther", ["feint"], zones={"suit": ["sinbad/exploit", "sinbad/feint"]})
    to_the_move(match, "sinbad/exploit")
    assert (discard(match, FOE), zones(match)["suit"]) == (["exploit"], ["sinbad/feint"])


def test_R_57_the_card_for_a_boost_comes_before_the_move() -> None:
    match = duel("black-panther", ["feint"])
    before = hand_size(match, ME)
    to_the_move(match, "feint")
    assert hand_size(match, ME) == before + 1  # the maneuver's card, less the boost, and one for it
    assert moves(match, "black-panther") == walks("S02", 3, foes=["S03", "S07"])


def test_R_58_an_upgrade_works_in_the_combat_that_activates_it() -> None:
    active = [f"{ROSIE}/merlin-engine", f"{ROSIE}/cavity-magnetron"]
    match = duel(ROSIE, ["we-can-do-it"], zones={"active": active})
    settle(fight(match, ROSIE, "sinbad", "we-can-do-it"))
    assert health(match, "sinbad") == 15 - (4 + 1)


def test_R_59_everybody_knows_the_first_mission() -> None:
    match = thwack.new("unmatched", heroes=["black-widow", "sinbad"], board="sarpedon", seed=5)
    assert "the-moscow-protocol" in hand(match, ME)
    assert match.view(FOE)["seats"][ME]["hand"] == ["the-moscow-protocol"]


def test_R_60_no_gadget_is_active_before_the_first_turn() -> None:
    match = duel(JILL, ["hypnotist"], ["regroup"], active=FOE)
    before = hand_size(match, FOE)
    settle(fight(match, "sinbad", JILL, "regroup", "hypnotist"))
    assert zones(match)["active"] == []
    assert hand_size(match, FOE) == before  # Regroup was not canceled: it drew


def test_R_61_donatello_chooses_before_he_draws() -> None:
    match = play(duel("donatello", deck=["bo-staff", "quick-strike"]), "maneuver")
    assert len(keys(match)) == 2
    assert "bo-staff" not in hand(match, ME)


def test_R_62_a_canceled_invention_stays() -> None:
    match = duel("donatello", ["electro-grenade"], ["feint"])
    settle(fight(match, "donatello", "sinbad", "electro-grenade", "feint"))
    assert zones(match)["inventions"] == ["donatello/electro-grenade"]


def test_R_63_nobody_knows_which_glamour_comes_next() -> None:
    match = duel("titania")
    assert [zones(match, eyes)["glamours"] for eyes in (ME, FOE, None)] == [[None] * 6] * 3


def test_R_63_imagined_worlds_have_other_glamours_on_top() -> None:
    match = duel("titania")
    told = {tuple(match.imagine(ME, seed).scene()["seats"][ME]["zones"]["glamours"]) for seed in range(9)}
    assert len(told) > 1


def test_R_64_the_last_misery_works_before_it_hurts() -> None:
    rest = ("confusion", "greed", "hope", "toil", "woe")
    box = [f"pandora/misery-{name}" for name in ("misfortune", "pain", *rest)]
    match = duel("pandora", ["hindsight"], zones={"box": box}, active=FOE)
    while match.view(None)["active"] == FOE:
        play(match, "maneuver" if "maneuver" in keys(match) else "decline")
    before = health(match, "sinbad")
    play(match, "choose:reveal")
    assert zones(match)["miseries"] == box[:2]
    assert (health(match, "sinbad"), health(match, "pandora")) == (before - 1, 14 - 2)


def test_R_65_a_ruse_is_spent_even_if_it_is_removed() -> None:
    match = play(duel("george-washington", ["circumvent"], ["exploit"]), "attack:george-washington:sinbad")
    play(match, next(key for key in keys(match) if key != "decline"))
    play(match, next(key for key in keys(match) if key != "decline"))
    assert match.view(None)["seats"][ME]["state"]["ruse"] == 3
    assert hand_size(match, FOE) == 0


def test_R_66_a_ransom_needs_enough_in_the_treasury() -> None:
    match = duel("blackbeard", ["parley"], ["regroup"])
    settle(fight(match, "blackbeard", "sinbad", "parley", "regroup"))
    assert hand_size(match, FOE) == 0  # canceled: it costs two, and there is one


def test_R_67_a_card_joins_the_line_before_effects_after_the_attack() -> None:
    at = {"william-shakespeare": "S02"}
    bard = seat("shakespeare", ["horror", "alas"], at, zones={"line": ["shakespeare/horror"]})
    match = scene(bard, seat("sinbad", [], {"sinbad": "S03", "porter": "S07"}))
    play(match, "attack:william-shakespeare:sinbad", "choose:horror")
    assert zones(match)["line"] == ["shakespeare/horror"] * 2
    assert health(match, "sinbad") == 15 - (4 + 1)


def test_R_68_the_dial_is_turned_before_anybody_has_won() -> None:
    match = duel(
        "houdini", ["all-part-of-the-show"], ["commanding-impact"], at={"houdini": ("S02", 1)}, active=FOE
    )
    fight(match, "sinbad", "houdini", "commanding-impact", "all-part-of-the-show")
    play(match, "place:houdini:S30")
    assert (match.result, health(match, "houdini")) == (None, 4)


def test_R_69_the_question_is_put_without_the_card_too() -> None:
    for card in ("a-magician-never-reveals-his-secrets", "flourish"):
        foe = seat("houdini", [card, "misdirection"], {"houdini": "S03", "bess": "S38"})
        me = seat(
            "titania", ["what-fools-these-mortals-be", "fairy-song"], {"titania": "S02", "oberon": "S04"}
        )
        match = scene(me, foe)
        match.play("scheme:what-fools-these-mortals-be:oberon")
        while match.actor == ME:
            match.play(match.choices[0].key)
        assert match.actor == FOE
