"""Cards of Dice Masters as sentences, in four languages, worded from their trees; the card as the public face
gives it."""

from typing import Any, Final

from ....cardlang.node import Effect, Rule
from ....kernel.errors import ContentError
from ....wording import LANGUAGES, language
from ..cards.faces import face_data
from ..cards.library import CardDef, Library
from .teller import book, teller

Json = Any
ABILITY: Final = "ability"
GLOBAL: Final = "global"
ERRATA: Final = "errata"


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, library: Library | None = None) -> None:
        self._card = card
        self._library = library  # whose titles its text may name; the package's own if none is given
        self.id = card.id
        self.on_offer = not card.incomplete

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card = self._card
        return {
            "id": card.id,
            "number": card.number,
            "title": dict(card.title_name),
            "subtitle": dict(card.subtitle) if card.subtitle is not None else None,
            "name": dict(card.name),
            "type": card.type,
            "cost": card.cost,
            "energy": card.energy or None,
            "affiliations": list(card.affiliations),
            "max": card.max,
            "rarity": card.rarity,
            "starter": card.starter,
            "faces": [face_data(face) for face in card.faces],
            "rules": [rule.shown() for rule in card.rules],
            "globals": [rule.shown() for rule in card.globals],
            "errata": [rule.shown() for rule in card.errata] if card.errata is not None else None,
            "incomplete": card.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does."""
        return card_text(self._card, language(lang), self._library)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does, text by text; its kinds are ability, global and errata."""
        return card_parts(self._card, language(lang), self._library)

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def rule_lines(
    rules: tuple[Rule, ...], card: CardDef | None, lang: str, of: Library | None = None
) -> list[str]:
    """Rules as texts; those that go together are one text."""
    return teller(card, lang, of).passages(rules)


def card_parts(card: CardDef, lang: str, of: Library | None = None) -> list[tuple[str, str]]:
    """A card's texts, each with its kind: abilities, then Global abilities, then what the errata say instead.

    `of` is the library whose titles the card may name, if it is not the one that comes with the package.
    """
    check_hand_wording(card)
    found = [(ABILITY, text) for text in _lines(card, card.rules, lang, of)]
    for kind, rules in ((GLOBAL, card.globals), (ERRATA, card.errata or ())):
        label = book().label("line", kind, language(lang))
        found += [(kind, f"{label}: {text}") for text in _lines(card, rules, lang, of)]
    return found


def _lines(card: CardDef, rules: tuple[Rule, ...], lang: str, of: Library | None) -> list[str]:
    """The texts of some of a card's rules; one that is worded by hand stands alone."""
    pinned = card.hand_wording.get("effect", "")
    if not pinned or all(rule.shown() != pinned for rule in rules):
        return rule_lines(rules, card, lang, of)
    found = []
    for rule in rules:
        by_hand = [str(card.hand_wording[lang])]
        found += by_hand if rule.shown() == pinned else rule_lines((rule,), card, lang, of)
    return found


def card_text(card: CardDef, lang: str, of: Library | None = None) -> str:
    """A card's texts, one line each."""
    return "\n".join(text for _, text in card_parts(card, lang, of))


def effect_text(effect: Effect, card: CardDef | None, lang: str, of: Library | None = None) -> str:
    """An effect as sentences; `card` is the one it stands on, if any."""
    return teller(card, lang, of).told(effect)


def effect_phrase(effect: Effect, card: CardDef | None, lang: str, of: Library | None = None) -> str:
    """An effect as something one may choose to do: "Draw 1 die into your prep area"."""
    return teller(card, lang, of).chosen(effect)


def check_hand_wording(card: CardDef) -> None:
    """A wording by hand gives its reason, has all languages, and words a rule the card still has."""
    row = card.hand_wording
    if not row:
        return
    lacking = [name for name in ("effect", "reason", *LANGUAGES) if not row.get(name)]
    if lacking:
        raise ContentError(f"the wording by hand lacks {lacking[0]}", card=card.id, hint="add it")
    shown = [rule.shown() for rule in (*card.rules, *card.globals, *(card.errata or ()))]
    if row["effect"] not in shown:
        raise ContentError(
            f"the wording by hand is for {row['effect']}, which the card does not have",
            card=card.id,
            hint=f"look at the wording again, then pin one of: {'; '.join(shown)}",
        )
