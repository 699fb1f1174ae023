"""What is shown beside the table or instead of it: cards with their texts, and all faces."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ...games.dice_masters.view_types import Stock
from ..drawing import colour, flow
from ..host import Look
from ..words import Words
from . import dice, lore, screen
from .dice import Drawn


def stacks(look: Look) -> list[tuple[str, str, list[Stock]]]:
    """The cards of this match: whose they are, in which colour, and which; yours first."""
    view, say = look.view, look.say
    found = [(say("pile.basics"), "", view["basic_actions"])]
    for seat in (look.seat, 1 - look.seat):
        who = screen.seat_name(view, seat, say)
        found.append((f"{who}: {say('pile.cards')}", colour(seat), view["seats"][seat]["cards"]))
    return [found[1], found[0], found[2]]


def listing(look: Look, which: Sequence[tuple[str, str, list[Stock]]], texts: bool) -> list[RenderableType]:
    """Cards one under the other, with their texts if wanted."""
    say = look.say
    lines: list[RenderableType] = []
    for title, ink, rows in which:
        lines.append(Text(title, style=f"bold {ink}"))
        for row in rows:
            lines.append(card_line(row, say))
            fact = lore.facts().get(row["card"])
            if texts and fact is not None and fact.text(say.lang):
                lines.append(Padding(Text(fact.text(say.lang), style="dim"), (0, 0, 0, 4)))
    return lines


def card_line(row: Stock, say: Words) -> Text:
    """A card with its price and the dice left on it; faded when there are none."""
    price = screen.price(row["card"], say)
    parts = (" " * (3 - price.cell_len), price, (f" {row['left']}/{row['of']} ", "dim"))
    line = Text.assemble(*parts, lore.card_name(row["card"], say), no_wrap=True, overflow="ellipsis")
    if not row["left"]:
        line.stylize("dim")
    return line


def beside(look: Look, width: int, rows: int) -> RenderableType:
    """The cards of both beside the table: with their texts, if that is hardly taller."""
    options = look.terminal.console.options.update(width=width)
    both = stacks(look)[::2]
    full = Group(*listing(look, both, texts=True))
    if len(look.terminal.console.render_lines(full, options)) <= rows + 1:
        return full
    return Group(*listing(look, both, texts=False))


def texts(look: Look) -> RenderableType:
    """The cards of this match with their texts."""
    cards = Group(*listing(look, stacks(look), texts=True))
    return Panel(cards, title=look.say("pile.cards").capitalize(), title_align="left", border_style="dim")


def legend(say: Words) -> Text:
    """What the signs on dice mean."""
    parts = []
    for energy in (*lore.ENERGIES, "wild", "generic"):
        style = f"bold {lore.COLOURS[energy]}"
        parts.append(
            Text.assemble(
                (lore.energy_sign(energy, say), style), f" {lore.label('energy', energy, say.lang)}"
            )
        )
    return Text("  ").join(parts)


def face_row(die: str, say: Words) -> dice.Picture:
    """All faces of a die beside each other."""
    return dice.beside([dice.die(Drawn(face, die), say) for face in lore.die_faces(die)])


def faces(look: Look) -> RenderableType:
    """The faces of all dice in this match, and what the signs mean."""
    say = look.say
    lines: list[RenderableType] = [legend(say), Text(say("dice.signs"), style="dim"), Text()]
    known = [row["card"] for _, _, rows in stacks(look) for row in rows]
    alike: dict[tuple[object, ...], list[str]] = {}  # dice by their faces and colour
    for die in dict.fromkeys([lore.SIDEKICK, *known]):
        alike.setdefault((*lore.die_faces(die), lore.die_colour(die)), []).append(die)
    for some in alike.values():
        names = [
            Text.assemble((lore.card_name(die, say), "bold"), " ", screen.price(die, say)) for die in some
        ]
        lines += [flow(names, look.width, " · "), *face_row(some[0], say).lines]
    return Group(*lines)
