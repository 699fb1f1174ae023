"""Decks: how a deck file is read and written, which cards its lines mean, and all that is wrong with it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import thwack
from tests.games.battle_scenes.small import PLUM, deck_text, small
from thwack import ContentError
from thwack.games.battle_scenes.cards import library as module
from thwack.games.battle_scenes.cards.decks import (
    Deck,
    advice_of,
    faults_of,
    is_deck,
    read_deck,
    resolved,
    sheet_of_table,
    write_deck,
)

LIBRARY = small()
BOWL = """
# Throw stones.
# And more stones.
name:  Fruit   Bowl

3 ameixa-v1
2x  Jarra V1
1 A01
1 ameixa-v1
"""


def faults(*lines: str, size: int = 60) -> Sequence[str]:
    """What is wrong with a deck that has these lines."""
    return faults_of(LIBRARY, read_deck(deck_text(*lines, size=size)))


def test_a_deck_file_is_read_line_by_line() -> None:
    deck = read_deck(BOWL, "decks/Fruit Bowl.txt")
    assert deck == Deck(
        "fruit-bowl", "Fruit Bowl", (("ameixa-v1", 4), ("Jarra V1", 2), ("A01", 1)), "Throw stones."
    )
    assert deck.size == 7
    assert read_deck("1 A01\n", "my deck.txt").name == "my deck"
    assert read_deck("\ufeff1 A01\r\n").cards == (("A01", 1),)


def test_a_deck_reads_back_as_it_was_written() -> None:
    for deck in (read_deck(BOWL, "bowl.txt"), Deck("bowl", "Bowl", (("A01", 3),))):
        assert read_deck(write_deck(deck), "bowl.txt") == deck
    assert write_deck(read_deck(BOWL)) == (
        "# Throw stones.\nname: Fruit Bowl\n4 ameixa-v1\n2 Jarra V1\n1 A01\n"
    )


def test_every_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        read_deck("three plums\nname:\nname: A\nname: B\n3\n", "a.txt")
    said = str(caught.value)
    assert said.startswith(
        'a.txt: line 1: "three plums" cannot be read (write a line as `3 capitao-america-v1`'
    )
    assert "line 2: the name is missing" in said
    assert 'line 4: the deck already has the name "A"' in said
    assert 'line 5: "3" cannot be read' in said


def test_a_note_is_no_deck() -> None:
    assert is_deck(BOWL)
    assert not is_deck("Buy plums.\n")


def test_a_card_goes_by_its_id_or_by_its_name_and_version() -> None:
    written = "1 a01\n1 AMEIXA-V11\n1 Plum V1\n1 ciruela v1\n1 Jarra  V1\n2 caroco v1\n"
    assert resolved(LIBRARY, read_deck(written)).cards == (
        ("A01", 1),
        ("ameixa-v11", 1),
        ("ameixa-v1", 2),
        ("jarra-v1", 1),
        ("caroco-v1", 2),
    )


def test_a_name_of_several_cards_on_offer_is_refused_with_their_ids() -> None:
    twin = PLUM.replace('"ameixa-v1"', '"B07"').replace("Ana de Ameixa", "Bia")
    library = small(("more.toml", twin))
    assert faults_of(library, read_deck(deck_text("3 Plum V1"))) == [
        '"Plum V1" could be ameixa-v1 or B07 (write one of these ids)'
    ]
    unripe = twin.replace("[card.action]", 'incomplete = "not ripe"\n[card.action]')
    library = small(("more.toml", unripe))
    assert resolved(library, read_deck("3 Plum V1")).cards == (("ameixa-v1", 3),)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("3 ameixas-v1", 'there is no card "ameixas-v1" (did you mean ameixa-v1?)'),
        ("3 zzz", 'there is no card "zzz"'),
        ("3 Plum", '"Plum" has no version (write ameixa-v1 or ameixa-v11 or'),
        ("3 ameixa-v2", "ameixa-v2 is known, but not offered: part of its text is not known"),
        ("3 Plum V2", "ameixa-v2 is known, but not offered: part of its text is not known"),
        ("0 jarra-v1", "jarra-v1 is listed with no copies (leave it out)"),
    ],
)
def test_cards_that_cannot_be_in_a_deck(line: str, fault: str) -> None:
    (said,) = faults(line)
    assert said.startswith(fault)


def test_BS_3_1_a_deck_has_exactly_60_cards() -> None:
    assert faults() == []
    assert faults(size=59) == ["it has 59 cards, but a deck has exactly 60 (BS-3.1)"]
    assert faults(size=61) == ["it has 61 cards, but a deck has exactly 60 (BS-3.1)"]
    assert faults_of(LIBRARY, Deck("", "", ())) == ["it has 0 cards, but a deck has exactly 60 (BS-3.1)"]


def test_BS_3_2_at_most_three_copies_of_a_card() -> None:
    assert faults("3 jarra-v1") == []
    assert faults("4 jarra-v1") == ["jarra-v1 appears 4 times, but at most 3 copies are allowed (BS-3.2)"]
    assert faults("2 jarra-v1", "2 Jug V1") == [
        "jarra-v1 appears 4 times, but at most 3 copies are allowed (BS-3.2)"
    ]


def test_BS_3_2_versions_are_different_cards_and_ids_of_one_version_are_not() -> None:
    assert faults("3 jarra-v11", "3 jarra-v12") == []
    for ego in ("Ana de Ameixa", "Bia"):
        twin = PLUM.replace('"ameixa-v1"', '"B07"').replace("Ana de Ameixa", ego)
        both = read_deck(deck_text("3 ameixa-v1", "3 B07"))
        assert faults_of(small(("a.toml", twin)), both) == [
            "ameixa-v1 and B07 together appear 6 times, but at most 3 copies are allowed (BS-3.2)"
        ]


def test_BS_3_3_one_copy_of_each_unique_item() -> None:
    assert faults("1 caroco-v1") == []
    assert faults("2 caroco-v1") == [
        "caroco-v1 appears 2 times, but a Unique Item may appear only once (BS-3.3)"
    ]


def test_BS_E1_copies_of_versions_and_of_unique_items() -> None:
    """The worked example: Black Widow in two versions, the Cosmic Cube and the Captain's shield."""
    rest = [
        (card.id, 1)
        for card in module.library().by_number
        if card.on_offer and not card.is_unique and card.called != "viuva-negra" and card.type != "ev"
    ]

    def said(*cards: tuple[str, int], size: int = 60) -> Sequence[str]:
        left = size - sum(copies for _, copies in cards)
        return faults_of(module.library(), Deck("", "", (*cards, *rest[:left])))

    assert said(("viuva-negra-v1", 3), ("viuva-negra-v2", 3)) == []
    assert said(("viuva-negra-v1", 4)) == [
        "viuva-negra-v1 appears 4 times, but at most 3 copies are allowed (BS-3.2)"
    ]
    assert said(("cubo-cosmico-v1", 2)) == [
        "cubo-cosmico-v1 appears 2 times, but a Unique Item may appear only once (BS-3.3)"
    ]
    assert said(("cubo-cosmico-v1", 1), ("escudo-do-capitao-america-v1", 1)) == []
    assert [len(said(size=size)) for size in (59, 60, 61)] == [1, 0, 1]


