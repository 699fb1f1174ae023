"""How a server is run: where it listens, where it keeps its data, what it allows."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

FRAME: Final = 16 * 1024  # bytes of the largest frame that a page may send
BODY: Final = 64 * 1024  # bytes of the largest request: a deck as text fits many times
PATIENCE: Final = 10.0  # seconds in which the body of a request must have come


@dataclass(frozen=True)
class Limits:
    """How much one address or one socket may ask for: so many a second, and so many at once."""

    requests: tuple[float, float] = (30, 200)  # per address
    entrances: tuple[float, float] = (0.2, 10)  # accounts made and passwords tried, per address
    guesses: tuple[float, float] = (1 / 60, 10)  # passwords tried, per account; apart for browsers it knows
    rooms: tuple[float, float] = (1, 30)  # rooms made, per address
    frames: tuple[float, float] = (20, 60)  # per socket
    phrases: tuple[float, float] = (0.5, 4)  # said to the others at the table, per socket
    hints: tuple[float, float] = (0.5, 5)  # per socket
    sockets: int = 64  # open at once, per address
    held: int = 4 * 1024 * 1024  # bytes that wait for pages which do not read, per address


def data_folder() -> Path:
    """Where a server keeps its data if nobody says otherwise: the folder that the system has for that."""
    return user_data_path("thwack", appauthor=False)


def default_url() -> str:
    """The database of whoever names none."""
    return f"sqlite:///{data_folder() / 'thwack.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8321
    db: str = field(default_factory=default_url)
    origins: tuple[str, ...] = ()  # addresses of the page besides those of this machine
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed
    workers: int = 0  # processes in which opponents think; 0: one less than there are cores
    processes: int = 1  # servers that share the port; more than one need PostgreSQL
    warm: bool = True  # an opponent's process is started before anybody needs it
    pace: float = 0.35  # seconds that an opponent takes at least, so that people can follow
    bots: tuple[str, ...] = ()  # other people's players that may be sat down against
    idle: float = 900.0  # seconds after which a match that nobody looks at leaves the memory
    limits: Limits | None = field(default_factory=Limits)  # None: no limits, for measuring
