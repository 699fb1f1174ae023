"""Where the words about answers may stand and what they take, as `places.py` says it of the others."""

from typing import Final

from .....cardlang.places import Place

TEXT: Final = ("card", "user")
ALL: Final = "character unit support"

PLACES: Final = {
    "is_struck": Place("when(is_struck(...), ...)", (*TEXT, "subject")),
    "would_suffer": Place("when(would_suffer(...), ...)", (*TEXT, "subject", "harm")),
    "would_suffer_otherwise": Place("when(would_suffer_otherwise(...), ...)", (*TEXT, "subject", "harm")),
    "searches": Place("when(searches(...), ...)", (*TEXT, "subject", "search")),
    "has_searched": Place("when(has_searched(...), ...)", (*TEXT, "subject", "found")),
    "would_draw": Place("when(would_draw(...), ...)", (*TEXT, "subject", "draw")),
    "would_mill": Place("when(would_mill(...), ...)", TEXT),
    "loads_ability": Place("when(loads_ability(...), ...)", (*TEXT, "ability")),
    "materializes": Place("when(materializes(...), ...)", (*TEXT, "subject")),
    "cards_sunk": Place("when(cards_sunk, ...)", TEXT),
    "is_unloaded": Place("when(is_unloaded(...), ...)", (*TEXT, "subject")),
    "their_combat": Place("at(their_combat, ...)", TEXT),
    "their_anticipation": Place("at(their_anticipation, ...)", TEXT),
    "cards_drawn": Place("at(cards_drawn, ...)", (*TEXT, "drawn")),
    "next_time": Place("next_time(...)", (*TEXT, "subject")),
}
FACTS: Final = {
    "harm": "damage that is about to be taken",
    "search": "a search that is about to happen",
    "found": "a search that found cards",
    "draw": "cards that are about to be drawn",
    "ability": "an ability card that is about to be loaded",
    "drawn": "cards that were drawn just now",
}
NEEDS: Final = {
    "spare": "harm",
    "stop_search": "search",
    "found": "found",
    "take_draw": "draw",
    "hush": "ability",
    "drawn": "drawn",
    "retarget": "aim",
    "newcomer": "subject",
}
MOMENTS: Final = ("their_combat", "their_anticipation", "cards_drawn")
EVENTS: Final = tuple(name for name in PLACES if name not in (*MOMENTS, "next_time"))
OPENS: Final = {
    **{f"at({moment})": moment for moment in MOMENTS},
    **{f"when({event})": event for event in EVENTS},
    **{f"next_time({event})": "next_time" for event in ("uses", "is_targeted")},
}
KINDS: Final = {
    "bottom": "card",
    "newcomer": "support",
    "used_card": "own_card",
    "acting.which": "action",
    "name_support": "name",
}
TAKES: Final = {
    **dict.fromkeys(("is_struck.target", "is_struck.by", "would_suffer.target", "would_suffer.by"), ALL),
    **dict.fromkeys(("would_suffer_otherwise.target", "materializes.target", "is_unloaded.target"), ALL),
    **dict.fromkeys(("searches.who", "has_searched.who", "would_draw.who", "would_mill.who"), "player"),
    **dict.fromkeys(("loads_ability.who", "seals.who"), "player"),
    "cannot_search.who": "player it",
    "sink.target": ALL,
    "retarget.quarry": "quarry",
    "retarget.onto": "one",
    "struck_for.things": ALL,
    "drawn": "card",
    "unaffiliated": f"{ALL} card loaded own_card",
    "clings.cards": "card loaded own_card",
    **dict.fromkeys(("more_energy.target", "chooses_loss.target", "unhurt_otherwise.target"), ALL),
    **dict.fromkeys(("unpierced.target", "absorbs_new.target", "decoys.target", "covers.target"), ALL),
    "decoys.onto": "that",
    **dict.fromkeys(("steers.target", "next_also.by", "next_also.target"), ALL),
    **dict.fromkeys(("also_aligned.target", "converts.target", "recalls.target"), ALL),
}
SETTLED: Final = (
    *("cannot_search.who", "seals.who", "struck_for.things", "clings.cards", "more_energy.target"),
    *("chooses_loss.target", "unhurt_otherwise.target", "unpierced.target", "absorbs_new.target"),
    *("decoys.target", "decoys.onto", "covers.target", "steers.target", "next_also.by", "next_also.target"),
    *("also_aligned.target", "converts.target", "recalls.target"),
)
MEANS: Final = {"also_aligned": "alignment", "converts": "affiliation", "muted": "card"}
