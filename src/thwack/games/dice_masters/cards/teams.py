"""Teams: what a player brings (DM-14b). A team file is text; every broken limit is told in one go.

It is no deck (`cardlang/decklist.py`), though a line of it looks the same: it has basic actions beside its
cards, lists a card only once, and its limits hang on the mode, so that a team may be good in one and not in
another.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ....cardlang.decklist import LINE, name_missing, name_no_text, no_card, no_table
from ....cardlang.form import slug_of
from ....kernel.errors import ContentError
from ....kernel.problem import Parts, Problem, at, both, either, line

if TYPE_CHECKING:  # the library reads preset teams: it is above us
    from .library import Library

SIDEKICK: Final = "sidekick"


class Team(NamedTuple):
    """DM-T.8, DM-T.9: The cards of a player with the dice on them, and the basic actions for the middle."""

    name: str
    cards: tuple[tuple[str, int], ...]  # card and dice
    basic_actions: tuple[str, ...]
    names: tuple[tuple[str, str], ...] = ()  # by language, where a preset's name is another one there

    def called(self, lang: str) -> str:
        """Its name in a language."""
        return dict(self.names).get(lang, self.name)


class Limits(NamedTuple):
    """How large a team may be in a mode."""

    cards: int
    dice: int
    basic_actions: int
    rule: str


LIMITS: Final = {
    "first-game": Limits(2, 4, 0, "DM-2.3"),
    "basic": Limits(6, 15, 2, "DM-T.8"),
    "tournament": Limits(8, 20, 2, "DM-T.9"),
}

_WORD: Final = re.compile(r"(name(?:\.(?:en|pt|es|it))?|basic)\s*:\s*(.*)", re.IGNORECASE)
_HINT: Final = "write a line as `4 hulk-jade-giant`, `name: ...` or `basic: smash, power-bolt`"
_CARDS: Final = Problem("among-cards", "cards")
_BASICS: Final = Problem("among-basics", "basic_actions")


def read_team(text: str, library: Library, file: str = "") -> Team:
    """The team of a text; ContentError with every line that cannot be read. Limits are not looked at."""
    team, faults = sheet_of(text, library, file)
    if faults:
        raise ContentError("; ".join(faults), file=file)
    return team


def check_team_text(text: str, library: Library, mode: str) -> tuple[Team | None, list[Problem]]:
    """DM-T.2 to DM-T.9: The team of a text, if all of it can be read, and all that keeps it from a mode."""
    team, unread = sheet_of(text, library)
    return None if unread else team, unread + limit_faults(team, library, mode)


def spoken_name(library: Library, name: str, lang: str) -> str:
    """The name of a preset in a language; any other team is called as it is."""
    return next((team.called(lang) for team in library.teams.values() if team.name == name), name)


def judged(library: Library, text: str) -> tuple[list[Problem], str]:
    """All that keeps the team of a text, or of a preset by its id, from tournaments; and the text as we
    write it."""
    preset = library.teams.get(text.strip())
    text = write_team(preset, library) if preset else text
    team, faults = check_team_text(text, library, "tournament")
    return faults, write_team(team, library) if team else text


def write_team(team: Team, library: Library) -> str:
    """The text of a team, which reads back as the same team."""
    unknown = [card for card in (*dict(team.cards), *team.basic_actions) if card not in library.cards]
    if unknown:
        raise ContentError("; ".join(unknown_card(card, library) for card in unknown))
    name = " ".join(team.name.split())
    lines = [f"name: {name}"] if name else []
    lines += [f"name.{lang}: {told}" for lang, told in team.names]
    lines += [f"{dice} {card}" for card, dice in team.cards]
    if team.basic_actions:
        lines.append(f"basic: {', '.join(team.basic_actions)}")
    return "\n".join(lines) + "\n"


def sheet_of(text: str, library: Library, file: str = "") -> tuple[Team, list[Problem]]:
    """A team as far as its text can be read, and the faults of single lines.

    Cards that do not exist stay in the team as they were written, so that dice and cards can be counted.
    """
    sheet = _Sheet(library)
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = raw.strip()
        if words and not words.startswith("#"):
            sheet.read(line(number), words)
    sheet.name = sheet.name or file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt")
    return sheet.team(), sheet.faults


def sheet_of_table(given: Mapping[Any, Any], library: Library) -> tuple[Team, list[Problem]]:
    """The same for a team as plain data: {"name": ..., "cards": {card: dice}, "basic_actions": [cards]}."""
    sheet = _Sheet(library)
    sheet.faults += [
        Problem("team-key", f"a team has no {key!r}, only name, cards and basic_actions", {"key": repr(key)})
        for key in given
        if key not in Team._fields
    ]
    name, cards, basic = (given.get(field) for field in ("name", "cards", "basic_actions"))
    if name is not None and not isinstance(name, str):
        sheet.faults.append(name_no_text(name))
    sheet.name = " ".join(name.split()) if isinstance(name, str) else ""
    if not isinstance(cards, Mapping):
        sheet.faults.append(no_table("{'hulk-jade-giant': 4}", cards))
        cards = {}
    for card, dice in cards.items():
        if isinstance(dice, bool) or not isinstance(dice, int) or not 0 <= dice <= 9999:
            told = f"the dice of {card} must be a whole number, not {dice!r}"
            sheet.faults.append(Problem("dice-number", told, {"card": str(card), "given": repr(dice)}))
        else:
            sheet.add_card(_CARDS, str(card), dice)
    if basic is not None and not isinstance(basic, list | tuple):
        sheet.faults.append(no_list_of_basics(["smash"], basic))
        basic = None
    for card in basic or ():
        sheet.add_basic(_BASICS, str(card))
    return sheet.team(), sheet.faults


def no_list_of_basics(example: list[str], given: object) -> Problem:
    """Basic actions that are no list."""
    told = f"basic_actions must be a list such as {example}, not {given!r}"
    return Problem("basics-list", told, {"example": str(example), "given": repr(given)})


class _Sheet:
    """A team while it is read."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.name = ""
        self.names: dict[str, str] = {}  # by language
        self.cards: dict[str, int] = {}
        self.places: dict[str, Problem] = {}
        self.basic_actions: list[str] = []
        self.faults: list[Problem] = []

    def team(self) -> Team:
        """What has been read so far."""
        basic, names = tuple(self.basic_actions), tuple(self.names.items())
        return Team(self.name, tuple(self.cards.items()), basic, names)

    def read(self, place: Problem, words: str) -> None:
        """One line of a team file."""
        if match := _WORD.fullmatch(words):
            word, _, lang = match[1].lower().partition(".")
            if word == "name":
                self.add_name(place, lang, " ".join(match[2].split()))
            else:
                for part in match[2].split(","):
                    self.add_basic(place, part.strip())
        elif match := LINE.fullmatch(words):
            self.add_card(place, match[2], int(match[1]))
        else:
            told = f'"{words}" cannot be read ({_HINT})'
            self.faults.append(at(place, Problem("unreadable-team", told, {"words": words})))

    def add_name(self, place: Problem, lang: str, name: str) -> None:
        """The name of the team, once; it may have another one in a language."""
        before = self.names.get(lang, "") if lang else self.name
        if not name:
            self.faults.append(at(place, name_missing("Avengers Assemble")))
        elif before:
            told = f'the team already has the name "{before}" (leave one out)'
            self.faults.append(at(place, Problem("team-named", told, {"name": before})))
        elif lang:
            self.names[lang] = name
        else:
            self.name = name

    def add_card(self, place: Problem, written: str, dice: int) -> None:
        """A card with its dice, once."""
        card = self.resolve(place, written)
        if card in self.cards:
            before = self.places[card]
            told = f"{card} is already listed, {before} (combine its dice)"
            self.faults.append(at(place, Problem("card-twice", told, {"card": card, "place": before})))
        else:
            self.cards[card] = dice
            self.places[card] = place

    def add_basic(self, place: Problem, written: str) -> None:
        """A basic action."""
        if written:
            self.basic_actions.append(self.resolve(place, written))
        else:
            told = "a basic action is missing (write basic: smash, power-bolt)"
            self.faults.append(at(place, Problem("basic-missing", told)))

    def resolve(self, place: Problem, written: str) -> str:
        """The card of an id or of a name in any language; as written, with a fault, if there is none."""
        slug = slug_of(written)
        found = (slug,) if slug in self.library.cards else self.library.versions.get(slug, ())
        if len(found) == 1:
            return found[0]
        if found:
            told = f'"{written}" could be {either(found)} (write one of them)'
            parts = {"written": written, "cards": either(found)}
            self.faults.append(at(place, Problem("ambiguous-card", told, parts)))
        else:
            self.faults.append(at(place, unknown_card(written, self.library)))
        return written


