"""Tables of cards that are made of plain verbs: what is printed on them, when their actions are offered and
at what cost, and what they do.

Tables are text, a card in a line. FACTS: card | type energy[+extra]/shield | alignments | affiliations |
powers | alter ego. ACTIONS: card | power | cost | timing | further costs | effect. An effect is a few words,
such as "damage 2 to up to 3; again" or "pierce 1 / damage 2" (one of them); it is left out where another test
says what the action does. For WORDS see keywords_b.py.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.kits.battle_scenes import carried, keys, play, position, seat, unit
from tests.kits.battle_scenes import row as row_of
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.cards.reading import NO_COST, X_COST
from thwack.match import Match

Row = tuple[str, str, str, str, str, str]


def table(text: str) -> list[Row]:
    """The rows of a table."""
    found = []
    for line in text.strip().splitlines():
        card, second, third, fourth, fifth, sixth = (part.strip() for part in line.split("|"))
        found.append((card, second, third, fourth, fifth, sixth))
    return found


def each(text: str, *, told: bool = False) -> pytest.MarkDecorator:
    """A test for every row, or for those that say what the action does."""
    rows = [row for row in table(text) if row[5] or not told]
    return pytest.mark.parametrize("row", rows, ids=[row[0] for row in rows])


# Who has a power, and can carry its abilities.
BEARERS = {
    "": "A05",
    "agility": "B05",
    "ranged-attack": "B07",
    "energy-attack": "B07",
    "elasticity": "B10",
    "genius": "A03",
    "blades": "B05",
    "magic": "A11",
    "cosmic-power": "A12",
    "regeneration": "A05",
    "super-strength": "A05",
    "telekinesis": "A11",
    "telepathy": "A11",
    "flight": "A03",
}
ALONG = {"capanga-do-rei-v2": "bastao-v1"}  # what else must be carried to have the power at all
GIVES = ("bastao-v1", "shurikens-v1")  # these give their power to whoever carries them
HASTE = ("ronan-o-acusador-v2",)  # by its own text its action is an anticipate action as well
OTHER = "golpe-de-sorte"  # an action that everybody may use in the Attack step
FIRST, SECOND, SUPPORT = "B02", "B09", "A15"  # the opponent's scene; each has a shield of 2
FRIEND = "B06"
COSTS = {"0": 0, "1": 1, "2": 2, "none": NO_COST, "x": X_COST}
HAND = ["A19", "A23", "A25"]
DECK = ["A26", "A27", "A29", "A30", "A31", "B28", "B29", "B30"]
THEIRS = ["B27", "B10", "B16"]  # the opponent's resources
RESOURCES = ["B23", "B24", "B25", "A10"]


def check_facts(row: Row) -> None:
    """What is printed on a card."""
    card, kind, sides, groups, powers, ego = row
    found = library().cards[card]
    numbers = f" {found.energy}/{found.shield}" if found.type in ("character", "ev", "support") else ""
    if found.type == "ev":
        numbers = numbers.replace("/", f"+{found.extra}/")
    assert found.type + numbers == kind
    assert set(found.alignments) == set(sides.split())
    assert set(found.affiliations) == set(groups.split())
    assert set(found.powers) == set(powers.split())
    assert found.alter_ego == ego


# When it is offered


def user_of(card: str, power: str) -> str:
    """Who uses the action: the character itself, or somebody with the power."""
    return BEARERS[power] if library().cards[card].type == "ability" else card


def board(user: str, *loaded: str, stage: int = 2, phase: str = "attack", **mine: Any) -> Match:
    """The user with a friend against two characters and a support; seat 0 is to act."""
    one = unit(user, *loaded, "golpe-de-sorte-v1", "8", stage=stage, since=mine.pop("since", "earlier"))
    ours = {"hand": HAND, "deck": DECK, "resources": RESOURCES, **mine}
    them = [
        unit(FIRST, *["B06"] * 12, stage=2),
        unit(SECOND, *["B06"] * 12, stage=0),
        unit(SUPPORT, *["B06"] * 12),
    ]
    return position(
        seat(one, unit(FRIEND, "9"), **ours),
        seat(*them, hand=["B06"] * 2, deck=["B06"] * 6, resources=THEIRS),
        phase=phase,
        active=1 if phase == "anticipation" else 0,
    )


def start(row: Row, phase: str = "attack", stage: int = 2, **mine: Any) -> Match:
    """The board for a card of a table."""
    card, power = row[:2]
    loaded = [card] if library().cards[card].type == "ability" else []
    if card in ALONG:
        loaded.append(ALONG[card])
    return board(user_of(card, power), *loaded, stage=stage, phase=phase, **mine)


def acts(match: Match, user: str, card: str = "") -> list[str]:
    """The actions a character may use now, or that of one card."""
    slug = library().cards[card].action.slug if card else ""  # type: ignore[union-attr]
    return [key for key in keys(match) if key.startswith(f"act:{user}:{slug}")]


def use_it(match: Match, user: str, card: str, *then: str) -> None:
    """A character uses the action of a card, with the choices that follow."""
    play(match, acts(match, user, card)[0], *then)


def lost(match: Match, ref: str = FIRST) -> int:
    """How many cards an opponent of the board has lost."""
    return 12 - len(carried(match, 1, ref))


def soaked(match: Match, ref: str = FIRST) -> int:
    """How much of the shield of an opponent of the board is used."""
    return int(row_of(match, 1, ref)["shield_used"])


def check_offer(row: Row) -> None:
    """BS-7.1, BS-5.3.6, BS-5.5: The phases and stages in which the action is offered."""
    card, power, cost, timing, pays, _ = row
    action = library().cards[card].action
    assert action is not None
    user = user_of(card, power)
    assert (action.power, action.timing) == (power, tuple(timing.split()))
    assert action.cost == COSTS[cost]
    for phase, wanted in (("preparation", "unforeseen"), ("anticipation", "anticipate"), ("attack", "")):
        hastened = phase == "anticipation" and card in HASTE
        assert bool(acts(start(row, phase), user, card)) == (wanted in timing or hastened), phase
    needed = int(cost) if cost.isdigit() else 0
    assert acts(start(row, stage=needed), user, card)
    if needed:
        assert not acts(start(row, stage=needed - 1), user, card)
    if cost == "x":
        assert len(acts(start(row, stage=1), user, card)) == 2
        assert len(acts(start(row, stage=2), user, card)) == 3
    if "load" in pays.split(", ") or "cosmic" in pays:
        assert len(acts(start(row, resources=[]), user, card)) == (1 if pays == "cosmic X" else 0)
    if library().cards[card].type == "ability" and power:
        stranger = "B05" if power in ("regeneration", "super-strength") else "A05"
        assert bool(acts(board(stranger, card), stranger, card)) == (card in GIVES)


# What it does


@dataclass
class Run:
    """One use of an action, with what the board should look like afterwards."""

    match: Match
    user: str
    x: int
    units: dict[str, dict[str, int]] = field(default_factory=dict)
    piles: dict[str, int] = field(default_factory=dict)
    targets: list[str] = field(default_factory=list)
    looked: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Look at the board before."""
        self.units, self.piles = look(self.match)
        for row in self.units.values():
            row["soaked"] = row["used"]

    def amount(self, text: str) -> int:
        """3, X, 2X, X+1 or -X."""
        if text.lstrip("-").isdigit():
            return int(text)
        if text == "-X":
            return -self.x
        if text.endswith("X"):
            return int(text[:-1] or 1) * self.x
        return self.x + int(text[2:])

    def owner(self, ref: str) -> int:
        """Whose a character or support is."""
        return 0 if ref in (self.user, FRIEND) else 1

    def hurt(self, ref: str, amount: int, piercing: bool) -> None:
        """BS-8.2, BS-8.4: Cards that go, and shield that is used."""
        row = self.units[ref]
        before = max(row["soaked"] - row["shield"], 0)
        if not piercing:
            row["soaked"] += amount
        loss = amount if piercing else max(row["soaked"] - row["shield"], 0) - before
        row["load"] -= loss
        self.piles[f"resources {self.owner(ref)}"] += loss

    def move(self, **changes: int) -> None:
        """Cards that come and go: move(hand=1, deck=-1) of the user's player."""
        for name, by in changes.items():
            self.piles[f"{name} 0"] += by

    def check(self) -> None:
        """The board is as it should be."""
        for row in self.units.values():
            row["shield"] = max(row["shield"], 0)
            row["used"] = min(row.pop("soaked"), row["shield"])
        assert look(self.match) == (self.units, self.piles)


