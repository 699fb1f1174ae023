"""What an expression on a card may not say although it can be read: names that mean nothing, targets where
nothing is targeted, an X that nobody pays, choices among cards that nobody may see. Where words may stand and
what they take is in `places.py`."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ....cardlang.control import Choose, Did
from ....cardlang.form import Form, column_of, hint_of
from ....cardlang.node import Effect, Node, Number, Slug, fields_of, show, walk
from ....cardlang.nouns import (
    YOU,
    CardKind,
    Either,
    One,
    Opponent,
    OtherThan,
    Player,
    That,
    Theirs,
    This,
    Yours,
)
from ....cardlang.shared import Among, Some, ThisCard, Top
from .answers.grammar import MEANS as MORE_MEANS
from .entry.grammar import MEANS as ENTRY_MEANS
from .keywords import Keyword
from .limits import InHand
from .named import ActionOf, Alike, Chosen, GainsChosen
from .occasions import Enters
from .outcomes import CosmicX, ForEach
from .standing import Carried, FromPrizes
from .verbs import ActAgain, Arrange, Clairvoyance, Put, Unload
from .words import AnyTargets, In, Revealed, Target, Targets, Typed, X

# Words of other games that nothing in this one gives a meaning.
FOREIGN: Final = (
    *("become", "chance", "damaged", "defeat", "gain", "heal", "resource", "spend", "spent"),
    *("stat", "switch", "take", "themselves", "turn_end"),
)

TYPES: Final = ("character", "support", "scenario", "ability", "ev")  # BS-1.1
TIMINGS: Final = ("normal", "anticipate", "unforeseen")  # BS-1.4
ACTION_KEYWORDS: Final = ("single-action", "singularity", "one-per-turn")  # BS-11.1, BS-11.15
KEYWORDS: Final = tuple(sorted(cls.word.replace("_", "-") for cls in Keyword.__subclasses__()))
TARGETS: Final = Target | Targets | AnyTargets
IN_SCENE: Final = ("character", "support", "ev")
THEIRS: Final = Theirs()
DECKS: Final = (YOU, Opponent(), One(Player(), ()))  # whose deck may be put in order
HIDDEN_CURE: Final = "add yours, or say some(n, card, theirs, ..., by=opponent)"
ZONES: Final = ("hand", "deck", "resources", "prizes", "scene")  # BS-2.1

# What the plain names in a word's arguments are, by word, or by word and argument.
MEANS: Final[dict[str, str]] = {
    "affiliated": "affiliation",
    "aligned": "alignment",
    "also_everywhere": "card",
    "also_named": "card",
    "alter_ego": "alter ego",
    "called": "action",
    "camouflage": "power",
    "capped": "sort of damage",
    "diverts": "source of damage",
    "gains": "power",
    "harmless": "sort of damage",
    "has": "keyword",
    "in_": "zone",
    "joins": "affiliation",
    "loaded_from": "zone of loading",
    "locked": "power",
    "loses": "power",
    "named": "card",
    "other_uses": "action",
    "of_power": "power",
    "powered": "power",
    "bring": "way of entering",
    "printed": "timing",
    "put": "zone to put cards in",
    "replaces": "card",
    "return_": "zone to return to",
    "share": "power",
    "scatter": "manner",
    "timed": "timing",
    "to_resources": "zone",
    "typed": "card type",
    "unhurt": "power",
    "acts_as": "name to act under",
    "all_effects": "action",
    "poses_as": "alter ego",
    "enlists": "affiliation",
    "receives": "zone",
    "two_effects": "action",
    "untargetable.power": "power",
    "untargetable.timing": "timing",
    "with_word": "word in names",
    **MORE_MEANS,
    **ENTRY_MEANS,
}


@dataclass(frozen=True)
class Known:
    """All names that cards may speak of, as slugs."""

    affiliations: Collection[str]
    powers: Collection[str]
    alignments: Collection[str]
    called: Collection[str]
    egos: Collection[str]
    actions: Collection[str]

    @cached_property
    def allowed(self) -> dict[str, Collection[str]]:
        """The names there are of each sort of `MEANS`."""
        return {
            "action": self.actions,
            "affiliation": self.affiliations,
            "alignment": self.alignments,
            "alter ego": self.egos,
            "card": self.called,
            "card type": TYPES,
            "name to act under": (*self.called, *self.egos),
            "keyword": (*KEYWORDS, *ACTION_KEYWORDS),
            "power": self.powers,
            "manner": ("revealed",),
            "way of entering": ("materialize", "readiness", "double"),
            "timing": TIMINGS,
            "word in names": {word for name in self.called for word in name.split("-")},
            "zone": ZONES,
            "zone of loading": (*ZONES, "anywhere"),
            "zone to put cards in": ("hand", "resources", "deck-top", "deck-bottom", "scene", "prizes"),
            "zone to return to": ("hand", "deck", "deck-top", "deck-bottom", "resources", "prizes"),
            "sort of damage": ("piercing", "plain"),
            "source of damage": ("action",),
        }


def check_names(form: Form, text: str, tree: Node, known: Known) -> None:
    """Every plain name in a tree must mean something. `text` is what it was read from."""
    for node in walk(tree):
        if node.word in FOREIGN:
            message = f"`{node.word}` means nothing in Battle Scenes"
            form.fail(message, "the catalogue of verbs lists its words", text, column_of(text, node.word))
        for field, slug in slugs_in(node):
            what = MEANS.get(node.word) or MEANS[f"{node.word}.{field}"]
            allowed = known.allowed[what]
            if slug not in allowed:
                written = slug.replace("-", "_")
                hint = hint_of(slug, allowed).replace("-", "_")
                column = column_of(text, written, show(node))
                form.fail(f"{show(node)} names no {what}", hint, text, column)


def slugs_in(node: Node) -> list[tuple[str, str]]:
    """The plain names among a node's arguments, each with the argument; one that is left out is none."""
    found = []
    for field in fields_of(type(node)):
        if field.type is Slug:
            value = getattr(node, field.name)
            found += [(field.name, str(slug)) for slug in (value if field.many else (value,)) if slug]
    return found


