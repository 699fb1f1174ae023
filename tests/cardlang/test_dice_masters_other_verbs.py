"""Verbs of Dice Masters about dice that are not in play, about players, damage under way, and a turn."""

from typing import Final

import pytest

from tests.cards.dice_masters.high import attack, pass_on, to_attack
from tests.kits.dice_brew import ANN, bench, ends, is_done, told, used
from tests.kits.dice_masters import home_made, keys, life, numbers, play, seat, zone

COVERED: Final = {
    *("draw", "heal", "set_life", "pay_life", "spend", "roll", "withdraw", "later", "this_turn"),
    *("prevent", "redirect", "enlarge"),
}
ME, FOE = 0, 1


# Players


@pytest.mark.parametrize(
    ("effect", "told_of", "lives"),
    [
        ("heal(you, 2)", "gain 2 life", [12, 10]),
        ("heal(opponent, 2)", "", [10, 12]),
        ("heal(each(player), 2)", "", [12, 12]),
        ("set_life(you, 3)", "", [3, 10]),
        ("set_life(opponent, 3)", "", [10, 3]),
        ("set_life(each(player, theirs), 3)", "", [10, 3]),
        ("pay_life(2)", "pay 2 life", [8, 10]),
        ("damage(you, 2)", "take 2 damage", [8, 10]),
        ("damage(opponent, 2)", "2 damage to your opponent", [10, 8]),
        ("damage(each(player), 2)", "2 damage to each player", [8, 8]),
        ("deal(each(character, yours), opponent, 2)", "each of your characters deal 2 damage", [10, 4]),
        ("strike(each(character, yours, sidekick), opponent)", "damage equal to", [10, 9]),
    ],
)
def test_a_verb_about_players(effect: str, told_of: str, lives: list[int]) -> None:
    assert told_of in told(effect).lower()
    match = used(effect, most_life=20)
    assert is_done(match)
    assert life(match) == lives


def test_one_player_of_both_is_chosen() -> None:
    for noun in ("one(player)", "any_of(you, opponent)"):
        match = used(f"damage({noun}, 2)")
        assert sorted(life(end) for end in ends(match)) == [[8, 10], [10, 8]]
    mixed = used("damage(any_of(one(character, theirs), opponent), 2)")
    assert sorted(keys(mixed)) == ["choose:angel-high-ground", "choose:seat-1", "choose:sidekick:seat-1"]


@pytest.mark.parametrize(("who", "seats"), [("you", [ME]), ("opponent", [FOE])])
def test_draw(who: str, seats: list[int]) -> None:
    (match,) = {end.digest(): end for end in ends(used(f"draw(2, who={who})"))}.values()
    assert [number for number in (ME, FOE) if zone(match, number, "prep") == ["sidekick"] * 2] == seats


@pytest.mark.parametrize(
    ("cost", "left"), [("spend(mask, 1)", 1), ("spend(mask, 2)", 0), ("spend(any, 1)", 1)]
)
def test_spend_is_paid_in_full_by_whoever_does_it(cost: str, left: int) -> None:
    text = f"in_main(gets(this, 1, 0), cost={cost})"
    poor = bench(text)
    play(poor, "field:ann-trick")
    assert "use:ann-trick" not in keys(poor)
    match = bench(text, reserve=["sidekick mask", "sidekick mask"])
    play(match, "field:ann-trick", "use:ann-trick")
    assert zone(match, ME, "reserve").count("sidekick mask") == left
    assert numbers(match, ME, "ann-trick") == (3, 4)


def test_unless_the_other_player_pays() -> None:
    match = used("unless(opponent, pay_life(3), ko(one(character, theirs)))")
    assert match.actor == FOE
    paid, *refused = ends(match)
    assert life(paid) == [10, 7]
    assert [len(zone(end, FOE, "prep")) for end in (paid, *refused)] == [0, 1, 1]


# Dice that are not in play


@pytest.mark.parametrize(
    ("effect", "sentence", "many"),
    [
        ("roll(one(die, yours, in_(used)))", "from your used pile", 1),
        ("roll(one(die, in_(used)))", "from your used pile", 1),
        ("roll(each(die, yours, sidekick, in_(used)))", "sidekick dice from your used pile", 2),
        ("roll(some(2, die, yours, in_(used)))", "2 dice from your used pile", 2),
    ],
)
def test_roll_takes_dice_of_the_own_pile(effect: str, sentence: str, many: int) -> None:
    assert sentence in told(effect).lower()
    for match in ends(used(effect), "fist"):
        assert len(zone(match, ME, "used")) == 2 - many
        assert zone(match, ME, "reserve").count("sidekick fist") == many
        assert zone(match, FOE, "used") == ["sidekick"]


