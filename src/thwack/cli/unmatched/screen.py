"""What the terminal shows of a match: pure functions from a view to rich text and tables."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.unmatched.view_types import FighterView, SideView, View
from ..drawing import bar, colour, flow, numbered, refusal
from ..words import Words
from . import board as map_
from . import lore
from .board import Mark
from .card import numbers
from .lore import Fact
from .question import Mover, Question


def seen(view: Mapping[str, object]) -> View:
    """What a host hands on, as the game declares it."""
    return cast(View, view)


def markers(view: View, lang: str) -> dict[str, str]:
    """Two letters for every fighter; heroes have capitals."""
    found: dict[str, str] = {}
    for row in view["seats"]:
        for slug in row["fighters"]:
            found[slug] = lore.marker(row["hero"], slug, lang, found.values())
    return found


def marks(view: View, lang: str) -> dict[str, Mark]:
    """Who stands on which space: a large fighter on two (R-96), of several who share one (R-93) the first who
    is no sidekick, or their number."""
    letters = markers(view, lang)
    found: dict[str, Mark] = {}
    crowd: Counter[str] = Counter()
    for seat, row in enumerate(view["seats"]):
        style = f"bold #000000 on {colour(seat)}"
        for slug, fighter in sorted(row["fighters"].items(), key=lambda one: one[1]["hero"]):
            for spot in filter(None, (fighter["space"], fighter["tail"])):
                crowd[spot] += 1
                many = crowd[spot] > 1 and not fighter["hero"]
                found[spot] = Mark(f"{crowd[spot]}{letters[slug][0]}" if many else letters[slug], style)
    return found


def tokens(view: View, lang: str) -> tuple[set[str], str]:
    """Where tokens lie, and what they are called."""
    spaces: set[str] = set()
    names: list[str] = []
    for row in view["seats"]:
        for token in row["tokens"].values():
            if token["space"] is not None:
                spaces.add(token["space"])
            names.append(lore.word(row["hero"], token["name"], lang))
    return spaces, ", ".join(dict.fromkeys(names))


def battlefield(view: View, say: Words, width: int, height: int, lit: set[str]) -> Group:
    """The map and its legend."""
    board = lore.board(view["board"])
    lie, called = tokens(view, say.lang)
    drawn = map_.draw(board, marks(view, say.lang), width, height, lit, lie, say.lang)
    return Group(drawn, map_.legend(board, say.lang, called, width))


def heading(view: View, say: Words) -> Text:
    """Whose turn it is."""
    seat = view["active"]
    if not view["turn"]:
        return Text(say("side.set_up"), style="bold")
    text = Text.assemble((f"{say('side.turn', n=view['turn'])} · ", "bold"))
    text.append(lore.player_name(view["seats"][seat], say.lang), style=f"bold {colour(seat)}")
    text.append(f" · {say('side.actions', n=view['actions'])}")
    return text


def side(view: View, seat: int, say: Words, own: bool, width: int) -> Text:
    """A player's summary: cards and state in a line, then every fighter."""
    row = view["seats"][seat]
    lang = say.lang
    text = Text.assemble(("▌", colour(seat)), (lore.player_name(row, lang), f"bold {colour(seat)}"))
    if own:
        text.append(f" ({say('side.you')})", style="dim")
    text.append(f"  {say('side.hand', n=row['hand_size'])}")
    discard = Text(say("side.discard", n=len(row["discard"])))
    if row["discard"]:
        discard.append(f" ({card_name(row['hero'], row['discard'][-1], lang)})", style="dim")
    parts = [text, Text(say("side.deck", n=len(row["deck"]))), discard]
    for name, value in row["state"].items():
        shown = lore.word(row["hero"], value, lang) if isinstance(value, str) else value
        parts.append(Text(f"{lore.word(row['hero'], name, lang)}: {shown}", style="bold"))
    staying = [slug for slug in row["in_play"] if lore.facts()[full_ref(row["hero"], slug)].type == "scheme"]
    lasting = [last["card"] for last in view["lasting"] if last["seat"] == seat and last["card"]]
    for label, slugs in (("side.in_play", staying), ("side.this_turn", lasting)):
        if slugs:
            cards = ", ".join(card_name(row["hero"], slug, lang) for slug in slugs)
            parts.append(Text(say(label, cards=cards), style="bold"))
    parts += [Text(zone, style="bold") for zone in [*lines(view, seat, lang), *zones(view, seat, lang)]]
    if not own and row["hand"]:
        known = ", ".join(card_name(row["hero"], slug, lang) for slug in row["hand"])
        parts.append(Text(say("side.in_hand", cards=known), style="italic"))
    letters = markers(view, lang)
    fighters = [
        fighter_line(row["hero"], slug, fighter, letters[slug], seat, say)
        for slug, fighter in row["fighters"].items()
    ]
    return Text("\n").join([flow(parts, width, " · ", hang=2), flow(fighters, width, indent=2)])


