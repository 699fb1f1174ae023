"""Beowulf: every card, and Rage."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared_b import (
    BASKET,
    HOOD,
    KNIFE,
    PELT,
    SPARE,
    TALE,
    Facts,
    actions,
    attack,
    deck_size,
    facts_of,
    fighters_of,
    hand_size,
    is_over,
    move_of,
    movers,
    places,
    red,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, play, scene, seat, space, state

HERO = "beowulf"
WIGLAF = "wiglaf"
RESERVE = "vigor-and-courage"  # a scheme in hand, so that the next action is asked for
FACTS = {
    "epic-poem": Facts("attack", 2, 2, 2, (HERO,)),
    "fatal-struggle": Facts("attack", 4, 2, 3),
    "feint": Facts("versatile", 2, 1, 3),
    "golden-drinking-horn": Facts("scheme", None, 3, 2, (HERO,)),
    "hot-for-the-battle": Facts("attack", 3, 3, 2, (WIGLAF,)),
    "no-contest-expecteth": Facts("attack", 3, 3, 2, (HERO,)),
    "remnant-of-valor": Facts("scheme", None, 2, 2, (WIGLAF,)),
    "skirmish": Facts("versatile", 4, 1, 3),
    "the-ancient-heirloom": Facts("attack", 3, 1, 2, (HERO,)),
    "the-equal-of-grendel": Facts("defense", 3, 1, 3, (HERO,)),
    "the-war-king": Facts("versatile", 1, 3, 3, (HERO,)),
    "vigor-and-courage": Facts("scheme", None, 2, 3, (HERO,)),
}


def geats(
    hand: Sequence[str] = (), at: dict[str, Any] | None = None, *, rage: int = 1, **more: Any
) -> dict[str, Any]:
    """Beowulf on S09, Wiglaf far away."""
    return seat(HERO, hand, {HERO: "S09", WIGLAF: "S07", **(at or {})}, state={"rage": rage}, **more)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies and banner are as printed."""
    assert facts_of(HERO)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, Beowulf with 17 health, Wiglaf with 9, both melee, and 30 cards, all in the table above."""
    assert move_of(HERO) == 2
    assert fighters_of(HERO) == [(HERO, "hero", 1, 17, "melee"), (WIGLAF, "sidekick", 1, 9, "melee")]
    assert facts_of(HERO).keys() == FACTS.keys()
    assert deck_size(HERO) == 30


# Rage


def test_ability_starts_with_one_rage() -> None:
    """The match begins with 1 Rage."""
    match = thwack.new("unmatched", heroes=[HERO, HOOD])
    assert state(match, ME) == {"rage": 1}


def test_ability_gains_one_rage_for_each_time_he_is_damaged() -> None:
    """Whenever Beowulf takes damage, however much, he gains 1 Rage."""
    match = scene(geats(rage=0), red([BASKET, BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET)
    assert health(match, HERO) == 13
    assert state(match, ME) == {"rage": 1}
    attack(match, HOOD, HERO, BASKET)
    assert state(match, ME) == {"rage": 2}


def test_ability_rage_never_exceeds_three() -> None:
    """3 Rage is the most."""
    match = scene(geats(rage=3), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET)
    assert health(match, HERO) == 13
    assert state(match, ME) == {"rage": 3}


def test_ability_gives_no_rage_without_damage_to_beowulf() -> None:
    """A blocked attack gives no Rage, and neither does damage to Wiglaf."""
    match = scene(geats(["skirmish"], rage=0), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "skirmish")
    assert health(match, HERO) == 17
    assert state(match, ME) == {"rage": 0}
    match = scene(geats(at={HERO: "S06", WIGLAF: "S09"}, rage=0), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, WIGLAF, BASKET)
    assert health(match, WIGLAF) == 5
    assert state(match, ME) == {"rage": 0}


# Cards


@pytest.mark.parametrize(("rage", "after", "damage"), [(0, 1, 3), (1, 2, 4), (2, 3, 5), (3, 3, 5)])
def test_epic_poem_gains_a_rage_and_hits_harder_for_each(rage: int, after: int, damage: int) -> None:
    """Gain 1 Rage, then +1 for each Rage held; none is spent."""
    match = scene(geats(["epic-poem"], rage=rage), red())
    attack(match, HERO, HOOD, "epic-poem")
    assert health(match, HOOD) == 14 - damage
    assert state(match, ME) == {"rage": after}


def test_fatal_struggle_draws_two_when_it_wins() -> None:
    """If won, draw 2."""
    match = scene(geats(["fatal-struggle", RESERVE]), red([TALE]))
    attack(match, HERO, HOOD, "fatal-struggle")
    assert health(match, HOOD) == 10
    assert hand_size(match, ME) == 3
    assert hand_size(match, FOE) == 1


def test_fatal_struggle_gives_the_opponent_two_cards_when_it_loses() -> None:
    """If lost, the opponent draws 2."""
    match = scene(geats(["fatal-struggle", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "fatal-struggle", BASKET)
    assert hand_size(match, ME) == 1
    assert hand_size(match, FOE) == 2


@pytest.mark.parametrize(("card", "left"), [("feint", 17), ("skirmish", 14)])
def test_feint_cancels_the_effects_of_the_other_card(card: str, left: int) -> None:
    """Cancel every effect on the opponent's card; without it, the knife's 3 damage would come."""
    match = scene(geats([card, RESERVE]), red([TALE], knife=True))
    attack(match, HERO, HOOD, card, TALE)
    if not is_over(match):
        play(match, "decline")
    assert health(match, HERO) == left


def test_feint_cancels_in_defense_too() -> None:
    """Versatile: the same as a defense card."""
    match = scene(geats(["feint"]), red([TALE, SPARE], knife=True), active=FOE)
    attack(match, HOOD, HERO, TALE, "feint")
    assert health(match, HERO) == 17


def test_golden_drinking_horn_gives_a_different_option_for_each_rage() -> None:
    """Spend any amount of Rage; for each, another one of: draw 2, move Beowulf up to 4, heal Beowulf 2."""
    match = scene(geats(["golden-drinking-horn", RESERVE], {HERO: ("S09", 10)}, rage=3), red())
    play(match, "scheme:golden-drinking-horn:beowulf")
    assert keys(match) == ["choose:0", "choose:1", "choose:2", "choose:3"]
    play(match, "choose:2")
    assert state(match, ME) == {"rage": 1}
    assert keys(match) == ["choose:draw-2", "choose:move-beowulf-up-to-4", "choose:heal-beowulf-2"]
    play(match, "choose:heal-beowulf-2")
    assert health(match, HERO) == 12
    assert keys(match) == ["choose:draw-2", "choose:move-beowulf-up-to-4"]
    play(match, "choose:draw-2")
    assert is_over(match)
    assert hand_size(match, ME) == 3


def test_golden_drinking_horn_with_three_rage_does_all_three() -> None:
    """All three options, the move among them."""
    match = scene(geats(["golden-drinking-horn", RESERVE], {HERO: ("S09", 10)}, rage=3), red())
    play(match, "scheme:golden-drinking-horn:beowulf", "choose:3", "choose:move-beowulf-up-to-4")
    assert {"S23", "S29"} <= places(match, "move", HERO)  # 3 and 4 steps away
    play(match, "move:beowulf:S29", "choose:draw-2")
    assert is_over(match)
    assert (space(match, HERO), health(match, HERO), hand_size(match, ME)) == ("S29", 12, 3)
    assert state(match, ME) == {"rage": 0}


@pytest.mark.parametrize("rage", [0, 2])
def test_golden_drinking_horn_without_rage_does_nothing(rage: int) -> None:
    """Spending none is allowed, and then nothing happens."""
    match = scene(geats(["golden-drinking-horn", RESERVE], {HERO: ("S09", 10)}, rage=rage), red())
    play(match, "scheme:golden-drinking-horn:beowulf")
    if rage:
        play(match, "choose:0")
    assert is_over(match)
    assert (health(match, HERO), hand_size(match, ME), state(match, ME)) == (10, 1, {"rage": rage})


def test_hot_for_the_battle_may_swap_wiglaf_and_beowulf() -> None:
    """After combat Wiglaf may trade places with Beowulf, won or lost."""
    match = scene(geats(["hot-for-the-battle", RESERVE], {WIGLAF: "S09", HERO: "S07"}), red([BASKET]))
    attack(match, WIGLAF, HOOD, "hot-for-the-battle", BASKET)
    play(match, "choose:trade-places-wiglaf-beowulf")
    assert (space(match, WIGLAF), space(match, HERO)) == ("S07", "S09")


def test_hot_for_the_battle_hits_and_the_swap_can_be_declined() -> None:
    """Value 3; the swap is optional. Only Wiglaf can use it."""
    match = scene(geats(["hot-for-the-battle", RESERVE], {WIGLAF: "S09", HERO: "S01"}), red())
    attack(match, WIGLAF, HOOD, "hot-for-the-battle")
    play(match, "decline")
    assert health(match, HOOD) == 11
    assert (space(match, WIGLAF), space(match, HERO)) == ("S09", "S01")
    match = scene(geats(["hot-for-the-battle", RESERVE]), red())
    assert "attack:beowulf:little-red-riding-hood" not in keys(match)


BY_THE_HUNTSMAN = {HOOD: "S36", "huntsman": "S10"}


def test_no_contest_expecteth_may_defeat_a_sidekick_for_three_rage() -> None:
    """If it won against a sidekick, 3 Rage may be paid to defeat that sidekick."""
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=3), red(at=BY_THE_HUNTSMAN))
    attack(match, HERO, "huntsman", "no-contest-expecteth")
    assert health(match, "huntsman") == 6
    play(match, "choose:pay-spend-rage-3-defeat-foe")
    assert (health(match, "huntsman"), space(match, "huntsman")) == (0, None)
    assert state(match, ME) == {"rage": 0}


def test_no_contest_expecteth_can_be_declined() -> None:
    """Paying is optional."""
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=3), red(at=BY_THE_HUNTSMAN))
    attack(match, HERO, "huntsman", "no-contest-expecteth")
    play(match, "decline")
    assert health(match, "huntsman") == 6
    assert state(match, ME) == {"rage": 3}


def test_no_contest_expecteth_needs_three_rage() -> None:
    """With 2 Rage nothing is offered."""
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=2), red(at=BY_THE_HUNTSMAN))
    attack(match, HERO, "huntsman", "no-contest-expecteth")
    assert is_over(match)
    assert health(match, "huntsman") == 6


def test_no_contest_expecteth_asks_for_no_rage_when_the_sidekick_has_fallen() -> None:
    """Who fell to the attack cannot be defeated again: the Rage would be lost for nothing."""
    near = {**BY_THE_HUNTSMAN, "huntsman": (BY_THE_HUNTSMAN["huntsman"], 3)}
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=3), red(at=near))
    attack(match, HERO, "huntsman", "no-contest-expecteth")
    assert is_over(match)
    assert (health(match, "huntsman"), state(match, ME)) == (0, {"rage": 3})


def test_no_contest_expecteth_does_not_defeat_heroes() -> None:
    """Against a hero it is only a hit for 3."""
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=3), red())
    attack(match, HERO, HOOD, "no-contest-expecteth")
    assert is_over(match)
    assert health(match, HOOD) == 11


def test_no_contest_expecteth_has_to_win() -> None:
    """A sidekick that blocks it is safe."""
    watson = seat(
        "sherlock-holmes", ["fixed-point-in-a-changing-age"], {"dr-watson": "S10", "sherlock-holmes": "S36"}
    )
    match = scene(geats(["no-contest-expecteth", RESERVE], rage=3), watson)
    attack(match, HERO, "dr-watson", "no-contest-expecteth", "fixed-point-in-a-changing-age")
    assert is_over(match)
    assert health(match, "dr-watson") == 8


def test_remnant_of_valor_hurts_everyone_next_to_wiglaf_and_gives_an_action_for_beowulf() -> None:
    """1 damage to each fighter next to Wiglaf, friends too; if Beowulf was hurt, gain an action."""
    match = scene(geats(["remnant-of-valor", RESERVE], {WIGLAF: "S09", HERO: "S08"}), red())
    play(match, "scheme:remnant-of-valor:wiglaf")
    assert (health(match, HOOD), health(match, HERO), health(match, WIGLAF)) == (13, 16, 9)
    assert health(match, "huntsman") == 9
    assert actions(match) == 2
    assert state(match, ME) == {"rage": 2}


def test_remnant_of_valor_without_beowulf_gives_no_action() -> None:
    """If Beowulf stands elsewhere, there is no extra action."""
    match = scene(geats(["remnant-of-valor", RESERVE], {WIGLAF: "S09", HERO: "S07"}), red())
    play(match, "scheme:remnant-of-valor:wiglaf")
    assert (health(match, HOOD), health(match, HERO)) == (13, 17)
    assert actions(match) == 1


def test_skirmish_moves_either_fighter_when_it_wins() -> None:
    """If won, one fighter of this combat, one's own or the other, moves up to 2."""
    match = scene(geats(["skirmish", RESERVE]), red())
    attack(match, HERO, HOOD, "skirmish")
    assert health(match, HOOD) == 10
    assert movers(match) == {HERO, HOOD}
    assert places(match, "move", HERO) == {"S01", "S02", "S03", "S08", "S18"}
    assert places(match, "move", HOOD) == {"S02", "S03", "S04", "S11", "S12", "S19", "S20", "S21", "S24"}
    assert "decline" in keys(match)
    play(match, f"move:{HOOD}:S24")
    assert (space(match, HOOD), space(match, HERO)) == ("S24", "S09")
    assert is_over(match)


