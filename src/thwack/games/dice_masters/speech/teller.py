"""Who words the trees of cards, in four languages, and by what names sentences call things."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any, Final

from ....cardlang.amounts import Spent
from ....cardlang.control import Choose, If
from ....cardlang.node import Amount, Effect, Filter, Node, Number, Things, fields_of, walk
from ....cardlang.nouns import Each, One, Opponent, Other, OtherThan, That, Yours
from ....cardlang.shared import Among, Non, OneOf, Some
from ....wording import LANGUAGES, NP, Book, Names, Narrator, Noun, language, read_book
from ..cards.library import CardDef, Library, library
from ..cards.verbs import Deal, Put, Strike
from ..cards.words import AnyOf, Typed

ENERGY_TYPES: Final = frozenset({"fist", "bolt", "mask", "shield"})
THAT_TYPE: Final = "that"  # in the place of an energy type: the one that was chosen


@cache
def rows() -> dict[str, Any]:
    """The rows of this game's words."""
    return tomllib.loads((resources.files(__package__) / "words.toml").read_text(encoding="utf-8"))


@cache
def book() -> Book:
    """The wording of all words."""
    return read_book(rows())


class DiceTeller(Narrator):
    """Tells what only Dice Masters has: bonuses, dice that were drawn, either one sort or another."""

    # Rows

    def row_of(self, node: Node) -> Mapping[str, Any]:
        """The row of a node; what is not of a sort has that sort as an adjective, or says it in a clause."""
        row = super().row_of(node)
        if not isinstance(node, Non) or "except" in self.row(node.filter.word):
            return row
        return row if "adj" in self.row_of(node.filter) else {**row, "pre": "", "post": row["otherwise"]}

    def marks(self, value: Any) -> frozenset[str]:
        """What a row may call a value."""
        found = super().marks(value)
        if isinstance(value, Some):
            return found | {"by-opponent" if isinstance(value.by, Opponent) else "chosen"}
        if isinstance(value, If) and not self.is_mark(value.condition):
            return found | {"conditional"}
        if isinstance(value, One) and value.where == (Yours(), Other()):
            return found | {"any-other"}
        if isinstance(value, That) and self.past and isinstance(self.past[-1], Strike | Deal):
            effect = self.source(value)  # "each of them deals ...", so no pronoun for one or for many fits
            return found | {"several"} if effect is not None and self.is_several(effect) else found
        return found.union(*map(self.marks, value.parts)) if isinstance(value, AnyOf) else found

    def slot(self, slot: str, node: Node | None, row: Mapping[str, Any], agree: NP | None) -> str:
        """One slot of a row; `{rest}` are the dice that were drawn and not put where the others go."""
        if slot == "rest" and isinstance(node, Put):
            among = next(f for f in getattr(node.target, "where", ()) if isinstance(f, Among))
            return self.rest(among.name, node.target).text
        return super().slot(slot, node, row, agree)

    def slug(self, slug: str, form: str, node: Node | None) -> str:
        """A bare name: a character's, with its article or without."""
        if form == "title":
            return self.names.person(slug, self.lang).text
        if form == "bare":
            return self.names.person_noun(slug, self.lang).one
        if isinstance(node, Spent):  # what was paid, if that is known
            slug = str(getattr(self.bound.get(slug), "resource", "any"))
        return super().slug(slug, form, node)

    def parts(self, values: tuple[Any, ...], form: str) -> str:
        """Several values; filters of which one is enough."""
        joint, _, said = form.partition(" ")
        if joint in ("or", "and") and values and isinstance(values[0], Filter):
            found = [self.row_of(f) for f in values]
            texts = [
                self.fill(row.get(said, row["is"]), f, row) for f, row in zip(values, found, strict=True)
            ]
            return str(self.row("seq")[joint]).join(texts)
        return super().parts(values, form)

    # Nouns

    def mention(self, things: Things, form: str) -> str:
        """Things in a sentence; of several sorts each has its preposition."""
        if isinstance(things, AnyOf):
            form = form if form.startswith("+") else "name"
            return str(self.row("seq")["or"]).join(self.mention(part, form) for part in things.parts)
        return super().mention(things, form)

    def named_phrase(self, things: Things, form: str) -> NP:
        """Things by name or description."""
        if isinstance(things, Some):
            return self.some(things, form)
        if isinstance(things, AnyOf):
            return NP(self.mention(things, "name"))
        if isinstance(things, Each):
            among = next((f for f in things.where if isinstance(f, Among)), None)
            taken = next((f for f in things.where if isinstance(f, OtherThan)), None)
            effect = self.bound.get(taken.name) if taken is not None else None
            if among is not None and effect is not None:
                return self.rest(among.name, getattr(effect, "target", things))
        return super().named_phrase(things, form)

    def some(self, things: Some, form: str) -> NP:
        """So many of a kind: "2 of your characters", "up to 2 opposing characters"."""
        if form == "their":
            with self.framed("they"):
                return self.some(things, "")
        noun, kind = self.noun(things.kind.word), things.kind.word
        several = things.amount != Number(1)
        self.beside = frozenset(f.word for f in things.where)
        owned = any(self.row_of(f).get("of", {}).get("lead") for f in things.where)
        self.beside = frozenset()
        if owned and not several:
            text = self.described(noun, kind, things.where, "one").text
        elif owned:
            number = self.amount(things.amount, "", things)
            text = f"{number} {self.described(noun, kind, things.where, 'of').text}"
        else:
            text = self.quantity(things.amount, noun, kind, things.where)
        if isinstance(things.by, Opponent) and "they" not in self.frames:
            text += str(self.row("noun")["choice"]["one"])
        return NP(text, self.head(One(things.kind, things.where)).gender, several, noun.animate)

    def rest(self, drawn: str, taken: Things) -> NP:
        """What is left of dice that were drawn."""
        among, amount = getattr(self.bound.get(drawn), "amount", None), getattr(taken, "amount", Number(1))
        left = among.n - amount.n if isinstance(among, Number) and isinstance(amount, Number) else 2
        row = self.row("noun")["rest"]
        return NP(row["one" if left == 1 else "many"], row["gender"], left != 1)

    def described(self, noun: Noun, kind: str, where: tuple[Filter, ...], way: str) -> NP:
        """A noun with its filters; where one of several is enough, the noun stands with each."""
        either = next((f for f in where if isinstance(f, OneOf)), None)
        if either is None:
            others = [f for f in where if isinstance(f, OtherThan)]  # "other" is said once
            where = tuple(f for f in where if f not in others[1:])
            return super().described(noun, kind, tuple(sorted(where, key=self.place)), way)
        rest = tuple(f for f in where if f is not either)
        found = [self.described(noun, kind, (*rest, f), way) for f in either.filters]
        joint = str(self.row("seq")["and" if way == "class" else "or"])
        return replace(found[0], text=joint.join(np.text for np in found))

    def place(self, f: Filter) -> int:
        """Where a filter stands among others: whose, which other, then the rest; a clause comes last."""
        if isinstance(f, Non):
            return 2 if self.grammar.possessive else 4
        if f.word in ("yours", "theirs"):
            return 0
        return 1 if isinstance(f, Other | OtherThan) else 3

    # Amounts

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number; `bonus` is that of a node with attack and defense."""
        return self.bonus(node) if form == "bonus" else super().amount(amount, form, node)

    def bonus(self, node: Node | None) -> str:
        """A bonus: "+1A/+1D", "+4D", "-2A/-2D"."""
        row = self.row("noun")["bonus"]
        found: list[tuple[str, str]] = []
        for letter, name in (("A", "attack"), ("D", "defense")):
            amount = getattr(node, name)
            if self.style(amount) == "equal":
                found.append((str(row["one"]).format(letter=letter, value=self.value(amount)), ""))
            elif amount != Number(0):
                found.append((f"{int(self.factor(amount)):+d}{letter}", self.tail(amount)))
        tails = {tail for _, tail in found}
        if len(tails) <= 1 and all(text[1].isdigit() for text, _ in found):
            return ("/".join(text for text, _ in found) or "+0A") + "".join(tails)
        return str(row["and"]).join(text + tail for text, tail in found)

    # Effects

    def clause(self, effect: Effect, form: str) -> str:
        """An effect as one clause; a choice among all energy types is told once."""
        if isinstance(effect, Choose):
            same = of_that_type(effect)
            if same is not None:
                row = self.row("noun")["energy_type"]
                return str(row["inf" if form == "inf" else "one"]).format(told=self.clause(same, "do"))
        with self.framed(*(("put",) if isinstance(effect, Put) else ())):
            return super().clause(effect, form)


def of_that_type(choose: Choose) -> Effect | None:
    """The effect of a choice that is only about an energy type, said of the type that was chosen."""
    found = [{n.energy for n in walk(effect) if isinstance(n, Typed)} for effect in choose.effects]
    types = {next(iter(types)) for types in found if len(types) == 1}
    alike: set[Effect] = {_retyped(effect) for effect in choose.effects}
    if choose.amount != Number(1) or len(alike) != 1 or types != ENERGY_TYPES or len(found) != len(types):
        return None
    return next(iter(alike))


def _retyped(node: Any) -> Any:
    """A tree with the chosen type in the place of every energy type."""
    if isinstance(node, Typed):
        return Typed(type(node.energy)(THAT_TYPE))
    if not isinstance(node, Node):
        return node
    changes: dict[str, Any] = {}
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        changes[f.name] = tuple(map(_retyped, value)) if f.many else _retyped(value)
    return type(node)(**changes)


# Names


def title_row(card: CardDef, lang: str) -> dict[str, Any]:
    """A title with its grammar. English has the person's gender, as the Portuguese of Brazil does."""
    row = {"one": card.title_name[lang], **card.grammar.get(lang, {})}
    if lang == "en" and card.type == "character" and row.get("gender", "m") == "m":
        row["gender"] = card.grammar.get("pt", {}).get("gender", "m")
    elif lang == "en":
        row.setdefault("gender", "n")
    return row


