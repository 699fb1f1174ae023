"""Verbs of Unmatched about zones, resources, spells and dice, tried on a hero who has such a rule; and what
is refused on one who has not."""

from typing import Any, Final

import pytest

from tests.cardlang.test_unmatched_combat_verbs import SIDES, clash, clashed, values
from tests.kits.unmatched import FOE, ME, deck, discard, hand, hand_size, health, keys, play, state
from tests.kits.unmatched_brew import ann, arthur, bench, brewed, can_be_kept, is_done
from thwack import ContentError, Match
from thwack.games.unmatched.cards.checking import RESTS_ON
from thwack.games.unmatched.cards.reading import read_hero

COVERED: Final = {
    *("lay", "exile", "transfer", "mend", "they_choose", "acquire", "bury", "roll", "conjure"),
    *("subtract_value", "send_back"),
}


def tried(effect: str, *rules: str, hold: tuple[str, ...] = ("trick", "spare"), **more: Any) -> Match:
    """Ann, who has these rules, uses the trick, up to the first question of its effect."""
    file = brewed(effect, ability=rules)
    foe = arthur(["excalibur", "feint", "regroup"], deck=["prophecy"])
    match = play(bench(file, ann(hold, **more), foe), "scheme:trick:ann")
    assert can_be_kept(match), effect
    return match


def zone(match: Match, name: str) -> list[str]:
    """What lies in a zone of Ann's."""
    return [slug.removeprefix("ann/") for slug in match.view(None)["seats"][ME]["zones"][name]]


def test_lay_puts_the_chosen_card_into_the_zone() -> None:
    match = tried("lay(one(card, discarded), suit)", "boost_zone(suit)", discard=["rag", "gear"])
    assert set(keys(match)) == {"choose:rag", "choose:gear"}
    play(match, "choose:gear")
    assert (zone(match, "suit"), discard(match, ME), is_done(match)) == (["gear"], ["rag", "trick"], True)


def test_what_was_laid_can_be_found_there() -> None:
    effect = "seq(lay(each(card, discarded), suit), take(one(card, lying(suit))))"
    match = tried(effect, "boost_zone(suit)", discard=["rag", "gear"])
    play(match, "choose:rag")
    assert (zone(match, "suit"), sorted(hand(match, ME))) == (["gear"], ["rag", "spare"])


def test_exile_takes_cards_out_of_the_game_and_remembers_how_many() -> None:
    effect = 'seq(exile(each(card, tagged(metal), discarded), as_="gone"), gain(steam, count(that("gone"))))'
    match = tried(effect, "tucks(metal, bench)", discard=["rag", "gear", "plate"], state={"steam": 1})
    assert (zone(match, "removed"), discard(match, ME)) == (["gear", "plate"], ["rag", "trick"])
    assert state(match, ME)["steam"] == 3


@pytest.mark.parametrize(("amount", "moved"), [(2, 2), (5, 3)])
def test_transfer_moves_as_much_as_there_is(amount: int, moved: int) -> None:
    match = tried(f"transfer(steam, oil, {amount})", "resource(oil, 0, 9)", state={"oil": 1})
    assert (state(match, ME)["steam"], state(match, ME)["oil"]) == (3 - moved, 1 + moved)


def test_mend_heals_one_at_a_time_and_the_same_again() -> None:
    match = tried("mend(3)")
    play(match, "choose:ann", "choose:merlin", "choose:ann")
    assert (health(match, "ann"), health(match, "merlin"), is_done(match)) == (8, 6, True)


@pytest.mark.parametrize(("index", "gains", "draws"), [(0, 1, 0), (1, 0, 2)])
def test_they_choose_what_happens_to_her(index: int, gains: int, draws: int) -> None:
    match = tried("they_choose(one(player, theirs), gain(steam, 1), draw(2))")
    assert (match.actor, len(keys(match))) == (FOE, 2)
    play(match, keys(match)[index])
    assert (state(match, ME)["steam"], hand_size(match, ME)) == (3 + gains, 1 + draws)


def test_acquire_takes_the_first_with_the_tag() -> None:
    match = tried("acquire(metal)", "acquiring(metal)", deck=["rag", "gear", "plate"])
    assert sorted(hand(match, ME)) == ["gear", "spare"]
    assert len(deck(match, ME)) == 30 - 3  # the two she had, and this one