def check_standing(form: Form, text: str, tree: Node) -> None:
    """BS-1.4, BS-R34: Outside of an action nothing is targeted and no X is paid."""
    check_results(form, text, [tree])
    for node in walk(tree):
        if isinstance(node, TARGETS):
            message = f"{show(node)} can stand only in the effect of an action"
            form.fail(message, f"write one({show(node.kind)})", text, column_of(text, node.word))
        if isinstance(node, X):
            form.fail("x can stand only in an action", "write a number", text, column_of(text, "x"))


def check_action(form: Form, cost_is_x: bool, pay: Effect | None, effect: Effect | None) -> None:
    """BS-1.4, BS-R34: The cost targets nothing; an X must be paid somewhere. `form` is the action's."""
    paid, told = form.text("pay", ""), form.text("effect", "")
    for node in walk(pay) if pay else ():
        if isinstance(node, TARGETS):
            hint = "targets belong to the effect"
            form.fail(f"pay cannot target: {show(node)}", hint, paid, column_of(paid, node.word))
    sets_x = cost_is_x or (pay is not None and has_x(pay))
    if effect is not None and has_x(effect) and not sets_x:
        hint = 'write cost = "x", or pay x in `pay`'
        form.fail("the effect uses x, but no cost pays for it", hint, told, column_of(told, "x"))
    check_results(form, told, [tree for tree in (pay, effect) if tree is not None])


# What words mean only together


def check_sense(form: Form, text: str, tree: Node, type_: str) -> None:
    """Words that are right by themselves, and say what cannot be done."""
    carried = any(isinstance(node, Carried | FromPrizes | InHand) for node in walk(tree))
    for node in walk(tree):
        found = senseless(node, "" if carried and type_ in IN_SCENE else type_)
        if found is not None:
            form.fail(*found, text, column_of(text, show(node), node.word))
    words = {node.word for node in walk(tree)}
    if "revealed" in words and words.isdisjoint(("clairvoyance", "divines")):
        hint = "add clairvoyance(n, ...)"
        form.fail("nothing is revealed without clairvoyance", hint, text, column_of(text, "revealed"))
    inner: Node = tree.effect if isinstance(tree, Clairvoyance) else tree
    for mode in inner.effects if isinstance(inner, Choose) else (inner,):
        nouns = {show(node) for node in walk(mode) if isinstance(node, TARGETS)}
        if len(nouns) > 1:
            hint = "say the same target everywhere, or one(...)"
            form.fail(f"an effect has one target noun: {' and '.join(sorted(nouns))}", hint, text, 0)


