"""Content files of Dice Masters, cards and teams: whether they are good, and what they say."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...cardlang.form import Form, read_toml
from ...cardlang.node import walk
from ...cardlang.vocabulary import words_of
from ...games.dice_masters.cards import library, reading, special, teams
from ...games.dice_masters.cards.library import CardDef, Library
from ...games.dice_masters.speech.card_texts import Card
from ...kernel.errors import ContentError
from ...kernel.game import Card as PublicCard
from ...wording import LANGUAGES
from .. import checking
from ..host import Files
from ..verdict import Verdict, counted, with_specials
from ..words import Words
from . import lore
from .screen import price

SPECIALS: Final = frozenset(words_of(special))


def built_in() -> Path:
    """The content that comes with the package."""
    return Path(library.__file__).parent / "content"


def known_with(others: Files | None) -> Library:
    """What comes with the game, and the cards of other files as far as they are good."""
    return checking.known_with(library.library(), others, library.extended)


def judge(text: str, name: str, others: Files | None = None) -> Verdict:
    """Read a file as the game would, beside others; one that comes with the game (None) is known already."""
    known = known_with(others)
    if name.endswith(".txt"):
        return judge_team(text, name, known)
    if "card" not in read_toml(text, name):
        reading.read_sidekick(text, name)
        return Verdict(name, "die", lore.SIDEKICK, told="6 faces")
    cards = cards_of(text, name, known)
    if others is not None:
        library.extended(known, [(name, text)])  # ids and numbers must be new
    for card in cards:
        for lang in LANGUAGES:
            text_of(Card(card), lang, name)
    return verdict_of(cards, name)


def cards_of(text: str, name: str, known: Library) -> list[CardDef]:
    """The cards of a file, read by themselves: they may be known already."""
    form = Form(name, "", read_toml(text, name))
    return reading.Reader({*known.titles, *reading.titles_in(form)}).read(form)


def text_of(card: PublicCard, lang: str, name: str) -> str:
    """What a card says, or the fault that keeps it from being worded."""
    return checking.worded(card, lang, name, lambda: card.text(lang))


def verdict_of(cards: Sequence[CardDef], name: str) -> Verdict:
    """What a good file of cards holds."""
    trees = [tree for card in cards for tree in (*card.rules, *card.globals, *(card.errata or ()))]
    specials = sorted({node.word for tree in trees for node in walk(tree)} & SPECIALS)
    unfinished = sum(bool(card.incomplete) for card in cards)
    titles = {card.title for card in cards}
    title = titles.pop() if len(titles) == 1 else "basic-actions"
    facts = {"cards": len(cards), "specials": specials, "incomplete": unfinished}
    told = f"{counted(len(cards), 'card')}, {with_specials(specials, unfinished)}"
    return Verdict(name, cards[0].type, title, facts=facts, told=told, specials=tuple(specials))


# Teams


def judge_team(text: str, name: str, known: Library) -> Verdict:
    """A team must be legal in one mode at least; if not, all that is wrong is said in one go."""
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


def shown_texts(text: str, name: str, lang: str, others: Files = ()) -> list[RenderableType]:
    """What the cards of a file say; of a team, which cards it brings."""
    say, known = Words(lang), known_with(others)
    if name.endswith(".txt"):
        team = teams.read_team(text, known, name)
        rows = [*team.cards, *((card, 0) for card in team.basic_actions)]
        shown: list[RenderableType] = [Text(f"\n{team.name}", style="bold underline")]
        for card, dice in rows:
            count = f"{dice}× " if dice else ""
            called = lore.card_name(card, say) if card in lore.facts() else known.cards[card].name[lang]
            shown.append(Text.assemble(f"  {count}{called} ", price(card, say)))
        return shown
    shown = []
    for found in cards_of(text, name, known) if "card" in read_toml(text, name) else ():
        shown.append(Text(found.name[lang], style="bold"))
        shown.append(Padding(Text(text_of(Card(found), lang, name)), (0, 0, 0, 2)))
    return shown
