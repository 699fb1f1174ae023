"""Every ability of Mission Arena with every noun and amount it takes: what happens is what its sentence
says."""

from typing import Any, Final, NamedTuple

import pytest

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    game_with,
    hand,
    hero,
    home_made,
    keys,
    made,
    missions,
    outcome,
    place,
    play,
    points,
    seat_view,
    side,
    squad,
    sums,
)
from thwack import ContentError
from thwack.cardlang.node import Effect
from thwack.cardlang.places import gaps
from thwack.games.mission_arena.cards.places import GRAMMAR
from thwack.games.mission_arena.cards.reading import PARSER, WORDS
from thwack.games.mission_arena.cards.words import Ability
from thwack.games.mission_arena.speech.card_texts import ability_text
from thwack.match import Match

ME, FOE = 0, 1
TRAITS: Final = {  # affiliation, skill, alignment
    "zed": ("avengers", "mystic", "good"),
    "ann": ("avengers", "cosmic", "neutral"),
    "bob": ("web-watch", "mystic", "good"),
    "cid": ("avengers", "mystic", "evil"),
    "dot": ("iron-ring", "combat", "neutral"),
}
WHERE: Final = dict(zip(TRAITS, ("active-1", "active-2", "active-3", "reserve-1", "reserve-2"), strict=True))
SIZES: Final = (1, 2, 3, 5)


class Noun(NamedTuple):
    """Whom an ability names, as the sentence tells it, and who of ours that is."""

    said: str
    told: str
    others: str  # as Power Bank tells it, which is for others
    who: str


NOUNS: Final = [
    Noun("this", "this protagonist", "", "zed"),
    Noun(
        "affiliation(avengers)",
        "all your Avengers protagonists",
        "your other Avengers protagonists",
        "zed ann cid",
    ),
    Noun("skill(mystic)", "all your Mystic protagonists", "your other Mystic protagonists", "zed bob cid"),
    Noun("alignment(neutral)", "all your neutral protagonists", "your other neutral protagonists", "ann dot"),
    Noun("named(bob)", "your protagonist Bob", "your protagonist Bob", "bob"),
    Noun(
        "affiliation(avengers), skill(mystic)",
        "all your Mystic Avengers protagonists",
        "your other Mystic Avengers protagonists",
        "zed cid",
    ),
]


def noun(said: str) -> str:
    """A noun as an expression."""
    return said if said == "this" else f"each(protagonist, {said})"


def cards(ability: str, **others: str) -> str:
    """Zed with the ability, and four others with theirs or none."""
    found = []
    for name, (affiliation, skill, alignment) in TRAITS.items():
        parts: dict[str, Json] = {"affiliation": affiliation, "skill": skill, "alignment": alignment}
        text = ability if name == "zed" else others.get(name, "")
        found.append(hero(name, attack=1000, defence=500, **parts, **({"ability": text} if text else {})))
    return made(*found, hero("wall", defence=1500, resistance=100, ability="counter_attack"))


def sentence(ability: str, text: str) -> str:
    """What a card says in English."""
    known = game_with(text).library
    found: Ability = PARSER.parse(ability, Effect)
    return ability_text(found, "en", known)


def table(text: str, size: int = 1, power: int = 3, active: int = ME, **parts: Any) -> Match:
    """Zed, a stack of so many cards, with the others; opposite stand the same five."""
    mine = side([at("zed", power, *["zed"] * (size - 1)), "ann", "bob"], ["cid", "dot"], **parts)
    theirs = side(["ann", "bob", "zed"], ["cid", "dot"])
    return home_made(text, mine, theirs, "abilities", active=active)


def values(match: Match, seat: int, what: str) -> dict[str, int]:
    """Attack or Defence of all five of a seat."""
    view = seat_view(match, seat)
    return {row["card"]: row[what] for row in view["active"] + view["reserve"]}


# All of them


def test_the_table_knows_every_noun_filter_and_argument() -> None:
    assert gaps(GRAMMAR, WORDS) == []


def test_every_ability_is_tried() -> None:
    abilities = {word for word, cls in WORDS.items() if issubclass(cls, Effect)}
    assert abilities == {*BONUSES, *CARDS, "power_bank", *PLAIN}
    assert abilities == set(GRAMMAR.takes["ability"].split())


# Bonuses

