"""The times in which servers ran; bots stand in by the logs."""

import sqlalchemy as sa
from alembic import op

revision = "v0006"
down_revision = "v0005"


def upgrade() -> None:
    """Create the table. That a bot stands in is in the logs from now on."""
    op.drop_column("leases", "stand_ins")
    op.create_table(
        "runs",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it. Leases are made anew."""
    op.drop_table("runs")
    op.execute("DELETE FROM leases")
    op.add_column("leases", sa.Column("stand_ins", sa.LargeBinary, nullable=False))
