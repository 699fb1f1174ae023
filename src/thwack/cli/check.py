"""`thwack check`: reads content files as their game would, and says what is wrong."""

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ..kernel.errors import ContentError
from .arguments import FAULT, Commands, Usage, command, console, lang, print_json
from .host import DEFAULT, Host, host_of, hosts
from .verdict import Verdict, counted

NAME: Final = "check"
EXAMPLE: Final = """thwack check my-hero.toml
thwack check my-hero.toml --lang pt
thwack check my-team.txt
thwack check heroes/"""
ALWAYS: Final = ".toml"  # content files by their name alone; others only if a game claims them


def add(commands: Commands) -> None:
    """The command and its arguments."""
    about = "check content files: heroes, boards, cards, teams, or folders of them"
    parser = command(commands, NAME, run, about, EXAMPLE)
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (what comes with Thwack)")
    parser.add_argument(
        "--lang", type=lang, metavar="L", help="also print what the cards say in this language"
    )
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Check every file; exit code 2 when one is wrong."""
    files = [(file, str(file)) for path in args.paths for file in files_in(Path(path))] or built_in_files()
    verdicts = [judge(file, name) for file, name in files]
    if args.json:
        print_json({"ok": not any(v.error for v in verdicts), "files": [v.as_json() for v in verdicts]})
    else:
        show(verdicts)
        for (file, name), verdict in zip(files, verdicts, strict=True):
            if args.lang and not verdict.error:
                text = file.read_text(encoding="utf-8")
                for part in host_for(file, text).texts(text, name, args.lang):
                    console().print(part)
    return FAULT if any(v.error for v in verdicts) else 0


def built_in_files() -> list[tuple[Path, str]]:
    """The content that comes with the games, and how its files are called."""
    folders = [host.content() for host in hosts()]
    return [(file, str(file.relative_to(folder))) for folder in folders for file in files_in(folder)]


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
    """Whether a file in a folder is to be checked: a note beside the content is not."""
    if file.suffix == ALWAYS:
        return True
    return any(file.suffix in host.suffixes and host.claims(file, read(file)) for host in hosts())


def read(file: Path) -> str:
    """The text of a file, or nothing when it has none."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def host_for(file: Path, text: str) -> Host:
    """Whose content a file is; for what nobody claims, one whose reader says what is wrong with it."""
    found = [host for host in hosts() if host.claims(file, text)]
    first = host_of(DEFAULT)
    found += [host for host in (first, *hosts()) if file.suffix in host.suffixes]
    return found[0] if found else first


def judge(path: Path, name: str) -> Verdict:
    """Read a file as its game would."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Verdict(name, error=f"{name}: this is not a text file in UTF-8")
    except OSError as fault:
        return Verdict(name, error=f"{name}: {fault.strerror or fault}")
    try:
        return host_for(path, text).judge(text, name)
    except ContentError as fault:
        return Verdict(name, error=str(fault))


def show(verdicts: list[Verdict]) -> None:
    """Good files on stdout, faults on stderr."""
    out, err = console(), Console(stderr=True, highlight=False)
    for one in verdicts:
        if one.error:
            err.print(Text.assemble(("WRONG ", "bold red"), one.error), soft_wrap=True)
            continue
        line = Text.assemble(("OK    ", "bold green"), f"{one.file}: {one.kind} {one.id}, {one.told}")
        out.print(line, soft_wrap=True)
    wrong = sum(bool(one.error) for one in verdicts)
    if len(verdicts) > 1:
        specials = {word for one in verdicts for word in one.specials}
        out.print(
            f"{counted(len(verdicts), 'file')}, {wrong} wrong, {counted(len(specials), 'special')} in use."
        )
