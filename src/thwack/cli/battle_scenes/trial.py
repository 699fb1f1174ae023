"""Cards and decks of Battle Scenes on trial: new cards in decks with those they belong to, against the
presets."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from ...cardlang.node import Context, Node
from ...games.battle_scenes.cards.decks import DECK_SIZE, MOST_COPIES, faults_of, read_deck, write_deck
from ...games.battle_scenes.cards.library import CardDef, Library, library
from ...games.battle_scenes.game import BattleScenes
from ...games.battle_scenes.options import DEFAULT_DECKS
from ...games.battle_scenes.state.table import SceneTable
from ..trial import Subject, Trial, cards_in, decks_with, flat, mirrored

Json = Any
SHAPE: Final = {"character": 24, "ability": 30, "scenario": 3, "support": 3}  # as the presets have


def trial_of(game: BattleScenes, known: Library, name: str, text: str) -> Trial | None:
    """New cards, or a deck."""
    found, presets = game.library, list(known.decks)
    new = [card for card in found.cards.values() if card.id not in known.cards and card.on_offer]
    decks = [text] if name.endswith(".txt") else decks_of(found, [card.id for card in new])
    if not decks:
        return None
    texts = {card.id: flat(card.text()) for card in game.cards()}
    subjects = [subject_of(card, texts[card.id]) for card in new]

    def setup(number: int) -> Mapping[str, Json]:
        pair = [decks[number % len(decks)], presets[number // len(decks) % len(presets)]]
        return {"decks": mirrored(pair, number // len(decks))}

    return Trial(game, subjects, setup, len(decks), SceneTable.meaning, owner)


def subject_of(card: CardDef, text: str) -> Subject:
    """A card. An ability is mostly loaded where its power is missing, and who enters acts a turn later, if at
    all: only many plays say something."""
    ways, often = ({"load"}, 30) if card.type == "ability" else ({"play"}, 12)
    return Subject(card.id, f"card {card.id}", text, trees_of(card), ways=frozenset(ways), often=often)


def trees_of(card: CardDef) -> tuple[Node, ...]:
    """All that stands on a card and runs."""
    action = (card.action.pay, card.action.effect) if card.action is not None else ()
    return (*card.rules, *(tree for tree in action if tree is not None))


def owner(t: SceneTable, ctx: Context) -> str:
    """The card on which an effect stands."""
    return t.cast.slug(t.identity[ctx.card]) if ctx.card >= 0 else ""


def example(known: Library) -> str:
    """The cards of a deck: with those that do not come with the game, if there are any."""
    new = [card.id for card in known.cards.values() if card.id not in library().cards and card.on_offer]
    fill = partial(shaped, known, new)
    decks = decks_with(new, DECK_SIZE, fill, lambda text: faults_of(known, read_deck(text)))
    return cards_in(decks[0] if decks else write_deck(known.decks[DEFAULT_DECKS[0]]))


def shaped(known: Library, new: Sequence[str], some: Sequence[str]) -> list[str]:
    """What makes a deck like the presets of these cards: characters with their powers and of their side, then
    abilities for those powers, supports and scenarios; what is still missing are more abilities."""
    cards = [known.cards[card] for card in some]
    powers = {power for card in cards for power in card.powers}
    kin = {name for card in cards for name in (*card.affiliations, *card.alignments)}
    others = [card for card in known.cards.values() if card.on_offer and card.id not in new]
    others.sort(
        key=lambda one: (-len(powers & {*one.powers}), -len(kin & {*one.affiliations, *one.alignments}))
    )
    found = []
    for type_, share in SHAPE.items():
        left = share - MOST_COPIES * sum(card.type == type_ for card in cards)
        found += [card.id for card in others if card.type == type_][: max(0, left // MOST_COPIES)]
    more = [card.id for card in others if card.type == "ability" and card.id not in found]
    return [*found, *more]


def decks_of(known: Library, new: Sequence[str]) -> list[str]:
    """Decks with these cards: beside them whoever shares a name, a person or a side with them, then
    anybody."""

    def fill(some: Sequence[str]) -> list[str]:
        cards = [known.cards[card] for card in some]
        egos = {ego for card in cards for ego in (card.called, *card.egos)}
        needed = {card.action.power for card in cards if card.type == "ability" and card.action is not None}
        sides = {side for card in cards for side in card.affiliations}
        others = [card for card in known.cards.values() if card.on_offer and card.id not in new]
        others.sort(
            key=lambda one: (
                not egos & {one.called, *one.egos},
                not needed & {*one.powers},
                not sides & {*one.affiliations},
            )
        )
        return [card.id for card in others]

    return decks_with(new, DECK_SIZE, fill, lambda text: faults_of(known, read_deck(text)))
