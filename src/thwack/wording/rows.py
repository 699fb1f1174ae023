"""How a row is chosen and filled: the ground that phrases and sentences stand on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cardlang.amounts import AnyNumber, Times, UpTo
from ..cardlang.node import Amount, Effect, Node, Number, Things, fields_of
from ..cardlang.nouns import THIS, Each, Either, One, That, You
from ..cardlang.shared import Some
from ..kernel.errors import Broken
from .book import Names
from .grammar import NP, Grammar, as_phrase, split_slots

Row = Mapping[str, Any]


@dataclass
class Rows:
    """Rows of one language, and what the sentence under way has named, as effects remember when they run."""

    lang: str
    names: Names
    this: str = ""  # the person that uses the card, if there can be only one
    also: frozenset[str] = frozenset()  # words of the rules that stand beside this one
    bound: dict[str, Node] = field(default_factory=dict)  # effects by the name of their result
    topics: list[Things] = field(default_factory=list)  # what this sentence has named already
    inside: int = 0  # how deep inside a noun phrase: only there a pronoun may stand
    moment: Row = field(default_factory=dict)  # the row of the moment that a rule waits for

    @property
    def grammar(self) -> Grammar:
        """The grammar of the language."""
        return self.names.book.grammars[self.lang]

    def part(self, value: Any, form: str, node: Node | None) -> str:
        """A field's value as text, in the form that the row asks for; the teller says how."""
        raise Broken("a row can only be filled by a teller")

    def phrase(self, things: Things, form: str = "") -> NP:
        """Things as a noun phrase; the layer of phrases says how."""
        raise Broken("things can only be put into words by a teller")

    def row(self, word: str) -> Row:
        """The row of a word."""
        found: Row | None = self.names.book.rows[self.lang].get(word)
        if found is None:
            raise Broken(f"the wording lacks a row for {word} in {self.lang}")
        return found

    def row_of(self, node: Node) -> Row:
        """The row of a node, with the case that fits it laid over."""
        row = self.row(node.word)
        for case in row.get("case", ()):
            if all(self.fits(node, name, wanted) for name, wanted in case["when"].items()):
                return {**row, **case}
        return row

    def fits(self, node: Node, name: str, wanted: str | list[str]) -> bool:
        """Whether a field is of that sort, or of one of those; "one die" asks for both at once."""
        marks = self.asked(node, name)
        return any(marks.issuperset(w.split()) for w in ([wanted] if isinstance(wanted, str) else wanted))

    def asked(self, node: Node, name: str) -> frozenset[str]:
        """What a case may ask for: the marks of a field; `also` is for the rules beside it."""
        return self.also if name == "also" else self.marks(getattr(node, name))

    def marks(self, value: Any) -> frozenset[str]:
        """What a row may call a value: its word, its number, where it comes from."""
        if isinstance(value, tuple):
            number = "none" if not value else "plural" if len(value) > 1 else "single"
            return frozenset({number}).union(*map(self.marks, value), *map(self.of_others, value))
        if isinstance(value, Number):
            return frozenset({str(value.n), "number"})
        if isinstance(value, Amount):
            return frozenset({value.word, self.style(value)})
        if isinstance(value, One | Each | Some):
            return frozenset({value.word, value.kind.word, *(f.word for f in value.where)})
        if isinstance(value, Things):
            own = ("own",) if value in self.topics else ()
            origin = self.origin(value) if isinstance(value, That | Either) else ()
            return frozenset({value.word, *own, *origin})
        if isinstance(value, Node):
            return frozenset({value.word})
        words = self.names.words.get(value, {}).get(self.lang)
        earlier = {self.bound[value].word} if value in self.bound else set()
        return frozenset({str(value), *earlier, *(words if isinstance(words, Mapping) else ())})

    def of_others(self, value: Any) -> tuple[str, ...]:
        """Whether it is an effect that somebody else has, so that it is told and is no command."""
        subject = self.row(value.word).get("subject", "") if isinstance(value, Effect) else ""
        return ("others",) if subject and not isinstance(getattr(value, subject), You) else ()

    def origin(self, things: That | Either) -> tuple[str, ...]:
        """Where an earlier result comes from: the effect, and the kind of things."""
        effect = self.source(things)
        target = first_things(effect) if effect is not None else None
        kind = (target.kind.word,) if isinstance(target, One | Each) else ()
        return (effect.word, *kind) if effect is not None else ()

    def source(self, things: That | Either) -> Node | None:
        """The effect whose result is meant."""
        if isinstance(things, That):
            return self.bound.get(things.name)
        return self.bound.get(things.names[0]) if things.names else None

    def style(self, amount: Amount) -> str:
        """How a number goes with a noun: plain, so many for each, or equal to something."""
        if isinstance(amount, Number | AnyNumber):
            return "plain"
        if isinstance(amount, UpTo):
            return self.style(amount.most)
        if isinstance(amount, Times):
            counted = isinstance(amount.factor, Number) and self.style(amount.amount) == "each"
            return "each" if counted and not isinstance(amount.amount, Times) else "equal"
        return "each" if "each" in self.row(amount.word) else "equal"

    def fill(self, text: str, node: Node | None, row: Row, agree: NP | None = None) -> str:
        """A text with its slots filled from the node's fields."""
        pieces = split_slots(text)
        for i in range(1, len(pieces), 2):
            pieces[i] = self.slot(pieces[i], node, row, agree)
        return "".join(pieces)

    def slot(self, slot: str, node: Node | None, row: Row, agree: NP | None) -> str:
        """One slot: an ending, a choice of one or many, an article, or a field in some form."""
        if slot.startswith("-"):
            ending, _, name = slot[1:].partition(":")
            np = self.named(name, node) if name else agree
            return self.grammar.ending(ending, np or NP(""))
        if "|" in slot:
            name, one, many = slot.split("|")
            return many if self.named(name, node).many else one
        if "." in slot:
            name, agreement = slot.split(".")
            return self.grammar.determiner(name, agreement[0], agreement[1] == "p")
        name, _, form = slot.partition(":")
        if not hasattr(node, name):
            return self.grammar.inflect(self.named(name, node), form)
        table = row.get(name)
        if isinstance(table, Mapping):
            marks = self.marks(getattr(node, name))
            return self.fill(next((table[mark] for mark in table if mark in marks), ""), node, row, agree)
        return self.part(getattr(node, name), form, node)

    def named(self, slot: str, node: Node | None) -> NP:
        """The noun phrase a slot stands for: a field ("target", "target all"), this one, the speaker, or what
        the ability calls its tokens."""
        name, _, form = slot.partition(" ")
        if hasattr(node, name):
            return self.phrase(getattr(node, name), form)
        if name == "this":
            return self.phrase(THIS, form)
        if name == "speaker":
            return self.names.person(self.names.speaker, self.lang)
        return as_phrase(self.names.word(self.names.rules[name], self.lang).one)


def first_things(node: Node) -> Things | None:
    """What a node is about: its first field that holds things."""
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        if isinstance(value, Things):
            return value
    return None