def test_BS_3_all_faults_are_told_at_once() -> None:
    said = faults("4 jarra-v1", "2 caroco-v1", "1 ameixa-v2", "1 pera-v1", size=64)
    assert len(said) == 5
    assert [fault.split()[0] for fault in said] == ["it", "ameixa-v2", "there", "jarra-v1", "caroco-v1"]


def test_BS_R42_few_characters_and_little_energy_are_no_fault_but_an_advice() -> None:
    lines = [f"3 jarra-v{number}" for number in range(11, 28)]
    deck = read_deck(deck_text(*lines, "3 jarra-v1"))
    assert faults_of(LIBRARY, deck) == []
    assert advice_of(LIBRARY, deck) == [
        "it has 6 characters: 15 or more are safer (BS-R42)",
        "its characters have 24 Energy in all: 30 is safer (BS-R42)",
    ]
    assert advice_of(LIBRARY, read_deck(deck_text())) == []


def test_a_deck_may_be_plain_data() -> None:
    deck, said = sheet_of_table({"name": " Fruit  Bowl", "cards": {"A01": 3, "jarra-v1": 1}})
    assert (deck, said) == (Deck("", "Fruit Bowl", (("A01", 3), ("jarra-v1", 1))), [])
    deck, said = sheet_of_table({"cards": ["A01", "jarra-v1", "A01"]})
    assert (deck, said) == (Deck("", "", (("A01", 2), ("jarra-v1", 1))), [])
    _, said = sheet_of_table({"name": 3, "cards": {"A01": "3", "B01": -1}, "hero": 1})
    assert said == [
        "a deck has no 'hero', only name and cards",
        "name must be text, not 3",
        "the copies of A01 must be a whole number, not '3'",
        "the copies of B01 must be a whole number, not -1",
    ]
    _, said = sheet_of_table({"cards": "3 A01"})
    assert said == ["cards must be a table such as {'capitao-america-v1': 3}, not '3 A01'"]


