"""Verbs of Unmatched about cards, players, resources and states, with every kind of noun they take."""

from typing import Final

import pytest

from tests.kits.unmatched import FOE, ME, deck, discard, hand, hand_size, keys, play, seat, state
from tests.kits.unmatched_brew import Noun, ann, arthur, is_done, noun, told, used
from thwack import Match

COVERED: Final = {
    *("draw", "discard", "reveal", "look", "take", "keep", "put_back", "fetch"),
    *("gain", "spend", "become", "switch", "gain_action"),
}
OTHER: Final = 2  # the third seat
SEATS: Final = {"ann": ME, "king-arthur": FOE, "medusa": OTHER}
PLAYERS: Final = [
    noun("you", "", "ann"),
    noun("one(player, theirs)", "an opponent", "king-arthur medusa", True),
    noun("each(player, theirs)", "each opponent", "king-arthur medusa"),
    noun("one(player)", "a player", "ann king-arthur medusa", True),
    noun("each(player)", "each player", "ann king-arthur medusa"),
]


HELD: Final = 4  # cards in every hand


def three(effect: str) -> Match:
    """Ann against two opponents, everybody with four cards in hand beside the trick."""
    return used(
        effect,
        ann(["trick", "plate", "rag", "gear", "spare"]),
        arthur(["excalibur", "regroup", "feint", "prophecy"]),
        seat("medusa", ["dash", "snipe", "feint", "winged-frenzy"], {"medusa": "S31"}),
        mode="free-for-all",
    )


def sizes(match: Match) -> dict[str, int]:
    """How many cards each player holds."""
    return {slug: hand_size(match, who) for slug, who in SEATS.items()}


def answer(match: Match, who: Noun, chosen: str) -> set[str]:
    """Name the player, if one has to be named; those whom it will be about."""
    if not who.chosen:
        return set(who.means)
    assert {key.removeprefix("choose:") for key in keys(match)} == who.means
    play(match, f"choose:{chosen}")
    return {chosen}


@pytest.mark.parametrize("who", PLAYERS, ids=lambda who: str(who.said))
def test_draw_gives_cards_to_those_the_sentence_names(who: Noun) -> None:
    effect = f"draw(2, who={who.said})"
    assert f"{who.told} draw".strip().lower() in told(effect).lower()
    for chosen in sorted(who.means) if who.chosen else [""]:
        match = three(effect)
        wanted = answer(match, who, chosen)
        assert is_done(match)
        assert sizes(match) == {slug: HELD + 2 * (slug in wanted) for slug in SEATS}


@pytest.mark.parametrize("who", PLAYERS, ids=lambda who: str(who.said))
def test_draw_up_to_lets_each_of_them_decide(who: Noun) -> None:
    match = three(f"draw(up_to(2), who={who.said})")
    wanted = answer(match, who, min(who.means))
    for slug in sorted(wanted, key=lambda slug: SEATS[slug]):
        assert match.actor == SEATS[slug]
        assert keys(match) == ["choose:0", "choose:1", "choose:2"]
        play(match, "choose:1")
    assert is_done(match)
    assert sizes(match) == {slug: HELD + (slug in wanted) for slug in SEATS}


def test_what_several_players_drew_is_remembered_together() -> None:
    match = three('seq(draw(1, who=each(player), as_="x"), gain(steam, count(that("x"))))')
    assert state(match, ME)["steam"] == 5  # 3 and as many as there can be


