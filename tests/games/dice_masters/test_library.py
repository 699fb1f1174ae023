"""What the loader reads, and what it refuses: every fault names its file, its card and a cure."""

import tomllib
from dataclasses import MISSING
from pathlib import Path
from typing import Any

import pytest

from thwack import ContentError
from thwack.cardlang.form import Form, read_toml, slug_of
from thwack.cardlang.node import Node, Slug, fields_of, walk
from thwack.games.dice_masters.cards import library as module
from thwack.games.dice_masters.cards.checking import FOREIGN_NOUNS, FOREIGN_VERBS, MEANS
from thwack.games.dice_masters.cards.faces import ACTION, CHARACTER, ENERGY, Face
from thwack.games.dice_masters.cards.library import CardDef, Library, extended, library
from thwack.games.dice_masters.cards.reading import Reader, read_sidekick

CONTENT = Path(module.__file__).parent / "content"
FILES = {file.name: file.read_text(encoding="utf-8") for file in sorted((CONTENT / "cards").glob("*.toml"))}
TEAMS = {file.name: file.read_text(encoding="utf-8") for file in sorted((CONTENT / "teams").glob("*.txt"))}
TITLES = {card.title for card in library().cards.values() if card.type != "basic-action"}
SIDEKICK = (CONTENT / "sidekick.toml").read_text(encoding="utf-8")

PLUM = """
name = { en = "Plum", pt = "Ameixa" }
grammar.pt = { gender = "f", article = true }
type = "character"
energy = "mask"
affiliations = ["x-men", "avengers"]
faces = ["mask", "mask-2", "mask-2", "0/1/2*", "0/2/3**", "1/2/4"]

[[card]]
id = "plum-ripe"
number = 900
subtitle = { en = "Ripe" }
cost = 2
max = 4
rarity = "rare"
text = ["when(blocks(this), gets(this, 1, 1))"]
global = "while_(your_turn, once(global_(spend(mask, 1), draw(1))))"

[[card]]
id = "plum-unripe"
number = 901
subtitle = { en = "Unripe" }
cost = 3
max = 2
rarity = "common"
starter = true
text = []
errata = ["unblockable"]
incomplete = "nobody wants it"
"""

HAMMER = """
name = { en = "Hammer" }
type = "action"
energy = "bolt"
faces = ["bolt", "bolt-2", "bolt-2", "action-0", "action-1", "action-2"]

[[card]]
id = "hammer-and-nails"
number = 902
subtitle = { en = "And Nails" }
cost = 4
max = 3
rarity = "common"
text = ["use(damage(one(character), 2))"]
"""

RUMBLE = """
type = "basic-action"
faces = ["generic-2", "generic-2", "generic-2", "action-0", "action-1", "action-2"]

[[card]]
id = "rumble"
number = 903
name = { en = "Rumble", it = "Baruffa" }
cost = 3
max = 3
rarity = "common"
text = ["use(draw(1))"]
"""


def read(text: str, name: str = "some.toml") -> list[CardDef]:
    """The cards of a file, beside those that come with the package."""
    return Reader(TITLES).read(Form(name, "", read_toml(text, name)))


def refusal(text: str, name: str = "some.toml") -> str:
    """What the loader says against a file."""
    with pytest.raises(ContentError) as caught:
        read(text, name)
    return str(caught.value)


def test_DM_T_1_the_release_has_132_cards_and_the_starter_34_of_them() -> None:
    cards = library().cards
    assert [card.number for card in cards.values()] == list(range(1, 133))
    assert list(cards) == [card.id for card in cards.values()]
    starter = [card for card in cards.values() if card.starter]
    assert [card.number for card in starter] == list(range(1, 35))
    assert {card.rarity for card in starter} == {"common"}
    assert sum(card.type == "basic-action" for card in cards.values()) == 10
    assert library().offered == tuple(card.id for card in cards.values() if not card.incomplete)


