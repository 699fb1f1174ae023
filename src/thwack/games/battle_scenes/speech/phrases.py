"""Nouns of Battle Scenes: targets, zones and their owners, who `this` is."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ....cardlang.amounts import AnyNumber, Count, UpTo
from ....cardlang.node import Amount, Filter, Node, Number, Rule, Things
from ....cardlang.nouns import CardKind, Each, One, Opponent, OtherThan, Player, That, Theirs, This, Yours
from ....cardlang.shared import Among, Non, OneOf, Some, ThisCard, Top
from ....wording import NP, Noun
from ....wording.grammar import DOT
from ....wording.rows import first_things
from ..cards.deeds import ActsAs
from ..cards.entry.sights import HandAndTop
from ..cards.further import OtherUses, OwnerOf
from ..cards.keywords import Keyword
from ..cards.library import Library, library
from ..cards.named import Chosen
from ..cards.outcomes import Fed
from ..cards.stances import AllEffects, TwoEffects
from ..cards.standing import ANYBODY
from ..cards.verbs import Called, Clairvoyance, CosmicEnergy, OfPower
from ..cards.words import AnyTargets, Both, CarriedBy, Marked, OwnedBy, Target, Targets
from .numbers import SceneNumbers
from .wheres import ORDER, is_anybodys, is_plainly_among

GROUPS: Final = {
    "powers": "powers",
    "power": "powers",
    "affiliations": "affiliations",
    "group": "affiliations",
    "alignments": "alignments",
    "keyword": "keywords",
    "names": "names",
    "ego": "egos",
    "but": "affiliations",
}
BANG: Final = "\x07"  # in a name: no sentence ends there


@dataclass
class SceneNouns(SceneNumbers):
    """Tells whom and what a card speaks of, and how many."""

    of: Library = field(default_factory=library)
    who: str = "character"  # what `this` is: a character, the bearer, a support, a scenario
    card: str = "card"  # what the card calls itself
    several_marked: bool = False  # its player chooses more than one thing for it
    quiet: bool = False  # what is told now may be told again: it is not yet named

    # Rows

    def row_of(self, node: Node) -> Mapping[str, Any]:
        """The row of a node; one of several chosen things may leave."""
        row = super().row_of(node)
        if isinstance(node, Chosen) and node.name in self.bound:
            return dict(row["by"][self.bound[node.name].word])
        if self.who == "scenario" and "scenarios" in row:
            return {**row, "text": row["scenarios"]}
        return {**row, "text": row["several"]} if self.several_marked and "several" in row else row

    def slot(self, slot: str, node: Node | None, row: Mapping[str, Any], agree: NP | None) -> str:
        """One slot of a row; names and zones are listed."""
        name, _, form = slot.partition(":")
        if node is not None and "|" not in slot and name in GROUPS and hasattr(node, name):
            if not isinstance(row.get(name), Mapping):
                return self.listed(node, name, form, agree is not None and agree.many)
        if name == "told" and isinstance(node, Keyword | Clairvoyance | CosmicEnergy):
            return self.title("keywords", node.word.replace("_", "-"))
        if name == "timings":
            told = self.series([row["timings"][timing] for timing in getattr(node, name)], "or")
            return self.fill(told, node, row, agree)
        if name == "name" and isinstance(node, ActsAs):
            return self.title("egos" if node.name in self.of.people else "names", node.name)
        if slot == "where:of" and agree is not None:  # actions of cards, an action of a card
            return self.described(self.noun("card"), "card", node.where, "many" if agree.many else "one").text  # type: ignore[union-attr]
        if name == "zones":
            return self.fill(
                self.zones([row["zones"][zone] for zone in getattr(node, name)], row), node, row, agree
            )
        return super().slot(slot, node, row, agree)

    def listed(self, node: Node, name: str, joint: str, many: bool) -> str:
        """The names of powers, affiliations and the like that a node speaks of."""
        value = getattr(node, name)
        slugs = (value,) if isinstance(value, str) else value
        group = "actions" if isinstance(node, Called | OtherUses | TwoEffects | AllEffects) else GROUPS[name]
        if many and group == "alignments" and "typed" not in self.beside:
            return self.series([self.row("noun")[group][slug] for slug in slugs], joint or "or")
        if many and isinstance(node, OfPower | Called):
            joint = "and"  # all such actions
        return self.series([self.title(group, slug) for slug in slugs], joint or "or")

    def zones(self, texts: list[str], row: Mapping[str, Any]) -> str:
        """Where cards are; what all places begin with is said once."""
        lead = row.get("lead", "")
        rest = [text.removeprefix(lead) if lead else text for text in texts[1:]]
        return self.series(texts[:1] + rest, "or")

    def title(self, group: str, slug: str) -> str:
        """A name in this language."""
        if group == "names":
            found = self.of.name_of(slug, self.lang)
        elif group == "egos":
            found = self.of.ego_name(slug, self.lang)
        elif group == "actions":
            found = self.action_name(slug)
        else:
            found = getattr(self.of, group)[slug][self.lang]
        return str(found).replace(".", DOT).replace("!", BANG)

    def action_name(self, slug: str) -> str:
        """The name of an action; a card that is not offered may not have it in all languages."""
        found = [card for card in self.of.by_number if card.action is not None and card.action.slug == slug]
        card = next((card for card in found if card.on_offer), found[0])
        return card.action.name[self.lang] if card.action is not None else slug

    def parts(self, values: tuple[Any, ...], form: str) -> str:
        """Several values; `kw` is how a keyword speaks of whom it means."""
        if form == "kw":
            texts = [self.keyword_part(f) for f in values]
            return self.series(texts, "and") if texts else ""
        if values and isinstance(values[0], Rule):
            return self.series([self.fresh_rule(rule) for rule in values], "and")
        return super().parts(values, form)

    def keyword_part(self, f: Filter) -> str:
        """Whom a keyword means, by one filter."""
        row = self.row_of(f)
        if "kw" in row:
            return self.fill(row["kw"], f, row)
        return self.described(self.noun("character"), "character", (f,), "bare").text

    def fresh_rule(self, rule: Rule) -> str:
        """One of several rules: each names its own subject."""
        self.near = []
        return self.inner_rule(rule, "", None)

    def part(self, value: Any, form: str, node: Node | None) -> str:
        """A field's value as text; one of several filters is enough."""
        if isinstance(value, tuple) and form == "or kw":
            return self.series([self.parts((f,), "kw") for f in value], "or")
        return super().part(value, form, node)

    def marks(self, value: Any) -> frozenset[str]:
        """What a row may call a value."""
        found = super().marks(value)
        if value == ANYBODY:
            found |= {"anybody"}
        if value == "":
            return frozenset({"none"})
        if isinstance(value, Some) and isinstance(value.by, Opponent):
            mine = any(isinstance(f, Yours | CarriedBy) for f in value.where)
            found |= {"yours-by-opponent" if mine and value.by == Opponent() else "by-opponent"}
        if isinstance(value, Some) and isinstance(value.by, OwnerOf):
            found |= {"by-controller"}
        if isinstance(value, One | Some | Each):
            if is_anybodys(value.where) or isinstance(self.seen(value), HandAndTop):
                found |= {"anybodys"}
            if any(isinstance(f, Theirs | OwnedBy) for f in getattr(self.seen(value), "where", ())):
                found |= {"theirs"}
            words = {f.word for f in value.where}
            if "yours" in words and "in_" not in words:
                found |= {"own-side"}
        return found

    # Nouns

    def mention(self, things: Things, form: str) -> str:
        """Things in a sentence; of several together each has its preposition."""
        if isinstance(things, Both):
            return self.series([self.mention(part, form) for part in things.parts], "and")
        either = next((f for f in getattr(things, "where", ()) if isinstance(f, OneOf)), None)
        if isinstance(things, Target) and either is not None and things not in self.named_before:
            rest = tuple(f for f in things.where if f is not either)
            sorts = [replace(things, where=(*rest, f)) for f in either.filters]
            told = self.series([self.mention(sort, form) for sort in sorts], "or")
            self.name(things)
            return told
        return super().mention(things, form)

    def has_pronoun(self, things: Things, case: str) -> bool:
        """Whether a pronoun can stand for these things here: nothing else was named since."""
        if isinstance(things, That) and self.named_before[-1:] == [ThisCard()] and self.is_card(things):
            return False  # of two cards, the one that was named last would be meant
        found = super().has_pronoun(things, case)
        if found and isinstance(things, This | Target):
            return self.named_before[-1:] == [things]
        return found

    def is_card(self, things: That) -> bool:
        """Whether an earlier result is a card, not somebody in scene."""
        found = first_things(self.bound[things.name]) if things.name in self.bound else None
        return isinstance(getattr(found, "kind", None), CardKind)

    def named_phrase(self, things: Things, form: str) -> NP:
        """Things by name or description."""
        if isinstance(things, This):
            return self.noun_phrase(f"this_{self.who}")
        if isinstance(things, ThisCard):
            return self.noun_phrase(f"own_{self.card}")
        if isinstance(things, Marked):
            return self.noun_phrase("marked", self.several_marked)
        if isinstance(things, Target):
            return self.target(things)
        if isinstance(things, Targets | AnyTargets):
            return self.targets(things, form)
        if isinstance(things, Top):
            return self.top(things.amount, form)
        if isinstance(things, Some):
            return self.some(things, form)
        if isinstance(things, Both):
            return NP(self.mention(things, "name"), many=True)
        if isinstance(things, One | Each) and self.is_of_them(things):
            return self.among(things)
        found = super().named_phrase(things, form)
        if isinstance(things, One) and isinstance(things.kind, Player) and "pick" not in self.frames:
            return replace(found, text=found.text + str(self.row("noun")["choice"]["one"]))
        return found

    def noun_phrase(self, word: str, many: bool = False) -> NP:
        """A noun with its determiner."""
        return self.np(self.noun(word), many)

    def target(self, things: Target) -> NP:
        """BS-R20: The target; its kind is said only once."""
        if things in self.named_before:
            return self.noun_phrase("target_unit")
        kind = f"target_{things.kind.word}"
        if self.row("noun")[kind].get("det"):
            return self.described(self.noun(kind), kind, things.where, "target")
        return self.described(self.noun(things.kind.word), things.kind.word, things.where, "bare_target")

    def targets(self, things: Targets | AnyTargets, form: str) -> NP:
        """So many targets, or each of them."""
        kind = f"target_{things.kind.word}"
        row, noun = self.row("noun")["targets"], self.noun(kind)
        if things in self.named_before and form == "each":
            return NP(row["again"], noun.gender)
        if things in self.named_before:
            return self.noun_phrase("target_unit", many=True)
        if isinstance(things, Targets):
            noun = replace(noun, many=str(row["different"]).format(told=noun.many))
        text = self.quantity(things.amount, noun, kind, things.where)
        if form == "each":
            most = things.amount.most if isinstance(things.amount, UpTo) else things.amount
            told = self.quantity(most, noun, kind, things.where)
            each = "each_up_to" if isinstance(things.amount, UpTo) else "each"
            text = str(row[each]).format(told=told)
        if isinstance(things, AnyTargets):
            text += str(row["twice"])
        return NP(text, noun.gender, form != "each" and things.amount != Number(1))

    def top(self, amount: Amount, form: str) -> NP:
        """Cards from the top of a deck; the form says whose, if it is not the player's own."""
        row = self.row("noun")["top"]
        deck = row["decks"].get(form, row["decks"]["own"])
        many = amount != Number(1)
        if isinstance(amount, UpTo):
            told = self.quantity(amount, self.noun("card"), "card", ())
            text = str(row["up_to"]).format(told=told, deck=deck)
        elif self.style(amount) == "equal" or isinstance(amount, Count):
            text = str(row["equal"]).format(told=self.value(amount), deck=deck)
        else:
            text = str(row["many" if many else "one"]).format(n=self.factor(amount), deck=deck)
        return NP(text, row["gender"], many)

    def some(self, things: Some, form: str) -> NP:
        """So many of a kind."""
        if form == "their":
            with self.framed("they"):
                return self.some(things, "")
        noun, kind = self.noun(things.kind.word), things.kind.word
        several = things.amount != Number(1)
        where = self.sorted(things.where)
        if isinstance(things.amount, UpTo) and isinstance(things.amount.most, Count | Fed):
            text = self.some(replace(things, amount=things.amount.most), form).text
            text = str(self.row("up_to")["lead"]) + text
        elif isinstance(things.amount, Count | Fed):
            text = f"{self.row('noun')['that_many']['one']} {self.described(noun, kind, where, 'many').text}"
        else:
            text = self.quantity(things.amount, noun, kind, where)
        if isinstance(things.amount, AnyNumber | UpTo):
            for twice, once in self.row("noun")["twice"]["told"]:
                text = text.replace(twice, once)
        return NP(text, noun.gender, several, noun.animate)

    def is_of_them(self, things: One | Each) -> bool:
        """Whether cards that were looked at are told apart by nothing, not even by where they lie."""
        placed = isinstance(things, One) and isinstance(self.seen(things), HandAndTop)
        return is_plainly_among(things.where) and not (placed and len(things.where) > 1)

    def among(self, things: One | Each) -> NP:
        """One of the cards that were looked at, or those that are left."""
        word = "rest" if isinstance(things, Each) else "of_them"
        if self.is_lone_card(things):
            row = self.row("noun")["of_them"]
            return NP(row["lone"], row["gender"])
        other = isinstance(things, One) and any(isinstance(f, OtherThan) for f in things.where)
        row = self.row("noun")[word]
        return NP(row["other" if other else "one"], row["gender"], isinstance(things, Each))

    def seen(self, things: One | Some | Each) -> Things | None:
        """The cards that were looked at, if these are among them."""
        names = [f.name for f in things.where if isinstance(f, Among)]
        return first_things(self.bound[names[0]]) if names and names[0] in self.bound else None

    def is_lone_card(self, things: One | Each) -> bool:
        """Whether only one card was looked at."""
        cards = self.seen(things)
        return isinstance(cards, Top) and cards.amount == Number(1)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters; where one of several is enough, the noun stands with each."""
        either = next((f for f in where if isinstance(f, OneOf)), None)
        if either is None:
            if kind == "unit" and way not in ("one", "bare", "bare_target"):
                noun = self.noun("each_unit")
            if is_anybodys(where):
                with self.framed("anybodys"):
                    found = super().described(noun, kind, self.sorted(where), way)
            else:
                found = super().described(noun, kind, self.sorted(where), way)
            if kind != "loaded" or any(isinstance(f, CarriedBy) for f in where):
                return found
            single = way in ("one", "each", "bare")
            return replace(
                found, text=found.text + str(self.row("noun")["anywhere"]["one" if single else "many"])
            )
        rest = tuple(f for f in where if f is not either)
        sorts = [self.described(noun, kind, (*rest, f), way) for f in either.filters]
        return replace(sorts[0], text=self.series([np.text for np in sorts], "or"))

    def sorted(self, where: tuple[Filter, ...]) -> tuple[Filter, ...]:
        """Filters in the order in which they are read."""
        return tuple(sorted(where, key=self.place))

    def place(self, f: Filter) -> int:
        """Where a filter stands among others; in English an opposing one is said first."""
        if self.grammar.possessive and f.word in ("theirs", "damaging"):
            return 0
        if isinstance(f, Non) and f.filter.word in ("named", "just_loaded"):
            return len(ORDER)  # what it is not called is said last
        return ORDER.index(f.word) if f.word in ORDER else 0

    # Amounts

    def name(self, things: Things) -> None:
        """Remember what was named."""
        if not self.quiet:
            super().name(things)

    def quantity(self, amount: Amount, noun: Noun, kind: str, where: tuple[Filter, ...]) -> str:
        """So many of a noun, whose filters are told for one and for many before one of them is taken."""
        before, self.quiet = self.quiet, True
        found = super().quantity(amount, noun, kind, where)
        self.quiet = before
        for f in where:
            things = first_things(f)
            if things is not None:
                self.name(things)
        return found
