"""A seat may be taken by somebody else's player, by its name."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody's yet."""
    op.add_column("seats", sa.Column("bot", sa.Text))


def downgrade() -> None:
    """Those seats cannot be taken any more."""
    op.drop_column("seats", "bot")
