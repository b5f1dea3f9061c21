"""Circles, and their members on the way to another device."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import HASH, ID

revision = "v0011"
down_revision = "v0010"


def upgrade() -> None:
    """Create the tables. There are no circles yet."""
    op.create_table(
        "circles",
        sa.Column("id", ID, primary_key=True),
        sa.Column("tag", ID, unique=True, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "circle_members",
        sa.Column("circle_id", ID, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", HASH, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "circle_tables",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("circle_id", ID, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("circle_tables_circle", "circle_tables", ["circle_id"])
    op.create_table(
        "circle_seats",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("token", HASH, primary_key=True),
        sa.Column("circle_id", ID, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
    )
    op.create_table(
        "circle_results",
        sa.Column("circle_id", ID, primary_key=True),
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("transfers", sa.Column("circles", sa.LargeBinary))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("transfers", "circles")
    for each in ("results", "seats", "tables", "members"):
        op.drop_table(f"circle_{each}")
    op.drop_table("circles")
