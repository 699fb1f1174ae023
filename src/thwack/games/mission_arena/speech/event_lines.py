"""What happened, told: as sentences in four languages, as what they name, and as plain data."""

from typing import Any, Final

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told_once, until_over
from ....wording.refs import Refs, arguments, card_data, cards_told, mentioned
from ..choices import PLACE_REFS
from ..rules.winning import COMPLETE, DESTRUCTION, FATE
from ..state.table import BOOST_ATTACK, BOOST_DEFENCE, DEFEATED, OUTCOMES, SUPER, ArenaTable
from .card_texts import reach_phrase
from .naming import (
    LINES,
    Part,
    bonus_text,
    card_name,
    card_names,
    card_phrase,
    line,
    mission_phrase,
    names,
    place_name,
    player,
    say,
)

Json = Any
STATS: Final = ("attack", "defence")

# Events: what each of their arguments is. A `card` may be hidden from whoever reads; a `unit` is a
# protagonist, told by name, and whose it is where both decks have that name; a `top` is one told by its card.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "missions": ("who=seat", "cards"),
    "squads": ("who=seat", "cards"),
    "lots": ("card=identity", "other=identity"),
    "first": ("who=seat",),
    "turn": ("who=seat", "n"),
    "cooled": ("who=seat", "cards"),
    "drawn": ("who=seat", "cards"),
    "duty": ("who=seat", "card"),
    "fielded": ("who=seat", "card", "place"),
    "stepped_up": ("unit",),
    "swapped": ("unit", "other=unit"),
    "moved": ("unit",),
    "powered": ("unit", "n"),
    "mission": ("who=seat", "card"),
    "used": ("unit",),
    "plus": ("unit", "stat", "n"),
    "bonus": ("source", "stat", "n"),
    "banked": ("unit", "n"),
    "recycled": ("who=seat", "card"),
    "new_mission": ("who=seat", "old=card", "card"),
    "challenged": ("unit", "target"),
    "joined": ("unit", "other=unit"),
    "boosted": ("unit", "card", "stat"),
    "super_hit": ("who=seat", "target", "card", "stat"),
    "switched": ("unit", "other=unit"),
    "clash": ("unit", "target", "attack=n", "defence=n", "total=n", "outcome"),
    "counter": ("unit", "other=unit", "attack=n", "outcome"),
    "exhausted": ("unit", "card"),
    "lost_wound": ("unit", "n", "left=n"),
    "defeated": ("unit",),
    "point": ("who=seat", "n"),
    "mission_replaced": ("who=seat", "old=card", "card"),
    "accomplished": ("who=seat", "card", "n"),
    "mission_lost": ("who=seat", "card"),
    "swapped_hand": ("unit=top", "card=top"),
    "wounded": ("unit", "n"),
    "restacked": ("old=top", "card=top"),
    "assembled": ("unit=top", "cards"),
    "over": ("winners=seats", "reason"),
}
# How a match ended: with a winner, and without.
OVER: Final = {
    COMPLETE: ("over_points", "over_even"),
    DESTRUCTION: ("over_deck", "over_deck"),
    FATE: ("over_fate", "over_both"),
}


def told_of(t: ArenaTable, event: Event) -> list[tuple[str, str, Any]]:
    """All that is told of an event: its arguments, and what follows from them; slot, sort and value of
    each."""
    return arguments(EVENTS, event) + implied(t, event)


def implied(t: ArenaTable, event: Event) -> list[tuple[str, str, Any]]:
    """What an event does not say itself: whose something is, what a card is worth, how much comes on top."""
    cast = t.cast
    match event:
        case ("lots", mine, theirs):
            sums = [("attack", "n", cast.attack[mine]), ("rival_attack", "n", cast.attack[theirs])]
            return [("who", "seat", 0), ("rival", "seat", 1), *sums]
        case ("mission", _, (identity, _)):
            return [("n", "n", cast.points[identity])]
        case ("used", (identity, _)):
            ability = cast.ability[identity]
            assert ability is not None
            return [("ability", "ability", ability.word)]
        case ("boosted", (_, seat), _, defends):
            return [("who", "seat", seat), ("n", "n", BOOST_DEFENCE if defends else BOOST_ATTACK)]
        case ("super_hit", *_):
            return [("n", "n", SUPER)]
        case ("bonus" | "swapped_hand" | "restacked" | "assembled", (_, seat), *_):
            return [("who", "seat", seat)]
    return []


