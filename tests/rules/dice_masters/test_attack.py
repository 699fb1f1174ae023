"""DM-5.4 and DM-5.5: The attack step and clean up."""

from tests.kits.dice_masters import die, keys, life, marked, numbers, play, position, seat, zone
from thwack import CHANCE

ME, FOE = 0, 1
THOR, HULK, CAPTAIN = "thor-legendary-warrior", "hulk-anger-issues", "captain-america-american-hero"
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5


# DM-5.4: the attack step


def test_dm_5_4_1_the_attack_step_begins_when_unfielded_characters_have_gone() -> None:
    match = position(seat(field=["sidekick"], reserve=["sidekick 1", "sidekick bolt"]))
    assert keys(match) == ["field:sidekick", "pass"]
    play(match, "pass")
    assert match.view(None)["step"] == "attack"
    assert zone(match, ME, "reserve") == ["sidekick bolt"]
    assert zone(match, ME, "used") == ["sidekick"]


def test_dm_5_4_1_actions_and_globals_wait_for_the_blockers_but_reactions_do_not() -> None:
    match = position(
        seat(
            field=["cyclops-if-looks-could-kill 1", "sidekick"],
            reserve=["sidekick bolt", "inner-rage action-0"],
        ),
        seat(
            field=["hulk-jade-giant 3"],
            reserve=["sidekick shield", "sidekick bolt"],
            cards={"vibranium-shield-one-of-a-kind": 1},
        ),
        step="attack",
        basics=("invulnerability", "inner-rage"),
    )
    assert keys(match) == ["attack:sidekick", "attack:cyclops-if-looks-could-kill", "pass"]
    play(match, "attack:cyclops-if-looks-could-kill")
    assert keys(match) == ["attack:sidekick", "pass"]
    play(match, "pass")
    # Cyclops damages Hulk by attacking: that may be answered at once.
    shield = "global:vibranium-shield-one-of-a-kind:hulk-jade-giant"
    assert (match.actor, keys(match)) == (FOE, [shield, "pass"])
    play(match, shield)
    assert marked(match, FOE) == {"hulk-jade-giant": 3}
    # Hulk found his level-1 target. The blockers: still no Global, though both players have a bolt.
    assert zone(match, ME, "prep") == []
    assert (match.actor, keys(match)) == (
        FOE,
        ["choose:sidekick", "choose:cyclops-if-looks-could-kill"],
    )
    play(match, "choose:sidekick")
    assert (match.actor, keys(match)) == (
        FOE,
        ["block:hulk-jade-giant:cyclops-if-looks-could-kill", "pass"],
    )
    play(match, "pass")
    assert (match.actor, keys(match)) == (ME, ["use:inner-rage", "global:invulnerability", "pass"])


def test_dm_5_4_2_any_characters_attack_and_it_costs_no_energy() -> None:
    field = [f"{GHOST_RIDER} 1", f"{THOR} 1", "sidekick"]
    match = position(seat(field=field, reserve=["sidekick bolt"]), seat(field=["sidekick"]), step="attack")
    assert keys(match) == ["attack:sidekick", f"attack:{GHOST_RIDER}", f"attack:{THOR}", "pass"]
    play(match, f"attack:{THOR}", "attack:sidekick", "pass")
    rows = {row["die"]: row["attacking"] for row in match.view(None)["seats"][ME]["field"]}
    assert rows == {GHOST_RIDER: False, THOR: True, "sidekick": True}
    assert zone(match, ME, "reserve") == ["sidekick bolt"]
    none = position(seat(field=field), step="attack")
    play(none, "pass")
    assert zone(none, ME, "field") == sorted(f"{name} 1" for name in (GHOST_RIDER, THOR, "sidekick"))
    every = position(seat(field=field), seat(field=["sidekick"]), step="attack")
    play(every, "attack:sidekick", f"attack:{THOR}", f"attack:{GHOST_RIDER}")
    assert all(row["attacking"] for row in every.view(None)["seats"][ME]["field"])


def test_dm_5_4_2_dice_in_the_reserve_do_not_attack() -> None:
    match = position(seat(field=[f"{THOR} 1"], reserve=["sidekick bolt"], used=[HULK]), step="attack")
    assert keys(match) == [f"attack:{THOR}", "pass"]


