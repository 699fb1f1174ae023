"""The browser of this machine, if it has one that can be driven."""

import shutil
from importlib.util import find_spec

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the quickest first
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
MISSING = "" if CHROMIUM and find_spec("playwright") else "Chromium or playwright is not installed"
