"""A newcomer learns each game: reads what the page says, presses what it points at, knows nothing else."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.kit import Running
from tests.thorough import THOROUGH, dear
from thwack.lessons import lesson_named, lessons

from .cut import FAULTS, LONG
from .test_cut import SIZES, STILL
from .test_screens import axe
from .visits import GAMES, LANGUAGES, Visit, visit

CASES = [(game, lang) for game in GAMES for lang in LANGUAGES]
SHORT = [lesson.id for game in GAMES for lesson in lessons(game)[1:]]
Json = Any
PATIENCE = 400  # looks at the page until something is pointed at

# What can be seen: the words, whether it is done, and the middle of the first thing that is pointed at.
# Nobody sees a table that is just about to be drawn anew.
SEEN = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const said = document.querySelector("[data-words]");
  if (!said) return null;
  const meant = document.querySelector("[data-taught=press]");
  const box = meant?.getBoundingClientRect();
  return {
    words: said.textContent.trim(),
    far: document.querySelector("[data-step-of]").textContent.trim(),
    why: document.querySelector("[data-not-this]")?.textContent.trim() ?? "",
    done: !!document.querySelector("[data-teacher].done"),
    version: document.querySelector("[data-version]").dataset.version,
    at: box ? [box.x + box.width / 2, box.y + box.height / 2] : null,
    what: meant ? `${meant.dataset.thing} ${meant.getAttribute("aria-pressed")} ${meant.dataset.legal}` : "",
  };
}"""


