"""Alembic asks this file how to reach the database: the store has already opened it."""

from alembic import context

from thwack.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
