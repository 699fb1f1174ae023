"""Mentions: what a text has named, and the pronouns that stand for it afterwards.

What a row may ask for here, beyond what it may ask of a teller: `{who:subj}` is who does it, a pronoun or
nothing once it has been named; `{who:own}` the possessive that goes with it; `{who:pro}` a pronoun behind a
preposition; `{who:+to}` has that preposition before each of several; `{who:name}` is always the name;
`{this}` is the one that the text stands on. A case may ask what stands `around` it (words that are being
told, and the filters of the same noun) and whether it is told `again` (as before, and on top of that).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ..cardlang.control import Pick
from ..cardlang.node import Amount, Event, Filter, Node, Number, Things
from ..cardlang.nouns import THIS, Each, Either, One, That, This
from .grammar import NP, SILENT, Noun, split_slots
from .rows import Row, first_things
from .teller import Teller

CASES: Final = ("subj", "own", "of", "pro", "object", "name")


@dataclass
class Mentions(Teller):
    """Tells things by name at first and then by pronouns."""

    named_before: list[Things] = field(default_factory=list)  # in this text
    near: list[Things] = field(default_factory=list)  # in this sentence
    past: list[Node] = field(default_factory=list)  # what the text has told so far
    frames: list[str] = field(default_factory=list)  # what is being told, from the outside in
    beside: frozenset[str] = frozenset()  # the filters of the noun that is being told
    uses: dict[str, frozenset[str]] = field(default_factory=dict)  # what is done with a result, by its name
    on_top: bool = False  # this comes on top of what was told
    doer: Things | None = None  # who did what was told just before, in the same sentence

    @contextmanager
    def framed(self, *words: str) -> Iterator[None]:
        """While something is told that stands inside these."""
        self.frames.extend(words)
        yield
        del self.frames[len(self.frames) - len(words) :]

    # Rows

    def asked(self, node: Node, name: str) -> frozenset[str]:
        """What a case may ask for."""
        if name == "around":
            return self.beside.union(self.frames)
        if name == "again":
            return frozenset({"yes" if self.on_top and self.is_again(node) else "no"})
        return super().asked(node, name)

    def is_again(self, node: Node) -> bool:
        """Whether the same has been told before, of the same things."""
        return any(type(old) is type(node) and first_things(old) == first_things(node) for old in self.past)

    def marks(self, value: Any) -> frozenset[str]:
        """What a row may call a value."""
        found = super().marks(value)
        if isinstance(value, Things):
            parts = [getattr(value, "kind", None), *getattr(value, "where", ())]
            found |= {part.word for part in parts if part is not None}
            return found | {"own"} if self.is_near(value) else found
        if isinstance(value, Event) and isinstance(first_things(value), This):
            return found | {f"{value.word}:this"}
        if isinstance(value, Filter):
            inner = getattr(value, "filter", None)
            return found | self.marks(inner) if inner is not None else found
        return found | self.uses.get(value, frozenset()) if isinstance(value, str) else found

    def fill(self, text: str, node: Node | None, row: Row, agree: NP | None = None) -> str:
        """A text with its slots filled; words that agree do so with what was known before the others."""
        pieces = split_slots(text)
        slots = range(1, len(pieces), 2)
        agreeing = [i for i in slots if "|" in pieces[i] or pieces[i].startswith("-") or ":own" in pieces[i]]
        for i in [*agreeing, *(i for i in slots if i not in agreeing)]:
            pieces[i] = self.slot(pieces[i], node, row, agree)
        return "".join(pieces)

    def slot(self, slot: str, node: Node | None, row: Row, agree: NP | None) -> str:
        """One slot of a row."""
        name, _, form = slot.partition(":")
        if name == "this" and "|" not in slot:
            return self.mention(THIS, form)
        value = getattr(node, name, None)
        if isinstance(value, Filter):
            rows = self.row_of(value)
            return self.fill(rows.get(form, rows.get("is", "")), value, rows, agree)
        return super().slot(slot, node, row, agree)

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number; its row may have forms of its own."""
        if form and not isinstance(amount, Number):
            row = self.row_of(amount)
            if form in row and form not in ("value", "each"):
                return self.fill(row[form], amount, row)
        return super().amount(amount, form, node)

    # Nouns and pronouns

    def named(self, slot: str, node: Node | None) -> NP:
        """The noun phrase a slot stands for, which is not thereby mentioned."""
        name, _, form = slot.partition(" ")
        things = THIS if name == "this" else getattr(node, name, None)
        return self.unnamed(things, form) if isinstance(things, Things) else super().named(slot, node)

    def mention(self, things: Things, form: str) -> str:
        """Things in a sentence: by name or description at first, then by a pronoun."""
        words = form.split()
        case = next((w for w in words if w in CASES or w.startswith("+")), "")
        way = next((w for w in words if w not in (case, "object")), "")
        if case.startswith("+"):
            return f"{case[1:]} {self.mention(things, way)}"
        if case == "subj" and self.doer == things:
            self.doer = None
            return SILENT
        if case == "own":
            return self.pronoun(self.unnamed(things, way), case)
        np = self.phrase(things, way)
        if way in ("bare", "many"):  # one of them, or all, in general
            return np.text
        if case != "name" and self.has_pronoun(things, case):
            return self.pronoun(np, case)
        self.name(things)
        return self.grammar.inflect(np, "object" if "object" in words else case)

    def unnamed(self, things: Things, form: str = "") -> NP:
        """A noun phrase to agree with: what is in it has not been mentioned."""
        near, before = list(self.near), list(self.named_before)
        found = self.phrase(things, form)
        self.near, self.named_before = near, before
        return found

    def pronoun(self, np: NP, case: str) -> str:
        """What stands for something named before."""
        if case == "subj":
            return self.grammar.subject(np)
        found = self.grammar.pronoun(np)
        return found.of or found.text if case in ("own", "of") else found.text

    def has_pronoun(self, things: Things, case: str) -> bool:
        """Whether a pronoun can stand for these things here."""
        if not isinstance(things, This | That | Either) and not self.row(things.word).get("definite"):
            return False
        if not self.grammar.possessive:  # objects have a pronoun only where a row gives it one
            return case in ("subj", "pro") and self.is_near(things)
        if isinstance(things, This):
            return things in self.named_before
        return case == "of" or self.is_near(things)

    def is_near(self, things: Things) -> bool:
        """Whether it is plain which things are meant: the sentence has named them, or they were chosen."""
        if things in self.near:
            return True
        picks = [n for n, e in self.bound.items() if isinstance(e, Pick) and not isinstance(e.things, Each)]
        return isinstance(things, That) and things.name in picks[-1:]

    def name(self, things: Things) -> None:
        """Remember what was named."""
        self.near.append(things)
        self.named_before.append(things)

    def name_topic(self, things: Things | None) -> None:
        """Mentions remember what they name; nothing else is a topic here."""

    def earlier(self, things: That | Either, form: str) -> NP:
        """An earlier result; all of a kind that were only given a name are described when first told."""
        effect = self.source(things)
        target = first_things(effect) if effect is not None else None
        if isinstance(effect, Pick) and isinstance(target, Each):
            np = self.named_phrase(target, "each")
            if things not in self.named_before:
                return np
            return self.np(replace(self.head(target), det="that"), not self.is_lone(target))
        kind = getattr(target, "kind", None)
        if effect is None or isinstance(target, One | Each) or kind is None:
            return super().earlier(things, form)
        if effect.word in self.row("that")["by"]:
            return super().earlier(things, form)
        noun = replace(self.head(One(kind, getattr(target, "where", ()))), det="" if form else "that")
        return self.np(noun, self.is_several(effect) and form != "bare")

    def is_lone(self, things: Each) -> bool:
        """Whether each of them is as a rule just one: whom a blocker blocks."""
        return any(self.row_of(f).get("each", {}).get("lone") for f in things.where)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters, which may look at each other."""
        before, self.beside = self.beside, frozenset(f.word for f in where)
        found = super().described(noun, kind, where, way)
        self.beside = before
        return found