@pytest.mark.parametrize(
    ("effect", "mine", "theirs"),
    [
        ("put(one(die, in_(used)), prep)", 1, 0),
        ("put(each(die, yours, in_(used)), prep)", 2, 0),
        ("put(each(die, theirs, in_(used)), prep)", 0, 1),
        ("put(some(up_to(2), die, yours, in_(used)), prep)", 2, 0),
    ],
)
def test_put_moves_dice_to_a_zone_of_their_owner(effect: str, mine: int, theirs: int) -> None:
    found = {(len(zone(end, ME, "prep")), len(zone(end, FOE, "prep"))) for end in ends(used(effect))}
    assert max(found) == (mine, theirs)


@pytest.mark.parametrize("where", ["used", "prep", "bag"])
def test_a_die_that_is_bought_for_nothing_lies_where_the_card_says(where: str) -> None:
    effect = f"put(one(die, action_die, for_sale), {where})"
    assert "for free" in told(effect)
    (match,) = ends(used(effect))
    assert "smash" in zone(match, ME, where)


# An attack, and damage under way


@pytest.mark.parametrize(
    ("noun", "left"),
    [
        ("this", 2),
        ("one(character, attacking)", 2),
        ("each(character, attacking)", 0),
        ("each(character, theirs)", 3),
    ],
)
def test_withdraw_takes_attackers_out_of_the_attack(noun: str, left: int) -> None:
    match = bench(f"when(attacks(this), withdraw({noun}))")
    play(match, "field:ann-trick")
    attack(match, "ann-trick", "ghost-rider-johnny-blaze", "sidekick")
    while any(key.startswith("choose:") for key in keys(match)):
        play(match, keys(match)[-1])
    assert sum(row["attacking"] for row in match.view(None)["seats"][ME]["field"]) == left


@pytest.mark.parametrize(
    ("effect", "hurt"),
    [("prevent(1)", 1), ("prevent(5)", 0), ("enlarge(2)", 4), ("redirect(1, one(character, yours))", 1)],
)
def test_damage_under_way_is_answered(effect: str, hurt: int) -> None:
    card = f"text = []\nglobal = 'reaction(damaged(you), spend(mask, 1), {effect})'"
    match = home_made(
        ANN.replace("text = ['{text}']", "{text}").format(text=card),
        seat(field=["ann-trick 3"], reserve=["sidekick mask", "power-bolt action-0"]),
        seat(),
        basic_actions=["power-bolt"],
    )
    play(match, "use:power-bolt", "choose:seat-0")
    play(match, next(key for key in keys(match) if key.startswith("global:")))
    while not is_done(match) and any(key.startswith("choose:") for key in keys(match)):
        play(match, keys(match)[0])
    assert life(match)[ME] == 20 - hurt


# A turn


@pytest.mark.parametrize("moment", ["turn_end", "attack_start"])
def test_later_happens_at_its_moment_and_once(moment: str) -> None:
    match = used(f"later({moment}, damage(opponent, 2))")
    assert life(match) == [10, 10]
    to_attack(match)
    assert life(match)[FOE] == (8 if moment == "attack_start" else 10)
    pass_on(match)
    assert life(match)[FOE] == 8


@pytest.mark.parametrize(
    ("rule", "now"),
    [
        ("have(each(character, yours, sidekick), 1, 1)", (2, 2)),
        ("while_(your_turn, have(each(character, yours, sidekick), 2, 0))", (3, 1)),
        ("have(each(character, theirs), 1, 1)", (1, 1)),
    ],
)
def test_this_turn_holds_for_this_turn(rule: str, now: tuple[int, int]) -> None:
    match = used(f"this_turn({rule})")
    assert numbers(match, ME, "sidekick") == now
    pass_on(match)
    assert numbers(match, ME, "sidekick") == (1, 1)


def test_a_card_that_retires_elsewhere_does_so_without_anything_else() -> None:
    match = bench("retires_to(prep)")
    play(match, "field:ann-trick")
    to_attack(match)
    play(match, "attack:ann-trick", "pass")
    pass_on(match)
    assert "ann-trick" in zone(match, ME, "prep")
    assert "ann-trick" not in zone(match, ME, "used")
