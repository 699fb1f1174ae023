"""Protagonists and decks of Mission Arena on trial: new cards in decks with those they belong to, against the
presets."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...games.mission_arena.cards.decks import DECK_SIZE, faults_of, read_deck
from ...games.mission_arena.cards.library import Library
from ...games.mission_arena.game import MissionArena
from ..trial import Subject, Trial, decks_with, flat, mirrored

Json = Any


def trial_of(game: MissionArena, known: Library, name: str, text: str) -> Trial | None:
    """New cards, or a deck."""
    library, presets = game.library, list(known.decks)
    new = [card for card in library.cards.values() if card.id not in known.cards and card.on_offer]
    decks = [text] if name.endswith(".txt") else decks_of(library, [card.id for card in new])
    if not decks:
        return None
    texts = {card.id: flat(card.text()) for card in game.cards()}
    subjects = [
        Subject(card.id, f"card {card.id}", texts[card.id], verb="activate" if card.ability else "")
        for card in new
    ]

    def setup(number: int) -> Mapping[str, Json]:
        pair = [decks[number % len(decks)], presets[number // len(decks) % len(presets)]]
        return {"decks": mirrored(pair, number // len(decks))}

    return Trial(game, subjects, setup, len(decks))


def decks_of(library: Library, new: Sequence[str]) -> list[str]:
    """Decks with these cards: beside them the members of their Teams and whoever is on their side, then
    anybody."""

    def fill(some: Sequence[str]) -> list[str]:
        cards = [library.cards[card] for card in some]
        members = {name for card in cards for name in card.members}
        sides = {card.affiliation for card in cards}
        others = [card for card in library.cards.values() if card.on_offer and card.id not in some]
        others.sort(
            key=lambda card: (card.called not in members, card.is_team, card.affiliation not in sides)
        )
        return [card.id for card in others]

    return decks_with(new, DECK_SIZE, fill, lambda text: faults_of(library, read_deck(text)))
