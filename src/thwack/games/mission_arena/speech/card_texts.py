"""Cards of Mission Arena as sentences, in four languages, and as the public face gives them."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from ....cardlang.amounts import Times
from ....cardlang.node import Amount, Filter, Node, Number, Things
from ....cardlang.nouns import THIS, Each
from ....wording import NP, Book, Names, Narrator, Noun, language, read_book
from ....wording.grammar import DOT
from ..cards.library import CardDef, Library
from ..cards.library import library as own_library
from ..cards.words import Ability, Named

GROUPS: Final = {
    "affiliation": "affiliations",
    "skill": "skills",
    "alignment": "alignments",
    "named": "protagonists",
}
ORDER: Final = ("named", "alignment", "skill", "affiliation")  # in which traits are read
Json = Any
COUNTED: Final = ("tail", "own")  # forms of what an amount counts


@cache
def rows() -> dict[str, Any]:
    """The rows of this game's words."""
    return tomllib.loads((resources.files(__package__) / "words.toml").read_text(encoding="utf-8"))


@cache
def book() -> Book:
    """The wording of all words."""
    return read_book(rows())


# Who tells


@dataclass
class ArenaTeller(Narrator):
    """Tells special abilities: whom they reach, by traits or by name, and how much they count."""

    of: Library = field(default_factory=own_library)

    def title(self, group: str, slug: str) -> str:
        """A name in this language; a dot in it ends no sentence."""
        return str(getattr(self.of, group)[slug][self.lang]).replace(".", DOT)

    def series(self, texts: list[str]) -> str:
        """Several texts: a, b and c."""
        row = self.row("seq")
        before = str(row["comma"]).join(texts[:-1])
        return str(row["and"]).join(text for text in (before, texts[-1]) if text)

    def slug(self, slug: str, form: str, node: Node | None) -> str:
        """The name of a trait or protagonist; some languages write it small before a noun."""
        found = self.title(GROUPS[node.word if node is not None else ""], slug)
        return found.lower() if form == "lower" else found

    def named_phrase(self, things: Things, form: str) -> NP:
        """Things by description; of a name there is only one."""
        if isinstance(things, Each) and any(isinstance(f, Named) for f in things.where):
            form = "told_named" if form == "told" else "named"
        return super().named_phrase(things, form)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters: a name stands right behind it, and traits are listed."""
        found = sorted(where, key=lambda f: ORDER.index(f.word))
        listed = [f for f in found if not isinstance(f, Named) and "post" in self.row_of(f)]
        np = super().described(noun, kind, tuple(f for f in found if f not in listed), way)
        if not listed:
            return np
        traits = self.series([self.fill(self.row_of(f)["post"], f, self.row_of(f)) for f in listed])
        return NP(f"{np.text}{self.row(kind)['of']}{traits}", np.gender, np.many, np.animate)

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number: with its sign, with a noun, or what it counts."""
        if form == "signed":
            return f"{int(self.factor(amount)):+d}"
        if form in COUNTED:
            counted = amount.amount if isinstance(amount, Times) else amount
            return "" if isinstance(counted, Number) else str(self.row(counted.word)[form])
        return super().amount(amount, form, node)


def teller(lang: str, library: Library | None = None) -> ArenaTeller:
    """Who tells a card's text."""
    return ArenaTeller(language(lang), Names(book=book()), of=library or own_library())


# Texts


def ability_text(ability: Ability, lang: str, library: Library | None = None) -> str:
    """What a special ability does, in sentences; the first one goes on from its name."""
    telling = teller(lang, library)
    text = telling.told(ability)
    return text[:1].lower() + text[1:]


def ability_phrase(ability: Ability, lang: str, library: Library | None = None) -> str:
    """What a special ability does, in short, as something one may choose."""
    text = teller(lang, library).chosen(ability)
    return text[:1].lower() + text[1:]


def ability_head(ability: Ability, lang: str, library: Library | None = None) -> str:
    """The name of a special ability, its cost in power points and its kind."""
    names = library or own_library()
    return (
        f"{names.abilities[ability.word][lang]} ({ability.cost}, {names.kinds[ability.kind][lang].lower()})"
    )


def reach_phrase(card: CardDef, lang: str, library: Library | None = None) -> str:
    """MA-6.4: Whom the ability of a card reaches, as an onlooker says it: "the Avengers protagonists"."""
    telling = teller(lang, library)
    found = telling.phrase(getattr(card.ability, "who", THIS), "told")
    return telling.grammar.finish(found.text).replace(DOT, ".")


def team_line(card: CardDef, lang: str, library: Library | None = None) -> str:
    """MA-12.4: Whom a Team needs."""
    if not card.members:
        return ""
    telling = teller(lang, library)
    names = telling.series([telling.title("protagonists", slug) for slug in card.members])
    return telling.finished([book().label("line", "team", lang).format(names=names)])


def nemesis_line(card: CardDef, lang: str, library: Library | None = None) -> str:
    """MA-0.7: Whose defeat wins the game."""
    if not card.nemesis:
        return ""
    telling = teller(lang, library)
    name = telling.title("protagonists", card.nemesis)
    return telling.finished([book().label("line", "nemesis", lang).format(name=name)])


def card_parts(card: CardDef, lang: str, library: Library | None = None) -> list[tuple[str, str]]:
    """A card's texts, each with its kind: the members of a Team, the special ability (MA-6), the nemesis."""
    language(lang)
    ability = ability_text(card.ability, lang, library) if card.ability is not None else ""
    found = [
        ("members", team_line(card, lang, library)),
        ("ability", ability),
        ("nemesis", nemesis_line(card, lang, library)),
    ]
    return [(kind, text) for kind, text in found if text]


def card_lines(card: CardDef, lang: str, library: Library | None = None) -> list[str]:
    """A card's texts; a special ability follows its name, cost and kind."""
    found = []
    for kind, text in card_parts(card, lang, library):
        head = f"{ability_head(card.ability, lang, library)}: " if card.ability and kind == "ability" else ""
        found.append(head + text)
    return found


def card_text(card: CardDef, lang: str, library: Library | None = None) -> str:
    """A card's texts, one line each."""
    return "\n".join(card_lines(card, lang, library))


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, library: Library | None = None) -> None:
        self._card = card
        self._library = library  # whose names its text may speak of; the package's own if none is given
        self.id = card.id
        self.on_offer = card.on_offer

    @property
    def facts(self) -> dict[str, Json]:
        """MA-0.3: Its numbers and names as plain data."""
        card = self._card
        ability = card.ability
        return {
            "id": card.id,
            "number": card.number,
            "set": card.set,
            "name": dict(card.name),
            "called": card.called,
            "rarity": card.rarity,
            "alignment": card.alignment,
            "skill": card.skill,
            "affiliation": card.affiliation,
            "attack": card.attack,
            "defence": card.defence,
            "resistance": card.resistance,
            "points": card.points,
            "ability": ability.shown() if ability is not None else None,
            "word": ability.word if ability is not None else None,
            "kind": ability.kind if ability is not None else None,
            "cost": ability.cost if ability is not None else None,
            "nemesis": card.nemesis or None,
            "members": list(card.members),
            "incomplete": card.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does."""
        return card_text(self._card, language(lang), self._library)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does: the members of a Team, the special ability, the nemesis."""
        return card_parts(self._card, language(lang), self._library)

    def __repr__(self) -> str:
        return f"Card({self.id!r})"
