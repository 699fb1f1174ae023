"""The card language: parsing, showing, faults, and that every word means something."""

from dataclasses import MISSING
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thwack import ContentError
from thwack.cardlang.meaning import meaningless
from thwack.cardlang.node import Amount, Effect, Name, Node, Number, Rule, Slug, fields_of, show, walk
from thwack.cardlang.parse import EXPECTED
from thwack.games.unmatched.cards import special
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.reading import PARSER, WORDS
from thwack.games.unmatched.rules import effects

TREES = [
    tree
    for hero in library().heroes.values()
    for tree in (
        *hero.ability,
        *(effect for card in hero.cards for effect in card.effects.values()),
        *(rule for card in hero.cards for rule in card.rules),
        *(card.needs for card in hero.cards if card.needs is not None),
    )
]


def kind_of(tree: Node) -> Any:
    return next(kind for kind in EXPECTED if isinstance(kind, type) and isinstance(tree, kind))


def test_every_tree_of_the_content_survives_the_round_trip() -> None:
    assert len(TREES) > 170
    for tree in TREES:
        assert PARSER.parse(show(tree), kind_of(tree)) == tree


@st.composite
def trees(draw: st.DrawFn, kind: Any, depth: int) -> Any:
    """Any tree of a kind that the vocabulary can build."""
    if kind is Slug:
        return draw(st.sampled_from(["king-arthur", "rage", "fog"]))
    if kind is Name:
        return draw(st.sampled_from(["taken", "lost", "first"]))
    classes = [cls for cls in WORDS.values() if issubclass(cls, kind)]
    if depth <= 0:
        if kind is Amount:
            return Number(draw(st.integers(-9, 99)))
        simple = [cls for cls in classes if all(f.many or f.default is not MISSING for f in fields_of(cls))]
        classes = simple or [cls for cls in classes if all(f.type in (Slug, Name) for f in fields_of(cls))]
    cls = draw(st.sampled_from(sorted(classes, key=lambda c: c.word)))
    values: dict[str, Any] = {}
    for f in fields_of(cls):
        if f.many:
            values[f.name] = tuple(draw(trees(f.type, depth - 1)) for _ in range(draw(st.integers(0, 2))))
        elif f.default is MISSING or draw(st.booleans()):
            values[f.name] = draw(trees(f.type, depth - 1))
    return cls(**values)


@given(st.sampled_from([Effect, Rule]).flatmap(lambda kind: st.tuples(st.just(kind), trees(kind, 4))))
def test_every_tree_one_can_build_survives_the_round_trip(pair: tuple[Any, Node]) -> None:
    kind, tree = pair
    assert PARSER.parse(show(tree), kind) == tree


def test_every_word_means_something() -> None:
    assert meaningless(effects.T.meaning, WORDS) == []


def test_every_word_says_what_it_is_for() -> None:
    for word, cls in WORDS.items():
        assert cls.__doc__ is not None, word
        assert word in cls.__doc__, f"{word} has no example"


def test_specials_are_few() -> None:
    used = {n.word for tree in TREES for n in walk(tree) if type(n).__module__ == special.__name__}
    assert 20 * len(used) < len(library().cards)  # under 5 %


@pytest.mark.parametrize(
    ("text", "message", "column", "hint"),
    [
        ("drow(2)", "unknown verb `drow`", 0, "did you mean `draw`?"),
        ("seq(draw(1), heel(this, 2))", "unknown verb `heel`", 13, "did you mean `heal`?"),
        ("draw(fighter)", "expected an amount such as 2 or count(...), not fighter", 5, ""),
        ("draw()", "`draw` needs amount", 0, "for example draw(2)"),
        ("draw(1, 2, 3, 4, 5)", "`draw` takes no more than 3 arguments", 14, "for example draw(2)"),
        ("draw(1, 2)", "too many arguments, or a wrong `who`", 8, "for example draw(2)"),
        ("draw(1, whom=you)", "`draw` has no argument `whom`", 8, "did you mean `who`?"),
        ("draw(1, who=you, who=you)", "`draw` is given `who` twice", 17, ""),
        ("draw(1, amount=2)", "`draw` is given `amount` twice", 8, ""),
        ("draw(1", "this expression cannot be read", 4, "check brackets"),
        ("if_(won, draw(1)", "this expression cannot be read", 3, "check brackets"),
        ("draw('two')", "expected a whole number", 5, ""),
        ("draw(2.5)", "expected a whole number", 5, ""),
        ("draw(100000)", "expected a whole number", 5, ""),
        ("seq(draw(1), as_=taken)", "`seq` has no argument `as_`", 13, ""),
        ("draw(1, as_=taken)", 'expected a name in quotes such as "taken"', 12, ""),
        ("the(alice)", "expected an effect such as draw(2), not the(alice)", 0, ""),
        ("move(the('alice'), 2)", "expected a plain name such as king_arthur", 9, ""),
        ("won", "expected an effect such as draw(2), not won", 0, ""),
        ("", "this expression cannot be read", 0, "check brackets"),
    ],
)
def test_faults_are_told_with_place_and_cure(text: str, message: str, column: int, hint: str) -> None:
    with pytest.raises(ContentError) as caught:
        PARSER.parse(text)
    assert message in caught.value.message
    assert caught.value.column == column
    assert hint in caught.value.hint
    caret = str(caught.value).splitlines()
    if text:
        assert caret[-2].strip() == text
        assert caret[-1].index("^") - 4 == column


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os').system('true')",
        "(lambda: 1)()",
        "draw(1) + draw(2)",
        "[draw(1)]",
        "draw.__class__",
        "draw(*[1])",
        "draw(**{})",
        "draw(x := 1)",
        "f'{draw}'",
        "draw(1) if won else draw(2)",
        "\0",
        "draw(" * 300 + ")" * 300,
    ],
)
def test_only_the_whitelist_is_read_and_nothing_is_evaluated(text: str) -> None:
    with pytest.raises(ContentError):
        PARSER.parse(text)


def test_a_nodes_parts_make_its_identity() -> None:
    one, other = PARSER.parse("draw(2, who=opponent)"), PARSER.parse("draw(2, who = opponent)")
    assert one == other
    assert hash(one) == hash(other)
    assert one != PARSER.parse("draw(3, who=opponent)")
    with pytest.raises(AttributeError):
        one.amount = Number(9)
