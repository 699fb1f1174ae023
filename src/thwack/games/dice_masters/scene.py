"""Positions as plain data: what a person writes, and back."""

from collections.abc import Mapping
from typing import Any

from ...kernel.masks import bits
from ...kernel.positions import fail
from ...kernel.table import Step
from .cards.library import Library
from .choices import face_slug, slug_of
from .options import LIFE, MODES, RULINGS, cast_of
from .rules.attack import action_step, attack_step, block_step, choose_attackers, combat_damage
from .rules.draft import draw_basic_actions, pick, stacks_of
from .rules.drawing import roll_dice
from .rules.main_step import main_step
from .rules.setup import lay_out
from .rules.stats import level_of
from .rules.turn import choose_reroll, clean_up, roll_step, take_turn
from .rules.winning import check_life
from .scene_data import LISTS, PARTS, basic_actions, held, number, team_in
from .scene_ties import control, copy, held_scene, hold_back, ties_of
from .state.atoms import block, buy, hurt, move, turn_to
from .state.cast import Settings
from .state.table import (
    ASIDE,
    ATTACK,
    ATTACKERS,
    BAG,
    DRAFT,
    FIELD,
    MIDDLE,
    ON_CARD,
    PHASES,
    PREP,
    RESERVE,
    ROLL,
    ROLLING,
    USED,
    ZONES,
    DiceTable,
    field,
    seat_of,
    zone_of,
)
from .view import draft_view, slugs

Json = Any


# From a table


def to_scene(t: DiceTable) -> dict[str, Json]:
    """The position as a person would write it. What an effect under way will do is in the exact part."""
    settings = t.cast.settings
    found: dict[str, Json] = {"game": "dice_masters", "mode": t.cast.mode}
    found |= {
        name: getattr(settings, name)
        for name, right in RULINGS.items()
        if getattr(settings, name) != right[0]
    }
    found |= {"active": t.turn, "turn": t.turns, "step": PHASES[t.phase], "most_life": t.cast.life}
    if t.phase == DRAFT:
        return {**found, "basic_actions": list(settings.basic_actions), "draft": draft_view(t)}
    found["basic_actions"] = list(settings.basic_actions)
    found["seats"] = [seat_scene(t, seat) for seat in (0, 1)]
    return found


def seat_scene(t: DiceTable, seat: int) -> dict[str, Json]:
    """One player's life, cards and zones."""
    first = ZONES * seat
    cards = [s for s in range(2, len(t.cast.cards)) if t.cast.card_seat[s] == seat]
    left = t.zones[first + ON_CARD]
    found: dict[str, Json] = {}
    if t.cast.settings.teams[seat].name:
        found["team"] = t.cast.settings.teams[seat].name
    found |= {
        "life": max(t.life[seat], 0),
        "cards": {t.cast.slug(s): (t.cast.dice[s] & left).bit_count() for s in cards},
        "bag": slugs(t, t.zones[first + BAG]),
        "prep": slugs(t, t.zones[first + PREP]),
        "reserve": rolled(t, t.zones[first + RESERVE]),
        "field": [fielded(t, die) for die in bits(field(t, seat))],
        "used": slugs(t, t.zones[first + USED]),
    }
    if t.zones[first + ROLLING]:
        found["rolling"] = rolled(t, t.zones[first + ROLLING])
    if t.loose[seat]:
        found["loose"] = t.loose[seat]
    held = held_scene(t, seat)
    if held:
        found["held"] = held
    return found


def rolled(t: DiceTable, mask: int) -> list[Json]:
    """Dice with their faces; a die that is just being rolled has none."""
    return [{"die": slug_of(t, die), "face": face_slug(t, die) or None} for die in bits(mask)]


def fielded(t: DiceTable, die: int) -> Json:
    """A character in the field."""
    found: dict[str, Json] = {"die": slug_of(t, die), "level": level_of(t, die), "damage": t.damage[die]}
    if zone_of(t, die) == ATTACK:
        if seat_of(t, die) == t.turn:
            found["attacking"] = True
        else:
            foes = bits(field(t, t.turn))
            found["blocks"] = [foes.index(d) for d in bits(t.blocks[die])]
    if t.owner[die] != seat_of(t, die):
        found["owner"] = t.owner[die]
    return found | ties_of(t, die)


# Into a table


