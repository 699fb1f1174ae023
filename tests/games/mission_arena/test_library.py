"""What the loader reads, and what it refuses: every fault names its file, its card and a cure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mission_arena.small import BOWL, CARDS, NAMES, PEAR, PLUM, UNRIPE, deck_text, small
from thwack import ContentError
from thwack.cardlang.amounts import Times
from thwack.cardlang.node import Amount, Effect, Filter, Number, Slug, Things, fields_of, show
from thwack.cardlang.nouns import THIS, Each
from thwack.games.mission_arena.cards import words
from thwack.games.mission_arena.cards.checking import MEANS
from thwack.games.mission_arena.cards.library import PARSER, WORDS, CardDef, extended, library, read_names
from thwack.games.mission_arena.cards.words import Ability
from thwack.games.mission_arena.speech.card_texts import Card


def read(text: str) -> dict[str, CardDef]:
    """The cards of a file."""
    return extended(read_names(NAMES, "names.toml"), [("some.toml", text)]).cards


def refusal(text: str) -> str:
    """What the loader says against a file."""
    with pytest.raises(ContentError) as caught:
        read(text)
    return str(caught.value)


# What there is


def test_the_content_has_42_cards_of_our_own_design() -> None:
    cards = library().by_number
    assert [card.number for card in cards] == list(range(42))
    assert list(library().cards.values()) == list(cards)
    assert [card.id for card in cards] == [f"MA{n:02}" for n in range(1, 23)] + [
        f"MB{n:02}" for n in range(1, 21)
    ]
    assert all(card.on_offer and card.set == "designed" for card in cards)
    assert [card.id for card in cards if card.is_team] == [
        *("MA19", "MA20", "MA21", "MA22"),
        *("MB17", "MB18", "MB19", "MB20"),
    ]
    assert {len(card.members) for card in cards} == {0, 2, 3, 4, 5}  # MA-0.2


def test_MA_0_3_every_name_has_four_languages() -> None:
    of = library()
    assert list(of.alignments) == ["good", "neutral", "evil"]
    assert list(of.skills) == ["scientific", "mystic", "cosmic", "technological", "combat"]  # MA-10.8
    assert list(of.rarities) == ["deck", "common", "uncommon", "rare", "ultra-rare", "secret"]
    groups = (of.protagonists, of.affiliations, of.skills, of.alignments, of.rarities, of.abilities, of.kinds)
    for group in groups:
        assert all(list(names) == ["en", "pt", "es", "it"] for names in group.values())
    assert all(card.name is of.protagonists[card.called] for card in of.by_number)


def test_MA_6_every_ability_and_kind_has_a_name_and_every_ability_a_card() -> None:
    abilities = {word: cls for word, cls in WORDS.items() if issubclass(cls, Ability)}
    assert set(library().abilities) == set(abilities)
    assert set(library().kinds) == {cls.kind for cls in abilities.values()}
    assert {card.ability.word for card in library().by_number if card.ability} == set(abilities)


def test_MA_0_7_a_nemesis_has_cards() -> None:
    called = {card.called for card in library().by_number}
    assert {card.nemesis for card in library().by_number} - {""} <= called
    assert {member for card in library().by_number for member in card.members} <= called


# Trees


def test_every_ability_reads_back_from_what_it_shows() -> None:
    for card in library().by_number:
        assert card.ability is not None
        assert PARSER.parse(card.ability.shown(), Effect) == card.ability


def known(group: str) -> st.SearchStrategy[Slug]:
    """Names of the package's content."""
    return st.sampled_from([Slug(slug) for slug in getattr(library(), group)])


FILTERS: st.SearchStrategy[Filter] = st.one_of(
    st.builds(words.Affiliation, known("affiliations")),
    st.builds(words.Skill, known("skills")),
    st.builds(words.Alignment, known("alignments")),
    st.builds(words.Named, known("protagonists")),
)
OTHERS = st.builds(
    Each, st.just(words.Protagonist()), st.lists(FILTERS, min_size=1, max_size=3, unique_by=type).map(tuple)
)
WHO: st.SearchStrategy[Things] = st.one_of(st.just(THIS), OTHERS)
NUMBERS = st.integers(1, 999).map(Number)
BONUS: st.SearchStrategy[Amount] = st.one_of(NUMBERS, st.builds(Times, NUMBERS, st.just(words.Wounds())))
FEW: st.SearchStrategy[Amount] = st.one_of(st.integers(1, 3).map(Number), st.just(words.Wounds()))
PLAIN = [cls for cls in Ability.__subclasses__() if not fields_of(cls)]
ABILITIES: st.SearchStrategy[Ability] = st.one_of(
    st.sampled_from([cls() for cls in PLAIN]),
    st.builds(words.BonusAttack, BONUS, WHO),
    st.builds(words.BonusDefence, BONUS, WHO),
    st.builds(words.NewMission, FEW),
    st.builds(words.Recycle, FEW),
    st.builds(words.PowerBank, OTHERS.filter(lambda who: words.Named(Slug("thor")) not in who.where)),
)


