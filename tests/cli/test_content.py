"""`--content`: a hero or a board in a file of one's own is played, simulated and read like all others."""

import json
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.docs.pages import ROOT, block_with
from tests.thorough import dear
from thwack import discovery
from thwack.cli import saves
from thwack.games.unmatched.game import Unmatched

from .kit import assert_all_in, one_sentence, thwack_says
from .test_play import run_piped

SOHO = ROOT / "src/thwack/games/unmatched/cards/content/boards/soho.toml"
HERO = ("--heroes", "lamplighter,medusa")


def forget() -> None:
    """Nothing home-made is loaded any more, as in a new process."""
    discovery._loaded["unmatched"] = Unmatched()


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing home-made is loaded yet, and whatever a test loads is forgotten after it."""
    monkeypatch.setattr("thwack.discovery._loaded", {})
    forget()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def hero(tmp_path: Path) -> str:
    """The hero of the page that tells how to add one."""
    file = tmp_path / "lamplighter.toml"
    file.write_text(block_with("docs/howto/add_a_hero.md", "toml", "lamplighter"), encoding="utf-8")
    return str(file)


@pytest.fixture
def board(tmp_path: Path) -> str:
    """A board of one's own: Soho under another name."""
    file = tmp_path / "backyard.toml"
    text = SOHO.read_text(encoding="utf-8").replace('id = "soho"', 'id = "backyard"')
    file.write_text(text.replace('en = "Soho"', 'en = "Back Yard"'), encoding="utf-8")
    return str(file)


def test_a_whole_match_with_a_home_made_hero(hero: str, board: str, tmp_path: Path) -> None:
    words = ("--content", hero, "--content", board, *HERO, "--board", "backyard", "--seed", "5")
    ended = run_piped("a\n" * 500, "unmatched", *words, home=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert_all_in(
        ("Lamplighter against Medusa, on Back Yard", "Oil: 1", "Moth 2", "wins! You "), ended.stdout
    )


@dear(0)
def test_a_saved_match_finds_its_content_again(
    hero: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = run_piped("a\na\nc lamplighter\nq\n", "--content", hero, *HERO, "--seed", "5", home=tmp_path)
    assert_all_in(("Lamp Oil", "To continue later"), left.stdout)
    again = run_piped("q\n", "--resume", home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Lamplighter (you)" in again.stdout
    file = str(tmp_path / "thwack" / "last.json")
    assert thwack_says(capsys, "replay", file).code == 0
    Path(hero).rename(tmp_path / "moved.toml")
    gone = run_piped("q\n", "--resume", home=tmp_path)
    assert gone.returncode == 2
    assert "lamplighter.toml" in gone.stderr
    found = run_piped("q\n", "--resume", "--content", str(tmp_path / "moved.toml"), home=tmp_path)
    assert found.returncode == 0, found.stderr


@dear(0)
def test_moved_content_goes_to_the_game_of_the_saved_match(tmp_path: Path) -> None:
    """Not to the game that is played when none is named."""
    card = tmp_path / "keeper.toml"
    card.write_text(block_with("docs/howto/add_a_scene_card.md", "toml", "faroleira-v1"), encoding="utf-8")
    left = run_piped("q\n", "battle_scenes", "--content", str(card), "--seed", "5", home=tmp_path)
    assert left.returncode == 0, left.stderr
    card.rename(tmp_path / "moved.toml")
    again = run_piped("q\n", "--resume", "--content", str(tmp_path / "moved.toml"), home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Shield Wall" in again.stdout


@dear(0)
def test_the_numbers_are_the_same_for_any_number_of_workers(
    hero: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def numbers(workers: int) -> dict[str, Any]:
        words = ("--content", hero, "--games", "16", "--workers", str(workers), "--json")
        said = thwack_says(capsys, "simulate", "unmatched", *HERO, *words)
        assert said.code == 0, said.err
        found: dict[str, Any] = json.loads(said.out)
        del found["seconds"]
        return found

    one = numbers(1)
    assert [side["name"] for side in one["sides"]] == ["lamplighter", "medusa"]
    forget()
    assert numbers(2) == one


def test_a_home_made_card_in_four_languages(hero: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "--content", hero, "lamplighter/night-watch")
    assert said.code == 0
    names = ("Night Watch", "Ronda Noturna", "Ronda nocturna", "Ronda notturna")
    texts = ("draw 1 card", "compre 1 carta", "roba 1 carta", "pesca 1 carta")
    assert_all_in((*names, *texts), said.out)


def test_a_folder_of_content(hero: str, board: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(Path(hero).parent)
    said = thwack_says(capsys, "cards", "unmatched", "--content", folder, "--hero", "lamplighter")
    assert "lamplighter/snuffed-out" in said.out
    assert "backyard" in thwack_says(capsys, "play", "--board", "nowhere").err


def test_content_that_cannot_be_loaded_gets_one_sentence(
    hero: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path(hero).read_text(encoding="utf-8")
    for name, told, part in (
        ("wrong.toml", text.replace("draw(1)", "darw(1)"), "did you mean `draw`"),
        ("empty.toml", "", "fighter is missing"),
        ("known.toml", text.replace("lamplighter", "alice"), 'already a hero "alice"'),
        ("dumb.toml", text.replace("[words.oil]", "[words.soil]"), "oil"),
        ("not.toml", "id = ", "not valid TOML"),
    ):
        (tmp_path / name).write_text(told, encoding="utf-8")
        one_sentence(thwack_says(capsys, "play", "--content", str(tmp_path / name)), name, part)
    (tmp_path / "nothing").mkdir()
    one_sentence(
        thwack_says(capsys, "simulate", "unmatched", "--content", str(tmp_path / "nothing")),
        "holds no files of unmatched",
    )
    one_sentence(thwack_says(capsys, "card", "alice", "--content", str(tmp_path / "lost.toml")), "lost.toml")


def test_a_record_with_a_strange_seating_is_read(tmp_path: Path) -> None:
    file = tmp_path / "strange.json"
    file.write_text(json.dumps({**thwack.new().record(), "seating": 7}), encoding="utf-8")
    assert saves.load(str(file))[1] == {}