def senseless(node: Node, type_: str) -> tuple[str, str] | None:
    """What is wrong with a node on a card of that type, and the cure."""
    if isinstance(node, Put) and node.zone == "scene" and not is_scenario(node.cards):
        return f"{show(node)} puts more than scenarios in scene", "add typed(scenario) to its cards"
    if isinstance(node, Put | Unload) and isinstance(node.cards, ThisCard) and type_ in IN_SCENE:
        return f"a {type_} in scene is no card that is carried: {show(node)}", "say return_(this, ...)"
    if type_ == "scenario" and (isinstance(node, ActAgain) or speaks_of_this(node)):
        return f"a scenario is no character: {show(node)}", "say whom it is about, or this_card"
    if isinstance(node, Arrange) and node.of != YOU and not isinstance(node.cards, Top):
        return f"{show(node)} says twice whose cards they are", "leave `of` out, or say top(...)"
    if isinstance(node, Arrange) and node.of not in DECKS:
        return f"cards of one deck are put back in order: {show(node)}", "say of=opponent or of=one(player)"
    if isinstance(node, Choose) and node.amount != Number(1) and any(is_aimed(part) for part in node.effects):
        return "of effects with targets only one can be chosen", "write choose(1, ...)"
    if isinstance(node, One | Some) and isinstance(node.kind, CardKind) and looks_where_hidden(node):
        return f"nobody may choose among cards one does not see: {show(node)}", HIDDEN_CURE
    return None


def speaks_of_this(node: Node) -> bool:
    """Whether something is said of the one that a text stands on, besides that it enters."""
    given = [getattr(node, field.name) for field in fields_of(type(node))]
    return not isinstance(node, Enters) and any(isinstance(value, This) for value in given)


def is_aimed(tree: Node) -> bool:
    """Whether a tree has targets."""
    return any(isinstance(node, TARGETS) for node in walk(tree))


def is_scenario(cards: Node) -> bool:
    """Whether cards are scenarios, as far as they say."""
    if isinstance(cards, That):  # what it was is asked before
        return True
    return any(isinstance(f, Typed) and f.types == ("scenario",) for f in getattr(cards, "where", ()))


def looks_where_hidden(node: One | Some) -> bool:
    """Whether a player would choose among cards of another's hand or deck."""
    if any(isinstance(f, Yours | Among | Revealed) for f in node.where):
        return False
    if isinstance(node, Some) and isinstance(node.by, Opponent) and any(f == THEIRS for f in node.where):
        return False
    return any(isinstance(f, In) and not {"hand", "deck"}.isdisjoint(f.zones) for f in node.where)


def has_x(tree: Node) -> bool:
    """Whether a tree speaks of X."""
    return any(isinstance(node, X | CosmicX) for node in walk(tree))


def check_results(form: Form, text: str, trees: Iterable[Node]) -> None:
    """`that("x")` needs an `as_="x"` in the same text, or in what was paid for it."""
    nodes = [node for tree in trees for node in walk(tree)]
    given = {str(getattr(node, "as_", "")) for node in nodes} - {""}
    for node in nodes:
        if isinstance(
            node, That | Did | OtherThan | Among | Either | Chosen | GainsChosen | Alike | ActionOf | ForEach
        ):
            for name in node.names if isinstance(node, Either) else (node.name,):
                if name not in given:
                    message = f'{show(node)} refers to "{name}", but nothing has that name'
                    column = column_of(text, show(node), f'"{name}"')
                    form.fail(message, f'add as_="{name}"', text, column)
