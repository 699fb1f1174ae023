"""G-1 to G-20: what neither book settles; and rulings of our own (H)."""

from typing import Any

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


# G-14 to G-16


def test_g_14_invulnerability_brings_attackers_back_at_level_1_through_the_prep_area() -> None:
    """Ghost Rider was engaged when he was KO'd, so his player draws."""
    rider = "ghost-rider-spirit-of-vengeance"
    match = position(
        seat(field=[f"{rider} 3", "sidekick"], reserve=["invulnerability action-0"], bag=["thor-odinson"]),
        seat(field=["hulk-annihilator 3"]),
        step="attack",
        basics=("invulnerability",),
    )
    play(match, f"attack:{rider}", "pass", f"block:hulk-annihilator:{rider}", "use:invulnerability")
    assert zone(match, ME, "field") == [f"{rider} 1", "sidekick 1"]
    assert marked(match, ME) == {rider: 0, "sidekick": 0}
    assert zone(match, ME, "prep") == ["thor-odinson"]


def test_g_14_invulnerability_is_for_attackers_only() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 2", "sidekick"], reserve=["invulnerability action-0", "smash action-0"]),
        basics=("invulnerability", "smash"),
    )
    play(match, "use:invulnerability", "use:smash")
    assert zone(match, ME, "prep") == ["sidekick"]


def test_g_15_alone_is_who_was_the_only_one_declared_as_an_attacker() -> None:
    wolverine = "wolverine-formerly-weapon-ten"
    match = position(seat(field=[f"{wolverine} 1", "sidekick"]), seat(field=["sidekick"]), step="attack")
    both = match.fork()
    play(match, f"attack:{wolverine}", "pass")
    assert numbers(match, ME, wolverine) == (9, 6)
    play(both, f"attack:{wolverine}", "attack:sidekick")
    assert numbers(both, ME, wolverine) == (5, 2)


def test_g_15_it_does_not_help_that_the_other_attackers_leave_later() -> None:
    """Alone, Canucklehead is unblockable. Cyclops, who attacks with him, is KO'd by Nova before blocks."""
    wolverine, cyclops = "wolverine-canucklehead", "cyclops-if-looks-could-kill"
    match = position(
        seat(field=[f"{wolverine} 1", f"{cyclops} 1"]),
        seat(field=["nova-bucket-head 2", f"{GHOST_RIDER} 3"]),
        step="attack",
    )
    alone = match.fork()
    play(match, f"attack:{wolverine}", f"attack:{cyclops}")
    play(match, "choose:redirect:4:nova-bucket-head", f"choose:{cyclops}")
    assert zone(match, ME, "field") == [f"{wolverine} 1"]
    assert f"block:nova-bucket-head:{wolverine}" in keys(match)
    play(alone, f"attack:{wolverine}", "pass")
    assert life(alone) == [20, 15]  # nobody could block him


def test_g_16_without_an_attack_there_is_still_a_clean_up() -> None:
    match = position(
        seat(
            field=[f"{GHOST_RIDER} 2"],
            reserve=["inner-rage action-0", "power-bolt action-0", "sidekick bolt", "force-beam action-2"],
        ),
        seat(field=["thor-odinson 1"]),
        basics=("inner-rage", "power-bolt", "force-beam"),
    )
    play(match, "use:inner-rage", "use:power-bolt", "choose:thor-odinson", "pass", "pass")
    assert match.view(None)["active"] == FOE
    assert marked(match, FOE) == {"thor-odinson": 0}
    assert numbers(match, ME, GHOST_RIDER) == (3, 4)
    assert zone(match, ME, "used") == ["force-beam", "inner-rage", "power-bolt"]
    assert zone(match, ME, "reserve") == ["sidekick bolt"]


# G-17 to G-20: choosing


