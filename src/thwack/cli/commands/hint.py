"""`thwack hint`: what a player that thinks would choose in a saved match, and what it thinks of the rest."""

import argparse
from typing import Any, Final

from rich import box
from rich.table import Table

from ... import replay as replay_record
from ... import scene as match_of_scene
from ...match import Match
from ...players import Candidate, Explainer, Seen, player_named
from ...players.reasons import reason_for, worded
from .. import saves
from ..arguments import Commands, Usage, add_content, command, console, lang, print_json, read_json, whole
from ..content import load_content

NAME: Final = "hint"
EXAMPLE: Final = """thwack hint match.json
thwack hint match.json --player ismcts:2s --top 5 --lang pt"""
SHOWN: Final = 8


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a record, as saved by play, or a scene")
    parser.add_argument("--to", type=whole(0), metavar="N", help="look at a record after this many choices")
    parser.add_argument("--player", default="ismcts:400", metavar="P", help="the player to ask (ismcts:400)")
    parser.add_argument(
        "--top", type=whole(1, 10**6), default=SHOWN, metavar="N", help=f"how many choices to show ({SHOWN})"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=0, metavar="N", help="the same seed gives the same hint (0)"
    )
    parser.add_argument("--lang", type=lang, default="en", metavar="L", help="the language (en)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Think, and tell."""
    player = player_named(args.player, args.seed)
    if not isinstance(player, Explainer):
        raise Usage(f"{args.player} cannot say what it thinks; ask greedy, ismcts:400 or level:5")
    data = read_json(args.file)
    load_content(str(data.get("game")), args.content)
    match = match_of(data, args)
    if match.actor is None:
        raise Usage(f"{args.file} is a finished match: nothing is left to choose")
    if match.actor < 0:
        raise Usage(f"the open question of {args.file} is one for chance, so nobody chooses")
    seen = Seen(match, match.actor)
    found = player.explain(seen)
    why = reason_of(seen, found, args)
    if args.json:
        told = as_json(match, found, args.lang)
        print_json({"seat": match.actor, "player": args.player, "candidates": told, "why": why})
    else:
        show(match, found[: args.top], args)
        if why:
            console().print(why)
    return 0


def match_of(data: dict[str, Any], args: argparse.Namespace) -> Match:
    """The match of a record, after so many choices, or of a scene."""
    if "choices" not in data:
        if args.to is not None:
            raise Usage(f"{args.file} is a scene, one position without choices: leave --to out")
        return match_of_scene(str(data.get("game")), data)
    saves.seating_of(data, own_content=bool(args.content))
    whole_match = replay_record(data)
    if args.to is None:
        return whole_match
    if args.to > len(data["choices"]):
        raise Usage(f"{args.file} has {len(data['choices'])} choices, so there is none after {args.to}")
    return replay_record({**data, "choices": data["choices"][: args.to]})


def reason_of(seen: Seen, found: list[Candidate], args: argparse.Namespace) -> str:
    """Why the first is better than the second, in a sentence."""
    if not found[1:]:
        return ""
    reason = reason_for(seen, found[0].index, found[1].index, args.seed)
    return worded(seen.game, reason, seen.choices[found[1].index].text(args.lang), args.lang)


def as_json(match: Match, found: list[Candidate], lang_: str) -> list[dict[str, Any]]:
    """The candidates as plain data, best first."""
    choices = match.choices
    return [
        {
            "key": choices[one.index].key,
            "text": choices[one.index].text(lang_),
            "chance": round(one.chance, 4),
            "visits": one.visits,
        }
        for one in found
    ]


def show(match: Match, found: list[Candidate], args: argparse.Namespace) -> None:
    """The best of them in a table."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("chance", justify="right", no_wrap=True)
    table.add_column("choice")
    if any(one.visits for one in found):
        table.add_column("tried", justify="right", no_wrap=True)
    for at, one in enumerate(found):
        cells = [f"{one.chance:.0%}", match.choices[one.index].text(args.lang)]
        cells += [f"{one.visits:,}"] if len(table.columns) > 2 else []
        table.add_row(*cells, style="bold" if at == 0 else "")
    out = console()
    out.print(f"Seat {match.actor}, as {args.player} sees it:")
    out.print(table)
    left = len(match.choices) - len(found)
    if left:
        out.print(f"{left} more, which look no better.", style="dim")
