"""`python -m tools.compiling`: compile what matches run on, for this Python and this machine.

    python -m tools.compiling               make the build for these sources, unless it is there
    python -m tools.compiling --where       print the folder of that build, if it is there, and nothing else
    python -m tools.compiling --jobs 1      so many C compilers at a time (as many as cores)

mypyc turns typed Python into C; nothing else is needed but a C compiler and Python's headers. A build lies in
.venv/compiled, in a folder named after a stamp of the sources and of Python, so the source tree stays as it
is, and a build for other sources is never used (`thwack/compiled.py`). CONTRIBUTING.md tells what to mind in
modules that are compiled.
"""

import argparse
import contextlib
import hashlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NoReturn

from tools.lock import ROOT

SOURCE: Final = ROOT / "src" / "thwack"
PLACE: Final = ROOT / ".venv" / "compiled"
LIBRARY: Final = "thwack"  # all modules are one library, so that they call each other directly
LIST: Final = "modules.json"

# What is compiled: all that runs while a match is played or thought about.
ROOMS: Final = (
    "kernel/chance.py",
    "kernel/fan.py",
    "kernel/knowledge.py",
    "kernel/masks.py",
    "kernel/pins.py",
    "kernel/table.py",
    "cardlang/meaning.py",
    "games/unmatched/cards/board.py",
    "games/dice_masters/cards/costs.py",
    "games/*/state/**/*.py",
    "games/*/rules/**/*.py",
    "players/candidates.py",
    "players/evaluation.py",
    "players/greedy.py",
    "players/ismcts.py",
    "players/prudence.py",
    "players/solver.py",
    "players/*/*.py",
)
# What stays plain all the same, and why.
PLAIN: Final = {
    "players/former/**/*.py": "the players of 0.1 only name their settings",
    "**/__init__.py": "a package has nothing to run",
}

Say = Callable[[str], None]


class Uncompiled(Exception):
    """Why there is no build, in one sentence."""


def sources() -> list[Path]:
    """The modules that are compiled."""
    found = {file for room in ROOMS for file in SOURCE.glob(room)}
    return sorted(found - {file for room in PLAIN for file in SOURCE.glob(room)})


def stamp() -> str:
    """Changes with the code of Thwack, with the rule above, and with Python."""
    found = hashlib.blake2b(digest_size=8)
    for file in [Path(__file__), *sorted(SOURCE.rglob("*.py"))]:
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return f"{sys.implementation.cache_tag}-{found.hexdigest()}"


def build_for_these_sources() -> Path | None:
    """The folder of the build, if it is there."""
    folder = PLACE / stamp()
    return folder if (folder / LIST).is_file() else None


def make(say: Say, jobs: int) -> Path:
    """The folder of the build, which is made if need be. What is half done is taken away again."""
    found = build_for_these_sources()
    if found is not None:
        return found
    folder = PLACE / stamp()
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=PLACE) as place:
        build(Path(place, "build"), Path(place, "c"), say, jobs)
        for old in PLACE.glob(f"{sys.implementation.cache_tag}-*"):
            shutil.rmtree(old)
        Path(place, "build").rename(folder)
    return folder


