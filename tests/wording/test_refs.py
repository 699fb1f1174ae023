"""What a line of the log names, and its data, from a table of events."""

from typing import Final

from thwack.wording.refs import arguments, card_data, cards_told, data_of, mentioned

EVENTS: Final = {
    "drawn": ("who=seat", "cards"),
    "given": ("card", "other=card"),
    "hit": ("unit", "target=unit", "n", "_"),
    "targets": ("units",),
    "shown": ("who=seat", "card=identity"),
    "ended": (),
}
NAMES: Final = ("hulk", "thor", "loki")


def test_arguments_are_told_by_slot_and_sort_but_for_those_that_are_not() -> None:
    event = ("hit", (0, 1), (2, 0), 5, "secret")
    assert arguments(EVENTS, event) == [
        ("unit", "unit", (0, 1)),
        ("target", "unit", (2, 0)),
        ("n", "n", 5),
    ]


def test_names_stand_in_the_order_of_the_sentence_each_ref_once() -> None:
    named = [("b", "thor"), ("a", "Hulk"), ("a", "the Hulk"), ("c", "Loki"), ("d", "")]
    assert mentioned("Thor meets the Hulk.", named) == (("b", "Thor"), ("a", "Hulk"))


def test_the_first_name_of_a_ref_that_is_found_counts() -> None:
    assert mentioned("Hulk is here.", [("a", "Hulk (rare)"), ("a", "Hulk")]) == (("a", "Hulk"),)


def test_cards_go_by_their_owner_and_hidden_ones_are_left_out() -> None:
    assert cards_told(EVENTS, ("drawn", 1, ((0, 0b01), (1, 0b10))), 0b10) == [(1, "#1")]
    assert cards_told(EVENTS, ("given", (0, 0b11), (2, 0b01)), 0b10) == [(0, "")]
    assert cards_told(EVENTS, ("hit", (0, 1), (2, 0), 5, ""), 0) == [(0, "#1"), (2, "#0")]
    assert cards_told(EVENTS, ("targets", ((0, 1), (1, 0))), 0) == [(0, "#1"), (1, "#0")]
    assert cards_told(EVENTS, ("shown", 0, 2), 0) == [(2, "#0")]
    assert cards_told(EVENTS, ("ended",), 0) == []


def test_data_hides_what_the_sentence_hides() -> None:
    drawn = ("drawn", 1, ((0, 0b01), (1, 0b10)))
    mine = data_of(EVENTS, drawn, lambda sort, arg: card_data(NAMES.__getitem__, sort, arg, 0b10))
    assert mine == {"who": 1, "cards": ["thor", None]}
    given = ("given", (0, 0b11), (2, 0b01))
    theirs = data_of(EVENTS, given, lambda sort, arg: card_data(NAMES.__getitem__, sort, arg, 0b10))
    assert theirs == {"card": "hulk", "other": None}


def test_data_of_what_lies_open_is_the_ref() -> None:
    hit = data_of(
        EVENTS,
        ("hit", (0, 1), (2, 0), 5, ""),
        lambda sort, arg: card_data(NAMES.__getitem__, sort, arg, 0),
    )
    assert hit == {"unit": "hulk#1", "target": "loki#0", "n": 5}
    assert card_data(NAMES.__getitem__, "units", ((0, 1), (1, 0)), 0) == ["hulk#1", "thor#0"]
    assert card_data(NAMES.__getitem__, "identity", 2, 0) == "loki"