@given(ABILITIES)
def test_any_ability_reads_back_and_may_stand_on_a_card(ability: Ability) -> None:
    assert PARSER.parse(show(ability), Effect) == ability
    card = PLUM.replace("orchard", "avengers").replace('"plum"', '"thor"').replace('"fig"', '"loki"')
    text = card.replace(card.split('ability = "')[1].split('"')[0], show(ability))
    found = extended(library(), [("a.toml", text)])
    assert found.cards["F01"].ability == ability
    for lang in ("en", "pt", "es", "it"):
        assert Card(found.cards["F01"], found).text(lang)


def test_every_plain_name_of_the_language_is_looked_up() -> None:
    named = {word for word, cls in WORDS.items() if any(f.type is Slug for f in fields_of(cls))}
    assert named == set(MEANS)


def test_the_language_of_the_cards_has_no_words_of_other_games() -> None:
    assert {"draw", "damage", "one", "yours"}.isdisjoint(WORDS)
    assert {"each", "this", "times", "wounds", "protagonist"} <= set(WORDS)


# Reading


def test_a_card_is_read_as_its_file_has_it() -> None:
    card = read(CARDS)["F01"]
    assert (card.number, card.called, card.set) == (0, "plum", "some")
    assert card.name == {"en": "Plum", "pt": "Prugna", "es": "Ciruela", "it": "Prugna"}
    assert (card.rarity, card.alignment, card.skill) == ("common", "good", "combat")
    assert card.affiliation == "orchard"
    assert (card.attack, card.defence, card.resistance, card.points) == (850, 700, 300, 2)
    assert (card.nemesis, card.members) == ("fig", ())
    assert card.ability == PARSER.parse(
        "bonus_attack(times(100, wounds), each(protagonist, affiliation(orchard)))", Effect
    )
    assert card.on_offer
    assert not card.is_team


def test_MA_0_2_a_card_may_be_a_team() -> None:
    card = read(CARDS)["F20"]
    assert card.is_team
    assert card.members == ("plum", "pear")


def test_a_card_need_not_have_an_ability_or_a_nemesis() -> None:
    card = read(CARDS)["F11"]
    assert (card.ability, card.nemesis) == (None, "")


def test_an_incomplete_card_is_known_but_not_on_offer() -> None:
    card = read(CARDS)["F30"]
    assert not card.on_offer
    assert card.incomplete == "it is not ripe"


def test_a_card_has_facts_and_a_text_for_the_public() -> None:
    found = library()
    card = Card(found.cards["MB17"], found)
    assert (card.id, card.on_offer, repr(card)) == ("MB17", True, "Card('MB17')")
    assert card.facts["members"] == ["spider-man", "web-scout"]
    assert (card.facts["ability"], card.facts["kind"], card.facts["cost"]) == ("switch", "defensive", 1)
    assert card.facts["nemesis"] is None
    assert Card(found.cards["MB12"]).facts["nemesis"] == "thor"
    assert card.text("it") != card.text("en")
    plain = Card(small().cards["F11"]).facts
    assert (plain["ability"], plain["kind"], plain["cost"]) == (None, None, None)


# Names


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "plum =",
            "plumb =",
            "protagonists: Plum must be plum, not plumb (write plum = { ... })",
        ),
        ('en = "Orchard"', 'en = "Yard"', "names.toml: affiliations: Yard must be yard, not orchard"),
        ('en = "Orchard"', 'en = "?!"', "affiliations: ?! must be another name, not orchard (give it a name"),
        ('it = "Prugna", ', "", "plum lacks Italian (add plum = { it ="),
        ("[kinds]", "[towns]", "unknown field `towns`"),
        ('en = "Cosmic"', 'fr = "cosmique"', 'cosmic has no language "fr"'),
    ],
)
def test_names_that_cannot_be_are_refused(old: str, new: str, message: str) -> None:
    assert NAMES.count(old) == 1
    with pytest.raises(ContentError) as caught:
        read_names(NAMES.replace(old, new), "names.toml")
    assert message in str(caught.value)


