"""Records and exact scenes pin what they use, and nothing else."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with
from thwack import Match, RecordError, SceneError, content, discovery
from thwack.games.unmatched.cards import library

Json = Any
CONTENT = Path(library.__file__).parent / "content"
HOME_MADE: dict[str, Callable[[], str]] = {
    "unmatched": lambda: hero("aegis"),
    "dice_masters": lambda: block_with("docs/howto/add_a_dice_card.md", "toml", "beekeeper-smoke-first"),
    "battle_scenes": lambda: block_with("docs/howto/add_a_scene_card.md", "toml", "faroleira-v1"),
    "mission_arena": lambda: block_with("docs/howto/add_a_protagonist.md", "toml", "points ="),
}


def hero(name: str) -> str:
    """A hero who is Medusa by another name."""
    return (CONTENT / "heroes" / "medusa.toml").read_text("utf-8").replace('"medusa"', f'"{name}"', 1)


def played(game: str, choices: int = 25, **options: Json) -> Match:
    """A match in which some random choices were made."""
    match, dice = thwack.new(game, seed=8, **options), random.Random(8)
    while match.ply < choices:
        match.play(dice.randrange(len(match.choices)))
    return match


@pytest.fixture(autouse=True)
def _own_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is loaded here is loaded nowhere else."""
    monkeypatch.setattr(discovery, "_loaded", {})
    for game in thwack.games():
        content.unload(game)


def load(game: str, text: str, folder: Path) -> None:
    """Home-made content in a file."""
    file = folder / "home-made.toml"
    file.write_text(text, encoding="utf-8")
    thwack.load(game, file)


@pytest.mark.parametrize("game", thwack.games())
def test_a_record_and_a_scene_outlive_a_card_that_was_added(game: str, tmp_path: Path) -> None:
    match = played(game)
    kept = json.loads(json.dumps([match.record(), match.scene()]))
    cards = len(thwack.cards(game))
    load(game, HOME_MADE[game](), tmp_path)
    assert len(thwack.cards(game)) > cards
    assert thwack.replay(kept[0]) == match
    assert thwack.scene(game, kept[1]) == match
    assert thwack.new(game, seed=8).content == match.content


def test_the_order_in_which_content_was_loaded_does_not_matter(tmp_path: Path) -> None:
    for name in ("aegis", "gorgo"):
        load("unmatched", hero(name), tmp_path)
    match = played("unmatched", heroes=["aegis", "alice"])
    content.unload("unmatched")
    for name in ("gorgo", "aegis"):
        load("unmatched", hero(name), tmp_path)
    assert thwack.replay(match.record()).view(0) == match.view(0)


@pytest.mark.parametrize(
    ("old", "new"),
    [("health = 16", "health = 17"), ("value = 3", "value = 4"), ("draw(1)", "draw(2)")],
)
def test_a_card_that_was_changed_is_told(old: str, new: str, tmp_path: Path) -> None:
    load("unmatched", hero("aegis"), tmp_path)
    match = played("unmatched", heroes=["alice", "aegis"])
    record, scene = match.record(), match.scene()
    assert old in hero("aegis")
    content.unload("unmatched")
    load("unmatched", hero("aegis").replace(old, new, 1), tmp_path)
    with pytest.raises(
        RecordError, match=r"made with other cards; load the content it was made with, or replay it"
    ):
        thwack.replay(record)
    with pytest.raises(SceneError, match=r"exact part .* made with other cards; leave the exact part out"):
        thwack.scene("unmatched", scene)


def test_a_name_that_was_mended_changes_nothing(tmp_path: Path) -> None:
    load("unmatched", hero("aegis"), tmp_path)
    match = played("unmatched", heroes=["alice", "aegis"])
    content.unload("unmatched")
    mended = hero("aegis").replace('en = "Clutching Claws"', 'en = "Claws That Clutch"')
    assert mended != hero("aegis")
    load("unmatched", mended, tmp_path)
    assert thwack.replay(match.record()).digest() == match.digest()


def test_content_that_is_not_there_is_told(tmp_path: Path) -> None:
    load("unmatched", hero("aegis"), tmp_path)
    record = played("unmatched", heroes=["alice", "aegis"]).record()
    content.unload("unmatched")
    with pytest.raises(RecordError, match=r"cannot be set up .*aegis.*; load the content it was made with"):
        thwack.replay(record)


@pytest.mark.parametrize("game", thwack.games())
def test_other_rules_are_told(game: str) -> None:
    match = played(game)
    record, scene = match.record(), match.scene()
    assert (record["rules"], scene["exact"]["rules"]) == (match.rules, match.rules)
    for version in (match.rules + 1, 0, "1.5", None):
        told = rf"made with version {version} of the rules of {game}, and this is version {match.rules}; "
        with pytest.raises(RecordError, match=f"this record was {told}replay it with the version of Thwack"):
            thwack.replay({**record, "rules": version})
        with pytest.raises(SceneError, match=f"exact part of the scene was {told}leave the exact part out"):
            thwack.scene(game, {**scene, "exact": {**scene["exact"], "rules": version}})


@pytest.mark.parametrize("game", thwack.games())
def test_a_record_of_the_former_layout_replays_while_all_content_is_as_it_was(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a record was made with the first version of the rules."""
    monkeypatch.setattr(type(content.game_named(game)), "rules", 1)
    match = played(game)
    record = {**match.record(), "content": content.game_named(game).content_hash}
    del record["rules"]
    assert thwack.replay(record) == match
    load(game, HOME_MADE[game](), tmp_path)
    with pytest.raises(RecordError, match="other cards"):
        thwack.replay(record)


def test_a_draft_pins_every_card_on_offer(tmp_path: Path) -> None:
    """What comes by chance, and what may be picked, hangs on all of them."""
    match = played("dice_masters", mode="draft")
    record = match.record()
    assert thwack.replay(record) == match
    load("dice_masters", HOME_MADE["dice_masters"](), tmp_path)
    with pytest.raises(RecordError, match="other cards"):
        thwack.replay(record)


@pytest.mark.parametrize("game", thwack.games())
def test_the_pinned_content_stays_the_same_through_a_match(game: str) -> None:
    match, dice = thwack.new(game, seed=2), random.Random(2)
    pinned = match.content
    assert len(pinned) == 16
    while match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
        if match.ply % 20 == 0:
            assert match.content == pinned
            assert thwack.scene(game, match.scene()).content == pinned
    assert match.record()["content"] == pinned
