"""What the terminal shows of a match of Battle Scenes: pure functions from a view to rich text.

The opponent's scene is above, the scenario in the middle, yours below, and under it your hand.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ...cardlang.decklist import spoken_name
from ...games.battle_scenes.cards.library import X_COST
from ...games.battle_scenes.view_types import Seat, Unit, View
from ..drawing import beside, colour, flow, player_name, track, track_in_short
from ..words import Words
from . import boxes, lore
from .boxes import Drawn

PHASES: Final = ("countdown", "draw", "preparation", "adjustment", "anticipation", "attack")  # BS-5
NOBODY: Final[Mapping[str, int]] = {}


def seat_name(view: View, seat: int, say: Words) -> str:
    """A player goes by the name of the deck; with a number where both have the same."""
    names = [spoken_name(lore.content(), row["name"], say.lang) for row in view["seats"]]
    return player_name(names, seat, say)


# The heading


def heading(view: View, say: Words, width: int, rows: int = 1) -> list[Text]:
    """Whose turn it is, and the phases as a track: by name where there is room, or a row more."""
    if view["phase"] not in PHASES:
        return [Text(f"{say('side.set_up')} · {say.find('phase.' + view['phase'])}", style="bold")]
    text = Text.assemble((f"{say('side.turn', n=view['turn'])} · ", "bold"))
    text.append(seat_name(view, view["active"], say), style=f"bold {colour(view['active'])}")
    names, at = [say.find(f"phase.{phase}") for phase in PHASES], PHASES.index(view["phase"])
    named = track(names, at)
    if text.cell_len + named.cell_len + 5 <= width:
        return [text.append(" · ").append_text(named)]
    if rows > 1 and named.cell_len < width:
        return [text, Text.assemble(" ", named)]
    return [text.append(" · ").append_text(track_in_short(names, at))]


def why_over(view: View, say: Words) -> str:
    """BS-9: Why the match is over."""
    result = view["result"]
    assert result is not None
    first = result["winners"][0] if result["winners"] else 0
    names = {"who": seat_name(view, first, say), "other": seat_name(view, 1 - first, say)}
    return say.find(f"scenes_over.{result['reason'].replace(' ', '-')}").format(**names)


# A player's side


def points(view: View, seat: int) -> Text:
    """A sign for each point out of those that win."""
    has, goal = view["seats"][seat]["points"], view["goal"]
    lit = min(max(has, 0), goal)
    bar = (("━" * lit, f"bold {colour(seat)}"), ("─" * (goal - lit), "grey42"))
    return Text.assemble(*bar, (f" {has}/{goal}", "bold"))


def by_kind(cards: Sequence[str], say: Words) -> Text:
    """How many cards of each type: 5 Ch 1 Su 6 Ab."""
    parts = []
    for kind, some in lore.by_kind(cards).items():
        sign = lore.kind_sign(kind, say) if kind else "?"
        parts.append(Text(f"{len(some)} {sign}", style=lore.KIND_COLOURS.get(kind, lore.PLAIN)))
    return Text(" ").join(parts)


def side(view: View, seat: int, say: Words, own: bool, width: int, brief: bool = False) -> Text:
    """A player: points, and how many cards lie where; resources by type where there is room."""
    row = view["seats"][seat]
    ink = colour(seat)
    name = Text.assemble(("▌", ink), (seat_name(view, seat, say), f"bold {ink}"))
    if own:
        name.append(f" ({say('side.you')})", style="dim")
    name.append("  ").append_text(points(view, seat))
    resources = Text(say("scenes.resources", n=len(row["resources"])))
    if row["resources"] and not brief:
        resources.append(": ", style="dim").append_text(by_kind(row["resources"], say))
    parts = [name, Text(say("side.hand", n=row["hand_size"])), Text(say("scenes.deck", n=len(row["deck"])))]
    parts.append(resources)
    prizes = Text(say("scenes.prizes", n=len(row["prizes"])))
    if row["prizes"] and not brief and (lines(parts, width) > 1 or lines([*parts, prizes], width) == 1):
        parts.append(prizes)
    if not brief:
        parts += known(view, row, say, own)
    return flow(parts, width, " · ", hang=2)


def lines(parts: Sequence[Text], width: int) -> int:
    """How many lines parts take."""
    return flow(parts, width, " · ", hang=2).plain.count("\n") + 1


def known(view: View, row: Seat, say: Words, own: bool) -> list[Text]:
    """Cards that one knows though they lie hidden: of another's hand, on top of a deck, or set aside."""
    twins = lore.twins_in(view, say)
    found = []
    if not own and row["hand"]:
        names = ", ".join(counted(row["hand"], say, twins))
        found.append(Text(say("scenes.in_hand", cards=names), style="italic"))
    if row["aside"]:
        names = ", ".join(lore.card_name(card, say, twins) if card else "?" for card in row["aside"])
        found.append(Text(say("scenes.aside", cards=names), style="italic"))
    return found


def counted(cards: Sequence[str], say: Words, twins: frozenset[str]) -> list[str]:
    """Cards by name: 2× Thor, Hulk."""
    found = Counter(cards)
    return [f"{n}× " * (n > 1) + lore.card_name(card, say, twins) for card, n in found.items()]


# Both scenes


