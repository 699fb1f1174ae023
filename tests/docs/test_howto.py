"""The examples of the how-tos work."""

import random
import tomllib
from typing import Any

import pytest

from tests.docs.pages import ROOT, block_with
from tests.kits.unmatched import scene_of, seat, with_home_made
from thwack import ContentError, Match
from thwack.games.unmatched.cards.reading import HeroDef, read_hero
from thwack.games.unmatched.speech.card_texts import card_texts, rule_texts
from thwack.games.unmatched.speech.naming import names_of
from thwack.kernel.table import run
from thwack.wording import LANGUAGES

CARD = "docs/howto/add_a_card.md"
HERO = "docs/howto/add_a_hero.md"
HEROES = ROOT / "src/thwack/games/unmatched/cards/content/heroes"


def lamplighter() -> HeroDef:
    """The hero of the page, read as a hero file is."""
    return read_hero(block_with(HERO, "toml", "lamplighter"), "lamplighter.toml")


def test_the_hero_of_the_page_is_a_whole_hero() -> None:
    hero = lamplighter()
    assert sum(card.copies for card in hero.cards) == 30
    assert [card.id for card in hero.cards] == sorted(card.id for card in hero.cards)
    assert not hero.incomplete


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hero_of_the_page_can_be_read_in_every_language(lang: str) -> None:
    hero = lamplighter()
    names = names_of(hero)
    texts = rule_texts(hero.ability, lang, names)
    texts += [text for card in hero.cards for _, text in card_texts(card, lang, names)]
    assert len(texts) == 2 + sum(len(card.effects) for card in hero.cards)
    assert all(text.endswith(".") and "{" not in text for text in texts)


@pytest.mark.parametrize("seed", range(5))
def test_the_hero_of_the_page_plays_to_the_end(seed: int) -> None:
    game: Any = with_home_made(block_with(HERO, "toml", "lamplighter"))
    table = game.new(game.fill_in({"heroes": ["lamplighter", "medusa"]}), seed, False)
    run(table)
    match, dice = Match(game, table, table.fork()), random.Random(seed)
    while match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
        match.check()
    assert match.result is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["beekeeper", "archivist"])
def test_the_further_heroes_of_the_page_can_be_read(slug: str, lang: str) -> None:
    hero = read_hero(block_with(HERO, "toml", f'id = "{slug}"\nname'), f"{slug}.toml")
    texts = rule_texts(hero.ability, lang, names_of(hero))
    texts += [text for card in hero.cards for _, text in card_texts(card, lang, names_of(hero))]
    assert all(text.endswith(".") and "{" not in text for text in texts)


@pytest.mark.parametrize("slug", ["beekeeper", "archivist"])
def test_the_further_heroes_of_the_page_use_what_they_have(slug: str) -> None:
    """In some matches a hive is placed, and a card lies on the shelf."""
    game: Any = with_home_made(block_with(HERO, "toml", f'id = "{slug}"\nname'))
    used = False
    for seed in range(3):
        table = game.new(game.fill_in({"heroes": [slug, "medusa"]}), seed, False)
        run(table)
        match, dice = Match(game, table, table.fork()), random.Random(seed)
        while match.actor is not None:
            match.play(dice.randrange(len(match.choices)))
            match.check()
            row = match.view(None)["seats"][0]
            used |= any(token["space"] for token in row["tokens"].values()) or any(row["zones"].values())
    assert used


def test_turning_up_the_wick_burns_oil() -> None:
    """The card of the page that says most does what it says."""
    game = with_home_made(block_with(HERO, "toml", "lamplighter"))
    here = seat("lamplighter", ["turn-up-the-wick"], {"lamplighter": "S31"}, state={"oil": 2})
    match = scene_of(game, here, seat("medusa", [], {"medusa": "S35"}))
    match.play("attack:lamplighter:medusa")
    match.play("choose:2")
    rows = match.view(None)["seats"]
    assert rows[0]["state"] == {"oil": 0}
    assert rows[1]["fighters"]["medusa"]["health"] == 16 - 3 - 4


def test_the_card_of_the_page_is_the_one_in_the_content() -> None:
    (shown,) = tomllib.loads(block_with(CARD, "toml", "[[card]]"))["card"]
    assert shown in tomllib.loads((HEROES / "alice.toml").read_text(encoding="utf-8"))["card"]


def test_the_test_of_the_page_passes() -> None:
    names: dict[str, object] = {}
    exec(compile(block_with(CARD, "python", "def test_"), CARD, "exec"), names)
    (test,) = [thing for name, thing in names.items() if name.startswith("test_")]
    assert callable(test)
    test()


def test_a_fault_is_told_as_the_page_shows_it() -> None:
    text = (HEROES / "alice.toml").read_text(encoding="utf-8")
    wrong = text.replace("if_(won, move(one(fighter, in_combat)", "if_(won, moev(one(fighter, in_combat)")
    with pytest.raises(ContentError) as fault:
        read_hero(wrong, "alice.toml")
    assert block_with(CARD, "text", "WRONG") == f"WRONG {fault.value}\n"


def test_the_atom_of_the_page_is_the_one_in_the_code() -> None:
    code = block_with("docs/howto/add_a_game.md", "python", "def heal(")
    written = (ROOT / "src/thwack/games/unmatched/state/atoms.py").read_text(encoding="utf-8")
    assert f"\n\n\n{code.strip()}\n\n\n" in written
