"""The Ancient Leshen and the Wolves: every card of the deck, and Heart of the Forest."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    everywhere,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    health,
    maneuver,
    offered,
    pass_turn,
    play,
    settle,
    space,
    to_the_move,
)
from thwack import Match

ANCIENT_LESHEN = ("ancient-leshen",)
WOLF = ("wolf",)
FACTS = (
    Fact("command-the-forest", "attack", 4, 2, 2),
    Fact("disturbing-howls", "attack", 1, 1, 3, WOLF),
    Fact("flock-of-birds", "attack", 5, 1, 2, ANCIENT_LESHEN),
    Fact("harrying-strike", "versatile", 2, 2, 3, WOLF),
    Fact("nature-abounds", "attack", 2, 2, 3),
    Fact("planted-feet", "versatile", 4, 3, 3),
    Fact("primeval-guardian", "defense", 5, 2, 3, ANCIENT_LESHEN),
    Fact("primeval-slam", "attack", 4, 3, 3, ANCIENT_LESHEN),
    Fact("strength-of-the-pack", "scheme", None, 1, 3, ANCIENT_LESHEN),
    Fact("vanish-into-murder", "scheme", None, 3, 2, ANCIENT_LESHEN),
    Fact("wily-fighting", "versatile", 3, 1, 3),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("ancient-leshen", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("ancient-leshen", FACTS)


WOLVES = {"wolf-1": "S09", "wolf-2": "S04"}  # S09 is next to the Leshen on S02, S04 next to Sinbad on S03


def wolf_fights(card: str, **more: object) -> Match:
    """A Wolf stands beside Sinbad, the Leshen far away."""
    at = {"ancient-leshen": "S34", "wolf-1": "S02", "wolf-2": "S38", **more}
    return duel("ancient-leshen", [card], at=at)


# Heart of the Forest


def test_ability_adds_three_once_the_leshen_has_attacked() -> None:
    """While the Leshen has already attacked this turn, its attacks are worth 3 more."""
    match = duel("ancient-leshen", ["planted-feet"] * 3, actions=3)
    for left in (11, 4):
        settle(fight(match, "ancient-leshen", "sinbad", "planted-feet"))
        assert health(match, "sinbad") == left


def test_ability_is_not_armed_by_a_wolf() -> None:
    """Wolf attacks neither arm it nor gain by it."""
    match = duel("ancient-leshen", ["planted-feet"] * 3, at={"wolf-1": "S04"}, actions=3)
    settle(fight(match, "wolf-1", "sinbad", "planted-feet"))
    settle(fight(match, "ancient-leshen", "sinbad", "planted-feet"))
    settle(fight(match, "wolf-1", "sinbad", "planted-feet"))
    assert health(match, "sinbad") == 3


def test_ability_lets_wolves_run() -> None:
    """The Leshen moves 1, each Wolf 3."""
    match = duel("ancient-leshen", ["planted-feet"], at={"wolf-1": "S20"}, deck=["planted-feet"])
    to_the_move(match)
    assert moves(match, "ancient-leshen") == walks("S02", 1, foes=["S03"])
    assert moves(match, "wolf-1") == walks("S20", 3, foes=["S03"], friends=["S02"])


# Cards


def test_command_the_forest_makes_the_loser_discard() -> None:
    """After combat: if won, the opponent discards 1."""
    match = duel("ancient-leshen", ["command-the-forest"], ["feint", "feint"])
    fight(match, "ancient-leshen", "sinbad", "command-the-forest")
    assert hand(match, FOE) == ["feint"]


def test_disturbing_howls_move_the_foe_and_give_an_action() -> None:
    """After combat: move the opposing fighter up to 2; gain 1 action."""
    match = wolf_fights("disturbing-howls")
    fight(match, "wolf-1", "sinbad", "disturbing-howls")
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    play(match, "move:sinbad:S05")
    assert match.view(None)["actions"] == 2


def test_flock_of_birds_may_carry_the_leshen_anywhere() -> None:
    """After combat: you may place the Leshen anywhere."""
    match = duel("ancient-leshen", ["flock-of-birds"])
    fight(match, "ancient-leshen", "sinbad", "flock-of-birds")
    assert not is_mandatory(match)
    assert places(match, "ancient-leshen") == everywhere() - {"S02", "S03", "S07", "S38", "S37"}


@pytest.mark.parametrize(("second", "value"), [("S38", 4), ("S04", 6)])
def test_harrying_strike_counts_the_pack(second: str, value: int) -> None:
    """During combat: 2 more for each of your fighters next to the opposing fighter."""
    match = wolf_fights("harrying-strike", **{"wolf-2": second})
    fight(match, "wolf-1", "sinbad", "harrying-strike")
    assert health(match, "sinbad") == 15 - value


def test_nature_abounds_draws_for_the_pack() -> None:
    """After combat: draw 1 for each of your fighters next to the opposing fighter."""
    match = duel("ancient-leshen", ["nature-abounds"], at=WOLVES, deck=["planted-feet"] * 3)
    fight(match, "ancient-leshen", "sinbad", "nature-abounds")
    assert held(match, ME) == ["planted-feet"] * 2


@pytest.mark.parametrize(("steps", "drawn"), [((), 1), (("S01", "S02"), 0)])
def test_planted_feet_draw_if_it_never_left(steps: tuple[str, ...], drawn: int) -> None:
    """After combat: if your fighter has not left its space this turn, draw 1; coming back does not count."""
    top = ["flock-of-birds"] * 2 + ["wily-fighting"]
    match = duel("ancient-leshen", ["planted-feet"], deck=top, actions=4)
    for step in steps:
        maneuver(match, f"move:ancient-leshen:{step}")
    before = len(held(match, ME))
    settle(fight(match, "ancient-leshen", "sinbad", "planted-feet"))
    assert len(held(match, ME)) == before - 1 + drawn


def test_primeval_guardian_flips_their_card_and_moves_wolves() -> None:
    """During combat: discard the top card of the opponent's deck; its boost adds to their card. After combat:
    move each Wolf up to 3."""
    top = ["commanding-impact"]
    match = duel("ancient-leshen", ["primeval-guardian"], ["exploit"], foil_deck=top, active=FOE)
    fight(match, "sinbad", "ancient-leshen", "exploit", "primeval-guardian")
    assert (health(match, "ancient-leshen"), discard(match, FOE)) == (12, ["commanding-impact"])
    assert {who for who, _ in offered(match, "move")} == {"wolf-1", "wolf-2"}


def test_primeval_slam_summons_and_lets_them_run() -> None:
    """After combat: summon a Wolf in the Leshen's zone; then move each Wolf up to 3."""
    match = duel("ancient-leshen", ["primeval-slam"], at={"wolf-1": 0})
    fight(match, "ancient-leshen", "sinbad", "primeval-slam")
    assert places(match, "wolf-1") == zone_of("S02") - {"S02", "S03"}
    play(match, "place:wolf-1:S08")
    assert moves(match, "wolf-1") == walks("S08", 3, foes=["S03"], friends=["S02"])
    assert health(match, "sinbad") == 11


