"""Decks and teams as text: whether they can be played, with every limit they break."""

from typing import cast

from ..kernel.game import Builds
from ..match import game_named
from .showing import bodies
from .showing.problems import tell_all
from .showing.refusals import Refused


def check(name: str, text: str, lang: str) -> bodies.DeckCheck:
    """A deck or a team as text; the text comes back as the game would write it, if it can be read."""
    game = game_named(name)
    if game.about.builder is None:
        raise Refused("not_found")
    builds = cast(Builds, game)
    faults, found = builds.sheets.judged(builds.library, text)
    return bodies.DeckCheck(not faults, tell_all(faults, lang), found)
