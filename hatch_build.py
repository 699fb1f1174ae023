"""The build hook that makes wheels for one platform, with compiled modules beside the plain ones.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m build --wheel

Without that word, or where it cannot be compiled, the wheel is the plain one for every platform.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.compiling import LIBRARY, Uncompiled, build


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]  # hatchling's own
    """Compiles, and puts what came of it into the wheel."""

    place = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files. An editable installation stays plain."""
        if version == "editable":
            return
        self.place = tempfile.mkdtemp()
        folder = Path(self.place, "build")
        try:
            listed = build(folder, Path(self.place, "c"), print, os.cpu_count() or 1)
        except Uncompiled as why:
            print(f"Thwack is not compiled, and goes on in plain Python: {why}", file=sys.stderr)
            return
        suffix = "." + listed[f"{LIBRARY}__mypyc"].partition(".")[2]
        own_copies = Path(self.place, "copies")  # the wheel has a file for each module
        own_copies.mkdir()
        for name, file in listed.items():
            own = shutil.copy(folder / file, own_copies / (name + suffix))
            build_data["force_include"][str(own)] = name.replace(".", "/") + suffix
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written."""
        shutil.rmtree(self.place, ignore_errors=True)
