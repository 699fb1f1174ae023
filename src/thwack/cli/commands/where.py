"""`thwack where`: where a rule lives in the code, and what it says."""

import argparse
import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

from ...rulebook import rule_texts
from ...rulebook.reading import NUMBER
from ...wording import LANGUAGES
from ..arguments import Commands, Usage, command, console, lang, nearest, print_json

NAME: Final = "where"
EXAMPLE: Final = """thwack where U-9.17
thwack where U-9          (everything under heading 9)
thwack where DM-T.8
thwack where BS-R12 --lang pt"""
RULE: Final = re.compile(rf"(?<![\w.-])([A-Z]{{1,3}})-({NUMBER})(?!\w)")
HEAD: Final = r"((?:(?:\d+|[A-Z])\.)*[A-Z]?)"  # what stands before the last number of an id
RANGE: Final = re.compile(rf"(?<![\w.-])([A-Z]{{1,3}})-{HEAD}(\d+) to (?:\1-)?{HEAD}(\d+)(?!\w)")
IN_NAME: Final = re.compile(r"test_([A-Z]{1,3})_((?:\d+|[A-Z]\d*)(?:_\d+)*)_")
LAST: Final = re.compile(r"(.*?)(\d+)")


@dataclass(frozen=True)
class Place:
    """A line that cites a rule."""

    file: str
    line: int
    inside: str
    text: str


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("rule", metavar="RULE-ID", help="such as U-9.17, DM-T.8 or BS-R12")
    parser.add_argument(
        "--lang",
        type=lang,
        metavar="L",
        default="en",
        help=f"the language of the rule: {', '.join(LANGUAGES)}",
    )
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Print the rule and every place that cites it."""
    rule = args.rule.upper()
    if not RULE.fullmatch(rule):
        raise Usage(f"a rule id looks like U-9.17, not {args.rule!r}")
    texts = rule_texts(args.lang)
    said = {name: text for name, text in texts.items() if is_under(name, rule)}
    places = find(rule, package()) + find(rule, checkout() / "tests")
    if not places and not said:
        raise Usage(f"no rule {rule} is known{nearest(rule, texts, listing=False)}")
    if args.json:
        print_json({"rule": rule, "texts": said, "places": [vars(place) for place in places]})
        return 0
    out = console()
    for name, text in said.items():
        out.print(Text.assemble((name, "bold"), f" {text}"))
    for place in places:
        out.print(Text.assemble((f"{place.file}:{place.line}", "cyan"), f"  {place.inside}"), soft_wrap=True)
        if place.text:
            out.print(Text(f"    {place.text}", style="dim"), soft_wrap=True)
    if not places:
        out.print("No code cites it.")
    return 0


def package() -> Path:
    """Where the code is."""
    return Path(__file__).resolve().parents[2]


def checkout() -> Path:
    """The folder of the whole project, when the code runs from one."""
    return package().parents[1]


def is_under(name: str, rule: str) -> bool:
    """Whether a rule is that one, or under that heading: U-9.17 under U-9, BS-R12 under BS-R."""
    return name == rule or name.startswith(rule if rule[-1].isalpha() else rule + ".")


def cites(line: str, rule: str) -> bool:
    """Whether a line cites a rule: by itself, under its heading, or within a range such as U-6.3 to U-6.5."""
    if any(is_under(f"{kind}-{number}", rule) for kind, number in RULE.findall(line)):
        return True
    if any(is_under(f"{kind}-{number.replace('_', '.')}", rule) for kind, number in IN_NAME.findall(line)):
        return True
    kind, _, number = rule.partition("-")
    parts = LAST.fullmatch(number)
    if parts is None:
        return False
    head, last = parts[1], int(parts[2])
    for letters, before, low, _, high in RANGE.findall(line):
        if letters == kind and before == head and int(low) <= last <= int(high):
            return True
    return False


def find(rule: str, folder: Path) -> list[Place]:
    """Every place in a folder's code that cites the rule: a function is named once."""
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")):
        if "cli" in file.relative_to(folder).parts:
            continue  # the command line's examples are no citations
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        hits = [number for number, line in enumerate(lines, 1) if cites(line, rule)]
        if not hits:
            continue
        parts = parts_of(source)
        seen: set[int] = set()
        for number in hits:
            first, inside, about = next((p[0], p[2], p[3]) for p in parts if p[0] <= number <= p[1])
            if first not in seen or first == 0:
                seen.add(first)
                text = about if cites(about, rule) or number == first else lines[number - 1].strip()
                found.append(Place(shown(file), number, inside, text))
    return found


def parts_of(source: str) -> list[tuple[int, int, str, str]]:
    """First line, last line, name and first docstring line of every function and class, innermost first."""
    found = [(0, 10**9, "", "")]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            about = (ast.get_docstring(node) or "").partition("\n")[0]
            found.append((node.lineno, node.end_lineno or node.lineno, node.name, about))
    return sorted(found, key=lambda part: part[1] - part[0])


def shown(file: Path) -> str:
    """A file as one would open it from here."""
    try:
        return str(file.relative_to(Path.cwd()))
    except ValueError:
        return str(file)
