"""Which cards of a side are used, and which decide."""

import pytest

from tests.arena.test_balance import decks
from thwack.arena.balance import Balance, balance_of, weigh
from thwack.arena.job import Played
from thwack.arena.matrix import matrix_of
from thwack.arena.usage import Use


def fought(balance: Balance, games: int = 40) -> dict[int, Played]:
    """The Avengers use Thor (MA07) in every other pair, and win just these; nobody uses anything else."""
    found = {}
    for number in balance.numbers(games):
        names = [balance.field.names[side] for side in balance.sides(number)]
        thor = balance.place(number)[1] % 2 == 0 and "avengers" in names
        seat = names.index("avengers") if "avengers" in names else 0
        used = tuple(("MA07",) if thor and at == seat else () for at in (0, 1))
        found[number] = Played(number, (seat if thor else 1 - seat,), 100, 0, 11, "", used)
    return found


def test_cards_that_nobody_uses_and_one_that_decides() -> None:
    found = matrix_of(decks(), fought(decks()), False, 1.0)
    uses = {use.card: use for use in found.uses if use.side == "avengers"}
    assert uses["MA07"] == Use("avengers", "MA07", 60, 60.0, 60, 0.0)
    assert [use.card for use in found.uses if use.decides] == ["MA07"]
    assert len(uses) == 22, "all cards of the deck, each once"
    assert {card for card, use in uses.items() if not use.used} == set(uses) - {"MA07"}
    assert {"side": "avengers", "card": "MA07", "decides": True}.items() <= next(
        row.items() for row in found.as_json()["cards"] if row["card"] == "MA07"
    )


@pytest.mark.parametrize(
    ("use", "decides"),
    [
        (Use("a", "b", 40, 30.0, 40, 10.0), True),
        (Use("a", "b", 40, 22.0, 40, 18.0), False),
        (Use("a", "b", 40, 10.0, 40, 30.0), False),
        (Use("a", "b", 40, 40.0, 0, 0.0), False),
        (Use("a", "b", 0, 0.0, 40, 20.0), False),
    ],
)
def test_intervals_that_touch_decide_nothing(use: Use, decides: bool) -> None:
    assert use.decides is decides


def test_real_matches_tell_what_was_used() -> None:
    found = weigh(balance_of("mission_arena", "random", seed=3, sides=["avengers", "pact-of-frost"]), 2)
    used = {use.card for use in found.uses if use.used}
    assert {"MA01", "MB16"} & used
    assert all(use.used + use.unused == 2 for use in found.uses)
    assert {use.side for use in found.uses} == {"avengers", "pact-of-frost"}


def test_a_game_whose_scenes_list_no_cards_cannot_tell() -> None:
    assert weigh(balance_of("unmatched", "random", sides=["alice", "medusa"]), 1).uses == ()