@pytest.mark.parametrize("by", ["themselves", "you", "chance"])
@pytest.mark.parametrize("who", PLAYERS, ids=lambda who: str(who.said))
def test_discard_takes_cards_from_those_the_sentence_names(who: Noun, by: str) -> None:
    """Once `each` reached only the first of them."""
    effect = f"discard(2, who={who.said}, by={by})"
    sentence = told(effect).lower()
    assert f"{who.told} discard".strip() in sentence
    assert ("at random" in sentence, "of your choice" in sentence) == (by == "chance", by == "you")
    match = three(effect)
    wanted = answer(match, who, max(who.means))
    for slug in sorted(wanted, key=lambda slug: SEATS[slug]) if by != "chance" else ():
        for _ in range(2):
            assert match.actor == (ME if by == "you" else SEATS[slug])
            assert "decline" not in keys(match)
            play(match, keys(match)[0])
    assert is_done(match)
    assert sizes(match) == {slug: HELD - 2 * (slug in wanted) for slug in SEATS}


def test_R_14_whoever_chooses_from_a_hand_looks_at_it() -> None:
    match = three("discard(1, who=one(player, theirs), by=you)")
    play(match, "choose:medusa")
    assert sorted(match.view(ME)["seats"][OTHER]["hand"]) == ["dash", "feint", "snipe", "winged-frenzy"]
    assert match.view(FOE)["seats"][OTHER]["hand"] == []
    assert match.log("en")[-1] == "Ann looks at 4 cards."


@pytest.mark.parametrize(("amount", "most"), [("up_to(2)", 2), ("any_number", 3)])
def test_discard_of_an_open_number_can_be_ended(amount: str, most: int) -> None:
    match = three(f"discard({amount})")
    for _ in range(most):
        assert keys(match)[-1] == "decline"
        play(match, keys(match)[0])
    assert hand_size(match, ME) == HELD - most
    match = play(three(f"discard({amount})"), "decline")
    assert hand_size(match, ME) == HELD


def test_discard_takes_only_cards_of_the_sort() -> None:
    match = three("discard(2, tagged(metal))")
    play(match, "choose:gear")
    assert hand(match, ME) == ["rag", "spare"]
    assert sorted(discard(match, ME)) == ["gear", "plate", "trick"]


@pytest.mark.parametrize("who", ["one(player, theirs)", "each(player, theirs)"])
def test_whether_others_discard_is_decided_by_whose_card_it_is(who: str) -> None:
    """Once the opponent could refuse what Ann may let them do."""
    match = three(f"may(discard(1, who={who}))")
    assert (match.actor, keys(match)[-1]) == (ME, "decline")
    play(match, "decline")
    assert is_done(match)
    assert sizes(match) == dict.fromkeys(SEATS, HELD)
    match = three(f"may(discard(1, who={who}))")
    play(match, keys(match)[0])
    if who.startswith("one"):
        play(match, "choose:medusa")
    assert match.actor != ME
    assert "decline" not in keys(match)


def test_may_discard_two_is_both_or_none() -> None:
    match = play(three("may(discard(2))"), "choose:rag")
    assert "decline" not in keys(match)
    assert is_done(play(three("may(discard(2))"), "decline"))


def test_whether_chance_discards_is_decided_first() -> None:
    match = three("may(discard(1, by=chance))")
    assert keys(match)[-1] == "decline"
    play(match, "decline")
    assert hand_size(match, ME) == HELD


@pytest.mark.parametrize("who", PLAYERS[1:], ids=lambda who: str(who.said))
def test_unless_asks_those_the_sentence_names(who: Noun) -> None:
    """Whoever does not pay lets it happen, each for themselves."""
    effect = f"unless({who.said}, discard(1), gain(steam, 1))"
    assert told(effect).lower().startswith(f"{who.told} may discard 1 card")
    match = three(effect)
    wanted = answer(match, who, max(who.means))
    for slug in sorted(wanted, key=lambda slug: SEATS[slug]):
        assert match.actor == SEATS[slug]
        play(match, "decline")
    assert is_done(match)
    assert state(match, ME)["steam"] == min(3 + len(wanted), 5)


