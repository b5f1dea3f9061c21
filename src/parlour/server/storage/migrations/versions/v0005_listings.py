"""The list of open tables."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0005"
down_revision = "v0004"


def upgrade() -> None:
    """Create the table. PostgreSQL need not write it to the disk: workers write it again."""
    prefixes = ["UNLOGGED"] if op.get_context().dialect.name == "postgresql" else []
    op.create_table(
        "listings",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("listings")
