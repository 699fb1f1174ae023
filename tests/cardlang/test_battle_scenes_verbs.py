"""Every verb of Battle Scenes with every kind of noun it takes: what happened is what the sentence says.

Here are the verbs about characters and supports; `test_battle_scenes_card_verbs.py` has those about cards and
players.
"""

from typing import Final, NamedTuple

import pytest

from tests.cardlang import (
    test_battle_scenes_answers,
    test_battle_scenes_card_verbs,
    test_battle_scenes_entry_words,
    test_battle_scenes_further_words,
    test_battle_scenes_last_words,
    test_battle_scenes_later_words,
)
from tests.kits.battle_scenes import keys, play, row, scene, stage
from tests.kits.battle_scenes_brew import (
    ALL,
    CHARACTERS,
    MINE,
    SUPPORTS,
    THEIRS,
    Noun,
    bench,
    happened,
    offered,
    sentence,
    to_whom,
    used,
)
from thwack import ContentError
from thwack.cardlang import control
from thwack.cardlang.node import Effect
from thwack.games.battle_scenes.cards import special
from thwack.games.battle_scenes.cards.checking import FOREIGN
from thwack.games.battle_scenes.cards.reading import WORDS

PICKED: Final = ("choose:A01", "choose:B05")
FOES: Final = ("B05", "B07")
NOUNS: Final = [
    Noun("this", "this character", ("A04",)),
    Noun("target(unit)", "the target", ALL, 1, 1),
    Noun("target(character)", "target character", CHARACTERS, 1, 1),
    Noun("target(support)", "target support", SUPPORTS, 1, 1),
    Noun("target(unit, theirs)", "target", THEIRS, 1, 1),
    Noun("targets(2, unit)", "2 different targets", ALL, 2, 2),
    Noun("targets(up_to(2), character, theirs)", "up to 2", FOES, 1, 2),
    Noun("any_targets(2, unit)", "2 targets (the same one may be chosen more than once)", ALL, 2, 2),
    Noun("one(unit)", "a character or support", ALL, 1, 1),
    Noun("one(character, theirs)", "an opposing character", FOES, 1, 1),
    Noun("one(unit, yours, other)", "another of your characters or supports", ("A01", "A15"), 1, 1),
    Noun("one(support)", "a support", SUPPORTS, 1, 1),
    Noun("each(unit)", "each character and support", ALL),
    Noun("each(character)", "each character", CHARACTERS),
    Noun("each(character, theirs)", "each opposing character", FOES),
    Noun("each(character, yours)", "each of your characters", ("A04", "A01")),
    Noun("each(unit, yours, other)", "each of your other characters", ("A01", "A15")),
    Noun("each(support)", "each support", SUPPORTS),
    Noun("some(2, character)", "2 characters", CHARACTERS, 2, 2),
    Noun("some(up_to(2), unit)", "up to 2 characters and supports", ALL, 1, 2),
    Noun("some(from_to(1, 2), character)", "1 or 2 characters", CHARACTERS, 1, 2),
    Noun("both(this, target(unit, theirs))", "this character and", THEIRS, 1, 1),
]


class Doing(NamedTuple):
    """A verb: how it is said with a noun, a word of its sentence, and the events by which one sees it."""

    said: str
    told: str
    kinds: tuple[str, ...]
    data: dict[str, object]
    whom: tuple[str, ...] = ALL  # whom it changes; to others nothing happens (BS-R21)


DOINGS: Final = {
    "damage": Doing("damage({}, 1)", "1 damage", ("damaged",), {"n": 1, "m": 0, "piercing": False}),
    "pierce": Doing("pierce({}, 1)", "1 piercing damage", ("damaged",), {"n": 1, "m": 1, "piercing": True}),
    "deal": Doing("deal(this_card, {}, 1)", "1 damage", ("damaged",), {"n": 1, "m": 0, "piercing": False}),
    "deal_piercing": Doing(
        "deal_piercing(this_card, {}, 1)", "1 piercing", ("damaged",), {"n": 1, "m": 1, "piercing": True}
    ),
    "capacitate": Doing("capacitate({}, 1)", "apacitate", ("raised",), {"n": 2}, CHARACTERS),
    "incapacitate": Doing("incapacitate({}, 1)", "ncapacitate", ("lowered",), {"n": 0}, CHARACTERS),
    "gets_shield": Doing("gets_shield({}, 2)", "+2 shield", ("shield",), {"bonus": 2}),
    "return_": Doing("return_({}, resources)", "resources", ("put_away",), {}),
    "mark": Doing("mark({})", "hoose", ("marked",), {}),
}
SINGLE: Final = {
    "extra_turn": "Despedaçar a Realidade, for this character only: test_bsum_abilities",
}
COVERED: Final = {
    *DOINGS,
    *(
        "set_shield",
        "lose_power",
        "lock_power",
        "swap",
        "exchange",
        "unload_from",
        "act_again",
        "cancel",
        "this_turn",
        "purge",
        "carry_off",
    ),
}