def test_a_card_is_read_as_its_file_has_it() -> None:
    card = library().cards["captain-america-natural-leader"]
    assert (card.title, card.type, card.energy, card.affiliations) == (
        "captain-america",
        "character",
        "shield",
        ("avengers",),
    )
    assert (card.number, card.cost, card.max, card.rarity, card.starter) == (5, 4, 4, "common", True)
    assert card.title_name["pt"] == "Capitão América"
    assert card.subtitle is not None
    assert card.subtitle["it"] == "Leader nato"
    assert card.name["en"] == "Captain America: Natural Leader"
    assert card.grammar["it"] == {"gender": "m", "article": False}
    assert [rule.shown() for rule in card.rules] == [
        "while_active(have(each(character, yours, sidekick), 1, 1))"
    ]
    assert card.globals == ()
    assert card.errata is None


def test_a_basic_action_has_a_name_and_no_type() -> None:
    card = library().cards["smash"]
    assert (card.title, card.subtitle, card.energy, card.affiliations) == ("smash", None, "", ())
    assert card.name == card.title_name
    assert card.name["es"] == "¡Smash!"
    assert [rule.word for rule in card.globals] == ["global_"]
    assert library().titles["smash"] == ("smash",)


def test_every_text_reads_back_from_what_it_shows() -> None:
    for card in library().cards.values():
        for rule in (*card.rules, *card.globals, *(card.errata or ())):
            assert module.PARSER.parse(rule.shown(), type(rule)) == rule
    patch = library().cards["nick-fury-patch"]
    assert patch.errata is not None
    assert patch.errata != patch.rules


def test_DM_1_8_faces_are_energy_characters_and_actions() -> None:
    wolverine = library().cards["wolverine-wildboy"].faces
    assert [face.slug for face in wolverine] == ["fist", "fist-2", "fist-2", "level-1", "level-2", "level-3"]
    assert wolverine[1] == Face("fist-2", ENERGY, energy="fist", amount=2)
    assert wolverine[3] == Face("level-1", CHARACTER, level=1, cost=1, attack=5, defense=2, burst=1)
    assert wolverine[5].burst == 0
    smash = library().cards["smash"].faces
    assert smash[0] == Face("generic-2", ENERGY, energy="generic", amount=2)
    assert [face.burst for face in smash if face.sort == ACTION] == [0, 1, 2]


def test_DM_1_10_a_sidekick_has_one_level_and_all_energies() -> None:
    sidekick = library().sidekick
    assert [face.slug for face in sidekick.faces] == ["fist", "bolt", "mask", "shield", "wild", "level-1"]
    assert {face.amount for face in sidekick.faces if face.sort == ENERGY} == {1}
    assert sidekick.name["it"] == {"one": "spalla", "many": "spalle", "gender": "f"}


def test_titles_gather_the_versions_of_a_character() -> None:
    titles = library().titles
    assert titles["beast"] == (
        "beast-big-boy-blue",
        "beast-genetic-expert",
        "beast-mutate-666",
        "beast-kreature",
    )
    assert sorted(card for cards in titles.values() for card in cards) == sorted(library().cards)
    assert len(titles) == 38 + 10


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Beast: Mutate #666", "beast-mutate-666"),
        ("Thing: Ever-Lovin' Blue-Eyed", "thing-ever-lovin-blue-eyed"),
        ("Storm: 'Ro", "storm-ro"),
        ("Mr. Fantastic – Elastic", "mr-fantastic-elastic"),
        ("  Capitão   América:Líder_Nato ", "capitao-america-lider-nato"),
        ("¡Smash!", "smash"),
    ],
)
def test_a_slug_drops_accents_and_punctuation(name: str, slug: str) -> None:
    assert slug_of(name) == slug


def test_home_made_cards_come_beside_the_others_and_the_library_stays_as_it_was() -> None:
    base = library()
    before = (dict(base.cards), dict(base.teams), dict(base.titles), base.hash)
    more = extended(
        base,
        [
            ("plum.toml", PLUM),
            ("rumble.toml", RUMBLE),
            ("my teams/Fruit.txt", "2 plum-ripe\nbasic: rumble, smash"),
        ],
    )
    assert list(more.cards)[-3:] == ["plum-ripe", "plum-unripe", "rumble"]
    assert more.titles["plum"] == ("plum-ripe", "plum-unripe")
    assert "plum-unripe" not in more.offered
    assert more.offered == (*base.offered, "plum-ripe", "rumble")
    assert more.teams["fruit"].name == "Fruit"
    assert more.sidekick == base.sidekick
    card = more.cards["plum-ripe"]
    assert card.name == {"en": "Plum: Ripe", "pt": "Ameixa: Ripe", "es": "Plum: Ripe", "it": "Plum: Ripe"}
    assert card.grammar["pt"] == {"gender": "f", "article": True}
    assert [face.burst for face in card.faces] == [0, 0, 0, 1, 2, 0]
    assert (dict(base.cards), dict(base.teams), dict(base.titles), base.hash) == before


