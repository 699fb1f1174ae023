"""What tests of the Mission Arena screen are made of: views written by hand, and a game that shows them."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from thwack.games.mission_arena.cards.library import library
from thwack.kernel.table import Step
from thwack.kernel.things import Things

from ..stand_in import ME as ME
from ..stand_in import DeckStandIn, Page, Question, StandInGame, standing_in
from ..stand_in import Json as Json
from ..stand_in import look_at as look_at

FOE = 1
View = Json  # written by hand, with what the screens look at


# Views


def place(where: str, card: str | None = None, wounds: Sequence[str] = (), **more: Json) -> View:
    """A place, and who stands there."""
    empty: View = {"attack": None, "defence": None, "resistance": None}
    if card is not None:
        fact = library().cards[card]
        empty = {"attack": fact.attack, "defence": fact.defence, "resistance": fact.resistance}
    found = {"place": where, "card": card, "face_down": False, "wounds": list(wounds), "power_cards": []}
    rest = {"power": 0, "engaged": 0, "marks": [], "barred": False, "used": False}
    return {**found, **rest, **empty, **more}


def missions(*cards: str, activated: bool = False) -> list[View]:
    """A column of missions, of which the first may be activated."""
    return [{"card": card, "activated": activated and not number} for number, card in enumerate(cards)]


def side(name: str, **zones: Json) -> View:
    """A player's part of a view."""
    found: View = {"name": name, "points": 0, "hand": [], "deck_size": 31, "discard": [], "bank": 0}
    found["active"] = [place(f"active-{number}") for number in (1, 2, 3)]
    found["reserve"] = [place(f"reserve-{number}") for number in (1, 2)]
    found |= {"missions": [], **zones}
    return {"hand_size": len(found["hand"]), **found}


def challenge(challenger: str, target: str, start: str, to: str, **more: Json) -> View:
    """A challenge with the printed numbers."""
    cards = library().cards
    attack, defence = cards[challenger].attack, cards[target].defence
    found: View = {"challenger": challenger, "partner": None, "partner_from": None, "target": target}
    found |= {"from": start, "to": to, "where": to.partition("-")[0], "brute_force": False}
    found |= {"attack": attack, "attack_parts": summands(printed=attack)}
    found |= {"defence": defence, "defence_parts": summands(printed=defence)}
    found |= {"resistance": cards[target].resistance, "wall": defence}
    found |= {"limit": defence + cards[target].resistance, "outlook": "exhausted"}
    return {**found, "outcome": None, "resolved": False, **more}


def summands(**parts: int) -> list[View]:
    """The parts of a sum."""
    return [{"of": name, "n": n} for name, n in parts.items()]


def view(mine: View, theirs: View, **more: Json) -> View:
    """A whole view; seat 0 looks."""
    found: View = {"game": "mission_arena", "seat": ME, "active": ME, "first": ME, "turn": 5, "turns": 11}
    found |= {"phase": "challenge", "actor": ME, "abilities": True, "weak_points": "off", "duty": None}
    return {**found, "challenges": [], "result": None, "seats": [mine, theirs], **more}


HAND = ["MA02", "MA03", "MA05", "MA09", "MA12", "MA16", "MA16", "MA19"]


def mine(**more: Json) -> View:
    """Avengers, some of them at work."""
    active = [
        place("active-1", "MA01", ["MA02", "MA01"], power=3, engaged=2, marks=["group_attack"], used=True),
        place("active-2", "MA04", power=1, attack=1000, marks=["bonus_attack"]),
        place("active-3", "MA07", power=4, barred=True),
    ]
    reserve = [place("reserve-1", "MA19", power=2, power_cards=["MA11", "MA13"]), place("reserve-2", power=1)]
    zones: View = {"hand": HAND, "active": active, "reserve": reserve, "points": 4}
    zones |= {"missions": missions("MA15", "MA11", "MA22", "MA14", activated=True)}
    return side("Avengers", **{**zones, "discard": ["MA01", "MA17", "MA17", "MA10"], **more})


def theirs(**more: Json) -> View:
    """Webs and Court."""
    active = [
        place("active-1", "MB07", power=2),
        place("active-2", "MB13", ["MB13"], power=1, defence=800, marks=["bonus_defence"]),
        place("active-3", "MB04", power=1, engaged=1, marks=["switch"], used=True),
    ]
    reserve = [place("reserve-1", "MB11"), place("reserve-2", "MB15", power=7)]
    zones: View = {"active": active, "reserve": reserve, "points": 3, "hand_size": 6, "deck_size": 28}
    zones |= {"missions": missions("MB14", "MB01", "MB19", "MB10", "MB16")}
    return side("Webs and Court", **{**zones, "discard": ["MB02", "MB09"], **more})


def abilities() -> View:
    """Nobody has been challenged yet."""
    return view(mine(), theirs(), phase="abilities", duty={"card": "MA08", "name": "thor"})


def fight() -> View:
    """Three challenges: a group with a boost, one against a stack, one that was resolved."""
    parts = summands(printed=850, partner=900, bonus=100, boost=200)
    group = challenge("MA01", "MB07", "active-1", "active-1", partner="MA04", partner_from="active-2")
    group |= {"attack": 2050, "attack_parts": parts, "outlook": "defeated"}
    trap = challenge("MA07", "MB15", "active-3", "reserve-2", brute_force=True)
    trap |= {"wall": 0, "limit": 300, "outlook": "defeated"}
    mission = challenge("MA19", "MB14", "reserve-1", "mission-1", outcome="defeated", resolved=True)
    mission |= {"attack_parts": [], "defence_parts": [], "limit": 650, "outlook": "defeated"}
    some = [group, trap, mission]
    return view(mine(), theirs(), phase="boost", challenges=some, duty={"card": "MA08", "name": "thor"})


