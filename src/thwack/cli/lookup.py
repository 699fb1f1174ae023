"""Cards that somebody asks for: by a name in any language, or by words of one; and what they say. Words that
stand on a screen, and what they mean."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final, Protocol, TypeVar, cast

from ..cardlang.form import slug_of
from ..content import names
from ..kernel.spoken import in_words
from ..match import card as public_card
from ..match import game_named, glossary
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


A = TypeVar("A")
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
    return having_words(name, [(card, list(card.name.values())) for card in cards])


def having_words(name: str, named: Collection[tuple[A, Collection[str]]]) -> list[A]:
    """What has these words in one of its names: whole, or else with the last cut short."""
    wanted = slug_of(name)
    if len(wanted) < SHORTEST:
        return []
    for words in (f"-{wanted}-", f"-{wanted}"):
        found = [one for one, called in named if any(words in f"-{slug_of(each)}-" for each in called)]
        if found:
            return found
    return []


def with_words_in_name(game: str, name: str) -> list[str]:
    """The cards of a game, by the ids they have in views, with these words in a name in any language."""
    rows = [names(game, lang) for lang in LANGUAGES]
    return having_words(name, [(slug, [row[slug] for row in rows if slug in row]) for slug in rows[0]])


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


# Words on a screen


def explained(game: str, shown: str, lang: str) -> list[tuple[str, str]]:
    """The words of a game in what is shown, each with its meaning: steps and words of the table first, then
    those on cards."""
    found = game_named(game).primer.found_in(shown, lang)
    rows = [(in_words(term.name, lang), in_words(term.text, lang)) for term in found]
    for name, meaning in on_cards(game, lang):
        is_new = all(meaning != told for _, told in rows) and not any(t.stands_in(name, lang) for t in found)
        if is_new and stands_in(shown, name):
            rows.append((name, meaning))
    return rows


def on_cards(game: str, lang: str) -> list[tuple[str, str]]:
    """The words that stand on cards, each with its meaning."""
    others = game_named(game).other_things(lang)
    words = [(row["name"], row["text"]) for row in others if row["kind"] == "word" and row["text"]]
    return [*glossary(game, lang).items(), *words]


def stands_in(shown: str, name: str) -> bool:
    """Whether a whole word or phrase is shown; one with a capital letter is shown so."""
    flags = re.IGNORECASE if name[0].islower() else 0
    return bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", " ".join(shown.split()), flags))


def not_now(game: str, reasons: Mapping[str, str], lang: str) -> list[tuple[str, str]]:
    """Why cards cannot be used now: those with the same reason together, by name."""
    called = names(game, lang)
    found: dict[str, list[str]] = {}
    for ref, reason in reasons.items():
        name = called.get(ref.rpartition(":")[2])
        if name is not None and name not in found.setdefault(reason, []):
            found[reason].append(name)
    return [(", ".join(some), reason) for reason, some in found.items() if some]


def reasons_for(card: str, reasons: Mapping[str, str]) -> list[str]:
    """Why this card cannot be used now, each way in which it could be."""
    own = card.rpartition("/")[2]
    return list(dict.fromkeys(why for ref, why in reasons.items() if ref.rpartition(":")[2] == own))
