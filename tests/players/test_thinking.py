"""Players that think: they do not peek, choose the same way from the same seed, and say why."""

import random
from functools import cache

import pytest

import thwack
from tests.thorough import batches, dear
from thwack import Match
from thwack.kernel.table import Table, glance, put, take
from thwack.players import Candidate, Explainer, Greedy, Ismcts, Seen, player_named
from thwack.players.evaluation import Evaluation, evaluation_of, evaluation_with, logistic
from thwack.players.greedy import Look, turns_of
from thwack.players.ismcts import RACE, fair, is_behind

GAMES = thwack.games()
THINKERS = ("greedy", "ismcts:3", "level:2")


@cache
def positions(game: str, count: int) -> list[Match]:
    """Positions on the way through random matches, of various set-ups; nobody may play on in them."""
    found: list[Match] = []
    seed = 0
    while len(found) < count:
        match, dice = thwack.new(game, seed=seed), random.Random(seed)
        match.listen(False)
        for _ in range(dice.randrange(6)):
            for _ in range(dice.randrange(40)):
                if match.actor is not None:
                    match.play(dice.randrange(len(match.choices)))
            if match.actor is not None and len(found) < count:
                found.append(match.fork())
        seed += 1
    return found


@dear(2)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("batch", batches(4, 1))
def test_nobody_peeks(game: str, name: str, batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two worlds that differ only in what a seat cannot know it chooses the same: 200 positions, or 50."""
    fewer = RACE._replace(running=4)  # choices that are tried, looked at the same way
    monkeypatch.setattr("thwack.players.ismcts.RACE", fewer)
    for number, match in enumerate(positions(game, 200)[50 * batch : 50 * batch + 50]):
        seat = match.actor
        assert seat is not None
        twin = match.imagine(seat, 1000 + number)
        assert twin.view(seat) == match.view(seat)
        mine = player_named(name, number).choose(Seen(match, seat)).key
        assert player_named(name, number).choose(Seen(twin, seat)).key == mine


@dear(4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_chooses_the_same_way_and_changes_nothing(game: str, name: str) -> None:
    for number, match in enumerate(positions(game, 8)):
        assert match.actor is not None
        before = match.digest()
        seen = Seen(match, match.actor)
        first, second = (player_named(name, number).choose(seen).key for _ in range(2))
        assert first == second
        assert match.digest() == before


@dear(6)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "ismcts:20", "level:1", "level:5"])
def test_a_thinker_tells_what_it_thinks_of_every_choice(game: str, name: str) -> None:
    match = positions(game, 3)[2]
    assert match.actor is not None
    player = player_named(name, 5)
    assert isinstance(player, Explainer)
    found = player.explain(Seen(match, match.actor))
    assert sorted(one.index for one in found) == list(range(len(match.choices)))
    assert all(0 <= one.chance <= 1 for one in found)
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    if name.startswith("ismcts"):
        assert max(one.visits for one in found) == found[0].visits > 0
        assert sum(one.visits for one in found) < 20 + RACE.running


def test_a_win_at_hand_is_taken() -> None:
    """Mission Arena, MA-E5: Iron Man's nemesis can be defeated now."""
    seats = [
        {"active": [{"card": "MA05", "power": 3}, "MA01"], "missions": ["MA15"]},
        {"active": ["MB07", "MB14"]},
    ]
    match = thwack.scene("mission_arena", {"phase": "challenge", "seats": seats})
    for name in ("greedy", "ismcts:60"):
        twin = match.fork()
        player = player_named(name, 1)
        while twin.actor == 0:
            twin.play(player.choose(Seen(twin, 0)))
        assert twin.result is not None, name
        assert twin.result.winners == (0,)


def visits(player: Ismcts) -> int:
    """How often the choices after the one it stands at were tried, as far as it remembers."""
    return sum(child.visits for child in player._root.children.values())


def test_a_search_keeps_its_tree_while_it_chooses_alone() -> None:
    match = thwack.new("mission_arena", seed=2)  # squads are chosen card by card
    player = Ismcts(1, 60)
    match.play(player.choose(Seen(match, 0)))
    kept = visits(player)
    assert kept > 0
    found = player.explain(Seen(match, 0))
    assert visits(player) == kept + sum(one.visits for one in found)


def test_a_tree_of_another_moment_is_dropped() -> None:
    match = thwack.new("mission_arena", seed=2)
    player = Ismcts(1, 60)
    match.play(player.choose(Seen(match, 0)))
    match.play(0)
    found = player.explain(Seen(match, 0))
    assert visits(player) == sum(one.visits for one in found)


def test_a_search_may_have_seconds_instead_of_iterations() -> None:
    match = thwack.new("mission_arena", seed=2)
    found = Ismcts(1, iterations=1, seconds=1).explain(Seen(match, 0))
    assert sum(one.visits for one in found) > RACE.running  # more than the one round that a walk would bring


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_goes_through_the_turn_and_the_answer_to_it(game: str) -> None:
    match = thwack.new(game, seed=3)
    players = [player_named("level:3", seat) for seat in range(2)]
    while turns_of(match._table) < 2:
        assert match.actor is not None
        match.play(players[match.actor].choose(Seen(match, match.actor)))
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(1))
    valued: list[int] = []

    def count(t: Table, seat: int) -> list[float]:
        valued.append(turns_of(t))
        return evaluation_of(game).count(t, seat)

    look.evaluation = Evaluation(evaluation_of(game).names, count, evaluation_of(game).weights)
    Ismcts(1).walk(look.world(1), 0, look)
    assert valued[-1] == turns_of(match._table) + 2  # where it ends, it is valued


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_leaves_nothing_out(game: str) -> None:
    """Whoever goes on from it is where an answer would have led."""
    for match in positions(game, 30):
        for index in range(0, len(match.choices), 3):
            t, twin = match._table.fork(), match._table.fork()
            glance(t, index)
            put(t)
            take(twin, index)
            assert [getattr(t, name) for name in t.COLUMNS] == [getattr(twin, name) for name in t.COLUMNS]
            assert (list(t.options), t.count) == (list(twin.options), twin.count)


