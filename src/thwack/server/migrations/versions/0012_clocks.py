"""Matches may have a clock, and servers a time of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of the matches that there are has a clock."""
    op.create_table(
        "clocks",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("plus", sa.Integer, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("since", sa.BigInteger),
        sa.Column("ends", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", name="pk_clocks"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_clocks_match_matches"),
    )
    op.create_index("ix_clocks_ends", "clocks", ["ends"])
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )


def downgrade() -> None:
    """Matches go on without a clock."""
    op.drop_table("hours")
    op.drop_index("ix_clocks_ends", "clocks")
    op.drop_table("clocks")
