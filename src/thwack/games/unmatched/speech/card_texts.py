"""What cards and abilities say, worded from their trees."""

from typing import Any

from ....cardlang.node import Effect, Rule
from ....kernel.errors import ContentError
from ....wording import LANGUAGES, Names, language
from ....wording.teller import Teller
from ..cards.reading import TIMINGS, CardDef, HeroDef
from ..cards.turns import Ongoing
from .naming import names

Json = Any


def effect_text(node: Effect, lang: str, called: Names, this: str = "") -> str:
    """An effect in sentences; `this` is the fighter that uses the card, when only one can."""
    teller = Teller(lang, called, this)
    return teller.finished(teller.sentences(node))


def effect_phrase(node: Effect, lang: str, called: Names) -> str:
    """An effect as something one may choose to do: "Draw 2 cards", "Comprar 2 cartas"."""
    teller = Teller(lang, called, "")
    return teller.finished([teller.clause(node, "inf")]).removesuffix(".")


def rule_text(rule: Rule, lang: str, called: Names, this: str = "") -> str:
    """A rule in sentences."""
    return rule_texts((rule,), lang, called, this)[0]


def rule_texts(rules: tuple[Rule, ...], lang: str, called: Names, this: str = "") -> list[str]:
    """Rules that stand beside each other, such as a hero's ability: a text for each."""
    also = frozenset(str(getattr(part, "word", "")) for rule in rules for part in vars(rule).values())
    texts = []
    for rule in rules:
        teller = Teller(lang, called, this, also)
        texts.append(teller.finished([teller.rule(rule)]))
    return texts


def user_of(card: CardDef, called: Names, lang: str) -> str:
    """The fighter that uses a card, if it can be only one and goes by its name."""
    allowed = card.banner or tuple(called.persons)
    if len(allowed) == 1 and called.is_alone(allowed[0]):
        return "" if called.persons[allowed[0]][lang].get("pair") else allowed[0]
    return ""


def card_parts(card: CardDef, lang: str, called: Names) -> list[tuple[str, str]]:
    """A card's text as (kind, sentences), in the order of play.

    Kinds are `needs` (the form in which it can be played), `rule` (what holds all the time), and the moments
    of its effects: `immediately`, `during`, `after`, `scheme`.
    """
    check_hand_wording(card)
    by_hand = card.hand_wording
    this = user_of(card, called, lang)
    found = []
    if card.needs is not None:
        teller = Teller(lang, called, this)
        row = teller.row("needs")
        found.append(("needs", teller.finished([row["text"] + teller.condition(card.needs, "if")])))
    told = rule_texts(card.rules, lang, called, this)
    staying: list[tuple[str, str]] = []  # told behind what the scheme does at once
    for rule, text in zip(card.rules, told, strict=True):
        where = staying if isinstance(rule, Ongoing) else found
        where.append(("rule", by_hand[lang] if by_hand and rule.shown() == by_hand["effect"] else text))
    for timing, effect in card.effects.items():
        if by_hand and effect.shown() == by_hand["effect"]:
            found.append((timing, by_hand[lang]))
        else:
            found.append((timing, effect_text(effect, lang, called, this)))
    return [*found, *staying]


def card_texts(card: CardDef, lang: str, called: Names) -> list[tuple[str, str]]:
    """The same as (moment in words, sentences); what belongs to no moment has no words before it."""
    label = called.book.label
    return [
        (label("timing", kind, lang) if kind in TIMINGS else "", text)
        for kind, text in card_parts(card, lang, called)
    ]


def check_hand_wording(card: CardDef) -> None:
    """A wording by hand gives its reason, has all languages, and words an effect the card still has."""
    row = card.hand_wording
    if not row:
        return
    lacking = [name for name in ("effect", "reason", *LANGUAGES) if not row.get(name)]
    if lacking:
        raise ContentError(f"the wording by hand lacks {lacking[0]}", card=card.id, hint="add it")
    shown = [node.shown() for node in (*card.effects.values(), *card.rules)]
    if row["effect"] not in shown:
        raise ContentError(
            f"the wording by hand is for {row['effect']}, which the card does not have",
            card=card.id,
            hint=f"look at the wording again, then pin one of: {'; '.join(shown)}",
        )


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, hero: HeroDef) -> None:
        self._card = card
        self._hero = hero
        self.id = f"{hero.id}/{card.id}"
        self.on_offer = not (card.incomplete or hero.incomplete)

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card = self._card
        return {
            "id": self.id,
            "hero": self._hero.id,
            "name": dict(card.name),
            "type": card.type,
            "value": card.value,
            "boost": card.boost,
            "copies": card.copies,
            "banner": list(card.banner),
            "tags": list(card.tags),
            "effects": {timing: effect.shown() for timing, effect in card.effects.items()},
            "rules": [rule.shown() for rule in card.rules],
            "needs": card.needs.shown() if card.needs is not None else None,
            "incomplete": card.incomplete or self._hero.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does, one line per timing."""
        lines = card_texts(self._card, language(lang), names(self._hero))
        return "\n".join(f"{timing}: {text}" if timing else text for timing, text in lines)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does, by moments; the text puts the moment into words before each."""
        return card_parts(self._card, language(lang), names(self._hero))

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def ability_text(hero: HeroDef, lang: str) -> list[str]:
    """A hero's ability, a sentence or two per rule."""
    return rule_texts(hero.ability, lang, names(hero))
