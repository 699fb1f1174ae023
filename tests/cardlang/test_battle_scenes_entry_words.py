"""Verbs about cards that enter and leave, hands and decks that are shown, names that are kept in mind."""

from typing import Final

from tests.kits.battle_scenes import hand, keys, play, row
from tests.kits.battle_scenes_brew import bench, sentence
from thwack.match import Match

COVERED: Final = {
    *("introduce", "take_place", "knock_out", "reveal", "bury_random", "count_along", "name_ego"),
    *("name_card", "keep_affiliation", "keep_model", "hold_down"),
}
TRICK: Final = "act:A04:trick"


def tried(effect: str, *choices: str) -> Match:
    """The trick is used, with these choices."""
    match = bench(effect)
    play(match, TRICK, *choices)
    return match


def scene(match: Match, number: int) -> list[str]:
    """Who is in scene."""
    return [one["ref"] for one in match.view(None)["seats"][number]["scene"]]


def test_introduce_puts_a_card_in_scene_from_where_it_lies() -> None:
    found = "introduce(one(card, yours, typed(character), in_(hand, resources)))"
    match = tried(found)
    assert scene(match, 0) == ["A04", "A01", "A15"]  # there is no character card
    assert "in scene" in sentence(found)
    assert "up to 4 cards" in sentence(f"{found[:-1]}, carrying=4)")


def test_take_place_needs_its_card_in_hand() -> None:
    match = tried("take_place(one(character, yours, other))")
    assert scene(match, 0) == ["A04", "A01", "A15"]
    assert "Readiness" in sentence("take_place(one(character, yours, other))")


def test_knock_out_is_for_characters() -> None:
    match = tried("knock_out(each(unit, theirs))")
    assert scene(match, 1) == ["B15"]
    assert match.view(None)["seats"][0]["points"] > 0
    assert "nock out" in sentence("knock_out(one(character))")


def test_reveal_shows_cards_to_everybody() -> None:
    match = tried("reveal(hand_and_top(opponent, 1))")
    view = match.view(None)["seats"][1]
    assert (view["hand"], view["deck"][:2]) == (["B19", "B20", "B21"], ["B25", None])
    assert "the top card of their deck" in sentence("reveal(hand_and_top(opponent, 1))")


def test_bury_random_asks_chance() -> None:
    match = tried("bury_random(1, who=opponent)", "choose:2")
    assert hand(match, 1) == ["B19", "B21"]
    assert len(match.view(None)["seats"][1]["deck"]) == 7
    assert "at random" in sentence("bury_random(1, who=opponent)")


def test_count_along_puts_nothing_where_nothing_was_counted() -> None:
    match = tried("count_along")
    assert len(match.view(None)["seats"][0]["deck"]) == 6
    assert "as many cards" in sentence("count_along")


def test_an_alter_ego_and_a_card_are_named() -> None:
    match = tried(
        'seq(name_ego(as_="named"), capacitate(each(character, chosen("named")), 1))', "choose:nebula"
    )
    assert [row(match, 1, ref)["stage"] for ref in ("B05", "B07")] == [2, 1]
    effect = 'seq(name_card(as_="named"), damage(each(character, chosen("named")), 1))'
    match = tried(effect, "choose:nebulosa")
    assert [row(match, 1, ref)["shield_used"] for ref in ("B05", "B07")] == [1, 0]
    assert "name a card" in sentence(effect).lower()


def test_what_is_kept_in_mind_says_whom_a_text_means() -> None:
    match = tried(
        "seq(keep_affiliation(saqueadores), damage(each(character, kept), 1))", "choose:corte-negra"
    )
    assert [row(match, 1, ref)["shield_used"] for ref in ("B05", "B07")] == [1, 0]
    match = tried(
        "seq(keep_model(one(character, theirs)), damage(each(character, like_model), 1))", "choose:B07"
    )
    assert [row(match, 1, ref)["shield_used"] for ref in ("B05", "B07")] == [0, 1]
    assert "other than" in sentence("keep_affiliation(saqueadores)")


def test_hold_down_keeps_stages_low_in_the_next_turn() -> None:
    match = tried("hold_down(one(character, theirs))", "choose:B05", "pass")
    while match.view(None)["phase"] != "preparation":
        match.play(0)
    assert any(key.startswith("capacitate:B07") for key in keys(match))
    assert not any(key.startswith("capacitate:B05") for key in keys(match))
    assert "next turn" in sentence("hold_down(one(character))")
