"""What prompts, reasons and the links of the log must be in every game that has them: checks for positions of
random matches."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from thwack import Match
from thwack.wording import LANGUAGES
from thwack.wording import prompts as shared_prompts

Json = Any
WORLDS = 2


def positions(begin: Callable[[int], Match], count: int, seed: int) -> Iterator[Match]:
    """So many positions of random matches, the ends of the matches among them."""
    dice = random.Random(seed)
    left = count
    while left:
        match = begin(dice.randrange(1 << 30))
        while left:
            if match.actor is None or dice.random() < 0.1:
                left -= 1
                yield match
            if match.actor is None:
                break
            match.play(dice.randrange(len(match.choices)))


def check_prompts(match: Match) -> None:
    """A sentence in every language for every seat and a spectator; not the same for who decides and who
    waits, and the same in every world that a seat can be in. The table stays as it is."""
    before = match.digest()
    for lang in LANGUAGES:
        said = {seat: match.prompt(lang, seat) for seat in (0, 1, None)}
        for text in said.values():
            assert is_sound(text), text
        if match.actor in (0, 1):
            assert said[match.actor] != said[1 - match.actor]
        else:
            assert said[0] == said[1]
        for seat in (0, 1) if match.actor is not None else ():
            for world in range(WORLDS):
                assert match.imagine(seat, world).prompt(lang, seat) == said[seat]
    assert match.digest() == before


def check_reasons(match: Match, own: Callable[[Json], Sequence[str]]) -> None:
    """Whatever is one's own is in a choice or has a reason, which is the same in every world."""
    before = match.digest()
    for seat in (0, 1):
        refs = {ref for choice in match.choices for ref in choice.refs} if match.actor == seat else set()
        for lang in LANGUAGES:
            found = match.why_not(seat, lang)
            assert set(own(match.view(seat)["seats"][seat])) <= refs | set(found)
            assert all(is_sound(text) for text in found.values()), found
            assert len(found) == len(match.why_not(seat, "en"))
        if match.actor is not None:
            for world in range(WORLDS):
                assert match.imagine(seat, world).why_not(seat) == match.why_not(seat)
    assert match.digest() == before


def check_story(match: Match, catalogue: set[str]) -> None:
    """Each name stands in its line, in order, and leads to a card, with whose it is if that is told; who may
    not know a card gets no link."""
    for lang in LANGUAGES:
        for seat in (0, 1, None):
            for line in match.story(lang, seat):
                places = [line["text"].index(name) for _, name in line["refs"]]
                assert places == sorted(places)
                refs = [ref.partition("#") for ref, _ in line["refs"]]
                assert {card for card, _, _ in refs} <= catalogue
                assert {owner for _, _, owner in refs} <= {"", "0", "1"}


def check_rows(rows: dict[str, dict[str, dict[str, str]]]) -> None:
    """Every row has four languages, which speak of the same things."""
    for group, found in rows.items():
        for name, row in found.items():
            assert tuple(row) == LANGUAGES, (group, name)
            slots = [set(re.findall(r"\{([a-z]+)", text)) - {"me"} for text in row.values()]
            assert slots.count(slots[0]) == len(LANGUAGES), (group, name)


def check_rows_are_used(rows: dict[str, Any], package: Path) -> None:
    """No row stands there for nothing: the code names each question, frame and reason."""
    files = [package / "prompts.py", package / "reasons.py", Path(shared_prompts.__file__)]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for group in ("frame", "ask", "why"):
        for name in rows[group]:
            assert f'"{name}"' in text, (group, name)


def is_sound(text: str) -> bool:
    """Whether a text is one: a capital, a full stop, no slots, no marks."""
    starts = re.match(r"[\"¡¿(']*[A-ZÁÉÍÓÚÂÊÔÃÕÀÈÌÒÙÇÑ0-9]", text)
    text = text.replace("#?@&!$", "Curse")  # the name of an action
    return bool(starts) and text.endswith(".") and not re.search(r"[{}@_\x00-\x1f]|\(\)|  | [.,:;)]", text)
