"""Nick Fury, Nightcrawler, Nova and Phoenix: the cards 51 to 54."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    main_step,
    siege,
    start_turn,
    stats,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, numbers, play, seat, zone

BOLT = ("power-bolt",)

# Nick Fury "Mr. Anger"

FURY = "nick-fury-mr-anger"


def test_nick_fury_mr_anger_makes_avengers_free() -> None:
    """Without any energy, at any level."""
    match = main_step(seat(field=[f"{FURY} 1"], reserve=["thor-odinson 3", "iron-man-playboy 2"]))
    play(match, "field:thor-odinson", "field:iron-man-playboy")
    assert field(match, ME) == ["iron-man-playboy 2", f"{FURY} 1", "thor-odinson 3"]


def test_nick_fury_mr_anger_costs_no_energy_that_is_there() -> None:
    """Nothing is paid; two of his dice change nothing."""
    match = main_step(seat(field=[f"{FURY} 1", f"{FURY} 2"], reserve=["thor-odinson 1", "sidekick bolt"]))
    play(match, "field:thor-odinson")
    assert zone(match, ME, "used") == []


def test_nick_fury_mr_anger_leaves_others_as_they_are() -> None:
    """No Avenger, no gift; and none for the opponent, none before he is in the field."""
    match = main_step(seat(field=[f"{FURY} 1"], reserve=[f"{PLAIN} 1"]))
    assert f"field:{PLAIN}" not in keys(match)
    match = main_step(seat(field=[f"{FURY} 1"]), seat(reserve=["thor-odinson 1"]), active=FOE)
    assert "field:thor-odinson" not in keys(match)
    match = main_step(seat(reserve=[f"{FURY} 1", "thor-odinson 1"]))
    assert keys(match) == [f"field:{FURY}", "use:gearing-up", "pass"]
    play(match, f"field:{FURY}", "field:thor-odinson")
    assert field(match, ME) == [f"{FURY} 1", "thor-odinson 1"]


# Nightcrawler "Fuzzy Elf"

ELF = "nightcrawler-fuzzy-elf"


def test_nightcrawler_fuzzy_elf_is_blocked_by_mask_characters_only() -> None:
    """No other type, no Sidekick (G-11)."""
    foes = [
        "sidekick",
        f"{PLAIN} 1",
        "deadpool-assassin 1",
        "angel-high-ground 1",
        "storm-ro 1",
        "loki-trickster 1",
    ]
    match = assault(seat(field=[f"{ELF} 1"]), seat(field=foes), ELF)
    assert match.actor == FOE
    assert keys(match) == [f"block:storm-ro:{ELF}", f"block:loki-trickster:{ELF}", "pass"]


def test_nightcrawler_fuzzy_elf_text_is_about_this_die() -> None:
    """Another attacker may be blocked by all; he may block whom he likes."""
    match = assault(seat(field=[f"{ELF} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), ELF, PLAIN)
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]
    match = siege(seat(field=[f"{ELF} 1"]), seat(field=["sidekick attacking"]), f"{ELF} > sidekick")
    assert die(match, ME, ELF)["blocks"] == [0]


# Nova "Quasar"

NOVA = "nova-quasar"


def test_nova_quasar_may_draw_when_he_is_hurt() -> None:
    """1 die into the prep area."""
    match = main_step(seat(field=[f"{NOVA} 1"]), seat(reserve=["power-bolt action-0"]), BOLT, FOE)
    play(match, "use:power-bolt", f"choose:{NOVA}")
    assert match.actor == ME
    assert keys(match) == ["choose:draw-1", "pass"]
    play(match, "choose:draw-1", f"draw:{PLAIN}")
    assert zone(match, ME, "prep") == [PLAIN]
    assert len(zone(match, ME, "bag")) == 4


def test_nova_quasar_may_leave_it() -> None:
    """Nothing is drawn."""
    match = main_step(seat(field=[f"{NOVA} 1"]), seat(reserve=["power-bolt action-0"]), BOLT, FOE)
    play(match, "use:power-bolt", f"choose:{NOVA}", "pass")
    assert zone(match, ME, "prep") == []


def test_nova_quasar_draws_for_every_instance() -> None:
    """Two blockers hurt him, two dice; also for the damage that beats him."""
    match = assault(seat(field=[f"{NOVA} 1"]), seat(field=["sidekick", "thor-odinson 1"]), NOVA)
    block(match, f"sidekick > {NOVA}", f"thor-odinson > {NOVA}")
    play(match, "pass", "assign:sidekick:4")
    play(match, "choose:draw-1", "draw:sidekick", "choose:draw-1", "draw:sidekick")
    assert zone(match, ME, "prep") == [NOVA, "sidekick", "sidekick"]


def test_nova_quasar_draws_nothing_for_others() -> None:
    """Neither for his player nor for another character; his other die draws nothing either."""
    for target in ("seat-0", PLAIN):
        match = main_step(
            seat(field=[f"{NOVA} 1", f"{PLAIN} 1"]), seat(reserve=["power-bolt action-0"]), BOLT, FOE
        )
        play(match, "use:power-bolt", f"choose:{target}")
        assert match.actor == FOE
    match = main_step(
        seat(field=[f"{NOVA} 1", f"{NOVA} 2"]), seat(reserve=["power-bolt action-0"]), BOLT, FOE
    )
    play(match, "use:power-bolt", f"choose:{NOVA}:level-1", "choose:draw-1", "draw:sidekick")
    assert match.actor == FOE


# Phoenix "Ms. Psyche"

PHOENIX = "phoenix-ms-psyche"


@pytest.mark.parametrize(("level", "after"), [(1, (7, 7)), (2, (9, 9)), (3, (10, 10))])
def test_phoenix_ms_psyche_grows_when_she_is_engaged(level: int, after: tuple[int, int]) -> None:
    """+2A/+2D as a blocker and as a blocked attacker, until the end of the turn; once for two blockers."""
    match = siege(
        seat(field=[f"{PHOENIX} {level}"]), seat(field=["sidekick attacking"]), f"{PHOENIX} > sidekick"
    )
    assert numbers(match, ME, PHOENIX) == after
    turn_over(match)
    assert numbers(match, ME, PHOENIX) == (after[0] - 2, after[1] - 2)
    match = assault(seat(field=[f"{PHOENIX} {level}"]), seat(field=["sidekick", "sidekick"]), PHOENIX)
    assert numbers(match, ME, PHOENIX) == (after[0] - 2, after[1] - 2)
    block(match, f"sidekick > {PHOENIX}", f"sidekick > {PHOENIX}")
    assert numbers(match, ME, PHOENIX) == after


def test_phoenix_ms_psyche_stays_as_she_is_unblocked_or_at_home() -> None:
    """Nobody is engaged with her; each die for itself (DM-9.3)."""
    match = assault(seat(field=[f"{PHOENIX} 1"]), seat(field=["sidekick"]), PHOENIX)
    block(match)
    assert numbers(match, ME, PHOENIX) == (5, 5)
    match = siege(
        seat(field=[f"{PHOENIX} 1", f"{PHOENIX} 2"]),
        seat(field=["sidekick attacking"]),
        f"{PHOENIX}:level-1 > sidekick",
    )
    assert stats(match, ME, PHOENIX) == [(1, 7, 7), (2, 7, 7)]


def test_phoenix_ms_psyche_global_makes_somebody_attack() -> None:
    """1 bolt, by the opponent in your main step (C-21)."""
    match = main_step(
        seat(field=["sidekick", f"{PLAIN} 1"]), seat(reserve=["sidekick bolt"], cards={PHOENIX: 1})
    )
    play(match, "pass", f"global:{PHOENIX}")
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick"]
    play(match, f"choose:{PLAIN}")
    assert zone(match, FOE, "used") == ["sidekick"]
    play(match, "pass")
    assert step(match) == "attack"
    assert die(match, ME, PLAIN)["attacking"] is True
    assert keys(match) == ["attack:sidekick", "pass"]


def test_phoenix_ms_psyche_global_is_for_the_active_player_and_costs_a_bolt() -> None:
    """A mask will not do."""
    match = main_step(seat(field=["sidekick"], reserve=["sidekick bolt"]), seat(cards={PHOENIX: 1}))
    play(match, f"global:{PHOENIX}")
    assert zone(match, ME, "used") == ["sidekick"]
    play(match, "pass")
    assert die(match, ME, "sidekick")["attacking"] is True
    match = main_step(seat(field=["sidekick"], reserve=["sidekick mask"]), seat(cards={PHOENIX: 1}))
    assert f"global:{PHOENIX}" not in keys(match)


def test_phoenix_ms_psyche_global_ends_with_the_turn() -> None:
    """A character of the other player, chosen now, is free in the next turn."""
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick bolt"], cards={PHOENIX: 1}),
        seat(field=["thor-odinson 1"]),
    )
    play(match, f"global:{PHOENIX}", "choose:thor-odinson")
    turn_over(match)
    start_turn(match)
    play(match, "pass")
    assert keys(match) == ["attack:thor-odinson", "pass"]
