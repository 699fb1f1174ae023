"""Words that heroes of later boxes brought along: what they do is what their sentence says."""

from typing import Final

import pytest

from tests.cardlang.test_unmatched_combat_verbs import clash
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    keys,
    maneuver,
    offered,
    play,
    seat,
    space,
)
from tests.kits.unmatched_brew import Noun, ann, arthur, bench, brewed, is_done, noun, standing, told, used
from thwack import ContentError, Match
from thwack.games.unmatched.cards.reading import read_hero

COVERED: Final = {
    *("scatter", "discard_cards", "shuffle_in", "step_in", "walk", "win"),
    *("to_top", "give_action", "bonus_attack", "endure"),
}
COGS: Final = {"cog-1": ("S10", 3), "cog-2": "S37"}


def bench_of(effect: str) -> Match:
    """King Arthur and a cog next to Ann, on S21 and S10; the others far away."""
    return used(effect, ann(["trick", "spare"], COGS), arthur())


# some


@pytest.mark.parametrize(
    ("amount", "answers", "hurt"),
    [
        ("2", ["cog-1", "merlin"], {"cog-1", "merlin"}),
        ("up_to(2)", ["cog-1", "merlin"], {"cog-1", "merlin"}),
        ("up_to(2)", ["merlin", None], {"merlin"}),
        ("up_to(2)", [None], set()),
        ("any_number", ["ann", "cog-1", "cog-2", None], {"ann", "cog-1", "cog-2"}),
    ],
)
def test_some_are_chosen_one_after_the_other(amount: str, answers: list[str | None], hurt: set[str]) -> None:
    effect = f"damage(some({amount}, fighter), 1)"
    match, before = bench_of(effect), standing(bench_of("nothing"))
    for answer in answers:
        assert ("decline" in keys(match)) == (amount != "2")
        play(match, f"choose:{answer}" if answer else "decline")
        assert f"choose:{answer}" not in keys(match)
    assert is_done(match)
    assert {slug for slug, now in standing(match).items() if now[1] < before[slug][1]} == hurt


def test_some_reads_as_each_of_so_many() -> None:
    assert told("damage(some(up_to(2), fighter, theirs), 1)") == (
        "Deal 1 damage to each of up to 2 opposing fighters."
    )
    assert told("take(some(2, card, discarded))") == "Return 2 cards in your discard pile to your hand."


def test_some_is_as_many_as_there_are() -> None:
    match = bench_of("damage(some(9, fighter, theirs), 1)")
    play(match, "choose:merlin")
    assert is_done(match)
    assert (health(match, "king-arthur"), health(match, "merlin")) == (9, 4)


@pytest.mark.parametrize("verb", ["move({}, up_to(1))", "place({}, in_zone_of(the(ann)))"])
def test_some_are_moved_or_placed_in_any_order(verb: str) -> None:
    match = bench_of(verb.format("some(2, fighter, yours)"))
    moved: list[str] = []
    if "move" in verb:
        play(match, "choose:ann", "choose:cog-2")
    while offered(match, verb[:4] if "move" in verb else "place"):
        slug, goal = next(refs for choice in match.choices for refs in [choice.refs] if len(refs) == 2)
        play(match, f"{'move' if 'move' in verb else 'place'}:{slug}:{goal}")
        moved.append(slug)
    assert len(set(moved)) == 2
    assert is_done(match)


def test_some_cards_are_chosen_by_what_they_are() -> None:
    match = used(
        "take(some(2, card, discarded))", ann(["trick", "spare"], discard=["rag", "rag", "gear"]), arthur()
    )
    assert keys(match) == ["choose:rag", "choose:gear"]
    play(match, "choose:rag", "choose:rag")
    assert hand(match, ME) == ["rag", "rag", "spare"]


@pytest.mark.parametrize(
    "effect", ["bring_back(some(2, fighter, defeated))", "trade_places(this, some(1, fighter))"]
)
def test_some_is_refused_where_it_is_about_one_at_a_time(effect: str) -> None:
    with pytest.raises(ContentError, match="is about one at a time"):
        read_hero(brewed(effect), "ann.toml")


