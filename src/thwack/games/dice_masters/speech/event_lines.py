"""What happened, told: as sentences in four languages, as what they name, and as plain data."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told_once
from ....wording.refs import Refs, arguments, mentioned
from ..pointing import die_id
from ..rules.draft import card_numbered
from ..state.cast import Cast
from ..state.table import CARD, NO_SOURCE, PLAYER, DiceTable
from .naming import (
    FLAGS,
    ZONE_ROWS,
    Json,
    Part,
    bonus_text,
    card_name,
    face_text,
    has_levels,
    line,
    player,
    say,
    title,
    title_id,
)

# Events: what each of their arguments is. A `die` is of the player who is named already; of a `member` it is
# told whose it is where both have one.
EVENTS: dict[str, tuple[str, ...]] = {
    "picked": ("who=seat", "card=index", "n"),
    "turn": ("who=seat", "n"),
    "drew": ("who=seat", "die"),
    "refilled": ("who=seat",),
    "cleared": ("who=seat", "n"),
    "missed": ("who=seat", "n"),
    "rolled": ("die=member", "face"),
    "rerolled": ("who=seat", "n"),
    "paid": ("who=seat", "n"),
    "bought": ("who=seat", "card=of_die"),
    "fielded": ("who=seat", "die", "n"),
    "used": ("who=seat", "card=of_die", "burst"),
    "global": ("who=seat", "card"),
    "ability": ("who=seat", "card"),
    "attacked": ("die=member",),
    "no_attack": ("who=seat",),
    "no_block": ("who=seat",),
    "blocked": ("die=member", "target=member"),
    "must_block": ("die=member", "target=member"),
    "hurt": ("die=member", "n", "source"),
    "lost": ("who=seat", "n", "m=n", "source"),
    "gained": ("who=seat", "n", "m=n"),
    "life": ("who=seat", "n"),
    "bonus": ("die=member", "attack=n", "defense=n"),
    "spun": ("die=member", "n"),
    "ko": ("die=member",),
    "moved": ("die=member", "zone"),
    "unblocked": ("die=member", "zone"),
    "unfielded": ("die=member", "zone"),
    "unused": ("die=member", "zone"),
    "returned": ("die=member", "zone"),
    "captured": ("die=member", "target=member"),
    "controlled": ("die=member", "target=member"),
    "laid": ("die=member", "target=member"),
    "copied": ("die=member", "card"),
    "copied_stats": ("die=member", "target=member"),
    "flagged": ("die=member", "flag"),
    "prevented": ("thing", "n"),
    "redirected": ("target=thing", "thing", "n"),
    "slipped": ("die=member",),
    "withdrew": ("die=member",),
    "banned": ("who=seat", "card"),
    "won": ("winners",),
}


def event_key(t: DiceTable, event: Event, lang: str, seat: int | None) -> Hashable:
    """All that the words of an event hang on: of a die that is named, whose it is. Arguments that are no dice
    do no harm."""
    owner = t.owner
    whose = [owner[arg] for arg in event[1:] if type(arg) is int and 0 <= arg < len(owner)]
    return t.cast, event, lang, *whose


@told_once(event_key)
def event_text(t: DiceTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence; every seat sees all of it."""
    name, *args = event
    if name == "won":
        if not args[0]:
            return line("event", "draw", lang)
        return line("event", "won", lang, who=player(t.cast, args[0][0], lang))
    parts: dict[str, Part] = {}
    for slot, kind, arg in arguments(EVENTS, event):
        parts[slot] = _part(t, kind, arg, lang)
    if name == "rolled":
        parts["face"] = face_text(t.cast, t.cast.slot[args[0]], args[1], lang)
    elif name == "bonus":
        parts["bonus"] = bonus_text(args[1], args[2])
    elif name in ("lost", "gained"):
        parts["m"] = max(args[2], 0)
    return line("event", event_row(t, name, args), lang, **parts)


def event_row(t: DiceTable, name: str, args: list[Any]) -> str:
    """The row of an event."""
    if name == "flagged":
        return FLAGS[args[1]]
    if name == "fielded" and has_levels(t.cast, t.cast.slot[args[1]]):
        return "fielded_level"
    if name == "used" and args[2]:
        return "used_burst"
    if name in ("hurt", "lost") and args[-1] != NO_SOURCE:
        return f"{name}_by"
    return "picked_unused" if name == "picked" and not args[2] else name


