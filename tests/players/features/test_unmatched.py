"""Unmatched: every feature moves the right way."""

import math
import random
from typing import Any

import pytest

import thwack
from tests.kits.forced import answer_forced
from tests.kits.unmatched import FOE, ME, play, scene, seat
from thwack import Match
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.state.table import UnmatchedTable
from thwack.kernel.table import NOBODY, answer
from thwack.players.evaluation import evaluation_of
from thwack.players.greedy import Greedy
from thwack.players.seen import Seen
from thwack.players.unmatched.cards import Worth, worth_of
from thwack.players.unmatched.features import NAMES, features
from thwack.players.unmatched.sheet import sheet_for

HERE, FAR, NEXT = "S01", "S38", "S02"  # of Sarpedon: S01 and S02 are joined
ARTHUR = {"king-arthur": HERE, "merlin": "S08"}
MEDUSA = {"medusa": FAR, "harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}
NEVER_FORCED = "the-lady-of-the-lake", "winged-frenzy"  # schemes: with one in hand there is a choice


def counted(match: Match, who: int = ME) -> dict[str, float]:
    """The features of a match by their names."""
    assert isinstance(match._table, UnmatchedTable)
    return dict(zip(NAMES, features(match._table, who), strict=True))


def arthur(*hand: str, deck: list[str] | None = None, **at: object) -> dict[str, object]:
    """King Arthur and Merlin, far from everybody."""
    places = {**ARTHUR, **{name.replace("_", "-"): where for name, where in at.items()}}
    return seat("king-arthur", [*hand, NEVER_FORCED[0]], places, deck=deck)


def medusa(*hand: str, **at: object) -> dict[str, object]:
    """Medusa and her harpies in the opposite corner."""
    places = {**MEDUSA, **{name.replace("_", "-"): where for name, where in at.items()}}
    return seat("medusa", [*hand, NEVER_FORCED[1]], places)


def alone(*hand: str, health: int = 16) -> dict[str, object]:
    """Bigfoot without the Jackalope in that corner."""
    places = {"bigfoot": (FAR, health), "jackalope": 0}
    return seat("bigfoot", [*hand, "crash-through-the-trees"], places)


def random_tables(setup: dict[str, Any], seed: int) -> list[UnmatchedTable]:
    """The positions of a match of random players."""
    dice = random.Random(seed)
    t = thwack.new("unmatched", seed=seed, **setup)._table
    assert isinstance(t, UnmatchedTable)
    found = []
    while t.actor != NOBODY:
        found.append(t.fork())
        answer(t, dice.randrange(t.count))
    return found


def test_every_feature_has_a_weight() -> None:
    evaluation = evaluation_of("unmatched")
    assert evaluation.names == tuple(NAMES)
    assert all(math.isfinite(weight) for weight in evaluation.weights)
    weights = dict(zip(evaluation.names, evaluation.weights, strict=True))
    assert weights["health"] > 0 > weights["frail"]
    assert all(weights[name] > 0 for name in ("sidekicks", "cards", "deck", "strike", "effects"))


@pytest.mark.parametrize("number", range(6))
def test_what_is_good_for_one_is_bad_for_the_other(number: int) -> None:
    heroes = library().offered
    for t in random_tables({"heroes": [heroes[2 * number], heroes[2 * number + 1]]}, number):
        mine, theirs = features(t, 0), features(t, 1)
        assert len(mine) == len(NAMES)
        assert all(math.isfinite(amount) for amount in mine)
        assert mine == pytest.approx([-amount for amount in theirs])


@pytest.mark.parametrize(
    "setup",
    [
        {"heroes": ["invisible-man", "sinbad", "medusa"]},
        {"heroes": ["alice", "beowulf", "dracula", "robin-hood"]},
        {"heroes": ["alice", "jekyll-and-hyde", "dracula", "bigfoot"], "mode": "teams"},
        {"mode": "teams", "seats": 3},
    ],
)
def test_several_seats_are_counted_at_any_time(setup: dict[str, object]) -> None:
    for t in random_tables({**setup, "board": "marmoreal"}, 4):
        rows = [features(t, s) for s in range(t.cast.seats)]
        assert all(math.isfinite(amount) for row in rows for amount in row)
        if t.cast.mode == "teams":
            assert rows[0] == rows[2]
            assert rows[0] == pytest.approx([-amount for amount in rows[1]])


def test_a_player_who_is_out_has_nothing() -> None:
    hand = ["feint", "regroup", "dash"]
    rest = [seat("alice", at={"alice": "S20"}), seat("sinbad", at={"sinbad": "S30"})]
    alive = counted(scene(seat("medusa", hand, {"medusa": ("S01", 1)}), *rest, active=1), 1)
    out = counted(scene(seat("medusa", hand, {"medusa": 0}), *rest, active=1), 1)
    assert out["cards"] > alive["cards"]
    assert out["health"] > alive["health"]
    assert out["frail"] < alive["frail"]


@pytest.mark.parametrize(
    ("name", "more", "less"),
    [
        ("health", arthur(), arthur(king_arthur=(HERE, 12))),
        ("frail", arthur(king_arthur=(HERE, 3)), arthur()),
        ("frail", arthur(king_arthur=(HERE, 2)), arthur(king_arthur=(HERE, 4))),
        ("sidekicks", arthur(), arthur(merlin=("S08", 3))),
        ("cards", arthur("feint"), arthur()),
        ("attack", arthur("excalibur"), arthur("swift-strike")),
        ("attack", arthur("aid-the-chosen-one"), arthur("aid-the-chosen-one", merlin=0)),
        ("defence", arthur("skirmish"), arthur("swift-strike")),
        ("schemes", arthur("restless-spirits"), arthur("command-the-storms")),
        ("deck", arthur(), arthur("feint")),
        ("thin", arthur(deck=[]), arthur()),
    ],
)
def test_what_a_side_has(name: str, more: dict[str, object], less: dict[str, object]) -> None:
    assert counted(scene(more, medusa()))[name] > counted(scene(less, medusa()))[name]
    assert counted(scene(medusa(), more))[name] < counted(scene(medusa(), less))[name]


def test_actions_left_count_for_who_has_them() -> None:
    def turn(active: int, actions: int) -> float:
        return counted(scene(arthur(), medusa(), active=active, actions=actions))["turn"]

    assert turn(ME, 2) > turn(ME, 1)
    assert turn(ME, 2) == -turn(FOE, 2)
    assert turn(FOE, 1) > turn(FOE, 2)


def test_cards_beyond_the_hand_limit_count_less() -> None:
    seven = ["feint", "feint", "feint", "skirmish", "skirmish", "skirmish", "regroup"]
    six, full, over = [counted(scene(arthur(*seven[:n]), medusa()))["cards"] for n in (5, 6, 7)]
    assert full == six + 1
    assert full < over < full + 1


def test_who_is_in_range_with_a_good_hand_can_strike() -> None:
    close = arthur("excalibur", king_arthur="S37", merlin=0)
    foe = alone()
    assert counted(scene(arthur("excalibur", merlin=0), foe))["strike"] == 0
    assert counted(scene(close, foe))["strike"] > 0
    assert counted(scene(close, foe))["threat"] == 0
    assert counted(scene(close, foe, active=FOE))["strike"] == 0
    assert counted(scene(close, foe, active=FOE))["threat"] > 0
    assert (
        counted(scene(arthur("noble-sacrifice", king_arthur="S37", merlin=0), foe))["strike"]
        < (counted(scene(close, foe))["strike"])
    )


def test_a_move_first_leaves_one_attack_less() -> None:
    foe = alone()
    hand = ["excalibur", "the-aid-of-morgana"]
    near = arthur(*hand, king_arthur="S37", merlin=0)
    two_steps = arthur(*hand, king_arthur="S36", merlin=0)
    assert counted(scene(near, foe))["strike"] > counted(scene(two_steps, foe))["strike"] > 0
    assert counted(scene(near, foe, actions=1))["strike"] > 0
    assert counted(scene(two_steps, foe, actions=1))["strike"] == 0


def test_a_move_under_way_still_reaches() -> None:
    match = scene(arthur("excalibur", king_arthur="S36", merlin=0), alone(), actions=2)
    play(match, "maneuver")
    asked = counted(match)["strike"]
    assert asked > 0
    play(match, "decline")
    assert counted(match)["strike"] == asked
    play(match, "move:king-arthur:S37")
    assert counted(match)["strike"] == asked


def test_a_boost_that_reaches_somebody_is_worth_its_card() -> None:
    match = scene(arthur("excalibur", "noble-sacrifice", king_arthur="S14", merlin=0), alone())
    play(match, "maneuver")
    assert counted(match)["strike"] == 0
    play(match, "boost:noble-sacrifice")
    assert counted(match)["strike"] > 0


def test_defence_cards_take_the_edge_off() -> None:
    mine = arthur("excalibur", king_arthur="S37", merlin=0)
    bare, guarded = alone(), alone("its-just-your-imagination")
    assert counted(scene(mine, guarded))["strike"] < counted(scene(mine, bare))["strike"]


def test_sidekicks_can_be_swiped_at() -> None:
    foe = medusa(harpy_1=NEXT)
    assert counted(scene(arthur("excalibur"), foe))["swipe"] > 0
    assert counted(scene(arthur("excalibur"), foe, active=FOE))["menace"] > 0
    assert counted(scene(arthur(), foe))["swipe"] == 0


def test_a_last_blow_is_lethal() -> None:
    mine = arthur("excalibur", king_arthur="S37", merlin=0)
    assert counted(scene(mine, alone(health=5)))["lethal"] == 1
    assert counted(scene(mine, alone(health=9)))["lethal"] == 0


def test_a_hero_who_gazes_threatens_her_zone() -> None:
    safe, seen = arthur(merlin=0), arthur(king_arthur="S37", merlin=0)
    assert counted(scene(safe, medusa()))["threat"] == 0
    assert counted(scene(seen, medusa(harpy_1="S36")))["threat"] == pytest.approx(-1 / 18)
    assert counted(scene(seen, alone()))["threat"] == 0


def test_pressure_grows_with_the_hand_and_as_it_comes_closer() -> None:
    foe = medusa()
    far = counted(scene(arthur("excalibur"), foe))["pressure"]
    assert counted(scene(arthur("excalibur", king_arthur="S31"), foe))["pressure"] > far
    assert counted(scene(arthur("excalibur", "skirmish"), foe))["pressure"] > far


def test_resources_count() -> None:
    foe = medusa()
    calm = seat(
        "beowulf",
        ["epic-poem", "golden-drinking-horn"],
        {"beowulf": HERE, "wiglaf": "S08"},
        state={"rage": 0},
    )
    angry = seat(
        "beowulf",
        ["epic-poem", "golden-drinking-horn"],
        {"beowulf": HERE, "wiglaf": "S08"},
        state={"rage": 3},
    )
    assert counted(scene(angry, foe))["resource"] == 3
    assert counted(scene(angry, foe))["attack"] > counted(scene(calm, foe))["attack"]
    voyages = ["voyage-whale-island", "voyage-giant-snakes"]
    at = {"sinbad": HERE, "porter": "S08"}
    assert (
        counted(scene(seat("sinbad", ["riches-beyond-compare"], at, discard=voyages), foe))["resource"] == 2
    )
    assert counted(scene(seat("sinbad", ["riches-beyond-compare"], at), foe))["resource"] == 0


def test_an_attack_under_way_counts_as_it_is_likely_to_end() -> None:
    match = scene(
        arthur("excalibur", "noble-sacrifice", king_arthur="S37", merlin=0),
        alone("feint"),
    )
    before = counted(match)
    play(match, "attack:king-arthur:bigfoot")
    named = counted(match)
    assert named["health"] > before["health"]
    assert named["cards"] == before["cards"]  # both are about to play one
    play(match, "choose:excalibur", "decline")
    chosen = counted(match)
    assert chosen["open"] < 0  # it is Bigfoot's, and not sure: he may yet defend
    assert chosen["health"] > before["health"]
    play(match, "decline")
    assert counted(match)["health"] == pytest.approx(before["health"] + 6 / 16)


def test_a_weak_attack_promises_less_than_a_strong_one() -> None:
    def after(card: str) -> dict[str, float]:
        mine = arthur("excalibur", "swift-strike", king_arthur="S37", merlin=0)
        match = scene(mine, alone("feint"))
        return counted(play(match, "attack:king-arthur:bigfoot", f"choose:{card}", "decline"))

    assert after("excalibur")["health"] > after("swift-strike")["health"]
    assert after("swift-strike")["effects"] > after("excalibur")["effects"]


def test_a_scheme_under_way_still_has_something_to_bring() -> None:
    match = scene(medusa("a-momentary-glance", medusa="S02"), arthur(king_arthur="S01"))
    assert counted(match)["effects"] == 0
    play(match, "scheme:a-momentary-glance:medusa")
    assert counted(match)["effects"] > 0


def test_a_maneuver_that_will_hurt_is_seen_to_hurt() -> None:
    at = {"jekyll-and-hyde": HERE}
    match = scene(seat("jekyll-and-hyde", ["pure-evil"], at, state={"form": "hyde"}), medusa(), actions=2)
    before = counted(match)["health"]
    assert counted(play(match, "maneuver"))["health"] < before


def test_cards_of_another_form_do_not_strike_now() -> None:
    def strike(form: str, active: int) -> float:
        hand = ["recoiling-blow", "pure-evil", "calming-research"]
        mine = seat("jekyll-and-hyde", hand, {"jekyll-and-hyde": "S37"}, state={"form": form})
        found = counted(scene(mine, alone(), active=active))
        return found["strike"] + found["threat"]

    assert strike("hyde", ME) > strike("jekyll", ME) == 0
    assert strike("jekyll", FOE) == strike("hyde", FOE) > 0  # the form can be changed when the turn starts


def test_an_ability_that_makes_attacks_stronger_counts() -> None:
    def strike(size: str) -> float:
        at = {"alice": "S37", "jabberwock": 0}
        mine = seat("alice", ["o-frabjous-day", "eat-me"], at, state={"size": size})
        return counted(scene(mine, alone("feint")))["strike"]

    assert strike("big") > strike("small") > 0


def card(hero: str, name: str) -> Worth:
    """What a card is likely to do."""
    found = library().heroes[hero]
    states = ("jekyll", "hyde") if hero == "jekyll-and-hyde" else ()
    return worth_of(next(one for one in found.cards if one.id == name), states)


def test_what_cards_are_likely_to_do() -> None:
    assert card("king-arthur", "excalibur")[1:6] == (6, 0, 0, 0, 0)
    assert card("medusa", "gaze-of-stone").won == 8
    assert card("medusa", "regroup").won > card("medusa", "regroup").lost > 0
    assert card("beowulf", "fatal-struggle").lost < 0
    assert card("sinbad", "voyage-home").grows == 1
    assert card("sinbad", "riches-beyond-compare").sure == 3
    assert card("bigfoot", "momentous-shift").value == 4
    assert card("medusa", "second-shot").value > 3 > card("medusa", "second-shot").sure
    assert card("jekyll-and-hyde", "pure-evil").state == 1
    assert card("alice", "looking-glass").sure > card("alice", "eat-me").sure


def test_a_sheet_is_made_once() -> None:
    match = scene(arthur(), medusa())
    assert isinstance(match._table, UnmatchedTable)
    assert sheet_for(match._table) is sheet_for(match._table.fork())


def test_a_greedy_player_strikes_the_last_blow() -> None:
    match = scene(
        arthur("excalibur", "feint", king_arthur="S37"),
        medusa(medusa=(FAR, 4), harpy_1="S36"),
    )
    player = Greedy(1, worlds=2, width=0)
    chosen = []
    while answer_forced(match).actor == ME and match.result is None:
        choice = player.choose(Seen(match, ME))
        chosen.append(choice.key)
        match.play(choice)
    assert match.result is not None
    assert match.result.winners == (ME,)
    assert chosen[0] == "attack:king-arthur:medusa"
