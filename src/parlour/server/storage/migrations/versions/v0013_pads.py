"""Score pads that several devices write on."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import HASH, ID

revision = "v0013"
down_revision = "v0012"


def upgrade() -> None:
    """Create the tables. There are no pads yet."""
    op.create_table(
        "pads",
        sa.Column("id", ID, primary_key=True),
        sa.Column("token", HASH, nullable=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pad_lines",
        sa.Column("pad_id", ID, primary_key=True),
        sa.Column("place", ID, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("pad_lines")
    op.drop_table("pads")
