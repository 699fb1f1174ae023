"""The terminal game speaks four languages."""

import re
from pathlib import Path

import thwack.cli
from thwack.cli.words import Words, book
from thwack.wording import LANGUAGES

ROWS = [(f"{group}.{name}", row) for group, rows in book().items() for name, row in rows.items()]


def test_every_word_is_there_in_every_language_with_the_same_parts() -> None:
    for name, row in ROWS:
        assert list(row) == list(LANGUAGES), name
        parts = {lang: sorted(re.findall(r"{(\w+)}", text)) for lang, text in row.items()}
        assert len({tuple(found) for found in parts.values()}) == 1, name


def test_every_word_is_used() -> None:
    code = "".join(
        file.read_text(encoding="utf-8") for file in Path(thwack.cli.__file__).parent.rglob("*.py")
    )
    for name, _ in ROWS:
        group, _, key = name.partition(".")
        used = f'"{name}"' in code or f"'{name}'" in code or f'"{group}.' in code or f"'{group}." in code
        assert used or f'"{key}"' in code, name


def test_names_are_listed_as_one_speaks_them() -> None:
    assert Words("en").listing(["A"]) == "A"
    assert Words("pt").listing(["A", "B", "C"]) == "A, B e C"
    assert Words("en").find("verb.frobnicate-it") == "frobnicate it"
