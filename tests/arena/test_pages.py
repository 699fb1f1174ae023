"""Pages for a browser: whole in one file, nothing from elsewhere, names told safely, numbers sorted by."""

import json
import re
from html.parser import HTMLParser

import pytest

from tests.arena.kit import FIRST_TWELVE, Dice
from thwack.arena.balance import balance_of, weigh
from thwack.arena.ladder import climb, ladder_of
from thwack.arena.pages import balance_page, ladder_page

EMPTY = {"meta", "line", "circle", "br"}


class Reader(HTMLParser):
    """Sees to it that tags are closed, and gathers what is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch) -> str:
    Dice(monkeypatch)
    found = weigh(balance_of("unmatched", "random", sides=FIRST_TWELVE), 4)
    return balance_page(found, {row.name: row.name for row in found.rows} | {"alice": 'A <b>"lice"</b> & co'})


def test_a_page_needs_nothing_from_elsewhere(balance: str) -> None:
    assert not re.search(r"(?:https?:)?//\w", balance.replace("<!doctype html>", ""))
    reader = read(balance)
    for tag, attrs in reader.tags:
        assert tag not in ("link", "img", "iframe", "base", "object")
        assert not {"src", "href", "srcset"} & set(attrs)
    policies = [attrs["content"] or "" for _, attrs in reader.tags if "http-equiv" in attrs]
    assert policies[0].startswith("default-src 'none'"), "a browser would refuse it, too"


def test_names_are_told_safely(balance: str) -> None:
    assert "<b>" not in balance.replace("<body>", "")
    assert "A &lt;b&gt;&quot;lice&quot;&lt;/b&gt; &amp; co" in balance


def test_the_heat_map_has_a_field_for_each_two_and_can_be_sorted(balance: str) -> None:
    reader = read(balance)
    cells = [attrs for tag, attrs in reader.tags if tag == "td" and "data-side" in attrs]
    assert len(cells) == 144
    shares = [float(attrs["data-v"] or 0) for attrs in cells if attrs["data-v"]]
    assert len(shares) == 132
    assert all(0 <= share <= 1 for share in shares)
    assert [attrs["tabindex"] for attrs in cells].count("0") == 1, "one can be reached with the tab key"
    assert sum(tag == "button" for tag, _ in reader.tags) == 13 + 9
    titles = [attrs["title"] or "" for attrs in cells if "title" in attrs]
    assert all(re.search(r"\d+ of 4 won.*\d+ % \(\d+ to \d+ %\), \d+ decisions", title) for title in titles)


def test_light_and_dark(balance: str) -> None:
    assert "prefers-color-scheme: dark" in balance
    assert '<meta name="color-scheme" content="light dark">' in balance


def test_the_numbers_are_in_the_page_for_programs(balance: str) -> None:
    (data,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', balance, re.DOTALL)
    assert len(json.loads(data)["cells"]) == 132


def test_one_against_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    found = weigh(balance_of("mission_arena", "random", sides=["avengers"]), 4)
    page = balance_page(found, {row.name: row.name.title() for row in found.rows})
    read(page)
    assert "<h1>Avengers against the field</h1>" in page
    assert page.count("<tr>") == 1 + 3
    assert "Nash" not in page.partition("<main>")[2].partition("</main>")[0]


def test_a_ladder_has_a_picture_of_its_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch)
    found = climb(ladder_of("unmatched", ["random", "greedy", "level:5"], seed=1), 40)
    page = ladder_page(found)
    reader = read(page)
    pictures = [attrs["aria-label"] or "" for tag, attrs in reader.tags if tag == "svg"]
    assert len(pictures) == 3
    assert pictures[0].startswith(f"{found.players[0].rating.elo:+.0f} Elo")
    assert page.index("level:5") < page.index("random")
    assert "neither by" in page or "greedy" in page


def test_a_run_that_was_stopped_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    Dice(monkeypatch, stop_after=7)
    found = weigh(balance_of("mission_arena", "random"), 4)
    page = balance_page(found, {row.name: row.name for row in found.rows})
    assert "This run was stopped before its end." in page
