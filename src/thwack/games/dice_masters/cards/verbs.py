"""The verbs that Dice Masters adds to the card language."""

from ....cardlang.node import Amount, Effect, Moment, Name, Slug, Things


class Ko(Effect):
    """KO: to its owner's prep area.            ko(one(character, theirs, at_level(1)))"""

    word = "ko"
    target: Things
    as_: Name = Name("")


class Gets(Effect):
    """A bonus to A and D until the end of the turn.            gets(this, 1, 1)"""

    word = "gets"
    target: Things
    attack: Amount
    defense: Amount


class Strike(Effect):
    """Dice deal their A as damage.            strike(this, one(character, theirs))"""

    word = "strike"
    by: Things
    target: Things


class Deal(Effect):
    """Dice deal damage, each an instance of its own.

    deal(each(character, yours, level_from(2)), opponent, 2)
    """

    word = "deal"
    by: Things
    target: Things
    amount: Amount


class Spin(Effect):
    """DM-14.5: One level up, down, or either as the player likes.

    spin(one(character, theirs), down)
    spin(one(character), either, as_="first")
    """

    word = "spin"
    target: Things
    way: Slug
    as_: Name = Name("")


class SpinTo(Effect):
    """To a level.            spin_to(one(character, theirs), 1)"""

    word = "spin_to"
    target: Things
    level: Amount


class Roll(Effect):
    """Roll dice that are not in play into the reserve pool, or where the result sends them.

    roll(one(die, yours, sidekick, in_(used)))
    roll(that("drawn"), character=field, other=used)
    """

    word = "roll"
    target: Things
    character: Slug = Slug("reserve")
    other: Slug = Slug("reserve")
    as_: Name = Name("")


class Reroll(Effect):
    """DM-14.4: Reroll characters; other results go to a zone of their owner. Those are the result.

    reroll(one(character, theirs), other=used)
    """

    word = "reroll"
    target: Things
    other: Slug = Slug("reserve")
    as_: Name = Name("")


class Put(Effect):
    """Move dice to a zone of their owner.            put(one(die, yours, in_(used)), prep)"""

    word = "put"
    target: Things
    zone: Slug


class Capture(Effect):
    """DM-14.6: Until the end of the turn.            capture(each(character, theirs, typed(fist)))"""

    word = "capture"
    target: Things
    as_: Name = Name("")


class Control(Effect):
    """DM-14.7: Until the end of the turn.            control(one(character, theirs), as_="puppet")"""

    word = "control"
    target: Things
    as_: Name = Name("")


class CopyStats(Effect):
    """DM-14.10: Take over the numbers of another die, until the end of the turn or the own next turn.

    copy_stats(this, that("model"))
    copy_stats(this, that("model"), until=next_turn)
    """

    word = "copy_stats"
    target: Things
    model: Things
    until: Slug = Slug("turn-end")


class CopyText(Effect):
    """DM-14.10: Use the card of another die as the own, until the end of the turn.

    copy_text(this, that("model"))
    """

    word = "copy_text"
    target: Things
    model: Things


class CannotBlock(Effect):
    """They cannot block this turn.            cannot_block(one(character, theirs))"""

    word = "cannot_block"
    target: Things


class MustBlock(Effect):
    """They block a die if they are able to.            must_block(one(character, theirs), this)"""

    word = "must_block"
    target: Things
    attacker: Things
    as_: Name = Name("")


class MustAttack(Effect):
    """They attack this turn if they are able to.            must_attack(one(character))"""

    word = "must_attack"
    target: Things


class DealNoDamage(Effect):
    """G-19: No damage from them for the rest of the turn.

    deal_no_damage(one(character, blocked))
    """

    word = "deal_no_damage"
    target: Things


class Withdraw(Effect):
    """G-5: An attacker goes back to the field.            withdraw(one(character, attacking))"""

    word = "withdraw"
    target: Things


class PayLife(Effect):
    """Pay with life.            unless(opponent, pay_life(2), ko(that("target")))"""

    word = "pay_life"
    amount: Amount


class SetLife(Effect):
    """A life total becomes a number.            set_life(opponent, 10)"""

    word = "set_life"
    target: Things
    amount: Amount


class Later(Effect):
    """An effect at a later moment of this turn.            later(turn_end, ko(that("prey")))"""

    word = "later"
    moment: Moment
    effect: Effect


class Prevent(Effect):
    """DM-10.1: Of the damage that is answered.            prevent(1)"""

    word = "prevent"
    amount: Amount


class Redirect(Effect):
    """DM-10.2: Of the damage that is answered.            redirect(1, one(character, yours))"""

    word = "redirect"
    amount: Amount
    to: Things


class Enlarge(Effect):
    """More of the damage that is answered, on one of its targets.            enlarge(1)"""

    word = "enlarge"
    amount: Amount
