"""Events and cards of Dice Masters as sentences, in four languages. Options are in telling_choices.py."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from ....kernel.table import Event
from ....wording import NP, language
from ....wording.lines import told_once
from ..cards.faces import CHARACTER
from ..cards.library import CardDef, Face, Library
from ..state.table import CARD, NO_SOURCE, PLAYER, DiceTable
from .card_texts import card_text
from .choice_lines import _library_card
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
# told whose it is where both have one; of a `named` one only if it is no Sidekick.
EVENTS: dict[str, tuple[str, ...]] = {
    "picked": ("who=seat", "card=index", "n"),
    "turn": ("who=seat", "n"),
    "drew": ("who=seat", "die"),
    "refilled": ("who=seat",),
    "missed": ("who=seat", "n"),
    "rolled": ("die=named", "face"),
    "rerolled": ("who=seat", "n"),
    "paid": ("who=seat", "n"),
    "bought": ("who=seat", "card=of_die"),
    "fielded": ("who=seat", "die", "n"),
    "used": ("who=seat", "card=of_die", "burst"),
    "global": ("who=seat", "card"),
    "ability": ("who=seat", "card"),
    "attacked": ("die=member",),
    "no_attack": ("who=seat",),
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
    "returned": ("die=member", "zone"),
    "captured": ("die=member", "target=member"),
    "controlled": ("die=member", "target=member"),
    "laid": ("die=member", "target=member"),
    "copied": ("die=member", "card"),
    "copied_stats": ("die=member", "target=member"),
    "flagged": ("die=member", "flag=n"),
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
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        parts[slot or kind] = _part(t, kind, arg, lang)
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
    if kind in ("named", "member") or (kind in ("thing", "source") and 0 <= arg < PLAYER):
        return member(t, arg, lang, kind != "named")
    if kind == "source":
        return card_name(cast, arg - CARD, lang) if arg >= CARD else ""
    if kind == "thing":
        return player(cast, arg - PLAYER, lang)
    if kind == "card":
        return card_name(cast, arg, lang)
    if kind == "of_die":
        return card_name(cast, cast.slot[arg], lang)
    if kind == "index":
        return _library_card(t, arg).name[lang]
    if kind == "zone":
        return say("zone", ZONE_ROWS[arg], lang)
    return "*" * arg if kind == "burst" else int(arg)


def owner_of(t: DiceTable, die: int) -> int:
    """Whose die it is; basic action dice are whose who bought them."""
    home = t.cast.home[die]
    return home if home < 2 else t.owner[die]


def member(t: DiceTable, die: int, lang: str, sidekicks: bool = True) -> NP:
    """A die in the log: by name, and whose it is if both players have such dice."""
    cast, slot = t.cast, t.cast.slot[die]
    found, owner = title(cast, slot, lang), owner_of(t, die)
    name = title_id(cast, slot)
    rivals = [
        s for s in range(len(cast.cards)) if title_id(cast, s) == name and cast.card_seat[s] == 1 - owner
    ]
    if not rivals or (slot < 2 and not sidekicks):
        return found
    return replace(found, text=f"{found.text} {say('word', 'of', lang)} {player(cast, owner, lang).text}")


# Cards


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, library: Library | None = None) -> None:
        self._card = card
        self._library = library  # whose titles its text may name; the package's own if none is given
        self.id = card.id
        self.on_offer = not card.incomplete

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card = self._card
        return {
            "id": card.id,
            "number": card.number,
            "title": dict(card.title_name),
            "subtitle": dict(card.subtitle) if card.subtitle is not None else None,
            "name": dict(card.name),
            "type": card.type,
            "cost": card.cost,
            "energy": card.energy or None,
            "affiliations": list(card.affiliations),
            "max": card.max,
            "rarity": card.rarity,
            "starter": card.starter,
            "faces": [written(face) for face in card.faces],
            "rules": [rule.shown() for rule in card.rules],
            "globals": [rule.shown() for rule in card.globals],
            "errata": [rule.shown() for rule in card.errata] if card.errata is not None else None,
            "incomplete": card.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does."""
        return card_text(self._card, language(lang), self._library)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does, line by line."""
        return [("text", line) for line in self.text(lang).splitlines()]

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def written(face: Face) -> str:
    """A face as content files write it: mask-2, 0/1/2*, action-1."""
    if face.sort == CHARACTER:
        return f"{face.cost}/{face.attack}/{face.defense}{'*' * face.burst}"
    return face.slug
