"""Heroes and boards of Unmatched on trial: a new hero meets the others on every board, a new board sees duels
of all heroes."""

from collections.abc import Mapping
from typing import Any, Final

from ...cardlang.node import Context
from ...games.unmatched.cards.library import Library
from ...games.unmatched.cards.reading import HeroDef
from ...games.unmatched.game import Unmatched
from ...games.unmatched.speech.card_texts import ability_text
from ...games.unmatched.state.table import UnmatchedTable
from ..trial import Subject, Trial, flat, mirrored

Json = Any
PLAYED: Final = frozenset({"defend", "scheme", "play_attack_card"})


def trial_of(game: Unmatched, known: Library, name: str, text: str) -> Trial | None:
    """What is new in the library: a hero with its cards, or a board."""
    library = game.library
    heroes = [hero for slug, hero in library.heroes.items() if slug not in known.heroes and playable(hero)]
    boards = [slug for slug in library.boards if slug not in known.boards]
    if not heroes and not boards:
        return None
    others = [slug for slug, hero in known.heroes.items() if playable(hero)]
    subjects = [one for hero in heroes for one in subjects_of(hero, game)]

    def setup(number: int) -> Mapping[str, Json]:
        first = [hero.id for hero in heroes] or others
        pair = [first[number % len(first)], others[(number // 2) % len(others)]]
        if pair[0] == pair[1]:
            pair[1] = others[(number // 2 + 1) % len(others)]
        places = boards or list(known.boards)
        return {"heroes": mirrored(pair, number), "board": places[number % len(places)]}

    def owner(t: UnmatchedTable, ctx: Context) -> str:
        """The card or hero on which an effect stands, if it is new."""
        hero = t.cast.heroes[ctx.seat]
        if hero not in heroes:
            return ""
        return t.cast.card(t.identity[ctx.card]).id if ctx.card >= 0 else hero.id

    def has_new(t: UnmatchedTable, seat: int) -> bool:
        """Others may have cards of the same name."""
        return t.cast.heroes[seat] in heroes

    return Trial(game, subjects, setup, 1, UnmatchedTable.meaning, owner, has_new)


def playable(hero: HeroDef) -> bool:
    """Whether it is on offer."""
    return not hero.incomplete


def subjects_of(hero: HeroDef, game: Unmatched) -> list[Subject]:
    """The ability and the cards of a hero."""
    said = flat(" ".join(ability_text(hero, "en")))
    found = [Subject(hero.id, f"the ability of {hero.id}", said, hero.ability, plays=False)]
    texts = {card.id: flat(card.text()) for card in game.cards()}
    for card in hero.cards:
        if not card.incomplete:
            trees = tuple(tree for _, tree in card.trees())
            text = texts[f"{hero.id}/{card.id}"]
            found.append(Subject(card.id, f"card {card.id}", text, trees, ways=PLAYED))
    return found
