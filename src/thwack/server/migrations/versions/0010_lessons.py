"""Some matches are lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of those that there are is one."""
    op.create_table(
        "lessons",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("lesson", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Lessons that were begun cannot be gone on with."""
    op.drop_table("lessons")