def test_g_17_each_player_chooses_among_the_own_dice_the_active_player_first() -> None:
    """Doctor Doom: each player keeps one non-Villain and KOs the rest."""
    match = position(
        seat(field=["sidekick", "thor-odinson 1"], reserve=["doctor-doom-victor 1", "sidekick bolt"]),
        seat(field=["sidekick", "hulk-annihilator 1", "venom-mac-gargan 1"]),
    )
    play(match, "field:doctor-doom-victor")
    assert (match.actor, keys(match)) == (ME, ["choose:sidekick:seat-0", "choose:thor-odinson"])
    play(match, "choose:thor-odinson")
    assert (match.actor, keys(match)) == (FOE, ["choose:sidekick:seat-1", "choose:hulk-annihilator"])
    play(match, "choose:sidekick:seat-1")
    assert zone(match, ME, "field") == ["doctor-doom-victor 1", "thor-odinson 1"]
    assert zone(match, FOE, "field") == ["sidekick 1", "venom-mac-gargan 1"]
    assert (zone(match, ME, "prep"), zone(match, FOE, "prep")) == (["sidekick"], ["hulk-annihilator"])


def test_g_17_a_forced_block_has_to_be_made_but_not_by_who_cannot_block() -> None:
    """Spider-Man wants everybody to block him; two are kept from it by Distraction."""
    match = position(
        seat(
            field=["spider-man-webslinger 1", "sidekick"], reserve=["sidekick fist", "distraction action-0"]
        ),
        seat(field=["thor-odinson 1", "hulk-annihilator 1", "sidekick"]),
        basics=("distraction",),
    )
    play(match, "use:distraction", "choose:thor-odinson", "choose:sidekick:seat-1")
    play(match, "attack:spider-man-webslinger", "attack:sidekick")
    assert match.actor == ME
    play(match, keys(match)[0])
    # Hulk had no choice, and nobody else could block: the damage has been dealt.
    assert match.view(None)["active"] == FOE
    assert life(match) == [20, 19]
    assert zone(match, ME, "prep") == ["spider-man-webslinger"]


@pytest.mark.parametrize(("face", "more"), [("action-0", 0), ("action-1", 3), ("action-2", 3)])
def test_g_18_the_burst_of_take_cover_is_for_one_of_your_characters(face: str, more: int) -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"], reserve=[f"take-cover {face}"]),
        seat(field=["thor-odinson 1"]),
        basics=("take-cover",),
    )
    play(match, "use:take-cover")
    if more:
        assert keys(match) == ["choose:sidekick", f"choose:{GHOST_RIDER}"]
        play(match, "choose:sidekick")
    assert numbers(match, ME, "sidekick") == (1, 3 + more)
    assert numbers(match, ME, GHOST_RIDER) == (2, 5)
    assert numbers(match, FOE, "thor-odinson") == (5, 6)


def test_g_19_the_global_of_smash_stops_all_damage_by_that_character() -> None:
    """My Iron Man is blocked and damaged, and would answer with 3 damage: neither he nor his A deals any."""
    match = position(
        seat(field=["iron-man-playboy 1"], reserve=["force-beam action-0"]),
        seat(field=["thor-odinson 1"], reserve=["sidekick fist"]),
        step="attack",
        basics=("smash", "force-beam"),
    )
    play(match, "attack:iron-man-playboy", "block:thor-odinson:iron-man-playboy", "pass", "global:smash")
    play(match, "use:force-beam")
    assert match.view(None)["active"] == FOE
    assert zone(match, ME, "prep") == ["iron-man-playboy"]  # 1 + 5 of 5
    assert zone(match, FOE, "field") == ["thor-odinson 1"]
    # Without it: 1, and 3 twice, and his A of 3.
    plain = position(
        seat(field=["iron-man-playboy 1"], reserve=["force-beam action-0"]),
        seat(field=["thor-odinson 1"]),
        step="attack",
        basics=("smash", "force-beam"),
    )
    play(plain, "attack:iron-man-playboy", "block:thor-odinson:iron-man-playboy", "use:force-beam")
    assert zone(plain, FOE, "field") == []


def test_g_20_fewer_targets_than_a_text_names_are_enough() -> None:
    """Inner Rage for one; Distraction against one, then against nobody."""
    match = position(
        seat(field=["sidekick"], reserve=["inner-rage action-0", "distraction action-0"]),
        seat(field=[f"{GHOST_RIDER} 1"]),
        basics=("inner-rage", "distraction"),
    )
    play(match, "use:inner-rage")
    assert numbers(match, ME, "sidekick") == (2, 2)
    play(match, "use:distraction", "attack:sidekick")
    assert life(match) == [20, 18]
    nobody = position(seat(field=["sidekick"], reserve=["distraction action-0"]), basics=("distraction",))
    play(nobody, "use:distraction")
    assert zone(nobody, ME, "used") == ["distraction"]