def verbs() -> set[str]:
    """All verbs: effects that are not control."""
    found = {w for w, c in WORDS.items() if issubclass(c, Effect) and c.__module__ != control.__name__}
    return found - set(FOREIGN)


def test_every_verb_is_tried_or_belongs_to_a_single_card() -> None:
    tried = COVERED | test_battle_scenes_card_verbs.COVERED | test_battle_scenes_further_words.COVERED
    tried |= test_battle_scenes_later_words.COVERED | test_battle_scenes_last_words.COVERED
    tried |= test_battle_scenes_answers.COVERED | test_battle_scenes_entry_words.COVERED
    assert tried | set(SINGLE) == verbs()
    assert all(WORDS[word].__module__ == special.__name__ for word in SINGLE)


def takes(verb: str, noun: Noun) -> bool:
    """Whether a verb takes a noun: supports have no stages."""
    return not (verb in ("capacitate", "incapacitate") and "support)" in noun.said)


def answers(noun: Noun, picks: list[str]) -> list[str]:
    """How these are chosen."""
    verb = "target" if "target" in noun.said else "choose"
    stop = ["pass"] if noun.least != noun.most and len(picks) < noun.most else []
    return [f"{verb}:{pick}" for pick in picks] + stop


@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: str(noun.said))
@pytest.mark.parametrize("verb", DOINGS)
def test_a_verb_does_it_to_those_the_sentence_names(verb: str, noun: Noun) -> None:
    doing = DOINGS[verb]
    effect = doing.said.format(noun.said)
    if not takes(verb, noun):
        with pytest.raises(ContentError, match="cannot take"):
            bench(effect)
        return
    told = sentence(effect)
    assert doing.told in told
    assert noun.told.split(" (")[0].lower() in told.lower()
    for picks in noun.picks():
        match = used(effect, *answers(noun, picks))
        named = picks or list(noun.means)
        wanted = [*named, "A04"] if noun.said.startswith("both") else named
        whom = [one for one in wanted if one in doing.whom]
        assert sorted(to_whom(match, *doing.kinds)) == sorted(whom), picks
        for data in happened(match, *doing.kinds):
            assert {key: data[key] for key in doing.data} == doing.data


@pytest.mark.parametrize("noun", [noun for noun in NOUNS if noun.most], ids=lambda noun: str(noun.said))
def test_who_chooses_is_offered_all_that_the_sentence_allows(noun: Noun) -> None:
    match = used(f"gets_shield({noun.said}, 1)")
    assert offered(match) - {"no"} == set(noun.means)
    assert match.actor == 0


@pytest.mark.parametrize("verb", DOINGS)
def test_what_one_may_do_can_be_left(verb: str) -> None:
    for noun in ("one(character, theirs)", "each(character, theirs)"):
        match = used(f"may({DOINGS[verb].said.format(noun)})")
        assert "choose:no" in keys(match)
        play(match, "choose:no")
        assert to_whom(match, *DOINGS[verb].kinds) == []


def test_one_may_be_named_twice_and_takes_it_twice() -> None:
    """BS-F5"""
    match = used("damage(any_targets(2, unit), 1)", "target:B07", "target:B07")
    assert [data["n"] for data in happened(match, "damaged")] == [2]


@pytest.mark.parametrize("noun", ["one(unit, theirs)", "each(unit, theirs)", "target(unit, theirs)"])
def test_set_shield_says_what_the_shield_becomes(noun: str) -> None:
    match = used(f"set_shield({noun}, 5)")
    if noun != "each(unit, theirs)":
        play(match, f"{'target' if 'target' in noun else 'choose'}:B05")
    wanted = THEIRS if "each" in noun else ("B05",)
    assert "shield becomes 5" in sentence(f"set_shield({noun}, 5)")
    assert {one for one in THEIRS if row(match, 1, one)["shield"] == 5} == set(wanted)


@pytest.mark.parametrize("noun", ["one(character, theirs)", "each(character, theirs)", "target(character)"])
@pytest.mark.parametrize("verb", ["lose_power", "lock_power"])
def test_a_power_is_lost_or_locked_for_those_the_sentence_names(verb: str, noun: str) -> None:
    """Nebula has Agility and Blades."""
    match = used(f"{verb}({noun})")
    if "each" not in noun:
        play(match, f"{'target' if 'target' in noun else 'choose'}:B05")
    assert len(keys(match)) == 13
    play(match, "choose:blades")
    powers = row(match, 1, "B05")["powers"]
    assert ("blades" in powers) == (verb == "lock_power")
    assert row(match, 1, "B07")["powers"] == ["ranged-attack", "energy-attack"]


