"""Any game's table as plain text or HTML, for whoever has no drawing of that game.

A view is plain data whose keys are the game's own words. `picture` puts it in order once: numbers and words
are facts, lists of cards or dice are zones, rows of like things are tables. How that looks is up to
`as_text` and `as_html`, and to anybody else who draws.
"""

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple

Json = Any
Names = Mapping[str, str]  # what the ids in a view are called
WIDTH: Final = 88
GAP: Final = "  "
DOT: Final = " \N{MIDDLE DOT} "  # between what is said; names have commas of their own
APART: Final = (
    "game",
    "version",
    "seat",
    "actor",
    "result",
    "seats",
)  # told elsewhere
TIMES: Final = "\N{MULTIPLICATION SIGN}"
OUTSIDE: Final = -1  # the actor when chance is asked


class Zone(NamedTuple):
    """Where cards or dice lie, in order, and how many of them these eyes do not know."""

    title: str
    items: tuple[str, ...]
    hidden: int = 0


class Rows(NamedTuple):
    """Like things, a row for each. Columns that tell nothing are left out."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Block(NamedTuple):
    """A part of the table: the whole of it, a seat, or what is going on."""

    title: str
    facts: tuple[tuple[str, str], ...] = ()
    zones: tuple[Zone, ...] = ()
    tables: tuple[Rows, ...] = ()


def picture(view: Mapping[str, Json], names: Names | None = None) -> list[Block]:
    """A view as blocks: the table, what is going on, then the seats. An id without a name stands as it is."""
    known = names or {}
    eyes = "a spectator" if view.get("seat") is None else f"seat {view['seat']}"
    parts = {key: part for key, part in view.items() if key not in APART and part not in (None, [])}
    if view.get("actor") == OUTSIDE:
        parts["actor"] = "chance"
    going_on = {key: part for key, part in parts.items() if isinstance(part, Mapping)}
    rest = {key: part for key, part in parts.items() if key not in going_on}
    found = [_block(f"{_words(str(view.get('game', ''))).title()}, seen by {eyes}", rest, known)]
    found += [_block(_words(key), part, known) for key, part in going_on.items()]
    found += [_seat(at, row, view.get("actor"), known) for at, row in enumerate(view.get("seats", ()))]
    if view.get("result"):
        found.append(_block("result", view["result"], known))
    return found


def _seat(at: int, row: Mapping[str, Json], actor: object, names: Names) -> Block:
    """A seat goes by the first word that is said of it: its hero, team or deck."""
    side = next((key for key, part in row.items() if isinstance(part, str)), "")
    title = f"seat {at}" + (f": {_told(row[side], names)}" if side else "")
    return _block(
        title + (" (to choose)" if at == actor else ""),
        {key: part for key, part in row.items() if key != side},
        names,
    )


def _block(title: str, parts: Mapping[str, Json], names: Names) -> Block:
    """What is said under one title, each part as what it is."""
    facts: list[tuple[str, str]] = []
    zones: list[Zone] = []
    tables: list[Rows] = []
    sides = {key: part for key, part in parts.items() if isinstance(part, Mapping) and part}
    for key, part in parts.items():
        name = _words(key)
        if isinstance(part, Mapping):
            if part and all(isinstance(inner, Mapping) for inner in part.values()):
                tables.append(_rows(name, part.items(), names))
                del sides[key]
        elif isinstance(part, list | tuple):
            if part and all(isinstance(one, Mapping) for one in part):
                tables.append(_rows(name, [("", one) for one in part], names))
            else:
                zones.append(_zone(name, part, parts.get(f"{key}_size"), names))
        elif part is not None and not (key.endswith("_size") and key.removesuffix("_size") in parts):
            facts.append((name, "no" if part is False else _told(part, names)))
    if sides:
        tables.append(_rows("", sides.items(), names))
    return Block(title, tuple(facts), tuple(zones), tuple(tables))


def _zone(title: str, items: Sequence[Json], size: Json, names: Names) -> Zone:
    """Things that are not known are counted: they stand as None, or a size says that there are more."""
    known = tuple(_told(item, names) for item in items if item is not None)
    return Zone(title, known, (size if isinstance(size, int) else len(items)) - len(known))


def _rows(title: str, things: Iterable[tuple[str, Mapping[str, Json]]], names: Names) -> Rows:
    """A table of like things: their labels, then all that is said of any of them."""
    things = list(things)
    heads = dict.fromkeys(key for _, thing in things for key in thing)
    columns = {"": tuple(names.get(label, label) for label, _ in things)}
    columns |= {_words(key): tuple(_told(thing.get(key), names) for _, thing in things) for key in heads}
    kept: dict[str, tuple[str, ...]] = {}
    for head, cells in columns.items():
        if any(cells) and (_are_numbers(cells) or cells not in kept.values()):  # a name is said once
            kept[head] = cells
    return Rows(title, tuple(kept), tuple(zip(*kept.values(), strict=True)))


def _are_numbers(cells: Iterable[str]) -> bool:
    return all(cell.lstrip("-").isdigit() or not cell for cell in cells)


def _words(key: str) -> str:
    return key.replace("_", " ")


def _told(value: Json, names: Names) -> str:
    """A value in few words; nothing for what is not."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, Mapping):
        parts = [(_words(key), _told(part, names)) for key, part in value.items()]
        return ", ".join(key if part == "yes" else f"{key} {part}" for key, part in parts if part)
    if isinstance(value, list | tuple):
        if any(isinstance(one, list | tuple) for one in value):
            return "; ".join(" ".join(_told(part, names) for part in one) for one in value)
        told = [_told(one, names) if one is not None else "?" for one in value]
        return ", ".join(told) if _are_numbers(told) else _counted(told)
    return names.get(value, value) if isinstance(value, str) else str(value)


