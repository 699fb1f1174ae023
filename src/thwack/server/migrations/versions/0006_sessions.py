"""Sessions are kept here, and people know what their names look like."""

import sqlalchemy as sa
from alembic import op

from thwack.server.people.names import likeness, numbered
from thwack.server.people.people import any_number

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

PEOPLE = sa.table(
    "people", *(sa.column(name) for name in ("id", "name", "login", "created", "looks", "claims"))
)


def upgrade() -> None:
    """Everybody keeps the cookie that they have, to be exchanged for a session, and accounts their names."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_index("ix_seats_person", "seats", ["person"])
    op.add_column("people", sa.Column("looks", sa.Text))
    op.add_column("people", sa.Column("claims", sa.Text))
    op.add_column("people", sa.Column("exchanged", sa.BigInteger))
    op.create_index("ix_people_looks", "people", ["looks"])
    op.create_index("ix_people_claims", "people", ["claims"], unique=True)
    write_likenesses(op.get_bind())


def write_likenesses(connection: sa.Connection) -> None:
    """Of accounts that look the same the first claims the likeness, and the others keep their names: nobody
    new gets one like them. A guest who looks like an account gets a number."""
    order = (PEOPLE.c.login.is_(None), PEOPLE.c.created, PEOPLE.c.id)  # accounts first
    rows = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login).order_by(*order)).all()
    claimed: set[str] = set()
    for which, name, login in rows:
        looks, claims, called = likeness(name), None, name
        if login is not None and looks not in claimed:
            claims = looks
            claimed.add(looks)
        elif login is None and looks in claimed:
            called = numbered(name, any_number())
            looks = likeness(called)
        change = PEOPLE.update().where(PEOPLE.c.id == which)
        connection.execute(change.values(name=called, looks=looks, claims=claims))


def downgrade() -> None:
    """Cookies that were exchanged are worth nothing then: people sign in again, and guests are new."""
    op.drop_index("ix_people_claims", "people")
    op.drop_index("ix_people_looks", "people")
    for name in ("exchanged", "claims", "looks"):
        op.drop_column("people", name)
    op.drop_index("ix_seats_person", "seats")
    op.drop_table("sessions")
