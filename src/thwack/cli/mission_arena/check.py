"""Content files of Mission Arena, cards and decks: whether they are good, and what they say."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...games.mission_arena.cards import decks, library
from ...games.mission_arena.cards.library import CardDef, Library
from ...games.mission_arena.speech.card_texts import card_text
from ...kernel.errors import ContentError
from .. import checking
from ..host import Files
from ..verdict import Verdict, counted
from ..words import Words
from . import boxes, lore


def built_in() -> Path:
    """The content that comes with the package."""
    return Path(library.__file__).parent / "content"


def known_with(others: Files | None) -> Library:
    """What comes with the game, and the cards of other files as far as they are good."""
    return checking.known_with(lore.content(), others, library.extended)


# Whether it is good


def judge(text: str, name: str, others: Files | None = None) -> Verdict:
    """Read a file as the game would, beside others; one that comes with the game (None) is known already."""
    if name.endswith(".txt"):
        return judge_deck(text, name, known_with(others))
    if names := checking.names_in(text, name, others, library):
        return names
    cards, known = cards_of(text, name, others)
    checking.see_to_texts(cards, name, lambda card, lang: text_of(card, lang, known, name))
    return verdict_of(cards, name)


def cards_of(text: str, name: str, others: Files | None) -> tuple[list[CardDef], Library]:
    """The cards of a file, and a library that holds them."""
    return checking.cards_of(text, name, others, known_with(others), library.extended)


def verdict_of(cards: Sequence[CardDef], name: str) -> Verdict:
    """What a good file of cards holds."""
    teams = sum(card.is_team for card in cards)
    unfinished = sum(bool(card.incomplete) for card in cards)
    facts = {"cards": len(cards), "teams": teams, "incomplete": unfinished}
    told = f"{counted(len(cards), 'card')}, {counted(teams, 'Team')}"
    told += f", {unfinished} not finished" if unfinished else ""
    return Verdict(name, "set", cards[0].set, facts=facts, told=told)


def text_of(card: CardDef, lang: str, known: Library, name: str) -> str:
    """What a card says, or the fault that keeps it from being worded."""
    return checking.worded(card, lang, name, lambda: card_text(card, lang, known))


# Decks


def judge_deck(text: str, name: str, known: Library) -> Verdict:
    """MA-0.1: All that is wrong with a deck is said in one go."""
    deck, faults = decks.sheet_of(text, name)
    faults += decks.faults_of(known, deck)
    if faults:
        raise ContentError("; ".join(faults), file=name)
    deck = decks.resolved(known, deck)
    rows = [(known.cards[card], copies) for card, copies in deck.cards]
    names = len({card.called for card, _ in rows})
    teams = sum(copies for card, copies in rows if card.is_team)
    points = sum(card.points * copies for card, copies in rows)
    facts: dict[str, Any] = {"size": deck.size, "cards": dict(deck.cards), "names": names, "teams": teams}
    facts["points"] = points
    told = f"{counted(deck.size, 'card')}, {counted(names, 'name')}, {counted(teams, 'Team')}"
    return Verdict(name, "deck", deck.name, facts=facts, told=f"{told}, {points} mission points in all")


# What it says


def shown_texts(text: str, name: str, lang: str, others: Files = ()) -> list[RenderableType]:
    """What the cards of a file say; of a deck, which cards it brings, by alignment."""
    say = Words(lang)
    if name.endswith(".txt"):
        return deck_texts(text, name, say, known_with(others))
    cards, known = cards_of(text, name, others)
    shown: list[RenderableType] = []
    for card in cards:
        head = Text.assemble(
            (f"{card.name[lang]} ", "bold"), (f"{card.id} ", "dim"), boxes.values_of(card, boxes.SPACED)
        )
        shown += [head, Padding(Text(text_of(card, lang, known, name)), (0, 0, 0, 2))]
    return shown


def deck_texts(text: str, name: str, say: Words, known: Library) -> list[RenderableType]:
    """The cards of a deck by alignment, the Teams last."""
    deck = decks.resolved(known, decks.read_deck(text, name))
    shown: list[RenderableType] = [Text(f"\n{deck.name}", style="bold underline")]
    if deck.about:
        shown.append(Text(deck.about, style="italic"))
    every = [(known.cards[card], copies) for card, copies in deck.cards]
    groups = [
        (
            known.alignments[one][say.lang],
            lore.COLOURS[one],
            [r for r in every if r[0].alignment == one and not r[0].is_team],
        )
        for one in lore.ALIGNMENTS
    ]
    groups.append((say("arena.team"), lore.PLAIN, [row for row in every if row[0].is_team]))
    for title, ink, rows in groups:
        if rows:
            shown.append(Text(f"{title}: {sum(copies for _, copies in rows)}", style=f"bold {ink}"))
        for card, copies in rows:
            line = Text.assemble(
                f"{copies}× {card.name[say.lang]} ",
                (f"{card.id} ", "dim"),
                boxes.values_of(card, boxes.SPACED),
            )
            shown.append(Padding(line, (0, 0, 0, 2)))
    return shown
