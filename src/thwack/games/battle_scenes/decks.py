"""Decks: the sixty cards a player brings (BS-3). A deck file is text; all that is wrong is told in one go."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ...cardlang.form import slug_of
from ...kernel.errors import ContentError

if TYPE_CHECKING:  # the library reads preset decks: it is above us
    from .library import Library

DECK_SIZE: Final = 60  # BS-3.1
MOST_COPIES: Final = 3  # BS-3.2
FEW_CHARACTERS: Final = 15  # BS-R42
LITTLE_ENERGY: Final = 30  # BS-R42
NAMED: Final = 6  # so many cards are named in a hint

_LINE: Final = re.compile(r"([0-9]{1,4})(?:\s*[xX×](?=\s))?\s+(\S.*)")
_NAME: Final = re.compile(r"name\s*:\s*(.*)", re.IGNORECASE)
_HINT: Final = "write a line as `3 capitao-america-v1`, or `name: ...`"


@dataclass(frozen=True)
class Deck:
    """BS-3.1: The cards of a player, each with its copies. A deck that is no preset has no id."""

    id: str
    name: str
    cards: tuple[tuple[str, int], ...]
    about: str = ""  # its plan, in a line

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(copies for _, copies in self.cards)


# Reading and writing.


def read_deck(text: str, file: str = "") -> Deck:
    """The deck of a text; ContentError with every line that cannot be read. Cards stay as they were written:
    `resolved` finds them, and `faults_of` judges them."""
    deck, faults = sheet_of(text, file)
    if faults:
        raise ContentError("; ".join(faults), file=file)
    return deck


def write_deck(deck: Deck) -> str:
    """The text of a deck, which reads back as the same deck."""
    lines = [f"# {deck.about}"] if deck.about else []
    lines += [f"name: {deck.name}"] if deck.name else []
    lines += [f"{copies} {card}" for card, copies in deck.cards]
    return "\n".join(lines) + "\n"


def is_deck(text: str) -> bool:
    """Whether a text looks like a deck file: one line at least says how many of which card."""
    return any(_LINE.fullmatch(line.strip()) for line in text.splitlines())


def sheet_of(text: str, file: str = "") -> tuple[Deck, list[str]]:
    """A deck as far as its text can be read, and the faults of single lines."""
    stem = file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt")
    name, about, faults = "", "", []
    cards: dict[str, int] = {}
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = " ".join(raw.split())
        if line.startswith("#"):
            about = about or line.lstrip("#").strip()
        elif match := _NAME.fullmatch(line):
            if not match[1]:
                faults.append(f"line {number}: the name is missing (write name: Shield Wall)")
            elif name:
                faults.append(f'line {number}: the deck already has the name "{name}" (leave one out)')
            name = name or match[1]
        elif match := _LINE.fullmatch(line):
            cards[match[2]] = cards.get(match[2], 0) + int(match[1])
        elif line:
            faults.append(f'line {number}: "{line}" cannot be read ({_HINT})')
    return Deck(slug_of(stem), name or stem, tuple(cards.items()), about), faults


def sheet_of_table(given: Mapping[Any, Any]) -> tuple[Deck, list[str]]:
    """The same for a deck as plain data: {"name": ..., "cards": {card: copies}}, or the cards in a list."""
    faults = [f"a deck has no {key!r}, only name and cards" for key in given if key not in ("name", "cards")]
    name, found = given.get("name"), given.get("cards")
    if name is not None and not isinstance(name, str):
        faults.append(f"name must be a text, not {name!r}")
    cards: dict[str, int] = {}
    if isinstance(found, list | tuple) and all(isinstance(card, str) for card in found):
        for card in found:
            cards[card] = cards.get(card, 0) + 1
    elif isinstance(found, Mapping):
        for card, copies in found.items():
            if isinstance(copies, bool) or not isinstance(copies, int) or not 0 <= copies <= 9999:
                faults.append(f"the copies of {card} must be a whole number, not {copies!r}")
            else:
                cards[str(card)] = copies
    else:
        faults.append(f"cards must be a table such as {{'A01': 3}}, not {found!r}")
    told = " ".join(name.split()) if isinstance(name, str) else ""
    return Deck("", told, tuple(cards.items())), faults


# Which card is meant.


def resolved(library: Library, deck: Deck) -> Deck:
    """The deck with the ids of its cards; what is no card, or not clearly one, stays as it was written."""
    cards: dict[str, int] = {}
    for written, copies in deck.cards:
        found = meant_by(library, written)
        card = found[0] if len(found) == 1 else written
        cards[card] = cards.get(card, 0) + copies
    return replace(deck, cards=tuple(cards.items()))


def meant_by(library: Library, written: str) -> tuple[str, ...]:
    """The cards that somebody could mean: by id, or by name and version in any language; those on offer, if
    any of them is."""
    if written in library.cards:
        return (written,)
    if written.casefold() in library.ids:
        return (library.ids[written.casefold()],)
    found = library.versions.get(slug_of(written), ())
    return tuple(card for card in found if library.cards[card].on_offer) or found


def unknown_card(library: Library, written: str) -> str:
    """A sentence about what is no single card, with the cards that were perhaps meant."""
    found = meant_by(library, written)
    if found:
        return f'"{written}" could be {_listed(found)} (write one of these ids)'
    slug = slug_of(written)
    same = [card.id for card in library.cards.values() if slug in map(slug_of, card.name.values())]
    same.sort(key=lambda card: not library.cards[card].on_offer)
    if same:
        return f'"{written}" says no version (write {_listed(same)})'
    near = difflib.get_close_matches(slug, (*library.ids, *library.versions), n=1, cutoff=0.6)
    if not near:
        return f'there is no card "{written}"'
    meant = library.ids.get(near[0]) or library.versions[near[0]][0]
    return f'there is no card "{written}" (did you mean {meant}?)'


def _listed(cards: Iterable[str]) -> str:
    shown = list(cards)
    more = [f"{len(shown) - NAMED} more"] if len(shown) > NAMED else []
    return " or ".join(shown[:NAMED] + more)


# Whether it may be played.


def faults_of(library: Library, deck: Deck) -> list[str]:
    """BS-3.1 to BS-3.3: Everything that keeps a deck from play; nothing if it is legal."""
    deck = resolved(library, deck)
    faults = []
    if deck.size != DECK_SIZE:
        faults.append(f"it has {deck.size} cards, and a deck has exactly {DECK_SIZE} (BS-3.1)")
    for card, copies in deck.cards:
        if card not in library.cards:
            faults.append(unknown_card(library, card))
        elif not library.cards[card].on_offer:
            faults.append(f"{card} is known, but not offered: {library.cards[card].incomplete}")
        if copies < 1:
            faults.append(f"{card} is listed without a copy (leave it out)")
    return faults + _copy_faults(library, deck)


def _copy_faults(library: Library, deck: Deck) -> list[str]:
    """BS-3.2, BS-3.3: Too many copies of a card. A card is its name and version: ids that share both count
    together, whoever wears the mask."""
    faults = []
    same: dict[tuple[str, str], dict[str, int]] = {}
    for written, copies in deck.cards:
        card = library.cards.get(written)
        key = (written, "") if card is None else (card.name["pt"].casefold(), card.version)
        same.setdefault(key, {})[written] = copies
    for group in same.values():
        ids, total = " and ".join(group), sum(group.values())
        verb = "is" if len(group) == 1 else "together are"
        if total > 1 and any(card in library.cards and library.cards[card].is_unique for card in group):
            faults.append(f"{ids} {verb} there {total} times, and of a Unique Item there is only 1 (BS-3.3)")
        elif total > MOST_COPIES:
            faults.append(f"{ids} {verb} there {total} times, and at most {MOST_COPIES} may be (BS-3.2)")
    return faults


def advice_of(library: Library, deck: Deck) -> list[str]:
    """BS-R42: What tournaments once asked of a deck; no fault."""
    found = [
        (library.cards[card], copies)
        for card, copies in resolved(library, deck).cards
        if card in library.cards
    ]
    characters = sum(copies for card, copies in found if card.type == "character")
    energy = sum(card.energy * copies for card, copies in found if card.type == "character")
    advice = []
    if characters < FEW_CHARACTERS:
        advice.append(f"it has {characters} characters: {FEW_CHARACTERS} or more are safer (BS-R42)")
    if energy < LITTLE_ENERGY:
        advice.append(f"its characters have {energy} Energy in all: {LITTLE_ENERGY} is safer (BS-R42)")
    return advice
