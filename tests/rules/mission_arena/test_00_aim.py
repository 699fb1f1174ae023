"""MA-0: Aim, cards, deck."""

from collections import Counter
from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    avenger,
    game_with,
    home_made,
    keys,
    pass_to,
    place,
    play,
    points,
    position,
    side,
    squad,
    verbs,
)
from thwack import Match, SetupError
from thwack.games.mission_arena.game import MissionArena
from thwack.kernel.errors import ContentError

Json = Any
NAMES = [f"MA{number:02}" for number in (1, 4, 7, 9, 11, 13, 15, 16, 17, 18, 19)]  # each another name


def deck(size: int, **cards: int) -> dict[str, Json]:
    """A deck of so many cards, at most five of a name but for those that are said."""
    found = dict(cards)
    for card in NAMES:
        found.setdefault(card, max(min(5, size - sum(found.values())), 0))
    found["MA20"] = size - sum(found.values())
    return {"name": "Made", "cards": {card: copies for card, copies in found.items() if copies}}


def ended(match: Match) -> tuple[tuple[int, ...], str] | None:
    """Who has won, and how."""
    return None if match.result is None else (match.result.winners, match.result.reason)


# MA-0.1


def test_MA_0_1_two_players() -> None:
    assert thwack.new("mission_arena").seats == 2
    for decks in (["avengers"], ["avengers"] * 3):
        with pytest.raises(SetupError):
            thwack.new("mission_arena", decks=decks)


@pytest.mark.parametrize("size", [55, 56, 57])
def test_MA_0_1_fifty_six_cards(size: int) -> None:
    decks = [deck(size), "avengers"]
    if size == 56:
        view = thwack.new("mission_arena", decks=decks).view(0)["seats"][0]
        assert view["deck_size"] + len(view["hand"]) + len(view["missions"]) == 56
        return
    with pytest.raises(SetupError, match=f"it has {size} cards.*exactly 56"):
        thwack.new("mission_arena", decks=decks)


@pytest.mark.parametrize(("rare", "legal"), [(0, True), (2, True), (3, False)])
def test_MA_0_1_five_of_a_name_in_all_versions(rare: int, legal: bool) -> None:
    decks = [deck(56, MA01=3, MA03=rare), "avengers"]
    if legal:
        assert thwack.new("mission_arena", decks=decks).seats == 2
        return
    with pytest.raises(SetupError, match="Captain America appears 6 times"):
        thwack.new("mission_arena", decks=decks)


def test_MA_0_1_of_a_team_too() -> None:
    with pytest.raises(SetupError, match="Black Widow & Hawkeye appears 6 times"):
        thwack.new("mission_arena", decks=[deck(56, MA19=6, MA20=1), "avengers"])


def test_MA_0_1_all_that_is_wrong_is_told() -> None:
    with pytest.raises(SetupError) as fault:
        thwack.new("mission_arena", decks=[deck(57, MA01=6, MA04=6), "avengers"])
    said = str(fault.value)
    assert all(part in said for part in ("57 cards", "Captain America", "Iron Man"))


# MA-0.2


def test_MA_0_2_single_characters_and_teams_of_two_to_five() -> None:
    sizes = Counter(len(card.facts["members"]) for card in thwack.cards("mission_arena"))
    assert set(sizes) == {0, 2, 3, 4, 5}
    names = {card.facts["called"]: bool(card.facts["members"]) for card in thwack.cards("mission_arena")}
    for card in thwack.cards("mission_arena"):
        assert not any(names[member] for member in card.facts["members"])


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6])
def test_MA_0_2_no_other_size(count: int) -> None:
    people = ["thor", "hulk", "loki", "nebula", "thanos", "hawkeye"][:count]
    text = '[protagonists]\nteam-made = { it = "Team Made" }\n'
    text += avenger("HM01", "team-made", members=people)
    if 2 <= count <= 5:
        assert game_with(text).library.cards["HM01"].members == tuple(people)
        return
    with pytest.raises(ContentError, match="2 to 5 members"):
        game_with(text)


