"""Home-made content: whose it is; loaded before anything else, and known to whoever asks afterwards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..match import game_named
from .arguments import Usage
from .host import DEFAULT, Host, host_of, hosts

ALWAYS: Final = ".toml"  # content files by their name alone; others only if a game claims them


def load_content(game: str, paths: Sequence[str]) -> list[str]:
    """Add files or folders, and see to it that every card can be worded; gives their full paths."""
    for path in paths:
        host_of(game).load(path)
    return [str(Path(path).resolve()) for path in paths]


def load_anyones(paths: Sequence[str]) -> None:
    """Add files or folders, each to the game it belongs to; a folder goes where most of its files do."""
    for path in paths:
        owners = [host_for(file, read(file)).name for file in files_in(Path(path))]
        host_of(max(owners, key=owners.count)).load(path)


def files_in(path: Path) -> list[Path]:
    """The content files of a path."""
    if not path.exists():
        raise Usage(f"there is no file {str(path)!r}")
    if not path.is_dir():
        return [path]
    found = [file for file in sorted(path.rglob("*")) if file.is_file() and is_content(file)]
    if not found:
        raise Usage(f"there is no content file (*.toml) in {path}")
    return found


def is_content(file: Path) -> bool:
    """Whether a file in a folder is content: a note beside it is not."""
    if file.suffix == ALWAYS:
        return True
    return any(claim(host, file, read(file)) for host in hosts())


def read(file: Path) -> str:
    """The text of a file, or nothing when it has none."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def claim(host: Host, file: Path, text: str) -> int:
    """How much of a file a game claims."""
    return game_named(host.name).claims(file.name, text)


def host_for(file: Path, text: str) -> Host:
    """Whose content a file is: his who claims most of it; for what nobody claims, one whose reader says what
    is wrong with it."""
    claims = {host: claim(host, file, text) for host in hosts()}
    found = sorted((host for host in claims if claims[host]), key=lambda host: -claims[host])
    found += sorted(
        (host for host in claims if file.suffix in host.suffixes),
        key=lambda host: game_named(host.name).about.order,
    )
    return found[0] if found else host_of(DEFAULT)
