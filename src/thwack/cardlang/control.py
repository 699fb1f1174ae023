"""Control: how effects are put together, and the conditions they hang on."""

from .node import Amount, Condition, Effect, Name, Things


class Nothing(Effect):
    """Nothing happens.            nothing"""

    word = "nothing"


NOTHING = Nothing()


class Seq(Effect):
    """One effect after the other.            seq(draw(1), gain_action(1))"""

    word = "seq"
    parts: tuple[Effect, ...]


class May(Effect):
    """The player decides whether it happens.            may(draw(1))"""

    word = "may"
    effect: Effect


class If(Effect):
    """Only under a condition; else something other, or nothing.            if_(won, draw(2), draw(1))"""

    word = "if_"
    condition: Condition
    then: Effect
    else_: Effect = NOTHING


class Choose(Effect):
    """The player chooses so many different ones of the effects.

    choose(2, draw(2), heal(this, 3), nothing)
    """

    word = "choose"
    amount: Amount
    effects: tuple[Effect, ...]


class Pick(Effect):
    """Choose things for later.            pick(one(player, theirs), as_="rival")"""

    word = "pick"
    things: Things
    as_: Name = Name("")


class Pay(Effect):
    """If the cost is paid in full, the effect happens.            may(pay(spend(rage, 2), set_value(5)))"""

    word = "pay"
    cost: Effect
    effect: Effect


class Unless(Effect):
    """Somebody may do one thing; if they do not, the other happens.

    unless(opponent, discard(1), draw(1))
    """

    word = "unless"
    who: Things
    cost: Effect
    effect: Effect


class Not(Condition):
    """The opposite.            not_(won)"""

    word = "not_"
    condition: Condition


class And(Condition):
    """All of them.            and_(won, is_(foe, sidekick))"""

    word = "and_"
    conditions: tuple[Condition, ...]


class Or(Condition):
    """At least one of them.            or_(won, attacking)"""

    word = "or_"
    conditions: tuple[Condition, ...]


class AtLeast(Condition):
    """A number is large enough.            at_least(stat(rage), 2)"""

    word = "at_least"
    amount: Amount
    least: Amount


class AtMost(Condition):
    """A number is small enough.            at_most(health(the(king_arthur)), 4)"""

    word = "at_most"
    amount: Amount
    most: Amount


class Did(Condition):
    """An earlier optional thing, known by name, was done.            did("bitten")"""

    word = "did"
    name: Name
