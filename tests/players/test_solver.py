"""Sure wins within the own turn are proved, and taken."""

import random
from collections.abc import Iterator

import pytest

import thwack
from tests.thorough import dear
from thwack import Match
from thwack.players import Ismcts, Seen
from thwack.players.greedy import Look
from thwack.players.ismcts import RACE, tilted
from thwack.players.solver import Solver

GAMES = ["battle_scenes", "dice_masters", "mission_arena", "unmatched"]
FEW = {"battle_scenes": 8, "dice_masters": 2, "mission_arena": 3, "unmatched": 5}  # matches with a sure win


def last_questions(game: str, seeds: range) -> Iterator[Match]:
    """Positions shortly before the end of random matches."""
    for seed in seeds:
        match, roll, trail = thwack.new(game, seed=seed), random.Random(seed), []
        match.listen(False)
        while match.actor is not None:
            trail.append(match.fork())
            match.play(roll.randrange(len(match.choices)))
        yield from [one for one in trail[-6:] if len(one.choices) > 1]


def sure_win(match: Match, seed: int) -> int:
    """What the solver finds for whoever is asked."""
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(seed))
    worlds = [look.world(number) for number in range(seed, seed + 6)]
    found = Solver(match.actor, match.seats, 2_000).sure_wins(worlds, range(len(match.choices)))
    return found[0] if found else -1


@dear(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_sure_win_is_found_and_leads_to_the_end_whatever_others_answer(game: str) -> None:
    wins = 0
    for match in last_questions(game, range(FEW[game])):
        index, seat = sure_win(match, 1), match.actor
        while index >= 0:
            match.play(index)
            while match.actor not in (None, seat):
                match.play(random.Random(match.ply).randrange(len(match.choices)))
            if match.actor is None:
                assert match.result is not None
                assert match.result.winners == (seat,)
                wins += 1
                break
            index = sure_win(match, match.ply)
            assert index >= 0, "what was proved goes on being so"
    assert wins > 0


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_search_takes_a_sure_win(game: str) -> None:
    seen = 0
    for match in last_questions(game, range(FEW[game])):
        if sure_win(match, 1) < 0:
            continue
        assert match.actor is not None
        best = Ismcts(3, 12).explain(Seen(match, match.actor))[0]
        if best.visits == 0:  # it was proved, not tried
            seen += 1
            assert best.chance == 1.0
    assert seen > 0


def test_without_positions_nothing_is_proved() -> None:
    for match in last_questions("mission_arena", range(2)):
        assert match.actor is not None
        look = Look(Seen(match, match.actor), random.Random(1))
        assert Solver(match.actor, match.seats, 0).sure_wins([look.world(1)], [0]) == []
        none = Ismcts(3, 12, race=RACE._replace(proofs=0)).explain(Seen(match, match.actor))
        assert none[0].visits > 0


def test_scores_count_where_chances_are_flat() -> None:
    assert tilted(0.4, 0.0, 1) == 0.4
    assert tilted(0.999, 0.05, 0) - tilted(0.998, 0.05, 0) > 0.003
    assert tilted(1.0, 0.05, 0) > tilted(1.0, 0.05, 1) > tilted(0.99999, 0.05, 0)  # sooner is better ...
    assert tilted(0.0, 0.05, 0) < tilted(0.0, 0.05, 1) < tilted(0.00001, 0.05, 0)  # ... or later


@pytest.mark.parametrize("game", GAMES)
def test_halving_keeps_to_its_walks_and_looks_longest_at_the_best(game: str) -> None:
    match = thwack.new(game, seed=4)
    assert match.actor is not None
    race = RACE._replace(halving=True, alike=True, tilt=0.05, proofs=0)
    found = Ismcts(1, 60, race=race).explain(Seen(match, match.actor))
    walks = [one.visits for one in found if one.visits]
    assert sum(walks) <= 60 + len(walks)
    assert max(walks) in (found[0].visits, found[1].visits)
    assert all(0.0 <= one.chance <= 1.0 for one in found)
    again = Ismcts(1, 60, race=race).explain(Seen(match, match.actor))
    assert again == found
