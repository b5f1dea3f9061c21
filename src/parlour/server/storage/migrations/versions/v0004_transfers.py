"""Seats on their way from one device to another."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "v0004"
down_revision = "v0003"

HASH = sa.String(64).with_variant(postgresql.VARCHAR(64, collation="C"), "postgresql")


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "transfers",
        sa.Column("code", HASH, primary_key=True),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("taker", HASH),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("transfers")