def lines(view: View, seat: int, lang: str) -> list[str]:
    """R-85: How many pieces of a hero stand on lines, and on which."""
    row = view["seats"][seat]
    found: list[str] = []
    for name, pairs in row["lines"].items():
        where = ", ".join("-".join(pair) for pair in pairs)
        found.append(f"{lore.word(row['hero'], name, lang)}: {len(pairs)}" + (f" ({where})" if where else ""))
    return found


def zones(view: View, seat: int, lang: str) -> list[str]:
    """What lies in a hero's zones: the cards that can be seen, and how many others."""
    row = view["seats"][seat]
    found = []
    for name, slugs in row["zones"].items():
        cards = [lore.facts()[slug].name[lang] for slug in slugs if slug is not None]
        hidden = len(slugs) - len(cards)
        told = [*cards, *([f"{hidden} ▮"] if hidden else [])]
        found.append(f"{lore.word(row['hero'], name, lang)}: {', '.join(told) or '–'}")
    return found


def fighter_line(hero: str, slug: str, fighter: FighterView, letters: str, seat: int, say: Words) -> Text:
    """A fighter: letters, name, space, health."""
    name = lore.fighter_name(hero, slug, say.lang)
    if not fighter["health"]:
        return Text.assemble((f"{letters} {name}", "dim strike"), (f" {say('side.defeated')}", "dim"))
    text = Text.assemble((letters, f"bold #000000 on {colour(seat)}"), f" {name} ")
    spaces = "-".join(filter(None, (fighter["space"], fighter["tail"])))
    text.append(spaces or say("side.off_board"), style="bold" if spaces else "dim")
    return (
        text.append(" ").append_text(bar(fighter["health"], fighter["most"])) if fighter["most"] > 1 else text
    )


def sides(view: View, say: Words, own: Collection[int], width: int) -> Group:
    """Everybody's summary."""
    return Group(*(side(view, seat, say, seat in own, width) for seat in range(len(view["seats"]))))


def card_name(hero: str, slug: str, lang: str) -> str:
    """What a card is called."""
    fact = lore.facts().get(full_ref(hero, slug))
    return fact.name[lang] if fact else slug


def full_ref(hero: str, slug: str) -> str:
    """A card with its hero; R-89: one that another hero gave away has it already."""
    return slug if "/" in slug else f"{hero}/{slug}"


def hand_facts(view: View, seat: int) -> list[tuple[Fact, int]]:
    """The cards a seat holds, each with how often."""
    row = view["seats"][seat]
    return [(lore.facts()[full_ref(row["hero"], slug)], n) for slug, n in Counter(row["hand"]).items()]


def short(fact: Fact, say: Words, count: int = 1) -> Text:
    """A card in a few signs: Feint V2+1."""
    text = Text.assemble(fact.name[say.lang], " ", signs(fact, say))
    if count > 1:
        text.append(f" ×{count}", style="dim")
    return text


