"""DM-8 to DM-10: damage and bonuses, active and fielded characters, damage prevented and redirected."""

from tests.kits.dice_masters import die, keys, life, marked, numbers, play, position, seat, zone

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LEADER = "captain-america-natural-leader"
SHIELD = "vibranium-shield-one-of-a-kind"
ROLL = {face: [f"roll:sidekick:{face}"] * 3 for face in ("bolt", "mask")}  # three Sidekicks


# DM-8: damage and bonuses


def test_dm_8_1_damage_stays_until_the_turn_ends_whoever_has_it() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1", "sidekick"], reserve=["power-bolt action-0"]),
        seat(field=[f"{GHOST_RIDER} 2"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{GHOST_RIDER}:level-2")
    assert marked(match, FOE) == {GHOST_RIDER: 2}
    play(match, f"attack:{GHOST_RIDER}", "pass", f"block:{GHOST_RIDER}:{GHOST_RIDER}")
    assert zone(match, FOE, "field") == []  # 2 + 2 of 4
    over = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=[f"{GHOST_RIDER} 2"]),
        basics=("power-bolt",),
    )
    play(over, "use:power-bolt", f"choose:{GHOST_RIDER}", "pass")
    assert marked(over, FOE) == {GHOST_RIDER: 0}


def test_dm_8_1_a_kod_die_leaves_its_damage_behind() -> None:
    """Invulnerability brings it back at once, without a scratch."""
    match = position(
        seat(
            field=["sidekick", f"{GHOST_RIDER} 2"],
            reserve=["invulnerability action-0", "mjolnir-forged-by-odin action-0"],
        ),
        seat(field=["sidekick"]),
        basics=("invulnerability",),
        step="attack",
    )
    play(match, f"attack:{GHOST_RIDER}", "pass", f"block:sidekick:{GHOST_RIDER}", "use:invulnerability")
    play(match, "use:mjolnir-forged-by-odin", f"choose:{GHOST_RIDER}")
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 1", "sidekick 1"]


def test_dm_8_2_all_changes_are_added_up_before_they_apply() -> None:
    """Mr. Fantastic has 1A: -2 and +1 leave him 0, not 1."""
    match = position(
        seat(field=["venom-angelo-fortunato 1"], reserve=["sidekick bolt"]),
        seat(field=["mr-fantastic-elastic 1"]),
        basics=("invulnerability",),
    )
    assert numbers(match, FOE, "mr-fantastic-elastic") == (0, 3)
    play(match, "global:invulnerability", "choose:mr-fantastic-elastic")
    assert numbers(match, FOE, "mr-fantastic-elastic") == (0, 3)
    assert die(match, FOE, "mr-fantastic-elastic")["printed"] == [1, 5]


def test_dm_8_3_no_value_falls_below_0_and_a_die_with_0_defense_is_kod() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["doctor-doom-reed-richards-rival 1", "sidekick bolt"]),
        seat(field=["sidekick", "hawkeye-longbow 1", "mr-fantastic-elastic 1"]),
    )
    play(match, "field:doctor-doom-reed-richards-rival")
    # All non-Villains have -1A/-1D: those with D 1 are KO'd, on both sides.
    assert zone(match, ME, "field") == ["doctor-doom-reed-richards-rival 1"]
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 1"]
    assert zone(match, FOE, "prep") == ["hawkeye-longbow", "sidekick"]
    assert numbers(match, FOE, "mr-fantastic-elastic") == (0, 4)


def test_dm_8_3_so_it_is_when_a_global_has_lowered_it() -> None:
    """Doctor Doom's Global: -1A/-1D for the turn. The Sidekick has no damage, and no D."""
    match = position(
        seat(field=["doctor-doom-nemesis 1"], reserve=["sidekick shield"] * 2),
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
    )
    play(match, "global:doctor-doom-nemesis", "choose:1", "choose:sidekick")
    assert zone(match, FOE, "prep") == ["sidekick"]
    play(match, "global:doctor-doom-nemesis", f"choose:{GHOST_RIDER}")
    assert numbers(match, FOE, GHOST_RIDER) == (1, 2)


