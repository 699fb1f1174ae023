"""The Invisible Man: every card, and the fog."""

from collections.abc import Sequence
from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared_b import (
    BASKET,
    HOOD,
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
    pass_turn,
    places,
    red,
    seen_deck,
    seen_hand,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    keys,
    play,
    scene,
    seat,
    space,
    state,
    tokens,
)

HERO = "invisible-man"
TOKENS = {"fog-1", "fog-2", "fog-3"}
RESERVE = "rolling-fog"  # a scheme in hand, so that the next action is asked for
ON_FOG = ("S09", "S30", "S37")  # the first token lies where he stands
OFF_FOG = ("S18", "S30", "S37")
EVERYWHERE = {f"S{number:02}" for number in range(1, 39)}
FACTS = {
    "coded-notes": Facts("defense", 3, 2, 2, (HERO,)),
    "confound": Facts("versatile", 3, 2, 2, (HERO,)),
    "covert-preparation": Facts("versatile", 2, 1, 3, (HERO,)),
    "dreaming-of-revenge": Facts("versatile", 3, 1, 2, (HERO,)),
    "emerge-from-mist": Facts("attack", 3, 2, 2, (HERO,)),
    "impossible-to-see": Facts("versatile", 2, 2, 2, (HERO,)),
    "into-thin-air": Facts("defense", 4, 1, 2, (HERO,)),
    "lurking": Facts("defense", 2, 2, 2, (HERO,)),
    "reign-of-terror": Facts("scheme", None, 1, 2, (HERO,)),
    "rolling-fog": Facts("scheme", None, 1, 2, (HERO,)),
    "slip-away": Facts("attack", 3, 2, 3, (HERO,)),
    "step-lightly": Facts("scheme", None, 1, 2, (HERO,)),
    "surprise-attack": Facts("attack", 5, 1, 2, (HERO,)),
    "vanish": Facts("scheme", None, 3, 2, (HERO,)),
}


def unseen(
    hand: Sequence[str] = (), where: Any = "S09", *, fog: Sequence[str] = OFF_FOG, **more: Any
) -> dict[str, Any]:
    """The Invisible Man on S09, no fog under him."""
    return seat(HERO, hand, {HERO: where}, state={"fog": list(fog)}, **more)


def fog(match: thwack.Match) -> list[str | None]:
    """Where the fog lies."""
    return tokens(match, ME)


@pytest.mark.parametrize("card", sorted(FACTS))
def test_facts_of_each_card(card: str) -> None:
    """Type, value, boost, copies and banner are as printed."""
    assert facts_of(HERO)[card] == FACTS[card]


def test_facts_of_the_hero() -> None:
    """Move 2, one fighter with 15 health, and 30 cards that are all in the table above."""
    assert move_of(HERO) == 2
    assert fighters_of(HERO) == [(HERO, "hero", 1, 15, "melee")]
    assert facts_of(HERO).keys() == FACTS.keys()
    assert deck_size(HERO) == 30


# The fog


def test_ability_three_fog_tokens_are_placed_on_separate_spaces_of_his_zone() -> None:
    """At the set-up three tokens go on separate spaces of the zone he starts in."""
    blue = {"S18", "S19", "S23", "S28", "S29"}  # and S20, where he stands
    match = thwack.new("unmatched", heroes=[HERO, HOOD], board="sarpedon")
    assert space(match, HERO) == "S20"
    assert (movers(match, "place"), places(match, "place", "fog-1")) == ({"fog-1"}, blue)
    play(match, "place:fog-1:S19")
    assert (movers(match, "place"), places(match, "place", "fog-2")) == ({"fog-2"}, blue - {"S19"})
    play(match, "place:fog-2:S18", "place:fog-3:S29")
    assert fog(match) == ["S19", "S18", "S29"]


@pytest.mark.parametrize(("tokens", "damage"), [(ON_FOG, 0), (OFF_FOG, 1)])
def test_ability_defends_better_on_fog(tokens: Sequence[str], damage: int) -> None:
    """On a space with fog his defense cards get +1: a 3 holds off a 4."""
    match = scene(unseen(["dreaming-of-revenge"], fog=tokens), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "dreaming-of-revenge")
    assert health(match, HERO) == 15 - damage