def drawn(
    view: View, seat: int, say: Words, carried: bool = False, numbers: Mapping[str, int] = NOBODY
) -> list[Drawn]:
    """The characters and supports of a player, as they are drawn."""
    using = view["using"]
    twins = lore.twins_in(view, say)
    found = []
    for one in view["seats"][seat]["scene"]:
        mark = ""
        if using:
            mark = boxes.USER if one["ref"] == using["unit"] else ""
            mark = boxes.TARGET if one["ref"] in using["targets"] else mark
        found.append(
            Drawn(
                name=lore.card_name(one["card"], say),
                tail=lore.tail_of(one, say, twins),
                kind=one["type"],
                stage=-1 if one["stage"] is None else one["stage"],
                loaded=len(one["loaded"]),
                energy=one["energy"],
                shield=one["shield"],
                used=one["shield_used"],
                powers=tuple(one["powers"]),
                ink=colour(seat),
                notes=notes(one, say),
                carried=tuple(counted(one["loaded"], say, twins)) if carried else (),
                mark=mark,
                number=numbers.get(one["ref"], 0),
            )
        )
    return found


def notes(one: Unit, say: Words) -> tuple[str, ...]:
    """What else is to be known: it came this turn and cannot act yet, has acted, or may act again."""
    found = [lore.kind_sign("ev", say)] if one["type"] == "ev" else []
    found += [say("scenes.new")] if one["since"] == "now" else []
    done = "scenes.again" if one["again"] else "scenes.acted"
    return tuple(found + ([say(done)] if one["acted"] else []))


def scene(some: Sequence[Drawn], say: Words, width: int, *, slim: bool = False, cut: bool = True) -> Text:
    """A player's scene as cards beside each other."""
    if not some:
        return Text(" –", style="dim")
    rows = boxes.row_of(some, say, width - 1, slim=slim, cut=cut)
    return Text("\n", no_wrap=True).join(Text.assemble(" ", row) for row in rows)


def scene_in_lines(some: Sequence[Drawn], say: Words, width: int) -> Text:
    """A player's scene without boxes."""
    parts = [boxes.line(one, say) for one in some] or [Text("–", style="dim")]
    return flow(parts, width, " · ", indent=1)


def middle(view: View, say: Words, width: int) -> Text:
    """The scenario, which belongs to both scenes, and the action under way."""
    text = Text.assemble(("── ", "dim"), (f"{say('scenes.scenario')}: ", "dim"))
    found = view["scenario"]
    if found:
        text.append(lore.card_name(found["card"], say), style=f"bold {lore.KIND_COLOURS['scenario']}")
        text.append(f" ({seat_name(view, found['owner'], say)})", style=colour(found["owner"]))
    else:
        text.append("–", style="dim")
    text.append(" ")
    using = under_way(view, say)
    if using is not None and text.cell_len + using.cell_len + 4 <= width:
        text.append("── ", style="dim").append_text(using).append(" ")
        using = None
    text.append("─" * max(0, width - text.cell_len), style="dim")
    return Text("\n").join([text, flow([using], width, indent=1)]) if using is not None else text


def under_way(view: View, say: Words) -> Text | None:
    """The action that is being used: who, which, and at whom."""
    using = view["using"]
    if not using:
        return None
    twins = lore.twins_in(view, say)
    who = lore.unit_of(view, using["unit"])
    text = Text.assemble((f"{boxes.USER} ", "bold"))
    ink = colour(who[0]) if who is not None else ""
    text.append(lore.ref_name(view, using["unit"], say, twins), style=f"bold {ink}")
    fact = lore.facts().get(using["card"])
    if fact is not None and fact.action is not None:
        text.append(f": {fact.action.name[say.lang]} ").append_text(boxes.price(fact.action, say))
        if fact.action.cost == X_COST:
            text.append(f"={using['x']}", style="bold")
    for number, ref in enumerate(using["targets"]):
        found = lore.unit_of(view, ref)
        text.append(f" {boxes.TARGET} " if not number else ", ", style=f"bold {boxes.AIMED}")
        name = lore.ref_name(view, ref, say, twins)
        text.append(name, style=f"bold {colour(found[0])}" if found is not None else "bold")
    return text


# The hand


def hand(view: View, seat: int, say: Words, width: int) -> Text:
    """The hand as cards beside each other."""
    twins = lore.twins_in(view, say)
    cards = [card for some in lore.by_kind(view["seats"][seat]["hand"]).values() for card in some]
    held = [boxes.held(card, n, say, twins) for card, n in Counter(cards).items()]
    if not held:
        return small_hand(view, seat, say, width)
    title = Text(say("title.hand"), style="bold")
    lines = beside(held, width - 1)
    return Text("\n", no_wrap=True).join([title, *(Text.assemble(" ", line) for line in lines)])


def small_hand(view: View, seat: int, say: Words, width: int) -> Text:
    """The hand in a line or two, by type."""
    twins = lore.twins_in(view, say)
    parts: list[Text] = []
    for kind, cards in lore.by_kind(view["seats"][seat]["hand"]).items():
        chips = [boxes.chip(card, say, twins, n) for card, n in Counter(cards).items()]
        sign = lore.kind_sign(kind, say) if kind else "?"
        chips[0] = Text.assemble((sign, f"bold reverse {lore.KIND_COLOURS.get(kind, '')}"), " ", chips[0])
        parts += chips
    parts = parts or [Text("–", style="dim")]
    parts[0] = Text.assemble((f"{say('title.hand')}: ", "bold"), parts[0])
    return flow(parts, width, " · ", hang=2)
