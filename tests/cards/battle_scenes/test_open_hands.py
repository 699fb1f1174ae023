"""Two cards whose texts show only in what the other player sees."""

from tests.cards.battle_scenes.shared_b import check_facts
from tests.cards.battle_scenes.texts.plays import check_printed
from tests.kits.battle_scenes import hand, play, position, seat, unit
from thwack.match import Match


def seen(match: Match, number: int) -> list[str]:
    """The hand of a seat, as the other one sees it."""
    return list(match.view(1 - number)["seats"][number]["hand"])


def test_vigia_v1_sees_the_hand_of_its_opponent() -> None:
    check_facts(("vigia-v1", "character 6/3", "", "vigias", "genius cosmic-power telepathy", "Uatu"))
    mine = seat(unit("A04", "6"), hand=["vigia-v1", "A17"], resources=["A08"] * 6, deck=["A08"] * 9)
    match = position(mine, seat(unit("B02", "5"), hand=["A19", "B05"], deck=["A23"] * 5))
    assert seen(match, 1) == []
    play(match, "play:vigia-v1")
    assert seen(match, 1) == ["A19", "B05"]
    assert seen(match, 0) == []  # its own player's hand stays hidden


def test_vigia_v1_lets_a_player_draw_three_cards() -> None:
    mine = seat(unit("vigia-v1", "6", stage=2), unit("A08", "1"), deck=["A08"] * 9)
    theirs = seat(unit("B02", "5"), hand=["A19"], deck=["A23", "A25", "B05", "B06"])
    match = position(mine, theirs, phase="attack")
    play(match, "act:vigia-v1:observar", "choose:player-2")
    assert hand(match, 1) == seen(match, 1) == ["A19", "A23", "A25", "B05"]


def test_ben_urich_investiga_v1_opens_the_hand_of_the_opponent() -> None:
    check_printed(("ben-urich-investiga-v1", "scenario", "", "", ""))
    mine = seat(unit("A04", "6"), hand=["ben-urich-investiga-v1", "A17"], deck=["A08"] * 9)
    match = position(mine, seat(unit("B02", "5"), hand=["A19", "B05"], deck=["A23"] * 5))
    play(match, "play:ben-urich-investiga-v1")
    assert seen(match, 1) == ["A19", "B05"]


def test_ben_urich_investiga_v1_ends_with_the_scenario() -> None:
    """What was seen stays known; what is drawn afterwards is hidden again."""
    mine = seat(unit("A04", "6"), hand=["A17"], deck=["A08"] * 9)
    theirs = seat(unit("B02", "5"), hand=["A19"], deck=["A23", "A25", "B05"])
    match = position(mine, theirs, scenario={"card": "ben-urich-investiga-v1", "owner": 0})
    play(match, "play:A17", "pass", "pass")
    assert (match.actor, seen(match, 1)) == (1, ["A19"])
    assert len(hand(match, 1)) == 3
