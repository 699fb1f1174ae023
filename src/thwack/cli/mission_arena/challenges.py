"""Challenges as arrows from whoever challenges to the target, with their sums and what comes of them."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...games.mission_arena.view_types import Challenge, Summand, View
from ..drawing import colour, shortened
from ..words import Words
from . import boxes, lore
from .screen import LETTERS, challenges_in

OUTCOMES: Final = {"ineffective": "grey62", "exhausted": "#ffd75f", "defeated": "#ff6b6b"}
ARROW: Final = "━▶"
WALL: Final = "│"
GAUGE, SHORT = 24, 16  # columns of a gauge
LONG: Final = 99  # of a name
LABELS, NUMBERS, SUMS = range(3)  # how much is told of a sum


def middle(view: View, say: Words, width: int, gauges: bool = False) -> list[Text]:
    """A line between both sides, with whom Duty Call bars, and the challenges."""
    rule = Text()
    if view["duty"]:
        told = shortened(say("arena.duty", card=lore.card_name(view["duty"]["card"], say)), width - 6)
        rule = Text.assemble(("── ", "dim"), (f"{boxes.BARRED} ", f"bold {boxes.STOP}"), told, " ")
    rule.append("─" * (width - rule.cell_len), style="dim")
    lines = [rule]
    some = challenges_in(view)
    for number, one in enumerate(some):
        tag = f"{LETTERS[number]}{boxes.CHALLENGER} " if len(some) > 1 else ""
        lines += with_gauge(view, one, tag, say, width) if gauges else [in_line(view, one, tag, say, width)]
    return lines


# Who and whom


def who(view: View, one: Challenge, tag: str, say: Words, longest: int = LONG) -> Text:
    """Whoever challenges, with a partner."""
    ink = colour(view["active"])
    text = Text.assemble((tag or f"{boxes.CHALLENGER} ", f"bold {boxes.FIGHT}"))
    text.append(shortened(lore.short_name(one["challenger"], say), longest), style=f"bold {ink}")
    if one["partner"]:
        name = shortened(lore.short_name(one["partner"], say), longest)
        text.append(" + ").append(name, style=f"bold {ink}")
    return text


def whom(view: View, one: Challenge, say: Words, longest: int = LONG) -> Text:
    """The target, and where it stands if that is not the Active squad."""
    name = shortened(lore.short_name(one["target"], say), longest)
    text = Text(name, style=f"bold {colour(1 - view['active'])}")
    if one["where"] == "active":
        return text
    return Text.assemble((f"{say('arena_where.' + one['where'])} ", "italic"), text)


# The sums


def summed(parts: Sequence[Summand], total: int, say: Words, how: int, ink: str) -> Text:
    """A sum with its parts: 850 + 900 partner + 200 boost = 1950."""
    parts = [part for part in parts if part["n"]]
    if len(parts) < 2 or how == SUMS:
        return Text(str(total), style=f"bold {ink}")
    text = Text()
    for number, part in enumerate(parts):
        text.append(" + " if number and how == LABELS else "+" if number else "", style="dim")
        text.append(str(part["n"]))
        if number and how == LABELS:
            text.append(f" {say.find('arena_part.' + part['of'])}", style="dim")
    text.append(" = " if how == LABELS else "=", style="dim")
    return text.append(str(total), style=f"bold {ink}")


def defended(one: Challenge, say: Words, how: int) -> Text:
    """What the Attack is held against: 750 │ 1200."""
    if one["brute_force"]:
        text = Text.assemble((str(one["defence"]), "strike dim"))
    else:
        text = summed(one["defence_parts"], one["defence"], say, how, boxes.DEFENCE_INK)
    if one["limit"] == one["wall"]:
        return text
    return text.append(f" {WALL} ", style="dim").append(
        str(one["limit"]), style=f"bold {boxes.RESISTANCE_INK}"
    )


def told(one: Challenge, say: Words) -> Text:
    """The outcome in a word; one that may still change with a question mark."""
    found = one["outlook"]
    if one["resolved"]:
        return Text(say(f"arena_outcome.{found}"), style=f"bold {OUTCOMES[found]}")
    return Text(f"{say(f'arena_outcome.{found}')}?", style=f"italic {OUTCOMES[found]}")


# Drawn


def in_line(view: View, one: Challenge, tag: str, say: Words, width: int) -> Text:
    """A challenge in a line, with as much of the sums and names as there is room for."""
    for how, longest in (
        (LABELS, LONG),
        (NUMBERS, LONG),
        (SUMS, LONG),
        *((SUMS, n) for n in range(20, 3, -2)),
    ):
        text = Text(" ").join(
            [
                who(view, one, tag, say, longest),
                summed(one["attack_parts"], one["attack"], say, how, boxes.ATTACK_INK),
                Text(ARROW, style=f"bold {boxes.FIGHT}"),
                whom(view, one, say, longest),
                defended(one, say, how),
                told(one, say),
            ]
        )
        if text.cell_len < width:
            break
    return Text.assemble(" ", text)


def with_gauge(view: View, one: Challenge, tag: str, say: Words, width: int) -> list[Text]:
    """A challenge in two lines: who and whom, and a gauge with the sums."""
    arrow = Text(f"━━━{ARROW}", style=f"bold {boxes.FIGHT}")
    first = Text(" ").join([who(view, one, tag, say), arrow, whom(view, one, say), told(one, say)])
    for how, columns in ((LABELS, GAUGE), (LABELS, SHORT), (NUMBERS, GAUGE), (SUMS, SHORT)):
        attack = summed(one["attack_parts"], one["attack"], say, how, boxes.ATTACK_INK)
        against = Text.assemble((f" {say('arena.against')} ", "dim"), defended(one, say, how))
        below = Text.assemble("    ", gauge(one, columns), "  ", attack, against)
        if below.cell_len <= width:
            break
    return [Text.assemble(" ", first), below]


def gauge(one: Challenge, columns: int) -> Text:
    """How far the Attack reaches: the first mark is what exhausts, the second what defeats."""
    low, high = one["wall"], one["limit"]
    most = max(one["attack"], high, 1)
    filled = round(one["attack"] * columns / most)
    text = Text("━" * filled, style=OUTCOMES[one["outlook"]])
    text.append("─" * (columns - filled), style="grey42")
    marks = {
        max(0, round(bound * columns / most) - 1): ink for bound, ink in ((high, "#ff6b6b"), (low, "#ffd75f"))
    }
    for at, ink in marks.items():
        text = Text.assemble(text[:at], ("┃", f"bold {ink}"), text[at + 1 :])
    return text
