"""The words that Dice Masters adds to the card language: nouns, filters, conditions, amounts.

Verbs are in `verbs.py`; events, moments and standing rules in `rules.py`. `this` is the die that a text
stands on; in a text "while active" it is any die of that card.
"""

from ....cardlang.node import Amount, Condition, Filter, Kind, Slug, Things

# Kinds


class CharacterKind(Kind):
    """Character dice in the field.            one(character, theirs)"""

    word = "character"


class DieKind(Kind):
    """Dice of any sort, in the zone that a filter names.            one(die, yours, in_(used))"""

    word = "die"


# Nouns


class AnyOf(Things):
    """One of several sorts of things.            damage(any_of(one(character), opponent), 2)"""

    word = "any_of"
    parts: tuple[Things, ...]


# Filters


class In(Filter):
    """In one of the player's zones: bag, prep, reserve, used.            one(die, yours, in_(used))"""

    word = "in_"
    zone: Slug


class ForSale(Filter):
    """A die that the player could buy.            one(die, action_die, for_sale)"""

    word = "for_sale"


class Sidekick(Filter):
    """A Sidekick.            each(character, yours, sidekick)"""

    word = "sidekick"


class ActionDie(Filter):
    """An action die.            one(die, yours, action_die, in_(bag))"""

    word = "action_die"


class CharacterDie(Filter):
    """A die with character faces.            one(die, theirs, character_die, in_(used))"""

    word = "character_die"


class OnCharacterFace(Filter):
    """A die that shows a character.            is_(that("rolled"), showing_character)"""

    word = "showing_character"


class Typed(Filter):
    """Of an energy type.            each(character, theirs, typed(fist))"""

    word = "typed"
    energy: Slug


class Affiliated(Filter):
    """Of an affiliation.            each(character, yours, affiliated(avengers))"""

    word = "affiliated"
    team: Slug


class Called(Filter):
    """DM-7.4: The own dice of a character, whichever version.            each(character, called(hulk))"""

    word = "called"
    name: Slug


class AtLevel(Filter):
    """At this level.            one(character, theirs, at_level(1))"""

    word = "at_level"
    level: Amount


class LevelUpTo(Filter):
    """At this level or a lower one.            one(character, theirs, level_up_to(level_of(this)))"""

    word = "level_up_to"
    level: Amount


class LevelFrom(Filter):
    """At this level or a higher one.            each(character, yours, level_from(2))"""

    word = "level_from"
    level: Amount


class LowerThan(Filter):
    """At a lower level than another die.            not_blocked_by(lower_than(this))"""

    word = "lower_than"
    things: Things


class Fighting(Filter):
    """In the attack zone.            one(character, theirs, fighting)"""

    word = "fighting"


class Attacking(Filter):
    """An attacker.            one(character, attacking)"""

    word = "attacking"


class Blocking(Filter):
    """A blocker.            is_(this, blocking)"""

    word = "blocking"


class Blocked(Filter):
    """An attacker that was blocked.            one(character, blocked)"""

    word = "blocked"


class Engaged(Filter):
    """DM-G.5: Blocking or blocked by somebody.            when(knocked_out(this, engaged), draw(1))"""

    word = "engaged"


class EngagedWith(Filter):
    """DM-G.5: On the other side of a block.            each(character, engaged_with(this))"""

    word = "engaged_with"
    things: Things


class ThatBlock(Filter):
    """Blocking one of these.            one(character, that_block(this))"""

    word = "that_block"
    things: Things


class Copying(Filter):
    """Using the stats of another die.            is_(this, copying)"""

    word = "copying"


# Conditions


class Burst(Condition):
    """DM-11.1: The face shows one burst, two, or any.            if_(burst(one), gets(this, 2, 2))"""

    word = "burst"
    marks: Slug


class Behind(Condition):
    """The opponent has more life.            if_(behind, gets(this, 2, 2))"""

    word = "behind"


class Outnumbered(Condition):
    """The opponent has more characters in the field.            if_(outnumbered, gets(this, 3, 3))"""

    word = "outnumbered"


class Alone(Condition):
    """G-15: This die is the only attacker declared this turn.            if_(alone, gets(this, 4, 4))"""

    word = "alone"


class InAttackStep(Condition):
    """It is the attack step.            if_(in_attack_step, damage(opponent, 2))"""

    word = "in_attack_step"


class UsedAction(Condition):
    """The player used an action die this turn.            while_(used_action, unblockable)"""

    word = "used_action"


# Amounts


class LevelOf(Amount):
    """The level of a die.            level_up_to(level_of(this))"""

    word = "level_of"
    die: Things


class AttackOf(Amount):
    """The A of a die.            gets(this, attack_of(this), 0)"""

    word = "attack_of"
    die: Things


class DefenseOf(Amount):
    """The D of a die.            gets(this, 0, defense_of(this))"""

    word = "defense_of"
    die: Things