@pytest.mark.parametrize(("amount", "gone"), [(2, 2), (7, 3)])
def test_bury_puts_cards_of_a_hand_under_the_deck(amount: int, gone: int) -> None:
    before = len(deck(tried("nothing"), FOE))
    match = tried(f"bury({amount}, who=one(player, theirs))")
    assert (hand_size(match, FOE), len(deck(match, FOE))) == (3 - gone, before + gone)
    assert discard(match, FOE) == []


def test_roll_is_what_the_die_shows_and_can_be_paid_for_again() -> None:
    match = tried("seq(roll, draw(rolled))", "die(steam, 5)")
    assert len(keys(match)) == 2
    play(match, keys(match)[0])
    assert state(match, ME)["steam"] == 2
    play(match, keys(match)[1])
    shown = [line["data"].get("n", 0) for line in match.story("en") if line["kind"].startswith("rolled")]
    assert (len(shown), hand_size(match, ME)) == (2, 1 + shown[-1])


def test_conjure_casts_different_spells() -> None:
    spells = ("spell(gain(steam, 1), metal)", "spell(draw(2), metal)", "spell(damage(this, 1), metal)")
    match = tried("conjure(2)", *[spell.replace("this", "the(ann)") for spell in spells])
    assert len(keys(match)) == 3
    play(match, keys(match)[0])
    assert len(keys(match)) == 2
    play(match, keys(match)[0])
    assert (state(match, ME)["steam"], hand_size(match, ME), health(match, "ann")) == (4, 3, 6)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("of", "mine", "theirs"), [("this_card", 2, 1), ("their_card", 3, 0)], ids=["own", "other"]
)
def test_subtract_value_takes_from_the_card_it_names(side: str, of: str, mine: int, theirs: int) -> None:
    match = clash(f"subtract_value(1, of={of})", side, "during")
    assert clashed(match) == values(side, mine, theirs)


@pytest.mark.parametrize("side", SIDES)
def test_send_back_returns_the_other_card(side: str) -> None:
    match = clash("send_back", side, "during")
    assert "regroup" in hand(match, FOE)
    assert clashed(match) == values(side, 3, 0)


@pytest.mark.parametrize("word", RESTS_ON)
def test_what_only_an_ability_brings_is_refused_without_it(word: str) -> None:
    tries = {
        "in_force": "if_(in_force(plate), draw(1))",
        "fade": "may(pay(fade, draw(1)))",
        **dict.fromkeys(("all_active", "resurrected"), f"if_({word}, draw(1))"),
        **dict.fromkeys(("ingredients", "rolled", "paths"), f"draw({word})"),
        **dict.fromkeys(("open_box", "conjure", "shared_out"), f"{word}(2)"),
        "ransom": "ransom(1, draw(1))",
        "exile": "exile(each(card, discarded))",
        "leads": "if_(leads(ann), draw(1))",
        "given_to": "draw(given_to(spare, each(player, theirs)))",
        "owner_plays": "if_(owner_plays, draw(1))",
        "deploy": "deploy(guard, 1)",
        "patrols": "draw(patrols(guard))",
        "patrolled": "damage(each(fighter, patrolled(guard)), 1)",
    }
    combat = {"gadget_works": "if_(gadget_works, draw(1))", "buy_down": "buy_down(2)"}
    combat["lead_attacks"] = "if_(lead_attacks(ann), draw(1))"
    rules = {"feathers": "feathers(2)", "syllables": "syllables(2)", "ingredient": "ingredient(metal)"}
    if word in combat:
        file = brewed(combat[word], "attack during")
    elif word in ("patrol_attacks", "patrol_swept"):
        file = brewed("draw(1)", ability=[f"{word}(guard)"])
    elif word in rules or word in ("lends_gadget", "die_boost"):
        rule = f"rules = [\"{rules.get(word, word)}\"]\nscheme = 'draw(1)'"
        file = brewed("draw(1)").replace("scheme = 'draw(1)'", rule, 1)
    else:
        file = brewed(tries.get(word, word))
    with pytest.raises(ContentError, match="speaks of what this hero does not have") as caught:
        read_hero(file, "ann.toml")
    assert all(f"{rule}(...)" in caught.value.hint for rule in RESTS_ON[word])


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("loadout(bag, metal)", "leaves nothing to choose"),
        ("loadout(bag, metal, metal)", "leaves nothing to choose"),
        ("loadout(bag, metal, wood)", "no card and no fighter of this hero is wood"),
        ("loadout(steam, metal, cog)", 'two things of this hero are called "steam"'),
    ],
)
def test_X_9_a_loadout_that_offers_nothing_is_refused(rule: str, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        read_hero(brewed(ability=[rule]), "ann.toml")
