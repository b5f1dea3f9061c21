"""Seats on their way from one device to another."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import HASH

revision = "v0004"
down_revision = "v0003"


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
