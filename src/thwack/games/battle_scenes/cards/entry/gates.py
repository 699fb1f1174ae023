"""Words about who may enter the scene, and how: with what load, from where, in whose place."""

from .....cardlang.control import NOTHING
from .....cardlang.node import Amount, Effect, Filter, Name, Number, Rule, Slug, Things

AS_USUAL = Number(0)  # of Introduce: loaded with the Initial Energy

# Which cards


class DoubleOf(Filter):
    """Of the name or the alter ego of one of these, itself left out.

    one(card, yours, double_of(each(character, theirs)), in_(hand))
    """

    word = "double_of"
    things: Things


class Laden(Filter):
    """Carrying exactly so many cards.            one(character, yours, laden(3))"""

    word = "laden"
    amount: Amount


class EnergyIs(Filter):
    """With exactly so much Initial Energy.            one(character, yours, energy_is(1))"""

    word = "energy_is"
    amount: Amount


class Untimely(Filter):
    """Outside of its controller's Preparation phase.

    when(enters(one(character, untimely)), draw(1))
    """

    word = "untimely"


class JustLoaded(Filter):
    """Loaded this turn.            one(loaded, carried_by(this), non(just_loaded))"""

    word = "just_loaded"


# Who may enter, and how


class LetsMaterialize(Rule):
    """BS-11.11: You may put such a card in scene as though it had Materialize; then something happens.

    this_phase(lets_materialize(typed(character), affiliated(simbiontes)))
    lets_materialize(energy_least(7), then=put(this_card, resources))
    """

    word = "lets_materialize"
    where: tuple[Filter, ...]
    then: Effect = NOTHING


class Immaterial(Rule):
    """BS-11.11: Such characters cannot be put in scene with Materialize.

    immaterial(non(affiliated(simbiontes)))
    """

    word = "immaterial"
    where: tuple[Filter, ...]


class Doubles(Rule):
    """BS-H131: You may put such a character in scene beside its alter ego; then something happens.

    this_turn(doubles(double_of(each(character))))
    doubles(double_of(each(character, theirs)), then=put(this_card, resources))
    """

    word = "doubles"
    where: tuple[Filter, ...]
    then: Effect = NOTHING


class Revives(Rule):
    """BS-D8: These cards in resources have Revive.            this_phase(revives(that("risen")))"""

    word = "revives"
    target: Things


class Excludes(Rule):
    """Players cannot put such characters in scene.            excludes(each(player), typed(ev))"""

    word = "excludes"
    who: Things
    where: tuple[Filter, ...]


class EvolvesFrom(Rule):
    """BS-R12: Your EV cards, or such ones, may evolve from these, too.

    evolves_from(each(character, yours))
    evolves_from(each(character, yours), named(capitao_universo))
    """

    word = "evolves_from"
    target: Things
    where: tuple[Filter, ...]


class EvolvesAnew(Rule):
    """Coming back at full force: such character cards may enter like EV cards, from their own alter ego.

    evolves_anew(affiliated(guardioes_da_galaxia))
    """

    word = "evolves_anew"
    where: tuple[Filter, ...]


class Lighter(Rule):
    """BS-6.2: Such character cards may be put in scene loaded with fewer cards.

    lighter(1, energy_least(6))
    """

    word = "lighter"
    amount: Amount
    where: tuple[Filter, ...]


class AlsoEgo(Rule):
    """BS-6.4: They have this alter ego, too.            this_turn(also_ego(target(character), ultron))"""

    word = "also_ego"
    target: Things
    ego: Slug


# What puts cards in scene


class Introduce(Effect):
    """Put a card in scene from where it lies, loaded as usual, or with up to so many cards from resources.

    when(is_revealed, may(introduce(this_card)))
    may(introduce(one(card, yours, named(hulk), in_(deck)), carrying=4))
    """

    word = "introduce"
    cards: Things
    carrying: Amount = AS_USUAL
    as_: Name = Name("")


class TakePlace(Effect):
    """Return one to hand; this card enters from hand in its place, with all it carried, and has Readiness.

    in_hand(in_preparation(take_place(one(character, yours, named(aleta)))))
    """

    word = "take_place"
    target: Things


class KnockOut(Effect):
    """BS-8.5: Knock out characters.            doubles(kin_of(this), then=knock_out(this))"""

    word = "knock_out"
    target: Things
