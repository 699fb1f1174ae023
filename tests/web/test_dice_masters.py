"""The table of Dice Masters: what it counts, paying and blocking by taps, dice that tumble."""

from typing import Any

from tests.kits.dice_masters import position, seat
from tests.thorough import dear

from .dealer import Dealer
from .visits import Visit

Json = Any

SEEN = """() => {
  const all = (query, within = document) => [...within.querySelectorAll(query)];
  const number = (e) => [e.dataset.zone, Number(e.dataset.count)];
  const numbers = (row) => all("[data-zone][data-count]", row).map(number);
  return {
    counts: all("[data-seat]").map((row) => [Number(row.dataset.seat), Object.fromEntries(numbers(row))]),
    faces: Object.fromEntries(all("[data-die][data-face]").map((e) => [e.dataset.die, e.dataset.face])),
    fighters: all(".fighter[data-die]").map((e) => [e.dataset.die, Number(e.dataset.level)]),
    left: all("[data-left]").map((e) => [e.dataset.ref, Number(e.dataset.left)]),
  };
}"""


def counted(row: Json) -> dict[str, int]:
    """What the table should tell of a player."""
    found = {zone: len(row[zone]) for zone in ("bag", "prep", "used")} | {"life": row["life"]}
    if not row["rolling"]:
        found["energy"] = row["loose"] + sum(die["shows"].get("amount", 0) for die in row["reserve"])
    return found


@dear(0)
def test_counters_faces_and_stocks_are_those_of_the_view(desk: Visit) -> None:
    dealer = Dealer(desk.page, "dice_masters", seed=4)
    dealer.open(desk.url)
    for _ in range(60):
        dealer.walk(7)
        dealer.send(log=False)
        view, seen = dealer.shown["view"], dealer.look(SEEN)
        seats = view["seats"]
        assert dict(seen["counts"]) == {at: counted(row) for at, row in enumerate(seats)}
        rolled = [die for row in seats for zone in ("rolling", "reserve") for die in row[zone]]
        assert seen["faces"] == {die["id"]: die["face"] for die in rolled}
        fielded = {(die["id"], die["level"]) for row in seats for die in row["field"]}
        assert {(die, level) for die, level in seen["fighters"]} == fielded
        stocks = [*view["basic_actions"], *(stock for row in seats for stock in row["cards"])]
        assert sorted(seen["left"]) == sorted([stock["card"], stock["left"]] for stock in stocks)


def dealt(visit: Visit, match: Any) -> Dealer:
    """The page at a position."""
    dealer = Dealer(visit.page, "dice_masters")
    dealer.match = match
    dealer.open(visit.url)
    return dealer


def wait_for(dealer: Dealer, *keys: str) -> None:
    """Wait until these choices were made, and no others."""
    for _ in range(100):
        if len(dealer.chosen) >= len(keys):
            break
        dealer.page.wait_for_timeout(20)
    assert dealer.chosen == list(keys)
    dealer.drawn()


def test_paying_by_tapping_dice(phone: Visit) -> None:
    """DM-4.6: whole dice one after the other; the payment is made when no other fits."""
    reserve = ["sidekick fist", "sidekick fist", "sidekick bolt", "sidekick mask", "sidekick 1"]
    mine = seat(reserve=reserve, cards={"beast-genetic-expert": 1})
    dealer = dealt(phone, position(mine, seat(), chance="seed"))
    phone.page.tap("[data-ref=beast-genetic-expert][data-legal]")
    wait_for(dealer, "buy:beast-genetic-expert")
    phone.page.tap("[data-face=mask]")
    assert len(dealer.chosen) == 1
    assert phone.page.get_attribute("[data-face=mask]", "aria-pressed") == "true"
    phone.page.tap("[data-face=bolt]")
    wait_for(dealer, "buy:beast-genetic-expert", "pay:sidekick:bolt:sidekick:mask")


