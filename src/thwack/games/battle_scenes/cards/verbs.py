"""The verbs that Battle Scenes adds to the card language."""

from ....cardlang.control import NOTHING
from ....cardlang.node import Amount, Effect, Filter, Name, Slug, Things
from ....cardlang.nouns import YOU


class Pierce(Effect):
    """BS-8.4: Deal piercing damage.            pierce(target(unit), 1)"""

    word = "pierce"
    target: Things
    amount: Amount


class Capacitate(Effect):
    """BS-7.2: Raise by stages.            capacitate(this, 1)"""

    word = "capacitate"
    target: Things
    amount: Amount


class Incapacitate(Effect):
    """BS-R21: Lower by stages.            incapacitate(target(character), 1)"""

    word = "incapacitate"
    target: Things
    amount: Amount


class GetsShield(Effect):
    """More or less shield until the end of the turn.            gets_shield(this, 3)"""

    word = "gets_shield"
    target: Things
    amount: Amount


class SetShield(Effect):
    """BS-H4: Shield becomes a number until the end of the turn.            set_shield(target(unit), 0)"""

    word = "set_shield"
    target: Things
    amount: Amount


class Discard(Effect):
    """Put cards from hand into resources, of the discarding player's choice.

    discard(1)
    discard(2, who=opponent)
    """

    word = "discard"
    amount: Amount
    who: Things = YOU


class Mill(Effect):
    """BS-R9: Put cards from the top of a deck into its owner's resources.

    mill(5, who=one(player))
    """

    word = "mill"
    amount: Amount
    who: Things = YOU


class Load(Effect):
    """Load cards onto a character or support.            load(one(card, yours, in_(resources)), this)"""

    word = "load"
    cards: Things
    onto: Things
    as_: Name = Name("")


class Unload(Effect):
    """BS-2.2: Unload carried cards.            unload(this_card)"""

    word = "unload"
    cards: Things
    as_: Name = Name("")


class Put(Effect):
    """Put cards somewhere: hand, resources, deck_top, deck_bottom, scene (a scenario).

    put(this_card, deck_bottom)
    """

    word = "put"
    cards: Things
    zone: Slug
    as_: Name = Name("")


class Arrange(Effect):
    """Look at cards and put them back on top of their deck in any order; `of` says whose deck.

    arrange(top(5))
    arrange(top(5), of=one(player))
    """

    word = "arrange"
    cards: Things
    of: Things = YOU


class Return(Effect):
    """Unload everything from them and put them into a zone: hand, deck (shuffled), resources, prizes.

    return_(target(unit), hand)
    """

    word = "return_"
    target: Things
    zone: Slug


class CosmicEnergy(Effect):
    """BS-D2: Put cards from your resources on the bottom of your deck; a cost.            cosmic_energy(1)"""

    word = "cosmic_energy"
    amount: Amount
    as_: Name = Name("")


class Clairvoyance(Effect):
    """BS-11.4: Set cards from the top of your deck aside, reveal any, and return them after the effect.

    clairvoyance(2, damage(target(unit), 1))
    """

    word = "clairvoyance"
    amount: Amount
    effect: Effect = NOTHING


class ActAgain(Effect):
    """BS-H3: The user may use one more action this turn, if need be only such a one.

    act_again
    act_again(of_power(agility, blades))
    """

    word = "act_again"
    which: tuple[Filter, ...]


class Mark(Effect):
    """Choose something for this card.            mark(one(character, theirs, aligned(hero)))"""

    word = "mark"
    things: Things


class LosePower(Effect):
    """Name a power, which they lose until the end of the turn.            lose_power(one(character))"""

    word = "lose_power"
    target: Things


class LockPower(Effect):
    """Name a power, whose actions they cannot use this turn.            lock_power(target(character))"""

    word = "lock_power"
    target: Things


class Cancel(Effect):
    """BS-F9: The action under way has no effect.            when(is_targeted(this), may(cancel))"""

    word = "cancel"


class Swap(Effect):
    """Swap a card carried by one of them with a card carried by another.

    swap(each(character, yours, affiliated(x_men)))
    """

    word = "swap"
    target: Things


# Which actions: filters for act_again, hastens, readiness, pierces


class SameAction(Filter):
    """This same action.            act_again(same_action)"""

    word = "same_action"


class OfPower(Filter):
    """An action of one of these powers.            act_again(of_power(super_strength))"""

    word = "of_power"
    powers: tuple[Slug, ...]


class Called(Filter):
    """An action of one of these names.            act_again(called(ataque_surpresa))"""

    word = "called"
    names: tuple[Slug, ...]