def look(match: Match) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
    """All that actions change: of characters and supports, and how many cards lie where."""
    units: dict[str, dict[str, int]] = {}
    piles: dict[str, int] = {}
    for number, row in enumerate(match.view(None)["seats"]):
        for one in row["scene"]:
            units[one["ref"]] = {
                "load": len(one["loaded"]),
                "stage": one["stage"] or 0,
                "shield": one["shield"],
                "used": one["shield_used"],
            }
        piles[f"hand {number}"] = row["hand_size"]
        piles[f"deck {number}"] = len(row["deck"])
        piles[f"resources {number}"] = len(row["resources"])
    return units, piles


def check_effect(row: Row) -> None:
    """What the action does, for every X and in every mode."""
    _, _, cost, _, _, effect = row
    modes = effect.split(" / ")
    for mode, words in enumerate(modes):
        for x in (0, 1, 2) if cost == "x" else (0,):
            use(row, words, x, mode + 1 if len(modes) > 1 else 0)
    if "discard 1: again" in effect:
        use(row, effect.replace("discard 1: again", "refuse"), 0, 0)


def use(row: Row, words: str, x: int, mode: int) -> None:
    """One use from start to end."""
    card, power, cost, _, pays, _ = row
    user = user_of(card, power)
    stage = (int(cost) if cost.isdigit() else 0) if " capacitate" in f" {words}" else 2
    run = Run(start(row, stage=stage), user, x)
    run.begin()
    clauses = [clause.split() for clause in words.split("; ")]
    key = acts(run.match, user, card)
    play(run.match, key[x])
    run.units[user]["stage"] -= x if cost == "x" else int(cost) if cost.isdigit() else 0
    for pay in pays.split(", ") if pays else ():
        PAYS[pay.split()[0]](run, *pay.split()[1:])
    if mode:
        play(run.match, f"choose:{mode}")
    aim(run, clauses)
    for clause in clauses:
        CLAUSES[clause[0]](run, *clause[1:])
    for clause in clauses:
        if clause[0] == "clairvoyance":
            put_back(run)
    while "choose:no" in keys(run.match):  # Predator
        play(run.match, "choose:no")
    run.check()
    check_next(run, card, clauses)


