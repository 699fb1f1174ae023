"""H-2, H-3, H-5 and H-20 on: Rulings of our own on payments, on the order of acting and on the draft."""

import itertools
import random

import pytest

import thwack
from tests.kits.dice_masters import (
    die,
    keys,
    left,
    life,
    numbers,
    play,
    position,
    roll,
    seat,
    step,
    take,
    zone,
)
from thwack import Match
from thwack.games.dice_masters.cards.library import library

BEAST, STORM, SPIDER = "beast-mutate-666", "storm-african-priestess", "spider-man-webhead"
CAP, HERO, HULK = "captain-america-natural-leader", "captain-america-american-hero", "hulk-jade-giant"


# H-2: the ways to pay


def ways(*reserve: str, card: str) -> list[list[str]]:
    """The dice of each way to pay for a card; nothing if there is one way only, which is taken at once."""
    mine = seat(reserve=list(reserve), cards={card: 1}, field=["sidekick"])
    match = position(mine, basics=("force-beam", "smash"))
    play(match, f"buy:{card}")
    return sorted(dice_of(choice.refs) for choice in match.choices if choice.verb == "pay")


def dice_of(refs: tuple[str, ...]) -> list[str]:
    """The dice of a payment: "sidekick fist", "storm-ro mask-2 part"."""
    found: list[str] = []
    for ref in refs:
        if ref in FACES or ref == "part":
            found[-1] += f" {ref}"
        else:
            found.append(ref)
    return sorted(found)


FACES = {"fist", "bolt", "mask", "shield", "wild", "fist-2", "mask-2", "shield-2", "generic-2"}


def test_h_2_no_die_is_added_to_a_payment_that_is_enough() -> None:
    assert ways("sidekick mask", "sidekick mask", "sidekick fist", "sidekick bolt", card=BEAST) == [
        ["sidekick bolt", "sidekick mask"],
        ["sidekick fist", "sidekick mask"],
        ["sidekick mask", "sidekick mask"],
    ]


def test_h_2_a_die_that_brings_the_type_may_make_it_too_much() -> None:
    """Spider-Man (4, a fist): two generic dice are enough but for the fist."""
    assert ways("smash generic-2", "smash generic-2", "sidekick fist", "sidekick bolt", card=SPIDER) == [
        ["sidekick bolt", "sidekick fist", "smash generic-2"],
        ["sidekick fist", "smash generic-2", "smash generic-2"],
    ]


def test_h_2_ways_that_leave_the_same_are_one() -> None:
    """A mask of one Storm and half of another, or all of that other: a Storm with one mask stays."""
    assert ways(f"{STORM} mask", f"{STORM} mask-2", card=BEAST) == []
    mine = seat(reserve=[f"{STORM} mask", f"{STORM} mask-2"], cards={BEAST: 1}, field=["sidekick"])
    match = position(mine)
    play(match, f"buy:{BEAST}")
    assert zone(match, 0, "reserve") == [f"{STORM} mask"]
    assert zone(match, 0, "used") == [BEAST, STORM]


def test_h_2_ways_that_leave_something_else_differ() -> None:
    """With dice of two cards, or two dice spent in part, something else stays."""
    assert ways(f"{BEAST} mask", f"{STORM} mask-2", card=BEAST) == [
        [f"{BEAST} mask", f"{STORM} mask-2 part"],
        [f"{STORM} mask-2"],
    ]
    assert ways(f"{STORM} mask-2", f"{STORM} mask-2", card=BEAST) == [
        [f"{STORM} mask-2"],
        [f"{STORM} mask-2 part", f"{STORM} mask-2 part"],
    ]


DICE = {
    "sidekick": ["fist", "bolt", "mask", "wild"],
    STORM: ["mask", "mask-2"],
    SPIDER: ["fist", "fist-2"],
    "force-beam": ["generic-2"],
    "smash": ["generic-2"],
}
Left = tuple[tuple[str, ...], tuple[str, ...]]


