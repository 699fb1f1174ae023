"""Protagonists and decks of Mission Arena on trial: new cards in decks with those they belong to, against the
presets."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...games.mission_arena.cards.decks import DECK_SIZE, faults_of, read_deck, write_deck
from ...games.mission_arena.cards.library import Library, library
from ...games.mission_arena.game import MissionArena
from ...games.mission_arena.options import DEFAULT_DECKS
from ..trial import Subject, Trial, cards_in, decks_with, flat, mirrored

Json = Any


def trial_of(game: MissionArena, known: Library, name: str, text: str) -> Trial | None:
    """New cards, or a deck."""
    found, presets = game.library, list(known.decks)
    new = [card for card in found.cards.values() if card.id not in known.cards and card.on_offer]
    decks = [text] if name.endswith(".txt") else decks_of(found, [card.id for card in new])
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


def example(known: Library) -> str:
    """The cards of a deck: with those that do not come with the game, if there are any."""
    new = [card.id for card in known.cards.values() if card.id not in library().cards and card.on_offer]
    decks = decks_of(known, new)
    return cards_in(decks[0] if decks else write_deck(known.decks[DEFAULT_DECKS[0]]))


def decks_of(known: Library, new: Sequence[str]) -> list[str]:
    """Decks with these cards: beside them the members of their Teams and whoever is on their side, then
    anybody."""

    def fill(some: Sequence[str]) -> list[str]:
        cards = [known.cards[card] for card in some]
        members = {name for card in cards for name in card.members}
        sides = {card.affiliation for card in cards}
        others = [card for card in known.cards.values() if card.on_offer and card.id not in some]
        others.sort(
            key=lambda card: (card.called not in members, card.is_team, card.affiliation not in sides)
        )
        return [card.id for card in others]

    return decks_with(new, DECK_SIZE, fill, lambda text: faults_of(known, read_deck(text)))
