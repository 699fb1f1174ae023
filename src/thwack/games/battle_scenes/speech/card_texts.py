"""Cards of Battle Scenes: as sentences in four languages, worded from their trees, and as the public face
gives them."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from ....cardlang.node import Effect, walk
from ....cardlang.nouns import Each, One, Yours
from ....wording import LANGUAGES, Book, Names, language, read_book
from ..cards.library import NO_COST, X_COST, ActionDef, CardDef, Library, library
from ..cards.standing import Carried
from ..cards.verbs import Mark
from .teller import SceneTeller

Json = dict[str, Any]
ONE_PER_TURN: Final = "one-per-turn"
FILES: Final = (
    *("words.toml", "further.toml", "later.toml", "named.toml", "deeds.toml"),
    *("answers.toml", "entry.toml", "stances.toml"),
)


@cache
def rows() -> dict[str, Any]:
    """The rows of this game's words, those of later sets among them."""
    found: dict[str, Any] = {}
    for name in FILES:
        text = (resources.files(__package__) / name).read_text(encoding="utf-8")
        for group, more in tomllib.loads(text).items():
            found[group] = {**found.get(group, {}), **more}
    return found


@cache
def book() -> Book:
    """The wording of all words."""
    return read_book(rows())


# Who tells


def teller(
    card: CardDef | None, lang: str, of: Library | None = None, in_action: bool = False
) -> SceneTeller:
    """Who tells a card's text; `in_action` it is the user's, else that of whoever the card is or is on."""
    found = SceneTeller(language(lang), Names(book=book()), of=of or library())
    if card is None:
        return found
    if not in_action:
        found.who = {"support": "support", "scenario": "scenario", "ability": "bearer"}.get(
            card.type, "character"
        )
    found.card = "scenario" if card.type == "scenario" else "card"
    found.several_marked = sum(isinstance(node, Mark) for rule in card.rules for node in walk(rule)) > 1
    return found


# Texts


def rule_lines(card: CardDef, lang: str, of: Library | None = None) -> list[str]:
    """A card's standing rules, one text each; those under the same condition are one text."""
    found = []
    carried = tuple(rule for rule in card.rules if isinstance(rule, Carried))
    rest = tuple(rule for rule in card.rules if not isinstance(rule, Carried))
    found += teller(card, lang, of).passages(rest)
    if carried:
        by_bearer = teller(card, lang, of)
        by_bearer.who = "bearer"
        found += by_bearer.passages(carried)
    return found


def evolution_line(card: CardDef, lang: str, of: Library | None = None) -> str:
    """BS-1.3: What an EV character evolves from."""
    base = card.evolves
    if not isinstance(base, One | Each):
        return ""
    telling = teller(card, lang, of)
    where = tuple(f for f in base.where if not isinstance(f, Yours))
    noun = telling.noun(base.kind.word)
    told = telling.described(noun, base.kind.word, where, "bare").text
    return f"{book().label('line', 'evolves', lang)}: {lowered(telling.finished([told]), told)}"


def lowered(text: str, told: str) -> str:
    """A text that begins as it was told, not with a capital."""
    return told[:1] + text[1:] if told[:1].isalpha() else text


def action_facts(action: ActionDef, lang: str, of: Library) -> list[str]:
    """BS-1.4: What stands in the frame of an action: power, cost, timing, keywords."""
    label = book().label
    facts = [of.powers[action.power][lang] if action.power else label("action", "colourless", lang)]
    if action.cost == NO_COST:
        facts.append(label("action", "none", lang))
    else:
        number = "X" if action.cost == X_COST else str(action.cost)
        facts.append(label("action", "cost", lang).format(n=number))
    if action.timing != ("normal",):
        timing = "both" if len(action.timing) > 1 else action.timing[0]
        facts.append(label("action", timing, lang))
    return facts + [of.keywords[word][lang] for word in action.keywords if word != ONE_PER_TURN]


def action_line(card: CardDef, lang: str, of: Library | None = None) -> str:
    """A card's action: its name, its facts, further costs and its effect."""
    action = card.action
    if action is None:
        return ""
    names = of or library()
    head = f"{action.name[lang]} [{', '.join(action_facts(action, lang, names))}]"
    text = action_text(card, lang, of)
    return f"{head}: {text}" if text else f"{head}."


