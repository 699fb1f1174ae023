"""What the terminal shows of a match of Mission Arena: pure functions from a view to rich text.

The opponent is above, the challenges are in the middle, you are below, and under it your hand.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from ...cardlang.decklist import spoken_name
from ...games.mission_arena.state import table
from ...games.mission_arena.view_types import Challenge, Mission, Seat, View
from ...games.mission_arena.view_types import Place as Standing
from ..drawing import colour, flow, player_name, shortened, track_in_short
from ..words import Words
from . import boxes, lore
from .boxes import Drawn
from .lore import Place

PHASES: Final = table.PHASES[1:]  # those of a turn
NOT_FIRST: Final = PHASES[table.ACTIVATION - 1 : table.ABILITIES - 1] + PHASES[table.CHALLENGE - 1 : -1]
LETTERS: Final = "abcdefghi"  # of challenges, where there are several
NOBODY: Final[Mapping[Place, int]] = {}


def seat_name(view: View, seat: int, say: Words) -> str:
    """A player goes by the name of the deck; with a number where both have the same."""
    names = [spoken_name(lore.content(), row["name"], say.lang) for row in view["seats"]]
    return player_name(names, seat, say)


# The heading


def heading(view: View, say: Words, width: int) -> Text:
    """Which turn of how many it is, whose, and the phases as a track; with the next ones by name."""
    if view["phase"] not in PHASES:
        return Text(f"{say('side.set_up')} · {say.find('phase.' + view['phase'])}", style="bold")
    text = Text.assemble((f"{say('arena.turn', n=view['turn'], of=view['turns'])} · ", "bold"))
    text.append(seat_name(view, view["active"], say), style=f"bold {colour(view['active'])}")
    phases = phases_of(view)
    names, at = [say.find(f"phase.{phase}") for phase in phases], phases.index(view["phase"])
    text.append(" · ").append_text(track_in_short(names, at))
    for name in names[at + 1 :]:
        if text.cell_len + len(name) + 6 > width:
            break
        text.append(f" › {name}", style="dim")
    return text


def phases_of(view: View) -> list[str]:
    """The phases that this turn has: the first one is without mission and challenges (MA-R63)."""
    found: list[str] = [phase for phase in PHASES if view["turn"] > 1 or phase not in NOT_FIRST]
    return found if view["phase"] in found else list(PHASES)


def why_over(view: View, say: Words) -> str:
    """MA-0.7: Why the match is over."""
    result = view["result"]
    assert result is not None
    first = result["winners"][0] if result["winners"] else 0
    names = {"who": seat_name(view, first, say), "other": seat_name(view, 1 - first, say)}
    return say.find(f"arena_over.{result['reason'].replace(' ', '-')}").format(**names)


# A player's side


def side(view: View, seat: int, say: Words, own: bool, width: int, in_short: bool = False) -> Text:
    """A player: mission points, and how many cards lie where; in short also what the missions are worth."""
    row = view["seats"][seat]
    ink = colour(seat)
    name = Text.assemble(("▌", ink), (seat_name(view, seat, say), f"bold {ink}"))
    if own:
        name.append(f" ({say('side.you')})", style="dim")
    score = Text.assemble((f"{boxes.POINT} {row['points']}", f"bold {boxes.POINTS}"))
    parts = [Text.assemble(name, "  ", score)]
    parts += [Text(say("side.hand", n=row["hand_size"])), Text(say("side.deck", n=row["deck_size"]))]
    parts.append(Text(say("side.discard", n=len(row["discard"]))))
    if row["bank"]:
        parts.append(Text(say("arena.bank", n=row["bank"]), style=f"bold {boxes.POWERS}"))
    if in_short:
        parts.append(worth(row, say))
    if not own and row["hand"] and not in_short:
        names = ", ".join(counted(row["hand"], say, lore.twins_in(row["hand"], say)))
        parts.append(Text(say("side.in_hand", cards=names), style="italic"))
    return flow(parts, width, " · ", hang=2)


def counted(cards: Sequence[str], say: Words, twins: frozenset[str]) -> list[str]:
    """Cards by name: 2× Thor, Hulk."""
    found = Counter(cards)
    return [f"{n}× " * (n > 1) + lore.card_name(card, say, twins) for card, n in found.items()]


# Missions


def mission(one: Mission, say: Words, wide: int, number: int = 0, blank: str = " ") -> Text:
    """A mission in so many columns: what it is worth, and the card that is it; the activated one is lit, and
    others have a blank before them."""
    fact = lore.facts().get(one["card"])
    lit = "bold " if one["activated"] else ""
    text = Text.assemble((f"{number} " if number else "", "bold cyan"))
    text.append("▸" if one["activated"] else blank, style=f"bold {boxes.FIGHT}")
    text.append_text(boxes.points(fact.points if fact is not None else 0)).append(" ")
    name = lore.short_name(one["card"], say)
    return text.append(shortened(name, wide - text.cell_len), style=f"{lit}{lore.colour_of(fact)}")


def missions(
    view: View, seat: int, say: Words, width: int, numbers: Mapping[Place, int] = NOBODY
) -> list[Text]:
    """MA-S.1: The missions as a column, in their order, under a heading."""
    head = Text(say("arena.missions"), style="bold dim")
    rows = view["seats"][seat]["missions"]
    found = [
        mission(one, say, width, numbers.get((seat, f"mission-{number}"), 0))
        for number, one in enumerate(rows, 1)
    ]
    return [head, *(found or [Text(" –", style="dim")])]


def widest_mission(view: View, say: Words) -> int:
    """The columns that missions of both take."""
    names = [lore.short_name(one["card"], say) for row in view["seats"] for one in row["missions"]]
    return max(map(len, [say("arena.missions"), *names])) + 4


def missions_in_line(view: View, seat: int, say: Words, width: int) -> Text:
    """The missions in one line."""
    rows = view["seats"][seat]["missions"]
    head = Text.assemble((f" {say('arena.missions')} ", "bold dim"))
    if not rows:
        return head.append("–", style="dim")
    room = width - head.cell_len - 2 * (len(rows) - 1)
    wide = [len(lore.short_name(one["card"], say)) + 3 + one["activated"] for one in rows]
    while sum(wide) > room:
        wide[wide.index(max(wide))] -= 1
    parts = [mission(one, say, columns, blank="") for one, columns in zip(rows, wide, strict=True)]
    return head.append_text(Text("  ").join(parts))


def worth(row: Seat, say: Words) -> Text:
    """What the missions are worth, in a few signs."""
    text = Text.assemble((f"{say('arena.missions')}", "dim"))
    for one in row["missions"]:
        fact = lore.facts().get(one["card"])
        text.append("▸" if one["activated"] else " ", style=f"bold {boxes.FIGHT}")
        text.append(str(fact.points if fact is not None else "?"), style=boxes.POINTS)
    return text if row["missions"] else text.append("–", style="dim")


# Squads


def challenges_in(view: View) -> list[Challenge]:
    """The challenges of this turn, until it is over who was defeated."""
    return [] if view["phase"] == PHASES[-1] and not view["result"] else list(view["challenges"])


def roles(view: View) -> dict[Place, str]:
    """Who has a part in a challenge of this turn: a sign, with a number if there are several."""
    found: dict[Place, str] = {}
    active = view["active"]
    some = challenges_in(view)
    for number, one in enumerate(some):
        tag = LETTERS[number] if len(some) > 1 else ""
        found[(active, one["from"])] = tag + boxes.CHALLENGER
        if one["partner_from"]:
            found[(active, one["partner_from"])] = tag + boxes.PARTNER
        found[(1 - active, one["to"])] = tag + boxes.TARGET
    return found


def drawn(
    view: View, seat: int, squad: lore.Squad, say: Words, numbers: Mapping[Place, int] = NOBODY
) -> list[Drawn]:
    """The places of a squad, as they are drawn."""
    parts = roles(view)
    opposite = lore.in_play(view, 1 - seat)
    found = []
    for one in view["seats"][seat][squad]:
        where = (seat, one["place"])
        more: dict[str, Any] = {"role": parts.get(where, ""), "number": numbers.get(where, 0)}
        more |= {"power": one["power"], "engaged": one["engaged"], "hidden": one["face_down"]}
        more["label"] = lore.place_name(one["place"], say)
        if one["card"] and not one["face_down"]:
            more |= person(one, one["card"], opposite, say)
            more["skill"] = lore.skill_sign(one["card"], say) if view["weak_points"] != "off" else ""
        found.append(Drawn(one["place"], **more))
    return found


def person(one: Standing, card: str, opposite: set[str], say: Words) -> dict[str, Any]:
    """What is drawn of whoever stands at a place."""
    found: dict[str, Any] = {
        "name": lore.short_name(card, say),
        "values": (one["attack"], one["defence"], one["resistance"]),
        "hearts": 1 + len(one["wounds"]),
        "marks": tuple(say.find(f"arena_mark.{word}") for word in one["marks"]),
        "barred": one["barred"],
        "used": one["used"],
    }
    fact = lore.facts().get(card)
    if fact is None:
        return found | {"printed": found["values"], "ink": lore.PLAIN}
    found |= {"printed": boxes.printed(fact), "ink": lore.colour_of(fact)}
    if fact.ability is not None:
        found["ability"] = f"{lore.ability_name(fact, say.lang)} {fact.ability.cost}"
    found["members"] = tuple(lore.label("protagonists", slug, say.lang) for slug in fact.members)
    if fact.nemesis:
        found["nemesis"] = lore.label("protagonists", fact.nemesis, say.lang)
        found["fated"] = fact.nemesis in opposite
    return found


def squads(
    view: View,
    seat: int,
    say: Words,
    width: int,
    rows: int,
    numbers: Mapping[Place, int] = NOBODY,
    titles: bool = True,
) -> list[Text]:
    """Active and Reserve squad beside each other."""
    both = [drawn(view, seat, squad, say, numbers) for squad in lore.SQUADS]
    lines, starts = boxes.row_of(both, rows, width)
    if not titles:
        return lines
    head = Text(style="dim")
    for squad, start in zip(lore.SQUADS, starts, strict=True):
        head.append(" " * (start - head.cell_len) + title(squad, say))
    return [head, *lines]


def title(squad: lore.Squad, say: Words) -> str:
    """What a squad is called."""
    return say(f"arena.{squad}")


def squads_apart(
    view: View, seat: int, say: Words, width: int, rows: int, numbers: Mapping[Place, int], below: bool
) -> list[Text]:
    """The Active squad towards the middle of the table, the Reserve squad behind it."""
    found = []
    wide = min(boxes.WIDEST, (width + 1) // 3 - 3)  # an Active squad fills the row
    for squad in lore.SQUADS if below else reversed(lore.SQUADS):
        some = drawn(view, seat, squad, say, numbers)
        found += [Text(title(squad, say), style="dim"), *boxes.even_row(some, rows, wide)]
    return found


# The hand


def hand(view: View, seat: int, say: Words, width: int, names: bool = False) -> Text:
    """The hand in a few lines: with the numbers on the cards, or only their names."""
    cards = view["seats"][seat]["hand"]
    twins = lore.twins_in(cards, say)
    mine = lore.in_play(view, seat)
    parts = []
    for card, count in Counter(cards).items():
        fact = lore.facts().get(card)
        text = (boxes.named if names else boxes.chip)(card, say, twins, count)
        if fact is not None and fact.called in mine:
            text.append(f" {boxes.HEART}", style=boxes.HEARTS)
        parts.append(text)
    parts = parts or [Text("–", style="dim")]
    parts[0] = Text.assemble((f"{say('title.hand')}: ", "bold"), parts[0])
    return flow(parts, width, " · ", hang=2)
