"""What games of decks share when they read content: files, groups of names, ids and presets."""

from dataclasses import dataclass
from typing import Any

import pytest

from thwack import ContentError
from thwack.cardlang.decklist import Paper
from thwack.cardlang.form import Form, read_toml
from thwack.cardlang.shelf import DeckShelf, Group, add_decks, sheets_of, stem_of

PAPER = Paper("plum", "Fruit")
FRUIT = Group("fruit", "pt", slugs="en")


@dataclass(frozen=True)
class Plum:
    """A card that has hardly anything."""

    id: str
    number: int
    incomplete: str = ""

    @property
    def on_offer(self) -> bool:
        """Always."""
        return True


class Bowl(DeckShelf[Plum]):
    """A shelf whose decks may call a card a fruit."""

    def written(self, card: Plum) -> list[str]:
        """By what it is."""
        return [f"The {card.id}"]


def read(file: str, number: int, table: dict[str, Any]) -> Plum:
    """A card of a table."""
    return Plum(table["id"], number)


def form(text: str) -> Form:
    """A file of names."""
    return Form("names.toml", "", read_toml(text, "names.toml"))


def test_cards_are_numbered_and_found_by_id_and_by_what_they_are_called() -> None:
    bowl = Bowl()
    bowl.read_cards(sheets_of([("a.toml", '[[card]]\nid = "Plum"\n[[card]]\nid = "fig"')]), read)
    assert [(card.id, card.number) for card in bowl.by_number] == [("Plum", 0), ("fig", 1)]
    assert bowl.ids == {"plum": "Plum", "fig": "fig"}
    assert bowl.versions == {"the-plum": ("Plum",), "the-fig": ("fig",)}


def test_an_id_that_differs_in_capitals_alone_is_not_new() -> None:
    bowl = Bowl()
    bowl.read_cards(sheets_of([("a.toml", '[[card]]\nid = "Plum"')]), read)
    with pytest.raises(ContentError, match=r'b\.toml: card plum: there is already a card "plum"'):
        bowl.read_cards(sheets_of([("b.toml", '[[card]]\nid = "plum"')]), read)
    assert list(bowl.cards) == ["Plum"]


def test_the_hash_knows_cards_by_their_text_and_decks_by_their_name_too() -> None:
    def hashed(*files: tuple[str, str]) -> str:
        bowl = Bowl()
        bowl.read_cards(sheets_of([("a.toml", '[[card]]\nid = "plum"')]), read)
        return add_decks(bowl, files, PAPER, lambda library, deck: [], "before")

    assert hashed(("a.toml", "x")) == hashed(("b.toml", "x")) != hashed(("a.toml", "y"))
    assert hashed(("a.txt", "1 plum")) != hashed(("b.txt", "1 plum"))


def test_a_file_that_is_neither_cards_nor_a_deck_is_refused() -> None:
    with pytest.raises(ContentError, match=r"a\.json: this is not a content file"):
        sheets_of([("a.json", "{}")])
    with pytest.raises(ContentError, match="unknown field `fruit`"):
        sheets_of([("a.toml", "[fruit]")])
    assert len(sheets_of([("a.toml", "[fruit]"), ("a.txt", "")], "fruit")) == 1


def test_a_slug_is_that_of_the_name_in_one_language() -> None:
    plum = FRUIT.read(form('[fruit]\nplum = { pt = "Ameixa", en = "Plum" }'))
    assert plum == {"plum": {"en": "Plum", "pt": "Ameixa", "es": "Ameixa", "it": "Ameixa"}}
    with pytest.raises(ContentError, match=r"Plum must be plum, not ameixa \(write plum = "):
        FRUIT.read(form('[fruit]\nameixa = { pt = "Ameixa", en = "Plum" }'))
    with pytest.raises(ContentError, match=r"!! must be another name, not x \(give it a name with letters"):
        FRUIT.read(form('[fruit]\nx = { pt = "!!" }'))


def test_a_name_that_is_there_keeps_its_words() -> None:
    there = FRUIT.read(form('[fruit]\nplum = { pt = "Ameixa", en = "Plum" }'))
    again = form('[fruit]\nplum = { pt = "Ameixa", en = "Plum" }\nfig = { pt = "Figo", en = "Fig" }')
    assert list(FRUIT.read_more(there, [again])) == ["plum", "fig"]
    with pytest.raises(ContentError, match="plum is already defined, with different words"):
        FRUIT.read_more(there, [form('[fruit]\nplum = { pt = "Abrunho", en = "Plum" }')])


def test_a_set_is_called_like_its_file() -> None:
    assert stem_of("a/b\\home-made.toml") == "home-made"
