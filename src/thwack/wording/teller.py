"""From tree to sentence. Every node is told by its row; the code knows only how rows are put together."""

from dataclasses import replace
from typing import Any

from ..cardlang.amounts import Spent
from ..cardlang.control import And, Not, Or, Seq
from ..cardlang.node import Amount, Condition, Effect, Filter, Kind, Node, Rule, Things
from ..cardlang.nouns import Each, One, This, You
from .grammar import DOT, NP, capitalise
from .phrases import Phrases
from .rows import Row, first_things

SOMEBODY_ELSE = {"do": "they", "inf": "make"}  # the form of an effect that the player does not do


class Teller(Phrases):
    """Tells effects, conditions and rules in one language."""

    def part(self, value: Any, form: str, node: Node | None) -> str:
        """A field's value as text, in the form that the row asks for."""
        if isinstance(value, Effect):
            return self.clause(value, form or "do")
        if isinstance(value, Condition):
            return self.condition(value, form or "if")
        if isinstance(value, Amount):
            return self.amount(value, form, node)
        if isinstance(value, Things):
            return self.grammar.inflect(self.phrase(value, form), form)
        if isinstance(value, Kind):
            return self.described(self.noun(value.word), value.word, getattr(node, "where", ()), form).text
        if isinstance(value, Rule):
            told = self.rule(value)
            self.topics = []  # what comes behind it is another sentence
            return told
        if isinstance(value, Node):  # a moment or an event
            row = self.row_of(value)
            return self.fill(row["text"], value, row)
        if isinstance(value, tuple):
            return self.parts(value, form)
        return self.slug(str(value), form, node)

    def parts(self, values: tuple[Any, ...], form: str) -> str:
        """Several values: filters of a noun ("card many"), or effects or names in a list ("or do")."""
        first, _, second = form.partition(" ")
        if not values or isinstance(values[0], Filter):
            return self.described(self.noun(first), first, values, second or "one").text
        if first == "first":
            return self.part(values[0], second, None)
        row = self.row("seq")
        texts = [self.part(value, second, None) for value in values]
        if first == "or" and len({text.rpartition(" ")[0] for text in texts}) == 1:
            texts[1:] = [text.rpartition(" ")[2] for text in texts[1:]]  # "become BIG or SMALL"
        comma = row["list"] if first == "list" else row["comma"]
        return str(row[first]).join(text for text in (comma.join(texts[:-1]), texts[-1]) if text)

    def slug(self, slug: str, form: str, node: Node | None) -> str:
        """A bare name: a card, a person, a word; or the resource that was paid."""
        if isinstance(node, Spent):
            slug = str(getattr(self.bound.get(slug), "resource", slug))
        if form == "card":
            return self.names.cards[slug][self.lang]
        if form == "named":
            return self.names.person(slug, self.lang).text
        if form == "person":
            return self.names.person_noun(slug, self.lang).one
        if form == "a person":
            person = self.names.person_noun(slug, self.lang)
            return self.grammar.determiner("a", person.gender, False) + person.one
        if form == "the people":
            person = self.names.person_noun(slug, self.lang)
            return self.grammar.determiner("the", person.gender, True) + person.many
        if form == "people":
            return self.names.person_noun(slug, self.lang).many
        if form in ("is", "not", "while", "single", "several"):
            words = self.names.words[slug][self.lang]
            return str(words[form] if form in words else words["is"])
        noun = self.names.word(slug, self.lang)
        if form == "many":
            return noun.many
        return self.grammar.determiner(form, noun.gender, False) + noun.one

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
        if not row.get("amount_first"):  # what is told behind the amount is no topic yet
            self.name_topic(first_things(effect))
        if not self.is_for_you(effect):
            form = SOMEBODY_ELSE.get(form, form)
        text = self.fill(row.get(form, row["do"]), effect, row)
        name = getattr(effect, "as_", "")
        if name:
            self.bound[name] = effect
        return text

    def joined(self, seq: Seq, form: str) -> str:
        """Several effects in one clause; where it passes to somebody else, "then" stands between."""
        row = self.row("seq")
        text = ""
        for i, part in enumerate(seq.parts):
            told = self.clause(part, form)
            if i == 0:
                text = told
            elif i < len(seq.parts) - 1:
                text += row["comma"] + told
            else:
                same = self.is_for_you(part) and self.is_for_you(seq.parts[i - 1])
                text += row["and" if same else "then"] + told
        return text

    def is_for_you(self, effect: Effect) -> bool:
        """Whether the player of the effect does it."""
        row = self.row(effect.word)
        return "subject" not in row or isinstance(getattr(effect, row["subject"]), You)

    def name_topic(self, things: Things | None) -> None:
        """Remember what the sentence is about, if it is something definite."""
        if things is not None and not isinstance(things, One | Each | You):
            self.topics.append(things)

    # Conditions

    def condition(self, node: Condition, form: str) -> str:
        """What comes after "if" or "while" (`if`, `while`), or its opposite (`not`)."""
        if isinstance(node, Not):
            inner = {"not": "if", "while": "while_not"}.get(form, "not")
            return self.condition(node.condition, inner)
        row = self.row_of(node)
        if form == "while_not" and form not in row and "predicate" not in row:
            form = "not"
        if isinstance(node, And | Or):
            joint = "and" if isinstance(node, And) == (form != "not") else "or"
            nested = any(isinstance(c, And | Or) for c in node.conditions)
            joint = f"{joint}_long" if nested else joint
            told = [self.condition(c, form) for c in node.conditions]
            comma = ", " if not nested and joint == "and" else str(self.row("seq")[joint])
            return str(self.row("seq")[joint]).join((comma.join(told[:-1]), told[-1]))
        subject = first_things(node)
        self.name_topic(subject)
        if "predicate" in row:
            return self.predicate(subject or This(), getattr(node, row["predicate"]), row, form)
        return self.fill(row.get(form, row["if"]), node, row)

    def predicate(self, subject: Things, where: tuple[Filter, ...], row: Row, form: str) -> str:
        """Filters said of a subject: "Merlin is adjacent to Medusa"."""
        np = self.phrase(subject)
        one = replace(np, many=False)
        text = self.fill(row["any"], None, row, one) + np.text if np.many else np.text  # any one is enough
        told = [self.said(f, one, "is" if form == "if" else form) for f in where]
        told = told or [row["there"]["not" if form in ("not", "while_not") else "is"]]
        return f"{text} {self.row('seq')['and'].join(told)}"

    def said(self, f: Filter, subject: NP, form: str) -> str:
        """One filter said of a subject."""
        row = self.row_of(f)
        if form == "while_not" and form not in row:
            form = "not"
        self.inside += 1
        text = self.fill(row.get(form, row["is"]), f, row, subject)
        self.inside -= 1
        return text

    # Rules

    def rule(self, rule: Rule) -> str:
        """A rule as a clause; an effect of several sentences stays several sentences."""
        row = self.row_of(rule)
        self.topics = []
        effect = getattr(rule, "effect", None)
        if not isinstance(effect, Effect):
            return self.fill(row["text"], rule, row)
        before = self.moment
        awaited = getattr(rule, "moment", None) or getattr(rule, "event", None)
        self.moment = self.row(awaited.word) if awaited is not None else {}
        first, *rest = self.sentences(effect)
        told = ". ".join([self.fill(row["text"], rule, row) + first, *rest])
        self.moment = before
        return told

    def finished(self, sentences: list[str]) -> str:
        """Sentences with contractions, capitals and full stops; a name may end with a dot."""
        text = " ".join(f"{sentence}." for sentence in sentences)
        text = capitalise(self.grammar.finish(text).replace("..", "."))
        return text.replace(f"{DOT}.", ".").replace(DOT, ".")
