"""Decks: which cards the lines of a deck file mean, and all that is wrong with it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.games.mission_arena.small import PEAR, PLUM, deck_text, small, version
from thwack import ContentError
from thwack.games.battle_scenes.cards import decks as others
from thwack.games.battle_scenes.cards.library import library as other_library
from thwack.games.mission_arena.cards import library as module
from thwack.games.mission_arena.cards.decks import (
    Deck,
    faults_of,
    is_deck,
    read_deck,
    resolved,
    sheet_of,
    sheet_of_table,
    signs,
    write_deck,
)

LIBRARY = small()
BOWL = """
# Throw plums.
# And more plums.
name:  Fruit   Bowl

3 F01
2x  Pear
1 Plum rare
1 F01
"""


def faults(*lines: str, size: int = 56) -> Sequence[str]:
    """What is wrong with a deck that has these lines."""
    return faults_of(LIBRARY, read_deck(deck_text(*lines, size=size)))


# Reading and writing


def test_a_deck_file_is_read_line_by_line() -> None:
    deck = read_deck(BOWL, "decks/Fruit Bowl.txt")
    assert deck == Deck(
        "fruit-bowl", "Fruit Bowl", (("F01", 4), ("Pear", 2), ("Plum rare", 1)), "Throw plums."
    )
    assert deck.size == 7
    assert read_deck("1 F01\n", "my deck.txt").name == "my deck"


def test_a_deck_reads_back_as_it_was_written() -> None:
    for deck in (read_deck(BOWL, "bowl.txt"), Deck("bowl", "Bowl", (("F01", 3),))):
        assert read_deck(write_deck(deck), "bowl.txt") == deck
    assert write_deck(read_deck(BOWL)) == "# Throw plums.\nname: Fruit Bowl\n4 F01\n2 Pear\n1 Plum rare\n"


def test_every_line_that_cannot_be_read_is_named_with_an_example_of_this_game() -> None:
    with pytest.raises(ContentError) as caught:
        read_deck("three plums\nname:\nname: A\nname: B\n3\n", "a.txt")
    said = str(caught.value)
    assert said.startswith('a.txt: line 1: "three plums" cannot be read (write a line as `3 MA01`, or `name:')
    assert "line 2: the name is missing (write name: Avengers)" in said
    assert 'line 4: the deck already has the name "A"' in said
    assert 'line 5: "3" cannot be read' in said


def test_a_deck_may_be_plain_data() -> None:
    deck, said = sheet_of_table({"name": " Fruit  Bowl", "cards": {"F01": 3, "Pear": 1}})
    assert (deck, said) == (Deck("", "Fruit Bowl", (("F01", 3), ("Pear", 1))), [])
    assert sheet_of_table({"cards": ["F01", "F11", "F01"]})[0].cards == (("F01", 2), ("F11", 1))
    _, said = sheet_of_table({"cards": 3})
    assert said == ["cards must be a table such as {'MA01': 3}, not 3"]


# Which card is meant


def test_a_deck_may_have_a_name_in_each_language() -> None:
    text = "# A plan.\nname: Iron and Lightning\nname.it: Ferro e Fulmini\nNAME.PT : Ferro e Raio\n5 MA01\n"
    deck = read_deck(text, "iron.txt")
    assert [deck.called(lang) for lang in ("en", "pt", "es", "it")] == [
        *("Iron and Lightning", "Ferro e Raio", "Iron and Lightning", "Ferro e Fulmini"),
    ]
    assert read_deck(write_deck(deck), "iron.txt") == deck
    _, faults = sheet_of("name: A\nname.it: B\nname.it: C\nname.es:\n")
    assert [str(fault) for fault in faults] == [
        'line 3: the deck already has the name "B" (leave one out)',
        "line 4: the name is missing (write name: Avengers)",
    ]


def test_a_card_goes_by_its_id_or_by_its_name_and_by_its_rarity_if_there_are_several() -> None:
    written = "1 f01\n1 Pear\n1 pera\n1 PLUM Ultra Rare\n1 ciruela segreta\n1 Prugna non comune\n1 Fruit 3\n"
    assert resolved(LIBRARY, read_deck(written)).cards == (
        ("F01", 1),
        ("F11", 2),
        ("P-ultra-rare", 1),
        ("P-secret", 1),
        ("P-uncommon", 1),
        ("X03", 1),
    )


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("3 Perr", 'there is no card "Perr" (did you mean F11?)'),
        ("3 zzz", 'there is no card "zzz"'),
        ("3 Plum common", '"Plum common" could be F01 or P-common (write one of these ids)'),
        (
            "3 Plum",
            '"Plum" could be F01 or P-deck or P-common or P-uncommon or P-rare or P-ultra-rare or 1 more',
        ),
        ("3 Fig", "F30 is known, but not offered: it is not ripe"),
        ("0 F01", "F01 is listed with no copies (leave it out)"),
    ],
)
def test_cards_that_cannot_be_in_a_deck(line: str, fault: str) -> None:
    (said,) = faults(line)
    assert said.startswith(fault)


def test_a_card_that_is_not_on_offer_makes_no_name_unclear() -> None:
    unripe = PEAR.replace("F11", "F99") + 'incomplete = "not ripe"\n'
    library = small(("more.toml", unripe))
    assert resolved(library, read_deck("3 Pear")).cards == (("F11", 3),)


# Whether it may be played


def test_MA_0_1_a_deck_has_exactly_56_cards() -> None:
    assert faults() == []
    assert faults(size=55) == ["it has 55 cards, but a deck has exactly 56 (MA-0.1)"]
    assert faults(size=57) == ["it has 57 cards, but a deck has exactly 56 (MA-0.1)"]
    assert faults_of(LIBRARY, Deck("", "", ())) == ["it has 0 cards, but a deck has exactly 56 (MA-0.1)"]


def test_MA_0_1_at_most_five_of_a_name() -> None:
    assert faults("5 F11") == []
    assert faults("6 F11") == [
        "Pear appears 6 times (6 F11), but at most 5 cards of one name are allowed (MA-0.1)"
    ]
    assert faults("3 F11", "3 Pear") == faults("6 F11")
    assert faults("5 F01", "5 F11", "5 F20") == []  # the members of a Team have other names than the Team


def test_MA_E1_copies_of_one_name_in_several_rarities() -> None:
    """The worked example: (a) and (b) are legal, (c) six of mixed rarities and (d) 55 or 57 cards are not."""
    three = ("3 P-common", "1 P-ultra-rare", "1 P-secret")
    five = ("1 P-deck", "1 P-common", "1 P-uncommon", "1 P-rare", "1 P-ultra-rare")
    assert faults(*three) == []
    assert faults(*five) == []
    assert faults(*five, "1 P-secret") == [
        "Plum appears 6 times (1 P-deck, 1 P-common, 1 P-uncommon, 1 P-rare, 1 P-ultra-rare, 1 P-secret),"
        " but at most 5 cards of one name are allowed (MA-0.1)"
    ]
    assert faults(*three, "1 P-rare") == [
        "Plum appears 6 times (3 P-common, 1 P-ultra-rare, 1 P-secret, 1 P-rare),"
        " but at most 5 cards of one name are allowed (MA-0.1)"
    ]
    for lines in (three, five):
        assert [len(faults(*lines, size=size)) for size in (55, 56, 57)] == [1, 0, 1]


def test_MA_E1_with_the_cards_of_the_game_and_home_made_versions_of_one() -> None:
    """Thor in rarities that the designed set does not have."""
    thor = module.library().cards["MA07"]
    card = PLUM.replace('"plum"', '"thor"').replace("orchard", "avengers").replace('"fig"', '"loki"')
    more = [(f"{rarity}.toml", version(rarity, card)) for rarity in ("ultra-rare", "secret")]
    library = module.extended(module.library(), more)
    rest = {card: copies for card, copies in library.decks["avengers"].cards if card not in ("MA07", "MA08")}

    def said(**thors: int) -> Sequence[str]:
        cards = {card.replace("_", "-"): copies for card, copies in thors.items()} | rest
        return faults_of(library, Deck("", "", tuple(cards.items())))

    assert said(MA07=3, P_ultra_rare=1, P_secret=1) == []
    assert said(MA07=2, MA08=1, P_ultra_rare=1, P_secret=1) == []
    assert len(said(MA07=3, MA08=1, P_ultra_rare=1, P_secret=1)) == 2  # and 57 cards
    assert thor.name["en"] in said(MA07=3, MA08=1, P_ultra_rare=1, P_secret=1)[1]
    assert said(MA07=3, P_secret=1) == ["it has 55 cards, but a deck has exactly 56 (MA-0.1)"]


def test_MA_0_1_all_faults_are_told_at_once() -> None:
    said = faults("6 F11", "4 P-rare", "2 P-deck", "1 F30", "1 quince", "0 F20", size=60)
    assert [fault.split()[0] for fault in said] == ["it", "F30", "there", "F20", "Pear", "Plum"]


# Whose deck it is


def test_a_deck_belongs_to_the_game_that_knows_most_of_its_cards() -> None:
    ours, theirs = module.library(), other_library()
    for deck in ours.decks.values():
        text = write_deck(deck)
        assert signs(ours, text) > 1
        assert not others.signs(theirs, text)
    for deck in theirs.decks.values():
        text = write_deck(deck)
        assert others.signs(theirs, text) > 1
        assert not signs(ours, text)


def test_a_deck_of_cards_that_nobody_knows_yet_goes_by_its_size() -> None:
    ours, theirs = module.library(), other_library()
    for size, claims in ((56, (True, False)), (60, (False, True)), (58, (False, False))):
        text = "\n".join([f"2 my-card-{n}" for n in range(size // 2)])
        assert (signs(ours, text) > 0, others.signs(theirs, text) > 0) == claims
    assert signs(ours, "2 my-card\n1 Thor rare") > 0
    assert not signs(ours, "Buy 56 plums.\n")
    assert not is_deck("Buy 56 plums.\n")


def test_cards_of_other_games_are_not_taken() -> None:
    library = module.library()
    games = Path(module.__file__).parents[2]
    for game in ("unmatched", "dice_masters", "battle_scenes"):
        for file in sorted((games / game / "cards" / "content").rglob("*.t*")):
            assert not module.signs(library, file.name, file.read_text(encoding="utf-8")), file
    for file in sorted((games / "mission_arena" / "cards" / "content").rglob("*.t*")):
        assert module.signs(library, file.name, file.read_text(encoding="utf-8")), file
    assert module.signs(library, "mine.toml", PLUM)
    assert not module.signs(library, "notes.txt", "Thor was here.\n")


PRESETS = sorted((Path(module.__file__).parent / "content" / "decks").glob("*.txt"))


@pytest.mark.parametrize("file", PRESETS, ids=lambda file: file.stem)
def test_MA_0_1_a_preset_is_legal_and_reads_back(file: Path) -> None:
    deck = module.library().decks[file.stem]
    assert deck == read_deck(file.read_text(encoding="utf-8"), file.name)
    assert read_deck(write_deck(deck), file.name) == deck
    assert faults_of(module.library(), deck) == []
    assert len(deck.about) <= 110


def test_the_designed_decks_hold_every_designed_card() -> None:
    decks = module.library().decks
    assert [card for card, _ in decks["avengers"].cards] == [f"MA{n:02}" for n in range(1, 23)]
    assert [card for card, _ in decks["webs-and-court"].cards] == [f"MB{n:02}" for n in range(1, 21)]
    assert (decks["avengers"].name, decks["webs-and-court"].name) == ("Avengers", "Webs and Court")
