"""Content files: cards as TOML, preset teams as text. Whatever is wrong in one is refused with its place and
a cure."""

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from ....cardlang.form import Form, read_toml, slug_of, tables_in
from ....cardlang.node import Rule
from ....cardlang.parse import Parser
from ....cardlang.shared import Among, Is, It, Non, Once, OneOf, Some, ThereIs, ThisTurn, YourTurn
from ....cardlang.vocabulary import COMMON, words_of
from ....kernel.errors import ContentError
from ....wording import LANGUAGES
from . import special, standing, verbs, words
from .checking import AFFILIATIONS, check_global, check_rule, check_text
from .faces import ACTION as ACTION
from .faces import CHARACTER as CHARACTER
from .faces import ENERGIES, read_faces
from .faces import ENERGY as ENERGY
from .faces import Face as Face
from .teams import LIMITS, SIDEKICK, Team, faults_of, read_team, sheet_of

TYPES: Final = ("character", "action", "basic-action")
RARITIES: Final = ("common", "uncommon", "rare", "super-rare")
FACTS: Final = ("id", "number", "cost", "max", "rarity", "starter")
TEXTS: Final = ("text", "global", "errata", "wording", "incomplete")
BASIC_DICE: Final = 3  # DM-1.7
MOST: Final = 20  # DM-T.9: no team has more dice, so no card needs a higher limit, nor a higher cost
TEAM_LINE: Final = re.compile(r"\d+\s*[x×]?\s+\S", re.IGNORECASE)
OURS: Final = frozenset({"faces", "affiliations"})  # what files of cards say, and no others

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


@dataclass(frozen=True)
class Sidekick:
    """DM-1.3: The character that has neither card nor powers."""

    name: dict[str, dict[str, Any]] = field(default_factory=dict)  # per language: one, many, gender
    faces: tuple[Face, ...] = ()