@told_once(until_over)
def event_text(t: ArenaTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence, seen from that seat; nothing for what need not be told."""
    name, *args = event
    if name == "over":
        winners, reason = args
        return line("event", OVER[reason][not winners], lang, **ending(t, winners, lang))
    if args[-1] == ():
        return ""
    parts = {slot: _part(t, sort, arg, lang, bit(seat)) for slot, sort, arg in told_of(t, event)}
    return line("event", name, lang, **{**parts, **worded(t, event, parts, lang)})


@told_once(until_over)
def event_refs(t: ArenaTable, event: Event, lang: str, seat: int | None) -> Refs:
    """The cards that the sentence of an event names, as far as these eyes see them, in its order; whose a
    card is follows it. A card may go by its own name or by that of its protagonist."""
    found = []
    for identity, owner in cards_told(EVENTS, event, bit(seat)):
        ref = f"{t.cast.slug(identity)}{owner}"
        found += [(ref, card_names(t.cast, lang)[identity]), (ref, names(t.cast, lang)[identity])]
    return mentioned(event_text(t, event, lang, seat), found)


def event_data(t: ArenaTable, event: Event, seat: int | None) -> dict[str, Json]:
    """What the sentence of an event says, as plain data, by the slots of the sentence."""
    return {slot: _datum(t, sort, arg, bit(seat)) for slot, sort, arg in told_of(t, event)}


def _datum(t: ArenaTable, sort: str, arg: Any, eyes: int) -> Json:
    """One argument of an event as plain data, for these eyes; a target says whether it is a mission."""
    if sort == "outcome":
        return OUTCOMES[arg]
    if sort == "stat":
        return STATS[arg]
    if sort == "place":
        return PLACE_REFS[arg]
    if sort == "source":
        return t.cast.slug(arg[0])
    if sort == "target":
        return {"card": f"{t.cast.slug(arg[0])}#{arg[1]}", "is_mission": bool(arg[2])}
    return list(arg) if sort == "seats" else card_data(t.cast.slug, sort, arg, eyes)


def _part(t: ArenaTable, sort: str, arg: Any, lang: str, eyes: int) -> Part:
    """One argument of an event in words, for these eyes; a number is what is left."""
    cast = t.cast
    if sort == "seat":
        return player(cast, arg, lang)
    if sort == "card":
        return card_name(cast, arg[0], lang) if arg[1] & eyes else say("word", "a_card", lang)
    if sort == "cards":
        known = [card_name(cast, identity, lang) for identity, seen in arg if seen & eyes]
        return LINES.cards(known, len(arg) - len(known), lang)
    if sort == "identity":
        return card_name(cast, arg, lang)
    if sort == "unit":
        return member(t, arg, lang)
    if sort in ("top", "source"):
        return card_phrase(cast, arg[0], lang)
    if sort == "target":
        identity, owner, is_mission = arg
        return mission_phrase(cast, identity, lang) if is_mission else member(t, (identity, owner), lang)
    if sort == "place":
        return place_name(arg, lang)
    if sort == "ability":
        return cast.library.abilities[arg][lang]
    return say("outcome", OUTCOMES[arg], lang) if sort == "outcome" else int(arg)


def worded(t: ArenaTable, event: Event, parts: dict[str, Part], lang: str) -> dict[str, Part]:
    """What a sentence says in words of its own."""
    cast, found = t.cast, dict[str, Part]()
    if "stat" in parts:
        found["bonus"] = bonus_text(int(str(parts["stat"])), int(str(parts["n"])), lang)
    match event:
        case ("duty", _, (identity, _)):
            found["name"] = names(cast, lang)[identity]
        case ("bonus", (identity, _), *_):
            found["whom"] = reach_phrase(cast.sheets[identity], lang, cast.library)
        case ("counter", *_, outcome):
            found["outcome"] = say("struck", OUTCOMES[outcome], lang)
        case ("clash", *_, force, _, most, outcome) if outcome == DEFEATED and force < most:  # MA-10.3
            found["outcome"] = say("outcome", "powerless", lang)
    return found


def ending(t: ArenaTable, winners: tuple[int, ...], lang: str) -> dict[str, Part]:
    """Who won, against whom, and the mission points."""
    if not winners:
        return {"n": t.points[0]}
    seat = winners[0]
    who, rival = (player(t.cast, one, lang) for one in (seat, 1 - seat))
    return {"who": who, "rival": rival, "n": t.points[seat], "m": t.points[1 - seat]}


def member(t: ArenaTable, unit: tuple[int, int], lang: str) -> NP:
    """A protagonist in the log: by name, and whose it is if both decks have that name."""
    identity, owner = unit
    name = names(t.cast, lang)[identity]
    if shared(t) & t.cast.name[identity]:
        name = f"{name} ({player(t.cast, owner, lang).text})"
    return NP(name, animate=True)


def shared(t: ArenaTable) -> int:
    """The names that both decks have, as bits."""
    cast, known = t.cast, t.cast.told()
    if "shared" not in known:
        mine, theirs = ({cast.name[cast.identities[slot]] for slot in slots} for slots in cast.slots)
        known["shared"] = sum(mine & theirs)
    found: int = known["shared"]
    return found
