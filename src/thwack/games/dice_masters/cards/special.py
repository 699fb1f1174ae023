"""Specials: what one single card needs. Nodes like any other, and what they do."""

from ....cardlang.node import Effect, Rule


class SlipsAway(Rule):
    """Spider-Man "Tiger": at a cost, what an ability would do to this die is canceled.

    slips_away(spend(fist, 1))
    """

    word = "slips_away"
    cost: Effect


class Impersonate(Effect):
    """Mystique "Shapeshifter": copies a character card of the opponent until the next Mystique is fielded.

    impersonate
    """

    word = "impersonate"


class BorrowAction(Effect):
    """Rogue "Anna Marie": captures an action die out of the opponent's used pile or reserve.

    borrow_action
    """

    word = "borrow_action"


class UseBorrowed(Effect):
    """Rogue "Anna Marie": uses the captured action die without bursts.            may(use_borrowed)"""

    word = "use_borrowed"


class PinDown(Effect):
    """Vibranium Shield "Irreplaceable": until the end of the opponent's next turn a type cannot fight.

    pin_down
    """

    word = "pin_down"


class MayIgnoreBlockers(Rule):
    """Cyclops "Scott Summers": blocked, it may damage the opponent instead.            may_ignore_blockers"""

    word = "may_ignore_blockers"


class BanCard(Effect):
    """Loki "Gem-Keeper": the opponent cannot field a character card while Loki is active.

    ban_card
    """

    word = "ban_card"


class StandGuard(Effect):
    """Vibranium Shield "Cap's Protection": lies by an own character until it is used up to protect it.

    stand_guard
    """

    word = "stand_guard"


class Stretches(Rule):
    """Mr. Fantastic "Elastic": spins down so that it blocks more attackers.            stretches"""

    word = "stretches"
