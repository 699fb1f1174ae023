"""`thwack check` plays new content: what breaks a match, what never happens, what is of no use."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.thorough import dear
from thwack import Match
from thwack.cardlang.meaning import perform
from thwack.cardlang.node import Effect
from thwack.cardlang.tracing import clauses_of
from thwack.cardlang.verbs import Draw
from thwack.cli import trial
from thwack.cli.unmatched.host import HOST
from thwack.games.battle_scenes.state.table import SceneTable
from thwack.games.dice_masters.state.table import DiceTable
from thwack.games.mission_arena.cards.words import BonusAttack
from thwack.games.mission_arena.rules import abilities
from thwack.games.unmatched.cards.reading import PARSER
from thwack.games.unmatched.state.table import UnmatchedTable

from .kit import Said, thwack_says

Capture = pytest.CaptureFixture[str]
HERO = (HOST.content() / "heroes" / "king-arthur.toml").read_text(encoding="utf-8")
OWN = HERO.replace('id = "king-arthur"', 'id = "my-arthur"', 1)  # the hero; its fighter keeps its name
OLD = 'after = "if_(won, draw(2), draw(1))"'  # of Regroup


@pytest.fixture
def check(tmp_path: Path, capsys: Capture) -> Callable[..., Said]:
    """Checks a hero with another effect on Regroup."""

    def run(effect: str, *words: str) -> Said:
        file = tmp_path / "my-arthur.toml"
        assert OLD in OWN
        file.write_text(OWN.replace(OLD, effect), encoding="utf-8")
        return thwack_says(capsys, "check", str(file), *words)

    return run


def test_a_clause_that_cannot_happen_is_named_with_its_card(check: Callable[..., Said]) -> None:
    said = check('after = "seq(draw(2), if_(at_least(health(the(king_arthur)), 99), draw(3)))"')
    assert said.code == 0
    notes = [line for line in said.out.splitlines() if "regroup" in line]
    assert notes == [
        "NOTE  card regroup, \"After combat: Draw 2 cards. If King Arthur's health is 99 or more, "
        'draw 3 cards.": draw(3) never happened'
    ]


def test_a_card_without_effect_and_one_that_cannot_be_played_are_of_no_use(
    check: Callable[..., Said], tmp_path: Path, capsys: Capture
) -> None:
    said = check('after = "if_(at_least(health(the(king_arthur)), 99), draw(3))"')
    assert "always without effect" in said.out
    file = tmp_path / "never.toml"
    never = 'needs = "at_least(health(the(king_arthur)), 99)"'
    file.write_text(OWN.replace(OLD, f"{never}\n{OLD}"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 0
    assert "card regroup" in said.out
    assert "never played in 24 games" in said.out


def test_what_happens_is_not_noted_and_programs_read_it_too(check: Callable[..., Said]) -> None:
    said = check(OLD, "--json")
    row = json.loads(said.out)["files"][0]
    assert (said.code, row["games"]) == (0, 24)
    assert not [note for note in row["notes"] if "regroup" in note]
    assert json.loads(check(OLD, "--json").out)["files"][0] == row, "the same file, the same games"


def test_a_crash_names_card_and_expression_in_one_sentence(
    check: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = {**UnmatchedTable.meaning.effects, Draw: break_down}
    monkeypatch.setattr(UnmatchedTable.meaning, "effects", broken)
    said = check('after = "draw(7)"')
    assert said.code == 2
    assert "Traceback" not in said.err
    (line,) = said.err.splitlines()
    assert line.startswith("WRONG ")
    assert "my-arthur.toml: card regroup: draw(7) breaks the match" in line
    assert "ZeroDivisionError" in line


@dear(1)
def test_effects_that_go_round_in_a_circle_are_found(
    check: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    circle = {**UnmatchedTable.meaning.effects, Draw: go_round}
    monkeypatch.setattr(UnmatchedTable.meaning, "effects", circle)
    said = check('after = "draw(7)"')
    assert said.code == 2
    assert "draw(7) breaks the match" in said.err
    assert "go round in a circle" in said.err


def break_down(t: Any, node: Draw, ctx: Any) -> None:
    """Seven cards cannot be drawn."""
    _ = 1 // (getattr(node.amount, "n", 1) - 7)


def go_round(t: Any, node: Draw, ctx: Any) -> None:
    """Seven cards are drawn for ever."""
    if getattr(node.amount, "n", 1) == 7:
        t.do((perform, node, ctx))


def test_no_games_are_played_where_none_are_wanted(
    check: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "play", break_down)
    assert check(OLD, "--games", "0").code == 0
    assert "--games" in check(OLD, "--games", "-1").err


def test_ctrl_c_ends_the_games_and_the_verdict_stands(
    check: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(t: object, number: int, *more: object) -> None:
        if number == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(trial, "play", stop)
    said = check(OLD)
    assert said.code == 130
    assert "OK " in said.out
    assert "Stopped: 3 games of it were finished." in said.out


def test_play_costs_nothing_when_nobody_watches(check: Callable[..., Said]) -> None:
    own = UnmatchedTable.meaning.effects
    check(OLD, "--games", "1")
    assert UnmatchedTable.meaning.effects is own


def test_a_board_is_played_on(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "my-soho.toml"
    text = (HOST.content() / "boards" / "soho.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('id = "soho"', 'id = "my-soho"', 1), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file), "--games", "4", "--json")
    assert (said.code, json.loads(said.out)["files"][0]["games"]) == (0, 4)


# The games of decks and teams: a new card goes into decks, and is tried there

CARDS = {
    "dice_masters": (
        'text = ["when(fielded(this), gets(this, 1, 1))"]',
        'text = ["when(fielded(this), if_(there_is(character, level_up_to(0)), draw(2), gets(this, 1, 1)))"]',
        "card night-owl-first-steps",
        "draw(2) never happened",
    ),
    "battle_scenes": (
        'effect = "damage(target(unit), 2)"',
        'effect = "seq(damage(target(unit), 2), if_(at_least(count(each(unit, theirs)), 50), draw(3)))"',
        "card night-owl-v1",
        "draw(3) never happened",
    ),
}


def written(capsys: Capture, game: str, *edit: str) -> str:
    """A new card of a game in a file, after an edit."""
    assert thwack_says(capsys, "new", "card", "Night Owl", "--game", game).code == 0
    file = Path("night-owl.toml")
    text = file.read_text(encoding="utf-8")
    if edit:
        assert edit[0] in text
        file.write_text(text.replace(edit[0], edit[1], 1), encoding="utf-8")
    return str(file)


@dear(1)
@pytest.mark.parametrize("game", CARDS)
def test_a_clause_of_a_new_card_that_cannot_happen(
    game: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    old, new, card, told = CARDS[game]
    file = written(capsys, game, old, new)
    said = thwack_says(capsys, "check", file)
    assert said.code == 0, said
    (note,) = [line for line in said.out.splitlines() if line.startswith("NOTE")]
    assert note.startswith(f"NOTE  {card}, ")
    assert note.endswith(told)


@pytest.mark.parametrize(("game", "table"), [("dice_masters", DiceTable), ("battle_scenes", SceneTable)])
def test_a_crash_of_a_new_card(
    game: str, table: Any, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(table.meaning, "effects", {**table.meaning.effects, Draw: break_down})
    old, _, card, _ = CARDS[game]
    effect = 'text = ["when(fielded(this), draw(7))"]' if game == "dice_masters" else 'effect = "draw(7)"'
    said = thwack_says(capsys, "check", written(capsys, game, old, effect))
    assert said.code == 2
    (line,) = said.err.splitlines()
    assert f"night-owl.toml: {card}: draw(7) breaks the match (game " in line


def test_an_ability_that_nobody_uses_and_one_that_breaks_the_match(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = written(capsys, "mission_arena", "bonus_attack(100)", "bonus_attack(137)")
    assert thwack_says(capsys, "check", file).out.count("NOTE") == 0
    with monkeypatch.context() as patch:
        patch.setattr(trial, "chosen", never_activates)
        said = thwack_says(capsys, "check", file)
        assert said.code == 0
        notes = [line for line in said.out.splitlines() if line.startswith("NOTE")]
        assert len(notes) == 2
        assert all(note.endswith("never used") for note in notes)
    monkeypatch.setitem(abilities.USE, BonusAttack, break_at_137)
    said = thwack_says(capsys, "check", file)
    assert said.code == 2
    assert (
        "night-owl.toml: card night-owl-1: a match breaks after the choice activate:night-owl-1" in said.err
    )


def never_activates(match: Match, wanted: object, dice: random.Random) -> int:
    """Anything but a special ability."""
    return dice.choice([one.index for one in match.choices if one.verb != "activate"])


def break_at_137(t: Any, place: int, ability: BonusAttack) -> None:
    """A certain number of Attack is too much."""
    if "137" in ability.shown():
        raise ZeroDivisionError


def test_clauses_are_the_parts_that_do_something() -> None:
    tree = PARSER.parse(
        'seq(pick(one(player, theirs), as_="x"), may(draw(1)), if_(won, nothing, heal(this, 1)))', Effect
    )
    assert [clause.shown() for clause in clauses_of([tree])] == ["draw(1)", "heal(this, 1)"]
