"""The text of an opponent's card as the other player reads it: "you" on it is the opponent."""

from dataclasses import replace
from typing import Any, Final

from ....cardlang.control import Choose, May, Pick, Unless
from ....cardlang.node import Node, Rule, fields_of, walk
from ....cardlang.nouns import Opponent, Theirs, You, Yours
from ....cardlang.shared import Some, Top, YourTurn
from ....cardlang.verbs import Look
from ..cards.library import CardDef, Library
from ..cards.occasions import AdjustmentStart, HandEmpty
from ..cards.standing import InPreparation, Lends
from ..cards.verbs import Arrange, Clairvoyance, CosmicEnergy, Mark, Put, Return
from ..cards.words import In, TheirPreparation
from .card_texts import book, rule_lines

# Words whose sentences speak to the card's own player, whoever they are about.
DIRECT: Final = (
    *(AdjustmentStart, Arrange, Choose, Clairvoyance, CosmicEnergy, HandEmpty, In, InPreparation, Lends),
    *(Look, Mark, May, Pick, Put, Return, Some, TheirPreparation, Top, Unless, YourTurn),
)
TURNED: Final[dict[type[Node], Node]] = {
    Yours: Theirs(),
    Theirs: Yours(),
    You: Opponent(),
    Opponent: You(),
}


def opposing_text(card: CardDef, lang: str, of: Library | None = None) -> str:
    """The standing texts of a card that the opponent of whoever reads it has put in scene: they are told from
    the reader's side, or are said to be the opponent's where that is not possible."""
    found = []
    for rule in card.rules:
        can_turn = not any(isinstance(node, DIRECT) for node in walk(rule))
        (line,) = rule_lines(replace(card, rules=(turned(rule) if can_turn else rule,)), lang, of)
        found.append(line if can_turn else book().label("line", "opponents", lang).format(text=line))
    return "\n".join(found)


def turned(rule: Rule) -> Rule:
    """A rule that speaks of the two players the other way round."""
    found: Rule = _turned(rule)
    return found


def _turned(value: Any) -> Any:
    """A node with all that is in it."""
    if isinstance(value, tuple):
        return tuple(_turned(item) for item in value)
    if not isinstance(value, Node):
        return value
    if type(value) in TURNED:
        return TURNED[type(value)]
    parts = {field.name: _turned(getattr(value, field.name)) for field in fields_of(type(value))}
    return replace(value, **parts) if parts else value  # type: ignore[type-var]  # every node is a dataclass
