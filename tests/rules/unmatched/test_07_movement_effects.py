"""U-7: Moving and placing by effects."""

from tests.kits.unmatched import FOE, ME, offered, play, scene, seat, settle, space, spaces


def test_U_7_1_a_moved_foe_passes_its_own_friends_but_not_mine() -> None:
    """King Arthur won with Skirmish and may move the Jabberwock out of its corner."""
    match = scene(
        seat("alice", ["regroup"], {"alice": "S15", "jabberwock": "S07"}),
        seat("king-arthur", ["skirmish"], {"king-arthur": "S06", "merlin": "S38"}),
    )
    play(match, "attack:jabberwock:king-arthur", "defend:skirmish")
    assert match.actor == FOE
    assert spaces(match, "move", "jabberwock") == ["S17"]  # over Alice on S15; S14 lies behind King Arthur
    assert "S17" not in spaces(match, "move", "king-arthur")  # Alice and the Jabberwock are in his way
    play(match, "move:jabberwock:S17")
    assert space(match, "jabberwock") == "S17"


def test_U_7_2_placing_is_no_movement() -> None:
    """Dracula is shut in, and Mistform puts him anywhere."""
    match = scene(
        seat(
            "dracula",
            ["mistform"],
            {"dracula": "S07", "sister-1": "S01", "sister-2": "S02", "sister-3": "S08"},
        ),
        seat("king-arthur", [], {"king-arthur": "S06", "merlin": "S15"}),
    )
    play(match, "scheme:mistform:dracula")
    everywhere = {f"S{n:02}" for n in range(1, 39)}
    assert {refs[0] for refs in offered(match, "place")} == {"dracula"}
    assert set(spaces(match, "place", "dracula")) == everywhere - {"S07", "S01", "S02", "S08", "S06", "S15"}
    play(match, "place:dracula:S38")
    assert space(match, "dracula") == "S38"
    settle(match)
    assert match.actor == ME
