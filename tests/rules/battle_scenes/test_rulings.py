"""BS-R1 to BS-R22: What we do where the book is silent."""

import pytest

from tests.kits.battle_scenes import (
    carried,
    hand,
    home_made,
    keys,
    made,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    seat_view,
    stage,
    unit,
    verbs,
)
from thwack import Match


def of(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# BS-R1 to BS-R5: damage


def test_BS_R1_the_last_card_by_an_effect() -> None:
    """Mind Shove unloads a card."""
    mine = seat(unit("A11", "A29", "A08"), unit("A04", "6"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "B06"), unit("B14", "B07"), deck=["B06"] * 9), "attack")
    play(match, "act:A11:mind-shove", "unload:B03:B06")
    assert scene(match, 1) == ["B14"]
    assert (points(match, 0), resources(match, 1)) == (4, ["B06"])


def test_BS_R1_a_support_is_destroyed() -> None:
    mine = seat(unit("A11", "A29", "A08"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B01", "B06"), unit("B14", "B07"), deck=["B06"] * 9), "attack")
    play(match, "act:A11:mind-shove", "unload:B14:B07")
    assert scene(match, 1) == ["B01"]
    assert (points(match, 0), sorted(resources(match, 1))) == (0, ["B07", "B14"])


def test_BS_R1_the_last_card_as_a_cost() -> None:
    """Soldado H.I.D.R.A. V1 unloads a card of its own to use its action: it falls, and the action goes on."""
    soldier = "soldado-h-i-d-r-a-v1"
    match = position(
        seat(unit(soldier, "B06"), unit("A04", "6"), deck=["A08"] * 9),
        seat(unit("B03", "4"), deck=["B06"] * 9),
        "attack",
    )
    play(match, f"act:{soldier}:tatica-suicida")
    assert scene(match, 0) == ["A04"]
    assert (points(match, 1), resources(match, 0)) == (1, ["B06"])
    play(match, "target:B03")
    assert len(carried(match, 1, "B03")) == 3


@pytest.mark.parametrize(
    ("used", "loss"), [(0, 1), (1, 2), (2, 3), (5, 3)], ids=["whole", "dented", "gone", "beyond"]
)
def test_BS_R2_what_is_beyond_the_shield(used: int, loss: int) -> None:
    """3 damage, shield 2: what the new total has beyond it, less what the old one had."""
    mine = seat(unit("A04", "6"), unit("A12", "5"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B02", "5", shield_used=used), deck=["B06"] * 9), "attack")
    play(match, "act:A04:thunder-strike", "target:B02")
    assert len(carried(match, 1, "B02")) == 5 - loss


def test_BS_R2_piercing_points_do_not_use_the_shield() -> None:
    mine = seat(unit("A07", "3"), unit("A06", "3"), unit("A04", "6"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B02", "5"), deck=["B06"] * 9), "attack")
    play(match, "act:A07:trick-arrow", "target:B02")
    assert (len(carried(match, 1, "B02")), row(match, 1, "B02")["shield_used"]) == (4, 0)
    play(match, "act:A06:blind-spot", "target:B02")
    assert (len(carried(match, 1, "B02")), row(match, 1, "B02")["shield_used"]) == (4, 2)


def test_BS_R3_damage_the_dealer_chooses() -> None:
    mine = seat(unit("A04", "6"), deck=["A08"] * 9)
    theirs = seat(unit("B07", "B19", "B20", "B21"), deck=["B06"] * 9)
    match = position(mine, theirs, "anticipation", active=0)
    play(match, "act:B07:barrage", "target:B07", "pass", "act:A04:thunder-strike", "target:B07")
    assert (match.actor, of(match, "unload")) == (0, ["unload:B19", "unload:B20", "unload:B21"])


def test_BS_R3_adjustment_the_controller_chooses() -> None:
    mine = seat(unit("A08", "A19", "A20"), deck=["A08"] * 9)
    match = position(mine, seat(deck=["B06"] * 9), "adjustment")
    assert (match.actor, keys(match)) == (0, ["unload:A19", "unload:A20"])


def test_BS_R3_a_cost_the_user_chooses() -> None:
    """Tocha Humana: unload a card of his own."""
    mine = seat(unit("tocha-humana-v1", "A19", "A20", "A21", stage=2), deck=["A08"] * 9)
    match = position(mine, seat(unit("B02", "5"), deck=["B06"] * 9), "attack")
    play(match, keys(match)[0])
    assert match.actor == 0
    assert {key.split(":")[-1] for key in keys(match)} == {"A19", "A20", "A21"}


def test_BS_R3_unload_a_card_the_user_of_the_effect_chooses() -> None:
    """From anybody, of either side."""
    mine = seat(unit("A11", "A29", "A08"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B01", "B06", "B07"), deck=["B06"] * 9), "attack")
    play(match, "act:A11:mind-shove")
    assert match.actor == 0
    assert keys(match) == ["unload:A11:A29", "unload:A11:A08", "unload:B01:B06", "unload:B01:B07"]


def test_BS_R4_damage_beyond_the_last_card_is_lost() -> None:
    mine = seat(unit("A04", "6"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B06", "1"), unit("B06", "1"), deck=["B07"] * 9), "attack")
    play(match, "act:A04:thunder-strike", "target:B06")  # 3 damage, shield 1, one card
    assert scene(match, 1) == ["B06"]
    assert (len(carried(match, 1, "B06")), points(match, 0), resources(match, 1)) == (1, 1, ["A08"])


def test_BS_R5_shields_do_not_recover_within_a_turn() -> None:
    """Neither between Preparation and Combat, nor between the two steps of Combat."""
    mine = seat(unit("A06", "3"), unit("A04", "6"), deck=["A08"] * 9)
    theirs = seat(unit("B07", "4"), unit("B01", "6", stage=0), deck=["B06"] * 9)
    match = position(mine, theirs)
    play(match, "act:A06:blind-spot", "target:B01", "pass")
    assert (phase(match), row(match, 1, "B01")["shield_used"]) == ("anticipation", 2)
    play(match, "act:B07:barrage", "target:A04", "pass")
    assert (phase(match), row(match, 0, "A04")["shield_used"]) == ("attack", 1)
    play(match, "act:A04:thunder-strike", "target:B01")  # 3 damage on what is left of a shield of 3
    assert len(carried(match, 1, "B01")) == 4


# BS-R6, BS-R7: points


def test_BS_R6_a_card_put_in_the_prizes_by_an_effect_counts() -> None:
    """Mística puts herself into the opponent's prizes, to take another character back from there."""
    mine = seat(unit("mistica-v1", "3"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4"), prizes=["A05"], deck=["B06"] * 9), "attack")
    assert points(match, 1) == 7
    play(match, "act:mistica-v1:ludibriar", "choose:A05")
    assert (points(match, 1), seat_view(match, 1)["prizes"]) == (3, ["mistica-v1"])
    assert "A05" in hand(match, 0)


def test_BS_R6_and_wins_at_once() -> None:
    mine = seat(unit("mistica-v1", "3"), deck=["A08"] * 9)
    theirs = seat(unit("B03", "4"), prizes=["A05", "A12"], deck=["B06"] * 9)
    match = position(mine, theirs, "attack")
    play(match, "act:mistica-v1:ludibriar")
    assert match.result is not None
    assert (match.result.winners, match.result.scores[1]) == ((1,), 15)
    assert "A05" not in hand(match, 0)


def test_BS_R6_a_surrender_that_ends_the_game_draws_nothing() -> None:
    mine = seat(unit("A08", "1"), hand=["A19"], deck=["A20"])
    match = position(mine, seat(prizes=["A05", "A05"], deck=["B06"] * 9))
    play(match, "surrender:A08")
    assert match.result is not None
    assert hand(match, 0) == ["A19"]


def test_BS_R7_a_support_in_the_prizes_is_worth_nothing() -> None:
    """Inutilizar sends destroyed supports to its player's prizes; there they count for the Countdown."""
    mine = seat(unit("A14", "A20"), hand=["A31"], deck=["A08"] * 9)
    theirs = seat(unit("B05", "3"), hand=["inutilizar-v1"], deck=["B06"] * 9)
    match = position(mine, theirs, "anticipation")
    play(match, "load:inutilizar-v1:B05", "unload:A08", "act:B05:inutilizar", "choose:2")
    assert (seat_view(match, 1)["prizes"], points(match, 1)) == (["A14"], 0)
    while match.view(None)["active"] == 0:
        play(match, "pass")
    before = len(resources(match, 0))
    while match.view(None)["active"] == 1:
        play(match, "pass")
    assert len(resources(match, 0)) - before == 1 + 1 + 1  # Nebula, and the card in the prizes


# BS-R8 to BS-R11: too few cards


def test_BS_R8_there_is_a_countdown_in_the_first_turns() -> None:
    mine = seat(hand=["A08", "A19", "A20"], deck=["A21"] * 9)
    match = position(mine, seat(hand=["B19", "B20"], deck=["B21"] * 9), phase="bank")
    play(match, "bank:A19", "pass", "pass")
    assert resources(match, 0) == ["A19", "A21"]
    play(match, "play:A08", "load:A19", "pass")
    assert match.view(None)["turn"] == 2
    assert resources(match, 1) == ["B21", "B21"]


def test_BS_R9_too_few_cards_to_put_elsewhere() -> None:
    """Investigação Paranormal: three cards of a player's deck go to resources."""
    mine = seat(unit("A11", "investigacao-paranormal-v1", "2"), hand=["A31"], deck=["A08"] * 9)
    match = position(mine, seat(deck=["B06", "B07"]))
    play(match, "act:A11:investigacao-paranormal", "choose:player-2")
    assert match.result is None
    assert resources(match, 1) == ["B06", "B07"]


def test_BS_R9_the_countdown_does_not_lose() -> None:
    theirs = seat(unit("B06", "1"), deck=["B07"] * 9)
    match = position(seat(hand=["A19"], deck=["A20"]), theirs, "countdown")
    assert match.result is not None
    assert phase(match) == "draw"  # what was lost is the draw that came next


def test_BS_R10_one_of_two_cards_is_drawn() -> None:
    match = position(seat(unit("A03", "4"), deck=["A19"]), seat(deck=["B06"]), "draw")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert hand(match, 0) == ["A19"]


def test_BS_R10_what_one_may_draw_never_loses() -> None:
    """Black Widow's Spy with an empty deck: nothing is asked. The one killed by damage draws nothing."""
    mine = seat(unit("A04", "6"), deck=["A08"] * 9)
    match = position(mine, seat(unit("A06", "1"), unit("B03", "4", stage=0)), "attack")
    play(match, "act:A04:thunder-strike", "target:A06")
    assert points(match, 0) == 3
    assert match.result is not None  # the other's turn began, and that draw must be made
    assert phase(match) == "draw"


def test_BS_R10_nor_when_one_may_draw_more_than_there_are() -> None:
    cards = made("library", "support", "when(enters(this), may(draw(2)))", energy=1, shield=0)
    mine = seat(hand=["library", "A19"], resources=["A08"], deck=["A20"])
    match = home_made(cards, mine, seat(deck=["B06"] * 9))
    play(match, "play:library", "choose:yes")
    assert (match.result, hand(match, 0)) == (None, ["A19", "A20"])


def test_BS_R10_spy_takes_the_last_card() -> None:
    mine = seat(unit("A06", "3"), unit("A03", "4"), deck=["A19"])
    match = position(mine, seat(deck=["B06"] * 9))
    play(match, "surrender:A06")
    other = match.fork()
    play(match, "choose:yes")
    assert match.result is not None  # the surrender's own draw must be made
    play(other, "choose:no")
    assert (other.result, hand(other, 0)) == (None, ["A19"])


@pytest.mark.parametrize(("cards", "offered"), [(3, False), (4, True), (5, True)])
def test_BS_R11_too_few_resources_to_load(cards: int, offered: bool) -> None:
    match = position(seat(hand=["A03"], resources=["A19"] * cards), seat())
    assert ("play:A03" in keys(match)) is offered


# BS-R12, BS-R13: EV characters


def test_BS_R12_the_base_and_its_cards_are_carried() -> None:
    mine = seat(
        unit("B02", "B19", "B20"), hand=["B13"], resources=["B21", "B22", "B23", "B24"], deck=["B06"] * 9
    )
    match = position(mine, seat(deck=["A08"] * 9))
    play(match, "play:B13:B02", "load:B21", "load:B22", "load:B24")
    assert scene(match, 0) == ["B13"]
    assert carried(match, 0, "B13") == ["B19", "B20", "B02", "B21", "B22", "B24"]
    assert resources(match, 0) == ["B23"]
    assert "genius" in row(match, 0, "B13")["powers"]  # of the version it carries


@pytest.mark.parametrize("number", [0, 1, 2])
def test_BS_R12_the_stage_stays(number: int) -> None:
    mine = seat(unit("B02", "5", stage=number), hand=["B13", "B19"], resources=["B21"] * 3, deck=["B06"] * 9)
    match = position(mine, seat(deck=["A08"] * 9))
    play(match, "play:B13:B02")
    assert stage(match, 0, "B13") == number
    assert row(match, 0, "B13")["since"] == "earlier"
    assert "surrender:B13" in keys(match)


@pytest.mark.parametrize(
    ("since", "cards", "offered"), [("earlier", 3, True), ("earlier", 2, False), ("now", 3, False)]
)
def test_BS_R12_what_it_needs(since: str, cards: int, offered: bool) -> None:
    """A base that was there at the start of the turn, and the printed +3 in resources."""
    mine = seat(unit("B02", "5", since=since), hand=["B13"], resources=["B21"] * cards, deck=["B06"] * 9)
    match = position(mine, seat(deck=["A08"] * 9))
    assert ("play:B13:B02" in keys(match)) is offered


def test_BS_R12_actions_already_used_stay() -> None:
    """Basic capacitation and damage taken as well: it is still the same one."""
    mine = seat(
        unit("homem-de-ferro-v1", "B23", "3", stage=1, shield_used=1),
        hand=["A13", "A19", "A20"],
        resources=["A08"] * 2,
        deck=["A21"] * 9,
    )
    match = position(mine, seat(hand=["B19"], deck=["B06"] * 9))
    play(match, "capacitate:homem-de-ferro-v1:A19", "act:homem-de-ferro-v1:dark-schemes")
    play(match, "play:A13:homem-de-ferro-v1", "load:A08", "load:A08")
    shown = row(match, 0, "A13")
    assert (shown["stage"], shown["acted"], shown["basic"], shown["shield_used"]) == (1, 1, True, 1)
    assert "capacitate" not in verbs(match)


def test_BS_R12_what_a_text_did_once_stays_done() -> None:
    """A leader who has led does not lead again by evolving, though the base's text is carried on."""
    cards = made("chief", "character", "lead(1, aligned(hero))", alter_ego="Ada Chief", energy=2, shield=0)
    cards += made(
        "high",
        "ev",
        alter_ego="Ada Chief",
        energy=3,
        shield=0,
        extra=1,
        evolves="one(character, yours, named(chief))",
    )
    mine = seat(
        unit("chief", "2"),
        unit("A03", "4", stage=0),
        hand=["high", "A19"],
        resources=["A08"],
        deck=["A21"] * 9,
    )
    match = home_made(cards, mine, seat(deck=["B06"] * 9))
    fresh = match.fork()
    play(match, "capacitate:A03:chief:lead", "play:high:chief")
    assert [key for key in keys(match) if key.endswith(":lead")] == []
    play(fresh, "play:high:chief")
    assert [key for key in keys(fresh) if key.endswith(":lead")] == ["capacitate:A03:chief:lead"]


def test_BS_R12_a_single_action_stays_used() -> None:
    """Shadow Step is a Single Action that gives leave for one more."""
    mine = seat(
        unit("B05", "B31", "B08", "B08", stage=2),
        unit("B06", "1"),
        hand=["mefisto-v1", "B19"],
        resources=["B08"] * 3,
        deck=["B06"] * 9,
    )
    match = position(mine, seat(unit("A03", "4", stage=0), deck=["A08"] * 9))
    fresh = match.fork()
    play(match, "act:B05:shadow-step", "play:mefisto-v1:B05", "choose:B06")
    assert (scene(match, 0), row(match, 0, "mefisto-v1")["acted"]) == (["mefisto-v1"], 1)
    assert of(match, "act") == []
    play(match, "pass")
    assert "act:mefisto-v1:consumir-a-alma" in keys(match)  # the one more is still his
    play(fresh, "play:mefisto-v1:B05", "choose:B06")
    assert of(fresh, "act") == ["act:mefisto-v1:shadow-step"]  # by the Agility of the villain he carries


def test_BS_R12_adjustment_takes_it_down_and_it_counts_its_own_energy() -> None:
    mine = seat(unit("B13", "B02", "8"), hand=["B19"], deck=["B06"] * 9)
    match = position(mine, seat(unit("A06", "3"), deck=["A08"] * 9), "adjustment")
    play(match, "unload:A08")
    assert len(carried(match, 0, "B13")) == 8
    match = position(mine, seat(deck=["A08"] * 9))
    play(match, "surrender:B13")
    assert (points(match, 1), seat_view(match, 1)["prizes"]) == (8, ["B13"])
    assert "B02" in resources(match, 0)


def test_BS_R12_it_may_act_in_that_turn() -> None:
    mine = seat(unit("A03", "4"), hand=["A13"], resources=["A19"] * 2, deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9))
    play(match, "play:A13:A03", "pass", "unload:A19")
    assert of(match, "act") == ["act:A13:unibeam", "act:A13:repulsor-volley"]


def test_BS_R13_an_ev_in_hand_is_no_character_card() -> None:
    mine = seat(unit("A03", "4", stage=0), hand=["A13", "A03"], deck=["A08"] * 9)
    match = position(mine, seat(deck=["B06"] * 9))
    assert [key for key in keys(match) if key.endswith(":extra")] == ["capacitate:A03:A03:extra"]
    mine = seat(hand=["A13", "A13", "A01", *["A19"] * 7], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19"] * 10), phase="exchange")
    assert "mulligan:free" in keys(match)


def test_BS_R13_unless_its_own_text_says_so() -> None:
    """Caça-Hulk counts as a character card in hand."""
    mine = seat(unit("homem-de-ferro-v1", "4", stage=0), hand=["caca-hulk-v1"], deck=["A08"] * 9)
    match = position(mine, seat(deck=["B06"] * 9))
    assert "capacitate:homem-de-ferro-v1:caca-hulk-v1:extra" in keys(match)
    mine = seat(hand=["caca-hulk-v1", "A01", *["A19"] * 8], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19"] * 10), phase="exchange")
    assert "mulligan:free" not in keys(match)


def test_BS_R13_an_ev_in_scene_is_a_character() -> None:
    mine = seat(unit("A09", "3"), unit("A07", "3", stage=0), deck=["A08"] * 9)
    match = position(mine, seat(unit("B13", "8"), unit("B14", "2"), deck=["B06"] * 9), "attack")
    play(match, "act:A09:web-line")
    assert "target:B13" in keys(match)
    assert "target:B14" not in keys(match)


@pytest.mark.parametrize(("cards", "offered"), [(4, False), (5, True)])
def test_BS_R14_materialize_needs_enough_cards_in_the_deck(cards: int, offered: bool) -> None:
    match = position(seat(hand=["A12"], deck=["A19"] * cards), seat())
    assert ("play:A12:materialize" in keys(match)) is offered


# BS-R15, BS-R16: exchanges


def test_BS_R15_the_first_player_makes_all_exchanges_first() -> None:
    theirs = seat(hand=["B19"] * 10, deck=["B20"] * 20)
    match = position(seat(hand=["A19"] * 10, deck=["A20"] * 20), theirs, phase="exchange", active=1)
    assert match.actor == 1
    play(match, "mulligan:paid", "mulligan:free")
    assert match.actor == 1
    play(match, "keep")
    assert match.actor == 0
    play(match, "mulligan:paid", "keep")
    assert phase(match) == "bank"


def test_BS_R15_the_free_one_at_any_size() -> None:
    match = position(seat(hand=["A19"] * 10, deck=["A20"] * 20), seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:paid", "mulligan:paid", "mulligan:free")
    assert len(hand(match, 0)) == 6
    assert keys(match) == ["keep", "mulligan:paid"]


def test_BS_R15_the_old_hand_is_shuffled_in_first() -> None:
    """With an empty deck the same cards come back; nobody knows which were left."""
    cards = [f"A{number}" for number in range(19, 29)]
    match = position(seat(hand=cards), seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:free")
    assert hand(match, 0) == cards
    play(match, "mulligan:paid")
    shown = seat_view(match, 0)
    assert (len(shown["hand"]), shown["deck"]) == (8, [None, None])
    assert set(shown["hand"]) < set(cards)


def test_BS_R16_down_to_no_card() -> None:
    match = position(seat(hand=["A19", "A20"], deck=["A21"] * 9), seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:paid")
    assert hand(match, 0) == []
    assert match.actor == 1  # nothing more to exchange


def test_BS_R16_an_odd_card_as_well() -> None:
    match = position(seat(hand=["A19"], deck=["A21"] * 9), seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:paid")
    assert hand(match, 0) == []


# BS-R17 to BS-R19: names and versions


def test_BS_R17_both_players_may_have_the_same_alter_ego() -> None:
    mine = seat(hand=["A03"], resources=["A19"] * 4)
    match = position(mine, seat(unit("A03", "4"), hand=["B19"]))
    play(match, "play:A03", *(["pass"] if match.actor == 0 else []))
    assert (scene(match, 0), scene(match, 1)) == (["A03@1"], ["A03@2"])


def test_BS_R18_several_copies_of_a_version_count_once() -> None:
    """The Lead of Capitão América V1, carried twice by another version."""
    mine = seat(
        unit("A02", "capitao-america-v1", "capitao-america-v1", "A08"),
        unit("A03", "4", stage=0),
        unit("A04", "6", stage=0),
        hand=["A19"],
        deck=["A08"] * 9,
    )
    match = position(mine, seat(deck=["B06"] * 9))
    leads = [key for key in keys(match) if key.endswith(":lead")]
    assert leads == [f"capacitate:{one}:capitao-america-v1:lead" for one in ("A02", "A03", "A04")]
    play(match, leads[1])
    assert stage(match, 0, "A03") == 1
    assert [key for key in keys(match) if key.endswith(":lead")] == []


def test_BS_R19_versions_that_are_loaded_later() -> None:
    """Rapid Recovery loads another Hulk on Hulk."""
    mine = seat(unit("A05", "A27", "A08", stage=2), resources=["hulk-v1", "A19"], deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9), "preparation")
    play(match, "act:A05:rapid-recovery", "choose:hulk-v1", "pass")
    assert carried(match, 0, "A05") == ["A27", "A08", "hulk-v1"]
    play(match, "pass", "pass", "pass")  # he has acted: the next turn
    assert of(match, "act") == ["act:A05:rapid-recovery", "act:A05:hulk-esmaga"]


# BS-R20, BS-R21: targets


def test_BS_R20_anybody_in_scene_can_be_a_target() -> None:
    mine = seat(unit("A04", "6"), unit("A14", "2"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4"), unit("B14", "2"), deck=["B06"] * 9), "attack")
    play(match, "act:A04:thunder-strike")
    assert keys(match) == ["target:A04", "target:A14", "target:B03", "target:B14"]
    play(match, "target:A04")
    assert len(carried(match, 0, "A04")) == 5  # 3 damage, shield 2


def test_BS_R20_unless_the_action_says_whom() -> None:
    mine = seat(unit("A09", "3"), unit("A07", "sucatear-v1", "2"), unit("A14", "2"), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4"), unit("B14", "2"), deck=["B06"] * 9), "attack")
    other = match.fork()
    play(match, "act:A09:web-line")
    assert keys(match) == ["target:A09", "target:A07", "target:B03"]
    play(other, "act:A07:sucatear")
    assert keys(other) == ["target:A14", "target:B14"]


def test_BS_R21_an_incapacitation_that_does_nothing() -> None:
    """Homem Púrpura incapacitates any target: a character at stage 0 or a support as well."""
    purple = "homem-purpura-v1"
    mine = seat(unit(purple, "3", stage=2), deck=["A08"] * 9)
    match = position(mine, seat(unit("B03", "4", stage=0), unit("B14", "2"), deck=["B06"] * 9), "attack")
    use = next(key for key in of(match, "act") if key.startswith(f"act:{purple}"))
    play(match, use)
    assert {"target:B03", "target:B14"} <= set(keys(match))
    other = match.fork()
    play(match, "target:B03")
    play(match, *(["choose:1"] if "choose:1" in keys(match) else []))
    assert stage(match, 1, "B03") == 0
    play(other, "target:B14")
    assert row(other, 1, "B14")["stage"] is None
    assert other.view(None)["using"] is None


# BS-R22: the order of texts


def bells() -> str:
    """Two supports that answer damage, each in its own way, and two for the other side."""
    return "".join(
        made(name, "support", f"when(hurt(this), {effect})", energy=2, shield=0)
        for name, effect in (("bell", "draw(1)"), ("gong", "mill(1)"))
    )


@pytest.mark.parametrize(("step", "active"), [("anticipation", 1), ("attack", 0)])
def test_BS_R22_the_player_of_the_step_puts_texts_in_order(step: str, active: int) -> None:
    """Repulsor Volley hits two of the other player's: the user has the step, and so the order."""
    mine = seat(unit("A03", "4"), unit("A07", "3"), deck=["A08"] * 9)
    theirs = seat(unit("bell", "2"), unit("gong", "2"), deck=["B19", "B20", "B21"])
    match = home_made(bells(), mine, theirs, phase=step, active=active)
    play(match, "act:A03:repulsor-volley", "target:bell", "target:gong")
    assert (match.actor, keys(match)) == (0, ["choose:bell", "choose:gong"])
    other = match.fork()
    play(match, "choose:bell")
    assert (hand(match, 1), resources(match, 1)[-1]) == (["B19"], "B20")
    play(other, "choose:gong")
    assert (hand(other, 1), resources(other, 1)[-1]) == (["B20"], "B19")
