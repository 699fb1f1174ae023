"""Decks as text and as plain data, which cards their lines mean, and what is wrong with single cards. How
many cards a deck has, and how many of them may be alike, says each game."""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeVar

from ..kernel.errors import ContentError
from ..kernel.problem import Problem, at, either, line
from .form import slug_of

NAMED: Final = 6  # so many cards are named in a hint
LINE: Final = re.compile(r"([0-9]{1,4})(?:\s*[xX×](?=\s))?\s+(\S.*)")  # how many of which card
_NAME: Final = re.compile(r"name(?:\.(en|pt|es|it))?\s*:\s*(.*)", re.IGNORECASE)


@dataclass(frozen=True)
class Deck:
    """The cards of a player, each with its copies. A deck that is no preset has no id."""

    id: str
    name: str
    cards: tuple[tuple[str, int], ...]
    about: str = ""  # its plan, in a line
    names: tuple[tuple[str, str], ...] = ()  # by language, where its name is another one there

    def called(self, lang: str) -> str:
        """Its name in a language."""
        return dict(self.names).get(lang, self.name)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(copies for _, copies in self.cards)

    @property
    def copies(self) -> tuple[str, ...]:
        """Each card as often as it is in the deck."""
        found: list[str] = []
        for card, copies in self.cards:
            found += [card] * copies
        return tuple(found)


class Listed(Protocol):
    """A card as decks see it."""

    @property
    def number(self) -> int:
        """Its place in the library."""

    @property
    def on_offer(self) -> bool:
        """Whether it can be played with."""

    @property
    def incomplete(self) -> str:
        """Why not."""


class Shelf(Protocol):
    """A library as decks see it."""

    @property
    def cards(self) -> Mapping[str, Listed]:
        """Every card by its id."""

    @property
    def ids(self) -> Mapping[str, str]:
        """Every id by itself in lower case."""

    @property
    def versions(self) -> Mapping[str, tuple[str, ...]]:
        """The cards that somebody could mean who writes a name, as a slug."""

    @property
    def decks(self) -> dict[str, Deck]:
        """The presets."""

    @property
    def ready(self) -> dict[str, Deck]:
        """The presets that were judged and put in order already."""


AnyShelf = TypeVar("AnyShelf", bound=Shelf, contravariant=True)


class Faults(Protocol[AnyShelf]):
    """How a game judges a deck."""

    def __call__(self, library: AnyShelf, deck: Deck, /) -> list[Problem]:
        """Everything that keeps it from play."""


# Reading and writing.


