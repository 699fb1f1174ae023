"""Nothing hidden reaches the wrong client: in two worlds that look the same to a seat, it gets equal bytes.

What is compared is all that leaves the server: every frame on the socket, every answer over HTTP, errors, and
the log. Ids and random names are the same in both runs; how long something took is left out.
"""

import itertools
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

import thwack
from tests.thorough import batches, dear
from thwack.compiled import is_compiled
from thwack.kernel.table import Step, Table
from thwack.match import Match
from thwack.server.minds import opponents
from thwack.server.people import kept, people, sessions
from thwack.server.tables import live

from .kit import Page, Visitor, running
from .worlds import Worlds, is_open, two_worlds

DURATION = re.compile(r'"(ms|s)":[0-9.e-]+')


def all_that_leaves(worlds: Worlds, which: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Play the steps in one of the worlds, and gather what the seat and somebody who watches get, and what is
    logged."""
    numbers = itertools.count()
    names = SimpleNamespace(
        token_urlsafe=lambda size: f"id-{next(numbers)}",
        token_hex=lambda size: "00",
        randbelow=lambda most: 7,
        randbits=lambda bits: 5 + which,
    )
    for module in (kept, people, sessions):
        monkeypatch.setattr(module, "secrets", names)
    monkeypatch.setattr(live, "begun", lambda *_: worlds.begin[which].fork())
    with running(f"sqlite:///{folder}/{which}.sqlite3") as server:
        url = server.url
        visitors = [Visitor(url) for _ in range(worlds.begin[0].seats)]
        room = visitors[0].room(worlds.game, "me", *["open"] * (len(visitors) - 1))
        for visitor in visitors[1:]:
            visitor.post(f"/api/rooms/{room['room']}/join", {})
        pages = [visitor.enter(room["room"], client=f"c{at}") for at, visitor in enumerate(visitors)]
        pages.append(Visitor(url).enter(room["room"], client="watching"))
        mine, asker = pages[worlds.seat], visitors[worlds.seat]
        settle(pages)
        for step in worlds.steps:
            page = pages[step.actor]
            provoke(mine, step.keys[0])
            assert page.choose(step.keys[which])["t"] == "ack"
            settle(pages)
        answers = [asker.http.get(path).text for path in addresses(room, worlds)]
        told = server.log.getvalue()
        watched = pages[-1].raw
    return [DURATION.sub("", text.replace(url, "")) for text in (*mine.raw, *watched, *answers, told)]


def settle(pages: list[Page]) -> None:
    """Wait until all have the newest state."""
    newest = max(page.state["version"] for page in pages)
    for page in pages:
        page.until(lambda state: state["version"] >= newest)


def provoke(page: Page, key: str) -> None:
    """Ask for what is refused: the refusals must not tell anything either."""
    if page.state["choices"]:
        refused = page.act("choose", question=page.state["question"], key="nothing:like:this")
    else:
        refused = page.act("choose", question=page.state["question"], key=key)
    assert refused["t"] == "error"
    page.send({"t": "hint", "question": page.state["question"] + 1})
    page.next("error")
    page.next("state")


def addresses(room: dict[str, str], worlds: Worlds) -> list[str]:
    """What the seat may ask for, and what not."""
    match, other = f"/api/matches/{room['match']}", 1 - worlds.seat
    found = [f"{match}/replay?lang=pt", f"{match}/replay?seat={other}", f"{match}/record"]
    found += [f"{match}/at/{ply}?lang=it" for ply in range(len(worlds.steps) + 2)]
    found += [f"{match}/at/0?seat={other}", f"/api/rooms/{room['room']}", "/api/rooms", "/api/health"]
    return found


PLACES = [(game, seed, False) for game in thwack.games() for seed in range(2)]
PLACES += [(game, seed, True) for game in ("unmatched", "mission_arena") for seed in range(2)]


@dear(4)
@pytest.mark.parametrize(("game", "seed", "secretly"), PLACES)
def test_a_seat_gets_the_same_bytes(
    game: str, seed: int, secretly: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the other seat chooses something else, secretly: another card, face down."""
    worlds = next(
        found
        for plies in range(0 if secretly else 7 + 11 * seed, 200)
        if (found := two_worlds(game, seed, plies, 10)) and len(found.steps) >= 2
        if not secretly or any(step.keys[0] != step.keys[1] for step in found.steps)
    )
    first, second = (all_that_leaves(worlds, which, tmp_path, monkeypatch) for which in range(2))
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        assert one == other


PAIRS = len(batches(200, 16))


@pytest.mark.parametrize("game", thwack.games())
def test_nobody_is_asked_in_one_world_alone(game: str) -> None:
    """Steps after which the worlds differ count, too: a rule must lay open what differs first. That somebody
    is asked in one of the worlds, or asked something else, is laid open by none."""
    pairs, differences = 0, Counter[str]()
    for seed in range(2 * PAIRS):
        worlds = two_worlds(game, seed, 7 * seed % 170, 12)
        if worlds is not None and pairs < PAIRS:
            pairs += 1
            differences.update(worlds.differences)
    assert pairs == PAIRS
    assert differences, "the worlds never differed: nothing was shown"
    assert not [found for found in differences if not is_open(game, found)]


@pytest.mark.skipif(is_compiled(), reason="nobody can replace a part of what is compiled")
def test_a_rule_that_asks_by_what_is_hidden_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the rules were before: a single answer is taken at once, whatever it hangs on."""

    def ask(self: Table, seat: int, options: Sequence[Step], seeming: int = 1) -> None:
        put(self, seat, options)

    put = Table.ask
    monkeypatch.setattr(Table, "ask", ask)
    found = [two_worlds("unmatched", seed, 7 * seed % 170, 12) for seed in range(60)]
    differences = {kind for worlds in found if worlds for kind in worlds.differences}
    assert "asks" in differences


@pytest.mark.parametrize("game", thwack.games())
def test_opponents_choose_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(12):
        worlds = two_worlds(game, seed, 5 + 4 * seed, 0)
        if worlds is None or worlds.begin[0].actor != worlds.seat:
            continue
        for level in (1, 2, 3):
            chosen = {choose_in(world, worlds.seat, level, monkeypatch) for world in worlds.begin}
            assert len(chosen) == 1
            seen += 1
    assert seen >= 6


def choose_in(world: Match, seat: int, level: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """What an opponent chooses in a world, asked as the server asks."""
    monkeypatch.setattr(opponents, "position", lambda case: world)
    case = opponents.Case("the match", world.game, {}, 0, (), "secret")
    return world.choices[opponents.choose(case, seat, f"level:{level}")].key