def worked_out(dice: list[tuple[str, str]], loose: int, price: int, kind: str) -> list[Left]:
    """What every payment that cannot be made smaller leaves in reserve and used pile."""
    amounts = [2 if face.endswith("-2") else 1 for _, face in dice]
    parts = [
        [0, 2] if face == "generic-2" else [0, 1, 2] if face.endswith("-2") else [0, 1] for _, face in dice
    ]

    def enough(spent: tuple[int, ...], more: int) -> bool:
        typed = sum(
            n for n, (_, face) in zip(spent, dice, strict=True) if face.partition("-")[0] in (kind, "wild")
        )
        return sum(spent) + more >= price and (typed > 0 or not kind)

    def smaller(spent: tuple[int, ...], more: int) -> bool:
        less = [(i, n) for i, now in enumerate(spent) for n in parts[i] if n < now]
        if any(enough((*spent[:i], n, *spent[i + 1 :]), more) for i, n in less):
            return True
        return more > 0 and enough(spent, more - 1)

    found = set()
    for spent in itertools.product(*parts):
        for more in range(loose + 1):
            if enough(spent, more) and not smaller(spent, more):
                rows = list(zip(spent, amounts, dice, strict=True))
                kept = [f"{name} {face}" for now, _, (name, face) in rows if not now]
                kept += [f"{name} {face[:-2]}" for now, most, (name, face) in rows if 0 < now < most]
                gone = [name for now, most, (name, _) in rows if now == most]
                found.add((tuple(sorted(kept)), tuple(sorted(gone)), more))
    return [(kept, gone) for kept, gone, _ in found]


@pytest.mark.parametrize("seed", range(40))
def test_h_2_exactly_the_payments_that_cannot_be_made_smaller(seed: int) -> None:
    """Against a plain count of all subsets: none is missing, none is there twice."""
    chance = random.Random(seed)
    names = [name for name in DICE for _ in range(3)]
    chance.shuffle(names)
    dice = [(name, chance.choice(DICE[name])) for name in names[: chance.randint(3, 7)]]
    loose = chance.choice([0, 0, 1, 2])
    cards = {STORM: (3, "mask"), HULK: (6, "fist"), BEAST: (2, "mask"), "gearing-up": (4, "")}
    for card, (price, kind) in cards.items():
        reserve = [f"{name} {face}" for name, face in dice]
        mine = seat(
            reserve=reserve, loose=loose, cards={STORM: 1, HULK: 1, BEAST: 1}, field=["thor-odinson 1"]
        )
        match = position(mine, basics=("force-beam", "smash", "gearing-up"))
        wanted = worked_out(dice, loose, price, kind)
        assert (f"buy:{card}" in keys(match)) == bool(wanted)
        if wanted:
            play(match, f"buy:{card}")
            paid = [key for key in keys(match) if key.startswith("pay:")]
            found = [after(match, key, card) for key in paid] or [after(match, "", card)]
            assert sorted(found) == sorted(wanted)


def after(match: Match, key: str, card: str) -> Left:
    """What is left after a payment, without the die that was bought."""
    twin = match.fork()
    if key:
        twin.play(key)
    gone = zone(twin, 0, "used")
    gone.remove(card)
    return tuple(zone(twin, 0, "reserve")), tuple(gone)


def test_h_2_energy_left_over_is_offered_at_once_and_lost_after_that() -> None:
    dice = ["smash generic-2", "sidekick mask", "sidekick fist", f"{CAP} 1"]
    mine = seat(reserve=dice, cards={BEAST: 1}, field=["sidekick"])
    match = position(mine, seat(reserve=["sidekick shield"]), basics=("smash", "take-cover"))
    play(match, f"buy:{BEAST}", "pay:sidekick:mask:smash:generic-2")
    assert match.actor == 0
    assert keys(match) == [f"field:{CAP}", "pass"]  # what costs nothing and Globals are no part of it
    later = match.fork()
    play(match, f"field:{CAP}")
    assert sorted(keys(match)) == ["pay:generic", "pay:sidekick:fist"]
    play(match, "pay:generic")
    assert zone(match, 0, "reserve") == ["sidekick fist"]
    play(later, "pass")  # not now
    assert later.view(None)["seats"][0]["loose"] == 0
    play(later, f"field:{CAP}")  # then the fist has to pay
    assert zone(later, 0, "reserve") == []


