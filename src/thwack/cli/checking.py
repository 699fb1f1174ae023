"""What the games' check.py share: reading a file beside others, and wording its cards."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from ..cardlang.shelf import Group
from ..kernel.errors import Broken, ContentError
from ..wording import LANGUAGES
from .host import Files
from .verdict import Verdict, counted


class HasId(Protocol):
    """A card."""

    @property
    def id(self) -> str:
        """Its id."""


class HasCards(Protocol):
    """What a game knows of its content."""

    @property
    def cards(self) -> Mapping[str, Any]:
        """Every card by its id, each with the set it is of."""


L = TypeVar("L")
C = TypeVar("C", bound=HasCards)


class Reads(Protocol):
    """The part of a game that reads its content: its library.py."""

    @property
    def NAMES(self) -> str:
        """The file with what things are called."""

    @property
    def GROUPS(self) -> Sequence[Group]:
        """The groups of names in it."""

    def read_names(self, text: str, file: str) -> Any:
        """A library without cards."""


def known_with(known: L, others: Files | None, extended: Callable[[L, Files], L]) -> L:
    """What comes with a game, and the cards of other files as far as they are good."""
    cards = [one for one in others or () if one[0].endswith(".toml")]
    try:
        return extended(known, cards) if cards else known
    except ContentError:
        for one in cards:
            with suppress(ContentError):
                known = extended(known, [one])
        return known


def cards_of(
    text: str, name: str, others: Files | None, known: C, extended: Callable[[C, Files], C]
) -> tuple[list[Any], C]:
    """The cards of a file, and a library that holds them; one that comes with the game is known already."""
    if others is None:
        stem = Path(name).stem
        return [card for card in known.cards.values() if card.set == stem], known
    found = extended(known, [(name, text)])
    return [card for card in found.cards.values() if card.id not in known.cards], found


def names_in(text: str, name: str, others: Files | None, reads: Reads) -> Verdict | None:
    """What the file holds that says what things are called, if this is it."""
    if others is not None or Path(name).name != reads.NAMES:
        return None
    found = reads.read_names(text, name)
    count = sum(len(getattr(found, group.name)) for group in reads.GROUPS)
    return Verdict(name, "names", Path(name).stem, facts={"names": count}, told=counted(count, "name"))


def see_to_texts(cards: Sequence[Any], name: str, text: Callable[[Any, str], str]) -> None:
    """There are cards in a file, and each can be worded in every language."""
    if not cards:
        raise ContentError("there is no card in this file", file=name, hint="a card begins with [[card]]")
    for card in cards:
        for lang in LANGUAGES:
            text(card, lang)


def worded(card: HasId, lang: str, name: str, wording: Callable[[], str]) -> str:
    """What a card of a file says, or the fault that keeps it from being worded."""
    try:
        return wording()
    except ContentError as fault:
        raise fault.at(file=name, card=f"card {card.id}") from None
    except (Broken, KeyError) as fault:
        message = f"it cannot be worded in {lang}: {fault}"
        raise ContentError(message, file=name, card=f"card {card.id}") from None
