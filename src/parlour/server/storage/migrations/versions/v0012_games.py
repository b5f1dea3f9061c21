"""The games that a browser remembers, on the way to another device."""

import sqlalchemy as sa
from alembic import op

revision = "v0012"
down_revision = "v0011"


def upgrade() -> None:
    """Add the column. Transfers under way carry none."""
    op.add_column("transfers", sa.Column("games", sa.LargeBinary))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("transfers") as transfers:
        transfers.drop_column("games")
