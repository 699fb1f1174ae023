"""DM-14 and DM-14a: Dice, and the glossary."""

from tests.kits.dice_masters import die, home_made, keys, life, marked, numbers, play, position, seat, zone
from thwack import CHANCE, Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LOKI, PUPPETEER = "loki-trickster", "loki-illusionist"


# DM-14: dice


def test_dm_14_1_in_reserve_and_field_a_die_is_what_its_face_shows() -> None:
    """Power Bolt costs 3: a Sidekick that shows a character pays for nothing."""
    energy = ["sidekick bolt", "sidekick fist", "sidekick mask"]
    match = position(seat(reserve=["sidekick 1", *energy]), basics=("power-bolt",))
    assert keys(match) == ["buy:power-bolt", "field:sidekick", "pass"]
    play(match, "field:sidekick")
    assert zone(match, ME, "reserve") == energy
    assert zone(match, ME, "field") == ["sidekick 1"]
    assert keys(match) == ["buy:power-bolt", "pass"]
    poorer = position(seat(reserve=["sidekick 1", *energy[:2]]), basics=("power-bolt",))
    assert keys(poorer) == ["field:sidekick", "pass"]


def test_dm_14_2_elsewhere_a_die_is_a_character_or_an_action_by_its_kind() -> None:
    """Rogue takes a character die out of the opponent's used pile: a Sidekick is one, too."""
    used = ["sidekick", "thor-odinson", "force-beam", "mjolnir-thors-hammer"]
    match = position(
        seat(reserve=["rogue-anna-raven 1", "sidekick bolt"]), seat(used=used), basics=("force-beam",)
    )
    play(match, "field:rogue-anna-raven", keys_after_field(match))
    assert sorted(keys(match)) == ["choose:sidekick", "choose:thor-odinson"]
    # Unrolled, dice show no face.
    assert all(isinstance(name, str) for name in match.view(None)["seats"][FOE]["used"])


def keys_after_field(match: Match) -> str:
    """What accepts the optional effect of the character that is fielded next."""
    twin = match.fork()
    twin.play(keys(twin)[0])
    return keys(twin)[0]


def test_dm_14_3_every_roll_ends_on_one_of_the_six_faces() -> None:
    """A die cannot fall off this table: what can come up is just what is printed on it."""
    match = position(
        seat(bag=["sidekick", "thor-odinson", "mr-fantastic-elastic", "force-beam"]),
        step="clear",
        basics=("force-beam",),
    )
    play(match, "draw:sidekick", "draw:thor-odinson", "draw:mr-fantastic-elastic")
    assert match.actor == CHANCE
    found = []
    for _ in range(4):
        found.append([key.split(":")[2] for key in keys(match)])
        play(match, keys(match)[0])
    levels = ["level-1", "level-2", "level-3"]
    assert found == [
        ["fist", "bolt", "mask", "shield", "wild", "level-1"],
        ["bolt", "bolt-2", *levels],
        ["mask", "mask-2", *levels],
        ["generic-2", "action-0", "action-1", "action-2"],
    ]


def magneto(step: str = "main", active: int = ME) -> Match:
    """A Villain that attacks or waits, and a mask for Magneto's Global for both."""
    attacking = " attacking" if step == "actions" else ""
    return position(
        seat(
            field=[f"venom-mac-gargan 3{attacking}"],
            reserve=["sidekick mask"],
            cards={"magneto-sonderkommando": 1},
        ),
        seat(field=["sidekick blocks=0" if attacking else "sidekick"], reserve=["sidekick mask"]),
        step=step,
        active=active,
    )


def test_dm_14_4_a_rerolled_die_stays_in_its_zone_if_its_face_can_be_there() -> None:
    match = magneto("actions")
    play(match, "global:magneto-sonderkommando", "roll:venom-mac-gargan:level-1")
    assert zone(match, ME, "field") == ["venom-mac-gargan 1"]
    assert die(match, ME, "venom-mac-gargan")["attacking"] is True


def test_dm_14_4_else_it_goes_to_the_reserve() -> None:
    match = magneto()
    play(match, "global:magneto-sonderkommando", "roll:venom-mac-gargan:fist-2")
    assert zone(match, ME, "field") == []
    assert zone(match, ME, "reserve") == ["venom-mac-gargan fist-2"]


