"""Verbs that more than one game has. A game gives them their meaning and adds its own."""

from .node import Amount, Effect, Name, Slug, Things
from .nouns import ONE, YOU


class Draw(Effect):
    """Draw cards or dice.            draw(2)      draw(1, who=opponent)"""

    word = "draw"
    amount: Amount
    who: Things = YOU
    as_: Name = Name("")


class Damage(Effect):
    """Deal damage.            damage(one(fighter, theirs), 2)"""

    word = "damage"
    target: Things
    amount: Amount
    as_: Name = Name("")


class Heal(Effect):
    """Give back health.            heal(this, 2)"""

    word = "heal"
    target: Things
    amount: Amount


class Gain(Effect):
    """Get some of a resource.            gain(rage, 1)"""

    word = "gain"
    resource: Slug
    amount: Amount = ONE


class Spend(Effect):
    """Pay some of a resource, in full or not at all.

    spend(rage, 2)
    spend(rage, any_number, as_="spent")
    """

    word = "spend"
    resource: Slug
    amount: Amount
    as_: Name = Name("")


class Defeat(Effect):
    """Take out of the fight.            defeat(foe)"""

    word = "defeat"
    target: Things


class Reveal(Effect):
    """Show cards to everybody.            reveal(top(1), as_="shown")"""

    word = "reveal"
    cards: Things
    as_: Name = Name("")


class Look(Effect):
    """Look at cards in private.            look(hand_of(opponent))"""

    word = "look"
    cards: Things
    as_: Name = Name("")


class Take(Effect):
    """Put cards into the own hand.            take(that("shown"))"""

    word = "take"
    cards: Things


class Become(Effect):
    """Change into a state.            become(hyde)"""

    word = "become"
    state: Slug


class Switch(Effect):
    """Change into the other of two states.            switch(size)"""

    word = "switch"
    states: Slug
