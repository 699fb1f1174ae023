"""Which word may stand where on a card, and which nouns it takes (see `cardlang/places.py`)."""

from typing import Final

from ....cardlang.places import Grammar, Place

TEXT: Final = ("card", "user")  # a text of a card in scene, or of one that somebody carries

PLACES: Final = {
    "effect": Place("the effect of an action", (*TEXT, "action", "targets", "paid")),
    "pay": Place("the cost of an action", (*TEXT, "action", "paid")),
    "rule": Place("a text of a card", TEXT),
    "evolves": Place("`evolves`", ("card",)),
    "needs": Place("needs(...)", ("card",)),
    "in_preparation": Place("in_preparation(...)", TEXT),
    "adjustment_start": Place("at(adjustment_start, ...)", TEXT),
    "camouflage": Place("camouflage(...)", TEXT),
    "loaded_from": Place("when(loaded_from(...), ...)", TEXT),
    "is_targeted": Place("when(is_targeted(...), ...)", (*TEXT, "subject", "stoppable")),
    "hurt_by_action": Place("when(hurt_by_action(...), ...)", (*TEXT, "subject")),
    "hurt": Place("when(hurt(...), ...)", (*TEXT, "subject")),
    "enters": Place("when(enters(...), ...)", (*TEXT, "subject")),
    "is_potentiated": Place("when(is_potentiated(...), ...)", (*TEXT, "subject")),
    "uses": Place("when(uses(...), ...)", (*TEXT, "subject", "stoppable")),
    "has_used": Place("when(has_used(...), ...)", (*TEXT, "subject")),
    "countdown": Place("at(countdown, ...)", TEXT),
    "own event": Place("a text that waits for its own card", TEXT),
}

FACTS: Final = {
    "card": "a card it stands on",
    "user": "somebody it stands on",
    "action": "an action of its own",
    "targets": "targets of an action",
    "paid": "an X that was paid",
    "subject": "somebody the event is about",
    "stoppable": "an action of another one under way",
}

NEEDS: Final = {
    "this": "user",
    **dict.fromkeys(("target", "targets", "any_targets", "targeted"), "targets"),
    "x": "paid",
    **dict.fromkeys(("same_action", "earlier_uses", "clairvoyance", "revealed"), "action"),
    "it": "subject",
    "cancel": "stoppable",
}

CURES: Final = {
    "cancel": "an action is stopped by those it targets: when(is_targeted(...), may(cancel))",
}

OWN_EVENTS: Final = (
    *("destroyed", "mark_leaves", "replaced", "hand_empty", "leaves", "is_recycled", "is_revealed"),
)
UNITS: Final = "character unit"
CARDS: Final = "card loaded own_card"
ANY: Final = f"{UNITS} support player scenario {CARDS}"
ALL: Final = f"{UNITS} support"
KINDS: Final = {
    **dict.fromkeys(("this", "it", "marked"), "unit"),
    **dict.fromkeys(("you", "opponent", "owner_of"), "player"),
    **dict.fromkeys(("one", "each", "some", "target", "targets", "any_targets", "there_is"), ".kind"),
    **dict.fromkeys(("pick", "is_"), ".things"),
    **dict.fromkeys(("load", "unload", "put", "look"), ".cards"),
    "some(player)": "players",  # nothing takes them: one(player) or each(player) do
    "damage": ".target",
    **dict.fromkeys(("top", "draw"), "card"),
    "this_card": "own_card",
    "scenario": "scenario",
    "both": "unit",
    **dict.fromkeys(("up_to", "any_number", "from_to"), "open"),
    # What the filters in an argument are about.
    **dict.fromkeys(("carrying.where", "borrows.where", "bars.where"), "card"),
    **dict.fromkeys(("carried.where", "loaded_from.where", "arm.where", "potentiate.where"), "character"),
    **dict.fromkeys(("lead.where", "only_on.where", "only_for.where"), "character"),
    "evolves_in_answer.where": "character",
    **dict.fromkeys(("act_again.which", "pierces.which", "hastens.which", "ready.which"), "action"),
    **dict.fromkeys(("readiness.which", "uses.which", "has_used.which"), "action"),
    "exert": ".target",
    **dict.fromkeys(("boosts.which", "sudden.which"), "action"),
    "delay.where": "character",
}

