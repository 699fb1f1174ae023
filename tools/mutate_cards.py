"""`python -m tools.mutate_cards`: do the tests notice when a card says something else?

    python -m tools.mutate_cards                     forty mutants over the cards of all heroes of Unmatched
    python -m tools.mutate_cards krang --mutants 500 --jobs 4
    python -m tools.mutate_cards --game battle_scenes bsum bset --mutants 100
    python -m tools.mutate_cards --idle --mutants 9999     all that make an effect or a rule do nothing

A mutant is one change in a file of cards: an effect that does nothing, a text that is not there, or a number
of an effect, a value, a cost or a shield that is one higher. It must be a file that can be read, or the
change would be noticed without a test. The tests that are named after the card or its hero are run on it,
then the others of the game's cards; if one fails, it is killed. The same seed draws the same mutants.
"""

import argparse
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from thwack.arena.report import wilson
from thwack.games.battle_scenes.game import BattleScenes
from thwack.games.unmatched.cards.reading import read_hero
from thwack.kernel.errors import ContentError

from . import forked
from .mutate import ROOT, copies, passes

GAMES: Final = Path("thwack/games")
SCENES: Final = GAMES / "battle_scenes/cards/content/sets"
EFFECT: Final = re.compile(r"(immediately|during|after|scheme|boosted|line|opened|effect) = .+")
COST: Final = re.compile(r"pay = .+")
RULES: Final = re.compile(r"rules = \[.+\]$")
RULE: Final = re.compile(r"    [\"'].*[\"'],$")
FACT: Final = re.compile(r"(value|boost|health|move|energy|extra|shield|cost) = (?P<number>\d+)$")
NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.])")
CARD: Final = re.compile(r'id = "(?P<card>[^"]+)"')


class Mutant(NamedTuple):
    """One line of a file of cards that says something else."""

    file: str
    line: int  # from 1
    was: str
    now: str
    card: str = ""

    def __str__(self) -> str:
        about = f" ({self.card})" if self.card else ""
        return f"{self.file}.toml:{self.line}{about}  {self.was}  ->  {self.now}"

    def applied(self, text: str) -> str:
        """The file with that change."""
        lines = text.splitlines()
        lines[self.line - 1] = self.now
        return "\n".join(lines) + "\n"

    @property
    def is_idle(self) -> bool:
        """Whether what it changed does nothing any more."""
        return self.now in ("", "rules = []") or self.now.endswith('= "nothing"')


class Shelf(NamedTuple):
    """The cards of a game: where their files are, how one is read, and which tests are about a mutant."""

    folder: Path  # below src
    one: str  # what a file is
    read: Callable[[str], object]
    part: Callable[[str, int], str]  # what of a file has to be read to see whether a line can be
    judge: Callable[[Sequence[Mutant], int], Iterator[tuple[Mutant, bool]]]  # whether each is killed

    @property
    def files(self) -> dict[str, Path]:
        """The files by what they are called."""
        return {file.stem: file for file in sorted((ROOT / "src" / self.folder).glob("*.toml"))}


def tests_of_card(mutant: Mutant) -> list[list[str]]:
    """Those with the card's name, then all."""
    folder = "tests/cards/battle_scenes"
    named = [[folder, "-k", f"{mutant.card} or {mutant.card.replace('-', '_')}"]] if mutant.card else []
    return [*named, [folder]]


def read_scene_cards(text: str) -> None:
    """Cards of Battle Scenes, beside all there are, under ids of their own."""
    BattleScenes().add_content([("mutant.toml", CARD.sub(r'id = "mutant-\g<card>"', text))])


def whole(text: str, line: int) -> str:
    """All of a file."""
    return text


def one_card(text: str, line: int) -> str:
    """The card in which a line stands."""
    lines = text.splitlines()
    starts = [n for n, found in enumerate(lines) if found == "[[card]]"]
    first = max(n for n in starts if n < line)
    return "\n".join(lines[first : min((n for n in starts if n > first), default=len(lines))]) + "\n"


def changes(line: str) -> Iterator[str]:
    """Every way to change a line of a file of cards."""
    effect, fact = EFFECT.match(line), FACT.match(line)
    if effect:
        yield f'{effect[1]} = "nothing"'
    if COST.match(line) or RULE.match(line):
        yield ""
    if RULES.match(line):
        yield "rules = []"
    if effect or line.startswith(("rules = [", "pay = ")) or RULE.match(line):
        for found in NUMBER.finditer(line):
            yield f"{line[: found.start()]}{int(found[0]) + 1}{line[found.end() :]}"
    if fact:
        yield f"{fact[1]} = {int(fact['number']) + 1}"