def unknown_card(written: str, library: Library) -> Problem:
    """A sentence about a card that does not exist, with the one that was perhaps meant."""
    slug = slug_of(written)
    sidekick = library.sidekick.name.values()
    if slug in {SIDEKICK, *(slug_of(str(row[part])) for row in sidekick for part in ("one", "many"))}:
        return Problem("sidekicks", "every player has 8 Sidekicks, which are not part of a team (DM-T.2)")
    versions = [
        card.id
        for card in library.cards.values()
        if slug in (card.title, *(slug_of(name) for name in card.title_name.values()))
    ]
    if versions:
        told = f'"{written}" is not a single card (choose from {", ".join(versions)})'
        return Problem("no-single-card", told, {"written": written, "cards": ", ".join(versions)})
    near = difflib.get_close_matches(slug, library.versions, n=1, cutoff=0.6)
    return no_card(written, library.versions[near[0]][0] if near else "")


def faults_of(team: Team, library: Library, mode: str) -> list[Problem]:
    """DM-T.2 to DM-T.9: Everything that keeps a team from a mode; nothing if it is legal there."""
    cards = (*dict(team.cards), *team.basic_actions)
    unknown = [unknown_card(card, library) for card in dict.fromkeys(cards) if card not in library.cards]
    return unknown + limit_faults(team, library, mode)