@pytest.mark.parametrize("who", PLAYERS[1:], ids=lambda who: str(who.said))
def test_move_is_made_by_those_the_sentence_names(who: Noun) -> None:
    effect = f"move(this, up_to(1), by={who.said})"
    assert f"{who.told} move" in told(effect).lower()
    match = three(effect)
    wanted = answer(match, who, max(who.means))
    for slug in sorted(wanted, key=lambda slug: SEATS[slug]):
        assert match.actor == SEATS[slug]
        assert {key.split(":")[1] for key in keys(match) if key.startswith("move")} == {"ann"}
        play(match, "decline")
    assert is_done(match)


# Cards

PILE: Final = ["gear", "rag", "rag", "plate"]


def piled(effect: str) -> Match:
    """Ann with four cards on her discard pile, plate on top, and three known cards on her deck."""
    return used(effect, ann(["trick", "spare"], discard=PILE, deck=["plate", "gear", "rag", "rag"]), arthur())


@pytest.mark.parametrize(
    ("cards", "sentence", "asked", "taken"),
    [
        ("one(card, discarded)", "a card in your discard pile", ["gear", "rag", "plate"], ["gear"]),
        ("one(card, tagged(metal), discarded)", "a metal card in your", ["gear", "plate"], ["gear"]),
        ("each(card, discarded)", "all cards in your discard pile", [], PILE),
        ("each(card, tagged(metal), discarded)", "all metal cards in your", [], ["gear", "plate"]),
        ("top_discard", "the top card of your discard pile", [], ["plate"]),
        ("this_card", "this card", [], ["trick"]),
        ("top(2)", "the top 2 cards of your deck", [], ["plate", "gear"]),
    ],
)
def test_take_takes_one_or_each_that_the_sentence_names(
    cards: str, sentence: str, asked: list[str], taken: list[str]
) -> None:
    """Once one(card, discarded) took the whole pile."""
    assert sentence in told(f"take({cards})")
    match = piled(f"take({cards})")
    if asked:
        assert keys(match) == [f"choose:{card}" for card in asked]
        play(match, "choose:gear")
    assert is_done(match)
    assert hand(match, ME) == sorted(["spare", *taken])


@pytest.mark.parametrize("cards", ["one(card, discarded)", "each(card, discarded)", "top_discard"])
def test_what_may_be_taken_can_be_left(cards: str) -> None:
    match = piled(f"may(take({cards}))")
    assert keys(match)[-1] == "decline"
    play(match, "decline")
    assert is_done(match)
    assert (hand(match, ME), discard(match, ME)) == (["spare"], [*PILE, "trick"])


def test_take_one_of_those_looked_at() -> None:
    match = piled('seq(look(top(3), as_="seen"), take(one(card, among("seen"))))')
    assert keys(match) == ["choose:plate", "choose:gear", "choose:rag"]
    play(match, "choose:gear")
    assert hand(match, ME) == ["gear", "spare"]
    assert deck(match, ME)[:3] == ["plate", "rag", "rag"]


def test_a_card_can_be_picked_for_later() -> None:
    """Once that was a crash."""
    match = piled('seq(pick(one(card, discarded), as_="x"), heal(this, boost_of(that("x"))))')
    play(match, "choose:gear")
    assert match.view(None)["seats"][ME]["fighters"]["ann"]["health"] == 9


@pytest.mark.parametrize(
    ("cards", "asked", "seen"),
    [
        ("top(2)", 0, 2),
        ("hand_of(you)", 0, 1),
        ("one(card, discarded)", 3, 0),
        ("each(card, discarded)", 0, 0),
    ],
)
def test_reveal_shows_to_all_what_the_sentence_names(cards: str, asked: int, seen: int) -> None:
    match = piled(f"reveal({cards})")
    if asked:
        assert len(keys(match)) == asked
        play(match, keys(match)[0])
    assert is_done(match)
    row = match.view(FOE)["seats"][ME]
    assert len([card for card in (*row["deck"], *row["hand"]) if card]) == seen


