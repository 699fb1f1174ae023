"""Protagonists as little cards: pure functions from what is known of a place to lines of rich text.

The frame has the colour of the alignment, and a Team's is double. A power point is a card beside it, upright
or, when it is engaged, turned (MA-6.2); a heart is a wound point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ...games.mission_arena.cards.library import CardDef
from ..drawing import Box, darker, shortened
from ..words import Words
from . import lore

POWER, ENGAGED, HEART, POINT = "▮", "▬", "♥", "★"
NEMESIS, BARRED, USED = "↯", "⊘", "✓"
CHALLENGER, PARTNER, TARGET = "▸", "+", "◎"
ATTACK_INK: Final = "#ffaf5f"
DEFENCE_INK: Final = "#87c7ff"
RESISTANCE_INK: Final = "#87d7af"
INKS: Final = (ATTACK_INK, DEFENCE_INK, RESISTANCE_INK)
MORE: Final = "bold #7dff7d"  # a number above the printed one
POWERS: Final = "#ffd75f"
SPENT: Final = "#8f7f4f"
HEARTS: Final = "#ff5f87"
POINTS: Final = "#ffd700"
FIGHT: Final = "#ffd700"  # whoever is in a challenge
STOP: Final = "#ff5f5f"
FATE: Final = "#ff5fff"
LIVE: Final = "#d7ff87"  # an ability that is active
EMPTY: Final = "grey42"
STANDS_BACK: Final = 0.62  # how much of its colour a frame in Reserve keeps
SLIM, MEDIUM, FULL = 3, 4, 5  # rows of a card
WIDEST, LEAST = 30, 13  # columns inside a frame
FORMS: Final = ((" ", "  "), (" ", " "), ("", " "))  # of numbers: behind a letter, and between them
LOOSE, SPACED, CLOSE, BARE = range(4)
ROUND, DOUBLE, DOTTED = tuple("╭─╮│╰╯"), tuple("╔═╗║╚╝"), tuple("╭┄╮┊╰╯")


@dataclass(frozen=True)
class Drawn:
    """A place to be drawn, and who stands there."""

    place: str
    name: str = ""  # nobody has none
    label: str = ""  # of the place
    skill: str = ""  # where it matters (MA-10.8)
    ink: str = EMPTY  # the colour of the alignment
    values: tuple[int, int, int] = (0, 0, 0)  # Attack, Defence, Resistance as they are
    printed: tuple[int, int, int] = (0, 0, 0)
    power: int = 0
    engaged: int = 0
    hearts: int = 0
    ability: str = ""  # with its cost
    marks: tuple[str, ...] = ()  # abilities that are active
    nemesis: str = ""
    fated: bool = False  # the nemesis stands opposite
    members: tuple[str, ...] = ()
    hidden: bool = False
    barred: bool = False
    used: bool = False
    role: str = ""  # in a challenge: a sign, with a number if there are several
    number: int = 0  # of the choice that is about it

    @property
    def frame(self) -> str:
        """The colour of the frame."""
        if self.role:
            return FIGHT
        return darker(self.ink, STANDS_BACK) if self.place.startswith("reserve") and self.name else self.ink


# Signs


def value(now: int, printed: int, ink: str, before: str = "", after: str = "") -> Text:
    """A number; green when it is above the printed one."""
    text = Text.assemble((before, f"dim {ink}"), (str(now), MORE if now > printed else ink))
    return text.append(after, style="dim")


def numbers(now: Sequence[int], printed: Sequence[int], form: int = BARE) -> Text:
    """Attack, Defence and Resistance with their letters; bare ones as 850 800+350."""
    rows = list(zip(now, printed, INKS, "ADR", strict=True))
    if form == BARE:
        attack, defence, resistance = (value(one, other, ink) for one, other, ink, _ in rows)
        return Text.assemble(attack, " ", defence, ("+", "dim"), resistance)
    space, joint = FORMS[form]
    return Text(joint).join(value(one, other, ink, sign + space) for one, other, ink, sign in rows)


def form_for(some: Sequence[Drawn], wide: Sequence[int]) -> int:
    """The widest form of numbers that has room on all of these cards."""
    for form in range(len(FORMS)):
        rows = zip(some, wide, strict=True)
        if all(numbers(one.values, one.printed, form).cell_len <= room for one, room in rows if one.name):
            return form
    return BARE


def pips(power: int, engaged: int, width: int = 99) -> Text:
    """A card for each power point; turned ones are engaged."""
    if power <= width:
        return Text.assemble((POWER * (power - engaged), POWERS), (ENGAGED * engaged, SPENT))
    free = power - engaged
    text = Text(f"{free}{POWER}" if free else "", style=POWERS)
    return text.append(f"{engaged}{ENGAGED}" if engaged else "", style=SPENT)


def hearts(count: int, width: int = 99) -> Text:
    """A heart for each wound point."""
    return Text(HEART * count if count <= width else f"{count}{HEART}", style=HEARTS)


def nemesis(one: Drawn, width: int) -> Text:
    """The nemesis by name, or a sign; bright when it stands opposite."""
    if not one.nemesis or width < 1:
        return Text()
    style = f"bold {FATE}" if one.fated else "dim"
    return Text(f"{NEMESIS}{shortened(one.nemesis, width - 1)}" if width > 3 else NEMESIS, style=style)


def state(one: Drawn, width: int, joint: str = " ") -> Text:
    """Power points, wound points and the nemesis."""
    parts = [hearts(one.hearts, 3 if width < 12 else 6)] if one.name else []
    room = width - sum(part.cell_len + 1 for part in parts)
    if one.power:
        parts.append(pips(one.power, one.engaged, min(6, room)))
        room -= parts[-1].cell_len + 1
    fate = nemesis(one, room)
    return Text(joint).join([*parts, fate] if fate else parts)


def ability_of(card: str, say: Words) -> Text:
    """The special ability of a card by its name, with its cost; and the nemesis."""
    fact = lore.facts().get(card)
    if fact is None:
        return Text()
    parts = [f"{lore.ability_name(fact, say.lang)} {fact.ability.cost}"] if fact.ability is not None else []
    parts += [f"{NEMESIS}{lore.label('protagonists', fact.nemesis, say.lang)}"] if fact.nemesis else []
    return Text(" · ".join(parts), style="dim")


def points(count: int) -> Text:
    """Mission points, as many as are printed."""
    return Text(f"{POINT}{count}", style=POINTS)


# Cards on the table


def lead(one: Drawn) -> Text:
    """What stands before a name: the number of the choice, the part in a challenge, whether it is barred."""
    text = Text.assemble((f"{one.number} " if one.number else "", "bold cyan"))
    text.append(f"{one.role} " if one.role else "", style=f"bold {FIGHT}")
    return text.append(f"{BARRED} " if one.barred else "", style=f"bold {STOP}")


def ability(one: Drawn, width: int) -> Text:
    """The special ability, and whether it was used."""
    return Text(shortened(f"{USED} " * one.used + one.ability, width), style="dim")


def live(one: Drawn, width: int) -> Text:
    """The abilities that are active."""
    return Text(shortened(" ".join(one.marks), width), style=f"bold {LIVE}")


def natural(one: Drawn, rows: int) -> int:
    """The columns inside a frame in which everything has room."""
    name = lead(one).cell_len + len(one.name or one.label)
    if not one.name:
        return max(name, LEAST)
    if rows == SLIM:
        return max(name, numbers(one.values, one.printed).cell_len, state(one, 12).cell_len)
    own = [len(one.ability) + 2 * one.used, len(" ".join(one.marks))]
    return max(name + 1, 17, state(one, 99).cell_len, *own, *map(len, one.members if rows == FULL else ()))


def card(one: Drawn, wide: int, rows: int, form: int = BARE) -> Box:
    """A place as a card of so many rows, with so many columns inside its frame."""
    frame = DOUBLE if one.members else ROUND if one.name or one.hidden else DOTTED
    body = [Text()] * (rows - 2)
    below, room = Text(), wide - (len(one.skill) + 1 if one.skill else 0)
    if one.hidden:
        body = [Text("▒" * wide, style="grey50")] * (rows - 2)
    elif not one.name:
        below = state(one, room)
    elif rows == SLIM:
        body, below = [numbers(one.values, one.printed, form)], state_and_marks(one, room)
    else:
        body = [numbers(one.values, one.printed, form), state(one, wide)]
        below = live(one, room) if one.marks else ability(one, room)
        if rows == FULL:
            team = Text(shortened(" · ".join(one.members), wide), style="italic")
            body.append(team if one.members else ability(one, wide))
            below = below if one.members or one.marks else Text()
    return framed(one, frame, body, below, wide)


def state_and_marks(one: Drawn, wide: int) -> Text:
    """What stands on the lower edge of a slim card."""
    text = state(one, wide)
    room = wide - text.cell_len - 1
    if one.marks and room > 2:
        text.append(" ").append_text(live(one, room))
    return text


def framed(one: Drawn, signs: Sequence[str], body: Sequence[Text], below: Text, wide: int) -> Box:
    """Lines in a frame, with the name on the upper edge and something on the lower one."""
    left, flat, right, upright, lower_left, lower_right = signs
    ink = one.frame
    name = lead(one)
    bold = "bold " if one.place.startswith("active") else ""
    if one.name:
        name.append(shortened(one.name, wide - name.cell_len), style=f"{bold}{'dim' if one.barred else ''}")
    elif not one.hidden:
        name.append(shortened(one.label, wide - name.cell_len), style="dim")
    lines = [edge(left, name, flat, right, ink, wide)]
    for part in body:
        part = part[:wide]
        lines.append(Text.assemble((upright, ink), part, " " * (wide - part.cell_len), (upright, ink)))
    lines.append(edge(lower_left, below, flat, lower_right, ink, wide, one.skill))
    return lines


def edge(left: str, text: Text, flat: str, right: str, ink: str, wide: int, end: str = "") -> Text:
    """An edge of a frame with something on it, and something at its end."""
    rest = wide - text.cell_len
    return Text.assemble((left, ink), text, (flat * (rest - len(end)), ink), (end, "italic"), (right, ink))


# Squads


def widths(some: Sequence[Drawn], rows: int, width: int) -> list[int]:
    """How many columns each may take inside its frame, so that all together have room: long ones give way."""
    wide = [min(WIDEST, natural(one, rows)) for one in some]
    room = width - 2 * len(some)
    while sum(wide) > room:
        wide[wide.index(max(wide))] -= 1
    return wide


def row_of(
    squads: Sequence[Sequence[Drawn]], rows: int, width: int, gap: int = 2
) -> tuple[list[Text], list[int]]:
    """Squads beside each other, and the columns at which they begin."""
    every = [one for squad in squads for one in squad]
    width -= gap * (len(squads) - 1)
    wide = widths(every, rows, width)
    spare = width - sum(wide) - 2 * len(every)
    joint = " " if spare >= len(every) - len(squads) else ""
    form = form_for(every, wide)
    drawn = iter([card(one, columns, rows, form) for one, columns in zip(every, wide, strict=True)])
    lines, starts = [Text(no_wrap=True) for _ in range(rows)], []
    for number, squad in enumerate(squads):
        starts.append(lines[0].cell_len + (gap if number else 0))
        cards = [next(drawn) for _ in squad]
        for row, line in enumerate(lines):
            line.append(" " * (gap if number else 0))
            line.append_text(Text(joint).join(one[row] for one in cards))
    return lines, starts


def even_row(squad: Sequence[Drawn], rows: int, wide: int) -> list[Text]:
    """A squad with equal cards."""
    form = form_for(squad, [wide] * len(squad))
    cards = [card(one, wide, rows, form) for one in squad]
    return [Text(" ", no_wrap=True).join(one[row] for one in cards) for row in range(rows)]


# Cards in a hand


def printed(fact: CardDef) -> tuple[int, int, int]:
    """Attack, Defence and Resistance as they stand on a card."""
    return fact.attack, fact.defence, fact.resistance


def named(card: str, say: Words, twins: frozenset[str] = frozenset(), count: int = 1) -> Text:
    """A card by its name, in its colour."""
    text = Text.assemble((f"{count}× " if count > 1 else "", "dim"))
    return text.append(lore.card_name(card, say, twins), style=lore.colour_of(lore.facts().get(card)))


def values_of(fact: CardDef | None, form: int = BARE) -> Text:
    """The numbers on a card: 1100 650+500 ★1."""
    if fact is None:
        return Text()
    text = numbers(printed(fact), printed(fact), form)
    return text.append(" ").append_text(points(fact.points))


def chip(card: str, say: Words, twins: frozenset[str] = frozenset(), count: int = 1) -> Text:
    """A card in a few signs: Hulk 1100 650+500 ★1."""
    return named(card, say, twins, count).append(" ").append_text(values_of(lore.facts().get(card)))
