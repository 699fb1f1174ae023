"""Section 16: rulings of our own."""

from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    hero_file,
    keys,
    maneuver,
    offered,
    play,
    scene,
    scene_of,
    seat,
    space,
    state,
    tokens,
    with_home_made,
)
from thwack.games.unmatched.cards.library import library


def test_R_1_combat_damage_counts_beyond_the_last_health() -> None:
    game = scene(
        seat("robin-hood", ["disarming-shot", "steal-from-the-rich"], {"robin-hood": "S20"}),
        seat("medusa", [], {"medusa": "S01", "harpy-1": "S21", "harpy-2": "S02", "harpy-3": "S03"}),
    )
    play(game, "attack:robin-hood:harpy-1")
    assert health(game, "harpy-1") == 0
    assert len(hand(game, ME)) == 1 + 4


def test_R_2_a_fighter_in_her_zone_may_be_medusa_herself() -> None:
    away = {"harpy-1": 0, "harpy-2": 0, "harpy-3": 0}
    game = scene(
        seat("medusa", ["a-momentary-glance", "feint"], {"medusa": "S01", **away}),
        seat("bigfoot", ["feint"], {"bigfoot": "S36", "jackalope": "S37"}),
    )
    zones = library().boards["sarpedon"].zones
    assert not set(zones[0]) & {zone for slug in (35, 36) for zone in zones[slug]}
    play(game, "scheme:a-momentary-glance:medusa")
    assert health(game, "medusa") == 14


def test_R_3_a_locked_value_takes_no_bonus_from_abilities() -> None:
    game = scene(
        seat(
            "alice",
            ["o-frabjous-day", "eat-me"],
            {"alice": "S20", "jabberwock": "S01"},
            state={"size": "big"},
        ),
        seat("invisible-man", ["impossible-to-see"], {"invisible-man": "S21"}),
    )
    play(game, "attack:alice:invisible-man", "defend:impossible-to-see")
    assert health(game, "invisible-man") == 15


def test_R_4_tokens_of_a_kind_never_share_a_space() -> None:
    fog = ["S19", "S10", "S24"]
    game = scene(
        seat("invisible-man", ["rolling-fog", "vanish"], {"invisible-man": "S20"}, state={"fog": fog}),
        seat("bigfoot", ["feint"], {"bigfoot": "S01", "jackalope": "S02"}),
    )
    play(game, "scheme:rolling-fog:invisible-man")
    for token in ("fog-1", "fog-2", "fog-3"):
        targets = {refs[1] for refs in offered(game, "place") if refs[0] == token}
        assert not targets & set(fog)
        assert "S01" in targets  # whoever stands there
    play(game, "place:fog-1:S01")
    assert tokens(game, ME) == ["S01", "S10", "S24"]


def test_R_5_who_comes_back_did_not_begin_the_turn_in_fog() -> None:
    game = scene(
        seat(
            "invisible-man",
            ["vanish", "emerge-from-mist", "reign-of-terror"],
            {"invisible-man": "S20"},
            deck=["confound", "lurking", "coded-notes"],
            state={"fog": ["S30", "S12", "S24"]},
        ),
        seat(
            "bigfoot", ["savagery", "feint"], {"bigfoot": "S21", "jackalope": "S02"}, deck=["hoax", "feint"]
        ),
        options={"occupied_place": "fails"},
    )
    play(game, "scheme:vanish:invisible-man")
    assert space(game, "invisible-man") is None
    assert game.actor == FOE
    while game.actor == FOE:
        play(game, "maneuver" if "maneuver" in keys(game) else "decline")
    assert ("invisible-man", "S21") not in offered(game, "place")
    play(game, "place:invisible-man:S12", "attack:invisible-man:bigfoot")
    play(game, "decline")  # Emerge from Mist is the only attack card; Bigfoot does not defend
    assert health(game, "bigfoot") == 16 - 3


