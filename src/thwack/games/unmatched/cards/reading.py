"""Heroes, cards and boards: what they are, and how their content files are read.

Whatever is wrong in a file is refused with its place and a cure.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from ....cardlang.form import LANGUAGES, Form, read_toml
from ....cardlang.node import Condition, Effect, Node, Rule, walk
from ....cardlang.parse import Parser
from ....cardlang.shared import Among, Is, Some, ThisCard, Top
from ....cardlang.vocabulary import COMMON, words_of
from ....kernel.errors import ContentError
from . import (
    combat_words,
    deck_words,
    duel_words,
    field_words,
    lasting,
    oneoff_words,
    piece_words,
    pile_words,
    show_words,
    special,
    turn_words,
    turns,
    verbs,
    words,
    zone_words,
)
from .board import Board
from .checking import check_ability, check_prediction, check_tree, known_names
from .words import Basket

N = TypeVar("N", bound=Node)

# U-5.1: What a card can be played as, as bits.
ATTACK: Final = 1
DEFENSE: Final = 2
SCHEME: Final = 4
EXTRA: Final = "extra"  # no action card
TYPES: Final = {
    "attack": ATTACK,
    "defense": DEFENSE,
    "versatile": ATTACK | DEFENSE,
    "scheme": SCHEME,
    EXTRA: 0,
}
TIMINGS: Final = ("immediately", "during", "after", "scheme", "boosted", "line", "opened")
ANY_TYPE: Final[tuple[str, ...]] = (
    "boosted",
    "line",
    "opened",
)  # timings that have nothing to do with how a card is played
DECK_SIZE: Final = 30
MOST: Final = 99  # of any number on a card
MOST_FIGHTERS: Final = 5  # of one player, as far as heroes go today: a hero and four sidekicks

HERO: Final = (
    *("id", "name", "set", "move", "difficulty", "style", "deck_size"),
    *("fighter", "ability", "card", "words", "incomplete"),
)
DIFFICULTIES: Final = ("easy", "medium", "hard")
FIGHTER: Final = ("id", "role", "count", "health", "attack", "name", "waits")
FACTS: Final = ("id", "name", "type", "value", "boost", "copies", "banner", "tags", "needs", "deck")
CARD: Final = (*FACTS, "rules", "incomplete", *TIMINGS, "wording")
BOARD: Final = ("id", "name", "kind", "set", "zones", "space", "lines", "secret_passages")
SPACE: Final = ("id", "zones", "start", "x", "y")

SHARED: Final = (Among, Is, Some, ThisCard, Top)
OWN: Final = (
    *(words, verbs, combat_words, pile_words, lasting, turns),
    *(field_words, deck_words, turn_words, special),
    *(piece_words, zone_words, show_words, oneoff_words, duel_words),
)
WORDS: Final = words_of(*COMMON, *OWN, also=SHARED)
PARSER: Final = Parser(WORDS)


@dataclass(frozen=True)
class FighterDef:
    """U-1.3, U-1.4: A fighter as its character card shows it."""

    id: str
    role: str
    count: int
    health: int
    ranged: bool
    name: dict[str, dict[str, Any]]  # per language: one, many, gender, article
    waits: bool = False  # beside the board until it is summoned


@dataclass(frozen=True)
class CardDef:
    """U-5.1: An action card."""

    hero: str
    id: str
    index: int
    name: dict[str, str]
    type: str
    kind: int  # bits of ATTACK, DEFENSE, SCHEME
    value: int | None
    boost: int | None
    copies: int
    banner: tuple[str, ...]  # fighters by name; empty: any
    tags: tuple[str, ...]
    needs: Condition | None
    effects: dict[str, Effect]
    rules: tuple[Rule, ...]
    incomplete: str
    hand_wording: dict[str, Any]
    asks_item: bool  # its effect looks into the basket
    deck: str = ""  # of a card that is no action card, the zone where it starts

    def trees(self) -> list[tuple[str, Node]]:
        """All that it says, each with the place where it stands (`places.py`)."""
        timed = [
            (t if t == "scheme" or t in ANY_TYPE else f"{self.type} {t}", effect)
            for t, effect in self.effects.items()
        ]
        rules = [("card rule", rule) for rule in self.rules]
        return [*timed, *rules, *([] if self.needs is None else [("needs", self.needs)])]


@dataclass(frozen=True)
class HeroDef:
    """U-2.1: A hero with fighters, ability and deck."""

    id: str
    name: dict[str, str]
    set: str
    move: int
    fighters: tuple[FighterDef, ...]
    ability_name: dict[str, str]
    ability: tuple[Rule, ...]
    cards: tuple[CardDef, ...]
    words: dict[str, dict[str, Any]]  # names of resources, states, tokens and tags per language
    incomplete: str
    difficulty: str  # how hard to play; ours, and empty where nobody said
    style: dict[str, str]  # a line about how it plays, per language

    @cached_property
    def card_nodes(self) -> tuple[Node, ...]:
        """All nodes of what its cards say: worked out once, for every match asks."""
        return tuple([node for card in self.cards for _, tree in card.trees() for node in walk(tree)])

    @cached_property
    def ability_nodes(self) -> tuple[Node, ...]:
        """All nodes of its ability."""
        return tuple([node for rule in self.ability for node in walk(rule)])

    def fighter(self, name: str) -> FighterDef:
        """The fighter of that name."""
        return next(f for f in self.fighters if f.id == name)


# Heroes


def read_hero(text: str, file: str, first_index: int = 0) -> HeroDef:
    """A hero file: facts checked, effects parsed, the deck counted."""
    facts = read_toml(text, file)
    form = Form(file, "hero", facts)
    form.only(*HERO)
    fighters = tuple(read_fighter(file, table) for table in form.tables("fighter"))
    if not any(f.role == "hero" for f in fighters):
        form.fail('a fighter must have role = "hero"')
    check_twins(form, "fighter", [f.id for f in fighters])
    ability = Form(file, "ability", form.table("ability"))
    ability.only("name", "rules")
    hero_id = form.slug("id")
    cards: list[CardDef] = []
    for table in form.tables("card"):
        cards.append(read_card(file, hero_id, table, first_index + len(cards), [f.id for f in fighters]))
    check_twins(form, "card", [card.id for card in cards])
    check_deck(form, cards)
    own_words = facts.get("words", {})
    hero = HeroDef(
        id=hero_id,
        name=form.names("name"),
        set=form.text("set", ""),
        move=form.number("move", 0, MOST),
        fighters=fighters,
        ability_name=ability.names("name"),
        ability=tuple(parsed(ability, "rules", rule, Rule) for rule in ability.texts("rules")),
        cards=tuple(cards),
        words=own_words if isinstance(own_words, dict) else {},
        incomplete=form.text("incomplete", ""),
        difficulty=form.one_of("difficulty", DIFFICULTIES) if "difficulty" in facts else "",
        style=form.names("style") if "style" in facts else {},
    )
    check_hero(file, hero)
    return hero


def read_fighter(file: str, table: Mapping[str, Any]) -> FighterDef:
    """A fighter of a hero file."""
    form = Form(file, f"fighter {table.get('id', '?')}", dict(table))
    form.only(*FIGHTER)
    if "health" not in table:
        form.fail("health is missing", "add health = 1, or the number on its dial (U-2.2)")
    role = form.one_of("role", ("hero", "sidekick"))
    name = form.table("name")
    for lang in LANGUAGES:
        row = name.get(lang, name.get("en"))
        if not (isinstance(row, dict) and isinstance(row.get("one"), str)):
            form.fail(f'the name lacks "{lang}"', f'add name.{lang} = {{ one = "...", gender = "m" }}')
    return FighterDef(
        id=form.slug("id"),
        role=role,
        count=form.number("count", 1, MOST) if "count" in table else 1,
        health=form.number("health", 1, MOST),
        ranged=form.one_of("attack", ("melee", "ranged")) == "ranged",
        name={lang: {"gender": "m", "article": False, **name.get(lang, name["en"])} for lang in LANGUAGES},
        waits=table.get("waits") is True and role == "sidekick",
    )


def read_card(file: str, hero: str, table: Mapping[str, Any], index: int, fighters: list[str]) -> CardDef:
    """A card of a hero file."""
    form = Form(file, f"card {table.get('id', '?')}", dict(table))
    form.only(*CARD)
    kind = form.one_of("type", tuple(TYPES))
    check_type(form, kind)
    banner = form.texts("banner", ())
    for name in banner:
        if name not in fighters:
            form.fail(
                f'the banner names "{name}", who is not a fighter of this hero',
                f"use some of {', '.join(fighters)}",
            )
    effects = {t: parsed(form, t, form.text(t), Effect) for t in TIMINGS if t in table}
    return CardDef(
        hero=hero,
        id=form.slug("id"),
        index=index,
        name=form.names("name"),
        type=kind,
        kind=TYPES[kind],
        value=form.number("value", 0, MOST) if kind not in ("scheme", EXTRA) else None,
        boost=form.number("boost", 0, MOST) if "boost" in table else None,
        copies=form.number("copies", 1, MOST) if "copies" in table else 1,
        banner=banner,
        tags=form.texts("tags", ()),
        needs=parsed(form, "needs", form.text("needs"), Condition) if "needs" in table else None,
        effects=effects,
        rules=tuple(parsed(form, "rules", rule, Rule) for rule in form.texts("rules", ())),
        incomplete=form.text("incomplete", ""),
        hand_wording=form.table("wording", {}),
        asks_item=any(isinstance(node, Basket) for effect in effects.values() for node in walk(effect)),
        deck=form.slug("deck") if kind == EXTRA else "",
    )


def parsed(form: Form, name: str, text: str, expected: type[N]) -> N:
    """The tree of an expression."""
    try:
        found: N = PARSER.parse(text, expected)
        return found
    except ContentError as fault:
        raise fault.at(file=form.file, card=f"{form.card}, {name}") from None


def check_type(form: Form, kind: str) -> None:
    """U-5.1: What a card of this type must have, and what it cannot have."""
    if kind == EXTRA:
        wrong = [name for name in ("value", "boost", "banner", "needs") if name in form.rows]
        if wrong:
            form.fail(f"a card that is no action card has no {wrong[0]}", f"leave {wrong[0]} out")
    elif "deck" in form.rows:
        form.fail("an action card is in the hero's deck", 'leave deck out, or write type = "extra"')
    if kind not in ("scheme", EXTRA) and "value" not in form.rows:
        form.fail("value is missing", "every attack, defense and versatile card has a value")
    if kind == "scheme" and "scheme" not in form.rows and "incomplete" not in form.rows:
        form.fail("a scheme card needs an effect", 'add scheme = "..."')
    for timing in TIMINGS:
        if timing in form.rows and (timing == "opened") != (kind == EXTRA):
            form.fail(f"a {kind} card cannot have the timing {timing}")
        if timing in form.rows and timing not in ANY_TYPE and (timing == "scheme") != (kind == "scheme"):
            form.fail(f"a {kind} card cannot have the timing {timing}")


def check_twins(form: Form, what: str, ids: list[str]) -> None:
    """Each has an id of its own."""
    for one in ids:
        if ids.count(one) > 1:
            form.fail(f'two {what}s have the id "{one}"', "give each its own id")


def check_deck(form: Form, cards: list[CardDef]) -> None:
    """U-2.1: The deck has as many cards as it should."""
    size = form.number("deck_size", 0, 10 * MOST) if "deck_size" in form.rows else DECK_SIZE
    total = sum(card.copies for card in cards if card.type != EXTRA)
    if total != size:
        form.fail(f"the deck has {total} cards, not {size}", "change the copies, or set deck_size")


def check_hero(file: str, hero: HeroDef) -> None:
    """The names inside its effects mean something."""
    tags = [tag for card in hero.cards for tag in card.tags]
    known = known_names(
        {f.id: f.count for f in hero.fighters}, hero.ability, [card.id for card in hero.cards], tags
    )
    ability = Form(file, "ability", {})
    check_ability(ability, hero.ability)
    for rule in hero.ability:
        check_tree(ability, rule, known, "ability")
    for card in hero.cards:
        form = Form(file, f"card {card.id}", {})
        if card.deck and card.deck not in known.zones:
            form.fail(f'this hero has no zone "{card.deck}"', "let a rule of the ability bring it")
        for place, tree in card.trees():
            check_tree(form, tree, known, place)
        check_prediction(form, card.type, card.rules, list(card.effects.values()))


# Boards


def read_board(text: str, file: str) -> Board:
    """A battlefield file."""
    facts = read_toml(text, file)
    form = Form(file, "board", facts)
    form.only(*BOARD)
    form.slug("id")
    form.names("name")
    zones = form.texts("zones")
    ids: list[str] = []
    starts: list[int] = []
    for space in form.tables("space"):
        inner = Form(file, f"space {space.get('id', '?')}", space)
        ids.append(read_space(inner, zones))
        if "start" in space:
            starts.append(inner.number("start", 0, MOST))
    if len(set(ids)) != len(ids):
        form.fail("two spaces have one id")
    if sorted(starts) not in ([1, 2], [1, 2, 3, 4]):
        form.fail("a board has start spaces 1 and 2, or 1 to 4")
    if len(ids) < MOST_FIGHTERS * len(starts):
        hint = f"a hero and four sidekicks for each start space need {MOST_FIGHTERS * len(starts)} (R-13)"
        form.fail(f"{len(ids)} spaces cannot hold everybody who may start there", hint)
    for line in facts.get("lines", ()):
        if not (isinstance(line, list) and len(line) == 2 and set(line) <= set(ids) and line[0] != line[1]):
            form.fail(f"the line {line} must join two different spaces of this board")
    stray = [slug for slug in facts.get("secret_passages", ()) if slug not in ids]
    if stray:
        form.fail(f"the secret passage {stray[0]} is not a space of this board")
    board = Board({"kind": "original", **facts})
    if board.reach(0, board.size, 0) != board.all:
        form.fail("not every space can be reached from every other")
    return board


def read_space(form: Form, zones: tuple[str, ...]) -> str:
    """The id of a space whose zones and place are as they should be."""
    form.only(*SPACE)
    found = form.text("id")
    unknown = [z for z in form.texts("zones") if z not in zones]
    if unknown or not form.rows["zones"]:
        form.fail(f"zones must be some of {', '.join(zones)}, not {unknown}")
    where = [form.rows.get(axis) for axis in ("x", "y")]
    if not all(isinstance(at, int | float) and 0 <= at <= 1 for at in where):
        form.fail("x and y must be numbers from 0 to 1")
    return found
