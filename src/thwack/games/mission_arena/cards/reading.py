"""Cards: what one is (MA-0.3), and how its table in a content file is read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ....cardlang.amounts import Times
from ....cardlang.form import Form, hint_of, slug_of
from ....cardlang.node import Amount, Effect, Filter, Kind, Slug, Things
from ....cardlang.nouns import Each, This
from ....cardlang.parse import EXPECTED, Parser
from ....cardlang.shelf import CardReader, stem_of
from ....cardlang.vocabulary import words_of
from . import words
from .checking import Known, check_ability
from .words import Ability

OWN_LANGUAGE: Final = "it"
MOST_VALUE: Final = 5000  # of Attack, Defence and Resistance
MOST_POINTS: Final = 9
TEAM: Final = (2, 5)  # MA-0.2: from so many members to so many
ORIGINS: Final = ("rarity", "alignment", "skill", "affiliation")
VALUES: Final = ("attack", "defence", "resistance")
FIELDS: Final = ("id", "name", *ORIGINS, *VALUES, "points", "ability", "nemesis", "members", "incomplete")

WORDS: Final = words_of(words, also=(Each, This, Times))
PARSER: Final = Parser(
    WORDS,
    {
        **EXPECTED,
        Amount: "an amount such as 100 or wounds",
        Effect: "a special ability such as group_attack",
        Filter: "a filter such as affiliation(avengers)",
        Kind: "the word protagonist",
        Slug: "a plain name such as spider_man",
        Things: "this or each(protagonist, ...)",
    },
)


@dataclass(frozen=True)
class CardDef:
    """MA-0.2, MA-0.3: A card: a protagonist, alone or a Team."""

    id: str
    number: int  # its place in the library
    name: dict[str, str]
    called: str  # its name in rules
    rarity: str
    alignment: str
    skill: str
    affiliation: str
    attack: int
    defence: int
    resistance: int
    points: int  # mission points
    ability: Ability | None
    nemesis: str  # the name of whom it fights to the end, or nothing
    members: tuple[str, ...]  # the names of those in a Team; nobody in others
    set: str
    incomplete: str

    @property
    def on_offer(self) -> bool:
        """Whether it can be played with."""
        return not self.incomplete

    @property
    def is_team(self) -> bool:
        """MA-0.2: Whether it shows a Team."""
        return bool(self.members)


def members_in(card: Mapping[str, Any]) -> tuple[str, ...]:
    """The members of a Team, before all of its card is read."""
    found = card.get("members")
    return tuple(map(str, found)) if isinstance(found, list) else ()


def teams_in(cards: Iterable[CardDef], tables: Iterable[Mapping[str, Any]]) -> dict[str, tuple[str, ...]]:
    """Each name with the members of its Team: as the first card of that name has it."""
    found: dict[str, tuple[str, ...]] = {}
    for card in cards:
        found.setdefault(card.called, card.members)
    for table in tables:
        found.setdefault(str(table.get("name")), members_in(table))
    return found


class Reader(CardReader):
    """Reads cards, with all names that they may speak of, and the members that belong to each name."""

    parser = PARSER
    example = "MC01"

    def __init__(
        self, names: Mapping[str, dict[str, str]], known: Known, teams: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.names = names
        self.known = known
        self.teams = teams

    def read(self, file: str, number: int, table: dict[str, Any]) -> CardDef:
        """One card."""
        form = Form(file, f"card {table.get('id', '?')}", table)
        form.only(*FIELDS)
        id_, called = self.identity(form), self.named(form, "name", "protagonist")
        rarity, alignment, skill, affiliation = (self.named(form, field, field) for field in ORIGINS)
        attack, defence, resistance = (form.number(field, 0, MOST_VALUE) for field in VALUES)
        return CardDef(
            id=id_,
            number=number,
            name=self.names[called],
            called=called,
            rarity=rarity,
            alignment=alignment,
            skill=skill,
            affiliation=affiliation,
            attack=attack,
            defence=defence,
            resistance=resistance,
            points=form.number("points", 0, MOST_POINTS),
            ability=self.ability(form, called) if "ability" in table else None,
            nemesis=self.named(form, "nemesis", "protagonist") if "nemesis" in table else "",
            members=self.members(form, called),
            set=stem_of(file),
            incomplete=form.text("incomplete", ""),
        )

    def named(self, form: Form, field: str, what: str) -> str:
        """A field that names something there is."""
        found = form.text(field)
        self.check_known(form, found, field, what)
        return found

    def check_known(self, form: Form, name: str, field: str, what: str) -> None:
        """A slug that must mean something; a home-made file may bring new ones."""
        if name not in self.known[what]:
            hint = hint_of(name, self.known[what])
            if not hint and what == "protagonist":
                slug = slug_of(name) or "..."
                hint = f'add it below [protagonists] as {slug} = {{ it = "..." }}'
                hint = hint if slug == name or not name else f'write {field} = "{slug}", and {hint}'
            form.fail(f'{field}: there is no {what} "{name}"', hint)

    def ability(self, form: Form, called: str) -> Ability:
        """MA-6: Its special ability."""
        text = form.text("ability").strip()
        found: Ability = self.parsed(form, "ability", text, Effect)
        check_ability(Form(form.file, f"{form.card}, ability", {}), text, found, self.known, called)
        return found

    def members(self, form: Form, called: str) -> tuple[str, ...]:
        """MA-0.2: Two to five different protagonists, none of them a Team; every card of a Team's name has
        the same ones."""
        found = form.texts("members", ())
        least, most = TEAM
        if "members" in form.rows and not least <= len(found) <= most:
            hint = "leave members out if it is no Team"
            form.fail(f"a Team has {least} to {most} members, not {len(found)} (MA-0.2)", hint)
        for name in found:
            self.check_known(form, name, "members", "protagonist")
            if found.count(name) > 1:
                form.fail(f"members lists {name} twice", "leave one out")
            if self.teams.get(name):
                form.fail(f"{name} is a Team itself", "name its members one by one")
        if set(found) != set(self.teams[called]):
            self.fail_as_team(form, called, found)
        return found

    def fail_as_team(self, form: Form, called: str, found: tuple[str, ...]) -> None:
        """A name is always that of the same Team, or never of one."""
        right = self.teams[called]
        if not right:
            form.fail(f"other cards called {called} are not a Team", "leave members out, or change its name")
        told = ", ".join(f'"{name}"' for name in right)
        message = f"other cards called {called} are a Team of other members"
        if not found:
            message = f"other cards called {called} are a Team"
        form.fail(message, f"write members = [{told}], or change its name")