def test_dm_14_4_unless_the_card_names_a_place() -> None:
    match = position(
        seat(reserve=["storm-african-priestess 2", "sidekick bolt"]),
        seat(field=["sidekick", "thor-odinson 2"]),
    )
    play(match, "field:storm-african-priestess", "choose:thor-odinson", "roll:thor-odinson:bolt")
    assert zone(match, FOE, "used") == ["thor-odinson"]
    assert zone(match, FOE, "reserve") == []


def test_dm_14_5_up_and_down_are_the_next_levels_and_there_is_nothing_beyond() -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1", "thor-odinson 2"], reserve=["focus-power action-0"]),
        seat(field=["hulk-annihilator 3"]),
        basics=("focus-power",),
    )
    play(match, "use:focus-power")
    assert sorted(keys(match)) == [
        f"choose:{GHOST_RIDER}:up",
        "choose:hulk-annihilator:down",
        "choose:thor-odinson:down",
        "choose:thor-odinson:up",
    ]
    play(match, "choose:hulk-annihilator:down")
    assert zone(match, FOE, "field") == ["hulk-annihilator 2"]
    assert numbers(match, FOE, "hulk-annihilator") == (7, 7)


def test_dm_14_5_a_text_that_spins_has_no_effect_on_a_die_at_the_end_of_its_levels() -> None:
    for level, then in ((1, 2), (2, 3), (3, 3)):
        match = position(seat(field=[f"colossus-unstoppable {level}"]))
        play(match, "pass")
        assert zone(match, ME, "field") == [f"colossus-unstoppable {then}"]


def captured() -> Match:
    """Loki at level 2 has captured Captain America, who led a Sidekick."""
    match = position(
        seat(
            field=["sidekick"],
            reserve=[f"{LOKI} 2", "sidekick mask", "force-beam action-1", "smash action-2"],
        ),
        seat(field=["captain-america-natural-leader 2 damage=1", "sidekick"]),
        basics=("force-beam", "smash"),
    )
    assert numbers(match, FOE, "sidekick") == (2, 2)
    play(match, f"field:{LOKI}", "choose:captain-america-natural-leader")
    return match


def test_dm_14_6_a_captured_die_does_not_exist_for_the_game() -> None:
    match = captured()
    assert die(match, ME, LOKI)["captive"] == ["captain-america-natural-leader"]
    assert zone(match, FOE, "field") == ["sidekick 1"]
    assert zone(match, ME, "field") == [f"{LOKI} 2", "sidekick 1"]
    assert numbers(match, FOE, "sidekick") == (1, 1)  # its card is not active any more
    play(match, "use:smash")
    assert sorted(keys(match)) == [f"choose:{LOKI}", "choose:sidekick:seat-0", "choose:sidekick:seat-1"]


def test_dm_14_6_it_comes_back_at_the_end_of_the_turn() -> None:
    match = captured()
    play(match, "pass", "pass")
    assert match.view(None)["active"] == FOE
    assert zone(match, FOE, "field") == ["captain-america-natural-leader 2", "sidekick 1"]
    assert numbers(match, FOE, "sidekick") == (2, 2)
    assert die(match, ME, LOKI)["captive"] == []


def test_dm_14_6_or_when_its_captor_is_kod() -> None:
    match = captured()
    play(match, "use:smash", f"choose:{LOKI}")
    assert zone(match, ME, "prep") == [LOKI]
    assert zone(match, FOE, "field") == ["captain-america-natural-leader 2", "sidekick 1"]
    assert marked(match, FOE) == {"captain-america-natural-leader": 1, "sidekick": 0}


def test_dm_14_6_it_goes_back_to_the_zone_it_came_from() -> None:
    match = position(
        seat(reserve=["rogue-anna-raven 1", "sidekick bolt"]),
        seat(used=["thor-odinson"], bag=["sidekick"] * 4),
    )
    play(match, "field:rogue-anna-raven", keys_after_field(match))
    assert zone(match, FOE, "used") == []
    assert numbers(match, ME, "rogue-anna-raven") == (5, 6)  # Thor's, at level 1
    play(match, "pass")
    assert zone(match, FOE, "used") == ["thor-odinson"]
    assert numbers(match, ME, "rogue-anna-raven") == (2, 3)


