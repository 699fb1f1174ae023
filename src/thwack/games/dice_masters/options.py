"""The set-up options of a match: what may stand there, and what stands there by itself."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args

from ...kernel.option_faults import cannot_be, check_names, fail
from ...kernel.problem import Parts, Problem, either, in_one
from .cards.library import Library
from .cards.teams import (
    LIMITS,
    Team,
    basic_faults,
    card_faults,
    faults_of,
    no_list_of_basics,
    sheet_of,
    sheet_of_table,
)
from .state.cast import Cast, Mode, Settings

Json = Any
Word = TypeVar("Word", bound=str)
SEATS: Final = 2
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
DEFAULT_MODE: Final[Mode] = "tournament"
LIFE: Final = {"first-game": 10, "basic": 15, "tournament": 20, "draft": 12}  # DM-2.6, DM-T.7 to DM-T.9
LIFE_BOUNDS: Final = {"first-game": (1, 40), "basic": (1, 40), "tournament": (1, 40), "draft": (8, 20)}
MIDDLE: Final = {
    "first-game": (3,),
    "basic": (4,),
    "tournament": (4,),
    "draft": (3, 4),
}  # how many basic actions
FIRST_GAME: Final = ("force-beam", "inner-rage", "thrown-car")  # DM-2.1
DEFAULT_TEAMS: Final = {
    "first-game": ("first-game-first-player", "first-game-second-player"),  # DM-2.3
    "basic": ("out-of-the-box", "burning-arrows"),
    "tournament": ("avengers-assemble", "children-of-the-atom"),
    "draft": (),
}
RULINGS: Final = {
    "errata": ("printed", "errata"),
    "globals_order": ("tournament", "every-action"),  # D-8
    "both_at_zero": ("active-wins", "draw"),  # G-1
}
NAMES: Final = ("mode", "teams", "basic_actions", "life", *RULINGS)


def setups(library: Library) -> dict[str, Json]:
    """Each option, its default, and what may stand there."""
    teams = [
        {"id": slug, "name": {"en": team.name, **dict(team.names)} if team.names else team.name}
        | {"modes": [m for m in LIMITS if not faults_of(team, library, m)]}
        for slug, team in library.teams.items()
    ]
    basic = [{"id": card, "name": library.cards[card].name} for card in basic_actions_of(library)]
    lives = {
        mode: {"default": LIFE[mode], "least": low, "most": high} for mode, (low, high) in LIFE_BOUNDS.items()
    }
    return {
        "mode": {"default": DEFAULT_MODE, "choices": list(MODES)},
        "teams": {"default": list(DEFAULT_TEAMS[DEFAULT_MODE]), "choices": teams, "list": True},
        "basic_actions": {"default": None, "choices": basic},
        "life": {"default": None, "choices": list(range(1, 41)), "modes": lives},
        **{name: {"default": values[0], "choices": list(values)} for name, values in RULINGS.items()},
    }


def basic_actions_of(library: Library) -> tuple[str, ...]:
    """The basic actions one can play with."""
    return tuple(card for card in library.offered if library.cards[card].type == "basic-action")


def settings_of(library: Library, options: Mapping[str, Any]) -> Settings:
    """DM-2.1, DM-T.7 to DM-T.9: All options filled in, or a sentence about the first that cannot stand."""
    check_names("dice_masters", options, NAMES)
    mode = _chosen(options, "mode", DEFAULT_MODE, MODES)
    middle = middle_of(library, mode, options.get("basic_actions"))
    teams = teams_of(library, mode, options.get("teams"), middle)
    if not middle:
        brought = tuple(card for team in teams for card in team.basic_actions)  # DM-T.3: two sets if need be
        middle = FIRST_GAME if mode == "first-game" else brought
    rulings = [_chosen(options, name, values[0], values) for name, values in RULINGS.items()]
    return Settings(mode, teams, middle, life_of(mode, options.get("life")), *rulings)


def life_of(mode: str, given: object) -> int:
    """DM-2.6, DM-T.7 to DM-T.9: The life with which a match begins."""
    least, most = LIFE_BOUNDS[mode]
    if given is None:
        return LIFE[mode]
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        told = f"life in {mode} mode is a whole number from {least} to {most}, not {given!r}"
        fail(Problem("life", told, {"mode": mode, "least": least, "most": most, "given": repr(given)}))
    return given


def _chosen(options: Mapping[str, Any], name: str, default: Word, right: tuple[Word, ...]) -> Word:
    found = options.get(name)
    if found is None:
        return default
    if not isinstance(found, str) or found not in right:
        cannot_be(name, found, right)
    return right[right.index(found)]


def middle_of(library: Library, mode: str, given: object) -> tuple[str, ...]:
    """DM-2.1, DM-T.3, DM-T.7: The basic actions that were given for the middle, if any were."""
    if given is None or given == [] or given == ():
        return ()
    if not isinstance(given, list | tuple):
        fail(no_list_of_basics(["smash", "power-bolt"], given))
    offered = basic_actions_of(library)
    found: list[str] = []
    for one in given:
        card = one if one in offered else None
        if card is None:
            what = Problem("no-basic", f"there is no basic action {one!r} on offer", {"given": repr(one)})
            fail(what, one, offered)
        found.append(card)
    if len(found) not in MIDDLE[mode]:
        numbers = either(str(n) for n in MIDDLE[mode])
        told = f"in {mode} mode there are {numbers} basic actions in the middle, not {len(found)}"
        fail(Problem("middle-count", told, {"mode": mode, "numbers": numbers, "has": len(found)}))
    sets = 2 if mode in ("basic", "tournament") else 1  # DM-T.3: each player may bring the same one
    for card in found:
        if found.count(card) > sets:
            times = "twice" if sets == 2 else "once"
            told = f"the basic action {card} can be in the middle only {times} in {mode} mode"
            fail(Problem("middle-often", told, {"card": card, "most": sets, "mode": mode}))
    return tuple(found)


def teams_of(library: Library, mode: str, given: object, middle: tuple[str, ...]) -> tuple[Team, ...]:
    """DM-T.2 to DM-T.9: The two teams, or a sentence with all that is wrong with one."""
    if mode == "draft":
        if given:
            fail(Problem("draft-teams", "in a draft the teams are picked, so none can be given"))
        return ()
    if given is None or given == [] or given == ():
        given = DEFAULT_TEAMS[mode]
    if not isinstance(given, list | tuple) or len(given) != SEATS:
        example = str(list(DEFAULT_TEAMS[mode]))
        told = f"teams must be a list of two, such as {example}, not {given!r}"
        fail(Problem("two-teams", told, {"example": example, "given": repr(given)}))
    return tuple(team_of(library, mode, one, seat, middle) for seat, one in enumerate(given))


def team_of(library: Library, mode: str, given: object, seat: int, middle: tuple[str, ...]) -> Team:
    """A team from a preset's id or name, the text of a team file, or plain data. Its cards come in order of
    their numbers, so that the same team is always the same match."""
    key = (mode, given, bool(middle)) if isinstance(given, str) and given in library.teams else None
    if key in library.ready:
        return library.ready[key]
    if isinstance(given, Team):
        given = table_of(given)
    if isinstance(given, str):
        team, faults = _named(library, mode, given) or sheet_of(given, library)
    elif isinstance(given, Mapping):
        team, faults = sheet_of_table(given, library)
    else:
        told = f"a team is a preset, the text of a team file or a table, not {given!r}"
        fail(Problem("team-kind", told, {"given": repr(given)}))
    faults = faults + card_faults(team, library, mode)
    if not middle:  # what is given for the middle lies there instead of what the teams bring
        faults += basic_faults(team, library, mode)
    if faults:
        fail(_unplayable(team.name, seat, mode, in_one(faults)))
    team = team._replace(cards=tuple(sorted(team.cards, key=lambda pair: library.cards[pair[0]].number)))
    if key is not None:
        library.ready[key] = team
    return team


def _unplayable(name: str, seat: int, mode: str, faults: str) -> Problem:
    parts: Parts = {"seat": seat, "mode": mode, "faults": faults}
    if not name:
        told = f"the team of seat {seat} cannot play in {mode} mode: {faults}"
        return Problem("team-of-seat", told, parts)
    told = f"the team of seat {seat}, {name}, cannot play in {mode} mode: {faults}"
    return Problem("named-team-of-seat", told, {**parts, "name": name})


def _named(library: Library, mode: str, given: str) -> tuple[Team, list[Problem]] | None:
    """A preset by its id or name; nothing if this is the text of a team file."""
    for slug, team in library.teams.items():
        known = {slug, team.name.casefold(), *(name.casefold() for _, name in team.names)}
        if given.strip().casefold() in known:
            return team._replace(names=()), []  # a match knows the team as anybody could have written it
    if "\n" in given.strip() or ":" in given or given.strip()[:1].isdigit():
        return None
    legal = [slug for slug, team in library.teams.items() if not faults_of(team, library, mode)]
    what = Problem("no-preset-team", f"there is no preset team {given!r}", {"given": repr(given)})
    fail(what, given, legal)


def table_of(team: Team) -> dict[str, Json]:
    """A team as plain data."""
    return {"name": team.name, "cards": dict(team.cards), "basic_actions": list(team.basic_actions)}


def as_json(settings: Settings) -> dict[str, Json]:
    """The settings as plain data: options that give the same settings again."""
    return {
        **settings._asdict(),
        "teams": [table_of(team) for team in settings.teams],
        "basic_actions": list(settings.basic_actions),
    }


def from_json(data: Mapping[str, Json]) -> Settings:
    """The settings that `as_json` wrote."""
    teams = tuple(
        Team(team["name"], tuple(team["cards"].items()), tuple(team["basic_actions"]))
        for team in data["teams"]
    )
    return Settings(**{**data, "teams": teams, "basic_actions": tuple(data["basic_actions"])})


_CASTS: Final[dict[tuple[int, Settings], tuple[Library, Cast]]] = {}
_KEPT: Final = 64


def cast_of(library: Library, settings: Settings) -> Cast:
    """The cast of a match, made once for equal settings. The library is kept with it, so that no other can
    get its id."""
    key = (id(library), settings)
    if key not in _CASTS:
        while len(_CASTS) >= _KEPT:
            del _CASTS[next(iter(_CASTS))]
        _CASTS[key] = (library, Cast(library, settings))
    return _CASTS[key][1]
