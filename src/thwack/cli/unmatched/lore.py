"""What the command line knows of Unmatched's content: names in four languages, numbers, colours."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from ...games.unmatched.cards.board import Board
from ...games.unmatched.cards.library import Library
from ...games.unmatched.cards.reading import HeroDef
from ...games.unmatched.game import Unmatched
from ...games.unmatched.speech.card_texts import ability_text
from ...games.unmatched.speech.naming import book
from ...games.unmatched.view_types import SeatView
from ...match import card as public_card
from ...match import cards, game_named
from ...wording import LANGUAGES
from ..lookup import having_words

Json = Any
GAME: Final = "unmatched"
TYPE_STYLES: Final = {
    "attack": "red",
    "defense": "blue",
    "versatile": "magenta",
    "scheme": "yellow",
    "extra": "green",
}


@dataclass(frozen=True)
class Fact:
    """A card: `hero/card`, and all that is printed on it but the text."""

    id: str
    hero: str
    name: dict[str, str]
    type: str
    value: int | None
    boost: int | None
    copies: int
    banner: tuple[str, ...]
    incomplete: str

    def text(self, lang: str) -> str:
        """What it does, worded from its effect; empty when there is nothing to say."""
        return card_text(self.id, lang)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        found = public_card(GAME, self.id)
        texts = {lang: self.text(lang) for lang in LANGUAGES}
        return {"game": GAME, **found.facts, "on_offer": found.on_offer, "texts": texts}


@cache
def card_text(name: str, lang: str) -> str:
    """The text of a card."""
    return public_card(GAME, name).text(lang).strip()


def facts() -> dict[str, Fact]:
    """Every card by its full id, in the order of the files."""
    return facts_of(content().hash)


@cache
def facts_of(content_hash: str) -> dict[str, Fact]:
    """Every card while the content has this hash: home-made files may come later."""
    found = {}
    for one in cards(GAME):
        row = one.facts
        taken = {field.name: row[field.name] for field in fields(Fact)}
        found[one.id] = Fact(**{**taken, "banner": tuple(row["banner"])})
    return found


@cache
def ability(hero_slug: str, lang: str) -> tuple[str, ...]:
    """What a hero's character card says."""
    return tuple(ability_text(hero(hero_slug), lang))


def label(group: str, name: str, lang: str) -> str:
    """A word of the game: a card's type, ANY on a banner."""
    return book().label(group, name, lang)


def content() -> Library:
    """Heroes, cards and boards, home-made ones too."""
    game = game_named(GAME)
    assert isinstance(game, Unmatched)
    return game.library


def hero(slug: str) -> HeroDef:
    """A hero."""
    return content().heroes[slug]


def board(slug: str) -> Board:
    """A battlefield."""
    return content().boards[slug]


def hero_name(slug: str, lang: str) -> str:
    """What a hero is called."""
    return hero(slug).name[lang]


def player_name(row: SeatView, lang: str) -> str:
    """What a player goes by: the hero, and which of like ones."""
    return copied(hero_name(row["hero"], lang), str(row["copy"]))


def fighter_name(hero_slug: str, slug: str, lang: str) -> str:
    """What a fighter is called: Merlin, Harpy 2, Medusa (2)."""
    own, _, copy = slug.partition("@")
    for fighter in hero(hero_slug).fighters:
        if own == fighter.id:
            return copied(str(fighter.name[lang]["one"]), copy)
        number = own.removeprefix(fighter.id + "-")
        if fighter.count > 1 and number.isdigit():
            return copied(f"{fighter.name[lang]['one']} {number}", copy)
    return slug


def copied(name: str, copy: str) -> str:
    """R-70: A name with which of like heroes it is of, if it is not of the first."""
    return f"{name} ({copy})" if copy not in ("", "1") else name


def word(hero_slug: str, slug: str, lang: str) -> str:
    """What a resource, a state or a token of a hero is called."""
    row = hero(hero_slug).words.get(slug, {}).get(lang)
    if isinstance(row, dict):
        return str(row.get("one") or row.get("is") or slug)
    return str(row) if isinstance(row, str) else slug


def find_cards(name: str) -> list[Fact]:
    """The cards somebody may mean: by full id, by the part after the slash, or by a name in any language."""
    if name in facts():
        return [facts()[name]]
    folded = name.casefold()
    return [
        fact
        for fact in facts().values()
        if fact.id.partition("/")[2] == folded or folded in (title.casefold() for title in fact.name.values())
    ]


def heroes_with(name: str) -> list[str]:
    """The heroes with these words in their name, or in that of one of their fighters."""
    heroes = content().heroes.values()
    return having_words(name, [(h.id, [*h.name.values(), *fighters_of(h, LANGUAGES)]) for h in heroes])


def fighters_of(of: HeroDef, langs: Collection[str]) -> list[str]:
    """What the fighters of a hero are called in these languages."""
    return [str(fighter.name[lang]["one"]) for fighter in of.fighters for lang in langs]


def fighter_names(lang: str) -> list[str]:
    """What all fighters are called."""
    return [name for one in content().heroes.values() for name in fighters_of(one, (lang,))]


def marker(hero_slug: str, slug: str, lang: str, taken: Collection[str]) -> str:
    """Two letters for a fighter on the map: KA for a hero, K2 for a second one, Me for a sidekick, H1 for one
    of many."""
    own, _, copy = slug.partition("@")
    name = fighter_name(hero_slug, own, lang)
    is_hero = own == next(f.id for f in hero(hero_slug).fighters if f.role == "hero")
    letters = [c for c in name if c.isalpha()]
    parts = [part for part in name.replace("-", " ").split() if part[0].isalpha()]
    tries = [letters[0] + parts[-1][0]] if len(parts) > 1 else []
    tries += [letters[0] + c for c in letters[1:]]
    tries = [pair.upper() if is_hero else pair.capitalize() for pair in tries]
    if name[-1].isdigit():
        tries = [c.upper() + name[-1] for c in letters]
    if copy and is_hero:
        tries.insert(0, letters[0].upper() + copy)
    tries += [letters[0].upper() + str(n) for n in range(10)]
    return next((pair for pair in tries if pair not in taken), tries[-1])
