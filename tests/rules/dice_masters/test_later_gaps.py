"""G-14 to G-20: what neither book settles, from those who come back to how something is chosen."""

import pytest

from tests.kits.dice_masters import keys, life, marked, numbers, play, position, seat, zone

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LEADER = "captain-america-natural-leader"


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
