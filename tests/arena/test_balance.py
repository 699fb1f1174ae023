"""Balance: matrices that add up, and one side against the field."""

import csv
import io
import json
from pathlib import Path

import pytest

import thwack
from tests.arena.kit import Dice
from thwack.arena.backends import Backend
from thwack.arena.balance import Balance, balance_of, weigh
from thwack.arena.job import Played
from thwack.arena.matrix import Tally, matrix_of
from thwack.kernel.errors import SetupError


def decks() -> Balance:
    return balance_of("mission_arena", "random", seed=3)


def rigged(balance: Balance, games: int, winner: dict[tuple[str, str], str]) -> dict[int, Played]:
    """Matches in which of each two the same side always wins, or they win in turn."""
    found = {}
    for number in balance.numbers(games):
        names = [balance.field.names[side] for side in balance.sides(number)]
        best = winner.get((min(names), max(names)), names[0])
        found[number] = Played(number, (names.index(best),), 100 + number % 2, 0)
    return found


def test_a_cell_is_pairs_of_one_deal_with_seats_swapped() -> None:
    balance = decks()
    assert len(balance.cells) == 6
    one, two = balance.job(4), balance.job(5)
    assert one.seed == two.seed
    assert one.setup["decks"] == two.setup["decks"][::-1]
    assert one.players == two.players == ("random", "random")


@pytest.mark.parametrize("games", [1, 2, 5])
def test_every_cell_has_as_many_games_as_were_asked_for(games: int) -> None:
    balance = decks()
    numbers = balance.numbers(games)
    assert len(numbers) == 6 * games
    assert all([balance.place(number)[0] for number in numbers].count(cell) == games for cell in range(6))


def test_real_matches_are_the_same_with_one_and_two_workers(tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        file = tmp_path / f"{workers}.jsonl"
        told: list[int] = []
        found.append(weigh(decks(), 3, Backend(workers=workers), file, told.append).as_json())
        assert sum(told) == 18
    assert found[0].pop("seconds") > 0
    assert found[1].pop("seconds") > 0
    assert found[0] == found[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    numbers = [json.loads(line)["number"] for line in (tmp_path / "1.jsonl").read_text().splitlines()[1:]]
    assert numbers == sorted(numbers)


def test_the_matrix_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    found = weigh(decks(), 20)
    assert found.games == 120
    assert len(found.cells) == 12
    for (side, other), tally in found.cells.items():
        assert tally.games == 20
        assert tally == found.cells[other, side].turned()
    for row in found.rows:
        assert row.all.games == 60
        assert row.all == sum(
            (tally for (side, _), tally in found.cells.items() if side == row.name), Tally()
        )
    assert sum(row.first.games for row in found.rows) == 120 == found.first_turn.games
    assert sum(row.rating.elo for row in found.rows) == pytest.approx(0, abs=0.5)
    assert sum(row.weight or 0 for row in found.rows) == pytest.approx(1, abs=1e-3)
    assert [row.rating.elo for row in found.rows] == sorted(
        (row.rating.elo for row in found.rows), reverse=True
    )


def test_rock_paper_scissors_and_a_fourth_that_always_loses() -> None:
    balance = decks()
    a, b, c, d = balance.field.names
    winner = {(a, b): a, (b, c): b, (a, c): c, **{(side, d): side for side in (a, b, c)}}
    found = matrix_of(balance, rigged(balance, 20, winner), False, 1.0)
    rows = {row.name: row for row in found.rows}
    assert found.rows[-1].name == d
    for side in (a, b, c):
        assert rows[side].weight == pytest.approx(1 / 3, abs=1e-3)
        assert rows[side].score == pytest.approx(0, abs=0.1)
        assert rows[side].all.share == pytest.approx(2 / 3)
    assert rows[d].weight == 0
    assert (rows[d].score or 0) < -400
    assert found.cells[a, b].share == 1
    assert found.cells[b, a].interval[1] < 0.2


def test_the_first_turn_and_the_length_are_counted() -> None:
    balance = decks()
    found = matrix_of(balance, rigged(balance, 10, {}), False, 1.0)
    assert found.first_turn.share == 1, "seat 0 has the first turn, and its side always wins"
    assert all(row.first.share == 1 for row in found.rows)
    assert all(row.all.share == 0.5 for row in found.rows)
    assert all(row.all.length == 100.5 for row in found.rows)


def test_csv_and_json_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    found = weigh(decks(), 4)
    rows = list(csv.DictReader(io.StringIO(found.as_csv())))
    cells = json.loads(json.dumps(found.as_json()))["cells"]
    assert len(rows) == len(cells) == 12
    for row, cell in zip(rows, cells, strict=True):
        assert (row["side"], row["against"]) == (cell["side"], cell["against"])
        assert int(row["wins"]) == cell["wins"]
        assert float(row["low"]) == pytest.approx(cell["interval"][0], abs=1e-4)


def test_one_side_meets_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    balance = balance_of("unmatched", "random", sides=["medusa"])
    assert balance.one
    others = len(thwack.setups("unmatched")["heroes"]["choices"]) - 1
    assert len(balance.cells) == others
    assert all(0 in cell for cell in balance.cells)
    Dice(monkeypatch)
    found = weigh(balance, 4)
    assert found.one == "medusa"
    (row,) = [row for row in found.rows if row.name == "medusa"]
    assert row.all.games == 4 * others
    assert row.weight is None, "there is no equilibrium when not all have met"


def test_teams_are_those_of_the_mode() -> None:
    first, tournament = (
        balance_of("dice_masters", "random", setup={"mode": mode}) for mode in ("basic", "tournament")
    )
    assert first.field.option == "teams"
    assert set(first.field.names) != set(tournament.field.names)


def test_decks_of_ones_own_go_by_their_names() -> None:
    text = "name: Mine\n" + "\n".join(
        f"{count} {card}" for card, count in (("MA01", 4), ("MA02", 4), ("MA03", 4), ("MA04", 4))
    )
    with pytest.raises(SetupError, match="Mine, cannot be played"):
        balance_of("mission_arena", "random", sides=[text, "avengers"])


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        ("unmatched", {"player": "gredy"}, "did you mean 'greedy'"),
        ("unmatched", {"sides": ["alice", "alise"]}, "did you mean 'alice'"),
        ("mission_arena", {"sides": ["avengers", "avengers"]}, "avengers is listed twice"),
        ("dice_masters", {"setup": {"mode": "draft"}}, "no two sides"),
        ("dice_masters", {"setup": {"mode": "draft"}, "sides": ["x", "y"]}, "players bring no teams"),
        ("unmatched", {"setup": {"mode": "free-for-all"}}, "3 seats"),
    ],
)
def test_a_balance_that_cannot_be_gets_a_sentence(game: str, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        balance_of(game, **given)  # type: ignore[arg-type]  # some of them are wrong on purpose
