"""Dice Masters in words: every word of its vocabulary, bursts, pronouns; and the text follows the tree."""

import random
import re
from collections.abc import Callable
from dataclasses import MISSING, replace
from typing import Any

import pytest

from tests.thorough import batches
from thwack.cardlang.node import (
    Effect,
    Event,
    Moment,
    Name,
    Node,
    Number,
    Rule,
    Slug,
    examples_of,
    fields_of,
    walk,
)
from thwack.games.dice_masters.cards.library import PARSER, WORDS, CardDef, extended, library
from thwack.games.dice_masters.speech import card_texts, teller
from thwack.kernel.errors import ContentError, SetupError
from thwack.wording import LANGUAGES

# Words of other games, which no card here may have.
FOREIGN = (
    "become",
    "card",
    "chance",
    "defeat",
    "gain",
    "look",
    "resource",
    "reveal",
    "stat",
    "switch",
    "take",
)
TELLABLE = {word: cls for word, cls in WORDS.items() if word not in (*FOREIGN, "themselves")}
SLUGS = {
    "typed": ("fist", "bolt", "mask", "shield"),
    "spend": ("fist", "bolt", "mask", "shield", "any"),
    "affiliated": ("avengers", "fantastic-four", "villains", "x-men"),
    "in_": ("bag", "prep", "reserve", "used"),
    "put": ("bag", "prep", "used"),
    "roll": ("reserve", "used", "prep", "field"),
    "reroll": ("reserve", "used", "prep", "field"),
    "burst": ("one", "two", "any"),
    "spin": ("up", "down", "either"),
    "forbids": ("rerolls", "actions", "fielding"),
    "retires_to": ("prep",),
    "copy_stats": ("turn-end", "next-turn"),
}


def card(slug: str) -> CardDef:
    """A card of the library."""
    return library().cards[slug]


BEAST, STORM = "beast-big-boy-blue", "storm-ro"


def say(expression: str, lang: str = "en", on: str = BEAST) -> str:
    """An effect in words."""
    return card_texts.effect_text(PARSER.parse(expression, Effect), card(on), lang)


def say_rules(*expressions: str, lang: str = "en", on: str = BEAST) -> list[str]:
    """Rules in words."""
    return card_texts.rule_lines(tuple(PARSER.parse(one, Rule) for one in expressions), card(on), lang)


# Every word, in every form


def grow(kind: Any, dice: random.Random, depth: int, parent: str = "") -> Any:
    """A random value of a field's type."""
    if kind is Slug:
        return dice.choice(SLUGS.get(parent, ("hulk", "human-torch", "thing")))
    if kind is Name:
        return dice.choice(("first", "second"))
    found = [cls for cls in TELLABLE.values() if issubclass(cls, kind)]
    small = [cls for cls in found if not any(isinstance(f.type, type) for f in fields_of(cls))]
    if kind.__name__ == "Amount" and (depth <= 0 or dice.random() < 0.5):
        return Number(dice.randrange(4))
    return grow_node(dice.choice(small if depth <= 0 and small else found), dice, depth)


def grow_node(cls: type[Node], dice: random.Random, depth: int) -> Node:
    """A random tree of this class."""
    values: dict[str, Any] = {}
    for f in fields_of(cls):
        if f.many:
            least = 0 if f.name == "where" else 2
            count = least + dice.randrange(2)
            values[f.name] = tuple(grow(f.type, dice, depth - 1, cls.word) for _ in range(count))
        elif f.default is MISSING or dice.random() < 0.4:
            values[f.name] = grow(f.type, dice, depth - 1, cls.word)
    return cls(**values)


def check(found: str) -> None:
    """A finished text: no marks, no slots, no stray spaces."""
    assert not re.search(r"[\x00-\x1f{}]|  | [,.;]", found), found


