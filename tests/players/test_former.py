"""The players of version 0.1 choose as they did then, whatever becomes of today's."""

import hashlib
import random

import pytest

import thwack
from tests.thorough import dear
from thwack.players import Former, Seen, player_named
from thwack.players.ismcts import RACE

# What the code of 0.1 chose from seed 11, players of seeds 5 and 6: greedy to the end, the search five times.
# Dice Masters: what the same code chooses since the rules have changed (H-37 and after).
# Mission Arena: since nemeses are rarer and the decks others. Greedy elsewhere: the same
# choices, and the only answers, which are asked for now.
CHOSEN = {
    ("unmatched", "5"): "0824696edb2c",
    ("battle_scenes", "5"): "029e95ac193b",
    ("dice_masters", "5"): "22ee1551b149",
    ("mission_arena", "5"): "288cf0f7a234",
    ("unmatched", "greedy"): "8fa3cdf54b46",
    ("battle_scenes", "greedy"): "9ad94e50d325",
    ("dice_masters", "greedy"): "a946413bf4bb",
    ("mission_arena", "greedy"): "9dd4a3525e56",
}
MOST = {"greedy": 400, "5": 5}


@dear(1)
@pytest.mark.parametrize(("game", "name"), CHOSEN)
def test_former_players_choose_as_they_did(game: str, name: str) -> None:
    match = thwack.new(game, seed=11)
    match.listen(False)
    players = [player_named(f"former:{name}", seed) for seed in (5, 6)]
    while match.actor is not None and match.ply < MOST[name]:
        match.play(players[match.actor].choose(Seen(match, match.actor)))
    keys = "|".join(match.record()["choices"])
    assert hashlib.sha256(keys.encode()).hexdigest()[:12] == CHOSEN[game, name]


def test_they_do_not_follow_todays_weights_or_race(monkeypatch: pytest.MonkeyPatch) -> None:
    match = thwack.new("mission_arena", seed=2)
    dice = random.Random(2)
    for _ in range(30):
        match.play(dice.randrange(len(match.choices)))
    assert match.actor is not None
    seen = Seen(match, match.actor)
    before = [Former(3, name).explain(seen) for name in ("greedy", "5")]
    monkeypatch.setattr("thwack.players.ismcts.RACE", RACE._replace(running=2, ahead=0))
    monkeypatch.setattr("thwack.players.evaluation.evaluation_of", None)
    assert [Former(3, name).explain(seen) for name in ("greedy", "5")] == before


def test_the_levels_of_then_err_as_often() -> None:
    match = thwack.new("unmatched", seed=1)
    assert match.actor is not None
    seen = Seen(match, match.actor)
    for level in range(1, 5):
        for seed in range(6):
            mine = player_named(f"former:{level}", seed).choose(seen)
            assert mine.key == player_named(f"level:{level}", seed).choose(seen).key
