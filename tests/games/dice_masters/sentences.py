"""What tests of sentences are made of: positions, and how to tell a line that reads."""

import random
import re
from functools import cache
from typing import Any

from tests.games.dice_masters.test_properties import new
from tests.games.properties import play_on
from tests.kits.dice_masters import position, random_team, seat
from tests.thorough import THOROUGH
from thwack import Match
from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.speech import event_lines
from thwack.games.dice_masters.state.table import DiceTable
from thwack.kernel.table import unchain
from thwack.wording import LANGUAGES

SLUGS = frozenset(card for card in library().cards if "-" in card)
# Words of the English rows that no name has in another language.
ENGLISH = re.compile(
    r"\b(the|damage|sidekicks?|draws|shows|fields|energy|life|level|yours|opponent|attacks|blocks|pays?|buy|"
    r"choose|reroll|keep|field|turn|wins|dice|die|used|pile|takes|gets|must|cannot|assign|now|generic)\b",
    re.IGNORECASE,
)
ENGLISH_IN = {"pt": (), "es": (), "it": ("die",)}  # words that are their own, too


def table(match: Match) -> DiceTable:
    """The table of a match."""
    assert isinstance(match._table, DiceTable)
    return match._table


def texts(match: Match, lang: str = "en") -> list[str]:
    """What all choices say."""
    return [choice.text(lang) for choice in match.choices]


def said(match: Match, key: str) -> tuple[str, ...]:
    """What a choice says in the four languages."""
    choice = next(choice for choice in match.choices if choice.key == key)
    return tuple(choice.text(lang) for lang in LANGUAGES)


@cache
def is_sound(text: str, lang: str) -> bool:
    """Whether a line is one: no slots, no marks, no slugs, no English where it does not belong."""
    if not text or re.search(r"[{}\x00-\x1f]|\(\)|  | [.,:)]|!\.", text):
        return False
    if SLUGS & set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)):
        return False
    plain = text
    for name in NAMES[lang]:
        if name in plain:
            plain = plain.replace(name, "")
    return lang == "en" or not [w for w in ENGLISH.findall(plain) if w.lower() not in ENGLISH_IN[lang]]


def english_names(lang: str) -> list[str]:
    """The names that have English words in a language."""
    found = {name for card in library().cards.values() for name in (card.name[lang], card.title_name[lang])}
    found |= {card.subtitle[lang] for card in library().cards.values() if card.subtitle}
    found |= {team.name for team in library().teams.values()}
    return sorted((name for name in found if ENGLISH.search(name)), key=len, reverse=True)


NAMES = {lang: english_names(lang) for lang in LANGUAGES}


def watch(match: Match) -> None:
    """Every choice says something, and unlike choices say unlike things."""
    keys = {choice.key for choice in match.choices}
    for lang in LANGUAGES:
        lines = texts(match, lang)
        assert not [line for line in lines if not is_sound(line, lang)]
        assert len(set(lines)) >= len(keys), sorted(line for line in lines if lines.count(line) > 1)


def watch_log(match: Match) -> None:
    """Every event says something."""
    events = unchain(table(match).events)
    assert len(match.log("en")) == len(events)
    for lang in LANGUAGES:
        lines = [event_lines.event_text(table(match), event, lang, None) for event in events]
        assert not [line for line in lines if not is_sound(line, lang)]
        assert all(line.endswith((".", "!")) for line in lines)


def play_watched(match: Match, seed: int) -> None:
    """Random choices to the end."""
    dice = random.Random(seed)
    while match.actor is not None:
        watch(match)
        match.play(dice.randrange(len(match.choices)))
    watch_log(match)


def teams(seed: int) -> list[dict[str, Any]]:
    """Two teams; in every third match the same one twice."""
    dice = random.Random(seed)
    mine = {**random_team(dice), "name": "Alfa"}
    theirs = mine if seed % 3 == 0 else random_team(dice)
    return [mine, {**theirs, "name": "Beta"}]


@cache
def positions() -> list[Match]:
    """Random positions of random matches in every mode, some of them over."""
    found = []
    for number in range(300 if THOROUGH else 120):
        mode = "draft" if number % 12 == 0 else "tournament"
        found.append(play_on(new(number, mode), number, random.Random(number).randrange(60, 420)))
    return found


def own_dice(view: dict[str, object], number: int) -> set[str]:
    """The dice of a seat that lie one by one."""
    row = view["seats"][number]  # type: ignore[index]
    return {die["id"] for zone in ("rolling", "reserve", "field") for die in row[zone]}


def in_main() -> Match:
    """A main step with a bit of everything."""
    return position(
        seat(
            life=9,
            field=["hulk-jade-giant 2", "sidekick"],
            reserve=[
                "sidekick fist",
                "sidekick shield",
                "sidekick mask",
                "storm-ro 2",
                "inner-rage action-1",
                "thor-lord-of-asgard bolt-2",
            ],
            cards={"captain-america-american-hero": 2, "storm-ro": 1},
            bag=["sidekick"] * 4,
        ),
        seat(
            life=2,
            field=["beast-mutate-666", "sidekick"],
            reserve=["sidekick fist", "sidekick shield"],
            cards={"beast-mutate-666": 1},
            bag=["sidekick", "beast-mutate-666"],
        ),
        basics=("inner-rage", "smash", "take-cover"),
        turn=5,
    )
