"""The turn: its twelve phases in order. MA-1, MA-2, MA-5, MA-11 are here, the others in their own files."""

from typing import Final

from ....kernel.ids import Seat
from ....kernel.table import Step
from ..state.atoms import (
    activate_mission,
    begin_turn,
    cool_down,
    draw,
    drop_mission,
    enter_phase,
    reveal_duty,
    score_mission,
)
from ..state.records import unflag
from ..state.table import (
    ACCOMPLISHED,
    ACTIVATED,
    ACTIVATION,
    COOL_DOWN,
    DRAWS,
    DUTY_CALL,
    LAST_TURN,
    SPOILED,
    WON,
    ArenaTable,
    deck_of,
    missions_of,
)
from .abilities import ability_phase
from .boost import boost_phase, super_hit_phase
from .challenge import challenge_phase
from .checkpoint import check_point
from .power import power_phase
from .replacement import replacement
from .resolution import resolution
from .winning import mission_complete, total_destruction


def play_turn(t: ArenaTable, seat: Seat) -> None:
    """All phases; MA-R63: the first turn has no mission and no challenge."""
    begin_turn(t, seat)
    t.do(*(FIRST_TURN if t.turns == 1 else PHASES_FROM))


def cool_down_and_draw(t: ArenaTable) -> None:
    """MA-1.1, MA-1.2: Engaged power points go, two cards come."""
    enter_phase(t, COOL_DOWN)
    cool_down(t, t.turn)
    if deck_of(t, t.turn):
        draw(t, t.turn, DRAWS)
    else:
        total_destruction(t, t.turn)


def duty_call(t: ArenaTable) -> None:
    """MA-2.1, MA-R18: The top card tells who is not at hand in this turn."""
    enter_phase(t, DUTY_CALL)
    if deck_of(t, t.turn):
        reveal_duty(t, t.turn)


def mission_activation(t: ArenaTable) -> None:
    """MA-5.1, MA-R66: The first mission from the top, if one is left."""
    enter_phase(t, ACTIVATION)
    if missions_of(t, t.turn):
        activate_mission(t, t.turn)


def mission_resolution(t: ArenaTable) -> None:
    """MA-11.1, MA-R38: Accomplished if somebody was defeated, unless a Counter Attack spoiled it."""
    enter_phase(t, ACCOMPLISHED)
    if t.flags & (ACTIVATED | WON | SPOILED) == ACTIVATED | WON:
        score_mission(t, t.turn)


def end_turn(t: ArenaTable) -> None:
    """MA-5.2, MA-12.8, MA-R7: A mission not resolved is discarded; the turn passes, or it is over."""
    if t.flags & ACTIVATED:
        drop_mission(t, t.turn)
        unflag(t, ACTIVATED)
    if t.turns >= LAST_TURN:
        mission_complete(t)
    else:
        t.then((play_turn, 1 - t.turn))


PHASES_FROM: Final[tuple[Step, ...]] = (
    (cool_down_and_draw,),  # MA-1
    (duty_call,),  # MA-2
    (replacement,),  # MA-3
    (power_phase,),  # MA-4
    (mission_activation,),  # MA-5
    (ability_phase,),  # MA-6
    (challenge_phase,),  # MA-7
    (boost_phase,),  # MA-8
    (super_hit_phase,),  # MA-9
    (resolution,),  # MA-10
    (mission_resolution,),  # MA-11
    (check_point,),  # MA-12
    (end_turn,),
)
FIRST_TURN: Final = PHASES_FROM[:4] + PHASES_FROM[5:6] + PHASES_FROM[11:]
