"""Whole texts: of an effect, of a hero's ability, of a card, of a line in the log."""

from collections.abc import Mapping
from typing import Any, Protocol

from ..cardlang.node import Condition, Effect, Rule
from ..kernel.errors import ContentError
from .book import LANGUAGES, Names, common_grammar
from .grammar import NP, capitalise
from .teller import Teller


class CardLike(Protocol):
    """What wording wants to know of a card."""

    @property
    def id(self) -> str: ...
    @property
    def banner(self) -> tuple[str, ...]: ...
    @property
    def needs(self) -> Condition | None: ...
    @property
    def effects(self) -> Mapping[str, Effect]: ...
    @property
    def rules(self) -> tuple[Rule, ...]: ...
    @property
    def hand_wording(self) -> Mapping[str, Any]: ...


def effect_text(node: Effect, lang: str, names: Names, this: str = "") -> str:
    """An effect in sentences; `this` is the fighter that uses the card, when only one can."""
    teller = Teller(lang, names, this)
    return teller.finished(teller.sentences(node))


def effect_phrase(node: Effect, lang: str, names: Names) -> str:
    """An effect as something one may choose to do: "Draw 2 cards", "Comprar 2 cartas"."""
    teller = Teller(lang, names, "")
    return teller.finished([teller.clause(node, "inf")]).removesuffix(".")


def rule_text(rule: Rule, lang: str, names: Names, this: str = "") -> str:
    """A rule in sentences."""
    return rule_texts((rule,), lang, names, this)[0]


def rule_texts(rules: tuple[Rule, ...], lang: str, names: Names, this: str = "") -> list[str]:
    """Rules that stand beside each other, such as a hero's ability: a text for each."""
    also = frozenset(str(getattr(part, "word", "")) for rule in rules for part in vars(rule).values())
    texts = []
    for rule in rules:
        teller = Teller(lang, names, this, also)
        texts.append(teller.finished([teller.rule(rule)]))
    return texts


def user_of(card: CardLike, names: Names, lang: str) -> str:
    """The fighter that uses a card, if it can be only one and goes by its name."""
    allowed = card.banner or tuple(names.fighters)
    if len(allowed) == 1 and names.is_alone(allowed[0]):
        return "" if names.fighters[allowed[0]][lang].get("pair") else allowed[0]
    return ""


def card_texts(card: CardLike, lang: str, names: Names) -> list[tuple[str, str]]:
    """A card's texts as (timing, sentences), in the order of play; standing rules have no timing."""
    check_hand_wording(card)
    by_hand = card.hand_wording
    this = user_of(card, names, lang)
    found = []
    if card.needs is not None:
        teller = Teller(lang, names, this)
        row = teller.row("needs")
        found.append(("", teller.finished([row["text"] + teller.condition(card.needs, "if")])))
    told = rule_texts(card.rules, lang, names, this)
    for rule, text in zip(card.rules, told, strict=True):
        found.append(("", by_hand[lang] if by_hand and rule.shown() == by_hand["effect"] else text))
    for timing, effect in card.effects.items():
        label = names.book.label("timing", timing, lang)
        if by_hand and effect.shown() == by_hand["effect"]:
            found.append((label, by_hand[lang]))
        else:
            found.append((label, effect_text(effect, lang, names, this)))
    return found


def check_hand_wording(card: CardLike) -> None:
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


def template(row: Mapping[str, str], lang: str, parts: Mapping[str, NP | str | int]) -> str:
    """A line for the log or a choice: slots filled, contracted, with a capital at the start.

    {who} is a part; {who:object} puts the Spanish "a" before persons; {who:of} is the English possessive;
    {who|attacks|attack} and {n|card|cards} are for one or many; {-o:who} is an ending that agrees.
    """
    return capitalise(common_grammar(lang).said(row[lang], tuple(parts.items())))
