"""`thwack check`: reads content files as their game would, plays some games with new ones, and says what is
wrong."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ...kernel.errors import ContentError
from ...kernel.verdict import Files, Verdict, counted
from ...match import game_named
from ..arguments import FAULT, Commands, add_content, command, console, lang, print_json, whole
from ..content import files_in, host_for, read
from ..host import Host, hosts
from ..progress import Bar
from ..trial import GAMES, Findings, Trial, trial_of, tried

NAME: Final = "check"
EXAMPLE: Final = """thwack check my-hero.toml
thwack check my-hero.toml --lang pt
thwack check my-team.txt --content my-cards.toml
thwack check my-deck.txt --lang es
thwack check heroes/ --games 100"""
INTERRUPTED: Final = 130
Known = tuple[str, str, str]  # a file of this call: its name, its text and its game


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="files or folders (default: the content that comes with Thwack)",
    )
    parser.add_argument(
        "--lang", type=lang, metavar="L", help="also print what the cards say in this language"
    )
    parser.add_argument(
        "--games",
        type=whole(0, 10**6),
        default=GAMES,
        metavar="N",
        help=f"quick games to play with each new file ({GAMES}); 0 for none",
    )
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")
    parser.set_defaults(more="paths")


def run(args: argparse.Namespace) -> int:
    """Check every file; exit code 2 when one is wrong."""
    files = [(file, str(file)) for path in args.paths for file in files_in(Path(path))] or built_in_files()
    beside = [(file, str(file)) for path in args.content for file in files_in(Path(path))]
    known = {file.resolve(): known_file(file, name) for file, name in (*beside, *files)}
    verdicts = [judge(file, name, known) for file, name in files]
    findings = played(files, verdicts, known, args.games)
    verdicts = [replace(v, error=v.error or f.crash) for v, f in zip(verdicts, findings, strict=True)]
    if args.json:
        rows = [{**v.as_json(), **f.as_json()} for v, f in zip(verdicts, findings, strict=True)]
        print_json({"ok": not any(v.error for v in verdicts), "files": rows})
    else:
        show(verdicts, findings)
        for (file, name), verdict in zip(files, verdicts, strict=True):
            if args.lang and not verdict.error:
                text = file.read_text(encoding="utf-8")
                host = host_for(file, text)
                for part in host.texts(name, text, args.lang, others(host, file, known) or ()):
                    console().print(part)
    if any(v.error for v in verdicts):
        return FAULT
    return INTERRUPTED if any(found.stopped for found in findings) else 0


def played(
    files: Sequence[tuple[Path, str]], verdicts: Sequence[Verdict], known: Mapping[Path, Known], games: int
) -> list[Findings]:
    """What some games tell of each file; nothing of those that are wrong, or come with the game."""
    trials = [
        None if verdict.error or not games else trial_for(file, name, known)
        for (file, name), verdict in zip(files, verdicts, strict=True)
    ]
    found: list[Findings] = []
    with Bar("Playing", games * sum(trial.groups for trial in trials if trial is not None)) as bar:
        for (_, name), trial in zip(files, trials, strict=True):
            stopped = bool(found) and found[-1].stopped
            if trial is None or stopped:
                found.append(Findings(stopped=stopped))
            else:
                found.append(tried(trial, name, games, bar.add))
    return found


def trial_for(file: Path, name: str, known: Mapping[Path, Known]) -> Trial | None:
    """How a good file is tried, if it is new."""
    text = read(file)
    host = host_for(file, text)
    beside = others(host, file, known)
    if beside is None or host.tries is None:
        return None
    return trial_of(host.tries, host.name, name, text, beside)


def built_in_files() -> list[tuple[Path, str]]:
    """The content that comes with the games, and how its files are called."""
    folders = [host.content() for host in hosts() if host.content().is_dir()]
    return [(file, str(file.relative_to(folder))) for folder in folders for file in files_in(folder)]


def known_file(file: Path, name: str) -> Known:
    """A file of this call: its name and text, and whose it is."""
    text = read(file)
    return name, text, host_for(file, text).name


def others(host: Host, file: Path, known: Mapping[Path, Known]) -> Files | None:
    """The other files of the same game; None for a file that comes with the game, which knows it already."""
    content, here = host.content().resolve(), file.resolve()
    if here.is_relative_to(content):
        return None
    away = {path: one for path, one in known.items() if path != here and not path.is_relative_to(content)}
    return [(name, text) for name, text, game in away.values() if game == host.name]


def judge(path: Path, name: str, known: Mapping[Path, Known]) -> Verdict:
    """Read a file as its game would, beside other files of the same call."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Verdict(name, error=f"{name}: this is not a text file in UTF-8")
    except OSError as fault:
        return Verdict(name, error=f"{name}: {fault.strerror or fault}")
    if not text.strip():
        return Verdict(name, error=f"{name}: this file is empty; `thwack new` writes one to start from")
    host = host_for(path, text)
    beside = others(host, path, known)
    try:
        return game_named(host.name).judge(name, text, beside)
    except ContentError as fault:
        return Verdict(name, error=str(fault) if beside else with_content(str(fault)))


def with_content(error: str) -> str:
    """A fault; where a sheet names a card that nobody knows, it may be one of somebody's own."""
    told = "; cards of your own are known with --content FILE"
    return error + told if 'there is no card "' in error else error


def show(verdicts: Sequence[Verdict], findings: Sequence[Findings]) -> None:
    """Good files on stdout with what was noticed in play, faults on stderr."""
    out, err = console(), Console(stderr=True, highlight=False)
    for one, found in zip(verdicts, findings, strict=True):
        if one.error:
            err.print(Text.assemble(("WRONG ", "bold red"), one.error), soft_wrap=True)
            continue
        line = Text.assemble(("OK    ", "bold green"), f"{one.file}: {one.kind} {one.id}, {one.told}")
        out.print(line, soft_wrap=True)
        for note in found.notes:
            out.print(Text.assemble(("NOTE  ", "bold yellow"), note), soft_wrap=True)
        if found.stopped:
            out.print(f"[bold yellow]Stopped:[/] {counted(found.games, 'game')} of it were finished.")
    wrong = sum(bool(one.error) for one in verdicts)
    if len(verdicts) > 1:
        specials = {word for one in verdicts for word in one.specials}
        out.print(
            f"{counted(len(verdicts), 'file')}, {wrong} wrong, {counted(len(specials), 'special')} in use."
        )
