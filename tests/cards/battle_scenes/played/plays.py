"""Cards that are played in a scene of a few words, and what is then another.

A line of `tables/<set>.txt` is `card | scene | keys | outcome`; lines of one card stand together, and each
shows one thing it does. The card has six plain cards and stage 2 and stands against B02 (stage 2), B09
(stage 0) and the support A15, which have shield 2 and carry twelve cards each. On either side a Recruit
(A08, B06) looks on, unless the scene says `alone`.

Scene: words `name=value,value`. `with` and `vs` are those beside it and against it (`vs` in place of the
three), each as card, `*stage`, `:plain cards`, `+card` that it carries, `!` if it entered this turn; `carry`,
`stage`, `now` are about the card itself, `in` is the phase, `turn=theirs` makes it the opponent's; `hand`,
`deck`, `res`, `prizes` are the player's and with a `their-` before them the opponent's.
`at=hand` (or res, prizes, deck) puts the card there, `scenario` and `their-scenario` a scenario in scene.

Keys: what is chosen, in order; `@` is the card, `act` its action, `t:` a target, `c:` a choice, `u:` what
is unloaded. A word `?act` looks at what is offered then with that beginning, and is part of the outcome.

Outcome: what is another than before, as B02 -3 (cards), B02 s1 (stage), B02 sh0 (shield), B02 used2 (of its
shield), me h+1 d-1 r+2 p+1 (hand, deck, resources, points); `you` is the opponent.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.kits.forced import answer_forced
from thwack.cardlang.control import NOTHING
from thwack.games.battle_scenes.cards.library import CardDef, Library, library
from thwack.games.battle_scenes.game import BattleScenes
from thwack.kernel.table import run
from thwack.match import Match

HERE = Path(__file__).parent
FOES = "B02*2,B09*0,A15"
HAND = "A19,A23,A25"
DECK = "A26,A27,A29,A30,A31,B28,B29,B30"
RESOURCES = "B23,B24,B25,A10"
THEIRS = {"hand": "B06,B06", "deck": "B06,B06,B06,B06,B06,B06", "res": "B27,B10,B16"}
ZONES = {"hand": "hand", "deck": "deck", "res": "resources", "prizes": "prizes"}
SHORT = {"t:": "target:", "c:": "choose:", "u:": "unload:"}
PLAIN = ("A08", "B06")
Json = Any
Row = tuple[str, str, str, str]


def rows(file: str) -> list[Row]:
    """The lines of a file."""
    found = []
    for line in (HERE / "tables" / file).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            card, scene, keys, outcome = (part.strip() for part in line.split("|"))
            found.append((card, scene, keys, outcome))
    return found


@cache
def files() -> list[str]:
    """All tables."""
    return sorted(file.name for file in (HERE / "tables").glob("*.txt"))


# Scenes


def words_of(scene: str) -> dict[str, str]:
    """The words of a scene."""
    return dict(word.partition("=")[::2] for word in scene.split())


def listed(text: str) -> list[str]:
    """Several cards; A08*3 are three of them."""
    found = []
    for part in text.split(",") if text else []:
        card, _, copies = part.partition("*")
        found += [card] * int(copies or 1)
    return found


def unit(text: str, plain: str, copies: int) -> dict[str, Json]:
    """One in scene: B09*0:1+A19! carries A19 besides one plain card."""
    since = "now" if text.endswith("!") else "earlier"
    head, *loaded = text.rstrip("!").split("+")
    head, _, less = head.partition(":")
    card, _, stage = head.partition("*")
    own = [plain] * int(less or copies)
    found: dict[str, Json] = {"card": card, "loaded": [*loaded, *own], "since": since}
    if library().cards[card].type != "support":
        found["stage"] = int(stage or 1)
    return found


def setting(card: str, scene: str) -> dict[str, Json]:
    """The position that a line speaks of."""
    words = words_of(scene)
    mine: dict[str, Json] = {"hand": listed(words.get("hand", HAND)), "deck": listed(words.get("deck", DECK))}
    fill = "A08*" + str(library().cards[card].energy)
    resources = words.get("res", RESOURCES).replace("fill", fill)
    mine |= {"resources": listed(resources), "prizes": listed(words.get("prizes", ""))}
    theirs: dict[str, Json] = {
        zone: listed(words.get(f"their-{word}", THEIRS.get(word, ""))) for word, zone in ZONES.items()
    }
    own = unit(f"{card}*{words.get('stage', '2')}", "A08", int(words.get("plain", "6")))
    own["loaded"] = [*listed(words.get("carry", "")), *own["loaded"]]
    own["since"] = "now" if "now" in words else "earlier"
    if library().cards[card].type == "support":
        own.pop("stage", None)
    mine["scene"] = [unit(one, "A08", 6) for one in filter(None, words.get("with", "").split(","))]
    place = words.get("at", "scene")
    if place == "scene":
        mine["scene"].insert(0, own)
    elif place == "prizes":
        theirs["prizes"].append(card)
    elif place != "none":
        mine[ZONES[place]].insert(0, card)
    theirs["scene"] = [unit(one, "B06", 12) for one in filter(None, words.get("vs", FOES).split(","))]
    if "alone" not in words:  # somebody who could still act, so that the step goes on
        mine["scene"].append(unit("A08", "A08", 6))
        theirs["scene"].append(unit("B06", "B06", 12))
    phase = words.get("in", "attack")
    active = int("turn" in words or phase == "anticipation")
    data = {"phase": phase, "active": active, "seats": [mine, theirs]}
    for name, owner in (("scenario", 0), ("their-scenario", 1)):
        if name in words:
            data["scenario"] = {"card": words[name], "owner": owner}
    return data


def without(card: str, part: int) -> Library:
    """The library, in which a card lacks one of its rules; -1 is the effect of its action."""
    base = library()
    found: CardDef = base.cards[card]
    if part >= 0:
        less = replace(found, rules=found.rules[:part] + found.rules[part + 1 :])
    else:
        assert found.action is not None
        less = replace(found, action=replace(found.action, effect=NOTHING))
    return replace(base, cards={**base.cards, card: less})


def opened(card: str, scene: str, of: Library) -> Match:
    """A match from such a position."""
    game = BattleScenes()
    table = game.scenes.from_scene(of, setting(card, scene), 0, True)
    run(table)
    return Match(game, table, table.fork())


# What happens


def look(match: Match) -> dict[str, str]:
    """What lines speak of, by what it is called."""
    found: dict[str, str] = {}
    view = match.view(None)
    for number, row in enumerate(view["seats"]):
        for one in row["scene"]:
            ref = one["ref"]
            found[f"{ref} load"] = str(len(one["loaded"]))
            found[f"{ref} s"] = str(one["stage"] or 0)
            found[f"{ref} sh"] = str(one["shield"])
            found[f"{ref} used"] = str(one["shield_used"])
            found[f"{ref} has "] = ",".join(sorted(one["powers"]))
            found[f"{ref} of "] = ",".join(sorted([*one["affiliations"], *one["alignments"]]))
        who = ("me", "you")[number]
        mine = match.view(number)["seats"][number]
        found |= {
            f"{who} h": str(row["hand_size"]),
            f"{who} d": str(len(row["deck"])),
            f"{who} r": str(len(row["resources"])),
            f"{who} p": str(row["points"]),
            f"{who} holds ": ",".join(sorted(mine["hand"])),
        }
    found["scenario "] = str((view["scenario"] or {}).get("card", ""))
    return found


def told(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What is another."""
    found = []
    for name, value in after.items():
        ref, _, sort = name.partition(" ")
        old = before.get(name)
        if old == value:
            continue
        if old is None:
            found += [f"{ref} new"] if sort == "load" else []
        elif sort in ("load", "h", "d", "r", "p"):
            found.append(f"{ref} {'' if sort == 'load' else sort}{int(value) - int(old):+d}")
        elif sort == "holds ":
            more = sorted((value + ",").split(","))
            for card in old.split(","):
                if card in more:
                    more.remove(card)
            found += [f"{ref} +{card}" for card in more if card]
        else:
            found.append(f"{name}{value or 'none'}")
    found += [f"{name[:-5]} gone" for name in before if name.endswith(" load") and name not in after]
    return found


