"""Play a match of Mission Arena against the computer: python client.py http://127.0.0.1:8321

It needs `pip install websockets`, knows no rules, and makes the first choice that it is offered.
"""

import json
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

JAR = CookieJar()  # the server knows us by a cookie
WEB = build_opener(HTTPCookieProcessor(JAR))


def ask(url: str, body: dict[str, object] | None = None) -> dict[str, str]:
    """Ask by HTTP; openapi.json says what there is."""
    data = None if body is None else json.dumps(body).encode()
    with WEB.open(Request(url, data, {"Content-Type": "application/json"})) as answer:
        found: dict[str, str] = json.load(answer)
    return found


def play(server: str) -> str:
    """A match from the first choice to the last; gives the sentence that says how it ended."""
    ask(f"{server}/api/me")
    seats = [{"kind": "me"}, {"kind": "level", "level": 1}]
    wish = {"game": "mission_arena", "setup": {}, "seats": seats, "listed": False, "rated": False}
    room = ask(f"{server}/api/rooms", wish)["room"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in JAR)
    address = server.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "lang": "en", "lines": 0}))
        for frame in map(json.loads, socket):  # asyncapi.json says what comes and what may be sent
            if frame["t"] == "state" and frame["result"]:
                return str(frame["result"]["text"])
            if frame["t"] == "state" and frame["choices"]:
                key, question = frame["choices"][0]["key"], frame["question"]
                socket.send(json.dumps({"t": "choose", "seq": question, "question": question, "key": key}))
    raise SystemExit("the server has hung up")


if __name__ == "__main__":
    print(play(sys.argv[1]))
