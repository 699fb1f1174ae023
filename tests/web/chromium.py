"""The browser of this machine, if it has one that can be driven."""

import shutil
from importlib.util import find_spec

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MISSING = "" if CHROMIUM and find_spec("playwright") else "Chromium or playwright is not installed"
