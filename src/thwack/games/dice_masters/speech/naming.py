"""Players, cards, dice and effects of Dice Masters by name, for sentences in four languages."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from ....cardlang.node import Context, Effect, Number
from ....cardlang.verbs import Spend
from ....kernel.masks import bits
from ....wording import NP
from ....wording.book import common_grammar
from ....wording.grammar import REMEMBERED
from ....wording.lines import Lines
from ....wording.lines import Part as Part
from ....wording.lines import Said as Said
from ..cards.faces import CHARACTER, ENERGY
from ..cards.library import CardDef, Face
from ..cards.teams import spoken_name
from ..rules.stats import level_of, like, numbers
from ..state.cast import Cast
from ..state.table import (
    ATTACK,
    CANNOT_BLOCK,
    CARD,
    DEALS_NOTHING,
    FIELD,
    MUST_ATTACK,
    NO_SOURCE,
    PLAYER,
    RESERVE,
    ROLLING,
    TAKES_NOTHING,
    ZONE_NAMES,
    ZONES,
    DiceTable,
    in_field,
    seat_of,
    zone_of,
)
from .card_texts import effect_phrase

Json = Any

FLAGS: Final = {
    CANNOT_BLOCK: "cannot_block",
    MUST_ATTACK: "must_attack",
    DEALS_NOTHING: "deals_nothing",
    TAKES_NOTHING: "takes_nothing",
}
ALL: Final = -1  # every die, as bits
ZONE_ROWS: Final = {zone: name for name, zone in ZONE_NAMES.items()}

LINES: Final = Lines(__package__)
rows, say, line = LINES.rows, LINES.say, LINES.line


# Players, cards, faces


@lru_cache(maxsize=REMEMBERED)
def player(cast: Cast, seat: int, lang: str) -> NP:
    """A player by the name of the team; by number in the first game and after a draft."""
    names = [spoken_name(cast.library, team.name.strip(), lang) for team in cast.settings.teams]
    if cast.mode == "first-game" or not names or not all(names):
        mark = common_grammar(lang).determiner("" if lang == "en" else "the", "m", False)
        return NP(mark + say("word", "player", lang, n=seat + 1), animate=True)
    same = f" {seat + 1}" if names[0] == names[1] else ""
    return NP(names[seat] + same, animate=True)


def card_name(cast: Cast, slot: int, lang: str) -> str:
    """A card by its full name."""
    card = cast.cards[slot]
    return card.name[lang] if card is not None else str(cast.library.sidekick.name[lang]["one"])


@lru_cache(maxsize=REMEMBERED)
def title(cast: Cast, slot: int, lang: str) -> NP:
    """A die by the name of its character or action: "Hulk", "o Hulk", "a Sidekick"."""
    card, grammar = cast.cards[slot], common_grammar(lang)
    if card is None:
        row = cast.library.sidekick.name[lang]
        return NP(grammar.determiner("a", row["gender"], False) + row["one"], row["gender"], animate=True)
    row = card.grammar[lang]
    mark = grammar.determiner("the" if row["article"] else "", row["gender"], False)
    return NP(mark + card.title_name[lang], row["gender"], animate=card.type == "character")


def title_id(cast: Cast, slot: int) -> str:
    """What dice of the same name have in common."""
    card = cast.cards[slot]
    return card.title if card is not None else ""


def face_text(cast: Cast, slot: int, face: int, lang: str) -> str:
    """A face in words: "2 fists", "level 3", "action **"."""
    found: Face = cast.faces[slot][face]
    if found.sort == ENERGY:
        word = say("face", found.energy, lang, n=found.amount)
        return word if found.amount == 1 else f"{found.amount} {word}"
    if found.sort == CHARACTER:
        if has_levels(cast, slot):
            return say("face", "level", lang, n=found.level)
        return say("face", "character", lang)
    return f"{say('face', 'action', lang)} {'*' * found.burst}".rstrip()


def has_levels(cast: Cast, slot: int) -> bool:
    """Whether a die has more than one level."""
    return cast.level_face[slot][2] >= 0


def price_text(card: CardDef, lang: str) -> str:
    """DM-1.4: Cost and energy type."""
    if not card.energy:
        return say("word", "price", lang, n=card.cost)
    return say("word", "typed_price", lang, n=card.cost, energy=say("face", card.energy, lang, n=1))


def bonus_text(attack: int, defense: int) -> str:
    """+1A/-1D; what does not change is left out."""
    parts = [f"{n:+d}{letter}" for n, letter in ((attack, "A"), (defense, "D")) if n]
    return "/".join(parts) or "+0A/+0D"


# Dice on the table


def die_phrase(t: DiceTable, die: int, lang: str, others: int = ALL, whose: bool = False) -> NP:
    """A die by name, with what tells it from others in brackets.

    `others`: only these could be meant, as bits; `whose`: say in any case whose it is.
    """
    found = title(t.cast, t.cast.slot[die], lang)
    more = told_apart(t, die, lang, others, whose)
    return replace(found, text=f"{found.text} ({', '.join(more)})") if more else found


def own_phrase(t: DiceTable, die: int, lang: str) -> NP:
    """A die by name, where only dice in the same zone of the same seat could be meant."""
    return die_phrase(t, die, lang, t.zones[t.place[die]])


def told_apart(t: DiceTable, die: int, lang: str, among: int = ALL, whose: bool = False) -> list[str]:
    """What tells a die from unlike dice of its name that could be meant; a number if nothing else does."""
    sign, name = like(t, die), title_id(t.cast, t.cast.slot[die])
    mates = [d for d in bits(mates_of(t, die) & among) if title_id(t.cast, t.cast.slot[d]) == name]
    others = [d for d in mates if like(t, d) != sign]
    found = [_whose(t, die, lang)] if whose and seat_of(t, die) < 2 else []
    for detail in DETAILS:
        if not others:
            return found
        text = detail(t, die, lang)
        rest = [d for d in others if detail(t, d, lang) == text]
        if len(rest) < len(others) and text and text not in found:
            found.append(text)
        others = rest
    if others:
        first = min(d for d in (*mates, die) if like(t, d) == sign)
        before = {like(t, d) for d in others if d < first}
        found.append(say("detail", "number", lang, n=len(before) + 1))
    return found


def mates_of(t: DiceTable, die: int) -> int:
    """The dice that could be meant instead of this one, as bits."""
    zone = zone_of(t, die)
    if zone in (FIELD, ATTACK):
        return in_field(t)
    if zone in (RESERVE, ROLLING):
        return t.zones[t.place[die]]
    return t.zones[zone] | t.zones[ZONES + zone] | t.zones[2 * ZONES + zone]


def _whose(t: DiceTable, die: int, lang: str) -> str:
    seat = seat_of(t, die)
    if seat > 1:
        return ""
    if t.actor < 0:
        return say("detail", "of", lang, who=player(t.cast, seat, lang))
    row = "yours" if seat == t.actor else "theirs"
    return say("detail", row, lang, die=title(t.cast, t.cast.slot[die], lang))


def _subtitle(t: DiceTable, die: int, lang: str) -> str:
    card = t.cast.cards[t.cast.slot[die]]
    return card.subtitle[lang] if card is not None and card.subtitle else ""


def _face(t: DiceTable, die: int, lang: str) -> str:
    return face_text(t.cast, t.cast.slot[die], t.face[die], lang) if t.face[die] >= 0 else ""


def _damage(t: DiceTable, die: int, lang: str) -> str:
    if zone_of(t, die) not in (FIELD, ATTACK):
        return ""
    n = t.damage[die]
    return say("detail", "damage", lang, n=n) if n else say("detail", "unhurt", lang)


def _numbers(t: DiceTable, die: int, lang: str) -> str:
    return "{}A/{}D".format(*numbers(t, die)) if level_of(t, die) else ""


def _acts(t: DiceTable, die: int, lang: str) -> str:
    slot = t.acts[die]
    if slot < 0:
        return say("detail", "itself", lang)
    return say("detail", "acts", lang, card=card_name(t.cast, slot, lang))


def _fights(t: DiceTable, die: int, lang: str) -> str:
    if zone_of(t, die) == FIELD:
        return say("detail", "waiting", lang)
    if zone_of(t, die) != ATTACK:
        return ""
    if seat_of(t, die) != t.turn:
        foes = [title(t.cast, t.cast.slot[foe], lang) for foe in bits(t.blocks[die])]
        return say("detail", "blocks", lang, target=foes[0]) if foes else say("detail", "blocking", lang)
    row = "blocked" if t.blocked >> die & 1 else "attacking"
    return say("detail", row, lang, die=title(t.cast, t.cast.slot[die], lang))


def _flags(t: DiceTable, die: int, lang: str) -> str:
    return ", ".join(say("detail", row, lang) for flag, row in FLAGS.items() if t.flags[die] & flag)


DETAILS: Final = (_whose, _subtitle, _face, _damage, _numbers, _acts, _fights, _flags)


def player_phrase(t: DiceTable, seat: int, lang: str) -> NP:
    """A player, and whether it is the one who is asked."""
    found = player(t.cast, seat, lang)
    if t.actor < 0:
        return found
    who = say("word", "you" if seat == t.actor else "opponent", lang)
    return replace(found, text=f"{found.text} ({who})")


def thing_phrase(t: DiceTable, thing: int, lang: str, others: int = ALL, whose: bool = False) -> NP:
    """A die, a player, or a card that does something."""
    if thing >= CARD:
        return NP(card_name(t.cast, thing - CARD, lang))
    if thing >= PLAYER:
        return player_phrase(t, thing - PLAYER, lang)
    return die_phrase(t, thing, lang, others, whose)


def damage_text(t: DiceTable, index: int, lang: str) -> str:
    """Damage under way, by its target; by its source and a number where that is not enough."""
    target, amount = t.packets[index][1:3]
    parts: dict[str, Part] = {"n": amount, "target": thing_phrase(t, target, lang)}
    same = [i for i, p in enumerate(t.packets) if p[1:3] == (target, amount)]
    if len(same) == 1:
        return say("damage", "to", lang, **parts)
    sources = {i: source_phrase(t, t.packets[i][0], lang) for i in same}
    row = "to_by" if sources[index].text else "to"
    text = say("damage", row, lang, source=sources[index], **parts)
    same = [i for i in same if sources[i] == sources[index]]
    return text if len(same) == 1 else say("damage", "numbered", lang, damage=text, n=same.index(index) + 1)


def source_phrase(t: DiceTable, source: int, lang: str) -> NP:
    """Who deals damage; no text if nobody does."""
    return NP("") if source == NO_SOURCE else thing_phrase(t, source, lang)


# Effects


def effect_text(t: DiceTable, effect: Effect, slot: int, lang: str) -> str:
    """What an effect does, as something one may choose."""
    return effect_phrase(effect, t.cast.cards[slot] if slot >= 0 else None, lang, t.cast.library)


def cost_text(t: DiceTable, cost: Effect, slot: int, lang: str) -> str:
    """A cost in short."""
    if isinstance(cost, Spend) and isinstance(cost.amount, Number):
        if cost.resource == "any":
            return say("word", "energy", lang, n=cost.amount.n)
        return f"{cost.amount.n} {say('face', cost.resource, lang, n=cost.amount.n)}"
    return lowered(effect_text(t, cost, slot, lang))


def lowered(text: str) -> str:
    """A sentence as a part of another."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def asking_card(t: DiceTable) -> int:
    """The slot of the card whose effect asks the open question; -1 if there is none."""
    for part in t.step:
        if isinstance(part, Context) and part.card >= 2:
            return part.card
    return -1
