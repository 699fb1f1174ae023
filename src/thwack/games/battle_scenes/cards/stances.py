"""Standing words of the last cards: loads that are kept, costs that have a floor, memberships and alter egos
that cards have besides, permissions that are used up."""

from ....cardlang.node import Amount, Effect, Filter, Rule, Slug, Things


class KeepsLoad(Rule):
    """BS-H160: No card can be unloaded from them, not even by damage; or effects of such actions unload none.

    while_(their_preparation, keeps_load(this))
    keeps_load(this, of_power(telekinesis))
    """

    word = "keeps_load"
    target: Things
    which: tuple[Filter, ...]


class LeastCost(Rule):
    """BS-H161: Actions that cost fewer stages cost so many.            least_cost(2)"""

    word = "least_cost"
    amount: Amount


class NextFree(Rule):
    """BS-R34: The next action of theirs costs no stages.            this_turn(next_free(this))"""

    word = "next_free"
    target: Things


class Enlists(Rule):
    """Your character cards of an affiliation, in deck, hand and resources, have more of them.

    enlists(morlocks, x_men)
    """

    word = "enlists"
    group: Slug
    affiliations: tuple[Slug, ...]


class PosesAs(Rule):
    """In the deck it also counts as a character card with this alter ego.            poses_as(ultron)"""

    word = "poses_as"
    ego: Slug


class BearsEgo(Rule):
    """BS-H162: They also have the alter ego of a card.            this_turn(bears_ego(this, that("loa")))"""

    word = "bears_ego"
    target: Things
    things: Things


class Underloads(Rule):
    """BS-H163: It may enter the scene with fewer cards than its Initial Energy.            underloads"""

    word = "underloads"


class HoldsFewer(Rule):
    """BS-5.4: A player must keep so many fewer cards in the Adjustment phase.

    holds_fewer(opponent, 1)
    """

    word = "holds_fewer"
    who: Things
    amount: Amount


class Attracts(Rule):
    """BS-H53: Opponents who choose targets for such actions must choose one of these, if that can be.

    attracts(this, damaging)
    """

    word = "attracts"
    target: Things
    which: tuple[Filter, ...]


class StandsIn(Rule):
    """BS-H164: Cards that their actions cost them may be unloaded from this support instead.

    stands_in(each(character, yours, affiliated(hidra)))
    """

    word = "stands_in"
    target: Things


class Spares(Rule):
    """Characters of some sort cannot aim this card's action at some.

    spares(each(character, affiliated(gangue_da_demolicao)), non(affiliated(gangue_da_demolicao)))
    """

    word = "spares"
    target: Things
    where: tuple[Filter, ...]


class TwoEffects(Rule):
    """BS-H165: You may use two effects of its action, each on a target.            two_effects(rajada)"""

    word = "two_effects"
    names: tuple[Slug, ...]


class AllEffects(Rule):
    """You may use all effects of its action instead of one.            all_effects(rajada)"""

    word = "all_effects"
    names: tuple[Slug, ...]


class GivesSurprise(Rule):
    """BS-11.2, BS-D3: Such cards in your hand have Surprise-Attack and Surprise-Anticipation.

    gives_surprise(typed(ability), powered(regeneration))
    """

    word = "gives_surprise"
    where: tuple[Filter, ...]


class SupportsScore(Rule):
    """BS-R7: Supports in prizes are worth their Initial Energy.            supports_score"""

    word = "supports_score"


class ForGood(Effect):
    """Rules that stand until the end of the game.            for_good(forbids(each(character), aimed))"""

    word = "for_good"
    rules: tuple[Rule, ...]
