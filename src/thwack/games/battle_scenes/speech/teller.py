"""Sentences of Battle Scenes: costs and what follows, choices, who controls or carries what."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ....cardlang.amounts import Count
from ....cardlang.control import NOTHING, And, AtLeast, AtMost, Choose, If, May, Not, Pay, Seq
from ....cardlang.moments import While
from ....cardlang.node import Condition, Effect, Filter, Number, Rule, Things, fields_of
from ....cardlang.nouns import Each, Other, Theirs, You, Yours
from ....cardlang.shared import Is, OneOf, ThereIs
from ....cardlang.verbs import Damage
from ....wording import NP, Noun
from ..cards.deeds import Exactly, UsesOf
from ..cards.further import OtherUses
from ..cards.keywords import Camouflage
from ..cards.standing import Carried
from ..cards.verbs import Clairvoyance, Pierce
from ..cards.words import CarriedBy, DamageTaken, EarlierUses, In, Plus, Revealed
from .phrases import BANG, SceneNouns


@dataclass
class SceneTeller(SceneNouns):
    """Tells one card's text."""

    # Effects

    def sentences(self, effect: Effect) -> list[str]:
        """An effect as sentences; damage that stands alone needs no verb."""
        if isinstance(effect, Clairvoyance):
            self.begin()
            told = [self.clause(effect, "do")]
            return told if effect.effect == NOTHING else told + self.sentences(effect.effect)
        if isinstance(effect, Damage | Pierce) and not self.opened and not self.frames:
            self.begin()
            return [self.clause(effect, "alone")]
        if isinstance(effect, If) and effect.else_ == NOTHING and isinstance(effect.then, Seq):
            first, rest = self.divided(effect.then)
            if rest.parts:
                self.begin()
                return [self.clause(replace(effect, then=first), "do"), *self.sentences(rest)]
        if isinstance(effect, May) and isinstance(effect.effect, Pay):
            self.begin()
            return [self.clause(effect, "do")]
        return super().sentences(effect)

    def clause(self, effect: Effect, form: str) -> str:
        """An effect as one clause."""
        if isinstance(effect, Pay):
            cost = self.clause(effect.cost, form)
            return cost + str(self.row("noun")["then"]["one"]) + self.following(effect.effect)
        if isinstance(effect, Choose):
            return self.choice(effect, form)
        return super().clause(effect, form)

    def following(self, effect: Effect) -> str:
        """What happens next, as sentences of their own."""
        self.near = []
        self.opened = True
        return ". ".join(self.sentences(effect))

    def choice(self, effect: Choose, form: str) -> str:
        """One of several effects."""
        row = self.row("noun")["choose"]
        told = []
        alone = not self.frames
        before = list(self.named_before)
        for part in effect.effects:
            self.near, self.named_before = [], list(before)
            bare = alone and isinstance(part, Damage | Pierce)
            told.append(self.clause(part, "alone" if bare else "do"))
        return str(row["inf" if form == "inf" else "one"]) + str(row["or"]).join(told)

    # Conditions

    def condition(self, node: Condition, form: str) -> str:
        """What comes after "if" or "while"."""
        if isinstance(node, And) and all(isinstance(c, Is) for c in node.conditions):
            return super().condition(self.merged(node), form)
        inner, negative = (node.condition, True) if isinstance(node, Not) else (node, False)
        negative = negative != (form == "not")
        if isinstance(inner, ThereIs):
            noun = self.noun(inner.kind.word)
            word = "none" if negative else "one"
            return self.presence(inner.kind.word, inner.where, noun, word, form)
        if isinstance(inner, AtLeast | AtMost | Exactly) and isinstance(inner.amount, Count):
            things = inner.amount.things
            if isinstance(things, Each):
                return self.numbered(inner, things, form)
        if isinstance(inner, AtLeast) and isinstance(inner.amount, EarlierUses | DamageTaken | OtherUses):
            row = self.row_of(inner.amount)
            return self.fill(row["already"], inner.amount, row)
        if isinstance(inner, Exactly) and isinstance(inner.amount, EarlierUses):
            row = self.row_of(inner.amount)
            return self.fill(row["second"], inner.amount, row)
        if isinstance(inner, AtLeast | AtMost) and isinstance(inner.amount, UsesOf):
            row = self.row_of(inner.amount)
            none = isinstance(inner, AtMost) and inner.most == Number(0)
            word = "already" if isinstance(inner, AtLeast) else "none" if none else "first"
            return self.fill(row.get(f"{word}_{form}", row[word]), inner.amount, row)
        return super().condition(node, form)

    def said(self, f: Filter, subject: NP, form: str) -> str:
        """One filter said of a subject, or one of several."""
        if isinstance(f, OneOf):
            joint = "and" if form in ("not", "while_not") else "or"
            return self.series([self.said(part, subject, form) for part in f.filters], joint)
        return super().said(f, subject, form)

    def finished(self, sentences: list[str]) -> str:
        """Sentences; what they call X is explained in one more."""
        while self.tallies:
            amount = self.tallies.pop(0)
            row = self.row_of(amount)
            self.near = []
            sentences = [*sentences, self.fill(row["explained"], amount, row)]
        return super().finished(sentences).replace(BANG, "!")

    def merged(self, node: And) -> Condition:
        """Several things said of one subject as one condition."""
        parts = [c for c in node.conditions if isinstance(c, Is)]
        if len({c.things for c in parts}) > 1:
            return node
        return Is(parts[0].things, tuple(f for c in parts for f in c.where))

    def numbered(self, node: AtLeast | AtMost | Exactly, things: Each, form: str) -> str:
        """How many there are: "you control at least 2 Villain characters"."""
        limit = node.least if isinstance(node, AtLeast) else node.most
        row = self.row("there_is")
        if isinstance(limit, Plus) and isinstance(limit.first, Count):
            mine = self.described(self.noun(things.kind.word), things.kind.word, (), "many").text
            own = any(isinstance(f, Yours) for f in things.where)
            texts = row["outnumbering" if own else "outnumbered"]
            return str(texts[form if form in texts else "if"]).format(told=mine)
        if isinstance(limit, Count) and isinstance(limit.things, Each):
            told, rest = (self.without_owner(one) for one in (things, limit.things))
            return str(row["as_many"][form if form in row["as_many"] else "if"]).format(told=told, rest=rest)
        words, where = self.row(node.word), things.where
        lead = str(words["lead"])
        if "other" in words and any(isinstance(f, Other) for f in where):
            lead += str(words["other"])
            where = tuple(f for f in where if not isinstance(f, Other))
        told = f"{lead}{self.factor(limit)}"
        if "lone" in words and limit == Number(1) and any(isinstance(f, Other) for f in things.where):
            where = tuple(f for f in things.where if not isinstance(f, Other))
            told = f"{words['lead']}{words['lone']} 1"
            found = self.presence(things.kind.word, where, self.noun(things.kind.word), told, form)
            return found.replace(" 1 ", " ")
        return self.presence(things.kind.word, where, self.noun(things.kind.word), told, form)

    def without_owner(self, things: Each) -> str:
        """Things whose owner the sentence has told."""
        where = tuple(f for f in things.where if not isinstance(f, Yours))
        return self.described(self.noun(things.kind.word), things.kind.word, where, "many").text

    def presence(self, kind: str, where: tuple[Filter, ...], noun: Noun, number: str, form: str) -> str:
        """That somebody controls, carries or has revealed something; `number` is one, none or a number."""
        row = self.row("there_is")
        if any(isinstance(f, In) for f in where):
            ways = {"none": row["none_way"], "one": "one"}
            with self.framed("present"):
                np = self.described(noun, kind, where, ways.get(number, "many"))
            if number in ways:
                return self.presented(row["any"], np, number, form)
            return self.presented(row["several"], replace(np, text=f"{number} {np.text}"), number, form)
        by = next((f for f in where if isinstance(f, CarriedBy)), None)
        owner = next((f for f in where if isinstance(f, Yours | Theirs)), None)
        shown = next((f for f in where if isinstance(f, Revealed)), None)
        known = by or owner or shown
        rest = tuple(f for f in where if f is not known)
        way = "one" if number == "one" else "many" if number != "none" else "bare"
        if number not in ("one", "none") and number.endswith(" 1"):
            way = "bare"
        who = self.mention(by.things, "subj") if by is not None else ""
        kind = "card" if by is not None else kind
        np = self.described(noun, kind, rest, row["none_way"] if number == "none" else way)
        told = np.text if number in ("one", "none") else f"{number} {np.text}"
        texts: Mapping[str, str] = row[self.presence_row(by, owner, shown)]
        texts = {name: text.replace("{who}", who) for name, text in texts.items()}
        return self.presented(texts, replace(np, text=told), number, form)

    def presented(self, texts: Mapping[str, str], np: NP, number: str, form: str) -> str:
        """The sentence that says so, or says that it is not so."""
        if number == "none":
            key = "while_not" if form == "while" and "while_not" in texts else "not"
        else:
            key = form if form in texts else "if"
        return self.fill(texts[key].replace("{told}", np.text), None, texts, np)

    def presence_row(self, by: Filter | None, owner: Filter | None, shown: Filter | None) -> str:
        """The row for what is told of a thing."""
        if by is not None:
            return "carries"
        if owner is not None:
            return "yours" if isinstance(owner, Yours) else "theirs"
        return "shown" if shown is not None else "any"

    # Rules

    def actor(self, effect: Effect) -> Things | None:
        """Who does it, if it is not the player who is told to."""
        found = super().actor(effect)
        return None if isinstance(found, You) else found

    def rule(self, rule: Rule) -> str:
        """A rule as a text; a keyword may have nothing behind it."""
        if isinstance(rule, Camouflage) and rule.effect == NOTHING:
            row = self.row_of(rule)
            return self.fill(row["text"], rule, row)
        return super().rule(rule)

    def goes_on(self, last: Rule, rule: Rule, mark: Condition | None) -> bool:
        """Whether a rule continues the text of the one before it: both stand under the same condition."""
        if not isinstance(rule, While | Carried):
            return False
        same = all(
            getattr(last, f.name, None) == getattr(rule, f.name)
            for f in fields_of(type(rule))
            if f.name != "rule"
        )
        return same and super().goes_on(last, rule, mark)
