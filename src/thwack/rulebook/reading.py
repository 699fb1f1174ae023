"""A digest as data: its headings, and what stands under each of them."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

NUMBER: Final = r"(?:\d+|[A-Z]\d+|[A-Z](?=\.\d))(?:\.\d+)*"  # 9.17, T.8, R12; but X-Men is no rule
ID: Final = rf"[A-Z]{{1,3}}-{NUMBER}"
RULE: Final = re.compile(rf"- ({ID}) (.+)")
HEADING: Final = re.compile(r"(#+) (.+)")
NUMBERED: Final = re.compile(r"(?:Part )?([0-9]+[a-z]?(?:\.[0-9]+)*|[A-Z])\.? ")  # "9. Attack", "Part B. ..."
SOURCE: Final = re.compile(r"(.*\S) \[([^\[\]]+)\]")  # where a rule comes from, at its end
FENCE: Final = "```"


class Block(NamedTuple):
    """What stands under a heading: a rule by its id, or something without an id."""

    kind: str  # rule, item, text, code or table
    text: str
    id: str = ""
    source: str = ""  # of a rule: the section of the printed book
    rows: tuple[tuple[str, ...], ...] = ()  # of a table, its head first
    lang: str = "en"


class Section(NamedTuple):
    """A heading with what stands under it, up to the next one of any size."""

    id: str  # the same in all languages
    level: int
    title: str
    blocks: tuple[Block, ...]


def read(text: str, lang: str) -> tuple[Section, ...]:
    """The sections of a digest, in its order; the first is the page's own heading."""
    found: list[Section] = []
    for title, lines in _parts(text):
        heading = HEADING.fullmatch(title)
        assert heading is not None, "`_parts` begins at headings"
        name = heading[2].strip()
        found.append(Section(_anchor(name, found), len(heading[1]), name, tuple(_blocks(lines, lang))))
    return tuple(found)


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """Each heading with the lines under it."""
    found: list[tuple[str, list[str]]] = []
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith(FENCE)
        if not fenced and HEADING.fullmatch(line):
            found.append((line, []))
        elif found:
            found[-1][1].append(line)
    return found


def _anchor(title: str, before: list[Section]) -> str:
    """What a heading is called in addresses: by its number, or else by its words."""
    if not before:
        return "top"
    number = NUMBERED.match(title)
    name = number[1] if number else "-".join(re.findall(r"\w+", title.lower()))
    name = f"part-{name}" if title.startswith("Part ") else f"s-{name}"
    return name if name not in {one.id for one in before} else f"{name}-{len(before)}"


def _blocks(lines: list[str], lang: str) -> Iterator[Block]:
    """What stands under a heading, put together from its lines."""
    kind, held = "", list[str]()
    for line in [*lines, ""]:
        if kind == "code":
            if line.startswith(FENCE):
                yield Block("code", "\n".join(held), lang=lang)
                kind, held = "", []
            else:
                held.append(line)
            continue
        begins = _kind_of(line, kind)
        if begins != kind or line.startswith("- "):
            if held:
                yield _block(kind, held, lang)
            kind, held = begins, []
        if kind and not line.startswith(FENCE):
            held.append(line)


def _kind_of(line: str, before: str) -> str:
    """Which sort of block a line belongs to; one that is indented goes on with the item before it."""
    if not line.strip():
        return ""
    if line.startswith(FENCE):
        return "code"
    if line.startswith("|"):
        return "table"
    return "item" if line.startswith("- ") or before == "item" else "text"


def _block(kind: str, lines: list[str], lang: str) -> Block:
    """A block from its lines."""
    if kind == "table":
        rows = [tuple(cell.strip() for cell in line.strip("| ").split("|")) for line in lines]
        return Block(kind, "", rows=tuple(row for row in rows if row[0].strip("-: ")), lang=lang)
    text = " ".join(line.strip() for line in lines)
    rule = RULE.fullmatch(text)
    if rule is None:
        return Block(kind, text.removeprefix("- ") if kind == "item" else text, lang=lang)
    said = SOURCE.fullmatch(rule[2])
    text, source = (said[1], said[2]) if said else (rule[2], "")
    return Block("rule", text, rule[1], source, lang=lang)
