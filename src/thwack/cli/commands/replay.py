"""`thwack replay`: goes through the record of a match."""

import argparse
from typing import Any, Final

from rich.text import Text

from ... import replay as replay_record
from ... import scene as match_of_scene
from ...match import Match
from .. import saves
from ..arguments import Commands, Usage, add_content, command, console, lang, print_json, read_json, whole
from ..content import load_content
from ..host import host_of
from ..words import Words

NAME: Final = "replay"
EXAMPLE: Final = """thwack replay match.json
thwack replay match.json --to 40 --lang it"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a record, as saved by play")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after this many choices")
    parser.add_argument("--seat", type=whole(0, 99), metavar="S", help="show it as this seat saw it")
    parser.add_argument("--lang", type=lang, default="en", metavar="L", help="the language (en)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="the position at the end, as that seat sees it")


def run(args: argparse.Namespace) -> int:
    """Replay the choices one by one."""
    record = read_json(args.file)
    load_content(str(record.get("game")), args.content)
    saves.seating_of(record, own_content=bool(args.content))
    match = start_of(record, args.file)
    keys: list[str] = record["choices"]
    end = len(keys) if args.to is None else args.to
    if end > len(keys):
        raise Usage(f"{args.file} has {len(keys)} choices, so it cannot be replayed to {end}")
    if args.seat is not None:
        match.view(args.seat)  # is there such a seat?
    if args.json:
        print_json(replay_record({**record, "choices": keys[:end]}).view(args.seat))
        return 0
    tell(match, record, end, args.lang, args.seat)
    return 0


def start_of(record: dict[str, Any], file: str) -> Match:
    """The match before the first choice, after the whole record was tried."""
    keys = record.get("choices")
    if not isinstance(keys, list) and "seats" in record:
        match_of_scene(str(record.get("game")), record)
        raise Usage(
            f"{file} is a scene, one position without choices; thwack play --resume {file} continues from it"
        )
    replay_record(record)
    return replay_record({**record, "choices": []})


def tell(match: Match, record: dict[str, Any], end: int, lang_: str, seat: int | None) -> None:
    """What happened, turn by turn, with the number of choices made before each turn."""
    told, before, turn = 0, 0, None
    for number, key in enumerate(record["choices"][:end]):
        now = match.view(None).get("turn")
        if now != turn:
            told, before, turn = print_new(match, lang_, seat, told, before), number, now
        match.play(key)
    print_new(match, lang_, seat, told, before)
    if match.result is not None:
        host, say, view = host_of(match.game), Words(lang_), match.view(None)
        names = [host.seat_name(view, winner, say) for winner in match.result.winners]
        console().print(Text(say.winners(names), style="bold"))


def print_new(match: Match, lang_: str, seat: int | None, told: int, before: int) -> int:
    """Print the lines of the log that are new; gives how many there are in all."""
    out = console()
    lines = match.log(lang_, seat)
    for number, line in enumerate(lines[told:]):
        out.print(Text.assemble((f"{'' if number else before:>4}  ", "dim"), line))
    return len(lines)
