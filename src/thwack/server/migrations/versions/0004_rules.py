"""A match says with which version of the rules it was begun."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The matches that there are were begun with the first."""
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """There is only one."""
    op.drop_column("matches", "rules")
