"""The catalogue: cards once, pages with an address of their own, heroes with their decks, all languages."""

from playwright.sync_api import FilePayload

from tests.server.kit import Visitor

from .test_screens import CLIPPED, axe, narrow
from .visits import LANGUAGES, Visit


def test_cards_that_are_alike_stand_there_once(desk: Visit, ann: Visitor) -> None:
    page = desk.page
    desk.go("/cards/unmatched")
    page.fill("[data-search]", "Feint")
    page.wait_for_function("document.querySelectorAll('[data-card]').length < 20")
    cards = ann.get("/api/games/unmatched/cards", lang="en")
    feints = [card for card in cards if card["name"] == "Feint"]
    kinds = {(card["text"], card["facts"]["value"], card["facts"]["boost"]) for card in feints}
    assert len(feints) > len(kinds)
    shown = page.locator("[data-card$='/feint']").count()
    assert shown == len(kinds)


def test_a_card_has_a_page_in_all_languages(desk: Visit, ann: Visitor) -> None:
    page = desk.page
    desk.go("/cards/unmatched/medusa/gaze-of-stone")
    page.wait_for_selector("[data-lang=it]")
    for lang in LANGUAGES:
        cards = {card["id"]: card for card in ann.get("/api/games/unmatched/cards", lang=lang)}
        told = page.inner_text(f"[data-lang={lang}]")
        assert cards["medusa/gaze-of-stone"]["name"] in told
    assert page.get_attribute("[data-copies]", "data-copies") == str(
        cards["medusa/gaze-of-stone"]["facts"]["copies"]
    )
    assert axe(page) == []
    page.click("a[href='/cards/unmatched/medusa']")
    page.wait_for_selector("[data-deck] li")
    own = [card for card in cards.values() if card["side"] == "medusa" and card["id"] != "medusa"]
    assert page.locator("[data-deck] li").count() == len(own)
    page.set_viewport_size({"width": 360, "height": 740})
    narrow(page)
    assert page.evaluate(CLIPPED) == []


def test_pictures_of_ones_own(desk: Visit) -> None:
    """They take the place of the arms, here and after a reload, and go nowhere else."""
    page = desk.page
    desk.go("/cards/unmatched/medusa")
    page.wait_for_selector("[data-deck]")
    page.click("header button[title=Settings]")
    pictures = page.locator("[data-pictures]")
    pictures.evaluate("(field) => field.removeAttribute('webkitdirectory')")  # no folder can be given here
    pictures.set_input_files(
        FilePayload(
            name="Medusa.svg", mimeType="image/svg+xml", buffer=b"<svg xmlns='http://www.w3.org/2000/svg'/>"
        )
    )
    page.wait_for_selector("[data-pictures-count='1']")
    assert page.locator("[data-card-page] image[href^='blob:']").count() > 0
    page.reload()
    page.wait_for_selector("[data-card-page] image[href^='blob:']", state="attached")
    assert desk.strangers == []


def test_cards_of_battle_scenes_are_picked_by_set_power_affiliation_alignment_energy_and_rarity(
    desk: Visit, ann: Visitor
) -> None:
    page = desk.page
    cards = ann.get("/api/games/battle_scenes/cards", lang="en")
    desk.go("/cards/battle_scenes")
    page.click("[data-facets] summary")
    facts = next(card["facts"] for card in cards if card["id"] == "capitao-america-v1")
    wanted = {
        "set": ("set", facts["set"]),
        "power": ("powers", facts["powers"][0]),
        "affiliation": ("affiliations", facts["affiliations"][0]),
        "alignment": ("alignments", facts["alignments"][0]),
        "energy": ("energy", facts["energy"]),
        "rarity": ("rarity", facts["rarity"]),
    }
    left = [card for card in cards if card["kind"] not in ("board", "word")]
    for facet, (fact, value) in wanted.items():
        page.select_option(f"[data-facet={facet}]", str(value))
        left = [
            card
            for card in left
            if card["facts"].get(fact) == value
            or (isinstance(card["facts"].get(fact), list) and value in card["facts"][fact])
        ]
        page.wait_for_function(
            "count => document.querySelector('.tools output').textContent.includes(count)", arg=str(len(left))
        )
    shown = page.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert "capitao-america-v1" in shown
    assert shown == [card["id"] for card in left]
    assert axe(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    narrow(page)
    page.click("[data-facets] button")
    assert page.locator("[data-facet]").evaluate_all("(lists) => lists.every((one) => one.value === '')")
