"""The draft: what both have picked, and what there is to pick from."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ...games.dice_masters.view_types import Draft, Stock, View
from ..drawing import colour, flow
from ..host import Look
from ..question import Question
from ..words import Words
from . import lore, screen

# A line for each title; one after the other; only numbers and costs; only numbers.
POOLS: Final = ("apart", "together", "costs", "brief")


def table(look: Look, question: Question) -> list[RenderableType]:
    """What both have picked, and what there is to pick from, in the fullest way that fits."""
    view, say = look.view, look.say
    draft: Draft = view["draft"]
    numbers = {choice.refs[0]: n for n, choice in enumerate(question.listed, 1) if choice.verb == "pick"}
    head: list[RenderableType] = [Rule(screen.heading(view, say), align="left", style="dim")]
    for seat in (1 - look.seat, look.seat):
        head.append(picks(view, draft, seat, look))
    middle: list[Stock] = [{"card": card, "left": 3, "of": 3} for card in draft["basic_actions"]]
    head.append(screen.middle(middle or view["basic_actions"], say, look.width))
    others = [(n, choice) for n, choice in enumerate(question.listed, 1) if choice.verb != "pick"]
    if question.refusal is not None:
        others.append((0, question.refusal))
    below = [Text.assemble((f"{n:>3} ", "bold cyan"), choice.text(say.lang)) for n, choice in others]
    shown: list[RenderableType] = []
    for how in POOLS:
        hint = Text(say("dice.costs"), style="dim") if how == "costs" else None
        title = screen.titled(Text(say("pile.pool"), style="bold"), look.width, hint)
        shown = [*head, title, *pool(draft["pool"], numbers, say, look.width, how), *below]
        if look.terminal.fits(*shown):
            break
    return shown


def picks(view: View, draft: Draft, seat: int, look: Look) -> Text:
    """What a player has picked so far."""
    say, counts = look.say, picked(draft, seat)
    head = Text.assemble(("▌", colour(seat)), (screen.seat_name(view, seat, say), f"bold {colour(seat)}"))
    if seat in look.own:
        head.append(f" ({say('side.you')})", style="dim")
    head.append(f"  {say('dice.limit', n=sum(counts.values()), of=draft['limit'])}")
    names = [
        Text.assemble(f"{n}× " if n > 1 else "", lore.card_name(card, say), " ", screen.price(card, say))
        for card, n in counts.items()
    ]
    return Text("\n").join([head, flow(names, look.width, " · ", indent=2)]) if names else head


def picked(draft: Draft, seat: int) -> dict[str, int]:
    """The cards a player has picked, with the dice on them."""
    found: dict[str, int] = {}
    for one in draft["picked"][seat]:
        found[one["card"]] = found.get(one["card"], 0) + one["dice"]
    return found


def pool(
    cards: Sequence[str], numbers: dict[str, int], say: Words, width: int, how: str
) -> list[RenderableType]:
    """The cards to pick from, by energy and title, with their numbers."""
    groups: dict[str, dict[str, list[str]]] = {}
    for card in cards:
        fact = lore.facts().get(card)
        energy = (fact.energy if fact is not None else "") or ""
        groups.setdefault(energy, {}).setdefault(lore.die_name(card, say), []).append(card)
    lines: list[RenderableType] = []
    for energy in (*lore.ENERGIES, ""):
        if energy not in groups:
            continue
        name = lore.label("energy", energy, say.lang) if energy else say("pile.basics")
        head = Text(name.capitalize(), style=f"bold underline {lore.COLOURS.get(energy, '')}")
        titles = [versions(title, some, numbers, say, how) for title, some in sorted(groups[energy].items())]
        if how == "apart":
            lines += [head, *(flow(parts, width, " · ", indent=1, hang=3) for parts in titles)]
        elif how == "together":
            lines += [head, flow([part for parts in titles for part in parts], width, " · ", indent=1)]
        else:
            lines.append(flow([head, *(Text(" ").join(parts) for parts in titles)], width, "  ", hang=1))
    return lines


def versions(title: str, some: Sequence[str], numbers: dict[str, int], say: Words, how: str) -> list[Text]:
    """A character's cards, each with its number and its price; the title stands before the first."""
    if how == "costs":
        return [in_short(title, some, numbers)]
    parts = []
    for card in dict.fromkeys(some):
        fact = lore.facts().get(card)
        name = f"{fact.subtitle[say.lang]} " if fact is not None and fact.subtitle else ""
        number = Text(str(numbers.get(card, "")), style="bold cyan")
        if how == "brief":
            parts.append(number)
            continue
        many = f" ×{some.count(card)}" if some.count(card) > 1 else ""
        gap = " " if number else ""
        parts.append(Text.assemble(number, gap, name, screen.price(card, say), (many, "dim")))
    parts[0] = Text.assemble((title, "bold"), " ", parts[0])
    return parts


def in_short(title: str, some: Sequence[str], numbers: dict[str, int]) -> Text:
    """A character's cards by their numbers and their costs: Hulk 9-12 (7 6 6 6)."""
    cards = list(dict.fromkeys(some))
    found = [numbers[card] for card in cards if card in numbers]
    in_a_row = len(found) > 1 and found == list(range(found[0], found[0] + len(cards)))
    told = f"{found[0]}-{found[-1]}" if in_a_row else " ".join(map(str, found))
    facts = [lore.facts().get(card) for card in cards]
    costs = " ".join(str(fact.cost) if fact is not None else "?" for fact in facts)
    gap = " " if told else ""
    return Text.assemble((title, "bold"), " ", (told, "bold cyan"), gap, (f"({costs})", "dim"))
