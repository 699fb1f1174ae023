"""Every verb of Unmatched with every kind of noun it takes: what happened is what the sentence says.

Here are the verbs about fighters and tokens; `test_unmatched_card_verbs.py` has those about cards, players
and resources, `test_unmatched_combat_verbs.py` those about a combat.
"""

from collections.abc import Callable
from typing import Final

import pytest

from tests.cardlang import (
    test_unmatched_card_verbs,
    test_unmatched_combat_verbs,
    test_unmatched_lasting,
    test_unmatched_later_words,
    test_unmatched_pieces,
    test_unmatched_turns,
    test_unmatched_zone_verbs,
)
from tests.kits.unmatched import ME, keys, offered, play, space, tokens
from tests.kits.unmatched_brew import Noun, ann, arthur, is_done, noun, standing, told, used
from thwack import Match
from thwack.cardlang import control
from thwack.cardlang.node import Effect, walk
from thwack.games.unmatched.cards import special
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.reading import WORDS

COGS: Final = {"cog-1": ("S10", 1), "cog-2": ("S37", 1)}
ALL: Final = "ann cog-1 cog-2 king-arthur merlin"
FIGHTERS: Final = [
    noun("this", "your fighter", "ann"),
    noun("the(ann)", "Ann", "ann"),
    noun("one(fighter, theirs)", "an opposing fighter", "king-arthur merlin", True),
    noun("each(fighter, theirs)", "each opposing fighter", "king-arthur merlin"),
    noun("one(fighter, yours)", "one of your fighters", "ann cog-1 cog-2", True),
    noun("each(fighter, yours)", "each of your fighters", "ann cog-1 cog-2"),
    noun("each(fighter, yours, other)", "each of your other fighters", "cog-1 cog-2"),
    noun("one(fighter)", "a fighter", ALL, True),
    noun("each(fighter)", "each fighter", ALL),
    noun("one(fighter, called(cog))", "a Cog", "cog-1 cog-2", True),
    noun("each(fighter, called(cog))", "each Cog", "cog-1 cog-2"),
    noun("one(fighter, theirs, sidekick)", "an opposing sidekick", "merlin", True),
    noun("each(fighter, hero)", "each hero", "ann king-arthur"),
    noun("one(fighter, adjacent_to(this))", "a fighter adjacent to your fighter", "king-arthur cog-1", True),
    noun("each(fighter, adjacent_to(this))", "each fighter adjacent to your fighter", "king-arthur cog-1"),
]
Was = tuple[str | None, int]  # a space and a health


class Doing:
    """A verb, its sentence with the noun left out, and how one sees that it happened to somebody."""

    def __init__(self, said: str, told: str, happened: Callable[[Was, Was], bool]) -> None:
        self.said = said
        self.told = told
        self.happened = happened


DOINGS: Final = {
    "damage": Doing("damage({}, 1)", "1 damage", lambda was, now: now[1] == was[1] - 1),
    "heal": Doing("heal({}, 2)", "2 health", lambda was, now: now[1] == was[1] + 2),
    "defeat": Doing("defeat({})", "defeated", lambda was, now: now == (None, 0)),
    "set_health": Doing("set_health({}, 4)", "health to 4", lambda was, now: now[1] == min(4, was[1] + 2)),
}
# Verbs that are no verbs of a card's text but of one single card, each with tests of its own.
SINGLE: Final = {
    "boost_face_down": "King Arthur's ability: test_king_arthur",
    "do_my_bidding": "Dracula: test_dracula",
    "deduce": "Sherlock Holmes: test_sherlock_holmes",
    "confirm_suspicion": "Sherlock Holmes: test_sherlock_holmes",
    "lock_value": "the Invisible Man: test_invisible_man",
    "vanish": "the Invisible Man: test_invisible_man",
    "drawback": "Winter Soldier: test_winter_soldier",
    "gunfight": "Wyatt Earp: test_wyatt_earp",
    "chain_lightning": "Philippa: test_philippa",
    "spymasters_ruse": "Philippa: test_philippa",
    "show_pair": "Annie Christmas: test_annie_christmas",
    "mists_of_munnopor": "Doctor Strange: test_doctor_strange",
    "chosen_fate": "Cloak and Dagger: test_cloak_and_dagger",
    "show_card": "Elektra: test_elektra",
}
COVERED: Final = {*DOINGS, "move", "place", "bring_back", "trade_places"}


