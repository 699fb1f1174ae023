"""MA-6.31: Temporary points of more than one Power Bank."""

from tests.kits.mission_arena import at, hero, home_made, keys, made, play, seat_view, side

ME = 0
CARDS = made(
    hero("Blue", ability="power_bank(each(protagonist, affiliation(avengers)))"),
    hero("Green", ability="power_bank(each(protagonist, skill(combat)))"),
    hero("Red", skill="mystic", ability="power_bank(each(protagonist, alignment(evil)))"),
    hero("Rex", affiliation="avengers", ability="brute_force"),
    hero("Max", affiliation="avengers", ability="double_hit"),
    hero("Foul", alignment="evil", skill="mystic", ability="double_hit"),
)


def test_MA_6_31_points_of_two_banks_pay_together_and_the_rest_stays() -> None:
    ours = side(["Rex", at("Blue", 1), at("Green", 1)], ["Max"])
    match = home_made(CARDS, ours, side(["MB01"], ["MB14"]), phase="abilities")
    play(match, "activate:Blue", "activate:Green")
    assert seat_view(match, ME)["bank"] == 4
    play(match, "activate:Rex")
    assert match.view(None)["seats"][ME]["active"][0]["marks"] == ["brute_force"]
    # one point is left, and nobody can use it: the phase is over, and it is gone
    assert seat_view(match, ME)["bank"] == 0
    assert "activate:Max" not in keys(match)


def test_MA_6_31_what_is_left_of_two_banks_pays_for_another() -> None:
    match = home_made(
        CARDS,
        side(["Max", "Rex", at("Blue", 1, "Blue")], [at("Green", 1)]),
        side(["MB01"], ["MB14"]),
        phase="abilities",
    )
    play(match, "activate:Blue", "activate:Green", "activate:Max")
    assert seat_view(match, ME)["bank"] == 3 + 2 - 2
    play(match, "activate:Rex")
    assert match.view(None)["seats"][ME]["active"][1]["marks"] == ["brute_force"]


def test_MA_6_31_points_for_others_are_not_touched() -> None:
    ours = side(["Max", "Foul", at("Red", 1)], [at("Blue", 1)])
    match = home_made(CARDS, ours, side(["MB01"], ["MB14"]), phase="abilities")
    play(match, "activate:Red", "activate:Blue", "activate:Max")
    assert (seat_view(match, ME)["bank"], keys(match)) == (2, ["activate:Foul", "pass"])
