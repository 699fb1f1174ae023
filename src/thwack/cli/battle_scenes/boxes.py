"""Cards as little boxes: pure functions from what is known of a card to lines of rich text.

A character in scene is a card that lies turned (BS-1.3): the heavy edge with the number on it is the one that
faces away from its owner, left for stage 0, top for 1, right for 2. A support has corners and no stage.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ...games.battle_scenes.cards.library import NO_COST, X_COST, ActionDef, CardDef
from ..drawing import Box, beside, shortened
from ..words import Words
from . import lore

HEART, GAP, SHIELD, USED = "♥", "♡", "▼", "▽"
TURN: Final = "↻"  # before what an action costs in stages: the card is turned
USER, TARGET = "▸", "◎"
HEARTS: Final = "#ff5f87"
LOST: Final = "#af6f87"
SHIELDS: Final = "#87afff"
WORN: Final = "#6f87af"
LIT: Final = "#ffffff"  # the edge of whoever is using an action
AIMED: Final = "#ffd700"  # the edge of a target
EDGE: Final = "bold #ffffff"  # the edge that shows the stage
WIDEST, NARROWEST = 24, 7  # columns inside a box


@dataclass(frozen=True)
class Drawn:
    """A character or support to be drawn."""

    name: str
    kind: str
    stage: int
    loaded: int
    energy: int
    shield: int
    used: int
    powers: tuple[str, ...]
    ink: str  # the colour of its seat
    tail: str = ""  # what tells it from others of that name, and is never cut
    notes: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()  # what is loaded, by name
    mark: str = ""  # USER or TARGET
    number: int = 0  # of the choice that is about it


# Signs


def hearts(loaded: int, energy: int, short: bool = False) -> Text:
    """A heart for each loaded card up to the Initial Energy, a hollow one for each that is missing."""
    if short:
        return Text(f"{HEART}{loaded}/{energy}", style=HEARTS)
    text = Text.assemble((HEART * min(loaded, energy), HEARTS), (GAP * (energy - loaded), LOST))
    return text.append(f"+{loaded - energy}", style=f"bold {HEARTS}") if loaded > energy else text


def shields(shield: int, used: int, short: bool = False) -> Text:
    """What is left of a shield this turn, and hollow what has been used up (BS-8.2)."""
    left = max(0, shield - used)
    if short:
        return Text(f"{SHIELD}{left}" if shield else "", style=SHIELDS)
    return Text.assemble((SHIELD * left, SHIELDS), (USED * (shield - left), WORN))


def vitals(one: Drawn, width: int) -> Text:
    """Hearts and shield, in signs or where there is no room in numbers."""
    for short in (False, True):
        text = Text(" ").join(
            part
            for part in (hearts(one.loaded, one.energy, short), shields(one.shield, one.used, short))
            if part
        )
        if text.cell_len <= width:
            break
    return text


def power_tags(powers: Sequence[str], say: Words, width: int = 99) -> Text:
    """Powers by two letters each; a plus where not all have room."""
    tags = [Text(lore.power_sign(one, say), style=lore.power_colour(one)) for one in powers]
    most = (width + 1) // 3
    if len(tags) > most:
        tags = [*tags[: max(0, most - 1)], Text("+", style="dim")]
    return Text(" ").join(tags)


def price(action: ActionDef, say: Words, timing: Sequence[str] | None = None) -> Text:
    """What an action needs and costs, and when it can be used, as printed or as it is now: ST↻1, EN↻1▲."""
    sign = lore.power_sign(action.power, say) if action.power else ""
    text = Text.assemble((sign, lore.power_colour(action.power)))
    if action.cost != NO_COST:
        text.append(f"{TURN}{'X' if action.cost == X_COST else action.cost}", style="bold")
    times = action.timing if timing is None else timing
    return text.append("".join(lore.TIMING_SIGNS.get(one, "") for one in times), style="bold yellow")


def numbers(fact: CardDef, say: Words) -> Text:
    """What is printed in the corners: Energy and shield, or what its action needs."""
    if lore.can_carry(fact):
        more = f"+{fact.extra}" if fact.extra else ""
        text = Text.assemble((f"{HEART}{fact.energy}{more}", HEARTS))
        return text.append(f"{SHIELD}{fact.shield}" if fact.shield else "", style=SHIELDS)
    return price(fact.action, say) if fact.action is not None else Text()


def chip(card: str, say: Words, twins: frozenset[str] = frozenset(), count: int = 1) -> Text:
    """A card in a few signs: Thor ♥6▼2, Hammer Fist ST↻1."""
    fact = lore.facts().get(card)
    text = Text.assemble((f"{count}× " if count > 1 else "", "dim"))
    text.append(lore.card_name(card, say, twins), style=lore.colour_of(fact))
    signs = numbers(fact, say) if fact is not None else Text()
    return text.append(" ").append_text(signs) if signs else text


# Characters and supports in scene


def natural(one: Drawn, say: Words, slim: bool = False) -> int:
    """The columns inside a box that a character needs to be shown in full."""
    lines = [lead(one).cell_len + len(title(one)), vitals(one, 99).cell_len, *map(len, one.carried)]
    tags, noted = power_tags(one.powers, say).cell_len, len(" ".join(one.notes))
    lines += [tags + 2, lines[1] + noted + bool(noted)] if slim else [tags, noted + 2]
    return max(NARROWEST, *lines)


def lead(one: Drawn) -> Text:
    """What stands before a name: the number of the choice, and whether an action is under way."""
    text = Text.assemble((f"{one.number} " if one.number else "", "bold cyan"))
    return text.append(f"{one.mark} " if one.mark else "", style=f"bold {mark_colour(one)}")


def title(one: Drawn, longest: int = 99) -> str:
    """The name of a character in so many columns, with what tells it from others."""
    tail = f" {one.tail}" if one.tail else ""
    return shortened(one.name, longest - len(tail)) + tail


def unit(one: Drawn, say: Words, longest: int, slim: bool = False, rows: int = 0) -> Box:
    """A character or support as a card; a slim one has its powers on the lower edge.

    `rows` is how many cards those beside it carry: cards in a row are equally high.
    """
    wide = min(natural(one, say, slim), longest)
    name = lead(one)
    name.append(title(one, wide - name.cell_len), style="bold")
    tags = power_tags(one.powers, say, wide - 2 if slim else wide)
    state = vitals(one, wide)
    noted = " ".join(one.notes)
    if slim and noted and state.cell_len + len(noted) < wide:
        state.append(f" {noted}", style="italic")
    body = [name, state] + ([] if slim else [tags])
    body += [Text(shortened(card, wide), style="dim") for card in one.carried]
    body += [Text()] * (rows - len(one.carried))
    foot = tags if slim else Text(shortened(noted, wide - 2), style="italic")
    return framed(one, body, foot, wide)


def mark_colour(one: Drawn) -> str:
    """The colour of a card's edges: its seat's, unless an action is under way."""
    return {USER: LIT, TARGET: AIMED}.get(one.mark, one.ink)


def framed(one: Drawn, body: Sequence[Text], foot: Text, wide: int) -> Box:
    """Lines with edges around them, of which the heavy one shows the stage."""
    ink = mark_colour(one)
    turned = one.stage if one.kind != "support" else -1
    corners = "┌┐└┘" if one.kind == "support" else "╭╮╰╯"
    top = ("━" * ((wide - 1) // 2) + "1" + "━" * (wide // 2), EDGE) if turned == 1 else ("─" * wide, ink)
    lines = [Text.assemble((corners[0], ink), top, (corners[1], ink))]
    for row, part in enumerate(body):
        left = side(turned == 0, "0", row, ink)
        right = side(turned == 2, "2", row, ink)
        lines.append(Text.assemble(left, part, " " * (wide - part.cell_len), right))
    if foot:
        rest = "─" * (wide - foot.cell_len - 1)
        lines.append(Text.assemble((corners[2] + "─", ink), foot, (rest + corners[3], ink)))
    else:
        lines.append(Text(corners[2] + "─" * wide + corners[3], style=ink))
    return lines


def side(heavy: bool, number: str, row: int, ink: str) -> tuple[str, str]:
    """A piece of the left or right edge; the number stands on the second line."""
    return (number if row == 1 else "┃", EDGE) if heavy else ("│", ink)


def row_of(
    some: Sequence[Drawn], say: Words, width: int, *, slim: bool = False, cut: bool = True
) -> list[Text]:
    """Characters beside each other: narrower ones where they are many and may be cut, in further rows if need
    be."""
    wide = [natural(one, say, slim) + 2 for one in some]
    longest = NARROWEST if cut else WIDEST
    while longest < WIDEST and rows_of(wide, longest + 3, width) == rows_of(wide, NARROWEST + 2, width):
        longest += 1
    rows = max(len(one.carried) for one in some)
    return beside([unit(one, say, longest, slim, rows) for one in some], width)


def rows_of(wide: Sequence[int], most: int, width: int) -> int:
    """How many rows boxes take that want to be so wide, and may be so wide at most."""
    rows, used = 1, -1
    for one in wide:
        used += min(one, most) + 1
        if used > width:
            rows, used = rows + 1, min(one, most)
    return rows


def line(one: Drawn, say: Words) -> Text:
    """A character or support in a line: its stage, name, hearts, shield and powers."""
    stage = "▪" if one.kind == "support" else f"{one.stage}"
    text = Text.assemble((stage, EDGE), " ", lead(one))
    text.append(title(one), style=one.ink).append(" ").append_text(vitals(one, 10))
    if one.powers:
        text.append(" ").append_text(power_tags(one.powers, say))
    return text.append(f" {' '.join(one.notes)}", style="italic dim") if one.notes else text


# Cards in a hand


def held(card: str, count: int, say: Words, twins: frozenset[str]) -> Box:
    """A card of a hand: type and numbers above, its name, its powers below."""
    fact = lore.facts().get(card)
    ink = lore.colour_of(fact)
    sign = lore.kind_sign(fact.type, say) if fact is not None else "?"
    right = numbers(fact, say) if fact is not None else Text()
    powers = fact.powers if fact is not None and lore.can_carry(fact) else ()
    tags = power_tags(powers, say)
    times = f"×{count}" if count > 1 else ""
    name = lore.card_name(card, say, twins)
    wide = min(max(len(name), right.cell_len + 4, tags.cell_len + len(times) + 2), WIDEST)
    top = Text.assemble((f"╭{sign}", ink), ("─" * (wide - 2 - right.cell_len), ink), right, ("╮", ink))
    middle = Text.assemble(("│", ink), (shortened(name, wide).ljust(wide), "bold"), ("│", ink))
    rest = wide - tags.cell_len - len(times)
    below = Text.assemble(("╰", ink), tags, ("─" * rest, ink), (times, "bold"), ("╯", ink))
    return [top, middle, below]
