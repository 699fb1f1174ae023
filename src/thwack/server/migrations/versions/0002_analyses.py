"""Analyses of matches that are over are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("verdicts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_analyses"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_analyses_match_matches"),
    )


def downgrade() -> None:
    """Without it."""
    op.drop_table("analyses")
