"""Bring a database to the tables that this version needs."""

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


def config_for(connection: Connection) -> Config:
    """Where the migrations are, and what they change."""
    config = Config()
    config.set_main_option("script_location", str(Path(str(resources.files("thwack.server") / "migrations"))))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, until: str = "head") -> None:
    """Run the migrations that this database has not seen yet, all of them or until one."""
    command.upgrade(config_for(connection), until)


def bring_sqlite_up_to_date(path: str) -> None:
    """The tables in a file."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


async def bring_postgres_up_to_date(engine: "AsyncEngine") -> None:
    """The tables on a PostgreSQL server; two servers that start together take turns."""
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(745)")
        await connection.run_sync(upgrade)