def test_R_6_a_scene_that_has_a_winner_is_over() -> None:
    game = scene(seat("bigfoot", ["feint"]), seat("medusa", ["feint"], {"medusa": 0}))
    assert game.actor is None
    assert game.result is not None
    assert game.result.winners == (ME,)


def test_R_7_the_second_choice_comes_after_the_first_is_resolved() -> None:
    game = scene(
        seat("bigfoot", ["savagery", "crash-through-the-trees"], {"bigfoot": "S21", "jackalope": "S02"}),
        seat("alice", ["looking-glass"], {"alice": "S20", "jabberwock": "S01"}, deck=["feint", "regroup"]),
    )
    play(game, "attack:bigfoot:alice", "defend:looking-glass", "choose:draw-2")
    assert hand(game, FOE) == ["feint", "regroup"]
    assert len(keys(game)) == 2  # the two others


def test_R_8_what_goes_to_the_deck_unseen_blurs_the_hand() -> None:
    game = scene(
        seat("sinbad", ["voyage-giant-snakes", "exploit", "riches-beyond-compare"], {"sinbad": "S20"}),
        seat("invisible-man", ["coded-notes", "lurking", "vanish"], {"invisible-man": "S21"}),
    )
    play(game, "attack:sinbad:invisible-man", "choose:voyage-giant-snakes", "decline")
    assert game.view(ME)["seats"][FOE]["hand"] == ["coded-notes", "lurking", "vanish"]
    play(game, "attack:sinbad:invisible-man", "defend:coded-notes")
    assert game.view(ME)["seats"][FOE]["hand"] == []
    play(game, keys(game)[0])
    play(game, keys(game)[0])
    assert game.view(ME)["seats"][FOE]["hand"] == []
    assert set(game.view(ME)["seats"][FOE]["deck"]) == {None}
    assert game.view(FOE)["seats"][FOE]["deck"][:2] == deck(game, FOE)[:2]


def test_R_9_the_item_that_counts_as_any_is_named_first() -> None:
    game = scene(
        seat(
            "little-red-riding-hood",
            ["never-leave-the-path", "a-grimm-tale"],
            discard=["whats-that-in-my-basket"],
        ),
        seat("bigfoot", ["feint"], {"bigfoot": "S36", "jackalope": "S37"}),
    )
    play(game, "scheme:never-leave-the-path:little-red-riding-hood")
    assert keys(game) == ["choose:pelt", "choose:flower", "choose:knife"]
    play(game, "choose:flower")
    assert len(hand(game, ME)) == 1 + 3
    assert discard(game, ME)[-1] == "never-leave-the-path"


def test_R_10_a_fetched_card_is_shown_and_only_a_searched_deck_is_shuffled() -> None:
    top = ["skirmish", "feint", "regroup"]
    game = scene(
        seat("king-arthur", ["the-lady-of-the-lake", "prophecy"], deck=top, discard=["excalibur"]),
        seat("medusa", ["feint"]),
    )
    play(game, "scheme:the-lady-of-the-lake:king-arthur")
    assert game.view(FOE)["seats"][ME]["hand"] == ["excalibur"]
    assert deck(game, ME)[:3] == top


IDLE_ABILITY = hero_file(
    "idler",
    1,
    """
[words.luck]
en = { one = "Luck" }
[[card]]
id = "poke"
name = { en = "Poke" }
type = "attack"
value = 1
boost = 1
""",
    "resource(luck, 0, 5)",
    "at(turn_start, gain(luck, 1))",
    "at(turn_start, if_(at_least(stat(luck), 5), draw(1)))",
)


def test_R_11_the_order_of_several_abilities_is_asked_even_if_one_will_do_nothing() -> None:
    game = scene_of(
        with_home_made(IDLE_ABILITY),
        seat("sinbad", ["exploit"], {"sinbad": "S20", "porter": "S28"}),
        seat("idler", [], {"idler": "S38"}),
    )
    maneuver(game)
    maneuver(game)
    assert game.actor == FOE
    assert len(keys(game)) == 2
    play(game, "choose:gain-luck")
    assert state(game, FOE)["luck"] == 1
