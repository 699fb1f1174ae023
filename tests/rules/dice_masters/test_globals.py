"""DM-12: Globals."""

from tests.kits.dice_masters import keys, life, marked, numbers, play, position, seat, zone
from thwack import Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
SHIELD = "vibranium-shield-one-of-a-kind"


def test_dm_12_1_both_players_use_the_globals_of_all_cards_bought_or_not() -> None:
    """Magneto's card is the opponent's, Mjolnir's mine; no die of either was bought."""
    match = position(
        seat(
            field=["doctor-doom-nemesis 1"],
            reserve=["sidekick mask", "sidekick bolt", "sidekick bolt"],
            cards={"mjolnir-thors-hammer": 2},
        ),
        seat(
            field=["venom-mac-gargan 1"],
            reserve=["sidekick mask", "sidekick bolt", "sidekick bolt"],
            cards={"magneto-sonderkommando": 2},
        ),
    )
    both = ["global:mjolnir-thors-hammer", "global:magneto-sonderkommando", "pass"]
    assert (match.actor, keys(match)) == (ME, both)
    play(match, "pass")
    assert (match.actor, keys(match)) == (FOE, both)
    play(match, "global:mjolnir-thors-hammer", "choose:doctor-doom-nemesis")
    assert marked(match, ME) == {"doctor-doom-nemesis": 1}
    play(match, "global:magneto-sonderkommando", "choose:venom-mac-gargan", "roll:venom-mac-gargan:fist-2")
    assert zone(match, FOE, "field") == []
    assert zone(match, FOE, "reserve") == ["sidekick mask", "venom-mac-gargan fist-2"]


def test_dm_12_2_again_and_again_in_both_steps_with_dice_spent_in_part() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["iron-man-playboy shield-2"]),
        seat(field=["sidekick"], reserve=["iron-man-playboy shield-2"]),
        basics=("take-cover",),
    )
    play(match, "global:take-cover", "choose:1", f"choose:{GHOST_RIDER}")
    assert zone(match, ME, "reserve") == ["iron-man-playboy shield"]
    assert numbers(match, ME, GHOST_RIDER) == (2, 4)
    play(match, "pass", "global:take-cover", "choose:1", "choose:sidekick")  # theirs, in my main step
    assert zone(match, FOE, "reserve") == ["iron-man-playboy shield"]
    play(match, "pass", "pass", "pass")
    play(match, f"attack:{GHOST_RIDER}", f"block:sidekick:{GHOST_RIDER}")
    play(match, "global:take-cover", f"choose:{GHOST_RIDER}")  # and both once more in the attack step
    assert numbers(match, ME, GHOST_RIDER) == (2, 5)
    assert zone(match, ME, "reserve") == []
    assert (match.actor, keys(match)) == (FOE, ["global:take-cover", "pass"])
    play(match, "global:take-cover", "choose:sidekick")
    assert zone(match, FOE, "field") == ["sidekick 1"]  # 2 of 3


def hammered(*uses: str) -> Match:
    """Mjolnir's Global on a Hulk that grows by 2 whenever he is damaged."""
    match = position(
        seat(
            field=["sidekick"],
            reserve=["thor-odinson bolt-2", "thor-odinson bolt-2"],
            cards={"mjolnir-thors-hammer": 1},
        ),
        seat(field=["hulk-anger-issues 3"]),
    )
    play(match, *uses)
    return match


def test_dm_12_3_uses_paid_together_are_one_effect() -> None:
    """Paid together the damage is one effect of one source; paid apart, Hulk answers twice."""
    one = ["global:mjolnir-thors-hammer", "choose:1", "pay:thor-odinson:bolt-2", "choose:hulk-anger-issues"]
    apart = hammered(*one, "global:mjolnir-thors-hammer", "choose:hulk-anger-issues")
    assert marked(apart, FOE) == {"hulk-anger-issues": 2}
    assert numbers(apart, FOE, "hulk-anger-issues") == (12, 12)
    together = hammered("global:mjolnir-thors-hammer", "choose:2", "choose:hulk-anger-issues")
    assert numbers(together, FOE, "hulk-anger-issues") == (8, 8)  # the second damage comes first
    play(together, "choose:hulk-anger-issues")
    assert marked(together, FOE) == {"hulk-anger-issues": 2}
    assert numbers(together, FOE, "hulk-anger-issues") == (10, 10)
    assert zone(together, ME, "used") == ["thor-odinson", "thor-odinson"]


