"""D-1 to D-19: Where the two rulebooks disagree."""

import pytest

import thwack
from tests.kits.dice_masters import (
    die,
    keys,
    left,
    life,
    numbers,
    play,
    position,
    roll,
    seat,
    step,
    take,
    zone,
)
from thwack.games.dice_masters.cards.library import library
from thwack.kernel.errors import SetupError

HULK, GOLIATH, THOR = "hulk-jade-giant", "hulk-green-goliath", "thor-lord-of-asgard"
BEAST, LOKI, PLAYBOY = "beast-mutate-666", "loki-illusionist", "iron-man-playboy"
FOUR = ["sidekick"] * 4


def test_d_1_basic_teams_have_15_life() -> None:
    assert life(thwack.new("dice_masters", mode="basic")) == [15, 15]


def test_d_2_numbers_that_only_one_book_prints_legibly() -> None:
    match = thwack.new("dice_masters", mode="first-game", chance="ask")
    assert zone(match, 1, "bag") == ["sidekick"] * 8
    for number in (8, 20):
        assert life(thwack.new("dice_masters", mode="draft", life=number)) == [number, number]
    for number in (7, 21):
        with pytest.raises(SetupError):
            thwack.new("dice_masters", mode="draft", life=number)
    cards = ["beast-kreature", "storm-ro", "angel-soaring", "gambit-cardsharp", "rogue-anna-marie"]
    cards += ["nova-quasar", "thing-grim-ben", "venom-mac-gargan"]
    eight = "\n".join([*(f"1 {name}" for name in cards), "basic: smash, power-bolt"])
    assert len(left(thwack.new("dice_masters", teams=[eight, eight]), 0)) == 8
    with pytest.raises(SetupError, match="at most 8"):
        thwack.new("dice_masters", teams=[f"1 thor-odinson\n{eight}", eight])
    starter = [card.type for card in library().cards.values() if card.starter]
    assert (starter.count("character"), starter.count("basic-action")) == (24, 10)


def test_d_3_a_shield_character_may_block_thor_and_a_fist_character_may_not() -> None:
    theirs = seat(field=[f"{PLAYBOY} 1", "spider-man-tiger 1", "sidekick"])
    match = position(seat(field=[f"{THOR} 1"]), theirs, step="attack")
    play(match, f"attack:{THOR}")
    assert sorted(keys(match)) == [f"block:{PLAYBOY}:{THOR}", f"block:sidekick:{THOR}", "pass"]


def test_d_4_natural_leader_makes_sidekicks_stronger() -> None:
    leader = "captain-america-natural-leader"
    mine = seat(field=["sidekick"], reserve=[f"{leader} 1", "sidekick fist"], used=["sidekick"])
    match = position(mine, seat(field=["storm-ro 1"]))
    play(match, f"field:{leader}")
    assert step(match) == "attack"  # no Sidekick is rolled out of the used pile, as with American Hero
    assert numbers(match, 0, "sidekick") == (2, 2)
    assert numbers(match, 1, "storm-ro") == (2, 1)


def test_d_6_the_set_up_decides_who_has_which_cards() -> None:
    match = thwack.new("dice_masters", mode="first-game")
    assert match.view(None)["active"] == 0
    assert list(left(match, 0)) == ["human-torch-playing-with-fire", "spider-man-webhead"]
    swapped = ["first-game-second-player", "first-game-first-player"]
    match = thwack.new("dice_masters", mode="first-game", teams=swapped)  # as in the example
    assert match.view(None)["active"] == 0
    assert list(left(match, 0)) == [BEAST, "captain-america-american-hero"]


def test_d_7_a_controlled_hulk_goes_by_his_owners_card() -> None:
    """You have Jade Giant and control a Green Goliath: damage to him does what Green Goliath says."""
    mine = seat(reserve=[f"{LOKI} 1", "sidekick fist", "power-bolt action-0"], field=[f"{HULK} 3"])
    theirs = seat(field=[f"{GOLIATH} 3", "thor-odinson 1"])
    match = position(mine, theirs, basics=("power-bolt",))
    play(match, f"field:{LOKI}", f"choose:{GOLIATH}")
    assert die(match, 0, GOLIATH)["controlled"]
    play(match, "use:power-bolt", f"choose:{GOLIATH}")
    assert die(match, 1, "thor-odinson")["damage"] == 2  # not KO'd, as Jade Giant would have it
    assert die(match, 0, HULK)["damage"] == 0
    assert die(match, 0, GOLIATH)["damage"] == 2


