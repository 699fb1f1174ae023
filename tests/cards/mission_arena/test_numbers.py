"""Every card of Mission Arena: its numbers, and all else that is printed beside the ability, at work."""

import pytest

from tests.cards.mission_arena.printed import PRINTED, Printed
from tests.cards.mission_arena.shared import (
    AFFILIATIONS,
    ALIGNMENTS,
    NAMES,
    SKILLS,
    clash,
    outcome,
    position,
    rows,
)
from tests.kits.mission_arena import at, hand, keys, phase, place, play, points, side, squad
from thwack.games.mission_arena.cards.library import library

TEAMS = [row for row in PRINTED if row.members]
FIRST = {name: next(row.card for row in PRINTED if row.name == name) for name in NAMES}  # a card of each name


@rows(PRINTED)
def test_what_is_printed_is_in_the_library(row: Printed) -> None:
    card = library().cards[row.card]
    assert (card.called, card.rarity, card.alignment) == (row.name, row.rarity, row.alignment)
    assert (card.skill, card.affiliation) == (row.skill, row.affiliation)
    assert (card.attack, card.defence, card.resistance) == (row.attack, row.defence, row.resistance)
    assert (card.points, card.nemesis, set(card.members)) == (row.points, row.nemesis, set(row.members))
    assert card.ability is not None
    assert card.ability.word == row.word


@rows(PRINTED)
def test_attack_reaches_its_number_and_no_more(row: Printed) -> None:
    assert outcome(clash(row.card, at(f"wall-{row.attack}", 1))) == "exhausted"
    assert outcome(clash(row.card, at(f"wall-{row.attack + 1}", 1))) == "ineffective"


@rows(PRINTED)
def test_defence_and_resistance_part_the_three_outcomes(row: Printed) -> None:
    wall, total = row.defence, row.defence + row.resistance
    expected = {wall - 1: "ineffective", wall: "exhausted", total - 1: "exhausted", total: "defeated"}
    for attack, found in expected.items():
        match = clash(f"attack-{attack}", at(row.card, 1))
        assert outcome(match) == found
        assert squad(match, 1)[0] == (None if found == "defeated" else row.card)


@rows(PRINTED)
def test_mission_points_are_scored(row: Printed) -> None:
    """One for the defeat, and those of the mission, which comes to hand."""
    mine = side(["attack-5000"], ["idle-1"], missions=[row.card, "MA15"])
    match = position(mine, side(["wall-5000"], ["idle-2"]), "challenge")
    play(match, "challenge:attack-5000:wall-5000")
    assert points(match, 0) == 1 + row.points
    assert hand(match, 0) == [row.card]


@rows(PRINTED)
def test_the_skill_has_its_weak_point(row: Printed) -> None:
    """MA-10.8: 500 more against the next skill, for the card and against it."""
    at_ = SKILLS.index(row.skill)
    for skill in SKILLS:
        match = clash(row.card, f"skill-{skill}", weak_points="B")
        more = 500 if skill == SKILLS[(at_ + 1) % 5] else 0
        assert match.view(None)["challenges"][0]["attack"] == row.attack + more
        match = clash(f"skill-{skill}", row.card, weak_points="B")
        more = 500 if skill == SKILLS[at_ - 1] else 0
        assert match.view(None)["challenges"][0]["attack"] == more


@rows(PRINTED)
def test_affiliation_and_alignment_say_whom_it_joins(row: Printed) -> None:
    """MA-6.10, MA-0.4: In a Group Attack of the same affiliation, good and evil not together."""
    for affiliation in AFFILIATIONS:
        for alignment in ALIGNMENTS:
            leader = f"lead-{affiliation}-{alignment}"
            match = position(side([at(leader, 2), row.card], ["idle-1"]), side(["wall-5000"]), "abilities")
            play(match, f"activate:{leader}", f"challenge:{leader}:wall-5000")
            fits = affiliation == row.affiliation and {alignment, row.alignment} != {"good", "evil"}
            assert (f"choose:{row.card}" in keys(match)) == fits


@rows(PRINTED)
def test_its_name_says_what_it_may_be_stacked_on(row: Printed) -> None:
    """MA-12.3: On cards of the same name, as a wound point, and on no other."""
    match = position(side([row.card], hand=[other.card for other in PRINTED]), side(), "check-point")
    same = [other.card for other in PRINTED if other.name == row.name]
    assert [key for key in keys(match) if key.startswith("wound:")] == [f"wound:{row.card}:{c}" for c in same]
    play(match, f"wound:{row.card}:{same[-1]}")
    assert place(match, 0, "active-1")["wounds"] == [row.card]


@rows(PRINTED)
def test_its_nemesis_and_nobody_else_ends_the_game(row: Printed) -> None:
    """MA-0.7: Against everybody who has a name."""
    for name in NAMES:
        match = clash(row.card, f"weak-{name}")
        assert outcome(match) == "defeated"
        if name == row.nemesis:
            assert match.result is not None
            assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")
        else:
            assert match.result is None


@rows([row for row in PRINTED if not row.members])
def test_it_is_fielded_alone(row: Printed) -> None:
    """MA-S.3: It is no Team."""
    match = position(side(hand=[row.card, "idle-1"]), side(), "deploy")
    assert f"deploy:{row.card}:active-1" in keys(match)


@rows(TEAMS)
def test_a_team_is_not_fielded(row: Printed) -> None:
    match = position(side(hand=[row.card, "idle-1", "idle-2"]), side(), "deploy")
    assert not [key for key in keys(match) if row.card in key]


@rows(TEAMS)
def test_a_team_is_assembled_of_all_its_members(row: Printed) -> None:
    """MA-12.4: One from the Active squad, the others from hand; they are its power points."""
    first, *others = [FIRST[name] for name in row.members]
    match = position(side([first], ["idle-1"], hand=[row.card, *others]), side(), "check-point")
    play(match, f"assemble:{row.card}:active-1")
    found = place(match, 0, "active-1")
    assert (found["card"], found["power_cards"]) == (row.card, sorted([first, *others]))
    assert (found["attack"], found["defence"]) == (row.attack, row.defence)


@rows(TEAMS)
def test_a_team_is_not_assembled_if_one_is_missing(row: Printed) -> None:
    cards = [FIRST[name] for name in row.members]
    for missing in cards:
        there = [card for card in cards if card != missing]
        match = position(
            side([there[0], "idle-2"], ["idle-1"], hand=[row.card, *there[1:]]), side(), "check-point"
        )
        assert phase(match) == "check-point"
        assert not [key for key in keys(match) if key.startswith("assemble:")]


@pytest.mark.parametrize("name", NAMES)
def test_beside_a_team_its_members_are_not_fielded(name: str) -> None:
    """MA-12.4: Those of the Team, and no others."""
    for row in TEAMS:
        match = position(
            side([row.card, "wall-5000", "idle-2"], ["idle-1"], hand=[FIRST[name]]), side(), "replacement"
        )
        assert (FIRST[name] in squad(match, 0)) == (name not in row.members)
