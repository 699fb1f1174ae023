"""Content files of Unmatched, heroes and boards: what they say."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...games.unmatched.cards.reading import read_hero
from ...games.unmatched.speech.judging import is_board, texts_of


def shown_texts(name: str, text: str, language: str) -> list[RenderableType]:
    """What a hero and the cards say."""
    if is_board(text):
        return []
    hero = read_hero(text, name)
    shown: list[RenderableType] = [Text(f"\n{hero.name[language]}", style="bold underline")]
    for title, lines in texts_of(hero, language, name).items():
        shown.append(Text(hero.ability_name[language] if title == "ability" else title, style="bold"))
        shown += [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
    return shown
