"""Which word may stand where: the tables that games declare, and what is refused with which cure."""

from dataclasses import replace

import pytest

from thwack import ContentError
from thwack.cardlang.form import Form
from thwack.cardlang.node import Node
from thwack.cardlang.places import Grammar, Place, check_places, gaps
from thwack.games.battle_scenes.cards import places as battle_scenes_places
from thwack.games.battle_scenes.cards import reading as battle_scenes_reading
from thwack.games.battle_scenes.cards.checking import FOREIGN
from thwack.games.unmatched.cards.places import GRAMMAR
from thwack.games.unmatched.cards.reading import PARSER, WORDS


def refusal(place: str, text: str) -> ContentError | None:
    """Why an expression cannot stand in a place of an Unmatched hero; None if it can."""
    try:
        check_places(Form("hero.toml", "card", {}), GRAMMAR, PARSER.parse(text, Node), place, text)
    except ContentError as fault:
        return fault
    return None


def test_the_table_of_unmatched_knows_every_noun_filter_and_argument() -> None:
    assert gaps(GRAMMAR, WORDS) == []


def test_the_table_of_battle_scenes_knows_every_noun_filter_and_argument() -> None:
    own = {word: cls for word, cls in battle_scenes_reading.WORDS.items() if word not in FOREIGN}
    assert gaps(battle_scenes_places.GRAMMAR, own) == []


def test_gaps_are_what_a_table_forgets_or_makes_up() -> None:
    takes = {key: kinds for key, kinds in GRAMMAR.takes.items() if key not in ("damage.target", "hero")}
    kinds = {key: kind for key, kind in GRAMMAR.kinds.items() if key != "foe"}
    needs = {**GRAMMAR.needs, "wins": "outcome", "won": "victory"}
    found = gaps(replace(GRAMMAR, takes=takes, kinds=kinds, needs=needs), WORDS)
    assert found == [
        "the noun foe",
        "damage.target",
        "the filter hero",
        "no word is called wins",
        "no place has victory",
        "victory has no words",
    ]


@pytest.mark.parametrize(
    ("place", "text", "message", "column", "hint"),
    [
        ("scheme", "if_(won, draw(1))", "a scheme has no `won`", 4, "at(after_attack, ...) or `line`"),
        ("attack during", "if_(lost, draw(1))", "`during` on an attack card has no `lost`", 4, "decided"),
        ("scheme", "draw(dealt)", "a scheme has no `dealt`", 5, "at(after_attack, ...) or `line`"),
        ("scheme", "may(boost)", "a scheme has no `boost`", 4, "that is in `immediately`, `during`, at("),
        (
            "attack after",
            "set_value(3)",
            "`after` on an attack card has no `set_value`",
            0,
            "not been compared",
        ),
        ("scheme", "draw(1, who=opponent)", "a scheme has no `opponent`", 12, "say one(player, theirs)"),
        ("ability", "at(turn_start, damage(foe, 1))", "at(turn_start, ...) has no `foe`", 22, "a combat"),
        ("ability", "at(turn_end, move(this, up_to(1)))", "at(turn_end, ...) has no `this`", 18, "the(...)"),
        ("ability", "at(after_attack, cancel)", "at(after_attack, ...) has no `cancel`", 17, "not over"),
        ("ability", "when(attacks(the(x)), cancel)", "when(attacks(...), ...) has no `cancel`", 22, "card"),
        (
            "ability",
            "when(damaged(the(x)), if_(won, draw(1)))",
            "when(damaged(...), ...) has no `won`",
            26,
            "",
        ),
        ("ability", "while_(won, modify(attack_value, 1))", "modify(..._value, ...) has no `won`", 7, ""),
        ("needs", "defending", "`needs` has no `defending`", 0, "a combat"),
        ("defense after", "gain_action(1)", "has no `gain_action`", 0, "in one's own turn only"),
        ("versatile after", "if_(won, gain_action(1))", "has no `gain_action`", 9, "if_(attacking, "),
        ("ability", "play_as(defense)", "an ability cannot be play_as(defense)", 0, "at, when, while_"),
        ("card rule", "at(turn_end, draw(1))", "a rule of a card cannot be at(turn_end", 0, "uncancelable"),
        ("ability", "while_(basket(pelt), at(turn_end, draw(1)))", "`while_` cannot take at(", 21, "modify"),
    ],
)
def test_a_word_out_of_place_is_refused_with_the_places_it_has(
    place: str, text: str, message: str, column: int, hint: str
) -> None:
    fault = refusal(place, text)
    assert fault is not None
    assert message in fault.message
    assert hint in fault.hint
    assert fault.column == column


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("attack after", "if_(won, draw(dealt))"),
        ("attack after", "gain_action(1)"),
        ("versatile during", "if_(attacking, gain_action(1))"),
        ("versatile after", "if_(and_(won, attacking), gain_action(1), draw(1))"),
        ("ability", "at(after_attack, if_(lost, draw(1)))"),
        ("ability", "at(after_attack, if_(won, damage(foe, dealt)))"),
        ("ability", "when(attacks(the(x)), may(boost_face_down))"),
        ("ability", "while_(attacking, modify(attack_value, 1))"),
        ("ability", "modify(move, 1)"),
        ("defense during", "may(boost)"),
    ],
)
def test_a_word_in_its_place_is_read(place: str, text: str) -> None:
    assert refusal(place, text) is None