@dataclass(frozen=True)
class Paper:
    """How decks of a game are written down: a card and a deck of it, for hints."""

    card: str
    name: str

    def read_deck(self, text: str, file: str = "") -> Deck:
        """The deck of a text; ContentError with every line that cannot be read. Cards stay as they were
        written: `resolved` finds them."""
        deck, faults = self.sheet_of(text, file)
        if faults:
            raise ContentError("; ".join(faults), file=file)
        return deck

    def sheet_of(self, text: str, file: str = "") -> tuple[Deck, list[Problem]]:
        """A deck as far as its text can be read, and the faults of single lines."""
        stem = file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt")
        name, about = "", ""
        names: dict[str, str] = {}  # by language
        faults: list[Problem] = []
        cards: dict[str, int] = {}
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            words = " ".join(raw.split())
            if words.startswith("#"):
                about = about or words.lstrip("#").strip()
            elif match := _NAME.fullmatch(words):
                lang, told = (match[1] or "").lower(), match[2]
                before = names.get(lang, "") if lang else name
                if not told:
                    faults.append(at(line(number), name_missing(self.name)))
                elif before:
                    faults.append(at(line(number), _named_already(before)))
                if lang:
                    names.setdefault(lang, told)
                else:
                    name = name or told
            elif match := LINE.fullmatch(words):
                cards[match[2]] = cards.get(match[2], 0) + int(match[1])
            elif words:
                faults.append(at(line(number), self.unreadable(words)))
        spoken = tuple(sorted(names.items()))
        return Deck(slug_of(stem), name or stem, tuple(cards.items()), about, spoken), faults

    def unreadable(self, words: str) -> Problem:
        """A line that means nothing, and what one looks like."""
        told = f'"{words}" cannot be read (write a line as `3 {self.card}`, or `name: ...`)'
        return Problem("unreadable-deck", told, {"words": words, "card": self.card})

    def sheet_of_table(self, given: Mapping[Any, Any]) -> tuple[Deck, list[Problem]]:
        """The same for a deck as plain data: {"name": ..., "cards": {card: copies}}, or the cards in a
        list."""
        known = ("name", "cards")
        faults = [
            Problem("deck-key", f"a deck has no {key!r}, only name and cards", {"key": repr(key)})
            for key in given
            if key not in known
        ]
        name, found = given.get("name"), given.get("cards")
        if name is not None and not isinstance(name, str):
            faults.append(name_no_text(name))
        cards: dict[str, int] = {}
        if isinstance(found, list | tuple) and all(isinstance(card, str) for card in found):
            for card in found:
                cards[card] = cards.get(card, 0) + 1
        elif isinstance(found, Mapping):
            for card, copies in found.items():
                if isinstance(copies, bool) or not isinstance(copies, int) or not 0 <= copies <= 9999:
                    told = f"the copies of {card} must be a whole number, not {copies!r}"
                    parts = {"card": str(card), "given": repr(copies)}
                    faults.append(Problem("copies-number", told, parts))
                else:
                    cards[str(card)] = copies
        else:
            faults.append(no_table(f"{{'{self.card}': 3}}", found))
        told = " ".join(name.split()) if isinstance(name, str) else ""
        return Deck("", told, tuple(cards.items())), faults


def name_missing(example: str) -> Problem:
    """A line for a name without one."""
    told = f"the name is missing (write name: {example})"
    return Problem("name-missing", told, {"example": example})


def _named_already(name: str) -> Problem:
    return Problem("deck-named", f'the deck already has the name "{name}" (leave one out)', {"name": name})


def name_no_text(name: object) -> Problem:
    """A name that is something else."""
    return Problem("name-text", f"name must be text, not {name!r}", {"given": repr(name)})


def no_table(example: str, given: object) -> Problem:
    """Cards that are no table."""
    told = f"cards must be a table such as {example}, not {given!r}"
    return Problem("cards-table", told, {"example": example, "given": repr(given)})


def write_deck(deck: Deck) -> str:
    """The text of a deck, which reads back as the same deck."""
    lines = [f"# {deck.about}"] if deck.about else []
    lines += [f"name: {deck.name}"] if deck.name else []
    lines += [f"name.{lang}: {name}" for lang, name in deck.names]
    lines += [f"{copies} {card}" for card, copies in deck.cards]
    return "\n".join(lines) + "\n"


def table_of(deck: Deck) -> dict[str, Any]:
    """A deck as plain data."""
    return {"name": deck.name, "cards": dict(deck.cards)}


def is_deck(text: str) -> bool:
    """Whether a text looks like a deck file: one line at least says how many of which card."""
    return any(LINE.fullmatch(line.strip()) for line in text.splitlines())


def spoken_name(library: Shelf, name: str, lang: str) -> str:
    """The name of a preset in a language; any other deck is called as it is."""
    return next((deck.called(lang) for deck in library.decks.values() if deck.name == name), name)


# Which card is meant.


def resolved(library: Shelf, deck: Deck) -> Deck:
    """The deck with the ids of its cards; what is no card, or not clearly one, stays as it was written."""
    cards: dict[str, int] = {}
    for written, copies in deck.cards:
        found = meant_by(library, written)
        card = found[0] if len(found) == 1 else written
        cards[card] = cards.get(card, 0) + copies
    return replace(deck, cards=tuple(cards.items()))


def meant_by(library: Shelf, written: str) -> tuple[str, ...]:
    """The cards that somebody could mean: by id, or by name and version in any language; those on offer, if
    any of them is."""
    if written in library.cards:
        return (written,)
    if written.casefold() in library.ids:
        return (library.ids[written.casefold()],)
    found = library.versions.get(slug_of(written), ())
    return tuple(card for card in found if library.cards[card].on_offer) or found


