"""Which word may stand where on a hero's cards, and which nouns it takes (see `cardlang/places.py`)."""

from typing import Final

from ....cardlang.places import Grammar, Place

COMBAT: Final = ("user", "card", "combat", "open", "answer")  # from the reveal to the end of a combat

# What more there is, by the timing of an effect and by the type of its card.
BY_TIMING: Final = {"immediately": ("value",), "during": ("value",), "after": ("outcome",)}
BY_TYPE: Final = {"an attack": ("actions",), "a defense": ("defends",), "a versatile": ()}

PLACES: Final = {
    **{
        f"{type_.split()[1]} {timing}": Place(
            f"`{timing}` on {type_} card", (*COMBAT, *more, *own), f"`{timing}`"
        )
        for type_, own in BY_TYPE.items()
        for timing, more in BY_TIMING.items()
    },
    "scheme": Place("a scheme", ("user", "card", "actions")),
    "needs": Place("`needs`"),
    "card rule": Place("a rule of a card"),
    "ability": Place("an ability"),
    "set_up": Place("at(set_up, ...)"),
    "turn_start": Place("at(turn_start, ...)", ("actions",)),
    "turn_end": Place("at(turn_end, ...)"),
    "after_maneuver": Place("at(after_maneuver, ...)", ("actions",)),
    "after_combat": Place("at(after_combat, ...)", (*COMBAT, "outcome")),
    "fallen": Place("when(fallen(...), ...)"),
    "during_combat": Place("at(during_combat, ...)", (*COMBAT, "value")),
    "maneuver": Place("maneuver_with(...)", ("actions",)),
    "after_scheme": Place("at(after_scheme, ...)", ("actions",)),
    "after_attack": Place("at(after_attack, ...)", ("user", "combat", "outcome", "answer", "actions")),
    "damaged": Place("when(damaged(...), ...)"),
    "attacks": Place("when(attacks(...), ...)", ("user", "combat", "open", "face_down", "actions")),
    "combat value": Place("modify(..._value, ...)", ("user", "combat")),
    "move value": Place("modify(move, ...)"),
}

FACTS: Final = {
    "user": "a fighter that does it",
    "card": "a card it stands on",
    "combat": "a combat",
    "open": "a combat that is not over",
    "answer": "the other side's card",
    "value": "a value that has not been compared yet",
    "outcome": "a combat that has been decided",
    "actions": "a turn of one's own with actions to come",
    "defends": "a card of the defender",
    "face_down": "an attack card that has just been played",
}

NEEDS: Final = {
    **dict.fromkeys(("this", "other", "vanish", "chain_lightning"), "user"),
    **dict.fromkeys(("free_attack", "choose_new"), "actions"),
    "gunfight": "open",
    "this_card": "card",
    **dict.fromkeys(("foe", "opponent", "in_combat", "attacking", "defending"), "combat"),
    **dict.fromkeys(("their_card", "predicted"), "answer"),
    **dict.fromkeys(
        ("value_of", "flipped"),
        "open",
    ),
    **dict.fromkeys(("won", "lost", "first_loss", "dealt", "loser_chooses"), "outcome"),
    "end_turn": "card",
    "spend_action": "actions",
    **dict.fromkeys(("set_value", "add_value", "cap_damage", "boost", "blind_boost"), "value"),
    **dict.fromkeys(("ignore_value", "lock_value", "deduce"), "value answer"),
    **dict.fromkeys(("cancel", "canceled"), "open answer"),
    "cancel_later": "value answer",
    "prevent_damage": "open",
    "gain_action": "actions",
    "step_in": "defends open",
    **dict.fromkeys(("third_action",), "actions"),
    "win": "outcome open",
    "give_action": "defends outcome",
    "bonus_attack": "actions outcome open",
    "tied": "outcome answer open",
    "boost_face_down": "face_down",
    "do_my_bidding": "answer",
}

