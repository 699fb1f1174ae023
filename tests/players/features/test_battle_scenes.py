"""What the evaluation of Battle Scenes counts: each feature moves the right way."""

import math
import random
from dataclasses import replace
from typing import Any

import pytest

import thwack
from tests.kits.battle_scenes import keys, play, position, random_deck, seat, unit
from thwack import Match
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.rules.shields import shield
from thwack.games.battle_scenes.state.cast import Sheet
from thwack.games.battle_scenes.state.table import SceneTable
from thwack.kernel.table import NOBODY, answer, glance
from thwack.players.battle_scenes.cards import NOTHING, promise_of
from thwack.players.battle_scenes.features import NAMES, features, kits_of
from thwack.players.battle_scenes.sheet import book_of
from thwack.players.battle_scenes.texts import text_sum
from thwack.players.evaluation import evaluation_of
from thwack.players.greedy import Greedy
from thwack.players.seen import Seen

DECK = ["A08"] * 20
FOE = seat(unit("B07", "4"), deck=DECK, hand=["B21"])


def table(match: Match) -> SceneTable:
    """The table of a match."""
    t = match._table
    assert isinstance(t, SceneTable)
    return t


def counted(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a position by name."""
    return dict(zip(NAMES, features(table(match), seat), strict=True))


def choice_of_greedy(match: Match) -> str:
    """What a greedy player takes that looks one choice ahead."""
    assert match.actor is not None
    return Greedy(1, 2, 0).choose(Seen(match, match.actor)).key


PLAIN: dict[str, Any] = {"deck": DECK, "hand": ["A19"], "resources": ["A08"]}


@pytest.mark.parametrize(
    ("name", "scene", "parts"),
    [
        ("points", [unit("A04", "6")], {"prizes": ["B05"]}),
        ("near", [unit("A04", "6")], {"prizes": ["B05"]}),
        ("characters", [unit("A04", "6"), unit("A08", "1")], {}),
        ("life", [unit("A04", "6"), unit("A08", "1")], {}),
        ("stages", [unit("A04", "6", stage=2)], {}),
        ("force", [unit("A04", "5", "A31")], {}),
        ("guard", [unit("A04", "5", "A21")], {}),
        ("texts", [unit("A04", "6"), unit("A01", "4")], {}),
        ("shield", [unit("A04", "6"), unit("A06", "3")], {}),
        ("supports", [unit("A04", "6"), unit("A14", "2")], {}),
        ("cards", [unit("A04", "6")], {"hand": ["A19", "A20"]}),
        ("people", [unit("A04", "6")], {"hand": ["A06"]}),
        ("playable", [unit("A04", "6")], {"hand": ["A06"], "resources": ["A08"] * 3}),
        ("resources", [unit("A04", "6")], {"resources": ["A08"] * 2}),
        ("stock", [unit("A04", "6")], {"resources": ["A28"]}),
        ("menace", [unit("A04", "6"), unit("A05", "7", stage=2)], {}),
    ],
)
def test_what_a_player_has_more_is_counted(
    name: str, scene: list[dict[str, Any]], parts: dict[str, Any]
) -> None:
    less = counted(position(seat(unit("A04", "6"), **PLAIN), FOE))
    assert counted(position(seat(*scene, **{**PLAIN, **parts}), FOE))[name] > less[name]


@pytest.mark.parametrize(
    ("name", "scene", "parts"),
    [
        ("alone", [], {}),
        ("peril", [unit("A04", "3")], {}),
        ("deck", [unit("A04", "6")], {"deck": ["A08"] * 4}),
    ],
)
def test_what_is_bad_is_counted_and_weighs_against_its_player(
    name: str, scene: list[dict[str, Any]], parts: dict[str, Any]
) -> None:
    plain = counted(position(seat(unit("A04", "6"), **PLAIN), FOE))
    assert counted(position(seat(*scene, **{**PLAIN, **parts}), FOE))[name] > plain[name]
    evaluation = evaluation_of("battle_scenes")
    assert dict(zip(evaluation.names, evaluation.weights, strict=True))[name] <= 0


def test_an_ability_counts_for_a_character_with_its_power_only() -> None:
    forces = [
        counted(position(seat(unit("A06", "2", card), **PLAIN), FOE))["force"] for card in ("A28", "A20")
    ]
    assert forces[0] < forces[1]  # Hammer Fist is for the strong, Suppressing Volley for shooters


def test_a_power_given_by_another_makes_an_ability_useful() -> None:
    """The Fantasticar lets the family fly."""
    family = unit("sr-fantastico-v1", "2", "A31")
    ashore = counted(position(seat(family, unit("A14", "2"), **PLAIN), FOE))
    afloat = counted(position(seat(family, unit("fantasticarro-v1", "2"), **PLAIN), FOE))
    assert afloat["force"] > ashore["force"]


def test_a_character_that_may_be_knocked_out_to_win_is_lethal() -> None:
    mine = seat(unit("A04", "6"), prizes=["B01", "B02"], deck=DECK)  # 12 points
    assert counted(position(mine, seat(unit("B05", "2"), deck=DECK)))["lethal"] == 1
    assert counted(position(mine, seat(unit("B05", "3"), deck=DECK)))["lethal"] == 0


def test_damage_that_is_about_to_be_dealt_counts_as_dealt() -> None:
    foes = unit("B03", "B19", "B20", "B21", "B22"), unit("B05", "3")
    match = position(seat(unit("A04", "6")), seat(*foes), phase="attack")
    lives = [counted(match)["life"]]
    for key in ("act:A04:thunder-strike", "target:B03", "unload:B22", "unload:B19"):
        play(match, key)
        lives.append(counted(match)["life"])
    assert [life - lives[0] for life in lives] == [0, 2, 2, 2, 2]  # 3 damage, shield 1


def test_a_knock_out_that_is_about_to_happen_counts_as_points() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B05", "2"), unit("B03", "4")), phase="attack")
    before = counted(match)["points"]
    play(match, "act:A04:thunder-strike")
    assert counted(match)["points"] == before + 3
    play(match, "target:B05")
    assert counted(match)["points"] == before + 3


def test_texts_that_lower_damage_are_heeded() -> None:
    """Reign of Fear takes 1 from the damage of heroes."""
    foes = seat(unit("B05", "B19", "B20", "B21"), unit("B03", "4"))
    match = position(seat(unit("A04", "6")), foes, phase="attack", scenario={"card": "B16", "owner": 1})
    before = counted(match)["life"]
    play(match, "act:A04:thunder-strike")
    assert counted(match)["life"] == before + 1  # 2 damage, shield 1


def test_cards_that_are_about_to_be_loaded_count_as_loaded() -> None:
    match = position(seat(hand=["A06"], resources=["A08", "A19", "A20", "A21"], deck=DECK), FOE)
    play(match, "play:A06")
    first = counted(match)
    play(match, "load:A20")
    play(match, "load:A19")
    last = counted(match)
    assert first["life"] == last["life"] == 3 - 4
    assert first["resources"] == last["resources"]


def test_an_action_under_way_promises_what_it_will_bring() -> None:
    match = position(seat(unit("A09", "2", "A23"), hand=["A19"], deck=DECK), FOE)
    play(match, "act:A09:field-analysis")
    cards = counted(match)["cards"]
    play(match, keys(match)[0])
    assert counted(match)["cards"] == cards  # the card to be discarded was counted off


def test_to_end_a_turn_changes_hardly_anything() -> None:
    """Both have a character, and draw two cards: half of them count before they are drawn."""
    mine, theirs = (seat(unit(card, "3"), deck=["A19"] * 20, hand=["A19"]) for card in ("A06", "B05"))
    match = position(mine, theirs, phase="attack")
    before = counted(match)
    play(match, "pass")
    after = counted(match)
    assert {name for name in NAMES if abs(after[name] - before[name]) > 0.2} <= {"people"}  # none was drawn


@pytest.mark.parametrize(
    ("mine", "theirs", "phase", "wanted"),
    [
        (seat(hand=["A04", "A06"], resources=["A08"] * 3, deck=DECK), FOE, "preparation", "play:A06"),
        (
            seat(unit("A04", "6", stage=0), hand=["A19", "A06"], deck=DECK),
            FOE,
            "preparation",
            "capacitate:A04:A19",
        ),
        (
            seat(unit("A04", "6"), deck=DECK),
            seat(unit("B05", "2"), unit("B09", "6"), deck=DECK),
            "attack",
            "act:A04:thunder-strike",
        ),
    ],
)
def test_a_greedy_player_does_what_makes_sense(
    mine: dict[str, Any], theirs: dict[str, Any], phase: str, wanted: str
) -> None:
    assert choice_of_greedy(position(mine, theirs, phase=phase)) == wanted


def test_a_greedy_player_aims_well_and_unloads_what_hurts() -> None:
    foes = unit("B05", "2"), unit("B03", "B08", "B08", "B08", "B25"), unit("B09", "6")
    match = position(seat(unit("A04", "6"), unit("A12", "5"), deck=DECK), seat(*foes), phase="attack")
    play(match, "act:A04:thunder-strike")
    assert choice_of_greedy(match) == "target:B05"  # knocked out
    armed = unit("B05", "B06", "B06", "B19")
    match = position(seat(unit("A06", "3"), deck=DECK), seat(armed, deck=DECK), phase="attack")
    play(match, "act:A06:blind-spot", "target:B05")
    assert choice_of_greedy(match) == "unload:B19"  # Blade Dance, the others are dead weight


def test_shields_of_the_designed_decks_are_what_the_rules_say() -> None:
    for seed in range(6):
        match, dice = thwack.new("battle_scenes", seed=seed), random.Random(seed)
        t = table(match)
        while match.actor is not None:
            for one, (_, wall) in kits_of(t, book_of(t.cast)).items():
                assert wall == shield(t, one)
            match.play(dice.randrange(len(match.choices)))


@pytest.mark.parametrize("seed", range(16))
def test_features_are_even_handed_and_finite(seed: int) -> None:
    dice = random.Random(seed)
    decks: list[Any] = list(library().decks)
    pair = dice.sample(decks, 2) if seed % 2 else [random_deck(dice), random_deck(dice)]
    match = thwack.new("battle_scenes", seed=seed, decks=pair)
    while match.actor is not None:
        mine, theirs = counted(match), counted(match, 1)
        for name, amount in mine.items():
            assert amount == pytest.approx(-theirs[name]), name
            assert math.isfinite(amount), name
            assert abs(amount) < 100, name
        match.play(dice.randrange(len(match.choices)))


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("karolina-dean-v1", "averts"),  # prevention
        ("vespa-v1", "eludes"),
        ("pe-de-cabra-encantado-v1", "spares"),
        ("embaralhador-eletronico-v1", "uses"),  # what happens again and again
        ("pantera-negra-v2", "in_hand"),
    ],
)
def test_texts_count_as_long_as_they_stand_and_not_in_the_hand(card: str, word: str) -> None:
    found = library().cards[card]
    assert any(f"{word}(" in rule.shown() for rule in found.rules)
    others = tuple(rule for rule in found.rules if f"{word}(" not in rule.shown())
    bits = dict.fromkeys(library().affiliations, 0)
    less, whole = (text_sum(Sheet(one, bits)) for one in (replace(found, rules=others), found))
    assert whole == less if word == "in_hand" else whole > less


def test_every_action_promises_something() -> None:
    poor = []
    for card in library().cards.values():
        if card.on_offer and card.action and card.action.effect:
            if all(promise_of(card.action.effect, x) == NOTHING for x in (1, 2)):
                poor.append(card.id)
    assert poor == []


def test_every_feature_has_a_weight() -> None:
    assert evaluation_of("battle_scenes").names == tuple(NAMES)


def test_what_is_remembered_of_a_scene_is_what_would_be_found_anew() -> None:
    looked = 0
    for seed in range(4):
        t, dice = thwack.new("battle_scenes", seed=seed)._table, random.Random(seed)
        while t.actor != NOBODY:
            for index in range(0, t.count, 6):
                twin = t.fork()
                glance(twin, index)
                found = features(twin, 0)  # type: ignore[arg-type]
                twin.cache = {}  # type: ignore[attr-defined]
                assert features(twin, 0) == found  # type: ignore[arg-type]
                looked += 1
            answer(t, dice.randrange(t.count))
    assert looked > 300
