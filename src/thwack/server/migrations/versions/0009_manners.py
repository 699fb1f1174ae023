"""What people at a table offer each other is kept, and whom they do not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has offered anything yet."""
    op.create_table(
        "offers",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "what", name="pk_offers"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_offers_match_matches"),
    )
    op.create_table(
        "muted",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_muted"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_muted_person_people"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_muted_other_people"),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("muted")
    op.drop_table("offers")