def test_ability_adds_nothing_without_a_defense_card_or_to_an_attack() -> None:
    """Without a card there is nothing to add to, and attacks are as printed."""
    match = scene(unseen(fog=ON_FOG), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET)
    assert health(match, HERO) == 11
    match = scene(unseen(["dreaming-of-revenge", RESERVE], fog=ON_FOG), red())
    attack(match, HERO, HOOD, "dreaming-of-revenge")
    assert health(match, HOOD) == 11


def test_ability_walks_from_fog_to_fog() -> None:
    """For his movement spaces with fog are next to each other."""
    match = scene(unseen([RESERVE], fog=ON_FOG), red())
    play(match, "maneuver", "decline")
    near = {"S01", "S02", "S08", "S03", "S18"}
    linked = {"S30", "S24", "S29", "S31", "S34", "S37", "S38"}  # S36 holds the Huntsman
    assert places(match, "move", HERO) == near | linked
    match = scene(unseen([RESERVE], fog=("S08", "S30", "S37")), red())
    play(match, "maneuver", "decline")
    assert places(match, "move", HERO) == near | {"S30", "S37"}  # one step to the fog, one through it


def test_ability_cannot_enter_fog_where_a_foe_stands() -> None:
    """Fog under an opposing fighter does not let him in or through."""
    match = scene(unseen([RESERVE], fog=("S09", "S36", "S37")), red())
    play(match, "maneuver", "decline")
    assert "S36" not in places(match, "move", HERO)
    assert not {"S32", "S35"} & places(match, "move", HERO)


def test_ability_does_not_help_attacks() -> None:
    """The link is for movement only: a foe on other fog cannot be attacked."""
    match = scene(unseen(["slip-away", RESERVE], fog=("S09", "S36", "S37")), red(at={HOOD: "S25"}))
    assert not any(key.startswith("attack") for key in keys(match))


# Cards


NOTES = ["vanish", "lurking", "slip-away"]


def test_coded_notes_draws_three_and_puts_two_back() -> None:
    """After combat draw 3, then put 2 cards of the hand on top of the deck in any order."""
    match = scene(unseen(["coded-notes", RESERVE], deck=NOTES), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "coded-notes")
    assert health(match, HERO) == 14
    assert match.actor == ME
    assert sorted(keys(match)) == sorted(f"choose:{card}" for card in [*NOTES, RESERVE])
    play(match, "choose:vanish", f"choose:{RESERVE}")
    assert hand(match, ME) == ["lurking", "slip-away"]
    assert deck(match, ME)[:2] == ["vanish", RESERVE]
    assert is_over(match)


def test_coded_notes_hides_what_went_back() -> None:
    """Only their player knows the two cards on top."""
    match = scene(unseen(["coded-notes", RESERVE], deck=NOTES), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "coded-notes")
    play(match, "choose:vanish", f"choose:{RESERVE}")
    assert seen_deck(match, ME, ME)[:3] == ["vanish", RESERVE, None]
    for eyes in (FOE, None):
        assert seen_hand(match, eyes, ME) == []
        assert set(seen_deck(match, eyes, ME)) == {None}


def test_coded_notes_makes_a_known_hand_uncertain() -> None:
    """Whoever knew the hand cannot tell which of its cards went back."""
    hand_of_holmes = ["study-methods", "education-never-ends", "confirm-suspicion"]
    holmes = seat("sherlock-holmes", hand_of_holmes, {"sherlock-holmes": "S10", "dr-watson": "S36"})
    match = scene(unseen(["coded-notes", RESERVE, "confound"], deck=NOTES), holmes, active=FOE)
    attack(match, "sherlock-holmes", HERO, "study-methods")
    assert seen_hand(match, FOE, ME) == ["coded-notes", "confound", RESERVE]
    attack(match, "sherlock-holmes", HERO, "education-never-ends", "coded-notes")
    play(match, "choose:vanish", "choose:lurking")
    assert hand(match, ME) == ["confound", RESERVE, "slip-away"]
    assert seen_hand(match, FOE, ME) == []


def test_confound_lets_the_opponent_pay_a_card() -> None:
    """After combat the opponent may discard a card of their choice; then the fog stays."""
    match = scene(unseen(["confound", RESERVE]), red([BASKET, TALE]))
    attack(match, HERO, HOOD, "confound")
    assert health(match, HOOD) == 11
    assert match.actor == FOE
    assert keys(match) == ["choose:discard-1", "decline"]
    play(match, "choose:discard-1")
    assert (match.actor, sorted(keys(match))) == (FOE, sorted([f"choose:{BASKET}", f"choose:{TALE}"]))
    play(match, f"choose:{TALE}")
    assert is_over(match)
    assert discard(match, FOE) == [TALE]
    assert fog(match) == list(OFF_FOG)