@dataclass
class Library:
    """Everything the content folder holds."""

    cards: dict[str, CardDef] = field(default_factory=dict)  # in order of number
    sidekick: Sidekick = field(default_factory=Sidekick)
    teams: dict[str, Team] = field(default_factory=dict)  # the presets
    offered: tuple[str, ...] = ()  # cards one can play
    titles: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the cards of each title
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)  # cards by any name, told as a slug
    hash: str = ""

    @cached_property
    def ready(self) -> dict[tuple[str, str, bool], Team]:
        """The presets that were judged already, by mode, id, and whether the middle is given."""
        return {}


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    sidekick = (folder / "sidekick.toml").read_text(encoding="utf-8")
    files = [file for kind in ("cards", "teams") for file in (folder / kind).iterdir()]
    found = [
        (file.name, file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith((".toml", ".txt"))
    ]
    base = Library(sidekick=read_sidekick(sidekick, "sidekick.toml"), hash=sidekick)
    return extended(base, sorted(found))


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a team (.txt).

    Ids and numbers must be new. Teams are read last, so that they may name cards of any file.
    """
    for name, _ in files:
        if not name.endswith((".toml", ".txt")):
            raise ContentError(
                "this is not a content file", file=name, hint="cards are .toml, teams are .txt"
            )
    sheets = [(name, read_toml(text, name)) for name, text in files if name.endswith(".toml")]
    titles = {card.title for card in base.cards.values() if card.type != "basic-action"}
    for name, facts in sheets:
        titles |= titles_in(facts, name)
    cards = list(base.cards.values())
    for name, facts in sheets:
        for card in read_cards(facts, name, titles):
            _no_twin(cards, card, name)
            cards.append(card)
    found = _indexed(base, cards)
    sha = hashlib.blake2b(base.hash.encode(), digest_size=8)
    for name, text in files:
        sha.update(f"{text}\0".encode())
        if name.endswith(".txt"):
            sha.update(f"{team_id(name)}\0".encode())
            add_team(found, name, text)
    found.hash = sha.hexdigest()
    return found


def _indexed(base: Library, cards: list[CardDef]) -> Library:
    """The library with these cards in order, and all that is looked up in them."""
    cards = sorted(cards, key=lambda card: card.number)
    titles: dict[str, tuple[str, ...]] = {}
    names: dict[str, tuple[str, ...]] = {}
    for card in cards:
        titles[card.title] = (*titles.get(card.title, ()), card.id)
        for name in {card.id, *(slug_of(name) for name in card.name.values())}:
            names[name] = (*names.get(name, ()), card.id)
    offered = tuple(card.id for card in cards if not card.incomplete)
    found = {card.id: card for card in cards}
    return replace(base, cards=found, teams=dict(base.teams), offered=offered, titles=titles, names=names)


def _no_twin(cards: list[CardDef], card: CardDef, file: str) -> None:
    for other in cards:
        if other.id == card.id:
            raise ContentError(
                f'there is already a card "{card.id}"',
                file=file,
                card=f"card {card.id}",
                hint="change its subtitle",
            )
        if other.number == card.number:
            raise ContentError(
                f"{other.id} already has the number {card.number}",
                file=file,
                card=f"card {card.id}",
                hint=f"the next free one is {max(c.number for c in cards) + 1}",
            )


def add_team(library: Library, file: str, text: str) -> None:
    """A preset team, called like its file; it must be legal in at least one mode."""
    team, slug = read_team(text, library, file), team_id(file)
    if not slug:
        raise ContentError("the file of a team needs a name with letters", file=file, hint="rename it")
    if slug in library.teams:
        raise ContentError(f'there is already a team "{slug}"', file=file, hint="rename the file")
    faults = {mode: faults_of(team, library, mode) for mode in LIMITS}
    if all(faults.values()):
        raise ContentError(f"the team can play in no mode: {'; '.join(faults['tournament'])}", file=file)
    library.teams[slug] = team


def is_team(text: str) -> bool:
    """Whether a text looks like a team file: one line at least says how many dice of what."""
    return any(TEAM_LINE.match(line.strip()) for line in text.splitlines())


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for content of this game: cards, the Sidekick or a
    team."""
    if name.endswith(".txt"):
        team, _ = sheet_of(text, library)
        return 1 + sum(card in library.cards for card, _ in team.cards) if is_team(text) else 0
    facts = (tables_in(text) or {}) if name.endswith(".toml") else {}
    return sum(not isinstance(facts[part], dict) for part in OURS if part in facts)  # no names of other games


def team_id(file: str) -> str:
    """The slug of a preset: the name of its file."""
    return slug_of(file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt"))


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


def titles_in(facts: dict[str, Any], file: str) -> set[str]:
    """The titles that a file of cards brings, for cards that speak of each other."""
    form = Form(file, "", facts)
    if form.one_of("type", TYPES) == "basic-action":
        return set()
    return {slug_of(form.names("name")["en"])}


def read_cards(facts: dict[str, Any], file: str, titles: Collection[str]) -> list[CardDef]:
    """A file of cards: all versions of a character or an action, or basic actions."""
    form = Form(file, "", facts)
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
            form.fail(f'there is no affiliation "{one}" (DM-1.6)', f"choose from {', '.join(AFFILIATIONS)}")
    if len(set(affiliations)) != len(affiliations):
        form.fail("affiliations lists one twice")
    shared = {
        "title_name": {} if basic else form.names("name"),
        "type": type_,
        "energy": energy,
        "affiliations": affiliations,
        "faces": read_faces(form, type_, energy),
        "grammar": read_grammar(form),
    }
    return [_read_card(file, table, shared, titles) for table in form.tables("card")]


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


def _read_card(file: str, table: dict[str, Any], shared: dict[str, Any], titles: Collection[str]) -> CardDef:
    form = Form(file, f"card {table.get('id', '?')}", table)
    basic = shared["type"] == "basic-action"
    form.only(*FACTS, *TEXTS, "name" if basic else "subtitle")
    names = _names(form, shared["title_name"])
    incomplete = form.text("incomplete", "")
    rules = _rules(form, "text", form.texts("text", ()), titles)
    errata = _rules(form, "errata", form.texts("errata"), titles) if "errata" in table else None
    if not incomplete:
        for found in (rules, errata):
            if found is not None:
                check_text(form, shared["type"], found)
    globals_ = _rules(form, "global", (form.text("global"),), titles) if "global" in table else ()
    for rule in globals_:
        check_global(form, rule)
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


def _names(form: Form, title_name: dict[str, str]) -> dict[str, Any]:
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


def _rules(form: Form, name: str, texts: tuple[str, ...], titles: Collection[str]) -> tuple[Rule, ...]:
    """The rules of a field, each read and checked."""
    place = Form(form.file, f"{form.card}, {name}", {})
    found: list[Rule] = []
    for text in texts:
        try:
            rule: Rule = PARSER.parse(text, Rule)
        except ContentError as fault:
            raise fault.at(file=place.file, card=place.card) from None
        check_rule(place, text.strip(), rule, titles)
        found.append(rule)
    return tuple(found)
