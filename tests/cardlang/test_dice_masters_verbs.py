"""Every verb of Dice Masters with every kind of noun it takes: what happened is what the sentence says.

Here are the verbs about characters; `test_dice_masters_other_verbs.py` has those about dice that are not in
play, about players, about damage under way and about a whole turn.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from tests.cardlang import test_dice_masters_other_verbs as others
from tests.games.dice_masters.sentences import table
from tests.kits.dice_brew import Noun, changed, ends, noun, told, used
from thwack import Match
from thwack.cardlang import control
from thwack.cardlang.node import Effect
from thwack.games.dice_masters.cards import special
from thwack.games.dice_masters.cards.checking import FOREIGN_VERBS
from thwack.games.dice_masters.cards.library import WORDS
from thwack.games.dice_masters.state.table import CANNOT_BLOCK, DEALS_NOTHING, MUST_ATTACK

ALL: Final = "0ann 0ghost 0sidekick 1angel 1sidekick"
CHARACTERS: Final = [
    noun("this", "", "0ann"),
    noun("one(character)", "a character", ALL, 1),
    noun("each(character)", "character", ALL),
    noun("one(character, theirs)", "an opposing character", "1angel 1sidekick", 1),
    noun("each(character, theirs)", "opposing character", "1angel 1sidekick"),
    noun("one(character, yours)", "one of your characters", "0ann 0ghost 0sidekick", 1),
    noun("each(character, yours)", "your characters", "0ann 0ghost 0sidekick"),
    noun("one(character, yours, other)", "other character", "0ghost 0sidekick", 1),
    noun("each(character, other)", "other character", "0ghost 0sidekick 1angel 1sidekick"),
    noun("one(character, sidekick)", "a Sidekick", "0sidekick 1sidekick", 1),
    noun("each(character, typed(shield))", "shield character", "1angel"),
    noun("each(character, non(sidekick))", "non-Sidekick", "0ann 0ghost 1angel"),
    noun("some(2, character)", "2 characters", ALL, 2),
    noun("some(2, character, theirs)", "2 opposing characters", "1angel 1sidekick", 2),
    noun("some(1, character, yours)", "one of your characters", "0ann 0ghost 0sidekick", 1),
    noun("some(1, character, theirs, by=opponent)", "", "1angel 1sidekick", 1),
]
EACH: Final = [who for who in CHARACTERS if not who.chosen]


class Doing(NamedTuple):
    """A verb with its noun left out, whom it can do something to, and how one sees in the columns of a die
    that it was done."""

    said: str
    happened: Callable[[Match, int], bool]
    able: str = ALL
    nouns: list[Noun] = CHARACTERS
    face: str = ""  # what chance rolls


def flagged(flag: int) -> Callable[[Match, int], bool]:
    """Whether a die has a flag."""
    return lambda match, die: bool(table(match).flags[die] & flag)


def lies(*zones: int) -> Callable[[Match, int], bool]:
    """Whether a die lies in one of these zones of anybody."""
    return lambda match, die: table(match).place[die] % 10 in zones


def is_hurt(match: Match, die: int) -> bool:
    """One damage: on the die, or enough to KO it."""
    return table(match).damage[die] == 1 or table(match).place[die] % 10 == 2


DOINGS: Final = {
    "damage": Doing("damage({}, 1)", is_hurt),
    "deal": Doing("deal(this, {}, 1)", is_hurt),
    "strike": Doing("strike(this, {})", lambda m, die: table(m).damage[die] == 2 or lies(2)(m, die)),
    "ko": Doing("ko({})", lies(2)),
    "gets": Doing(
        "gets({}, 1, 2)", lambda m, die: (table(m).plus_attack[die], table(m).plus_defense[die]) == (1, 2)
    ),
    "spin": Doing("spin({}, up)", lambda m, die: table(m).face[die] >= 4, "0ann 0ghost 1angel"),
    "spin_to": Doing("spin_to({}, 1)", lambda m, die: table(m).face[die] == 3, "0ghost 1angel"),
    "reroll": Doing("reroll({}, other=used)", lies(7), face="bolt"),
    "put": Doing("put({}, prep)", lies(2)),
    "capture": Doing("capture({})", lies(8), "0ghost 0sidekick 1angel 1sidekick"),
    "control": Doing("control({})", lambda m, die: table(m).place[die] == 5, "1angel 1sidekick"),
    "cannot_block": Doing("cannot_block({})", flagged(CANNOT_BLOCK)),
    "must_attack": Doing("must_attack({})", flagged(MUST_ATTACK)),
    "deal_no_damage": Doing("deal_no_damage({})", flagged(DEALS_NOTHING)),
    "must_block": Doing("must_block({}, this)", lambda m, die: table(m).must_block[die] > 0),
    "copy_stats": Doing("copy_stats({}, this)", lambda m, die: table(m).stats[die] == 204, nouns=EACH),
    "copy_text": Doing("copy_text({}, this)", lambda m, die: table(m).acts[die] >= 2, nouns=EACH),
}
# Verbs that are no verbs of any card but of a single one, each with tests of its own.
SINGLE: Final = {
    "impersonate": "Mystique: test_high_mystique",
    "borrow_action": "Rogue: test_high_rogue",
    "use_borrowed": "Rogue: test_high_rogue",
    "pin_down": "Vibranium Shield: test_high_vibranium_shield",
    "ban_card": "Loki: test_high_loki",
    "stand_guard": "Vibranium Shield: test_high_vibranium_shield",
}


def verbs() -> set[str]:
    """All verbs: effects that are not control."""
    found = {w for w, c in WORDS.items() if issubclass(c, Effect) and c.__module__ != control.__name__}
    return found - set(FOREIGN_VERBS)


def test_every_verb_is_tried_or_belongs_to_a_single_card() -> None:
    assert {*DOINGS, *others.COVERED, *SINGLE} == verbs()
    assert all(WORDS[word].__module__ == special.__name__ for word in SINGLE)


CASES: Final = [(verb, who) for verb, doing in DOINGS.items() for who in doing.nouns]


@pytest.mark.parametrize(("verb", "who"), CASES, ids=[f"{verb}-{who.said}" for verb, who in CASES])
def test_a_verb_does_it_to_those_the_sentence_names(verb: str, who: Noun) -> None:
    """To all of them, or to as many as are chosen, each way to choose once; and to nobody else."""
    doing = DOINGS[verb]
    effect = doing.said.format(who.said)
    assert who.told.lower() in told(effect).lower()
    before = used("nothing")
    able = who.means & set(doing.able.split())
    after = list(ends(used(effect), doing.face))
    found = {changed(before, match) & set(ALL.split()) for match in after}
    others_hit = {"0ann"} if verb in ("control",) else set()  # who controls may not attack
    reached = {names - (others_hit - able) for names in found}
    if not who.chosen:
        assert reached == {able}
    else:
        assert all(names <= able for names in reached)
        assert frozenset().union(*reached) == able, "everybody can be chosen"
        most = max((len(names) for names in reached), default=0)
        assert most == min(who.chosen, len(able))
    for match in after:
        for die in hit(before, match, able):
            assert doing.happened(match, die), effect


def hit(before: Match, match: Match, able: set[str] | frozenset[str]) -> list[int]:
    """The dice of these names that something has happened to."""
    t = table(before)
    field = [die for zone in (5, 15) for die in t.cast.dice_in[t.zones[zone]]]
    names = changed(before, match) & able
    return [
        die for die in field if f"{t.cast.home[die]}{t.cast.slug(t.cast.slot[die]).split('-')[0]}" in names
    ]
