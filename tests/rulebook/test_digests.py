"""The digests are read whole, and say the same in every language they are written in."""

import re
from pathlib import Path

import pytest

import thwack
from thwack.rulebook import rule_texts, rulebook, shelf
from thwack.rulebook.reading import ID, Section, read
from thwack.wording import LANGUAGES

GAMES = thwack.games()
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WRITTEN = [(game, lang) for game in GAMES for lang in OTHERS if shelf.digest(game, lang)]
SMALL = """\
# A game

What it is.

## 1. Turn

- U-1.1 One thing
  and more of it. [RB TURN]
- U-1.2 Another, see U-1.1.

### At a glance

```text
## no heading   U-1.1
- U-9.9 no rule
```

- After all: this.

| en | pt |
|---|---|
| zone | zona |
"""


def ids(sections: tuple[Section, ...]) -> list[str]:
    """The ids of all rules, in their order."""
    return [block.id for part in sections for block in part.blocks if block.id]


def marks(source: str) -> tuple[bool, list[str]]:
    """What a source has in every language: the ids and numbers in it, if there is one at all."""
    return source != "", sorted(re.findall(r"[A-Z]+-[A-Z]?[0-9.]*[0-9]|\b[0-9]+\b", source))


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_digest_is_found(game: str) -> None:
    text = (shelf.folder() / f"{game}.md").read_text(encoding="utf-8")
    assert list(rulebook(game).rules()) == re.findall(rf"^- ({ID}) ", text, re.MULTILINE)
    assert len({part.id for part in rulebook(game).sections}) == len(rulebook(game).sections)


def test_a_digest_is_read_into_its_parts() -> None:
    top, turn, glance = read(SMALL, "en")
    assert [(part.id, part.level, part.title) for part in (top, turn, glance)] == [
        ("top", 1, "A game"),
        ("s-1", 2, "1. Turn"),
        ("s-at-a-glance", 3, "At a glance"),
    ]
    assert [(one.id, one.text, one.source) for one in turn.blocks] == [
        ("U-1.1", "One thing and more of it.", "RB TURN"),
        ("U-1.2", "Another, see U-1.1.", ""),
    ]
    assert [block.kind for block in glance.blocks] == ["code", "item", "table"]
    assert glance.blocks[0].text.startswith("## no heading   U-1.1\n")
    assert glance.blocks[2].rows == (("en", "pt"), ("zone", "zona"))


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game whose Portuguese digest lacks a rule."""
    (tmp_path / "pt").mkdir()
    (tmp_path / "small.md").write_text(SMALL, encoding="utf-8")
    told = SMALL.replace("# A game", "# Um jogo").replace("One thing\n  and more of it.", "Uma coisa.")
    told = told.replace("- U-1.2 Another, see U-1.1.\n", "")
    (tmp_path / "pt" / "small.md").write_text(told, encoding="utf-8")
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    rulebook.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_what_a_translation_lacks_is_in_english() -> None:
    book = rulebook("small", "pt")
    assert book.title == "Um jogo"
    found = {name: (rule.text, rule.lang) for name, rule in book.rules().items()}
    assert found == {"U-1.1": ("Uma coisa.", "pt"), "U-1.2": ("Another, see U-1.1.", "en")}
    assert rulebook("small", "es").sections == rulebook("small", "en").sections
    assert rulebook("no_such_game").sections == ()
    rulebook.cache_clear()


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_translation_has_the_same_rules_under_the_same_headings(game: str, lang: str) -> None:
    english, told = shelf.digest(game, "en"), shelf.digest(game, lang)
    assert ids(told) == ids(english)
    assert [part.level for part in told] == [part.level for part in english]
    number = re.compile(r"(?:\w+ )?([0-9]+[a-z]?(?:\.[0-9]+)*|[A-Z])\.? ")
    for own, other in zip(english, told, strict=True):
        assert [block.kind for block in other.blocks] == [block.kind for block in own.blocks], own.title
        if own.id != "top" and (first := number.match(own.title)):
            assert (second := number.match(other.title)), other.title
            assert first[1] == second[1]
    for name, rule in rulebook(game, lang).rules().items():
        source = rulebook(game).rules()[name].source
        assert marks(rule.source) == marks(source), name


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_translation_cites_the_same_rules(game: str, lang: str) -> None:
    english, told = rulebook(game).rules(), rulebook(game, lang).rules()
    for name, rule in english.items():
        cited = sorted(re.findall(ID, rule.text))
        assert sorted(re.findall(ID, told[name].text)) == cited, f"{name} in {lang}"


def test_all_rules_together_go_by_ids_that_no_other_game_has() -> None:
    assert len(rule_texts()) == sum(len(rulebook(game).rules()) for game in GAMES)
    assert rule_texts("pt").keys() == rule_texts().keys()
    assert rule_texts()["U-3.1"].endswith("[RB FIELD]")
