"""What the loader reads, and what it refuses: every fault names its file, its card and a cure."""

import pytest

import thwack
from tests.games.battle_scenes.small import CARDS, JUG, NAMES, PLUM, PRUNE, STONE, deck_text, small
from tests.kits.battle_scenes import made
from thwack import ContentError
from thwack.cardlang.meaning import meaningless
from thwack.cardlang.node import Slug, fields_of
from thwack.games.battle_scenes.cards.checking import FOREIGN, MEANS
from thwack.games.battle_scenes.cards.library import (
    NO_COST,
    PARSER,
    SETS,
    WORDS,
    X_COST,
    CardDef,
    extended,
    library,
    read_names,
)
from thwack.games.battle_scenes.cards.reading import RARITIES
from thwack.games.battle_scenes.game import GAME, BattleScenes
from thwack.games.battle_scenes.rules.texts.which import FITS
from thwack.games.battle_scenes.state.table import SceneTable


def read(text: str) -> dict[str, CardDef]:
    """The cards of a file."""
    return extended(read_names(NAMES, "names.toml"), [("some.toml", text)]).cards


def refusal(text: str) -> str:
    """What the loader says against a file."""
    with pytest.raises(ContentError) as caught:
        read(text)
    return str(caught.value)


def test_the_content_has_1257_real_cards_and_64_of_our_own_design() -> None:
    cards = library().by_number
    assert [card.number for card in cards] == list(range(1257 + 64))
    assert list(library().cards.values()) == list(cards)
    assert list(dict.fromkeys(card.set for card in cards)) == list(SETS)
    designed = [card for card in cards if card.set == "designed"]
    assert [card.id for card in designed] == [f"{deck}{n:02}" for deck in "AB" for n in range(1, 33)]
    assert all(card.on_offer for card in designed)
    assert sum(card.on_offer for card in cards) >= 399 + 64
    assert {card.type for card in cards} == {"character", "support", "scenario", "ability", "ev"}


def test_BS_10_1_there_are_thirteen_powers_and_every_name_has_four_languages() -> None:
    of = library()
    assert len(of.powers) == 13
    assert list(of.types) == ["character", "ev", "support", "scenario", "ability"]
    for group in (of.affiliations, of.powers, of.alignments, of.keywords, of.types):
        assert all(list(names) == ["en", "pt", "es", "it"] for names in group.values())
    assert {of.name_of(card.called, "pt") for card in of.by_number} <= {
        card.name["pt"] for card in of.by_number
    }
    assert of.ego_name("steve-rogers") == "Steve Rogers"
    assert of.name_of("capitao-america", "en") == "Captain America"


def test_every_text_reads_back_from_what_it_shows() -> None:
    for card in library().by_number:
        action = card.action
        trees = (*card.rules, card.evolves, *((action.pay, action.effect) if action else ()))
        for tree in trees:
            assert tree is None or PARSER.parse(tree.shown(), type(tree)) == tree
        assert card.evolves is not None or card.type != "ev" or card.incomplete


def test_a_card_is_read_as_its_file_has_it() -> None:
    card = read(CARDS)["ameixa-v1"]
    assert (card.number, card.called, card.version, card.type, card.set) == (
        0,
        "ameixa",
        "V1",
        "character",
        "some",
    )
    assert card.name == {"en": "Plum", "pt": "Ameixa", "es": "Ciruela", "it": "Ameixa"}
    assert (card.alter_ego, card.ego, card.egos) == ("Ana de Ameixa", "ana-de-ameixa", ("ana-de-ameixa",))
    assert (card.energy, card.extra, card.shield) == (4, 0, 1)
    assert (card.alignments, card.affiliations) == (("hero",), ("pomar", "suco"))
    assert (card.powers, card.printed) == (("agility", "ranged-attack"), ("FRUT 1/9",))
    assert [rule.shown() for rule in card.rules] == [
        "platoon",
        "lead(1, affiliated(pomar), alter_ego(ana_de_ameixa))",
    ]
    assert card.evolves is None
    assert card.on_offer