def deployment() -> View:
    """Before the first turn: the opponent's squads lie face down."""
    hidden = [place(f"active-{number}", face_down=True) for number in (1, 2, 3)]
    behind = [place(f"reserve-{number}", face_down=True) for number in (1, 2)]
    own = side("Avengers", hand=HAND, missions=missions("MA15", "MA11", "MA22", "MA14", "MA13"))
    own["active"][0] = place("active-1", "MA07")
    other = side("Webs and Court", active=hidden, reserve=behind, hand_size=5)
    other["missions"] = missions("MB14", "MB01", "MB19", "MB10", "MB16")
    return view(own, other, phase="deploy", turn=0, first=None)


def crowd() -> View:
    """More than there is room for: Teams, long stacks, many cards."""
    teams = ["MA22", "MA20", "MA21", "MA19", "MA16"]
    courts = ["MB20", "MB18", "MB19", "MB17", "MB15"]
    seats = []
    for name, cards in (("Avengers", teams), ("Webs and Court", courts)):
        marks = ["bonus_attack", "bonus_defence", "double_hit"]
        squad = [
            place(f"{where}-{number}", card, [card] * 4, power=9, engaged=4, marks=marks, attack=1999)
            for card, (where, number) in zip(
                cards,
                [("active", 1), ("active", 2), ("active", 3), ("reserve", 1), ("reserve", 2)],
                strict=True,
            )
        ]
        own = [card for card in library().cards if card[:2] == cards[0][:2]]
        seats.append(
            side(name, active=squad[:3], reserve=squad[3:], hand=own, points=19, discard=own, bank=2)
            | {"missions": missions(*cards, activated=True)}
        )
    seats[FOE]["hand"] = []
    places = ["active-1", "active-2", "active-3"]
    some = [
        challenge(one, other, where, where, attack_parts=summands(printed=1600, bonus=300, boost=99))
        for one, other, where in zip(teams, courts, places, strict=False)
    ]
    return view(*seats, phase="boost", challenges=some, duty={"card": "MA20", "name": "team"})


DEPLOY = tuple(f"deploy:{card}:active-2" for card in dict.fromkeys(HAND))
ACTIVATE = ("activate:MA04", "activate:MA19", "pass")
CHALLENGE = (
    *(f"challenge:{who}:{whom}" for who in ("MA01", "MA04") for whom in ("MB07", "MB13", "MB04")),
    *(f"challenge:MA07:{whom}" for whom in ("MB07", "MB13", "MB04", "MB11", "MB15")),
    "challenge:MA07:MB14:mission",
    "pass",
)
BOOST = (*(f"boost:{who}:{card}" for who in ("MA01", "MA04", "MA07") for card in dict.fromkeys(HAND)), "pass")
CHECK = (
    *(f"swap:{who}:MA19" for who in ("MA01", "MA04", "MA07")),
    *(f"swap:MA19:{card}:hand" for card in ("MA09", "MA12", "MA16")),
    "swap:MA01:MA02:stack",
    "wound:MA01:MA02",
    "wound:MA01:MA03",
    "wound:MA04:MA05",
    "assemble:MA20:active-1",
    "assemble:MA20:active-2",
    "pass",
)


# A game that shows them


class StandIn(DeckStandIn):
    """It has the cards of the game."""

    name = "mission_arena"
    reason = "mission complete"
    scores = (4, 3)
    library = library()

    def things(self, t: Page, step: Step) -> Things:
        """Where the cards of a key stand in the written view; a mission by its number."""
        (seat, shown, _), (verb, refs) = self.questions[step[1]], self.describe(t, step)
        found: list[str] = []
        for number, ref in enumerate(refs[:2]):
            owner = 1 - seat if verb == "challenge" and number else seat
            kind, _, at = ref.rpartition("-")
            if kind == "mission":
                found.append(f"mission:{owner}:{at}")
            elif number and refs[2:] == ("mission",):
                found.append(f"mission:{owner}:1")
            found += standing(shown, owner, ref) if "hand" not in refs or not number else []
        if verb in ("boost", "super-hit", "wound") or "hand" in refs:
            return Things((f"hand:{refs[1]}",), tuple(found[:1]))
        if verb in ("deploy", "assemble"):
            return Things((f"hand:{refs[0]}",), tuple(found[-1:]))
        return Things(tuple(found[:1]), tuple(found[1:]))


def standing(shown: View, seat: int, ref: str) -> list[str]:
    """The place of that name, or where that card is on top."""
    if seat not in (0, 1):
        return []
    row = shown["seats"][seat]
    some = [one["place"] for one in (*row["active"], *row["reserve"]) if ref in (one["place"], one["card"])]
    return [f"place:{seat}:{where}" for where in some[:1]]


def stand_in(*questions: Question) -> AbstractContextManager[StandInGame]:
    """While this lasts, mission_arena is the stand-in with these questions."""
    return standing_in(StandIn(questions))
