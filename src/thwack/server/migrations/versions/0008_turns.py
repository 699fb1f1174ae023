"""A match says whose turn it is without being played again, and people keep things of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the matches that there are nobody has said it yet: they are played again when somebody asks."""
    op.add_column("matches", sa.Column("begun", sa.BigInteger))
    op.add_column("matches", sa.Column("first", sa.Integer))
    op.add_column("entries", sa.Column("next", sa.Integer))
    op.create_table(
        "belongings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "name", name="pk_belongings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_belongings_person_people"),
    )


def downgrade() -> None:
    """Without it."""
    op.drop_table("belongings")
    op.drop_column("entries", "next")
    for name in ("first", "begun"):
        op.drop_column("matches", name)
