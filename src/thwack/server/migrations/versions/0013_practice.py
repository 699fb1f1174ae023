"""In some matches everything may be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Not in those that there are."""
    op.add_column("matches", sa.Column("practice", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """What is taken back stays so, but from now on it is as in any match."""
    op.drop_column("matches", "practice")