# Sides and zones

FRIENDS: Final = [
    noun("each(fighter, friendly)", "each friendly fighter", "ann cog-1 cog-2 medusa"),
    noun("each(fighter, yours)", "each of your fighters", "ann cog-1 cog-2"),
    noun("each(fighter, other, friendly)", "each other friendly fighter", "cog-1 cog-2 medusa"),
]


@pytest.mark.parametrize("who", FRIENDS, ids=lambda who: str(who.said))
def test_friendly_fighters_are_those_of_the_team(who: Noun) -> None:
    """U-13.2: A teammate's too, which are not yours."""
    effect = f"damage({who.said}, 1)"
    assert who.told in told(effect).lower()
    others = [seat("medusa", [], {"medusa": "S31"}), seat("alice", [], {"alice": "S14"})]
    seats = [ann(["trick", "spare"]), arthur(), *others]
    before = standing(used("nothing", *seats, mode="teams"))
    now = standing(used(effect, *seats, mode="teams"))
    hurt = {slug for slug in now if now[slug][1] < before[slug][1]}
    assert {slug for slug in hurt if not slug.startswith("harpy")} == who.means


@pytest.mark.parametrize(
    ("where", "asked"), [("in_zone_of(this)", ["medusa"]), ("adjacent_to(this)", ["king-arthur"])]
)
def test_having_is_about_players_with_such_a_fighter(where: str, asked: list[str]) -> None:
    effect = f"discard(1, who=one(player, theirs, having({where})))"
    assert "an opponent with a fighter" in told(effect).lower()
    match = used(
        effect,
        ann(["trick", "spare"]),
        arthur(["feint", "excalibur"], {"king-arthur": "S10"}),
        seat(
            "medusa",
            ["dash", "feint"],
            {"medusa": "S18", "harpy-1": "S36", "harpy-2": "S35", "harpy-3": "S34"},
        ),
        mode="free-for-all",
    )
    assert match.actor == 1 + ["king-arthur", "medusa"].index(asked[0])


@pytest.mark.parametrize(
    ("mine", "theirs", "fewer"), [("S21", "S12", 1), ("S12", "S21", 0), ("S12", "S13", 0)]
)
def test_zones_are_counted_by_space(mine: str, theirs: str, fewer: int) -> None:
    """S21 is in two zones, S12 and S13 in one."""
    match = bench(
        brewed("if_(in_fewer_zones(foe, this), damage(foe, 1))", "attack after"),
        ann(["trick"], {"ann": (mine, 6)}),
        arthur(at={"king-arthur": (theirs, 10)}),
    )
    play(match, "attack:ann:king-arthur")
    assert health(match, "king-arthur") == 10 - 3 - fewer


def test_R_16_whoever_is_not_on_the_board_is_in_no_fewer_zones() -> None:
    match = bench(
        brewed("if_(in_fewer_zones(foe, this), draw(1))", "attack after"),
        ann(["trick", "spare"], {"ann": ("S21", 6)}),
        arthur(at={"king-arthur": ("S31", 9), "merlin": ("S20", 1)}),
    )
    play(match, "attack:ann:merlin")
    assert hand(match, ME) == ["spare"]


def test_scatter_puts_each_into_another_space_of_its_zone() -> None:
    effect = "scatter(each(fighter, adjacent_to(this)))"
    assert told(effect) == "Place each fighter adjacent to your fighter in another space in its own zone."
    match = bench_of(effect)
    assert {refs[0] for refs in offered(match, "place")} == {"king-arthur", "cog-1"}
    assert "decline" not in keys(match)
    play(match, "place:cog-1:S01", "place:king-arthur:S13")
    assert is_done(match)
    assert (space(match, "cog-1"), space(match, "king-arthur")) == ("S01", "S13")


