"""Random matches of Battle Scenes over all cards: a few of them in a test, many by the tool."""

from pathlib import Path

import pytest

from tests.thorough import dear
from thwack import Match
from thwack.games.battle_scenes.cards.decks import faults_of, sheet_of_table
from thwack.games.battle_scenes.cards.library import library
from thwack.kernel.errors import Broken
from tools.scene_decks import TURN, deck_around, deck_of, offered
from tools.scenes import ACTION, RARE, Played, main, play, rare, read, table


@dear(2)
@pytest.mark.parametrize("seed", range(12))
def test_a_match_of_random_decks_comes_to_its_end(seed: int) -> None:
    found = play(seed)
    assert found.fault == ""
    assert found.choices > 10
    assert found.happened


@pytest.mark.parametrize("seed", range(5))
def test_decks_are_legal(seed: int) -> None:
    for side in (0, 1):
        deck = deck_of(seed, side, ("dup-v1", "xavin-v1"))
        assert not faults_of(library(), sheet_of_table(deck)[0])
        assert {"dup-v1", "xavin-v1"} <= set(deck["cards"])


def test_all_cards_have_their_turn() -> None:
    decks = len(offered()) // TURN + 1
    seen = {card for number in range(decks) for card in deck_of(number // 2, number % 2)["cards"]}
    assert seen == {card.id for card in offered()}


@pytest.mark.parametrize("side", [0, 1])
def test_a_deck_around_cards_has_whom_they_speak_of(side: int) -> None:
    deck = deck_around(4, side, ("manto-v1", "alucinacao-v1"))
    assert not faults_of(library(), sheet_of_table(deck)[0])
    cards = deck["cards"]
    assert cards["manto-v1"] == cards["alucinacao-v1"] == 3
    assert "adaga-v1" in cards, "Cloak speaks of Dagger"
    action = library().cards["alucinacao-v1"].action
    assert action is not None
    assert any(action.power in library().cards[card].powers for card in cards)


def test_what_never_happened_is_listed() -> None:
    never = Played(0, 10, "", ["dup-v1"], [("dup-v1", 0)])
    line = next(line for line in table([never]) if line.startswith("dup-v1"))
    assert line.startswith("dup-v1 (1): its action [")
    assert "untested" not in line
    always = Played(1, 10, "", ["dup-v1"], [("dup-v1", ACTION)])
    assert not any(line.startswith("dup-v1") for line in table([never, always]))


def test_rare_texts_have_matches_of_their_own() -> None:
    jobs = rare([], range(2))
    assert [seed for seed, _, _ in jobs] == [RARE, RARE + 1]
    assert not set(jobs[0][2]) & set(jobs[1][2])
    found = play(*jobs[0])
    assert found.fault == ""
    assert set(jobs[0][2]) <= set(found.cards)
    everything = [(card.id, part) for card in offered() for part in range(-1, len(card.rules))]
    assert rare([Played(0, 1, "", [], everything)], range(2)) == []


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scenes.jsonl"
    assert main(["--matches", "1", "--out", str(file)]) == 0
    (first,) = read(file)
    file.write_text(file.read_text(encoding="utf-8") + '[1, 20, "cut', encoding="utf-8")
    assert main(["--matches", "1", "--out", str(file)]) == 0
    assert read(file) == [first]
    assert f"1 matches, {first.choices} choices, 0 failed" in capsys.readouterr().out


def test_a_card_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--around", "nobody-v1"])
    assert "there is no card 'nobody-v1'" in capsys.readouterr().err


def test_what_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match) -> None:
        if match.ply > 5:
            raise Broken("a card is missing")

    monkeypatch.setattr(Match, "check", broken)
    assert play(3).fault == "Broken: a card is missing"
    assert play(3, around=("dup-v1",)).fault == "Broken: a card is missing (--around dup-v1)"
