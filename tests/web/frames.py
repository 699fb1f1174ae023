"""How long the page works on a frame, measured: no test, since the clock of a busy machine proves nothing.

    python -m tests.web.frames [game ...]

A late position of each game is opened at a processor four times slower; then choices are made, things are
pointed at, and the log grows. Of every frame in which the page worked the milliseconds of script, style and
layout are told (median, 95th percentile, longest), every task over 50 ms, and how long the thread of the page
was busy for a choice, drawing included. Our aim is 8 ms for 95 of 100 frames, and no such task.

Whoever measures asks the page nothing while it works: it is told by the page when a position is shown.
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.server.kit import running

from .chromium import CHROMIUM
from .dealer import Dealer
from .people import QUIET
from .visits import GAMES

Json = Any
SLOWER = 4
CHOICES = 25
LATE = 120  # choices before it is looked at
LONG = 50  # ms
SCRIPT = ("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "ParseHTML")
# Done when the page shows that version: without looking again and again, which would be measured, too.
SHOWS = """(version) => new Promise((done) => {
  const shown = document.querySelector("[data-version]");
  const watcher = new MutationObserver(() => look());
  const look = () => Number(shown.dataset.version) >= version && (watcher.disconnect(), done(null));
  watcher.observe(shown, { attributes: true, attributeFilter: ["data-version"] });
  look();
})"""
WORK = frozenset({*SCRIPT, "RunMicrotasks", "UpdateLayoutTree", "Layout"})


def trace(page: Page, session: CDPSession) -> list[Json]:
    """All that was traced until now."""
    events: list[Json] = []
    done: list[Json] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda end: done.append(end))
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    return events


def outermost(events: Iterable[Json]) -> Iterator[Json]:
    """Those that lie in no other."""
    end = 0.0
    for event in sorted(events, key=lambda e: (e["ts"], -e["dur"])):
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event


def main_thread(events: list[Json]) -> list[Json]:
    """What the thread of the page did that worked most."""
    names = [e for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"]
    threads = {(e["pid"], e["tid"]) for e in names}
    by = [[e for e in events if (e["pid"], e["tid"]) == thread] for thread in sorted(threads)]
    return max(by, key=lambda own: sum(e["name"] in WORK for e in own))


def worked(event: Json) -> float:
    """The milliseconds that the thread itself spent on it: not those in which others had the processor."""
    return float(event.get("tdur", event["dur"])) / 1000


def frames_of(own: list[Json]) -> list[float]:
    """The milliseconds of work until each frame was handed over to be drawn, where there was any."""
    ends = sorted(e["ts"] for e in own if e["name"] == "Commit")
    work = list(outermost(e for e in own if e["name"] in WORK and "dur" in e))
    found = []
    for begin, end in zip([0, *ends], ends, strict=False):
        found.append(sum(worked(e) for e in work if begin <= e["ts"] < end))
    return sorted(ms for ms in found if ms > 0)


def tasks_of(own: list[Json]) -> list[float]:
    """The milliseconds of every task that kept the page from answering."""
    tasks = [worked(e) for e in own if e["name"] == "RunTask" and "dur" in e]
    return sorted(ms for ms in tasks if ms > LONG)


def busy(own: list[Json]) -> float:
    """The milliseconds of work for each choice, of whatever sort."""
    tasks = outermost(e for e in own if e["name"] == "RunTask" and "dur" in e)
    return sum(map(worked, tasks)) / CHOICES


def measured(browser: Browser, url: str, game: str) -> list[Json]:
    """A trace of somebody who plays on from a late position."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    dealer = Dealer(page, game, seed=4)
    dealer.walk(LATE)
    dealer.open(url)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(1500)
    categories = "devtools.timeline,devtools.timeline.frame,disabled-by-default-devtools.timeline,toplevel"
    session.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    for number in range(CHOICES):
        dealer.walk(1)
        dealer.send(0)
        page.evaluate(SHOWS, dealer.version)
        page.mouse.move(200 + 37 * number % 1000, 750 if number % 2 else 400)
        page.wait_for_timeout(350)
    events = trace(page, session)
    page.context.close()
    return events


def main(games: list[str]) -> None:
    """Print a line for each game."""
    with running(f"sqlite:///{tempfile.mkdtemp()}/frames.sqlite3") as server, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        for game in games or GAMES:
            own = main_thread(measured(browser, server.url, game))
            frames, tasks = frames_of(own), tasks_of(own)
            middle, most = frames[len(frames) // 2], frames[int(len(frames) * 0.95)]
            told = ", ".join(f"{ms:.0f}" for ms in tasks) or "none"
            print(f"{game}: {len(frames)} frames, median {middle:.1f} ms,", end=" ")
            print(f"95 % within {most:.1f} ms,", end=" ")
            print(f"longest {frames[-1]:.1f} ms; {busy(own):.0f} ms for a choice;", end=" ")
            print(f"{len(tasks)} tasks over {LONG} ms: {told}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
