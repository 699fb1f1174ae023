"""The command line. Start reading in `app.py`; each command is a file of its own."""

import sys
from collections.abc import Sequence

from ..extras import what_to_install


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code. The imports take a while, and Ctrl-C may come then.

    Some come with an extra: those of every command here, those of `serve` when it is run.
    """
    try:
        from .app import main as run

        return run(argv)
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130
    except ModuleNotFoundError as fault:
        sentence = what_to_install("this command", fault.name)
        if not sentence:
            raise
        print(f"thwack: {sentence}", file=sys.stderr)
        return 2


__all__ = ["main"]