def test_scatter_of_one_is_asked_once() -> None:
    match = bench_of("scatter(one(fighter, theirs))")
    play(match, "choose:merlin")
    assert {refs[0] for refs in offered(match, "place")} == {"merlin"}


# Decks


@pytest.mark.parametrize(
    ("cards", "owner", "gone"),
    [
        ("top(2)", ME, ["plate", "gear"]),
        ("top_of(each(player, theirs))", FOE, ["feint"]),
        ("top_of(each(player, theirs), 2)", FOE, ["feint", "regroup"]),
        ("hand_of(you)", ME, ["spare"]),
    ],
)
def test_discard_cards_puts_them_onto_their_owners_pile(cards: str, owner: int, gone: list[str]) -> None:
    match = bench(
        brewed(f"discard_cards({cards})"),
        ann(["trick", "spare"], deck=["plate", "gear", "rag"]),
        arthur(deck=["feint", "regroup", "excalibur"]),
    )
    play(match, "scheme:trick:ann")
    assert discard(match, owner)[: len(gone)] == gone
    assert not set(gone) <= set(deck(match, owner)[: len(gone)])


def test_top_of_reads_as_whose_deck_it_is() -> None:
    assert told("look(top_of(each(player, theirs), 2))") == "Look at the top 2 cards of each opponent's deck."
    assert told("reveal(top_of(one(player, theirs)))") == "Reveal the top card of an opponent's deck."


# The turn so far


