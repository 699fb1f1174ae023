"""What the terminal shows of a match of Dice Masters: pure functions from a view to rich text.

The table lies as the play mat does: the opponent's side above, the basic actions in the middle, yours below.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.dice_masters.cards.library import library
from ...games.dice_masters.cards.teams import spoken_name
from ...games.dice_masters.view_types import Fielded, SeatView, Stock, View
from ..drawing import bar, colour, darker, flow, player_name
from ..words import Words
from . import dice, lore
from .dice import Drawn, Picture, grouped
from .lore import Face

LIFE: Final = 10  # signs of the bar
PILES: Final = ("bag", "prep", "used")
FADED: Final = 0.65  # how much of a seat's colour is left in the titles of its zones
TIGHT: Final = ((False, 16), (False, 11), (True, 11), (True, 8))  # like dice drawn once, columns of names


def seat_name(view: View, seat: int, say: Words) -> str:
    """A player goes by the name of the team, as in the log; by number where teams have no names."""
    names = [spoken_name(library(), row.get("team") or "", say.lang) for row in view["seats"]]
    return player_name(names if view["mode"] != "first-game" else [""], seat, say)


def heading(view: View, say: Words) -> Text:
    """Whose turn it is, and which step of it."""
    step = say.find(f"step.{view['step']}")
    if view["draft"]:
        return Text(step.capitalize(), style="bold")
    text = Text.assemble((f"{say('side.turn', n=view['turn'])} · ", "bold"))
    text.append(seat_name(view, view["active"], say), style=f"bold {colour(view['active'])}")
    return text.append(f" · {step}")


# A player's side


def summary(view: View, seat: int, say: Words, own: bool) -> Text:
    """Who it is, and how much life is left."""
    row = view["seats"][seat]
    text = Text.assemble(("▌", colour(seat)), (seat_name(view, seat, say), f"bold {colour(seat)}"))
    if own:
        text.append(f" ({say('side.you')})", style="dim")
    return text.append("  ").append_text(bar(row["life"], row["most_life"], LIFE))


def piles(row: SeatView, say: Words, brief: bool) -> list[list[Text]]:
    """Bag, prep and used pile: how many dice, and which, in parts that stay together."""
    found = []
    for name in PILES:
        names = [] if brief else lore.counted(row[name], say)
        many = str(len(row[name]))
        if len(names) == 1 and names[0].startswith(f"{many}× "):  # all of a kind: one number is enough
            many, names = f"{many}×", [names[0].removeprefix(f"{many}× ")]
        head = Text.assemble((f"{say(f'pile.{name}')} ", "dim"), (many, "bold"))
        parts = [Text(f"{one},", style="dim") for one in names[:-1]]
        parts += [Text(one, style="dim") for one in names[-1:]]
        found.append([Text.assemble(head, " ", parts[0]), *parts[1:]] if parts else [head])
    return found


def side(view: View, seat: int, say: Words, own: bool, width: int, brief: bool = False) -> Text:
    """A player's life and piles."""
    groups = [[summary(view, seat, say, own)], *piles(view["seats"][seat], say, brief)]
    for group in groups[:-1]:
        group[-1] = Text.assemble(group[-1], (" ·", "dim"))
    return flow([part for group in groups for part in group], width, " ", hang=2)


def short_names(cards: Sequence[Stock], say: Words) -> list[str]:
    """What cards are called for short: by title, unless two of them share it."""
    titles = [lore.die_name(one["card"], say) for one in cards]
    return [
        lore.card_name(one["card"], say) if titles.count(title) > 1 else title
        for one, title in zip(cards, titles, strict=True)
    ]


def price(card: str, say: Words) -> Text:
    """What a card costs: 6B."""
    fact = lore.facts().get(card)
    if fact is None:
        return Text()
    sign = lore.energy_sign(fact.energy, say) if fact.energy else ""
    return Text(f"{fact.cost}{sign}", style=f"bold {fact.colour}")


def stock(cards: Sequence[Stock], say: Words) -> list[Text]:
    """Cards for short, each with its cost and the dice left on it."""
    found = []
    for one, name in zip(cards, short_names(cards, say), strict=True):
        text = Text.assemble(name, " ", price(one["card"], say), (f" {one['left']}/{one['of']}", "dim"))
        if not one["left"]:
            text.stylize("dim")
        found.append(text)
    return found


def cards(view: View, seat: int, say: Words, width: int) -> Text:
    """The cards of a player in a line or two."""
    return flow(stock(view["seats"][seat]["cards"], say), width, " · ", indent=2)


def middle(basics: Sequence[Stock], say: Words, width: int) -> Text:
    """The basic actions, which belong to both."""
    title = Text(f"── {say('pile.basics')} ", style="dim")
    found = stock(basics, say) or [Text("–", style="dim")]
    found[0] = Text.assemble(title, found[0])
    text = flow(found, width, " · ", hang=3)
    if "\n" not in text.plain and text.cell_len < width - 2:
        text.append(" " + "─" * (width - text.cell_len - 1), style="dim")
    return text


# Dice on the mat


