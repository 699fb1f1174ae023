"""Content files: cards as TOML, preset teams as text. Whatever is wrong in one is refused with its place and
a cure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from itertools import pairwise
from typing import ClassVar, Final

from ....cardlang.decklist import is_deck
from ....cardlang.form import slug_of, tables_in
from ....cardlang.shelf import CardShelf, hash_of, lists_in, sheets_in, texts_in
from ....kernel.errors import ContentError
from .faces import Face as Face
from .reading import PARSER as PARSER
from .reading import WORDS as WORDS
from .reading import CardDef as CardDef
from .reading import Reader, Sidekick, read_sidekick, titles_in
from .teams import LIMITS, Team, faults_of, read_team, sheet_of

SIDEKICK_FILE: Final = "sidekick.toml"
OURS: Final = frozenset({"faces", "affiliations"})  # what files of cards say, and no others


@dataclass(eq=False)
class Library(CardShelf[CardDef]):
    """Everything the content folder holds."""

    cure: ClassVar = "change its subtitle"
    sidekick: Sidekick = field(default_factory=Sidekick)
    teams: dict[str, Team] = field(default_factory=dict)  # the presets

    def written(self, card: CardDef) -> Iterable[str]:
        """By name in any language."""
        return card.name.values()

    @cached_property
    def offered(self) -> tuple[str, ...]:
        """Cards one can play."""
        return tuple(card.id for card in self.by_number if card.on_offer)

    @cached_property
    def titles(self) -> dict[str, tuple[str, ...]]:
        """The cards of each title."""
        found: dict[str, tuple[str, ...]] = {}
        for card in self.by_number:
            found[card.title] = (*found.get(card.title, ()), card.id)
        return found

    @cached_property
    def ready(self) -> dict[tuple[str, str, bool], Team]:
        """The presets that were judged already, by mode, id, and whether the middle is given."""
        return {}

    def add_cards(self, found: Iterable[tuple[str, CardDef]]) -> None:
        """More cards: a card has its number printed on it, which must be new too."""
        cards = list(found)
        super().add_cards(cards)
        files = {card.id: file for file, card in cards}
        for first, card in pairwise(self.by_number):
            if first.number == card.number:
                raise ContentError(
                    f"{first.id} already has the number {card.number}",
                    file=files[card.id],
                    card=f"card {card.id}",
                    hint=f"the next free one is {self.by_number[-1].number + 1}",
                )


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    sidekick = (folder / SIDEKICK_FILE).read_text(encoding="utf-8")
    base = Library(sidekick=read_sidekick(sidekick, SIDEKICK_FILE), hash=sidekick)
    return extended(base, [*texts_in(folder / "cards"), *texts_in(folder / "teams")])


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a team (.txt).

    Ids and numbers must be new. Teams are read last, so that they may name cards of any file.
    """
    sheets = sheets_in(files, "teams")
    titles = {card.title for card in base.by_number if card.type != "basic-action"}
    reader = Reader(titles.union(*map(titles_in, sheets)))
    found = replace(base, teams=dict(base.teams), hash=hash_of(files, base.hash))
    found.add_cards((sheet.file, card) for sheet in sheets for card in reader.read(sheet))
    for name, text in lists_in(files):
        add_team(found, name, text)
    return found


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


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for content of this game: cards, the Sidekick or a
    team."""
    if name.endswith(".txt"):
        team, _ = sheet_of(text, library)
        return 1 + sum(card in library.cards for card, _ in team.cards) if is_deck(text) else 0
    facts = (tables_in(text) or {}) if name.endswith(".toml") else {}
    return sum(not isinstance(facts[part], dict) for part in OURS if part in facts)  # no names of other games


def team_id(file: str) -> str:
    """The slug of a preset: the name of its file."""
    return slug_of(file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt"))