def test_zones_are_where_the_sentence_says() -> None:
    for zone, told in (("hand", "its owner's hand"), ("deck", "its owner's deck"), ("prizes", "prizes")):
        effect = f"return_(target(unit, theirs), {zone})"
        assert told in sentence(effect)
        match = used(effect, "target:B05")
        assert scene(match, 1) == ["B07", "B15"]
        view = match.view(1)["seats"]
        found = {"hand": "B05" in view[1]["hand"], "prizes": "B05" in view[0]["prizes"]}
        assert found.get(zone, len(view[1]["deck"]) == 7)


def test_swap_takes_two_of_those_the_sentence_names() -> None:
    effect = "swap(each(unit, yours))"
    match = used(effect)
    assert {key.split(":")[1] for key in keys(match)} == set(MINE)
    play(match, "choose:A04:rest")
    assert {key.split(":")[1] for key in keys(match)} == {"A01", "A15"}
    play(match, "choose:A15:A08")
    assert "rest" in row(match, 0, "A15")["loaded"]
    for noun in ("one(unit, yours)", "this"):
        with pytest.raises(ContentError, match="`swap` cannot take"):
            bench(f"swap({noun})")


def test_exchange_takes_a_card_of_each_sort_the_sentence_names() -> None:
    match = used("exchange(one(loaded, carried_by(this)), one(loaded, carried_by(each(support, yours))))")
    assert {key.split(":")[1] for key in keys(match)} == {"A04"}
    play(match, "choose:A04:rest")
    assert "rest" in row(match, 0, "A15")["loaded"]
    for noun in ("each(loaded, carried_by(this))", "this"):
        with pytest.raises(ContentError, match="`exchange` cannot take"):
            bench(f"exchange({noun}, one(loaded))")


def test_unload_from_takes_so_many_from_each_of_them() -> None:
    match = used("unload_from(each(unit, theirs), 1)")
    before = {ref: len(row(used("draw(0)"), 1, ref)["loaded"]) for ref in scene(match, 1)}
    while any(key.startswith("unload:") for key in keys(match)):
        play(match, keys(match)[0])
    after = {ref: len(row(match, 1, ref)["loaded"]) for ref in scene(match, 1)}
    assert after == {ref: count - 1 for ref, count in before.items()}


def test_act_again_lets_the_user_act_once_more() -> None:
    own = {"act:A04:trick", "act:A04:rest", "act:A04:thunder-strike"}
    for which, offers in (("", own), ("(same_action)", {"act:A04:trick"})):
        match = used(f"act_again{which}")
        assert {key for key in keys(match) if key.startswith("act:A04")} == offers
        play(match, "act:A04:trick")
        play(match, "act:A04:trick")  # and so on: it says so each time
        assert row(match, 0, "A04")["acted"] == 3


def test_cancel_stops_the_action_that_targets_it() -> None:
    rules = ("when(is_targeted(this), may(cancel))",)
    match = bench("damage(target(unit, yours), 1)", rules=rules)
    play(match, "act:A04:trick", "target:A04")
    assert keys(match) == ["choose:yes", "choose:no"]
    play(match, "choose:yes")
    assert to_whom(match, "damaged") == []
    assert to_whom(match, "canceled") == ["A04"]


def test_this_turn_holds_for_those_the_sentence_names() -> None:
    match = used("this_turn(shielded(each(unit, theirs), 2))")
    assert [row(match, 1, one)["shield"] for one in THEIRS] == [3, 4, 4]
    match = used("this_turn(cannot_rise(target(character)))", "target:A01")
    play(match, "pass")
    assert stage(match, 0, "A01") == 1


def test_what_was_picked_is_what_it_happens_to() -> None:
    both = 'damage(that("prey"), 1), incapacitate(that("prey"), 1)'
    match = used(f'seq(pick(one(character, theirs), as_="prey"), {both})', "choose:B07")
    assert to_whom(match, "damaged", "lowered") == ["B07", "B07"]
    match = used('seq(pick(some(2, character), as_="prey"), gets_shield(that("prey"), 1))', *PICKED)
    assert to_whom(match, "shield") == ["A01", "B05"]


@pytest.mark.parametrize(("noun", "means"), [("each(character, other)", ("A01", *FOES)), ("this", ("A04",))])
def test_purge_unloads_from_those_the_sentence_names(noun: str, means: tuple[str, ...]) -> None:
    match = used(f"purge({noun})", "choose:character")
    assert {str(data["unit"]).partition("#")[0] for data in happened(match, "unloaded")} == set(means)
    with pytest.raises(ContentError, match="`purge` cannot take"):
        bench("purge(one(character))")


def test_carry_off_takes_all_that_they_carry() -> None:
    match = used("carry_off(one(unit, theirs))", "choose:B15")
    assert [data["card"] for data in happened(match, "into_deck")] == ["B06", "B06", "B06", "B15"]
    assert scene(match, 1) == ["B05", "B07"]
