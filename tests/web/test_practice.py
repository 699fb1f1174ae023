"""Practice in the page: chosen at the set-up, marked at the table, and anything can be taken back."""

from tests.thorough import dear

from .visits import Visit


@dear(1)
def test_practice_is_chosen_and_marked(desk: Visit) -> None:
    desk.go("/play/mission_arena")
    desk.page.click("details summary")
    desk.page.get_by_label("Practice: take anything back").check()
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-table] [data-thing]")
    assert "Practice" in desk.page.inner_text("header .match")
    for _ in range(3):
        desk.wait_for_state("state['choices']")
        ply = desk.state["ply"]
        desk.choose()
        desk.wait_for_state(f"state['ply'] > {ply}")
    desk.wait_for_state("state['choices']")
    while ply := desk.state["ply"]:
        desk.page.click("[data-undo][aria-disabled=false]")
        desk.wait_for_state(f"state['ply'] < {ply} and state['choices']")
