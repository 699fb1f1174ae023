"""Whoever opens a table says whether others may watch, and how far behind."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables that there are, all may watch."""
    op.add_column("matches", sa.Column("watch", sa.Integer, server_default="0"))


def downgrade() -> None:
    """All may watch everywhere."""
    op.drop_column("matches", "watch")
