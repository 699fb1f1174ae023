"""G-1 to G-13: what neither book settles."""

import pytest

from tests.kits.dice_masters import die, home_made, keys, life, marked, numbers, play, position, seat, zone
from thwack import Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LEADER = "captain-america-natural-leader"


# G-1 and G-2: life


@pytest.mark.parametrize(("ruling", "winners"), [("active-wins", (FOE,)), ("draw", ())])
def test_g_1_one_effect_takes_both_players_to_0(ruling: str, winners: tuple[int, ...]) -> None:
    match = position(
        seat(life=1),
        seat(life=1, reserve=["force-beam action-2"]),
        basics=("force-beam",),
        active=FOE,
        both_at_zero=ruling,
    )
    play(match, "use:force-beam")
    assert match.result is not None
    assert match.result.winners == winners
    assert match.actor is None


@pytest.mark.parametrize("ruling", ["active-wins", "draw"])
@pytest.mark.parametrize("loser", [ME, FOE])
def test_g_1_one_player_at_0_has_lost_under_either_ruling(ruling: str, loser: int) -> None:
    lives = [1 if number == loser else 2 for number in (ME, FOE)]
    match = position(
        seat(life=lives[ME], reserve=["force-beam action-2"]),
        seat(life=lives[FOE]),
        basics=("force-beam",),
        both_at_zero=ruling,
    )
    play(match, "use:force-beam")
    assert match.result is not None
    assert match.result.winners == (1 - loser,)


def test_g_2_the_damage_for_missing_dice_can_lose_the_game() -> None:
    match = position(seat(life=2, bag=["sidekick"], used=["sidekick"]), step="clear")
    assert match.result is not None
    assert match.result.winners == (FOE,)
    alive = position(seat(life=3, bag=["sidekick"], used=["sidekick"]), step="clear")
    assert alive.result is None
    assert life(alive) == [1, 20]


# G-3: static bonuses


def test_g_3_a_static_bonus_ends_with_its_source_and_that_can_ko() -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 2"], reserve=["force-beam action-0", "smash action-0"]),
        seat(field=[f"{LEADER} 1", "sidekick"]),
        basics=("force-beam", "smash"),
    )
    play(match, "use:force-beam")
    assert marked(match, FOE) == {LEADER: 1, "sidekick": 1}  # 1 of 2, thanks to Captain America
    play(match, "use:smash", f"choose:{LEADER}")
    assert zone(match, FOE, "field") == []
    assert zone(match, FOE, "prep") == [LEADER, "sidekick"]


def test_g_3_a_bonus_given_once_stays_even_if_the_die_is_spun() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["inner-rage action-0", "focus-power action-0"]),
        basics=("inner-rage", "focus-power"),
    )
    play(match, "use:inner-rage")
    assert numbers(match, ME, GHOST_RIDER) == (3, 4)
    play(match, "use:focus-power")
    assert numbers(match, ME, GHOST_RIDER) == (4, 5)


# G-4 and G-5: one side of a block has gone


@pytest.mark.parametrize("way", ["ko", "reroll"])
def test_g_4_an_attacker_whose_blocker_has_gone_stays_blocked(way: str) -> None:
    name = "thor-odinson" if way == "ko" else "storm-ro"
    match = position(
        seat(field=[f"{name} 1", "sidekick"], reserve=["smash action-0"] if way == "ko" else []),
        seat(field=[f"{GHOST_RIDER} 1"]),
        step="attack",
        basics=("smash",),
    )
    play(match, f"attack:{name}", "pass", f"block:{GHOST_RIDER}:{name}")
    play(match, *(["use:smash", f"choose:{GHOST_RIDER}"] if way == "ko" else [f"roll:{GHOST_RIDER}:bolt"]))
    assert zone(match, FOE, "field") == []
    assert life(match) == [20, 20]
    assert zone(match, ME, "field") == ["sidekick 1", f"{name} 1"]