def standing(match: Match, ref: str) -> str:
    """What somebody in scene is now."""
    found = next(one for row in match.view(None)["seats"] for one in row["scene"] if one["ref"] == ref)
    sides = sorted([*found["affiliations"], *found["alignments"]])
    have = ",".join(sorted(found["powers"]))
    special = ",".join(sorted(card for card in found["loaded"] if card not in PLAIN))
    carries = f" carries {special}" if special else ""
    return f"sh{found['shield']} has {have or 'none'} of {','.join(sides) or 'none'}{carries}"


def key_of(word: str, card: str) -> str:
    """A key in full."""
    action = library().cards[card].action
    if word == "act" or word.startswith("act*"):
        assert action is not None
        return f"act:{card}:{action.slug}" + word[3:].replace("*", ":").replace("@", card)
    for short, full in SHORT.items():
        if word.startswith(short):
            word = full + word[len(short) :]
    return word.replace("@", card)


def happens(row: Row, of: Library | None = None) -> str:
    """The outcome of a line."""
    card, scene, wanted, _ = row
    match = opened(card, scene, of or library())
    before, seen = look(match), []
    for word in wanted.split():
        offered = [choice.key for choice in match.choices]
        if word.startswith("="):
            seen.append(f"{word} {standing(match, word[1:].replace('@', card))}")
        elif word.startswith("?"):
            sort = key_of(word[1:], card)
            found = [key.removeprefix(sort) or "yes" for key in offered if key.startswith(sort)]
            seen.append(f"{word} {','.join(sorted(found)).replace(card, '@') or 'none'}")
        else:
            key = key_of(word, card)
            offered = [choice.key for choice in answer_forced(match, key).choices]
            assert key in offered, f"{key!r} is not among {offered} of seat {match.actor}"
            match.play(key)
            match.check()
    answer_forced(match)
    result = match.view(None)["result"]
    changes = told(before, look(match)) + ([f"won by {result['winners']}"] if result else [])
    return "; ".join([*(text.replace(card, "@") for text in changes), *seen]) or "nothing"