def controlled(puppet: str = f"{GHOST_RIDER} 3", **mine: object) -> Match:
    """Loki at level 1 controls a character of the opponent."""
    field = ["sidekick", *mine.pop("field", [])]  # type: ignore[misc]
    reserve = [f"{PUPPETEER} 1", "sidekick mask", *mine.pop("reserve", [])]  # type: ignore[misc]
    match = position(
        seat(field=field, reserve=reserve, **mine),
        seat(field=[puppet, "sidekick"]),
        basics=("smash", "power-bolt"),
    )
    play(match, f"field:{PUPPETEER}", f"choose:{puppet.split()[0]}")
    return match


def test_dm_14_7_a_controlled_die_counts_as_ones_own_and_may_attack_but_the_controller_may_not() -> None:
    match = controlled()
    row = die(match, ME, GHOST_RIDER)
    assert (row["controlled"], row["owner"], row["level"]) == (True, FOE, 3)
    assert zone(match, FOE, "field") == ["sidekick 1"]
    assert keys(match) == ["attack:sidekick", f"attack:{GHOST_RIDER}", "pass"]  # no Loki
    play(match, f"attack:{GHOST_RIDER}", "pass", "pass")
    assert life(match) == [20, 15]


def test_dm_14_7_who_controls_nobody_any_more_may_attack() -> None:
    match = controlled(f"{GHOST_RIDER} 1", reserve=["smash action-0"])
    play(match, "use:smash", f"choose:{GHOST_RIDER}")
    assert keys(match) == ["attack:sidekick", f"attack:{PUPPETEER}", "pass"]


def test_dm_14_7_and_it_has_what_ones_own_characters_have() -> None:
    match = position(
        seat(field=["captain-america-natural-leader 1"], reserve=[f"{PUPPETEER} 1", "sidekick mask"]),
        seat(field=["sidekick"]),
    )
    assert numbers(match, FOE, "sidekick") == (1, 1)
    play(match, f"field:{PUPPETEER}")
    assert numbers(match, ME, "sidekick") == (2, 2)


def test_dm_14_8_a_controlled_die_goes_by_its_owners_card() -> None:
    """I have Hulk "Jade Giant" and control a Hulk "Green Goliath": he deals damage, he KOs nobody."""
    match = controlled("hulk-green-goliath 3", cards={"hulk-jade-giant": 2}, reserve=["power-bolt action-0"])
    play(match, "use:power-bolt", "choose:hulk-green-goliath")
    assert zone(match, FOE, "prep") == ["sidekick"]  # 2 damage to each opposing character
    assert zone(match, ME, "field") == ["hulk-green-goliath 3", f"{PUPPETEER} 1", "sidekick 1"]


def test_dm_14_9_what_would_go_to_your_prep_or_used_pile_goes_to_its_owners_prep() -> None:
    attacked = controlled()
    play(attacked, f"attack:{GHOST_RIDER}", "pass", "pass")
    assert zone(attacked, ME, "used") == ["sidekick"]  # only the one that paid
    assert f"{GHOST_RIDER} None" in zone(attacked, FOE, "rolling")  # out of their prep area
    beaten = controlled(f"{GHOST_RIDER} 1", reserve=["smash action-0"])
    play(beaten, "use:smash", f"choose:{GHOST_RIDER}")
    assert zone(beaten, FOE, "prep") == [GHOST_RIDER]
    assert zone(beaten, ME, "prep") == []
    assert zone(beaten, ME, "field") == [f"{PUPPETEER} 1", "sidekick 1"]


def test_dm_14_9_when_the_controller_is_kod_the_die_goes_back_to_where_it_was_taken_from() -> None:
    match = controlled(reserve=["smash action-0"])
    play(match, "use:smash", f"choose:{PUPPETEER}")
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 3", "sidekick 1"]
    assert zone(match, ME, "field") == ["sidekick 1"]
    assert die(match, FOE, GHOST_RIDER)["controlled"] is False


