"""Doctor Doom "Nemesis" and "Victor"."""

import pytest

from tests.cards.dice_masters.high import attack, next_turn
from tests.kits.dice_masters import keys, life, numbers, play, position, seat, zone

NEMESIS = "doctor-doom-nemesis"

# Doctor Doom "Nemesis"


def test_doctor_doom_nemesis_is_blocked_by_villains_and_sidekicks_only() -> None:
    """Neither a shield character nor one of any other sort can block him."""
    match = position(
        seat(field=[f"{NEMESIS} 1"]),
        seat(field=["loki-trickster 1", "sidekick", "thor-odinson 3", "captain-america-natural-leader 1"]),
        step="attack",
    )
    attack(match, NEMESIS)
    assert keys(match) == [f"block:sidekick:{NEMESIS}", f"block:loki-trickster:{NEMESIS}", "pass"]


def test_doctor_doom_nemesis_does_not_protect_others() -> None:
    """Another attacker of yours can be blocked by anybody, and Doom himself blocks anybody."""
    match = position(seat(field=[f"{NEMESIS} 1", "sidekick"]), seat(field=["thor-odinson 3"]), step="attack")
    attack(match, NEMESIS, "sidekick")
    assert keys(match) == ["block:thor-odinson:sidekick", "pass"]
    other = position(seat(field=["thor-odinson 3"]), seat(field=[f"{NEMESIS} 1"]), step="attack")
    attack(other, "thor-odinson")
    assert f"block:{NEMESIS}:thor-odinson" in keys(other)


@pytest.mark.parametrize("energy", ["sidekick shield", "sidekick wild"])
def test_doctor_doom_nemesis_global_weakens_a_character(energy: str) -> None:
    """1 shield, with a Villain of yours in the field: -1A/-1D for any character until the end of turn."""
    match = position(
        seat(field=["loki-trickster 1"], reserve=[energy], cards={NEMESIS: 1}),
        seat(field=["thor-odinson 3"]),
    )
    play(match, f"global:{NEMESIS}")
    assert keys(match) == ["choose:loki-trickster", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert numbers(match, 1, "thor-odinson") == (7, 7)
    assert zone(match, 0, "used") == ["sidekick"]
    assert zone(match, 0, "reserve") == []
    next_turn(match)
    assert numbers(match, 1, "thor-odinson") == (8, 8)


def test_doctor_doom_nemesis_global_kos_at_0_defense() -> None:
    """DM-8.3: A Sidekick has 1 D; paid twice together (DM-12.3), two of them fall."""
    match = position(
        seat(field=["loki-trickster 1"], reserve=["sidekick shield"] * 2, cards={NEMESIS: 1}),
        seat(field=["sidekick", "sidekick"]),
    )
    play(match, f"global:{NEMESIS}", "choose:2", "choose:sidekick")
    assert zone(match, 1, "prep") == []
    assert keys(match) == ["choose:sidekick:1", "choose:sidekick:2", "choose:loki-trickster"]
    unhurt = [row["defense"] for row in match.view(None)["seats"][1]["field"]].index(1)
    play(match, f"choose:sidekick:{unhurt + 1}")
    assert zone(match, 1, "prep") == ["sidekick", "sidekick"]


def test_doctor_doom_nemesis_global_is_for_both_players() -> None:
    """The opponent of its owner uses it, in the own turn and in the other's."""
    for active in (0, 1):
        match = position(
            seat(field=["sidekick"], cards={NEMESIS: 1}),
            seat(field=["loki-trickster 1"], reserve=["sidekick shield"]),
            active=active,
        )
        assert match.actor == 1
        play(match, f"global:{NEMESIS}", "choose:sidekick")
        assert zone(match, 0, "prep") == ["sidekick"]


@pytest.mark.parametrize(
    ("field", "reserve"),
    [
        (["thor-odinson 1"], "sidekick shield"),  # no Villain
        ([], "sidekick shield"),
        (["loki-trickster 1"], "sidekick fist"),  # no shield
    ],
)
def test_doctor_doom_nemesis_global_needs_a_villain_of_yours_and_a_shield(
    field: list[str], reserve: str
) -> None:
    """The Villain of the opponent does not count."""
    match = position(
        seat(field=field, reserve=[reserve], cards={NEMESIS: 1}), seat(field=["venom-eddie-brock 1"])
    )
    assert not any(key.startswith("global:") for key in keys(match))


# Doctor Doom "Victor"


def test_doctor_doom_victor_leaves_each_player_one_who_is_no_villain() -> None:
    """Each keeps one of their own choice, the active player first; Villains are not touched."""
    match = position(
        seat(
            field=["thor-odinson 1", "sidekick", "loki-trickster 1"],
            reserve=["doctor-doom-victor 1", "sidekick fist"],
        ),
        seat(field=["ghost-rider-johnny-blaze 1", "sidekick", "sidekick", "venom-eddie-brock 1"]),
    )
    play(match, "field:doctor-doom-victor")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:sidekick:seat-0", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert match.actor == 1
    assert sorted(keys(match)) == ["choose:ghost-rider-johnny-blaze", "choose:sidekick:seat-1"]
    play(match, "choose:sidekick:seat-1")
    assert zone(match, 0, "field") == ["doctor-doom-victor 1", "loki-trickster 1", "thor-odinson 1"]
    assert zone(match, 0, "prep") == ["sidekick"]
    assert zone(match, 1, "field") == ["sidekick 1", "venom-eddie-brock 1"]
    assert zone(match, 1, "prep") == ["ghost-rider-johnny-blaze", "sidekick"]


def test_doctor_doom_victor_spares_a_single_character() -> None:
    """Whoever has one, keeps it; nobody has to have one."""
    match = position(seat(reserve=["doctor-doom-victor 1", "sidekick fist"]), seat(field=["thor-odinson 1"]))
    play(match, "field:doctor-doom-victor")
    assert zone(match, 1, "field") == ["thor-odinson 1"]
    assert zone(match, 0, "field") == ["doctor-doom-victor 1"]


def test_doctor_doom_victor_acts_only_when_fielded() -> None:
    """Being in the field or attacking does nothing."""
    match = position(
        seat(field=["doctor-doom-victor 1", "sidekick", "sidekick"]),
        seat(field=["sidekick", "sidekick"]),
        step="attack",
    )
    attack(match, "doctor-doom-victor")
    play(match, "pass")
    assert life(match) == [20, 17]
    assert zone(match, 1, "field") == ["sidekick 1", "sidekick 1"]
    assert zone(match, 0, "field") == ["sidekick 1", "sidekick 1"]
