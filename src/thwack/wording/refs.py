"""What a line of the log names, and the same as plain data. Both come from a game's table of its events.

The table EVENTS of a game says for each kind of event what each of its arguments is: `who=seat` is a seat
that its sentence calls `who`; where both have one name, that name stands alone (`card`). "_" is an argument
that is told in no such way.

Games whose cards are slots share the sorts that `cards_told` and `card_data` know: an event speaks of a card
as (identity, eyes), which only those eyes have seen, and of whoever lies open as (identity, owner, ...).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ..kernel.table import Event

Json = Any
Events = Mapping[str, tuple[str, ...]]
Refs = tuple[tuple[str, str], ...]
UNTOLD: Final = "_"
OPEN: Final = ("unit", "top", "target")  # (identity, owner, ...): everybody sees them


def arguments(events: Events, event: Event) -> list[tuple[str, str, Any]]:
    """The arguments of an event that are told as they are: slot, sort and value of each."""
    kind, *args = event
    found = []
    for what, arg in zip(events[kind], args, strict=True):
        slot, _, sort = what.rpartition("=")
        if sort != UNTOLD:
            found.append((slot or sort, sort, arg))
    return found


def mentioned(text: str, named: Iterable[tuple[str, str]]) -> Refs:
    """Those refs whose name stands in a sentence, in its order, each once and with the name as it stands
    there: a sentence may begin with it. Of several names for one ref, the first that is found counts."""
    found: dict[str, tuple[int, str]] = {}
    for ref, name in named:
        for one in (name, name[:1].upper() + name[1:]):
            if name and ref not in found and one in text:
                found[ref] = (text.index(one), one)
    return tuple((ref, name) for ref, (_, name) in sorted(found.items(), key=lambda row: row[1]))


def data_of(events: Events, event: Event, tell: Callable[[str, Any], Json]) -> dict[str, Json]:
    """What the sentence of an event says, by its slots; `tell` gives an argument of a sort as plain data."""
    return {slot: tell(sort, arg) for slot, sort, arg in arguments(events, event)}


# Cards in slots


def cards_told(events: Events, event: Event, eyes: int) -> list[tuple[int, str]]:
    """Every card of an event that these eyes know, and whose it is as refs say it; nothing where the event
    does not tell."""
    whose = owner_named(events, event)
    found: list[tuple[int, str]] = []
    for _, sort, arg in arguments(events, event):
        found += known_cards(sort, arg, eyes, whose)
    return found


def owner_named(events: Events, event: Event) -> str:
    """Whose the cards of an event are, as refs say it: its first argument is a seat or somebody's."""
    slot, _, sort = events[event[0]][0].rpartition("=") if events[event[0]] else ("", "", "")
    if slot == "who" and sort == "seat":
        return f"#{event[1]}"
    return f"#{event[1][1]}" if sort in OPEN else ""


def known_cards(sort: str, arg: Any, eyes: int, whose: str) -> list[tuple[int, str]]:
    """The cards of one argument of an event that these eyes know, and whose they are."""
    if sort == "cards":
        return [(identity, whose) for identity, seen in arg if seen & eyes]
    if sort == "card":
        return [(arg[0], whose)] if arg[1] & eyes else []
    if sort == "units":
        return [(identity, f"#{owner}") for identity, owner in arg]
    if sort in OPEN:
        return [(arg[0], f"#{arg[1]}")]
    return [(arg, whose)] if sort == "identity" else []


def card_data(slug: Callable[[int], str], sort: str, arg: Any, eyes: int) -> Json:
    """An argument as plain data: a card by its id, None where these eyes do not know it; whoever lies open by
    its id and owner, as refs say it; all else as it is."""
    if sort == "cards":
        known = [slug(identity) for identity, seen in arg if seen & eyes]
        return known + [None] * (len(arg) - len(known))
    if sort == "card":
        return slug(arg[0]) if arg[1] & eyes else None
    if sort == "units":
        return [f"{slug(identity)}#{owner}" for identity, owner in arg]
    if sort in OPEN:
        return f"{slug(arg[0])}#{arg[1]}"
    return slug(arg) if sort == "identity" else arg