def test_dm_5_4_3_without_an_attacker_the_turn_ends_and_nobody_may_use_globals() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        step="attack",
        basics=("invulnerability",),
    )
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert match.actor == CHANCE  # already rolling
    assert zone(match, ME, "reserve") == ["sidekick bolt"]
    with_attack = position(
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        step="attack",
        basics=("invulnerability",),
    )
    play(with_attack, "attack:sidekick", "pass")
    assert keys(with_attack) == ["global:invulnerability", "pass"]


def test_dm_5_4_4_effects_of_attacking_come_when_all_attackers_are_declared() -> None:
    """Spider-Man asks for his payment only when the Sidekick is declared, too."""
    match = position(
        seat(field=["spider-man-webhead 1", "sidekick"], reserve=["sidekick fist"]),
        seat(field=["sidekick"]),
        step="attack",
    )
    play(match, "attack:spider-man-webhead")
    assert keys(match) == ["attack:sidekick", "pass"]
    assert numbers(match, ME, "spider-man-webhead") == (3, 3)
    play(match, "attack:sidekick")
    assert len(keys(match)) == 2
    assert match.actor == ME
    play(match, keys(match)[0])
    assert numbers(match, ME, "spider-man-webhead") == (3, 7)
    assert match.actor == FOE  # and only then blockers are asked for


def test_dm_5_4_5_the_opponent_sends_any_fielded_characters_each_to_one_attacker() -> None:
    match = position(
        seat(field=[f"{THOR} 1", "sidekick"]),
        seat(field=[f"{GHOST_RIDER} 1", f"{CAPTAIN} 1"], reserve=["sidekick bolt"], prep=["sidekick"]),
        step="attack",
    )
    play(match, f"attack:{THOR}", "attack:sidekick")
    assert match.view(None)["step"] == "block"
    assert (match.actor, sorted(keys(match))) == (
        FOE,
        [
            f"block:{CAPTAIN}:sidekick",
            f"block:{CAPTAIN}:{THOR}",
            f"block:{GHOST_RIDER}:sidekick",
            f"block:{GHOST_RIDER}:{THOR}",
            "pass",
        ],
    )
    play(match, f"block:{GHOST_RIDER}:sidekick", "pass")
    # Thor went through, the Sidekick did not; Captain America stayed out of it.
    assert life(match) == [20, 15]
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, ME, "used") == [THOR]
    assert zone(match, FOE, "field") == [f"{CAPTAIN} 1", f"{GHOST_RIDER} 1"]


def test_dm_5_4_6_a_blocker_blocks_one_attacker_and_an_attacker_has_many_blockers() -> None:
    match = position(
        seat(field=[f"{THOR} 1", "sidekick"]),
        seat(field=[f"{GHOST_RIDER} 3", f"{CAPTAIN} 1"]),
        step="attack",
    )
    play(match, f"attack:{THOR}", "attack:sidekick", f"block:{GHOST_RIDER}:{THOR}")
    assert sorted(keys(match)) == [f"block:{CAPTAIN}:sidekick", f"block:{CAPTAIN}:{THOR}", "pass"]
    play(match, f"block:{CAPTAIN}:{THOR}")
    play(match, f"assign:{GHOST_RIDER}:0")
    assert life(match) == [20, 19]  # the Sidekick
    assert zone(match, ME, "prep") == [THOR]  # 5 + 3 of 6
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 3"]


def test_dm_5_4_6_only_a_text_lets_a_blocker_block_one_more() -> None:
    """Mr. Fantastic may stretch, Ghost Rider may not; and nobody may block whom he could not block first."""
    match = position(
        seat(field=[f"{THOR} 1", "sidekick", "venom-eddie-brock 1"]),
        seat(field=["mr-fantastic-elastic 3", f"{GHOST_RIDER} 3"]),
        step="attack",
    )
    play(match, f"attack:{THOR}", "attack:sidekick", "attack:venom-eddie-brock")
    play(match, f"block:{GHOST_RIDER}:{THOR}", f"block:mr-fantastic-elastic:{THOR}")
    assert keys(match) == ["block:mr-fantastic-elastic:sidekick:stretch", "pass"]  # Venom: fist only