def test_h_2_nothing_is_offered_that_the_energy_left_over_cannot_be_part_of() -> None:
    mine = seat(reserve=["smash generic-2", f"{CAP} 1", "sidekick 1"], cards={BEAST: 1}, field=["storm-ro 1"])
    match = position(mine, basics=("smash",))
    play(match, f"field:{CAP}")  # one is left over; Beast asks for a mask, the Sidekick for nothing
    assert match.view(None)["seats"][0]["loose"] == 0
    assert keys(match) == ["field:sidekick", "pass"]


def test_h_2_effects_of_a_batch_begin_when_it_is_paid() -> None:
    """Human Torch "Johnny Storm" burns for each character fielded: after both, not in between."""
    torch = "human-torch-johnny-storm"
    mine = seat(reserve=["smash generic-2", f"{CAP} 1", "storm-ro 2"], field=[f"{torch} 1"])
    match = position(mine, seat(field=["thor-odinson 1"]), basics=("smash",))
    play(match, f"field:{CAP}")
    assert life(match) == [20, 20]
    play(match, "field:storm-ro")
    while match.actor == 0 and step(match) == "main" and "choose:thor-odinson" in keys(match):
        play(match, "choose:thor-odinson")
    assert life(match) == [20, 18]
    assert die(match, 1, "thor-odinson")["damage"] == 2


# H-3: several uses of one Global


def test_h_3_the_number_of_uses_is_asked_if_there_is_energy_for_more_than_one() -> None:
    mine = seat(reserve=["sidekick shield", f"{HERO} shield-2", "sidekick wild"], field=["thor-odinson 1"])
    match = position(mine, basics=("take-cover",))
    play(match, "global:take-cover")
    assert keys(match) == ["choose:1", "choose:2", "choose:3", "choose:4"]
    play(match, "choose:4")  # all of it, so there is one way to pay
    assert numbers(match, 0, "thor-odinson") == (5, 10)
    assert zone(match, 0, "reserve") == []


def test_h_3_with_energy_for_one_use_nothing_is_asked() -> None:
    mine = seat(reserve=["sidekick shield", "sidekick fist", "smash generic-2"], field=["thor-odinson 1"])
    match = position(mine, basics=("take-cover", "smash"))
    play(match, "global:take-cover")
    assert numbers(match, 0, "thor-odinson") == (5, 7)


def test_h_3_the_uses_are_paid_as_one() -> None:
    mine = seat(reserve=["sidekick shield", f"{HERO} shield-2", "sidekick shield"], field=["thor-odinson 1"])
    match = position(mine, basics=("take-cover",))
    play(match, "global:take-cover", "choose:2")
    assert sorted(keys(match)) == [
        f"pay:{HERO}:shield-2",
        f"pay:sidekick:shield:{HERO}:shield-2:part",
        "pay:sidekick:shield:sidekick:shield",
    ]


def test_h_3_each_use_has_its_target_and_all_are_one_effect() -> None:
    """Mjolnir's Global (two bolts, one damage): twice two on a Storm and a Beast, who leave together."""
    mine = seat(reserve=["sidekick bolt"] * 4, cards={"mjolnir-thors-hammer": 1}, field=["thor-odinson 1"])
    theirs = seat(field=["storm-ro 1", "sidekick"])
    match = position(mine, theirs)
    play(match, "global:mjolnir-thors-hammer", "choose:2", "choose:storm-ro")
    assert "storm-ro 1" in zone(match, 1, "field")  # nobody is KO'd before the second use is done
    play(match, "choose:sidekick")
    assert zone(match, 1, "field") == []
    assert zone(match, 1, "prep") == ["sidekick", "storm-ro"]


