"""A match keeps the secret that its luck follows from, and what it goes on from."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Matches that were begun before have none."""
    for column in (
        sa.Column("secret", sa.Text),
        sa.Column("source", sa.Text),
        sa.Column("source_ply", sa.Integer),
        sa.Column("scene", sa.Text),
        sa.Column("same_luck", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("matches", column)


def downgrade() -> None:
    """Nothing can be proved any more."""
    for name in ("same_luck", "scene", "source_ply", "source", "secret"):
        op.drop_column("matches", name)
