"""What the tests of the environments share: set-ups of all games, and random play."""

import random
from collections.abc import Iterator
from typing import Any

import thwack
from thwack import Match

Setup = dict[str, Any]
GAMES = thwack.games()
MANY: list[tuple[str, Setup]] = [
    ("unmatched", {}),
    ("unmatched", {"heroes": ["alice", "invisible-man"], "board": "soho"}),
    ("unmatched", {"heroes": ["beowulf", "robin-hood", "jekyll-and-hyde"], "mode": "free-for-all"}),
    ("unmatched", {"heroes": ["dracula", "medusa", "sinbad", "sherlock-holmes"], "mode": "teams"}),
    ("dice_masters", {}),
    ("dice_masters", {"mode": "draft"}),
    ("dice_masters", {"teams": ["dark-alliance", "dark-alliance"], "mode": "basic"}),
    ("battle_scenes", {}),
    ("battle_scenes", {"decks": ["klyntar-hive", "klyntar-hive"]}),
    ("mission_arena", {}),
    ("mission_arena", {"decks": ["avengers", "avengers"], "weak_points": "B"}),
]
NAMES = [f"{game}-{'-'.join(str(value) for value in setup.values())}" for game, setup in MANY]


def positions(game: str, setup: Setup, seed: int, every: int) -> Iterator[Match]:
    """Positions of a random match, some of them."""
    dice = random.Random(seed)
    match = thwack.new(game, seed=seed, **setup)
    match.listen(False)
    while match.actor is not None:
        if match.ply % every == 0:
            yield match
        match.play(dice.randrange(len(match.choices)))
    yield match