def test_every_word_has_its_rows_in_every_language() -> None:
    assert teller.book().missing(WORDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_tree_can_be_told(lang: str) -> None:
    for word in sorted(w for w, cls in TELLABLE.items() if issubclass(cls, Effect | Rule)):
        dice = random.Random(word)
        for _ in batches(12, few=4):
            any_can_be_told(grow_node(TELLABLE[word], dice, 3), lang)


def any_can_be_told(node: Node, lang: str) -> None:
    """Whole, and as a phrase."""
    if isinstance(node, Effect):
        check(card_texts.effect_text(node, card(STORM), lang))
        check(card_texts.effect_phrase(node, card(STORM), lang))
    elif isinstance(node, Rule):
        for line in card_texts.rule_lines((node, node), card(STORM), lang):
            check(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_the_catalogue_reads(lang: str) -> None:
    for cls in TELLABLE.values():
        for example in examples_of(cls) if ".dice_masters." in cls.__module__ else ():
            tree = PARSER.parse(example, Node)
            if isinstance(tree, Effect):
                check(card_texts.effect_text(tree, card(STORM), lang))
            elif isinstance(tree, Rule):
                check(" ".join(card_texts.rule_lines((tree,), card(STORM), lang)))


def test_moments_and_events_are_told_too() -> None:
    for cls in TELLABLE.values():
        if issubclass(cls, Moment | Event):
            node = grow_node(cls, random.Random(1), 1)
            assert all(teller.teller(card(BEAST), lang).part(node, "", None) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_lines_in_every_language(lang: str) -> None:
    for one in library().cards.values():
        lines = card_texts.card_parts(one, lang)
        globals_ = [line for kind, line in lines if kind == card_texts.GLOBAL]
        errata = [line for kind, line in lines if kind == card_texts.ERRATA]
        assert len(globals_) == len(one.globals)
        assert bool(errata) == (one.errata is not None)
        assert bool(lines) == bool(one.rules or one.globals)
        assert all(
            re.match(r"(\*+(/\*\*)? )?[A-ZÀ-Ú]", line) and line.endswith((".", '."')) for _, line in lines
        )


# Bursts


def test_a_burst_that_replaces() -> None:
    burst = "when(blocks(this), if_(burst(one), gets(this, 2, 2), gets(this, 1, 1)))"
    assert say_rules(burst) == ["When Beast blocks, he gets +1A/+1D. * Instead, he gets +2A/+2D."]
    assert say_rules(burst, lang="es") == [
        "Cuando Bestia bloquea, obtiene +1A/+1D. * En vez de ello, Bestia obtiene +2A/+2D."
    ]
    assert say("if_(burst(two), ko(one(character, theirs)), draw(1))") == (
        "Draw 1 die into your prep area. ** Instead, KO an opposing character."
    )


def test_both_bursts_stand_behind_what_happens_anyway() -> None:
    one = "if_(burst(one), damage(each(player), 2), damage(each(player), 1))"
    assert (
        say(f"if_(burst(two), damage(each(player), 3), {one})")
        == "Deal 1 damage to each player. * Instead, deal 2 damage to each player. "
        "** Instead, deal 3 damage to each player."
    )


def test_a_burst_that_adds() -> None:
    assert say("seq(draw(1), if_(burst(any), damage(opponent, 2)))") == (
        "Draw 1 die into your prep area. */** Also, deal 2 damage to your opponent."
    )
    assert say("seq(gets(this, 1, 1), if_(burst(one), gets(this, 1, 1)))", "it") == (
        "Bestia riceve +1A/+1D. * Bestia riceve un ulteriore +1A/+1D."
    )


def test_a_burst_alone_stands_before_everything() -> None:
    rule = "when(attacks(this), if_(burst(one), draw(1)))"
    assert say_rules(rule) == ["* When Beast attacks, draw 1 die into your prep area."]
    assert say_rules("while_active(while_(burst(one), have(this, 1, 1)))") == [
        "* While Beast is active, he gets +1A/+1D."
    ]
    assert say_rules("while_(and_(burst(one), is_(this, blocking)), have(this, 1, 1))", lang="pt") == [
        "* Enquanto o Fera estiver bloqueando, ele recebe +1A/+1D."
    ]


def test_a_burst_under_may_keeps_the_may() -> None:
    assert say("may(if_(burst(one), draw(2), draw(1)))") == (
        "You may draw 1 die into your prep area. * Instead, you may draw 2 dice into your prep area."
    )


def test_a_burst_inside_a_condition_that_no_sign_can_show() -> None:
    assert say("if_(or_(burst(one), behind), draw(1))").startswith(
        "If the face shows one burst or your opponent"
    )


# Rules that go together


def test_rules_of_one_frame_are_one_sentence() -> None:
    rules = (
        "while_active(have(each(character, yours, sidekick), 2, 0))",
        "while_active(fielding_cost(each(character, theirs, sidekick), 1))",
    )
    assert say_rules(*rules) == [
        "While Beast is active, your Sidekicks get +2A and opposing Sidekicks cost 1 more to field."
    ]
    assert len(say_rules(rules[0], "when(blocks(this), draw(1))")) == 2


# Names and pronouns


def test_a_name_comes_first_and_then_a_pronoun() -> None:
    rule = "when(attacks(this), may(pay(spend(fist, 1), gets(this, 0, 4))))"
    assert say_rules(rule, on=STORM) == ["When Storm attacks, you may pay 1 fist energy to give her +4D."]
    assert say_rules(rule, lang="it", on=STORM) == [
        "Quando Tempesta attacca, puoi pagare 1 energia pugno per darle +4D."
    ]
    assert say_rules(rule, lang="pt") == [
        "Quando o Fera atacar, você pode pagar 1 energia de punho para dar +4D a ele."
    ]


def test_a_subject_is_left_out_only_where_no_other_could_be_meant() -> None:
    rule = "while_(there_is(character, engaged_with(this), affiliated(x_men)), have(this, 2, 2))"
    assert say_rules(rule, lang="es", on="magneto-former-comrade") == [
        "Mientras un personaje de la Patrulla-X esté enfrentado a Magneto, Magneto obtiene +2A/+2D."
    ]
    assert say_rules("when(is_engaged(this), gets(this, 2, 2))", lang="es", on=STORM) == [
        "Cuando Tormenta bloquea o es bloqueada, obtiene +2A/+2D."
    ]


def test_articles_contract_and_agree() -> None:
    found = {lang: say("damage(each(character, non(called(thing))), 1)", lang) for lang in LANGUAGES}
    assert found["pt"] == "Cause 1 de dano a cada personagem exceto seus dados do Coisa."
    assert found["it"] == "Infliggi 1 danno a ogni personaggio tranne i tuoi dadi di La Cosa."
    torch = "human-torch-flame-on"
    assert say_rules("while_active(have(this, 1, 0))", lang="es", on=torch) == [
        "Mientras la Antorcha Humana esté activa, obtiene +1A."
    ]
    assert say_rules("not_blocked_by(typed(fist))", lang="es", on="doctor-doom-nemesis") == [
        "Los personajes de puño no pueden bloquear al Doctor Muerte."
    ]


def test_what_the_engine_makes_of_a_word_is_said() -> None:
    """The first fielding of a turn, the first damage, and reactions to damage in the attack step only."""
    assert say_rules("when(first(fielded(one(character, yours, other))), gets(this, 1, 1))") == [
        "When you field the first character of a turn and Beast is already in the field, he gets +1A/+1D."
    ]
    assert say_rules("once(diverts(any_number, one(character)))", lang="it") == [
        "La prima volta di ogni turno in cui Bestia subisce danni, puoi deviarli su un personaggio."
    ]
    assert say_rules("reaction(deals_damage(this, opponent), spend(any, 2), draw(1))") == [
        "When Beast damages your opponent during the attack step, pay 2 energy:"
        " draw 1 die into your prep area."
    ]


def test_dice_that_were_drawn() -> None:
    drawn = 'seq(draw(2, as_="drawn"), roll(one(die, among("drawn")), as_="rolled"), {})'
    rest = 'put(each(die, among("drawn"), other_than("rolled")), bag)'
    assert say(drawn.format(rest)) == (
        "Draw 2 dice, roll 1 of them into your reserve pool and return the other to your bag."
    )
    assert say(drawn.format(rest).replace("draw(2", "draw(4"), "es") == (
        "Saca 4 dados, tira 1 de ellos y ponlo en tu zona de reserva, y devuelve los demás a tu bolsa."
    )


def test_numbers_of_the_opponent() -> None:
    assert say("unless(opponent, spin(one(character, yours), down), draw(1))", "pt") == (
        "Pegue 1 dado e coloque-o na sua área de preparação, a menos que seu oponente gire um dos próprios"
        " personagens 1 nível para baixo."
    )
    assert (
        say("pick(some(1, character, theirs, by=opponent))")
        == "Your opponent chooses one of their characters."
    )


def test_bonuses() -> None:
    assert say("gets(this, 1, 1)") == "Beast gets +1A/+1D."
    assert say("gets(one(character), -2, 0)") == "Give a character -2A."
    assert say("gets(this, 0, times(2, count(each(character, yours, sidekick))))", "it") == (
        "Bestia riceve +2D per ognuna delle tue spalle."
    )
    assert say("gets(this, level_of(this), 1)") == "Beast gets +A equal to his level and +1D."


def test_a_choice_of_energy_types_is_told_once() -> None:
    options = [f"gets(each(character, yours, typed({e})), 1, 0)" for e in ("fist", "bolt", "mask", "shield")]
    assert (
        say(f"choose(1, {', '.join(options)})")
        == "Choose an energy type: your characters of that type get +1A."
    )
    assert "bolt" in say(f"choose(1, {', '.join(options[:3])})")


def test_an_effect_as_something_to_choose() -> None:
    effect = PARSER.parse("draw(1)", Effect)
    phrases = [card_texts.effect_phrase(effect, None, lang) for lang in LANGUAGES]
    assert phrases == [
        "Draw 1 die into your prep area",
        "Pegar 1 dado e colocá-lo na sua área de preparação",
        "Sacar 1 dado y ponerlo en tu zona de preparación",
        "Pescare 1 dado e metterlo nella tua area di preparazione",
    ]
    two = PARSER.parse("seq(spend(fist, 2), gets(this, 1, 0))", Effect)
    assert card_texts.effect_phrase(two, card(BEAST), "en") == "Pay 2 fist energy and give Beast +1A"
    burst = PARSER.parse("if_(burst(one), draw(2), draw(1))", Effect)
    assert card_texts.effect_phrase(burst, card(BEAST), "it") == (
        "Pescare 1 dado e metterlo nella tua area di preparazione"
        " (* invece, pescare 2 dadi e metterli nella tua area di preparazione)"
    )
    later = PARSER.parse(
        'seq(capture(one(character), as_="prey"), later(turn_end, ko(that("prey"))))', Effect
    )
    assert card_texts.effect_phrase(later, card(BEAST), "en") == (
        "Capture a character until the end of the turn. At the end of the turn, KO that character"
    )


# The text follows the tree


def changed(node: Any, change: Callable[[Any], Any]) -> Any:
    """A tree with every leaf changed that the function changes."""
    new = change(node)
    if new is not node or not isinstance(node, Node):
        return new
    values: dict[str, Any] = {}
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        values[f.name] = tuple(changed(v, change) for v in value) if f.many else changed(value, change)
    return type(node)(**values)


def another_number(leaf: Any) -> Any:
    """A number plus one."""
    return Number(leaf.n + 1) if isinstance(leaf, Number) else leaf


SWAPS = {
    "fist": "mask",
    "bolt": "shield",
    "mask": "bolt",
    "shield": "fist",
    "villains": "avengers",
    "avengers": "x-men",
    "x-men": "villains",
    "up": "down",
    "down": "up",
    "used": "prep",
    "one": "two",
    "two": "any",
    "either": "up",
    "rerolls": "fielding",
}


def another_slug(leaf: Any) -> Any:
    """Another energy, team, way or zone."""
    return SWAPS.get(leaf, leaf) if isinstance(leaf, str) else leaf


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("change", [another_number, another_slug])
def test_the_text_differs_when_the_tree_does(change: Callable[[Any], Any], lang: str) -> None:
    tried = 0
    for one in library().cards.values():
        for rule in (*one.rules, *one.globals, *(one.errata or ())):
            other = changed(rule, change)
            if other == rule or any(n.word == "choose" for n in walk(rule)):
                continue
            tried += 1
            assert card_texts.rule_lines((rule,), one, lang) != card_texts.rule_lines((other,), one, lang), (
                rule.shown()
            )
    assert tried > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_rules_of_cards_have_different_texts(lang: str) -> None:
    found: dict[tuple[str, ...], Rule] = {}
    for one in library().cards.values():
        this = replace(card(BEAST), title=one.title, title_name=dict.fromkeys(LANGUAGES, "Somebody"))
        for rule in (*one.rules, *one.globals, *(one.errata or ())):
            told = tuple(card_texts.rule_lines((rule,), this, lang))
            assert found.setdefault(told, rule) == rule, told


# Cards


def test_names_of_the_game() -> None:
    assert teller.book().label("energy", "mask", "es") == "antifaz"
    assert teller.book().label("affiliation", "fantastic-four", "it") == "Fantastici Quattro"
    assert teller.book().label("zone", "field", "es") == "zona de despliegue"
    assert teller.sidekick("it").many == "spalle"
    assert teller.title("captain-america", "pt").gender == "m"
    with pytest.raises(SetupError, match="no language"):
        card_texts.card_text(card(BEAST), "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sidekick_is_called_what_its_file_says(lang: str) -> None:
    row = teller.book().rows[lang]["sidekick"]["noun"]["character"]
    found = teller.sidekick(lang)
    assert (row["one"], row["many"], row["gender"]) == (found.one, found.many, found.gender)


def test_a_card_of_somebody_else_may_name_its_own_title() -> None:
    file = """
name = { en = "Ace", pt = "Ás", es = "As", it = "Asso" }
type = "character"
energy = "fist"
faces = ["fist", "fist-2", "fist-2", "0/1/1", "1/2/2", "1/3/3"]
[[card]]
id = "ace-first"
number = 900
subtitle = { en = "First", pt = "Um", es = "Uno", it = "Uno" }
cost = 2
max = 4
rarity = "common"
text = ["while_active(have(each(character, called(ace)), 1, 0))"]
"""
    more = extended(library(), [("ace.toml", file)])
    found = more.cards["ace-first"]
    assert card_texts.card_text(found, "en", more) == "While Ace is active, your Ace dice get +1A."
    assert card_texts.card_text(found, "en") == "While Ace is active, your Ace dice get +1A."


def by_hand(effect: str) -> CardDef:
    """A card whose rule is worded by hand."""
    row = {"effect": effect, "reason": "a test", "en": "Boo!", "pt": "Bu!", "es": "¡Bu!", "it": "Bu!"}
    return replace(card("nova-quasar"), hand_wording=row)


def test_a_wording_by_hand_replaces_what_it_pins() -> None:
    assert card_texts.card_text(by_hand("when(damaged(this), may(draw(1)))"), "es") == "¡Bu!"
    with pytest.raises(ContentError, match="does not have"):
        card_texts.card_text(by_hand("when(damaged(this), may(draw(2)))"), "es")
    bad = by_hand("when(damaged(this), may(draw(1)))")
    bad.hand_wording["reason"] = ""
    with pytest.raises(ContentError, match="lacks reason"):
        card_texts.card_text(bad, "en")


def test_no_card_is_worded_by_hand() -> None:
    assert [one.id for one in library().cards.values() if one.hand_wording] == []
