"""The addresses at which players are told of their turns."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import HASH, ID

revision = "v0008"
down_revision = "v0007"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "subscriptions",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("token", HASH, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("subscriptions")