def test_dm_8_3_when_a_bonus_ends_a_die_can_be_left_without_defense() -> None:
    """Take Cover keeps the Sidekick alive next to Doctor Doom, for one turn: then it is KO'd, in time to be
    rolled in its owner's turn."""
    doom = "doctor-doom-reed-richards-rival"
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=[f"{doom} 1", "sidekick bolt"]),
        seat(field=["sidekick"], reserve=["sidekick shield"], bag=[f"{GHOST_RIDER}"] * 4),
        basics=("take-cover",),
        globals_order="every-action",
    )
    play(match, "pass", "global:take-cover", "choose:sidekick", f"field:{doom}", "pass")
    assert match.view(None)["active"] == FOE
    assert zone(match, FOE, "field") == []
    assert zone(match, FOE, "rolling") == [*[f"{GHOST_RIDER} None"] * 4, "sidekick None"]


def test_dm_8_4_a_bonus_that_was_gained_lasts_until_the_end_of_the_turn() -> None:
    """Beast keeps his bonus for blocking when the attacker he blocks has gone."""
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
        seat(field=["beast-big-boy-blue 2"], reserve=["sidekick mask"]),
        step="attack",
        basics=("distraction",),
    )
    play(match, "attack:sidekick", f"attack:{GHOST_RIDER}", "block:beast-big-boy-blue:sidekick")
    assert numbers(match, FOE, "beast-big-boy-blue") == (3, 4)
    play(match, "global:distraction")
    assert numbers(match, FOE, "beast-big-boy-blue") == (3, 4)
    play(match, "choose:sidekick")
    assert match.view(None)["active"] == FOE
    assert numbers(match, FOE, "beast-big-boy-blue") == (2, 3)


# DM-9: active, fielded


