"""The verbs of Battle Scenes about cards and players: what happened is what the sentence says."""

from typing import Final

import pytest

from tests.kits.battle_scenes import carried, hand, home_made, keys, made, play, resources
from tests.kits.battle_scenes_brew import MINE, bench, happened, offered, sentence, used
from thwack import ContentError, Match

COVERED: Final = {
    *("draw", "discard", "mill", "look", "load", "unload", "put", "arrange", "cosmic_energy", "clairvoyance"),
    "next_countdown_alone",
}
PLAYERS: Final = [  # said, told, whom it means, and whether one of them is chosen
    ("you", "", (0,), False),
    ("opponent", "our opponent", (1,), False),
    ("one(player)", "player of your choice", (0, 1), True),
    ("each(player)", "ach player", (0, 1), False),
]


def seats(match: Match, kind: str) -> set[int]:
    """The players to whom something happened."""
    return {int(data["who"]) for data in happened(match, kind)}


@pytest.mark.parametrize(("said", "told", "means", "chosen"), PLAYERS)
def test_draw_discard_and_mill_are_for_those_the_sentence_names(
    said: str, told: str, means: tuple[int, ...], chosen: bool
) -> None:
    for verb, kind in (("draw", "drawn"), ("discard", "discarded"), ("mill", "milled")):
        effect = f"{verb}(2, who={said})"
        assert told in sentence(effect)
        for picked in means if chosen else (-1,):
            match = used(effect)
            if chosen:
                assert keys(match) == ["choose:player-1", "choose:player-2"]
                play(match, f"choose:player-{picked + 1}")
            while keys(match) and keys(match)[0].startswith("discard:"):
                match.play(0)
            assert seats(match, kind) == ({picked} if chosen else set(means)), verb
            for data in happened(match, kind):
                assert verb == "discard" or len(data["cards"]) == 2
            assert verb != "discard" or len(happened(match, kind)) == 2 * len(seats(match, kind))


def test_who_discards_chooses_what() -> None:
    match = used("discard(1, who=opponent)")
    assert (match.actor, keys(match)) == (1, ["discard:B19", "discard:B20", "discard:B21"])


def test_the_next_countdown_is_for_the_one_who_was_chosen() -> None:
    """It fell on both once."""
    assert "of your choice" in sentence("next_countdown_alone(one(player))")
    match = used("next_countdown_alone(one(player))", "choose:player-2")
    last = match.view(None)["turn"] + 2
    while match.view(None)["turn"] < last:
        match.play("pass" if "pass" in keys(match) else keys(match)[0])
    assert [line["data"]["who"] for line in match.story("en", 0) if line["kind"] == "milled"] == [1]


def test_unless_asks_the_player_it_names() -> None:
    """Who does not pay lets it happen; it crashed once."""
    effect = "unless(opponent, discard(1), draw(1))"
    match = used(effect)
    assert (match.actor, keys(match)) == (1, ["choose:yes", "choose:no"])
    assert [choice.text("en") for choice in match.choices] == ["Discard 1 card", "Let it happen: draw 1 card"]
    play(match, "choose:yes", "discard:B19")
    assert (seats(match, "discarded"), happened(match, "drawn")) == ({1}, [])
    match = used(effect)
    play(match, "choose:no")
    assert seats(match, "drawn") == {0}


CARDS: Final = [  # said, told, and what may be chosen
    ("one(card, yours, in_(resources))", "a card from your resources", {"A22", "A23", "A24"}),
    ("one(card, yours, in_(hand))", "a card from your hand", {"A19", "A20", "A21"}),
    ("one(card, theirs, in_(resources))", "a card from your opponent's resources", {"B22", "B23", "B24"}),
]


@pytest.mark.parametrize(("said", "told", "means"), CARDS)
def test_one_card_is_loaded_where_the_sentence_says(said: str, told: str, means: set[str]) -> None:
    for onto, bearer in (("this", "A04"), ("one(unit, yours)", "A15"), ("target(unit, yours)", "A01")):
        effect = f"load({said}, {onto})"
        assert told in sentence(effect)
        match = used(effect)
        if onto != "this":
            assert offered(match) == set(MINE)
            play(match, f"{'target' if 'target' in onto else 'choose'}:{bearer}")
        assert offered(match) - {"no"} == means
        card = sorted(means)[0]
        play(match, f"choose:{card}")
        assert carried(match, 0, bearer)[-1] == card
        assert [card in carried(match, 0, one) for one in MINE].count(True) == 1


def test_some_cards_are_as_many_as_the_sentence_says() -> None:
    for amount, told, counts in (
        ("2", "2 cards", (2,)),
        ("up_to(2)", "up to 2 cards", (0, 1, 2)),
        ("from_to(1, 2)", "1 or 2 cards", (1, 2)),
        ("any_number", "any number of cards", (0, 1, 3)),
    ):
        effect = f"load(some({amount}, card, yours, in_(resources)), this)"
        assert told in sentence(effect)
        for count in range(4):
            match = used(effect)
            for card in ("A22", "A23", "A24")[:count]:
                if f"choose:{card}" in keys(match):
                    play(match, f"choose:{card}")
            could_stop = "pass" in keys(match) and "choose:A24" in keys(match)
            if count in counts and count < max(counts):
                assert could_stop, (amount, count)
            elif count not in counts and count < min(counts):
                assert not could_stop, (amount, count)


