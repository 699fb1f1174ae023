"""Cards that are played once: a position, some choices, and all that has changed afterwards.

A table is text. A line is `card | position | choices | changes`. The position is words such as `hand=A19,A23`
(`deck`, `res` and `prizes` likewise, with a `1` behind them for the opponent), `me=A05/A08*3@1,B06/2` and
`foe=...` for the scenes (what is carried behind `/`, copies behind `*`, the stage behind `@`, `!` for who has
entered this turn, a number for so many copies of A08), `scenario=`, `phase=`. What is left out is as on the
board of `shared_b.py`: there the user of an ability carries it, a scenario or support is in hand. `~` is the
card itself, `pal-x-men` a character made up for its affiliation. A friend with an action joins whoever is in
scene, so that the step does not end.

Choices are keys; `use` is the action of the card (`use:2` for an X of 2) and `play` puts the card in scene.
`acts` tells which actions the user has left, `asks` who is asked and for what, `copies` how many a deck may
have.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cards.battle_scenes.shared_b import (
    BEARERS,
    DECK,
    FIRST,
    FRIEND,
    HAND,
    RESOURCES,
    SECOND,
    SUPPORT,
    THEIRS,
)
from tests.kits.battle_scenes import home_made, keys, made, play, position, seat, seat_view, unit
from tests.kits.forced import answer_forced
from thwack.games.battle_scenes.cards.decks import faults_of, sheet_of_table
from thwack.games.battle_scenes.cards.library import Library, library
from thwack.games.battle_scenes.cards.reading import NO_COST, X_COST
from thwack.games.battle_scenes.game import BattleScenes
from thwack.kernel.table import run
from thwack.match import Match

Play = tuple[str, str, str, str]
Facts = tuple[str, str, str, str, str]
COST_WORDS = {NO_COST: "no-cost", X_COST: "x"}
PILES = {"hand": "hand", "deck": "deck", "res": "resources", "prizes": "prizes"}
FOES = f"{FIRST}/B06*12@2,{SECOND}/B06*12@0,{SUPPORT}/B06*12"
FOE_PILES = {"hand": ["B06"] * 2, "deck": ["B06"] * 6, "resources": THEIRS}
NOTED = ("stage", "shield", "shield_used", "powers", "affiliations", "alignments", "again")


def plays(text: str) -> list[Play]:
    """The rows of a table; a line that ends with a backslash goes on."""
    found = []
    for line in text.replace("\\\n", "").strip().splitlines():
        card, where, choices, changes = (" ".join(cell.split()) for cell in line.split("|"))
        found.append((card, where, choices, changes))
    return found


def each_play(text: str) -> pytest.MarkDecorator:
    """A test for every line."""
    rows = plays(text)
    return pytest.mark.parametrize("row", rows, ids=[f"{number}-{row[0]}" for number, row in enumerate(rows)])


def check_play(row: Play) -> None:
    """What the choices change is what the line says, and nothing else."""
    assert happens(row) == row[3]


def happens(row: Play, of: Library | None = None) -> str:
    """What the choices of a line change."""
    card, where, choices, _ = row
    match, user = start(card, where, of)
    before = snapshot(match)
    extra = take(match, user, card, choices)
    return " ".join([*told(before, snapshot(match)), *extra])


def rows_of(folder: Path) -> list[Play]:
    """The lines of all tables in a folder; what begins with # is a remark."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.txt"))]
    lines = [line for text in texts for line in text.splitlines() if line and not line.startswith("#")]
    return plays("\n".join(lines))


# The position


def cards_of(text: str) -> list[str]:
    """Cards by id, with their copies: A19,A08*3."""
    found: list[str] = []
    for part in text.split(",") if text else ():
        card, _, copies = part.partition("*")
        found += [card] * int(copies or 1)
    return found


