"""Which word may stand where on a card of Dice Masters, and what is refused with which cure."""

import pytest

from tests.kits.dice_brew import ANN
from thwack import ContentError
from thwack.cardlang.places import gaps
from thwack.games.dice_masters.cards.checking import FOREIGN_NOUNS, FOREIGN_VERBS
from thwack.games.dice_masters.cards.library import WORDS, extended, library
from thwack.games.dice_masters.cards.places import FOR_A_TURN, GRAMMAR

ACTION = """
name = {{ en = "Whistle" }}
type = "action"
energy = "bolt"
affiliations = []
faces = ["bolt", "bolt-2", "bolt-2", "action-0", "action-1", "action-2"]

[[card]]
id = "whistle-shrill"
number = 902
subtitle = {{ en = "Shrill" }}
cost = 2
max = 4
rarity = "common"
text = ['{text}']
"""
GLOBAL = ANN.replace("text = ['{text}']", "text = []\nglobal = '{text}'")
FORMS = {"character": ANN, "action": ACTION, "global": GLOBAL}


def refusal(form: str, text: str) -> str:
    """Why a text cannot stand on a card of that sort; "" if it can."""
    try:
        extended(library(), [("brew.toml", FORMS[form].format(text=text))])
    except ContentError as fault:
        return str(fault)
    return ""


def test_the_table_knows_every_noun_filter_and_argument() -> None:
    words = {w: c for w, c in WORDS.items() if w not in (*FOREIGN_VERBS, *FOREIGN_NOUNS)}
    assert gaps(GRAMMAR, words) == []
    assert set(FOR_A_TURN.split()) <= set(words)


@pytest.mark.parametrize(
    ("form", "text", "message", "cure"),
    [
        ("action", "use(gets(this, 1, 1))", "an action has no `this`", "name the characters"),
        (
            "action",
            "use(capture(one(character, theirs)))",
            "an action has no `capture`",
            "the text of a char",
        ),
        ("action", "use(ko(one(character, other)))", "an action has no `other`", "a character that the text"),
        ("global", "global_(spend(fist, 1), gets(this, 1, 1))", "a Global ability has no `this`", "name the"),
        ("global", "global_(spend(fist, 1), if_(burst(one), draw(1)))", "has no `burst`", "a die whose face"),
        ("global", "global_(spend(fist, 1), prevent(1))", "has no `prevent`", "a reaction to damage"),
        (
            "global",
            "reaction(deals_damage(one(character), you), spend(fist, 1), prevent(1))",
            "has no `prev",
            "",
        ),
        (
            "global",
            "reaction(attacks(one(character)), spend(fist, 1), draw(1))",
            "`reaction` cannot take",
            "your_da",
        ),
        ("character", "at(turn_start, damage(it, 1))", "has no `it`", "when(...)"),
        ("character", "when(attacks(this), pin_down)", "when(...) has no `pin_down`", "an action die"),
        ("character", "when(your_damage, draw(1))", "`when` cannot take your_damage", "fielded, first"),
        ("character", "when(first(attacks(this)), draw(1))", "`first` cannot take", "fielded"),
        ("character", "when(attacks(this), heal(each(character), 2))", "`heal` cannot take", "player"),
        (
            "character",
            "when(attacks(this), heal(one(player), 2))",
            "nobody can be asked to choose",
            "each(...)",
        ),
        (
            "character",
            "when(attacks(this), gets(opponent, 1, 1))",
            "`gets` cannot take opponent",
            "character",
        ),
        (
            "character",
            "when(attacks(this), draw(1, who=each(player)))",
            "`draw` cannot take",
            "you or opponent",
        ),
        ("character", "when(attacks(this), draw(up_to(2)))", "`draw` cannot take up_to(2)", "a number"),
        ("character", "when(attacks(this), ko(one(die, in_(used))))", "`ko` cannot take", "character"),
        (
            "character",
            "when(attacks(this), ko(one(character, in_(used))))",
            "says nothing about a character",
            "die",
        ),
        ("character", "when(attacks(this), put(one(die, yours), prep))", "means nothing", "say where"),
        ("character", "when(attacks(this), roll(one(die, theirs, in_(used))))", "means nothing", "own dice"),
        ("character", "when(attacks(this), spin(each(character), either))", "means nothing", "one(...) only"),
        ("character", "when(attacks(this), reroll(this, other=field))", "means nothing", "only characters"),
        (
            "character",
            "when(attacks(this), this_turn(while_(behind, strikes_first)))",
            "means nothing",
            "for a turn",
        ),
        ("character", "when(attacks(this), this_turn(strikes_first))", "means nothing", "for a turn"),
        ("character", "when(attacks(this), later(turn_start, draw(1)))", "`later` cannot take", "turn_end"),
        (
            "character",
            "when(attacks(this), pay(spend(fist, any_number), draw(1)))",
            "`spend` cannot take",
            "plain",
        ),
        (
            "character",
            "when(attacks(this), damage(any_of(each(character), you), 1))",
            "`any_of` cannot take",
            "one",
        ),
        ("character", "have(one(character, yours), 1, 1)", "nobody can be asked to choose", "each(...)"),
        (
            "character",
            "when(attacks(this), gets(this, count(one(character)), 0))",
            "nobody can be asked",
            "each",
        ),
        ("action", "unblockable", "an action needs exactly one use(...)", ""),
    ],
)
def test_a_word_out_of_place_is_refused_with_a_cure(form: str, text: str, message: str, cure: str) -> None:
    found = refusal(form, text)
    assert message in found
    assert cure in found


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("character", "when(attacks(this), this_turn(while_(behind, have(this, 1, 1))))"),
        ("character", "when(damaged(any_of(this, you)), damage(it, 1))"),
        ("action", "use(if_(burst(any), draw(2), draw(1)))"),
        ("global", "while_(your_turn, once(global_(spend(fist, 1), damage(one(character), 1))))"),
        ("global", "reaction(damaged(you), spend(shield, 1), redirect(1, one(character, yours)))"),
    ],
)
def test_a_word_in_its_place_is_taken(form: str, text: str) -> None:
    assert refusal(form, text) == ""
