"""Events of Mission Arena as sentences, in four languages. Options are in telling_choices.py."""

from typing import Any, Final

from ....kernel.knowledge import bit
from ....kernel.table import Event
from ....wording import NP
from ....wording.lines import told, told_once, until_over
from ..rules.winning import COMPLETE, DESTRUCTION, FATE
from ..state.table import ATTACK, BOOST_ATTACK, BOOST_DEFENCE, DEFEATED, DEFENCE, OUTCOMES, SUPER, ArenaTable
from .card_texts import reach_phrase
from .choice_lines import choice_text as choice_text
from .naming import (
    LINES,
    Part,
    bonus_text,
    card_name,
    card_phrase,
    line,
    mission_phrase,
    names,
    place_name,
    player,
    say,
)

# Events: what each of their arguments is. A `card` may be hidden from whoever reads; a `unit` is a
# protagonist, told by name, and whose it is where both decks have that name; "_" is not told as it is.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "missions": ("who=seat", "cards"),
    "squads": ("who=seat", "cards"),
    "lots": ("card=identity", "other=identity"),
    "first": ("who=seat",),
    "turn": ("who=seat", "n"),
    "cooled": ("who=seat", "cards"),
    "drawn": ("who=seat", "cards"),
    "duty": ("who=seat", "_"),
    "fielded": ("who=seat", "card", "place"),
    "stepped_up": ("unit",),
    "swapped": ("unit", "other=unit"),
    "moved": ("unit",),
    "powered": ("unit", "n"),
    "mission": ("who=seat", "card"),
    "used": ("unit",),
    "plus": ("unit", "_", "_"),
    "bonus": ("_", "_", "_"),
    "banked": ("unit", "n"),
    "recycled": ("who=seat", "card"),
    "new_mission": ("who=seat", "old=card", "card"),
    "challenged": ("unit", "target"),
    "joined": ("unit", "other=unit"),
    "boosted": ("unit", "card", "_"),
    "super_hit": ("who=seat", "target", "card", "_"),
    "switched": ("unit", "other=unit"),
    "clash": ("unit", "target", "n", "m=n", "k=n", "_"),
    "counter": ("unit", "other=unit", "n", "outcome"),
    "exhausted": ("unit", "card"),
    "lost_wound": ("unit", "n", "m=n"),
    "defeated": ("unit",),
    "point": ("who=seat", "n"),
    "mission_replaced": ("who=seat", "old=card", "card"),
    "accomplished": ("who=seat", "card", "n"),
    "mission_lost": ("who=seat", "card"),
    "swapped_hand": ("_", "_"),
    "wounded": ("unit", "n"),
    "restacked": ("_", "_"),
    "assembled": ("_", "cards"),
    "over": ("_", "_"),
}
# How a match ended: with a winner, and without.
OVER: Final = {
    COMPLETE: ("over_points", "over_even"),
    DESTRUCTION: ("over_deck", "over_deck"),
    FATE: ("over_fate", "over_both"),
}


@told_once(until_over)
def event_text(t: ArenaTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence, seen from that seat; nothing for what need not be told."""
    name, *args = event
    if args[-1] == ():
        return ""
    parts: dict[str, Part] = {}
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        if kind != "_":
            parts[slot or kind] = _part(t, kind, arg, lang, bit(seat))
    if name == "over":
        winners, reason = args
        return line("event", OVER[reason][not winners], lang, **ending(t, winners, lang))
    return line("event", name, lang, **parts, **further(t, name, args, lang))


def _part(t: ArenaTable, kind: str, arg: Any, lang: str, eyes: int) -> Part:
    """One argument of an event, for these eyes."""
    cast = t.cast
    if kind == "seat":
        return player(cast, arg, lang)
    if kind == "card":
        return card_name(cast, arg[0], lang) if arg[1] & eyes else say("word", "a_card", lang)
    if kind == "cards":
        known = [card_name(cast, identity, lang) for identity, seen in arg if seen & eyes]
        return LINES.cards(known, len(arg) - len(known), lang)
    if kind == "identity":
        return card_name(cast, arg, lang)
    if kind == "unit":
        return member(t, arg, lang)
    if kind == "target":
        identity, owner, is_mission = arg
        return mission_phrase(cast, identity, lang) if is_mission else member(t, (identity, owner), lang)
    if kind == "place":
        return place_name(arg, lang)
    return say("outcome", OUTCOMES[arg], lang) if kind == "outcome" else int(arg)


def further(t: ArenaTable, name: str, args: list[Any], lang: str) -> dict[str, Part]:
    """What an event does not say itself: whose something is, what a card is worth, how much comes on top."""
    cast = t.cast
    match name:
        case "lots":
            mine, theirs = args
            who, rival = (player(cast, seat, lang) for seat in (0, 1))
            return {"who": who, "rival": rival, "n": cast.attack[mine], "m": cast.attack[theirs]}
        case "duty":
            return {"name": names(cast, lang)[args[1][0]]}
        case "mission":
            return {"n": cast.points[args[1][0]]}
        case "used":
            ability = cast.ability[args[0][0]]
            assert ability is not None
            return {"ability": cast.library.abilities[ability.word][lang]}
        case "plus":
            return {"bonus": bonus_text(args[1], args[2], lang)}
        case "bonus":
            (identity, seat), what, amount = args
            return {
                "who": player(cast, seat, lang),
                "bonus": bonus_text(what, amount, lang),
                "whom": reach_phrase(cast.sheets[identity], lang, cast.library),
            }
        case "clash":  # MA-10.3
            *_, force, _, most, outcome = args
            powerless = outcome == DEFEATED and force < most
            return {"outcome": say("outcome", "powerless" if powerless else OUTCOMES[outcome], lang)}
        case "boosted":
            bonus = (DEFENCE, BOOST_DEFENCE) if args[2] else (ATTACK, BOOST_ATTACK)
            return {"who": player(cast, args[0][1], lang), "bonus": bonus_text(*bonus, lang)}
        case "super_hit":
            return {"bonus": bonus_text(DEFENCE if args[3] else ATTACK, SUPER, lang)}
        case "swapped_hand" | "restacked" | "assembled":
            return of_stack(t, name, args, lang)
    return {}


def of_stack(t: ArenaTable, name: str, args: list[Any], lang: str) -> dict[str, Part]:
    """Whose stack has changed, and which cards."""
    cast = t.cast
    (identity, seat), new = args
    who = player(cast, seat, lang)
    if name == "assembled":
        return {"who": who, "unit": card_phrase(cast, identity, lang)}
    old = "unit" if name == "swapped_hand" else "old"
    return {"who": who, old: card_phrase(cast, identity, lang), "card": card_phrase(cast, new[0], lang)}


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
    cast, known = t.cast, told(t.cast)
    if "shared" not in known:
        mine, theirs = ({cast.name[cast.identities[slot]] for slot in slots} for slots in cast.slots)
        known["shared"] = sum(mine & theirs)
    found: int = known["shared"]
    return found
