"""Ratings after each rated match, which matches are reckoned, and who may see them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody begins: rated matches that are over were played before there were ratings."""
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "n", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person_people"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_ratings_match_matches"),
        sa.UniqueConstraint("match", "person", name="uq_ratings_match"),
    )
    op.create_table(
        "counted",
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_counted"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_counted_match_matches"),
    )
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_profiles_person_people"),
    )
    op.execute("INSERT INTO counted SELECT id FROM matches WHERE rated = 1 AND state = 'over'")


def downgrade() -> None:
    """Without them."""
    for name in ("profiles", "counted", "ratings"):
        op.drop_table(name)
