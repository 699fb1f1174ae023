"""Which of the words of this package may stand where, and which nouns they take (see `cards/places.py`)."""

from typing import Final

from .....cardlang.places import Place

TEXT: Final = ("card", "user")
UNITS: Final = "character unit"
CARDS: Final = "card loaded own_card"
ALL: Final = f"{UNITS} support"

PLACES: Final = {
    "divines": Place("when(divines(...), ...)", (*TEXT, "subject", "action")),
    "milled_by": Place("when(milled_by(...), ...)", (*TEXT, "subject")),
    **{
        moment: Place(f"at({moment}, ...)", TEXT)
        for moment in ("countdown_over", "their_countdown_over", "each_combat", "turn_over")
    },
}
OPENS: Final = {
    **{f"when({event})": event for event in ("divines", "milled_by")},
    "when(felled_by)": "own event",
    **{
        f"at({moment})": moment
        for moment in ("countdown_over", "their_countdown_over", "each_combat", "turn_over")
    },
}
NEEDS: Final = {"at_target": "action", "that_support": "subject"}
KINDS: Final = {
    "hand_and_top": "card",
    "that_support": "support",
    **dict.fromkeys(("reveal", "introduce"), ".cards"),
    **dict.fromkeys(("name_ego", "name_card"), "name"),
    **dict.fromkeys(("lets_materialize.where", "immaterial.where", "doubles.where", "lighter.where"), "card"),
    **dict.fromkeys(("excludes.where", "evolves_from.where", "evolves_anew.where", "divines.where"), "card"),
    **dict.fromkeys(("felled_by.which", "milled_by.which", "taxes.which", "next_cheaper.which"), "action"),
    "thorns.which": "action",
}
TAKES: Final = {
    **dict.fromkeys(("double_of", "energy_is"), f"{ALL} {CARDS}"),
    **dict.fromkeys(("double_of.things", "laden", "untimely", "one_each"), ALL),
    "just_loaded": "loaded card",
    **dict.fromkeys(("kept", "like_model"), f"{ALL} {CARDS}"),
    **dict.fromkeys(("opposing", "at_target"), "action"),
    "revives.target": CARDS,
    **dict.fromkeys(("excludes.who", "open_hands.who", "hand_and_top.who", "bury_random.who"), "player"),
    **dict.fromkeys(("evolves_from.target", "also_ego.target", "take_place.target", "knock_out.target"), ALL),
    "introduce.cards": CARDS,
    **dict.fromkeys(("reveal.cards", "look.cards"), "each top that hand_and_top"),
    **dict.fromkeys(("confines.target", "confines.to", "taxes.target", "next_cheaper.target"), ALL),
    **dict.fromkeys(("solitary.target", "learns.target", "tamed.target", "hold_down.target"), ALL),
    **dict.fromkeys(("divines.target", "milled_by.target", "keep_model.things"), ALL),
}
SETTLED: Final = (
    *("double_of.things", "revives.target", "excludes.who", "open_hands.who", "hand_and_top.who"),
    *("evolves_from.target", "also_ego.target", "confines.target", "confines.to", "taxes.target"),
    *("next_cheaper.target", "solitary.target", "learns.target", "tamed.target"),
)
MEANS: Final = {"also_ego": "alter ego", "keep_affiliation": "affiliation"}