def from_scene(library: Library, data: Mapping[str, Json], seed: int, asks_chance: bool) -> DiceTable:
    """A table from a position; a SceneError says what cannot be."""
    for name in data:
        if name not in PARTS:
            fail(f"a scene of dice_masters has no part {name!r}; its parts are {', '.join(PARTS)}")
    mode = data.get("mode", "tournament")
    if mode not in MODES:
        fail(f"there is no mode {mode!r}; choose from {', '.join(MODES)}")
    rulings = [data.get(name, right[0]) for name, right in RULINGS.items()]
    for (name, right), found in zip(RULINGS.items(), rulings, strict=True):
        if found not in right:
            fail(f"{name} is one of {', '.join(right)}, not {found!r}")
    life = number(data, "most_life", LIFE[mode], 1, 99)
    basics = basic_actions(library, data.get("basic_actions", []))
    if "draft" in data:
        settings = Settings(mode, (), basics, life, *rulings)
        return from_draft(lay_out(cast_of(library, settings), seed, asks_chance), data["draft"])
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != 2 or not all(isinstance(s, Mapping) for s in seats):
        fail('a scene needs "seats", a list of two objects')
    teams = tuple(team_in(library, seats, seat, basics) for seat in (0, 1))
    cast = cast_of(library, Settings(mode, teams, basics, life, *rulings))
    t = lay_out(cast, seed, asks_chance)
    t.turn = number(data, "active", 0, 0, 1)
    t.turns = number(data, "turn", 1, 0, 10_000)
    t.recording = False
    Filler(t).fill(seats)
    t.recording = True
    begin(t, data.get("step", "clear"))
    return t


class Filler:
    """Puts the dice of a scene where it says. Dice it does not name stay on their cards; Sidekicks it does
    not name are in the bag, or out of the game where it says what the bag holds."""

    def __init__(self, t: DiceTable) -> None:
        self.t = t
        self.free: dict[tuple[int, str], list[int]] = {}
        for die, home in enumerate(t.cast.home):
            self.free.setdefault((home, slug_of(t, die)), []).append(die)

    def take(self, seat: int, slug: str) -> int:
        """A die of that name that is not placed yet."""
        own, middle = self.free.get((seat, slug)), self.free.get((MIDDLE, slug))
        if own:
            return own.pop(0)
        if middle:
            die = middle.pop(0)
            buy(self.t, seat, die)
            return die
        fail(f"seat {seat} has no further die {slug!r}")

    def fill(self, seats: list[Json]) -> None:
        """All zones of both seats."""
        t = self.t
        for seat, data in enumerate(seats):
            t.life[seat] = number(data, "life", t.cast.life, 0, t.cast.life)
            t.loose[seat] = number(data, "loose", 0, 0, 99)
            for name, zone in LISTS.items():
                for slug in data.get(name, []):
                    move(t, self.take(seat, slug), seat, zone)
            for row in data.get("rolling", []):
                self.put_rolled(seat, row, ROLLING)
            for row in data.get("reserve", []):
                self.put_rolled(seat, row, RESERVE)
        placed = [
            [self.put_fielded(seat, row) for row in data.get("field", [])] for seat, data in enumerate(seats)
        ]
        self.set_blocks(seats, placed)
        control(t, seats, placed)
        for seat, data in enumerate(seats):
            for die, row in zip(placed[seat], data.get("field", []), strict=True):
                copy(t, die, row)
            for row in held(data):
                hold_back(t, self.take(seat, row["die"]), seat, row, placed)
            for die in self.free.get((seat, "sidekick"), []):
                move(t, die, seat, ASIDE if "bag" in data else BAG)

    def put_rolled(self, seat: int, row: Mapping[str, Json], zone: int) -> None:
        """A die with a face."""
        t = self.t
        die = self.take(seat, row["die"])
        if zone == ROLLING and row.get("face", 0) is None:
            move(t, die, seat, zone)
            return
        if "face" not in row and "level" not in row:
            fail(f"{row['die']} of seat {seat} shows a face: give its face or its level")
        wanted = row.get("face", f"level-{row.get('level')}")
        slugs_ = [face.slug for face in t.cast.faces[t.cast.slot[die]]]
        if wanted not in slugs_:
            fail(f"{row['die']} has no face {wanted!r}; it has {', '.join(dict.fromkeys(slugs_))}")
        turn_to(t, die, slugs_.index(wanted))
        move(t, die, seat, zone)

    def put_fielded(self, seat: int, row: Mapping[str, Json]) -> int:
        """A character with its level and damage."""
        t = self.t
        die = self.take(number(row, "owner", seat, 0, 1), row["die"])
        level = row.get("level", 1)
        if type(level) is not int or not 1 <= level <= 3 or t.cast.level_face[t.cast.slot[die]][level] < 0:
            fail(f"{row['die']} cannot be in the field at level {level!r}")
        turn_to(t, die, t.cast.level_face[t.cast.slot[die]][level])
        attacking = row.get("attacking", False)
        if attacking and seat != t.turn:
            fail(f"seat {seat} is not the active player, so {row['die']} cannot be attacking")
        move(t, die, seat, ATTACK if attacking else FIELD)
        if attacking:
            t.alone += 1
        damage = number(row, "damage", 0, 0, 99)
        if damage:
            hurt(t, die, damage)
        return die

    def set_blocks(self, seats: list[Json], placed: list[list[int]]) -> None:
        """Who blocks whom: indices into the active player's field."""
        t = self.t
        for seat, data in enumerate(seats):
            for die, row in zip(placed[seat], data.get("field", []), strict=True):
                blocks = row.get("blocks", [])
                for index in [blocks] if type(blocks) is int else blocks:
                    foes = placed[t.turn]
                    if seat == t.turn or type(index) is not int or not 0 <= index < len(foes):
                        fail(f"{row['die']} of seat {seat} cannot block number {index!r} of the other field")
                    if zone_of(t, foes[index]) != ATTACK:
                        fail(f"{row['die']} of seat {seat} blocks a character that does not attack")
                    block(t, die, foes[index])