def test_a_number_in_the_middle_puts_a_card_there() -> None:
    base = extended(Library(), [("rumble.toml", RUMBLE)])
    more = extended(base, [("plum.toml", PLUM)])
    assert list(more.cards) == ["plum-ripe", "plum-unripe", "rumble"]


def test_cards_may_speak_of_titles_in_other_files_whatever_the_order() -> None:
    plum = PLUM.replace("when(blocks(this), gets(this, 1, 1))", "overflows(each(character, called(hammer)))")
    assert "plum-ripe" in extended(library(), [("a.toml", plum), ("b.toml", HAMMER)]).cards
    with pytest.raises(ContentError, match=r"called\(hammer\) names no character or action"):
        extended(library(), [("a.toml", plum)])


def test_the_hash_changes_with_every_file() -> None:
    base = library()
    files = [("plum.toml", PLUM), ("hammer.toml", HAMMER), ("fruit.txt", TEAMS["last-stand.txt"])]
    seen = {base.hash, extended(base, files).hash, extended(base, files[:2]).hash}
    for at, (name, text) in enumerate(files):
        changed = [*files]
        changed[at] = (name, text + "\n# more")
        seen.add(extended(base, changed).hash)
    seen.add(extended(base, [*files[:2], ("veg.txt", files[2][1])]).hash)
    assert len(seen) == 7
    assert extended(base, files).hash == extended(base, files).hash
    blank = [(name, text) for name, text in {**FILES, **TEAMS}.items()]
    other = read_sidekick(SIDEKICK.replace("0/1/1", "0/1/2"), "sidekick.toml")
    assert extended(Library(sidekick=other), blank).hash != base.hash


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            [("again.toml", FILES["beast.toml"])],
            "again.toml: card beast-big-boy-blue: there is already a card",
        ),
        ([("a.toml", PLUM), ("b.toml", PLUM)], 'b.toml: card plum-ripe: there is already a card "plum-ripe"'),
        (
            [("a.toml", PLUM.replace("900", "132"))],
            "a.toml: card plum-ripe: wolverine-canucklehead already has the number 132 (the next free one is",
        ),
        ([("a.toml", PLUM.replace("901", "900"))], "plum-ripe already has the number 900"),
        ([("a.json", "{}")], "a.json: this is not a content file (cards are .toml, teams are .txt)"),
        ([("a.toml", "name = ")], "a.toml: this is not valid TOML"),
        ([("last-stand.txt", TEAMS["last-stand.txt"])], 'there is already a team "last-stand"'),
        ([("a.txt", "4 hulk-jade-gaint")], "a.txt: line 1: there is no card"),
        ([("a.txt", "9 hulk-jade-giant")], "a.txt: the team can play in no mode: hulk-jade-giant has 9 dice"),
        ([("!.txt", TEAMS["last-stand.txt"])], "!.txt: the file of a team needs a name with letters"),
    ],
)
def test_files_that_do_not_fit_the_library_are_refused(files: list[tuple[str, str]], message: str) -> None:
    base = library()
    before = (len(base.cards), len(base.teams), base.hash)
    with pytest.raises(ContentError) as caught:
        extended(base, files)
    assert message in str(caught.value)
    assert (len(base.cards), len(base.teams), base.hash) == before