def action_text(card: CardDef, lang: str, of: Library | None = None) -> str:
    """What an action costs further and does, as sentences."""
    action = card.action
    if action is None or action.effect is None:
        return ""
    telling = teller(card, lang, of, in_action=True)
    telling.start(action.effect)
    cost = ""
    if action.pay is not None:
        telling.begin()
        cost = telling.clause(action.pay, "do") + ": "
    first, *rest = telling.sentences(action.effect)
    sentences = [cost + first, *rest]
    if ONE_PER_TURN in action.keywords:
        sentences.append(book().label("action", ONE_PER_TURN, lang))
    return telling.finished(sentences)


def card_lines(card: CardDef, lang: str, of: Library | None = None) -> list[str]:
    """A card's texts: what it evolves from, its standing rules, its action."""
    language(lang)
    found = [evolution_line(card, lang, of), *rule_lines(card, lang, of), action_line(card, lang, of)]
    return [text for text in found if text]


def card_parts(card: CardDef, lang: str, of: Library | None = None) -> list[tuple[str, str]]:
    """A card's texts by kind: evolves, rule, and of its action the name (action) and what it does (effect).
    What else stands in the frame of the action is told by its facts."""
    language(lang)
    found = [("evolves", evolution_line(card, lang, of))]
    found += [("rule", text) for text in rule_lines(card, lang, of)]
    if card.action is not None:
        found += [("action", card.action.name[lang]), ("effect", action_text(card, lang, of))]
    return [(kind, text) for kind, text in found if text]


def card_text(card: CardDef, lang: str, of: Library | None = None) -> str:
    """A card's texts, one line each."""
    return "\n".join(card_lines(card, lang, of))


def effect_text(
    effect: Effect, lang: str, card: CardDef | None = None, of: Library | None = None, in_action: bool = True
) -> str:
    """An effect as something one may choose to do: "Draw 1 card". `card` is the one it stands on, if any; a
    text that is not the action's own speaks of the bearer, the support or the scenario."""
    return teller(card, lang, of, in_action).chosen(effect)


def effect_sentences(
    effect: Effect, lang: str, card: CardDef | None = None, of: Library | None = None, in_action: bool = True
) -> str:
    """An effect as sentences."""
    return teller(card, lang, of, in_action).told(effect)


# Cards for the public face


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, library: Library | None = None) -> None:
        self._card = card
        self._library = library  # whose names its text may speak of; the package's own if none is given
        self.id = card.id
        self.on_offer = card.on_offer

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card, names = self._card, self._library or library()
        ego = {lang: names.alter_ego(card, lang) for lang in LANGUAGES}
        return {
            "id": card.id,
            "number": card.number,
            "set": card.set,
            "printed": list(card.printed),
            "rarity": card.rarity or None,
            "name": dict(card.name),
            "called": card.called,
            "version": card.version,
            "type": card.type,
            "alter_ego": ego if card.alter_ego else None,
            "energy": card.energy,
            "extra": card.extra,
            "shield": card.shield,
            "alignments": list(card.alignments),
            "affiliations": list(card.affiliations),
            "powers": list(card.powers),
            "rules": [rule.shown() for rule in card.rules],
            "evolves": card.evolves.shown() if card.evolves is not None else None,
            "action": action_box(card.action) if card.action is not None else None,
            "incomplete": card.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does."""
        return card_text(self._card, language(lang), self._library)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """The same by kind: what it evolves from, its rules, and the name and effect of its action."""
        return card_parts(self._card, language(lang), self._library)

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def action_box(action: ActionDef) -> Json:
    """BS-1.4: An action box as plain data; a cost that is no number is written as in content files."""
    cost: int | str = {NO_COST: "none", X_COST: "x"}.get(action.cost, action.cost)
    return {
        "name": dict(action.name),
        "slug": action.slug,
        "power": action.power or None,
        "cost": cost,
        "timing": list(action.timing),
        "keywords": list(action.keywords),
        "pay": action.pay.shown() if action.pay is not None else None,
        "effect": action.effect.shown() if action.effect is not None else None,
    }
