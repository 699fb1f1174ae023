"""Words about what single heroes have beside deck, hand and discard pile: zones of their own for cards, and
cards that are no action cards. What they do is in `rules/zones/`."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Moment, Name, Rule, Slug, Things
from ....cardlang.nouns import ONE
from .turn_words import OfThisTurn


class BoostZone(Rule):
    """A zone whose cards, whoever's they are, may be used to boost like those in hand.

    boost_zone(suit)
    """

    word = "boost_zone"
    zone: Slug


class Boosting(Event):
    """The player has boosted, in a maneuver or a combat.            when(boosting, draw(1))"""

    word = "boosting"


class Lying(Filter):
    """A card in a zone of the own hero.            one(card, lying(suit))"""

    word = "lying"
    zone: Slug


class Lay(Effect):
    """Put cards into a zone of the own hero, face up.            lay(that("shown"), suit)"""

    word = "lay"
    cards: Things
    zone: Slug
    as_: Name = Name("")


class Stands(Rule):
    """A rule on a card that stands while the card lies in a zone of its hero.

    stands(active, modify(attack_value, 1, of=the(rosie_the_riveter)))
    """

    word = "stands"
    zone: Slug
    rule: Rule


# Cards that are no action cards


class OpenRow(Rule):
    """A row of cards of the hero's own, all open, and a zone for those of them that are active.

    open_row(upgrades, active)
    """

    word = "open_row"
    zone: Slug
    to: Slug


class Activate(Effect):
    """The next card of the row becomes active, or so many.            activate"""

    word = "activate"
    amount: Amount = ONE
    as_: Name = Name("")


class Deactivate(Effect):
    """The card that has been active longest goes back to the end of the row, or so many.

    deactivate(as_="gone")
    """

    word = "deactivate"
    amount: Amount = ONE
    as_: Name = Name("")


class ChooseActive(Effect):
    """One card of the row is active from now on, and no other.            at(turn_start, choose_active)"""

    word = "choose_active"


class AllActive(Condition):
    """No card of the row is left.            if_(all_active, draw(1))"""

    word = "all_active"


class InForce(Condition):
    """This card of the row is active.            if_(in_force(hypnoray_blaster), cancel)"""

    word = "in_force"
    card: Slug


class Ranged(Rule):
    """These fighters attack at range.            stands(active, ranged(the(rosie_the_riveter)))"""

    word = "ranged"
    of: Things


class Further(Rule):
    """In a maneuver these fighters may go further than the move value.

    stands(active, further(the(rosie_the_riveter), 1))
    """

    word = "further"
    of: Things
    amount: Amount


class GadgetWorks(Condition):
    """Dr. Jill Trent: her gadget works for the attack under way.            if_(gadget_works, draw(1))"""

    word = "gadget_works"


class LendsGadget(Rule):
    """Dr. Jill Trent: the gadget works for who attacks with this card next to her.            lends_gadget"""

    word = "lends_gadget"


# Cards that stay with their hero


class Tucks(Rule):
    """Cards with a tag that were played go to a zone of the hero instead of the discard pile.

    tucks(invention, inventions)
    """

    word = "tucks"
    tag: Slug
    zone: Slug


class Exile(Effect):
    """Take cards out of the game for good.            exile(some(up_to(4), card, discarded), as_="gone")"""

    word = "exile"
    cards: Things
    as_: Name = Name("")


class DrawOtherwise(Rule):
    """In a maneuver the player may do this instead of drawing.

    draw_otherwise(seq(draw(2), put_back(1, to=bottom)))
    """

    word = "draw_otherwise"
    way: Effect


# Missions


class StartsWith(Rule):
    """A card that is in hand before the first cards are drawn.            starts_with(the_moscow_protocol)"""

    word = "starts_with"
    card: Slug


class Acquire(Effect):
    """Reveal cards of the own deck until one has the tag; take it and shuffle the others in.

    acquire(mission)
    """

    word = "acquire"
    tag: Slug


class Acquiring(Rule):
    """What it is to acquire a card with a tag, for the character card of whoever does.

    acquiring(mission)
    """

    word = "acquiring"
    tag: Slug


class AtStart(Filter):
    """A fighter in the space where its player's hero started.            is_(the(black_widow), at_start)"""

    word = "at_start"


