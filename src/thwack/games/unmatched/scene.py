"""Positions as a person writes them, and back. What is left out has its default."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...cardlang.node import walk
from ...kernel.errors import SetupError
from ...kernel.knowledge import PUBLIC, permute
from ...kernel.positions import fail, known, number_in
from .cards.library import Library
from .cards.special import Vanish
from .options import RULINGS, cast_of, settings_of
from .rules.setup import lay_out, take_loadout
from .rules.turn import first_action
from .rules.zones.scenes import lay_zones, zones_told
from .state.atoms import set_space, set_tail
from .state.bodies import room_for, tail_of, tails_at
from .state.records import keep_in_play
from .state.table import (
    BIT,
    COMMITTED,
    DECK,
    DISCARD,
    HAND,
    OFF_BOARD,
    OUT_OF_GAME,
    PILES,
    UnmatchedTable,
    bits,
    heroes_of,
    is_hero,
    most_health,
)
from .view import hand_slug, left_out, lines_view, slug_of, space_slug, state_view, tokens_view

Json = Any
TOP = {"game", "board", "mode", "active", "actions", "seats", "options", "exact"}
SEAT = {"hero", "team", "hand", "deck", "discard", "in_play", "fighters", "state", "zones"}


def to_scene(t: UnmatchedTable) -> dict[str, Json]:
    """The position; cards of a combat under way are told by the exact part alone."""
    cast = t.cast
    seats = []
    for seat in range(cast.seats):
        first = PILES * seat
        home = left_out(t, seat) if cast.troupe.loadouts else []
        seats.append(
            {
                "hero": cast.heroes[seat].id,
                "team": cast.team[seat],
                "hand": [hand_slug(t, slot, seat) for slot in t.piles[first + HAND]],
                "deck": [slug_of(t, slot) for slot in coming_along(t, t.piles[first + DECK], home)],
                "discard": [slug_of(t, slot) for slot in t.piles[first + DISCARD]],
                **staying(t, seat),
                "fighters": {
                    cast.slug[f]: {
                        "space": space_slug(t, t.space[f]),
                        **({"tail": space_slug(t, tail_of(t, f))} if f in cast.tails else {}),
                        "health": t.health[f],
                    }
                    for f in cast.fighters[seat]
                    if cast.name[f] not in home
                },
                "state": {**state_view(t, seat), **token_spaces(t, seat), **lines_view(t, seat)},
                **zones_told(t, seat),
            }
        )
    s = cast.settings
    return {
        "game": "unmatched",
        "board": cast.board.id,
        "mode": cast.mode,
        "active": t.turn,
        "actions": t.actions,
        "seats": seats,
        "options": {"seats": s.seats, "occupied_place": s.occupied_place, "simultaneous": s.simultaneous},
    }


def coming_along(t: UnmatchedTable, slots: tuple[int, ...], home: list[str]) -> list[int]:
    """R-52: The cards without those of what stays at home, which are there until it was chosen: a scene is of
    a match under way, so it tells the first of each as chosen."""
    return [slot for slot in slots if not home or not set(home) & set(t.cast.card(t.identity[slot]).tags)]


def staying(t: UnmatchedTable, seat: int) -> dict[str, Json]:
    """X-4: A player's ongoing schemes, if there are any."""
    played = t.piles[PILES * seat + COMMITTED]
    found = [slug_of(t, slot) for slot in t.ongoing if slot in played]
    return {"in_play": found} if found else {}


def token_spaces(t: UnmatchedTable, seat: int) -> dict[str, list[str | None]]:
    """Where a player's tokens of each name lie, in their order."""
    found: dict[str, list[str | None]] = {}
    for token in tokens_view(t, seat).values():
        found.setdefault(token["name"], []).append("box" if token["out"] else token["space"])
    return found


