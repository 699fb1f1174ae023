"""What one single card needs. Nodes like any other, each with a test and a wording of its own."""

from ....cardlang.node import Amount, Effect, Filter, Rule, Things


class BoostOne(Rule):
    """Special throw: of the targets of its damaging actions, one takes more.

    boost_one(that("pal"), 3)
    """

    word = "boost_one"
    target: Things
    amount: Amount


class ShrugOff(Rule):
    """Daredevil: the first action that targets them deals no damage to them.

    this_turn(shrug_off(this))
    """

    word = "shrug_off"
    target: Things


class CarryOff(Effect):
    """Carry away: they and all cards they carry are shuffled into their owners' decks.

    carry_off(both(target(unit), this))
    """

    word = "carry_off"
    target: Things


class NextCountdownAlone(Effect):
    """Disassemble: a player's next Countdown is carried out as if without characters.

    next_countdown_alone(opponent)
    """

    word = "next_countdown_alone"
    who: Things


class ExtraTurn(Effect):
    """Tear reality: an extra turn, in which they cannot be capacitated.            extra_turn(this)"""

    word = "extra_turn"
    target: Things


class Purge(Effect):
    """Dark Phoenix: name a power or a card type; abilities of it, or cards of it, are unloaded from them.

    purge(each(character, other))
    """

    word = "purge"
    target: Things


class PlaysFromResources(Rule):
    """Soul Gem: in this phase a character card may be put in scene from resources.

    this_turn(plays_from_resources)
    """

    word = "plays_from_resources"


class Grounded(Rule):
    """Mind Gem: they cannot put characters in scene or load cards from hand.

    this_turn(grounded(that("rival")))
    """

    word = "grounded"
    who: Things


class Claims(Rule):
    """Disable: supports of the opponent that are destroyed go to your prizes.            this_turn(claims)"""

    word = "claims"


class StopsDraw(Rule):
    """Kree alchemist: from hand to the opponents' prizes to stop an effect's draw of two or more.

    stops_draw
    """

    word = "stops_draw"


class StopsAnticipation(Rule):
    """Kree guerrilla: from hand to the opponents' prizes to stop an action in the Anticipation step.

    stops_anticipation
    """

    word = "stops_anticipation"


class EvolvesInAnswer(Rule):
    """Captain Universe: from hand onto a character that an opponent's action targets, which stops the action.

    evolves_in_answer(affiliated(aliados_do_homem_aranha))
    """

    word = "evolves_in_answer"
    where: tuple[Filter, ...]


class EntersAtAttack(Rule):
    """Solo: may be put in scene from hand at the start of your Attack step.            enters_at_attack"""

    word = "enters_at_attack"


class UnhurtByScenario(Rule):
    """Induced superstition: damage of scenarios to them becomes 0.

    unhurt_by_scenario(each(character, yours, powered(telepathy)))
    """

    word = "unhurt_by_scenario"
    target: Things
