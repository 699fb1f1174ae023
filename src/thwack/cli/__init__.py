"""The command line. Start reading in `app.py`; each command is a file of its own."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code. The imports take a while, and Ctrl-C may come then."""
    try:
        from .app import main as run
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130
    return run(argv)


__all__ = ["main"]