# D-8: when the opponent may use a Global in the main step

MINE = seat(reserve=["sidekick mask", "sidekick mask", "sidekick 1"], cards={BEAST: 1}, field=["sidekick"])
THEIRS = seat(reserve=["sidekick shield", "sidekick shield", "sidekick shield"], field=["storm-ro 1"])


def test_d_8_by_default_only_when_the_active_player_hands_over() -> None:
    match = position(MINE, THEIRS, basics=("take-cover",))
    play(match, f"buy:{BEAST}")
    assert match.actor == 0
    take(match, "field:sidekick")
    assert match.actor == 1  # nothing was left to do, so it was handed over
    play(match, "global:take-cover", "choose:1", "choose:storm-ro")
    assert match.actor == 1


def test_d_8_as_an_option_after_every_action() -> None:
    match = position(MINE, THEIRS, basics=("take-cover",), globals_order="every-action")
    assert match.actor == 0
    play(match, f"buy:{BEAST}")
    assert match.actor == 1
    assert keys(match) == ["global:take-cover", "pass"]
    play(match, "pass")
    assert match.actor == 0
    take(match, "field:sidekick")
    assert match.actor == 1
    play(match, "global:take-cover", "choose:1", "choose:storm-ro")
    assert numbers(match, 1, "storm-ro") == (2, 2)


def test_d_8_the_option_is_one_of_the_set_up() -> None:
    """From the very first turn: the second player has a shield in the reserve after the own first turn."""
    assert thwack.setups("dice_masters")["globals_order"]["choices"] == ["tournament", "every-action"]
    mine = {"name": "", "cards": {BEAST: 2}, "basic_actions": ["take-cover", "smash"]}
    for order, actor in (("tournament", 0), ("every-action", 1)):
        match = thwack.new("dice_masters", teams=[mine, mine], globals_order=order, chance="ask")
        roll(match, *["sidekick 1"] * 4)
        take(match, "keep", "field:sidekick", "pass", "pass")
        roll(match, *["sidekick shield"] * 4)
        play(match, "keep", "pass")
        roll(match, *["sidekick mask"] * 4)
        play(match, "keep", f"buy:{BEAST}")
        assert match.actor == actor


# The others


def test_d_9_an_action_die_by_a_character_is_no_target() -> None:
    shield = "vibranium-shield-caps-protection"
    dice = [f"{shield} action-0", "force-beam action-0", "power-bolt action-0"]
    match = position(seat(reserve=dice, field=["thor-odinson 1"]), basics=("force-beam", "power-bolt"))
    play(match, f"use:{shield}")
    assert die(match, 0, "thor-odinson")["attached"] == [shield]
    play(match, "use:power-bolt")
    assert sorted(keys(match)) == ["choose:seat-0", "choose:seat-1", "choose:thor-odinson"]
    play(match, "choose:seat-1", "use:force-beam", "pass")
    assert die(match, 0, "thor-odinson")["damage"] == 1
    assert die(match, 0, "thor-odinson")["attached"] == [shield]


def test_d_9_an_action_die_that_was_used_lies_in_no_field() -> None:
    mine = seat(reserve=["inner-rage action-0", "power-bolt action-0"], field=["thor-odinson 1"])
    match = position(mine, basics=("inner-rage", "power-bolt"))
    play(match, "use:inner-rage")
    assert numbers(match, 0, "thor-odinson") == (6, 7)
    assert zone(match, 0, "field") == ["thor-odinson 1"]
    play(match, "use:power-bolt")
    assert sorted(keys(match)) == ["choose:seat-0", "choose:seat-1", "choose:thor-odinson"]


def test_d_10_unrolled_a_die_is_what_its_faces_make_it() -> None:
    """Rogue may capture a character die out of the opponent's used pile: a Sidekick is one, too."""
    rogue = "rogue-anna-raven"
    theirs = seat(used=["sidekick", HULK, "force-beam", "mjolnir-thors-hammer"])
    mine = seat(reserve=[f"{rogue} 1", "sidekick fist"], field=["sidekick"])
    match = position(mine, theirs, basics=("force-beam",))
    play(match, f"field:{rogue}")
    play(match, keys(match)[0])  # yes, she captures one
    assert sorted(keys(match)) == [f"choose:{HULK}", "choose:sidekick"]
    play(match, f"choose:{HULK}")
    assert die(match, 0, rogue)["captive"] == [HULK]