@pytest.mark.parametrize(("steam", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_has_asks_for_so_much_of_a_resource(steam: int, drawn: int) -> None:
    assert told("if_(has(steam, 2), draw(1))") == "If you have at least 2 Steam, draw 1 card."
    match = used("if_(has(steam, 2), draw(1))", ann(["trick", "spare"], state={"steam": steam}), arthur())
    assert len(hand(match, ME)) == 1 + drawn


def test_won_this_turn_counts_defenses_too() -> None:
    """Ann wins the defense in King Arthur's turn; in her own she has not won anything yet."""
    match = clash("if_(won_this_turn, draw(2))", "defense", "after")
    assert len(hand(match, ME)) == 1 + 2
    match = clash("if_(won_this_turn, add_value(2))", "attack", "during")
    assert health(match, "king-arthur") == 10 - 3 + 1


@pytest.mark.parametrize(("actions", "value"), [(0, 3), (1, 3), (2, 7), (3, 3)])
def test_third_action_counts_those_of_the_turn(actions: int, value: int) -> None:
    file = brewed("if_(third_action, set_value(7))", "attack during")
    match = bench(file, ann(["trick", "spare"]), arthur(), actions=actions + 1)
    for _ in range(actions):
        maneuver(match)
    play(match, "attack:ann:king-arthur")
    play(match, *[key for key in keys(match) if key == "choose:trick"])
    assert health(match, "king-arthur") == 10 - value


@pytest.mark.parametrize(("theirs", "drawn"), [("momentous-shift", 1), ("regroup", 0), ("none", 0)])
def test_tied_needs_two_cards_of_one_value(theirs: str, drawn: int) -> None:
    """The trick is a 3, as Momentous Shift is; no card is nothing to compare with (Q-13)."""
    file = brewed("if_(tied, draw(1))", "attack after")
    match = bench(file, ann(["trick", "spare"]), arthur([theirs] if theirs != "none" else []))
    play(match, "attack:ann:king-arthur")
    play(match, *[key for key in keys(match) if key == f"defend:{theirs}"])
    assert len(hand(match, ME)) == 1 + drawn


@pytest.mark.parametrize("side", ["attack", "defense"])
def test_win_makes_its_player_the_winner(side: str) -> None:
    """Against Momentous Shift the trick neither hurts nor is hurt; whoever says so has won."""
    match = clash("seq(win, if_(won, draw(2)))", side, "after", "momentous-shift", hand="spare")
    assert sum(line.startswith("Ann draws") for line in match.log("en")) == 2
    lost = clash("seq(win, if_(lost, damage(foe, 2)))", side, "after", "momentous-shift", hand="spare")
    assert health(lost, "king-arthur") == 10


@pytest.mark.parametrize(("side", "more"), [("attack", 1), ("defense", 1)])
def test_during_combat_an_ability_comes_with_the_card(side: str, more: int) -> None:
    """Its player chooses the order; without an effect on the card it comes alone, and a cancel leaves it."""
    file = brewed("add_value(2)", f"{side} during", ["at(during_combat, add_value(1))"])
    seats = [ann(["trick", "gear"]), arthur(["feint", "prophecy"], deck=["feint"] * 2)]
    match = bench(file, *seats, active=ME if side == "attack" else FOE)
    if side == "attack":
        play(match, "attack:ann:king-arthur")
        canceled = play(match.fork(), "defend:feint")
        assert health(canceled, "king-arthur") == 10 - (3 + more - 2)
        play(match, "decline", "choose:add-value-1")
        assert health(match, "king-arthur") == 10 - (3 + 2 + more)
    else:
        play(match, "attack:king-arthur:ann", "decline", "defend:trick")
        assert health(match, "ann") == 6


# Fighters on the field


@pytest.mark.parametrize(
    ("who", "sentence", "hurt"),
    [
        (
            "each(fighter, yours, besides(the(ann)))",
            "each of your fighters other than Ann",
            {"cog-1", "cog-2"},
        ),
        ("each(fighter, theirs, flanked)", "each opposing flanked fighter", {"king-arthur"}),
        (
            "each(fighter, theirs, outside_zone_of(this))",
            "each opposing fighter outside your fighter's zone",
            {"merlin"},
        ),
    ],
)
def test_filters_of_the_field_find_those_the_sentence_names(who: str, sentence: str, hurt: set[str]) -> None:
    """King Arthur on S19 stands between Ann on S20 and a cog on S18, in their zone; Merlin is elsewhere."""
    effect = f"damage({who}, 1)"
    assert sentence in told(effect)
    seats = ann(["trick", "spare"], {"cog-1": "S18"}), arthur(at={"king-arthur": ("S19", 10)})
    before, now = standing(used("nothing", *seats)), standing(used(effect, *seats))
    assert {slug for slug in now if now[slug][1] < before[slug][1]} == hurt


@pytest.mark.parametrize(("goal", "drawn"), [("S12", 1), ("S21", 1), ("S19", 0)])
def test_left_zone_compares_with_where_the_turn_began(goal: str, drawn: int) -> None:
    """S20, where Ann begins, is blue as S19 is; S12 and S21 are not."""
    assert told("if_(is_(this, left_zone), draw(1))").startswith(
        "If your fighter began this turn in a different zone"
    )
    file = brewed("seq(place(this), if_(is_(this, left_zone), draw(1)))")
    match = bench(file, ann(["trick", "spare"]), arthur(at={"king-arthur": ("S31", 9)}))
    play(match, "scheme:trick:ann", f"place:ann:{goal}")
    assert len(hand(match, ME)) == 1 + drawn


@pytest.mark.parametrize(
    ("who", "asked"),
    [("the(ann)", []), ("one(fighter, called(cog))", ["cog-1", "cog-2"])],
)
def test_R_18_whoever_steps_in_is_now_attacked(who: str, asked: list[str]) -> None:
    match = clash(f"step_in({who})", "defense", "immediately")
    if len(asked) > 1:
        assert {key.removeprefix("choose:") for key in keys(match)} == set(asked)
        play(match, f"choose:{asked[0]}")
    now = standing(match)
    assert (now["ann"][0], now["cog-1"][0]) == (("S38", "S20") if asked else ("S20", "S38"))


def test_walk_gives_those_on_the_way_and_move_goes_no_farther() -> None:
    """From S20 through King Arthur on S21 to S31; `walk` without `through` goes round."""
    effect = 'seq(walk(this, up_to(2), through=theirs, as_="way"), damage(that("way"), 1))'
    assert told(effect) == (
        "Move your fighter up to 2 spaces through any fighters. "
        "Deal 1 damage to the opposing fighters moved through this way."
    )
    match = bench_of(effect)
    assert "S31" in {refs[1] for refs in offered(match, "move")}
    play(match, "move:ann:S12")
    assert (space(match, "ann"), health(match, "king-arthur")) == ("S12", 9)
    around = bench_of(effect.replace(", through=theirs", ""))
    assert "S12" not in {refs[1] for refs in offered(around, "move")}


def test_move_of_a_plain_number_is_exactly_that_far() -> None:
    assert told("move(this, 2)") == "Move your fighter 2 spaces."
    match = used("move(this, 2)", ann(["trick", "spare"], {"ann": ("S01", 6)}), arthur())
    assert {refs[1] for refs in offered(match, "move")} == {"S01", "S02", "S03", "S08", "S09", "S10", "S18"}
    assert "decline" not in keys(match)


@pytest.mark.parametrize(
    ("rule", "far"),
    [
        ("reach(2)", True),
        ("while_(in_state(calm), reach(2))", True),
        ("while_(in_state(wild), reach(2))", False),
    ],
)
def test_reach_lets_the_hero_attack_from_afar(rule: str, far: bool) -> None:
    """King Arthur two steps away on S31, in another zone."""
    match = bench(brewed(ability=[rule]), ann(["rag", "spare"]), arthur(at={"king-arthur": ("S31", 9)}))
    assert ("attack:ann:king-arthur" in keys(match)) == far


def test_maneuver_with_is_one_more_way_to_maneuver() -> None:
    match = bench(
        brewed(ability=["maneuver_with(pay(spend(steam, 3), draw(2)))"]), ann(["rag", "spare"]), arthur()
    )
    play(match, "maneuver")
    assert keys(match)[-2:] == ["choose:pay-spend-steam-3-draw-2", "decline"]
    play(match, "choose:pay-spend-steam-3-draw-2")
    assert (len(hand(match, ME)), is_done(match)) == (2 + 1 + 2, True)


# Into the deck


@pytest.mark.parametrize(
    ("cards", "gone"),
    [
        ("this_card", ["trick"]),
        ("top_discards(2)", ["rag", "plate"]),
        ("some(1, card, discarded)", ["gear"]),
        ("hand_of(you)", ["spare"]),
    ],
)
def test_shuffle_in_puts_cards_into_the_deck(cards: str, gone: list[str]) -> None:
    pile = ["gear", "rag", "plate"]
    match = bench(brewed(f"shuffle_in({cards})"), ann(["trick", "spare"], discard=pile, deck=[]), arthur())
    before = len(deck(match, ME))
    play(match, "scheme:trick:ann", *(["choose:gear"] if "some" in cards else []))
    lines = match.log("en")
    assert sum("into the deck" in line for line in lines) == len(gone)
    assert len(deck(match, ME)) + match.view(None)["seats"][ME]["hand_size"] >= before


def test_deck_empty_is_about_the_own_deck() -> None:
    for cards, drawn in ((["rag"], 0), ([], 1)):
        match = bench(
            brewed("if_(deck_empty, gain(steam, 2))"), ann(["trick", "spare"], deck=cards), arthur()
        )
        play(match, "scheme:trick:ann")
        assert match.view(None)["seats"][ME]["state"]["steam"] == 3 + 2 * drawn


def test_to_top_puts_cards_on_the_deck() -> None:
    assert told("to_top(one(card, discarded))") == "Put a card in your discard pile on top of your deck."
    pile = ["gear", "rag"]
    match = used("to_top(one(card, discarded))", ann(["trick", "spare"], discard=pile), arthur())
    play(match, "choose:gear")
    assert (deck(match, ME)[0], match.view(FOE)["seats"][ME]["deck"][0]) == ("gear", "gear")


def test_bottom_is_the_last_card_of_the_deck() -> None:
    match = used("reveal(bottom(1))", ann(["trick", "spare"]), arthur())
    last = deck(match, ME)[-1]
    assert match.view(FOE)["seats"][ME]["deck"][-1] == last


def test_combat_cards_are_no_schemes() -> None:
    pile = ["spare", "gear", "rag"]
    match = used("take(one(card, combat_card, discarded))", ann(["trick"], discard=pile), arthur())
    assert keys(match) == ["choose:gear", "choose:rag"]


def test_hero_of_is_the_hero_of_that_player() -> None:
    match = bench_of("damage(hero_of(each(player, theirs)), 2)")
    assert (health(match, "king-arthur"), health(match, "merlin")) == (8, 5)


@pytest.mark.parametrize(("n", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_exactly_is_neither_more_nor_less(n: int, drawn: int) -> None:
    match = used(f"if_(exactly(count(hand_of(you)), {n}), draw(1))")
    assert len(hand(match, ME)) == 1 + drawn


@pytest.mark.parametrize(("mine", "more"), [(9, 1), (10, 0)])
def test_weaker_compares_health(mine: int, more: int) -> None:
    rule = "while_(weaker(the(ann), foe), modify(attack_value, 1))"
    match = bench(brewed(ability=[rule]), ann(["rag", "spare"], {"ann": ("S20", mine)}), arthur())
    play(match, "attack:ann:king-arthur")
    assert health(match, "king-arthur") == 10 - 1 - more


def test_endure_leaves_one_health_until_the_turn_is_over() -> None:
    match = used("seq(endure(this), damage(each(fighter), 9))", ann(["trick", "spare"]), arthur())
    assert (health(match, "ann"), health(match, "cog-1"), health(match, "king-arthur")) == (1, 0, 1)


def test_give_action_is_for_the_attacker() -> None:
    match = clash("give_action(2)", "defense", "after")
    assert match.view(None)["actions"] == 1 + 2


def test_bonus_attack_is_one_more_combat_of_the_same_two() -> None:
    """X-1: With its own value and a new defense; the effects of the card do not repeat."""
    match = clash("bonus_attack(5)", "attack", "after", "regroup")
    while "decline" in keys(match) and match.actor == FOE:
        play(match, "decline")
    assert health(match, "king-arthur") == 10 - (3 - 1) - 5
    assert sum("attacks" in line for line in match.log("en")) == 2


def test_dealt_this_turn_adds_up_combat_damage() -> None:
    file = brewed("if_(at_least(dealt_this_turn, 4), gain_action(1))", "attack after")
    match = bench(file, ann(["trick", "rag", "spare"]), arthur(), actions=2)
    play(match, "attack:ann:king-arthur", "choose:rag", "attack:ann:king-arthur")
    assert match.view(None)["actions"] == 1


@pytest.mark.parametrize(
    ("who", "drawn"), [("the(ann)", 0), ("one(fighter, called(cog))", 2), ("one(fighter, theirs)", 1)]
)
def test_whenever_one_of_those_falls(who: str, drawn: int) -> None:
    """Both cogs and Merlin fall."""
    file = brewed("damage(each(fighter, sidekick), 9)", ability=[f"when(fallen({who}), draw(1))"])
    match = bench(file, ann(["trick", "spare"]), arthur())
    play(match, "scheme:trick:ann")
    assert len(hand(match, ME)) == 1 + drawn


@pytest.mark.parametrize("active", [ME, FOE])
def test_after_combat_comes_for_both_sides(active: int) -> None:
    """Whoever attacks, and before the cards are discarded."""
    file = brewed(ability=["at(after_combat, if_(is_(this, hero), gain(steam, 1)))"])
    match = bench(file, ann(["rag", "spare"]), arthur(["regroup", "prophecy"]), active=active)
    play(match, "attack:ann:king-arthur" if active == ME else "attack:king-arthur:ann")
    while "decline" in keys(match):
        play(match, "decline")
    assert match.view(None)["seats"][ME]["state"]["steam"] == 4