HOME_MADE = """
[protagonists]
quince = { it = "Cotogna", en = "Quince" }
[affiliations]
cellar = { it = "Cantina", en = "Cellar" }
""" + PEAR.replace("F11", "Q1").replace('"pear"', '"quince"').replace("kitchen-crew", "cellar")


def test_home_made_cards_come_beside_the_others_and_the_library_stays_as_it_was() -> None:
    base = small()
    before = (dict(base.cards), dict(base.decks), dict(base.protagonists), dict(base.affiliations), base.hash)
    deck = deck_text("3 Quince", "2 f01")
    more = extended(base, [("quince.toml", HOME_MADE), ("my decks/Fruit Bowl.txt", deck)])
    assert more.by_number[-1] is more.cards["Q1"]
    assert [card.number for card in more.by_number] == list(range(len(more.cards)))
    assert (more.cards["Q1"].set, more.cards["Q1"].name["pt"]) == ("quince", "Cotogna")
    assert more.decks["fruit-bowl"].cards[:2] == (("Q1", 3), ("F01", 2))
    assert more.affiliations["cellar"]["en"] == "Cellar"
    assert more.ids["q1"] == "Q1"
    now = (dict(base.cards), dict(base.decks), dict(base.protagonists), dict(base.affiliations), base.hash)
    assert now == before


def test_a_name_may_be_brought_twice_in_the_same_words_only() -> None:
    again = HOME_MADE.replace("Q1", "Q2")
    assert {"Q1", "Q2"} <= set(small(("a.toml", HOME_MADE), ("b.toml", again)).cards)
    for name in ("Cotogna", "Cantina"):
        with pytest.raises(ContentError, match=r"b\.toml: \w+: \w+ is already defined, with different words"):
            small(("a.toml", HOME_MADE), ("b.toml", again.replace(name, "Altro")))


def test_cards_may_speak_of_names_in_other_files_whatever_the_order() -> None:
    foe = PLUM.replace("F01", "Q9").replace('"fig"', '"quince"').replace("(orchard)", "(cellar)")
    assert small(("a.toml", foe), ("b.toml", HOME_MADE)).cards["Q9"].nemesis == "quince"
    with pytest.raises(ContentError, match=r"affiliation\(cellar\) names no affiliation"):
        small(("a.toml", foe))


def test_the_hash_changes_with_every_file() -> None:
    base = read_names(NAMES, "names.toml")
    files = [("a.toml", PLUM), ("b.toml", PEAR)]
    seen = {base.hash, extended(base, files).hash, extended(base, files[:1]).hash}
    for at, (name, text) in enumerate(files):
        changed = [*files]
        changed[at] = (name, text + "\n# more")
        seen.add(extended(base, changed).hash)
    seen.add(extended(read_names(NAMES + "# more", "names.toml"), files).hash)
    seen.add(small(("a.txt", deck_text())).hash)
    seen.add(small(("b.txt", deck_text())).hash)
    assert len(seen) == 8
    assert extended(base, files).hash == extended(base, files).hash


# Faults


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ([("a.toml", PLUM)], 'a.toml: card F01: there is already a card "F01" (change its id)'),
        ([("a.toml", PLUM.replace("F01", "f01"))], 'there is already a card "f01"'),
        ([("a.json", "{}")], "a.json: this is not a content file (cards are .toml, decks are .txt)"),
        ([("a.toml", "card = ")], "a.toml: this is not valid TOML"),
        ([("a.toml", "")], "a.toml: card is missing"),
        (
            [("a.toml", "[[hero]]")],
            "unknown field `hero` (choose from affiliations, card, protagonists)",
        ),
        ([("a.toml", "[skills]")], "a.toml: unknown field `skills`"),
        ([("a.txt", "three plums")], 'a.txt: line 1: "three plums" cannot be read'),
        ([("a.txt", "6 F11")], "a.txt: the deck cannot be played: it has 6 cards, but a deck has exactly 56"),
        ([("a.txt", "6 F11")], "(MA-0.1); Pear appears 6 times"),
        ([("!.txt", deck_text())], "!.txt: the file of a deck needs a name with letters (rename it)"),
        ([("a.txt", deck_text()), ("A.txt", deck_text())], 'there is already a deck "a" (rename the file)'),
    ],
)
def test_files_that_do_not_fit_the_library_are_refused(files: list[tuple[str, str]], message: str) -> None:
    base = small()
    before = (len(base.cards), len(base.decks), base.hash)
    with pytest.raises(ContentError) as caught:
        extended(base, files)
    assert message in str(caught.value)
    assert (len(base.cards), len(base.decks), base.hash) == before