def test_battle_scenes_makes_no_options_at_a_glance() -> None:
    match = thwack.new("battle_scenes", seed=3)
    while turns_of(match._table) < 1:
        match.play(0)
    t = match._table.fork()
    glance(t, next(choice.index for choice in match.choices if choice.verb == "discard"))
    assert (t.actor, t.count) == (match.actor, 0)


def test_of_many_options_those_are_looked_at_that_were_good_before() -> None:
    match = thwack.new("unmatched", seed=3)
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(1))
    options = [(print, number) for number in range(40)]
    look.gains.update(
        {options[7]: 0.2, options[9]: 0.1, options[11]: -0.2, options[13]: 0.3, options[15]: 0.0}
    )
    found = look.promising(options, 40, 6)
    assert found[:4] == [13, 7, 9, 15]
    assert len(set(found)) == 6
    assert look.promising(options, 40, 6)[4:] != found[4:]  # the others come by chance


def test_who_is_clearly_behind_in_the_same_worlds_is_tried_no_more() -> None:
    first = [0.9, 0.5, 0.7, 0.1]
    assert len(first) == RACE.sure
    assert is_behind([chance - 0.01 for chance in first], first)
    assert not is_behind([0.85, 0.55, 0.65, 0.09], first)
    assert not is_behind([chance - 0.01 for chance in first[1:]], first[1:])  # too early to say
    assert not is_behind(first, first)


def test_a_choice_that_met_fewer_worlds_is_compared_in_those() -> None:
    assert fair([0.8], [0.9, 0.1]) == pytest.approx(0.4)  # the best one stands at 0.5, and was 0.1 ahead
    assert fair([0.95], [0.9, 0.1]) == pytest.approx(0.5)
    assert fair([0.1], [0.9, 0.1]) == 0.0


ENOUGH = 10  # wins of 12; what comes after them need not be played


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    """Mostly: the figures are in docs/strength.md. One choice ahead is enough, but not in Mission Arena,
    where all hangs on how the turn ends."""
    width = 3 if game == "mission_arena" else 0
    wins = 0
    for number in range(12):
        match = thwack.new(game, seed=number // 2)
        match.listen(False)
        seat = number % 2
        players = {seat: Greedy(number, 2, width), 1 - seat: player_named("random", number)}
        while match.actor is not None:
            match.play(players[match.actor].choose(Seen(match, match.actor)))
        assert match.result is not None
        wins += seat in match.result.winners
        if wins == ENOUGH:
            return
    raise AssertionError(f"{wins} of 12")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_evaluation_of_named_features(game: str) -> None:
    evaluation = evaluation_of(game)
    assert isinstance(evaluation, Evaluation)
    assert len(evaluation.names) == len(set(evaluation.names)) == len(evaluation.weights) >= 8
    match = thwack.new(game, seed=1)
    assert len(evaluation.count(match._table, 0)) == len(evaluation.names)


def test_weights_must_fit_the_features() -> None:
    names = evaluation_of("mission_arena").names
    good = dict.fromkeys(names, 1.0)
    assert evaluation_with("mission_arena", good).weights == (1.0,) * len(names)
    for wrong, told in (
        ({**good, "luck": 1}, "no feature luck"),
        (dict.fromkeys(names[1:], 1), "has no weight"),
        ({**good, names[0]: "much"}, "must be a number"),
    ):
        with pytest.raises(thwack.ThwackError, match=told):
            evaluation_with("mission_arena", wrong)


def test_chances_are_chances() -> None:
    assert logistic(0) == 0.5
    assert 0 < logistic(-1000) < logistic(-3) < logistic(3) < logistic(1000) < 1
    match = thwack.new("mission_arena", seed=1)
    t = match._table
    mine, theirs = evaluation_of("mission_arena").chances(t, 2)
    assert mine + theirs == pytest.approx(1)
    t.result = ((1,), "told", (0, 0))
    assert evaluation_of("mission_arena").chances(t, 2) == [0, 1]
    t.result = ((), "told", (0, 0))
    assert evaluation_of("mission_arena").chances(t, 2) == [0.5, 0.5]


def test_a_candidate_is_plain() -> None:
    assert Candidate(3, 0.5) == Candidate(3, 0.5, 0)
