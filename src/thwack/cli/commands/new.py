"""`thwack new`: writes a file to start from, a hero, cards or a deck, which can be played as it is."""

import argparse
import copy
import json
import shlex
from inspect import getfile
from pathlib import Path
from string import Template
from typing import Final

from ...cardlang.form import slug_of
from ...kernel.errors import ContentError
from ...match import game_named
from ..arguments import Commands, Usage, add_content, command, console, game, nearest
from ..content import load_content
from ..host import Host, host_of, hosts

NAME: Final = "new"
EXAMPLE: Final = """thwack new hero "Night Owl"
thwack new card "Night Owl" --game mission_arena
thwack new deck "Owls" --game mission_arena --content night-owl.toml
thwack new team "Owls"
thwack new board "Old Mill\""""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("kind", metavar="KIND", help="hero, board, card, deck or team")
    parser.add_argument("name", metavar="NAME", help="what it is called; the file is named after it")
    parser.add_argument("--game", type=game, metavar="G", help="the game, if several have such a thing")
    parser.add_argument("--out", metavar="FILE", help="another file to write")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Write the file, and say what can be done with it."""
    host = host_for(args.kind, args.game)
    load_content(host.name, args.content)
    id_ = id_of(args.name)
    template = template_of(host, args.kind)
    file = Path(args.out or f"{id_}{template.suffix}")
    if file.exists():
        raise Usage(f"there is already a file {str(file)!r}; choose another name, or another file with --out")
    name = " ".join(args.name.split())
    told = quoted(name) if template.suffix == ".toml" else name
    blanks = {"id": id_, "word": id_.replace("-", "_"), "name": told, "file": file.name}
    text = Template(template.read_text(encoding="utf-8")).substitute(blanks, **host.blanks(args.kind))
    see_to(host, file, text)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise Usage(f"{file} cannot be written: {fault.strerror or fault}") from None
    out, given = console(), "".join(f" --content {shlex.quote(path)}" for path in args.content)
    out.print(f"Wrote {file}. Next:", markup=False, soft_wrap=True)
    for line in (f"check {{file}}{given}", *host.skeletons[args.kind]):
        words = line.format(file=shlex.quote(str(file)), id=id_, content=given)
        out.print(f"  thwack {words}", markup=False, soft_wrap=True)
    return 0


def host_for(kind: str, wanted: str | None) -> Host:
    """The host of the game for which something of this kind is written."""
    kinds = list(dict.fromkeys(one for host in hosts() for one in host.skeletons))
    if kind not in kinds:
        raise Usage(f"there is no skeleton of a {kind!r}{nearest(kind, kinds)}")
    able = [host.name for host in hosts() if kind in host.skeletons]
    if wanted is None and len(able) > 1:
        raise Usage(f"say for which game: --game {' or '.join(able)}")
    if wanted is not None and wanted not in able:
        has = ", ".join(host_of(wanted).skeletons) or "nothing to start from"
        raise Usage(f"{wanted} has no {kind} to start from; it has {has}")
    return host_of(wanted or able[0])


def template_of(host: Host, kind: str) -> Path:
    """The file from which a skeleton is made."""
    folder = Path(getfile(type(host))).parent / "skeletons"
    return next(file for file in sorted(folder.iterdir()) if file.stem == kind)


def id_of(name: str) -> str:
    """What rules call somebody of this name."""
    found = slug_of(name)
    if not found[:1].isalpha() or not name.isprintable():
        raise Usage(f"{name!r} cannot be a name: it must begin with a letter, such as 'Night Owl'")
    return found


def quoted(name: str) -> str:
    """A name as it stands between quotation marks in a file."""
    return json.dumps(name, ensure_ascii=False)[1:-1]


def see_to(host: Host, file: Path, text: str) -> None:
    """The skeleton can stand beside everything there is; it cannot if the name is taken."""
    trial = copy.copy(game_named(host.name))
    try:
        trial.judge(file.name, text, [])
        trial.add_content([(file.name, text)])
    except ContentError as fault:
        raise Usage(f"{fault}; choose another name") from None
