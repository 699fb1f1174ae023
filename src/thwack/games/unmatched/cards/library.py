"""Content files: heroes and boards as TOML. Whatever is wrong in one is refused with its place and a cure."""

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final, NoReturn

from ....cardlang.amounts import Spent
from ....cardlang.control import Did
from ....cardlang.node import Condition, Effect, Node, Rule, walk
from ....cardlang.nouns import Either, Opponent, OtherThan, That
from ....cardlang.parse import Parser
from ....cardlang.shared import Among, Is, ThisCard, Top
from ....cardlang.vocabulary import COMMON, words_of
from ....kernel.errors import ContentError
from ....wording import LANGUAGES
from ..rules.hands import TYPES
from ..state.board import Board
from . import special, words
from .words import Basket, Called, States, The, Tokens

TIMINGS: Final = ("immediately", "during", "after", "scheme")
DECK_SIZE: Final = 30

SHARED: Final = (Among, Is, ThisCard, Top)
WORDS: Final = words_of(*COMMON, words, special, also=SHARED)
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

    def fighter(self, name: str) -> FighterDef:
        """The fighter of that name."""
        return next(f for f in self.fighters if f.id == name)


@dataclass
class Library:
    """Everything the content folder holds. A card's index is its identity."""

    heroes: dict[str, HeroDef] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)
    cards: list[CardDef] = field(default_factory=list)
    offered: tuple[str, ...] = ()  # heroes one can play: all their cards work
    hash: str = ""


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    files = [file for kind in ("boards", "heroes") for file in (folder / kind).iterdir()]
    found = [(file.name, file.read_text(encoding="utf-8")) for file in files if file.name.endswith(".toml")]
    return extended(Library(), sorted(found))


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: heroes or boards. Ids must be new."""
    found = Library(dict(base.heroes), dict(base.boards), list(base.cards))
    sha = hashlib.blake2b(base.hash.encode(), digest_size=8)
    for name, text in files:
        sha.update(text.encode())
        if "space" in read_toml(text, name):
            board = read_board(text, name)
            if board.id in found.boards:
                raise ContentError(f'there is already a board "{board.id}"', file=name, hint="change its id")
            found.boards[board.id] = board
        else:
            hero = read_hero(text, name, len(found.cards))
            if hero.id in found.heroes:
                raise ContentError(f'there is already a hero "{hero.id}"', file=name, hint="change its id")
            found.heroes[hero.id] = hero
            found.cards.extend(hero.cards)
    found.offered = tuple(
        h.id for h in found.heroes.values() if not h.incomplete and not any(c.incomplete for c in h.cards)
    )
    found.hash = sha.hexdigest()
    return found


def read_toml(text: str, file: str) -> dict[str, Any]:
    """A TOML document."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"this is not valid TOML: {fault}", file=file, hint="mend that line") from None


def read_board(text: str, file: str) -> Board:
    """A battlefield file."""
    facts = read_toml(text, file)
    form = _Form(file, "board", facts)
    form.only({"id", "name", "kind", "set", "zones", "space", "lines", "secret_passages"})
    form.text("id")
    form.names("name")
    zones = form.texts("zones")
    ids: list[str] = []
    starts: list[int] = []
    for space in form.tables("space"):
        inner = _Form(file, f"space {space.get('id', '?')}", space)
        inner.only({"id", "zones", "start", "x", "y"})
        ids.append(inner.text("id"))
        unknown = [z for z in inner.texts("zones") if z not in zones]
        if unknown or not space["zones"]:
            inner.fail(f"zones must be some of {', '.join(zones)}, not {unknown}")
        if "start" in space:
            starts.append(inner.number("start"))
        if not all(isinstance(space.get(axis), int | float) and 0 <= space[axis] <= 1 for axis in ("x", "y")):
            inner.fail("x and y must be numbers from 0 to 1")
    if len(set(ids)) != len(ids):
        form.fail("two spaces have one id")
    if sorted(starts) not in ([1, 2], [1, 2, 3, 4]):
        form.fail("a board has start spaces 1 and 2, or 1 to 4")
    for line in facts.get("lines", ()):
        if not (isinstance(line, list) and len(line) == 2 and set(line) <= set(ids) and line[0] != line[1]):
            form.fail(f"the line {line} must join two different spaces of this board")
    stray = [slug for slug in facts.get("secret_passages", ()) if slug not in ids]
    if stray:
        form.fail(f"the secret passage {stray[0]} is no space of this board")
    board = Board({"kind": "original", **facts})
    if board.reach(0, board.size, 0) != board.all:
        form.fail("not every space can be reached from every other")
    return board