def test_an_action_is_read_as_its_file_has_it() -> None:
    action = read(CARDS)["ameixa-v1"].action
    assert action is not None
    assert (action.slug, action.power, action.cost) == ("caroco-veloz", "ranged-attack", 1)
    assert action.name["it"] == "Caroço Veloz"
    assert (action.timing, action.keywords) == (("anticipate", "unforeseen"), ("single-action",))
    assert str(action.pay) == "unload(one(loaded, carried_by(this)))"
    assert str(action.effect) == "damage(target(unit), 2)"


def test_BS_R34_BS_R35_costs_are_stages_or_x_or_none() -> None:
    cards = read(CARDS)
    actions = [card.action for card in cards.values() if card.action]
    assert [action.cost for action in actions] == [1, X_COST, NO_COST, 0]
    assert len({NO_COST, X_COST, 0, 1, 2}) == 5
    assert [action.power for action in actions] == ["ranged-attack", "", "", ""]


def test_BS_5_3_3_who_has_no_alter_ego_goes_by_the_name_and_one_may_have_two() -> None:
    cards = read(CARDS)
    assert (cards["ameixa-v2"].ego, cards["ameixa-v2"].alter_ego) == ("ameixa", "")
    assert (cards["A01"].ego, cards["A01"].egos) == ("ana-de-ameixa", ("ana-de-ameixa", "pia-passa"))
    library = small()
    assert [library.ego_name(ego) for ego in ("ana-de-ameixa", "pia-passa", "ameixa")] == [
        "Ana de Ameixa",
        "Pia Passa",
        "Ameixa",
    ]
    assert library.ego_name("ameixa", "en") == library.name_of("ameixa", "en") == "Plum"


def test_an_ev_character_evolves_and_a_designed_action_is_called_in_english() -> None:
    card = read(CARDS)["A01"]
    assert (card.type, card.energy, card.extra) == ("ev", 6, 2)
    assert str(card.evolves) == "one(character, yours, named(ameixa))"
    assert card.action is not None
    assert card.action.slug == "wrinkles"


def test_an_incomplete_card_is_known_but_not_on_offer() -> None:
    card = read(CARDS)["ameixa-v2"]
    assert not card.on_offer
    assert card.action is not None
    assert card.action.effect is None


def test_BS_3_3_a_unique_item_says_so_among_its_rules() -> None:
    cards = read(CARDS)
    assert [card.id for card in cards.values() if card.is_unique] == ["caroco-v1"]


def test_names_are_slugs_with_a_word_in_each_language() -> None:
    library = small()
    assert library.affiliations["pomar"] == {"en": "Orchard", "pt": "Pomar", "es": "Pomar", "it": "Pomar"}
    assert library.powers["agility"]["it"] == "Agilità"
    assert (list(library.alignments), list(library.keywords)) == (["hero", "villain"], ["platoon"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("suco =", "s-u-c-o =", "names.toml: affiliations: S.U.C.O. must be suco, not s-u-c-o"),
        ('pt = "Pomar", ', "", "pomar lacks Portuguese"),
        ("[keywords]", "[towns]", "unknown field `towns`"),
        ('en = "hero"', 'fr = "héros"', 'hero has no language "fr"'),
    ],
)
def test_names_that_cannot_be_are_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_names(NAMES.replace(old, new), "names.toml")
    assert message in str(caught.value)


def test_home_made_cards_come_beside_the_others_and_the_library_stays_as_it_was() -> None:
    base = small()
    before = (dict(base.cards), dict(base.decks), dict(base.affiliations), base.hash)
    fig = JUG.replace("jarra", "figo").replace("Jarra", "Figo").replace('"pomar"', '"horta"')
    fig = '[affiliations]\nhorta = { pt = "Horta" }\n' + fig
    more = extended(base, [("fig.toml", fig), ("my decks/Fruit Bowl.txt", deck_text("3 figo-v1", "2 a01"))])
    assert more.by_number[-1] is more.cards["figo-v1"]
    assert [card.number for card in more.by_number] == list(range(len(more.cards)))
    assert more.cards["figo-v1"].set == "fig"
    assert more.decks["fruit-bowl"].cards[:2] == (("figo-v1", 3), ("A01", 2))
    assert more.affiliations["horta"]["en"] == "Horta"
    assert (dict(base.cards), dict(base.decks), dict(base.affiliations), base.hash) == before