def test_confound_moves_all_the_fog_if_the_opponent_does_not_pay() -> None:
    """Otherwise each token may go to any other space."""
    match = scene(unseen(["confound", RESERVE]), red([BASKET, TALE]))
    attack(match, HERO, HOOD, "confound")
    play(match, "decline")
    assert match.actor == ME
    assert movers(match, "place") == TOKENS
    assert places(match, "place", "fog-2") == EVERYWHERE - set(OFF_FOG)
    play(match, "place:fog-2:S10")
    assert movers(match, "place") == TOKENS - {"fog-2"}
    play(match, "place:fog-1:S09", "decline")
    assert is_over(match)
    assert fog(match) == ["S09", "S10", "S37"]
    assert hand_size(match, FOE) == 2


def test_confound_asks_nothing_of_an_empty_hand() -> None:
    """Who has no card cannot pay; moving the fog stays optional."""
    match = scene(unseen(["confound", RESERVE]), red())
    attack(match, HERO, HOOD, "confound")
    assert match.actor == ME
    play(match, "decline")
    assert fog(match) == list(OFF_FOG)


def test_covert_preparation_draws_and_both_move_fog() -> None:
    """After combat draw 1; move a token up to 2; then the opponent moves a different one up to 2."""
    match = scene(unseen(["covert-preparation", RESERVE]), red())
    attack(match, HERO, HOOD, "covert-preparation")
    assert health(match, HOOD) == 12
    assert hand_size(match, ME) == 2
    assert match.actor == ME
    assert set(keys(match)) == {f"choose:{token}" for token in TOKENS}
    play(match, "choose:fog-1")
    assert movers(match) == {"fog-1"}
    assert places(match, "move", "fog-1") == {"S01", "S08", "S09", "S19", "S20", "S23", "S28", "S29"}
    play(match, "move:fog-1:S09")
    assert match.actor == FOE
    assert movers(match) == {"fog-2", "fog-3"}
    assert places(match, "move", "fog-3") == {"S32", "S33", "S35", "S36", "S38"}
    play(match, "move:fog-3:S38")
    assert fog(match) == ["S09", "S30", "S38"]
    assert is_over(match)


def test_covert_preparation_moves_are_up_to_two() -> None:
    """Both may leave the fog where it is; the opponent still cannot touch the token that was picked."""
    match = scene(unseen(["covert-preparation"]), red([TALE, SPARE]), active=FOE)
    attack(match, HOOD, HERO, TALE, "covert-preparation")
    play(match, "choose:fog-2", "decline")
    assert match.actor == FOE
    assert movers(match) == {"fog-1", "fog-3"}
    play(match, "decline")
    assert fog(match) == list(OFF_FOG)
    assert (health(match, HERO), hand_size(match, ME)) == (15, 1)


def test_dreaming_of_revenge_hurts_foes_in_the_fog() -> None:
    """After combat, if he is on fog, each opposing fighter on fog takes 1 damage."""
    match = scene(unseen(["dreaming-of-revenge", RESERVE], fog=("S09", "S36", "S37")), red([BASKET]))
    attack(match, HERO, HOOD, "dreaming-of-revenge", BASKET)
    assert (health(match, HOOD), health(match, "huntsman"), health(match, HERO)) == (14, 8, 15)
    match = scene(unseen(["dreaming-of-revenge", RESERVE], fog=("S09", "S36", "S10")), red([BASKET]))
    attack(match, HERO, HOOD, "dreaming-of-revenge", BASKET)
    assert (health(match, HOOD), health(match, "huntsman"), health(match, HERO)) == (13, 8, 15)


def test_dreaming_of_revenge_needs_fog_under_him() -> None:
    """If he is not on fog, nobody is hurt by it."""
    match = scene(unseen(["dreaming-of-revenge", RESERVE], fog=("S10", "S36", "S37")), red([BASKET]))
    attack(match, HERO, HOOD, "dreaming-of-revenge", BASKET)
    assert (health(match, HOOD), health(match, "huntsman")) == (14, 9)


