"""`thwack check`: reads content files as the game would, and says what is wrong."""

import argparse
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..cardlang.node import walk
from ..cardlang.vocabulary import words_of
from ..games.unmatched import library, special, telling
from ..games.unmatched.library import HeroDef
from ..kernel.errors import Broken, ContentError
from ..wording import LANGUAGES, card_texts, names_of, rule_texts
from .arguments import FAULT, Commands, Usage, command, console, lang, print_json

NAME: Final = "check"
EXAMPLE: Final = """thwack check my-hero.toml
thwack check my-hero.toml --lang pt
thwack check heroes/"""
SPECIALS: Final = frozenset(words_of(special))


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a file."""

    file: str
    kind: str = ""
    id: str = ""
    error: str = ""
    deck: int = 0
    cards: int = 0
    spaces: int = 0
    specials: tuple[str, ...] = ()
    incomplete: int = 0

    def as_json(self) -> dict[str, Any]:
        """The verdict as plain data."""
        found: dict[str, Any] = {"file": self.file, "ok": not self.error, "kind": self.kind, "id": self.id}
        if self.error:
            return {**found, "error": self.error}
        if self.kind == "board":
            return {**found, "spaces": self.spaces}
        facts = {
            "deck": self.deck,
            "cards": self.cards,
            "specials": list(self.specials),
            "incomplete": self.incomplete,
        }
        return {**found, **facts}


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, "check content files: heroes, boards, or folders of them", EXAMPLE)
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (what comes with Thwack)")
    parser.add_argument(
        "--lang", type=lang, metavar="L", help="also print what the cards say in this language"
    )
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Check every file; exit code 2 when one is wrong."""
    files = [file for path in args.paths or [built_in()] for file in files_in(Path(path))]
    verdicts = [
        judge(file, str(file.relative_to(built_in())) if not args.paths else str(file)) for file in files
    ]
    if args.json:
        print_json({"ok": not any(v.error for v in verdicts), "files": [v.as_json() for v in verdicts]})
    else:
        show(verdicts)
        for file, verdict in zip(files, verdicts, strict=True):
            if args.lang and verdict.kind == "hero":
                show_texts(
                    library.read_hero(file.read_text(encoding="utf-8"), verdict.file), args.lang, verdict.file
                )
    return FAULT if any(v.error for v in verdicts) else 0


def built_in() -> Path:
    """The content that comes with the package."""
    return Path(library.__file__).parent / "content"


def files_in(path: Path) -> list[Path]:
    """The content files of a path."""
    if path.is_dir():
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise Usage(f"there is no content file (*.toml) in {path}")
        return found
    if not path.exists():
        raise Usage(f"there is no file {str(path)!r}")
    return [path]


def judge(path: Path, name: str) -> Verdict:
    """Read a file as the game would."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Verdict(name, error=f"{name}: this is not a text file in UTF-8")
    except OSError as fault:
        return Verdict(name, error=f"{name}: {fault.strerror or fault}")
    try:
        if is_board(text):
            board = library.read_board(text, name)
            return Verdict(name, "board", board.id, spaces=board.size)
        hero = library.read_hero(text, name)
        for one in LANGUAGES:
            texts_of(hero, one, name)
        return verdict_of(hero, name)
    except ContentError as fault:
        return Verdict(name, error=str(fault))


def texts_of(hero: HeroDef, language: str, name: str) -> dict[str, list[str]]:
    """What the ability and every card say in a language, or the fault that keeps them from being worded."""
    names = names_of(hero, telling.book())
    found: dict[str, list[str]] = {}
    where = "ability"
    try:
        found[where] = rule_texts(hero.ability, language, names)
        for card in hero.cards:
            where = f"card {card.id}"
            found[card.name[language]] = [
                ": ".join(filter(None, line)) for line in card_texts(card, language, names)
            ]
    except ContentError as fault:
        raise fault.at(file=name, card=where) from None
    except (Broken, KeyError) as fault:
        message = f"it cannot be worded in {language}: {fault}"
        raise ContentError(
            message, file=name, card=where, hint="give the word its names under [words]"
        ) from None
    return found


def is_board(text: str) -> bool:
    """Whether a file describes a board; what cannot be read counts as a hero, whose reader says why."""
    try:
        return not {"space", "lines", "zones"}.isdisjoint(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return False


def verdict_of(hero: HeroDef, name: str) -> Verdict:
    """What a good hero file holds."""
    trees = [
        tree for card in hero.cards for tree in (*card.effects.values(), *card.rules, card.needs) if tree
    ]
    used = {node.word for tree in (*hero.ability, *trees) for node in walk(tree)}
    return Verdict(
        name,
        "hero",
        hero.id,
        deck=sum(card.copies for card in hero.cards),
        cards=len(hero.cards),
        specials=tuple(sorted(used & SPECIALS)),
        incomplete=sum(bool(card.incomplete) for card in hero.cards),
    )


def show_texts(hero: HeroDef, language: str, name: str) -> None:
    """What a hero and the cards say."""
    out = console()
    out.print(Text(f"\n{hero.name[language]}", style="bold underline"))
    for title, lines in texts_of(hero, language, name).items():
        out.print(Text(hero.ability_name[language] if title == "ability" else title, style="bold"))
        for line in lines:
            out.print(Padding(Text(line), (0, 0, 0, 2)))


def counted(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def show(verdicts: list[Verdict]) -> None:
    """Good files on stdout, faults on stderr."""
    out, err = console(), Console(stderr=True, highlight=False)
    for one in verdicts:
        if one.error:
            err.print(Text.assemble(("WRONG ", "bold red"), one.error), soft_wrap=True)
            continue
        if one.kind == "board":
            facts = f"board {one.id}, {counted(one.spaces, 'space')}"
        else:
            facts = f"hero {one.id}, deck of {one.deck}, {counted(one.cards, 'card')}"
            facts += f", {counted(len(one.specials), 'special')}"
            facts += f" ({', '.join(one.specials)})" if one.specials else ""
            facts += f", {one.incomplete} not finished" if one.incomplete else ""
        out.print(Text.assemble(("OK    ", "bold green"), f"{one.file}: {facts}"), soft_wrap=True)
    wrong = sum(bool(one.error) for one in verdicts)
    if len(verdicts) > 1:
        specials = {word for one in verdicts for word in one.specials}
        out.print(
            f"{counted(len(verdicts), 'file')}, {wrong} wrong, {counted(len(specials), 'special')} in use."
        )
