"""The set-up options: what stands there by itself, what may be given, and what is refused in one sentence."""

import json
from typing import Any

import pytest

from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.cards.teams import Team, read_team, write_team
from thwack.games.dice_masters.options import LIFE, MODES, as_json, from_json, settings_of, setups
from thwack.games.dice_masters.state.cast import Settings
from thwack.kernel.errors import SetupError

GREEN = {
    "name": "Green",
    "cards": {"thor-odinson": 1, "hulk-jade-giant": 4},
    "basic_actions": ["smash", "power-bolt"],
}


def settings(**options: Any) -> Settings:
    """The settings of some options."""
    return settings_of(library(), options)


def refusal(**options: Any) -> str:
    """What is said against some options: one sentence."""
    with pytest.raises(SetupError) as caught:
        settings(**options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_without_options_two_different_presets_play_a_tournament_match() -> None:
    found = settings()
    assert (found.mode, found.life) == ("tournament", 20)
    assert (found.errata, found.globals_order, found.both_at_zero) == ("printed", "tournament", "active-wins")
    first, second = found.teams
    assert first != second
    assert found.basic_actions == (*first.basic_actions, *second.basic_actions)
    assert found == settings(**dict.fromkeys(("mode", "teams", "basic_actions", "life", "errata")))


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_played_without_further_options(mode: str) -> None:
    found = settings(mode=mode)
    assert found.life == LIFE[mode]
    assert len(found.teams) == (0 if mode == "draft" else 2)
    assert len(set(found.teams)) == len(found.teams)


@pytest.mark.parametrize(
    ("mode", "life"), [("first-game", 10), ("basic", 15), ("tournament", 20), ("draft", 12)]
)
def test_DM_2_6_T_8_T_9_each_mode_has_its_life(mode: str, life: int) -> None:
    assert settings(mode=mode).life == life


def test_DM_2_1_DM_2_3_the_first_game_is_fixed_but_may_be_swapped_or_replaced() -> None:
    found = settings(mode="first-game")
    assert found.basic_actions == ("force-beam", "inner-rage", "thrown-car")
    assert [team.cards for team in found.teams] == [
        (("human-torch-playing-with-fire", 2), ("spider-man-webhead", 2)),
        (("beast-mutate-666", 2), ("captain-america-american-hero", 2)),
    ]
    other = settings(mode="first-game", teams=["first-game-second-player", "first-game-first-player"])
    assert other.teams == found.teams[::-1]
    assert other.basic_actions == found.basic_actions
    third = settings(mode="first-game", teams=["2 hulk-jade-giant", "first-game-first-player"])
    assert third.teams[0].cards == (("hulk-jade-giant", 2),)
    assert "a first-game team has at most 4 (DM-2.3)" in refusal(mode="first-game", teams=["last-stand"] * 2)


def test_a_team_is_a_preset_a_text_or_a_table_and_its_cards_come_in_order() -> None:
    team = Team("Green", (("hulk-jade-giant", 4), ("thor-odinson", 1)), ("smash", "power-bolt"))
    text = write_team(team, library())
    for given in (GREEN, text, text.replace("hulk-jade-giant", "Hulk: Jade Giant"), team):
        found = settings(mode="basic", teams=[given, "out-of-the-box"])
        assert found.teams[0] == team
    by_name = settings(mode="basic", teams=["burning arrows", " Out of the Box "])
    assert by_name == settings(mode="basic", teams=("burning-arrows", "out-of-the-box"))
    last = library().teams["last-stand"]
    assert sorted(settings(teams=["last-stand"] * 2).teams[1].cards) == sorted(last.cards)
    assert read_team(text, library()) == team


def test_DM_T_3_the_same_basic_action_of_both_players_lies_there_twice() -> None:
    assert settings(
        mode="basic", teams=[GREEN, {**GREEN, "basic_actions": ["power-bolt", "take-cover"]}]
    ).basic_actions == (
        "smash",
        "power-bolt",
        "power-bolt",
        "take-cover",
    )


def test_basic_actions_that_are_given_lie_there_instead() -> None:
    bare = {"cards": {"hulk-jade-giant": 4}}
    middle = ["smash", "take-cover", "smash", "force-beam"]
    found = settings(mode="basic", teams=[bare, GREEN], basic_actions=middle)
    assert found.basic_actions == tuple(middle)
    assert found.teams[0] == Team("", (("hulk-jade-giant", 4),), ())
    assert "it has no basic actions" in refusal(mode="basic", teams=[bare, GREEN])
    assert (
        settings(mode="first-game", basic_actions=["smash", "power-bolt", "take-cover"]).basic_actions[0]
        == "smash"
    )


def test_DM_T_7_a_draft_has_a_number_and_three_or_four_basic_actions() -> None:
    assert settings(mode="draft") == Settings("draft", (), (), 12, "printed", "tournament", "active-wins")
    three = ("smash", "take-cover", "force-beam")
    assert settings(mode="draft", basic_actions=three).basic_actions == three
    assert len(settings(mode="draft", basic_actions=[*three, "distraction"]).basic_actions) == 4
    assert [settings(mode="draft", life=life).life for life in (8, 20)] == [8, 20]
    assert settings(mode="draft", teams=[]).teams == ()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"team": "x"}, "dice_masters has no set-up option 'team'; did you mean 'teams'?"),
        ({"heroes": []}, "dice_masters has no set-up option 'heroes'"),
        ({"mode": "tornament"}, "mode cannot be 'tornament'; did you mean 'tournament'?"),
        ({"mode": 3}, "mode cannot be 3; choose from first-game, basic, tournament, draft"),
        ({"errata": "yes"}, "errata cannot be 'yes'; choose from printed, errata"),
        ({"globals_order": ["tournament"]}, "globals_order cannot be ['tournament']"),
        ({"both_at_zero": "drawn"}, "both_at_zero cannot be 'drawn'; did you mean 'draw'?"),
        ({"life": 0}, "life in tournament mode is a whole number from 1 to 40, not 0"),
        ({"life": 41}, "life in tournament mode is a whole number from 1 to 40, not 41"),
        ({"life": True}, "life in tournament mode is a whole number from 1 to 40, not True"),
        ({"life": 9.5}, "not 9.5"),
        ({"mode": "draft", "life": 7}, "life in draft mode is a whole number from 8 to 20, not 7"),
        ({"mode": "draft", "life": 21}, "life in draft mode is a whole number from 8 to 20, not 21"),
        (
            {"mode": "draft", "teams": ["last-stand"] * 2},
            "in a draft the teams are picked, so none can be given",
        ),
        (
            {"mode": "draft", "basic_actions": ["smash"] * 3},
            "smash can be in the middle only once in draft mode",
        ),
        ({"mode": "draft", "basic_actions": ["smash"]}, "3 or 4 basic actions in the middle, not 1"),
        ({"basic_actions": ["smash"]}, "in tournament mode there are 4 basic actions in the middle, not 1"),
        (
            {"basic_actions": ["smash"] * 3 + ["take-cover"]},
            "smash can be in the middle only twice in tournament",
        ),
        (
            {"basic_actions": "smash"},
            "basic_actions must be a list such as ['smash', 'power-bolt'], not 'smash'",
        ),
        ({"basic_actions": ["smahs"]}, "there is no basic action 'smahs' on offer; did you mean 'smash'?"),
        ({"basic_actions": ["hulk-jade-giant"]}, "there is no basic action 'hulk-jade-giant' on offer"),
        ({"teams": "last-stand"}, "teams must be a list of two, such as ['avengers-assemble', "),
        ({"teams": ["last-stand"]}, "teams must be a list of two"),
        ({"teams": [3, "last-stand"]}, "a team is a preset, the text of a team file or a table, not 3"),
        (
            {"teams": ["last-stnd", "last-stand"]},
            "there is no preset team 'last-stnd'; did you mean 'last-stand'?",
        ),
        (
            {"mode": "basic", "teams": ["zzz", "zzz"]},
            "there is no preset team 'zzz'; choose from burning-arrows, ",
        ),
        (
            {"teams": ["last-stand", {**GREEN, "cards": {"hulk-jade-giant": 5, "thor-odinsen": 0}}]},
            "the team of seat 1, Green, cannot play in tournament mode: cards: there is no card "
            '"thor-odinsen" (did you mean thor-odinson?); '
            "hulk-jade-giant has 5 dice, but its limit is 4 (DM-T.5); "
            "thor-odinsen has no dice, but each card needs at least 1 (DM-T.5)",
        ),
        (
            {"teams": ["4 hulk-jade-giant\nbasic: smash", "last-stand"]},
            "the team of seat 0 cannot play in tournament mode: it has 1 basic action, but a",
        ),
        (
            {"mode": "basic", "teams": ["out-of-the-box", "last-stand"]},
            "the team of seat 1, Last Stand, cannot play in basic mode: it has 20 dice, but a basic team "
            "has at most 15 (DM-T.8); it has 7 cards, but a basic team has at most 6 (DM-T.8)",
        ),
    ],
)
def test_an_option_that_cannot_stand_is_refused_in_one_sentence(
    options: dict[str, Any], message: str
) -> None:
    assert message in refusal(**options)


