"""What a rule on a card may not say although it can be read: names that mean nothing, rules out of place."""

from collections.abc import Collection, Mapping
from typing import Final

from ....cardlang.control import Did
from ....cardlang.form import Form, column_of
from ....cardlang.moments import While
from ....cardlang.node import Node, Rule, Slug, fields_of, show, walk
from ....cardlang.nouns import Either, One, OtherThan, That
from ....cardlang.places import check_places
from ....cardlang.shared import Among, Once, ThisTurn
from .faces import ENERGIES
from .places import FOR_A_TURN, GRAMMAR
from .standing import Global, Reaction, Use
from .verbs import Roll, Spin
from .words import DieKind

AFFILIATIONS: Final = ("avengers", "fantastic-four", "villains", "x-men")  # DM-1.6

# Words of other games that nothing in this one gives a meaning.
FOREIGN_VERBS: Final = ("become", "defeat", "gain", "look", "resource", "reveal", "switch", "take")
FOREIGN_NOUNS: Final = ("card", "chance", "spent", "stat", "themselves")

# What the plain names in a word's arguments may be: what they are, and which there are.
RESULT: Final = ("zone for a result", ("reserve", "used", "prep", "field"))
MEANS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "typed": ("energy type", ENERGIES),
    "spend": ("energy", (*ENERGIES, "any")),
    "affiliated": ("affiliation", AFFILIATIONS),
    "in_": ("zone to look in", ("bag", "prep", "reserve", "used")),
    "put": ("zone to put dice in", ("bag", "prep", "used")),
    "roll": RESULT,
    "reroll": RESULT,
    "burst": ("number of bursts", ("one", "two", "any")),
    "spin": ("way to spin", ("up", "down", "either")),
    "forbids": ("thing to forbid", ("rerolls", "actions", "fielding")),
    "retires_to": ("zone to retire to", ("prep",)),
    "copy_stats": ("end of a copy", ("turn-end", "next-turn")),
}


def check_rule(form: Form, text: str, rule: Rule, titles: Collection[str]) -> None:
    """Every name inside a rule must mean something. `text` is what the rule was read from."""
    given = {str(getattr(node, "as_", "")) for node in walk(rule)} - {""}
    for node in walk(rule):
        if node.word in FOREIGN_VERBS or node.word in FOREIGN_NOUNS:
            form.fail(
                f"`{node.word}` means nothing in Dice Masters",
                "the catalogue of verbs lists its words",
                text,
                column_of(text, node.word),
            )
        _check_names(form, text, node, given)
        what, allowed = MEANS.get(node.word, ("", ()))
        if node.word == "called":
            what, allowed = "character or action", tuple(sorted(titles))
        for slug in _slugs(node):
            if what and slug not in allowed:
                known = ", ".join(word.replace("-", "_") for word in allowed)
                column = column_of(text, show(node), slug.replace("-", "_"))
                form.fail(f"{show(node)} names no {what}", f"choose from {known}", text, column)


def check_words(form: Form, fields: Mapping[str, tuple[str, tuple[Rule, ...]]]) -> None:
    """Every word is in its place and is given what it takes: by the field of a card, its place and rules."""
    for name, (place, rules) in fields.items():
        where = Form(form.file, f"{form.card}, {name}", {})
        for rule in rules:
            text = show(rule)
            for node in walk(rule):
                _check_sense(where, text, node)
            check_places(where, GRAMMAR, rule, place, text)


def _check_sense(form: Form, text: str, node: Node) -> None:
    """What a word alone cannot know: which dice are meant, and what can be lasting."""
    where = [f.word for f in getattr(node, "where", ())]
    hint = ""
    if isinstance(getattr(node, "kind", None), DieKind) and not {"in_", "among", "for_sale"} & {*where}:
        hint = "say where: in_(used), for_sale, or among dice that were drawn"
    elif isinstance(node, Roll) and "theirs" in [f.word for f in getattr(node.target, "where", ())]:
        hint = "only your own dice are rolled into your reserve pool"
    elif isinstance(node, Spin) and node.way == "either" and not isinstance(node.target, One):
        hint = "up or down can be chosen for one(...) only"
    elif getattr(node, "other", "") == "field":
        hint = "only characters can lie in the field"
    elif isinstance(node, ThisTurn):
        for inner in node.rules:
            while isinstance(inner, While):
                inner = inner.rule
            if inner.word not in FOR_A_TURN.split():
                hint = f"for a turn there can be: {', '.join(FOR_A_TURN.split())}"
    if hint:
        form.fail(f"{show(node)} means nothing", hint, text, column_of(text, show(node), node.word))


def _check_names(form: Form, text: str, node: Node, given: set[str]) -> None:
    """`that("x")` needs an `as_="x"` somewhere in the same rule."""
    if isinstance(node, That | Did | OtherThan | Among | Either):
        for name in node.names if isinstance(node, Either) else (node.name,):
            if name not in given:
                column = column_of(text, show(node), f'"{name}"')
                message = f'{show(node)} refers to "{name}", but nothing has that name'
                form.fail(message, f'add as_="{name}"', text, column)


def _slugs(node: Node) -> list[str]:
    """The plain names among a node's arguments."""
    fields = fields_of(type(node))
    return [str(getattr(node, field.name)) for field in fields if field.type is Slug and not field.many]


def check_text(form: Form, type_: str, rules: tuple[Rule, ...]) -> None:
    """DM-5.3.7, DM-12.1: An action has one `use`, a character none; a Global has a field of its own."""
    uses = sum(isinstance(rule, Use) for rule in rules)
    inside = [node for rule in rules for node in walk(rule)]
    if any(isinstance(node, Global | Reaction) for node in inside):
        form.fail("a Global ability does not stand in the text (DM-12.1)", 'write global = "..."')
    if sum(isinstance(node, Use) for node in inside) > uses:
        form.fail("use(...) cannot be inside another rule", "write it as a rule of its own")
    if type_ == "character" and uses:
        form.fail("a character has no use(...)", "that is for the dice of actions (DM-5.3.7)")
    if type_ != "character" and uses != 1:
        form.fail(f"an action needs exactly one use(...), not {uses} (DM-5.3.7)", 'add text = ["use(...)"]')


def check_global(form: Form, rule: Rule) -> None:
    """DM-12.1, DM-12.5: A Global ability, perhaps under a condition or once a turn."""
    inner = rule
    while isinstance(inner, While | Once):
        inner = inner.rule
    if not isinstance(inner, Global | Reaction):
        form.fail(
            f"global must be a global_(...) or a reaction(...), not {show(inner)}",
            "it may stand inside while_(...) and once(...)",
        )
    if any(isinstance(node, Global | Reaction) for node in walk(inner)[1:]):
        form.fail("a Global ability cannot give another one")