# By id(); the library is kept too, so that no other can get its id.
_TITLES: dict[int, tuple[Library, dict[str, dict[str, dict[str, Any]]]]] = {}


def titles(of: Library) -> dict[str, dict[str, dict[str, Any]]]:
    """The titles of a library's cards by slug, then by language: name, gender, article."""
    known = _TITLES.get(id(of))
    if known is None:
        found = {
            card.title: {lang: title_row(card, lang) for lang in LANGUAGES} for card in of.cards.values()
        }
        known = _TITLES[id(of)] = (of, found)
    return known[1]


def names(card: CardDef | None = None, of: Library | None = None) -> Names:
    """What sentences name: titles of characters and actions, and energies."""
    found = titles(of or library())
    if card is not None and card.title not in found:
        found = {**found, card.title: {lang: title_row(card, lang) for lang in LANGUAGES}}
    return Names(
        book=book(), speaker=card.title if card is not None else "", persons=found, words=rows()["word"]
    )


def title(slug: str, lang: str, of: Library | None = None) -> NP:
    """A character or action by name, with its article where it has one: "o Hulk"."""
    return names(of=of).person(slug, language(lang))


def sidekick(lang: str, of: Library | None = None) -> Noun:
    """The Sidekick's name."""
    row = (of or library()).sidekick.name[language(lang)]
    return Noun(row["one"], row["many"], row["gender"], animate=True)


def teller(card: CardDef | None, lang: str, of: Library | None = None) -> DiceTeller:
    """Who tells a card's text in a language."""
    this = card.title if card is not None and card.type == "character" else ""
    return DiceTeller(language(lang), names(card, of), this)