@pytest.mark.parametrize(("octopus", "lost"), [("doctor-octopus-fully-armed", 4), ("thor-odinson", 6)])
def test_g_4_a_text_about_excess_damage_then_passes_on_all_of_it(octopus: str, lost: int) -> None:
    """Doctor Octopus by his own text, Thor by Thrown Car, which also gives +1A."""
    match = position(
        seat(field=[f"{octopus} 1"], reserve=["smash action-0", "thrown-car action-0"]),
        seat(field=[f"{GHOST_RIDER} 1"]),
        step="attack",
        basics=("smash", "thrown-car"),
    )
    play(match, f"attack:{octopus}", f"block:{GHOST_RIDER}:{octopus}")
    if octopus == "thor-odinson":
        play(match, "use:thrown-car", "use:smash", f"choose:{GHOST_RIDER}")
    else:
        play(match, "use:smash", f"choose:{GHOST_RIDER}", "pass")
    assert life(match) == [20, 20 - lost]
    assert zone(match, ME, "field") == [f"{octopus} 1"]


def test_g_5_blockers_whose_attacker_has_gone_damage_nobody_and_go_back() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1", "thor-odinson 3"], reserve=["smash action-0", "sidekick mask"]),
        seat(field=["hulk-annihilator 3", "colossus-russian-bear 3"]),
        step="attack",
        basics=("smash", "distraction"),
    )
    play(match, f"attack:{GHOST_RIDER}", "attack:thor-odinson", f"block:hulk-annihilator:{GHOST_RIDER}")
    play(match, "block:colossus-russian-bear:thor-odinson")
    play(match, "use:smash", "global:distraction")  # the only level-1 character, the only other attacker
    assert match.view(None)["active"] == FOE
    assert life(match) == [20, 20]
    assert zone(match, FOE, "field") == ["colossus-russian-bear 3", "hulk-annihilator 3"]
    # Thor attacks no more: neither was he damaged nor does he go to used.
    assert zone(match, ME, "field") == ["thor-odinson 3"]
    assert zone(match, ME, "used") == ["sidekick", "smash"]


def test_g_5_an_unblocked_attacker_that_was_taken_back_damages_nobody() -> None:
    match = position(
        seat(field=["thor-odinson 3"]),
        seat(reserve=["sidekick mask"]),
        step="attack",
        basics=("distraction",),
    )
    play(match, "attack:thor-odinson", "global:distraction")
    assert life(match) == [20, 20]
    assert zone(match, ME, "field") == ["thor-odinson 3"]


# G-6 to G-8: energy without dice, draws


def test_g_6_energy_for_missing_dice_is_spent_one_by_one_and_gone_at_the_end_of_the_turn() -> None:
    match = position(
        seat(bag=["sidekick"], prep=[f"{GHOST_RIDER}"] * 2),
        seat(bag=["sidekick"] * 4),
        step="clear",
        basics=("invulnerability",),
    )
    assert life(match) == [17, 20]
    assert match.view(None)["seats"][ME]["loose"] == 3
    play(match, "roll:sidekick:level-1", *[f"roll:{GHOST_RIDER}:level-1"] * 2, "keep")
    play(match, f"field:{GHOST_RIDER}")  # costs 1
    assert match.view(None)["seats"][ME]["loose"] == 2
    play(match, f"field:{GHOST_RIDER}")
    assert match.view(None)["seats"][ME]["loose"] == 1
    assert zone(match, ME, "used") == []  # there is no die behind it
    play(match, "pass", "pass")
    assert match.view(None)["active"] == FOE
    assert match.view(None)["seats"][ME]["loose"] == 0


def test_g_7_a_card_that_draws_costs_no_life_when_dice_are_missing() -> None:
    match = position(
        seat(reserve=["gearing-up action-0"], bag=[], used=["thor-odinson"], field=["sidekick"]),
        basics=("gearing-up",),
    )
    play(match, "use:gearing-up")
    assert (match.actor, keys(match)[0]) == (-1, "roll:thor-odinson:bolt")  # out of the refilled bag
    play(match, "roll:thor-odinson:bolt")
    assert zone(match, ME, "reserve") == ["thor-odinson bolt"]
    assert life(match) == [20, 20]
    assert match.view(None)["seats"][ME]["loose"] == 0


def test_g_8_dice_spent_this_turn_can_be_drawn_again_in_it() -> None:
    match = position(
        seat(
            reserve=["gearing-up action-0", "sidekick bolt", "thor-odinson bolt-2", f"{GHOST_RIDER} 2"],
            bag=[],
        ),
        basics=("gearing-up",),
    )
    play(match, f"field:{GHOST_RIDER}", "pay:thor-odinson:bolt-2")
    assert zone(match, ME, "used") == ["thor-odinson"]
    play(match, "use:gearing-up", "roll:thor-odinson:bolt")
    assert zone(match, ME, "reserve") == ["sidekick bolt", "thor-odinson bolt"]
    assert zone(match, ME, "used") == ["gearing-up"]


