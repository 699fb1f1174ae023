"""Battle Scenes: what an effect can do to a player for good or ill, in plain numbers."""

from collections.abc import Callable
from typing import Final

from ...games.battle_scenes.rules import choosing, damage, using
from ...games.battle_scenes.rules.answers import aims
from ...games.battle_scenes.rules.shields import shield
from ...games.battle_scenes.rules.texts import swapping
from ...games.battle_scenes.state.table import (
    CARRIED,
    DECK,
    HAND,
    NOTHING,
    PILES,
    PLAYER,
    RESOURCES,
    SceneTable,
)
from ...kernel.table import Step
from ..prudence import NO_AIM, OWN, THEIRS

PRESENT: Final = 1.0  # to be in scene at all
SOAKED: Final = 0.1  # damage that a shield has held
STAGE: Final = 0.5
STOCK: Final = 0.3  # a card in resources, next to one in hand
SUPPLY: Final = 0.05  # a card in the deck

# Options that name a character or support for an effect: where it stands in the step.
UNITS: Final[dict[Callable[..., None], int]] = {
    using.add_target: 4,
    choosing.pick_unit: 1,
    damage.boost_target: 1,
    damage.meet: 1,
    swapping.swap_first: 3,
    swapping.swap_second: 3,
    aims.retarget: 2,
    damage.unload_this: 2,
}


def stakes(t: SceneTable, seat: int) -> tuple[float, float, float]:
    """Characters and supports with what they carry, cards elsewhere, and both of the opponent's."""
    return scene_of(t, seat), cards_of(t, seat), scene_of(t, 1 - seat) + cards_of(t, 1 - seat)


def scene_of(t: SceneTable, seat: int) -> float:
    """The own scenario, characters and supports, what they carry and what guards them."""
    total = PRESENT * (t.scenario != NOTHING and t.cast.owner[t.scenario] == seat)
    for unit in t.units[seat]:
        total += PRESENT + len(t.load[unit]) - SOAKED * t.soaked[unit]
        if t.cast.is_character[t.identity[unit]]:
            total += shield(t, unit)
    return total


def cards_of(t: SceneTable, seat: int) -> float:
    """Cards in hand, in resources and in the deck, and the stages that actions are paid with."""
    first = PILES * seat
    held, stock, deck = (len(t.piles[first + pile]) for pile in (HAND, RESOURCES, DECK))
    stages = sum(t.stage[unit] for unit in t.units[seat])
    return held + STOCK * stock + SUPPLY * deck + STAGE * stages


def aim(t: SceneTable, step: Step, seat: int) -> int:
    """Whose character, support or carried card an option names, or which player."""
    function = step[0]
    if function in UNITS:
        unit = step[UNITS[function]]
    elif function is choosing.choose_unit_also:
        unit = step[4][-1]
    elif function in (choosing.pick_card, choosing.choose_also) and step[-2] >= CARRIED:
        unit = step[-2] - CARRIED
    elif function is choosing.pick_player:
        return OWN if step[1] - PLAYER == seat else THEIRS
    else:
        return NO_AIM
    return OWN if t.cast.owner[unit] == seat else THEIRS
