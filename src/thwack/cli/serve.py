"""`thwack serve`: the web table, for people who play in a browser."""

import argparse
import socket
import threading
import webbrowser
from typing import Final

from .arguments import Commands, Usage, command, console, whole

NAME: Final = "serve"
EXAMPLE: Final = """thwack serve --open
thwack serve --host 0.0.0.0 --port 8000
thwack serve --db postgresql://thwack@localhost/thwack --origin https://thwack.example"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, "play in the browser: serve the web table", EXAMPLE)
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="the address (127.0.0.1: only this machine)"
    )
    parser.add_argument("--port", type=whole(1, 65535), default=8321, metavar="N", help="the port (8321)")
    parser.add_argument(
        "--db", metavar="URL", help="the database: sqlite:///FILE or postgresql://... (a file of your own)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an address under which the page is also reached, behind a proxy; may be given several times",
    )
    parser.add_argument("--workers", type=whole(1, 256), metavar="N", help="processes for opponents")


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from ..server.running import run as serve  # takes a moment, and other commands do not need it
    from ..server.settings import Settings

    given = {"db": args.db} if args.db else {}
    settings = Settings(
        host=args.host, port=args.port, origins=tuple(args.origin), workers=args.workers or 0, **given
    )
    check_port(args.host, args.port)
    host = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host
    url = f"http://{host}:{args.port}/"

    def ready() -> None:
        console().print(f"Thwack is at {url} (Ctrl-C stops it)")
        if args.open:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    serve(settings, ready=ready)
    return 0


def check_port(host: str, port: int) -> None:
    """Whether nobody else has the port: one clear sentence instead of a long fault."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as fault:
            raise Usage(
                f"nothing can listen at {host}:{port}: {fault.strerror}; try another --port"
            ) from None
