"""Cards that somebody asks for: by a name in any language, or by words of one; and what they say."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final, Protocol, TypeVar, cast

from ..cardlang.form import slug_of
from ..match import card as public_card
from ..match import game_named
from ..wording import LANGUAGES

Json = Any
SHORTEST: Final = 3  # letters of a name that may stand for the whole


class Named(Protocol):
    """A card with a name in every language, which others may share."""

    @property
    def called(self) -> str:
        """The slug of its name."""

    @property
    def name(self) -> Mapping[str, str]:
        """Its name in every language."""


class HasLibrary(Protocol):
    """A game that keeps its content so."""

    library: Any


N = TypeVar("N", bound=Named)


def all_names(cards: Collection[Named]) -> list[str]:
    """Every name of a card in any language, as slugs."""
    return list(dict.fromkeys(slug_of(name) for card in cards for name in card.name.values()))


def called(cards: Collection[Named], name: str) -> list[str]:
    """The slugs of names that cards have in any language."""
    wanted = slug_of(name)
    found = [c.called for c in cards if wanted in (c.called, *map(slug_of, c.name.values()))]
    return list(dict.fromkeys(found))


def with_name(cards: Collection[N], name: str) -> list[N]:
    """The cards of that name."""
    names = called(cards, name)
    return [card for card in cards if card.called in names]


def with_words(cards: Collection[N], name: str) -> list[N]:
    """The cards with these words in a name, of which the last may be cut short."""
    wanted = slug_of(name)
    if len(wanted) < SHORTEST:
        return []
    for words in (f"-{wanted}-", f"-{wanted}"):
        found = [card for card in cards if any(words in f"-{slug_of(one)}-" for one in card.name.values())]
        if found:
            return found
    return []


def library_of(game: str) -> Any:
    """What a game knows of its content, home-made files too: cards, decks and names."""
    return cast(HasLibrary, game_named(game)).library


# What they say


def text_of(game: str, card: str, lang: str) -> str:
    """What a card does, worded from its rules; empty when there is nothing to say."""
    return text_while(game, card, lang, game_named(game).content_hash)


@cache
def text_while(game: str, card: str, lang: str, content_hash: str) -> str:
    """The text of a card while the content has this hash: home-made files may come later."""
    return public_card(game, card).text(lang).strip()


def as_json(game: str, card: str) -> dict[str, Json]:
    """A card as plain data with its texts in every language."""
    found = public_card(game, card)
    texts = {lang: text_of(game, card, lang) for lang in LANGUAGES}
    return {"game": game, **found.facts, "on_offer": found.on_offer, "texts": texts}
