"""The examples of the how-tos about Mission Arena work."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with, page
from thwack import ContentError, Match
from thwack.games.mission_arena.cards.decks import (
    DECK_SIZE,
    MOST_COPIES,
    faults_of,
    read_deck,
    resolved,
    write_deck,
)
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.cards.reading import FIELDS, MOST_POINTS, MOST_VALUE, WORDS
from thwack.games.mission_arena.cards.words import Ability
from thwack.games.mission_arena.game import MissionArena
from thwack.games.mission_arena.speech.card_texts import card_lines
from thwack.kernel.table import run
from thwack.wording import LANGUAGES

DECK = "docs/howto/build_a_deck.md"
CARD = "docs/howto/add_a_protagonist.md"
RIVER = "river.toml"
ABILITIES = [cls for cls in WORDS.values() if issubclass(cls, Ability)]


def toml() -> str:
    """The cards of the page."""
    return block_with(CARD, "toml", "lock-keeper")


@pytest.fixture
def game() -> MissionArena:
    """The game with the cards of the page."""
    found = MissionArena()
    found.add_content([(RIVER, toml())])
    return found


def played(game: MissionArena, decks: list[str], seed: int) -> Match:
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


def part() -> str:
    """What the page about decks tells of Mission Arena."""
    return page(DECK).partition("\n## Mission Arena")[2]


def test_the_deck_of_the_page_is_good_and_uses_names_in_several_languages() -> None:
    deck = read_deck(block_with(DECK, "text", "name: Iron and Lightning"), "my-squads.txt")
    assert not faults_of(library(), deck)
    cards = dict(resolved(library(), deck).cards)
    assert (cards["MA08"], cards["MA13"], cards["MA16"], cards["MA15"]) == (1, 4, 4, 4)
    assert read_deck(write_deck(deck)).cards == deck.cards


def test_the_limits_of_decks_are_told() -> None:
    text = " ".join(part().split())
    assert f"exactly {DECK_SIZE} cards" in text
    assert f"at most {'five' if MOST_COPIES == 5 else MOST_COPIES} cards of a name" in text


def test_every_sort_of_fault_is_shown() -> None:
    deck = read_deck(block_with(DECK, "text", "name: Too Many Thors"), "thors.txt")
    told = "; ".join(faults_of(library(), deck))
    assert told in page(DECK)
    for shown in (
        f"exactly {DECK_SIZE}",
        "could be",
        "did you mean",
        f"at most {MOST_COPIES} cards of one name",
    ):
        assert shown in told


def test_every_preset_is_told() -> None:
    decks = library().decks.values()
    for deck in decks:
        assert f"| `{deck.id}` | {deck.name} | {deck.about} |" in part()
    assert f"{'Four' if len(decks) == 4 else len(decks)} decks come with Thwack" in " ".join(part().split())


def test_cards_are_counted_right() -> None:
    cards = library().by_number
    text = " ".join(part().split())
    assert f"There are {len(cards)} cards" in text
    assert f"{sum(card.is_team for card in cards)} of them Teams" in text
    assert all(card.set == "designed" and card.on_offer for card in cards)


def test_the_python_example_of_decks_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = block_with(DECK, "text", "name: Iron and Lightning")
    (tmp_path / "my-squads.txt").write_text(mine, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block_with(DECK, "python", 'new("mission_arena", seed'), DECK, "exec"), {})
    assert capsys.readouterr().out == "Iron and Lightning\n"
    exec(compile(block_with(DECK, "python", "mission_arena.cards.decks"), DECK, "exec"), {})
    copy = read_deck((tmp_path / "stronger.txt").read_text(encoding="utf-8"), "stronger.txt")
    assert not faults_of(library(), copy)
    assert copy.name == "Stronger Avengers"


# A protagonist


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_of_a_card_is_told(name: str) -> None:
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|.*\|.*\|$", page(CARD), re.MULTILINE)
    assert f"`{name}`" in ", ".join(rows)


@pytest.mark.parametrize("group", ["rarities", "alignments", "skills"])
def test_every_trait_is_told(group: str) -> None:
    assert all(f"`{slug}`" in page(CARD) for slug in getattr(library(), group))
    assert f"0 to {MOST_VALUE}" in page(CARD)
    assert f"0 to {MOST_POINTS}" in page(CARD)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda cls: cls.word)
def test_every_ability_is_told_with_its_cost_and_kind(ability: type[Ability]) -> None:
    assert len(ABILITIES) == 12
    (row,) = re.findall(rf"^\| `{ability.word}(?:\(.*\))?` \| .*$", page(CARD), re.MULTILINE)
    assert f"| {ability.cost} | {ability.kind}: " in row


def test_every_target_can_be_written() -> None:
    targets = re.findall(r"^\| `(each\(protagonist, .*\))` \|", page(CARD), re.MULTILINE)
    assert len(targets) == 5
    for target in targets:
        ability = f"bonus_attack(150, {target})"
        cards = toml().replace('ability = "switch"', f'ability = "{ability}"')
        MissionArena().add_content([(RIVER, cards)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_page_can_be_read_in_every_language(game: MissionArena, lang: str) -> None:
    found = [card for card in game.library.cards.values() if card.set == "river"]
    texts = [text for card in found for text in card_lines(card, lang, game.library)]
    assert len(texts) == 7
    assert all(text.endswith(".") and "{" not in text for text in texts)


@pytest.mark.parametrize("seed", range(5))
def test_the_deck_of_the_cards_plays_to_the_end(game: MissionArena, seed: int) -> None:
    river = block_with(CARD, "text", "name: River Folk")
    assert played(game, [river, "avengers"], seed).result is not None


def test_the_test_of_the_page_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / RIVER).write_text(toml(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("thwack.discovery._loaded", {"mission_arena": MissionArena()})
    names: dict[str, object] = {}
    exec(compile(block_with(CARD, "python", "def test_"), CARD, "exec"), names)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        assert callable(test)
        test()


def test_ice_is_the_end_of_every_lock(game: MissionArena) -> None:
    """The Lock Keeper defeats the Frost Marauder, who has no power points and no more Defence than 700."""
    face: Any = game
    seats = [{"active": ["RF01"]}, {"active": ["MB16"]}]
    table = game.from_scene({"phase": "challenge", "seats": seats}, 1, False)
    run(table)
    match = Match(face, table, table.fork())
    match.play("challenge:RF01:MB16")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_a_folder_with_the_cards_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / RIVER).write_text(toml(), encoding="utf-8")
    monkeypatch.setattr("thwack.discovery._loaded", {"mission_arena": MissionArena()})
    thwack.load("mission_arena", tmp_path)
    assert thwack.card("mission_arena", "RF01").on_offer


def test_a_fault_is_told_as_the_page_shows_it() -> None:
    wrong = toml().replace("named(ferryman)", "named(ferry_man)")
    with pytest.raises(ContentError) as fault:
        MissionArena().add_content([(RIVER, wrong)])
    assert block_with(CARD, "text", "WRONG") == f"WRONG {fault.value}\n"
