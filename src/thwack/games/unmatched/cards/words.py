"""The words that Unmatched adds to the card language: nouns, filters, conditions, amounts, moments, rules."""

from ....cardlang.node import Amount, Condition, Event, Filter, Kind, Moment, Rule, Slug, Things
from ....cardlang.nouns import ONE, THIS, YOU

# Kinds


class FighterKind(Kind):
    """Fighters on the board (or defeated ones, when the filter says so).            one(fighter, theirs)"""

    word = "fighter"


class TokenKind(Kind):
    """The hero's tokens on the board, or in the supply when the filter says so.            one(token)"""

    word = "token"


class SpaceKind(Kind):
    """Spaces of the board.            one(space, in_zone_of(the(merlin)))"""

    word = "space"


# Nouns


class The(Things):
    """A fighter of the own hero's side by name.            the(jabberwock)"""

    word = "the"
    name: Slug


class Foe(Things):
    """The other fighter in this combat.            damage(foe, 2)"""

    word = "foe"


class TheirCard(Things):
    """The other player's card in this combat.            boost_of(their_card)"""

    word = "their_card"


class HandOf(Things):
    """The cards in a player's hand.            look(hand_of(opponent))"""

    word = "hand_of"
    who: Things


class TopDiscard(Things):
    """The top card of the own discard pile.            take(top_discard)"""

    word = "top_discard"


# Filters


class InCombat(Filter):
    """Fighting in this combat.            one(fighter, in_combat)"""

    word = "in_combat"


class AdjacentTo(Filter):
    """In a space joined by a line.            one(fighter, adjacent_to(the(jabberwock)))"""

    word = "adjacent_to"
    things: Things


class InZoneOf(Filter):
    """In a zone they share.            one(fighter, theirs, in_zone_of(the(medusa)))"""

    word = "in_zone_of"
    things: Things


class InSpaceOf(Filter):
    """In the same space as any of these.            each(fighter, theirs, in_space_of(that("spot")))"""

    word = "in_space_of"
    things: Things


class Defeated(Filter):
    """Defeated.            one(fighter, called(harpy), defeated)"""

    word = "defeated"


class Undefeated(Filter):
    """Not defeated.            is_(the(king_arthur), undefeated)"""

    word = "undefeated"


class Hero(Filter):
    """A hero.            is_(foe, hero)"""

    word = "hero"


class Sidekick(Filter):
    """A sidekick.            is_(foe, sidekick)"""

    word = "sidekick"


class Called(Filter):
    """Fighters of the own side by name, when there are several.            each(fighter, called(harpy))"""

    word = "called"
    name: Slug


class On(Filter):
    """In a space with such a token.            is_(this, on(fog))"""

    word = "on"
    token: Slug


class BeganOn(Filter):
    """In a space that had such a token when the turn began, and began the turn there.

    is_(this, began_on(fog))
    """

    word = "began_on"
    token: Slug


class Displaced(Filter):
    """Not in the space where it began the turn.            is_(this, displaced)"""

    word = "displaced"


class Empty(Filter):
    """A space without a fighter.            place(one(token), empty)"""

    word = "empty"


class Tagged(Filter):
    """A card that carries a tag.            each(card, tagged(voyage), discarded)"""

    word = "tagged"
    tag: Slug


class Discarded(Filter):
    """A card in the own discard pile.            each(card, tagged(voyage), discarded)"""

    word = "discarded"


class Bannered(Filter):
    """A card whose banner names a fighter.            uncancelable(bannered)"""

    word = "bannered"


# Conditions


class Won(Condition):
    """The effect's player won this combat.            if_(won, draw(2))"""

    word = "won"


class Lost(Condition):
    """The effect's player lost this combat.            if_(lost, draw(2))"""

    word = "lost"


class Attacking(Condition):
    """The effect's player attacks in this combat.            and_(in_state(hyde), attacking)"""

    word = "attacking"


class Defending(Condition):
    """The effect's player defends in this combat.            and_(in_state(jekyll), defending)"""

    word = "defending"


class NoneOf(Condition):
    """There is no such thing.            none(fighter, theirs, in_zone_of(the(bigfoot)))"""

    word = "none"
    kind: Kind
    where: tuple[Filter, ...]


class HandEmpty(Condition):
    """A player has no cards in hand.            if_(hand_empty, set_value(6))"""

    word = "hand_empty"
    who: Things = YOU


class InState(Condition):
    """The hero is in this state.            in_state(hyde)"""

    word = "in_state"
    state: Slug


class Basket(Condition):
    """The top card of the own discard pile shows this item.            if_(basket(pelt), draw(2))"""

    word = "basket"
    item: Slug


# Amounts


class Health(Amount):
    """A fighter's health.            at_most(health(the(king_arthur)), 4)"""

    word = "health"
    of: Things


class BoostOf(Amount):
    """The boost value of a card; 0 if it has none.            add_value(boost_of(that("lost")))"""

    word = "boost_of"
    card: Things


class PrintedValue(Amount):
    """The number printed on a card; 0 if there is none.            damage(foe, printed_value(their_card))"""

    word = "printed_value"
    card: Things


class ValueOf(Amount):
    """The value of a card in this combat as it stands now.            at_least(value_of(their_card), 4)"""

    word = "value_of"
    card: Things


class Dealt(Amount):
    """The combat damage of this combat.            draw(dealt)"""

    word = "dealt"


# Moments and rules


class SetUp(Moment):
    """At the set-up, when the hero has been placed.

    at(set_up, choose(1, become(big), become(small)))
    """

    word = "set_up"


class AfterAttack(Moment):
    """U-9.15: After you attack, when the combat has been cleaned up.

    at(after_attack, may(move(this, up_to(2))))
    """

    word = "after_attack"


class AfterManeuver(Moment):
    """After you maneuver.            at(after_maneuver, damage(the(jekyll_and_hyde), 1))"""

    word = "after_maneuver"


class Attacks(Event):
    """A fighter attacks: its attack card has just been played.

    when(attacks(the(king_arthur)), may(boost_face_down))
    """

    word = "attacks"
    who: Things


class States(Rule):
    """The states a hero can be in; the first one is where it starts.            states(form, jekyll, hyde)"""

    word = "states"
    name: Slug
    states: tuple[Slug, ...]


class Tokens(Rule):
    """Tokens, on separate spaces of the hero's zone at the start, or in a supply; some share a space.

    tokens(fog, 3)
    tokens(trap, 8, start=supply)
    tokens(insight, 5, start=supply, room=any_number)
    """

    word = "tokens"
    name: Slug
    amount: Amount
    start: Slug = Slug("zone")
    room: Amount = ONE


class Linked(Rule):
    """For the hero's movement, spaces with such tokens are adjacent to each other.            linked(fog)"""

    word = "linked"
    token: Slug


class Modify(Rule):
    """A continuous change: of attack cards, of defense cards, or of the move value in a maneuver.

    modify(attack_value, 2)
    """

    word = "modify"
    what: Slug
    amount: Amount
    of: Things = THIS


class Uncancelable(Rule):
    """Effects on this card, or on the player's cards of a kind, cannot be canceled.

    uncancelable
    uncancelable(bannered)
    """

    word = "uncancelable"
    where: tuple[Filter, ...]


class PlayAs(Rule):
    """The card may also be played as another type.            while_(basket(knife), play_as(defense))"""

    word = "play_as"
    type: Slug
