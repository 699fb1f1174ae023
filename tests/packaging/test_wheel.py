"""The wheel plays every game where nothing else is installed."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import thwack
from tests.packaging.bare import play
from tests.thorough import THOROUGH
from tools.lock import ROOT

pytestmark = pytest.mark.skipif(not THOROUGH, reason="a virtual environment is made: only in a thorough run")
BARE = Path(__file__).with_name("bare.py")


def call(*words: str | Path) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from what lies here."""
    place = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check")
    call(*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", place, ROOT)
    (found,) = place.glob("*.whl")
    return found


def test_the_wheel_alone_plays_a_match_of_each_game(wheel: Path, tmp_path: Path) -> None:
    call(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    call(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel)
    lines = call(python, "-I", BARE).splitlines()
    assert [line.split()[0] for line in lines] == list(thwack.games())
    for line in lines:
        game, _, digest = line.split()
        assert play(game).digest() == digest, "the same seed gives the same match, installed or not"
    assert call(python, "-I", "-c", "import thwack; print(thwack.__version__)").strip() == thwack.__version__


def test_the_wheel_has_the_page_the_content_and_the_notices(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert f"thwack-{thwack.__version__}-py3-none-any.whl" == wheel.name
    digests = [f"thwack/rulebook/digests/{game}.md" for game in thwack.games()]
    for needed in ("thwack/py.typed", "thwack/web/index.html", *digests):
        assert needed in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert any(name.endswith("/licenses/web/NOTICE.md") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]