FACTS = [
    ('type = "character"', 'type = "hero"', "type must be one of character, action, basic-action"),
    ('type = "character"', "", "type is missing"),
    ('energy = "mask"', 'energy = "love"', "energy must be one of fist, bolt, mask, shield"),
    ('energy = "mask"', "", "energy is missing"),
    ('"avengers"]', '"inhumans"]', 'there is no affiliation "inhumans" (DM-1.6)'),
    ('"avengers"]', '"x-men"]', "affiliations lists one twice"),
    ('["x-men", "avengers"]', '"x-men"', "affiliations must be a list of texts"),
    ('name = { en = "Plum", pt = "Ameixa" }', 'name = "Plum"', "name must be a table"),
    ('en = "Plum", pt', "pt", "name lacks English"),
    ('pt = "Ameixa"', "pt = 3", "name.pt must be text in quotes"),
    ('pt = "Ameixa"', 'fr = "Prune"', 'name has no language "fr" (choose from en, pt, es, it)'),
    ("grammar.pt", "grammar.fr", 'grammar has no language "fr"'),
    ('gender = "f"', 'gender = "x"', "grammar.pt: gender must be one of m, f, n"),
    ("article = true", 'article = "a"', "grammar.pt: article must be true or false"),
    ("article = true", "plural = true", "grammar.pt: unknown field `plural`"),
    (
        'affiliations = ["x',
        'health = 3\naffiliations = ["x',
        "unknown field `health` (choose from affiliations,",
    ),
    ('id = "plum-ripe"', 'id = "plum_ripe"', 'the id of Plum: Ripe must be "plum-ripe", not "plum_ripe"'),
    ('id = "plum-ripe"', "", "card ?: id is missing"),
    ('subtitle = { en = "Ripe" }', 'name = { en = "Ripe" }', "unknown field `name`"),
    ('subtitle = { en = "Ripe" }', "", "subtitle is missing"),
    ("number = 900", 'number = "900"', "number must be a whole number"),
    ("number = 900", "number = true", "number must be a whole number"),
    ("number = 900", "number = 0", "number must be a whole number from 1 to 9999, not 0"),
    ("cost = 2", "cost = 0", "cost must be a whole number from 1 to 20, not 0"),
    ("cost = 2", "cost = 21", "cost must be a whole number from 1 to 20, not 21"),
    ("cost = 2", "", "cost is missing"),
    ("max = 4", "max = 0", "max must be a whole number from 1 to 20, not 0"),
    ('rarity = "rare"', 'rarity = "mythic"', "rarity must be one of common, uncommon, rare, super-rare"),
    ('rarity = "rare"', 'rarity = "rare"\nstarter = 1', "starter must be true or left out, not 1"),
    ('rarity = "rare"', 'rarity = "rare"\nincomplete = 1', "incomplete must be text"),
    ('rarity = "rare"', 'rarity = "rare"\nwording = "x"', "wording must be a table"),
    ('text = ["when', 'text = [3, "when', "text must be a list of strings"),
    ('text = ["when', 'texts = ["when', "unknown field `texts`"),
]
FACES = [
    ('"1/2/4"]', '"1/2"]', 'there is no face "1/2" (write fist, fist-2'),
    ('"1/2/4"]', '"1/2/4***"]', 'there is no face "1/2/4***"'),
    ('"mask", "mask-2"', '"mask", "mask-3"', 'there is no face "mask-3"'),
    ('"1/2/4"]', '"generic"]', 'there is no face "generic"'),
    ('"1/2/4"]', '"action-3"]', 'there is no face "action-3"'),
    (', "1/2/4"]', "]", "a die has 6 faces, not 5"),
    ('"1/2/4"]', '"1/2/4", "mask"]', "a die has 6 faces, not 7"),
    ('"1/2/4"]', '"action-0"]', "the die of a character has no action faces"),
    ('"mask-2", "mask-2"', '"mask-2", "1/1/1"', "has 1 to 3 character faces, not 4"),
    ('"0/1/2*", "0/2/3**", "1/2/4"', '"mask", "mask", "mask"', "has 1 to 3 character faces, not 0"),
    ('"mask", "mask-2"', '"fist", "mask-2"', "this die cannot show fist (DM-1.5)"),
    ('"mask", "mask-2"', '"mask-2", "mask-2"', "a die with mask-2 needs the face mask, too (DM-4.7)"),
]


