"""What tests of Unmatched are made of: build the scene, act, look."""

import json
from collections.abc import Sequence
from typing import Any

import thwack
from thwack import Match
from thwack.games.unmatched.game import Unmatched
from thwack.games.unmatched.state.table import UnmatchedTable
from thwack.kernel.table import run

from .forced import answer_forced

ME, FOE = 0, 1


def seat(
    hero: str,
    hand: Sequence[str] = (),
    at: dict[str, Any] | None = None,
    *,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    state: dict[str, Any] | None = None,
    zones: dict[str, list[str]] | None = None,
) -> dict[str, Any]:
    """A seat of a scene. `at` says where fighters are: {"alice": "S16"}, ("S16", 5), or 0 for defeated."""
    fighters: dict[str, Any] = {}
    for slug, where in (at or {}).items():
        if isinstance(where, str):
            fighters[slug] = {"space": where}
        elif isinstance(where, int):
            fighters[slug] = {"health": where}
        else:
            fighters[slug] = {"space": where[0], "health": where[1]}
    row: dict[str, Any] = {"hero": hero, "hand": list(hand), "discard": list(discard), "fighters": fighters}
    if deck is not None:
        row["deck"] = list(deck)
    if state is not None:
        row["state"] = state
    if zones is not None:
        row["zones"] = zones
    return row


def scene(
    *seats: dict[str, Any],
    board: str = "sarpedon",
    active: int = ME,
    actions: int = 2,
    seed: int = 1,
    chance: str = "seed",
    **more: Any,
) -> Match:
    """A match in which the active player is about to take an action; `mode=` and `options=` go through."""
    data = {
        "game": "unmatched",
        "board": board,
        "active": active,
        "actions": actions,
        "seats": list(seats),
        **more,
    }
    return answer_forced(thwack.scene("unmatched", data, seed=seed, chance=chance))


def keys(match: Match) -> list[str]:
    """The keys of all choices."""
    return [choice.key for choice in match.choices]


def play(match: Match, *chosen: str) -> Match:
    """Play choices by key, one after the other, checking the invariants after each."""
    for key in chosen:
        answer_forced(match, key)
        assert key in keys(match), f"{key} is not offered to seat {match.actor}: {keys(match)}"
        match.play(key)
        match.check()
    return answer_forced(match)


def offered(match: Match, verb: str) -> list[tuple[str, ...]]:
    """The refs of all choices with this verb."""
    return [choice.refs for choice in match.choices if choice.verb == verb]


def fighter(match: Match, slug: str) -> dict[str, Any]:
    """A fighter as everybody sees it: space and health."""
    for row in match.view(None)["seats"]:
        if slug in row["fighters"]:
            return {name: row["fighters"][slug][name] for name in ("space", "health")}
    raise AssertionError(f"no fighter {slug}")


def health(match: Match, slug: str) -> int:
    """A fighter's health."""
    return int(fighter(match, slug)["health"])


def space(match: Match, slug: str) -> str | None:
    """A fighter's space; None off the board."""
    found: str | None = fighter(match, slug)["space"]
    return found


def hand(match: Match, who: int) -> list[str]:
    """A player's hand as that player sees it, sorted."""
    return list(match.view(who)["seats"][who]["hand"])


def discard(match: Match, who: int) -> list[str]:
    """A player's discard pile, top card last."""
    return list(match.view(None)["seats"][who]["discard"])


def deck(match: Match, who: int) -> list[str]:
    """A player's deck, top first, as nobody in the match sees it."""
    return list(match.scene()["seats"][who]["deck"])


def state(match: Match, who: int) -> dict[str, Any]:
    """A hero's resources and state."""
    return dict(match.view(None)["seats"][who]["state"])


def tokens(match: Match, who: int) -> list[str | None]:
    """Where a hero's tokens lie, in their order."""
    return [token["space"] for token in match.view(None)["seats"][who]["tokens"].values()]


def settle(match: Match) -> Match:
    """Refuse everything that can be refused, until something has to be decided."""
    while match.actor is not None and "decline" in keys(match):
        match.play("decline")
    return match


def to_the_move(match: Match, boost: str = "") -> Match:
    """Into a maneuver, which begins by itself when nothing else can be done, up to the question of moves."""
    if "maneuver" in keys(match):
        play(match, "maneuver")
    if boost or offered(match, "boost"):
        play(match, f"boost:{boost}" if boost else "decline")
    return match


def maneuver(match: Match, *moves: str, boost: str = "") -> Match:
    """A whole maneuver: `move:...` keys in order, everybody else stays; a boost only if named."""
    to_the_move(match, boost)
    play(match, *moves)
    if match.actor is not None and offered(match, "move"):
        play(match, "decline")
    return match


def pass_turn(match: Match) -> Match:
    """Let the active player maneuver without moving until the turn is over; refuse what can be refused."""
    turn = match.view(None)["turn"]
    while match.actor is not None and match.view(None)["turn"] == turn:
        wanted = [key for key in ("maneuver", "decline") if key in keys(match)]
        play(match, *(wanted or keys(match))[:1])
    return match


def set_up(match: Match, *chosen: str) -> Match:
    """Make these choices of the set-up, then the first of each question, until the first turn."""
    play(match, *chosen)
    while match.view(None)["turn"] == 0:
        play(match, keys(match)[0])
    return match


def inside(match: Match) -> UnmatchedTable:
    """The table of a match, for what no client can see or do."""
    table = match._table
    assert isinstance(table, UnmatchedTable)
    return table


def not_where_it_began(match: Match, slug: str) -> Match:
    """A fighter has moved this turn, for all that cards can tell."""
    table = inside(match)
    table.began[table.cast.slug.index(slug)] = 30
    return match


def hand_size(match: Match, who: int) -> int:
    """How many cards a player holds, as everybody sees it."""
    return int(match.view(None)["seats"][who]["hand_size"])


def spaces(match: Match, verb: str, thing: str) -> list[str]:
    """Where a fighter or token may be moved or placed, sorted."""
    return sorted(refs[1] for refs in offered(match, verb) if refs[0] == thing)


def hero_file(slug: str, deck_size: int, cards: str, *rules: str) -> str:
    """A hero of one's own, who has 10 health and stands alone, as the text of a hero file; `cards` is what
    follows in it: cards and words."""
    name = slug.capitalize()
    return f"""
id = "{slug}"
name = {{ en = "{name}" }}
move = 2
deck_size = {deck_size}
[[fighter]]
id = "{slug}"
role = "hero"
health = 10
attack = "melee"
name.en = {{ one = "{name}" }}
[ability]
name = {{ en = "Ability" }}
rules = {json.dumps(rules)}
{cards}"""


def with_home_made(*heroes: str) -> Unmatched:
    """The game with heroes of one's own beside the others, each written as the text of a hero file."""
    game = Unmatched()
    game.add_content([(f"home-made-{number}.toml", text) for number, text in enumerate(heroes)])
    return game


def scene_of(game: Any, *seats: dict[str, Any], **more: Any) -> Match:
    """A scene with home-made heroes."""
    data = {"board": "sarpedon", "active": ME, "actions": 2, "seats": list(seats), **more}
    table = game.from_scene(data, 1, False)
    run(table)
    return answer_forced(Match(game, table, table.fork()))
