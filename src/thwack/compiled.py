"""Whether Thwack runs compiled, and where from.

A wheel for one platform has the compiled modules beside the plain ones, and Python takes those by itself. A
source checkout keeps a compiled build apart (`./play --compile` makes it): `THWACK_COMPILED` names its
folder, and every module that is in there is taken from there. The same matches come of both.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "THWACK_COMPILED"
LIST: Final = "modules.json"  # of a build: the file that each of its modules is in
PLAIN: Final = "plain Python"
COMPILED: Final = "compiled"
MACHINE: Final = "thwack.kernel.table"  # what is compiled if anything is


class Finder:
    """Finds the modules of a compiled build before any other finder does."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python's import asks for."""
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use(folder: str) -> None:
    """Take from now on what is compiled in this folder from there."""
    try:
        listed = json.loads(Path(folder, LIST).read_text(encoding="utf-8"))
    except OSError:
        print(f"There is no compiled build in {folder}; going on in plain Python.", file=sys.stderr)
        return
    sys.meta_path.insert(0, Finder({name: str(Path(folder, file)) for name, file in listed.items()}))


def is_compiled() -> bool:
    """Whether the machine and the rules run compiled."""
    return not str(getattr(sys.modules.get(MACHINE), "__file__", ".py")).endswith(".py")


def how() -> str:
    """The same in words."""
    return COMPILED if is_compiled() else PLAIN


if os.environ.get(VARIABLE) and MACHINE not in sys.modules:
    use(os.environ[VARIABLE])