@pytest.mark.parametrize(("old", "new", "message"), FACTS + FACES)
def test_facts_that_cannot_be_are_refused(old: str, new: str, message: str) -> None:
    assert PLUM.count(old) >= 1
    said = refusal(PLUM.replace(old, new, 1))
    assert said.startswith("some.toml: ")
    assert message in said


RULE = "when(blocks(this), gets(this, 1, 1))"


@pytest.mark.parametrize(
    ("rule", "message", "column"),
    [
        ("wen(blocks(this), draw(1))", "unknown verb `wen` (did you mean `when`?)", 0),
        ("when(blocks(this), draw(1)", "this expression cannot be read", -1),
        ("draw(1)", "expected a rule such as at(turn_start, ...), not draw(1)", 0),
        ("when(blocks(this))", "`when` needs effect", 0),
        ("when(blocks(this), ko(that('foe')))", 'that("foe") refers to "foe", but nothing has that name', -1),
        (
            "unblockable(each(character, typed(feast)))",
            "typed(feast) names no energy type (choose from fist,",
            28,
        ),
        ("unblockable(each(character, affiliated(x_man)))", "affiliated(x_man) names no affiliation", 28),
        ("unblockable(each(character, called(pear)))", "called(pear) names no character or action", 28),
        ("unblockable(each(character, called(smash)))", "called(smash) names no character or action", 28),
        (
            "unblockable(each(die, in_(field)))",
            "in_(field) names no zone to look in (choose from bag, prep,",
            22,
        ),
        ("when(blocks(this), put(this, reserve))", "put(this, reserve) names no zone to put dice in", 19),
        ("when(blocks(this), roll(this, character=bag))", "names no zone for a result", 19),
        ("when(blocks(this), roll(this, other=bag))", "names no zone for a result", 19),
        ("when(blocks(this), reroll(this, other=bag))", "names no zone for a result", 19),
        (
            "while_(burst(three), unblockable)",
            "burst(three) names no number of bursts (choose from one, two, any)",
            7,
        ),
        (
            "when(blocks(this), spin(this, sideways))",
            "names no way to spin (choose from up, down, either)",
            19,
        ),
        ("when(blocks(this), pay(spend(rage, 1), draw(1)))", "spend(rage, 1) names no energy", 23),
        ("when(blocks(this), pay(spend(generic, 1), draw(1)))", "spend(generic, 1) names no energy", 23),
        ("while_active(forbids(smiling, 2))", "names no thing to forbid (choose from rerolls, actions,", 13),
        ("retires_to(used)", "retires_to(used) names no zone to retire to (choose from prep)", 0),
        (
            "when(blocks(this), copy_stats(this, this, until=noon))",
            "names no end of a copy (choose from turn_end,",
            19,
        ),
        ("when(blocks(this), gain(mask, 1))", "`gain` means nothing in Dice Masters", 19),
        ("unblockable(each(card))", "`card` means nothing in Dice Masters", 17),
        ("global_(spend(mask, 1), draw(1))", "a Global ability does not stand in the text (DM-12.1)", -1),
        ("use(draw(1))", "a character has no use(...)", -1),
        ("while_active(use(draw(1)))", "use(...) cannot be inside another rule", -1),
    ],
)
def test_rules_that_mean_nothing_are_refused(rule: str, message: str, column: int) -> None:
    assert read(PLUM)[0].rules[0].shown() == RULE
    said = refusal(PLUM.replace(f'"{RULE}"', f'"{rule}"'))
    assert said.startswith("some.toml: card plum-ripe")
    assert message in said
    if column >= 0:
        first, shown, caret = said.splitlines()
        assert "card plum-ripe, text:" in first
        assert shown.strip() == rule
        assert caret == " " * (4 + column) + "^"


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("unblockable", "global must be a global_(...) or a reaction(...), not unblockable"),
        ("while_(your_turn, when(blocks(this), draw(1)))", "not when(blocks(this), draw(1))"),
        ("while_active(global_(spend(mask, 1), draw(1)))", "not while_active(global_("),
        ("global_(spend(mask, 1), this_turn(global_(spend(mask, 1), draw(1))))", "cannot give another one"),
        ("global_(spend(tears, 1), draw(1))", "card plum-ripe, global: spend(tears, 1) names no energy"),
    ],
)
def test_DM_12_1_a_global_is_a_global_or_a_reaction(rule: str, message: str) -> None:
    old = "while_(your_turn, once(global_(spend(mask, 1), draw(1))))"
    assert old in PLUM
    assert message in refusal(PLUM.replace(old, rule))
    fine = PLUM.replace(old, "reaction(damaged(you), spend(mask, 1), prevent(1))")
    assert [found.word for found in read(fine)[0].globals] == ["reaction"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('text = ["use(damage(one(character), 2))"]', "", "an action needs exactly one use(...), not 0"),
        ('["use(', '["use(nothing)", "use(', "an action needs exactly one use(...), not 2"),
        ('rarity = "common"', 'rarity = "common"\nerrata = ["unblockable"]', "exactly one use(...), not 0"),
        ('"action-2"', '"1/1/1"', "the die of a card of type action has no character faces"),
        (
            '"action-0", "action-1", "action-2"',
            '"bolt", "bolt", "bolt"',
            "an action die needs an action face",
        ),
    ],
)
def test_DM_5_3_7_an_action_says_what_it_does_once(old: str, new: str, message: str) -> None:
    assert [card.id for card in read(HAMMER)] == ["hammer-and-nails"]
    assert message in refusal(HAMMER.replace(old, new))


