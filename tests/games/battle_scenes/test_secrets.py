"""Who knows what: views, logs and choices of a seat tell all that it may know, and nothing else."""

from typing import Any

import pytest

from tests.kits.battle_scenes import (
    acts,
    hand,
    home_made,
    keys,
    made,
    phase,
    play,
    position,
    resources,
    scene,
    seat,
    unit,
)
from thwack import Match

ME, FOE = 0, 1
LOKI = unit("B03", "4")
DECK = ["A08"] * 9
HAND = ["A19", "A20", "A21", "A22", "A23", "A24", "A25", "A26", "A27", "A06"]
OTHER = ["A28", "A29", "A30", "A31", "A32", "B19", "B20", "B21", "B22", "A07"]
STOCK = ["A08", "A14", "A15", "A16", "A17", "A18", "B16", "B17", "B18", "B14", "B15", "B32"]
NOBODY = None


def of(match: Match, eyes: int | None, number: int, what: str) -> list[Any]:
    """A pile of a seat, as these eyes see it."""
    return list(match.view(eyes)["seats"][number][what])


def told(match: Match, eyes: int | None, name: str) -> bool:
    """Whether the log of a seat has a name."""
    return any(name in line for line in match.log("en", eyes))


def same_to(eyes: int | None, one: Match, other: Match) -> bool:
    """Whether two matches look and read the same to these eyes."""
    return one.view(eyes) == other.view(eyes) and one.log("en", eyes) == other.log("en", eyes)


def hidden_from_others(one: Match, other: Match) -> None:
    """Two matches of the first seat that differ in what only that seat knows."""
    assert not same_to(ME, one, other)
    assert same_to(FOE, one, other)
    assert same_to(NOBODY, one, other)


# The start


def exchanging(cards: list[str]) -> Match:
    """Both are about to exchange their hands."""
    return position(
        seat(hand=cards, deck=STOCK), seat(hand=["B19"] * 9 + ["B03"], deck=DECK), phase="exchange"
    )


def test_BS_4_3_the_free_exchange_shows_the_old_hand_and_not_the_new_one() -> None:
    match = exchanging(HAND)
    assert of(match, FOE, ME, "hand") == []
    play(match, "mulligan:free")
    for eyes in (ME, FOE, NOBODY):
        (shown,) = (line for line in match.log("en", eyes) if "reveals the hand: " in line)
        assert all(name in shown for name in ("Quick Step", "Black Widow"))
    assert [of(match, eyes, ME, "hand") for eyes in (FOE, NOBODY)] == [[], []]
    assert len(hand(match, ME)) == 10
    assert [line for line in match.log("en", FOE) if "draws" in line] == ["Player 1 draws 10 cards."]


def test_BS_4_3_after_the_shuffle_nobody_knows_the_deck() -> None:
    match = exchanging(HAND)
    play(match, "mulligan:free")
    for eyes in (ME, FOE, NOBODY):
        assert set(of(match, eyes, ME, "deck")) == {None}


def test_BS_4_4_the_paid_exchange_shows_nothing() -> None:
    one, other = exchanging(HAND), exchanging(OTHER)
    for match in (one, other):
        play(match, "mulligan:paid")
        assert not told(match, FOE, "reveals")
        assert match.view(FOE)["seats"][ME]["hand_size"] == 8
    hidden_from_others(one, other)


def test_BS_4_3_whether_the_free_exchange_was_possible_stays_secret() -> None:
    rich = exchanging(["A01", "A03", "A04", *HAND[3:]])
    poor = exchanging(HAND)
    assert "mulligan:free" not in keys(rich)
    assert "mulligan:free" in keys(poor)
    for match in (rich, poor):
        play(match, "keep")
    hidden_from_others(rich, poor)


# Drawing and discarding


def test_BS_5_2_a_card_that_is_drawn() -> None:
    one, other = (
        position(seat(unit("A04", "6"), deck=[top, "A20", "A21"]), seat(LOKI, deck=DECK), phase="draw")
        for top in ("A19", "A22")
    )
    assert hand(one, ME) == ["A19", "A20"]
    assert told(one, ME, "draws Quick Step")
    hidden_from_others(one, other)