@pytest.mark.parametrize(("tokens", "damage"), [(ON_FOG, 5), (OFF_FOG, 3)])
def test_emerge_from_mist_is_a_five_if_he_began_the_turn_on_fog(tokens: Sequence[str], damage: int) -> None:
    """Value 5 if he began this turn on fog, else 3."""
    match = scene(unseen(["emerge-from-mist", RESERVE], fog=tokens), red())
    attack(match, HERO, HOOD, "emerge-from-mist")
    assert health(match, HOOD) == 14 - damage


def test_emerge_from_mist_looks_at_the_start_of_the_turn() -> None:
    """He may have left the fog since; and entering it during the turn is too late."""
    match = scene(unseen(["emerge-from-mist", RESERVE], fog=ON_FOG), red())
    play(match, "maneuver", "decline", f"move:{HERO}:S03")
    attack(match, HERO, HOOD, "emerge-from-mist")
    assert health(match, HOOD) == 9
    match = scene(unseen(["emerge-from-mist", RESERVE], "S01", fog=ON_FOG), red())
    play(match, "maneuver", "decline", f"move:{HERO}:S09")
    attack(match, HERO, HOOD, "emerge-from-mist")
    assert health(match, HOOD) == 11


def test_impossible_to_see_makes_the_other_value_zero() -> None:
    """Immediately: the opponent's value becomes 0."""
    match = scene(unseen(["impossible-to-see", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "impossible-to-see", BASKET)
    assert health(match, HOOD) == 12
    match = scene(unseen(["impossible-to-see"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "impossible-to-see")
    assert health(match, HERO) == 15


def test_impossible_to_see_holds_against_card_effects() -> None:
    """No card effect can change that 0, but the other effects of the card still happen."""
    match = scene(unseen(["impossible-to-see", "vanish"]), red(["stones-in-the-belly"], knife=True))
    attack(match, HERO, HOOD, "impossible-to-see", "stones-in-the-belly")
    assert health(match, HOOD) == 12  # the stones would have added the boost of the card below
    assert "vanish" in discard(match, ME)
    match = scene(unseen(["impossible-to-see", RESERVE]), red([TALE], knife=True))
    attack(match, HERO, HOOD, "impossible-to-see", TALE)
    assert health(match, HERO) == 12


def test_into_thin_air_moves_him_and_then_the_opponent_moves_fog() -> None:
    """After combat he moves up to 1; then the opponent moves a token up to 3."""
    match = scene(unseen(["into-thin-air"], fog=("S08", "S30", "S37")), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "into-thin-air")
    assert (match.actor, health(match, HERO)) == (ME, 15)
    assert places(match, "move", HERO) == {"S01", "S02", "S08"}
    play(match, f"move:{HERO}:S08")
    assert match.actor == FOE
    assert movers(match) == TOKENS
    assert {"S20", "S28", "S03"} <= places(match, "move", "fog-1")  # 3 steps; fighters are no obstacle
    play(match, "move:fog-1:S03")
    assert (space(match, HERO), fog(match)) == ("S08", ["S03", "S30", "S37"])
    assert is_over(match)


def test_into_thin_air_moves_can_be_declined() -> None:
    """Both are up to so many spaces."""
    match = scene(unseen(["into-thin-air"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "into-thin-air")
    play(match, "decline", "decline")
    assert (space(match, HERO), fog(match)) == ("S09", list(OFF_FOG))
    assert is_over(match)


def test_lurking_draws_and_takes_him_into_the_fog() -> None:
    """After combat draw 1, then choose: to a space with fog."""
    match = scene(unseen(["lurking"], fog=("S09", "S36", "S37")), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "lurking")
    assert health(match, HERO) == 15 - (4 - 3)
    assert hand_size(match, ME) == 1
    assert keys(match) == ["choose:place-this-on-fog", "choose:move-one-token-up-to-3"]
    play(match, "choose:place-this-on-fog")  # S09 is his own and S36 the Huntsman's: only one is left
    assert space(match, HERO) == "S37"
    assert is_over(match)


def test_lurking_draws_and_moves_fog() -> None:
    """Or: move a token up to 3."""
    match = scene(unseen(["lurking"]), red([BASKET, SPARE]), active=FOE)
    attack(match, HOOD, HERO, BASKET, "lurking")
    play(match, "choose:move-one-token-up-to-3")
    assert match.actor == ME
    assert movers(match) == TOKENS
    assert {"S09", "S10", "S02"} <= places(match, "move", "fog-1")  # 2, 3 and 3 steps from S18
    play(match, "move:fog-1:S10")
    assert fog(match) == ["S10", "S30", "S37"]
    assert (space(match, HERO), hand_size(match, ME)) == ("S09", 1)


def test_reign_of_terror_hurts_any_foe_from_the_fog() -> None:
    """If he is on fog, 2 damage to one opposing fighter, wherever it is."""
    match = scene(unseen(["reign-of-terror", RESERVE], fog=ON_FOG), red())
    play(match, f"scheme:reign-of-terror:{HERO}")
    assert sorted(keys(match)) == ["choose:huntsman", f"choose:{HOOD}"]
    play(match, "choose:huntsman")
    assert (health(match, "huntsman"), health(match, HOOD)) == (7, 14)


def test_reign_of_terror_needs_fog() -> None:
    """If he is not on fog, nothing happens."""
    match = scene(unseen(["reign-of-terror", RESERVE]), red())
    play(match, f"scheme:reign-of-terror:{HERO}")
    assert is_over(match)
    assert (health(match, "huntsman"), health(match, HOOD)) == (9, 14)


def test_rolling_fog_puts_a_token_anywhere_and_gives_an_action() -> None:
    """One token goes to any other space, fighters there or not; an action is gained."""
    match = scene(unseen([RESERVE, RESERVE]), red())
    play(match, f"scheme:{RESERVE}:{HERO}")
    assert movers(match, "place") == TOKENS
    assert places(match, "place", "fog-3") == EVERYWHERE - set(OFF_FOG)
    assert "decline" not in keys(match)
    play(match, "place:fog-3:S10")
    assert fog(match) == ["S18", "S30", "S10"]
    assert actions(match) == 2


def test_slip_away_follows_a_token_to_an_empty_space() -> None:
    """After combat a token goes to a space without a fighter, and he is placed there."""
    match = scene(unseen(["slip-away", RESERVE]), red([BASKET]))
    attack(match, HERO, HOOD, "slip-away", BASKET)
    assert movers(match, "place") == TOKENS
    assert places(match, "place", "fog-2") == EVERYWHERE - {*OFF_FOG, "S09", "S10", "S36"}
    assert "decline" not in keys(match)
    play(match, "place:fog-2:S05")
    assert (space(match, HERO), fog(match)) == ("S05", ["S18", "S05", "S37"])
    assert is_over(match)


def test_slip_away_hits_for_three() -> None:
    """Value 3; it slips away after a won combat too."""
    match = scene(unseen(["slip-away", RESERVE]), red())
    attack(match, HERO, HOOD, "slip-away")
    play(match, "place:fog-1:S01")
    assert (health(match, HOOD), space(match, HERO)) == (11, "S01")


@pytest.mark.parametrize(("tokens", "damage"), [(ON_FOG, 3), (OFF_FOG, 1)])
def test_step_lightly_hurts_a_neighbor_and_the_opponent_moves_fog(tokens: Sequence[str], damage: int) -> None:
    """1 damage to an adjacent fighter, 3 from the fog; then the opponent moves a token up to 2."""
    match = scene(unseen(["step-lightly", RESERVE], fog=tokens), red(at={"huntsman": "S02"}))
    play(match, f"scheme:step-lightly:{HERO}")
    assert sorted(keys(match)) == ["choose:huntsman", f"choose:{HOOD}"]
    play(match, "choose:huntsman")
    assert (health(match, "huntsman"), health(match, HOOD)) == (9 - damage, 14)
    assert match.actor == FOE
    assert movers(match) == TOKENS
    assert places(match, "move", "fog-3") == {"S32", "S33", "S35", "S36", "S38"}
    assert "decline" in keys(match)
    play(match, "move:fog-3:S33")
    assert fog(match)[2] == "S33"
    assert match.actor == ME


def test_step_lightly_lets_the_opponent_move_fog_even_if_nobody_is_near() -> None:
    """Without a neighbor there is no damage, but the fog still moves."""
    match = scene(unseen(["step-lightly", RESERVE], "S05"), red())
    play(match, f"scheme:step-lightly:{HERO}")
    assert match.actor == FOE
    play(match, "decline")
    assert (health(match, HOOD), fog(match)) == (14, list(OFF_FOG))


@pytest.mark.parametrize(("card", "left"), [("surprise-attack", 15), ("dreaming-of-revenge", 12)])
def test_surprise_attack_cancels_the_other_card(card: str, left: int) -> None:
    """Immediately: cancel every effect on the opponent's card; otherwise the knife's 3 damage would come."""
    match = scene(unseen([card, RESERVE]), red([TALE], knife=True))
    attack(match, HERO, HOOD, card, TALE)
    assert is_over(match)
    assert health(match, HERO) == left


def test_surprise_attack_sends_the_fog_under_him_away() -> None:
    """After combat, if he is on fog, that token goes to another space."""
    match = scene(unseen(["surprise-attack", RESERVE], fog=ON_FOG), red())
    attack(match, HERO, HOOD, "surprise-attack")
    assert health(match, HOOD) == 9
    assert movers(match, "place") == {"fog-1"}
    assert places(match, "place", "fog-1") == EVERYWHERE - set(ON_FOG)
    assert "decline" not in keys(match)
    play(match, "place:fog-1:S10")
    assert (fog(match), space(match, HERO)) == (["S10", "S30", "S37"], "S09")


def test_surprise_attack_leaves_other_fog_alone() -> None:
    """If he is not on fog, no token moves."""
    match = scene(unseen(["surprise-attack", RESERVE]), red())
    attack(match, HERO, HOOD, "surprise-attack")
    assert is_over(match)
    assert fog(match) == list(OFF_FOG)


def vanished(foe: dict[str, Any], held: Sequence[str] = (RESERVE,)) -> thwack.Match:
    """He plays Vanish as his first action."""
    match = scene(unseen(["vanish", *held], ("S09", 10)), foe)
    return play(match, f"scheme:vanish:{HERO}")


def test_vanish_heals_leaves_the_board_and_ends_the_turn() -> None:
    """Heal 1 and leave the board: no action is left this turn, and nobody has won."""
    match = vanished(red([SPARE]))
    assert (health(match, HERO), space(match, HERO)) == (11, None)
    assert match.view(None)["active"] == match.actor == FOE
    assert actions(match) == 2
    assert match.result is None


def test_vanish_spares_the_hand_limit() -> None:
    """While he is off the board he does not discard down to 7."""
    held = [
        "lurking",
        "lurking",
        "slip-away",
        "slip-away",
        "slip-away",
        RESERVE,
        RESERVE,
        "confound",
        "confound",
    ]
    match = vanished(red([SPARE]), held)
    assert match.actor == FOE
    assert hand_size(match, ME) == 9


def test_vanish_makes_him_no_target() -> None:
    """Off the board he cannot be attacked, and effects that choose an opponent do not find him."""
    match = vanished(red([BASKET, SPARE]))
    assert not any(key.startswith("attack") for key in keys(match))
    geat = seat(
        "beowulf", ["vigor-and-courage", "golden-drinking-horn"], {"beowulf": "S10"}, state={"rage": 0}
    )
    match = vanished(geat)
    play(match, "scheme:vigor-and-courage:beowulf")
    assert is_over(match)
    assert (hand(match, ME), state(match, FOE)) == ([RESERVE], {"rage": 0})
    holmes = seat("sherlock-holmes", ["master-of-disguise", "confirm-suspicion"], {"sherlock-holmes": "S10"})
    match = vanished(holmes)
    play(match, "scheme:master-of-disguise:sherlock-holmes")
    assert (health(match, HERO), space(match, HERO), space(match, "sherlock-holmes")) == (11, None, "S10")


def test_vanish_returns_him_anywhere_at_the_start_of_his_turn() -> None:
    """At the start of his next turn he is placed in any free space; then he has his two actions."""
    match = pass_turn(vanished(red([SPARE])))
    assert match.actor == ME
    assert places(match, "place", HERO) == EVERYWHERE - {"S10", "S36"}
    assert "decline" not in keys(match)
    play(match, f"place:{HERO}:S33")
    assert (space(match, HERO), health(match, HERO)) == ("S33", 11)
    assert actions(match) == 2
    assert hand(match, ME) == [RESERVE]


def test_vanish_leaves_the_fog() -> None:
    """The tokens stay where they are."""
    assert fog(vanished(red([SPARE]))) == list(OFF_FOG)


def test_vanish_as_the_last_action_does_the_same() -> None:
    """Also as the second action of the turn."""
    match = scene(unseen(["vanish", RESERVE], ("S09", 15)), red([SPARE]), actions=1)
    play(match, f"scheme:vanish:{HERO}")
    assert (match.actor, space(match, HERO), health(match, HERO)) == (FOE, None, 15)
    pass_turn(match)
    assert movers(match, "place") == {HERO}