def test_dm_5_4_7_effects_of_blocks_come_when_all_are_assigned_the_attackers_first() -> None:
    """Nightcrawler KOs his blocker before Beast, who blocks beside it, draws."""
    match = position(
        seat(field=["nightcrawler-circus-freak 1", "sidekick"]),
        seat(field=[f"{GHOST_RIDER} 1", "beast-mutate-666 2"], bag=["sidekick", HULK]),
        step="attack",
    )
    play(match, "attack:nightcrawler-circus-freak", "attack:sidekick")
    play(match, "block:beast-mutate-666:sidekick")
    assert match.actor == FOE  # one blocker more: nothing was drawn yet
    play(match, f"block:{GHOST_RIDER}:nightcrawler-circus-freak")
    assert zone(match, FOE, "prep") == [GHOST_RIDER]  # the attacker's effect is over
    assert sorted(keys(match)) == [f"draw:{HULK}", "draw:sidekick"]  # the defender's begins
    play(match, f"draw:{HULK}")
    assert zone(match, FOE, "bag") == []  # the other one has been drawn for the next turn
    assert f"{HULK} None" in zone(match, FOE, "rolling")


def test_dm_5_4_8_the_attacker_begins_and_the_defender_has_globals_only() -> None:
    match = position(
        seat(field=[f"{THOR} 1"], reserve=["inner-rage action-0", "sidekick bolt"]),
        seat(field=["sidekick"], reserve=["inner-rage action-0", "sidekick bolt"]),
        step="attack",
        basics=("invulnerability", "inner-rage"),
    )
    play(match, f"attack:{THOR}", f"block:sidekick:{THOR}")
    assert (match.actor, keys(match)) == (ME, ["use:inner-rage", "global:invulnerability", "pass"])
    play(match, "pass")
    assert (match.actor, keys(match)) == (FOE, ["global:invulnerability", "pass"])
    play(match, "global:invulnerability", "choose:sidekick")
    assert numbers(match, FOE, "sidekick") == (2, 1)
    assert match.actor == ME  # there is no damage before both have finished
    assert marked(match, FOE) == {"sidekick": 0}
    play(match, "use:inner-rage", "global:invulnerability", f"choose:{THOR}")
    assert match.view(None)["active"] == FOE  # neither could do anything any more
    assert zone(match, FOE, "field") == []


def test_dm_5_4_9_all_damage_happens_at_the_same_time() -> None:
    """The two KO each other; the game that the attacker wins is not lost before."""
    match = position(seat(field=[f"{GHOST_RIDER} 2"]), seat(field=[f"{GHOST_RIDER} 3"]), step="attack")
    play(match, f"attack:{GHOST_RIDER}", f"block:{GHOST_RIDER}:{GHOST_RIDER}")
    assert zone(match, ME, "prep") == [GHOST_RIDER]
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 3"]
    even = position(seat(field=["sidekick"]), seat(field=["sidekick"]), step="attack")
    play(even, "attack:sidekick", "block:sidekick:sidekick")
    assert zone(even, ME, "prep") == ["sidekick"]
    assert zone(even, FOE, "field") == []


def test_dm_5_4_9_the_attacker_assigns_first() -> None:
    """Thor splits his damage before the stretched Mr. Fantastic splits his; nobody is KO'd in between."""
    match = position(
        seat(field=[f"{THOR} 1", "sidekick"]),
        seat(field=["mr-fantastic-elastic 2", f"{GHOST_RIDER} 1"]),
        step="attack",
    )
    play(match, f"attack:{THOR}", "attack:sidekick", f"block:{GHOST_RIDER}:{THOR}")
    play(match, f"block:mr-fantastic-elastic:{THOR}")
    play(match, "block:mr-fantastic-elastic:sidekick:stretch")
    assert match.actor == ME
    play(match, "assign:mr-fantastic-elastic:2")
    assert match.actor == FOE
    assert marked(match, FOE) == {"mr-fantastic-elastic": 0, GHOST_RIDER: 0}
    assert sorted(keys(match)) == ["assign:sidekick:0", "assign:sidekick:1"]
    play(match, "assign:sidekick:1")
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 1"]
    assert life(match) == [20, 20]


def test_dm_5_4_10_a_blocked_attacker_splits_its_attack_as_its_player_likes() -> None:
    for first, left in ((0, [f"{GHOST_RIDER} 1"]), (3, []), (5, [f"{CAPTAIN} 1"])):
        match = position(
            seat(field=["cyclops-scott-summers 3"]),
            seat(field=[f"{GHOST_RIDER} 1", f"{CAPTAIN} 1"]),
            step="attack",
        )
        play(match, "attack:cyclops-scott-summers", f"block:{GHOST_RIDER}:cyclops-scott-summers")
        play(match, f"block:{CAPTAIN}:cyclops-scott-summers", "choose:blockers")
        assert match.actor == ME
        assert keys(match) == [f"assign:{GHOST_RIDER}:{n}" for n in range(7)]
        play(match, f"assign:{GHOST_RIDER}:{first}")
        assert zone(match, FOE, "field") == left
        assert life(match) == [20, 20]