def people_of(text: str, own: str) -> list[dict[str, Any]]:
    """Characters and supports: A05/A08+A19*2@1!; `~` stands for the card of the line."""
    found = []
    for part in text.split(","):
        head, _, rest = part.partition("/")
        rest, _, end = rest.partition("@")
        carried = cards_of(rest.replace("+", ",").replace("~", own))
        parts: dict[str, Any] = {"since": "now"} if part.endswith("!") else {}
        if end.rstrip("!"):
            parts["stage"] = int(end.rstrip("!"))
        found.append(unit(head.rstrip("!").replace("~", own), *[c.rstrip("!") for c in carried], **parts))
    return found


def start(card: str, where: str, of: Library | None = None) -> tuple[Match, str]:
    """The position of a line, and who would use the card's action."""
    words = dict(word.split("=", 1) for word in where.split())
    fact = library().cards[card]
    carries = fact.type == "ability"
    power = fact.powers[0] if fact.powers else ""
    user = BEARERS[power] if carries else "A04"
    me = words.get("me", f"{user}/~+golpe-de-sorte-v1+8@2,{FRIEND}/9" if carries else f"{user}/3@1")
    phase = words.get("phase", "attack" if carries else "preparation")
    mine: dict[str, Any] = {"hand": list(HAND), "deck": list(DECK), "resources": list(RESOURCES)}
    theirs: dict[str, Any] = dict(FOE_PILES)
    if not carries and "~" not in me and words.get("scenario") != "~":
        mine["hand"] = [card, *HAND]
    for word, pile in PILES.items():
        if word in words:
            mine[pile] = [card if one == "~" else one for one in cards_of(words[word])]
        if word + "1" in words:
            theirs[pile] = cards_of(words[word + "1"])
    if "me" in words and FRIEND not in me and me != "none":
        me += f",{FRIEND}/9"  # who has an action left, so that the step goes on
    scene = people_of(me, card) if me != "none" else []
    foes = words.get("foe", FOES)
    parts: dict[str, Any] = {}
    if "scenario" in words:
        name, _, owner = words["scenario"].partition("@")
        parts["scenario"] = {"card": card if name == "~" else name, "owner": int(owner or 0)}
    active = int(words.get("active", 1 if phase == "anticipation" else 0))
    rivals = people_of(foes, card) if foes != "none" else []
    parts |= {"phase": phase, "active": active}
    pals = "".join(pal(group) for group in sorted(set(re.findall(r"pal-([a-z-]+)", where))))
    sides = seat(*scene, **mine), seat(*rivals, **theirs)
    if of is not None:
        match = opened(of, pals, {**parts, "seats": list(sides)})
    else:
        match = home_made(pals, *sides, **parts) if pals else position(*sides, **parts)
    return match, me.split("/")[0].split(",")[0].rstrip("!").replace("~", card)


def opened(of: Library, pals: str, data: dict[str, Any]) -> Match:
    """A match in which cards are as another library has them."""
    game = BattleScenes()
    known = game.content.extended(of, [("home-made.toml", pals)]) if pals else of
    table = game.scenes.from_scene(known, data, 0, True)
    run(table)
    return answer_forced(Match(game, table, table.fork()))


def pal(group: str) -> str:
    """A character made up for its affiliation."""
    return made(f"pal-{group}", "character", affiliations=[group], energy=2, shield=1, powers=["blades"])


# The choices


def take(match: Match, user: str, card: str, choices: str) -> list[str]:
    """All of them, one after the other; what they ask to be told besides."""
    extra = []
    for word in choices.split():
        if word == "acts":
            left = sorted({key.split(":")[2] for key in keys(match) if key.startswith(f"act:{user}:")})
            extra.append(f"acts={','.join(left)}")
        elif word == "copies":
            extra.append(f"copies={most_copies(card)}")
        elif word == "asks":
            extra.append(f"asks={match.actor}:{','.join(sorted(keys(match)))}")
        elif word == "use" or word.startswith("use:"):
            slug = library().cards[card].action.slug  # type: ignore[union-attr]
            play(match, f"act:{user}:{slug}" + word[3:])
        else:
            play(match, f"play:{card}" if word == "play" else word)
    return extra


