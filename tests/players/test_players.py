"""Players get what their seat may see, and choose."""

import pytest

import thwack
from tests.thorough import dear
from thwack.kernel.errors import SetupError
from thwack.players import Seen, player_named


def keys_of_a_match(seed: int) -> list[str]:
    """The choices of two random players in the first decisions of a match."""
    match = thwack.new("unmatched", seed=3)
    players = [player_named("random", seed + seat) for seat in range(2)]
    found = []
    for _ in range(60):
        assert match.actor is not None
        choice = players[match.actor].choose(Seen(match, match.actor))
        found.append(choice.key)
        match.play(choice)
    return found


def test_the_same_seed_makes_a_player_that_chooses_the_same_way() -> None:
    assert keys_of_a_match(5) == keys_of_a_match(5)
    assert keys_of_a_match(5) != keys_of_a_match(6)


def test_a_random_player_takes_every_choice_sooner_or_later() -> None:
    match = thwack.new("unmatched", seed=3)
    seen = Seen(match, 0)
    player = player_named("random", 1)
    assert {player.choose(seen).key for _ in range(200)} == {choice.key for choice in match.choices}


def test_a_player_sees_what_its_seat_may_see() -> None:
    match = thwack.new("unmatched", seed=3)
    seen = Seen(match, 0)
    assert seen.seat == 0
    assert seen.view == match.view(0)
    assert [choice.key for choice in seen.choices] == [choice.key for choice in match.choices]
    assert seen.imagine(9).view(0) == match.view(0)


@dear(4)
@pytest.mark.parametrize("game", thwack.games())
@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:2", "level:1", "level:2", "level:3"])
def test_every_player_can_play_every_game(name: str, game: str) -> None:
    match = thwack.new(game, seed=1)
    players = [player_named(name, seat) for seat in range(2)]
    for _ in range(50):
        if match.actor is not None:
            match.play(players[match.actor].choose(Seen(match, match.actor)))
            match.check()
    assert match.ply > 20


def test_players_play_to_the_end() -> None:
    match = thwack.new("unmatched", seed=1)
    players = [player_named(name, 1) for name in ("greedy", "level:1")]
    while match.actor is not None:
        match.play(players[match.actor].choose(Seen(match, match.actor)))
    assert match.result is not None


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("randm", "did you mean 'random'"),
        ("zzz", "choose from random"),
        ("random:3", "random is any choice"),
        ("level", "level is level:1"),
        ("level:6", "level is level:1"),
        ("level:x", "level is level:1"),
        ("ismcts:0", "ismcts:400 for iterations"),
        ("ismcts:many", "ismcts:400 for iterations"),
        ("ismcts:0s", "ismcts:400 for iterations"),
    ],
)
def test_an_unknown_player_gets_a_sentence(wrong: str, hint: str) -> None:
    with pytest.raises(SetupError, match=hint):
        player_named(wrong)