def read_hero(text: str, file: str, first_index: int = 0) -> HeroDef:
    """A hero file: facts checked, effects parsed, the deck counted."""
    facts = read_toml(text, file)
    form = _Form(file, "hero", facts)
    form.only({"id", "name", "set", "move", "deck_size", "fighter", "ability", "card", "words", "incomplete"})
    fighters = tuple(_read_fighter(file, table) for table in form.tables("fighter"))
    if sum(f.count for f in fighters if f.role == "hero") != 1:
        form.fail('exactly one fighter must have role = "hero"')
    _no_twins(form, "fighter", [f.id for f in fighters])
    ability = _Form(file, "ability", form.table("ability"))
    ability.only({"name", "rules"})
    rules = tuple(ability.parse("rules", text, Rule) for text in ability.texts("rules"))
    hero_id = form.text("id")
    cards: list[CardDef] = []
    for table in form.tables("card"):
        cards.append(_read_card(file, hero_id, table, first_index + len(cards), fighters))
    _no_twins(form, "card", [card.id for card in cards])
    size = form.number("deck_size", DECK_SIZE)
    total = sum(card.copies for card in cards)
    if total != size:
        form.fail(f"the deck has {total} cards, not {size}", "change the copies, or set deck_size")
    words = facts.get("words", {})
    hero = HeroDef(
        id=hero_id,
        name=form.names("name"),
        set=form.text("set", ""),
        move=form.number("move"),
        fighters=fighters,
        ability_name=ability.names("name"),
        ability=rules,
        cards=tuple(cards),
        words=words if isinstance(words, dict) else {},
        incomplete=form.text("incomplete", ""),
    )
    _check_references(form, hero)
    return hero


def _read_fighter(file: str, table: dict[str, Any]) -> FighterDef:
    form = _Form(file, f"fighter {table.get('id', '?')}", table)
    form.only({"id", "role", "count", "health", "attack", "name"})
    if "health" not in table:
        form.fail("health is missing", "add health = 1, or the number on its dial (U-2.2)")
    role = form.one_of("role", ("hero", "sidekick"))
    name = form.table("name")
    for lang in LANGUAGES:
        row = name.get(lang, name.get("en"))
        if not (isinstance(row, dict) and isinstance(row.get("one"), str)):
            form.fail(f'the name lacks "{lang}"', f'add name.{lang} = {{ one = "...", gender = "m" }}')
    return FighterDef(
        id=form.text("id"),
        role=role,
        count=form.number("count", 1, least=1),
        health=form.number("health", least=1),
        ranged=form.one_of("attack", ("melee", "ranged")) == "ranged",
        name={lang: {"gender": "m", "article": False, **name.get(lang, name["en"])} for lang in LANGUAGES},
    )