def from_scene(library: Library, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> UnmatchedTable:
    """A table whose active player is about to choose an action."""
    if not isinstance(scene, Mapping):
        fail("a scene is an object with board, mode and seats")
    known(scene, TOP, "a scene")
    rows = scene.get("seats")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, Mapping) for row in rows):
        fail('a scene needs "seats": a list with one object per player, each with at least "hero"')
    for number, row in enumerate(rows):
        known(row, SEAT, f"seat {number}")
    options = scene.get("options") or {}
    if not isinstance(options, Mapping) or not set(options) <= {"seats", *RULINGS}:
        fail(f'"options" of a scene is an object with some of seats, {", ".join(RULINGS)}')
    options = dict(options)
    options["heroes"] = [row.get("hero") for row in rows]
    for name in ("board", "mode"):
        if name in scene:
            options[name] = scene[name]
    try:
        cast = cast_of(library, settings_of(library, options))
    except SetupError as fault:
        fail(str(fault))
    t = lay_out(cast, seed, asks_chance)
    for seat, row in enumerate(rows):
        if row.get("team", cast.team[seat]) != cast.team[seat]:
            fail(f"seat {seat} belongs to team {cast.team[seat]} in mode {cast.mode}, not to {row['team']!r}")
        lay_loadout(t, seat, section(row, "state", seat))
    given = [lay_given(t, seat, row) for seat, row in enumerate(rows)]
    for seat, row in enumerate(rows):
        lay_cards(t, seat, row)
        t.piles[PILES * seat + HAND] = tuple(sorted((*t.piles[PILES * seat + HAND], *given[seat])))
    for seat, row in enumerate(rows):
        lay_zones(t, seat, section(row, "zones", seat))
    away = [f for seat, row in enumerate(rows) for f in lay_fighters(t, seat, section(row, "fighters", seat))]
    for seat in range(cast.seats):
        place_the_rest(t, seat, away)
    for seat, row in enumerate(rows):
        lay_state(t, seat, section(row, "state", seat))
    t.turn = number_in(scene.get("active", 0), 0, cast.seats - 1, '"active"')
    t.actions = number_in(scene.get("actions", 2), 0, 99, '"actions"')
    t.turns = cast.seats + 1  # U-12.2: everybody has had a turn
    t.begun = (1 << cast.seats) - 1
    t.began = t.space[:]
    for where in cast.deeds.values():  # nothing has happened this turn
        t.counters[where] = 0
    for at in cast.tails.values():
        t.counters[at + 1] = t.counters[at]
    for token in cast.fog:
        t.began_fog |= BIT[t.token[token]]
    t.do((first_action, t.turn))
    return t


def section(row: Mapping[str, Json], name: str, seat: int) -> Mapping[str, Json]:
    """A part of a seat that is an object."""
    found = row.get(name) or {}
    if not isinstance(found, Mapping):
        fail(f"{name!r} of seat {seat} must be an object")
    return found


def lay_loadout(t: UnmatchedTable, seat: int, row: Mapping[str, Json]) -> None:
    """R-52: What was chosen at the set-up; the first of each if nothing is said."""
    for number, rule in enumerate(t.cast.troupe.loadouts.get(seat, ())):
        found = row.get(str(rule.name), rule.options[0])
        if found not in rule.options:
            fail(f"the {rule.name} of seat {seat} is one of {', '.join(rule.options)}, not {found!r}")
        take_loadout(t, rule.options.index(found), number, seat)


def lay_given(t: UnmatchedTable, seat: int, row: Mapping[str, Json]) -> list[int]:
    """R-89: The cards in a hand that were given to its player, told as hero/card; they leave their decks."""
    found: list[int] = []
    named = row.get("hand")
    for name in named if isinstance(named, list) and t.cast.given else ():
        hero, _, slug = str(name).rpartition("/")
        for other in t.cast.opponents[seat] if hero else ():
            deck = t.piles[PILES * other + DECK]
            fits = [s for s in deck if slug_of(t, s) == slug and t.identity[s] in t.cast.given]
            if t.cast.heroes[other].id == hero and fits:
                t.piles[PILES * other + DECK] = tuple([s for s in deck if s != fits[0]])
                t.known[fits[0]] = PUBLIC
                found.append(fits[0])
                break
        else:
            if hero:
                fail(f"seat {seat} cannot have been given {name!r}")
    return found


