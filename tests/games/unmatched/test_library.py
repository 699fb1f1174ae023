"""What the loader refuses beyond single words: names that mean nothing."""

from pathlib import Path

import pytest

from thwack import ContentError
from thwack.games.unmatched.cards import library
from thwack.games.unmatched.cards.library import extended
from thwack.games.unmatched.cards.reading import read_hero

MEDUSA = (Path(library.__file__).parent / "content" / "heroes" / "medusa.toml").read_text(encoding="utf-8")
GLANCE = "damage(one(fighter, in_zone_of(the(medusa))), 2)"


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("discard(1, who=opponent)", "a scheme has no `opponent`"),
        ('damage(that("nobody"), 2)', 'refers to "nobody", but nothing has that name'),
        ("move(the(perseus), up_to(2))", "names no fighter of this hero"),
        ("gain(rage, 1)", "names no resource of this hero"),
        ("switch(size)", "names no states of this hero"),
        ("fetch(excalibur)", "names no card of this hero"),
        ("keep(1, top(2), rest=middle)", "names no place of this hero"),
        ("if_(won, draw(1))", "a scheme has no `won`"),
        ("may(boost)", "a scheme has no `boost`"),
        ("damage(the(harpy), 1)", "the(harpy) is more than one fighter (say each(fighter, called(harpy))"),
        ("take(one(card))", "one(card) does not say where the cards are (add discarded"),
        ("discard(up_to(2), by=chance)", "chance cannot be told when to stop (write a number)"),
        (
            "unless(one(player, theirs), discard(1, bannered), draw(1))",
            "nobody can see whether that was paid",
        ),
        ("if_(predicted, draw(1))", "a scheme has no `predicted`"),
        ("put_back(count(each(fighter, yours)))", "it takes: a plain number such as 2"),
        ("choose(2, draw(1))", "choose(2, draw(1)) has only 1 to choose from"),
        ("if_(and_, draw(1))", "`and_` with nothing in it (write conditions in its brackets)"),
        ("pay(switch(size), draw(1))", "`pay` cannot take switch(size) as its cost"),
        ("unless(one(player, theirs), draw(1), draw(1))", "`unless` cannot take draw(1) as its cost"),
        ("draw(-1)", "draw(-1) counts below 0 (write 0 or more)"),
        ("trade_places(the(medusa), each(fighter, theirs))", "is about one at a time (say one(...)"),
        (
            'seq(choose(1, damage(one(fighter), 1, as_="x"), nothing), heal(that("x"), 1))',
            'refers to "x", which is not known there (give it in an earlier part of the same seq(...))',
        ),
        ('seq(damage(that("x"), 1), damage(one(fighter), 1, as_="x"))', "which is not known there"),
    ],
)
def test_names_that_mean_nothing_are_refused_with_the_card(effect: str, message: str) -> None:
    assert read_hero(MEDUSA, "medusa.toml").id == "medusa"
    text = MEDUSA.replace(f'"{GLANCE}"', f"'{effect}'")
    assert text != MEDUSA
    with pytest.raises(ContentError) as caught:
        read_hero(text, "medusa.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("medusa.toml: card a-momentary-glance")


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("while_(won, modify(attack_value, 1))", "modify(..._value, ...) has no `won`"),
        ("while_(at_least(1, 1), play_as(defense))", "an ability cannot be while_(at_least(1, 1), play_as"),
        ("modify(move, 1, of=the(medusa))", "the move value is that of all your fighters (leave `of` out)"),
        ("when(damaged(each(fighter, yours)), draw(1))", "is about one at a time (say one(...) instead"),
        ("when(damaged(the(medusa)), heal(this, 1))", "when(damaged(...), ...) has no `this`"),
        ("tokens(fog, 1)', 'resource(fog, 1, 2)", 'two things of this hero are called "fog"'),
        ("states(size, big)', 'states(mood, calm)", "a hero has one set of states"),
        ("tokens(fog, 0)", "tokens(fog, 0) places nothing (write how many tokens there are)"),
        ("at(turn_start, move(this, up_to(1)))", "at(turn_start, ...) has no `this` (name the fighter"),
    ],
)
def test_rules_that_would_never_hold_are_refused_with_the_ability(rule: str, message: str) -> None:
    start = MEDUSA.index("rules = [")
    text = f"{MEDUSA[:start]}rules = ['{rule}']{MEDUSA[MEDUSA.index(']', start) + 1 :]}"
    with pytest.raises(ContentError) as caught:
        read_hero(text, "medusa.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("medusa.toml: ability")


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ('rules = ["at(turn_end, draw(1))"]', "a rule of a card cannot be at(turn_end, draw(1))"),
        ('rules = ["while_(at_least(1, 1), modify(move, 1))"]', "there while_ takes: play_as"),
        (
            'during = "if_(predicted, cancel)"',
            '`predicted` on a card that foretells nothing (add rules = ["predict"])',
        ),
        ('during = "gain_action(1)"', "actions are gained in one's own turn only"),
    ],
)
def test_rules_and_effects_of_a_card_that_would_never_hold_are_refused(card: str, message: str) -> None:
    at = MEDUSA.index('immediately = "cancel"')
    text = MEDUSA[:at] + card + MEDUSA[at + len('immediately = "cancel"') :]
    with pytest.raises(ContentError) as caught:
        read_hero(text, "medusa.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("medusa.toml: card feint")


def test_a_hero_that_exists_already_is_not_added_and_nothing_changes() -> None:
    found = library.library()
    before = (len(found.heroes), len(found.cards), found.hash)
    with pytest.raises(ContentError, match='already a hero "medusa"'):
        extended(found, [("again.toml", MEDUSA)])
    assert (len(found.heroes), len(found.cards), found.hash) == before