def verbs() -> set[str]:
    """All verbs: effects that are not control."""
    return {w for w, c in WORDS.items() if issubclass(c, Effect) and c.__module__ != control.__name__}


def printed() -> set[str]:
    """The words on cards of our heroes, each of which has a test (`test_every_card_is_tested`)."""
    trees = [tree for hero in library().heroes.values() for card in hero.cards for _, tree in card.trees()]
    trees += [rule for hero in library().heroes.values() for rule in hero.ability]
    return {node.word for tree in trees for node in walk(tree)}


def test_every_verb_is_tried_or_belongs_to_a_single_card() -> None:
    tried = COVERED | test_unmatched_card_verbs.COVERED | test_unmatched_combat_verbs.COVERED
    tried |= test_unmatched_lasting.COVERED | test_unmatched_later_words.COVERED
    tried |= test_unmatched_turns.COVERED
    tried |= test_unmatched_pieces.COVERED | test_unmatched_zone_verbs.COVERED
    assert tried | set(SINGLE) | (printed() & verbs()) == verbs()
    assert all(WORDS[word].__module__ == special.__name__ for word in SINGLE)


def bench_of(effect: str) -> Match:
    """Everybody hurt, so that whatever happens can be seen."""
    return used(effect, ann(["trick", "spare"], COGS), arthur())


def changed(before: dict[str, Was], match: Match) -> set[str]:
    """Those whose space or health is another."""
    return {slug for slug, now in standing(match).items() if now != before[slug]}


@pytest.mark.parametrize("who", FIGHTERS, ids=lambda who: str(who.said))
@pytest.mark.parametrize("verb", DOINGS)
def test_a_verb_does_it_to_those_the_sentence_names(verb: str, who: Noun) -> None:
    doing = DOINGS[verb]
    effect = doing.said.format(who.said)
    sentence = told(effect)
    assert doing.told in sentence
    assert who.told.lower() in sentence.lower()
    before = standing(bench_of("nothing"))
    for chosen in sorted(who.means) if who.chosen else [""]:
        match = bench_of(effect)
        wanted = {chosen} if who.chosen else set(who.means)
        if who.chosen and len(who.means) > 1:
            assert {key.removeprefix("choose:") for key in keys(match)} == who.means
            play(match, f"choose:{chosen}")
        assert is_done(match)
        assert changed(before, match) == wanted
        assert all(doing.happened(before[slug], standing(match)[slug]) for slug in wanted)


@pytest.mark.parametrize("who", FIGHTERS, ids=lambda who: str(who.said))
@pytest.mark.parametrize("verb", DOINGS)
def test_what_one_may_do_can_be_left(verb: str, who: Noun) -> None:
    effect = f"may({DOINGS[verb].said.format(who.said)})"
    assert told(effect).startswith("You may ")
    match = bench_of(effect)
    assert keys(match)[-1] == "decline"
    before = standing(match)
    play(match, "decline")
    assert is_done(match)
    assert changed(before, match) == set()


@pytest.mark.parametrize("who", FIGHTERS, ids=lambda who: str(who.said))
def test_move_asks_for_one_or_for_each(who: Noun) -> None:
    """One of them moves, or each that may, one after the other."""
    effect = f"move({who.said}, up_to(1))"
    assert f"{who.told} up to 1 space".lower() in told(effect).lower()
    match = bench_of(effect)
    moved: set[str] = set()
    while offered(match, "move"):
        movers = {refs[0] for refs in offered(match, "move")}
        assert movers == who.means - moved
        slug, goal = next(refs for refs in offered(match, "move") if refs[1] != space(match, refs[0]))
        play(match, f"move:{slug}:{goal}")
        moved.add(slug)
    assert is_done(match)
    assert moved == who.means if not who.chosen else len(moved) == 1


@pytest.mark.parametrize("who", FIGHTERS, ids=lambda who: str(who.said))
def test_place_puts_one_or_each_of_them_somewhere(who: Noun) -> None:
    effect = f"place({who.said}, in_zone_of(the(ann)))"
    assert f"place {who.told}".lower() in told(effect).lower()
    match = bench_of(effect)
    placed: set[str] = set()
    while offered(match, "place"):
        assert {refs[0] for refs in offered(match, "place")} == who.means - placed
        assert "decline" not in keys(match)
        slug, goal = offered(match, "place")[0]
        play(match, f"place:{slug}:{goal}")
        placed.add(slug)
    assert is_done(match)
    assert placed == who.means if not who.chosen else len(placed) == 1


