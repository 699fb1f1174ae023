"""Places: where on a card a word may stand, and which nouns a word takes.

An expression that can be read may still say what cannot be: `won` where nobody fights, damage to a card, a
choice where nobody is asked. A game declares in its `cards/places.py` what there is to speak of in every
place of a card and what each word needs and takes (a `Grammar`); `check_places` walks a tree and refuses the
first word that is out of place, with a cure. The catalogue prints the same tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .control import And
from .form import Form, column_of
from .node import Amount, Field, Filter, Kind, Node, Rule, Things, fields_of, show, walk
from .nouns import Either, That

CHOSEN: Final = ("one", "some")  # nouns that ask a player
AMOUNT: Final = "amount"  # the kind of every number that asks nobody
SPOKEN: Final = {AMOUNT: "a number such as 2 or count(...)", "number": "a plain number such as 2"}


class Place(NamedTuple):
    """Where an effect can stand, as a refusal names it, and what is there to speak of (names of facts)."""

    name: str
    has: tuple[str, ...] = ()
    sort: str = ""  # what a cure calls all places of its sort, if there are several


@dataclass(frozen=True)
class Grammar:
    """What a game says about the places and the arguments of its words.

    Keys of `opens` and `kinds` may say which argument they are about: `at(turn_start)`, `draw(you)`; that of
    `takes` is a word and its argument, `damage.target`. Several values stand in one string, with spaces.
    """

    facts: Mapping[str, str]  # what there can be to speak of, in words: "combat": "a combat"
    places: Mapping[str, Place]
    opens: Mapping[str, str] = field(default_factory=dict)  # rules that open a place for what is in them
    needs: Mapping[str, str] = field(default_factory=dict)  # word: facts, all of which it needs
    gives: Mapping[str, str] = field(default_factory=dict)  # condition: facts where it is known to hold
    kinds: Mapping[str, str] = field(default_factory=dict)  # what a noun or a result is; ".things": as that
    takes: Mapping[str, str] = field(default_factory=dict)  # argument, filter or place: kinds or words
    settled: tuple[str, ...] = ()  # arguments in which nobody can be asked to choose
    cures: Mapping[str, str] = field(default_factory=dict)  # what to write instead of a word out of place


def check_places(form: Form, grammar: Grammar, tree: Node, place: str, text: str = "") -> None:
    """Every word of a tree can stand where it stands and is given what it takes. `text` is what the tree was
    read from."""
    fault = _Walk(grammar, tree).first_fault(place)
    if fault is not None:
        node, message, hint = fault
        form.fail(message, hint, text, column_of(text, show(node), node.word) if text else -1)


Fault = tuple[Node, str, str]  # at which node, what is wrong, and the cure


class _Walk:
    """A walk through one tree, which knows what the names in it stand for."""

    def __init__(self, grammar: Grammar, tree: Node) -> None:
        self.grammar = grammar
        self.tree = tree
        self.named = {str(getattr(node, "as_", "")): node for node in walk(tree)}

    def first_fault(self, place: str) -> Fault | None:
        allowed = self.grammar.takes.get(place)
        where = self.grammar.places[place]
        if allowed is not None and self.tree.word not in allowed.split():
            hint = f"it may be {_or(allowed.split())}"
            return self.tree, f"{where.name} cannot be {show(self.tree)}", hint
        return self.visit(self.tree, where, "")

    def visit(self, node: Node, place: Place, subject: str) -> Fault | None:
        """`subject` is the kind of things that a filter narrows down."""
        opened = opened_by(self.grammar, node)
        place = self.grammar.places[opened] if opened else place
        fault = self.out_of_place(node, place) or self.beside_the_point(node, subject)
        if fault is not None:
            return fault
        subject = self.kind_of(node) or subject
        gifts = self.gifts(getattr(node, "condition", None))
        for f, part in parts_of(node):
            given = place._replace(has=(*place.has, *gifts)) if f.name in ("then", "rule") else place
            about = self.grammar.kinds.get(f"{node.word}.{f.name}", subject)
            fault = self.wrong_argument(node, f, part) or self.visit(part, given, about)
            if fault is not None:
                return fault
        return None

    def out_of_place(self, node: Node, place: Place) -> Fault | None:
        for fact in self.grammar.needs.get(node.word, "").split():
            if fact not in place.has:
                able = where_there_is(self.grammar, fact)
                hint = f"it needs {self.grammar.facts[fact]}: that is in {_or(able)}"
                return node, f"{place.name} has no `{node.word}`", self.grammar.cures.get(node.word, hint)
        return None

    def beside_the_point(self, node: Node, subject: str) -> Fault | None:
        """A filter for things of another kind."""
        allowed = self.grammar.takes.get(node.word, "")
        if not isinstance(node, Filter) or not allowed or not subject or subject in allowed.split():
            return None
        return node, f"`{show(node)}` says nothing about a {subject}", f"it is about: {_kinds(allowed)}"

    def wrong_argument(self, node: Node, f: Field, part: Node) -> Fault | None:
        key = f"{node.word}.{f.name}"
        if part.word in CHOSEN and key in self.grammar.settled:
            hint = f'say each(...), or pick({show(part)}, as_="x") before it and that("x") here'
            return part, f"nobody can be asked to choose in `{node.word}`: {show(part)}", hint
        allowed = self.grammar.takes.get(key, AMOUNT if f.type is Amount else "")
        if allowed and not self.fits(part, allowed.split()):
            message = f"`{node.word}` cannot take {show(part)} as its {f.name}"
            return part, message, f"it takes: {_kinds(allowed)}"
        return None

    def fits(self, part: Node, allowed: list[str]) -> bool:
        """By its word or its kind; a name that was given elsewhere may stand for anything."""
        kind = self.kind_of(part)
        return part.word in allowed or kind in allowed or (not kind and isinstance(part, That | Either))

    def gifts(self, condition: Node | None) -> tuple[str, ...]:
        """What there is to speak of wherever a condition is known to hold."""
        if isinstance(condition, And):
            return tuple(fact for one in condition.conditions for fact in self.gifts(one))
        return tuple(self.grammar.gives.get(condition.word, "").split()) if condition is not None else ()

    def kind_of(self, node: Node, asked: tuple[str, ...] = ()) -> str:
        """What a noun stands for, or what an effect leaves under its name; "" if nobody can say. `asked` are
        the names on the way here, lest one stand for itself."""
        if isinstance(node, That | Either):
            names = (node.name,) if isinstance(node, That) else node.names
            known = [name for name in names if name in self.named and name not in asked]
            kinds = {self.kind_of(self.named[name], (*asked, name)) for name in known}
            return kinds.pop() if len(kinds) == 1 else ""
        if isinstance(node, Kind):
            return node.word
        kind = told(self.grammar.kinds, node)
        if kind.startswith("."):
            return self.kind_of(getattr(node, kind[1:]), asked)
        return kind or (AMOUNT if isinstance(node, Amount) else "")


def parts_of(node: Node) -> list[tuple[Field, Node]]:
    """The nodes among a node's arguments, each with its argument; what was left out says nothing."""
    found = []
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        if f.many or value != f.default:
            found += [(f, part) for part in (value if f.many else (value,)) if isinstance(part, Node)]
    return found