def test_DM_1_8_every_die_has_energy_faces() -> None:
    text = HAMMER.replace('"bolt", "bolt-2", "bolt-2"', '"action-0", "action-0", "action-0"')
    assert "every die has energy faces (DM-1.8)" in refusal(text)


def test_a_file_needs_cards_that_are_tables() -> None:
    head = HAMMER.partition("[[card]]")[0]
    assert "card is missing (add card = one or more tables [[card]])" in refusal(head)
    for wrong in ("[]", "[3]"):
        assert "card must be one or more tables [[card]]" in refusal(f"{head}\ncard = {wrong}")


def test_grammar_may_leave_out_what_is_usual() -> None:
    text = PLUM.replace('gender = "f", article = true', "article = true")
    assert read(text)[0].grammar["pt"] == {"gender": "m", "article": True}
    assert read(HAMMER)[0].grammar["es"] == {"gender": "m", "article": False}


def test_an_unfinished_action_needs_no_use() -> None:
    text = HAMMER.replace('text = ["use(damage(one(character), 2))"]', 'incomplete = "hitting is missing"')
    assert [card.incomplete for card in read(text)] == ["hitting is missing"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("max = 3", "max = 4", "max of a basic action is always 3, not 4 (DM-1.7)"),
        ('type = "basic-action"', 'type = "basic-action"\nenergy = "fist"', "unknown field `energy`"),
        ('type = "basic-action"', 'type = "basic-action"\nname.en = "X"', "unknown field `name`"),
        ('name = { en = "Rumble", it = "Baruffa" }', 'subtitle.en = "X"', "unknown field `subtitle`"),
        ('"generic-2", "generic-2", "g', '"fist", "generic-2", "g', "this die cannot show fist (DM-1.5)"),
        ('["use(draw(1))"]', "[]", "an action needs exactly one use(...), not 0"),
        ('id = "rumble"\n', 'id = "sidekick"\n', 'the id of Rumble must be "rumble", not "sidekick"'),
        ('en = "Rumble"', 'en = "Sidekick"', 'no card can be called "Sidekick"'),
        ('en = "Rumble"', 'en = "!"', 'no card can be called "!"'),
    ],
)
def test_basic_actions_have_rules_of_their_own(old: str, new: str, message: str) -> None:
    assert [card.name["it"] for card in read(RUMBLE)] == ["Baruffa"]
    assert message in refusal(RUMBLE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"wild", ', "", "a die has 6 faces, not 5"),
        ('"wild"', '"generic-2"', "this die cannot show generic-2"),
        ('"wild"', '"action-0"', "the die of a sidekick has no action faces"),
        ("name.it", "name.fr", 'name has no language "fr"'),
        ("name.it = {", "# {", "it is missing"),
        ('gender = "f"', 'gender = "q"', "name.it: gender must be one of m, f, n"),
        ('many = "spalle"', 'more = "spalle"', "unknown field `more`"),
        ("faces =", "cost = 1\nfaces =", "unknown field `cost`"),
    ],
)
def test_the_file_of_the_sidekick_is_checked_too(old: str, new: str, message: str) -> None:
    assert SIDEKICK.count(old) >= 1
    with pytest.raises(ContentError) as caught:
        read_sidekick(SIDEKICK.replace(old, new, 1), "sidekick.toml")
    assert str(caught.value).startswith("sidekick.toml: sidekick")
    assert message in str(caught.value)