def _counted(items: Iterable[str]) -> str:
    """Like things together, in the order in which they come first."""
    found = Counter(items).items()
    return "; ".join(item if count == 1 else f"{item} {TIMES}{count}" for item, count in found)


def lying(zone: Zone) -> str:
    """What lies in a zone, in one line."""
    told = [_counted(zone.items)] if zone.items else []
    return "; ".join([*told, f"{zone.hidden} hidden"] if zone.hidden else told)


def as_text(blocks: Sequence[Block], width: int = WIDTH) -> str:
    """Blocks as lines of at most so many characters."""
    return "\n\n".join("\n".join(_lines(block, width)) for block in blocks)


def _lines(block: Block, width: int) -> list[str]:
    found = _wrapped(block.title[:1].upper() + block.title[1:], "", width)
    if block.facts:
        found += _wrapped(DOT.join(f"{name} {told}" for name, told in block.facts), GAP, width)
    full = [(zone.title, lying(zone)) for zone in block.zones if lying(zone)]
    column = max((len(title) for title, _ in full), default=0)
    for title, told in full:
        found += _wrapped(f"{title:<{column}}{GAP}{told}", GAP, width, " " * (column + len(GAP)))
    for table in block.tables:
        found += [f"{GAP}{table.title}"] if table.title else []
        found += _as_columns(table, width) or _as_paragraphs(table, width)
    empty = [zone.title for zone in block.zones if not lying(zone)]
    return found + (_wrapped(f"empty: {', '.join(empty)}", GAP, width) if empty else [])


def _wrapped(text: str, margin: str, width: int, hang: str = GAP) -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=margin, subsequent_indent=margin + hang, break_on_hyphens=False
    )


def _as_columns(table: Rows, width: int) -> list[str]:
    """One line for each row, if that fits; numbers stand at the right of their columns."""
    grid = [table.head, *table.rows]
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    if sum(widths) + len(GAP) * (len(widths) + 1) > width:
        return []
    right = [_are_numbers(column) for column in zip(*table.rows, strict=True)]
    found = []
    for row in grid:
        cells = [
            f"{cell:>{size}}" if is_number else f"{cell:<{size}}"
            for cell, size, is_number in zip(row, widths, right, strict=True)
        ]
        found.append((2 * GAP + GAP.join(cells)).rstrip())
    return found


def _as_paragraphs(table: Rows, width: int) -> list[str]:
    """A paragraph for each row: its first cell, then what else is said of it."""
    found = []
    for first, *rest in table.rows:
        named = zip(table.head[1:], rest, strict=True)
        more = [name if told == "yes" else f"{name} {told}" for name, told in named if told]
        found += _wrapped(f"{first}: {DOT.join(more)}" if more else first, 2 * GAP, width)
    return found


def as_html(blocks: Sequence[Block]) -> str:
    """Blocks as a piece of HTML without scripts or style sheets; all that is told is escaped."""
    return f'<div class="thwack">{"".join(map(_html, blocks))}</div>'


def _html(block: Block) -> str:
    told = [f"<h4>{escape(block.title[:1].upper() + block.title[1:])}</h4>"]
    if block.facts:
        facts = (f"{escape(name)} <b>{escape(told)}</b>" for name, told in block.facts)
        told.append(f"<p>{DOT.join(facts)}</p>")
    if block.zones:
        zones = (
            f'<tr><th style="text-align:left">{escape(zone.title)}</th>'
            f'<td style="text-align:left">{escape(lying(zone)) or "&ndash;"}</td></tr>'
            for zone in block.zones
        )
        told.append(f"<table>{''.join(zones)}</table>")
    told += [_html_rows(table) for table in block.tables]
    return f"<section>{''.join(told)}</section>"


def _html_rows(table: Rows) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.head)
    rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in table.rows)
    title = f"<caption>{escape(table.title)}</caption>" if table.title else ""
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


__all__ = ["Block", "Names", "Rows", "Zone", "as_html", "as_text", "lying", "picture"]
