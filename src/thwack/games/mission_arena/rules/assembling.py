"""MA-12.4, MA-12.6: Which Teams may be assembled, and where."""

from ....kernel.ids import Seat
from ..state.table import ArenaTable, all_places, hand_of
from .replacement import ALL, empty_places
from .stats import top_of


def team_places(t: ArenaTable, seat: Seat, team: int) -> tuple[int, list[int]]:
    """The names that would go under a Team, as bits, and the places it may take; none if it cannot be."""
    cast = t.cast
    members = cast.members[team]
    here: dict[int, int] = {}  # names in the squads
    teams: list[int] = []  # places of Teams that share a member
    for place in all_places(seat):
        if t.stack[place]:
            card = top_of(t, place)
            if cast.name[card] == cast.name[team]:
                return 0, []  # MA-R23: another one is a wound point
            if cast.members[card] & members:
                teams.append(place)
            here[cast.name[card]] = place
    present = 0
    for name in here:
        present |= name
    for slot in hand_of(t, seat):
        present |= cast.name[t.identity[slot]]
    if teams:
        return step_up_places(t, teams, members, present)
    if members & ~present:
        return 0, []
    vacated = [place for name, place in here.items() if name & members]
    return members, sorted(vacated) or empty_places(t, seat, ALL)  # MA-R56


def step_up_places(t: ArenaTable, teams: list[int], members: int, present: int) -> tuple[int, list[int]]:
    """MA-12.6, MA-R58, MA-R59, MA-H9: A larger Team takes the place of a smaller one, and of no other."""
    inside = t.cast.members[top_of(t, teams[0])]
    further = members & ~inside
    if len(teams) > 1 or inside & ~members or not further or further & ~present:
        return 0, []
    return further, teams
