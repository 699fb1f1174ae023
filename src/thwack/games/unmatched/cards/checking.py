"""Whether the names in a hero's effects mean something: fighters, states, tokens, resources, cards."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from ....cardlang.amounts import AnyNumber, UpTo
from ....cardlang.control import Choose, Unless
from ....cardlang.form import Form
from ....cardlang.moments import Damaged, Resource, While
from ....cardlang.node import Filter, Node, Number, Rule, fields_of, show, walk
from ....cardlang.nouns import THIS, CardKind, Chance, Each
from ....cardlang.places import check_places, parts_of
from ....cardlang.results import unknown_result
from ....cardlang.shared import Among, Some
from .combat_words import BannerOf
from .duel_words import Anywhere, InHandOf
from .field_words import Reach
from .lasting import OnlyCombatDamage
from .oneoff_words import Deploy, Leads, Patrol, PatrolAttacks, Patrolled, Patrols, PatrolSwept
from .piece_words import Large, Loadout, Passes, Small, Summon, Swarmed
from .places import GRAMMAR
from .special import Predict, Predicted
from .verbs import AddValue, BringBack, Discard, TradePlaces
from .words import Attacks, Called, Discarded, Modify, PlayAs, States, The, Tokens, Uncancelable
from .zone_words import Lying
from .zoning import zones_named

TYPES: Final = ("attack", "defense", "versatile", "scheme")
# The rules by which an ability brings something to name
BRINGS: Final = {"resource": "resource({}, 0, 3)", "token": "tokens({}, 3)"}
PATROLLING: Final = ("deploy", "patrols", "patrolled", "patrol_attacks", "patrol_swept")
# Words that speak of what a rule of the same hero's ability brings: of one of these
RESTS_ON: Final = {
    **dict.fromkeys(("activate", "deactivate", "choose_active", "all_active", "in_force"), ("open_row",)),
    **dict.fromkeys(("gadget_works", "lends_gadget"), ("open_row",)),
    **dict.fromkeys(("unveil", "fade"), ("extra_deck",)),
    **dict.fromkeys(("open_box", "close_box", "peek_box", "feathers"), ("box_of",)),
    **dict.fromkeys(("roll", "rolled", "die_boost"), ("die",)),
    **dict.fromkeys(("cast_spell", "ingredients", "ingredient"), ("cauldron_of",)),
    "conjure": ("spell",),
    **dict.fromkeys(("ransom", "buy_down"), ("ransoms",)),
    "syllables": ("line_of",),
    "shared_out": ("shared",),
    "resurrected": ("resurrects",),
    "paths": ("rails",),
    **dict.fromkeys(PATROLLING, ("patrol",)),
    **dict.fromkeys(("given_to", "owner_plays", "owner_takes"), ("mischief",)),
    **dict.fromkeys(("leads", "lead_attacks"), ("rivals",)),
    "exile": ("tucks", "loadout"),
}


class Known(NamedTuple):
    """What a hero's effects can name."""

    fighters: frozenset[str]
    several: frozenset[str]  # fighters of whom there is more than one
    states: frozenset[str]
    tokens: frozenset[str]
    resources: frozenset[str]
    cards: frozenset[str]
    tags: frozenset[str]
    zones: frozenset[str] = frozenset()
    patrols: frozenset[str] = frozenset()  # pieces that stand on lines
    rules: frozenset[str] = frozenset()  # words of the ability

    def means(self) -> dict[str, tuple[str, frozenset[str]]]:
        """For each word that has a name in it: what that must be, and those there are."""
        return {
            "the": ("fighter", self.fighters),
            "called": ("fighter", self.fighters),
            "become": ("state", self.states),
            "switch": ("states", self.states),
            "in_state": ("state", self.states),
            "on": ("token", self.tokens),
            "began_on": ("token", self.tokens),
            "linked": ("token", self.tokens),
            "rails": ("token", self.tokens),
            "ride": ("token", self.tokens),
            **dict.fromkeys(("enters", "removed", "snare"), ("token", self.tokens)),
            "tokens": ("place", frozenset({"zone", "supply"})),
            "remove": ("place", frozenset({"supply", "box"})),
            "summon": ("fighter", self.fighters),
            **dict.fromkeys(("passes", "small", "large", "swarmed"), ("fighter", self.fighters)),
            "gain": ("resource", self.resources),
            "spend": ("resource", self.resources),
            "stat": ("resource", self.resources),
            "has": ("resource", self.resources),
            "die": ("resource", self.resources),
            "fetch": ("card", self.cards),
            "show_card": ("card", self.cards),
            "tagged": ("tag", self.tags),
            "modify": (
                "value",
                frozenset({"attack-value", "defense-value", "move", "maneuver-draw", "boost"}),
            ),
            "of_type": ("type", frozenset({*TYPES, "attack-or-versatile", "defense-or-versatile"})),
            "play_as": ("type", frozenset({"attack", "defense"})),
            "keep": ("place", frozenset({"top", "bottom"})),
            "timed": ("timing", frozenset({"immediately", "during", "after"})),
            "reorder": ("share", frozenset({"all", "rest"})),
            "put_back": ("place", frozenset({"top", "bottom"})),
            **dict.fromkeys(("lying", "lay", "stands", "first_of"), ("zone", self.zones)),
            **dict.fromkeys(("in_force", "starts_with"), ("card", self.cards)),
            **dict.fromkeys(("transfer", "ransoms"), ("resource", self.resources)),
            **dict.fromkeys(("acquire", "acquiring", "tucks", "marked"), ("tag", self.tags)),
            **dict.fromkeys(PATROLLING, ("piece on lines", self.patrols)),
            **dict.fromkeys(("mischief", "given_to"), ("tag", self.tags)),
            "banner_of": ("fighter", self.fighters),
            **dict.fromkeys(("leads", "lead_attacks"), ("fighter", self.fighters)),
        }