def test_BS_5_3_4_of_two_copies_the_known_one_goes_first() -> None:
    match = position(
        seat(unit("fenix-v1", "4", stage=2), unit("A08", "1"), deck=DECK),
        seat(unit("B04", "3"), LOKI, hand=["B04", "B19"], deck=DECK),
        phase="attack",
    )
    play(match, "act:fenix-v1:arremesso-mental", "target:B04")
    assert of(match, ME, FOE, "hand") == ["B04"]  # it came back openly, the other copy is a secret
    assert hand(match, FOE) == ["B04", "B04", "B19"]
    play(match, "pass", "discard:B04")
    assert of(match, ME, FOE, "hand") == []
    assert "B04" in hand(match, FOE)


# Cards that come back, are looked at, or are searched for


def test_a_card_returned_to_hand_stays_known() -> None:
    match = position(
        seat(unit("fenix-v1", "4", stage=2), unit("A08", "1"), deck=DECK),
        seat(unit("B05", "B19", "B20"), LOKI, hand=["B21"], deck=DECK),
        phase="attack",
    )
    play(match, "act:fenix-v1:arremesso-mental", "target:B05")
    for eyes in (ME, NOBODY):
        assert of(match, eyes, FOE, "hand") == ["B05"]
        assert match.view(eyes)["seats"][FOE]["hand_size"] == 2
    play(match, "pass")
    assert match.view(ME)["seats"][FOE]["hand_size"] == 4  # two more were drawn
    assert of(match, ME, FOE, "hand") == ["B05"]


def test_looking_at_a_hand_shows_it_to_the_looker_alone() -> None:
    match = position(
        seat(unit("A11", "investigacao-psiquica-v1", "2"), hand=["A30"], deck=["A19", "A20", "A21"]),
        seat(LOKI, hand=["B19", "B16"], deck=DECK),
    )
    play(match, "act:A11:investigacao-psiquica")
    assert of(match, ME, FOE, "hand") == ["B16", "B19"]
    assert of(match, NOBODY, FOE, "hand") == []
    assert told(match, ME, "Blade Dance")
    assert not told(match, NOBODY, "Blade Dance")
    play(match, "choose:A19", "pass", "pass")
    assert match.view(ME)["seats"][FOE]["hand_size"] == 4
    assert of(match, ME, FOE, "hand") == ["B16", "B19"]  # what is drawn later stays hidden


def test_what_is_taken_from_the_top_after_a_look_stays_secret() -> None:
    one, other = (
        position(
            seat(unit("A11", "investigacao-psiquica-v1", "2"), hand=["A30"], deck=[top, "A20", "A21"]),
            seat(LOKI, hand=["B19"], deck=DECK),
        )
        for top in ("A19", "A22")
    )
    play(one, "act:A11:investigacao-psiquica", "choose:A19")
    play(other, "act:A11:investigacao-psiquica", "choose:A22")
    assert resources(one, ME) == ["A20"]
    hidden_from_others(one, other)


@pytest.mark.parametrize("looked", [False, True])
def test_which_card_goes_from_hand_onto_the_deck_stays_secret(looked: bool) -> None:
    """Also from a hand that was looked at before: it goes face down."""
    one, other = (
        position(
            seat(
                unit("B10", "arrancar-das-maos-v1", "2"),
                unit("A11", "investigacao-psiquica-v1", "2"),
                unit("A08", "1"),
                deck=DECK,
            ),
            seat(LOKI, hand=["B19", "B16"], deck=["B20"]),
        )
        for _ in range(2)
    )
    for match, card in ((one, "B19"), (other, "B16")):
        if looked:
            play(match, "act:A11:investigacao-psiquica")
            assert of(match, ME, FOE, "hand") == ["B16", "B19"]
        play(match, "pass", "pass", "act:B10:arrancar-das-maos", f"choose:{card}")
    assert of(one, FOE, FOE, "deck") == ["B19", None]
    assert same_to(ME, one, other)
    assert same_to(NOBODY, one, other)


KREE = "comando-kree-v1"
SHIP = made("ship", "support", name="Astronave Kree", energy=1, shield=0)


def commanding(*deck: str) -> Match:
    """Comando Kree enters, who may search for an Astronave Kree."""
    match = home_made(
        SHIP, seat(hand=[KREE, "A30"], resources=["A08"] * 3, deck=list(deck)), seat(LOKI, deck=DECK)
    )
    play(match, f"play:{KREE}")
    return match


