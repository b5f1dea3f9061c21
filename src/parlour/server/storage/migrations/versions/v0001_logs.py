"""Tables and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("entries")
    op.drop_table("tables")