BONUSES: Final = {"bonus_attack": ("attack", "Attack", ME), "bonus_defence": ("defence", "Defence", FOE)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("amount", ["100", "times(100, wounds)"])
@pytest.mark.parametrize("whom", NOUNS, ids=lambda whom: whom.told)
@pytest.mark.parametrize("verb", BONUSES)
def test_a_bonus_is_for_all_whom_it_names_and_nobody_else(
    verb: str, whom: Noun, amount: str, size: int
) -> None:
    what, name, active = BONUSES[verb]
    said = f"{verb}({amount}, {noun(whom.said)})"
    text = cards(said)
    match = table(text, size, active=active)
    before, theirs = values(match, ME, what), values(match, FOE, what)
    play(match, "activate:zed")
    gain = 100 * (min(size, 3) if "wounds" in amount else 1)
    reached = whom.who.split()
    after = {name: number + gain * (name in reached) for name, number in before.items()}
    assert values(match, ME, what) == after
    assert values(match, FOE, what) == theirs
    told = sentence(said, text)
    assert told.startswith(f"{whom.told} get")
    assert f"+100 {name}" in told
    assert ("wound point" in told and "(at most 3)" in told) == ("wounds" in amount)


# Cards

CARDS: Final = {"recycle": "discard", "new_mission": "missions"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("amount", "told"), [("1", "1 card"), ("2", "2 card"), ("3", "3 card"), ("wounds", "for each")]
)
def test_recycle_takes_as_many_cards_as_it_says(amount: str, told: str, size: int) -> None:
    said = f"recycle({amount})"
    match = table(cards(said), size, discard=["MA15", "MA16", "MA17", "MA18", "MA11"])
    play(match, "activate:zed")
    count = min(size, 3) if amount == "wounds" else int(amount)
    for _ in range(count):
        assert all(key.startswith("choose:") for key in keys(match))  # one's own choice, of the own pile
        play(match, keys(match)[0])
    assert (len(hand(match, ME)), len(discard(match, ME))) == (count, 5 - count)
    assert (len(hand(match, FOE)), match.view(None)["phase"]) == (0, "challenge")
    assert told in sentence(said, cards(said))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("amount", "told"), [("1", "one"), ("2", "2"), ("3", "3"), ("wounds", "for each")])
def test_new_mission_exchanges_as_many_missions_as_it_says(amount: str, told: str, size: int) -> None:
    said = f"new_mission({amount})"
    column = ["MA15", "MA16", "MA17", "MA18", "MA15"]
    match = table(cards(said), size, missions=column, hand=["MA01", "MA02", "MA03", "MA04"])
    play(match, "activate:zed")
    count = min(size, 3) if amount == "wounds" else int(amount)
    for at_ in range(count):
        assert "pass" in keys(match)  # one may
        play(match, f"choose:mission-{at_ + 2}:MA0{at_ + 1}")
    assert missions(match, ME) == [column[0], *(f"MA0{n + 1}" for n in range(count)), *column[1 + count :]]
    assert not any(key.startswith("choose:mission") for key in keys(match))
    assert told in sentence(said, cards(said)).lower()


# Power Bank


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("whom", NOUNS[1:], ids=lambda whom: whom.told)
def test_power_bank_pays_for_the_others_it_names(whom: Noun, size: int) -> None:
    said = f"power_bank({noun(whom.said)})"
    helped = [name for name in whom.who.split() if name != "zed"]
    text = cards(said, **dict.fromkeys(("ann", "bob", "cid", "dot"), "recycle"))
    match = table(text, size, power=1, discard=["MA15"])
    play(match, "activate:zed")
    assert seat_view(match, ME)["bank"] == min(1 + size, 3)
    assert {key for key in keys(match) if key != "pass"} == {f"activate:{name}" for name in helped}
    told = sentence(said, text)
    assert whom.others in told
    assert "(at most 3 in all)" in told


def test_nobody_has_two_names_and_a_bank_is_for_others() -> None:
    """Such cards were read, had a good sentence, and could do nothing."""
    twice = "bonus_attack(100, each(protagonist, skill(mystic), skill(cosmic)))"
    with pytest.raises(ContentError, match=r"nobody has two of skill \(leave one skill\(\.\.\.\) out\)"):
        game_with(cards(twice))
    with pytest.raises(ContentError, match="power_bank is for others, and this names the card itself"):
        game_with(cards("power_bank(each(protagonist, named(zed)))"))


