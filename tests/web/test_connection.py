"""Lines break, frames come twice, questions get old: the match goes on, and people are told."""

import json
from typing import Any

from tests.server.kit import Visitor

from .dealer import Dealer
from .visits import Visit

Json = Any
SEND = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    window.line = this;
    for (let i = 0; i < TIMES; i++) send.call(this, data);
  };
}"""


def test_reconnects_by_itself_without_a_double_move(desk: Visit, ann: Visitor) -> None:
    desk.page.add_init_script(f"({SEND.replace('TIMES', '2')})()")  # every frame is sent twice
    room = ann.room("unmatched", "me", "open")["room"]
    desk.go(f"/room/{room}")
    desk.page.click("[data-sit]")
    desk.wait_for_state("state['actor'] == 0")
    desk.page.wait_for_selector("[data-table] *")

    desk.page.context.set_offline(True)
    hers = ann.enter(room)
    while hers.state["actor"] == 0:
        hers.choose(hers.state["choices"][0]["key"])
    hers.close()
    desk.page.wait_for_timeout(5000)
    desk.page.context.set_offline(False)
    now = desk.wait_for_state(f"state['version'] >= {hers.state['version']}")
    desk.page.wait_for_selector(f"[data-version='{now['version']}']")
    wanted: dict[int, str] = {}
    for state in desk.states:
        wanted |= {line["n"]: line["text"] for line in state["lines"]}
    shown = [" ".join(text.split()) for text in desk.page.locator("[data-log] .text").all_inner_texts()]
    assert shown == [wanted[n] for n in sorted(wanted)], "every line once, in order"

    recap = desk.page.inner_text(".notice")
    assert recap.startswith("While you were away")
    assert wanted[max(wanted)] in recap, "24: what happened meanwhile is said"

    ply = now["ply"]
    desk.choose()
    desk.wait_for_state(f"state['ply'] == {ply + 1}")
    desk.page.wait_for_timeout(300)
    assert desk.state["ply"] == ply + 1
    assert len({frame["seq"] for frame in desk.sent if frame["t"] == "choose"}) == 1


def test_stale_choice_is_said_and_the_view_is_right(desk: Visit) -> None:
    desk.page.add_init_script(f"({SEND.replace('TIMES', '1')})()")
    desk.start("unmatched")
    before = desk.state
    stale = {"t": "choose", "seq": 999, "question": before["question"] + 7, "key": "no-such-choice"}
    desk.page.evaluate("(frame) => window.line.send(frame)", json.dumps(stale))
    alert = desk.page.wait_for_selector("[role=alert]")
    assert alert
    assert alert.inner_text().strip()
    error = next(json.loads(frame) for frame in desk.received if json.loads(frame)["t"] == "error")
    assert error["text"] in alert.inner_text()
    assert desk.state["view"] == before["view"]
    assert desk.legal() == {choice["key"] for choice in desk.state["choices"]}


def test_click_elsewhere_sends_nothing(desk: Visit) -> None:
    desk.start("unmatched")
    before = len(desk.sent)
    points = desk.page.evaluate(
        """() => {
          const found = [];
          for (let x = 8; x < innerWidth; x += 60) for (let y = 60; y < innerHeight; y += 50) {
            const there = document.elementFromPoint(x, y);
            if (there && !there.closest("button, a, select, [data-legal], [role=button], [data-step]"))
              found.push([x, y]);
          }
          return found;
        }"""
    )
    assert len(points) > 20
    for x, y in points:
        desk.page.mouse.click(x, y)
    assert [frame for frame in desk.sent[before:] if frame["t"] != "ping"] == []


def test_undo_until_information_appears(desk: Visit) -> None:
    desk.start("unmatched")
    before = desk.state
    undo = desk.page.locator("[data-undo]")
    desk.choose()
    desk.wait_for_state(f"state['ply'] > {before['ply']} and state['actor'] == 0")
    while desk.state["undo"]["can"] is False:
        reason = desk.page.locator(f"#{undo.get_attribute('aria-describedby')}").inner_text()
        assert undo.get_attribute("aria-disabled") == "true"
        assert reason == desk.state["undo"]["why"] != ""
        before = desk.state
        desk.choose()
        desk.wait_for_state(f"state['ply'] > {before['ply']} and state['actor'] == 0 or state['result']")
        assert not desk.state["result"], "no choice of a whole match could be taken back"
    ply = desk.state["ply"]
    undo.click()
    desk.wait_for_state(f"state['ply'] < {ply}")
    assert desk.state["view"] == before["view"]
    assert desk.state["choices"] == before["choices"]


def test_another_server_that_counts_from_a_lower_number_is_shown(desk: Visit) -> None:
    dealer = Dealer(desk.page, "unmatched", heroes=["medusa", "sinbad"])
    dealer.version = 500
    dealer.open(desk.url)
    dealer.version = 0
    dealer.hang_up()
    desk.page.wait_for_selector("[data-version='1']")
