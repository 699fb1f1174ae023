"""Battle Scenes at the terminal, as the commands ask for it. Start reading here.

lore.py    what the content says: names in four languages, numbers, colours
boxes.py   cards as little boxes, or in a line
screen.py  both scenes, the scenario, the phases, the hand
asking.py  questions, folded where there is much to choose, and the numbered choices
panels.py  cards with their texts, the piles, what the signs mean
layout.py  which of them are shown, and where
card.py    a card as it lies on the table
check.py   content files: cards and decks
trial.py   new cards and decks in quick games
"""

from typing import ClassVar, Final

from ..deck_host import DeckHost
from ..host import View, keys_with
from ..words import Words
from . import asking, card, check, layout, lore, screen, trial


class BattleScenesHost(DeckHost):
    """The host of Battle Scenes."""

    name = lore.GAME
    tries = trial
    skeletons: ClassVar = {
        "card": (
            "card battle_scenes {id}-v1 --content {file}",
            "new deck {id}-deck --game battle_scenes --content {file}",
        ),
        "deck": (
            "play battle_scenes{content} --decks {file},titans-court",
            "simulate battle_scenes{content} --decks {file},titans-court",
        ),
    }
    help = keys_with(
        ("b", "scenes"), ("m", "hand"), ("t", "scene_texts"), ("d", "resources"), card="scene_card"
    )
    options: ClassVar = {
        "decks": ("A,B", "a deck for each seat: a preset, or the path of a deck file"),
        "first": ("S", "the seat that begins"),
    }

    lore = lore
    card = card
    checks = check.CHECKS
    layout = layout
    screen = screen
    asking = asking
    example = "my-deck.txt,titans-court"

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, and for how many points."""
        return say("say.begin_scenes", you=you, them=them, n=view["goal"])


HOST: Final = BattleScenesHost()