# MA-0.3


def test_MA_0_3_what_a_card_shows() -> None:
    facts = thwack.card("mission_arena", "MA05").facts
    assert facts["name"]["en"] == "Iron Man"
    assert (facts["attack"], facts["defence"], facts["resistance"]) == (900, 800, 400)
    assert (facts["points"], facts["nemesis"]) == (2, "thanos")
    assert (facts["skill"], facts["affiliation"]) == ("technological", "avengers")
    assert (facts["alignment"], facts["rarity"]) == ("good", "uncommon")
    assert facts["ability"] == "power_bank(each(protagonist, affiliation(avengers)))"
    assert (facts["cost"], facts["kind"]) == (1, "support")


def test_MA_0_3_not_every_card_has_a_nemesis() -> None:
    found = {card.id: card.facts["nemesis"] for card in thwack.cards("mission_arena")}
    assert (found["MA01"], found["MA05"], found["MB12"]) == (None, "thanos", "thor")
    assert (found["MA04"], found["MA06"], found["MB11"]) == (None, None, None)  # nor every version
    alignments = {card.facts["alignment"] for card in thwack.cards("mission_arena")}
    assert alignments == {"good", "neutral", "evil"}


# MA-0.4

ALIGNED = "".join(
    avenger(f"H{sort}-{number}", name, alignment=sort, ability="group_attack")
    for sort, names in (
        ("good", ("hulk", "thor")),
        ("neutral", ("star-trader", "old-oracle")),
        ("evil", ("loki", "nebula")),
    )
    for number, name in enumerate(names)
)


@pytest.mark.parametrize("launcher", ["good", "neutral", "evil"])
@pytest.mark.parametrize("partner", ["good", "neutral", "evil"])
def test_MA_0_4_good_and_evil_do_not_attack_together(launcher: str, partner: str) -> None:
    one, other = f"H{launcher}-0", f"H{partner}-1"
    match = home_made(ALIGNED, side([at(one, 2), other]), side(["MB15", "MB14"]), "abilities")
    play(match, f"activate:{one}", f"challenge:{one}:MB15")
    assert (f"choose:{other}" in keys(match)) is ({launcher, partner} != {"good", "evil"})


@pytest.mark.parametrize(("nebula", "joins"), [("MB09", True), ("MB10", False)])
def test_MA_0_4_good_and_evil_of_one_affiliation(nebula: str, joins: bool) -> None:
    """The Black Court has both: a Frost Marauder is joined by the Nebula who is evil, not by the good one."""
    match = position(side([at("MB16", 2), nebula, "MB11"]), side(["MA15", "MA16"]), "abilities")
    play(match, "activate:MB16", "challenge:MB16:MA15")
    assert (f"choose:{nebula}" in keys(match), "choose:MB11" in keys(match)) == (joins, True)


def test_MA_0_4_but_stand_in_the_same_squads() -> None:
    match = position(side(["MA01", "MA17"], hand=["MA15"]), side(["MB15", "MB14"]))
    play(match, "challenge:MA01:MB15", "challenge:MA17:MB14")
    assert [row["partner"] for row in match.view(None)["challenges"]] == [None, None]
    mine = side(hand=["MA01", "MA17", "MA18"])
    match = position(mine, side(hand=["MB15"]), "deploy")
    play(match, "deploy:MA01:active-1")
    assert keys(match) == ["deploy:MA17:active-2", "deploy:MA18:active-2"]


def test_MA_0_4_neutral_ones_need_the_affiliation_still() -> None:
    match = position(side([at("MA01", 2), "MA15", "MA04"]), side(["MB15", "MB14"]), "abilities")
    play(match, "activate:MA01", "challenge:MA01:MB15")
    assert keys(match) == ["choose:MA04", "pass"]


# MA-0.5


