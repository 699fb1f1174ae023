"""Fighters and boards as plain data, for tables that draw them: what can be looked at beside the cards."""

from typing import Any

from ..cards.board import Board
from ..cards.library import Library
from ..cards.reading import HeroDef
from ..state.table import bits
from .card_texts import ability_text
from .naming import names

Json = Any


def things(library: Library, lang: str) -> list[dict[str, Json]]:
    """Every fighter and every board: id, the refs it goes by in views and choices, name, kind, side, facts,
    text."""
    heroes = [library.heroes[hero] for hero in library.offered]
    found = [row for hero in heroes for row in fighters(hero, lang)]
    return found + [board(one, lang) for one in library.boards.values()]


def fighters(hero: HeroDef, lang: str) -> list[dict[str, Json]]:
    """A hero and the sidekicks. The hero's entry has the ability, and the words for its states and tokens."""
    found = []
    for f in hero.fighters:
        refs = [f"{f.id}-{number + 1}" for number in range(f.count)] if f.count > 1 else [f.id]
        is_hero = f.role == "hero"
        facts = {
            "hero": is_hero,
            "health": f.health,
            "ranged": f.ranged,
            "count": f.count,
            "move": hero.move,
            "ability": hero.ability_name[lang] if is_hero else None,
            "words": {word: names(hero).word(word, lang).one for word in hero.words} if is_hero else {},
        }
        told = ability_text(hero, lang) if is_hero else []
        name = str(f.name[lang]["one"])
        row = {"id": f.id, "refs": refs, "name": name, "kind": "fighter", "side": hero.id, "facts": facts}
        parts = [{"kind": "ability", "text": text} for text in told]
        found.append({**row, "text": "\n".join(told), "parts": parts})
    return found


def board(one: Board, lang: str) -> dict[str, Json]:
    """U-3: A battlefield: where its spaces lie (from 0 to 1, across and down), their zones and neighbours."""
    spaces = [
        {
            "id": slug,
            "x": one.at[i][0],
            "y": one.at[i][1],
            "zones": list(one.zones[i]),
            "next": [one.slugs[j] for j in bits(one.near[i])],
            "passage": bool(one.passages >> i & 1),
            "start": one.starts.index(i) + 1 if i in one.starts else None,
        }
        for i, slug in enumerate(one.slugs)
    ]
    facts = {"spaces": spaces, "zones": list(one.zone_names)}
    row = {"id": f"board/{one.id}", "refs": [one.id], "name": one.name[lang], "kind": "board", "side": None}
    return {**row, "facts": facts, "text": ""}