def signs(fact: Fact, say: Words) -> Text:
    """What is on a card in a few signs: V2+1. The letter is the type, then the value, then the boost."""
    value = "" if fact.value is None else fact.value
    letter = lore.label("type", fact.type, say.lang)[0]
    text = Text(f"{letter}{value}", style=f"bold {lore.TYPE_STYLES[fact.type]}")
    return text if fact.boost is None else Text.assemble(text, (f"+{fact.boost}", "dim"))


def small_hand(view: View, seat: int, say: Words, width: int) -> Text:
    """The hand in a line or two."""
    title = Text(f"{say('title.hand')}:", style="bold")
    cards = [short(fact, say, n) for fact, n in hand_facts(view, seat)] or [Text("–")]
    cards[0] = Text(" ").join([title, cards[0]])
    return flow(cards, width, " · ", hang=2)


def hand(view: View, seat: int, say: Words, texts: bool = True) -> RenderableType:
    """The hand with everything that is printed on the cards, or all but the texts."""
    parts: list[RenderableType] = []
    for fact, count in hand_facts(view, seat):
        name = Text.assemble((fact.name[say.lang], "bold"), (f" ×{count}" if count > 1 else "", "dim"))
        parts += [name, Padding(numbers(fact, say), (0, 0, 0, 2))]
        text = fact.text(say.lang)
        if text and texts:
            parts.append(Padding(Text(text, style="dim"), (0, 0, 0, 2)))
    return Panel(
        Group(*parts), title=say("title.hand"), title_align="left", border_style="dim", padding=(0, 1)
    )


def combat(view: View, say: Words) -> RenderableType:
    """The combat under way: attacker and defender side by side."""
    table = Table(box=None, show_header=False, expand=True, padding=(0, 1), pad_edge=False)
    table.add_column(ratio=1)
    table.add_column(justify="center", no_wrap=True)
    table.add_column(ratio=1, justify="right")
    fight = view["combat"]
    assert fight is not None, "there is a combat to be shown"
    table.add_row(
        combatant(view, fight["attack"], say), Text("⚔", style="bold"), combatant(view, fight["defense"], say)
    )
    notes = []
    if fight["predicted"] is not None:
        notes.append(say("title.foretold", n=fight["predicted"]))
    if fight["told"] is not None:
        notes.append(say("title.told", n=fight["told"]))
    if fight["damage"] is not None:
        notes.append(say("title.damage", n=fight["damage"]))
    return Panel(
        table,
        title=say("title.combat"),
        subtitle=" · ".join(notes) or None,
        title_align="left",
        border_style="red",
    )


def combatant(view: View, part: SideView, say: Words) -> Text:
    """One side of a combat: who, with which card, at which value."""
    seat = part["seat"]
    hero = view["seats"][seat]["hero"]
    name = lore.fighter_name(hero, part["fighter"], say.lang)
    text = Text.assemble((name, f"bold {colour(seat)}"), "\n")
    if part["card"]:
        text.append_text(short(lore.facts()[full_ref(hero, part["card"])], say))
    else:
        none = say("card.no_card") if part["value"] is not None else "…"
        text.append(say("card.face_down") if part["played"] else none, style="dim italic")
    if part["boosted_face_down"]:
        boost = card_name(hero, part["boost"], say.lang) if part["boost"] else say("card.face_down")
        text.append(f"\n+ {boost}", style="dim")
    if part["value"] is not None:
        text.append(f"\n= {part['value']}", style="bold")
    return text


def decision(prompt: str, view: View, lang: str) -> str:
    """What is asked and because of what, of a prompt that begins with the turn and the combat."""
    before = [lore.player_name(view["seats"][view["active"]], lang)] if view["turn"] else [""]
    if fight := view["combat"]:
        target = fight["defense"]
        before.append(lore.fighter_name(view["seats"][target["seat"]]["hero"], target["fighter"], lang))
    for name in before:
        at = prompt.lower().find(name.lower())  # an article or title may begin the sentence
        prompt = prompt[at + len(name) :].partition(". ")[2] if at >= 0 else prompt
    return prompt