def test_unloading_is_of_those_the_sentence_names() -> None:
    match = bench("unload(one(loaded, carried_by(this)))")
    play(match, "act:A04:trick")
    assert offered(match) == {"A04:trick", "A04:rest", "A04:A08"}
    match = used("unload(one(loaded, carried_by(target(unit, theirs))))", "target:B07")
    assert [data["unit"] for data in happened(match, "unloaded")] == ["B07#1"]
    picks = ("unload:B05:B06", "unload:B07:B06")
    match = used("unload(some(2, loaded, carried_by(each(unit, theirs))))", *picks)
    assert [data["unit"] for data in happened(match, "unloaded")] == ["B05#1", "B07#1"]
    match = used("unload(each(loaded, carried_by(each(support, theirs))))")
    assert [data["unit"] for data in happened(match, "unloaded")] == ["B15#1"] * 3
    match = used("unload(this_card)")
    assert [data["card"] for data in happened(match, "unloaded")] == ["trick"]


ZONES: Final = [
    ("hand", "into your hand"),
    ("resources", "into your resources"),
    ("deck_top", "on top of your deck"),
    ("deck_bottom", "on the bottom of your deck"),
]


@pytest.mark.parametrize(("zone", "told"), ZONES)
def test_cards_are_put_where_the_sentence_says(zone: str, told: str) -> None:
    for said, means in (
        ("one(card, yours, in_(hand, resources))", ("A20:hand", "A23:resources")),
        ("one(card, yours, in_(resources))", ("A23",)),
        ("each(card, yours, in_(resources))", ()),
        ("some(2, card, yours, in_(resources))", ("A22", "A23")),
    ):
        effect = f"put({said}, {zone})"
        assert told in sentence(effect)
        several = said.startswith("some")
        for answers in (means,) if several or not means else [(one,) for one in means]:
            match = used(effect, *(f"choose:{answer}" for answer in answers))
            cards = {answer.split(":")[0] for answer in answers} or {"A22", "A23", "A24"}
            view = match.view(0)["seats"][0]
            found = {"hand": hand(match, 0), "resources": resources(match, 0)}
            ends = {"deck_top": view["deck"][: len(cards)], "deck_bottom": view["deck"][-len(cards) :]}
            assert cards <= set(found.get(zone) or ends[zone]), effect


def test_cards_go_to_zones_of_their_owner_and_the_sentence_says_so() -> None:
    """It said "your hand" of a card that went to the opponent's."""
    for said, answers in (
        ("one(card, theirs, in_(resources))", ("choose:B23",)),
        ("one(loaded, carried_by(target(unit, theirs)))", ("target:B07",)),
    ):
        effect = f"put({said}, hand)"
        assert "into its owner's hand" in sentence(effect)
        match = used(effect, *answers)
        assert len(hand(match, 1)) == 4
        assert len(hand(match, 0)) == 3
    assert sentence("put(some(2, card, theirs, in_(resources)), deck_bottom)").endswith(
        "on the bottom of their owners' deck."
    )


def test_an_opponent_puts_back_what_the_opponent_chooses() -> None:
    match = used("put(some(2, card, theirs, in_(hand), by=opponent), deck_top)")
    assert (match.actor, offered(match)) == (1, {"B19", "B20", "B21"})


def test_looking_is_at_what_the_sentence_says_and_for_own_eyes() -> None:
    match = used("look(top(2))")
    assert "the top 2 cards of your deck" in sentence("look(top(2))")
    assert [match.view(seat)["seats"][0]["deck"][:3] for seat in (0, 1)] == [["A25", "A26", None], [None] * 3]
    match = used("look(each(card, theirs, in_(hand)))")
    assert match.view(0)["seats"][1]["hand"] == ["B19", "B20", "B21"]


def test_cards_are_arranged_on_the_deck_they_are_from() -> None:
    for of, told, owner in (("", "your deck", 0), (", of=opponent", "your opponent's deck", 1)):
        effect = f"arrange(top(2){of})"
        assert told in sentence(effect)
        match = used(effect)
        top = sorted(offered(match))
        assert top == [["A25", "A26"], ["B25", "B26"]][owner]
        play(match, f"choose:{top[0]}")
        assert match.view(0)["seats"][owner]["deck"][:2] == [top[1], top[0]]
    match = used("arrange(top(up_to(2)))", "choose:1")  # how many is chosen, and one goes back by itself
    assert match.view(0)["seats"][0]["deck"][:2] == ["A25", None]


def test_cosmic_energy_takes_as_many_as_it_says() -> None:
    match = used("cosmic_energy(2)", "choose:A22", "choose:A24")
    assert resources(match, 0) == ["A23"]


def test_clairvoyance_sets_as_many_aside_as_it_says() -> None:
    match = used("clairvoyance(2, damage(target(unit, theirs), count(each(card, revealed))))", "target:B07")
    assert offered(match) == {"A25", "A26"}
    play(match, "choose:A25", "pass", "choose:A25")
    assert [data["n"] for data in happened(match, "damaged")] == [1]


