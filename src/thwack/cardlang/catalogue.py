"""The catalogue: every word of the card language as a page to read, made from the node classes themselves."""

import textwrap
from collections.abc import Mapping
from dataclasses import MISSING
from typing import Any, Final, NamedTuple

from .node import (
    Amount,
    Condition,
    Effect,
    Event,
    Field,
    Filter,
    Kind,
    Moment,
    Name,
    Node,
    Rule,
    Slug,
    Things,
    examples_of,
    fields_of,
    show,
    summary_of,
)
from .places import Grammar, where_there_is

COMMON: Final = "every game"
MOST: Final = 90  # characters of examples in one line

TYPES: Final[dict[Any, str]] = {
    Amount: "amount",
    Condition: "condition",
    Effect: "effect",
    Event: "event",
    Filter: "filter",
    Kind: "kind",
    Moment: "moment",
    Rule: "rule",
    Things: "things",
    Slug: "slug",
    Name: "name",
    int: "whole number",
}

INTRODUCTION: Final = """\
# Catalogue of the card language

Every word that may stand in a card's effect, made from the code: do not edit this page, run
`THWACK_BLESS=1 ./test tests/docs` instead.

{guides}

An entry shows what the word means, which game has it, its arguments and examples of its use; a word that
several games have may have an example from only one of them. A word that games use in their own ways has an
entry for each of them. In the arguments

- `who: things` is an argument and what may stand there; where both are the same word it is said once;
- `who: things = you` may be left out and is then `you`; it is best given by name: `who=opponent`;
- `*where: filter` takes any number of them, one after the other;
- a *slug* is a bare name from a content file, `king_arthur` for `king-arthur`, or one of a few fixed words,
  which `thwack check` names to whoever takes a wrong one;
- a *name* stands in quotes: `as_="taken"` gives it to a result, `that("taken")` speaks of that result.

Not every word can stand everywhere, and not every argument takes all things. Tables under the words of a
game say which; `thwack check` refuses the rest and says what to do.
"""


class Section(NamedTuple):
    """A heading of the catalogue and what stands under it."""

    title: str
    about: str
    sorts: tuple[type[Node], ...]
    control: bool = False  # how effects are put together, rather than what they do


SECTIONS: Final = (
    Section("Control", "How effects are put together.", (Effect,), True),
    Section("Verbs", "What happens.", (Effect,)),
    Section("Things", "Whom or what it happens to.", (Things,)),
    Section("Kinds", "What sort of things `one`, `some`, `each` and `none` speak of.", (Kind,)),
    Section("Filters", "Which of them.", (Filter,)),
    Section("Conditions", "What `if_`, `while_` and a card's `needs` hang on.", (Condition,)),
    Section("Amounts", "Every number is an amount; a plain number such as `2` is one too.", (Amount,)),
    Section("Moments and events", "When a rule's effect happens.", (Moment, Event)),
    Section("Rules", "What holds as long as a card is in play, and what waits for something.", (Rule,)),
)
SPECIALS: Final = "What one single card or hero needs; each has a test and a wording of its own."


class Word(NamedTuple):
    """A word with the games that have it."""

    word: str
    cls: type[Node]
    game: str
    anchor: str  # the name of its heading in links


Group = tuple[str, str, list[Word]]  # a heading, what it is about, its words


def catalogue(
    games: Mapping[str, Mapping[str, type[Node]]],
    guides: Mapping[str, str],
    grammars: Mapping[str, Grammar],
) -> str:
    """The catalogue, as Markdown, of the words of these games; words that games share are told once.

    Guides are links to the pages that tell how a card of each game is put together; grammars say where words
    may stand."""
    words = _words(games)
    told = _series([f"in {link} for {_title(game)}" for game, link in guides.items()])
    lines = [INTRODUCTION.replace("{guides}", _wrapped(f"How a card is put together is told {told}."))]
    groups = [(s.title, s.about, [w for w in words if _belongs(w, s)]) for s in SECTIONS]
    groups.append(("Specials", SPECIALS, [w for w in words if _is_special(w.cls)]))
    groups = _with_anchors(groups)
    for game, known in games.items():
        lines += [f"## The words of {_title(game)}", ""]
        for title, _, found in groups:
            links = [f"[{w.word}](#{w.anchor})" for w in found if known.get(w.word) is w.cls]
            lines += [_wrapped(f"- {title}: {', '.join(links)}")] if links else []
        lines.append("")
        lines += _places(grammars[game]) if game in grammars else []
    for title, about, found in groups:
        lines += [f"## {title}", "", _wrapped(about), ""]
        for w in found:
            lines += _entry(w)
    return "\n".join(lines).rstrip() + "\n"