def test_paying_in_part(phone: Visit) -> None:
    """DM-4.7: a die that shows two of its type gives one of them; a further tap takes it back."""
    reserve = ["sidekick mask", "sidekick bolt", "sidekick shield", "hulk-jade-giant fist-2", "sidekick 1"]
    mine = seat(reserve=reserve, cards={"beast-genetic-expert": 1})
    dealer = dealt(phone, position(mine, seat(), chance="seed"))
    phone.page.tap("[data-ref=beast-genetic-expert][data-legal]")
    wait_for(dealer, "buy:beast-genetic-expert")
    two = "[data-die][data-face='fist-2']"
    for pressed in ("true", None, "true"):
        phone.page.tap(two)
        phone.page.wait_for_timeout(30)
        assert phone.page.get_attribute(two, "aria-pressed") == pressed
    phone.page.tap("[data-die][data-face=mask]")
    wait_for(dealer, "buy:beast-genetic-expert", "pay:sidekick:mask:hulk-jade-giant:fist-2:part")


def test_blocking_by_two_taps(phone: Visit) -> None:
    """DM-5.4.5: the blocker, then whom it blocks; it stands in that lane."""
    mine = seat(field=["beast-big-boy-blue", "sidekick"])
    theirs = seat(field=["hulk-jade-giant 2", "wolverine-wildboy 1"])
    match = position(mine, theirs, step="attack", active=1, chance="seed")
    for key in ("attack:hulk-jade-giant", "attack:wolverine-wildboy"):
        match.play(key)
    dealer = dealt(phone, match)
    phone.page.tap("[data-die][data-ref=beast-big-boy-blue]")
    assert phone.page.get_attribute("[data-die][data-ref=beast-big-boy-blue]", "aria-pressed") == "true"
    assert dealer.chosen == []
    phone.page.tap("[data-die][data-ref=hulk-jade-giant]")
    wait_for(dealer, "block:beast-big-boy-blue:hulk-jade-giant")
    phone.page.wait_for_selector(".lane:has([data-ref=hulk-jade-giant]) [data-ref=beast-big-boy-blue]")


ROLLING = "document.querySelectorAll('.die.rolling').length"


def test_dice_tumble_shortly_show_what_was_rolled_and_block_no_click(desk: Visit) -> None:
    desk.page.emulate_media(reduced_motion="no-preference")
    rolled = ["sidekick fist", "sidekick bolt", "sidekick mask"]
    mine = seat(rolling=rolled, reserve=["sidekick 1"])  # which can be fielded, so that the turn goes on
    dealer = dealt(desk, position(mine, seat(), step="roll", chance="seed"))
    desk.page.wait_for_timeout(800)
    desk.page.click("[data-die][data-face=fist]")
    desk.page.wait_for_selector("[data-die][data-face=fist][aria-pressed=true]")
    assert desk.page.evaluate(ROLLING) == 0  # choosing rolls nothing
    assert dealer.chosen == [], "dice are chosen on the mat, and sent together"
    desk.page.click("[data-dock] [data-main]")
    desk.page.wait_for_selector(".die.rolling", timeout=600)
    assert desk.page.evaluate(ROLLING) == 1
    seen = dealer.look(SEEN)["faces"]
    assert seen == {die["id"]: die["face"] for die in dealer.shown["view"]["seats"][0]["reserve"]}
    longest = "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1)"
    assert 0 < desk.page.evaluate(longest.replace("document.getAnimations()", moving)) <= 800
    desk.page.evaluate("document.querySelector('[data-dock] [data-legal]').click()")
    wait_for(dealer, "reroll:sidekick:fist", "keep", "pass")
    desk.page.wait_for_timeout(850)
    assert desk.page.evaluate(ROLLING) == 0


def test_nothing_moves_for_whoever_wants_no_motion(desk: Visit) -> None:
    dealer = dealt(desk, position(seat(rolling=["sidekick fist"]), seat(), step="roll", chance="seed"))
    desk.page.click("[data-die][data-face=fist]")
    desk.page.wait_for_timeout(100)
    dealer.drawn()
    assert desk.page.evaluate(ROLLING) == 0
    moving = "document.getAnimations().filter((motion) => motion.playState === 'running').length"
    assert desk.page.evaluate(moving) == 0
