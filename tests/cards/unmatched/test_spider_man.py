"""Spider-Man: every card of the deck, and Spidey-Sense."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand,
    health,
    keys,
    maneuver,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match

SPIDER_MAN = ("spider-man",)
FACTS = (
    Fact("counter-attack", "defense", 3, 1, 3, SPIDER_MAN),
    Fact("disarming-shot", "attack", 4, 3, 2, SPIDER_MAN),
    Fact("friendly-neighborhood-spider-man", "scheme", None, 3, 2, SPIDER_MAN),
    Fact("momentous-shift", "versatile", 3, 2, 3, SPIDER_MAN),
    Fact("right-in-the-face", "versatile", 4, 2, 2, SPIDER_MAN),
    Fact("snark", "versatile", 3, 1, 2, SPIDER_MAN),
    Fact("spider-sense-tingling", "versatile", 2, 1, 3, SPIDER_MAN),
    Fact("swinging-kick", "attack", 6, 2, 3, SPIDER_MAN),
    Fact("thwip", "attack", 4, 1, 3, SPIDER_MAN),
    Fact("wall-crawler", "versatile", 3, 1, 2, SPIDER_MAN),
    Fact("web-shooters", "defense", 3, 2, 3, SPIDER_MAN),
    Fact("with-great-power", "scheme", None, 3, 2, SPIDER_MAN),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("spider-man", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("spider-man", FACTS)


# Spidey-Sense


def attacked(attack: str = "exploit", *more: str, **own: object) -> Match:
    """Sinbad has attacked with a card, and Spider-Man chooses how to defend."""
    match = duel("spider-man", ["wall-crawler"], [attack, *more], active=FOE)
    play(match, "attack:sinbad:spider-man")
    return play(match, f"choose:{attack}") if f"choose:{attack}" in keys(match) else match


@pytest.mark.parametrize(("card", "value"), [("exploit", 4), ("commanding-impact", 5), ("voyage-home", 2)])
def test_ability_tells_the_printed_value_of_the_attack_card(card: str, value: int) -> None:
    """Who attacks Spider-Man tells the printed value before he defends; the card itself stays hidden."""
    match = attacked(card, "feint")
    assert match.actor == ME
    for eyes in (None, ME):
        combat = match.view(eyes)["combat"]
        assert (combat["told"], combat["attack"]["card"]) == (value, None)
    said = f"Sinbad tells the printed value of the attack card: {value}."
    assert said in [line["text"] for line in match.story("en", seat=ME)]


def test_ability_is_for_attacks_on_him_only() -> None:
    """His own attacks tell nothing."""
    match = duel("spider-man", ["thwip"], ["feint"])
    play(match, "attack:spider-man:sinbad")
    assert match.view(FOE)["combat"]["told"] is None


def test_ability_leaves_only_cards_of_that_value_to_imagine() -> None:
    """In every world he imagines, the attack card has the value that was told."""
    match = attacked("exploit", "feint", "commanding-impact")
    seen = set()
    for seed in range(30):
        world = match.imagine(ME, seed)
        play(world, "decline")
        told = [line["data"] for line in world.story("en") if line["kind"] == "clashed"]
        seen |= {line["n"] for line in told}
    assert seen == {4}


# Cards


@pytest.mark.parametrize(("card", "struck"), [("exploit", 2), ("momentous-shift", 0)])
def test_counter_attack_answers_a_strong_card(card: str, struck: int) -> None:
    """After combat: if the opponent's card is worth 4 or more, 2 damage to the opposing fighter."""
    match = duel("spider-man", ["counter-attack"], [card], active=FOE)
    settle(fight(match, "sinbad", "spider-man", card, "counter-attack"))
    assert health(match, "sinbad") == 15 - struck


def test_disarming_shot_draws_the_damage_dealt() -> None:
    """After combat: draw as many cards as the combat damage dealt."""
    match = duel("spider-man", ["disarming-shot"], ["feint"], deck=["swinging-kick"] * 3 + ["thwip"])
    settle(fight(match, "spider-man", "sinbad", "disarming-shot"))
    assert len(held(match, ME)) == 4


def test_friendly_neighborhood_spider_man_heals_and_swings() -> None:
    """Recover 3 health; place him anywhere in his zone."""
    match = duel("spider-man", ["friendly-neighborhood-spider-man"], at={"spider-man": ("S02", 9)})
    play(match, "scheme:friendly-neighborhood-spider-man:spider-man")
    assert places(match, "spider-man") == zone_of("S02") - {"S02", "S03"}
    play(match, "place:spider-man:S08")
    assert (health(match, "spider-man"), space(match, "spider-man")) == (12, "S08")


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    """During combat: 5 if its fighter began the turn elsewhere."""
    momentous_shift_is_worth_more_after_a_move("spider-man", drawn="thwip")


