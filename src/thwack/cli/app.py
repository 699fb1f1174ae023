"""`thwack`: reads the command line, calls the command, and turns every fault into one clear sentence."""

import argparse
import os
import signal
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import Final

from .. import __version__
from ..compiled import how
from ..kernel.errors import ThwackError
from ..match import games
from .arguments import FAULT, Commands, Parser, Usage, nearest
from .commands import ABOUT

INTERRUPTED: Final = 130
PLAY: Final = "play"


def parser(wanted: Collection[str] = tuple(ABOUT)) -> tuple[Parser, Commands]:
    """The command line, and the commands in it. Those that are not wanted are only listed: what a command
    imports takes a while."""
    top = Parser(
        prog="thwack",
        description="Play hero-duel tabletop games by their rulebooks, simulate them, look at their cards.",
        epilog="example:\n  thwack play unmatched --heroes alice,medusa --lang pt",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"thwack {__version__} ({how()})")
    commands: Commands = top.add_subparsers(
        dest="command", metavar="COMMAND", required=False, parser_class=Parser
    )
    for name, about in ABOUT.items():
        if name in wanted:
            import_module(f"{__package__}.commands.{name}").add(commands)
        else:
            commands.add_parser(name, help=about)
    return top, commands


def read(argv: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for, or a Usage fault."""
    if argv and argv[0] in games():  # a game alone is played
        argv = [PLAY, *argv]
    names = list(ABOUT)
    top, commands = parser(argv[:1])
    if not argv:
        top.print_help()
        raise SystemExit(0)
    if not argv[0].startswith("-") and argv[0] not in names:
        raise Usage(f"there is no command {argv[0]!r}{nearest(argv[0], names)}")
    chosen = commands.choices.get(argv[0])
    if chosen is not None and chosen.late is not None:
        chosen.late(argv[1:])
    args, rest = top.parse_known_args(argv)
    if more := getattr(args, "more", ""):  # words after an option belong to those before it
        getattr(args, more).extend(word for word in rest if not word.startswith("-"))
        rest = [word for word in rest if word.startswith("-")]
    if rest:
        known = [option for option in args.options if option.startswith("--")] if "options" in args else []
        wrong = next((word for word in rest if word.startswith("-")), rest[0])
        what = "option" if wrong.startswith("-") else "place for"
        raise Usage(
            f"thwack {args.command or ''} has no {what} {wrong!r}{nearest(wrong, known, listing=False)}"
        )
    if not args.command:
        raise Usage(f"name a command: {', '.join(names)}")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code: 0, 1 for a negative answer, 2 for bad input, 130 after Ctrl-C."""
    try:
        args = read(sys.argv[1:] if argv is None else argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # argparse after --help and --version
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone, as `head` does; what is left must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + int(getattr(signal, "SIGPIPE", 13))
    except (Usage, ThwackError) as fault:
        return failed(str(fault))
    except RecursionError:
        return failed("that is nested too deeply to read")
    except OSError as fault:
        place = f"{fault.filename}: " if fault.filename else ""
        return failed(f"{place}{fault.strerror or fault}")


def failed(sentence: str) -> int:
    """One clear sentence, and exit code 2."""
    print(f"thwack: {sentence}", file=sys.stderr)
    return FAULT
