"""Cards: what one is (BS-1), and how its table in a content file is read."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ....cardlang.form import Form, hint_of, slug_of
from ....cardlang.node import Effect, Node, Rule, Things, walk
from ....cardlang.parse import Parser
from ....cardlang.places import check_places
from ....cardlang.shared import (
    Among,
    Is,
    It,
    Non,
    Once,
    OneOf,
    Some,
    ThereIs,
    ThisCard,
    ThisTurn,
    Top,
    YourTurn,
)
from ....cardlang.shelf import CardReader, stem_of
from ....cardlang.vocabulary import COMMON, words_of
from . import (
    arrivals,
    changes,
    deeds,
    further,
    keywords,
    limits,
    named,
    occasions,
    outcomes,
    special,
    stances,
    standing,
    verbs,
    words,
)
from .answers import guards
from .answers import words as answers
from .checking import (
    ACTION_KEYWORDS,
    TIMINGS,
    TYPES,
    Known,
    check_action,
    check_names,
    check_sense,
    check_standing,
)
from .entry import bonds, gates, sights
from .places import GRAMMAR

OWN_LANGUAGE: Final = "pt"
NO_COST: Final = -1  # BS-R35: no incapacitation cost at all
X_COST: Final = -2  # BS-R34
COSTS: Final[dict[object, int]] = {0: 0, 1: 1, 2: 2, "x": X_COST, "none": NO_COST}  # BS-R44
UNITS: Final = ("character", "support", "ev")  # what carries cards in scene
MOST_ENERGY: Final = 12
MOST_SHIELD: Final = 9
VERSION: Final = re.compile(r"V[1-9][0-9]?")
DESIGNED: Final = re.compile(r"[AB][0-9]{2}")  # cards of our own design: their actions are called in English

FACTS: Final = ("id", "name", "version", "type", "alignments", "affiliations", "powers", "printed", "rarity")
# How often a card came in packs; else where it came from. Our own cards have none.
RARITIES: Final = ("common", "uncommon", "rare", "super-rare", "ultra-rare", "deck", "box", "promo")
TEXTS: Final = ("rules", "action", "incomplete")
OWN: Final = {
    "character": ("alter_ego", "energy", "shield"),
    "ev": ("alter_ego", "energy", "shield", "extra", "evolves"),
    "support": ("energy", "shield"),
    "scenario": (),
    "ability": (),
}

SHARED: Final = (Among, Is, It, Non, Once, OneOf, Some, ThereIs, ThisCard, ThisTurn, Top, YourTurn)
OWN_WORDS: Final = (
    words,
    verbs,
    keywords,
    occasions,
    standing,
    further,
    changes,
    limits,
    arrivals,
    named,
    special,
    deeds,
    answers,
    guards,
    stances,
    outcomes,
    gates,
    sights,
    bonds,
)
WORDS: Final = words_of(*COMMON, *OWN_WORDS, also=SHARED)
PARSER: Final = Parser(WORDS)


@dataclass(frozen=True)
class ActionDef:
    """BS-1.4: An action box."""

    name: dict[str, str]
    slug: str
    power: str  # nothing: colourless, so that every character may use it (BS-10.1)
    cost: int  # in stages, or NO_COST, X_COST
    timing: tuple[str, ...]
    keywords: tuple[str, ...]
    pay: Effect | None  # the further cost, before the colon
    effect: Effect | None  # missing only on a card that is incomplete


@dataclass(frozen=True)
class CardDef:
    """BS-1.3: A card."""

    id: str
    number: int  # its place in the library
    name: dict[str, str]
    called: str  # its name in rules
    version: str
    type: str
    alter_ego: str
    ego: str  # BS-5.3.3: its alter ego in rules; its name, if it has none
    egos: tuple[str, ...]  # one card is two people
    energy: int
    extra: int
    shield: int
    alignments: tuple[str, ...]
    affiliations: tuple[str, ...]
    powers: tuple[str, ...]
    printed: tuple[str, ...]
    rarity: str
    rules: tuple[Rule, ...]
    action: ActionDef | None
    evolves: Things | None
    set: str
    incomplete: str

    @property
    def on_offer(self) -> bool:
        """Whether it can be played with."""
        return not self.incomplete

    @property
    def is_unique(self) -> bool:
        """BS-3.3: Whether it is a Unique Item."""
        return any(isinstance(rule, keywords.UniqueItem) for rule in self.rules)


def called_in(card: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """BS-5.3.3: The name and the alter egos of a card as rules know them, before all of it is read."""
    name = card.get("name")
    called = slug_of(str(name.get(OWN_LANGUAGE, ""))) if isinstance(name, dict) else ""
    ego = card.get("alter_ego", "")
    egos = tuple(slug_of(one) for one in ego.split("/")) if isinstance(ego, str) and ego else (called,)
    return called, egos


def action_in(card: Mapping[str, Any]) -> str:
    """The name of a card's action as rules know it, before all of it is read; nothing if it has none."""
    box = card.get("action")
    names = box.get("name") if isinstance(box, dict) else None
    if not isinstance(names, dict):
        return ""
    designed = DESIGNED.fullmatch(str(card.get("id", "")))
    return slug_of(str(names.get("en" if designed else OWN_LANGUAGE) or names.get(OWN_LANGUAGE, "")))


