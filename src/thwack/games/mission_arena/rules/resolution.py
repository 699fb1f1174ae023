"""MA-10: Resolution of the challenges."""

from ....kernel.ids import Identity, Place, Seat
from ....kernel.table import Step
from ..state.atoms import (
    change_places,
    drop_mission,
    enter_phase,
    gain_point,
    lose_wounds,
    person,
    replace_mission,
)
from ..state.cast import SWITCH
from ..state.records import flag, meet_fate, settle, target_told, unset_mark
from ..state.table import (
    CHALLENGER,
    DEFEATED,
    EXHAUSTED,
    INEFFECTIVE,
    MISSION,
    NOTHING,
    NOWHERE,
    OPEN,
    OUTCOME,
    PARTNER,
    PLACES,
    RESOLUTION,
    SPOILED,
    TARGET,
    WON,
    ArenaTable,
    all_places,
    discard_of,
    is_active,
)
from .power import exhaust
from .stats import attack, defence, endures, hits_of, outcome_of, strikes_back, sums, target_card, top_of
from .winning import battle_of_fate


def resolution(t: ArenaTable) -> None:
    """MA-10.1: One challenge after the other."""
    if t.challenges:
        enter_phase(t, RESOLUTION)
        t.then((resolve_next,))


def resolve_next(t: ArenaTable) -> None:
    """MA-10.1: The turn player chooses the order."""
    options: list[Step] = [
        (resolve, index) for index, challenge in enumerate(t.challenges) if challenge[OUTCOME] == OPEN
    ]
    if options:
        t.ask(t.turn, options)


def resolve(t: ArenaTable, index: int) -> None:
    """MA-10.1: This one now."""
    t.do((offer_switch, index), (clash, index), (judge, index), (resolve_next,))


# Switch


def offer_switch(t: ArenaTable, index: int) -> None:
    """MA-6.22, MA-R33, MA-R34: Right before the clash somebody with Switch may take the place of the
    challenged one, unless challenged as well."""
    target = t.challenges[index][TARGET]
    if target == MISSION:
        return
    taken = [challenge[TARGET] for challenge in t.challenges]
    options: list[Step] = [
        (switch_in, place, target)
        for place in all_places(1 - t.turn)
        if t.marks[place] & SWITCH and place not in taken
    ]
    if options:
        options.append((no_switch,))
        t.ask(1 - t.turn, options)


def switch_in(t: ArenaTable, place: Place, target: int) -> None:
    """MA-6.22: They change places; power points stay."""
    unset_mark(t, place, SWITCH)
    t.emit("switched", person(t, place), person(t, target))
    change_places(t, place, target)


def no_switch(t: ArenaTable) -> None:
    """Nobody steps in."""


# The clash


def clash(t: ArenaTable, index: int) -> None:
    """MA-10.2 to MA-10.4, MA-R36: Both results come from the values before damage."""
    challenge = t.challenges[index]
    target, challenger = challenge[TARGET], challenge[CHALLENGER]
    force, wall, resistance = sums(t, challenge)
    outcome = outcome_of(force, wall, resistance, endures(t, target))
    partner = challenge[PARTNER]
    cards = (
        top_of(t, challenger),
        NOTHING if partner == NOWHERE else top_of(t, partner),
        target_card(t, target),
    )
    settle(t, index, outcome, cards, (force, wall, resistance))
    t.emit("clash", person(t, challenger), target_told(t, target), force, wall, wall + resistance, outcome)
    if strikes_back(t, target):
        blow, tough = attack(t, target), t.cast.resistance[top_of(t, challenger)]
        answer = outcome_of(blow, defence(t, challenger), tough, endures(t, challenger))
        t.emit("counter", person(t, target), person(t, challenger), blow, answer)
        t.do((suffer, index, outcome), (suffer_counter, index, answer, top_of(t, target)))
    else:
        t.then((suffer, index, outcome))


def suffer(t: ArenaTable, index: int, outcome: int) -> None:
    """MA-10.3, MA-10.4: What the challenged one gets."""
    challenge = t.challenges[index]
    target = challenge[TARGET]
    if outcome == INEFFECTIVE:
        return
    if target == MISSION:
        t.then((take_mission, t.turn))
    elif outcome == EXHAUSTED:
        t.then((exhaust, target))
    else:
        card = top_of(t, target)
        nemeses = t.cast.nemesis[top_of(t, challenge[CHALLENGER])]
        if challenge[PARTNER] != NOWHERE:  # MA-R55
            nemeses |= t.cast.nemesis[top_of(t, challenge[PARTNER])]
        lose_wounds(t, target, hits_of(t, challenge))
        gain_point(t, t.turn)
        if is_active(target):  # MA-6.11: else it was a Trap Attack
            flag(t, WON)
        if nemeses & t.cast.name[card] and not t.cast.is_team[card]:  # MA-0.7, MA-R61
            meet_fate(t, t.turn)


def suffer_counter(t: ArenaTable, index: int, outcome: int, striker: int) -> None:
    """MA-6.20, MA-R36 to MA-R39: What the launcher of the challenge gets."""
    place, target = t.challenges[index][CHALLENGER], t.challenges[index][TARGET]
    if outcome == EXHAUSTED:
        t.then((exhaust, place))
    elif outcome == DEFEATED:
        card = top_of(t, place)
        lose_wounds(t, place, 1)
        gain_point(t, 1 - t.turn)
        flag(t, SPOILED)
        fated = t.cast.nemesis[striker] & t.cast.name[card]
        if fated and is_active(target) and not t.cast.is_team[card]:
            meet_fate(t, target // PLACES)


def judge(t: ArenaTable, index: int) -> None:
    """MA-0.7: A Battle of Fate ends the game at once."""
    if t.fate:
        battle_of_fate(t)


# Attack Mission


def take_mission(t: ArenaTable, seat: Seat) -> None:
    """MA-6.13, MA-R44: The challenger chooses what replaces the mission; nothing, if there is nothing."""
    pile = discard_of(t, 1 - seat)
    if pile:
        t.then((choose_replacement, seat))
    else:
        drop_mission(t, 1 - seat)


def choose_replacement(t: ArenaTable, seat: Seat) -> None:
    """MA-6.13: A card of the opponent's discard pile."""
    kinds = dict.fromkeys([t.identity[slot] for slot in discard_of(t, 1 - seat)])
    t.ask(seat, [(put_mission, 1 - seat, kind) for kind in kinds])


def put_mission(t: ArenaTable, seat: Seat, identity: Identity) -> None:
    """MA-6.13, MA-R6: In the same place."""
    replace_mission(t, seat, identity)