def test_dm_5_4_11_blockers_of_one_attacker_add_up() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 2"]), seat(field=["sidekick", f"{CAPTAIN} 1"]), step="attack"
    )
    play(match, f"attack:{GHOST_RIDER}", f"block:sidekick:{GHOST_RIDER}", f"block:{CAPTAIN}:{GHOST_RIDER}")
    play(match, "assign:sidekick:0")
    assert zone(match, ME, "prep") == [GHOST_RIDER]  # 1 + 3 of 4
    assert zone(match, FOE, "field") == ["sidekick 1"]


def test_dm_5_4_11_one_that_blocks_several_attackers_splits_its_attack() -> None:
    """Mr. Fantastic has 2 at level 2 after one stretch; each attacker has 1 and D 2."""
    match = position(
        seat(field=["beast-genetic-expert 1", "gambit-cardsharp 2"]),
        seat(field=["mr-fantastic-elastic 3"]),
        step="attack",
    )
    play(match, "attack:beast-genetic-expert", "attack:gambit-cardsharp")
    play(match, "block:mr-fantastic-elastic:beast-genetic-expert")
    play(match, "block:mr-fantastic-elastic:gambit-cardsharp:stretch")
    assert (match.actor, keys(match)) == (FOE, [f"assign:beast-genetic-expert:{n}" for n in range(3)])
    play(match, "assign:beast-genetic-expert:2")
    assert zone(match, ME, "prep") == ["beast-genetic-expert"]
    assert zone(match, ME, "field") == ["gambit-cardsharp 2"]
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 2"]


def test_dm_5_4_12_damage_beyond_the_defense_is_lost() -> None:
    match = position(seat(field=["hulk-anger-issues 3"]), seat(field=["sidekick"]), step="attack")
    play(match, "attack:hulk-anger-issues", "block:sidekick:hulk-anger-issues")
    assert zone(match, FOE, "field") == []
    assert life(match) == [20, 20]


def test_dm_5_4_13_damage_of_at_least_the_defense_kos_into_the_owners_prep() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1", "sidekick"]),
        seat(field=[f"{GHOST_RIDER} 1", f"{GHOST_RIDER} 2 damage=2"]),
        step="attack",
    )
    play(match, f"attack:{GHOST_RIDER}", "attack:sidekick", f"block:{GHOST_RIDER}:level-1:sidekick")
    play(match, f"block:{GHOST_RIDER}:{GHOST_RIDER}")
    # 1 of 3 is not enough; 2 + 2 of 4 is, and 3 of 3, and 2 of 1.
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 1"]
    assert zone(match, ME, "prep") == [GHOST_RIDER, "sidekick"]
    assert zone(match, ME, "field") == []


def test_dm_5_4_13_also_when_the_defense_has_shrunk_to_the_damage() -> None:
    """Mr. Fantastic stretches, a level down: 5 damage are enough for him now, before there is any combat."""
    match = position(
        seat(field=["thor-odinson 1", "sidekick"], reserve=["sidekick bolt"]),
        seat(field=["mr-fantastic-elastic 2 damage=5"]),
        step="attack",
        basics=("invulnerability",),
    )
    play(match, "attack:thor-odinson", "attack:sidekick", "block:mr-fantastic-elastic:thor-odinson")
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 2"]
    play(match, "block:mr-fantastic-elastic:sidekick:stretch")
    assert zone(match, FOE, "prep") == ["mr-fantastic-elastic"]
    assert (match.actor, match.view(None)["step"]) == (ME, "actions")
    assert all(row["blocked"] for row in match.view(None)["seats"][ME]["field"])


def test_dm_5_4_14_all_effects_of_the_attacker_come_before_those_of_the_defender() -> None:
    """Both have a Nova who damages the opponent when damaged: the attacker's two, then the game is over."""
    match = position(
        seat(field=["nova-the-human-rocket 1", "nova-the-human-rocket 2"], life=2),
        seat(field=["nova-the-human-rocket 1", "nova-the-human-rocket 2"], life=3),
        step="attack",
    )
    play(match, "attack:nova-the-human-rocket:level-1", "attack:nova-the-human-rocket")
    play(match, "block:nova-the-human-rocket:level-1:nova-the-human-rocket:level-2")
    play(match, "block:nova-the-human-rocket:nova-the-human-rocket:level-1")
    while match.actor == ME:
        play(match, keys(match)[0])  # his own order, which does not matter here
    assert match.result is not None
    assert match.result.winners == (ME,)
    assert life(match) == [2, 0]