def _part(t: DiceTable, kind: str, arg: Any, lang: str) -> Part:
    """One argument of an event."""
    cast = t.cast
    if kind == "seat":
        return player(cast, arg, lang)
    if kind == "die":
        return title(cast, cast.slot[arg], lang)
    if kind == "member" or (kind in ("thing", "source") and 0 <= arg < PLAYER):
        return member(t, arg, lang)
    if kind == "source":
        return card_name(cast, arg - CARD, lang) if arg >= CARD else ""
    if kind == "thing":
        return player(cast, arg - PLAYER, lang)
    if kind == "card":
        return card_name(cast, arg, lang)
    if kind == "of_die":
        return card_name(cast, cast.slot[arg], lang)
    if kind == "index":
        return card_numbered(t.cast.library, arg).name[lang]
    if kind == "zone":
        return say("zone", ZONE_ROWS[arg], lang)
    return "*" * arg if kind == "burst" else int(arg)


def owner_of(t: DiceTable, die: int) -> int:
    """Whose die it is; basic action dice are whose who bought them."""
    home = t.cast.home[die]
    return home if home < 2 else t.owner[die]


def member(t: DiceTable, die: int, lang: str) -> NP:
    """A die in the log: by name, and whose it is if both players have such dice."""
    cast, slot = t.cast, t.cast.slot[die]
    found, owner = title(cast, slot, lang), owner_of(t, die)
    name = title_id(cast, slot)
    rivals = [
        s for s in range(len(cast.cards)) if title_id(cast, s) == name and cast.card_seat[s] == 1 - owner
    ]
    if not rivals:
        return found
    return replace(found, text=f"{found.text} {say('word', 'of', lang)} {player(cast, owner, lang).text}")


# What a line names


@told_once(event_key)
def event_refs(t: DiceTable, event: Event, lang: str, seat: int | None) -> Refs:
    """The cards and dice that the sentence of an event names, in its order: slug, of a die with its id, and
    name."""
    found: list[tuple[str, str]] = []
    for _, kind, arg in arguments(EVENTS, event):
        if kind == "index":
            card = card_numbered(t.cast.library, arg)
            found.append((card.id, card.name[lang]))
            continue
        slot = slot_named(t, kind, arg)
        if slot >= 0:
            name = card_name if is_card(kind, arg) else plain_name
            found.append((ref_of(t, kind, arg), name(t.cast, slot, lang)))
    return mentioned(event_text(t, event, lang, seat), found)


def slot_named(t: DiceTable, kind: str, arg: int) -> int:
    """The slot of the card or die that an argument of an event names; -1 if it names none."""
    if kind == "card":
        return arg
    if kind == "source" and arg >= CARD:
        return arg - CARD
    if kind in ("die", "member", "of_die") or (kind in ("thing", "source") and 0 <= arg < PLAYER):
        return t.cast.slot[arg]
    return -1


def plain_name(cast: Cast, slot: int, lang: str) -> str:
    """A die by its name alone, without an article."""
    card = cast.cards[slot]
    return card.title_name[lang] if card is not None else str(cast.library.sidekick.name[lang]["one"])


def is_card(kind: str, arg: int) -> bool:
    """Whether an argument of an event is told as a card; else as a die."""
    return kind in ("card", "of_die") or (kind == "source" and arg >= CARD)


def ref_of(t: DiceTable, kind: str, arg: int) -> str:
    """A card by its slug, a die by that and its id."""
    slug = t.cast.slug(slot_named(t, kind, arg))
    return slug if is_card(kind, arg) else f"{slug}#{die_id(arg)}"


# The same as plain data


def event_data(t: DiceTable, event: Event, seat: int | None) -> dict[str, Json]:
    """What the sentence of an event says, as plain data: seats and numbers as they are, cards and dice as
    refs (a die's id stands after #), players as seat-0 where a die could stand, faces and zones by slug."""
    found = {slot: _datum(t, kind, arg) for slot, kind, arg in arguments(EVENTS, event)}
    if event[0] == "rolled":
        found["face"] = t.cast.faces[t.cast.slot[event[1]]][event[2]].slug
    elif event[0] in ("lost", "gained"):
        found["m"] = max(found["m"], 0)
    return found


def _datum(t: DiceTable, kind: str, arg: Any) -> Json:
    """One argument of an event as plain data."""
    if kind == "winners":
        return list(arg)
    if kind == "zone":
        return ZONE_ROWS[arg]
    if kind == "flag":
        return FLAGS[arg]
    if kind == "index":
        return card_numbered(t.cast.library, arg).id
    if kind == "thing" and arg >= PLAYER:
        return f"seat-{arg - PLAYER}"
    if kind == "source" and arg == NO_SOURCE:
        return None
    return ref_of(t, kind, arg) if slot_named(t, kind, arg) >= 0 else int(arg)