def _read_card(
    file: str, hero: str, table: dict[str, Any], index: int, fighters: tuple[FighterDef, ...]
) -> CardDef:
    form = _Form(file, f"card {table.get('id', '?')}", table)
    known = {
        "id",
        "name",
        "type",
        "value",
        "boost",
        "copies",
        "banner",
        "tags",
        "needs",
        "rules",
        "incomplete",
    }
    form.only(known | set(TIMINGS) | {"wording"})
    kind = form.one_of("type", tuple(TYPES))
    if kind != "scheme" and "value" not in table:
        form.fail("value is missing", "every attack, defense and versatile card has a value")
    if kind == "scheme" and "scheme" not in table and "incomplete" not in table:
        form.fail("a scheme card needs an effect", 'add scheme = "..."')
    wrong = [t for t in TIMINGS if t in table and (t == "scheme") != (kind == "scheme")]
    if wrong:
        form.fail(f"a {kind} card cannot have the timing {wrong[0]}")
    banner = form.texts("banner", ())
    names = [f.id for f in fighters]
    for name in banner:
        if name not in names:
            form.fail(f'the banner names "{name}", who is nobody here', f"use some of {', '.join(names)}")
    effects: dict[str, Effect] = {t: form.parse(t, form.text(t), Effect) for t in TIMINGS if t in table}
    needs = form.parse("needs", form.text("needs"), Condition) if "needs" in table else None
    return CardDef(
        hero=hero,
        id=form.text("id"),
        index=index,
        name=form.names("name"),
        type=kind,
        kind=TYPES[kind],
        value=form.number("value", least=0) if kind != "scheme" else None,
        boost=form.number("boost", least=0) if "boost" in table else None,
        copies=form.number("copies", 1, least=1),
        banner=banner,
        tags=form.texts("tags", ()),
        needs=needs,
        effects=effects,
        rules=tuple(form.parse("rules", text, Rule) for text in form.texts("rules", ())),
        incomplete=form.text("incomplete", ""),
        hand_wording=form.table("wording", {}),
        asks_item=any(isinstance(node, Basket) for effect in effects.values() for node in walk(effect)),
    )


def _no_twins(form: "_Form", what: str, ids: list[str]) -> None:
    for one in ids:
        if ids.count(one) > 1:
            form.fail(f'two {what}s have the id "{one}"', "give each its own id")


def _check_references(form: "_Form", hero: HeroDef) -> None:
    """Names inside effects must mean something: fighters, states, tokens, resources, cards."""
    names = {f.id for f in hero.fighters}
    schemes = [card.effects["scheme"] for card in hero.cards if "scheme" in card.effects]
    states = {str(s) for rule in hero.ability if isinstance(rule, States) for s in (*rule.states, rule.name)}
    tokens = {str(rule.name) for rule in hero.ability if isinstance(rule, Tokens)}
    resources_ = {r.name for r in hero.ability if r.word == "resource"}  # type: ignore[attr-defined]  # word says it
    cards = {card.id for card in hero.cards}
    tags = {tag for card in hero.cards for tag in card.tags}
    means: dict[str, tuple[str, set[str]]] = {
        "the": ("fighter", names),
        "called": ("fighter", names),
        "become": ("state", states),
        "switch": ("states", states),
        "in_state": ("state", states),
        "on": ("token", tokens),
        "began_on": ("token", tokens),
        "linked": ("token", tokens),
        "gain": ("resource", resources_),
        "spend": ("resource", resources_),
        "stat": ("resource", resources_),
        "fetch": ("card", cards),
        "tagged": ("tag", tags),
        "modify": ("value", {"attack-value", "defense-value", "move"}),
        "play_as": ("type", {"attack", "defense"}),
        "keep": ("place", {"top", "bottom"}),
    }
    for where, trees in _trees(hero):
        for tree in trees:
            _check_names(_Form(form.file, where, {}), tree)
            if tree in schemes and any(isinstance(node, Opponent) for node in walk(tree)):
                hint = "say one(player, theirs): there may be several (Q-24)"
                _Form(form.file, where, {}).fail("a scheme has no `opponent`", hint)
            for node in walk(tree):
                what, allowed = means.get(node.word, ("", set()))
                name = _slug_of(node)
                if what and name not in allowed:
                    hint = f"it knows {', '.join(sorted(allowed)) or 'none'}"
                    _Form(form.file, where, {}).fail(f"{node.shown()} names no {what} of this hero", hint)