def test_dm_5_4_14_kod_dice_are_gone_when_effects_choose() -> None:
    """Hulk at level 2 may KO anybody; the blocker that he has KO'd is no target, the other one is."""
    match = position(
        seat(field=["hulk-jade-giant 2"]),
        seat(field=["sidekick", f"{GHOST_RIDER} 2", f"{CAPTAIN} 1"]),
        step="attack",
    )
    play(match, "attack:hulk-jade-giant", "block:sidekick:hulk-jade-giant", "pass")
    assert (match.actor, keys(match)) == (ME, [f"choose:{GHOST_RIDER}", f"choose:{CAPTAIN}"])
    assert zone(match, FOE, "prep") == ["sidekick"]


def test_dm_5_4_14_the_effect_of_a_kod_die_goes_by_the_burst_that_it_showed() -> None:
    """Iron Man at level 3 has a burst: 2 life, although he lies in the prep area by then."""
    for level, gained in ((1, 1), (3, 2)):
        match = position(
            seat(field=["colossus-russian-bear 3"]),
            seat(field=[f"iron-man-philanthropist {level}"], life=10),
            step="attack",
        )
        play(match, "attack:colossus-russian-bear")
        play(match, "block:iron-man-philanthropist:colossus-russian-bear")
        assert zone(match, FOE, "field") == []
        assert life(match) == [20, 10 + gained]


def test_dm_5_4_15_an_unblocked_attacker_damages_the_defending_player() -> None:
    match = position(seat(field=[f"{THOR} 2", f"{GHOST_RIDER} 1"]), seat(field=["sidekick"]), step="attack")
    play(match, f"attack:{THOR}", f"attack:{GHOST_RIDER}", f"block:sidekick:{GHOST_RIDER}")
    assert life(match) == [20, 14]


def test_dm_5_4_15_so_does_a_character_whose_text_says_so() -> None:
    match = position(seat(field=["cyclops-scott-summers 1"]), seat(field=["sidekick"]), step="attack")
    play(match, "attack:cyclops-scott-summers", "block:sidekick:cyclops-scott-summers", "choose:opponent")
    assert life(match) == [20, 16]
    assert zone(match, FOE, "field") == ["sidekick 1"]
    assert zone(match, ME, "used") == ["cyclops-scott-summers"]


# DM-5.5: clean up


def test_dm_5_5_1_blockers_and_blocked_attackers_go_back_to_the_field() -> None:
    match = position(seat(field=["sidekick", f"{HULK} 3"]), seat(field=[f"{THOR} 3"]), step="attack")
    play(match, "attack:hulk-anger-issues", "pass", f"block:{THOR}:hulk-anger-issues")
    assert zone(match, ME, "field") == ["sidekick 1"]  # 8 of 8: KO'd, like Thor
    match = position(seat(field=[f"{GHOST_RIDER} 1"]), seat(field=[f"{GHOST_RIDER} 1"]), step="attack")
    play(match, f"attack:{GHOST_RIDER}", f"block:{GHOST_RIDER}:{GHOST_RIDER}")
    for number in (ME, FOE):
        row = die(match, number, GHOST_RIDER)
        assert (row["attacking"], row["blocked"], row["blocks"]) == (False, False, [])
    assert zone(match, ME, "used") == []


def test_dm_5_5_1_who_has_gone_back_blocks_and_attacks_like_anybody() -> None:
    """Ghost Rider attacked and may block; Mr. Fantastic has blocked, may attack, and later block another."""
    fantastic, rolls = "mr-fantastic-elastic", [*["roll:sidekick:bolt"] * 4, "keep"]
    match = position(
        seat(field=[f"{GHOST_RIDER} 2", "sidekick"], bag=["sidekick"] * 4),
        seat(field=[f"{fantastic} 1"], bag=["sidekick"] * 4),
        step="attack",
    )
    play(match, f"attack:{GHOST_RIDER}", "pass", f"block:{fantastic}:{GHOST_RIDER}", *rolls)
    play(match, f"attack:{fantastic}")
    assert (match.actor, keys(match)) == (
        ME,
        [f"block:sidekick:{fantastic}", f"block:{GHOST_RIDER}:{fantastic}", "pass"],
    )
    play(match, f"block:{GHOST_RIDER}:{fantastic}", "pass", *rolls)
    play(match, "attack:sidekick", f"attack:{GHOST_RIDER}", f"block:{fantastic}:sidekick")
    assert life(match) == [20, 17]  # Ghost Rider was not blocked this time
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, ME, "used") == [GHOST_RIDER]