def check_next(run: Run, card: str, clauses: list[list[str]]) -> None:
    """BS-5.6, BS-H3: Whether the user may act once more, and how."""
    assert acts(run.match, FRIEND)  # the action is over
    after = {key.split(":")[2] for key in acts(run.match, run.user)}
    own = library().cards[card].action.slug  # type: ignore[union-attr]
    if ["act"] in clauses:
        assert OTHER in after
        assert own not in after
    elif ["again"] in clauses or ["discard", "1:", "again"] in clauses:
        assert after == {own}
    else:
        assert after == set()


# Further costs


def pay_load(run: Run) -> None:
    """A card of the resources is loaded onto the user."""
    assert keys(run.match) == [f"choose:{card}" for card in RESOURCES]
    play(run.match, "choose:B23")
    run.units[run.user]["load"] += 1
    run.move(resources=-1)


def pay_unload(run: Run, what: str) -> None:
    """This card, or one of the user's choice."""
    if what == "one":
        assert {key.split(":")[1] for key in keys(run.match)} == {run.user}
        play(run.match, f"unload:{run.user}:A08")
    run.units[run.user]["load"] -= 1
    run.move(resources=1)


def pay_bottom(run: Run) -> None:
    """This card goes to the bottom of the deck."""
    run.units[run.user]["load"] -= 1
    run.move(deck=1)


def pay_cosmic(run: Run, amount: str) -> None:
    """BS-D2: Cosmic Energy."""
    for card in RESOURCES[: run.amount(amount)]:
        play(run.match, f"choose:{card}")
        run.move(resources=-1, deck=1)


PAYS: dict[str, Callable[..., None]] = {
    "load": pay_load,
    "unload": pay_unload,
    "bottom": pay_bottom,
    "cosmic": pay_cosmic,
}

# Targets

EVERYBODY = ["", FRIEND, FIRST, SECOND, SUPPORT]


def aim(run: Run, clauses: list[list[str]]) -> None:
    """BS-R20: Whom the action may be aimed at; then it is aimed at opponents."""
    for clause in clauses:
        words = " ".join(clause)
        if clause[0] in ("damage", "pierce", "incapacitate", "shield", "capacitate") and not (
            " each" in words or " self" in words
        ):
            legal = [run.user, *EVERYBODY[1:]]
            if " a character" in words:
                legal = legal[:-1]
            elif " a support" in words:
                legal = legal[-1:]
            most, least = 1, 1
            if " to " in words:
                most = run.amount(clause[-1])
                least = 1 if "up" in clause else most
            order = [SECOND] if clause[0] == "capacitate" else [SUPPORT] if len(legal) == 1 else legal[2:]
            choose_targets(run, legal, order[:most], most, least)
            return


