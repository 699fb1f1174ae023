"""One table of a content file, read field by field, with faults that name their place; and slugs."""

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, Final, NoReturn

from ..kernel.errors import ContentError

LANGUAGES: Final = ("en", "pt", "es", "it")
LANGUAGE_NAMES: Final = {"en": "English", "pt": "Portuguese", "es": "Spanish", "it": "Italian"}

ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")  # for it is a part of choices

_MISSING: Final = object()


def slug_of(name: str) -> str:
    """A name as a slug: lower case, accents and punctuation dropped, spaces to "-"."""
    plain = unicodedata.normalize("NFKD", name.lower())
    kept = re.sub(r"[^a-z0-9\s_:/–—-]", "", plain)
    return re.sub(r"[\s_:/–—-]+", "-", kept).strip("-")


def read_toml(text: str, file: str) -> dict[str, Any]:
    """A TOML document."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"this is not valid TOML: {fault}", file=file, hint="correct that line") from None


def tables_in(text: str) -> dict[str, Any] | None:
    """The same for whoever only looks whose it is: None if it cannot be read."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def hint_of(wrong: str, right: Collection[str], few: int = 20) -> str:
    """The nearest of the names there are, or all of them if they are few. What has names in languages may
    have been called by one of those."""
    meant = {one: one for one in right}
    for one, names in right.items() if isinstance(right, Mapping) else ():
        if isinstance(names, Mapping):
            meant |= {slug_of(name): one for name in names.values() if slug_of(name) not in right}
    near = difflib.get_close_matches(wrong, meant, n=1, cutoff=0.6)
    if near:
        return f"did you mean {meant[near[0]]}?"
    return f"choose from {', '.join(right)}" if len(right) <= few else ""


def column_of(text: str, *parts: str) -> int:
    """Where the first of these parts that is there begins; -1 if none is."""
    for part in parts:
        if match := re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text):
            return match.start()
    return -1


class Form:
    """A table and where it stands. Each method gives one field, or fails with a sentence."""

    def __init__(self, file: str, card: str, table: dict[str, Any]) -> None:
        self.file = file
        self.card = card
        self.rows = table

    def fail(self, message: str, hint: str = "", text: str = "", column: int = -1) -> NoReturn:
        """Refuse the file."""
        raise ContentError(message, file=self.file, card=self.card, text=text, column=column, hint=hint)

    def only(self, *names: str) -> None:
        """No other fields than these."""
        for name in self.rows:
            if name not in names:
                self.fail(f"unknown field `{name}`", hint_of(name, sorted(names), few=len(names)))

    def get(self, name: str, kind: type, what: str, default: Any = _MISSING) -> Any:
        """A field of a type, or the default."""
        if name not in self.rows:
            if default is _MISSING:
                self.fail(f"{name} is missing", f"add {name} = {what}")
            return default
        found = self.rows[name]
        if not isinstance(found, kind) or (isinstance(found, bool) and kind is int):
            self.fail(f"{name} must be {what}, not {found!r}")
        return found

    def text(self, name: str, default: Any = _MISSING) -> str:
        """A text."""
        return str(self.get(name, str, 'text in quotes such as "..."', default))

    def slug(self, name: str) -> str:
        """A text that is a slug, for it is a part of choices and file names."""
        found = self.text(name)
        if not found or slug_of(found) != found:
            hint = f'write {name} = "{slug_of(found) or "..."}": small letters, digits and dashes'
            self.fail(f'{name} cannot be "{found}"', hint)
        return found

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = int(self.get(name, int, f"a whole number from {least} to {most}"))
        if not least <= found <= most:
            self.fail(f"{name} must be a whole number from {least} to {most}, not {found}")
        return found

    def texts(self, name: str, default: Any = _MISSING) -> tuple[str, ...]:
        """A list of texts."""
        found = self.get(name, list, 'a list of texts such as ["..."]', default)
        if not all(isinstance(item, str) for item in found):
            self.fail(f'{name} must be a list of strings such as ["..."], not {found!r}')
        return tuple(found)

    def table(self, name: str, default: Any = _MISSING) -> dict[str, Any]:
        """A table."""
        found: dict[str, Any] = self.get(name, dict, "a table such as { ... }", default)
        return found

    def tables(self, name: str) -> list[dict[str, Any]]:
        """One or more tables."""
        found = self.get(name, list, f"one or more tables [[{name}]]")
        if not found or not all(isinstance(item, dict) for item in found):
            self.fail(f"{name} must be one or more tables [[{name}]]")
        return list(found)

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of a few texts."""
        found = self.text(name)
        if found not in allowed:
            self.fail(f'{name} must be one of {", ".join(allowed)}, not "{found}"')
        return found

    def names(self, name: str, base: str = "en") -> dict[str, str]:
        """A name in every language; that of the game's own language stands in where one is missing."""
        found = self.languages(name, self.table(name))
        if base not in found:
            self.fail(f"{name} lacks {LANGUAGE_NAMES[base]}", f'add {name} = {{ {base} = "..." }}')
        for lang, word in found.items():
            if not isinstance(word, str) or not word.strip():
                self.fail(f'{name}.{lang} must be text in quotes such as "...", not {word!r}')
        return {lang: str(found.get(lang, found[base])) for lang in LANGUAGES}

    def languages(self, name: str, table: dict[str, Any]) -> dict[str, Any]:
        """The same table, whose keys must be languages."""
        for lang in table:
            if lang not in LANGUAGES:
                self.fail(f'{name} has no language "{lang}"', f"choose from {', '.join(LANGUAGES)}")
        return table
