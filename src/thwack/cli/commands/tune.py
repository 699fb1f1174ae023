"""`thwack tune`: finds out by self-play what the features of a game's evaluation are worth."""

import argparse
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table

from ...arena.tune import Tuned, tuned, weights_file
from ...players.evaluation import evaluation_of
from ..arguments import Commands, add_content, command, console, game, print_json, whole
from ..content import load_content
from ..progress import Bar

NAME: Final = "tune"
EXAMPLE: Final = """thwack tune mission_arena --games 400 --rounds 2
thwack tune unmatched --games 1000 --out weights.toml"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--games", type=whole(1, 10**6), default=400, metavar="N", help="matches per round (400)"
    )
    parser.add_argument("--rounds", type=whole(1, 100), default=2, metavar="N", help="rounds (2)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, metavar="N", help="the same seed gives the same weights (0)"
    )
    parser.add_argument("--out", metavar="FILE", help="write the weights to this file")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Play, fit, tell."""
    load_content(args.game, args.content)
    rounds: list[Tuned] = []
    with Bar("Playing", args.games * args.rounds) as bar:
        for found in tuned(args.game, args.games, args.rounds, args.seed, bar.at):
            rounds.append(found)
    weights = rounds[-1].weights
    if args.out:
        Path(args.out).write_text(weights_file(args.game, weights), encoding="utf-8")
    if args.json:
        print_json({"game": args.game, "weights": weights, "rounds": [one._asdict() for one in rounds]})
    else:
        show(args.game, rounds)
    return 0


def show(name: str, rounds: list[Tuned]) -> None:
    """What was found, next to what was there."""
    evaluation = evaluation_of(name)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("feature")
    for head in ("was", *(f"round {number}" for number in range(1, len(rounds) + 1))):
        table.add_column(head, justify="right")
    for feature, was in zip(evaluation.names, evaluation.weights, strict=True):
        table.add_row(feature, f"{was:g}", *(f"{one.weights[feature]:g}" for one in rounds))
    out = console()
    out.print(table)
    for number, one in enumerate(rounds, 1):
        out.print(
            f"Round {number}: {one.positions:,} positions; surprise {one.before:.3f} bits before, "
            f"{one.after:.3f} after, in positions that were held back."
        )