PRESETS = sorted((Path(module.__file__).parent / "content" / "decks").glob("*.txt"))
DESIGNED = {"shield-wall": "A", "titans-court": "B"}


@pytest.mark.parametrize("file", PRESETS, ids=lambda file: file.stem)
def test_a_preset_is_legal_and_reads_back(file: Path) -> None:
    deck = module.library().decks[file.stem]
    assert deck == read_deck(file.read_text(encoding="utf-8"), file.name)
    assert read_deck(write_deck(deck), file.name) == deck
    assert faults_of(module.library(), deck) == []
    assert advice_of(module.library(), deck) == []
    assert deck.about
    assert len(deck.about) <= 110


@pytest.mark.parametrize("slug", [file.stem for file in PRESETS if file.stem not in DESIGNED])
def test_a_preset_of_real_cards_can_be_played_from_its_first_turns(slug: str) -> None:
    """Enough characters that are not too costly, and abilities that some of them can use."""
    cards = [(module.library().cards[card], copies) for card, copies in module.library().decks[slug].cards]
    characters = [(card, copies) for card, copies in cards if card.type == "character"]
    count = sum(copies for _, copies in characters)
    assert 22 <= count <= 28
    assert sum(card.energy * copies for card, copies in characters) / count < 4.2
    assert 4 <= sum(copies for card, copies in cards if card.type in ("support", "scenario")) <= 6
    powers = [power for card, copies in characters for power in card.powers * copies]
    for card, _ in cards:
        assert card.set != "designed"
        if card.type == "ability":
            assert all(powers.count(power) >= 3 for power in card.powers), card.id


def test_the_designed_decks_hold_every_designed_card() -> None:
    for slug, letter in DESIGNED.items():
        cards = [card for card, _ in module.library().decks[slug].cards]
        assert cards == [f"{letter}{number:02}" for number in range(1, 33)]
    assert module.library().decks["titans-court"].name == "Titan's Court"


def test_every_preset_has_a_name_in_four_languages() -> None:
    for deck in module.library().decks.values():
        assert {lang for lang, _ in deck.names} == {"pt", "es", "it"}, deck.id
    match = thwack.new("battle_scenes", seed=1, decks=["shield-wall", "titans-court"], first=0)
    assert "Muralha de Escudos começa." in match.log("pt")
    assert "Comincia Muro di scudi." in match.log("it")
    assert "Shield Wall begins." in match.log("en")