def test_cards_may_speak_of_names_in_other_files_whatever_the_order() -> None:
    base = read_names(NAMES, "names.toml")
    assert "A01" in extended(base, [("a.toml", PRUNE), ("b.toml", PLUM)]).cards
    with pytest.raises(ContentError, match=r"called\(caroco_veloz\) names no action"):
        extended(base, [("a.toml", PRUNE)])


def test_the_hash_changes_with_every_file() -> None:
    base = read_names(NAMES, "names.toml")
    files = [("a.toml", PLUM), ("b.toml", STONE)]
    seen = {base.hash, extended(base, files).hash, extended(base, files[:1]).hash}
    for at, (name, text) in enumerate(files):
        changed = [*files]
        changed[at] = (name, text + "\n# more")
        seen.add(extended(base, changed).hash)
    seen.add(extended(read_names(NAMES + "# more", "names.toml"), files).hash)
    assert len(seen) == 6
    assert extended(base, files).hash == extended(base, files).hash


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ([("a.toml", PLUM)], 'a.toml: card ameixa-v1: there is already a card "ameixa-v1" (change its id)'),
        ([("a.toml", PRUNE.replace("A01", "a01"))], 'there is already a card "a01"'),
        ([("a.json", "{}")], "a.json: this is not a content file (cards are .toml, decks are .txt)"),
        ([("a.toml", "card = ")], "a.toml: this is not valid TOML"),
        ([("a.toml", "")], "a.toml: card is missing"),
        ([("a.toml", "[[hero]]")], "a.toml: unknown field `hero`"),
        ([("a.txt", "three plums")], 'a.txt: line 1: "three plums" cannot be read'),
        ([("a.txt", "3 ameixa-v1")], "a.txt: the deck cannot be played: it has 3 cards"),
        ([("!.txt", deck_text())], "!.txt: the file of a deck needs a name with letters"),
        ([("a.txt", deck_text()), ("A.txt", deck_text())], 'there is already a deck "a"'),
    ],
)
def test_files_that_do_not_fit_the_library_are_refused(files: list[tuple[str, str]], message: str) -> None:
    base = small()
    before = (len(base.cards), len(base.decks), base.hash)
    with pytest.raises(ContentError) as caught:
        extended(base, files)
    assert message in str(caught.value)
    assert (len(base.cards), len(base.decks), base.hash) == before


