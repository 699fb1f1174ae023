"""MA-7: Challenges, and the partner of a Group Attack (MA-6.10)."""

from ....kernel.ids import Place, Seat
from ....kernel.table import Step
from ..state.atoms import enter_phase
from ..state.cast import AT_MISSION, GOOD_AND_EVIL, GROUP, TRAP
from ..state.records import add_challenge, add_partner
from ..state.table import CHALLENGE, MISSION, ArenaTable, active_places, missions_of, reserve_places
from .stats import is_barred, top_of


def challenge_phase(t: ArenaTable) -> None:
    """MA-7.1, MA-7.2: The turn player declares who challenges whom."""
    enter_phase(t, CHALLENGE)
    t.then((choose_challenge, t.turn))


def free_challengers(t: ArenaTable, seat: Seat) -> list[int]:
    """MA-7.2, MA-2.1: Active protagonists that take part in no challenge yet."""
    busy = [place for challenge in t.challenges for place in challenge[:2]]
    return [
        place
        for place in active_places(seat)
        if t.stack[place] and place not in busy and not is_barred(t, place)
    ]


def choose_challenge(t: ArenaTable, seat: Seat) -> None:
    """MA-7.2, MA-R31, MA-R32: One against one, as many as the player likes."""
    taken = [challenge[2] for challenge in t.challenges]
    targets = [place for place in active_places(1 - seat) if t.stack[place] and place not in taken]
    options: list[Step] = []
    for place in free_challengers(t, seat):
        for target in targets:
            options.append((challenge, place, target))
        marks = t.marks[place]
        if marks & TRAP:  # MA-6.11
            for target in reserve_places(1 - seat):
                if t.stack[target] and target not in taken:
                    options.append((challenge, place, target))
        if marks & AT_MISSION and MISSION not in taken and missions_of(t, 1 - seat):  # MA-6.13
            options.append((challenge, place, MISSION))
    if options:
        options.append((end_challenges, seat))
        t.ask(seat, options)


def challenge(t: ArenaTable, place: Place, target: int) -> None:
    """MA-7.2: This one challenges that one."""
    add_challenge(t, place, target)
    if t.marks[place] & GROUP:
        t.do((choose_partner, t.turn, len(t.challenges) - 1), (choose_challenge, t.turn))
    else:
        t.then((choose_challenge, t.turn))


def end_challenges(t: ArenaTable, seat: Seat) -> None:
    """MA-R31: Enough."""


def choose_partner(t: ArenaTable, seat: Seat, index: int) -> None:
    """MA-6.10, MA-0.4, MA-R16, MA-R54: One Active protagonist of the same affiliation; good and evil never
    fight side by side."""
    cast = t.cast
    card = top_of(t, t.challenges[index][0])
    options: list[Step] = []
    for place in free_challengers(t, seat):
        other = top_of(t, place)
        sides = cast.alignment[card] | cast.alignment[other]
        if cast.affiliation[other] == cast.affiliation[card] and sides != GOOD_AND_EVIL:
            options.append((join, place, index))
    if options:
        options.append((go_alone, seat))
        t.ask(seat, options)


def join(t: ArenaTable, place: Place, index: int) -> None:
    """MA-6.10: It takes part, and launches no challenge of its own."""
    add_partner(t, index, place)


def go_alone(t: ArenaTable, seat: Seat) -> None:
    """MA-H2: Nobody joins."""
