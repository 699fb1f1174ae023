"""The command line. Start reading in `app.py`; each command is a file of its own."""

from .app import main

__all__ = ["main"]
