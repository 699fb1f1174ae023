"""`thwack puzzles`: finds positions in which one choice wins this turn for certain, or has a player solve
some."""

import argparse
from pathlib import Path
from typing import Final

from ...arena.interrupts import undisturbed
from ...arena.puzzles import Puzzle, as_line, found_puzzles, read_puzzles, shipped, solves
from ...arena.report import wilson
from ...players import player_named
from ..arguments import Commands, Usage, command, console, game, print_json, whole
from ..progress import Bar
from ..running import percent

NAME: Final = "puzzles"
INTERRUPTED: Final = 130
EXAMPLE: Final = """thwack puzzles mission_arena --games 200 --out puzzles.jsonl
thwack puzzles mission_arena --solve level:5
thwack puzzles mission_arena --solve greedy --file puzzles.jsonl --json"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--games", type=whole(1, 10**6), default=100, metavar="N", help="matches to look at (100)"
    )
    parser.add_argument(
        "--wanted", type=whole(1, 10**6), default=10**6, metavar="N", help="stop after so many puzzles"
    )
    parser.add_argument("--seed", type=whole(0), default=0, metavar="N", help="of the first match (0)")
    parser.add_argument("--player", default="level:3", metavar="NAME", help="who plays them (level:3)")
    parser.add_argument(
        "--out", metavar="FILE", help="keep them in this file; the next run goes on after the last one in it"
    )
    parser.add_argument(
        "--solve", metavar="PLAYER", help="have this player solve those of --file, or those that are here"
    )
    parser.add_argument("--file", metavar="FILE", help="the puzzles to solve")
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Find puzzles, or have them solved; after Ctrl-C tell what there is."""
    if args.solve:
        return run_solve(args)
    if args.file:
        raise Usage("--file is for --solve; to keep what is found, name --out")
    player_named(args.player)
    path = Path(args.out) if args.out else None
    before = read_puzzles(path) if path is not None and path.exists() else []
    found, stopped = find(args, path, before)
    if args.json:
        rows = [one._asdict() for one in found]
        print_json({"game": args.game, "puzzles": rows, "stopped": stopped})
    else:
        show(found)
    return INTERRUPTED if stopped else 0


def find(args: argparse.Namespace, path: Path | None, before: list[Puzzle]) -> tuple[list[Puzzle], bool]:
    """Look at the matches, and write down what is found as it is found."""
    found = list(before)
    first = max((one.match + 1 for one in before), default=args.seed)
    end = args.seed + args.games
    with Bar("Looking", args.games) as bar:
        bar.begin(first - args.seed)
        try:
            for seed, puzzle in found_puzzles(args.game, range(first, end), args.player):
                if puzzle is not None:
                    with undisturbed():
                        keep(path, puzzle)
                        found.append(puzzle)
                bar.at(seed + 1 - args.seed)
                if len(found) >= args.wanted:
                    break
        except KeyboardInterrupt:
            return found, True
    return found, False


def keep(path: Path | None, puzzle: Puzzle) -> None:
    """Write a puzzle at the end of the file."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(as_line(puzzle))


def show(found: list[Puzzle]) -> None:
    """A line for each."""
    out = console()
    for one in found:
        out.print(f"match {one.match}: {one.solution}, of {one.choices} choices; {one.deep} more to come")
    out.print(f"{len(found)} puzzles.")


def run_solve(args: argparse.Namespace) -> int:
    """A player tries each once."""
    player_named(args.solve)
    puzzles = read_puzzles(Path(args.file)) if args.file else shipped(args.game)
    if not puzzles:
        raise Usage(
            f"there are no puzzles of {args.game} here; find some with --out, and name them with --file"
        )
    done: list[bool] = []
    stopped = False
    with Bar("Solving", len(puzzles)) as bar:
        try:
            for number, puzzle in enumerate(puzzles):
                done.append(solves(args.solve, puzzle, args.seed + number))
                bar.add(1)
        except KeyboardInterrupt:
            stopped = True
    failed = [one.match for one, ok in zip(puzzles, done, strict=False) if not ok]
    if args.json:
        told = {"game": args.game, "player": args.solve, "puzzles": len(done), "solved": sum(done)}
        print_json({**told, "failed": failed, "stopped": stopped})
    elif done:
        low, high = wilson(sum(done), len(done))
        share = percent(sum(done) / len(done))
        console().print(
            f"{args.solve} solves {sum(done)} of {len(done)} puzzles of {args.game}: {share} "
            f"({percent(low)} to {percent(high)})."
        )
        if failed:
            console().print(f"Not those of the matches {', '.join(map(str, failed))}.")
    return INTERRUPTED if stopped else 0