def test_life_may_be_changed_in_every_mode() -> None:
    assert settings(life=1).life == 1
    assert settings(mode="basic", life=40).life == 40


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "first-game", "life": 3},
        {"mode": "basic", "teams": [GREEN, "burning-arrows"], "errata": "errata"},
        {"basic_actions": ["smash", "take-cover", "smash", "force-beam"], "globals_order": "every-action"},
        {"mode": "draft", "life": 20, "both_at_zero": "draw"},
        {"mode": "draft", "basic_actions": ["smash", "take-cover", "force-beam"]},
    ],
)
def test_settings_come_back_from_json_and_give_themselves_as_options(options: dict[str, Any]) -> None:
    found = settings(**options)
    data = json.loads(json.dumps(as_json(found)))
    assert from_json(data) == found
    assert settings(**data) == found
    assert settings(**json.loads(json.dumps(data, sort_keys=True))) == found
    assert hash(found) == hash(from_json(data))


def test_setups_say_each_option_its_default_and_its_choices() -> None:
    found = json.loads(json.dumps(setups(library())))
    assert list(found) == list(Settings._fields)
    assert all({"default", "choices"} <= set(row) for row in found.values())
    assert settings(**{name: row["default"] for name, row in found.items()}) == settings()
    for name in ("mode", "errata", "globals_order", "both_at_zero"):
        for choice in found[name]["choices"]:
            assert getattr(settings(**{name: choice}), name) == choice
    assert len(found["basic_actions"]["choices"]) == 10
    assert found["life"]["modes"]["draft"] == {"default": 12, "least": 8, "most": 20}


def test_every_preset_on_offer_can_play_in_the_modes_it_names_and_in_no_other() -> None:
    for row in setups(library())["teams"]["choices"]:
        assert row["name"]["en"] == library().teams[row["id"]].name
        assert row["modes"]
        for mode in ("first-game", "basic", "tournament"):
            if mode in row["modes"]:
                assert settings(mode=mode, teams=[row["id"]] * 2).teams[0].name == row["name"]["en"]
            else:
                assert row["name"]["en"] in refusal(mode=mode, teams=[row["id"]] * 2)