def known_names(
    fighters: Mapping[str, int], ability: Sequence[Rule], cards: Sequence[str], tags: Sequence[str]
) -> Known:
    """What the effects of a hero with this ability can name; fighters are given with their numbers."""
    return Known(
        fighters=frozenset(fighters),
        several=frozenset(name for name, count in fighters.items() if count > 1),
        states=frozenset(
            str(s) for rule in ability if isinstance(rule, States) for s in (*rule.states, rule.name)
        ),
        tokens=frozenset(str(rule.name) for rule in ability if isinstance(rule, Tokens)),
        resources=frozenset(str(rule.name) for rule in ability if isinstance(rule, Resource)),
        cards=frozenset(cards),
        tags=frozenset(tags),
        zones=frozenset(zones_named(ability)),
        patrols=frozenset(str(rule.name) for rule in ability if isinstance(rule, Patrol)),
        rules=frozenset(rule.word for rule in ability),
    )


def check_tree(form: Form, tree: Node, known: Known, place: str) -> None:
    """Every name in a tree is one that the hero has, or that the tree gave to something before; every word
    can stand in this place."""
    check_results(form, tree)
    check_places(form, GRAMMAR, tree, place, show(tree))
    check_rule(form, tree, place)
    means = known.means()
    if isinstance(tree, Loadout):
        check_loadout(form, tree, known)
    for node in walk(tree):
        check_sense(form, node)
        rests_on = RESTS_ON.get(node.word, ())
        if rests_on and known.rules.isdisjoint(rests_on):
            missing = " or ".join([f"{word}(...)" for word in rests_on])
            form.fail(f"`{node.word}` speaks of what this hero does not have", f"the ability needs {missing}")
        if isinstance(node, The) and node.name in known.several:
            hint = f"say each(fighter, called({node.name})), or one(...)".replace("-", "_")
            form.fail(f"{node.shown()} is more than one fighter", hint)
        what, allowed = means.get(node.word, ("", frozenset()))
        if what and name_in(node) not in allowed:
            form.fail(f"{node.shown()} names no {what} of this hero", cure(name_in(node), what, allowed))


def cure(name: str, what: str, allowed: Collection[str]) -> str:
    """Which names there are; where there are none, how the ability brings one."""
    rule = BRINGS.get(what, "").format(name.replace("-", "_"))
    if allowed or not rule:
        return f"choose from {', '.join(sorted(allowed)) or 'none'}"
    return f"add {rule} to the rules of the ability, and its name in each language as [words.{name}]"


def check_rule(form: Form, tree: Node, place: str) -> None:
    """What a condition can hold for: values on a character card, the type on a card."""
    inner = tree
    while isinstance(inner, While):
        inner = inner.rule
    wanted: tuple[type[Rule], ...] = (PlayAs, Anywhere)
    if place == "ability":
        wanted = (Modify, OnlyCombatDamage, Reach, Uncancelable)
    if isinstance(tree, While) and not isinstance(inner, wanted):
        where = "an ability" if place == "ability" else "a rule of a card"
        takes = " or ".join(rule.word for rule in wanted)
        form.fail(f"{where} cannot be {tree.shown()}", f"there while_ takes: {takes}")
    if isinstance(inner, Modify) and inner.what in ("move", "maneuver-draw", "boost") and inner.of != THIS:
        form.fail(f"{inner.shown()}: the move value is that of all your fighters", "leave `of` out")
    if isinstance(tree, Tokens) and isinstance(tree.amount, Number) and tree.amount.n < 1:
        form.fail(f"{tree.shown()} places nothing", "write how many tokens there are")