def test_right_in_the_face_keeps_the_opponent_from_drawing() -> None:
    """Immediately: the opponent cannot draw cards this turn."""
    match = duel("spider-man", ["right-in-the-face"], ["exploit"], foil_deck=["feint"] * 3, active=FOE)
    settle(fight(match, "sinbad", "spider-man", "exploit", "right-in-the-face"))
    assert held(match, FOE) == []
    maneuver(match)
    assert hand(match, FOE) == ["riches-beyond-compare"]
    assert "Sinbad cannot draw cards this turn." in [line["text"] for line in match.story("en")]
    pass_turn(match)
    maneuver(match)
    assert len(hand(match, FOE)) == 2


@pytest.mark.parametrize(("at", "drawn"), [("S03", ["thwip"]), ("S11", [])])
def test_snark_draws_next_to_the_foe(at: str, drawn: list[str]) -> None:
    """After combat: if Spider-Man is next to the opposing fighter, draw 1."""
    match = duel("spider-man", ["snark"], ["toil-and-danger"], deck=["thwip"], active=FOE)
    fight(match, "sinbad", "spider-man", "toil-and-danger", "snark")
    assert hand(match, ME) == ["thwip"]  # the defender's effect comes first
    match = duel("spider-man", ["snark"], ["toil-and-danger"], deck=["thwip"])
    fight(match, "spider-man", "sinbad", "snark", "toil-and-danger")
    play(match, "decline" if at == "S03" else f"move:sinbad:{at}")
    assert held(match, ME) == drawn


@pytest.mark.parametrize(("card", "drawn"), [("exploit", 2), ("momentous-shift", 0)])
def test_spider_sense_tingling_draws_against_a_strong_card(card: str, drawn: int) -> None:
    """After combat: if the opponent's card is worth 4 or more, draw 2."""
    match = duel("spider-man", ["spider-sense-tingling"], [card], deck=["thwip"] * 2)
    settle(fight(match, "spider-man", "sinbad", "spider-sense-tingling", card))
    assert held(match, ME) == ["thwip"] * drawn


def test_swinging_kick_moves_the_foe_as_far_as_it_hurt() -> None:
    """After combat: move the opposing fighter up to as many spaces as the combat damage dealt."""
    match = duel("spider-man", ["swinging-kick"], ["exploit"])
    fight(match, "spider-man", "sinbad", "swinging-kick", "exploit")
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    play(match, "move:sinbad:S05")
    assert space(match, "sinbad") == "S05"


def test_thwip_swings_when_won() -> None:
    """After combat: if won, place Spider-Man anywhere in his zone."""
    match = duel("spider-man", ["thwip"])
    fight(match, "spider-man", "sinbad", "thwip")
    assert places(match, "spider-man") == zone_of("S02") - {"S02", "S03"}
    lost = duel("spider-man", ["thwip"], ["exploit"])
    settle(fight(lost, "spider-man", "sinbad", "thwip", "exploit"))
    assert space(lost, "spider-man") == "S02"


def test_wall_crawler_swings_whoever_won() -> None:
    """After combat: place Spider-Man anywhere in his zone."""
    match = duel("spider-man", ["wall-crawler"], ["exploit"])
    fight(match, "spider-man", "sinbad", "wall-crawler", "exploit")
    assert is_mandatory(match)
    play(match, "place:spider-man:S08")
    assert space(match, "spider-man") == "S08"


def test_web_shooters_keep_the_damage_at_two() -> None:
    """During combat: Spider-Man takes at most 2 combat damage."""
    pile = ["voyage-giant-snakes", "voyage-whale-island", "voyage-king-of-serendib", "voyage-eyes-like-coals"]
    match = scene(
        seat("spider-man", ["web-shooters"], {"spider-man": "S02"}),
        seat("sinbad", ["voyage-man-eating-apes", "riches-beyond-compare"], {"sinbad": "S03"}, discard=pile),
        active=FOE,
    )
    settle(fight(match, "sinbad", "spider-man", "voyage-man-eating-apes", "web-shooters"))
    assert health(match, "spider-man") == 15 - 2 - 2  # an attack of 6; the apes bite afterwards


def test_with_great_power_strengthens_the_turn() -> None:
    """This turn his attacks are worth 1 more; draw 1; gain 1 action."""
    match = duel("spider-man", ["with-great-power"], deck=["swinging-kick"])
    play(match, "scheme:with-great-power:spider-man")
    assert (held(match, ME), match.view(None)["actions"]) == (["swinging-kick"], 2)
    settle(fight(match, "spider-man", "sinbad", "swinging-kick"))
    assert health(match, "sinbad") == 8