# G-9 and G-10: damage


def test_g_9_one_source_that_damages_hulk_and_his_player_is_one_trigger() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-2"]),
        seat(field=["hulk-anger-issues 3"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert (life(match), marked(match, FOE)) == ([19, 19], {"hulk-anger-issues": 2})
    assert numbers(match, FOE, "hulk-anger-issues") == (10, 10)


def test_g_9_each_players_hulk_triggers_for_himself() -> None:
    match = position(
        seat(field=["hulk-anger-issues 3"], reserve=["force-beam action-2"]),
        seat(field=["hulk-anger-issues 3"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert [numbers(match, number, "hulk-anger-issues") for number in (ME, FOE)] == [(10, 10), (10, 10)]


def test_g_9_each_source_die_is_one_trigger() -> None:
    """One attacker is blocked by Hulk, the other damages the player: two level-1 characters go."""
    match = position(
        seat(field=[f"{GHOST_RIDER} 3", *["sidekick"] * 4]), seat(field=["hulk-jade-giant 3"]), step="attack"
    )
    play(match, f"attack:{GHOST_RIDER}", "attack:sidekick", "pass", f"block:hulk-jade-giant:{GHOST_RIDER}")
    assert (match.actor, keys(match)) == (FOE, ["choose:sidekick:1", "choose:sidekick:2"])
    play(match, "choose:sidekick:2")
    assert (match.actor, keys(match)) == (FOE, ["choose:sidekick:1", "choose:sidekick:2"])
    play(match, "choose:sidekick:2")
    assert zone(match, ME, "prep") == [GHOST_RIDER, "sidekick", "sidekick"]


def test_g_10_prevention_comes_before_kos_and_kos_before_triggers() -> None:
    """Iron Man lives by a Global, and when he answers his damage the KO'd attacker is no target."""
    shield = "vibranium-shield-irreplaceable"
    match = position(
        seat(field=["sidekick", "thor-odinson 1"]),
        seat(
            field=["iron-man-playboy 1", "colossus-russian-bear 1"],
            cards={shield: 1},
            reserve=["sidekick shield"],
        ),
        step="attack",
    )
    play(match, "attack:sidekick", "attack:thor-odinson", "block:iron-man-playboy:thor-odinson")
    play(match, "block:colossus-russian-bear:sidekick")
    assert f"global:{shield}:iron-man-playboy" in keys(match)
    play(match, f"global:{shield}:iron-man-playboy")  # 4 of 5
    assert zone(match, FOE, "field") == ["colossus-russian-bear 1", "iron-man-playboy 1"]
    # The Sidekick had gone: Thor was the only one left to be hit, and nobody was asked. 3 + 3 of 6.
    assert zone(match, ME, "prep") == ["sidekick", "thor-odinson"]
    assert life(match) == [20, 20]


def test_g_10_a_game_that_is_won_knows_no_triggers() -> None:
    """Nova would deal the attacker 2 damage, but the game is over."""
    match = position(
        seat(field=["sidekick", "thor-odinson 1"], life=2),
        seat(field=["nova-the-human-rocket 1"], life=1),
        step="attack",
    )
    play(match, "attack:sidekick", "attack:thor-odinson", "block:nova-the-human-rocket:thor-odinson")
    assert match.result is not None
    assert match.result.winners == (ME,)
    assert life(match) == [2, 0]


def test_g_10_unblocked_attackers_are_still_there_when_triggers_come() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1", "thor-odinson 1"]), seat(field=["iron-man-playboy 2"]), step="attack"
    )
    play(match, f"attack:{GHOST_RIDER}", "attack:thor-odinson", "block:iron-man-playboy:thor-odinson")
    assert (match.actor, keys(match)) == (FOE, [f"choose:{GHOST_RIDER}", "choose:thor-odinson"])
    play(match, f"choose:{GHOST_RIDER}")
    assert zone(match, ME, "prep") == [GHOST_RIDER]  # KO'd: not to used
    assert zone(match, ME, "used") == []
    assert life(match) == [20, 18]


# G-11 to G-13: Sidekicks and rerolls


def test_g_11_a_sidekick_has_no_energy_type_and_no_affiliation() -> None:
    match = position(
        seat(field=["nightcrawler-fuzzy-elf 1", "thor-lord-of-asgard 1", "venom-eddie-brock 1"]),
        seat(field=["sidekick"]),
        step="attack",
    )
    play(match, "attack:nightcrawler-fuzzy-elf", "attack:thor-lord-of-asgard", "attack:venom-eddie-brock")
    # Not mask for Nightcrawler, not fist for Thor nor for Venom.
    assert keys(match) == ["block:sidekick:thor-lord-of-asgard", "pass"]
    fury = position(seat(field=["nick-fury-wwii-veteran 1", "sidekick", "thor-odinson 1"]))
    assert numbers(fury, ME, "sidekick") == (1, 1)
    assert numbers(fury, ME, "thor-odinson") == (6, 7)


def rerolled(face: str, damage: int) -> Match:
    """Storm's blocker, with a bonus of the turn and some damage, shows another face."""
    match = position(
        seat(field=["storm-ro 1", "sidekick"], reserve=["sidekick shield", "inner-rage action-0"]),
        seat(field=[f"{GHOST_RIDER} 2 damage={damage}"]),
        basics=("inner-rage", "take-cover"),
    )
    play(match, "global:take-cover", f"choose:{GHOST_RIDER}", "pass")
    play(match, "attack:storm-ro", "pass", f"block:{GHOST_RIDER}:storm-ro", f"roll:{GHOST_RIDER}:{face}")
    return match


def test_g_12_a_rerolled_blocker_stays_engaged_with_its_damage_and_its_bonuses() -> None:
    match = rerolled("level-3", 2)
    row = die(match, FOE, GHOST_RIDER)
    assert (row["attack"], row["defense"], row["damage"]) == (5, 6, 2)  # 5/5 and +1D
    blocked = match.view(None)["seats"][ME]["field"][row["blocks"][0]]
    assert (blocked["die"], blocked["blocked"]) == ("storm-ro", True)
    assert zone(rerolled("level-1", 3), FOE, "field") == [f"{GHOST_RIDER} 1"]  # 3 of 3 + 1


def test_g_12_it_is_kod_if_the_damage_is_too_much_for_the_new_face() -> None:
    match = rerolled("level-1", 4)  # 4 of 4 + 1 before, 4 of 3 + 1 now
    assert zone(match, FOE, "field") == []
    assert zone(match, FOE, "prep") == [GHOST_RIDER]


RAGMAN = """
name = { en = "Ragman" }
type = "character"
energy = "mask"
affiliations = []
faces = ["mask", "mask-2", "mask-2", "0/1/2", "0/2/3", "1/2/4"]

[[card]]
id = "ragman-picker"
number = 900
subtitle = { en = "Picker" }
cost = 2
max = 4
rarity = "common"
text = []
global = "global_(spend(mask, 1), roll(one(die, yours, in_(used))))"
"""


@pytest.mark.parametrize(
    ("name", "face", "stays"),
    [
        ("thor-odinson", "bolt-2", True),
        ("thor-odinson", "level-1", False),
        ("mjolnir-thors-hammer", "action-0", False),
        ("mjolnir-thors-hammer", "bolt", True),
    ],
)
def test_g_13_in_the_opponents_turn_only_energy_comes_to_the_reserve(
    name: str, face: str, stays: bool
) -> None:
    picker = seat(used=[name], reserve=["sidekick mask"] * 2, cards={"ragman-picker": 1})
    for active in (ME, FOE):
        match = home_made(RAGMAN, seat(field=["sidekick"]), picker, active=active)
        assert match.actor == FOE  # in my main step I have nothing to do
        play(match, "global:ragman-picker", "choose:1", f"choose:{name}", f"roll:{name}:{face}")
        there = stays or active == FOE  # in one's own turn all faces stay
        assert zone(match, FOE, "reserve") == sorted(["sidekick mask", *[f"{name} {face}"] * there])
        assert zone(match, FOE, "used") == (["sidekick"] if there else sorted(["sidekick", name]))
