"""The addresses at which players are told of their turns."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "v0008"
down_revision = "v0007"

ID = sa.String(32).with_variant(postgresql.VARCHAR(32, collation="C"), "postgresql")
HASH = sa.String(64).with_variant(postgresql.VARCHAR(64, collation="C"), "postgresql")


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