# Rulings of our own


def two_hulks(*uses: str) -> Match:
    """A Hulk with a burst (level 2) and one without (level 3); opposing characters of levels 1 and 2."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "force-beam action-0"]),
        seat(field=["hulk-anger-issues 3", "hulk-anger-issues 2"]),
        basics=("power-bolt", "force-beam"),
    )
    play(match, *uses)
    return match


def grown(match: Match) -> list[int]:
    """How much A each Hulk has gained."""
    return [row["attack"] - row["printed"][0] for row in match.view(None)["seats"][FOE]["field"]]


def test_h_1_the_burst_of_the_die_that_was_damaged_counts() -> None:
    assert grown(two_hulks("use:power-bolt", "choose:hulk-anger-issues:level-3")) == [2, 2]
    assert grown(two_hulks("use:power-bolt", "choose:hulk-anger-issues:level-2")) == [3, 3]


def test_h_1_where_no_die_is_concerned_any_burst_counts() -> None:
    assert grown(two_hulks("use:power-bolt", "choose:seat-1")) == [3, 3]


def tiger(name: str, reserve: list[str], basics: tuple[str, ...] = (), **parts: Any) -> Match:
    """Spider-Man "Tiger" and a fist for him, in front of another character's effect."""
    return position(
        seat(field=parts.pop("field", ["sidekick"]), reserve=reserve, **parts),
        seat(field=[f"{name} 1"], reserve=["sidekick fist"]),
        basics=basics,
    )


TIGER = "spider-man-tiger"


@pytest.mark.parametrize(
    ("reserve", "uses"),
    [
        (["smash action-0"], ["use:smash", f"choose:{TIGER}"]),  # a KO
        (["focus-power action-0"], ["use:focus-power"]),  # a spin
        (["distraction action-0"], ["use:distraction"]),  # no block
        (["power-bolt action-0"], ["use:power-bolt", f"choose:{TIGER}"]),  # damage
        (["force-beam action-0"], ["use:force-beam"]),  # damage without a target
        (["loki-trickster 1", "sidekick bolt"], ["field:loki-trickster"]),  # a capture
        (["loki-illusionist 1", "sidekick bolt"], ["field:loki-illusionist"]),  # control
        (["storm-african-priestess 1"], ["field:storm-african-priestess"]),  # a reroll
    ],
)
def test_h_4_tiger_may_pay_against_every_effect_of_the_opponent(reserve: list[str], uses: list[str]) -> None:
    basics = tuple(name for name in (row.split()[0] for row in reserve) if name in BASICS)
    match = tiger(TIGER, reserve, basics)
    play(match, *uses)
    assert (match.actor, keys(match)) == (FOE, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")
    row = die(match, FOE, TIGER)
    assert (row["level"], row["damage"], row["controlled"]) == (1, 0, False)
    if reserve[0].startswith("distraction"):
        play(match, "attack:sidekick")
        assert keys(match) == [f"block:{TIGER}:sidekick", "pass"]
    assert zone(match, FOE, "used") == ["sidekick"]


BASICS = ("smash", "focus-power", "distraction", "power-bolt", "force-beam")


def test_h_4_not_against_ones_own_effects_but_against_damage_of_any() -> None:
    match = position(
        seat(
            field=[f"{TIGER} 1"],
            reserve=["sidekick fist", "focus-power action-0", "force-beam action-0"],
        ),
        basics=("focus-power", "force-beam"),
    )
    play(match, "use:focus-power")
    assert zone(match, ME, "field") == [f"{TIGER} 2"]
    play(match, "use:force-beam")
    assert (match.actor, keys(match)) == (ME, [f"use:{TIGER}", "pass"])


def test_h_4_not_against_combat_damage_of_the_one_he_is_engaged_with() -> None:
    match = position(
        seat(field=["sidekick"]), seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]), step="attack"
    )
    play(match, "attack:sidekick", f"block:{TIGER}:sidekick")
    assert match.view(None)["active"] == FOE  # he was not asked
    assert zone(match, ME, "prep") == ["sidekick"]