def test_h_3_a_global_that_costs_more_than_energy_is_used_one_by_one() -> None:
    goblin = "green-goblin-norman-osborn"
    field = ["sidekick", "sidekick", "thor-odinson 1"]
    match = position(seat(reserve=["sidekick bolt", "sidekick bolt"], cards={goblin: 1}, field=field))
    play(match, f"global:{goblin}", "choose:thor-odinson")
    assert zone(match, 0, "prep") == ["sidekick"]
    assert zone(match, 0, "reserve") == ["sidekick bolt"]


# H-5: the draft


def draft(number: int = 8) -> Match:
    """A draft before its first pick."""
    basics = ["smash", "power-bolt", "take-cover"]
    return thwack.new("dice_masters", mode="draft", life=number, basic_actions=basics, chance="ask")


def test_h_5_each_stack_is_taken_once() -> None:
    match = draft()
    hulks = {card.id for card in library().cards.values() if card.title == "hulk"}
    assert {f"pick:{card}" for card in hulks} <= set(keys(match))
    play(match, f"pick:{HULK}", "choose:2")
    assert not {f"pick:{card}" for card in hulks} & set(keys(match))  # the others have left the draft
    assert not hulks & set(match.view(None)["draft"]["pool"])


def test_h_5_a_picker_with_room_takes_at_least_one_die() -> None:
    match = draft()
    play(match, f"pick:{HULK}")
    assert keys(match) == ["choose:1", "choose:2", "choose:3", "choose:4"]


def test_h_5_without_room_a_card_is_taken_without_dice() -> None:
    match = draft()
    play(match, f"pick:{HULK}", "choose:4", f"pick:{BEAST}", "choose:1", "pick:thor-odinson", "choose:4")
    play(match, "pick:storm-ro", "choose:1", "pick:angel-soaring")
    assert match.actor == 0  # nothing was asked
    assert match.view(None)["draft"]["picked"][1][-1] == {"card": "angel-soaring", "dice": 0}


def test_h_5_the_draft_ends_when_neither_has_room() -> None:
    match = draft()
    for card in (HULK, BEAST, "thor-odinson", "storm-ro"):
        assert step(match) == "draft"
        play(match, f"pick:{card}", "choose:4")
    assert step(match) == "roll"
    assert (left(match, 0), left(match, 1)) == ({BEAST: 4, "storm-ro": 4}, {HULK: 4, "thor-odinson": 4})


# H-20: dice of a batch are not in the used pile for the fieldings of that batch


def test_h_20_a_die_spent_later_in_the_batch_cannot_be_chosen() -> None:
    """Captain America is fielded for half of a generic die, a mask and the other half buy Beast."""
    dice = ["smash generic-2", "sidekick mask", f"{HERO} 1"]
    match = position(seat(reserve=dice, cards={BEAST: 1}, field=["sidekick"]), basics=("smash",))
    play(match, f"field:{HERO}", "pay:smash:generic-2", f"buy:{BEAST}")
    assert zone(match, 0, "used") == [BEAST, "sidekick", "smash"]
    assert step(match) == "attack"  # the Sidekick was not there before


def test_h_20_nor_one_spent_earlier_in_it() -> None:
    dice = ["smash generic-2", "sidekick mask", f"{HERO} 1"]
    match = position(seat(reserve=dice, cards={BEAST: 1}, field=["sidekick"]), basics=("smash",))
    play(match, f"buy:{BEAST}", f"field:{HERO}")
    assert zone(match, 0, "used") == [BEAST, "sidekick", "smash"]
    assert zone(match, 0, "field") == [f"{HERO} 1", "sidekick 1"]
    assert step(match) == "attack"


def test_h_20_nor_one_spent_at_its_beginning_however_long_it_is() -> None:
    """A Sidekick's mask in the first purchase, Captain America next, another purchase last."""
    dice = ["smash generic-2", "smash generic-2", "sidekick mask", f"{STORM} mask", f"{HERO} 1"]
    match = position(seat(reserve=dice, cards={BEAST: 2}, field=["sidekick"]), basics=("smash",))
    play(match, f"buy:{BEAST}", "pay:sidekick:mask:smash:generic-2")
    play(match, f"field:{HERO}", "pay:smash:generic-2", f"buy:{BEAST}")
    assert zone(match, 0, "used") == [BEAST, BEAST, "sidekick", "smash", "smash", STORM]
    assert step(match) == "attack"