def limit_faults(team: Team, library: Library, mode: str) -> list[Problem]:
    """Every limit of the mode that a team breaks; of cards that do not exist only the dice count."""
    if mode not in LIMITS:
        told = f"in {mode} mode players do not bring teams (DM-T.7)"
        return [Problem("no-teams", told, {"mode": mode})]
    return card_faults(team, library, mode) + basic_faults(team, library, mode)


def card_faults(team: Team, library: Library, mode: str) -> list[Problem]:
    """DM-T.4 to DM-T.6, DM-T.8, DM-T.9: What is wrong with a team's cards and dice."""
    known = library.cards
    misplaced = [card for card, _ in team.cards if card in known and known[card].type == "basic-action"]
    own = [(card, dice) for card, dice in team.cards if card not in misplaced]
    faults = []
    for card in misplaced:
        told = f"{card} is a basic action and does not belong among the cards (DM-T.6)"
        faults.append(Problem("basic-among-cards", told, {"card": card}))
    faults += _too_large(len(own), sum(dice for _, dice in own), mode)
    if not own:
        faults.append(Problem("team-empty", "it has no cards (write a line such as `4 hulk-jade-giant`)"))
    faults += _same_titles([card for card, _ in own if card in known], library)
    for card, dice in own:
        if dice < 1:
            told = f"{card} has no dice, but each card needs at least 1 (DM-T.5)"
            faults.append(Problem("no-dice", told, {"card": card}))
        elif card in known and dice > known[card].max:
            told = f"{card} has {dice} dice, but its limit is {known[card].max} (DM-T.5)"
            parts: Parts = {"card": card, "dice": dice, "most": known[card].max}
            faults.append(Problem("too-many-dice", told, parts))
    return faults + _unfinished([card for card, _ in own], library)


def _too_large(cards: int, dice: int, mode: str) -> list[Problem]:
    """DM-T.8, DM-T.9: More dice or cards than the mode allows."""
    limits = LIMITS[mode]
    parts: Parts
    faults = []
    if dice > limits.dice:
        told = f"it has {dice} dice, but a {mode} team has at most {limits.dice} ({limits.rule})"
        parts = {"has": dice, "mode": mode, "most": limits.dice, "rule": limits.rule}
        faults.append(Problem("team-dice", told, parts))
    if cards > limits.cards:
        told = f"it has {cards} cards, but a {mode} team has at most {limits.cards} ({limits.rule})"
        parts = {"has": cards, "mode": mode, "most": limits.cards, "rule": limits.rule}
        faults.append(Problem("team-cards", told, parts))
    return faults


def _same_titles(cards: list[str], library: Library) -> list[Problem]:
    """DM-T.4: Several cards of one title."""
    known = library.cards
    faults = []
    for title in dict.fromkeys(known[card].title for card in cards):
        same = [card for card in cards if known[card].title == title]
        if len(same) > 1:
            name = known[same[0]].title_name
            which = "both" if len(same) == 2 else "all"
            told = f"{both(same)} are {which} {name['en']}: only one card per title is allowed (DM-T.4)"
            faults.append(
                Problem("same-title", told, {"cards": both(same), "count": len(same), "name": name})
            )
    return faults


def basic_faults(team: Team, library: Library, mode: str) -> list[Problem]:
    """DM-T.3, DM-T.8, DM-T.9: What is wrong with a team's basic actions."""
    limits, known = LIMITS[mode], library.cards
    misplaced = [c for c in team.basic_actions if c in known and known[c].type != "basic-action"]
    own = [card for card in team.basic_actions if card not in misplaced]
    faults = []
    for card in misplaced:
        told = f"{card} is not a basic action: it goes among the cards, with dice (DM-T.6)"
        faults.append(Problem("no-basic-action", told, {"card": card}))
    for card in dict.fromkeys(own):
        if own.count(card) > 1:
            told = f"the basic action {card} is listed more than once (DM-T.3)"
            faults.append(Problem("basic-twice", told, {"card": card}))
    if len(own) != limits.basic_actions:
        should = f"a {mode} team brings {limits.basic_actions or 'none'}"
        has = f"{len(own) or 'no'} basic action{'' if len(own) == 1 else 's'}"
        told = f"it has {has}, but {should} ({limits.rule})"
        parts: Parts = {"has": len(own), "mode": mode, "wanted": limits.basic_actions, "rule": limits.rule}
        faults.append(Problem("basic-count", told, parts))
    return faults + _unfinished(list(dict.fromkeys(own)), library)


def _unfinished(cards: list[str], library: Library) -> list[Problem]:
    found = []
    for card in cards:
        if card in library.cards and (why := library.cards[card].incomplete):
            told = f"{card} cannot be played yet: {why}"
            found.append(Problem("unfinished", told, {"card": card, "why": why}))
    return found
