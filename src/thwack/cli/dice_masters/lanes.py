"""The attack zone: every attacker in a lane of its own, with its blockers beside it or the way free before
it."""

from dataclasses import dataclass
from typing import Final

from rich.console import Group
from rich.text import Text

from ...games.dice_masters.view_types import View
from ..drawing import colour, flow
from ..words import Words
from . import dice
from .dice import Drawn, Picture
from .screen import fielded, indented, seat_name, titled

MEETS: Final = "─►◄─"
FREE: Final = "───►"
GAP: Final = 4  # columns between lanes


@dataclass(frozen=True)
class Lane:
    """An attacker and whoever blocks it."""

    attacker: Drawn
    blockers: tuple[Drawn, ...]
    blocked: bool  # G-4: also when its blockers have gone
    hits: int  # what it deals to the player if nobody blocks it


def lanes(view: View, say: Words) -> list[Lane]:
    """Every attacker of the active player, with its blockers."""
    seat = view["active"]
    inks = [f"bold {colour(one)}" for one in (0, 1)]
    found = []
    for index, one in enumerate(view["seats"][seat]["field"]):
        if one["attacking"]:
            foes = [foe for foe in view["seats"][1 - seat]["field"] if index in foe["blocks"]]
            blockers = tuple(fielded(view, foe, say, inks[1 - seat]) for foe in foes)
            blocked = bool(foes or one["blocked"])
            found.append(Lane(fielded(view, one, say, inks[seat]), blockers, blocked, one["hits"]))
    return found


def target(view: View, lane: Lane, say: Words) -> tuple[Text, Text, Text]:
    """An arrow, whom an attacker without blockers hits, and how hard."""
    if lane.blocked:
        return Text(MEETS, style="bold"), Text(say("dice.blocked"), style="dim italic"), Text()
    if view["result"]:  # all is over: nobody hits any more
        return Text(), Text(), Text()
    foe = 1 - view["active"]
    who = Text(seat_name(view, foe, say), style=f"bold {colour(foe)}")
    return Text(FREE, style="bold red"), who, Text(say("dice.unblocked", n=lane.hits), style="bold red")


def lane_picture(view: View, lane: Lane, say: Words, longest: int, left: int) -> Picture:
    """A lane with its dice as boxes; the attacker takes `left` columns, so that lanes stand in line."""
    attacker = dice.widened(dice.die(lane.attacker, say, longest), left)
    if lane.blockers:
        meets = dice.picture([Text(), Text(MEETS, style="bold"), Text()])
        return dice.beside([attacker, meets, *(dice.die(one, say, longest) for one in lane.blockers)])
    arrow, who, hits = target(view, lane, say)
    lines = [Text(), Text.assemble(arrow, " ", who), Text.assemble(" " * 5, hits)]
    return dice.beside([attacker, dice.picture(lines)])


def attack_zone(view: View, say: Words, width: int) -> Group:
    """All lanes with boxes, beside each other where there is room."""
    found = lanes(view, say)
    best = dice.Picture((), 0)
    for longest in dice.NAMES:
        left = max(dice.die(lane.attacker, say, longest).width for lane in found)
        tried = dice.in_grid([lane_picture(view, lane, say, longest, left) for lane in found], width - 2, GAP)
        if not best.lines or len(tried.lines) < len(best.lines):
            best = tried
    title = Text(say("pile.attack"), style="bold red")
    return Group(titled(title, width), *indented(best))


def attack_lines(view: View, say: Words, width: int) -> Text:
    """All lanes in a line each."""
    lines = []
    for lane in lanes(view, say):
        left = dice.chip(lane.attacker, say)
        if lane.blockers:
            right = [dice.chip(one, say) for one in lane.blockers]
            right[0] = Text.assemble(left, (f" {MEETS} ", "bold"), right[0])
            lines.append(flow(right, width, " + ", indent=2, hang=4))
            continue
        lines.append(Text.assemble("  ", left, " ", Text(" ").join(target(view, lane, say))))
    title = Text(say("pile.attack"), style="bold red")
    return Text("\n").join([titled(title, width), *lines])
