"""Cards and teams of Dice Masters on trial: new cards in small teams, against the presets."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ...cardlang.node import Context
from ...games.dice_masters.cards.library import CardDef, Library, library
from ...games.dice_masters.cards.teams import LIMITS, Team, faults_of, read_team, write_team
from ...games.dice_masters.game import DiceMasters
from ...games.dice_masters.options import DEFAULT_TEAMS
from ...games.dice_masters.state.table import DiceTable
from ..trial import Subject, Trial, cards_in, flat, mirrored

Json = Any
MODE: Final = "tournament"
AT_ONCE: Final = 4  # new cards in one team
MIDDLE: Final = 2  # basic actions that a team brings


def trial_of(game: DiceMasters, known: Library, name: str, text: str) -> Trial | None:
    """New cards, or a team."""
    found = game.library
    presets = [slug for slug, team in known.teams.items() if not faults_of(team, known, MODE)]
    new = [card for card in found.cards.values() if card.id not in known.cards and card.on_offer]
    if name.endswith(".txt"):
        teams, mode = [text], mode_of(read_team(text, found, name), found)
    else:
        teams, mode = teams_with(found, new), MODE
    if not teams:
        return None
    against = [slug for slug in presets if not faults_of(known.teams[slug], known, mode)] or presets
    texts = {card.id: flat(card.text()) for card in game.cards()}
    subjects = [
        Subject(card.id, f"card {card.id}", texts[card.id], (*card.rules, *card.globals)) for card in new
    ]

    def setup(number: int) -> Mapping[str, Json]:
        pair = [teams[number % len(teams)], against[number // len(teams) % len(against)]]
        return {"mode": mode, "teams": mirrored(pair, number // len(teams))}

    return Trial(game, subjects, setup, len(teams), DiceTable.meaning, owner)


def example(known: Library) -> str:
    """The cards of a team: with those that do not come with the game, if there are any."""
    new = [card for card in known.by_number if card.id not in library().cards and card.on_offer]
    team = read_team(teams_with(known, new)[0], known) if new else known.teams[DEFAULT_TEAMS[MODE][0]]
    return cards_in(write_team(grown(team, known.by_number, known, 8), known))


def mode_of(team: Team, known: Library) -> str:
    """The largest mode in which a team is legal."""
    return next(mode for mode in reversed(LIMITS) if not faults_of(team, known, mode))


def owner(t: DiceTable, ctx: Context) -> str:
    """The card on which an effect stands."""
    return t.cast.slug(ctx.card) if ctx.card >= 0 else ""


def teams_with(known: Library, cards: Sequence[CardDef]) -> list[str]:
    """Small teams, so that each of the cards is in one, with all its dice."""
    basics = [card.id for card in known.by_number if card.type == "basic-action" and card.on_offer]
    own = [card for card in cards if card.type != "basic-action"]
    middle = [card.id for card in cards if card.type == "basic-action"]
    found: list[Team] = []
    while own or middle:
        brought = tuple(dict.fromkeys([*middle, *basics]))[:MIDDLE]
        team = grown(Team("Trial", (), brought), own, known)
        team = team if team.cards else grown(team, known.by_number, known)
        found.append(team)
        middle = [card for card in middle if card not in brought]
        own = [card for card in own if card.id not in dict(team.cards)]
    return [write_team(team, known) for team in found]


def grown(team: Team, cards: Iterable[CardDef], known: Library, most: int = AT_ONCE) -> Team:
    """A team with more cards, as far as they may be brought together."""
    for card in cards:
        more = team._replace(cards=(*team.cards, (card.id, card.max)))
        if len(more.cards) <= most and not faults_of(more, known, MODE):
            team = more
    return team