def _places(grammar: Grammar) -> list[str]:
    """Where a game's words may stand, and what their arguments take."""
    needs: dict[str, list[str]] = {}
    for word, facts in grammar.needs.items():
        needs.setdefault(facts, []).append(f"`{word}`")
    takes: dict[str, list[str]] = {}
    for argument, kinds in grammar.takes.items():
        takes.setdefault(kinds, []).append(argument if argument in grammar.places else f"`{argument}`")
    return [
        *_table(
            ("words", "need", "and stand only in"),
            [
                (
                    ", ".join(words),
                    " and ".join(grammar.facts[fact] for fact in facts.split()),
                    ", ".join(where_there_is(grammar, facts)),
                )
                for facts, words in needs.items()
            ],
        ),
        *_table(
            ("arguments, filters, places", "what they take"),
            [(", ".join(names), ", ".join(kinds.split())) for kinds, names in takes.items()],
        ),
    ]


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """A table of Markdown, or nothing if it has no rows."""
    lines = [head, ("---",) * len(head), *rows]
    return [f"| {' | '.join(line)} |" for line in lines] + [""] if rows else []


def _words(games: Mapping[str, Mapping[str, type[Node]]]) -> list[Word]:
    """All words, by the alphabet; a class of the common language may be in every game."""
    found: dict[type[Node], Word] = {}
    for words in games.values():
        for word, cls in words.items():
            have = [game for game, known in games.items() if known.get(word) is cls]
            everywhere = len(have) == len(games) and cls.__module__.startswith(f"{__package__}.")
            told = COMMON if everywhere else _series([_title(game) for game in have])
            found[cls] = Word(word, cls, told, word)
    return sorted(found.values(), key=_by_word)


def _with_anchors(groups: list[Group]) -> list[Group]:
    """Of headings that read the same the second is `word-1` in links, as pages are shown."""
    seen: list[str] = []
    told: list[Group] = []
    for title, about, words in groups:
        seen.append(title.lower())
        found = []
        for w in words:
            same = seen.count(w.word)
            seen.append(w.word)
            found.append(w._replace(anchor=f"{w.word}-{same}" if same else w.word))
        told.append((title, about, found))
    return told


def _by_word(word: Word) -> tuple[str, str]:
    return (word.word, word.game)


def _title(game: str) -> str:
    return game.replace("_", " ").title()


def _series(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _belongs(word: Word, section: Section) -> bool:
    if _is_special(word.cls) or not issubclass(word.cls, section.sorts):
        return False
    return not issubclass(word.cls, Effect) or section.control == _is_control(word.cls)


def _is_control(cls: type[Node]) -> bool:
    return cls.__module__ == f"{__package__}.control"


def _is_special(cls: type[Node]) -> bool:
    return cls.__module__.endswith(".special")


def _entry(word: Word) -> list[str]:
    """One word: what it means, what it is and whose, its arguments, examples."""
    cls = word.cls
    use = signature(cls)
    examples = " or ".join(f"`{example}`" for example in examples_of(cls) if example != use)
    if len(examples) > MOST:
        examples = examples.replace("` or `", "` or\n  `")
    return [
        f"### {word.word}",
        "",
        _wrapped(f"{summary_of(cls)} *({_sort(cls)}, {word.game})*"),
        "",
        f"- `{use}`",
        *([f"- for example {examples}"] if examples else []),
        "",
    ]


def _wrapped(text: str) -> str:
    """Lines of at most 110 characters; those of a list item are indented."""
    return textwrap.fill(
        text,
        110,
        subsequent_indent="  " if text.startswith("- ") else "",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _sort(cls: type[Node]) -> str:
    return next(name for sort, name in TYPES.items() if isinstance(sort, type) and issubclass(cls, sort))


def signature(cls: type[Node]) -> str:
    """How a word is written: `draw(amount, who: things = you, as_: name = "")`."""
    parts = [_argument(f) for f in fields_of(cls)]
    return f"{cls.word}({', '.join(parts)})" if parts else cls.word


def _argument(f: Field) -> str:
    type_ = TYPES[f.type]
    text = f.name if f.name == type_ else f"{f.name}: {type_}"
    if f.many:
        return f"*{text}"
    if f.default is MISSING:
        return text
    if isinstance(f.default, Node):
        return f"{text} = {show(f.default)}"
    return f'{text} = "{f.default}"' if f.type is Name else f"{text} = {f.default}"
