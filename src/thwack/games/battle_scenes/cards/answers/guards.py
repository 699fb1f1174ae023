"""Standing rules of the same cards: what cannot be unloaded or searched, damage that comes to nothing or to
another, targets that others choose, sides that characters take, and how long rules stand."""

from .....cardlang.node import Amount, Effect, Rule, Slug, Things

# How long rules stand


class NextPreparation(Effect):
    """Rules that stand in the Preparation phase of the next turn.

    next_preparation(harmless(each(unit), this))
    """

    word = "next_preparation"
    rules: tuple[Rule, ...]


class WhileHere(Effect):
    """Rules that stand as long as this character or support is in scene.

    while_here(blanks(each(support, chosen("named"), besides(this))))
    """

    word = "while_here"
    rules: tuple[Rule, ...]


# Cards that are carried, and Initial Energy


class Clings(Rule):
    """BS-H106: These cards cannot be unloaded.            while_(their_preparation, clings(this_card))"""

    word = "clings"
    cards: Things


class MoreEnergy(Rule):
    """BS-H110: Their Initial Energy is higher.            more_energy(this, 1)"""

    word = "more_energy"
    target: Things
    amount: Amount


class ChoosesLoss(Rule):
    """Spider-Man V4: You choose which cards they lose by damage that does not come from an action.

    chooses_loss(this)
    """

    word = "chooses_loss"
    target: Things


class Seals(Rule):
    """Taa II: A player cannot use scenario cards in the own resources.            seals(opponent)"""

    word = "seals"
    who: Things


# Searching and milling


class CannotSearch(Rule):
    """BS-H83: A player cannot search a deck.            this_turn(cannot_search(opponent))"""

    word = "cannot_search"
    who: Things


class MillsBelow(Rule):
    """BS-H105: Cards that an effect would put from the top of a deck into resources go below it instead.

    this_turn(mills_below)
    """

    word = "mills_below"


# Damage


class UnhurtOtherwise(Rule):
    """BS-H6: Damage to them that does not come from an action becomes 0.

    unhurt_otherwise(each(character, yours, has(predator)))
    """

    word = "unhurt_otherwise"
    target: Things


class Unpierced(Rule):
    """Vision: Piercing damage to them of actions that target them becomes 0.            unpierced(this)"""

    word = "unpierced"
    target: Things


class AbsorbsNew(Rule):
    """Absorbing field: Damage to them of who entered, or what was loaded, this turn is redirected here.

    absorbs_new(each(unit, yours))
    """

    word = "absorbs_new"
    target: Things


class GivesWay(Rule):
    """Improvised shield: It goes below the deck, and the action that would hurt the bearer does not.

    gives_way
    """

    word = "gives_way"


# Targets


class Decoys(Rule):
    """BS-H107: Actions that target them target another one instead.

    this_turn(decoys(this, that("guard")))
    """

    word = "decoys"
    target: Things
    onto: Things


class Covers(Rule):
    """Blob: Opponents who choose one of these as a target must choose this character, too.

    this_turn(covers(each(character, yours, other)))
    """

    word = "covers"
    target: Things


class Steers(Rule):
    """Wizard: You choose the targets of the next action of theirs.

    this_turn(steers(target(character)))
    """

    word = "steers"
    target: Things


class NextAlso(Rule):
    """Crimson Cowl: The next action of one of these that targets it also does something.

    this_turn(next_also(each(character, yours), that("prey"), damage(that("prey"), 2)))
    """

    word = "next_also"
    by: Things
    target: Things
    effect: Effect


# Sides


class AlsoAligned(Rule):
    """They are also heroes, or villains.            also_aligned(each(character, yours), hero)"""

    word = "also_aligned"
    target: Things
    alignments: tuple[Slug, ...]


class Converts(Rule):
    """They lose their affiliations and have this one instead.

    converts(each(character, yours, affiliated(x_men)), cavaleiros_do_apocalipse)
    """

    word = "converts"
    target: Things
    affiliations: tuple[Slug, ...]


# Leaving the scene


class Recalls(Rule):
    """False image: Knocked out, they go to resources and not to the prizes; then something happens.

    recalls(each(character, yours), put(this_card, resources))
    """

    word = "recalls"
    target: Things
    then: Effect


class Exiles(Rule):
    """Hela: Characters that their own player's effect takes from the scene go to the opponents' prizes.

    exiles
    """

    word = "exiles"


class Muted(Rule):
    """Spider-Slayer: Ability cards of these names have no text.            this_turn(muted(rajada))"""

    word = "muted"
    names: tuple[Slug, ...]
