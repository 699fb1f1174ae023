"""`thwack verify`: whether the luck of a match was dealt by the secret that was promised before it."""

import argparse
from typing import Final

from ...proof import verified
from ..arguments import Commands, command, console, read_json

NAME: Final = "verify"
EXAMPLE: Final = """thwack verify match.json"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="its record, downloaded when it was over")


def run(args: argparse.Namespace) -> int:
    """Check, and say what was checked; whatever does not hold is an error with exit code 2."""
    record = read_json(args.file)
    match = verified(record)
    out = console()
    out.print(f"The secret is the one that was promised: {record['proof']['commitment']}", highlight=False)
    out.print(f"Every shuffle and roll follows from it, and all {match.ply} choices can be made again.")
    return 0
