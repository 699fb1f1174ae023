"""Mission Arena at the terminal, as the commands ask for it. Start reading here.

lore.py        what the content says: names in four languages, numbers, colours; and who stands where
boxes.py       protagonists as little cards, or in a line
screen.py      both sides: missions, squads, the hand, the phases
challenges.py  challenges as arrows, with their sums
asking.py      questions, folded where there is much to choose, and the numbered choices
panels.py      cards with their texts, the discard piles, what the signs mean
layout.py      which of them are shown, and where
card.py        a card as it lies on the table
check.py       content files: cards and decks
"""

from typing import ClassVar, Final

from ..deck_host import DeckHost
from ..host import View, keys_with
from ..words import Words
from . import asking, card, check, layout, lore, screen, trial


class MissionArenaHost(DeckHost):
    """The host of Mission Arena."""

    name = lore.GAME
    tries = trial
    skeletons: ClassVar = {
        "card": (
            "card mission_arena {id}-1 --content {file}",
            "new deck {id}-deck --game mission_arena --content {file}",
        ),
        "deck": (
            "play mission_arena{content} --decks {file},avengers",
            "simulate mission_arena{content} --decks {file},avengers",
        ),
    }
    help = keys_with(("b", "squads"), ("m", "hand"), ("t", "squad_texts"), ("d", "discards"))
    options: ClassVar = {
        "decks": ("A,B", "a deck for each seat: a preset, or the path of a deck file"),
        "abilities": ("X", "whether special abilities are played with"),
        "weak_points": ("V", "which variant of weak points is played"),
        "first": ("S", "the seat that begins"),
    }
    lore = lore
    card = card
    checks = check.CHECKS
    layout = layout
    screen = screen
    asking = asking
    example = "my-deck.txt,avengers"

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, and for how many turns."""
        return say("say.begin_arena", you=you, them=them, n=view["turns"])


HOST: Final = MissionArenaHost()