TAKES: Final = {
    "evolves": "one",
    # Verbs.
    **dict.fromkeys(("damage.target", "pierce.target"), ALL),
    **dict.fromkeys(("gets_shield.target", "set_shield.target", "return_.target"), ALL),
    **dict.fromkeys(("mark.things", "carry_off.target"), ALL),
    **dict.fromkeys(("capacitate.target", "incapacitate.target", "exert.target"), UNITS),
    **dict.fromkeys(("deal.target", "deal_piercing.target"), ALL),
    **dict.fromkeys(("deal.by", "deal_piercing.by"), "this it that target this_card"),
    **dict.fromkeys(("lose_power.target", "lock_power.target"), UNITS),
    **dict.fromkeys(
        ("draw.who", "discard.who", "mill.who", "unless.who", "arrange.of", "lets.who"), "player"
    ),
    **dict.fromkeys(("next_countdown_alone.who", "grounded.who"), "player"),
    "load.cards": "card loaded own_card",
    "load.onto": "this it one target marked that",
    "unload.cards": "loaded own_card",
    "put.cards": f"{CARDS} scenario",
    **dict.fromkeys(("look.cards", "arrange.cards"), "each top that"),
    "swap.target": "each",
    "purge.target": "each this it target targets marked that",
    "extra_turn.target": "this",
    "pick.things": ANY,
    **dict.fromkeys(("capacitate.amount", "incapacitate.amount"), "amount open"),
    **dict.fromkeys(("some.amount", "top.amount"), "amount open"),
    **dict.fromkeys(("targets.amount", "any_targets.amount"), "amount up_to"),
    # Nouns, amounts, conditions.
    "some.by": "you opponent",
    "both.parts": ALL,
    "owner_of.things": f"{ALL} {CARDS}",
    **dict.fromkeys(("count.things", "is_.things", "types_of.things"), ANY),
    **dict.fromkeys(("stage_of.things", "shield_of.things", "energy_of.things", "damage_taken.things"), ALL),
    "actions_used.who": "player",
    # Events: to whom they happen.
    "enters.target": f"{ALL} scenario",
    **dict.fromkeys(("hurt.target", "hurt_by_action.target", "is_targeted.target"), ALL),
    **dict.fromkeys(("uses.target", "has_used.target"), ALL),
    **dict.fromkeys(("is_targeted.by", "is_potentiated.target"), ALL),
    # Standing texts.
    **dict.fromkeys(("shielded.target", "shield_equals.target", "shield_fixed.target"), ALL),
    **dict.fromkeys(("gains.target", "powerless.target", "loses.target", "locked.target"), ALL),
    **dict.fromkeys(("powers_of.things", "affiliations_of.things"), f"{ALL} loaded"),
    **dict.fromkeys(("stripped.target", "ignores_power.target", "lends.target", "lends_to.target"), ALL),
    **dict.fromkeys(("guards.target", "untargetable.target", "untargetable.by"), ALL),
    **dict.fromkeys(("more_damage.by", "more_damage.to", "less_damage.by", "less_damage.to"), ALL),
    **dict.fromkeys(("more_to_targets.by", "unhurt.target", "unhurt_by_scenario.target"), ALL),
    **dict.fromkeys(("pierces.target", "hastens.target", "ready.target", "idle.target"), ALL),
    **dict.fromkeys(("cannot_use.target", "cannot_rise.target", "boost_one.target"), ALL),
    **dict.fromkeys(("shrug_off.target", "joins.target", "foresees_more.target"), ALL),
    **dict.fromkeys(("harmless.by", "harmless.to", "capped.target", "evades.target", "shrugs.target"), ALL),
    **dict.fromkeys(("boosts.by", "boosts.to", "sudden.target", "diverts.target", "shelters.target"), ALL),
    "diverts.onto": "this one marked",
    **dict.fromkeys(("exchange.first", "exchange.second"), "one"),
    "unload_from.target": ALL,
    "cannot_use.cards": CARDS,
    **dict.fromkeys(("draws_more.who", "counts_more.who", "counts_alone.who"), "player"),
    # Filters: what they can narrow down.
    **dict.fromkeys(("yours", "theirs"), ANY),
    **dict.fromkeys(("other", "other_than", "among"), f"{ALL} {CARDS}"),
    "in_": CARDS,
    **dict.fromkeys(("typed", "affiliated", "aligned", "powered"), f"{ALL} {CARDS}"),
    **dict.fromkeys(("named", "named_as", "alter_ego", "has"), f"{ALL} {CARDS}"),
    "named_as.things": f"{ALL} {CARDS}",
    "carrying": ALL,
    "carried_by": "loaded card",
    "carried_by.things": ALL,
    "owned_by": f"{ALL} {CARDS}",
    "owned_by.things": f"{ALL} player",
    "sharing_affiliation": f"{ALL} {CARDS}",
    "sharing_affiliation.things": ALL,
    "at_stage": UNITS,
    **dict.fromkeys(("entered_now", "targeted", "is_marked", "doubled", "unshielded"), ALL),
    **dict.fromkeys(("kin_of", "ego_as"), f"{ALL} {CARDS}"),
    **dict.fromkeys(("kin_of.things", "ego_as.things", "powers_had.things"), ALL),
    "colourless": CARDS,
    "energy_least": f"{ALL} {CARDS}",
    "revealed": "card",
    **dict.fromkeys(("same_action", "of_power", "called", "foreseeing"), "action"),
    "non": f"{ALL} {CARDS} player action",
    "one_of": f"{ALL} {CARDS} player",
    "burdened": ALL,
}