def unknown_card(library: Shelf, written: str) -> Problem:
    """A sentence about what is no single card, with the cards that were perhaps meant."""
    found = meant_by(library, written)
    if found:
        some = some_of(found)
        told = f'"{written}" could be {some} (write one of these ids)'
        return Problem("ambiguous", told, {"written": written, "cards": some})
    near = difflib.get_close_matches(slug_of(written), (*library.ids, *library.versions), n=1, cutoff=0.6)
    meant = (library.ids.get(near[0]) or library.versions[near[0]][0]) if near else ""
    return no_card(written, meant)


def no_card(written: str, meant: str) -> Problem:
    """A card that does not exist, with the one that was perhaps meant."""
    if not meant:
        return Problem("no-card", f'there is no card "{written}"', {"written": written})
    told = f'there is no card "{written}" (did you mean {meant}?)'
    return Problem("no-card-near", told, {"written": written, "meant": meant})


def some_of(cards: Iterable[str]) -> str:
    """Some cards of which one is to be written."""
    shown = list(cards)
    left = len(shown) - NAMED
    return either(shown[:NAMED] + ([Problem("more", f"{left} more", {"count": left})] if left > 0 else []))


# Whose deck it is.


def signs_of(library: Shelf, text: str, size: int) -> int:
    """How much speaks for a text being a deck of a game: that it lists cards of it, each of them, and as many
    cards as its decks have, for those may come with other files. Nothing if it only looks like a deck."""
    cards: dict[str, int] = {}
    for raw in text.splitlines():
        if match := LINE.fullmatch(" ".join(raw.split())):
            cards[match[2]] = cards.get(match[2], 0) + int(match[1])
    found = sum(bool(meant_by(library, written)) for written in cards) + (sum(cards.values()) == size)
    return 1 + found if found else 0


# Whether it may be played.


def card_faults(
    library: AnyShelf, deck: Deck, unknown: Callable[[AnyShelf, str], Problem] = unknown_card
) -> list[Problem]:
    """What is wrong with the single cards of a deck whose cards are found: no card, not offered, no copy."""
    faults = []
    for card, copies in deck.cards:
        if card not in library.cards:
            faults.append(unknown(library, card))
        elif not library.cards[card].on_offer:
            why = library.cards[card].incomplete
            told = f"{card} is known, but not offered: {why}"
            faults.append(Problem("not-offered", told, {"card": card, "why": why}))
        if copies < 1:
            told = f"{card} is listed with no copies (leave it out)"
            faults.append(Problem("no-copy", told, {"card": card}))
    return faults


def wrong_size(has: int, size: int, rule: str) -> Problem:
    """A deck with too few or too many cards."""
    told = f"it has {has} cards, but a deck has exactly {size} ({rule})"
    return Problem("deck-size", told, {"has": has, "size": size, "rule": rule})


def judged(
    library: AnyShelf, text: str, paper: Paper, faults_of: Faults[AnyShelf]
) -> tuple[list[Problem], str]:
    """All that keeps the deck of a text, or of a preset by its id, from play; and the text as we write it."""
    preset = library.decks.get(text.strip())
    text = write_deck(preset) if preset else text
    deck, unread = paper.sheet_of(text)
    return unread + faults_of(library, deck), text if unread else write_deck(resolved(library, deck))


def add_preset(library: AnyShelf, paper: Paper, file: str, text: str, faults_of: Faults[AnyShelf]) -> None:
    """A preset deck, called like its file; it must be legal."""
    deck = paper.read_deck(text, file)
    if not deck.id:
        raise ContentError("the file of a deck needs a name with letters", file=file, hint="rename it")
    if deck.id in library.decks:
        raise ContentError(f'there is already a deck "{deck.id}"', file=file, hint="rename the file")
    faults = faults_of(library, deck)
    if faults:
        raise ContentError(f"the deck cannot be played: {'; '.join(faults)}", file=file)
    library.decks[deck.id] = resolved(library, deck)