def test_d_11_globals_in_the_attack_step_only_after_blockers() -> None:
    mine = seat(field=["sidekick", "thor-odinson 1"], reserve=["sidekick bolt"])
    theirs = seat(field=["storm-ro 3"], reserve=["sidekick bolt"])
    match = position(mine, theirs, step="attack", basics=("invulnerability",))
    assert not [key for key in keys(match) if key.startswith("global")]
    play(match, "attack:thor-odinson", "pass")
    assert (match.actor, step(match)) == (1, "block")
    assert keys(match) == ["block:storm-ro:thor-odinson", "pass"]
    play(match, "pass")
    assert (match.actor, step(match)) == (0, "actions")
    assert keys(match) == ["global:invulnerability", "pass"]
    play(match, "pass")
    assert match.actor == 1
    assert keys(match) == ["global:invulnerability", "pass"]


def test_d_12_all_dice_are_cleared_whatever_they_show() -> None:
    dice = ["sidekick fist", f"{HULK} 2", "force-beam action-1", "force-beam generic-2"]
    match = position(seat(reserve=dice, bag=FOUR), step="clear", basics=("force-beam",))
    assert zone(match, 0, "reserve") == []
    assert zone(match, 0, "used") == ["force-beam", "force-beam", HULK, "sidekick"]


@pytest.mark.parametrize("bursts", [0, 1, 2])
def test_d_13_which_bursts_the_basic_actions_have_texts_for(bursts: int) -> None:
    face = f"action-{bursts}"
    # Inner Rage: either
    match = position(seat(reserve=[f"inner-rage {face}"], field=["thor-odinson 1"]), basics=("inner-rage",))
    play(match, "use:inner-rage")
    assert numbers(match, 0, "thor-odinson") == ((7, 8) if bursts else (6, 7))
    # Take Cover: either
    match = position(seat(reserve=[f"take-cover {face}"], field=["thor-odinson 1"]), basics=("take-cover",))
    play(match, "use:take-cover")
    assert numbers(match, 0, "thor-odinson") == ((5, 11) if bursts else (5, 8))
    # Focus Power: either, for another character
    mine = seat(reserve=[f"focus-power {face}"], field=["thor-odinson 1", "storm-ro 1"])
    match = position(mine, basics=("focus-power",))
    play(match, "use:focus-power", "choose:thor-odinson:up")
    assert [die(match, 0, name)["level"] for name in ("thor-odinson", "storm-ro")] == [2, 2 if bursts else 1]
    # Smash!: two only
    theirs = seat(field=["sidekick", "storm-ro 2", "beast-kreature 3"])
    match = position(seat(reserve=[f"smash {face}"], field=["thor-odinson 2"]), theirs, basics=("smash",))
    play(match, "use:smash")
    if bursts == 2:
        assert sorted(keys(match)) == ["choose:sidekick", "choose:storm-ro", "choose:thor-odinson"]
    else:
        assert zone(match, 1, "prep") == ["sidekick"]  # the only one at level 1
    # Force Beam: one and two differ
    mine = seat(reserve=[f"force-beam {face}"], field=["thor-odinson 1"])
    match = position(mine, basics=("force-beam",))
    play(match, "use:force-beam")
    assert die(match, 0, "thor-odinson")["damage"] == (2 if bursts else 1)
    assert life(match) == ([19, 19] if bursts == 2 else [20, 20])


def test_d_14_the_faces_of_a_basic_action_die() -> None:
    for card in library().cards.values():
        if card.type == "basic-action":
            faces = [face.slug for face in card.faces]
            assert faces == [*["generic-2"] * 3, "action-0", "action-1", "action-2"]
    match = position(seat(prep=["smash"], bag=[]), step="roll", basics=("smash",))
    assert keys(match) == [f"roll:smash:{face}" for face in ("generic-2", "action-0", "action-1", "action-2")]


