"""The page knows views as the games declare them."""

from pathlib import Path

import pytest

from tests.games.declared import games_with_views
from thwack.server.showing.typescript import view_typescript

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", games_with_views())
def test_the_types_of_a_view_are_up_to_date(game: str) -> None:
    """python -m thwack.server.showing.typescript GAME > web/src/games/GAME/view.ts"""
    file = ROOT / "web" / "src" / "games" / game / "view.ts"
    assert file.read_text(encoding="utf-8") == view_typescript(game)
