"""Cards: their facts, their texts and the parts of these."""

import thwack
from thwack.wording import LANGUAGES


def test_the_facts_of_a_card() -> None:
    card = thwack.card("dice_masters", "beast-mutate-666")
    assert card.on_offer
    facts = card.facts
    assert facts["title"]["pt"] == "Fera"
    assert facts["subtitle"]["en"] == "Mutate #666"
    assert facts["name"]["en"] == "Beast: Mutate #666"
    assert facts["energy"] == "mask"
    assert facts["affiliations"] == ["x-men"]
    one, two = ({"kind": "energy", "energy": "mask", "amount": n} for n in (1, 2))
    rows = [(1, 0, 1, 2, 1), (2, 0, 2, 3, 0), (3, 1, 2, 4, 0)]
    names = ("level", "cost", "attack", "defense", "burst")
    levels = [{"kind": "character", **dict(zip(names, row, strict=True))} for row in rows]
    assert facts["faces"] == [one, two, two, *levels]
    assert facts["rules"]
    assert facts["globals"] == []
    assert facts["errata"] is None
    assert facts["incomplete"] == ""


def test_the_facts_of_a_basic_action() -> None:
    facts = thwack.card("dice_masters", "smash").facts
    assert facts["subtitle"] is None
    assert facts["energy"] is None
    assert facts["title"] == facts["name"]
    generic = {"kind": "energy", "energy": "generic", "amount": 2}
    assert facts["faces"] == [generic] * 3 + [{"kind": "action", "burst": n} for n in range(3)]
    assert facts["globals"] == ["global_(spend(fist, 1), deal_no_damage(one(character, blocked)))"]
    assert list(facts) == [
        "id",
        "number",
        "title",
        "subtitle",
        "name",
        "type",
        "cost",
        "energy",
        "affiliations",
        "max",
        "rarity",
        "starter",
        "faces",
        "rules",
        "globals",
        "errata",
        "incomplete",
    ]


def test_every_card_on_offer_has_a_text() -> None:
    for card in thwack.cards("dice_masters"):
        for lang in LANGUAGES:
            assert card.text(lang) or not (card.facts["rules"] or card.facts["globals"]), card.id
        assert repr(card) == f"Card('{card.id}')"


def test_the_parts_of_a_text_are_the_text() -> None:
    kinds = set()
    for card in thwack.cards("dice_masters"):
        for lang in LANGUAGES:
            parts = card.parts(lang)
            assert "\n".join(text for _, text in parts) == card.text(lang)
            kinds |= {kind for kind, _ in parts}
    assert kinds == {"ability", "global", "errata"}


def test_a_global_ability_is_a_part_of_its_own() -> None:
    parts = thwack.card("dice_masters", "smash").parts("en")
    assert [kind for kind, _ in parts] == ["ability", "global"]
    assert parts[1][1].startswith("Global: Pay 1 fist energy:")