def build(folder: Path, scratch: Path, say: Say, jobs: int) -> dict[str, str]:
    """Compile into a folder: gives the file of each module, which is also written there."""
    folder.mkdir()
    scratch.mkdir()
    say("Translating ...")
    files = sources()
    units = translate(files, scratch)
    names = [".".join(("thwack", *file.relative_to(SOURCE).with_suffix("").parts)) for file in files]
    listed = {f"{LIBRARY}__mypyc": link_name(f"{LIBRARY}__mypyc")}
    doors: list[Path] = []
    for number, door in enumerate(shared_doors(names)):
        doors.append(scratch / f"door{number}.c")
        doors[-1].write_text(door_text(door), encoding="utf-8")
        listed.update(dict.fromkeys(door, link_name(f"thwack_door{number}")))
    compile_all([*units, *doors], say, jobs)
    objects = [unit.with_suffix(".o") for unit in units]
    link(objects, folder / listed[f"{LIBRARY}__mypyc"])
    for number, unit in enumerate(doors):
        link([unit.with_suffix(".o")], folder / link_name(f"thwack_door{number}"))
    (folder / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")
    return listed


def translate(files: Sequence[Path], scratch: Path) -> list[Path]:
    """From Python to C: the files of C, to be compiled."""
    try:
        from mypyc.build import include_dir, mypyc_build
        from mypyc.common import RUNTIME_C_FILES
        from mypyc.options import CompilerOptions
    except (ImportError, SystemExit):
        raise Uncompiled("mypyc is not installed (pip install 'mypy[mypyc]')") from None
    if sys.platform == "win32" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise Uncompiled("this Python is not one that it can be compiled for yet")
    options = CompilerOptions(multi_file=True, target_dir=str(scratch), group_name=LIBRARY)
    how = ("--strict", "--explicit-package-bases", "--namespace-packages", "--config-file=")
    paths = [str(file) for file in files]
    os.environ["MYPYPATH"] = str(ROOT / "src")
    told = io.StringIO()
    try:
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            _, groups, _ = mypyc_build(
                [*how, f"--cache-dir={scratch / 'mypy'}", *paths], options, only_compile_paths=paths
            )
    except SystemExit:
        faults = [line for line in told.getvalue().splitlines() if "warning:" not in line]
        raise Uncompiled("mypyc does not take the sources:\n" + "\n".join(faults)) from None
    for name in RUNTIME_C_FILES:
        shutil.copy(Path(include_dir(), name), scratch)
    runtime = [scratch / name for name in RUNTIME_C_FILES if name.endswith(".c")]
    return [Path(file) for cfiles, _ in groups for file in cfiles] + runtime


def compile_all(units: Sequence[Path], say: Say, jobs: int) -> None:
    """From C to objects, the longest first, several at a time."""
    from mypyc.build import include_dir

    words = sysconfig.get_config_var
    flags = f"{words('CC')} {words('CCSHARED')} -DNDEBUG -fwrapv -fvisibility=hidden -O2 -g0 -w".split()
    places = [f"-I{place}" for place in (sysconfig.get_path("include"), include_dir(), units[0].parent)]
    longest_first = sorted(units, key=lambda unit: -unit.stat().st_size)
    size, done = sum(unit.stat().st_size for unit in units), 0
    with ThreadPoolExecutor(jobs) as pool:
        calls = {
            pool.submit(call, [*flags, *places, "-c", unit, "-o", unit.with_suffix(".o")]): unit
            for unit in longest_first
        }
        try:
            for finished in as_completed(calls):
                finished.result()
                done += calls[finished].stat().st_size
                say(f"Compiling ... {100 * done // size} %")
        finally:
            pool.shutdown(cancel_futures=True)


def link(objects: Iterable[Path], file: Path) -> None:
    """From objects to a library."""
    call([*str(sysconfig.get_config_var("LDSHARED")).split(), *objects, "-o", file])


def link_name(name: str) -> str:
    """What a library is called here."""
    return f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"


def call(words: Sequence[str | Path]) -> None:
    """Run a compiler; it must succeed."""
    try:
        done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)
    except OSError as fault:
        raise Uncompiled(f"the C compiler cannot be run ({words[0]}: {fault.strerror})") from None
    if done.returncode:
        faults = [line for line in done.stderr.splitlines() if "error" in line] or done.stderr.splitlines()
        raise Uncompiled(f"the C compiler failed: {(faults or ['no reason given'])[0]}")


def shared_doors(names: Sequence[str]) -> list[list[str]]:
    """Python enters a module by a function called after the last part of its name. Modules whose last parts
    differ share a library with those functions, which is much quicker to make than one for each."""
    doors: list[dict[str, str]] = []
    for name in names:
        last = name.rpartition(".")[2]
        free = next((door for door in doors if last not in door), None)
        if free is None:
            free = {}
            doors.append(free)
        free[last] = name
    return [list(door.values()) for door in doors]


def door_text(names: Sequence[str]) -> str:
    """The C of such a library: it hands out what the big one holds."""
    from mypyc.namegen import exported_name

    library = f"{LIBRARY}__mypyc"
    text = [
        "#include <Python.h>",
        "static PyObject *enter(const char *attribute, const char *capsule_name) {",
        f'    PyObject *library = PyImport_ImportModule("{library}");',
        "    if (library == NULL) return NULL;",
        "    PyObject *capsule = PyObject_GetAttrString(library, attribute);",
        "    Py_DECREF(library);",
        "    if (capsule == NULL) return NULL;",
        "    void *begin = PyCapsule_GetPointer(capsule, capsule_name);",
        "    Py_DECREF(capsule);",
        "    return begin == NULL ? NULL : ((PyObject *(*)(void))begin)();",
        "}",
    ]
    for name in names:
        inside = f"init_{exported_name(name)}"
        last = name.rpartition(".")[2]
        text.append(
            f'PyMODINIT_FUNC PyInit_{last}(void) {{ return enter("{inside}", "{library}.{inside}"); }}'
        )
    return "\n".join(text) + "\n"


def on_screen(line: str) -> None:
    """Progress: one line that changes where somebody looks at it, a line for each stage where nobody does."""
    if sys.stderr.isatty():
        print(f"\r{line:<40}", end="", file=sys.stderr, flush=True)
    elif "%" not in line:
        print(line, file=sys.stderr)


def refuse(why: str) -> NoReturn:
    """One sentence, and the exit code of a failure."""
    print(f"Thwack is not compiled, and goes on in plain Python: {why}", file=sys.stderr)
    sys.exit(1)


def main(argv: Sequence[str]) -> int:
    """Make a build, or say where it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiling", description=__doc__.splitlines()[0])
    parser.add_argument("--where", action="store_true", help="print the folder of the build, if it is there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    args = parser.parse_args(argv)
    if args.where:
        found = build_for_these_sources()
        if found is not None:
            print(found)
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        found = make(on_screen, args.jobs)
    except KeyboardInterrupt:
        print("\nInterrupted; nothing was left behind.", file=sys.stderr)
        return 130
    except (Uncompiled, OSError) as why:
        refuse(str(why))
    on_screen(f"Compiled: {found.relative_to(ROOT)}")
    print(file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
