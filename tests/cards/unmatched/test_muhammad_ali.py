"""Muhammad Ali: every card of the deck, and his two stances."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    fight,
    held,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    seen_hand,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    settle,
    state,
)

HERO = "muhammad-ali"
FLOAT: dict[str, Any] = {"stance": "float"}
STING: dict[str, Any] = {"stance": "sting"}
FACTS = (
    Fact("ali-shuffle", "attack", 2, 2, 3, ("muhammad-ali",)),
    Fact("answer-the-bell", "scheme", None, 2, 2, ("muhammad-ali",)),
    Fact("champion-of-the-world", "versatile", 4, 3, 2, ("muhammad-ali",)),
    Fact("close-and-clinch", "versatile", 3, 1, 3, ("muhammad-ali",)),
    Fact("fancy-footwork", "versatile", 1, 3, 2, ("muhammad-ali",)),
    Fact("hard-to-be-humble", "defense", 2, 2, 3, ("muhammad-ali",)),
    Fact("jab", "attack", 1, 3, 2, ("muhammad-ali",)),
    Fact("louisville-lip", "scheme", None, 2, 2, ("muhammad-ali",)),
    Fact("momentous-shift", "versatile", 3, 1, 2, ("muhammad-ali",)),
    Fact("rope-a-dope", "defense", 2, 3, 2, ("muhammad-ali",)),
    Fact("stick-and-move", "versatile", 2, 1, 3, ("muhammad-ali",)),
    Fact("stronger-than-the-skill", "attack", 3, 1, 2, ("muhammad-ali",)),
    Fact("the-greatest", "attack", 4, 3, 2, ("muhammad-ali",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_reaches_two_steps_while_floating() -> None:
    for stance, can in ((FLOAT, True), (STING, False)):
        match = duel(HERO, ["jab"], foil_at={"sinbad": "S04"}, state=stance)
        assert (f"attack:{HERO}:sinbad" in keys(match)) == can


def test_ability_adds_two_while_stinging() -> None:
    match = settle(fight(duel(HERO, ["the-greatest"], state=STING), HERO, "sinbad", "the-greatest"))
    assert health(match, "sinbad") == 15 - 4 - 2


def test_ability_changes_the_stance_after_a_won_attack() -> None:
    won = settle(fight(duel(HERO, ["the-greatest"]), HERO, "sinbad", "the-greatest"))
    lost = fight(duel(HERO, ["momentous-shift"], ["exploit"]), HERO, "sinbad", "momentous-shift", "exploit")
    kept = duel(HERO, ["champion-of-the-world"], ["regroup"], active=FOE)
    settle(fight(kept, "sinbad", HERO, "regroup", "champion-of-the-world"))
    assert [state(match, ME)["stance"] for match in (won, lost, kept)] == ["sting", "float", "float"]


def test_ali_shuffle_may_be_boosted_and_brings_a_card_back() -> None:
    match = fight(
        duel(HERO, ["ali-shuffle"], discard=["jab", "louisville-lip"]), HERO, "sinbad", "ali-shuffle"
    )
    play(match, "boost:answer-the-bell")
    assert health(match, "sinbad") == 15 - 2 - 2
    assert set(discard(match, ME)) == {"ali-shuffle", "answer-the-bell", "louisville-lip"}  # no schemes
    still = fight(duel(HERO, ["ali-shuffle"], state=STING), HERO, "sinbad", "ali-shuffle")
    assert offered(still, "boost") == []


def test_answer_the_bell_moves_heals_and_acts_again() -> None:
    match = play(duel(HERO, ["jab"], at={HERO: ("S02", 5)}), f"scheme:answer-the-bell:{HERO}")
    assert moves(match, HERO) == walks("S02", 3, foes=["S03"])
    play(match, f"move:{HERO}:S09")
    assert (health(match, HERO), match.view(None)["actions"]) == (7, 2)


def test_champion_of_the_world_moves_somebody_and_draws_while_floating() -> None:
    for stance, drawn in ((FLOAT, 1), (STING, 0)):
        card = "champion-of-the-world"
        match = fight(duel(HERO, [card], state=stance), HERO, "sinbad", card)
        assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}
        play(match, "decline")
        assert hand_size(match, ME) == 1 + drawn


def test_close_and_clinch_places_him_and_holds_both() -> None:
    match = duel(HERO, ["close-and-clinch"], ["leap-away"], active=FOE)
    fight(match, "sinbad", HERO, "leap-away", "close-and-clinch")
    assert places(match, HERO) == beside("S03") - {"S02"}
    play(match, f"place:{HERO}:S04")
    assert offered(match, "move") == []  # Leap Away moves nobody


def test_fancy_footwork_ignores_a_card_from_another_zone() -> None:
    for away, hurt in ((True, 0), (False, 3)):
        match = duel(HERO, ["fancy-footwork"], ["exploit"], active=FOE, at={HERO: "S04"})
        fight(match, "sinbad", HERO, "exploit", "fancy-footwork")
        play(match, f"move:{HERO}:S05" if away else "decline")
        assert health(match, HERO) == 16 - hurt


def test_hard_to_be_humble_looks_and_moves() -> None:
    match = duel(HERO, ["hard-to-be-humble"], ["regroup", "feint"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "hard-to-be-humble")
    assert "feint" in seen_hand(match, ME, FOE)
    assert moves(match, HERO) == walks("S02", 2, foes=["S03"])


def test_jab_draws_acts_again_and_moves_while_floating() -> None:
    match = fight(duel(HERO, ["jab"]), HERO, "sinbad", "jab")
    assert moves(match, HERO) == walks("S02", 2, foes=["S03"])
    play(match, "decline")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (1 + 1, 2)


@pytest.mark.parametrize(("won", "left"), [(True, 0), (False, 1)])
def test_louisville_lip_heals_draws_and_after_a_win_costs_them_a_card(won: bool, left: int) -> None:
    match = duel(HERO, ["jab", "louisville-lip"], ["feint"], at={HERO: ("S02", 5)})
    if won:
        fight(match, HERO, "sinbad", "jab")
        play(match, "decline")
    before = hand_size(match, ME)
    play(match, f"scheme:louisville-lip:{HERO}")
    assert (health(match, HERO), hand_size(match, ME), len(held(match, FOE))) == (6, before + 1, left)


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    momentous_shift_is_worth_more_after_a_move(HERO, "jab")


@pytest.mark.parametrize(("stance", "healed"), [(FLOAT, 3), (STING, 0)])
def test_rope_a_dope_heals_after_a_loss_while_floating(stance: dict[str, Any], healed: int) -> None:
    match = duel(HERO, ["rope-a-dope"], ["exploit"], active=FOE, at={HERO: ("S02", 9)}, state=stance)
    settle(fight(match, "sinbad", HERO, "exploit", "rope-a-dope"))
    assert health(match, HERO) == 9 - 2 + healed


def test_stick_and_move_keeps_their_card_as_printed_and_hurts() -> None:
    """Sinbad has moved, so Momentous Shift would be worth 5."""
    for stance, hurt in ((FLOAT, 1), (STING, 3)):
        match = duel(
            HERO, ["stick-and-move"], ["momentous-shift"], active=FOE, foil_at={"sinbad": "S04"}, state=stance
        )
        maneuver(match, "move:sinbad:S03")
        fight(match, "sinbad", HERO, "momentous-shift", "stick-and-move")
        assert (health(match, HERO), health(match, "sinbad")) == (16 - hurt, 15 - 1)


def test_stronger_than_the_skill_looks_and_shuffles_a_card_away() -> None:
    card = "stronger-than-the-skill"
    match = fight(duel(HERO, [card], ["exploit", "leap-away"], foil_deck=["feint"]), HERO, "sinbad", card)
    assert set(keys(match)) == {"choose:exploit", "choose:leap-away"}
    play(match, "choose:leap-away")
    assert (held(match, FOE), "leap-away" in deck(match, FOE)) == (["exploit"], True)


@pytest.mark.parametrize(("stance", "actions"), [(STING, 1 + 2), (FLOAT, 1)])
def test_the_greatest_acts_twice_more_after_six_damage(stance: dict[str, Any], actions: int) -> None:
    match = settle(fight(duel(HERO, ["the-greatest"], state=stance), HERO, "sinbad", "the-greatest"))
    assert match.view(None)["actions"] == actions
