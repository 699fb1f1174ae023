"""The engine needs nothing but Python; whoever lacks an extra is told in one sentence what to install."""

import ast
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import thwack
from tests.thorough import dear
from thwack.extras import EXTRAS, what_to_install

SOURCE = Path(thwack.__file__).parent
BARE = Path(__file__).with_name("bare.py")
ENGINE = ("kernel", "cardlang", "wording", "games", "players", "arena")  # and the modules beside them
HIDING = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
from thwack.cli import main
sys.exit(main({argv!r}))
"""


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """Run this Python, on our sources."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env=env, timeout=300
    )


def thwack_without(hidden: str, *argv: str) -> subprocess.CompletedProcess[str]:
    """The command line, where some packages cannot be found."""
    return python("-c", HIDING.format(hidden=hidden.split(), argv=list(argv)))


class Running(ast.NodeTransformer):
    """A file without what only type checkers and compilers read."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """What stands under `if TYPE_CHECKING` is not there when it runs."""
        self.generic_visit(node)
        only_types = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse if only_types else node


def third_party(file: Path) -> set[str]:
    """The packages of other people that a file imports, now or later."""
    found = set()
    for node in ast.walk(Running().visit(ast.parse(file.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"thwack", "__future__"}


@dear(0)
def test_matches_players_records_and_simulations_need_no_package() -> None:
    found = python("-S", str(BARE))  # -S: no site-packages at all
    assert found.returncode == 0, found.stderr
    assert [line.split()[0] for line in found.stdout.splitlines()] == list(thwack.games())


def test_the_engine_imports_no_package_of_other_people() -> None:
    rooms = [file for room in ENGINE for file in (SOURCE / room).rglob("*.py")]
    for file in [*rooms, *SOURCE.glob("*.py")]:
        others = {"joblib"} if file.name == "backends.py" else set()  # asked for before it is imported
        assert third_party(file) <= others, file


def test_every_package_that_we_import_comes_with_an_extra() -> None:
    known = {module for modules in EXTRAS.values() for module in modules}
    for file in SOURCE.rglob("*.py"):
        assert third_party(file) <= known, file


@pytest.mark.parametrize("command", ["play", "unmatched", "serve", "simulate", "cards"])
def test_the_command_line_says_what_to_install(command: str) -> None:
    found = python("-S", "-m", "thwack", command)
    lacking = "msgspec" if command == "serve" else "rich"
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr == (
        f"thwack: this command needs {lacking}, which is not installed: pip install 'thwack[play]'\n"
    )


def test_the_version_is_told_without_any_package() -> None:
    found = python("-S", "-m", "thwack", "--version")
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith(f"thwack {thwack.__version__} ")


@dear(1)
@pytest.mark.parametrize(
    ("hidden", "argv", "extra"),
    [
        ("fastapi", "serve --port {port}", "play"),
        ("msgspec", "serve --port {port}", "play"),
        ("websockets", "serve --port {port}", "play"),
        ("rich", "play unmatched", "play"),
        ("joblib", "simulate unmatched --games 4 --workers 2", "play"),
        ("distributed", "simulate unmatched --games 4 --workers 2 --backend dask", "clusters"),
        ("ray", "balance unmatched --workers 2 --backend ray", "clusters"),
        ("rlcard", "bench --peer --seconds 0.1", "peer"),
        ("asyncpg", "serve --port {port} --db postgresql://thwack@127.0.0.1:1/x", "postgres"),
        ("greenlet", "serve --port {port} --db postgresql://thwack@127.0.0.1:1/x", "postgres"),
    ],
)
def test_a_command_without_its_extra_ends_with_one_sentence(hidden: str, argv: str, extra: str) -> None:
    found = thwack_without(hidden, *argv.format(port=free_port()).split())
    assert found.returncode == 2, found.stderr
    assert re.fullmatch(rf"thwack: [^\n]*: pip install 'thwack\[{extra}\]'\n", found.stderr)


def test_commands_that_need_less_run_without_the_rest() -> None:
    everything_else = "joblib fastapi msgspec sqlalchemy numpy uvicorn platformdirs"
    found = thwack_without(everything_else, "simulate", "mission_arena", "--games", "2", "--workers", "1")
    assert found.returncode == 0, found.stderr


def test_environments_say_what_to_install() -> None:
    for module in EXTRAS["envs"]:
        found = python("-c", f"import sys; sys.modules[{module!r}] = None; import thwack.envs")
        assert found.returncode == 1
        sentence = f"thwack.envs needs {module}, which is not installed: pip install 'thwack[envs]'"
        assert found.stderr.strip().splitlines()[-1].endswith(sentence)


def test_a_missing_module_that_no_extra_brings_is_not_explained_away() -> None:
    assert what_to_install("this", "no_such_module") == ""
    assert what_to_install("this", None) == ""
    assert "thwack[play]" in what_to_install("this", "rich.console")


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