CURES: Final = {
    "opponent": "say one(player, theirs): there may be several (Q-24)",
    "this": "name the fighter: the(...)",
    "gain_action": "actions are gained in one's own turn only: on attack cards and schemes, or on a "
    "versatile card as if_(attacking, gain_action(1)) (R-12)",
}

KINDS: Final = {
    **dict.fromkeys(("the", "this", "foe"), "fighter"),
    **dict.fromkeys(("you", "opponent"), "player"),
    **dict.fromkeys(("this_card", "top", "bottom", "top_discard", "top_discards"), "card"),
    **dict.fromkeys(("flipped", "draw(you)"), "card"),
    "hero_of": "fighter",
    **dict.fromkeys(("their_card", "hand_of", "top_of", "draw", "discard"), "their_cards"),
    **dict.fromkeys(("one", "each", "some", "none", "at_random"), ".kind"),
    **dict.fromkeys(("pick", "is_"), ".things"),
    **dict.fromkeys(("damage", "move", "place"), ".target"),
    **dict.fromkeys(("reveal", "look", "discard_cards", "shuffle_in"), ".cards"),
    "trade_places": ".first",
    "walk": "fighter",
    "boost": "card",
    "walk.through": "player",
    "hand_of(you)": "hand",
    "themselves": "themselves",
    "chance": "chance",
    "up_to": "up_to",
    "any_number": "any_number",
    "spend": "amount",
    # What the filters in an argument are about.
    "discard.where": "card",
    "having.where": "fighter",
    "uncancelable.where": "card",
    "place.where": "space",
    "bring_back.where": "space",
    "move.through": "player",
}

