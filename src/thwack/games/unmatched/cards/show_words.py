"""Words of the stage: Shakespeare's Line, and Houdini's tricks. What they do is in `rules/zones/`."""

from ....cardlang.node import Amount, Effect, Rule, Slug, Things


class LineOf(Rule):
    """Cards played in a combat join a zone, in their order; at so many syllables it is complete.

    line_of(line, 10)
    """

    word = "line_of"
    zone: Slug
    amount: Amount


class Syllables(Rule):
    """How many syllables a card adds to the Line.            syllables(2)"""

    word = "syllables"
    amount: Amount


class FirstOf(Things):
    """The first card of a zone.            may(take(first_of(line)))"""

    word = "first_of"
    zone: Slug


class Escape(Rule):
    """In a boosted maneuver the hero may be placed in any space instead of moving.            escape"""

    word = "escape"


class SafeHand(Rule):
    """While the card is in hand it may be revealed to cancel an effect that would show the hand to a foe.

    safe_hand
    """

    word = "safe_hand"


class WhenLost(Rule):
    """An effect when an opponent's effect makes the player discard the card.            when_lost(draw(1))"""

    word = "when_lost"
    lost: Effect


class Rise(Effect):
    """If these fighters were just defeated, they have so much health instead and are placed anywhere.

    rise(this, 4)
    """

    word = "rise"
    target: Things
    amount: Amount


class SwapCard(Effect):
    """The attack card goes back to the hand, and a different one is played.            may(swap_card)"""

    word = "swap_card"


class StandIn(Effect):
    """The fighter of this combat trades places with another, who fights on.

    may(stand_in(the(bess)))
    """

    word = "stand_in"
    who: Things


class Recall(Effect):
    """Return one of the cards that this card was boosted with to the hand.            recall"""

    word = "recall"


class CauldronOf(Rule):
    """Cards of the player that would go to the discard pile go to a zone first.

    cauldron_of(cauldron)
    """

    word = "cauldron_of"
    zone: Slug


class Spell(Rule):
    """What the hero can brew out of cards with these tags.            spell(gain_action(1), snake, bat)"""

    word = "spell"
    effect: Effect
    tags: tuple[Slug, ...]


class Marked(Rule):
    """The tag of a card, where its text should show it.            marked(mission)"""

    word = "marked"
    tag: Slug


class Ingredient(Rule):
    """What a card is good for in a spell.            ingredient(bat)"""

    word = "ingredient"
    tag: Slug


class CastSpell(Effect):
    """Cast a spell whose ingredients are all in the zone; then all its cards are discarded.

    at(after_attack, may(cast_spell))
    """

    word = "cast_spell"


class Conjure(Effect):
    """Cast so many different spells without ingredients.            conjure(2)"""

    word = "conjure"
    amount: Amount


class Ingredients(Amount):
    """How many different ingredients are in the zone.            add_value(ingredients)"""

    word = "ingredients"


class ZonesHeld(Amount):
    """How many different zones the player's fighters are in.            set_value(zones_held)"""

    word = "zones_held"


class TheyChoose(Effect):
    """Somebody else chooses one of the effects, which are done as those of the card's player.

    they_choose(opponent, draw(1), gain_action(1))
    """

    word = "they_choose"
    who: Things
    effects: tuple[Effect, ...]


class Mend(Effect):
    """So many times, choose a fighter who recovers 1 health.            mend(count(that("gone")))"""

    word = "mend"
    times: Amount