BAND = 'members = ["plum", "pear"]'
FACTS = [
    (PLUM, 'id = "F01"', "", "card ?: id is missing (add id ="),
    (PLUM, '"F01"', '"F:01"', '"F:01" cannot be an id (write it as id = "MC01")'),
    (PLUM, '"plum"', '"plumm"', 'name: there is no protagonist "plumm" (did you mean plum?)'),
    (PLUM, '"plum"', '"xyz"', 'name: there is no protagonist "xyz" (choose from plum, pear, fig,'),
    (PLUM, 'name = "plum"', "", "name is missing"),
    (PLUM, 'name = "plum"', 'name = { it = "Prugna" }', "name must be text in quotes"),
    (
        PLUM,
        '"common"',
        '"epic"',
        'rarity: there is no rarity "epic" (choose from deck, common, uncommon, rare,',
    ),
    (PLUM, '"good"', '"goods"', 'alignment: there is no alignment "goods" (did you mean good?)'),
    (PLUM, '"combat"', '"magic"', 'skill: there is no skill "magic" (choose from cosmic, combat)'),
    (PLUM, '= "orchard"', '= "orchards"', 'affiliation: there is no affiliation "orchards" (did you mean'),
    (PLUM, 'affiliation = "orchard"', "", "affiliation is missing (add affiliation ="),
    (PLUM, "attack = 850", "attack = -1", "attack must be a whole number from 0 to 5000, not -1"),
    (PLUM, "attack = 850", "attack = 5001", "attack must be a whole number from 0 to 5000, not 5001"),
    (PLUM, "defence = 700", "defence = 7.5", "defence must be a whole number from 0 to 5000, not 7.5"),
    (PLUM, "resistance = 300", "", "resistance is missing (add resistance = a whole number from 0 to 5000)"),
    (PLUM, "points = 2", "points = 10", "points must be a whole number from 0 to 9, not 10"),
    (PLUM, "points = 2", "points = true", "points must be a whole number from 0 to 9, not True"),
    (
        PLUM,
        "points = 2",
        "points = 2\nshield = 1",
        "unknown field `shield` (choose from ability, affiliation,",
    ),
    (PLUM, '"fig"', '"figs"', 'nemesis: there is no protagonist "figs" (did you mean fig?)'),
    (BOWL, BAND, 'members = ["plum"]', "a Team has 2 to 5 members, not 1 (MA-0.2) (leave members out"),
    (BOWL, BAND, "members = []", "a Team has 2 to 5 members, not 0 (MA-0.2)"),
    (BOWL, BAND, 'members = ["a", "b", "c", "d", "e", "f"]', "a Team has 2 to 5 members, not 6 (MA-0.2)"),
    (BOWL, BAND, 'members = ["plum", "plum"]', "members lists plum twice (leave one out)"),
    (
        BOWL,
        BAND,
        'members = ["plum", "peer"]',
        'members: there is no protagonist "peer" (did you mean',
    ),
    (BOWL, BAND, 'members = "plum"', "members must be a list of texts"),
    (BOWL, BAND, 'members = ["plum", "team-plum-pear"]', "team-plum-pear is a Team itself (name its members"),
]


@pytest.mark.parametrize(("card", "old", "new", "message"), FACTS)
def test_facts_that_cannot_be_are_refused(card: str, old: str, new: str, message: str) -> None:
    assert card.count(old) == 1
    rest = CARDS.replace(card, "")
    said = refusal(rest + card.replace(old, new))
    assert said.startswith("some.toml: card ")
    assert message in said


