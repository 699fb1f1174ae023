"""Words about pieces that come and go: what they do is what their sentence says."""

from typing import Final

import pytest

from tests.cards.unmatched.shared import beside
from tests.kits.unmatched import FOE, ME, hand, health, maneuver, offered, play, space, spaces, tokens
from tests.kits.unmatched_brew import ann, arthur, bench, brewed, is_done, standing, told, used

# What a single character card or card says, with tests of its own: test_yennenga, test_sun_wukong.
TRIED_ELSEWHERE: Final = ("take_over", "shared_out", "reflect")
COVERED: Final = {"remove", "summon", "search", "shuffle_decks", *TRIED_ELSEWHERE}


def test_remove_takes_tokens_off_the_board_for_a_while_or_for_good() -> None:
    match = used("seq(remove(each(token, within(1, each(token)))), place(one(token, in_supply)))")
    assert (tokens(match, ME), {thing for thing, _ in offered(match, "place")}) == ([None] * 2, {"spark-1"})
    play(match, "place:spark-1:S20")
    assert (tokens(match, ME), is_done(match)) == (["S20", None], True)
    match = used("seq(remove(each(token), to=box), place(one(token, in_supply)))")
    assert (tokens(match, ME), is_done(match)) == ([None] * 2, True)
    assert [token["out"] for token in match.view(None)["seats"][ME]["tokens"].values()] == [True, True]


def test_remove_is_told() -> None:
    assert told("remove(each(token))") == "Return all spark tokens to your supply."
    assert told("remove(one(token), to=box)") == "Return a spark token to the box."


def test_summon_brings_the_first_who_is_not_there() -> None:
    match = used(
        "summon(cog, adjacent_to(this))", ann(["trick", "spare"], {"cog-1": 0, "cog-2": 0}), arthur()
    )
    assert spaces(match, "place", "cog-1") == sorted(beside("S20") - {"S21"})
    play(match, "place:cog-1:S10")
    assert (standing(match)["cog-1"], health(match, "cog-2")) == (("S10", 3), 0)


def test_summon_does_nothing_when_all_are_there() -> None:
    assert is_done(used("summon(cog, adjacent_to(this))"))


@pytest.mark.parametrize(("steps", "hurt"), [(0, {"ann"}), (1, {"ann", "king-arthur"}), (9, {"merlin"})])
def test_within_counts_steps(steps: int, hurt: set[str]) -> None:
    match, before = used(f"damage(each(fighter, within({steps}, this)), 1)"), standing(used("nothing"))
    struck = {slug for slug, (_, now) in standing(match).items() if now < before[slug][1]}
    assert hurt <= struck
    assert steps == 9 or hurt == struck


def test_clear_is_a_space_with_nobody_and_nothing() -> None:
    match = used("place(this, clear)")
    found = set(spaces(match, "place", "ann"))
    assert not found & {"S01", "S02", "S21", "S07", "S38", "S37"}
    assert {"S03", "S10"} <= found


@pytest.mark.parametrize(("lie", "drawn"), [(["S01", None], 0), (["S01", "S02"], 1)])
def test_supply_empty_asks_for_tokens_off_the_board(lie: list[str | None], drawn: int) -> None:
    first = "remove(each(token))" if None in lie else "nothing"
    match = used(f"seq({first}, if_(supply_empty, draw(1)))")
    assert len(hand(match, ME)) == 1 + drawn


def test_when_somebody_enters_a_space_with_a_token() -> None:
    """Moving there or being placed there; the one who enters is "this"."""
    rule = "when(enters(one(fighter), spark), damage(this, 1))"
    match = bench(brewed(ability=[rule]), ann(["spare"], {"cog-1": "S09"}), arthur())
    maneuver(match, "move:cog-1:S01")
    assert (space(match, "cog-1"), health(match, "cog-1")) == ("S01", 2)


def test_when_somebody_has_moved_but_not_been_placed() -> None:
    rule = "when(moved(one(fighter, yours)), draw(1))"
    match = bench(brewed("place(this, clear)", ability=[rule]), ann(["trick", "spare"]), arthur(), actions=3)
    play(match, "scheme:trick:ann", "place:ann:S09")
    assert len(hand(match, ME)) == 1
    maneuver(match, "move:ann:S10")
    assert len(hand(match, ME)) == 1 + 1 + 1


def test_when_a_token_leaves_the_board() -> None:
    match = bench(
        brewed("remove(one(token))", ability=["when(removed(spark), draw(1))"]),
        ann(["trick", "spare"]),
        arthur(),
    )
    play(match, "scheme:trick:ann", "choose:spark-1")
    assert (tokens(match, ME), len(hand(match, ME))) == ([None, "S02"], 1 + 1)


def test_snare_stops_opposing_fighters_only() -> None:
    """Sparks on S10 and S24 shut King Arthur in on S21, but for S11, S12, S20 and S31."""
    seats = (ann(["spare"], {"ann": "S30"}, state={"spark": ["S11", "S24"]}), arthur(["prophecy"]))
    match = bench(brewed(ability=["snare(spark)"]), *seats, active=FOE)
    play(match, "maneuver")
    free = bench(brewed(), *seats, active=FOE)
    play(free, "maneuver")
    for one in (match, free):
        if "boost:prophecy" in [choice.key for choice in one.choices]:
            play(one, "decline")
    caught, loose = (set(spaces(one, "move", "king-arthur")) for one in (match, free))
    assert {"S11", "S24"} <= caught <= loose
    assert loose - caught == {"S03", "S04"} & loose


def test_search_takes_a_card_of_the_deck_and_shuffles() -> None:
    match = used("search(tagged(metal))", ann(["trick", "spare"], deck=["rag", "plate", "gear"]), arthur())
    assert {choice.key for choice in match.choices} == {"choose:plate", "choose:gear"}
    play(match, "choose:gear")
    assert sorted(hand(match, ME)) == ["gear", "spare"]
    assert told("search(tagged(metal))").startswith("Search your deck for a metal card")


def test_shuffle_decks_is_for_all() -> None:
    match = used("seq(look(top(3)), shuffle_decks)")
    assert set(match.view(ME)["seats"][ME]["deck"]) == {None}
    assert sum("shuffles" in line for line in match.log("en")) == 2


def test_whenever_somebody_leaves_her_zone() -> None:
    """S20 is blue; S21 is not."""
    rule = "when(leaves(one(fighter, theirs, hero), the(ann)), damage(this, 1))"
    seats = (ann(["spare"]), arthur(["prophecy"], {"king-arthur": "S19"}))
    for end, hurt in (("S18", 0), ("S08", 1)):
        match = bench(brewed(ability=[rule]), *seats, active=FOE)
        play(match, "maneuver")
        if "boost:prophecy" in [choice.key for choice in match.choices]:
            play(match, "decline")
        play(match, f"move:king-arthur:{end}")
        assert health(match, "king-arthur") == 18 - hurt


@pytest.mark.parametrize(
    ("effect", "drawn"), [("played", 1), ("played(opponent)", 0), ("not_(played(opponent))", 1)]
)
def test_played_asks_who_has_a_card_in_the_combat(effect: str, drawn: int) -> None:
    match = bench(brewed(f"if_({effect}, draw(1))", "attack after"), ann(["trick", "spare"]), arthur())
    play(match, "attack:ann:king-arthur")
    assert len(hand(match, ME)) == 1 + drawn
