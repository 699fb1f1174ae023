"""Choices, events and cards of Unmatched as sentences, in four languages."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from ....cardlang.meaning import accept, choose_one, let_it_happen, select_nothing
from ....kernel.knowledge import bit
from ....kernel.table import Event, Step
from ....wording import (
    NP,
    Book,
    Names,
    card_texts,
    effect_phrase,
    language,
    names_of,
    read_book,
    rule_texts,
    template,
)
from ....wording.grammar import REMEMBERED
from ..cards import special
from ..cards.library import CardDef, HeroDef
from ..choices import CARD_VERBS, SPACE_VERBS
from ..rules import attack, effects, maneuver, movement, scheme, terms, turn
from ..state.cast import Cast
from ..state.table import SPACE, TOKEN, UnmatchedTable

Part = NP | str | int
Json = Any


@cache
def book() -> Book:
    """The wording of Unmatched's words."""
    return read_book(_toml("words.toml"))


@cache
def rows() -> dict[str, Any]:
    """The sentences for choices and events."""
    return _toml("telling.toml")


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(__package__) / name).read_text(encoding="utf-8"))


# By id(); the hero is kept too, so that no other can get its id.
_NAMES: dict[int, tuple[HeroDef, Names]] = {}


def names(hero: HeroDef) -> Names:
    """The names of a hero's things, made once."""
    known = _NAMES.get(id(hero))
    if known is None:
        known = _NAMES[id(hero)] = (hero, names_of(hero, book()))
    return known[1]


@lru_cache(maxsize=REMEMBERED)
def fighter_phrase(cast: Cast, fighter: int, lang: str) -> NP:
    """A fighter by name; like sidekicks by name and number."""
    hero = cast.heroes[cast.owner[fighter]]
    found = names(hero).fighter(cast.name[fighter], lang)
    number = cast.slug[fighter].removeprefix(cast.name[fighter]).removeprefix("-")
    if number:  # a numbered one goes without article
        return replace(found, text=f"{names(hero).fighter_noun(cast.name[fighter], lang).one} {number}")
    return found


def seat_phrase(cast: Cast, seat: int, lang: str) -> NP:
    """A player, by the hero's name."""
    return fighter_phrase(cast, cast.hero[seat], lang)


def thing_phrase(cast: Cast, thing: int, lang: str) -> Part:
    """A fighter, token or space."""
    if thing < TOKEN:
        return fighter_phrase(cast, thing, lang)
    if thing >= SPACE:
        return cast.board.slugs[thing - SPACE]
    owner = cast.heroes[cast.token_owner[thing - TOKEN]]
    word = names(owner).word(cast.token_name[thing - TOKEN], lang).one
    return f"{word} {cast.token_slug[thing - TOKEN].rpartition('-')[2]}"


# Choices: the row of each option that is a card, by its function.
CARD_ROWS: dict[Callable[..., None], str] = {
    attack.play_attack_card: "attack_card",
    attack.defend: "defend",
    maneuver.boost_maneuver: "boost",
    effects.boost_with: "boost",
    special.play_face_down: "boost",
    turn.discard_one_over: "discard",
    effects.discard_this: "discard",
    effects.keep_this: "keep",
    effects.order_this: "next_on_deck",
    effects.put_back_this: "next_on_deck",
    special.play_for_them: "play_for_them",
    special.give_up: "discard",
}
PLAIN_ROWS: dict[Callable[..., None], str] = {
    attack.do_not_defend: "do_not_defend",
    maneuver.move_unboosted: "do_not_boost",
    movement.stop_moving: "stop_moving",
    movement.stop_placing: "stop_placing",
    effects.leave_it: "leave",
    effects.stop_discarding: "stop_discarding",
    select_nothing: "decline",
    let_it_happen: "decline",
}
NUMBER_ROWS: dict[Callable[..., None], str] = {
    effects.spend: "spend",
    special.predict_value: "predict",
    special.suspect: "suspect",
}