class Reader(CardReader):
    """Reads cards, with all names that they may speak of."""

    parser = PARSER
    example = "capitao-america-v1"

    def __init__(self, known: Known) -> None:
        self.known = known
        self.trees: dict[tuple[str, str, str], Any] = {}  # many cards say the same

    def read(self, file: str, number: int, table: dict[str, Any]) -> CardDef:
        """One card."""
        form = Form(file, f"card {table.get('id', '?')}", table)
        type_ = form.one_of("type", TYPES)
        form.only(*FACTS, *TEXTS, *OWN[type_])
        called, egos = called_in(table)
        incomplete = form.text("incomplete", "")
        found = CardDef(
            id=self.identity(form),
            number=number,
            name=form.names("name", OWN_LANGUAGE),
            called=called,
            version=self.version(form),
            type=type_,
            alter_ego=form.text("alter_ego", ""),
            ego=egos[0],
            egos=egos,
            energy=form.number("energy", 1, MOST_ENERGY) if type_ in UNITS else 0,
            extra=form.number("extra", 0, MOST_ENERGY) if type_ == "ev" else 0,
            shield=form.number("shield", 0, MOST_SHIELD) if "shield" in table else 0,
            alignments=self.some_of(form, "alignments", self.known.alignments),
            affiliations=self.some_of(form, "affiliations", self.known.affiliations),
            powers=self.some_of(form, "powers", self.known.powers),
            printed=form.texts("printed", ()),
            rarity=form.one_of("rarity", RARITIES) if "rarity" in table else "",
            rules=tuple(self.standing(form, "rules", text, Rule) for text in form.texts("rules", ())),
            action=self.action(form, incomplete) if "action" in table else None,
            evolves=self.evolves(form, incomplete) if type_ == "ev" else None,
            set=stem_of(file),
            incomplete=incomplete,
        )
        self.check_whole(form, found)
        return found

    def version(self, form: Form) -> str:
        """BS-3.2: The version that belongs to the name."""
        found = form.text("version")
        if not VERSION.fullmatch(found):
            form.fail(f'version must be text such as "V1", not "{found}"')
        return found

    def some_of(self, form: Form, name: str, allowed: Collection[str]) -> tuple[str, ...]:
        """Some of the slugs there are, each once."""
        found = form.texts(name, ())
        for one in found:
            if one not in allowed:
                form.fail(f'{name} cannot have "{one}"', hint_of(one, allowed))
        if len(set(found)) != len(found):
            form.fail(f"{name} lists one twice")
        return found

    def tree(self, form: Form, name: str, text: str, kind: type[Node], type_: str) -> Any:
        """The tree of an expression on a card of that type, whose names all mean something."""
        text = text.strip()
        found = self.trees.get((name, type_, text))
        if found is None:
            found = self.parsed(form, name, text, kind)
            where = Form(form.file, f"{form.card}, {name}", {})
            check_names(where, text, found, self.known)
            check_sense(where, text, found, type_)
            self.trees[name, type_, text] = found
        return found

    def standing(self, form: Form, name: str, text: str, kind: type[Node]) -> Any:
        """A tree outside of an action, where nothing is targeted and no X was paid."""
        found = self.tree(form, name, text, kind, form.text("type"))
        where = Form(form.file, f"{form.card}, {name}", {})
        check_standing(where, text.strip(), found)
        check_places(where, GRAMMAR, found, "evolves" if name == "evolves" else "rule", text.strip())
        return found

    def evolves(self, form: Form, incomplete: str) -> Things | None:
        """BS-1.3: What an EV character evolves from."""
        if incomplete and "evolves" not in form.rows:
            return None
        found: Things = self.standing(form, "evolves", form.text("evolves"), Things)
        return found

    def action(self, form: Form, incomplete: str) -> ActionDef:
        """BS-1.4: The action box."""
        box = Form(form.file, f"{form.card}, action", form.table("action"))
        box.only("name", "power", "cost", "timing", "keywords", "pay", "effect")
        name = box.names("name", OWN_LANGUAGE)
        power = box.text("power", "")
        if power and power not in self.known.powers:
            box.fail(f'there is no power "{power}"', hint_of(power, self.known.powers))
        type_ = form.text("type")
        pay = self.tree(box, "pay", box.text("pay"), Effect, type_) if "pay" in box.rows else None
        if "effect" not in box.rows and not incomplete:
            box.fail("effect is missing", 'add effect = "..." or incomplete = "why"')
        effect = self.tree(box, "effect", box.text("effect"), Effect, type_) if "effect" in box.rows else None
        found = ActionDef(
            name=name,
            slug=action_in(form.rows),
            power=power,
            cost=self.cost(box),
            timing=self.timing(box),
            keywords=self.some_of(box, "keywords", ACTION_KEYWORDS),
            pay=pay,
            effect=effect,
        )
        check_action(box, found.cost == X_COST, pay, effect)
        for place, tree in (("pay", pay), ("effect", effect)):
            if tree is not None:
                where = Form(form.file, f"{form.card}, {place}", {})
                check_places(where, GRAMMAR, tree, place, box.text(place).strip())
        return found

    def cost(self, box: Form) -> int:
        """BS-R44: The cost in stages."""
        found = box.rows.get("cost")
        if isinstance(found, bool) or not isinstance(found, str | int) or found not in COSTS:
            box.fail(f'cost must be 0, 1, 2, "x" or "none", not {found!r}')
        return COSTS[found]

    def timing(self, box: Form) -> tuple[str, ...]:
        """BS-1.4: One timing, or both anticipate and unforeseen."""
        found = self.some_of(box, "timing", TIMINGS)
        if not found or (len(found) > 1 and "normal" in found):
            box.fail('timing must be ["normal"], or ["anticipate"], ["unforeseen"] or both of these')
        return found

    def check_whole(self, form: Form, card: CardDef) -> None:
        """What a card of its type must have, unless it is incomplete."""
        lends = any(isinstance(node, standing.LendsTo) for rule in card.rules for node in walk(rule))
        if card.type == "scenario" and card.action is not None and card.on_offer and not lends:
            form.fail("a scenario has no action (BS-1.3)", "write it as a rule, or say whom it lends_to")
        if card.type in UNITS and "shield" not in form.rows:
            form.fail("shield is missing", "add shield = a whole number from 0 to 9")
        if card.type not in UNITS and card.on_offer and not card.rules and card.action is None:
            form.fail(f"this {card.type} does nothing", 'add rules, an action, or incomplete = "why"')