def test_strength_of_the_pack_heals_while_a_wolf_is_near() -> None:
    """Summon a Wolf; as long as a Wolf is in its zone at the end of your turn, it heals 1 each turn."""
    match = duel("ancient-leshen", ["strength-of-the-pack"], at={"ancient-leshen": ("S02", 5)}, actions=1)
    play(match, "scheme:strength-of-the-pack:ancient-leshen")
    assert {who for who, _ in offered(match, "place")} == {"wolf-1", "wolf-2"}
    play(match, "place:wolf-1:S08")
    assert match.view(None)["seats"][ME]["in_play"] == ["strength-of-the-pack"]
    pass_turn(match)
    assert health(match, "ancient-leshen") == 6
    maneuver(match, "move:wolf-1:S18")
    pass_turn(match)
    assert match.view(None)["seats"][ME]["in_play"] == []
    assert "strength-of-the-pack" in discard(match, ME)
    pass_turn(match)
    assert health(match, "ancient-leshen") == 6


def test_vanish_into_murder_hurts_the_zone_and_comes_back_with_a_card() -> None:
    """1 damage to each opposing fighter in its zone; off the board until the next turn, then draw 1."""
    match = duel("ancient-leshen", ["vanish-into-murder"], foil_at={"porter": "S08"}, actions=1)
    play(match, "scheme:vanish-into-murder:ancient-leshen")
    assert (health(match, "sinbad"), health(match, "porter")) == (14, 5)
    assert space(match, "ancient-leshen") is None
    pass_turn(match)
    assert places(match, "ancient-leshen") == everywhere() - {"S03", "S08", "S38", "S37"}
    before = len(hand(match, ME))
    play(match, "place:ancient-leshen:S20")
    assert (space(match, "ancient-leshen"), len(hand(match, ME))) == ("S20", before + 1)


def test_wily_fighting_hurts_all_neighbours() -> None:
    """After combat: 1 damage to each opposing fighter next to your fighter."""
    match = duel("ancient-leshen", ["wily-fighting"], foil_at={"porter": "S01"})
    fight(match, "ancient-leshen", "sinbad", "wily-fighting")
    assert (health(match, "sinbad"), health(match, "porter")) == (11, 5)
