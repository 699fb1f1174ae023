"""Events of Battle Scenes: as sentences in four languages, what these name, and the same as plain data."""

from typing import Any

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told, told_once, until_over
from ..cards.reading import X_COST
from ..state.cast import POWERS
from ..state.table import SceneTable
from .naming import LINES, Part, action_name, card_name, card_phrase, line, listed, player, say

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
    "on_bottom": ("who=seat", "card"),
    "into_deck": ("who=seat", "card"),
    "to_resources": ("who=seat", "card"),
    "revealed": ("who=seat", "card"),
    "hand_shown": ("who=seat", "cards"),
    "looked": ("who=seat", "cards"),
    "foresaw": ("who=seat", "n"),
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
    "damaged": ("unit", "n", "m=n", "_"),
    "unhurt": ("unit",),
    "knocked_out": ("unit",),
    "destroyed": ("unit",),
    "put_away": ("unit",),
    "to_prizes": ("unit",),
    "surrendered": ("unit",),
    "shifted": ("unit",),
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
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        if kind != "_":
            parts[slot or kind] = _part(t, kind, arg, lang, bit(seat))
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
    action = t.cast.sheets[kind].action
    assert action is not None
    title, name = action_name(t, kind, lang), card_name(t.cast, kind, lang)
    facts = [name] if kind != user and name != title else []
    if action.cost == X_COST:
        facts.append(f"X = {x}")
    return f"{title} ({', '.join(facts)})" if facts else title


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
    cast, known = t.cast, told(t.cast)
    if "shared" not in known:
        mine, theirs = ({cast.identities[slot] for slot in slots} for slots in cast.slots)
        known["shared"] = mine & theirs
    return kind in known["shared"]


# What the log names


@told_once(until_over)
def event_refs(t: SceneTable, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that the sentence of an event names, as far as these eyes see them, in its order; whose a
    card is follows it."""
    text = event_text(t, event, lang, seat)
    found: dict[str, tuple[int, str]] = {}
    for ref, name in named(t, event, lang, bit(seat)):
        for one in (name, name[:1].upper() + name[1:]):
            if one in text and ref not in found:
                found[ref] = (text.index(one), one)
    return tuple((ref, name) for ref, (_, name) in sorted(found.items(), key=lambda row: row[1]))


def named(t: SceneTable, event: Event, lang: str, eyes: int) -> list[tuple[str, str]]:
    """Every card of an event that these eyes know, and how it is called; an action leads to its card."""
    kind, *args = event
    whose = owner_named(kind, args)
    found: list[tuple[str, str]] = []
    for what, arg in zip(EVENTS[kind], args, strict=True):
        for identity, owner in known_cards(what.rpartition("=")[2], arg, eyes, whose):
            found.append((f"{t.cast.slug(identity)}{owner}", card_name(t.cast, identity, lang)))
    if kind == "used":
        ref = f"{t.cast.slug(args[1])}{whose}"
        found += [(ref, card_name(t.cast, args[1], lang)), (ref, action_name(t, args[1], lang))]
    return found


def owner_named(kind: str, args: list[Any]) -> str:
    """Whose the cards of an event are, as refs say it; nothing if it does not tell."""
    if EVENTS[kind] and EVENTS[kind][0] in ("who=seat", "unit"):
        return f"#{args[0] if EVENTS[kind][0] == 'who=seat' else args[0][1]}"
    return ""


def known_cards(sort: str, arg: Any, eyes: int, whose: str) -> list[tuple[int, str]]:
    """The cards of one argument of an event, and whose they are."""
    if sort == "cards":
        return [(identity, whose) for identity, seen in arg if seen & eyes]
    if sort == "card":
        return [(arg[0], whose)] if arg[1] & eyes else []
    if sort in ("unit", "units"):
        return [(identity, f"#{owner}") for identity, owner in (arg if sort == "units" else (arg,))]
    return [(arg, whose)] if sort == "identity" else []


# The same as data


def event_data(t: SceneTable, event: Event, seat: int | None) -> dict[str, Json]:
    """What the sentence of an event says: seats and numbers as such, cards by id (None where these eyes do
    not know one), a character or support by its card and whose it is."""
    name, *args = event
    if is_silent(name, args):
        return {}
    data: dict[str, Json] = {}
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        if kind != "_":
            data[slot or kind] = _datum(t, kind, arg, bit(seat))
    if name == "used":
        data |= {"card": t.cast.slug(args[1]), **x_paid(t, args)}
    elif name == "damaged":
        data["piercing"] = bool(args[3])
    elif name == "over":
        data |= {"winners": list(args[0]), "reason": args[1]}
    elif name in ("knocked_out", "to_prizes"):
        data |= {"who": 1 - args[0][1], "n": t.cast.energy[args[0][0]]}
    elif name in ("surrendered", "shifted"):
        data["who"] = args[0][1]
    return data


def x_paid(t: SceneTable, args: list[Any]) -> dict[str, Json]:
    """The X of an action that has one."""
    action = t.cast.sheets[args[1]].action
    assert action is not None
    return {"x": args[2]} if action.cost == X_COST else {}


def _datum(t: SceneTable, kind: str, arg: Any, eyes: int) -> Json:
    """One argument of an event as plain data; of several cards those that these eyes know stand first."""
    slug = t.cast.slug
    if kind == "card":
        return slug(arg[0]) if arg[1] & eyes else None
    if kind == "cards":
        known = [slug(identity) for identity, seen in arg if seen & eyes]
        return known + [None] * (len(arg) - len(known))
    if kind == "identity":
        return slug(arg)
    if kind == "unit":
        return {"card": slug(arg[0]), "owner": arg[1]}
    if kind == "units":
        return [{"card": slug(identity), "owner": owner} for identity, owner in arg]
    return POWERS[arg] if kind == "power" else int(arg)
