"""What the games' check.py share: reading a file beside others, and wording its cards."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

from ..kernel.errors import Broken, ContentError
from .host import Files

L = TypeVar("L")


class HasId(Protocol):
    """A card."""

    @property
    def id(self) -> str:
        """Its id."""


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


def worded(card: HasId, lang: str, name: str, wording: Callable[[], str]) -> str:
    """What a card of a file says, or the fault that keeps it from being worded."""
    try:
        return wording()
    except ContentError as fault:
        raise fault.at(file=name, card=f"card {card.id}") from None
    except (Broken, KeyError) as fault:
        message = f"it cannot be worded in {lang}: {fault}"
        raise ContentError(message, file=name, card=f"card {card.id}") from None
