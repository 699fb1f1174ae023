"""The texts of a card as the engine looks them up: rules without what is wrapped around them."""

from typing import NamedTuple

from ....cardlang.moments import At, When, While
from ....cardlang.node import Condition, Filter, Node, Rule
from ....cardlang.nouns import One
from ....cardlang.shared import Once
from ..cards.answers.words import AlsoHere
from ..cards.further import InResources
from ..cards.keywords import Delay
from ..cards.limits import Aboard, Everyones, InHand
from ..cards.standing import Carried, FromPrizes, InPreparation
from ..cards.verbs import Incapacitate
from ..cards.words import CharacterKind

WRAPPERS = While | Once | Carried | FromPrizes | InResources | InHand | Everyones | Aboard | AlsoHere


class Text(NamedTuple):
    """A rule of a card without its wrappers."""

    rule: Rule
    conditions: tuple[Condition, ...]
    once: bool
    carried: tuple[Filter, ...] | None  # only while a character that passes these carries the card
    from_prizes: bool
    number: int  # which of the card's texts it is
    from_resources: bool = False
    from_hand: bool = False
    everyones: bool = False  # each player has it
    aboard: bool = False  # only while a support carries the card
    also_here: bool = False  # in scene, too


def texts_of(rules: tuple[Rule, ...]) -> tuple[Text, ...]:
    """The rules of a card, unwrapped."""
    found = []
    for number, rule in enumerate(rules):
        around: set[type[Rule]] = set()
        carried: tuple[Filter, ...] | None = None
        conditions: list[Condition] = []
        while isinstance(rule, WRAPPERS):
            around.add(type(rule))
            if isinstance(rule, While):
                conditions.append(rule.condition)
            elif isinstance(rule, Carried):
                carried = rule.where
            rule = rule.rule
        if isinstance(rule, Delay):  # BS-D11
            rule = InPreparation(Incapacitate(One(CharacterKind(), rule.where), rule.amount))
        found.append(
            Text(
                rule,
                tuple(conditions),
                Once in around,
                carried,
                FromPrizes in around,
                number,
                InResources in around,
                InHand in around,
                Everyones in around,
                Aboard in around,
                AlsoHere in around,
            )
        )
    return tuple(found)


def sort_of(rule: Rule) -> type[Node]:
    """What a text is looked up by: the event of a trigger, the moment of a timed effect, else the rule."""
    if isinstance(rule, When):
        return type(rule.event)
    if isinstance(rule, At):
        return type(rule.moment)
    return type(rule)
