"""What the terminal game says, in four languages.

Words that every game needs are in words.toml here, those of one game in the words.toml of its folder. A game
of another package has its own beside its host; where they lack a language, they are in English.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import ModuleType
from typing import Any, Final

from ..kernel.errors import Broken

FILE: Final = "words.toml"


@cache
def book() -> dict[str, dict[str, dict[str, str]]]:
    """All words: group, name, language. A row stands in one file only."""
    here = resources.files(__package__)
    folders = [here, *sorted((one for one in here.iterdir() if one.is_dir()), key=lambda one: one.name)]
    found: dict[str, dict[str, dict[str, str]]] = {}
    for file in (folder.joinpath(FILE) for folder in folders):
        if not file.is_file():
            continue
        for group, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
            known = found.setdefault(group, {})
            if twice := known.keys() & rows.keys():
                raise Broken(f"the words {group}.{min(twice)} of the terminal stand in two files")
            known.update(rows)
    return found


def learn_from(host: ModuleType) -> None:
    """The words beside the host that another package brings; what is said already stays as it is."""
    file = resources.files(host.__package__ or "").joinpath(FILE)
    if file.is_file():
        for group, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
            book()[group] = {**rows, **book().get(group, {})}


class Words:
    """The words of one language: `say("ask.number")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, name: str, **parts: Any) -> str:
        """The words of that name, with its parts filled in."""
        group, _, key = name.partition(".")
        return self.word(book()[group][key]).format(**parts)

    def find(self, name: str) -> str:
        """The words of that name, or its last part when there are none."""
        group, _, key = name.partition(".")
        row = book().get(group, {}).get(key)
        return self.word(row) if row else key.replace("-", " ")

    def keys(self, typed: str) -> str:
        """What can be typed, such as "c NAME": what stands for a word of the player's own is translated."""
        return " ".join(self.find(f"key.{word}") for word in typed.split())

    def word(self, row: Mapping[str, str]) -> str:
        """A row in this language."""
        return row[self.lang] if self.lang in row else row["en"]

    def listing(self, names: list[str]) -> str:
        """Names as one speaks them: A, B and C."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self('say.and')} {names[-1]}"

    def winners(self, names: list[str]) -> str:
        """Who has won, or that nobody has."""
        if not names:
            return self("say.draw")
        return self("say.win" if len(names) > 1 else "say.wins", who=self.listing(names))
