"""Teams: what a player brings (DM-14b). A team file is text; every broken limit is told in one go."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...cardlang.form import slug_of
from ...kernel.errors import ContentError

if TYPE_CHECKING:  # the library reads preset teams: it is above us
    from .library import Library

SIDEKICK: Final = "sidekick"


class Team(NamedTuple):
    """DM-T.8, DM-T.9: The cards of a player with the dice on them, and the basic actions for the middle."""

    name: str
    cards: tuple[tuple[str, int], ...]  # card and dice
    basic_actions: tuple[str, ...]


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

_LINE: Final = re.compile(r"([0-9]{1,4})(?:\s*[xX×](?=\s))?\s+(\S.*)")
_WORD: Final = re.compile(r"(name|basic)\s*:\s*(.*)", re.IGNORECASE)
_HINT: Final = "write a line as `4 hulk-jade-giant`, `name: ...` or `basic: smash, power-bolt`"


def read_team(text: str, library: Library, file: str = "") -> Team:
    """The team of a text; ContentError with every line that cannot be read. Limits are not looked at."""
    team, faults = sheet_of(text, library, file)
    if faults:
        raise ContentError("; ".join(faults), file=file)
    return team


def check_team_text(text: str, library: Library, mode: str) -> tuple[Team | None, list[str]]:
    """DM-T.2 to DM-T.9: The team of a text, if all of it can be read, and all that keeps it from a mode."""
    team, unread = sheet_of(text, library)
    return None if unread else team, unread + limit_faults(team, library, mode)


def write_team(team: Team, library: Library) -> str:
    """The text of a team, which reads back as the same team."""
    unknown = [card for card in (*dict(team.cards), *team.basic_actions) if card not in library.cards]
    if unknown:
        raise ContentError("; ".join(unknown_card(card, library) for card in unknown))
    name = " ".join(team.name.split())
    lines = [f"name: {name}"] if name else []
    lines += [f"{dice} {card}" for card, dice in team.cards]
    if team.basic_actions:
        lines.append(f"basic: {', '.join(team.basic_actions)}")
    return "\n".join(lines) + "\n"


def sheet_of(text: str, library: Library, file: str = "") -> tuple[Team, list[str]]:
    """A team as far as its text can be read, and the faults of single lines.

    Cards that do not exist stay in the team as they were written, so that dice and cards can be counted.
    """
    sheet = _Sheet(library)
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line and not line.startswith("#"):
            sheet.read(f"line {number}", line)
    sheet.name = sheet.name or file.replace("\\", "/").rpartition("/")[2].removesuffix(".txt")
    return sheet.team(), sheet.faults


def sheet_of_table(given: Mapping[Any, Any], library: Library) -> tuple[Team, list[str]]:
    """The same for a team as plain data: {"name": ..., "cards": {card: dice}, "basic_actions": [cards]}."""
    sheet = _Sheet(library)
    sheet.faults += [
        f"a team has no {key!r}, only name, cards and basic_actions"
        for key in given
        if key not in Team._fields
    ]
    name, cards, basic = (given.get(field) for field in Team._fields)
    if name is not None and not isinstance(name, str):
        sheet.faults.append(f"name must be a text, not {name!r}")
    sheet.name = " ".join(name.split()) if isinstance(name, str) else ""
    if not isinstance(cards, Mapping):
        sheet.faults.append(f"cards must be a table such as {{'hulk-jade-giant': 4}}, not {cards!r}")
        cards = {}
    for card, dice in cards.items():
        if isinstance(dice, bool) or not isinstance(dice, int) or not 0 <= dice <= 9999:
            sheet.faults.append(f"the dice of {card} must be a whole number, not {dice!r}")
        else:
            sheet.add_card("cards", str(card), dice)
    if basic is not None and not isinstance(basic, list | tuple):
        sheet.faults.append(f"basic_actions must be a list such as ['smash'], not {basic!r}")
        basic = None
    for card in basic or ():
        sheet.add_basic("basic_actions", str(card))
    return sheet.team(), sheet.faults


class _Sheet:
    """A team while it is read."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.name = ""
        self.cards: dict[str, int] = {}
        self.places: dict[str, str] = {}
        self.basic_actions: list[str] = []
        self.faults: list[str] = []

    def team(self) -> Team:
        """What has been read so far."""
        return Team(self.name, tuple(self.cards.items()), tuple(self.basic_actions))

    def read(self, place: str, line: str) -> None:
        """One line of a team file."""
        if match := _WORD.fullmatch(line):
            if match[1].lower() == "name":
                self.add_name(place, " ".join(match[2].split()))
            else:
                for part in match[2].split(","):
                    self.add_basic(place, part.strip())
        elif match := _LINE.fullmatch(line):
            self.add_card(place, match[2], int(match[1]))
        else:
            self.faults.append(f'{place}: "{line}" cannot be read ({_HINT})')

    def add_name(self, place: str, name: str) -> None:
        """The name of the team, once."""
        if not name:
            self.faults.append(f"{place}: the name is missing (write name: Avengers Assemble)")
        elif self.name:
            self.faults.append(f'{place}: the team already has the name "{self.name}" (leave one out)')
        else:
            self.name = name

    def add_card(self, place: str, written: str, dice: int) -> None:
        """A card with its dice, once."""
        card = self.resolve(place, written)
        if card in self.cards:
            self.faults.append(
                f"{place}: {card} is there already, {self.places[card]} (put its dice together)"
            )
        else:
            self.cards[card] = dice
            self.places[card] = place

    def add_basic(self, place: str, written: str) -> None:
        """A basic action."""
        if written:
            self.basic_actions.append(self.resolve(place, written))
        else:
            self.faults.append(f"{place}: a basic action is missing (write basic: smash, power-bolt)")

    def resolve(self, place: str, written: str) -> str:
        """The card of an id or of a name in any language; as written, with a fault, if there is none."""
        slug = slug_of(written)
        found = (slug,) if slug in self.library.cards else self.library.names.get(slug, ())
        if len(found) == 1:
            return found[0]
        if found:
            self.faults.append(f'{place}: "{written}" could be {" or ".join(found)} (write one of them)')
        else:
            self.faults.append(f"{place}: {unknown_card(written, self.library)}")
        return written