def test_d_15_characters_are_assigned_and_so_is_their_damage() -> None:
    fury = "nick-fury-mr-anger"
    mine = seat(field=["thor-odinson 1"], reserve=["smash action-0"])
    theirs = seat(field=[f"{fury} 1", "sidekick"], reserve=["sidekick fist"])
    match = position(mine, theirs, step="attack", basics=("smash",))
    assert keys(match) == ["attack:thor-odinson", "pass"]  # no action die
    play(match, "attack:thor-odinson")
    assert sorted(keys(match)) == [f"block:{fury}:thor-odinson", "block:sidekick:thor-odinson", "pass"]
    play(match, f"block:{fury}:thor-odinson", "block:sidekick:thor-odinson", "pass", "pass", "pass")
    first = keys(match)[0].split(":")[1]
    assert keys(match) == [f"assign:{first}:{number}" for number in range(6)]  # five damage to divide
    play(match, f"assign:{first}:{1 if first == 'sidekick' else 4}")
    assert zone(match, 1, "field") == []


def test_d_16_n_limits_the_team_not_the_field() -> None:
    field = [*["sidekick"] * 6, "storm-ro 1", "thor-odinson 1", f"{HULK} 1"]
    match = position(seat(field=field, reserve=["sidekick 1"]), mode="draft", most_life=8)
    assert len(zone(match, 0, "field")) == 9
    play(match, "field:sidekick")
    assert len(zone(match, 0, "field")) == 10


def test_d_17_storm_is_called_ro() -> None:
    card = library().cards["storm-ro"]
    assert card.number == 21
    assert card.subtitle is not None
    assert card.subtitle["en"] == "'Ro"


def test_d_18_damage_that_kos_triggers_like_any_damage() -> None:
    """Thor KOs Iron Man "Playboy", who answers all the same: three damage to one of the attackers."""
    mine = seat(field=["thor-odinson 3 attacking", f"{HULK} 1 attacking"])
    theirs = seat(field=[f"{PLAYBOY} 1 blocks=0", "storm-african-priestess 2 blocks=1"])
    match = position(mine, theirs, step="actions")
    assert match.actor == 1
    assert zone(match, 1, "prep") == [PLAYBOY, "storm-african-priestess"]
    assert sorted(keys(match)) == [f"choose:{HULK}", "choose:thor-odinson"]
    assert die(match, 0, HULK)["damage"] == 2  # Storm's
    play(match, f"choose:{HULK}")
    assert zone(match, 0, "field") == ["thor-odinson 3"]  # two and three are five: KO'd
    assert zone(match, 0, "prep") == [HULK]


def test_d_19_in_the_field_control_decides_who_is_opposing() -> None:
    """Star-Spangled Avenger KOs all opposing Sidekicks: not the one that you control."""
    cap = "captain-america-star-spangled-avenger"
    mine = seat(reserve=[f"{LOKI} 1", f"{cap} 1", "sidekick fist", "sidekick fist"], life=10)
    theirs = seat(field=["sidekick", "sidekick", "thor-odinson 1"])
    match = position(mine, theirs)
    play(match, f"field:{LOKI}", "choose:sidekick", f"field:{cap}")
    assert zone(match, 0, "field") == [f"{cap} 1", f"{LOKI} 1", "sidekick 1"]
    assert zone(match, 1, "field") == ["thor-odinson 1"]
    assert zone(match, 1, "prep") == ["sidekick"]
    assert life(match) == [11, 20]


def test_d_19_elsewhere_it_is_who_owns_the_die() -> None:
    """Rogue takes an opposing die out of a used pile: only one the opponent owns."""
    rogue = "rogue-anna-raven"
    mine = seat(reserve=[f"{rogue} 1", "sidekick fist"], used=[HULK], field=["sidekick"])
    match = position(mine, seat(used=["storm-ro", BEAST]))
    play(match, f"field:{rogue}")
    play(match, keys(match)[0])  # yes, she captures one
    assert sorted(keys(match)) == [f"choose:{BEAST}", "choose:storm-ro"]
    # and without one there is nothing to capture
    match = position(mine, seat())
    play(match, f"field:{rogue}")
    assert step(match) == "attack"


def test_d_19_a_controlled_die_that_is_kod_goes_to_its_owner() -> None:
    mine = seat(reserve=[f"{LOKI} 1", "sidekick fist", "power-bolt action-0"], field=["storm-ro 1"])
    match = position(mine, seat(field=["sidekick", "thor-odinson 1"]), basics=("power-bolt",))
    play(match, f"field:{LOKI}", "choose:sidekick", "use:power-bolt", "choose:sidekick")
    assert zone(match, 0, "prep") == []
    assert zone(match, 1, "prep") == ["sidekick"]