def choice_text(t: UnmatchedTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    function, cast = step[0], t.cast
    if function in PLAIN_ROWS:
        return _choice(PLAIN_ROWS[function], lang)
    if function in CARD_VERBS:
        card = cast.card(step[1])
        return _choice(CARD_ROWS[function], lang, card=card.name[lang], n=card.boost or 0)
    if function in SPACE_VERBS:
        return _to_space(cast, SPACE_VERBS[function], step[1], step[2], lang)
    if function is turn.take_action:
        return action_text(cast, step, lang)
    if function is effects.pick_player:
        return _choice("pick", lang, thing=seat_phrase(cast, step[1], lang))
    if function in (effects.pick_fighter, effects.pick_token, effects.pick_space):
        return _choice("pick", lang, thing=thing_phrase(cast, step[1], lang))
    if function in (accept, effects.take_all):
        return _effect(t, step[1], step[2].seat, lang)
    if function is choose_one:
        return _effect(t, step[1].effects[step[4]], step[5].seat, lang)
    if function is effects.name_item:
        hero = cast.heroes[step[3].seat]
        return _choice("item", lang, word=names(hero).word(terms.ITEMS[step[1]], lang).one)
    if function is effects.draw_and_tell:
        return _choice("draw", lang, n=step[2])
    return _choice(NUMBER_ROWS[function], lang, n=step[1])


@lru_cache(maxsize=REMEMBERED)
def _to_space(cast: Cast, row: str, thing: int, space: int, lang: str) -> str:
    return _choice(row, lang, thing=thing_phrase(cast, thing, lang), space=cast.board.slugs[space])


def action_text(cast: Cast, step: Step, lang: str) -> str:
    """U-4.2: The three actions."""
    if step[1] is scheme.scheme:
        fighter = fighter_phrase(cast, step[4], lang)
        return _choice("scheme", lang, card=cast.card(step[3]).name[lang], fighter=fighter)
    if step[1] is attack.attack:
        fighter, target = (fighter_phrase(cast, f, lang) for f in step[3:5])
        return _choice("attack", lang, fighter=fighter, target=target)
    return _choice("maneuver", lang)


def _choice(row: str, lang: str, **parts: Part) -> str:
    return template(rows()["choice"][row], lang, parts)


def _effect(t: UnmatchedTable, effect: Any, seat: int, lang: str) -> str:
    return effect_phrase(effect, lang, names(t.cast.heroes[seat]))


# Events: what each of their arguments is.
EVENTS: dict[str, tuple[str, ...]] = {
    "turn": ("who=seat", "n"),
    "drew": ("who=seat", "card"),
    "dealt": ("who=seat", "n"),
    "discarded": ("who=seat", "card"),
    "took": ("who=seat", "card"),
    "put_back": ("who=seat", "card", "top=n"),
    "shuffled": ("who=seat",),
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
    "clashed": ("n", "m=n"),
    "moved": ("who=fighter", "from=space", "space"),
    "swapped": ("who=fighter", "target=fighter"),
    "token_moved": ("thing=token", "from=space", "space"),
    "left": ("who=fighter",),
    "hurt": ("who=fighter", "n"),
    "healed": ("who=fighter", "n"),
    "health_set": ("who=fighter", "n"),
    "defeated": ("who=fighter",),
    "returned": ("who=fighter", "space"),
    "counted": ("who=seat", "word", "n"),
    "became": ("who=seat", "word=state"),
    "actions": ("who=seat", "n"),
    "looked": ("who=seat", "n"),
    "predicted": ("who=seat", "n"),
    "suspected": ("who=seat", "n"),
}


def event_text(t: UnmatchedTable, event: Event, lang: str, seat: int | None) -> str:
    """What happened, as a sentence, seen from that seat."""
    return _event_text(t.cast, event, lang, seat)


@lru_cache(maxsize=REMEMBERED)
def _event_text(cast: Cast, event: Event, lang: str, seat: int | None) -> str:
    name, *args = event
    if name == "won":
        winners = [seat_phrase(cast, winner, lang) for winner in args[0]]
        return " ".join(template(rows()["event"]["won"], lang, {"who": winner}) for winner in winners)
    parts: dict[str, Part] = {}
    for what, arg in zip(EVENTS[name], args, strict=True):
        slot, _, kind = what.rpartition("=")
        if kind == "card" and not arg[1] & bit(seat):
            name += "_hidden"
        elif kind == "space" and arg < 0:
            name = "placed" if name == "moved" else name
        else:
            parts[slot or kind] = _part(cast, kind, arg, lang, args[0])
    if name == "token_moved" and "from" not in parts:
        return ""  # set-up: the board shows them
    return template(rows()["event"][name], lang, parts)


def event_refs(t: UnmatchedTable, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards and fighters that the sentence of an event names, in its order: ref, and name as it stands
    there. A card goes by hero/card, a fighter by its slug."""
    return _event_refs(t.cast, event, lang, seat)


@lru_cache(maxsize=REMEMBERED)
def _event_refs(cast: Cast, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
    text = _event_text(cast, event, lang, seat)
    name, *args = event
    kinds = ["seat"] * len(args[0]) if name == "won" else [what.rpartition("=")[2] for what in EVENTS[name]]
    named: list[tuple[int, str, str]] = []
    for kind, arg in zip(kinds, args[0] if name == "won" else args, strict=True):
        ref, called = _mention(cast, kind, arg, lang, seat)
        last = max((at + len(was) for at, old, was in named if old == ref), default=0)
        at = text.lower().find(called.lower(), last) if called else -1
        if at >= 0:
            named.append((at, ref, text[at : at + len(called)]))
    return tuple((ref, called) for _, ref, called in sorted(named))


def _mention(cast: Cast, kind: str, arg: Any, lang: str, seat: int | None) -> tuple[str, str]:
    """The ref of an argument, and its name without article; two empty texts if it has none to tell."""
    if kind == "card" and arg[1] & bit(seat):
        card = cast.card(arg[0])
        return f"{card.hero}/{card.id}", card.name[lang]
    if kind in ("seat", "fighter"):
        fighter = cast.hero[arg] if kind == "seat" else arg
        noun = names(cast.heroes[cast.owner[fighter]]).fighter_noun(cast.name[fighter], lang).one
        number = cast.slug[fighter].removeprefix(cast.name[fighter]).removeprefix("-")
        return cast.slug[fighter], f"{noun} {number}".strip()
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


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, hero: HeroDef) -> None:
        self._card = card
        self._hero = hero
        self.id = f"{hero.id}/{card.id}"
        self.on_offer = not (card.incomplete or hero.incomplete)

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card = self._card
        return {
            "id": self.id,
            "hero": self._hero.id,
            "name": dict(card.name),
            "type": card.type,
            "value": card.value,
            "boost": card.boost,
            "copies": card.copies,
            "banner": list(card.banner),
            "tags": list(card.tags),
            "effects": {timing: effect.shown() for timing, effect in card.effects.items()},
            "rules": [rule.shown() for rule in card.rules],
            "needs": card.needs.shown() if card.needs is not None else None,
            "incomplete": card.incomplete or self._hero.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does, one line per timing."""
        lines = card_texts(self._card, language(lang), names(self._hero))
        return "\n".join(f"{timing}: {text}" if timing else text for timing, text in lines)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does, line by line."""
        return [("text", line) for line in self.text(lang).splitlines()]

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def ability_text(hero: HeroDef, lang: str) -> list[str]:
    """A hero's ability, a sentence or two per rule."""
    return rule_texts(hero.ability, lang, names(hero))
