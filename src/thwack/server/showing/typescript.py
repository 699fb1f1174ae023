"""The frames and the games' views as TypeScript, for the page.

python -m thwack.server.showing.typescript                 the frames: web/src/lib/frames.ts
python -m thwack.server.showing.typescript unmatched       a view: web/src/games/unmatched/view.ts
"""

import sys
import types
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec.structs import FieldInfo, fields

from ...match import game_named
from . import bodies, frames, standing, teaching

HEAD: Final = """\
// What travels between the server and the page, from frames.py and bodies.py in src/thwack/server/showing;
// do not edit:
//   python -m thwack.server.showing.typescript > web/src/lib/frames.ts
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
ALIASES: Final = {frames.Lang: "Lang"}
THINGS: Final = (
    frames.Things,
    frames.Choice,
    frames.Mention,
    frames.Line,
    frames.Rating,
    frames.Seat,
    frames.Result,
    frames.Undo,
    frames.Offer,
    frames.Clock,
    frames.Times,
    frames.Proof,
    frames.Source,
    teaching.Lesson,
    teaching.Puzzle,
    frames.Candidate,
    bodies.Trait,
    bodies.Side,
    bodies.Group,
    bodies.Option,
    bodies.Builder,
    bodies.GameInfo,
    bodies.Reminder,
    bodies.TextPart,
    bodies.CardInfo,
    bodies.RuleBlock,
    bodies.RuleSection,
    bodies.EventRule,
    bodies.QuickPart,
    bodies.Rulebook,
    bodies.Me,
    bodies.NewSeat,
    bodies.NewRoom,
    bodies.SeatToken,
    bodies.RoomInfo,
    teaching.LessonInfo,
    teaching.PuzzleInfo,
    bodies.OwnMatch,
    bodies.OwnMatches,
    bodies.Turns,
    bodies.Belongings,
    bodies.DeckCheck,
    standing.RatingPoint,
    standing.GameRating,
    standing.Tally,
    standing.GameResults,
    standing.Profile,
    standing.Leader,
    standing.Leaders,
    bodies.ReplayInfo,
    bodies.Moment,
    bodies.Mistake,
    bodies.Analysis,
    bodies.Branch,
    bodies.Imported,
    bodies.Health,
    frames.State,
    frames.Ack,
    frames.Error,
    frames.Why,
    frames.Hint,
    frames.Said,
    frames.Pong,
)


def type_of(kind: Any) -> str:
    """A Python type as the page knows it."""
    if kind in ALIASES:
        return ALIASES[kind]
    if kind is Any:
        return "any"
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return type_of(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_of(arg) for arg in args)
    if origin is tuple and args[-1] is not ...:
        return f"[{', '.join(type_of(arg) for arg in args)}]"
    if origin in (list, tuple):
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {type_of(args[1])}>"
    raise TypeError(f"{kind} has no TypeScript")


def field_of(field: FieldInfo) -> str:
    """A field; what has a default may be left out."""
    mark = "" if field.required else "?"
    return f"{field.encode_name}{mark}: {type_of(field.type)}"


def body_of(struct: type[msgspec.Struct]) -> list[str]:
    """The fields of a struct, its tag first."""
    config = struct.__struct_config__
    tag = [f'{config.tag_field}: "{config.tag}"'] if config.tag_field else []
    return [*tag, *map(field_of, fields(struct))]


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, on one line where it fits."""
    parts = body_of(struct)
    line = f"export interface {struct.__name__} {{ {'; '.join(parts)} }}" if parts else ""
    if len(line) > 110:
        line = f"export interface {struct.__name__} {{\n" + "".join(f"  {part};\n" for part in parts) + "}"
    about = " ".join((struct.__doc__ or "").split())
    return f"/** {about} */\n{line}"


def typescript() -> str:
    """The whole file."""
    names = [f"export type {name} = {type_of_alias(kind)};" for kind, name in ALIASES.items()]
    names.append("export type GameName = string; // whatever games there are: the server lists them")
    things = [interface(struct) for struct in THINGS]
    incoming = [f"  | {{ {'; '.join(body_of(struct))} }}" for struct in get_args(frames.Incoming)]
    outgoing = " | ".join(struct.__name__ for struct in frames.OUTGOING)
    return "\n".join(
        [
            HEAD,
            *names,
            "",
            *things,
            "",
            "/** A frame that the page sends. */",
            "export type FromPage =",
            *incoming[:-1],
            incoming[-1] + ";",
            "",
            "/** A frame that the server sends. */",
            f"export type FromServer = {outgoing};",
            "",
        ]
    )


def type_of_alias(kind: Any) -> str:
    """What an alias stands for."""
    return " | ".join(f'"{value}"' for value in get_args(kind))


# Views

VIEW_HEAD: Final = """\
// What a seat sees of a match, from src/thwack/games/{game}/view_types.py; do not edit:
//   python -m thwack.server.showing.typescript {game} > web/src/games/{game}/view.ts
"""


def views_in(kind: Any, found: dict[str, type]) -> None:
    """All TypedDicts that a type speaks of, what they are made of first."""
    if is_typeddict(kind) and kind.__name__ not in found:
        for part in get_type_hints(kind).values():
            views_in(part, found)
        found[kind.__name__] = kind
    for part in get_args(kind):
        views_in(part, found)


def view_interface(kind: type) -> str:
    """A TypedDict as an interface."""
    rows = []
    for name, part in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(part) is NotRequired
        told = type_of(get_args(part)[0] if optional else part)
        rows.append(f"  {name}{'?' * optional}: {told};\n")
    about = " ".join((kind.__doc__ or "").split())
    return f"/** {about} */\nexport interface {kind.__name__} {{\n{''.join(rows)}}}"


def view_typescript(game: str) -> str:
    """The view of a game, as the page knows it."""
    found: dict[str, type] = {}
    views_in(game_named(game).view_type, found)
    return "\n".join([VIEW_HEAD.format(game=game), *map(view_interface, found.values()), ""])


if __name__ == "__main__":
    print(view_typescript(sys.argv[1]) if sys.argv[1:] else typescript(), end="")