def test_h_4_but_against_another_effect_of_that_one() -> None:
    """Hulk, whom Spider-Man blocks, damages all opposing characters when a beam has hit him."""
    match = position(
        seat(field=["hulk-green-goliath 3"], reserve=["force-beam action-0"]),
        seat(field=[f"{TIGER} 3"], reserve=[f"{TIGER} fist-2"]),
        step="attack",
        basics=("force-beam",),
    )
    play(match, "attack:hulk-green-goliath", f"block:{TIGER}:hulk-green-goliath", "use:force-beam", "pass")
    assert marked(match, FOE) == {TIGER: 1}
    assert (match.actor, keys(match)) == (FOE, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")  # 2 damage are canceled; then come 8 in combat
    assert zone(match, FOE, "field") == []
    assert zone(match, ME, "field") == ["hulk-green-goliath 3"]


def test_h_4_but_against_combat_damage_that_was_redirected_to_him() -> None:
    """Nova, who blocks Thor, sends Thor's damage to Spider-Man."""
    match = position(
        seat(field=["thor-odinson 1", f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(field=["nova-bucket-head 1"]),
        step="attack",
    )
    play(match, "attack:thor-odinson", "pass", "block:nova-bucket-head:thor-odinson")
    play(match, "choose:redirect:5:nova-bucket-head", f"choose:{TIGER}")
    assert (match.actor, keys(match)) == (ME, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")
    assert zone(match, ME, "field") == [f"{TIGER} 1", "thor-odinson 1"]
    assert zone(match, FOE, "field") == ["nova-bucket-head 1"]


def test_h_6_the_order_of_ones_own_triggers_is_asked_only_when_two_differ() -> None:
    """Two like Novas ask for their draws, not for their order; two unlike ones do."""
    alike = position(
        seat(field=["nova-quasar 1"] * 2, reserve=["force-beam action-0"]), basics=("force-beam",)
    )
    play(alike, "use:force-beam")
    assert keys(alike) == ["choose:draw-1", "pass"]
    unlike = position(
        seat(field=["nova-quasar 1", "nova-quasar 2"], reserve=["force-beam action-0"]),
        basics=("force-beam",),
    )
    play(unlike, "use:force-beam")
    assert keys(unlike) == ["choose:nova-quasar:level-1", "choose:nova-quasar:level-2"]


def test_h_6_triggers_that_speak_of_different_characters_differ() -> None:
    """Hawkeye spins those he has damaged to level 1: which of the two comes first, is asked."""
    match = position(
        seat(field=["hawkeye-brer-hawkeye 2"]),
        seat(field=["mr-fantastic-elastic 2", "nova-quasar 2"]),
        step="attack",
    )
    play(match, "attack:hawkeye-brer-hawkeye", "block:mr-fantastic-elastic:hawkeye-brer-hawkeye")
    play(match, "block:nova-quasar:hawkeye-brer-hawkeye", "assign:mr-fantastic-elastic:2")
    assert match.actor == ME
    assert keys(match) == ["choose:hawkeye-brer-hawkeye:1", "choose:hawkeye-brer-hawkeye:2"]
    play(match, "choose:hawkeye-brer-hawkeye:2")
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 1", "nova-quasar 1"]


def test_h_7_damage_to_several_characters_is_an_instance_for_each() -> None:
    """Iron Man lowers the damage to himself only; each instance may be prevented by itself."""
    shield = "vibranium-shield-irreplaceable"
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-1"]),
        seat(
            field=["iron-man-inventor 1", f"{GHOST_RIDER} 2", "thor-odinson 1"],
            reserve=["sidekick shield"] * 2,
            cards={shield: 1},
        ),
        basics=("force-beam",),
    )
    play(match, "use:force-beam", f"global:{shield}:{GHOST_RIDER}:level-2", f"global:{shield}:thor-odinson")
    assert marked(match, FOE) == {"iron-man-inventor": 1, GHOST_RIDER: 1, "thor-odinson": 1}


def test_h_7_but_one_source_triggers_a_text_about_you_or_this_once() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-2"]),
        seat(field=["hulk-anger-issues 3"] * 2),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert grown(match) == [2, 2]  # two Hulks and their player were damaged


def test_h_30_clean_up_takes_damage_off_after_attackers_have_left() -> None:
    """Captain America goes to used as an unblocked attacker: the Sidekick he led has 1 of 1 damage then."""
    match = position(seat(field=[f"{LEADER} 1", "sidekick"]), seat(field=["sidekick"]), step="attack")
    play(match, f"attack:{LEADER}", "attack:sidekick", "block:sidekick:sidekick")
    assert zone(match, ME, "used") == [LEADER]
    assert zone(match, ME, "prep") == ["sidekick"]


@pytest.mark.parametrize("levels", [(2, 3), (3, 2)])
def test_h_31_of_several_dice_damaged_at_once_one_with_a_burst_is_enough(levels: tuple[int, int]) -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-0"]),
        seat(field=[f"hulk-anger-issues {level}" for level in levels]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert grown(match) == [3, 3]


def test_h_33_damage_that_a_text_has_lowered_to_0_cannot_be_made_larger() -> None:
    """Force Beam with 1 damage, Iron Man who takes 1 less, and a bolt for Human Torch's Global."""
    torch = "human-torch-flame-on"
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-0", "sidekick bolt"], cards={torch: 1}),
        seat(field=["iron-man-inventor 1", "thor-odinson 1"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert keys(match) == [f"global:{torch}:{GHOST_RIDER}", f"global:{torch}:thor-odinson", "pass"]
    play(match, "pass")
    assert marked(match, FOE) == {"iron-man-inventor": 0, "thor-odinson": 1}


def test_h_34_a_text_redirects_an_instance_once_and_its_new_target_may_redirect_it_again() -> None:
    """My Nova sends the bolt to theirs, theirs sends it back, and mine takes it: his first is over."""
    nova = "nova-bucket-head"
    match = position(
        seat(field=[f"{nova} 1"], reserve=["power-bolt action-0"]),
        seat(field=[f"{nova} 1"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{nova}:seat-0", f"choose:redirect:2:{nova}:seat-0")
    play(match, f"choose:{nova}:seat-1")
    assert match.actor == FOE
    play(match, f"choose:redirect:2:{nova}:seat-1", f"choose:{nova}:seat-0")
    assert (marked(match, ME), marked(match, FOE)) == ({nova: 2}, {nova: 0})


def test_h_34_no_die_redirects_the_same_damage_twice() -> None:
    """Mr. Fantastic sends 2 of Nova's 4 back to Nova, who sends them to him once more."""
    nova, fantastic = "nova-bucket-head", "mr-fantastic-the-invincible-man"
    match = position(seat(field=[f"{nova} 1"]), seat(field=[f"{fantastic} 1 damage=1"]), step="attack")
    play(match, f"attack:{nova}", f"block:{fantastic}:{nova}", "pass")  # Nova takes his 1 damage himself
    play(match, f"choose:redirect:2:{fantastic}")
    again = [key for key in keys(match) if key.startswith("choose:redirect:2")]
    assert match.actor == ME
    play(match, again[0], f"choose:{fantastic}")
    while match.view(None)["active"] == ME:
        assert not [key for key in keys(match) if "redirect:2" in key]
        play(match, "pass")
    assert zone(match, FOE, "field") == []  # 1 + 2 + 2 of 5
    assert zone(match, ME, "field") == [f"{nova} 1"]


def test_h_35_a_text_while_active_hears_the_fielding_of_its_own_die() -> None:
    match = position(seat(reserve=["human-torch-johnny-storm 1"]), seat(field=["thor-odinson 1", "sidekick"]))
    play(match, "field:human-torch-johnny-storm", "choose:thor-odinson")
    assert life(match) == [20, 19]
    assert marked(match, FOE) == {"thor-odinson": 1, "sidekick": 0}


def test_h_32_who_has_to_block_two_attackers_chooses_one_of_them() -> None:
    match = position(
        seat(field=["spider-man-webslinger 1", "deadpool-assassin 1"], reserve=["sidekick fist"]),
        seat(field=["thor-odinson 1"]),
        step="attack",
    )
    play(match, "attack:spider-man-webslinger", "attack:deadpool-assassin")
    play(match, "choose:deadpool-assassin", "choose:thor-odinson")
    play(match, keys(match)[0])
    assert (match.actor, keys(match)) == (
        FOE,
        ["block:thor-odinson:spider-man-webslinger", "block:thor-odinson:deadpool-assassin"],
    )