class Newcomer:
    """Somebody who has never seen the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.read: list[str] = []  # all that was said, in order
        self.presses = 0

    def begin(self, lesson: str) -> None:
        """From the list of lessons to the table."""
        self.page.click(f"[data-lesson='{lesson}']")
        self.page.wait_for_selector("[data-table] [data-thing]")

    def look(self) -> Json:
        """Wait until something is pointed at, or all is done."""
        for _ in range(PATIENCE):
            seen = self.page.evaluate(SEEN)
            if seen and (seen["done"] or seen["at"]):
                if seen["words"] not in self.read[-1:]:
                    self.read.append(seen["words"])
                return seen
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing is pointed at: {self.read[-1:]}")

    def press(self) -> bool:
        """Press what is pointed at, and wait until that has changed something; whether all is done."""
        seen = self.look()
        if seen["done"]:
            return True
        at = seen["at"]
        self.page.mouse.click(float(at[0]), float(at[1]))
        self.presses += 1
        for _ in range(PATIENCE):
            now = self.page.evaluate(SEEN)
            if now is None or (now["version"], now["what"]) != (seen["version"], seen["what"]):
                break
            self.page.wait_for_timeout(25)
        else:
            raise AssertionError(f"{seen['what']} does nothing: {seen['words']}")
        assert not now or not now["why"], (now["why"], seen["words"])
        return False

    def learn(self, most: int = 120) -> None:
        """Go on to the end."""
        while not self.press():
            assert self.presses < most, self.read[-1]


@dear(1)
@pytest.mark.parametrize(("game", "lang"), CASES)
def test_a_newcomer_wins_the_first_match(browser: Browser, server: Running, game: str, lang: str) -> None:
    lesson = lesson_named(f"{game}/first")
    with visit(browser, server.url, lang=lang, small=CASES.index((game, lang)) % 2 == 1) as guest:
        guest.go("/")
        guest.page.click("[data-learn]")
        newcomer = Newcomer(guest.page)
        newcomer.begin(lesson.id)
        newcomer.learn()
        told = [lesson.say(step.words, lang) for step in lesson.steps] + [lesson.say(lesson.closing, lang)]
        assert newcomer.read == told
        assert [frame for frame in guest.received if '"t":"error"' in frame] == []
        guest.page.click("[data-dock] .other >> nth=1")  # all lessons
        guest.page.wait_for_selector(f"li.done [data-lesson='{lesson.id}']")


@dear(1)
@pytest.mark.parametrize("name", SHORT)
def test_a_newcomer_learns_the_rest(browser: Browser, server: Running, name: str) -> None:
    with visit(browser, server.url, lang=list(LANGUAGES)[SHORT.index(name) % 4]) as guest:
        guest.go("/learn")
        newcomer = Newcomer(guest.page)
        newcomer.begin(name)
        newcomer.learn()
        assert len(newcomer.read) == len({step.words["en"] for step in lesson_named(name).steps}) + 1


def test_another_choice_is_answered_with_a_reason(desk: Visit) -> None:
    desk.go("/learn")
    newcomer = Newcomer(desk.page)
    newcomer.begin("unmatched/first")
    while newcomer.look()["far"] != "Step 4 of 22":
        newcomer.press()
    desk.page.click("[data-dock] [data-legal=decline]")
    desk.page.wait_for_selector("[data-not-this]")
    assert "one space short" in desk.page.inner_text("[data-not-this]")
    assert newcomer.look()["far"] == "Step 4 of 22"
    assert desk.page.query_selector("[role=alert]") is None
    newcomer.press()
    desk.page.wait_for_selector("[data-not-this]", state="detached")


def test_a_lesson_is_gone_on_with_and_begun_anew(desk: Visit) -> None:
    desk.go("/learn")
    newcomer = Newcomer(desk.page)
    newcomer.begin("unmatched/deck")
    newcomer.press()
    far = newcomer.look()["far"]
    desk.go("/learn")
    newcomer.begin("unmatched/deck")
    assert newcomer.look()["far"] == far
    newcomer.learn()
    room = desk.page.url
    desk.page.click("[data-dock] .other >> nth=0")  # once more
    desk.page.wait_for_url(lambda url: url != room)
    desk.page.wait_for_selector("[data-teacher]:not(.done)")
    assert newcomer.look()["far"].startswith("Step 1 ")


def test_words_are_announced_once(desk: Visit) -> None:
    """The tutor speaks in a live region; what the table would announce besides is silent meanwhile."""
    desk.go("/learn")
    newcomer = Newcomer(desk.page)
    newcomer.begin("unmatched/deck")
    words = newcomer.look()["words"]
    spoken = desk.page.eval_on_selector_all(
        "[aria-live=polite], [role=status]:not([aria-live=off])",
        "(all) => all.map((e) => e.textContent.trim())",
    )
    assert spoken.count(words) == 1
    assert desk.page.get_attribute("[data-prompt]", "aria-live") == "off"


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_read_in_every_size(browser: Browser, server: Running, game: str) -> None:
    """Nothing is cut, the tutor never changes its size, and it covers nothing that is to be pressed."""
    with visit(browser, server.url, lang=list(LANGUAGES)[GAMES.index(game)]) as guest:
        guest.go("/learn")
        guest.page.wait_for_selector("[data-lesson]")
        newcomer = Newcomer(guest.page)
        newcomer.begin(f"{game}/first")
        boxes: dict[tuple[int, int], str] = {}
        for number in range(len(SIZES) * (2 if THOROUGH else 1)):
            width, height = SIZES[number % len(SIZES)]
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate(STILL)
            newcomer.look()
            found = [] if guest.page.query_selector("[role=menu]") else guest.page.evaluate(FAULTS, LONG)
            assert found == [], f"{width}x{height}: {newcomer.read[-1]} {found}"
            box = str(guest.page.locator(".tutor").bounding_box())
            assert boxes.setdefault((width, height), box) == box
            covers = guest.page.evaluate(
                """() => document.querySelector(".tutor").contains(document.elementFromPoint(
                  ...((b) => [b.x + b.width / 2, b.y + b.height / 2])(
                    document.querySelector("[data-taught=press]").getBoundingClientRect())))"""
            )
            assert not covers
            newcomer.press()
        assert axe(guest.page) == []