def mutations(text: str) -> list[tuple[str, str, str]]:
    """Single changes of a content file, each with what must be said against it."""
    facts: dict[str, Any] = tomllib.loads(text)
    card = facts["card"][0]
    place = f"card {card['id']}"
    found = [
        ("[[card]]", "[[card", "this is not valid TOML"),
        ("[[card]]", "[[crad]]", "unknown field `crad`"),
        (
            f"number = {card['number']}",
            f'number = "{card["number"]}"',
            f"{place}: number must be a whole number",
        ),
        (f"cost = {card['cost']}", f"cots = {card['cost']}", f"{place}: unknown field `cots`"),
        (f"cost = {card['cost']}", "cost = -1", f"{place}: cost must be a whole number from 1"),
        (f"max = {card['max']}", "max = 99", f"{place}: max must be a whole number from 1"),
        (f'rarity = "{card["rarity"]}"', 'rarity = "mythic"', f"{place}: rarity must be one of"),
        (f'id = "{card["id"]}"', f'id = "{card["id"]}-2"', f"{place}-2: the id of"),
        (f'type = "{facts["type"]}"', 'type = "hero"', "type must be one of"),
        (f'"{facts["faces"][5]}"]', '"spoon"]', 'there is no face "spoon"'),
        (f', "{facts["faces"][5]}"]', "]", "a die has 6 faces, not 5"),
    ]
    for one in facts["card"]:
        rules = [("text", rule) for rule in one.get("text", [])]
        rules += [("global", one["global"])] if "global" in one else []
        rules += [("errata", rule) for rule in one.get("errata", [])]
        for where, rule in rules:
            said = f"card {one['id']}, {where}: unknown"
            number = f"number = {one['number']}\n"
            tail = text.split(number)[1]
            found.append((number + tail, number + tail.replace(rule, f"q{rule}", 1), said))
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_content_file_is_refused_after_a_single_mutation(name: str) -> None:
    text = FILES[name]
    assert read(text, name)
    for old, new, message in mutations(text):
        assert old in text, old
        said = refusal(text.replace(old, new, 1), name)
        assert said.startswith(f"{name}: ")
        assert message in said


def test_no_rule_on_a_card_can_lose_its_names_unnoticed() -> None:
    """Each earlier result that a card speaks of is refused when nothing is called so any more."""
    seen = 0
    for name, text in FILES.items():
        for card in tomllib.loads(text)["card"]:
            for rule in card.get("text", []):
                first = rule.partition('as_="')[2].partition('"')[0]
                if first and rule.count(f'as_="{first}"') == 1:
                    broken = rule.replace(f'as_="{first}"', 'as_="nobody"', 1)
                    assert f'refers to "{first}"' in refusal(text.replace(rule, broken, 1), name)
                    seen += 1
    assert seen > 10


def test_every_plain_name_of_a_word_is_checked_against_what_exists() -> None:
    free = {"called", *FOREIGN_VERBS, *FOREIGN_NOUNS}
    slugs = {word for word, cls in module.WORDS.items() if any(f.type is Slug for f in fields_of(cls))}
    assert slugs - free == set(MEANS)
    for word in MEANS:
        for field in fields_of(module.WORDS[word]):
            if field.type is Slug and field.default is not MISSING:
                assert field.default in MEANS[word][1]


def test_all_specials_and_no_words_of_other_games_are_on_cards() -> None:
    trees: list[Node] = [
        rule
        for card in library().cards.values()
        for rule in (*card.rules, *card.globals, *(card.errata or ()))
    ]
    used = {node.word for tree in trees for node in walk(tree)}
    assert {"slips_away", "impersonate", "pin_down", "stretches"} <= used
    assert used <= set(module.WORDS) | {"number"}
