"""Short codes that lead to tables in their lobbies."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0010"
down_revision = "v0009"


def upgrade() -> None:
    """Create the table. Lobbies get their codes when somebody comes."""
    op.create_table(
        "join_codes",
        sa.Column("code", ID, primary_key=True),
        sa.Column("table_id", ID, unique=True),
        sa.Column("lobby", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("join_codes")
