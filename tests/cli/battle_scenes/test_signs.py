"""Signs behind choices and characters that say how things stand now, on positions of the game itself."""

from tests.kits.battle_scenes import Json, play, position, seat, unit
from thwack.cli.battle_scenes import asking, panels, screen
from thwack.cli.words import Words
from thwack.match import Match

from ..stand_in import look_at, text_of

SAY = Words("en")
DECK = ["A08"] * 4


def entries(match: Match, verb: str) -> list[str]:
    """The choices of a verb in short."""
    view: Json = match.view(match.actor)
    question = asking.question_of(match.choices, view)
    return [asking.in_short(one, view, SAY).plain for one in question.listed if one.verb == verb]


def test_an_armed_action_has_its_signs() -> None:
    mine = seat(unit("A08", "A20", "2"), deck=DECK)
    match = position(mine, seat(unit("B05", "9"), deck=DECK), phase="anticipation", active=1)
    assert entries(match, "act") == ["Shield Recruit: Suppressing Volley RA↻1▲◷"]


def test_a_target_shows_the_damage_it_would_take() -> None:
    mine = seat(unit("A07", "3", stage=2), deck=DECK)
    theirs = seat(unit("B05", "B19", "B20"), deck=DECK)
    match = position(mine, theirs, phase="attack", scenario={"card": "B16", "owner": 1})
    play(match, "act:A07:trick-arrow")
    nebula = next(line for line in entries(match, "target") if line.startswith("Nebula"))
    assert nebula.endswith("▼ 0 damage")


def test_a_card_that_is_only_energy_says_so() -> None:
    resources = ["A29", "A23", "A21", "A04", "A05"]
    match = position(seat(hand=["A03"], resources=resources, deck=DECK), seat(deck=DECK))
    play(match, "play:A03")
    found = [line for line in entries(match, "load") if line.endswith("only energy")]
    assert [line.split(" ")[0] for line in found] == ["Mind"]


def test_who_may_act_again_is_told() -> None:
    mine = seat(unit("A02", "A28", "A20", "A19", stage=2), unit("A01", "3"), deck=DECK)
    match = position(mine, seat(unit("B05", "9"), deck=DECK))
    play(match, "act:A02:hold-the-line")
    captain: Json = next(one for one in match.view(0)["seats"][0]["scene"] if one["ref"] == "A02")
    assert screen.notes(captain, SAY) == ("acts again",)
    captain["again"] = False
    assert screen.notes(captain, SAY) == ("acted",)


def test_the_opponents_scenario_does_not_say_your() -> None:
    mine, theirs = seat(unit("A04", "3"), deck=DECK), seat(unit("B05", "3"), deck=DECK)
    match = position(mine, theirs, scenario={"card": "B17", "owner": 1})
    look = look_at(match.view(0))
    assert "Opposing Black Court characters get +1 shield." in text_of(look, *panels.scenario(look))
    look = look_at({**match.view(0), "scenario": {"card": "B17", "owner": 0}})
    assert "Your Black Court characters get +1 shield." in text_of(look, *panels.scenario(look))


def test_in_portuguese_a_deck_is_a_deck() -> None:
    match = position(seat(unit("A04", "3"), deck=DECK), seat(unit("B05", "3"), deck=DECK))
    view: Json = match.view(0)
    assert "· deck 4 ·" in screen.side(view, 0, Words("pt"), True, 100).plain