def test_dm_14_9_so_it_does_in_the_middle_of_its_attack() -> None:
    match = controlled(reserve=["smash action-0", "power-bolt action-0"])
    play(match, "pass", f"attack:{GHOST_RIDER}", "pass", f"block:sidekick:{GHOST_RIDER}")
    play(match, "use:smash", f"choose:{PUPPETEER}")
    row = die(match, FOE, GHOST_RIDER)
    assert (row["attacking"], row["blocked"], row["owner"]) == (False, False, FOE)
    play(match, "pass")
    assert "sidekick 1" in zone(match, FOE, "field")  # nobody has damaged the blocker


CHARMER = """
name = { en = "Charmer" }
type = "character"
energy = "mask"
affiliations = []
faces = ["mask", "mask-2", "mask-2", "0/1/2", "0/2/3", "1/2/4"]

[[card]]
id = "charmer-snakes"
number = 900
subtitle = { en = "Snakes" }
cost = 2
max = 4
rarity = "common"
text = ["when(fielded(this), control(one(character, theirs)))"]
"""


def test_dm_14_9_or_at_the_end_of_the_turn() -> None:
    """A card of our own, since Loki's text KOs his puppet."""
    match = home_made(
        CHARMER, seat(reserve=["charmer-snakes 1"]), seat(field=[f"{GHOST_RIDER} 3", "sidekick"])
    )
    play(match, "field:charmer-snakes", f"choose:{GHOST_RIDER}")
    assert zone(match, ME, "field") == ["charmer-snakes 1", f"{GHOST_RIDER} 3"]
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert zone(match, ME, "field") == ["charmer-snakes 1"]
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 3", "sidekick 1"]
    assert die(match, FOE, GHOST_RIDER)["controlled"] is False


def test_dm_14_9_the_controlling_die_stays_where_it_is() -> None:
    """Loki's own text KOs the puppet at the end of the turn."""
    match = controlled()
    play(match, "pass")
    assert match.view(None)["active"] == FOE
    assert life(match) == [20, 15]  # its A
    assert zone(match, ME, "field") == [f"{PUPPETEER} 1", "sidekick 1"]
    assert f"{GHOST_RIDER} None" in zone(match, FOE, "rolling")