CARDS: Final = "card hand their_cards"
ANY: Final = f"fighter token space player {CARDS}"
SPOTS: Final = "fighter token space"
TAKES: Final = {
    # What may be a rule where.
    "ability": "at when while_ modify resource states tokens linked uncancelable reach maneuver_with "
    "flanking only_combat_damage move_value hand_size basket_item spidey_sense",
    "card rule": "while_ uncancelable predict any_item ongoing",
    "ongoing.rule": "at modify move_value",
    "while_.rule": "modify reach play_as only_combat_damage",
    "this_turn.rule": "modify fixed_value no_drawbacks",
    # Verbs.
    **dict.fromkeys(("draw.who", "discard.who", "no_draw.who", "draw_to.who", "they_may.who"), "player"),
    **dict.fromkeys(("move.by", "unless.who"), "player"),
    **dict.fromkeys(("set_value.of", "add_value.of"), "this_card their_card"),
    **dict.fromkeys(("damage.target", "heal.target", "defeat.target", "bring_back.target"), "fighter"),
    **dict.fromkeys(("set_health.target", "prevent_damage.target", "hold.target"), "fighter"),
    **dict.fromkeys(("only_combat_damage.of", "spidey_sense.of", "move_value.of"), "fighter"),
    "free_attack.on": "fighter",
    **dict.fromkeys(("spaces_between.first", "spaces_between.second"), "fighter"),
    **dict.fromkeys(("trade_places.first", "trade_places.second"), "fighter"),
    **dict.fromkeys(("move.target", "place.target"), "fighter token"),
    **dict.fromkeys(("scatter.target", "walk.target", "step_in.who"), "fighter"),
    **dict.fromkeys(("reveal.cards", "discard_cards.cards", "shuffle_in.cards", "to_top.cards"), CARDS),
    "look.cards": "card their_cards",
    "take.cards": "card",
    **dict.fromkeys(("to_bottom.cards", "reorder.cards"), "top that"),
    "at_random.kind": "card",
    "keep.cards": "that either top",
    "pick.things": "one each",
    "discard.by": "you themselves chance",
    **dict.fromkeys(("move.through", "walk.through"), "yours theirs"),
    "move.amount": "number up_to any_number",
    "walk.amount": "up_to",
    "reach.amount": "number",
    "top_discards.amount": "number",
    "draw.amount": "amount up_to",
    **dict.fromkeys(("discard.amount", "spend.amount"), "amount up_to any_number"),
    **dict.fromkeys(("tokens.amount", "resource.start", "resource.most", "hand_size.amount"), "number"),
    **dict.fromkeys(("keep.amount", "top.amount", "at_random.amount"), "number"),
    "put_back.amount": "number any_number up_to",
    "pay.cost": "spend spend_action discard damage put_back become show_pair seq",
    "unless.cost": "discard discard_cards damage",  # what everybody can do, whoever they are
    # Nouns, amounts, conditions and rules.
    **dict.fromkeys(("hand_of.who", "hand_empty.who", "top_of.who"), "player"),
    "hero_of.who": "player",
    "bottom.amount": "number",
    **dict.fromkeys(("weaker.first", "weaker.second", "endure.target", "fallen.target"), "fighter"),
    "some.by": "you",
    "some.amount": "number up_to any_number",
    "count.things": "each that either hand_of",
    "is_.things": f"fighter token space {CARDS}",
    "health.of": "fighter",
    **dict.fromkeys(("boost_of.card", "printed_value.card"), CARDS),
    "value_of.card": "this_card their_card",
    **dict.fromkeys(("adjacent_to.things", "in_zone_of.things", "in_space_of.things"), SPOTS),
    "outside_zone_of.things": SPOTS,
    **dict.fromkeys(("damaged.target", "attacks.who", "modify.of"), "fighter"),
    # Filters: what they can narrow down.
    **dict.fromkeys(("in_fewer_zones.first", "in_fewer_zones.second"), "fighter"),
    "yours": f"fighter player {CARDS}",
    "theirs": "fighter player",
    **dict.fromkeys(("friendly", "flanked", "left_zone"), "fighter"),
    "besides.things": "fighter",
    "besides": "fighter",
    "outside_zone_of": SPOTS,
    "having": "player",
    "other": "fighter card",
    **dict.fromkeys(("other_than", "among"), ANY),
    **dict.fromkeys(("adjacent_to", "in_zone_of", "in_space_of", "on"), SPOTS),
    "empty": "token space",
    "in_combat": "fighter player",
    **dict.fromkeys(("defeated", "undefeated", "hero", "sidekick", "called"), "fighter"),
    **dict.fromkeys(("began_on", "displaced", "has_left", "began_in_zone", "owned_by"), "fighter"),
    "owned_by.who": "player",
    **dict.fromkeys(("tagged", "bannered", "of_type", "combat_card"), CARDS),
    "start_space": "space",
    "discarded": "card",
}

GRAMMAR: Final = Grammar(
    facts=FACTS,
    places=PLACES,
    opens={
        **{f"at({moment})": moment for moment in ("set_up", "turn_start", "turn_end")},
        **{f"at({moment})": moment for moment in ("after_maneuver", "after_scheme", "after_attack")},
        "at(during_combat)": "during_combat",
        "at(after_combat)": "after_combat",
        "when(fallen)": "fallen",
        "maneuver_with": "maneuver",
        "when(damaged)": "damaged",
        "when(attacks)": "attacks",
        "modify(attack_value)": "combat value",
        "modify(defense_value)": "combat value",
        "modify(move)": "move value",
    },
    needs=NEEDS,
    gives={"attacking": "actions", "defending": "defends"},
    kinds=KINDS,
    takes=TAKES,
    settled=(
        *("count.things", "is_.things", "health.of", "boost_of.card", "printed_value.card", "hand_of.who"),
        *("top_of.who", "in_fewer_zones.first", "in_fewer_zones.second"),
        *("besides.things", "outside_zone_of.things", "weaker.first", "weaker.second", "hero_of.who"),
        *("adjacent_to.things", "in_zone_of.things", "in_space_of.things", "keep.cards", "modify.of"),
        *("value_of.card", "hand_empty.who", "only_combat_damage.of", "spidey_sense.of", "move_value.of"),
        *("owned_by.who", "spaces_between.first", "spaces_between.second"),
    ),
    cures=CURES,
)