def lay_cards(t: UnmatchedTable, seat: int, row: Mapping[str, Json]) -> None:
    """The piles of a seat. Cards named nowhere are shuffled under the deck; an empty deck leaves them
    discarded."""
    first = PILES * seat
    stock: dict[str, list[int]] = {}
    for slot in t.piles[first + DECK]:
        stock.setdefault(slug_of(t, slot), []).append(slot)
    piles: dict[str, list[int]] = {}
    for name in ("hand", "deck", "discard", "in_play"):
        slugs = row.get(name) or []
        if t.cast.given and isinstance(slugs, list):
            slugs = [slug for slug in slugs if "/" not in str(slug)]
        if not isinstance(slugs, list) or not all(isinstance(slug, str) for slug in slugs):
            fail(f"{name!r} of seat {seat} must be a list of card slugs")
        piles[name] = []
        for slug, count in Counter(slugs).items():
            if slug not in stock:
                has = ", ".join(sorted(stock))
                fail(f"seat {seat} has no card {slug!r}; {t.cast.heroes[seat].id} has {has}")
            if count > len(stock[slug]):
                fail(f"seat {seat} has too many copies of {slug!r} in all")
        for slug in slugs:
            if not stock[slug]:
                fail(f"seat {seat} has too many copies of {slug!r} in all")
            piles[name].append(stock[slug].pop(0))
    rest = [slot for slots in stock.values() for slot in slots]
    permute(t, rest)
    emptied = row.get("deck") == []
    t.piles[first + HAND] = tuple(sorted(piles["hand"]))
    t.piles[first + DECK] = tuple(piles["deck"] + ([] if emptied else rest))
    t.piles[first + DISCARD] = tuple((rest if emptied else []) + piles["discard"])
    t.piles[first + COMMITTED] = tuple(piles["in_play"])
    for slot in piles["in_play"]:
        t.known[slot] = PUBLIC
        keep_in_play(t, slot)
    for slot in t.piles[first + HAND]:
        t.known[slot] = t.cast.eyes[seat]
    for slot in t.piles[first + DISCARD]:
        t.known[slot] = PUBLIC


def lay_fighters(t: UnmatchedTable, seat: int, rows: Mapping[str, Json]) -> list[int]:
    """Where fighters stand and how healthy they are; gives those meant to be off the board."""
    away: list[int] = []
    slugs = {t.cast.slug[f]: f for f in t.cast.fighters[seat]}
    for slug, row in rows.items():
        if slug not in slugs:
            fail(f"seat {seat} has no fighter {slug!r}; it has {', '.join(slugs)}")
        if not isinstance(row, Mapping):
            fail(f"fighter {slug!r} needs an object such as {{'space': 'S01', 'health': 5}}")
        known(row, {"space", "tail", "health"}, f"fighter {slug!r}")
        f = slugs[slug]
        if "health" in row:
            t.health[f] = number_in(row["health"], 0, most_health(t, f), f"the health of {slug!r}")
        space = row.get("space")
        if space is not None and "health" not in row:
            t.health[f] = most_health(t, f)
        if space is not None:
            lay_one(t, f, space)
            lay_tail(t, f, row.get("tail"))
        elif "space" in row and leaves_the_board(t, seat):
            away.append(f)
    return away


def leaves_the_board(t: UnmatchedTable, seat: int) -> bool:
    """X-5: Whether this hero has a card that takes a fighter off the board without a defeat."""
    cards = t.cast.heroes[seat].cards
    return any(
        isinstance(node, Vanish) for card in cards for tree in card.effects.values() for node in walk(tree)
    )


def lay_tail(t: UnmatchedTable, fighter: int, space: Json) -> None:
    """R-96: The second space of a large fighter, if it is told; else the first that is free."""
    if fighter in t.cast.tails and space is not None:
        index = t.cast.board.index.get(space) if isinstance(space, str) else None
        if index is None or (
            not tails_at(t, fighter, t.space[fighter]) >> index & 1 and index != tail_of(t, fighter)
        ):
            fail(f"the other end of {t.cast.slug[fighter]!r} cannot be in {space!r}")
        set_tail(t, fighter, index)


