"""The examples of the how-tos about Dice Masters work."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with, page
from thwack import ContentError, Match
from thwack.games.dice_masters.cards.library import CardDef, library
from thwack.games.dice_masters.cards.reading import FACTS, RARITIES, TEXTS, TYPES
from thwack.games.dice_masters.cards.teams import LIMITS, check_team_text
from thwack.games.dice_masters.game import DiceMasters
from thwack.games.dice_masters.options import LIFE, LIFE_BOUNDS, MODES
from thwack.games.dice_masters.speech.card_texts import card_parts
from thwack.kernel.table import run
from thwack.wording import LANGUAGES

TEAM = "docs/howto/build_a_team.md"
CARD = "docs/howto/add_a_dice_card.md"
BEEKEEPER = "beekeeper.toml"


def toml() -> str:
    """The cards of the page."""
    return block_with(CARD, "toml", "Beekeeper")


@pytest.fixture
def game() -> DiceMasters:
    """The game with the cards of the page."""
    found = DiceMasters()
    found.add_content([(BEEKEEPER, toml())])
    return found


def beekeepers(game: DiceMasters) -> list[CardDef]:
    """The cards of the page."""
    return [card for card in game.library.cards.values() if card.title == "beekeeper"]


# Teams


@pytest.mark.parametrize("mode", MODES)
def test_the_limits_of_the_modes_are_told(mode: str) -> None:
    (row,) = re.findall(rf"^\| `{mode}` \|.*$", page(TEAM), re.MULTILINE)
    assert f" {LIFE[mode]}" in row
    if mode == "draft":
        least, most = LIFE_BOUNDS[mode]
        assert f"{least} to {most}" in row
        return
    limits = LIMITS[mode]
    assert f"| at most {limits.cards} | at most {limits.dice} |" in row
    assert f"brings {limits.basic_actions or 'none'}" in row


def test_the_team_of_the_page_is_as_large_as_a_basic_team_may_be() -> None:
    team, faults = check_team_text(block_with(TEAM, "text", "name: Green"), library(), "basic")
    assert team is not None
    assert not faults
    assert len(team.cards) == LIMITS["basic"].cards
    assert sum(count for _, count in team.cards) == LIMITS["basic"].dice
    assert dict(team.cards)["iron-man-inventor"] == 2, "by its Portuguese name"


def test_the_teams_for_a_basic_game_are_told() -> None:
    text = " ".join(page(TEAM).split())
    choices = thwack.setups("dice_masters")["teams"]["choices"]
    small = [team["name"]["en"] for team in choices if "basic" in team["modes"]]
    assert f"{', '.join(sorted(small, key=text.index)[:-1])} and" in text
    assert all(name in text for name in small)
    assert "Sixteen teams" in text
    assert len(choices) == 16


def test_the_python_example_of_teams_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my-team.txt").write_text(block_with(TEAM, "text", "name: Green"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block_with(TEAM, "python", "thwack.new"), TEAM, "exec"), {})
    assert capsys.readouterr().out == "Green and Growing\n"


# A card


def test_every_field_of_a_card_is_told() -> None:
    told = page(CARD)
    for name in (*FACTS, *TEXTS, "subtitle", "name", "type", "energy", "affiliations", "faces"):
        assert f"`{name}`" in told
    assert all(f"`{word}`" in told for word in (*TYPES, *RARITIES))
    assert f"up to {max(card.number for card in library().cards.values())}" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_page_can_be_read_in_every_language(game: DiceMasters, lang: str) -> None:
    found = beekeepers(game)
    assert len(found) == 2
    texts = [text for card in found for _, text in card_parts(card, lang, game.library)]
    assert len(texts) == 4
    assert all(text.endswith(".") and "{" not in text for text in texts)


@pytest.mark.parametrize("seed", range(5))
def test_the_team_of_the_page_plays_to_the_end(game: DiceMasters, seed: int) -> None:
    bees = block_with(CARD, "text", "name: The Bees")
    face: Any = game
    smoke = bees.replace("4 beekeeper-out-of-the-hive", "3 beekeeper-smoke-first")
    table = game.new(game.fill_in({"teams": [smoke, bees]}), seed, False)
    run(table)
    match, dice = Match(face, table, table.fork()), random.Random(seed)
    while match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
        match.check()
    assert match.result is not None


def test_the_test_of_the_page_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / BEEKEEPER).write_text(toml(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("thwack.discovery._loaded", {"dice_masters": DiceMasters()})
    names: dict[str, object] = {}
    exec(compile(block_with(CARD, "python", "def test_"), CARD, "exec"), names)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        assert callable(test)
        test()


def test_the_smoke_keeps_somebody_from_blocking(game: DiceMasters) -> None:
    """The other version: Sidekicks are stronger, and only who is of a higher level may still block her."""
    field = [{"die": "beekeeper-smoke-first", "level": 2}, {"die": "sidekick"}]
    theirs = [{"die": "thor-odinson", "level": 3}, {"die": "storm-ro", "level": 2}]
    face: Any = game
    data = {"step": "attack", "seats": [{"field": field}, {"field": theirs}]}
    table = game.from_scene(data, 1, False)
    run(table)
    match = Match(face, table, table.fork())
    (sidekick,) = [row for row in match.view(0)["seats"][0]["field"] if row["die"] == "sidekick"]
    assert (sidekick["attack"], sidekick["defense"]) == (2, 1)
    match.play("attack:beekeeper-smoke-first")
    match.play("pass")
    assert {choice.key for choice in match.choices} == {"block:thor-odinson:beekeeper-smoke-first", "pass"}


def test_a_fault_is_told_as_the_page_shows_it() -> None:
    wrong = toml().replace("when(attacks(this)", "when(atacks(this)")
    with pytest.raises(ContentError) as fault:
        DiceMasters().add_content([(BEEKEEPER, wrong)])
    assert block_with(CARD, "text", "WRONG") == f"WRONG {fault.value}\n"
