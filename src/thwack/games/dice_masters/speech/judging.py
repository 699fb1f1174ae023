"""Content files of Dice Masters, cards and teams: whether they are good, and what they hold."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ....cardlang.node import walk
from ....cardlang.vocabulary import words_of
from ....kernel.errors import ContentError
from ....kernel.verdict import Verdict, counted, with_specials
from ....wording.judging import Judge
from ..cards import library, special, teams
from ..cards.library import SIDEKICK_FILE, CardDef, Library
from ..cards.reading import read_sidekick
from .card_texts import card_text

SPECIALS: Final = frozenset(words_of(special))


class DiceJudge(Judge[CardDef, Library]):
    """Cards and teams of Dice Masters."""

    library = library

    def verdict_of(self, cards: Sequence[CardDef], name: str) -> Verdict:
        """What a good file of cards holds."""
        trees = [tree for card in cards for tree in (*card.rules, *card.globals, *(card.errata or ()))]
        specials = sorted({node.word for tree in trees for node in walk(tree)} & SPECIALS)
        unfinished = sum(bool(card.incomplete) for card in cards)
        titles = {card.title for card in cards}
        title = titles.pop() if len(titles) == 1 else "basic-actions"
        facts = {"cards": len(cards), "specials": specials, "incomplete": unfinished}
        told = f"{counted(len(cards), 'card')}, {with_specials(specials, unfinished)}"
        return Verdict(name, cards[0].type, title, facts=facts, told=told, specials=tuple(specials))

    def other(self, name: str, text: str) -> Verdict | None:
        """DM-1.3: The Sidekick's die, which has no card."""
        if Path(name).name != SIDEKICK_FILE:
            return None
        faces = read_sidekick(text, name).faces
        return Verdict(name, "die", teams.SIDEKICK, told=counted(len(faces), "face"))

    def judge_list(self, known: Library, name: str, text: str) -> Verdict:
        """A team must be legal in one mode at least."""
        team, unread = teams.sheet_of(text, known, name)
        if unread:
            raise ContentError("; ".join(unread + teams.limit_faults(team, known, "tournament")), file=name)
        faults = {mode: teams.faults_of(team, known, mode) for mode in teams.LIMITS}
        legal = [mode for mode, found in faults.items() if not found]
        if not legal:
            raise ContentError("; ".join(faults["tournament"]), file=name)
        facts: dict[str, Any] = {
            "cards": dict(team.cards),
            "dice": sum(dice for _, dice in team.cards),
            "basic_actions": list(team.basic_actions),
            "modes": legal,
        }
        told = f"{counted(len(team.cards), 'card')}, {counted(facts['dice'], 'die').replace('dies', 'dice')}"
        return Verdict(name, "team", team.name, facts=facts, told=f"{told}, for {' and '.join(legal)}")

    def wording(self, card: CardDef, lang: str, known: Library) -> str:
        """What a card says."""
        return card_text(card, lang, known)


JUDGE: Final = DiceJudge()
judge = JUDGE.judge