def _check_names(form: "_Form", tree: Node) -> None:
    """`that("x")` needs an `as_="x"` somewhere in the same tree."""
    given = {getattr(node, "as_", "") for node in walk(tree)} | {"item"}
    for node in walk(tree):
        if isinstance(node, That | Did | Spent | OtherThan | Among | Either):
            for name in node.names if isinstance(node, Either) else (node.name,):
                if name not in given:
                    form.fail(
                        f'{node.shown()} speaks of "{name}", which nothing is called', f'add as_="{name}"'
                    )


def _slug_of(node: Node) -> str:
    if isinstance(node, The | Called):
        return node.name
    for name in ("state", "states", "token", "resource", "card", "tag", "what", "type", "rest"):
        found = getattr(node, name, None)
        if isinstance(found, str):
            return found
    return ""


def _trees(hero: HeroDef) -> Iterable[tuple[str, list[Node]]]:
    yield "ability", list(hero.ability)
    for card in hero.cards:
        trees: list[Node] = [*card.effects.values(), *card.rules]
        if card.needs is not None:
            trees.append(card.needs)
        yield f"card {card.id}", trees


_MISSING: Final = object()


class _Form:
    """One table of a file, read field by field with faults that name their place."""

    def __init__(self, file: str, card: str, table: dict[str, Any]) -> None:
        self.file = file
        self.card = card
        self.rows = table

    def fail(self, message: str, hint: str = "") -> NoReturn:
        raise ContentError(message, file=self.file, card=self.card, hint=hint)

    def only(self, names: set[str]) -> None:
        for name in self.rows:
            if name not in names:
                self.fail(f"unknown field `{name}`", f"it knows {', '.join(sorted(names))}")

    def get(self, name: str, kind: type | tuple[type, ...], what: str, default: Any) -> Any:
        if name not in self.rows:
            if default is _MISSING:
                self.fail(f"{name} is missing", f"add {name} = {what}")
            return default
        found = self.rows[name]
        if not isinstance(found, kind) or (isinstance(found, bool) and kind is int):
            self.fail(f"{name} must be {what}, not {found!r}")
        return found

    def text(self, name: str, default: Any = _MISSING) -> str:
        return str(self.get(name, str, 'a text in quotes such as "..."', default))

    def number(self, name: str, default: Any = _MISSING, least: int = 0) -> int:
        found = int(self.get(name, int, "a whole number", default))
        if found < least:
            self.fail(f"{name} must be at least {least}, not {found}")
        return found

    def texts(self, name: str, default: Any = _MISSING) -> tuple[str, ...]:
        found = self.get(name, list | tuple, "a list of texts", default)  # type: ignore[arg-type]  # a union is fine
        if not all(isinstance(item, str) for item in found):
            self.fail(f"{name} must be a list of texts")
        return tuple(found)

    def table(self, name: str, default: Any = _MISSING) -> dict[str, Any]:
        found: dict[str, Any] = self.get(name, dict, "a table", default)
        return found

    def tables(self, name: str) -> list[dict[str, Any]]:
        found = self.get(name, list, f"tables such as [[{name}]]", _MISSING)
        if not found or not all(isinstance(item, dict) for item in found):
            self.fail(f"{name} must be one or more [[{name}]] tables")
        return list(found)

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        found = self.text(name)
        if found not in allowed:
            self.fail(f'{name} must be one of {", ".join(allowed)}, not "{found}"')
        return found

    def names(self, name: str) -> dict[str, str]:
        found = self.table(name)
        if not isinstance(found.get("en"), str):
            self.fail(f"{name} lacks English", f'add {name} = {{ en = "..." }}')
        return {lang: str(found.get(lang, found["en"])) for lang in LANGUAGES}

    def parse(self, name: str, text: str, expected: Any) -> Any:
        try:
            return PARSER.parse(text, expected)
        except ContentError as fault:
            raise fault.at(file=self.file, card=f"{self.card}, {name}") from None