def test_BS_H5_what_a_search_finds_is_shown_and_the_deck_is_shuffled() -> None:
    match = commanding("A19", "ship", "A20", "A21")
    assert keys(match) == ["choose:ship", "choose:no"]
    assert set(of(match, FOE, ME, "deck")) == {None}
    play(match, "choose:ship")
    assert of(match, FOE, ME, "hand") == ["ship"]
    for eyes in (ME, FOE, NOBODY):
        assert set(of(match, eyes, ME, "deck")) == {None}
        assert told(match, eyes, "Astronave Kree")
        assert told(match, eyes, "shuffle")


def test_BS_H5_nobody_learns_that_there_was_nothing_to_find() -> None:
    refused = commanding("A19", "ship", "A20", "A21")
    play(refused, "choose:no")
    nothing = commanding("A19", "A22", "A20", "A21")
    assert keys(nothing) == keys(refused)
    assert same_to(FOE, refused, nothing)
    assert same_to(NOBODY, refused, nothing)
    assert told(nothing, FOE, "shuffle")


# The deck


def foreseeing(*deck: str) -> Match:
    """Loki uses Deceive: Clairvoyance 2."""
    match = position(
        seat(unit("B03", "4"), unit("B06", "1"), deck=[*deck, "B20"]),
        seat(unit("A04", "6"), deck=DECK),
        phase="attack",
    )
    play(match, "act:B03:deceive", "target:A04")
    return match


def test_BS_11_4_clairvoyance_is_for_the_own_eyes() -> None:
    one, other = foreseeing("B19", "B05"), foreseeing("B21", "B06")
    assert of(one, ME, ME, "aside") == ["B19", "B05"]
    assert of(one, FOE, ME, "aside") == [None, None]
    hidden_from_others(one, other)
    play(one, "pass", "choose:B19")
    play(other, "pass", "choose:B06")
    hidden_from_others(one, other)
    assert of(one, ME, ME, "deck") == ["B05", "B19", None]
    assert of(one, FOE, ME, "deck") == [None, None, None]


def test_BS_11_4_what_is_revealed_is_for_all_eyes() -> None:
    match = foreseeing("B19", "B05")
    play(match, "choose:B05")
    assert of(match, FOE, ME, "aside") == [None, "B05"]
    assert told(match, FOE, "reveals Nebula")
    assert not told(match, FOE, "Blade Dance")


@pytest.mark.parametrize("shown", [["B05"], ["B05", "B19"]])
def test_BS_11_4_the_order_in_which_they_go_back_is_a_secret(shown: list[str]) -> None:
    one, other = foreseeing("B19", "B05"), foreseeing("B19", "B05")
    for match, first in ((one, "B19"), (other, "B05")):
        play(match, *[f"choose:{card}" for card in shown])
        if len(shown) < 2:
            play(match, "pass")
        play(match, f"choose:{first}")
    assert [of(match, ME, ME, "deck")[:2] for match in (one, other)] == [["B05", "B19"], ["B19", "B05"]]
    hidden_from_others(one, other)


def test_BS_11_4_a_single_card_that_was_revealed_stays_known() -> None:
    seer = made("seer", "ability", action=acts("Ver", "clairvoyance(1)", 0))
    match = home_made(
        seer,
        seat(unit("B05", "seer", "1"), unit("B06", "1"), deck=["B16", "B20"]),
        seat(LOKI),
        phase="attack",
    )
    play(match, "act:B05:ver", "choose:B16")
    assert of(match, FOE, ME, "deck") == ["B16", None]


def test_arranging_the_top_of_the_deck_is_a_secret() -> None:
    one, other = (
        position(
            seat(unit("dr-destino-v1", "6"), unit("B06", "1"), deck=["B16", "B19", "B20", "B21"]),
            seat(LOKI),
            phase="attack",
        )
        for _ in range(2)
    )
    for match, first in ((one, "B19"), (other, "B20")):
        play(
            match,
            "act:dr-destino-v1:plano-maligno",
            "choose:B16",
            "unload:dr-destino-v1:A08",
            f"choose:{first}",
        )
    assert of(one, ME, ME, "deck") == ["B20", "B19", None]
    hidden_from_others(one, other)


