"""Which word may stand where on a card, and which nouns it takes (see `cardlang/places.py`)."""

from typing import Final

from ....cardlang.places import Grammar, Place

PLACES: Final = {
    "character": Place("the text of a character", ("fighter", "face")),
    "when": Place("when(...)", ("fighter", "face", "subject")),
    "action": Place("the text of an action", ("face", "action")),
    "global": Place("a Global ability"),
    "damage": Place("reaction(damaged(...), ...)", ("damage",), "a reaction to damage"),
    "your_damage": Place("reaction(your_damage, ...)", ("damage",), "a reaction to damage"),
    "dealt": Place("reaction(deals_damage(...), ...)"),
}

FACTS: Final = {
    "fighter": "a character that the text stands on",
    "face": "a die whose face may show a burst",
    "subject": "something that has happened to somebody",
    "action": "an action die that is used",
    "damage": "damage that is about to be dealt",
}

NEEDS: Final = {
    **dict.fromkeys(("this", "other", "alone", "capture", "control"), "fighter"),
    **dict.fromkeys(("impersonate", "borrow_action", "use_borrowed", "ban_card"), "fighter"),
    "burst": "face",
    "it": "subject",
    **dict.fromkeys(("pin_down", "stand_guard"), "action"),
    **dict.fromkeys(("prevent", "redirect", "enlarge"), "damage"),
}

KINDS: Final = {
    "this": "character",
    "it": "it",
    "any_of": "any_of",
    **dict.fromkeys(("you", "opponent"), "player"),
    **dict.fromkeys(("one", "each", "some", "there_is"), ".kind"),
    **dict.fromkeys(("pick", "is_"), ".things"),
    **dict.fromkeys(("ko", "damage", "spin", "must_block", "capture", "control"), ".target"),
    **dict.fromkeys(("draw", "roll", "reroll"), "die"),
    "up_to": "up_to",
    "any_number": "any_number",
    # What the filters in an argument are about.
    "knocked_out.where": "character",
    "not_blocked_by.where": "character",
    "only_blocked_by.where": "character",
    "no_damage_from.where": "character",
}

# What may stand as a text of its own, and what may hold for the rest of a turn.
STANDING: Final = (
    "have fielding_cost free_fielding draws_more unblockable not_blocked_by only_blocked_by "
    "hits_each_blocker overflows strikes_first strikes_twice strikes_double no_damage_to "
    "no_damage_from lower_damage diverts retires_to returns forbids slips_away may_ignore_blockers stretches"
)
FOR_A_TURN: Final = (
    "have unblockable overflows strikes_twice strikes_double no_damage_to returns retires_to when at while_"
)
CHARACTER: Final = "character it"
SOMEBODY: Final = "character player any_of it"
COST: Final = "spend pay_life ko spin damage seq nothing"
EVENTS: Final = (
    "fielded first attacks blocks is_blocked is_unblocked is_engaged deals_damage damaged knocked_out "
    "knocks_out uses_action"
)

