"""`thwack play`: a match in the terminal, against a program or a friend."""

import argparse
import random
import secrets
from typing import Any, Final

from ...arena.plan import derive
from ...match import Match, games, new
from ...players import PLAYERS, Player, player_named
from ...wording import LANGUAGES
from .. import saves
from ..arguments import Commands, Usage, add_content, command, game, lang, whole, words
from ..content import load_content
from ..host import DEFAULT, host_of
from ..session import Session
from ..setup import add_setup, flag_of, setup_of
from ..terminal import Terminal
from ..words import Words

Json = Any
NAME: Final = "play"
EXAMPLE: Final = """thwack play unmatched
thwack play unmatched --heroes alice,dracula --board soho --you 1 --lang pt
thwack play unmatched --against level:5
thwack play unmatched --hot-seat
thwack play unmatched --content my-hero.toml --heroes my-hero,medusa
thwack play dice_masters --mode basic --teams my-team.txt,your-team.txt
thwack play battle_scenes --decks shield-wall,my-deck.txt --lang pt
thwack play mission_arena --weak-points A --lang it"""
LAST: Final = "-"
OPPONENT: Final = "level:3"


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument(
        "game", type=game, nargs="?", metavar="GAME", help=f"{', '.join(games())} ({DEFAULT})"
    )
    add_setup(parser)
    add_content(parser)
    parser.add_argument("--you", type=words, metavar="SEAT", help="your seat, or seats: 0 is the first (0)")
    parser.add_argument(
        "--against", metavar="P", help=f"who plays the other seats: {', '.join(PLAYERS)} ({OPPONENT})"
    )
    parser.add_argument(
        "--hot-seat", action="store_true", default=None, help="people at every seat, sharing one screen"
    )
    parser.add_argument("--lang", type=lang, metavar="L", help=f"{', '.join(LANGUAGES)} (en)")
    parser.add_argument("--seed", type=whole(0), metavar="N", help="the same seed gives the same match (any)")
    parser.add_argument(
        "--resume", nargs="?", const=LAST, metavar="FILE", help="continue a saved match (the last one)"
    )


def run(args: argparse.Namespace) -> int:
    """Set the table and play."""
    content = load_content(game_of(args), args.content) if args.content else []
    match, saved = start(args)
    seed = args.seed if args.seed is not None else secrets.randbelow(2**31)
    hot_seat = bool(args.hot_seat if args.hot_seat is not None else saved.get("hot_seat", False))
    against = str(args.against or saved.get("against", OPPONENT))
    language = str(args.lang or saved.get("lang", "en"))
    people = seats_of_people(match, args.you or saved.get("you"), hot_seat)
    programs: dict[int, Player] = {
        seat: player_named(against, derive(seed, match.ply, "program", seat))
        for seat in range(match.seats)
        if seat not in people
    }
    if args.against:
        player_named(against)
    seating = {
        "you": [str(s) for s in sorted(people)],
        "against": against,
        "lang": language,
        "hot_seat": hot_seat,
        "content": content or saved.get("content", []),
    }
    session = Session(match, Terminal(), Words(lang_or_fault(language)), people, programs, seating, hot_seat)
    session.shared = host_of(match.game).shared_seats(match)
    session.chance = random.Random(derive(seed, match.ply, "chance"))
    return session.run()


def game_of(args: argparse.Namespace) -> str:
    """Whose content is brought along: that of the game named, or of the match that was saved."""
    if args.game or args.resume is None:
        return args.game or DEFAULT
    return saves.game_in(path_of(args))


def path_of(args: argparse.Namespace) -> str:
    """The file of a saved match."""
    return str(saves.state_file()) if args.resume == LAST else str(args.resume)


def start(args: argparse.Namespace) -> tuple[Match, dict[str, Json]]:
    """A new match, or one that was saved, with who sat where."""
    if args.resume is None:
        seed = args.seed if args.seed is not None else secrets.randbelow(2**31)
        args.seed = seed
        return new(args.game or DEFAULT, seed=seed, **setup_of(args)), {}
    if given := setup_of(args):
        name = flag_of(next(iter(given)))
        raise Usage(
            f"{name} cannot be changed in a match that was saved; leave it out, or leave --resume out"
        )
    path = path_of(args)
    match, seating = saves.load(path, own_content=bool(args.content))
    if args.game and match.game != args.game:
        raise Usage(f"{path} holds a match of {match.game}, not of {args.game}")
    return match, seating


def lang_or_fault(word: str) -> str:
    """A language from a saved file."""
    if word not in LANGUAGES:
        raise Usage(f"there is no language {word!r}; choose from {', '.join(LANGUAGES)}")
    return word


def seats_of_people(match: Match, you: Json, hot_seat: bool) -> set[int]:
    """The seats that the terminal plays."""
    if hot_seat:
        return set(range(match.seats))
    given = [str(seat) for seat in you] if isinstance(you, list) and you else ["0"]
    for seat in given:
        if not seat.isdecimal() or int(seat) >= match.seats:
            raise Usage(f"there is no seat {seat!r}; the seats are 0 to {match.seats - 1}")
    found = {int(seat) for seat in given}
    shared = host_of(match.game).shared_seats(match)
    return found | shared if found & shared else found
