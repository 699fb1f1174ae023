"""When two names are one: written alike, or drawn alike."""

import unicodedata
from functools import cache
from importlib import resources
from typing import Final

from ..showing.refusals import Refused

MOST: Final = 40  # characters of a name
BLANK: Final = frozenset(  # printable, and yet nothing is seen: fillers, joiners, selectors of variants
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)])
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))


@cache
def drawn_like() -> dict[int, str]:
    """Characters that look like others. Where only one of a capital and its small letter does, the other
    follows it, for names are the same in capitals."""
    text = (resources.files("thwack.server.people") / "confusables.txt").read_text(encoding="ascii")
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
    found = {chr(int(code, 16)): looks for looks, *codes in rows for code in codes}
    for character, looks in list(found.items()):
        for other in (character.casefold(), character.upper()):
            if len(other) == 1 and not other.isascii():
                found.setdefault(other, looks)
    return str.maketrans(found)


def login_of(name: str) -> str:
    """The name by which an account is found, however its letters are typed."""
    return " ".join(name.split()).casefold()


def likeness(name: str) -> str:
    """What a name looks like: two names with the same likeness cannot be told apart at a table.

    A capital I looks like a small l and is the same as a small i, so those are one. The database keeps
    likenesses: who changes this writes a migration that works them out anew.
    """
    found = unicodedata.normalize("NFKD", name)
    found = "".join(c for c in found if c not in BLANK and unicodedata.category(c) != "Cf")
    found = found.translate(drawn_like()).casefold()
    found = unicodedata.normalize("NFKD", found).translate(drawn_like()).casefold()
    return " ".join(found.split()).replace("i", "l")


def clean(name: str) -> str:
    """A name without what cannot be seen."""
    found = " ".join("".join(c for c in name if c.isprintable()).split())
    if not any(c.isalnum() for c in found) or not any(c.isalnum() for c in likeness(found)):
        raise Refused("bad_name")
    return found


def numbered(name: str, number: int) -> str:
    """A guest's name when somebody has an account with it: a number needs no language."""
    return f"{name[: MOST - 5].rstrip()} {number}"