def check_sense(form: Form, node: Node) -> None:
    """What the single words allow, but not together."""
    for f in fields_of(type(node)):
        if f.many and f.type is not Filter and not getattr(node, f.name):
            form.fail(f"`{node.word}` with nothing in it", f"write {f.name} in its brackets")
    if isinstance(node, Choose) and isinstance(node.amount, Number) and node.amount.n > len(node.effects):
        form.fail(
            f"{node.shown()} has only {len(node.effects)} to choose from", "write more, or choose fewer"
        )
    things = [part for _, part in parts_of(node)]
    if any(isinstance(part, Number) and part.n < 0 for part in things) and not isinstance(
        node, AddValue | Modify
    ):
        form.fail(f"{node.shown()} counts below 0", "write 0 or more")
    if isinstance(node, Attacks | Damaged | TradePlaces) and any(isinstance(part, Each) for part in things):
        form.fail(f"{node.shown()} is about one at a time", "say one(...) instead of each(...)")
    if isinstance(node, Attacks | Damaged | BringBack | TradePlaces) and any(
        isinstance(part, Some) for part in things
    ):
        form.fail(f"{node.shown()} is about one at a time", "say one(...) instead of some(...)")
    kind, where = getattr(node, "kind", None), getattr(node, "where", ())
    there = Discarded | Among | Lying | InHandOf
    if isinstance(kind, CardKind) and not any(isinstance(f, there) for f in where):
        form.fail(f"{node.shown()} does not say where the cards are", 'add discarded, or among("...")')
    if (
        isinstance(node, Discard)
        and isinstance(node.by, Chance)
        and isinstance(node.amount, UpTo | AnyNumber)
    ):
        form.fail(f"{node.shown()}: chance cannot be told when to stop", "write a number")
    if isinstance(node, Unless) and any(isinstance(part, Discard) and part.where for part in walk(node.cost)):
        form.fail(f"{node.shown()}: nobody can see whether that was paid", "let any card be discarded")


def check_ability(form: Form, rules: Sequence[Rule]) -> None:
    """What a hero has is told apart by its name, and there is one set of states at most."""
    named = [
        str(rule.name) for rule in rules if isinstance(rule, Resource | States | Tokens | Loadout | Patrol)
    ]
    twice = [name for name in named if named.count(name) > 1]
    if twice:
        form.fail(f'two things of this hero are called "{twice[0]}"', "give each its own name")
    if sum(isinstance(rule, States) for rule in rules) > 1:
        form.fail("a hero has one set of states", "put them all into one states(...)")


def check_loadout(form: Form, rule: Loadout, known: Known) -> None:
    """X-9: What can be left at home: at least two of them, each with cards or a fighter of its own."""
    if len(set(rule.options)) < max(2, len(rule.options)):
        form.fail(f"{rule.shown()} leaves nothing to choose", "name two or more, each once")
    stray = [str(name) for name in rule.options if name not in known.tags | known.fighters]
    if stray:
        form.fail(f"no card and no fighter of this hero is {stray[0]}", "give cards of it that tag")


def check_prediction(form: Form, type_: str, rules: Sequence[Rule], effects: Sequence[Node]) -> None:
    """`predict` and `predicted` belong together, on a card that can defend."""
    foretold = any(isinstance(rule, Predict) for rule in rules)
    if foretold and type_ == "attack":
        form.fail("nothing is foretold with an attack card", "predict is for cards that can defend")
    if not foretold and any(isinstance(node, Predicted) for tree in effects for node in walk(tree)):
        form.fail("`predicted` on a card that foretells nothing", 'add rules = ["predict"]')


def check_results(form: Form, tree: Node) -> None:
    """`that("x")` needs an `as_="x"` before it."""
    fault = unknown_result(tree)
    if fault is None:
        return
    node, name = fault
    if any(getattr(other, "as_", "") == name for other in walk(tree)):
        hint = "give it in an earlier part of the same seq(...)"
        form.fail(f'{node.shown()} refers to "{name}", which is not known there', hint)
    form.fail(f'{node.shown()} refers to "{name}", but nothing has that name', f'add as_="{name}"')


def name_in(node: Node) -> str:
    """The name that a word has in it."""
    if isinstance(
        node,
        The
        | Called
        | Summon
        | BannerOf
        | Passes
        | Small
        | Large
        | Swarmed
        | Leads
        | Deploy
        | Patrols
        | Patrolled
        | PatrolAttacks
        | PatrolSwept,
    ):
        return node.name
    for field in (
        "state",
        "states",
        "token",
        "resource",
        "card",
        "tag",
        "what",
        "type",
        "rest",
        "to",
        "left",
        "start",
        "zone",
        "timing",
    ):
        found = getattr(node, field, None)
        if isinstance(found, str):
            return found
    return ""
