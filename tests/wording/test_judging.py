"""What a game says of content files: those that come with it, and those that somebody makes."""

import pytest

from tests.thorough import THOROUGH
from thwack import ContentError
from thwack.cli.host import hosts
from thwack.kernel.bare_game import BareGame
from thwack.match import game_named

HOSTS = {host.name: host for host in hosts()}


@pytest.mark.parametrize("game", HOSTS)
def test_files_that_come_with_a_game_are_good(game: str) -> None:
    folder = HOSTS[game].content()
    files = sorted(file for file in folder.rglob("*.*") if file.suffix in (".toml", ".txt"))
    assert files
    for file in files[:: 1 if THOROUGH else 9]:
        found = game_named(game).judge(str(file), file.read_text(encoding="utf-8"))
        assert all((found.kind, found.id, found.told)), file
        assert not found.error


@pytest.mark.parametrize("game", HOSTS)
def test_a_file_that_comes_with_a_game_cannot_come_twice(game: str) -> None:
    """Brought by somebody, its ids are taken; a hero stands for itself until it is loaded."""
    folder = HOSTS[game].content()
    cards = [
        file for file in sorted(folder.rglob("*.toml")) if "[[card]]" in file.read_text(encoding="utf-8")
    ]
    text = cards[0].read_text(encoding="utf-8")
    judge = game_named(game).judge
    if game == "unmatched":
        assert judge("mine.toml", text, ()).kind == "hero"
    else:
        with pytest.raises(ContentError, match="there is already a card"):
            judge("mine.toml", text, ())


def test_what_the_package_alone_may_bring_is_no_file_of_cards() -> None:
    """The Sidekick's die and the names of things: in a file of one's own they are refused, not praised."""
    folder = HOSTS["dice_masters"].content()
    text = (folder / "sidekick.toml").read_text(encoding="utf-8")
    assert game_named("dice_masters").judge("sidekick.toml", text).kind == "die"
    with pytest.raises(ContentError, match="type is missing"):
        game_named("dice_masters").judge("sidekick.toml", text, ())


def test_other_files_may_be_wrong_themselves() -> None:
    folder = HOSTS["mission_arena"].content()
    deck = (folder / "decks" / "avengers.txt").read_text(encoding="utf-8")
    others = [("broken.toml", "[[card]]\nid = 3\n"), ("notes.txt", "nothing")]
    assert game_named("mission_arena").judge("mine.txt", deck, others).kind == "deck"


def test_a_bare_game_judges_by_loading() -> None:
    class Box(BareGame):
        """It takes whatever says so."""

        name = "box"

        def add_content(self, files: object) -> None:
            """Kept nowhere."""
            if "bad" in str(files):
                raise ContentError("it is bad")

    assert Box().judge("a.txt", "good").id == "box"
    with pytest.raises(ContentError, match="it is bad"):
        Box().judge("a.txt", "good", [("b.txt", "bad")])
