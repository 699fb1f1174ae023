"""Words that change what others do: damage that comes to nothing, to little or to somebody else, actions that
come sooner or hit harder, cards that change places."""

from ....cardlang.node import Amount, Effect, Filter, Name, Rule, Slug, Things


class Harmless(Rule):
    """BS-H6: Damage from some to some, or only such damage (piercing, plain), becomes 0.

    harmless(each(unit), this)
    harmless(each(unit), this, sort=piercing)
    this_turn(harmless(target(character), this))
    """

    word = "harmless"
    by: Things
    to: Things
    sort: Slug = Slug("")


class Capped(Rule):
    """BS-H44: Damage to them, or only such damage (piercing, plain), is never more than this.

    capped(this, 1)
    capped(this, 1, sort=piercing)
    """

    word = "capped"
    target: Things
    amount: Amount
    sort: Slug = Slug("")


class Evades(Rule):
    """BS-H43: In each turn they cannot be targeted by the first action with targets that an opponent uses.

    evades(this)
    """

    word = "evades"
    target: Things


class Shrugs(Rule):
    """In each turn the first action that would damage them deals them 0 damage.            shrugs(this)"""

    word = "shrugs"
    target: Things


class Boosts(Rule):
    """BS-F1: Actions of some, or some of their actions, deal more damage to some.

    boosts(this, each(unit), 1, called(demolicao))
    """

    word = "boosts"
    by: Things
    to: Things
    amount: Amount
    which: tuple[Filter, ...]


class Sudden(Rule):
    """Their actions, or some of them, are unforeseen actions.            sudden(this, called(demolicao))"""

    word = "sudden"
    target: Things
    which: tuple[Filter, ...]


class Diverts(Rule):
    """BS-F1: Damage they would take, or only that of actions, may be redirected to another.

    diverts(this, one(character, yours, other, affiliated(inumanos)))
    diverts(each(character, yours, other), this, source=action)
    """

    word = "diverts"
    target: Things
    onto: Things
    source: Slug = Slug("")


class Shelters(Rule):
    """Damage they would take is redirected to this character.

    shelters(each(character, yours, other, sharing_affiliation(this)))
    """

    word = "shelters"
    target: Things


class MayCountAlone(Rule):
    """You may carry out your Countdown phase as if you had no characters.            may_count_alone"""

    word = "may_count_alone"


class Burdened(Filter):
    """Carrying so many cards or more.            one(character, burdened(2))"""

    word = "burdened"
    least: Amount


class Exchange(Effect):
    """Two carried cards change places.

    exchange(one(loaded, carried_by(this)), one(loaded, carried_by(marked)))
    """

    word = "exchange"
    first: Things
    second: Things
    as_: Name = Name("")


class UnloadFrom(Effect):
    """BS-R3: Unload so many cards from each of them.            unload_from(each(character, theirs), 1)"""

    word = "unload_from"
    target: Things
    amount: Amount