def test_dm_9_1_a_text_while_active_counts_once_however_many_dice_there_are() -> None:
    match = position(seat(field=[*[f"{LEADER} 1"] * 4, "sidekick"]), seat(field=["sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)
    assert numbers(match, FOE, "sidekick") == (1, 1)


def test_dm_9_1_so_does_one_that_does_something_at_a_moment() -> None:
    """Colossus: 2 damage for each of my characters at level 2 or 3, whatever number of dice he has."""
    match = position(seat(field=["colossus-piotr-rasputin 2"] * 2))
    play(match, "pass")
    assert life(match) == [20, 16]


def test_dm_9_1_a_card_is_active_in_the_attack_zone_and_until_its_last_die_has_gone() -> None:
    match = position(
        seat(field=[f"{LEADER} 1", f"{LEADER} 2", "sidekick"], reserve=["smash action-0", "smash action-2"]),
        seat(field=[f"{GHOST_RIDER} 1"]),
        step="attack",
        basics=("smash",),
    )
    play(match, f"attack:{LEADER}:level-1", f"attack:{LEADER}", "pass", "pass")
    assert numbers(match, ME, "sidekick") == (2, 2)
    play(match, "use:smash:action-0", f"choose:{LEADER}:level-1")
    assert numbers(match, ME, "sidekick") == (2, 2)
    play(match, "use:smash", f"choose:{LEADER}")
    assert numbers(match, ME, "sidekick") == (1, 1)


def test_dm_9_2_to_be_fielded_is_to_go_from_the_reserve_to_the_field_for_the_cost() -> None:
    """Human Torch damages the opponent for each fielding: for the Sidekick, not for coming back."""
    match = position(
        seat(field=["human-torch-johnny-storm 3"], reserve=["sidekick 1"]),
        seat(field=[f"{GHOST_RIDER} 2"]),
    )
    play(match, "field:sidekick", f"choose:{GHOST_RIDER}")
    assert life(match) == [20, 19]
    play(match, "attack:human-torch-johnny-storm", "pass", f"block:{GHOST_RIDER}:human-torch-johnny-storm")
    assert zone(match, ME, "field") == ["human-torch-johnny-storm 3", "sidekick 1"]
    assert life(match) == [20, 19]


def test_dm_9_2_getting_control_of_a_die_is_not_fielding_it() -> None:
    match = position(
        seat(field=["human-torch-johnny-storm 1"], reserve=["loki-illusionist 1", "sidekick mask"]),
        seat(field=["hawkeye-longbow 1", f"{GHOST_RIDER} 3"]),
    )
    play(match, "field:loki-illusionist", "choose:loki-illusionist", "choose:hawkeye-longbow")
    # Hawkeye's own "when fielded" stays silent; the Torch speaks once, for Loki.
    assert die(match, ME, "hawkeye-longbow")["controlled"] is True
    play(match, f"choose:{GHOST_RIDER}")
    assert life(match) == [20, 19]
    assert marked(match, FOE) == {GHOST_RIDER: 1}
    assert "attack:hawkeye-longbow" in keys(match)


def test_dm_9_2_a_captured_die_that_comes_back_is_not_fielded() -> None:
    match = position(
        seat(reserve=["loki-trickster 1", "sidekick mask"]),
        seat(field=["hawkeye-longbow 1", "human-torch-johnny-storm 3"]),
    )
    play(match, "field:loki-trickster")  # level 1 at most: Hawkeye
    assert die(match, ME, "loki-trickster")["captive"] == ["hawkeye-longbow"]
    play(match, "pass")
    assert zone(match, FOE, "field") == ["hawkeye-longbow 1", "human-torch-johnny-storm 3"]
    assert zone(match, ME, "field") == ["loki-trickster 1"]
    assert life(match) == [20, 20]


def test_dm_9_3_other_texts_belong_to_each_die_by_itself() -> None:
    """Both Iron Men are damaged by one Force Beam, and each gives his life point."""
    match = position(
        seat(field=["iron-man-philanthropist 1"] * 2, reserve=["force-beam action-0"], life=10),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert life(match) == [12, 20]


# DM-10: prevent, redirect


def test_dm_10_1_nothing_reacts_to_what_was_prevented_and_costs_stay_paid() -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"], reserve=["force-beam action-0"]),
        seat(field=["hulk-anger-issues 3"], cards={SHIELD: 1}, reserve=["sidekick shield", "sidekick wild"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    saved = ("sidekick", GHOST_RIDER, "hulk-anger-issues")
    assert keys(match) == [*[f"global:{SHIELD}:{name}" for name in saved], "pass"]
    play(match, f"global:{SHIELD}:hulk-anger-issues", "pay:sidekick:shield")
    play(match, "pass")  # they could save my Sidekick, too
    assert marked(match, FOE) == {"hulk-anger-issues": 0}
    assert numbers(match, FOE, "hulk-anger-issues") == (8, 8)
    assert zone(match, FOE, "used") == ["sidekick"]
    assert zone(match, ME, "prep") == ["sidekick"]


def test_dm_10_1_to_take_no_damage_is_prevention_too() -> None:
    """Iron Man has 4 of 5 damage: a bolt character adds none to it, a shield character or an action does."""
    billionaire = "iron-man-billionaire"
    for name, stays in ((GHOST_RIDER, True), ("captain-america-american-hero", False)):
        match = position(seat(field=[f"{name} 1"]), seat(field=[f"{billionaire} 1 damage=4"]), step="attack")
        play(match, f"attack:{name}", f"block:{billionaire}:{name}")
        assert zone(match, FOE, "field") == ([f"{billionaire} 1"] if stays else [])
    bolt = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=[f"{billionaire} 1 damage=4"]),
        basics=("power-bolt",),
    )
    play(bolt, "use:power-bolt", f"choose:{billionaire}")
    assert zone(bolt, FOE, "prep") == [billionaire]


def test_dm_10_1_no_damage_to_a_whole_energy_type() -> None:
    """Vibranium Shield "One of a Kind": the type is named when the attack step starts, for both players."""
    match = position(
        seat(field=["thor-odinson 1", "sidekick"], reserve=[f"{SHIELD} action-0", "force-beam action-1"]),
        seat(field=["nova-the-human-rocket 1", "hulk-annihilator 3"]),
        basics=("force-beam",),
    )
    play(match, f"use:{SHIELD}", "pass")
    assert (match.actor, len(keys(match))) == (ME, 4)
    play(match, next(key for key in keys(match) if "bolt" in key), "attack:sidekick", "pass", "pass")
    play(match, "use:force-beam")
    # Thor and Nova are bolt characters: no damage, and Nova has nothing to answer.
    assert zone(match, ME, "prep") == ["sidekick"]
    assert life(match) == [20, 20]
    assert zone(match, ME, "field") == ["thor-odinson 1"]


def test_dm_10_1_a_shield_that_lies_by_a_character_prevents_all_damage_to_it_for_the_turn() -> None:
    """Vibranium Shield "Cap's Protection": used in one turn, given up in the other player's."""
    shield = "vibranium-shield-caps-protection"
    match = position(
        seat(field=["nova-the-human-rocket 1", "sidekick"], reserve=[f"{shield} action-0"]),
        seat(
            field=["thor-odinson 1", "hulk-annihilator 3"],
            bag=["power-bolt", *["sidekick"] * 3],
            reserve=["sidekick bolt"] * 2,
            cards={"mjolnir-thors-hammer": 1},
        ),
        basics=("power-bolt",),
    )
    play(match, f"use:{shield}", "choose:nova-the-human-rocket")
    assert match.actor == FOE
    unguarded = match.fork()
    play(unguarded, "global:mjolnir-thors-hammer", "choose:sidekick")
    assert zone(unguarded, ME, "prep") == ["sidekick"]  # it lies by Nova, not by the Sidekick
    play(match, "pass", "pass")
    assert die(match, ME, "nova-the-human-rocket")["attached"] == [shield]
    play(match, "draw:power-bolt", *ROLL["bolt"], "roll:power-bolt:action-0", "keep", "pass")
    play(match, "attack:thor-odinson", "attack:hulk-annihilator")
    play(match, "block:nova-the-human-rocket:thor-odinson", "block:sidekick:thor-odinson")
    play(match, "use:power-bolt", "choose:nova-the-human-rocket")
    guard = f"use:{shield}:nova-the-human-rocket"
    assert (match.actor, keys(match)) == (ME, [guard, "pass"])
    play(match, guard)
    assert marked(match, ME)["nova-the-human-rocket"] == 0
    assert zone(match, ME, "used") == [shield]
    play(match, "pass", "assign:sidekick:0")  # 5 for Nova: nothing happens, and he has nothing to answer
    assert zone(match, ME, "field") == ["nova-the-human-rocket 1", "sidekick 1"]
    assert life(match) == [12, 20]  # Hulk's 8 only, and no 2 by Nova


def test_dm_10_1_a_shield_that_pins_a_character_down_protects_nobody() -> None:
    shield = "vibranium-shield-irreplaceable"
    match = position(
        seat(field=["sidekick"], reserve=[f"{shield} action-0", "power-bolt action-0"]),
        seat(field=["thor-odinson 1"]),
        basics=("power-bolt",),
    )
    play(match, f"use:{shield}", "use:power-bolt", "choose:thor-odinson")
    assert marked(match, FOE) == {"thor-odinson": 2}
    assert die(match, FOE, "thor-odinson")["attached"] == [shield]


def test_dm_10_2_a_redirecting_text_may_choose_whom_the_effect_could_not() -> None:
    """Cyclops damages opposing characters; Nova sends his share back to Cyclops himself."""
    match = position(
        seat(field=["cyclops-if-looks-could-kill 2"]), seat(field=["nova-bucket-head 1"]), step="attack"
    )
    play(match, "attack:cyclops-if-looks-could-kill")
    assert (match.actor, keys(match)) == (FOE, ["choose:redirect:5:nova-bucket-head", "pass"])
    play(match, "choose:redirect:5:nova-bucket-head")
    assert keys(match) == ["choose:cyclops-if-looks-could-kill", "choose:nova-bucket-head"]
    play(match, "choose:cyclops-if-looks-could-kill")
    assert zone(match, ME, "prep") == ["cyclops-if-looks-could-kill"]
    assert zone(match, FOE, "field") == ["nova-bucket-head 1"]


def test_dm_10_2_the_source_stays_the_same() -> None:
    """Hawkeye's damage to the player becomes damage to Thor, and Hawkeye spins Thor to level 1."""
    match = position(
        seat(field=["hawkeye-brer-hawkeye 1"]),
        seat(field=["thor-odinson 3"], cards={"iron-man-inventor": 1}, reserve=["sidekick shield"]),
        step="attack",
    )
    play(match, "attack:hawkeye-brer-hawkeye", "pass", "global:iron-man-inventor:seat-1")
    assert life(match) == [20, 18]
    assert zone(match, FOE, "field") == ["thor-odinson 1"]


def test_dm_10_2_the_new_target_keeps_its_own_protection() -> None:
    """Iron Man takes 1 less: the damage that is redirected to him would KO him, but nothing of it is left."""
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
        seat(
            field=["iron-man-inventor 1 damage=4", "iron-man-inventor 3 damage=6"],
            reserve=["iron-man-inventor shield-2"],
        ),
        step="attack",
    )
    play(match, "attack:sidekick", f"attack:{GHOST_RIDER}", "pass")
    assert keys(match) == [
        "global:iron-man-inventor:seat-1:1",
        "global:iron-man-inventor:seat-1:2",
        "pass",
    ]
    play(match, "global:iron-man-inventor:seat-1:1")
    assert keys(match) == ["choose:iron-man-inventor:level-1", "choose:iron-man-inventor:level-3"]
    play(match, "choose:iron-man-inventor:level-1")
    play(match, "global:iron-man-inventor:seat-1:2", "choose:iron-man-inventor:level-3")
    assert life(match) == [20, 19]
    assert zone(match, FOE, "field") == ["iron-man-inventor 1", "iron-man-inventor 3"]


def test_dm_10_2_who_gets_redirected_damage_may_redirect_it_by_its_own_text() -> None:
    """Nova sends Thor's damage to Mr. Fantastic, who passes 2 of it on to the attacker he blocks."""
    match = position(
        seat(field=["thor-odinson 1", "sidekick"]),
        seat(field=["nova-bucket-head 1", "mr-fantastic-the-invincible-man 1"]),
        step="attack",
    )
    play(match, "attack:thor-odinson", "attack:sidekick", "block:nova-bucket-head:thor-odinson")
    play(match, "block:mr-fantastic-the-invincible-man:sidekick")
    sent = "choose:redirect:5:nova-bucket-head"
    assert sent in keys(match)
    play(match, sent, "choose:mr-fantastic-the-invincible-man")
    again = [key for key in keys(match) if key.startswith("choose:redirect:2")]
    assert len(again) == 1
    play(match, again[0])
    while match.view(None)["active"] == ME:
        play(match, "pass")
    # Mr. Fantastic: 3 of Thor's 5 and 1 of the Sidekick, of 5. The Sidekick: 2 of Thor's and 1 more.
    assert zone(match, FOE, "field") == ["mr-fantastic-the-invincible-man 1", "nova-bucket-head 1"]
    assert zone(match, ME, "prep") == ["sidekick"]


def test_dm_10_2_nova_redirects_one_instance_each_turn() -> None:
    """The first damage of the turn is over once it has been redirected."""
    match = position(
        seat(
            field=["sidekick"],
            reserve=["power-bolt action-0", "power-bolt action-1", "sidekick bolt", "sidekick bolt"],
            cards={"mjolnir-thors-hammer": 1},
        ),
        seat(field=["nova-bucket-head 1", f"{GHOST_RIDER} 1"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt:action-0", "choose:nova-bucket-head")
    play(match, "choose:redirect:2:nova-bucket-head", f"choose:{GHOST_RIDER}")
    assert marked(match, FOE) == {"nova-bucket-head": 0, GHOST_RIDER: 2}
    play(match, "use:power-bolt", "choose:nova-bucket-head")
    assert marked(match, FOE) == {"nova-bucket-head": 2, GHOST_RIDER: 2}
    play(match, "pass", "pass", *["roll:sidekick:bolt"] * 4, "keep")
    assert marked(match, FOE) == {"nova-bucket-head": 0, GHOST_RIDER: 0}  # a new turn
    play(match, "pass", "global:mjolnir-thors-hammer", "choose:nova-bucket-head")
    assert (match.actor, keys(match)) == (FOE, ["choose:redirect:1:nova-bucket-head", "pass"])
    taken = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "power-bolt action-1"]),
        seat(field=["nova-bucket-head 1", f"{GHOST_RIDER} 1"]),
        basics=("power-bolt",),
    )
    play(taken, "use:power-bolt:action-0", "choose:nova-bucket-head", "pass")
    play(taken, "use:power-bolt", "choose:nova-bucket-head")
    assert zone(taken, FOE, "prep") == ["nova-bucket-head"]


def test_dm_10_2_mr_fantastic_redirects_up_to_2_to_the_attacker_he_blocks() -> None:
    match = position(
        seat(field=["thor-odinson 1"]), seat(field=["mr-fantastic-the-invincible-man 1"]), step="attack"
    )
    play(match, "attack:thor-odinson", "block:mr-fantastic-the-invincible-man:thor-odinson")
    fantastic = "mr-fantastic-the-invincible-man"
    assert keys(match) == [f"choose:redirect:1:{fantastic}", f"choose:redirect:2:{fantastic}", "pass"]
    play(match, f"choose:redirect:2:{fantastic}")
    assert zone(match, FOE, "field") == [f"{fantastic} 1"]  # 3 of 5
    assert zone(match, ME, "field") == ["thor-odinson 1"]  # 1 + 2 of 6
    twice = position(
        seat(field=["thor-odinson 1"], reserve=["power-bolt action-0"]),
        seat(field=[f"{fantastic} 1"]),
        step="attack",
        basics=("power-bolt",),
    )
    play(twice, "attack:thor-odinson", f"block:{fantastic}:thor-odinson")
    play(twice, "use:power-bolt", f"choose:{fantastic}", f"choose:redirect:1:{fantastic}")
    play(twice, f"choose:redirect:2:{fantastic}")  # each time: 1 of 2, then 3 of 5
    assert zone(twice, FOE, "field") == [f"{fantastic} 1"]
    in_main = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=["mr-fantastic-the-invincible-man 1"]),
        basics=("power-bolt",),
    )
    play(in_main, "use:power-bolt", f"choose:{fantastic}")
    assert marked(in_main, FOE) == {fantastic: 2}  # he does not block


def test_dm_10_3_nothing_reacts_to_damage_that_a_global_redirected() -> None:
    """The damage to the player is gone: Hulk, who would answer it, stays as he is."""
    parts = {"field": ["hulk-anger-issues 3", "sidekick"], "cards": {"iron-man-inventor": 1}}
    match = position(seat(field=["sidekick"]), seat(**parts, reserve=["sidekick shield"]), step="attack")
    play(match, "attack:sidekick", "pass", "global:iron-man-inventor:seat-1")
    play(match, "choose:sidekick:seat-1")
    assert life(match) == [20, 20]
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(**parts, reserve=["sidekick shield"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:seat-1", "global:iron-man-inventor:seat-1")
    play(match, "choose:sidekick:seat-1")
    # 1 of 2 was left for the player, and that is enough for Hulk.
    assert life(match) == [20, 19]
    assert numbers(match, FOE, "hulk-anger-issues") == (10, 10)


def test_dm_10_3_what_was_prevented_cannot_be_made_larger() -> None:
    """The defender prevents the 1 damage; my Human Torch's Global has nothing to add to."""
    match = position(
        seat(field=["sidekick"], reserve=["force-beam action-0", "sidekick bolt"]),
        seat(
            field=[f"{GHOST_RIDER} 2"],
            cards={SHIELD: 1, "human-torch-flame-on": 1},
            reserve=["sidekick shield"],
        ),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    more = [f"global:human-torch-flame-on:{name}" for name in ("sidekick", GHOST_RIDER)]
    assert (match.actor, keys(match)) == (ME, [*more, "pass"])
    play(match, "pass", f"global:{SHIELD}:{GHOST_RIDER}")
    assert (match.actor, keys(match)) == (ME, [more[0], "pass"])
    play(match, "pass")
    assert marked(match, FOE) == {GHOST_RIDER: 0}
