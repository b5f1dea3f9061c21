"""Snapshots in the place of entries, and the records of finished games."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("snapshot", sa.LargeBinary))
    op.add_column("tables", sa.Column("folded", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "records",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them. What snapshots have taken the place of is lost."""
    op.drop_table("records")
    op.drop_column("tables", "touched")
    op.drop_column("tables", "folded")
    op.drop_column("tables", "snapshot")