def lay_one(t: UnmatchedTable, fighter: int, space: Json) -> None:
    """A fighter on its space."""
    index = t.cast.board.index.get(space) if isinstance(space, str) else None
    if index is None:
        has = ", ".join(t.cast.board.slugs)
        fail(f"the board {t.cast.board.id} has no space {space!r}; its spaces are {has}")
    if not t.health[fighter]:
        fail(f"{t.cast.slug[fighter]!r} has no health left, so it cannot stand on {space!r}")
    if not room_for(t, fighter) >> index & 1:
        fail(f"two fighters stand on {space!r}; a space holds one (U-3.1)")
    set_space(t, fighter, index)


def place_the_rest(t: UnmatchedTable, seat: int, away: list[int]) -> None:
    """Fighters without a space: the hero on its start space, sidekicks on the first free spaces of the
    hero's zones."""
    cast = t.cast
    hero = heroes_of(t, seat)[0]
    for f in sorted(cast.fighters[seat], key=lambda f: not is_hero(t, f)):
        if t.space[f] == OFF_BOARD and t.health[f] and f not in away:
            home = t.space[hero] if t.space[hero] >= 0 else cast.board.starts[seat]
            wish = 1 << home if f == hero else cast.board.in_zone[home]
            free = (wish & room_for(t, f)) or (cast.board.all & room_for(t, f))
            set_space(t, f, bits(free)[0])


def lay_state(t: UnmatchedTable, seat: int, row: Mapping[str, Json]) -> None:
    """Resources, states and tokens."""
    cast = t.cast
    tokens = [k for k, owner in enumerate(cast.token_owner) if owner == seat]
    names = {
        name: where for (owner, name), where in cast.counter.items() if owner == seat and name != "state"
    }
    states = cast.states.get(seat)
    for name, found in row.items():
        if states is not None and name == states.name:
            if found not in states.states:
                fail(f"the {name} of seat {seat} is one of {', '.join(states.states)}, not {found!r}")
            t.counters[cast.counter[seat, "state"]] = states.states.index(found)
        elif name in [str(rule.name) for rule in cast.troupe.loadouts.get(seat, ())]:
            continue  # laid with the cards
        elif name in names:
            most = cast.counter_most[names[name]]
            t.counters[names[name]] = number_in(found, 0, most, f"the {name} of seat {seat}")
        elif seat in cast.patrols and name == cast.patrol_rules[seat].name:
            lay_patrols(t, seat, found)
        elif tokens and name == cast.token_name[tokens[0]]:
            lay_tokens(t, tokens, found)
        else:
            fail(f"{cast.heroes[seat].id} has no state {name!r}")
    zone = cast.board.in_zone[max(t.space[heroes_of(t, seat)[0]], 0)]
    wishes = bits(zone & ~t.full) + bits(cast.board.all & ~t.full) + bits(cast.board.all)
    for k in tokens:
        if t.token[k] < 0 and not cast.supplied[k]:
            t.token[k] = next(s for s in wishes if s not in t.token)


def lay_patrols(t: UnmatchedTable, seat: int, found: Json) -> None:
    """R-85: Pieces on their lines, each told by its two spaces."""
    board = t.cast.board
    pairs = found if isinstance(found, list) else [found]
    for pair in pairs:
        ends = [board.index.get(slug) for slug in pair] if isinstance(pair, list) else []
        line = board.line_bit.get((ends[0], ends[1])) if len(ends) == 2 else None  # type: ignore[arg-type]
        if line is None:
            fail(f"{pair!r} is no line of {board.id}: write two neighbouring spaces")
        t.counters[t.cast.patrols[seat]] |= line


def lay_tokens(t: UnmatchedTable, tokens: list[int], found: Json) -> None:
    """Tokens on their spaces."""
    index = t.cast.board.index
    if (
        not isinstance(found, list)
        or len(found) != len(tokens)
        or not all(s is None or (isinstance(s, str) and (s in index or s == "box")) for s in found)
    ):
        fail(f"the tokens need a list of {len(tokens)} spaces of this board, not {found!r}")
    placed = [slug for slug in found if slug not in (None, "box")]  # null: in the supply, or as if left out
    if len(set(placed)) != len(placed) and not t.cast.piled[tokens[0]]:
        fail("two tokens lie on one space")
    for k, slug in zip(tokens, found, strict=True):
        t.token[k] = OUT_OF_GAME if slug == "box" else OFF_BOARD if slug is None else index[slug]
