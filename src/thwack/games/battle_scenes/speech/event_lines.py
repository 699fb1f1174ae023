"""Events of Battle Scenes as sentences, in four languages. Options are in telling_choices.py."""

from typing import Any

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told, told_once, until_over
from ..cards.reading import X_COST
from ..state.cast import POWERS
from ..state.table import SceneTable
from .choice_lines import choice_text as choice_text
from .naming import LINES, Part, action_name, card_name, card_phrase, line, listed, player, say

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
    if name in SILENT or (name in ("targets", "looked") and not args[-1]):
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