@pytest.mark.parametrize(
    ("target", "moved"), [("one(token)", 1), ("each(token)", 2), ("one(token, in_zone_of(the(cog_zone)))", 0)]
)
def test_tokens_move_one_or_each(target: str, moved: int) -> None:
    if "cog_zone" in target:
        target = "one(token, in_zone_of(this))"  # no spark lies near Ann
    match = used(f"move({target}, up_to(2))")
    for _ in range(moved):
        slug, goal = offered(match, "move")[0]
        assert slug.startswith("spark")
        play(match, f"move:{slug}:{goal}")
    assert is_done(match)
    assert sum(now != was for now, was in zip(tokens(match, ME), ["S01", "S02"], strict=True)) == moved


@pytest.mark.parametrize(("target", "placed"), [("one(token)", 1), ("each(token)", 2)])
def test_tokens_are_placed_one_or_each(target: str, placed: int) -> None:
    match = used(f"place({target}, in_zone_of(this))")
    for _ in range(placed):
        play(match, keys(match)[0])
    assert is_done(match)
    assert sum(now not in ("S01", "S02") for now in tokens(match, ME)) == placed


@pytest.mark.parametrize(
    ("target", "back"),
    [
        ("one(fighter, called(cog), defeated)", 1),
        ("each(fighter, called(cog), defeated)", 2),
        ("each(fighter, yours, defeated)", 2),
        ("one(fighter, theirs, defeated)", 1),
        ("each(fighter, defeated)", 3),
    ],
)
def test_bring_back_returns_one_or_each(target: str, back: int) -> None:
    """Like sidekicks come back in their order; which of different ones returns is chosen."""
    fallen = {"cog-1": 0, "cog-2": 0}
    match = used(
        f"bring_back({target}, in_zone_of(this))", ann(["trick", "spare"], fallen), arthur(at={"merlin": 0})
    )
    returned: set[str] = set()
    while offered(match, "place"):
        slug, goal = offered(match, "place")[0]
        play(match, f"place:{slug}:{goal}")
        returned.add(slug)
    assert is_done(match)
    assert len(returned) == back
    full = {"cog-1": 3, "cog-2": 3, "merlin": 7}
    assert all(standing(match)[slug][1] == full[slug] for slug in returned)


def test_bring_back_asks_which_of_different_fighters() -> None:
    match = used(
        "bring_back(one(fighter, defeated), in_zone_of(this))",
        ann(["trick", "spare"], {"cog-1": 0, "cog-2": 0}),
        arthur(at={"merlin": 0}),
    )
    assert {refs[0] for refs in offered(match, "place")} == {"cog-1", "merlin"}


def test_bring_back_leaves_the_living_alone() -> None:
    """Once a fighter who stands was healed and put elsewhere."""
    match = used("bring_back(this, in_zone_of(this))")
    assert is_done(match)
    assert standing(match)["ann"] == ("S20", 6)


@pytest.mark.parametrize(
    ("first", "second", "answers", "swapped"),
    [
        ("this", "the(ann)", [], {}),
        ("this", "one(fighter, called(cog))", ["cog-2"], {"ann": "S37", "cog-2": "S20"}),
        ("one(fighter, theirs)", "this", ["merlin"], {"ann": "S07", "merlin": "S20"}),
        (
            "one(fighter, yours)",
            "one(fighter, theirs)",
            ["cog-1", "merlin"],
            {"cog-1": "S07", "merlin": "S10"},
        ),
    ],
)
def test_trade_places_swaps_the_two_that_were_chosen(
    first: str, second: str, answers: list[str], swapped: dict[str, str]
) -> None:
    """Once the first of several was taken, and nobody asked."""
    match = bench_of(f"trade_places({first}, {second})")
    before = standing(match)
    play(match, *[f"choose:{slug}" for slug in answers])
    assert is_done(match)
    assert changed(before, match) == set(swapped)
    assert all(space(match, slug) == goal for slug, goal in swapped.items())


def test_an_earlier_result_is_what_was_chosen() -> None:
    match = bench_of('seq(pick(one(fighter), as_="x"), damage(that("x"), 1), move(that("x"), up_to(1)))')
    play(match, "choose:merlin")
    assert standing(match)["merlin"][1] == 4
    assert {refs[0] for refs in offered(match, "move")} == {"merlin"}
