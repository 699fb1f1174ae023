"""The choices of a question, numbered and by verb, with as much about their cards as there is room for."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...games.dice_masters.view_types import View
from ...match import Choice
from ..drawing import flow, numbered, refusal
from ..question import Question
from ..words import Words
from . import lore
from .lore import Fact
from .screen import price

REFUSALS: Final = frozenset({"decline", "keep", "pass"})  # one of these alone is number 0
TOGETHER: Final = frozenset({"reroll", "attack"})  # several of these can be chosen with one answer
ABOUT_CARDS: Final = frozenset({"buy", "pick", "use"})  # verbs whose cards one wants to read
GAP: Final = 2


def fact_of(choice: Choice) -> Fact | None:
    """The card a choice is about, if one wants to read it."""
    if choice.verb not in ABOUT_CARDS:
        return None
    return next((fact for ref in choice.refs if (fact := lore.facts().get(ref))), None)


def line_of(choice: Choice, view: View, say: Words) -> Text:
    """A choice in a line; what can be bought with the dice left."""
    text = Text(choice.text(say.lang))
    left = stock_of(view, choice.refs[0]) if choice.verb == "buy" else None
    return text.append(f"  {left[0]}/{left[1]}", style="dim") if left is not None else text


def bill(view: View, say: Words) -> Text | None:
    """What is being paid for, and how much it is."""
    found = view.get("paying")
    if not found:
        return None
    return Text(say("ask.pay", card=lore.card_name(found["card"], say), n=found["cost"]), style="bold")


def stock_of(view: View, card: str) -> tuple[int, int] | None:
    """How many dice are left on a card that whoever is asked can buy."""
    actor = view["actor"] if view["actor"] in (0, 1) else view["active"]
    rows = [*view["seats"][actor]["cards"], *view["basic_actions"]]
    return next(((row["left"], row["of"]) for row in rows if row["card"] == card), None)


def listed(question: Question, view: View, say: Words, texts: bool, headings: bool) -> Group:
    """One choice a line; with the texts of their cards and a heading for each verb, if wanted."""
    lines: list[RenderableType] = []
    groups = question.groups()
    for verb, rows in groups.items():
        if headings and len(groups) > 1:
            lines.append(Text(say.find(f"verb.{verb}"), style="bold underline"))
        for number, choice in rows:
            lines.append(numbered(number, line_of(choice, view, say)))
            fact = fact_of(choice)
            if fact is not None and texts and fact.text(say.lang):
                lines.append(Padding(Text(fact.text(say.lang), style="dim"), (0, 0, 0, 4)))
    return Group(*lines, *refusal(question, say))


def brief(question: Question, view: View, say: Words, width: int) -> Group:
    """The choices in few lines: what can be bought by title and price, the rest in columns."""
    parts: list[RenderableType] = []
    rest: list[tuple[int, Text]] = []
    for verb, rows in question.groups().items():
        if verb == "buy":
            parts.append(shop([(number, choice.refs[0]) for number, choice in rows], view, say, width))
        else:
            rest += [(number, line_of(choice, view, say)) for number, choice in rows]
    if question.refusal is not None:
        rest.append((0, Text(question.refusal.text(say.lang))))
    return Group(*parts, *in_columns(rest, width))


def shop(rows: list[tuple[int, str]], view: View, say: Words, width: int) -> Text:
    """What can be bought, in a line or two: the verb once, then number, title and price of each card."""
    parts = []
    for number, card in rows:
        left = stock_of(view, card)
        count = f" {left[0]}/{left[1]}" if left is not None else ""
        name = lore.die_name(card, say)
        parts.append(Text.assemble((f"{number} ", "bold cyan"), name, " ", price(card, say), (count, "dim")))
    parts[0] = Text.assemble((f"{say.find('verb.buy')}  ", "bold"), parts[0])
    return flow(parts, width, "  ", indent=1, hang=1)


def in_columns(rows: list[tuple[int, Text]], width: int) -> list[RenderableType]:
    """Numbered lines in as many columns as fit, read from top to bottom."""
    lines = [Text.assemble((f"{number:>3} ", "bold cyan"), text) for number, text in rows]
    height = next((high for high in range(1, len(lines)) if width_in(lines, high) <= width), len(lines))
    if height == len(lines):
        return [numbered(number, text) for number, text in rows]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(height):
        grid.add_row(*lines[row::height])
    return [grid]


def width_in(lines: list[Text], rows: int) -> int:
    """The columns of the screen that lines take in so many rows."""
    columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
    return sum(max(line.cell_len for line in column) + GAP for column in columns) - GAP
