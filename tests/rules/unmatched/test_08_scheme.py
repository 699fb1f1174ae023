"""U-8: The scheme action."""

from tests.kits.unmatched import FOE, ME, discard, health, keys, offered, play, scene, seat


def test_U_8_1_a_scheme_is_played_face_up_by_an_undefeated_fighter_of_its_banner() -> None:
    match = scene(
        seat("king-arthur", ["prophecy", "feint"], {"king-arthur": "S20", "merlin": "S19"}),
        seat("sinbad", [], {"sinbad": "S38", "porter": "S37"}),
    )
    assert offered(match, "scheme") == [("prophecy", "merlin")]
    play(match, "scheme:prophecy:merlin")
    for eyes in (ME, FOE, None):
        assert match.view(eyes)["seats"][ME]["in_play"] == ["prophecy"]


def test_U_8_1_the_player_names_which_fighter_resolves_it() -> None:
    match = scene(
        seat(
            "medusa", ["winged-frenzy"], {"medusa": "S38", "harpy-1": "S01", "harpy-2": "S02", "harpy-3": 0}
        ),
        seat("sinbad", [], {"sinbad": "S20", "porter": "S19"}),
    )
    assert [refs[1] for refs in offered(match, "scheme")] == ["medusa", "harpy-1", "harpy-2"]


def test_U_8_2_its_effect_is_resolved_then_it_is_discarded() -> None:
    match = scene(
        seat(
            "medusa",
            ["a-momentary-glance", "winged-frenzy"],
            {"medusa": "S34", "harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"},
        ),
        seat("king-arthur", ["feint"], {"king-arthur": "S35", "merlin": "S36"}),
    )
    play(match, "scheme:a-momentary-glance:medusa")
    assert match.actor == ME
    assert discard(match, ME) == []  # not before its effect is done
    assert {"choose:king-arthur", "choose:merlin"} <= set(keys(match))
    play(match, "choose:king-arthur")
    assert health(match, "king-arthur") == 16
    assert discard(match, ME) == ["a-momentary-glance"]
    assert match.view(None)["seats"][ME]["in_play"] == []
    assert match.view(None)["actions"] == 1