@pytest.mark.parametrize(
    ("cards", "owner", "seen"),
    [("top(2)", ME, 2), ("hand_of(each(player, theirs))", FOE, 2)],
)
def test_look_shows_in_private(cards: str, owner: int, seen: int) -> None:
    match = used(
        f"look({cards})", ann(["trick", "spare"], deck=["plate", "gear"]), arthur(["feint", "excalibur"])
    )
    assert is_done(match)
    rows = [match.view(who)["seats"][owner] for who in (ME, 1 - owner if owner == ME else None)]
    counts = [len([card for card in (*row["deck"], *row["hand"]) if card]) for row in rows]
    assert counts == [seen + (owner == ME), 0]


@pytest.mark.parametrize("rest", ["top", "bottom"])
def test_keep_takes_so_many_and_puts_the_rest_back(rest: str) -> None:
    match = piled(f'seq(look(top(3), as_="seen"), keep(1, that("seen"), rest={rest}))')
    play(match, "choose:gear", "choose:rag")
    assert hand(match, ME) == ["gear", "spare"]
    put = deck(match, ME)[:2] if rest == "top" else deck(match, ME)[-2:]
    assert put == ["rag", "plate"]


def test_keep_lets_one_look_at_what_there_is_to_keep() -> None:
    """Whoever chooses among the top cards of the deck has seen them."""
    match = piled("keep(1, top(2))")
    assert match.view(ME)["seats"][ME]["deck"][:2] == ["plate", "gear"]
    play(match, "choose:gear")
    assert hand(match, ME) == ["gear", "spare"]
    assert match.view(ME)["seats"][ME]["deck"][0] == "plate"


def test_put_back_puts_so_many_cards_of_the_hand_on_the_deck() -> None:
    match = three("put_back(2)")
    play(match, "choose:gear", "choose:rag")
    assert hand(match, ME) == ["plate", "spare"]
    assert deck(match, ME)[:2] == ["gear", "rag"]


@pytest.mark.parametrize("pile", [PILE, []])
def test_fetch_takes_one_such_card(pile: list[str]) -> None:
    """From the discard pile if there is one, else from the deck."""
    match = used("fetch(plate)", ann(["trick", "spare"], discard=pile), arthur())
    assert hand(match, ME) == ["plate", "spare"]
    assert deck(match, ME).count("plate") == 9 - 1
    assert discard(match, ME).count("plate") == 0


# Resources, states, actions


@pytest.mark.parametrize(("amount", "after"), [(1, 4), (2, 5), (9, 5)])
def test_gain_adds_up_to_the_most_there_can_be(amount: int, after: int) -> None:
    assert state(used(f"gain(steam, {amount})"), ME)["steam"] == after


@pytest.mark.parametrize(("amount", "after"), [(1, 2), (3, 0), (4, 3)])
def test_spend_is_in_full_or_not_at_all(amount: int, after: int) -> None:
    """Once four of three were spent as three."""
    match = used(f'seq(spend(steam, {amount}, as_="s"), draw(spent("s")))')
    assert state(match, ME)["steam"] == after
    assert hand_size(match, ME) == 1 + 3 - after


@pytest.mark.parametrize(("amount", "most"), [("any_number", 3), ("up_to(2)", 2), ("up_to(9)", 3)])
def test_spend_of_an_open_number_asks_how_much(amount: str, most: int) -> None:
    match = used(f"spend(steam, {amount})")
    assert keys(match) == [f"choose:{n}" for n in range(most + 1)]
    play(match, f"choose:{most}")
    assert state(match, ME)["steam"] == 3 - most


@pytest.mark.parametrize(
    ("effect", "mood"), [("become(wild)", "wild"), ("become(calm)", "calm"), ("switch(mood)", "wild")]
)
def test_become_and_switch_change_the_state(effect: str, mood: str) -> None:
    assert state(used(effect), ME)["mood"] == mood


@pytest.mark.parametrize("amount", [1, 2])
def test_gain_action_gives_so_many(amount: int) -> None:
    assert used(f"gain_action({amount})").view(None)["actions"] == 1 + amount