def test_h_20_nor_one_bought_in_it() -> None:
    """Matchstick rolls a Human Torch out of the used pile when a character is fielded."""
    torch = "human-torch-matchstick"
    dice = ["smash generic-2", "smash generic-2", "sidekick bolt", f"{CAP} 1"]
    mine = seat(reserve=dice, cards={torch: 1}, field=[f"{torch} 1"])
    match = position(mine, basics=("smash",))
    play(match, f"field:{CAP}", "pay:smash:generic-2", f"buy:{torch}")
    assert torch in zone(match, 0, "used")
    assert step(match) == "attack"
    # bought before, it can be rolled
    match = position(mine, basics=("smash",))
    play(match, f"buy:{torch}", f"field:{CAP}")
    assert keys(match) == [f"choose:{torch}", "pass"]


def test_h_20_what_was_there_before_the_batch_can_be_chosen() -> None:
    dice = ["smash generic-2", "sidekick mask", f"{HERO} 1"]
    mine = seat(reserve=dice, cards={BEAST: 1}, field=["sidekick"], used=["sidekick"])
    match = position(mine, basics=("smash",))
    play(match, f"buy:{BEAST}", f"field:{HERO}", "choose:sidekick")
    roll(match, "sidekick 1")
    assert zone(match, 0, "reserve") == ["sidekick level-1"]
    assert zone(match, 0, "used") == [BEAST, "sidekick", "smash"]


# H-21: an extra die that is missing


@pytest.mark.parametrize(("there", "missing"), [(5, 0), (4, 0), (3, 1), (0, 4)])
def test_h_21_only_the_four_of_the_rule_cost_life(there: int, missing: int) -> None:
    """Silver Surfer "Sentinel" draws a fifth die while his player is behind."""
    mine = seat(bag=["sidekick"] * there, field=["silver-surfer-sentinel 1"], life=10)
    match = position(mine, step="clear")
    roll(match, *["sidekick fist"] * there)
    assert life(match) == [10 - missing, 20]
    assert match.view(None)["seats"][0]["loose"] == missing


# H-22: the order of every action (D-8)

MINE = seat(reserve=["sidekick mask", "sidekick mask", "sidekick 1"], cards={BEAST: 1}, field=["sidekick"])
THEIRS = seat(reserve=["sidekick shield"] * 3, field=["storm-ro 1"])


def test_h_22_one_global_after_each_action() -> None:
    match = position(MINE, THEIRS, basics=("take-cover",), globals_order="every-action")
    play(match, f"buy:{BEAST}", "global:take-cover", "choose:1", "choose:storm-ro")
    assert match.actor == 0  # not a second one, though there is energy for it
    take(match, "field:sidekick")
    assert match.actor == 1
    play(match, "global:take-cover", "choose:1", "choose:storm-ro")
    assert numbers(match, 1, "storm-ro") == (2, 3)


def test_h_22_a_global_of_the_active_player_is_an_action_like_others() -> None:
    mine = seat(reserve=["sidekick shield", "sidekick shield"], field=["sidekick"])
    match = position(mine, THEIRS, basics=("take-cover",), globals_order="every-action")
    play(match, "global:take-cover", "choose:1", "choose:sidekick")
    assert match.actor == 1
    play(match, "pass")
    assert match.actor == 0


def test_h_22_the_attack_step_keeps_its_order() -> None:
    mine = seat(field=["sidekick attacking"], reserve=["sidekick shield", "sidekick shield"])
    match = position(mine, THEIRS, step="actions", basics=("take-cover",), globals_order="every-action")
    play(match, "global:take-cover", "choose:1", "choose:sidekick")
    assert match.actor == 0  # as often as wanted, then the defender (DM-5.4.8)
