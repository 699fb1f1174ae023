"""Undo is free until something comes to light; then the others must agree. Hints are for unrated play."""

from typing import Any

from .kit import Page, Running, Visitor
from .test_playing import two_at


def asker(state: dict[str, Any]) -> int | None:
    """Who has asked to take a choice back."""
    return next((one["seat"] for one in state["offers"] if one["what"] == "undo"), None)


def settle_in(pages: list[Page]) -> Page:
    """Place everybody in Unmatched; gives the page of who begins."""
    while True:
        page = next(page for page in pages if page.state["choices"])
        if page.state["choices"][0]["verb"] != "place":
            return page
        page.choose(0)
        version = page.state["version"]
        for other in pages:
            other.until(lambda state, v=version: state["version"] >= v)


def others_see(page: Page, pages: list[Page]) -> None:
    """Wait until all have seen what this page has seen."""
    for other in pages:
        other.until(lambda state: state["version"] >= page.state["version"])


def test_a_choice_that_shows_nothing_can_be_taken_back(server: Running) -> None:
    pages, _ = two_at(server.url)
    page = next(page for page in pages if page.state["choices"])
    assert not page.state["undo"]["can"]
    assert page.state["undo"]["why"] == "You have nothing to take back."
    while True:  # until somebody places one of several, and is asked for the next
        before = page.state
        page.choose(0)
        others_see(page, pages)
        if page.state["choices"]:
            break
        page = next(page for page in pages if page.state["choices"])
    assert page.state["undo"] == {"can": True, "why": "", "ask": False}
    assert page.act("undo")["t"] == "ack"
    for part in ("view", "choices", "ply", "why_not", "prompt"):
        assert page.state[part] == before[part], part
    assert page.lines[-1]["kind"] == "undone"
    others_see(page, pages)
    assert all(other.lines[-1]["kind"] == "undone" for other in pages)


def test_a_card_drawn_is_not_given_back_unless_the_other_agrees(server: Running) -> None:
    pages, _ = two_at(server.url)
    page = settle_in(pages)
    other = next(one for one in pages if one is not page)
    before = page.state
    page.choose("maneuver")
    seat = page.state["seat"]
    assert page.act("undo")["t"] == "ack"
    undo = page.state["undo"]
    assert not undo["can"]
    assert undo["ask"]
    assert undo["why"] == "That choice revealed something, so it stands."
    assert other.until(lambda state: asker(state) == seat)
    assert page.act("answer", what="undo", agree=True)["code"] == "nothing_asked"
    assert other.act("answer", what="undo", agree=False)["t"] == "ack"
    assert asker(other.state) is None
    others_see(other, pages)
    page.act("undo")
    other.until(lambda state: asker(state) == seat)
    assert other.act("answer", what="undo", agree=True)["t"] == "ack"
    page.until(lambda state: state["ply"] == before["ply"])
    assert page.state["view"] == before["view"]
    assert page.state["choices"] == before["choices"]


def test_a_choice_ends_the_wish_to_take_back(server: Running) -> None:
    pages, _ = two_at(server.url)
    page = settle_in(pages)
    other = next(one for one in pages if one is not page)
    page.choose("maneuver")
    page.act("undo")
    other.until(lambda state: asker(state) is not None)
    page.choose(0)
    assert asker(page.state) is None
    others_see(page, pages)
    assert other.act("answer", what="undo", agree=True)["code"] == "nothing_asked"


def test_a_program_is_not_asked(ann: Visitor) -> None:
    page = ann.enter(ann.room("dice_masters", "me", 1)["room"])
    page.until(lambda state: state["choices"])
    roll = next(choice["key"] for choice in page.state["choices"] if choice["verb"] == "reroll")
    page.choose(roll)
    assert page.state["undo"]["can"]
    page.choose("roll" if any(c["key"] == "roll" for c in page.state["choices"]) else "keep")
    page.until(lambda state: state["choices"])
    assert page.act("undo")["code"] == "undo_learnt"
    undo = page.state["undo"]
    assert (undo["can"], undo["ask"]) == (False, False)


def test_what_was_taken_back_is_taken_back_after_a_restart(file_db: str) -> None:
    from .kit import running

    with running(file_db) as first:
        pages, room = two_at(first.url)
        page = next(page for page in pages if page.state["choices"])
        while True:
            page.choose(0)
            others_see(page, pages)
            if page.state["undo"]["can"]:
                break
            page = next(page for page in pages if page.state["choices"])
        page.act("undo")
        state, lines = page.state, page.lines
    with running(file_db) as second:
        again = Visitor(second.url, page.cookie).enter(room["room"])
        assert again.state["view"] == state["view"]
        assert again.state["choices"] == state["choices"]
        assert again.lines == lines
        again.choose(0)
        assert again.state["undo"]["can"]


def test_a_hint_names_choices_with_their_chances(ann: Visitor) -> None:
    page = ann.enter(ann.room("mission_arena", "me", 1)["room"], lang="es")
    page.until(lambda state: state["choices"])
    page.send({"t": "hint", "question": page.state["question"]})
    found = page.next("hint")
    assert found["question"] == page.state["question"]
    texts = {choice["key"]: choice["text"] for choice in page.state["choices"]}
    assert found["candidates"]
    assert all(texts[one["key"]] == one["text"] for one in found["candidates"])
    chances = [one["chance"] for one in found["candidates"]]
    assert all(0 <= chance <= 1 for chance in chances)
    assert found["candidates"][1]["text"] in found["why"]
    assert found["why"].startswith(("En comparación", "“"))


def test_there_are_no_hints_in_rated_play(server: Running, ann: Visitor, bob: Visitor) -> None:
    room = ann.room("mission_arena", "me", "open", rated=True)["room"]
    bob.post(f"/api/rooms/{room}/join", {})
    page = ann.enter(room)
    page.send({"t": "hint", "question": page.state["question"]})
    assert page.next("error")["code"] == "rated"


def test_one_screen_is_not_rated(ann: Visitor) -> None:
    wish = {
        "game": "mission_arena",
        "setup": {},
        "seats": [{"kind": "me"}] * 2,
        "listed": False,
        "rated": True,
    }
    assert ann.post("/api/rooms", wish, 400)["error"]["code"] == "hot_seat_rated"


def test_what_was_offered_too_readily_is_looked_into_when_it_is_asked_for(server: Running) -> None:
    pages, room = two_at(server.url)
    page = settle_in(pages)
    place = server.app.state.server.hub.known(room["match"])
    before = place.live.match
    page.choose("maneuver")
    place.live.past.append((before, place.live.made[-1]))  # as if drawing a card showed nothing
    assert page.act("undo")["t"] == "ack"
    assert page.state["ply"] == before.ply + 1
    assert asker(page.state) == page.state["seat"]