# Where a noun is looked at and nobody is there to choose.
SETTLED: Final = (
    *("count.things", "is_.things", "types_of.things", "stage_of.things", "shield_of.things"),
    *("energy_of.things", "damage_taken.things", "actions_used.who", "both.parts", "carried_by.things"),
    *("owned_by.things", "named_as.things", "sharing_affiliation.things", "shielded.target"),
    *("shield_equals.target", "shield_fixed.target", "gains.target", "powerless.target", "loses.target"),
    *("locked.target", "powers_of.things", "affiliations_of.things", "stripped.target"),
    *("ignores_power.target", "lends.target", "lends_to.target", "guards.target", "untargetable.target"),
    *("untargetable.by", "more_damage.by", "more_damage.to", "less_damage.by", "less_damage.to"),
    *("more_to_targets.by", "unhurt.target", "unhurt_by_scenario.target", "pierces.target"),
    *("hastens.target", "ready.target", "idle.target", "cannot_use.target", "cannot_use.cards"),
    *("cannot_rise.target", "draws_more.who", "counts_more.who", "counts_alone.who", "grounded.who"),
    *("boost_one.target", "shrug_off.target", "joins.target", "owner_of.things", "deal.by"),
    "deal_piercing.by",
    *("harmless.by", "harmless.to", "capped.target"),
    *("evades.target", "shrugs.target", "boosts.by", "boosts.to", "sudden.target", "diverts.target"),
    "shelters.target",
    *("foresees_more.target", "kin_of.things", "ego_as.things", "powers_had.things"),
)

GRAMMAR: Final = Grammar(
    facts=FACTS,
    places=PLACES,
    opens={
        "in_preparation": "in_preparation",
        "camouflage": "camouflage",
        "needs": "needs",
        "at(adjustment_start)": "adjustment_start",
        "at(countdown)": "countdown",
        **{f"when({event})": event for event in ("loaded_from", "is_targeted", "hurt", "hurt_by_action")},
        **{f"when({event})": event for event in ("enters", "is_potentiated", "uses", "has_used")},
        **{f"when({event})": "own event" for event in OWN_EVENTS},
    },
    needs=NEEDS,
    kinds=KINDS,
    takes=TAKES,
    settled=SETTLED,
    cures=CURES,
)
