"""Workers that share a database: who lives, whose people are where, who leads which table."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    """Create the tables. PostgreSQL need not write them to the disk: after a crash the workers say
    again what is in them."""
    prefixes = ["UNLOGGED"] if op.get_context().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "guests",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("worker", ID, primary_key=True),
        sa.Column("here", sa.LargeBinary, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("worker", ID, nullable=False),
        sa.Column("stand_ins", sa.LargeBinary, nullable=False),
        prefixes=prefixes,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("leases")
    op.drop_table("guests")
    op.drop_table("workers")