def told(table: Mapping[str, str], node: Node) -> str:
    """What a table says of a node: of its word with one of its arguments, else of its word."""
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        word = value.word if isinstance(value, Node) else str(value).replace("-", "_")
        if f"{node.word}({word})" in table:
            return table[f"{node.word}({word})"]
    return table.get(node.word, "")


def opened_by(grammar: Grammar, node: Node) -> str:
    """The place that a rule opens; one that only wraps another opens what that does."""
    opened = told(grammar.opens, node)
    inner = getattr(node, "rule", None)
    return opened or (opened_by(grammar, inner) if isinstance(inner, Rule) else "")


def where_there_is(grammar: Grammar, facts: str) -> list[str]:
    """The places that have all of these facts; where all of a sort have them, the sort."""
    wanted = set(facts.split())
    lacking = {p.sort for p in grammar.places.values() if not wanted <= set(p.has)}
    able = [p for p in grammar.places.values() if wanted <= set(p.has)]
    return list(dict.fromkeys([p.name if p.sort in lacking else p.sort or p.name for p in able]))


def gaps(grammar: Grammar, words: Mapping[str, type[Node]]) -> list[str]:
    """What a grammar forgets or makes up, for a test: arguments that take things, filters and nouns that it
    does not know, and names of words or facts that there are not."""
    found = [f"the noun {word}" for word, cls in words.items() if _is_unknown_noun(grammar, cls)]
    for word, cls in words.items():
        if issubclass(cls, Filter) and word not in grammar.takes:
            found.append(f"the filter {word}")
        for f in fields_of(cls):
            if f.type is Things and f"{word}.{f.name}" not in grammar.takes:
                found.append(f"{word}.{f.name}")
    tables = (grammar.opens, grammar.needs, grammar.gives, grammar.kinds, grammar.takes, grammar.cures)
    named = {key.split(".")[0].split("(")[0] for table in tables for key in table}
    found += [f"no word is called {word}" for word in sorted(named - set(words) - set(grammar.places))]
    offered = {fact for place in grammar.places.values() for fact in place.has}
    wanted = {fact for facts in grammar.needs.values() for fact in facts.split()}
    found += [f"no place has {fact}" for fact in sorted(wanted - offered)]
    return found + [f"{fact} has no words" for fact in sorted((wanted | offered) - set(grammar.facts))]


def _is_unknown_noun(grammar: Grammar, cls: type[Node]) -> bool:
    known = any(key.split("(")[0] == cls.word for key in grammar.kinds)
    return issubclass(cls, Things) and not issubclass(cls, That | Either) and not known


def _or(names: list[str]) -> str:
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _kinds(names: str) -> str:
    """Kinds and words as a cure names them."""
    return _or([SPOKEN.get(name, name) for name in names.split()])
