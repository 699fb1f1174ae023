"""What players, cards and effects are called in sentences."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from ....cardlang.decklist import spoken_name
from ....cardlang.node import Context, Effect
from ....kernel.table import Step
from ....wording import NP
from ....wording.lines import Lines
from ....wording.lines import Part as Part
from ....wording.lines import Said as Said
from ....wording.prompts import plain as plain
from ..rules.texts.naming import ACTION, EGO, SORT, TYPE, name_of
from ..state.cast import POWERS, Cast
from ..state.table import CARD, DECK, KIND, SCENE, USER, USER_KIND, SceneTable
from .card_texts import action_text, effect_text

Telling = Callable[[SceneTable, Step, str], Said]  # what an option says

LINES: Final = Lines(__package__)
rows, say, line, listed = LINES.rows, LINES.say, LINES.line, LINES.listed


# Players and cards


def player(cast: Cast, seat: int, lang: str) -> NP:
    """A player by the name of the deck, or by number."""
    known = cast.told()
    found: list[str] | None = known.get(("decks", lang))
    if found is None:
        found = known["decks", lang] = [spoken_name(cast.library, name, lang) for name in cast.names]
    return LINES.player(found, seat, lang)


def player_phrase(t: SceneTable, seat: int, lang: str) -> NP:
    """A player, and whether it is the one who is asked."""
    found = player(t.cast, seat, lang)
    who = say("word", "you" if seat == t.actor else "opponent", lang)
    return NP(f"{found.text} ({who})", animate=True) if t.actor >= 0 else found


def card_names(cast: Cast, lang: str) -> list[str]:
    """The names of all cards of the match, told apart by version, then by where they were printed."""
    known = cast.told()
    found: list[str] | None = known.get(("names", lang))
    if found is None:
        cards = [sheet.card for sheet in cast.sheets]
        found = known["names", lang] = []
        for card in cards:
            name = card.name[lang]
            same = [other for other in cards if other.name[lang] == name]
            if len(same) > 1:
                name += f" {card.version}"
            twins = [other for other in same if other.version == card.version]
            if len(twins) > 1:
                number = say("word", "number", lang, n=twins.index(card) + 1)
                name += f" ({re.sub(r'[()]', '', card.printed[0]) if card.printed else number})"
            found.append(name)
    return found


def card_name(cast: Cast, identity: int, lang: str) -> str:
    """A card by its name."""
    return card_names(cast, lang)[identity]


def card_phrase(cast: Cast, identity: int, lang: str) -> NP:
    """A card by its name, as somebody or something."""
    return NP(card_name(cast, identity, lang), animate=cast.is_character[identity])


def power_name(t: SceneTable, power: int, lang: str) -> str:
    """The first of some powers by its name."""
    return t.cast.library.powers[POWERS[(power & -power).bit_length() - 1]][lang]


def thing_named(t: SceneTable, number: int, lang: str) -> str:
    """What a player names: a power, an affiliation, a card type, an action, an alter ego or a card."""
    sort, name = name_of(t, number)
    library = t.cast.library
    if sort == ACTION:
        return action_name(t, (-1 - number) % SORT, lang)
    if sort > TYPE:
        return library.ego_name(name, lang) if sort == EGO else library.name_of(name, lang)
    return str((library.powers, library.affiliations, library.types)[sort][name][lang])


def kind_at(t: SceneTable, slot: int) -> int:
    """The card in a slot. What was shuffled into a deck as a cost lies in no slot one could name: the action
    under way and its user are known by what they were, other texts by nothing (-1)."""
    if t.using and slot == t.using[CARD]:
        return t.using[KIND]
    if t.using and slot == t.using[USER]:
        return t.using[USER_KIND]
    return t.identity[slot] if t.place[slot] != DECK else -1


def slot_name(t: SceneTable, slot: int, lang: str) -> str:
    """The card in a slot by its name."""
    return card_name(t.cast, kind_at(t, slot), lang)


def unit_phrase(t: SceneTable, unit: int, lang: str) -> NP:
    """A character or support in scene by name; the second of a side with a number, that of the opponent of
    whoever is asked marked where both sides have it."""
    identity, seat = t.identity, t.cast.owner[unit]
    kind = kind_at(t, unit)
    same = [other for other in t.units[seat] if identity[other] == kind]
    marks = []
    if unit in same and same.index(unit):
        marks.append(str(same.index(unit) + 1))
    if seat != t.actor and any(identity[other] == kind for other in t.units[1 - seat]):
        marks.append(say("word", "theirs", lang))
    found = card_phrase(t.cast, kind, lang)
    return NP(f"{found.text} ({', '.join(marks)})", animate=found.animate) if marks else found


def units_phrase(t: SceneTable, units: Sequence[int], lang: str) -> NP:
    """Some characters and supports."""
    found = [unit_phrase(t, unit, lang) for unit in units]
    return NP(listed([np.text for np in found], lang), many=len(found) > 1, animate=found[0].animate)


def source_phrase(t: SceneTable, card: int, unit: int, lang: str) -> NP:
    """The card whose text it is, and who carries it."""
    if card == unit and t.place[card] == SCENE:
        return unit_phrase(t, card, lang)
    name = slot_name(t, card, lang)
    if unit < 0 or unit == card or t.place[unit] != SCENE:
        return NP(name)
    return NP(f"{name} ({inner(unit_phrase(t, unit, lang).text)})")


def inner(name: str) -> str:
    """A name with something in brackets behind it, where it stands in brackets itself."""
    return re.sub(r" \(([^()]*)\)", r", \1", name)


# Actions and effects


def action_name(t: SceneTable, identity: int, lang: str) -> str:
    """The action of a card by its name."""
    action = t.cast.sheets[identity].card.action
    assert action is not None
    return action.name[lang]


def action_effect(t: SceneTable, identity: int, lang: str) -> str:
    """What the action of a card costs further and does, without its full stop."""
    known = t.cast.told()
    found: str | None = known.get(("action", identity, lang))
    if found is None:
        text = action_text(t.cast.sheets[identity].card, lang, t.cast.library)
        found = known["action", identity, lang] = open_ended(text)
    return found


def effect_phrase(t: SceneTable, effect: Effect, ctx: Context, lang: str) -> str:
    """What an effect does, as something one may choose."""
    known = t.cast.told()
    kind = kind_at(t, ctx.card) if ctx.card >= 0 else -1
    in_action = bool(t.using) and t.using[CARD] == ctx.card
    key = ("effect", effect, kind, in_action, lang)
    found: str | None = known.get(key)
    if found is None:
        card = t.cast.sheets[kind].card if kind >= 0 else None
        text = effect_text(effect, lang, card, t.cast.library, in_action)
        found = known[key] = open_ended(text)
    return found


def open_ended(text: str) -> str:
    """Sentences without the last full stop, unless that belongs to a name."""
    return re.sub(r"(?<!\.\w)\.$", "", text)


def lowered(text: str) -> str:
    """A sentence as a part of another."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def asking_card(t: SceneTable) -> int:
    """The slot of the card whose effect asks the open question; -1 if there is none."""
    for part in t.step:
        if isinstance(part, Context) and part.card >= 0:
            return part.card if kind_at(t, part.card) >= 0 else -1
    return -1


# Plain options


def card_at(row: str) -> Telling:
    """An option about a card, which stands behind a seat in its step."""
    return lambda t, step, lang: (row, {"card": card_name(t.cast, step[2], lang)})


def unit_at(row: str, at: int) -> Telling:
    """An option about a character or support."""
    return lambda t, step, lang: (row, {"unit": unit_phrase(t, step[at], lang)})


def card_on(row: str, unit: int, card: int) -> Telling:
    """An option about a card and a character or support, which stand there in its step."""
    return lambda t, step, lang: (
        row,
        {"unit": unit_phrase(t, step[unit], lang), "card": card_name(t.cast, step[card], lang)},
    )
