"""Events of Battle Scenes: as sentences in four languages, what these name, and the same as plain data."""

from typing import Any

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told_once, until_over
from ....wording.refs import Refs, arguments, card_data, cards_told, data_of, mentioned, owner_named
from ..cards.reading import X_COST
from ..rules.texts.naming import name_of
from ..state.cast import POWERS
from ..state.table import SceneTable
from .naming import LINES, Part, action_name, card_name, card_phrase, line, listed, player, say, thing_named

Json = Any

# Events: what each of their arguments is. A `card` may be hidden from whoever reads; a `unit` is open, and it
# is told whose it is where both decks have it; "_" is not told as it is.
EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("who=seat",),
    "kept": ("who=seat",),
    "exchanged": ("who=seat", "n"),
    "banked": ("who=seat", "card"),
    "turn": ("who=seat", "n"),
    "phase": ("_", "_"),
    "drawn": ("who=seat", "cards"),
    "to_hand": ("who=seat", "card"),
    "discarded": ("who=seat", "card"),
    "milled": ("who=seat", "cards"),
    "on_top": ("who=seat", "card"),
    "on_top_by": ("who=seat", "by=seat", "card"),
    "on_bottom": ("who=seat", "card"),
    "into_deck": ("who=seat", "card"),
    "to_resources": ("who=seat", "card"),
    "revealed": ("who=seat", "card"),
    "hand_shown": ("who=seat", "cards"),
    "looked": ("who=seat", "cards"),
    "foresaw": ("who=seat", "n"),
    "spied": ("who=seat", "by=seat", "n"),
    "shuffled": ("who=seat",),
    "entered": ("who=seat", "card"),
    "evolved": ("who=seat", "card", "base=card"),
    "scenario": ("who=seat", "card"),
    "scenario_gone": ("who=seat", "card"),
    "loaded": ("unit", "card"),
    "unloaded": ("unit", "card"),
    "swapped": ("card", "other=card"),
    "raised": ("unit", "n"),
    "lowered": ("unit", "n"),
    "shield": ("unit", "bonus"),
    "potentiated": ("unit", "bonus"),
    "used": ("unit", "_", "_"),
    "targets": ("units",),
    "canceled": ("unit",),
    "text_used": ("who=seat", "card=identity"),
    "marked": ("card", "unit"),
    "power_named": ("who=seat", "power"),
    "named": ("who=seat", "power=name"),
    "damaged": ("unit", "n", "m=n", "_"),
    "unhurt": ("unit", "card=identity"),
    "knocked_out": ("unit",),
    "destroyed": ("unit",),
    "put_away": ("unit",),
    "to_prizes": ("unit",),
    "surrendered": ("unit",),
    "shifted": ("unit",),
    "search_stopped": ("who=seat",),
    "over": ("_", "_"),
}
SILENT = ("phase",)  # the turn tells enough
OVER = {"fifteen points": "over_points", "empty deck": "over_deck", "turn limit": "over_limit"}


