"""Why a hint prefers a choice: in words for every feature, told from what the seat can know, and true."""

import random

import pytest

from thwack.match import Match, new, scene
from thwack.players import Seen, player_named
from thwack.players.evaluation import evaluation_of
from thwack.players.reasons import Reason, reason_for, sentences, themes_of, told, worded
from thwack.wording import LANGUAGES

GAMES = ["battle_scenes", "dice_masters", "mission_arena", "unmatched"]
UNTOLD = {  # what says nothing to a person, or only who is on turn
    "unmatched": {"turn", "swipe", "menace", "resource"},
    "dice_masters": {"turn"},
    "mission_arena": {"turn"},
}
DUEL = {
    "board": "sarpedon",
    "actions": 1,
    "seats": [
        {"hero": "king-arthur", "hand": ["excalibur"], "fighters": {"king-arthur": {"space": "S35"}}},
        {"hero": "medusa", "hand": ["dash"], "fighters": {"medusa": {"space": "S36", "health": 9}}},
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_its_words_in_every_language(game: str) -> None:
    worded_ones = [name for theme in themes_of(game).values() for name in theme.features]
    assert len(worded_ones) == len(set(worded_ones))
    assert set(worded_ones) == set(evaluation_of(game).names) - UNTOLD.get(game, set())
    for theme in themes_of(game).values():
        assert set(theme.words) == set(LANGUAGES)
        assert all(theme.words.values())
    for row in sentences().values():
        assert set(row) == set(LANGUAGES)


def choices_of(match: Match, *keys: str) -> list[int]:
    return [match.choices.keys().index(key) for key in keys]


def test_a_blow_is_worth_its_damage() -> None:
    match = scene("unmatched", DUEL)
    seen = Seen(match, 0)
    attack, wait = choices_of(match, "attack:king-arthur:medusa", "maneuver")
    found = reason_for(seen, attack, wait)
    assert not found.wins
    assert "health" in found.gains
    other = reason_for(seen, wait, attack)
    assert "health" not in other.gains


def test_a_win_is_told_as_one() -> None:
    weak = {"space": "S36", "health": 1}
    seats = [DUEL["seats"][0], {**DUEL["seats"][1], "hand": [], "fighters": {"medusa": weak}}]  # type: ignore[index]  # a scene is plain data
    match = scene("unmatched", {**DUEL, "seats": seats})
    attack, wait = choices_of(match, "attack:king-arthur:medusa", "maneuver")
    found = reason_for(Seen(match, 0), attack, wait)
    assert found == Reason(True)
    assert worded("unmatched", found, "Esperar", "es") == "Gana en este turno; “Esperar”, no."


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_says_nothing_that_the_seat_cannot_know(game: str) -> None:
    """It is the same in another world in which that seat could be."""
    match, dice = new(game, seed=11), random.Random(4)
    match.listen(False)
    player, asked = player_named("level:3", 2), 0
    while match.actor is not None and asked < 6:
        if match.ply % 7 == 0 and len(match.choices) > 1:
            one, two = dice.sample(range(len(match.choices)), 2)
            twin = match.imagine(match.actor, 99)
            assert reason_for(Seen(match, match.actor), one, two) == reason_for(
                Seen(twin, match.actor), one, two
            )
            asked += 1
        match.play(player.choose(Seen(match, match.actor)))
    assert asked == 6


def test_what_is_gained_and_given_up_is_worded() -> None:
    found = Reason(False, ("health", "hand"), ("deck",))
    assert worded("unmatched", found, "Manobra", "pt") == (
        "Em comparação com “Manobra”, ganha: a vida do seu herói diante da deles, cartas na mão. "
        "Abre mão de: cartas por comprar."
    )
    assert worded("unmatched", Reason(False), "Manobra", "pt") == "“Manobra” seria quase tão bom."


def test_only_what_matters_is_told() -> None:
    names = evaluation_of("unmatched").names

    def of(**parts: float) -> list[float]:
        return [parts.get(name, 0.0) for name in names]

    rows = [
        of(health=0.2, frail=0.1, cards=-0.3, deck=0.2, strike=0.01),
        of(health=0.4, cards=-0.1, deck=0.2),
    ]
    assert told("unmatched", names, rows) == Reason(False, ("health", "deck"), ("hand",))
    assert told("unmatched", names, [of(health=0.5, deck=0.1, cards=-0.1)]) == Reason(False, ("health",))
    assert told("unmatched", names, [of(health=0.01)]) == Reason(False)
    assert told("unmatched", names, []) == Reason(False)


def test_a_game_without_words_has_no_reason() -> None:
    assert worded("toy", Reason(False), "Pass", "en") == ""
