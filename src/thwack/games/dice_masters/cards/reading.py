"""Cards and dice: what they are (DM-1), and how their tables in content files are read."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from ....cardlang.form import Form, read_toml, slug_of
from ....cardlang.node import Rule
from ....cardlang.parse import Parser
from ....cardlang.shared import Among, Is, It, Non, Once, OneOf, Some, ThereIs, ThisTurn, YourTurn
from ....cardlang.shelf import CardReader, stem_of
from ....cardlang.vocabulary import COMMON, words_of
from ....wording import LANGUAGES
from . import special, standing, verbs, words
from .checking import AFFILIATIONS, check_global, check_rule, check_text, check_words
from .faces import ENERGIES, Face, read_faces
from .teams import SIDEKICK

TYPES: Final = ("character", "action", "basic-action")
RARITIES: Final = ("common", "uncommon", "rare", "super-rare")
FACTS: Final = ("id", "number", "cost", "max", "rarity", "starter")
TEXTS: Final = ("text", "global", "errata", "wording", "incomplete")
BASIC_DICE: Final = 3  # DM-1.7
MOST: Final = 20  # DM-T.9: no team has more dice, so no card needs a higher limit, nor a higher cost

SHARED: Final = (Among, Is, It, Non, Once, OneOf, Some, ThereIs, ThisTurn, YourTurn)
WORDS: Final = words_of(*COMMON, words, verbs, standing, special, also=SHARED)
PARSER: Final = Parser(WORDS)


@dataclass(frozen=True)
class CardDef:
    """DM-1.4: A card, and the die that goes with it."""

    id: str
    number: int
    title: str  # shared by all versions of a character; a basic action's is its own
    title_name: dict[str, str]
    subtitle: dict[str, str] | None
    name: dict[str, str]
    type: str
    energy: str
    affiliations: tuple[str, ...]
    cost: int
    max: int
    rarity: str
    starter: bool
    faces: tuple[Face, ...]
    rules: tuple[Rule, ...]
    globals: tuple[Rule, ...]
    errata: tuple[Rule, ...] | None  # instead of the rules
    incomplete: str
    hand_wording: dict[str, Any]
    grammar: dict[str, dict[str, Any]]  # of the title, per language: gender, article
    set: str  # the file it stands in

    @property
    def on_offer(self) -> bool:
        """Whether it can be played with."""
        return not self.incomplete


@dataclass(frozen=True)
class Sidekick:
    """DM-1.3: The character that has neither card nor powers."""

    name: dict[str, dict[str, Any]] = field(default_factory=dict)  # per language: one, many, gender
    faces: tuple[Face, ...] = ()


def read_sidekick(text: str, file: str) -> Sidekick:
    """DM-1.3: The Sidekick's name and die."""
    form = Form(file, "sidekick", read_toml(text, file))
    form.only("name", "faces")
    name = form.languages("name", form.table("name"))
    for lang in LANGUAGES:
        row = Form(file, f"sidekick, name.{lang}", Form(file, "sidekick", name).table(lang))
        row.only("one", "many", "gender")
        for part in ("one", "many", "gender"):
            row.text(part)
        row.one_of("gender", ("m", "f", "n"))
    return Sidekick({lang: name[lang] for lang in LANGUAGES}, read_faces(form, "sidekick"))


def titles_in(form: Form) -> set[str]:
    """The titles that a file of cards brings, for cards that speak of each other."""
    if form.one_of("type", TYPES) == "basic-action":
        return set()
    return {slug_of(form.names("name")["en"])}