def mutants_of(file: str, text: str) -> list[Mutant]:
    """Every mutant of a file, whether it can be read or not."""
    found, card = [], ""
    for number, line in enumerate(text.splitlines(), 1):
        if named := CARD.match(line):
            card = named["card"]
        found += [Mutant(file, number, line, now, card) for now in changes(line) if now != line]
    return found


def can_be_read(mutant: Mutant, shelf: Shelf, text: str) -> bool:
    """Whether the changed file is not refused."""
    try:
        shelf.read(shelf.part(mutant.applied(text), mutant.line))
    except ContentError:
        return False
    return True


def drawn(
    shelf: Shelf, files: Sequence[str], number: int, seed: int, *, idle: bool = False
) -> tuple[list[Mutant], int]:
    """So many mutants that can be read, and how many there are about, as far as they were looked at."""
    texts = {file: shelf.files[file].read_text(encoding="utf-8") for file in files}
    every = [mutant for file, text in texts.items() for mutant in mutants_of(file, text)]
    every = [mutant for mutant in every if mutant.is_idle or not idle]
    random.Random(seed).shuffle(every)
    found: list[Mutant] = []
    seen = 0
    while len(found) < number and seen < len(every):
        mutant = every[seen]
        seen += 1
        if can_be_read(mutant, shelf, texts[mutant.file]):
            found.append(mutant)
    return found, len(every) * len(found) // max(seen, 1)


def is_killed(mutant: Mutant, source: Path) -> bool:
    """Whether a test of the cards of Battle Scenes fails with that copy of the sources."""
    file = source / SCENES / f"{mutant.file}.toml"
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.applied(before), encoding="utf-8")
        return not all(passes(tests, source) for tests in tests_of_card(mutant))
    finally:
        file.write_text(before, encoding="utf-8")


def judge_in_copies(mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant of Battle Scenes, and whether it was killed, in copies of the sources."""
    with copies(jobs) as free, ThreadPoolExecutor(jobs) as pool:

        def one(mutant: Mutant) -> bool:
            source = free.get()
            try:
                return is_killed(mutant, source)
            finally:
                free.put(source)

        yield from zip(mutants, pool.map(one, mutants), strict=True)


SHELVES: Final = {
    "unmatched": Shelf(
        GAMES / "unmatched/cards/content/heroes",
        "hero",
        lambda text: read_hero(text, "mutant.toml"),
        whole,
        forked.judge,
    ),
    "battle_scenes": Shelf(SCENES, "set", read_scene_cards, one_card, judge_in_copies),
}


def untouched(shelf: Shelf, mutants: Sequence[Mutant]) -> list[Mutant]:
    """The files of these mutants as they are: tests that fail on them would kill any mutant."""
    firsts = {
        file: shelf.files[file].read_text(encoding="utf-8").splitlines()[0]
        for file in sorted({mutant.file for mutant in mutants})
    }
    return [Mutant(file, 1, first, first) for file, first in firsts.items()]


def main(argv: Sequence[str] | None = None) -> int:
    """Draw mutants, judge them, and say how many were killed."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate_cards", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="heroes or sets; all if none is named")
    parser.add_argument("--game", choices=SHELVES, default="unmatched", help="whose cards (unmatched)")
    parser.add_argument("--mutants", type=int, default=40, metavar="N", help="how many (40)")
    parser.add_argument("--idle", action="store_true", help="only those that make something do nothing")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="which ones (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at the same time (1)")
    args = parser.parse_args(argv)
    shelf = SHELVES[args.game]
    if unknown := set(args.files) - set(shelf.files):
        parser.error(f"there is no {shelf.one} {unknown.pop()!r}")
    found, about = drawn(shelf, args.files or list(shelf.files), args.mutants, args.seed, idle=args.idle)
    if broken := [mutant.file for mutant, dead in shelf.judge(untouched(shelf, found), args.jobs) if dead]:
        print(f"these tests fail without any mistake: {', '.join(broken)}", file=sys.stderr)
        return 2
    killed = 0
    for mutant, dead in shelf.judge(found, args.jobs):
        killed += dead
        print("killed" if dead else "LIVES ", mutant, flush=True)
    low, high = wilson(killed, len(found))
    print(f"{killed} of {len(found)} killed, drawn from {about}: {killed / len(found):.0%}", end=" ")
    print(f"(95 % interval {low:.0%} to {high:.0%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
