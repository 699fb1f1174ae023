"""What happened, as sentences and as plain data, seen from a seat."""

from functools import lru_cache
from typing import Any

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording.grammar import REMEMBERED
from ....wording.lines import Part
from ....wording.refs import Refs, arguments, mentioned
from ..state.cast import Cast
from ..state.table import TOKEN, UnmatchedTable
from .naming import LINES, fighter_name, fighter_phrase, names, seat_phrase, thing_phrase

Json = Any
line = LINES.line

# Events: what each of their arguments is.
EVENTS: dict[str, tuple[str, ...]] = {
    "turn": ("who=seat", "n"),
    "drew": ("who=seat", "card"),
    "dealt": ("who=seat", "n"),
    "discarded": ("who=seat", "card"),
    "took": ("who=seat", "card"),
    "put_back": ("who=seat", "card", "top=n"),
    "sank": ("who=seat", "card"),
    "reordered": ("who=seat", "n"),
    "shuffled": ("who=seat",),
    "shuffled_in": ("who=seat", "card"),
    "stepped_in": ("who=fighter",),
    "took_over": ("who=fighter",),
    "rose": ("who=fighter",),
    "maneuvered": ("who=seat",),
    "exhausted": ("who=seat",),
    "boosted": ("who=seat", "card", "n"),
    "boosted_face_down": ("who=fighter",),
    "schemed": ("who=fighter", "card"),
    "attacked": ("who=fighter", "target=fighter"),
    "committed": ("who=fighter",),
    "defended": ("who=fighter",),
    "undefended": ("who=fighter",),
    "revealed": ("who=seat", "card"),
    "canceled": ("who=seat", "card"),
    "clashed": ("n", "m=n", "damage=n"),
    "moved": ("who=fighter", "from=space", "space"),
    "swapped": ("who=fighter", "target=fighter"),
    "token_moved": ("thing=token", "from=space", "space"),
    "token_placed": ("thing=token", "space"),
    "token_removed": ("thing=token", "from=space"),
    "left": ("who=fighter",),
    "stayed": ("who=seat", "card"),
    "turn_ended": ("who=seat",),
    "held": ("who=fighter",),
    "barred": ("who=seat",),
    "hurt": ("who=fighter", "n"),
    "healed": ("who=fighter", "n"),
    "health_set": ("who=fighter", "n"),
    "defeated": ("who=fighter",),
    "returned": ("who=fighter", "space"),
    "counted": ("who=seat", "word", "n"),
    "became": ("who=seat", "word=state"),
    "actions": ("who=seat", "n"),
    "looked": ("who=seat", "n"),
    "told": ("who=seat", "n"),
    "predicted": ("who=seat", "n"),
    "suspected": ("who=seat", "n"),
    "laid": ("who=seat", "card", "word"),
    "zone_shuffled": ("who=seat", "word"),
    "rolled": ("who=seat", "n"),
    "rolled_x": ("who=seat",),
    "guessed": ("who=seat", "card"),
    "given": ("who=seat", "card", "other=seat"),
    "deployed": ("who=seat", "word", "space", "other=space"),
    "swept": ("who=seat", "word", "space", "other=space"),
}


def event_text(t: UnmatchedTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence, seen from that seat."""
    return _event_text(t.cast, event, lang, seat)


@lru_cache(maxsize=REMEMBERED)
def _event_text(cast: Cast, event: Event, lang: str, seat: int | None) -> str:
    name, *args = event
    if name == "won":
        winners = [seat_phrase(cast, winner, lang) for winner in args[0]]
        return " ".join(line("event", "won", lang, who=winner) for winner in winners)
    parts: dict[str, Part] = {}
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        if kind == "card" and not arg[1] & bit(seat):
            name += "_hidden"
        elif kind == "space" and arg < 0:
            name = "placed" if name == "moved" else name
        else:
            parts[slot or kind] = _part(cast, kind, arg, lang, args[0])
    if name == "clashed" and not parts["damage"]:
        name = "clashed_in_vain"
    if name == "token_moved" and "from" not in parts:
        return ""  # set-up: the board shows them
    return line("event", name, lang, **parts)


def event_refs(t: UnmatchedTable, event: Event, lang: str, seat: int | None) -> Refs:
    """The cards and fighters that the sentence of an event names, in its order: ref, and name as it stands
    there. A card goes by hero/card, a fighter by its slug."""
    return _event_refs(t.cast, event, lang, seat)


@lru_cache(maxsize=REMEMBERED)
def _event_refs(cast: Cast, event: Event, lang: str, seat: int | None) -> Refs:
    told = [(sort, arg) for _, sort, arg in arguments(EVENTS, event)] if event[0] in EVENTS else []
    if event[0] == "won":
        told = [("seat", winner) for winner in event[1]]
    named = [_mention(cast, sort, arg, lang, seat) for sort, arg in told]
    return mentioned(_event_text(cast, event, lang, seat), named)


def _mention(cast: Cast, kind: str, arg: Any, lang: str, seat: int | None) -> tuple[str, str]:
    """The ref of an argument, and its name without article; two empty texts if it has none to tell."""
    if kind == "card" and arg[1] & bit(seat):
        card = cast.card(arg[0])
        return f"{card.hero}/{card.id}", card.name[lang]
    if kind in ("seat", "fighter"):
        fighter = cast.hero[arg] if kind == "seat" else arg
        return cast.slug[fighter], fighter_name(cast, fighter, lang)
    return "", ""


def _part(cast: Cast, kind: str, arg: Any, lang: str, first: int) -> Part:
    """One argument of an event; `first` is the seat of events about a seat."""
    if kind == "seat":
        return seat_phrase(cast, arg, lang)
    if kind == "fighter":
        return fighter_phrase(cast, arg, lang)
    if kind == "token":
        return thing_phrase(cast, TOKEN + arg, lang)
    if kind == "space":
        return str(cast.board.slugs[arg])
    if kind == "card":
        return str(cast.card(arg[0]).name[lang])
    if kind == "word":
        return str(names(cast.heroes[first]).word(arg, lang).one)
    if kind == "state":
        return names(cast.heroes[first]).word(cast.states[first].states[arg], lang).one
    return int(arg)


def event_data(t: UnmatchedTable, event: Event, seat: int | None) -> dict[str, Json]:
    """What the sentence of an event says, by its slots: seats are numbers, fighters, tokens and spaces go by
    their slugs, cards by hero/card; what the seat does not know, and a space that is none, is None."""
    if event[0] == "won":
        return {"winners": list(event[1])}
    return {slot: _datum(t.cast, kind, arg, event[1], seat) for slot, kind, arg in arguments(EVENTS, event)}


def _datum(cast: Cast, kind: str, arg: Any, first: int, seat: int | None) -> Json:
    """One argument of an event; `first` is the seat of events about a seat."""
    if kind == "fighter":
        return cast.slug[arg]
    if kind == "token":
        return cast.token_slug[arg]
    if kind == "space":
        return cast.board.slugs[arg] if arg >= 0 else None
    if kind == "card":
        card = cast.card(arg[0])
        return f"{card.hero}/{card.id}" if arg[1] & bit(seat) else None
    return cast.states[first].states[arg] if kind == "state" else arg
