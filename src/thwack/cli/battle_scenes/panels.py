"""What is shown beside the table or instead of it: cards with their texts, the piles, and all signs."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.battle_scenes.cards.library import CardDef
from ...games.battle_scenes.speech.opposing import opposing_text
from ..drawing import colour, flow
from ..host import Look
from ..words import Words
from . import boxes, lore, screen


def about(fact: CardDef, say: Words, count: int = 1, twins: frozenset[str] = frozenset()) -> Text:
    """A card in a line: its type, name, numbers and powers."""
    text = Text.assemble((lore.kind_sign(fact.type, say), f"bold {lore.colour_of(fact)}"), " ")
    text.append_text(boxes.chip(fact.id, say, twins, count))
    if lore.can_carry(fact) and fact.powers:
        text.append(" ").append_text(boxes.power_tags(fact.powers, say))
    return text


def listing(
    cards: Iterable[str], say: Words, texts: bool, twins: frozenset[str], told: set[str] | None = None
) -> list[RenderableType]:
    """Cards one under the other by type, with their texts if wanted; a text that was `told` is left out."""
    told = set() if told is None else told
    lines: list[RenderableType] = []
    for some in lore.by_kind(cards).values():
        for card, count in Counter(some).items():
            fact = lore.facts().get(card)
            if fact is None:
                lines.append(Text(card))
                continue
            lines.append(about(fact, say, count, twins))
            if texts and lore.text_of(card, say.lang) and card not in told:
                told.add(card)
                lines.append(Padding(Text(lore.text_of(card, say.lang), style="dim"), (0, 0, 0, 3)))
    return lines


def hand(look: Look, texts: bool = True) -> RenderableType:
    """The hand with everything that is printed on the cards, or all but the texts."""
    say, view = look.say, look.view
    cards = view["seats"][look.seat]["hand"]
    lines = listing(cards, say, texts, lore.twins_in(view, say)) or [Text("–", style="dim")]
    return Panel(
        Group(*lines), title=say("title.hand"), title_align="left", border_style="dim", padding=(0, 1)
    )


def scenario(look: Look) -> list[RenderableType]:
    """The scenario with its text, from the side of whoever looks."""
    found, say = look.view["scenario"], look.say
    fact = lore.facts().get(found["card"]) if found else None
    if found is None or fact is None or found["owner"] == look.seat:
        return listing([found["card"]], say, True, frozenset()) if found else []
    text = Text(opposing_text(fact, say.lang, lore.content()), style="dim")
    return [about(fact, say), Padding(text, (0, 0, 0, 3))]


def beside(look: Look, texts: bool) -> RenderableType:
    """The hand, and under it the card whose action is under way."""
    using = look.view["using"]
    if not using:
        return hand(look, texts)
    return Group(hand(look, texts), *listing([using["card"]], look.say, True, frozenset()))


def texts(look: Look) -> RenderableType:
    """The cards in scene with their texts, and those they carry; the same text is shown once."""
    say, view = look.say, look.view
    twins = lore.twins_in(view, say)
    told: set[str] = set()
    lines: list[RenderableType] = [*scenario(look)]
    for seat in (1 - look.seat, look.seat):
        lines.append(Text(screen.seat_name(view, seat, say), style=f"bold {colour(seat)}"))
        for one in view["seats"][seat]["scene"]:
            lines += listing([one["card"]], say, True, twins, told)
            if one["loaded"]:
                inside = Group(*listing(one["loaded"], say, True, twins, told))
                lines.append(Padding(inside, (0, 0, 0, 3)))
    return Panel(Group(*lines), border_style="dim", padding=(0, 1))


def piles(look: Look) -> RenderableType:
    """Resources and prizes of both."""
    say, view = look.say, look.view
    twins = lore.twins_in(view, say)
    lines: list[RenderableType] = []
    for seat in (look.seat, 1 - look.seat):
        row = view["seats"][seat]
        lines.append(screen.side(view, seat, say, seat in look.own, look.width))
        for pile in ("resources", "prizes"):
            lines.append(Text(f" {say(f'scenes.{pile}', n=len(row[pile]))}", style="bold"))
            for kind, some in lore.by_kind(row[pile]).items():
                chips = [boxes.chip(card, say, twins, n) for card, n in Counter(some).items()]
                sign = f"{lore.kind_sign(kind, say) if kind else '?'} "
                chips[0] = Text.assemble((sign, f"bold {lore.KIND_COLOURS.get(kind, '')}"), chips[0])
                lines.append(flow(chips, look.width, " · ", indent=2, hang=3))
    return Group(*lines)


def signs(look: Look) -> RenderableType:
    """What all signs mean."""
    say = look.say
    rows = [
        (Text("┃0 ━1━ 2┃", style=boxes.EDGE), say("scenes.stages")),
        (Text(f"{boxes.HEART} {boxes.GAP} +1", style=boxes.HEARTS), say("scenes.hearts")),
        (Text(f"{boxes.SHIELD} {boxes.USED}", style=boxes.SHIELDS), say("scenes.shields")),
        (Text(f"{boxes.TURN}1", style="bold"), say("scenes.turned")),
        (Text(f"{boxes.USER} {boxes.TARGET}", style=f"bold {boxes.AIMED}"), say("scenes.marked")),
    ]
    rows += [
        (Text(sign, style="bold yellow"), say(f"timing.{name}")) for name, sign in lore.TIMING_SIGNS.items()
    ]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for sign, meaning in rows:
        grid.add_row(sign, meaning)
    kinds = [
        Text.assemble((lore.kind_sign(one, say), f"bold {lore.KIND_COLOURS[one]}"), f" {say(f'kind.{one}')}")
        for one in lore.KINDS
    ]
    powers = [
        Text.assemble((lore.power_sign(one, say), f"bold {ink}"), f" {lore.label_of_power(one, say)}")
        for one, ink in lore.POWER_COLOURS.items()
    ]
    return Group(grid, flow(kinds, look.width), flow(powers, look.width))