def test_dm_5_5_2_unblocked_attackers_go_to_used() -> None:
    match = position(seat(field=[f"{THOR} 1", f"{GHOST_RIDER} 1"]), seat(field=["sidekick"]), step="attack")
    play(match, f"attack:{THOR}", f"attack:{GHOST_RIDER}", f"block:sidekick:{GHOST_RIDER}")
    assert zone(match, ME, "used") == [THOR]
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 1"]


def test_dm_5_5_2_even_if_their_damage_was_prevented() -> None:
    match = position(
        seat(field=["sidekick"]),
        seat(cards={"vibranium-shield-irreplaceable": 1}, reserve=["sidekick shield"]),
        step="attack",
    )
    play(match, "attack:sidekick", "global:vibranium-shield-irreplaceable:seat-1")
    assert life(match) == [20, 20]
    assert zone(match, ME, "used") == ["sidekick"]


def test_dm_5_5_2_even_if_their_damage_was_redirected() -> None:
    match = position(
        seat(field=["sidekick"]),
        seat(cards={"iron-man-inventor": 1}, reserve=["sidekick shield"], field=[f"{GHOST_RIDER} 1"]),
        step="attack",
    )
    play(match, "attack:sidekick", "pass", "global:iron-man-inventor:seat-1")
    assert life(match) == [20, 20]
    assert zone(match, ME, "used") == ["sidekick"]


def test_dm_5_5_3_all_damage_is_taken_off_on_both_sides() -> None:
    match = position(
        seat(field=[f"{THOR} 1", f"{GHOST_RIDER} 3"], reserve=["force-beam action-1"]),
        seat(field=[f"{CAPTAIN} 3"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert marked(match, ME) == {THOR: 2, GHOST_RIDER: 2}
    play(match, f"attack:{THOR}", "pass", f"block:{CAPTAIN}:{THOR}")
    assert match.view(None)["active"] == FOE
    assert marked(match, ME) == {GHOST_RIDER: 0}  # Thor: 2 + 5 of 6
    assert marked(match, FOE) == {}  # 2 + 5 of 5
    match = position(seat(field=[f"{THOR} 2"]), seat(field=[f"{HULK} 3"]), step="attack")
    play(match, f"attack:{THOR}", f"block:{HULK}:{THOR}")
    assert marked(match, FOE) == {HULK: 0}


def test_dm_5_5_3_after_what_happens_at_the_end_of_the_turn() -> None:
    """Colossus spins up in time to be saved by it: 3 of 4 at level 1, and no damage in the next turn."""
    match = position(
        seat(field=["colossus-unstoppable 1 damage=3", f"{GHOST_RIDER} 3 damage=2"]), step="attack"
    )
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert zone(match, ME, "field") == ["colossus-unstoppable 2", f"{GHOST_RIDER} 3"]
    assert marked(match, ME) == {"colossus-unstoppable": 0, GHOST_RIDER: 0}


def test_dm_5_5_4_actions_left_in_the_reserve_go_to_used_and_energy_stays() -> None:
    match = position(
        seat(
            field=["sidekick"],
            reserve=["sidekick bolt", "force-beam generic-2", "force-beam action-1", f"{THOR} bolt-2"],
        ),
        basics=("force-beam",),
        step="attack",
    )
    play(match, "attack:sidekick", "pass")
    assert match.view(None)["active"] == FOE
    assert zone(match, ME, "reserve") == ["force-beam generic-2", "sidekick bolt", f"{THOR} bolt-2"]
    assert zone(match, ME, "used") == ["force-beam", "sidekick"]


def test_dm_5_5_5_effects_end_but_those_of_active_cards_go_on() -> None:
    match = position(
        seat(
            field=["captain-america-natural-leader 1", "sidekick"],
            reserve=["inner-rage action-1"],
        ),
        basics=("inner-rage",),
    )
    play(match, "use:inner-rage", "choose:sidekick")  # and the only other one
    assert numbers(match, ME, "sidekick") == (4, 4)
    assert numbers(match, ME, "captain-america-natural-leader") == (5, 5)
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert numbers(match, ME, "sidekick") == (2, 2)
    assert numbers(match, ME, "captain-america-natural-leader") == (3, 3)