def test_skirmish_moves_nobody_when_it_loses() -> None:
    """A tie is a loss for the attacker."""
    match = scene(geats(["skirmish", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "skirmish", BASKET)
    assert is_over(match)
    assert health(match, HOOD) == 14


def test_skirmish_wins_in_defense() -> None:
    """A defender who takes no damage has won."""
    match = scene(geats(["skirmish"]), red([TALE, SPARE]), active=FOE)
    attack(match, HOOD, HERO, TALE, "skirmish")
    assert match.actor == ME
    play(match, f"move:{HERO}:S18")
    assert space(match, HERO) == "S18"


def test_the_ancient_heirloom_grows_for_rage_twice() -> None:
    """2 Rage may be spent to make it a 5, and 1 Rage to boost it; both together cost 3."""
    match = scene(geats(["the-ancient-heirloom", RESERVE, "feint"], rage=3), red())
    attack(match, HERO, HOOD, "the-ancient-heirloom")
    assert keys(match) == ["choose:pay-spend-rage-2-set-value-5", "decline"]
    play(match, "choose:pay-spend-rage-2-set-value-5")
    assert keys(match) == ["choose:pay-spend-rage-1-boost", "decline"]
    play(match, "choose:pay-spend-rage-1-boost")
    assert sorted(keys(match)) == ["boost:feint", f"boost:{RESERVE}"]
    play(match, f"boost:{RESERVE}")
    assert health(match, HOOD) == 14 - 5 - 2
    assert state(match, ME) == {"rage": 0}
    assert discard(match, ME) == [RESERVE, "the-ancient-heirloom"]


@pytest.mark.parametrize(("rage", "questions"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_ancient_heirloom_is_a_plain_three_when_nothing_is_spent(rage: int, questions: int) -> None:
    """Each part is offered only to whoever can pay for it, and can be declined."""
    match = scene(geats(["the-ancient-heirloom", RESERVE], rage=rage), red())
    attack(match, HERO, HOOD, "the-ancient-heirloom")
    for _ in range(questions):
        play(match, "decline")
    assert is_over(match)
    assert health(match, HOOD) == 11
    assert state(match, ME) == {"rage": rage}


def test_the_ancient_heirloom_asks_for_no_rage_without_a_card_to_boost_with() -> None:
    """With an empty hand a boost cannot be, so only the 5 is offered."""
    match = scene(geats(["the-ancient-heirloom"], rage=3), red(), actions=1)
    attack(match, HERO, HOOD, "the-ancient-heirloom")
    play(match, "choose:pay-spend-rage-2-set-value-5")
    assert (health(match, HOOD), state(match, ME)) == (9, {"rage": 1})


def test_the_ancient_heirloom_second_part_needs_a_rage_left() -> None:
    """With 2 Rage, both spent on the 5, no boost is offered."""
    match = scene(geats(["the-ancient-heirloom", RESERVE], rage=2), red())
    attack(match, HERO, HOOD, "the-ancient-heirloom")
    play(match, "choose:pay-spend-rage-2-set-value-5")
    assert is_over(match)
    assert health(match, HOOD) == 9


def test_the_ancient_heirloom_cannot_be_canceled() -> None:
    """A card that cancels effects does nothing to it."""
    match = scene(
        geats(["the-ancient-heirloom", RESERVE], rage=2), red(["what-big-eyes-you-have"], discard=[PELT])
    )
    attack(match, HERO, HOOD, "the-ancient-heirloom", "what-big-eyes-you-have")
    play(match, "choose:pay-spend-rage-2-set-value-5")
    assert health(match, HOOD) == 14 - (5 - 3)


def test_the_equal_of_grendel_strikes_back_for_two_rage() -> None:
    """Immediately: 2 Rage may be spent to deal the attacker its card's printed value."""
    match = scene(geats(["the-equal-of-grendel"], rage=2), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "the-equal-of-grendel")
    play(match, "choose:pay-spend-rage-2-damage-foe-printed-value-their-card")
    assert health(match, HOOD) == 10
    assert health(match, HERO) == 16
    assert state(match, ME) == {"rage": 1}


def test_the_equal_of_grendel_takes_the_printed_value() -> None:
    """A card whose value becomes 6 still has a 4 printed on it."""
    match = scene(geats(["the-equal-of-grendel"], rage=2), red([KNIFE, SPARE], BY_THE_HUNTSMAN), active=FOE)
    attack(match, "huntsman", HERO, KNIFE, "the-equal-of-grendel")
    play(match, "choose:pay-spend-rage-2-damage-foe-printed-value-their-card")
    assert health(match, "huntsman") == 5
    assert health(match, HERO) == 17 - (6 - 3)


@pytest.mark.parametrize("rage", [1, 2])
def test_the_equal_of_grendel_is_optional_and_needs_two_rage(rage: int) -> None:
    """With 1 Rage it is not offered; with 2 it can be declined."""
    match = scene(geats(["the-equal-of-grendel"], rage=rage), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "the-equal-of-grendel")
    if rage == 2:
        play(match, "decline")
    assert is_over(match)
    assert (health(match, HOOD), health(match, HERO)) == (14, 16)
    assert state(match, ME) == {"rage": rage + 1}


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_the_war_king_adds_two_for_each_rage_spent(spent: int) -> None:
    """Spend any amount of Rage; +2 for each."""
    match = scene(geats(["the-war-king", RESERVE], rage=2), red())
    attack(match, HERO, HOOD, "the-war-king")
    assert keys(match) == ["choose:0", "choose:1", "choose:2"]
    play(match, f"choose:{spent}")
    assert health(match, HOOD) == 14 - 1 - 2 * spent
    assert state(match, ME) == {"rage": 2 - spent}


def test_the_war_king_defends_with_rage_too() -> None:
    """Versatile: the same as a defense card."""
    match = scene(geats(["the-war-king"], rage=2), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "the-war-king")
    play(match, "choose:1")
    assert health(match, HERO) == 17 - (4 - 3)


@pytest.mark.parametrize(("lost", "rage"), [(TALE, 1), ("the-wolfs-skin", 2), (BASKET, 3)])
def test_vigor_and_courage_turns_a_random_discard_into_rage(lost: str, rage: int) -> None:
    """An opponent discards a card at random; gain Rage equal to its boost value."""
    match = scene(
        geats([RESERVE, "remnant-of-valor"], rage=0), red([TALE, "the-wolfs-skin", BASKET]), chance="ask"
    )
    play(match, f"scheme:{RESERVE}:beowulf")
    assert match.actor == thwack.CHANCE
    assert len(match.choices) == 3
    play(match, f"choose:{lost}")
    assert state(match, ME) == {"rage": rage}
    assert discard(match, FOE) == [lost]
    assert lost not in hand(match, FOE)


def test_vigor_and_courage_does_nothing_to_an_empty_hand() -> None:
    """Without a card there is no Rage."""
    match = scene(geats([RESERVE, "remnant-of-valor"], rage=1), red())
    play(match, f"scheme:{RESERVE}:beowulf")
    assert state(match, ME) == {"rage": 1}
    assert discard(match, FOE) == []
