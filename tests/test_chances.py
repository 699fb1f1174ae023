"""The probabilities of what chance is asked."""

import random
from collections import Counter
from fractions import Fraction

import pytest

import thwack
from thwack import CHANCE, IllegalChoice, Match


def rolling(chance: str, seed: int = 0) -> Match:
    """A Hulk's die is rolled: two of its faces are alike."""
    hulk = {"cards": {"hulk-jade-giant": 1}, "prep": ["hulk-jade-giant"]}
    data = {"seats": [hulk, {}], "step": "roll"}
    return thwack.scene("dice_masters", data, seed=seed, chance=chance)


def test_each_face_is_as_likely_as_it_is_often_on_the_die() -> None:
    match = thwack.scene(
        "dice_masters", {"seats": [{"prep": ["sidekick"]}, {}], "step": "roll"}, chance="ask"
    )
    assert match.actor == CHANCE
    found = dict(zip([choice.refs[-1] for choice in match.choices], match.chances(), strict=True))
    assert found == {face: Fraction(1, 6) for face in ("bolt", "fist", "mask", "shield", "wild", "level-1")}
    match = rolling("ask")
    found = dict(zip([choice.refs[-1] for choice in match.choices], match.chances(), strict=True))
    assert found["fist-2"] == Fraction(2, 6)
    assert sum(found.values()) == 1


def test_each_sort_of_die_is_as_likely_as_there_are_in_the_bag() -> None:
    bag = {"cards": {"hulk-jade-giant": 1}, "bag": ["sidekick"] * 3 + ["hulk-jade-giant"]}
    match = thwack.scene("dice_masters", {"seats": [bag, {}], "step": "clear"}, chance="ask")
    shares = [Fraction(3, 4), Fraction(1, 4)]
    assert (match.actor, list(match.chances())) == (CHANCE, shares)
    match.play(0)  # a Sidekick
    assert list(match.chances()) == [Fraction(2, 3), Fraction(1, 3)]
    assert list(match.fork().chances()) == [Fraction(2, 3), Fraction(1, 3)]
    assert list(thwack.scene("dice_masters", match.scene()).chances()) == [Fraction(2, 3), Fraction(1, 3)]


def test_a_card_that_is_in_hand_twice_is_twice_as_likely_to_be_lost() -> None:
    robin = {"hero": "robin-hood", "hand": ["ambush"], "fighters": {"robin-hood": {"space": "S02"}}}
    hand = ["feint", "feint", "regroup"]
    sinbad = {"hero": "sinbad", "hand": hand, "fighters": {"sinbad": {"space": "S03"}}}
    match = thwack.scene("unmatched", {"board": "sarpedon", "seats": [robin, sinbad]}, chance="ask")
    while match.actor != CHANCE:
        wanted = ("attack:robin-hood:sinbad", "play:ambush", "decline", "pass")
        keys = match.choices.keys()
        match.play(next(key for key in (*wanted, keys[0]) if key in keys))
    found = dict(zip(match.choices.keys(), match.chances(), strict=True))
    assert found == {"choose:feint": Fraction(2, 3), "choose:regroup": Fraction(1, 3)}


def test_like_lots_are_one_choice() -> None:
    """MA-S.5: A random card of each deck."""
    match = thwack.new("mission_arena", seed=2, chance="ask")
    while match.actor != CHANCE:
        match.play(0)
    deck = Counter(match.scene()["seats"][0]["deck"])
    found = {choice.refs[-1]: share for choice, share in zip(match.choices, match.chances(), strict=True)}
    assert found == {card: Fraction(count, deck.total()) for card, count in deck.items()}
    assert max(deck.values()) > 1


@pytest.mark.parametrize("game", thwack.games())
def test_the_chances_of_every_question_are_1_together(game: str) -> None:
    match, dice, asked = thwack.new(game, seed=1, chance="ask"), random.Random(1), 0
    while match.actor is not None and match.ply < 400:
        if match.actor == CHANCE:
            asked += 1
            assert len(match.chances()) == len(match.choices)
            assert min(match.chances()) > 0
            assert sum(match.chances()) == 1
        match.play(dice.randrange(len(match.choices)))
    assert asked or game == "unmatched"  # where only some cards ask


def test_seeds_roll_what_the_chances_say() -> None:
    asked = rolling("ask")
    shares = {choice.refs[-1]: share for choice, share in zip(asked.choices, asked.chances(), strict=True)}
    rolled = Counter(rolling("seed", seed).view(0)["seats"][0]["rolling"][0]["face"] for seed in range(600))
    assert rolled.keys() == shares.keys()
    for face, share in shares.items():
        assert abs(rolled[face] / 600 - share) < 0.05


def test_nobody_but_chance_has_chances() -> None:
    for match in (thwack.new("unmatched"), thwack.new("battle_scenes")):
        with pytest.raises(IllegalChoice, match=r'chance is not asked now; .* chance="ask"'):
            match.chances()