FACTS = [
    (PLUM, 'type = "character"', 'type = "hero"', "type must be one of character, support, scenario,"),
    (PLUM, 'id = "ameixa-v1"', "", "card ?: id is missing"),
    (PLUM, '"ameixa-v1"', '"ameixa:v1"', '"ameixa:v1" cannot be an id'),
    (PLUM, 'pt = "Ameixa", ', "", "name lacks Portuguese"),
    (PLUM, 'es = "Ciruela"', 'fr = "Prune"', 'name has no language "fr" (choose from en, pt, es, it)'),
    (PLUM, 'version = "V1"', 'version = "one"', 'version must be text such as "V1", not "one"'),
    (PLUM, "energy = 4", "energy = 0", "energy must be a whole number from 1 to 12, not 0"),
    (PLUM, "energy = 4", "energy = 13", "energy must be a whole number from 1 to 12, not 13"),
    (PLUM, "energy = 4", "", "energy is missing"),
    (PLUM, "shield = 1", "shield = 10", "shield must be a whole number from 0 to 9, not 10"),
    (PLUM, "shield = 1", "", "shield is missing"),
    (PLUM, "shield = 1", "shield = 1\nextra = 2", "unknown field `extra`"),
    (PLUM, "shield = 1", 'shield = 1\nevolves = "one(character)"', "unknown field `evolves`"),
    (PRUNE, 'evolves = "one(character, yours, named(ameixa))"', "", "evolves is missing"),
    (PRUNE, "extra = 2", "", "extra is missing"),
    (JUG, "shield = 1", 'shield = 1\nalter_ego = "J"', "unknown field `alter_ego`"),
    (STONE, 'powers = ["magic"]', "energy = 2", "unknown field `energy`"),
    (PLUM, '["hero"]', '["good"]', 'alignments cannot have "good" (choose from hero, villain)'),
    (PLUM, '"suco"]', '"sucos"]', 'affiliations cannot have "sucos" (did you mean suco?)'),
    (PLUM, '"suco"]', '"pomar"]', "affiliations lists one twice"),
    (PLUM, '["agility", "ranged-attack"]', '["ranged"]', 'powers cannot have "ranged"'),
    (PLUM, 'power = "ranged-attack"', 'power = "range-attack"', 'there is no power "range-attack" (did you'),
    (PLUM, "cost = 1", "cost = 3", 'cost must be 0, 1, 2, "x" or "none", not 3'),
    (PLUM, "cost = 1", "cost = true", 'cost must be 0, 1, 2, "x" or "none", not True'),
    (PLUM, "cost = 1", "", 'cost must be 0, 1, 2, "x" or "none", not None'),
    (PLUM, '["anticipate", "unforeseen"]', "[]", 'timing must be ["normal"], or ["anticipate"]'),
    (PLUM, '"anticipate", "unforeseen"', '"normal", "unforeseen"', 'timing must be ["normal"], or'),
    (PLUM, '"anticipate", "unforeseen"', '"late"', 'timing cannot have "late" (choose from normal,'),
    (PLUM, '["single-action"]', '["platoon"]', 'keywords cannot have "platoon" (choose from single-action,'),
    (PLUM, 'effect = "damage(target(unit), 2)"', "", "effect is missing (add effect"),
    (PLUM, "cost = 1", "cost = 1\nrange = 2", "unknown field `range`"),
    (JUG, 'type = "support"\nenergy = 2\nshield = 1', 'type = "scenario"', "this scenario does nothing"),
    (STONE, 'type = "ability"', 'type = "scenario"', "a scenario has no action (BS-1.3)"),
]


@pytest.mark.parametrize(("card", "old", "new", "message"), FACTS)
def test_facts_that_cannot_be_are_refused(card: str, old: str, new: str, message: str) -> None:
    assert card.count(old) == 1
    rest = CARDS.replace(card, "")
    said = refusal(rest + card.replace(old, new))
    assert said.startswith("some.toml: card ")
    assert message in said


@pytest.mark.parametrize(
    ("rule", "message", "column"),
    [
        ("plaToon", "unknown word `plaToon` (did you mean `platoon`?)", 0),
        ("when(enters(this), draw(1)", "this expression cannot be read", -1),
        ("draw(1)", "expected a rule such as at(turn_start, ...), not draw(1)", 0),
        (
            "lead(1, affiliated(pomares))",
            "affiliated(pomares) names no affiliation (did you mean pomar?)",
            19,
        ),
        ("lead(1, affiliated(pomar, sucos))", "names no affiliation (did you mean suco?)", 26),
        ("lead(1, powered(majic))", "powered(majic) names no power (did you mean magic?)", 16),
        ("lead(1, aligned(neutral))", "aligned(neutral) names no alignment (choose from hero, villain)", 16),
        ("lead(1, named(ameixas))", "named(ameixas) names no card (did you mean ameixa?)", 14),
        ("lead(1, alter_ego(ana))", "alter_ego(ana) names no alter ego", 18),
        ("also_named(pera)", "also_named(pera) names no card", 11),
        ("lead(1, has(patoon))", "has(patoon) names no keyword (did you mean platoon?)", 12),
        ("share(strength)", "share(strength) names no power", 6),
        ("gains(this, magic, flight)", "names no power", 19),
        ("untargetable(this, power=flight)", "names no power", 25),
        ("untargetable(this, timing=later)", "names no timing", 26),
        ("when(enters(this), put(top(1), bin))", "names no zone to put cards in", 31),
        ("when(enters(this), return_(this, bin))", "names no zone to return to", 33),
        ("when(loaded_from(bag), draw(1))", "loaded_from(bag) names no zone", 17),
        ("lead(1, typed(hero))", "typed(hero) names no card type (choose from character,", 14),
        ("readiness(called(chute))", "called(chute) names no action", 17),
        ("when(enters(this), gain(rage, 1))", "`gain` means nothing in Battle Scenes", 19),
        (
            "when(enters(this), damage(target(unit), 1))",
            "target(unit) can stand only in the effect of an",
            26,
        ),
        ("shielded(this, x)", "x can stand only in an action", 15),
        ("when(enters(this), unload(that('foe')))", 'that("foe") refers to "foe", but nothing', -1),
    ],
)
def test_rules_that_mean_nothing_are_refused(rule: str, message: str, column: int) -> None:
    said = refusal(CARDS.replace('"platoon", ', f'"{rule}", '))
    assert said.startswith("some.toml: card ameixa-v1, rules: ")
    assert message in said
    if column >= 0:
        assert said.splitlines()[-1] == " " * (4 + column) + "^"