def begin(t: DiceTable, step: Json) -> None:
    """Go on from a step of the active player's turn."""
    seat = t.turn
    end: list[Step] = [(clean_up, seat), (take_turn, 1 - seat)]
    hit: list[Step] = [(combat_damage, seat), *end]
    fight: list[Step] = [(action_step, seat), *hit]
    steps: dict[str, list[Step]] = {
        "clear": [(retake_turn, seat)],
        "roll": [(reroll_or_roll, seat), (main_step, seat), (attack_step, seat), *end],
        "main": [(main_step, seat), (attack_step, seat), *end],
        "attack": [(declare_or_begin, seat), *end],
        "block": [(block_step, 1 - seat), *fight],
        "actions": fight,
        "damage": hit,
        "clean-up": end,
    }
    if not isinstance(step, str) or step not in steps:
        fail(f"a scene starts in one of the steps {', '.join(steps)}, not in {step!r}")
    if t.zones[ZONES * seat + ATTACK] and step in ("clear", "roll", "main"):
        fail(f"there are no attackers in the step {step!r}")
    if not check_life(t):
        t.do(*steps[step])


def retake_turn(t: DiceTable, seat: int) -> None:
    """The turn of a scene begins with the number it was given."""
    t.turns -= 1
    t.then((take_turn, seat))


def reroll_or_roll(t: DiceTable, seat: int) -> None:
    """Dice that lie rolled may be rerolled; else the dice in the prep area are rolled."""
    rolling = bits(t.zones[ZONES * seat + ROLLING])
    if rolling:
        t.phase = ROLL
        missing = tuple(die for die in rolling if t.face[die] < 0)
        t.then((roll_dice, missing, 0), (choose_reroll, seat, ()))
    else:
        t.then((roll_step, seat))


def declare_or_begin(t: DiceTable, seat: int) -> None:
    """Where attackers were declared, more may be; else the attack step begins."""
    if t.zones[ZONES * seat + ATTACK]:
        t.phase = ATTACKERS
        t.then((choose_attackers, seat))
    else:
        t.then((attack_step, seat))


def from_draft(t: DiceTable, data: Json) -> DiceTable:
    """A draft under way: picks so far; the player with fewer picks goes on, the second player first."""
    if not isinstance(data, Mapping):
        fail(f"a draft is an object with picked, not {data!r}")
    library = t.cast.library
    names = list(library.cards)
    picked = data.get("picked", [[], []])
    if not isinstance(picked, list) or [type(rows) for rows in picked] != [list, list]:
        fail(f"picked is a list of two lists of picks, not {picked!r}")
    stacks = stacks_of(library)
    t.pool = (1 << len(stacks)) - 1
    for seat, rows in enumerate(picked):
        for row in rows:
            if not isinstance(row, Mapping) or row.get("card") not in names:
                fail(f"a pick names a card and its dice, not {row!r}")
            t.picks[seat] = (*t.picks[seat], (names.index(row["card"]), number(row, "dice", 0, 0, 20)))
            for stack, cards in enumerate(stacks):
                if row["card"] in cards:
                    t.pool &= ~(1 << stack)
    t.picks[2] = tuple((names.index(n), 0) for n in basic_actions(library, data.get("basic_actions", [])))
    t.phase = DRAFT
    t.do((draw_basic_actions,), (pick, 1 if len(t.picks[1]) <= len(t.picks[0]) else 0), (take_turn, 0))
    return t
