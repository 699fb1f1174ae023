"""What games are played with: cards, set-up options, home-made content."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .cardlang.form import tables_in
from .discovery import game_named, games, unload
from .kernel.citations import kind_of
from .kernel.errors import ContentError, SetupError
from .kernel.game import Card
from .wording import language

Json = Any
KINDS: Final = (".toml", ".txt")  # how the names of content files end


def load(game: str, path: str | Path) -> None:
    """Add home-made content, for this run of the program: a file, or of a folder the files that the game
    claims. A file there that cannot be read is told of, not passed over."""
    path, taker = Path(path), game_named(game)
    folder = path.is_dir()
    files = sorted(file for file in path.iterdir() if file.suffix in KINDS) if folder else [path]
    try:
        found = [(file.name, file.read_text(encoding="utf-8")) for file in files]
    except (OSError, UnicodeDecodeError) as fault:
        why = getattr(fault, "strerror", None) or "it is not UTF-8 text"
        raise ContentError(f"it cannot be read: {why}", file=str(path)) from None
    if folder:
        found = [(name, text) for name, text in found if taker.claims(name, text) or is_broken(name, text)]
    if not found:
        raise ContentError(f"the folder holds no files of {game}", file=str(path))
    taker.add_content(found)


def is_broken(name: str, text: str) -> bool:
    """Whether nobody can say whose file this is."""
    return name.endswith(".toml") and tables_in(text) is None


def cards(game: str) -> Sequence[Card]:
    """Every card known to the content."""
    return game_named(game).cards()


def card(game: str, name: str) -> Card:
    """The card of that id, such as alice/jaws-that-bite."""
    found = cards(game)
    for one in found:
        if one.id == name:
            return one
    raise SetupError(f"{game} has no card {name!r}")


def glossary(game: str, lang: str = "en") -> dict[str, str]:
    """What the words on the cards mean: a reminder for each."""
    return {term: str(text) for term, text in game_named(game).glossary(language(lang)).items()}


def keyword_rules(game: str, lang: str = "en") -> dict[str, str]:
    """For each reminder the id of the rule behind it, where the game cites one."""
    found = game_named(game)
    kinds = {str(text): kind_of(text) for text in found.glossary(language(lang)).values()}
    cited = found.citations.keywords
    return {text: cited[kind] for text, kind in kinds.items() if kind in cited}


def setups(game: str) -> Json:
    """Each set-up option, its default, and what may stand there."""
    return game_named(game).setups()


def names(game: str, lang: str = "en") -> Mapping[str, str]:
    """What each card is called, by the id it has in views."""
    return _names(game, language(lang), game_named(game).content_hash)


@lru_cache(maxsize=16)
def _names(game: str, lang: str, content: str) -> Mapping[str, str]:
    """Worked out anew when content was added. In a view a card goes by its own slug, without its deck's."""
    found = {one.id.rpartition("/")[2]: one.facts.get("name") for one in cards(game)}
    return {slug: name[lang] for slug, name in found.items() if isinstance(name, Mapping) and lang in name}


__all__ = [
    "card",
    "cards",
    "game_named",
    "games",
    "glossary",
    "keyword_rules",
    "load",
    "names",
    "setups",
    "unload",
]
