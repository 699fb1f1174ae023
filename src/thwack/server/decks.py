"""Decks and teams as text: whether they can be played, with every limit they break."""

from typing import Any, Final

from ..games.battle_scenes.cards import decks as battle_scenes
from ..games.dice_masters.cards import teams as dice_masters
from ..games.mission_arena.cards import decks as mission_arena
from ..match import game_named
from .showing import frames
from .showing.problems import tell_all
from .showing.refusals import Refused

DECKS: Final[dict[str, Any]] = {"battle_scenes": battle_scenes, "mission_arena": mission_arena}
MODE: Final = "tournament"  # of a team


def check(game: str, text: str, lang: str) -> frames.DeckCheck:
    """A deck or a team as text; the text comes back as the game would write it, if it can be read.

    The id of a preset stands for its text, so that builders can start from it.
    """
    library: Any = getattr(game_named(game), "library", None)
    text = preset(game, library, text.strip()) or text
    if game == "dice_masters":
        team, faults = dice_masters.check_team_text(text, library, MODE)
        found = dice_masters.write_team(team, library) if team else text
        return frames.DeckCheck(not faults, tell_all(faults, lang), found)
    if game not in DECKS:
        raise Refused("not_found")
    rules = DECKS[game]
    deck, unread = rules.sheet_of(text)
    faults = unread + rules.faults_of(library, deck)
    found = text if unread else rules.write_deck(rules.resolved(library, deck))
    return frames.DeckCheck(not faults, tell_all(faults, lang), found)


def preset(game: str, library: Any, name: str) -> str | None:
    """The text of the preset deck or team of that id, if there is one."""
    if game == "dice_masters" and name in library.teams:
        return dice_masters.write_team(library.teams[name], library)
    if game in DECKS and name in library.decks:
        found: str = DECKS[game].write_deck(library.decks[name])
        return found
    return None