def test_dm_12_4_in_the_main_step_a_global_is_one_of_the_usual_actions() -> None:
    """Between a purchase and a fielding; then the opponent may start one that is no reaction."""
    match = position(
        seat(
            field=[f"{GHOST_RIDER} 1"],
            reserve=["sidekick shield", "power-bolt generic-2", "sidekick 1", "sidekick bolt"],
        ),
        seat(reserve=["sidekick shield", "sidekick bolt"], cards={SHIELD: 1}),
        basics=("take-cover", "power-bolt", "invulnerability"),
    )
    play(match, "buy:invulnerability", "pay:power-bolt:generic-2")
    play(match, "global:take-cover")  # Ghost Rider, the only character
    assert numbers(match, ME, GHOST_RIDER) == (2, 4)
    play(match, "field:sidekick", "pass")
    assert (match.actor, keys(match)) == (FOE, ["global:take-cover", "global:invulnerability", "pass"])


def test_dm_12_4_after_each_action_where_the_match_is_set_up_so() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["sidekick shield", "sidekick 1"]),
        seat(reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("take-cover",),
        globals_order="every-action",
    )
    play(match, "field:sidekick")
    assert (match.actor, keys(match)) == (FOE, ["global:take-cover", "pass"])
    play(match, "pass")
    assert match.actor == ME


def test_dm_12_5_a_reaction_is_used_when_its_event_happens_outside_the_order() -> None:
    """In the middle of my actions, before I hand over; and it is offered at no other time."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "inner-rage action-0"]),
        seat(reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("power-bolt", "inner-rage"),
    )
    play(match, "use:power-bolt", "choose:seat-1")
    assert (match.actor, keys(match)) == (FOE, [f"global:{SHIELD}:seat-1", "pass"])
    play(match, f"global:{SHIELD}:seat-1")
    assert life(match) == [20, 19]
    assert (match.actor, keys(match)) == (ME, ["use:inner-rage", "pass"])
    idle = position(
        seat(field=["sidekick"], reserve=["inner-rage action-0", "sidekick shield"]),
        seat(reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("inner-rage",),
    )
    assert keys(idle) == ["use:inner-rage", "pass"]
    play(idle, "pass")
    assert idle.view(None)["step"] == "attack"  # the opponent was not asked


def test_dm_12_5_a_reaction_to_damage_that_was_dealt() -> None:
    """War Machine's Global: one of my shield characters has damaged the opponent in the attack step."""
    machine = "war-machine-james-rhodes"
    for name, asked in (("captain-america-american-hero", True), (GHOST_RIDER, False)):
        match = position(
            seat(field=[f"{name} 1"], reserve=["sidekick shield"], cards={machine: 1}, life=10),
            seat(reserve=["sidekick shield"]),
            step="attack",
        )
        play(match, f"attack:{name}")
        assert (match.actor == ME) == asked
        if asked:
            play(match, keys(match)[0])
        assert life(match)[ME] == 10 + asked


def test_dm_12_6_the_active_player_goes_first() -> None:
    """Both could prevent the damage to the opponent's Thor; the defender sees what the attacker does."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "sidekick shield"]),
        seat(field=["thor-odinson 1"], reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:thor-odinson")
    assert match.actor == ME
    play(match, "pass")
    assert match.actor == FOE
    play(match, f"global:{SHIELD}:thor-odinson")
    assert marked(match, FOE) == {"thor-odinson": 1}
    first = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "sidekick shield"]),
        seat(field=["thor-odinson 1"], reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("power-bolt",),
    )
    play(first, "use:power-bolt", "choose:thor-odinson", f"global:{SHIELD}:thor-odinson")
    assert match.actor == ME  # it has answered this damage: the defender has nothing to add
    assert marked(first, FOE) == {"thor-odinson": 1}
