"""Passwords that are tried first by whoever tries passwords."""

from functools import cache
from importlib import resources
from typing import Final

from .names import login_of

ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
    "qazwsxedcrfvtgbyhnujmikolp",
    "147258369147258369",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
)
AROUND: Final = "0123456789!?.,@#$%&*+-_ "  # what is put before and after a word
FEW: Final = 4  # so many of them hide nothing; more do, unless they are a row themselves
DATES: Final = 10  # digits: fewer are a birthday or a telephone number
SPELT: Final = str.maketrans("013457@$!", "oleastasi")  # letters written as digits


@cache
def words() -> frozenset[str]:
    """Words that passwords are made of, more often than any others."""
    text = (resources.files("thwack.server.people") / "words.txt").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return frozenset(word for line in lines for word in line.split())


def is_too_common(password: str, name: str) -> bool:
    """Whether a password is among the first that a stranger would try: a word that many take, the account's
    own name, a row of keys, the same again and again; with a few digits or marks around it or without."""
    told = password.casefold().replace(" ", "")
    own = login_of(name).replace(" ", "")
    if told.isdigit() and len(told) < DATES:
        return True
    cores = {told, bare(told)}
    cores |= {core.translate(SPELT) for core in cores}
    cores |= {shortest(core) for core in cores}
    return any(len(core) < 2 or core == own or core in words() or is_row(core) for core in cores)


def bare(told: str) -> str:
    """Without the digits and marks around it, if they are few or one after the other."""
    core = told.strip(AROUND)
    if not core:
        return told
    before, _, after = told.partition(core)
    few = len(before) + len(after) <= FEW or (is_row(before) and is_row(after))
    return core if few else told


def shortest(told: str) -> str:
    """What is said again and again, once."""
    at = (told + told).find(told, 1)
    return told[:at] if at > 0 else told


def is_row(told: str) -> bool:
    """Keys or letters one after the other, or one alone."""
    return any(told in row or told in row[::-1] for row in ROWS)