def test_an_unknown_protagonist_among_many_may_be_added() -> None:
    with pytest.raises(ContentError) as caught:
        extended(library(), [("a.toml", PEAR.replace("kitchen-crew", "avengers").replace('"pear"', '"zzz"'))])
    assert '(add it below [protagonists] as zzz = { it = "..." })' in str(caught.value)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (BOWL.replace(BAND, ""), "other cards called team-plum-pear are a Team (write members = "),
        (
            BOWL.replace(BAND, 'members = ["plum", "fig"]'),
            "team-plum-pear are a Team of other members",
        ),
        (PLUM + 'members = ["pear", "fig"]', "other cards called plum are not a Team (leave members out, or"),
    ],
)
def test_MA_0_2_a_name_is_always_the_same_team_or_never_one(card: str, message: str) -> None:
    again = card.replace("F20", "F21").replace("F01", "F02")
    said = refusal(CARDS + again)
    assert said.startswith("some.toml: card F")
    assert message in said
    with pytest.raises(ContentError, match=r"b\.toml: card F"):
        small(("b.toml", again))


def test_MA_0_2_another_version_of_a_team_may_name_its_members_in_another_order() -> None:
    again = BOWL.replace("F20", "F21").replace(BAND, 'members = ["pear", "plum"]')
    assert read(CARDS + again)["F21"].members == ("pear", "plum")


WHOLE = PLUM.split('ability = "')[1].split('"')[0]


@pytest.mark.parametrize(
    ("ability", "message", "column"),
    [
        ("brute_forse", "unknown word `brute_forse` (did you mean `brute_force`?)", 0),
        ("draw(1)", "unknown verb `draw`", 0),
        ("switch(", "this expression cannot be read (check brackets, commas and quotes)", -1),
        ("wounds", "expected a special ability such as group_attack, not wounds", 0),
        ("bonus_attack(this)", "expected an amount such as 100 or wounds, not this", 13),
        ("bonus_attack(100, wounds)", "expected this or each(protagonist, ...), not wounds", 18),
        ("bonus_attack(100, each(wounds))", "expected the word protagonist, not wounds", 23),
        (
            "power_bank(each(protagonist, this))",
            "expected a filter such as affiliation(avengers), not this",
            29,
        ),
        ("bonus_attack(100, each(protagonist, named(3)))", "expected a plain name such as spider_man", 42),
        ("bonus_attack", "`bonus_attack` needs amount (for example bonus_attack(150))", 0),
        ("bonus_attack(0)", "0 is no bonus (write a number such as 100, or times(100, wounds))", 13),
        ("bonus_defence(-50)", "-50 is no bonus", 14),
        ("bonus_attack(wounds)", "wounds is no bonus", 13),
        ("bonus_attack(times(wounds, 100))", "times(wounds, 100) is no bonus", 13),
        ("bonus_attack(times(0, wounds))", "times(0, wounds) is no bonus", 13),
        ("bonus_attack(1000)", "expected a whole number below 1000", 13),
        ("recycle(4)", "4 is no number of cards (write a number from 1 to 3, or wounds)", 8),
        ("new_mission(0)", "0 is no number of cards", 12),
        ("recycle(times(2, wounds))", "times(2, wounds) is no number of cards", 8),
        ("power_bank(this)", "`power_bank` cannot take this as its who (it takes: each)", 11),
        (
            "power_bank(each(protagonist))",
            "each(protagonist) must say which (write each(protagonist,",
            11,
        ),
        ("bonus_attack(100, each(protagonist))", "each(protagonist) must say which", 18),
        (
            "bonus_attack(100, each(protagonist, affiliation(orchards)))",
            "affiliation(orchards) names no affiliation (did you mean orchard?)",
            36,
        ),
        (
            "bonus_attack(100, each(protagonist, affiliation(kitchen_crow)))",
            "names no affiliation (did you mean kitchen_crew?)",
            36,
        ),
        (
            "power_bank(each(protagonist, skill(magic)))",
            "skill(magic) names no skill (choose from cosmic, combat)",
            29,
        ),
        ("power_bank(each(protagonist, alignment(bad)))", "alignment(bad) names no alignment", 29),
        (
            "power_bank(each(protagonist, skill(cosmic), named(plumb)))",
            "named(plumb) names no protagonist (did you mean plum?)",
            44,
        ),
    ],
)
def test_abilities_that_cannot_be_are_refused(ability: str, message: str, column: int) -> None:
    said = refusal(CARDS.replace(WHOLE, ability))
    assert said.startswith("some.toml: card F01, ability: ")
    assert message in said
    if column >= 0:
        assert said.splitlines()[-1] == " " * (4 + column) + "^"


def test_an_incomplete_card_must_still_be_whole() -> None:
    """Only what it does may be missing."""
    assert "points is missing" in refusal(CARDS.replace(UNRIPE, UNRIPE.replace("points = 4\n", "")))
