"""Every word of the vocabulary can be told, in every language and in every form."""

import random
import re
from dataclasses import MISSING
from typing import Any

import pytest

from tests.thorough import batches
from thwack.cardlang.node import Effect, Event, Moment, Name, Node, Number, Rule, Slug, fields_of
from thwack.games.unmatched.cards.reading import WORDS
from thwack.games.unmatched.speech.card_texts import effect_text, rule_text
from thwack.wording import LANGUAGES, Names, read_book
from thwack.wording.teller import Teller

from .kit import book, names, rows

# A hero that has everything, so that any tree can name something.
EVERYTHING = Names(
    book=book(),
    speaker="alice",
    persons={**names("alice").persons, **names("medusa").persons},
    counts={"alice": 1, "medusa": 1, "jabberwock": 1, "harpy": 3},
    words={
        **names("alice").words,
        **names("beowulf").words,
        **names("invisible-man").words,
        **names("sinbad").words,
        **dict.fromkeys(
            ("first", "second"), names("beowulf").words["rage"]
        ),  # names that nothing was paid for
    },
    cards=names("king-arthur").cards,
    rules={"tokens": "fog", "states": "size", "resource": "rage"},
)
SLUGS = {
    "the": ("alice", "jabberwock", "medusa"),
    "called": ("harpy",),
    "fetch": ("excalibur",),
    "become": ("big", "small"),
    "in_state": ("big",),
    "states": ("big",),
    "switch": ("size",),
    "tagged": ("voyage",),
    "modify": ("attack-value", "defense-value", "move", "maneuver-draw"),
    "of_type": ("attack", "versatile", "defense-or-versatile"),
    "play_as": ("attack", "defense"),
    "keep": ("top", "bottom"),
    "reorder": ("all", "rest"),
    "put_back": ("top", "bottom"),
    "basket": ("fog",),
    "on": ("fog",),
    "began_on": ("fog",),
    "linked": ("fog",),
    "tokens": ("fog",),
    "remove": ("supply", "box"),
    "summon": ("harpy",),
    **dict.fromkeys(("large", "small", "swarmed", "lead_attacks"), ("harpy",)),
    "banner_of": ("alice",),
    "in_force": ("excalibur",),
    "starts_with": ("excalibur",),
    "show_card": ("excalibur",),
    "passes": ("harpy",),
    "timed": ("immediately", "during", "after"),
}


def grow(kind: Any, dice: random.Random, depth: int, parent: str = "") -> Any:
    """A random value of a field's type."""
    if kind is Slug:
        return dice.choice(SLUGS.get(parent, ("rage",)))
    if kind is Name:
        return dice.choice(("first", "second"))
    found = [cls for cls in WORDS.values() if issubclass(cls, kind)]
    small = [cls for cls in found if not any(isinstance(f.type, type) for f in fields_of(cls))]
    if kind.__name__ == "Amount" and (depth <= 0 or dice.random() < 0.5):
        return Number(dice.randrange(4))
    cls = dice.choice(small if depth <= 0 and small else found)
    return grow_node(cls, dice, depth)


def grow_node(cls: type[Node], dice: random.Random, depth: int) -> Node:
    """A random tree of this class."""
    values: dict[str, Any] = {}
    for f in fields_of(cls):
        if f.many:
            least = 0 if f.name == "where" else 2
            values[f.name] = tuple(
                grow(f.type, dice, depth - 1, cls.word) for _ in range(least + dice.randrange(2))
            )
        elif f.default is MISSING or dice.random() < 0.4:
            values[f.name] = grow(f.type, dice, depth - 1, cls.word)
    return cls(**values)


def check(text: str) -> None:
    """A finished text: no marks, no slots, no stray spaces."""
    assert text.endswith("."), text
    assert not re.search(r"[\x00-\x1f{}]|  | [,.;]|^[a-zà-ú]", text), text


def test_every_word_has_its_rows_in_every_language() -> None:
    assert book().missing(WORDS) == []


def test_a_missing_language_is_refused() -> None:
    words = {**rows(), "node": {**rows()["node"], "move": {"en": {}}}}
    with pytest.raises(Exception, match="the row of move lacks pt"):
        read_book(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_tree_can_be_told(lang: str) -> None:
    for word in sorted(w for w, cls in WORDS.items() if issubclass(cls, Effect | Rule)):
        dice = random.Random(word)
        for _ in batches(12, few=4):
            any_can_be_told(grow_node(WORDS[word], dice, 3), lang)


def any_can_be_told(node: Node, lang: str) -> None:
    """Whole, and as a clause."""
    if isinstance(node, Effect):
        check(effect_text(node, lang, EVERYTHING))
        check(Teller(lang, EVERYTHING).finished([f"X {Teller(lang, EVERYTHING).clause(node, 'inf')}"]))
    elif isinstance(node, Rule):
        check(rule_text(node, lang, EVERYTHING))


def test_moments_and_events_are_told_too() -> None:
    for cls in WORDS.values():
        if issubclass(cls, Moment | Event):
            node = grow_node(cls, random.Random(1), 1)
            assert all(Teller(lang, EVERYTHING).part(node, "", None) for lang in LANGUAGES)