@pytest.mark.parametrize(
    ("pay", "effect", "message"),
    [
        ("draw(1)", "damage(target(unit), x)", "the effect uses x, but no cost pays for it"),
        ("damage(target(unit), 1)", "draw(1)", "pay cannot target: target(unit)"),
        ("draw(1)", "damage(that('foe'), 1)", 'that("foe") refers to "foe"'),
        ("draw(1)", "platoon", "expected an effect such as draw(2), not platoon"),
        ("draw(1)", "named(ameixa)", "expected an effect such as draw(2), not named(ameixa)"),
    ],
)
def test_actions_that_mean_nothing_are_refused(pay: str, effect: str, message: str) -> None:
    text = CARDS.replace("unload(one(loaded, carried_by(this)))", pay)
    said = refusal(text.replace("damage(target(unit), 2)", effect))
    assert said.startswith("some.toml: card ameixa-v1, action")
    assert message in said


PAID = "seq(cosmic_energy(x), unload(one(loaded, carried_by(this)), as_='gone'))"


def test_BS_R34_an_effect_may_speak_of_what_was_paid() -> None:
    text = CARDS.replace("unload(one(loaded, carried_by(this)))", PAID)
    text = text.replace("damage(target(unit), 2)", "seq(damage(target(unit), x), load(that('gone'), this))")
    assert read(text)["ameixa-v1"].on_offer


def test_every_plain_name_of_the_language_is_looked_up() -> None:
    """A word with a plain name among its arguments is either ours, with what the name means, or foreign."""
    for word, cls in WORDS.items():
        names = [field.name for field in fields_of(cls) if field.type is Slug]
        if names and word not in FOREIGN:
            assert all(word in MEANS or f"{word}.{name}" in MEANS for name in names), word
    for key in MEANS:
        word, _, name = key.partition(".")
        assert any(f.type is Slug and name in ("", f.name) for f in fields_of(WORDS[word])), key
    assert set(FOREIGN) <= set(WORDS)


def test_every_word_that_cards_may_say_means_something() -> None:
    """Words of other games parse, and are refused; which actions are meant is asked where actions are."""
    of_actions = {filter_.word for filter_ in FITS}
    assert GAME.name == "battle_scenes"  # who imports the game has all meanings
    assert set(meaningless(SceneTable.meaning, WORDS)) - of_actions <= set(FOREIGN)


@pytest.mark.parametrize("rule", ["at(turn_end, draw(1))", "when(damaged(this), draw(1))"])
def test_a_rule_that_waits_for_what_never_comes_is_refused(rule: str) -> None:
    assert "means nothing in Battle Scenes" in refusal(CARDS.replace('"platoon", ', f'"{rule}", '))


def test_rarities_are_known_and_cards_of_ours_have_none() -> None:
    found = {card.rarity for card in library().cards.values()}
    assert found == {"", *RARITIES}
    assert {card.set for card in library().cards.values() if not card.rarity} == {"designed"}
    facts = thwack.card("battle_scenes", "capitao-america-v1").facts
    assert facts["rarity"] in RARITIES


def test_a_rarity_that_is_none_is_refused() -> None:
    text = made("pin", "scenario", rarity="mythic")
    with pytest.raises(ContentError, match="rarity must be one of common, uncommon"):
        BattleScenes().add_content([("made.toml", text)])
