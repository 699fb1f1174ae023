"""U-11: Damage, defeat and the end of the game."""

from tests.kits.unmatched import FOE, ME, health, maneuver, offered, play, scene, seat, settle, space

HARPIES = {"harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"}


def test_U_11_1_a_fighter_at_zero_is_defeated_and_leaves_the_board_at_once() -> None:
    match = scene(
        seat("medusa", ["a-momentary-glance", "winged-frenzy"], {"medusa": "S34", **HARPIES}),
        seat("king-arthur", [], {"king-arthur": "S20", "merlin": ("S35", 2)}),
    )
    play(match, "scheme:a-momentary-glance:medusa", "choose:merlin")
    assert health(match, "merlin") == 0
    assert space(match, "merlin") is None
    play(match, "maneuver", "decline")
    assert ("medusa", "S35") in offered(match, "move")  # the space is free


def test_U_11_1_damage_beyond_zero_is_lost() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact"], {"sinbad": "S20", "porter": "S28"}),
        seat("medusa", [], {"medusa": "S38", **HARPIES, "harpy-1": "S21"}),
    )
    play(match, "attack:sinbad:harpy-1")
    assert health(match, "harpy-1") == 0


def test_U_11_1_exhaustion_defeats_as_well() -> None:
    match = scene(
        seat("medusa", ["winged-frenzy"], {"medusa": "S34", **HARPIES}, deck=[]),
        seat("king-arthur", [], {"king-arthur": "S20", "merlin": "S38"}),
    )
    play(match, "maneuver")
    assert [space(match, f"harpy-{n}") for n in (1, 2, 3)] == [None] * 3
    assert health(match, "medusa") == 14


def test_U_11_2_healing_stops_at_the_starting_health() -> None:
    for before, after in ((10, 12), (12, 13), (13, 13)):
        match = scene(
            seat(
                "dracula",
                ["baptism-of-blood"],
                {"dracula": ("S20", before), "sister-1": "S01", "sister-2": "S02"},
            ),
            seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
        )
        play(match, "scheme:baptism-of-blood:dracula")
        assert health(match, "dracula") == after


def test_U_11_2_a_defeated_fighter_cannot_heal() -> None:
    """In team play the Huntsman goes on without Little Red Riding Hood: A Grimm Tale finds nobody to heal."""
    for before, after in ((0, 0), (5, 7)):
        match = scene(
            seat(
                "little-red-riding-hood",
                ["a-grimm-tale"],
                {"little-red-riding-hood": ("S20", before) if before else 0, "huntsman": "S28"},
                discard=["once-upon-a-time"],
            ),
            seat("sinbad", ["exploit"], {"sinbad": "S38", "porter": "S37"}),
            seat("alice", [], {"alice": "S01", "jabberwock": "S02"}),
            seat("king-arthur", [], {"king-arthur": "S07", "merlin": "S06"}),
            mode="teams",
        )
        play(match, "scheme:a-grimm-tale:huntsman")
        assert health(match, "little-red-riding-hood") == after


def test_U_11_3_at_the_end_of_an_action_a_defeated_hero_loses() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", [], {"king-arthur": ("S21", 1), "merlin": "S38"}),
    )
    play(match, "attack:sinbad:king-arthur")
    assert match.actor is None
    assert list(match.choices) == []
    assert match.result is not None
    assert match.result.winners == (ME,)
    assert match.result.scores == {ME: 1, FOE: 0}
    assert match.view(None)["result"]["winners"] == [ME]


def test_U_11_3_who_falls_by_an_own_effect_loses() -> None:
    match = scene(
        seat("king-arthur", ["prophecy"], {"king-arthur": ("S20", 2), "merlin": "S19"}, deck=[]),
        seat("sinbad", [], {"sinbad": "S38", "porter": "S37"}),
    )
    settle(play(match, "maneuver"))
    assert match.result is not None
    assert match.result.winners == (FOE,)


def test_U_11_3_if_both_heroes_are_defeated_the_active_player_wins() -> None:
    """Remnant of Valor hurts everybody next to Wiglaf, Beowulf too."""
    match = scene(
        seat("beowulf", ["remnant-of-valor"], {"beowulf": ("S21", 1), "wiglaf": "S20"}),
        seat("king-arthur", [], {"king-arthur": ("S19", 1), "merlin": "S38"}),
    )
    play(match, "scheme:remnant-of-valor:wiglaf")
    assert health(match, "beowulf") == health(match, "king-arthur") == 0
    assert match.result is not None
    assert match.result.winners == (ME,)


def test_U_11_4_the_action_in_which_a_hero_falls_is_played_to_its_end() -> None:
    match = scene(
        seat("sinbad", ["toil-and-danger", "feint"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", ["skirmish"], {"king-arthur": ("S21", 1), "merlin": "S38"}),
    )
    play(match, "attack:sinbad:king-arthur", "choose:toil-and-danger", "decline")
    assert health(match, "king-arthur") == 0
    assert match.result is None
    assert match.actor == ME  # the card's move is still to be made
    play(match, "move:sinbad:S19")
    assert match.result is not None
    assert space(match, "sinbad") == "S19"


def test_U_11_5_defeated_sidekicks_do_not_end_the_game() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact", "exploit"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", ["excalibur"], {"king-arthur": "S38", "merlin": ("S21", 1)}),
    )
    play(match, "attack:sinbad:merlin", "choose:commanding-impact")
    assert space(match, "merlin") is None
    assert match.result is None
    maneuver(match)
    assert match.view(None)["active"] == FOE
    assert match.result is None
