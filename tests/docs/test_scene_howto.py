"""The examples of the how-tos about Battle Scenes work."""

import random
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with, page
from thwack import ContentError, Match
from thwack.games.battle_scenes.cards.checking import ACTION_KEYWORDS, TIMINGS, TYPES
from thwack.games.battle_scenes.cards.decks import (
    DECK_SIZE,
    FEW_CHARACTERS,
    LITTLE_ENERGY,
    advice_of,
    faults_of,
    read_deck,
    resolved,
)
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.cards.reading import COSTS, FACTS, NO_COST, OWN, TEXTS, X_COST
from thwack.games.battle_scenes.game import BattleScenes
from thwack.games.battle_scenes.speech.card_texts import card_lines
from thwack.kernel.table import run
from thwack.wording import LANGUAGES

DECK = "docs/howto/build_a_deck.md"
CARD = "docs/howto/add_a_scene_card.md"
LIGHTHOUSE = "lighthouse.toml"


def toml() -> str:
    """The cards of the page."""
    return block_with(CARD, "toml", "faroleira-v1")


@pytest.fixture
def game() -> BattleScenes:
    """The game with the cards of the page."""
    found = BattleScenes()
    found.add_content([(LIGHTHOUSE, toml())])
    return found


def played(game: BattleScenes, decks: list[str], seed: int) -> Match:
    """A match of these decks between players who take any choice."""
    face: Any = game
    table = game.new(game.fill_in({"decks": decks}), seed, False)
    run(table)
    match, rng = Match(face, table, table.fork()), random.Random(seed)
    while match.actor is not None:
        match.play(rng.randrange(len(match.choices)))
        match.check()
    return match


# A deck


def test_the_deck_of_the_page_is_good_and_uses_names_in_several_languages() -> None:
    deck = read_deck(block_with(DECK, "text", "name: Above the Clouds"), "my-deck.txt")
    assert not faults_of(library(), deck)
    assert not advice_of(library(), deck)
    cards = dict(resolved(library(), deck).cards)
    assert cards["tocha-humana-v1"] == cards["surfista-prateado-v1"] == 3


def test_the_limits_of_decks_are_told() -> None:
    text = " ".join(page(DECK).split())
    assert f"exactly {DECK_SIZE} cards (BS-3.1)" in text
    assert f"{FEW_CHARACTERS} characters or {LITTLE_ENERGY} Energy" in text


def test_every_sort_of_fault_is_shown() -> None:
    deck = read_deck(block_with(DECK, "text", "name: Greedy"), "greedy-deck.txt")
    told = "; ".join(faults_of(library(), deck))
    assert told in page(DECK)
    for part in ("BS-3.1", "BS-3.2", "BS-3.3", "did you mean", "has no version"):
        assert part in told


def test_every_preset_is_told() -> None:
    text = page(DECK)
    rows = {deck.id: deck.name for deck in library().decks.values()}
    for slug, name in rows.items():
        assert f"| `{slug}` | {name} |" in text
    assert f"{'Eleven' if len(rows) == 11 else len(rows)} decks come with Thwack" in " ".join(text.split())


def test_cards_are_counted_right() -> None:
    cards = library().by_number
    assert all(card.on_offer for card in cards)
    own = sum(card.set == "designed" for card in cards)
    text = " ".join(page(DECK).split())
    assert f"{len(cards):,} cards can be played: all {len(cards) - own:,} that were printed" in text
    assert f"{own} of our own" in text


def test_the_python_example_of_decks_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = block_with(DECK, "text", "name: Above the Clouds")
    (tmp_path / "my-deck.txt").write_text(mine, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block_with(DECK, "python", 'new("battle_scenes"'), DECK, "exec"), {})
    assert capsys.readouterr().out == "Above the Clouds\n"
    exec(compile(block_with(DECK, "python", "battle_scenes.cards.decks"), DECK, "exec"), {})
    copy = read_deck((tmp_path / "copy.txt").read_text(encoding="utf-8"), "copy.txt")
    assert not faults_of(library(), copy)


# A card


def test_every_field_of_a_card_is_told() -> None:
    told = page(CARD)
    own = {name for names in OWN.values() for name in names}
    box = ("name", "power", "cost", "timing", "keywords", "pay", "effect")
    for name in (*FACTS, *TEXTS, *own, *box, *TYPES, *ACTION_KEYWORDS):
        assert f"`{name}`" in told, name
    assert all(f'`["{word}"]`' in told for word in TIMINGS)
    costs = {0: "`0`", 1: "`1`", 2: "`2`", X_COST: '`"x"`', NO_COST: '`"none"`'}
    assert all(costs[cost] in told for cost in COSTS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_page_can_be_read_in_every_language(game: BattleScenes, lang: str) -> None:
    found = [card for card in game.library.cards.values() if card.set == "lighthouse"]
    texts = [text for card in found for text in card_lines(card, lang, game.library)]
    assert len(texts) == 5
    assert all(text.endswith(".") and "{" not in text for text in texts)


@pytest.mark.parametrize("seed", range(5))
def test_the_deck_of_the_cards_plays_to_the_end(game: BattleScenes, seed: int) -> None:
    coast = block_with(CARD, "text", "name: Coast Watch")
    assert played(game, [coast, "titans-court"], seed).result is not None


def test_the_test_of_the_page_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / LIGHTHOUSE).write_text(toml(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("thwack.discovery._loaded", {"battle_scenes": BattleScenes()})
    names: dict[str, object] = {}
    exec(compile(block_with(CARD, "python", "def test_"), CARD, "exec"), names)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        assert callable(test)
        test()


def test_the_lamp_is_dark_in_other_hands(game: BattleScenes) -> None:
    face: Any = game
    recruit = {"card": "A08", "stage": 2, "loaded": ["lampada-do-farol-v1"]}
    seats = [{"scene": [recruit], "deck": ["A01"]}, {"scene": [{"card": "B05", "loaded": ["B16"]}]}]
    table = game.from_scene({"phase": "attack", "seats": seats}, 1, False)
    run(table)
    match = Match(face, table, table.fork())
    assert [choice.key for choice in match.choices] == ["act:A08:covering-fire", "pass"]


def test_a_folder_with_the_cards_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / LIGHTHOUSE).write_text(toml(), encoding="utf-8")
    monkeypatch.setattr("thwack.discovery._loaded", {"battle_scenes": BattleScenes()})
    thwack.load("battle_scenes", tmp_path)
    assert thwack.card("battle_scenes", "faroleira-v1").on_offer


def test_a_fault_is_told_as_the_page_shows_it() -> None:
    wrong = toml().replace("named(faroleira)", "named(faroleiro)")
    with pytest.raises(ContentError) as fault:
        BattleScenes().add_content([(LIGHTHOUSE, wrong)])
    assert block_with(CARD, "text", "WRONG") == f"WRONG {fault.value}\n"