@pytest.mark.parametrize(
    "said", ["power_bank(this)", "bonus_attack(1, 2)", "bonus_attack(wounds)", "recycle(4)"]
)
def test_what_no_card_can_mean_is_refused_with_a_cure(said: str) -> None:
    with pytest.raises(ContentError, match=r"\(.*\)"):
        game_with(cards(said))


# Abilities without arguments

PLAIN: Final = {  # what each says
    "group_attack": "together with another of your Active squad that has the same affiliation",
    "trap_attack": "may challenge a protagonist of the opposing Reserve squad",
    "brute_force": "ignores Defence",
    "attack_mission": "may challenge your opponent's first mission",
    "double_hit": "loses 2 wound points instead of 1",
    "counter_attack": "strikes back with only its own Attack",
    "switch": "changes places with one of your challenged protagonists and is challenged instead",
}


def duel(ability: str, theirs: dict[str, Json], active: int = ME, **parts: Json) -> Match:
    """Zed has used the ability against these."""
    mine = side([at("zed", 3), "ann", "bob"], ["cid", "dot"], **parts)
    match = home_made(cards(ability), mine, theirs, "abilities", active=active)
    play(match, "activate:zed")
    return match


@pytest.mark.parametrize(("verb", "told"), PLAIN.items())
def test_the_sentence_of_an_ability_without_arguments(verb: str, told: str) -> None:
    assert told in sentence(verb, cards(verb))


def targets(match: Match) -> set[str]:
    """Whom Zed may challenge."""
    return {key.removeprefix("challenge:zed:") for key in keys(match) if key.startswith("challenge:zed:")}


def test_group_attack_adds_one_active_partner_of_the_same_affiliation() -> None:
    match = duel("group_attack", side(["wall"], ["dot"]))
    play(match, "challenge:zed:wall")
    assert set(keys(match)) <= {"choose:ann", "pass"}  # Bob is of another one, Cid in Reserve
    if "choose:ann" in keys(match):
        play(match, "choose:ann")
    assert sums(match)[0] == 2000


def test_trap_attack_reaches_the_reserve_and_resolves_no_mission() -> None:
    match = duel("trap_attack", side(["wall"], ["dot"]), missions=["MA15"])
    assert targets(match) == {"wall", "dot"}
    play(match, "challenge:zed:dot", "pass")
    assert (outcome(match), points(match, ME), missions(match, ME)) == ("defeated", 1, ["MA15"])


def test_brute_force_ignores_defence() -> None:
    match = duel("brute_force", side(["wall"], ["dot"]))
    play(match, "challenge:zed:wall")
    assert (outcome(match), points(match, ME)) == ("defeated", 1)  # 1000 against Defence 1500, Resistance 100


def test_attack_mission_replaces_the_first_mission() -> None:
    match = duel("attack_mission", side(["wall"], ["dot"], missions=["dot", "cid"], discard=["MB09", "MB07"]))
    assert targets(match) == {"wall", "dot:mission"}
    play(match, "challenge:zed:dot:mission", "pass", "choose:MB07")
    assert (missions(match, FOE), discard(match, FOE), points(match, ME)) == (
        ["MB07", "cid"],
        ["MB09", "dot"],
        0,
    )


def test_double_hit_takes_two_wound_points() -> None:
    match = duel("double_hit", side([at("dot", 0, "dot", "dot")], ["cid"]))
    play(match, "challenge:zed:dot")
    assert (discard(match, FOE), place(match, FOE, "active-1")["wounds"]) == (["dot", "dot"], [])


def test_counter_attack_strikes_the_challenger() -> None:
    match = duel("counter_attack", side(["dot", "cid"], ["bob"]), active=FOE)
    play(match, "challenge:dot:zed", "pass")
    assert discard(match, FOE) == ["dot"]  # 1000 against 500 and 200
    assert points(match, ME) == 1


def test_switch_takes_the_place_of_who_is_challenged() -> None:
    match = duel("switch", side(["dot"], ["cid"]), active=FOE)
    play(match, "challenge:dot:bob")
    assert match.actor == ME
    play(match, "swap:zed:bob")
    assert squad(match, ME)[:3] == ["bob", "ann", None]  # 1000 against 500 and 200: Zed fell in Bob's place
    assert discard(match, ME) == ["zed"]