def test_costs_are_paid_in_full_or_not_at_all() -> None:
    """Two of three cards are no cost for three."""
    for amount, offers in (("3", True), ("4", False), ("up_to(4)", True), ("from_to(1, 9)", True)):
        match = bench("draw(1)", pay=f"load(some({amount}, card, yours, in_(resources)), this)")
        assert ("act:A04:trick" in keys(match)) == offers, amount


REFUSED: Final = [
    ("draw(up_to(2))", "`draw` cannot take up_to(2) as its amount"),
    ("discard(any_number)", "`discard` cannot take any_number as its amount"),
    ("damage(target(unit), up_to(2))", "`damage` cannot take up_to(2) as its amount"),
    ("damage(one(card, yours, in_(hand)), 1)", "`damage` cannot take one"),
    ("damage(one(player), 1)", "`damage` cannot take one(player) as its target"),
    ("draw(1, who=this)", "`draw` cannot take this as its who"),
    ("draw(1, who=some(1, player))", "`draw` cannot take some(1, player) as its who"),
    ("draw(1, who=one(character))", "`draw` cannot take one(character) as its who"),
    ("load(one(card, yours, in_(resources)), each(unit, yours))", "`load` cannot take each"),
    ("load(this, one(unit))", "`load` cannot take this as its cards"),
    ("unload(this)", "`unload` cannot take this as its cards"),
    ("put(this, hand)", "`put` cannot take this as its cards"),
    ("put(one(card, yours, in_(resources)), aside)", "names no zone to put cards in"),
    ("put(one(card, yours, in_(hand)), scene)", "puts more than scenarios in scene"),
    ("put(one(card, theirs, in_(hand)), deck_top)", "nobody may choose among cards one does not see"),
    ("put(one(card, in_(deck)), hand)", "nobody may choose among cards one does not see"),
    ("look(one(card, yours, in_(deck)))", "`look` cannot take one"),
    ("arrange(one(card, yours, in_(deck)))", "`arrange` cannot take one"),
    ("arrange(each(card, yours, in_(deck)), of=opponent)", "says twice whose cards they are"),
    ("arrange(top(2), of=each(player))", "cards of one deck are put back in order"),
    ("purge(one(character))", "`purge` cannot take one(character) as its target"),
    ("extra_turn(target(character))", "`extra_turn` cannot take target(character) as its target"),
    ("this_turn(idle(one(character, theirs)))", "nobody can be asked to choose in `idle`"),
    ("draw(count(one(character)))", "nobody can be asked to choose in `count`"),
    ("damage(both(this, one(unit, theirs)), 1)", "nobody can be asked to choose in `both`"),
    ("cancel", "the effect of an action has no `cancel`"),
    ("damage(it, 1)", "the effect of an action has no `it`"),
    ("draw(count(each(card, revealed)))", "nothing is revealed without clairvoyance"),
    ("choose(2, damage(target(unit), 1), draw(1))", "of effects with targets only one can be chosen"),
    ("seq(damage(target(unit), 1), capacitate(target(character), 1))", "an effect has one target noun"),
    ("damage(one(unit, in_(hand)), 1)", "`in_(hand)` says nothing about a unit"),
    ("damage(each(unit, of_power(magic)), 1)", "`of_power(magic)` says nothing about a unit"),
]


@pytest.mark.parametrize(("effect", "why"), REFUSED)
def test_what_would_not_happen_is_refused(effect: str, why: str) -> None:
    with pytest.raises(ContentError) as fault:
        bench(effect)
    assert why in str(fault.value)
    assert "(" in str(fault.value).split(why)[1]  # the cure


def test_a_scenario_is_no_character() -> None:
    for rule in ("when(enters(this), damage(this, 1))", "shielded(this, 1)", "when(replaced, act_again)"):
        with pytest.raises(ContentError, match="a scenario is no character"):
            home_made(made("storm", "scenario", rule), {}, {})


def test_what_another_player_pays_is_paid_by_that_player() -> None:
    """Once one's own hand was looked at."""
    effect = "may(pay(discard(3, who=opponent), draw(1)))"
    assert keys(used(effect)) == ["choose:yes", "choose:no"]
    assert happened(used(effect.replace("3", "4")), "drawn") == []
    assert "choose:yes" not in keys(used(effect.replace("3", "4")))


def test_texts_have_their_places() -> None:
    for rule, why in (
        ("when(enters(this), cancel)", "when(enters(...), ...) has no `cancel`"),
        ("in_preparation(act_again(same_action))", "in_preparation(...) has no `same_action`"),
        ("in_preparation(clairvoyance(1, draw(1)))", "in_preparation(...) has no `clairvoyance`"),
        ("when(hand_empty, damage(it, 1))", "a text that waits for its own card has no `it`"),
    ):
        with pytest.raises(ContentError) as fault:
            bench("nothing", rules=(rule,))
        assert why in str(fault.value)
    assert bench("nothing", rules=("when(hurt(this), damage(it, 1))",)).actor == 0
