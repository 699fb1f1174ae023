"""Real matches of Dice Masters at the terminal, on a small screen; and what the log looks like there."""

from pathlib import Path

import pytest
from rich.text import Text

import thwack
from thwack.cli.dice_masters import lore
from thwack.cli.drawing import hanging
from thwack.cli.session import Session
from thwack.cli.words import Words
from thwack.games.dice_masters.game import DiceMasters

from ..kit import Script, assert_all_in, thwack_says


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing home-made is loaded, and matches that are kept go to a folder of the test."""
    monkeypatch.setattr("thwack.discovery._loaded", {"dice_masters": DiceMasters()})
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def seat(match: thwack.Match, *lines: str, height: int = 24) -> tuple[Session, Script]:
    """Somebody at both seats with these lines to type, on a small screen."""
    script = Script(lines, 80, height)
    return Session(match, script, Words("en"), {0, 1}, {}, {}, True), script


def test_the_draft_shows_what_all_cards_cost_on_a_small_screen() -> None:
    match = thwack.new("dice_masters", mode="draft", seed=3)
    session, script = seat(match, "c hulk")
    table = session.host.table(session.look(1), session.host.question(match.choices, {}))
    assert script.fits(*table)
    session.run()
    assert_all_in(("numbers (costs); c NAME shows cards", "Hulk 9-12 (7 6 6 6)"), script.text)
    for card in lore.find_cards("hulk"):
        assert f"{card.id} · #{card.number}" in script.text


def test_a_view_says_what_is_marked_and_paid_for() -> None:
    match = thwack.new("dice_masters", seed=1)
    marked = paid = 0
    for _ in range(400):
        if match.actor is None:
            break
        view = match.view(0)
        rolling = [die for row in view["seats"] for die in row["rolling"]]
        marked += sum(die.get("marked", False) for die in rolling)
        verbs = {choice.verb for choice in match.choices}
        if verbs == {"pay"}:
            assert view["paying"]["cost"] > 0
            assert view["paying"]["card"]
            paid += 1
        else:
            assert view["paying"] is None
        match.play(0)
    assert marked
    assert paid


def test_ids_in_a_list_can_be_copied(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = thwack_says(capsys, "cards", "dice_masters").out
    assert_all_in([f" {card} " for card in lore.facts()], listed)
    assert max(map(len, listed.splitlines())) <= 80


def test_a_game_alone_is_played_and_its_help_tells_the_modes_of_teams(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = thwack_says(capsys, "dice_masters", "--help")
    assert said.out == thwack_says(capsys, "play", "dice_masters", "--help").out
    parts = ("the mode tournament: all-that-burns,", "the modes basic and tournament: burning-arrows,")
    assert_all_in(parts, said.out)


# Several dice with one answer


def test_several_dice_are_rerolled_with_one_answer() -> None:
    match = thwack.new("dice_masters", mode="first-game", seed=4)
    assert {choice.verb for choice in match.choices} == {"reroll", "keep"}
    session, _ = seat(match, "1 2", "q")
    session.run()
    assert "rerolls 2 dice" in " ".join(session.match.log("en"))
    assert session.match.view(None)["step"] != "roll", "and they are rolled at once"


def test_several_attackers_are_named_with_one_answer() -> None:
    """Dice of one name are called otherwise when one of them attacks, and are known all the same."""
    field = [{"die": "thor-odinson", "level": n} for n in (1, 2)] + [{"die": "sidekick"}]
    foe = {"field": [{"die": "sidekick"}]}
    match = thwack.scene("dice_masters", {"step": "attack", "seats": [{"field": field}, foe]})
    session, _ = seat(match, "1, 2", "q")
    session.run()
    told = session.match.log("en")
    assert sum(line.endswith("attacks.") for line in told) == 2
    assert session.match.actor == 1, "no more attackers: the other player blocks"


@pytest.mark.parametrize("typed", ["1 99", "1 x", "1 1 1 1 1 1 1 1 1"])
def test_numbers_that_cannot_all_be_meant(typed: str) -> None:
    match = thwack.new("dice_masters", mode="first-game", seed=4)
    session, script = seat(match, typed, "q")
    before = len(match.choices)
    session.run()
    if typed.endswith("1"):  # as many as there are of that kind; then the rest is asked
        assert len(session.match.choices) < before
    else:
        assert "is not among the choices" in script.text


# The log


def test_a_long_line_of_the_log_hangs() -> None:
    assert hanging("one two three", 9, indent=2).plain == "  one two\n    three"


@pytest.mark.parametrize("news", [True, False])
def test_wrapped_lines_count_on_a_small_screen(news: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [f"{n} is a number, and this sentence is long. " * 3 for n in range(20)]
    session, script = seat(thwack.new("dice_masters", seed=1), "")
    monkeypatch.setattr("thwack.match.Match.log", lambda match, lang, seat: told)
    script.live, session.news = True, news
    session.show_log(0, [Text("\n" * 20)])
    lines = script.text.partition("\x1b")[0].splitlines()
    assert bool(lines) is news, "without news, one's own doings are left out"
    assert len(lines) < 24
    assert all(line.startswith("  ") for line in lines[1:])
    assert script.prompts == ["Enter to continue"] * news


def test_a_new_turn_is_news(monkeypatch: pytest.MonkeyPatch) -> None:
    match = thwack.new("dice_masters", seed=1)
    session, _ = seat(match)
    first = match.view(0)["turn"]
    session.looking = session.viewer(match.actor or 0)
    session.turn = (first - 1, 1)
    asked: list[bool] = []
    monkeypatch.setattr(session, "show_log", lambda seat, table: asked.append(session.news))
    session.run()
    assert asked == [True]
    assert session.turn == (first, match.view(0)["active"])