def test_what_a_condition_promises_holds_only_where_it_is_true() -> None:
    assert refusal("versatile after", "if_(attacking, draw(1), gain_action(1))") is not None
    assert refusal("versatile after", "if_(not_(attacking), gain_action(1))") is not None
    assert refusal("versatile after", "if_(or_(attacking, won), gain_action(1))") is not None


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("damage(top(1), 1)", "`damage` cannot take top(1) as its target", "it takes: fighter"),
        ("draw(1, who=this)", "`draw` cannot take this as its who", "it takes: player"),
        ("draw(1, who=themselves)", "`draw` cannot take themselves as its who", "it takes: player"),
        ("discard(1, by=one(player, theirs))", "as its by", "it takes: you, themselves or chance"),
        ('seq(pick(one(player), as_="x"), heal(that("x"), 1))', 'take that("x") as its target', "fighter"),
        ('seq(discard(1, as_="x"), take(that("x")))', '`take` cannot take that("x") as its cards', "card"),
        ("each(fighter, tagged(voyage))", "`tagged(voyage)` says nothing about a fighter", "card"),
        ("place(this, hero)", "`hero` says nothing about a space", "it is about: fighter"),
        ("discard(1, hero)", "`hero` says nothing about a card", "it is about: fighter"),
        ("is_(this, discarded)", "`discarded` says nothing about a fighter", "it is about: card"),
        (
            "move(this, up_to(2), through=hero)",
            "`move` cannot take hero as its through",
            "theirs or sidekick",
        ),
        ("damage(this, up_to(3))", "`damage` cannot take up_to(3) as its amount", "a number such as 2"),
        ("move(this, stat(rage))", "`move` cannot take stat(rage) as its amount", "up_to or any_number"),
        ("draw(any_number)", "`draw` cannot take any_number as its amount", "count(...) or up_to"),
        ("tokens(fog, stat(rage))", "`tokens` cannot take stat(rage) as its amount", "a plain number"),
        ("draw(count(one(fighter)))", "nobody can be asked to choose in `count`", "say each(...), or pick("),
        ("heal(this, health(one(fighter)))", "nobody can be asked to choose in `health`", 'that("x") here'),
    ],
)
def test_an_argument_of_another_kind_is_refused_with_what_it_takes(
    text: str, message: str, hint: str
) -> None:
    fault = refusal("scheme", text)
    assert fault is not None
    assert message in fault.message
    assert hint in fault.hint


def test_a_name_that_was_given_elsewhere_may_stand_for_anything() -> None:
    assert refusal("scheme", 'damage(that("given"), 1)') is None


def test_a_name_that_stands_for_itself_is_no_endless_question() -> None:
    assert refusal("scheme", 'seq(pick(that("x"), as_="x"), damage(that("x"), 1))') is None


def test_a_cure_names_a_sort_of_places_only_where_all_of_it_have_what_is_needed() -> None:
    some = Grammar(
        facts={"foe": "a foe"},
        places={
            "a": Place("a blow by day", ("foe",), "a blow"),
            "b": Place("a blow by night", (), "a blow"),
            "c": Place("a parry by day", ("foe",), "a parry"),
            "d": Place("a parry by night", ("foe",), "a parry"),
        },
        needs={"won": "foe"},
    )
    with pytest.raises(ContentError) as caught:
        check_places(Form("f", "c", {}), some, PARSER.parse("won", Node), "b")
    assert caught.value.hint == "it needs a foe: that is in a blow by day or a parry"