@told_once(until_over)
def event_text(t: SceneTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence, seen from that seat; nothing for what need not be told."""
    name, *args = event
    if is_silent(name, args):
        return ""
    parts: dict[str, Part] = {}
    for slot, kind, arg in arguments(EVENTS, event):
        parts[slot] = _part(t, kind, arg, lang, bit(seat))
    row = name
    if name == "used":
        parts["action"] = used_action(t, args, lang)
    elif name == "damaged":
        row = "pierced" if args[3] else name if args[2] else "damaged_shield"
    elif name == "over":
        row = OVER[args[1]]
        parts |= ending(t, args[0], lang)
    elif name in ("knocked_out", "to_prizes"):
        parts |= {"who": player(t.cast, 1 - args[0][1], lang), "n": t.cast.energy[args[0][0]]}
    elif name in ("surrendered", "shifted"):
        parts |= {"who": player(t.cast, args[0][1], lang), "unit": card_phrase(t.cast, args[0][0], lang)}
    return line("event", row, lang, **parts)


def is_silent(name: str, args: list[Any]) -> bool:
    """Whether an event need not be told."""
    return name in SILENT or (name in ("targets", "looked") and not args[-1])


def ending(t: SceneTable, winners: tuple[int, ...], lang: str) -> dict[str, Part]:
    """Who won, against whom; or after how many turns nobody did."""
    if not winners:
        return {"n": t.turns}
    return {"who": player(t.cast, winners[0], lang), "other": player(t.cast, 1 - winners[0], lang)}


def used_action(t: SceneTable, args: list[Any], lang: str) -> str:
    """An action by name: with the card it is on if that is another, and the X that was paid."""
    (user, _), kind, x = args
    title, name = action_name(t, kind, lang), card_name(t.cast, kind, lang)
    facts = [name] if kind != user and name != title else []
    if has_x(t, kind):
        facts.append(f"X = {x}")
    return f"{title} ({', '.join(facts)})" if facts else title


def has_x(t: SceneTable, kind: int) -> bool:
    """Whether the cost of a card's action is a number that its user chooses."""
    action = t.cast.sheets[kind].action
    return action is not None and action.cost == X_COST


def _part(t: SceneTable, kind: str, arg: Any, lang: str, eyes: int) -> Part:
    """One argument of an event, for these eyes."""
    cast = t.cast
    if kind == "seat":
        return player(cast, arg, lang)
    if kind == "card":
        return card_name(cast, arg[0], lang) if arg[1] & eyes else say("word", "a_card", lang)
    if kind == "cards":
        return cards_phrase(t, arg, lang, eyes)
    if kind == "identity":
        return card_name(cast, arg, lang)
    if kind == "unit":
        return member(t, arg, lang)
    if kind == "units":
        found = [member(t, unit, lang).text for unit in arg]
        return NP(listed(found, lang), many=len(found) > 1)
    if kind == "power":
        return cast.library.powers[POWERS[arg]][lang]
    if kind == "name":
        return thing_named(t, arg, lang)
    return f"{arg:+d}" if kind == "bonus" else int(arg)


def cards_phrase(t: SceneTable, cards: tuple[tuple[int, int], ...], lang: str, eyes: int) -> str:
    """Some cards by name; and of those that whoever reads does not know, how many they are."""
    known = [card_name(t.cast, kind, lang) for kind, seen in cards if seen & eyes]
    return LINES.cards(known, len(cards) - len(known), lang)


def member(t: SceneTable, unit: tuple[int, int], lang: str) -> NP:
    """A character or support in the log: by name, and whose it is if both decks have such cards."""
    kind, owner = unit
    found = card_phrase(t.cast, kind, lang)
    if not shared(t, kind):
        return found
    return NP(f"{found.text} ({player(t.cast, owner, lang).text})", animate=found.animate)


def shared(t: SceneTable, kind: int) -> bool:
    """Whether both decks have a card."""
    cast, known = t.cast, t.cast.told()
    if "shared" not in known:
        mine, theirs = ({cast.identities[slot] for slot in slots} for slots in cast.slots)
        known["shared"] = mine & theirs
    return kind in known["shared"]


# What the log names, and the same as data


@told_once(until_over)
def event_refs(t: SceneTable, event: Event, lang: str, seat: int | None) -> Refs:
    """The cards that the sentence of an event names, as far as these eyes see them, in its order; whose a
    card is follows it."""
    return mentioned(event_text(t, event, lang, seat), named(t, event, lang, bit(seat)))


def named(t: SceneTable, event: Event, lang: str, eyes: int) -> list[tuple[str, str]]:
    """Every card of an event that these eyes know, and how it is called; an action leads to its card."""
    found = [
        (f"{t.cast.slug(identity)}{owner}", card_name(t.cast, identity, lang))
        for identity, owner in cards_told(EVENTS, event, eyes)
    ]
    if event[0] == "used":
        ref = f"{t.cast.slug(event[2])}{owner_named(EVENTS, event)}"
        found += [(ref, card_name(t.cast, event[2], lang)), (ref, action_name(t, event[2], lang))]
    return found


def event_data(t: SceneTable, event: Event, seat: int | None) -> dict[str, Json]:
    """What the sentence of an event says: seats and numbers as such, cards by id (None where these eyes do
    not know one), whoever is in scene by card and owner; an action by its card, and the X that was paid."""
    name, *args = event
    if is_silent(name, args):
        return {}
    data = data_of(EVENTS, event, lambda sort, arg: datum(t, sort, arg, bit(seat)))
    if name == "used":
        data["card"] = t.cast.slug(args[1])
        if has_x(t, args[1]):
            data["x"] = args[2]
    elif name == "damaged":
        data["piercing"] = bool(args[3])
    elif name == "over":
        data |= {"winners": list(args[0]), "reason": args[1]}
    elif name in ("knocked_out", "to_prizes"):
        data |= {"who": 1 - args[0][1], "n": t.cast.energy[args[0][0]]}
    elif name in ("surrendered", "shifted"):
        data["who"] = args[0][1]
    return data


def datum(t: SceneTable, sort: str, arg: Any, eyes: int) -> Json:
    """One argument of an event as plain data."""
    if sort == "name":
        return name_of(t, arg)[1]
    return POWERS[arg] if sort == "power" else card_data(t.cast.slug, sort, arg, eyes)