def text_of_cause(decision: str, view: View, lang: str) -> str:
    """What the card or ability says that a decision names first: "Ability: Blood Thirst. Choose ..."."""
    named = decision.partition(": ")[2]
    heroes = list(dict.fromkeys(row["hero"] for row in view["seats"]))
    texts = {lore.hero(hero).ability_name[lang]: " ".join(lore.ability(hero, lang)) for hero in heroes}
    texts |= {fact.name[lang]: fact.text(lang) for fact in lore.facts().values() if fact.hero in heroes}
    names = [name for name in texts if named == name or named.startswith((f"{name}. ", f"{name} "))]
    return texts[max(names, key=len)] if names else ""


def listed(
    question: Question, view: View, seat: int, say: Words, texts: bool, headings: bool, brief: bool = False
) -> Group:
    """The numbered choices, by verb; with the texts of their cards and a heading for each verb, if wanted."""
    lines: list[RenderableType] = []
    hero = view["seats"][seat]["hero"]
    for verb, rows in question.groups().items():
        if headings and len(question.groups()) > 1 and len(rows) > 1:
            lines.append(Text(say.find(f"verb.{verb}"), style="bold underline"))
        for number, choice in rows:
            line = Text(choice.text(say.lang))
            fact = next((f for ref in choice.refs if (f := lore.facts().get(f"{hero}/{ref}"))), None)
            if fact is not None:
                line.append("  ")
                line.append_text(signs(fact, say) if brief else numbers(fact, say))
            lines.append(numbered(number, line))
            if fact is not None and texts and fact.text(say.lang):
                lines.append(Padding(Text(fact.text(say.lang), style="dim"), (0, 0, 0, 4)))
    return Group(*lines, *refusal(question, say))


def movers(question: Question, view: View, say: Words) -> Group:
    """Who can go where; spaces by their numbers, as the map shows them."""
    letters = markers(view, say.lang)
    prefix = map_.prefix_of(lore.board(view["board"]))
    lines: list[RenderableType] = []
    for number, mover in enumerate(question.movers, 1):
        if question.picked is not None and mover is not question.picked:
            continue
        line = Text()
        line.append(f"{say.find('verb.' + mover.verb)} ", style="bold")
        line.append(mover_name(mover, view, say))
        if mover.slug in letters:
            line.append(f" ({letters[mover.slug]})", style="dim")
        line.append(" → ", style="dim")
        line.append(" ".join(space.removeprefix(prefix) for space in mover.spaces), style="cyan")
        lines.append(numbered(number if len(question.movers) > 1 else None, line))
    return Group(*lines, *refusal(question, say))


def mover_name(mover: Mover, view: View, say: Words) -> str:
    """What a fighter or a token is called."""
    for row in view["seats"]:
        if mover.slug in row["fighters"]:
            return lore.fighter_name(row["hero"], mover.slug, say.lang)
        if mover.slug in row["tokens"]:
            name = row["tokens"][mover.slug]["name"]
            own, _, copy = mover.slug.partition("@")
            number = own.removeprefix(name).removeprefix("-")
            return lore.copied(f"{lore.word(row['hero'], name, say.lang)} {number}".strip(), copy)
    return mover.slug


def discards(view: View, say: Words) -> Group:
    """Every discard pile, top card first (U-5.6)."""
    lines: list[RenderableType] = []
    for seat, row in enumerate(view["seats"]):
        names = [card_name(row["hero"], slug, say.lang) for slug in reversed(row["discard"])]
        who = lore.player_name(row, say.lang)
        lines.append(Text.assemble((f"{who}: ", f"bold {colour(seat)}"), ", ".join(names) or "–"))
    return Group(*lines)
