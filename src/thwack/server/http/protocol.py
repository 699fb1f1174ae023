"""The open protocol, written down for programs of other people: what goes over the socket, and over HTTP.

    python -m thwack.server.http.protocol asyncapi > docs/protocol/asyncapi.json
    python -m thwack.server.http.protocol openapi > docs/protocol/openapi.json

Both are made from the structs that the server itself reads and writes, so they cannot say anything else.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from ... import __version__
from ..settings import FRAME, Settings
from ..showing import frames
from .app import application
from .requests import SCHEMAS, schema_named
from .socket import GONE, POLICY, SLOW

Json = Any
ADDRESS: Final = "/api/rooms/{room}/socket"
ABOUT: Final = f"""\
A page, or any program, opens the socket of a room and says `hello`; the server answers with a `state`, and \
sends another one after every change. Whoever has a seat chooses by sending `choose` with the `question` and \
the `key` of one of the state's `choices`; what is kept is acknowledged (`ack`) before the next state, what \
cannot be done is an `error` with a sentence, and the state as it is. Who one is says the cookie that \
`GET /api/me` gives (openapi.json). A frame that is sent holds at most {FRAME} bytes of JSON. The server \
closes with {POLICY} for frames that cannot be read or come too fast, {SLOW} for a page that does not read, \
and {GONE} where there is no such room."""


def message_of(struct: type[msgspec.Struct]) -> Json:
    """A frame as a message: its tag, what it is, and its fields."""
    tag = struct.__struct_config__.tag
    return {
        "name": tag,
        "title": struct.__name__,
        "summary": " ".join((struct.__doc__ or "").split()),
        "contentType": "application/json",
        "payload": {"$ref": schema_named(struct)},
    }


def operation(action: str, structs: Sequence[type[msgspec.Struct]], summary: str) -> Json:
    """What the server does with frames of these kinds."""
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/room"},
        "messages": [{"$ref": f"#/channels/room/messages/{struct.__name__}"} for struct in structs],
    }


def asyncapi() -> Json:
    """The socket, as AsyncAPI 3."""
    incoming = get_args(frames.Incoming)
    _, found = msgspec.json.schema_components([*incoming, *frames.OUTGOING], ref_template=SCHEMAS)
    every = (*incoming, *frames.OUTGOING)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Thwack", "version": __version__, "description": ABOUT},
        "servers": {"here": {"host": f"127.0.0.1:{Settings().port}", "protocol": "ws"}},
        "channels": {
            "room": {
                "address": ADDRESS,
                "parameters": {"room": {"description": "The room, as its address on the page has it."}},
                "messages": {
                    struct.__name__: {"$ref": f"#/components/messages/{struct.__name__}"} for struct in every
                },
            }
        },
        "operations": {
            "hear": operation("receive", incoming, "What a page sends."),
            "tell": operation("send", frames.OUTGOING, "What the server sends."),
        },
        "components": {
            "messages": {struct.__name__: message_of(struct) for struct in every},
            "schemas": {name: tidy(schema) for name, schema in found.items()},
        },
    }


def openapi() -> Json:
    """The interface by HTTP, as FastAPI describes it."""
    return tidy(application(Settings()).openapi())


def tidy(schema: Json) -> Json:
    """A schema with what is said in it on one line each."""
    if isinstance(schema, Mapping):
        return {
            key: " ".join(value.split()) if key == "description" and isinstance(value, str) else tidy(value)
            for key, value in schema.items()
        }
    return [tidy(part) for part in schema] if isinstance(schema, list) else schema


KINDS: Final[Mapping[str, Callable[[], Json]]] = {"asyncapi": asyncapi, "openapi": openapi}


def written(kind: str) -> str:
    """A description as it lies in docs/protocol."""
    return json.dumps(KINDS[kind](), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] not in ([kind] for kind in KINDS):
        sys.exit(f"which one? {' or '.join(KINDS)}")
    print(written(sys.argv[1]), end="")