class StartedAt(Filter):
    """A player whose hero started in the space of these.

    each(player, theirs, started_at(the(black_widow)))
    """

    word = "started_at"
    things: Things


class FoeHurt(Condition, OfThisTurn):
    """An opposing fighter has taken damage this turn.            if_(foe_hurt, draw(1))"""

    word = "foe_hurt"
    deed = "foe hurt"


# Decks of cards that are no action cards


class ExtraDeck(Rule):
    """A face-down deck of the hero's own, a zone for what was turned up, and one for what is used up.

    extra_deck(glamours, glamour, faded)
    """

    word = "extra_deck"
    zone: Slug
    to: Slug
    gone: Slug


class Unveil(Effect):
    """The top card of the extra deck is turned up; nothing if there is none.            unveil"""

    word = "unveil"


class Fade(Effect):
    """Discard the card of the extra deck that lies open, as a cost.            may(pay(fade, draw(2)))"""

    word = "fade"


class PassesFoes(Rule):
    """Whenever these fighters move, they may move through opposing fighters.

    stands(glamour, passes_foes(each(fighter, yours)))
    """

    word = "passes_foes"
    of: Things


class UnderAttack(Moment):
    """When a fighter of yours is attacked, before you choose a defense card.

    stands(glamour, at(under_attack, may(step_in(one(fighter, yours, other)))))
    """

    word = "under_attack"


class BeforeMoves(Moment):
    """In a maneuver of yours, before your fighters move.

    stands(glamour, at(before_moves, may(move(one(fighter, theirs), up_to(1)))))
    """

    word = "before_moves"


class SendBack(Effect):
    """The other card of this combat goes back to its owner's hand.            seq(cancel, send_back)"""

    word = "send_back"


class BoxOf(Rule):
    """A face-down box of cards, and a zone for those of them that were revealed.

    box_of(box, miseries)
    """

    word = "box_of"
    zone: Slug
    to: Slug


class Feathers(Rule):
    """How many feathers a card of the box shows.            feathers(2)"""

    word = "feathers"
    amount: Amount


class OpenBox(Effect):
    """Reveal cards of the box one by one, until the player stops or so many feathers are to be seen.

    at(turn_start, open_box(3))
    """

    word = "open_box"
    amount: Amount


class CloseBox(Effect):
    """Shuffle what was revealed back into the box.            at(turn_end, close_box)"""

    word = "close_box"


class PeekBox(Effect):
    """Look at the top card of the box.            peek_box"""

    word = "peek_box"


# Ruses and ransoms


class Trick(Effect):
    """The ruse beside the attack card works.            unless(opponent, discard(1, by=chance), trick)"""

    word = "trick"


class RuseWorks(Condition):
    """A ruse lies beside the attack card and was not removed.            if_(ruse_works, ignore_value)"""

    word = "ruse_works"


class Transfer(Effect):
    """Some of a resource becomes another one, as much as there is.            transfer(doubloon, treasury)"""

    word = "transfer"
    resource: Slug
    to: Slug
    amount: Amount = ONE


class Wounded(Event):
    """A fighter takes combat damage.            when(wounded(the(blackbeard)), draw(1))"""

    word = "wounded"
    target: Things


class Ransoms(Rule):
    """What a ransom is, for the character card of whoever has cards with one: from where to where it is paid.

    ransoms(treasury, doubloon)
    """

    word = "ransoms"
    resource: Slug
    to: Slug


class Ransom(Effect):
    """An effect that an opponent may buy off.            ransom(1, gain_action(1))"""

    word = "ransom"
    amount: Amount
    effect: Effect


class BuyDown(Effect):
    """The opponent may pay any ransom; each doubloon takes so much from this card's value.

    buy_down(2)
    """

    word = "buy_down"
    amount: Amount