def reserve(view: View, seat: int, say: Words) -> list[Drawn]:
    """The dice a player has rolled and not used yet; while they may be rerolled they lie apart."""
    row = view["seats"][seat]
    found = []
    for one in [*row["rolling"], *row["reserve"]]:
        if one["shows"] is not None:  # else it is just being rolled
            notes = (f"↻ {say('dice.reroll')}",) if one.get("marked") else ()
            face, name = Face(**one["shows"]), lore.die_name(one["die"], say)
            found.append(Drawn(face, one["die"], name, notes=notes))
    return found


def fielded(view: View, one: Fielded, say: Words, ink: str = "") -> Drawn:
    """A die in the field, with what has happened to it."""
    attack, defense = one["printed"]
    face = Face("character", "", 0, one["level"], one["cost"], attack, defense, one["burst"])
    more = notes(view, one, say)
    name = lore.die_name(one["die"], say)
    return Drawn(face, one["die"], name, one["attack"], one["defense"], one["damage"], notes=more, ink=ink)


def notes(view: View, one: Fielded, say: Words) -> tuple[str, ...]:
    """What else is to be known of a die in the field."""
    found = []
    if one["acts_as"]:
        found.append(say("dice.acts_as", card=lore.die_name(one["acts_as"], say)))
    if one["controlled"]:
        found.append(say("dice.taken", who=seat_name(view, one["owner"], say)))
    if one["captive"]:
        found.append(say("dice.holds", dice=", ".join(lore.counted(one["captive"], say))))
    if one["attached"]:
        found.append(say("dice.bears", dice=", ".join(lore.counted(one["attached"], say))))
    return tuple(found)


def at_home(view: View, seat: int, say: Words) -> list[Drawn]:
    """The dice in the field of a player that neither attack nor block."""
    row = view["seats"][seat]
    return [fielded(view, one, say) for one in row["field"] if not one["attacking"] and not one["blocks"]]


@dataclass(frozen=True)
class Zone:
    """A part of the mat with dice on it."""

    title: Text
    dice: list[Drawn]
    more: Text  # what lies there without being a die

    @property
    def head(self) -> int:
        """The columns that its title takes."""
        return self.title.cell_len + self.more.cell_len


def zones(view: View, seat: int, say: Words) -> tuple[Zone, Zone]:
    """Field and reserve of a player."""
    row = view["seats"][seat]
    style = f"bold {darker(colour(seat), FADED)}"
    loose = Text(say("dice.loose", n=row["loose"]), style="bold") if row["loose"] else Text()
    title = say("pile.rolling" if row["rolling"] else "pile.reserve")
    return (
        Zone(Text(say("pile.field"), style=style), at_home(view, seat, say), Text()),
        Zone(Text(title, style=style), reserve(view, seat, say), loose),
    )


def mat(view: View, seat: int, say: Words, width: int, tight: bool = False) -> Group:
    """Field and reserve of a player as boxes: side by side if they fit, or else one under the other.

    Where it is tight, like dice are drawn once and names are cut before they go one under the other.
    """
    both = zones(view, seat, say)
    found = [zone for zone in both if zone.dice or zone.more]
    if len(found) == 2:
        for group, longest in TIGHT if tight else TIGHT[:2]:
            trays = [
                dice.beside([dice.die(one, say, longest) for one in (grouped(z.dice) if group else z.dice)])
                for z in found
            ]
            left, right = (max(t.width, z.head + 7) + 2 for t, z in zip(trays, found, strict=True))
            if left + right <= width:
                return Group(*side_by_side(found, trays, max(left, min(width // 2, width - right)), width))
    parts: list[RenderableType] = []
    for zone in found or both[:1]:
        parts += [titled(zone.title, width, zone.more), *indented(dice.tray(zone.dice, say, width - 2))]
    return Group(*parts)


def side_by_side(zones: list[Zone], trays: list[Picture], left: int, width: int) -> list[RenderableType]:
    """Two zones next to each other under one line with both titles."""
    head = [titled(z.title, wide, z.more) for z, wide in zip(zones, (left, width - left), strict=True)]
    return [Text.assemble(*head), *indented(dice.beside(trays, left - trays[0].width))]


def titled(title: Text, width: int, more: Text | None = None) -> Text:
    """A line with the title of a zone in it."""
    text = Text.assemble(("── ", "dim"), title, " ")
    if more:
        text.append_text(more).append(" ")
    return text.append("─" * (width - text.cell_len), style="dim")


def indented(tray: Picture) -> list[RenderableType]:
    """A tray, a column from the edge."""
    return [Text.assemble(" ", line) for line in tray.lines]


def mat_in_lines(view: View, seat: int, say: Words, width: int) -> Text:
    """Field and reserve of a player in a line each, without boxes."""
    lines = []
    for zone in zones(view, seat, say):
        parts = [*dice.chips(zone.dice, say), *([zone.more] if zone.more else [])] or [Text("–", style="dim")]
        parts[0] = Text.assemble(zone.title, " ", parts[0])
        lines.append(flow(parts, width, " · ", indent=2, hang=2))
    return Text("\n").join(lines)