def test_MA_0_5_copies_are_stacked() -> None:
    mine = side(["MA01", "MA15"], ["MA11"], hand=["MA02", "MA04", "MA12"])
    match = position(mine, phase="check-point")
    wounds = [key for key in keys(match) if key.startswith("wound:")]
    assert wounds == ["wound:MA01:MA02", "wound:MA11:MA12"]  # of any version, and nobody else
    play(match, "wound:MA01:MA02")
    found = place(match, 0, "active-1")
    assert (found["card"], found["wounds"]) == ("MA02", ["MA01"])


def test_MA_0_5_a_copy_among_the_missions_does_not_matter() -> None:
    mine = side(["MA01", "MA15"], hand=["MA07", "MA08"], missions=["MA02", "MA07"])
    match = position(mine, phase="replacement")
    assert "deploy:MA07:active-3" in keys(match)
    mine = side(["MA01", "MA15"], ["MA11"], hand=["MA02"], missions=["MA02", "MA01"])
    match = position(mine, phase="check-point")
    assert "wound:MA01:MA02" in keys(match)


# MA-0.6


def test_MA_0_6_a_face_down_card_is_a_power_point() -> None:
    mine = side(["MA04", "MA15", "MA16"], ["MA11", "MA13"])
    match = position(mine, side(["MB07"]), "power-up")
    play(match, "power:MA04", "power:MA15", "power:MA15")
    assert [place(match, 0, f"active-{number}")["power"] for number in (1, 2, 3)] == [1, 2, 0]
    assert keys(match) == ["activate:MA04", "pass"]  # it pays for an ability
    play(match, "activate:MA04")
    assert (place(match, 0, "active-1")["power"], place(match, 0, "active-1")["engaged"]) == (1, 1)