def unknown_card(written: str, library: Library) -> str:
    """A sentence about a card that does not exist, with the one that was perhaps meant."""
    slug = slug_of(written)
    sidekick = library.sidekick.name.values()
    if slug in {SIDEKICK, *(slug_of(str(row[part])) for row in sidekick for part in ("one", "many"))}:
        return "every player has 8 Sidekicks, which stand in no team (DM-T.2)"
    versions = [
        card.id
        for card in library.cards.values()
        if slug in (card.title, *(slug_of(name) for name in card.title_name.values()))
    ]
    if versions:
        return f'"{written}" is no single card (choose from {", ".join(versions)})'
    near = difflib.get_close_matches(slug, library.names, n=1, cutoff=0.6)
    hint = f" (did you mean {library.names[near[0]][0]}?)" if near else ""
    return f'there is no card "{written}"{hint}'


def faults_of(team: Team, library: Library, mode: str) -> list[str]:
    """DM-T.2 to DM-T.9: Everything that keeps a team from a mode; nothing if it is legal there."""
    cards = (*dict(team.cards), *team.basic_actions)
    unknown = [unknown_card(card, library) for card in dict.fromkeys(cards) if card not in library.cards]
    return unknown + limit_faults(team, library, mode)


def limit_faults(team: Team, library: Library, mode: str) -> list[str]:
    """Every limit of the mode that a team breaks; of cards that do not exist only the dice count."""
    if mode not in LIMITS:
        return [f"in the mode {mode} players do not bring teams (DM-T.7)"]
    return card_faults(team, library, mode) + basic_faults(team, library, mode)


def card_faults(team: Team, library: Library, mode: str) -> list[str]:
    """DM-T.4 to DM-T.6, DM-T.8, DM-T.9: What is wrong with a team's cards and dice."""
    limits, known = LIMITS[mode], library.cards
    misplaced = [card for card, _ in team.cards if card in known and known[card].type == "basic-action"]
    own = [(card, dice) for card, dice in team.cards if card not in misplaced]
    faults = [f"{card} is a basic action and has no place among the cards (DM-T.6)" for card in misplaced]
    total = sum(dice for _, dice in own)
    if total > limits.dice:
        faults.append(f"it has {total} dice, and a {mode} team has at most {limits.dice} ({limits.rule})")
    if len(own) > limits.cards:
        faults.append(
            f"it has {len(own)} cards, and a {mode} team has at most {limits.cards} ({limits.rule})"
        )
    if not own:
        faults.append("it has no cards (write a line such as `4 hulk-jade-giant`)")
    for title in dict.fromkeys(known[card].title for card, _ in own if card in known):
        same = [card for card, _ in own if card in known and known[card].title == title]
        if len(same) > 1:
            name = known[same[0]].title_name["en"]
            which = "both" if len(same) == 2 else "all"
            faults.append(f"{' and '.join(same)} are {which} {name}: only one card of a title (DM-T.4)")
    for card, dice in own:
        if dice < 1:
            faults.append(f"{card} has no dice, and each card has at least 1 (DM-T.5)")
        elif card in known and dice > known[card].max:
            faults.append(f"{card} has {dice} dice, and its limit is {known[card].max} (DM-T.5)")
    return faults + _unfinished([card for card, _ in own], library)


def basic_faults(team: Team, library: Library, mode: str) -> list[str]:
    """DM-T.3, DM-T.8, DM-T.9: What is wrong with a team's basic actions."""
    limits, known = LIMITS[mode], library.cards
    misplaced = [c for c in team.basic_actions if c in known and known[c].type != "basic-action"]
    own = [card for card in team.basic_actions if card not in misplaced]
    faults = [f"{card} is no basic action: it goes among the cards, with dice (DM-T.6)" for card in misplaced]
    faults += [
        f"the basic action {card} is there more than once (DM-T.3)"
        for card in dict.fromkeys(own)
        if own.count(card) > 1
    ]
    if len(own) != limits.basic_actions:
        should = f"a {mode} team brings {limits.basic_actions or 'none'}"
        has = f"{len(own) or 'no'} basic action{'' if len(own) == 1 else 's'}"
        faults.append(f"it has {has}, and {should} ({limits.rule})")
    return faults + _unfinished(list(dict.fromkeys(own)), library)


def _unfinished(cards: list[str], library: Library) -> list[str]:
    return [
        f"{card} cannot be played yet: {library.cards[card].incomplete}"
        for card in cards
        if card in library.cards and library.cards[card].incomplete
    ]