class Reader(CardReader):
    """Reads cards, which may speak of these titles."""

    parser = PARSER

    def __init__(self, titles: Collection[str]) -> None:
        self.titles = titles

    def read(self, form: Form) -> list[CardDef]:
        """A file of cards: all versions of a character or an action, or basic actions."""
        type_ = form.one_of("type", TYPES)
        basic = type_ == "basic-action"
        if basic:
            form.only("type", "faces", "card")
        else:
            form.only("name", "grammar", "type", "energy", "affiliations", "faces", "card")
        energy = "" if basic else form.one_of("energy", ENERGIES)
        affiliations = form.texts("affiliations", ())
        for one in affiliations:
            if one not in AFFILIATIONS:
                form.fail(
                    f'there is no affiliation "{one}" (DM-1.6)', f"choose from {', '.join(AFFILIATIONS)}"
                )
        if len(set(affiliations)) != len(affiliations):
            form.fail("affiliations lists one twice")
        shared = {
            "title_name": {} if basic else form.names("name"),
            "type": type_,
            "energy": energy,
            "affiliations": affiliations,
            "faces": read_faces(form, type_, energy),
            "grammar": read_grammar(form),
            "set": stem_of(form.file),
        }
        return [self.card(form.file, table, shared) for table in form.tables("card")]

    def card(self, file: str, table: dict[str, Any], shared: dict[str, Any]) -> CardDef:
        """One card, with what all cards of its file share."""
        form = Form(file, f"card {table.get('id', '?')}", table)
        basic = shared["type"] == "basic-action"
        form.only(*FACTS, *TEXTS, "name" if basic else "subtitle")
        names = names_of(form, shared["title_name"])
        incomplete = form.text("incomplete", "")
        rules = self.rules(form, "text", form.texts("text", ()))
        errata = self.rules(form, "errata", form.texts("errata")) if "errata" in table else None
        if not incomplete:
            for found in (rules, errata):
                if found is not None:
                    check_text(form, shared["type"], found)
        globals_ = self.rules(form, "global", (form.text("global"),)) if "global" in table else ()
        for rule in globals_:
            check_global(form, rule)
        type_ = "character" if shared["type"] == "character" else "action"
        check_words(
            form, {"text": (type_, rules), "errata": (type_, errata or ()), "global": ("global", globals_)}
        )
        most = form.number("max", 1, MOST)
        if basic and most != BASIC_DICE:
            form.fail(f"max of a basic action is always {BASIC_DICE}, not {most} (DM-1.7)")
        return CardDef(
            **{**shared, **names},
            number=form.number("number", 1, 9999),
            cost=form.number("cost", 1, MOST),
            max=most,
            rarity=form.one_of("rarity", RARITIES),
            starter=bool(form.get("starter", bool, "true or left out", False)),
            rules=rules,
            globals=globals_,
            errata=errata,
            incomplete=incomplete,
            hand_wording=form.table("wording", {}),
        )

    def rules(self, form: Form, name: str, texts: tuple[str, ...]) -> tuple[Rule, ...]:
        """The rules of a field, each read and checked."""
        place = Form(form.file, f"{form.card}, {name}", {})
        found: list[Rule] = []
        for text in texts:
            rule: Rule = self.parsed(form, name, text, Rule)
            check_rule(place, text.strip(), rule, self.titles)
            found.append(rule)
        return tuple(found)


def read_grammar(form: Form) -> dict[str, dict[str, Any]]:
    """Gender and article of a title in each language."""
    rows = form.languages("grammar", form.table("grammar", {}))
    for lang in rows:
        row = Form(form.file, f"grammar.{lang}", Form(form.file, "grammar", rows).table(lang))
        row.only("gender", "article")
        if "gender" in row.rows:
            row.one_of("gender", ("m", "f", "n"))
        row.get("article", bool, "true or false", False)
    return {lang: {"gender": "m", "article": False, **rows.get(lang, {})} for lang in LANGUAGES}


def names_of(form: Form, title_name: dict[str, str]) -> dict[str, Any]:
    """What a card is called: its id follows from its English name."""
    subtitle = None
    if title_name:
        subtitle = form.names("subtitle")
        name = {lang: f"{title_name[lang]}: {subtitle[lang]}" for lang in LANGUAGES}
    else:
        name = title_name = form.names("name")
    right = slug_of(name["en"])
    if right in ("", SIDEKICK):
        form.fail(
            f'no card can be called "{name["en"]}"', "it needs letters, and `sidekick` is the Sidekick's die"
        )
    if form.text("id") != right:
        form.fail(
            f'the id of {name["en"]} must be "{right}", not "{form.text("id")}"', f'write id = "{right}"'
        )
    title = slug_of(title_name["en"])
    return {"id": right, "title": title, "title_name": title_name, "subtitle": subtitle, "name": name}
