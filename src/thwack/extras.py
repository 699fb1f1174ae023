"""What comes with which extra. The engine, its players and records need nothing but Python.

    pip install thwack              matches, players, records
    pip install 'thwack[play]'      also the terminal and the web table

Whoever lacks a package is told in one sentence what to install.
"""

from importlib.util import find_spec
from typing import Final

# The modules that we import ourselves, by the extra that brings them.
EXTRAS: Final = {
    "play": (
        *("alembic", "argon2", "fastapi", "fluent", "itsdangerous", "joblib", "msgspec", "platformdirs"),
        *("rich", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    ),
    "postgres": ("asyncpg", "greenlet"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "clusters": ("dask", "distributed", "ray"),
    "fast": ("uvloop",),
    "peer": ("rlcard",),
}


def is_missing(module: str) -> bool:
    """Whether a module is not installed; it is not imported to find out, for some take a while."""
    return find_spec(module) is None


def what_to_install(needer: str, module: str | None) -> str:
    """The sentence for whoever lacks a module; "" if it is none that comes with an extra."""
    package = (module or "").partition(".")[0]
    extra = next((name for name, modules in EXTRAS.items() if package in modules), "")
    return f"{needer} needs {package}, which is not installed: pip install 'thwack[{extra}]'" if extra else ""
