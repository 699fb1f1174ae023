"""The sorts of text that the cast looks for among the cards of a match."""

from typing import Final

from ....cardlang.node import Node
from ....cardlang.shared import ThisTurn
from ..cards import arrivals, deeds, limits, outcomes, stances
from ..cards.answers import guards
from ..cards.answers import words as answers
from ..cards.further import Uses
from ..cards.occasions import IsTargeted

USE_SORTS: Final[frozenset[type[Node]]] = frozenset((Uses, IsTargeted, arrivals.AimedAt))
HARM_SORTS: Final[frozenset[type[Node]]] = frozenset(
    (answers.WouldSuffer, answers.WouldSufferOtherwise, answers.IsStruck)
)
LASTING: Final = ThisTurn | limits.ThisPhase | guards.NextPreparation | guards.WhileHere | stances.ForGood
LURES: Final = (deeds.Lures, stances.Attracts)
TIED: Final = (outcomes.SameTarget, outcomes.NewTarget)
PHASE_CONDITIONS: Final = (
    arrivals.YourPreparation | arrivals.InPreparations | arrivals.InCombat | answers.YourAnticipation
)
