"""From tree to sentence. Every node is told by its row; this file knows only how rows are put together."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..cardlang.amounts import AnyNumber, Spent, Times, UpTo
from ..cardlang.control import And, Not, Or, Seq
from ..cardlang.moments import At
from ..cardlang.node import Amount, Condition, Effect, Filter, Kind, Node, Number, Rule, Things, fields_of
from ..cardlang.nouns import Each, Either, One, That, This, You
from ..kernel.errors import Broken
from .book import Names
from .grammar import NP, Grammar, Noun, as_phrase, capitalise, split_slots

Row = Mapping[str, Any]


@dataclass
class Teller:
    """Tells trees in one language. It remembers what was named before, as the effects do when they run."""

    lang: str
    names: Names
    this: str = ""  # the fighter that uses the card, if there can be only one
    also: frozenset[str] = frozenset()  # words of the rules that stand beside this one
    bound: dict[str, Node] = field(default_factory=dict)  # effects by the name of their result
    topics: list[Things] = field(default_factory=list)  # what this sentence has named already
    inside: int = 0  # how deep inside a noun phrase: only there a pronoun may stand
    moment: Row = field(default_factory=dict)

    @property
    def grammar(self) -> Grammar:
        """The grammar of the language."""
        return self.names.book.grammars[self.lang]

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

    def fits(self, node: Node, name: str, wanted: str) -> bool:
        """Whether a field is of that sort; `also` asks for the rules beside it."""
        return wanted in (self.also if name == "also" else self.marks(getattr(node, name)))

    def marks(self, value: Any) -> frozenset[str]:
        """What a row may call a value: its word, its number, how it was found."""
        if isinstance(value, tuple):
            return frozenset().union(*map(self.marks, value)) if value else frozenset({"none"})
        if isinstance(value, Number):
            return frozenset({str(value.n), "number"})
        if isinstance(value, Amount):
            return frozenset({value.word, self.style(value)})
        if isinstance(value, That | Either):
            return frozenset({value.word, *self.origin(value), *self.own(value)})
        if isinstance(value, Things):
            return frozenset({value.word, *self.own(value)})
        if isinstance(value, Node):
            return frozenset({value.word})
        words = self.names.words.get(value, {}).get(self.lang)
        earlier = {self.bound[value].word} if value in self.bound else set()
        return frozenset({str(value), *earlier, *(words if isinstance(words, Mapping) else ())})

    def own(self, things: Things) -> tuple[str, ...]:
        """A mark for what the sentence has named already."""
        return ("own",) if things in self.topics else ()

    def origin(self, things: That | Either) -> tuple[str, ...]:
        """Where an earlier result comes from: the effect, and the kind of things."""
        name = things.names[0] if isinstance(things, Either) else things.name
        effect = self.bound.get(name)
        if effect is None:
            return ()
        target = first_things(effect)
        kind = (target.kind.word,) if isinstance(target, One | Each) else ()
        return (effect.word, *kind)

    # Rows

    def fill(self, text: str, node: Node | None, row: Row, agree: NP | None = None) -> str:
        """A text with its slots filled from the node's fields."""
        pieces = split_slots(text)
        for i in range(1, len(pieces), 2):
            pieces[i] = self.slot(pieces[i], node, row, agree)
        return "".join(pieces)

    def slot(self, slot: str, node: Node | None, row: Row, agree: NP | None) -> str:
        """One slot: an ending, a choice of one or many, or a field in some form."""
        if slot.startswith("-"):
            ending, _, name = slot[1:].partition(":")
            np = self.phrase(getattr(node, name)) if name else agree
            return self.grammar.ending(ending, np or NP(""))
        if "|" in slot:
            name, one, many = slot.split("|")
            return many if self.named(name, node).many else one
        if "." in slot:  # an article that the row itself writes: {the.ms}
            name, agreement = slot.split(".")
            return self.grammar.determiner(name, agreement[0], agreement[1] == "p")
        name, _, form = slot.partition(":")
        if name == "hero" or (name in self.names.rules and not hasattr(node, name)):
            return self.grammar.inflect(self.named(name, node), form)
        value = getattr(node, name)
        table = row.get(name)
        if isinstance(table, Mapping) and form != "plain":
            marks = self.marks(value)
            text = next((table[mark] for mark in table if mark in marks), table.get("else", ""))
            return self.fill(text, node, row, agree)
        return self.part(value, form, node)

    def named(self, name: str, node: Node | None) -> NP:
        """The noun phrase a slot's name stands for."""
        if name == "hero":
            return self.names.fighter(self.names.hero, self.lang)
        if node is not None and hasattr(node, name):
            return self.phrase(getattr(node, name))
        return as_phrase(self.names.word(self.names.rules[name], self.lang).one)

    def part(self, value: Any, form: str, node: Node | None) -> str:
        """A field's value as text, in the form that the row asks for."""
        if isinstance(value, Effect):
            return self.clause(value, form or "do")
        if isinstance(value, Condition):
            return self.condition(value)
        if isinstance(value, Amount):
            return self.amount(value, form, node)
        if isinstance(value, Things):
            return self.grammar.inflect(self.phrase(value, form), form)
        if isinstance(value, Kind):
            return self.described(self.noun(value.word), value.word, getattr(node, "where", ()), form).text
        if isinstance(value, Rule):
            return self.rule(value)
        if isinstance(value, Node):  # a moment or an event
            return self.fill(self.row_of(value)["text"], value, self.row_of(value))
        if isinstance(value, tuple):
            return self.parts(value, form)
        return self.slug(str(value), form, node)

    def parts(self, values: tuple[Any, ...], form: str) -> str:
        """Several things at once: filters of a kind, effects or conditions in a list."""
        first, _, second = form.partition(" ")
        if not values or isinstance(values[0], Filter):
            return self.described(self.noun(first), first, values, second or "one").text
        if first == "first":
            return self.part(values[0], second, None)
        row = self.row("seq")
        joint = row[first or "and"]
        texts = [self.part(value, second, None) for value in values]
        if first == "or" and len({t.rpartition(" ")[0] for t in texts}) == 1:
            texts = [texts[0], *(t.rpartition(" ")[2] for t in texts[1:])]  # "become BIG or SMALL"
        comma = joint if first == "list" else row["comma"]
        return joint.join(part for part in (comma.join(texts[:-1]), texts[-1]) if part)

    def slug(self, slug: str, form: str, node: Node | None) -> str:
        """A bare name: a card, a fighter, a word of the hero; or the resource that was paid."""
        if isinstance(node, Spent):
            slug = str(getattr(self.bound.get(slug), "resource", slug))
        if form == "card":
            return self.names.cards[slug][self.lang]
        if form == "fighter":
            return self.names.fighter_noun(slug, self.lang).one
        if form in ("is", "not"):
            return str(self.names.words[slug][self.lang][form])
        noun = self.names.word(slug, self.lang)
        if form in ("a", "the"):
            return self.grammar.determiner(form, noun.gender, False) + noun.one
        return noun.many if form == "many" else noun.one

    # Effects

    def sentences(self, effect: Effect) -> list[str]:
        """An effect as sentences, without capitals and full stops."""
        if isinstance(effect, Seq):
            return [text for part in effect.parts for text in self.sentences(part)]
        self.topics = []
        return [self.clause(effect, "do")]

    def clause(self, effect: Effect, form: str) -> str:
        """An effect as one clause: `do` to tell somebody to do it, `inf` after "may"."""
        if isinstance(effect, Seq):
            return self.joined(effect, form)
        row = self.row_of(effect)
        target = first_things(effect)
        if target is not None and not isinstance(target, One | Each | You):
            self.topics.append(target)
        subject = getattr(effect, row["subject"]) if "subject" in row else None
        if subject is not None and not isinstance(subject, You):
            form = {"do": "they", "inf": "make"}[form]
        text = self.fill(row[form], effect, row)
        name = getattr(effect, "as_", "")
        if name:
            self.bound[name] = effect
        return text

    def joined(self, seq: Seq, form: str) -> str:
        """Several effects in one clause; what somebody else does comes after a "then"."""
        row = self.row("seq")
        text = ""
        for i, part in enumerate(seq.parts):
            told = self.clause(part, form)
            if i == 0:
                text = told
            elif i < len(seq.parts) - 1:
                text += row["comma"] + told
            else:
                text += row["and" if self.is_for_you(part) else "then"] + told
        return text

    def is_for_you(self, effect: Effect) -> bool:
        """Whether the player of the effect does it."""
        row = self.row(effect.word)
        return "subject" not in row or isinstance(getattr(effect, row["subject"]), You)

    # Conditions

    def condition(self, node: Condition, no: bool = False) -> str:
        """What comes after "if"."""
        if isinstance(node, Not):
            return self.condition(node.condition, not no)
        if isinstance(node, And | Or):
            joint = "and" if isinstance(node, And) != no else "or"
            nested = any(isinstance(c, And | Or) for c in node.conditions)
            row = self.row("seq")
            return row[f"{joint}_long" if nested else joint].join(self.condition(c, no) for c in node.conditions)
        subject = first_things(node)
        if subject is not None and not isinstance(subject, One | Each):
            self.topics.append(subject)
        row = self.row_of(node)
        if "predicate" in row:  # the filters say it, about the subject
            np = self.phrase(subject or This())
            texts = [self.predicate(f, np, no) for f in getattr(node, row["predicate"])]
            if np.many:  # any one of them is enough
                np = replace(np, text=self.fill(row["any"], None, row, np) + np.text, many=False)
            return f"{np.text} {self.row('seq')['and'].join(texts)}"
        return self.fill(row["not" if no else "if"], node, row)

    def predicate(self, node: Filter, np: NP, no: bool) -> str:
        """A filter said of a subject: "is adjacent to Merlin"."""
        row = self.row_of(node)
        self.inside += 1
        text = self.fill(row["not" if no else "is"], node, row, replace(np, many=False))
        self.inside -= 1
        return text

    # Amounts

    def style(self, amount: Amount) -> str:
        """How a number goes with a noun: plain, so many for each, or equal to something."""
        if isinstance(amount, Number | AnyNumber):
            return "plain"
        if isinstance(amount, UpTo):
            return self.style(amount.most)
        if isinstance(amount, Times):
            counted = isinstance(amount.factor, Number) and self.style(amount.amount) == "each"
            return "each" if counted else "equal"
        return "each" if "each" in self.row(amount.word) else "equal"

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number: with a noun, alone, or the part that comes after ("for each ...")."""
        if form == "tail":
            return self.tail(amount)
        if form == "value":
            return self.value(amount)
        if not form:
            return self.factor(amount) if self.style(amount) == "each" else self.value(amount)
        where: tuple[Filter, ...] = getattr(node, "where", ())
        if form.startswith("@"):
            return self.quantity(amount, self.names.word(getattr(node, form[1:]), self.lang), form, ())
        return self.quantity(amount, self.noun(form), form, where)

    def quantity(self, amount: Amount, noun: Noun, kind: str, where: tuple[Filter, ...]) -> str:
        """So many of a noun: "2 cards", "up to 3 spaces", "damage equal to ..."."""
        row = self.row("number")
        if isinstance(amount, UpTo):
            return str(self.row("up_to")["lead"]) + self.quantity(amount.most, noun, kind, where)
        one, many = (self.described(noun, kind, where, form).text for form in ("bare", "many"))
        sort = "mass" if noun.mass else "count"
        if isinstance(amount, AnyNumber):
            return str(self.row("any_number")[sort]).format(one=one, many=many)
        if self.style(amount) == "equal":
            return str(row["equal"][sort]).format(one=one, many=many, value=self.value(amount))
        n = self.factor(amount)
        counted = noun.counted if noun.counted[0] else (one, one if noun.mass else many)
        return f"{n} {counted[n != '1']}"

    def factor(self, amount: Amount) -> str:
        """The number that stands before a noun."""
        if isinstance(amount, Times):
            return self.factor(amount.factor)
        return str(amount.n) if isinstance(amount, Number) else "1"

    def tail(self, amount: Amount) -> str:
        """The "for each ..." of an amount, or nothing."""
        if isinstance(amount, UpTo):
            return self.tail(amount.most)
        if self.style(amount) != "each":
            return ""
        inner = amount.amount if isinstance(amount, Times) else amount
        row = self.row_of(inner)
        return str(self.row("number")["each"]) + self.fill(row["each"], inner, row)

    def value(self, amount: Amount) -> str:
        """A number as a thing of its own: "Merlin's health"."""
        row = self.row_of(amount)
        return str(amount.n) if isinstance(amount, Number) else self.fill(row["value"], amount, row)

    # Noun phrases

    def noun(self, word: str) -> Noun:
        """The noun of a kind, or another noun that rows use."""
        rows = self.names.book.rows[self.lang]
        return self.noun_of(rows["noun"][word] if word in rows["noun"] else rows[word])

    def noun_of(self, row: Row, node: Node | None = None) -> Noun:
        """A noun from its row."""
        one = self.fill(row["one"], node, row)
        many = self.fill(row.get("many", row["one"]), node, row)
        counted = row.get("counted", "")
        return Noun(
            one,
            many,
            row.get("gender", "m"),
            row.get("mass", False),
            (counted, row.get("counted_many", counted)),
            row.get("animate", False),
            row.get("det", ""),
        )

    def phrase(self, things: Things, form: str = "") -> NP:
        """Things as a noun phrase."""
        if self.inside and things in self.topics:
            return self.grammar.pronoun(self.named_phrase(things, form))
        return self.named_phrase(things, form)

    def named_phrase(self, things: Things, form: str) -> NP:
        """Things by name or description, never by a pronoun."""
        if isinstance(things, One | Each):
            way = form if form in ("bare", "many", "all") else things.word
            return self.described(self.noun(things.kind.word), things.kind.word, things.where, way)
        if isinstance(things, That | Either):
            return self.earlier(things, form)
        if isinstance(things, This) and self.this:
            return self.names.fighter(self.this, self.lang)
        if isinstance(things, This) and self.moment.get("this"):
            return self.np(self.noun_of(self.moment["this"]), False)
        if hasattr(things, "name"):
            return self.names.fighter(things.name, self.lang)
        row = self.row_of(things)
        return self.np(self.noun_of(row, things), bool(row.get("plural")))

    def np(self, noun: Noun, many: bool) -> NP:
        """A noun with its own determiner."""
        mark = self.grammar.determiner(noun.det, noun.gender, many)
        return NP(mark + (noun.many if many else noun.one), noun.gender, many, noun.animate)

    def earlier(self, things: That | Either, form: str) -> NP:
        """An earlier result: by what was done to it, or by its kind."""
        name = things.names[0] if isinstance(things, Either) else things.name
        effect = self.bound.get(name)
        if effect is None:
            return self.np(self.noun_of(self.row("that")), False)
        target = first_things(effect)
        many = isinstance(things, Either) or is_many(effect)
        told = self.row("that").get("by", {}).get(effect.word)
        if told is not None:
            noun = self.noun_of(told)
        elif isinstance(target, One | Each):
            noun = replace(self.head(target), det="that")
        else:
            return self.phrase(target or This())
        if form in ("bare", "many"):
            noun = replace(noun, det="")
        return self.np(noun, many and form != "bare")

    def head(self, things: One | Each) -> Noun:
        """The noun of a description without its filters, save those that are nouns themselves."""
        noun = self.noun(things.kind.word)
        for f in things.where:
            noun = self.replaced(noun, things.kind.word, f)
        return noun

    def replaced(self, noun: Noun, kind: str, f: Filter) -> Noun:
        """A filter may bring its own noun for a kind: an opposing player is an opponent."""
        row = self.row_of(f).get("noun", {}).get(kind)
        if row is None:
            return noun
        if isinstance(row, str):
            return self.names.fighter_noun(getattr(f, row), self.lang)
        return replace(self.noun_of(row, f), animate=noun.animate)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters: `one`, `each`, `all`, `many` or `bare` (one, without an article)."""
        for f in where:
            noun = self.replaced(noun, kind, f)
        row = self.row(way) if way in ("one", "each") else self.row("each")["ways"].get(way, {})
        many = bool(row.get("plural"))
        lead = row.get("lead", "")
        det = noun.det if noun.det and way == "one" else row.get("det", "")
        before, after = "", ""
        self.inside += 1
        for f in where:
            told = self.row_of(f)
            if kind in told.get("noun", {}):
                continue
            special = told.get(way)
            if special is not None:  # "each of your" instead of "each"
                many = bool(special.get("plural"))
                lead, det = special.get("lead", ""), special.get("det", "")
            agree = NP("", noun.gender, many, noun.animate)
            if special is None or "pre" in special:
                before += self.worded((special or told).get("pre", ""), f, told, agree, "{} ")
            after += self.worded(told.get("post", ""), f, told, agree, " {}")
        self.inside -= 1
        agree = NP("", noun.gender, many, noun.animate)
        mark = self.fill(lead, None, row, agree) + self.grammar.determiner(det, noun.gender, many)
        text = mark + before + (noun.many if many else noun.one) + after
        single = many and way in ("one", "each")  # "each of your fighters" is one at a time
        return NP(text, noun.gender, many and not single, noun.animate)

    def worded(self, text: str, f: Filter, row: Row, agree: NP, frame: str) -> str:
        """A filter's words, if it has any there."""
        return frame.format(self.fill(text, f, row, agree)) if text else ""

    # Rules

    def rule(self, rule: Rule) -> str:
        """A rule as a clause; an effect of several sentences stays several sentences."""
        row = self.row_of(rule)
        self.topics = []
        if isinstance(rule, At):
            self.moment = self.row(rule.moment.word)
        effect = getattr(rule, "effect", None)
        if isinstance(effect, Effect):
            first, *rest = self.sentences(effect)
            told = ". ".join([self.fill(row["text"], rule, row) + first, *rest])
            self.moment = {}
            return told
        return self.fill(row["text"], rule, row)

    def finished(self, sentences: list[str]) -> str:
        """Sentences with capitals, contractions and full stops."""
        text = " ".join(f"{s}." for s in sentences if s)
        return capitalise(self.grammar.finish(text).replace("..", "."))


def first_things(node: Node) -> Things | None:
    """What a node is about: its first field that holds things."""
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        if isinstance(value, Things):
            return value
    return None


def is_many(effect: Node) -> bool:
    """Whether an effect's result is more than one thing."""
    amount = getattr(effect, "amount", None)
    target = first_things(effect)
    inner = getattr(target, "amount", None)
    if isinstance(inner, Amount):  # the top 4 cards
        return inner != Number(1)
    if isinstance(target, One):
        return False
    if isinstance(target, Each):
        return True
    return isinstance(amount, Amount) and amount != Number(1)
