"""Whether the names in a hero's effects mean something: fighters, states, tokens, resources, cards."""

from collections.abc import Sequence
from typing import NamedTuple

from ....cardlang.amounts import Spent
from ....cardlang.control import Did
from ....cardlang.form import Form
from ....cardlang.moments import Resource
from ....cardlang.node import Node, Rule, show, walk
from ....cardlang.nouns import Either, OtherThan, That
from ....cardlang.places import check_places
from ....cardlang.shared import Among
from .places import GRAMMAR
from .words import Called, States, The, Tokens


class Known(NamedTuple):
    """What a hero's effects can name."""

    fighters: frozenset[str]
    states: frozenset[str]
    tokens: frozenset[str]
    resources: frozenset[str]
    cards: frozenset[str]
    tags: frozenset[str]

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
            "gain": ("resource", self.resources),
            "spend": ("resource", self.resources),
            "stat": ("resource", self.resources),
            "fetch": ("card", self.cards),
            "tagged": ("tag", self.tags),
            "modify": ("value", frozenset({"attack-value", "defense-value", "move"})),
            "play_as": ("type", frozenset({"attack", "defense"})),
            "keep": ("place", frozenset({"top", "bottom"})),
        }


def known_names(
    fighters: Sequence[str], ability: Sequence[Rule], cards: Sequence[str], tags: Sequence[str]
) -> Known:
    """What the effects of a hero with this ability can name."""
    return Known(
        fighters=frozenset(fighters),
        states=frozenset(
            str(s) for rule in ability if isinstance(rule, States) for s in (*rule.states, rule.name)
        ),
        tokens=frozenset(str(rule.name) for rule in ability if isinstance(rule, Tokens)),
        resources=frozenset(str(rule.name) for rule in ability if isinstance(rule, Resource)),
        cards=frozenset(cards),
        tags=frozenset(tags),
    )


def check_tree(form: Form, tree: Node, known: Known, place: str) -> None:
    """Every name in a tree is one that the hero has, or that the tree gave to something before; every word
    can stand in this place."""
    check_results(form, tree)
    check_places(form, GRAMMAR, tree, place, show(tree))
    means = known.means()
    for node in walk(tree):
        what, allowed = means.get(node.word, ("", frozenset()))
        if what and name_in(node) not in allowed:
            hint = f"choose from {', '.join(sorted(allowed)) or 'none'}"
            form.fail(f"{node.shown()} names no {what} of this hero", hint)


def check_results(form: Form, tree: Node) -> None:
    """`that("x")` needs an `as_="x"` somewhere in the same tree."""
    given = {getattr(node, "as_", "") for node in walk(tree)} | {"item"}
    for node in walk(tree):
        if isinstance(node, That | Did | Spent | OtherThan | Among | Either):
            for name in node.names if isinstance(node, Either) else (node.name,):
                if name not in given:
                    form.fail(
                        f'{node.shown()} refers to "{name}", but nothing has that name', f'add as_="{name}"'
                    )


def name_in(node: Node) -> str:
    """The name that a word has in it."""
    if isinstance(node, The | Called):
        return node.name
    for field in ("state", "states", "token", "resource", "card", "tag", "what", "type", "rest"):
        found = getattr(node, field, None)
        if isinstance(found, str):
            return found
    return ""