# MA-0.7


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(4, 3, (0,)), (3, 4, (1,))])
def test_MA_0_7_mission_complete(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    one = side(["MA01", "MA15", "MA16"], ["MA11", "MA13"], points=mine)
    match = position(one, side(["MB07"], points=theirs), "check-point", turn=11)
    assert match.result is None
    play(match, "pass")
    assert ended(match) == (winners, "mission complete")


@pytest.mark.parametrize("active", [0, 1])
def test_MA_0_7_total_destruction(active: int) -> None:
    sides = [side(["MA01"], points=9), side(["MB07"], points=9)]
    sides[active]["deck"] = []
    match = position(sides[0], sides[1], "cool-down", active=active)
    assert ended(match) == ((1 - active,), "total destruction")


def test_MA_0_7_only_at_the_start_of_the_turn() -> None:
    match = position(side(["MA01"], ["MA11"], deck=[]), side(["MB07"], ["MB14"]), "duty-call")
    pass_to(match, "power-up", turn=4)  # the other can draw
    assert match.result is None
    while match.actor is not None:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert (match.view(None)["turn"], ended(match)) == (5, ((1,), "total destruction"))


@pytest.mark.parametrize(
    ("challenger", "target", "fate"),
    [("MA05", "MB07", True), ("MA05", "MB08", True), ("MA04", "MB07", False), ("MA05", "MB09", False)],
)
def test_MA_0_7_battle_of_fate(challenger: str, target: str, fate: bool) -> None:
    mine = side([challenger, "MA15", "MA16"], ["MA11", "MA13"], points=0)
    match = position(mine, side([target, "MB15"], points=20))
    play(match, f"challenge:{challenger}:{target}", "pass")
    assert points(match, 0) == 1
    assert ended(match) == (((0,), "battle of fate") if fate else None)


def test_MA_0_7_a_nemesis_must_be_defeated() -> None:
    match = position(side(["MA05"], ["MA11"]), side([at("MB07", 1)]))
    play(match, "challenge:MA05:MB07")
    assert (match.view(None)["challenges"][0]["outcome"], ended(match)) == ("exhausted", None)


def test_MA_0_7_at_once_before_other_challenges() -> None:
    match = position(side(["MA05", "MA09"], ["MA11"]), side(["MB07", "MB14"]))
    play(match, "challenge:MA05:MB07", "challenge:MA09:MB14", "order:MA05:MB07")
    assert ended(match) == ((0,), "battle of fate")
    assert squad(match, 1)[:2] == [None, "MB14"]


@pytest.mark.parametrize(("target", "fate"), [("MB07", True), ("MB18", False)])
def test_MA_0_7_not_if_the_nemesis_is_part_of_a_team(target: str, fate: bool) -> None:
    iron_man = avenger("HM01", "iron-man", attack=2000, nemesis="thanos")
    match = home_made(iron_man, side(["HM01"], ["MA11"]), side([target]))
    play(match, f"challenge:HM01:{target}")
    assert points(match, 0) == 1
    assert ended(match) == (((0,), "battle of fate") if fate else None)


def test_MA_0_7_a_nemesis_in_reserve() -> None:
    iron_man = avenger("HM01", "iron-man", ability="trap_attack", nemesis="thanos")
    match = home_made(iron_man, side([at("HM01", 2)], ["MA11"]), side(["MB15"], ["MB07"]), "abilities")
    play(match, "activate:HM01", "challenge:HM01:MB07")
    assert ended(match) == ((0,), "battle of fate")


@pytest.mark.parametrize(("nebula", "fate"), [("MB10", True), ("MB09", False)])
def test_MA_0_7_nebula_reaches_thanos_in_reserve(nebula: str, fate: bool) -> None:
    """Trap Attack, 900 or 850 against 750, and no power points: she defeats him either way."""
    match = position(side([at(nebula, 2)], ["MA11"]), side(["MB15"], ["MB07"]), "abilities")
    play(match, f"activate:{nebula}", f"challenge:{nebula}:MB07")
    assert (squad(match, 1)[3], points(match, 0)) == (None, 1)
    assert ended(match) == (((0,), "battle of fate") if fate else None)


# MA-0.8


def test_MA_0_8_special_abilities_can_be_left_out() -> None:
    for abilities, offered in ((True, True), (False, False)):
        mine, theirs = side([at("MA04", 1)], ["MA11"]), side([at("MB01", 1), "MB15"])
        match = position(mine, theirs, "abilities", abilities=abilities)
        assert ("activate:MA04" in keys(match)) is offered
        assert match.view(None)["abilities"] is abilities
    match = thwack.new("mission_arena", seed=2, abilities=False)
    while match.actor is not None:
        assert "activate" not in verbs(match)
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])


def test_MA_0_8_how_the_options_are_written() -> None:
    game = MissionArena()
    assert (game.fill_in({})["abilities"], game.fill_in({})["weak_points"]) == (True, "off")
    assert game.fill_in({"abilities": "off", "weak_points": "b"})["abilities"] is False
    assert game.fill_in({"weak_points": "b"})["weak_points"] == "B"
    for wrong in ("AB", "both", True, ["A", "B"]):
        with pytest.raises(SetupError, match="weak_points cannot be"):
            game.fill_in({"weak_points": wrong})


@pytest.mark.parametrize(("variant", "attack", "left"), [("off", 900, 1), ("A", 900, 0), ("B", 1400, 1)])
def test_MA_0_8_one_variant_of_weak_points_or_none(variant: str, attack: int, left: int) -> None:
    mine = side([at("MA04", 0)], ["MA11"])  # Technological against Combat
    match = position(mine, side([at("MB16", 0, "MB16")]), weak_points=variant)
    play(match, "challenge:MA04:MB16")
    row = match.view(None)["challenges"][0]
    assert (row["attack"], row["outcome"]) == (attack, "defeated")
    assert (squad(match, 1)[0] is not None) is bool(left)
    assert match.view(None)["weak_points"] == variant
    assert thwack.new("mission_arena", weak_points=variant).view(0)["weak_points"] == variant
