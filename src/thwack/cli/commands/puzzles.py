"""`thwack puzzles`: finds positions in which one choice wins this turn for certain, has a player solve some,
or puts them to whoever sits at the terminal."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ...arena.interrupts import undisturbed
from ...arena.puzzles import found_puzzles, solves, told_whole
from ...arena.report import wilson
from ...players import player_named
from ...puzzles import NAMED, Puzzle, as_line, puzzle_named, read_puzzles, shipped
from ...wording import LANGUAGES
from ..arguments import Commands, Usage, command, console, game, lang, print_json, whole
from ..learning.learnt import Learnt
from ..learning.solving import PuzzleSession
from ..progress import Bar
from ..running import percent
from ..terminal import Terminal
from ..words import Words

NAME: Final = "puzzles"
NEXT: Final = -1
INTERRUPTED: Final = 130
EXAMPLE: Final = """thwack puzzles unmatched --try        (the next one that you have not solved)
thwack puzzles mission_arena --games 200 --out puzzles.jsonl
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
    parser.add_argument(
        "--try",
        dest="tried",
        nargs="?",
        type=whole(0),
        const=NEXT,
        metavar="N",
        help="solve one yourself: that of this match, or the next that you have not solved",
    )
    parser.add_argument(
        "--again", action="store_true", help="prove and grade those of --file, or those that are here, anew"
    )
    parser.add_argument("--lang", type=lang, metavar="L", help=f"of --try: {', '.join(LANGUAGES)} (en)")
    parser.add_argument("--file", metavar="FILE", help="the puzzles to solve, or to prove again")
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Find puzzles, or have them solved; after Ctrl-C tell what there is."""
    if args.tried is not None:
        return run_try(args)
    if args.solve:
        return run_solve(args)
    if args.again:
        return run_again(args)
    if args.file:
        raise Usage("--file is for --solve and --again; to keep what is found, name --out")
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


def given(args: argparse.Namespace) -> Sequence[Puzzle]:
    """Those that were named, or those that come with the game."""
    puzzles = read_puzzles(Path(args.file)) if args.file else shipped(args.game)
    if not puzzles:
        raise Usage(
            f"there are no puzzles of {args.game} here; find some with --out, and name them with --file"
        )
    return puzzles


def run_try(args: argparse.Namespace) -> int:
    """Whoever sits at the terminal tries one."""
    learnt = Learnt()
    there = shipped(args.game)
    if not there:
        raise Usage(f"{args.game} has no puzzles yet; find some with --out")
    learnt.lang = args.lang or (learnt.lang if learnt.lang in LANGUAGES else "en")
    if args.tried == NEXT:
        puzzle = learnt.next_puzzle(args.game) or there[0]
    else:
        puzzle = puzzle_named(f"{args.game}{NAMED}{args.tried}")
    return PuzzleSession(puzzle, Terminal(), Words(learnt.lang), learnt).run()


def run_again(args: argparse.Namespace) -> int:
    """What others answer and how hard they are: found once more, as rules and players are today."""
    if not args.out:
        raise Usage("name a file with --out for those that can be proved")
    puzzles, kept = given(args), list[Puzzle]()
    with Bar("Proving", len(puzzles)) as bar:
        for puzzle in puzzles:
            found = told_whole(puzzle)
            if found is not None:
                kept.append(found)
            bar.add(1)
    Path(args.out).write_text("".join(map(as_line, kept)), encoding="utf-8")
    console().print(f"{len(kept)} of {len(puzzles)} puzzles of {args.game} can be proved.")
    return 0


def run_solve(args: argparse.Namespace) -> int:
    """A player tries each once."""
    player_named(args.solve)
    puzzles = given(args)
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
