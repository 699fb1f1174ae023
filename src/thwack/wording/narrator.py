"""Running text: sentences that lean on each other, with what a card shows as a sign in front of them."""

from dataclasses import dataclass, replace
from typing import Any

from ..cardlang.control import NOTHING, Choose, If, May, Pick, Seq, Unless
from ..cardlang.moments import While
from ..cardlang.node import (
    Condition,
    Effect,
    Event,
    Filter,
    Moment,
    Name,
    Node,
    Rule,
    Things,
    walk,
)
from ..cardlang.nouns import THIS, That
from .marks import forward, forward_rule
from .mentions import Mentions
from .rows import Row, first_things


@dataclass
class Narrator(Mentions):
    """Tells the rules of one card, one after the other."""

    opened: bool = False  # a sentence has begun
    during: str = ""  # what the event that is being told happens under

    def part(self, value: Any, form: str, node: Node | None) -> str:
        """A field's value as text."""
        if isinstance(value, Things):
            return self.mention(value, form)
        if isinstance(value, Effect) and form == "would":
            with self.framed("they"):
                return self.clause(value, form)
        if isinstance(value, Rule):
            return self.inner_rule(value, form, node)
        if isinstance(value, Event | Moment):
            with self.framed(value.word):
                row = self.row_of(value)
                during, self.during = self.during, ""
                return self.fill(row.get(form, row["text"]), value, row) + during
        if form == "during" and node is not None:
            return "".join(self.meanwhile(f, node) for f in value)
        return super().part(value, form, node)

    def parts(self, values: tuple[Any, ...], form: str) -> str:
        """Several values; what rules say of one thing has one subject."""
        if not values or not isinstance(values[0], Rule):
            return super().parts(values, form)
        told = []
        for rule in values:
            told.append(self.inner_rule(rule, "", None))
            self.doer = first_things(rule)
        self.doer = None
        return str(self.row("seq")["and"]).join(told)

    def meanwhile(self, f: Filter, node: Node) -> str:
        """A filter as a circumstance of an event: " while blocking"."""
        row, whose = self.row_of(f), self.unnamed(first_things(node) or THIS)
        if "during" in row:
            return self.fill(row["during"], f, row, whose)
        told = self.said(f, replace(whose, many=False), "is")
        return str(self.row(node.word)["meanwhile"]).format(who=self.grammar.subject(whose), told=told)

    def inner_rule(self, rule: Rule, form: str, node: Node | None) -> str:
        """A rule inside another; the condition of that one is a frame around it."""
        condition = getattr(node, "condition", None)
        words = [f"on:{n.word}" for n in walk(condition)] if condition is not None else []
        with self.framed(*words):
            inner = getattr(rule, "rule", None) if form == "inner" else None
            return self.rule(inner if isinstance(inner, Rule) else rule)

    # Effects

    def begin(self) -> None:
        """A new sentence, unless one has begun."""
        if not self.opened:
            self.near = []
        self.opened = False

    def sentences(self, effect: Effect) -> list[str]:
        """An effect as sentences, without capitals and full stops."""
        if isinstance(effect, Seq):
            return [text for group in self.groups(effect.parts) for text in self.sentence_group(group)]
        if isinstance(effect, If) and self.is_mark(effect.condition):
            return self.marked(effect)
        if isinstance(effect, May) and isinstance(effect.effect, Seq):
            return self.optional(effect.effect)
        opened = self.opened
        self.begin()
        text = self.clause(effect, "do")
        if not text:
            self.opened = opened
        return [text] if text else []

    def groups(self, parts: tuple[Effect, ...]) -> list[list[Effect]]:
        """Effects that make one sentence together."""
        found: list[list[Effect]] = []
        for part in parts:
            if found and self.goes_with(found[-1][-1], part):
                found[-1].append(part)
            else:
                found.append([part])
        return found

    def goes_with(self, before: Effect, effect: Effect) -> bool:
        """Whether two effects make one sentence: one doer, or the one has to do with who did the other."""
        if not (self.is_plain(before) and self.is_plain(effect)):
            return False
        actor = self.actor(before)
        return self.actor(effect) == actor or (actor is not None and first_things(effect) == actor)

    def sentence_group(self, group: list[Effect]) -> list[str]:
        """The sentences of effects that belong together."""
        if len(group) == 1:
            return self.sentences(group[0])
        self.begin()
        return [self.joined(Seq(tuple(group)), "do")]

    def is_plain(self, effect: Effect) -> bool:
        """Whether an effect is a simple clause; others have a sentence of their own."""
        if isinstance(effect, If | May | Choose | Pick | Unless):
            return False
        return not self.row_of(effect).get("sentence")

    def actor(self, effect: Effect) -> Things | None:
        """Who does it, if it is not the player who is told to."""
        name = self.row_of(effect).get("actor")
        return getattr(effect, name) if name else None

    def optional(self, seq: Seq) -> list[str]:
        """Several effects that may be done: what only follows from the first ones is told behind them."""
        first, rest = self.divided(seq)
        self.begin()
        return [self.clause(May(first), "do"), *self.sentences(rest)]

    def divided(self, seq: Seq) -> tuple[Effect, Seq]:
        """What one decides to do, and what then follows by itself."""
        head, rest = [seq.parts[0]], list(seq.parts[1:])
        while rest and self.is_plain(rest[0]) and self.actor(rest[0]) is None:
            head.append(rest.pop(0))
        names = {getattr(node, "as_", "") for part in head for node in walk(part)} - {""}
        if not all(names & self.names_in(part) for part in rest):
            head, rest = list(seq.parts), []
        return head[0] if len(head) == 1 else Seq(tuple(head)), Seq(tuple(rest))

    def chosen(self, effect: Effect) -> str:
        """An effect as something one may choose to do."""
        self.start(effect)
        first, rest = self.divided(effect) if isinstance(effect, Seq) else (effect, Seq(()))
        return self.finished([self.clause(first, "inf"), *self.sentences(rest)]).removesuffix(".")

    def names_in(self, effect: Effect) -> set[str]:
        """The results that an effect speaks of."""
        return {str(getattr(node, "name", "")) for node in walk(effect)}

    def clause(self, effect: Effect, form: str) -> str:
        """An effect as one clause."""
        if isinstance(effect, Seq):
            return self.joined(effect, form)
        if isinstance(effect, If) and effect.else_ != NOTHING and self.is_mark(effect.condition):
            return self.bracketed(effect, form)
        with self.framed(effect.word):
            text = super().clause(effect, form)
        self.past.append(effect)
        name = getattr(effect, "as_", "")
        if name and text:
            self.near.append(That(Name(name)))
        return text

    def joined(self, seq: Seq, form: str) -> str:
        """Several effects in one clause; where somebody else goes on, "then" stands between."""
        row = self.row("seq")
        told: list[tuple[str, Effect]] = []
        for part in seq.parts:
            text = self.next_clause(part, told[-1][1] if told else None, form)
            if text:
                told.append((text, part))
        text = told[0][0] if told else ""
        for i, (clause, part) in enumerate(told[1:], 1):
            same = form != "do" or self.actor(part) == self.actor(told[i - 1][1])
            text += row[self.joint(told, i) if same else "then"] + clause
        return text

    def joint(self, told: list[tuple[str, Effect]], i: int) -> str:
        """What stands before one of several clauses; one that is a list itself has its own "and"."""
        listed = [bool(self.row_of(part).get("listed")) for _, part in told]
        if i < len(told) - 1 or listed[i]:
            return "comma"
        return "and_long" if any(listed) else "and"

    def next_clause(self, effect: Effect, before: Effect | None, form: str) -> str:
        """A clause behind another: what both share is not said twice."""
        if before is None:
            return self.clause(effect, form)
        row = self.row_of(effect)
        after: Row = row.get("after", {}).get(before.word, {})
        if form in after and all(getattr(effect, n) == getattr(before, n) for n in after.get("same", ())):
            self.past.append(effect)
            return self.fill(after[form], effect, row)
        self.doer = self.actor(before)
        text = self.clause(effect, form)
        self.doer = None
        return text

    # Conditions

    def predicate(self, subject: Things, where: tuple[Filter, ...], row: Row, form: str) -> str:
        """Filters said of a subject."""
        np = self.unnamed(subject)
        lead = self.fill(row["any"], None, row, np) if np.many else ""
        text = lead + self.mention(subject, "subj" if not lead else "name")
        told = [self.said(f, replace(np, many=False), "is" if form == "if" else form) for f in where]
        told = told or [row["there"]["not" if form in ("not", "while_not") else "is"]]
        return f"{text} {self.row('seq')['and'].join(told)}"

    def condition(self, node: Condition, form: str) -> str:
        """What comes after "if" or "while"; a `relation` is said of whoever has it."""
        with self.framed(node.word):
            relations = self.row(node.word).get("relation", ())
            where: tuple[Filter, ...] = getattr(node, "where", ())
            f = next((f for f in where if f.word in relations), None)
            if f is None:
                return super().condition(node, form)
            kind = getattr(node, "kind", None)
            rest = tuple(other for other in where if other is not f)
            word = kind.word if kind is not None else ""
            np = self.described(self.noun(word), word, rest, "bare" if form == "not" else "one")
            lead = str(self.row(node.word)["no"]) if form == "not" else ""
            text = f"{lead}{np.text} {self.said(f, np, 'is' if form in ('if', 'not') else form)}"
            self.near = []  # it was about somebody else
            return text

    # Marks

    def is_mark(self, condition: Condition) -> bool:
        """Whether a condition is shown as a sign."""
        return "mark" in self.row(condition.word)

    def sign(self, condition: Condition) -> str:
        """The sign of a condition, and the space after it."""
        row = self.row_of(condition)
        return self.fill(row["mark"], condition, {**row, **row["signs"]}) + " "

    def marked(self, effect: If) -> list[str]:
        """What happens anyway, then what happens under the mark."""
        told = self.sentences(effect.else_) if effect.else_ != NOTHING else []
        row = self.row(effect.condition.word)
        if effect.else_ != NOTHING:
            way = "instead"
        else:
            plain = isinstance(effect.then, If) or self.is_more(effect.then)
            way = "also" if self.past and not plain else ""
        self.on_top = way != "instead"
        first, *rest = self.sentences(effect.then)
        self.on_top = False
        first = str(row[way]).format(told=first) if way else first
        return [*told, self.sign(effect.condition) + first, *rest]

    def bracketed(self, effect: If, form: str) -> str:
        """What happens anyway, and in brackets what happens under the mark."""
        anyway = self.clause(effect.else_, form)
        row = self.row(effect.condition.word)
        told = str(row["instead"]).format(told=self.clause(effect.then, form))
        return f"{anyway} ({self.sign(effect.condition)}{told})"

    def is_more(self, node: Node) -> bool:
        """Whether the row itself says that this comes on top."""
        self.on_top = True
        found = any("again" in c["when"] for c in self.row(node.word).get("case", ())) and self.is_again(node)
        self.on_top = False
        return found

    # Rules

    def rule(self, rule: Rule) -> str:
        """A rule as a text; an effect of several sentences stays several sentences."""
        row = self.row_of(rule)
        effect = getattr(rule, "effect", None)
        with self.framed(rule.word):
            if not isinstance(effect, Effect) or "{effect" in row["text"]:
                text = self.fill(row["text"], rule, row)
                self.past.append(rule)
                return text
            effect = self.under(rule, effect)
            head = self.fill(row["text"], rule, row)
            event = getattr(rule, "event", None)
            with self.framed(f"on:{event.word}" if event is not None else "on:"):
                self.opened = bool(head)
                return ". ".join(self.with_head(head, self.sentences(effect)))

    def with_head(self, head: str, told: list[str]) -> list[str]:
        """The head of a rule joined to its first sentence; a mark cannot stand in the middle of one."""
        if not told:
            return [head]
        mark, _, rest = told[0].partition(" ")
        return [f"{mark} {head}{rest}" if mark.startswith("*") else head + told[0], *told[1:]]

    def under(self, rule: Rule, effect: Effect) -> Effect:
        """A condition that belongs to the event ("attacks alone") is told with it."""
        if not isinstance(effect, If) or effect.else_ != NOTHING:
            return effect
        row = self.row_of(effect.condition)
        event = getattr(rule, "event", None)
        if "during" not in row or event is None or event.word not in row.get("events", (event.word,)):
            return effect
        self.during = self.fill(row["during"], effect.condition, row)
        return effect.then

    def passages(self, rules: tuple[Rule, ...]) -> list[str]:
        """The texts of a card's rules: those that share a frame, or go on from each other, are one text."""
        found: list[str] = []
        last: Rule | None = None
        for rule in rules:
            told = forward_rule(rule, self.is_mark)
            mark = told.condition if isinstance(told, While) and self.is_mark(told.condition) else None
            inner = told.rule if isinstance(told, While) and mark is not None else told
            if last is not None and self.goes_on(last, inner, mark):
                found[-1] += self.continued(inner, mark)
            else:
                self.start(rule)
                found.append((self.sign(mark) if mark is not None else "") + self.rule(inner))
            last = inner
        return [self.finished([text]) for text in found]

    def start(self, node: Node) -> None:
        """A new text: nothing has been named yet."""
        self.named_before, self.near, self.past, self.bound = [], [], [], {}
        self.opened = False
        self.uses = {}
        for effect in walk(node):
            if isinstance(effect, Effect):
                for name in self.names_in(effect) - {""}:
                    self.uses[name] = self.uses.get(name, frozenset()) | {effect.word}

    def goes_on(self, last: Rule, rule: Rule, mark: Condition | None) -> bool:
        """Whether a rule continues the text of the one before it."""
        if type(last) is not type(rule):
            return False
        inner = getattr(rule, "rule", None)
        framed = isinstance(inner, Rule) and self.row(rule.word).get("frame") and not hasattr(inner, "effect")
        return bool(framed) or mark is not None

    def continued(self, rule: Rule, mark: Condition | None) -> str:
        """What a rule adds to the text before it."""
        inner = getattr(rule, "rule", None)
        if isinstance(inner, Rule) and self.row(rule.word).get("frame"):
            rule = inner
        if mark is None:
            return str(self.row("seq")["and"]) + self.rule(rule)
        more = self.is_more(rule)
        self.on_top = True
        text = self.rule(rule)
        self.on_top = False
        also = str(self.row(mark.word)["also"])
        return ". " + self.sign(mark) + (text if more else also.format(told=text))

    def told(self, effect: Effect) -> str:
        """An effect alone, as sentences."""
        self.start(effect)
        return self.finished(self.sentences(forward(effect, self.is_mark)))
