"""Legal decks of Battle Scenes drawn at random, from all cards or around some of them."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from thwack.cardlang.node import walk
from thwack.games.battle_scenes.cards.library import CardDef, library
from thwack.games.battle_scenes.state.cast import trees_of

DECK: Final = 60
PEOPLE: Final = 26  # characters in a deck, so that something happens
TURN: Final = 16  # cards whose turn it is, in every deck
COPIES: Final = 3
FRIENDS: Final = 5  # of each sort, beside a card that speaks of such cards

Deck = dict[str, Any]


def offered() -> list[CardDef]:
    """All cards that can be played with."""
    return [card for card in library().cards.values() if card.on_offer]


def deck_of(seed: int, side: int, wanted: Sequence[str] = ()) -> Deck:
    """A legal deck. All cards are in a random order, the same for all seeds; each deck takes the next ones of
    it, then whatever chance says."""
    turns = offered()
    random.Random(0).shuffle(turns)
    first = (2 * seed + side) * TURN
    due = [library().cards[card] for card in wanted for _ in range(2)]
    due += [turns[(first + n) % len(turns)] for n in range(TURN) for _ in range(2)]
    return filled(f"Random {seed}-{side}", due, random.Random(f"{seed} {side}"))


def deck_around(seed: int, side: int, wanted: Sequence[str]) -> Deck:
    """A legal deck with as many copies of these cards as there may be, and of others that they speak of."""
    rng = random.Random(f"around {seed} {side}")
    due = [library().cards[card] for card in wanted for _ in range(COPIES)]
    for card in wanted:
        due += [friend for friend in friends_of(library().cards[card], rng) for _ in range(COPIES)]
    return filled(f"Around {seed}-{side}", due[: DECK - DECK // 4], rng)


def filled(name: str, due: Sequence[CardDef], rng: random.Random) -> Deck:
    """A legal deck of the cards that are due, as far as it may have them, and of what chance says."""
    cards = offered()
    people = [card for card in cards if card.type == "character"]
    found: Counter[str] = Counter()
    versions: Counter[tuple[str, str]] = Counter()
    left = list(due)
    while found.total() < DECK:
        card = left.pop(0) if left else rng.choice(people if found.total() < PEOPLE + TURN else cards)
        version = (card.called, card.version)
        if versions[version] < (1 if card.is_unique else COPIES):
            found[card.id] += 1
            versions[version] += 1
    return {"name": name, "cards": dict(found)}


# What a card speaks of


def friends_of(card: CardDef, rng: random.Random) -> list[CardDef]:
    """Cards that its texts speak of and who could use its action: of each sort some, characters first."""
    found: list[CardDef] = []
    for sort in dict.fromkeys(sorts_of(card)):
        like = [one for one in offered() if one.id != card.id and sort in marks_of(one.id)]
        rng.shuffle(like)
        like.sort(key=lambda one: one.type != "character")
        found += like[:FRIENDS]
    rng.shuffle(found)
    return found


def sorts_of(card: CardDef) -> Iterator[str]:
    """The words on a card that may be a name, a power, an affiliation of others."""
    if card.action is not None and card.type == "ability":
        yield card.action.power
    yield from card.powers if card.type == "ability" else ()
    if card.evolves is not None:
        yield from words_in(card.evolves)
    for tree in trees_of(card):
        yield from words_in(tree)


def words_in(tree: Any) -> Iterator[str]:
    """All words in a tree."""
    for node in walk(tree):
        names: list[str] = [field.name for field in fields(node)] if is_dataclass(node) else []
        for name in names:
            value = getattr(node, name)
            for word in value if isinstance(value, tuple) else (value,):
                if isinstance(word, str) and word:
                    yield word.replace("_", "-")


@cache
def marks_of(card_id: str) -> frozenset[str]:
    """The words by which others speak of a card."""
    card = library().cards[card_id]
    of_action = (card.action.slug, card.action.power, *card.action.keywords) if card.action else ()
    said = (rule.shown().partition("(")[0].replace("_", "-") for rule in card.rules)
    return frozenset(
        (card.called, *card.egos, *card.affiliations, *card.powers, *card.alignments, *of_action, *said)
    )