TAKES: Final = {
    # What may be a text where.
    "character": f"at when in_main while_active while_ once {STANDING}",
    "action": "use",
    "global": "global_ reaction while_ once",
    "this_turn.rules": FOR_A_TURN,
    "when.event": EVENTS,
    "first.event": "fielded",
    "reaction.event": "damaged your_damage deals_damage",
    "later.moment": "turn_end attack_start attack_end",
    **dict.fromkeys(("global_.cost", "reaction.cost", "in_main.cost", "pay.cost"), COST),
    **dict.fromkeys(("unless.cost", "slips_away.cost"), COST),
    # Verbs.
    **dict.fromkeys(("draw.who", "unless.who", "some.by"), "you opponent"),
    **dict.fromkeys(("heal.target", "set_life.target"), "player"),
    **dict.fromkeys(("damage.target", "strike.target", "deal.target", "redirect.to"), SOMEBODY),
    "diverts.to": SOMEBODY,
    **dict.fromkeys(
        ("ko.target", "gets.target", "spin.target", "spin_to.target", "reroll.target"), CHARACTER
    ),
    **dict.fromkeys(("control.target", "cannot_block.target"), CHARACTER),
    **dict.fromkeys(("strike.by", "deal.by"), "character die it"),
    **dict.fromkeys(("must_block.target", "must_attack.target", "deal_no_damage.target"), CHARACTER),
    **dict.fromkeys(("withdraw.target", "copy_stats.target", "copy_text.target"), CHARACTER),
    "must_block.attacker": "this that it",
    **dict.fromkeys(("put.target", "capture.target"), "character die it"),
    **dict.fromkeys(("copy_stats.model", "copy_text.model"), "character die it"),
    "roll.target": "die",
    "spend.amount": "number",
    "diverts.amount": "amount any_number",
    "some.amount": "amount up_to any_number",
    "some.kind": "character die",
    # Nouns, amounts, conditions, events and rules.
    "pick.things": "character die player any_of",
    "any_of.parts": "one this you opponent it that",
    "count.things": "character die player",
    "is_.things": "character die it",
    **dict.fromkeys(("level_of.die", "attack_of.die", "defense_of.die"), "character die it"),
    **dict.fromkeys(("engaged_with.things", "that_block.things", "lower_than.things"), CHARACTER),
    **dict.fromkeys(("fielded.target", "attacks.target", "blocks.target", "is_blocked.target"), "character"),
    **dict.fromkeys(("is_unblocked.target", "is_engaged.target", "knocked_out.target"), "character"),
    **dict.fromkeys(("deals_damage.source", "knocks_out.source", "knocks_out.target"), "character"),
    **dict.fromkeys(("damaged.target", "deals_damage.target"), "character player any_of"),
    "uses_action.who": "player",
    **dict.fromkeys(("have.target", "fielding_cost.target", "free_fielding.target"), CHARACTER),
    **dict.fromkeys(("unblockable.target", "overflows.target", "returns.target"), CHARACTER),
    **dict.fromkeys(("strikes_twice.target", "strikes_double.target", "no_damage_to.target"), CHARACTER),
    # Filters: what they can narrow down.
    **dict.fromkeys(("yours", "theirs", "other_than", "among", "non", "one_of"), "character die player"),
    **dict.fromkeys(("sidekick", "action_die", "character_die", "showing_character"), "character die"),
    **dict.fromkeys(("typed", "affiliated", "called"), "character die"),
    **dict.fromkeys(("at_level", "level_up_to", "level_from"), "character die"),
    **dict.fromkeys(("in_", "for_sale"), "die"),
    **dict.fromkeys(("other", "lower_than", "fighting", "attacking", "blocking", "blocked"), "character"),
    **dict.fromkeys(("engaged", "engaged_with", "that_block", "copying"), "character"),
}

GRAMMAR: Final = Grammar(
    facts=FACTS,
    places=PLACES,
    opens={
        "when": "when",
        "use": "action",
        "global_": "global",
        "reaction(damaged)": "damage",
        "reaction(your_damage)": "your_damage",
        "reaction(deals_damage)": "dealt",
    },
    needs=NEEDS,
    kinds=KINDS,
    takes=TAKES,
    settled=(
        *("heal.target", "set_life.target", "strike.by", "deal.by", "count.things", "is_.things"),
        *("copy_stats.target", "copy_stats.model", "copy_text.target", "copy_text.model"),
        *("level_of.die", "attack_of.die", "defense_of.die"),
        *("engaged_with.things", "that_block.things", "lower_than.things"),
        *("have.target", "fielding_cost.target", "free_fielding.target", "unblockable.target"),
        *("overflows.target", "strikes_twice.target", "strikes_double.target", "no_damage_to.target"),
        "returns.target",
    ),
    cures={
        "this": "name the characters: one(character, yours), called(...)",
        "it": "it is whom an event is about: that is in when(...)",
    },
)