def most_copies(card: str) -> int:
    """BS-3.2, BS-3.3: How many copies of a card a deck may have."""
    decks = [{"name": "Copies", "cards": {card: count, "A19": 60 - count}} for count in (1, 2, 3, 4)]
    faults = [len(faults_of(library(), sheet_of_table(deck)[0])) for deck in decks]
    return faults.count(faults[0])


# What has changed


def snapshot(match: Match) -> dict[str, Any]:
    """All that lies open to somebody: piles, characters and supports, the scenario."""
    view = match.view(None)
    found: dict[str, Any] = {"scenario": (view["scenario"] or {}).get("card", "none")}
    found["won"] = (view["result"] or {}).get("winners", "")
    for number in (0, 1):
        mine = seat_view(match, number)
        for word, pile in PILES.items():
            found[f"{word}{number}"] = [card or "?" for card in mine[pile]]
        for row in view["seats"][number]["scene"]:
            for name in NOTED:
                found[f"{number}.{row['ref']}.{name}"] = row[name]
            found[f"{number}.{row['ref']}.loaded"] = list(row["loaded"])
    return found


def told(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """The differences, one word each."""
    found = []
    for name in [*before, *(name for name in after if name not in before)]:
        old, new = before.get(name), after.get(name)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list) and not name.startswith("deck"):
            found += pile_changes(name, old, new)
        elif name.startswith("deck"):
            found.append(deck_change(name, old or [], new or []))
        elif name.endswith(".stage") and (old is None or new is None):
            found.append(f"{name[:-6]}:{'gone' if name not in after else f'here@{new}'}")
        elif name in before and name in after:
            found.append(f"{name}={new}".replace(" ", ""))
        elif name.endswith((".loaded", ".powers")) and new:
            found.append(f"{name}={shown(Counter(new))}")
        elif name.endswith(".shield") and name in after:
            found.append(f"{name}={new}")
    return found


def pile_changes(name: str, old: list[str], new: list[str]) -> list[str]:
    """What came, and what went."""
    came, went = Counter(new) - Counter(old), Counter(old) - Counter(new)
    return [f"{name}{sign}{shown(some)}" for sign, some in (("+", came), ("-", went)) if some]


def shown(some: Counter[str]) -> str:
    """Cards with their copies."""
    return ",".join(card if copies == 1 else f"{card}*{copies}" for card, copies in sorted(some.items()))


def deck_change(name: str, old: list[str], new: list[str]) -> str:
    """How many cards, and which one is known to lie on top or at the bottom."""
    ends = [f"{end}:{new[place]}" for end, place in (("top", 0), ("bottom", -1)) if new and new[place] != "?"]
    return ",".join([f"{name}{len(new) - len(old):+d}", *ends])


# What is printed


def check_printed(line: Facts) -> None:
    """The facts of a card: `card | type energy/shield | affiliations | powers | action`, and of the action
    `power cost timing keywords`."""
    card, kind, groups, powers, action = line
    found = library().cards[card]
    numbers = f" {found.energy}/{found.shield}" if found.type not in ("ability", "scenario") else ""
    assert found.type + numbers == kind
    assert set(found.affiliations) == set(groups.split())
    assert set(found.powers) == set(powers.split())
    box = found.action
    told = (
        [box.power or "none", COST_WORDS.get(box.cost, str(box.cost)), *box.timing, *box.keywords]
        if box
        else []
    )
    assert " ".join(told) == action


def each_fact(text: str) -> pytest.MarkDecorator:
    """A test for every line."""
    rows = [tuple(" ".join(cell.split()) for cell in line.split("|")) for line in text.strip().splitlines()]
    return pytest.mark.parametrize("line", rows, ids=[row[0] for row in rows])