def choose_targets(run: Run, legal: list[str], wanted: list[str], most: int, least: int) -> None:
    """One after the other; a single one is taken at once."""
    run.targets = wanted
    if len(legal) == 1:
        return
    for number, ref in enumerate(wanted):
        offered = [f"target:{one}" for one in legal if one not in wanted[:number]]
        assert sorted(keys(run.match)) == sorted(offered + (["pass"] if number >= least else []))
        play(run.match, f"target:{ref}")


# Clauses


def damage(run: Run, amount: str, *where: str, piercing: bool = False) -> None:
    """To the targets, or to all of some sort."""
    who = run.targets
    if where[:1] == ("each",):
        who = {
            (): [run.user, *EVERYBODY[1:]],
            ("other",): EVERYBODY[1:],
            ("enemy", "character"): [FIRST, SECOND],
            ("enemy", "support"): [SUPPORT],
        }[where[1:]]
    for ref in who:
        run.hurt(ref, run.amount(amount), piercing)


def pierce(run: Run, amount: str, *where: str) -> None:
    """BS-8.4"""
    damage(run, amount, *where, piercing=True)


def change_stage(run: Run, amount: str, where: tuple[str, ...], sign: int) -> None:
    """By a number, or by one or two."""
    if "-" in amount:
        assert keys(run.match) == ["choose:1", "choose:2"]
        play(run.match, "choose:2")
        amount = "2"
    for ref in [run.user] if where == ("self",) else run.targets:
        row = run.units[ref]
        row["stage"] = min(max(row["stage"] + sign * int(amount), 0), 2)


def incapacitate(run: Run, amount: str, *where: str) -> None:
    """Stages down."""
    change_stage(run, amount, where, -1)


def capacitate(run: Run, amount: str, *where: str) -> None:
    """Stages up."""
    change_stage(run, amount, where, 1)


def shield(run: Run, amount: str, *where: str) -> None:
    """For this turn."""
    for ref in [run.user] if where == ("self",) else run.targets:
        run.units[ref]["shield"] += run.amount(amount)


def draw(run: Run, amount: str, *who: str) -> None:
    """From the deck."""
    run.move(hand=run.amount(amount), deck=-run.amount(amount))
    if who:
        run.piles["hand 1"] += run.amount(amount)
        run.piles["deck 1"] -= run.amount(amount)


def discard(run: Run, amount: str, *then: str) -> None:
    """From hand; as the price of something it may be refused."""
    if then:
        assert keys(run.match) == ["choose:yes", "choose:no"]
        play(run.match, "choose:yes")
    for card in HAND[: int(amount.rstrip(":"))]:
        play(run.match, f"discard:{card}")
        run.move(hand=-1, resources=1)


def refuse(run: Run) -> None:
    """What was offered is not taken."""
    play(run.match, "choose:no")


def opponent(run: Run, _: str, amount: str) -> None:
    """The opponent discards."""
    run.piles["hand 1"] -= int(amount)
    run.piles["resources 1"] += int(amount)


def clairvoyance(run: Run, amount: str) -> None:
    """BS-11.4: So many cards are looked at; none is revealed."""
    count = run.amount(amount)
    run.looked = DECK[:count]
    if count:
        assert keys(run.match) == [*[f"choose:{card}" for card in DECK[:count]], "pass"]
        play(run.match, "pass")


def put_back(run: Run) -> None:
    """In any order; the last goes without asking."""
    for card in run.looked[:-1]:
        play(run.match, f"choose:{card}")


def nothing(run: Run) -> None:
    """What is looked at afterwards."""


CLAUSES: dict[str, Callable[..., None]] = {
    "damage": damage,
    "pierce": pierce,
    "incapacitate": incapacitate,
    "capacitate": capacitate,
    "shield": shield,
    "draw": draw,
    "discard": discard,
    "refuse": refuse,
    "opponent": opponent,
    "clairvoyance": clairvoyance,
    "again": nothing,
    "act": nothing,
    "single": nothing,
}
