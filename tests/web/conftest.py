"""Where there is no browser these tests are left out, but not where CI=true."""

import os

from .chromium import MISSING

if MISSING and os.environ.get("CI") != "true":
    collect_ignore_glob = ["test_*.py"]
else:
    from .people import ann, browser, desk, friend, page, phone, same_matches, server

    __all__ = ["ann", "browser", "desk", "friend", "page", "phone", "same_matches", "server"]