def mystique(level: int = 1) -> Match:
    """My Hulk has grown by his burst (+3A/+3D) and attacks; Mystique blocks him."""
    match = position(
        seat(
            field=["hulk-anger-issues 1", "sidekick"],
            reserve=["power-bolt action-0", "power-bolt action-1", "power-bolt action-2"],
        ),
        seat(field=[f"mystique-unknown {level}"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt:action-0", "choose:seat-0", "pass")
    assert numbers(match, ME, "hulk-anger-issues") == (9, 8)
    play(match, "attack:hulk-anger-issues", "pass", "block:mystique-unknown:hulk-anger-issues")
    return match


def test_dm_14_10_copied_stats_come_with_what_a_burst_has_given() -> None:
    match = mystique()
    assert numbers(match, FOE, "mystique-unknown") == (9, 8)
    assert die(match, FOE, "mystique-unknown")["level"] == 1


def test_dm_14_10_the_copying_die_keeps_its_own_burst() -> None:
    """At level 3 Mystique shows a burst, which gives +1A/+1D on top."""
    match = mystique(3)
    assert numbers(match, FOE, "mystique-unknown") == (10, 9)
    assert die(match, FOE, "mystique-unknown")["burst"] == 1


def test_dm_14_10_with_a_copied_text_the_name_means_the_copying_die() -> None:
    """Mystique acts as Hulk: damaged, she grows, by 2 since her level 1 has no burst."""
    match = mystique()
    assert die(match, FOE, "mystique-unknown")["acts_as"] == "hulk-anger-issues"
    play(match, "use:power-bolt:action-1", "choose:mystique-unknown")
    assert numbers(match, FOE, "mystique-unknown") == (11, 10)
    assert numbers(match, ME, "hulk-anger-issues") == (9, 8)  # he is not hers


# DM-14a: glossary


def test_dm_g_1_an_action_is_a_die_without_character_faces_and_its_face_with_the_icon() -> None:
    """Doctor Strange looks for an action die in the bag; what it rolls may be energy all the same."""
    bag = ["force-beam", "mjolnir-thors-hammer", "thor-odinson", "sidekick"]
    strange = "doctor-strange-probably-a-charlatan"
    match = position(seat(reserve=[f"{strange} 1", "sidekick mask"], bag=bag), seat(), basics=("force-beam",))
    play(match, f"field:{strange}")
    assert sorted(keys(match)) == ["choose:force-beam", "choose:mjolnir-thors-hammer"]
    energy = match.fork()
    play(match, "choose:force-beam", "roll:force-beam:action-0")
    assert "use:force-beam" in keys(match)
    play(energy, "choose:force-beam", "roll:force-beam:generic-2")
    assert zone(energy, ME, "reserve") == ["force-beam generic-2"]
    assert "use:force-beam" not in keys(energy)


def test_dm_g_2_to_assign_is_to_send_characters_and_to_divide_damage() -> None:
    match = position(
        seat(field=["thor-odinson 1"]), seat(field=["sidekick", f"{GHOST_RIDER} 1"]), step="attack"
    )
    play(match, "attack:thor-odinson", "block:sidekick:thor-odinson", f"block:{GHOST_RIDER}:thor-odinson")
    assert keys(match) == [f"assign:sidekick:{n}" for n in range(6)]
    play(match, "assign:sidekick:3")  # 2 are left for Ghost Rider
    assert zone(match, FOE, "field") == [f"{GHOST_RIDER} 1"]


def test_dm_g_3_stats_are_the_numbers_and_abilities_the_text() -> None:
    """One Rogue copies the stats of Cyclops, the other his abilities as well."""
    both = position(
        seat(reserve=["rogue-cant-touch-this 1", "sidekick mask"]), seat(field=["cyclops-slim 2", "sidekick"])
    )
    play(both, "field:rogue-cant-touch-this", "choose:cyclops-slim")
    row = die(both, ME, "rogue-cant-touch-this")
    assert (row["printed"], row["acts_as"]) == ([5, 3], "cyclops-slim")
    stats = position(
        seat(reserve=["rogue-anna-raven 1", "sidekick mask"]), seat(used=["cyclops-slim"], bag=["sidekick"])
    )
    play(stats, "field:rogue-anna-raven", keys_after_field(stats))
    row = die(stats, ME, "rogue-anna-raven")
    assert (row["printed"], row["acts_as"]) == ([4, 2], None)


def test_dm_g_4_opposing_is_what_the_other_player_controls() -> None:
    """Cyclops hits each opposing character, and Ghost Rider, whom I control, is not one of them."""
    match = controlled(f"{GHOST_RIDER} 2", field=["cyclops-if-looks-could-kill 1"])
    play(match, "attack:cyclops-if-looks-could-kill", "pass")
    assert life(match) == [20, 13]  # nobody was left to block: 4 and, at the end of the turn, the puppet's 3
    assert f"{GHOST_RIDER} None" in zone(match, FOE, "rolling")
    assert zone(match, FOE, "field") == []


def test_dm_g_5_engaged_is_who_blocks_and_who_is_blocked_with_the_other_side() -> None:
    """Magneto has +2A/+2D while he is engaged with an X-Men character."""
    match = position(
        seat(field=["magneto-former-comrade 1", f"{GHOST_RIDER} 1"], reserve=["smash action-0"]),
        seat(field=["beast-kreature 2", "beast-genetic-expert 1", "sidekick"]),
        step="attack",
        basics=("smash",),
    )
    play(match, "attack:magneto-former-comrade", f"attack:{GHOST_RIDER}")
    assert numbers(match, ME, "magneto-former-comrade") == (4, 4)
    play(match, f"block:sidekick:{GHOST_RIDER}", "block:beast-genetic-expert:magneto-former-comrade", "pass")
    assert numbers(match, ME, "magneto-former-comrade") == (6, 6)
    play(match, "use:smash", "choose:beast-genetic-expert")
    assert zone(match, FOE, "field") == ["beast-kreature 2"]  # and Ghost Rider beat the Sidekick
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 1", "magneto-former-comrade 1"]


def test_dm_g_6_a_global_is_for_both_players() -> None:
    for active in (ME, FOE):
        match = position(
            seat(field=["sidekick"], reserve=["sidekick bolt"]),
            seat(reserve=["sidekick bolt"]),
            basics=("invulnerability",),
            active=active,
        )
        assert (match.actor, keys(match)) == (active, ["global:invulnerability", "pass"])
        play(match, "pass")
        assert (match.actor, keys(match)) == (1 - active, ["global:invulnerability", "pass"])
