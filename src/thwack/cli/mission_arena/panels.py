"""What is shown beside the table or instead of it: cards with texts, the discard piles, and all signs."""

from collections import Counter
from collections.abc import Container, Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.mission_arena.cards.library import CardDef
from ...games.mission_arena.view_types import Place
from ..drawing import colour, flow
from ..host import Look
from ..words import Words
from . import boxes, lore, screen
from .challenges import OUTCOMES


def about(fact: CardDef, say: Words, count: int = 1, ready: bool = False) -> list[RenderableType]:
    """A card in two lines: its name and mission points, and the numbers and the special ability; `ready` when
    it is a copy of somebody in play, and may become a wound point."""
    name = Text.assemble((f"{count}× " * (count > 1), "dim"))
    name.append(fact.name[say.lang], style=f"bold {lore.colour_of(fact)}")
    name.append(" ").append_text(boxes.points(fact.points))
    name.append(f" {boxes.HEART}" * ready, style=boxes.HEARTS)
    values = boxes.numbers(boxes.printed(fact), boxes.printed(fact), boxes.CLOSE)
    return [name, Padding(Text.assemble(values, "  ", boxes.ability_of(fact.id, say)), (0, 0, 0, 3))]


def listing(
    cards: Iterable[str], say: Words, texts: bool, told: set[str] | None = None, ready: Container[str] = ()
) -> list[RenderableType]:
    """Cards one under the other, with their texts if wanted; a text that was `told` is left out."""
    told = set() if told is None else told
    lines: list[RenderableType] = []
    for card, count in Counter(cards).items():
        fact = lore.facts().get(card)
        if fact is None:
            lines.append(Text(card))
            continue
        lines += about(fact, say, count, fact.called in ready)
        if texts and lore.text_of(card, say.lang) and card not in told:
            told.add(card)
            lines.append(Padding(Text(lore.text_of(card, say.lang), style="dim"), (0, 0, 0, 3)))
    return lines


def hand(look: Look, texts: bool = True) -> RenderableType:
    """The hand with everything that is printed on the cards, or all but the texts."""
    view = look.view
    cards = view["seats"][look.seat]["hand"]
    lines = listing(cards, look.say, texts, ready=lore.in_play(view, look.seat)) or [Text("–", style="dim")]
    return Panel(
        Group(*lines),
        title=f"{look.say('title.hand')} ({len(cards)})",
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def texts(look: Look) -> RenderableType:
    """The protagonists in play with their texts, and the missions; the same text is shown once."""
    say, view = look.say, look.view
    told: set[str] = set()
    lines: list[RenderableType] = []
    for seat in (1 - look.seat, look.seat):
        lines.append(Text(screen.seat_name(view, seat, say), style=f"bold underline {colour(seat)}"))
        for owner, one in lore.places(view):
            if owner == seat and one["card"]:
                lines += listing([one["card"]], say, True, told)
                lines += below(one, say, look.width)
        lines.append(Text(say("arena.missions"), style="bold"))
        lines += listing([one["card"] for one in view["seats"][seat]["missions"]], say, True, told)
    return Panel(Group(*lines), border_style="dim", padding=(0, 1))


def below(one: Place, say: Words, width: int) -> list[RenderableType]:
    """The cards under the top one, and the power cards that one knows."""
    found: list[RenderableType] = []
    for pile, sign, ink in (
        (one["wounds"], boxes.HEART, boxes.HEARTS),
        (one["power_cards"], boxes.POWER, boxes.POWERS),
    ):
        if pile:
            names = [Text(name, style="dim") for name in screen.counted(pile, say, frozenset())]
            names[0] = Text.assemble((f"{sign} ", ink), names[0])
            found.append(flow(names, width - 4, ", ", indent=3, hang=2))
    return found


def discards(look: Look) -> RenderableType:
    """The discard piles of both, the last card first."""
    say, view = look.say, look.view
    lines: list[RenderableType] = []
    for seat in (look.seat, 1 - look.seat):
        row = view["seats"][seat]
        lines.append(screen.side(view, seat, say, seat in look.own, look.width))
        pile = list(reversed(row["discard"]))
        twins = lore.twins_in(pile, say)
        chips = [boxes.chip(card, say, twins, n) for card, n in Counter(pile).items()]
        lines.append(flow(chips or [Text("–", style="dim")], look.width, " · ", indent=2))
    return Group(*lines)


def signs(look: Look) -> RenderableType:
    """What all signs mean."""
    say = look.say
    rows = [
        (boxes.numbers((850, 800, 350), (850, 800, 350), boxes.CLOSE), say("arena.values")),
        (boxes.numbers((850, 800, 350), (850, 800, 350)), say("arena.short")),
        (boxes.value(950, 850, boxes.ATTACK_INK), say("arena.raised")),
        (boxes.pips(3, 1), say("arena.power")),
        (boxes.hearts(2), say("arena.wounds")),
        (boxes.points(2), say("arena.points")),
        (Text(boxes.NEMESIS, style=f"bold {boxes.FATE}"), say("arena.nemesis")),
        (Text(boxes.BARRED, style=f"bold {boxes.STOP}"), say("arena.barred")),
        (Text(boxes.USED), say("arena.used")),
        (Text("╔══╗", style=lore.COLOURS["good"]), say("arena.teams")),
        (
            Text(f"{boxes.CHALLENGER} {boxes.PARTNER} {boxes.TARGET}", style=f"bold {boxes.FIGHT}"),
            say("arena.roles"),
        ),
        (
            Text.assemble(("750", boxes.DEFENCE_INK), " │ ", ("1200", boxes.RESISTANCE_INK)),
            say("arena.bounds"),
        ),
        (Text("…?", style="italic"), say("arena.open")),
    ]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for sign, meaning in rows:
        grid.add_row(sign, meaning)
    colours = [
        Text.assemble(("■", lore.COLOURS[one]), f" {lore.label('alignments', one, say.lang)}")
        for one in lore.ALIGNMENTS
    ]
    marks = [
        Text.assemble((say(f"arena_mark.{word}"), boxes.LIVE), f" {lore.label('abilities', word, say.lang)}")
        for word in lore.content().abilities
    ]
    ends = [Text(say(f"arena_outcome.{one}"), style=ink) for one, ink in OUTCOMES.items()]
    return Group(grid, flow(colours, look.width), flow(marks, look.width), flow(ends, look.width))