def test_BS_D2_what_goes_from_resources_under_the_deck_stays_known() -> None:
    match = position(
        seat(unit("nova-v1", "3"), unit("A08", "1"), resources=["A19", "A20"], deck=["A30"]),
        seat(LOKI),
        phase="attack",
    )
    play(match, "act:nova-v1:poder-nova", "choose:A20", "target:B03")
    for eyes in (ME, FOE, NOBODY):
        assert of(match, eyes, ME, "deck") == [None, "A20"]


def test_a_known_card_of_the_deck_is_known_in_hand() -> None:
    match = position(
        seat(unit("nova-v1", "3"), unit("A08", "1"), resources=["A19", "A20"], deck=DECK),
        seat(LOKI, deck=DECK),
        phase="attack",
    )
    play(match, "act:nova-v1:poder-nova", "choose:A20", "target:B03")
    short = position(
        seat(unit("nova-v1", "3"), unit("A08", "1"), resources=["A19", "A20"], deck=["A21"]),
        seat(LOKI, deck=DECK),
        phase="attack",
    )
    play(short, "act:nova-v1:poder-nova", "choose:A20", "target:B03", "pass", "pass", "pass")
    assert (short.view(None)["active"], phase(short)) == (ME, "preparation")
    assert hand(short, ME) == ["A20", "A21"]
    assert of(short, FOE, ME, "hand") == ["A20"]


def test_a_shuffle_takes_all_knowledge_of_the_deck() -> None:
    match = position(
        seat(unit("B10", "cela-elastica-v1", "A21", stage=2), unit("A08", "1"), deck=["A19", "A20", "A22"]),
        seat(unit("B05", "3"), LOKI, deck=["B19"]),
        phase="attack",
    )
    play(match, "act:B10:cela-elastica", "target:B05")
    assert (scene(match, ME), scene(match, FOE)) == (["A08"], ["B03"])
    for eyes in (ME, FOE, NOBODY):
        assert of(match, eyes, ME, "deck") == [None] * 5  # Arc Surge had gone to the bottom, openly
        assert of(match, eyes, FOE, "deck") == [None] * 2


def test_BS_11_11_materialize_shows_what_it_loads_and_no_more() -> None:
    match = position(
        seat(hand=["A12", "A30"], deck=["A19", "A20", "A21", "A22", "A23", "A24", "A25"]), seat(LOKI)
    )
    play(match, "play:A12:materialize")
    for eyes in (ME, FOE, NOBODY):
        assert of(match, eyes, ME, "deck") == [None, None]
        assert match.view(eyes)["seats"][ME]["scene"][0]["loaded"] == ["A19", "A20", "A21", "A22", "A23"]


def test_BS_11_2_cards_that_could_surprise_stay_hidden() -> None:
    one, other = (
        position(
            seat(unit("A10", "3"), unit("A07", "3"), hand=[card], deck=DECK),
            seat(LOKI, deck=DECK),
            phase="anticipation",
            active=FOE,
        )
        for card in ("A22", "A19")
    )
    play(one, "pass")
    assert keys(one) == keys(other) == ["act:A07:trick-arrow", "pass"]
    hidden_from_others(one, other)


# Choices


def test_only_the_own_cards_are_in_the_own_choices() -> None:
    one, other = (
        position(
            seat(unit("A04", "6"), unit("A11", "A30", "2"), hand=["A19"], deck=DECK),
            seat(LOKI, hand=[card], deck=[card] * 5),
        )
        for card in ("B19", "B05")
    )
    assert keys(one) == keys(other)
    play(one, "pass", "pass")
    play(other, "pass", "pass")
    assert keys(one) == keys(other)


def test_an_imagined_match_keeps_what_was_seen() -> None:
    match = position(
        seat(unit("A11", "investigacao-psiquica-v1", "2"), hand=["A30"], deck=["A19", "A20", "A21"]),
        seat(LOKI, hand=["B19", "B16"], deck=["B05", "B06", "B20", "B21"]),
    )
    play(match, "act:A11:investigacao-psiquica", "choose:A19")
    decks = set()
    for seed in range(20):
        dream = match.imagine(ME, seed)
        assert dream.view(ME) == match.view(ME)
        assert hand(dream, FOE) == ["B16", "B19"]
        decks.add(tuple(dream.scene()["seats"][FOE]["deck"]))
    assert len(decks) > 5
    strangers = {tuple(match.imagine(FOE, seed).scene()["seats"][ME]["hand"]) for seed in range(20)}
    assert len(strangers) > 1
