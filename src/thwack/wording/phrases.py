"""Phrases: nouns with their filters, and numbers with their nouns."""

from dataclasses import replace

from ..cardlang.amounts import AnyNumber, Times, UpTo
from ..cardlang.node import Amount, Filter, Node, Number, Things
from ..cardlang.nouns import Each, Either, One, That, This
from .grammar import NP, Noun
from .rows import Row, Rows, first_things


class Phrases(Rows):
    """Tells things and amounts."""

    # Nouns

    def noun(self, word: str) -> Noun:
        """The noun of a kind, or another noun that rows count."""
        rows = self.names.book.rows[self.lang]
        return self.noun_of(rows["noun"][word] if word in rows["noun"] else rows[word])

    def noun_of(self, row: Row, node: Node | None = None) -> Noun:
        """A noun from its row."""
        counted = row.get("counted", "")
        return Noun(
            self.fill(row["one"], node, row),
            self.fill(row.get("many", row["one"]), node, row),
            row.get("gender", "m"),
            row.get("mass", False),
            (counted, row.get("counted_many", counted)),
            row.get("animate", False),
            row.get("det", ""),
        )

    def np(self, noun: Noun, many: bool) -> NP:
        """A noun with its own determiner."""
        mark = self.grammar.determiner(noun.det, noun.gender, many)
        return NP(mark + (noun.many if many else noun.one), noun.gender, many, noun.animate)

    # Things

    def phrase(self, things: Things, form: str = "") -> NP:
        """Things as a noun phrase: a pronoun where the sentence has named them, else by name."""
        np = self.named_phrase(things, form)
        return self.grammar.pronoun(np) if self.inside and things in self.topics else np

    def named_phrase(self, things: Things, form: str) -> NP:
        """Things by name or description."""
        if isinstance(things, One | Each):
            ways = self.row("each")["ways"] if isinstance(things, Each) else ("bare", "many")
            way = form if form in ways or form == "there" else things.word
            return self.described(self.noun(things.kind.word), things.kind.word, things.where, way)
        if isinstance(things, That | Either):
            return self.earlier(things, form)
        if isinstance(things, This) and self.this:
            return self.names.person(self.this, self.lang)
        if isinstance(things, This) and "this" in self.moment:
            return self.np(self.noun_of(self.moment["this"]), False)
        row = self.row_of(things)
        if "person" in row:  # the field that names one
            return self.names.person(getattr(things, row["person"]), self.lang)
        return self.np(self.noun_of(row, things), bool(row.get("plural")))

    def earlier(self, things: That | Either, form: str) -> NP:
        """An earlier result: by what was done to it, or by its kind."""
        effect = self.source(things)
        target = first_things(effect) if effect is not None else None
        told = self.row("that")["by"].get(effect.word) if effect is not None else None
        if told is not None:
            noun = self.noun_of(told)
        elif isinstance(target, One | Each):
            noun = replace(self.head(target), det="that")
        elif target is not None and target != things:
            return self.named_phrase(target, form)
        else:
            return self.np(self.noun_of(self.row("that")), False)
        if form in ("bare", "many"):
            noun = replace(noun, det="")
        several = isinstance(things, Either) or (effect is not None and self.is_several(effect))
        return self.np(noun, several and form != "bare")

    def is_several(self, effect: Node) -> bool:
        """Whether an effect's result is more than one thing."""
        target = first_things(effect)
        if self.row_of(effect).get("several"):
            return True
        if isinstance(target, One | Each):
            return isinstance(target, Each)
        for node in (target, effect):  # the top 4 cards; 2 discarded cards
            amount = getattr(node, "amount", None)
            if isinstance(amount, Amount):
                return amount != Number(1)
        return target is not None and bool(self.row_of(target).get("several"))

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
        if isinstance(row, str):  # the field that names a person
            return self.names.person_noun(getattr(f, row), self.lang)
        return replace(self.noun_of(row, f), animate=noun.animate)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters: `one`, `each`, `all`, `many`, `there` (many, in "there are ...") or `bare`
        (one, without an article)."""
        place, way = ("there", "many") if way == "there" else ("post", way)
        row = self.row(way) if way in ("one", "each") else self.row("each")["ways"][way]
        told = []
        self.inside += 1
        for f in where:
            noun = self.replaced(noun, kind, f)
            rows = self.row_of(f)
            if kind not in rows.get("noun", {}):
                told.append((f, rows))
            if kind not in rows.get("noun", {}) or rows.get("leads"):
                row = rows.get(way, row)  # "each of your" instead of "each"
        many = bool(row.get("plural"))
        agree = NP("", noun.gender, many)
        det = noun.det if noun.det and way == "one" else row.get("det", "")
        text = self.fill(row.get("lead", ""), None, row, agree)
        text += self.grammar.determiner(det, noun.gender, many)
        for f, rows in told:
            words = rows[way].get("pre", "") if way in rows else rows.get("pre", "")
            text += self.fill(words, f, rows, agree) + " " if words else ""
        text += noun.many if many else noun.one
        for f, rows in told:
            words = rows.get(place, rows.get("post", ""))
            text += " " + self.fill(words, f, rows, agree) if words else ""
        self.inside -= 1
        single = way in ("one", "each")  # "each of your fighters" is one at a time
        return NP(text, noun.gender, many and not single, noun.animate)

    # Amounts

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number: alone, with a noun, or the part that comes after ("for each ...")."""
        if form == "tail":
            return self.tail(amount)
        if form == "value":
            return self.value(amount)
        if form == "many":  # what is counted
            row = self.row_of(amount)
            return self.fill(row["many"], amount, row)
        if not form:
            return self.factor(amount) if self.style(amount) == "each" else self.value(amount)
        if form.startswith("most "):  # what it comes to at most, where the row itself says so
            return self.amount(amount.most if isinstance(amount, UpTo) else amount, form[5:], node)
        if form.startswith("@"):  # the noun is the word that another field names
            return self.quantity(amount, self.names.word(getattr(node, form[1:]), self.lang), form, ())
        return self.quantity(amount, self.noun(form), form, getattr(node, "where", ()))

    def quantity(self, amount: Amount, noun: Noun, kind: str, where: tuple[Filter, ...]) -> str:
        """So many of a noun: "2 cards", "up to 3 spaces", "damage equal to ..."."""
        if isinstance(amount, UpTo):
            return str(self.row("up_to")["lead"]) + self.quantity(amount.most, noun, kind, where)
        one = self.described(noun, kind, where, "bare").text
        many = self.described(noun, kind, where, "many").text
        sort = "mass" if noun.mass else "count"
        if isinstance(amount, AnyNumber):
            return str(self.row("any_number")[sort]).format(one=one, many=many)
        if self.style(amount) == "equal":
            return str(self.row("number")["equal"][sort]).format(one=one, many=many, value=self.value(amount))
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
        if isinstance(amount, Number):
            return str(amount.n)
        row = self.row_of(amount)
        self.inside += 1
        text = self.fill(row["value"], amount, row)
        self.inside -= 1
        return text
